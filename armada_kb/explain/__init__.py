"""What explains a conclusion of the program: what would turn it, and every reason for it. Import the modules."""

"""The logic program of a question: compiled from the model, checked, solved, and proved. Import the modules."""

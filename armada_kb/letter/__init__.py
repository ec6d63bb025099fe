"""Rulings held against what would hold without them. Import the modules."""

"""Saved questions and what must come out of them."""

"""Statements against one another: two that give opposite verdicts, and those that are of no use."""

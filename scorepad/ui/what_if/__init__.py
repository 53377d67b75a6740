"""The score of any contract in the present state."""

"""The back score, and payments."""

"""The back score, and who pays whom."""

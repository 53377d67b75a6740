"""Shows the sheets of an evening."""

"""Tables as values, independent of how they are shown."""

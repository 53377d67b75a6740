"""Saves the evening on the table, and reads what the archive knows of others."""

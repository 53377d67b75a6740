"""Saves the open evening, and reads others from the archive."""

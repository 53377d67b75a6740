"""Keeps every step in the archive, and brings back what was."""

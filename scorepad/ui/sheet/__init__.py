"""Draws the sheets of an evening."""

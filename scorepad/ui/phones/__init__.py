"""Phones at the table: their server, and the page with the code."""

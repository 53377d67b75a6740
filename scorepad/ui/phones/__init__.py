"""Phones at the table: the server that they speak to, and the page with the code."""

"""Phones at the table: what they ask of the evening on the laptop, and what they are answered."""

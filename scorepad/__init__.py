"""A score sheet for contract bridge at the home table."""

__version__ = "0.1.0"

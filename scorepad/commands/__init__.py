"""The implementation of the commands."""

"""Enters and ranks boards played at several tables."""

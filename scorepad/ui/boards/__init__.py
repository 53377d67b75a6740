"""Enters and ranks boards that several tables play."""

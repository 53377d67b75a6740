"""Enters and corrects deals."""

"""Saved evenings: the list, one of them step by step, standings, charts."""

"""Paints what screen and paper have in common: sheets, contracts, charts."""

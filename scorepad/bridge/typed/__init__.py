"""A deal as people type it: read part after part, and written so that it can be typed again."""

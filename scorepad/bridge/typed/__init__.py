"""A deal as people type it: read part by part, and written so that it can be typed again."""

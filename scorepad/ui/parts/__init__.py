"""General parts of windows."""

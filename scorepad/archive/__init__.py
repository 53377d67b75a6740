"""The archive: every evening in one SQLite file, with every step that led to it."""

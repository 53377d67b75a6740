"""The archive: every evening kept in one SQLite file, with every step that led to it."""

"""The sheet without Qt: its lines, its pages, and all of it as text."""

"""The sheet without Qt: its lines, the pages they go on, and all of it as text."""

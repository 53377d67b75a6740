"""The game of bridge as values and pure functions: no window, no files, no clock."""

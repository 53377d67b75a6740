"""The main window, and what opens from it."""

"""The dialogs an evening begins with: who plays what, the draw, an old evening's results."""

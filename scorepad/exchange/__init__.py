"""Files in and out; knows the game, not the windows."""

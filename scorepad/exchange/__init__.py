"""Files in and out; independent of the windows."""

"""The windows: the only room that knows Qt."""

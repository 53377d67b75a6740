"""Tables as values, for whatever shows them."""

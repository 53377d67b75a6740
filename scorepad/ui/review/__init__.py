"""Looking at saved evenings: the list, one of them step by step, the standings, pictures."""

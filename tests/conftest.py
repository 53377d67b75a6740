"""How hypothesis plays: the same deals at every run, and as long as it needs for each."""

import os

from hypothesis import settings

settings.register_profile("same", deadline=None, derandomize=True, max_examples=100)
settings.register_profile("new", deadline=None, max_examples=1000)  # to look for trouble
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))

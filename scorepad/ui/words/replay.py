"""What is said where an evening is gone through deal by deal."""

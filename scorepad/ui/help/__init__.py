"""Help, and what is said when something went wrong."""

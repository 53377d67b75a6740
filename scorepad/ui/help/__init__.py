"""The help, and messages about errors of the program."""

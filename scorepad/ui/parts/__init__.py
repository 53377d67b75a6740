"""What windows are made of, whatever they show."""

"""What any contract would score now."""

"""The evening on paper: pages of vectors for the printer, PDF, pictures and the preview."""

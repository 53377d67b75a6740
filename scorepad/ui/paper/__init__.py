"""The evening on paper: vector pages for the printer, PDF, pictures and the preview."""

"""Who sits at the table, and what is played next."""

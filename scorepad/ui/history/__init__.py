"""What an archive has of the past: steps of an evening, deleted evenings, backups."""

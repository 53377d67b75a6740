"""What an archive still has of the past: the steps of an evening, deleted evenings, copies."""

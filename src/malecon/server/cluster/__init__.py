"""Several processes that share their tables."""

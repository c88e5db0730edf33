"""Self-play: bots play many games among themselves, and every position of which there was a choice is kept as data."""

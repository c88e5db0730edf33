"""A game in the terminal: `malecon play`."""

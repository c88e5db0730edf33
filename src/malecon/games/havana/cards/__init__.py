"""The thirteen action cards, by what they do. `deck.py` has them all in order."""

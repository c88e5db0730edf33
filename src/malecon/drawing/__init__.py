"""A table drawn in characters, by its sheet: what the terminal shows, and what a program prints."""

"""How the tables of the games are shown as lists: one file for each game."""

"""One table of the lobby: its log is the truth, and everything about it follows from reading the log from the start."""

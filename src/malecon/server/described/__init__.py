"""Any table in words, for whoever cannot see it or wants to read it."""

"""Where tables and identities are kept: SQLite in a living room, PostgreSQL in a club, by one schema."""

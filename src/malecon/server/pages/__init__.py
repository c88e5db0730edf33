"""The plain pages: home and table in two languages, without a build step, until a richer client takes their place."""

"""The arena: bots meet in many games, and how they did is counted, rated and kept."""

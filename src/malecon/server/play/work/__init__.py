"""Work that takes a while: done in processes of its own, in fair turns, once for all who ask for the same."""

"""The thirteen action cards. Siesta has no action; Protection works by lying open."""

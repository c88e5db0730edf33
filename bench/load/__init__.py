"""The load of `make bench-server`: people at tables, thin sockets, and what they cost."""

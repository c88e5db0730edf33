"""What goes on at the tables: people at their sockets, bots, and whoever looks after them."""

"""The nine Cubans. A player who stops at an active one may use his function, then moves his broker."""

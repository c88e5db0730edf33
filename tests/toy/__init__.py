"""Games of somebody else, for the tests: nothing outside their folders knows of them."""

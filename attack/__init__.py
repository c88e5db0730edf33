"""The attack suite: a stranger does their worst from one address, a visitor from another one measures what it does.

Everything goes to servers that the suite starts itself on this machine's loopback, every attack is bounded in time, and
whatever was started is stopped at the end. `make attack`, `make fuzz` and `make kills` run it.
"""

"""Bots: they are sent the view of their seat and the legal moves, and answer with one.

They never hold up anybody: the server waits for them as it waits for people. A process that dies or thinks for too long
is replaced, and the question is asked again; after a few failures any legal move will do, so that the table goes on.
"""

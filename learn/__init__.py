"""Teaches the judges of the games: self-play, labels by search, a small network, and games that decide on it.

Nothing of it is needed to play: what comes of it is `network.bin` beside the rules of a game. docs/learning.md tells
how it works and what came of it.
"""

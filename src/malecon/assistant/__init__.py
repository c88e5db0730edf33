"""A seat for assistants: programs that speak, which play through a few tools (`malecon mcp`).

They see what the seat sees, in words, and after the first look only what has changed.
"""

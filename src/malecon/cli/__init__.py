"""The `malecon` command."""

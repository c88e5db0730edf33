"""`python -m malecon` is the `malecon` command."""

from malecon.cli.main import main

main()

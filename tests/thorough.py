"""How much the slow tests do: a part of it in `make test`, all of it in `make soak`."""

import os

THOROUGH = os.environ.get("MALECON_THOROUGH", "") not in ("", "0")

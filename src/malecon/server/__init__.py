"""The server: tables people sit down at, live play, storage. `malecon serve` starts it."""

"""What a browser is shown: the client that was built from `web/`, and a page for whatever cannot be shown."""

"""Alembic's entry: the migrations run on the connection that the server hands over."""

from alembic import context

from malecon.server.storage.schema import SCHEMA

context.configure(connection=context.config.attributes["connection"], target_metadata=SCHEMA, render_as_batch=True)
context.run_migrations()

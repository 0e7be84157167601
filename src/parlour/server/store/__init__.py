"""Append-only table logs and accounts in SQLite or PostgreSQL.

Run `migrate.migrate(url)` once before the event loop starts, then
`await store.Store.open(url)`. `rows` alone has rows and errors.
"""

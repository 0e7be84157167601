"""Append-only table logs and accounts in SQLite or PostgreSQL.

Run `migrate.migrate(url)` once before the event loop starts, then
`await store.Store.open(url)`. Who needs only rows and errors imports `rows`.
"""

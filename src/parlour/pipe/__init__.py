"""`parlour engine`: games for programs in any language, as JSON lines.

Each request is one line and gets one reply line, in order. `frames` defines both,
`engine` answers them; docs/bots/engine.md is the reference for clients.
"""

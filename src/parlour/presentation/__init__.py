"""How a game is shown to people: layout, hints, the guided game, its pages.

They are files beside a game's rules, described in docs/clients.md; a game that
lacks one of them gets a fair default.
"""

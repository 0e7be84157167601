"""Layout, hints, guides and pages, read from the files beside a game's rules.

They are files beside a game's rules, described in docs/games/layout.md; a game that
lacks one of them gets a fair default.
"""

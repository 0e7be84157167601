"""Presentation of a game: layout, hints, guided game and pages.

These are files beside a game's rules, described in docs/games/layout.md. A game that
lacks one of them gets a default.
"""

"""Entries about pictures that people bring along: portraits, handouts, scenes."""

# ruff: noqa: RUF012  a Struct copies its empty lists

from typing import Annotated

from msgspec import Meta

from parlour.story.entries.base import Entry, Ref, Seat


class Pictured(Entry, tag="pictured"):
    """A portrait, or a picture in the Dealer's drawer that nobody else sees yet."""

    file: Annotated[str, Meta(min_length=1, max_length=40)]
    """What it is kept under; nobody is told."""
    caption: Annotated[str, Meta(max_length=300)] = ""
    """What is to be seen, in words: for the drawer it has to be said."""
    of: Annotated[str, Meta(max_length=40)] = ""
    """Whose portrait it is; empty for the drawer."""


class PictureShown(Entry, tag="picture_shown"):
    """The Dealer shows a picture of the drawer: as a handout, or as a scene's."""

    picture: Ref
    to: Annotated[list[Seat], Meta(max_length=8)] = []
    """Whom it is for; empty for everybody."""
    scene: Ref | None = None
    """The scene that is going on, where it is its picture."""


class PictureRemoved(Entry, tag="picture_removed"):
    """A picture is taken away: nobody sees it any more."""

    picture: Ref

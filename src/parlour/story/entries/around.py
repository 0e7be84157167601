"""Entries around the story: notes, amendments, the stop card, the Dealer's hand."""

from typing import Annotated, Literal

from msgspec import Meta

from parlour.story.entries.base import Entry, Ref, Seat, Short, Spoken, Text

# Around it


class PrivateNote(Entry, tag="private_note"):
    text: Text


class DealerNote(Entry, tag="dealer_note"):
    text: Text


class Amend(Entry, tag="amend"):
    entry: Ref
    text: Text
    facts: bool = False
    """It changes facts, so the Dealer must say yes."""


class AmendAnswered(Entry, tag="amend_answered"):
    amend: Ref
    yes: bool


class Stop(Entry, tag="stop"):
    pass


class Retold(Entry, tag="retold"):
    """While the stop card lies: a part is told anew, or dropped if empty."""

    entry: Ref
    text: Spoken = ""


class GoOn(Entry, tag="go_on"):
    pass


class Switched(Entry, tag="switched"):
    """The Dealer switches one of the table's helps off, or on again."""

    what: Literal["bell", "effects", "suggestions", "guesses"]
    on: bool


class Override(Entry, tag="override"):
    """The Dealer corrects the state of play by hand, for all to see (FUG-J07)."""

    why: Short
    what: Literal[
        "ruling",
        "undo",
        "quota",
        "wound",
        "revive",
        "retry",
        "settle",
        "bell",
        "deck",
        "contest",
    ]
    entry: Ref | None = None
    """`undo`: the last step. `retry`: the barred task. `bell`: the bell let go.
    `wound`: a wound, however it came about."""
    seat: Seat | None = None
    source: Literal["self", "gift"] | None = None
    amount: Annotated[int, Meta(ge=-6, le=6)] = 0
    """`quota`: so many flashbacks more, or fewer, for this seat in this session."""
    who: Annotated[str, Meta(max_length=40)] = ""
    success: bool = False
    """`settle`: how the open task ends."""
    words: Annotated[str, Meta(max_length=200)] = ""
    """`contest`: what the cards do not know, in the contest's notation; `clock` to
    play on for somebody who is slow, `close` to end it at once. `wound`: `gone` as if
    it had never been, `open` or `tended`."""

"""The base class of journal entries, and the limits of their fields."""

from collections.abc import Generator
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=2_000)]
Spoken: TypeAlias = Annotated[str, Meta(max_length=2_000)]
Short: TypeAlias = Annotated[str, Meta(min_length=1, max_length=120)]
Maybe: TypeAlias = Annotated[str, Meta(max_length=120)]
Who: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
"""`p0` the persona of seat 0, `c1` the first game-character that was brought in."""
Part: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Parts: TypeAlias = Annotated[list[Part], Meta(max_length=12)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Ref: TypeAlias = Annotated[int, Meta(ge=1)]
"""The number of an earlier entry."""
Unit: TypeAlias = Literal["seconds", "minutes", "hours"]
Sealed: TypeAlias = Literal["intro", "setting", "advice", "chapter"]
"""A part of a content-set that is opened to some."""
Source: TypeAlias = Literal["self", "gift", "signifier", "story"]
Steps: TypeAlias = Generator[None, None, None]


class JournalEntry(
    Struct,
    tag_field="is",
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """One entry: what somebody did, and its rule."""

    def steps(self, story: Any, record: Any) -> Steps:
        """Returns the rule, for a `Story` and the entry's own `Record` in it.

        What stands before its `yield` looks whether the entry is allowed and changes
        nothing; what stands after it is done once the entry is kept. Words alone are
        always allowed, and change nothing.
        """
        yield

"""Story tables over HTTP, as data: what goes in and what comes out."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from parlour.server.api.data import Body, OptionName, OptionValue
from parlour.server.games.catalogue import OptionInfo
from parlour.server.tables.frames import Name
from parlour.story.views.view import AboutSet


class ContentBody(Body):
    """One of Parlour's own content-sets, or a file that nobody is shown."""

    content: Annotated[str, Meta(max_length=60)] | None = None
    source: Annotated[str, Meta(min_length=1)] | None = None
    """How long it may be, its check says."""


class StoryBody(ContentBody):
    """A new story table."""

    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=30)] = field(
        default_factory=dict
    )
    public: bool = False
    watch: Literal["none", "public"] = "public"
    language: Annotated[str, Meta(pattern="^[a-z]{2}$")] = "en"
    """What the table speaks: bots write in it, where there are words for them."""
    name: Name | None = None
    names: Annotated[list[Name], Meta(max_length=7)] = field(default_factory=list)
    """More people at the host's own screen."""


class PictureBody(Body):
    """A portrait, or a picture for the Dealer's drawer."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    picture: Annotated[bytes, Meta(min_length=1)]
    """JPEG, PNG or WebP."""
    caption: Annotated[str, Meta(max_length=300)] = ""
    """What is to be seen, in words; for the drawer it has to be said."""
    of: Annotated[str, Meta(max_length=40)] = ""
    """Whose portrait it is: `p0` or `c1`; empty for the drawer."""


class PictureKept(Struct, kw_only=True):
    picture: int
    """The entry by which it came: it is asked for by this number."""


class SetInfo(AboutSet, kw_only=True):
    """A content-set that comes along, with the options that it presets."""

    options: dict[str, str | int | bool]


class Sets(Struct, kw_only=True):
    sets: list[SetInfo]
    options: list[OptionInfo]
    credit: str
    """The system's credit line, to be shown as prominently as any other."""
    licence: str

"""A campaign as one page: HTML that needs nothing else beside it."""

import secrets
from base64 import b64encode
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from parlour.story.exports.export import Export, Pictures, StoryDocument, no_picture
from parlour.words.messages import ENGLISH

if TYPE_CHECKING:
    from jinja2 import Template

STYLE: Final = files(__package__).joinpath("page.css").read_text("utf-8")


@cache
def template() -> "Template":
    from jinja2 import Environment  # seldom wanted, and a server starts sooner without

    made = Environment(
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    return made.from_string(files(__package__).joinpath("page.html").read_text("utf-8"))


def parts(
    found: Export, language: str = ENGLISH, pictures: Pictures = no_picture
) -> list[str | int]:
    """Returns the page as text, with a number wherever a picture of the table goes.

    So nobody needs to hold all pictures at once.
    """
    story = StoryDocument(found, language, pictures).data()
    story["drawn"] = {
        card: data_url("image/svg+xml", drawn.encode())
        for card, drawn in story["drawn"].items()
    }
    mark = secrets.token_hex(16)  # nobody can have written it
    brought = {one.picture: f"{mark}{one.picture}{mark}" for one in found.pictures}
    text = template().render(story, brought=brought, style=STYLE)
    return [
        int(part) if place % 2 else part for place, part in enumerate(text.split(mark))
    ]


def html(
    found: Export, language: str = ENGLISH, pictures: Pictures = no_picture
) -> str:
    """Returns one page that needs nothing else, fit to be read and to be printed."""
    brought = {one.picture: one for one in found.pictures}
    return "".join(
        part
        if isinstance(part, str)
        else data_url(brought[part].media, brought[part].body)
        for part in parts(found, language, pictures)
    )


def data_url(media: str, body: bytes) -> str:
    """Returns a picture as an address that holds it whole."""
    return f"data:{media};base64,{b64encode(body).decode()}"

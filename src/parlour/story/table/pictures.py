"""Pictures that people bring along: portraits, and what a Dealer has in the drawer.

The player of a persona brings its portrait, the Dealer those of game-characters.
A picture in the drawer is shown as a handout, or as the picture of a scene. `seen.py`
decides which picture a reader sees.
"""

from typing import Annotated, Final

from msgspec import Meta

from parlour.engine.refusals import Refusal
from parlour.story.basics.people import Persona, Someone
from parlour.story.entry import JournalEntry, Ref, Seat, Steps
from parlour.story.rules import ANY, BEGUN, rule
from parlour.story.state import JournalRecord, Picture, Story

MAX_DRAWER_PICTURES: Final = 60
"""Pictures in the drawer at a time."""


@rule(when=BEGUN)
class Pictured(JournalEntry, tag="pictured"):
    """A portrait, or a picture in the Dealer's drawer that nobody else sees yet."""

    file: Annotated[str, Meta(max_length=40)] = ""
    """The storage key; never sent to anybody."""
    caption: Annotated[str, Meta(max_length=300)] = ""
    """A description of the picture; required for the drawer."""
    of: Annotated[str, Meta(max_length=40)] = ""
    """The character on a portrait; empty for the drawer."""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        someone = story.someone(self.of) if self.of else None
        if someone is not None:
            may_portray(story, record.by, someone)
        else:
            may_prepare(story, record.by, self)
        yield
        story.pictures[record.seq] = Picture(
            record.seq, self.file, self.caption.strip(), self.of
        )
        if someone is not None:
            take_away(story, someone.portrait)
            someone.portrait = record.seq


def may_portray(story: Story, seat: int, someone: Someone) -> None:
    if not isinstance(someone, Persona):
        if seat != story.dealer:
            raise Refusal("dealer-only")
    elif someone.seat != seat:
        raise Refusal("not-yours-to-play")
    elif not someone.description:
        raise Refusal("no-persona-yet")


def may_prepare(story: Story, seat: int, entry: Pictured) -> None:
    if seat != story.dealer:
        raise Refusal("dealer-only")
    if not entry.caption.strip():
        raise Refusal("say-what-it-shows")
    kept = [one for one in story.pictures.values() if not one.of and not one.gone]
    if len(kept) >= MAX_DRAWER_PICTURES:
        raise Refusal("drawer-full")


@rule(writer="dealer", when=ANY[3:7])
class PictureShown(JournalEntry, tag="picture_shown"):
    """The Dealer shows a picture of the drawer: as a handout, or as a scene's."""

    picture: Ref
    to: Annotated[list[Seat], Meta(max_length=8)] = []
    """Seats that see it; empty for everybody."""
    scene: Ref | None = None
    """The scene that is going on, where it is its picture."""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        picture = story.pictures.get(self.picture)
        if picture is None or picture.gone or picture.of:
            raise Refusal("no-such-picture")
        for other in self.to:
            story.place(other)
        if self.scene is not None and (self.to or self.scene != story.scene_at):
            raise Refusal("no-such-scene")
        yield
        picture.shown[record.seq] = list(self.to)
        if self.scene is not None:
            story.scene_picture = picture.entry


@rule(when=BEGUN, calm=True)
class PictureRemoved(JournalEntry, tag="picture_removed"):
    """A picture is taken away: nobody sees it any more."""

    picture: Ref

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        """Allows only its subject's player, the player who brought it, and the
        Dealer."""
        picture = story.pictures.get(self.picture)
        wrong = Refusal("no-such-picture")  # of others' drawers nobody learns anything
        if picture is None or picture.gone:
            raise wrong
        brought = story.record(picture.entry)
        own = brought.seat == record.by and brought.seq > story.places[record.by].since
        if picture.of:
            someone = story.someone(picture.of)
            own = own or (isinstance(someone, Persona) and someone.seat == record.by)
            wrong = Refusal("not-yours-to-play")
        if not own and record.by != story.dealer:
            raise wrong
        yield
        take_away(story, picture.entry)


def take_away(story: Story, number: int | None) -> None:
    """Hides this picture from everybody."""
    if number is None:
        return
    picture = story.pictures[number]
    picture.gone = True
    for entry in (number, *picture.shown):
        story.touch(entry)
    if story.scene_picture == number:
        story.scene_picture = None
    if picture.of:
        story.someone(picture.of).portrait = None

"""Pictures that people bring along: portraits, and what a Dealer has in the drawer.

Whoever plays a persona brings its portrait, the Dealer those of game-characters.
A picture in the drawer is shown as a handout, or as the picture of a scene. Who sees
which is decided in `seen.py`.
"""

from typing import Final

from parlour.engine.refusals import Refusal
from parlour.story import entries as e
from parlour.story.basics.people import Persona, Someone
from parlour.story.rules import ANY, BEGUN, Steps, rule
from parlour.story.state import Picture, Record, Story

DRAWER: Final = 60
"""Pictures in the drawer at a time."""


@rule(e.Pictured, when=BEGUN)
def pictured(story: Story, entry: e.Pictured, record: Record) -> Steps:
    someone = story.someone(entry.of) if entry.of else None
    if someone is not None:
        may_portray(story, record.by, someone)
    else:
        may_prepare(story, record.by, entry)
    yield
    story.pictures[record.seq] = Picture(
        record.seq, entry.file, entry.caption.strip(), entry.of
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


def may_prepare(story: Story, seat: int, entry: e.Pictured) -> None:
    if seat != story.dealer:
        raise Refusal("dealer-only")
    if not entry.caption.strip():
        raise Refusal("say-what-it-shows")
    kept = [one for one in story.pictures.values() if not one.of and not one.gone]
    if len(kept) >= DRAWER:
        raise Refusal("drawer-full")


@rule(e.PictureShown, writer="dealer", when=ANY[3:7])
def picture_shown(story: Story, entry: e.PictureShown, record: Record) -> Steps:
    picture = story.pictures.get(entry.picture)
    if picture is None or picture.gone or picture.of:
        raise Refusal("no-such-picture")
    for other in entry.to:
        story.place(other)
    if entry.scene is not None and (entry.to or entry.scene != story.scene_at):
        raise Refusal("no-such-scene")
    yield
    picture.shown[record.seq] = list(entry.to)
    if entry.scene is not None:
        story.scene_picture = picture.entry


@rule(e.PictureRemoved, when=BEGUN, calm=True)
def picture_removed(story: Story, entry: e.PictureRemoved, record: Record) -> Steps:
    """Whose portrait it is, whoever brought it, or the Dealer."""
    picture = story.pictures.get(entry.picture)
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
    """Nobody sees this picture any more."""
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

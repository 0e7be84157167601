"""The campaign as one seat or watcher sees it: plain data.

`seen.py` alone fills these in; nothing else decides what anybody may see.
"""

from typing import Any, Literal, TypeVar

from msgspec import Struct, field

from parlour.story.basics.facts import EntryFacts
from parlour.story.basics.people import Condition, Seated
from parlour.story.content.content_set import SceneText
from parlour.story.entries import AnyEntry
from parlour.story.entry import Sealed
from parlour.story.state import Flashback, Ringing, State, Try

Shown = TypeVar("Shown", bound=Struct)


def of(kind: type[Shown], one: object, /, **more: Any) -> Shown:
    """Makes a view from the fields of the same name, and from those given."""
    names = [name for name in kind.__struct_fields__ if name not in more]
    return kind(**{name: getattr(one, name) for name in names}, **more)


class EntryView(Struct, kw_only=True):
    """One entry as this reader may see it."""

    seq: int
    at: float
    session: int
    seat: int | None
    """The author's seat; None for the table, and for a stop card."""
    kind: str
    entry: AnyEntry
    """Without what is not this reader's to know, and without words that were put right
    or dropped."""
    status: str = ""
    """`pending`, `accepted`, `vetoed`, `ruled_out`, `withdrawn` or `undone`."""
    facts: EntryFacts = field(default_factory=EntryFacts)
    """Facts that followed: the card that was flipped, the seat that was appointed."""
    amended: str = ""
    """The words as they were put right later."""


class PictureView(Struct, kw_only=True):
    """A picture that this reader may see, at `/api/tables/ID/pictures/PICTURE`."""

    picture: int
    caption: str


class Handout(PictureView, kw_only=True):
    """A picture that the Dealer showed to this reader, or to everybody."""

    shown: int
    """The entry by which it was shown last."""
    by: int
    """The seat that dealt then."""
    to_all: bool


class Prepared(PictureView, kw_only=True):
    """A picture in the Dealer's drawer."""

    to: list[int]
    """Seats that it was shown to, one by one."""
    to_all: bool


class NoteView(Struct, kw_only=True):
    """A note or a draft that this reader asked for."""

    seq: int
    at: float
    session: int
    kind: Literal["private_note", "dealer_note", "memory_drafted"]
    by: int
    text: str
    persona: str = ""
    """The persona of a draft."""


class Quota(Struct, kw_only=True):
    left: int
    most: int


class SeatView(Seated, kw_only=True):
    persona: str = ""
    """The one this seat plays now; empty before there is one."""
    dealer: bool = False
    has_dealt: bool = False
    own_flashbacks: Quota
    gifts: Quota


class AbilityView(Struct, kw_only=True):
    memory: int
    """Names the ability too: each comes with one memory."""
    name: str
    parts: list[str]
    state: Literal["usable", "blocked", "lost"]
    by: list[int] = []
    """The wounds that block it, or lost it."""


class WoundView(Struct, kw_only=True):
    wound: int
    kind: Literal["temporary", "permanent"]
    part: str
    tended: bool
    healed: bool


class SheetView(Struct, kw_only=True):
    """A persona as it stands on its sheet."""

    persona: str
    seat: int
    run_by: Literal["player", "dealer", "nobody"]
    description: str
    looks_like: str
    sounds_like: str
    feature: str
    category: str
    feature_by: int | None
    name: str
    signifier: str
    """A card such as M03, or nothing yet."""
    signifier_live: bool
    memories: list[int]
    abilities: list[AbilityView]
    wounds: list[WoundView]
    state: Condition
    in_scene: bool
    portrait: PictureView | None


class CharacterView(Struct, kw_only=True):
    """A game-character that was brought in."""

    who: str
    shown_as: str
    wounds: list[WoundView]
    state: Condition
    in_scene: bool
    declared: list[str]
    """Abilities that were used in front of everybody."""
    portrait: PictureView | None


class MemoryView(Flashback, kw_only=True):
    """A note on the memory board."""

    memory: int
    cards: list[str]
    """The Signifiers that brought it; none for other sources."""
    vetoes: int
    names_ability: int | None
    """The seat that is to name the ability now; None once it is named."""


class QuestionView(Struct, kw_only=True):
    question: int
    text: str
    about: int | None


class Creation(Struct, kw_only=True):
    """The persona in creation, and the next step."""

    persona: str
    seat: int
    stage: Literal["describe", "suggest", "answer"]
    neighbour: int
    suggestion: str = ""
    category: str = ""
    second: bool = False
    """The second suggestion is binding."""
    refused: str = ""
    """The Dealer's reason for another description or suggestion."""
    not_again: str = ""
    """The category of what was vetoed."""


class TaskView(Try, kw_only=True):
    task: int
    lacks_ability: bool
    """Unused flashbacks glow."""


class Bell(Ringing, kw_only=True):
    """A live Signifier was turned up."""

    bell: int
    stage: Literal["memory", "ability", "use"]
    in_contest: bool


class Suggestion(Struct, kw_only=True):
    """A trigger that fits what has just happened; for the Dealer only."""

    trigger: str
    chapter: int
    because: int
    """The entry that mentions it."""
    personae: list[str]
    flashback: str
    ability: str


class SealedPart(Struct, kw_only=True):
    """A part that this seat may open, without its text."""

    part: Sealed
    number: int
    opened: bool


class ChapterTrigger(Struct, kw_only=True):
    id: str
    when: str
    ref: str
    who: str
    limit: str
    flashback: str
    ability: str
    parts: list[str]
    includes: list[str]
    recognises: str
    spent: bool
    personae: list[str]
    """Personae for whom it may be fired now."""


class ChapterCharacter(Struct, kw_only=True):
    """A character of the content-set, as Dealers read it."""

    id: str
    who: str
    """Empty until it is brought in."""
    shown_as: str
    text: str
    abilities: list[str]
    weapon: bool


class SealedText(Struct, kw_only=True):
    """The text of a sealed part, for a seat that may read it."""

    part: Sealed
    number: int
    title: str
    text: str
    scenes: list[SceneText] = []
    """Each has a title; where the set says none, its id in words."""
    characters: list[ChapterCharacter] = []
    triggers: list[ChapterTrigger] = []


class Cast(Struct, kw_only=True):
    """A game-character's abilities and weapon, as its content-set has them."""

    who: str
    abilities: list[str]
    weapon: bool


class DealerView(Struct, kw_only=True):
    """The parts that only this session's Dealer sees."""

    suggestions: list[Suggestion]
    advice: list[str]
    """Message ids of what the rules advise right now, such as sparing personae."""
    asked: list[int]
    """Entries that wait for the Dealer's word."""
    undo: int | None
    """The last step of play, where it can be undone."""
    characters: list[Cast]
    """Abilities and weapons of the game-characters in play."""
    drawer: list[Prepared]


class ContestHand(Struct, kw_only=True):
    """A hand of the contest by its number, and whose it is at the story table."""

    hand: int
    who: str
    seat: int | None
    """The seat at the story table that plays it; the Dealer for game-characters."""
    group: int
    side: str
    abilities: list[str]
    """What its abilities are called, in the order of `ability-1`, `ability-2`, …; of a
    game-character, to all but the Dealer, only those that were declared."""
    weapon: bool
    joined: bool
    """Whether it is in the round, or all are asked who will be."""
    turn: bool
    """Whether it plays, answers or decides now."""


class AboutSet(Struct, kw_only=True):
    """Public facts about a content-set."""

    id: str
    title: str
    blurb: str
    licence: str
    credits: list[str]
    sessions: int
    session_hours: list[int]
    locked: list[str]


class ContentView(AboutSet, kw_only=True):
    """Facts about the content-set for everybody at the table."""

    can: list[str]
    cannot: list[str]
    healing: str
    uploaded: bool
    parts: list[str]
    """The body, the set's own parts included."""


class Previously(Struct, kw_only=True):
    """A line of what happened in the last session."""

    seq: int
    kind: str
    who: str
    text: str


class StoryView(Struct, kw_only=True):
    """The whole campaign as one reader may see it."""

    state: State
    session: int
    """0 before the first."""
    sessions: int
    content: ContentView | None
    options: dict[str, str | int | bool]
    seats: list[SeatView]
    dealer: int | None
    dealers: list[list[str]]
    """For each session that was opened, who dealt it, one after the other."""
    next_dealer: int | None
    may_deal: list[int]
    """Seats that may be named as next Dealer."""
    sheets: list[SheetView]
    characters: list[CharacterView]
    intro: str
    """Once it was read aloud."""
    scene: str
    scene_at: int
    """The entry that set the scene; 0 before there is one in this session."""
    scene_picture: PictureView | None
    handouts: list[Handout]
    memories: list[MemoryView]
    questions: list[QuestionView]
    previously: list[Previously]
    creation: Creation | None
    task: TaskView | None
    bells: list[Bell]
    contest: int | None
    """The entry that opened the contest that is going on."""
    contest_to_tell: int | None
    """The seat that tells a bit of the action from the card just turned up."""
    table_cards: list[str]
    """Cards that lie large on every screen until they are narrated."""
    deck: int
    discard: list[str]
    unseen: int
    """Cards in the discard that nobody has seen."""
    stopped: bool
    helps: dict[str, bool]
    """The table's helps that the Dealer can switch off."""
    waiting: list[int]
    """Seats that somebody waits for."""
    may: list[str]
    """Kinds of entries that this seat may write now."""
    sealed: list[SealedPart]
    dealing: DealerView | None

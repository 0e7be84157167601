"""What is written in a campaign's journal: one class for each kind of entry.

An entry says what somebody did, never what followed from it: sheets, quotas,
cards and permissions are worked out from the whole journal. Who wrote an entry is
kept beside it, in its `Line`; a played stop card has nobody beside it (FUG-J08).
Where `text` may be empty the words were spoken aloud (FUG-J09).
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct, field

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
Source: TypeAlias = Literal["self", "gift", "signifier", "story"]


class Entry(
    Struct,
    tag_field="is",
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """One entry."""


# Who plays, what, and who deals


class SeatJoined(Entry, tag="seat_joined"):
    name: Annotated[str, Meta(min_length=1, max_length=24)]


class SeatLeft(Entry, tag="seat_left"):
    """A seat is given up for good, before the story begins."""


class ContentChosen(Entry, tag="content_chosen"):
    """The whole content-set goes into the journal: nothing may change it later."""

    source: str
    uploaded: bool = False


class OptionsSet(Entry, tag="options_set"):
    options: Annotated[dict[str, str | int | bool], Meta(max_length=30)]


class KnowsStory(Entry, tag="knows_story"):
    """This seat has read the file outside the table, for all to see (FUG-X11)."""


class DealerAppointed(Entry, tag="dealer_appointed"):
    """A seat's yes to the next Dealer; appointed once all who are here agree."""

    dealer: Seat


class DealerReplaced(Entry, tag="dealer_replaced"):
    """A seat's yes to another Dealer in mid-session (FUG-J04)."""

    dealer: Seat


class DealingDeclined(Entry, tag="dealing_declined"):
    declines: bool = True


class Away(Entry, tag="away"):
    """A seat is away for the session, or back (FUG-S09)."""

    seat: Seat
    away: bool


# The opening


class ChapterOpened(Entry, tag="chapter_opened"):
    """The fact that a seat opened what it may read; never the text."""

    part: Literal["intro", "setting", "advice", "chapter"]
    number: Annotated[int, Meta(ge=0, le=99)] = 0


class EyesClosed(Entry, tag="eyes_closed"):
    """All but the Dealer close their eyes."""


class IntroRead(Entry, tag="intro_read"):
    pass


class PersonaDescribed(Entry, tag="persona_described"):
    text: Text
    looks_like: Maybe = ""
    sounds_like: Maybe = ""


class PersonaRefused(Entry, tag="persona_refused"):
    """The Dealer finds a description outside the limits (FUG-P03)."""

    persona: Who
    why: Short


class FeatureSuggested(Entry, tag="feature_suggested"):
    persona: Who
    category: Short
    """What kind of feature it is: a second suggestion is of another kind."""
    text: Text


class FeatureRejected(Entry, tag="feature_rejected"):
    """The Dealer finds a suggestion illegal (FUG-P05), or too like the first (P07)."""

    persona: Who
    rule: Literal["FUG-P05", "FUG-P07"] = "FUG-P05"
    why: Maybe = ""


class FeatureVetoed(Entry, tag="feature_vetoed"):
    persona: Who


class FeatureAccepted(Entry, tag="feature_accepted"):
    persona: Who


class NewPersona(Entry, tag="new_persona"):
    """A seat's yes to a new persona for the player of a dead one (FUG-W11)."""

    seat: Seat


class SignifiersDealt(Entry, tag="signifiers_dealt"):
    """To everybody who has none yet."""


class SessionOpened(Entry, tag="session_opened"):
    pass


class SessionClosed(Entry, tag="session_closed"):
    pass


# Telling


class SceneSet(Entry, tag="scene"):
    """The Dealer frames a scene; the last one ends."""

    text: Spoken = ""


class InScene(Entry, tag="in_scene"):
    who: Who
    here: bool


class CharacterEntered(Entry, tag="character_entered"):
    """A character of the content-set by its id there, or one made up now."""

    character: Annotated[str, Meta(max_length=60)] = ""
    shown_as: Maybe = ""


class Narration(Entry, tag="narration"):
    text: Spoken = ""
    who: Annotated[str, Meta(max_length=40)] = field(name="as", default="")


class Speech(Entry, tag="speech"):
    who: Who = field(name="as")
    text: Spoken = ""


class Named(Entry, tag="named"):
    name: Annotated[str, Meta(min_length=1, max_length=60)]


class QuestionAsked(Entry, tag="question"):
    """Something still unexplained, for the memory board."""

    text: Short
    about: Ref | None = None


class Answered(Entry, tag="answered"):
    question: Ref


# Flashbacks


class MemoryDrafted(Entry, tag="memory_drafted"):
    """A gift in the making, for its author's eyes only (FUG-F26)."""

    persona: Who
    text: Text


class Memory(Entry, tag="memory"):
    """A flashback as it is told; it is pending until its ability is named."""

    source: Source
    persona: Who
    text: Text
    trigger: Maybe = ""
    appears: Annotated[list[Who], Meta(max_length=20)] = []
    augments: Annotated[list[Ref], Meta(max_length=10)] = []
    bell: Ref | None = None
    """For source `signifier`: the number of the bell that is told."""
    draft: Ref | None = None


class MemoryWithdrawn(Entry, tag="memory_withdrawn"):
    """A draft is thrown away before anybody saw it."""

    memory: Ref


class MemoryRuledOut(Entry, tag="memory_ruled_out"):
    memory: Ref
    rule: Literal["FUG-F03", "FUG-F04", "FUG-F05"]
    why: Maybe = ""


class Ability(Entry, tag="ability"):
    """Names what the persona can do now: completes a memory."""

    memory: Ref
    name: Short
    parts: Parts = []


class AbilityVetoed(Entry, tag="ability_vetoed"):
    memory: Ref


class AbilityWorded(Entry, tag="ability_worded"):
    """The Dealer words an ability (FUG-F08)."""

    memory: Ref
    name: Short
    parts: Parts | None = None


class SharedMemory(Entry, tag="shared_memory"):
    memory: Ref


class SignifierTurned(Entry, tag="signifier_turned"):
    """The Dealer rings the bell by hand, where the table does not mind it."""

    card: Annotated[str, Meta(pattern="^M(0[0-9]|1[0-9]|2[01])$")]
    on: Who
    by: Seat | None = None
    """The seat that turned it up from its own cards; None for the Dealer."""


class ImmediateUse(Entry, tag="immediate_use"):
    """What a persona does at once with what a Signifier brought (FUG-F22)."""

    bell: Ref
    how: Literal["describe", "act", "pass"]
    text: Spoken = ""


class TriggerFired(Entry, tag="trigger_fired"):
    trigger: Annotated[str, Meta(min_length=1, max_length=60)]
    personae: Annotated[list[Who], Meta(max_length=8)] = []


# Actions


class BasicAction(Entry, tag="basic_action"):
    who: Who = field(name="as")
    text: Spoken = ""


class NotBasic(Entry, tag="not_basic"):
    action: Ref


class SkilledAction(Entry, tag="skilled_action"):
    """A persona tries something that would test an ordinary person."""

    persona: Who
    task: Short
    again: Ref | None = None
    """The earlier try at the same task."""


class TaskSet(Entry, tag="task_set"):
    """The Dealer says the difficulty aloud, and which ability helps."""

    difficulty: Annotated[int, Meta(ge=1, le=14)]
    ability: Ref | None = None
    unit: Unit | None = None
    """Time Passes, in this unit."""


class TaskGranted(Entry, tag="task_granted"):
    ability: Ref


class TaskDropped(Entry, tag="task_dropped"):
    """It is not tried after all, or is no skilled action."""


class TaskFlip(Entry, tag="task_flip"):
    pass


class TaskChoice(Entry, tag="task_choice"):
    """Time Passes: go on, or give up."""

    go_on: bool


class TaskNarration(Entry, tag="task_narration"):
    text: Spoken = ""


# Contests


class Hand(Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A character in a contested action."""

    who: Who
    group: Annotated[int, Meta(ge=0, le=11)] = 0
    side: Annotated[str, Meta(pattern="^[a-l]?$")] = ""
    """`a`, `b`, …; empty for somebody at hand who takes no side yet."""
    weapon: bool = False
    abilities: Annotated[list[Ref], Meta(max_length=12)] = []
    """A persona's relevant abilities, by the memories that brought them."""
    skills: Annotated[list[Short], Meta(max_length=12)] = []
    """A game-character's relevant abilities, by name."""


class ContestOpened(Entry, tag="contest_opened"):
    stakes: Short
    hands: Annotated[list[Hand], Meta(min_length=1, max_length=24)]
    violent: bool = True


class ContestPlayed(Entry, tag="contest_played"):
    """An answer to what the contest asks."""

    chosen: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=40)]], Meta(max_length=200)
    ]


class ContestTold(Entry, tag="contest_told"):
    """A bit of the action, from the card that was turned up (FUG-B13)."""

    text: Spoken = ""


class ContestClosed(Entry, tag="contest_closed"):
    pass


# Wounds


class Wound(Entry, tag="wound"):
    who: Who
    kind: Literal["temporary", "permanent"]
    part: Part


class WoundTended(Entry, tag="wound_tended"):
    wound: Ref
    by: Annotated[str, Meta(max_length=40)] = ""


class WoundReopened(Entry, tag="wound_reopened"):
    wound: Ref


class WoundHealed(Entry, tag="wound_healed"):
    """Somebody's tended wounds close, after so many hours where hours count."""

    who: Who
    hours: Annotated[int, Meta(ge=0, le=10_000)] = 0
    unbroken: bool = True


class Incapacitated(Entry, tag="incapacitated"):
    who: Who
    kind: Literal["unconscious", "restrained", "subdued"]


class Recovered(Entry, tag="recovered"):
    who: Who


class Relearned(Entry, tag="relearned"):
    """A lost ability is learned again with other parts, over a long time."""

    ability: Ref
    persona: Who
    parts: Parts = []


class Death(Entry, tag="death"):
    who: Who
    sure: bool = False
    """The Dealer's second yes, for a persona."""


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
        "revive",
        "retry",
        "settle",
        "bell",
        "deck",
        "contest",
    ]
    entry: Ref | None = None
    """`undo`: the last step. `retry`: the barred task. `bell`: the bell let go."""
    seat: Seat | None = None
    source: Literal["self", "gift"] | None = None
    amount: Annotated[int, Meta(ge=-6, le=6)] = 0
    """`quota`: so many flashbacks more, or fewer, for this seat in this session."""
    who: Annotated[str, Meta(max_length=40)] = ""
    success: bool = False
    """`settle`: how the open task ends."""
    words: Annotated[str, Meta(max_length=200)] = ""
    """`contest`: what the cards do not know, in the contest's notation; `clock` to
    play on for somebody who is slow, `close` to end it at once."""


AnyEntry: TypeAlias = (
    SeatJoined
    | SeatLeft
    | ContentChosen
    | OptionsSet
    | KnowsStory
    | DealerAppointed
    | DealerReplaced
    | DealingDeclined
    | Away
    | ChapterOpened
    | EyesClosed
    | IntroRead
    | PersonaDescribed
    | PersonaRefused
    | FeatureSuggested
    | FeatureRejected
    | FeatureVetoed
    | FeatureAccepted
    | NewPersona
    | SignifiersDealt
    | SessionOpened
    | SessionClosed
    | SceneSet
    | InScene
    | CharacterEntered
    | Narration
    | Speech
    | Named
    | QuestionAsked
    | Answered
    | MemoryDrafted
    | Memory
    | MemoryWithdrawn
    | MemoryRuledOut
    | Ability
    | AbilityVetoed
    | AbilityWorded
    | SharedMemory
    | SignifierTurned
    | ImmediateUse
    | TriggerFired
    | BasicAction
    | NotBasic
    | SkilledAction
    | TaskSet
    | TaskGranted
    | TaskDropped
    | TaskFlip
    | TaskChoice
    | TaskNarration
    | ContestOpened
    | ContestPlayed
    | ContestTold
    | ContestClosed
    | Wound
    | WoundTended
    | WoundReopened
    | WoundHealed
    | Incapacitated
    | Recovered
    | Relearned
    | Death
    | PrivateNote
    | DealerNote
    | Amend
    | AmendAnswered
    | Stop
    | Retold
    | GoOn
    | Switched
    | Override
)


class Line(Struct, kw_only=True, omit_defaults=True, frozen=True):
    """An entry as it is kept: beside it who wrote it."""

    seat: int | None = None
    """None where the table wrote it, or where nobody may ever know."""
    entry: AnyEntry


SERVER_ONLY = (SeatJoined, SeatLeft, ContentChosen, ChapterOpened, Stop)
"""Not taken from a client as they are: the table makes them."""

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Line).decode


def kind_of(kind: type[Entry]) -> str:
    """The name of a kind of entry: `task_flip`."""
    return str(kind.__struct_config__.tag)


def kind(entry: Entry) -> str:
    return kind_of(type(entry))

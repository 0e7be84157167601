"""A campaign as its journal leaves it: plain data, and what follows from it."""

from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from parlour.engine.refusals import Refusal
from parlour.story.basics.body import BodyParts
from parlour.story.basics.cards import Deck, Piles
from parlour.story.basics.facts import EntryFacts
from parlour.story.basics.options import StoryOptions
from parlour.story.basics.people import (
    GameCharacter,
    Persona,
    Skill,
    Someone,
    StorySeat,
    Wounded,
)
from parlour.story.content.content_set import ContentSet
from parlour.story.entry import JournalEntry

State: TypeAlias = Literal[
    "lobby",
    "preparation",
    "opening",
    "creation",
    "signifiers",
    "session",
    "hand-over",
    "end",
]
"""C0 to C8 of the catalogue; C6 is the moment between two of them."""
MAX_SEATS: Final = 8
MAX_VETOES: Final = 3
"""Number of vetoes after which the Dealer names a gift's ability (FUG-F26)."""


class Flashback(Struct, kw_only=True):
    """A flashback as everybody sees it."""

    session: int
    source: str
    personae: list[str]
    by: int | None
    text: str
    trigger: str
    appears: list[str]
    augments: list[int]
    ability: str = ""
    parts: list[str] = []
    """Body parts that the ability relies on."""
    status: str = "pending"
    shared: bool = False


class StoryMemory(Flashback, kw_only=True):
    """A flashback with the data that only the rules need."""

    entry: int
    vetoed: list[str] = []
    bell: int | None = None
    fired: str = ""
    """The content-set's trigger, for source `story`."""

    @property
    def stands(self) -> bool:
        return self.status in ("pending", "accepted")


class Try(Struct, kw_only=True):
    """A try at a task as everybody sees it."""

    persona: str
    words: str
    difficulty: int | None = None
    ability: int | None = None
    unit: str = ""
    elapsed: int = 0
    cards: list[str] = []
    outcome: Literal["", "success", "failure"] = ""
    barred: bool = False
    """This persona may never try this again."""
    stage: Literal["asked", "set", "choose", "narrate"] = "asked"


class Task(Try, kw_only=True):
    entry: int
    chain: list[int]
    """This try and the earlier ones at the same task."""


class Ringing(Struct, kw_only=True):
    """A live Signifier was turned up: somebody remembers (FUG-F17)."""

    cards: list[str]
    personae: list[str]
    """Personae who remember."""
    narrator: int
    """The seat that tells it."""
    appear: list[str]
    """Characters who must appear in the memory."""
    on: str
    """The character whose task or hand got the card."""
    extends: int | None = None
    """The memory to continue, if both Signifiers lay in one hand."""
    memory: int | None = None
    use: list[str] = []
    """Personae that may use the new ability at once."""


class Rung(Ringing, kw_only=True):
    """The same, with what only the rules need."""

    entry: int
    place: tuple[int, int, int] | None = None
    """In a contest: its entry, the round and the hand."""
    stage: Literal["memory", "ability", "use", "done"] = "memory"


@dataclass
class StoryQuestion:
    entry: int
    text: str
    about: int | None
    open: bool = True


@dataclass
class Picture:
    """A picture that somebody brought along; where its bytes are, the server knows."""

    entry: int
    file: str
    caption: str
    of: str
    """The character on a portrait; empty for a picture in the Dealer's drawer."""
    shown: dict[int, list[int]] = field(default_factory=dict)
    """Each time it was shown, and to which seats; where there are none, to all."""
    gone: bool = False


@dataclass
class JournalRecord:
    """An entry in its place, with what followed from it."""

    seq: int
    at: float
    session: int
    seat: int | None
    entry: JournalEntry
    facts: EntryFacts = field(default_factory=EntryFacts)
    status: str = ""
    words: str | None = None
    """The words as they were put right; empty where they were dropped."""
    touched: int = 0
    """The last entry that changed what is shown of this one."""

    @property
    def by(self) -> int:
        """Returns the seat that wrote it; -1 where that is nobody's to know."""
        return -1 if self.seat is None else self.seat


class Story:
    """Everything the journal says. `journal.py` goes on by one entry at a time."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.seq = 0
        self.state: State = "lobby"
        self.session = 0
        self.content: ContentSet | None = None
        self.uploaded = False
        self.given: dict[str, str | int | bool] = {}
        """Options as the table set them."""
        self.options = StoryOptions()
        self.body = BodyParts()
        self.places: list[StorySeat] = []
        self.dealer: int | None = None
        self.dealers: dict[int, list[str]] = {}
        """Names of each session's Dealers; several if it changed hands."""
        self.ready = False
        """The next session has its Dealer and can be opened."""
        self.intro_read = False
        self.opened: set[tuple[int, str, int]] = set()
        """Opened parts: seat, part and number."""
        self.personae: list[Persona] = []
        self.characters: list[GameCharacter] = []
        self.scene = ""
        self.scene_at = 0
        self.scene_picture: int | None = None
        self.pictures: dict[int, Picture] = {}
        self.memories: dict[int, StoryMemory] = {}
        self.drafts: dict[int, int] = {}
        """Drafts that were not thrown away, and their authors."""
        self.questions: dict[int, StoryQuestion] = {}
        self.task: Task | None = None
        self.tasks: dict[int, Task] = {}
        self.bells: list[Rung] = []
        self.deck = Deck(seed)
        self.spent: dict[str, set[str]] = {}
        """Triggers that were fired, and for whom."""
        self.contest: Any = None
        """The contest in progress: `contests.Contest`."""
        self.contest_game: Any = None
        """The game that contests are played with."""
        self.stopped = False
        self.helps = dict.fromkeys(("bell", "effects", "suggestions", "guesses"), True)
        self.records: list[JournalRecord] = []

    # People

    def seated_places(self) -> list[StorySeat]:
        return [place for place in self.places if not place.left]

    def present(self) -> list[StorySeat]:
        return [place for place in self.seated_places() if not place.away]

    def voters(self) -> list[StorySeat]:
        """Returns people who are here: bots have no say in what the table decides."""
        return [place for place in self.present() if not place.bot]

    def place(self, seat: int | None) -> StorySeat:
        if seat is None or not 0 <= seat < len(self.places) or self.places[seat].left:
            raise Refusal("no-such-seat")
        return self.places[seat]

    def round_table(self) -> list[int]:
        """Returns seats clockwise from the Dealer's left, the Dealer last (FUG-B06)."""
        seats = [place.seat for place in self.seated_places()]
        first = self.dealer if self.dealer is not None else -1
        return [s for s in seats if s > first] + [s for s in seats if s <= first]

    def neighbour(self, seat: int) -> int:
        """Returns the left neighbour, who is here (FUG-P04)."""
        seats = [place.seat for place in self.present()]
        after = [s for s in seats if s > seat] + [s for s in seats if s < seat]
        return after[0] if after else seat

    def may_deal(self) -> list[int]:
        """Returns seats that may be named as next Dealer (FUG-S01, FUG-R47)."""
        willing = [place for place in self.present() if not place.declined]
        fewest = min((place.deals for place in willing), default=0)
        due = [place.seat for place in willing if place.deals == fewest]
        others = [seat for seat in due if seat != self.dealer]
        return others or due

    def agreed_dealer(self) -> int | None:
        """Returns the seat that all present seats vote for as next Dealer (FUG-S01)."""
        said = {place.says for place in self.voters()}
        return said.pop() if len(said) == 1 else None

    # Characters

    def persona(self, who: str) -> Persona:
        for persona in self.personae:
            if persona.who == who:
                return persona
        raise Refusal("no-such-persona", token=who)

    def someone(self, who: str) -> Someone:
        for one in (*self.personae, *self.characters):
            if one.who == who:
                return one
        raise Refusal("nobody-of-that-name", token=who)

    def played_by(self, seat: int) -> Persona | None:
        """Returns the persona of a seat; of several the last."""
        found = [persona for persona in self.personae if persona.seat == seat]
        return found[-1] if found else None

    def runs(self, persona: Persona) -> str:
        """Returns the seat that runs a persona: its own, or the Dealer (FUG-P02,
        FUG-S09)."""
        if not persona.alive:
            return "nobody"
        if persona.seat == self.dealer or self.places[persona.seat].away:
            return "dealer"
        return "player"

    def may_remember(self, persona: Persona) -> bool:
        """Returns True if alive, and no game-character now (FUG-F09, FUG-W09)."""
        return persona.made and self.runs(persona) == "player"

    def controls(self, seat: int, who: str) -> bool:
        """Returns whether a seat speaks for somebody now."""
        one = self.someone(who)
        if isinstance(one, Persona):
            if self.runs(one) == "player":
                return one.seat == seat
            return seat == self.dealer
        return seat == self.dealer

    def label(self, who: str) -> str:
        """Returns a character's public name."""
        one = self.someone(who)
        if isinstance(one, GameCharacter):
            return one.shown_as
        assert isinstance(one, Persona)
        return one.name or f"{self.places[one.seat].name}'s persona"

    # Abilities (section 4.8)

    def scars(self, one: Someone) -> list[Wounded]:
        """Returns permanent wounds: what relies on their parts is lost (FUG-W03)."""
        restores = (
            self.content is not None and self.content.healing.restores_lost_abilities
        )
        return [
            wound
            for wound in one.wounds
            if wound.kind == "permanent" and not (wound.healed and restores)
        ]

    def untended_wounds(self, one: Someone) -> list[Wounded]:
        return [w for w in one.wounds if not w.tended and not w.healed]

    def lost_by(self, persona: Persona, parts: list[str]) -> list[int]:
        """Returns permanent wounds that cost an ability with these parts (FUG-W03)."""
        return [
            wound.entry
            for wound in self.scars(persona)
            if self.body.touches(wound.part, parts)
        ]

    def blocked_by(self, persona: Persona, parts: list[str]) -> list[int]:
        """Returns untended wounds that keep an ability from being used (FUG-W04)."""
        return [
            wound.entry
            for wound in self.untended_wounds(persona)
            if wound.kind == "permanent" or self.body.touches(wound.part, parts)
        ]

    def usable(self, persona: Persona, skill: Skill) -> bool:
        return not self.lost_by(persona, skill.parts) and not self.blocked_by(
            persona, skill.parts
        )

    def skill(self, persona: Persona, memory: int, rule: str) -> Skill:
        """Returns the ability that a memory brought, if it is on the sheet."""
        if memory not in persona.skills:
            raise Refusal("no-such-ability", rule)
        return persona.skills[memory]

    def usable_skill(self, persona: Persona, memory: int, rule: str) -> Skill:
        """Returns the same, if it can be used now (FUG-W04)."""
        skill = self.skill(persona, memory, rule)
        if not self.usable(persona, skill):
            raise Refusal("ability-unusable", "FUG-W04", skill.name)
        return skill

    # Flashbacks

    def most(self, source: str) -> int:
        own = source == "self"
        return self.options.self_flashbacks if own else self.options.gift_flashbacks

    def quota(self, seat: int, source: str) -> tuple[int, int]:
        """Returns flashbacks left and allowed in this session (FUG-J02, FUG-F27)."""
        place = self.places[seat]
        if self.state != "session" or seat == self.dealer or place.away:
            return 0, 0
        most = max(0, self.most(source) + place.more.get((self.session, source), 0))
        used = sum(
            memory.stands
            and memory.source == source
            and memory.by == seat
            and memory.session == self.session
            for memory in self.memories.values()
        )
        return max(0, most - used), most

    def memory(self, entry: int) -> StoryMemory:
        found = self.memories.get(entry)
        if found is None:
            raise Refusal("no-such-memory")
        return found

    def pending(self) -> list[StoryMemory]:
        return [one for one in self.memories.values() if one.status == "pending"]

    def ringing(self) -> list[Rung]:
        return [bell for bell in self.bells if bell.stage in ("memory", "ability")]

    # The journal

    def record(self, entry: int) -> JournalRecord:
        if not 1 <= entry <= len(self.records):
            raise Refusal("no-such-entry")
        return self.records[entry - 1]

    def touch(self, entry: int) -> None:
        """Marks an earlier entry as changed for readers."""
        if 1 <= entry <= len(self.records):
            self.records[entry - 1].touched = self.seq

    def making(self) -> Persona | None:
        """Returns the persona that is being made, going round the table (section
        4.2)."""
        order = self.round_table()
        unmade = [p for p in self.personae if not p.made and p.alive]
        return min(unmade, key=lambda p: order.index(p.seat), default=None)

    @property
    def cards(self) -> Piles:
        """The session's cards: there is one deck, and one place where it lies."""
        contest = self.contest
        held: Piles = self.deck if contest is None or contest.over() else contest
        return held

    def wait_for_round(self, rule: str = "FUG-B37") -> None:
        """Refuses other business while a round of a contest is played (FUG-B37)."""
        if self.contest is not None and not self.contest.between_rounds():
            raise Refusal("wait-for-round", rule)

"""A contested action inside a campaign: the contest game, dealt from the session's
deck, and what it does to sheets (4.7).

The contest is a game like any other and knows nothing of stories. Options and news
go in; its results are read from its state. The `Game` itself is passed in: rules of
campaigns import no games.
"""

import hashlib
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from parlour.engine.game import Game, token_name
from parlour.engine.options import options_as_text
from parlour.engine.pieces import tarot
from parlour.engine.refusals import Refusal
from parlour.engine.zones import Zone
from parlour.match import Match
from parlour.story.actions.casting import (
    MAX_ABILITIES,
    PARTS,
    cast_text,
    common_parts,
    encode_parts,
    masks,
    wounded_parts,
)
from parlour.story.basics.facts import Harm, Play
from parlour.story.basics.options import OF_CONTESTS
from parlour.story.basics.people import Persona
from parlour.story.state import Story

if TYPE_CHECKING:
    from parlour.story.actions.conflicts import ContestOpened

MAX_ROUNDS: Final = 100
"""No contest of people lasts so long; the Dealer ends it sooner."""
STRIKES: Final = ("effect", "intervene", "helpless")
"""Phases in which somebody may be killed."""
BETWEEN: Final = ("join", "helpless", "over")
"""Phases between two rounds (FUG-B37)."""
PILES: Final = ("deck", "discard", "unseen", "task")
PIECES: Final = tarot()
SUMS: Final = ("values", "counts", "holds", "holding")
"""Lines of a contest's log about points, which the journal leaves out."""
NO_MEMORY: Final = 0
"""In place of a memory: an ability that none on the sheet is."""


class Exposure(NamedTuple):
    """A card came face up in somebody's hand."""

    card: str
    hand: int
    by_dealer: bool


class StoryContest:
    """The contest in progress."""

    def __init__(
        self, game: Game, story: Story, entry: int, opened: "ContestOpened"
    ) -> None:
        self.entry = entry
        self.opened = opened
        self.seats, self.who, cast = cast_text(story, opened.hands)
        self.skills: list[list[int]] = [[] for _ in self.who]
        """For each hand the memories of its abilities, in the contest's order."""
        by_who = {hand.who: hand for hand in opened.hands}
        for number, who in enumerate(self.who):
            if who in by_who and who.startswith("p"):
                self.skills[number] = list(by_who[who].abilities)[:MAX_ABILITIES]
        options = options_as_text(story.options)
        deck = story.deck.to_deal(2 * len(self.who), entry)
        digest = hashlib.sha256(f"{story.seed}:contest:{entry}".encode())
        self.match = Match(
            game,
            len(self.seats),
            {
                **{name: options[name] for name in OF_CONTESTS},
                "cast": cast,
                "max_rounds": MAX_ROUNDS,
                "effects": True,
                "violent": opened.violent,
                "memories": "told",
                "signifiers": self.signifiers(story),
                "discarded": " ".join(deck.discard) or "none",
                "buried": len(deck.unseen),
            },
            seed=digest.hexdigest()[:32],
            names=[story.places[seat].name for seat in self.seats],
            pace="sealed",
            stacks=[
                [PIECES.find_piece(card) for card in deck.deck[::-1] + deck.unseen]
            ],
        )
        self.holds = True
        """Whether it has the session's cards; when it is over they go back."""
        for number, who in enumerate(self.who):
            if story.someone(who).condition != "able":  # no plays (FUG-W08)
                self.match.news(["status", f"who-{number + 1}", "felled"])
        self.heard = len(self.match.events)
        """Choices whose events were looked at."""
        self.dealt = 0
        """Wounds that were looked at."""
        self.turned: set[str] = set()
        """Wild cards that were turned up before: they ring no more (FUG-F21)."""
        self.to_tell: int | None = None
        """The seat that tells a bit of the action (FUG-B13)."""
        self.shows: list[str] = []
        self.before = self.bodies()

    def signifiers(self, story: Story) -> str:
        """Returns each Signifier with its hand; `d` for personae that do not play
        (FUG-F24)."""
        playing = self.who[: len(self.seats) - 1]
        pairs = []
        for one in story.personae:
            if one.signifier:
                number = playing.index(one.who) if one.who in playing else "d"
                pairs.append(f"{one.signifier}@{number}")
        return " ".join(pairs) or "none"

    # Who is who

    @property
    def state(self) -> Any:
        return self.match.state

    def seat_of(self, seat: int) -> int:
        """Returns the contest's seat for a seat at the story table."""
        if seat not in self.seats:
            raise Refusal("not-in-contest", "FUG-B02")
        return self.seats.index(seat)

    def hand_of(self, who: str) -> int | None:
        return self.who.index(who) if who in self.who else None

    def controller(self, hand: int) -> int:
        """Returns the seat at the story table that plays a hand."""
        return self.seats[self.match.table.holders[hand]]

    def over(self) -> bool:
        return self.match.over()

    def between_rounds(self) -> bool:
        return self.over() or self.state.phase in BETWEEN

    def takes_part(self, who: str) -> bool:
        """Returns whether somebody holds cards in the round that is played."""
        hand = self.hand_of(who)
        return (
            hand is not None
            and not self.between_rounds()
            and bool(self.state.joined >> hand & 1)
        )

    def own_turn(self, who: str) -> bool:
        hand = self.hand_of(who)
        return bool(self.state.phase == "turn" and hand == self.state.actor)

    def between_turns(self) -> bool:
        """Returns True between two turns, if nothing was played yet in the next one
        (FUG-B16)."""
        if self.between_rounds():
            return True
        return bool(self.state.phase == "turn" and not self.state.acted)

    def lethal(self) -> bool:
        """Returns whether somebody may choose now that a persona dies (FUG-W10)."""
        state = self.state
        if state.phase == "mercy":
            return True
        if state.phase not in STRIKES:
            return False
        table = self.match.table
        seat = state.next_asked()
        pick = state.ask(seat)
        chosen = [token for token in pick.options if token_name(table, token) == "kill"]
        aims = pick.options
        if state.phase != "helpless":
            aims = state.narrow(pick, chosen) if chosen else []
        names = [token_name(table, token) for token in aims]
        hands = [int(name[4:]) - 1 for name in names if name.startswith("who-")]
        return any(self.who[hand].startswith("p") for hand in hands)

    def abilities(self, story: Story, hand: int) -> list[str]:
        """Returns names of a hand's abilities, in the contest's order."""
        who = self.who[hand]
        someone = story.someone(who)
        if isinstance(someone, Persona):
            known = someone.skills
            return [known[m].name if m in known else "" for m in self.skills[hand]]
        named = {one.who: one.skills for one in self.opened.hands}
        return list(named.get(who, []))[:MAX_ABILITIES]

    # The session's cards, which it holds until it is over

    def can_flip(self) -> bool:
        return bool(self.state.can_draw())

    def flip(self, seq: int) -> str:
        self.match.news(["flip"])
        return self.pile("task")[-1]

    def clear_task(self) -> None:
        if self.pile("task"):
            self.match.news(["clear"])

    def give_back(self, story: Story) -> None:
        if self.holds:
            self.holds = False
            story.deck.lies(self.cards(), story.seq)

    # News

    def follow(self, story: Story) -> None:
        """Updates wounds and abilities from the sheets."""
        if self.over():
            self.give_back(story)
            return
        for hand, who in enumerate(self.who):
            name, someone = f"who-{hand + 1}", story.someone(who)
            body = hurt, bleeding = wounded_parts(story, someone)
            if masks(*body) != (self.state.hurt[hand], self.state.bleeding[hand]):
                self.match.news(
                    ["body", name, encode_parts(hurt), encode_parts(bleeding)]
                )
            for place, memory in enumerate(self.skills[hand]):
                if not isinstance(someone, Persona) or memory not in someone.skills:
                    continue
                parts = common_parts(story, someone.skills[memory].parts)
                if masks(parts) != (self.state.skills[hand][place],):
                    self.match.news(
                        ["relies", name, f"ability-{place + 1}", encode_parts(parts)]
                    )

    def add_ability(self, who: str, memory: int, parts: list[str]) -> None:
        """Adds an ability that was remembered during the contest (FUG-B16, FUG-F22)."""
        hand = self.hand_of(who)
        if hand is None or self.over() or memory in self.skills[hand]:
            return
        if len(self.skills[hand]) < MAX_ABILITIES:
            self.match.news(["ability", f"who-{hand + 1}", encode_parts(parts)])
            self.skills[hand].append(memory)

    def lose_ability(self, who: str, memory: int) -> None:
        """Takes an ability that is gone or blocked: its wild card lasts this round
        (FUG-R29)."""
        hand = self.hand_of(who)
        if hand is None or self.over() or memory not in self.skills[hand]:
            return
        place = self.skills[hand].index(memory)
        self.match.news(["bar", f"who-{hand + 1}", f"ability-{place + 1}"])
        self.skills[hand][place] = NO_MEMORY  # another may come of the same memory

    def may_become(self, who: str, status: str) -> None:
        """Raises a Refusal if a character cannot get this status now."""
        hand = self.hand_of(who)
        if hand is None or self.over():
            return
        if self.takes_part(who):
            raise Refusal("wait-for-round", "FUG-B37")
        if hand == self.state.witness or hand in self.state.bells:
            raise Refusal("bell-first", "FUG-B14")
        self.try_news(["status", f"who-{hand + 1}", status])

    def become(self, who: str, status: str) -> None:
        """Sets the status of a character who holds no cards."""
        hand = self.hand_of(who)
        if hand is not None and not self.over():
            self.match.news(["status", f"who-{hand + 1}", status])
            self.before = self.bodies()

    def try_news(self, words: list[str]) -> None:
        """Refuses news that the contest does not take; changes nothing."""
        if self.over():
            raise Refusal("no-contest", "FUG-J07")
        trial: Any = self.match.state.copy()
        trial.news(words)

    def apply_decision(self, words: list[str]) -> None:
        """Applies a decision of the Dealer that overrides the cards (FUG-J07)."""
        self.match.news(words)
        if words[0] == "ability":  # no memory brought it, so it has no name
            self.skills[int(words[1].removeprefix("who-")) - 1].append(NO_MEMORY)

    # What came of it

    def zone(self, name: str) -> Zone:
        return next(one for one in self.match.game.zones.all if one.name == name)

    def new_plays(self) -> list[Play]:
        """Returns what all saw and heard since the last look: what it was, of whom, and
        the card."""
        up, wild, deck = self.zone("up"), self.zone("wild"), self.zone("deck")
        found: list[Play] = []
        for events in self.match.events[self.heard :]:
            for kind, first, second, third, _, message, _ in events:
                if kind == "moved" and lies_in(up, third):
                    twisted, swapped = lies_in(deck, second), lies_in(wild, second)
                    how = "twisted" if twisted else "swapped" if swapped else "turned"
                    card = self.match.table.pieces.names[first]
                    found.append((how, self.who[third - up.first], card))
                elif kind == "said" and message not in SUMS:
                    of_hand = first >= 0 and third > 0  # or of a whole conflict
                    found.append((message, self.who[third - 1] if of_hand else "", ""))
                    if message.startswith("won-") and self.is_draw(third - 1):
                        found.append(("drawn", self.who[third - 1], ""))  # FUG-B31
        self.heard = len(self.match.events)
        return found

    def is_draw(self, winner: int) -> bool:
        """Returns whether somebody of another side held as good a hand as the
        winner's."""
        state = self.state
        return any(
            state.strengths[hand] == state.strengths[winner]
            and state.sides[hand] != state.sides[winner]
            for hand in range(len(self.who))
            if state.joined >> hand & 1
        )

    def exposures(self, played: list[Play]) -> list[Exposure]:
        """Returns cards that came face up in it; a wild one rings once."""
        found = []
        for how, who, card in played:
            known = how == "swapped" and card in self.turned
            if card and not known:
                found.append(Exposure(card, self.who.index(who), how == "twisted"))
            if how == "swapped":
                self.turned.add(card)
        return found

    def pile(self, name: str) -> list[str]:
        """Returns the cards of one of the shared piles."""
        names = self.match.table.pieces.names
        return [names[piece] for piece in self.state.zones[self.zone(name).first]]

    def bodies(self) -> list[str]:
        """Returns, for each hand, its condition."""
        state = self.state
        found = []
        for hand in range(len(self.who)):
            condition = "able"
            if state.dead >> hand & 1:
                condition = "dead"
            elif state.felled >> hand & 1:
                condition = "unconscious"
            elif state.dazed >> hand & 1:
                condition = "subdued"
            found.append(condition)
        return found

    def changes(self) -> list[Harm]:
        """Returns harms since the last call: a character, an effect, a body part."""
        after = self.bodies()
        harms = []
        for hand, part, for_good in self.state.blows[self.dealt :]:
            kind = "permanent" if for_good else "temporary"
            harms.append((self.who[hand], kind, PARTS[part]))
        self.dealt = len(self.state.blows)
        for who, was, now in zip(self.who, self.before, after, strict=True):
            if was != now:
                harms.append((who, now, ""))
        self.before = after
        return harms

    def cards(self) -> dict[str, list[str]]:
        """Returns each pile as it lies when it is closed (FUG-B33)."""
        state, pieces = self.state, self.match.table.pieces
        everyone = self.match.table.all_viewers
        piles: dict[str, list[str]] = {name: [] for name in PILES}
        for zone in self.match.game.zones.all:
            for number in range(zone.first, zone.first + max(1, zone.hands)):
                for piece in state.zones[number]:
                    card = pieces.names[piece]
                    known = state.known[piece] & everyone == everyone
                    if zone.name in ("deck", "task"):
                        piles[zone.name].append(card)
                    elif zone.name in ("discard", "up") or known:
                        piles["discard"].append(card)
                    else:
                        piles["unseen"].append(card)
        return piles


def lies_in(zone: Zone, number: int) -> bool:
    return zone.first <= number < zone.first + max(1, zone.hands)

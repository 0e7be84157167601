"""A contested action inside a campaign: the contest game, dealt from the session's
deck, and what it does to sheets (4.7).

The contest is a game like any other and knows nothing of stories. It is told of
them by its options and by news; what it brings about is read off its state. The
`Game` itself is given from outside: rules of campaigns import no games.
"""

import hashlib
from typing import Any, Final

from parlour.engine.game import Game, token_name
from parlour.engine.options import shown
from parlour.engine.refusals import BadInput, Refusal
from parlour.engine.zones import Zone
from parlour.kit.body import PARENTS
from parlour.match import Match
from parlour.story.entries import ContestOpened, Hand
from parlour.story.options import OF_CONTESTS
from parlour.story.people import GameCharacter, Persona, Someone
from parlour.story.state import Story

ROUNDS: Final = 100
"""No contest of people lasts so long; the Dealer ends it sooner."""
SHOWN: Final = 9
"""Abilities of one character that a contest tells apart."""
PARTS: Final = tuple(PARENTS)
STRIKES: Final = ("effect", "intervene", "helpless")
"""Phases in which somebody may be killed."""
BETWEEN: Final = ("join", "helpless", "over")
"""Phases between two rounds (FUG-B37)."""


class Exposure:
    """A card came face up in somebody's hand."""

    def __init__(self, card: str, hand: int, by_dealer: bool) -> None:
        self.card = card
        self.hand = hand
        self.by_dealer = by_dealer


class Contest:
    """The contest in progress."""

    def __init__(
        self, game: Game, story: Story, entry: int, opened: ContestOpened
    ) -> None:
        self.entry = entry
        self.opened = opened
        self.seats, self.who, cast = cast_text(story, opened)
        self.skills: list[list[int]] = [[] for _ in self.who]
        """For each hand the memories of its abilities, in the contest's order."""
        by_who = {hand.who: hand for hand in opened.hands}
        for number, who in enumerate(self.who):
            if who in by_who and who.startswith("p"):
                self.skills[number] = list(by_who[who].abilities)[:SHOWN]
        options: dict[str, object] = {
            name: value
            for name, value in shown(story.options).items()
            if name in OF_CONTESTS
        }
        deck = story.deck
        if len(deck.deck) < 2 * len(self.who):
            deck.reshuffle(entry)  # too few for the deal (our ruling)
        digest = hashlib.sha256(f"{story.seed}:contest:{entry}".encode())
        self.match = Match(
            game,
            len(self.seats),
            {
                **options,
                "cast": cast,
                "max_rounds": ROUNDS,
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
        )
        self.heard = 0
        """Choices whose events were looked at."""
        self.turned: set[str] = set()
        """Wild cards that were turned up before: they ring no more (FUG-F21)."""
        self.to_tell: int | None = None
        """The seat that tells a bit of the action (FUG-B13)."""
        self.shows: list[str] = []
        self.before = self.bodies()

    def signifiers(self, story: Story) -> str:
        """Whose majors ring: of personae that their players run."""
        pairs = []
        for number, seat in enumerate(self.seats[:-1]):
            persona = story.played_by(seat)
            if persona is not None and persona.signifier:
                pairs.append(f"{persona.signifier}@{number}")
        return " ".join(pairs) or "none"

    # Who is who

    @property
    def state(self) -> Any:
        return self.match.state

    def seat_of(self, seat: int) -> int:
        """The contest's seat for a seat at the story table."""
        if seat not in self.seats:
            raise Refusal("not-in-contest", "FUG-B02")
        return self.seats.index(seat)

    def has_seat(self, seat: int) -> bool:
        return seat in self.seats

    def hand_of(self, who: str) -> int | None:
        return self.who.index(who) if who in self.who else None

    def controller(self, hand: int) -> int:
        """The seat at the story table that plays a hand."""
        return self.seats[self.match.table.holders[hand]]

    def over(self) -> bool:
        return self.match.over()

    def between_rounds(self) -> bool:
        return self.over() or self.state.phase in BETWEEN

    def takes_part(self, who: str) -> bool:
        """Whether somebody holds cards in the round that is played."""
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
        """Between two turns nothing was played yet in the next one (FUG-B16)."""
        if self.between_rounds():
            return True
        return bool(self.state.phase == "turn" and not self.state.acted)

    def lethal(self) -> bool:
        """Whether somebody may choose now that a persona dies (FUG-W10)."""
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
        """What each ability of a hand is called, in the contest's order."""
        who = self.who[hand]
        someone = story.someone(who)
        if isinstance(someone, Persona):
            known = someone.skills
            return [known[m].name if m in known else "" for m in self.skills[hand]]
        named = {one.who: one.skills for one in self.opened.hands}
        return list(named.get(who, []))[:SHOWN]

    # News

    def gained(self, who: str, memory: int, parts: list[str]) -> None:
        """Somebody remembered how, in the middle of it (FUG-B16, FUG-F22)."""
        hand = self.hand_of(who)
        if hand is None or self.over() or memory in self.skills[hand]:
            return
        if len(self.skills[hand]) < SHOWN:
            self.match.news(["ability", f"who-{hand + 1}", written(parts)])
            self.skills[hand].append(memory)

    def lost(self, who: str, memory: int) -> None:
        """An ability is gone or blocked: its wild card lasts this round (FUG-R29)."""
        hand = self.hand_of(who)
        if hand is None or self.over() or memory not in self.skills[hand]:
            return
        number = self.skills[hand].index(memory) + 1
        self.match.news(["bar", f"who-{hand + 1}", f"ability-{number}"])

    def body_news(self, kind: str, who: str, part: str) -> None:
        hand = self.hand_of(who)
        if hand is not None and not self.over():
            self.match.news([kind, f"who-{hand + 1}", part])
            self.before = self.bodies()

    def body_status(self, who: str, status: str) -> None:
        """The Dealer's word on somebody who holds no cards just now."""
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

    # What came of it

    def zone(self, name: str) -> Zone:
        return next(one for one in self.match.game.zones.all if one.name == name)

    def played(self) -> list[list[str]]:
        """What all saw and heard since the last look: what it was, of whom, and the
        card."""
        up, wild, deck = self.zone("up"), self.zone("wild"), self.zone("deck")
        found = []
        for events in self.match.events[self.heard :]:
            for kind, first, second, third, _, message, _ in events:
                if kind == "moved" and lies_in(up, third):
                    twisted, swapped = lies_in(deck, second), lies_in(wild, second)
                    how = "twisted" if twisted else "swapped" if swapped else "turned"
                    card = self.match.table.pieces.names[first]
                    found.append([how, self.who[third - up.first], card])
                elif kind == "said":
                    of_hand = first >= 0 and third > 0  # or of a whole conflict
                    found.append([message, self.who[third - 1] if of_hand else "", ""])
        return found

    def exposures(self) -> list[Exposure]:
        """Cards that came face up since the last look."""
        up, wild, deck = self.zone("up"), self.zone("wild"), self.zone("deck")
        names = self.match.table.pieces.names
        found = []
        for events in self.match.events[self.heard :]:
            for kind, piece, source, target, *_ in events:
                if kind != "moved" or not lies_in(up, target):
                    continue
                card = names[piece]
                if lies_in(wild, source):
                    if card in self.turned:
                        continue
                    self.turned.add(card)
                by_dealer = lies_in(deck, source)
                found.append(Exposure(card, target - up.first, by_dealer))
        self.heard = len(self.match.events)
        return found

    def pile(self, name: str) -> list[str]:
        """What lies on one of the shared piles just now."""
        names = self.match.table.pieces.names
        return [names[piece] for piece in self.state.zones[self.zone(name).first]]

    def bodies(self) -> list[tuple[str, int, int]]:
        """For each hand its condition, and wounded and bleeding parts as masks."""
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
            found.append((condition, state.hurt[hand], state.bleeding[hand]))
        return found

    def changes(self) -> list[tuple[str, str, str]]:
        """Who was hurt how, since the last look: somebody, an effect, a part."""
        after = self.bodies()
        told = []
        for who, (was, hurt, bled), (now, hurts, bleeds) in zip(
            self.who, self.before, after, strict=True
        ):
            for number, part in enumerate(PARTS):
                if bleeds & ~bled & 1 << number:
                    told.append((who, "permanent", part))
                elif hurts & ~hurt & 1 << number:
                    told.append((who, "temporary", part))
            if was != now:
                told.append((who, now, ""))
        self.before = after
        return told

    def cards(self) -> tuple[list[str], list[str], list[str]]:
        """Deck, discard and unseen cards as they lie when it is closed (FUG-B33)."""
        state, pieces = self.state, self.match.table.pieces
        everyone = self.match.table.all_viewers
        deck: list[str] = []
        discard: list[str] = []
        unseen: list[str] = []
        for zone in self.match.game.zones.all:
            for number in range(zone.first, zone.first + max(1, zone.hands)):
                for piece in state.zones[number]:
                    card = pieces.names[piece]
                    known = state.known[piece] & everyone == everyone
                    if zone.name == "deck":
                        deck.append(card)
                    elif zone.name in ("discard", "up") or known:
                        discard.append(card)
                    else:
                        unseen.append(card)
        return deck, discard, unseen


def lies_in(zone: Zone, number: int) -> bool:
    return zone.first <= number < zone.first + max(1, zone.hands)


def written(parts: list[str]) -> str:
    """Body parts as the contest writes them."""
    return "+".join(parts) or "-"


def cast_text(story: Story, opened: ContestOpened) -> tuple[list[int], list[str], str]:
    """The contest's seats, whose hand each is, and the cast in its notation."""
    check_hands(story, opened.hands)
    listed = {hand.who: hand for hand in opened.hands}
    seats = [
        seat
        for seat in story.round_table()
        if (own := story.played_by(seat)) is not None and story.may_remember(own)
    ]
    assert story.dealer is not None
    groups: dict[int, list[str]] = {}
    others: list[str] = []
    personae: list[str] = []
    for number, seat in enumerate(seats):
        persona = story.played_by(seat)
        assert persona is not None
        personae.append(persona.who)
        hand = listed.get(persona.who)
        if hand is None:
            away = "-" if persona.in_scene and persona.condition == "able" else "x"
            others.append(f"{number}{away}")
        elif not hand.side:
            others.append(word(story, str(number), hand, "-"))
        else:
            text = word(story, str(number), hand, hand.side)
            groups.setdefault(hand.group, []).append(text)
    theirs: list[tuple[int, str]] = []
    for hand in opened.hands:
        if hand.who not in personae:
            text = word(story, "d", hand, hand.side or "-")
            if hand.side:
                groups.setdefault(hand.group, []).append(text)
            else:
                others.append(text)
            theirs.append((hand.group if hand.side else -1, hand.who))
    if not groups:
        raise Refusal("nobody-opposes", "FUG-B02")
    order = sorted(groups)
    rows = [" ".join(groups[group]) for group in order]
    rows[-1] = " ".join([rows[-1], *others])
    sided = [who for group in order for g, who in theirs if g == group]
    unsided = [who for g, who in theirs if g < 0]
    who = [*personae, *sided, *unsided]
    return [*seats, story.dealer], who, " | ".join(rows)


def word(story: Story, who: str, hand: Hand, side: str) -> str:
    """One hand of the cast: seat, side, weapon and abilities."""
    someone = story.someone(hand.who)
    parts = [
        "@" + written([story.body.common(part) for part in skill])
        for skill in relevant(story, someone, hand)
    ]
    return f"{who}{side}{'w' if hand.weapon else ''}{''.join(parts[:SHOWN])}"


def relevant(story: Story, someone: Someone, hand: Hand) -> list[list[str]]:
    """The parts of each ability that helps; only usable ones count (FUG-W04)."""
    if isinstance(someone, Persona):
        found = []
        for memory in hand.abilities:
            skill = someone.skills.get(memory)
            if skill is None:
                raise Refusal("no-such-ability", "FUG-B15")
            if not story.usable(someone, skill):
                raise Refusal("ability-unusable", "FUG-W04", skill.name)
            found.append(skill.parts)
        return found
    assert isinstance(someone, GameCharacter)
    if hand.abilities:
        raise Refusal("no-such-ability", "FUG-B15")
    known = dict(someone.skills)
    for name in hand.skills:
        if someone.id and name not in known:
            raise Refusal("no-such-ability", "FUG-R28")
    return [known.get(name, []) for name in hand.skills]


def check_hands(story: Story, hands: list[Hand]) -> None:
    names = [hand.who for hand in hands]
    if len(set(names)) < len(names):
        raise Refusal("in-two-groups", "FUG-R34")
    for hand in hands:
        someone = story.someone(hand.who)
        if not someone.alive or not someone.conscious:
            raise Refusal("cannot-take-part", "FUG-W08", hand.who)
        if isinstance(someone, Persona) and not someone.made:
            raise Refusal("no-persona-yet", "FUG-R51")


def try_out(game: Game, story: Story, opened: ContestOpened) -> None:
    """Refuses what cannot be dealt; changes nothing."""
    seats, _, cast = cast_text(story, opened)
    try:
        game.agree(len(seats), {"cast": cast, "max_rounds": ROUNDS})
    except Refusal:
        raise
    except BadInput as wrong:
        raise BadInput(f"{wrong} (FUG-B02)") from None

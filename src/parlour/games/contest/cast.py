"""The cast: the notation of hands, of Signifiers and of cards put aside.

    0a.1aw.db@hand_r~2b.dc      two groups, five hands
    0a 1aw db(hand_r) | 2b dc   the same as people may write it

A hand is a seat number or `d` for the Dealer, then a side: a letter from a to f (the
same letter is the same side in every group), `-` for somebody at hand on no side yet,
`x` for somebody who is not there yet. A `w` says that a weapon is in hand. Each `@`
is one relevant ability and the body parts it relies on, joined by `+`, or `-`.
Hands are numbered in turn order: personae by seat, then the Dealer's characters as
they are listed (FUG-B06). `2v1` is two against one: personae take these places from
the left, and the Dealer's characters those that are left.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from parlour.engine.pieces import tarot
from parlour.engine.refusals import BadInput
from parlour.kit.body import PARENTS, touches

DEALER: Final = -1
"""In place of a seat: held by the Dealer, who sits last."""
SIDES: Final = "abcdef"
NO_SIDE: Final = -1
AWAY: Final = -2
"""In place of a side: not there yet."""
NO_GROUP: Final = -1

MOST_HANDS: Final = 24
MOST_IN_GROUP: Final = 12
MOST_ABILITIES: Final = 9
"""The largest number of distinct abilities of one character."""

PARTS: Final[list[str]] = list(PARENTS)

CARDS: Final[list[str]] = tarot().names
SEATS: Final = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "d")


def touching(part: str) -> int:
    """Returns the parts that a wound at this one touches, as a bitmask (FUG-W02)."""
    touched = 0
    for number, other in enumerate(PARTS):
        if touches(part, other):
            touched |= 1 << number
    return touched


TOUCHING: Final[list[int]] = [touching(part) for part in PARTS]


@dataclass(frozen=True)
class CastMember:
    """One character who may hold a hand of cards."""

    seat: int
    """The persona's seat, or `DEALER`."""
    side: int
    group: int
    """From 0, or `NO_GROUP`."""
    weapon: bool
    abilities: tuple[int, ...]
    """For each relevant ability the parts it relies on, as a bitmask."""


# Reading


def plainly(text: str) -> str:
    """Returns the notation in its one spelling: dots, tildes and at-signs."""
    text = text.strip().lower().replace("|", "~").replace(";", "~")
    while "(" in text:
        before, _, rest = text.partition("(")
        inside, closed, after = rest.partition(")")
        if not closed:
            raise BadInput(f"the bracket of {'(' + inside!r} is not closed")
        parts = [part.strip() for part in inside.split(",")] if inside.strip() else []
        weapon = "w" if after.startswith("w") else ""
        abilities = "".join([f"@{part}" for part in parts])
        text = before + weapon + abilities + after.removeprefix("w")
    groups = [".".join(part.replace(".", " ").split()) for part in text.split("~")]
    return "~".join(groups)


def cast_of(text: str) -> list[CastMember]:
    """Returns the hands of a cast in turn order; BadInput names the part that is
    wrong."""
    hands: list[CastMember] = []
    for group, part in enumerate(plainly(text).split("~")):
        hands += [hand_of(word, group) for word in part.split(".")]
    personae = sorted((h for h in hands if h.seat != DEALER), key=lambda h: h.seat)
    for one, other in pairwise(personae):
        if one.seat == other.seat:
            raise BadInput(f"seat {one.seat} has two personae")
    hands = personae + [hand for hand in hands if hand.seat == DEALER]
    if len(hands) > MOST_HANDS:
        raise BadInput(f"{len(hands)} hands, and at most {MOST_HANDS} can take part")
    check_groups(hands)
    return hands


def hand_of(word: str, group: int) -> CastMember:
    head, *skills = word.split("@")
    who, side, weapon = head[:1], head[1:2], head[2:]
    place = SIDES.find(side) if side else -1
    if (
        who not in SEATS
        or weapon not in ("", "w")
        or (place < 0 and side not in ("-", "x"))
    ):
        raise BadInput(
            f"{word!r} is no hand: write a seat or d, then a side from a to f"
            " (or - or x), w for a weapon, and @ before each ability"
        )
    if len(skills) > MOST_ABILITIES:
        raise BadInput(f"{word!r} has more than {MOST_ABILITIES} abilities")
    return CastMember(
        seat=DEALER if who == "d" else int(who),
        side=place if place >= 0 else NO_SIDE if side == "-" else AWAY,
        group=group if place >= 0 else NO_GROUP,
        weapon=bool(weapon),
        abilities=tuple([parts_of(skill) for skill in skills]),
    )


def parts_of(skill: str) -> int:
    """Returns `leg_l+arm_l` as a bitmask of parts; `-` relies on none."""
    mask = 0
    for name in [] if skill == "-" else skill.split("+"):
        if name not in PARENTS:
            raise BadInput(f"{name!r} is no part of the body; there are: {all_parts()}")
        mask |= 1 << PARTS.index(name)
    return mask


def all_parts() -> str:
    return ", ".join(PARTS)


def check_groups(hands: Sequence[CastMember]) -> None:
    """Checks that every group has two sides or more, and room for its people
    (FUG-B02)."""
    groups = {hand.group for hand in hands if hand.group >= 0}
    if not groups:
        raise BadInput("nobody is in a group: give characters a side from a to f")
    if groups != set(range(len(groups))):
        raise BadInput("every group between two ~ needs people with a side")
    for group in sorted(groups):
        members = [hand for hand in hands if hand.group == group]
        if len(members) > MOST_IN_GROUP:
            raise BadInput(
                f"group {group + 1} has {len(members)} hands, the most is"
                f" {MOST_IN_GROUP}"
            )
        if len({hand.side for hand in members}) < 2:
            raise BadInput(f"group {group + 1} needs two sides or more")


def check_cast(text: str) -> str:
    """Returns a cast in its one spelling; `auto` and `2v1` are settled from the
    seats."""
    plain = plainly(text)
    if plain != "auto" and versus(plain) is None:
        cast_of(plain)
    return plain


def versus(text: str) -> tuple[int, int] | None:
    """Returns the sizes of two sides, written `2v1`; None for anything else."""
    left, middle, right = text.partition("v")
    digits = (left + right).isascii() and left.isdigit() and right.isdigit()
    if not middle or not digits or len(text) > 5:
        return None
    sizes = int(left), int(right)
    if min(sizes) < 1 or sum(sizes) > MOST_IN_GROUP:
        raise BadInput(
            f"{text!r} is no contest: two sides need one hand each, and together at"
            f" most {MOST_IN_GROUP}"
        )
    return sizes


def spelled_out(text: str, seats: int) -> str:
    """Returns the cast that `auto` or `2v1` means with this number of seats."""
    sizes = versus(text)
    if text == "auto":  # one game-character for two personae
        sizes = seats - 1, seats // 2
    if sizes is None:
        return text
    places = "a" * sizes[0] + "b" * sizes[1]
    personae = min(seats - 1, len(places))
    if personae < seats - 1:
        raise BadInput(f"cast: {text} has no place for {seats - 1} personae")
    who = [str(seat) for seat in range(personae)] + ["d"] * (len(places) - personae)
    return ".".join([one + side for one, side in zip(who, places, strict=True)])


def dealer_of(hands: Sequence[CastMember], seats: int) -> int:
    """Returns the Dealer's seat, or -1 with personae alone and nobody to rule.

    BadInput if people and seats do not fit.
    """
    taken = [hand.seat for hand in hands if hand.seat != DEALER]
    if len(taken) < len(hands):
        personae = seats - 1
    else:
        personae = seats if max(taken) == seats - 1 else seats - 1
    missing = [seat for seat in range(personae) if seat not in taken]
    if missing:
        raise BadInput(f"cast: seat {missing[0]} of {seats} has no persona")
    if taken and max(taken) >= personae:
        raise BadInput(f"cast: seat {max(taken)} is not a persona's at {seats} seats")
    return personae if personae < seats else -1


class CastOpening:
    """A cast as a contest begins with it."""

    def __init__(self, hands: list[CastMember]) -> None:
        self.sides: list[int] = [hand.side for hand in hands]
        self.groups: list[int] = [hand.group for hand in hands]
        self.skills: list[list[int]] = [list(hand.abilities) for hand in hands]
        self.zeros: list[int] = [0] * len(hands)
        self.nobody: list[int] = [-1] * len(hands)
        self.unplayed: list[int] = [0] * (1 + max(self.groups))
        self.personae = 0
        self.armed = 0
        for number, hand in enumerate(hands):
            self.personae |= int(hand.seat != DEALER) << number
            self.armed |= int(hand.weapon) << number


@lru_cache(maxsize=256)
def opening(text: str) -> CastOpening:
    return CastOpening(cast_of(text))


# Signifiers and cards put aside


def check_signifiers(text: str) -> str:
    """Returns `M03@0.M10@2` from that or `M03=0 M10=2`; `none` for none."""
    pairs = signifiers_of(text)
    if not pairs:
        return "none"
    return ".".join(
        f"{CARDS[card]}@{'d' if seat == DEALER else seat}" for card, seat in pairs
    )


def signifiers_of(text: str) -> list[tuple[int, int]]:
    """Returns majors and the seats of the personae they signify (FUG-G03).

    `d` is anybody who remembers nothing: the Dealer's, dead or absent personae.
    """
    words = text.strip().lower().replace(".", " ").split()
    if words in ([], ["none"]):
        return []
    pairs: list[tuple[int, int]] = []
    for word in words:
        name, _, who = word.replace("=", "@").partition("@")
        card = name.upper()
        if not card.startswith("M") or card not in CARDS or who not in SEATS:
            raise BadInput(f"{word!r} is no Signifier: write a major and a seat, M03@0")
        seat = DEALER if who == "d" else int(who)
        if CARDS.index(card) in [one for one, _ in pairs]:
            raise BadInput(f"{card} is the Signifier of two personae")
        if seat != DEALER and seat in [other for _, other in pairs]:
            raise BadInput(f"{word!r} is a second Signifier of the same persona")
        pairs.append((CARDS.index(card), seat))
    return pairs


def check_cards(text: str) -> str:
    """Returns `M03.7w` from that or `M03 7w`; `none` for none."""
    return ".".join(CARDS[card] for card in cards_of(text)) or "none"


def cards_of(text: str) -> list[int]:
    """Returns cards by name."""
    words = text.strip().replace(".", " ").split()
    if [word.lower() for word in words] in ([], ["none"]):
        return []
    known = {name.lower(): number for number, name in enumerate(CARDS)}
    found: list[int] = []
    for word in words:
        if word.lower() not in known:
            raise BadInput(
                f"no tarot card is called {word!r}; write 7s, Kc or M18, for example"
            )
        if known[word.lower()] in found:
            raise BadInput(f"{word} is there twice")
        found.append(known[word.lower()])
    return found

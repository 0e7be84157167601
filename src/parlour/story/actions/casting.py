"""The cast of a contested action, in the contest's notation (FUG-B02)."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from parlour.engine.refusals import Refusal
from parlour.kit.body import PARENTS
from parlour.story.basics.people import GameCharacter, Persona, Someone
from parlour.story.entry import Ref, Short, Who
from parlour.story.state import Story

MAX_ABILITIES: Final = 9
"""Abilities of one character that a contest tells apart."""
PARTS: Final = tuple(PARENTS)


class CastHand(Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A character in a contested action."""

    who: Who
    group: Annotated[int, Meta(ge=0, le=11)] = 0
    side: Annotated[str, Meta(pattern="^[a-l]?$")] = ""
    """`a`, `b`, …; empty for somebody at hand who takes no side yet."""
    weapon: bool | None = None
    """In hand, or not; unless said, as the content-set has it."""
    abilities: Annotated[list[Ref], Meta(max_length=12)] = []
    """A persona's relevant abilities, by the memories that brought them."""
    skills: Annotated[list[Short], Meta(max_length=12)] = []
    """A game-character's relevant abilities, by name."""


class Aim(Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The aim of one side of a contested action."""

    group: Annotated[int, Meta(ge=0, le=11)] = 0
    side: Annotated[str, Meta(pattern="^[a-l]$")]
    text: Short


def common_parts(story: Story, parts: list[str]) -> list[str]:
    """Returns parts that every body has, for those that a content-set adds."""
    return list(dict.fromkeys(story.body.common(part) for part in parts))


def wounded_parts(story: Story, one: Someone) -> tuple[list[str], list[str]]:
    """Returns parts that abilities cannot rely on, and those that bleed (FUG-W04)."""
    untended = story.untended_wounds(one)
    hurt = [wound.part for wound in (*story.scars(one), *untended)]
    bleeding = [wound.part for wound in untended if wound.kind == "permanent"]
    return common_parts(story, hurt), common_parts(story, bleeding)


def masks(*rows: list[str]) -> tuple[int, ...]:
    """Returns rows of parts as the contest keeps them."""
    return tuple(sum({1 << PARTS.index(part) for part in row}) for row in rows)


def encode_parts(parts: list[str]) -> str:
    """Returns body parts as the contest writes them."""
    return "+".join(parts) or "-"


def cast_text(story: Story, hands: list[CastHand]) -> tuple[list[int], list[str], str]:
    """Returns the contest's seats, whose hand each is, and the cast in its notation."""
    check_hands(story, hands)
    assert story.dealer is not None
    playing = [
        (seat, own)
        for seat in story.round_table()
        if (own := story.played_by(seat)) is not None and story.may_remember(own)
    ]
    personae = [persona.who for _, persona in playing]
    listed = {hand.who: hand for hand in hands}
    groups: dict[int, list[str]] = {}
    others: list[str] = []

    def lay(seat: str, hand: CastHand) -> None:
        row = groups.setdefault(hand.group, []) if hand.side else others
        row.append(encode_hand(story, seat, hand))

    for number, (_, persona) in enumerate(playing):
        if persona.who in listed:
            lay(str(number), listed[persona.who])
        else:
            away = "-" if persona.in_scene and persona.condition == "able" else "x"
            others.append(f"{number}{away}")
    theirs = [hand for hand in hands if hand.who not in personae]
    for hand in theirs:
        lay("d", hand)
    if not groups:
        raise Refusal("nobody-opposes", "FUG-B02")
    rows = [" ".join(groups[group]) for group in sorted(groups)]
    rows[-1] = " ".join([rows[-1], *others])
    theirs.sort(key=lambda hand: (not hand.side, hand.group if hand.side else 0))
    seats = [*(seat for seat, _ in playing), story.dealer]
    return seats, [*personae, *(hand.who for hand in theirs)], " | ".join(rows)


def encode_hand(story: Story, seat: str, hand: CastHand) -> str:
    """Returns one hand of the cast: seat, side, weapon and abilities."""
    someone = story.someone(hand.who)
    parts = [
        "@" + encode_parts(common_parts(story, skill))
        for skill in relevant(story, someone, hand)
    ]
    weapon = "w" if weapon_in_hand(story, hand) else ""
    return f"{seat}{hand.side or '-'}{weapon}{''.join(parts[:MAX_ABILITIES])}"


def weapon_in_hand(story: Story, hand: CastHand) -> bool:
    """Returns True if a weapon is in hand: as the Dealer says, or else as the
    content-set does (FUG-B02)."""
    someone = story.someone(hand.who)
    usual = isinstance(someone, GameCharacter) and someone.weapon
    return usual if hand.weapon is None else hand.weapon


def relevant(story: Story, someone: Someone, hand: CastHand) -> list[list[str]]:
    """Returns the parts of each ability that helps; only usable ones count
    (FUG-W04)."""
    if isinstance(someone, Persona):
        return [
            story.usable_skill(someone, memory, "FUG-B15").parts
            for memory in hand.abilities
        ]
    assert isinstance(someone, GameCharacter)
    if hand.abilities:
        raise Refusal("no-such-ability", "FUG-B15")
    known = dict(someone.skills)
    for name in hand.skills:
        if someone.id and name not in known:
            raise Refusal("no-such-ability", "FUG-R28")
    return [known.get(name, []) for name in hand.skills]


def check_hands(story: Story, hands: list[CastHand]) -> None:
    names = [hand.who for hand in hands]
    if len(set(names)) < len(names):
        raise Refusal("in-two-groups", "FUG-R34")
    for hand in hands:
        someone = story.someone(hand.who)
        if someone.condition != "able":
            raise Refusal("cannot-take-part", "FUG-W08", hand.who)
        if isinstance(someone, Persona) and not someone.made:
            raise Refusal("no-persona-yet", "FUG-R51")

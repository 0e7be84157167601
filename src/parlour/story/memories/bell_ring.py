"""Ringing: a Signifier was exposed."""

from parlour.story.basics.people import Persona
from parlour.story.state import Record, Rung, Story

Spot = tuple[int, int, int]
"""Where a card lies in a contest: the contest's entry, the round, the hand."""


def ring(
    story: Story, record: Record, card: str, on: str, by: int | None, spot: Spot | None
) -> Rung | None:
    """What an exposed card brings, if it is a live Signifier.

    `on` is whose task or hand it came to, `by` the seat that turned it up from its
    own hole or wild cards; None where the Dealer turned it (FUG-R42, FUG-R58).
    """
    signified = next((p for p in story.personae if p.signifier == card), None)
    if signified is None:
        return None
    who = remembers(story, signified, on)
    if who is None:
        return None
    narrator = story.dealer if by is None else by
    assert narrator is not None
    appear = [who.who]
    if signified.who != who.who:
        appear.append(signified.who)  # FUG-F24
    if narrator == story.dealer:
        appear.append(on)  # FUG-F20
    else:
        own = story.played_by(narrator)
        if own is not None:
            appear.append(own.who)
    return joined(story, record, card, who, narrator, appear, on, spot)


def remembers(story: Story, signified: Persona, on: str) -> Persona | None:
    """Who remembers, if anybody may (FUG-F21, FUG-F24)."""
    if story.options.signifier_recipient == "signified":
        return signified if story.may_remember(signified) else None
    holder = story.someone(on)
    if isinstance(holder, Persona) and story.may_remember(holder):
        return holder
    return None


def joined(
    story: Story,
    record: Record,
    card: str,
    who: Persona,
    narrator: int,
    appear: list[str],
    on: str,
    spot: Spot | None,
) -> Rung:
    """A bell of its own, or part of the one that rings for the same hand (FUG-F23)."""
    same = [bell for bell in story.bells if spot is not None and bell.place == spot]
    first = same[0] if same else None
    if first is not None and first.stage == "memory":
        first.cards.append(card)
        first.personae = list(dict.fromkeys([*first.personae, who.who]))
        first.appear = list(dict.fromkeys([*first.appear, *appear]))
        return first
    bell = Rung(
        entry=record.seq,
        cards=[card],
        personae=[who.who],
        narrator=narrator,
        appear=list(dict.fromkeys(appear)),
        on=on,
        place=spot,
        extends=first.memory if first is not None else None,
    )
    if first is not None and first.memory is not None:
        bell.appear = list(dict.fromkeys([*bell.appear, *first.personae]))
    story.bells.append(bell)
    record.facts.setdefault("bells", []).append(card)
    return bell

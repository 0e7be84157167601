"""Ringing: a Signifier was exposed."""

from parlour.story.basics.people import Persona
from parlour.story.state import Record, Rung, Story

Spot = tuple[int, int, int]
"""Where a card lies in a contest: the contest's entry, the round, the hand."""


def ring(
    story: Story, record: Record, card: str, on: str, by: int | None, spot: Spot | None
) -> None:
    """What an exposed card brings, if it is a live Signifier.

    `on` is whose task or hand it came to, `by` the seat that turned it up from its
    own hole or wild cards; None where the Dealer turned it (FUG-R42, FUG-R58).
    """
    signified = next((p for p in story.personae if p.signifier == card), None)
    who = remembers(story, signified, on) if signified is not None else None
    if signified is None or who is None:
        return
    narrator = story.dealer if by is None else by
    assert narrator is not None
    teller = story.played_by(narrator)
    appear = [who.who, signified.who]  # FUG-F24
    if narrator == story.dealer:
        appear.append(on)  # FUG-F20
    elif teller is not None:
        appear.append(teller.who)
    appear = list(dict.fromkeys(appear))
    bell = Rung(record.seq, [card], [who.who], narrator, appear, on, spot)
    first = next((one for one in story.bells if spot and one.place == spot), None)
    if first is not None and first.stage == "memory":  # for the same hand (FUG-F23)
        first.cards.append(card)
        first.personae = list(dict.fromkeys([*first.personae, who.who]))
        first.appear = list(dict.fromkeys([*first.appear, *appear]))
        return
    if first is not None and first.memory is not None:
        bell.extends = first.memory
        bell.appear = list(dict.fromkeys([*appear, *first.personae]))
    story.bells.append(bell)
    record.facts.setdefault("bells", []).append(card)


def remembers(story: Story, signified: Persona, on: str) -> Persona | None:
    """Who remembers, if anybody may (FUG-F21, FUG-F24)."""
    if story.options.signifier_recipient == "signified":
        return signified if story.may_remember(signified) else None
    holder = story.someone(on)
    if isinstance(holder, Persona) and story.may_remember(holder):
        return holder
    return None

"""A bot at a story table: a seat like any other, and no Dealer (FUG-J03).

It is given what its seat is shown, and nothing else. `wishes` are the entries it
would write now, the one it likes best first; whether it may, the journal says. Cards
of a contest are played by the contest's own bot. People decide among
themselves on the Dealer and on new personae.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final

from parlour.story import entries as e
from parlour.story.bots.bot_words import Voice, voice_for
from parlour.story.journal import Journal
from parlour.story.views import seen
from parlour.story.views.view import SeatView, StoryView
from parlour.words.messages import ENGLISH

MAX_FLIPS: Final = 20
"""Cards for one task in which time passes; then a bot gives up."""
SPARE_FLASHBACKS: Final = 1
"""Flashbacks of its own that it keeps for later."""


@dataclass
class Eyes:
    """A bot's view: that of its seat, and the public hands of a contest."""

    seat: int
    view: StoryView
    chance: Random
    hands: list[e.CastHand] = field(default_factory=list)
    stakes: str = ""
    language: str = ENGLISH
    """The table's language."""

    @property
    def words(self) -> Voice:
        return voice_for(self.language)

    @property
    def me(self) -> SeatView:
        return next(one for one in self.view.seats if one.seat == self.seat)

    def mine(self, who: str) -> bool:
        return bool(who) and who == self.me.persona

    def picture(self) -> str:
        """Returns the picture on the card on the table, or on the last one there."""
        cards = self.view.table_cards or self.view.discard[-1:]
        if not cards:
            return self.words.thing(self.view.scene, self.chance)
        return self.words.picture(cards[-1])


def look(journal: Journal, seat: int, chance: Random, language: str) -> Eyes:
    """Makes a bot's view from what its seat is shown, and no more (FUG-J03)."""
    story = journal.story
    eyes = Eyes(seat, seen.view_story(journal, seat), chance, language=language)
    if story.contest is not None:
        eyes.hands = seen.view_hands(story, story.contest.opened)
        eyes.stakes = story.contest.opened.stakes
    return eyes


def wishes(eyes: Eyes) -> Iterator[e.AnyEntry]:
    """Yields the entries that the bot would write now, the best first."""
    if eyes.me.away or eyes.me.dealer or eyes.view.stopped:
        return
    yield from making(eyes)
    if eyes.view.state == "session":
        yield from telling(eyes)
        yield from acting(eyes)
        yield from giving(eyes)


def making(eyes: Eyes) -> Iterator[e.AnyEntry]:
    """Yields its persona, and what it adds to its neighbour's (FUG-P01, FUG-P04)."""
    now = eyes.view.creation
    if now is None:
        return
    if now.stage == "describe" and now.seat == eyes.seat:
        others = [sheet.description for sheet in eyes.view.sheets]
        yield e.PersonaDescribed(text=eyes.words.looks(eyes.chance, others))
    elif now.stage == "suggest" and now.neighbour == eyes.seat:
        for kind, text in eyes.words.features(eyes.chance):
            if kind.casefold() != now.not_again.casefold():
                yield e.FeatureSuggested(persona=now.persona, category=kind, text=text)
    elif now.stage == "answer" and now.seat == eyes.seat:
        yield e.FeatureAccepted(persona=now.persona)


def telling(eyes: Eyes) -> Iterator[e.AnyEntry]:
    """Yields entries that others wait for: bells, abilities, a bit of the action."""
    for bell in eyes.view.bells:
        if bell.stage == "memory" and bell.narrator == eyes.seat:
            yield e.MemoryNarrated(
                source="signifier",
                persona=bell.personae[0],
                text=eyes.words.memory_sentence(eyes.picture(), eyes.chance),
                bell=bell.bell,
            )
        elif bell.stage == "use" and any(map(eyes.mine, bell.use)):
            yield e.ImmediateUse(bell=bell.bell, how="pass")
    for memory in eyes.view.memories:
        if memory.names_ability == eyes.seat:
            # Only its own memories are set off by a task: what is at stake in a
            # contest is a question, and no name for anything one can do.
            tried = memory.trigger if memory.source == "self" else ""
            names = (
                eyes.words.abilities(tried, memory.vetoes)
                if tried
                else eyes.words.skills(memory.memory, memory.vetoes)
            )
            for name in names:
                yield e.Ability(memory=memory.memory, name=name)
    if eyes.view.contest_to_tell == eyes.seat:
        yield e.ContestNarrated(
            text=eyes.words.contest_sentence(eyes.picture(), eyes.chance)
        )


def acting(eyes: Eyes) -> Iterator[e.AnyEntry]:
    """Yields its own task: go on, tell, or remember how (section 10)."""
    task = eyes.view.task
    if task is None or not eyes.mine(task.persona):
        return
    if task.stage == "choose":
        yield e.TaskChoice(go_on=len(task.cards) < MAX_FLIPS)
    elif task.stage == "narrate":
        well = task.outcome == "success"
        yield e.TaskNarration(
            text=eyes.words.task_sentence(task.words, eyes.picture(), well)
        )
    elif task.lacks_ability and eyes.me.own_flashbacks.left > SPARE_FLASHBACKS:
        known = {one.trigger for one in eyes.view.memories if one.by == eyes.seat}
        if task.words not in known:
            yield e.MemoryNarrated(
                source="self",
                persona=task.persona,
                text=eyes.words.memory_sentence(eyes.picture(), eyes.chance),
                trigger=task.words,
            )


def giving(eyes: Eyes) -> Iterator[e.AnyEntry]:
    """Yields a gift for somebody who fights without an ability that helps."""
    if not eyes.me.gifts.left or not eyes.stakes:
        return
    for hand in eyes.hands:
        if hand.side and not hand.abilities and not eyes.mine(hand.who):
            yield from gift(eyes, hand.who)


def gift(eyes: Eyes, who: str) -> Iterator[e.AnyEntry]:
    sheet = next((one for one in eyes.view.sheets if one.persona == who), None)
    helped = any(
        who in one.personae and one.trigger == eyes.stakes for one in eyes.view.memories
    )
    if sheet is not None and sheet.run_by == "player" and not helped:
        text = eyes.words.gift_sentence(eyes.picture(), eyes.chance)
        yield e.MemoryNarrated(
            source="gift", persona=who, text=text, trigger=eyes.stakes
        )

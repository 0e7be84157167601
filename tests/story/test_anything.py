"""Whatever people try: refusals change nothing, cards are conserved, and any reader
of the journal has the same story."""

import random
from typing import Any

import msgspec
import pytest
from tests.story.table import Campaign

from parlour.engine.data import save, tokens_by_name
from parlour.engine.game import token_name
from parlour.engine.picks import DONE
from parlour.engine.pieces import Pieces
from parlour.engine.refusals import BadInput
from parlour.games.contest.wilds import usable
from parlour.match import Match
from parlour.story import entries as e
from parlour.story.basics.cards import CARDS
from parlour.story.basics.people import Persona
from parlour.story.content.content_set import ContentSet
from parlour.story.entry import JournalEntry
from parlour.story.exports import export
from parlour.story.exports.page import html
from parlour.story.memories.flashbacks import names_ability
from parlour.story.state import Story, Task
from parlour.story.views import seen, view

READ = msgspec.json.Decoder(list[view.EntryView]).decode


def tried(table: Campaign, chance: random.Random) -> tuple[int | None, e.AnyEntry]:
    """Something that somebody might try now."""
    story = table.story
    seat = chance.randrange(len(story.places))
    people = [p.who for p in story.personae] + [c.who for c in story.characters]
    who = chance.choice([*people, "p9"]) if people else "p0"
    mine = f"p{seat}"
    memory = chance.choice([*story.memories, 1])
    wounds = [w.entry for s in (*story.personae, *story.characters) for w in s.wounds]
    wound = chance.choice([*wounds, 1])
    bell = chance.choice([*(b.entry for b in story.bells), 1])
    last = len(story.records)
    dealer = story.dealer if story.dealer is not None else 0
    part = chance.choice(["hand_r", "arm_r", "head", "leg_l", "tail"])
    wild: list[tuple[int | None, e.AnyEntry]] = [
        (seat, e.Narration(text="on we go")),
        (seat, e.MemoryNarrated(source="self", persona=mine, text="x", trigger="y")),
        (seat, e.MemoryNarrated(source="gift", persona=who, text="x", trigger="y")),
        (seat, e.MemoryNarrated(source="signifier", persona=who, text="x", bell=bell)),
        (
            dealer,
            e.MemoryNarrated(source="signifier", persona=who, text="x", bell=bell),
        ),
        (seat, e.Ability(memory=memory, name=f"a{last}", parts=[part][: last % 2])),
        (dealer, e.Ability(memory=memory, name=f"a{last}")),
        (dealer, e.AbilityVetoed(memory=memory)),
        (dealer, e.MemoryRuledOut(memory=memory, rule="FUG-F04")),
        (seat, e.ImmediateUse(bell=bell, how="act")),
        (seat, e.SkilledAction(persona=mine, task=f"task {last % 5}")),
        (dealer, e.TaskSet(difficulty=chance.randint(1, 13), unit=None)),
        (dealer, e.TaskSet(difficulty=8, ability=memory, unit="minutes")),
        (dealer, e.TaskGranted(ability=memory)),
        (dealer, e.TaskFlip()),
        (dealer, e.TaskFlip()),
        (seat, e.TaskChoice(go_on=bool(last % 2))),
        (seat, e.TaskNarration()),
        (seat, e.TaskNarration()),
        (dealer, e.SceneSet(text="elsewhere")),
        (dealer, e.CharacterEntered(shown_as="a heavy")),
        (dealer, e.CharacterEntered(character="clerk")),
        (dealer, e.TriggerFired(trigger="the-bell")),
        (dealer, e.Wound(who=who, kind="temporary", part=part)),
        (dealer, e.Wound(who=who, kind="permanent", part=part)),
        (dealer, e.WoundTended(wound=wound)),
        (dealer, e.WoundReopened(wound=wound)),
        (dealer, e.WoundHealed(who=who, hours=8)),
        (dealer, e.Incapacitated(who=who, kind="unconscious")),
        (dealer, e.Recovered(who=who)),
        (dealer, e.Override(why="x", what="undo", entry=chance.randint(1, last + 1))),
        (dealer, e.Override(why="x", what="undo", entry=max(1, last - last % 3))),
        (dealer, e.Override(why="x", what="settle", success=True)),
        (dealer, e.Override(why="x", what="contest", words="close")),
        (dealer, e.Override(why="x", what="deck")),
        (seat, e.Away(seat=seat, away=bool(last % 2))),
        (dealer, e.GoOn()),
        (seat, e.Retold(entry=chance.randint(1, last + 1))),
        (seat, e.Amend(entry=chance.randint(1, last + 1), text="better")),
        (seat, e.PrivateNote(text="note")),
        (seat, e.DealerAppointed(dealer=chance.randrange(4))),
        (dealer, e.SessionOpened()),
        (dealer, contest(story, chance)),
        (dealer, contest(story, chance)),
        (dealer, e.ContestClosed()),
        (seat, e.ContestNarrated()),
    ]
    if chance.random() < 0.02:
        wild.append((dealer, e.SessionClosed()))
    if chance.random() < 0.03:
        wild.append((dealer, e.Death(who=who, sure=True)))
    if chance.random() < 0.02:
        return None, e.StopCardPlayed()
    sensible = expected(table, chance)
    return sensible if sensible and chance.random() < 0.6 else chance.choice(wild)


def expected(table: Campaign, chance: random.Random) -> tuple[int, e.AnyEntry] | None:
    """What the others wait for, if they do."""
    story = table.story
    dealer = table.dealer
    if story.stopped:
        return dealer, e.GoOn()
    for bell in story.bells:
        if bell.stage == "memory":
            who = bell.personae[0]
            told = e.MemoryNarrated(
                source="signifier", persona=who, text="x", bell=bell.entry
            )
            return chance.choice([bell.narrator, dealer]), told
        if bell.stage == "use":
            seat = story.persona(bell.use[0]).seat
            return seat, e.ImmediateUse(bell=bell.entry, how="describe")
    for memory in story.pending():
        seat_ = names_ability(story, memory)
        if seat_ is not None:
            return seat_, e.Ability(memory=memory.entry, name=f"a{story.seq}")
    aside = story.task if story.contest and story.contest.between_rounds() else None
    if aside is not None and chance.random() < 0.7:
        return stepped(story, aside, dealer)
    if story.contest is not None:
        if story.contest.over():
            return dealer, e.ContestClosed()
        return played(story.contest, chance)
    task = story.task
    if task is not None:
        return stepped(story, task, dealer)
    return None


def stepped(story: Story, task: Task, dealer: int) -> tuple[int, e.AnyEntry]:
    own = story.persona(task.persona).seat
    steps: dict[str, tuple[int, e.AnyEntry]] = {
        "asked": (dealer, e.TaskSet(difficulty=7)),
        "set": (dealer, e.TaskFlip()),
        "choose": (own, e.TaskChoice(go_on=True)),
        "narrate": (own, e.TaskNarration()),
    }
    return steps[task.stage]


def contest(story: Any, chance: random.Random) -> e.ContestOpened:
    people = [p.who for p in story.personae] + [c.who for c in story.characters]
    chosen = chance.sample(people, min(len(people), chance.randint(2, 4))) or ["p0"]
    return e.ContestOpened(
        stakes="x",
        hands=[
            e.CastHand(who=who, side="ab"[place % 2], group=chance.choice([0, 0, 1]))
            for place, who in enumerate(chosen)
        ],
    )


def played(contest: Any, chance: random.Random) -> tuple[int, e.ContestPlayed]:
    """A legal answer by chance to what the contest asks; or an illegal one."""
    match = contest.match
    asked = [n for n in range(len(contest.seats)) if match.state.asks(n)]
    if not asked or chance.random() < 0.05:
        return contest.seats[0], e.ContestPlayed(chosen=["twist", "twist"])
    number = chance.choice(asked)
    pick = match.state.ask(number)
    words: list[str] = []
    while True:
        tokens = tokens_by_name(match.table, words)
        able = match.state.narrow(pick, tokens)
        if not able or (DONE in able and chance.random() < 0.5):
            break
        able = [token for token in able if token != DONE]
        if not able:
            break
        words.append(token_name(match.table, chance.choice(able)))
    return contest.seats[number], e.ContestPlayed(chosen=words)


@pytest.mark.parametrize("seed", range(24))
def test_anything_may_be_tried(seed: int) -> None:
    chance = random.Random(seed)
    options: dict[str, Any] = {"self_flashbacks": 4, "gift_flashbacks": 3}
    if seed % 3 == 0:
        options["signifier_recipient"] = "exposer"
    table = Campaign(seed=f"any {seed}", options=options).session()
    kinds: set[str] = set()
    for _ in range(400):
        seat, entry = tried(table, chance)
        line = e.JournalLine(seat=seat, entry=entry)
        before = table.story.seq
        try:
            table.journal.may_write(line)
        except BadInput:
            assert table.story.seq == before
            if chance.random() < 0.1:
                void_changes_nothing(table, line)
            continue
        record = table.journal.add(float(before), line)
        assert record.status != "void", entry
        assert not table.journal.broken, entry
        kinds.add(e.kind(entry))
        check(table)
    other = table.again()
    for viewer in (0, 1, 2, 3, None):
        assert seen.view_story(other, viewer) == table.scene(viewer)
        told = seen.view_entries_since(other.story, viewer, 0)
        assert told == table.told(viewer)
        assert READ(msgspec.json.encode(told)) == told
        page = html(export.export(other, viewer))
        assert page.endswith("</html>\n")
    assert len(kinds) > 12


def void_changes_nothing(table: Campaign, line: e.JournalLine) -> None:
    """An entry that is kept although it was refused: another worker's, or one that
    rested on something undone."""
    before = plain(table.story)
    assert table.journal.add(float(table.story.seq), line).status == "void"
    assert plain(table.story) == before


BESIDE = ("seq", "records", "contest_game")
"""What may change when nothing has: the journal is one entry longer."""


def plain(thing: Any) -> Any:
    """Everything that a story, or a part of it, is made of."""
    match thing:
        case dict():
            return [(repr(key), plain(value)) for key, value in thing.items()]
        case list() | tuple():
            return [plain(value) for value in thing]
        case set() | frozenset():
            return sorted(map(repr, thing))
        case Match():
            return plain(save(thing.state)), len(thing.choices)
        case Story():
            parts = {k: v for k, v in vars(thing).items() if k not in BESIDE}
            told = [(one.status, one.words) for one in thing.records]
            return plain(parts), [one for one in told if one[0] != "void"]
        case JournalEntry() | ContentSet() | Pieces():
            return repr(thing)
    return plain(vars(thing)) if hasattr(thing, "__dict__") else repr(thing)


def bodies_agree(story: Story, contest: Any) -> None:
    """What can be used stands on the sheet, and the contest says the same."""
    for hand, who in enumerate(contest.who):
        someone = story.someone(who)
        if not isinstance(someone, Persona):
            continue
        for place, memory in enumerate(contest.skills[hand]):
            if memory in someone.skills and not contest.state.barred[hand]:
                able = story.usable(someone, someone.skills[memory])
                assert usable(contest.state, hand, place) == able


def check(table: Campaign) -> None:
    """What holds after every entry."""
    story = table.story
    assert table.all_cards() == sorted(CARDS)
    if story.task is not None and story.task.cards:
        assert set(story.cards.pile("task")) <= set(story.task.cards)
    if story.contest is not None and not story.contest.over():
        bodies_agree(story, story.contest)
    for persona in story.personae:
        for memory in persona.skills:
            assert story.memories[memory].ability  # FUG-F01
            assert persona.who in story.memories[memory].personae
    for place in story.places:
        for source in ("self", "gift"):
            left, most = story.quota(place.seat, source)
            assert 0 <= left <= most
    msgspec.json.encode(table.scene(story.dealer))

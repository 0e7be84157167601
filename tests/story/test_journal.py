"""The journal: append-only, permissions, override, amend, the stop card (4.11)."""

import msgspec
import pytest
from tests.story.table import Campaign

from parlour.story import entries as e
from parlour.story.rules import BOOK
from parlour.story.views import seen


def texts(table: Campaign, viewer: int | None = None) -> str:
    return repr((table.scene(viewer), table.told(viewer)))


def test_every_kind_of_entry_has_its_rule() -> None:
    """FUG-J01: whatever is not in the book cannot be written."""
    from typing import get_args

    assert set(get_args(e.AnyEntry)) == set(BOOK)


def test_any_reader_of_the_lines_has_the_same_story() -> None:
    table = Campaign().session()
    table.remember(0, "locks", "hand_r")
    table.task(0)
    table.do(3, e.TaskSet(difficulty=5))
    table.do(3, e.TaskFlip())
    other = table.again()
    for viewer in (0, 1, 2, 3, None):
        assert seen.view_story(other, viewer) == table.scene(viewer)
        assert seen.view_entries_since(other.story, viewer, 0) == table.told(viewer)


def test_roles_and_states_are_checked_for_writing() -> None:
    """FUG-J01, FUG-J03: a seat has its rights and no more."""
    table = Campaign()
    assert table.no(0, e.Narration(text="x")) == "not-now"
    assert table.no(6, e.KnowsStory()) == "no-such-seat"
    table.session()
    assert "task_flip" not in table.scene(0).may
    assert "task_flip" in table.scene(3).may
    assert "memory" in table.scene(0).may
    assert table.scene(None).may == []
    assert table.no(0, e.SessionClosed()) == "FUG-S07"


def test_watchers_see_table_entries_only() -> None:
    """FUG-J05."""
    table = Campaign().session()
    table.do(0, e.PrivateNote(text="NOTE-SECRET"))
    table.do(3, e.DealerNote(text="DEALER-SECRET"))
    table.do(0, e.Narration(text="for all"))
    assert "for all" in texts(table)
    for word in ("NOTE-SECRET", "DEALER-SECRET"):
        assert word not in texts(table)
    assert seen.view_notes(table.story, None) == []


def test_notes_are_read_by_whom_they_are_for() -> None:
    """Section 3: private notes, and Dealer notes with later Dealers only."""
    table = Campaign().session()
    table.do(0, e.PrivateNote(text="mine"))
    table.do(3, e.DealerNote(text="early"))
    assert table.no(0, e.DealerNote(text="x")) == "FUG-S02"
    table.do(3, e.SessionClosed())
    table.appointed(1)
    table.do(1, e.DealerNote(text="late"))

    def read(seat: int) -> list[str]:
        return [note.text for note in seen.view_notes(table.story, seat)]

    assert read(0) == ["mine"]
    assert read(1) == ["early", "late"]
    assert read(2) == []
    assert read(3) == ["early"]  # a past Dealer does not see later ones
    table.do(1, e.SessionOpened())
    table.do(1, e.SessionClosed())
    assert read(2) == []  # the end opens the story, not people's notes


# Amending


def test_typing_slips_are_put_right_by_their_author() -> None:
    """`amend`: facts only with the Dealer's yes; the entry itself stays."""
    table = Campaign().session()
    said = table.do(0, e.Narration(text="a bule door"))
    assert table.no(1, e.Amend(entry=said.seq, text="x")) == "FUG-J01"
    table.do(0, e.Amend(entry=said.seq, text="a blue door"))
    assert table.told()[said.seq - 1].amended == "a blue door"
    fact = table.do(0, e.Amend(entry=said.seq, text="a red door", facts=True))
    assert table.told()[said.seq - 1].amended == "a blue door"
    assert table.scene(3).dealing.asked == [fact.seq]  # type: ignore[union-attr]
    assert table.no(0, e.AmendAnswered(amend=fact.seq, yes=True)) == "FUG-S02"
    table.do(3, e.AmendAnswered(amend=fact.seq, yes=True))
    assert table.told()[said.seq - 1].amended == "a red door"
    no = table.do(0, e.Amend(entry=said.seq, text="no door", facts=True))
    table.do(3, e.AmendAnswered(amend=no.seq, yes=False))
    assert table.told()[said.seq - 1].amended == "a red door"
    number = table.remember(0, "locks")
    table.do(0, e.Amend(entry=number, text="how to pick locks"))
    assert table.scene().memories[0].text == "how to pick locks"


# The stop card


def test_what_is_nothing_without_words_needs_some() -> None:
    """Whoever leaves them out is refused; only words that were dropped are missing."""
    table = Campaign().session()
    for entry in (
        e.Talk(),
        e.QuestionAsked(),
        e.MemoryNarrated(source="self", persona="p0"),
    ):
        assert table.no(0, entry) == "nothing-said"
    number = table.do(0, e.Talk(text="Oh no")).seq
    assert table.no(0, e.Amend(entry=number)) == "nothing-said"


def test_nobody_learns_who_played_the_stop_card() -> None:
    """FUG-J08: it is in the log without an author, and pauses play."""
    table = Campaign().session()
    record = table.do(None, e.StopCardPlayed())
    assert record.seat is None
    assert table.journal.lines[-1][1].seat is None
    assert b"seat" not in msgspec.json.encode(table.journal.lines[-1][1])
    assert table.told()[-1].seat is None
    assert table.scene().stopped
    for seat, entry in ((0, e.Narration(text="x")), (3, e.SceneSet(text="x"))):
        assert table.no(seat, entry) == "FUG-J08"
    table.do(1, e.PrivateNote(text="x"))
    assert table.no(1, e.GoOn()) == "FUG-J08"
    table.do(3, e.GoOn())
    assert not table.scene().stopped
    assert table.no(3, e.GoOn()) == "FUG-J08"


def test_a_part_is_dropped_and_nothing_is_lost() -> None:
    """FUG-J08: no quota, and the words are gone for everybody."""
    table = Campaign().session()
    number = table.remember(0, "cruelty")
    table.do(0, e.Amend(entry=number, text="how to hurt CRUELWORDS"))
    assert table.no(0, e.Retold(entry=number)) == "FUG-J08"
    table.do(None, e.StopCardPlayed())
    assert table.no(1, e.Retold(entry=number, text="")) == "FUG-J08"
    assert table.no(3, e.Retold(entry=number, text="put in your mouth")) == "FUG-J08"
    table.do(3, e.Retold(entry=number))  # the Dealer may drop words, never rewrite
    assert table.ability("p0", "cruelty").state == "usable", "nor veto (FUG-S02)"
    table.do(0, e.Retold(entry=number))
    assert table.scene().seats[0].own_flashbacks.left == 2
    assert table.sheet("p0").abilities == []
    for viewer in (0, 1, 3, None):
        assert "CRUELWORDS" not in texts(table, viewer)
        assert "how cruelty" not in texts(table, viewer)
    table.do(3, e.GoOn())
    table.remember(0, "kindness")


def test_what_play_has_gone_on_from_is_dropped_in_words_alone() -> None:
    """FUG-J08, FUG-S02: no flashback comes back that was used."""
    table = Campaign().session()
    number = table.remember(0, "locks")
    table.task(0)
    table.do(3, e.TaskGranted(ability=number))
    table.do(None, e.StopCardPlayed())
    table.do(0, e.Retold(entry=number))
    assert table.scene().seats[0].own_flashbacks.left == 1
    assert table.ability("p0", "locks").state == "usable"
    assert "how locks" not in texts(table, 1)
    table.do(0, e.Retold(entry=number, text="a kinder way"))
    assert "a kinder way" in texts(table, 1)


def test_memories_of_an_earlier_session_are_nobodys_to_drop_but_their_own() -> None:
    table = Campaign().session()
    number = table.remember(0, "locks")
    table.do(3, e.SessionClosed())
    table.appointed(1)
    table.do(1, e.SessionOpened())
    table.do(None, e.StopCardPlayed())
    assert table.no(1, e.Retold(entry=number)) == "FUG-S02"
    table.do(0, e.Retold(entry=number))
    assert table.ability("p0", "locks").state == "usable"
    assert table.scene().seats[0].own_flashbacks.left == 2, "that of this session"


def test_who_takes_a_seat_over_retells_nothing_of_the_one_before() -> None:
    table = Campaign().session()
    said = table.do(0, e.Narration(text="my words")).seq
    table.do(0, e.Away(seat=0, away=True))
    table.do(0, e.SeatJoined(name="Zoe"))
    table.do(None, e.StopCardPlayed())
    assert table.no(0, e.Retold(entry=said, text="hers")) == "FUG-J08"


def test_a_part_is_retold() -> None:
    """FUG-J08."""
    table = Campaign().session()
    said = table.do(3, e.SceneSet(text="SPIDERS everywhere"))
    table.do(None, e.StopCardPlayed())
    table.do(3, e.Retold(entry=said.seq, text="mice everywhere"))
    assert table.scene().scene == "mice everywhere"
    assert "SPIDERS" not in texts(table, 0)


def test_a_dropped_signifier_memory_is_told_again() -> None:
    """FUG-J08, FUG-F17: no card is lost."""
    table = Campaign().session({1: "M19"})
    table.task(0)
    table.do(3, e.TaskSet(difficulty=5))
    table.flip("M19")
    bell = table.scene().bells[0].bell
    told = table.do(
        3, e.MemoryNarrated(source="signifier", persona="p1", text="x", bell=bell)
    )
    table.do(None, e.StopCardPlayed())
    table.do(3, e.Retold(entry=told.seq))
    table.do(3, e.GoOn())
    assert table.scene().bells[0].stage == "memory"


def test_a_dropped_trigger_may_be_fired_again() -> None:
    """FUG-J08, FUG-X08."""
    table = Campaign().session()
    fired = e.TriggerFired(trigger="clerk-knows", personae=["p0"])
    first = table.do(3, fired)
    assert table.no(3, fired) == "FUG-X08"
    table.do(None, e.StopCardPlayed())
    table.do(3, e.Retold(entry=first.seq))
    table.do(3, e.GoOn())
    table.do(3, fired)


# The Dealer's override


def test_the_last_step_is_undone_for_all_to_see() -> None:
    """FUG-J07."""
    table = Campaign().session()
    table.remember(0, "painting", "hand_r")
    wound = table.do(3, e.Wound(who="p0", kind="temporary", part="hand_r"))
    table.do(0, e.Narration(text="ow"))
    undo = e.Override(why="wrong persona", what="undo", entry=wound.seq)
    assert table.no(0, undo) == "FUG-J07"
    assert (
        table.no(3, e.Override(why="x", what="undo", entry=wound.seq - 1)) == "FUG-J07"
    )
    table.do(3, undo)
    assert table.sheet("p0").wounds == []
    assert table.ability("p0", "painting").state == "usable"
    assert table.told()[wound.seq - 1].status == "undone"
    last = table.told()[-1]
    assert isinstance(last.entry, e.Override)
    assert last.entry.why == "wrong persona"
    changed = seen.view_entries_since(table.story, 0, table.story.seq - 1)
    assert [one.seq for one in changed] == [wound.seq, last.seq]
    assert table.no(3, undo) == "FUG-J07"
    assert table.again().story.played_by(0).wounds == []  # type: ignore[union-attr]


def test_a_card_that_was_turned_stays_turned() -> None:
    """FUG-J07: undoing a flip neither hides the card nor deals it again."""
    table = Campaign().session()
    table.task(0)
    table.do(3, e.TaskSet(difficulty=5))
    flip = table.do(3, e.TaskFlip())
    card = flip.facts["card"]
    deck = table.story.deck.deck[:]
    table.do(3, e.Override(why="not yet", what="undo", entry=flip.seq))
    assert table.scene().task.stage == "set"  # type: ignore[union-attr]
    assert table.scene().discard == [card]
    assert table.story.deck.deck == deck
    table.do(3, e.TaskFlip())
    assert table.scene().task.cards == [deck[-1]]  # type: ignore[union-attr]


@pytest.mark.parametrize("kind", ["memory", "ability", "note", "veto"])
def test_what_an_override_never_touches(kind: str) -> None:
    """FUG-J07: memories, notes and vetoes are not the Dealer's to undo."""
    table = Campaign().session()
    table.do(3, e.SceneSet(text="before"))
    told = table.gift(1, 0)
    last = told.seq
    if kind != "memory":
        last = table.do(1, e.Ability(memory=told.seq, name="x")).seq
    if kind == "veto":
        last = table.do(3, e.AbilityVetoed(memory=told.seq)).seq
    if kind == "note":
        last = table.do(0, e.PrivateNote(text="x")).seq
    assert table.no(3, e.Override(why="x", what="undo", entry=last)) == "FUG-J07"


def test_an_override_of_quotas_tasks_deck_and_death() -> None:
    """FUG-J07."""
    table = Campaign().session()
    more = e.Override(why="late start", what="quota", seat=0, source="self", amount=1)
    table.do(3, more)
    assert table.scene().seats[0].own_flashbacks.left == 3
    assert table.no(
        3, e.Override(why="x", what="quota", seat=3, source="self", amount=1)
    ) == ("FUG-F27")
    table.task(0)
    table.do(3, e.Override(why="we agreed", what="settle", success=True))
    assert table.scene().task is None
    assert table.no(3, e.Override(why="x", what="settle")) == "FUG-J07"
    table.do(3, e.Death(who="p0", sure=True))
    table.do(3, e.Override(why="a dream", what="revive", who="p0"))
    assert table.sheet("p0").state == "able"
    assert table.no(3, e.Override(why="x", what="revive", who="p0")) == "FUG-J07"
    table.task(0, "another")
    table.do(3, e.TaskSet(difficulty=5))
    table.flip("7c")
    table.do(0, e.TaskNarration())
    table.do(3, e.Override(why="sticky cards", what="deck"))
    assert (table.scene().deck, table.scene().discard) == (78, [])
    table.do(3, e.Override(why="the tide waits for nobody", what="ruling"))


def test_the_host_or_a_seat_that_read_the_file_is_marked() -> None:
    """FUG-X11: for all to see."""
    table = Campaign()
    table.do(2, e.KnowsStory())
    assert [seat.knows_story for seat in table.scene().seats] == [
        False,
        False,
        True,
        False,
    ]

"""The Dealer's hand reaches what play has done: wounds, what a contest brought about,
abilities that were lost; always as a visible entry with a reason (FUG-J07)."""

from typing import Any

from tests.story.table import Campaign
from tests.story.test_contests import Fight, fight

from parlour.story import entries as e


def by_hand(what: Any, **more: Any) -> e.Override:
    return e.Override(what=what, why="a slip", **more)


def test_a_wound_is_struck_out_long_after() -> None:
    """What it lost comes back with it."""
    table = Campaign().session()
    number = table.remember(0, "painting", "hand_r")
    wound = table.do(3, e.Wound(who="p0", kind="permanent", part="arm_r")).seq
    table.do(3, e.WoundTended(wound=wound))
    assert table.ability("p0", "painting").state == "lost"
    table.remember(1, "running")
    table.task(1)
    table.do(3, e.TaskGranted(ability=table.sheet("p1").abilities[0].memory))
    assert table.no(0, by_hand("wound", entry=wound, words="gone")) == "FUG-J07"
    assert table.no(3, by_hand("wound", entry=number, words="gone")) == "FUG-J07"
    assert table.no(3, by_hand("wound", entry=wound, words="better")) == "FUG-J07"
    done = table.do(3, by_hand("wound", entry=wound, words="gone"))
    assert table.sheet("p0").wounds == []
    assert table.ability("p0", "painting").state == "usable"
    (told,) = [one for one in table.told(1) if one.seq == done.seq]
    assert isinstance(told.entry, e.Override)
    assert told.entry.why == "a slip"
    assert told.facts == {"who": "p0", "kind": "permanent", "part": "arm_r"}


def test_a_wound_that_was_healed_by_mistake_is_open_again() -> None:
    table = Campaign().session()
    wound = table.do(3, e.Wound(who="p0", kind="temporary", part="arm_r")).seq
    table.do(3, e.WoundTended(wound=wound))
    table.do(3, e.WoundHealed(who="p0", hours=8))
    table.do(3, by_hand("wound", entry=wound, words="open"))
    (found,) = table.sheet("p0").wounds
    assert (found.tended, found.healed) == (False, False)
    table.do(3, by_hand("wound", entry=wound, words="tended"))
    (found,) = table.sheet("p0").wounds
    assert (found.tended, found.healed) == (True, False)


def won() -> Fight:
    """Seat 0 has won a round against the heavy, and says what happens."""
    table = fight("2c 2s 3c 3s Kc 4c Ks 4s")
    for seat in (0, 3, 0, 3):
        table.play(seat, "twist")
    for seat in (0, 3):
        table.play(seat, "stand")
    assert table.contest.state.phase == "effect"
    return table


def test_what_a_winner_chose_is_taken_back() -> None:
    """A contest's effect, as the last step: it is asked for again."""
    table = won()
    assert table.scene(3).dealing.undo is None  # type: ignore[union-attr]
    done = table.play(0, "wound", "who-4", "leg_l")
    (heavy,) = table.scene().characters
    assert [wound.part for wound in heavy.wounds] == ["leg_l"]
    assert table.scene(3).dealing.undo == done.seq  # type: ignore[union-attr]
    before = done.facts["played"]
    deck = table.scene().deck
    table.do(3, by_hand("undo", entry=done.seq))
    assert table.scene().characters[0].wounds == []
    assert table.contest.state.phase == "effect"
    assert table.scene().deck == deck
    (told,) = [one for one in table.told(1) if one.seq == done.seq]
    assert (told.status, told.facts) == ("undone", {"played": before})
    table.play(0, "wound", "who-4", "arm_l")
    assert [w.part for w in table.scene().characters[0].wounds] == ["arm_l"]
    assert table.all_cards() == sorted(set(table.all_cards()))


def test_what_a_contest_did_is_put_right_later_too() -> None:
    table = won()
    number = table.play(0, "wound", "who-4", "leg_l").seq
    table.join()
    assert table.no(3, by_hand("undo", entry=number)) == "FUG-J07"
    table.do(3, by_hand("wound", entry=number, words="gone"))
    assert table.scene().characters[0].wounds == []
    assert table.contest.state.hurt[3] == 0


def test_cards_are_never_taken_back() -> None:
    table = fight("2c 2s 3c 3s Kc")
    number = table.play(0, "twist").seq
    assert table.no(3, by_hand("undo", entry=number)) == "FUG-J07"


def test_a_contest_that_was_closed_or_opened_by_mistake() -> None:
    table = won()
    table.play(0, "end")
    table.play(3, "yes")
    closed = table.do(3, e.ContestClosed()).seq
    table.do(3, by_hand("undo", entry=closed))
    assert table.story.contest is not None
    table.do(3, e.ContestClosed())
    framed = e.ContestOpened(
        stakes="x",
        hands=[e.CastHand(who="p0", side="a"), e.CastHand(who="c1", side="b")],
    )
    table.do(3, by_hand("undo", entry=table.do(3, framed).seq))
    assert table.story.contest is None
    assert len(table.all_cards()) == 78


def test_somebody_who_died_in_a_contest_is_up_again_there_too() -> None:
    table = fight("2c 2s 3c 3s")
    table.do(3, e.Death(who="p1", sure=True))
    assert table.contest.state.dead
    table.do(3, by_hand("revive", who="p1"))
    assert table.sheet("p1").state == "able"
    assert not table.contest.state.dead


def test_sheets_are_not_put_right_by_a_contests_words() -> None:
    table = fight("2c 2s 3c 3s")
    for words in ("tend who-1 arm_l", "body who-1 - -", "flip", "clear"):
        assert table.no(3, by_hand("contest", words=words)) == "FUG-J07"

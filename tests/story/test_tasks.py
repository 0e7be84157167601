"""Basic and skilled actions and Time Passes (4.5, 4.6)."""

from typing import Any

import pytest
from tests.story.table import Campaign

from parlour.story import entries as e
from parlour.story.basics.cards import CARDS


def set_task(
    difficulty: int, *, able: bool = False, unit: str | None = None, **options: object
) -> Campaign:
    table = Campaign(options=dict(options)).session({0: "M00", 1: "M01", 2: "M02"})
    ability = table.remember(0, "locks", "hand_r") if able else None
    table.task(0)
    table.do(3, e.TaskSet(difficulty=difficulty, ability=ability, unit=unit))  # type: ignore[arg-type]
    return table


OUTCOMES = [
    # rule, difficulty, ability, card, outcome, never again
    ("FUG-A05", 7, False, "7c", "success", False),
    ("FUG-A05", 7, False, "6c", "failure", False),
    ("FUG-A05", 7, True, "7c", "success", False),
    ("FUG-A05", 7, True, "6c", "failure", False),
    ("FUG-A05", 2, False, "M16", "failure", True),
    ("FUG-A05", 12, True, "M16", "success", False),
    ("FUG-A06", 2, False, "Aw", "failure", False),
    ("FUG-A06, R36", 11, False, "Pw", "success", False),
    ("FUG-A06", 12, False, "Nc", "success", False),
    ("FUG-A06", 12, False, "Ps", "failure", False),
    ("FUG-A06", 12, False, "Kp", "success", False),
]


@pytest.mark.parametrize(
    ("rule", "difficulty", "able", "card", "outcome", "barred"), OUTCOMES
)
def test_skilled_actions(
    rule: str, difficulty: int, able: bool, card: str, outcome: str, barred: bool
) -> None:
    """FUG-A04, FUG-A05, FUG-A06, FUG-R36, FUG-R37."""
    table = set_task(difficulty, able=able)
    facts = table.flip(card).facts
    assert (facts["outcome"], facts["barred"], facts["card"]) == (outcome, barred, card)


@pytest.mark.parametrize("difficulty", range(2, 13))
def test_exact_chances(difficulty: int) -> None:
    """FUG-A05: of 78 cards 4 * (15 - d) succeed, and with an ability 22 more."""
    from parlour.story.basics.cards import is_major, skilled_number

    minors = [card for card in CARDS if not is_major(card)]
    good = sum(skilled_number(card, "rank") >= difficulty for card in minors)
    assert good == 4 * (15 - difficulty)


def test_contest_numbers_as_an_option() -> None:
    """FUG-A06, option `skilled_numbers`: no minor reaches 12."""
    assert set_task(11).flip("Aw").facts["outcome"] == "failure"
    other: dict[str, Any] = {"skilled_numbers": "contest"}
    assert set_task(11, **other).flip("Aw").facts["outcome"] == "success"
    assert set_task(12, **other).flip("Kw").facts["outcome"] == "failure"
    assert set_task(10, **other).flip("Kw").facts["outcome"] == "success"


def test_difficulties() -> None:
    """FUG-A04: 2 to 12; FUG-A09: 3 to 12 when time passes."""
    table = Campaign().session()
    table.task(0)
    for difficulty in (1, 13):
        assert table.no(3, e.TaskSet(difficulty=difficulty)) == "FUG-A04"
    assert table.no(3, e.TaskSet(difficulty=2, unit="minutes")) == "FUG-A09"
    assert table.no(0, e.TaskSet(difficulty=5)) == "FUG-A04"
    assert table.no(3, e.TaskFlip()) == "FUG-A04"
    table.do(3, e.TaskSet(difficulty=12, unit="hours"))
    table.do(3, e.TaskSet(difficulty=2))  # changed before the flip


def test_just_succeeds() -> None:
    """FUG-A03: with a relevant, usable ability, and no card."""
    table = Campaign().session()
    number = table.remember(0, "locks")
    before = table.scene().deck
    table.task(0)
    assert table.no(3, e.TaskGranted(ability=number + 1)) == "FUG-A02"
    assert table.no(0, e.TaskGranted(ability=number)) == "FUG-A03"
    table.do(3, e.TaskGranted(ability=number))
    assert table.scene().task is None
    assert table.scene().deck == before


def test_only_personae_take_skilled_actions() -> None:
    """FUG-A02, FUG-R41: no game-characters, not the Dealer's persona."""
    table = Campaign().session()
    table.do(3, e.CharacterEntered(shown_as="a heavy"))
    assert table.no(3, e.SkilledAction(persona="c1", task="x")) == "FUG-A02"
    assert table.no(3, e.SkilledAction(persona="p3", task="x")) == "FUG-A02"
    assert table.no(1, e.SkilledAction(persona="p0", task="x")) == "FUG-A02"
    table.do(3, e.SkilledAction(persona="p0", task="for a quiet player"))
    assert table.no(1, e.SkilledAction(persona="p1", task="y")) == "FUG-A07"
    table.do(3, e.TaskDropped())
    assert table.scene().task is None


def test_the_acting_player_narrates_before_it_closes() -> None:
    """FUG-A07, FUG-J09: spoken aloud will do; the card lies large until then."""
    table = set_task(5)
    table.flip("6s")
    assert table.scene().table_cards == ["6s"]
    assert table.no(1, e.TaskNarration()) == "FUG-A07"
    assert table.no(3, e.TaskNarration()) == "FUG-A07"
    assert table.no(3, e.SessionClosed()) == "FUG-A07"
    assert "6s" not in table.scene().discard
    table.do(0, e.TaskNarration())
    assert table.scene().discard == ["6s"]
    assert table.scene().table_cards == []


def test_what_counts_is_the_sheet_at_the_flip() -> None:
    """FUG-A13: flashbacks come in between; after the flip it is too late."""
    table = set_task(12)
    assert table.scene().task.lacks_ability  # type: ignore[union-attr]
    told = table.gift(1, 0)
    table.do(1, e.Ability(memory=told.seq, name="locks", parts=["hand_r"]))
    table.do(3, e.TaskSet(difficulty=12, ability=told.seq))
    table.do(3, e.Wound(who="p0", kind="temporary", part="arm_r"))
    assert table.flip("M16").facts["outcome"] == "failure"
    assert table.no(3, e.TaskSet(difficulty=2)) == "FUG-A04"


def test_a_low_minor_may_be_tried_again_a_major_may_not() -> None:
    """FUG-A05, FUG-R40: this persona, this task; not even with an ability."""
    table = set_task(9)
    first = table.flip("2c").facts["task"]
    table.do(0, e.TaskNarration())
    second = table.task(0, "pick a lock", again=first)
    table.do(3, e.TaskSet(difficulty=4))  # the Dealer may change it
    table.flip("M16")
    table.do(0, e.TaskNarration())
    table.remember(0, "locks")
    again = e.SkilledAction(persona="p0", task="anew", again=second.seq)
    assert table.no(0, again) == "FUG-A05"
    assert table.no(0, e.SkilledAction(persona="p0", task="PICK a lock")) == "FUG-A05"
    table.task(0, "kick the door in")  # a different approach is a different task
    table.do(3, e.TaskDropped())
    table.task(1, "pick a lock")  # others may try


def test_e12_the_safe() -> None:
    """E12, FUG-A09, FUG-A11, FUG-R39: 4 minutes, then a major: done at once."""
    table = set_task(8, able=True, unit="minutes")
    facts = table.flip("4w").facts
    assert (facts["outcome"], facts["elapsed"]) == ("", 4)
    assert table.no(3, e.TaskFlip()) == "FUG-A04"
    assert table.no(1, e.TaskChoice(go_on=True)) == "FUG-A11"
    table.do(0, e.TaskChoice(go_on=True))
    facts = table.flip("M05").facts
    assert (facts["outcome"], facts["elapsed"], facts["barred"]) == (
        "success",
        4,
        False,
    )
    table.do(0, e.TaskNarration())  # FUG-A12


def test_e13_hot_wiring() -> None:
    """E13, FUG-A10: a major fails at once, no time passes, no retry."""
    table = set_task(8, unit="minutes")
    facts = table.flip("M16").facts
    assert facts["outcome"] == "failure"
    assert (facts["elapsed"], facts["barred"]) == (0, True)


TIMES = [
    # compare, difficulty, card, outcome without ability, time
    ("beat", 8, "8c", "failure", 8),
    ("beat", 8, "9c", "success", 9),
    ("meet", 8, "8c", "success", 8),
    ("meet", 8, "7c", "failure", 7),
    ("beat", 12, "Qc", "success", 13),
]


@pytest.mark.parametrize(("compare", "difficulty", "card", "outcome", "time"), TIMES)
def test_time_passes_without_ability(
    compare: str, difficulty: int, card: str, outcome: str, time: int
) -> None:
    """FUG-A09, FUG-A10, FUG-R38, option `time_compare`."""
    table = set_task(difficulty, unit="hours", time_compare=compare)
    facts = table.flip(card).facts
    assert (facts["outcome"], facts["elapsed"]) == (outcome, time)


def test_time_adds_up_until_somebody_gives_up() -> None:
    """FUG-A11, FUG-R39: the player gives up, or the Dealer lets events interrupt."""
    table = set_task(12, able=True, unit="seconds")
    for card, elapsed in (("5c", 5), ("Tc", 15), ("Aw", 16)):
        assert table.flip(card).facts["elapsed"] == elapsed
        if elapsed < 16:
            table.do(0, e.TaskChoice(go_on=True))
    assert table.no(3, e.TaskChoice(go_on=True)) == "FUG-A11"
    table.do(3, e.TaskChoice(go_on=False))
    assert table.scene().task.outcome == "failure"  # type: ignore[union-attr]
    table.do(0, e.TaskNarration())
    assert set(table.scene().discard) == {"5c", "Tc", "Aw"}


def test_the_deck_runs_out_and_the_discard_is_shuffled() -> None:
    """FUG-B08: one deck for the session."""
    table = Campaign().session({0: "M00", 1: "M01", 2: "M02", 3: "M03"})
    table.do(3, e.Switched(what="bell", on=False))
    for _ in range(78):
        table.task(0, f"try {table.story.seq}")
        table.do(3, e.TaskSet(difficulty=2))
        table.do(3, e.TaskFlip())
        table.do(0, e.TaskNarration())
    assert (table.scene().deck, len(table.scene().discard)) == (0, 78)
    table.task(0, "once more")
    table.do(3, e.TaskSet(difficulty=2))
    table.do(3, e.TaskFlip())
    assert (table.scene().deck, table.scene().discard) == (77, [])


def test_basic_actions_just_happen() -> None:
    """FUG-A01: the Dealer decides borderline cases."""
    table = Campaign().session()
    done = table.do(0, e.BasicAction(who="p0", text="drives off"))
    assert table.no(1, e.BasicAction(who="p0")) == "FUG-A01"
    assert table.no(0, e.NotBasic(action=done.seq)) == "FUG-A01"
    table.do(3, e.NotBasic(action=done.seq))
    assert table.told()[-2].status == "ruled_out"
    assert table.no(3, e.NotBasic(action=done.seq)) == "FUG-A01"

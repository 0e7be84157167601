"""One deck, always: what a contest holds is what tasks are flipped from (FUG-B08)."""

from itertools import chain
from typing import Any

from tests.story.table import Campaign
from tests.story.test_contests import SIGNS, Fight, fight, hand

from parlour.story import entries as e
from parlour.story.basics.cards import CARDS


def zones(table: Campaign) -> dict[str, list[str]]:
    """By zone of the contest, the cards that lie there."""
    state: Any = table.story.contest.match.state
    names = state.table.pieces.names
    return {
        zone.name: [
            names[piece]
            for number in range(zone.first, zone.first + max(1, zone.hands))
            for piece in state.zones[number]
        ]
        for zone in table.story.contest.match.game.zones.all
    }


def over_with_the_round(table: Fight) -> Fight:
    """Everybody turns what they have and stands, until the round is decided."""
    while not table.contest.between_rounds():
        state = table.contest.state
        number = next(n for n in range(4) if state.asks(n))
        seat = table.contest.seats[number]
        question = table.contest.match.question(number)
        options = question["options"]
        if "stand" in options:
            table.play(seat, "stand")
        elif "tell" in options:
            table.play(seat, "tell")
        elif state.phase in ("answer", "intercede", "helpless"):
            table.play(seat)
        else:
            table.play(seat, options[0])
    return table


def test_a_task_between_rounds_is_flipped_from_the_contests_deck() -> None:
    """FUG-B37: a card in somebody's hand does not come up a second time."""
    table = over_with_the_round(fight("2c 2s 3c 3s"))
    before = zones(table)
    assert len(before["deck"]) == 74
    lying = before["discard"] + before["unseen"]
    assert sorted(lying) == ["2c", "2s", "3c", "3s"]
    table.task(1)
    table.do(3, e.TaskSet(difficulty=2))
    flipped = table.do(3, e.TaskFlip()).facts["card"]
    assert flipped in before["deck"]
    assert table.scene().table_cards == [flipped]
    assert table.scene().deck == 73
    after = zones(table)
    assert flipped not in after["deck"]
    assert sorted(chain(*after.values())) == sorted(CARDS)
    table.do(1, e.TaskNarration())
    assert table.scene().discard[-1] == flipped
    assert zones(table)["discard"][-1] == flipped


def test_the_next_contest_knows_what_tasks_used_meanwhile() -> None:
    """It was void: the same card lay in the discard twice, or 79 were counted."""
    table = over_with_the_round(fight("2c 2s 3c 3s"))
    for _ in range(3):
        table.task(1)
        table.do(3, e.TaskSet(difficulty=2))
        table.do(3, e.TaskFlip())
        table.do(1, e.TaskNarration())
    table.do(3, e.Override(what="contest", words="close", why="enough"))
    shown = table.scene()
    assert shown.deck + len(shown.discard) + shown.unseen == 78
    assert len(shown.discard) == len(set(shown.discard))
    table.open(hand("p0", "a"), hand("c1", "b"))
    assert sorted(chain(*zones(table).values())) == sorted(CARDS)


def test_a_contest_that_is_closed_leaves_an_open_task_its_card() -> None:
    table = over_with_the_round(fight("2c 2s 3c 3s"))
    table.task(1)
    table.do(3, e.TaskSet(difficulty=2))
    flipped = table.do(3, e.TaskFlip()).facts["card"]
    table.do(3, e.Override(what="contest", words="close", why="enough"))
    assert table.scene().table_cards == [flipped]
    table.do(1, e.TaskNarration())
    assert table.scene().discard[-1] == flipped
    assert table.all_cards() == sorted(CARDS)


def test_cards_put_aside_unseen_stay_where_they_lie() -> None:
    """Who saw their own hole card go does not meet it in the next contest."""
    table = fight("2c 2s 3c 3s Kc Ks")
    table.play(0, "twist")
    table.do(3, e.Override(what="contest", words="close", why="enough"))
    aside = sorted(table.story.deck.unseen)
    assert aside == ["2c", "2s", "3c", "3s"]
    table.open(hand("p0", "a"), hand("c1", "b"))
    assert sorted(zones(table)["unseen"]) == aside


def test_a_set_task_waits_for_the_end_of_the_round() -> None:
    """FUG-B36, FUG-B37: no card is turned, nor a task granted, in mid-round."""
    table = Fight()
    table.session(SIGNS)
    number = table.remember(1, "picking locks")
    table.do(3, e.CharacterEntered(shown_as="a heavy"))
    table.open(hand("p0", "a"), hand("c1", "b"))
    table.task(1)
    table.do(3, e.TaskSet(difficulty=5))
    table.join()
    assert table.contest.state.phase == "turn"
    assert table.no(3, e.TaskFlip()) == "FUG-B37"
    assert table.no(3, e.TaskGranted(ability=number)) == "FUG-B37"


def test_no_card_is_turned_while_the_moment_is_open() -> None:
    """FUG-B36: the Fool and the World lie there, and their player begins to tell."""
    table = Fight()
    table.session({0: "M01", 1: "M03", 2: "M19", 3: "M10"})
    table.do(3, e.CharacterEntered(shown_as="a heavy"))
    table.open(hand("p0", "a"), hand("c1", "b"), cards="M00 2s M21 3s Kc")
    table.task(1)
    table.do(3, e.TaskSet(difficulty=5))
    table.join()
    table.play(0, "M00")
    table.play(3, "twist")
    table.play(0, "M21")
    assert table.contest.state.phase == "moment"
    assert table.no(3, e.TaskFlip()) == "FUG-B37"


def test_time_passes_until_no_card_is_left() -> None:
    """A deck that ran out in a task refuses; it does not break."""
    table = Campaign().session(SIGNS)
    number = table.remember(0, "waiting")
    table.task(0)
    table.do(3, e.TaskSet(difficulty=12, ability=number, unit="hours"))
    task = table.story.task
    assert task is not None
    for _ in range(80):
        if not table.story.cards.can_flip():
            break
        task.stage = "set"
        task.outcome = ""
        table.do(3, e.TaskFlip())
    assert table.story.cards.can_flip() is False
    task.stage = "set"
    assert table.no(3, e.TaskFlip()) == "FUG-B08"

"""Workers know who is at a table at the others, and forget those who fall silent."""

import msgspec
import pytest
from tests.server.house import Clock

from parlour.server.process.neighbours import (
    MAX_PEOPLE_PER_MESSAGE,
    SILENCE_TIMEOUT_S,
    Neighbours,
    NudgeMessage,
)
from parlour.server.store.ownership import HEARTBEAT_S as BEAT


class Street:
    """Workers that hear each other's words, some of which may be lost."""

    def __init__(self, names: str) -> None:
        self.clock = Clock()
        self.deaf = False
        self.words: list[str] = []
        self.all: dict[str, Neighbours] = {}
        self.changed: list[tuple[str, str]] = []
        self.nudges: list[tuple[str, NudgeMessage]] = []
        for name in names.split():
            self.move_in(name)

    def move_in(self, name: str) -> Neighbours:
        worker = Neighbours(self.tell_workers, self.clock)
        worker.changed = lambda table: self.changed.append((name, table))
        worker.nudged = lambda nudge: self.nudges.append((name, nudge))
        self.all[name] = worker
        return worker

    def tell_workers(self, word: str) -> None:
        self.words.append(word)

    def talk(self) -> None:
        """Until nobody says anything more."""
        rounds = 0
        while self.words:
            rounds += 1
            assert rounds < 50, "they never stop talking"
            said, self.words = self.words, []
            for word in said:
                for worker in self.all.values():
                    if not self.deaf:
                        worker.receive_message(word)

    def wait(self, seconds: float) -> None:
        end = self.clock.now + seconds
        while self.clock.now < end:
            self.clock.now += BEAT
            for worker in self.all.values():
                worker.beat()
            self.talk()


def test_guests_of_one_worker_are_known_to_the_others() -> None:
    street = Street("one two")
    one, two = street.all.values()
    one.note_opening("t")
    one.tell("t", ["ann", "bob"])
    street.talk()
    two.note_opening("t")  # later than those who came
    street.talk()
    assert two.persons("t") == {"ann", "bob"}
    assert one.persons("t") == set()
    one.tell("t", ["bob"])
    street.talk()
    assert two.persons("t") == {"bob"}
    assert street.changed == [("two", "t"), ("two", "t")]
    assert two.persons("another") == set()


def test_nothing_is_said_twice() -> None:
    street = Street("one")
    one = street.all["one"]
    one.note_opening("t")
    one.tell("t", ["ann"])
    said = len(street.words)
    one.tell("t", ["ann"])
    assert len(street.words) == said


def test_who_ends_without_a_word_is_forgotten() -> None:
    street = Street("one two")
    one, two = street.all.values()
    two.note_opening("t")
    one.note_opening("t")
    one.tell("t", ["ann"])
    street.wait(3 * SILENCE_TIMEOUT_S)
    assert two.persons("t") == {"ann"}
    del street.all["one"]
    street.wait(SILENCE_TIMEOUT_S - BEAT)
    assert two.persons("t") == {"ann"}
    street.changed.clear()
    street.wait(2 * BEAT)
    assert two.persons("t") == set()
    assert street.changed == [("two", "t")]


def test_who_says_goodbye_is_forgotten_at_once() -> None:
    street = Street("one two")
    one, two = street.all.values()
    two.note_opening("t")
    one.tell("t", ["ann"])
    street.talk()
    one.leave()
    street.talk()
    assert two.persons("t") == set()


def test_what_was_missed_is_asked_for_again() -> None:
    street = Street("one two")
    one, two = street.all.values()
    for worker in (one, two):
        worker.note_opening("t")
        worker.note_opening("u")
    one.tell("u", ["cat"])
    street.talk()
    street.deaf = True
    one.tell("t", ["ann"])
    one.tell("u", [])
    street.talk()
    assert two.persons("u") == {"cat"}, "they could not hear it"
    street.deaf = False
    street.wait(BEAT)
    assert two.persons("t") == {"ann"}
    assert two.persons("u") == set()


def test_a_new_worker_learns_of_all() -> None:
    street = Street("one two")
    one, two = street.all.values()
    one.tell("t", ["ann"])
    two.tell("t", ["bob"])
    street.talk()
    three = street.move_in("three")
    three.note_opening("t")
    street.talk()
    assert three.persons("t") == {"ann", "bob"}


def test_a_table_that_was_shut_is_forgotten() -> None:
    street = Street("one two")
    one, two = street.all.values()
    two.note_opening("t")
    one.tell("t", ["ann"])
    two.tell("t", ["bob"])
    one.note_opening("t")
    street.talk()
    two.note_closing("t")
    street.talk()
    assert two.persons("t") == set() == one.persons("t")
    one.tell("t", ["ann", "cat"])
    street.talk()
    assert two.persons("t") == set(), "nobody here wants to know"
    assert not any(two.others.values())


def test_a_nudge_reaches_the_others() -> None:
    street = Street("one two")
    street.all["one"].nudge("t", "bob", 1, "Ann")
    street.talk()
    [(name, nudge)] = street.nudges
    assert name == "two"
    assert (nudge.table, nudge.person, nudge.seat, nudge.by) == ("t", "bob", 1, "Ann")


@pytest.mark.parametrize("word", ["", "null", "[]", '{"is":"here"}', '{"is":"x"}'])
def test_strange_words_change_nothing(word: str) -> None:
    two = Street("two").all["two"]
    two.receive_message(word)
    assert not two.last


def test_a_word_never_gets_too_long() -> None:
    street = Street("one")
    street.all["one"].tell(
        "t" * 24, [f"{n:024}" for n in range(MAX_PEOPLE_PER_MESSAGE * 2)]
    )
    [word] = street.words
    assert len(word) < 8_000
    assert len(msgspec.json.decode(word)["persons"]) == MAX_PEOPLE_PER_MESSAGE


def test_answers_stay_while_anybody_waits_for_them() -> None:
    street = Street("one two")
    one, two = street.all.values()
    two.note_opening("t")
    two.tell("t", ["ann"])
    street.talk()
    one.watch(["t"])
    one.watch(["t"])
    street.talk()
    one.unwatch(["t"])
    assert one.persons("t") == {"ann"}
    one.note_opening("t")
    one.note_closing("t")
    assert one.persons("t") == {"ann"}
    one.unwatch(["t"])
    assert not one.persons("t")
    assert not one.watched

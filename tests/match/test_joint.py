"""A deal mixed from everybody's parts: it can be checked, and not be bent."""

import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.match.test_match import final, finish

from parlour.cli import main
from parlour.engine.refusals import BadInput
from parlour.games import find
from parlour.match import Match
from parlour.match.joint import Mix, Person, check_mix, mix_text, pledge, seed_of
from parlour.match.log import read_log
from parlour.match.match import replay
from parlour.match.seeds import commitment

PROTOCOL = Path(__file__).parents[2] / "docs" / "api" / "fair-deal.md"
PARTS = [hashlib.sha256(name).hexdigest() for name in (b"ann", b"bob", b"cat")]
SERVER = "00112233445566778899aabbccddeeff"


def told(*seats: int, part: str) -> Person:
    return Person(seats=list(seats), pledge=pledge(part), part=part)


def mixed() -> Mix:
    """Ann and Dot share a screen, Bob is there, Cat promised and did not answer."""
    return Mix(
        server=SERVER,
        people=[
            told(0, 3, part=PARTS[0]),
            told(1, part=PARTS[1]),
            Person(seats=[2], pledge=pledge(PARTS[2])),
        ],
    )


def played(mix: Mix) -> Match:
    match = Match(find("lost-pueblo"), 4, mix=mix, names=["Ann", "Bob", "Cat", "Dot"])
    finish(match)
    return match


def test_a_joint_game_is_played_again_from_its_log() -> None:
    match = played(mixed())
    log = read_log(match.log().to_json())
    assert log.parlour == 2
    assert log.seed == match.seed == seed_of("lost-pueblo", mixed())
    assert log.commitment == commitment("lost-pueblo", SERVER)
    assert final(replay(match.game, log)) == final(match)


def test_a_game_of_one_seed_is_written_as_ever() -> None:
    match = Match(find("lost-pueblo"), 4, seed=SERVER)
    assert b"mix" not in match.log(reveal=True).to_json()
    assert match.log(reveal=True).parlour == 1


def test_nothing_of_the_mix_is_in_an_unfinished_log() -> None:
    written = Match(find("lost-pueblo"), 4, mix=mixed()).log().to_json().decode()
    for secret in (SERVER, *PARTS):
        assert secret not in written


def test_every_part_counts() -> None:
    whole = seed_of("willow", mixed())
    others = [seed_of("spots", mixed())]
    for person in range(2):
        mix = mixed()
        mix.people[person].part = PARTS[2]
        others.append(seed_of("willow", mix))
    mix = mixed()
    mix.server = SERVER[::-1]
    others.append(seed_of("willow", mix))
    assert whole not in others
    assert len(set(others)) == len(others)


Bend = Callable[[dict[str, Any]], None]


def of(place: int, **changed: Any) -> Bend:
    return lambda mix: mix["people"][place].update(changed)


def swapped(mix: dict[str, Any]) -> None:
    one, two = mix["people"][:2]
    one["seats"], two["seats"] = two["seats"], one["seats"]
    mix["people"][:2] = [two, one]


def sneaked(mix: dict[str, Any]) -> None:
    mix["people"][2]["part"] = PARTS[2]


BENT: dict[str, tuple[Bend, str]] = {
    "a part": (
        of(1, part=PARTS[2]),
        "of 'Bob' in this log does not match its commitment",
    ),
    "a part and its pledge": (
        of(1, part=PARTS[2], pledge="ab" * 32),
        "of 'Bob' in this log does not match its commitment",
    ),
    "a part with a fitting pledge": (
        of(1, part="ab" * 32, pledge=pledge("ab" * 32)),
        "does not follow",
    ),
    "a pledge": (of(0, pledge="ab" * 32), "of 'Ann' in this log does not match"),
    "the pledge of somebody left out": (of(2, pledge="ab" * 32), "does not follow"),
    "no pledge": (
        of(1, pledge=None),
        "'Bob' has a part in this log, but no commitment",
    ),
    "seats": (swapped, "does not follow"),
    "the order": (lambda mix: mix["people"].reverse(), "seats, in order"),
    "a seat that is not there": (of(2, seats=[9]), "seats, in order"),
    "two on one seat": (of(2, seats=[1]), "seats, in order"),
    "no seat": (of(2, seats=[]), "seats, in order"),
    "a dropped person": (lambda mix: mix["people"].pop(1), "does not follow"),
    "a part called late": (of(1, part=None), "does not follow"),
    "the part of somebody left out": (sneaked, "does not follow"),
    "the server's part": (
        lambda mix: mix.update(server=SERVER[::-1]),
        "server's part in this log does not match its commitment",
    ),
    "a copied pledge": (of(2, pledge=pledge(PARTS[1])), "have the same commitment"),
    "capital digits": (of(1, part=PARTS[1].upper()), "64 hex digits"),
    "nobody": (lambda mix: mix["people"].clear(), "does not follow"),
}


@pytest.mark.parametrize("what", BENT)
def test_a_bent_record_is_refused_in_one_line(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bend, why = BENT[what]
    data = json.loads(played(mixed()).log().to_json())
    bend(data["mix"])
    file = tmp_path / "log.json"
    file.write_text(json.dumps(data))
    with pytest.raises(SystemExit) as stop:
        main(["check", str(file)])
    assert stop.value.code == 2
    error = capsys.readouterr().err
    assert error.startswith("parlour: ")
    assert error.count("\n") == 1
    assert why in error


@pytest.mark.parametrize(
    "changed",
    [{"parlour": 1}, {"parlour": 3}, {"mix": None}, {"seed": SERVER}, {"seed": None}],
)
def test_a_record_of_another_kind_is_refused(changed: dict[str, Any]) -> None:
    data = json.loads(played(mixed()).log().to_json())
    with pytest.raises(BadInput):
        replay(find("lost-pueblo"), read_log(json.dumps(data | changed)))


def test_people_without_promises_are_no_two_alike() -> None:
    """Two browsers that promised nothing did not promise the same."""
    mix = Mix(server=SERVER, people=[Person(seats=[0]), Person(seats=[1])])
    check_mix("willow", ["Ann", "Bob"], mix, seed_of("willow", mix))


@pytest.mark.parametrize(
    ("seats", "right"),
    [
        ([[0], [1]], True),
        ([[1]], True),
        ([[0, 1]], True),
        ([[0, 2], [1]], True),
        ([[0], [3]], False),
        ([[-1], [0]], False),
        ([[1], [0]], False),
        ([[2, 0], [1]], False),
        ([[0], [0]], False),
        ([[0], []], False),
    ],
)
def test_parts_belong_to_the_seats_in_order(
    seats: list[list[int]], right: bool
) -> None:
    mix = Mix(server=SERVER, people=[Person(seats=each) for each in seats])
    seed = seed_of("willow", mix)
    if right:
        check_mix("willow", ["Ann", "Bob", "Cat"], mix, seed)
        return
    with pytest.raises(BadInput, match="do not match its seats"):
        check_mix("willow", ["Ann", "Bob", "Cat"], mix, seed)


def test_a_server_part_is_one_line() -> None:
    """Or it could spell people who were never there."""
    mix = mixed()
    first = f"person 0,3 {mix.people[0].pledge} {mix.people[0].part}"
    forged = Mix(server=f"{SERVER}\n{first}", people=mix.people[1:])
    assert mix_text("willow", forged) == mix_text("willow", mix)
    with pytest.raises(BadInput, match="one line"):
        check_mix("willow", list("abcd"), forged, seed_of("willow", forged))


def test_who_gave_what_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mix = mixed()
    mix.people[1] = Person(seats=[1])
    match = played(mix)
    file = tmp_path / "log.json"
    file.write_bytes(match.log().to_json())
    with pytest.raises(SystemExit) as fine:
        main(["check", str(file)])
    assert fine.value.code == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:5] == [
        f"The server's part is the one that was promised: {match.commitment}",
        f"The part of Ann and Dot is the one that was promised: {pledge(PARTS[0])}",
        "Left out: Bob. No part was promised before the deal.",
        "Left out: Cat. A part was promised, and not revealed in time.",
        f"The seed follows from these parts: {match.seed}",
    ]
    assert "to its end" in lines[5]


def test_the_worked_example_in_the_docs() -> None:
    """Its figures are those that the code makes, byte for byte."""
    text = PROTOCOL.read_text()
    record = json.loads(re.findall(r"```json\n(.*?)```", text, re.DOTALL)[-1])
    (block,) = re.findall(r"```\n(parlour-deal 1\n.*?)```", text, re.DOTALL)
    game, server = record["game"], record["mix"]["server"]
    people = [Person(**person) for person in record["mix"]["people"]]
    mix = Mix(server=server, people=people)
    digest = hashlib.sha256(f"parlour:{game}:{server}".encode()).hexdigest()
    assert digest == record["commitment"]
    for person in people:
        if person.part is not None:
            digest = hashlib.sha256(f"parlour-part:{person.part}".encode()).hexdigest()
            assert digest == person.pledge
    assert hashlib.sha256(block.encode()).hexdigest()[:32] == record["seed"]
    assert block == mix_text(game, mix)
    assert seed_of(game, mix) == record["seed"]
    check_mix(game, ["Ann", "Bob", "Basil"], mix, record["seed"])

"""Every id the games use has words, and no words are left over."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from parlour.bots import answer, thumbs
from parlour.bots import find as find_bot
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.options import specs
from parlour.games import GAMES, find
from parlour.lab.measures import all_measures
from parlour.presentation.pad import Keeps, Pad, pad_of
from parlour.testing.chance import random_options
from parlour.words.messages import Messages, bundle, genitive, message_key

KINDS = (
    "title",
    "tagline",
    "prompt",
    "word",
    "refused",
    "bad",
    "said",
    "end",
    "final",
    "decided",
    *("moved", "shown", "shuffled", "turned", "paid", "scored", "began"),
    "zone",
    "pot",
    "phase",
    "option",
    "preset",
    "hint",
    "fact",
    "unit",
    "guide",
    "thumb",
    "credit",
    "pad",
    "paper",
    "measure",
    "reckoned",
)


def source(game: Game) -> str:
    """What may say a game's messages: its code, layout and guide, and the kit's."""
    packages = (game.state.__module__.rpartition(".")[0], "parlour.kit")
    return "\n".join(
        entry.read_text(encoding="utf-8")
        for package in packages
        for entry in sorted(Path(str(files(package))).rglob("*"))
        if entry.suffix in (".py", ".json")
    )


def declared(game: Game) -> list[str]:
    """Ids that follow from the game's declaration."""
    ids = ["title", "tagline", "credit", *on_paper(game)]
    ids += [f"zone-{zone.name}" for zone in game.zones.all]
    ids += [f"pot-{pot}" for pot in game.pots]
    ids += [f"phase-{phase}" for phase in game.phases]
    ids += [f"preset-{preset}" for preset in game.presets]
    ids += [f"word-{word}" for word in game.words.names if "seat-" not in word]
    for name, spec in specs(game.options).items():
        ids.append(f"option-{name}")
        ids += [f"option-{name}-{value}" for value in spec.values]
        ids += [f"option-{name}-{word}" for word in spec.words]
    ids += [f"measure-{name}" for name in all_measures(game)]
    return [message_key(name) for name in ids]


def on_paper(game: Game) -> list[str]:
    """Ids of what stands on a game's score pad."""
    pad = pad_of(game)
    if pad is None:
        return []
    labels = [*pad.columns, *pad.side, *[pad.rows] * bool(pad.rows)]
    ids = ["pad-goal", *["pad-side"] * bool(pad.side)]
    ids += [f"pad-{label}" for label in labels]
    ids += [f"pad-note-{label}" for label in pad.notes]
    return ids + (in_the_app(pad, pad.keeps) if pad.keeps else [])


def in_the_app(pad: Pad, keeps: Keeps) -> list[str]:
    """Ids of what the app asks for where people play with their own cards."""
    labels = [ask.label for ask in keeps.asks] + [one.label for one in keeps.more]
    ids = [f"pad-{label}" for label in labels]
    ids += ["pad-lead", "pad-next"] if keeps.leads else []
    for ask in keeps.asks:
        if ask.kind == "choice" and not {*ask.choices} <= {*pad.side}:
            ids += [f"pad-{ask.label}-{choice}" for choice in ask.choices]
    return ids


SAID_OF_PADS = ("pad-stop", "pad-end-called", "pad-tied-on")
"""What a game may say in its own words where its pad is kept in the app."""


def tellable(game: Game) -> set[str]:
    """Ids of sentences about what may happen in a game."""
    zones = [zone.name for zone in game.zones.all]
    accounts = ["seat", *game.pots]
    ids = {"scored", "turned"}
    ids |= {f"{kind}-{zone}" for kind in ("shown", "shuffled") for zone in zones}
    ids |= {f"moved-{way}-{zone}" for way in ("to", "from") for zone in zones}
    ids |= {f"moved-{source}-{target}" for source in zones for target in zones}
    ids |= {f"paid-{source}-{target}" for source in accounts for target in accounts}
    return ids | {f"began-{phase}" for phase in game.phases}


@pytest.mark.parametrize("slug", GAMES)
def test_what_a_game_declares_has_words(slug: str) -> None:
    game = find(slug)
    words = Messages(game)
    assert [name for name in declared(game) if not words.has(name)] == []
    helpless = [
        name for name in specs(game.options) if not words.text(f"option-{name}", "help")
    ]
    assert helpless == []


@pytest.mark.parametrize("slug", GAMES)
def test_measures_are_called_alike_on_screens_and_in_reports(slug: str) -> None:
    words = Messages(find(slug))
    for name, one in all_measures(find(slug)).items():
        assert words.text(f"measure-{name}") == one.says


@pytest.mark.in_bulk
@pytest.mark.parametrize("slug", GAMES)
def test_what_is_asked_and_said_in_play_has_words(slug: str) -> None:
    game = find(slug)
    words = Messages(game)
    bot = find_bot(game, "random")
    used: set[str] = set()
    for seed in range(25):
        dice = Dice(seed)
        seats, options = random_options(game, dice)
        state = game.table(seats, options).blank()
        state.events = []
        state.begin(dice.seed())
        while state.waiting:
            seat = state.next_asked()
            used.add(f"prompt-{state.ask(seat).prompt}")
            state.take(seat, answer(bot, state, seat, dice))
        for event in state.events:
            if event[0] == "said":
                used.add(f"said-{event[5]}")
    assert sorted(name for name in used if not words.has(name)) == []


@pytest.mark.parametrize("slug", GAMES)
def test_no_words_are_left_over(slug: str) -> None:
    """A message of a game is declared, or its id stands in the game's code."""
    game = find(slug)
    own = files(game.state.__module__.rpartition(".")[0]).joinpath("en.ftl")
    text = own.read_text(encoding="utf-8")
    code = source(game)
    there = {*declared(game), *thumbs(game).values()} | tellable(game)
    for name in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE):
        if Messages().has(name):
            continue  # a shared message in the game's own words
        if f"{{ {name} }}" in text:
            continue  # a part of other messages
        kind, _, rest = name.partition("-")
        assert kind in KINDS, name
        if kind == "decided":
            rest = rest.removesuffix("-pass")
        if name in SAID_OF_PADS or stands_in(code, name):
            continue
        assert name in there or stands_in(code, rest), f"{name} is never used"


def stands_in(code: str, name: str) -> bool:
    """Whether a program says this id, whole or put together from two parts."""
    if f'"{name}"' in code:
        return True
    cuts = [match.start() for match in re.finditer("-", name)]
    return any(
        f'}}{name[cut:]}"' in code and name[:cut] in code for cut in cuts
    ) or any(
        f'"{name[: cut + 1]}{{' in code and name[cut + 1 :] in code for cut in cuts
    )


def test_a_message_without_words_shows_its_id() -> None:
    words = Messages()
    assert words.text("no-such-message") == "no-such-message"
    assert words.text("chips", count=1) == "1 chip"
    with pytest.raises(ValueError, match="chips"):
        words.text("chips")
    assert bundle("", "en") is bundle("", "en")


def test_what_is_somebodys_in_german() -> None:
    assert [genitive(name) for name in ("Cleo", "Hans")] == ["Cleos", "Hans’"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_below_zero_stands_a_minus(language: str) -> None:
    words = Messages(find("caribbean-star"), language)
    for count in (-1, -21):
        assert words.text("unit-points", count=count).startswith(f"\u2212{-count} ")
    assert words.text("unit-points", count=6).startswith("6 ")
    told = words.text("said-mistake", piece="3-0", number=-4, seat="Ann", who="one")
    assert "3-0" in told
    assert "\u22124" in told

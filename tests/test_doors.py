"""Games and bots of other packages: brought by entry points, or named by place."""

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.fresh import PARLOUR, Fresh
from tests.server.test_http import house

from parlour import bots, games
from parlour.authoring.check_game import meaning, missing
from parlour.authoring.new_game import BLOCK, new_game, page
from parlour.bots import plugin_bots
from parlour.cli import main
from parlour.engine.dice import Dice
from parlour.engine.refusals import BadInput
from parlour.games import (
    GAMES,
    find,
    find_installed,
    list_games,
    look_up,
    shelf,
    troubles,
)
from parlour.match import Match
from parlour.presentation.layout import layout_of
from parlour.server.api.catalogue import games_json, page_data
from parlour.server.process.thinking import make_job, think
from parlour.testing.contract import BOT_PROMISES, PROMISES

CACHES = (find_installed, plugin_bots, games_json, layout_of, page_data)
SHARK = "def shark(view, pick, dice):\n    return [pick.options[0]]\n"


def run(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    if ended.value.code:
        raise ended.value


class Elsewhere:
    """A place where other packages are installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def lay(self, name: str, text: str) -> None:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def install(self, name: str, entries: str) -> None:
        self.lay(f"{name}-1.dist-info/METADATA", f"Name: {name}\nVersion: 1\n")
        self.lay(f"{name}-1.dist-info/entry_points.txt", entries)
        for cache in CACHES:
            cache.cache_clear()

    def lowest_alone(self) -> None:
        """The game that the page on adding a game makes."""
        for name, text in BLOCK.findall(page()):
            if not name.startswith("test_"):
                self.lay(f"lowest_alone/{name}", text)


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Elsewhere]:
    monkeypatch.syspath_prepend(str(tmp_path))
    before = set(sys.modules)
    yield Elsewhere(tmp_path)
    for name in set(sys.modules) - before:
        if name.partition(".")[0] in ("lowest_alone", "my_bots", "evil", "mute"):
            del sys.modules[name]
    for cache in CACHES:
        cache.cache_clear()


@pytest.fixture
def lowest_alone(elsewhere: Elsewhere) -> None:
    elsewhere.lowest_alone()
    elsewhere.install(
        "lowest-alone",
        "[parlour.games]\nlowest-alone = lowest_alone\n"
        "[parlour.bots]\nlowest-alone.low = lowest_alone.bot:regular\n",
    )


def test_an_installed_game_is_on_the_shelf(lowest_alone: None) -> None:
    assert [*shelf()] == [*GAMES, "lowest-alone"]
    assert find("Lowest Alone").title == "Lowest Alone"
    assert list_games()[-1].slug == "lowest-alone"
    assert bots.names(find("lowest-alone")) == ("random", *bots.LEVELS, "low")
    assert "low" not in bots.names(find("willow"))
    assert not troubles()


def test_it_is_played_simulated_and_served(
    lowest_alone: None, capsys: pytest.CaptureFixture[str]
) -> None:
    run(["simulate", "lowest-alone", "--games", "4", "--bots", "low,random"])
    assert "lowest-alone: 6 games" in capsys.readouterr().out
    with TestClient(house()) as client:
        told = client.get("/api/games").json()["games"]
        assert "lowest-alone" in [one["slug"] for one in told]
        assert client.get("/api/words/en/lowest-alone").status_code == 200
        assert client.get("/api/pages/en/lowest-alone/rules").status_code == 200
        order = {"game": "lowest-alone", "name": "Ada", "seats": 3}
        made = client.post(
            "/api/tables", json={**order, "bots": [None, "low", "random"]}
        )
        assert made.status_code == 201, made.text


def test_our_names_stay_ours(elsewhere: Elsewhere) -> None:
    elsewhere.lowest_alone()
    elsewhere.install("other", "[parlour.games]\nwillow = lowest_alone\n")
    assert find("willow").package == "parlour.games.willow"
    assert [*shelf()] == [*GAMES]
    assert troubles() == {"lowest_alone": "there is a game called willow already"}
    elsewhere.install("bots", "[parlour.bots]\nregular = lowest_alone.bot:regular\n")
    assert bots.find(find("willow"), "regular").__module__.startswith("parlour")


BROKEN = [
    ("nowhere = no_such_module", "nowhere", "cannot be imported"),
    ("empty = lowest_alone.bot", "empty", "has no GAME"),
    ("no-game = lowest_alone.rules:ZONES", "no-game", "is no game"),
    ("other-name = lowest_alone", "other-name", "listed as 'other-name'"),
    ("crash = evil", "crash", "ZeroDivisionError: division by zero, line 1"),
    ("leaves = evil.leaves", "leaves", "SystemExit: bye"),
    ("typo = evil.typo", "typo", "SyntaxError: invalid syntax (typo.py, line 1)"),
    ("mute = mute", "mute", "has no words"),
]


@pytest.mark.parametrize(("entry", "slug", "why"), BROKEN)
def test_a_broken_package_is_named_and_left_out(
    entry: str,
    slug: str,
    why: str,
    elsewhere: Elsewhere,
    capsys: pytest.CaptureFixture[str],
) -> None:
    elsewhere.lowest_alone()
    elsewhere.lay("evil/__init__.py", "1 / 0\n" if entry.endswith("evil") else "")
    elsewhere.lay("evil/leaves.py", "import sys\nsys.exit('bye')\n")
    elsewhere.lay("evil/typo.py", "def (\n")
    elsewhere.lay("mute/__init__.py", "from mute.rules import GAME\n")
    rules = (elsewhere.folder / "lowest_alone" / "rules.py").read_text()
    elsewhere.lay("mute/rules.py", rules.replace('"lowest-alone"', '"mute"'))
    elsewhere.install("broken", f"[parlour.games]\n{entry}\n")
    assert [game.slug for game in list_games()] == [*GAMES]
    assert why in troubles()[slug]
    with pytest.raises(BadInput, match="cannot be played"):
        find(slug)
    with TestClient(house()) as client:
        made = client.post("/api/tables", json={"game": slug, "name": "Ada"})
        assert made.status_code == 422
        assert client.get(f"/api/words/en/{slug}").status_code == 404
    run(["games"])
    assert f"{slug} cannot be played" in capsys.readouterr().err


def test_two_of_one_name(elsewhere: Elsewhere) -> None:
    elsewhere.lowest_alone()
    elsewhere.install("one", "[parlour.games]\nlowest-alone = lowest_alone\n")
    elsewhere.install("two", "[parlour.games]\nlowest-alone = lowest_alone.rules\n")
    assert shelf()["lowest-alone"] == "lowest_alone"
    assert "already" in troubles()["lowest_alone.rules"]


def test_what_breaks_on_the_shelf_leaves_the_others_there(
    lowest_alone: None, elsewhere: Elsewhere
) -> None:
    elsewhere.lay("lowest_alone/layout.json", "{]")
    with TestClient(house()) as client:
        told = client.get("/api/games").json()["games"]
    assert [one["slug"] for one in told] == [*GAMES]


BAD_BOTS = [
    ("raises", "failed: KeyError: 'oh', line 2 of"),
    ("leaves", "failed: SystemExit: bye"),
    ("nonsense", "gave an illegal answer: it answered [99999] to 'bet-or-fold'"),
    ("spells", "gave an illegal answer: it answered ['f', 'o', 'l', 'd']"),
    ("nothing", "failed: TypeError"),
    ("missing", "has no missing"),
]
BAD = """def raises(view, pick, dice):
    raise KeyError("oh")
def leaves(view, pick, dice):
    raise SystemExit("bye")
def nonsense(view, pick, dice):
    return [99999]
def spells(view, pick, dice):
    return "fold"
def nothing(view, pick, dice):
    return None
"""


@pytest.mark.parametrize(("name", "why"), BAD_BOTS)
def test_a_bad_bot_is_told_and_at_a_table_plays_at_random(
    name: str, why: str, elsewhere: Elsewhere, caplog: pytest.LogCaptureFixture
) -> None:
    elsewhere.lay("my_bots.py", BAD)
    elsewhere.install("bad", f"[parlour.bots]\nwillow.bad = my_bots:{name}\n")
    willow = find("willow")
    state = willow.new(2, seed=3)
    asked = state.next_asked()
    with pytest.raises(BadInput, match=re.escape(why)):
        bots.answer(bots.find(willow, "bad"), state, asked, Dice(1))
    match = Match(willow, 2, seed="bad")
    seat = match.state.next_asked()
    match.play(seat, think(make_job(match, seat, "bad")).chosen)
    (line,) = [one for one in caplog.records if one.name == "parlour.bots"]
    assert line.getMessage() == "bots: bot failed, playing at random"
    assert (vars(line)["bot"], vars(line)["game"]) == ("bad", "willow")


def test_a_game_and_a_bot_by_their_place(
    elsewhere: Elsewhere, capsys: pytest.CaptureFixture[str]
) -> None:
    elsewhere.lowest_alone()
    elsewhere.lay("my_bots.py", SHARK)
    place = "lowest_alone.rules:GAME"
    run(["simulate", place, "--games", "3", "--bots", "my_bots:shark,random"])
    assert "my_bots:shark" in capsys.readouterr().out
    run(["check-game", place, "--games", "2"])
    told = capsys.readouterr().out
    assert "✓ no leaks" in told
    assert "It is playable." in told
    assert "de.ftl: its words in German" in told
    with pytest.raises(BadInput, match="no_such"):
        look_up("no_such:GAME")
    with pytest.raises(BadInput, match="has no WHAT"):
        look_up("lowest_alone.rules:WHAT")
    with pytest.raises(BadInput, match="a bot is a function"):
        bots.look_up(look_up(place), "lowest_alone.rules:ZONES")


@pytest.mark.parametrize("promise", [*PROMISES.values(), *BOT_PROMISES.values()])
def test_check_game_states_each_promise_as_a_whole_sentence(
    promise: Callable[..., int],
) -> None:
    said = meaning(promise)
    assert said.endswith(".")
    assert not said.startswith("Checks")


def test_check_game_says_what_is_not_ready_for_the_shelf(elsewhere: Elsewhere) -> None:
    elsewhere.lowest_alone()
    elsewhere.lay("lowest_alone/layout.json", "{]")
    elsewhere.lay("lowest_alone/de.ftl", "title = Allein\nzone-stock = Stapel\n")
    lacking = missing(look_up("lowest_alone.rules:GAME"))
    assert lacking["layout.json"].startswith("it cannot be read: JSON is malformed")
    assert lacking["de.ftl"].startswith("it lacks moved-hand-shown, ")
    assert lacking["guide.json"] == "a guided first game"
    assert "en.ftl" not in lacking


def test_check_game_names_facts_that_a_layout_cannot_read(
    elsewhere: Elsewhere,
) -> None:
    elsewhere.lowest_alone()
    facts = '[{"label": "prize", "value": "prize"}, {"label": "lead", "value": "lead"}]'
    layout = f'{{"facts": {facts}, "active": "prize"}}'
    elsewhere.lay("lowest_alone/layout.json", layout)
    told = missing(look_up("lowest_alone.rules:GAME"))["layout.json"]
    assert told == (
        "it cannot be drawn: 'prize' is a number, not seats as a bitmask: 5 is seats 0"
        " and 2, the game does not show 'lead'"
    )


def test_check_game_says_what_is_broken(
    elsewhere: Elsewhere, capsys: pytest.CaptureFixture[str]
) -> None:
    elsewhere.lowest_alone()
    rules = elsewhere.folder / "lowest_alone" / "rules.py"
    text = rules.read_text(encoding="utf-8")
    loses = text.replace("self.sweep(SHOWN + seat, DISCARD)", "self.zones[SHOWN] = []")
    assert loses != text
    rules.write_text(loses, encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["check-game", "lowest_alone.rules:GAME", "--games", "2"])
    assert ended.value.code == 1
    told = capsys.readouterr().out
    assert "✗ conservation" in told
    assert "seed 1" in told
    assert "It breaks the contract" in told


IN_TURN = {
    'HAND: Final = ZONES.each("hand")\n': (
        'HAND: Final = ZONES.each("hand")\n'
        'DOWN: Final = ZONES.each("down", in_hand=False)\n'
    ),
    "self.ask_sealed(self.table.all_seats)": "self.turn_to(Seat(0))",
    "        if self.seal(seat, tokens):  # the last answer is in\n": (
        "        self.move(tokens[0], HAND + seat, DOWN + seat)\n"
        "        self.turn_to(self.left_of(seat))\n"
        "        if self.turn == 0:\n"
    ),
    "[answer[0] for answer in self.sealed]": (
        "[self.zones[DOWN + seat][0] for seat in self.everyone()]"
    ),
    "self.move(cards[seat], HAND + seat,": "self.move(cards[seat], DOWN + seat,",
}
"""Makes the template's game one of open turns: one after another plays face down."""


@pytest.mark.parametrize(
    ("title", "sentence", "gap"),
    [
        ("Turns", "", ""),
        ("Piece", "{ $seat } plays { $pieces }.", ""),
        ("Full Stop", "{ $seat } chooses { $chosen }.", "Ann chooses ."),
        ("Brackets", "Card of { $seat }: ({ $chosen })", "Card of Ann: ()"),
        ("Word", "{ $seat } has { $word } it.", "Ann has  it."),
        ("Former", "{ $seat } has { $word } it.", "Ann has  it."),
    ],
)
def test_check_game_refuses_log_sentences_with_empty_parts(
    title: str,
    sentence: str,
    gap: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Each under a name of its own: a game's words are read once."""
    message = "told-play-face-down" if title == "Former" else "decided-play-face-down"
    made = new_game(f"{title} Alone", tmp_path)
    package = next(made.glob("*/rules.py")).parent
    text = (package / "rules.py").read_text(encoding="utf-8")
    for old, new in IN_TURN.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    (package / "rules.py").write_text(text, encoding="utf-8")
    with (package / "en.ftl").open("a", encoding="utf-8") as words:
        words.write('zone-down = face-down card\nmoved-hand-down = { "" }\n')
        words.write(f"{message} = {sentence}\n" if sentence else "")
    monkeypatch.syspath_prepend(str(made))
    with pytest.raises(SystemExit) as ended:
        main(["check-game", f"{package.name}.rules:GAME", "--games", "2"])
    assert ended.value.code == bool(gap)
    told = capsys.readouterr().out
    assert ("It is playable." in told) == (not gap), told
    if gap:
        assert told.count("✗") == 2, "one promise, and the line that says so"
        assert f"{message} has an empty part: {gap!r}" in told


def test_strangers_cannot_name_a_place(elsewhere: Elsewhere) -> None:
    """What comes over the network is never imported."""
    elsewhere.lay("evil.py", "GAME = 1\n")
    with TestClient(house()) as client:
        orders: list[dict[str, object]] = [
            {"game": "evil:GAME"},
            {"game": "willow", "seats": 2, "bots": [None, "evil:GAME"]},
        ]
        for order in orders:
            made = client.post("/api/tables", json={"name": "Ada", **order})
            assert made.status_code == 422
        assert client.get("/api/words/en/evil:GAME").status_code == 404
        assert client.get("/api/pages/en/evil:GAME/rules").status_code == 404
    assert "evil" not in sys.modules
    assert games.shelf().keys() == GAMES.keys()


def test_a_new_game_plays_tests_itself_and_is_on_the_shelf(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run(["new", "game", "Night Train!"])
    made = tmp_path / "night-train"
    every = [*made.rglob("*")]
    assert {"pyproject.toml", "night_train", "test_night_train.py"} <= {
        one.name for one in every
    }
    for one in every:
        if one.is_file():
            text = one.read_text(encoding="utf-8")
            assert not re.search("lowest.?alone|LOA", text, re.IGNORECASE), one
    fresh = Fresh(tmp_path / "fresh")
    fresh.install(made)
    assert "night-train" in fresh.says(*PARLOUR, "games")
    told = fresh.says(*PARLOUR, "check-game", "night-train", "--games", "2")
    assert "It is playable." in told
    fresh.says(*PARLOUR, "simulate", "night-train", "--games", "3")
    own = ("-m", "pytest", "-q", "-p", "no:cacheprovider", ".")
    assert "4 passed" in fresh.says(*own, cwd=made)


@pytest.mark.parametrize(
    ("title", "why"),
    [
        ("Willow", "already"),
        ("hearts", "already"),
        ("", "letters"),
        ("../up", "letters"),
        ("9 lives", "letters"),
        ("class", "reserved"),
        ("Random", "reserved"),
    ],
)
def test_titles_that_cannot_be(title: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=why):
        new_game(title, tmp_path)
    assert not [*tmp_path.iterdir()]


def test_a_name_with_the_old_ones_in_it(tmp_path: Path) -> None:
    made = new_game("FLOATING", tmp_path)
    assert "# FLOATING" in (made / "floating" / "rules.md").read_text(encoding="utf-8")


def test_nothing_is_written_over(tmp_path: Path) -> None:
    new_game("Night Train", tmp_path)
    with pytest.raises(BadInput, match="already"):
        new_game("Night Train", tmp_path)

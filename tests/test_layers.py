"""Imports follow the arrows of the overview, and rules know no clock."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

import parlour
from parlour.engine.options import specs
from parlour.games import GAMES, list_games

SOURCE = Path(__file__).parent.parent / "src" / "parlour"
WEB = Path(__file__).parent.parent / "web" / "src"

BELOW: dict[str, set[str]] = {
    # layer, and what it may import of Parlour besides itself
    "engine": set(),
    "processes": set(),
    "kit": {"engine"},
    "games": {"engine", "kit"},
    "builds": {"engine"},
    "words": {"engine"},
    "presentation": {"engine"},
    "scorekeeping": {"engine", "kit", "presentation"},
    "match": {"engine", "kit", "games"},
    "narration": {"engine", "match", "presentation", "words"},
    "bots": {"engine", "kit", "games", "presentation", "processes"},
    "lab": {
        "engine",
        "kit",
        "games",
        "bots",
        "match",
        "processes",
        "testing",
        "words",
    },
    "printing": {"engine", "kit", "games", "presentation", "words"},
    "story": {"engine", "kit", "match", "printing", "words"},
    "odds": {"engine", "kit", "games", "lab", "story"},
    "learn": {"engine", "kit", "games", "bots", "presentation", "processes"},
    "adapters": {"engine", "kit", "games", "bots", "learn"},
    "testing": {
        "engine",
        "kit",
        "bots",
        "match",
        "narration",
        "presentation",
        "words",
    },
    "authoring": {"engine", "games", "bots", "presentation", "testing"},
    "pipe": {"engine", "games", "bots", "match", "terminal", "words"},
    "server": {
        "builds",
        "engine",
        "kit",
        "games",
        "bots",
        "lab",
        "match",
        "narration",
        "presentation",
        "printing",
        "processes",
        "scorekeeping",
        "story",
        "words",
    },
    "web": {"server"},
    "terminal": {
        "builds",
        "engine",
        "kit",
        "games",
        "bots",
        "lab",
        "match",
        "narration",
        "presentation",
        "printing",
        "processes",
        "story",
        "words",
    },
}
PLAIN_WORDS = {"story": ("contest",)}
"""Names of games that are also words of a layer: stories have contests in them."""
OF_ONE_GAME = {"odds": "contest"}
"""Layers that are about one game, and read it as its own package does."""
TOP = ("cli", "__init__", "__main__")
"""The command line is on top and may import everything."""
BOTTOM = ("extras",)
"""Imports nothing of Parlour, and everything may import it."""

RULES = ("engine", "kit", "games")
"""Layers that meet chance only through a state's own dice and know no time."""
RULES_MAY_IMPORT = {
    "collections",
    "dataclasses",
    "difflib",
    "importlib",
    "itertools",
    "functools",
    "math",
    "mypy_extensions",
    "typing",
}
AT_THE_BORDER = {
    "engine/happened.py": {"msgspec"},
    "lab/cluster.py": {"asyncio", "distributed"},
}
"""What clients are told is written there as they read it; studies leave by there."""
NETWORK = {
    "aiohttp",
    "asyncio",
    "distributed",
    "http",
    "httpx",
    "requests",
    "socket",
    "socketserver",
    "starlette",
    "urllib",
    "uvicorn",
    "websockets",
}
ON_THE_NETWORK = ("server", "web", "cli")


SERVER_ROOMS: dict[str, set[str]] = {
    # room of the server, and which others it may import
    "process": set(),
    "store": {"process"},
    "access": {"process", "store"},
    "ports": {"process", "store"},
    "tables": {"process", "store", "access", "ports"},
    "games/fold": {"tables", "games/frames", "process/bot_answer"},
    "games": {"process", "store", "access", "ports", "tables", "games/fold"},
    "stories": {"process", "store", "access", "ports", "tables"},
    "pads": {"process", "store", "access", "tables"},
    "kinds": {"store", "tables", "games", "games/fold", "stories", "pads"},
    "lab": {"process", "store"},
    "notices": {"process", "store", "access", "tables"},
    "http": {"process", "store", "access", "tables", "kinds", "lab", "notices"},
    "operator": {"process", "store", "access", "tables", "lab", "http"},
    "backup": {"process", "store", "lab"},
    "api": {
        "ports",
        "lab",
        "notices",
        "process",
        "store",
        "access",
        "tables",
        "games",
        "games/fold",
        "stories",
        "pads",
        "kinds",
        "http",
    },
}
"""What stands in the server's own folder, `kinds` and `ports` apart, may import all."""
CORE = ("ports", "tables", "games", "games/fold", "stories", "pads", "kinds")
"""Rooms that run without a server around them, in a browser too."""
FOR_THE_CORE = {
    "access/addresses",
    "access/limits",
    "process/bounds",
    "process/clock",
    "process/sandbox_job",
    "process/logs",
    "process/bot_answer",
    "process/thinking",
    "process/fair_queue",
    "process/neighbours",
    "store/lease",
    "store/memory",
    "store/rows",
}
"""Files of other rooms that the core imports, or is given; the rest is the shell."""
SHELL_ONLY = {
    "alembic",
    "concurrent",
    "cryptography",
    "fcntl",
    "httptools",
    "itsdangerous",
    "multiprocessing",
    "prometheus_client",
    "signal",
    "sqlalchemy",
    "sqlite3",
    "starlette",
    "threading",
    "uvicorn",
}
"""What no file of the core imports; `tests/server/test_core_imports.py` plays so."""
STORY_ROOMS = (
    # from the ground up: a room imports itself and what stands above it in this list
    "words",
    "basics",
    "content",
    "entry",
    "state",
    "rules",
    "memories",
    "actions",
    "table",
    "entries",
    "journal",
    "views",
    "bots",
    "exports",
    "paper",
)


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def layer(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imported(tree: ast.AST) -> Iterator[str]:
    """Full names of all that is imported anywhere in a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield name.name
        elif isinstance(node, ast.ImportFrom):
            yield f"{'.' * node.level}{node.module or ''}"
            for name in node.names:
                yield f"{'.' * node.level}{node.module or ''}.{name.name}"


def imports(path: Path) -> list[str]:
    return list(imported(ast.parse(path.read_text(encoding="utf-8"))))


def faults(path: Path, names: list[str]) -> list[str]:
    """What a module imports and should not."""
    here = layer(path)
    found = []
    for name in names:
        top, _, rest = name.partition(".")
        if name.startswith("."):
            found.append(f"{name} (relative)")
        elif top == "parlour":
            if not allowed(path, here, rest):
                found.append(name)
        elif top in AT_THE_BORDER.get(path.relative_to(SOURCE).as_posix(), ()):
            continue
        elif (here in RULES and top not in RULES_MAY_IMPORT) or (
            here not in ON_THE_NETWORK and top in NETWORK
        ):
            found.append(name)
    return found


def allowed(path: Path, here: str, wanted: str) -> bool:
    """Whether a module may import this part of Parlour."""
    target, _, rest = wanted.partition(".")
    if here in TOP or target in ("", "__version__", *BOTTOM):
        return True
    if here in BOTTOM:
        return False
    if target == "games":
        if here == "games":
            return own_package(path, rest)
        package = rest.partition(".")[0]
        if package and package == OF_ONE_GAME.get(here):
            return True
        return "games" in BELOW[here] and not is_game(package)
    return target == here or target in BELOW[here]


def is_game(package: str) -> bool:
    return package != "" and (SOURCE / "games" / package).is_dir()


def own_package(path: Path, rest: str) -> bool:
    """Games import the list of games never, and of games only themselves."""
    parts = path.relative_to(SOURCE / "games").parts
    return len(parts) > 1 and rest.partition(".")[0] == parts[0]


@pytest.mark.parametrize("path", modules(), ids=lambda p: str(p.relative_to(SOURCE)))
def test_imports_follow_the_arrows(path: Path) -> None:
    assert layer(path) in (*BELOW, *TOP, *BOTTOM)
    assert faults(path, imports(path)) == []


def test_nothing_is_homeless_at_the_root_of_the_package() -> None:
    assert {path.stem for path in SOURCE.glob("*.py")} <= {*TOP, *BOTTOM}
    for room in BELOW:
        assert (SOURCE / room / "__init__.py").is_file(), room


ARROWS_BROKEN = [
    ("engine/state.py", "parlour.kit.windows"),
    ("engine/state.py", "parlour.words.messages"),
    ("engine/state.py", "random"),
    ("engine/state.py", "numpy"),
    ("kit/windows.py", "parlour.games"),
    ("kit/windows.py", "time"),
    ("games/willow/rules.py", "parlour.games.lamarckian_poker.rules"),
    ("games/willow/rules.py", "parlour.games"),
    ("games/willow/rules.py", "parlour.match"),
    ("games/willow/rules.py", "parlour.bots"),
    ("games/willow/bot.py", "datetime"),
    ("games/willow/bot.py", "secrets"),
    ("games/willow/bot.py", ".rules"),
    ("match/match.py", "parlour.bots"),
    ("match/match.py", "parlour.games.willow"),
    ("match/match.py", "http.server"),
    ("bots/__init__.py", "parlour.match"),
    ("bots/__init__.py", "parlour.games.willow.rules"),
    ("bots/__init__.py", "parlour.terminal"),
    ("adapters/__init__.py", "parlour.games.willow"),
    ("adapters/__init__.py", "parlour.match"),
    ("testing/contract.py", "parlour.games"),
    ("testing/contract.py", "parlour.games.willow"),
    ("terminal/play.py", "parlour.games.willow"),
    ("terminal/play.py", "socket"),
    ("lab/simulate.py", "parlour.terminal"),
    ("extras.py", "parlour.engine.refusals"),
]
ARROWS_KEPT = [
    ("engine/state.py", "parlour.engine.picks"),
    ("engine/state.py", "mypy_extensions"),
    ("games/willow/bot.py", "parlour.games.willow.rules"),
    ("games/willow/bot.py", "parlour.kit.poker"),
    ("match/seeds.py", "secrets"),
    ("adapters/__init__.py", "parlour.games"),
    ("adapters/__init__.py", "parlour.games.find"),
    ("terminal/play.py", "parlour.bots"),
    ("cli.py", "parlour.terminal.play"),
    ("bots/__init__.py", "parlour.engine.views"),
    ("adapters/__init__.py", "parlour.extras"),
]


@pytest.mark.parametrize(("module", "name"), ARROWS_BROKEN)
def test_broken_arrows_are_noticed(module: str, name: str) -> None:
    assert faults(SOURCE / module, [name])


@pytest.mark.parametrize(("module", "name"), ARROWS_KEPT)
def test_good_arrows_are_let_be(module: str, name: str) -> None:
    assert not faults(SOURCE / module, [name])


def test_imports_are_found_wherever_they_stand() -> None:
    text = "def f():\n    import random as r\n    from parlour.match import Match\n"
    names = list(imported(ast.parse(text)))
    assert names == ["random", "parlour.match", "parlour.match.Match"]


def test_no_game_is_treated_specially_outside_its_package() -> None:
    """A client that tests for one game knows rules it should not."""
    found = []
    for path in modules():
        if layer(path) != "games":
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found += [
                f"{path.relative_to(SOURCE)}: {slug}"
                for slug in singled_out(tree)
                if slug not in PLAIN_WORDS.get(layer(path), ())
            ]
    assert found == []


def singled_out(tree: ast.AST) -> list[str]:
    """Names of listed games that code compares with something."""
    return [
        str(part.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare | ast.MatchValue)
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and str(part.value).replace("_", "-") in GAMES
    ]


@pytest.mark.parametrize(
    "text", ["a == 'willow'", "a in ('x', 'willow')", "match a:\n case 'willow': b"]
)
def test_games_treated_specially_are_noticed(text: str) -> None:
    assert singled_out(ast.parse(text)) == ["willow"]


# Words of one game


PLAINLY = {"round", "turn", "turns", "hands", "deck", "hand", "table"}
"""Fields of some game that everybody speaks of."""
STATES = {"state", "view", "seen", "twin", "world", "options"}
"""What states and options are called wherever they are looked into."""
ABOUT_CONTESTS = ("story", "stories", "odds")
"""Parts of a path under which one game is known, for stories have its contests."""


@lru_cache(maxsize=1)
def own_words() -> tuple[set[str], set[str]]:
    """Fields and options of all games; and words that can be chosen in them."""
    facts: set[str] = set()
    tokens: set[str] = set()
    for game in list_games():
        facts |= {*game.table(game.usual_seats).fields, *specs(game.options)}
        tokens |= {name for name in game.words.names if not name.startswith("seat-")}
    return facts - PLAINLY, tokens


def named_in(tree: ast.AST) -> list[str]:
    """Words of a single game that code looks up, looks into or compares with."""
    facts, tokens = own_words()
    called = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Call(
                func=ast.Name("getattr" | "hasattr" | "setattr"),
                args=[_, ast.Constant(str(name)), *_],
            ) if name in facts:
                found.append(name)
            case ast.Attribute(ast.Name(of) | ast.Attribute(attr=of), name) if (
                of in STATES and name in facts and node not in called
            ):
                found.append(name)
            case ast.Constant(str(name)) if telling(name) and name in facts | tokens:
                found.append(name)
    return found


def telling(name: str) -> bool:
    """Whether a word can hardly mean anything else: `max_rounds`, `end-turn`."""
    return "_" in name or "-" in name


def test_nobody_above_games_knows_their_fields_options_and_words() -> None:
    found = []
    for path in modules():
        about = str(path.relative_to(SOURCE).with_suffix(""))
        if layer(path) in RULES or any(part in about for part in ABOUT_CONTESTS):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [f"{about}: {name}" for name in named_in(tree)]
    assert found == []


QUOTED = re.compile(r"""["'`]([a-z][a-z_-]+)["'`]""")


def test_nor_does_the_web() -> None:
    facts, tokens = own_words()
    yielding = {word for game in list_games() for word in game.yields} - {"pass"}
    known = {name for name in facts | tokens if telling(name)} | yielding
    found = []
    for path in sorted(WEB.rglob("*")):
        about = path.relative_to(WEB)
        if path.suffix not in (".ts", ".svelte") or ".test." in path.name:
            continue
        if "story" in about.parts or "testing" in about.parts:
            continue
        words = QUOTED.findall(path.read_text(encoding="utf-8"))
        found += [f"{about}: {word}" for word in words if word in known]
    assert found == []


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("getattr(state, 'round_number', 0)", "round_number"),
        ("hasattr(match.state, 'goal')", "goal"),
        ("match.state.round_number + 1", "round_number"),
        ("options.max_rounds", "max_rounds"),
        ("kept['max_rounds'] = 3", "max_rounds"),
        ("token == 'end-turn'", "end-turn"),
    ],
)
def test_words_of_one_game_are_noticed(text: str, word: str) -> None:
    assert word in named_in(ast.parse(text))


def test_this_reads_the_source_that_is_tested() -> None:
    assert (SOURCE / "engine" / "state.py").is_file()
    assert Path(parlour.__file__).name == "__init__.py"
    assert sys.version_info >= (3, 11)


# Rooms of the server


APART = (("games", "frames"), ("process", "bot_answer"))
"""Files that others than their room's may import."""
FOLD = ("clocks", "entries", "lessons", "records", "room", "seating")
"""Files of `games` that make a room from its log: the room `games/fold`."""


def server_room(parts: tuple[str, ...]) -> str:
    """The room of a module of the server, by the parts of its name."""
    if parts[:1] == ("games",) and parts[1:2] and parts[1] in FOLD:
        return "games/fold"
    if parts[:2] in APART:
        return "/".join(parts[:2])
    return parts[0] if parts else ""


def room_of(path: Path) -> str:
    inside = path.relative_to(SOURCE / "server").with_suffix("").parts
    room = server_room(inside)
    return room if room == "games/fold" else room.partition("/")[0]


def strangers(room: str, names: list[str]) -> list[str]:
    """What a module of that room imports of the server and should not."""
    found = []
    for name in names:
        parts = tuple(name.split("."))
        if parts[:2] != ("parlour", "server") or len(parts) < 3:
            continue
        wanted = server_room(parts[2:])
        if wanted in ("games", "process") and len(parts) == 3:
            continue  # the names that follow say which
        if wanted in ("games/frames", "process/bot_answer") and room != "games/fold":
            wanted = wanted.partition("/")[0]
        if wanted not in (room, *SERVER_ROOMS[room]):
            found.append(name)
    return found


SERVER = [p for p in modules() if layer(p) == "server" and room_of(p) in SERVER_ROOMS]


@pytest.mark.parametrize("path", SERVER, ids=lambda p: str(p.relative_to(SOURCE)))
def test_rooms_of_the_server_import_one_way(path: Path) -> None:
    assert strangers(room_of(path), imports(path)) == []


@pytest.mark.parametrize(
    ("room", "name"),
    [
        ("store", "parlour.server.tables.table"),
        ("tables", "parlour.server.games.room"),
        ("games", "parlour.server.stories.room"),
        ("stories", "parlour.server.games.frames"),
        ("games/fold", "parlour.server.games.table"),
        ("http", "parlour.server.api.tables"),
        ("process", "parlour.server.access.limits"),
    ],
)
def test_a_room_that_imports_the_wrong_way_is_noticed(room: str, name: str) -> None:
    assert strangers(room, [name]) == [name]


def in_core(path: Path) -> bool:
    inside = path.relative_to(SOURCE / "server").with_suffix("")
    return room_of(path) in CORE or inside.as_posix() in FOR_THE_CORE


def shell(names: list[str]) -> list[str]:
    """What a file of the core imports and should not."""
    found = []
    for name in names:
        top, *parts = name.split(".")
        ours = top == "parlour" and parts[:1] == ["server"] and len(parts) > 2
        if ours and parts[1] in CORE:
            continue
        if top in SHELL_ONLY or (ours and "/".join(parts[1:3]) not in FOR_THE_CORE):
            found.append(name)
    return found


@pytest.mark.parametrize(
    "path", [*filter(in_core, SERVER)], ids=lambda p: str(p.relative_to(SOURCE))
)
def test_the_core_of_the_server_imports_no_shell(path: Path) -> None:
    assert shell(imports(path)) == []
    called = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    assert "to_thread" not in {getattr(node, "attr", "") for node in called}


@pytest.mark.parametrize(
    "name",
    [
        "parlour.server.store.store",
        "parlour.server.process.bot_pool.job",
        "parlour.server.http.context",
        "sqlalchemy.select",
        "concurrent.futures",
    ],
)
def test_a_shell_in_the_core_is_noticed(name: str) -> None:
    assert shell([name]) == [name]


def test_every_room_of_the_server_is_known() -> None:
    for folder in (SOURCE / "server").rglob("*/"):
        files = [path for path in folder.glob("*.py") if path.stem != "__init__"]
        if files and "migrations" not in folder.parts:
            assert room_of(files[0]) in SERVER_ROOMS, folder


# Rooms of a story


def too_high(room: str, names: list[str]) -> list[str]:
    """What a module of that room imports of the story and should not."""
    below = STORY_ROOMS[: STORY_ROOMS.index(room) + 1]
    return [
        name
        for name in names
        if name.startswith("parlour.story.") and name.split(".")[2] not in below
    ]


STORY = [path for path in modules() if layer(path) == "story"]


@pytest.mark.parametrize("path", STORY, ids=lambda p: str(p.relative_to(SOURCE)))
def test_rooms_of_a_story_import_one_way(path: Path) -> None:
    room = path.relative_to(SOURCE / "story").parts[0].removesuffix(".py")
    if room != "__init__":
        assert room in STORY_ROOMS, "a new room: say where it stands"
        assert too_high(room, imports(path)) == []


@pytest.mark.parametrize(
    ("room", "name"),
    [
        ("basics", "parlour.story.content.check"),
        ("state", "parlour.story.views.view"),
        ("memories", "parlour.story.actions.tasks"),
        ("table", "parlour.story.journal"),
    ],
)
def test_a_story_room_that_imports_the_wrong_way_is_noticed(
    room: str, name: str
) -> None:
    assert too_high(room, [name]) == [name]

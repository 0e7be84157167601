"""The web's rooms: which folder of web/src may import which."""

import re
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web" / "src"

ROOMS = (
    # from the ground up: a room imports itself and what stands above it in this list
    "worker",
    "lib",
    "wire",
    "theme",
    "sounds",
    "site",
    "words",
    "pieces",
    "pieces/icons",
    "pieces/chips",
    "pieces/cards",
    "pieces/tarot",
    "ui/controls",
    "ui/company",
    "ui/page",
    "shelf",
    "rules",
    "joining",
    "notices",
    "table/telling",
    "table/motion",
    "table/deal",
    "table/live",
    "table/model",
    "table/log",
    "table/zones",
    "table/seats",
    "table/felt",
    "table/question",
    "table/score",
    "table/frame",
    "table",
    "setup",
    "pad",
    "print",
    "lab",
    "story/model",
    "story/pictures",
    "story/frame",
    "story/contest",
    "story/people",
    "story/memories",
    "story/scene",
    "story/session",
    "story/journal",
    "story/setup",
    "story/felt",
    "story",
    "replay",
    "lobby",
    "pages",
    ".",
)
WORKSHOPS = {"pieces/parts", "pieces/tarot/sheet", "testing"}
"""Pages to look at pieces, and what tests share: no part of the client."""
COUNTED = (".ts", ".svelte", ".css")
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*["'](\.[^"'?]*)""")


def rooms() -> dict[str, list[Path]]:
    found: dict[str, list[Path]] = {}
    for path in sorted(WEB.rglob("*")):
        if path.suffix in COUNTED:
            room = path.parent.relative_to(WEB).as_posix()
            found.setdefault(room, []).append(path)
    return found


def faults(room: str, text: str) -> list[str]:
    """What a file of that room imports and should not."""
    allowed = ROOMS[: ROOMS.index(room) + 1]
    return [
        wanted for wanted in IMPORT.findall(text) if led(room, wanted) not in allowed
    ]


def led(room: str, wanted: str) -> str:
    """The room that a relative import leads to."""
    parts: list[str] = []
    for part in PurePosixPath(room, wanted).parts[:-1]:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts) or "."


@pytest.mark.parametrize("room", sorted(set(rooms()) - WORKSHOPS))
def test_a_room_imports_what_is_below_it(room: str) -> None:
    assert room in ROOMS, "a new room: say where it stands"
    found = {
        path.name: wrong
        for path in rooms()[room]
        if ".test." not in path.name
        and (wrong := faults(room, path.read_text(encoding="utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize("room", [room for room in ROOMS if room != "."])
def test_a_room_is_there(room: str) -> None:
    assert room in rooms(), "a room that is gone"


@pytest.mark.parametrize(
    ("room", "text"),
    [
        ("lib", 'import { api } from "../site/api";'),
        ("table", 'load={() => import("../story/Story.svelte")}'),
        ("table/live", 'import {\n  useModel,\n} from "../model/model.svelte";'),
        ("pieces/cards", 'import Tarot from "../tarot/Tarot.svelte";'),
        (
            "wire",
            'import "../theme/theme.css";',
        ),
    ],
)
def test_a_wrong_way_is_noticed(room: str, text: str) -> None:
    assert faults(room, text)


@pytest.mark.parametrize(
    ("room", "text"),
    [
        (
            "table",
            'import Felt from "./felt/Felt.svelte";',
        ),
        (".", 'import Lobby from "./lobby/Lobby.svelte";'),
        ("words", 'import english from "./en.ftl?raw";'),
        ("story/contest", 'import { t } from "../../words/t.svelte";'),
    ],
)
def test_a_right_way_is_let_be(room: str, text: str) -> None:
    assert not faults(room, text)

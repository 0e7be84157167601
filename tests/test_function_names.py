"""Functions are verbs with an object: no new one is named by a bare participle.

`kept` and `told` say neither what is done nor to what. A function that answers yes or
no may be one (`finished`), and a few others that return a changed copy, like `sorted`.
"""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "parlour"
IRREGULAR = (
    "bought brought built dealt done drawn fallen felt found given gone got had heard"
    " held kept known laid led left lent lost made meant met mixed paid seen sent shown"
    " shut sold spent taken taught thought told understood woken won written"
)
NO_PARTICIPLE = {"deed", "feed", "need", "proceed", "seed", "speed", "succeed"}
COPIES = {"checked", "detached", "doubled", "halved", "shuffled", "spelled"}
"""These return a changed copy, like `sorted`."""


def participles(files: Iterable[Path]) -> dict[str, str]:
    """Finds functions that are named by a participle alone, and where they are."""
    found: dict[str, str] = {}
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            name = node.name.strip("_")
            if name in NO_PARTICIPLE | COPIES or not (
                name in IRREGULAR.split() or re.fullmatch(r"[a-z]+ed", name)
            ):
                continue
            if node.returns is None or ast.unparse(node.returns) != "bool":
                found[name] = file.as_posix()
    return found


def test_no_function_is_named_by_a_participle_alone() -> None:
    assert participles(SOURCE.rglob("*.py")) == {}


def test_participle_is_found_and_a_predicate_is_not(tmp_path: Path) -> None:
    file = tmp_path / "a.py"
    file.write_text(
        "def kept() -> int: ...\ndef closed() -> bool: ...\ndef seed() -> int: ...\n"
    )
    assert set(participles([file])) == {"kept"}

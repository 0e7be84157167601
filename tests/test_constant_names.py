"""Numeric constants say of what they are, and in which unit.

`LOOK = 10.0` says neither; `POLL_INTERVAL_S = 10.0` says both.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "parlour"
CLIENT = ROOT / "web" / "src"
VAGUE = (
    "AGAIN ALL APART BEAT BREATH EACH EVERY FADE FAST FASTEST FEW FEWEST FINE"
    " FRESH GAP GLANCE HALF HELD HIGH HIGHEST JUMP KEEP KEPT LAG LAST LATE LATELY LEAST"
    " LIMIT LONG LONGEST LOOK LOW LOWEST MANY MOST PATIENCE PAUSE PRICE READ REST RISE"
    " SECOND SHORT SLACK SLOW SOON STEP TALL TICK TOP TRIES WAIT WIDE"
)
TIERS = SOURCE / "kit" / "tarot.py"
"""Its numbers are names: a high hand, many cards, a pair."""
NUMERIC = (ast.Constant, ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop)
IN_TYPESCRIPT = re.compile(
    r"^\s*(?:export )?const ([A-Z]+)(?:: \w+)? = -?[\d.]", re.MULTILINE
)


def numbers(source: str) -> Iterator[str]:
    """Yields the names of a module's constants that are numbers."""
    for node in ast.parse(source).body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                pass
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                pass
            case _:
                continue
        if all(isinstance(part, NUMERIC) for part in ast.walk(value)):
            yield name


def vague(names: Iterator[str]) -> list[str]:
    return [name for name in names if name in VAGUE.split()]


def test_constants_of_python_name_subject_and_unit() -> None:
    assert {
        str(path.relative_to(SOURCE)): found
        for path in sorted(SOURCE.rglob("*.py"))
        if path != TIERS and (found := vague(numbers(path.read_text(encoding="utf-8"))))
    } == {}


def test_constants_of_the_client_name_subject_and_unit() -> None:
    files = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    assert {
        str(path.relative_to(CLIENT)): found
        for path in sorted(files)
        if (
            found := vague(
                match[1]
                for match in IN_TYPESCRIPT.finditer(path.read_text(encoding="utf-8"))
            )
        )
    } == {}


def test_vague_constant_is_found() -> None:
    python = "LOOK = 10.0\nMOST: Final = 2 * 3\nNAMES = ()\nPOLL_INTERVAL_S = 1\n"
    assert vague(numbers(python)) == ["LOOK", "MOST"]
    assert IN_TYPESCRIPT.findall("  const SOON = 1_000;\nconst OURS = 'a';") == ["SOON"]

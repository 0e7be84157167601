"""What our server uses of uvicorn and websockets: their public interfaces alone."""

import ast
import asyncio
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.protocol import Protocol

import parlour

ROOT = Path(parlour.__file__).parent
LIBRARIES = ("uvicorn", "websockets", "httptools")
PROTOCOLS = (asyncio.BaseProtocol, Protocol)


def find_private_uses(source: str) -> Iterator[str]:
    """Private names that a module takes from a library, and protocol classes of a
    library that it extends."""
    tree = ast.parse(source)
    origins: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for one in node.names:
                name = one.asname or one.name.partition(".")[0]
                origins[name] = one.name if one.asname else name
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for one in node.names:
                origins[one.asname or one.name] = f"{node.module}.{one.name}"
    origins = {
        name: origin
        for name, origin in origins.items()
        if origin.partition(".")[0] in LIBRARIES
    }
    yield from (one for one in origins.values() if is_private(one))
    if not origins:
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            of_itself = ast.unparse(node.value) in ("self", "cls")
            if is_private(node.attr) and not of_itself:
                yield ast.unparse(node)
        elif isinstance(node, ast.ClassDef):
            for base in node.bases:
                first, _, rest = ast.unparse(base).partition(".")
                if first in origins and is_protocol(f"{origins[first]}.{rest}"):
                    yield f"class {node.name}({ast.unparse(base)})"


def is_private(name: str) -> bool:
    parts = name.split(".")
    return any(part.startswith("_") and not part.endswith("__") for part in parts)


def is_protocol(path: str) -> bool:
    """Whether this is a class of a connection, by its full name."""
    module, _, name = path.rstrip(".").rpartition(".")
    found = getattr(importlib.import_module(module), name)
    return isinstance(found, type) and issubclass(found, PROTOCOLS)


BAD = {
    "from uvicorn._types import Scope": "uvicorn._types.Scope",
    "import uvicorn._compat as c": "uvicorn._compat",
    "import uvicorn\nuvicorn.Server(x)._serve()": "uvicorn.Server(x)._serve",
    "from websockets.server import ServerProtocol\n"
    "class A(ServerProtocol): ...": "class A(ServerProtocol)",
    "import websockets.server\nclass A(websockets.server.ServerProtocol): ...": (
        "class A(websockets.server.ServerProtocol)"
    ),
    "from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as H\n"
    "class A(H): ...": "class A(H)",
}


@pytest.mark.parametrize("source", BAD)
def test_a_private_use_is_found(source: str) -> None:
    assert list(find_private_uses(source)) == [BAD[source]]


def test_no_module_uses_a_private_name_or_extends_a_protocol() -> None:
    found = {
        str(path.relative_to(ROOT)): uses
        for path in ROOT.rglob("*.py")
        if (uses := list(find_private_uses(path.read_text(encoding="utf-8"))))
    }
    assert not found

"""The client is built when it must be, and no file says where to download from."""

import re
from pathlib import Path
from types import ModuleType

import pytest
from tests.tools import loaded

ROOT = Path(__file__).parent.parent


@pytest.fixture
def tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """tools/build_web.py over a small client of its own, with npm only pretended."""
    module = loaded("build_web")
    web, static = tmp_path / "web", tmp_path / "static"
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "WEB", web)
    monkeypatch.setattr(module, "STATIC", static)
    monkeypatch.setattr(module, "BUILT", static / ".stamp")
    monkeypatch.setattr(module, "PACKAGES", web / "node_modules" / ".stamp")
    (web / "src").mkdir(parents=True)
    for name in ("package.json", "package-lock.json", "src/main.ts"):
        (web / name).write_text(name)
    module.ran = []  # type: ignore[attr-defined]

    def npm(*arguments: str) -> None:
        module.ran.append(arguments[0])
        if arguments[0] == "install":
            (web / "node_modules").mkdir(exist_ok=True)
        else:
            static.mkdir(exist_ok=True)
            (static / "index.html").write_text("built")

    monkeypatch.setattr(module, "npm", npm)
    return module


def test_the_client_is_built_once(tool: ModuleType) -> None:
    assert not tool.is_fresh()
    tool.build()
    assert tool.is_fresh()
    tool.build()
    assert tool.ran == ["install", "run"]


@pytest.mark.parametrize(
    ("change", "runs"),
    [
        (lambda tool: (tool.WEB / "src" / "main.ts").write_text("new"), ["run"]),
        (lambda tool: (tool.WEB / "src" / "more.ts").write_text("new"), ["run"]),
        (
            lambda tool: (tool.WEB / "package-lock.json").write_text("new"),
            ["install", "run"],
        ),
        (lambda tool: (tool.STATIC / "index.html").unlink(), ["run"]),
        (lambda tool: (tool.WEB / "src" / "main.test.ts").write_text("new"), []),
        (lambda tool: (tool.WEB / "node_modules" / "x.js").write_text("new"), []),
    ],
)
def test_what_makes_it_stale(tool: ModuleType, change: object, runs: list[str]) -> None:
    tool.build()
    tool.ran.clear()
    assert callable(change)
    change(tool)
    tool.build()
    assert tool.ran == runs


def test_a_failed_build_is_not_taken_for_one(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    tool.build()
    (tool.WEB / "src" / "main.ts").write_text("broken")

    def fails(*arguments: str) -> None:
        raise SystemExit("npm failed")

    monkeypatch.setattr(tool, "npm", fails)
    with pytest.raises(SystemExit):
        tool.build()
    assert not tool.is_fresh()


LOCKS = [*sorted((ROOT / "requirements").glob("*.txt")), ROOT / "web/package-lock.json"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_locks_name_no_registry(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert '"resolved"' not in text
    assert not re.search(r"--(extra-)?index-url|--find-links|file://", text)
    if lock.suffix == ".txt":
        assert "://" not in text
        assert "--hash=sha256:" in text

"""One place decides what a phone, a tablet and a desktop is."""

import re
from pathlib import Path

WEB = Path(__file__).parent.parent / "web" / "src"
FEATURES = {
    "(forced-colors: active)",
    "(hover: none)",
    "(hover: hover) and (pointer: fine)",
    "(pointer: coarse)",
    "(prefers-reduced-motion: reduce)",
}
"""What media queries may ask for; `data-size` tells how large the window is."""


def test_media_queries_ask_for_no_size() -> None:
    sheets = [*WEB.rglob("*.svelte"), *WEB.rglob("*.css")]
    assert len(sheets) > 200
    asked = {
        (path.relative_to(WEB).as_posix(), found.strip())
        for path in sheets
        for found in re.findall(r"@media ([^{]*)\{", path.read_text())
    }
    assert not {one for one in asked if one[1] not in FEATURES}


def test_scripts_read_the_size_from_one_place() -> None:
    scripts = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    words = re.compile(r"\binner(?:Width|Height)\b|matchMedia\(\"\((?:min|max)-")
    found = {
        path.relative_to(WEB).as_posix()
        for path in scripts
        if words.search(path.read_text())
    }
    assert found == {"theme/display.svelte.ts"}

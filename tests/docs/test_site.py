"""The pages of docs/ become a site: links, navigation, and no inline code."""

from pathlib import Path

import pytest
from tests.tools import loaded

TOOL = loaded("build_docs")
PAGE = TOOL.DOCS / "host" / "deploy.md"


@pytest.mark.parametrize(
    ("link", "becomes"),
    [
        ("[a](settings.md#data)", "[a](settings.md#data)"),
        ("[a](../de/README.md)", "[a](../de/index.md)"),
        ("[a](../../CONTRIBUTING.md#words)", "[a](../project/CONTRIBUTING.md#words)"),
        ("[the site](../../deploy/nginx.conf)", "the site (`deploy/nginx.conf`)"),
        ("[`deploy/nginx.conf`](../../deploy/nginx.conf)", "`deploy/nginx.conf`"),
        ("[a](none.md)", "[a](none.md)"),
        ("[a](https://example.org)", "[a](https://example.org)"),
        (
            "```\n[a](../../CONTRIBUTING.md)\n```",
            "```\n[a](../../CONTRIBUTING.md)\n```",
        ),
    ],
)
def test_links_lead_to_pages_of_the_site(link: str, becomes: str) -> None:
    assert TOOL.rewrite_links(link, PAGE, TOOL.find_pages()) == becomes


def test_link_from_a_page_beside_the_docs_leads_into_the_site() -> None:
    page = TOOL.ROOT / "CONTRIBUTING.md"
    text = TOOL.rewrite_links("[a](docs/index.md)", page, TOOL.find_pages())
    assert text == "[a](../index.md)"


def test_inline_code_moves_into_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TOOL, "SITE", tmp_path)
    for name in ("_static", "play"):
        (tmp_path / name).mkdir()
    page = tmp_path / "play" / "start.html"
    page.write_text(
        "<style>p{}</style><script>go()</script><script src='a.js'></script>"
    )
    TOOL.move_inline_code(page)
    style, script = sorted((tmp_path / "_static").iterdir(), key=lambda f: f.suffix)
    assert (style.read_text(), script.read_text()) == ("p{}", "go()")
    assert page.read_text() == (
        f'<link rel="stylesheet" href="../_static/{style.name}">'
        f'<script src="../_static/{script.name}"></script>'
        "<script src='a.js'></script>"
    )

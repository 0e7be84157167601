"""Builds the documentation site into build/docs, with Sphinx.

The pages are written for a code host: links lead from file to file, also out of docs/.
A copy in build/docs-source gets links that hold on the site, and the navigation, which
follows docs/index.md. Broken links and anchors, and pages that are not in the
navigation, are errors.
"""

import hashlib
import os
import posixpath
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
SOURCE = ROOT / "build" / "docs-source"
SITE = ROOT / "build" / "docs"
PROJECT = (
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "CREDITS.md",
    "CREDITS.de.md",
    "SECURITY.md",
)
"""Pages beside docs/ that the site has too."""
LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s:#]+)(#[^)\s]*)?\)")
FENCED = re.compile(r"(^[ ]*```.*?^[ ]*```[ ]*$)", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"<(style|script)>(.*?)</\1>", re.DOTALL)


def main() -> None:
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.rmtree(SITE, ignore_errors=True)
    stage_pages()
    from sphinx.cmd.build import build_main  # only the docs group installs it

    options = ["-q", "-W", "--keep-going", "-b", "html", "-d", f"{SOURCE}.doctrees"]
    if failed := build_main([*options, str(SOURCE), str(SITE)]):
        sys.exit(failed)
    for page in SITE.rglob("*.html"):
        move_inline_code(page)
    for page in (SITE / "de").glob("*.html"):
        name_language(page, "de")
    print(f"{SITE.relative_to(ROOT)}/index.html is written")


# Pages


def find_pages() -> dict[Path, str]:
    """All pages, and their names on the site without a suffix."""
    pages = {ROOT / name: f"project/{Path(name).stem}" for name in PROJECT}
    for page in sorted(DOCS.rglob("*.md")):
        name = page.relative_to(DOCS).with_suffix("")
        is_index = name.name == "README"
        pages[page] = (name.with_name("index") if is_index else name).as_posix()
    return pages


def stage_pages() -> None:
    shutil.copytree(DOCS, SOURCE, ignore=shutil.ignore_patterns("*.md"))
    pages = find_pages()
    navigation = read_navigation(pages)
    for page, name in pages.items():
        text = page.read_text(encoding="utf-8")
        text = rewrite_links(text, page, pages) + navigation.get(name, "")
        place = SOURCE / f"{name}.md"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")


def rewrite_links(text: str, page: Path, pages: dict[Path, str]) -> str:
    """Leads links to where the site has the page; names files that it does not have."""
    here = posixpath.dirname(pages[page])

    def rewrite(found: re.Match[str]) -> str:
        label, place, anchor = found[1], found[2], found[3] or ""
        target = Path(os.path.normpath(page.parent / place))
        if target in pages:
            return f"[{label}]({posixpath.relpath(pages[target], here)}.md{anchor})"
        if target.is_relative_to(DOCS) or not target.exists():
            return found[0]  # Sphinx says so if it is not there
        name = f"`{target.relative_to(ROOT)}`"
        return label if label == name else f"{label} ({name})"

    parts = FENCED.split(text)
    return "".join(
        part if index % 2 else LINK.sub(rewrite, part)
        for index, part in enumerate(parts)
    )


# Navigation


def read_navigation(pages: dict[Path, str]) -> dict[str, str]:
    """What is added to the pages that lead to others: Sphinx's table of contents.

    The chapters are those of docs/index.md. Any other index leads to the pages that it
    links in its own folder.
    """
    index = DOCS / "index.md"
    _, *chapters = re.split(
        r"^## ", index.read_text(encoding="utf-8"), flags=re.MULTILINE
    )
    listed: list[Path] = []
    contents = []
    for chapter in chapters:
        title, _, body = chapter.partition("\n")
        links = linked_pages(body, index, pages)
        listed += links
        contents.append(table_of_contents(title, links, pages))
    navigation = {pages[index]: "".join(contents)}
    for page, name in pages.items():
        if page != index and posixpath.basename(name) == "index":
            text = page.read_text(encoding="utf-8")
            inside = {
                one: label
                for one, label in linked_pages(text, page, pages).items()
                if one.is_relative_to(page.parent) and one not in (page, *listed)
            }
            if inside:
                navigation[name] = table_of_contents("", inside, pages)
    return navigation


def linked_pages(text: str, page: Path, pages: dict[Path, str]) -> dict[Path, str]:
    """The pages that a text links, with the words of the first link."""
    found: dict[Path, str] = {}
    for label, place, _ in LINK.findall(text):
        target = Path(os.path.normpath(page.parent / place))
        if target in pages:
            found.setdefault(target, label)
    return found


def table_of_contents(
    title: str, links: dict[Path, str], pages: dict[Path, str]
) -> str:
    rows = [f"{label} </{pages[page]}>" for page, label in links.items()]
    caption = f":caption: {title}\n" if title else ""
    return "\n\n```{toctree}\n:hidden:\n" + caption + "\n" + "\n".join(rows) + "\n```\n"


# The server allows pages no inline code


def move_inline_code(page: Path) -> None:
    """Moves scripts and styles of a page into files of their own."""
    up = "../" * (len(page.relative_to(SITE).parts) - 1)

    def move(found: re.Match[str]) -> str:
        kind, code = found[1], found[2]
        suffix = {"style": "css", "script": "js"}[kind]
        digest = hashlib.sha256(code.encode()).hexdigest()[:12]
        name = f"_static/inline-{digest}.{suffix}"
        (SITE / name).write_text(code, encoding="utf-8")
        if kind == "style":
            return f'<link rel="stylesheet" href="{up}{name}">'
        return f'<script src="{up}{name}"></script>'

    text = page.read_text(encoding="utf-8")
    page.write_text(INLINE.sub(move, text), encoding="utf-8")


def name_language(page: Path, language: str) -> None:
    """Says in which language a page is, for screen readers."""
    text = page.read_text(encoding="utf-8")
    page.write_text(
        text.replace(' lang="en"', f' lang="{language}"', 1), encoding="utf-8"
    )


if __name__ == "__main__":
    main()

"""Games on paper: complete in every language, and on the sheets they are meant for."""

import errno
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.cli import main
from parlour.engine.refusals import BadInput
from parlour.games import GAMES, find
from parlour.presentation.pad import pad_of
from parlour.presentation.pages import RULE, page
from parlour.printing import crib, pad
from parlour.printing.documents import DOCUMENTS, count_pages, document_names, make_pdf
from parlour.printing.request import PAPERS, PrintRequest, box_icons, make_request
from parlour.terminal.print_command import write_document
from parlour.words.messages import languages

UNSAID = re.compile(r"[{}]|^(pad|paper|option|note|fact|fold|tarot|word)-|-of$")
"""What a message looks like that has no words, or was not filled in."""
ONE_PAGE = ("crib", "card", "pad", "reference", "strip", "persona", "effects")
LENGTHS = {
    **dict.fromkeys(ONE_PAGE, 1),
    "planner": 2,
    "journal": 3,
    "tarot": 13,
}
"""How many pages there are whatever the language, where it is told."""


def subject(slug: str, language: str = "en", **given: Any) -> PrintRequest:
    return make_request(
        None if slug == "fugue" else find(slug), language=language, **given
    )


def strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for name, value in data.items():
            if name not in ("blocks", "sections", "aim", "sign", "facts"):
                yield from strings(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from strings(value)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", [*GAMES, "fugue"])
def test_all_that_is_printed_is_said_in_every_language(
    slug: str, language: str
) -> None:
    want = subject(slug, language)
    for name in document_names(want):
        data = DOCUMENTS[name].data(want)
        assert [text for text in strings(data) if UNSAID.search(text)] == []
        assert data["credits"], "whose game it is stands on every sheet"
        assert data["sign"]
        assert want.say(name) != name


@pytest.mark.parametrize("slug", [slug for slug in GAMES if pad_of(find(slug))])
def test_a_pad_follows_seats_and_options(slug: str) -> None:
    game = find(slug)
    for seats in (game.players[0], game.players[-1]):
        for preset in (None, *game.presets):
            options = {"preset": preset} if preset else {}
            made = pad.sheet(make_request(game, seats=seats, options=options))
            assert made["seats"] == seats
            assert made["goal"]
    numbered = dict(RULE.findall(page(game, "rules")))
    plan = pad_of(game)
    assert plan is not None
    assert [rule for rule in plan.rules if rule not in numbered] == []


def test_options_are_printed_in() -> None:
    made = pad.sheet(subject("boneyard", options={"target": "55"}))
    assert "55" in made["goal"]
    assert [one["first"] for one in made["columns"]] == ["", "", "26"]
    assert [one["first"] for one in made["side"]] == ["10", "7", "5", "3", "1"]
    knights = subject("domino-knights", options={"goal": "first_to_fame"})
    assert [one["label"] for one in pad.sheet(knights)["columns"]][1] == "Fame"
    rules = DOCUMENTS["rules"].data(subject("boneyard", options={"target": "55"}))
    assert [one["value"] for one in rules["options"] if one["unusual"]] == ["55"]


@pytest.mark.parametrize(
    ("slug", "label"),
    [("penniless-and-insane", "coins won"), ("brain-baseball", "dollars")],
)
def test_empty_pad_for_gamblers_has_a_column_for_money(slug: str, label: str) -> None:
    def labels(gambling: str) -> list[str]:
        made = pad.sheet(subject(slug, options={"gambling": gambling}))
        return [one["label"] for one in made["columns"]]

    assert labels("true") == [*labels("false"), label]
    assert label not in labels("false")


def test_a_short_game_is_as_long_as_its_pad() -> None:
    assert pad.sheet(subject("willow", seats=4))["rows"] == 4
    assert pad.sheet(subject("following-suit"))["rows"] == 0
    assert pad.sheet(subject("lost-pueblo"))["rows"] == 0, "one hand is no game"


READY = {
    "en": "Getting ready",
    "de": "Vorbereitung",
    "es": "Preparación",
    "fr": "Préparation",
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", GAMES)
def test_a_crib_says_first_what_lies_on_the_table(slug: str, language: str) -> None:
    """Whoever has nothing but the sheet knows which cards to take, and who begins."""
    want = subject(slug, language)
    tellings = [want] + [
        subject(slug, language, options=other) for other in crib.other_editions(want)
    ]
    for telling in tellings:
        assert crib.crib_sections(telling)[1]["head"] == READY[language]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", ["0.8", "0.9"])
def test_crib_has_all_of_the_edition_that_is_played_and_nothing_of_another(
    edition: str, language: str
) -> None:
    want = subject("domino-knights", language, options={"edition": edition})
    chapters = re.split(r"^## ", want.page("crib")[0], flags=re.MULTILINE)[1:]
    (chapter,) = [one for one in chapters if edition in one.partition("\n")[0]]
    assert len(chapters) == 2
    told = "".join(words_in(section) for section in crib.crib_sections(want))
    note = re.compile(r"^\*[^*].*[^*]\*$", re.MULTILINE)
    assert letters(told) == letters(note.sub("", chapter.partition("\n")[2]))


def words_in(part: Any) -> str:
    """All text of a section, in its order."""
    if isinstance(part, dict):
        known = ("head", "text", "blocks", "items")
        return "".join(words_in(part[name]) for name in known if name in part)
    if isinstance(part, tuple):
        return str(part[0])
    return "".join(map(words_in, part)) if isinstance(part, list) else str(part)


def letters(text: str) -> str:
    """Text without marks of emphasis and lists, spaces and punctuation."""
    plain = re.sub(r"^\d+\. ", "", text, flags=re.MULTILINE)
    return re.sub(r"[\W_]", "", plain).casefold()


@pytest.mark.parametrize(
    ("slug", "name", "language", "given"),
    [
        ("caribbean-star", "crib", "de", {"paper": "letter"}),
        ("domino-knights", "card", "fr", {"paper": "letter"}),
        ("boneyard", "pad", "es", {"seats": 8}),
        ("last-man-standing", "strip", "de", {}),
        ("lamarckian-poker", "rules", "de", {}),
    ],
)
def test_a_document_is_a_pdf_that_can_be_read_aloud(
    slug: str, name: str, language: str, given: dict[str, Any]
) -> None:
    want = subject(slug, language, **given)
    made = make_pdf(want, name)
    assert made.startswith(b"%PDF-")
    assert b"/MarkInfo" in made
    assert f"/Lang({language})".encode() in made.replace(b" ", b"")
    assert b"pdfuaid" in made
    assert name not in LENGTHS or count_pages(made) == LENGTHS[name]


@pytest.mark.soak
@pytest.mark.parametrize("paper", PAPERS)
def test_everything_is_printed_at_once(
    paper: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["print", "--all", "--out", str(tmp_path), "--paper", paper])
    assert " documents, " in capsys.readouterr().out
    made = sorted(tmp_path.iterdir())
    assert len(made) > 4 * 3 * len(GAMES)
    for path in made:
        *_, name, _, _ = path.stem.split("-")
        if name in LENGTHS:
            assert count_pages(path.read_bytes()) == LENGTHS[name], path.name


@pytest.mark.soak
@pytest.mark.parametrize("slug", [slug for slug in GAMES if pad_of(find(slug))])
def test_a_pad_for_anybody_has_one_page(slug: str) -> None:
    for seats in find(slug).players:
        for paper in PAPERS:
            want = subject(slug, "de", seats=seats, paper=paper)
            assert count_pages(make_pdf(want, "pad")) == 1, (seats, paper)


# Commands


WRONG = [
    (["willow", "--paper", "a5"], "paper is a4 or letter"),
    (["willow", "--seats", "30"], "Willow is for 2 to 10 players, not 30."),
    (["willow", "-o", "ante=x"], "whole number"),
    (["willow", "--language", "xx"], "there is no translation into 'xx'"),
    (["willow", "--what", "crib,poster"], "Willow has no document 'poster'"),
    (["lamarckian-poker", "--what", "pad"], "has no document 'pad'"),
    (["fugue", "--seats", "3"], "neither --seats nor --option"),
    (["--all", "willow"], "--all prints every game"),
    ([], "name a game"),
]


@pytest.mark.parametrize(("asked", "said"), WRONG)
def test_what_cannot_be_printed_is_said_in_a_line(
    asked: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "sheets"
    with pytest.raises(SystemExit) as ended:
        main(["print", *asked, "--out", str(out)])
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
    assert not out.exists()


def test_a_document_is_written_under_a_name_that_says_what_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "a" / "b")
    with pytest.raises(SystemExit, match="0"):
        main(["print", "willow", "--what", "crib", "--out", out])
    assert [path.name for path in tmp_path.rglob("*.pdf")] == ["willow-crib-en-a4.pdf"]
    assert "1 p." in capsys.readouterr().out


def test_a_document_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "willow-crib-en-a4.pdf"
    place.write_bytes(b"of yesterday")

    def full(self: Path, made: bytes) -> None:
        self.touch()
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(BadInput, match=r"a4\.pdf: No space left"):
        write_document(place, b"%PDF-")
    monkeypatch.undo()
    assert [one.read_bytes() for one in tmp_path.iterdir()] == [b"of yesterday"]
    place.unlink()
    place.mkdir()
    with pytest.raises(BadInput, match="Is a directory"):
        write_document(place, b"%PDF-")
    assert list(tmp_path.iterdir()) == [place]


def test_without_typst_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(BadInput, match=r"pip install 'parlour\[print\]'"):
        make_pdf(subject("willow"), "crib")


def test_every_game_of_ours_has_a_sign() -> None:
    assert {*GAMES, "fugue"} <= {*box_icons()}


def test_what_has_no_room_is_said_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of somebody else may have a crib of any length, or none."""
    long = f"# Long\n\n**Aim.** Win.\n\n**A turn.** {'Go on and on. ' * 400}"
    monkeypatch.setattr("parlour.printing.request.page", lambda *asked: long)
    with pytest.raises(BadInput, match="card of Willow failed"):
        make_pdf(subject("willow"), "card")
    monkeypatch.setattr("parlour.printing.request.page", lambda *asked: "")
    assert document_names(subject("willow")) == ["pad", "chips"]

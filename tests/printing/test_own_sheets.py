"""What only some games have on paper: its numbers are those of the rules."""

from typing import Any

import pytest
from tests.printing.test_documents import UNSAID, subject

from parlour.engine.pieces import Piece, tarot
from parlour.games import GAMES, find
from parlour.games.last_man_standing.rules import PRICES, wages
from parlour.kit.tarot import evaluate
from parlour.presentation.pages import RULE, page
from parlour.presentation.paper import paper_of
from parlour.printing import cut_out, own
from parlour.printing.crib import crib_sections
from parlour.printing.documents import (
    DOCUMENTS,
    all_documents,
    count_pages,
    document_names,
    edition_of,
    file_name,
    make_pdf,
)
from parlour.words.messages import languages

KNIGHTS, AVATARS = "domino-knights", "domino-avatars"


def sheet(slug: str, name: str, language: str = "en", **given: Any) -> dict[str, Any]:
    return DOCUMENTS[name].data(subject(slug, language, **given))


def texts(data: Any) -> list[str]:
    """All that is said, however deep."""
    if isinstance(data, str):
        return [data]
    inside = data.values() if isinstance(data, dict) else data
    found = inside if isinstance(data, dict | list | tuple) else ()
    return [text for one in found for text in texts(one)]


def said(data: Any) -> str:
    return "\n".join(texts(data))


def drawn(data: dict[str, Any], kind: str) -> dict[str, Any]:
    """The one drawing of that kind."""
    parts: list[dict[str, Any]] = data["sections"]
    (found,) = [one for part in parts for one in part["blocks"] if one["kind"] == kind]
    return dict(found)


# Reference cards


OLD_NEW = ("0.9", "0.8")


def test_a_knights_card_tells_of_its_edition() -> None:
    new, old = (sheet(KNIGHTS, "reference", options={"edition": e}) for e in OLD_NEW)
    assert "Until your next Promote" in said(new["sections"])
    assert "Until your next Maintain" in said(old["sections"])
    assert "Edition 0.8" in old["subtitle"]
    assert new["sections"][0] == crib_sections(subject(KNIGHTS))[2]
    assert old["sections"][0] != new["sections"][0]


@pytest.mark.parametrize(
    ("options", "named", "text"),
    [
        ({}, "Wealth", "gain 3 "),
        ({"domino_set": "15"}, "Wealth", "gain 5 "),
        ({"goal": "first_to_fame"}, "Death", "costs its Kingdom one Fame"),
        ({"dominoless": "on"}, "Mercenary", "A Knight or Candidate dies."),
        ({"dominoless": "on", "ace_of_diamonds": "inert"}, "Power", "gain 4 "),
    ],
)
def test_special_cards_are_those_of_the_table(
    options: dict[str, str], named: str, text: str
) -> None:
    made = sheet(KNIGHTS, "reference", options=options)
    names = [one.get("name") for part in made["sections"] for one in part["blocks"]]
    assert named in names
    assert ("Wealth" in names) == ("dominoless" not in options)
    assert text in said(made["sections"])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", [KNIGHTS, AVATARS])
def test_every_preset_has_a_card_in_every_language(slug: str, language: str) -> None:
    game = find(slug)
    numbered = dict(RULE.findall(page(game, "rules")))
    for preset in game.presets:
        made = sheet(slug, "reference", language, options={"preset": preset})
        unsaid = [one for one in texts(made["sections"]) if UNSAID.search(one)]
        assert unsaid == []
        lines = [one for part in made["sections"] for one in part["blocks"]]
        cited = [rule for one in lines for rule in one.get("rules", ())]
        assert cited
        assert [rule for rule in cited if rule not in numbered] == []


def test_the_example_of_an_exchange_is_a_tie_with_every_set() -> None:
    for set_ in range(4, 19):
        made = sheet(AVATARS, "reference", options={"domino_set": str(set_)})
        shown = drawn(made, "exchange")
        count = {"A": 1, "10": 10, "J": 11, "Q": 12, "K": 13}
        for side, half in (("attack", 0), ("defence", 1)):
            marks = [card["mark"] for card in shown[side]["cards"]]
            base = shown[side]["tile"][half]
            laid = sum(count.get(mark) or int(mark) for mark in marks)
            assert base + laid == shown[side]["total"]
        assert shown["attack"]["total"] == shown["defence"]["total"]
    counter = sheet(AVATARS, "reference", options={"preset": "counter"})
    plain = sheet(AVATARS, "reference")
    assert len(counter["sections"]) == len(plain["sections"]) + 1


def test_cards_have_the_letters_of_the_language() -> None:
    shown = []
    for language in ("en", "de", "fr"):
        values = drawn(sheet(AVATARS, "reference", language), "values")
        shown.append([card["mark"] for card, _ in values["cards"]])
    assert shown == [[*"AJQK"], [*"ABDK"], [*"AVDR"]]


# Tables of single games


def test_the_strip_follows_the_prices_of_the_table() -> None:
    for written, prices in PRICES.items():
        made = sheet("last-man-standing", "strip", options={"auction_prices": written})
        assert made["facts"]["prices"] == prices
    low = sheet("last-man-standing", "strip", options={"ace": "low", "ante": "7"})
    assert low["facts"]["ranks"][:2] == ["A", "2"]
    assert "pays 7" in low["subtitle"]
    assert low["facts"]["wages"][2] == (3, wages(0, 3))


def test_the_planner_knows_every_pile_that_is_worth_something() -> None:
    shows = sheet("caribbean-star", "planner")["facts"]["shows"]
    assert [one["minutes"] for one in shows] == [5, 10, 15, 20, 25]
    assert sum(len(one["piles"]) for one in shows) == 46
    assert {"cards": ["T", "K", "K"], "worth": 17} in shows[3]["piles"]  # EX-1


def test_hands_of_the_effect_table_are_of_their_kind() -> None:
    rows = sheet("fugue", "effects")["facts"]["rows"]
    deck = tarot()
    for row in rows:
        hand = [Piece(deck.find_piece(name)) for name in row["hand"]]
        assert evaluate(hand)[0] == row["tier"]
    kills = [row["cells"][-1] for row in rows]
    assert kills == ["", "", "weapon", "yes", "yes", "yes"]
    story, alone = sheet("fugue", "effects"), sheet("contest", "effects")
    assert len(story["sections"]) == len(alone["sections"]) + 2


@pytest.mark.parametrize("slug", [*GAMES, "fugue"])
def test_a_document_of_paper_py_is_one_that_is_printed(slug: str) -> None:
    """A function there that no document is called after would never be seen."""
    want = subject(slug)
    told_there = {name for name in own.NAMES if paper_of(want.package, name)}
    assert told_there <= {*document_names(want)}


# To be cut out


@pytest.mark.parametrize(("set_", "tiles"), [("6", 28), ("9", 55), ("15", 136)])
def test_dominoes_are_those_of_the_table(set_: str, tiles: int) -> None:
    made = sheet(KNIGHTS, "dominoes", options={"domino_set": set_})
    assert len(made["tiles"]) == tiles
    assert str(tiles) in made["subtitle"]
    top = made["tiles"][-1]
    assert top["name"] == f"{set_}-{set_}"
    assert top["picture"].count("<circle") == 2 * int(set_)


def test_without_dominoes_there_are_none_to_cut_out() -> None:
    assert "dominoes" in document_names(subject(KNIGHTS))
    assert "dominoes" not in document_names(
        subject(KNIGHTS, options={"dominoless": "on"})
    )
    assert "dominoes" not in document_names(subject("willow"))


ROMAN = ("XVIII", "XIX", "XX", "XXI")


@pytest.mark.parametrize("slug", ["fugue", "contest"])
def test_the_deck_has_78_cards_each_with_its_own_picture(slug: str) -> None:
    cards = sheet(slug, "tarot", "de")["cards"]
    assert len(cards) == len({card["picture"] for card in cards}) == 78
    assert all(card["picture"].startswith("<svg") for card in cards)
    assert cards[18]["title"] == "Der Mond"
    assert [card["numeral"] for card in cards[18:23]] == [*ROMAN, "A"]


def test_chips_and_markers_are_for_the_table() -> None:
    willow = sheet("willow", "chips", seats=3)
    assert [one["value"] for one in willow["chips"]] == [1, 5, 25, 100]
    assert willow["chips"][0]["count"] == 3 * cut_out.CHIPS_PER_SEAT[1]
    assert [one["label"] for one in willow["markers"]] == ["dealer"]
    assert sheet(KNIGHTS, "chips")["chips"] == []
    stop = [one["label"] for one in sheet("fugue", "chips", "de")["markers"]]
    assert stop == ["Leitung", "Stopp"]
    assert "chips" not in document_names(subject("lamarckian-poker"))
    assert "chips" not in document_names(subject("caribbean-star")), (
        "one marker is no page"
    )


# Printed


@pytest.mark.parametrize(
    ("slug", "name", "language", "given", "many"),
    [
        (KNIGHTS, "reference", "de", {"options": {"edition": "0.8"}}, 1),
        (AVATARS, "reference", "fr", {"paper": "letter"}, 1),
        (KNIGHTS, "dominoes", "es", {"options": {"domino_set": "15"}}, 4),
        ("caribbean-star", "planner", "fr", {"paper": "letter"}, 2),
        ("last-man-standing", "strip", "de", {"paper": "letter"}, 1),
        ("fugue", "persona", "fr", {"paper": "letter"}, 1),
        ("fugue", "journal", "de", {"paper": "letter"}, 3),
        ("fugue", "effects", "de", {"paper": "letter"}, 1),
        ("fugue", "tarot", "es", {"paper": "letter"}, 13),
        ("willow", "chips", "en", {}, 2),
    ],
)
def test_a_document_has_its_pages(
    slug: str, name: str, language: str, given: dict[str, Any], many: int
) -> None:
    made = make_pdf(subject(slug, language, **given), name)
    assert b"pdfuaid" in made
    assert count_pages(made) == many


def test_everything_is_in_both_editions_under_names_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("parlour.printing.documents.languages", lambda: ("fr",))
    jobs = all_documents("a4")
    names = [file_name(*job) for job in jobs]
    assert len(names) == len({*names})
    assert "domino-knights-0.8-reference-fr-a4.pdf" in names
    assert {name for _, name in jobs} == {*DOCUMENTS}
    assert edition_of(subject(KNIGHTS)) == ""

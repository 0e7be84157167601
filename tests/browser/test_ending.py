"""The end of a game: what won rises, hands stay, standings lie beside it."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Shows
from tests.browser.laid import Laid, Show
from tests.browser.player import AXE, DESK, TABLET, VIOLATIONS

from parlour.games import GAMES, find

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
SIZES = {"390": PHONE, "820": TABLET, "1440": DESK}
AT_ALL_SIZES = ("boneyard", "domino-knights", "seven-handed-poker")
"""In `make test`, other games end on a phone only; `make soak` has all sizes."""
AGAIN = '[data-answer="again"]'
LYING = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-zone] [data-piece]")].map((one) => {
    const body = one.querySelector(".body") ?? one;
    return [one.dataset.piece,
      [one.closest("[data-zone]").dataset.zone, body.getBoundingClientRect().width]];
  }))"""
"""Each piece with the zone in which it lies, and its width."""


def played(slug: str, seats: int = 0, **options: object) -> tuple[Laid, Laid]:
    """A table before its last answer, and the same at the end."""
    seats = seats or find(slug).usual_seats
    first = Laid(slug, seats, options=options)
    answers = sum(1 for _ in first.play(3000)) - 1
    before = Laid(slug, seats, options=options)
    for _ in range(answers):
        before.step()
    return before, first


def whole(page: Page, what: str) -> bool:
    """Whether nothing covers the middle of it, and the window shows all of it."""
    return bool(
        page.locator(what).first.evaluate(
            """(one) => {
              const { x, y, width, height } = one.getBoundingClientRect();
              const top = document.elementFromPoint(x + width / 2, y + height / 2);
              return x >= 0 && y >= 0 && x + width <= innerWidth + 1 &&
                y + height <= innerHeight + 1 &&
                (one.contains(top) || top.contains(one));
            }"""
        )
    )


@pytest.mark.parametrize("slug", GAMES)
def test_the_end_covers_nothing_and_makes_nothing_smaller(
    slug: str, show: Shows
) -> None:
    before, after = played(slug)
    shown: Show = show(DESK)
    shown(before.look())
    old = shown.page.evaluate(LYING)
    shown(after.look())
    new = shown.page.evaluate(LYING)
    hands = {
        piece: (width, new[piece][1])
        for piece, (zone, width) in old.items()
        if zone.split()[-1].isdigit() and new.get(piece, ["", 0])[0] == zone
    }
    smaller = {piece: two for piece, two in hands.items() if two[1] < two[0] - 1}
    assert not smaller
    page = shown.page
    assert (
        page.locator("main").evaluate("(one) => one.scrollHeight - one.clientHeight")
        <= 1
    )
    for what in (
        "[data-result] h2",
        ".slip li",
        AGAIN,
        "[data-deal]",
    ):
        assert whole(page, what), what


@pytest.mark.parametrize(
    ("slug", "size"),
    [
        pytest.param(
            slug,
            size,
            marks=() if size == "390" or slug in AT_ALL_SIZES else pytest.mark.soak,
        )
        for slug in GAMES
        for size in SIZES
    ],
)
def test_the_end_says_who_won_why_and_what_all_have(
    slug: str, size: str, show: Shows
) -> None:
    _, after = played(slug)
    moment = after.look()
    shown = show(SIZES[size])
    shown(moment)
    page = shown.page
    scene = moment.scene
    assert scene.view is not None
    ranks = scene.view["ranks"]
    title = page.locator("[data-result] h2")
    names = [seat.name or "" for seat in scene.table.seats]
    for seat, rank in enumerate(ranks):
        if rank == 1:
            expect(title).to_contain_text("ou" if seat == 0 else names[seat])
    assert page.locator(".slip li").count() == len(ranks)
    places = [
        int(one)
        for one in page.locator(".slip [data-place]").evaluate_all(
            "(all) => all.map((one) => one.dataset.place)"
        )
    ]
    assert places == sorted(ranks)
    won = [
        piece
        for hand, rank in zip(scene.final_hands, ranks, strict=False)
        if rank == 1
        for piece in hand.pieces
    ]
    risen = page.locator("[data-result] [data-risen] [data-piece]")
    assert risen.count() == len(won)
    for piece in won:  # it lies nowhere else
        expect(page.locator(f'[data-piece="{piece}"]')).to_have_count(1)
    assert won or page.locator("[data-result] .sum, [data-result] .reasons p").count()
    assert whole(page, "[data-result] h2")
    assert whole(page, AGAIN)
    page.evaluate(AXE)
    found = page.evaluate(VIOLATIONS)["violations"]
    assert [one["id"] for one in found] == []


def test_a_row_of_the_slip_opens_the_whole_hand(show: Shows) -> None:
    _, after = played("lamarckian-poker")
    moment = after.look()
    shown = show(PHONE)
    shown(moment)
    assert moment.scene.view is not None
    ranks = moment.scene.view["ranks"]
    winner = ranks.index(1)
    row = shown.page.locator(".slip li").first
    row.get_by_role("button").click()
    hand = next(
        zone
        for zone in moment.scene.view["zones"]
        if zone["zone"] == "hand" and zone.get("seat") == winner
    )
    assert row.locator(".whole .lying").count() == hand["count"]


def test_the_log_begins_with_all_and_ends_in_one_line(show: Shows) -> None:
    laid = Laid("lost-pueblo", 4)
    for _ in laid.play(3000):
        pass
    shown = show(DESK)
    shown(laid.look())
    rows = shown.page.locator("[role=tabpanel] li")
    expect(rows.first).to_contain_text("You, Ines, Mara and Tobias sat down.")
    entry = rows.last.get_attribute("data-seq")
    assert entry is not None
    last = rows.last.inner_text()
    assert "win" in last
    result = shown.page.locator("[data-result] .reasons p").all_inner_texts()
    assert all(reason in last for reason in result)


def test_those_who_share_a_win_are_both_named(show: Shows) -> None:
    _, after = played("hey-bartender")
    shown = show(PHONE)
    shown(after.look())
    expect(shown.page.locator("[data-result] h2")).to_have_text(
        "Mara and Tobias share the win"
    )
    expect(shown.page.locator(".slip .first")).to_have_count(2)


@pytest.mark.parametrize("size", ["390", "1440"])
@pytest.mark.parametrize("slug", ["abandon-ship", "willow", "last-man-standing"])
def test_with_as_many_as_can_play_everything_is_there(
    slug: str, size: str, show: Shows
) -> None:
    _, after = played(slug, find(slug).players[-1])
    shown = show(SIZES[size], locale="de")
    shown(after.look())
    assert whole(shown.page, "[data-result] h2")
    assert whole(shown.page, AGAIN)
    rows = shown.page.locator(".slip li")
    rows.last.scroll_into_view_if_needed()
    expect(rows.last).to_be_visible()
    cut = shown.page.locator(".slip b").evaluate_all(
        "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1"
        " && getComputedStyle(one).overflow !== 'visible').length"
    )
    assert not cut

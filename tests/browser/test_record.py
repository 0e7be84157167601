"""What is written down and what is seen to happen: pad, log, reveals and flights."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.house import AT_ONCE
from tests.browser.laid import Laid, Moment, Show
from tests.browser.player import DESK, PHONE

from parlour import bots
from parlour.engine.dice import Dice
from parlour.engine.shown import ZoneData
from parlour.games import find
from parlour.match import Match
from parlour.match.seeds import bot_dice
from parlour.server.games import frames as wire
from parlour.server.games import scenes
from parlour.server.games.updates import whole_change

pytestmark = pytest.mark.browser

Open = Callable[..., Show]
WATCHED = """() => {
  window.flights = [];
  const box = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2, height];
  };
  let drawn = {}; // where each piece lay in the last frame, unless it was sliding
  const look = () => {
    drawn = {};
    for (const one of document.querySelectorAll("[data-piece]")) {
      const body = one.querySelector(".body");
      const slides = one.getAnimations({ subtree: true }).length;
      if (body && !slides) drawn[one.dataset.piece] = box(body);
    }
    requestAnimationFrame(look);
  };
  look();
  const plain = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const run = plain.call(this, frames, timing);
    const { flies } = this.dataset;
    if (!flies || !Array.isArray(frames)) return run;
    const { rotate } = frames[0];
    const at = (time) => { run.currentTime = time; return box(this); };
    const lies = document.querySelector(`[data-piece="${CSS.escape(flies)}"] .body`);
    const { delay, duration } = run.effect.getTiming();
    window.flights.push({
      piece: flies, turns: rotate, start: at(0), end: at(delay + duration),
      lay: drawn[flies] ?? null, lies: lies && box(lies),
    });
    run.currentTime = 0;
    return run;
  };
}"""
"""Notes of each flight where it begins and ends, and where its piece lies by then."""


@pytest.fixture
def opened(browser: Browser, base_url: str) -> Iterator[Open]:
    """`opened(PHONE, still=True)`: a page on which laid tables are shown."""
    contexts = []
    wrong: list[str] = []

    def open_(size: dict[str, int] = DESK, *, still: bool) -> Show:
        context = browser.new_context(
            base_url=base_url,
            viewport={"width": size["width"], "height": size["height"]},
            reduced_motion="reduce" if still else "no-preference",
            service_workers="block",
        )
        contexts.append(context)
        if still:
            context.add_init_script(AT_ONCE)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        return Show(page)

    yield open_
    for context in contexts:
        context.close()
    assert not wrong


def go_on(show: Show, laid: Laid, seat: int = 0) -> None:
    """The next answer, told to the page as the server would."""
    since = laid.room.seq
    laid.step()
    now = Moment(laid.room, [], seat)
    told = scenes.log_since(laid.room, now.reader, since)
    change = whole_change(now.scene, had_view=True)
    show.moment, show.scene = laid.look(seat), now.scene
    show.shown += 1
    show.send(wire.Update(seq=show.shown, told=told, scene=change))
    expect(show.page.locator(f'[data-seq="{show.shown}"]')).to_be_attached()


def to_round(laid: Laid, number: int) -> None:
    while laid.room.round != number or 0 not in laid.room.asked:
        laid.step()


def pad(page: Page) -> Locator:
    return page.get_by_role("table").first


def rows(page: Page) -> list[list[str]]:
    """What stands in the columns of finished rounds, a row for each seat."""
    return [
        row.locator("td.round").all_inner_texts()
        for row in pad(page).locator("tbody tr").all()
    ]


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


# The pad and the log


def test_the_pad_keeps_every_hand(opened: Open) -> None:
    laid = Laid("willow", 3, options={"hands": 6})
    to_round(laid, 3)
    show = opened(still=True)
    show(laid.look())
    page = show.page
    gained = laid.room.rounds[-1].gains
    assert len(gained) == 2
    seats = [[signed(row[seat]) for row in gained] for seat in range(3)]
    assert rows(page) == seats
    over = pad(page).locator('th[scope="colgroup"]')
    expect(over).to_have_text("Hand")
    assert over.get_attribute("colspan") == "2"
    expect(pad(page).get_by_role("columnheader", name="2", exact=True)).to_be_visible()
    expect(pad(page).get_by_role("rowheader", name="Ines")).to_be_visible()
    while laid.room.round == 3:
        go_on(show, laid)
    expect(pad(page).locator("thead th.round")).to_have_count(3)
    third = laid.room.rounds[-1].gains[2]
    assert [row[2] for row in rows(page)] == [signed(one) for one in third]
    page.reload()
    expect(pad(page).locator("thead th.round")).to_have_count(3)
    assert [row[:2] for row in rows(page)] == seats


def test_lines_of_the_log_keep_their_own_round(opened: Open) -> None:
    laid = Laid("willow", 3, options={"hands": 6})
    to_round(laid, 3)
    show = opened(still=True)
    show(laid.look())
    log = show.page.get_by_role("list", name="Log")

    def labels() -> list[str]:
        found = log.locator("li:not(.note) .label").all_inner_texts()
        return list(dict.fromkeys(found))

    assert labels() == ["H 1", "H 2", "H 3"]
    dealt = log.locator("li").filter(has_text="Hand 2")
    expect(dealt.locator(".label").first).to_have_text("H 2")
    while laid.room.round == 3:
        go_on(show, laid)
    expect(log.locator("li").last.locator(".label")).to_have_text("H 4")
    assert labels() == ["H 1", "H 2", "H 3", "H 4"]
    show.page.reload()
    expect(log.locator("li").last.locator(".label")).to_have_text("H 4")
    assert labels() == ["H 1", "H 2", "H 3", "H 4"]


def test_a_phone_scrolls_the_pad_and_never_the_page(opened: Open) -> None:
    laid = Laid("willow", 5, options={"hands": 20})
    to_round(laid, 15)
    show = opened(PHONE, still=True)
    show(laid.look())
    page = show.page
    page.get_by_role("button", name="Score pad").click()
    last = pad(page).get_by_role("columnheader", name="14", exact=True)
    expect(last).to_be_in_viewport(ratio=1)
    shown = page.evaluate(
        """() => {
          const pad = document.querySelector("dialog[open] .scroll, .pad .scroll");
          const edges = [...pad.querySelectorAll("tbody tr:first-child > *")];
          const [seat, total] = [edges.at(0), edges.at(-1)].map((one) =>
            one.getBoundingClientRect());
          const cut = edges.slice(1, -1).map((one) => one.getBoundingClientRect())
            .filter(({ left, right }) => right > seat.right + 1 && left < seat.right - 1
              || left < total.left - 1 && right > total.left + 1);
          return { page: document.documentElement.scrollWidth, pad: pad.scrollWidth,
            wide: pad.clientWidth, cut: cut.length };
        }"""
    )
    assert shown["page"] == PHONE["width"]
    assert shown["pad"] > shown["wide"]
    assert shown["cut"] == 0, "half a number would be a wrong one"


def test_a_replay_has_the_pad_of_its_step(
    opened: Open, tmp_path: Path, base_url: str
) -> None:
    game = find("willow")
    match = Match(game, 3, {"hands": 3}, seed="record", names=["Yola", "Ines", "Mara"])
    bot = bots.find(game, "regular")
    while not match.over():
        seat = match.state.next_asked()
        dice = Dice(bot_dice(match.seed, len(match.choices)))
        match.play_tokens(seat, bots.answer(bot, match.state, seat, dice))
    file = tmp_path / "willow.json"
    file.write_bytes(match.log().to_json())
    page = opened(still=True).page
    page.goto("/replay")
    page.locator("#log-file").set_input_files(file)
    columns = pad(page).locator("thead th.round")
    expect(page.locator("[data-step='0']")).to_be_attached()
    expect(columns).to_have_count(0)
    page.get_by_label("Jump to").select_option(label="Hand 2")
    expect(columns).to_have_count(1)
    page.keyboard.press("End")
    expect(columns).to_have_count(3)
    page.get_by_label("Jump to").select_option(label="Hand 3")
    expect(columns).to_have_count(2)


# What turns up, and what flies


def to_reveal(laid: Laid) -> None:
    """Up to the answer with which all marks are turned up."""
    while len(laid.room.asked) > 1:
        laid.step()


def test_without_motion_a_reveal_is_stepped_through(opened: Open) -> None:
    laid = Laid("lamarckian-poker", 4)
    to_reveal(laid)
    show = opened(still=True)
    show(laid.look())
    page = show.page
    steps = page.locator("[data-steps]")
    expect(steps).to_have_count(0)
    go_on(show, laid)
    prompt = page.locator('[data-prompt="choose-mark"]')
    expect(prompt).to_be_visible()  # nothing waits for the reveal
    expect(page.locator(".flyer")).to_have_count(0)
    marks = page.locator('[data-zone^="mark "] [data-piece]')
    expect(marks).to_have_count(0)
    steps.get_by_role("button", name="Step through").click()
    expect(marks).to_have_count(4)
    expect(steps).to_have_attribute("data-steps", "1")
    steps.get_by_role("button", name="Next").click()
    expect(steps).to_have_attribute("data-steps", "2")
    steps.get_by_role("button", name="Back").click()
    expect(marks).to_have_count(4)
    page.locator("h1").focus()
    page.keyboard.press("Space")
    expect(steps).to_have_attribute("data-steps", "")
    expect(marks).to_have_count(0)
    steps.get_by_role("button", name="Close").click()
    expect(steps).to_have_count(0)


def test_a_new_question_ends_looking_back(opened: Open) -> None:
    laid = Laid("lamarckian-poker", 4)
    to_reveal(laid)
    show = opened(still=True)
    show(laid.look(1))
    go_on(show, laid, 1)
    steps = show.page.locator("[data-steps]")
    steps.get_by_role("button", name="Step through").click()
    expect(steps).to_have_attribute("data-steps", "1")
    go_on(show, laid, 1)  # seat 0 lays a mark; seat 1 is asked what it was asked
    expect(steps).to_have_attribute("data-steps", "1")
    to_reveal(laid)
    go_on(show, laid, 1)  # the next marks are turned up, and all are asked anew
    expect(steps).to_have_attribute("data-steps", "")


def test_nobody_looks_back_from_another_seat(opened: Open) -> None:
    """On a shared screen the next player must not step through this one's hand."""
    laid = Laid("lamarckian-poker", 4)
    to_reveal(laid)
    show = opened(still=True)
    show(laid.look(0))
    go_on(show, laid, 0)
    steps = show.page.locator("[data-steps]")
    steps.get_by_role("button", name="Step through").click()
    own = show.page.locator('[data-zone="hand 0"] [data-piece]')
    expect(own.first).to_be_visible()
    show.shown += 1
    there = Moment(laid.room, [], 1)
    change = whole_change(there.scene, had_view=True)
    show.send(wire.Update(seq=show.shown, told=[], scene=change))
    expect(show.page.locator(f'[data-seq="{show.shown}"]')).to_be_attached()
    expect(steps).to_have_count(0)
    first = [piece["pieces"] for piece in laid_hands(there) if piece["seat"] == 1]
    shown = show.page.locator('[data-zone="hand 1"] [data-piece]')
    expect(shown).to_have_count(len(first[0]))


def laid_hands(moment: Moment) -> list[ZoneData]:
    view = moment.scene.view
    assert view is not None
    return [zone for zone in view["zones"] if zone["zone"] == "hand"]


@pytest.mark.parametrize(
    ("slug", "seats", "answers"),
    [
        ("lamarckian-poker", 4, 4),
        ("boneyard", 4, 4),
        ("hey-bartender", 4, 2),
        ("domino-avatars", 3, 6),
    ],
)
def test_pieces_fly_from_where_they_lay_to_where_they_lie(
    slug: str, seats: int, answers: int, opened: Open
) -> None:
    laid = Laid(slug, seats)
    show = opened(still=False)
    show(laid.look())
    page = show.page
    page.evaluate(WATCHED)
    flights: list[dict[str, Any]] = []
    for _ in range(answers):
        show.settle()
        page.evaluate("window.flights = []")
        go_on(show, laid)
        expect(page.locator(".flyer")).to_have_count(0)
        fresh = page.evaluate("window.flights")
        flights += fresh
        for flight in fresh[:1]:
            if flight["lay"] is not None:
                assert near(flight["start"], flight["lay"]), flight
    assert flights
    for flight in flights:
        if flight["lies"] is not None:
            assert near(flight["end"], flight["lies"]), flight
    assert page.evaluate("document.querySelectorAll('[data-flies]').length") == 0


def near(one: list[float], other: list[float]) -> bool:
    """The same place and size, but for the lean of a piece on its way."""
    away = max(abs(one[0] - other[0]), abs(one[1] - other[1]))
    return away < 3 and 0.9 < one[2] / other[2] < 1.15

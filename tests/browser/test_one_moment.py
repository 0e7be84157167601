"""Score pads and stories: no frame shows parts of two moments.

Both draw whole scenes. A page notes what it shows in each frame in which something
changed.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Come, Tell
from tests.browser.player import PHONE, TABLET

pytestmark = pytest.mark.browser

RECORD = """(what) => {
  window.frames_seen = [];
  const text = (one) => (one?.innerText ?? "").replace(/\\s+/g, " ").trim();
  const all = (where) => [...document.querySelectorAll(where)];
  const pad = () => ({
    totals: all("[data-total]").map((one) => [one.dataset.total, text(one)]),
    rows: all("tr[data-row]").map((row) =>
      [...row.querySelectorAll("td")].map(text)),
    says: text(document.querySelector("[data-says]")),
  });
  const story = () => ({
    seq: Number(document.querySelector("[data-state][data-seq]")?.dataset.seq),
    prompt: document.querySelector("[data-prompt]")?.dataset.prompt ?? "",
    title: text(document.querySelector("[data-prompt] h2")),
  });
  let last = "";
  const look = () => {
    const now = JSON.stringify(what === "pad" ? pad() : story());
    if (now !== last) window.frames_seen.push(JSON.parse(now));
    last = now;
    requestAnimationFrame(look);
  };
  look();
}"""


def number(text: str) -> int:
    found = re.search(r"[-−]?\d+", text)
    assert found, text
    return int(found[0].replace("−", "-"))


def seen(page: Page) -> list[dict[str, Any]]:
    page.evaluate("() => new Promise(requestAnimationFrame)")
    found: list[dict[str, Any]] = page.evaluate("window.frames_seen")
    return found


def test_no_frame_of_a_score_pad_contradicts_itself(come: Come) -> None:
    """Rows, totals and the sentence that says who leads change together."""
    yola, wren = come("Yola", PHONE), come("Wren", TABLET)
    page = yola.page
    page.goto("/pad")
    page.get_by_role("link", name="Barcelona").click()
    chairs = page.get_by_role("group", name="How many chairs")
    chairs.get_by_role("button", name="One fewer").click()
    for seat, name in enumerate(("Mara", "Tobias", "Ines"), start=1):
        page.get_by_label(f"Name of player {seat}", exact=True).fill(name)
    page.locator('[data-option="hands"]').locator("input").fill("2")
    page.get_by_role("button", name="Begin the pad").click()
    page.wait_for_url("**/t/*")
    wren.page.goto(page.url)
    expect(wren.page.locator("[data-says]")).to_contain_text("Hand 1 of 2")
    wren.page.evaluate(RECORD, "pad")
    written = (("-5", "-1", "6"), ("2", "-1", "-1"))
    for at, row in enumerate(written, start=1):
        page.locator("[data-write]").click()
        for field, text in enumerate(row):
            page.locator("input[data-cell]").nth(field).fill(text)
        page.get_by_role("button", name="Write it down").click()
        expect(page.locator("tr[data-row]")).to_have_count(at)
    expect(wren.page.locator("[data-says]")).to_contain_text("Ines wins with 5")
    frames = seen(wren.page)
    assert {len(frame["rows"]) for frame in frames} == {0, 1, 2}
    for frame in frames:
        totals = [number(text) for _, text in frame["totals"]]
        rows = [[number(cell) for cell in row[:6]] for row in frame["rows"]]
        gained = [[row[2 * seat] for row in rows] for seat in range(3)]
        assert totals == [sum(row) for row in gained], frame
        assert not rows or totals == rows[-1][1::2], frame
        ahead = r"(Mara|Tobias|Ines) (?:leads|wins) with (\d+)"
        named = re.search(ahead, frame["says"])
        if named:
            at = ("Mara", "Tobias", "Ines").index(named[1])
            assert totals[at] == max(totals) == int(named[2]), frame


def test_no_frame_of_a_story_contradicts_another(tell: Tell) -> None:
    """At each entry a page asks one thing, and of two people one at most is asked."""
    mara, ines = tell("Mara"), tell("Ines", PHONE)
    ines.sits(mara.lays("The Eleven-Forty"))
    for person in (mara, ines):
        person.wants_dealer(1)
        person.page.evaluate(RECORD, "story")
    ines.answer("preparation", "Ask all to close their eyes")
    ines.answer("opening", "It is read")
    describe = mara.asked("describe")
    describe.locator("textarea").fill("A tall woman in grey.")
    describe.locator(".primary").click()
    ines.asked("suggest")
    asked: dict[int, set[str]] = {}
    for person in (mara, ines):
        shown: dict[int, set[tuple[str, str]]] = {}
        for frame in seen(person.page):
            if frame["prompt"]:
                shown.setdefault(frame["seq"], set()).add(
                    (frame["prompt"], frame["title"])
                )
        assert [one for one in shown.values() if len(one) > 1] == []
        for seq, prompts in shown.items():
            ((kind, _),) = prompts
            if kind in ("preparation", "opening", "describe", "suggest"):
                asked.setdefault(seq, set()).add(person.name)
    assert asked
    assert [names for names in asked.values() if len(names) > 1] == []

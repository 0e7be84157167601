"""Prompt, panels, log, news and felt advance together: no frame contradicts itself.

A page notes what it shows in each frame in which something changed. What it shows is
compared with the events that the server sent.
"""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.laid import Laid, Moment, Show
from tests.browser.player import DESK, PHONE

from parlour.engine.happened import Moved
from parlour.server.games import frames as wire
from parlour.server.games import scenes
from parlour.server.games.updates import whole_change

pytestmark = pytest.mark.browser

Open = Callable[..., Show]
RECORDED = """() => {
  window.frames_seen = [];
  const text = (one) => (one?.innerText ?? "").replace(/\\s+/g, " ").trim();
  const all = (what) => [...document.querySelectorAll(what)];
  const seen = () => ({
    seq: Number(document.querySelector("[data-seq][data-state]")?.dataset.seq),
    prompt: document.querySelector("[data-prompt]")?.dataset.prompt ?? "",
    title: text(document.querySelector("[data-prompt] h2")),
    answers: all("[data-prompt] [data-answer]").map((one) => one.dataset.answer),
    plates: all("[data-seat] .doing").map(text),
    news: text(document.querySelector("[data-strip=news]")),
    caption: text(document.querySelector(".said")),
    log: all("li.event[data-seq]").map((one) => [one.dataset.seq, text(one)]),
    pieces: Object.fromEntries(all("[data-zone] [data-piece]").map((one) =>
      [one.dataset.piece, one.closest("[data-zone]").dataset.zone])),
    pending: all("[data-pending] .told").map(text),
  });
  let last = "";
  const look = () => {
    const now = JSON.stringify(seen());
    if (now !== last) window.frames_seen.push(JSON.parse(now));
    last = now;
    requestAnimationFrame(look);
  };
  look();
}"""
ASKED_OF_OTHERS = ("Your turn", "thinking", "You are asked")


class Frame(NamedTuple):
    seq: int
    prompt: str
    title: str
    answers: list[str]
    plates: list[str]
    news: str
    caption: str
    log: list[tuple[str, str]]
    pieces: dict[str, str]
    pending: list[str]


@pytest.fixture
def opened(browser: Browser, base_url: str) -> Iterator[Open]:
    """`opened(PHONE, pace="quick")`: a page on which laid tables are shown."""
    contexts = []
    wrong: list[str] = []

    def open_(size: dict[str, int] = DESK, *, pace: str) -> Show:
        context = browser.new_context(
            base_url=base_url,
            viewport={"width": size["width"], "height": size["height"]},
            reduced_motion="reduce",
            service_workers="block",
        )
        contexts.append(context)
        context.add_init_script(
            f"""try {{
              localStorage["parlour.look"] ??= JSON.stringify({{ pace: "{pace}" }});
            }} catch {{ /* a page that may keep nothing */ }}"""
        )
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        return Show(page)

    yield open_
    for context in contexts:
        context.close()
    assert not wrong


class Answer(NamedTuple):
    """An answer, the scenes before and after it, and the frames between them."""

    before: wire.Scene
    after: wire.Scene
    told: list[wire.SeenEntry]
    frames: list[Frame]


def send(show: Show, laid: Laid) -> wire.Update:
    """Sends the page what comes of the next answer."""
    since = laid.room.seq
    laid.step()
    now = Moment(laid.room, [], 0)
    change = whole_change(now.scene, had_view=True)
    show.moment, show.scene = laid.look(0), now.scene
    show.shown += 1
    told = scenes.log_since(laid.room, now.reader, since)
    update = wire.Update(seq=show.shown, told=told, scene=change)
    show.send(update)
    return update


def drawn(page: Page, seq: int) -> None:
    expect(page.locator(f'[data-state][data-seq="{seq}"]')).to_be_attached()


def answer(show: Show, laid: Laid) -> Answer:
    assert show.scene is not None
    before = show.scene
    show.page.evaluate("window.frames_seen.length = 0")
    update = send(show, laid)
    drawn(show.page, show.shown)
    show.page.evaluate("() => new Promise(requestAnimationFrame)")
    frames = [Frame(**one) for one in show.page.evaluate("window.frames_seen")]
    told = msgspec.json.decode(
        msgspec.json.encode(update.told), type=list[wire.SeenEntry]
    )
    return Answer(before, show.scene, told, frames)


def is_question(scene: wire.Scene, frame: Frame) -> bool:
    return scene.question is not None and frame.prompt == scene.question.prompt


def faults(last: int, one: Answer) -> list[str]:
    """All contradictions in the frames of an answer."""
    found = []
    asked, asks = one.before.question, one.after.question
    stays = asked is not None and asks is not None and asked.at == asks.at
    moves = moves_of(one.told)
    for frame in one.frames:
        begun = keys_of(one.told) & {key for key, _ in frame.log}
        moving = frame.seq == last and (begun or frame.prompt == "underway")
        if moving and not stays and frame.prompt != "underway":
            found.append(f"{frame.prompt} is asked while {sorted(begun)} is shown")
        if frame.prompt == "underway":
            if set(frame.answers) != {"skip"}:
                found.append(f"answers while events are shown: {frame.answers}")
            found += [
                f"{plate!r} while events are shown"
                for plate in frame.plates
                if any(word in plate for word in ASKED_OF_OTHERS)
            ]
        if frame.log:
            logged = facts(" ".join(text for _, text in frame.log))
            for text in (frame.title if moving else "", frame.caption):
                if facts(text) - logged:
                    found.append(f"{text!r} is not in the log")
        found += [
            f"{piece} is still in {source}, but the log has {key}"
            for key, piece, source in moves
            if key in begun and frame.pieces.get(piece) == source
        ]
        if frame.news and frame.prompt == "underway" and frame.news not in frame.title:
            found.append(f"news {frame.news!r} beside {frame.title!r}")
        found += ["a pending card without words" for text in frame.pending if not text]
    end = one.frames[-1]
    if asks is not None and not asks.passing and not is_question(one.after, end):
        found.append(f"{end.prompt} at the end, not {asks.prompt}")
    return found


def facts(text: str) -> set[str]:
    """The numbers and names in a text."""
    return set(re.findall(r"\b[A-Z][a-z]+\b|\d+", text)) - {"The", "A moment", "A"}


def keys_of(told: list[wire.SeenEntry]) -> set[str]:
    return {f"{one.seq}.{at}" for one in told for at in range(len(one.lines))}


def moves_of(told: list[wire.SeenEntry]) -> list[tuple[str, str, str]]:
    """For each line that begins with a move: its key, the piece and where it lay.

    Pieces that move twice are left out: they may be back where they were.
    """
    moved = [
        event.piece
        for one in told
        for event in one.events
        if isinstance(event, Moved) and event.piece is not None
    ]
    found = []
    for one in told:
        for at, line in enumerate(one.lines):
            event = one.events[line.at] if one.events else None
            if not isinstance(event, Moved) or event.piece is None:
                continue
            once = moved.count(event.piece) == 1
            if once and event.source is not None and event.source != event.target:
                found.append((f"{one.seq}.{at}", event.piece, event.source))
    return found


GAMES = [
    # all choose at once
    ("lamarckian-poker", 4, 3, 6),
    ("following-suit", 3, 2, 6),
    ("hey-bartender", 3, 2, 5),
    # auctions and bets
    ("boneyard", 4, 3, 5),
    ("last-man-standing", 4, 15, 5),
    ("willow", 3, 2, 9),
    # dominoes
    ("domino-avatars", 3, 3, 5),
    ("domino-knights", 3, 30, 6),
    ("spots", 3, 3, 8),
    # one after the other
    ("abandon-ship", 3, 3, 5),
    ("caribbean-star", 2, 3, 6),
    ("penniless-and-insane", 3, 3, 8),
]
"""A game, its seats, the answers before the film begins, and those in it."""


@pytest.mark.parametrize(
    ("slug", "seats", "skipped", "answers"), GAMES, ids=[game[0] for game in GAMES]
)
def test_no_frame_contradicts_itself(
    slug: str, seats: int, skipped: int, answers: int, opened: Open
) -> None:
    size = PHONE if slug in ("lamarckian-poker", "willow", "spots") else DESK
    laid = Laid(slug, seats)
    for _ in range(skipped):
        laid.step()
    show = opened(size, pace="quick")
    show(laid.look())
    show.page.evaluate(RECORDED)
    found, underway = [], 0
    for _ in range(answers):
        if laid.room.state == "over":
            break
        last = show.shown
        one = answer(show, laid)
        found += faults(last, one)
        underway += sum(frame.prompt == "underway" for frame in one.frames)
    assert not found
    assert underway


def test_a_press_on_skip_ends_the_telling(opened: Open) -> None:
    laid = Laid("lamarckian-poker", 4)
    while len(laid.room.asked) > 1:
        laid.step()
    show = opened(pace="calm")
    show(laid.look())
    send(show, laid)
    prompt = show.page.locator("[data-prompt]")
    expect(prompt).to_have_attribute("data-prompt", "underway")
    log = show.page.locator(f'li.event[data-seq^="{show.shown}."]')
    told = log.count()
    show.page.locator('[data-answer="skip"]').click()
    drawn(show.page, show.shown)
    expect(prompt).to_have_attribute("data-prompt", "choose-mark")
    assert log.count() >= told


def test_whoever_lags_far_behind_jumps(opened: Open) -> None:
    laid = Laid("last-man-standing", 4)
    show = opened(pace="calm")
    show(laid.look())
    for _ in range(24):
        send(show, laid)
    drawn(show.page, show.shown)  # within the patience of a test
    rows = show.page.locator("li.event")
    assert rows.count() > 10


def test_with_instant_pace_nothing_is_waited_for(opened: Open) -> None:
    laid = Laid("lamarckian-poker", 4)
    while len(laid.room.asked) > 1:
        laid.step()
    show = opened(pace="instant")
    show(laid.look())
    show.page.evaluate(RECORDED)
    one = answer(show, laid)
    assert all(frame.prompt != "underway" for frame in one.frames)

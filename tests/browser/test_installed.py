"""The app beyond its page: without a line, over new builds, and after signing out."""

import re
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.house import House
from tests.browser.pages import open_page
from tests.browser.player import DESK, PHONE, Player
from tests.patience import PATIENCE
from tests.server.notices.services import Browser as Subscribed

from parlour.server.access.tokens import Tokens
from parlour.web import STATIC

pytestmark = pytest.mark.browser

Guest: TypeAlias = Callable[..., Player]
SECRET = "what the links in mails are signed with"
SUBSCRIBED = """
  const keys = { p256dh: "%s", auth: "%s" };
  const endpoint = "https://push.example.net/a";
  const made = { options: {}, toJSON: () => ({ endpoint, keys }) };
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async () => made;
"""
"""A push service that this Chromium cannot reach says yes."""
KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys())
      kept.push(new URL(url).pathname);
  return kept;
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose files for browsers can be renewed."""
    folder = tmp_path_factory.mktemp("installed")
    shutil.copytree(STATIC, folder / "client")
    served = House(folder)
    served.environment |= {
        "CLIENT": str(folder / "client"),
        "PARLOUR_SECRET": SECRET,
        "PARLOUR_URL": served.address,
        "PARLOUR_PUSH_CONTACT": "mailto:op@example.org",
        "PARLOUR_MAIL_URL": "smtp://127.0.0.1:1",
        "PARLOUR_MAIL_FROM": "parlour@example.org",
    }
    served.start()
    yield served
    served.stop()


@pytest.fixture
def guest(browser: Browser, house: House) -> Iterator[Guest]:
    """`guest("Yola")`: somebody with a browser that has a service worker."""
    if not house.up:  # one test kills it
        house.start()
    here: list[Player] = []

    def comes(name: str, size: dict[str, int] = DESK, **more: Any) -> Player:
        page = open_page(
            browser, house.address, size, **{"service_workers": "allow", **more}
        )
        here.append(Player(page, name))
        return here[-1]

    yield comes
    for person in here:
        person.context.close()


def until(page: Page, so: str) -> None:
    """Waits until this is so in the page, which forbids Playwright's own way."""
    end = time.monotonic() + PATIENCE
    while not page.evaluate(so):
        assert time.monotonic() < end, f"waited for {so}"
        time.sleep(0.05)


def until_kept(page: Page, path: str) -> None:
    until(page, f"async () => (await ({KEPT})()).includes('{path}')")


def seated(person: Player, game: str = "willow") -> str:
    """At a table with a bot, asked something."""
    table = person.host(game, seats=2, bots=[None, "regular"])
    person.give("begin")
    person.wait_for("window.hand.scene.question")
    expect(person.page.locator('[data-answer="fold"]')).to_be_visible()
    return table


def fold_offline(person: Player) -> None:
    """Answers when the page knows that its line is gone, and no sooner."""
    person.context.set_offline(True)
    page = person.page
    expect(page.locator('[data-strip="lost"]')).to_be_visible()
    page.locator('[data-answer="fold"]').click()
    sure = page.locator('[data-answer="sure"]')
    lost = page.get_by_text("Your answer is saved")
    expect(sure.or_(lost)).to_be_visible()
    if sure.is_visible():
        sure.click()
    expect(lost).to_be_visible()


def asked_at(person: Player) -> int:
    return int(person.page.evaluate("window.hand.scene.question?.at ?? -1"))


def test_an_answer_without_a_line_goes_out_later(guest: Guest) -> None:
    """The page was closed meanwhile: the lobby sends it."""
    yola = guest("Yola", PHONE)
    table = seated(yola)
    asked = asked_at(yola)
    until_kept(yola.page, "/")
    fold_offline(yola)
    yola.page.goto("/")
    expect(yola.page.get_by_text("One of your answers is saved")).to_be_visible()
    yola.context.set_offline(False)
    expect(yola.page.get_by_text("was played")).to_be_visible()
    yola.page.get_by_role("link", name="To the table").click()
    yola.take_hand(table)
    assert asked_at(yola) != asked
    assert not yola.page.evaluate("localStorage['parlour.own.answers'] !== '{}'")


def test_an_answer_that_is_no_longer_wanted(guest: Guest) -> None:
    yola = guest("Yola")
    table = seated(yola)
    asked = asked_at(yola)
    other = guest("Yola", storage_state=yola.context.storage_state())
    other.page.goto(f"/t/{table}")
    other.take_hand(table)
    fold_offline(yola)
    assert other.turn()
    other.wait_for(f"(window.hand.scene.question?.at ?? {asked}) !== {asked}")
    seq = other.page.evaluate("window.hand.seq")
    yola.context.set_offline(False)
    expect(yola.page.get_by_text("the game had moved on")).to_be_visible()
    assert other.page.evaluate("window.hand.seq") == seq


def renew(client: Path) -> None:
    """Another build: every file with a hash in its name has another name."""
    hashed = re.compile(r"(-[\w-]{8})(\.(?:js|css|svg|woff2))\b")
    for path in sorted(client.rglob("*")):
        if path.suffix in (".js", ".css", ".html"):
            text = path.read_text(encoding="utf-8")
            path.write_text(hashed.sub(r"\1x\2", text), encoding="utf-8")
        if path.is_file() and path.parent.name == "assets":
            path.rename(path.with_name(hashed.sub(r"\1x\2", path.name)))
    worker = client / "worker.js"
    worker.write_text(worker.read_text().replace('{"name":"', '{"name":"x', 1))


def test_a_new_build_under_an_open_table(house: House, guest: Guest) -> None:
    yola = guest("Yola")
    seated(yola)
    page = yola.page
    until_kept(page, "/api/games")
    page.evaluate("window.opened = 'before'")
    renew(house.folder / "client")
    page.evaluate(
        "async () => (await navigator.serviceWorker.getRegistration()).update()"
    )
    until(page, "async () => (await caches.keys()).length === 2")
    until(
        page,
        "async () => (await navigator.serviceWorker.getRegistration()).waiting === null"
        " && navigator.serviceWorker.controller.state === 'activated'",
    )
    assert yola.turn()
    assert page.evaluate("window.opened") == "before"
    page.evaluate(
        "() => { const a = document.createElement('a'); a.href = '/rules';"
        " document.body.append(a); a.click(); }"
    )
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules")
    until(page, "window.opened === undefined")
    assert page.locator('script[src$="x.js"]').count()


def test_signing_out_leaves_nothing(guest: Guest) -> None:
    yola = guest("Yola")
    table = seated(yola)
    page = yola.page
    page.goto("/")
    expect(page.locator(f'a[href="/t/{table}"]:visible').first).to_be_visible()
    until(page, "'parlour.own.tables' in localStorage")
    until_kept(page, "/api/games")
    page.goto("/settings")
    for words in ("Sign out", "Yes, sign out here"):
        page.get_by_role("button", name=words).first.click()
    until(page, "!Object.keys(localStorage).some((key) => key.includes('.own.'))")
    yola.context.set_offline(True)
    page.goto("/")
    expect(page.locator('a[href="/new/boneyard"]').first).to_be_visible()
    expect(page.get_by_text("The server isn’t responding").first).to_be_visible()
    expect(page.locator(f'a[href="/t/{table}"]:visible')).to_have_count(0)


def test_told_when_it_is_ones_turn(guest: Guest) -> None:
    """Turned on in the settings, off for a table in its menu, and off by a link."""
    yola = guest("Yola", permissions=["notifications"])
    page, keys = yola.page, Subscribed().keys
    page.add_init_script(SUBSCRIBED % (keys.p256dh, keys.auth))
    page.goto("/settings")
    until(page, "async () => Boolean(await navigator.serviceWorker.getRegistration())")
    here = page.get_by_role("switch", name="In this browser")
    here.click()
    expect(here).to_be_checked()
    page.get_by_label("Your email address").fill("yola@example.org")
    page.get_by_role("button", name="Send a confirmation email").click()
    expect(page.get_by_text("sent to y…a@example.org")).to_be_visible()
    yola.look("settings, told by both")
    yola.host("willow", seats=2, bots=[None, "regular"])
    page.get_by_role("button", name="Table menu").click()
    line = page.get_by_role("switch", name="Notifications for this table: on")
    line.click()
    quiet = page.get_by_role("switch", name="Notifications for this table: off")
    expect(quiet).not_to_be_checked()
    yola.look("a table's menu")
    ways = page.request.get("/api/me/notices").json()["ways"]
    (mail,) = [way["id"] for way in ways if way["kind"] == "mail"]
    page.goto(f"/mail/off/{Tokens(SECRET).make_mail_token('off', mail)}")
    page.get_by_role("button", name="Yes, stop them").click()
    expect(
        page.get_by_role("heading", name="You will get no more emails")
    ).to_be_visible()
    assert len(page.request.get("/api/me/notices").json()["ways"]) == 1
    yola.look("a link in a mail")


def test_a_second_visit_without_a_server(house: House, guest: Guest) -> None:
    """Lobby, tables and rules are there; what is kept is no secret."""
    yola = guest("Yola")
    table = seated(yola)
    yola.page.goto("/")
    expect(yola.page.locator(f'a[href="/t/{table}"]:visible').first).to_be_visible()
    until_kept(yola.page, "/api/pages/en/willow/rules")
    until_kept(yola.page, "/api/games")
    kept = [path for path in yola.page.evaluate(KEPT) if path.startswith("/api/")]
    assert {path.split("/")[2] for path in kept} <= {"games", "words", "pages"}
    house.kill()
    page = yola.context.new_page()
    page.goto("/")
    expect(page.locator(f'a[href="/t/{table}"]:visible').first).to_be_visible()
    expect(page.get_by_text("Your tables as of")).to_be_visible()
    expect(page.locator('a[href="/new/boneyard"]').first).to_be_visible()
    page.goto("/rules/willow")
    expect(page.get_by_role("heading", level=1)).to_have_text("Willow: rules")
    expect(page.get_by_role("heading", name="Crib sheet")).to_be_visible()

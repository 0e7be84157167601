"""The lab in a browser: a small study is run, seen, stopped, shared and taken home."""

import csv
import re
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Come
from tests.browser.player import PHONE
from tests.patience import PATIENCE

from parlour.lab.study import study_in

pytestmark = pytest.mark.browser
SOON = PATIENCE * 1_000


def ask(page: Page, games: str, *, rounds: bool) -> None:
    """How Hey, Bartender! changes with other numbers of deals."""
    page.goto("/")
    page.get_by_role("link", name="The lab", exact=True).click()
    page.get_by_role("combobox", name="Game").select_option("hey-bartender")
    run = page.get_by_role("button", name="Start the study")
    expect(run).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="More: Deals").click()
    page.get_by_role("radiogroup", name="Games per side").get_by_role(
        "radio", name=games
    ).check()
    expect(page.get_by_role("checkbox", checked=True)).to_have_count(3)
    if not rounds:
        page.get_by_role("checkbox", name="rounds, hands or deals").uncheck()
    run.click()


def test_a_study_is_run_shown_and_taken_home(come: Come, tmp_path: Path) -> None:
    page = come("Lena").page
    ask(page, "500", rounds=True)
    sure = page.get_by_text("Finished early: the result is precise enough.")
    expect(sure).to_be_visible(timeout=SOON)
    question = page.get_by_role("heading", name=re.compile("What changes in Hey, Bar"))
    expect(question).to_be_visible()
    expect(page.get_by_text("Games last one round longer").first).to_be_visible()
    expect(page.get_by_text("the same in every deal").first).to_be_visible()
    plots = page.locator("figure svg")
    expect(plots).to_have_count(4)
    page.get_by_text("Figures as a table").nth(1).click()
    cells = page.locator("figure").nth(1).get_by_role("cell")
    expect(cells.nth(1)).to_have_text(re.compile(r"[\d.]+ to [\d.]+"))
    with page.expect_download() as taken:
        page.get_by_role("link", name="Study file (TOML)").click()
    text = Path(taken.value.path()).read_text()
    assert tomllib.loads(text)["game"] == "hey-bartender"
    assert study_in(text).games == 500
    with page.expect_download() as taken:
        page.get_by_role("link", name="Games as a table (CSV)").click()
    table = Path(taken.value.path()).read_text()
    rows = list(csv.DictReader(table.splitlines()))
    assert len(rows) == 200, "the look after 100 deals was enough"
    ben = come("Ben", PHONE).page
    ben.goto(page.url)
    expect(ben.get_by_text("100 of 500 games")).to_be_visible()
    assert ben.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_study_is_stopped_and_goes_on(come: Come) -> None:
    page = come("Mila").page
    ask(page, "20,000", rounds=False)
    page.get_by_role("button", name="Stop the study").click(timeout=SOON)
    expect(page.get_by_text("Stopped. Anybody can resume it.")).to_be_visible()
    page.get_by_role("button", name="Resume").click()
    stop = page.get_by_role("button", name="Stop the study")
    expect(stop).to_be_visible()
    stop.click()
    expect(page.get_by_role("button", name="Resume")).to_be_visible()

"""The settings' tests, in the other engines; and that every sound can be heard."""

import pytest
from tests.browser.conftest import Come
from tests.browser.expecting import expect
from tests.browser.test_settings import (
    test_german_is_spoken_on_every_page_and_at_the_table,
    test_the_look_changes_at_once_and_stays,
)

__all__ = [
    "test_german_is_spoken_on_every_page_and_at_the_table",
    "test_the_look_changes_at_once_and_stays",
]
pytestmark = pytest.mark.engines

COUNT = """() => {
  window.tones = 0;
  const { createOscillator } = AudioContext.prototype.constructor.prototype;
  const base = Object.getPrototypeOf(AudioContext.prototype);
  const make = base.createOscillator ?? createOscillator;
  base.createOscillator = function () {
    window.tones += 1;
    return make.call(this);
  };
}"""


def test_every_sound_is_made_by_the_engine(come: Come) -> None:
    yola = come("Yola")
    yola.page.goto("/settings")
    group = yola.page.get_by_role("group", name="Hear them")
    expect(group).to_be_visible()
    yola.page.evaluate(COUNT)
    buttons = group.get_by_role("button")
    heard = 0
    for place in range(buttons.count()):
        buttons.nth(place).click()
        yola.wait_for(f"window.tones > {heard}")
        heard = yola.page.evaluate("window.tones")
    assert buttons.count() == 8

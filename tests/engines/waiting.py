"""How a window is waited for."""

import re
import time
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from playwright.sync_api import TimeoutError as Late
from tests.engines.driver import Refused

PAUSE: Final = 0.1
NOT_YET: Final = (
    "stale element reference",
    "element not interactable",
    "element click intercepted",
    "no such element",
)
SEEN: Final = """
  const box = arguments[0].getBoundingClientRect();
  const { visibility } = getComputedStyle(arguments[0]);
  return box.width > 0 && box.height > 0 && visibility === "visible";
"""
"""Whether an element is on the screen, or would be if one scrolled there."""
Words: TypeAlias = str | re.Pattern[str]


def plain(text: str) -> str:
    return " ".join(text.split())


def until(done: Callable[[], Any], patience: float, what: Callable[[], str]) -> Any:
    """Waits until this is so; what is not there yet may come."""
    end = time.monotonic() + patience
    while True:
        try:
            if found := done():
                return found
        except Refused as no:
            if no.what not in NOT_YET:
                raise
        if time.monotonic() > end:
            raise Late(what())
        time.sleep(PAUSE)

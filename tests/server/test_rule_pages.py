"""Rules as the browser shows them: in words, without the codes of options."""

import re

import pytest

from parlour.games import GAMES
from parlour.server.api.catalogue import name_options, page_data
from parlour.words.messages import languages


def test_option_row_keeps_words_and_drops_codes() -> None:
    row = (
        "| `max_raises` – Raises | 0 to 100, or `none` – no limit, or `auto` – as ever"
        " | `none` | With `deck_out` the rest. |"
    )
    assert name_options(row) == (
        "| Raises | 0 to 100, or no limit, or as ever | no limit |"
        " With deck out the rest. |"
    )
    pair = "| `r2_min`, `r2_max` – Bets | `hidden`, `tracked` | `hidden` | – |"
    assert name_options(pair) == "| Bets | hidden, tracked | hidden | – |"


def test_other_lines_stay_as_they_are() -> None:
    text = "- **WIL-1** Say `none`.\n\n| Set | `pip_max` |\n| `3d` is a card."
    assert name_options(text).splitlines()[:3] == text.splitlines()[:3]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", GAMES)
def test_no_page_of_rules_shows_the_code_of_an_option(slug: str, language: str) -> None:
    found = page_data(language, slug, "rules")
    assert found is not None
    rows = re.findall(r"<tr>\n<td>.*?</tr>", found.html, re.DOTALL)
    coded = [row for row in rows if re.match(r"<tr>\n<td>[^<]*<code>\w+_\w+", row)]
    assert coded == []

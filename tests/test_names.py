"""Names that people choose."""

import pytest

from parlour.words.names import break_links, readable_name

SHOWN = [
    ("Ann", "Ann"),
    ("  Ann   A. ", "Ann A."),
    ("Ａｎｎ", "Ann"),
    ("A\u2800nn\u3164", "Ann"),
    ("Ann\u200b\ufe0f\u202e\u115f", "Ann"),
    ("Zoë", "Zoë"),
    ("Zoe\u0308", "Zoë"),
    ("박지성", "박지성"),
    ("J.R.R. Tolkien", "J.R.R. Tolkien"),
    ("Dr. Who", "Dr. Who"),
    ("7", "7"),
    ("Fox 🦊", "Fox 🦊"),
    ("www.example.org", "www. example. org"),
    ("example．org", "example. org"),
    ("example。org", "example。 org"),
    ("ann@example.org", "ann@example. org"),
    ("v2.5", "v2.5"),
    ("Ann" * 20, "Ann" * 8),
]
REFUSED = [
    *("", "  ", "\u3164", "\u115f\u1160", "\u2800", "\uffa0", "\u202e", "...", "🦊"),
    *("http://example.org", "x://y", "http:\u200b//x", "ｈｔｔｐ：／／x", "\u0301"),
]


@pytest.mark.parametrize(("name", "shown"), SHOWN)
def test_name_is_shown_as(name: str, shown: str) -> None:
    assert readable_name(name) == shown
    assert readable_name(shown) == shown, "what was shown once stays so"


@pytest.mark.parametrize("name", REFUSED)
def test_name_without_letters_or_with_a_link_is_none(name: str) -> None:
    assert readable_name(name) == ""


def test_text_of_a_mail_has_no_links() -> None:
    assert break_links("See https://www.example.org/a now.") == (
        "See https: //www. example. org/a now."
    )

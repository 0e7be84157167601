"""Names that people choose: what may be in them, and how they are shown."""

import re
import unicodedata
from typing import Final

MAX_NAME_LENGTH: Final = 24
INVISIBLE: Final = frozenset(
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
            *(*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), 0x16FE4, 0x1D159),
            *range(0xE0100, 0xE01F0),
        ),
    )
)
"""Characters that show nothing, and that Python nevertheless calls printable."""
DOT: Final = re.compile(r"(?<=[^\W_])([.。])(?=[^\W\d_]{2})")
"""Dot as in a domain. A single letter may follow a dot: J.R.R. Tolkien."""


def readable_name(name: str, most: int = MAX_NAME_LENGTH) -> str:
    """Returns a name as it may be shown; empty if it has no letter or digit, or is a
    link.

    Full-width look-alikes are normalized.

    >>> readable_name("  Ａnn   B. "), readable_name("--"), readable_name("http://x")
    ('Ann B.', '', '')
    """
    shown = "".join(
        c
        for c in unicodedata.normalize("NFKC", name)
        if (c.isprintable() or c.isspace()) and c not in INVISIBLE
    )
    short = break_links(" ".join(shown.split()))[:most].rstrip()
    has_letter = any(c.isalnum() for c in short)
    return short if has_letter and "://" not in shown else ""


def break_links(text: str) -> str:
    """Breaks up links, so that no mail program makes the text clickable.

    >>> break_links("www.example.org, http://example.org, J.R.R., 2.5")
    'www. example. org, http: //example. org, J.R.R., 2.5'
    """
    return DOT.sub(r"\1 ", text.replace("://", ": //"))

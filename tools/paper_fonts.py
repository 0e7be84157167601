"""Makes the letters of printed sheets from the browser client's, one file a weight.

Typst reads no woff2. What this writes is committed; run it when the fonts change:

    pip install fonttools brotli && tools/setup web && python tools/paper_fonts.py
"""

from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[1]
FROM = ROOT / "web" / "node_modules" / "@fontsource-variable"
INTO = ROOT / "src" / "parlour" / "printing" / "fonts"
SOFT = {"SOFT": 100, "WONK": 0}
LETTERS = [
    # file, its axes, family, style, weight
    ("figtree/files/figtree-latin-wght-normal", {}, "Figtree", "Regular", 400),
    ("figtree/files/figtree-latin-wght-normal", {}, "Figtree", "Bold", 700),
    ("figtree/files/figtree-latin-wght-italic", {}, "Figtree", "Italic", 400),
    (
        "fraunces/files/fraunces-latin-full-normal",
        {"opsz": 36, **SOFT},
        "Fraunces",
        "SemiBold",
        600,
    ),
]
KEPT_NAMES = (0, 13, 14)
"""Copyright and licence."""
OF_VARIABLE_FONTS = ("STAT", "HVAR", "MVAR", "avar")
ITALIC, REGULAR = 1, 64


def made(
    source: Path, axes: dict[str, int], family: str, style: str, weight: int
) -> TTFont:
    font = TTFont(source)
    font.flavor = None
    font = instantiateVariableFont(font, {"wght": weight, **axes})
    names = font["name"]
    names.names = [one for one in names.names if one.nameID in KEPT_NAMES]
    called = {1: family, 2: style, 4: f"{family} {style}", 6: f"{family}-{style}"}
    for number, name in {**called, 16: family, 17: style}.items():
        names.setName(name, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    if style == "Italic":
        font["OS/2"].fsSelection = (font["OS/2"].fsSelection | ITALIC) & ~REGULAR
        font["head"].macStyle |= 2
    for table in OF_VARIABLE_FONTS:
        if table in font:
            del font[table]
    return font


def main() -> None:
    for file, axes, family, style, weight in LETTERS:
        font = made(FROM / f"{file}.woff2", axes, family, style, weight)
        font.save(INTO / f"{family}-{style}.ttf")


if __name__ == "__main__":
    main()

"""Plots: images that can be read by day, by night, in print and aloud."""

import math
from xml.etree import ElementTree

from parlour.lab.plots import Dot, place, plot, scale

ARMS = {
    "as it is": {"random": Dot(0.25, 0.2, 0.3), "regular": Dot(0.5, 0.45, 0.55)},
    "with <more>": {"random": Dot(math.nan, 0, 1), "regular": Dot(0.4, 0.35, 0.45)},
}
SVG = "{http://www.w3.org/2000/svg}"


def test_a_plot_is_an_image_that_says_what_it_shows() -> None:
    image = ElementTree.fromstring(plot("games won", ARMS, share=True, fair=0.25))
    assert image.attrib["role"] == "img"
    assert [one.text for one in image.iter(f"{SVG}title")] == ["Games won"]
    (told,) = [one.text or "" for one in image.iter(f"{SVG}desc")]
    assert told.startswith("as it is, random: 25.0 % (20.0 % to 30.0 %); ")
    assert "with <more>, regular: 40.0 %" in told
    assert "nan" not in told


def test_it_has_a_mark_for_every_figure_and_two_lights() -> None:
    text = plot("games won", ARMS, share=True)
    image = ElementTree.fromstring(text)
    discs = [one.attrib["class"] for one in image.iter(f"{SVG}circle")]
    assert sorted(discs) == ["first"] * 2 + ["second"] * 3  # two are the legend
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text
    assert "never" in text


def test_everything_lies_on_the_scale() -> None:
    for dots in ([Dot(3, 3, 3)], [Dot(0, 0, 0)], [Dot(-2, -7.3, 151)], []):
        ticks = scale(dots, fair=1)
        assert len(ticks) >= 2
        for dot in dots:
            assert ticks[0] <= dot.low <= dot.high <= ticks[-1]
            assert place(ticks[0], ticks) <= place(dot.value, ticks)


def test_long_title_is_wrapped_inside_the_picture() -> None:
    says = "points by which the largest hand beats the smallest, per point it holds"
    image = ElementTree.fromstring(plot(says, ARMS, share=True))
    short = ElementTree.fromstring(plot("games won", ARMS, share=True))
    titles = [one.text or "" for one in image.iter() if one.get("class") == "title"]
    assert " ".join(titles) == says.capitalize()
    assert all(len(title) <= 62 for title in titles)
    assert float(image.get("height", 0)) == float(short.get("height", 0)) + 20

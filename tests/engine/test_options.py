"""Options and what a game declares: one clear line for what cannot be used."""

from typing import Any

import pytest
from tests.engine.toys import HUSH, MASKS, TIDES, TideOptions, tides

from parlour.engine.options import AUTO, NONE, options_as_text, read, read_pairs, specs
from parlour.engine.refusals import BadInput, BadOption

pytestmark = pytest.mark.both_ways


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ({}, TideOptions()),
        ({"rounds": "12"}, TideOptions(rounds=12)),
        ({"rounds": 3, "swap": "on"}, TideOptions(rounds=3, swap=True)),
        ({"ebb": "none"}, TideOptions(ebb=NONE)),
        ({"ebb": " AUTO "}, TideOptions(ebb=AUTO)),
        ({"wins": "Low"}, TideOptions(wins="low")),
        ({"swap": False}, TideOptions()),
        ({"swap": "yes"}, TideOptions(swap=True)),
    ],
)
def test_options_are_read_as_people_write_them(
    given: dict[str, object], wanted: TideOptions
) -> None:
    options = read(TideOptions, given)
    assert options == wanted
    assert read(TideOptions, options_as_text(options)) == options


@pytest.mark.parametrize(
    ("seats", "given", "says"),
    [
        (2, {"round": 3}, "no option is called 'round'; did you mean 'rounds'?"),
        (2, {"zzz": 3}, "no option is called 'zzz'$"),
        (2, {"rounds": 0}, "a whole number from 1 to 20, not 0"),
        (2, {"rounds": 21}, "from 1 to 20"),
        (2, {"rounds": "-1"}, "from 1 to 20"),
        (2, {"rounds": "1.5"}, "from 1 to 20"),
        (2, {"rounds": "²"}, "from 1 to 20"),
        (2, {"rounds": "9" * 5000}, "from 1 to 20"),
        (2, {"rounds": None}, "from 1 to 20"),
        (2, {"ebb": "pot"}, "from 0 to 9 or auto or none, not 'pot'"),
        (2, {"swap": "maybe"}, "on or off, not 'maybe'"),
        (2, {"wins": "most"}, "one of high, low, red, not 'most'"),
        (2, {"swap": "on", "wins": "red"}, "red wins only where"),
        (5, {}, "Tides is for 2 to 4 players, not 5"),
        (1, {}, "2 to 4 players, not 1"),
        (2, {"preset": "spring"}, "no preset is called 'spring'; there are: neap"),
    ],
)
def test_bad_options_get_one_clear_line(
    seats: int, given: dict[str, Any], says: str
) -> None:
    with pytest.raises(BadInput, match=says) as refused:
        TIDES.agree(seats, given)
    assert "\n" not in str(refused.value)


def test_options_are_settled_for_the_seats() -> None:
    assert TIDES.agree(3, {"ebb": "auto"}).ebb == 3
    assert TIDES.agree(2, {"ebb": "auto"}).ebb == 2


def test_presets_are_options_by_another_name() -> None:
    assert TIDES.agree(2, {"preset": "neap"}) == TideOptions(rounds=1, ebb=NONE)
    assert TIDES.agree(2, {"preset": "neap", "rounds": 6}).rounds == 6
    with pytest.raises(BadInput, match="there are: none"):
        MASKS.agree(2, {"preset": "neap"})


def test_tables_of_people_open_with_what_the_preset_leaves_open() -> None:
    game = tides(at_tables={"rounds": 12, "swap": True})
    assert game.for_people({}) == {"rounds": 12, "swap": True}
    assert game.for_people({"rounds": 3}) == {"rounds": 3, "swap": True}
    assert game.for_people({"preset": "neap"}) == {"preset": "neap", "swap": True}


def test_options_are_written_as_pairs() -> None:
    pairs = ["ante=2", "structure=", "say=a=b"]
    assert read_pairs(pairs) == {"ante": "2", "structure": "", "say": "a=b"}
    for bad in ("ante", "=2", ""):
        with pytest.raises(BadInput, match=f"name=value, not '{bad}'"):
            read_pairs([bad])
    with pytest.raises(BadInput, match="option ante is given twice"):
        read_pairs(["ante=2", "ante=2"])


def test_bad_option_carries_what_its_sentence_names() -> None:
    with pytest.raises(BadOption) as refused:
        TIDES.agree(2, {"rounds": "many"})
    wrong = refused.value
    assert (wrong.message, wrong.option) == ("number", "rounds")
    assert wrong.words == TIDES.package == "tests.engine"
    assert wrong.values == {
        "option": "rounds",
        "given": "many",
        "least": 1,
        "most": 20,
        "words": "",
    }
    alone = BadOption("no")
    assert (alone.message, alone.option, alone.words) == ("", "", "")
    assert alone.values == {"option": ""}


def test_specs_keep_their_order() -> None:
    assert list(specs(TideOptions)) == ["rounds", "ebb", "swap", "wins"]
    assert specs(TideOptions)["ebb"].words == {"auto": AUTO, "none": NONE}


def test_tables_know_what_learners_observe() -> None:
    table = TIDES.table(3)
    assert table.number_fields == ["rounds"]
    assert table.list_fields == ["drawn"]
    assert HUSH.table(2).phase_numbers == {"bet": 1, "play": 2, "stop": 3, "over": 4}
    assert (TIDES.usual_seats, HUSH.pots) == (2, ("pot",))

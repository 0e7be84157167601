"""Content-sets: the file format and what is said of each mistake (4.12)."""

import re
import time
from pathlib import Path

import pytest
from tests.story.table import SET

from parlour.cli import main
from parlour.story.basics.options import NAMES, settle_options
from parlour.story.content.check import (
    MAX_PROBLEMS,
    SETS,
    BadContent,
    own_source,
    read_content,
)
from parlour.story.content.content_set import FORMAT
from parlour.story.content.toml_lines import places


@pytest.mark.parametrize("id_", SETS)
def test_our_own_sets_are_sound(id_: str) -> None:
    content = read_content(own_source(id_))
    assert content.id == id_
    assert content.sessions == len(content.chapter)
    assert content.credits
    for chapter in content.chapter:
        assert len(chapter.scene) >= 3
        assert len(chapter.trigger) >= 3


@pytest.mark.parametrize("id_", SETS)
def test_preset_option_of_own_set_differs_from_default(id_: str) -> None:
    content = read_content(own_source(id_))
    usual = settle_options({}, [], {})
    for name, value in content.options.items():
        assert getattr(usual, name) != value, f"{name} restates what is usual"


def test_who_acts_in_the_salt_hotel_can_be_dealt_in() -> None:
    content = read_content(own_source("salt-hotel"))
    known = {character.id for character in content.character}
    assert {
        "magistrate",
        "crew-eldest",
        "crew-strong",
        "crew-knife",
        "crew-boy",
    } <= known


def line(text: str, source: str = SET) -> int:
    return source[: source.index(text)].count("\n") + 1


BAD = [
    # rule, what is replaced, by what, what the author is told, where it is
    (
        "FUG-X01",
        'format = "fugue-content/1"',
        'format = "x"',
        "the first key",
        "format",
    ),
    ("FUG-X01", 'title = "Test Set"', "", "title is missing", "format"),
    ("FUG-X01", 'text = "INTRO-SECRET wake up"', "", "text", "[intro]"),
    ("FUG-X01", "[healing]\nkind", "[healing]\nneeds_tending", "healing", "[healing]"),
    ("FUG-X01", "number = 2", "number = 3", "without gaps", "number = 2"),
    ("FUG-X01", "sessions = 2", "sessions = 4", "one session for each", "sessions"),
    ("FUG-X01", 'kind = "sleep"', 'kind = "magic"', "kind", 'kind = "sleep"'),
    ("FUG-X01", 'who = "all_present"', 'who = "all"', "who", 'who = "all_present"'),
    ("FUG-X01", 'text = "CHAPTER-TWO"', "text = 7", "text", 'text = "CHAPTER-TWO"'),
    ("FUG-X01", 'title = "TITLE-ONE"', "title = ", "not TOML", "TITLE-ONE"),
    (
        "FUG-X01",
        "  [[chapter.scene]]",
        "  [chapter.scene]",
        "written [[scene]]",
        "scene]]",
    ),
    (
        "FUG-X01",
        "weapon = true",
        'abilities = { name = "x" }',
        "abilities: Expected",
        "weapon = true",
    ),
    ("FUG-X02", 'id = "the-bell"', 'id = "clerk"', "twice", 'id = "the-bell"'),
    ("FUG-X02", 'ref = "clerk"', 'ref = "clark"', "no character", 'ref = "clerk"'),
    ("FUG-X02", 'includes = ["clerk"]', 'includes = ["x"]', "no character", "includes"),
    ("FUG-X02", 'recognises = "clerk"', 'recognises = "captain"', "chapter 2", "recog"),
    ("FUG-X02", "chapter = 2", "chapter = 9", "no chapter 9", "chapter = 2"),
    ("FUG-X02", 'ref = "M18"', 'ref = "M22"', "no card", 'ref = "M18"'),
    (
        "FUG-X02",
        "{persona} runs.",
        "{player} runs.",
        "only {persona}",
        "{persona} runs",
    ),
    ("FUG-X03", '["leg_l", "leg_r"]', '["tail"]', "no part", "running in the dark"),
    ("FUG-X03", 'parts = ["hand_r"] }]', 'parts = ["claw"] }]', "no part", "haggle"),
    (
        "FUG-X05",
        "[setting]",
        "[options]\nfate = 2\n[setting]",
        "no option",
        "[setting]",
    ),
    (
        "FUG-X05",
        "sessions = 2",
        'sessions = 2\nlocked_options = ["luck"]',
        "no option",
        "sessions = 2",
    ),
    ("FUG-X10", 'ability = { name = "diving" }', "", "ability is missing", "the-bell"),
    ("FUG-X13", 'title = "TITLE-ONE"', 'titel = "x"', "no key 'titel'", "TITLE-ONE"),
    ("FUG-X13", "weapon = true", "wepon = true", "no key 'wepon'", "weapon = true"),
    ("FUG-X13", 'limit = "any"', 'limits = "any"', "no key 'limits'", 'limit = "any"'),
    ("FUG-X13", "[advice]", "[advise]", "no key 'advise'", "[advice]"),
]


@pytest.mark.parametrize(("rule", "old", "new", "says", "where"), BAD)
def test_every_kind_of_mistake(
    rule: str, old: str, new: str, says: str, where: str
) -> None:
    """FUG-X01, X02, X03, X05, X10, X13; FUG-X11: a line for all, words for one."""
    assert old in SET
    with pytest.raises(BadContent) as wrong:
        read_content(SET.replace(old, new, 1))
    found = [one for one in wrong.value.problems if one.rule == rule]
    assert any(says in one.text for one in found), wrong.value.describe(blind=False)
    lines = [one.line for one in found]
    assert any(abs(line(where) - number) <= 2 for number in lines), lines
    blind = str(wrong.value)
    assert re.fullmatch(r"this content-set cannot be used: see [line 0-9,]+", blind)


def test_a_file_without_chapters_is_told_so() -> None:
    with pytest.raises(BadContent) as wrong:
        read_content(SET[: SET.index("[[chapter]]")])
    assert "there is no [[chapter]]" in wrong.value.describe(blind=False)


def test_all_mistakes_are_told_at_once() -> None:
    bad = SET.replace('title = "TITLE-ONE"', 'titel = "x"').replace("weapon", "wepon")
    with pytest.raises(BadContent) as wrong:
        read_content(bad)
    assert len({one.line for one in wrong.value.problems}) >= 3


def test_parts_of_ones_own() -> None:
    """FUG-X03: `extra_parts`, child = parent; a wound above touches them."""
    source = SET + '\n[extra_parts]\ntail = "torso"\ntip = "tail"\n'
    source = source.replace('["leg_l", "leg_r"]', '["tip"]')
    content = read_content(source)
    from parlour.story.basics.body import BodyParts

    body = BodyParts(content.extra_parts)
    assert body.touches("torso", ["tip"])
    assert not body.touches("head", ["tip"])
    assert body.common("tip") == "torso"
    for wrong in ('tail = "moon"', 'tail = "tip"\ntip = "tail"', 'head = "torso"'):
        with pytest.raises(BadContent) as bad:
            read_content(SET + f"\n[extra_parts]\n{wrong}\n")
        assert bad.value.problems[0].rule == "FUG-X03"


def test_options_of_the_file_and_of_the_table() -> None:
    """FUG-X05: presets may be changed unless locked."""
    from parlour.engine.refusals import BadInput

    assert settle_options({"self_flashbacks": 4}, [], {}).self_flashbacks == 4
    assert (
        settle_options(
            {"self_flashbacks": 4}, [], {"self_flashbacks": 1}
        ).self_flashbacks
        == 1
    )
    with pytest.raises(BadInput, match="fixed by the content-set"):
        settle_options(
            {"self_flashbacks": 4}, ["self_flashbacks"], {"self_flashbacks": 1}
        )
    same = settle_options(
        {"self_flashbacks": 4}, ["self_flashbacks"], {"self_flashbacks": 4}
    )
    assert same.self_flashbacks == 4
    assert len(NAMES) == 15


def test_lines_are_found_through_strings_and_brackets() -> None:
    source = (
        'a = """\n[b]\nc = 1\n"""\nd = [\n  1, # [\n  2,\n]\n[e.f]\n"g h" = { i = 1 }\n'
    )
    found = places(source)
    assert found["a",] == 1
    assert ("b",) not in found
    assert found["d",] == 5
    assert found["e", "f", "g h"] == 10


def run(*arguments: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["story", *arguments])
    assert ended.value.code in (None, 0)


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`parlour story check`, in full and blind; `parlour story sets`."""
    good = tmp_path / "good.toml"
    good.write_text(SET)
    run("check", str(good))
    assert "2 chapters, 2 characters, 6 triggers" in capsys.readouterr().out
    lone = tmp_path / "lone.toml"
    captain = SET.index('[[character]]\nid = "captain"')
    first = SET.index("[[chapter]]")
    second = SET.index('  [[chapter.trigger]]\n  id = "the-bell"')
    one = SET[:captain] + SET[first:second]
    lone.write_text(one.replace("sessions = 2", "sessions = 1"))
    run("check", str(lone))
    assert "1 chapter, 1 character, 1 trigger." in capsys.readouterr().out
    run("check", str(good), "--blind")
    assert "characters" not in capsys.readouterr().out
    bad = tmp_path / "bad.toml"
    bad.write_text(SET.replace('ref = "clerk"', 'ref = "PLOT"', 1))
    with pytest.raises(SystemExit) as code:
        main(["story", "check", str(bad)])
    assert code.value.code == 2
    assert "PLOT" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["story", "check", str(bad), "--blind"])
    told = capsys.readouterr().err
    assert "PLOT" not in told
    assert re.search(r"line \d+", told)
    with pytest.raises(SystemExit):
        main(["story", "check", str(tmp_path / "none.toml")])
    assert "cannot read" in capsys.readouterr().err
    run("sets")
    listed = capsys.readouterr().out
    assert "The Salt Hotel (salt-hotel), 4 sessions" in listed
    assert "Halcyon" not in listed


HOSTILE = {
    "blanks in a header": "[" + " " * 200_000 + "x",
    "words in a header": "[ " + "a " * 190_000,
    "a dotted key": "a" + ".a" * 190_000 + " = 1",
    "a dotted key in braces": "a = {a" + " . a" * 90_000 + " = 1}",
    "a quoted key in braces": 'a = {"a"' + '."a"' * 90_000 + " = 1}",
    "deep brackets": "a = " + "[" * 390_000,
    "many brackets": "a = [" + "[[[[],[]]]]," * 30_000 + "]",
    "open brackets": "a = [[[[\n" + "\n" * 390_000,
    "quotes": '"' * 390_000,
    "mixed quotes": "a = '" + "\"'" * 190_000,
    "backslashes": 'a = "' + "\\\\" * 190_000,
    "a huge number": "a = " + "9" * 390_000,
    "a large number": "a = " + "9" * 100,
    "a hexadecimal number": "sessions = 0x" + "f" * 90,
    "a date that is none": "a = 2024-02-31",
    "keys": "".join(f"k{n} = 1\n" for n in range(50_000)),
    "deep keys": "".join(f"a.b.c.d.e.f.g.k{n} = 1\n" for n in range(15_000)),
    "tables": "[[character]]\n" * 28_000,
    "deep tables": "".join(f"[a.b.c.d.e.f.g.h{n}]\n" for n in range(15_000)),
    "numbers": "a = [" + "1," * 190_000 + "]",
    "other line ends": 'a = "' + "\u2028\x0b\x85" * 130_000 + '"',
    "dates": "a = [" + "1979-05-27T07:32:00Z," * 18_000 + "]",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_no_file_costs_much(name: str) -> None:
    source = f'format = "{FORMAT}"\n{HOSTILE[name]}'
    began = time.process_time()
    with pytest.raises(BadContent):
        read_content(source)
    assert time.process_time() - began < 3, "an honest file of this size takes 0.3 s"


MANY = [
    '[[character]]\nid = "c{n}"\nchapter = 1\nshown_as = "x"\n',
    '[[chapter.scene]]\nid = "s{n}"\ntext = "x"\n',
    'extra_parts.p{n} = "p{m}"\n',
]


@pytest.mark.parametrize("each", MANY)
def test_there_may_be_only_so_many_of_everything(each: str) -> None:
    more = "".join(each.format(n=n, m=n + 1) for n in range(2_000))
    source = more + SET if each.startswith("extra") else SET + more
    with pytest.raises(BadContent) as wrong:
        read_content(source)
    assert "at most" in wrong.value.describe(blind=False)


def test_an_author_is_not_buried_in_complaints() -> None:
    more = "".join(f"wrong{n} = 1\n" for n in range(5_000))
    with pytest.raises(BadContent) as wrong:
        read_content(more + SET)
    assert len(wrong.value.problems) <= MAX_PROBLEMS


def test_lines_are_counted_as_editors_do() -> None:
    source = 'a = "one\u2028line"\nb = """\nx\\"""\ny"""\nc = [\n1,\n]\n"d.e".f = 1'
    found = places(source)
    assert [found["a",], found["b",], found["c",], found["d.e", "f"]] == [1, 2, 5, 8]


def test_a_file_is_read_once() -> None:
    assert read_content(SET) is read_content(SET)


def told(source: str) -> list[str]:
    with pytest.raises(BadContent) as wrong:
        read_content(source)
    return wrong.value.describe(blind=False).splitlines()


def test_every_slip_in_a_table_is_told_at_once() -> None:
    """An author hears all of it, in tables inside tables and in lists too."""
    source = SET.replace('kind = "sleep"\nhours = 8', 'kind = "nap"\nhours = "8"')
    source = source.replace(
        'when = { kind = "meet", ref = "clerk" }', 'when = { kind = "see", ref = 3 }'
    )
    source = source.replace(
        'can = ["speak", "use a key"]', 'can = ["speak", 1, "walk", 2]'
    )
    source = source.replace('{ name = "haggle", parts = [] }', "{ nam = 1, parts = 2 }")
    found = told(source)
    for slip in (
        "healing.kind:",
        "healing.hours:",
        "chapter.trigger.when.kind:",
        "chapter.trigger.when.ref:",
        "character.abilities.parts:",
        "there is no key 'nam' here",
    ):
        assert sum(slip in line for line in found) == 1, (slip, found)
    assert sum("basics.can:" in line for line in found) == 1, "both in one line"


def test_how_a_key_is_written_is_told_in_words() -> None:
    found = told(SET.replace('who = "dealer_choice"', 'who = "everybody"', 1))
    assert len(found) == 1
    assert "all_present" in found[0]
    assert "feature:scar" in found[0]
    found = told(SET.replace('id = "clerk"', 'id = "The Clerk"'))
    assert any("small letters" in line for line in found)
    assert not any("regex" in line or "^" in line for line in found)


def test_a_byte_order_mark_is_no_part_of_the_file() -> None:
    assert read_content("\ufeff" + SET).id == "test-set"
    broken = "\ufeff" + SET.replace("sessions = 2", "sessions = 3")
    assert told(broken) == told(broken.removeprefix("\ufeff"))

"""The rules page of the story has a line for every rule that is cited."""

import re
from collections import Counter
from pathlib import Path

from parlour.games import find
from parlour.presentation.pages import RULE, page, rules_in, story_page

ROOT = Path(__file__).parents[2]
CITED = re.compile(r"FUG-[A-Z]\d+")
KINDS = {".py", ".ftl", ".toml"}


def cited() -> set[str]:
    """Rules that code, words and tests name, without those that are the contest's."""
    found: set[str] = set()
    for folder in ("src", "tests"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in KINDS and path != Path(__file__):
                found.update(CITED.findall(path.read_text(encoding="utf-8")))
    return found - contests()


def contests() -> set[str]:
    """Its page repeats a few rules of the story; rounds and rulings are its own."""
    rules = rules_in(page(find("contest"), "rules"))
    return {rule for rule in rules if rule[4] in "BR"}


def test_every_rule_stands_once() -> None:
    counted = Counter(rule for rule, _ in RULE.findall(story_page("rules")))
    assert [rule for rule, times in counted.items() if times > 1] == []
    assert len(counted) > 100
    assert cited() - set(counted) == set()


def test_the_contest_keeps_its_own_rules() -> None:
    assert set(rules_in(story_page("rules"))) & contests() == set()


def test_rules_number_without_gaps() -> None:
    """A letter's rules count from 1; rulings go on where the contest's stop."""
    rules = contests() | set(rules_in(story_page("rules")))
    for letter in "SPGFAWJXR":
        numbers = {int(rule[5:]) for rule in rules if rule[4] == letter}
        assert numbers == set(range(1, len(numbers) + 1)), letter


def test_rules_that_are_referred_to_exist() -> None:
    text = story_page("rules")
    assert set(CITED.findall(text)) <= set(rules_in(text))

"""What no log may have in it: ids of the program, empty values, misfit verbs."""

import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from parlour.engine.game import Game
from parlour.engine.options import specs
from parlour.testing.telling import GAPS, NAMES

MARKS = re.compile(
    r"[{}]|\bseat-\d|\bwho-\d|\b(said|told|moved|paid|shown|event|word|zone|pot)-[a-z]"
    r"|\((one|\d+) face down\)|\(\d+ verdeckt\)|\bnone\b"
    rf"|{GAPS}"
)
CODE = re.compile(
    r"^-?[\w-]+ =|^\s+\.[\w-]+ =|^\s*\*?\[[^\]]*\]|\$[\w-]+|\{ [a-z][\w-]* \}"
    r"|VERB\(|GENITIVE\(|AND\(|\b(you|one|us|many):",
    re.MULTILINE,
)
"""What of a Fluent file is not for readers."""
WORD = re.compile(r"[\w-]+")
ID = re.compile(r'"([a-z][a-z0-9_]*(?:-[a-z0-9_]+)*)"')
VERB = re.compile(r"VERB\(\$who, ([^)]*)\)")
FORM = re.compile(r'(\w+): "([^"]*)"')
ENGLISH_S = re.compile(r"^You (?!always\b|as\b)(\w+[^s]s|is|has|was)\b|\byou's\b")

PRONOUNS = {"te", "se", "os", "le", "les", "lo", "la", "ne", "en", "y", "me", "vous"}
"""What Spanish and French put between who acts and the verb."""


class Slips:
    """Finds them in the sentences of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        package = game.state.__module__.rpartition(".")[0]
        text = read("parlour.words", language) + read(package, language)
        words = set(WORD.findall(CODE.sub(" ", text)))
        self.language = language
        self.ids = ids(game, package) - words
        forms: dict[str, set[str]] = {"you": set(), "one": set(), "many": set()}
        for verb in VERB.findall(text):
            for who, form in FORM.findall(verb):
                forms.setdefault(who, set()).add(verb_in(form))
        mine = forms["many"] if language == "en" else forms["you"]
        self.theirs = forms["one"] - mine
        self.mine = mine - forms["one"]

    def find(self, text: str) -> str:
        """The first slip of a sentence, or nothing."""
        mark = MARKS.search(text)
        if mark:
            return str(mark[0])
        for word in WORD.findall(text):
            if word in self.ids:
                return str(word)
        return self.misfit(text)

    def misfit(self, text: str) -> str:
        """A verb of somebody else: "You wins", "Ann win", "Du steigt"."""
        who, _, rest = text.partition(" ")
        verb = verb_in(rest)
        if who in ("You", "Du", "Tú", "Tu") and verb in self.theirs:
            return f"{who} {verb}"
        if who in NAMES and verb in self.mine:
            return f"{who} {verb}"
        found = ENGLISH_S.search(text) if self.language == "en" else None
        return str(found[0]) if found else ""


def verb_in(words: str) -> str:
    """The first word that is not a pronoun: `retiras` of `te retiras`."""
    found = (word for word in WORD.findall(words) if word not in PRONOUNS)
    return next(found, "")


@lru_cache(maxsize=64)
def slips(game: Game, language: str) -> Slips:
    return Slips(game, language)


def read(package: str, language: str) -> str:
    return files(package).joinpath(f"{language}.ftl").read_text(encoding="utf-8")


def ids(game: Game, package: str) -> set[str]:
    """Zones, pots, phases, options and whatever else the rules call by an id."""
    found = {zone.name for zone in game.zones.all} | {*game.pots, *game.phases}
    for name, spec in specs(game.options).items():
        found |= {name, *spec.values, *spec.words}
    for part in Path(str(files(package))).rglob("*.py"):
        found |= set(ID.findall(part.read_text(encoding="utf-8")))
    text = read(package, "en")
    return found | set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))

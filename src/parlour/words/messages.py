"""Words in one place: message catalogues that every client shares.

A game's words are in `en.ftl` beside its rules, what all games share in `en.ftl`
beside this file, the names and pictures of the tarot deck in `tarot-en.ftl`.
Prompts, refusals, events, options and zones are message ids in the engine and
sentences here. Other languages have files of the same shape beside these, and
where one of them lacks a sentence it is said in English.
"""

import re
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from parlour.engine.game import Game
from parlour.engine.refusals import BadInput, BadOption, Refusal

ENGLISH = "en"
MINUS = "\N{MINUS SIGN}"
"""Before numbers below zero, wherever people read them."""
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
"""Hyphen that Fluent writes before a negative number; not the one in a domino such as
3-0."""
CACHED_CATALOGUES = 256
"""Catalogues that stay read: those of every game in every language, and more."""
SOUNDS_I = re.compile("h?[ií](?![aeouáéóú])", re.IGNORECASE)
"""Beginning of a word before which Spanish says `e`; not `hielo`."""


@lru_cache(maxsize=CACHED_CATALOGUES)
def bundle(package: str, language: str) -> FluentBundle:
    """Returns the words of one game, over those that all games share."""
    words = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    shared = "parlour.words"
    names = ((shared, language), (shared, f"tarot-{language}"), (package, language))
    for folder, name in names:
        found = resource(folder, name) if folder else None
        if found:
            words.add_resource(found, allow_overrides=True)
    return words


def verb(who: Any, **forms: Any) -> str:
    """Selects the form of a verb: `VERB($who, one: "bets", many: "bet")`.

    The subject is `you`, `one`, `us` (several, you among them) or `many`; a form that
    is not given is that of many.
    """
    return str(forms.get(str(who)) or forms.get("many", ""))


def genitive(name: Any) -> str:
    """Returns the genitive of a name in German: `Cleos`, `Hans’`."""
    return f"{name}’" if str(name).endswith(("s", "ß", "x", "z")) else f"{name}s"


def and_(last: Any) -> str:
    """Returns the last item of a list with the Spanish `and`: `y Mara`, but `e
    Inés`."""
    return f"{'e' if SOUNDS_I.match(str(last)) else 'y'} {last}"


FUNCTIONS: dict[str, Any] = {"VERB": verb, "GENITIVE": genitive, "AND": and_}


@lru_cache(maxsize=CACHED_CATALOGUES)
def resource(folder: str, name: str) -> Any:
    """Reads a catalogue, cached; None if there is none."""
    source = files(folder).joinpath(f"{name}.ftl")
    if not source.is_file():
        return None
    return FluentResource(source.read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """Returns the languages with translations, English first."""
    found = {
        entry.name.removesuffix(".ftl")
        for entry in files("parlour.words").iterdir()
        if entry.name.endswith(".ftl") and "tarot" not in entry.name
    }
    return (ENGLISH, *sorted(found - {ENGLISH}))


def check_language(language: str) -> str:
    """Returns the language if it has translations; BadInput otherwise."""
    if language not in languages():
        raise BadInput(
            f"there is no translation into {language!r}; choose from:"
            f" {', '.join(languages())}"
        )
    return language


class Messages:
    """Sentences for one game in one language, in English where it has gaps."""

    def __init__(
        self, game: Game | None = None, language: str = ENGLISH, package: str = ""
    ) -> None:
        if game is not None:
            package = game.package
        self.bundle = bundle(package, language)
        english = bundle(package, ENGLISH)
        self.bundles = [self.bundle] if language == ENGLISH else [self.bundle, english]

    def has(self, message: str) -> bool:
        return any(words.has_message(message_key(message)) for words in self.bundles)

    def find(self, message: str) -> Any:
        """Returns the message object, or None."""
        for words in self.bundles:
            if words.has_message(message_key(message)):
                return words.get_message(message_key(message))
        return None

    def text(self, message: str, part: str = "", **values: Any) -> str:
        """Returns the sentence of a message id, or of one of its attributes."""
        if not self.has(message):
            return message
        for words in self.bundles:
            if not words.has_message(message_key(message)):
                continue
            found = words.get_message(message_key(message))
            pattern = found.attributes.get(part) if part else found.value
            if pattern is not None:
                sentence, errors = words.format_pattern(pattern, values)
                if errors:
                    raise ValueError(f"message {message}: {errors[0]}")
                if any(isinstance(one, int) and one < 0 for one in values.values()):
                    return HYPHEN.sub(MINUS, str(sentence))
                return str(sentence)
        return ""


def refusal_text(words: Messages, wrong: Refusal, least: int = 0, most: int = 0) -> str:
    """Returns why the rules do not allow it; `least` and `most` are the question's."""
    message = f"refused-{wrong.message}"
    if not words.has(message):
        return wrong.message
    return words.text(message, token=wrong.token, least=least, most=most)


def explain_error(wrong: BadInput, language: str = ENGLISH) -> str:
    """Explains invalid input in words."""
    if not isinstance(wrong, BadOption) or not wrong.message:
        return str(wrong)
    words = Messages(language=language, package=wrong.words)
    values: dict[str, Any] = wrong.values
    return words.text(f"bad-{wrong.message}", **values)


def message_key(message: str) -> str:
    """Returns a message id as catalogues spell it: `option-edition-0_9` for 0.9."""
    return message.replace(".", "_")

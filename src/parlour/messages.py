"""Words in one place: message catalogues that every client shares.

A game's words are in `en.ftl` beside its rules, what all games share in
`words/en.ftl`, the names and pictures of the tarot deck in `words/tarot-en.ftl`.
Prompts, refusals, events, options and zones are message ids in the engine and
sentences here.
"""

from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from parlour.engine.game import Game


@lru_cache(maxsize=64)
def bundle(package: str, language: str) -> FluentBundle:
    """The words of one game, over those that all games share."""
    words = FluentBundle([language], use_isolating=False)
    shared = "parlour.words"
    names = ((shared, language), (shared, f"tarot-{language}"), (package, language))
    for folder, name in names:
        found = resource(folder, name) if folder else None
        if found:
            words.add_resource(found, allow_overrides=True)
    return words


@lru_cache(maxsize=64)
def resource(folder: str, name: str) -> Any:
    """A catalogue, read once however many games share it; None if there is none."""
    source = files(folder).joinpath(f"{name}.ftl")
    if not source.is_file():
        return None
    return FluentResource(source.read_text(encoding="utf-8"))


class Messages:
    """Sentences for one game in one language."""

    def __init__(self, game: Game | None = None, language: str = "en") -> None:
        package = game.state.__module__.rpartition(".")[0] if game else ""
        self.bundle = bundle(package, language)

    def has(self, message: str) -> bool:
        return self.bundle.has_message(spelled(message))

    def text(self, message: str, part: str = "", **values: Any) -> str:
        """The sentence of a message id, or of one of its attributes."""
        if not self.has(message):
            return message
        found = self.bundle.get_message(spelled(message))
        pattern = found.attributes.get(part) if part else found.value
        if pattern is None:
            return ""
        sentence, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"message {message}: {errors[0]}")
        return str(sentence)


def spelled(message: str) -> str:
    """A message id as catalogues spell it: `option-edition-0_9` for 0.9."""
    return message.replace(".", "_")

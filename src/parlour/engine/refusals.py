"""Refusals are explanations: a rule and a message a player understands."""


class BadInput(Exception):
    """Something given from outside cannot be used; the text says what to do."""


class Refusal(BadInput):
    """A choice that the rules do not allow. Nothing has changed."""

    def __init__(self, message: str, rule: str = "", token: str = "") -> None:
        super().__init__(message)
        self.message = message
        """Message id; the words are in the message catalogues."""
        self.rule = rule
        self.token = token
        """Name of the token that was refused, if one was."""


class BadOption(BadInput):
    """An option that a table cannot have; its text is for those who call from code."""

    def __init__(
        self, text: str, message: str = "", option: str = "", **values: str | int
    ) -> None:
        super().__init__(shorten(text, 1_000))
        self.message = message
        """Message id without `bad-`; the sentences are in the catalogues."""
        self.option = option
        """The option it is about, if it is about one."""
        self.values: dict[str, str | int] = {
            name: shorten(value, 500) if isinstance(value, str) else value
            for name, value in {"option": option, **values}.items()
        }
        """The values of the sentence; `option` and `other` are names of options."""
        self.words = ""
        """The package whose catalogue has the message, where it is a game's own."""


def shorten(text: str, most: int) -> str:
    """Shortens a text to at most this many characters, for quoting it to its sender."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


class ChanceNeeded(Exception):
    """Scripted dice ran out: the next roll has this many sides."""

    def __init__(self, sides: int) -> None:
        super().__init__(f"a roll of {sides} is needed")
        self.sides = sides

"""Options of a game: what a table may agree on before the cards are dealt.

A game writes a frozen dataclass whose fields come from `number`, `chair`, `choice`,
`switch` and `notation`. Values that are words among numbers (`none`, `auto`, `pot`)
are negative ints inside and words at the border, so that rules compare ints only.
"""

import dataclasses
import difflib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Literal, Protocol, TypeAlias, TypeVar

from parlour.engine.refusals import BadInput, BadOption

NONE: Final = -1
"""The word `none`: no limit, or not used."""
AUTO: Final = -2
"""The word `auto`: settled from the other options and the number of seats."""
RANDOM: Final = -3
"""The word `random`: chance decides at the start."""


Kind: TypeAlias = Literal["number", "choice", "switch", "text"]
Value: TypeAlias = str | int | bool
"""The value of an option, as people write it."""


@dataclass(frozen=True)
class Spec:
    """The values that one option may have."""

    kind: Kind
    least: int = 0
    most: int = 0
    words: Mapping[str, int] = dataclasses.field(default_factory=dict)
    """Words allowed in place of a number, and the ints they stand for."""
    values: tuple[str, ...] = ()
    typical: tuple[int | str, ...] = ()
    """Numbers or texts worth trying in simulations and tests."""
    chair: bool = False
    """True if the numbers are chairs, the first of them 0; people see words."""
    check: Callable[[str], str] | None = None
    """For a text: returns its one spelling, or raises BadInput naming the wrong
    part."""


def number(
    default: int,
    *,
    least: int = 0,
    most: int = 1_000_000,
    words: Mapping[str, int] | None = None,
    typical: tuple[int, ...] = (),
) -> Any:
    """Returns a whole number from `least` to `most`, or one of some words."""
    spec = Spec("number", least, most, dict(words or {}), typical=typical)
    return field(default=default, metadata={"spec": spec})


def chair(default: int, *, most: int, typical: tuple[int, ...] = ()) -> Any:
    """Returns a chair at the table, the first of them 0, or `random`: chance names
    one."""
    words = {"random": RANDOM}
    spec = Spec("number", 0, most, words, typical=typical, chair=True)
    return field(default=default, metadata={"spec": spec})


def choice(default: str, *values: str) -> Any:
    """Declares one of several words."""
    return field(default=default, metadata={"spec": Spec("choice", values=values)})


def switch(default: bool) -> Any:
    """Declares an option that is on or off."""
    return field(default=default, metadata={"spec": Spec("switch")})


def notation(
    default: str, check: Callable[[str], str], *, typical: tuple[str, ...]
) -> Any:
    """Returns a text in a notation of the game's own.

    `check` gives the one spelling in which it is kept: letters, digits and
    `- _ + . ~ @` only, so that it can stand in names of files and of other tools.
    """
    spec = Spec("text", typical=typical, check=check)
    return field(default=default, metadata={"spec": spec})


class GameOptions(Protocol):
    """Any game's options: a frozen dataclass that can settle itself."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


AnyOptions = TypeVar("AnyOptions", bound=GameOptions)


def specs(options: type[GameOptions]) -> dict[str, Spec]:
    """Returns the options of a game by name, in the order they are written."""
    return {one.name: one.metadata["spec"] for one in dataclasses.fields(options)}


def read(options: type[AnyOptions], given: Mapping[str, object]) -> AnyOptions:
    """Returns options from names and values, as typed by a person or read from a
    file."""
    known = specs(options)
    values: dict[str, object] = {}
    for name, value in given.items():
        plain = name.replace("-", "_")
        if plain not in known:
            near = nearest(plain, known)
            raise BadOption(
                f"no option is called {name!r}{suggestion(plain, known)}",
                "name-near" if near else "name",
                given=name,
                near=near,
                count=len(known),
                choices=", ".join(known),
            )
        values[plain] = read_value(plain, known[plain], value)
    return options(**values)


def read_pairs(pairs: list[str]) -> dict[str, object]:
    """Reads `ante=2 structure=fixed` as a dictionary."""
    options: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadInput(f"an option is written name=value, not {pair!r}")
        if name in options:
            raise BadInput(f"option {name} is given twice")
        options[name] = value
    return options


def read_value(name: str, spec: Spec, value: object) -> object:
    if spec.check is not None:
        try:
            return spec.check(str(value).strip())
        except BadInput as wrong:
            raise BadInput(f"option {name}: {wrong}") from None
    text = str(value).strip().lower()
    if spec.kind == "switch":
        if text in ("true", "yes", "on", "1"):
            return True
        if text in ("false", "no", "off", "0"):
            return False
        raise BadOption(
            f"option {name} is on or off, not {value!r}",
            "switch",
            option=name,
            given=str(value),
        )
    if spec.kind == "choice":
        if text in spec.values:
            return text
        raise BadOption(
            f"option {name} is one of {', '.join(spec.values)}, not {value!r}",
            "choice",
            option=name,
            given=str(value),
            choices=", ".join(spec.values),
        )
    if text in spec.words:
        return spec.words[text]
    if text.isascii() and text.isdigit() and len(text) < 10:
        amount = int(text)
        if spec.least <= amount <= spec.most:
            return amount
    words = "".join(f" or {word}" for word in spec.words)
    raise BadOption(
        f"option {name} is a whole number from {spec.least} to {spec.most}{words},"
        f" not {value!r}",
        "chair" if spec.chair else "number-or-word" if words else "number",
        option=name,
        given=str(value),
        least=spec.least,
        most=spec.most,
        words=", ".join(spec.words),
    )


def options_as_text(options: Any) -> dict[str, Value]:
    """Returns options as people write them: the reverse of `read`."""
    plain: dict[str, Value] = {}
    for name, spec in specs(type(options)).items():
        value = getattr(options, name)
        for word, stands_for in spec.words.items():
            if value == stands_for:
                value = word
        plain[name] = value
    return plain


def suggestion(name: str, known: Mapping[str, object]) -> str:
    """Returns `; did you mean 'ante'?` where something known is close."""
    close = nearest(name, known)
    return f"; did you mean {close!r}?" if close else ""


def nearest(name: str, known: Mapping[str, object]) -> str:
    """Returns the known name that is closest to this one, or nothing."""
    close = difflib.get_close_matches(name, list(known), n=1)
    return close[0] if close else ""

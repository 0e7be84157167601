"""A bot's explanation of a move, in lines: what it held, what it computed about that,
and the value of each answer that it compared."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from parlour.narration.lines import Line, Row

MAX_NAMED_TOKENS: Final = 6
"""The number of words or pieces of an answer that are named."""


def hand_lines(
    held: Sequence[str], facts: Iterable[tuple[str, Mapping[str, str | int]]]
) -> list[Line]:
    """Lists the pieces that the bot held unseen, and what it computed about them."""
    hand: Row = list(held)
    lines = [Line(message="reason-held", pieces={"pieces": hand})] if hand else []
    return [*lines, *(fact_line(message, values) for message, values in facts)]


def fact_line(message: str, values: Mapping[str, str | int]) -> Line:
    """Returns a line `reckoned-…` of the game's words; `piece` and `seat` name one."""
    line = Line(message=f"reckoned-{message}")
    for name, value in values.items():
        if name == "piece":
            line.pieces = {"piece": [str(value)]}
        elif name == "seat":
            line.seats = {"seat": [int(value)]}
        else:
            line.values = {**line.values, name: value}
    return line


def answer_lines(answers: Iterable[tuple[Sequence[str], str, str | int]]) -> list[Line]:
    """Lists one line for each answer that the bot compared: names, verdict and
    number."""
    return [
        Line(
            message=f"reason-answer-{kind}",
            tokens={"chosen": list(names[:MAX_NAMED_TOKENS])},
            values={
                "worth": worth,
                "more": max(0, len(names) - MAX_NAMED_TOKENS),
                "passed": int(not names),
                "number": int(len(names) == 1 and names[0].isdigit()),
            },
        )
        for names, kind, worth in answers
    ]

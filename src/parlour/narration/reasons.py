"""What a bot says afterwards of a move, in lines: what it held, what it reckoned of
that, and how good it found the answers that it compared."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from parlour.narration.lines import Line, Row

MAX_NAMED_TOKENS: Final = 6
"""Of an answer of more words or pieces only the first are named."""


def hand_lines(
    held: Sequence[str], facts: Iterable[tuple[str, Mapping[str, str | int]]]
) -> list[Line]:
    """What it held that not everybody saw, and what it reckoned."""
    hand: Row = list(held)
    lines = [Line(message="reason-held", pieces={"pieces": hand})] if hand else []
    return [*lines, *(fact_line(message, values) for message, values in facts)]


def fact_line(message: str, values: Mapping[str, str | int]) -> Line:
    """`reckoned-…` of the game's words; a value `piece` or `seat` is one."""
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
    """For each answer that it compared one line: its names, what is said of it, and
    the number."""
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

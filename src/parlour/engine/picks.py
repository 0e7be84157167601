"""The one shape of every question, and how an answer narrows as it grows."""

from typing import Final

from parlour.engine.pieces import Seat, Token

DONE: Final = Token(1000)
"""Ends a selection. Words follow it; pieces have smaller numbers."""

NO_KIN: Final[list[int]] = []


class Pick:
    """A question to a seat: choose from `least` to `most` of `options`.

    With `kin`, a list looked up by piece, the first choice sets what the others
    must share with it: colour, suit. A `staged` pick is answered in order, and
    the state's `narrow` says what may follow what. A `window` is a chance to react
    that most players let pass: tables offer to pass ahead of time.
    """

    __slots__ = (
        "kin",
        "least",
        "most",
        "options",
        "prompt",
        "rule",
        "seat",
        "staged",
        "window",
    )

    def __init__(
        self,
        seat: Seat,
        prompt: str,
        options: list[Token],
        least: int = 1,
        most: int = 1,
        rule: str = "",
        kin: list[int] = NO_KIN,
        staged: bool = False,
        window: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.least = least
        self.most = most
        self.rule = rule
        self.kin = kin
        self.staged = staged
        self.window = window

    def detached(self) -> "Pick":
        """Returns the same question, unaffected by later changes of the state.

        `options` may be a list of the state itself, a zone for example, which
        the state changes in place.
        """
        return Pick(
            self.seat,
            self.prompt,
            self.options[:],
            self.least,
            self.most,
            self.rule,
            self.kin,
            self.staged,
            self.window,
        )


def following(pick: Pick, chosen: list[Token]) -> list[Token]:
    """Lists the tokens that may be chosen next in an unstaged pick, including `DONE`.

    A set has one spelling, so tokens come in ascending order, and those after
    which `least` is out of reach are left out. Nothing is left to choose when
    the answer is complete.
    """
    held = len(chosen)
    if held >= pick.most:
        return []
    short = pick.least - held - 1  # still owed after the next one
    able = pick.options
    if held:
        last = chosen[held - 1]
        able = [token for token in able if token > last]
        if pick.kin:
            kind = pick.kin[last]
            able = [token for token in able if pick.kin[token] == kind]
    elif short > 0 and pick.kin:
        able = [token for token in able if companions(pick, token) >= short]
        short = 0
    if short > 0:
        able = sorted(able)[: max(0, len(able) - short)]
    if held >= pick.least:
        able = [*able, DONE]
    return able


def companions_of(pick: Pick, token: Token) -> int:
    """Counts the options that share with this one what an answer must share, itself
    too."""
    count = 0
    for other in pick.options:
        if pick.kin[other] == pick.kin[token]:
            count += 1
    return count


def companions(pick: Pick, first: Token) -> int:
    """Counts the options that can follow `first` in an ascending answer."""
    count = 0
    for token in pick.options:
        if token > first and (not pick.kin or pick.kin[token] == pick.kin[first]):
            count += 1
    return count

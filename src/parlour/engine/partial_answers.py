"""Partial answer check: how far an answer is legal, what may be added, why not more.

Terminal, server and `parlour engine` use it for choices in the making, and browsers ask
the server. A complete answer is checked by `State.checked`.
"""

from parlour.engine.picks import DONE, Pick, companions_of
from parlour.engine.pieces import Token
from parlour.engine.refusals import Refusal
from parlour.engine.state import State


class PartialAnswer:
    """The tokens chosen so far, checked in the order of choosing."""

    def __init__(
        self, fits: list[Token], able: list[Token], wrong: Refusal | None
    ) -> None:
        self.fits = fits
        """The longest legal prefix of the chosen tokens."""
        self.able = able
        """The tokens that may follow the legal prefix; includes `DONE` if it may
        end."""
        self.wrong = wrong
        """The reason why the next token does not fit, if there is such a token."""

    def may_end(self) -> bool:
        """Returns true if the legal prefix is already a complete answer."""
        return not self.able or DONE in self.able

    def is_complete(self) -> bool:
        """Returns true if all chosen tokens are legal and make a complete answer."""
        return self.wrong is None and self.may_end()


def check_partial(state: State, pick: Pick, tokens: list[Token]) -> PartialAnswer:
    """Looks at tokens one after the other, up to the first that does not fit."""
    fits: list[Token] = []
    for token in tokens:
        if token == DONE or token not in addable(state, pick, fits):
            wrong = state.explain_refusal(pick, fits, token)
            return PartialAnswer(fits, addable(state, pick, fits), wrong)
        fits.append(token)
    return PartialAnswer(fits, addable(state, pick, fits), None)


def addable(state: State, pick: Pick, chosen: list[Token]) -> list[Token]:
    """Lists the tokens that may be added to an answer; includes `DONE` if it may end.

    People pick in any order; only staged answers have one.
    """
    if pick.staged:
        return state.narrow(pick, chosen)
    if len(chosen) >= pick.most:
        return []
    left = [token for token in pick.options if token not in chosen]
    if pick.kin and chosen:
        left = [token for token in left if pick.kin[token] == pick.kin[chosen[0]]]
    elif pick.kin:
        left = [token for token in left if companions_of(pick, token) >= pick.least]
    if len(chosen) + len(left) < pick.least:
        left = []
    return [*left, DONE] if len(chosen) >= pick.least else left

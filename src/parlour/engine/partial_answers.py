"""An answer in the making: how far it is legal, what may be added, why not more.

Terminal, server and `parlour engine` ask here what may still be chosen, and browsers
ask the server; a whole answer is checked by `State.checked`.
"""

from parlour.engine.picks import DONE, Pick, companions_of
from parlour.engine.pieces import Token
from parlour.engine.refusals import Refusal
from parlour.engine.state import State


class PartialAnswer:
    """What was chosen so far, in the order it was chosen in."""

    def __init__(
        self, fits: list[Token], able: list[Token], wrong: Refusal | None
    ) -> None:
        self.fits = fits
        """As much of it as is legal."""
        self.able = able
        """What may be added to that, `DONE` where it may end."""
        self.wrong = wrong
        """Why the next one does not fit, if it does not."""

    def may_end(self) -> bool:
        """Whether as much of it as is legal may be the answer."""
        return not self.able or DONE in self.able

    def is_complete(self) -> bool:
        """Whether all of it is legal, and may be the answer."""
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
    """What may be added to an answer picked so far, `DONE` where it may end.

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

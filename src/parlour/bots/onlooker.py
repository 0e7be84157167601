"""What somebody who sees no hand may expect of a bot: its move in public terms.

While a hand is in play, a bot must not say what it holds. But everybody may imagine the
hands that it could hold. In each of them the rule of thumb gives an answer. So the bot
can name its move, the runner-up and how doubtful the choice was. All of that follows
from what the whole table sees, and from the pieces that the move itself showed.
"""

from typing import Final

from parlour.bots.belief import is_legal, swap_pieces
from parlour.bots.bot_input import Bot
from parlour.engine.dice import Dice
from parlour.engine.game import token_name
from parlour.engine.masked_view import ask_masked
from parlour.engine.picks import DONE
from parlour.engine.pieces import Piece, Seat, Token
from parlour.engine.state import State
from parlour.engine.views import Unseen
from parlour.engine.zones import AUDIENCE

IMAGINED_HANDS: Final = 60
"""Number of worlds in which the rule of thumb is asked."""
LEAST_HANDS: Final = 12
"""Minimum number of worlds that allow the move; fewer say nothing."""
NAMED_SHARE: Final = 0.5
"""Smallest share of all other answers for which one of them is named as runner-up."""

SEEN: Final = "seen"
COVERED: Final = "covered"
OTHERS: Final = "others"
"""What a share belongs to: an answer that can be named, the bot's own answer if nobody
has seen its pieces, or all other answers together."""
SURE_SHARE: Final = 80
FAIR_SHARE: Final = 55
ODD_SHARE: Final = 5
"""Shares of 100 hands from which the choice is hardly and somewhat doubtful, and below
which nobody expects it."""


class PublicAnswer:
    """An answer as the table knows it: tokens by name, and how often it is given."""

    def __init__(self, names: list[str], kind: str, share: int) -> None:
        self.names = names
        self.kind = kind
        self.share = share
        """Number of imagined hands of 100 in which this is the answer."""


def public_answers(
    state: State, seat: Seat, answer: list[Token], shown: int, regular: Bot, dice: Dice
) -> list[PublicAnswer]:
    """Returns an answer and its runner-up with their shares; empty if unknown.

    `state` is the table before the answer. `shown` is the number of its pieces that
    everybody knows by now: all of them, or the answer is counted without names. With
    the same dice, tables that nobody but the seat can distinguish give the same result.
    """
    unseen = Unseen(state, AUDIENCE)
    bit = 1 << AUDIENCE
    pieces = [Piece(token) for token in answer if token < DONE]
    open_answer = shown == len(pieces)
    fixed = [one for one in pieces if open_answer and not state.known[one] & bit]
    counted: dict[tuple[Token, ...], int] = {}
    mine: tuple[Token, ...] = ()
    hands = 0
    for _ in range(IMAGINED_HANDS):
        world = unseen.world(dice)
        place_pieces(world, state, fixed)
        if not world.asks(seat) or not world.plausible(Seat(AUDIENCE)):
            continue
        pick = world.ask(seat)
        if open_answer:
            if not is_legal(world, pick, answer):
                continue
            mine = tuple(world.spelled(pick, answer))
        said = world.spelled(pick, ask_masked(regular, world, pick, dice))
        key = tuple(said) if open_answer else known_part(world, said)
        counted[key] = counted.get(key, 0) + 1
        hands += 1
    if hands < LEAST_HANDS:
        return []
    if not open_answer:
        mine = known_part(state, answer)
    given = counted.pop(mine, 0)
    named = [name_token(state, token) for token in mine]
    found = [
        PublicAnswer(named, SEEN if open_answer else COVERED, percent(given, hands))
    ]
    others = hands - given
    if not others and not open_answer:
        return []  # nobody can distinguish the answers
    if others:
        found.append(runner_up(state, counted, others, hands, fixed))
    return found


def runner_up(
    state: State,
    counted: dict[tuple[Token, ...], int],
    others: int,
    hands: int,
    fixed: list[Piece],
) -> PublicAnswer:
    """Returns the answer that is given most often instead; if hands differ too much for
    one to stand out, all others together."""
    best = max(counted, key=lambda key: (counted[key], [-token for token in key]))
    if counted[best] >= NAMED_SHARE * others:
        names = [name_token(state, token) for token in best]
        return PublicAnswer(names, SEEN, percent(counted[best], hands))
    return PublicAnswer([], OTHERS, percent(others, hands))


def grade_doubt(answers: list[PublicAnswer]) -> str:
    """Grades how doubtful the first answer was for those who see no hand: `none`,
    `little`, `some`, `even`, or `odd` if another one was likelier."""
    share = answers[0].share
    if share == 100:
        return "none"
    if share >= SURE_SHARE:
        return "little"
    if share >= FAIR_SHARE:
        return "some"
    other = answers[1]
    unlikely = share < ODD_SHARE or (other.kind == SEEN and other.share > 2 * share)
    return "odd" if unlikely else "even"


def percent(count: int, hands: int) -> int:
    """Returns a share of 100; neither 0 nor 100 if it is only nearly that."""
    share = round(100 * count / hands)
    return min(max(share, int(count > 0)), 99 if count < hands else 100)


def name_token(state: State, token: Token) -> str:
    return token_name(state.table, token)


def known_part(world: State, answer: list[Token]) -> tuple[Token, ...]:
    """Returns the words of an answer, and the pieces that everybody knows."""
    known = world.known
    return tuple(
        token for token in answer if token >= DONE or known[token] >> AUDIENCE & 1
    )


def place_pieces(world: State, state: State, pieces: list[Piece]) -> None:
    """Puts pieces in the zones that they really lie in: the move has shown them."""
    known = world.known
    for piece in pieces:
        for zone in state.table.live:
            if piece in state.zones[zone]:
                if piece not in world.zones[zone]:
                    for other in world.zones[zone]:
                        if not known[other] >> AUDIENCE & 1 and other not in pieces:
                            swap_pieces(world, piece, other)
                            break
                break


def is_open_to_all(state: State, seat: Seat) -> bool:
    """Returns true if a seat knows nothing that watchers of the table do not know."""
    if state.has_secret_facts():
        return False
    own = 1 << seat
    audience = 1 << AUDIENCE
    for zone in state.table.live:
        for piece in state.zones[zone]:
            if state.known[piece] & own and not state.known[piece] & audience:
                return False
    return True

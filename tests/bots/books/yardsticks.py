"""Kuhn and Leduc poker laid out whole: games whose values are known."""

from parlour.engine.state import State
from parlour.games.yardsticks import leduc
from parlour.kit.books import Branch, DealTree, End, Fork

KUHN_VALUE = -1 / 18
LEDUC_VALUE = -0.0856064


def kuhn() -> DealTree:
    """Three cards, one each; one bet of one chip."""
    deals = [(a, b) for a in range(3) for b in range(3) if a != b]
    signs = [1 if a > b else -1 for a, b in deals]
    seats = [[seat] * len(deals) for seat in range(2)]
    cards = [[deal[seat] for deal in deals] for seat in range(2)]

    def shown(stake: int) -> End:
        return End([float(stake * sign) for sign in signs])

    def fork(point: str, seat: int, after: list[Branch]) -> Fork:
        return Fork(point, seats[seat], cards[seat], after)

    def won(chips: int) -> End:
        return End([float(chips)] * len(deals))

    passed = fork("p", 1, [shown(1), fork("pb", 0, [won(-1), shown(2)])])
    bet = fork("b", 1, [won(1), shown(2)])
    return DealTree([1.0] * len(deals), fork("", 0, [passed, bet]))


def leduc_layout() -> DealTree:
    """By ranks, for suits make no difference; the betting is that of our rules."""
    ranks = range(3)
    deals = [(a, b, c) for a in ranks for b in ranks for c in ranks]
    weights = [float(ways(deal)) for deal in deals]
    state = leduc.GAME.table(2).blank()
    state.script = [0, 0, 0]  # Jack, King, and another King: the second seat wins
    state.begin(0)
    signs = [better(a, b, c) - better(b, a, c) for a, b, c in deals]
    seats = [[seat] * len(deals) for seat in range(2)]

    def after(state: State, said: str) -> Branch:
        if not state.waiting:
            won = state.returns()[0]
            if said.endswith("fold"):
                return End([won] * len(deals))
            return End([-won * sign for sign in signs])
        seat = state.next_asked()
        late = state.phase == "second"
        classes = [leduc_class(deal[seat], deal[2] if late else -1) for deal in deals]
        branches: list[Branch] = []
        for token in state.ask(seat).options:
            copy = state.copy()
            copy.take(seat, [token])
            branches.append(after(copy, f"{said} {state.table.name_of(token)}"))
        return Fork(said, seats[seat], classes, branches)

    root = after(state, "")
    assert isinstance(root, Fork)
    return DealTree(weights, root)


def better(mine: int, theirs: int, board: int) -> int:
    """1 where the first of these ranks beats the second, 0 where it does not."""
    cards = [leduc.PACK[2 * rank] for rank in (mine, theirs, board)]
    return int(leduc.strength(cards[0], cards[2]) > leduc.strength(cards[1], cards[2]))


def leduc_class(rank: int, board: int) -> int:
    """What a seat knows of the cards; -1 while none lies open."""
    return rank * 4 + board + 1


def ways(deal: tuple[int, ...]) -> int:
    count = 1
    for place, rank in enumerate(deal):
        count *= max(0, 2 - deal[:place].count(rank))
    return count

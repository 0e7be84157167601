"""The tables that `parlour odds` shows."""

from fractions import Fraction
from math import comb

from parlour.engine.pieces import Piece
from parlour.engine.refusals import BadInput
from parlour.games.contest.cast import DEALER, cast_of
from parlour.lab.figures import Share
from parlour.odds.contests import LAST_ROUND_COUNTED, Played
from parlour.odds.exact import (
    DECK_CARDS,
    PAIRS,
    counts_ten,
    signifiers,
    task,
    time_passes,
    two_card_tiers,
    two_card_totals,
)
from parlour.odds.tables import OddsTable
from parlour.odds.twists import twist_until
from parlour.story.basics.cards import CARDS

KINDS = {
    -1: "bust",
    0: "one card",
    1: "highest hand",
    2: "21 with three or more",
    3: "21 with two minors",
    4: "21 with one major",
    5: "21 with two majors",
    6: "the Fool and the World",
}


def task_table(numbers: str, difficulty: int | None = None) -> OddsTable:
    """Returns a table of skilled actions: every difficulty, or one."""
    wanted = range(2, 13) if difficulty is None else [difficulty]
    rows = []
    for number in wanted:
        chances = [
            task(number, ability=ability, numbers=numbers) for ability in (False, True)
        ]
        rows.append((str(number), [*chances, chances[1] - chances[0]]))
    return OddsTable(
        "A skilled action, with a full deck",
        ("difficulty", "no ability", "ability", "gain"),
        rows,
        ("A major fails without an ability and succeeds with one (FUG-A05).",),
        aside=("gain",),
        wholes=[DECK_CARDS] * len(rows),
    )


def time_table(numbers: str, compare: str, difficulty: int | None = None) -> OddsTable:
    """Returns a table of Time Passes: how long, every difficulty or one."""
    wanted = range(3, 13) if difficulty is None else [difficulty]
    rows = []
    for number in wanted:
        poor = time_passes(number, ability=False, numbers=numbers, compare=compare)
        able = time_passes(number, ability=True, numbers=numbers, compare=compare)
        rows.append((str(number), [poor.success, poor.units, able.units, able.flips]))
    return OddsTable(
        "Time Passes, with a full deck",
        ("difficulty", "no ability", "its time", "time with ability", "flips"),
        rows,
        ("With an ability it always succeeds in the end (FUG-A11).",),
        averages=("its time", "time with ability", "flips"),
        wholes=[DECK_CARDS] * len(rows),
    )


def deal_table() -> OddsTable:
    """Returns a table of two cards dealt: what they are worth if both are turned up."""
    tiers = two_card_tiers()
    rows = [(KINDS[tier], [chance]) for tier, chance in tiers.items()]
    made = sum((chance for tier, chance in tiers.items() if tier >= 3), Fraction(0))
    rows.append(("any 21", [made]))
    rows.append(("exactly 20", [two_card_totals()[20]]))
    return OddsTable(
        "Two cards, both turned up",
        ("hand", "chance"),
        rows,
        within=("any 21", "exactly 20"),
        notes=(
            f"Cards that can count 10: {counts_ten() * DECK_CARDS} of {DECK_CARDS}.",
        ),
        wholes=[PAIRS] * len(rows),
    )


def twist_table(target: int, held: str, others: str = "") -> OddsTable:
    """Returns a table of twisting on until a total is reached."""
    cards, out = parse_cards(held), parse_cards(others)
    parse_cards(f"{held} {others}")  # nor does any lie in two places
    result = twist_until(target, cards, out)
    rows = [(str(total), [chance]) for total, chance in result.totals.items()]
    reached = f"{target} or more"
    rows += [("bust", [result.bust]), (reached, [result.chance_reached])]
    start = f" from {held}" if cards else ""
    start += f" with {others} out of the deck" if out else ""
    return OddsTable(
        f"Twist{start} until {target} or more",
        ("total", "chance"),
        rows,
        (f"Cards taken, on average: {float(result.cards):.3f}.",),
        within=(reached,),
    )


def parse_cards(text: str) -> list[Piece]:
    """Parses names of cards, separated by spaces or dots."""
    known = {name.lower(): number for number, name in enumerate(CARDS)}
    found: list[Piece] = []
    for word in text.replace(".", " ").split():
        if word.lower() not in known:
            raise BadInput(
                f"no tarot card is called {word!r}; write 7s, Kc or M18, for example"
            )
        found.append(Piece(known[word.lower()]))
    if len(set(found)) < len(found):
        raise BadInput("a card is named twice; name each card once")
    return found


def signifier_table(live: int, cards: int) -> OddsTable:
    """Returns a table of Signifiers among the cards that come face up."""
    if cards < 1:
        raise BadInput(f"--cards is at least 1, not {cards}")
    rows = [
        (
            str(number),
            [signifiers(live, number, 1), signifiers(live, number, 2)],
        )
        for number in range(1, cards + 1)
    ]
    return OddsTable(
        f"{live} live Signifiers in a deck of {DECK_CARDS}",
        ("cards", "one or more", "two or more"),
        rows,
        wholes=[comb(DECK_CARDS, number) for number in range(1, cards + 1)],
    )


def cast_words(cast: str) -> str:
    """Describes the sides of a contest in words.

    >>> cast_words("0a@-.db@-")
    "one persona with an ability against one of the Dealer's with an ability"
    >>> cast_words("2v1")
    '2 against 1'
    """
    left, middle, right = cast.partition("v")
    if middle and left.isdecimal() and right.isdecimal():
        return f"{left} against {right}"
    sides: dict[int, list[str]] = {}
    for hand in cast_of(cast):
        if hand.side >= 0:
            who = "one of the Dealer's" if hand.seat == DEALER else "one persona"
            many = len(hand.abilities)
            can = ["an ability", f"{many} abilities"][many > 1] if many else ""
            armed = ["a weapon"] if hand.weapon else []
            has = " and ".join([*([can] if can else []), *armed])
            sides.setdefault(hand.side, []).append(f"{who} with {has}" if has else who)
    return " against ".join(" and ".join(people) for people in sides.values())


def contest_table(cast: str, bots: tuple[str, ...], played: Played) -> OddsTable:
    """Returns a table of contests between bots, seen from seat 0."""
    rows: list[tuple[str, list[Share]]] = [
        ("seat 0 wins", [played.wins]),
        ("seat 0 loses", [played.losses]),
        ("nobody wins", [played.nothing]),
    ]
    rows += [
        (f"won by {KINDS[tier]}", [chance]) for tier, chance in played.tiers.items()
    ]
    return OddsTable(
        f"{played.contests} contests: {cast_words(cast)}; {' v '.join(bots)}",
        ("outcome", "share"),
        rows,
        (f"Points of seat 0: {played.points}. Hands: of the rounds that were won.",),
    )


def rounds_table(
    cast: str, option: str, found: dict[str, dict[int, Share]], contests: int
) -> OddsTable:
    """Returns a table of the rounds won by seat 0's side, under each value of an
    option."""
    first = next(iter(found.values()))
    rows = [
        (
            f"{late} and later" if late == LAST_ROUND_COUNTED else str(late),
            [one[late] for one in found.values()],
        )
        for late in first
    ]
    return OddsTable(
        f"Rounds of {contests} contests, won by seat 0's side: {cast_words(cast)}",
        ("round", *(f"{option} {value}" for value in found)),
        rows,
        ("A contest lasts until one side is done, or 20 rounds (FUG-B35).",),
    )

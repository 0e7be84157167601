"""A decent player of Domino Knights.

It trains the best Recruit it can pay for with plain cards, attacks where more comes
through than it risks, blocks to kill and to survive, and throws a special card in
when that turns a battle. The numbers were found by playing against other settings.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Piece, Seat, Token
from parlour.games.domino_knights.chapters.kingdoms import (
    ACE,
    KNIGHTS,
    NECROMANCER,
    RECRUITS,
    WIZARD,
    Kingdoms,
)
from parlour.games.domino_knights.chapters.knights import strength
from parlour.games.domino_knights.chapters.train import training_cards
from parlour.games.domino_knights.playing.lessons import training
from parlour.games.domino_knights.playing.reactions import disruption, reaction
from parlour.games.domino_knights.playing.tactics import might
from parlour.games.domino_knights.playing.warfare import (
    aid_attack,
    aid_defence,
    attack,
    block,
)

THUMBS: Final = {"": "thumb"}
"""The reason that it gives for any answer: a message of the game."""


def regular(view: Kingdoms, pick: Pick, dice: Dice) -> list[Token]:
    """Returns a legal answer to any question of the game."""
    if pick.prompt == "vote":
        return [pick.options[dice.roll(len(pick.options))]]
    if pick.prompt == "attack":
        return attack(view, pick.seat, pick, dice)
    if pick.prompt == "react":
        return reaction(view, pick.seat, pick, dice)
    return ANSWERS[pick.prompt](view, pick.seat, pick)


# New Knights


def sharpness(view: Kingdoms, me: Seat) -> int:
    """Returns how many more of one's Knights attack better than defend."""
    sharp = 0
    for knight in view.zones[KNIGHTS + me]:
        if view.in_play(knight):
            hit = strength(view, knight, defending=False)
            sharp += 1 if hit > strength(view, knight, defending=True) else -1
    return sharp


def orientation(view: Kingdoms, me: Seat, pick: Pick) -> list[Token]:
    """Turns a new Knight to defend where attackers abound."""
    sharp = sharpness(view, me)
    turned: list[Token] = []
    for tile in sorted(pick.options):
        if sharp > 0:
            turned.append(tile)
            sharp -= 1
        else:
            sharp += 1
    return turned


def attack_card(view: Kingdoms, me: Seat, pick: Pick) -> list[Token]:
    """Attacks with the higher card while fewer own Knights do than do not."""
    ranks = view.table.pieces.ranks
    by_rank = sorted(pick.options, key=lambda card: ranks[card])
    return by_rank[:1] if sharpness(view, me) > 0 else by_rank[1:2]


def all_of_them(view: Kingdoms, me: Seat, pick: Pick) -> list[Token]:
    return sorted(pick.options)


# Drawing and discarding


def draw_source(view: Kingdoms, me: Seat, pick: Pick) -> list[Token]:
    """Takes the discard if it pays for somebody whom the hand cannot pay for."""
    top = pick.options[0]
    suits = view.table.pieces.suits
    held = 0
    for card in training_cards(view, me):
        if suits[card] == suits[top]:
            held += view.worth(card)
    for tile in view.zones[RECRUITS + me]:
        if held < view.cost(tile) <= held + view.worth(top):
            return [top]
    return [pick.options[1]]


def keep_price(view: Kingdoms, me: Seat, card: Piece) -> int:
    """Returns the worth of a card in hand for the next round."""
    rank = view.table.pieces.ranks[card]
    if rank in (ACE, WIZARD):
        return 40
    if rank == NECROMANCER:
        return 35
    if rank > WIZARD:
        return 20 + rank
    suits = view.table.pieces.suits
    total = 0
    for other in training_cards(view, me):
        if suits[other] == suits[card]:
            total += view.worth(other)
    return rank + total // 2


def discards(view: Kingdoms, me: Seat, pick: Pick) -> list[Token]:
    """Returns all that must go, and small cards that pay for nobody soon."""
    ranked = sorted(pick.options, key=lambda card: keep_price(view, me, card))
    least = pick.least
    gone = [
        card
        for place, card in enumerate(ranked)
        if place < least or keep_price(view, me, card) <= 7
    ]
    if not pick.staged:
        return sorted(gone)
    return gone[::-1]  # the poorest on top


# The fallen, and Doppelgangers


def weakest_on_top(view: Kingdoms, me: Seat, pick: Pick) -> list[Token]:
    return sorted(pick.options, key=lambda knight: -view.pips(knight))


def mightiest(view: Kingdoms, me: Seat, pick: Pick) -> list[Token]:
    return [max(pick.options, key=lambda knight: might(view, knight))]


Answer: TypeAlias = Callable[[Kingdoms, Seat, Pick], list[Token]]

ANSWERS: Final[dict[str, Answer]] = {
    "draw-source": draw_source,
    "promote": all_of_them,
    "orient": orientation,
    "orient-pair": attack_card,
    "copy": mightiest,
    "train": training,
    "dissolve": all_of_them,
    "aid-attack": aid_attack,
    "defend": block,
    "aid-defence": aid_defence,
    "loot": mightiest,
    "stack": weakest_on_top,
    "discard": discards,
    "disrupt": disruption,
}
"""Answers the questions in which nobody is singled out."""

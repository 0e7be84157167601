"""What the table works out for a player of Domino Avatars."""

from parlour.engine.options import NONE
from parlour.engine.pieces import BLACK, RED, Piece, Seat
from parlour.games.domino_avatars.bot import cheapest_cover, prize, shortfall
from parlour.games.domino_avatars.exchange import (
    ATTACK,
    AVATAR,
    DEFENCE,
    DISCARD,
    HAND,
)
from parlour.games.domino_avatars.rules import DominoAvatars


def hints(view: DominoAvatars, seat: Seat) -> list[tuple[str, dict[str, str | int]]]:
    """Goals, Avatars and their prizes, cards not seen, and the exchange."""
    if not view.waiting:
        return []
    options = view.options
    told: list[tuple[str, dict[str, str | int]]] = []
    if view.round:
        told.append(("round", {"round": view.round, "seat": view.first}))
    if options.goal_rounds != NONE:
        told.append(("goal-rounds", {"rounds": options.goal_rounds}))
    if options.goal_points != NONE:
        short = max(0, options.goal_points - view.scores[seat])
        target = options.goal_points
        told.append(("goal-points", {"target": target, "short": short}))
    for other in view.everyone():
        cards = len(view.zones[HAND + other])
        row = view.zones[AVATAR + other]
        if row:
            avatars = ", ".join([described(view, tile) for tile in row])
            told.append(("player", {"seat": other, "cards": cards, "avatars": avatars}))
        else:
            told.append(("player-bare", {"seat": other, "cards": cards}))
    spent = [tile for tile in range(len(view.spent)) if view.spent[tile]]
    if spent:
        told.append(
            ("attacked", {"pieces": names(view, [Piece(tile) for tile in spent])})
        )
    red, black = unseen(view, seat, RED), unseen(view, seat, BLACK)
    told.append(("unseen", {"red": red, "black": black}))
    if view.attacker >= 0 and view.phase != "counter":
        told += exchange(view, seat)
    return told


def exchange(view: DominoAvatars, seat: Seat) -> list[tuple[str, dict[str, str | int]]]:
    """Both totals, what the defence lacks, and the cheapest cards that would do."""
    colour = "red" if view.colour == RED else "black"
    totals: dict[str, str | int] = {
        "attack": view.attack_score,
        "defence": view.defence_score,
    }
    told: list[tuple[str, dict[str, str | int]]] = [(f"exchange-{colour}", totals)]
    need = shortfall(view)
    if need <= 0:
        return [*told, ("holds", {})]
    told.append(("need", {"need": need}))
    if view.asks(seat) and view.phase != "aid-attack":
        _, cover = cheapest_cover(view, view.ask(seat).options)
        if cover:
            told.append(("cover", {"pieces": names(view, cover)}))
        else:
            told.append(("no-cover", {}))
    return told


def described(view: DominoAvatars, tile: Piece) -> str:
    """An Avatar as players write it, and what it would bring: `7/4 = 20`."""
    halves = f"{view.attack_base(tile)}/{view.defence_base(tile)}"
    return f"{halves} = {prize(view, tile)}"


def names(view: DominoAvatars, pieces: list[Piece]) -> str:
    return " ".join([view.table.pieces.names[piece] for piece in pieces])


def unseen(view: DominoAvatars, seat: Seat, colour: int) -> int:
    """Cards of a colour that this player has not seen since the last shuffle."""
    count = 26 * view.options.decks
    colours = view.table.pieces.colours
    for zone in (HAND + seat, DISCARD, ATTACK, DEFENCE):
        for card in view.zones[zone]:
            if colours[card] == colour:
                count -= 1
    return count

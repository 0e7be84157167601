"""Hints for a player of Domino Avatars."""

from parlour.engine.options import NONE
from parlour.engine.pieces import BLACK, RED, Piece, Seat, Token
from parlour.games.domino_avatars.bot import cheapest_cover, prize, shortfall
from parlour.games.domino_avatars.exchange import (
    ATTACK,
    AVATAR,
    DEFENCE,
    DISCARD,
    HAND,
    WORTH,
)
from parlour.games.domino_avatars.rules import END_TURN, DominoAvatars

Hint = tuple[str, dict[str, str | int]]


def hints(view: DominoAvatars, seat: Seat) -> list[Hint]:
    """Returns goals, Avatars and their prizes, cards not seen, and the exchange."""
    if not view.waiting:
        return []
    options = view.options
    hints: list[Hint] = []
    if view.round:
        hints.append(("round", {"round": view.round, "seat": view.first}))
    if options.goal_rounds != NONE:
        hints.append(("goal-rounds", {"rounds": options.goal_rounds}))
    if options.goal_points != NONE:
        short = max(0, options.goal_points - view.scores[seat])
        target = options.goal_points
        hints.append(("goal-points", {"target": target, "short": short}))
    for other in view.everyone():
        cards = len(view.zones[HAND + other])
        row = view.zones[AVATAR + other]
        if row:
            avatars = ", ".join([describe_avatar(view, tile) for tile in row])
            hints.append(
                ("player", {"seat": other, "cards": cards, "avatars": avatars})
            )
        else:
            hints.append(("player-bare", {"seat": other, "cards": cards}))
    spent = [tile for tile in range(len(view.spent)) if view.spent[tile]]
    if spent and not options.continuous_draw:  # AVA-R43: once a turn, not a round
        hints.append(
            ("attacked", {"pieces": names(view, [Piece(tile) for tile in spent])})
        )
    red, black = unseen(view, seat, RED), unseen(view, seat, BLACK)
    hints.append(("unseen", {"red": red, "black": black}))
    if view.attacker >= 0 and view.phase != "counter":
        hints += exchange(view, seat)
    return hints


def exchange(view: DominoAvatars, seat: Seat) -> list[Hint]:
    """Returns both totals, what the defence lacks, and the cheapest cards that would
    do."""
    colour = colour_of(view)
    totals: dict[str, str | int] = {
        "attack": view.attack_score,
        "defence": view.defence_score,
    }
    hints: list[Hint] = [(f"exchange-{colour}", totals)]
    hints.append(("sum", explain_sum(view, ATTACK, view.attack_score)))
    hints.append(("sum", explain_sum(view, DEFENCE, view.defence_score)))
    need = shortfall(view)
    if need <= 0:
        return [*hints, ("holds", {})]
    if lacks_a_card(view, view.attack_score - view.defence_score):
        hints.append(("need-card", {"colour": colour}))
    else:
        hints.append(("need", {"need": need}))
    if view.asks(seat) and view.phase != "aid-attack":
        _, cover = cheapest_cover(view, view.ask(seat).options)
        if cover:
            hints.append(("cover", {"pieces": names(view, cover)}))
        else:
            hints.append(("no-cover", {}))
    return hints


def explain_sum(view: DominoAvatars, zone: int, total: int) -> dict[str, str | int]:
    """Explains a total: the Avatar's own number, then the cards."""
    worth = [WORTH[view.table.pieces.ranks[card]] for card in view.zones[zone]]
    parts = [total - sum(worth), *worth]
    name = "attack" if zone == ATTACK else "defence"
    return {"zone": name, "parts": " + ".join([str(part) for part in parts])}


def final_hand(view: DominoAvatars, seat: Seat) -> tuple[list[Piece], None]:
    """Returns the Avatars who still stand."""
    return view.zones[AVATAR + seat], None


def preview(view: DominoAvatars, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """Shows the direction of a tile, or both totals of an exchange."""
    match view.phase:
        case "place":
            return [
                standing(view, tile, tile in chosen)
                for tile in view.zones[AVATAR + seat]
                if tile in view.placing
            ]
        case "attack":
            return attacking(view, chosen)
        case "counter":
            if not chosen:
                return [("would-waive", {"act": "waive"})]
            return [strike(view, view.target, view.striker, chosen)]
        case "aid-attack":
            total = view.attack_score + worth(view, chosen)
            colour = colour_of(view)
            return [("attack-total", {"total": total, "colour": colour})]
        case _:
            return defending(view, seat, chosen)


def standing(view: DominoAvatars, tile: Piece, turned: bool) -> Hint:
    """Returns the two halves of a new Avatar; its high half attacks unless turned."""
    faces = view.table.pieces
    high, low = faces.high[tile], faces.low[tile]
    return "stands", {
        "piece": faces.names[tile],
        "attack": low if turned else high,
        "defence": high if turned else low,
    }


def attacking(view: DominoAvatars, chosen: list[Token]) -> list[Hint]:
    """Shows the gain from each target, then the total of the attack."""
    if not chosen:
        return []
    if chosen[0] == END_TURN:
        return [("would-end", {"act": "end"})]
    if len(chosen) > 2:
        return [strike(view, chosen[0], chosen[1], chosen[2:])]
    rivals = chosen[1:] or view.targets(view.turn)
    hints: list[Hint] = []
    for tile in rivals:
        values: dict[str, str | int] = {
            "piece": view.table.pieces.names[tile],
            "defence": view.defence_base(tile),
            "prize": prize(view, tile),
        }
        hints.append(("target", values))
    hints.append(("base", {"number": view.attack_base(chosen[0])}))
    return hints


def strike(view: DominoAvatars, own: Piece, rival: Piece, cards: list[Piece]) -> Hint:
    """Returns an attack or counter-attack with these cards."""
    total = view.attack_base(own) + worth(view, cards)
    defence = view.defence_base(rival)
    colour = view.table.pieces.colours[cards[0]]
    need = max(total - defence, 0)
    bare = not view.options.bare_defence
    return "would-attack", {
        "act": "attack",
        "seat": view.owner(rival),
        "avatar": f"{view.attack_base(rival)}/{defence}",
        "colour": "red" if colour == RED else "black",
        "total": total,
        "defence": defence,
        "need": need,
        "lacks": "points" if need else "card" if bare else "nothing",
        "prize": prize(view, rival),
    }


def defending(view: DominoAvatars, seat: Seat, cards: list[Token]) -> list[Hint]:
    """Returns the defence with these cards, and what is lost if it falls short."""
    target = view.target
    short = view.attack_score - view.defence_score
    need = short - worth(view, cards) if cards else shortfall(view)
    values: dict[str, str | int] = {
        "seat": view.attacker,
        "avatar": f"{view.attack_base(target)}/{view.defence_base(target)}",
        "colour": colour_of(view),
        "total": view.defence_score + worth(view, cards),
        "attack": view.attack_score,
        "need": max(need, 0),
        "lacks": "card" if not cards and lacks_a_card(view, short) else "points",
        "prize": prize(view, target),
        "falls": int(need > 0),
    }
    hints: list[Hint] = []
    if not cards and need > 0 and seat == view.defender:
        _, cover = cheapest_cover(view, view.ask(seat).options)
        hints += [("covers", {"piece": names(view, [card])}) for card in cover]
    return [*hints, ("would-fall" if need > 0 else "would-hold", values)]


def lacks_a_card(view: DominoAvatars, short: int) -> bool:
    """Returns whether the defence would do, but for the card that it takes (AVA-R2)."""
    return short <= 0 and not view.options.bare_defence and not view.zones[DEFENCE]


def worth(view: DominoAvatars, cards: list[Piece]) -> int:
    """Returns the sum that cards add."""
    ranks = view.table.pieces.ranks
    return sum([WORTH[ranks[card]] for card in cards])


def colour_of(view: DominoAvatars) -> str:
    """Returns the colour of the exchange."""
    return "red" if view.colour == RED else "black"


def describe_avatar(view: DominoAvatars, tile: Piece) -> str:
    """Returns an Avatar as players write it, and what it would bring: `7/4 = 20`."""
    halves = f"{view.attack_base(tile)}/{view.defence_base(tile)}"
    return f"{halves} = {prize(view, tile)}"


def names(view: DominoAvatars, pieces: list[Piece]) -> str:
    return " ".join([view.table.pieces.names[piece] for piece in pieces])


def unseen(view: DominoAvatars, seat: Seat, colour: int) -> int:
    """Returns cards of a colour that this player has not seen since the last
    shuffle."""
    count = 26 * view.options.decks
    colours = view.table.pieces.colours
    for zone in (HAND + seat, DISCARD, ATTACK, DEFENCE):
        for card in view.zones[zone]:
            if colours[card] == colour:
                count -= 1
    return count

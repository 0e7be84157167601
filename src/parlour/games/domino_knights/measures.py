"""Measures of Domino Knights: attacks, the fallen, special cards and Wizards."""

from typing import Final, cast

from parlour.engine.measures import FinishedGame, Measure, Statement, ratio
from parlour.games.domino_knights.chapters.kingdoms import (
    DECK,
    DISCARD,
    FROM_DECK,
    GRAVEYARD,
    TRAINING,
    UNDER,
    Kingdoms,
)
from parlour.games.domino_knights.options import Options

KING: Final = "plays-majesty"
WIZARD: Final = "plays-wizard"


def attacks(game: FinishedGame) -> int:
    return len([one for one in game.answers if one.prompt == "attack" and one.tokens])


def attacks_a_turn(game: FinishedGame) -> float | None:
    """Returns chances to attack that are taken."""
    asked = [one for one in game.answers if one.prompt == "attack"]
    return ratio(attacks(game), len(asked))


def measure_fallen(game: FinishedGame) -> float | None:
    return ratio(game.count("falls"), attacks(game))


def measure_unblocked(game: FinishedGame) -> float | None:
    """Attacks that get through; only with Health."""
    through = game.count("unblocked")
    return ratio(through, attacks(game)) if through else None


def measure_renewed(game: FinishedGame) -> float:
    return float(game.count("deck-renewed"))


def specials(game: FinishedGame) -> list[Statement]:
    return [one for one in game.all_statements if one.message.startswith("plays-")]


def special_cards(game: FinishedGame) -> float:
    return float(len(specials(game)))


def measure_negated(game: FinishedGame) -> float | None:
    return ratio(game.count("negated"), len(specials(game)))


def wizard_answered(game: FinishedGame) -> float | None:
    """Returns Wizards that another Wizard answers at once."""
    answered = 0
    before = ""
    for one in game.all_statements:
        if one.message == WIZARD:
            answered += int(before == WIZARD)
        before = one.message
    return ratio(answered, game.count(WIZARD))


def players_of(game: FinishedGame, message: str) -> float | None:
    """Returns the wins of the seat that plays the first of these cards."""
    played = game.statements(message)
    return game.part_won(played[0].seat) if played else None


def king_wins(game: FinishedGame) -> float | None:
    return players_of(game, KING)


def life_wins(game: FinishedGame) -> float | None:
    return players_of(game, "plays-life")


def power_wins(game: FinishedGame) -> float | None:
    return players_of(game, "plays-power")


def first_wins(game: FinishedGame) -> float:
    return game.part_won(game.statements("first-player")[0].seat)


def from_discard(game: FinishedGame) -> float | None:
    """Returns the share of players who take the top discard, of those who may (0.8)."""
    asked = [one for one in game.answers if one.prompt == "draw-source"]
    taken = [one for one in asked if one.tokens and one.tokens[0] != FROM_DECK]
    return ratio(len(taken), len(asked))


def measure_undefended(game: FinishedGame) -> float | None:
    """Returns the share of players who let all through, of those who may block."""
    asked = [one for one in game.answers if one.prompt == "defend"]
    return ratio(len([one for one in asked if not one.tokens]), len(asked))


def dry(game: FinishedGame) -> float:
    """Returns whether deck and discard pile were ever empty at once."""
    options = cast(Options, game.table.options)
    cards = (54 + options.blank_cards * int(options.dominoless)) * options.decks
    out: set[int] = set()
    for one in game.moves:
        if one.source == DECK:
            out.add(one.piece)
        if one.target in (DECK, DISCARD):
            out.discard(one.piece)
        if len(out) == cards:
            return 1.0
    return 0.0


def measure_locked(game: FinishedGame) -> float:
    """Returns cards under Knights and Candidates when the game ends."""
    zones = game.state.zones
    seats = range(game.seats)
    return float(sum([len(zones[UNDER + s]) + len(zones[TRAINING + s]) for s in seats]))


def measure_buried(game: FinishedGame) -> float | None:
    """Returns the share of graveyards of two or more at the end whose best tile lies
    below."""
    state = cast(Kingdoms, game.state)
    graves = [state.zones[GRAVEYARD + seat] for seat in range(game.seats)]
    full = [[state.pips(tile) for tile in grave] for grave in graves if len(grave) > 1]
    return ratio(len([pips for pips in full if max(pips) > pips[-1]]), len(full))


def mercenary_wins(game: FinishedGame) -> float | None:
    return players_of(game, "plays-mercenary")


MEASURES: Final = (
    Measure("attacks", "chances to attack that are taken", attacks_a_turn),
    Measure("fallen", "Knights that fall in an attack", measure_fallen, share=False),
    Measure("unblocked", "attacks that get through to Health", measure_unblocked),
    Measure("renewed", "times that the deck is renewed", measure_renewed, share=False),
    Measure("special-cards", "special cards played", special_cards, share=False),
    Measure("negated", "special cards that a Wizard undoes", measure_negated),
    Measure("wizard-answered", "Wizards that a Wizard answers", wizard_answered),
    Measure("king-wins", "games won by the player of the first King", king_wins),
    Measure("life-wins", "games won by the player of the first Life", life_wins),
    Measure("power-wins", "games won by the player of the first Power", power_wins),
    Measure("first-wins", "games won by the first player", first_wins),
    Measure(
        "from-discard", "chances to draw the top discard that are taken", from_discard
    ),
    Measure("undefended", "attacks that nobody attacked blocks", measure_undefended),
    Measure("dry", "games in which deck and discard pile are empty at once", dry),
    Measure(
        "locked",
        "cards that lie under Knights and Candidates at the end",
        measure_locked,
        share=False,
    ),
    Measure(
        "buried",
        "graveyards whose best tile does not lie on top at the end",
        measure_buried,
    ),
    Measure(
        "mercenary-wins",
        "games won by the player of the first Mercenary",
        mercenary_wins,
    ),
)

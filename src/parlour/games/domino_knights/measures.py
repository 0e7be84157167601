"""What Domino Knights tells: attacks, the fallen, special cards and Wizards."""

from typing import Final

from parlour.engine.measures import Measure, Said, Told, ratio
from parlour.games.domino_knights.kingdoms import FROM_DECK

KING: Final = "plays-majesty"
WIZARD: Final = "plays-wizard"


def attacks(game: Told) -> int:
    return len([one for one in game.answers if one.prompt == "attack" and one.tokens])


def attacks_a_turn(game: Told) -> float | None:
    """Chances to attack that are taken."""
    asked = [one for one in game.answers if one.prompt == "attack"]
    return ratio(attacks(game), len(asked))


def fallen(game: Told) -> float | None:
    return ratio(game.count("falls"), attacks(game))


def unblocked(game: Told) -> float | None:
    """Attacks that get through; told only where Health is played."""
    through = game.count("unblocked")
    return ratio(through, attacks(game)) if through else None


def renewed(game: Told) -> float:
    return float(game.count("deck-renewed"))


def specials(game: Told) -> list[Said]:
    return [one for one in game.sayings if one.message.startswith("plays-")]


def special_cards(game: Told) -> float:
    return float(len(specials(game)))


def negated(game: Told) -> float | None:
    return ratio(game.count("negated"), len(specials(game)))


def wizard_answered(game: Told) -> float | None:
    """Wizards that another Wizard answers at once."""
    answered = 0
    before = ""
    for one in game.sayings:
        if one.message == WIZARD:
            answered += int(before == WIZARD)
        before = one.message
    return ratio(answered, game.count(WIZARD))


def players_of(game: Told, message: str) -> float | None:
    """What who plays the first of these cards wins."""
    played = game.said(message)
    return game.part_won(played[0].seat) if played else None


def king_wins(game: Told) -> float | None:
    return players_of(game, KING)


def life_wins(game: Told) -> float | None:
    return players_of(game, "plays-life")


def power_wins(game: Told) -> float | None:
    return players_of(game, "plays-power")


def first_wins(game: Told) -> float:
    return game.part_won(game.said("first-player")[0].seat)


def from_discard(game: Told) -> float | None:
    """Of those who may take the top discard (0.8), how many do."""
    asked = [one for one in game.answers if one.prompt == "draw-source"]
    taken = [one for one in asked if one.tokens and one.tokens[0] != FROM_DECK]
    return ratio(len(taken), len(asked))


MEASURES: Final = (
    Measure("attacks", "chances to attack that are taken", attacks_a_turn),
    Measure("fallen", "Knights that fall in an attack", fallen, share=False),
    Measure("unblocked", "attacks that get through to Health", unblocked),
    Measure("renewed", "times that the deck is renewed", renewed, share=False),
    Measure("special-cards", "special cards played", special_cards, share=False),
    Measure("negated", "special cards that a Wizard undoes", negated),
    Measure("wizard-answered", "Wizards that a Wizard answers", wizard_answered),
    Measure("king-wins", "games won by who plays the first King", king_wins),
    Measure("life-wins", "games won by who plays the first Life", life_wins),
    Measure("power-wins", "games won by who plays the first Power", power_wins),
    Measure("first-wins", "games won by the first player", first_wins),
    Measure(
        "from-discard", "chances to draw the top discard that are taken", from_discard
    ),
)

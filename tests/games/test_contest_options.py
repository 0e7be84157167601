"""The notation of casts, Signifiers and cards; options, presets, bots and hints."""

import pytest
from tests.games.answers import bot_says, reply
from tests.games.contests import begin, cards, fight, offers
from tests.games.table import hinted, seen_by

from parlour.bots import LEVELS, find, names, offered_bots
from parlour.bots.playing import play_bots
from parlour.engine.data import view_data
from parlour.engine.dice import Dice
from parlour.engine.options import options_as_text
from parlour.engine.pieces import Piece, Seat
from parlour.engine.refusals import BadInput
from parlour.games.contest import GAME
from parlour.games.contest.cast import CARDS, cast_of, check_cast, spelled_out
from parlour.games.contest.hints import preview, ways
from parlour.games.contest.options import CASTS, decision_bound
from parlour.games.contest.words import DECK as PILE
from parlour.games.contest.words import DISCARD
from parlour.kit.tarot import TIER_FACTOR, TWO_MAJORS, evaluate
from parlour.words.messages import Messages

pytestmark = pytest.mark.rules

SPELLINGS = [
    # as people may write it, as it is kept
    ("0a db", "0a.db"),
    (" 0A   dB ", "0a.db"),
    ("0a.db", "0a.db"),
    ("0a db | 1a 2a db", "0a.db~1a.2a.db"),
    ("0a db;1a db", "0a.db~1a.db"),
    ("0a(hand_r,-,leg_l+arm_l)w db", "0aw@hand_r@-@leg_l+arm_l.db"),
    ("0a() db", "0a.db"),
    ("0aw@hand_r 2-(-) dx db", "0aw@hand_r.2-@-.dx.db"),
    ("auto", "auto"),
    ("2v1", "2v1"),
]


@pytest.mark.parametrize(("written", "kept"), SPELLINGS)
def test_casts_are_kept_in_one_spelling(written: str, kept: str) -> None:
    assert check_cast(written) == kept
    assert check_cast(kept) == kept


@pytest.mark.parametrize("text", CASTS)
def test_typical_casts_are_spelt_that_way(text: str) -> None:
    assert check_cast(text) == text


def test_what_a_cast_says() -> None:
    """FUG-B02: seats, sides, groups, weapons, abilities."""
    hands = cast_of("db 1aw | 0b(hand_r) d- dc")
    told = [(hand.seat, hand.side, hand.group, hand.weapon) for hand in hands]
    assert told == [
        (0, 1, 1, False),
        (1, 0, 0, True),
        (-1, 1, 0, False),
        (-1, -1, -1, False),
        (-1, 2, 1, False),
    ]
    assert [len(hand.abilities) for hand in hands] == [1, 0, 0, 0, 0]


WRONG = [
    # seats, options, what the one line says
    (2, {"cast": ""}, "option cast: '' is no hand"),
    (2, {"cast": "0a zz"}, "'zz' is no hand"),
    (2, {"cast": "0a dq"}, "'dq' is no hand"),
    (2, {"cast": "0a db!"}, "'db!' is no hand"),
    (2, {"cast": "0a db(wing)"}, "'wing' is no part of the body"),
    (2, {"cast": "0a db(-"}, "not closed"),
    (2, {"cast": "0a" + "@-" * 10 + " db"}, "more than 9 abilities"),
    (2, {"cast": "0a 0b"}, "seat 0 has two personae"),
    (2, {"cast": "0- d-"}, "nobody is in a group"),
    (2, {"cast": "0a da"}, "group 1 needs two sides"),
    (2, {"cast": "0a db | d-"}, None),
    (3, {"cast": "0a db | 1-  | db dc"}, "every group between two"),
    (2, {"cast": "0a " + "db " * 12}, "group 1 has 13 hands, the most is 12"),
    (2, {"cast": " | ".join(["0a " + "db " * 8] + ["da db " * 4] * 2)}, "25 hands"),
    (2, {"cast": "1a db"}, "seat 0 of 2 has no persona"),
    (3, {"cast": "0a db"}, "seat 1 of 3 has no persona"),
    (2, {"cast": "0a 1a db"}, "seat 1 is not a persona's at 2 seats"),
    (2, {"cast": "0v1"}, "two sides need one hand each"),
    (2, {"cast": "9v9"}, "at most 12"),
    (5, {"cast": "2v1"}, "2v1 has no place for 4 personae"),
    (2, {"signifiers": "7w@0"}, "is no Signifier"),
    (2, {"signifiers": "M22@0"}, "is no Signifier"),
    (2, {"signifiers": "M03"}, "is no Signifier"),
    (2, {"signifiers": "M03@0 M03@1"}, "Signifier of two personae"),
    (2, {"signifiers": "M03@0 M04@0"}, "second Signifier of the same persona"),
    (2, {"signifiers": "M03@5"}, "M03 signifies nobody at seat 5"),
    (2, {"discarded": "7h"}, "no tarot card is called '7h'"),
    (2, {"discarded": "7w 7w"}, "7w is there twice"),
    (8, {"discarded": "M00 M01", "buried": 40, "cast": "auto"}, None),
    (2, {"cast": "0a " + "db " * 11 + "| da dc " * 1, "buried": 40}, None),
]


@pytest.mark.parametrize(("seats", "given", "told_as"), WRONG)
def test_bad_notation_gets_one_clear_line(
    seats: int, given: dict[str, object], told_as: str | None
) -> None:
    if told_as is None:
        GAME.agree(seats, given)
        return
    with pytest.raises(BadInput, match=told_as) as refused:
        GAME.agree(seats, given)
    assert "\n" not in str(refused.value)


def test_a_deck_too_small_is_refused() -> None:
    crowd = "0a " + "db " * 11 + " | " + "da db " * 6
    with pytest.raises(BadInput, match="48: put fewer aside"):
        GAME.agree(2, {"cast": crowd, "buried": 40})


def test_the_usual_cast_and_seats() -> None:
    assert [spelled_out("auto", seats) for seats in (2, 3, 4, 5)] == [
        "0a.db",
        "0a.1a.db",
        "0a.1a.2a.db.db",
        "0a.1a.2a.3a.db.db",
    ]
    assert [spelled_out("2v1", seats) for seats in (2, 3, 4)] == [
        "0a.da.db",
        "0a.1a.db",
        "0a.1a.2b",
    ]
    for seats in GAME.players:
        options = GAME.agree(seats)
        assert GAME.agree(seats, options_as_text(options)) == options


def test_presets() -> None:
    """Section 4.10: duel, brawls, fight."""
    for preset, hands in (
        ("duel", 2),
        ("brawl-2v1", 3),
        ("brawl-1v2", 3),
        ("brawl-2v2", 4),
    ):
        seats = 3 if preset.startswith("brawl-2") else 2
        table = GAME.table(seats, {"preset": preset})
        assert len(table.holders) == hands
        assert table.options.max_rounds == 1  # type: ignore[attr-defined]
    fight_options = GAME.agree(2, {"preset": "fight"})
    assert (fight_options.max_rounds, fight_options.effects) == (20, True)
    assert GAME.agree(2, {"max_rounds": 2}).effects


def test_a_duel_is_a_small_table() -> None:
    """Zones of hands that nobody holds are not in play."""
    state = begin("2w 3w 4w 5w")
    assert len(state.table.live) == 4 + 3 * 2
    data = view_data(GAME, state, 0)
    assert data["cast"] == [0, 1]
    owned = [zone for zone in data["zones"] if "hand" in zone]
    assert [(zone["zone"], zone["hand"]) for zone in owned] == [
        ("down", 1),
        ("down", 2),
        ("up", 1),
        ("up", 2),
        ("wild", 1),
        ("wild", 2),
    ]
    assert owned[0]["pieces"] == ["2w", "4w"]
    assert "pieces" not in owned[1]


def test_bounds_grow_with_the_cast() -> None:
    small = decision_bound(GAME.agree(2), 2)
    assert small < decision_bound(GAME.agree(4), 4)
    assert small < decision_bound(GAME.agree(2, {"max_rounds": 3}), 2)


# Bots


def test_further_bots() -> None:
    assert names(GAME) == ("random", *LEVELS, "naive", "patient")
    assert offered_bots(GAME) == LEVELS  # the others are for experiments
    with pytest.raises(BadInput, match="did you mean 'naive'"):
        find(GAME, "nave")


def test_the_naive_bot_shows_its_cards_and_the_patient_one_waits() -> None:
    state = begin("2w 3w 4w 5w 6w")
    assert bot_says(state, "naive") == "2w"
    assert bot_says(state, "patient") == "twist"
    state = begin("Aw 3w Kw 5w")
    assert bot_says(state, "patient") == "Aw"  # rule 2: toward 21


def test_bots_answer_a_21_with_exactly_the_best_cards() -> None:
    state = begin("Aw M01 Kw M20 9c 9s")
    reply(state, "Aw", "M01", "Kw")
    assert bot_says(state, "patient") == "M20"
    state = begin("Aw 2c Kw 3c 9c 9s")
    reply(state, "Aw", "2c", "Kw")
    assert bot_says(state, "patient") == ""


def test_a_bot_leading_stands_and_one_behind_plays_on() -> None:
    state = begin("Tw 2s 9c 3p")
    reply(state, "Tw", "2s", "9c", "3p")
    assert bot_says(state, "patient") == "stand"
    reply(state, "stand")
    assert bot_says(state, "patient") == "twist"
    assert bot_says(state, "naive") == "twist"


def test_bots_are_hard_on_game_characters_and_mild_with_personae() -> None:
    """Section 10, rule 9."""
    state = fight("Tw 2s 9c 3p")
    reply(state, "Tw", "2s", "9c", "3p", "stand", "stand")
    assert bot_says(state, "regular") == "incapacitate who-2"
    state = fight("2s Tw 3p 9c")
    reply(state, "2s", "Tw", "3p", "9c", "twist", "stand", "stand")
    assert bot_says(state, "regular").startswith("wound who-1")


def test_patience_wins() -> None:
    """Section 9, item 3: far more wins than showing everything at once."""
    won = {}
    for bots in (("naive", "naive"), ("patient", "naive"), ("naive", "patient")):
        table = GAME.table(2)
        players = [find(GAME, name) for name in bots]
        dice = Dice(5)
        won[bots] = 0
        for _ in range(300):
            state = table.blank()
            state.begin(dice.seed())
            play_bots(state, players, dice)
            won[bots] += state.scores[0] > 0
    assert won["patient", "naive"] > won["naive", "naive"] > won["naive", "patient"]


# What the table works out


def test_hints_tell_totals_leader_and_odds() -> None:
    state = begin("M08 2s 9c 3p Aw")
    major = next(v for _, v in hinted(state, 0) if v.get("piece") == "M08")
    said = Messages(GAME).text("hint-card-makes", "tag", **major)
    assert said == "makes 8 or 10"
    reply(state, "M08")
    told = dict(hinted(state, 1))
    total = told["total"]
    assert (total["ways"], total["low"], total["number"]) == (2, 8, 10)
    assert told["card-makes"]["piece"] in ("2s", "3p")
    assert told["twist"]["percent"] == 0
    assert "card-makes" not in dict(hinted(state, 0))
    reply(state, "2s", "9c")
    assert dict(hinted(state, 1))["leads"]["number"] == 1


@pytest.mark.parametrize(
    ("up", "language", "told_as"),
    [
        ("7w", "en", "7"),
        ("M08", "en", "8 or 10"),
        ("M08", "de", "8 oder 10"),
        ("M02 M03 4w", "en", "9, 16 or 17"),
        ("M02 M03 4w", "de", "9, 16 oder 17"),
        ("M02 M03 M04 2w", "en", "from 11 to 19"),
        ("M02 M03 M04 2w", "de", "von 11 bis 19"),
    ],
)
def test_totals_are_said_in_the_readers_language(
    up: str, language: str, told_as: str
) -> None:
    face_up = [Piece(CARDS.index(card)) for card in up.split()]
    values = ways(face_up)
    tier, number = evaluate(face_up)
    told = Messages(GAME, language).text(
        "hint-total", "tag", number=number, tier=tier, **values
    )
    assert told == told_as


def test_bust_odds_count_the_cards_not_seen() -> None:
    """Of 78 cards less those this player sees."""
    state = begin("Tw 2s Tc 3p")
    reply(state, "Tw", "2s", "Tc", "3p")
    percent = dict(hinted(state, 0))["twist"]["percent"]
    unseen = 78 - 4
    fit = 4 + 2  # aces, the Fool and the Magician fit on 20
    assert percent == round(100 * (unseen - fit) / unseen)


def test_bust_odds_of_an_empty_deck_count_the_discards() -> None:
    """They are shuffled anew for the next card (FUG-B08)."""
    state = begin("Tw 2s Tc 3p")
    reply(state, "Tw", "2s", "Tc", "3p")
    for card in state.zones[PILE][:]:
        state.move(card, PILE, DISCARD)
    fit = 4 + 2
    percent = dict(hinted(state, 0))["twist"]["percent"]
    assert percent == round(100 * (74 - fit) / 74)


def test_no_odds_of_a_twist_that_a_swap_has_used_up() -> None:
    state = begin("4w 2s 3w 3p M10", "0a@-@-.db", wild_timing="uses_turn")
    reply(state, "4w", "", "2s", "declare ability-1")
    assert "twist" in dict(hinted(state, 0))
    reply(state, "M10 4w")
    assert "twist" not in offers(state)
    assert "twist" not in dict(hinted(state, 0))


def test_without_violence_no_harm_is_spoken_of() -> None:
    """A tier is then a degree of success (FUG-B25)."""
    for violent in (True, False):
        state = begin("Tw 2s 9c 3p", effects=True, violent=violent)
        reply(state, "Tw", "2s", "9c", "3p", "stand", "stand")
        told = [name for name, _ in hinted(state, 0)]
        assert ("tier-1" in told) == violent
        assert bool(preview(seen_by(state, 0), Seat(0), [])) == violent


def test_an_ally_who_intervenes_is_not_told_to_strike_all() -> None:
    """That is the winner's (FUG-B29)."""
    state = begin("Tw 2s 9c 3p", effects=True)
    reply(state, "Tw", "2s", "9c", "3p", "stand", "stand")
    state.tier = TWO_MAJORS
    assert "tier-5" in dict(hinted(state, 0))
    state.strengths[0] = TWO_MAJORS * TIER_FACTOR
    state.winner = 1
    assert "tier-4" in dict(hinted(state, 0))


def test_previews_tell_what_a_play_makes() -> None:
    state = begin("Tw 2s 9c 3p M15", "0a@-.db")
    reply(state, "declare ability-1")
    told = preview(seen_by(state, 0), Seat(0), cards("Tw"))
    assert told == [
        ("would-make", {"number": 10, "count": 1, "tier": 0, "act": "reveal"})
    ]

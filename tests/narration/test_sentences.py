"""What exactly is told of events: to whom, of whom, which pieces, how much."""

import pytest
from tests.narration.events import (
    Events,
    chose,
    game_of,
    moved,
    paid,
    said,
    scored,
    teller_of,
    told,
    turned,
)

from parlour.engine.happened import Entered, Shuffled
from parlour.engine.zones import AUDIENCE
from parlour.narration.sentences import Sentences

SECRETS: list[tuple[str, int, Events, list[str]]] = [
    # a game, who reads, what they saw, what they are told
    (
        *("willow", 0),
        [
            *said("hand", 0, 2, of=3),
            *moved("Ah", "stock", "face-down 0"),
            *moved("?", "stock", "face-down 1"),
        ],
        [
            "Hand 2 of 3: you deal. Everyone gets a hidden card; yours is Ah.",
            "  You and Ben get a hidden card; yours is Ah.",
        ],
    ),
    (
        *("willow", AUDIENCE),
        [
            *said("hand", 0, 2, of=3),
            *moved("?", "stock", "face-down 0"),
            *moved("?", "stock", "face-down 1"),
        ],
        [
            "Hand 2 of 3: Ann deals. Everyone gets a hidden card.",
            "  Ann and Ben get a hidden card.",
        ],
    ),
    (  # a card that not even its owner knows
        *("willow", 0),
        [*said("hand", 0, 2, of=3), *moved("?", "stock", "face-down 0")],
        [
            "Hand 2 of 3: you deal. Everyone gets a hidden card.",
            "  You get a hidden card.",
        ],
    ),
    (
        *("abandon-ship", 0),
        [*moved("2c 3c", "deck", "hand 0"), *moved("? ?", "deck", "hand 1")],
        ["Everyone gets five cards; you: 2c 3c."],
    ),
    (
        *("abandon-ship", AUDIENCE),
        [*moved("? ?", "deck", "hand 0"), *moved("? ?", "deck", "hand 1")],
        ["Everyone gets five cards."],
    ),
    (
        "abandon-ship",
        0,
        moved("2c", "deck", "hand 0"),
        ["You fill up your hand with 2c."],
    ),
    ("abandon-ship", 0, moved("?", "deck", "hand 1"), []),
    (
        *("lost-pueblo", AUDIENCE),
        [*chose(0, "act", "give seat-1 ?"), *moved("?", "hand 0", "hand 1")],
        ["Ann gives Ben a card face down unasked."],
    ),
    (
        *("lost-pueblo", 1),
        [*chose(0, "act", "give seat-1 ?"), *moved("7h", "hand 0", "hand 1")],
        ["Ann gives you 7h unasked."],
    ),
    (
        *("lost-pueblo", AUDIENCE),
        [*chose(0, "act", "ask seat-1"), *moved("?", "hand 1", "hand 0")],
        ["Ann asks Ben for a card and gets a card face down, the last one."],
    ),
    (
        *("lost-pueblo", 0),
        [*chose(0, "act", "ask seat-1"), *moved("7h", "hand 1", "hand 0")],
        ["You ask Ben for a card and get 7h, the last one."],
    ),
    (  # the Ace of somebody else is shown where it lies: nobody gets it
        *("lost-pueblo", AUDIENCE),
        [
            *said("innocent", 2, target=1),
            *moved("? ?", "hand 1", "hand 2"),
            *moved("As", "hand 3", "hand 3"),
        ],
        [
            (
                "Cleo does not have the Ace of spades: Ben was wrong and gives Cleo"
                " 2 cards face down as a penalty."
            ),
            "  As is in Dev’s hand.",
        ],
    ),
    (
        *("lost-pueblo", 2),
        [*said("innocent", 2, target=1), *moved("Kh Qh", "hand 1", "hand 2")],
        [
            (
                "You do not have the Ace of spades: Ben was wrong and gives you Kh Qh"
                " as a penalty."
            )
        ],
    ),
    (
        *("lost-pueblo", 2),
        [*chose(1, "hand-over-two", "? ?"), *moved("Kh Qh", "hand 1", "hand 2")],
        ["Ben gives you Kh Qh as a penalty."],
    ),
    (
        *("caribbean-star", 0),
        [
            *said("swapped", piece="Qh"),
            *moved("? ?", "hand 0", "hand 1"),
            *moved("7h 8h", "hand 1", "hand 0"),
        ],
        [
            "Qh is the afternoon nap: both players swap hands; you get 7h 8h.",
            "  Ben gets 2 cards face down.",
            "  You get 7h 8h.",
        ],
    ),
    (
        *("domino-knights", 1),
        [
            *said("trains", 1),
            *moved("4-3", "recruits 1", "candidates 1"),
            *moved("7h 8h", "hand 1", "training 1"),
        ],
        ["You train 4-3 with 7h 8h."],
    ),
    (
        *("domino-knights", AUDIENCE),
        [
            *said("trains", 1),
            *moved("?", "recruits 1", "candidates 1"),
            *moved("? ?", "hand 1", "training 1"),
        ],
        ["Ben puts 2 face-down cards into training a Recruit."],
    ),
    (
        *("contest", 0),
        [
            *moved("Kp Qp", "deck", "down 1"),
            *moved("? ?", "deck", "down 2"),
            *moved("? ?", "deck", "down 3"),
        ],
        [
            (
                "You and Ben get two cards face down for each hand;"
                " you: King of Pentacles, Queen of Pentacles."
            )
        ],
    ),
    (
        *("contest", 1),
        [*chose(1, "turn", "declare"), *moved("Kp", "deck", "wild 2")],
        ["You (hand 2) declare an ability and take a wild card: King of Pentacles."],
    ),
    (
        *("contest", AUDIENCE),
        [*chose(1, "turn", "declare"), *moved("?", "deck", "wild 2")],
        ["Ben (hand 2) declares an ability and takes a wild card."],
    ),
    (
        *("barcelona", 0),
        [*chose(0, "keep", "7h", sealed=True), *chose(1, "keep", sealed=True)],
        ["You have chosen 7h.", "Ben has chosen."],
    ),
    (  # whose cards are not seen has no share of what is shown
        *("barcelona", AUDIENCE),
        [
            *chose(2, "force-or-drop", "force"),
            *moved("7h ?", "red 2", "red 2"),
            *moved("?", "red 1", "red 1"),
        ],
        [
            (
                "Cleo has the lowest card of those left and forces a showdown."
                " The hidden cards: Cleo 7h."
            ),
            "  Red cards: Cleo 7h and a card face down, Ben a card face down.",
        ],
    ),
]


def test_each_reader_is_told_what_they_may_know() -> None:
    for slug, viewer, events, sentences in SECRETS:
        assert told(slug, events, viewer) == sentences


PERSONAL: list[tuple[str, Events, bool]] = [
    # `yours` is in the sentence of a deal, in that of a capture it is not
    ("willow", [*said("hand", 0), *moved("Ah", "stock", "face-down 0")], True),
    ("willow", moved("Ah", "stock", "face-down 0"), True),
    ("domino-knights", moved("Ah", "deck", "hand 0"), True),
    (
        "lamarckian-poker",
        [*said("captures", 0), *moved("7c", "pool", "hand 0")],
        False,
    ),
    ("willow", chose(1, "call-or-fold", "fold"), False),
]


def test_lines_that_name_what_came_to_the_reader_are_personal() -> None:
    """The server tells others who saw the same only what is not personal."""
    for slug, events, personal in PERSONAL:
        teller = teller_of(slug, 0)
        assert not teller.personal
        teller.lines(events)
        assert teller.personal == personal


def test_a_sentence_that_only_counts_what_came_to_the_reader_is_personal() -> None:
    for asked, personal in (("yours", True), ("yours-count", True), ("got", False)):
        teller = teller_of("hush", 0)
        teller.sentences = Sentences(game_of("hush"))
        teller.sentences.wanted["event-passed", ""] = frozenset({asked})
        teller.lines(chose(1, "play"))
        assert teller.personal == personal


MOVES: list[tuple[str, Events, list[str]]] = [
    # a game, what happened, what everybody is told
    (
        "abandon-ship",
        [*chose(0, "act", "7h lifeboat"), *moved("7h", "hand 0", "hearts-lifeboat")],
        [
            "Ann throws 7h into the hearts lifeboat.",
            "  Into the hearts lifeboat: 7h.",
        ],
    ),
    (
        "abandon-ship",
        [*chose(0, "act", "7h seat-2"), *moved("7h", "hand 0", "fight")],
        ["Ann attacks Cleo with 7h.", "  Ann plays 7h."],
    ),
    (  # taken is what was Cleo's, not the card of the fight nor one of the deck
        "abandon-ship",
        [
            *said("wins-fight", 0, target=2),
            *moved("7h", "fight", "hand 0"),
            *moved("Kc", "hand 2", "hand 0"),
            *moved("9d", "hand 2", "spades-lifeboat"),
            *moved("4d", "hand 0", "hand 0"),
        ],
        [
            (
                "Cleo plays no higher card and gives up: Ann takes Kc at random from"
                " Cleo’s hand, face up."
            ),
            "  Ann gets 7h.",
            "  Cleo gives Ann Kc.",
            "  Into the spades lifeboat: 9d.",
            "  Shown: Ann 4d.",
        ],
    ),
    (
        "abandon-ship",
        [*moved("Kc", "hand 0", "key-card 0"), *moved("Qc", "hand 1", "key-card 1")],
        ["The key cards: Ann Kc, Ben Qc."],
    ),
    ("abandon-ship", moved("Kc", "hand 0", "key-card 0"), ["The key cards: Ann Kc."]),
    (
        "last-man-standing",
        [
            *said("attacks", 0, 2, "3c", of=3, rule="LMS-13"),
            *moved("Kd", "fighters 2", "discard"),
            *moved("Qs", "fighters 1", "discard"),
            *paid("pot", 0, 2),
            *paid("pot", 0, 3),
        ],
        [
            (
                "Ann attacks with 3c, the lowest, and kills the highest: Cleo Kd,"
                " Ben Qs. That earns 5 coins, for kills 2 and 3 of the round."
            ),
            "  Fallen: Cleo Kd, Ben Qs.",
        ],
    ),
    (
        "last-man-standing",
        [
            *chose(1, "buy-card", "7h"),
            *moved("7h", "line", "hand 1"),
            *paid(1, "pot", 3),
            *moved("9c", "deck", "line"),
        ],
        ["Ben buys 7h for 3 coins; 9c is new.", "  New in the auction: 9c."],
    ),
    (  # each got two, and one more was dealt to Ben
        "last-man-standing",
        [
            *moved("? ?", "deck", "hand 0"),
            *moved("? ? ?", "deck", "hand 1"),
            *paid(0, "pot", 9),
            *paid(1, "pot", 9),
        ],
        ["Everyone pays 9 coins into the pot and gets 3 cards."],
    ),
    (  # who shows a card in its place takes none
        "lost-pueblo",
        [
            *chose(1, "hand-over-two", "? ?"),
            *moved("? ?", "hand 1", "hand 0"),
            *moved("As", "hand 2", "hand 2"),
        ],
        [
            "Ben gives Ann 2 cards face down as a penalty.",
            "  As is in Cleo’s hand.",
        ],
    ),
    (  # the pot that pays is no ante
        "last-man-standing",
        [
            *moved("? ?", "deck", "hand 0"),
            *moved("? ?", "deck", "hand 1"),
            *paid("pot", 0, 9),
        ],
        ["Everyone pays 0 coins into the pot and gets 2 cards."],
    ),
    (  # what is shown in a hand is got only by who got nothing else
        "lamarckian-poker",
        [*said("captures", 1, piece="7h"), *moved("7c 8h", "pool", "hand 1")],
        ["Ben captures 7c 8h with 7h."],
    ),
    (
        "lamarckian-poker",
        [
            *said("captures", 1, piece="7h"),
            *moved("7c", "pool", "hand 1"),
            *moved("8h", "hand 1", "hand 1"),
            *moved("9h", "pool", "hand 2"),
        ],
        ["Ben captures 7c with 7h."],
    ),
    (
        "lamarckian-poker",
        [
            *said("shows", 1, 1),
            *moved("7h 7c 2d 3d 4d 9s", "hand 1", "hand 1"),
            *said("five", 1, 0, "7h"),
            *said("five", 1, 0, "7c"),
        ],
        ["Ben shows 7h 7c 2d 3d 4d 9s: a pair, 7h 7c."],
    ),
    (
        "lamarckian-poker",
        [
            *said("turn", number=2, of=5),
            *moved("7h 7c", "deck", "pool"),
            *moved("9c", "pool", "discard"),
        ],
        ["Turn 2 of 5, in the pool: 7h 7c.", "  Discarded: 9c."],
    ),
    (
        "domino-knights",
        [
            *said("goes-on-training", 1),
            *moved("7h 8h", "hand 1", "training 1"),
            *moved("2h", "hand 2", "discard"),
            *moved("9c", "hand 1", "hand 1"),
        ],
        [
            "Ben goes on training a Candidate, laying 7h 8h.",
            "  Shown: 9c.",
        ],
    ),
    (  # nothing was laid, so nothing is told
        "domino-avatars",
        [*said("defends-red", 1, 4, "6-5", of=0), *moved("7h", "hand 2", "discard")],
        [],
    ),
    (
        "domino-avatars",
        [
            *said("attacks-red", 0, 12, "4-3", target=1, of=0),
            *said("aimed-at", 1, 0, "6-5"),
            *moved("7h 5h", "hand 0", "attack"),
        ],
        ["Ann attacks Ben’s 6-5 with 4-3 and 7h 5h: 12 in red."],
    ),
    (
        "domino-knights",
        [
            *moved("4-3", "candidates 0", "knights 0"),
            *moved("5-5", "candidates 2", "knights 2"),
        ],
        ["New Knights: Ann 4-3, Cleo 5-5."],
    ),
    (
        "domino-knights",
        moved("4-3 6-6", "candidates 0", "knights 0"),
        ["New Knights for Ann: 4-3 6-6."],
    ),
    (
        "spots",
        [
            *chose(0, "play-card", "7h"),
            *moved("7h", "hand 0", "played"),
            *moved("2h", "deck", "middle"),
            *moved("6c 2h", "middle", "score-pile 0"),
            *said("excess", 0, 1),
            *moved("7h", "played", "middle"),
        ],
        ["Ann pays 7h, turns up 2h and takes 6c 2h, 1 extra.", "  Turned up: 2h."],
    ),
    (
        "boneyard",
        [
            *chose(2, "claim-bucket", "c"),
            *said("refills", 2, 15),
            *said("worth", 2, 17),
            *moved("Td 7d", "bucket-c", "hand 2"),
            *moved("Th 5d", "bid 2", "bucket-c"),
        ],
        [
            (
                "With 15, the highest bid that counts, Cleo takes the 17 dollars of"
                " bucket C: Td 7d. The bid goes into that bucket."
            ),
            "  Bids that go into bucket C: Cleo Th 5d.",
        ],
    ),
    (
        "boneyard",
        [
            *said("bids", 1, 15),
            *moved("Td 5d", "hand 1", "bid 1"),
            *said("bids", 2, 3),
            *moved("3d", "hand 2", "bid 2"),
        ],
        ["Ben bids 15 with Td 5d.", "Cleo bids 3 with 3d."],
    ),
    (
        "brain-baseball",
        [
            *said("caught", 1, 14, "2h"),
            *moved("7h", "ball", "balls 1"),
            *moved("3h", "swing 0", "discard"),
            *moved("2h", "fielding 1", "discard"),
        ],
        [
            "Ben catches and wins the ball, 7h, with 2h: a deuce counts 14 in a catch.",
            "  Discarded: Ann 3h, Ben 2h.",
        ],
    ),
    (
        "hey-bartender",
        [
            *chose(0, "offer-card", "7h"),
            *moved("7h", "hand 0", "counter"),
            *moved("4c 5c", "deck", "bartender"),
            *moved("9c", "bartender", "discard"),
            *scored(0, 2, 5),
        ],
        [
            (
                "Ann offers 7h; the bartender has too little, draws 4c 5c and gives 9c,"
                " 2 too much: 2 points, 5 in all."
            ),
            "  The bartender draws 4c 5c.",
        ],
    ),
    (  # nobody is told of what lies there at the start
        "hush",
        [*chose(0, "play", "7h"), *moved("8h", None, "stock")],
        ["Ann chooses 7h."],
    ),
]
FIGURES: list[tuple[str, Events, list[str]]] = [
    (
        "willow",
        [
            *said("hand", 0, 2, of=3),
            *paid(0, "pot", 2),
            *paid(1, "pot", 2),
            *paid(2, "pot", 1),
            *paid("pot", 1, 9),
            *said("short", 2, 1),
        ],
        [
            "Hand 2 of 3: Ann deals. Everyone antes 2 chips and gets a hidden card.",
            "  Ann and Ben put 2 into the pot.",
            "  Cleo puts 1 into the pot.",
            "  Ben takes 9 from the pot.",
            "Cleo antes only 1: no more is left.",
        ],
    ),
    (
        "willow",
        [
            *said("wins-gap", 1, 8),
            *paid("pot", 1, 12),
            *paid("pot", 1, 2),
            *paid("pot", 0, 3, "WIL-43"),
        ],
        [
            "Ben wins 14 chips with a gap of 8, the widest.",
            "  Ben takes 12 from the pot.",
            "  Ben takes 2 from the pot.",
            "  Ann gets 3 back that nobody matched.",
        ],
    ),
    (
        "willow",
        [*chose(0, "call-or-fold", "call"), *paid(0, "pot", 4), *paid(1, "pot", 2)],
        ["Ann calls 4.", "  Ann puts 4 into the pot.", "  Ben puts 2 into the pot."],
    ),
    (
        "willow",
        [
            *chose(0, "call-raise-or-fold", "3"),
            *paid(0, "pot", 7),
            *said("level", 0, 9),
        ],
        ["Ann raises by 3, to 9, and puts in 7.", "  Ann puts 7 into the pot."],
    ),
    (
        "barcelona",
        [*said("survives", 1), *paid(0, "pot", 4)],
        ["Ben is the only one left, with no pot to win.", "  Ann antes 4."],
    ),
    (
        "barcelona",
        [
            *said("pays", 0, 5, "5h", target=1, of=0),
            *paid(0, 1, 5),
            *said("pays", 2, 3, "9h", target=1, of=9),
            *paid(2, 1, 3),
        ],
        [
            "Ann pays Ben 5 coins for 5h.",
            "  Ann pays Ben 5, the price of a red card.",
            "Cleo pays Ben 3 coins for 9h instead of 9: no more is left.",
            "  Cleo pays Ben 3, the price of a red card.",
        ],
    ),
    (  # chips that are given out are not told
        "barcelona",
        [*paid(None, 0, 20), *said("hand", number=2), *paid(None, 1, 20)],
        ["Hand 2: everyone gets a red and a black card."],
    ),
    (  # equal amounts to the same player, and by the same rule
        "brain-baseball",
        [
            *chose(0, "pitch", "7h"),
            *paid("pot", 0, 5),
            *paid("pot", 1, 5),
            *paid("pot", 2, 5, "BBB-R13"),
        ],
        [
            "Ann pitches 7h.",
            "Ann and Ben take 5 each from the pot, for the best inning.",
            "Cleo takes 5 from the pot, with three strikes in a row.",
        ],
    ),
    (
        "barcelona",
        [
            *said("hand", number=2),
            *paid(0, 1, 5),
            *paid(2, 1, 5),
            *paid(3, 0, 5),
            *paid(3, 1, 6),
        ],
        [
            "Hand 2: everyone antes 6 coins and gets a red and a black card.",
            "  Ann and Cleo pay Ben 5, the price of a red card.",
            "  Dev pays Ann 5, the price of a red card.",
            "  Dev pays Ben 6, the price of a red card.",
        ],
    ),
    (
        "abandon-ship",
        [
            *said("boards", 1, of=2),
            *scored(0, 3, 30),
            *scored(1, 7, 20),
            *scored(1, 2, 22),
        ],
        [
            (
                "Ben is the strongest, boards the hearts lifeboat and scores the 9"
                " points in it: 22 in all."
            ),
            "  Ann has 30 now.",
            "  Ben has 20 now.",
            "  Ben has 22 now.",
        ],
    ),
    (
        "hey-bartender",
        [
            *chose(0, "offer-card", "7h"),
            *moved("7h", "bartender", "discard"),
            *scored(1, 2, 5),
        ],
        ["Ann offers 7h; the bartender gives 7h, exact change."],
    ),
    (
        "domino-knights",
        [
            *scored(1, -3, 24, "KNI-222"),
            *scored(2, 4, 9, "KNI-612"),
            *scored(2, 4, 13),
        ],
        ["Ben has 24 Health left.", "Cleo has 9 Fame now."],
    ),
    (
        "boneyard",
        [
            *said("round", number=2),
            *said("in-a", number=3),
            *said("in-c", number=10),
            *said("in-e", number=1),
        ],
        ["Round 2. Dollars in the buckets: A 3, B 0, C 10, D 0, E 1."],
    ),
    (
        "last-man-standing",
        [*said("share", 1, 4, "7h"), *said("share", 2, 4, "7d")],
        ["Ben gets 4 coins for 7h.", "Cleo gets 4 coins for 7d."],
    ),
]
CHOICES: list[tuple[str, Events, list[str]]] = [
    (  # only Ben holds several hands
        "contest",
        [
            *chose(1, "turn", "twist"),
            *moved("Kp", "deck", "up 3"),
            *moved("Qp", "deck", "up 1"),
            *said("counts", 1, 14),
        ],
        ["Ben (hand 3) twists and gets King of Pentacles: 14 in all."],
    ),
    (
        "contest",
        [
            *chose(0, "turn", "twist"),
            *moved("Kp", "deck", "up 1"),
            *said("counts", 0, 14),
        ],
        ["Ann twists and gets King of Pentacles: 14 in all."],
    ),
    (  # the hand that got the card, not one that came first
        "contest",
        [
            *chose(1, "turn", "twist"),
            *moved("Qp", "deck", "up 1"),
            *moved("Kp", "deck", "up 3"),
        ],
        ["Ben (hand 3) twists and gets King of Pentacles: 0 in all."],
    ),
    (  # the hand that was chosen, not the one that gets a card
        "contest",
        [*chose(1, "effect", "kill who-2"), *moved("Qp", "deck", "up 3")],
        ["Ben means to kill Ben (hand 2)."],
    ),
    (
        "contest",
        [
            *chose(1, "turn", "? Kp"),
            *moved("Kp", "up 2", "wild 2"),
            *moved("Qp", "wild 2", "up 2"),
            *said("counts", 1, 14),
        ],
        [
            (
                "Ben (hand 2) swaps in Queen of Pentacles for King of Pentacles:"
                " 14 in all."
            ),
            "  Ben takes back as wild cards: King of Pentacles.",
        ],
    ),
    (
        "contest",
        [
            *chose(1, "turn", "Qp ?"),
            *moved("Qp", "wild 2", "up 2"),
            *moved("Kp", "up 2", "wild 2"),
        ],
        [
            "Ben (hand 2) swaps in Queen of Pentacles for King of Pentacles: 0 in all.",
            "  Ben takes back as wild cards: King of Pentacles.",
        ],
    ),
    (
        "contest",
        [
            *chose(0, "effect", "wound who-3 arm_l"),
            *chose(0, "effect", "kill who-2"),
            *chose(1, "effect", "maim who-1 eye_l"),
            *chose(1, "effect", "escape"),
        ],
        [
            "Ann wounds Ben (hand 3) on the left arm.",
            "Ann means to kill Ben (hand 2).",
            "Ben wounds Ann on the left eye, for good.",
            "Ben gets away.",
        ],
    ),
    (
        "contest",
        [*said("wounded", 1, 3), *said("stymied", 1, 2), *said("stymied", 0, 1)],
        [
            "Ben (hand 3) is wounded.",
            "That is more than 21: Ben (hand 2) is stymied for this round.",
            "That is more than 21: Ann is stymied for this round.",
        ],
    ),
    (
        "contest",
        [
            *said("holds", 1, 3, of=19),
            *said("holding", 1, 3, "Kp"),
            *said("holding", 1, 3, "9p"),
        ],
        ["Ben (hand 3) ends with 19: King of Pentacles, Nine of Pentacles."],
    ),
    (
        "domino-knights",
        [*chose(0, "react", "Ah 4-3"), *said("plays-power", 0, 0, "Ah")],
        ["Ann plays Ah, Power, aimed at 4-3: its attack and defence are doubled."],
    ),
    (
        "domino-knights",
        [*chose(0, "react", "Ah done"), *said("plays-wizard", 0, 0, "Ah")],
        ["Ann plays Ah, a Wizard, to undo what was just played."],
    ),
    (  # what another says is not what Ann chose
        "domino-knights",
        [*chose(0, "react", "Ah 4-3"), *said("plays-power", 1, 0, "Ah")],
        ["Ben plays Ah, Power: its attack and defence are doubled."],
    ),
    (  # a choice that is told has said it itself
        "domino-knights",
        [
            *chose(0, "react", "Ah 4-3"),
            *chose(0, "vote", "most_fame_at_time"),
            *said("plays-power", 0, 0, "Ah"),
        ],
        [
            "Ann votes for: Most Fame when time is up.",
            "Ann plays Ah, Power: its attack and defence are doubled.",
        ],
    ),
    (
        "domino-knights",
        [
            *chose(0, "react", "Ah candidate seat-2 2"),
            *said("plays-death", 0, 0, "Ah"),
        ],
        ["Ann plays Ah, Death, aimed at a Candidate of Cleo, to kill it."],
    ),
    (
        "domino-knights",
        [
            *chose(0, "react", "Ah 4-3 7h"),
            *said("plays-life", 0, 0, "Ah"),
            *chose(1, "react", "Kh 5-4"),
            *said("plays-life", 1, 0, "Kh"),
        ],
        [
            "Ann plays Ah, Life: 4-3, trained with 7h, becomes a Knight at once.",
            "Ben plays Kh, Life, for 5-4.",
        ],
    ),
    (
        "domino-knights",
        chose(0, "attack", "4-3 5-5 seat-2"),
        ["Ann attacks Cleo with 4-3 5-5."],
    ),
    (
        "domino-knights",
        [
            *chose(0, "draw-source", "deck"),
            *chose(1, "draw-source", "7h"),
            *chose(2, "draw-source"),
        ],
        [
            "Ann draws from the deck.",
            "Ben takes 7h from the discard pile.",
            "Cleo draws from the deck.",
        ],
    ),
    (
        "domino-knights",
        [
            *said("sets", 1, 0, "4-3"),
            *said("against", 1, 0, "5-5"),
            *said("sets", 2, 1, "3-3"),
            *said("against", 2, 0, "5-4"),
        ],
        [
            "Ben sets 4-3 against 5-5.",
            "Cleo helps the defence and sets 3-3 against 5-4.",
        ],
    ),
    (
        "seven-handed-poker",
        chose(0, "choose-spot", "spot-3 seat-1"),
        ["Ann puts Ben’s hand at spot 3."],
    ),
    ("willow", chose(1, "bet-or-fold", "6"), ["Ben bets 6."]),
    (
        "hush",
        [*chose(1, "play", "7h stop 3 seat-2"), *chose(1, "play")],
        ["Ben chooses 7h, Stop, 3 and Cleo.", "Ben passes."],
    ),
    (
        "lost-pueblo",
        [*said("exposed", 3, rule="LPG-18"), *said("exposed", 2)],
        [
            "Dev has six cards and does not win, so is the thief.",
            "Only the thief can do that: it is Cleo.",
        ],
    ),
]
TOGETHER: list[tuple[str, Events, list[str]]] = [
    (
        "domino-knights",
        [
            *said("starts-health", 0, 27),
            *said("starts-health", 1, 27),
            *said("starts-health", 2, 30),
            *said("round", number=1),
            *said("round", number=1),
        ],
        [
            "Ann and Ben start with 27 Health each.",
            "Cleo starts with 30 Health.",
            "Round 1.",
            "Round 1.",
        ],
    ),
    (
        "willow",
        [
            *chose(0, "call-or-fold", "call"),
            *paid(0, "pot", 4),
            *chose(1, "call-or-fold", "call"),
            *paid(1, "pot", 4),
            *said("all-in", 1),
            *chose(2, "call-or-fold", "call"),
            *paid(2, "pot", 4),
            *said("all-in", 2),
        ],
        [
            "Ann and Ben call 4 each.",
            "  Ann and Ben put 4 into the pot.",
            "Ben is all-in.",
            "Cleo calls 4.",
            "  Cleo puts 4 into the pot.",
            "Cleo is all-in.",
        ],
    ),
    (  # what follows an aside still belongs to the line before it
        "willow",
        [
            *chose(2, "call-or-fold", "call"),
            *said("all-in", 2),
            *paid(2, "pot", 3),
        ],
        ["Cleo calls 3.", "  Cleo puts 3 into the pot.", "Cleo is all-in."],
    ),
    (
        "willow",
        [
            *said("shares", 0),
            *said("shares", 1),
            *paid("pot", 0, 5),
            *paid("pot", 1, 5),
        ],
        [
            "Ann and Ben share the pot: equal hands.",
            "  Ann and Ben take 5 from the pot.",
        ],
    ),
    (  # a deal goes round: one sentence, although others come between
        "willow",
        [
            *moved("7h", "stock", "face-up 0"),
            *paid(0, "pot", 1),
            *moved("9c", "stock", "face-up 1"),
            *said("pot", number=12),
        ],
        [
            "The second card, face up: Ann 7h, Ben 9c. The pot is 12.",
            "  Ann puts 1 into the pot.",
        ],
    ),
    (  # what somebody decides between ends it
        "willow",
        [
            *moved("7h", "stock", "face-up 0"),
            *moved("9c", "stock", "face-up 1"),
            *chose(0, "call-or-fold", "fold"),
            *moved("8h", "stock", "face-up 0"),
            *moved("8c", "stock", "face-up 1"),
        ],
        [
            "The second card, face up: Ann 7h, Ben 9c. The pot is 0.",
            "Ann folds.",
            "The second card, face up: Ann 8h, Ben 8c. The pot is 0.",
        ],
    ),
    (
        "barcelona",
        [
            *chose(0, "force-or-drop", "drop"),
            *chose(1, "force-or-drop", "drop"),
            *chose(2, "force-or-drop", "force"),
            *moved("7h", "red 2", "red 2"),
            *moved("8h", "red 3", "red 3"),
            *moved("8c", "black 3", "black 3"),
        ],
        [
            "Ann and Ben drop out, the lowest card first.",
            (
                "Cleo has the lowest card of those left and forces a showdown."
                " The hidden cards: Cleo 7h, Dev 8h 8c."
            ),
            "  Red cards: Cleo 7h, Dev 8h.",
            "  Black cards: Dev 8c.",
        ],
    ),
    (
        "seven-handed-poker",
        [
            *moved("7h", "spot-3 0", "spot-3 0"),
            *moved("8h", "spot-3 1", "spot-3 1"),
            *said("wins-coin", 0, 3),
            *scored(0, 1, 2),
            *said("wins-coin", 1, 3),
            *scored(1, 1, 2),
        ],
        [
            "Open at spot 3: Ann 7h, Ben 8h.",
            "Ann and Ben win the coin at spot 3 and have 2 coins each now.",
            "  Ann and Ben have 2 coins now.",
        ],
    ),
    (
        "domino-avatars",
        turned("4-3 6-5"),
        [
            (
                "These attack with their smaller half and defend with their larger one:"
                " 4-3 6-5."
            )
        ],
    ),
    (  # a clock played: there is no line that says it all
        "contest",
        [*moved("Kp", "down 2", "up 2"), *moved("Qp", "down 3", "up 3")],
        ["Time is up: Ben turns up King of Pentacles, Queen of Pentacles."],
    ),
    (
        "contest",
        [*chose(1, "turn", "stand"), *moved("Kp", "down 2", "up 2")],
        ["Ben stands."],
    ),
    (
        "barcelona",
        [
            Shuffled(zone="red-pack", count=26),
            Entered(phase="show"),
            *said("hand", number=2),
            Shuffled(zone="red-pack", count=26),
            Shuffled(zone="black-pack", count=26),
            Entered(phase="show"),
        ],
        [
            "Hand 2: everyone gets a red and a black card.",
            "  The cards are shuffled.",
        ],
    ),
    (
        "hush",
        [
            *moved("7h", "hand 1", "hand 2"),
            *moved("7d", "hand 1", "hand 2"),
            *moved("7c", "hand 1", "hand 0"),
            *moved("7s", "hand 2", "hand 1"),
        ],
        ["Ben gives Cleo 7h 7d.", "Ben gives Ann 7c.", "Cleo gives Ben 7s."],
    ),
    (  # why it ended is told with the result alone
        "lamarckian-poker",
        [*said("showdown"), *said("end-best", 0, 3)],
        ["The deck is used up, and the best poker hand of five cards wins."],
    ),
]
PLAIN: list[tuple[str, Events, list[str]]] = [
    ("hush", [*chose(0, "play", "7h"), *events], ["Ann chooses 7h.", *sentences])
    for events, sentences in (
        (moved("7h", "stock", "discard"), ["  7h: from stock to discards."]),
        (moved("7h", "stock", "hand 1"), ["  Ben gets 7h."]),
        (
            [*moved("7h ?", "stock", "hand 1"), *moved("?", "stock", "hand 2")],
            ["  Ben and Cleo get 2 cards each."],
        ),
        (moved("7h ?", "hand 1", "discard"), ["  Ben lays 7h and a card face down."]),
        (
            [*moved("7h", "hand 1", "discard"), *moved("8h", "hand 2", "discard")],
            ["  Laid: Ben 7h, Cleo 8h."],
        ),
        (moved("7h", "hand 1", "shown 1"), ["  Ben moves 7h."]),
        (moved("7h", "hand 1", "hand 2"), ["  Ben gives Cleo 7h."]),
        (moved("7h", "hand 1", "hand 1"), ["  Shown: Ben 7h."]),
        (turned("6-5 6-4"), ["  Turned round: 6-5 6-4."]),
        (paid(0, 1, 3), ["  Ann pays Ben 3."]),
        (
            [*paid("pot", 2, 3), *paid("pot", "bank", 3)],
            ["  Cleo takes 3 from the pot."],
        ),
        (paid(1, "pot", 3), ["  Ben pays 3 into the pot."]),
        (scored(1, 1, 7), ["Ben scores 1 point and has 7 now."]),
        (said("aside", 1, 2), []),
    )
]


@pytest.mark.parametrize("rows", [MOVES, FIGURES, CHOICES, TOGETHER, PLAIN])
def test_what_happened_is_told(rows: list[tuple[str, Events, list[str]]]) -> None:
    for slug, events, sentences in rows:
        assert told(slug, events) == sentences


SEATS: list[tuple[str, Events, dict[str, list[int]]]] = [
    # `target` is there only where the sentence has one
    ("hush", moved("7h", "stock", "hand 1"), {"seat": [1]}),
    ("hush", moved("7h", "hand 1", "discard"), {"seat": [1]}),
    ("hush", moved("7h", "hand 1", "shown 1"), {"seat": [1]}),
    ("hush", moved("7h", "hand 1", "hand 2"), {"seat": [1], "target": [2]}),
    ("hush", moved("7h", "stock", "discard"), {}),
    (
        "lamarckian-poker",
        [*said("captures", 1), *moved("7c", "pool", "hand 2")],
        {"seat": [1]},
    ),
    (
        "lost-pueblo",
        [
            *chose(1, "hand-over-two", "? ?"),
            *moved("?", "hand 1", "hand 0"),
            *moved("?", "hand 1", "hand 2"),
        ],
        {"seat": [1]},
    ),
]


def test_a_line_names_whom_it_was_done_to() -> None:
    for slug, events, seats in SEATS:
        assert teller_of(slug).lines(events)[0].seats == seats


def test_first_and_second_are_one_piece_and_one_word_each() -> None:
    (turn,) = teller_of("contest").lines(chose(1, "turn", "Kp Qp 9p"))
    assert (turn.pieces["first"], turn.pieces["second"]) == (["Kp"], ["Qp"])
    events = [*chose(1, "turn", "? Qp 9p"), *moved("Kp", "up 2", "wild 2")]
    (turn,) = teller_of("contest").lines(events)
    assert turn.pieces["pieces"] == ["Kp", "Qp", "9p"]
    assert (turn.pieces["first"], turn.pieces["second"]) == (["Kp"], ["Qp"])
    (effect,) = teller_of("contest").lines(chose(1, "effect", "wound arm_l eye_l"))
    assert (effect.values["act"], effect.tokens["then"]) == ("wound", ["arm_l"])
    (vote,) = teller_of("domino-knights").lines(chose(1, "vote", "high low"))
    assert vote.tokens["word"] == ["high"]


def test_lines_begin_where_their_events_do_and_have_no_silent_details() -> None:
    events = [*chose(1, "turn", "twist"), *moved("Kp", "deck", "up 2")]
    first, second = teller_of("contest").lines([*events, *said("stymied", 1, 2)])
    assert (first.at, second.at) == (0, 2)
    assert first.detail == []
    assert [line.at for line in teller_of("contest").lines(events, 5)] == [5]

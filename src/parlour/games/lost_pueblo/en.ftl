title = The Lost Pueblo of Doctor Green
tagline = Somebody has stolen the pueblo. Look innocent, and count the cards.

# Questions
prompt-act = Give somebody a card, ask somebody for one, or accuse somebody. First what, then whom; to give, then the card.
    .do = { $chosen }
    .sure = { $risk ->
        [accuse] Accuse { $seat }? If you are wrong, it costs you up to two cards.
        [last] Give away your last card? You drop out of this hand.
        [six] Give { $seat } a sixth card? Unless { $seat } is the thief, that ends the hand and wins it.
       *[none] {""}
    }
prompt-hand-over = You are asked for a card. Choose the one you hand over.
    .do = Hand over { $chosen }
prompt-hand-over-or-not = You are asked for a card. Hand one over, or say no.
    .do = { $risk ->
        [refuse] Say no
       *[other] Hand over { $chosen }
    }
    .sure = { $risk ->
        [last] Hand over your last card? You drop out of this hand.
       *[other] {""}
    }
prompt-hand-over-two = You were wrong. Choose the two cards you hand over.
    .do = Hand over { $chosen }

# Words
word-give = Give to
word-ask = Ask
word-accuse = Accuse
word-refuse = Say no

# Why a choice was refused
refused-yourself = That is you. Name somebody else.
refused-dropped-out = That player has dropped out.
refused-ace-comes-last = The Ace of spades may leave your hand only as your last card.
refused-no-refusing = You cannot say no: hand over a card.
refused-not-in-hand = { $token } is not in your hand.

# What happened
moved-pack-hand = { $count } cards each are dealt, the Ace of spades among them{ $yours-count ->
    [0] .
   *[other] ; you: { $yours }.
}
said-begins = { $of ->
    [1] {""}
   *[other] Hand { $number } of { $of }:{" "}
}{ $seat } { VERB($who, one: "begins", many: "begin") }.{ $number ->
    [1] {" "}In a turn you give a card, ask for one, or accuse somebody. The thief, who has the Ace of spades, wins by getting rid of every card, the Ace last; anybody else wins alone, with six cards or by accusing the thief. A wrong accusation costs two cards.
   *[other] {""}
}
decided-act = { $act ->
    [give] { $seat } { VERB($who, one: "gives", many: "give") } { $target } { $pieces } unasked.
    [ask] { $seat } { VERB($who, one: "asks", many: "ask") } { $target } for a card{ $got-count ->
        [0] .
       *[other] {" "}and { VERB($who, one: "gets", many: "get") } { $got }, the last one.
    }
   *[accuse] { $seat } { VERB($who, one: "accuses", many: "accuse") } { $target } of being the thief.
}
decided-hand-over = { $seat } { VERB($who, one: "hands", many: "hand") } { $target } { $pieces }.
decided-hand-over-or-not = { $act ->
    [refuse] { $seat } { VERB($who, one: "says", many: "say") } no.
   *[other] { decided-hand-over }
}
decided-hand-over-two = { $seat } { VERB($who, one: "gives", many: "give") } { $target } { $pieces } as a penalty.
said-innocent = { $seat } { VERB($who, one: "does", many: "do") } not have the Ace of spades{ $got-count ->
    [0] .
   *[other] : { $target } { VERB($whom, one: "was", many: "were") } wrong and { VERB($whom, one: "gives", many: "give") } { $seat } { $got } as a penalty.
}
said-caught = { $seat } { VERB($who, one: "catches", many: "catch") } the thief: { $target } had the Ace of spades{ hands-now }
said-escaped = { $seat }, the thief, { VERB($who, one: "hands", many: "hand") } { $target } the Ace of spades as the last card and { VERB($who, one: "gets", many: "get") } away{ $number ->
    [6] { six-too }
    [7] { six-too }
   *[other] {""}
}{ hands-now }
six-too = , which counts before the { $number } cards that { $target } { VERB($whom, one: "has", many: "have") } now
said-six = { $seat } { VERB($who, one: "has", many: "have") } { $number } cards and { VERB($who, one: "is", many: "are") } not the thief: six are enough{ hands-now }
said-exposed =
    .aside = { $rule ->
        [LPG-18] { $seat } { VERB($who, one: "has", many: "have") } six cards and { VERB($who, one: "does", many: "do") } not win, so { VERB($who, one: "is", many: "are") } the thief.
       *[other] Only the thief can do that: it is { $seat }.
    }
said-drops-out =
    .aside = { $seat } { VERB($who, one: "has", many: "have") } no cards left and { VERB($who, one: "drops", many: "drop") } out.
said-lone = { $seat }, the thief, { VERB($who, one: "is", many: "are") } alone at the table. Nobody wins.
said-lone-winner = { $seat }, the thief, { VERB($who, one: "is", many: "are") } alone at the table{ hands-now }
hands-now = { $total ->
    [0] .
    [one] . That is the first hand won by { $seat }.
   *[other] . That makes { $total } hands won by { $seat }.
}
said-drawn = { $number ->
    [one] One turn
   *[other] { $number } turns
} without a winner: the hand is drawn.
said-end-caught = { said-caught }
said-end-escaped = { said-escaped }
said-end-six = { said-six }
said-end-lone = { said-lone }
said-end-lone-winner = { said-lone-winner }
said-end-drawn = { said-drawn }
scored = { "" }
shown-hand =
    .detail = { $pieces } { $who ->
        [you] is in your hand.
       *[other] is in { $seat }’s hand.
    }
moved-hand-hand = { "" }
moved-to-pack = { "" }
moved-to-box = { "" }
shown-box = { "" }

# What the table works out
hint-hand = Hand { $number } of { $hands }.
hint-turn = Turn { $number } of { $cap } at most.
hint-thief = You are the thief. { $number ->
    [one] Only the Ace of spades is left: hand it over and you win.
   *[other] Get rid of { $number } cards, the Ace of spades last.
}
hint-innocent = You are innocent. { $number ->
    [one] One more card wins the hand.
   *[other] { $number } more cards win the hand.
}
hint-you-are-out = You have dropped out of this hand.
hint-did = { $seat } so far: gave { $gave }, asked { $asked }, accused { $accused }.
hint-out = { $seat } has dropped out.
    .tag = out
hint-exposed = { $seat } is the thief, as all can tell.
    .tag = the thief
hint-cleared = { $seat } is proved innocent.
    .tag = innocent
hint-gave-them = You know these cards of { $seat }: { $pieces }.
    .tag = { $pieces } in hand

# While choosing
hint-asking = { $seat } holds { $count ->
    [one] one card and hands it over
   *[other] { $count } cards and chooses the one you get
}.
    .tag = is asked
hint-asking-may-refuse = { $seat } holds { $count ->
    [one] one card and may hand it over, or say no
   *[other] { $count } cards and may hand you one of them, or say no
}.
    .tag = is asked
hint-refusing = { $seat } gets nothing, and the turn is over.
    .tag = gets nothing
hint-stake = Right, and you win the hand. Wrong, and { $seat } gets { $count ->
    [one] your last card
   *[other] two cards of yours
}.
    .tag = accused
hint-bluff = It cannot be right, for the thief is you. It does get rid of cards.
    .tag = innocent
hint-bluff-exposes = Only your other card goes over, the Ace stays: then everybody knows that the thief is you.
hint-penalty-wins = With the cards of a wrong guess { $seat } has { $count } and wins the hand.
hint-penalty-last = Wrong, and you have no card left and drop out of this hand.
hint-bluff-escapes = It is wrong, and the penalty takes your Ace of spades. You get away and win.
    .tag = innocent
hint-suspects = { $count ->
    [one] Nobody else can be the thief.
   *[other] { $count } players may be the thief as far as you can tell.
}
hint-handing = { $seat } would hold { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
    .tag = then { $count } in hand
hint-away = The Ace of spades leaves your hand. You get away and win.
hint-out-of-it = That is your last card. You drop out of this hand.
hint-sixth = Six cards win the hand, unless { $seat } is the thief.
    .tag = sixth card

fact-hand = Hand
fact-turns = Turn
fact-gave = Gave
fact-asked = Asked
fact-accused = Accused
unit-hands = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}

# The guided first game
guide-innocent = Somebody holds the Ace of spades and is the thief. It is not you. Two ways to win: name the thief, or collect six cards. { $seat } asks you for a card and will hold { $number }. You cannot refuse, and any card will do, so hand over { $piece }.
guide-sixth = { $seat } needs one more card and asks you for it. There is no refusing; if { $seat } is innocent, this wins the hand.
guide-help = { $seat } takes a card off your hands, which is just what a thief needs. The Ace stays while you hold any other card. After { $piece } you have { $left } left.
guide-hand-over = { $seat } asks you for a card and will hold { $number ->
    [one] one
   *[other] { $number }
}; you keep { $left ->
    [0] none and are out of this hand
    [one] one
   *[other] { $left }
}. It does not matter which card you give.
guide-penalty = Wrong: { $seat } is innocent, and everybody knows it now. That costs you two cards, and { $seat } will hold { $number }. { $suspects ->
    [one] Only one player can be the thief now.
   *[other] { $suspects } players are left who may be the thief.
}
guide-penalty-thief = Wrong, as you well knew. Two cards go, and { $left ->
    [one] only one is left
   *[other] { $left } are left
}. The Ace of spades must be the very last.
guide-escape = { $held ->
    [one] The Ace is your last card
   *[other] You are down to two cards
}. Accuse { $seat } and be wrong: the penalty takes all you hold, the Ace of spades last, and the thief has got away.
guide-thief = The Ace of spades is yours, so you are the thief: get rid of all { $held } cards, the Ace last. Look innocent and be wrong! A false accusation costs two cards, for you a gift. Accuse { $seat }, who would then hold { $number }; with six, an innocent wins.
guide-thief-again = You are the thief and hold { $held }. Accuse { $seat }: wrong, of course, and two cards are gone.
guide-sure = Only { $seat } can have the Ace of spades: everybody else is cleared or shows all cards. Accuse, and the hand is yours.
guide-ask-six = You hold five cards, and the sixth wins. Ask { $seat }, who cannot refuse.
guide-gave = { $seat } gave a card away without being asked{ $gave ->
    [one] {""}
   *[other] , { $gave } times
}. Innocents want six cards, the thief wants none. Innocents bluff too, and { $suspects } players may be the thief, but that is the best clue so far: accuse { $seat }. If you are wrong it costs two cards.
guide-ask = { $suspects ->
    [one] One player
   *[other] { $suspects } players
} may be the thief, and a wrong guess costs two cards. Asking costs nothing: { $seat } has { $number } cards, one of them would make it { $held } for you, and six win.
guide-ask-again = { $suspects ->
    [one] One player
   *[other] { $suspects } players
} may be the thief. Ask { $seat } for a card meanwhile: you would hold { $held } of six.
guide-caught = You caught the thief: { $seat } had the Ace of spades. { $score ->
    [one] Your first point.
   *[other] You have { $score } points.
} New cards, new thief.
guide-caught-me = { $seat } saw through you and caught you with the Ace of spades. New cards, new thief.
guide-caught-other = { $seat } caught { $other } with the Ace of spades and wins the hand. New cards, new thief.
guide-escaped = You got away with it: all your cards gone, the Ace last. { $score ->
    [one] Your first point.
   *[other] You have { $score } points.
}
guide-escaped-other = { $seat } was the thief, got rid of every card, and won the hand. Watch those who shed cards.
guide-six-other = { $seat } had six cards and was innocent: that wins the hand. Keep an eye on those who collect.
guide-cleared = { $seat } accused { $other } and was wrong. So { $other } is innocent, and everybody knows it.
guide-got = { $seat } had to give you { $piece }. You hold { $held } now.

# The table
zone-pack = pack
zone-box = box
zone-hand = hand
phase-turn = Next turn
phase-asked = A card is asked for
phase-penalty = A wrong accusation

# Options
option-filler_cards = The other cards
    .help = Which cards are dealt beside the Ace of spades.
option-filler_cards-no_aces_no_spades = a list all know, no Aces, no spades
option-filler_cards-any = any cards of the deck, kept secret
option-may_refuse = Saying no
    .help = Whether you may keep your cards when you are asked for one.
option-ace_as_second_card = Ace as second card
    .help = Whether a thief with two cards may pay for a wrong accusation with both, and so win.
option-lone_thief = A lone thief
    .help = Who wins when everybody but the thief has dropped out.
option-lone_thief-nobody = nobody wins
option-lone_thief-thief_wins = the thief wins
option-turn_cap = Turn limit
    .help = Turns after which a hand is drawn.
option-turn_cap-auto = fifty for each player
option-hands = Hands
    .help = Hands in a session, with a point for each hand won.

# Why its bots answer as they do
thumb = I watch who gives cards away and who accuses, and I collect all the while.

# On paper
credit = { title }, designed by James Ernest. { poker-suite }
pad-goal = Who wins the most hands.
pad-hands = won
pad-note-write = A stroke for whoever won the hand; a T beside it if that was the thief.

# What studies measure
measure-thief = hands won by the thief
measure-accuser = hands won by an accuser
measure-collector = hands won by a collector
measure-drawn = hands drawn at the limit of turns
measure-lone = hands in which only the thief is left
measure-turns-a-hand = turns in a hand
measure-right = accusations that name the thief
measure-trick = hands won by the two-card trick
measure-dropped-out = players who drop out of a hand

# The score pad in the app
pad-hand = won the hand
pad-hand-innocent = won
pad-hand-thief = won as the thief

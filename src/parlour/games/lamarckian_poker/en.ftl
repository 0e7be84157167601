title = Lamarckian Poker
tagline = Breed four cards of ooze into the best poker hand before your line dies out.

prompt-choose-mark = Choose one card as your mark. It takes every pool card of its suit or rank, then falls into the pool.
    .do = Lay { $chosen } as mark
    .sure = { $risk ->
        [1] Lay your last card? It matches nothing, and without cards you are extinct.
       *[0] { "" }
    }

refused-in-the-pool = { $token } lies in the pool. Only a card you held before this turn can be your mark.
refused-not-in-hand = { $token } is not in your hand, so it cannot be your mark.

# What happened
moved-deck-hand = Everyone gets { $count } cards{ $yours-count ->
    [0] .
   *[other] ; you: { $yours }.
}
said-turn = Turn { $number } of { $of }, in the pool: { $moved-deck-pool }.{ $number ->
    [1] {" "}Everyone plays a card, their mark. From the highest mark down, among equals spades, hearts, diamonds, then clubs, each captures all cards of its suit or rank in the pool and then lies there itself; what is left after a turn is discarded.
   *[other] {""}
}
moved-deck-pool = { "" }
moved-hand-mark = The marks: { $shares-count ->
    [0] { $seat } { $pieces }.
   *[other] { $shares }.
}
moved-pool-hand = { "" }
said-captures = { $seat } { VERB($who, one: "captures", many: "capture") } { $got } with { $piece }.
said-nothing =
    .aside = { $seat } { VERB($who, one: "captures", many: "capture") } nothing with { $piece }.
moved-mark-pool = { "" }
moved-pool-discard =
    .detail = Discarded: { $pieces }.
said-extinct = { $seat } { VERB($who, one: "has", many: "have") } no cards left and { VERB($who, one: "is", many: "are") } extinct.
said-showdown = The deck is used up, and the best poker hand of five cards wins.
said-shows = { $seat } { VERB($who, one: "shows", many: "show") } { $got }: { kind-of-hand }{ $got-count ->
    [1] .
    [2] .
    [3] .
    [4] .
    [5] .
   *[other] , { $named-five }.
}
said-five = { "" }
shown-hand = { "" }
said-end-best = { $who ->
    [one] { $seat }’s hand is the best: { kind-of-hand }.
    [you] Your hand is the best: { kind-of-hand }.
   *[other] { $seat } have { kind-of-hand } each, and their hands are equal.
}
said-end-decides = { $whom ->
    [you] Yours
   *[other] { $target }’s
} is of the same kind, but { $piece } decides: it { $number ->
    [0] meets no card at all
    [11] beats a Jack
    [12] beats a Queen
    [13] beats a King
    [14] beats an Ace
    [8] beats an 8
   *[other] beats a { $number }
}.
said-end-next = The next best hand, { $who ->
    [you] yours
   *[other] that of { $seat }
}, is { kind-of-hand }.
said-end-survived = { $seat } { VERB($who, one: "is", many: "are") } the only one left: everyone else is extinct.
said-end-all-extinct = Nobody is left. Those who died out in the last turn share the win.
said-end-no-winner = Nobody is left, so nobody wins.
final-hand = { kind-of-hand }
kind-of-hand = { $number ->
    [0] a high card
    [1] a pair
    [2] two pair
    [3] three of a kind
    [4] a straight
    [5] a flush
    [6] a full house
    [7] four of a kind
    [8] a straight flush
   *[9] a royal flush
}

zone-deck = deck
zone-pool = pool
zone-discard = discard pile
zone-hand = hand
zone-mark = mark

phase-marks = Choosing marks

option-sole_survivor = Last one alive
    .help = What happens when only one player is left before the deck is used up.
option-sole_survivor-ends_game = wins at once
option-sole_survivor-plays_on = goes on alone
option-all_extinct = All die out together
    .help = What happens when the last players all run out of cards in the same turn.
option-all_extinct-shared = they share the win
option-all_extinct-no_winner = nobody wins
option-memory_aid = Memory aid
    .help = Shows the cards that everybody saw a rival capture and that are still in hand.

hint-turn = Turn { $turn } of { $turns }.
hint-hand = Your hand so far: { $number ->
    [0] high card
    [1] a pair
    [2] two pair
    [3] three of a kind
    [4] a straight
    [5] a flush
    [6] a full house
    [7] four of a kind
    [8] a straight flush
   *[9] a royal flush
} ({ $pieces }).
hint-takes = { $piece } would take { $pieces }.
    .tag = takes { $n }
hint-takes-none =
    .tag = takes none
hint-higher = Higher marks act first: they may take these cards, and leave themselves.
hint-nothing = None of your cards matches the pool. Only marks that fall in could be taken.
hint-same-suit =
    .tag = same suit
hint-same-rank =
    .tag = same rank
hint-no-match =
    .tag = no match
hint-would-take = { $piece } would take { $pieces }. Any higher mark acts before it and may take them first.
    .total = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
hint-would-take-first = { $piece } acts first and takes { $pieces }.
    .total = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
hint-would-take-none = { $piece } matches nothing in the pool. It could only catch higher marks that fall in before it.
    .total = no cards

fact-turn = Turn
fact-deck = Cards in the deck

guide-begin = Welcome to the ooze. Four cards lie in the pool; your mark takes all that share its suit or its rank. { $piece } would take { $number }: { $pieces }.
guide-order = Marks act from the highest to the lowest, the Ace on top. { $piece } would take { $number }, and only { $higher } higher cards that you have not seen could be quicker.
guide-shape = A mark may take by suit and by rank at once: { $piece } would take { $pieces }.
guide-gather = You hold { $count } cards. Early on, more cards are better: each one is a mark to play and a candidate for your poker hand. { $piece } would take { $number }.
guide-fives = You hold { $count } cards, enough to begin breeding. { $pieces } are your best five. Keep what makes pairs, suits or runs, and spend the rest: { $piece } is not among them and would take { $number }.
guide-known = Whatever anybody took, everybody saw. Look at the known cards of your rivals: a higher card of the suit you want is a threat. Over { $piece } there are { $higher } that you have not seen.
guide-last-turns = { $left } turns are left, and the hand counts more than the number of cards. Yours is { $number ->
    [0] high card
    [1] a pair
    [2] two pair
    [3] three of a kind
    [4] a straight
    [5] a flush
    [6] a full house
    [7] four of a kind
    [8] a straight flush
   *[9] a royal flush
} so far: { $pieces }. Spend a card that does not belong to it.
guide-keep = You hold { $number ->
    [0] high card
    [1] a pair
    [2] two pair
    [3] three of a kind
    [4] a straight
    [5] a flush
    [6] a full house
    [7] four of a kind
    [8] a straight flush
   *[9] a royal flush
}: { $pieces }. Now play only what your best five will not miss, { $piece } for example, and take what you can along the way.
guide-showdown = The last mark. After it all hands are shown, and the best five cards win. Yours so far: { $number ->
    [0] high card
    [1] a pair
    [2] two pair
    [3] three of a kind
    [4] a straight
    [5] a flush
    [6] a full house
    [7] four of a kind
    [8] a straight flush
   *[9] a royal flush
}, with { $pieces }.
guide-mark-again = { $piece } would take { $pieces }.
guide-snatched = { $second } is higher than your { $piece }, so { $seat } was quicker and took { $third } away. { $got ->
    [0] Nothing was left for you.
    [one] One card was left for you.
   *[other] { $got } cards were left for you.
}
guide-caught = Nobody came in the way: your { $piece } took { $got } cards.
guide-missed = Your { $piece } took nothing. A mark is gone in any case.

# Why its bots answer as they do
thumb = First many cards, then the right ones: I play what may catch most.

# On paper
credit = { title }, designed by James Ernest and Dave Howell. { poker-suite }

# What studies measure
measure-extinct = players who die out
measure-no-showdown = games that end before a showdown
measure-big-hand-wins = games won by the player with most cards after four turns
measure-small-hand-wins = games won by the player with fewest cards after four turns
measure-flush-or-more = showdowns won by a flush or more
measure-full-house-or-more = showdowns won by a full house or more
measure-short-handed = showdowns to which somebody comes with fewer than five cards
measure-first-captures = cards that the highest mark of a turn captures
measure-last-captures = cards that the lowest mark of a turn captures
measure-nothing = marks that capture nothing
measure-straight-or-more = showdowns won by a straight or more
measure-four-or-more = showdowns won by four of a kind or more
measure-straight-flush-wins = showdowns won by a straight flush

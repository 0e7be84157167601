title = Spots
tagline = Pay a card into the middle, take your change, and hope it is too much.

prompt-play-card = Play a card into the middle. You get its worth in change, or more.
    .do = Pay { $chosen }
prompt-choose-change = Several sets make your change. Choose a card of the one you want.
    .do = Take the set with { $chosen }

refused-not-that-change = { $token } does not tell the sets of change apart. Choose one of the cards offered.
refused-in-the-middle = { $token } lies in the middle. You pay with a card of your own hand.
refused-in-your-score-pile = { $token } is change you won. It stays in your score pile.
refused-not-in-your-hand = { $token } is not in your hand.

# What happened
said-round = Round { $number }: everyone gets five cards{ $yours-count ->
    [0] {""}
   *[other] ; you: { $yours }
}. In the middle: { $moved-deck-middle }.{ $number ->
    [1] {" "}Pay a card into the middle and take out cards of the same worth, or of more where that cannot be made; while the middle has too little, cards are turned up. What you have taken are your points, and whoever wins { $of ->
        [one] a round
       *[other] { $of } rounds
    } first wins the game.
   *[other] {""}
}
moved-deck-hand =
    .detail = The hands: { $shares }.
said-begins = { $seat } { VERB($who, one: "has", many: "have") } the smallest hand, { $number } points, and { VERB($who, one: "begins", many: "begin") }.{ $of ->
    [1] {" "}The others have a handicap: half of what their hand is worth above that goes off their points.
   *[other] {""}
}
decided-play-card = { $seat } { VERB($who, one: "pays", many: "pay") } { $pieces }{ $moved-deck-middle-count ->
    [0] {""}
   *[other] , { VERB($who, one: "turns", many: "turn") } up { $moved-deck-middle }
}{ $got-count ->
    [0] .
   *[other] {" "}and { VERB($who, one: "takes", many: "take") } { $got }{ $said-excess ->
        [0] .
       *[other] , { $said-excess } extra.
    }
}
decided-choose-change = { $seat } { VERB($who, one: "chooses", many: "choose") } { $got } as change{ $said-excess ->
    [0] .
   *[other] , { $said-excess } extra.
}
said-tally = { $seat } { VERB($who, one: "has", many: "have") } taken { points-each }{ $of ->
    [0] {" "}and { VERB($who, one: "has", many: "have") } no handicap.
   *[other] , less a handicap of { $of }.
}
said-tally-half = { $seat } { VERB($who, one: "has", many: "have") } taken { points-each }, less a handicap of { $of ->
    [0] ½.
   *[other] { $of }½.
}
points-each = { $who ->
    [one] { number-points }
    [you] { number-points }
   *[other] { number-points } each
}
number-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
said-shared-round = The best score is tied, and everybody who has it wins the round.
said-end-target = { $seat } { VERB($who, one: "has", many: "have") } won { $number ->
    [one] a round
   *[other] { $number } rounds
}, and that wins the game.
moved-deck-middle =
    .detail = Turned up: { $pieces }.
moved-hand-played = { "" }
moved-middle-score-pile = { "" }
moved-played-middle = { "" }
said-exact = { "" }
said-excess = { "" }
said-short =
    .aside = The deck is empty, so the change is { $number ->
        [one] one point
       *[other] { $number } points
    } too little.
said-points-noted =
    .aside = The deck is empty. Points are noted, and the score piles become the deck.
said-wins-round = { $seat } { VERB($who, one: "wins", many: "win") } the round with { $number ->
    [one] { $number } point
   *[other] { $number } points
} { rounds-now }
said-wins-round-half = { $seat } { VERB($who, one: "wins", many: "win") } the round with { $number }½ points { rounds-now }
said-wins-round-below-zero = { $seat } { VERB($who, one: "wins", many: "win") } the round with a score below zero, still the best, { rounds-now }
rounds-now = and { VERB($who, one: "has", many: "have") } won { $who ->
    [one] { total-rounds }
    [you] { total-rounds }
   *[other] { total-rounds } each
} now.
total-rounds = { $total ->
    [one] { $total } round
   *[other] { $total } rounds
}
said-tied-round = The best score is tied, and nobody gets the round.
scored = { "" }
won-ahead = { $seat } { VERB($who, one: "has", many: "have") } won { $total }, { lead }.
won-level = { $seat } { VERB($who, one: "has", many: "have") } won { total-each }.
moved-to-deck = { "" }

# Scores are rounds won
points = { $count ->
    [one] 1 round won
   *[other] { $count } rounds won
}

hint-round = Round { $round }, begun by { $seat } with the smallest hand ({ $total }).
hint-standing = { $seat }: hand of { $start }, handicap { $handicap }; { $points } points so far, { $adjusted } after handicap; { $left ->
    [one] 1 card
   *[other] { $left } cards
} left; { $wins ->
    [one] 1 round won
   *[other] { $wins } rounds won
}.
    .tag = { $adjusted } after handicap
hint-middle = The middle holds { $total ->
    [one] 1 point
   *[other] { $total } points
}; { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck.
hint-fetches = { $piece } fetches { $pieces }: { $excess ->
    [0] exact change
   *[other] { $excess } extra
}.
    .tag = { $excess ->
        [0] exact
       *[other] { $excess } extra
    }
hint-choice = { $piece } fetches one of { $count } sets, your choice: { $excess ->
    [0] exact change
   *[other] { $excess } extra
}.
    .tag = { $excess ->
        [0] exact, a choice
       *[other] { $excess } extra, a choice
    }
hint-draws = { $piece } draws from the deck first.
    .tag = draws
hint-short = { $piece } fetches only { $pieces }: { $short } too little.
    .tag = { $short } short
hint-set = You may take { $pieces }.

# While choosing
hint-gets = You get { $pieces }.
    .total = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
hint-yours = { $piece } would go to your score pile.
    .tag = yours
hint-stands = Your round then stands at { $adjusted } after the handicap.
hint-pay-draws = The middle has too little. Cards are turned up until it can pay, so nobody knows what you get.
hint-pay-choice = { $count } sets make this change. You choose among them.
    .total = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
hint-sets-left = { $count } sets are left to choose from.

fact-round = Round
fact-deck = Deck
fact-starter = Began
fact-start = Opening hand
unit-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}

# The guided first game
guide-begin = All hands lie open. You pay a card into the middle and get its worth back, or more if the middle has no exact change. Your { $piece } would fetch { $pieces }: { $excess } too many, all yours.
guide-takes = What you take counts for you this round: { $pile } so far. What you pay in is change for { $seat }, who plays next. { $piece } would fetch { $pieces }.
guide-short = The middle holds { $total }, too little for your { $piece }. If you play it, cards are turned up until they can pay for it. Nothing else in your hand brings much just now.
guide-handicap = Your first five cards were the poorest hand, worth { $hand }. { $seat } began with { $number } and loses half of the difference, { $handicap }. { $piece } would fetch you { $pieces }.
guide-last = The last card of the round: { $piece } for { $pieces }. After the handicap you stand at { $mine }, { $seat } at { $theirs }.
guide-drew = The middle could not pay for your { $piece }, so { $pieces } came up: { $got ->
    [0] exactly its worth for you.
   *[other] { $got } too many for you.
}
guide-missed = { $pieces } for your { $piece }: { $got ->
    [0] exactly its worth.
   *[other] { $got } too many.
} { $second } would have brought { $excess } too many.
guide-gained = { $pieces } for your { $piece }: { $got } too many, well done.
guide-even = { $pieces } for your { $piece }, exactly its worth.

zone-deck = deck
zone-middle = middle
zone-played = payment
zone-hand = hand
zone-score-pile = score pile

phase-play = Paying in
phase-change = Choosing the change

option-rounds_to_win = Rounds to win
    .help = How many rounds you must win to win the game.
option-overpay_rule = When exact change is impossible
    .help = Which total above the price the middle gives.
option-overpay_rule-least_excess = the next higher total
option-overpay_rule-fewest_cards = the fewest cards
option-equal_change = Equally good change
    .help = Who decides between sets of the same total and the same number of cards.
option-equal_change-highest_card = the set with the highest card
option-equal_change-player_chooses = the player chooses
option-deck_out = When the deck runs out
    .help = What happens when a card must be turned up and the deck is empty.
option-deck_out-reshuffle = the score piles become the deck
option-deck_out-short = you get what is there
option-handicap_rounding = Half points of handicap
    .help = Whether half points of a handicap stay or are rounded.
option-handicap_rounding-exact = they stay
option-handicap_rounding-down = rounded down
option-handicap_rounding-up = rounded up
option-round_tie = Tied rounds
    .help = Who wins a round when several players have the best score.
option-round_tie-shared = everybody who tied
option-round_tie-none = nobody
option-start_tie = Tied smallest hands
    .help = Who begins when several players have the smallest hand.
option-start_tie-fewest_starts = who has begun least often
option-start_tie-random = chance decides

# Why its bots answer as they do
thumb = I pay with the card that brings most beyond its price, and leave little to whoever is next.

# On paper
credit = { title }, designed by James Ernest and Carol Monahan. { poker-suite }
pad-goal = { $rounds_to_win ->
    [one] The first round won wins the game.
   *[other] First to win { $rounds_to_win } rounds.
}
pad-handicap = handicap
pad-pile = pile
pad-result = result
pad-wins = wins
pad-note-write = Handicap: half of what your hand has above the smallest hand{ $handicap_rounding ->
    [down] , rounded down
    [up] , rounded up
   *[exact] ; half points count
}. Your score pile less the handicap is your result, and the best result wins the round.

# What studies measure
measure-starter-wins = rounds won by the smallest hand, which begins
measure-rich-wins = rounds won by the largest hand
measure-hand-worth = points by which the largest hand beats the smallest, per point it holds more; the handicap takes 0.5
measure-largest-handicap = points off the largest hand
measure-excess = points of excess change per turn
measure-exact = turns in which change was exact
measure-run-out = reshuffles, or turns short of change, per round
measure-turned-up = cards turned up per round

# The score pad in the app
pad-hand = hand at the start
pad-lead = Who deals first?
pad-next = { $dealer } deals, and whoever has the smallest hand begins.
pad-end-wins = { $count ->
    [one] { $names } has won { $wins ->
        [one] a round
       *[other] { $wins } rounds
    }.
   *[other] { $names } have won { $wins ->
        [one] a round
       *[other] { $wins } rounds
    } each.
}

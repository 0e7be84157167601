title = Spots
tagline = Pay a card into the middle, take your change, and hope it is too much.

prompt-play-card = Play a card into the middle. You get its worth in change, or more.
prompt-choose-change = Several sets make your change. Choose a card of the one you want.

refused-not-that-change = { $token } does not tell the sets of change apart. Choose one of the cards offered.
refused-in-the-middle = { $token } lies in the middle. You pay with a card of your own hand.
refused-in-your-score-pile = { $token } is change you won. It stays in your score pile.
refused-not-in-your-hand = { $token } is not in your hand.

said-begins = First turn: { $seat }, with the smallest hand ({ $number }).
said-exact = Exact change.
said-excess = { $number ->
    [one] One point
   *[other] { $number } points
} too much!
said-short = The deck is empty: { $number ->
    [one] one point
   *[other] { $number } points
} too little.
said-points-noted = The deck is empty. Points are noted, and the score piles become the deck.
said-wins-round = The round goes to { $seat }, with { $number } points after the handicap.
said-wins-round-half = The round goes to { $seat }, with { $number }½ points after the handicap.
said-wins-round-below-zero = The round goes to { $seat }, with a score below zero.
said-tied-round = The best score is tied, and nobody gets the round.

# Scores are rounds won
points = { $count ->
    [one] 1 round won
   *[other] { $count } rounds won
}
event-scored = { $seat }: { $total ->
    [one] 1 round won
   *[other] { $total } rounds won
}.

hint-round = Round { $round }, begun by { $seat } with the smallest hand ({ $total }).
hint-standing = { $seat }: hand of { $start }, handicap { $handicap }; { $points } points so far, { $adjusted } after handicap; { $left ->
    [one] 1 card
   *[other] { $left } cards
} left; { $wins ->
    [one] 1 round won
   *[other] { $wins } rounds won
}.
hint-middle = The middle holds { $total ->
    [one] 1 point
   *[other] { $total } points
}; { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck.
hint-fetches = { $piece } fetches { $pieces }: { $excess ->
    [0] exact change
   *[other] { $excess } too much
}.
hint-choice = { $piece } fetches one of { $count } sets, your choice: { $excess ->
    [0] exact change
   *[other] { $excess } too much
}.
hint-draws = { $piece } draws from the deck first.
hint-short = { $piece } fetches only { $pieces }: { $short } too little.
hint-set = You may take { $pieces }.

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

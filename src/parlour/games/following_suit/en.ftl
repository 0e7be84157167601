title = Following Suit
tagline = Spades chase hearts, hearts chase diamonds, and only your best suit counts.

prompt-choose-mark = Choose your mark. If it is the highest of its suit, it captures everything in the suit that follows.

refused-in-the-pool = Your mark must come from your hand; { $token } lies in the pool.
refused-not-in-hand = Your mark must come from your hand, and { $token } is not there.

said-captures = { $piece } ({ $seat }) captures { $number ->
    [0] nothing, for nothing of its prey lies there
    [one] 1 card
   *[other] { $number } cards
}.
said-sits-out = { $seat }: no card left to play, out until the next round.
said-best-suit = { $seat }: the best suit is { $number ->
    [0] clubs
    [1] diamonds
    [2] hearts
   *[3] spades
}.
said-tied = The lead is shared at { $number } points, so everybody plays another round.

zone-deck = deck
zone-pool = pool
zone-discard = discard pile
zone-hand = hand
zone-mark = mark

phase-marks = Choosing marks

hint-turn = Round { $round }, turn { $turn } of { $turns }. The game is to { $target } points.
hint-table = On the table, in points: spades { $spades } → hearts { $hearts } → diamonds { $diamonds } → clubs { $clubs } → spades.
hint-hand = In your hand, in points: spades { $spades }, hearts { $hearts }, diamonds { $diamonds }, clubs { $clubs }. The best suit counts { $best }.
hint-spades = A spade captures all hearts unless somebody plays a higher spade: { $points ->
    [one] 1 point
   *[other] { $points } points
} in the pool.
hint-hearts = A heart captures all diamonds unless somebody plays a higher heart: { $points ->
    [one] 1 point
   *[other] { $points } points
} in the pool.
hint-diamonds = A diamond captures all clubs unless somebody plays a higher diamond: { $points ->
    [one] 1 point
   *[other] { $points } points
} in the pool.
hint-clubs = A club captures all spades unless somebody plays a higher club: { $points ->
    [one] 1 point
   *[other] { $points } points
} in the pool.

option-target_score = Points to win
    .help = The game ends when somebody has this many points after a round and the lead is not shared.
option-show_known_cards = Show known cards
    .help = Shows the cards that everybody saw a rival capture and that are still in hand. Otherwise you have to remember them.
option-max_rounds = Most rounds
    .help = The game is cut off after this many rounds, and the highest total wins.

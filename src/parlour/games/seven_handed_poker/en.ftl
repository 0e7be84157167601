title = Seven-Handed Poker
tagline = You choose the cards, your opponent chooses the spot: seven coins, seven little poker hands.

prompt-choose-cards = Choose 1 to { $most } cards to lay face down. Your opponent will say where they go.
prompt-choose-spot = Choose the spot where your opponent's cards must go.

word-spot-0 = spot-0
word-spot-1 = spot-1
word-spot-2 = spot-2
word-spot-3 = spot-3
word-spot-4 = spot-4
word-spot-5 = spot-5
word-spot-6 = spot-6

refused-not-in-hand = { $token } is not in your hand.
refused-already-placed = { $token } lies at a coin already. A placed hand is final.
refused-not-your-spot = Choose cards. Where they go is for your opponent to say.
refused-choose-a-spot = Choose a spot. The cards are your opponent's business.
refused-spot-taken = Your opponent has a hand at { $token } already. Choose a spot that is empty on that side.

said-begins = { $seat } plays first.
said-announces = { $seat } lays down { $number ->
    [one] one card
   *[other] { $number } cards
}.
said-shows = { $number ->
    [0] { $seat } shows a high card.
    [1] { $seat } shows a pair.
    [2] { $seat } shows two pair.
    [3] { $seat } shows three of a kind.
    [4] { $seat } shows a straight.
    [5] { $seat } shows a flush.
    [6] { $seat } shows a full house.
    [7] { $seat } shows four of a kind.
    [8] { $seat } shows a straight flush.
    [9] { $seat } shows a royal flush!
   *[10] { $seat } shows five of a kind!
}
said-joker = { $seat }'s Joker stands for { $piece }.
said-decides = { $piece } decides: the other hand has { $number ->
    [0] no card left to set against it
    [11] a Jack there
    [12] a Queen there
    [13] a King there
    [14] an Ace there
    [8] an 8 there
   *[other] a { $number } there
}.
said-wins-coin = Coin { $number } goes to { $seat }.
said-tied = The hands are equal: coin { $number } stays in the middle and counts for both.
said-four-coins = { $seat } has four coins.
said-three-neighbours = { $seat } has three coins side by side.

# Scores are coins
points = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
event-scored = { $seat }: { $total ->
    [one] 1 coin
   *[other] { $total } coins
}.

hint-coins = { $seat }: { $count ->
    [0] no coins yet
    [one] 1 coin, at spot { $spots }
   *[other] { $count } coins, at spots { $spots }
}; { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand.
hint-needs = { $seat } wins the game with any of these coins: { $spots }.
hint-deck = { $count ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
hint-face-down = Face down at your spot { $spot }: { $number ->
    [0] high card
    [1] a pair
    [2] two pair
    [3] three of a kind
    [4] a straight
    [5] a flush
    [6] a full house
    [7] four of a kind
    [8] a straight flush
    [9] a royal flush
   *[10] five of a kind
} ({ $pieces }).
hint-placing = { $seat } has laid down { $count ->
    [one] one card
   *[other] { $count } cards
}, waiting for a spot.
hint-best = Your best with { $count ->
    [one] one card
   *[other] { $count } cards
}: { $number ->
    [0] high card
    [1] a pair
    [2] two pair
    [3] three of a kind
    [4] a straight
    [5] a flush
    [6] a full house
    [7] four of a kind
    [8] a straight flush
    [9] a royal flush
   *[10] five of a kind
} ({ $pieces }).

zone-deck = deck
zone-hand = hand
zone-placing = cards laid down
zone-spot-0 = spot 0
zone-spot-1 = spot 1
zone-spot-2 = spot 2
zone-spot-3 = spot 3
zone-spot-4 = spot 4
zone-spot-5 = spot 5
zone-spot-6 = spot 6

phase-cards = Choosing cards
phase-spot = Choosing a spot

option-jokers = Jokers
    .help = How many wild Jokers are shuffled into the pack.
option-wild_flush = Jokers in a flush
    .help = Whether a Joker in a flush may double a card. It matters only with Jokers.
option-wild_flush-any_card = may double a card
option-wild_flush-missing_only = must be a missing rank
option-reveal_at_end = Show hidden hands at the end
    .help = Turns up the hands that met no other when the game is over. No rule depends on it.

title = Hey, Bartender!
tagline = He is friendly, he is slow, and he never has the right change.

prompt-offer-card = Offer the bartender a card. What he gives back beyond its worth is your score.

refused-his-card = { $token } belongs to the bartender. Offer a card of your own hand.
refused-discarded = { $token } was paid out and discarded. It does not come back to your hand.
refused-not-in-your-hand = { $token } is not in your hand.

said-exact = Exact change, no points.
said-gives-all = The deck is empty. The bartender gives all he has, and nobody scores.

hint-bartender = The bartender holds { $pieces }, { $total ->
    [one] 1 dollar
   *[other] { $total } dollars
}; { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck.
hint-fetches = { $piece } fetches { $pieces }: { $points ->
    [0] exact change
    [one] 1 point
   *[other] { $points } points
}.
hint-draws = { $piece } makes him draw from the deck first.
hint-short = { $piece } fetches all he has, and no points.

zone-deck = deck
zone-bartender = bartender
zone-counter = counter
zone-discard = discard pile
zone-hand = hand

phase-offer = Making change

option-first_dealer = First dealer
    .help = The seat that deals first. The player on the dealer's left starts.
option-first_dealer-random = chance decides
option-deck_out = When the deck runs out
    .help = What the bartender does when he must draw and the deck is empty.
option-deck_out-reshuffle = the discards become the deck
option-deck_out-short = he gives all he has, for no points
option-deals = Deals
    .help = How many deals are played. Their scores are added.

title = Hey, Bartender!
tagline = He is friendly, he is slow, and he never has the right change.

prompt-offer-card = Offer the bartender a card. What he gives back beyond its worth is your score.
    .do = Offer { $chosen }

refused-his-card = { $token } belongs to the bartender. Offer a card of your own hand.
refused-discarded = { $token } was paid out and discarded. It does not come back to your hand.
refused-not-in-your-hand = { $token } is not in your hand.

# What happened
moved-deck-hand = Everyone gets { $count } cards{ $yours-count ->
    [0] .
   *[other] ; you: { $yours }.
}
said-begins = { $of ->
    [1] {""}
   *[other] Deal { $number } of { $of }:{" "}
}{ $seat } { VERB($who, one: "starts", many: "start") }, and the bartender has { $moved-deck-bartender }.{ $number ->
    [1] {" "}He keeps a card that is offered and gives change for it, of the same value or as little above it as he can, with an Ace as 1, a Jack as 11, a Queen as 12, a King as 13. What he gives too much are points for whoever offered, and the change is discarded.
   *[other] {""}
}
moved-deck-bartender =
    .detail = The bartender draws { $pieces }.
decided-offer-card = { $seat } { VERB($who, one: "offers", many: "offer") } { $pieces }{ $moved-bartender-discard-count ->
    [0] .
   *[other] ; the bartender { $moved-deck-bartender-count ->
        [0] gives
       *[other] has too little, draws { $moved-deck-bartender } and gives
    } { $moved-bartender-discard }{ $points ->
        [0] , exact change.
        [one] , { $points } too much: { $points } point, { $total } in all.
       *[other] , { $points } too much: { $points } points, { $total } in all.
    }
}
said-over = All cards have been offered.
said-exact = { "" }
said-gives-all = The deck is empty. The bartender gives all he has, { $moved-bartender-discard }, and that is no points.
scored = { "" }
moved-hand-counter = { "" }
moved-bartender-discard = { "" }
moved-counter-bartender = { "" }
moved-discard-deck =
    .detail = The discards become the deck.
moved-bartender-deck = { "" }

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
    .tag = { $points ->
        [0] exact
       *[other] +{ $points }
    }
hint-draws = { $piece } makes him draw from the deck first.
    .tag = he draws
hint-short = { $piece } fetches all he has, and no points.
    .tag = no points

# While choosing
hint-offer = He gives { $pieces } for it{ $points ->
    [0] , which is exact change
   *[other] {""}
}.
    .total = { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
hint-offer-draws = He has too little, so he draws from the deck until he can pay. You may score, and nobody knows how much.
    .tag = he draws
hint-offer-short = He has too little and no deck to draw from. He gives all he has, and you score nothing.
    .tag = no points
hint-leaves = After that he holds { $pieces }.
hint-paid = { $piece } is part of the change.
    .tag = change

fact-deal = Deal
fact-deck = Deck
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# The guided first game
guide-exact = Everything you could offer now gets exact change, and that scores nothing. So pay with the card that is hardest to change later: the Queen, for his Queen.
guide-excess = He cannot make seven, so he gives an 8 for it. The one point too much is yours. That is the whole game: offer what he cannot change.
guide-small = Small cards are worth most when he has only large ones. His cheapest answer to your three is an 8: five points.
guide-wait = Two sixes, and an 8 for either. Spend one. What you pay in becomes his change, so it will be exact for the other one for a while.
guide-next = Your five costs him the six you just paid. One point is not much, but your other two would get exact change.
guide-rich = He has nothing under nine. Offer the four, five points, and keep the six: its turn will come.
guide-last = The last card plays itself. He gives the Queen you paid at the start.

zone-deck = deck
zone-bartender = bartender
zone-counter = counter
zone-discard = discard pile
zone-hand = hand

phase-offer = Making change

option-first_dealer = First dealer
    .help = Whoever sits there deals first. The player on the dealer's left starts.
option-first_dealer-random = chance decides
option-deck_out = When the deck runs out
    .help = What the bartender does when he must draw and the deck is empty.
option-deck_out-reshuffle = the discards become the deck
option-deck_out-short = he gives all he has, for no points
option-deals = Deals
    .help = How many deals are played. Their scores are added.

# Why its bots answer as they do
thumb = I pay where I get most back, and leave little to whoever is next.

# On paper
credit = { title }, designed by James Ernest. { poker-suite }
pad-goal = { $deals ->
    [one] The most points win.
   *[other] The most points of all { $deals } deals win.
}
pad-turn = Card
pad-note-write = For each card you offer, every dollar that you got too much. Exact change is 0. A deal has { $seats ->
    [5] 6
    [6] 6
   *[other] 7
} lines.

# What studies measure
measure-points = points of a player in a deal
measure-exact = offers for which change is exact
measure-drawn = cards the bartender draws per deal to make change
measure-starter-wins = games of one deal won by the first player
measure-dealer-wins = games of one deal won by the dealer
measure-deck-out = deals in which the deck runs short

# The score pad in the app
pad-lead = Who deals first?
pad-next = Deal { $deal }, card { $card } of { $cards }. { $card ->
    [1] { $dealer } deals, { $left } begins.
   *[other] { $left } begins.
}
pad-end-deals = { $deals ->
    [one] All cards have been offered.
   *[other] All { $deals } deals have been played.
}

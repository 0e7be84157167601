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
guide-begin = You offer a card, and the bartender makes change for it. Exact change scores nothing; what he gives too much is yours. Just now he has exact change for all your cards. So pay with { $piece }, which will be hard to change later.
guide-excess = He cannot make { $price }, so for { $piece } he would give { $pieces }: { $points } too much, and that is your score. That is the whole game: offer what he cannot change.
guide-small = Small cards are worth most while he has only large ones. He cannot make { $price }: for { $piece } he would give { $pieces }, { $points } too much.
guide-becomes = { $piece } would score { $points } now. What you pay in lies before him next, so it may be the exact change for somebody else, or for you.
guide-standing = { $left } cards are left in your hand. You have { $score }, { $seat } has { $number }. { $piece } would bring { $points } more.
guide-exact = He has exact change for all your cards. Get rid of { $piece }, and keep the small ones for a better moment.
guide-offer-again = For { $piece } he would give { $pieces }: { $points } too much.
guide-last = Your last card plays itself: { $pieces } for { $piece }, { $points ->
    [0] exactly
   *[other] { $points } too much
}.
guide-missed = { $pieces } for your { $piece }: { $got ->
    [0] exactly right, nothing for you.
   *[other] { $got } too much.
} { $second } would have brought { $points }.
guide-gained = He gave { $pieces } for your { $piece }: { $got ->
    [one] one point
   *[other] { $got } points
} for you.
guide-rival = { $seat } got { $points } points for { $piece }. Yours was exact.
guide-even = { $pieces } for your { $piece }, exactly right: that scores nothing.

zone-deck = deck
zone-bartender = bartender
zone-counter = counter
zone-discard = discard pile
zone-hand = hand

phase-offer = Making change

option-first_dealer = First dealer
    .help = Whoever sits there deals first. The player on the dealer’s left starts.
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

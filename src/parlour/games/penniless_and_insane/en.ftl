title = Penniless and Insane
tagline = Buy the best art for the least money, and still manage to die poor.

# Questions
prompt-choose-bid = Choose a card as your bid. Low bids choose first; a bid costs its value.
    .do = Bid { $chosen }
prompt-take-art = Take one card from the pool. Your bid is discarded and paid for.
    .do = Take { $chosen }

# Why a choice was refused
refused-on-sale = { $token } is for sale. Bid with a card from your hand.
refused-not-in-hand = { $token } is not in your hand, so you cannot bid it.
refused-not-for-sale = { $token } is not in the pool. Take one of the cards for sale.

# What happened
said-round = Round { $number }: everyone has 20 coins and gets 3 cards{ $yours-count ->
    [0] .
   *[other] ; you: { $yours }.
}{ $number ->
    [1] {" "}Everyone bids a card, and the lowest bid buys first, among equals clubs, diamonds, hearts, then spades. Who buys discards the bid and pays its value, with an Ace as 1, a Jack as 11, a Queen as 12, a King as 13. At the end of a round a hand counts its value, three times for whoever has the least money; the game is to { $of } points.
   *[other] {""}
}
moved-deck-pool = For sale: { $pieces }.
moved-hand-bid = The bids: { $shares }.
decided-take-art = { $seat } { VERB($who, one: "buys", many: "buy") } { $pieces } with { $moved-bid-discard } for { $lost ->
    [one] { $lost } coin
   *[other] { $lost } coins
}; { $said-left ->
    [0] nothing is left.
    [one] { $said-left } is left.
   *[other] { $said-left } are left.
}
said-left = { "" }
said-cannot-pay =
    .aside = { $seat } { VERB($who, one: "has", many: "have") } too little money for the bid { $piece } and { VERB($who, one: "takes", many: "take") } it back.
said-nothing-left =
    .aside = Nothing is left for { $who ->
        [you] you: you take { $piece } back.
       *[other] { $seat }, who takes { $piece } back.
    }
shown-hand = { "" }
said-hand = { $seat } { VERB($who, one: "ends", many: "end") } the round with { $of ->
    [one] { $of } coin
   *[other] { $of } coins
} and { $got }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all.
said-penniless = { $seat } { VERB($who, one: "ends", many: "end") } the round with { $of ->
    [0] no money
    [one] { $of } coin
   *[other] { $of } coins
}, the least, and { $got }: three times { $number } are { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all.
scored = { "" }
said-tied = The lead is shared at { $number } points, so everybody plays another round.
said-over = { $number } points are reached, so this was the last round.
paid-pot-seat = { $seat } { VERB($who, one: "takes", many: "take") } { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}{ $who ->
    [one] {""}
    [you] {""}
   *[other] {" "}each
} from the pot.
said-ahead =
    .aside = { $seat } { VERB($who, one: "has", many: "have") } won { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    } in the whole game.
said-behind =
    .aside = { $seat } { VERB($who, one: "has", many: "have") } lost { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    } in the whole game.
said-even =
    .aside = { $seat } { VERB($who, one: "has", many: "have") } neither won nor lost coins in the whole game.
moved-deck-hand = { "" }
moved-bid-discard = { "" }
moved-bid-hand = { "" }
moved-pool-hand = { "" }
moved-pool-discard =
    .aside = Not sold, and discarded: { $pieces }.
moved-to-deck = { "" }
paid-seat-pot = { "" }
paid-seat-bank = { "" }
paid-bank-seat = { "" }

# What the table works out
hint-trick = Round { $round }, trick { $trick } of 3. The game is to { $target } points.
hint-pot = In the pot for this round’s winner: { $pot }.
hint-money = The least money is { $least } ({ $count ->
    [one] one player has it
   *[other] { $count } players have it
}). You have { $money }.
hint-least = Your hand counts { $value } as it is, and { $triple } with the bonus, which would be yours now.
hint-not-least = Your hand counts { $value } as it is, and { $triple } with the bonus. Spend { $need } more to be level with the least money.
hint-bid = { $piece } costs { $price } and would leave you { $left }.
    .tag = costs { $price }
hint-too-dear = { $piece } costs { $price }: you cannot pay this, so it would come back to your hand.
    .tag = too dear
hint-order = Bids still to act, the lowest first: { $pieces }.
hint-cost = { $piece } is your bid. When you buy, you pay { $price } and have { $left } left.
    .tag = costs { $price }
hint-purse = Coins you won in the rounds before: { $number }.

# While choosing
hint-bid-costs = It is paid only if there is something left for you to buy.
    .total = { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
hint-bid-too-dear = You cannot pay { $price }, so it comes back to your hand and you buy nothing.
    .total = { $price } coins
hint-bid-brings = Your hand would count { $low } to { $high } points, depending on what is left for you.
hint-with-art = With the bonus that is { $triple }.
    .total = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
hint-left-least = That leaves you { $left ->
    [one] 1 coin
   *[other] { $left } coins
}. As things stand no rival has less.
hint-left-above = That leaves you { $left ->
    [one] 1 coin
   *[other] { $left } coins
}, { $above } more than the poorest.

# Money is counted in coins
chips = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

fact-round = Round
fact-trick = Trick
fact-purse = Coins won before
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# The guided first game
guide-begin = Everybody bids one card in secret. The lowest bid shops first, and a bid costs its value. { $piece } costs you { $price ->
    [one] one coin
   *[other] { $price } coins
}, and { $lower ->
    [0] nobody can hold a lower card
    [one] only one lower card may be in another hand
   *[other] { $lower } lower cards may be in other hands
}. Bid it, and hope for { $second }: the three cards that you hold at the end are your score.
guide-twist = Now the twist. After the third bid, whoever has the least money counts the hand three times. You have { $money }, { $seat } has { $least }. Keep your best card and pay with { $piece }: that would leave you { $left }.
guide-spend = Somebody must end as the poorest. { $piece } would leave you { $left }; { $seat } has { $least } now.
guide-last-poor = The last bid of the round: then hands are counted. { $piece } would leave you { $left }, and nobody has less now. With { $second } you would hold { $number }, and three times that is { $points }.
guide-last-rich = The last bid of the round: then hands are counted. The bonus looks lost, { $seat } has only { $least } left. So count your cards: bid { $piece }, and with { $second } your hand is worth { $points }.
guide-last-again = The last bid of the round. { $piece } for { $second } would make { $points ->
    [one] one point
   *[other] { $points } points
}, as things stand.
guide-new-round = Everybody has 20 coins again. You have { $score } points, { $seat } has { $number }, and { $target } end the game. Begin cheaply: { $piece }, with an eye on { $second }.
guide-low-again = { $piece } costs { $price ->
    [one] one coin
   *[other] { $price } coins
}, and { $lower ->
    [0] nobody can shop before you
    [one] one lower card may be in another hand
   *[other] { $lower } lower cards may be in other hands
}.
guide-first = Your { $second } is the lowest bid, so you choose first. Take { $piece }: your hand would count { $number }.
guide-take-poor = { $piece } makes your hand { $number }. You will have { $left ->
    [0] nothing
   *[other] { $left }
} left and nobody has less now, so it would count three times: { $points }.
guide-rest = { $seat } bid lower and took { $second }. { $piece } is all that is left, and you may not decline. It leaves you { $left ->
    [0] without money
    [one] one coin
   *[other] { $left } coins
}: spending is half the game.
guide-take = { $piece } is the best for sale. Your hand would count { $number }, and you would have { $left ->
    [0] no money
    [one] one coin
   *[other] { $left } coins
} left.
guide-bought = You paid { $second } for { $piece } and have { $left ->
    [0] nothing
    [one] one coin
   *[other] { $left } coins
} left. { $seat } is poorer: { $least }.
guide-bought-poorest = You paid { $second } for { $piece } and have { $left ->
    [0] nothing
    [one] one coin
   *[other] { $left } coins
} left. Nobody has less.
guide-too-late = Everything was sold before your turn came: the last to go was { $third }, to { $seat } for { $second }. { $piece } is back in your hand, and you paid nothing.
guide-round-poor = You ended the round with { $coins ->
    [0] empty pockets
    [one] one coin
   *[other] { $coins } coins
}, and nobody had less: { $number } counted three times, { $points } points.
guide-round-rich = { $seat } ended the round { $least ->
    [0] without a coin
    [one] with one coin
   *[other] with only { $least } coins
}, so a hand of { $hand } counted { $points }. You kept { $coins }, and your hand counted once: { $number }.

# The table
zone-deck = deck
zone-pool = pool
zone-discard = discard pile
zone-hand = hand
zone-bid = bid
pot-pot = pot
pot-bank = bank
phase-bids = Bidding
phase-purchases = Buying

# Options
option-target = Points to win
    .help = The game ends when somebody has this many points after a round.
option-gambling = Gambling
    .help = The money spent in a round forms a pot for whoever wins the round.
option-gambling_winner = The pot goes to
    .help = Who counts as the winner of a round, with gambling.
option-gambling_winner-round_high_score = the highest score of the round
option-gambling_winner-penniless = whoever has the least money
option-target_tie = Shared lead at the target
    .help = What follows when several players lead with enough points.
option-target_tie-extra_round = everybody plays another round
option-target_tie-shared = they share the win
option-max_rounds = Most rounds
    .help = The game is cut off after this many rounds, and the highest total wins.

# Why its bots answer as they do
thumb = I plan my money over the three bids, and like to choose early and cheaply.

# On paper
credit = { title }, designed by James Ernest. { poker-suite }
pad-goal = The game ends at { $target } points; the highest total wins.
pad-money = coins left
pad-note-write = The coins you have left, the points of the round, your new total. Everybody begins the next round with 20 coins.
pad-note-count = Your three cards; three times that for the least money, ties included. Ace 1, Jack 11, Queen 12, King 13.
pad-note-end = { $target_tie ->
    [shared] A shared lead at { $target } or more: the win is shared.
   *[extra_round] A shared lead at { $target } or more: everybody plays another round.
}

# What studies measure
measure-last-gets-nothing = tricks whose highest bid buys nothing
measure-last-too-late = tricks whose highest bid could be paid and finds nothing left
measure-unpayable = bids that cannot be paid
measure-bought = bids that buy a card
measure-tripled = part of the winner's points that was tripled
measure-bonus-best = rounds in which nobody scores more than the tripled
measure-poorest-tie = rounds with two or more poorest players
measure-extra-rounds = games tied at the target
measure-early-bonus = part of its spending that a player with the bonus spends in the first trick
measure-early-others = part of their spending that the other players spend in the first trick

# The score pad in the app
pad-hand = three cards
pad-coins = coins won

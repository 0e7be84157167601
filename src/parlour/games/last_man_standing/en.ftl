title = Last Man Standing
tagline = Hire gladiators, send them out, and profit from the funerals.

# Questions
prompt-buy-card = Buy one card of the auction line. The oldest is the cheapest.
    .do = { $price ->
        [0] Take { $chosen } for nothing
        [one] Buy { $chosen } for 1 coin
       *[other] Buy { $chosen } for { $price } coins
    }
    .sure = { $top ->
        [1] Pay the top price of { $price } coins for { $chosen }?
       *[0] {""}
    }
prompt-send-fighter = Choose the fighter you send out. All are turned up together.
    .do = Send out { $chosen }

# Why a choice was refused
refused-cannot-pay = You do not have the coins for { $token }.
refused-not-in-line = { $token } is not in the auction line.
refused-already-out = { $token } is on the table already and fights anyway.
refused-not-in-hand = { $token } is not in your hand.

# What happened
moved-deck-hand = Everyone pays { $each ->
    [one] { $each } coin
   *[other] { $each } coins
} into the pot and gets { $count } cards{ $yours-count ->
    [0] .
   *[other] ; you: { $yours }.
}
said-auction = { $seat } { VERB($who, one: "buys", many: "buy") } first. For sale, from the oldest, which is the cheapest, to the newest for 6 coins: { $moved-deck-line }.{ $of ->
    [1] {" "}The price goes into the pot.
   *[other] {" "}The price goes to the bank.
}
said-game = Game { $number } of { $of }.
moved-deck-line =
    .detail = New in the auction: { $pieces }.
decided-buy-card = { $lost ->
    [0] { $seat } { VERB($who, one: "takes", many: "take") } { $pieces } for nothing{ new-card }
    [one] { $seat } { VERB($who, one: "buys", many: "buy") } { $pieces } for { $lost } coin{ new-card }
   *[other] { $seat } { VERB($who, one: "buys", many: "buy") } { $pieces } for { $lost } coins{ new-card }
}
new-card = { $moved-deck-line-count ->
    [0] .
   *[other] ; { $moved-deck-line } is new.
}
moved-line-aside =
    .detail = Nobody buys { $pieces }: set aside.
said-round = { $number ->
    [1] Round 1 of 5, { coins-of } in the pot: the lowest fighter kills the highest, then each in turn kills all lower ones, whoever owns them. For the first kill of a round the pot pays 1 coin, for the next one 2, and so on.
   *[other] Round { $number } of 5, { coins-of } in the pot.
}
shown-fighters = Still standing from before: { $shares-count ->
    [0] { $seat } { $pieces }.
   *[other] { $shares }.
}
said-blocked = The { $number ->
    [1] Aces
    [11] Jacks
    [12] Queens
    [13] Kings
    [14] Aces
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
    [7] sevens
    [8] eights
    [9] nines
   *[10] tens
} { $of ->
    [0] block each other: equal fighters do not attack{ $rule ->
        [LMS-36] , and nobody kills the highest.
       *[other] .
    }
   *[other] block each other, too.
}
moved-hand-fighters = Sent out: { $shares }.
said-attacks = { $seat } { VERB($who, one: "attacks", many: "attack") } with { $piece }{ $rule ->
    [LMS-13] , the lowest, and { VERB($who, one: "kills", many: "kill") } the highest
   *[other] {" "}and { VERB($who, one: "kills", many: "kill") } all lower ones
}: { $shares }. That earns { $won ->
    [one] { $won } coin
   *[other] { $won } coins
}{ $moved-fighters-discard-count ->
    [one] , for kill { $number } of the round.
    [2] , for kills { $number } and { $of } of the round.
   *[other] , for kills { $number } to { $of } of the round.
}
    .caption = { $piece } kills { $shares }: +{ $won }
moved-fighters-discard =
    .detail = Fallen: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
said-emptied = The pot is empty, so the game ends at once.
said-survivors = All five rounds are over. { $number ->
    [one] One fighter is still standing and takes the pot: { coins-of }.
    [2] Two fighters are still standing and share the pot: { coins-of }.
    [3] Three fighters are still standing and share the pot: { coins-of }.
    [4] Four fighters are still standing and share the pot: { coins-of }.
    [5] Five fighters are still standing and share the pot: { coins-of }.
   *[other] { $number } fighters are still standing and share the pot: { coins-of }.
}
coins-of = { $of ->
    [one] { $of } coin
   *[other] { $of } coins
}
said-odd =
    .aside = { $number ->
        [one] The odd coin goes to the first of them in the order of the auction.
       *[other] The { $number } odd coins go to the first of them in the order of the auction.
    }
said-share =
    .aside = { $seat } { VERB($who, one: "gets", many: "get") } { $number ->
        [0] nothing
        [one] { $number } coin
       *[other] { $number } coins
    } for { $piece }.
said-carried-over = { $number ->
    [one] One odd coin stays
   *[other] { $number } odd coins stay
} in the pot for the next game.
said-left-over = { $number ->
    [one] One odd coin is
   *[other] { $number } odd coins are
} left over and out of the game.
said-end-sum = Over all games { $seat } { VERB($who, one: "comes", many: "come") } out at { $number } { $number ->
    [one] coin
   *[other] coins
}, more than anybody else.
moved-line-hand = { "" }
moved-to-deck = { "" }
paid-seat-pot = { "" }
paid-seat-bank = { "" }
paid-pot-seat = { "" }
paid-pot-bank = { "" }
paid-bank-seat = { "" }

# Chips are coins here
chips = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

# What the table works out
hint-game = Game { $number } of { $games }.
hint-money = In the pot: { $pot }. Your result so far: { $result }.
hint-price = { $piece } costs { $number }.
    .tag = { $number ->
        [0] free
        [one] 1 coin
       *[other] { $number } coins
    }
hint-laps = { $number ->
    [one] This is the last card everybody buys.
   *[other] Everybody still buys { $number } cards, this lap included.
}
hint-round = Round { $number } of { $rounds }.
hint-takings = Your kills of the last round paid { $number ->
    [0] nothing
    [one] 1 coin
   *[other] { $number } coins
}.
hint-standing = { $piece } of { $seat } is standing.
    .tag = standing
hint-blocked = { $piece } of { $seat } is standing and blocked: another of its rank is there.
    .tag = blocked
hint-lives = Against those standing, your { $piece } alone would bring { $number ->
    [one] 1 coin
   *[other] { $number } coins
} and live.
    .tag = +{ $number }, lives
hint-falls = Against those standing, your { $piece } alone would bring { $number ->
    [one] 1 coin
   *[other] { $number } coins
} and fall.
    .tag = +{ $number }, falls
hint-unseen = Still out there: { $ranks }.

# While choosing
hint-buys = Your result would be { $result } so far.
    .total = { $price ->
        [0] free
        [one] costs 1 coin
       *[other] costs { $price } coins
    }
hint-slides = { $piece } would cost the next player { $number }.
    .tag = { $number ->
        [0] then free
       *[other] then { $number }
    }
hint-first-out = Nobody is standing yet, so all depends on what the others send.
hint-alone-lives = Against those standing it would live. The others send fighters too.
    .total = { $number ->
        [0] earns nothing
        [one] earns 1 coin
       *[other] earns { $number } coins
    }
hint-alone-falls = Against those standing it would fall. The others send fighters too.
    .total = { $number ->
        [0] earns nothing
        [one] earns 1 coin
       *[other] earns { $number } coins
    }
hint-would-fall = { $piece } of { $seat } would fall.
    .tag = would fall

fact-game = Game
fact-round = Round
fact-pot = Pot
fact-first = buys first
fact-takings = Kills last round
fact-earned = Earlier games
unit-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

# The guided first game
guide-auction = First you hire fighters, four each. The card that has waited longest is free, the newest costs 6, and all the money goes into the pot: { $pot } coins now. In battle the lowest strikes the highest, then everybody strikes whatever is lower. So those just below the top live longest: take { $piece } { $price ->
    [0] for nothing
   *[other] for { $price }
}.
guide-ranks = Two fighters of one rank block each other, even two of yours: neither strikes while both stand. { $piece } has a rank that you do not hold yet, and { $price ->
    [0] it is free
   *[other] costs { $price }
}.
guide-slides = { $piece } { $price ->
    [0] is free
   *[other] costs { $price }
}. The dearer cards slide down: then { $second } will cost { $seat } { $number ->
    [0] nothing
   *[other] only { $number }
}.
guide-last-buy = Your last purchase. After five rounds those still standing share the pot, { $pot } coins now. The best of the line for its price is { $piece }, { $price ->
    [0] for nothing
   *[other] for { $price }
}.
guide-battle = The battle: five rounds. Everybody sends one fighter out, all at once, and survivors stay for the next round. Each kill of a round pays one coin more than the one before, out of the { $pot } in the pot. Nobody stands yet, so risk your lowest, { $piece }.
guide-lowest = { $piece } of { $seat } is the lowest standing and would strike first, at the highest: { $pieces } now. Against those standing { $third } would earn { $coins ->
    [0] nothing
    [one] one coin
   *[other] { $coins } coins
} and { $lives ->
    [0] fall
   *[1] live
}; what the others send you cannot know.
guide-stands = You have { $pieces } standing, to strike again this round. Go up slowly: { $piece } next. Save { $defenders } for the end.
guide-pot = { $pot } coins are left in the pot, and you have { $up ->
    [0] paid { $down } more than you have earned
   *[other] earned { $up } more than you have paid
}. The big money comes at the end: whoever stands then shares the rest. Send { $piece }.
guide-send-again = Against those standing, { $piece } would earn { $coins ->
    [0] nothing
    [one] one coin
   *[other] { $coins } coins
} and { $lives ->
    [0] fall
   *[1] live
}.
guide-alone = Nobody else’s fighter stands. Send { $piece } and save { $defenders }. Mind that your own strike each other too.
guide-last-round = The last round. Whoever stands after it gets an equal share of what is left of { $pot } coins for each fighter. Fighters standing now: { $standing }; yours: { $own }. Send { $piece }, the nearer one to a Jack.
guide-outbid = { $seat } paid { $number } for { $second }; you had { $piece } { $price ->
    [0] for nothing
   *[other] for { $price }
}. The pot has grown to { $pot } coins, and some of it will be yours again.
guide-free = { $piece } cost you nothing. So far you have put { $down } coins in.
guide-twins = Your { $piece } met { $second } of { $seat }: two of one rank block each other, and neither strikes while both stand.
guide-own-fall = Your own { $second } struck down your { $piece }: a fighter knows no friends.
guide-fell-high = { $second } of { $seat } was the lowest and struck the highest: your { $piece }. You earned { $coins ->
    [0] nothing
    [one] one coin
   *[other] { $coins } coins
} in that round.
guide-fell-low = { $second } of { $seat } struck everybody below, your { $piece } too. You earned { $coins ->
    [0] nothing
    [one] one coin
   *[other] { $coins } coins
} in that round.
guide-fell-more = You lost { $pieces } and earned { $coins ->
    [0] nothing
    [one] one coin
   *[other] { $coins } coins
}.
guide-earned = Your kills paid { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, and you lost nobody: { $pieces } still standing.
guide-quiet = No kill for you, and no loss. Still standing: { $pieces }.

# The table
zone-deck = deck
zone-line = auction line
zone-aside = set aside
zone-discard = dead fighters
zone-hand = hand
zone-fighters = fighters
pot-pot = pot
pot-bank = bank
phase-auction = The auction
phase-battle = The battle

# Options
option-ante = Ante
    .help = What everybody pays into the pot at the start.
option-ante-auto = by the number of players
option-auction_prices = Auction prices
    .help = From the oldest card to the newest. The rulebook’s figure is missing from our text: the usual row is our assumption.
option-auction_prices-0_1_2_6 = 0, 1, 2 and 6
option-auction_prices-0_1_3_6 = 0, 1, 3 and 6
option-auction_prices-0_1_4_6 = 0, 1, 4 and 6
option-auction_prices-0_1_5_6 = 0, 1, 5 and 6
option-auction_prices-0_2_3_6 = 0, 2, 3 and 6
option-auction_prices-0_2_4_6 = 0, 2, 4 and 6
option-auction_prices-0_2_5_6 = 0, 2, 5 and 6
option-auction_prices-0_3_4_6 = 0, 3, 4 and 6
option-auction_prices-0_3_5_6 = 0, 3, 5 and 6
option-auction_prices-0_4_5_6 = 0, 4, 5 and 6
option-auction_prices-1_2_3_6 = 1, 2, 3 and 6
option-auction_prices-1_2_4_6 = 1, 2, 4 and 6
option-auction_prices-1_2_5_6 = 1, 2, 5 and 6
option-auction_prices-1_3_4_6 = 1, 3, 4 and 6
option-auction_prices-1_3_5_6 = 1, 3, 5 and 6
option-auction_prices-1_4_5_6 = 1, 4, 5 and 6
option-auction_prices-2_3_4_6 = 2, 3, 4 and 6
option-auction_prices-2_3_5_6 = 2, 3, 5 and 6
option-auction_prices-2_4_5_6 = 2, 4, 5 and 6
option-auction_prices-3_4_5_6 = 3, 4, 5 and 6
option-auction_money = Auction money
    .help = Where the coins for bought cards go.
option-auction_money-pot = into the pot
option-auction_money-bank = out of the game
option-ace = Aces
    .help = How an Ace ranks as a fighter.
option-ace-high = high, above the King
option-ace-low = low, below the two
option-odd_coins = Odd coins
    .help = What becomes of coins that the survivors cannot share equally.
option-odd_coins-auction_order = one each, in the order of the auction
option-odd_coins-carry_over = they stay in the pot for the next game
option-bankroll = Bankroll
    .help = Whether balances may go below zero, or everybody starts each game with a stack.
option-bankroll-open = open: debts are fine
option-games = Games
    .help = Games in a session; results are added up.

bad-bankroll = { $option } is at least the ante of { $ante }, or open; { $given } is not enough.

# Why its bots answer as they do
thumb = I try to stand just below the highest.

# On paper
credit = { title }, designed by James Ernest. { poker-suite }
pad-goal = { $games ->
    [one] The best result wins.
   *[other] The best result of { $games } games wins.
}
pad-paid = paid
pad-got = took in
pad-balance = balance
    .first = 0
pad-note-write = Paid: ante and purchases. Took in: kills and your share of the pot. The difference goes to the balance.
pad-note-count = The ante is { $ante }. Kills of a round bring 1, 2, 3 and so on, whoever makes them.
paper-strip = Everybody pays { $ante } into the pot and gets two cards face down. Chance names who buys first. { $auction_money ->
    [bank] What cards cost goes out of the game.
   *[pot] What cards cost goes into the pot.
}
paper-strip-before = the oldest card
paper-strip-new = new cards come here
paper-strip-free = for nothing
paper-strip-coins = coins
paper-strip-slide = Clockwise, four times round, everybody buys one card; nobody may pass. What lay dearer slides down, and a new card comes last.
paper-strip-turns = Bought, times round
paper-strip-rounds = Rounds fought
paper-strip-mind = Mind:
    .text = the dead do not attack. If the lowest rank is doubled, nobody takes over and the highest are safe. Who is lowest and highest is settled when cards are turned up.
paper-strip-odd = Odd coins:
    .text = { $odd_coins ->
        [carry_over] they stay in the pot for the next game.
       *[auction_order] one each, from who bought first.
    }
paper-strip-ranks = From low to high:
paper-strip-kill = kill
paper-strip-sum = so far

# What studies measure
measure-pot-left = coins shared out at the end
measure-emptied = games in which the pot is emptied
measure-by-kills = part of the coins won that is for kills
measure-survivors = fighters left at the end
measure-blocked = ranks blocked in one of the 5 rounds
measure-spent = coins that a player spends on cards
measure-at-0 = coins that a card bought for nothing earns
measure-at-2 = coins that a card bought for 2 earns
measure-at-4 = coins that a card bought for 4 earns
measure-at-6 = coins that a card bought for 6 earns
measure-low-ranks = coins that each rank from 2 to 5 earns
measure-middle-ranks = coins that each rank from 6 to 10 earns
measure-high-ranks = coins that each rank from Jack to Ace earns
measure-first-buyer = games won by the first buyer
measure-last-buyer = games won by the last buyer
measure-net-1 = coins that the oldest card of the line earns above its price
measure-net-2 = coins that the second card of the line earns above its price
measure-net-3 = coins that the third card of the line earns above its price
measure-net-4 = coins that the newest card of the line earns above its price
measure-blocks-matter = blocked ranks that would have killed somebody

# The score pad in the app
pad-bought = paid for cards
refused-pot-too-small = You took in { $sum } together, but there were only { $pot } in the pot.
refused-pot-left = You took in { $sum } together, but the pot had { $pot }: { $left } are not accounted for.

title = Willow
tagline = Two cards, one of them secret: a pair, or the widest gap, or the steadiest nerve.

# Questions
prompt-bet-or-fold = Bet, or fold? Nobody has bet in this round. There is no checking: without a bet you are out of the hand.
    .do = { $act ->
        [fold] Fold
        [check] Check
        [call] Call { $cost }
        [raise] Raise by { $number }, { $cost } in all
       *[bet] Bet { $number }
    }
    .sure = { $big ->
        [1] { $act ->
            [raise] Raise by { $number }? That puts { $cost } of your chips into the pot at once.
           *[bet] Bet { $number }? That is in the upper half of what is allowed.
        }
       *[0] { "" }
    }
prompt-check-bet-or-fold = Check, bet, or fold? Nobody has bet in this round yet.
    .do = { $act ->
        [fold] Fold
        [check] Check
        [call] Call { $cost }
        [raise] Raise by { $number }, { $cost } in all
       *[bet] Bet { $number }
    }
    .sure = { $big ->
        [1] { $act ->
            [raise] Raise by { $number }? That puts { $cost } of your chips into the pot at once.
           *[bet] Bet { $number }? That is in the upper half of what is allowed.
        }
       *[0] { "" }
    }
prompt-call-raise-or-fold = Call, raise, or fold? Pick an amount to call and raise.
    .do = { $act ->
        [fold] Fold
        [check] Check
        [call] Call { $cost }
        [raise] Raise by { $number }, { $cost } in all
       *[bet] Bet { $number }
    }
    .sure = { $big ->
        [1] { $act ->
            [raise] Raise by { $number }? That puts { $cost } of your chips into the pot at once.
           *[bet] Bet { $number }? That is in the upper half of what is allowed.
        }
       *[0] { "" }
    }
prompt-call-or-fold = Call, or fold? You cannot raise.
    .do = { $act ->
        [fold] Fold
        [check] Check
        [call] Call { $cost }
        [raise] Raise by { $number }, { $cost } in all
       *[bet] Bet { $number }
    }

# Words
word-fold = Fold
word-check = Check
word-call = Call

# Why a choice was refused
refused-no-check = There is no checking: bet or fold.
refused-no-check-after-bet = There is a bet on the table: call, raise or fold.
refused-nothing-to-call = Nobody has bet, so there is nothing to call.
refused-no-raise-left = All raises of this round have been made: call or fold.
refused-nobody-to-raise = All your rivals are all-in: nobody could answer a raise.
refused-too-short-to-raise = After the call you have too few chips left for a raise.
refused-too-small = { $token } is less than the smallest bet or raise.
refused-less-than-last = A raise must be at least as large as the bet or raise before it.
refused-too-large = { $token } is more than the largest bet or raise.
refused-more-than-the-pot = { $token } is more than the pot would be after your call.
refused-more-than-you-have = You do not have that many chips.

# What happened
said-hand = Hand { $number } of { $of }: { $seat } { VERB($who, one: "deals", many: "deal") }. Everyone { $each ->
    [0] gets
    [one] antes { $each } chip and gets
   *[other] antes { $each } chips and gets
} a hidden card{ $yours-count ->
    [0] .
   *[other] ; yours is { $yours }.
}{ $number ->
    [1] {" "}A pair wins in the end, or else the widest gap between two cards, with an Ace as 1; of equal gaps the one with the higher card.
   *[other] {""}
}
decided-bet-or-fold = { $act ->
    [fold] { $seat } { VERB($who, one: "folds", many: "fold") }.
    [check] { $seat } { VERB($who, one: "checks", many: "check") }.
    [call] { $seat } { VERB($who, one: "calls", many: "call") } { lost-each }.
   *[none] { $seat } { VERB($who, one: "bets", many: "bet") } { $number }.
}
decided-check-bet-or-fold = { decided-bet-or-fold }
decided-call-or-fold = { decided-bet-or-fold }
decided-call-raise-or-fold = { $act ->
    [none] { $seat } { VERB($who, one: "raises", many: "raise") } by { $number }, to { $said-level }, and { VERB($who, one: "puts", many: "put") } in { $lost }.
   *[other] { decided-bet-or-fold }
}
lost-each = { $who ->
    [one] { $lost }
    [you] { $lost }
   *[other] { $lost } each
}
said-level = { "" }
said-pot = { "" }
said-short =
    .aside = { $seat } { VERB($who, one: "antes", many: "ante") } only { $number }: no more is left.
said-all-in =
    .aside = { $seat } { VERB($who, one: "is", many: "are") } all-in.
moved-stock-face-up = The second card, face up: { $shares }. The pot is { $said-pot }.
said-alone = { $seat } { VERB($who, one: "wins", many: "win") } the { won-chips } in the pot: everyone else folded.
said-shows-pair = { $seat } { VERB($who, one: "turns", many: "turn") } up { $got }: a pair of { pair-of }.
said-shows-gap = { $seat } { VERB($who, one: "turns", many: "turn") } up { $got }: a gap of { $number }.
pair-of = { $number ->
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
    [7] sevens
    [8] eights
    [9] nines
    [10] tens
    [11] Jacks
    [12] Queens
   *[13] Aces
}
won-chips = { $won ->
    [one] { $won } chip
   *[other] { $won } chips
}
said-layer = A pot of { $number ->
    [one] { $number } chip
   *[other] { $number } chips
}, for those who matched it.
said-wins-pair = { $seat } { VERB($who, one: "wins", many: "win") } { won-chips } with a pair of { pair-of }{ $of ->
    [0] , which beats any gap.
   *[other] , the highest pair.
}
said-wins-gap = { $seat } { VERB($who, one: "wins", many: "win") } { won-chips } with a gap of { $number }, the widest.
said-wins-high = { $seat } { VERB($who, one: "wins", many: "win") } { won-chips }: the same gap of { $number }, but { $piece } is the higher card.
said-unmatched =
    .aside = { $seat } { VERB($who, one: "gets", many: "get") } { $number } back that nobody matched.
said-alone-in = { $seat } { VERB($who, one: "wins", many: "win") } { won-chips }: nobody else still in paid as much.
said-shares = { $seat } share the pot: equal hands.
said-leaves =
    .aside = { $seat } { VERB($who, one: "has", many: "have") } no chips left and { VERB($who, one: "leaves", many: "leave") } the session.
paid-seat-pot =
    .detail = { $seat } { VERB($who, one: "puts", many: "put") } { $amount } into the pot.
paid-pot-seat =
    .detail = { $rule ->
        [WIL-43] { $seat } { VERB($who, one: "gets", many: "get") } { $amount } back that nobody matched.
       *[other] { $seat } { VERB($who, one: "takes", many: "take") } { $amount } from the pot.
    }
moved-stock-face-down =
    .detail = { $seat } { VERB($who, one: "gets", many: "get") } a hidden card{ $yours-count ->
        [0] .
       *[other] ; yours is { $yours }.
    }
moved-face-down-face-up = { "" }
moved-to-stock =
    .detail = All cards go back into the stock.

# What the table works out
hint-hand = Hand { $number } of { $hands }; { $seat } deals.
hint-no-bet = In the pot: { $pot }. Nobody has bet in this round.
hint-betting = In the pot: { $pot }. To stay in this round costs { $level } in all. Raises left: { $raises }.
hint-first-card = Your { $piece } can become a pair, or a gap of up to { $gap }.
hint-own-pair = You have a pair of { $number ->
    [11] Jacks
    [12] Queens
    [13] Aces
   *[other] { $number }s
}.
hint-own-gap = You have a gap of { $gap }, { $piece } high.
hint-rival = { $seat } has put in { $paid }.
hint-rival-pair = { $seat } has put in { $paid } and shows { $piece }: a pair at best. You are ahead of { $percent }% of the cards that may hide under it.
hint-rival-gap = { $seat } has put in { $paid } and shows { $piece }: a gap of { $gap } at best, no pair. You are ahead of { $percent }% of the cards that may hide under it.
hint-rival-pair-only = { $seat } has put in { $paid } and shows { $piece }: a pair at best.
hint-rival-gap-only = { $seat } has put in { $paid } and shows { $piece }: a gap of { $gap } at best, no pair.
hint-odds-short = A call takes your last { $owed }, and you can win { $pot } of the pot: it pays if you win { $percent } times in a hundred.
    .tag = costs { $owed }
hint-odds = A call costs { $owed } for a pot of { $pot }: it pays if you win { $percent } times in a hundred.
    .tag = costs { $owed }
hint-would-fold = { $lost ->
    [0] You have put nothing into this pot.
    [one] You leave your one chip in the pot.
   *[other] You leave your { $lost } chips in the pot.
}
hint-would-check = It costs nothing, and you stay in.
hint-would-call = You put in { $cost }. The pot is then { $pot }.
    .total = You put in { $cost }
hint-would-bet = You put in { $cost }. The pot is then { $pot }, and staying in this round costs { $level } in all.
    .total = You put in { $cost }

# The table
zone-stock = stock
zone-face-down = hidden card
zone-face-up = open card
pot-pot = pot
phase-first = First betting round
phase-second = Second betting round

# Numbers
unit-chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
fact-hand = Hand
fact-pot = Pot
fact-level = To stay in
fact-raises = Raises
fact-dealer = dealer

# Options
option-structure = Betting structure
    .help = Sets the ranges of both rounds, unless you set them yourself.
option-structure-spread = Spread: 1 to 10, then 2 to 20
option-structure-fixed = Fixed: 10, then 20
option-structure-pot_limit = Pot limit, table stakes
option-structure-no_limit = No limit, table stakes
option-ante = Ante
    .help = Chips that everybody pays before the deal.
option-r1_min = Smallest bet, first round
    .help = Holds for the bet and for each raise.
option-r1_min-auto = as the structure says
option-r1_max = Largest bet, first round
    .help = Holds for the bet and for each raise.
option-r1_max-auto = as the structure says
option-r1_max-pot = the pot
option-r1_max-none = your whole stack
option-r2_min = Smallest bet, second round
    .help = Holds for the bet and for each raise.
option-r2_min-auto = as the structure says
option-r2_max = Largest bet, second round
    .help = Holds for the bet and for each raise.
option-r2_max-auto = as the structure says
option-r2_max-pot = the pot
option-r2_max-none = your whole stack
option-max_raises = Raises in a round
    .help = The opening bet is not counted.
option-max_raises-none = no limit (20)
option-min_raise = Smallest raise
    .help = Whether a raise must be as large as the bet or raise before it.
option-min_raise-range = any amount of the range
option-min_raise-last_raise = as large as the last one
option-allow_check = Checking
    .help = Whether you may check while nobody has bet.
option-bankroll = Bankroll
    .help = Whether you may run up a debt, or play with the chips in front of you.
option-bankroll-auto = as the limits need
option-bankroll-open = open: debts are fine
option-bankroll-table_stakes = table stakes
option-starting_stack = Starting stack
    .help = Chips of each player, with table stakes. With open balances it changes nothing.
option-hands = Hands
    .help = Hands in a session; the deal goes round.
option-hands-auto = one for each player
option-removed_suit = Suit put away
    .help = Play is the same with any.
option-removed_suit-c = clubs
option-removed_suit-d = diamonds
option-removed_suit-h = hearts
option-removed_suit-s = spades

preset-spread = Spread limit
    .help = Bets of 1 to 10 in the first round, 2 to 20 in the second. Debts are fine.
preset-fixed = Fixed limit
    .help = Every bet and raise is 10 in the first round and 20 in the second. Debts are fine.
preset-pot_limit = Pot limit
    .help = A bet or raise may be as large as the pot. You play with the chips before you.
preset-no_limit = No limit
    .help = You may bet all the chips before you at any time.

# The guided first game
guide-begin = One hidden card each, and a round of betting. In the end a pair wins, or else the two cards that lie furthest apart; the Ace counts 1 and the Queen 12. Your { $piece } can reach a gap of { $gap }, a fine start. Bet { $least }, the least there is.
guide-behind = Now everybody has an open card, and a second round begins. Your { $pieces } lie { $gap } apart. That beats only { $percent } % of the hands that { $seat } may hold. You cannot check here, so fold before it gets expensive.
guide-ahead = A second round, now with an open card each. Beside each of them you read what may hide under it. Your { $pieces } lie { $gap } apart and beat { $percent } % of the hands that { $seat } may hold. With { $pot ->
    [one] one chip
   *[other] { $pot } chips
} in the pot, a bet of { $bet } is fair.
guide-edge = { $deals ->
    [1] A new hand, and you deal, so you speak last.
   *[0] A new hand.
} { $seat } has bet, and staying in costs { $owed }. Your { $piece } lies near the end of the row: a card from the other end makes a gap of up to { $gap }. Raise a little while it is cheap.
guide-raised = { $seat } has raised to { $level }, and you owe { $owed } more. But your { $piece } can still reach a gap of { $gap }. Raise again; not everybody will like to pay for a second card.
guide-middle = Your { $piece } lies in the middle of the row, and no second card takes it further than { $gap }. Only a pair would help. { $folded ->
    [0] Still, a bet of { $least } is cheap.
    [1] Still, one rival has folded, and a bet of { $least } is cheap.
   *[other] Still, { $folded } rivals have folded, and a bet of { $least } is cheap.
}
guide-middle-raised = { $seat } asks { $owed } of you, and your { $piece } can only reach a gap of { $gap }. { $paid ->
    [0] Fold; the hand has cost you nothing.
   *[other] Fold; the hand has cost you no more than { $paid }.
}
guide-odds = Here is the sum that poker players do. A call costs { $owed } for a pot of { $pot }: it pays if you win { $need } times in a hundred, and you are ahead of { $percent } % of the hands that { $seat } may hold. It pays in the long run; today, we shall see.
guide-odds-against = Here is the sum that poker players do. A call costs { $owed } for a pot of { $pot }: it pays if you win { $need } times in a hundred. You beat only { $percent } % of the hands that { $seat } may hold. Fold.
guide-first-again = Your { $piece } can reach a gap of { $gap }. From 10 upwards that is worth a bet, below it rarely.
guide-second-again = Your { $pieces } beat { $percent } % of the hands that { $seat } may hold.
guide-won-alone = The pot of { $won } was yours without a showdown: nobody else stayed in.
guide-lost-alone = You folded, and { $seat } took the pot of { $won } unseen. That is how it goes in most hands.
guide-won-shown = You won { $won } at the showdown.
guide-lost-shown = { $seat } won the pot of { $won } at the showdown. That is what the second round is for: to leave in time, or to be paid.
guide-bold = Bold: { $bet } at once. { $folded ->
    [0] Nobody folded.
    [1] One rival folded.
   *[other] { $folded } rivals folded.
}
guide-stayed = You stayed in. So far this hand has cost you { $paid }.

bad-range = { $option } is { $least }, but { $other } only { $most }. Lower the one or raise the other.
bad-unbounded = Without a number for { $option }, something else must bound the bets: choose table stakes for { $other }.

# Why its bots answer as they do
thumb = I count cards and pot odds, and bluff now and then.
level-expert = Mostly goes by a book of hands that was worked out before, bluffs and all.

# What a bot computed, shown once the hand is over
reason-number = Bet or raise { $chosen-plain }
reckoned-first-card = { $rivals ->
    [one] That card leads to the better hand { $percent } times in 100.
   *[other] Against { $rivals } others that card leads to the best hand { $percent } times in 100.
}
reckoned-both-cards = { $rivals ->
    [one] With { $piece } beside it, that beat { $percent } of 100 hands that could be against it.
   *[other] With { $piece } beside it, that beat all { $rivals } others { $percent } times in 100.
}

# On paper
credit = { title }, designed by James Ernest. { poker-suite }
pad-goal = { $hands ->
    [one] One hand; the most chips win.
   *[other] The most chips after { $hands } hands win.
}
pad-balance = balance
    .first = { $bankroll ->
        [table_stakes] { $starting_stack }
       *[other] 0
    }
pad-note-write = What the hand brought or cost you, ante and bets included. Each line adds up to 0.

# What studies measure
measure-pot = chips in a pot that is taken
measure-folded = hands that end because all others folded
measure-second-card = hands that see the second card
measure-split = hands whose pot is split
measure-pair-wins = showdowns won by a pair
measure-pairs-hold = pairs shown that win
measure-wide-gaps-hold = gaps of nine or more shown that win
measure-pairs-shown = hands shown that are a pair
measure-ends-stay = Aces and Queens, as first cards, that stay
measure-middles-stay = sixes and sevens, as first cards, that stay
measure-dealer-gains = chips that the dealer wins per hand
measure-first-gains = chips that the first player to speak wins per hand
measure-dealer-takes = part of all pots that the dealer takes
measure-narrow-gaps-hold = gaps of four or less shown that win
measure-middle-gaps-hold = gaps of five to eight shown that win

# The score pad in the app
pad-lead = Who deals first?
pad-next = { $dealer } deals, { $left } speaks first.

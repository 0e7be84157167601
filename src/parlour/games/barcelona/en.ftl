title = Barcelona
tagline = One red card, one black: show either, and see who dares to force a showdown.

# Questions
prompt-show-card = Show your red card or your black one. All are turned up together; the lowest card shown then acts first.
    .do = Show { $chosen }
prompt-force-or-drop = Force a showdown, or drop out? You show the lowest card of those still in.
    .do = { $act ->
        [force] Force the showdown
       *[drop] Drop out
    }

# Words
word-force = Force showdown
word-drop = Drop

# Why a choice was refused
refused-not-your-card = { $token } is not yours to show. Choose your red card or your black one.
refused-show-first = First everybody shows a card. Only then does the lowest one choose.
refused-force-or-drop = Force a showdown or drop out; there is nothing else to choose.

# What happened
said-hand = Hand { $number }: everyone { $each ->
    [0] gets
    [1] antes 1 coin and gets
   *[other] antes { $each } coins and gets
} a red and a black card{ $yours-count ->
    [0] .
   *[other] ; you: { $yours }.
}{ $number ->
    [1] {" "}Whoever shows the lowest card decides first: the Ace is low, and among equals come clubs, then diamonds, hearts and spades.
   *[other] {""}
}
said-sits-out =
    .aside = { $seat } { VERB($who, one: "has", many: "have") } no chips left and { VERB($who, one: "sits", many: "sit") } this hand out.
said-short =
    .aside = { $seat } { VERB($who, one: "antes", many: "ante") } only { $number }: no more is left.
moved-to-shown = Turned up: { $shares }.
decided-force-or-drop = { $act ->
    [force] { $seat } { VERB($who, one: "has", many: "have") } the lowest card of those left and { VERB($who, one: "forces", many: "force") } a showdown. The hidden cards: { $shares }.
   *[drop] { $who ->
        [one] { $seat } has the lowest card of those left and drops out.
        [you] You have the lowest card of those left and drop out.
       *[other] { $seat } drop out, the lowest card first.
    }
}
said-wins = { $seat } { VERB($who, one: "wins", many: "win") } with { $piece }, the highest black card{ $number ->
    [1] : spades beat clubs
   *[other] {""}
}. Whoever else is still in pays for a red card what it counts, court cards 10.
said-pays = { $of ->
    [0] { $seat } { VERB($who, one: "pays", many: "pay") } { $target } { coins } for { $piece }.
   *[other] { $number ->
        [0] { $seat } { VERB($who, one: "has", many: "have") } nothing left to pay { $target } for { $piece }.
       *[other] { $seat } { VERB($who, one: "pays", many: "pay") } { $target } { coins } for { $piece } instead of { $of }: no more is left.
    }
}
coins = { $number ->
    [1] 1 coin
   *[other] { $number } coins
}
said-takes = With the pot { $seat } { VERB($who, one: "takes", many: "take") } { $number ->
    [1] 1 coin
   *[other] { $number } coins
}, antes included.
said-survives = { $won ->
    [0] { $seat } { VERB($who, one: "is", many: "are") } the only one left, with no pot to win.
   *[other] { $seat } { VERB($who, one: "wins", many: "win") } the { $won ->
        [1] 1 coin
       *[other] { $won } coins
    } in the pot: everyone else dropped out.
}
paid-seat-pot =
    .detail = { $seat } { VERB($who, one: "antes", many: "ante") } { $amount }.
paid-pot-seat =
    .detail = { $seat } { VERB($who, one: "takes", many: "take") } the { $amount } in the pot.
paid-seat-seat =
    .detail = { $seat } { VERB($who, one: "pays", many: "pay") } { $target } { $amount }, the price of a red card.
moved-from-red-pack =
    .detail = Red cards go to { $seat }{ $yours-count ->
        [0] .
       *[other] ; yours is { $yours }.
    }
moved-from-black-pack =
    .detail = Black cards go to { $seat }{ $yours-count ->
        [0] .
       *[other] ; yours is { $yours }.
    }
moved-to-red-pack =
    .detail = The red cards go back to their pack.
moved-to-black-pack =
    .detail = The black cards go back to theirs.
shown-red =
    .detail = Red cards: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
shown-black =
    .detail = Black cards: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }

# What the table works out
hint-hand = Hand { $number } of { $hands }. In the pot: { $pot }.
hint-own = In a showdown your { $piece } beats { $lower } of the other 25 black cards. If you lose one, you pay { $price }.
hint-order = From the lowest card shown: { $pieces }.
hint-risk = In a showdown you lose at most { $price }. You win if nobody still in has a black card above { $piece }.
hint-shows-red = { $seat } shows { $piece } and pays { $price } if beaten. The black card is hidden: yours is above { $percent }% of what it may be.
    .tag = pays { $price }
hint-shows-red-only = { $seat } shows { $piece } and pays { $price } if beaten. The black card is hidden.
    .tag = pays { $price }
hint-above = { $seat } shows { $piece }, which beats your black card. The red card is hidden.
    .tag = beats yours
hint-below = { $seat } shows { $piece }, which your black card beats. The red card is hidden.
    .tag = below yours
hint-shows-black-only = { $seat } shows { $piece }. The red card is hidden.
hint-would-show-red = Everybody will know that you pay { $price } at most, and nothing of your black card.
hint-would-show-black = Everybody will know how strong you are in a showdown, and nothing of your red card.
hint-would-drop = You are out of this hand. It costs nothing but your ante.
hint-would-force = You have the highest black card { $percent } times in a hundred. Win the { $pot } in the pot and what the others pay, or pay { $price }.
    .total = { $percent }%
hint-would-win = Nobody still in can beat your black card. The pot of { $pot } is yours, and the others pay.
    .total = certain
hint-would-lose = A card on the table beats yours. You would pay { $price }.
    .total = hopeless
hint-would-lose-blind = No card on the table beats yours, but so few that you have not seen are lower that a hidden one must. You would pay { $price }.
    .total = hopeless

# Numbers
unit-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
fact-hand = Hand
fact-pot = Pot

# The table
zone-red-pack = red pack
zone-black-pack = black pack
zone-red = red card
zone-black = black card
zone-shown = card shown
pot-pot = pot
phase-reveal = Everybody shows a card
phase-action = Force or drop

# Options
option-two_backs = Different backs
    .help = The red pack and the black pack have backs of different colours. Nothing else changes.
option-ante = Ante
    .help = Coins that everybody pays at the start of a hand.
option-hands = Hands
    .help = Hands in a session.
option-ace_high_showdown = Black Aces high
    .help = A black Ace beats a King in a showdown. It is still the lowest card when it comes to acting.
option-reveal_dropped = Show dropped cards
    .help = A showdown also turns up the hidden cards of those who dropped. They neither win nor pay.
option-stakes = Stakes
    .help = Whether you may run up a debt, or play with the chips in front of you.
option-stakes-ledger = a balance: debts are fine
option-stakes-table = table stakes
option-starting_chips = Starting chips
    .help = Chips of each player at the start, with table stakes.

# The guided first game
guide-begin = You hold a red card and a black one. Black decides who wins a showdown: your { $second } beats { $lower } of the other 25. Red is what you pay if you lose: { $piece } costs { $price }. Show one of them. The lowest card shown speaks first, so { $third } gives you the earlier word.
guide-last = This is the last hand. Your { $second } beats { $lower } of the other 25 black cards. { $third } is your lower card, and gives you the earlier word.
guide-weak = An expensive red card, { $piece } for { $price }, and a black { $second } that beats only { $lower } of the other 25. Show { $third }: low, so that you can drop before somebody forces you.
guide-strong = Your { $second } beats { $lower } of the other 25 black cards, and losing would cost you { $price }. Show { $third }, the lower one, so that you may force the showdown yourself.
guide-show = { $second } beats { $lower } of the other 25 black cards; { $piece } would cost you { $price }. Show what you do not mind being seen: the higher it is, the later you speak.
guide-beaten = { $seat } shows { $piece }, which beats your { $second } for certain. A showdown would cost you { $price }. Drop out: the ante is all you lose.
guide-force = You show { $piece }, the lowest card of those still in, so you speak. Your { $second } wins a showdown about { $percent } times in 100, and losing costs only your red card: { $price }. Force it, for a pot of { $pot } and what the losers pay.
guide-cheap = Your chance in a showdown is about { $percent } in 100, but losing would cost only { $price }, and winning brings the pot of { $pot } and the price of every loser. Force it.
guide-force-again = About { $percent } in 100 for you, and { $price } to lose: force it.
guide-won = Your { $piece } was the highest black card, and brought you { $number ->
    [one] one coin
   *[other] { $number } coins
}.
guide-paid = { $seat } won with { $piece }, the highest black card. Your red { $second } cost you { $number }.
guide-lost = { $seat } won the showdown with { $piece } and took { $number }. You paid nothing but the ante.
guide-survivor = All but { $seat } dropped out, so { $seat } has the pot, and no card was shown.
guide-survived = Everybody else dropped out, so the pot of { $pot } is yours, and nobody learns your other card.
guide-force-sure = No rival still in can have a higher black card than your { $second }. Force a showdown: you win the pot of { $pot } and what the losers pay.

# Why its bots answer as they do
thumb = I weigh what a showdown may win against what my red card may cost.
level-expert = Mostly goes by a book of hands that was worked out before, bluffs and all.

# What a bot computed, shown once the round is over
reckoned-showdown = { $percent ->
    [0] A showdown could not be won, and would have cost up to { $price }.
   *[other] A showdown would win { $percent } times in 100: up to { $prize } coins then, and up to { $price } lost otherwise.
}

# On paper
credit = { title }, designed by James Ernest. { poker-suite }
pad-goal = { $hands ->
    [one] One hand; the highest balance wins.
   *[other] After { $hands } hands the highest balance wins.
}
pad-balance = balance
    .first = { $stakes ->
        [table] { $starting_chips }
       *[ledger] 0
    }
pad-note-write = What the hand brought or cost you, the ante included. Each line adds up to 0.
pad-note-count = The price of a red card: Ace 1, number cards their number, Jack, Queen and King 10.

# What studies measure
measure-showdowns = hands that end in a showdown
measure-coins = coins that the winner of a hand takes
measure-antes = part of what is won that was antes
measure-red-shown = cards shown that are red
measure-highest-wins = hands won by the highest card shown
measure-highest-gains = coins that the highest card shown wins per hand
measure-lowest-gains = coins that the lowest card shown wins per hand
measure-lowest-wins = hands won by the lowest card shown
measure-kings-gain = coins that a King shown wins per hand
measure-aces-gain = coins that an Ace shown wins per hand

# The score pad in the app
refused-loses-most = { $name } can lose { $most } at most: the ante and a red card.

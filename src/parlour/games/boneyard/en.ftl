title = Boneyard
tagline = Secret bids for five buckets of money; equal bids cancel, and 40 dollars win.

prompt-choose-bid = Choose your bid. One card or more; equal bids cancel out, and the highest bid left takes its bucket first.
    .do = Bid ${ $total }
    .sure = { $all ->
        [1] Bid everything you hold? If anybody bids the same, you are out of the game.
       *[0] { "" }
    }
prompt-claim-bucket = Take a bucket. Nobody matched your bid; your cards go into the bucket you take.
    .do = Take { $chosen } for ${ $gain }

word-a = bucket A
word-b = bucket B
word-c = bucket C
word-d = bucket D
word-e = bucket E

refused-not-in-hand = You can only bid cards of your hand, and { $token } is not there.
refused-no-bucket = Take one of the buckets that are left; { $token } is no bucket.
refused-bucket-taken = Take one of the buckets that are left; somebody has { $token } already.

shown-hand =
    .detail = Everyone begins with five cards worth 1, 3, 5, 7 and 10 dollars{ $yours-count ->
        [0] .
       *[other] ; you: { $yours }.
    }
said-round = Round { $number }. Dollars in the buckets: A { $said-in-a }, B { $said-in-b }, C { $said-in-c }, D { $said-in-d }, E { $said-in-e }.
said-in-a = { "" }
said-in-b = { "" }
said-in-c = { "" }
said-in-d = { "" }
said-in-e = { "" }
said-bids = { $seat } { VERB($who, one: "bids", many: "bid") } { $number } with { $got }.
said-cancelled = { $seat } bid the same, { $number }: equal bids take no bucket and are lost.
decided-claim-bucket = { $said-after ->
    [0] With { $said-refills }, the highest bid that counts,
   *[other] With { $said-refills }, the next highest bid,
} { $seat } { VERB($who, one: "takes", many: "take") } { $got-count ->
    [0] { $word }, although it is empty
   *[other] { $said-worth ->
        [one] the dollar
       *[other] the { $said-worth } dollars
    } of { $word }: { $got }
}. The bid goes into that bucket.
said-worth = { "" }
said-refills = { "" }
said-after = { "" }
said-least = { "" }
said-as-little = { "" }
has-least = { $said-as-little ->
    [0] which has
   *[other] furthest right of those that have
} the least now: { $said-least ->
    [one] 1 dollar
   *[other] { $said-least } dollars
}
said-empty-handed = No bucket is left for { $seat }, and the bid of { $number } comes back: { $got }.
said-set-falls-a = The equal bids of { $number } go into bucket A, { has-least }.
said-set-falls-b = The equal bids of { $number } go into bucket B, { has-least }.
said-set-falls-c = The equal bids of { $number } go into bucket C, { has-least }.
said-set-falls-d = The equal bids of { $number } go into bucket D, { has-least }.
said-set-falls-e = The equal bids of { $number } go into bucket E, { has-least }.
said-out = { $seat } { VERB($who, one: "has", many: "have") } no cards left and { VERB($who, one: "is", many: "are") } out of the game.
said-overtime = The lead is shared at { $number ->
    [one] 1 dollar
   *[other] { $number } dollars
}: overtime. After the next round the highest total wins, whatever it is.
said-end-alone = Everyone else has run out of cards.
said-reached = { $seat } { VERB($who, one: "holds", many: "hold") } { $number ->
    [one] 1 dollar
   *[other] { $number } dollars
} now, and { $of ->
    [one] 1 is
   *[other] { $of } are
} enough to end the game.
said-decided = The overtime is over and the lead no longer shared.
scored =
    .detail = { $seat } { VERB($who, one: "holds", many: "hold") } { $total ->
        [one] 1 dollar
       *[other] { $total } dollars
    } now.
moved-to-bid = { "" }
moved-bid-hand = { "" }
moved-from-bucket-a = { "" }
moved-to-bucket-a =
    .detail = Bids that go into bucket A: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
moved-from-bucket-b = { "" }
moved-to-bucket-b =
    .detail = Bids that go into bucket B: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
moved-from-bucket-c = { "" }
moved-to-bucket-c =
    .detail = Bids that go into bucket C: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
moved-from-bucket-d = { "" }
moved-to-bucket-d =
    .detail = Bids that go into bucket D: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
moved-from-bucket-e = { "" }
moved-to-bucket-e =
    .detail = Bids that go into bucket E: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }

zone-bucket-a = bucket A
zone-bucket-b = bucket B
zone-bucket-c = bucket C
zone-bucket-d = bucket D
zone-bucket-e = bucket E
zone-hand = hand
zone-bid = bid

phase-bids = Bidding
phase-claims = Claiming buckets

hint-round = Round { $round }. The game is to { $target } dollars.
hint-overtime = This is overtime: the highest total after this round wins, unless it is shared.
hint-buckets = In the buckets: A { $a }, B { $b }, C { $c }, D { $d }, E { $e }.
hint-hand = You have ${ $total }. Possible bids: { $totals }.
hint-rival = { $steps ->
    [one] Your left neighbour
   *[other] The player { $steps } places to your left
} has ${ $total }. Possible bids: { $totals }.
    .tag = holds ${ $total }
hint-bucket =
    .tag = { $richest ->
        [1] ${ $number }, the richest
       *[0] ${ $number }
    }
hint-progress =
    .now = now ${ $now }
    .after = then ${ $after }
    .goal = wins at ${ $goal }
hint-bid-cancelled =
    .tag = ${ $number }, cancelled
hint-bid-took =
    .tag = ${ $number }, took { $letter }
hint-bid-waits =
    .tag = ${ $number }
hint-no-bid = Pick the cards you bid. You hold { $left ->
    [one] 1 dollar
   *[other] { $left } dollars
}.
    .total = $0
hint-bid = You keep { $left ->
    [0] nothing
    [one] 1 dollar
   *[other] { $left } dollars
}. The richest bucket would bring you to { $after }.
    .total = ${ $total }
hint-would-take = You would hold { $after ->
    [one] 1 dollar
   *[other] { $after } dollars
}. Your bid of { $bid } goes into the bucket.
    .total = ${ $gain }

fact-round = Round
fact-target = Dollars to win
fact-bid = Bid

option-target = Dollars to win
    .help = The game ends when somebody holds this much after a round and the lead is not shared.
option-set_order = Largest set
    .help = Which set of cancelled bids falls first: the one with the most money in it, or the one whose bids were highest.
option-set_order-total = by all its money
option-set_order-bid = by the bid
option-set_target = Sets in one bucket
    .help = Whether a bucket that has just got a set of cancelled bids may get the next one too.
option-set_target-recompute = any number, if it is still the smallest
option-set_target-distinct = one per round
option-show_hands = Other hands
    .help = Everybody starts with the same cards and all bids are open, so every hand could be remembered. Tracked shows them for you.
option-show_hands-hidden = hidden
option-show_hands-tracked = tracked
option-max_rounds = Most rounds
    .help = The game is cut off after this many rounds, and the highest total wins.

guide-begin = Everybody holds the same { $dollars } dollars, and five buckets lie open. Bid some of your cards in secret. The highest bid that nobody matched takes its bucket first. { $piece } should do for a beginning.
guide-low = You hold { $dollars }, and this short game is to { $target }. A bid costs you what it is worth, so the best bargain is a low bid that still takes something good. Try { $piece }.
guide-cheap = Small bids are crowded but cheap: if { $piece } is matched as well, you lose the least you can.
guide-rich = { $richest } dollars lie in { $word }. Everybody sees them, so many will bid high. { $piece } may well be alone, and high enough for a good bucket.
guide-nearly = You hold { $dollars }, and { $target } win. Any bucket that brings { $missing } more than it costs will do. Keep the bid small.
guide-bid-again = You hold { $dollars } and need { $missing } more. The richest bucket is { $word } with { $richest }. What you bid is gone unless a bucket brings more.
guide-first = Your { $bid } is the highest bid that nobody matched. So you choose first: { $number } dollars lie in the richest bucket.
guide-claim = { $other } bid { $top } and took { $taken } dollars. Now your { $bid } may take { $number }, and it fills that bucket for the next round. A gain of { $gain }.
guide-change = The richest bucket that is left holds { $number }, and you bid { $bid }: nothing won, nothing lost.
guide-dear = The best that is left holds { $number }, and you bid { $bid }. Such a bid was too dear; take the { $number } all the same.
guide-enough = { $number } dollars bring you to { $after }{ $over ->
    [0] , exactly enough
   *[other] {""}
}: { $target } win, unless somebody else gets there with as much.
guide-claim-again = { $word } is the richest that is left, with { $number }.
guide-matched = { $seat } bid { $bid } as well. Equal bids cancel: your money fell into { $word }, and you took nothing.
guide-bold = Bold: { $bid } dollars on one bid.
guide-gained = You paid { $bid } for { $number }, and hold { $dollars } now.
guide-even = You paid { $bid } for as much, and hold { $dollars } still.
guide-lost = You paid { $bid } for { $number } and hold { $dollars } now. High bids choose first, but they have to earn their price.
# Scores are dollars
points = { $count ->
    [one] 1 dollar
   *[other] { $count } dollars
}
unit-dollars = { $count ->
    [one] { $count } dollar
   *[other] { $count } dollars
}

# Why its bots answer as they do
thumb = I bid totals that others seldom bid, and never more than they bring in.

# On paper
credit = { title }, designed by James Ernest. { poker-suite }
pad-goal = First to hold { $target } dollars; the highest total wins.
pad-bid = bid
pad-took = took
pad-holds = holds
    .first = 26
pad-side = buckets after
pad-a = A
    .first = 10
pad-b = B
    .first = 7
pad-c = C
    .first = 5
pad-d = D
    .first = 3
pad-e = E
    .first = 1
pad-note-write = Your bid, the bucket you took with its money, and what you hold now. Strike out a bid that was cancelled.
pad-note-count = An Ace is 1, the others their number. Equal bids cancel, whatever cards they are made of: 7 + 3 cancels a 10.
pad-note-end = A shared highest total means overtime: one more round, and then the highest total wins even below { $target }.

# What studies measure
measure-cancelled = bids that cancel out
measure-overbids = bids above the richest bucket
measure-overbid-gains = dollars that a bid above the richest bucket brings
measure-other-gains = dollars that any other bid brings
measure-out = players who go out
measure-overtime = games with overtime
measure-below-target = games won in overtime, below the target
measure-watched = rounds that a player who is out watches

# The score pad in the app
pad-tied-on = Overtime: { $names } share the lead. After the next round the highest total wins, even below { $target }.
pad-end-overtime = Overtime is decided: { $names } leads alone.
refused-bids-something = { $name } still has money and bids at least one card.
refused-cancelled-takes-nothing = { $name } bid the same as somebody else: equal bids cancel and take no bucket.
refused-no-bucket-left = { $name } takes none: the buckets went to higher bids.
refused-takes-a-bucket = { $name } made a bid that nobody matched. Which bucket was it?
refused-bucket-twice = { $name } took a bucket that somebody else has taken.

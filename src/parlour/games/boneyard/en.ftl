title = Boneyard
tagline = Secret bids for five buckets of money; equal bids cancel, and 40 dollars win.

prompt-choose-bid = Choose your bid: one card or more. Equal bids cancel out.
prompt-claim-bucket = Your bid is unmatched. Take a bucket; your bid will fill it again.

word-a = bucket A
word-b = bucket B
word-c = bucket C
word-d = bucket D
word-e = bucket E

refused-not-in-hand = You can only bid cards of your hand, and { $token } is not there.
refused-no-bucket = Take one of the buckets that are left; { $token } is no bucket.
refused-bucket-taken = Take one of the buckets that are left; somebody has { $token } already.

said-bids = { $seat }: a bid of { $number }.
said-cancelled = Bids of { $number } cancel out.
said-empty-handed = { $seat }: no bucket is left, and the bid of { $number } comes back.
said-set-falls = The cancelled bids of { $number } fall into the smallest bucket.
said-out = { $seat }: no cards left, out of the game.
said-overtime = The lead is shared at { $number ->
    [one] 1 dollar
   *[other] { $number } dollars
}: overtime. After the next round the highest total wins, whatever it is.

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
hint-hand = You hold { $total ->
    [one] 1 dollar
   *[other] { $total } dollars
} and can make { $totals }.
hint-rival = { $steps ->
    [one] Your left neighbour
   *[other] The player { $steps } places to your left
} holds { $total } and can make { $totals }.

option-target = Dollars to win
    .help = The game ends when somebody holds this much after a round and the lead is not shared.
option-set_order = Largest set
    .help = Which set of cancelled bids falls first: the one with the most money in it, or the one whose bids were highest.
option-set_order-total = by all its money
option-set_order-bid = by the bid
option-set_target = Sets in one bucket
    .help = Whether a bucket that has just got a set of cancelled bids may get the next one too.
option-set_target-recompute = any number, if it is still the smallest
option-set_target-distinct = one a round
option-show_hands = Other hands
    .help = Everybody starts with the same cards and all bids are open, so every hand could be remembered. Tracked shows them for you.
option-show_hands-hidden = hidden
option-show_hands-tracked = tracked
option-max_rounds = Most rounds
    .help = The game is cut off after this many rounds, and the highest total wins.

title = Following Suit
tagline = Spades chase hearts, hearts chase diamonds, and only your best suit counts.

prompt-choose-mark = Choose your mark. If it is the highest of its suit, it captures everything in the suit that follows.
    .do = Lay { $chosen } as mark

refused-in-the-pool = Your mark must come from your hand; { $token } lies in the pool.
refused-not-in-hand = Your mark must come from your hand, and { $token } is not there.

# What happened
moved-deck-hand =
    .detail = Everyone gets { $count } cards.
said-round = Round { $number }: everyone gets four cards{ $yours-count ->
    [0] .
   *[other] ; you: { $yours }.
}{ $number ->
    [1] {" "}Each turn everyone plays a card, their mark. Then, all at once, the highest mark of each suit, with Aces high, captures all cards of another suit, other marks too: spades take hearts, hearts diamonds, diamonds clubs, clubs spades. What nobody captures is discarded. The game is to { $of } points.
   *[other] {""}
}
said-count = { $number ->
    [1] The deck is empty, and everybody scores the best suit in hand, where an Ace counts only 1, a Jack 11, a Queen 12, a King 13.
   *[other] The deck is empty, and everybody scores the best suit in hand.
}
moved-deck-pool = New in the pool: { $pieces }.
moved-hand-mark = { $shares-count ->
    [0] The only mark: { $seat } { $pieces }.
   *[other] The marks: { $shares }.
}
said-captures = { $got-count ->
    [0] { $seat } { VERB($who, one: "has", many: "have") } the highest { $number ->
        [0] diamond
        [1] heart
        [2] spade
       *[3] club
    } with { $piece }, but there are no { suits-name } to capture.
   *[other] { $seat } { VERB($who, one: "captures", many: "capture") } the { suits-name } with { $piece }: { $got }.
}
suits-name = { $number ->
    [0] clubs
    [1] diamonds
    [2] hearts
   *[3] spades
}
said-sits-out =
    .aside = { $seat } { VERB($who, one: "has", many: "have") } no card left to play and { VERB($who, one: "sits", many: "sit") } out until the next round.
shown-hand = { "" }
said-best-suit = { $seat } { VERB($who, one: "has", many: "have") } { $got }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { suits-name }, { $total } in all.
said-no-cards = { $seat } { VERB($who, one: "has", many: "have") } no cards and { VERB($who, one: "scores", many: "score") } nothing.
scored = { "" }
said-tied = The lead is shared at { $number } points, so everybody plays another round.
said-over = { $number } points are reached, so this was the last round.
moved-pool-hand = { "" }
moved-mark-hand = { "" }
moved-mark-discard =
    .detail = Nobody captures { $pieces-count ->
        [one] the mark { $pieces }
       *[other] the marks { $pieces }
    }: discarded.
moved-pool-discard =
    .detail = Nobody captures { $pieces } from the pool: discarded.
moved-to-deck = { "" }

zone-deck = deck
zone-pool = pool
zone-discard = discard pile
zone-hand = hand
zone-mark = mark

phase-marks = Choosing marks

hint-turn = Round { $round }, turn { $turn } of { $turns }. The game is to { $target } points.
hint-table = On the table, in points: spades { $spades } → hearts { $hearts } → diamonds { $diamonds } → clubs { $clubs } → spades.
hint-hand = In your hand, in points: spades { $spades }, hearts { $hearts }, diamonds { $diamonds }, clubs { $clubs }. The best suit counts { $best }.
hint-spades = A spade captures all hearts unless somebody plays a higher spade: { $points ->
    [one] 1 point
   *[other] { $points } points
} in the pool.
hint-hearts = A heart captures all diamonds unless somebody plays a higher heart: { $points ->
    [one] 1 point
   *[other] { $points } points
} in the pool.
hint-diamonds = A diamond captures all clubs unless somebody plays a higher diamond: { $points ->
    [one] 1 point
   *[other] { $points } points
} in the pool.
hint-clubs = A club captures all spades unless somebody plays a higher club: { $points ->
    [one] 1 point
   *[other] { $points } points
} in the pool.

# While choosing
hint-hunts = { $piece } hunts { $count ->
    [0] nothing that lies there
    [one] 1 card worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $count } cards worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}.
    .tag = { $count ->
        [0] only marks
       *[other] takes { $count }
    }
hint-captures = { $beaten ->
    [no] { $number ->
        [0] Nobody has a higher club, so it captures all spades
        [1] Nobody has a higher diamond, so it captures all clubs
        [2] Nobody has a higher heart, so it captures all diamonds
       *[3] Nobody has a higher spade, so it captures all hearts
    }
   *[maybe] { $number ->
        [0] It captures all spades unless somebody plays a higher club
        [1] It captures all clubs unless somebody plays a higher diamond
        [2] It captures all diamonds unless somebody plays a higher heart
       *[3] It captures all hearts unless somebody plays a higher spade
    }
}: { $count ->
    [0] none lie in the pool, but there may be marks
    [one] 1 card in the pool
   *[other] { $count } cards in the pool
}.
    .tag = { $count ->
        [0] only marks
       *[other] takes { $count }
    }
    .total = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
hint-after = { $beaten ->
    [no] Your best suit then counts at least { $best }.
    [same] Your best suit then counts at least { $best }, beaten or not.
   *[worse] Your best suit then counts at least { $best }, or { $without } if it is beaten.
} The mark itself is gone either way.
hint-prey = { $piece } would be yours.
    .tag = { $points ->
        [one] 1 point
       *[other] { $points } points
    }

fact-round = Round
fact-turn = Turn
fact-deck = Deck
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# The guided first game
guide-cycle = Spades take hearts, hearts take diamonds, diamonds take clubs, and clubs take spades. Your { $piece } hunts the { $suit ->
    [0] clubs
    [1] diamonds
    [2] hearts
   *[3] spades
} in the pool, { $number ->
    [one] { $number } point
   *[other] { $number } points
} here. The mark itself never comes home.
guide-collect = You hold { $own } points in { $suit ->
    [0] clubs
    [1] diamonds
    [2] hearts
   *[3] spades
}, and at the end only your best suit counts. The pool has { $points } more: hunt them with { $piece }.
guide-sure = Nobody can have a card of its suit above { $piece }, so all { $suit ->
    [0] clubs
    [1] diamonds
    [2] hearts
   *[3] spades
} would surely be yours: { $number } points in the pool.
guide-cards = Every turn costs a card, and you hold { $count } for { $left } turns. Without a card you sit out. { $piece } may capture { $number } from the pool.
guide-higher = Only the highest mark of a suit captures, and the Ace is highest. { $piece } hunts { $number ->
    [one] { $number } point
   *[other] { $number } points
}; { $higher } higher { $suit ->
    [0] { $higher ->
        [one] club
       *[other] clubs
    }
    [1] { $higher ->
        [one] diamond
       *[other] diamonds
    }
    [2] { $higher ->
        [one] heart
       *[other] hearts
    }
   *[3] { $higher ->
        [one] spade
       *[other] spades
    }
} may still be out against it.
guide-last = The last pool. What you hold after it is counted, and only the best suit. If { $piece } captures, yours is worth at least { $points }.
guide-again = { $piece } hunts { $count ->
    [one] one card
   *[other] { $count } cards
} in { $suit ->
    [0] clubs
    [1] diamonds
    [2] hearts
   *[3] spades
}, worth { $number }.
guide-counted = The round is counted: your best suit brought { $points }. { $seat } got { $number }.
guide-beaten = { $seat } had { $second }, above your { $piece }: only the highest mark of a suit captures.
guide-caught = Your { $piece } captured { $got ->
    [one] one card
   *[other] { $got } cards
} worth { $points }. { $second } of { $seat } captured the mark itself, which happens in the same moment.
guide-caught-free = Your { $piece } captured { $got ->
    [one] one card
   *[other] { $got } cards
} worth { $points }. The mark itself was discarded: it never comes back.
guide-nothing = Your { $piece } was the highest of its suit, but there were no { $suit ->
    [0] clubs
    [1] diamonds
    [2] hearts
   *[3] spades
} to capture.

option-target_score = Points to win
    .help = The game ends when somebody has this many points after a round and the lead is not shared.
option-show_known_cards = Show known cards
    .help = Shows the cards that everybody saw a rival capture and that are still in hand. Otherwise you have to remember them.
option-max_rounds = Most rounds
    .help = The game is cut off after this many rounds, and the highest total wins.

# Why its bots answer as they do
thumb = I collect one suit, and play cards that are likely the highest of theirs.

# On paper
credit = { title }, designed by James Ernest. { poker-suite }
pad-goal = The game ends at { $target_score } points; the highest total wins.
pad-note-write = Your best suit of this round, and your new total.
pad-note-count = Ace 1, number cards their number, Jack 11, Queen 12, King 13.
pad-note-end = A shared lead means another round, until somebody leads alone.

# What studies measure
measure-sits-out = players who must sit out a turn, per round
measure-empty = players who end a round without a card
measure-points = points of a player in a round
measure-high-marks-capture = marks from ten to Ace that capture
measure-low-marks-capture = marks from two to six that capture
measure-high-mark-points = points in cards that a mark from ten to Ace takes
measure-low-mark-points = points in cards that a mark from two to six takes
measure-middle-mark-points = points in cards that a mark from seven to nine takes
measure-court-mark-points = points in cards that a Jack, Queen or King takes as a mark
measure-ace-mark-points = points in cards that an Ace takes as a mark

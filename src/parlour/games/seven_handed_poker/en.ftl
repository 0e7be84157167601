title = Seven-Handed Poker
tagline = You choose the cards, your opponent chooses the spot: seven coins, seven little poker hands.

prompt-choose-cards = Choose 1 to { $most } cards to lay face down. Your opponent will say where they go.
    .do = { $count ->
        [one] Lay down { $chosen }
       *[other] Lay down { $count } cards
    }
prompt-choose-spot = Choose a spot for your opponent’s cards. It must be empty on that side.
    .do = Send them to { $chosen }

word-spot-1 = spot 1
word-spot-2 = spot 2
word-spot-3 = spot 3
word-spot-4 = spot 4
word-spot-5 = spot 5
word-spot-6 = spot 6
word-spot-7 = spot 7

refused-not-in-hand = { $token } is not in your hand.
refused-already-placed = { $token } lies at a coin already. A placed hand is final.
refused-not-your-spot = Choose cards. Where they go is for your opponent to say.
refused-choose-a-spot = Choose a spot. The cards are your opponent’s business.
refused-spot-taken = Your opponent has a hand at { $token } already. Choose a spot that is empty on that side.

# What happened
moved-deck-hand =
    .aside = { $shares-count ->
        [0] { $seat } { VERB($who, one: "draws", many: "draw") } { $pieces }.
       *[other] Both players get { $count } cards{ $yours-count ->
            [0] .
           *[other] ; you: { $yours }.
        }
    }
said-begins = { $seat } { VERB($who, one: "plays", many: "play") } first. Whoever plays lays down a hand of one to five cards, the other player puts it at one of seven spots, and three cards are drawn. Where two hands meet, the better one wins the coin of the spot; four coins win, or three side by side.
decided-choose-cards = { $seat } { VERB($who, one: "lays", many: "lay") } down { $pieces }.
said-announces = { "" }
decided-choose-spot = { $seat } { VERB($who, one: "puts", many: "put") } { $whom ->
    [you] your hand
   *[other] { $target }’s hand
} at { $word }.
shown-spot-1 = Open at spot 1: { hands-there }
shown-spot-2 = Open at spot 2: { hands-there }
shown-spot-3 = Open at spot 3: { hands-there }
shown-spot-4 = Open at spot 4: { hands-there }
shown-spot-5 = Open at spot 5: { hands-there }
shown-spot-6 = Open at spot 6: { hands-there }
shown-spot-7 = Open at spot 7: { hands-there }
hands-there = { $shares-count ->
    [0] { $seat } { $pieces }, with nothing opposite and no coin.
   *[other] { $shares }.
}
said-shows = { $seat } { $who ->
    [one] has
    [you] have
   *[other] both have
} { $number ->
    [0] only a high card.
    [1] a pair.
    [2] two pair.
    [3] three of a kind.
    [4] a straight.
    [5] a flush.
    [6] a full house.
    [7] four of a kind.
    [8] a straight flush.
    [9] a royal flush!
   *[10] five of a kind!
}
said-joker = { $who ->
    [you] Your
   *[other] { $seat }’s
} Joker stands for { $piece }.
said-decides = { $piece } decides: against it { $whom ->
    [you] you have
   *[other] { $target } has
} { $number ->
    [0] no card at all
    [11] only a Jack
    [12] only a Queen
    [13] only a King
    [14] only an Ace
    [8] only an 8
   *[other] only a { $number }
}.
said-wins-coin = { $seat } { VERB($who, one: "wins", many: "win") } the coin at spot { $number } and { VERB($who, one: "has", many: "have") } { $total ->
    [one] { $total } coin
   *[other] { $total } coins
}{ $who ->
    [one] {" "}now.
    [you] {" "}now.
   *[other] {" "}each now.
}
said-tied = The hands are equal, and the coin counts for both.
scored =
    .detail = { $seat } { VERB($who, one: "has", many: "have") } { $total ->
        [one] { $total } coin
       *[other] { $total } coins
    } now.
said-end-four-coins = { $seat } { VERB($who, one: "has", many: "have") } four coins, more than half of the seven.
said-end-three-neighbours = { $seat } { VERB($who, one: "has", many: "have") } three coins side by side, which win as four do.
moved-hand-placing = { "" }
moved-from-placing = { "" }

# Scores are coins
points = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}

hint-coins = { $seat }: { $count ->
    [0] no coins yet
    [one] 1 coin, at spot { $spots }
   *[other] { $count } coins, at spots { $spots }
}; { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand.
hint-needs = { $seat } wins the game with any of these coins: { $spots }.
    .tag = one coin short
hint-deck = { $count ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
hint-face-down = Face down at your spot { $spot }: { $number ->
    [0] high card
    [1] a pair
    [2] two pair
    [3] three of a kind
    [4] a straight
    [5] a flush
    [6] a full house
    [7] four of a kind
    [8] a straight flush
    [9] a royal flush
   *[10] five of a kind
} ({ $pieces }).
hint-placing = { $seat } has laid down { $count ->
    [one] one card
   *[other] { $count } cards
}, waiting for a spot.
    .tag = { $count ->
        [one] 1 card laid down
       *[other] { $count } cards laid down
    }
hint-best = Your best with { $count ->
    [one] one card
   *[other] { $count } cards
}: { $number ->
    [0] high card
    [1] a pair
    [2] two pair
    [3] three of a kind
    [4] a straight
    [5] a flush
    [6] a full house
    [7] four of a kind
    [8] a straight flush
    [9] a royal flush
   *[10] five of a kind
} ({ $pieces }).

# While choosing
hint-picked = Your opponent sees how many cards you lay down, and not which. Straights and flushes take five.
    .total = { $number ->
        [0] High card
        [1] A pair
        [2] Two pair
        [3] Three of a kind
        [4] A straight
        [5] A flush
        [6] A full house
        [7] Four of a kind
        [8] A straight flush
        [9] A royal flush
       *[10] Five of a kind
    }
hint-spot-open = { $word }: you have nothing there yet. Nothing is shown until you do.
    .tag = open
hint-spot-mine = { $word }: your cards lie there ({ $pieces }), so both hands are shown at once.
    .tag = { $number ->
        [0] your high card
        [1] your pair
        [2] your two pair
        [3] your three
        [4] your straight
        [5] your flush
        [6] your full house
        [7] your four
        [8] your straight flush
        [9] your royal flush
       *[10] your five
    }
hint-would-win = { $seat } would win the game with this coin.
    .tag = coin for the game

fact-deck = Deck
unit-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

# The guided first game
guide-begin = Seven coins, seven small poker hands a side. You choose one to five cards, and your opponent says at which coin they go. Lay down cards that count together: { $pieces } would be { $number ->
    [0] a high card
    [1] a pair
    [2] two pair
    [3] three of a kind
    [4] a straight
    [5] a flush
    [6] a full house
    [7] four of a kind
    [8] a straight flush
   *[9] a royal flush
}, { $count ->
    [one] and cost you a single card.
   *[other] in { $count } cards.
}
guide-goal = The coin at spot { $spot } would win you the game: four coins win, or three side by side. { $pieces } would be { $number ->
    [0] a high card
    [1] a pair
    [2] two pair
    [3] three of a kind
    [4] a straight
    [5] a flush
    [6] a full house
    [7] four of a kind
    [8] a straight flush
   *[9] a royal flush
}.
guide-five = Straights and flushes need five cards. { $pieces } are { $number ->
    [0] a high card
    [1] a pair
    [2] two pair
    [3] three of a kind
    [4] a straight
    [5] a flush
    [6] a full house
    [7] four of a kind
    [8] a straight flush
   *[9] a royal flush
}.
guide-draw = You draw three cards after each hand, and hold { $held } now, so there is no need to save. { $pieces } would be { $number ->
    [0] a high card
    [1] a pair
    [2] two pair
    [3] three of a kind
    [4] a straight
    [5] a flush
    [6] a full house
    [7] four of a kind
    [8] a straight flush
   *[9] a royal flush
}.
guide-little = You hold no pair, so give away little: { $pieces } alone may still beat another single card.
guide-pair = A pair is a fair hand for two cards: { $pieces }. Your opponent sees only how many you lay down.
guide-lay-again = { $pieces } would be { $number ->
    [0] a high card
    [1] a pair
    [2] two pair
    [3] three of a kind
    [4] a straight
    [5] a flush
    [6] a full house
    [7] four of a kind
    [8] a straight flush
   *[9] a royal flush
}.
guide-sure = Now it is you who says where. { $count ->
    [one] One card
   *[other] { $count } cards
} can be no more than { $number ->
    [0] a high card
    [1] a pair
    [2] two pair
    [3] three of a kind
    [4] a straight
    [5] a flush
    [6] a full house
    [7] four of a kind
    [8] a straight flush
   *[9] a royal flush
}. Your { $pieces } at spot { $spot } would beat whatever they are.
guide-spot = Now it is you who says where. Send these { $count } cards against your { $pieces } at spot { $spot }: better to lose a coin with few cards than with many.
guide-danger = The coin at spot { $spot } would win { $seat } the game. Send cards there only if yours are the better ones.
guide-open = { $count } cards are a strong hand more often than not. At spot { $spot } you have nothing yet, so nothing is lost there, and you can think of an answer later.
guide-single = { $count ->
    [one] A single card is weak. Let it
   *[other] { $count } cards are weak more often than not. Let them
} meet your { $pieces } at spot { $spot }.
guide-sure-again = { $count ->
    [one] One card
   *[other] { $count } cards
} cannot beat { $pieces } at spot { $spot }.
guide-won = At spot { $spot } your { $pieces } beat { $attackers }: the coin is yours. Coins so far: { $mine } to { $theirs }.
guide-lost = At spot { $spot } { $attackers } beat your { $pieces }, so { $seat } has that coin. Coins so far: { $mine } to { $theirs }.
guide-tied = At spot { $spot } { $pieces } and { $attackers } are exactly equal, so the coin counts for both of you.
guide-put = { $seat } put your { $pieces } at spot { $spot }. They stay face down until a hand lies on the other side too.

zone-deck = deck
zone-hand = hand
zone-placing = cards laid down
zone-spot-1 = spot 1
zone-spot-2 = spot 2
zone-spot-3 = spot 3
zone-spot-4 = spot 4
zone-spot-5 = spot 5
zone-spot-6 = spot 6
zone-spot-7 = spot 7

phase-cards = Choosing cards
phase-spot = Choosing a spot

option-jokers = Jokers
    .help = How many wild Jokers are shuffled into the pack.
option-wild_flush = Jokers in a flush
    .help = Whether a Joker in a flush may double a card. It matters only with Jokers.
option-wild_flush-any_card = may double a card
option-wild_flush-missing_only = must be a missing rank
option-reveal_at_end = Show hidden hands at the end
    .help = Turns up the hands that met no other when the game is over. No rule depends on it.

# Why its bots answer as they do
thumb = I build hands that do much with few cards, and have large ones meet my weakest.

# On paper
credit = { title }, designed by Joshua Howard and Evelina Shin. { poker-suite }

# What studies measure
measure-first-wins = games won by the first player
measure-tied-coins = coins won by both
measure-placements = hands placed
measure-showdowns = coins decided
measure-neighbours = games ended by three neighbouring coins
measure-cards = cards in a hand placed
measure-two-win = hands of one or two cards that win their coin
measure-three-win = hands of three cards that win their coin
measure-four-win = hands of four cards that win their coin
measure-five-win = hands of five cards that win their coin
measure-short-game = games of ten hands placed or fewer
measure-long-game = games of thirteen hands placed or more
measure-tied-small = tied coins with one or two cards on either side
measure-fives = hands of five of a kind shown

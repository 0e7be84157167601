title = Abandon Ship!
tagline = Throw treasure into the lifeboats, then fight your way into the best of them.

prompt-act = Throw a card, or pick a fight. Choose a card of your hand, then its lifeboat or a player.
    .do = { $act ->
        [throw] Throw { $piece } into its lifeboat
       *[attack] Attack { $seat } with { $piece }
    }
    .sure = { $act ->
        [throw] { "" }
       *[attack] { $higher ->
            [0] { "" }
           *[other] Attack { $seat } with { $piece }? If you are outdone, you lose one of your cards at random.
        }
    }
prompt-answer = Fight back, or give up? Play a higher card, or lose one of your cards at random.
    .do = { $act ->
        [give] Give up
       *[attack] Fight back with { $chosen }
    }
prompt-choose-key = Which lifeboat do you run for? The ship sinks. The suit of your key card says where, and the strongest in that suit boards.
    .do = Run for the { $suit } lifeboat
    .sure = Run for the { $suit } lifeboat with { $piece }? It holds { $boat } points, and your strength is { $strength }.

word-lifeboat = Into its lifeboat
word-surrender = Give up

refused-card-first = Choose a card of your hand first, then what it is for.
refused-one-card = One card is enough. Now say what it is for.
refused-yourself = You cannot pick a fight with yourself.
refused-nothing-to-win = That player holds no cards: nothing to win, and no fight.
refused-on-your-board = { $token } lies on your board. It helps in the showdown, and for nothing else.
refused-not-in-your-hand = { $token } is not in your hand.
refused-last-card = { $token } is your last card. You may fight with it only if it is a King.
refused-not-higher = { $token } is not higher than the last card of the fight.

said-round = Round { $number }: { $seat } { VERB($who, one: "begins", many: "begin") }.{ $number ->
    [1] {" "}Cards that are thrown or fought with go into the lifeboat of their suit and score for whoever boards it, an Ace 1, Jack to King 11 to 13. Before a turn the hand is filled up to five cards; with the last card of the deck the ship sinks.
   *[other] {""}
}
decided-act = { $act ->
    [lifeboat] { $seat } { VERB($who, one: "throws", many: "throw") } { $pieces } into the { $zone }.
   *[none] { $seat } { VERB($who, one: "attacks", many: "attack") } { $target } with { $pieces }.
}
decided-answer = { $act ->
    [surrender] {""}
   *[none] { $seat } { VERB($who, one: "fights", many: "fight") } back with { $pieces }.
}
said-attacks = { "" }
said-attacked = { "" }
said-wins-fight = { $target } { $whom ->
    [you] play no higher card and give up: { $seat } { VERB($who, one: "takes", many: "take") } { $taken } at random from your hand
   *[other] plays no higher card and gives up: { $seat } { VERB($who, one: "takes", many: "take") } { $taken } at random from { $target }’s hand
}, face up.
said-sinks = { $seat } { VERB($who, one: "draws", many: "draw") } the last card of the deck, and the ship sinks. With a key card all choose the lifeboat of its suit, and whoever is strongest in that suit boards it.
moved-hand-key-card = The key cards: { $shares-count ->
    [0] { $seat } { $pieces }.
   *[other] { $shares }.
}
said-goes-down =
    .aside = { $seat } { VERB($who, one: "has", many: "have") } no card left for a key, and so no lifeboat.
which-boat = { $of ->
    [0] the clubs lifeboat
    [1] the diamonds lifeboat
    [2] the hearts lifeboat
   *[other] the spades lifeboat
}
said-claims = { $seat } { VERB($who, one: "runs", many: "run") } for { which-boat } with { $named-counts }: strength { $number }.
said-counts = { "" }
said-identical = Two claims are the same, card for card.
said-decides = Equal strength: { $piece } decides, for the other has { $number ->
    [0] no card left there
   *[other] { $number } points there
}.
scores-boat = { VERB($who, one: "scores", many: "score") } { $points ->
    [one] the 1 point
   *[other] the { $points } points
} in it: { $total } in all
said-boards = { $seat } { VERB($who, one: "is", many: "are") } the strongest, { VERB($who, one: "boards", many: "board") } { which-boat } and { scores-boat }.
said-boards-alone = Only { $seat } { VERB($who, one: "runs", many: "run") } for { which-boat } and { scores-boat }.
said-boards-higher = { $seat } { VERB($who, one: "has", many: "have") } equal strength but higher cards, { VERB($who, one: "boards", many: "board") } { which-boat } and { scores-boat }.
said-unclaimed = { $number ->
    [0] Nobody runs for { which-boat }, and it is empty.
    [1] Nobody runs for { which-boat }, and the 1 point in it is lost.
   *[other] Nobody runs for { which-boat }, and the { $number } points in it are lost.
}
said-left-behind = { $seat } { VERB($who, one: "scores", many: "score") } nothing in this round.
said-reached = { $seat } { VERB($who, one: "has", many: "have") } reached { $number ->
    [one] 1 point
   *[other] { $number } points
}, which ends the game.
said-extra-round = The highest total is shared: another round.
scored =
    .detail = { $seat } { VERB($who, one: "has", many: "have") } { $total } now.
moved-deck-hand = { $shares-count ->
    [0] { $who ->
        [you] You fill up your hand with { $pieces }.
       *[other] {""}
    }
   *[other] Everyone gets five cards{ $yours-count ->
        [0] .
       *[other] ; you: { $yours }.
    }
}
moved-to-aside =
    .detail = Cards that nobody plays with in this round: { $pieces }.
moved-to-fight =
    .detail = { $seat } { VERB($who, one: "plays", many: "play") } { $pieces }.
moved-to-board = { "" }
moved-to-clubs-lifeboat =
    .detail = Into the clubs lifeboat: { $pieces }.
moved-to-diamonds-lifeboat =
    .detail = Into the diamonds lifeboat: { $pieces }.
moved-to-hearts-lifeboat =
    .detail = Into the hearts lifeboat: { $pieces }.
moved-to-spades-lifeboat =
    .detail = Into the spades lifeboat: { $pieces }.
moved-to-shown =
    .detail = The other cards: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
moved-to-deck =
    .detail = All cards go back into the deck.

hint-round = Round { $round }, dealt by { $seat }. Playing to { $target ->
    [one] 1 point
   *[other] { $target } points
}.
hint-deck = { $count ->
    [one] The ship sinks with the next card drawn.
   *[other] The ship sinks in { $count } draws.
}
hint-clubs = Clubs: lifeboat { $boat }, you { $mine }, best rival board { $rival }, unseen { $unseen }.
    .tag = { $boat ->
        [one] 1 point
       *[other] { $boat } points
    }
hint-diamonds = Diamonds: lifeboat { $boat }, you { $mine }, best rival board { $rival }, unseen { $unseen }.
    .tag = { $boat ->
        [one] 1 point
       *[other] { $boat } points
    }
hint-hearts = Hearts: lifeboat { $boat }, you { $mine }, best rival board { $rival }, unseen { $unseen }.
    .tag = { $boat ->
        [one] 1 point
       *[other] { $boat } points
    }
hint-spades = Spades: lifeboat { $boat }, you { $mine }, best rival board { $rival }, unseen { $unseen }.
    .tag = { $boat ->
        [one] 1 point
       *[other] { $boat } points
    }
hint-safe = With { $pieces } nobody can be stronger than you.
hint-beat = To beat: { $piece }, worth { $number }.
hint-beat-last = To beat: { $piece }, worth { $number }. Your last card may fight only if it is a King.
hint-would-throw = { $piece } brings its lifeboat to { $boat ->
    [one] 1 point
   *[other] { $boat } points
}.
    .total = { $boat ->
        [one] 1 point
       *[other] { $boat } points
    }
hint-would-attack = { $held ->
    [one] { $seat } holds one card, and it may answer only if it is a King. { $higher ->
        [0] That cannot be.
        [one] Of { $unseen } cards you have not seen, one would do.
       *[other] Of { $unseen } cards you have not seen, { $higher } would do.
    }
   *[other] { $seat } must play higher than { $number } or lose one of { $held } cards to your board. Of { $unseen } cards you have not seen, { $higher } { $higher ->
        [one] is
       *[other] are
    } higher.
}
hint-would-answer = { $held ->
    [one] { $seat } holds one card, and it may answer only if it is a King. { $higher ->
        [0] That cannot be.
        [one] Of { $unseen } cards you have not seen, one would do.
       *[other] Of { $unseen } cards you have not seen, { $higher } would do.
    }
   *[other] { $seat } must then play higher than { $number } or lose one of { $held } cards to your board. Of { $unseen } cards you have not seen, { $higher } { $higher ->
        [one] is
       *[other] are
    } higher.
}
hint-would-give-up = One of your cards, at random, goes to { $seat }’s board.
hint-would-run = Strength { $strength } in { $suit }, for a lifeboat of { $boat }. No rival who runs there can have more than { $rival }.
    .total = strength { $strength }

unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fact-round = Round
fact-target = Points to win
fact-deck = Draws until it sinks
fact-dealer = dealer

zone-deck = deck
zone-aside = out of this round
zone-clubs-lifeboat = clubs lifeboat
zone-diamonds-lifeboat = diamonds lifeboat
zone-hearts-lifeboat = hearts lifeboat
zone-spades-lifeboat = spades lifeboat
zone-fight = fight
zone-hand = hand
zone-board = board
zone-key-card = key card
zone-shown = hand, shown

phase-act = On deck
phase-fight = A fight
phase-showdown = The showdown

option-target_score = Points to win
    .help = The game ends after the round in which somebody has this many points.
option-first_dealer = First dealer
    .help = Whoever sits there deals the first round and has its first turn.
option-first_dealer-random = anybody, at random
option-identical_tie = Identical claims
    .help = With two packs: who boards when the strongest claims are the same, card for card.
option-identical_tie-none = nobody
option-identical_tie-split = they share the points
option-identical_tie-random = one of them, at random
option-game_tie = Tied at the end
    .help = What happens when the highest total is tied at the end of the game.
option-game_tie-shared = the win is shared
option-game_tie-extra_round = another round
option-max_rounds = Most rounds
    .help = The game stops after this many rounds, whatever the scores are.

guide-begin = The ship is sinking, slowly. Whatever is thrown or fought with ends up in the lifeboat of its suit, and at the end you want to be the strongest in a full one. { $seat } attacks you with { $piece } at once, and nothing in your hand beats it. Give up: it costs one card at random.
guide-give-up = { $seat } attacks with { $piece }, and you hold nothing higher. Give up. A short hand fills up to five at your next turn.
guide-give-up-again = Nothing in your hand beats { $piece }. Give up.
guide-answer-sure = { $seat } fights with { $second }. You can answer { $piece }, and nobody can hold a card that beats it.
guide-answer = { $seat } fights with { $second }. { $piece } beats it; { $higher ->
    [one] one card that you have not seen
   *[other] { $higher } cards that you have not seen
} could go higher still.
guide-sure = A fight that cannot be lost is better than a quiet turn. Nothing that you have not seen can beat your { $piece }: attack { $seat }, and win a card for your board, where it counts for your strength. Your own card goes into { $suit ->
    [0] the clubs lifeboat
    [1] the diamonds lifeboat
    [2] the hearts lifeboat
   *[3] the spades lifeboat
}.
guide-sure-again = Nothing that you have not seen can beat { $piece }: attack { $seat }.
guide-throw = { $piece } is worth only { $number ->
    [one] a single point
   *[other] { $number } points
}, so it is the card to throw. Then { $suit ->
    [0] the clubs lifeboat
    [1] the diamonds lifeboat
    [2] the hearts lifeboat
   *[3] the spades lifeboat
} would hold { $points }.
guide-deck = The deck has { $deck ->
    [one] one card
   *[other] { $deck } cards
} left, and with the last one the ship goes down. The fullest is { $suit ->
    [0] the clubs lifeboat
    [1] the diamonds lifeboat
    [2] the hearts lifeboat
   *[3] the spades lifeboat
} with { $points ->
    [one] one point
   *[other] { $points } points
}; your strength in that suit is { $number }.
guide-risk = { $piece } may still be beaten: by { $higher } of the { $unseen } cards that you have not seen, and { $seat } holds { $held ->
    [one] one
   *[other] { $held }
}. A card on your board cannot be taken from you, so a likely win is worth the try.
guide-full = Look at the boats: { $suit ->
    [0] the clubs lifeboat
    [1] the diamonds lifeboat
    [2] the hearts lifeboat
   *[3] the spades lifeboat
} holds { $points } points, and in that suit your hand and board are { $number } strong. Only the strongest who run there score.
guide-run-safe = Now everybody runs in secret. { $piece } is a key to { $suit ->
    [0] the clubs lifeboat
    [1] the diamonds lifeboat
    [2] the hearts lifeboat
   *[3] the spades lifeboat
}, { $points } points. You are { $number } strong there, and nobody can be stronger.
guide-run = Now everybody runs in secret. { $piece } is a key to { $suit ->
    [0] the clubs lifeboat
    [1] the diamonds lifeboat
    [2] the hearts lifeboat
   *[3] the spades lifeboat
}, { $points } points. You are { $number } strong there; at the very most a rival could have { $rival }.
guide-fight-won = You won the fight with { $seat }: { $piece } lies on your board.
guide-fight-lost = { $seat } won the fight with you: { $piece } of yours lies on that board now.
guide-thrown = { $piece } is in { $suit ->
    [0] the clubs lifeboat
    [1] the diamonds lifeboat
    [2] the hearts lifeboat
   *[3] the spades lifeboat
}, which holds { $points ->
    [one] one point
   *[other] { $points } points
} now.

# Why its bots answer as they do
thumb = I pick a suit in which I may come out on top, keep a card of it, and fight with high cards only.

# On paper
credit = { title }, designed by James Ernest. { poker-suite }
pad-goal = The game ends at { $target_score } points; the highest total wins.
pad-note-write = If you got into a lifeboat, what its cards are worth, otherwise 0; then your new total.
pad-note-count = Ace 1, number cards their number, Jack 11, Queen 12, King 13.

# What studies measure
measure-turns-a-round = turns in a round
measure-goes-down = players without a card at the showdown, per round
measure-unclaimed = lifeboats that nobody runs for
measure-contests = boarded lifeboats that more than one ran for
measure-rich-strength = strength that boards the richest contested lifeboat of a round
measure-poor-strength = strength that boards the poorest contested lifeboat of a round
measure-alone-points = points of a player who boards unopposed
measure-contested-points = points that running for a contested lifeboat brings on average
measure-early-board = fair shares of a round's points for the best board at mid-round
measure-dealer-points = fair shares of a round's points for the dealer
measure-identical = rounds with a contest between claims that are the same

# The score pad in the app
pad-lead = Who deals first?
pad-next = { $dealer } deals and takes the first turn.

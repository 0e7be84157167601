title = Caribbean Star
tagline = Two magicians, one cruise ship, the same act: practise, perform, and spoil the other show.

prompt-play-face-down = Put down a card. Its colour says whose it is; the lower of the two acts first.
    .do = Put down { $chosen }
prompt-stop-yours = Spend an Ace to take your own card back? It is about to take effect.
    .do = Stop { $piece } with { $chosen }
    .pass = Let it happen
prompt-stop-theirs = Spend an Ace to stop your rival’s card and take it into your hand? It is about to take effect.
    .do = Stop { $piece } with { $chosen }
    .pass = Let it happen
prompt-buffet = Cash in a trick at the dinner buffet? One trick of your practice pile brings half its points at once.
    .do = Cash in { $chosen } for { $number }
    .pass = Keep all tricks

refused-aces-only-stop = { $token } is an Ace. Aces only stop cards; put down something else.
refused-only-aces-stop = { $token } is no Ace, and only an Ace stops a card.
refused-only-tricks = { $token } is no trick. The buffet takes only a ten, Jack, Queen or King.
refused-not-in-pile = { $token } is not in your practice pile.
refused-not-in-hand = { $token } is not in your hand.

said-red = { $seat } { VERB($who, one: "owns", many: "own") } red and { $target } { $whom ->
    [you] own black
   *[other] black
}. A card works for the owner of its colour, whoever plays it, and the lower one acts first, among equals clubs, then diamonds, hearts and spades.
moved-hand-played = Turned up: { $shares }.
decided-stop-yours = { "" }
event-passed = { "" }
decided-stop-theirs = { "" }
said-stopped = { $seat } { VERB($who, one: "spends", many: "spend") } an Ace, { $moved-hand-discard }, to stop { $number ->
    [1] { $who ->
        [you] your
       *[other] { $seat }’s
    } own { $piece } and { VERB($who, one: "takes", many: "take") } it back
   *[other] { $piece }, which { $target } played, and { VERB($who, one: "takes", many: "take") } it
} into hand.
their-pile = { $who ->
    [you] your practice pile
   *[other] { $seat }’s practice pile
}
said-trick = { $piece } is a trick worth { $number } points and { $of } minutes and goes onto { their-pile }.
said-mistake = { $piece } is a mistake and goes onto { their-pile }: it takes { $number } points off the next show with a trick.
said-rehearsal = { $piece } is a rehearsal and goes onto { their-pile }: each of them doubles the next show.
moved-played-practice = { "" }
said-swapped = { $piece } is the afternoon nap: both players swap hands{ $yours-count ->
    [0] .
   *[other] ; you get { $yours }.
}
decided-buffet = { $moved-played-discard } is the dinner buffet: { $seat } { VERB($who, one: "cashes", many: "cash") } in { $pieces } for half of what tricks are worth. That makes { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $total } in all.
decided-buffet-pass = { $moved-played-discard } is the dinner buffet, where tricks can be cashed in at half their worth, but { $seat } { VERB($who, one: "keeps", many: "keep") } them all for a show.
said-no-buffet = { $piece } is the dinner buffet, but { $seat } { VERB($who, one: "has", many: "have") } no trick to cash in.
makes-perform = { $piece-count ->
    [0] { $seat } { VERB($who, one: "performs", many: "perform") }
   *[other] { $piece } makes { $seat } perform
}
said-comedy = { makes-perform } { $moved-practice-discard-count ->
    [0] with an empty practice pile
   *[other] { $moved-practice-discard } without a single trick, so that mistakes cost nothing either
}: a comedy show, worth nothing.
said-show = { makes-perform } { $moved-practice-discard } for { $number } minutes, { $number ->
    [5] 10 less than the best length, so every trick counts half
    [10] 5 less than the best length, so the best trick counts half
    [15] the best length, so every trick counts in full
    [20] 5 more than the best length, so the best trick counts half
    [25] 10 more than the best length, so every trick counts half
   *[other] far more than the best length, so tricks count nothing
}: { $said-tricks }{ $said-mistakes ->
    [0] {""}
   *[other] {" "}less { $said-mistakes } for mistakes
}{ $said-rehearsed ->
    [0] {""}
    [2] , doubled for a rehearsal
   *[other] , times four for two rehearsals
}. That makes { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $total } in all.
said-tricks = { "" }
said-mistakes = { "" }
said-rehearsed = { "" }
said-deck-empty = The deck is empty; from now on nobody draws.
said-only-aces = { $seat } { VERB($who, one: "has", many: "have") } nothing but Aces left, so no more cards can be put down.
said-farewell = The cards are played out. Both give a farewell show with what lies on their practice piles.
scored =
    .detail = { $seat } { VERB($who, one: "has", many: "have") } { $total } now.
moved-deck-hand = { $who ->
    [one] { $seat } draws { $pieces }.
    [you] You draw { $pieces }.
   *[other] { $count ->
        [one] Both draw a card
       *[other] Both get { $count } cards
    }{ $yours-count ->
        [0] .
       *[other] ; you: { $yours }.
    }
}
moved-hand-hand =
    .detail = { $target } { $whom ->
        [you] get
       *[other] gets
    } { $pieces }.
moved-played-hand = { "" }
moved-hand-discard = { "" }
moved-played-discard =
    .detail = { $pieces } is discarded.
moved-practice-discard =
    .detail = Off the practice pile: { $pieces }.

zone-deck = deck
zone-discard = discard pile
zone-hand = hand
zone-played = card put down
zone-practice = practice pile

phase-play = Putting down a card
phase-stop = A chance to stop the card
phase-buffet = Dinner buffet

option-red_seat = Owner of red
    .help = Whoever sits there owns hearts and diamonds; the other player owns clubs and spades.
option-red_seat-random = drawn at the start
option-ace_priority = First to stop a card
    .help = Who is asked first whether to stop a card with an Ace.
option-ace_priority-opponent_first = the other player
option-ace_priority-player_first = whoever put it down
option-game_tie = Equal scores
    .help = What equal scores at the end mean.
option-game_tie-draw = a draw

hint-own-red = You own red. Cards left to play: { $turns }.
hint-own-black = You own black. Cards left to play: { $turns }.
hint-show = { $seat }: { $minutes } minutes, tricks { $tricks }, mistakes { $mistakes }, times { $times }. Worth { $value } now.
hint-comedy = { $seat }: no tricks, a comedy show. Worth 0 now; mistakes { $mistakes }.
hint-acting = About to act: { $piece }.
hint-card-add =
    .tag = { $mine ->
        [1] yours, { $change }
       *[0] theirs, { $change }
    }
hint-card-halt =
    .tag = stops a card
hint-card-swap =
    .tag = swaps hands
hint-card-perform =
    .tag = { $mine ->
        [1] your show: { $value }
       *[0] their show: { $value }
    }
hint-card-feed =
    .tag = { $mine ->
        [1] your buffet
       *[0] their buffet
    }
hint-would-add = { $mine ->
    [1] { $piece } would go to your practice pile: { $minutes } minutes, worth { $after } instead of { $before }.
   *[0] { $piece } would go to your rival’s practice pile: { $minutes } minutes, worth { $after } instead of { $before }.
}
    .total = worth { $after }
hint-would-halt = { $piece } is an Ace. It only stops cards.
hint-would-swap = You and your rival would swap hands.
hint-would-perform = { $mine ->
    [1] You would perform your practice pile, for { $value }.
   *[0] Your rival would have to perform, for { $value }.
}
    .total = worth { $value }
hint-would-feed = { $mine ->
    [1] Dinner buffet: you could cash in one trick for half its points.
   *[0] Dinner buffet: your rival could cash in one trick for half its points.
}
hint-would-stop = The Ace is spent, and { $piece } goes to your hand.
hint-would-cash = You score { $number } now. Your show is then worth { $after } instead of { $before }.
    .total = { $number } now
hint-would-decline = Your show stays worth { $before }.

unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fact-deck = Cards in the deck
fact-aces = Aces used
fact-red = red

guide-begin = { $red ->
    [1] You own red, your rival owns black.
   *[0] You own black, your rival owns red.
} Tricks, which are tens, Jacks, Queens and Kings, make a show worth something; 15 minutes is the ideal length. Put down { $piece } to begin practising. Whoever plays a card, it goes to the owner of its colour.
guide-perform = Your show is { $minutes } minutes long and worth { $number }. { $piece } makes you perform it, before somebody spoils it.
guide-force = The show of { $seat } is worth { $number } just now. { $piece } makes { $seat } perform it like that.
guide-spoil = Give the show of { $seat } a card that it does not want: with { $piece } it would be worth { $number } instead of { $before }.
guide-mistake = A show without tricks counts nothing, not even mistakes. You have no trick yet, so this is a good time to be rid of { $piece }.
guide-build = { $piece } would make your show { $minutes } minutes long, worth { $number } instead of { $before }.
guide-save = { $piece } would leave your show worth { $number } instead of { $before }. { $second } stops it, and the card comes to your hand, where it does no harm.
guide-stop = { $piece } would make your rival’s show { $minutes } minutes long and worth { $number } instead of { $before }. Stop it with { $second }: the card comes to your hand.
guide-stop-show = { $piece } makes { $seat } perform, for { $number }. That is worth an Ace: { $second }.
guide-let-good = { $piece } suits you: { $mine ->
    [1] your
   *[0] your rival’s
} show would be worth { $number } instead of { $before }. Let it happen, and keep your Ace.
guide-let-show = With { $piece } you would perform, for { $number }. Let it happen.
guide-let = { $piece } is not worth an Ace: { $mine ->
    [1] your
   *[0] your rival’s
} show would be worth { $number } after it, and { $before } without it. There are only four Aces in the game.
guide-swap = { $piece } makes both players swap hands: your { $held } cards for those of { $seat }. An Ace would stop that. Whose hand is better?
guide-feed = { $piece } is the dinner buffet: { $mine ->
    [1] you
   *[0] your rival
} may cash in one trick for half its points. An Ace is too good for that.
guide-cash = { $piece } at the buffet brings { $points } now, and your show would be worth { $number } instead of { $before }. Cash it in.
guide-no-cash = { $piece } would bring { $points } now, but your show would then be worth { $number } instead of { $before }. Keep your tricks for the show.
guide-performed = You performed, for { $points }.
guide-rival-performed = { $seat } performed, for { $points }.
guide-stopped = { $seat } stopped { $piece } with an Ace and took it. Aces used so far: { $used } of 4.
guide-you-stopped = Your Ace stopped { $piece }, which is in your hand now. Aces used so far: { $used } of 4.
guide-swapped = You and { $seat } swapped hands. Now each knows what the other holds, but for new cards.
guide-order = You put down { $piece }, your rival { $second }. The lower card acts first: { $third }.
guide-spoilt = { $piece } spoilt the show of { $seat }: worth { $number } now. A performance would cost points.
guide-joined = { $piece } is in your show: { $minutes } minutes, worth { $number } now.

# Why its bots answer as they do
thumb = I work out what each card changes in both shows, and stop what would cost me most.

# On paper
credit = { title }, designed by James Ernest and Carol Monahan. { poker-suite }
pad-goal = When the deck is played out, more points win.
pad-show = Show
pad-minutes = minutes
pad-tricks = tricks
pad-mistakes = mistakes
pad-points = points
pad-note-write = Tricks as the minutes let them count, less the mistakes, then doubled for each 6. No tricks at all: exactly 0. At a buffet, only the points of the trick.
pad-note-count = J 2, Q 4, K 6, 5 minutes each; 10 is 10, and 10 minutes. 15 minutes: all of it. 10 or 20: the best trick halved. 5 or 25: all halved. 30 or more: nothing.
paper-planner-red = You own red. Five cards each to begin with.
paper-planner-black = You own black. Five cards each to begin with.
paper-planner-worth = What your tricks are worth
paper-planner-minutes = minutes
paper-planner-counts-5 = every trick counts half
paper-planner-counts-10 = the best trick counts half
paper-planner-counts-15 = all count in full
paper-planner-counts-20 = the best trick counts half
paper-planner-counts-25 = every trick counts half
paper-planner-sum = 30 minutes or more: the tricks bring nothing. Then take off the mistakes, 2, 3 and 4 each; then double for every 6, losses too. Without a single trick a show counts exactly 0.
paper-planner-pile = Your practice pile, show by show
paper-planner-cross = Ring a card when it comes into your pile, no matter who played it. A 7 or 9 of your colour ends the line: add it up, and begin the next.
paper-planner-show = Show
paper-planner-farewell = Farewell
paper-planner-tricks = tricks
paper-planner-mistakes = mistakes
paper-planner-doubled = doubled
paper-planner-rehearsed = rehearsals
paper-planner-points = points
paper-planner-total = total
paper-planner-buffet = Buffet
paper-planner-buffet-worth = With an 8 of your colour you may cash in one trick of the line; strike it out:

# What studies measure
measure-turns-played = turns in which both play a card
measure-show-10 = points of a show of ten minutes
measure-show-15 = points of a show of fifteen minutes
measure-show-20 = points of a show of twenty minutes
measure-farewells = points of a farewell show
measure-other-shows = points of any other show
measure-forced-shows = shows that the opponent called
measure-forced-points = points of a show that the opponent called
measure-own-points = points of a show that its owner called
measure-more-aces = games won by the player with more Aces
measure-only-aces = games that end with a hand of Aces
measure-napper-wins = games won by the player whose Five swapped hands last
measure-red-wins = games won by red
measure-farewells-lose = farewell shows that cost points
measure-show-5 = points of a show of five minutes
measure-show-25 = points of a show of twenty-five minutes
measure-late-napper-wins = games won by the player whose late Five swapped hands last

# The score pad in the app
pad-pile = cards of the show
pad-buffet = dinner buffet
pad-stop = The deck is played out
pad-end-called = The deck is played out, and the farewell shows are over.
refused-card-used-up = { $name }: of each rank there are only two in a colour, and these have been shown already.

title = Brain Baseball!
tagline = Pitch, swing and catch for points, or throw three strikes in a row and be done.

prompt-pitch = Pitch a ball. Any card will do. Others may swing with cards up to its value; if nobody does, it is a strike.
    .do = Pitch { $chosen }
    .sure = { $last ->
        [1] Pitch { $chosen } with two strikes? If nobody swings, you win the game.
       *[0] { "" }
    }
prompt-swing = Swing, or pass? A swing is at most as high as the ball and above every swing so far.
    .do = { $act ->
        [pass] Pass
       *[play] Swing with { $chosen }
    }
prompt-field = Catch it, or pass? A catch is no lower than the ball and above every catch so far. Here a deuce is 14 and an Ace 15.
    .do = { $act ->
        [pass] Pass
       *[play] Catch with { $chosen }
    }

word-pass = Pass

refused-must-pitch = The pitcher cannot pass. Play any card.
refused-not-in-your-hand = { $token } is not in your hand.
refused-above-the-ball = { $token } is higher than the ball. A swing is at most as high.
refused-too-low-to-swing = { $token } is not higher than the swing before it.
refused-too-low-to-field = { $token } is too low: a catch is no lower than the ball and higher than the catch before it.

said-inning = Inning { $number } of { $of }: everyone gets new cards{ $yours-count ->
    [0] .
   *[other] ; you: { $yours }.
}{ $number ->
    [1] {" "}A swing may be no higher than the ball, a catch no lower, and whoever wins the ball pitches next. An Ace counts 1 and a deuce 2, but 15 and 14 in a catch.
   *[other] {""}
}
decided-pitch = { $seat } { VERB($who, one: "pitches", many: "pitch") } { $pieces }.
decided-swing = { $act ->
    [pass] {""}
   *[none] { $seat } { VERB($who, one: "swings", many: "swing") } with { $pieces }.
}
said-hit = { $number ->
    [1] Nobody else swings, so { $seat } { VERB($who, one: "hits", many: "hit") } the ball.
   *[other] { $seat } { VERB($who, one: "hits", many: "hit") } the ball: { $piece } is the highest swing.
}
decided-field = { $act ->
    [pass] {""}
   *[none] { $seat } { VERB($who, one: "reaches", many: "reach") } for it with { $pieces }.
}
said-caught = { $seat } { VERB($who, one: "catches", many: "catch") } and { VERB($who, one: "wins", many: "win") } the ball, { $got }, with { $number ->
    [14] { $piece }: a deuce counts 14 in a catch
    [15] { $piece }: an Ace counts 15 in a catch
   *[other] { $piece }
}.
said-not-caught = Nobody catches it: { $seat } { VERB($who, one: "wins", many: "win") } the ball, { $got }.
said-cannot-pitch = { $seat } { VERB($who, one: "has", many: "have") } no cards left, so { $target } { $whom ->
    [you] pitch
   *[other] pitches
} next.
said-strike = { $said-ace-ball ->
    [0] Nobody swings:
   *[other] Nobody swings, for only another Ace could hit an Ace:
} { $number ->
    [1] strike one
    [2] strike two in a row
    [3] strike three in a row
   *[other] strike { $number } in a row
}, and { $seat } { VERB($who, one: "wins", many: "win") } the ball, { $got }.{ $of ->
    [0] {""}
   *[other] { $number ->
        [2] {" "}A third in a row would win the game.
       *[other] {""}
    }
}
said-ace-ball = { "" }
said-inning-over = At most one player has cards left, so the inning is over.
said-scores = { $number ->
    [0] { $seat } { VERB($who, one: "has", many: "have") } won no ball and { VERB($who, one: "stays", many: "stay") } at { $of }.
   *[other] { $seat } { VERB($who, one: "scores", many: "score") } { $number } for { $named-ball }: { $of } in all.
}
said-ball = { "" }
said-end-three-strikes = Three strikes in a row win the game for { $seat }, whatever the scores; the balls of this inning no longer count.
said-end-dollars = { $seat } { VERB($who, one: "ends", many: "end") } with { $number } dollars, the most.
scored = { "" }
paid-seat-pot =
    .detail = { $seat } { VERB($who, one: "puts", many: "put") } { $amount } into the pot.
paid-pot-seat = { $seat } { VERB($who, one: "takes", many: "take") } { $amount }{ $who ->
    [one] {""}
    [you] {""}
   *[other] {" "}each
} from the pot, { $rule ->
    [BBB-R13] with three strikes in a row
   *[other] for the best inning
}.
moved-stock-hand =
    .detail = { $seat } { VERB($who, one: "gets", many: "get") } cards.
moved-to-ball = { "" }
moved-hand-swing = { "" }
moved-hand-fielding = { "" }
moved-to-balls = { "" }
moved-to-discard =
    .detail = Discarded: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
moved-to-stock =
    .detail = All cards go back into the stock.

hint-inning = Inning { $number } of { $innings }, dealt by { $seat }.
hint-pitcher = Pitching: { $seat }, { $strikes ->
    [0] no strikes yet
    [one] one strike
   *[other] { $strikes } strikes in a row
}.
hint-two-strikes = Pitching: { $seat }, with two strikes. One more wins the game!
hint-swing = The ball is worth { $ball }. To swing: { $low } to { $ball }.
hint-swing-exact = The ball is worth { $ball }. To swing: exactly { $ball }.
hint-swing-closed = The ball is worth { $ball }, and a swing of { $ball } has been made: nobody can top it.
hint-field = The ball is worth { $ball }. To catch it: { $low } or more (deuce 14, Ace 15).
hint-field-closed = The ball is worth { $ball }, and an Ace is out to catch it: nobody can top it.
hint-last-asked = Nobody is asked after you.
hint-asked-next = Asked after you: { $count ->
    [one] 1 player
   *[other] { $count } players
}, first { $seat }.
hint-points = { $seat }: { $inning } this inning, { $total } before it.
hint-played = Played so far: { $ranks }.
hint-unseen = Not seen yet: { $aces ->
    [one] 1 Ace
   *[other] { $aces } Aces
}, { $deuces ->
    [one] 1 deuce
   *[other] { $deuces } deuces
}.
hint-counts =
    .tag = counts { $number }
hint-would-pass = You keep your cards and leave the ball to others.
hint-would-pitch = A ball worth { $number }. Of { $unseen } cards you have not seen, { $n } could hit it.
    .total = { $number ->
        [one] 1 point
       *[other] { $number } points
    }
hint-would-lead = { $n ->
    [0] No card can top your { $number }.
    [one] One card that you have not seen could top your { $number }.
   *[other] Of { $unseen } cards you have not seen, { $n } could top your { $number }.
}
hint-would-have = Nobody is asked after you. Your { $number } is the best.

unit-dollars = { $count ->
    [one] { $count } dollar
   *[other] { $count } dollars
}
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fact-inning = Inning
fact-strikes = Strikes in a row
fact-pitcher = pitcher
fact-hitter = hitter

zone-stock = stock
zone-ball = ball
zone-discard = discards
zone-hand = hand
zone-swing = swing
zone-fielding = catch
zone-balls = balls

pot-pot = pot

phase-pitch = The pitch
phase-swing = At bat
phase-field = In the field

option-gambling = Playing for dollars
    .help = Every pitch costs its value in dollars, and the best of each inning takes the pot. Most dollars win.
option-three_strike_rule = Three strikes win
    .help = Three strikes in a row win the game at once.
option-streak_scope = Strikes in a row
    .help = Whether strikes of the last inning still count for a pitcher who deals the next one.
option-streak_scope-inning = within one inning
option-streak_scope-game = across innings
option-first_dealer = First dealer
    .help = Whoever sits there deals the first inning and throws its first pitch.
option-first_dealer-random = anybody, at random
option-innings = Innings
    .help = How many innings make a game.
option-innings-auto = one for each player

guide-begin = The ball is a 6. Swing at it with a card from 1 to 6; the highest swing hits, and the hitter wins the ball unless somebody catches it. A 5 will be hard to top.
guide-exact = Your hit was caught: the others may catch with cards from the ball's value up, and the best catch takes the ball. Try again. A 4 for a 4 cannot be topped.
guide-keep = Small balls are hardly worth it, and your Aces are precious: low when you swing, but 15 in the field. If nobody swings it is a strike, and three in a row win the game. One is no harm yet. Pass.
guide-cheap = That was a strike, so do not let this one go. A Queen is worth 12 points. Swing with a card you can spare; whether you hit or not, you may be needed in the field.
guide-catch = It was hit, and the pitcher holds up a King to catch it. Only a deuce or an Ace is higher here. Play an Ace.
guide-pitch = Now you pitch, with 12 points in hand. A middling ball tempts the batters to spend a card, and you keep a Jack to catch it back.
guide-own-ball = The pitcher may catch too. Nobody is asked after you: the Jack brings your own ball home.
guide-last = One card is left. An Ace can only be hit by an Ace, so this ball is nearly safe.

# Why its bots answer as they do
thumb = I spend cards that I hardly need, and keep Aces and deuces for what matters.

# On paper
credit = { title }, designed by James Ernest. { poker-suite }
pad-goal = Most points after { $innings ->
    [one] one inning
   *[other] { $innings } innings
}.{ $three_strike_rule ->
    [1] {" "}Three strikes in a row win at once.
   *[0] { "" }
}
pad-note-write = What your balls are worth in this inning, and your new total.
pad-note-count = Ace 1, number cards their number, Jack 11, Queen 12, King 13.

# What studies measure
measure-hits = pitches that are hit
measure-uncaught = hits that nobody catches
measure-swing-points = points that a swing brings
measure-catch-points = points that a fielding card brings
measure-strike-points = points that a pitch brings its pitcher by a strike
measure-struck-out = games that three strikes end
measure-low-hand-strikes = first innings that a dealer with three cards up to three strikes out in
measure-dealer-inning = innings in which the dealer does best
measure-tricks = tricks in an inning
measure-pitched = value of a pitch

# The score pad in the app
pad-lead = Who deals first?
pad-next = { $dealer } deals and pitches first.
pad-strikes = three strikes
pad-paid = paid for pitches
pad-dollars = dollars
pad-end-strikes = Three strikes in a row by { $names }.
refused-inning-not-scored = { $name }, { $column }: an inning that ends with three strikes is not scored, so 0.

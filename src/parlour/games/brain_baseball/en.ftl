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

guide-begin = The ball is { $second }, worth { $value } points. Swing at it with a card up to its value. The highest swing hits and wins the ball, unless somebody catches it. { $topped ->
    [0] Nothing that you have not seen tops your { $piece }.
    [one] Only one card that you have not seen tops your { $piece }.
   *[other] { $topped } cards that you have not seen top your { $piece }.
}
guide-third-strike = Two strikes, and nobody has swung: let this ball go, and { $seat } has won the game. Swing, with { $piece } or anything else!
guide-exact = { $piece } is as high as the ball, { $second }: no swing can top it.
guide-small = Only { $value } points, and you would have to spend an Ace or a deuce. They are low when you swing, but the highest in the field: 15 and 14. If nobody swings, it is a strike; three in a row win the game, one does no harm yet. Pass.
guide-swing = A ball for { $value } points, and { $strikes ->
    [0] no strike yet
    [one] one strike for { $seat } already
   *[other] { $strikes } strikes for { $seat } already
}. { $topped ->
    [0] Nothing that you have not seen tops your { $piece }.
    [one] One card that you have not seen tops your { $piece }.
   *[other] { $topped } cards that you have not seen top your { $piece }.
} With any swing it is no strike.
guide-keep = { $able ->
    [0] You have no card for this swing, so pass. A high one may still catch the ball, once somebody hits it.
   *[other] A swing would cost you a card that does better in the field, and the ball is worth { $value }. Pass.
}
guide-field = { $seat } has hit the ball, { $second } for { $value } points. Now everybody else may catch, with cards from its value up; a deuce counts 14 here, an Ace 15. Your { $piece } would count { $number } and lead; { $higher ->
    [0] nothing that you have not seen is higher
    [one] one card that you have not seen is higher
   *[other] { $higher } cards that you have not seen are higher
}.
guide-own-ball = { $seat } hit your ball, but the pitcher may catch too, and nobody is asked after you: { $piece } brings { $second } home.
guide-field-last = Nobody is asked after you. { $piece } catches the ball for certain: { $value } points.
guide-field-again = { $piece } would lead with { $number } for a ball of { $value }. { $higher ->
    [0] Nothing that you have not seen is higher.
    [one] One card that you have not seen is higher.
   *[other] { $higher } cards that you have not seen are higher.
}
guide-field-keep = A ball for { $value } is hardly worth { $piece }, which counts { $number } in the field. Let it go.
guide-field-none = You have nothing left that could catch { $second } now, so pass.
guide-pitch = The winner of a ball pitches the next. If nobody swings you keep the ball: a strike. { $piece } is low: of the { $unseen } cards that you have not seen, { $hits } can hit it. The high ones stay for the field.
guide-pitch-again = You have { $points } points in balls, { $seat } has { $number }. Pitch { $piece }: { $hits ->
    [0] nothing that you have not seen can hit it
    [one] one card that you have not seen can hit it
   *[other] { $hits } cards that you have not seen can hit it
}.
guide-pitch-win = Two strikes in a row, and a third wins the game at once! { $piece } is hardest to hit: { $hits ->
    [0] none of the { $unseen } cards that you have not seen can do it
    [one] one of the { $unseen } cards that you have not seen can do it
   *[other] { $hits } of the { $unseen } cards that you have not seen can do it
}.
guide-pitch-last = Your last card, { $piece }, is the ball; { $hits ->
    [0] nothing that you have not seen can hit it
    [one] one card that you have not seen can hit it
   *[other] { $hits } cards that you have not seen can hit it
}. When at most one player has cards, the inning is over and balls are counted: you have { $points } points, { $seat } has { $number }.
guide-hit-mine = Your { $piece } hit, and nobody caught the ball: { $second } is yours, { $number ->
    [one] one point
   *[other] { $number } points
}, and you pitch.
guide-hit-caught = Your { $piece } hit, but { $seat } caught the ball with { $second }. So { $third } went there: a hit needs luck in the field too.
guide-topped = { $seat } topped your { $piece } with { $second } and hit the ball. Only the highest swing counts; the others are spent.
guide-caught-mine = Your { $piece } was the best catch: { $second } is yours, { $number ->
    [one] one point
   *[other] { $number } points
}, and you pitch.
guide-strike-mine = Nobody swung at { $piece }: you keep the ball, and it is strike { $number } of three.
guide-strike = Nobody swung: { $seat } keeps { $piece }, and that is strike { $number }. Three in a row win the game.
guide-pitch-hit = { $seat } hit your { $second } with { $piece }.

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

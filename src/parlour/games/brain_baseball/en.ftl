title = Brain Baseball!
tagline = Pitch, swing and catch for points, or throw three strikes in a row and be done.

prompt-pitch = You pitch. Play any card: it is the ball.
prompt-swing = Swing with a card up to the ball and above every swing so far, or pass.
prompt-field = Catch with a card no lower than the ball and above every catch so far, or pass. Here a deuce is 14 and an Ace 15.

word-pass = Pass

refused-must-pitch = The pitcher cannot pass. Play any card.
refused-not-in-your-hand = { $token } is not in your hand.
refused-above-the-ball = { $token } is higher than the ball. A swing is at most as high.
refused-too-low-to-swing = { $token } is not higher than the swing before it.
refused-too-low-to-field = { $token } is too low: a catch is no lower than the ball and higher than the catch before it.

said-hit = The hitter: { $seat }.
said-caught = Caught! The ball and the next pitch: { $seat }.
said-not-caught = Nobody catches it. The ball and the next pitch: { $seat }.
said-strike = { $number ->
    [1] Strike one!
    [2] Strike two!
    [3] Strike three!
   *[other] Strike { $number }!
}
said-three-strikes = Three strikes in a row: the game is won by { $seat }.

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
    .help = The seat that deals the first inning and throws its first pitch.
option-first_dealer-random = anybody, at random
option-innings = Innings
    .help = How many innings make a game.
option-innings-auto = one for each player

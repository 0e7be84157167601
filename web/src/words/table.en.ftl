# The words of the table and of replays. A game's own words lie beside its rules.

# The page
the-table = The table
rivals = The others at the table
beside-the-table = Beside the table
back-to-lobby = Back to the lobby
open-rules = Crib and rules
open-pad = Score pad
open-history = What happened
open-talk = Talk
open-talk-news = Talk, { $count ->
    [one] one new line
   *[other] { $count } new lines
}
table-menu = Table menu
table-code = Code of this table:
table-code-aside = Table { $code }
turn-of = { $name }’s turn
of = { $value } of { $limit }
nobody = nobody

# Seats
free-seat = Seat { $seat }
you-are = You, { $name }
ready = Ready
gone-away = Away
out-of-it = Out
thinking = Thinking …
your-turn = Your turn
you-are-asked = You are asked
bot = bot
bot-level = { $level } bot
program = program
bot-keeps = a bot keeps the seat
seated = at the table
cards-held = { $count } in hand
in-hand = { $count } in { $zone }
known-cards = known
open-before = Open in front of { $name }
nothing-open = Nothing lies open here.
so-many-more = { $count } more
choose-seat = Choose { $name }
bet = { $count ->
    [one] one chip in
   *[other] { $count } chips in
}

# Asking a bot why
why = Why?
why-title = Why, { $name }?
why-awaited = { $name } is thinking back …
why-coarse = This is what everybody can work out. After the hand you get the rest.
why-whole = Its hand no longer needs hiding, so this is the whole reason.
back-to-table = Back to the table

# Pieces and zones
pieces = { $kind ->
    [domino] { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
   *[card] { $count ->
        [one] one card
       *[other] { $count } cards
    }
}
your-zone = Your { $zone }
sorted-rank = Sorted by rank
sorted-suit = Sorted by suit
hand-empty = Nothing in hand.
open-pile = Look through
close-pile = Put back
chosen = chosen
can-be-chosen = can be chosen
not-now = not now
tapped = tapped
used = used
try-this = try this
pot = { $name } { $amount }

# The place card
choose-first = { $what ->
    [card] Choose a card
    [domino] Choose a tile
    [piece] Choose a card or a tile
    [seat] Choose a player
   *[any] Nothing chosen yet
}
choose-on = { $what ->
    [card] Now choose a card
    [domino] Now choose a tile
    [piece] Now choose a card or a tile
    [seat] Now choose a player
    [number] Now choose which one
   *[any] Go on choosing
}
answer = Choose { $chosen }
the-nth = Number { $number }
pass = Pass
yes = Yes
put-back = Put back
keep-thinking = Keep thinking
sure-help = After this, you may need everybody’s consent to take it back.
same-time = Everyone gets the same time, whatever they hold.
still-missing = { $count ->
    [one] One more to choose.
   *[other] { $count } more to choose.
}
rule = Rule { $rule }
change-until = You may change it until everybody has chosen.
amount = Amount
amount-less = Less
amount-more = More
seconds-left = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
stop-me = Ask me:
ahead-usual = when I can answer
ahead-always = always
ahead-usual-short = Ask me
ahead-always-short = Always ask me
ahead-turn = pass for this turn
ahead-round = pass for this round
ahead-battle = pass for this battle
ahead-exchange = pass for this exchange
pending = Announced
played-by = played by { $name }
played-by-you = your card
guide = Your first game
guide-watch = Watch the others first; your turn comes soon. The log says what happens.
your-move-now = Your move.
your-move-title = Your move

# Waiting
waiting = Waiting for { $names }
waiting-idle = Look around, read the crib, top up the tea.
watching-help = You are watching.
a-moment = A moment
skip-telling = Skip
key-space = Space
others = the others
answer-in = Ready: { $chosen }
answer-in-help = { $count ->
    [0] Everybody has chosen.
   *[other] Still choosing: { $names }. You may change it until everybody has chosen.
}
change-it = Change it
you-chose = Your choice is made
take-back = Take it back
ask-take-back = Ask to take it back
back-at-once = It has had no effect yet, so you may take it back.
asked-back = You asked to take it back. The others decide.
asks-back = { $name } asks to take the last choice back
asks-back-help = If all agree, the game goes back to just before it.
let-it-stand = Let it stand
let-them = Agree
seat-kept = A bot keeps your seat warm
seat-kept-help = It plays for you until you take your seat back.
take-seat-back = Take your seat back
joining-title = You join with the next deal
joining-help = A bot plays this deal to its end. You get cards with the next deal.
let-pass = You let it pass
let-pass-help = Everybody’s answer is shown when the candle is out. Until then you may change yours.
nudge-them = Nudge { $name }
nudged-them = { $name } was nudged
nudged-you = { $name } gives you a friendly nudge.
paused = The table is paused
paused-help = The host paused the game. All clocks are stopped.
go-on = Continue
clock-out = { $name } is out of time
clock-out-help = The others decide what happens.
clock-wait = Wait
clock-bot = Let a bot play
clock-remove = Go on without them
answer-ahead = Conditional move
answered-ahead = Conditional move set
plan-used = Your conditional move was played.
plan-question = A different question came up, so your conditional move wasn’t played. You decide.
plan-otherwise = None of your conditions came true, so your conditional move wasn’t played. You decide.
plan-over = The moment your conditional move was for has passed.
plan-taken-back = A move was taken back, so your conditional move is cancelled.
later-for-watchers = Spectators see all hands, but { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} later. The cards appear when it is time.
not-for-watchers = Only the players see the cards of this table.

# The connection
line-lost = You’re disconnected. Your last move is safe; we’ll try to reconnect every few seconds.
line-lost-kept = You’re offline. Your answer is saved and will be sent when you reconnect, if the table still needs it.
do-not-send = Don’t send it
answer-played = You’re back online, and your answer was played.
answer-rests = You’re back online, but the table is paused, so your answer wasn’t played. Answer again when play goes on.
answer-late = You’re back online, but the game had moved on. Your answer wasn’t played.
line-back = { $count ->
    [one] You were offline for one second. Nothing was lost.
   *[other] You were offline for { $count } seconds. Nothing was lost.
}
fine = OK

# Clashes and piles
more-piles = { $count ->
    [one] one more pile
   *[other] { $count } more piles
}
piles = Piles
clash = { $number ->
    [1] First fight
    [2] Second fight
    [3] Third fight
   *[other] Fight { $number }
}
you-in-clash = { $at ->
   *[other] you
}
clash-against = { $one } against { $other }
clash-versus = against
more-fights = { $count ->
    [one] one more fight
   *[other] { $count } more fights
}
fights = Fights
clash-open = Nobody stands here
in-clash = { $zone }, { $count } in battle
aimed-at = aimed at
effects = Effects in force

# Pad, log, talk
pad = Score pad
pad-seat = Seat
pad-rank = Place
pad-hand = In hand
pad-now = Now
pad-total = Total

# Without motion: what was turned up, step by step
steps-told = Cards were turned up.
steps-begin = Step through
steps-away = Close
steps-at = Step { $step } of { $steps }
steps-back = Back
steps-next = Next
steps-now = Go to the table now
log = Log
talk = Chat
log-or-talk = Log or chat
log-empty = Nothing has happened yet.
talk-empty = Nobody has said a word.
new-lines = { $count } new
say-something = Say something …
phrases = Quick phrases
phrase-hello = Hello!
phrase-good-luck = Good luck.
phrase-well-played = Well played.
phrase-thanks = Thank you.
phrase-nice = Nice one!
phrase-sorry = Sorry.
phrase-oops = Oops.
phrase-one-moment = Give me a moment.
phrase-your-turn = It is your turn.
phrase-good-game = Good game.
phrase-again = Once more?
phrase-bye = Goodbye.
mute-name = mute { $name }
worked-out = What the table can tell you

# What happens around the table
note-sat = { $name } sat down.
note-program = A program plays as { $name }.
note-stood = { $name } stood up.
note-began = { $who } sat down.
note-began-without = { $who } sat down. { $names } took no part in the shuffle.
note-took-back = { $own ->
    [1] You took back{ $what ->
        [none] {" "}a choice.
       *[other] : { $what }
    }
   *[0] { $name } took back{ $what ->
        [none] {" "}a choice.
       *[other] : { $what }
    }
}
note-asks-take-back = { $own ->
    [1] You ask to take a choice back.
   *[0] { $name } asks to take a choice back.
}
note-agreed = { $own ->
    [1] You agree.
   *[0] { $name } agrees.
}
note-declined = { $own ->
    [1] You let it stand.
   *[0] { $name } lets it stand.
}
note-out-of-time = { $name } is out of time.
note-voted = { $name } has voted.
note-came-back = { $name } is back.
note-clock-wait = The table waits for { $name }.
note-clock-bot = A bot plays for { $name }.
note-clock-remove = { $name } is out of the game; a bot plays on.
note-clock-move = { $name } is out of time; a bot makes this move.
note-clock-keep = { $name } is out of time; a bot plays on until they are back.
note-went-away = { $name } is away until { $day }.
note-back-again = { $name } is back from holiday.
note-lock = The table is locked.
note-unlock = The table is open again.
note-kick = { $name } was asked to leave.
note-bot = A bot plays for { $name }.
note-level = { $level ->
    [gentle] { $name } plays gently from now on.
    [regular] { $name } plays at regular level from now on.
    [expert] { $name } plays like an expert from now on.
   *[other] Another bot plays for { $name } from now on.
}
note-empty = The seat of { $name } is free.
note-pass-on = { $name } is the host now.
note-pause = The host paused the game.
note-go-on = The game goes on.
note-close = The table was closed.
note-again = { $name } plays again.
note-missed = { $name } is not here yet; a bot keeps the chair.

# The host's menu
host-tools = As host
play-so = Play at this level from now on
invite-people = Invite people
stand-up = { $name } stands up
leave-chair = Leave my chair
seat-link = Link to { $name }’s seat, for another device
seat-link-label = Open this link on the other device. It works once, within an hour; keep it to yourself
program-chair = Let a program play a chair
program-chair-of = { $name }’s chair
program-chair-free = Chair { $seat }
program-token = With this token, one program can play in the chair, at { $socket }. It is shown only now; give it to nobody else.
program-copy = Copy the token
stand-sure = Really leave? A bot keeps the seat warm.
lock = Lock the table
unlock = Unlock the table
pause = Pause
kick = Ask { $name } to leave
kick-sure = Really ask { $name } to leave?
offer-chair = Offer { $name }’s chair to somebody
put-bot = Let a bot play for { $name }
pass-on = Make { $name } the host
close-table = Close the table
close-sure = Really close it? The game is lost.

# Gathering
gathering-title = { $count ->
    [one] One chair is free
   *[other] { $count } chairs are free
}
gathering-full = Everybody is here
gathering-host = Share the link or the code, fill chairs with bots, and begin.
gathering-ready = All set. Start whenever you like.
gathering-guest = The host begins when all chairs are taken.
gathering-awaits = The host begins in a moment.
begin = Begin
sit-here = Sit down
free-chair = Free chair
waits-for-somebody = waits for somebody
thats-you = that is you
here = here
is-the-host = host
add-bot = Add a bot
seat-a-bot = Seat a bot on chair { $seat }
remove-bot = Send { $name } away

# One screen for several people
curtain-title = { $name }’s turn
curtain-help = Hand over the screen. Nobody else should be looking.
curtain-lift = I am { $name }

# The end
the-end = The game is over
good-game = Good game. Another?
play-again = Play again
all-come-along = Everybody comes along; table and code stay.
bots-come-along = The same bots, new cards, one press.
are-in = { $count ->
    [one] { $names } is in
   *[other] { $names } are in
}
someone-plays-again = { $name } plays again
you-come-along = You come along in { $count ->
    [one] one second
   *[other] { $count } seconds
}. Table and code stay.
come-along = Come along
stay-here = Stay here
chair-is-kept = { $name } has started another game. Your chair is kept.
join-in = Join in
off-we-go = Off we go
something-else = Something else
watch-the-next = Watch the next game
again-waits = Waiting for { $names }
again-waits-help = The cards are dealt as soon as everybody is here, and after 20 seconds in any case. A bot keeps the chair of whoever comes later.
again-waits-slow = The cards are dealt as soon as everybody is here, and after 20 seconds in any case. Whoever comes later finds their cards.
not-here-yet = Not here yet
watch-replay = Watch the replay
check-deal-joint = Nobody could rig this deal. Check it
check-deal = The deal was fixed before the first card. Check it
how-it-ended = How it ended
tap-for-hand = Tap a row for the whole hand.
round-by-round = Round by round
deal-fair = The deal was fair.
    .why = Nobody could choose it: not the host, and not the person who runs this server.
deal-others = The deal matches the promises.
    .why = The server and the browsers named here shuffled together, so none of them could choose the deal alone.
deal-alone = The deal matches the promise.
    .why = It is the one that the server promised at the start. No browser took part in the shuffle.
deal-left-out = Your part was left out.
    .why = Your browser sent its part when the table asked for it, but the cards were dealt without it. A slow connection can cause this. If it happens again, do not trust this server.
deal-changed = A promise was changed.
    .why = The table’s promise is no longer the one your browser noted before the deal.
deal-broken = The deal does not match the promises.
    .why = Somebody chose this deal, or changed its record afterwards.
deal-wrong-cards = The cards do not match the deal.
    .why = Somebody chose cards, or changed the record of this game. The list says what does not match.
deal-partly = The deal was checked only in part.
    .why = Everything that could be checked matches. The list says what could not be checked.
deal-server-fits = The server’s part is the one it promised when the table was opened.
deal-server-broken = The server’s part is not the one it promised.
deal-alone-fits = The seed is the one that was promised when the table was opened.
deal-part-fits = { $names }: part of the shuffle, exactly as promised.
deal-part-broken = { $names }: what went into the shuffle is not what was promised.
deal-part-silent = { $names }: left out. The browser promised a part but did not send it in time.
deal-part-none = { $names }: left out. The browser promised nothing before the deal.
deal-own-in = Your own part went into the shuffle exactly as this browser drew it.
deal-own-out = Your own part did not go into the shuffle, although this browser sent it.
deal-own-silent = Your own part did not go into the shuffle: this browser did not send it in time.
deal-own-other = The record names a part as yours that this browser never drew.
deal-noted-fits = The promises are those that this browser noted before the deal.
deal-noted-broken = The promises are not those that this browser noted before the deal.
deal-seed-fits = The seed follows from all these parts.
deal-seed-broken = The seed does not follow from these parts.
deal-laid-fits = Before the shuffle, all pieces were there in their usual order.
deal-laid-broken = Before the shuffle, pieces were missing or not in their usual order.
deal-laid-unknown = Not checked: the order before the shuffle. This page does not know the packs of this game.
deal-draws-fits = { $count ->
    [one] The one piece drawn from a shuffled pile is the one that the seed gives.
   *[other] All { $count } pieces drawn from shuffled piles are those that the seed gives.
}
deal-drawn-broken = { $step ->
    [0] In the first deal { $piece } was drawn, but the seed gives { $wanted }.
   *[other] After choice { $step }, { $piece } was drawn, but the seed gives { $wanted }.
}
deal-rolls-fits = { $count ->
    [one] So is the one other random number, such as who deals.
   *[other] So are { $count } other random numbers, such as who deals.
}
deal-rolled-broken = { $step ->
    [0] In the first deal, a random number is not the one that the seed gives.
   *[other] After choice { $step }, a random number is not the one that the seed gives.
}
deal-lost-broken = { $step ->
    [0] In the first deal, the record contradicts itself.
   *[other] After choice { $step }, the record contradicts itself.
}
deal-chance-none = Nothing in this game is left to chance.
deal-picked = { $count ->
    [one] Not checked: one piece came into play without being drawn from a shuffled pile.
   *[other] Not checked: { $count } pieces came into play without being drawn from a shuffled pile.
}
deal-skipped = Not checked: a step for which the rules needed more random numbers than usual.
deal-seen-fits = { $count ->
    [one] The record matches the one step of the game that this page saw, of { $all }.
   *[other] The record matches the { $count } steps of the game that this page saw, of { $all }.
}
deal-seen-broken = The record does not match what this page saw of the game.
deal-unread = Not checked: the cards. The record of this game could not be loaded.
deal-cards = This page comes from the server that dealt. To check the deal without it, run “parlour check” on the log file.
deal-figures = The numbers
deal-seed = Seed
deal-hash = SHA-256 of the seed
deal-server-part = The server’s part
deal-server-hash = SHA-256 of the server’s part
deal-part-of = Part of { $names }
deal-pledge-of = Promise of { $names }
deal-without-you = The cards were dealt without your part, though your browser sent it.

# While the cards are mixed
mixing = The cards are being shuffled
mixing-help = Every player’s browser takes part in the shuffle, so nobody can rig the deal.
mixing-waits = Waiting for the browser of { $names }.
mixed-in = shuffled in

# Replays
replay-of = Replay: { $title }
replay-coming = Laying out the game as it was …
step = Step
step-to = Step { $step } of { $steps }
replay-start = Start
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-next = Next
replay-speed = Speed { $speed }×
see-as = See as
see-watcher = Spectator
see-open = All cards
timeline = Timeline
jump-to = Jump to
download-log = Download the log
replay-controls = Replay controls

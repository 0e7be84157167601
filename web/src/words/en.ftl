# The words of the screens around a table. A game's own words lie beside its rules.

parlour = Parlour
motto = Games for the things already in your drawer

# Getting about
back = Back to the lobby
menu = Menu
places = Places
skip = Skip to the page
lobby = Lobby
tables = Tables
replays = Replays
all-rules = Rules
settings = Settings
about = About and credits
bar-play = Play
bar-tables = Tables
bar-rules = Rules
one-moment = One moment …
or = or

# Who you are
playing-as = Playing as { $name }
no-name-yet = Say who you are
your-name = Your name
your-name-help = What the others at the table see. No account, no password.
name-missing = Write a name first; anything your friends know you by.
save-name = Use this name
never-mind = Never mind

# The lobby
join-with-code = Join with a code
join = Join
code-help = Three words, any capitals, spaces are fine.
code-missing = Write the three words somebody told you, such as plum-kettle-nine.
code-wrong = That code opens no table. Three words, such as plum-kettle-nine.
code-too-often = That were many codes in a short time. Wait a minute, then try again.
your-tables = Your tables
your-move = Your move
your-move-at = { $count ->
    [one] It is your move at one table.
   *[other] It is your move at { $count } tables.
}
no-tables = No tables yet
no-tables-do = Put the kettle on and start one.
with = with { $names }
round = Round { $round }
seats-taken = { $taken } of { $seats } seats taken
gathering = Gathering
waiting-for-others = Others think
watch-again = Watch again
open-tables = Open tables
no-open-tables = Nobody has left a chair out
no-open-tables-do = Start a table and make it public, or send a friend the link.
table-of = { $name }’s table, { $taken } of { $seats } seats
table-of-playing = { $name }’s table, playing, { $taken } of { $seats } seats
sit-down = Sit down
watch = Watch
sit-down-at = Sit down: { $game }, { $name }’s table
watch-at = Watch: { $game }, { $name }’s table
nobody-around = Nobody around?
play-with-bots = Play with bots
watch-a-replay = watch a replay

# The shelf
start-a-table = Start a table
we-are = We are
we-are-label = How many you are
fewer = One fewer
more = One more
filters = Length and kind
length-any = Any length
length-short = Under 20 min
length-long = Longer
kind-cards = Cards
kind-dominoes = Dominoes
kind-tarot = Tarot
players = { $span } players
players-only = only { $most } players
minutes = { $minutes } min
not-for = not for { $people ->
    [one] one player
   *[other] { $people } players
}
boxes-for = { $count ->
    [0] No game here is for { $people }.
    [one] One game is for { $people }.
   *[other] { $count } games are for { $people }.
}
no-box = Nothing on the shelf is like that.
show-all-boxes = Show all boxes

# When something is wrong
flickered = The lamp flickered
flickered-lobby = The server is not answering. Your tables are safe; we try again every few seconds.
try-now = Try now
away-short = The server is not answering. Try again in a moment.

# A new table
new-table = New table
no-such-game = That box is not on the shelf
no-such-game-do = The address names a game we do not have. Every game we do have stands on the shelf.
to-the-shelf = To the shelf
the-game = The game
rules-and-crib = Rules and crib sheet
who-plays = Who plays
chairs = Chairs
chairs-label = How many chairs
company = Who the others are
company-bot = Bots sit in
company-guest = Friends by link
company-here = All at this screen
you-host = You, the host
guest = Guest
chair = Chair { $number }
bot-of = Bot, { $strength }
bot-random = plays at random
bot-easy = easy
bot-regular = regular
bot-strong = strong
bot-expert = expert
seat-guest = A friend, by link
seat-here = Somebody at this screen
name-here = Their name
name-of-chair = Name for chair { $number }
curtain-note = On a shared screen a curtain falls between turns, so that nobody sees the next hand.
house-rules = House rules
presets = Presets
as-usual = As usual
rules-as-usual = The rules are as usual.
changes = { $count ->
    [one] 1 change
   *[other] { $count } changes
}
all-back-to-usual = All back to usual
all-options = { $count ->
    [one] The one option
   *[other] All { $count } options
}
changed = changed
back-to-usual-value = Back to usual: { $value }
on = on
off = off
value-none = none
value-auto = automatic
value-random = chance decides
less-of = Less: { $label }
more-of = More: { $label }
manners = At this table
public = Public table
public-help = Listed in the lobby for everybody. Otherwise only the link or the code leads here.
who-may-watch = Who may watch
who-may-watch-help = Hidden cards stay hidden either way until it is too late to tell.
watch-none = Nobody
watch-public = Open cards only
watch-delayed = All hands, later
pace = Pace of reactions
pace-help = Some moments ask everybody whether they react. What you hold must not show in how long that takes.
pace-sealed = Fair: same time for all
pace-fast = Quick: only those who can
candle = Candle for each moment
candle-help = Nobody waits longer than this. Everyone gets the same time, card or no card.
candle-none = no limit
seconds = seconds
minutes-unit = minutes
clock = Clock
clock-help = Off among friends. When a clock runs out, the others choose: wait, a bot, or play on without.
bank = Time for each player
increment = Added with every answer
start = Start
lay-table = Lay the table
guided-game = First time? Guided game
guided-short = Guided game
table-for = A table for { $seats }: { $company }
you = you
so-many-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
so-many-here = { $count ->
    [one] one more at this screen
   *[other] { $count } more at this screen
}
so-many-chairs = { $count ->
    [one] one free chair
   *[other] { $count } free chairs
}
with-changes = { $count ->
    [one] One house rule differs from the usual.
   *[other] { $count } house rules differ from the usual.
}
link-follows = The link for your friends comes next.
names-missing = Write a name for everybody at this screen.
refused-above = The table does not take these house rules together; see the one marked above.

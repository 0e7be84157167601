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

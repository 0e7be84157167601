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
documentation = Documentation
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
front-title = Card and domino games, with friends or with bots.
front-free = Free, no account, nothing to install.
deal-me-in = Deal me in
front-game = { $game }, a good first game.
front-game-help = Three bots, { $minutes } minutes, and a guide at your elbow.
front-hand = your hand: everybody starts with these five
how-this-works = How this works
join-with-code = Join with a code
join = Join
code-help = Four or five words, any capitals, spaces are fine.
code-missing = Write the words you were given, such as plum-kettle-nine-otter.
code-wrong = That code opens no table. Check it: four or five words, such as plum-kettle-nine-otter.
code-too-often = Too many codes in a row. Wait a minute, then try again.
your-tables = Your tables
your-move = Your move
your-move-at = { $count ->
    [one] It is your move at one table.
   *[other] It is your move at { $count } tables.
}
no-tables = No tables yet
no-tables-do = Put the kettle on and start one.
with = with { $names }
round-counted = { $kind ->
    [deal] Deal
    [game] Game
    [hand] Hand
    [inning] Inning
    [turn] Turn
   *[round] Round
} { $number }
seats-taken = { $taken } of { $seats } seats taken
gathering = Gathering
has-started-another = { $name } has started another game
waiting-for-others = Waiting for others
watch-again = Watch the replay
read-again = Read again
story-session = Session { $number }
all-your-tables = All { $count } of your tables
open-tables = Open tables
all-open-tables = All { $count } open tables
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
or-take-a-box = Or take a box
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
evenings = { $most ->
    [one] one evening
   *[other] { $span } evenings
}
not-for = not for { $people ->
    [one] one player
   *[other] { $people } players
}
boxes-for = { $count ->
    [0] No game here is for { $people }.
    [one] One game is for { $people }.
   *[other] { $count } games are for { $people }.
}
no-box = No game on the shelf fits these filters.
show-all-boxes = Show all boxes
hook-abandon-ship = Fight for a lifeboat
hook-barcelona = Two cards, one bluff
hook-boneyard = Bid in secret for cash
hook-brain-baseball = Pitch, swing, catch
hook-caribbean-star = A duel of magicians
hook-contest = Closest to 21 decides
hook-domino-avatars = Tiles fight, cards help
hook-domino-knights = Train tiles, storm castles
hook-following-suit = Suits chase each other
hook-fugue = Tell a story with tarot
hook-hey-bartender = Never the right change
hook-lamarckian-poker = Breed poker hands
hook-last-man-standing = Hire gladiators
hook-lost-pueblo = Who is the thief?
hook-penniless-and-insane = Buy art, die poor
hook-seven-handed-poker = Seven little duels
hook-spots = Pay in, take change
hook-willow = A pair, a gap, a bluff

# When something is wrong
flickered = No connection
flickered-lobby = The server isn’t responding. Your tables are safe; we’ll try again every few seconds.
try-now = Try now
away-short = The server isn’t responding. Try again in a moment.
as-of = You’re offline. Your tables as of { $when }.
answer-waits = Answer not sent yet
answer-kept = One of your answers is saved. It will be sent when you reconnect, if the table still needs it.
answer-played-at = The answer you gave while offline was played.
answer-rests-at = You answered while offline, but the table is paused, so your answer wasn’t played. Answer again when play goes on.
answer-late-at = You answered while offline, but the game had moved on. Your answer wasn’t played.
to-that-table = To the table
error-code = Error: { $code }
no-room = You have no space left for files here. Stories and pictures are deleted with their tables; close one you no longer need.
too-costly = This file is too complex to read here. Try a simpler or smaller one.
too-fast = That was too much at once. Wait a moment, then try again.
quoted = “{ $text }”

# A new table
new-table = New table
no-such-game = That box is not on the shelf
no-such-game-do = The address names a game we don’t have. Every game we do have is on the shelf.
to-the-shelf = To the shelf
the-game = The game
rules-and-crib = Rules and crib sheet
who-plays = Who plays
chairs = Chairs
chairs-label = How many chairs
company = Who joins you
company-bot = Bots sit in
company-guest = Friends by link
company-here = All at this screen
you-host = You, the host
guest = Guest
chair = Chair { $number }
bot-random = plays at random
bot-naive = turns its cards up first
bot-patient = patient
bot-gentle = gentle
bot-regular = regular
bot-expert = expert
seat-bot = A bot
give-chair = Give the chair to a friend
same-for-all = Same for all bots
how-plays = How should { $name } play?
who-sits = { $name }: who sits there?
bot-plays-level = { $name }, bot, { $level }
bot-promise = A bot sees what a guest in that chair would see, and not one card more. At the table you may ask it why.
has-quirk = { $name } { $quirk }.
quirk = { $name ->
    [Basil] counts under its breath
    [Clover] never holds a grudge
    [Juniper] hums while thinking
    [Saffron] straightens the deck
    [Sorrel] keeps its pencil sharp
    [Tansy] laughs at its own luck
    [Thyme] is never in a hurry
    [Yarrow] lines up its cards
    [Fennel] whispers to its cards
    [Hyssop] always asks for tea
   *[other] { "" }
}
level-says = “{ $text }”
plays = { $level ->
    [gentle] { $name } plays gently
    [expert] { $name } plays like an expert
   *[regular] { $name } plays regular
}
plays-too = { $level ->
    [gentle] { $name } gently
    [expert] { $name } like an expert
   *[regular] { $name } regular
}
plays-so = { $said }.
all-play = { $level ->
    [gentle] All bots: gentle.
    [expert] All bots: expert.
   *[regular] All bots: regular.
}
seat-guest = A friend, by link
seat-here = At this screen
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
who-may-watch-help = Nobody watching can see a hidden card while it still matters.
watch-none = Nobody
watch-public = Open cards only
watch-delayed = All hands, later
watch-delay = How much later
watch-delay-help = Hands are shown once they are played out, never before.
so-many-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
pace = Pace of reactions
pace-help = Some moments ask everybody whether they react. How long that takes must not give away what you hold.
pace-sealed = Fair: same time for all
pace-fast = Quick: only those who can
candle = Candle for each moment
candle-help = Nobody waits longer than this. Everyone gets the same time, card or no card.
candle-none = no limit
seconds = seconds
minutes-unit = minutes
clock = Clock
clock-free = None
clock-free-help = Nobody is hurried. Come and go as you like.
clock-clock = For one evening
clock-clock-help = Each player has a fixed number of minutes for the whole game, and gains a little with every answer.
clock-slow = For days
clock-slow-help = The same time for every move. Nobody has to stay; if all are here, it goes as fast as you play.
each-move = For every move
at-zero = When a player’s time is up
at-zero-ask = The others decide
at-zero-ask-help = By majority: wait once more, let a bot play for now, or go on without them.
at-zero-move = A bot makes this move
at-zero-move-help = The player makes the next one again.
at-zero-keep = A bot plays on
at-zero-keep-help = Until the player comes back to the seat.
holidays = Holidays
holidays-help = If you mark yourself away in Settings, your clock stops, for up to { $days } days in all.
so-many-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
so-many-days = { $count ->
    [one] one day
   *[other] { $count } days
}
time-left = { $time } left
time-is-up = time is up
away-until = away until { $day }
you-are-away = You’re away until { $day }. Your clocks are stopped, and you get no reminders.
i-am-back = I’m back
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
refused-above = These house rules don’t go together. Change the one marked above.

# Coming to a table
join-a-table = Join a table
code-opens-nothing = That code opens no table
code-opens-nothing-do = “{ $code }” leads nowhere: it may be misheard, or the table has been cleared. Ask for the code again; it is four or five words, such as plum-kettle-nine-otter.
invite = Ask the others in
invite-link = Link to this table
invite-local = This address works on this computer only. To let other devices in, start Parlour with PARLOUR_HOST=0.0.0.0, open it at this computer’s network address, and invite from there.
invite-code = Or say these words
invite-code-help = They type them at { $host }, under “Join with a code”.
invite-qr = QR code of the link to this table
invite-scan = Scan with a phone
copy-link = Copy link
copied = Copied
share-link = Share
replay-link = Link to this replay
somebody = Somebody
table-of-host = { $name }’s table
at-the-table = At the table
chair-free = free
kept-warm = away, a bot keeps the chair warm
joins-next-deal = joins with the next deal
is-bot = bot
is-program = program
is-open = bot, until you sit down
is-host = host
is-here = here
is-away = away
door-slow = A slow game: { $time } for every move. You can come and go.
door-locked = { $host } has closed the door to more players. Ask to be let in, or watch.
door-full = { $bots ->
    [0] Every chair is taken.
   *[other] Every chair is taken. Ask { $host } to swap a bot for you.
}
lost-seat = Was one of these chairs yours?
lost-seat-do = This browser doesn’t remember sitting here: it is another device, or its cookies were cleared. On the device you played on, open the table’s menu, copy your seat link and open it here. If that device is lost, ask { $host } to free your chair.
taking-seat = Taking a seat
seat-offer = Play here as { $name }?
seat-offer-help = This link adds this device to { $name }’s: it sees the same cards and answers for the same seat. It works once. You can sign out any device in Settings.
seat-replaces = { $tables ->
    [0] On this browser you are { $name } so far. That name stays behind.
    [one] On this browser you are { $name } so far and sit at one table. You lose both here: this browser can’t return to that seat.
   *[other] On this browser you are { $name } so far and sit at { $tables } tables. You lose all of them here: this browser can’t return to those seats.
 }
seat-offer-do = Play here as { $name }
seat-offer-stay = Stay { $name }
seat-offer-no = No, to the lobby
to-the-lobby = To the lobby
to-next-table = To the next game
play-here = Play here

# Pages for what went wrong
nowhere-title = No such page
nowhere = Nobody lives here
nowhere-do = This address leads to no page. It may have lost a letter on its way to you.
trouble-nobody = Nobody at this table
    .do = The link leads to no table. Perhaps it lost a letter, or the table was cleared long ago. Ask for the link again.
trouble-unplayed = This game cannot be played here
    .do = The table is there, but this server no longer has its game. Ask the person who runs the server to bring it back.
trouble-many = Too many tables are open from your network
    .do = Close the window of another table, wait a moment and try again.
trouble-cleared = The table has been cleared
    .do = The host closed this table. Nothing more happens here; finished games stay among your replays.
trouble-renewed = The rules have changed
    .do = This server was upgraded, and the rules of this game have changed since the table was opened. The old rules are no longer here, so the game can’t be finished. You can download what was played, or open a new table.
take-record = Download the record
new-table-instead = Open a new table
closed-by-upgrade = Closed by an upgrade
trouble-over = That game is over
    .do = Everybody has put their cards down. You can watch how it went.
trouble-taken = Someone is sitting there
    .do = That chair was taken a moment before you. Choose another, or watch.
trouble-kicked = The host needs the chair
    .do = You were asked to leave this table. Other tables have free chairs.
trouble-elsewhere = You are here already
    .do = This table is open in another window of yours, and that window is connected. Play there, or take over here.
trouble-away = No connection
    .do = The server isn’t responding. Your last move is safe; we’ll try again every few seconds.
trouble-no-replay = No such replay
    .do = The link leads to no finished game. If you have its log file, open that instead.
trouble-bad-link = This seat link has expired
    .do = A seat link works once, within an hour, while the table is open. Open the table’s menu on the device you play on for a new one. If that device is lost, ask at the table.

# Replays
open-log = Open a log file
open-log-help = Save any finished game as a file from its last page. Anybody who has the file can watch the game here.
drop-or-choose = Drop the file here, or choose it.
drop-here = Let go to watch this game
choose-file = Choose a file
reading-log = Reading …
log-too-big = That file is too large for a game log. Logs are at most 1 MB.
log-refused = This file can’t be played: { $reason }
your-finished = Your finished games
none-finished = Nothing finished yet
none-finished-do = Play one to the end and it stays here.

# Rules
rules-of = { $game }: rules
all-rules-help = A crib sheet to keep beside you, and the whole rules in our own words.
contents = On this page
crib = Crib sheet
the-rules = The rules
rulings-note = Every rule has a number that the table refers to. Where the rulebook is silent we decided; those are marked as our ruling.
our-ruling = our ruling
only-english = So far only in English.
play-this = Play this game
a-table = Table
own-page = As a page
close = Close
no-rules = This game has no such page.
to-all-rules = All rules
print = Print
print-of = { $game }: print
print-what = What
print-paper = Paper
paper-a4 = A4
paper-letter = Letter
print-for = For how many
print-make = Make the PDF
print-making = One moment, the PDF is being made …
print-ready = The PDF is ready.
print-open = Open it
print-keep = Download
print-not-here = This server cannot print. The operator has to install Typst first: pip install 'parlour[print]'.

# About
about-parlour = What Parlour is
about-text = A home for games you can play with what lies in the drawer: a pack of cards, a box of dominoes, a tarot deck, a handful of chips. Send a link, give a name, play. Bots fill empty chairs.
about-fair = Nobody can rig a deal. The server and every player’s browser each pick a secret number and show its fingerprint before the first card. Together the numbers shuffle the cards. They are revealed at the end, so your browser can check the deal.
credits = Credits and licences

# Settings
settings-help = Saved in this browser, at once.
set-reading = Reading
set-language = Language
    .help = The language of the screens, and of the games that are translated.
set-clear = Extra-clear letters
    .help = A typeface made for low vision, everywhere.
set-light = Light and motion
set-theme = Light
    .help = Evening is dark, afternoon is light.
theme-system = As the system
theme-evening = Evening
theme-afternoon = Afternoon
set-motion = Motion
    .help = Still: nothing flies or turns, and candles become numbers.
motion-system = As the system
motion-still = Still
set-pace = Pace
    .help = How long each event at a table is shown.
telling-calm = Calm
telling-normal = Normal
telling-quick = Quick
telling-instant = Instant
set-cards = Cards
set-four = Four suit colours
    .help = Clubs blue and diamonds orange; warm is red, cool is black.
set-large = Large index
    .help = Bigger figures in the corners of the cards.
set-faces = Faces
    .help = Our own drawings, or kings and queens as they have always looked.
faces-parlour = Parlour
faces-classic = Classic
set-sound-chat = Sound and chat
set-sounds = Sounds
    .help = Every sound has a visible sign too.
sounds-offer = Cards, chips and your turn can be heard too.
sounds-on = Sounds on
sounds-off = No, thanks
hear-sounds = Hear them
sound-turn = Your move
sound-piece = A card or tile
sound-chips = Chips
sound-word = Somebody says something
sound-candle = A candle burns down
sound-bell = A Signifier
sound-stop = The stop card
sound-end = The end
set-mute = No chat
    .help = Hides what people write, quick phrases too.
set-muted = Muted people
nobody-muted = Nobody. You can mute people at the table.
unmute = Hear { $name } again

devices = Your devices
devices-help = Each device plays as you and sees your cards. Sign out any that is no longer yours.
no-devices = You have no seat and no name here yet.
a-device = A browser
this-device = This one
device-since = Since { $date }
sign-out = Sign out
sign-out-sure = Yes, sign out
sign-out-here-sure = Yes, sign out here and lose my seats in this browser

# Pieces, as they are read aloud
card-name = { $rank ->
    [A] Ace
    [K] King
    [Q] Queen
    [J] Jack
    [T] 10
   *[other] { $rank }
} of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
card-name-joker = { $number ->
    [1] Joker
    [2] second Joker
   *[other] Joker { $number }
}
domino-name = { $high } { $low } domino
tarot-name = { $rank ->
    [A] Ace
    [P] Page
    [N] Knight
    [Q] Queen
    [K] King
    [T] 10
   *[other] { $rank }
} of { $suit ->
    [w] wands
    [c] cups
    [s] swords
   *[p] pentacles
}
tarot-name-major = { $number ->
    [M00] The Fool
    [M01] The Magician
    [M02] The High Priestess
    [M03] The Empress
    [M04] The Emperor
    [M05] The Hierophant
    [M06] The Lovers
    [M07] The Chariot
    [M08] Strength
    [M09] The Hermit
    [M10] The Wheel of Fortune
    [M11] Justice
    [M12] The Hanged Man
    [M13] Death
    [M14] Temperance
    [M15] The Devil
    [M16] The Tower
    [M17] The Star
    [M18] The Moon
    [M19] The Sun
    [M20] Judgement
   *[M21] The World
}
piece-hidden = { $back ->
    [domino] Domino, face down
    [tarot] Tarot card, face down
   *[card] Card, face down
}

# The story table
story-title = Fugue

# What an option would do, found out by studies
effects-ask = What would this do?
effects-instead = { $value } instead of { $usual }:
games-longer-rounds = games last { $count ->
    [one] one round
   *[other] { $by } rounds
} longer
games-shorter-rounds = games last { $count ->
    [one] one round
   *[other] { $by } rounds
} less
games-longer-turns = games take { $count ->
    [one] one turn
   *[other] { $by } turns
} more
games-shorter-turns = games take { $count ->
    [one] one turn
   *[other] { $by } turns
} fewer
compared-shares = { $measure }: { $after } % instead of { $before } %
compared-numbers = { $measure }: { $after } instead of { $before }
no-difference = No significant difference: { $measures }
how-sure = How sure is that?
counted = Measure
difference = Difference
interval = { $low } to { $high }
interval-none = the same in every deal
in-hundred = Shares are out of { $count }.
effects-played = { $games ->
    [one] One game
   *[other] { $games } games
} on each side, with { $seats } regular bots. Chance alone rarely gives a difference outside these intervals.
effects-given = The same on both sides: { $options }.
to-the-lab = The lab

# Score pads
score-pad = score pad
write-on = Keep writing
look-again = Look again
own-cards-link = With your own cards

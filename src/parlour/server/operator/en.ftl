# The operator's page

op-title = Parlour: operator’s page
op-well = All is well
op-unwell = The database does not answer
op-silent = { $count ->
    [one] One worker does not answer
   *[other] { $count } workers do not answer
}
op-refreshes = Refreshes every { $seconds } seconds.
op-stands = Does not refresh by itself.
op-stop = Stop
op-go-on = Refresh again
op-json = The same as JSON
op-no-key = This page opens with the operator’s key. It is PARLOUR_OPERATOR_KEY, or stands in the file operator-key in the data folder. Leave the name empty and give the key as the password.
op-wait = There were too many wrong keys. Try again in a minute.

op-number = { NUMBER($number, maximumFractionDigits: 1) }
op-percent = { $number } %
op-milliseconds = { NUMBER($number, maximumFractionDigits: 1) } ms
op-bytes = { $number } B
op-kilobytes = { NUMBER($number, maximumFractionDigits: 1) } kB
op-megabytes = { NUMBER($number, maximumFractionDigits: 1) } MB
op-gigabytes = { NUMBER($number, maximumFractionDigits: 1) } GB
op-seconds = { $number } s
op-minutes = { $number } min
op-hours = { $number } h
op-days = { $number ->
    [one] 1 day
   *[other] { $number } days
}

op-playing-now = tables in play
op-here-now = people here
op-moves-a-second = moves a second
op-told-within = 99 of 100 answered within
op-processors = of one processor
op-free = free on the disk

op-not-told = The database does not tell.
op-none = There are none.

op-tables = Tables
op-game = Played
op-state-gathering = gathering
op-state-playing = in play
op-state-over = over
op-state-closed = closed
op-all-game = All games
op-all-story = All stories
op-all-pad = All score pads
op-pad-of = { $game }, score pad

op-closed = Closed by an upgrade
op-edition = edition
op-closed-why = The rules of these games changed, and this version does not have the edition that the tables were opened under. Players see the reason at the table and can download the record.

op-load = Load
op-first-minute = Figures are told once a minute; the first minute is not over yet.
op-once-a-minute = Told once a minute and all tables together, so that nobody can read from it who answered early. Moves are all that is written down at tables.
op-moves-a-minute = moves a minute
op-last-hour = { $what }, the last hour
op-half-told = half answered within
op-lag = latest turn of the loop
op-machine-load = load of the machine
op-load-of = { NUMBER($load, maximumFractionDigits: 1) } of { $processors }

op-workers = Workers
op-worker = Process
op-since = runs
op-open-tables = tables
op-sockets = sockets
op-cpu = processor
op-memory = memory

op-storage = Storage
op-kept = Kept
op-count = count
op-size = size
op-room = room
op-kept-tables = Tables
op-kept-entries = Entries of logs
op-kept-pictures = Pictures
op-kept-replays = Replays
op-kept-people = Names
op-kept-uploads = Uploads, all together
op-kept-lab = The lab
op-kept-other = Others
op-of-most = of { $most }
op-database-takes = Database on the disk

op-people = People
op-named = with a name
op-seen-today = seen in the last day
op-seen-week = seen in the last week
op-devices = further devices
op-limits = Limits reached
op-no-limits = Nobody has been told to wait.
op-limit-frames = frames at tables
op-limit-talk = talk
op-limit-stirs = sitting down and hosting
op-limit-nudges = nudges
op-limit-looks = looks from other seats
op-limit-requests = requests
op-limit-handshakes = sockets opened
op-limit-tables = new tables
op-limit-codes = codes and links tried
op-limit-names = new names
op-limit-uploads = uploads
op-limit-decks = decks of pictures
op-limit-pictures = pictures
op-limit-replays = replays
op-limit-studies = studies
op-limit-exports = stories taken home
op-limit-prints = prints
op-limit-notices = devices and addresses to be told at
op-limit-addresses = mail addresses asked
op-limit-first-studies = studies of newcomers
op-limit-other = others

op-queues = Queues
op-queue = For
op-waiting = waiting
op-busy = at work
op-off = off
op-failed = { $count ->
    [one] one failed
   *[other] { $count } failed
}
op-queue-lab = Studies of the lab
op-queue-experts = Bots that look ahead
op-queue-notices = Turns to be told by push and mail
op-queue-files = Strangers’ files
op-queue-disk = Moves on their way to the disk
op-queue-other = Others

op-versions = Versions
op-build-compiled = compiled
op-build-interpreted = interpreted
op-build-other = unknown build
op-database = Database
op-schema = Schema
op-schema-of = { $schema }, and { $newest } is the newest
op-mixed = Workers run different versions.

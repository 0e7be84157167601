# The operator's page

op-title = Parlour: operator’s page
op-well = Everything is running
op-unwell = The database is not responding
op-silent = { $count ->
    [one] One worker is not responding
   *[other] { $count } workers are not responding
}
op-refreshes = Refreshes every { $seconds } seconds.
op-stands = Automatic refresh is off.
op-stop = Stop refreshing
op-go-on = Refresh automatically
op-json = This page as JSON
op-no-key = This page needs the operator’s key: the value of PARLOUR_OPERATOR_KEY, or the content of the file operator-key in the data folder. Leave the name empty and enter the key as the password.
op-wait = Too many wrong keys. Try again in a minute.

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
op-here-now = people connected
op-moves-a-second = moves per second
op-p99-latency = p99 latency
op-processors = of one CPU core
op-free = free disk space

op-no-figures = The database gives no figures.
op-none = None.

op-tables = Tables
op-game = Game
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
op-first-minute = Figures are published once per minute. The first minute is not over yet.
op-once-a-minute = Published once per minute for all tables together, so that nobody can infer who answered early. Every stored table entry counts as a move.
op-moves-a-minute = moves per minute
op-last-hour = { $what }, last hour
op-median-latency = median latency
op-lag = max event-loop lag
op-machine-load = load average
op-load-of = { NUMBER($load, maximumFractionDigits: 1) } of { $processors }

op-workers = Workers
op-worker = Worker
op-since = uptime
op-open-tables = tables
op-sockets = connections
op-cpu = CPU
op-memory = memory

op-storage = Storage
op-kept = What
op-count = count
op-size = size
op-room = quota
op-kept-tables = Tables
op-kept-entries = Log entries
op-kept-pictures = Pictures
op-kept-replays = Replays
op-kept-people = Player names
op-kept-uploads = All uploads
op-kept-lab = The lab
op-kept-other = Other
op-of-most = of { $most }
op-database-takes = Database size on disk

op-people = People
op-named = with a name
op-seen-today = active in the last 24 hours
op-seen-week = active in the last 7 days
op-devices = extra devices
op-limits = Rate limits reached
op-no-limits = Nobody has reached a limit.
op-limit-frames = table messages
op-limit-talk = chat messages
op-limit-stirs = seat and host actions
op-limit-nudges = nudges
op-limit-looks = changes of viewpoint
op-limit-requests = HTTP requests
op-limit-handshakes = new connections
op-limit-tables = new tables
op-limit-codes = codes and links tried
op-limit-names = new names
op-limit-uploads = uploads
op-limit-decks = picture decks
op-limit-pictures = pictures
op-limit-replays = replays
op-limit-studies = studies
op-limit-exports = story exports
op-limit-prints = printed PDFs
op-limit-notices = notification devices and addresses
op-limit-addresses = confirmation emails
op-limit-first-studies = first studies of new people
op-limit-other = other

op-queues = Queues
op-queue = Queue
op-waiting = waiting
op-busy = running
op-off = off
op-failed = { $count ->
    [one] one failed
   *[other] { $count } failed
}
op-queue-lab = Lab studies
op-queue-experts = Expert bot moves
op-queue-notices = Turn notifications
op-queue-files = Uploads being checked
op-queue-disk = Moves being written to disk
op-queue-other = Other

op-versions = Versions
op-build-compiled = compiled
op-build-interpreted = interpreted
op-build-other = unknown build
op-database = Database
op-schema = Schema
op-schema-of = { $schema } (newest: { $newest })
op-mixed = Workers run different versions.

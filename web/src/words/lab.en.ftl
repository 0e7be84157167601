lab = The lab
lab-about = Ask what a rule does. Bots play the same deals under both rules and count the difference.
lab-game = Game
lab-players = Players
lab-bots = Bot level
lab-bots-help = The same on both sides.
lab-rules = Rules to compare
lab-rules-help = One side plays the usual rules. Change one or two of them for the other side.
lab-measures = Measures
lab-measures-help = Up to { $most }. The study stops when the first one is precise enough. Each further one widens all confidence intervals.
lab-games = Games per side
lab-run = Start the study
lab-nothing-changed = Both sides have the same rules. Change at least one.
lab-nothing-counted = Choose at least one measure.
lab-yours = Your studies
lab-none = You have no studies yet.
lab-ask-more = Start another study
lab-question = What changes in { $game } with { $changes }?
lab-rule = { $rule }: { $value }
lab-as-it-is = Usual rules
lab-changed = Changed rules
lab-same = The same on both sides: { $seats ->
    [one] one bot ({ $level })
   *[other] { $seats } bots ({ $level })
}, the same deals.
lab-same-rules = Both sides play with { $rules }.
lab-confidence = { $interval } (95 % confidence interval for all figures together)
lab-too-early = Too few games so far
lab-too-early-by = Too few games so far: { $interval }
lab-no-difference = No significant difference
lab-no-difference-by = The true difference is probably between { $low } and { $high }.
lab-no-change = no change
lab-way = How the estimate narrows
lab-way-help = { $measure }, by number of deals; the bands are confidence intervals
lab-as-table = Figures as a table
lab-side = Side
lab-figure = Figure
lab-interval = Confidence interval
lab-deals = Deals
lab-per-hundred = per 100
lab-so-many = { $games } of { $all } games
lab-state-waiting = { $ahead ->
    [0] The study starts in a moment.
    [one] Waiting in the queue: one study is ahead.
   *[other] Waiting in the queue: { $ahead } studies are ahead.
}
lab-state-playing = Running. If you stop it, the games so far are kept.
lab-state-stopped = Stopped. Anybody can resume it.
lab-state-done = Finished: all games are played.
lab-state-sure = Finished early: the result is precise enough.
lab-state-failed = The study failed before its end. You can try again.
lab-state-others = Somebody else started this study.
lab-stop = Stop the study
lab-go-on = Resume
lab-link = Permanent link
lab-copy = Copy link
lab-copied = Copied
lab-csv = Games as a table (CSV)
lab-toml = Study file (TOML)
lab-honest = Results are checked after 100, 200, 400 deals and so on. The intervals are widened to allow for repeated checks and multiple comparisons.
lab-progress = Games played
lab-gone = There is no such study
lab-gone-do = The link is wrong, or the study was deleted because nobody opened it for a long time.
lab-off = This server has no lab
lab-off-do = The person who runs the server has switched it off.
lab-wrong-enough-studies = You have { $most } studies running. Stop one, or wait until one is finished.
lab-wrong-enough-at-address = Too many studies from your network are waiting. Try again later.
lab-wrong-long-queue = The queue of studies is full. Try again later.
lab-wrong-lab-full = The lab’s disk quota is full. Try again another day.
lab-wrong-too-many-games = Choose at most { $most } games per side.
lab-wrong-same-sides = These rules play the same on both sides. Change another one.
lab-wrong-not-yours = Only the person who started this study can stop it.
lab-wrong-busy = The lab is not available right now. Try again later.
lab-wrong-other = This study cannot run with these settings. Change them and try again.

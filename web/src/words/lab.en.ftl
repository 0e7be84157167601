lab = The lab
lab-about = Ask what a rule does: bots play it both ways, the same deals on each side, and count.
lab-game = Game
lab-players = Players
lab-bots = Who plays
lab-bots-help = The same on both sides.
lab-rules = The other side
lab-rules-help = One side is as it is. Change a rule or two on the other.
lab-measures = What to count
lab-measures-help = Up to { $most }. The first one chosen decides when enough is known. Each further one makes all intervals wider.
lab-games = Games of each side
lab-run = Run
lab-nothing-changed = Change a rule on the other side first.
lab-nothing-counted = Choose something to count.
lab-yours = Your studies
lab-none = You have asked nothing yet.
lab-ask-more = Ask something else
lab-question = What changes in { $game } with { $changes }?
lab-rule = { $rule }: { $value }
lab-as-it-is = As it is
lab-changed = Changed
lab-same = The same on both sides: { $seats ->
    [one] one bot ({ $level })
   *[other] { $seats } bots ({ $level })
}, the same deals.
lab-same-rules = Both sides play with { $rules }.
lab-confidence = { $interval }, with 95 % confidence in all figures together
lab-too-early = Too early to say
lab-too-early-by = Too early to say: { $interval }
lab-no-difference = No difference found
lab-no-difference-by = If there is one, it lies from { $low } to { $high }.
lab-no-change = no change
lab-way = How sure it gets
lab-way-help = { $measure }, after so many deals; the bands are intervals
lab-as-table = Figures as a table
lab-side = Side
lab-figure = Figure
lab-interval = Interval
lab-deals = Deals
lab-per-hundred = in 100
lab-so-many = { $games } of { $all } games
lab-state-waiting = { $ahead ->
    [0] It begins in a moment.
    [one] One study comes first.
   *[other] { $ahead } studies come first.
}
lab-state-playing = Counting. Stopping loses nothing.
lab-state-stopped = Stopped. Anybody may let it go on.
lab-state-done = All games are counted.
lab-state-sure = Known well enough; it stopped by itself.
lab-state-failed = It could not be played to the end. You may try again.
lab-state-others = Somebody else set this going.
lab-stop = Stop here
lab-go-on = Go on
lab-link = Permanent link
lab-copy = Copy link
lab-copied = Copied
lab-csv = Games as a table (CSV)
lab-toml = Study file (TOML)
lab-honest = Figures are looked at after 100, 200, 400 deals and so on; every look and every comparison is paid for in the intervals.
lab-progress = Games counted
lab-gone = There is no such study
lab-gone-do = Its link is wrong, or nobody has looked at it for very long.
lab-off = There is no lab on this server
lab-off-do = Whoever runs it has switched it off.
lab-wrong-enough-studies = You have { $most } studies going; stop one, or wait.
lab-wrong-enough-at-address = Enough studies from your network wait already. Try again later.
lab-wrong-long-queue = Many studies wait already. Try again later.
lab-wrong-lab-full = The lab keeps as much as it may just now. Try again another day.
lab-wrong-too-many-games = At most { $most } games of each side.
lab-wrong-same-sides = Both sides come to the same. Change something else.
lab-wrong-not-yours = Only who set it going can stop it.
lab-wrong-busy = The lab is in trouble just now. Try again later.
lab-wrong-other = This study cannot be played. Change it and try again.

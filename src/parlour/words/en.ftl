# What all games share. A game's own words are in en.ftl beside its rules.

# Why a choice was refused
refused-not-offered = You cannot choose { $token } here.
refused-not-your-turn = You are not asked anything right now.
refused-game-over = The game is over.
refused-too-few = Choose at least { $least }.
refused-too-many = Choose at most { $most }.
refused-chosen-twice = { $token } is chosen twice.
refused-must-match = { $token } does not match what you chose before it.
refused-nothing-sealed = You have no answer that could be taken back.

# Why a table refused what somebody asked for
refused-moved-on = The table has moved on. Look again.
refused-not-your-seat = That is not your seat.
refused-bot-plays = A bot plays here for you. Sit down to play yourself.
refused-not-begun = The game has not begun.
refused-not-over = The game is not over.
refused-no-reason = No bot did that, or none that could say why.
refused-paused = The table rests for now.
refused-closed = This table is closed.
refused-no-take-back = There is nothing you could take back.
refused-wish-pending = Somebody asks to take back already. Wait for the answers.
refused-no-wish = Nobody asks to take anything back.
refused-no-clock-out = Nobody's time has run out.
refused-no-holidays = This table has no holidays.
refused-no-holiday = You have been away for as long as this table allows.
refused-no-plans = In a guided game answers are given when they are asked for.
refused-asked-now = You are asked already. Answer now.
refused-no-giving-in = These words do not give in.
refused-not-yours-to-say = That is for the others to say.
refused-nothing-said = Write something first.
refused-no-such-phrase = There is no such phrase.
refused-not-at-this-table = You do not sit at this table.
refused-bad-name = Use at least one letter or digit in a name, and no links.
refused-table-full = Every seat is taken.
refused-no-such-seat = There is no such seat.
refused-seat-taken = Somebody sits there.
refused-sits-already = You sit already.
refused-locked = The host has locked this table.
refused-begun-already = The game has begun already.
refused-being-dealt = The cards are being dealt. One moment, please.
refused-pledge-taken = Somebody else has promised that part of the deal already.
refused-no-part-awaited = The table is not waiting for a part of the deal from you.
refused-not-your-part = That is not the part of the deal that you promised.
refused-seats-empty = Some seats are empty. Invite people, or seat bots there.
refused-host-only = Only the host can do that.
refused-nobody-there = There is nobody there to do that with.
refused-no-such-bot = There is no such bot.
refused-not-for-programs = A program plays its chair and nothing else.
refused-bots-teach = In a guided game our own bots sit there.
refused-hand-stays = In this game hands stay hidden to the end. Give the chair away before it begins.

# Words that can be chosen anywhere
word-done = Done

# Phases that every game has
phase-over = The game is over
refused-no-clock = No clock runs in this game.

# People and places
seat-yours = { $name } (you)
zone-of = { $owner }'s { $zone }
zone-yours = your { $zone }
face-down = { $count ->
    [one] (one face down)
   *[other] ({ $count } face down)
}
chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# Why a table cannot be laid like that
bad-name = No option is called “{ $given }”.
bad-name-near = No option is called “{ $given }”; did you mean “{ $near }”?
bad-switch = { $option } is on or off, not “{ $given }”.
bad-choice = { $option } is one of: { $choices }. “{ $given }” is none of them.
bad-number = { $option } is a whole number from { $least } to { $most }, not “{ $given }”.
bad-number-or-word = { $option } is a whole number from { $least } to { $most }, or one of: { $words }. “{ $given }” is none of these.
bad-seats = { $title } is for { $least } to { $most } players, not { $seats }.
bad-seats-exactly = { $title } is for exactly { $least } players, not { $seats }.
bad-preset = There is no preset “{ $given }”; there are: { $presets }.
bad-preset-none = There is no preset “{ $given }”; this game has none.
bad-chair = { $option } is one of the chairs at the table, counted from 0, or one of: { $words }. “{ $given }” is none of these.
bad-dealer = { $option }: there are only { $seats } chairs at this table.

# Chairs, where a table agrees on one
chair = { $number ->
    [1] first chair
    [2] second chair
    [3] third chair
    [4] fourth chair
    [5] fifth chair
    [6] sixth chair
    [7] seventh chair
    [8] eighth chair
    [9] ninth chair
    [10] tenth chair
   *[other] chair { $number }
}

# Cards by their names
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

# What happens. Sentences of a game come first; these tell what it has no words for.
you = you
    .subject = you
listed = { $rest } and { $last }
share = { $seat } { $what }
beside = { $rest } { $last }
unseen = { $count ->
    [one] a card face down
   *[other] { $count } cards face down
}
event-moved =
    .detail = { $pieces }: from { $source } to { $zone }.
event-got =
    .detail = { $who ->
        [one] { $seat } gets { $pieces }.
        [you] You get { $pieces }.
       *[other] { $seat } get { $count ->
            [one] a card
           *[other] { $count } cards
        } each{ $yours-count ->
            [0] .
           *[other] ; you: { $yours }.
        }
    }
event-laid =
    .detail = { $shares-count ->
        [0] { $seat } { VERB($who, one: "lays", many: "lay") } { $pieces }.
       *[other] Laid: { $shares }.
    }
event-shifted =
    .detail = { $shares-count ->
        [0] { $seat } { VERB($who, one: "moves", many: "move") } { $pieces }.
       *[other] Moved: { $shares }.
    }
event-gave =
    .detail = { $seat } { VERB($who, one: "gives", many: "give") } { $target } { $pieces }.
event-shown =
    .detail = { $shares-count ->
        [0] { $pieces-count ->
            [0] Nothing is shown.
           *[other] Shown: { $seat } { $pieces }.
        }
       *[other] Shown: { $shares }.
    }
event-shuffled =
    .detail = The cards are shuffled.
event-turned =
    .detail = Turned round: { $pieces }.
event-paid =
    .detail = { $whom ->
        [none] To or from the pot: { $seat } { $amount }.
       *[other] { $seat } { VERB($who, one: "pays", many: "pay") } { $target } { $amount }.
    }
event-scored = { $seat } { VERB($who, one: "scores", many: "score") } { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { VERB($who, one: "has", many: "have") } { $total } now.
event-decided = { $seat } { VERB($who, one: "chooses", many: "choose") } { $chosen }.
event-chose = You have chosen { $chosen }.
event-sealed = { $seat } { VERB($who, one: "has", many: "have") } chosen.
event-passed = { $seat } { VERB($who, one: "passes", many: "pass") }.
event-said = { "" }
event-phase = { "" }
won = { $seat } { $who ->
    [one] wins
    [you] win
   *[other] share the win
}.
won-nobody = Nobody wins.
won-ahead = { $seat } { VERB($who, one: "has", many: "have") } { total-each }, { lead }.
won-level = { $seat } { VERB($who, one: "has", many: "have") } { total-each }.
won-ahead-from-zero = { $seat } { VERB($who, one: "is", many: "are") } up { total-each }, { lead-from-zero }.
won-level-from-zero = { $seat } { VERB($who, one: "is", many: "are") } up { total-each }.
total-each = { $who ->
    [one] { $total }
    [you] { $total }
   *[other] { $total } each
}
lead = { $whom ->
    [one] { $more } more than { $target }
    [you] { $more } more than { $target }
   *[other] { $more } more than each of { $target }
}
lead-from-zero = { $whom ->
    [one] { $more } ahead of { $target }
    [you] { $more } ahead of { $target }
   *[other] { $more } ahead of each of { $target }
}
over-round = All { $number } rounds are played.
over-hand = All { $number } hands are played.
over-inning = All { $number } innings are played.
over-deal = All { $number } deals are played.
over-game = All { $number } games are played.
standing = Final standing: { $standing }.
standing-from-zero = Won and lost: { $standing }.
won-capped = The limit on the length of a game ended it.

# Line mode
play-welcome = { $title } — type what you choose; "help" lists the commands.
play-promise = The deal is fixed by a seed whose hash begins { $hash }.
play-seed = The seed of this game was { $seed }.
play-asked = You are asked: { $prompt }
play-choices = Choose: { $choices }
play-number = a number from { $low } to { $high }
play-enter-pass = or just Enter for nothing
play-enter-done = or Enter when that is all
play-unknown = There is no "{ $text }" to choose here.
play-choose-something = Choose something.
play-why = Type ? for the rule.
play-saved = Saved as { $path }.
play-help = Type one or more choices as they are shown, separated by commas or spaces. Shorter is fine too: cards as rank and suit letter (7h, Td or 10d), players by name, words in full or cut short. Commands: ? (the rule behind the question or the last refusal), table, more (what was told last, in full), why NAME (why a bot did what it did last), crib, rules, try CHOICES (what they would do), pass (do not ask me about cards to throw in until it is over: pass turn, or what the game has besides, as in pass round), save FILE, quit.
play-only-english = So far only in English:
play-no-preview = There is nothing to work out ahead for that.
play-no-passing = { $able ->
    [none] There is nothing to pass ahead for here.
   *[other] That is not going on now. You can type { $able }.
}
play-passing = You let this { $span } go by; you are still asked what you must decide.
play-bye = The table is left as it is. Come back soon.
play-which = Which game?

# Why a bot answered as it did; while a game goes on only the first six are told
reason-random = I took any answer.
reason-other = I have my own way to play.
reason-gentle = I follow a rule of thumb, and sometimes I forget it.
reason-regular = { $thumb ->
    [none] I follow the usual rules of thumb.
   *[other] { $thumb }
}
reason-expert = I imagine how the hidden pieces may lie, and play each answer out many times.
reason-expert-book = I go by a book, worked out before, that says how often to do what at such a point.
reason-gentle-erred = I forgot my rule of thumb here, and took what looked well at a glance.
reason-stood-in = { $thumb ->
    [none] There was no time to look ahead, so I followed the usual rules of thumb.
   *[other] There was no time to look ahead, so I went by this: { $thumb }
}
reason-booked = { $often ->
    [100] My book always says this here.
   *[other] My book says this { $often } times in 100 here.
}
reason-only-answer = There was no other answer.
reason-sure = { $sure ->
    [sure] This one was clearly the best.
    [fairly] This one was probably the best.
    [even] This one did as well as the next.
    [kept] Another looked a little better, but not clearly so, and I kept to my rule of thumb.
   *[barely] It was a close call.
}
reason-searched-wins = I tried { $answers } answers in { $rollouts } games that I imagined, in which everybody plays on by my rule of thumb. { reason-sure }
reason-searched-ahead = I tried { $answers } answers in { $rollouts } rounds that I imagined, in which everybody plays on by my rule of thumb. { reason-sure }
reason-searched-valued = I tried { $answers } answers in { $rollouts } games that I imagined for a few turns, in which everybody plays on by my rule of thumb. { reason-sure }
reason-searched-chips = { reason-searched-wins }

# What it adds when that hand or game is over: what it held, and the answers it compared
reason-held = I held { $pieces }.
reason-number = { $chosen-plain }
reason-answer = { $passed ->
    [1] Pass
   *[other] { $more ->
        [0] { $number ->
            [1] { reason-number }
           *[other] { $chosen-plain }
        }
       *[other] { $chosen-plain } and { $more } more
    }
}
reason-answer-wins = { reason-answer }: { $worth } of 100 games won
reason-answer-ahead = { reason-answer }: likely to win { $worth } of 100 games
reason-answer-valued = { reason-answer-ahead }
reason-answer-chips = { reason-answer }: { $worth } on average
reason-answer-often = { reason-answer }: { $worth } times in 100
reason-answer-usual = My rule of thumb would have been: { reason-answer }

# How a bot plays, as people choose it
bot-gentle = gentle
bot-regular = regular
bot-expert = expert
level-gentle = Plays fair and forgets a lot. Good company for a first game.
level-regular = Plays by the rules of thumb that people who know the game go by.
level-expert = Imagines what the others may hold, and plays each move out before it chooses.
level-brought = Somebody’s own bot, which this server was given.
play-how = How should the bots play?
play-reason = { $name }: { $reason }
play-reason-whole = { $name }, looking back: { $reason }
play-look-back = Type why NAME to hear why a bot played as it did last, save FILE, or only Enter to leave.
play-no-why = No bot has done anything yet that it could explain.

# On paper: columns of score pads, and where games come from
pad-scored = scored
pad-total = total
pad-won = + or −
poker-suite = From The Cheapass Games Poker Suite, © 2011 James Ernest and Cheapass Games, www.cheapass.com, CC BY-NC-ND 3.0. Told here in our own words.
fugue-system = The Fugue system of game mechanics created for the Alas Vegas RPG, designer James Wallis, CC BY-SA 4.0. Changes were made.

# What studies measure
measure-rounds = rounds, hands or deals
measure-turns = turns
measure-answers = answers
measure-forced = questions with only one answer
measure-choices = things to choose from where there is a choice
measure-leads = changes of leader
measure-half-time = games won by the half-time leader
measure-alone = games with a single winner
measure-cut-off = games ended by a limit
measure-seat = games won in chair { $seat }
measure-skill = games that the first bot wins above its share
measure-luck = deals that go to the same seat, with any bot in it

# The score pad in the app
pad-next = { $dealer } deals.
pad-leads = { $count ->
    [one] { $names } leads with { $points }.
   *[other] { $names } share the lead with { $points }.
}
pad-lacks = { $lacks ->
    [one] One more, and { $target } is reached.
   *[other] { $lacks } more, and { $target } is reached.
}
pad-tied-on = { $names } share the lead: play on until somebody leads alone.
pad-out = { $count ->
    [one] { $names } is out of the game.
   *[other] { $names } are out of the game.
}
pad-end-target = { $count ->
    [one] { $names } has reached { $target }.
   *[other] { $names } have reached { $target } together.
}
pad-end-rounds = { $rounds ->
    [one] That was the one you agreed on.
   *[other] All { $rounds } have been played.
}
pad-end-cap = You agreed to stop after { $rounds } in any case.
pad-end-last-one = Only { $names } is left in the game.
pad-end-all-out = Nobody is left in the game; whoever went out last shares the win.
pad-stopped = You ended the game here.
pad-wins = { $count ->
    [0] Nobody wins.
    [one] { $names } wins with { $points }.
   *[other] { $names } share the win with { $points }.
}
refused-pad-missing = { $name }, { $column }: this is missing.
refused-pad-not-negative = { $name }, { $column }: this is never below 0.
refused-pad-least = { $name }, { $column }: { $least } at least.
refused-pad-most = { $name }, { $column }: { $most } at most.
refused-pad-most-cards = { $name }, { $column }: { $most ->
    [one] one card
   *[other] { $most } cards
} at most.
refused-pad-card-twice = { $name }, { $column }: there are only { $each } of each.
refused-pad-sum = This adds up to { $sum }. Together it must come to { $must }.
refused-pad-sum-most = This adds up to { $sum }, but there are only { $most } to be had.
refused-pad-too-many-winners = { $most ->
    [one] Only one of you can win here.
   *[other] { $most } of you at most can win here.
}
refused-pad-one-only = { $column }: only one of you.
refused-pad-is-out = { $name } is out, and nothing is written there.
refused-pad-is-over = The game is over. Correct a row, or undo the last one, to play on.
refused-pad-more-than-had = { $name } had only { $had }.
refused-pad-only-lost = { $name }, { $column }: this can only be lost, so 0 or less.
refused-pad-ante = { $name } has paid the ante of { $ante } at least.
refused-pad-not-a-row = That does not fit on this pad.
refused-pad-written-meanwhile = Somebody else has written meanwhile. Look at the pad, and then write again.
refused-pad-full = This pad is full. Begin a new one.
refused-pad-empty = There is nothing on the pad yet.

# What all games share. A game's own words are in en.ftl beside its rules.

# Why a choice was refused
refused-not-offered = You cannot choose { $token } here.
refused-not-your-turn = You are not asked anything right now. Wait for your turn.
refused-game-over = The game is over.
refused-too-few = Choose at least { $least }.
refused-too-many = Choose at most { $most }.
refused-chosen-twice = { $token } is chosen twice.
refused-must-match = { $token } does not match what you chose before it.
refused-nothing-sealed = You have no answer to take back.

# Why a table refused what somebody asked for
refused-moved-on = The table has moved on. Look again.
refused-not-your-seat = That is not your seat.
refused-bot-plays = A bot plays here for you. Sit down to play yourself.
refused-not-begun = The game has not begun.
refused-not-over = The game is not over.
refused-no-reason = No bot can explain that move.
refused-paused = The table is paused. Wait until the host continues.
refused-closed = This table is closed.
refused-no-take-back = There is nothing you can take back.
refused-wish-pending = Someone has already asked for a take-back. Wait for the answers.
refused-no-wish = Nobody is asking for a take-back.
refused-no-clock-out = Nobody’s time is up.
refused-no-holidays = This table does not allow holidays.
refused-no-holiday = You have used up the holidays that this table allows.
refused-no-plans = A guided game has no conditional moves. Answer when you are asked.
refused-asked-now = It is your turn already. Answer now.
refused-no-giving-in = That answer can’t be automated. Choose another.
refused-not-yours-to-say = The others decide that.
refused-nothing-said = Write something first.
refused-no-such-phrase = There is no such phrase.
refused-not-at-this-table = You have no seat at this table.
refused-bad-name = Use at least one letter or digit in a name, and no links.
refused-table-full = Every seat is taken.
refused-no-such-seat = There is no such seat.
refused-seat-taken = Somebody sits there.
refused-sits-already = You already have a seat.
refused-locked = The host has locked this table. Ask the host to unlock it.
refused-begun-already = The game has begun already.
refused-being-dealt = The cards are being dealt. One moment, please.
refused-pledge-taken = Somebody else has already promised that part of the shuffle.
refused-no-part-awaited = The table is not waiting for your part of the shuffle.
refused-not-your-part = That is not the part of the shuffle that you promised.
refused-seats-empty = Some seats are empty. Invite people, or seat bots there.
refused-host-only = Only the host can do that.
refused-nobody-there = Nobody sits there.
refused-no-such-bot = There is no such bot.
refused-not-for-programs = A program can only play its chair.
refused-bots-teach = In a guided game, our own bots fill the other chairs.
refused-hand-stays = In this game hands stay hidden to the end. Give the chair away before the game begins.

# Words that can be chosen anywhere
word-done = Done

# Phases that every game has
phase-over = The game is over
refused-no-clock = This game has no clock.

# People and places
seat-yours = { $name } (you)
zone-of = { $owner }’s { $zone }
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
bad-name = No option is called “{ $given }”{ $count ->
    [0] ; this game has none.
   *[other] . There are: { $choices }.
}
bad-name-near = No option is called “{ $given }”; did you mean “{ $near }”?
bad-switch = { $option } must be on or off, not “{ $given }”.
bad-choice = { $option } must be one of: { $choices }. “{ $given }” is none of them.
bad-number = { $option } must be a whole number from { $least } to { $most }, not “{ $given }”.
bad-number-or-word = { $option } must be a whole number from { $least } to { $most }, or one of: { $words }. “{ $given }” is none of these.
bad-seats = { $title } is for { $least } to { $most } players, not { $seats }.
bad-seats-exactly = { $title } is for exactly { $least } players, not { $seats }.
bad-preset = There is no preset “{ $given }”; there are: { $presets }.
bad-preset-none = There is no preset “{ $given }”; this game has none.
bad-chair = { $option } must be one of the chairs at the table, counted from 0, or one of: { $words }. “{ $given }” is none of these.
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
    .detail = { $seat } { VERB($who, one: "pays", many: "pay") } { $target } { $amount }.
event-paid-in =
    .detail = { $seat } { VERB($who, one: "pays", many: "pay") } { $amount } into the pot.
event-taken =
    .detail = { $seat } { VERB($who, one: "takes", many: "take") } { $amount } from the pot.
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
won = { won-who }.
won-who = { $seat } { $who ->
    [one] wins
    [you] win
   *[other] share the win
}
closed-ahead = { won-who }: { total-each }, { lead }.
closed-level = { won-who }: { total-each }.
closed-ahead-from-zero = { won-who }: up { total-each }, { lead-from-zero }.
closed-level-from-zero = { won-who }: up { total-each }.
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
play-welcome = { $title } — type what you choose; “help” lists the commands.
play-promise = The deal is fixed by a seed whose hash begins { $hash }.
play-seed = The seed of this game was { $seed }.
play-asked = You are asked: { $prompt }
play-choices = Choose: { $choices }
play-number = a number from { $low } to { $high }
play-enter-pass = or just Enter for nothing
play-enter-done = or Enter when that is all
play-unknown = There is no “{ $text }” to choose here.
play-choose-something = Choose something.
play-why = Type ? to see the rule.
play-saved = Saved as { $path }.
play-help = Type one or more choices as they are shown, separated by commas or spaces. Short forms work too: cards as rank and suit letter (7h, Td or 10d), players by name, words in full or shortened. Commands: ? (the rule behind the question or the last refusal), table (the table), more (the latest events in full), why NAME (why a bot made its last move), crib (the crib sheet), rules (the rules), try CHOICES (what they would do), pass (skip questions about cards to throw in: pass turn, or another span of the game, such as pass round), save FILE, quit.
play-only-english = So far only in English:
play-no-preview = There is nothing to preview for that.
play-no-passing = { $able ->
    [none] There is nothing here that you could pass in advance.
   *[other] That is not going on now. You can type { $able }.
}
play-passing = You let this { $span } go by; you are still asked what you must decide.
play-bye = The table is left as it is. Come back soon.
play-which = Which game?

# Why a bot answered as it did; while a game goes on only the first six are shown
reason-random = I picked an answer at random.
reason-other = I have my own way to play.
reason-gentle = I follow a rule of thumb, and sometimes I forget it.
reason-regular = { $thumb ->
    [none] I follow the usual rules of thumb.
   *[other] { $thumb }
}
reason-expert = I imagine how the hidden pieces may lie, and play each answer out many times.
reason-expert-book = I go by a book, worked out before, that says how often to do what at such a point.
reason-gentle-erred = I forgot my rule of thumb here, and took what looked good at a glance.
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

# What it may say while the hand goes on: what everybody sees
reason-doubt = { $doubt ->
    [none] Whatever I might hold here, my rule of thumb says the same.
    [little] With most hands that I might hold, my rule of thumb says the same.
    [some] Not beyond doubt: with some hands that I might hold, my rule of thumb says otherwise.
    [odd] You would have expected something else here, I know. After the hand I tell you more.
   *[even] It was a close call, as far as you can see. After the hand I tell you more.
}
reason-answer-seen = { reason-answer }: with { $worth } of 100 hands that I might hold
reason-answer-covered = What I did: with { $worth } of 100 hands that I might hold
reason-answer-others = Something else: with { $worth } of 100

# How a bot plays, as people choose it
bot-gentle = gentle
bot-regular = regular
bot-expert = expert
level-gentle = Plays fair and forgets a lot. Good company for a first game.
level-regular = Plays by the rules of thumb that people who know the game go by.
level-expert = Imagines what the others may hold, and plays each move out before it chooses.
level-brought = A bot that was added to this server.
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
pad-end-all-out = Nobody is left in the game; the last players to go out share the win.
pad-stopped = You ended the game here.
pad-wins = { $count ->
    [0] Nobody wins.
    [one] { $names } wins with { $points }.
   *[other] { $names } share the win with { $points }.
}
refused-pad-missing = { $name }, { $column }: fill this in.
refused-pad-not-negative = { $name }, { $column }: this cannot be below 0.
refused-pad-least = { $name }, { $column }: at least { $least }.
refused-pad-most = { $name }, { $column }: at most { $most }.
refused-pad-most-cards = { $name }, { $column }: at most { $most ->
    [one] one card
   *[other] { $most } cards
}.
refused-pad-card-twice = { $name }, { $column }: there are only { $each } of each.
refused-pad-sum = This adds up to { $sum }. Together it must add up to { $must }.
refused-pad-sum-most = This adds up to { $sum }, but at most { $most } can be won.
refused-pad-too-many-winners = { $most ->
    [one] Only one of you can win here.
   *[other] At most { $most } of you can win here.
}
refused-pad-one-only = { $column }: choose only one of you.
refused-pad-is-out = { $name } is out, so leave that column empty.
refused-pad-is-over = The game is over. To play on, correct a row or undo the last one.
refused-pad-more-than-had = { $name } had only { $had }.
refused-pad-only-lost = { $name }, { $column }: this can only be lost, so 0 or less.
refused-pad-ante = { $name } has paid at least the ante of { $ante }.
refused-pad-not-a-row = That row does not fit this pad. Reload the page and write it again.
refused-pad-written-meanwhile = Somebody else has just written. Look at the pad, then write again.
refused-pad-full = This pad is full. Begin a new one.
refused-pad-empty = There is nothing on the pad yet.

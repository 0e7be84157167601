title = Contest
tagline = Two cards in secret, twenty-one in sight: whoever gets closer says what happens.

# Questions

prompt-turn = Your play? Turn up one of your cards, twist another from the deck, or swap in a wild card; with two cards face up you may stand.
    .do = { $act ->
        [reveal] Turn up { $chosen }
        [twist] Twist
        [swap] Swap { $chosen }
        [declare] Declare { $chosen }
       *[stand] Stand
    }
prompt-turn-more = Anything more this turn? A wild card may still be swapped in; otherwise you are done.
    .do = { $act ->
        [reveal] Turn up { $chosen }
        [twist] Twist
        [swap] Swap { $chosen }
        [declare] Declare { $chosen }
       *[stand] Stand
    }
    .pass = Done
prompt-answer = Somebody has 21. Which of your cards do you turn up? You answer once; a better 21 beats it.
    .do = Turn up { $chosen }: { $number }
    .pass = Turn up nothing
prompt-answer-wild = Somebody has 21. What do you turn up and swap in? First the hole cards, then each wild card with the card it replaces.
    .do = Show { $chosen }: { $number }
    .pass = Turn up nothing
prompt-intercede = You have just remembered something. Use it at once? Describe what you do, take a wild card for it, or join in on a side.
    .do = { $chosen }
    .pass = Let it rest
prompt-join = Are you in? You may hold back, or give up for good.
    .do = { $chosen }
prompt-join-all = Which of your characters are in? Say it for each of them in turn.
    .do = { $chosen }
prompt-moment = The Fool and the World: begin to tell it, whatever it is. The moment passes when the next card is turned.
    .do = Begin
prompt-effect = You won the round. What happens? Your hand decides how far you may go.
    .do = { $chosen }
prompt-effect-more = And what of the next? Your hand reaches everybody who opposed you.
    .do = { $chosen }
    .pass = Leave it at that
prompt-intervene = Your side won. Do you strike where your hand is the better one?
    .do = { $chosen }
    .pass = Stay out of it
prompt-mercy = A persona would die. Let it happen? Hurt them instead if you can: they only have to last to the end of the story, and nobody easily replaces them.
    .do = { $chosen }
prompt-accept-end = The winner tries to end it. Do the others let it end?
    .do = { $chosen }
prompt-finish = Somebody lies helpless. Do you kill them? It takes you the next round, unless you held back.
    .do = Kill { $chosen }
    .pass = Leave them be

# Why not

refused-two-face-up-first = You need two cards face up before you may stand.
refused-say-done = You have played a card this turn; say that you are done.
refused-no-cards-left = No card is left to draw.
refused-one-card-a-turn = You may turn up or twist one card per turn, and you have had yours.
refused-nothing-to-declare = You have no ability left to declare here.
refused-nothing-to-swap = There is nothing a wild card could be swapped for now.
refused-only-face-down = An answer is made of cards that already lie before you.
refused-not-at-this-tier = Your hand does not reach that far.

# What happened

beside = { $rest }, { $last }
unseen = { $count ->
    [one] a card face down
   *[other] { $count } cards face down
}
of-hand = { $hand ->
    [0] { $seat }
   *[other] { $seat } (hand { $hand })
}
at-hand = { $hand ->
    [0] { $target }
   *[other] { $target } (hand { $hand })
}
moved-deck-down = { $seat } { VERB($who, one: "gets", many: "get") } two cards face down{ $count ->
    [2] { $who ->
        [one] { "" }
        [you] { "" }
       *[other] { " " }each
    }
   *[other] { " " }for each hand
}{ $yours-count ->
    [0] .
   *[other] ; you: { $yours }.
}
decided-turn = { $act ->
    [twist] { of-hand } { VERB($who, one: "twists", many: "twist") } and { VERB($who, one: "gets", many: "get") } { $got }: { $said-counts } in all.
    [stand] { $seat } { VERB($who, one: "stands", many: "stand") }.
    [declare] { of-hand } { VERB($who, one: "declares", many: "declare") } an ability and { VERB($who, one: "takes", many: "take") } a wild card{ $yours-count ->
        [0] .
       *[other] : { $yours }.
    }
   *[none] { $pieces-count ->
        [2] { of-hand } { VERB($who, one: "swaps", many: "swap") } in { $first } for { $second }: { $said-counts } in all.
       *[other] { of-hand } { VERB($who, one: "turns", many: "turn") } up { $pieces }: { $said-counts } in all.
    }
}
decided-turn-more = { decided-turn }
decided-turn-more-pass = { "" }
said-stymied = That is more than 21: { of-hand } { VERB($who, one: "is", many: "are") } stymied for this round.
said-made-21 = { of-hand } { VERB($who, one: "has", many: "have") } twenty-one! Everybody else may answer it once by turning up cards.
decided-answer = { of-hand } { VERB($who, one: "answers", many: "answer") } the 21 with { $got }: { $said-counts } in all.
said-values = Cards count what they show: court cards 10, aces 1 or 11, majors 10 or their number, from the Magician’s 1 to the World’s 21. What lies face down does not count yet, and the best hand up to 21 wins.
said-counts = { "" }
said-holds = { of-hand } { VERB($who, one: "ends", many: "end") } with { $of }: { $named-holding }.
said-holding = { "" }
decided-answer-pass = { $seat } { VERB($who, one: "has", many: "have") } no answer to the 21.
decided-answer-wild = { decided-answer }
decided-answer-wild-pass = { decided-answer-pass }
said-remembers = { $piece } is a Signifier: { $seat } { VERB($who, one: "remembers", many: "remember") } something.
decided-intercede = { $act ->
    [describe] { $seat } { VERB($who, one: "acts", many: "act") } on the memory at once.
    [declare] { $seat } { VERB($who, one: "declares", many: "declare") } what came back and { VERB($who, one: "takes", many: "take") } a wild card{ $yours-count ->
        [0] .
       *[other] : { $yours }.
    }
   *[other] { $seat } { VERB($who, one: "comes", many: "come") } in at once, on { $word }.
}
decided-intercede-pass = { $seat } { VERB($who, one: "lets", many: "let") } the memory rest.
said-declared = { "" }
said-joins-a = { of-hand } { VERB($who, one: "joins", many: "join") } side A.
said-joins-b = { of-hand } { VERB($who, one: "joins", many: "join") } side B.
said-joins-c = { of-hand } { VERB($who, one: "joins", many: "join") } side C.
said-joins-d = { of-hand } { VERB($who, one: "joins", many: "join") } side D.
said-joins-e = { of-hand } { VERB($who, one: "joins", many: "join") } side E.
said-joins-f = { of-hand } { VERB($who, one: "joins", many: "join") } side F.
said-gave-up = { of-hand } { VERB($who, one: "gives", many: "give") } up.
said-stalemate = Nobody is better: a stalemate.
said-all-stymied = Everybody is stymied; nothing is decided.
said-won-tier-1 = { of-hand } { VERB($who, one: "wins", many: "win") } the round with the best hand that counts.
said-won-tier-2 = { of-hand } { VERB($who, one: "wins", many: "win") } the round with a 21 of several cards.
said-won-tier-3 = { of-hand } { VERB($who, one: "wins", many: "win") } the round with a 21 of two cards.
said-won-tier-4 = { of-hand } { VERB($who, one: "wins", many: "win") } the round with a 21 of two cards, one of them a major.
said-won-tier-5 = { of-hand } { VERB($who, one: "wins", many: "win") } the round with a 21 of two majors.
said-won-tier-6 = { of-hand } { VERB($who, one: "wins", many: "win") } the round with the Fool and the World.
scored =
    .detail = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } in all.
decided-moment = { $seat } { VERB($who, one: "begins", many: "begin") } to tell it.
decided-effect = { $act ->
    [wound] { $seat } { VERB($who, one: "wounds", many: "wound") } { at-hand } on { $then }.
    [maim] { $seat } { VERB($who, one: "wounds", many: "wound") } { at-hand } on { $then }, for good.
    [incapacitate] { $seat } { VERB($who, one: "puts", many: "put") } { at-hand } out of action for a round.
    [knock-out] { $seat } { VERB($who, one: "knocks", many: "knock") } { at-hand } out.
    [kill] { $seat } { VERB($who, one: "means", many: "mean") } to kill { at-hand }.
    [escape] { $seat } { VERB($who, one: "gets", many: "get") } away.
    [end] { $seat } { VERB($who, one: "tries", many: "try") } to end it.
   *[tell] { $seat } { VERB($who, one: "tells", many: "tell") } what happens.
}
decided-effect-more = { decided-effect }
decided-effect-more-pass = { $seat } { VERB($who, one: "leaves", many: "leave") } it at that.
decided-intervene = { decided-effect }
decided-intervene-pass = { $seat } { VERB($who, one: "stays", many: "stay") } out of it.
decided-mercy = { "" }
decided-accept-end = { "" }
decided-finish = { $seat } { VERB($who, one: "means", many: "mean") } to kill { at-hand }, who { $whom ->
    [you] lie
   *[other] lies
} helpless.
decided-finish-pass = { $seat } { VERB($who, one: "leaves", many: "leave") } the helpless be.
said-wounded =
    .detail = { of-hand } { VERB($who, one: "is", many: "are") } wounded.
said-maimed =
    .detail = { of-hand } { VERB($who, one: "is", many: "are") } wounded for good.
said-incapacitated =
    .detail = { of-hand } { VERB($who, one: "is", many: "are") } out for a round.
said-knocked-out =
    .detail = { of-hand } { VERB($who, one: "is", many: "are") } knocked out.
said-killed = { of-hand } { VERB($who, one: "dies", many: "die") }.
said-spared = The Dealer lets { of-hand } live.
said-escaped =
    .detail = { of-hand } { VERB($who, one: "is", many: "are") } out of it.
said-left = { of-hand } { VERB($who, one: "is", many: "are") } gone.
said-told = { "" }
said-tries-to-end = { "" }
said-goes-on = The others do not let it end. It goes on.
said-ended = { $number ->
    [1] This conflict is over.
   *[other] The conflict of group { $number } is over.
}
said-settled = { $number ->
    [1] This conflict is settled: at most one side is left.
   *[other] The conflict of group { $number } is settled: at most one side is left.
}
said-stalled = { $number ->
    [1] This conflict has gone on long enough.
   *[other] The conflict of group { $number } has gone on long enough.
}
said-missed = The moment has gone.
said-gained = { $seat } { VERB($who, one: "has", many: "have") } a new ability.
said-barred = The Dealer rules an ability of { of-hand } out.
said-armed = { of-hand } { VERB($who, one: "holds", many: "hold") } a weapon.
said-disarmed = { of-hand } { VERB($who, one: "holds", many: "hold") } no weapon any more.
said-arrived = { of-hand } { VERB($who, one: "is", many: "are") } there now.
said-tended = A wound of { of-hand } is tended.
said-recovered = { of-hand } { VERB($who, one: "is", many: "are") } up again.
moved-down-up = { "" }
    .alone = Time is up: { $seat } { VERB($who, one: "turns", many: "turn") } up { $pieces }.
moved-deck-up = { "" }
    .alone = Time is up: { $seat } { VERB($who, one: "twists", many: "twist") } and { VERB($who, one: "gets", many: "get") } { $pieces }.
moved-deck-wild = { "" }
moved-deck-task = Turned for a task: { $pieces }.
moved-wild-up = { "" }
moved-up-wild =
    .detail = { $seat } { VERB($who, one: "takes", many: "take") } back as wild cards: { $pieces }.
moved-to-discard = { "" }
moved-to-unseen = { "" }
moved-to-deck = { "" }
end-hand = { of-hand } { VERB($who, one: "has", many: "have") } { $tier ->
    [2] a 21 of several cards
    [3] a 21 of two cards
    [4] a 21 of two cards, one of them a major
    [5] a 21 of two majors
    [6] the Fool and the World
   *[other] { $number }
}, { $next ->
    [0] and no other hand counts.
   *[other] against { $next } for { $target }.
}
end-draw = It is a draw at { $number }, and a draw goes to the Dealer’s character.
end-stalemate = The best hands of both sides are worth the same: a stalemate.
end-all-stymied = No hand counts in the end, so nothing is decided.

# Places, phases, words

zone-deck = deck
zone-discard = discard
zone-unseen = cards put aside unseen
zone-task = cards turned for a task
zone-down = hole cards
    .hand = hole cards of hand { $number }
zone-up = face-up cards
    .hand = face-up cards of hand { $number }
zone-wild = wild cards
    .hand = wild cards of hand { $number }

phase-join = Who is in?
phase-turn = Playing cards
phase-answer = Answering a 21
phase-intercede = A memory
phase-moment = The Fool and the World
phase-effect = What happens
phase-intervene = Allies
phase-mercy = The Dealer is asked again
phase-accept-end = Does it end?
phase-helpless = The helpless

word-twist = twist
word-stand = stand
word-declare = declare an ability
word-join = join
word-hold = hold back
word-give-up = give up
word-wound = wound
word-maim = wound for good
word-incapacitate = put out for a round
word-knock-out = knock out
word-kill = kill
word-escape = get away
word-end = try to end it
word-tell = only tell it
word-begin = begin
word-describe = describe what you do
word-yes = yes
word-no = no
word-whole = yes, all of it
word-ability-1 = ability 1
word-ability-2 = ability 2
word-ability-3 = ability 3
word-ability-4 = ability 4
word-ability-5 = ability 5
word-ability-6 = ability 6
word-ability-7 = ability 7
word-ability-8 = ability 8
word-ability-9 = ability 9
word-side-a = side A
word-side-b = side B
word-side-c = side C
word-side-d = side D
word-side-e = side E
word-side-f = side F
word-body = the body
word-head = the head
word-eye_l = the left eye
word-eye_r = the right eye
word-ear_l = the left ear
word-ear_r = the right ear
word-nose = the nose
word-mouth = the mouth
word-torso = the torso
word-arm_l = the left arm
word-hand_l = the left hand
word-arm_r = the right arm
word-hand_r = the right hand
word-leg_l = the left leg
word-foot_l = the left foot
word-leg_r = the right leg
word-foot_r = the right foot
word-who-1 = hand 1
word-who-2 = hand 2
word-who-3 = hand 3
word-who-4 = hand 4
word-who-5 = hand 5
word-who-6 = hand 6
word-who-7 = hand 7
word-who-8 = hand 8
word-who-9 = hand 9
word-who-10 = hand 10
word-who-11 = hand 11
word-who-12 = hand 12
word-who-13 = hand 13
word-who-14 = hand 14
word-who-15 = hand 15
word-who-16 = hand 16
word-who-17 = hand 17
word-who-18 = hand 18
word-who-19 = hand 19
word-who-20 = hand 20
word-who-21 = hand 21
word-who-22 = hand 22
word-who-23 = hand 23
word-who-24 = hand 24

# Options and presets

option-cast = Who takes part
    .help = How many against how many, such as 2v1; or chairs, counted from 0, and sides, such as 0a.1a.db: the first two chairs on side a, the Dealer’s character on side b. Write d for the Dealer, - for somebody on no side yet, x for somebody not there yet, w for a weapon, @ and body parts for each ability, ~ between groups.
option-max_rounds = Rounds
    .help = The most rounds of each group; 1 is a single hand.
option-effects = The winner says what happens
    .help = Wounds, escapes and the like; always so with several rounds.
option-violent = It comes to blows
    .help = If not, a winner only tells what happens, ends it or leaves.
option-wild_limit = Wild cards
    .help = How many wild cards a character may take in one contest.
option-wild_limit-per_ability = one for each ability
option-wild_limit-per_contest = only one
option-wild_timing = Swapping
    .help = Whether swapping in a wild card is a play of its own.
option-wild_timing-free_on_turn = besides the play of a turn
option-wild_timing-uses_turn = it is the play
option-wild_carry = Wild cards in later rounds
    .help = Whether a wild card that was swapped in comes back to its owner.
option-wild_carry-reusable = all come back
option-wild_carry-unused_only = only those not used
option-draw_rule = Ties
    .help = What a tie between adversaries means.
option-draw_rule-dealer_takes = the Dealer’s character wins
option-draw_rule-stalemate = nobody wins
option-fewer_cards_breaks_ties = Fewer cards win ties
    .help = On equal totals the hand with fewer face-up cards is better.
option-persona_death = Death of a persona
    .help = Whether a persona may be killed at all.
option-persona_death-confirm = if the Dealer says yes again
option-persona_death-forbid = never
option-signifiers = Signifiers
    .help = Which majors are whose, such as M03@0.M10@2; d is the Dealer’s persona.
option-signifier_recipient = Who remembers
    .help = When a Signifier is turned up.
option-signifier_recipient-signified = whose Signifier it is
option-signifier_recipient-exposer = whose hand it came to
option-memories = New abilities
    .help = Whether a memory brings its ability at once, or the story table tells it.
option-memories-auto = at once
option-memories-told = as the story tells
option-discarded = Cards in the discard
    .help = Cards already used this session, such as M03.7w.
option-buried = Unseen discards
    .help = How many more cards lie in the discard unseen.
option-tier_bonus = Points for better hands
    .help = More points for each step above the highest hand; for learning agents.

preset-duel = Duel
    .help = One persona against one of the Dealer’s characters, a single hand.
preset-brawl-2v1 = Two against one
    .help = Two personae against one of the Dealer’s characters.
preset-brawl-1v2 = One against two
    .help = One persona against two of the Dealer’s characters.
preset-brawl-2v2 = Two against two
    .help = Two personae against two of the Dealer’s characters.
preset-fight = Fight
    .help = Round after round until one side is done, with all that winners may do.

# What the table works out

hint-total =
    .tag = { $tier ->
        [2] 21!
        [3] 21 with two
        [4] 21, a major
        [5] 21, two majors
        [6] Fool and World
       *[other] { $ways ->
            [1] { $number }
            [2] { $low } or { $number }
            [3] { $low }, { $middle } or { $number }
           *[other] from { $low } to { $number }
        }
    }
hint-bust =
    .tag = { $number }, stymied
hint-leads = Hand { $number } of { $seat } leads.
hint-turn = Hand { $number } of { $seat } is to play.
hint-stands = { $number } of { $of } stand in a row.
hint-called = Hand { $number } has 21. Everybody else answers once.
hint-twist = A twist is too much in { $percent } of 100 cases.
hint-card-makes =
    .tag = makes { $ways ->
        [1] { $number }
        [2] { $low } or { $number }
        [3] { $low }, { $middle } or { $number }
       *[other] { $low } to { $number }
    }
hint-card-bust =
    .tag = { $number }, too many
hint-tier-1 = The highest hand: a wound, a round out of action, a way out, or an end.
hint-tier-2 = A 21 of several cards: also a wound for good, or a knock-out.
hint-tier-3 = A 21 of two cards: with a weapon in hand it may kill.
hint-tier-4 = A 21 with a major: it may kill, with anything or nothing.
hint-tier-5 = A 21 of two majors: it may strike every opponent.
hint-tier-6 = The Fool and the World: one action of any kind.
hint-would-twist = The next card of the deck, face up. { $percent } of 100 cards are too many.
hint-would-stand = You pass for now. When all stand in a row, the best hand wins.
hint-would-declare = You take a wild card face down and may look at it.
hint-would-pick = Now the face-up card that it replaces.
hint-would-bust = That makes { $number }: too many.
    .total = { $number }, stymied
hint-would-make = { $tier ->
    [0] That makes { $number }; a hand needs two cards.
    [1] That makes { $number } with { $count } cards.
    [2] That makes 21 with { $count } cards.
    [3] That makes 21 with two minors.
    [4] That makes 21 with a major.
    [5] That makes 21 with two majors.
   *[6] That is the Fool and the World.
}
    .total = { $number }
hint-would-strike = { $tier ->
    [1] Nothing that lasts.
    [2] Lasting harm, but no death.
    [3] With a weapon, even death.
   *[other] Whatever you dare.
}

unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fact-round = Round
fact-stands = Stands in a row
fact-deck = Cards in the deck

# The guided first contest

guide-declare = A contest: whoever has the better cards says what happens. You hold { $piece } and { $second } face down, and the Dealer’s character holds two cards that you cannot see. Turn cards up and come close to 21, never over, with at least two in sight. You have an ability that helps here: declare it, and you get a wild card.
guide-plan = Your wild card is { $second }. With { $piece } alone it would make 21, and 21 with two cards is one of the best hands there are. So turn up { $piece } first; the wild card then needs another card whose place it takes.
guide-place = Only one card a turn. { $third } and { $second } are 21, but { $second } comes in only for another card. So turn up { $piece }: not for what it counts, but for its place.
guide-wait = You could swap { $second } in already, but then one card would lie there, and a hand needs two. Say that you are done.
guide-swap = Now swap { $second } for { $piece }: first the wild card, then the card that it replaces. That makes 21 with { $count } cards. 21 ends the round at once; everybody else may answer just once.
guide-stand = You show { $number }, the other side { $of } with { $downs ->
    [0] nothing
    [one] one card
   *[other] { $downs } cards
} still hidden. Another card from the deck would be too much { $percent } times in 100: stand. The round ends when all stand one after another.
guide-card = { $piece } would bring you to { $number }; the other side shows { $of }. Turn it up: what stays hidden counts for nothing.
guide-twist = You show { $number } against { $of }, and none of your own cards helps. A card from the deck would be too much only { $percent } times in 100: twist.
guide-twist-behind = You show { $number } against { $of }, and none of your own cards helps. A card from the deck would be too much { $percent } times in 100, but standing would not win either: twist.
guide-swap-better = { $second } in the place of { $piece } makes { $number } instead of { $of }: swap it in.
guide-declare-late = Your ability may still bring you a wild card, and that costs no turn: declare it.
guide-effect = You won the round with { $number }{ $tier ->
    [1] {""}
    [2] {" "}in more than two cards
   *[other] {" "}in just two cards, a strong hand
}, so you say what happens. The better the hand, the further you may go. Knocking somebody out is enough for a first evening.
guide-theirs = The other side turned up { $piece } and shows { $number }, with { $downs ->
    [0] nothing
    [one] one card
   *[other] { $downs } cards
} hidden.
guide-drew = You drew { $piece } and show { $number }. The other side turned up { $second } and shows { $of }.
guide-wild = Your wild card is { $piece }. Swap it in for a face-up card whenever it counts better.

# Why its bots answer as they do
thumb = I go for 21, stand while I lead, and take a card where that cannot hurt.

# On paper
credit = { fugue-system }
paper-effects-may = What the winner may do
paper-effects-hand = the best hand is
paper-effects-all = every opponent
paper-effects-weapon = with a weapon
paper-effects-anything = one action of any kind, begun before another card is turned
paper-effects-deal = Two cards face down to each, which only they see. Personae play first, from the Dealer’s left, then the Dealer’s characters.
paper-effects-lower = One effect, the winner chooses; at “every opponent” one for each of them. Where it does not come to blows, the winner only tells it, ends it or leaves. A tie goes to the Dealer’s character.
paper-tier-1 = Highest hand
paper-tier-2 = 21, three cards or more
paper-tier-3 = 21, two minors
paper-tier-4 = 21, one major
paper-tier-5 = 21, two majors
paper-tier-6 = The Fool and the World

# What studies measure
measure-persona-wins = rounds won by a persona
measure-tier-1 = rounds won by the highest hand
measure-tier-2 = rounds won by 21 with three cards or more
measure-tier-3 = rounds won by a hand of the third tier
measure-tier-4 = rounds won by a hand of the fourth tier
measure-tier-5 = rounds won by a hand of the fifth tier
measure-all-stymied = rounds in which all are stymied
measure-stalemates = rounds drawn
measure-stymied = hands stymied per round
measure-memories = Signifiers turned up in a round
measure-first-remembers = part of all memories that the first persona has
measure-last-remembers = part of all memories that the last persona has

# The story table. It comes with the table's page, not with the first one.

fugue = Fugue
the-table-itself = The table
seat-number = Seat { $number }
persona-of = { $name }’s persona
persona-of-seat = played by { $name }
character-of-dealer = Dealer’s character, played by { $name }
you = You
you-are = You, { $name }
you-short = You
you-as = You, { $who }
somebody = Somebody
yes = Yes
no = No
why = Why?
never-mind = Never mind
keep-thinking = Keep thinking
not-yet = Not yet

# Credit
credit-system = The Fugue system of game mechanics created for the Alas Vegas RPG, designer James Wallis,
credit-changes = ; changes were made.

# The rail and the menu
session = Session
at-the-table = At the table
so-long = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
dealer = Dealer
contest = Contest
round-number = round { $number }
table-called = Table
contest-rules = Rules of a contest
rehearse = Rehearse a contest
take-home = Take it home
export-json = As data
export-html = As a page to read
export-pdf = As a PDF
export-safe = The file has what you may read, and nothing more.
export-whole = The whole story, with every chapter.
your-seat = Your seat
i-am-away = I am away this session
i-am-back = I am back
will-not-deal = I would rather not deal
will-deal = I’ll deal after all
i-know-it = I know this story already
knows-sure = Yes, tell everybody that I know it
replace-dealer = If the Dealer has been gone for a few minutes, or has said so, the others must all name the same person:
hand-on = Do you have to leave? Name the next Dealer; the others must agree:
replace-by = { $name } deals on
replace-sure = Yes, { $name } deals on from here
stand-story-sure = Really leave? Your seat is kept, with its sheet

# Places
places-of-story = What lies in the middle
place-table = Table
place-memories = Memories
place-journal = Journal
place-chapter = Chapter
place-opening = Opening
calls = { $count ->
    [one] one memory fits
   *[other] { $count } memories fit
}
sheet-composer = A flashback
sheet-builder = A contest
sheet-tools = Dealer’s tools

# Seats
round-the-table = Round the table
deals = deals
is-away = away
awaited = is awaited
awaited-you = your move
knows-the-story = knows the story
knows-short = knows it
quota-of = Flashbacks left: { $own } of their own, { $gifts ->
    [one] { $gifts } gift
   *[other] { $gifts } gifts
}
quota-left = Flashbacks left: { $own } of your own, { $gifts ->
    [one] { $gifts } gift
   *[other] { $gifts } gifts
}
wounds-count = { $count ->
    [one] one wound
   *[other] { $count } wounds
}
wounds-short = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
state-able = able
state-unconscious = unconscious
state-restrained = bound
state-subdued = subdued
state-dead = dead

# The stop card
stop = Stop
stop-card = Play the stop card. Nobody learns whose it was.
stop-sure = Press again to stop
stop-lies = The stop card is on the table.
stop-help = Play stops for now. Nobody asks why, and nobody learns who. The last storyteller drops that part or tells it another way.
stop-help-dealer = Play stops for now. Nobody asks why, and nobody learns who. Drop or retell that part, then go on.
tell-anew = Tell it another way
drop-it = Drop it
we-go-on = We go on

# Before the story
no-story-yet = No story is chosen yet
first-dealer = Who deals first?
first-dealer-help = The Dealer reads the first chapter, sets the scenes and plays everybody you meet. Agree on somebody: it counts once all of you say the same name.
first-dealer-mixed = You have not said the same name yet.
first-dealer-wait = { $names } still to answer.
lobby-alone = You are alone so far. A story needs two to eight people, best four to six.
invite-more = Invite people
i-deal = I deal
deals-first = { $name } deals
you-deal-first = You deal the first session
preparation-help = Read your chapter in peace; nobody else can. When all sit comfortably, ask them to close their eyes.
read-my-chapter = Read my chapter
ask-eyes = Ask all to close their eyes
wait-preparation = { $name } prepares the first session
wait-preparation-help = Nobody else can open the chapter. Put the kettle on.
wait-opening = { $name } reads aloud
wait-opening-help = Listen.
wait-creation = { $name } is busy
wait-creation-help = One moment.
wait-signifiers = { $name } deals the Signifiers
wait-session = { $name } opens the first session
wait-session-help = Your Signifier is the card on your slip. It is back in the deck: when it comes up in play, your persona remembers.
wait-signifiers-help = Every persona gets one major arcana card. When it comes up in play, somebody remembers.
close-your-eyes = Close your eyes
close-your-eyes-help = { $name } reads the beginning to you. The screen will wake you.
read-aloud = Read this aloud, slowly
read-aloud-help = The others have their eyes closed. When you are done, everybody can read it again.
it-is-read = It is read

# Making personae
describe-persona = What do we see when we look at you?
describe-persona-help = Age, build, hair, skin, scars, marks. No name, no skills, no belongings.
describe-example = A woman of about fifty in a grey coat, ink on two fingers …
resemblance = Somebody they look or sound like
looks-like = Looks like
sounds-like = Sounds like
this-is-me = This is what you see
dealer-wants-another = The Dealer asks for another: { $why }
suggest-feature = Add one thing to { $name }’s persona
suggest-again = { $name } vetoed it. Suggest something of another kind
suggest-help = Something physical that we see, hear or smell. It may not disable or contradict.
suggest-again-help = Neither the same kind nor the same theme. This one is binding.
suggest-example = a crescent burn between the shoulder blades …
suggest-it = Suggest it
binding-sure = Yes, it is binding
feature-kind = First tap what kind of thing it is:
kind-scar = scar
kind-tattoo = tattoo
kind-hair = hair
kind-eyes = eyes
kind-skin = skin
kind-build = build
kind-voice = voice
kind-hands = hands
kind-smell = smell
kind-other = other
meanness = No rule forbids being mean. It makes enemies.
neighbour-adds = { $name } adds something to you
neighbour-adds-help = Accept it, or veto it once. A second suggestion is binding.
accept-it = Accept it
veto-once = Veto it, once
making-describe = { $name } describes a persona
making-suggest = { $neighbour } adds something to { $name }’s persona
making-answer = { $name } answers the suggestion
making-help = Round the table, the Dealer last.
outside-limits = Outside the limits
object = This breaks a rule …
ask-another = Ask for another
why-feature = Why? It disables, contradicts, is not physical …
why-persona = Why? Powers, a name, the plot written on the skin …
being-made = being made now
not-made-yet = nobody yet
deal-signifiers = Everybody is made. Deal the Signifiers
deal-signifiers-help = Cards are dealt until each persona has one major. They go back into the deck, and may come up.
deal-them = Deal the Signifiers
signifiers-lie = The Signifiers are dealt
signifiers-lie-help = They are back in the deck. The first scene is yours.
open-session = Open session { $number }

# In play
scene-spoken = The scene is told aloud.
game-character = played by the Dealer
game-character-of = A game-character, played by { $name }
not-here = not in this scene
piles = { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the deck, { $discard } used
free-play = Talk. The table listens
remember-now = Before the card is turned you may still remember something that helps.
free-play-help = { $own } of your own and { $gifts ->
    [one] { $gifts } gift
   *[other] { $gifts } gifts
} left to remember in this session.
first-scene = Set the first scene
wait-first-scene = { $name } sets the first scene
your-scene = The scene is yours
your-scene-help = Just talk. Tap only when cards or notes must change.
watching = You are watching
watching-help = What is sealed stays sealed, for you too.
waiting-for = Waiting for { $names }
tells-now = { $name } tells what the card shows
remember = Remember
try-something = Try something
what-try = What do you try?
what-tried = What is tried? Then tap who tries it.
what-scene = Where are we? Or say it aloud
try-it = Try it
set-scene = Set the scene
scene-aloud = Scene, spoken aloud
new-scene = New scene
open-contest = Contest
more-tools = Tools
close-session-short = Close session
close-session = Close session { $number }
close-session-help = All cards go back into the deck and unused flashbacks lapse. Then you choose the next Dealer.
close-last-help = This is the last session. The story ends, and everything opens for everybody.
close-story = End the story
keep-playing = Keep playing
spoken-aloud = Spoken aloud
rather-speak = Rather speak
write-it = Write a line
into-journal = Into the journal
tell-card = Tell a bit of it from this card
tell-card-help = From its name or its picture. It stays up until you speak.
previously = Previously
previously-memory = remembered
previously-scene = the scene
previously-narration = told
previously-outcome = it ended so
previously-question = still open

# Skilled actions
tries = tries:
difficulty = difficulty
with-ability = { $ability }
without-ability = no ability for it
time-spent = { $time } so far
success = Success
failure = Failure
never-again = never again this way
how-hard = How hard is it? { $name }: { $words }
how-hard-help = Say the number aloud. Until the card is turned anybody may still remember something.
which-ability = Which ability helps
no-ability = no ability
time-passes = Each card costs
no-time = no time
unit-seconds = seconds
unit-minutes = minutes
unit-hours = hours
spent-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
spent-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
spent-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
easier = Easier
harder = Harder
hard-easy = easy
hard-fair = fair
hard-hard = hard
hard-desperate = desperate
chance = works { $percent } times in 100
not-tried = Not tried after all
just-succeeds = Just succeeds
say-difficulty = Difficulty { $number }
say-it-then-flip = Difficulty { $number }. Turn the card?
flip-waits = { $name } is remembering. Let them name the ability first; it may help.
flip-able = { $name } has an ability now. If it helps here, press “Change it” and choose it.
flip-help = Last chance for a flashback; after the card it is too late for this try.
change-it = Change it
flip-card = Flip
it-works = it works
it-fails = it does not work
tell-task = Tell how { $went }
tell-task-help = Take something from the card’s name or its picture.
go-on-or-give-up = Not yet. Go on?
go-on-help = { $count ->
    [one] { $time } is gone.
   *[other] { $time } are gone.
}
go-on-trying = Go on
give-up = Give up

# Flashbacks
whose-flashback = Whose memory
source-own = My own
source-give = A gift
left-of = { $left } of { $most } left
give-to = To whom?
gift-help = Speak with them about the ability, never about the memory. You are in it too, and it may be one they would rather not have.
your-draft = Your draft
throw-away = Throw away
keep-draft = Keep as a draft, only you see it
what-set-off = What brings it back?
trigger-card = the card on the table
trigger-task = what is being tried
trigger-person = a person
trigger-thing = a thing
trigger-word = a word
trigger-need = a need
memory-line = The memory, in a line
who-appears = Who is in it
adds-to-which = It adds to an earlier memory
adds-to-help = Add a view, people, a reason. What was said stays true.
that-is-memory = That is the memory
memory-lacks-whom = First say to whom.
memory-lacks-trigger = First say what brings it back.
memory-lacks-text = First write the memory, in a line.
then-ability = Then you name what they can do now.
last-flashback = This is your last one of this kind in this session.
spend-last = Yes, spend it
name-ability = What can { $names } do now?
name-ability-you = What can you do now?
name-ability-help = The main thing done in the memory, in ordinary words.
ability-vetoed-help = { $count ->
    [one] The Dealer vetoed the ability, not the memory. Name another.
   *[other] Vetoed { $count } times. After the third the Dealer names it.
}
ability = Ability
ability-example = reads lips, field-dressing a wound …
can-do-now = That is the ability
relies-on = relies on { $parts }
relies-on-nothing = relies on no body part
change-parts = Change
close-parts = Done
body-parts = Body parts it relies on
bell-title = { $count ->
    [one] { $names } remembers
   *[other] { $names } remember
}
bell-rings = A Signifier. { $names } remembers, { $teller } tells it.
bell-tell = Tell what { $names } remembers
bell-own = Your own Signifier. What do you remember?
bell-extend = Another Signifier in the same hand: tell on, with { $names } in it
bell-help = In it must be: { $names }. Say it aloud, then write it in a line.
bell-told-by = { $name } tells what { $names } remembers
let-bell-go = Let it pass
let-bell-go-why = The Dealer lets this Signifier pass.
use-at-once = “{ $ability }”: use it at once?
use-at-once-help = Describe what you do and the Dealer weaves it in, or act with it, or let it rest.
describe-it = Describe it
act-now = Act
let-rest = Let it rest

# The memory board
light-a-web = Whose web is lit
everybody = Everybody
no-memories = Nobody remembers anything yet. Every memory will hang here, with threads between them.
of-session = Session { $number }
source-self = own memory
source-gift = given by { $name }
source-signifier = a Signifier, told by { $name }
source-story = the story itself
ability-pending = the ability is still to be named
with-others = With { $names }
adds-to = Adds to “{ $text }”
told-others = told to the others
add-to-this = Add to this
tell-others = Tell the others
veto-ability = Veto the ability
word-ability = Word the ability
rule-out = Rule out
rule-out-help = Only for one of these reasons, never because of taste. It costs nothing.
out-FUG-F03 = nothing set it off
out-FUG-F04 = off limits
out-FUG-F05 = contradicts what was said
open-questions = Open questions
no-questions = Nothing is unexplained. That will not last.
ask-a-question = Note a question
question-example = Whose wedding ring is in the coat?
answered-short = answered
answered-it = Answered: { $text }

# Sheets
signifier = Signifier
signifier-silent = Signifier, silent now
run-by-player = { $name }’s persona
run-by-dealer = { $name }’s persona, run by the Dealer now
run-by-nobody = { $name }’s persona
added-by = added by { $name }
name-myself = What do they call you?
my-name-is = That is my name
another-name = Another name
abilities = Abilities
usable = can be used
ability-blocked = blocked by a wound: { $parts }
ability-lost = lost with a wound: { $parts }
no-abilities = Nothing but what everybody can do.
flashbacks = Flashbacks
no-flashbacks = Nothing yet.
want-new-persona = I want them to have a new persona
want-new-persona-help = Only if everybody wants it.
wounds = Wounds
wound-temporary = for a while
wound-permanent = for good
tended = tended
untended = untended
tend = Tend
reopen = Reopen
heal = { $hours ->
    [0] Heal what is tended
   *[other] Heal what is tended, after { $hours } hours
}
add-temporary = Wound
add-permanent = Wound for good
make-unconscious = Unconscious
make-restrained = Bound
make-subdued = Subdued
recovers = Up again
leaves-scene = Leaves the scene
enters-scene = Comes into the scene
dies = Dies
dies-sure = Yes, this persona dies
let-live = Let them live
which-part = Which part
kill-advice = Before you kill a persona
kill-advice-text = Make the danger felt. Hurt them, vividly; maim them if they asked for it. They only have to last to the final session, and a new persona does not come easily. Watch the player’s face: nobody should leave feeling worthless.

# The Dealer’s screen
sealed-parts = What you may read
part-of-intro = Opening
part-of-setting = Setting
part-of-advice = Advice
part-of-chapter = Chapter { $number }
sealed = sealed
open-chapter = Open chapter { $number }?
only-you-know = You will be the only one who knows. Nobody else can open it until the story is over.
break-seal = Break the seal
choose-part = Choose what you want to read.
frame-this = Open this scene, spoken aloud
characters = People
weapon = armed
bring-in = Bring in
triggers = Memories of the story
triggers-help = They come by your hand only.
when-meet = When they meet { $ref }
when-event = When this happens: { $ref }
when-place = At this place: { $ref }
when-item = With this thing: { $ref }
when-words = When these words fall: { $ref }
when-card = When this card comes up: { $ref }
spent = spent
the-persona = the persona
fits-nobody = Fits nobody now.
all-remember = All who are here remember
remembers-this = { $who } remembers
it-fits = This fits what has just happened.
only-dealer-sees = Only you see this.
not-now-story = Not now
somebody-new = Somebody new
somebody-example = a porter with one glove
care-help = Tap somebody for wounds, healing and where they are.
ask-for-task = Ask for a skilled action
by-hand = By hand
by-hand-help = Tools assist, people decide. Everything here is written into the journal with its reason.
strike-wound = Strike out: { $part }, { $who }
why-override = The reason, for all to read
because-i-say = no reason given
undo-last = Undo: { $what }
settle-success = Let it succeed
settle-failure = Let it fail
allow-retry = Allow another try
revive = { $who } lives after all
break-off-contest = Break the contest off
reshuffle = Reshuffle the deck
write-ruling = Write a ruling
one-more-own = + 1 flashback
one-more-gift = + 1 gift
is-back = is back
is-away-now = is away
helps = What the table does automatically
helps-help = Switch off what you would rather do yourselves.
help-bell = Watch for Signifiers
    .off = If off, you ring the bell by hand.
help-effects = Write wounds onto sheets
    .off = If off, you write what a contest brought about.
help-suggestions = Suggest memories of the story
    .off = Only you are shown them.
help-guesses = Guess body parts, coach contests
    .off = If off, people fill in everything themselves.
ring-by-hand = Ring the bell
came-to = It came up for
ring-it = Ring

# Contests
builder-help = Who is against whom? Tap a letter, or drag people to a side.
contest-lacks-stakes = First say what is at stake.
contest-lacks-sides = First put somebody on each of two sides.
stakes-example = For example: who walks out with the ledger?
violent = It may come to blows
group-number = Conflict { $number }
who-against-whom = Who against whom
side-letter = Side { $letter }
put-on-side = { $who } to side { $letter } of conflict { $group }
take-out = Take { $who } out
out = out
weapon-in-hand = weapon in hand
another-side = Another side
another-group = Another conflict beside it
talk-it-out = You can always talk it out instead. The acting player chooses.
deal-contest = Deal the cards
at-stake = What is at stake
not-violent = No blows: the winner tells how far it goes.
close-contest = Close the contest
contest-over = The contest is decided
contest-over-help = Tell how it leaves them, then put the cards away.
stymied = stymied
leads = leads
to-play = to play
won-round = won
your-turn = your turn
holds-back = holds back
stands-by = stands by
over-21 = over 21
no-hidden = no hidden cards
cards-unseen = { $count ->
    [one] 1 card unseen
   *[other] { $count } cards unseen
}
wild-count = { $count ->
    [one] 1 wild card
   *[other] { $count } wild cards
}
tier-2 = 21 of several
tier-3 = 21 with two
tier-4 = 21 with a major
tier-5 = 21, two majors
tier-6 = Fool and World
face-up-now = face-up now
you-have-up = You have { $number } face up.
after-swap = { $number } after this swap
after-this = { $number } after this
after-bust = { $number }: too many
for-this = for this: { $number }
for-this-bust = for this: { $number }, bust
declare-ability = Abilities to declare
declare = Declare: { $ability }
wild-card = wild card
hole-cards = hole cards
only-you-see = only you see
twist-from-deck = Twist from the deck; { $percent } of 100 cards would be too many
twist-under = twist from the deck, { $percent } % would bust you
deck-of = The deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
stand = Stand
stand-why = Two cards face up first.
on-your-card = On your last card
on-the-card = On the last card
stays-until = Stays up until { $name } speaks.
coach-turn-first = Turn up a hole card, or take one from the deck and keep yours in reserve. Two must lie face up.
coach-turn = Higher is better, up to 21. Cards that lie face down count for nothing, so they can wait.
coach-turn-more = You have had your card. A wild card may still change places with one that lies face up.
coach-answer = Somebody has 21. Show what makes a better one, or nothing.
coach-join = Before every round each of you may hold back, or give up for good.
coach-effect = You tell what happens. The better the hand, the further you may go.
played-turned = { $who } turned up { $card }.
played-twisted = { $who } twisted { $card }.
played-swapped = { $who } swapped in { $card }.
contest-said-declared = { $who } declares an ability and takes a wild card.
contest-said-stymied = Too many: { $who } is stymied.
contest-said-made-21 = Twenty-one for { $who }!
contest-said-came-in = { $who } joins in.
contest-said-gave-up = { $who } gives up.
contest-said-stalemate = Nobody is better: a stalemate.
contest-said-all-stymied = Everybody is stymied; nothing is decided.
contest-said-won-tier-1 = { $who } wins the round with the highest hand.
contest-said-won-tier-2 = { $who } wins the round with a 21 of several cards.
contest-said-won-tier-3 = { $who } wins the round with a 21 of two cards.
contest-said-won-tier-4 = { $who } wins the round with a 21 of two cards, one of them a major.
contest-said-won-tier-5 = { $who } wins the round with a 21 of two majors.
contest-said-won-tier-6 = { $who } wins the round with the Fool and the World.
contest-said-wounded = { $who } is wounded.
contest-said-maimed = { $who } is wounded for good.
contest-said-incapacitated = { $who } is out for a round.
contest-said-knocked-out = { $who } is knocked out.
contest-said-killed = { $who } dies.
contest-said-spared = The Dealer lets { $who } live.
contest-said-escaped = { $who } gets away.
contest-said-left = { $who } is gone.
contest-said-goes-on = It goes on.
contest-said-missed = The moment has gone.
contest-hint-leads = { $who } leads.
contest-hint-turn = { $who } is to play.
contest-hint-called = { $who } has 21. Everybody else answers once.
suffers-temporary = { $who } is wounded: { $part }.
suffers-permanent = { $who } is wounded for good: { $part }.
suffers-unconscious = { $who } is unconscious.
suffers-restrained = { $who } is bound.
suffers-subdued = { $who } is out for a round.
suffers-able = { $who } is up again.
suffers-dead = { $who } dies.

# Between sessions and after
who-deals-next = Who deals the next session?
who-deals-next-help = Somebody who has not dealt yet. The next chapter opens for them alone.
chapter-is-yours = Chapter { $number } is yours
chapter-is-yours-help = Read it at home, before the next evening. Nobody else can.
next-dealer-is = { $name } deals next
next-dealer-help = The chapter is with them now. See you at the next session.
story-over = The story is over
story-over-help = Everything is open now, every chapter of it. Nobody won; it was told.
a-story-in = { $count ->
    [one] A story in one session
   *[other] A story in { $count } sessions
}
told-by = told by { $names }
session-with = Session { $number }, dealt by { $name }

# The journal
journal = Journal
write-to-journal = Write to the journal …
write-as = Write as
as-narrator = Tell
as-who = Say as { $who }
private-note = Note to myself
dealer-note = Dealer’s note
put-right = Put right
put-right-this = Put right: { $text }
changes-facts = It changes what happened; the Dealer must agree
asks-to-amend = { $name } wants to put right:
amended = (put right)
status-pending = still open
status-vetoed = vetoed
status-ruled_out = ruled out, at no cost
status-withdrawn = dropped
status-undone = undone
status-void = void
line-seat_joined = { $name } sat down.
line-seat_left = { $name } left.
line-knows_story = { $name } knows this story.
line-dealer_appointed = { $name } wants { $dealer } to deal.
    .own = { $name } offers to deal.
    .appointed = { $dealer } deals the next session.
line-dealer_replaced = { $name } wants { $dealer } to deal on.
    .appointed = { $dealer } deals on.
line-dealing_declined = { $name } would rather not deal.
line-away = { $away ->
    [yes] { $name } is away.
   *[other] { $name } is back.
}
line-chapter_opened = { $part ->
    [chapter] { $name } opened a sealed chapter.
    [intro] { $name } opened the beginning.
    [setting] { $name } opened the setting.
   *[other] { $name } opened the advice.
}
line-eyes_closed = All close their eyes.
line-intro_read = { $name } read the beginning.
line-persona_described = { $name }’s persona:
line-persona_refused = The Dealer asks for another description: { $why }
line-feature_suggested = { $name } adds to { $who }: { $text }
line-feature_rejected = The Dealer asks for another suggestion.
line-feature_vetoed = { $name } vetoes it.
line-feature_accepted = { $name } accepts it.
line-new_persona = { $name } wants a new persona made.
line-signifiers_dealt = Signifiers: { $list }.
line-session_opened = Session { $session } begins.
line-session_closed = Session { $session } is closed.
    .last = The last session is closed. The story is over.
line-scene = { $name } sets a scene:
    .spoken = { $name } sets a scene, aloud.
line-in_scene = { $here ->
    [yes] { $who } comes into the scene.
   *[other] { $who } leaves the scene.
}
line-character_entered = { $shown_as } comes in.
line-narration = { $name }:
    .spoken = { $name } tells it aloud.
line-speech = { $who }:
    .spoken = { $who } speaks.
line-named = { $who } has a name.
line-question = An open question: { $text }
line-answered = A question is answered.
line-memory = { $who } remembers:
line-memory_ruled_out = The Dealer rules it out ({ $rule }). It costs nothing. { $why }
line-ability = { $who } has an ability now: { $ability }
line-ability_vetoed = The Dealer vetoes the ability. The memory stands.
line-ability_worded = The Dealer words it: { $ability }.
line-shared_memory = { $who } tells the others.
line-signifier_turned = The Dealer rings the bell for { $who }.
line-immediate_use = { $how ->
    [describe] { $who } uses it at once, described.
    [act] { $who } acts with it at once.
   *[other] { $who } lets it rest.
}
line-trigger_fired = { $who } remembers:
line-basic_action = { $who }:
    .spoken = { $who } does it.
line-not_basic = The Dealer: that is not a basic action.
line-skilled_action = { $who } tries: { $task }
line-task_set = Difficulty { $difficulty }.
line-task_granted = It just succeeds.
line-task_dropped = It is not tried after all.
line-task_flip = { $card }. { $outcome ->
    [success] Success.
    [failure] Failure.
   *[other] Not yet.
}
line-task_choice = { $go_on ->
    [yes] They go on.
   *[other] They give up.
}
line-task_narration = { $name }:
    .spoken = { $name } told it aloud.
line-contest_opened = A contest: { $stakes }
line-contest_told = { $name }:
    .spoken = { $name } told it aloud.
line-contest_closed = The contest is closed.
line-wound = { $who } is wounded: { $part }.
line-wound_tended = A wound of { $who } is tended.
line-wound_reopened = A wound of { $who } opens again.
line-wound_healed = { $who } heals.
line-incapacitated = { $kind ->
    [restrained] { $who } is bound.
    [subdued] { $who } is subdued.
   *[other] { $who } is unconscious.
}
line-recovered = { $who } is up again.
line-relearned = { $who } has learned it again.
line-death = { $who } dies.
line-amend = { $name } puts something right: { $text }
line-amend_answered = { $yes ->
    [yes] The Dealer agrees.
   *[other] The Dealer says no.
}
line-stop = Somebody played the stop card.
line-retold = A part is told another way, or dropped.
line-go_on = Play goes on.
line-switched = { $on ->
    [yes] The Dealer lets the table do it again: { $what }.
   *[other] The Dealer does it by hand from now on: { $what }.
}
line-override = { $what ->
    [undo] The Dealer takes a step back: { $why }
    [quota] The Dealer changes how many flashbacks are left: { $why }
    [wound] The Dealer corrects a wound: { $why }
    [revive] { $who } lives after all: { $why }
    [retry] The Dealer allows another try: { $why }
    [settle] The Dealer decides the try: { $why }
    [bell] The Dealer lets a Signifier pass: { $why }
    [deck] The Dealer has the deck reshuffled: { $why }
    [contest] The Dealer decides in the contest: { $why }
   *[ruling] The Dealer’s ruling: { $why }
}

# Body parts
part-body = body
part-head = head
part-eye_l = left eye
part-eye_r = right eye
part-ear_l = left ear
part-ear_r = right ear
part-nose = nose
part-mouth = mouth
part-torso = torso
part-arm_l = left arm
part-hand_l = left hand
part-arm_r = right arm
part-hand_r = right hand
part-leg_l = left leg
part-foot_l = left foot
part-leg_r = right leg
part-foot_r = right foot

# A new story
new-story = A new story
which-story = Which story?
story-sessions = { $count ->
    [one] One session of { $hours } hours
   *[other] { $count } sessions of { $hours } hours
}
own-file = A file of your own
own-file-help = The table reads it and shows it to nobody, not even to you. If you want to play too, choose it without opening it.
choose-file = Choose a file
file-chosen = { $name } is chosen. Nobody will be shown what is in it.
i-read-it = I have read it
i-read-it-help = Everybody will see that you know the story.
your-name-here = Your name
options-as-usual = If you change nothing here, the rulebook applies.
fixed-by-set = fixed by the story
start-story = Lay the table
secrets-kept = Chapters are sealed. Each opens for the Dealer of its session alone, when its time has come.
option-ordinary_personae = Ordinary people
    .help = Personae are normal people of the genre: no powers, no secret training.
option-literacy = They can read
    .help = Personae read and write their language.
option-relearn_everything = Even the simplest is forgotten
    .help = Keys and clothes must be remembered first.
option-self_flashbacks = Own flashbacks
    .help = For each player in each session.
option-gift_flashbacks = Flashbacks to give
    .help = For each player in each session.
option-signifier_recipient = Who remembers at a Signifier
    .help = When a Signifier is turned up in play.
option-signifier_recipient-signified = the persona whose Signifier it is
option-signifier_recipient-exposer = the persona in whose hand it came up
option-persona_death = Death of a persona
    .help = Whether a persona may be killed at all.
option-persona_death-confirm = if the Dealer says yes twice
option-persona_death-forbid = never
option-play_on = Play on after the end
    .help = The journal stays open after the last chapter.
option-skilled_numbers = Numbers in skilled actions
    .help = What aces and courts count.
option-skilled_numbers-rank = ace 1, courts 11 to 14
option-skilled_numbers-contest = ace 11, courts 10
option-time_compare = When time passes
    .help = Whether the card must beat the difficulty or only meet it.
option-time_compare-beat = beat it
option-time_compare-meet = meet it
option-wild_limit = Wild cards
    .help = How many a character may take in one contest.
option-wild_limit-per_ability = one for each ability
option-wild_limit-per_contest = only one
option-wild_timing = Swapping
    .help = Whether a swap is a play of its own.
option-wild_timing-free_on_turn = in addition to the turn’s play
option-wild_timing-uses_turn = instead of the turn’s play
option-wild_carry = Wild cards in later rounds
    .help = Whether a swapped one comes back to its owner.
option-wild_carry-reusable = all come back
option-wild_carry-unused_only = only those not used
option-draw_rule = Ties
    .help = What a tie between adversaries means.
option-draw_rule-dealer_takes = the Dealer’s character wins
option-draw_rule-stalemate = nobody wins
option-fewer_cards_breaks_ties = Fewer cards win ties
    .help = On equal totals the hand with fewer face-up cards is better.
all-can = Everybody can
none-can = Nobody can any more
healing-sleep = Tended wounds close after { $hours ->
    [one] an hour
   *[other] { $hours } hours
} of sleep.
healing-rest = Tended wounds close after { $hours ->
    [one] an hour
   *[other] { $hours } hours
} of rest.
healing-time = Tended wounds close after { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
healing-scene = Tended wounds close at the end of a scene.
healing-dealer = The Dealer decides when wounds close.
an-ability = an ability
sure-kill = { $chosen }? That is final.
sure-maim = { $chosen }? Abilities of that part are lost for good.
sure-end = Try to end it? It takes the place of any other effect, and the Dealer may refuse.
contest-prompt-turn = Your play? Tap a hole card to turn it up, or twist one from the deck. With two cards face up you may stand.
contest-prompt-turn-more = Anything more? A wild card may still be swapped in.
pick-whom = Whom?
pick-part = Which part of the body?
put-back = Put it back
best-answer = best answer
twenty-one = Twenty-one for { $who }!
answer-now = Your one answer: turn up what beats it, or nothing.
answers-go-round = Everybody else answers once, clockwise.
relearn = Learned again, another way
as-act = Do as { $who }, something anybody can
not-basic = Not everybody can do that
my-notes = My notes
sheet-notes = My notes
keep-note = Keep it
no-notes = No notes yet. Only you can read them.
note-private_note = Only you
note-memory_drafted = A draft, only you
note-dealer_note = Dealer’s note by { $name }
name-ahead = Who deals the next session? Name them now; the chapter opens later:

# The host's own deck

deck-own = Use my own deck …
deck-another = Use another deck …
deck-ours = Back to Parlour’s deck
deck-coming = { $done } of 78 pictures
deck-going = On its way …
deck-look = Is every card what it should be?
deck-use = Play with this deck
deck-drop = Not this one
deck-laid = Your deck is on the table.
deck-hint = A folder of 78 pictures, named after the cards.
deck-missing = { $count ->
    [one] One card has no picture: { $names }.
   *[other] { $count } cards have no picture: { $names }.
}
deck-twice = More than one picture for a card: { $names }.
deck-unreadable = This browser cannot show { $names }.
deck-not-sent = The pictures did not arrive. Please try again.
do-swap = Swap for { $number }
wild-from = wild card, from { $abilities }

# Other players

add-bot-seat = Add a bot
contest-timer = { $seconds ->
    [0] Contests wait for everybody
   *[other] Contests wait { $seconds } seconds
}
free-seat = Give { $name }’s seat to the next person who comes
free-seat-sure = Press again: { $name }’s persona stays, somebody else plays it
refused-somebody-plays-there = Somebody plays on that seat. It is free once the player is away.
refused-dealer-first = This seat deals. Make somebody else the Dealer first.

# Several people at one screen, and changes before the story begins

same-screen = People at this screen
somebody-beside = Somebody else sits at this screen
name-beside = Name of person { $number } at this screen
sits-not-here = Not here
rather = Rather { $name }
waits-beside = The story waits for { $name }.
pass-screen = Hand over the screen
pass-to = Hand the screen to { $name }
sheet-changes = The story and its rules
change-story = Change story or rules
take-this-story = Tell { $title } instead
agree-anew = If something changes, everybody names the Dealer again.
counts = { $ways ->
    [2] { $low } or { $number }
    [3] { $low }, { $middle } or { $number }
   *[other] from { $low } to { $number }
}
bad-locked = { $option } is fixed by the story.
then-by = { $first }, then { $next }

# A memory comes
keep-it = Keep it
letter-of = What { $names } remembers
letter-told-you = You tell it.
letter-told-self = { $name } remembers.
letter-told-gift = { $name } gives a memory.
letter-told-signifier = { $name } tells it.
letter-told-story = The story remembers.
letter-you-remember = You remember.
letter-what-now = You remember. What do you do with it?
letter-on-sheet = “{ $ability }” is on your sheet now.
letter-your-signifier = { $card } is your Signifier.
letter-signifier-of = { $card } is the Signifier of { $who }.
letter-in-it = In it
letter-you = you
letter-leaves-you = It leaves you an ability
letter-leaves = It leaves { $names } an ability
letter-naming = { $name } is naming what it leaves.
letter-naming-you = What does it leave you?
letter-needs = Needs: { $parts }.
letter-needs-nothing = Needs no part of the body.
letter-usable-you = You are unhurt there, so you can use it now.
letter-usable = It can be used at once.
letter-blocked-you = You are wounded there: you can’t use it until the wound is tended.
letter-blocked = A wound blocks it until it is tended.
letter-lost-you = You are wounded there for good: you can’t use it any more.
letter-lost = A permanent wound has put it out of reach.
letter-at-once = At once, if you like
letter-describe-what = say what you do, and the Dealer weaves it in; no card moves
letter-act-what = do something with it now
letter-keep-what = it stays on your sheet
letter-known-you = The players heard it. The other personae know only what yours tells them.
letter-known = The players heard it. The other personae know only what { $names } tells them.
letter-away = Back to the table
letter-declare = Declare it for a wild card
letter-join = Join: { $side }
letter-waits = The contest waits for you.
letter-waits-declare = The contest waits. Declared, it brings you a wild card; then play goes on.
bell-you = You remember
bell-came-to = It came up for { $who }.
bell-came-to-you = It came up for you.
bell-teller = { $name } tells it.
bell-you-tell = You tell it.
bell-must = In it must be: { $names }.
bell-then = Then an ability is named, and { $names } may use it at once.
bell-then-contest = The contest waits. Then an ability is named, and { $names } may declare it for a wild card or describe it at once.

# Sides of a contest
stake-line = At stake:
side-of = Side: { $name }
your-side = your side
side-best = best
wounded-at = wounded: { $parts }
all-cards = All cards
fewer-cards-shown = Only totals
against-you = against you
wild-short = wild
twist-short = twist: { $percent } % bust
contest-prompt-turn-bare = Your play? Twist a card from the deck, or stand.
letter-what-now-short = What do you do with it?
side-wants = What side { $letter } wants
side-wants-short = What do they want?
judge = Your say as Dealer, if you want one
judge-self = { $name } remembers something.
judge-gift = { $name } gives { $names } a memory.
judge-signifier = { $name } told what { $names } remembers.
judge-ability = It brings “{ $ability }”.
let-stand = Let it stand
why-enough = { $kind ->
    [ace] { $card } counts { $number }.
    [court] { $card } counts { $number }.
   *[pip] { $card }.
} { $needs ->
    [beat] It had to be more than { $difficulty }, and it is.
   *[meet] At least { $difficulty } was needed.
}
why-short = { $kind ->
    [ace] An ace counts { $number } here.
    [court] { $card } counts { $number }.
   *[pip] { $card }.
} { $needs ->
    [beat] More than { $difficulty } was needed.
   *[meet] At least { $difficulty } was needed.
}
why-major = { $card } is a major. Without an ability for it that fails, and this way is closed to them for good.
why-major-able = { $card } is a major. With “{ $ability }” that is a success at once.
contest-said-drawn = It was a draw, and a draw goes to the Dealer’s character.
hurt-you = You are hurt
hurt-blocks = Until it is tended, you can’t use: { $abilities }.
hurt-loses = Lost with it: { $abilities }.
primer-title = New to Fugue?
primer-what = You wake up and know nothing about yourselves. Together you tell a story; one of you, the Dealer, sets the scenes and plays everybody you meet. Nobody wins: you find out who you are.
primer-remember = Remember.
primer-remember-text = A flashback is a scene from before, told in a line or two, set off by something now. It gives your persona an ability.
primer-try = Try.
primer-try-text = What anybody could do just happens. For the rest the Dealer names a difficulty and turns a tarot card; an ability makes it much likelier.
primer-contest = Contend.
primer-contest-text = Where people oppose each other, two cards each: closest to 21 says what happens.
primer-pips = The marks on a seat: each round one is a flashback of your own for tonight, the square one is a memory to give to somebody else.
pip-own = one of your own flashbacks is left
pip-gift = a memory to give is left
understood = Understood
short-blocked = blocked
short-lost = lost
ceremony-title = Each of you draws a Signifier
ceremony-yours = { $card } is yours.
ceremony-help = It goes back into the deck. When it comes up in play, you remember.
as-talk = Talk at the table
talk-here = Say something …
line-talk = { $name } says:

# Pictures

pictures = Pictures
sheet-drawer = Pictures and handouts
drawer-help = Only Dealers see what is in the drawer, until you show it. Show a handout to everybody or to one person, or hang a picture up for the scene.
drawer-empty = Nothing prepared yet.
picture-bring = Bring a picture …
picture-keep = Into the drawer
picture-kept = It is in the drawer.
picture-going = On its way …
picture-caption = What does it show?
picture-caption-maybe = What does it show? (if you like)
picture-example = A torn map with a cross at the lighthouse
portrait-example = A tall woman looking over her shoulder
picture-say-what = Say in a few words what it shows: not everybody can see it.
picture-unreadable = That file can’t be used. Choose a picture that this browser can show, such as JPEG, PNG or WebP.
picture-not-sent = The picture did not arrive. Please try again.
picture-is-shown = It is shown.
picture-away = Take it away
picture-away-sure = Nobody will see it any more. Really?
show-everybody = Show everybody
show-one = Show { $name }
show-as-scene = Hang up for this scene
shown-to-all = Everybody has seen it.
shown-to = Shown to { $names }.
look-closer = Look closer: { $caption }
portrait-of = Portrait of { $who }
portrait-bring = Bring a portrait …
portrait-another = Another portrait …
portrait-use = Use this portrait
portrait-kept = The portrait is there.
portrait-away = Take the portrait away
handout-yours = { $name } shows you something.
handout-for-all = { $name } shows everybody something.
handout-help = Have a good look. It stays in your journal.
handout-away = Put it away
handout-announced = You are shown a picture: { $caption }
line-pictured = { $name } brings a portrait of { $who }.
    .drawer = { $name } puts a picture into the drawer.
line-picture_shown = { $name } shows everybody a picture.
    .scene = { $name } hangs a picture up for the scene.
    .yours = { $name } shows you a picture.
    .some = { $name } shows a picture to { $names }.
line-picture_removed = { $name } takes a picture away.

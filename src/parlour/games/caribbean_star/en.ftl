title = Caribbean Star
tagline = Two magicians, one cruise ship, the same act: practise, perform, and spoil the other show.

prompt-play-face-down = Put down a card. Its colour says whose it is; the lower of the two acts first.
prompt-stop-yours = Your own card is about to take effect. Play an Ace to stop it and take it back?
prompt-stop-theirs = Your rival's card is about to take effect. Play an Ace to stop it and take it into your hand?
prompt-buffet = Dinner buffet: cash in one trick of your pile for half its points?

refused-aces-only-stop = { $token } is an Ace. Aces only stop cards; put down something else.
refused-only-aces-stop = { $token } is no Ace, and only an Ace stops a card.
refused-only-tricks = { $token } is no trick. The buffet takes only a ten, Jack, Queen or King.
refused-not-in-pile = { $token } is not in your practice pile.
refused-not-in-hand = { $token } is not in your hand.

said-red = { $seat } owns red; the other player owns black.
said-stopped = { $seat } stops { $piece } with an Ace and takes it.
said-swapped = The players swap hands.
said-comedy = { $seat } performs without a single trick: a comedy show, worth 0.
said-show = { $seat } performs for { $number } minutes.
said-tricks = The tricks count { $number }.
said-mistakes = The mistakes cost { $number }.
said-rehearsed = It was rehearsed and counts { $number ->
    [2] double
   *[other] four times
}.
said-farewell = The farewell shows.
said-only-aces = { $seat } has nothing but Aces left, and the game ends.

zone-deck = deck
zone-discard = discard pile
zone-hand = hand
zone-played = card put down
zone-practice = practice pile

phase-play = Putting down a card
phase-stop = A chance to stop the card
phase-buffet = Dinner buffet

option-red_seat = Owner of red
    .help = The seat that owns hearts and diamonds; the other owns clubs and spades.
option-red_seat-random = drawn at the start
option-ace_priority = First to stop a card
    .help = Who is asked first whether to stop a card with an Ace.
option-ace_priority-opponent_first = the other player
option-ace_priority-player_first = whoever put it down
option-game_tie = Equal scores
    .help = What equal scores at the end mean.
option-game_tie-draw = a draw

hint-own-red = You own red. Cards left to play: { $turns }.
hint-own-black = You own black. Cards left to play: { $turns }.
hint-show = { $seat }: { $minutes } minutes, tricks { $tricks }, mistakes { $mistakes }, times { $times }. Worth { $value } now.
hint-comedy = { $seat }: no tricks, a comedy show. Worth 0 now; mistakes { $mistakes }.
hint-acting = About to act: { $piece }.

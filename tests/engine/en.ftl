# Words of the small games in toys.py.
title = A small game
tagline = For tests

prompt-take = Take a card from the pool.
prompt-mask = Play a card face down.
prompt-discard = Discard a card.
prompt-bet = Whom do you bet against, and how much?
prompt-play = Play up to { $most } cards of one suit.
prompt-stop = Stop the round?

word-stop = Stop

refused-not-in-hand = { $token } is not in your hand.

said-bet = { $seat } bets { $number }.

zone-stock = stock
zone-pool = pool
zone-hand = hand
zone-down = face-down cards
zone-shown = shown cards
zone-discard = discards
pot-pot = pot

phase-take = Take
phase-mask = Mask
phase-turn = Turn
phase-bet = Bet
phase-play = Play
phase-stop = Stop

option-rounds = Rounds
option-ebb = Ebb
option-ebb-auto = as many as players
option-ebb-none = none
option-swap = Swap hands
option-wins = Wins
option-wins-high = high cards
option-wins-low = low cards
option-wins-red = red cards
preset-neap = Neap tide

title = Lamarckian Poker
tagline = Breed four cards of ooze into the best poker hand before your line dies out.

prompt-choose-mark = Choose your mark. It takes every pool card of its suit or rank, then falls into the pool.

refused-in-the-pool = { $token } lies in the pool. Only a card you held before this turn can be your mark.
refused-not-in-hand = { $token } is not in your hand, so it cannot be your mark.

said-extinct = { $seat } has no cards left and is extinct.
said-all-extinct = Nobody is left. Those who died out in this turn share the win.
said-no-winner = Nobody is left, and nobody wins.
said-survived = { $seat } is the only one left, and wins.
said-shows = { $number ->
    [0] { $seat } shows a high card.
    [1] { $seat } shows a pair.
    [2] { $seat } shows two pair.
    [3] { $seat } shows three of a kind.
    [4] { $seat } shows a straight.
    [5] { $seat } shows a flush.
    [6] { $seat } shows a full house.
    [7] { $seat } shows four of a kind.
    [8] { $seat } shows a straight flush.
   *[9] { $seat } shows a royal flush!
}

zone-deck = deck
zone-pool = pool
zone-discard = discard pile
zone-hand = hand
zone-mark = mark

phase-marks = Choosing marks

option-sole_survivor = Last one alive
    .help = What happens when only one player is left before the deck is used up.
option-sole_survivor-ends_game = wins at once
option-sole_survivor-plays_on = goes on alone
option-all_extinct = All die out together
    .help = What happens when the last players all run out of cards in the same turn.
option-all_extinct-shared = they share the win
option-all_extinct-no_winner = nobody wins
option-memory_aid = Memory aid
    .help = Shows the cards that everybody saw a rival capture and that are still in hand.

hint-turn = Turn { $turn } of { $turns }.
hint-hand = Your hand so far: { $number ->
    [0] high card
    [1] a pair
    [2] two pair
    [3] three of a kind
    [4] a straight
    [5] a flush
    [6] a full house
    [7] four of a kind
    [8] a straight flush
   *[9] a royal flush
} ({ $pieces }).
hint-takes = { $piece } would take { $pieces }.
hint-higher = Higher marks act first: they may take these cards, and leave themselves.
hint-nothing = None of your cards matches the pool. Only marks that fall in could be taken.

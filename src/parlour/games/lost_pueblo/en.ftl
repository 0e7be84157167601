title = The Lost Pueblo of Doctor Green
tagline = Somebody has stolen the pueblo. Look innocent, and count the cards.

# Questions
prompt-act = Give somebody a card, ask somebody for one, or accuse somebody. First what, then whom; to give, then the card.
prompt-hand-over = You are asked for a card. Choose the one you hand over.
prompt-hand-over-or-not = You are asked for a card. Hand one over, or say no.
prompt-hand-over-two = You were wrong. Choose the two cards you hand over.

# Words
word-give = Give to
word-ask = Ask
word-accuse = Accuse
word-refuse = Say no

# Why a choice was refused
refused-yourself = That is you. Name somebody else.
refused-dropped-out = That player has dropped out.
refused-ace-comes-last = The Ace of spades may leave your hand only as your last card.
refused-no-refusing = You cannot say no: hand over a card.
refused-not-in-hand = { $token } is not in your hand.

# What happened
said-hand = Hand { $number }: { $seat } begins.
said-innocent = { $seat } is not the thief.
said-caught = { $seat } is the thief, and caught!
said-escaped = { $seat } hands over the Ace of spades. The thief has got away!
said-six = { $seat } has six cards or more and wins.
said-exposed = Only the thief can do that: it is { $seat }.
said-drops-out = { $seat } has no cards left and drops out.
said-lone = { $seat }, the thief, is alone at the table. Nobody wins.
said-lone-winner = { $seat }, the thief, is alone at the table and wins.
said-drawn = { $number ->
    [one] One turn
   *[other] { $number } turns
} without a winner: the hand is drawn.

# What the table works out
hint-hand = Hand { $number } of { $hands }.
hint-turn = Turn { $number } of { $cap } at most.
hint-thief = You are the thief. { $number ->
    [one] Only the Ace of spades is left: hand it over and you win.
   *[other] Get rid of { $number } cards, the Ace of spades last.
}
hint-innocent = You are innocent. { $number ->
    [one] One more card wins the hand.
   *[other] { $number } more cards win the hand.
}
hint-you-are-out = You have dropped out of this hand.
hint-did = { $seat } so far: gave { $gave }, asked { $asked }, accused { $accused }.
hint-out = { $seat } has dropped out.
hint-exposed = { $seat } is the thief, as all can tell.
hint-cleared = { $seat } is proved innocent.
hint-gave-them = You know these cards of { $seat }: { $pieces }.

# The table
zone-pack = pack
zone-box = box
zone-hand = hand
phase-turn = Next turn
phase-asked = A card is asked for
phase-penalty = A wrong accusation

# Options
option-filler_cards = The other cards
    .help = Which cards are dealt beside the Ace of spades.
option-filler_cards-no_aces_no_spades = a list all know, no Aces, no spades
option-filler_cards-any = any cards of the deck, told to nobody
option-may_refuse = Saying no
    .help = Whether you may keep your cards when you are asked for one.
option-ace_as_second_card = Ace as second card
    .help = Whether a thief with two cards may pay for a wrong accusation with both, and so win.
option-lone_thief = A lone thief
    .help = Who wins when everybody but the thief has dropped out.
option-lone_thief-nobody = nobody wins
option-lone_thief-thief_wins = the thief wins
option-turn_cap = Turn limit
    .help = Turns after which a hand is drawn.
option-turn_cap-auto = fifty for each player
option-hands = Hands
    .help = Hands in a session, with a point for each hand won.

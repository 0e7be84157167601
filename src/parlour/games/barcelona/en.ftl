title = Barcelona
tagline = One red card, one black: show either, and see who dares to force a showdown.

# Questions
prompt-show-card = Show your red card or your black card. All cards shown are turned up together, and there is no way back.
prompt-force-or-drop = You show the lowest card of those still in. Force a showdown, or drop out.

# Words
word-force = Force showdown
word-drop = Drop

# Why a choice was refused
refused-not-your-card = { $token } is not yours to show. Choose your red card or your black one.
refused-show-first = First everybody shows a card. Only then does the lowest one choose.
refused-force-or-drop = Force a showdown or drop out; there is nothing else to choose.

# What happened
said-hand = Hand { $number }.
said-sits-out = { $seat }: no chips left, so no cards in this hand.
said-short = { $seat }: too few chips, so only { $number } can be paid.
said-wins = { $piece } is the highest black card. The showdown goes to { $seat }.
said-survives = Nobody else is left. The antes go to { $seat }, and no card is shown.

# What the table works out
hint-hand = Hand { $number } of { $hands }. In the pot: { $pot }.
hint-own = In a showdown your { $piece } beats { $lower } of the other 25 black cards. If you lose one, you pay { $price }.
hint-order = From the lowest card shown: { $pieces }.
hint-risk = In a showdown you lose at most { $price }. You win if nobody still in has a black card above { $piece }.
hint-shows-red = { $seat } shows { $piece } and pays { $price } if beaten. The black card is hidden: yours is above { $percent }% of what it may be.
hint-shows-red-only = { $seat } shows { $piece } and pays { $price } if beaten. The black card is hidden.
hint-above = { $seat } shows { $piece }, which beats your black card. The red card is hidden.
hint-below = { $seat } shows { $piece }, which your black card beats. The red card is hidden.
hint-shows-black-only = { $seat } shows { $piece }. The red card is hidden.

# The table
zone-red-pack = red pack
zone-black-pack = black pack
zone-red = red card
zone-black = black card
zone-shown = card shown
pot-pot = pot
phase-reveal = Everybody shows a card
phase-action = Force or drop

# Options
option-two_backs = Different backs
    .help = The red pack and the black pack have backs of different colours. Nothing else changes.
option-ante = Ante
    .help = Coins that everybody pays at the start of a hand.
option-hands = Hands
    .help = Hands in a session.
option-ace_high_showdown = Black Aces high
    .help = A black Ace beats a King in a showdown. It is still the lowest card when it comes to acting.
option-reveal_dropped = Show dropped cards
    .help = A showdown also turns up the hidden cards of those who dropped. They neither win nor pay.
option-stakes = Stakes
    .help = Whether you may run up a debt, or play with the chips in front of you.
option-stakes-ledger = a balance: debts are fine
option-stakes-table = table stakes
option-starting_chips = Starting chips
    .help = Chips of each player at the start, with table stakes.

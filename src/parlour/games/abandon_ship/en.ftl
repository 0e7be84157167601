title = Abandon Ship!
tagline = Throw treasure into the lifeboats, then fight your way into the best of them.

prompt-act = Choose a card, then what it is for: its lifeboat, or a fight with a player.
prompt-answer = You are in a fight. Play a higher card, or give up.
prompt-choose-key = The ship sinks! Choose your key card: its suit is the lifeboat you run for.

word-lifeboat = Into its lifeboat
word-surrender = Give up

refused-card-first = Choose a card of your hand first, then what it is for.
refused-one-card = One card is enough. Now say what it is for.
refused-yourself = You cannot pick a fight with yourself.
refused-nothing-to-win = That player holds no cards: nothing to win, and no fight.
refused-on-your-board = { $token } lies on your board. It helps in the showdown, and for nothing else.
refused-not-in-your-hand = { $token } is not in your hand.
refused-last-card = { $token } is your last card. You may fight with it only if it is a King.
refused-not-higher = { $token } is not higher than the last card of the fight.

said-attacked = { $seat }: attacked.
said-wins-fight = The fight goes to { $seat }, and with it a card at random.
said-sinks = The last card of the deck goes to { $seat }. The ship sinks!
said-goes-down = { $seat }: no card left for a key, and no lifeboat.
said-claims = { $seat } with key { $piece }: strength { $number } in that suit.
said-boards = { $seat } with key { $piece }: on board. The lifeboat holds { $number ->
    [one] 1 point
   *[other] { $number } points
}.
said-identical = Two claims are the same, card for card.
said-extra-round = The highest total is tied: another round.

hint-round = Round { $round }, dealt by { $seat }. Playing to { $target ->
    [one] 1 point
   *[other] { $target } points
}.
hint-deck = { $count ->
    [one] The ship sinks with the next card drawn.
   *[other] The ship sinks in { $count } draws.
}
hint-clubs = Clubs: lifeboat { $boat }, you { $mine }, best rival board { $rival }, unseen { $unseen }.
hint-diamonds = Diamonds: lifeboat { $boat }, you { $mine }, best rival board { $rival }, unseen { $unseen }.
hint-hearts = Hearts: lifeboat { $boat }, you { $mine }, best rival board { $rival }, unseen { $unseen }.
hint-spades = Spades: lifeboat { $boat }, you { $mine }, best rival board { $rival }, unseen { $unseen }.
hint-safe = With { $pieces } nobody can be stronger than you.
hint-beat = To beat: { $piece }, worth { $number }.
hint-beat-last = To beat: { $piece }, worth { $number }. Your last card may fight only if it is a King.

zone-deck = deck
zone-aside = out of this round
zone-clubs-lifeboat = clubs lifeboat
zone-diamonds-lifeboat = diamonds lifeboat
zone-hearts-lifeboat = hearts lifeboat
zone-spades-lifeboat = spades lifeboat
zone-fight = fight
zone-hand = hand
zone-board = board
zone-key-card = key card
zone-shown = hand, shown

phase-act = On deck
phase-fight = A fight
phase-showdown = The showdown

option-target_score = Points to win
    .help = The game ends after the round in which somebody has this many points.
option-first_dealer = First dealer
    .help = The seat that deals the first round and has its first turn.
option-first_dealer-random = anybody, at random
option-identical_tie = Identical claims
    .help = With two packs: who boards when the strongest claims are the same, card for card.
option-identical_tie-none = nobody
option-identical_tie-split = they share the points
option-identical_tie-random = one of them, at random
option-game_tie = Tied at the end
    .help = What happens when the highest total is tied at the end of the game.
option-game_tie-shared = the win is shared
option-game_tie-extra_round = another round
option-max_rounds = Most rounds
    .help = The game stops after this many rounds, whatever the scores are.

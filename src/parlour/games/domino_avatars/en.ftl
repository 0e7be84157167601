title = Domino Avatars
tagline = Dominoes fight, cards of one colour lend them strength, and promises bind nobody.

# Questions
prompt-turn-round = Your new Avatars attack with their high half. Which do you turn round, so that it defends instead? They stay that way.
prompt-attack = Attack: your Avatar, its target, then cards of one colour. Or end your turn.
prompt-aid-attack = Do you aid this attack? Add cards of its colour, or pass.
prompt-add-to-attack = Somebody aids your attack. Add more cards of its colour, or pass.
prompt-defend = Your Avatar is attacked. Play cards of the same colour, or nothing. It is your only bid.
prompt-aid-defence = Do you aid this defence? Add cards of the attack's colour, or pass.
prompt-add-to-defence = Somebody aids your defence. Add more cards of the attack's colour, or pass.
prompt-counter = Your Avatar held. Strike back at the one that attacked it? Play cards of one colour, or none to let it be.

# Words
word-end-turn = End turn

# Why a choice was refused
refused-too-few = An attack is your Avatar, its target and at least one card.
refused-turn-ended = Nothing follows the end of your turn.
refused-stands-already = { $token } already stands, and Avatars are never turned again.
refused-has-attacked = { $token } has already attacked.
refused-own-avatar-first = Begin an attack with one of your own Avatars.
refused-own-target = { $token } is your own. The target is another player's Avatar.
refused-target-next = After your Avatar, name the Avatar that it attacks.
refused-card-needed = An attack needs at least one card from your hand: the card gives it its colour.
refused-one-colour = All cards of an attack are of one colour.
refused-attack-colour = { $token } is not of the attack's colour.

# What happened
said-first-player = { $seat } has the highest Avatar and goes first.
said-round = Round { $number }: { $seat } goes first.
said-attacks-red = { $seat }: { $piece } attacks, now R{ $number }.
said-attacks-black = { $seat }: { $piece } attacks, now B{ $number }.
said-defends-red = { $seat }: { $piece } defends, now R{ $number }.
said-defends-black = { $seat }: { $piece } defends, now B{ $number }.
said-repelled = { $piece } holds. The attack on { $seat } is repelled.
said-captured = { $piece } is defeated by { $seat }.
said-dominoes-come-back = The dominoes are exhausted. All defeated ones are shuffled back in.
said-cards-come-back = The stock runs low. The discard is shuffled back in.
said-time-up = Time is up.

# What the table works out
hint-round = Round { $round }; { $seat } went first.
hint-goal-rounds = The game ends after round { $rounds }.
hint-goal-points = The game ends at { $target } points. You need { $short } more.
hint-player = { $seat }: { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}; Avatars (attack/defence = prize) { $avatars }.
hint-player-bare = { $seat }: { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}; no Avatar.
hint-attacked = Have attacked this round: { $pieces }.
hint-unseen = Cards you have not seen: { $red } red, { $black } black.
hint-exchange-red = R{ $attack } attacks R{ $defence }.
hint-exchange-black = B{ $attack } attacks B{ $defence }.
hint-holds = The defence holds as it stands.
hint-need = The defence needs { $need } more.
hint-cover = You could hold it with { $pieces }.
hint-no-cover = Your own cards cannot hold it.

# The table
zone-pool = domino pool
zone-defeated = defeated dominoes
zone-stock = stock
zone-discard = discard
zone-attack = attack pile
zone-defence = defence pile
zone-hand = hand
zone-avatar = Avatars
phase-place = New Avatars are placed
phase-attack = Attack
phase-aid-attack = Aid for the attack
phase-defend = Defence
phase-aid-defence = Aid for the defence
phase-counter = Counter-attack

# Options
option-domino_set = Domino set
    .help = The highest number of pips on a half. It is the Capture Bonus, too.
option-decks = Packs of cards
    .help = One is enough for four players.
option-decks-auto = one, or two for five and six players
option-goal_points = Ends at points
    .help = The game ends when somebody has this score.
option-goal_points-none = no
option-goal_points-auto = reckoned from the rounds you expect
option-goal_estimated_rounds = Rounds expected
    .help = For a points goal that is reckoned.
option-goal_points_base = Points goal reckoned from
    .help = Which number is multiplied by one and a half and by the rounds you expect.
option-goal_points_base-pip_max = the highest half
option-goal_points_base-pip_sum = the highest tile
option-goal_exhaustion = Ends with the dominoes
    .help = The game ends when there are too few dominoes to replace all that fell.
option-goal_minutes = Ends after minutes
    .help = By the clock of whoever keeps the table.
option-goal_minutes-none = no
option-goal_rounds = Ends after rounds
    .help = Everybody has a turn in the last one.
option-goal_rounds-none = no
option-points_check = Points are compared
    .help = Whether reaching the points goal ends the game at once.
option-points_check-immediate = at once
option-points_check-end_of_round = after each round
option-time_check = When time is up
    .help = What is still finished.
option-time_check-immediate = finish the exchange
option-time_check-end_of_turn = finish the turn
option-time_check-end_of_round = finish the round
option-counter_attack = Counter-attacks
    .help = An Avatar that held may strike back at the one that attacked it.
option-counter_same_color = Counter in the same colour
    .help = A counter-attack keeps the colour of the attack. Needs counter-attacks.
option-counter_chain = Counters of counters
    .help = A counter-attack may be countered in its turn. Needs counter-attacks.
option-turn_structure = Turns
    .help = How the attacks of a round are spread.
option-turn_structure-standard = one turn a round, each Avatar attacks
option-turn_structure-one_attack_two_turns = two turns a round, one attack each
option-avatars_per_player = Avatars each
    .help = With one Avatar, hands are of five cards unless you say otherwise.
option-hand_size = Cards each
    .help = The size of a hand.
option-hand_size-auto = ten, or five with one Avatar
option-continuous_draw = No rounds
    .help = One Avatar and five cards each; hands are filled up after every turn.
option-orientation = New Avatars
    .help = Who decides which half attacks.
option-orientation-chosen = the owner turns them
option-orientation-as_drawn = chance turns them
option-bare_defence = Bare defence
    .help = An Avatar may hold without a card. If off, it takes at least one.
option-aid_protocol = Asking for aid
    .help = How often everybody may aid in an exchange.
option-aid_protocol-rounds = until all pass
option-aid_protocol-single_pass = once
option-topup = Adding to your own side
    .help = Attacker and defender may add cards after others have aided them.
option-tie = Ties
    .help = What becomes of equal scores.
option-tie-shared = share the win
option-tie-most_captures = more captures win
option-max_rounds = Safety stop
    .help = The game is stopped after so many rounds.

preset-classic = Classic
preset-beta_8_1 = Two turns a round (8.1)
preset-beta_8_2 = One Avatar (8.2)
preset-beta_8_3 = No rounds (8.3)
preset-counter = With counter-attacks
preset-counter_color = Counter-attacks in the same colour

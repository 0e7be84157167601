title = Domino Avatars
tagline = Dominoes fight, cards of one colour lend them strength, and promises bind nobody.

# Questions
prompt-turn-round = Which half of each new Avatar attacks? The high half attacks and the low half defends, unless you turn the tile round. It stays that way, and rivals capture an Avatar by beating its defence.
    .do = Turn { $chosen } round
    .pass = Leave them as they are
prompt-attack = Attack, or end your turn? Choose your Avatar, its target, then cards of one colour.
    .do = { $act ->
        [end] End my turn
       *[attack] Attack with { $colour } { $total }
    }
    .sure = { $act ->
        [end] { "" }
       *[attack] Attack the { $avatar } of { $seat } with { $colour } { $total }? The cards are spent either way.
    }
prompt-aid-attack = Aid this attack? Add cards of its colour, or pass.
    .do = Aid the attack, now { $colour } { $total }
    .pass = Pass
prompt-add-to-attack = Add to your attack? Somebody has aided it. Add more cards of its colour, or pass.
    .do = Add, now { $colour } { $total }
    .pass = Pass
prompt-defend = Save your Avatar? Play cards of the attack’s colour, or nothing. You may play cards only this once.
    .do = Defend with { $colour } { $total }
    .pass = { $falls ->
        [1] Let it fall
       *[0] Play nothing
    }
    .sure = { $falls ->
        [1] Play these cards and still lack { $need }? Only somebody’s aid could save your { $avatar } then.
       *[0] { "" }
    }
    .sure-pass = { $falls ->
        [1] Let your { $avatar } fall? { $seat } scores { $prize }. This cannot be taken back.
       *[0] { "" }
    }
prompt-aid-defence = Aid this defence? Add cards of the attack’s colour, or pass.
    .do = Aid the defence, now { $colour } { $total }
    .pass = Pass
prompt-add-to-defence = Add to your defence? Somebody has aided it. Add more cards of the attack’s colour, or pass.
    .do = Add, now { $colour } { $total }
    .pass = Pass
prompt-counter = Strike back? Your Avatar held. Attack the one that attacked it with cards of one colour, or let it be.
    .do = Strike back with { $colour } { $total }
    .pass = Let it be
    .sure = Strike back at the { $avatar } of { $seat } with { $colour } { $total }? The cards are spent either way.
    .sure-pass = Let it be? Your chance to strike back is gone then.

# Words
word-end-turn = End turn

# Why a choice was refused
refused-too-few = An attack is your Avatar, its target and at least one card.
refused-turn-ended = Nothing follows the end of your turn.
refused-stands-already = { $token } already stands, and Avatars are never turned again.
refused-has-attacked = { $token } has already attacked.
refused-own-avatar-first = Begin an attack with one of your own Avatars.
refused-own-target = { $token } is your own. The target is another player’s Avatar.
refused-target-next = After your Avatar, name the Avatar that it attacks.
refused-card-needed = An attack needs at least one card from your hand: the card gives it its colour.
refused-one-colour = All cards of an attack are of one colour.
refused-attack-colour = { $token } is not of the attack’s colour.

# What happened
moved-pool-avatar = { $shares-count ->
    [0] { $pieces-count ->
        [one] New Avatar
       *[other] New Avatars
    }: { $seat } { $pieces }.
   *[other] New Avatars: { $shares }.
}
turned = { $pieces-count ->
    [one] It attacks with its smaller half and defends with its larger one: { $pieces }.
   *[other] These attack with their smaller half and defend with their larger one: { $pieces }.
}
said-first-player = Round 1: { $seat } { VERB($who, one: "has", many: "have") } the Avatar with the most pips{ $number ->
    [0] {""}
    [1] , and among equals the better other one,
   *[other] , and among equals the luck of the draw,
} and { VERB($who, one: "goes", many: "go") } first. Cards are dealt{ $yours-count ->
    [0] .
   *[other] ; you: { $yours }.
} An attack is an Avatar’s half and cards of one colour, a defence the other Avatar’s half and cards of that colour, an Ace 1, Jack to King 11 to 13; anybody may help.
said-round = Round { $number }: { $seat } { VERB($who, one: "goes", many: "go") } first. All cards are shuffled and dealt again{ $yours-count ->
    [0] .
   *[other] ; you: { $yours }.
}
decided-attack = { "" }
decided-attack-pass = { "" }
decided-aid-attack = { "" }
decided-add-to-attack = { "" }
decided-defend = { "" }
decided-aid-defence = { "" }
decided-add-to-defence = { "" }
decided-counter = { $seat } { VERB($who, one: "strikes", many: "strike") } back.
decided-counter-pass = { $seat } { VERB($who, one: "does", many: "do") } not strike back.
event-passed = { "" }
said-aimed-at = { "" }
from-whom = { $whom ->
    [you] your
   *[other] { $target }’s
}
opens-attack = { $seat } { VERB($who, one: "attacks", many: "attack") } { from-whom } { $named-aimed-at } with { $piece } and { $laid }
adds-to-attack = { $seat } { VERB($who, one: "adds", many: "add") } { $laid } to the attack on { $target }
said-attacks-red = { $of ->
    [0] { opens-attack }
   *[other] { adds-to-attack }
}: { $number } in red.
said-attacks-black = { $of ->
    [0] { opens-attack }
   *[other] { adds-to-attack }
}: { $number } in black.
defends-with = { $of ->
    [0] { $seat } { VERB($who, one: "defends", many: "defend") } { $piece } with { $laid }
   *[other] { $seat } { VERB($who, one: "helps", many: "help") } { $target } defend { $piece } with { $laid }
}
said-defends-red = { $laid-count ->
    [0] {""}
   *[other] { defends-with }: { $number } in red.
}
said-defends-black = { $laid-count ->
    [0] {""}
   *[other] { defends-with }: { $number } in black.
}
said-repelled = { $who ->
    [you] Your
   *[other] { $seat }’s
} { $piece } holds out, { $number } against { $of }{ $said-tie ->
    [0] {""}
   *[other] : the defence wins a tie
}.
said-tie = { "" }
said-captured = { $seat } { VERB($who, one: "defeats", many: "defeat") } { from-whom } { $piece }{ $said-undefended ->
    [0] {""}
   *[other] , which nobody defends
}, { $number } against { $of }, and { VERB($who, one: "scores", many: "score") } { $said-pips ->
    [one] 1 for its pip
   *[other] { $said-pips } for its pips
} and { $said-bonus } for the victory: { $total } in all.
said-pips = { "" }
said-bonus = { "" }
said-undefended = { "" }
said-goal-points = { $seat } { VERB($who, one: "has", many: "have") } reached the goal of { $number } points.
said-dominoes-out = No dominoes are left for new Avatars, and that ends the game.
said-dominoes-come-back = The dominoes are used up. All defeated ones are shuffled back in.
said-cards-come-back =
    .aside = The stock runs low, and the discard is shuffled back in.
said-time-up = Time is up.
scored =
    .detail = { $seat } { VERB($who, one: "has", many: "have") } { $total } now.
moved-stock-hand =
    .detail = { $shares-count ->
        [0] { $seat } { VERB($who, one: "draws", many: "draw") } { $pieces }.
       *[other] Cards go to { $seat }.
    }
moved-to-attack = { "" }
moved-to-defence = { "" }
moved-avatar-defeated = { "" }
moved-defeated-pool = { "" }
moved-to-discard = { "" }
moved-to-stock =
    .detail = The cards go back into the stock.

# What the table works out
hint-round = Round { $round }; { $seat } went first.
hint-goal-rounds = The game ends after round { $rounds }.
hint-goal-points = The game ends at { $target } points. You need { $short } more.
hint-player = { $seat }: { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}. Avatars, attack/defence, and what beating them scores: { $avatars }.
hint-player-bare = { $seat }: { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}. No Avatar.
hint-attacked = Have attacked this round: { $pieces }.
hint-unseen = Still out there: { $red } red cards, { $black } black ones.
hint-exchange-red = Red { $attack } attacks red { $defence }.
hint-exchange-black = Black { $attack } attacks black { $defence }.
hint-sum =
    .note = { $parts }
hint-holds = The defence holds as it stands.
hint-need = The defence needs { $need } more.
hint-need-card = The defence is high enough, but needs a { $colour } card to hold.
hint-cover = You could hold it with { $pieces }.
hint-no-cover = Your own cards cannot hold it.
hint-stands =
    .tag = attack { $attack }, defence { $defence }
hint-target =
    .tag = defends { $defence }, worth { $prize }
hint-base = Your Avatar attacks with { $number } and at least one card.
    .total = { $number }
hint-would-end = You keep your cards for the defence.
hint-would-attack = Your { $colour } { $total } against { $defence }. { $lacks ->
    [nothing] It holds as it stands; ties go to the defence.
    [card] Any { $colour } card holds it; without one it falls. A capture is worth { $prize }.
   *[points] The defence needs { $need } more. A capture is worth { $prize }.
}
    .total = { $total } { $colour }
hint-would-waive = You keep your cards.
hint-attack-total = The attack would be { $colour } { $total }.
    .total = { $total } { $colour }
hint-covers =
    .tag = cheapest cover
hint-would-hold = { $total } against { $attack }: it holds. Ties go to the defence.
    .total = { $total } { $colour }
hint-would-fall = { $total } against { $attack }: { $lacks ->
    [card] it takes a { $colour } card to hold.
   *[points] { $need } more in { $colour }.
} If it falls, { $seat } scores { $prize }.
    .total = { $total } { $colour }

# Numbers
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fact-round = Round
fact-pool = Dominoes left
fact-captures = Captures
fact-first = first
fact-attacker = attacks
fact-defender = defends

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
option-goal_points-auto = computed from the expected rounds
option-goal_estimated_rounds = Expected rounds
    .help = For a points goal that is computed.
option-goal_points_base = Points goal computed from
    .help = Which number is multiplied by one and a half and by the expected rounds.
option-goal_points_base-pip_max = the highest half
option-goal_points_base-pip_sum = the highest tile
option-goal_exhaustion = Ends with the dominoes
    .help = The game ends when there are too few dominoes to replace all that fell.
option-goal_minutes = Ends after minutes
    .help = By the clock of the table.
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
option-turn_structure-standard = one turn per round, each Avatar attacks
option-turn_structure-one_attack_two_turns = two turns per round, one attack each
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
    .help = What happens with equal scores.
option-tie-shared = share the win
option-tie-most_captures = more captures win
option-max_rounds = Safety stop
    .help = The game is stopped after this many rounds.

preset-classic = Classic
    .help = Two Avatars and ten cards each, ten rounds.
preset-beta_8_1 = Two turns a round (8.1)
    .help = Each player has two turns in a round, with one attack in each.
preset-beta_8_2 = One Avatar (8.2)
    .help = One Avatar and five cards each: a shorter game.
preset-beta_8_3 = No rounds (8.3)
    .help = One Avatar and five cards each; hands are filled up after every turn.
preset-counter = With counter-attacks
    .help = An Avatar that held may strike back at once.
preset-counter_color = Counter-attacks in the same colour
    .help = An Avatar that held may strike back, but only in the colour of the attack.

# The guided first game
guide-place = Your dominoes are your Avatars, your fighters. Each attacks with one half, once a round, and defends with the other whenever somebody attacks it. As { $piece } lies, it attacks with { $attack } and defends with { $defence }. If its defence is beaten, a rival takes it and scores { $prize }: its pips and { $bonus }. Cards will add to both, but they run out, so turn { $piece } round: attack { $defence }, defence { $attack }. It stays that way.
guide-aid = { $seat } attacks { $second } of { $other } with { $piece } and cards of one colour: { $attack } against { $defence }. Only cards of that colour can answer. More than the defence captures the Avatar for { $prize } points; equal holds. Anybody may help either side, and promises bind nobody. Cards spent on others will be missing when you need them, so pass.
guide-aid-again = { $seat } attacks { $second } of { $other }, { $attack } against { $defence }. It is not your fight: pass.
guide-aid-defence = { $other } holds, { $defence } against { $attack }, with no help from you. Keep your cards; the others are spending theirs.
guide-aid-doomed = { $other } falls short, { $defence } against { $attack }, and { $seat } would score { $prize }. Saving somebody costs you cards that you may need yourself: pass.
guide-attack = Your turn, and { $seat } has no cards left to defend { $second }. Choose your Avatar, its target, then cards of one colour, at least one. { $piece } with { $pieces } makes { $attack } against { $defence }: that should be enough, and { $second } is worth { $prize }.
guide-attack-cards = Your turn: your Avatar, its target, then cards of one colour. { $seat } has { $cards ->
    [one] one card
   *[other] { $cards } cards
} to answer with, and only those of your colour count. So come in strength: { $piece } with { $pieces } makes { $attack } against the { $defence } of { $second }, for { $prize } points.
guide-attack-end = { $piece } with { $pieces } would make only { $attack } against the { $defence } of { $second }, and equal totals hold. End your turn and keep the cards for the defence.
guide-attack-again = { $piece } with { $pieces } would make { $attack } against the { $defence } of { $second }, for { $prize } points from { $seat }.{ $last ->
    [1] {" "}The last round: cards left over are worth nothing.
   *[other] {""}
}
guide-defend = { $seat } attacks your { $second }: { $attack } against { $defence }, for { $prize } points. Equal totals hold. { $pieces } would do it, { $number } in all; you may play cards only this once.
guide-defend-again = { $attack } come at your { $second }. { $pieces } would hold it with { $number }.
guide-no-cover = { $second } cannot be held: { $attack } against { $defence }, and your cards of that colour are too few. Save them, and let it go.
guide-captured = { $piece } is yours, { $attack } against { $defence }: { $points } points, its pips and a bonus. You have { $score }.
guide-lost = { $seat } took your { $piece }, { $attack } against { $defence }, and scored { $points } points.
guide-held = Your { $piece } held, { $defence } against { $attack }: no points for anybody.
guide-failed-aided = { $other } helped { $seat } to hold { $piece }: { $defence } against { $attack }. Anybody may, and next time somebody may help you.
guide-failed = { $seat } held { $piece }, { $defence } against { $attack }. The cards are gone on both sides.
guide-others-captured = { $seat } took { $piece } from { $other } and scored { $points } points.
guide-others-held = { $seat } held { $piece }, { $defence } against { $attack }, and cards are gone on both sides: two rivals who are weaker now.

bad-endless = The game needs an end: for instance { $option } or { $other }.
bad-tiles = A double-{ $set } set has { $tiles } tiles, but { $seats } players need { $avatars }. Take a larger one for { $option }, or 1 for { $other }.
bad-deal = The hands need { $dealt } cards, and there are { $cards }. Make { $option } smaller or { $other } larger.
bad-counter = { $option } needs { $other }.

# Why its bots answer as they do
thumb = I attack what is worth much and hardly defended, with as few cards as will do.

# On paper
credit = Adapted from { title } by Chad C. Walstrom, © 2007, and changed: told in our own words, with options and rulings of ours. CC BY-SA 4.0, without warranty; not endorsed by the author.
pad-goal = The highest score wins.{ $goal_rounds ->
    [none] { "" }
   *[other] {" "}{ $goal_rounds } rounds at most.
}{ $goal_points ->
    [none] { "" }
   *[other] {" "}It is over at { $goal_points } points.
}{ $goal_minutes ->
    [none] { "" }
   *[other] {" "}It is over after { $goal_minutes } minutes.
}
pad-note-write = One line per round: what you captured in it, and your total. Losing an Avatar costs no points.
pad-note-count = A fallen Avatar: all its pips, and { $domino_set } more as Capture Bonus.
paper-reference = Double-{ $domino_set } set, { $avatars_per_player ->
    [one] one Avatar
   *[other] { $avatars_per_player } Avatars
} each.
paper-ready = Getting ready
paper-setup = { "" }
    .text = { $decks ->
        [one] One pack
       *[other] { $decks } packs
    } without Jokers. Everybody turns up { $avatars_per_player ->
        [one] one domino
       *[other] { $avatars_per_player } dominoes
    } at random{ $orientation ->
        [as_drawn] , as they come.
       *[chosen] {" "}and decides in secret which half attacks.
    } Who has the most pips on one Avatar begins; it goes clockwise{ $endless ->
        [1] .
       *[0] , and in the next round the next to the left begins.
    }
paper-values = What cards count
paper-hand = { "" }
    .text = Number cards count their number, and of the suit only the colour matters. { $endless ->
        [1] { $hand_size } cards each; you draw up to { $hand_size } when your turn ends.
       *[0] { $hand_size } cards each; all are shuffled and dealt again every round.
    }
paper-example = An exchange
    .aside = all in red
paper-attack = attacks with its far half
paper-defence = defends with its near half
paper-equal = Equal:
    .text = the defence holds. One more in the attack, and the Avatar falls.
paper-scoring = Points
paper-prize = { "" }
    .text = Whoever attacked gets for a fallen Avatar, with aid or without: all its pips, and { $domino_set } more as Capture Bonus. Losing one costs nothing; { $endless ->
        [1] with none left you draw a new one when your turn begins.
       *[0] it is replaced in the next round.
    }

# What studies measure
measure-captured = attacks that capture
measure-cherries = captures from players with two cards or fewer in hand
measure-pips = part of the points for captures that is pips
measure-cards = cards that an attack is declared with
measure-waived = chances to attack that are waived
measure-counters = chances to strike back that are taken
measure-counter-captures = counter-attacks that capture
measure-aided = attacks in which somebody else lays cards
measure-first-wins = games won by the first player
measure-hardest-hit = share of captures that the hardest-hit player suffers
measure-round-first = fair shares of a round's points for its first player
measure-round-last = fair shares of a round's points for its last player
measure-aid-decides = exchanges that aid decides

# The score pad in the app
pad-captured = Avatars captured
pad-pips = their pips
pad-lead = Who begins the first round?
pad-next = { $dealer } begins.
refused-pips-of-avatars = { $name }, { $column }: that number of Avatars has at most { $most } pips.

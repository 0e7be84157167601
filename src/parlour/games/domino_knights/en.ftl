title = Domino Knights
tagline = Train dominoes into Knights, storm your neighbours, and keep a Wizard up your sleeve.

# Questions
prompt-vote = Which goal do you vote for? A Joker was turned, and the goal named most is played.
    .do = Vote for { $chosen }
prompt-draw-source = Take the top card of the discard pile, or draw all your cards from the deck?
    .do = { $top ->
        [1] Take { $chosen }
       *[0] Draw from the deck
    }
prompt-promote = Name the Candidates whose training is finished. They become Knights.
    .do = Promote { $chosen }
    .pass = Promote nobody
prompt-orient = Which half of each new Knight attacks? The high half attacks and the low half defends, unless you turn the tile round. It stays that way.
    .do = Turn { $chosen } round
    .pass = Leave them as they are
    .sure = Turn { $chosen } round? They stay that way.
    .sure-pass = Leave every high half to attack? They stay that way.
prompt-orient-pair = Which card of your new Knight attacks? The other one defends.
    .do = { $chosen } attacks
    .sure = { $chosen } attacks, the other defends? They stay that way.
prompt-copy = Whom does your Doppelganger copy? It must be a Knight of its suit.
    .do = Copy { $chosen }
prompt-train = Whom do you train? Name a Recruit, then cards of one suit that cover its pips. Or nothing when you are done.
    .do = { $count ->
        [1] Train { $first }
       *[other] Train { $first } with { $rest }
    }
    .pass = Done training
prompt-dissolve = Send back the Candidates that are no longer paid for. Wealth was disrupted, and their cards go back too.
    .do = Send back { $chosen }
    .pass = Send back nobody
prompt-attack = Whom do you attack? Name an opponent, then your Knights. Or nothing to end your attacks.
    .do = { $count ->
        [1] Attack { $first }
       *[other] Attack { $first } with { $rest }
    }
    .pass = No more attacks
    .sure = Attack { $first } with { $rest }? Knights that set out do not turn back.
prompt-aid-attack = Send Knights to help this attack? Or stay out of it.
    .do = Send { $chosen } along
    .pass = Stay out of it
    .sure = Send { $chosen } along? Knights that set out do not turn back.
prompt-defend = How do you defend? Name a Knight and the attacker it stands against, as often as you like. Or nothing.
    .do = Defend like this
    .pass = Let them through
    .sure = Defend like this?{ $damage ->
        [0] {""}
       *[other] {" "}{ $damage } of your Health is still at stake.
    }
    .sure-pass = { $damage ->
        [0] {""}
       *[other] Let them through? You lose { $damage } Health.
    }
prompt-aid-defence = Send Knights to help the defence? Name a Knight and the attacker it stands against, or pass.
    .do = Help like this
    .pass = Stay out of it
    .sure = Help like this? Knights that set out do not turn back.
prompt-loot = Take one of the fallen? The field is yours, and it goes on your own graveyard.
    .do = Take { $chosen }
    .pass = Leave them
prompt-stack = Bury your fallen Knights. The last one you name lies on top of your graveyard.
    .do = Bury them, { $chosen }
prompt-discard = { $least ->
        [0] Discard anything? Cards you do not want make room for new ones.
       *[other] Discard down to five cards. You may discard more.
    }
    .do = Discard { $chosen }
    .pass = Keep all
    .sure = Discard { $chosen }? You keep { $kept ->
        [one] 1 card
       *[other] { $kept } cards
    }.
prompt-react = Play a special card now? Choose it and whom it is for, or pass. It takes effect unless somebody stops it with a Ten.
    .do = { $count ->
        [1] Play { $first }
       *[other] Play { $first } on { $rest }
    }
    .pass = Pass
    .sure = { $count ->
        [1] Play { $first }
       *[other] Play { $first } on { $rest }
    }? A special card is gone once it is announced.
prompt-disrupt = Stop the announced card with a Ten? If nobody does, it takes effect.
    .do = Answer with { $chosen }
    .pass = Let it be
    .sure = Spend { $chosen }? A Wizard is gone once it is announced.

# Words
word-deck = From the deck
word-recruit = Recruit
word-candidate = Candidate
word-high = High half attacks
word-low = Low half attacks
word-apart = apart
word-last_standing = Last Kingdom standing
word-first_to_fame = First to the Fame target
word-most_fame_at_time = Most Fame when time is up
word-fame_attrition = Last standing, Fame never grows

# Why a choice was refused
refused-trains-nobody = { $token } is no training card: those are 2 to King.
refused-pair-needed = A Knight is a pair of one suit, and { $token } has no partner here.
refused-tile-first = Name the Recruit first, then its training cards.
refused-in-training = { $token } needs no more cards, or has none of its suit to come.
refused-cannot-pay = You cannot cover { $token } with cards of one suit.
refused-one-card-only = The double blank takes exactly one training card.
refused-one-suit = All training cards of a Recruit are of one suit.
refused-not-enough = With { $token } as the last one the cards would not cover the cost. Name all of them together.
refused-no-special = { $token } is no special card.
refused-wealth-in-training = Wealth is played while you train.
refused-wealth-is-spent = Wealth can only be disrupted while its owner trains.
refused-no-target = There is nothing that { $token } could be aimed at.
refused-not-a-target = The card cannot be aimed at { $token }.
refused-only-wizards = Only a Ten answers a special card.
refused-opponent-first = Name the opponent first, then your Knights.
refused-attacked-already = { $token } was attacked this turn already.
refused-no-opponent = { $token } cannot be attacked.
refused-nobody-to-send = You have no Knight to send against { $token }.
refused-engaged = { $token } is in this battle or has left it.
refused-tired = { $token } is tired and rests.
refused-barred = { $token } was turned away by a Queen and must wait.
refused-used = { $token } has fought already and is not active.
refused-loyal = { $token } is of a Queen’s suit and does not attack her Kingdom.
refused-group-next = After a Knight, name the attacker it stands against.

# What happened
unseen = { $count ->
    [one] one piece face down
   *[other] { $count } pieces face down
}
said-goal-last_standing = The goal: the last Kingdom standing.
said-goal-first_to_fame = The goal: the first Kingdom to reach the Fame target.
said-goal-most_fame_at_time = The goal: the most Fame when time is up.
said-goal-fame_attrition = The goal: the last Kingdom standing, and Fame never grows.
decided-vote = { $seat } { VERB($who, one: "votes", many: "vote") } for: { $word }.
said-vote-tied = The vote is tied. Another card is turned.
said-draws = { $seat } { VERB($who, one: "draws", many: "draw") } { $piece } to see who goes first.
said-first-player = { $seat } { VERB($who, one: "has", many: "have") } the highest card and { VERB($who, one: "goes", many: "go") } first.
said-starts-health = { $seat } { VERB($who, one: "starts", many: "start") } with { $number } Health{ $who ->
    [one] {""}
    [you] {""}
   *[other] {" "}each
}.
said-starts-fame = { $seat } { VERB($who, one: "starts", many: "start") } with { $number } Fame{ $who ->
    [one] {""}
    [you] {""}
   *[other] {" "}each
}.
said-round = Round { $number }.
said-deck-renewed =
    .aside = The deck is used up. The discard pile is shuffled into a new one.
said-dead-return =
    .aside = Few Peasants are left. The graveyards give back all but their top tiles.
decided-draw-source = { $act ->
    [deck] { $seat } { VERB($who, one: "draws", many: "draw") } from the deck.
   *[none] { $seat } { VERB($who, one: "takes", many: "take") } { $pieces } from the discard pile.
}
decided-draw-source-pass = { $seat } { VERB($who, one: "draws", many: "draw") } from the deck.
decided-promote = { $seat } { VERB($who, one: "promotes", many: "promote") } { $pieces }.
decided-orient = { $seat } { VERB($who, one: "turns", many: "turn") } { $pieces } round: the smaller half attacks, the larger defends.
decided-orient-pair = { $seat } { VERB($who, one: "lets", many: "let") } { $pieces } attack.
said-trains = { $who ->
    [you] You train { $moved-recruits-candidates }{ $moved-hand-training-count ->
        [0] , with no cards yet.
       *[other] {" "}with { $moved-hand-training }.
    }
   *[other] { $moved-hand-training-count ->
        [0] { $seat } begins to train a Recruit, with no cards yet.
        [1] { $seat } puts a face-down card into training a Recruit.
       *[other] { $seat } puts { $moved-hand-training-count } face-down cards into training a Recruit.
    }
}
said-goes-on-training = { $seat } { VERB($who, one: "goes", many: "go") } on training a Candidate, laying { $laid }.
said-trains-pair = { $seat } { VERB($who, one: "lays", many: "lay") } { $laid } down to train.
said-dissolved = A Candidate of { $who ->
    [you] yours
   *[other] { $seat }
} was not paid for and goes back.
said-copies = The Doppelganger of { $who ->
    [you] yours
   *[other] { $seat }
} copies { $piece }.
said-doppelganger-gone = The Doppelganger of { $who ->
    [you] yours
   *[other] { $seat }
} finds nobody to copy and is gone.
aimed = { $act ->
    [recruit] , aimed at a Recruit of { $whom ->
        [you] yours
       *[other] { $target }
    }
    [candidate] , aimed at a Candidate of { $whom ->
        [you] yours
       *[other] { $target }
    }
   *[none] { $pieces-count ->
        [0] { $whom ->
            [none] {""}
            [you] , aimed at your Kingdom
           *[other] , aimed at { $target }’s Kingdom
        }
       *[other] , aimed at { $pieces }
    }
}
# What a special card does, in the log and wherever it is explained
does-courage = Knights of its suit there grow stronger
does-loyalty = Knights of its suit do not attack it
does-majesty = Knights of its suit there may fight more than once
does-power = its attack and defence are doubled
does-wealth = training cards count double
said-plays-necromancer = { $seat } { VERB($who, one: "plays", many: "play") } { $piece }, a Necromancer{ aimed }.
said-plays-wizard = { $seat } { VERB($who, one: "plays", many: "play") } { $piece }, a Wizard{ $pieces-count ->
    [0] , to undo what was just played.
   *[other] { aimed }.
}
said-plays-courage = { $seat } { VERB($who, one: "plays", many: "play") } { $piece }, Courage{ aimed }: { does-courage }.
said-plays-loyalty = { $seat } { VERB($who, one: "plays", many: "play") } { $piece }, Loyalty{ aimed }: { does-loyalty }.
said-plays-majesty = { $seat } { VERB($who, one: "plays", many: "play") } { $piece }, Majesty{ aimed }: { does-majesty }.
said-plays-power = { $seat } { VERB($who, one: "plays", many: "play") } { $piece }, Power{ aimed }: { does-power }.
said-plays-wealth = { $seat } { VERB($who, one: "plays", many: "play") } { $piece }, Wealth: { does-wealth } now.
said-plays-mercenary = { $seat } { VERB($who, one: "plays", many: "play") } { $piece } to hire a Mercenary{ $pieces-count ->
    [0] {""}
   *[other] : { $pieces }
}.
said-plays-life = { $seat } { VERB($who, one: "plays", many: "play") } { $piece }, Life{ $pieces-count ->
    [0] {""}
    [2] : { $first }, trained with { $second }, becomes a Knight at once
   *[other] , for { $pieces }
}.
said-plays-death = { $seat } { VERB($who, one: "plays", many: "play") } { $piece }, Death{ aimed }, to kill it.
said-negated = { $piece } has no effect.
said-disrupted = { $piece } is disrupted.
decided-attack = { $seat } { VERB($who, one: "attacks", many: "attack") } { $target } with { $pieces }.
decided-aid-attack = { $seat } { VERB($who, one: "sends", many: "send") } { $pieces } along in the attack.
decided-defend = { "" }
decided-defend-pass = { $seat } { VERB($who, one: "does", many: "do") } not defend.
decided-aid-defence = { "" }
said-sets = { $number ->
    [0] { $seat } { VERB($who, one: "sets", many: "set") } { $piece } against { $named-against }.
   *[other] { $seat } { VERB($who, one: "helps", many: "help") } the defence and { VERB($who, one: "sets", many: "set") } { $piece } against { $named-against }.
}
said-against = { "" }
said-cannot-defend = { $who ->
    [you] All your Knights
   *[other] All of { $seat }’s Knights
} have fought already and cannot defend.
said-turned-away = { $piece } is of the Queen’s suit, will not fight her Kingdom and turns away.
said-held = { $named-held-defender } and { $named-held-attacker } hold each other off: neither falls.
said-held-defender = { "" }
said-held-attacker = { "" }
said-falls = { $who ->
    [you] Your
   *[other] { $seat }’s
} { $piece } falls.
said-dies = { $who ->
    [you] Your
   *[other] { $seat }’s
} { $piece } is dead.
said-unblocked = An attack of { $number } gets through to { $who ->
    [you] your Kingdom
   *[other] { $seat }’s Kingdom
}.
decided-loot = { $seat } { VERB($who, one: "takes", many: "take") } { $pieces } from the fallen.
decided-discard = { $seat } { VERB($who, one: "discards", many: "discard") } { $pieces }.
said-ejected = { $who ->
    [you] Your Kingdom
   *[other] { $seat }’s Kingdom
} has fallen.
said-fame-reached = { $seat } { VERB($who, one: "has", many: "have") } reached the Fame target.
said-time-up = Time is up.
scored = { $rule ->
    [KNI-222] { $total ->
        [0] { $seat } { VERB($who, one: "has", many: "have") } no Health left.
       *[other] { $seat } { VERB($who, one: "has", many: "have") } { $total } Health left.
    }
    [KNI-612] { $seat } { VERB($who, one: "has", many: "have") } { $total } Fame now.
   *[other] {""}
}
end-last-standing = { $who ->
    [one] { $seat }’s Kingdom is
    [you] Your Kingdom is
   *[other] The Kingdoms of { $seat } are
} the last one standing.
end-none-standing = { $who ->
    [one] No Kingdom is left; that of { $seat } was among the last to fall.
    [you] No Kingdom is left; yours was among the last to fall.
   *[other] No Kingdom is left; those of { $seat } were the last to fall.
}
end-fame-target = { $seat } { VERB($who, one: "reaches", many: "reach") } the target of { $number } Fame.
end-time-up = Time is up, and { $seat } { VERB($who, one: "has", many: "have") } the most { $counted ->
    [health] Health
   *[fame] Fame
}: { $number }.
end-rounds-up = All { $rounds } rounds are played, and { $seat } { VERB($who, one: "has", many: "have") } the most { $counted ->
    [health] Health
   *[fame] Fame
}: { $number }.
moved-to-knights = { $shares-count ->
    [0] { $pieces-count ->
        [one] A new Knight
       *[other] New Knights
    } for { $seat }: { $pieces }.
   *[other] New Knights: { $shares }.
}
decided-promote-pass = { "" }
decided-orient-pass = { "" }
decided-train = { "" }
decided-train-pass = { "" }
decided-dissolve = { "" }
decided-dissolve-pass = { "" }
decided-copy = { "" }
decided-attack-pass = { "" }
decided-aid-attack-pass = { "" }
decided-aid-defence-pass = { "" }
decided-loot-pass = { "" }
decided-stack = { "" }
decided-stack-pass = { "" }
decided-discard-pass = { "" }
decided-react = { "" }
decided-react-pass = { "" }
decided-disrupt = { "" }
decided-disrupt-pass = { "" }
turned = { "" }
moved-to-pending = { "" }
moved-recruits-candidates = { "" }
moved-hand-training = { "" }
moved-deck-hand = { $shares-count ->
    [0] { $who ->
        [you] You draw { $pieces }.
       *[other] { $seat } draws { $count ->
            [one] a card
           *[other] { $count } cards
        }.
    }
   *[other] Everyone gets { $count } cards{ $yours-count ->
        [0] .
       *[other] ; you: { $yours }.
    }
}
moved-peasants-recruits = { $shares-count ->
    [0] { $who ->
        [you] You draw { $pieces }, to be trained.
       *[other] { $seat } draws { $count ->
            [one] a domino
           *[other] { $count } dominoes
        }, to be trained.
    }
   *[other] Everyone draws { $count } dominoes to be trained{ $yours-count ->
        [0] .
       *[other] ; you: { $yours }.
    }
}
moved-to-recruits =
    .detail = Back among the Recruits of { $seat }: { $pieces }.
moved-to-candidates =
    .detail = Back among the Candidates of { $seat }: { $pieces }.
moved-to-training =
    .detail = In training with { $seat }: { $pieces }.
moved-to-under = { "" }
moved-to-before = { "" }
moved-to-graveyard = { "" }
moved-to-hand =
    .detail = Back to a hand: { $pieces }.
moved-to-discard = { "" }
moved-to-deck =
    .detail = Back into the deck: { $pieces }.
moved-to-peasants =
    .detail = Back among the Peasants: { $pieces }.
moved-pending-discard = { "" }
shown-hand =
    .detail = Shown: { $pieces }.


# The table
zone-peasants = Peasants
zone-deck = deck
zone-discard = discard pile
zone-pending = middle of the table
zone-hand = hand
zone-recruits = Recruits
zone-candidates = Candidates
zone-training = cards in training
zone-knights = Knights
zone-under = cards under Knights
zone-before = cards in front
zone-graveyard = graveyard
phase-vote = A vote on the goal
phase-draw-source = Draw
phase-promote = Promote
phase-orient = New Knights
phase-orient-pair = New Knights
phase-copy = The Doppelganger
phase-train = Train
phase-dissolve = Wealth is gone
phase-attack = Attack
phase-aid-attack = Aid for the attack
phase-defend = Defence
phase-aid-defence = Aid for the defence
phase-loot = Loot
phase-stack = The fallen
phase-discard = Discard
phase-react = Special cards
phase-disrupt = Wizards

# Options
option-edition = Edition
    .part = Edition and equipment
    .help = Which version of the rulebook is followed.
option-edition-0_8 = 0.8
option-edition-0_9 = 0.9
option-domino_set = Domino set
    .help = The highest number of pips on a half.
option-decks = Packs of cards
    .help = Each with two Jokers.
option-decks-auto = one for every three players
option-goal = Goal
    .part = What is played for
    .help = How the game is won. To be the last one standing with Fame can take for ever; a Fame target or a time limit serves better.
option-goal-last_standing = last Kingdom standing
option-goal-healthiest_at_time = healthiest when time is up
option-goal-first_to_fame = first to the Fame target
option-goal-most_fame_at_time = most Fame when time is up
option-goal-fame_last_standing = last standing, with Fame (may never end)
option-goal-fame_attrition = last standing, and Fame never grows
option-goal-random = a card decides
option-health_start = Health at the start
    .help = When it is gone, so is the Kingdom.
option-health_start-auto = three times the highest half
option-fame_start = Fame at the start
    .help = For goals that are played for Fame.
option-fame_target = Fame target
    .help = Wins, if the goal is to be first.
option-fame_value = A fallen Knight is worth
    .help = In Fame, to those who felled it and to its owner.
option-fame_value-one = one
option-fame_value-pips = its pips
option-fame_unblocked = Unblocked attacks in a Fame game
    .help = A house rule; by the book they do nothing.
option-fame_unblocked-none = do nothing
option-fame_unblocked-lose_one = cost the defender a point
option-fame_unblocked-transfer_one = win a point from the defender
option-random_goal_joker = If a Joker decides the goal
    .help = Only where a card decides.
option-random_goal_joker-redraw = another card is turned
option-random_goal_joker-vote = everybody votes
option-time_limit_minutes = Time limit in minutes
    .part = Time
    .help = By the clock of the table, for goals that need one.
option-time_limit_minutes-auto = none, or 60 if no rounds are counted
option-time_limit_minutes-none = none
option-round_limit = Round limit
    .help = Rounds that take the place of a clock.
option-round_limit-auto = 8, unless a clock runs
option-round_limit-none = none
option-time_check = When time is up
    .help = What is still finished.
option-time_check-auto = the turn by the clock, the round by rounds
option-time_check-end_of_turn = finish the turn
option-time_check-end_of_round = finish the round
option-multi_turn_training = Training over several turns
    .part = Training and battle
    .help = A Candidate may be begun before its cost is covered.
option-train_after_discard = Train after Discard
    .help = Training goes on until your next turn begins. Edition 0.9.
option-attack_as_unit = Attack as a unit
    .help = Attackers may fight together, as defenders always may. Edition 0.9.
option-loot_battlefield = Looting
    .help = The victor puts a fallen Knight on top of the own graveyard.
option-loot_trigger = Victorious is
    .help = Who may loot.
option-loot_trigger-battle = who lost fewer Knights
option-loot_trigger-ejection = who ejects a Kingdom
option-majesty_fatigue = Kings wear Knights out
    .help = Knights that fought again under a King rest for a round. Edition 0.9.
option-dominoless = Without dominoes
    .part = Without dominoes, and special cards
    .help = Pairs of cards take the place of dominoes.
option-ace_of_diamonds = Ace of diamonds without dominoes
    .help = Wealth has no use there.
option-ace_of_diamonds-mercenary = hires a Knight
option-ace_of_diamonds-inert = does nothing
option-mercenary_duration = A Mercenary serves
    .help = Only without dominoes.
option-mercenary_duration-edition = as the edition has it
option-mercenary_duration-round = for a round
option-mercenary_duration-until_disrupted = until disrupted
option-blank_cards = Blank cards in each pack
    .help = Doppelgangers, only without dominoes.
option-graveyard_mode = Graveyards without dominoes
    .help = Whom a Necromancer can raise.
option-graveyard_mode-last_only = hold the last Knight
option-graveyard_mode-battlefield_only = none, only from the battlefield
option-death_targets = Death reaches
    .part = How rules are read
    .help = Whether Recruits are safe.
option-death_targets-edition = as the edition has it
option-death_targets-knights_candidates = Knights and Candidates
option-death_targets-any_domino = Recruits too
option-life_suit_08 = Knights made by Life in 0.8
    .help = They have no training card to give them a suit.
option-life_suit_08-none = have no suit
option-life_suit_08-hearts = are hearts
option-refresh = Used Knights are active again
    .help = In edition 0.9, which does not say.
option-refresh-owner_turn = at their owner’s Draw
option-refresh-every_turn = after every turn
option-blocker_removed = An attacker whose blocker is gone
    .help = When the last one before it was killed, hired or turned away.
option-blocker_removed-unblocked = gets through
option-blocker_removed-blocked = is held up all the same
option-queen_defender = Knights that may not fight each other
    .help = When a Queen keeps a blocker from fighting.
option-queen_defender-idle_block = block without fighting
option-queen_defender-step_aside = cannot block
option-ace_clock = Life and Power end at the Draw of
    .help = In edition 0.9.
option-ace_clock-controller = whoever controls the Knight
option-ace_clock-player = whoever played the card
option-doppel_death_spreads = Death spreads to the Doppelganger
    .help = When the Knight it copies is killed by the card.
option-reaction_windows = Special cards may be played
    .part = Pace
    .help = Fewer moments make a quicker table; the rules are the same.
option-reaction_windows-full = after every step
option-reaction_windows-lean = at four moments
option-max_rounds = Safety stop
    .help = The game is stopped after this many rounds.

preset-classic_0_9 = Classic, edition 0.9
    .help = The newer rulebook as it stands.
preset-classic_0_8 = Classic, edition 0.8
    .help = The older rulebook: Knights tap, Aces last longer.
preset-quick = Quick
    .help = Fewer moments for special cards, and training goes on between turns.
preset-tournament = Tournament
    .help = A race for Fame, with attackers who may fight together. It can go on for long: with cautious players the cap on rounds often ends it.
preset-dominoless = Without dominoes
    .help = Without tiles: Knights are pairs of cards of one suit.

# What the table works out
hint-goal-last_standing = Round { $round }. The last Kingdom standing wins.
hint-goal-healthiest_at_time = Round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
}. The healthiest Kingdom wins when time is up.
hint-goal-first_to_fame = Round { $round }. The first Kingdom with { $target } Fame wins.
hint-goal-most_fame_at_time = Round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
}. The most Fame wins when time is up.
hint-goal-fame_last_standing = Round { $round }. The last Kingdom standing wins.
hint-goal-fame_attrition = Round { $round }. The last Kingdom standing wins. Fame never grows.
hint-ejected = { $seat } is out.
    .tag = out
hint-knights = { $who ->
    [you] Your Knights
   *[other] { $seat }’s Knights
}, attack/defence: { $knights }{ $idle ->
    [0] {""}
   *[other] {" "}(in brackets: not now)
}. All that are ready: { $attack }/{ $defence }.
hint-knight =
    .note = ⚔{ $attack } ⛨{ $defence }{ $suit ->
        [clubs] {" "}♣
        [diamonds] {" "}♦
        [hearts] {" "}♥
        [spades] {" "}♠
       *[none] {""}
    }, { $state }
    .aloud = attack { $attack }, defence { $defence }{ $suit ->
        [none] {""}
       *[other] , { $suit }
    }, { $state }
on-kingdom = { $mine ->
    [1] your Kingdom
   *[0] { $seat }’s Kingdom
}
on-knight = { $mine ->
    [1] your { $second }
   *[0] { $seat }’s { $second }
}
suit-sign = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
lasting = { $ends ->
    [draw] { $own-end ->
        [1] , until your next Draw
       *[0] , until { $other }’s next Draw
    }
    [maintain] { $own-end ->
        [1] , until your next Maintain
       *[0] , until { $other }’s next Maintain
    }
    [promote] { $own-end ->
        [1] , until you promote
       *[0] , until { $other } promotes
    }
   *[never] {""}
}
hint-effect-courage = Courage on { on-kingdom }: { suit-sign } +{ $bonus } attack and defence{ lasting }.
    .tag = in force
hint-effect-loyalty = Loyalty on { on-kingdom }: { suit-sign } Knights do not attack it{ lasting }.
    .tag = in force
hint-effect-majesty = Majesty on { on-kingdom }: { suit-sign } Knights may fight more than once{ lasting }.
    .tag = in force
hint-effect-wealth = Wealth on { on-kingdom }: { does-wealth }{ lasting }.
    .tag = in force
hint-effect-power = Power on { on-knight }: attack and defence doubled{ lasting }.
    .tag = in force
hint-effect-life = Life on { on-knight }: it may fight more than once{ lasting }.
    .tag = in force
hint-effect-mercenary = Mercenary: { $second } fights for { $mine ->
    [1] you
   *[0] { $seat }
}{ lasting }.
    .tag = hired
special-name = { $kind ->
    [necromancer] Necromancer
    [wizard] Wizard
    [courage] Courage
    [loyalty] Loyalty
    [majesty] Majesty
    [power] Power
    [wealth] Wealth
    [mercenary] Mercenary
    [life] Life
   *[death] Death
}
plays-what = { $seat } plays { special-name }{ $aim ->
    [piece] {" "}on { $mine ->
        [1] your { $second }
       *[0] { $other }’s { $second }
    }
    [recruit] {" "}on { $mine ->
        [1] your Recruit number { $number }
       *[0] { $other }’s Recruit number { $number }
    }
    [candidate] {" "}on { $mine ->
        [1] your Candidate number { $number }
       *[0] { $other }’s Candidate number { $number }
    }
    [seat] {" "}on { on-aimed }
   *[none] {""}
}
on-aimed = { $mine ->
    [1] your Kingdom
   *[0] { $other }’s Kingdom
}
hint-chain-stands = { plays-what }. Only a Ten stops it.
    .tag = takes effect
    .ask = { plays-what }. Stop it with a Ten?
hint-chain-falls = { $who ->
    [you] Your { special-name } was
   *[other] { $seat }’s { special-name } was
} stopped with a Ten, and has no effect unless another Ten answers.
    .tag = no effect
    .ask = { $who ->
        [you] Your { special-name } was
       *[other] { $seat }’s { special-name } was
    } stopped with a Ten. Answer with a Ten of yours?
hint-group-open = { $attackers } ({ $attack }/{ $defence }): nobody blocks.
    .tag = { $attack } unblocked
    .one = ⚔{ $attack }
    .other = ⛨{ "–" }
    .back = nobody stands in front of it
    .comes = { $damage ->
        [0] gets through
       *[other] { $who ->
            [you] costs you { $damage } Health
           *[other] costs { $foe } { $damage } Health
        }
    }
hint-group-standoff = { $attackers } ({ $attack }/{ $defence }): blocked, and nobody fights.
    .tag = no fight
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
hint-group-held = { $attackers } ({ $attack }/{ $defence }) against { $defenders } ({ $back }/{ $shield }): nobody falls.
    .tag = nobody falls
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = and back: { $back } against { $defence }
hint-group-attack-falls = { $attackers } ({ $attack }/{ $defence }) against { $defenders } ({ $back }/{ $shield }): the attack falls.
    .tag = { $back } beats { $defence }, the attack falls
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = and back: { $back } against { $defence }
hint-group-defence-falls = { $attackers } ({ $attack }/{ $defence }) against { $defenders } ({ $back }/{ $shield }): the defence falls.
    .tag = { $attack } beats { $shield }, the defence falls
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = and back: { $back } against { $defence }
hint-group-both-fall = { $attackers } ({ $attack }/{ $defence }) against { $defenders } ({ $back }/{ $shield }): both fall.
    .tag = both fall
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = and back: { $back } against { $defence }
hint-fought-open = { $attackers } ({ $attack }/{ $defence }): nobody blocked.
    .tag = got through
    .one = ⚔{ $attack }
    .other = ⛨{ "–" }
    .back = nobody stood in front of it
    .comes = { $who ->
        [you] got through to you
       *[other] got through to { $foe }
    }
hint-fought-standoff = { $attackers } ({ $attack }/{ $defence }): blocked, and nobody fought.
    .tag = no fight
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
hint-fought-held = { $attackers } ({ $attack }/{ $defence }) against { $defenders } ({ $back }/{ $shield }): nobody fell.
    .tag = nobody fell
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = and back: { $back } against { $defence }
hint-fought-attack-falls = { $attackers } ({ $attack }/{ $defence }) against { $defenders } ({ $back }/{ $shield }): the attack fell.
    .tag = { $back } beat { $defence }, the attack fell
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = and back: { $back } against { $defence }
hint-fought-defence-falls = { $attackers } ({ $attack }/{ $defence }) against { $defenders } ({ $back }/{ $shield }): the defence fell.
    .tag = { $attack } beat { $shield }, the defence fell
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = and back: { $back } against { $defence }
hint-fought-both-fall = { $attackers } ({ $attack }/{ $defence }) against { $defenders } ({ $back }/{ $shield }): both fell.
    .tag = both fell
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = and back: { $back } against { $defence }
hint-bereft = The Doppelganger copies { $model }. If that Knight falls, it has nobody left to copy and is gone too.
    .tag = gone with { $model }
hint-at-stake = As it stands { $who ->
    [you] you lose
   *[other] { $seat } loses
} { $damage } Health.
    .total = { $damage } Health at stake
hint-target = You may attack { $seat }; Knights there that could block: { $blockers }.
    .tag = { $blockers ->
        [0] nobody to block
        [one] 1 may block
       *[other] { $blockers } may block
    }
hint-strike = All your ready Knights attack { $seat } for { $attack }: unblocked, that leaves { $left } Health.
hint-lesson = Recruit { $tile } costs { $cost }; { $pieces } would do.
hint-no-lesson = Recruit { $tile } costs { $cost }, more than you can pay in one suit.
hint-unseen = Still out there: { $tens } Tens, { $aces } Aces.
attack-on = { $who ->
    [you] You attack { $other }
   *[other] { $whom ->
        [you] { $seat } attacks you
       *[other] { $seat } attacks { $other }
    }
}
hint-asked-aid-attack = { attack-on }.
    .ask = { attack-on }. Send Knights along?
hint-asked-defend = { attack-on }.
    .ask = { attack-on }. How do you defend?
hint-asked-aid-defence = { attack-on }.
    .ask = { attack-on }. Send Knights to help { $other }?
hint-window-1 = { $who ->
    [you] Your turn begins.
   *[other] { $seat }’s turn begins.
}
    .ask = { $who ->
        [you] Your turn begins.
       *[other] { $seat }’s turn begins.
    } Play a special card now?
hint-window-2 = { $who ->
    [you] You are about to train.
   *[other] { $seat } is about to train.
}
    .ask = { $who ->
        [you] You are about to train.
       *[other] { $seat } is about to train.
    } Play a special card first?
hint-window-3 = { $who ->
    [you] You have trained.
   *[other] { $seat } has trained.
}
    .ask = { $who ->
        [you] You have trained.
       *[other] { $seat } has trained.
    } Play a special card now?
hint-window-4 = { attack-on }; others may still join.
    .ask = { attack-on }. Play a special card before others join?
hint-window-5 = { attack-on }; the defence is not placed yet.
    .ask = { attack-on }. Play a special card before the defence is placed?
hint-window-6 = { attack-on }; the defence is placed.
    .ask = The defence is placed. Play a special card now?
hint-window-7 = { attack-on }; the battle is about to be fought.
    .ask = The battle is about to be fought. Play a special card first?
hint-window-8 = The battle is fought; the fallen still lie there.
    .ask = The battle is fought. Play a special card now?
hint-window-9 = The battle is over. { $who ->
    [you] You may attack again.
   *[other] { $seat } may attack again.
}
    .ask = The battle is over. Play a special card now?
hint-window-10 = { $who ->
    [you] Your turn ends.
   *[other] { $seat }’s turn ends.
}
    .ask = { $who ->
        [you] Your turn ends.
       *[other] { $seat }’s turn ends.
    } Play a special card before the next turn?

# While choosing
hint-costs = { $piece } costs { $cost }.
    .tag = costs { $cost }
hint-paying = { $piece } costs { $cost }. It needs { $missing } more in the same suit.
    .tag = needs { $missing } more
    .total = { $paid } of { $cost } pips
hint-paid = { $piece } costs { $cost } and is paid for.
    .tag = paid for
    .total = { $paid } of { $cost } pips
hint-pair = { $count ->
    [0] It needs a partner of the same suit.
    [one] One card more of the same suit makes a Knight.
   *[other] The two become a Knight when they are promoted.
}
hint-no-stake = Health is not at stake in this game.
hint-keeps = { $over ->
    [0] That is all you have to discard.
    [one] One more has to go.
   *[other] { $over } more have to go.
}
    .total = { $kept ->
        [one] 1 card kept
       *[other] { $kept } cards kept
    }
hint-draw-top = It goes to your hand, and the rest comes from the deck.
hint-draw-deck = All your cards come from the deck.
hint-becomes = { $piece } would become { $attack }/{ $defence }.
    .tag = becomes { $attack }/{ $defence }
hint-would-cost = In this battle { $who ->
    [you] you would lose
   *[other] { $seat } would lose
} { $damage } Health instead of { $before }, down to { $left }.
hint-knighted = { $piece } would become a Knight at once.
    .tag = becomes a Knight
hint-lively = { $piece } could fight more than once.
    .tag = fights again
hint-dies = { $piece } would die.
    .tag = dies
hint-ends = { $piece } would come to an end.
    .tag = ends
hint-raised = { $piece } would be raised from the dead.
    .tag = raised
hint-would-stand = { $piece } takes effect after all, unless somebody answers again.
    .tag = takes effect
hint-would-fail = { $piece } has no effect, unless somebody answers again.
    .tag = no effect
hint-freed = { $count ->
    [0] Nobody there has fought yet, so it changes nothing so far.
    [one] One Knight of { $seat } has fought and could fight again.
   *[other] { $count } Knights of { $seat } have fought and could fight again.
}
hint-kept-off = { $count ->
    [0] No other Kingdom has a Knight of that suit now.
    [one] One Knight of the other Kingdoms is of that suit.
   *[other] { $count } Knights of the other Kingdoms are of that suit.
}
hint-warn-hurts = { $mine ->
    [1] Careful: this hits your own Kingdom.
   *[0] This hits your Kingdom.
}
hint-warn-helps = Careful: this helps { $seat }, not you.
hint-playable = { $piece }: { special-name }.
    .tag = { special-name }
hint-special-necromancer = A Necromancer raises the dead from the top of a graveyard.
hint-special-necromancer-fallen = A Necromancer raises a Knight that fell in this battle.
hint-special-wizard = A Wizard ends a card in force.
hint-special-courage = Courage: { does-courage }, by { $bonus } in attack and in defence.
hint-special-loyalty = Loyalty protects a Kingdom: { does-loyalty }.
hint-special-majesty-untapped = Majesty: { does-majesty }, because joining a battle does not tap them. Those tapped before stay so.
hint-special-majesty = Majesty: { does-majesty }, even if they have fought already.
hint-special-power = Power on a Knight: { does-power }.
hint-special-wealth = Wealth of its player: { does-wealth }.
hint-special-mercenary = A Mercenary: the Knight named fights for the player of the card.
hint-special-life = Life keeps a Knight active, or makes one of its player’s Recruits a Knight at once.
hint-special-life-pair = Life keeps a Knight active, or makes a pair of its player’s cards a Knight at once.
hint-special-death-any = Death kills a Knight, one still in training, or a Recruit.
hint-special-death = Death kills a Knight, or one still in training.

fact-round = Round
fact-peasants = Peasants
fact-deck = Deck
fact-first = goes first
fact-defender = is attacked
unit-points = { $by ->
    [first_to_fame] { $count } Fame
    [most_fame_at_time] { $count } Fame
    [fame_last_standing] { $count } Fame
    [fame_attrition] { $count } Fame
   *[other] { $count } Health
}

# The guided first game
guide-windows = You and { $seat } rule small kingdoms with { $health } Health each, and whoever has none left is out. Dominoes become your Knights, cards train them. Before each step everybody may play special cards: Aces, Kings, Queens, Jacks. Of yours, { $pieces } are such cards, and nothing is in play yet but Recruits, which are hardly worth one. So pass; and where this question comes and I say nothing, pass too.
guide-train = These dominoes are your Recruits. One becomes a Knight when cards of one suit cover its pips: { $piece } has { $pips }, and { $pieces } makes { $paid }. Until your next turn it is a Candidate, then it fights: with one half it attacks, with the other it defends.
guide-train-more = { $piece } has { $pips ->
    [one] one pip
   *[other] { $pips } pips
}, and { $pieces } makes { $paid }. More Knights, more attacks.
guide-train-done = Nobody else can be paid for, so be done. Candidates turn into Knights when your next turn begins.
guide-train-enough = What is left would cost you cards that do better as special cards or later. Be done.
guide-orient = Candidates have become Knights. One half attacks, the other defends, and it stays that way. { $piece } would attack with { $high } and defend with { $low }. Turn it round, and it is a wall: attack { $low }, defence { $high }.
guide-orient-more = New Knights. { $piece } turned round defends with { $high } and attacks with { $low }.
guide-attack-open = { $seat } has no Knight ready to stand in your way. An attack that nobody blocks costs Health, as much as the Knights attack with: { $force } from { $pieces }, of { $health }. But who attacks cannot block before your next turn.
guide-attack-win = Nobody can block, and { $seat } has { $health } Health. Send { $pieces }, { $force } in all: that is the end of it, unless a card stops you.
guide-attack-safe = { $blockers ->
    [one] One Knight
   *[other] { $blockers } Knights
} of { $seat } could block, with { $danger } attack in all. { $pieces } would stand that: a Knight falls only to an attack above its defence.
guide-attack-again = { $pieces } would attack with { $force }; { $seat } has { $blockers ->
    [0] nobody
    [one] one Knight
   *[other] { $blockers } Knights
} to block.
guide-attack-home = { $blockers ->
    [one] One Knight
   *[other] { $blockers } Knights
} of { $seat } could block, with { $danger } attack in all, more than any of your attackers can stand. Stay at home this time, and keep them to block.
guide-block = { $seat } attacks with { $force }. Whatever you do not block costs Health. { $piece } defends with { $defence } and holds { $second } with its { $attack }: put it there, and { $through ->
    [0] nothing gets through
   *[other] only { $through } gets through
}.
guide-block-again = { $piece } with { $defence } holds { $second } with { $attack }; { $through ->
    [0] nothing else comes
   *[other] { $through } would get through
}.
guide-no-block = None of your Knights that are ready could hold an attacker alone. Letting them through costs { $force } of your { $health } Health, but no Knight.
guide-tidy = Cards that you do not want may go, and each turn brings new ones. { $piece } hardly trains anybody: let it go.
guide-death = { $seat } attacks with { $force }, and you have { $health } Health. Now is the moment for Death, { $piece }: it kills any Knight. Take out { $second }, which brings { $number }.
guide-life = { $piece } is Life: it makes a Recruit a Knight at once. { $second }, with { $third } for its suit, could attack with { $number } in this very turn.
guide-wizard = { $seat } has played { $piece }. A Ten is a Wizard: it answers any special card and stops it. { $second } will do.
guide-fallen = You lost { $pieces }. Your Health: { $health }.
guide-felled = { $pieces } fell on the other side. { $seat } still has { $number } Health.
guide-hurt = { $number } got through to your kingdom: you have { $health } Health.
guide-hit = { $number } got through: { $seat } has { $health } Health.

bad-edition = { $option } belongs to edition 0.9.
bad-edition-pips = In { $option }, pips belong to edition 0.9.
bad-tiles = A double-{ $set } set has { $tiles } tiles, and { $seats } players draw { $recruits } Recruits. Take a larger one for { $option }.
bad-loot = { $option } finds nothing where { $other } leaves graves on the battlefield only.
bad-endless = A goal that goes by time needs an end: { $option } or { $other }.
bad-fame = { $option } must be less than { $other }.

# Why its bots answer as they do
thumb = I train the best that I can pay for, attack where more comes through than I risk, and block to kill or to survive.

# On paper
credit = Adapted from { title } by Chad C. Walstrom, © 2006, and changed: told in our own words, with options and rulings of ours. CC BY-SA 4.0, without warranty; not endorsed by the author.
pad-goal = { $goal ->
    [healthiest_at_time] The most Health wins when time is up.
    [first_to_fame] First to { $fame_target } Fame wins.
    [most_fame_at_time] The most Fame wins when time is up.
    [fame_last_standing] The last Kingdom with Fame wins.
    [fame_attrition] The last Kingdom with Fame wins.
    [random] A card decides the goal. Note it here:
   *[last_standing] The last Kingdom with Health wins.
}
pad-score = { $goal ->
    [last_standing] Health
    [healthiest_at_time] Health
    [random] left
   *[other] Fame
}
    .first = { $goal ->
        [last_standing] { $health_start }
        [healthiest_at_time] { $health_start }
        [random] { "" }
       *[other] { $fame_start }
    }
pad-note-write = One line per round: what you won or lost in it, and what you have left.
paper-reference = Edition { $edition }. You begin with { $goal ->
    [last_standing] { $health_start } Health
    [healthiest_at_time] { $health_start } Health
    [random] { $health_start } Health, or { $fame_start } Fame
   *[other] { $fame_start } Fame
}; N is { $highest }.
paper-ready = Getting ready
paper-setup = { "" }
    .text = { $decks ->
        [one] One pack
       *[other] { $decks } packs
    } with two Jokers{ $decks ->
        [one] {""}
       *[other] {" "}each
    }. { $pairs ->
        [1] Five cards each. Two cards of one suit make a Knight: one attacks, one defends.
       *[0] Five cards each, and two dominoes face down as Recruits, which only you see; the other dominoes are Peasants.
    } Everybody draws a card, and the highest begins: King high, Ace low.{ $old ->
        [1] {" "}The top card is turned over for the discard pile.
       *[0] { "" }
    }
paper-battle = A battle
paper-declare = Declare.
    .text = Name the opponent, and who attacks. Each attacker stands alone.
paper-aid-attack = Aid.
    .text = The others may send Knights along, asked clockwise until all pass. You are on one side only.
paper-block = Block.
    .text = The defender puts Knights in front of attackers; several in front of one add up.
paper-aid-defence = Aid.
    .text = The others may put Knights there too.
paper-compare = Compare.
    .text = Both ways and all at once: what is higher than the other’s defence fells it. Both may fall, or neither. { $famous ->
        [1] Each Knight that falls costs its Kingdom { $fame_value ->
            [pips] its pips in Fame
           *[one] one Fame
        }{ $goal ->
            [fame_attrition] .
           *[other] , and brings as much to who felled it.
        }
       *[0] With nobody in front, the attack is taken off Health.
    }
paper-knight = A Knight
paper-attack = attacks, towards the middle
paper-defence = defends, towards you
paper-facing = { "" }
    .text = Its suit is that of its training cards, which stay under it face up. It never turns round, and may act in the turn it is promoted. While it is trained it is a Candidate.{ $old ->
        [1] {" "}The double blank takes one card and copies a Knight of its suit, or dies.
       *[0] {" "}Who has attacked, blocked or aided is used, and rests until your next Draw.
    }
paper-aces = The Aces
paper-courts = King, Queen, Jack
    .aside = on any player, you too
paper-others = Ten and Joker
paper-special = Playing them
paper-until-theirs = { $old ->
    [1] Until that player’s next Maintain.
   *[0] Until that player’s next Draw.
}
paper-on-knight = { $old ->
    [1] As long as the Knight is there.
   *[0] Until its controller’s next Draw.
}
paper-death = Death
    .text = { $recruits ->
        [1] A Knight, Candidate or Recruit dies.
       *[0] A Knight or Candidate dies.
    }
    .lasts = At once. Only an answer stops it.
paper-life = Life
    .text = { $pairs ->
        [1] A pair of yours in one suit, or a Candidate, is a Knight at once;
       *[0] { $old ->
            [1] Your Recruit is a Knight at once, { $life_suit_08 ->
                [hearts] a heart;
               *[none] of no suit;
            }
           *[0] Your Recruit and one training card make a Knight at once;
        }
    } { $old ->
        [1] or any Knight untaps. It is never tapped again.
       *[0] or any Knight may act although it has been used.
    }
    .lasts = { paper-on-knight }
paper-wealth = Wealth
    .text = In your own Train: what you lay from now on counts double.
    .lasts = { $old ->
        [1] Until your next Maintain.
       *[0] Until your next Promote.
    }
paper-mercenary = Mercenary
    .text = You command another player’s Knight.
    .lasts = { $mercenary_duration ->
        [until_disrupted] Until a Ten ends it.
       *[round] { $old ->
            [1] Until your next Maintain.
           *[0] Until your next Draw.
        }
    }
paper-power = Power
    .text = A Knight’s attack and defence are doubled.
    .lasts = { paper-on-knight }
paper-majesty = Majesty
    .text = { $old ->
        [1] That player’s Knights of his suit act without tapping. He untaps nobody.
       *[0] That player’s Knights of his suit act again and again, even if used before he came.
    }
    .lasts = { paper-until-theirs }
paper-loyalty = Loyalty
    .text = Knights of her suit neither attack that player nor fight that player’s own of the suit.{ $old ->
        [1] { "" }
       *[0] {" "}Attackers she turns away are barred: they do nothing until the attacker’s next Draw.
    }
    .lasts = { paper-until-theirs }
paper-courage = Courage
    .text = That player’s Knights of the suit gain { $bonus } in attack and in defence.
    .lasts = { paper-until-theirs }
paper-wizard = Wizard
    .text = Negates a special card just played, or later one that lasts. Another Ten may answer it.
    .lasts = At once. Both cards are discarded.
paper-necromancer = Necromancer
    .text = { $pairs ->
        [1] { $graveyard_mode ->
            [battlefield_only] One that fell in this battle is a Candidate of yours.
           *[last_only] The Knight in any graveyard is a Candidate of yours.
        }
       *[0] The top tile of any graveyard is your Recruit{ $old ->
            [1] .
           *[0] , beyond the two.
        }
    }
    .lasts = At once. Only an answer stops it.
paper-when = When.
    .text = { $reaction_windows ->
        [lean] Before Train, before the defence, before the comparison and at the end of a turn: all are asked, from whose turn it is, until everybody passes.
       *[full] After every phase and every step of a battle all are asked, from whose turn it is, until everybody passes.
    } For or against anybody. A Ten may also answer at once.{ $pairs ->
        [1] { "" }
       *[0] {" "}Wealth only in your own Train.
    }
paper-training = As training cards.
    .text = 2 to 10 their number, J 11, Q 12, K 13, and nothing special then. Aces and Jokers train nobody.

# What studies measure
measure-attacks = chances to attack that are taken
measure-fallen = Knights that fall in an attack
measure-unblocked = attacks that get through to Health
measure-renewed = times that the deck is renewed
measure-special-cards = special cards played
measure-negated = special cards that a Wizard undoes
measure-wizard-answered = Wizards that a Wizard answers
measure-king-wins = games won by the player of the first King
measure-life-wins = games won by the player of the first Life
measure-power-wins = games won by the player of the first Power
measure-first-wins = games won by the first player
measure-from-discard = chances to draw the top discard that are taken
measure-undefended = attacks that nobody attacked blocks
measure-dry = games in which deck and discard pile are empty at once
measure-locked = cards that lie under Knights and Candidates at the end
measure-buried = graveyards whose best tile does not lie on top at the end
measure-mercenary-wins = games won by the player of the first Mercenary

# The score pad in the app
pad-ejected = ejected
pad-lead = Who begins?
pad-next = { $dealer } begins the round.
refused-out-without-fame = { $name } still has Fame, and is not ejected.
bad-pad-goal-random = Turn the card for the goal first, and choose what it says under { $option }.

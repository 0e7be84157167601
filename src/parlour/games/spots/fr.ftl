title = Spots
tagline = Paie d’une carte, prends ta monnaie, et espère qu’on t’en rende trop.

prompt-play-card = Joue une carte au milieu. Tu reçois sa valeur en monnaie, ou davantage.
    .do = Payer { $chosen }
prompt-choose-change = Plusieurs lots font ta monnaie. Choisis une carte de celui que tu veux.
    .do = Prendre le lot avec { $chosen }

refused-not-that-change = { $token } ne distingue pas les lots de monnaie. Choisis une des cartes proposées.
refused-in-the-middle = { $token } est au milieu. Paie avec une carte de ta main.
refused-in-your-score-pile = { $token } est de la monnaie gagnée, qui reste dans ta pile.
refused-not-in-your-hand = { $token } n’est pas dans ta main.

# What happened
said-round = Manche { $number } : chacun reçoit cinq cartes{ $yours-count ->
    [0] {""}
   *[other] ; toi : { $yours }
}. Au milieu : { $moved-deck-middle }.{ $number ->
    [1] {" "}Paie une carte au milieu et prends des cartes de la même valeur, ou de plus si le compte ne tombe pas juste ; tant que le milieu n’a pas assez, on retourne des cartes. Ce que tu prends fait tes points, et { $of ->
        [1] qui gagne une manche
       *[other] le premier à gagner { $of } manches
    } gagne la partie.
   *[other] {""}
}
moved-deck-hand =
    .detail = Les mains : { $shares }.
said-begins = { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } la plus petite main, { $number } points, et { VERB($who, you: "commences", one: "commence", us: "commencez", many: "commencent") }.{ $of ->
    [1] {" "}Les autres ont un handicap : la moitié de ce que leur main vaut en plus s’enlève de leurs points.
   *[other] {""}
}
decided-play-card = { $seat } { VERB($who, you: "paies", one: "paie", us: "payez", many: "paient") } { $pieces }{ $moved-deck-middle-count ->
    [0] {""}
   *[other] , { VERB($who, you: "retournes", one: "retourne", us: "retournez", many: "retournent") } { $moved-deck-middle }
}{ $got-count ->
    [0] .
   *[other] {" "}et { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") } { $got }{ $said-excess ->
        [0] .
       *[other] , { $said-excess } de trop.
    }
}
decided-choose-change = { $seat } { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") } { $got } comme monnaie{ $said-excess ->
    [0] .
   *[other] , { $said-excess } de trop.
}
said-tally = { $seat } { VERB($who, you: "as pris", one: "a pris", us: "avez pris", many: "ont pris") } { points-each }{ $of ->
    [0] {" "}sans handicap.
   *[other] , moins un handicap de { $of }.
}
said-tally-half = { $seat } { VERB($who, you: "as pris", one: "a pris", us: "avez pris", many: "ont pris") } { points-each }, moins un handicap de { $of ->
    [0] ½.
   *[other] { $of }½.
}
points-each = { $who ->
    [one] { number-points }
    [you] { number-points }
   *[other] { number-points } chacun
}
number-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
said-shared-round = Égalité au meilleur score : tous ceux qui l’ont gagnent la manche.
said-end-target = { $seat } { VERB($who, you: "as gagné", one: "a gagné", us: "avez gagné", many: "ont gagné") } { $number ->
    [1] une manche
   *[other] { $number } manches
}, et donc la partie.
moved-deck-middle =
    .detail = On retourne : { $pieces }.
moved-hand-played = { "" }
moved-middle-score-pile = { "" }
moved-played-middle = { "" }
said-exact = { "" }
said-excess = { "" }
said-short =
    .aside = La pioche est vide : il manque { $number ->
        [one] { $number } point
       *[other] { $number } points
    } de monnaie.
said-points-noted =
    .aside = La pioche est vide. On note les points, et les piles deviennent la pioche.
said-wins-round = { $seat } { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } la manche avec { $number ->
    [one] { $number } point
   *[other] { $number } points
} { rounds-now }
said-wins-round-half = { $seat } { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } la manche avec { $number }½ points { rounds-now }
said-wins-round-below-zero = { $seat } { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } la manche avec un score négatif, le meilleur quand même, { rounds-now }
rounds-now = et { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } maintenant { $who ->
    [one] { total-rounds }
    [you] { total-rounds }
   *[other] { total-rounds } chacun
}.
total-rounds = { $total ->
    [one] { $total } manche
   *[other] { $total } manches
}
said-tied-round = Égalité au meilleur score : personne n’a la manche.
scored = { "" }
won-ahead = { $seat } { VERB($who, you: "as gagné", one: "a gagné", us: "avez gagné", many: "ont gagné") } { $total }, { lead }.
won-level = { $seat } { VERB($who, you: "as gagné", one: "a gagné", us: "avez gagné", many: "ont gagné") } { total-each }.
moved-to-deck = { "" }

# Scores are rounds won
points = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}

hint-round = Manche { $round }, ouverte par { $seat } avec la plus petite main ({ $total }).
hint-standing = { $seat } : main de { $start }, handicap { $handicap } ; { $points } points jusqu’ici, { $adjusted } avec le handicap ; { $left ->
    [one] encore { $left } carte
   *[other] encore { $left } cartes
} ; { $wins ->
    [one] { $wins } manche gagnée
   *[other] { $wins } manches gagnées
}.
    .tag = { $adjusted } net
hint-middle = Le milieu contient { $total ->
    [one] { $total } point
   *[other] { $total } points
} ; { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche.
hint-fetches = { $piece } rapporte { $pieces } : { $excess ->
    [0] compte juste
   *[other] { $excess } de trop
}.
    .tag = { $excess ->
        [0] juste
       *[other] { $excess } de trop
    }
hint-choice = { $piece } rapporte un lot parmi { $count }, au choix : { $excess ->
    [0] compte juste
   *[other] { $excess } de trop
}.
    .tag = { $excess ->
        [0] juste, au choix
       *[other] +{ $excess }, au choix
    }
hint-draws = { $piece } fait d’abord piocher.
    .tag = pioche
hint-short = { $piece } rapporte seulement { $pieces } : il manque { $short }.
    .tag = manque { $short }
hint-set = Tu peux prendre { $pieces }.

# While choosing
hint-gets = Tu reçois { $pieces }.
    .total = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hint-yours = { $piece } irait dans ta pile.
    .tag = pour toi
hint-stands = Ta manche en serait à { $adjusted } avec le handicap.
hint-pay-draws = Le milieu n’a pas assez. On retourne des cartes jusqu’à ce qu’il puisse payer : nul ne sait ce que tu recevras.
hint-pay-choice = { $count } lots font cette monnaie. Tu choisiras.
    .total = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hint-sets-left = Il reste { $count } lots au choix.

fact-round = Manche
fact-deck = Pioche
fact-starter = A commencé
fact-start = Main de départ
unit-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}

# The guided first game
guide-begin = Toutes les mains sont ouvertes. Tu paies une carte au milieu et reçois sa valeur, ou plus si le compte ne tombe pas juste. { $piece } te rapporterait { $pieces } : { $excess } de trop, tout pour toi.
guide-takes = Ce que tu prends compte pour toi dans cette manche : { $pile } jusqu’ici. Ce que tu paies est de la monnaie pour { $seat }, qui joue ensuite. { $piece } te rapporterait { $pieces }.
guide-short = Le milieu contient { $total }, trop peu pour { $piece }. Si tu joues cette carte, on en retourne d’autres jusqu’à ce que ça suffise. Rien d’autre dans ta main ne rapporte beaucoup pour l’instant.
guide-handicap = Tes cinq premières cartes étaient la main la plus pauvre, { $hand } en tout. { $seat } a commencé avec { $number } et perd la moitié de la différence, { $handicap }. { $piece } te rapporterait { $pieces }.
guide-last = La dernière carte de la manche : { $piece } contre { $pieces }. Handicap compris, tu en es à { $mine }, { $seat } à { $theirs }.
guide-drew = Le milieu ne pouvait pas payer { $piece }, alors on a retourné { $pieces }. Pour toi, { $got ->
    [0] tout juste sa valeur.
   *[other] { $got } de trop.
}
guide-missed = { $pieces } contre { $piece } : { $got ->
    [0] tout juste sa valeur.
   *[other] { $got } de trop.
} { $second } aurait rapporté { $excess } de trop.
guide-gained = { $pieces } contre { $piece } : { $got } de trop, bien joué.
guide-even = { $pieces } contre { $piece }, tout juste sa valeur.

zone-deck = pioche
zone-middle = milieu
zone-played = paiement
zone-hand = main
zone-score-pile = pile de points

phase-play = On paie
phase-change = Choix de la monnaie

option-rounds_to_win = Manches pour gagner
    .help = Combien de manches il faut gagner pour gagner la partie.
option-overpay_rule = Quand le compte ne tombe pas juste
    .help = Quel total au-dessus du prix le milieu rend.
option-overpay_rule-least_excess = le total juste au-dessus
option-overpay_rule-fewest_cards = le moins de cartes
option-equal_change = Monnaies équivalentes
    .help = Qui décide entre des lots de même total et d’autant de cartes.
option-equal_change-highest_card = le lot avec la plus haute carte
option-equal_change-player_chooses = le joueur choisit
option-deck_out = Quand la pioche est vide
    .help = Ce qui se passe quand il faut retourner une carte et que la pioche est vide.
option-deck_out-reshuffle = les piles deviennent la pioche
option-deck_out-short = on reçoit ce qu’il y a
option-handicap_rounding = Demi-points de handicap
    .help = Si les demi-points d’un handicap restent ou s’arrondissent.
option-handicap_rounding-exact = ils restent
option-handicap_rounding-down = arrondis en dessous
option-handicap_rounding-up = arrondis au-dessus
option-round_tie = Manches à égalité
    .help = Qui gagne une manche quand plusieurs ont le meilleur score.
option-round_tie-shared = tous les ex æquo
option-round_tie-none = personne
option-start_tie = Plus petites mains à égalité
    .help = Qui commence quand plusieurs ont la plus petite main.
option-start_tie-fewest_starts = qui a le moins souvent commencé
option-start_tie-random = le hasard décide

# Why its bots answer as they do
thumb = Je paie avec la carte qui rapporte le plus au-delà de son prix, et je laisse peu à qui vient après.

# On paper
credit = { title }, un jeu de James Ernest et Carol Monahan. { poker-suite }
pad-goal = { $rounds_to_win ->
    [one] La première manche gagnée décide.
   *[other] Le premier à gagner { $rounds_to_win } manches l’emporte.
}
pad-handicap = handicap
pad-pile = pile
pad-result = résultat
pad-wins = gagnées
pad-note-write = Handicap : la moitié de ce que ta main a de plus que la plus petite{ $handicap_rounding ->
    [down] , arrondie vers le bas
    [up] , arrondie vers le haut
   *[exact] { " " }; les demi-points comptent
}. Ta pile moins le handicap donne ton résultat ; le meilleur gagne la manche.

# Ce que mesurent les études
measure-starter-wins = manches gagnées par la plus petite main, qui commence
measure-rich-wins = manches gagnées par la plus grosse main
measure-hand-worth = points dont la plus grande main dépasse la plus petite, par point qu’elle tient en plus ; le handicap en ôte 0,5
measure-largest-handicap = points ôtés à la plus grosse main
measure-excess = points rendus en trop par tour
measure-exact = tours où le compte tombe juste
measure-run-out = nombre de fois par manche où l’on remélange ou où la monnaie manque
measure-turned-up = cartes retournées par manche

# La feuille de score dans l’appli
pad-hand = main au début
pad-lead = Qui donne d’abord ?
pad-next = { $dealer } donne, et la plus petite main commence.
pad-end-wins = { $count ->
    [one] { $names } a gagné { $wins ->
        [one] une manche
       *[other] { $wins } manches
    }.
   *[other] { $names } ont gagné { $wins ->
        [one] une manche
       *[other] { $wins } manches
    } chacun.
}

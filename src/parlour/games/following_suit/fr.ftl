title = Following Suit
tagline = Les piques chassent les cœurs, les cœurs les carreaux, et seule ta meilleure couleur compte.

prompt-choose-mark = Choisis ta marque. Si c’est la plus haute de sa couleur, elle prend toutes les cartes de la couleur suivante.
    .do = Marquer { $chosen }

refused-in-the-pool = Ta marque doit venir de ta main ; { $token } est dans le lot.
refused-not-in-hand = Ta marque doit venir de ta main, et { $token } n’y est pas.

# What happened
moved-deck-hand =
    .detail = Chacun reçoit { $count } cartes.
said-round = Manche { $number } : chacun reçoit quatre cartes{ $yours-count ->
    [0] .
   *[other] ; toi : { $yours }.
}{ $number ->
    [1] {" "}À chaque tour, chacun joue une carte, sa marque. Puis, toutes ensemble, la plus haute marque de chaque couleur, l’as étant fort, prend toutes les cartes d’une autre couleur, marques comprises : pique prend cœur, cœur carreau, carreau trèfle, trèfle pique. Ce que personne ne prend est défaussé. La partie se joue en { $of } points.
   *[other] {""}
}
said-count = { $number ->
    [1] La pioche est vide, et chacun compte la meilleure couleur de sa main : l’as n’y vaut que 1, le valet 11, la dame 12, le roi 13.
   *[other] La pioche est vide, et chacun compte la meilleure couleur de sa main.
}
moved-deck-pool = Nouveau lot : { $pieces }.
moved-hand-mark = { $shares-count ->
    [0] La seule marque : { $who ->
        [you] toi
       *[other] { $seat }
    } { $pieces }.
   *[other] Les marques : { $shares }.
}
said-captures = { $got-count ->
    [0] { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } { $number ->
        [0] le plus haut carreau
        [1] le plus haut cœur
        [2] le plus haut pique
       *[3] le plus haut trèfle
    } avec { $piece }, mais aucun { suits-name } à prendre.
   *[other] { $seat } { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") } tout le { suits-name } avec { $piece } : { $got }.
}
suits-name = { $number ->
    [0] trèfle
    [1] carreau
    [2] cœur
   *[3] pique
}
said-sits-out =
    .aside = { $seat } { VERB($who, you: "n’as", one: "n’a", us: "n’avez", many: "n’ont") } plus de carte à jouer et { VERB($who, you: "attends", one: "attend", us: "attendez", many: "attendent") } la manche suivante.
shown-hand = { "" }
said-best-suit = { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } { $got } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { suits-name }, { $total } en tout.
said-no-cards = { $seat } { VERB($who, you: "n’as", one: "n’a", us: "n’avez", many: "n’ont") } aucune carte et ne { VERB($who, you: "marques", one: "marque", us: "marquez", many: "marquent") } rien.
scored = { "" }
said-tied = Égalité en tête à { $number } points : on joue encore une manche.
said-over = Les { $number } points sont atteints : c’était la dernière manche.
moved-pool-hand = { "" }
moved-mark-hand = { "" }
moved-mark-discard =
    .detail = Personne ne prend { $pieces-count ->
        [one] la marque { $pieces }
       *[other] les marques { $pieces }
    } : à la défausse.
moved-pool-discard =
    .detail = Personne ne prend { $pieces } dans le lot : à la défausse.
moved-to-deck = { "" }

zone-deck = pioche
zone-pool = lot
zone-discard = défausse
zone-hand = main
zone-mark = marque

phase-marks = Choix des marques

hint-turn = Manche { $round }, tour { $turn } sur { $turns }. La partie se joue en { $target } points.
hint-table = Sur la table, en points : pique { $spades } → cœur { $hearts } → carreau { $diamonds } → trèfle { $clubs } → pique.
hint-hand = Dans ta main, en points : pique { $spades }, cœur { $hearts }, carreau { $diamonds }, trèfle { $clubs }. La meilleure couleur vaut { $best }.
hint-spades = Un pique prend tous les cœurs, sauf si quelqu’un joue un pique plus haut : { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans le lot.
hint-hearts = Un cœur prend tous les carreaux, sauf si quelqu’un joue un cœur plus haut : { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans le lot.
hint-diamonds = Un carreau prend tous les trèfles, sauf si quelqu’un joue un carreau plus haut : { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans le lot.
hint-clubs = Un trèfle prend tous les piques, sauf si quelqu’un joue un trèfle plus haut : { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans le lot.

# While choosing
hint-hunts = { $piece } chasse { $count ->
    [0] dans le vide pour l’instant
    [one] { $count } carte, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $count } cartes, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}.
    .tag = { $count ->
        [0] marques seules
       *[other] prend { $count }
    }
hint-captures = { $beaten ->
    [no] { $number ->
        [0] Personne n’a de trèfle plus haut, elle prend donc tous les piques
        [1] Personne n’a de carreau plus haut, elle prend donc tous les trèfles
        [2] Personne n’a de cœur plus haut, elle prend donc tous les carreaux
       *[3] Personne n’a de pique plus haut, elle prend donc tous les cœurs
    }
   *[maybe] { $number ->
        [0] Elle prend tous les piques, sauf si quelqu’un joue un trèfle plus haut
        [1] Elle prend tous les trèfles, sauf si quelqu’un joue un carreau plus haut
        [2] Elle prend tous les carreaux, sauf si quelqu’un joue un cœur plus haut
       *[3] Elle prend tous les cœurs, sauf si quelqu’un joue un pique plus haut
    }
} : { $count ->
    [0] aucun dans le lot, mais peut-être parmi les marques
    [one] { $count } carte dans le lot
   *[other] { $count } cartes dans le lot
}.
    .tag = { $count ->
        [0] marques seules
       *[other] prend { $count }
    }
    .total = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hint-after = { $beaten ->
    [no] Ta meilleure couleur vaudra au moins { $best }.
    [same] Ta meilleure couleur vaudra au moins { $best }, marque battue ou non.
   *[worse] Ta meilleure couleur vaudra au moins { $best }, ou { $without } si ta marque est battue.
} La marque elle-même est perdue de toute façon.
hint-prey = { $piece } serait pour toi.
    .tag = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

fact-round = Manche
fact-turn = Tour
fact-deck = Pioche
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# The guided first game
guide-cycle = Pique prend cœur, cœur prend carreau, carreau prend trèfle, et trèfle prend pique. { $piece } chasse { $suit ->
    [0] les trèfles
    [1] les carreaux
    [2] les cœurs
   *[3] les piques
} du lot : { $number ->
    [one] { $number } point
   *[other] { $number } points
} ici. La marque elle-même ne revient jamais.
guide-collect = Tu as { $own } points en { $suit ->
    [0] trèfle
    [1] carreau
    [2] cœur
   *[3] pique
}, et à la fin seule ta meilleure couleur compte. Le lot en offre { $points } de plus : chasse-les avec { $piece }.
guide-sure = Personne ne peut avoir une carte de sa couleur au-dessus de { $piece }. Tu prendrais donc à coup sûr { $suit ->
    [0] tous les trèfles
    [1] tous les carreaux
    [2] tous les cœurs
   *[3] tous les piques
} : { $number } points dans le lot.
guide-cards = Chaque tour coûte une carte, et tu en as { $count } pour { $left } tours. Sans carte, tu passes ton tour. { $piece } peut en capturer { $number } dans le lot.
guide-higher = Seule la plus haute marque d’une couleur capture, et l’as est le plus haut. { $piece } chasse { $number ->
    [one] { $number } point
   *[other] { $number } points
} ; { $higher ->
    [one] une carte plus haute
   *[other] { $higher } cartes plus hautes
} à { $suit ->
    [0] trèfle
    [1] carreau
    [2] cœur
   *[3] pique
} { $higher ->
    [one] peut encore être contre elle
   *[other] peuvent encore être contre elle
}.
guide-last = Le dernier lot. Ensuite on compte ce que tu as en main, et seulement la meilleure couleur. Si { $piece } capture, la tienne vaudra au moins { $points }.
guide-again = { $piece } chasse { $count ->
    [one] une carte
   *[other] { $count } cartes
} à { $suit ->
    [0] trèfle
    [1] carreau
    [2] cœur
   *[3] pique
}, d’une valeur de { $number }.
guide-counted = La manche est comptée : ta meilleure couleur a rapporté { $points }. { $seat } en a eu { $number }.
guide-beaten = { $seat } avait { $second }, au-dessus de { $piece } : seule la plus haute marque d’une couleur capture.
guide-caught = { $piece } t’a rapporté { $got ->
    [one] une carte
   *[other] { $got } cartes
} pour { $points }. Au même instant, { $second } de { $seat } a pris la marque elle-même.
guide-caught-free = { $piece } t’a rapporté { $got ->
    [one] une carte
   *[other] { $got } cartes
} pour { $points }. La marque elle-même est défaussée : elle ne revient jamais.
guide-nothing = { $piece } était la plus haute de sa couleur, mais il n’y avait pas de { $suit ->
    [0] trèfles
    [1] carreaux
    [2] cœurs
   *[3] piques
} à prendre.

option-target_score = Points pour gagner
    .help = La partie s’arrête quand quelqu’un a autant de points après une manche, seul en tête.
option-show_known_cards = Montrer les cartes connues
    .help = Montre les cartes que tout le monde a vu prendre et qui sont encore en main. Sinon, à toi de t’en souvenir.
option-max_rounds = Manches au plus
    .help = La partie s’arrête après autant de manches, et le plus haut total gagne.

# Why its bots answer as they do
thumb = Je réunis une couleur, et je joue des cartes qui sont sans doute les plus hautes de la leur.

# On paper
credit = { title }, un jeu de James Ernest. { poker-suite }
pad-goal = La partie s’arrête à { $target_score } points ; le plus haut total l’emporte.
pad-note-write = Les points de ta meilleure couleur dans cette manche, et ton nouveau total.
pad-note-count = As 1, cartes numérales leur nombre, valet 11, dame 12, roi 13.
pad-note-end = Si plusieurs sont en tête, on joue encore une manche, jusqu’à ce que quelqu’un mène seul.

# Ce que mesurent les études
measure-sits-out = joueurs par manche qui doivent passer un tour
measure-empty = joueurs par manche qui la finissent sans carte
measure-points = points d’un joueur par manche
measure-high-marks-capture = marques du dix à l’as qui prennent
measure-low-marks-capture = marques du deux au six qui prennent
measure-high-mark-points = points en cartes que prend une marque du dix à l’as
measure-low-mark-points = points en cartes que prend une marque du deux au six
measure-middle-mark-points = points en cartes que prend une marque du sept au neuf
measure-court-mark-points = points en cartes que prend une marque du valet au roi
measure-ace-mark-points = points en cartes que prend un as comme marque

title = Penniless and Insane
tagline = Achète les plus belles œuvres au plus bas prix, et débrouille-toi pour mourir pauvre.

# Questions
prompt-choose-bid = Choisis une carte comme enchère. Les plus basses choisissent d’abord ; une enchère coûte sa valeur.
    .do = Miser { $chosen }
prompt-take-art = Prends une carte de la vente. Ton enchère est défaussée et payée.
    .do = Prendre { $chosen }

# Why a choice was refused
refused-on-sale = { $token } est en vente. Mise une carte de ta main.
refused-not-in-hand = { $token } n’est pas dans ta main : tu ne peux pas miser ça.
refused-not-for-sale = { $token } n’est pas à vendre. Prends une des cartes de la vente.

# What happened
said-round = Manche { $number } : chacun a 20 pièces et reçoit 3 cartes{ $yours-count ->
    [0] .
   *[other] ; toi : { $yours }.
}{ $number ->
    [1] {" "}Chacun mise une carte, et la plus basse enchère achète en premier (à égalité : trèfle, carreau, cœur, pique). Qui achète défausse son enchère et en paie la valeur : as 1, valet 11, dame 12, roi 13. À la fin de la manche une main compte sa valeur, trois fois pour qui a le moins d’argent ; la partie se joue en { $of } points.
   *[other] {""}
}
moved-deck-pool = En vente : { $pieces }.
moved-hand-bid = Les enchères : { $shares }.
decided-take-art = { $seat } { VERB($who, you: "achètes", one: "achète", us: "achetez", many: "achètent") } { $pieces } avec { $moved-bid-discard } pour { $lost ->
    [one] { $lost } pièce
   *[other] { $lost } pièces
} ; { $said-left ->
    [0] il ne reste rien.
    [one] il en reste { $said-left }.
   *[other] il en reste { $said-left }.
}
said-left = { "" }
said-cannot-pay =
    .aside = { $seat } { VERB($who, you: "n’as", one: "n’a", us: "n’avez", many: "n’ont") } pas de quoi payer { $piece } et { VERB($who, you: "reprends", one: "reprend", us: "reprenez", many: "reprennent") } l’enchère.
said-nothing-left =
    .aside = { $who ->
        [you] Il ne reste rien pour toi : tu reprends { $piece }.
       *[other] Il ne reste rien pour { $seat } : { $piece } revient en main.
    }
shown-hand = { "" }
said-hand = { $seat } { VERB($who, you: "finis", one: "finit", us: "finissez", many: "finissent") } la manche avec { $of ->
    [one] { $of } pièce
   *[other] { $of } pièces
} et { $got } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } en tout.
said-penniless = { $seat } { VERB($who, you: "finis", one: "finit", us: "finissez", many: "finissent") } la manche { $of ->
    [0] sans un sou
    [one] avec { $of } pièce
   *[other] avec { $of } pièces
}, au plus bas, et { $got } : trois fois { $number } font { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } en tout.
scored = { "" }
said-tied = Égalité en tête à { $number } points : on joue encore une manche.
said-over = Les { $number } points sont atteints : c’était la dernière manche.
paid-pot-seat = { $seat } { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") } { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}{ $who ->
    [one] {""}
    [you] {""}
   *[other] {" "}chacun
} dans le pot.
said-ahead =
    .aside = { $seat } { VERB($who, you: "as gagné", one: "a gagné", us: "avez gagné", many: "ont gagné") } { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    } sur toute la partie.
said-behind =
    .aside = { $seat } { VERB($who, you: "as perdu", one: "a perdu", us: "avez perdu", many: "ont perdu") } { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    } sur toute la partie.
said-even =
    .aside = { $seat } { VERB($who, you: "n’as", one: "n’a", us: "n’avez", many: "n’ont") } ni gagné ni perdu de pièces sur toute la partie.
moved-deck-hand = { "" }
moved-bid-discard = { "" }
moved-bid-hand = { "" }
moved-pool-hand = { "" }
moved-pool-discard =
    .aside = Invendu, à la défausse : { $pieces }.
moved-to-deck = { "" }
paid-seat-pot = { "" }
paid-seat-bank = { "" }
paid-bank-seat = { "" }

# What the table works out
hint-trick = Manche { $round }, vente { $trick } sur 3. La partie se joue en { $target } points.
hint-pot = Dans le pot pour qui gagne cette manche : { $pot }.
hint-money = Le moins d’argent : { $least } ({ $count ->
    [1] un seul joueur
   *[other] { $count } joueurs
}). Tu as { $money }.
hint-least = Ta main vaut { $value } telle quelle, et { $triple } avec le bonus, qui serait à toi pour l’instant.
hint-not-least = Ta main vaut { $value } telle quelle, et { $triple } avec le bonus. Dépense encore { $need } pour rejoindre le plus pauvre.
hint-bid = { $piece } coûte { $price } et te laisserait { $left }.
    .tag = coûte { $price }
hint-too-dear = { $piece } coûte { $price } : tu ne peux pas payer, la carte reviendrait en main.
    .tag = trop cher
hint-order = Enchères encore à jouer, la plus basse d’abord : { $pieces }.
hint-cost = { $piece } est ton enchère. En achetant, tu paies { $price } et gardes { $left }.
    .tag = coûte { $price }
hint-purse = Pièces gagnées aux manches précédentes : { $number }.

# While choosing
hint-bid-costs = Tu ne paies que s’il te reste quelque chose à acheter.
    .total = { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }
hint-bid-too-dear = Tu ne peux pas payer { $price } : la carte revient en main et tu n’achètes rien.
    .total = { $price } pièces
hint-bid-brings = Ta main vaudrait de { $low } à { $high } points, selon ce qui te reste.
hint-with-art = Avec le bonus, ça fait { $triple }.
    .total = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hint-left-least = Il te reste { $left ->
    [one] { $left } pièce
   *[other] { $left } pièces
}. Pour l’instant, personne n’a moins.
hint-left-above = Il te reste { $left ->
    [one] { $left } pièce
   *[other] { $left } pièces
}, { $above } de plus que le plus pauvre.

# Money is counted in coins
chips = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}

fact-round = Manche
fact-trick = Vente
fact-purse = Pièces gagnées avant
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# The guided first game
guide-low-first = Les enchères basses choisissent d’abord et coûtent peu. Ton as coûte une pièce, et un 9 est en vente.
guide-take-best = Ton enchère est la plus basse : tu choisis en premier. Les cartes que tu as à la fin font ton score : prends le 9.
guide-spend = Et maintenant l’astuce : qui a le moins d’argent à la fin compte trois fois. Rien de bon en vente, c’est le moment de dépenser. Mise le 9.
guide-poor = Neuf pièces pour un as, ça paraît fou. Mais tu as de loin le moins d’argent, et l’as est la meilleure enchère pour la dernière vente.
guide-last-trick = Tu as le moins d’argent, et si ça dure ta main compte trois fois. Mise l’as et arrive en premier au roi.
guide-king = Valet, quatre et roi : 28 points, et trois fois 28, c’est la partie.

# The table
zone-deck = pioche
zone-pool = vente
zone-discard = défausse
zone-hand = main
zone-bid = enchère
pot-pot = pot
pot-bank = banque
phase-bids = Les enchères
phase-purchases = Les achats

# Options
option-target = Points pour gagner
    .help = La partie s’arrête quand quelqu’un a autant de points après une manche.
option-gambling = Pour de l’argent
    .help = L’argent dépensé dans une manche forme un pot pour qui la gagne.
option-gambling_winner = Le pot va à
    .help = Qui compte comme gagnant d’une manche quand on joue pour de l’argent.
option-gambling_winner-round_high_score = le plus haut score de la manche
option-gambling_winner-penniless = qui a le moins d’argent
option-target_tie = Égalité en tête à l’arrivée
    .help = Ce qui suit quand plusieurs sont en tête avec assez de points.
option-target_tie-extra_round = on joue encore une manche
option-target_tie-shared = ils partagent la victoire
option-max_rounds = Manches au plus
    .help = La partie s’arrête après autant de manches, et le plus haut total gagne.

# Why its bots answer as they do
thumb = Je répartis mon argent sur les trois mises, et j’aime choisir tôt et pour pas cher.

# On paper
credit = { title }, un jeu de James Ernest. { poker-suite }
pad-goal = La partie s’arrête à { $target } points ; le plus haut total l’emporte.
pad-money = pièces
pad-note-write = Les pièces qui te restent, les points de la manche, ton nouveau total. Chacun commence la suivante avec 20 pièces.
pad-note-count = Tes trois cartes ; le triple pour qui a le moins d’argent, ex æquo compris. As 1, valet 11, dame 12, roi 13.
pad-note-end = { $target_tie ->
    [shared] Plusieurs en tête à { $target } ou plus : la victoire est partagée.
   *[extra_round] Plusieurs en tête à { $target } ou plus : on joue encore une manche.
}

# Ce que mesurent les études
measure-last-gets-nothing = ventes où la plus haute enchère n’achète rien
measure-last-too-late = ventes où la plus haute enchère peut être payée, mais ne trouve plus rien
measure-unpayable = enchères impossibles à payer
measure-bought = enchères qui achètent une carte
measure-tripled = part triplée des points du gagnant
measure-bonus-best = manches où personne ne dépasse la main qui compte trois fois
measure-poorest-tie = manches où deux joueurs ou plus ont le moins d’argent
measure-extra-rounds = parties à égalité en tête à l’arrivée
measure-early-bonus = part de son argent dépensée à la première vente par qui comptera trois fois
measure-early-others = part de leur argent dépensée à la première vente par les autres

# La feuille de score dans l’appli
pad-hand = trois cartes
pad-coins = gain

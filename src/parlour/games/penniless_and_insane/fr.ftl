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
guide-begin = Chacun mise une carte en secret. L’enchère la plus basse achète d’abord, et une enchère coûte sa valeur. { $piece } te coûte { $price ->
    [one] une pièce
   *[other] { $price } pièces
}, et { $lower ->
    [0] personne ne peut avoir plus bas
    [one] une seule plus basse peut être dans une autre main
   *[other] { $lower } plus basses peuvent être dans d’autres mains
}. Mise-la, en espérant { $second } : les trois cartes que tu as à la fin font ton score.
guide-twist = Et maintenant l’astuce. Après la troisième enchère, qui a le moins d’argent compte sa main trois fois. Tu as { $money }, { $seat } a { $least }. Garde ta meilleure carte et paie avec { $piece } : il te resterait { $left }.
guide-spend = Il faut bien que quelqu’un finisse le plus pauvre. { $piece } te laisserait { $left } ; { $seat } a { $least } pour l’instant.
guide-last-poor = La dernière enchère de la manche : ensuite on compte les mains. { $piece } te laisserait { $left }, et personne n’a moins pour l’instant. Avec { $second } tu aurais { $number }, et trois fois cela fait { $points }.
guide-last-rich = La dernière enchère de la manche : ensuite on compte les mains. Le bonus semble perdu, { $seat } n’a plus que { $least }. Alors compte tes cartes : mise { $piece }, et avec { $second } ta main vaut { $points }.
guide-last-again = La dernière enchère de la manche. { $piece } pour { $second } ferait { $points ->
    [one] un point
   *[other] { $points } points
} pour l’instant.
guide-new-round = Chacun a de nouveau 20 pièces. Tu as { $score } points, { $seat } en a { $number }, et { $target } finissent la partie. Commence à petit prix : { $piece }, avec un œil sur { $second }.
guide-low-again = { $piece } coûte { $price ->
    [one] une pièce
   *[other] { $price } pièces
}, et { $lower ->
    [0] personne ne peut acheter avant toi
    [one] une plus basse peut être dans une autre main
   *[other] { $lower } plus basses peuvent être dans d’autres mains
}.
guide-first = Ton { $second } est l’enchère la plus basse : tu choisis en premier. Prends { $piece } : ta main vaudrait { $number }.
guide-take-poor = Avec { $piece }, ta main vaut { $number }. Il { $left ->
    [0] ne te restera rien
    [one] te restera une pièce
   *[other] te restera { $left } pièces
} et personne n’a moins pour l’instant : elle compterait trois fois, { $points }.
guide-rest = { $seat } a misé plus bas et pris { $second }. Il ne reste que { $piece }, et tu ne peux pas refuser. Il { $left ->
    [0] ne te restera rien
    [one] te restera une pièce
   *[other] te restera { $left } pièces
} : dépenser, c’est la moitié du jeu.
guide-take = { $piece } est la meilleure carte en vente. Ta main vaudrait { $number }, et il { $left ->
    [0] ne te resterait rien
    [one] te resterait une pièce
   *[other] te resterait { $left } pièces
}.
guide-bought = Tu as payé { $piece } avec { $second }, et il { $left ->
    [0] ne te reste rien
    [one] te reste une pièce
   *[other] te reste { $left } pièces
}. { $seat } a moins : { $least }.
guide-bought-poorest = Tu as payé { $piece } avec { $second }, et il { $left ->
    [0] ne te reste rien
    [one] te reste une pièce
   *[other] te reste { $left } pièces
}. Personne n’a moins.
guide-too-late = Tout était vendu avant ton tour : la dernière, { $third }, à { $seat } pour { $second }. { $piece } revient dans ta main, et tu n’as rien payé.
guide-round-poor = Tu as fini la manche avec { $coins ->
    [0] les poches vides
    [one] une pièce
   *[other] { $coins } pièces
}, et personne n’avait moins : { $number } a compté trois fois, { $points } points.
guide-round-rich = { $seat } a fini la manche { $least ->
    [0] sans une pièce
    [one] avec une pièce
   *[other] avec seulement { $least } pièces
}, alors une main de { $hand } a compté { $points }. Tu as gardé { $coins }, et ta main a compté une fois : { $number }.

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

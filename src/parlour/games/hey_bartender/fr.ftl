title = Hey, Bartender!
tagline = Il est gentil, il est lent, et il n’a jamais la monnaie.

prompt-offer-card = Offre une carte au barman. Ce qu’il rend en trop, tu le marques.
    .do = Offrir { $chosen }

refused-his-card = { $token } appartient au barman. Offre une carte de ta main.
refused-discarded = { $token } a été rendu et défaussé. Ça ne revient pas dans ta main.
refused-not-in-your-hand = { $token } n’est pas dans ta main.

# What happened
moved-deck-hand = Chacun reçoit { $count } cartes{ $yours-count ->
    [0] .
   *[other] ; toi : { $yours }.
}
said-begins = { $of ->
    [1] {""}
   *[other] Donne { $number } sur { $of } :{" "}
}{ $seat } { VERB($who, you: "commences", one: "commence", us: "commencez", many: "commencent") }, et le barman a { $moved-deck-bartender }.{ $number ->
    [1] {" "}Il garde la carte offerte et rend la monnaie, la même valeur ou le moins possible au-dessus ; l’as vaut 1, le valet 11, la dame 12, le roi 13. Ce qu’il rend en trop fait des points pour qui a offert, et la monnaie est défaussée.
   *[other] {""}
}
moved-deck-bartender =
    .detail = Le barman pioche { $pieces }.
decided-offer-card = { $seat } { VERB($who, you: "offres", one: "offre", us: "offrez", many: "offrent") } { $pieces }{ $moved-bartender-discard-count ->
    [0] .
   *[other] ; le barman { $moved-deck-bartender-count ->
        [0] rend
       *[other] n’a pas assez, pioche { $moved-deck-bartender } et rend
    } { $moved-bartender-discard }{ $points ->
        [0] , le compte est juste.
        [one] , { $points } de trop : { $points } point, { $total } en tout.
       *[other] , { $points } de trop : { $points } points, { $total } en tout.
    }
}
said-over = Toutes les cartes ont été offertes.
said-exact = { "" }
said-gives-all = La pioche est vide. Le barman donne tout ce qu’il a, { $moved-bartender-discard }, et ça ne fait aucun point.
scored = { "" }
moved-hand-counter = { "" }
moved-bartender-discard = { "" }
moved-counter-bartender = { "" }
moved-discard-deck =
    .detail = La défausse devient la pioche.
moved-bartender-deck = { "" }

hint-bartender = Le barman a { $pieces }, { $total ->
    [one] { $total } dollar
   *[other] { $total } dollars
} ; { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche.
hint-fetches = { $piece } rapporte { $pieces } : { $points ->
    [0] compte juste
    [one] { $points } point
   *[other] { $points } points
}.
    .tag = { $points ->
        [0] juste
       *[other] +{ $points }
    }
hint-draws = { $piece } l’oblige à piocher d’abord.
    .tag = il pioche
hint-short = { $piece } rapporte tout ce qu’il a, et aucun point.
    .tag = aucun point

# While choosing
hint-offer = Il rend { $pieces }{ $points ->
    [0] , le compte est juste
   *[other] {""}
}.
    .total = { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }
hint-offer-draws = Il n’a pas assez : il pioche jusqu’à pouvoir payer. Tu marqueras peut-être, et nul ne sait combien.
    .tag = il pioche
hint-offer-short = Il n’a pas assez, et plus de pioche. Il donne tout ce qu’il a, et tu ne marques rien.
    .tag = aucun point
hint-leaves = Il lui reste ensuite { $pieces }.
hint-paid = { $piece } fait partie de la monnaie.
    .tag = monnaie

fact-deal = Donne
fact-deck = Pioche
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# The guided first game
guide-begin = Tu offres une carte et le barman rend la monnaie. Le compte juste ne rapporte rien ; ce qu’il rend de trop est à toi. Là, il a le compte juste pour toutes tes cartes. Paie donc avec { $piece }, qui sera dure à changer plus tard.
guide-excess = Il ne peut pas faire { $price } : contre { $piece } il rendrait { $pieces }, { $points } de trop, et ce sont tes points. Tout le jeu est là : offre ce qu’il ne peut pas changer.
guide-small = Les petites cartes valent le plus tant qu’il n’en a que des grosses. Il ne peut pas faire { $price } : contre { $piece } il rendrait { $pieces }, { $points } de trop.
guide-becomes = { $piece } rapporte { $points } maintenant. Ce que tu paies reste devant lui : ce sera peut-être le compte juste pour quelqu’un d’autre, ou pour toi.
guide-standing = Il te reste { $left } cartes. Tu as { $score }, { $seat } a { $number }. { $piece } rapporterait { $points } de plus.
guide-exact = Il a le compte juste pour toutes tes cartes. Débarrasse-toi de { $piece } et garde les petites pour un meilleur moment.
guide-offer-again = Contre { $piece } il rendrait { $pieces } : { $points } de trop.
guide-last = Ta dernière carte part toute seule : { $pieces } contre { $piece }, { $points ->
    [0] le compte juste
   *[other] { $points } de trop
}.
guide-missed = { $pieces } contre { $piece } : { $got ->
    [0] le compte juste, rien pour toi.
   *[other] { $got } de trop.
} { $second } aurait rapporté { $points }.
guide-gained = Il a rendu { $pieces } contre { $piece } : { $got ->
    [one] un point
   *[other] { $got } points
} pour toi.
guide-rival = { $seat } a eu { $points } points pour { $piece }. Toi, le compte juste.
guide-even = { $pieces } contre { $piece }, le compte juste : ça ne rapporte rien.

zone-deck = pioche
zone-bartender = barman
zone-counter = comptoir
zone-discard = défausse
zone-hand = main

phase-offer = La monnaie

option-first_dealer = Premier donneur
    .help = Qui y est assis donne en premier. Le voisin de gauche commence.
option-first_dealer-random = le hasard décide
option-deck_out = Quand la pioche est vide
    .help = Ce que fait le barman quand il doit piocher et que la pioche est vide.
option-deck_out-reshuffle = la défausse devient la pioche
option-deck_out-short = il donne tout, sans points
option-deals = Donnes
    .help = Combien de donnes on joue. Leurs scores s’ajoutent.

# Why its bots answer as they do
thumb = Je paie là où on me rend le plus, et je laisse peu à qui vient après.

# On paper
credit = { title }, un jeu de James Ernest. { poker-suite }
pad-goal = { $deals ->
    [one] Le plus de points l’emporte.
   *[other] Le plus de points en { $deals } donnes l’emporte.
}
pad-turn = Carte
pad-note-write = Pour chaque carte offerte, chaque dollar reçu en trop. Le compte juste vaut 0. Une donne a { $seats ->
    [5] 6
    [6] 6
   *[other] 7
} lignes.

# Ce que mesurent les études
measure-points = points d’un joueur par donne
measure-exact = offres où le compte tombe juste
measure-drawn = cartes que le barman pioche par donne pour rendre la monnaie
measure-starter-wins = parties d’une donne gagnées par qui commence
measure-dealer-wins = parties d’une donne gagnées par le donneur
measure-deck-out = donnes où la pioche ne suffit pas au barman

# La feuille de score dans l’appli
pad-lead = Qui donne d’abord ?
pad-next = Donne { $deal }, carte { $card } sur { $cards }. { $card ->
    [1] { $dealer } donne, { $left } commence.
   *[other] { $left } commence.
}
pad-end-deals = { $deals ->
    [one] Toutes les cartes sont offertes.
   *[other] Les { $deals } donnes sont jouées.
}

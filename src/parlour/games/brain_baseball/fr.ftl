title = Brain Baseball!
tagline = Lance, frappe et attrape pour des points, ou trois strikes de suite et c’est plié.

prompt-pitch = Lance une balle. N’importe quelle carte. Les autres peuvent frapper jusqu’à sa valeur ; si personne ne frappe, c’est un strike.
    .do = Lancer { $chosen }
    .sure = { $last ->
        [1] Lancer { $chosen } avec deux strikes ? Si personne ne frappe, tu gagnes la partie.
       *[0] { "" }
    }
prompt-swing = Frapper, ou passer ? Une frappe ne dépasse pas la balle, et dépasse toutes les frappes d’avant.
    .do = { $act ->
        [pass] Passer
       *[play] Frapper avec { $chosen }
    }
prompt-field = Attraper, ou passer ? Il faut au moins la valeur de la balle, et plus que toutes les prises d’avant. Ici le deux vaut 14 et l’as 15.
    .do = { $act ->
        [pass] Passer
       *[play] Attraper avec { $chosen }
    }

word-pass = Passer

refused-must-pitch = Le lanceur ne peut pas passer. Joue n’importe quelle carte.
refused-not-in-your-hand = { $token } n’est pas dans ta main.
refused-above-the-ball = { $token } dépasse la balle. Une frappe ne la dépasse pas.
refused-too-low-to-swing = { $token } ne dépasse pas la frappe d’avant.
refused-too-low-to-field = { $token } est trop bas : il faut au moins la valeur de la balle, et plus que la prise d’avant.

said-inning = Manche { $number } sur { $of } : chacun reçoit de nouvelles cartes{ $yours-count ->
    [0] .
   *[other] ; toi : { $yours }.
}{ $number ->
    [1] {" "}Une frappe ne dépasse pas la balle, une prise n’est pas en dessous, et qui gagne la balle lance ensuite. L’as vaut 1 et le deux 2, mais 15 et 14 pour attraper.
   *[other] {""}
}
decided-pitch = { $seat } { VERB($who, you: "lances", one: "lance", us: "lancez", many: "lancent") } { $pieces }.
decided-swing = { $act ->
    [pass] {""}
   *[none] { $seat } { VERB($who, you: "frappes", one: "frappe", us: "frappez", many: "frappent") } avec { $pieces }.
}
said-hit = { $number ->
    [1] Personne d’autre ne frappe : { $seat } { VERB($who, you: "touches", one: "touche", us: "touchez", many: "touchent") } la balle.
   *[other] { $seat } { VERB($who, you: "touches", one: "touche", us: "touchez", many: "touchent") } la balle : { $piece } est la plus haute frappe.
}
decided-field = { $act ->
    [pass] {""}
   *[none] { $seat } { VERB($who, you: "tentes", one: "tente", us: "tentez", many: "tentent") } d’attraper avec { $pieces }.
}
said-caught = { $seat } { VERB($who, you: "attrapes", one: "attrape", us: "attrapez", many: "attrapent") } et { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } la balle, { $got }, avec { $number ->
    [14] { $piece } : un deux vaut 14 pour attraper
    [15] { $piece } : un as vaut 15 pour attraper
   *[other] { $piece }
}.
said-not-caught = Personne n’attrape : { $seat } { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } la balle, { $got }.
said-cannot-pitch = { $seat } { VERB($who, you: "n’as", one: "n’a", us: "n’avez", many: "n’ont") } plus de cartes : { $whom ->
    [you] tu lances
   *[other] { $target } lance
} ensuite.
said-strike = { $said-ace-ball ->
    [0] Personne ne frappe :
   *[other] Personne ne frappe, car seul un as touche un as :
} { $number ->
    [1] premier strike
    [2] deuxième strike de suite
    [3] troisième strike de suite
   *[other] { $number } strikes de suite
}, et { $seat } { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } la balle, { $got }.{ $of ->
    [0] {""}
   *[other] { $number ->
        [2] {" "}Un troisième de suite gagnerait la partie.
       *[other] {""}
    }
}
said-ace-ball = { "" }
said-inning-over = Un joueur au plus a encore des cartes : la manche est finie.
said-scores = { $number ->
    [0] { $seat } { VERB($who, you: "n’as", one: "n’a", us: "n’avez", many: "n’ont") } gagné aucune balle et { VERB($who, you: "restes", one: "reste", us: "restez", many: "restent") } à { $of }.
   *[other] { $seat } { VERB($who, you: "marques", one: "marque", us: "marquez", many: "marquent") } { $number } pour { $named-ball } : { $of } en tout.
}
said-ball = { "" }
said-end-three-strikes = { $who ->
    [you] Trois strikes de suite te donnent la partie
   *[other] Trois strikes de suite donnent la partie à { $seat }
}, quels que soient les scores ; les balles de cette manche ne comptent plus.
said-end-dollars = { $seat } { VERB($who, you: "finis", one: "finit", us: "finissez", many: "finissent") } avec { $number } dollars, le maximum.
scored = { "" }
paid-seat-pot =
    .detail = { $seat } { VERB($who, you: "mets", one: "met", us: "mettez", many: "mettent") } { $amount } au pot.
paid-pot-seat = { $seat } { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") } { $amount }{ $who ->
    [one] {""}
    [you] {""}
   *[other] {" "}chacun
} dans le pot, { $rule ->
    [BBB-R13] avec trois strikes de suite
   *[other] pour la meilleure manche
}.
moved-stock-hand =
    .detail = { $seat } { VERB($who, you: "reçois", one: "reçoit", us: "recevez", many: "reçoivent") } des cartes.
moved-to-ball = { "" }
moved-hand-swing = { "" }
moved-hand-fielding = { "" }
moved-to-balls = { "" }
moved-to-discard =
    .detail = À la défausse : { $shares-count ->
        [0] { $who ->
            [you] toi
           *[other] { $seat }
        } { $pieces }.
       *[other] { $shares }.
    }
moved-to-stock =
    .detail = Toutes les cartes retournent au talon.

hint-inning = Manche { $number } sur { $innings }, donnée par { $seat }.
hint-pitcher = Au lancer : { $seat }, { $strikes ->
    [0] aucun strike
    [one] { $strikes } strike
   *[other] { $strikes } strikes de suite
}.
hint-two-strikes = Au lancer : { $seat }, avec deux strikes. Encore un et la partie est gagnée !
hint-swing = La balle vaut { $ball }. Pour frapper : de { $low } à { $ball }.
hint-swing-exact = La balle vaut { $ball }. Pour frapper : { $ball } exactement.
hint-swing-closed = La balle vaut { $ball }, et une frappe à { $ball } est faite : impossible de faire mieux.
hint-field = La balle vaut { $ball }. Pour attraper : { $low } ou plus (deux 14, as 15).
hint-field-closed = La balle vaut { $ball }, et un as veut l’attraper : impossible de faire mieux.
hint-last-asked = Personne ne parle après toi.
hint-asked-next = Après toi : { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}, d’abord { $seat }.
hint-points = { $seat } : { $inning } dans cette manche, { $total } avant.
hint-played = Déjà joué : { $ranks }.
hint-unseen = Pas encore vus : { $aces } as, { $deuces } deux.
hint-counts =
    .tag = vaut { $number }
hint-would-pass = Tu gardes tes cartes et laisses la balle aux autres.
hint-would-pitch = Une balle de { $number }. Sur { $unseen } cartes que tu n’as pas vues, { $n } pourraient la toucher.
    .total = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
hint-would-lead = { $n ->
    [0] Aucune carte ne peut dépasser ton { $number }.
    [one] Une seule carte que tu n’as pas vue pourrait dépasser ton { $number }.
   *[other] Sur { $unseen } cartes que tu n’as pas vues, { $n } pourraient dépasser ton { $number }.
}
hint-would-have = Personne ne parle après toi. Ton { $number } est le meilleur.

unit-dollars = { $count ->
    [one] { $count } dollar
   *[other] { $count } dollars
}
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fact-inning = Manche
fact-strikes = Strikes de suite
fact-pitcher = au lancer
fact-hitter = à la batte

zone-stock = talon
zone-ball = balle
zone-discard = défausse
zone-hand = main
zone-swing = frappe
zone-fielding = prise
zone-balls = balles

pot-pot = pot

phase-pitch = Le lancer
phase-swing = À la batte
phase-field = Sur le terrain

option-gambling = Pour des dollars
    .help = Chaque lancer coûte sa valeur en dollars, et le meilleur de chaque manche prend le pot. Le plus de dollars gagne.
option-three_strike_rule = Trois strikes gagnent
    .help = Trois strikes de suite gagnent aussitôt la partie.
option-streak_scope = Strikes de suite
    .help = Si les strikes de la manche d’avant comptent encore pour un lanceur qui donne la suivante.
option-streak_scope-inning = dans une manche
option-streak_scope-game = d’une manche à l’autre
option-first_dealer = Premier donneur
    .help = Qui y est assis donne la première manche et y lance en premier.
option-first_dealer-random = au hasard
option-innings = Manches
    .help = Combien de manches font une partie.
option-innings-auto = une par joueur

guide-begin = La balle est un 6. Frappe-la avec une carte de 1 à 6 ; la plus haute frappe la touche, et gagne la balle si personne ne l’attrape. Un 5 sera difficile à dépasser.
guide-exact = Ta balle a été attrapée : les autres peuvent attraper à partir de la valeur de la balle, et la meilleure prise l’emporte. Essaie encore. Un 4 pour un 4, on ne fait pas mieux.
guide-keep = Les petites balles ne valent guère la peine, et tes as sont précieux : bas pour frapper, mais 15 sur le terrain. Si personne ne frappe c’est un strike, et trois de suite gagnent la partie. Un seul ne fait pas de mal. Passe.
guide-cheap = C’était un strike, alors ne laisse pas filer celle-ci. Une dame vaut 12 points. Frappe avec une carte dont tu peux te passer ; que tu touches ou non, on aura peut-être besoin de toi sur le terrain.
guide-catch = Elle est touchée, et le lanceur brandit un roi pour l’attraper. Seul un deux ou un as fait mieux ici. Joue un as.
guide-pitch = À toi de lancer, avec 12 points d’avance. Une balle moyenne tente les batteurs, et tu gardes un valet pour la rattraper.
guide-own-ball = Le lanceur peut attraper aussi. Personne ne parle après toi : le valet ramène ta propre balle.
guide-last = Il reste une carte. Seul un as touche un as : cette balle est presque sûre.

# Why its bots answer as they do
thumb = Je dépense les cartes dont je n’ai guère besoin, et je garde as et deux pour ce qui compte.

# On paper
credit = { title }, un jeu de James Ernest. { poker-suite }
pad-goal = Le plus de points après { $innings ->
    [one] une manche
   *[other] { $innings } manches
}.{ $three_strike_rule ->
    [1] {" "}Trois strikes de suite gagnent aussitôt.
   *[0] { "" }
}
pad-note-write = La valeur de tes balles dans cette manche, et ton nouveau total.
pad-note-count = As 1, cartes numérales leur nombre, valet 11, dame 12, roi 13.

# Ce que mesurent les études
measure-hits = balles touchées
measure-uncaught = balles touchées que personne n’attrape
measure-swing-points = points que rapporte une frappe
measure-catch-points = points que rapporte une prise
measure-strike-points = points qu’un lancer rapporte au lanceur par un strike
measure-struck-out = parties terminées par trois strikes
measure-low-hand-strikes = premières manches que le donneur, avec trois cartes de l’as au trois, termine par trois strikes
measure-dealer-inning = manches où le donneur s’en sort le mieux
measure-tricks = coups par manche
measure-pitched = valeur d’un lancer

# La feuille de score dans l’appli
pad-lead = Qui donne d’abord ?
pad-next = { $dealer } donne et lance en premier.
pad-strikes = trois strikes
pad-paid = payé en lancers
pad-dollars = dollars
pad-end-strikes = Trois strikes de suite de { $names }.
refused-inning-not-scored = { $name }, { $column } : une manche qui finit par trois strikes ne compte pas, donc 0.

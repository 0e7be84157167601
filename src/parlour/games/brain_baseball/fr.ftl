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

guide-begin = La balle est { $second } et vaut { $value } points. Frappe avec une carte qui ne dépasse pas sa valeur. La frappe la plus haute touche et gagne la balle, si personne ne l’attrape. { $topped ->
    [0] Rien que tu n’aies vu ne dépasse { $piece }.
    [one] Une seule carte que tu n’as pas vue dépasse { $piece }.
   *[other] { $topped } cartes que tu n’as pas vues dépassent { $piece }.
}
guide-third-strike = Deux strikes, et personne n’a frappé : laisse passer cette balle et { $seat } a gagné la partie. Frappe, avec { $piece } ou n’importe quoi !
guide-exact = { $piece } est aussi haut que la balle, { $second } : aucune frappe ne peut la dépasser.
guide-small = Seulement { $value } points, et il te faudrait dépenser un as ou un deux. Bas pour frapper, ils sont les plus hauts pour attraper : 15 et 14. Si personne ne frappe, c’est un strike ; trois de suite gagnent la partie, un seul ne fait pas encore de mal. Passe.
guide-swing = Une balle à { $value } points, et { $strikes ->
    [0] pas encore de strike
    [one] déjà un strike pour { $seat }
   *[other] déjà { $strikes } strikes pour { $seat }
}. { $topped ->
    [0] Rien que tu n’aies vu ne dépasse { $piece }.
    [one] Une carte que tu n’as pas vue dépasse { $piece }.
   *[other] { $topped } cartes que tu n’as pas vues dépassent { $piece }.
} Et avec n’importe quelle frappe, pas de strike.
guide-keep = { $able ->
    [0] Tu n’as pas de carte pour frapper : passe. Une haute peut encore attraper la balle si quelqu’un la touche.
   *[other] Frapper te coûterait une carte plus utile pour attraper, et la balle vaut { $value }. Passe.
}
guide-field = { $seat } a touché la balle, { $second } pour { $value } points. Tous les autres peuvent maintenant l’attraper, avec des cartes à partir de sa valeur ; ici un deux compte 14, un as 15. Ton { $piece } compterait { $number } et mènerait ; { $higher ->
    [0] rien que tu n’aies vu n’est plus haut
    [one] une carte que tu n’as pas vue est plus haute
   *[other] { $higher } cartes que tu n’as pas vues sont plus hautes
}.
guide-own-ball = { $seat } a touché ta balle, mais qui lance peut aussi attraper, et personne ne joue après toi : { $piece } ramène { $second } à la maison.
guide-field-last = Personne ne joue après toi. { $piece } attrape la balle à coup sûr : { $value } points.
guide-field-again = { $piece } mènerait avec { $number }, pour une balle à { $value }. { $higher ->
    [0] Rien que tu n’aies vu n’est plus haut.
    [one] Une carte que tu n’as pas vue est plus haute.
   *[other] { $higher } cartes que tu n’as pas vues sont plus hautes.
}
guide-field-keep = Une balle à { $value } ne vaut guère ton { $piece }, qui compte { $number } pour attraper. Laisse-la.
guide-field-none = Tu n’as rien qui puisse encore attraper { $second } : passe.
guide-pitch = Qui gagne une balle lance la suivante. Si personne ne frappe, tu la gardes : un strike. { $piece } est bas : sur les { $unseen } cartes que tu n’as pas vues, { $hits } peuvent la toucher. Les hautes restent pour attraper.
guide-pitch-again = Tu as { $points } points en balles, { $seat } en a { $number }. Lance { $piece } : { $hits ->
    [0] rien que tu n’aies vu ne peut la toucher
    [one] une carte que tu n’as pas vue peut la toucher
   *[other] { $hits } cartes que tu n’as pas vues peuvent la toucher
}.
guide-pitch-win = Deux strikes de suite, et un troisième gagne aussitôt la partie ! { $piece } est la plus dure à toucher : { $hits ->
    [0] aucune des { $unseen } cartes que tu n’as pas vues ne le peut
    [one] une des { $unseen } cartes que tu n’as pas vues le peut
   *[other] { $hits } des { $unseen } cartes que tu n’as pas vues le peuvent
}.
guide-pitch-last = Ta dernière carte, { $piece }, est la balle ; { $hits ->
    [0] rien que tu n’aies vu ne peut la toucher
    [one] une carte que tu n’as pas vue peut la toucher
   *[other] { $hits } cartes que tu n’as pas vues peuvent la toucher
}. Dès qu’une personne au plus a des cartes, la manche est finie et on compte les balles : tu as { $points } points, { $seat } en a { $number }.
guide-hit-mine = Ton { $piece } a touché, et personne n’a attrapé : { $second } est à toi, { $number ->
    [one] un point
   *[other] { $number } points
}, et tu lances.
guide-hit-caught = Ton { $piece } a touché, mais { $seat } a attrapé la balle avec { $second }. { $third } est donc parti là-bas : il faut aussi de la chance derrière.
guide-topped = { $seat } a dépassé ton { $piece } avec { $second } et touché la balle. Seule la frappe la plus haute compte ; les autres cartes sont perdues.
guide-caught-mine = Ton { $piece } a le mieux attrapé : { $second } est à toi, { $number ->
    [one] un point
   *[other] { $number } points
}, et tu lances.
guide-strike-mine = Personne n’a frappé { $piece } : tu gardes la balle, et c’est le strike { $number } sur trois.
guide-strike = Personne n’a frappé : { $seat } garde { $piece }, et c’est le strike { $number }. Trois de suite gagnent la partie.
guide-pitch-hit = { $seat } a touché ton { $second } avec { $piece }.

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

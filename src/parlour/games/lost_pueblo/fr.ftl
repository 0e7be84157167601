title = The Lost Pueblo of Doctor Green
tagline = Quelqu’un a volé le pueblo. Prends un air innocent, et compte les cartes.

# Questions
prompt-act = Donne une carte à quelqu’un, demandes-en une, ou accuse quelqu’un. D’abord quoi, puis à qui ; pour donner, la carte ensuite.
    .do = { $chosen }
    .sure = { $risk ->
        [accuse] Accuser { $seat } ? Si tu te trompes, ça te coûte jusqu’à deux cartes.
        [last] Donner ta dernière carte ? Tu quittes cette donne.
        [six] Donner une sixième carte à { $seat } ? À moins d’être le voleur, { $seat } gagne la donne.
       *[none] {""}
    }
prompt-hand-over = On te demande une carte. Choisis celle que tu donnes.
    .do = Donner { $chosen }
prompt-hand-over-or-not = On te demande une carte. Donnes-en une, ou dis non.
    .do = { $risk ->
        [refuse] Dire non
       *[other] Donner { $chosen }
    }
    .sure = { $risk ->
        [last] Donner ta dernière carte ? Tu quittes cette donne.
       *[other] {""}
    }
prompt-hand-over-two = C’était faux, et tu dois deux cartes. Choisis celles que tu donnes.
    .do = Donner { $chosen }

# Words
word-give = Donner à
word-ask = Demander à
word-accuse = Accuser
word-refuse = Dire non

# Why a choice was refused
refused-yourself = C’est toi. Nomme quelqu’un d’autre.
refused-dropped-out = Ce joueur a quitté la donne.
refused-ace-comes-last = L’as de pique ne peut quitter ta main qu’en dernier.
refused-no-refusing = Tu ne peux pas dire non : donne une carte.
refused-not-in-hand = { $token } n’est pas dans ta main.

# What happened
moved-pack-hand = On donne { $count } cartes à chacun, dont l’as de pique{ $yours-count ->
    [0] .
   *[other] ; toi : { $yours }.
}
said-begins = { $of ->
    [1] {""}
   *[other] Donne { $number } sur { $of } :{" "}
}{ $seat } { VERB($who, you: "commences", one: "commence", us: "commencez", many: "commencent") }.{ $number ->
    [1] {" "}À son tour, on donne une carte, on en demande une, ou on accuse quelqu’un. Le voleur, qui a l’as de pique, gagne en se défaisant de toutes ses cartes, l’as en dernier ; les autres gagnent chacun pour soi, avec six cartes ou en accusant le voleur. Une fausse accusation coûte deux cartes.
   *[other] {""}
}
decided-act = { $act ->
    [give] { $whom ->
        [you] { $seat } te { VERB($who, one: "donne", many: "donnent") } { $pieces } spontanément.
       *[other] { $seat } { VERB($who, you: "donnes", one: "donne", us: "donnez", many: "donnent") } spontanément { $pieces } à { $target }.
    }
    [ask] { $whom ->
        [you] { $seat } te { VERB($who, one: "demande", many: "demandent") } une carte
       *[other] { $seat } { VERB($who, you: "demandes", one: "demande", us: "demandez", many: "demandent") } une carte à { $target }
    }{ $got-count ->
        [0] .
       *[other] {" "}et { VERB($who, you: "reçois", one: "reçoit", us: "recevez", many: "reçoivent") } { $got }, la dernière.
    }
   *[accuse] { $whom ->
        [you] { $seat } { VERB($who, one: "t’accuse", many: "t’accusent") } du vol.
       *[other] { $seat } { VERB($who, you: "accuses", one: "accuse", us: "accusez", many: "accusent") } { $target } du vol.
    }
}
decided-hand-over = { $whom ->
    [you] { $seat } te { VERB($who, one: "donne", many: "donnent") } { $pieces }.
   *[other] { $seat } { VERB($who, you: "donnes", one: "donne", us: "donnez", many: "donnent") } { $pieces } à { $target }.
}
decided-hand-over-or-not = { $act ->
    [refuse] { $seat } { VERB($who, you: "dis", one: "dit", us: "dites", many: "disent") } non.
   *[other] { decided-hand-over }
}
decided-hand-over-two = { $whom ->
    [you] { $seat } te { VERB($who, one: "donne", many: "donnent") } { $pieces } en amende.
   *[other] { $seat } { VERB($who, you: "donnes", one: "donne", us: "donnez", many: "donnent") } { $pieces } à { $target } en amende.
}
said-innocent = { $seat } { VERB($who, you: "n’as", one: "n’a", us: "n’avez", many: "n’ont") } pas l’as de pique{ $got-count ->
    [0] .
   *[other] . Fausse accusation : { $whom ->
        [you] tu donnes
       *[other] { $target } donne
    } { $got } en amende.
}
said-caught = { $seat } { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") } le voleur la main dans le sac : { $whom ->
    [you] tu avais
   *[other] { $target } avait
} l’as de pique{ hands-now }
said-escaped = { $who ->
    [you] Le voleur, c’est toi, et tu t’échappes
   *[other] Le voleur, c’est { $seat }, et il s’échappe
} : l’as de pique, dernière carte, va à { $target }{ $number ->
    [6] { six-too }
    [7] { six-too }
   *[other] {""}
}{ hands-now }
six-too = , ce qui passe avant les { $number } cartes chez { $target }
said-six = { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } { $number } cartes sans être le voleur : six suffisent{ hands-now }
said-exposed =
    .aside = { $rule ->
        [LPG-18] { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } six cartes sans gagner : c’est donc le voleur.
       *[other] Seul le voleur peut faire ça : c’est { $who ->
            [you] toi
           *[other] { $seat }
        }.
    }
said-drops-out =
    .aside = { $seat } { VERB($who, you: "n’as", one: "n’a", us: "n’avez", many: "n’ont") } plus de cartes et { VERB($who, you: "quittes", one: "quitte", us: "quittez", many: "quittent") } la donne.
said-lone = Le voleur reste seul à table, et c’est { $who ->
            [you] toi
           *[other] { $seat }
        }. Personne ne gagne.
said-lone-winner = Le voleur reste seul à table, et c’est { $who ->
            [you] toi
           *[other] { $seat }
        }{ hands-now }
hands-now = { $total ->
    [0] .
    [one] . Première donne gagnée pour { $who ->
            [you] toi
           *[other] { $seat }
        }.
   *[other] . Ça fait { $total } donnes gagnées pour { $who ->
            [you] toi
           *[other] { $seat }
        }.
}
said-drawn = { $number ->
    [one] { $number } tour
   *[other] { $number } tours
} sans gagnant : la donne est nulle.
said-end-caught = { said-caught }
said-end-escaped = { said-escaped }
said-end-six = { said-six }
said-end-lone = { said-lone }
said-end-lone-winner = { said-lone-winner }
said-end-drawn = { said-drawn }
scored = { "" }
shown-hand =
    .detail = { $pieces } { $who ->
        [you] est dans ta main.
       *[other] est chez { $seat }.
    }
moved-hand-hand = { "" }
moved-to-pack = { "" }
moved-to-box = { "" }
shown-box = { "" }

# What the table works out
hint-hand = Donne { $number } sur { $hands }.
hint-turn = Tour { $number } sur { $cap } au plus.
hint-thief = Le voleur, c’est toi. { $number ->
    [one] Il ne reste que l’as de pique : donne-le et tu gagnes.
   *[other] Défais-toi de { $number } cartes, l’as de pique en dernier.
}
hint-innocent = Tu n’as rien volé. { $number ->
    [one] Encore une carte et tu gagnes la donne.
   *[other] Encore { $number } cartes et tu gagnes la donne.
}
hint-you-are-out = Tu as quitté cette donne.
hint-did = { $seat } jusqu’ici : dons { $gave }, demandes { $asked }, accusations { $accused }.
hint-out = { $seat } a quitté la donne.
    .tag = dehors
hint-exposed = { $seat } est le voleur, tout le monde le sait.
    .tag = le voleur
hint-cleared = { $seat } n’est pas le voleur, c’est prouvé.
    .tag = hors de cause
hint-gave-them = Tu connais ces cartes chez { $seat } : { $pieces }.
    .tag = a { $pieces }

# While choosing
hint-asking = { $seat } a { $count ->
    [one] une seule carte et te la donne
   *[other] { $count } cartes et choisit celle que tu reçois
}.
    .tag = demande
hint-asking-may-refuse = { $seat } a { $count ->
    [one] une seule carte et peut te la donner, ou dire non
   *[other] { $count } cartes et peut t’en donner une, ou dire non
}.
    .tag = demande
hint-refusing = { $seat } ne reçoit rien, et le tour est fini.
    .tag = ne reçoit rien
hint-stake = Juste, et tu gagnes la donne. Faux, et { $seat } reçoit { $count ->
    [one] ta dernière carte
   *[other] deux de tes cartes
}.
    .tag = accusation
hint-bluff = Ça ne peut pas être juste : le voleur, c’est toi. Mais ça te débarrasse de cartes.
    .tag = hors de cause
hint-bluff-exposes = Seule ton autre carte part, l’as reste : tout le monde saura que le voleur, c’est toi.
hint-penalty-wins = Avec l’amende d’une fausse accusation, { $seat } a { $count } cartes et gagne la donne.
hint-penalty-last = Si c’est faux, tu n’as plus de carte et quittes cette donne.
hint-bluff-escapes = C’est faux, et l’amende emporte ton as de pique. Tu t’échappes et tu gagnes.
    .tag = hors de cause
hint-suspects = { $count ->
    [one] Personne d’autre ne peut être le voleur.
   *[other] D’après ce que tu sais, { $count } joueurs peuvent être le voleur.
}
hint-handing = { $seat } aurait { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
    .tag = { $count } en main
hint-away = L’as de pique quitte ta main. Tu t’échappes et tu gagnes.
hint-out-of-it = C’est ta dernière carte. Tu quittes cette donne.
hint-sixth = Six cartes gagnent la donne, sauf si { $seat } est le voleur.
    .tag = sixième carte

fact-hand = Donne
fact-turns = Tour
fact-gave = Dons
fact-asked = Demandes
fact-accused = Accusations
unit-hands = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}

# The guided first game
guide-innocent = Quelqu’un a l’as de pique : c’est le voleur. Ce n’est pas toi. On gagne en nommant le voleur, ou en réunissant six cartes. { $seat } te demande une carte et en aura { $number }. Tu ne peux pas refuser et n’importe laquelle fait l’affaire : donne { $piece }.
guide-sixth = Il manque une carte à { $seat }, qui te la demande. Pas moyen de refuser ; si { $seat } est innocent, la donne est gagnée.
guide-help = { $seat } te prend une carte, c’est tout ce qu’il faut à un voleur. L’as reste tant que tu en as une autre. Sans { $piece }, il t’en reste { $left }.
guide-hand-over = { $seat } te demande une carte et en aura { $number ->
    [one] une
   *[other] { $number }
} ; il { $left ->
    [0] ne t’en reste aucune, et tu sors de cette donne
    [one] t’en reste une
   *[other] t’en reste { $left }
}. Peu importe laquelle tu donnes.
guide-penalty = Raté : { $seat } est innocent, et tout le monde le sait. Cela te coûte deux cartes, et { $seat } en aura { $number }. { $suspects ->
    [one] Il ne reste qu’un suspect.
   *[other] Il reste { $suspects } suspects.
}
guide-penalty-thief = Raté, comme tu le savais bien. Deux cartes s’en vont, il { $left ->
    [one] n’en reste qu’une
   *[other] en reste { $left }
}. L’as de pique doit partir tout dernier.
guide-escape = { $held ->
    [one] L’as est ta dernière carte
   *[other] Il ne te reste que deux cartes
}. Dénonce { $seat }, et trompe-toi : la peine te prend tout, l’as de pique en dernier, et le voleur s’est échappé.
guide-thief = L’as de pique est à toi : le voleur, c’est toi. Débarrasse-toi de tes { $held } cartes, l’as en dernier. Prends l’air innocent et trompe-toi ! Une fausse accusation coûte deux cartes, pour toi un cadeau. Accuse { $seat }, qui en aurait { $number } ; avec six, un innocent gagne.
guide-thief-again = Le voleur, c’est toi, avec { $held } cartes. Accuse { $seat } : raté, bien sûr, et deux cartes de moins.
guide-sure = Seul { $seat } peut avoir l’as de pique : les autres sont innocents ou montrent toutes leurs cartes. Accuse, et la donne est à toi.
guide-ask-six = Tu as cinq cartes, et la sixième gagne. Demande à { $seat }, qui ne peut pas refuser.
guide-gave = { $seat } a donné une carte { $gave ->
    [one] une fois
   *[other] { $gave } fois
} sans qu’on la lui demande. Un innocent veut six cartes, le voleur n’en veut aucune. Les innocents bluffent aussi, et il y a { $suspects } suspects, mais c’est la meilleure piste : accuse { $seat }. Si tu te trompes, il t’en coûte deux cartes.
guide-ask = Il y a { $suspects ->
    [one] un suspect
   *[other] { $suspects } suspects
}, et une erreur coûte deux cartes. Demander ne coûte rien : { $seat } a { $number } cartes, avec une de plus tu en auras { $held }, et six gagnent.
guide-ask-again = Il y a { $suspects ->
    [one] un suspect
   *[other] { $suspects } suspects
}. En attendant, demande une carte à { $seat } : tu en aurais { $held } sur six.
guide-caught = Tu as pris le voleur : { $seat } avait l’as de pique. { $score ->
    [one] Ton premier point.
   *[other] Tu as { $score } points.
} Nouvelles cartes, nouveau voleur.
guide-caught-me = { $seat } t’a percé à jour avec l’as de pique. Nouvelles cartes, nouveau voleur.
guide-caught-other = { $seat } a pris { $other } avec l’as de pique et gagne la donne. Nouvelles cartes, nouveau voleur.
guide-escaped = Tu t’es échappé : toutes tes cartes parties, l’as en dernier. { $score ->
    [one] Ton premier point.
   *[other] Tu as { $score } points.
}
guide-escaped-other = Le voleur, c’était { $seat }, qui s’est débarrassé de toutes ses cartes et gagne la donne. Surveille ceux qui donnent.
guide-six-other = { $seat } avait six cartes et était innocent : la donne est gagnée. Surveille ceux qui ramassent.
guide-cleared = { $seat } a accusé { $other } à tort. { $other } est donc innocent, et tout le monde le sait.
guide-got = { $seat } a dû te donner { $piece }. Tu en as { $held } maintenant.

# The table
zone-pack = paquet
zone-box = boîte
zone-hand = main
phase-turn = Tour suivant
phase-asked = On demande une carte
phase-penalty = Fausse accusation

# Options
option-filler_cards = Les autres cartes
    .help = Quelles cartes on donne avec l’as de pique.
option-filler_cards-no_aces_no_spades = une liste connue, sans as ni piques
option-filler_cards-any = n’importe lesquelles, en secret
option-may_refuse = Dire non
    .help = Si l’on peut garder ses cartes quand on en demande une.
option-ace_as_second_card = L’as en deuxième carte
    .help = Si un voleur avec deux cartes peut payer une fausse accusation des deux, et gagner ainsi.
option-lone_thief = Un voleur seul
    .help = Qui gagne quand tous ont quitté la donne sauf le voleur.
option-lone_thief-nobody = personne ne gagne
option-lone_thief-thief_wins = le voleur gagne
option-turn_cap = Limite de tours
    .help = Tours après lesquels une donne est nulle.
option-turn_cap-auto = cinquante par joueur
option-hands = Donnes
    .help = Donnes dans une séance, un point pour chaque donne gagnée.

# Why its bots answer as they do
thumb = Je regarde qui donne ses cartes et qui accuse, et pendant ce temps je ramasse.

# On paper
credit = { title }, un jeu de James Ernest. { poker-suite }
pad-goal = Qui gagne le plus de donnes l’emporte.
pad-hands = gagnées
pad-note-write = Un trait pour qui gagne la donne ; un V à côté si c’était le voleur.

# Ce que mesurent les études
measure-thief = donnes gagnées par le voleur
measure-accuser = donnes gagnées par un accusateur
measure-collector = donnes gagnées par qui réunit six cartes
measure-drawn = donnes déclarées nulles à la limite de tours
measure-lone = donnes où il ne reste que le voleur
measure-turns-a-hand = tours par donne
measure-right = accusations qui nomment le voleur
measure-trick = donnes gagnées par le coup des deux cartes
measure-dropped-out = joueurs qui quittent la donne

# La feuille de score dans l’appli
pad-hand = donne gagnée
pad-hand-innocent = gagnée
pad-hand-thief = gagnée en voleur

title = Abandon Ship!
tagline = Jette le trésor dans les canots, puis bats-toi pour monter dans le meilleur.

prompt-act = Jette une carte, ou cherche la bagarre. Choisis une carte de ta main, puis son canot ou un joueur.
    .do = { $act ->
        [throw] Jeter { $piece } dans son canot
       *[attack] Attaquer { $seat } avec { $piece }
    }
    .sure = { $act ->
        [throw] { "" }
       *[attack] { $higher ->
            [0] { "" }
           *[other] Attaquer { $seat } avec { $piece } ? Si on fait mieux, tu perds une de tes cartes au hasard.
        }
    }
prompt-answer = Riposter, ou céder ? Joue une carte plus haute, ou perds une de tes cartes au hasard.
    .do = { $act ->
        [give] Céder
       *[attack] Riposter avec { $chosen }
    }
prompt-choose-key = Vers quel canot cours-tu ? Le navire coule. La couleur de ta carte clé dit lequel, et le plus fort dans cette couleur embarque.
    .do = Courir au canot { $suit ->
            [clubs] trèfle
            [diamonds] carreau
            [hearts] cœur
           *[spades] pique
        }
    .sure = Courir au canot { $suit ->
            [clubs] trèfle
            [diamonds] carreau
            [hearts] cœur
           *[spades] pique
        } avec { $piece } ? Il contient { $boat } points, et ta force est de { $strength }.

word-lifeboat = Dans son canot
word-surrender = Céder

refused-card-first = Choisis d’abord une carte de ta main, puis à quoi elle sert.
refused-one-card = Une carte suffit. Dis maintenant à quoi elle sert.
refused-yourself = Tu ne peux pas te battre contre toi-même.
refused-nothing-to-win = Ce joueur n’a pas de cartes : rien à gagner, pas de bagarre.
refused-on-your-board = { $token } est sur ton pont. Ça aide au dénouement, et à rien d’autre.
refused-not-in-your-hand = { $token } n’est pas dans ta main.
refused-last-card = { $token } est ta dernière carte. Tu ne peux te battre avec que si c’est un roi.
refused-not-higher = { $token } n’est pas plus haut que la dernière carte de la bagarre.

said-round = Manche { $number } : { $seat } { VERB($who, you: "commences", one: "commence", us: "commencez", many: "commencent") }.{ $number ->
    [1] {" "}Les cartes jetées ou jouées dans une bagarre vont dans le canot de leur couleur et comptent pour qui y embarque : as 1, valet 11, dame 12, roi 13. Avant son tour, on complète sa main à cinq cartes ; avec la dernière carte de la pioche, le navire coule.
   *[other] {""}
}
decided-act = { $act ->
    [lifeboat] { $seat } { VERB($who, you: "jettes", one: "jette", us: "jetez", many: "jettent") } { $pieces } dans le { $zone }.
   *[none] { $whom ->
        [you] { $seat } { VERB($who, one: "t’attaque", many: "t’attaquent") } avec { $pieces }.
       *[other] { $seat } { VERB($who, you: "attaques", one: "attaque", us: "attaquez", many: "attaquent") } { $target } avec { $pieces }.
    }
}
decided-answer = { $act ->
    [surrender] {""}
   *[none] { $seat } { VERB($who, you: "ripostes", one: "riposte", us: "ripostez", many: "ripostent") } avec { $pieces }.
}
said-attacks = { "" }
said-attacked = { "" }
said-wins-fight = { $whom ->
    [you] Tu ne joues pas plus haut et tu cèdes : { $seat } { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") } au hasard { $taken } dans ta main
   *[other] { $target } ne joue pas plus haut et cède : { $seat } { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") } au hasard { $taken } dans sa main
}, face visible.
said-sinks = { $seat } { VERB($who, you: "pioches", one: "pioche", us: "piochez", many: "piochent") } la dernière carte, et le navire coule. Avec une carte clé, chacun choisit le canot de sa couleur, et le plus fort dans cette couleur embarque.
moved-hand-key-card = Les cartes clés : { $shares-count ->
    [0] { $who ->
            [you] toi
           *[other] { $seat }
        } { $pieces }.
   *[other] { $shares }.
}
said-goes-down =
    .aside = { $seat } { VERB($who, you: "n’as", one: "n’a", us: "n’avez", many: "n’ont") } plus de carte pour faire une clé, donc pas de canot.
which-boat = { $of ->
    [0] le canot trèfle
    [1] le canot carreau
    [2] le canot cœur
   *[other] le canot pique
}
said-claims = { $seat } { VERB($who, you: "vises", one: "vise", us: "visez", many: "visent") } { which-boat } avec { $named-counts } : force { $number }.
said-counts = { "" }
said-identical = Deux prétendants ont exactement les mêmes cartes.
said-decides = Même force : { $piece } fait la différence, car l’autre n’a { $number ->
    [0] plus de carte à cet endroit
    [1] que 1 point à cet endroit
   *[other] que { $number } points à cet endroit
}.
scores-boat = { VERB($who, you: "marques", one: "marque", us: "marquez", many: "marquent") } { $points ->
    [one] son point
   *[other] ses { $points } points
} : { $total } en tout
said-boards = { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } le plus de force, { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") } { which-boat } et { scores-boat }.
said-boards-alone = { $seat } { VERB($who, you: "vises", one: "vise", us: "visez", many: "visent") } sans rival { which-boat } et { scores-boat }.
said-boards-higher = À force égale, { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } des cartes plus hautes, { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") } { which-boat } et { scores-boat }.
said-unclaimed = { $number ->
    [0] Personne ne vise { which-boat }, et il est vide.
    [1] Personne ne vise { which-boat }, et son point est perdu.
   *[other] Personne ne vise { which-boat }, et ses { $number } points sont perdus.
}
said-left-behind = { $seat } ne { VERB($who, you: "marques", one: "marque", us: "marquez", many: "marquent") } rien dans cette manche.
said-reached = { $seat } { VERB($who, you: "atteins", one: "atteint", us: "atteignez", many: "atteignent") } { $number ->
    [one] { $number } point
   *[other] { $number } points
}, ce qui finit la partie.
said-extra-round = Égalité au plus haut total : encore une manche.
scored =
    .detail = { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } maintenant { $total }.
moved-deck-hand = { $shares-count ->
    [0] { $who ->
        [you] Tu complètes ta main avec { $pieces }.
       *[other] {""}
    }
   *[other] Chacun reçoit cinq cartes{ $yours-count ->
        [0] .
       *[other] ; toi : { $yours }.
    }
}
moved-to-aside =
    .detail = Hors jeu dans cette manche : { $pieces }.
moved-to-fight =
    .detail = { $seat } { VERB($who, you: "joues", one: "joue", us: "jouez", many: "jouent") } { $pieces }.
moved-to-board = { "" }
moved-to-clubs-lifeboat =
    .detail = Dans le canot trèfle : { $pieces }.
moved-to-diamonds-lifeboat =
    .detail = Dans le canot carreau : { $pieces }.
moved-to-hearts-lifeboat =
    .detail = Dans le canot cœur : { $pieces }.
moved-to-spades-lifeboat =
    .detail = Dans le canot pique : { $pieces }.
moved-to-shown =
    .detail = Les autres cartes : { $shares-count ->
        [0] { $who ->
            [you] toi
           *[other] { $seat }
        } { $pieces }.
       *[other] { $shares }.
    }
moved-to-deck =
    .detail = Toutes les cartes retournent dans la pioche.

hint-round = Manche { $round }, donnée par { $seat }. On joue en { $target ->
    [one] { $target } point
   *[other] { $target } points
}.
hint-deck = { $count ->
    [one] Le navire coule à la prochaine carte piochée.
   *[other] Le navire coule dans { $count } pioches.
}
hint-clubs = Trèfle : canot { $boat }, toi { $mine }, meilleur pont adverse { $rival }, pas vus { $unseen }.
    .tag = { $boat ->
        [one] { $boat } point
       *[other] { $boat } points
    }
hint-diamonds = Carreau : canot { $boat }, toi { $mine }, meilleur pont adverse { $rival }, pas vus { $unseen }.
    .tag = { $boat ->
        [one] { $boat } point
       *[other] { $boat } points
    }
hint-hearts = Cœur : canot { $boat }, toi { $mine }, meilleur pont adverse { $rival }, pas vus { $unseen }.
    .tag = { $boat ->
        [one] { $boat } point
       *[other] { $boat } points
    }
hint-spades = Pique : canot { $boat }, toi { $mine }, meilleur pont adverse { $rival }, pas vus { $unseen }.
    .tag = { $boat ->
        [one] { $boat } point
       *[other] { $boat } points
    }
hint-safe = Avec { $pieces }, personne ne peut avoir plus de force que toi.
hint-beat = À battre : { $piece }, qui vaut { $number }.
hint-beat-last = À battre : { $piece }, qui vaut { $number }. Ta dernière carte ne peut se battre que si c’est un roi.
hint-would-throw = { $piece } porte son canot à { $boat ->
    [one] { $boat } point
   *[other] { $boat } points
}.
    .total = { $boat ->
        [one] { $boat } point
       *[other] { $boat } points
    }
hint-would-attack = { $held ->
    [one] { $seat } a une seule carte, qui ne peut répondre que si c’est un roi. { $higher ->
        [0] C’est impossible.
        [one] Sur { $unseen } cartes que tu n’as pas vues, une seule conviendrait.
       *[other] Sur { $unseen } cartes que tu n’as pas vues, { $higher } conviendraient.
    }
   *[other] { $seat } doit dépasser { $number } ou perdre une de ses { $held } cartes pour ton pont. Sur { $unseen } cartes que tu n’as pas vues, { $higher } { $higher ->
        [one] est plus haute
       *[other] sont plus hautes
    }.
}
hint-would-answer = { $held ->
    [one] { $seat } a une seule carte, qui ne peut répondre que si c’est un roi. { $higher ->
        [0] C’est impossible.
        [one] Sur { $unseen } cartes que tu n’as pas vues, une seule conviendrait.
       *[other] Sur { $unseen } cartes que tu n’as pas vues, { $higher } conviendraient.
    }
   *[other] { $seat } doit alors dépasser { $number } ou perdre une de ses { $held } cartes pour ton pont. Sur { $unseen } cartes que tu n’as pas vues, { $higher } { $higher ->
        [one] est plus haute
       *[other] sont plus hautes
    }.
}
hint-would-give-up = Une de tes cartes, au hasard, va sur le pont chez { $seat }.
hint-would-run = Force { $strength } à { $suit ->
            [clubs] trèfle
            [diamonds] carreau
            [hearts] cœur
           *[spades] pique
        }, pour un canot de { $boat }. Aucun rival qui y court ne peut avoir plus de { $rival }.
    .total = force { $strength }

unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fact-round = Manche
fact-target = Points pour gagner
fact-deck = Pioches avant le naufrage
fact-dealer = donneur

zone-deck = pioche
zone-aside = hors de cette manche
zone-clubs-lifeboat = canot trèfle
zone-diamonds-lifeboat = canot carreau
zone-hearts-lifeboat = canot cœur
zone-spades-lifeboat = canot pique
zone-fight = bagarre
zone-hand = main
zone-board = pont
zone-key-card = carte clé
zone-shown = main montrée

phase-act = Sur le pont
phase-fight = Une bagarre
phase-showdown = Le dénouement

option-target_score = Points pour gagner
    .help = La partie s’arrête après la manche où quelqu’un a autant de points.
option-first_dealer = Premier donneur
    .help = Qui y est assis donne la première manche et y joue en premier.
option-first_dealer-random = au hasard
option-identical_tie = Mains identiques
    .help = Avec deux jeux : qui embarque quand les plus forts ont exactement les mêmes cartes.
option-identical_tie-none = personne
option-identical_tie-split = ils partagent les points
option-identical_tie-random = l’un d’eux, au hasard
option-game_tie = Égalité à la fin
    .help = Ce qui se passe quand le plus haut total est à égalité en fin de partie.
option-game_tie-shared = victoire partagée
option-game_tie-extra_round = encore une manche
option-max_rounds = Manches au plus
    .help = La partie s’arrête après autant de manches, quels que soient les scores.

guide-begin = Le navire coule, lentement. Tout ce qu’on jette ou joue dans une bagarre finit dans le canot de sa couleur, et à la fin mieux vaut avoir la plus grande force dans un canot plein. { $seat } t’attaque tout de suite avec { $piece }, et rien dans ta main ne le bat. Cède : ça coûte une carte au hasard.
guide-give-up = { $seat } attaque avec { $piece }, et tu n’as rien de plus haut. Cède. Ta main remonte à cinq cartes à ton prochain tour.
guide-give-up-again = Rien dans ta main ne bat { $piece }. Cède.
guide-answer-sure = { $seat } se bat avec { $second }. Tu peux répondre { $piece }, et personne ne peut avoir plus haut.
guide-answer = { $seat } se bat avec { $second }. { $piece } passe au-dessus ; { $higher ->
    [one] une carte que tu n’as pas vue pourrait
   *[other] { $higher } cartes que tu n’as pas vues pourraient
} encore faire mieux.
guide-sure = Une bagarre qu’on ne peut pas perdre vaut mieux qu’un tour tranquille. Aucune carte cachée ne bat { $piece } : attaque { $seat } et gagne une carte pour ton pont, où elle compte dans ta force. La tienne va dans { $suit ->
    [0] le canot trèfle
    [1] le canot carreau
    [2] le canot cœur
   *[3] le canot pique
}.
guide-sure-again = Aucune carte cachée ne bat { $piece } : attaque { $seat }.
guide-throw = { $piece } ne vaut { $number ->
    [one] qu’un point
   *[other] que { $number } points
} : c’est la carte à jeter. Il y aurait alors { $points } dans { $suit ->
    [0] le canot trèfle
    [1] le canot carreau
    [2] le canot cœur
   *[3] le canot pique
}.
guide-deck = Il reste { $deck ->
    [one] une carte
   *[other] { $deck } cartes
} dans la pioche, et avec la dernière le navire coule. Le plus plein est { $suit ->
    [0] le canot trèfle
    [1] le canot carreau
    [2] le canot cœur
   *[3] le canot pique
}, avec { $points ->
    [one] un point
   *[other] { $points } points
} ; ta force dans cette couleur est de { $number }.
guide-risk = { $higher } des { $unseen } cartes que tu n’as pas vues { $higher ->
    [one] bat
   *[other] battent
} encore { $piece }, et { $seat } en a { $held ->
    [one] une
   *[other] { $held }
} en main. Personne ne peut te prendre une carte de ton pont : une victoire probable vaut l’essai.
guide-full = Regarde les canots : il y a { $points } points dans { $suit ->
    [0] le canot trèfle
    [1] le canot carreau
    [2] le canot cœur
   *[3] le canot pique
}, et dans cette couleur ta main et ton pont ont une force de { $number }. Là-bas, seule la plus grande force marque.
guide-run-safe = Maintenant chacun court en secret. { $piece } est une clé pour { $suit ->
    [0] le canot trèfle
    [1] le canot carreau
    [2] le canot cœur
   *[3] le canot pique
}, { $points } points. Ta force y est de { $number }, et personne ne peut avoir plus.
guide-run = Maintenant chacun court en secret. { $piece } est une clé pour { $suit ->
    [0] le canot trèfle
    [1] le canot carreau
    [2] le canot cœur
   *[3] le canot pique
}, { $points } points. Ta force y est de { $number } ; en face, on pourrait avoir { $rival } tout au plus.
guide-fight-won = Tu as gagné la bagarre contre { $seat } : { $piece } est sur ton pont.
guide-fight-lost = { $seat } a gagné la bagarre contre toi : { $piece }, qui était à toi, est maintenant sur son pont.
guide-thrown = { $piece } est dans { $suit ->
    [0] le canot trèfle
    [1] le canot carreau
    [2] le canot cœur
   *[3] le canot pique
}, qui contient { $points ->
    [one] un point
   *[other] { $points } points
} maintenant.

# Why its bots answer as they do
thumb = Je cherche une couleur où je peux être le plus fort, j’en garde une carte, et je ne me bats qu’avec des hautes.

# On paper
credit = { title }, un jeu de James Ernest. { poker-suite }
pad-goal = La partie s’arrête à { $target_score } points ; le plus haut total l’emporte.
pad-note-write = Si tu as pris un canot, la valeur de ses cartes, sinon 0 ; puis ton nouveau total.
pad-note-count = As 1, cartes numérales leur nombre, valet 11, dame 12, roi 13.

# Ce que mesurent les études
measure-turns-a-round = tours par manche
measure-goes-down = joueurs par manche sans carte au dénouement
measure-unclaimed = canots que personne ne vise
measure-contests = canots pris que plusieurs visaient
measure-rich-strength = force qui emporte le canot disputé le plus riche d’une manche
measure-poor-strength = force qui emporte le canot disputé le plus pauvre d’une manche
measure-alone-points = points de qui embarque sans rival
measure-contested-points = points que rapporte en moyenne le fait de viser un canot disputé
measure-early-board = points de la manche pour le meilleur pont à mi-manche, en parts équitables
measure-dealer-points = points de la manche pour le donneur, en parts équitables
measure-identical = manches avec une égalité parfaite entre prétendants

# La feuille de score dans l’appli
pad-lead = Qui donne d’abord ?
pad-next = { $dealer } donne et joue en premier.

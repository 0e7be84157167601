title = Lamarckian Poker
tagline = De quatre cartes de vase, tire la meilleure main de poker avant que ta lignée ne s’éteigne.

prompt-choose-mark = Choisis ta marque, une carte. Elle prend dans la mare toutes les cartes de sa couleur ou de son rang, puis y tombe.
    .do = Marquer { $chosen }
    .sure = { $risk ->
        [1] Jouer ta dernière carte ? Elle ne prend rien, et sans carte ta lignée s’éteint.
       *[0] { "" }
    }

refused-in-the-pool = { $token } est dans la mare. Ta marque doit être une carte que tu avais avant ce tour.
refused-not-in-hand = { $token } n’est pas dans ta main et ne peut pas être ta marque.

# What happened
moved-deck-hand = Chacun reçoit { $count } cartes{ $yours-count ->
    [0] .
   *[other] ; toi : { $yours }.
}
said-turn = Tour { $number } sur { $of }, dans la mare : { $moved-deck-pool }.{ $number ->
    [1] {" "}Chacun joue une carte, sa marque. De la plus haute à la plus basse (à égalité : pique, cœur, carreau, trèfle), chacune prend dans la mare toutes les cartes de sa couleur ou de son rang, puis y reste elle-même ; ce qui reste après un tour est défaussé.
   *[other] {""}
}
moved-deck-pool = { "" }
moved-hand-mark = Les marques : { $shares-count ->
    [0] { $who ->
        [you] toi
       *[other] { $seat }
    } { $pieces }.
   *[other] { $shares }.
}
moved-pool-hand = { "" }
said-captures = { $seat } { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") } { $got } avec { $piece }.
said-nothing =
    .aside = { $seat } ne { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") } rien avec { $piece }.
moved-mark-pool = { "" }
moved-pool-discard =
    .detail = À la défausse : { $pieces }.
said-extinct = { $seat } { VERB($who, you: "n’as", one: "n’a", us: "n’avez", many: "n’ont") } plus de carte : { $who ->
    [you] ta lignée s’éteint
    [one] sa lignée s’éteint
   *[other] ces lignées s’éteignent
}.
said-showdown = La pioche est épuisée, et la meilleure main de cinq cartes gagne.
said-shows = { $seat } { VERB($who, you: "montres", one: "montre", us: "montrez", many: "montrent") } { $got } : { kind-of-hand }{ $got-count ->
    [1] .
    [2] .
    [3] .
    [4] .
    [5] .
   *[other] , { $named-five }.
}
said-five = { "" }
shown-hand = { "" }
said-end-best = { $who ->
    [one] La meilleure main est chez { $seat } : { kind-of-hand }.
    [you] La meilleure main est la tienne : { kind-of-hand }.
   *[other] { $seat } { VERB($who, us: "avez", many: "ont") } { kind-of-hand } chacun, à égalité.
}
said-end-decides = { $whom ->
    [you] La tienne est
   *[other] Chez { $target }, elle est
} du même genre, mais { $piece } fait la différence : en face, il n’y a { $number ->
    [0] aucune carte
    [11] qu’un valet
    [12] qu’une dame
    [13] qu’un roi
    [14] qu’un as
    [8] qu’un 8
   *[other] qu’un { $number }
}.
said-end-next = La main suivante ({ $who ->
    [you] la tienne
   *[other] { $seat }
}) est { kind-of-hand }.
said-end-survived = { $seat } { VERB($who, you: "survis", one: "survit", us: "survivez", many: "survivent") } : toutes les autres lignées sont éteintes.
said-end-all-extinct = Il ne reste personne. Les lignées éteintes au dernier tour partagent la victoire.
said-end-no-winner = Il ne reste personne : personne ne gagne.
final-hand = { kind-of-hand }
kind-of-hand = { $number ->
    [0] une carte haute
    [1] une paire
    [2] deux paires
    [3] un brelan
    [4] une quinte
    [5] une couleur
    [6] un full
    [7] un carré
    [8] une quinte flush
   *[9] une quinte flush royale
}

zone-deck = pioche
zone-pool = mare
zone-discard = défausse
zone-hand = main
zone-mark = marque

phase-marks = Choix des marques

option-sole_survivor = Dernier en vie
    .help = Ce qui se passe quand il ne reste qu’un joueur avant la fin de la pioche.
option-sole_survivor-ends_game = gagne aussitôt
option-sole_survivor-plays_on = continue seul
option-all_extinct = Extinction générale
    .help = Ce qui se passe quand les derniers joueurs perdent toutes leurs cartes au même tour.
option-all_extinct-shared = ils partagent la victoire
option-all_extinct-no_winner = personne ne gagne
option-memory_aid = Aide-mémoire
    .help = Montre les cartes que tout le monde a vu prendre et qui sont encore en main.

hint-turn = Tour { $turn } sur { $turns }.
hint-hand = Ta main pour l’instant : { $number ->
    [0] carte haute
    [1] une paire
    [2] deux paires
    [3] un brelan
    [4] une quinte
    [5] une couleur
    [6] un full
    [7] un carré
    [8] une quinte flush
   *[9] une quinte flush royale
} ({ $pieces }).
hint-takes = { $piece } prendrait { $pieces }.
    .tag = prend { $n }
hint-takes-none =
    .tag = ne prend rien
hint-higher = Les marques plus hautes agissent d’abord : elles peuvent prendre ces cartes, puis tomber dans la mare.
hint-nothing = Aucune de tes cartes ne va avec la mare. Tu ne pourrais prendre que des marques qui y tombent.
hint-same-suit =
    .tag = même couleur
hint-same-rank =
    .tag = même rang
hint-no-match =
    .tag = rien à voir
hint-would-take = { $piece } prendrait { $pieces }. Toute marque plus haute agit avant et peut se servir.
    .total = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
hint-would-take-first = { $piece } agit en premier et prend { $pieces }.
    .total = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
hint-would-take-none = { $piece } ne prend rien dans la mare, sauf peut-être des marques plus hautes tombées avant.
    .total = aucune carte

fact-turn = Tour
fact-deck = Cartes dans la pioche

guide-begin = Bienvenue dans la vase. Quatre cartes sont dans la mare ; ta marque prend toutes celles de sa couleur ou de son rang. { $piece } en prendrait { $number } : { $pieces }.
guide-order = Les marques agissent de la plus haute à la plus basse, l’as en tête. { $piece } en prendrait { $number }, et seules { $higher } cartes plus hautes que tu n’as pas vues pourraient être plus rapides.
guide-shape = Une marque peut prendre à la fois par la couleur et par le rang : { $piece } prendrait { $pieces }.
guide-gather = Tu as { $count } cartes. Au début, plus on en a, mieux c’est : chacune est une marque à jouer et une candidate pour ta main. { $piece } en prendrait { $number }.
guide-fives = Tu as { $count } cartes, assez pour commencer l’élevage. Tes cinq meilleures sont { $pieces }. Garde ce qui fait paire, couleur ou suite, et dépense le reste : { $piece } n’en fait pas partie et en prendrait { $number }.
guide-known = Ce que quelqu’un prend, tout le monde le voit. Regarde les cartes connues de tes adversaires : une carte plus haute dans la couleur que tu vises est une menace. Au-dessus de { $piece }, il y en a { $higher } que tu n’as pas vues.
guide-last-turns = Il reste { $left } tours, et la main compte plus que le nombre de cartes. La tienne est pour l’instant { $number ->
    [0] carte haute
    [1] une paire
    [2] deux paires
    [3] un brelan
    [4] une quinte
    [5] une couleur
    [6] un full
    [7] un carré
    [8] une quinte flush
   *[9] une quinte flush royale
} : { $pieces }. Dépense une carte qui n’en fait pas partie.
guide-keep = Tu as { $number ->
    [0] carte haute
    [1] une paire
    [2] deux paires
    [3] un brelan
    [4] une quinte
    [5] une couleur
    [6] un full
    [7] un carré
    [8] une quinte flush
   *[9] une quinte flush royale
} : { $pieces }. Ne joue plus que ce dont tes cinq meilleures peuvent se passer, { $piece } par exemple, et ramasse ce que tu peux en chemin.
guide-showdown = La dernière marque. Ensuite on montre toutes les mains, et les cinq meilleures cartes gagnent. Les tiennes pour l’instant : { $number ->
    [0] carte haute
    [1] une paire
    [2] deux paires
    [3] un brelan
    [4] une quinte
    [5] une couleur
    [6] un full
    [7] un carré
    [8] une quinte flush
   *[9] une quinte flush royale
}, avec { $pieces }.
guide-mark-again = { $piece } prendrait { $pieces }.
guide-snatched = { $second } est plus haute que { $piece } : { $seat } a été plus rapide et a pris { $third }. { $got ->
    [0] Il ne te restait rien.
    [one] Il te restait une carte.
   *[other] Il te restait { $got } cartes.
}
guide-caught = Personne ne s’est interposé : { $piece } a pris { $got } cartes.
guide-missed = { $piece } n’a rien pris. La marque est perdue de toute façon.

# Why its bots answer as they do
thumb = D’abord beaucoup de cartes, puis les bonnes : je joue ce qui peut prendre le plus.

# On paper
credit = { title }, un jeu de James Ernest et Dave Howell. { poker-suite }

# Ce que mesurent les études
measure-extinct = joueurs dont la lignée s’éteint
measure-no-showdown = parties finies avant l’abattage
measure-big-hand-wins = parties gagnées par qui est seul à avoir le plus de cartes après quatre tours
measure-small-hand-wins = parties gagnées par qui est seul à avoir le moins de cartes après quatre tours
measure-flush-or-more = abattages gagnés par une couleur ou mieux
measure-full-house-or-more = abattages gagnés par un full ou mieux
measure-short-handed = abattages où quelqu’un arrive avec moins de cinq cartes
measure-first-captures = cartes que prend la plus haute marque d’un tour
measure-last-captures = cartes que prend la plus basse marque d’un tour
measure-nothing = marques qui ne prennent rien
measure-straight-or-more = abattages gagnés par une quinte ou mieux
measure-four-or-more = abattages gagnés par un carré ou mieux
measure-straight-flush-wins = abattages gagnés par une quinte flush

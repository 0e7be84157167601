title = Seven-Handed Poker
tagline = Tu choisis les cartes, l’adversaire choisit la case : sept pièces, sept petites mains de poker.

prompt-choose-cards = Choisis de 1 à { $most } cartes à poser face cachée. Ton adversaire dira où elles vont.
    .do = { $count ->
        [one] Poser { $chosen }
       *[other] Poser { $count } cartes
    }
prompt-choose-spot = Choisis une case pour les cartes adverses. Elle doit être vide de ce côté.
    .do = Les envoyer en { $chosen }

word-spot-1 = case 1
word-spot-2 = case 2
word-spot-3 = case 3
word-spot-4 = case 4
word-spot-5 = case 5
word-spot-6 = case 6
word-spot-7 = case 7

refused-not-in-hand = { $token } n’est pas dans ta main.
refused-already-placed = { $token } est déjà devant une pièce. Une main posée y reste.
refused-not-your-spot = Choisis des cartes. Où elles vont, c’est l’adversaire qui le dit.
refused-choose-a-spot = Choisis une case. Les cartes sont l’affaire de l’adversaire.
refused-spot-taken = L’adversaire a déjà une main en { $token }. Choisis une case vide de ce côté.

# What happened
moved-deck-hand =
    .aside = { $shares-count ->
        [0] { $seat } { VERB($who, you: "pioches", one: "pioche", us: "piochez", many: "piochent") } { $pieces }.
       *[other] Chacun reçoit { $count } cartes{ $yours-count ->
            [0] .
           *[other] ; toi : { $yours }.
        }
    }
said-begins = { $seat } { VERB($who, you: "joues", one: "joue", us: "jouez", many: "jouent") } en premier. Qui joue pose une main d’une à cinq cartes, l’autre l’envoie dans une des sept cases, puis on pioche trois cartes. Là où deux mains se rencontrent, la meilleure gagne la pièce ; il en faut quatre pour gagner, ou trois côte à côte.
decided-choose-cards = { $seat } { VERB($who, you: "poses", one: "pose", us: "posez", many: "posent") } { $pieces }.
said-announces = { "" }
decided-choose-spot = { $whom ->
    [you] { $seat } { VERB($who, one: "met", many: "mettent") } ta main en { $word }.
   *[other] { $seat } { VERB($who, you: "mets", one: "met", us: "mettez", many: "mettent") } la main adverse ({ $target }) en { $word }.
}
shown-spot-1 = Case 1 : { hands-there }
shown-spot-2 = Case 2 : { hands-there }
shown-spot-3 = Case 3 : { hands-there }
shown-spot-4 = Case 4 : { hands-there }
shown-spot-5 = Case 5 : { hands-there }
shown-spot-6 = Case 6 : { hands-there }
shown-spot-7 = Case 7 : { hands-there }
hands-there = { $shares-count ->
    [0] { $who ->
            [you] toi
           *[other] { $seat }
        } { $pieces }, rien en face et pas de pièce.
   *[other] { $shares }.
}
said-shows = { $seat } { $who ->
    [one] a
    [you] as
    [us] avez tous les deux
   *[other] ont tous les deux
} { $number ->
    [0] seulement une carte haute.
    [1] une paire.
    [2] deux paires.
    [3] un brelan.
    [4] une quinte.
    [5] une couleur.
    [6] un full.
    [7] un carré.
    [8] une quinte flush.
    [9] une quinte flush royale !
   *[10] cinq pareilles !
}
said-joker = { $who ->
    [you] Ton Joker
   *[other] Le Joker chez { $seat }
} remplace { $piece }.
said-decides = { $piece } fait la différence : en face, { $whom ->
    [you] tu n’as
   *[other] { $target } n’a
} { $number ->
    [0] aucune carte
    [11] qu’un valet
    [12] qu’une dame
    [13] qu’un roi
    [14] qu’un as
    [8] qu’un 8
   *[other] qu’un { $number }
}.
said-wins-coin = { $seat } { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } la pièce de la case { $number } et { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } maintenant { $total ->
    [one] { $total } pièce
   *[other] { $total } pièces
}{ $who ->
    [one] .
    [you] .
   *[other] {" "}chacun.
}
said-tied = Mains égales : la pièce compte pour les deux.
scored =
    .detail = { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } maintenant { $total ->
        [one] { $total } pièce
       *[other] { $total } pièces
    }.
said-end-four-coins = { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } quatre pièces, plus de la moitié des sept.
said-end-three-neighbours = { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } trois pièces côte à côte, qui gagnent comme quatre.
moved-hand-placing = { "" }
moved-from-placing = { "" }

# Scores are coins
points = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}

hint-coins = { $seat } : { $count ->
    [0] aucune pièce
    [one] { $count } pièce, case { $spots }
   *[other] { $count } pièces, cases { $spots }
} ; { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main.
hint-needs = { $seat } gagne la partie avec une de ces pièces : { $spots }.
    .tag = à une pièce près
hint-deck = { $count ->
    [0] La pioche est vide.
    [one] Il reste { $count } carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
}
hint-face-down = Cachée de ton côté, case { $spot } : { $number ->
    [0] carte haute
    [1] une paire
    [2] deux paires
    [3] un brelan
    [4] une quinte
    [5] une couleur
    [6] un full
    [7] un carré
    [8] une quinte flush
    [9] une quinte flush royale
   *[10] cinq pareilles
} ({ $pieces }).
hint-placing = { $seat } a posé { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, en attente d’une case.
    .tag = { $count ->
        [one] { $count } carte posée
       *[other] { $count } cartes posées
    }
hint-best = Ton mieux avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $number ->
    [0] carte haute
    [1] une paire
    [2] deux paires
    [3] un brelan
    [4] une quinte
    [5] une couleur
    [6] un full
    [7] un carré
    [8] une quinte flush
    [9] une quinte flush royale
   *[10] cinq pareilles
} ({ $pieces }).

# While choosing
hint-picked = L’adversaire voit combien de cartes tu poses, pas lesquelles. Quintes et couleurs en demandent cinq.
    .total = { $number ->
        [0] Carte haute
        [1] Une paire
        [2] Deux paires
        [3] Un brelan
        [4] Une quinte
        [5] Une couleur
        [6] Un full
        [7] Un carré
        [8] Une quinte flush
        [9] Une quinte flush royale
       *[10] Cinq pareilles
    }
hint-spot-open = { $word } : tu n’y as encore rien. Rien n’est montré d’ici là.
    .tag = libre
hint-spot-mine = { $word } : tes cartes y sont ({ $pieces }), les deux mains seront montrées aussitôt.
    .tag = { $number ->
        [0] ta carte haute
        [1] ta paire
        [2] tes deux paires
        [3] ton brelan
        [4] ta quinte
        [5] ta couleur
        [6] ton full
        [7] ton carré
        [8] ta quinte flush
        [9] ta quinte royale
       *[10] tes cinq
    }
hint-would-win = { $seat } gagnerait la partie avec cette pièce.
    .tag = gagnerait avec

fact-deck = Pioche
unit-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}

# The guided first game
guide-begin = Sept pièces, et de chaque côté sept petites mains de poker. Tu choisis de une à cinq cartes, et l’autre dit devant quelle pièce elles vont. Pose des cartes qui comptent ensemble : { $pieces } ferait { $number ->
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
}, { $count ->
    [one] et ne te coûte qu’une carte.
   *[other] en { $count } cartes.
}
guide-goal = La pièce de la case { $spot } te ferait gagner la partie : il en faut quatre, ou trois côte à côte. { $pieces } ferait { $number ->
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
}.
guide-five = Les quintes et les couleurs demandent cinq cartes. { $pieces } : { $number ->
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
}.
guide-draw = Tu pioches trois cartes après chaque main et tu en as déjà { $held } : inutile d’économiser. { $pieces } ferait { $number ->
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
}.
guide-little = Tu n’as pas de paire, alors donne peu : { $pieces } peut encore battre une autre carte seule.
guide-pair = Une paire est une main honnête pour deux cartes : { $pieces }. En face, on voit seulement combien tu en poses.
guide-lay-again = { $pieces } ferait { $number ->
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
}.
guide-sure = C’est maintenant toi qui dis où. { $count ->
    [one] Une carte
   *[other] { $count } cartes
} ne { $count ->
    [one] peut
   *[other] peuvent
} pas faire mieux que ceci : { $number ->
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
}. À la case { $spot }, { $pieces } gagne dans tous les cas.
guide-spot = C’est maintenant toi qui dis où. Envoie ces { $count } cartes contre { $pieces }, à la case { $spot } : mieux vaut perdre une pièce avec peu de cartes qu’avec beaucoup.
guide-danger = La pièce de la case { $spot } ferait gagner { $seat }. N’y envoie des cartes que si les tiennes sont meilleures.
guide-open = { $count } cartes font souvent une main forte. À la case { $spot } tu n’as encore rien : là, rien n’est perdu, et tu trouveras une réponse plus tard.
guide-single = { $count ->
    [one] Une carte seule est faible. Fais-la tomber
   *[other] { $count } cartes sont souvent faibles. Fais-les tomber
} sur { $pieces }, à la case { $spot }.
guide-sure-again = { $count ->
    [one] Une carte
   *[other] { $count } cartes
} ne { $count ->
    [one] peut
   *[other] peuvent
} rien contre { $pieces }, à la case { $spot }.
guide-won = À la case { $spot }, { $pieces } bat { $attackers } : la pièce est à toi. Pièces jusqu’ici : { $mine } à { $theirs }.
guide-lost = À la case { $spot }, { $attackers } bat { $pieces } : { $seat } a cette pièce. Pièces jusqu’ici : { $mine } à { $theirs }.
guide-tied = À la case { $spot }, { $pieces } et { $attackers } sont exactement égaux : la pièce compte pour vous deux.
guide-put = { $seat } a mis { $pieces } à la case { $spot }. Tout reste face cachée jusqu’à ce qu’il y ait aussi une main en face.

zone-deck = pioche
zone-hand = main
zone-placing = cartes posées
zone-spot-1 = case 1
zone-spot-2 = case 2
zone-spot-3 = case 3
zone-spot-4 = case 4
zone-spot-5 = case 5
zone-spot-6 = case 6
zone-spot-7 = case 7

phase-cards = Choix des cartes
phase-spot = Choix de la case

option-jokers = Jokers
    .help = Combien de Jokers passe-partout on mêle au paquet.
option-wild_flush = Jokers dans une couleur
    .help = Si un Joker dans une couleur peut doubler une carte. Ne compte qu’avec des Jokers.
option-wild_flush-any_card = peut doubler une carte
option-wild_flush-missing_only = remplace un rang absent
option-reveal_at_end = Montrer les mains cachées à la fin
    .help = Retourne à la fin les mains qui n’en ont pas rencontré d’autre. Aucune règle n’en dépend.

# Why its bots answer as they do
thumb = Je fais des mains qui valent beaucoup avec peu de cartes, et j’oppose aux grandes mes plus faibles.

# On paper
credit = { title }, un jeu de Joshua Howard et Evelina Shin. { poker-suite }

# Ce que mesurent les études
measure-first-wins = parties gagnées par qui commence
measure-tied-coins = pièces gagnées par les deux
measure-placements = mains posées
measure-showdowns = pièces décidées
measure-neighbours = parties finies par trois pièces côte à côte
measure-cards = cartes dans une main posée
measure-two-win = mains d’une ou deux cartes qui gagnent leur pièce
measure-three-win = mains de trois cartes qui gagnent leur pièce
measure-four-win = mains de quatre cartes qui gagnent leur pièce
measure-five-win = mains de cinq cartes qui gagnent leur pièce
measure-short-game = parties de dix mains posées ou moins
measure-long-game = parties de treize mains posées ou plus
measure-tied-small = pièces à égalité avec une ou deux cartes de chaque côté
measure-fives = mains de cinq cartes du même rang montrées

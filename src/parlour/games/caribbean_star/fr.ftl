title = Caribbean Star
tagline = Deux magiciens, un paquebot, le même spectacle : répète, monte en scène, et gâche celui d’en face.

prompt-play-face-down = Pose une carte face cachée. Sa couleur dit à qui elle est ; la plus basse des deux agit en premier.
    .do = Poser { $chosen }
prompt-stop-yours = Dépenser un as pour reprendre ta propre carte ? Elle va prendre effet.
    .do = Arrêter { $piece } avec { $chosen }
    .pass = Laisser faire
prompt-stop-theirs = Dépenser un as pour arrêter la carte adverse et la prendre en main ? Elle va prendre effet.
    .do = Arrêter { $piece } avec { $chosen }
    .pass = Laisser faire
prompt-buffet = Encaisser un numéro au buffet du soir ? Un numéro de ton répertoire rapporte tout de suite la moitié de ses points.
    .do = Encaisser { $chosen } : { $number }
    .pass = Tout garder

refused-aces-only-stop = { $token } est un as. Les as ne font qu’arrêter ; pose autre chose.
refused-only-aces-stop = { $token } n’est pas un as, et seul un as arrête une carte.
refused-only-tricks = { $token } n’est pas un numéro. Le buffet ne prend que dix, valet, dame ou roi.
refused-not-in-pile = { $token } n’est pas dans ton répertoire.
refused-not-in-hand = { $token } n’est pas dans ta main.

said-red = { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } le rouge et { $target } { $whom ->
    [you] le noir
   *[other] le noir
}. Une carte agit pour qui a sa couleur, peu importe qui la joue, et la plus basse agit d’abord (à égalité : trèfle, carreau, cœur, pique).
moved-hand-played = On retourne : { $shares }.
decided-stop-yours = { "" }
event-passed = { "" }
decided-stop-theirs = { "" }
said-stopped = { $seat } { VERB($who, you: "dépenses", one: "dépense", us: "dépensez", many: "dépensent") } un as, { $moved-hand-discard }, pour arrêter { $number ->
    [1] { $who ->
        [you] ta propre carte
       *[other] sa propre carte
    } { $piece }, et la { VERB($who, you: "reprends", one: "reprend", us: "reprenez", many: "reprennent") }
   *[other] { $piece }, carte jouée par { $target }, et la { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") }
} en main.
their-pile = { $who ->
    [you] dans ton répertoire
   *[other] au répertoire chez { $seat }
}
said-trick = { $piece } est un numéro de { $number } points et { $of } minutes, { their-pile }.
said-mistake = { $piece } est un raté { their-pile } : il enlève { $number } points au prochain spectacle qui a un numéro.
said-rehearsal = { $piece } est une répétition { their-pile } : chacune double le prochain spectacle.
moved-played-practice = { "" }
said-swapped = { $piece } est la sieste : les deux échangent leurs mains{ $yours-count ->
    [0] .
   *[other] ; tu reçois { $yours }.
}
decided-buffet = { $moved-played-discard } est le buffet du soir : { $seat } { VERB($who, you: "encaisses", one: "encaisse", us: "encaissez", many: "encaissent") } { $pieces } à moitié prix. Ça fait { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $total } en tout.
decided-buffet-pass = { $moved-played-discard } est le buffet du soir, où un numéro s’encaisse à moitié prix, mais { $seat } { VERB($who, you: "gardes", one: "garde", us: "gardez", many: "gardent") } tout pour un spectacle.
said-no-buffet = { $piece } est le buffet du soir, mais { $seat } { VERB($who, you: "n’as", one: "n’a", us: "n’avez", many: "n’ont") } aucun numéro à encaisser.
makes-perform = { $piece-count ->
    [0] { $seat } { VERB($who, you: "montes", one: "monte", us: "montez", many: "montent") } en scène
   *[other] { $who ->
        [you] { $piece } te fait monter en scène
       *[other] { $piece } fait monter { $seat } en scène
    }
}
said-comedy = { makes-perform } { $moved-practice-discard-count ->
    [0] avec un répertoire vide
   *[other] avec { $moved-practice-discard }, sans un seul numéro, si bien que les ratés ne coûtent rien non plus
} : un spectacle comique, qui ne vaut rien.
said-show = { makes-perform } avec { $moved-practice-discard } pendant { $number } minutes, { $number ->
    [5] 10 de moins que l’idéal : tous les numéros comptent la moitié
    [10] 5 de moins que l’idéal : le meilleur numéro compte la moitié
    [15] la durée idéale : tous les numéros comptent en entier
    [20] 5 de plus que l’idéal : le meilleur numéro compte la moitié
    [25] 10 de plus que l’idéal : tous les numéros comptent la moitié
   *[other] bien plus que l’idéal : les numéros ne comptent pas
}. Numéros : { $said-tricks }{ $said-mistakes ->
    [0] {""}
   *[other] {" "}moins { $said-mistakes } de ratés
}{ $said-rehearsed ->
    [0] {""}
    [2] , doublé par une répétition
   *[other] , quadruplé par deux répétitions
}, ça fait { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $total } en tout.
said-tricks = { "" }
said-mistakes = { "" }
said-rehearsed = { "" }
said-deck-empty = La pioche est vide ; plus personne ne pioche.
said-only-aces = { $seat } { VERB($who, you: "n’as", one: "n’a", us: "n’avez", many: "n’ont") } plus que des as : on ne peut plus rien poser.
said-farewell = Toutes les cartes sont jouées. Chacun donne un spectacle d’adieu avec son répertoire.
scored =
    .detail = { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } maintenant { $total }.
moved-deck-hand = { $who ->
    [one] { $seat } pioche { $pieces }.
    [you] Tu pioches { $pieces }.
   *[other] { $count ->
        [1] Chacun pioche une carte
       *[other] Chacun reçoit { $count } cartes
    }{ $yours-count ->
        [0] .
       *[other] ; toi : { $yours }.
    }
}
moved-hand-hand =
    .detail = { $whom ->
        [you] Tu reçois
       *[other] { $target } reçoit
    } { $pieces }.
moved-played-hand = { "" }
moved-hand-discard = { "" }
moved-played-discard =
    .detail = { $pieces } va à la défausse.
moved-practice-discard =
    .detail = Sorti du répertoire : { $pieces }.

zone-deck = pioche
zone-discard = défausse
zone-hand = main
zone-played = carte posée
zone-practice = répertoire

phase-play = On pose une carte
phase-stop = L’arrêter ou pas
phase-buffet = Buffet du soir

option-red_seat = Qui a le rouge
    .help = Qui y est assis a cœur et carreau ; l’autre a trèfle et pique.
option-red_seat-random = tiré au début
option-ace_priority = Premier à arrêter
    .help = À qui l’on demande d’abord s’il arrête une carte avec un as.
option-ace_priority-opponent_first = l’autre joueur
option-ace_priority-player_first = qui l’a posée
option-game_tie = Scores égaux
    .help = Ce que valent des scores égaux à la fin.
option-game_tie-draw = match nul

hint-own-red = Tu as le rouge. Cartes à jouer : { $turns }.
hint-own-black = Tu as le noir. Cartes à jouer : { $turns }.
hint-show = { $seat } : { $minutes } minutes, numéros { $tricks }, ratés { $mistakes }, fois { $times }. Vaut { $value } maintenant.
hint-comedy = { $seat } : aucun numéro, spectacle comique. Vaut 0 maintenant ; ratés { $mistakes }.
hint-acting = Va agir : { $piece }.
hint-card-add =
    .tag = { $mine ->
        [1] à toi, { $change }
       *[0] en face, { $change }
    }
hint-card-halt =
    .tag = arrête une carte
hint-card-swap =
    .tag = échange les mains
hint-card-perform =
    .tag = { $mine ->
        [1] ton spectacle : { $value }
       *[0] en face : { $value }
    }
hint-card-feed =
    .tag = { $mine ->
        [1] ton buffet
       *[0] son buffet
    }
hint-would-add = { $mine ->
    [1] { $piece } irait dans ton répertoire : { $minutes } minutes, valeur { $after } au lieu de { $before }.
   *[0] { $piece } irait dans le répertoire adverse : { $minutes } minutes, valeur { $after } au lieu de { $before }.
}
    .total = vaut { $after }
hint-would-halt = { $piece } est un as. Il ne fait qu’arrêter des cartes.
hint-would-swap = Vous échangeriez vos mains.
hint-would-perform = { $mine ->
    [1] Tu jouerais ton spectacle, pour { $value }.
   *[0] L’adversaire devrait jouer, pour { $value }.
}
    .total = vaut { $value }
hint-would-feed = { $mine ->
    [1] Buffet du soir : tu pourrais encaisser un numéro à moitié prix.
   *[0] Buffet du soir : l’adversaire pourrait encaisser un numéro à moitié prix.
}
hint-would-stop = L’as est dépensé, et { $piece } va dans ta main.
hint-would-cash = Tu marques { $number } tout de suite. Ton spectacle vaut ensuite { $after } au lieu de { $before }.
    .total = { $number } de suite
hint-would-decline = Ton spectacle vaut toujours { $before }.

unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fact-deck = Cartes dans la pioche
fact-aces = As utilisés
fact-red = rouge

guide-begin = { $red ->
    [1] Tu as le rouge, en face on a le noir.
   *[0] Tu as le noir, en face on a le rouge.
} Les numéros (dix, valets, dames et rois) donnent sa valeur à un spectacle ; 15 minutes, c’est la durée idéale. Pose { $piece } pour commencer. Peu importe qui joue une carte, elle va à qui a sa couleur.
guide-perform = Ton spectacle dure { $minutes } minutes et vaut { $number }. Avec { $piece } tu le joues avant que quelqu’un le gâche.
guide-force = Le spectacle de { $seat } vaut { $number } en ce moment. { $piece } oblige { $seat } à le jouer tel quel.
guide-spoil = Offre au spectacle de { $seat } une carte dont il ne veut pas : avec { $piece } il vaudrait { $number } au lieu de { $before }.
guide-mistake = Un spectacle sans numéro ne compte rien, pas même les ratés. Tu n’as pas encore de numéro : c’est le moment de te débarrasser de { $piece }.
guide-build = Avec { $piece } ton spectacle durerait { $minutes } minutes et vaudrait { $number } au lieu de { $before }.
guide-save = Avec { $piece } ton spectacle vaudrait { $number } au lieu de { $before }. { $second } l’arrête, et la carte vient dans ta main, où elle ne fait pas de mal.
guide-stop = Avec { $piece } le spectacle d’en face durerait { $minutes } minutes et vaudrait { $number } au lieu de { $before }. Arrête-le avec { $second } : la carte vient dans ta main.
guide-stop-show = Avec { $piece }, { $seat } joue son spectacle, pour { $number }. Ça vaut un as : { $second }.
guide-let-good = { $piece } t’arrange : { $mine ->
    [1] ton spectacle
   *[0] le spectacle d’en face
} vaudrait { $number } au lieu de { $before }. Laisse faire et garde ton as.
guide-let-show = Avec { $piece } tu jouerais ton spectacle, pour { $number }. Laisse faire.
guide-let = { $piece } ne vaut pas un as : { $mine ->
    [1] ton spectacle
   *[0] le spectacle d’en face
} vaudrait { $number } avec elle, et { $before } sans elle. Il n’y a que quatre as dans toute la partie.
guide-swap = Avec { $piece } on échange les mains : tes { $held } cartes contre celles de { $seat }. Un as l’empêcherait. Laquelle est la meilleure ?
guide-feed = { $piece } est le buffet du soir : { $mine ->
    [1] tu peux
   *[0] en face on peut
} encaisser un numéro à moitié prix. Un as est trop précieux pour ça.
guide-cash = Au buffet, { $piece } rapporte { $points } tout de suite, et ton spectacle vaudrait { $number } au lieu de { $before }. Encaisse.
guide-no-cash = { $piece } rapporterait { $points } tout de suite, mais ton spectacle vaudrait alors { $number } au lieu de { $before }. Garde tes numéros pour le spectacle.
guide-performed = Tu as joué ton spectacle, pour { $points }.
guide-rival-performed = { $seat } a joué son spectacle, pour { $points }.
guide-stopped = { $seat } a arrêté { $piece } avec un as et l’a prise. As utilisés : { $used } sur 4.
guide-you-stopped = Ton as a arrêté { $piece }, qui est maintenant dans ta main. As utilisés : { $used } sur 4.
guide-swapped = Toi et { $seat } avez échangé vos mains. Chacun sait maintenant ce qu’il y a en face, sauf les nouvelles cartes.
guide-order = Tu as posé { $piece }, en face { $second }. La carte la plus basse agit d’abord : { $third }.
guide-spoilt = { $piece } a gâché le spectacle de { $seat } : il vaut { $number } maintenant. Le jouer coûterait des points.
guide-joined = { $piece } est dans ton spectacle : { $minutes } minutes, il vaut { $number } maintenant.

# Why its bots answer as they do
thumb = Je calcule ce que chaque carte change dans les deux spectacles, et j’arrête ce qui me coûterait le plus.

# On paper
credit = { title }, un jeu de James Ernest et Carol Monahan. { poker-suite }
pad-goal = Quand la pioche est épuisée, le plus de points l’emporte.
pad-show = Spectacle
pad-minutes = minutes
pad-tricks = numéros
pad-mistakes = ratés
pad-points = points
pad-note-write = Les numéros, selon les minutes, moins les ratés, puis on double pour chaque 6. Aucun numéro : exactement 0. Au buffet, seulement les points du numéro.
pad-note-count = Valet 2, dame 4, roi 6, 5 minutes chacun ; le 10 vaut 10 et dure 10. 15 minutes : tout. 10 ou 20 : le plus gros numéro à moitié. 5 ou 25 : tout à moitié. 30 et plus : rien.
paper-planner-red = Tu as le rouge. Pour commencer, cinq cartes chacun.
paper-planner-black = Tu as le noir. Pour commencer, cinq cartes chacun.
paper-planner-worth = Ce que valent tes numéros
paper-planner-minutes = minutes
paper-planner-counts-5 = chaque numéro compte la moitié
paper-planner-counts-10 = le meilleur numéro compte la moitié
paper-planner-counts-15 = tous comptent en entier
paper-planner-counts-20 = le meilleur numéro compte la moitié
paper-planner-counts-25 = chaque numéro compte la moitié
paper-planner-sum = 30 minutes ou plus : les numéros ne rapportent rien. Puis enlève les ratés, 2, 3 et 4 ; puis double pour chaque 6, les pertes aussi. Sans aucun numéro, un spectacle compte exactement 0.
paper-planner-pile = Ton répertoire, spectacle par spectacle
paper-planner-cross = Entoure une carte quand elle entre à ton répertoire, peu importe qui l’a jouée. Un 7 ou un 9 de ta couleur ferme la ligne : compte-la et passe à la suivante.
paper-planner-show = Spectacle
paper-planner-farewell = Adieux
paper-planner-tricks = numéros
paper-planner-mistakes = ratés
paper-planner-doubled = doublé
paper-planner-rehearsed = répétitions
paper-planner-points = points
paper-planner-total = total
paper-planner-buffet = Buffet
paper-planner-buffet-worth = Avec un 8 de ta couleur, tu peux encaisser un numéro de la ligne ; barre-le :

# Ce que mesurent les études
measure-turns-played = tours où les deux jouent une carte
measure-show-10 = points d’un spectacle de dix minutes
measure-show-15 = points d’un spectacle de quinze minutes
measure-show-20 = points d’un spectacle de vingt minutes
measure-farewells = points d’un spectacle d’adieu
measure-other-shows = points de tout autre spectacle
measure-forced-shows = spectacles provoqués par l’adversaire
measure-forced-points = points d’un spectacle provoqué par l’adversaire
measure-own-points = points d’un spectacle qu’on a lancé soi-même
measure-more-aces = parties gagnées par qui a pioché le plus d’as
measure-only-aces = parties qui finissent avec une main où il n’y a que des as
measure-napper-wins = parties gagnées par qui a échangé en dernier les mains avec un cinq
measure-red-wins = parties gagnées par le rouge
measure-farewells-lose = spectacles d’adieu qui coûtent des points
measure-show-5 = points d’un spectacle de cinq minutes
measure-show-25 = points d’un spectacle de vingt-cinq minutes
measure-late-napper-wins = parties gagnées par qui a échangé en dernier les mains, sur la fin

# La feuille de score dans l’appli
pad-pile = cartes du spectacle
pad-buffet = buffet
pad-stop = La pioche est épuisée
pad-end-called = La pioche est épuisée, et les spectacles d’adieu sont finis.
refused-card-used-up = { $name } : il n’y a que deux cartes de chaque rang par couleur, et elles sont déjà passées.

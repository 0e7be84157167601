title = Willow
tagline = Deux cartes, dont une secrète : une paire, ou le plus grand écart, ou les nerfs les plus solides.

# Questions
prompt-bet-or-fold = Miser, ou te coucher ? Personne n’a misé dans ce tour. Pas de parole ici : sans mise, tu quittes le coup.
    .do = { $act ->
        [fold] Se coucher
        [check] Parole
        [call] Suivre { $cost }
        [raise] Relancer de { $number }, { $cost } en tout
       *[bet] Miser { $number }
    }
    .sure = { $big ->
        [1] { $act ->
            [raise] Relancer de { $number } ? Tu mets d’un coup { $cost } jetons dans le pot.
           *[bet] Miser { $number } ? C’est dans la moitié haute de ce qui est permis.
        }
       *[0] { "" }
    }
prompt-check-bet-or-fold = Parole, miser, ou te coucher ? Personne n’a encore misé dans ce tour.
    .do = { $act ->
        [fold] Se coucher
        [check] Parole
        [call] Suivre { $cost }
        [raise] Relancer de { $number }, { $cost } en tout
       *[bet] Miser { $number }
    }
    .sure = { $big ->
        [1] { $act ->
            [raise] Relancer de { $number } ? Tu mets d’un coup { $cost } jetons dans le pot.
           *[bet] Miser { $number } ? C’est dans la moitié haute de ce qui est permis.
        }
       *[0] { "" }
    }
prompt-call-raise-or-fold = Suivre, relancer, ou te coucher ? Choisis un montant pour suivre et relancer.
    .do = { $act ->
        [fold] Se coucher
        [check] Parole
        [call] Suivre { $cost }
        [raise] Relancer de { $number }, { $cost } en tout
       *[bet] Miser { $number }
    }
    .sure = { $big ->
        [1] { $act ->
            [raise] Relancer de { $number } ? Tu mets d’un coup { $cost } jetons dans le pot.
           *[bet] Miser { $number } ? C’est dans la moitié haute de ce qui est permis.
        }
       *[0] { "" }
    }
prompt-call-or-fold = Suivre, ou te coucher ? Tu ne peux pas relancer.
    .do = { $act ->
        [fold] Se coucher
        [check] Parole
        [call] Suivre { $cost }
        [raise] Relancer de { $number }, { $cost } en tout
       *[bet] Miser { $number }
    }

# Words
word-fold = Se coucher
word-check = Parole
word-call = Suivre

# Why a choice was refused
refused-no-check = Pas de parole ici : mise ou couche-toi.
refused-no-check-after-bet = Il y a une mise sur la table : suis, relance ou couche-toi.
refused-nothing-to-call = Personne n’a misé : il n’y a rien à suivre.
refused-no-raise-left = Toutes les relances de ce tour ont été faites : suis ou couche-toi.
refused-nobody-to-raise = Tous tes adversaires sont à tapis : personne ne pourrait répondre à une relance.
refused-too-short-to-raise = Après avoir suivi, il te reste trop peu de jetons pour relancer.
refused-too-small = { $token }, c’est moins que la plus petite mise ou relance.
refused-less-than-last = Une relance doit être au moins aussi haute que la mise ou relance d’avant.
refused-too-large = { $token }, c’est plus que la plus grosse mise ou relance.
refused-more-than-the-pot = { $token }, c’est plus que le pot une fois que tu as suivi.
refused-more-than-you-have = Tu n’as pas autant de jetons.

# What happened
said-hand = Donne { $number } sur { $of } : { $seat } { VERB($who, you: "donnes", one: "donne", us: "donnez", many: "donnent") }. Chacun { $each ->
    [0] reçoit
    [one] verse { $each } jeton d’ante et reçoit
   *[other] verse { $each } jetons d’ante et reçoit
} une carte cachée{ $yours-count ->
    [0] .
   *[other] ; la tienne : { $yours }.
}{ $number ->
    [1] {" "}À la fin une paire gagne, ou sinon le plus grand écart entre deux cartes, l’as valant 1 ; à écart égal, la plus haute carte.
   *[other] {""}
}
decided-bet-or-fold = { $act ->
    [fold] { $seat } { VERB($who, you: "te couches", one: "se couche", us: "vous couchez", many: "se couchent") }.
    [check] { $seat } { VERB($who, you: "dis", one: "dit", us: "dites", many: "disent") } « parole ».
    [call] { $seat } { VERB($who, you: "suis", one: "suit", us: "suivez", many: "suivent") } pour { lost-each }.
   *[none] { $seat } { VERB($who, you: "mises", one: "mise", us: "misez", many: "misent") } { $number }.
}
decided-check-bet-or-fold = { decided-bet-or-fold }
decided-call-or-fold = { decided-bet-or-fold }
decided-call-raise-or-fold = { $act ->
    [none] { $seat } { VERB($who, you: "relances", one: "relance", us: "relancez", many: "relancent") } de { $number }, soit { $said-level } en tout, et { VERB($who, you: "mets", one: "met", us: "mettez", many: "mettent") } { $lost }.
   *[other] { decided-bet-or-fold }
}
lost-each = { $who ->
    [one] { $lost }
    [you] { $lost }
   *[other] { $lost } chacun
}
said-level = { "" }
said-pot = { "" }
said-short =
    .aside = { $seat } ne { VERB($who, you: "verses", one: "verse", us: "versez", many: "versent") } que { $number } d’ante : il ne reste rien d’autre.
said-all-in =
    .aside = { $seat } { VERB($who, you: "es", one: "est", us: "êtes", many: "sont") } à tapis.
moved-stock-face-up = La deuxième carte, ouverte : { $shares }. Le pot est à { $said-pot }.
said-alone = { $seat } { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } { won-chips } au pot : tous les autres se sont couchés.
said-shows-pair = { $seat } { VERB($who, you: "retournes", one: "retourne", us: "retournez", many: "retournent") } { $got } : { pair-of }.
said-shows-gap = { $seat } { VERB($who, you: "retournes", one: "retourne", us: "retournez", many: "retournent") } { $got } : un écart de { $number }.
pair-of = { $number ->
    [2] une paire de deux
    [3] une paire de trois
    [4] une paire de quatre
    [5] une paire de cinq
    [6] une paire de six
    [7] une paire de sept
    [8] une paire de huit
    [9] une paire de neuf
    [10] une paire de dix
    [11] une paire de valets
    [12] une paire de dames
   *[13] une paire d’as
}
won-chips = { $won ->
    [one] { $won } jeton
   *[other] { $won } jetons
}
said-layer = Un pot de { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
}, pour ceux qui ont suivi jusque-là.
said-wins-pair = { $seat } { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } { won-chips } avec { pair-of }{ $of ->
    [0] , qui bat tout écart.
   *[other] , la plus haute.
}
said-wins-gap = { $seat } { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } { won-chips } avec un écart de { $number }, le plus grand.
said-wins-high = { $seat } { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } { won-chips } : même écart de { $number }, mais { $piece } est la plus haute carte.
said-unmatched =
    .aside = { $seat } { VERB($who, you: "reprends", one: "reprend", us: "reprenez", many: "reprennent") } { $number }, que personne n’a suivi.
said-alone-in = { $seat } { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } { won-chips } : personne d’autre en jeu n’a payé autant.
said-shares = { $seat } { VERB($who, you: "partages", one: "partage", us: "partagez", many: "partagent") } le pot : mains égales.
said-leaves =
    .aside = { $seat } { VERB($who, you: "n’as", one: "n’a", us: "n’avez", many: "n’ont") } plus de jetons et { VERB($who, you: "quittes", one: "quitte", us: "quittez", many: "quittent") } la table.
paid-seat-pot =
    .detail = { $seat } { VERB($who, you: "mets", one: "met", us: "mettez", many: "mettent") } { $amount } au pot.
paid-pot-seat =
    .detail = { $rule ->
        [WIL-43] { $seat } { VERB($who, you: "reprends", one: "reprend", us: "reprenez", many: "reprennent") } { $amount }, que personne n’a suivi.
       *[other] { $seat } { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") } { $amount } dans le pot.
    }
moved-stock-face-down =
    .detail = { $seat } { VERB($who, you: "reçois", one: "reçoit", us: "recevez", many: "reçoivent") } une carte cachée{ $yours-count ->
        [0] .
       *[other] ; la tienne : { $yours }.
    }
moved-face-down-face-up = { "" }
moved-to-stock =
    .detail = Toutes les cartes retournent au talon.

# What the table works out
hint-hand = Donne { $number } sur { $hands } ; { $seat } donne.
hint-no-bet = Dans le pot : { $pot }. Personne n’a misé dans ce tour.
hint-betting = Dans le pot : { $pot }. Rester dans ce tour coûte { $level } en tout. Relances restantes : { $raises }.
hint-first-card = { $piece } peut devenir une paire, ou un écart de { $gap } au plus.
hint-own-pair = Tu as { $number ->
    [11] une paire de valets
    [12] une paire de dames
    [13] une paire d’as
   *[other] une paire de { $number }
}.
hint-own-gap = Tu as un écart de { $gap }, { $piece } en tête.
hint-rival = { $seat } a mis { $paid }.
hint-rival-pair = { $seat } a mis { $paid } et montre { $piece } : au mieux une paire. Tu bats { $percent } % des cartes qui peuvent se cacher dessous.
hint-rival-gap = { $seat } a mis { $paid } et montre { $piece } : au mieux un écart de { $gap }, pas de paire. Tu bats { $percent } % des cartes qui peuvent se cacher dessous.
hint-rival-pair-only = { $seat } a mis { $paid } et montre { $piece } : au mieux une paire.
hint-rival-gap-only = { $seat } a mis { $paid } et montre { $piece } : au mieux un écart de { $gap }, pas de paire.
hint-odds-short = Suivre prend tout ce qui te reste, { $owed }, et du pot tu peux gagner { $pot } : ça paie si tu gagnes { $percent } fois sur cent.
    .tag = coûte { $owed }
hint-odds = Suivre coûte { $owed } pour un pot de { $pot } : ça paie si tu gagnes { $percent } fois sur cent.
    .tag = coûte { $owed }
hint-would-fold = { $lost ->
    [0] Tu n’as rien mis dans ce pot.
    [one] Tu laisses ton jeton dans le pot.
   *[other] Tu laisses tes { $lost } jetons dans le pot.
}
hint-would-check = Ça ne coûte rien, et tu restes.
hint-would-call = Tu mets { $cost }. Le pot passe à { $pot }.
    .total = Tu mets { $cost }
hint-would-bet = Tu mets { $cost }. Le pot passe à { $pot }, et rester dans ce tour coûte { $level } en tout.
    .total = Tu mets { $cost }

# The table
zone-stock = talon
zone-face-down = carte cachée
zone-face-up = carte ouverte
pot-pot = pot
phase-first = Premier tour de mises
phase-second = Second tour de mises

# Numbers
unit-chips = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
fact-hand = Donne
fact-pot = Pot
fact-level = Pour rester
fact-raises = Relances
fact-dealer = donneur

# Options
option-structure = Structure des mises
    .help = Règle les limites des deux tours là où tu les laisses en automatique.
option-structure-spread = Étalée : 1 à 10, puis 2 à 20
option-structure-fixed = Fixe : 10, puis 20
option-structure-pot_limit = Pot limit, jetons sur table
option-structure-no_limit = No limit, jetons sur table
option-ante = Ante
    .help = Jetons que chacun verse avant la donne.
option-r1_min = Plus petite mise, premier tour
    .help = Vaut pour la mise et pour chaque relance.
option-r1_min-auto = selon la structure
option-r1_max = Plus grosse mise, premier tour
    .help = Vaut pour la mise et pour chaque relance.
option-r1_max-auto = selon la structure
option-r1_max-pot = le pot
option-r1_max-none = tout ton tapis
option-r2_min = Plus petite mise, second tour
    .help = Vaut pour la mise et pour chaque relance.
option-r2_min-auto = selon la structure
option-r2_max = Plus grosse mise, second tour
    .help = Vaut pour la mise et pour chaque relance.
option-r2_max-auto = selon la structure
option-r2_max-pot = le pot
option-r2_max-none = tout ton tapis
option-max_raises = Relances par tour
    .help = La première mise ne compte pas.
option-max_raises-none = sans limite (20)
option-min_raise = Plus petite relance
    .help = Si une relance doit égaler la mise ou relance d’avant.
option-min_raise-range = tout montant permis
option-min_raise-last_raise = autant que la dernière
option-allow_check = Parole
    .help = Si l’on peut dire « parole » tant que personne n’a misé.
option-bankroll = Réserve
    .help = Si l’on peut s’endetter, ou si l’on joue avec les jetons devant soi.
option-bankroll-auto = selon les limites
option-bankroll-open = libre : dettes permises
option-bankroll-table_stakes = jetons sur table
option-starting_stack = Tapis de départ
    .help = Jetons de chacun, quand on joue avec les jetons sur table. Sinon, ne change rien.
option-hands = Donnes
    .help = Donnes dans une séance ; la donne tourne.
option-hands-auto = une par joueur
option-removed_suit = Couleur écartée
    .help = Le jeu est le même avec n’importe laquelle.
option-removed_suit-c = trèfle
option-removed_suit-d = carreau
option-removed_suit-h = cœur
option-removed_suit-s = pique

preset-spread = Limite étalée
    .help = Mises de 1 à 10 au premier tour, de 2 à 20 au second. Dettes permises.
preset-fixed = Limite fixe
    .help = Toute mise ou relance est de 10 au premier tour et de 20 au second. Dettes permises.
preset-pot_limit = Pot limit
    .help = Une mise ou une relance peut aller jusqu’au pot. Tu joues avec les jetons devant toi.
preset-no_limit = No limit
    .help = Tu peux miser à tout moment tous les jetons devant toi.

# The guided first game
guide-begin = Une carte cachée chacun, et un tour de mises. À la fin une paire gagne, ou sinon les deux cartes les plus éloignées ; l’as vaut 1, la dame 12. Avec { $piece }, un écart de { $gap } est possible : un beau départ. Mise { $least }, le minimum.
guide-behind = Maintenant chacun a une carte ouverte, et un second tour commence. Entre { $pieces }, l’écart est de { $gap }. Cela ne bat que { $percent } % des mains possibles de { $seat }. Pas de parole ici : couche-toi avant que ça coûte cher.
guide-ahead = Le second tour, avec une carte ouverte chacun. À côté, tu lis ce qui peut se cacher dessous. Entre { $pieces }, l’écart est de { $gap } : cela bat { $percent } % des mains possibles de { $seat }. Avec { $pot ->
    [one] un jeton
   *[other] { $pot } jetons
} au pot, miser { $bet } est raisonnable.
guide-edge = { $deals ->
    [1] Une nouvelle donne, et c’est toi qui donnes : tu parles en dernier.
   *[0] Une nouvelle donne.
} { $seat } a misé, et rester coûte { $owed }. { $piece } est près du bout de la rangée : une carte de l’autre bout fait un écart de { $gap } au plus. Relance un peu tant que c’est bon marché.
guide-raised = { $seat } relance à { $level }, et il te manque { $owed }. Mais avec { $piece }, un écart de { $gap } reste possible. Relance encore ; tout le monde n’aimera pas payer pour une deuxième carte.
guide-middle = { $piece } est au milieu de la rangée, et aucune deuxième carte ne donne un écart de plus de { $gap }. Seule une paire aiderait. { $folded ->
    [0] Mais miser { $least } ne coûte guère.
    [1] Mais un adversaire s’est couché, et miser { $least } ne coûte guère.
   *[other] Mais { $folded } adversaires se sont couchés, et miser { $least } ne coûte guère.
}
guide-middle-raised = { $seat } te demande { $owed }, et avec { $piece } l’écart ne dépassera pas { $gap }. { $paid ->
    [0] Couche-toi ; la donne ne t’a rien coûté.
   *[other] Couche-toi ; la donne ne t’a pas coûté plus de { $paid }.
}
guide-odds = Voici le calcul des joueurs de poker. Suivre coûte { $owed } pour un pot de { $pot } : ça paie si tu gagnes { $need } fois sur cent, et tu bats { $percent } % des mains possibles de { $seat }. Ça paie à la longue ; aujourd’hui, on verra.
guide-odds-against = Voici le calcul des joueurs de poker. Suivre coûte { $owed } pour un pot de { $pot } : ça paie si tu gagnes { $need } fois sur cent. Tu ne bats que { $percent } % des mains possibles de { $seat }. Couche-toi.
guide-first-again = Avec { $piece }, un écart de { $gap } est possible. À partir de 10, cela vaut une mise ; en dessous, rarement.
guide-second-again = { $pieces } bat { $percent } % des mains possibles de { $seat }.
guide-won-alone = Le pot de { $won } était à toi sans abattage : personne d’autre n’est resté.
guide-lost-alone = Tu t’es couché, et { $seat } a pris le pot de { $won } sans rien montrer. La plupart des donnes finissent ainsi.
guide-won-shown = Tu as gagné { $won } à l’abattage.
guide-lost-shown = { $seat } a gagné le pot de { $won } à l’abattage. Le second tour sert à cela : partir à temps, ou se faire payer.
guide-bold = Audacieux : { $bet } d’un coup. { $folded ->
    [0] Personne ne s’est couché.
    [1] Un adversaire s’est couché.
   *[other] { $folded } adversaires se sont couchés.
}
guide-stayed = Tu es resté. Jusqu’ici cette donne t’a coûté { $paid }.

bad-range = { $option } vaut { $least }, mais { $other } seulement { $most }. Baisse l’un ou monte l’autre.
bad-unbounded = Sans nombre pour { $option }, il faut une autre borne aux mises : choisis les jetons sur table pour { $other }.

# Why its bots answer as they do
thumb = Je compte les cartes et la cote du pot, et je bluffe de temps en temps.
level-expert = Joue le plus souvent d’après un livre calculé d’avance, bluffs compris.

# Ce qu’un bot a calculé ; raconté quand la main est finie
reason-number = Miser ou relancer de { $chosen-plain }
reckoned-first-card = { $rivals ->
    [one] Cette carte donne la meilleure main { $percent } fois sur 100.
   *[other] Contre { $rivals } autres, cette carte donne la meilleure main { $percent } fois sur 100.
}
reckoned-both-cards = { $rivals ->
    [one] Avec { $piece } à côté, elle battait { $percent } mains possibles sur 100 en face.
   *[other] Avec { $piece } à côté, elle battait les { $rivals } autres mains { $percent } fois sur 100.
}

# On paper
credit = { title }, un jeu de James Ernest. { poker-suite }
pad-goal = { $hands ->
    [one] Une donne ; le plus de jetons l’emporte.
   *[other] Après { $hands } donnes, le plus de jetons l’emporte.
}
pad-balance = solde
    .first = { $bankroll ->
        [table_stakes] { $starting_stack }
       *[other] 0
    }
pad-note-write = Ce que la donne t’a rapporté ou coûté, ante et mises compris. Chaque ligne fait 0 au total.

# Ce que mesurent les études
measure-pot = jetons dans un pot remporté
measure-folded = donnes qui finissent parce que tous les autres se couchent
measure-second-card = donnes où l’on voit la deuxième carte
measure-split = donnes dont le pot est partagé
measure-pair-wins = abattages gagnés par une paire
measure-pairs-hold = paires montrées qui gagnent
measure-wide-gaps-hold = écarts montrés de neuf ou plus qui gagnent
measure-pairs-shown = paires parmi les mains montrées
measure-ends-stay = as et dames en première carte avec lesquels on reste en jeu
measure-middles-stay = six et sept en première carte avec lesquels on reste en jeu
measure-dealer-gains = jetons que le donneur gagne par donne
measure-first-gains = jetons que gagne par donne qui parle en premier
measure-dealer-takes = part de tous les pots que prend le donneur
measure-narrow-gaps-hold = écarts montrés de quatre ou moins qui gagnent
measure-middle-gaps-hold = écarts montrés de cinq à huit qui gagnent

# La feuille de score dans l’appli
pad-lead = Qui donne d’abord ?
pad-next = { $dealer } donne, { $left } parle en premier.

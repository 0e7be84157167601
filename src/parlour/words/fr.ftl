# What all games share, in French. A game's own words are in fr.ftl beside its rules.
# The reader is "tu"; "toi" is what they are called in a row or after a preposition.

# Why a choice was refused
refused-not-offered = { $token } n’est pas au choix ici.
refused-not-your-turn = On ne te demande rien pour l’instant. Attends ton tour.
refused-game-over = La partie est finie.
refused-too-few = Choisis-en au moins { $least }.
refused-too-many = Choisis-en { $most } au plus.
refused-chosen-twice = Tu as choisi deux fois { $token }.
refused-must-match = { $token } ne va pas avec ce que tu as choisi avant.
refused-nothing-sealed = Tu n’as pas de réponse à reprendre.

# Why a table refused what somebody asked for
refused-moved-on = La partie a déjà avancé. Regarde de nouveau.
refused-not-your-seat = Ce n’est pas ta place.
refused-bot-plays = Un bot joue ici pour toi. Assieds-toi pour jouer toi-même.
refused-not-begun = La partie n’a pas commencé.
refused-not-over = La partie n’est pas finie.
refused-no-reason = Aucun bot ne peut expliquer ce coup.
refused-paused = La table est en pause. Attends la reprise.
refused-closed = Cette table est fermée.
refused-no-take-back = Il n’y a rien à reprendre.
refused-wish-pending = Quelqu’un demande déjà à reprendre. Attends les réponses.
refused-no-wish = Personne ne demande à reprendre quoi que ce soit.
refused-no-clock-out = Tout le monde a encore du temps.
refused-no-holidays = Cette table ne permet pas de vacances.
refused-no-holiday = Tu as déjà pris toutes les vacances que permet cette table.
refused-no-plans = Une partie guidée n’a pas de coups conditionnels. Réponds quand on te le demande.
refused-asked-now = C’est déjà à toi. Réponds maintenant.
refused-no-giving-in = Cette réponse ne peut pas être automatique. Choisis-en une autre.
refused-not-yours-to-say = Ce sont les autres qui décident.
refused-nothing-said = Écris d’abord quelque chose.
refused-no-such-phrase = Cette phrase n’existe pas.
refused-not-at-this-table = Tu n’es pas à cette table.
refused-bad-name = Un nom comporte au moins une lettre ou un chiffre et n’est pas un lien.
refused-table-full = Toutes les places sont prises.
refused-no-such-seat = Cette place n’existe pas.
refused-seat-taken = Il y a déjà quelqu’un ici.
refused-sits-already = Tu as déjà une place.
refused-locked = L’hôte a verrouillé cette table. Demande-lui de l’ouvrir.
refused-begun-already = La partie a déjà commencé.
refused-being-dealt = On distribue les cartes. Un instant, s’il te plaît.
refused-pledge-taken = Quelqu’un d’autre a déjà promis cette part du mélange.
refused-no-part-awaited = La table n’attend pas ta part du mélange.
refused-not-your-part = Ce n’est pas la part du mélange que tu as promise.
refused-seats-empty = Il reste des places vides. Invite du monde, ou installe des bots.
refused-host-only = Seul l’hôte peut faire ça.
refused-nobody-there = Il n’y a personne à cette place.
refused-no-such-bot = Ce bot n’existe pas.
refused-not-for-programs = Un programme ne peut que jouer à sa place.
refused-bots-teach = Dans une partie guidée, nos propres bots occupent les autres chaises.
refused-hand-stays = Dans ce jeu, les mains restent cachées jusqu’à la fin. Donne la place avant le début.

# Words that can be chosen anywhere
word-done = Terminé

# Phases that every game has
phase-over = La partie est finie
refused-no-clock = Cette partie n’a pas de pendule.

# People and places
seat-yours = { $name } (toi)
zone-of = { $zone } chez { $owner }
zone-yours = { $zone } chez toi
face-down = { $count ->
    [one] ({ $count } cachée)
   *[other] ({ $count } cachées)
}
chips = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# Why a table cannot be laid like that
bad-name = Aucune option ne s’appelle « { $given } »{ $count ->
    [0] { " " }; ce jeu n’en a pas.
   *[other] . Il y a : { $choices }.
}
bad-name-near = Aucune option ne s’appelle « { $given } » ; voulais-tu dire « { $near } » ?
bad-switch = { $option } : oui ou non, pas « { $given } ».
bad-choice = { $option } : au choix { $choices }. « { $given } » n’en fait pas partie.
bad-number = { $option } : un nombre entier de { $least } à { $most }, pas « { $given } ».
bad-number-or-word = { $option } : un nombre entier de { $least } à { $most }, ou au choix { $words }. « { $given } » n’en fait pas partie.
bad-seats = { $title } se joue de { $least } à { $most }, pas à { $seats }.
bad-seats-exactly = { $title } se joue à { $least } exactement, pas à { $seats }.
bad-preset = Il n’y a pas de formule « { $given } » ; il y a : { $presets }.
bad-preset-none = Il n’y a pas de formule « { $given } » ; ce jeu n’en a aucune.
bad-chair = { $option } est une chaise de la table, comptée à partir de 0, ou l’un de : { $words }. « { $given } » n’en est pas.
bad-dealer = { $option } : il n’y a que { $seats } chaises à cette table.

# Les chaises, là où la table en convient
chair = { $number ->
    [1] première chaise
    [2] deuxième chaise
    [3] troisième chaise
    [4] quatrième chaise
    [5] cinquième chaise
    [6] sixième chaise
    [7] septième chaise
    [8] huitième chaise
    [9] neuvième chaise
    [10] dixième chaise
   *[other] chaise { $number }
}

# Cards by their names
card-name = { $rank ->
    [A] As
    [K] Roi
    [Q] Dame
    [J] Valet
    [T] 10
   *[other] { $rank }
} de { $suit ->
    [c] trèfle
    [d] carreau
    [h] cœur
   *[s] pique
}
card-name-joker = { $number ->
    [1] Joker
    [2] Joker 2
   *[other] Joker { $number }
}

# What happens. Sentences of a game come first; these tell what it has no words for.
you = toi
    .subject = tu
listed = { $rest } et { $last }
share = { $seat } { $what }
beside = { $rest } { $last }
unseen = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
event-moved =
    .detail = { $pieces } : { $source } → { $zone }.
event-got =
    .detail = { $who ->
        [one] { $seat } reçoit { $pieces }.
        [you] Tu reçois { $pieces }.
       *[other] { $seat } { VERB($who, us: "recevez", many: "reçoivent") } { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } chacun{ $yours-count ->
            [0] .
           *[other] ; toi : { $yours }.
        }
    }
event-laid =
    .detail = { $shares-count ->
        [0] { $seat } { VERB($who, you: "poses", one: "pose", us: "posez", many: "posent") } { $pieces }.
       *[other] Posé : { $shares }.
    }
event-shifted =
    .detail = { $shares-count ->
        [0] { $seat } { VERB($who, you: "déplaces", one: "déplace", us: "déplacez", many: "déplacent") } { $pieces }.
       *[other] Déplacé : { $shares }.
    }
event-gave =
    .detail = { $whom ->
        [you] { $seat } te { VERB($who, one: "donne", many: "donnent") } { $pieces }.
       *[other] { $seat } { VERB($who, you: "donnes", one: "donne", us: "donnez", many: "donnent") } { $pieces } à { $target }.
    }
event-shown =
    .detail = { $shares-count ->
        [0] { $pieces-count ->
            [0] Rien n’est montré.
           *[other] Montré : { $who ->
                [you] toi
               *[other] { $seat }
            } { $pieces }.
        }
       *[other] Montré : { $shares }.
    }
event-shuffled =
    .detail = On mélange les cartes.
event-turned =
    .detail = Retourné : { $pieces }.
event-paid =
    .detail = { $whom ->
        [you] { $seat } te { VERB($who, one: "paie", many: "paient") } { $amount }.
       *[other] { $seat } { VERB($who, you: "paies", one: "paie", us: "payez", many: "paient") } { $amount } à { $target }.
    }
event-paid-in =
    .detail = { $seat } { VERB($who, you: "mets", one: "met", us: "mettez", many: "mettent") } { $amount } au pot.
event-taken =
    .detail = { $seat } { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") } { $amount } dans le pot.
event-scored = { $seat } { VERB($who, you: "marques", one: "marque", us: "marquez", many: "marquent") } { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } au total.
event-decided = { $seat } { VERB($who, you: "choisis", one: "choisit", us: "choisissez", many: "choisissent") } { $chosen }.
event-chose = Tu as choisi { $chosen }.
event-sealed = { $seat } { VERB($who, you: "as choisi", one: "a choisi", us: "avez choisi", many: "ont choisi") }.
event-passed = { $seat } { VERB($who, you: "passes", one: "passe", us: "passez", many: "passent") }.
event-said = { "" }
event-phase = { "" }
won = { won-who }.
won-who = { $seat } { $who ->
    [one] gagne
    [you] gagnes
    [us] partagez la victoire
   *[other] partagent la victoire
}
closed-ahead = { won-who } : { total-each }, { lead }.
closed-level = { won-who } : { total-each }.
closed-ahead-from-zero = { won-who } : { total-each } de gain, { lead-from-zero }.
closed-level-from-zero = { won-who } : { total-each } de gain.
won-nobody = Personne ne gagne.
won-ahead = { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } { total-each }, { lead }.
won-level = { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } { total-each }.
won-ahead-from-zero = { $seat } { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } { total-each }, { lead-from-zero }.
won-level-from-zero = { $seat } { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } { total-each }.
total-each = { $who ->
    [one] { $total }
    [you] { $total }
   *[other] { $total } chacun
}
lead = { $more } devant { $target }
lead-from-zero = { $more } devant { $target }
over-round = Les { $number } manches sont jouées.
over-hand = Les { $number } donnes sont jouées.
over-inning = Les { $number } manches sont jouées.
over-deal = Les { $number } donnes sont jouées.
over-game = Les { $number } parties sont jouées.
standing = Classement final : { $standing }.
standing-from-zero = Gains et pertes : { $standing }.
won-capped = La partie a atteint sa durée maximale et s’arrête là.

# Line mode
play-welcome = { $title } — tape ton choix ; « help » donne les commandes.
play-promise = La donne est fixée par une graine dont l’empreinte commence par { $hash }.
play-seed = La graine de cette partie était { $seed }.
play-asked = À toi : { $prompt }
play-choices = Au choix : { $choices }
play-number = un nombre de { $low } à { $high }
play-enter-pass = ou Entrée pour rien
play-enter-done = ou Entrée quand c’est tout
play-unknown = « { $text } » n’est pas au choix ici.
play-choose-something = Choisis quelque chose.
play-why = Tape « ? » pour voir la règle.
play-saved = Enregistré sous { $path }.
play-help = Tape un ou plusieurs choix comme ils sont affichés, séparés par des virgules ou des espaces. Plus court, c’est possible aussi : les cartes par leur rang et l’initiale anglaise de la couleur (7h pour le cœur, Td ou 10d pour le carreau, c pour le trèfle, s pour le pique), les joueurs par leur nom, les mots en entier ou abrégés. Commandes : « ? » (la règle derrière la question ou le dernier refus), table (la table), more (les derniers événements en détail), why NOM (pourquoi un bot a joué ainsi en dernier), crib (l’aide-mémoire), rules (les règles), try CHOIX (ce que ça donnerait), pass (ne plus proposer de jouer une carte avant la fin : pass turn pour le tour, ou ce que le jeu a d’autre, comme pass round pour la manche), save FICHIER, quit (partir).
play-only-english = En anglais pour l’instant :
play-no-preview = Il n’y a rien à calculer d’avance pour ça.
play-no-passing = { $able ->
    [none] Il n’y a rien ici pour quoi passer d’avance.
   *[other] Ce n’est pas en cours. Tu peux taper { $able }.
}
play-passing = Tu laisses filer { $span ->
    [turn] ce tour
    [round] cette manche
    [battle] ce combat
    [exchange] cet échange
   *[other] la suite
} ; on te demande encore ce que tu dois décider.
play-bye = La table reste comme elle est. À bientôt.
play-which = Quel jeu ?

# Why a bot answered as it did; while a game goes on only the first six are shown
reason-random = J’ai choisi une réponse au hasard.
reason-other = J’ai ma façon de jouer.
reason-gentle = Je suis une règle simple, et parfois je l’oublie.
reason-regular = { $thumb ->
    [none] Je suis les règles simples d’usage.
   *[other] { $thumb }
}
reason-expert = J’imagine où sont les pièces cachées, et je joue chaque réponse jusqu’au bout, bien des fois.
reason-expert-book = Je suis un livre, calculé d’avance, qui dit combien de fois faire quoi à un tel moment.
reason-gentle-erred = Ici j’ai oublié ma règle, et pris ce qui semblait bien au premier coup d’œil.
reason-stood-in = { $thumb ->
    [none] Pas le temps de voir plus loin : j’ai suivi les règles simples d’usage.
   *[other] Pas le temps de voir plus loin, alors j’ai suivi ceci : { $thumb }
}
reason-booked = { $often ->
    [100] Ici mon livre dit toujours ça.
   *[other] Ici mon livre dit ça { $often } fois sur 100.
}
reason-only-answer = Il n’y avait pas d’autre réponse.
reason-sure = { $sure ->
    [sure] Celle-ci était nettement la meilleure.
    [fairly] Celle-ci était sans doute la meilleure.
    [even] Celle-ci valait la suivante.
    [kept] Une autre semblait un peu meilleure, mais pas nettement ; j’ai donc suivi ma règle.
   *[barely] C’était serré.
}
reason-searched-wins = J’ai essayé { $answers } réponses dans { $rollouts } parties imaginées, où tout le monde continue selon ma règle. { reason-sure }
reason-searched-ahead = J’ai essayé { $answers } réponses dans { $rollouts } manches imaginées, où tout le monde continue selon ma règle. { reason-sure }
reason-searched-valued = J’ai essayé { $answers } réponses dans { $rollouts } parties imaginées sur quelques coups, où tout le monde continue selon ma règle. { reason-sure }
reason-searched-chips = { reason-searched-wins }

# Ce qu’il ajoute quand la main ou la partie est finie : ce qu’il avait, et les réponses comparées
reason-held = J’avais { $pieces }.
reason-number = { $chosen-plain }
reason-answer = { $passed ->
    [1] Passer
   *[other] { $more ->
        [0] { $number ->
            [1] { reason-number }
           *[other] { $chosen-plain }
        }
       *[other] { $chosen-plain } et { $more } de plus
    }
}
reason-answer-wins = { reason-answer } : { $worth } parties gagnées sur 100
reason-answer-ahead = { reason-answer } : de quoi gagner { $worth } parties sur 100
reason-answer-valued = { reason-answer-ahead }
reason-answer-chips = { reason-answer } : { $worth } en moyenne
reason-answer-often = { reason-answer } : { $worth } fois sur 100
reason-answer-usual = Ma règle aurait dit : { reason-answer }

# Ce qu’il peut dire tant que la main se joue : ce que tout le monde voit
reason-doubt = { $doubt ->
    [none] Quoi que je puisse avoir ici, ma règle dit la même chose.
    [little] Avec presque toutes les mains possibles, ma règle dit la même chose.
    [some] Non sans hésiter : avec certaines mains possibles, ma règle dit autre chose.
    [odd] Je sais, ici on attendait autre chose. Après la main, j’en dirai plus.
   *[even] À ce que vous voyez, c’était serré. Après la main, j’en dirai plus.
}
reason-answer-seen = { reason-answer } : avec { $worth } mains possibles sur 100
reason-answer-covered = Ce que j’ai fait : avec { $worth } mains possibles sur 100
reason-answer-others = Autre chose : avec { $worth } sur 100

# How a bot plays, as people choose it
bot-gentle = indulgent
bot-regular = moyen
bot-expert = expert
level-gentle = Joue franc jeu et oublie beaucoup. Agréable pour une première partie.
level-regular = Joue selon les règles simples de qui connaît le jeu.
level-expert = Imagine ce que les autres peuvent avoir, et joue chaque coup jusqu’au bout avant de choisir.
level-brought = Un bot ajouté à ce serveur.
play-how = Comment les bots doivent-ils jouer ?
play-reason = { $name } : { $reason }
play-reason-whole = { $name }, après coup : { $reason }
play-look-back = Tape why NOM pour savoir pourquoi un bot a joué ainsi en dernier, save FICHIER, ou seulement Entrée pour partir.
play-no-why = Aucun bot n’a encore rien fait qu’il puisse expliquer.

# On paper: columns of score pads, and where games come from
pad-scored = points
pad-total = total
pad-won = + ou −
poker-suite = Tiré de The Cheapass Games Poker Suite, © 2011 James Ernest et Cheapass Games, www.cheapass.com, CC BY-NC-ND 3.0. Raconté ici avec nos propres mots.
fugue-system = The Fugue system of game mechanics created for the Alas Vegas RPG, designer James Wallis, CC BY-SA 4.0. Avec des modifications.

# Ce que mesurent les études
measure-rounds = manches ou donnes
measure-turns = tours
measure-answers = réponses
measure-forced = questions à une seule réponse possible
measure-choices = réponses possibles, quand il y a le choix
measure-leads = changements en tête
measure-half-time = parties gagnées par qui menait à mi-partie
measure-alone = parties avec un seul gagnant
measure-cut-off = parties arrêtées par une limite
measure-seat = parties gagnées à la place { $seat }
measure-skill = parties que le premier bot gagne au-delà de sa juste part
measure-luck = donnes qui vont à la même place, peu importe qui l’occupe

# La feuille de score dans l’appli
pad-next = { $dealer } donne.
pad-leads = { $count ->
    [one] { $names } mène avec { $points }.
   *[other] { $names } mènent ensemble avec { $points }.
}
pad-lacks = { $lacks ->
    [one] Encore un, et on est à { $target }.
   *[other] Encore { $lacks }, et on est à { $target }.
}
pad-tied-on = { $names } mènent ensemble : on joue jusqu’à ce que quelqu’un mène seul.
pad-out = { $count ->
    [one] { $names } est hors jeu.
   *[other] { $names } sont hors jeu.
}
pad-end-target = { $count ->
    [one] { $names } a atteint { $target }.
   *[other] { $names } ont atteint { $target } ensemble.
}
pad-end-rounds = { $rounds ->
    [one] On n’en avait prévu qu’une.
   *[other] Les { $rounds } sont jouées.
}
pad-end-cap = On s’était dit de s’arrêter après { $rounds } de toute façon.
pad-end-last-one = Il ne reste que { $names } en jeu.
pad-end-all-out = Plus personne n’est en jeu ; les derniers sortis partagent la victoire.
pad-stopped = Vous avez arrêté la partie ici.
pad-wins = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne avec { $points }.
   *[other] { $names } partagent la victoire avec { $points }.
}
refused-pad-missing = { $name }, { $column } : à remplir.
refused-pad-not-negative = { $name }, { $column } : jamais moins de 0.
refused-pad-least = { $name }, { $column } : { $least } au moins.
refused-pad-most = { $name }, { $column } : { $most } au plus.
refused-pad-most-cards = { $name }, { $column } : { $most ->
    [one] une carte
   *[other] { $most } cartes
} au plus.
refused-pad-card-twice = { $name }, { $column } : il n’y en a que { $each } de chaque.
refused-pad-sum = Le total de la ligne est { $sum }. Il doit faire { $must }.
refused-pad-sum-most = Le total de la ligne est { $sum }, mais il n’y a que { $most } à prendre.
refused-pad-too-many-winners = { $most ->
    [one] Ici, une seule personne peut gagner.
   *[other] Ici, { $most } d’entre vous au plus peuvent gagner.
}
refused-pad-one-only = { $column } : une seule personne.
refused-pad-is-out = { $name } est hors jeu : on n’y écrit rien.
refused-pad-is-over = La partie est finie. Pour continuer, corrigez une ligne ou annulez la dernière.
refused-pad-more-than-had = { $name } n’avait que { $had }.
refused-pad-only-lost = { $name }, { $column } : ici on ne fait que perdre, donc 0 ou moins.
refused-pad-ante = { $name } a payé au moins l’ante de { $ante }.
refused-pad-not-a-row = Cette ligne ne va pas sur cette feuille. Rechargez la page et écrivez-la de nouveau.
refused-pad-written-meanwhile = Quelqu’un d’autre a écrit entre-temps. Regardez la feuille, puis écrivez.
refused-pad-full = La feuille est pleine. Commencez-en une autre.
refused-pad-empty = Il n’y a encore rien sur la feuille.

title = Domino Knights
tagline = Forme des dominos en chevaliers, donne l’assaut aux voisins, et garde un magicien dans ta manche.

# Questions
prompt-vote = Pour quel but votes-tu ? Un Joker est sorti, et on joue le but le plus demandé.
    .do = Voter : { $chosen }
prompt-draw-source = Prendre la première carte de la défausse, ou tout tirer de la pioche ?
    .do = { $top ->
        [1] Prendre { $chosen }
       *[0] Tirer de la pioche
    }
prompt-promote = Nomme les aspirants dont la formation est finie. Ils deviennent chevaliers.
    .do = Adouber { $chosen }
    .pass = N’adouber personne
prompt-orient = Quelle moitié de tes nouveaux chevaliers attaque ? La haute attaque et la basse défend, sauf si tu retournes le domino. Cela reste ainsi.
    .do = Retourner { $chosen }
    .pass = Les laisser ainsi
    .sure = Retourner { $chosen } ? Ils restent ainsi.
    .sure-pass = Laisser attaquer toutes les grandes moitiés ? Ils restent ainsi.
prompt-orient-pair = Quelle carte de ton nouveau chevalier attaque ? L’autre défend.
    .do = { $chosen } attaque
    .sure = { $chosen } attaque, l’autre défend ? Elles restent ainsi.
prompt-copy = Qui ton sosie copie-t-il ? Il faut un chevalier de sa couleur.
    .do = Copier { $chosen }
prompt-train = Qui formes-tu ? Nomme une recrue, puis des cartes d’une couleur qui couvrent ses points. Ou rien quand tu as fini.
    .do = { $count ->
        [1] Former { $first }
       *[other] Former { $first } avec { $rest }
    }
    .pass = Formation finie
prompt-dissolve = Renvoie les aspirants qui ne sont plus payés. La Richesse a été rompue, et leurs cartes repartent aussi.
    .do = Renvoyer { $chosen }
    .pass = Ne renvoyer personne
prompt-attack = Qui attaques-tu ? Nomme un adversaire, puis tes chevaliers. Ou rien pour finir tes attaques.
    .do = { $count ->
        [1] Attaquer { $first }
       *[other] Attaquer { $first } avec { $rest }
    }
    .pass = Plus d’attaque
    .sure = Attaquer { $first } avec { $rest } ? Un chevalier parti ne revient pas.
prompt-aid-attack = Envoyer des chevaliers dans cette attaque ? Ou ne t’en mêle pas.
    .do = Envoyer aussi { $chosen }
    .pass = Ne pas s’en mêler
    .sure = Envoyer aussi { $chosen } ? Un chevalier parti ne revient pas.
prompt-defend = Comment te défends-tu ? Nomme un chevalier et l’attaquant qu’il affronte, autant de fois que tu veux. Ou rien.
    .do = Défendre ainsi
    .pass = Laisser passer
    .sure = Défendre ainsi ?{ $damage ->
        [0] {""}
       *[other] {" "}Il reste { $damage } de santé en jeu.
    }
    .sure-pass = { $damage ->
        [0] {""}
       *[other] Laisser passer ? Tu perds { $damage } de santé.
    }
prompt-aid-defence = Envoyer des chevaliers aider la défense ? Nomme un chevalier et l’attaquant qu’il affronte, ou passe.
    .do = Aider ainsi
    .pass = Ne pas s’en mêler
    .sure = Aider ainsi ? Un chevalier parti ne revient pas.
prompt-loot = Prends-tu un des morts ? Le champ est à toi, et il va sur ton propre cimetière.
    .do = Prendre { $chosen }
    .pass = Les laisser
prompt-stack = Enterre tes chevaliers tombés. Le dernier nommé est en haut de ton cimetière.
    .do = Enterrer : { $chosen }
prompt-discard = { $least ->
        [0] Défausser quelque chose ? Les cartes dont tu ne veux pas font place à de nouvelles.
       *[other] Défausse jusqu’à cinq cartes. Tu peux en défausser plus.
    }
    .do = Défausser { $chosen }
    .pass = Tout garder
    .sure = Défausser { $chosen } ? Tu gardes { $kept ->
        [one] { $kept } carte
       *[other] { $kept } cartes
    }.
prompt-react = Jouer une carte spéciale maintenant ? Choisis-la et sa cible, ou passe. Elle prend effet si personne ne l’arrête avec un dix.
    .do = { $count ->
        [1] Jouer { $first }
       *[other] Jouer { $first } sur { $rest }
    }
    .pass = Passer
    .sure = { $count ->
        [1] Jouer { $first }
       *[other] Jouer { $first } sur { $rest }
    } ? Une carte spéciale annoncée est partie.
prompt-disrupt = Arrêter la carte annoncée avec un dix ? Si personne ne le fait, elle agit.
    .do = Répondre avec { $chosen }
    .pass = Laisser faire
    .sure = Dépenser { $chosen } ? Un magicien annoncé est parti.

# Words
word-deck = De la pioche
word-recruit = Recrue
word-candidate = Aspirant
word-high = La grande moitié attaque
word-low = La petite moitié attaque
word-apart = à part
word-last_standing = Dernier royaume debout
word-first_to_fame = Premier au but de renommée
word-most_fame_at_time = Le plus de renommée à la fin du temps
word-fame_attrition = Dernier debout, la renommée ne monte jamais

# Why a choice was refused
refused-trains-nobody = { $token } ne forme personne : ce sont les cartes du 2 au roi.
refused-pair-needed = Un chevalier est une paire d’une couleur, et { $token } n’a pas de pareille ici.
refused-tile-first = Nomme d’abord la recrue, puis ses cartes de formation.
refused-in-training = { $token } n’a plus besoin de cartes, ou n’en a pas de sa couleur à recevoir.
refused-cannot-pay = Tu ne peux pas couvrir { $token } avec des cartes d’une seule couleur.
refused-one-card-only = Le double blanc prend exactement une carte de formation.
refused-one-suit = Toutes les cartes de formation d’une recrue sont d’une couleur.
refused-not-enough = Avec { $token } en dernier, les cartes ne couvriraient pas le coût. Nomme-les toutes ensemble.
refused-no-special = { $token } n’est pas une carte spéciale.
refused-wealth-in-training = La Richesse se joue pendant ta formation.
refused-wealth-is-spent = La Richesse ne peut être rompue que pendant la formation de qui l’a jouée.
refused-no-target = { $token } ne peut rien viser ici.
refused-not-a-target = La carte ne peut pas viser { $token }.
refused-only-wizards = Seul un dix répond à une carte spéciale.
refused-opponent-first = Nomme d’abord l’adversaire, puis tes chevaliers.
refused-attacked-already = { $token } a déjà subi une attaque ce tour-ci.
refused-no-opponent = Impossible d’attaquer { $token }.
refused-nobody-to-send = Tu n’as pas de chevalier à envoyer contre { $token }.
refused-engaged = { $token } est dans cette bataille ou l’a quittée.
refused-tired = { $token } a besoin de repos.
refused-barred = { $token } a dû se détourner devant une dame et doit attendre.
refused-used = { $token } s’est déjà battu et n’est plus actif.
refused-loyal = { $token } est de la couleur d’une dame et n’attaque pas son royaume.
refused-group-next = Après un chevalier, nomme l’attaquant qu’il affronte.

# What happened
unseen = { $count ->
    [one] { $count } pièce cachée
   *[other] { $count } pièces cachées
}
said-goal-last_standing = Le but : le dernier royaume debout.
said-goal-first_to_fame = Le but : le premier royaume au but de renommée.
said-goal-most_fame_at_time = Le but : le plus de renommée à la fin du temps.
said-goal-fame_attrition = Le but : le dernier royaume debout, et la renommée ne monte jamais.
decided-vote = { $seat } { VERB($who, you: "votes", one: "vote", us: "votez", many: "votent") } : { $word }.
said-vote-tied = Égalité au vote. On retourne une autre carte.
said-draws = { $seat } { VERB($who, you: "tires", one: "tire", us: "tirez", many: "tirent") } { $piece } pour savoir qui commence.
said-first-player = { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } la plus haute carte et { VERB($who, you: "commences", one: "commence", us: "commencez", many: "commencent") }.
said-starts-health = { $seat } { VERB($who, you: "commences", one: "commence", us: "commencez", many: "commencent") } avec { $number } de santé{ $who ->
    [one] {""}
    [you] {""}
   *[other] {" "}chacun
}.
said-starts-fame = { $seat } { VERB($who, you: "commences", one: "commence", us: "commencez", many: "commencent") } avec { $number } de renommée{ $who ->
    [one] {""}
    [you] {""}
   *[other] {" "}chacun
}.
said-round = Manche { $number }.
said-deck-renewed =
    .aside = La pioche est épuisée. On mélange la défausse pour en faire une nouvelle.
said-dead-return =
    .aside = Il reste peu de paysans. Les cimetières rendent tout sauf leur premier domino.
decided-draw-source = { $act ->
    [deck] { $seat } { VERB($who, you: "tires", one: "tire", us: "tirez", many: "tirent") } de la pioche.
   *[none] { $seat } { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") } { $pieces } dans la défausse.
}
decided-draw-source-pass = { $seat } { VERB($who, you: "tires", one: "tire", us: "tirez", many: "tirent") } de la pioche.
decided-promote = { $seat } { VERB($who, you: "adoubes", one: "adoube", us: "adoubez", many: "adoubent") } { $pieces }.
decided-orient = { $seat } { VERB($who, you: "retournes", one: "retourne", us: "retournez", many: "retournent") } { $pieces } : la petite moitié attaque, la grande défend.
decided-orient-pair = { $seat } { VERB($who, you: "fais", one: "fait", us: "faites", many: "font") } attaquer { $pieces }.
said-trains = { $who ->
    [you] Tu formes { $moved-recruits-candidates }{ $moved-hand-training-count ->
        [0] , encore sans cartes.
       *[other] {" "}avec { $moved-hand-training }.
    }
   *[other] { $moved-hand-training-count ->
        [0] { $seat } commence à former une recrue, encore sans cartes.
        [1] { $seat } forme une recrue avec une carte face cachée.
       *[other] { $seat } forme une recrue avec { $moved-hand-training-count } cartes face cachée.
    }
}
said-goes-on-training = { $seat } { VERB($who, you: "poursuis", one: "poursuit", us: "poursuivez", many: "poursuivent") } la formation d’un aspirant avec { $laid }.
said-trains-pair = { $seat } { VERB($who, you: "poses", one: "pose", us: "posez", many: "posent") } { $laid } pour former.
said-dissolved = Un aspirant chez { $who ->
            [you] toi
           *[other] { $seat }
        } n’était pas payé et repart.
said-copies = Le sosie chez { $who ->
            [you] toi
           *[other] { $seat }
        } copie { $piece }.
said-doppelganger-gone = Le sosie chez { $who ->
            [you] toi
           *[other] { $seat }
        } ne trouve personne à copier et disparaît.
aimed = { $act ->
    [recruit] , visant une recrue chez { $target }
    [candidate] , visant un aspirant chez { $target }
   *[none] { $pieces-count ->
        [0] { $whom ->
            [none] {""}
            [you] , visant ton royaume
           *[other] , visant le royaume chez { $target }
        }
       *[other] , visant { $pieces }
    }
}
# What a special card does, in the log and wherever it is explained
does-courage = les chevaliers de sa couleur s’y renforcent
does-loyalty = les chevaliers de sa couleur ne l’attaquent pas
does-majesty = les chevaliers de sa couleur y combattent plus d’une fois
does-power = son attaque et sa défense doublent
does-wealth = les cartes de formation comptent double
said-plays-necromancer = { $seat } { VERB($who, you: "joues", one: "joue", us: "jouez", many: "jouent") } { $piece }, un nécromancien{ aimed }.
said-plays-wizard = { $seat } { VERB($who, you: "joues", one: "joue", us: "jouez", many: "jouent") } { $piece }, un magicien{ $pieces-count ->
    [0] , pour défaire ce qui vient d’être joué.
   *[other] { aimed }.
}
said-plays-courage = { $seat } { VERB($who, you: "joues", one: "joue", us: "jouez", many: "jouent") } { $piece }, Courage{ aimed } : { does-courage }.
said-plays-loyalty = { $seat } { VERB($who, you: "joues", one: "joue", us: "jouez", many: "jouent") } { $piece }, Loyauté{ aimed } : { does-loyalty }.
said-plays-majesty = { $seat } { VERB($who, you: "joues", one: "joue", us: "jouez", many: "jouent") } { $piece }, Majesté{ aimed } : { does-majesty }.
said-plays-power = { $seat } { VERB($who, you: "joues", one: "joue", us: "jouez", many: "jouent") } { $piece }, Puissance{ aimed } : { does-power }.
said-plays-wealth = { $seat } { VERB($who, you: "joues", one: "joue", us: "jouez", many: "jouent") } { $piece }, Richesse : { does-wealth }.
said-plays-mercenary = { $seat } { VERB($who, you: "joues", one: "joue", us: "jouez", many: "jouent") } { $piece } pour engager un mercenaire{ $pieces-count ->
    [0] {""}
   *[other] : { $pieces }
}.
said-plays-life = { $seat } { VERB($who, you: "joues", one: "joue", us: "jouez", many: "jouent") } { $piece }, Vie{ $pieces-count ->
    [0] {""}
    [2] : { $first }, avec { $second } pour formation, est aussitôt chevalier
   *[other] , pour { $pieces }
}.
said-plays-death = { $seat } { VERB($who, you: "joues", one: "joue", us: "jouez", many: "jouent") } { $piece }, Mort{ aimed }, pour tuer.
said-negated = { $piece } reste sans effet.
said-disrupted = { $piece } prend fin.
decided-attack = { $whom ->
    [you] { $seat } { VERB($who, one: "t’attaque", many: "t’attaquent") } avec { $pieces }.
   *[other] { $seat } { VERB($who, you: "attaques", one: "attaque", us: "attaquez", many: "attaquent") } { $target } avec { $pieces }.
}
decided-aid-attack = { $seat } { VERB($who, you: "envoies", one: "envoie", us: "envoyez", many: "envoient") } aussi { $pieces } dans l’attaque.
decided-defend = { "" }
decided-defend-pass = { $seat } ne { VERB($who, you: "te défends", one: "se défend", us: "vous défendez", many: "se défendent") } pas.
decided-aid-defence = { "" }
said-sets = { $number ->
    [0] { $seat } { VERB($who, you: "opposes", one: "oppose", us: "opposez", many: "opposent") } { $piece } à { $named-against }.
   *[other] { $seat } { VERB($who, you: "aides", one: "aide", us: "aidez", many: "aident") } la défense et { VERB($who, you: "opposes", one: "oppose", us: "opposez", many: "opposent") } { $piece } à { $named-against }.
}
said-against = { "" }
said-cannot-defend = { $who ->
    [you] Tous tes chevaliers
   *[other] Chez { $seat }, tous les chevaliers
} se sont déjà battus et ne peuvent pas défendre.
said-turned-away = { $piece } est de la couleur de la dame, ne combat pas son royaume et se détourne.
said-held = { $named-held-defender } et { $named-held-attacker } se tiennent en respect : nul ne tombe.
said-held-defender = { "" }
said-held-attacker = { "" }
said-falls = { $piece } tombe chez { $who ->
            [you] toi
           *[other] { $seat }
        }.
said-dies = { $piece } meurt chez { $who ->
            [you] toi
           *[other] { $seat }
        }.
said-unblocked = Une attaque de { $number } passe et { $who ->
    [you] t’atteint
   *[other] atteint { $seat }
}.
decided-loot = { $seat } { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") } { $pieces } parmi les morts.
decided-discard = { $seat } { VERB($who, you: "défausses", one: "défausse", us: "défaussez", many: "défaussent") } { $pieces }.
said-ejected = { $who ->
    [you] Ton royaume
   *[other] Chez { $seat }, le royaume
} est tombé.
said-fame-reached = { $seat } { VERB($who, you: "atteins", one: "atteint", us: "atteignez", many: "atteignent") } le but de renommée.
said-time-up = Le temps est écoulé.
scored = { $rule ->
    [KNI-222] { $total ->
        [0] { $seat } { VERB($who, you: "n’as", one: "n’a", us: "n’avez", many: "n’ont") } plus de santé.
       *[other] { $who ->
            [you] Il te reste { $total } de santé.
           *[other] Il reste { $total } de santé à { $seat }.
        }
    }
    [KNI-612] { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } maintenant { $total } de renommée.
   *[other] {""}
}
end-last-standing = { $who ->
    [one] { $seat } tient le dernier royaume debout
    [you] Tu tiens le dernier royaume debout
   *[other] { $seat } { VERB($who, us: "tenez", many: "tiennent") } les derniers royaumes debout
}.
end-none-standing = { $who ->
    [one] Aucun royaume ne reste ; parmi les derniers à tomber : { $seat }.
    [you] Aucun royaume ne reste ; le tien est tombé parmi les derniers.
   *[other] Aucun royaume ne reste ; les derniers à tomber : { $seat }.
}
end-fame-target = { $seat } { VERB($who, you: "atteins", one: "atteint", us: "atteignez", many: "atteignent") } le but de { $number } de renommée.
end-time-up = Le temps est écoulé, et { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } { $counted ->
    [health] le plus de santé
   *[fame] le plus de renommée
} : { $number }.
end-rounds-up = Les { $rounds } manches sont jouées, et { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } { $counted ->
    [health] le plus de santé
   *[fame] le plus de renommée
} : { $number }.
moved-to-knights = { $shares-count ->
    [0] { $pieces-count ->
        [one] Nouveau chevalier
       *[other] Nouveaux chevaliers
    } pour { $who ->
            [you] toi
           *[other] { $seat }
        } : { $pieces }.
   *[other] Nouveaux chevaliers : { $shares }.
}
decided-promote-pass = { "" }
decided-orient-pass = { "" }
decided-train = { "" }
decided-train-pass = { "" }
decided-dissolve = { "" }
decided-dissolve-pass = { "" }
decided-copy = { "" }
decided-attack-pass = { "" }
decided-aid-attack-pass = { "" }
decided-aid-defence-pass = { "" }
decided-loot-pass = { "" }
decided-stack = { "" }
decided-stack-pass = { "" }
decided-discard-pass = { "" }
decided-react = { "" }
decided-react-pass = { "" }
decided-disrupt = { "" }
decided-disrupt-pass = { "" }
turned = { "" }
moved-to-pending = { "" }
moved-recruits-candidates = { "" }
moved-hand-training = { "" }
moved-deck-hand = { $shares-count ->
    [0] { $who ->
        [you] Tu pioches { $pieces }.
       *[other] { $seat } pioche { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
    }
   *[other] Chacun reçoit { $count } cartes{ $yours-count ->
        [0] .
       *[other] ; toi : { $yours }.
    }
}
moved-peasants-recruits = { $shares-count ->
    [0] { $who ->
        [you] Tu tires { $pieces }, à former.
       *[other] { $seat } tire { $count ->
            [one] { $count } domino
           *[other] { $count } dominos
        } à former.
    }
   *[other] Chacun tire { $count } dominos à former{ $yours-count ->
        [0] .
       *[other] ; toi : { $yours }.
    }
}
moved-to-recruits =
    .detail = De retour parmi les recrues chez { $who ->
            [you] toi
           *[other] { $seat }
        } : { $pieces }.
moved-to-candidates =
    .detail = De retour parmi les aspirants chez { $who ->
            [you] toi
           *[other] { $seat }
        } : { $pieces }.
moved-to-training =
    .detail = En formation chez { $who ->
            [you] toi
           *[other] { $seat }
        } : { $pieces }.
moved-to-under = { "" }
moved-to-before = { "" }
moved-to-graveyard = { "" }
moved-to-hand =
    .detail = De retour en main : { $pieces }.
moved-to-discard = { "" }
moved-to-deck =
    .detail = De retour dans la pioche : { $pieces }.
moved-to-peasants =
    .detail = De retour parmi les paysans : { $pieces }.
moved-pending-discard = { "" }
shown-hand =
    .detail = Montré : { $pieces }.


# The table
zone-peasants = paysans
zone-deck = pioche
zone-discard = défausse
zone-pending = milieu de la table
zone-hand = main
zone-recruits = recrues
zone-candidates = aspirants
zone-training = cartes en formation
zone-knights = chevaliers
zone-under = cartes sous les chevaliers
zone-before = cartes devant
zone-graveyard = cimetière
phase-vote = Vote sur le but
phase-draw-source = Pioche
phase-promote = Adoubement
phase-orient = Nouveaux chevaliers
phase-orient-pair = Nouveaux chevaliers
phase-copy = Le sosie
phase-train = Formation
phase-dissolve = La Richesse est rompue
phase-attack = Attaque
phase-aid-attack = Aide à l’attaque
phase-defend = Défense
phase-aid-defence = Aide à la défense
phase-loot = Butin
phase-stack = Les morts
phase-discard = Défausse
phase-react = Cartes spéciales
phase-disrupt = Magiciens

# Options
option-edition = Édition
    .part = Édition et matériel
    .help = Quelle version du livret de règles on suit.
option-edition-0_8 = 0.8
option-edition-0_9 = 0.9
option-domino_set = Jeu de dominos
    .help = Le plus grand nombre de points sur une moitié.
option-decks = Jeux de cartes
    .help = Chacun avec deux Jokers.
option-decks-auto = un pour trois joueurs
option-goal = But
    .part = Ce qu’on vise
    .help = Comment on gagne. Rester le dernier avec la renommée peut durer une éternité ; mieux vaut un but de renommée ou une limite de temps.
option-goal-last_standing = dernier royaume debout
option-goal-healthiest_at_time = le plus de santé à la fin du temps
option-goal-first_to_fame = premier au but de renommée
option-goal-most_fame_at_time = le plus de renommée à la fin du temps
option-goal-fame_last_standing = dernier debout, avec renommée (peut ne jamais finir)
option-goal-fame_attrition = dernier debout, et la renommée ne monte jamais
option-goal-random = une carte décide
option-health_start = Santé au départ
    .help = Quand il n’y en a plus, c’en est fait du royaume.
option-health_start-auto = trois fois la plus grande moitié
option-fame_start = Renommée au départ
    .help = Pour les buts qui se jouent à la renommée.
option-fame_target = But de renommée
    .help = Gagne, si le but est d’arriver premier.
option-fame_value = Un chevalier tombé vaut
    .help = En renommée, pour ceux qui l’ont abattu et contre son royaume.
option-fame_value-one = un
option-fame_value-pips = ses points
option-fame_unblocked = Attaques non bloquées à la renommée
    .help = Une règle maison ; selon le livret elles ne font rien.
option-fame_unblocked-none = ne font rien
option-fame_unblocked-lose_one = coûtent un point au défenseur
option-fame_unblocked-transfer_one = prennent un point au défenseur
option-random_goal_joker = Si un Joker décide du but
    .help = Seulement là où une carte décide.
option-random_goal_joker-redraw = on retourne une autre carte
option-random_goal_joker-vote = tout le monde vote
option-time_limit_minutes = Limite de temps en minutes
    .part = Temps
    .help = À la pendule de qui tient la table, pour les buts qui en ont besoin.
option-time_limit_minutes-auto = aucune, ou 60 si l’on ne compte pas les manches
option-time_limit_minutes-none = aucune
option-round_limit = Limite de manches
    .help = Des manches qui remplacent une pendule.
option-round_limit-auto = 8, sauf si une pendule tourne
option-round_limit-none = aucune
option-time_check = Quand le temps est écoulé
    .help = Ce qu’on finit encore.
option-time_check-auto = le tour à la pendule, la manche aux manches
option-time_check-end_of_turn = finir le tour
option-time_check-end_of_round = finir la manche
option-multi_turn_training = Formation sur plusieurs tours
    .part = Formation et bataille
    .help = On peut commencer un aspirant avant d’en couvrir le coût.
option-train_after_discard = Former après la défausse
    .help = La formation continue jusqu’au début de ton prochain tour. Édition 0.9.
option-attack_as_unit = Attaquer groupés
    .help = Les attaquants peuvent se battre ensemble, comme les défenseurs toujours. Édition 0.9.
option-loot_battlefield = Butin
    .help = Le vainqueur met un chevalier tombé en haut de son propre cimetière.
option-loot_trigger = Est vainqueur
    .help = Qui a droit au butin.
option-loot_trigger-battle = qui a perdu moins de chevaliers
option-loot_trigger-ejection = qui fait tomber un royaume
option-majesty_fatigue = Les rois épuisent
    .help = Les chevaliers qui se battent encore sous un roi se reposent une manche. Édition 0.9.
option-dominoless = Sans dominos
    .part = Sans dominos, et cartes spéciales
    .help = Des paires de cartes remplacent les dominos.
option-ace_of_diamonds = As de carreau sans dominos
    .help = La Richesse n’y sert à rien.
option-ace_of_diamonds-mercenary = engage un chevalier
option-ace_of_diamonds-inert = ne fait rien
option-mercenary_duration = Un mercenaire sert
    .help = Seulement sans dominos.
option-mercenary_duration-edition = selon l’édition
option-mercenary_duration-round = une manche
option-mercenary_duration-until_disrupted = jusqu’à rupture
option-blank_cards = Cartes blanches par jeu
    .help = Les sosies, seulement sans dominos.
option-graveyard_mode = Cimetières sans dominos
    .help = Qui un nécromancien peut relever.
option-graveyard_mode-last_only = gardent le dernier chevalier
option-graveyard_mode-battlefield_only = aucun, seulement le champ de bataille
option-death_targets = La Mort atteint
    .part = Lecture des règles
    .help = Si les recrues sont à l’abri.
option-death_targets-edition = selon l’édition
option-death_targets-knights_candidates = chevaliers et aspirants
option-death_targets-any_domino = les recrues aussi
option-life_suit_08 = Chevaliers faits par la Vie en 0.8
    .help = Ils n’ont pas de carte de formation qui leur donne une couleur.
option-life_suit_08-none = n’ont pas de couleur
option-life_suit_08-hearts = sont à cœur
option-refresh = Retour des chevaliers utilisés
    .help = Dans l’édition 0.9, qui ne le dit pas.
option-refresh-owner_turn = à la pioche de leur joueur
option-refresh-every_turn = après chaque tour
option-blocker_removed = Un attaquant qui n’est plus bloqué
    .help = Quand le dernier devant lui a été tué, engagé ou détourné.
option-blocker_removed-unblocked = passe
option-blocker_removed-blocked = est retenu quand même
option-queen_defender = Chevaliers qui ne peuvent pas se battre
    .help = Quand une dame empêche un bloqueur de se battre.
option-queen_defender-idle_block = bloquent sans se battre
option-queen_defender-step_aside = ne peuvent pas bloquer
option-ace_clock = Vie et Puissance finissent à la pioche
    .help = Dans l’édition 0.9.
option-ace_clock-controller = de qui commande le chevalier
option-ace_clock-player = de qui a joué la carte
option-doppel_death_spreads = La Mort gagne le sosie
    .help = Quand la carte tue le chevalier qu’il copie.
option-reaction_windows = Cartes spéciales permises
    .part = Rythme
    .help = Moins de moments font une table plus rapide ; les règles sont les mêmes.
option-reaction_windows-full = après chaque étape
option-reaction_windows-lean = à quatre moments
option-max_rounds = Arrêt de sécurité
    .help = La partie est arrêtée après autant de manches.

preset-classic_0_9 = Classique, édition 0.9
    .help = Le livret le plus récent, tel quel.
preset-classic_0_8 = Classique, édition 0.8
    .help = L’ancien livret : les chevaliers s’inclinent, les as durent plus longtemps.
preset-quick = Rapide
    .help = Moins de moments pour les cartes spéciales, et la formation continue entre les tours.
preset-tournament = Tournoi
    .help = Une course à la renommée, avec des attaquants qui peuvent se battre ensemble. Ça peut durer : avec des joueurs prudents, la limite de manches y met souvent fin.
preset-dominoless = Sans dominos
    .help = Les chevaliers sont des paires de cartes d’une couleur.

# What the table works out
hint-goal-last_standing = Manche { $round }. Le dernier royaume debout gagne.
hint-goal-healthiest_at_time = Manche { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}sur { $rounds }
}. À la fin du temps, le plus de santé gagne.
hint-goal-first_to_fame = Manche { $round }. Le premier royaume à { $target } de renommée gagne.
hint-goal-most_fame_at_time = Manche { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}sur { $rounds }
}. À la fin du temps, le plus de renommée gagne.
hint-goal-fame_last_standing = Manche { $round }. Le dernier royaume debout gagne.
hint-goal-fame_attrition = Manche { $round }. Le dernier royaume debout gagne. La renommée ne monte jamais.
hint-ejected = { $seat } est hors jeu.
    .tag = hors jeu
hint-knights = { $who ->
    [you] Tes chevaliers
   *[other] Chevaliers chez { $seat }
}, attaque/défense : { $knights }{ $idle ->
    [0] {""}
   *[other] {" "}(entre parenthèses : pas maintenant)
}. Tous ceux qui sont prêts : { $attack }/{ $defence }.
hint-knight =
    .note = ⚔{ $attack } ⛨{ $defence }{ $suit ->
        [clubs] {" "}♣
        [diamonds] {" "}♦
        [hearts] {" "}♥
        [spades] {" "}♠
       *[none] {""}
    }, { $state ->
        [fallen] tombé
        [fighting] au combat
        [tired] fatigué
        [barred] détourné
        [tapped] incliné
        [used] utilisé
       *[ready] prêt
    }
    .aloud = attaque { $attack }, défense { $defence }{ $suit ->
        [clubs] , trèfle
        [diamonds] , carreau
        [hearts] , cœur
        [spades] , pique
       *[none] {""}
    }, { $state ->
        [fallen] tombé
        [fighting] au combat
        [tired] fatigué
        [barred] détourné
        [tapped] incliné
        [used] utilisé
       *[ready] prêt
    }
on-kingdom = { $mine ->
    [1] ton royaume
   *[0] le royaume de { $seat }
}
on-knight = { $mine ->
    [1] ton { $second }
   *[0] { $second } de { $seat }
}
suit-sign = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
lasting = { $ends ->
    [draw] { $own-end ->
        [1] , jusqu’à ta prochaine pioche
       *[0] , jusqu’à la prochaine pioche de { $other }
    }
    [maintain] { $own-end ->
        [1] , jusqu’à ton prochain entretien
       *[0] , jusqu’au prochain entretien de { $other }
    }
    [promote] { $own-end ->
        [1] , jusqu’à ta prochaine promotion
       *[0] , jusqu’à la prochaine promotion de { $other }
    }
   *[never] {""}
}
hint-effect-courage = Courage sur { on-kingdom } : { suit-sign } +{ $bonus } en attaque et en défense{ lasting }.
    .tag = en vigueur
hint-effect-loyalty = Loyauté sur { on-kingdom } : les chevaliers { suit-sign } ne l’attaquent pas{ lasting }.
    .tag = en vigueur
hint-effect-majesty = Majesté sur { on-kingdom } : les chevaliers { suit-sign } combattent plus d’une fois{ lasting }.
    .tag = en vigueur
hint-effect-wealth = Richesse sur { on-kingdom } : { does-wealth }{ lasting }.
    .tag = en vigueur
hint-effect-power = Puissance sur { on-knight } : attaque et défense doublées{ lasting }.
    .tag = en vigueur
hint-effect-life = Vie sur { on-knight } : il combat plus d’une fois{ lasting }.
    .tag = en vigueur
hint-effect-mercenary = Mercenaire : { $second } se bat pour { $mine ->
    [1] toi
   *[0] { $seat }
}{ lasting }.
    .tag = engagé
special-name = { $kind ->
    [necromancer] Nécromancien
    [wizard] Magicien
    [courage] Courage
    [loyalty] Loyauté
    [majesty] Majesté
    [power] Puissance
    [wealth] Richesse
    [mercenary] Mercenaire
    [life] Vie
   *[death] Mort
}
plays-what = { $seat } joue { special-name }{ $aim ->
    [piece] {" "}sur { $mine ->
        [1] ton { $second }
       *[0] { $second } de { $other }
    }
    [recruit] {" "}sur { $mine ->
        [1] ta recrue numéro { $number }
       *[0] la recrue numéro { $number } de { $other }
    }
    [candidate] {" "}sur { $mine ->
        [1] ton aspirant numéro { $number }
       *[0] l’aspirant numéro { $number } de { $other }
    }
    [seat] {" "}sur { on-aimed }
   *[none] {""}
}
on-aimed = { $mine ->
    [1] ton royaume
   *[0] le royaume de { $other }
}
hint-chain-stands = { plays-what }. Seul un dix peut l’arrêter.
    .tag = agit
    .ask = { plays-what }. L’arrêter avec un dix ?
hint-chain-falls = { $who ->
    [you] Ta carte { special-name }
   *[other] { special-name } de { $seat }
} a été arrêtée par un dix et reste sans effet si aucun autre dix ne répond.
    .tag = sans effet
    .ask = { $who ->
        [you] Ta carte { special-name }
       *[other] { special-name } de { $seat }
    } a été arrêtée par un dix. Répondre avec un dix à toi ?
hint-group-open = { $attackers } ({ $attack }/{ $defence }) : personne ne bloque.
    .tag = { $attack } sans blocage
    .one = ⚔{ $attack }
    .other = ⛨{ "–" }
    .back = personne devant
    .comes = { $damage ->
        [0] passe
       *[other] { $who ->
            [you] te coûte { $damage } de santé
           *[other] coûte { $damage } de santé à { $foe }
        }
    }
hint-group-standoff = { $attackers } ({ $attack }/{ $defence }) : bloqué, et personne ne se bat.
    .tag = pas de combat
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
hint-group-held = { $attackers } ({ $attack }/{ $defence }) contre { $defenders } ({ $back }/{ $shield }) : nul ne tombe.
    .tag = nul ne tombe
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = en retour : { $back } contre { $defence }
hint-group-attack-falls = { $attackers } ({ $attack }/{ $defence }) contre { $defenders } ({ $back }/{ $shield }) : l’attaque tombe.
    .tag = { $back } bat { $defence }, l’attaque tombe
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = en retour : { $back } contre { $defence }
hint-group-defence-falls = { $attackers } ({ $attack }/{ $defence }) contre { $defenders } ({ $back }/{ $shield }) : la défense tombe.
    .tag = { $attack } bat { $shield }, la défense tombe
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = en retour : { $back } contre { $defence }
hint-group-both-fall = { $attackers } ({ $attack }/{ $defence }) contre { $defenders } ({ $back }/{ $shield }) : tous tombent.
    .tag = tous tombent
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = en retour : { $back } contre { $defence }
hint-fought-open = { $attackers } ({ $attack }/{ $defence }) : personne n’a bloqué.
    .tag = passé
    .one = ⚔{ $attack }
    .other = ⛨{ "–" }
    .back = personne n’était devant
    .comes = { $who ->
        [you] est passé jusqu’à toi
       *[other] est passé jusqu’à { $foe }
    }
hint-fought-standoff = { $attackers } ({ $attack }/{ $defence }) : bloqué, et personne ne s’est battu.
    .tag = pas de combat
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
hint-fought-held = { $attackers } ({ $attack }/{ $defence }) contre { $defenders } ({ $back }/{ $shield }) : nul n’est tombé.
    .tag = nul n’est tombé
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = en retour : { $back } contre { $defence }
hint-fought-attack-falls = { $attackers } ({ $attack }/{ $defence }) contre { $defenders } ({ $back }/{ $shield }) : l’attaque est tombée.
    .tag = { $back } bat { $defence }, attaque tombée
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = en retour : { $back } contre { $defence }
hint-fought-defence-falls = { $attackers } ({ $attack }/{ $defence }) contre { $defenders } ({ $back }/{ $shield }) : la défense est tombée.
    .tag = { $attack } bat { $shield }, défense tombée
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = en retour : { $back } contre { $defence }
hint-fought-both-fall = { $attackers } ({ $attack }/{ $defence }) contre { $defenders } ({ $back }/{ $shield }) : tous sont tombés.
    .tag = tous tombés
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = en retour : { $back } contre { $defence }
hint-bereft = Le sosie copie { $model }. Si ce chevalier tombe, il n’a plus personne à copier et disparaît aussi.
    .tag = part avec { $model }
hint-at-stake = En l’état, { $who ->
    [you] tu perds
   *[other] { $seat } perd
} { $damage } de santé.
    .total = { $damage } de santé en jeu
hint-target = Tu peux attaquer { $seat } ; chevaliers qui pourraient y bloquer : { $blockers }.
    .tag = { $blockers ->
        [0] personne pour bloquer
        [one] { $blockers } peut bloquer
       *[other] { $blockers } peuvent bloquer
    }
hint-strike = Si tous ceux qui sont prêts attaquent { $seat }, ça fait { $attack } : sans blocage, il lui reste { $left } de santé.
hint-lesson = La recrue { $tile } coûte { $cost } ; avec { $pieces }, c’est payé.
hint-no-lesson = La recrue { $tile } coûte { $cost }, plus que tu ne peux payer en une couleur.
hint-unseen = Encore en jeu : { $tens } dix, { $aces } as.
attack-on = { $who ->
    [you] Tu attaques { $other }
   *[other] { $whom ->
        [you] { $seat } t’attaque
       *[other] { $seat } attaque { $other }
    }
}
hint-asked-aid-attack = { attack-on }.
    .ask = { attack-on }. Envoyer aussi des chevaliers ?
hint-asked-defend = { attack-on }.
    .ask = { attack-on }. Comment te défends-tu ?
hint-asked-aid-defence = { attack-on }.
    .ask = { attack-on }. Envoyer des chevaliers pour aider { $other } ?
hint-window-1 = { $who ->
    [you] Ton tour commence.
   *[other] Le tour de { $seat } commence.
}
    .ask = { $who ->
        [you] Ton tour commence.
       *[other] Le tour de { $seat } commence.
    } Jouer une carte spéciale maintenant ?
hint-window-2 = { $who ->
    [you] Tu vas former des recrues.
   *[other] { $seat } va former des recrues.
}
    .ask = { $who ->
        [you] Tu vas former des recrues.
       *[other] { $seat } va former des recrues.
    } Jouer une carte spéciale avant ?
hint-window-3 = { $who ->
    [you] Tu as fini de former.
   *[other] { $seat } a fini de former.
}
    .ask = { $who ->
        [you] Tu as fini de former.
       *[other] { $seat } a fini de former.
    } Jouer une carte spéciale maintenant ?
hint-window-4 = { attack-on } ; d’autres peuvent encore s’y joindre.
    .ask = { attack-on }. Jouer une carte spéciale avant que d’autres s’y joignent ?
hint-window-5 = { attack-on } ; la défense n’est pas encore placée.
    .ask = { attack-on }. Jouer une carte spéciale avant que la défense se place ?
hint-window-6 = { attack-on } ; la défense est placée.
    .ask = La défense est placée. Jouer une carte spéciale maintenant ?
hint-window-7 = { attack-on } ; la bataille va avoir lieu.
    .ask = La bataille va avoir lieu. Jouer une carte spéciale avant ?
hint-window-8 = La bataille a eu lieu ; les morts sont encore là.
    .ask = La bataille a eu lieu. Jouer une carte spéciale maintenant ?
hint-window-9 = La bataille est finie. { $who ->
    [you] Tu peux encore attaquer.
   *[other] { $seat } peut encore attaquer.
}
    .ask = La bataille est finie. Jouer une carte spéciale maintenant ?
hint-window-10 = { $who ->
    [you] Ton tour se termine.
   *[other] Le tour de { $seat } se termine.
}
    .ask = { $who ->
        [you] Ton tour se termine.
       *[other] Le tour de { $seat } se termine.
    } Jouer une carte spéciale avant le suivant ?

# While choosing
hint-costs = { $piece } coûte { $cost }.
    .tag = coûte { $cost }
hint-paying = { $piece } coûte { $cost }. Il manque { $missing } dans la même couleur.
    .tag = manque { $missing }
    .total = { $paid } points sur { $cost }
hint-paid = { $piece } coûte { $cost }, et c’est payé.
    .tag = payé
    .total = { $paid } points sur { $cost }
hint-pair = { $count ->
    [0] Il lui faut une autre carte de la même couleur.
    [one] Encore une carte de la même couleur fait un chevalier.
   *[other] Les deux seront un chevalier une fois adoubés.
}
hint-no-stake = La santé n’est pas en jeu dans cette partie.
hint-keeps = { $over ->
    [0] C’est tout ce que tu dois défausser.
    [one] Encore une de trop.
   *[other] Encore { $over } de trop.
}
    .total = { $kept ->
        [one] { $kept } carte gardée
       *[other] { $kept } cartes gardées
    }
hint-draw-top = Elle va dans ta main, et le reste vient de la pioche.
hint-draw-deck = Toutes tes cartes viennent de la pioche.
hint-becomes = { $piece } deviendrait { $attack }/{ $defence }.
    .tag = devient { $attack }/{ $defence }
hint-would-cost = Dans cette bataille, { $who ->
    [you] tu perdrais
   *[other] { $seat } perdrait
} { $damage } de santé au lieu de { $before }, et il en resterait { $left }.
hint-knighted = { $piece } deviendrait aussitôt chevalier.
    .tag = devient chevalier
hint-lively = { $piece } pourrait combattre plus d’une fois.
    .tag = combat encore
hint-dies = { $piece } mourrait.
    .tag = meurt
hint-ends = { $piece } prendrait fin.
    .tag = prend fin
hint-raised = { $piece } reviendrait d’entre les morts.
    .tag = relevé
hint-would-stand = { $piece } agit quand même, sauf si quelqu’un répond encore.
    .tag = agit
hint-would-fail = { $piece } reste sans effet, sauf si quelqu’un répond encore.
    .tag = sans effet
hint-freed = { $count ->
    [0] Personne n’y a encore combattu : pour l’instant, cela ne change rien.
    [one] Un chevalier de { $seat } a combattu et pourrait recommencer.
   *[other] { $count } chevaliers de { $seat } ont combattu et pourraient recommencer.
}
hint-kept-off = { $count ->
    [0] Aucun autre royaume n’a de chevalier de cette couleur.
    [one] Un chevalier des autres royaumes est de cette couleur.
   *[other] { $count } chevaliers des autres royaumes sont de cette couleur.
}
hint-warn-hurts = { $mine ->
    [1] Attention : cela touche ton propre royaume.
   *[0] Cela touche ton royaume.
}
hint-warn-helps = Attention : cela aide { $seat }, pas toi.
hint-playable = { $piece } : { special-name }.
    .tag = { special-name }
hint-special-necromancer = Un nécromancien relève le mort en haut d’un cimetière.
hint-special-necromancer-fallen = Un nécromancien relève un chevalier tombé dans cette bataille.
hint-special-wizard = Un magicien met fin à une carte en vigueur.
hint-special-courage = Courage : { does-courage }, de { $bonus } en attaque et en défense.
hint-special-loyalty = Loyauté protège un royaume : { does-loyalty }.
hint-special-majesty-untapped = Majesté : { does-majesty }, car entrer au combat ne les incline pas. Ceux qui l’étaient déjà le restent.
hint-special-majesty = Majesté : { does-majesty }, même s’ils ont déjà combattu.
hint-special-power = Puissance sur un chevalier : { does-power }.
hint-special-wealth = Richesse de qui la joue : { does-wealth }.
hint-special-mercenary = Un mercenaire : le chevalier nommé se bat pour qui joue la carte.
hint-special-life = Vie garde un chevalier actif, ou fait aussitôt un chevalier d’une recrue de qui la joue.
hint-special-life-pair = Vie garde un chevalier actif, ou fait aussitôt un chevalier d’une paire de cartes de qui la joue.
hint-special-death-any = Mort tue un chevalier, un aspirant ou une recrue.
hint-special-death = Mort tue un chevalier ou un aspirant.

fact-round = Manche
fact-peasants = Paysans
fact-deck = Pioche
fact-first = commence
fact-defender = sous attaque
unit-points = { $by ->
    [first_to_fame] { $count } de renommée
    [most_fame_at_time] { $count } de renommée
    [fame_last_standing] { $count } de renommée
    [fame_attrition] { $count } de renommée
   *[other] { $count } de santé
}

# The guided first game
guide-windows = { $seat } et toi, vous régnez sur de petits royaumes, avec { $health } de santé chacun, et qui n’en a plus est éliminé. Les dominos deviennent tes chevaliers, les cartes les forment. Avant chaque étape, chacun peut jouer des cartes spéciales : as, rois, dames, valets. Parmi les tiennes, ce sont { $pieces }, et il n’y a encore en jeu que des recrues, qui n’en valent guère une. Passe donc ; et quand cette question vient et que je ne dis rien, passe aussi.
guide-train = Ces dominos sont tes recrues. L’une devient chevalier quand des cartes d’une couleur couvrent ses points : { $piece } en a { $pips }, et { $pieces } fait { $paid }. Jusqu’à ton prochain tour, c’est un aspirant, puis il combat : d’une moitié il attaque, de l’autre il défend.
guide-train-more = { $piece } a { $pips ->
    [one] un point
   *[other] { $pips } points
}, et { $pieces } fait { $paid }. Plus de chevaliers, plus d’attaques.
guide-train-done = Tu ne peux payer personne d’autre : termine. Les aspirants deviennent chevaliers au début de ton prochain tour.
guide-train-enough = Le reste te coûterait des cartes plus utiles comme cartes spéciales, ou plus tard. Termine.
guide-orient = Les aspirants sont devenus chevaliers. Une moitié attaque, l’autre défend, et cela reste ainsi. { $piece } attaquerait avec { $high } et défendrait avec { $low }. Retourné, c’est un mur : attaque { $low }, défense { $high }.
guide-orient-more = Nouveaux chevaliers. { $piece } retourné défend avec { $high } et attaque avec { $low }.
guide-attack-open = { $seat } n’a aucun chevalier prêt à te barrer la route. Une attaque que personne ne bloque coûte de la santé, autant que l’attaque des chevaliers : { $force } avec { $pieces }, sur { $health }. Mais qui attaque ne peut pas bloquer avant ton prochain tour.
guide-attack-win = Personne ne peut bloquer, et { $seat } a { $health } de santé. Envoie { $pieces }, { $force } en tout : c’est la fin, si aucune carte ne t’arrête.
guide-attack-safe = { $blockers ->
    [one] Un chevalier de { $seat } pourrait
   *[other] { $blockers } chevaliers de { $seat } pourraient
} bloquer, avec { $danger } d’attaque en tout. { $pieces } y résisterait : un chevalier ne tombe que devant une attaque supérieure à sa défense.
guide-attack-again = { $pieces } attaquerait avec { $force } ; pour bloquer, { $seat } { $blockers ->
    [0] n’a personne
    [one] a un chevalier
   *[other] a { $blockers } chevaliers
}.
guide-attack-home = { $blockers ->
    [one] Un chevalier de { $seat } pourrait
   *[other] { $blockers } chevaliers de { $seat } pourraient
} bloquer, avec { $danger } d’attaque en tout, plus que tes attaquants n’en supportent. Reste chez toi cette fois, et garde-les pour bloquer.
guide-block = { $seat } attaque avec { $force }. Ce que tu ne bloques pas coûte de la santé. { $piece } défend avec { $defence } et arrête { $second }, qui attaque avec { $attack } : place-le là, et { $through ->
    [0] rien ne passe
   *[other] seulement { $through } passe
}.
guide-block-again = { $piece } avec { $defence } arrête { $second } avec { $attack } ; { $through ->
    [0] rien d’autre ne vient
   *[other] { $through } passerait
}.
guide-no-block = Aucun de tes chevaliers prêts ne pourrait arrêter seul un attaquant. Laisser passer coûte { $force } de tes { $health } de santé, mais aucun chevalier.
guide-tidy = Les cartes dont tu ne veux pas peuvent partir, et chaque tour en apporte de nouvelles. { $piece } ne forme presque personne : défausse.
guide-death = { $seat } attaque avec { $force }, et tu as { $health } de santé. C’est le moment de la Mort, { $piece } : elle tue n’importe quel chevalier. Vise { $second }, qui apporte { $number }.
guide-life = { $piece }, c’est la Vie : elle fait tout de suite d’une recrue un chevalier. { $second }, avec { $third } pour sa couleur, pourrait attaquer avec { $number } dès ce tour.
guide-wizard = { $seat } a joué { $piece }. Un dix est un magicien : il répond à toute carte spéciale et l’arrête. Prends { $second }.
guide-fallen = Tu as perdu { $pieces }. Ta santé : { $health }.
guide-felled = De l’autre côté, { $pieces } est tombé. { $seat } a encore { $number } de santé.
guide-hurt = { $number } est passé jusqu’à ton royaume : il te reste { $health } de santé.
guide-hit = { $number } est passé : { $seat } a { $health } de santé.

bad-edition = { $option } fait partie de l’édition 0.9.
bad-edition-pips = Dans { $option }, les points font partie de l’édition 0.9.
bad-tiles = Un jeu double-{ $set } a { $tiles } dominos, et à { $seats } on tire { $recruits } recrues. Prends-en un plus grand pour { $option }.
bad-loot = { $option } ne trouve rien là où { $other } ne laisse de morts que sur le champ de bataille.
bad-endless = Un but au temps a besoin d’une fin : { $option } ou { $other }.
bad-fame = { $option } doit rester sous { $other }.

# Why its bots answer as they do
thumb = Je forme le meilleur que je peux payer, j’attaque là où il passe plus que je ne risque, et je bloque pour tuer ou pour survivre.

# On paper
credit = Adapté de { title } de Chad C. Walstrom, © 2006, et modifié : raconté avec nos propres mots, avec des options et des décisions de notre cru. CC BY-SA 4.0, sans garantie ; sans l’aval de l’auteur.
pad-goal = { $goal ->
    [healthiest_at_time] À la fin du temps, le plus de santé l’emporte.
    [first_to_fame] Le premier royaume à { $fame_target } de renommée l’emporte.
    [most_fame_at_time] À la fin du temps, le plus de renommée l’emporte.
    [fame_last_standing] Le dernier royaume qui a de la renommée gagne.
    [fame_attrition] Le dernier royaume qui a de la renommée gagne.
    [random] Une carte décide du but. Note-le ici :
   *[last_standing] Le dernier royaume qui a de la santé gagne.
}
pad-score = { $goal ->
    [last_standing] santé
    [healthiest_at_time] santé
    [random] reste
   *[other] renommée
}
    .first = { $goal ->
        [last_standing] { $health_start }
        [healthiest_at_time] { $health_start }
        [random] { "" }
       *[other] { $fame_start }
    }
pad-note-write = Une ligne par manche : ce que tu y as gagné ou perdu, et ce qui te reste.
paper-reference = Édition { $edition }. On commence avec { $goal ->
    [last_standing] { $health_start } de santé
    [healthiest_at_time] { $health_start } de santé
    [random] { $health_start } de santé ou { $fame_start } de renommée
   *[other] { $fame_start } de renommée
} ; N vaut { $highest }.
paper-ready = Préparation
paper-setup = { "" }
    .text = { $decks ->
        [one] Un jeu
       *[other] { $decks } jeux
    } avec deux jokers{ $decks ->
        [one] {""}
       *[other] {" "}chacun
    }. { $pairs ->
        [1] Cinq cartes chacun. Deux cartes d’une couleur font un chevalier : l’une attaque, l’autre défend.
       *[0] Cinq cartes chacun et deux dominos face cachée comme recrues, que toi seul regardes ; les autres dominos sont des paysans.
    } Chacun tire une carte, la plus haute commence : roi fort, as faible.{ $old ->
        [1] {" "}On retourne la première carte pour la défausse.
       *[0] { "" }
    }
paper-battle = Une bataille
paper-declare = Annonce.
    .text = Qui tu attaques, et avec qui. Chaque attaquant est seul.
paper-aid-attack = Aide.
    .text = Les autres peuvent envoyer des chevaliers, à tour de rôle, jusqu’à ce que tous passent. On n’est que d’un côté.
paper-block = Blocage.
    .text = Le défenseur place des chevaliers devant les attaquants ; plusieurs devant un seul s’additionnent.
paper-aid-defence = Aide.
    .text = Les autres peuvent aussi en placer.
paper-compare = Comparaison.
    .text = Dans les deux sens et tout à la fois : ce qui dépasse la défense d’en face l’abat. Les deux peuvent tomber, ou personne. { $famous ->
        [1] Chaque chevalier qui tombe coûte à son royaume { $fame_value ->
            [pips] ses points de renommée
           *[one] un point de renommée
        }{ $goal ->
            [fame_attrition] .
           *[other] {" "}et en rapporte autant à qui l’a abattu.
        }
       *[0] Sans personne devant, l’attaque est ôtée de la santé.
    }
paper-knight = Un chevalier
paper-attack = attaque, vers le milieu
paper-defence = défend, vers toi
paper-facing = { "" }
    .text = Sa couleur est celle de ses cartes de formation, qui restent sous lui, visibles. Il ne se retourne jamais et peut agir dès le tour de son adoubement. Pendant sa formation, c’est un aspirant.{ $old ->
        [1] {" "}Le double blanc prend une carte et copie un chevalier de sa couleur, ou meurt.
       *[0] {" "}Qui a attaqué, bloqué ou aidé se repose jusqu’à ta prochaine pioche.
    }
paper-aces = Les as
paper-courts = Roi, dame, valet
    .aside = devant n’importe quel royaume, le tien aussi
paper-others = Dix et joker
paper-special = Comment les jouer
paper-until-theirs = { $old ->
    [1] Jusqu’au prochain entretien de ce joueur.
   *[0] Jusqu’à la prochaine pioche de ce joueur.
}
paper-on-knight = { $old ->
    [1] Tant que le chevalier est là.
   *[0] Jusqu’à la prochaine pioche de qui le commande.
}
paper-death = Mort
    .text = { $recruits ->
        [1] Un chevalier, un aspirant ou une recrue meurt.
       *[0] Un chevalier ou un aspirant meurt.
    }
    .lasts = Aussitôt. Seule une réponse l’arrête.
paper-life = Vie
    .text = { $pairs ->
        [1] Une paire à toi d’une couleur, ou un aspirant, est aussitôt chevalier ;
       *[0] { $old ->
            [1] Ta recrue est aussitôt chevalier, { $life_suit_08 ->
                [hearts] à cœur ;
               *[none] sans couleur ;
            }
           *[0] Ta recrue et une carte de formation font aussitôt un chevalier ;
        }
    } { $old ->
        [1] ou un chevalier se redresse. Il ne s’incline plus jamais.
       *[0] ou un chevalier peut agir bien qu’il l’ait déjà fait.
    }
    .lasts = { paper-on-knight }
paper-wealth = Richesse
    .text = Pendant ta formation : ce que tu poses désormais compte double.
    .lasts = { $old ->
        [1] Jusqu’à ton prochain entretien.
       *[0] Jusqu’à ton prochain adoubement.
    }
paper-mercenary = Mercenaire
    .text = Tu commandes un chevalier d’un autre joueur.
    .lasts = { $mercenary_duration ->
        [until_disrupted] Jusqu’à ce qu’un dix y mette fin.
       *[round] { $old ->
            [1] Jusqu’à ton prochain entretien.
           *[0] Jusqu’à ta prochaine pioche.
        }
    }
paper-power = Puissance
    .text = L’attaque et la défense d’un chevalier sont doublées.
    .lasts = { paper-on-knight }
paper-majesty = Majesté
    .text = { $old ->
        [1] Les chevaliers de sa couleur chez ce joueur agissent sans s’incliner. Il n’en redresse aucun.
       *[0] Les chevaliers de sa couleur chez ce joueur agissent encore et encore, même s’ils l’ont déjà fait.
    }
    .lasts = { paper-until-theirs }
paper-loyalty = Loyauté
    .text = Les chevaliers de sa couleur n’attaquent pas ce joueur et ne combattent pas les siens de cette couleur.{ $old ->
        [1] { "" }
       *[0] {" "}Les attaquants qu’elle détourne ne font plus rien jusqu’à la prochaine pioche de qui attaquait.
    }
    .lasts = { paper-until-theirs }
paper-courage = Courage
    .text = Les chevaliers de la couleur chez ce joueur gagnent { $bonus } en attaque et en défense.
    .lasts = { paper-until-theirs }
paper-wizard = Magicien
    .text = Annule une carte spéciale qu’on vient de jouer, ou plus tard une carte qui dure. Un autre dix peut répondre.
    .lasts = Aussitôt. Les deux cartes sont défaussées.
paper-necromancer = Nécromancien
    .text = { $pairs ->
        [1] { $graveyard_mode ->
            [battlefield_only] Un chevalier tombé dans cette bataille devient ton aspirant.
           *[last_only] Le chevalier d’un cimetière devient ton aspirant.
        }
       *[0] Le domino en haut d’un cimetière est ta recrue{ $old ->
            [1] .
           *[0] , en plus des deux.
        }
    }
    .lasts = Aussitôt. Seule une réponse l’arrête.
paper-when = Quand.
    .text = { $reaction_windows ->
        [lean] Avant la formation, avant la défense, avant la comparaison et à la fin d’un tour, on demande à tous, en commençant par qui a la main, jusqu’à ce que tous passent.
       *[full] Après chaque phase et chaque étape d’une bataille, on demande à tous, en commençant par qui a la main, jusqu’à ce que tous passent.
    } Pour ou contre qui l’on veut. Un dix peut aussi répondre aussitôt.{ $pairs ->
        [1] { "" }
       *[0] {" "}Richesse seulement pendant ta propre formation.
    }
paper-training = Comme cartes de formation.
    .text = Du 2 au 10 leur nombre, valet 11, dame 12, roi 13, et rien de spécial alors. As et jokers ne forment personne.

# Ce que mesurent les études
measure-attacks = occasions saisies d’attaquer
measure-fallen = chevaliers qui tombent par attaque
measure-unblocked = attaques qui atteignent la santé
measure-renewed = renouvellements de la pioche
measure-special-cards = cartes spéciales jouées
measure-negated = cartes spéciales qu’un magicien annule
measure-wizard-answered = magiciens contrés par un autre magicien
measure-king-wins = parties gagnées par qui joue le premier roi
measure-life-wins = parties gagnées par qui joue la première Vie
measure-power-wins = parties gagnées par qui joue la première Puissance
measure-first-wins = parties gagnées par le premier joueur
measure-from-discard = occasions saisies de prendre la première carte de la défausse
measure-undefended = attaques qu’aucun des attaqués ne bloque
measure-dry = parties où pioche et défausse sont vides en même temps
measure-locked = cartes restées à la fin sous des chevaliers et des aspirants
measure-buried = cimetières dont le meilleur domino n’est pas sur le dessus à la fin
measure-mercenary-wins = parties gagnées par qui engage le premier mercenaire

# La feuille de score dans l’appli
pad-ejected = éliminé
pad-lead = Qui commence ?
pad-next = { $dealer } commence la manche.
refused-out-without-fame = { $name } a encore de la renommée et reste en jeu.
bad-pad-goal-random = Retournez d’abord la carte du but, et choisissez ce qu’elle dit sous { $option }.

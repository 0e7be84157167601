title = Domino Avatars
tagline = Les dominos se battent, les cartes d’une couleur les renforcent, et les promesses n’engagent personne.

# Questions
prompt-turn-round = Quelle moitié de tes nouveaux avatars attaque ? La haute attaque et la basse défend, sauf si tu retournes le domino. Cela reste ainsi, et qui dépasse sa défense capture l’avatar.
    .do = Retourner { $chosen }
    .pass = Laisser ainsi
prompt-attack = Attaquer, ou finir ton tour ? Choisis ton avatar, sa cible, puis des cartes d’une couleur.
    .do = { $act ->
        [end] Finir mon tour
       *[attack] Attaquer : { $colour ->
            [red] rouge
           *[black] noir
        } { $total }
    }
    .sure = { $act ->
        [end] { "" }
       *[attack] Attaquer { $avatar } chez { $seat }, { $colour ->
            [red] rouge
           *[black] noir
        } { $total } ? Les cartes sont dépensées de toute façon.
    }
prompt-aid-attack = Aider cette attaque ? Ajoute des cartes de sa couleur, ou passe.
    .do = Aider l’attaque : { $colour ->
            [red] rouge
           *[black] noir
        } { $total }
    .pass = Passer
prompt-add-to-attack = Renforcer ton attaque ? Quelqu’un l’a aidée. Ajoute des cartes de sa couleur, ou passe.
    .do = Renforcer : { $colour ->
            [red] rouge
           *[black] noir
        } { $total }
    .pass = Passer
prompt-defend = Sauver ton avatar ? Joue des cartes de la couleur de l’attaque, ou rien. Tu ne peux jouer des cartes que cette fois.
    .do = Défendre : { $colour ->
            [red] rouge
           *[black] noir
        } { $total }
    .pass = { $falls ->
        [1] Le laisser tomber
       *[0] Ne rien jouer
    }
    .sure = { $falls ->
        [1] Jouer ces cartes alors qu’il manque { $need } ? Seule l’aide de quelqu’un sauverait { $avatar }.
       *[0] { "" }
    }
    .sure-pass = { $falls ->
        [1] Laisser tomber { $avatar } ? { $seat } marque { $prize }. C’est sans retour.
       *[0] { "" }
    }
prompt-aid-defence = Aider cette défense ? Ajoute des cartes de la couleur de l’attaque, ou passe.
    .do = Aider la défense : { $colour ->
            [red] rouge
           *[black] noir
        } { $total }
    .pass = Passer
prompt-add-to-defence = Renforcer ta défense ? Quelqu’un l’a aidée. Ajoute des cartes de la couleur de l’attaque, ou passe.
    .do = Renforcer : { $colour ->
            [red] rouge
           *[black] noir
        } { $total }
    .pass = Passer
prompt-counter = Veux-tu contre-attaquer ? Ton avatar a tenu. Attaque celui qui l’a attaqué avec des cartes d’une couleur, ou laisse.
    .do = Contre-attaquer : { $colour ->
            [red] rouge
           *[black] noir
        } { $total }
    .pass = Laisser
    .sure = Contre-attaquer { $avatar } chez { $seat }, { $colour ->
            [red] rouge
           *[black] noir
        } { $total } ? Les cartes sont dépensées de toute façon.
    .sure-pass = Laisser ? L’occasion de contre-attaquer est alors perdue.

# Words
word-end-turn = Finir le tour

# Why a choice was refused
refused-too-few = Une attaque, c’est ton avatar, sa cible et au moins une carte.
refused-turn-ended = Rien ne suit la fin de ton tour.
refused-stands-already = { $token } est déjà en place, et un avatar ne se retourne plus.
refused-has-attacked = { $token } a déjà attaqué.
refused-own-avatar-first = Commence une attaque par un de tes avatars.
refused-own-target = { $token } est à toi. La cible est l’avatar de quelqu’un d’autre.
refused-target-next = Après ton avatar, nomme l’avatar qu’il attaque.
refused-card-needed = Une attaque demande au moins une carte de ta main : elle lui donne sa couleur.
refused-one-colour = Toutes les cartes d’une attaque sont d’une seule couleur.
refused-attack-colour = { $token } n’est pas de la couleur de l’attaque.

# What happened
moved-pool-avatar = { $shares-count ->
    [0] { $pieces-count ->
        [one] Nouvel avatar
       *[other] Nouveaux avatars
    } : { $who ->
            [you] toi
           *[other] { $seat }
        } { $pieces }.
   *[other] Nouveaux avatars : { $shares }.
}
turned = { $pieces-count ->
    [one] Il attaque avec sa petite moitié et défend avec la grande : { $pieces }.
   *[other] Ils attaquent avec leur petite moitié et défendent avec la grande : { $pieces }.
}
said-first-player = Manche 1 : { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } l’avatar avec le plus de points{ $number ->
    [0] {""}
    [1] , et à égalité le meilleur second,
   *[other] , et à égalité la chance au tirage,
} et { VERB($who, you: "commences", one: "commence", us: "commencez", many: "commencent") }. On donne les cartes{ $yours-count ->
    [0] .
   *[other] ; toi : { $yours }.
} Une attaque, c’est une moitié d’avatar et des cartes d’une couleur ; une défense, une moitié de l’autre avatar et des cartes de cette couleur ; as 1, valet 11, dame 12, roi 13 ; tout le monde peut aider.
said-round = Manche { $number } : { $seat } { VERB($who, you: "commences", one: "commence", us: "commencez", many: "commencent") }. On mélange et on redonne toutes les cartes{ $yours-count ->
    [0] .
   *[other] ; toi : { $yours }.
}
decided-attack = { "" }
decided-attack-pass = { "" }
decided-aid-attack = { "" }
decided-add-to-attack = { "" }
decided-defend = { "" }
decided-aid-defence = { "" }
decided-add-to-defence = { "" }
decided-counter = { $seat } { VERB($who, you: "contre-attaques", one: "contre-attaque", us: "contre-attaquez", many: "contre-attaquent") }.
decided-counter-pass = { $seat } ne { VERB($who, you: "contre-attaques", one: "contre-attaque", us: "contre-attaquez", many: "contre-attaquent") } pas.
event-passed = { "" }
said-aimed-at = { "" }
from-whom = chez { $target }
opens-attack = { $seat } { VERB($who, you: "attaques", one: "attaque", us: "attaquez", many: "attaquent") } { $named-aimed-at } { from-whom } avec { $piece } et { $laid }
adds-to-attack = { $seat } { VERB($who, you: "ajoutes", one: "ajoute", us: "ajoutez", many: "ajoutent") } { $laid } à l’attaque contre { $target }
said-attacks-red = { $of ->
    [0] { opens-attack }
   *[other] { adds-to-attack }
} : { $number } en rouge.
said-attacks-black = { $of ->
    [0] { opens-attack }
   *[other] { adds-to-attack }
} : { $number } en noir.
defends-with = { $of ->
    [0] { $seat } { VERB($who, you: "défends", one: "défend", us: "défendez", many: "défendent") } { $piece } avec { $laid }
   *[other] { $whom ->
        [you] { $seat } { VERB($who, one: "t’aide", many: "t’aident") } à défendre { $piece } avec { $laid }
       *[other] { $seat } { VERB($who, you: "aides", one: "aide", us: "aidez", many: "aident") } { $target } à défendre { $piece } avec { $laid }
    }
}
said-defends-red = { $laid-count ->
    [0] {""}
   *[other] { defends-with } : { $number } en rouge.
}
said-defends-black = { $laid-count ->
    [0] {""}
   *[other] { defends-with } : { $number } en noir.
}
said-repelled = { $piece } tient bon chez { $who ->
            [you] toi
           *[other] { $seat }
        }, { $number } contre { $of }{ $said-tie ->
    [0] {""}
   *[other] : à égalité la défense gagne
}.
said-tie = { "" }
said-captured = { $seat } { VERB($who, you: "abats", one: "abat", us: "abattez", many: "abattent") } { $piece } { from-whom }{ $said-undefended ->
    [0] {""}
   *[other] , que personne ne défend
}, { $number } contre { $of }, et { VERB($who, you: "marques", one: "marque", us: "marquez", many: "marquent") } { $said-pips ->
    [one] { $said-pips } pour son point
   *[other] { $said-pips } pour ses points
} et { $said-bonus } pour la victoire : { $total } en tout.
said-pips = { "" }
said-bonus = { "" }
said-undefended = { "" }
said-goal-points = { $seat } { VERB($who, you: "atteins", one: "atteint", us: "atteignez", many: "atteignent") } le but de { $number } points.
said-dominoes-out = Plus de dominos pour de nouveaux avatars : la partie est finie.
said-dominoes-come-back = Les dominos sont épuisés. On remélange tous ceux qui sont tombés.
said-cards-come-back =
    .aside = La pioche s’épuise : on y remélange la défausse.
said-time-up = Le temps est écoulé.
scored =
    .detail = { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } maintenant { $total }.
moved-stock-hand =
    .detail = { $shares-count ->
        [0] { $seat } { VERB($who, you: "pioches", one: "pioche", us: "piochez", many: "piochent") } { $pieces }.
       *[other] Cartes pour { $seat }.
    }
moved-to-attack = { "" }
moved-to-defence = { "" }
moved-avatar-defeated = { "" }
moved-defeated-pool = { "" }
moved-to-discard = { "" }
moved-to-stock =
    .detail = Les cartes retournent dans la pioche.

# What the table works out
hint-round = Manche { $round } ; { $seat } a commencé.
hint-goal-rounds = La partie s’arrête après la manche { $rounds }.
hint-goal-points = La partie s’arrête à { $target } points. Il t’en manque { $short }.
hint-player = { $seat } : { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}. Avatars, attaque/défense, et ce que rapporte leur défaite : { $avatars }.
hint-player-bare = { $seat } : { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}. Pas d’avatar.
hint-attacked = Ont attaqué dans cette manche : { $pieces }.
hint-unseen = Encore en jeu : { $red } cartes rouges, { $black } noires.
hint-exchange-red = En rouge, { $attack } contre { $defence }.
hint-exchange-black = En noir, { $attack } contre { $defence }.
hint-sum =
    .note = { $parts }
hint-holds = La défense tient telle quelle.
hint-need = Il manque { $need } à la défense.
hint-need-card = La défense est assez haute, mais il lui faut une carte { $colour ->
    [red] rouge
   *[black] noire
} pour tenir.
hint-cover = Tu pourrais tenir avec { $pieces }.
hint-no-cover = Tes cartes seules ne peuvent pas tenir.
hint-stands =
    .tag = attaque { $attack }, défense { $defence }
hint-target =
    .tag = défend { $defence }, vaut { $prize }
hint-base = Ton avatar attaque avec { $number } et au moins une carte.
    .total = { $number }
hint-would-end = Tu gardes tes cartes pour la défense.
hint-would-attack = Ton attaque : { $colour ->
            [red] rouge
           *[black] noir
        } { $total } contre { $defence }. { $lacks ->
    [nothing] La défense tient telle quelle ; à égalité elle gagne.
    [card] Il suffit d’une carte en { $colour ->
            [red] rouge
           *[black] noir
        } pour tenir ; sans elle il tombe. L’abattre vaut { $prize }.
   *[points] Il manque { $need } à la défense. L’abattre vaut { $prize }.
}
    .total = { $total } { $colour ->
            [red] rouge
           *[black] noir
        }
hint-would-waive = Tu gardes tes cartes.
hint-attack-total = L’attaque serait de { $total } en { $colour ->
            [red] rouge
           *[black] noir
        }.
    .total = { $total } { $colour ->
            [red] rouge
           *[black] noir
        }
hint-covers =
    .tag = la moins chère
hint-would-hold = { $total } contre { $attack } : ça tient. À égalité la défense gagne.
    .total = { $total } { $colour ->
            [red] rouge
           *[black] noir
        }
hint-would-fall = { $total } contre { $attack } : { $lacks ->
    [card] il faut une carte en { $colour ->
            [red] rouge
           *[black] noir
        } pour tenir.
   *[points] il manque { $need } en { $colour ->
            [red] rouge
           *[black] noir
        }.
} S’il tombe, { $seat } marque { $prize }.
    .total = { $total } { $colour ->
            [red] rouge
           *[black] noir
        }

# Numbers
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fact-round = Manche
fact-pool = Dominos restants
fact-captures = Avatars abattus
fact-first = commence
fact-attacker = attaque
fact-defender = défend

# The table
zone-pool = réserve de dominos
zone-defeated = dominos tombés
zone-stock = pioche
zone-discard = défausse
zone-attack = pile d’attaque
zone-defence = pile de défense
zone-hand = main
zone-avatar = avatars
phase-place = Mise en place des avatars
phase-attack = Attaque
phase-aid-attack = Aide à l’attaque
phase-defend = Défense
phase-aid-defence = Aide à la défense
phase-counter = Contre-attaque

# Options
option-domino_set = Jeu de dominos
    .help = Le plus grand nombre de points sur une moitié. C’est aussi la prime de capture.
option-decks = Jeux de cartes
    .help = Un seul suffit pour quatre joueurs.
option-decks-auto = un, ou deux à cinq et six joueurs
option-goal_points = Fin aux points
    .help = La partie s’arrête quand quelqu’un a ce score.
option-goal_points-none = non
option-goal_points-auto = calculé d’après les manches prévues
option-goal_estimated_rounds = Manches prévues
    .help = Pour un but en points calculé.
option-goal_points_base = But calculé d’après
    .help = Quel nombre on multiplie par un et demi et par les manches prévues.
option-goal_points_base-pip_max = la plus grande moitié
option-goal_points_base-pip_sum = le plus grand domino
option-goal_exhaustion = Fin des dominos
    .help = La partie s’arrête quand il n’y a plus assez de dominos pour remplacer ceux qui sont tombés.
option-goal_minutes = Fin après des minutes
    .help = À la pendule de qui tient la table.
option-goal_minutes-none = non
option-goal_rounds = Fin après des manches
    .help = Chacun joue encore dans la dernière.
option-goal_rounds-none = non
option-points_check = Comparaison des points
    .help = Si atteindre le but en points finit aussitôt la partie.
option-points_check-immediate = aussitôt
option-points_check-end_of_round = après chaque manche
option-time_check = Quand le temps est écoulé
    .help = Ce qu’on finit encore.
option-time_check-immediate = finir l’échange
option-time_check-end_of_turn = finir le tour
option-time_check-end_of_round = finir la manche
option-counter_attack = Contre-attaques
    .help = Un avatar qui a tenu peut frapper celui qui l’a attaqué.
option-counter_same_color = Contre-attaque de même couleur
    .help = Une contre-attaque garde la couleur de l’attaque. Demande les contre-attaques.
option-counter_chain = Contre-attaques en chaîne
    .help = Une contre-attaque peut à son tour être contrée. Demande les contre-attaques.
option-turn_structure = Tours
    .help = Comment les attaques d’une manche se répartissent.
option-turn_structure-standard = un tour par manche, chaque avatar attaque
option-turn_structure-one_attack_two_turns = deux tours par manche, une attaque chacun
option-avatars_per_player = Avatars chacun
    .help = Avec un seul avatar, les mains sont de cinq cartes, sauf si tu en décides autrement.
option-hand_size = Cartes chacun
    .help = La taille d’une main.
option-hand_size-auto = dix, ou cinq avec un avatar
option-continuous_draw = Sans manches
    .help = Un avatar et cinq cartes chacun ; on complète les mains après chaque tour.
option-orientation = Nouveaux avatars
    .help = Qui décide quelle moitié attaque.
option-orientation-chosen = leur joueur les tourne
option-orientation-as_drawn = le hasard les tourne
option-bare_defence = Défense nue
    .help = Un avatar peut tenir sans carte. Sinon, il en faut au moins une.
option-aid_protocol = Demander de l’aide
    .help = Combien de fois chacun peut aider dans un échange.
option-aid_protocol-rounds = jusqu’à ce que tous passent
option-aid_protocol-single_pass = une fois
option-topup = Renforcer son camp
    .help = Attaquant et défenseur peuvent ajouter des cartes après l’aide des autres.
option-tie = Égalités
    .help = Ce que deviennent des scores égaux.
option-tie-shared = victoire partagée
option-tie-most_captures = le plus d’abattus gagne
option-max_rounds = Arrêt de sécurité
    .help = La partie est arrêtée après autant de manches.

preset-classic = Classique
    .help = Deux avatars et dix cartes chacun, dix manches.
preset-beta_8_1 = Deux tours par manche (8.1)
    .help = Chacun a deux tours par manche, avec une attaque dans chaque.
preset-beta_8_2 = Un avatar (8.2)
    .help = Un avatar et cinq cartes chacun : une partie plus courte.
preset-beta_8_3 = Sans manches (8.3)
    .help = Un avatar et cinq cartes chacun ; on complète les mains après chaque tour.
preset-counter = Avec contre-attaques
    .help = Un avatar qui a tenu peut frapper en retour aussitôt.
preset-counter_color = Contre-attaques de même couleur
    .help = Un avatar qui a tenu peut frapper en retour, mais seulement dans la couleur de l’attaque.

# The guided first game
guide-place = Tes dominos sont tes avatars, tes combattants. Chacun attaque avec une moitié, une fois par manche, et se défend avec l’autre quand on l’attaque. Tel quel, { $piece } attaque avec { $attack } et défend avec { $defence }. Si sa défense est dépassée, un adversaire le prend et marque { $prize } : ses points et { $bonus }. Les cartes s’ajoutent aux deux, mais elles s’épuisent : retourne { $piece }, attaque { $defence }, défense { $attack }. Il reste ainsi.
guide-aid = { $seat } attaque { $second } de { $other } avec { $piece } et des cartes d’une couleur : { $attack } contre { $defence }. Seules des cartes de cette couleur peuvent répondre. Plus que la défense capture l’avatar pour { $prize } points ; à égalité il tient. Chacun peut aider l’un ou l’autre, et les promesses n’engagent à rien. Les cartes données te manqueront : passe.
guide-aid-again = { $seat } attaque { $second } de { $other }, { $attack } contre { $defence }. Ce n’est pas ton combat : passe.
guide-aid-defence = { $other } tient sans toi, { $defence } contre { $attack }. Garde tes cartes ; les autres dépensent les leurs.
guide-aid-doomed = { $other } ne tient pas, { $defence } contre { $attack }, et { $seat } marquerait { $prize } points. Sauver quelqu’un coûte des cartes dont tu auras besoin : passe.
guide-attack = À toi, et { $seat } n’a plus de cartes pour défendre { $second }. Choisis ton avatar, sa cible, puis des cartes d’une couleur, au moins une. { $piece } avec { $pieces } fait { $attack } contre { $defence } : cela devrait suffire, et { $second } vaut { $prize }.
guide-attack-cards = À toi : ton avatar, sa cible, puis des cartes d’une couleur. { $seat } a { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} pour répondre, et seules celles de ta couleur comptent. Alors viens en force : { $piece } avec { $pieces } fait { $attack } contre les { $defence } de { $second }, pour { $prize } points.
guide-attack-end = { $piece } avec { $pieces } ne ferait que { $attack } contre les { $defence } de { $second }, et à égalité il tient. Finis ton tour et garde les cartes pour la défense.
guide-attack-again = { $piece } avec { $pieces } ferait { $attack } contre les { $defence } de { $second }, pour { $prize } points pris à { $seat }.{ $last ->
    [1] {" "}La dernière manche : les cartes qui restent ne valent rien.
   *[other] {""}
}
guide-defend = { $seat } attaque ton { $second } : { $attack } contre { $defence }, pour { $prize } points. À égalité tu tiens. { $pieces } suffit, { $number } en tout ; tu ne peux jouer des cartes que cette fois.
guide-defend-again = { $attack } contre ton { $second }. Avec { $pieces } tu tiendrais, à { $number }.
guide-no-cover = { $second } ne peut pas tenir : { $attack } contre { $defence }, et tes cartes de cette couleur ne suffisent pas. Garde-les et laisse-le partir.
guide-captured = { $piece } est à toi, { $attack } contre { $defence } : { $points } points, les siens et une prime. Tu en as { $score }.
guide-lost = { $seat } a pris ton { $piece }, { $attack } contre { $defence }, et marqué { $points } points.
guide-held = Ton { $piece } a tenu, { $defence } contre { $attack } : personne ne marque.
guide-failed-aided = { $other } a aidé { $seat } à tenir { $piece } : { $defence } contre { $attack }. Chacun le peut, et la prochaine fois quelqu’un t’aidera peut-être.
guide-failed = { $seat } a tenu { $piece }, { $defence } contre { $attack }. Les cartes sont perdues des deux côtés.
guide-others-captured = { $seat } a pris { $piece } à { $other } et marqué { $points } points.
guide-others-held = { $seat } a tenu { $piece }, { $defence } contre { $attack }, et les deux ont perdu des cartes : deux adversaires affaiblis.

bad-endless = La partie a besoin d’une fin : par exemple { $option } ou { $other }.
bad-tiles = Un jeu double-{ $set } a { $tiles } dominos, mais à { $seats } il en faut { $avatars }. Prends-en un plus grand pour { $option }, ou 1 pour { $other }.
bad-deal = Les mains demandent { $dealt } cartes, et il y en a { $cards }. Baisse { $option } ou augmente { $other }.
bad-counter = { $option } demande { $other }.

# Why its bots answer as they do
thumb = J’attaque ce qui vaut cher et se défend mal, avec le moins de cartes possible.

# On paper
credit = Adapté de { title } de Chad C. Walstrom, © 2007, et modifié : raconté avec nos propres mots, avec des options et des décisions de notre cru. CC BY-SA 4.0, sans garantie ; sans l’aval de l’auteur.
pad-goal = Le plus haut score l’emporte.{ $goal_rounds ->
    [none] { "" }
   *[other] {" "}{ $goal_rounds } manches au plus.
}{ $goal_points ->
    [none] { "" }
   *[other] {" "}Fin à { $goal_points } points.
}{ $goal_minutes ->
    [none] { "" }
   *[other] {" "}Fin après { $goal_minutes } minutes.
}
pad-note-write = Une ligne par manche : les points de tes captures, et ton total. Perdre un avatar ne coûte aucun point.
pad-note-count = Un avatar tombé : tous ses points, et { $domino_set } de plus en prime de capture.
paper-reference = Dominos jusqu’au double-{ $domino_set }, { $avatars_per_player ->
    [one] un avatar
   *[other] { $avatars_per_player } avatars
} chacun.
paper-ready = Préparation
paper-setup = { "" }
    .text = { $decks ->
        [one] Un jeu
       *[other] { $decks } jeux
    } sans jokers. Chacun retourne au hasard { $avatars_per_player ->
        [one] un domino
       *[other] { $avatars_per_player } dominos
    }{ $orientation ->
        [as_drawn] , tels qu’ils viennent.
       *[chosen] {" "}et décide en secret quelle moitié attaque.
    } Qui a l’avatar aux points les plus hauts commence ; on joue dans le sens horaire{ $endless ->
        [1] .
       *[0] , et à la manche suivante le voisin de gauche commence.
    }
paper-values = Ce que valent les cartes
paper-hand = { "" }
    .text = Les nombres valent leur nombre, et de l’enseigne seul compte le rouge ou le noir. { $endless ->
        [1] { $hand_size } cartes chacun ; à la fin de ton tour, tu complètes à { $hand_size }.
       *[0] { $hand_size } cartes chacun ; toutes sont mélangées et redonnées à chaque manche.
    }
paper-example = Un échange
    .aside = tout en rouge
paper-attack = attaque avec sa moitié éloignée
paper-defence = défend avec sa moitié proche
paper-equal = Égalité :
    .text = la défense tient. Un de plus en attaque, et l’avatar tombe.
paper-scoring = Points
paper-prize = { "" }
    .text = L’attaquant reçoit pour un avatar tombé, aidé ou non, tous ses points et { $domino_set } de prime de capture. En perdre un ne coûte rien ; { $endless ->
        [1] s’il n’en reste aucun, tu en pioches un au début de ton tour.
       *[0] il est remplacé à la manche suivante.
    }

# Ce que mesurent les études
measure-captured = attaques qui font une capture
measure-cherries = captures chez un joueur qui a deux cartes ou moins en main
measure-pips = part du score des captures qui vient des points des dominos
measure-cards = cartes jouées à l’annonce d’une attaque
measure-waived = occasions d’attaquer laissées passer
measure-counters = occasions de contre-attaquer saisies
measure-counter-captures = contre-attaques qui font une capture
measure-aided = attaques où quelqu’un d’autre ajoute des cartes
measure-first-wins = parties gagnées par le premier joueur
measure-hardest-hit = part des captures subie par le joueur le plus touché
measure-round-first = points de la manche pour qui la commence, en parts équitables
measure-round-last = points de la manche pour qui joue en dernier, en parts équitables
measure-aid-decides = échanges décidés par l’aide

# La feuille de score dans l’appli
pad-captured = avatars capturés
pad-pips = leurs points
pad-lead = Qui commence la première manche ?
pad-next = { $dealer } commence.
refused-pips-of-avatars = { $name }, { $column } : si peu d’avatars ont { $most } points au plus.

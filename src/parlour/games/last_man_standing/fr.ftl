title = Last Man Standing
tagline = Engage des gladiateurs, envoie-les au combat, et profite des enterrements.

# Questions
prompt-buy-card = Achète une carte aux enchères. La plus ancienne est la moins chère.
    .do = { $price ->
        [0] Prendre { $chosen } gratis
        [one] Acheter { $chosen } : 1 pièce
       *[other] Acheter { $chosen } : { $price } pièces
    }
    .sure = { $top ->
        [1] Payer { $chosen } au prix fort, { $price } pièces ?
       *[0] {""}
    }
prompt-send-fighter = Choisis le combattant que tu envoies. On les retourne tous ensemble.
    .do = Envoyer { $chosen }

# Why a choice was refused
refused-cannot-pay = Tu n’as pas assez de pièces pour { $token }.
refused-not-in-line = { $token } n’est pas aux enchères.
refused-already-out = { $token } est déjà sur la table et se bat de toute façon.
refused-not-in-hand = { $token } n’est pas dans ta main.

# What happened
moved-deck-hand = Chacun verse { $each ->
    [one] { $each } pièce
   *[other] { $each } pièces
} au pot et reçoit { $count } cartes{ $yours-count ->
    [0] .
   *[other] ; toi : { $yours }.
}
said-auction = { $seat } { VERB($who, you: "achètes", one: "achète", us: "achetez", many: "achètent") } en premier. À vendre, de la plus ancienne, la moins chère, à la plus récente pour 6 pièces : { $moved-deck-line }.{ $of ->
    [1] {" "}Le prix va au pot.
   *[other] {" "}Le prix va à la banque.
}
said-game = Partie { $number } sur { $of }.
moved-deck-line =
    .detail = Nouveau aux enchères : { $pieces }.
decided-buy-card = { $lost ->
    [0] { $seat } { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") } { $pieces } pour rien{ new-card }
    [one] { $seat } { VERB($who, you: "achètes", one: "achète", us: "achetez", many: "achètent") } { $pieces } pour { $lost } pièce{ new-card }
   *[other] { $seat } { VERB($who, you: "achètes", one: "achète", us: "achetez", many: "achètent") } { $pieces } pour { $lost } pièces{ new-card }
}
new-card = { $moved-deck-line-count ->
    [0] .
   *[other] ; { $moved-deck-line } arrive.
}
moved-line-aside =
    .detail = Personne n’achète { $pieces } : mis de côté.
said-round = { $number ->
    [1] Manche 1 sur 5, { coins-of } au pot : le combattant le plus bas tue les plus hauts, puis chacun à son tour tue tous les plus bas, à qui qu’ils soient. Pour le premier mort d’une manche le pot paie 1 pièce, pour le suivant 2, et ainsi de suite.
   *[other] Manche { $number } sur 5, { coins-of } au pot.
}
shown-fighters = Toujours debout : { $shares-count ->
    [0] { $who ->
            [you] toi
           *[other] { $seat }
        } { $pieces }.
   *[other] { $shares }.
}
said-blocked = { $number ->
    [1] Les as
    [11] Les valets
    [12] Les dames
    [13] Les rois
    [14] Les as
    [2] Les 2
    [3] Les 3
    [4] Les 4
    [5] Les 5
    [6] Les 6
    [7] Les 7
    [8] Les 8
    [9] Les 9
   *[10] Les 10
} { $of ->
    [0] se bloquent : à égalité on n’attaque pas{ $rule ->
        [LMS-36] , et personne ne tue les plus hauts.
       *[other] .
    }
   *[other] se bloquent aussi.
}
moved-hand-fighters = Envoyés : { $shares }.
said-attacks = { $seat } { VERB($who, you: "attaques", one: "attaque", us: "attaquez", many: "attaquent") } avec { $piece }{ $rule ->
    [LMS-13] , le plus bas, et { VERB($who, you: "tues", one: "tue", us: "tuez", many: "tuent") } les plus hauts
   *[other] {" "}et { VERB($who, you: "tues", one: "tue", us: "tuez", many: "tuent") } tous les plus bas
} : { $shares }. Ça rapporte { $won ->
    [one] { $won } pièce
   *[other] { $won } pièces
}{ $moved-fighters-discard-count ->
    [one] , pour le mort n° { $number } de la manche.
    [2] , pour les morts n° { $number } et { $of } de la manche.
   *[other] , pour les morts n° { $number } à { $of } de la manche.
}
    .caption = { $piece } tue { $shares } : +{ $won }
moved-fighters-discard =
    .detail = Tombés : { $shares-count ->
        [0] { $who ->
            [you] toi
           *[other] { $seat }
        } { $pieces }.
       *[other] { $shares }.
    }
said-emptied = Le pot est vide : la partie s’arrête aussitôt.
said-survivors = Les cinq manches sont finies. { $number ->
    [one] Un seul combattant est debout et prend le pot : { coins-of }.
    [2] Deux combattants sont debout et partagent le pot : { coins-of }.
    [3] Trois combattants sont debout et partagent le pot : { coins-of }.
    [4] Quatre combattants sont debout et partagent le pot : { coins-of }.
    [5] Cinq combattants sont debout et partagent le pot : { coins-of }.
   *[other] { $number } combattants sont debout et partagent le pot : { coins-of }.
}
coins-of = { $of ->
    [one] { $of } pièce
   *[other] { $of } pièces
}
said-odd =
    .aside = { $number ->
        [one] La pièce en trop va au premier d’entre eux dans l’ordre des enchères.
       *[other] Les { $number } pièces en trop vont aux premiers d’entre eux dans l’ordre des enchères.
    }
said-share =
    .aside = { $seat } { $number ->
        [0] ne { VERB($who, you: "reçois", one: "reçoit", us: "recevez", many: "reçoivent") } rien
        [one] { VERB($who, you: "reçois", one: "reçoit", us: "recevez", many: "reçoivent") } { $number } pièce
       *[other] { VERB($who, you: "reçois", one: "reçoit", us: "recevez", many: "reçoivent") } { $number } pièces
    } pour { $piece }.
said-carried-over = { $number ->
    [one] { $number } pièce en trop reste
   *[other] { $number } pièces en trop restent
} au pot pour la partie suivante.
said-left-over = { $number ->
    [one] { $number } pièce en trop sort
   *[other] { $number } pièces en trop sortent
} du jeu.
said-end-sum = Sur toutes les parties, { $seat } { VERB($who, you: "finis", one: "finit", us: "finissez", many: "finissent") } à { $number } { $number ->
    [one] pièce
   *[other] pièces
}, plus que tous les autres.
moved-line-hand = { "" }
moved-to-deck = { "" }
paid-seat-pot = { "" }
paid-seat-bank = { "" }
paid-pot-seat = { "" }
paid-pot-bank = { "" }
paid-bank-seat = { "" }

# Chips are coins here
chips = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}

# What the table works out
hint-game = Partie { $number } sur { $games }.
hint-money = Dans le pot : { $pot }. Ton résultat jusqu’ici : { $result }.
hint-price = { $piece } coûte { $number }.
    .tag = { $number ->
        [0] gratis
        [one] { $number } pièce
       *[other] { $number } pièces
    }
hint-laps = { $number ->
    [one] C’est la dernière carte que chacun achète.
   *[other] Chacun achète encore { $number } cartes, ce tour compris.
}
hint-round = Manche { $number } sur { $rounds }.
hint-takings = Tes coups de la dernière manche { $number ->
    [0] n’ont rien rapporté
    [one] ont rapporté { $number } pièce
   *[other] ont rapporté { $number } pièces
}.
hint-standing = { $piece } est debout chez { $seat }.
    .tag = debout
hint-blocked = { $piece } est debout chez { $seat }, mais ne peut rien : un autre du même rang est là.
    .tag = bloqué
hint-lives = Contre ceux qui sont debout, { $piece } rapporterait { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
} et survivrait.
    .tag = +{ $number }, survit
hint-falls = Contre ceux qui sont debout, { $piece } rapporterait { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
} et tomberait.
    .tag = +{ $number }, tombe
hint-unseen = Encore en jeu : { $ranks }.

# While choosing
hint-buys = Ton résultat serait alors de { $result }.
    .total = { $price ->
        [0] gratuit
        [one] coûte 1 pièce
       *[other] coûte { $price } pièces
    }
hint-slides = { $piece } coûterait { $number } au joueur suivant.
    .tag = { $number ->
        [0] puis gratis
       *[other] puis { $number }
    }
hint-first-out = Personne n’est encore debout : tout dépend de ce qu’envoient les autres.
hint-alone-lives = Contre ceux qui sont debout, il survivrait. Les autres envoient aussi.
    .total = { $number ->
        [0] ne rapporte rien
        [one] rapporte 1 pièce
       *[other] rapporte { $number } pièces
    }
hint-alone-falls = Contre ceux qui sont debout, il tomberait. Les autres envoient aussi.
    .total = { $number ->
        [0] ne rapporte rien
        [one] rapporte 1 pièce
       *[other] rapporte { $number } pièces
    }
hint-would-fall = { $piece } tomberait chez { $seat }.
    .tag = tomberait

fact-game = Partie
fact-round = Manche
fact-pot = Pot
fact-first = achète en premier
fact-takings = Coups, dernière manche
fact-earned = Parties d’avant
unit-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}

# The guided first game
guide-auction = D’abord, tu engages des combattants, quatre chacun. La plus ancienne carte est gratuite, la plus récente coûte 6, et tout l’argent va au pot : { $pot } pièces pour l’instant. Au combat, le plus bas frappe le plus haut, puis chacun frappe tout ce qui est plus bas. Ceux qui sont juste sous le sommet vivent donc le plus longtemps : prends { $piece } { $price ->
    [0] gratis
   *[other] pour { $price }
}.
guide-ranks = Deux combattants du même rang se bloquent, même deux à toi : aucun ne frappe tant que les deux sont debout. { $piece } est d’un rang que tu n’as pas encore, et { $price ->
    [0] c’est gratuit
   *[other] coûte { $price }
}.
guide-slides = { $piece } { $price ->
    [0] est gratuit
   *[other] coûte { $price }
}. Les plus chères descendent : { $second } ne coûtera { $number ->
    [0] rien à { $seat }
    [one] qu’une pièce à { $seat }
   *[other] que { $number } pièces à { $seat }
}.
guide-last-buy = Ton dernier achat. Après cinq manches, ceux qui sont debout partagent le pot, { $pot } pièces pour l’instant. Le meilleur choix pour son prix est { $piece }, { $price ->
    [0] gratis
   *[other] pour { $price }
}.
guide-battle = Le combat : cinq manches. Chacun envoie un combattant, tous ensemble, et les survivants restent. Chaque mort d’une manche paie une pièce de plus que le précédent, sur les { $pot } du pot. Personne n’est encore debout : risque ton plus bas, { $piece }.
guide-lowest = { $piece } de { $seat } est le plus bas debout et frapperait en premier, le plus haut : { $pieces } pour l’instant. Contre ceux qui sont debout, { $third } { $coins ->
    [0] ne rapporterait rien
    [one] rapporterait { $coins } pièce
   *[other] rapporterait { $coins } pièces
} et { $lives ->
    [0] tomberait
   *[1] survivrait
} ; ce que les autres envoient, tu ne peux pas le savoir.
guide-stands = Tu as { $pieces } debout, prêts à frapper encore. Monte doucement : { $piece } maintenant. Garde { $defenders } pour la fin.
guide-pot = Il reste { $pot } pièces au pot, et tu as { $up ->
    [0] payé { $down } de plus que gagné
   *[other] gagné { $up } de plus que payé
}. Le gros argent vient à la fin : ceux qui sont debout partagent le reste. Envoie { $piece }.
guide-send-again = Contre ceux qui sont debout, { $piece } { $coins ->
    [0] ne rapporterait rien
    [one] rapporterait { $coins } pièce
   *[other] rapporterait { $coins } pièces
} et { $lives ->
    [0] tomberait
   *[1] survivrait
}.
guide-alone = Chez les autres, personne n’est debout. Envoie { $piece } et garde { $defenders }. Mais attention : les tiens se frappent aussi entre eux.
guide-last-round = La dernière manche. Ensuite, chaque combattant debout reçoit une part égale de ce qui reste des { $pot } pièces. Combattants debout : { $standing }, dont à toi : { $own }. Envoie { $piece } : c’est le plus près du valet.
guide-outbid = { $seat } a payé { $number } pour { $second } ; tu as eu { $piece } { $price ->
    [0] gratis
   *[other] pour { $price }
}. Le pot est monté à { $pot } pièces, et une partie te reviendra.
guide-free = { $piece } ne t’a rien coûté. Jusqu’ici, tu as mis { $down } pièces.
guide-twins = Ton { $piece } a croisé { $second } de { $seat } : deux du même rang se bloquent, et aucun ne frappe tant que les deux sont debout.
guide-own-fall = Ton propre { $second } a abattu ton { $piece } : un combattant n’a pas d’amis.
guide-fell-high = { $second } de { $seat } était le plus bas et a frappé le plus haut : ton { $piece }. Tu { $coins ->
    [0] n’as rien gagné
    [one] as gagné une pièce
   *[other] as gagné { $coins } pièces
} à cette manche.
guide-fell-low = { $second } de { $seat } a frappé tout ce qui était plus bas, ton { $piece } aussi. Tu { $coins ->
    [0] n’as rien gagné
    [one] as gagné une pièce
   *[other] as gagné { $coins } pièces
} à cette manche.
guide-fell-more = Tu as perdu { $pieces } et { $coins ->
    [0] n’as rien gagné
    [one] gagné une pièce
   *[other] gagné { $coins } pièces
}.
guide-earned = Tes coups ont rapporté { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
}, et tu n’as perdu personne : { $pieces } toujours debout.
guide-quiet = Pas de mort pour toi, et pas de perte. Toujours debout : { $pieces }.

# The table
zone-deck = pioche
zone-line = enchères
zone-aside = mis de côté
zone-discard = combattants morts
zone-hand = main
zone-fighters = combattants
pot-pot = pot
pot-bank = banque
phase-auction = Les enchères
phase-battle = Le combat

# Options
option-ante = Ante
    .help = Ce que chacun verse au pot au début.
option-ante-auto = selon le nombre de joueurs
option-auction_prices = Prix aux enchères
    .help = De la carte la plus ancienne à la plus récente. Le chiffre manque dans notre texte des règles : la rangée habituelle est notre hypothèse.
option-auction_prices-0_1_2_6 = 0, 1, 2 et 6
option-auction_prices-0_1_3_6 = 0, 1, 3 et 6
option-auction_prices-0_1_4_6 = 0, 1, 4 et 6
option-auction_prices-0_1_5_6 = 0, 1, 5 et 6
option-auction_prices-0_2_3_6 = 0, 2, 3 et 6
option-auction_prices-0_2_4_6 = 0, 2, 4 et 6
option-auction_prices-0_2_5_6 = 0, 2, 5 et 6
option-auction_prices-0_3_4_6 = 0, 3, 4 et 6
option-auction_prices-0_3_5_6 = 0, 3, 5 et 6
option-auction_prices-0_4_5_6 = 0, 4, 5 et 6
option-auction_prices-1_2_3_6 = 1, 2, 3 et 6
option-auction_prices-1_2_4_6 = 1, 2, 4 et 6
option-auction_prices-1_2_5_6 = 1, 2, 5 et 6
option-auction_prices-1_3_4_6 = 1, 3, 4 et 6
option-auction_prices-1_3_5_6 = 1, 3, 5 et 6
option-auction_prices-1_4_5_6 = 1, 4, 5 et 6
option-auction_prices-2_3_4_6 = 2, 3, 4 et 6
option-auction_prices-2_3_5_6 = 2, 3, 5 et 6
option-auction_prices-2_4_5_6 = 2, 4, 5 et 6
option-auction_prices-3_4_5_6 = 3, 4, 5 et 6
option-auction_money = Argent des enchères
    .help = Où vont les pièces des cartes achetées.
option-auction_money-pot = au pot
option-auction_money-bank = hors du jeu
option-ace = As
    .help = Le rang d’un as comme combattant.
option-ace-high = fort, au-dessus du roi
option-ace-low = faible, sous le deux
option-odd_coins = Pièces en trop
    .help = Ce que deviennent les pièces que les survivants ne peuvent pas partager également.
option-odd_coins-auction_order = une chacun, dans l’ordre des enchères
option-odd_coins-carry_over = elles restent au pot pour la partie suivante
option-bankroll = Réserve
    .help = Si les comptes peuvent passer sous zéro, ou si chacun commence chaque partie avec un tapis.
option-bankroll-open = libre : dettes permises
option-games = Parties
    .help = Parties dans une séance ; les résultats s’ajoutent.

bad-bankroll = { $option } : au moins l’ante de { $ante }, ou libre ; { $given } ne suffit pas.

# Why its bots answer as they do
thumb = J’essaie d’être juste au-dessous du plus haut.

# On paper
credit = { title }, un jeu de James Ernest. { poker-suite }
pad-goal = { $games ->
    [one] Le meilleur résultat l’emporte.
   *[other] Le meilleur résultat sur { $games } parties l’emporte.
}
pad-paid = payé
pad-got = reçu
pad-balance = solde
    .first = 0
pad-note-write = Payé : ante et achats. Reçu : pièces pour les morts et part du pot. La différence va au solde.
pad-note-count = L’ante est de { $ante }. Les morts d’une manche rapportent 1, 2, 3 et ainsi de suite, peu importe qui tue.
paper-strip = Chacun paie { $ante } au pot et reçoit deux cartes cachées. Le hasard dit qui achète d’abord. { $auction_money ->
    [bank] Le prix des cartes sort du jeu.
   *[pot] Le prix des cartes va au pot.
}
paper-strip-before = la carte la plus ancienne
paper-strip-new = les nouvelles cartes arrivent ici
paper-strip-free = gratuit
paper-strip-coins = pièces
paper-strip-slide = Quatre fois, dans le sens horaire, chacun achète une carte ; on ne passe pas. Les plus chères glissent d’une place et une nouvelle arrive au bout.
paper-strip-turns = Tours d’achat
paper-strip-rounds = Manches de combat
paper-strip-mind = Attention :
    .text = les morts n’attaquent pas. Si le plus bas rang est en double, personne ne reprend et les plus hauts sont saufs. Le plus bas et le plus haut sont fixés quand on retourne les cartes.
paper-strip-odd = Pièces en trop :
    .text = { $odd_coins ->
        [carry_over] elles restent au pot pour la partie suivante.
       *[auction_order] une chacun, depuis le premier acheteur.
    }
paper-strip-ranks = Du plus bas au plus haut :
paper-strip-kill = mort
paper-strip-sum = en tout

# Ce que mesurent les études
measure-pot-left = pièces partagées à la fin
measure-emptied = parties où le pot est vidé
measure-by-kills = part des pièces gagnées qui vient des morts
measure-survivors = combattants encore debout à la fin
measure-blocked = rangs bloqués dans chacune des 5 manches
measure-spent = pièces qu’un joueur dépense en cartes
measure-at-0 = pièces que rapporte une carte gratuite
measure-at-2 = pièces que rapporte une carte payée 2
measure-at-4 = pièces que rapporte une carte payée 4
measure-at-6 = pièces que rapporte une carte payée 6
measure-low-ranks = pièces que rapporte chaque rang du 2 au 5
measure-middle-ranks = pièces que rapporte chaque rang du 6 au 10
measure-high-ranks = pièces que rapporte chaque rang du valet à l’as
measure-first-buyer = parties gagnées par qui achète en premier
measure-last-buyer = parties gagnées par qui achète en dernier
measure-net-1 = pièces que rapporte la carte la plus ancienne des enchères au-delà de son prix
measure-net-2 = pièces que rapporte la deuxième carte des enchères au-delà de son prix
measure-net-3 = pièces que rapporte la troisième carte des enchères au-delà de son prix
measure-net-4 = pièces que rapporte la carte la plus récente des enchères au-delà de son prix
measure-blocks-matter = rangs bloqués qui auraient tué quelqu’un

# La feuille de score dans l’appli
pad-bought = payé pour des cartes
refused-pot-too-small = Vous avez reçu { $sum } en tout, mais il n’y avait que { $pot } au pot.
refused-pot-left = Vous avez reçu { $sum } en tout, mais le pot avait { $pot } : il manque { $left }.

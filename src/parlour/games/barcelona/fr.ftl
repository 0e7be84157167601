title = Barcelona
tagline = Une carte rouge, une noire : montre l’une ou l’autre, et vois qui ose forcer l’abattage.

# Questions
prompt-show-card = Montre ta carte rouge ou ta noire. On les retourne toutes ensemble ; la plus basse carte montrée parle ensuite en premier.
    .do = Montrer { $chosen }
prompt-force-or-drop = Forcer l’abattage, ou te retirer ? Tu montres la plus basse carte de ceux qui restent.
    .do = { $act ->
        [force] Forcer l’abattage
       *[drop] Me retirer
    }

# Words
word-force = Forcer l’abattage
word-drop = Se retirer

# Why a choice was refused
refused-not-your-card = { $token } n’est pas à toi. Choisis ta carte rouge ou ta noire.
refused-show-first = Chacun montre d’abord une carte. Ensuite seulement, la plus basse décide.
refused-force-or-drop = Force l’abattage ou retire-toi ; il n’y a rien d’autre à choisir.

# What happened
said-hand = Donne { $number } : chacun { $each ->
    [0] reçoit
    [1] verse 1 pièce d’ante et reçoit
   *[other] verse { $each } pièces d’ante et reçoit
} une carte rouge et une noire{ $yours-count ->
    [0] .
   *[other] ; toi : { $yours }.
}{ $number ->
    [1] {" "}Qui montre la plus basse carte décide d’abord : l’as est bas, et à égalité viennent trèfle, carreau, cœur, pique.
   *[other] {""}
}
said-sits-out =
    .aside = { $seat } { VERB($who, you: "n’as", one: "n’a", us: "n’avez", many: "n’ont") } plus de jetons et { VERB($who, you: "passes", one: "passe", us: "passez", many: "passent") } cette donne.
said-short =
    .aside = { $seat } ne { VERB($who, you: "verses", one: "verse", us: "versez", many: "versent") } que { $number } d’ante : il ne reste rien d’autre.
moved-to-shown = On retourne : { $shares }.
decided-force-or-drop = { $act ->
    [force] { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } la plus basse carte restante et { VERB($who, you: "forces", one: "force", us: "forcez", many: "forcent") } l’abattage. Les cartes cachées : { $shares }.
   *[drop] { $who ->
        [one] { $seat } a la plus basse carte restante et se retire.
        [you] Tu as la plus basse carte restante et te retires.
       *[other] { $seat } { VERB($who, us: "vous retirez", many: "se retirent") }, la plus basse carte d’abord.
    }
}
said-wins = { $seat } { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } avec { $piece }, la plus haute carte noire{ $number ->
    [1] {" "}(pique bat trèfle)
   *[other] {""}
}. Les autres encore en jeu paient la valeur de leur carte rouge, 10 pour une figure.
said-pays = { $of ->
    [0] { $whom ->
        [you] { $seat } te { VERB($who, one: "paie", many: "paient") } { coins } pour { $piece }.
       *[other] { $seat } { VERB($who, you: "paies", one: "paie", us: "payez", many: "paient") } { coins } à { $target } pour { $piece }.
    }
   *[other] { $number ->
        [0] { $whom ->
            [you] { $seat } { VERB($who, one: "n’a", many: "n’ont") } plus rien pour te payer { $piece }.
           *[other] { $seat } { VERB($who, you: "n’as", one: "n’a", us: "n’avez", many: "n’ont") } plus rien pour payer { $piece } à { $target }.
        }
       *[other] { $whom ->
            [you] { $seat } te { VERB($who, one: "paie", many: "paient") } { coins } au lieu de { $of } pour { $piece } : il ne reste rien d’autre.
           *[other] { $seat } { VERB($who, you: "paies", one: "paie", us: "payez", many: "paient") } { coins } au lieu de { $of } à { $target } pour { $piece } : il ne reste rien d’autre.
        }
    }
}
coins = { $number ->
    [1] 1 pièce
   *[other] { $number } pièces
}
said-takes = Avec le pot, { $seat } { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") } { $number ->
    [1] 1 pièce
   *[other] { $number } pièces
}, antes compris.
said-survives = { $won ->
    [0] { $seat } { VERB($who, you: "restes", one: "reste", us: "restez", many: "restent") } sans adversaire, et sans pot à gagner.
   *[other] { $seat } { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } { $won ->
        [1] la pièce
       *[other] les { $won } pièces
    } du pot : tous les autres se sont retirés.
}
paid-seat-pot =
    .detail = { $seat } { VERB($who, you: "verses", one: "verse", us: "versez", many: "versent") } { $amount } d’ante.
paid-pot-seat =
    .detail = { $seat } { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") } { $amount } dans le pot.
paid-seat-seat =
    .detail = { $whom ->
        [you] { $seat } te { VERB($who, one: "paie", many: "paient") } { $amount }, le prix d’une carte rouge.
       *[other] { $seat } { VERB($who, you: "paies", one: "paie", us: "payez", many: "paient") } { $amount } à { $target }, le prix d’une carte rouge.
    }
moved-from-red-pack =
    .detail = Cartes rouges pour { $who ->
            [you] toi
           *[other] { $seat }
        }{ $yours-count ->
        [0] .
       *[other] ; la tienne : { $yours }.
    }
moved-from-black-pack =
    .detail = Cartes noires pour { $who ->
            [you] toi
           *[other] { $seat }
        }{ $yours-count ->
        [0] .
       *[other] ; la tienne : { $yours }.
    }
moved-to-red-pack =
    .detail = Les cartes rouges retournent au paquet rouge.
moved-to-black-pack =
    .detail = Les cartes noires retournent au paquet noir.
shown-red =
    .detail = Cartes rouges : { $shares-count ->
        [0] { $who ->
            [you] toi
           *[other] { $seat }
        } { $pieces }.
       *[other] { $shares }.
    }
shown-black =
    .detail = Cartes noires : { $shares-count ->
        [0] { $who ->
            [you] toi
           *[other] { $seat }
        } { $pieces }.
       *[other] { $shares }.
    }

# What the table works out
hint-hand = Donne { $number } sur { $hands }. Dans le pot : { $pot }.
hint-own = À l’abattage, { $piece } bat { $lower } des 25 autres cartes noires. Si tu perds, tu paies { $price }.
hint-order = De la plus basse carte montrée : { $pieces }.
hint-risk = À l’abattage, tu perds { $price } au plus. Tu gagnes si aucune noire en jeu ne dépasse { $piece }.
hint-shows-red = { $seat } montre { $piece } et paie { $price } en cas de défaite. La noire est cachée : la tienne bat { $percent } % des cartes possibles.
    .tag = paie { $price }
hint-shows-red-only = { $seat } montre { $piece } et paie { $price } en cas de défaite. La noire est cachée.
    .tag = paie { $price }
hint-above = { $seat } montre { $piece }, qui bat ta noire. La rouge est cachée.
    .tag = bat la tienne
hint-below = { $seat } montre { $piece }, que ta noire bat. La rouge est cachée.
    .tag = sous la tienne
hint-shows-black-only = { $seat } montre { $piece }. La rouge est cachée.
hint-would-show-red = Tous sauront que tu paies { $price } au plus, et rien de ta noire.
hint-would-show-black = Tous sauront ce que tu vaux à l’abattage, et rien de ta rouge.
hint-would-drop = Tu quittes cette donne. Ça ne coûte que ton ante.
hint-would-force = Tu as la plus haute noire { $percent } fois sur cent. Gagne les { $pot } du pot et ce que paient les autres, ou paie { $price }.
    .total = { $percent } %
hint-would-win = Personne en jeu ne peut battre ta noire. Le pot de { $pot } est à toi, et les autres paient.
    .total = gagné
hint-would-lose = Une carte sur la table bat la tienne. Tu paierais { $price }.
    .total = perdu
hint-would-lose-blind = Aucune carte sur la table ne bat la tienne, mais il en reste si peu de plus basses qu’une cachée la bat forcément. Tu paierais { $price }.
    .total = perdu

# Numbers
unit-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
fact-hand = Donne
fact-pot = Pot

# The table
zone-red-pack = paquet rouge
zone-black-pack = paquet noir
zone-red = carte rouge
zone-black = carte noire
zone-shown = carte montrée
pot-pot = pot
phase-reveal = Chacun montre une carte
phase-action = Forcer ou se retirer

# Options
option-two_backs = Dos différents
    .help = Le paquet rouge et le noir ont des dos de couleurs différentes. Rien d’autre ne change.
option-ante = Ante
    .help = Pièces que chacun verse au début d’une donne.
option-hands = Donnes
    .help = Donnes dans une séance.
option-ace_high_showdown = As noirs forts
    .help = À l’abattage, un as noir bat un roi. Pour parler en premier, il reste la plus basse carte.
option-reveal_dropped = Montrer les retirés
    .help = À l’abattage, on retourne aussi les cartes cachées de qui s’est retiré. Elles ne gagnent ni ne paient.
option-stakes = Enjeux
    .help = Si l’on peut s’endetter, ou si l’on joue avec les jetons devant soi.
option-stakes-ledger = un solde : dettes permises
option-stakes-table = jetons sur table
option-starting_chips = Jetons de départ
    .help = Jetons de chacun au début, quand on joue avec les jetons sur table.

# The guided first game
guide-begin = Tu as une carte rouge et une noire. La noire décide qui gagne un abattage : { $second } bat { $lower } des 25 autres. La rouge, c’est ce que tu paies si tu perds : { $piece } coûte { $price }. Montre l’une des deux. La plus basse carte montrée parle en premier ; avec { $third } tu parles plus tôt.
guide-last = C’est la dernière donne. { $second } bat { $lower } des 25 autres noires. { $third } est ta carte la plus basse, et avec elle tu parles plus tôt.
guide-weak = Une rouge chère, { $piece } à { $price }, et une noire, { $second }, qui ne bat que { $lower } des 25 autres. Montre { $third } : une carte basse, pour pouvoir te retirer avant qu’on te force.
guide-strong = { $second } bat { $lower } des 25 autres noires, et perdre te coûterait { $price }. Montre { $third }, la plus basse, pour pouvoir forcer l’abattage toi-même.
guide-show = { $second } bat { $lower } des 25 autres noires ; { $piece } te coûterait { $price }. Montre ce qui peut se voir : plus c’est haut, plus tu parles tard.
guide-beaten = { $seat } montre { $piece }, qui bat { $second } à coup sûr. Un abattage te coûterait { $price }. Retire-toi : tu ne perds que l’ante.
guide-force = Tu montres { $piece }, la carte la plus basse de ceux qui restent : c’est à toi. { $second } gagne un abattage environ { $percent } fois sur 100, et perdre ne coûte que ta carte rouge : { $price }. Force-le, pour un pot de { $pot } et ce que paient les perdants.
guide-cheap = Tes chances dans un abattage sont d’environ { $percent } sur 100, mais perdre ne coûterait que { $price }, et gagner rapporte le pot de { $pot } et le prix de chaque perdant. Force-le.
guide-force-again = Environ { $percent } sur 100 pour toi, et { $price } à perdre : force-le.
guide-won = { $piece } était la plus haute noire et t’a rapporté { $number ->
    [one] une pièce
   *[other] { $number } pièces
}.
guide-paid = { $seat } a gagné avec { $piece }, la plus haute noire. Ta carte rouge { $second } t’a coûté { $number }.
guide-lost = { $seat } a gagné l’abattage avec { $piece } et pris { $number }. Tu n’as payé que l’ante.
guide-survivor = Tout le monde s’est retiré sauf { $seat }, qui prend le pot, et aucune carte n’a été montrée.
guide-survived = Tous les autres se sont retirés : le pot de { $pot } est à toi, et personne ne saura ton autre carte.
guide-force-sure = Parmi ceux qui restent, personne ne peut avoir une noire plus haute que { $second }. Force l’abattage : tu gagnes le pot de { $pot } et ce que paient les perdants.

# Why its bots answer as they do
thumb = Je compare ce que l’abattage peut rapporter et ce que ma carte rouge peut coûter.
level-expert = Joue le plus souvent d’après un livre calculé d’avance, bluffs compris.

# Ce qu’un bot a calculé ; raconté quand la manche est finie
reckoned-showdown = { $percent ->
    [0] Un abattage était perdu d’avance et aurait coûté jusqu’à { $price }.
   *[other] Un abattage réussirait { $percent } fois sur 100 : jusqu’à { $prize } pièces gagnées, sinon jusqu’à { $price } perdues.
}

# On paper
credit = { title }, un jeu de James Ernest. { poker-suite }
pad-goal = { $hands ->
    [one] Une donne ; le plus haut solde l’emporte.
   *[other] Après { $hands } donnes, le plus haut solde l’emporte.
}
pad-balance = solde
    .first = { $stakes ->
        [table] { $starting_chips }
       *[ledger] 0
    }
pad-note-write = Ce que la donne t’a rapporté ou coûté, ante compris. Chaque ligne fait 0 au total.
pad-note-count = Le prix d’une carte rouge : as 1, cartes numérales leur nombre, valet, dame et roi 10.

# Ce que mesurent les études
measure-showdowns = donnes qui finissent par un abattage
measure-coins = pièces que prend le gagnant d’une donne
measure-antes = part du gain qui vient des antes
measure-red-shown = cartes rouges parmi les cartes montrées
measure-highest-wins = donnes gagnées par la plus haute carte montrée
measure-highest-gains = pièces que gagne par donne qui montre la plus haute carte
measure-lowest-gains = pièces que gagne par donne qui montre la plus basse carte
measure-lowest-wins = donnes gagnées par la plus basse carte montrée
measure-kings-gain = pièces que gagne par donne qui montre un roi
measure-aces-gain = pièces que gagne par donne qui montre un as

# La feuille de score dans l’appli
refused-loses-most = { $name } peut perdre { $most } au plus : l’ante et une carte rouge.

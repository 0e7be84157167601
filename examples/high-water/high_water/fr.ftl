title = High Water
tagline = Avance tant que les pierres montent, et rentre avant la mer.

prompt-walk-or-home = Avancer, ou rentrer ?
    .do = { $act ->
        [home] Rentrer
       *[walk] Avancer
    }
word-walk = Avancer
word-home = Rentrer
refused-not-out-yet = Tu n’as pas encore de pierre : avance d’abord.

# What happened
said-tide = Marée { $number } sur { $of }.
said-washed-away = { $who ->
    [you] La mer te reprend tout.
   *[other] La mer reprend tout à { $seat }.
}
decided-walk-or-home = { $seat } { $act ->
    [home] { VERB($who, you: "rentres", one: "rentre", us: "rentrez", many: "rentrent") } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } en tout.
   *[walk] { VERB($who, you: "retournes", one: "retourne", us: "retournez", many: "retournent") } { $moved-stock-stones }.
}
over-tide = Les { $number } marées sont jouées.
scored = { "" }
moved-stock-stones = { "" }
moved-stones-sea = { "" }
moved-stones-stock = { "" }
moved-sea-stock = { "" }

hint-home = Rentrer rapporte { $points } pour l’instant.
hint-higher = Sur les { $left } cartes restantes, { $cards } dépassent ta dernière pierre.
hint-go-home = Tu marques { $points ->
    [one] { $points } point
   *[other] { $points } points
} et tu attends la marée suivante.
    .tag = +{ $points }
hint-first-stone = La première pierre est sûre, et vaut { $points }.
    .tag = sûr
hint-walk-on = { $cards } cartes sur { $left } sont plus hautes : rentrer vaut alors { $points }. Avec toute autre, la mer prend tout.
    .tag = { $cards } sur { $left }

fact-tide = Marée
fact-stock = Pioche
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# The guided first game
guide-first = La première pierre est toujours sûre. Retourne-la.
guide-second = Regarde ta pierre, et ce que dit la table : combien de cartes sont plus hautes. Deux pierres valent 3 points, une seule en vaut 1.
guide-third = Chaque pierre vaut plus que la précédente, et chaque pas est plus risqué. À toi de voir.

zone-stock = pioche
zone-sea = mer
zone-stones = pierres
phase-walk = Marée basse
option-tides = Marées
    .help = Combien de marées on joue.

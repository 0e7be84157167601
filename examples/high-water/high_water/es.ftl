title = High Water
tagline = Sigue mientras suban las piedras y vuelve a casa antes que el mar.

prompt-walk-or-home = ¿Sigues o vuelves a casa?
    .do = { $act ->
        [home] Volver a casa
       *[walk] Seguir
    }
word-walk = Seguir
word-home = Volver a casa
refused-not-out-yet = Aún no tienes ninguna piedra: sigue primero.

# What happened
said-tide = Marea { $number } de { $of }.
said-washed-away = { $seat } lo { VERB($who, you: "pierdes", one: "pierde", many: "pierden") } todo en el mar.
decided-walk-or-home = { $seat } { $act ->
    [home] { VERB($who, you: "vuelves", one: "vuelve", many: "vuelven") } a casa con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $total } en total.
   *[walk] { VERB($who, you: "descubres", one: "descubre", many: "descubren") } { $moved-stock-stones }.
}
over-tide = Se han jugado las { $number } mareas.
scored = { "" }
moved-stock-stones = { "" }
moved-stones-sea = { "" }
moved-stones-stock = { "" }
moved-sea-stock = { "" }

hint-home = Volver a casa vale ahora { $points }.
hint-higher = { $cards } de las { $left } cartas que quedan superan tu última piedra.
hint-go-home = Sumas { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} y esperas a la próxima marea.
    .tag = +{ $points }
hint-first-stone = La primera piedra es segura y vale { $points }.
    .tag = segura
hint-walk-on = { $cards } de { $left } cartas son más altas: entonces volver a casa vale { $points }. Con cualquier otra, el mar se lo lleva todo.
    .tag = { $cards } de { $left }

fact-tide = Marea
fact-stock = Mazo
unit-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}

# The guided first game
guide-first = La primera piedra siempre es segura. Descúbrela.
guide-second = Mira tu piedra y lo que te dice la mesa: cuántas cartas son más altas. Dos piedras valen 3 puntos; una, 1.
guide-third = Cada piedra vale más que la anterior, y cada paso es más peligroso. Ahora decides tú.

zone-stock = mazo
zone-sea = mar
zone-stones = piedras
phase-walk = Marea baja
option-tides = Mareas
    .help = Cuántas mareas se juegan.

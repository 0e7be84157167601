title = Lamarckian Poker
tagline = Cría la mejor mano de póker a partir de cuatro cartas de lodo, antes de que tu estirpe se extinga.

prompt-choose-mark = Elige una carta como cazador. Se lleva todas las cartas del pozo de su palo o su rango y luego cae en él.
    .do = Jugar { $chosen } como cazador
    .sure = { $risk ->
        [1] ¿Jugar tu última carta? No coincide con nada, y sin cartas te extingues.
       *[0] { "" }
    }

refused-in-the-pool = { $token } está en el pozo. Tu cazador debe ser una carta que ya tuvieras antes de este turno.
refused-not-in-hand = { $token } no está en tu mano; no puede ser tu cazador.

# What happened
moved-deck-hand = { $count } cartas por persona{ $yours-count ->
    [0] .
   *[other] ; las tuyas: { $yours }.
}
said-turn = Turno { $number } de { $of }, en el pozo: { $moved-deck-pool }.{ $number ->
    [1] {" "}Todos juegan una carta, su cazador. Del más alto al más bajo, y a igualdad picas, corazones, diamantes y tréboles, cada uno captura todas las cartas de su palo o su rango que haya en el pozo y luego se queda allí; lo que sobra al final del turno se descarta.
   *[other] {""}
}
moved-deck-pool = { "" }
moved-hand-mark = Los cazadores: { $shares-count ->
    [0] { $seat } { $pieces }.
   *[other] { $shares }.
}
moved-pool-hand = { "" }
said-captures = { $seat } { VERB($who, you: "capturas", one: "captura", many: "capturan") } { $got } con { $piece }.
said-nothing =
    .aside = { $seat } no { VERB($who, you: "capturas", one: "captura", many: "capturan") } nada con { $piece }.
moved-mark-pool = { "" }
moved-pool-discard =
    .detail = Al descarte: { $pieces }.
said-extinct = { $seat } ya no { VERB($who, you: "tienes", one: "tiene", many: "tienen") } cartas y { VERB($who, you: "te extingues", one: "se extingue", many: "se extinguen") }.
said-showdown = El mazo se ha acabado y gana la mejor mano de póker de cinco cartas.
said-shows = { $seat } { VERB($who, you: "muestras", one: "muestra", many: "muestran") } { $got }: { kind-of-hand }{ $got-count ->
    [1] .
    [2] .
    [3] .
    [4] .
    [5] .
   *[other] , { $named-five }.
}
said-five = { "" }
shown-hand = { "" }
said-end-best = { $who ->
    [one] La mejor mano es la de { $seat }: { kind-of-hand }.
    [you] La mejor mano es la tuya: { kind-of-hand }.
   *[other] { $seat } empatan con { kind-of-hand }: sus manos son iguales.
}
said-end-decides = { $whom ->
    [you] La tuya
   *[other] La de { $target }
} es de la misma clase, pero decide { $piece }: enfrente { $number ->
    [0] no hay ninguna carta
    [11] solo hay una jota
    [12] solo hay una reina
    [13] solo hay un rey
    [14] solo hay un as
    [8] solo hay un 8
   *[other] solo hay un { $number }
}.
said-end-next = La segunda mejor mano, { $who ->
    [you] la tuya
   *[other] la de { $seat }
}, es { kind-of-hand }.
said-end-survived = Solo { VERB($who, you: "quedas", one: "queda", many: "quedan") } { $seat }: los demás se han extinguido.
said-end-all-extinct = No queda nadie. Quienes se extinguieron en el último turno comparten la victoria.
said-end-no-winner = No queda nadie, así que no gana nadie.
final-hand = { kind-of-hand }
kind-of-hand = { $number ->
    [0] carta alta
    [1] una pareja
    [2] doble pareja
    [3] un trío
    [4] una escalera
    [5] un color
    [6] un full
    [7] un póker
    [8] una escalera de color
   *[9] una escalera real
}

zone-deck = mazo
zone-pool = pozo
zone-discard = descarte
zone-hand = mano
zone-mark = cazador

phase-marks = Elección de cazadores

option-sole_survivor = Si alguien sobrevive a los demás
    .help = Qué pasa cuando solo queda una persona antes de que se acabe el mazo.
option-sole_survivor-ends_game = gana al momento
option-sole_survivor-plays_on = sigue sin rivales
option-all_extinct = Si se extinguen todos a la vez
    .help = Qué pasa cuando a los últimos se les acaban las cartas en el mismo turno.
option-all_extinct-shared = comparten la victoria
option-all_extinct-no_winner = no gana nadie
option-memory_aid = Ayuda a la memoria
    .help = Muestra las cartas que se vieron capturar y siguen en la mano de alguien.

hint-turn = Turno { $turn } de { $turns }.
hint-hand = Tu mano por ahora: { $number ->
    [0] carta alta
    [1] pareja
    [2] doble pareja
    [3] trío
    [4] escalera
    [5] color
    [6] full
    [7] póker
    [8] escalera de color
   *[9] escalera real
} ({ $pieces }).
hint-takes = { $piece } se llevaría { $pieces }.
    .tag = se lleva { $n }
hint-takes-none =
    .tag = nada
hint-higher = Los cazadores más altos van primero: pueden llevarse estas cartas, y ellos mismos se quedan en el pozo.
hint-nothing = Ninguna de tus cartas coincide con el pozo. Solo podrías llevarte cazadores que caigan en él.
hint-same-suit =
    .tag = mismo palo
hint-same-rank =
    .tag = mismo rango
hint-no-match =
    .tag = no coincide
hint-would-take = { $piece } se llevaría { $pieces }. Cualquier cazador más alto va antes y puede quitártelas.
    .total = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
hint-would-take-first = { $piece } va primero y se lleva { $pieces }.
    .total = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
hint-would-take-none = { $piece } no coincide con nada del pozo. Solo podría atrapar cazadores más altos que caigan antes.
    .total = ninguna carta

fact-turn = Turno
fact-deck = Cartas en el mazo

guide-begin = Esto es el lodo primordial. Hay cuatro cartas en el pozo; tu cazador se lleva todas las de su palo o su rango. { $piece } se llevaría { $number }: { $pieces }.
guide-order = Los cazadores actúan del más alto al más bajo, con el as en cabeza. { $piece } se llevaría { $number }, y solo { $higher } cartas más altas que no has visto podrían ser más rápidas.
guide-shape = Un cazador puede llevarse por palo y por rango a la vez: { $piece } se llevaría { $pieces }.
guide-gather = Tienes { $count } cartas. Al principio, cuantas más, mejor: cada una es un cazador que jugar y una candidata para tu mano de póker. { $piece } se llevaría { $number }.
guide-fives = Tienes { $count } cartas, suficientes para empezar la cría. Tus cinco mejores son { $pieces }. Guarda lo que forme parejas, palos o escaleras y gasta el resto: { $piece } no está entre ellas y se llevaría { $number }.
guide-known = Lo que alguien se lleva lo ve toda la mesa. Mira las cartas conocidas de tus rivales: una más alta del palo que quieres es una amenaza. Por encima de { $piece } hay { $higher } que no has visto.
guide-last-turns = Quedan { $left } turnos, y la mano importa más que el número de cartas. La tuya es de momento { $number ->
    [0] carta alta
    [1] pareja
    [2] doble pareja
    [3] trío
    [4] escalera
    [5] color
    [6] full
    [7] póker
    [8] escalera de color
   *[9] escalera real
}: { $pieces }. Gasta una carta que no forme parte de ella.
guide-keep = Tienes { $number ->
    [0] carta alta
    [1] pareja
    [2] doble pareja
    [3] trío
    [4] escalera
    [5] color
    [6] full
    [7] póker
    [8] escalera de color
   *[9] escalera real
}: { $pieces }. Juega ya solo lo que no echen de menos tus cinco mejores, por ejemplo { $piece }, y llévate lo que puedas por el camino.
guide-showdown = El último cazador. Después se muestran las manos y ganan las cinco mejores cartas. Las tuyas de momento: { $number ->
    [0] carta alta
    [1] pareja
    [2] doble pareja
    [3] trío
    [4] escalera
    [5] color
    [6] full
    [7] póker
    [8] escalera de color
   *[9] escalera real
}, con { $pieces }.
guide-mark-again = { $piece } se llevaría { $pieces }.
guide-snatched = { $second } es más alta que { $piece }, así que { $seat } fue más rápido y se llevó { $third }. { $got ->
    [0] No quedó nada para ti.
    [one] Te quedó una carta.
   *[other] Te quedaron { $got } cartas.
}
guide-caught = Nadie se interpuso: { $piece } se llevó { $got } cartas.
guide-missed = { $piece } no se llevó nada. El cazador se pierde de todos modos.

# Why its bots answer as they do
thumb = Primero muchas cartas, luego las buenas: juego lo que más puede cazar.

# On paper
credit = { title }, un juego de James Ernest y Dave Howell. { poker-suite }

# Lo que miden los estudios
measure-extinct = personas que se extinguen
measure-no-showdown = partidas que acaban antes de mostrar las manos
measure-big-hand-wins = partidas que gana quien, tras cuatro turnos, tiene más cartas que nadie
measure-small-hand-wins = partidas que gana quien, tras cuatro turnos, tiene menos cartas que nadie
measure-flush-or-more = finales a cartas vistas que gana un color o mejor
measure-full-house-or-more = finales a cartas vistas que gana un full o mejor
measure-short-handed = finales a cartas vistas a los que alguien llega con menos de cinco cartas
measure-first-captures = cartas que captura el cazador más alto de un turno
measure-last-captures = cartas que captura el cazador más bajo de un turno
measure-nothing = cazadores que no capturan nada
measure-straight-or-more = finales a cartas vistas que gana una escalera o mejor
measure-four-or-more = finales a cartas vistas que gana un póker o mejor
measure-straight-flush-wins = finales a cartas vistas que gana una escalera de color

title = Following Suit
tagline = Las picas cazan corazones, los corazones cazan diamantes, y solo cuenta tu mejor palo.

prompt-choose-mark = Elige tu cazador. Si es el más alto de su palo, captura todo lo que haya del palo que persigue.
    .do = Jugar { $chosen } como cazador

refused-in-the-pool = Tu cazador debe salir de tu mano; { $token } está en el pozo.
refused-not-in-hand = Tu cazador debe salir de tu mano, y ahí no tienes { $token }.

# What happened
moved-deck-hand =
    .detail = { $count } cartas por persona.
said-round = Ronda { $number }: cuatro cartas por persona{ $yours-count ->
    [0] .
   *[other] ; las tuyas: { $yours }.
}{ $number ->
    [1] {" "}En cada turno todos juegan una carta, su cazador. Luego, a la vez, el cazador más alto de cada palo, con el as arriba del todo, captura todas las cartas de otro palo, cazadores incluidos: las picas se llevan los corazones; los corazones, los diamantes; los diamantes, los tréboles; los tréboles, las picas. Lo que nadie captura se descarta. Se juega a { $of } puntos.
   *[other] {""}
}
said-count = { $number ->
    [1] El mazo está vacío y cada cual puntúa el mejor palo de su mano; aquí el as vale solo 1, la jota 11, la reina 12 y el rey 13.
   *[other] El mazo está vacío y cada cual puntúa el mejor palo de su mano.
}
moved-deck-pool = Nuevo en el pozo: { $pieces }.
moved-hand-mark = { $shares-count ->
    [0] El único cazador: { $seat } { $pieces }.
   *[other] Los cazadores: { $shares }.
}
said-captures = { $got-count ->
    [0] { $seat } { VERB($who, you: "tienes", one: "tiene", many: "tienen") } con { $piece } { $number ->
        [0] el diamante más alto
        [1] el corazón más alto
        [2] la pica más alta
       *[3] el trébol más alto
    }, pero no hay { suits-name } que capturar.
   *[other] { $seat } { VERB($who, you: "capturas", one: "captura", many: "capturan") } con { $piece } { $number ->
        [3] las
       *[other] los
    } { suits-name }: { $got }.
}
suits-name = { $number ->
    [0] tréboles
    [1] diamantes
    [2] corazones
   *[3] picas
}
said-sits-out =
    .aside = { $seat } ya no { VERB($who, you: "tienes", one: "tiene", many: "tienen") } cartas y { VERB($who, you: "descansas", one: "descansa", many: "descansan") } hasta la próxima ronda.
shown-hand = { "" }
said-best-suit = { $seat } { VERB($who, you: "tienes", one: "tiene", many: "tienen") } { $got }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por { suits-name }, { $total } en total.
said-no-cards = { $seat } no { VERB($who, you: "tienes", one: "tiene", many: "tienen") } cartas y no { VERB($who, you: "sumas", one: "suma", many: "suman") } nada.
scored = { "" }
said-tied = Hay empate en cabeza a { $number } puntos, así que se juega otra ronda.
said-over = Se ha llegado a { $number } puntos: esta fue la última ronda.
moved-pool-hand = { "" }
moved-mark-hand = { "" }
moved-mark-discard =
    .detail = Nadie captura { $pieces-count ->
        [one] el cazador { $pieces }
       *[other] los cazadores { $pieces }
    }: al descarte.
moved-pool-discard =
    .detail = Nadie captura { $pieces } del pozo: al descarte.
moved-to-deck = { "" }

zone-deck = mazo
zone-pool = pozo
zone-discard = descarte
zone-hand = mano
zone-mark = cazador

phase-marks = Elección de cazadores

hint-turn = Ronda { $round }, turno { $turn } de { $turns }. Se juega a { $target } puntos.
hint-table = En la mesa, en puntos: picas { $spades } → corazones { $hearts } → diamantes { $diamonds } → tréboles { $clubs } → picas.
hint-hand = En tu mano, en puntos: picas { $spades }, corazones { $hearts }, diamantes { $diamonds }, tréboles { $clubs }. El mejor palo vale { $best }.
hint-spades = Una pica captura todos los corazones si nadie juega otra más alta: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en el pozo.
hint-hearts = Un corazón captura todos los diamantes si nadie juega otro más alto: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en el pozo.
hint-diamonds = Un diamante captura todos los tréboles si nadie juega otro más alto: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en el pozo.
hint-clubs = Un trébol captura todas las picas si nadie juega otro más alto: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en el pozo.

# While choosing
hint-hunts = { $piece } persigue { $count ->
    [0] algo que no está en el pozo
    [one] 1 carta que vale { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
   *[other] { $count } cartas que valen { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
}.
    .tag = { $count ->
        [0] solo cazadores
       *[other] captura { $count }
    }
hint-captures = { $beaten ->
    [no] { $number ->
        [0] Nadie tiene un trébol más alto, así que captura todas las picas
        [1] Nadie tiene un diamante más alto, así que captura todos los tréboles
        [2] Nadie tiene un corazón más alto, así que captura todos los diamantes
       *[3] Nadie tiene una pica más alta, así que captura todos los corazones
    }
   *[maybe] { $number ->
        [0] Captura todas las picas si nadie juega un trébol más alto
        [1] Captura todos los tréboles si nadie juega un diamante más alto
        [2] Captura todos los diamantes si nadie juega un corazón más alto
       *[3] Captura todos los corazones si nadie juega una pica más alta
    }
}: { $count ->
    [0] en el pozo no hay, pero puede haber cazadores
    [one] 1 carta en el pozo
   *[other] { $count } cartas en el pozo
}.
    .tag = { $count ->
        [0] solo cazadores
       *[other] captura { $count }
    }
    .total = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
hint-after = { $beaten ->
    [no] Tu mejor palo valdrá entonces { $best } o más.
    [same] Tu mejor palo valdrá entonces { $best } o más, te ganen o no.
   *[worse] Tu mejor palo valdrá entonces { $best } o más, o { $without } si te ganan.
} El cazador se va en cualquier caso.
hint-prey = { $piece } sería para ti.
    .tag = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }

fact-round = Ronda
fact-turn = Turno
fact-deck = Mazo
unit-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}

# The guided first game
guide-cycle = Las picas se llevan los corazones; los corazones, los diamantes; los diamantes, los tréboles, y los tréboles, las picas. { $piece } persigue { $suit ->
    [0] los tréboles
    [1] los diamantes
    [2] los corazones
   *[3] las picas
} del pozo: { $number ->
    [one] un punto
   *[other] { $number } puntos
}. El cazador nunca vuelve a casa.
guide-collect = Tienes { $own } puntos de { $suit ->
    [0] tréboles
    [1] diamantes
    [2] corazones
   *[3] picas
}, y al final solo contará tu mejor palo. En el pozo hay otros { $points }: persíguelos con { $piece }.
guide-sure = Nadie puede tener una carta de su palo por encima de { $piece }. Serían tuyos con seguridad { $suit ->
    [0] los tréboles
    [1] los diamantes
    [2] los corazones
   *[3] las picas
}: { $number } puntos en el pozo.
guide-cards = Cada turno cuesta una carta, y te quedan { $count } para { $left } turnos. Sin cartas no juegas. { $piece } puede capturar { $number } del pozo.
guide-higher = Solo captura el cazador más alto de cada palo, y el as es el más alto. { $piece } persigue { $number ->
    [one] un punto
   *[other] { $number } puntos
}; { $higher ->
    [one] puede quedar en contra una carta más alta
   *[other] pueden quedar en contra { $higher } cartas más altas
} de { $suit ->
    [0] tréboles
    [1] diamantes
    [2] corazones
   *[3] picas
}.
guide-last = El último pozo. Después se cuenta lo que tengas, y solo el mejor palo. Si { $piece } captura, valdrá al menos { $points }.
guide-again = { $piece } persigue { $count ->
    [one] una carta
   *[other] { $count } cartas
} de { $suit ->
    [0] tréboles
    [1] diamantes
    [2] corazones
   *[3] picas
}, que valen { $number }.
guide-counted = La ronda está contada: tu mejor palo dio { $points }. { $seat } sacó { $number }.
guide-beaten = { $seat } tenía { $second }, más alta que tu { $piece }: solo captura el cazador más alto de cada palo.
guide-caught = Con { $piece } capturaste { $got ->
    [one] una carta
   *[other] { $got } cartas
} por { $points }. En ese mismo momento { $second }, de { $seat }, capturó a tu cazador.
guide-caught-free = Con { $piece } capturaste { $got ->
    [one] una carta
   *[other] { $got } cartas
} por { $points }. El cazador se descarta: nunca vuelve.
guide-nothing = { $piece } era la más alta de su palo, pero no había { $suit ->
    [0] tréboles
    [1] diamantes
    [2] corazones
   *[3] picas
} que capturar.

option-target_score = Puntos para ganar
    .help = La partida acaba cuando, tras una ronda, alguien llega a estos puntos y no hay empate en cabeza.
option-show_known_cards = Mostrar cartas conocidas
    .help = Muestra las cartas que se vieron capturar y siguen en la mano de alguien. Si no, hay que recordarlas.
option-max_rounds = Máximo de rondas
    .help = La partida se corta tras estas rondas, y gana quien más puntos tenga.

# Why its bots answer as they do
thumb = Reúno un palo y juego cartas que probablemente sean las más altas del suyo.

# On paper
credit = { title }, un juego de James Ernest. { poker-suite }
pad-goal = La partida acaba a los { $target_score } puntos; gana el total más alto.
pad-note-write = Tu mejor palo de esta ronda y tu nuevo total.
pad-note-count = As 1, las cartas numeradas su número, jota 11, reina 12, rey 13.
pad-note-end = Si hay empate en cabeza se juega otra ronda, hasta que se deshaga.

# Lo que miden los estudios
measure-sits-out = personas por ronda que se quedan sin jugar un turno
measure-empty = personas por ronda que la acaban sin cartas
measure-points = puntos por persona y ronda
measure-high-marks-capture = cazadores del diez al as que capturan
measure-low-marks-capture = cazadores del dos al seis que capturan
measure-high-mark-points = puntos en cartas que se lleva un cazador del diez al as
measure-low-mark-points = puntos en cartas que se lleva un cazador del dos al seis
measure-middle-mark-points = puntos en cartas que se lleva un cazador del siete al nueve
measure-court-mark-points = puntos en cartas que se lleva un cazador de la jota al rey
measure-ace-mark-points = puntos en cartas que se lleva un as como cazador

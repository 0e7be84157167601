title = Hey, Bartender!
tagline = Es amable, es lento y nunca tiene el cambio justo.

prompt-offer-card = Ofrece una carta al barman. Lo que devuelva de más son tus puntos.
    .do = Ofrecer { $chosen }

refused-his-card = { $token } es del barman. Ofrece una carta de tu mano.
refused-discarded = { $token } se entregó como cambio y se descartó. No vuelve a tu mano.
refused-not-in-your-hand = { $token } no está en tu mano.

# What happened
moved-deck-hand = { $count } cartas por persona{ $yours-count ->
    [0] .
   *[other] ; las tuyas: { $yours }.
}
said-begins = { $of ->
    [1] {""}
   *[other] Reparto { $number } de { $of }:{" "}
}{ VERB($who, you: "empiezas", one: "empieza", many: "empiezan") } { $seat }, y el barman tiene { $moved-deck-bartender }.{ $number ->
    [1] {" "}Se queda la carta que le ofreces y te da cambio, del mismo valor o del mínimo por encima que pueda; el as vale 1, la jota 11, la reina 12 y el rey 13. Lo que da de más son puntos para quien ofreció, y el cambio se descarta.
   *[other] {""}
}
moved-deck-bartender =
    .detail = El barman roba { $pieces }.
decided-offer-card = { $seat } { VERB($who, you: "ofreces", one: "ofrece", many: "ofrecen") } { $pieces }{ $moved-bartender-discard-count ->
    [0] .
   *[other] ; el barman { $moved-deck-bartender-count ->
        [0] da
       *[other] tiene poco, roba { $moved-deck-bartender } y da
    } { $moved-bartender-discard }{ $points ->
        [0] , el cambio justo.
        [one] , { $points } de más: { $points } punto, { $total } en total.
       *[other] , { $points } de más: { $points } puntos, { $total } en total.
    }
}
said-over = Ya se han ofrecido todas las cartas.
said-exact = { "" }
said-gives-all = El mazo está vacío. El barman da todo lo que tiene, { $moved-bartender-discard }, y eso no da puntos.
scored = { "" }
moved-hand-counter = { "" }
moved-bartender-discard = { "" }
moved-counter-bartender = { "" }
moved-discard-deck =
    .detail = El descarte pasa a ser el mazo.
moved-bartender-deck = { "" }

hint-bartender = El barman tiene { $pieces }, { $total ->
    [one] 1 dólar
   *[other] { $total } dólares
}; { $deck ->
    [one] 1 carta
   *[other] { $deck } cartas
} en el mazo.
hint-fetches = Por { $piece } da { $pieces }: { $points ->
    [0] cambio justo
    [one] 1 punto
   *[other] { $points } puntos
}.
    .tag = { $points ->
        [0] justo
       *[other] +{ $points }
    }
hint-draws = Con { $piece } tiene que robar antes del mazo.
    .tag = roba
hint-short = Por { $piece } da todo lo que tiene, sin puntos.
    .tag = sin puntos

# While choosing
hint-offer = Por ella da { $pieces }{ $points ->
    [0] , el cambio justo
   *[other] {""}
}.
    .total = { $points ->
        [0] sin puntos
        [one] 1 punto
       *[other] { $points } puntos
    }
hint-offer-draws = Tiene poco, así que roba del mazo hasta poder pagar. Quizá puntúes, y nadie sabe cuánto.
    .tag = roba
hint-offer-short = Tiene poco y no hay mazo del que robar. Da todo lo que tiene, y tú no sumas nada.
    .tag = sin puntos
hint-leaves = Después le queda { $pieces }.
hint-paid = { $piece } es parte del cambio.
    .tag = cambio

fact-deal = Reparto
fact-deck = Mazo
unit-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}

# The guided first game
guide-begin = Ofreces una carta y el barman te da el cambio. El cambio justo no puntúa; lo que dé de más es tuyo. Ahora tiene el cambio justo para todas tus cartas. Paga entonces con { $piece }, que luego será difícil de cambiar.
guide-excess = No puede formar { $price }, así que por { $piece } daría { $pieces }: { $points } de más, y esos son tus puntos. En eso consiste el juego: ofrece lo que no pueda cambiar.
guide-small = Las cartas pequeñas valen más mientras él solo tenga grandes. No puede formar { $price }: por { $piece } daría { $pieces }, { $points } de más.
guide-becomes = { $piece } da ahora { $points }. Lo que pagas queda delante de él, y puede ser el cambio justo para otra persona, o para ti.
guide-standing = Te quedan { $left } cartas. Tienes { $score }; { $seat }, { $number }. { $piece } daría { $points } más.
guide-exact = Tiene el cambio justo para todas tus cartas. Suelta { $piece } y guarda las pequeñas para mejor momento.
guide-offer-again = Por { $piece } daría { $pieces }: { $points } de más.
guide-last = La última carta va sola: { $pieces } por { $piece }, { $points ->
    [0] lo justo
   *[other] { $points } de más
}.
guide-missed = { $pieces } por { $piece }: { $got ->
    [0] lo justo, nada para ti.
   *[other] { $got } de más.
} { $second } habría dado { $points }.
guide-gained = Dio { $pieces } por { $piece }: { $got ->
    [one] un punto
   *[other] { $got } puntos
} para ti.
guide-rival = { $seat } sacó { $points } puntos con { $piece }. A ti te dio lo justo.
guide-even = { $pieces } por { $piece }, lo justo: eso no puntúa.

zone-deck = mazo
zone-bartender = barman
zone-counter = barra
zone-discard = descarte
zone-hand = mano

phase-offer = Dando cambio

option-first_dealer = Primer reparto
    .help = Quien se sienta ahí reparte primero. Empieza quien esté a su izquierda.
option-first_dealer-random = al azar
option-deck_out = Si se acaba el mazo
    .help = Qué hace el barman cuando tiene que robar y el mazo está vacío.
option-deck_out-reshuffle = el descarte pasa a ser el mazo
option-deck_out-short = da todo lo que tiene, sin puntos
option-deals = Repartos
    .help = Cuántos repartos se juegan. Sus puntos se suman.

# Why its bots answer as they do
thumb = Pago donde más me devuelven y dejo poco a quien va después.

# On paper
credit = { title }, un juego de James Ernest. { poker-suite }
pad-goal = { $deals ->
    [one] Gana quien más puntos sume.
   *[other] Gana quien más puntos sume en los { $deals } repartos.
}
pad-turn = Carta
pad-note-write = Por cada carta que ofreces, los dólares que te dieron de más. El cambio justo es 0. Un reparto tiene { $seats ->
    [5] 6
    [6] 6
   *[other] 7
} líneas.

# Lo que miden los estudios
measure-points = puntos por persona y reparto
measure-exact = cartas ofrecidas que reciben el cambio justo
measure-drawn = cartas que roba el barman por reparto para dar cambio
measure-starter-wins = partidas de un reparto que gana quien empieza
measure-dealer-wins = partidas de un reparto que gana quien reparte
measure-deck-out = repartos en los que el mazo no le alcanza al barman

# La hoja de puntuación en la app
pad-lead = ¿Quién reparte primero?
pad-next = Reparto { $deal }, carta { $card } de { $cards }. { $card ->
    [1] Reparte { $dealer }, empieza { $left }.
   *[other] Empieza { $left }.
}
pad-end-deals = { $deals ->
    [one] Ya se han ofrecido todas las cartas.
   *[other] Ya se han jugado los { $deals } repartos.
}

title = Spots
tagline = Paga una carta al centro, toma el cambio y ojalá te den de más.

prompt-play-card = Juega una carta al centro. Recibes su valor en cambio, o más.
    .do = Pagar { $chosen }
prompt-choose-change = Tu cambio se puede formar de varias maneras. Elige una carta del grupo que quieras.
    .do = Tomar el grupo con { $chosen }

refused-not-that-change = { $token } no distingue entre los grupos. Elige una de las cartas que se ofrecen.
refused-in-the-middle = { $token } está en el centro. Se paga con una carta de tu mano.
refused-in-your-score-pile = { $token } es cambio que ganaste. Se queda en tu pila de puntos.
refused-not-in-your-hand = { $token } no está en tu mano.

# What happened
said-round = Ronda { $number }: cinco cartas por persona{ $yours-count ->
    [0] {""}
   *[other] ; las tuyas: { $yours }
}. En el centro: { $moved-deck-middle }.{ $number ->
    [1] {" "}Paga una carta al centro y toma cartas por el mismo valor, o por más si no se puede formar; mientras el centro tenga poco, se descubren cartas. Lo que tomas son tus puntos, y gana la partida quien antes gane { $of ->
        [one] una ronda
       *[other] { $of } rondas
    }.
   *[other] {""}
}
moved-deck-hand =
    .detail = Las manos: { $shares }.
said-begins = { $seat } { VERB($who, you: "tienes", one: "tiene", many: "tienen") } la mano más pequeña, { $number } puntos, y { VERB($who, you: "empiezas", one: "empieza", many: "empiezan") }.{ $of ->
    [1] {" "}Los demás tienen hándicap: se les resta la mitad de lo que su mano valga por encima.
   *[other] {""}
}
decided-play-card = { $seat } { VERB($who, you: "pagas", one: "paga", many: "pagan") } { $pieces }{ $moved-deck-middle-count ->
    [0] {""}
   *[other] , { VERB($who, you: "descubres", one: "descubre", many: "descubren") } { $moved-deck-middle }
}{ $got-count ->
    [0] .
   *[other] {" "}y { VERB($who, you: "tomas", one: "toma", many: "toman") } { $got }{ $said-excess ->
        [0] .
       *[other] , { $said-excess } de más.
    }
}
decided-choose-change = { $seat } { VERB($who, you: "eliges", one: "elige", many: "eligen") } { $got } como cambio{ $said-excess ->
    [0] .
   *[other] , { $said-excess } de más.
}
said-tally = { $seat } { VERB($who, you: "has", one: "ha", many: "han") } tomado { points-each }{ $of ->
    [0] {" "}y no { VERB($who, you: "tienes", one: "tiene", many: "tienen") } hándicap.
   *[other] , menos un hándicap de { $of }.
}
said-tally-half = { $seat } { VERB($who, you: "has", one: "ha", many: "han") } tomado { points-each }, menos un hándicap de { $of ->
    [0] ½.
   *[other] { $of }½.
}
points-each = { $who ->
    [one] { number-points }
    [you] { number-points }
   *[other] { number-points } cada cual
}
number-points = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
said-shared-round = Hay empate en la mejor puntuación, y ganan la ronda quienes la tienen.
said-end-target = { $seat } { VERB($who, you: "has", one: "ha", many: "han") } ganado { $number ->
    [one] una ronda
   *[other] { $number } rondas
}, y con eso la partida.
moved-deck-middle =
    .detail = Se descubre: { $pieces }.
moved-hand-played = { "" }
moved-middle-score-pile = { "" }
moved-played-middle = { "" }
said-exact = { "" }
said-excess = { "" }
said-short =
    .aside = El mazo está vacío: al cambio le { $number ->
        [one] falta un punto
       *[other] faltan { $number } puntos
    }.
said-points-noted =
    .aside = El mazo está vacío. Se anotan los puntos, y las pilas de puntos pasan a ser el mazo.
said-wins-round = { $seat } { VERB($who, you: "ganas", one: "gana", many: "ganan") } la ronda con { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
} { rounds-now }
said-wins-round-half = { $seat } { VERB($who, you: "ganas", one: "gana", many: "ganan") } la ronda con { $number }½ puntos { rounds-now }
said-wins-round-below-zero = { $seat } { VERB($who, you: "ganas", one: "gana", many: "ganan") } la ronda con menos de cero puntos, la mejor marca aun así, { rounds-now }
rounds-now = y { VERB($who, you: "llevas", one: "lleva", many: "llevan") } { $who ->
    [one] { total-rounds }
    [you] { total-rounds }
   *[other] { total-rounds } cada cual
}.
total-rounds = { $total ->
    [one] { $total } ronda ganada
   *[other] { $total } rondas ganadas
}
said-tied-round = Hay empate en la mejor puntuación, y nadie se lleva la ronda.
scored = { "" }
won-ahead = { $seat } { VERB($who, you: "has", one: "ha", many: "han") } ganado { $total }, { lead }.
won-level = { $seat } { VERB($who, you: "has", one: "ha", many: "han") } ganado { total-each }.
moved-to-deck = { "" }

# Scores are rounds won
points = { $count ->
    [one] 1 ronda ganada
   *[other] { $count } rondas ganadas
}

hint-round = Ronda { $round }; empezó { $seat } con la mano más pequeña ({ $total }).
hint-standing = { $seat }: mano de { $start }, hándicap { $handicap }; { $points } puntos por ahora, { $adjusted } con el hándicap; { $left ->
    [one] le queda 1 carta
   *[other] le quedan { $left } cartas
}; { $wins ->
    [one] 1 ronda ganada
   *[other] { $wins } rondas ganadas
}.
    .tag = { $adjusted } con hándicap
hint-middle = En el centro hay { $total ->
    [one] 1 punto
   *[other] { $total } puntos
}; { $deck ->
    [one] 1 carta
   *[other] { $deck } cartas
} en el mazo.
hint-fetches = Por { $piece } te dan { $pieces }: { $excess ->
    [0] cambio justo
   *[other] { $excess } de más
}.
    .tag = { $excess ->
        [0] justo
       *[other] { $excess } de más
    }
hint-choice = Por { $piece } te dan uno de { $count } grupos, a tu elección: { $excess ->
    [0] cambio justo
   *[other] { $excess } de más
}.
    .tag = { $excess ->
        [0] justo, a elegir
       *[other] { $excess } de más, a elegir
    }
hint-draws = Con { $piece } se roba antes del mazo.
    .tag = roba
hint-short = Por { $piece } solo te dan { $pieces }: { $short } de menos.
    .tag = { $short } de menos
hint-set = Puedes tomar { $pieces }.

# While choosing
hint-gets = Recibes { $pieces }.
    .total = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
hint-yours = { $piece } iría a tu pila de puntos.
    .tag = para ti
hint-stands = Tu ronda quedaría en { $adjusted } con el hándicap.
hint-pay-draws = El centro tiene poco. Se descubren cartas hasta que pueda pagar, así que nadie sabe qué recibirás.
hint-pay-choice = Hay { $count } grupos que dan este cambio. Tú eliges.
    .total = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
hint-sets-left = Quedan { $count } grupos entre los que elegir.

fact-round = Ronda
fact-deck = Mazo
fact-starter = Empezó
fact-start = Mano inicial
unit-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}

# The guided first game
guide-begin = Todas las manos están a la vista. Pagas una carta al centro y recibes su valor, o más si el centro no tiene cambio justo. Por { $piece } te darían { $pieces }: { $excess } de más, todo tuyo.
guide-takes = Lo que tomas te cuenta en esta ronda: { $pile } hasta ahora. Lo que pagas es cambio para { $seat }, que juega después. Por { $piece } te darían { $pieces }.
guide-short = En el centro hay { $total }, muy poco para { $piece }. Si juegas esa carta, se descubren otras hasta que alcance. Ahora mismo, ninguna otra de tus cartas saca mucho.
guide-handicap = Tus cinco primeras cartas eran la mano más pobre: valían { $hand }. { $seat } empezó con { $number } y pierde la mitad de la diferencia, { $handicap }. Por { $piece } te darían { $pieces }.
guide-last = La última carta de la ronda: { $piece } por { $pieces }. Con el hándicap estás en { $mine }; { $seat }, en { $theirs }.
guide-drew = El centro no podía pagar { $piece }, así que salió { $pieces }. Para ti, { $got ->
    [0] justo su valor.
   *[other] { $got } de más.
}
guide-missed = { $pieces } por { $piece }: { $got ->
    [0] justo su valor.
   *[other] { $got } de más.
} { $second } habría dado { $excess } de más.
guide-gained = { $pieces } por { $piece }: { $got } de más, bien hecho.
guide-even = { $pieces } por { $piece }, justo su valor.

zone-deck = mazo
zone-middle = centro
zone-played = pago
zone-hand = mano
zone-score-pile = pila de puntos

phase-play = Pagando al centro
phase-change = Elección del cambio

option-rounds_to_win = Rondas para ganar
    .help = Cuántas rondas hay que ganar para ganar la partida.
option-overpay_rule = Si no hay cambio justo
    .help = Qué total por encima del precio da el centro.
option-overpay_rule-least_excess = el total inmediato superior
option-overpay_rule-fewest_cards = el de menos cartas
option-equal_change = Cambios igual de buenos
    .help = Cómo se decide entre grupos del mismo total y con las mismas cartas.
option-equal_change-highest_card = el grupo con la carta más alta
option-equal_change-player_chooses = elige quien paga
option-deck_out = Si se acaba el mazo
    .help = Qué pasa cuando hay que descubrir una carta y el mazo está vacío.
option-deck_out-reshuffle = las pilas de puntos pasan a ser el mazo
option-deck_out-short = recibes lo que haya
option-handicap_rounding = Medios puntos de hándicap
    .help = Si los medios puntos de un hándicap se quedan o se redondean.
option-handicap_rounding-exact = se quedan
option-handicap_rounding-down = hacia abajo
option-handicap_rounding-up = hacia arriba
option-round_tie = Rondas empatadas
    .help = Quién gana una ronda cuando varias personas tienen la mejor puntuación.
option-round_tie-shared = todas ellas
option-round_tie-none = nadie
option-start_tie = Empate en la mano más pequeña
    .help = Quién empieza cuando varias personas tienen la mano más pequeña.
option-start_tie-fewest_starts = quien menos veces haya empezado
option-start_tie-random = al azar

# Why its bots answer as they do
thumb = Pago con la carta que más trae por encima de su precio y dejo poco a quien va después.

# On paper
credit = { title }, un juego de James Ernest y Carol Monahan. { poker-suite }
pad-goal = { $rounds_to_win ->
    [one] La primera ronda ganada decide la partida.
   *[other] Gana quien antes se lleve { $rounds_to_win } rondas.
}
pad-handicap = hándicap
pad-pile = pila
pad-result = total
pad-wins = ganadas
pad-note-write = Hándicap: la mitad de lo que tu mano tenga por encima de la más pequeña{ $handicap_rounding ->
    [down] , redondeada hacia abajo
    [up] , redondeada hacia arriba
   *[exact] ; los medios puntos cuentan
}. Total: tu pila de puntos menos el hándicap; el mejor gana la ronda.

# Lo que miden los estudios
measure-starter-wins = rondas que gana la mano más pequeña, la que empieza
measure-rich-wins = rondas que gana la mano más grande
measure-hand-worth = puntos por los que la mano más grande supera a la más pequeña, por cada punto que tiene de más; el hándicap quita 0,5
measure-largest-handicap = puntos que se restan a la mano más grande
measure-excess = puntos de más que da el cambio por turno
measure-exact = turnos con cambio exacto
measure-run-out = veces por ronda que se vuelve a barajar o falta cambio
measure-turned-up = cartas descubiertas por ronda

# La hoja de puntuación en la app
pad-hand = mano al empezar
pad-lead = ¿Quién reparte primero?
pad-next = Reparte { $dealer } y empieza la mano más pequeña.
pad-end-wins = { $count ->
    [one] { $names } ha ganado { $wins ->
        [one] una ronda
       *[other] { $wins } rondas
    }.
   *[other] { $names } han ganado { $wins ->
        [one] una ronda
       *[other] { $wins } rondas
    } por cabeza.
}

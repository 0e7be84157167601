title = Penniless and Insane
tagline = Compra el mejor arte por el menor dinero y, aun así, consigue morir en la ruina.

# Questions
prompt-choose-bid = Elige una carta como puja. Las pujas bajas eligen primero; una puja cuesta lo que vale.
    .do = Pujar { $chosen }
prompt-take-art = Toma una carta del pozo. Tu puja se descarta y se paga.
    .do = Tomar { $chosen }

# Why a choice was refused
refused-on-sale = { $token } está en venta. Puja con una carta de tu mano.
refused-not-in-hand = { $token } no está en tu mano, así que no puedes pujar con ella.
refused-not-for-sale = { $token } no está en el pozo. Toma una de las cartas en venta.

# What happened
said-round = Ronda { $number }: 20 monedas y 3 cartas por persona{ $yours-count ->
    [0] .
   *[other] ; las tuyas: { $yours }.
}{ $number ->
    [1] {" "}Todos pujan con una carta, y la puja más baja compra primero; a igualdad, tréboles, diamantes, corazones y picas. Quien compra descarta su puja y paga lo que vale: el as 1, la jota 11, la reina 12, el rey 13. Al final de la ronda una mano cuenta su valor, y el triple para quien menos dinero tenga; se juega a { $of } puntos.
   *[other] {""}
}
moved-deck-pool = En venta: { $pieces }.
moved-hand-bid = Las pujas: { $shares }.
decided-take-art = { $seat } { VERB($who, you: "compras", one: "compra", many: "compran") } { $pieces } con { $moved-bid-discard } por { $lost ->
    [one] { $lost } moneda
   *[other] { $lost } monedas
}; { $said-left ->
    [0] no { $who ->
        [you] te
       *[other] le
    } queda nada.
    [one] { $who ->
        [you] te
       *[other] le
    } queda { $said-left }.
   *[other] { $who ->
        [you] te
       *[other] le
    } quedan { $said-left }.
}
said-left = { "" }
said-cannot-pay =
    .aside = { $seat } no { VERB($who, you: "tienes", one: "tiene", many: "tienen") } dinero para la puja { $piece } y la { VERB($who, you: "recuperas", one: "recupera", many: "recuperan") }.
said-nothing-left =
    .aside = No queda nada para { $who ->
        [you] ti: recuperas { $piece }.
       *[other] { $seat }, que recupera { $piece }.
    }
shown-hand = { "" }
said-hand = { $seat } { VERB($who, you: "acabas", one: "acaba", many: "acaban") } la ronda con { $of ->
    [one] { $of } moneda
   *[other] { $of } monedas
} y { $got }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $total } en total.
said-penniless = { $seat } { VERB($who, you: "acabas", one: "acaba", many: "acaban") } la ronda { $of ->
    [0] sin dinero
    [one] con { $of } moneda
   *[other] con { $of } monedas
}, lo mínimo, y con { $got }: tres veces { $number } son { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $total } en total.
scored = { "" }
said-tied = Hay empate en cabeza a { $number } puntos, así que se juega otra ronda.
said-over = Se ha llegado a { $number } puntos: esta fue la última ronda.
paid-pot-seat = { $seat } { VERB($who, you: "tomas", one: "toma", many: "toman") } { $amount ->
    [one] { $amount } moneda
   *[other] { $amount } monedas
}{ $who ->
    [one] {""}
    [you] {""}
   *[other] {" "}cada cual
} del bote.
said-ahead =
    .aside = { $seat } { VERB($who, you: "has", one: "ha", many: "han") } ganado { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    } en toda la partida.
said-behind =
    .aside = { $seat } { VERB($who, you: "has", one: "ha", many: "han") } perdido { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    } en toda la partida.
said-even =
    .aside = { $seat } no { VERB($who, you: "has", one: "ha", many: "han") } ganado ni perdido monedas en toda la partida.
moved-deck-hand = { "" }
moved-bid-discard = { "" }
moved-bid-hand = { "" }
moved-pool-hand = { "" }
moved-pool-discard =
    .aside = Sin vender, al descarte: { $pieces }.
moved-to-deck = { "" }
paid-seat-pot = { "" }
paid-seat-bank = { "" }
paid-bank-seat = { "" }

# What the table works out
hint-trick = Ronda { $round }, baza { $trick } de 3. Se juega a { $target } puntos.
hint-pot = En el bote, para quien gane esta ronda: { $pot }.
hint-money = El mínimo de dinero es { $least } ({ $count ->
    [one] lo tiene una persona
   *[other] lo tienen { $count } personas
}). Tú tienes { $money }.
hint-least = Tu mano vale { $value } tal cual y { $triple } con el triple, que ahora sería tuyo.
hint-not-least = Tu mano vale { $value } tal cual y { $triple } con el triple. Gasta { $need } más para igualar a quien menos tiene.
hint-bid = { $piece } cuesta { $price } y te dejaría con { $left }.
    .tag = cuesta { $price }
hint-too-dear = { $piece } cuesta { $price }: no puedes pagarlo, así que volvería a tu mano.
    .tag = muy cara
hint-order = Pujas que faltan por actuar, de menor a mayor: { $pieces }.
hint-cost = { $piece } es tu puja. Al comprar pagas { $price } y te quedan { $left }.
    .tag = cuesta { $price }
hint-purse = Monedas que ganaste en rondas anteriores: { $number }.

# While choosing
hint-bid-costs = Solo se paga si te queda algo que comprar.
    .total = { $price ->
        [one] 1 moneda
       *[other] { $price } monedas
    }
hint-bid-too-dear = No puedes pagar { $price }, así que vuelve a tu mano y no compras nada.
    .total = { $price } monedas
hint-bid-brings = Tu mano valdría de { $low } a { $high } puntos, según lo que te quede por comprar.
hint-with-art = Con el triple serían { $triple }.
    .total = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
hint-left-least = Te { $left ->
    [one] queda 1 moneda
   *[other] quedan { $left } monedas
}. Por ahora nadie tiene menos.
hint-left-above = Te { $left ->
    [one] queda 1 moneda
   *[other] quedan { $left } monedas
}, { $above } más que a quien menos tiene.

# Money is counted in coins
chips = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}

fact-round = Ronda
fact-trick = Baza
fact-purse = Monedas de antes
unit-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}

# The guided first game
guide-begin = Cada cual puja una carta en secreto. La puja más baja compra primero, y una puja cuesta lo que vale. { $piece } te cuesta { $price ->
    [one] una moneda
   *[other] { $price } monedas
}, y { $lower ->
    [0] nadie puede tener una carta más baja
    [one] solo una más baja puede estar en otra mano
   *[other] { $lower } más bajas pueden estar en otras manos
}. Pújala y ojalá te toque { $second }: las tres cartas que tengas al final son tus puntos.
guide-twist = Y aquí está la gracia. Tras la tercera puja, quien menos dinero tenga cuenta su mano el triple. Tú tienes { $money }, { $seat } tiene { $least }. Guarda tu mejor carta y paga con { $piece }: te quedarías con { $left }.
guide-spend = Alguien tiene que acabar con menos que nadie. { $piece } te dejaría con { $left }; { $seat } tiene ahora { $least }.
guide-last-poor = La última puja de la ronda: después se cuentan las manos. { $piece } te dejaría con { $left }, y nadie tiene menos ahora. Con { $second } tendrías { $number }, y el triple son { $points }.
guide-last-rich = La última puja de la ronda: después se cuentan las manos. El triple parece perdido, a { $seat } le quedan solo { $least }. Así que cuentan las cartas: puja { $piece }, y con { $second } tu mano vale { $points }.
guide-last-again = La última puja de la ronda. { $piece } por { $second } daría por ahora { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
guide-new-round = Otra vez hay 20 monedas para cada cual. Tú tienes { $score } puntos, { $seat } tiene { $number }, y con { $target } se acaba la partida. Empieza barato: { $piece }, con un ojo en { $second }.
guide-low-again = { $piece } cuesta { $price ->
    [one] una moneda
   *[other] { $price } monedas
}, y { $lower ->
    [0] nadie puede comprar antes que tú
    [one] una más baja puede estar en otra mano
   *[other] { $lower } más bajas pueden estar en otras manos
}.
guide-first = Tu { $second } es la puja más baja, así que eliges primero. Toma { $piece }: tu mano valdría { $number }.
guide-take-poor = Con { $piece } tu mano vale { $number }. Te { $left ->
    [0] quedas sin nada
    [one] queda una moneda
   *[other] quedan { $left } monedas
} y nadie tiene menos ahora, así que contaría el triple: { $points }.
guide-rest = { $seat } pujó más bajo y tomó { $second }. Solo queda { $piece }, y no puedes rechazarla. Te { $left ->
    [0] quedas sin dinero
    [one] queda una moneda
   *[other] quedan { $left } monedas
}: gastar es la mitad del juego.
guide-take = { $piece } es lo mejor del pozo. Tu mano valdría { $number }, y te { $left ->
    [0] quedarías sin dinero
    [one] quedaría una moneda
   *[other] quedarían { $left } monedas
}.
guide-bought = Pagaste { $piece } con { $second } y te { $left ->
    [0] has quedado sin nada
    [one] queda una moneda
   *[other] quedan { $left } monedas
}. { $seat } tiene menos: { $least }.
guide-bought-poorest = Pagaste { $piece } con { $second } y te { $left ->
    [0] has quedado sin nada
    [one] queda una moneda
   *[other] quedan { $left } monedas
}. Nadie tiene menos.
guide-too-late = Todo se vendió antes de tu turno: lo último, { $third }, a { $seat } por { $second }. { $piece } vuelve a tu mano, y no has pagado nada.
guide-round-poor = Acabaste la ronda con { $coins ->
    [0] los bolsillos vacíos
    [one] una moneda
   *[other] { $coins } monedas
}, y nadie tenía menos: { $number } contó el triple, { $points } puntos.
guide-round-rich = { $seat } acabó la ronda { $least ->
    [0] sin una moneda
    [one] con una moneda
   *[other] con solo { $least } monedas
}, así que una mano de { $hand } contó { $points }. Tú guardaste { $coins }, y tu mano contó una vez: { $number }.

# The table
zone-deck = mazo
zone-pool = pozo
zone-discard = descarte
zone-hand = mano
zone-bid = puja
pot-pot = bote
pot-bank = banca
phase-bids = Pujas
phase-purchases = Compras

# Options
option-target = Puntos para ganar
    .help = La partida acaba cuando, tras una ronda, alguien llega a estos puntos.
option-gambling = Con bote
    .help = El dinero gastado en una ronda forma un bote para quien la gane.
option-gambling_winner = El bote es para
    .help = Quién gana la ronda a efectos del bote.
option-gambling_winner-round_high_score = la mejor puntuación de la ronda
option-gambling_winner-penniless = quien menos dinero tenga
option-target_tie = Empate al llegar a la meta
    .help = Qué pasa cuando varias personas van en cabeza con puntos suficientes.
option-target_tie-extra_round = se juega otra ronda
option-target_tie-shared = comparten la victoria
option-max_rounds = Máximo de rondas
    .help = La partida se corta tras estas rondas, y gana quien más puntos tenga.

# Why its bots answer as they do
thumb = Reparto mi dinero entre las tres pujas y prefiero elegir pronto y barato.

# On paper
credit = { title }, un juego de James Ernest. { poker-suite }
pad-goal = La partida acaba a los { $target } puntos; gana el total más alto.
pad-money = monedas
pad-note-write = Las monedas que te quedan, los puntos de la ronda y tu nuevo total. Todos empiezan la ronda siguiente con 20 monedas.
pad-note-count = Tus tres cartas; el triple para quien tenga menos dinero, también si empata. As 1, jota 11, reina 12, rey 13.
pad-note-end = { $target_tie ->
    [shared] Empate en cabeza con { $target } o más: se comparte la victoria.
   *[extra_round] Empate en cabeza con { $target } o más: todos juegan otra ronda.
}

# Lo que miden los estudios
measure-last-gets-nothing = bazas en las que la puja más alta no compra nada
measure-last-too-late = bazas en las que la puja más alta se podría pagar, pero ya no queda nada
measure-unpayable = pujas que no se pueden pagar
measure-bought = pujas que compran una carta
measure-tripled = parte de los puntos de quien gana que viene del triple
measure-bonus-best = rondas en las que nadie suma más que quien cuenta el triple
measure-poorest-tie = rondas en las que hay empate a menos dinero
measure-extra-rounds = partidas con empate al llegar a la meta
measure-early-bonus = parte de su dinero que gasta en la primera baza quien cuenta el triple
measure-early-others = parte de su dinero que gastan los demás en la primera baza

# La hoja de puntuación en la app
pad-hand = tres cartas
pad-coins = ganancia

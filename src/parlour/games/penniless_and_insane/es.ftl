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
guide-low-first = Las pujas bajas eligen primero y cuestan poco. Tu as cuesta una moneda, y hay un 9 en venta.
guide-take-best = Tu puja es la más baja, así que eliges primero. Las cartas que tengas al final son tus puntos: toma el 9.
guide-spend = Y aquí está la gracia: quien menos dinero tenga al final puntúa el triple. No hay nada bueno en venta, así que es hora de gastar. Puja el 9.
guide-poor = Nueve monedas por un as parece una locura. Te deja con menos dinero que nadie, y el as es la mejor puja para la última baza.
guide-last-trick = Tienes menos dinero que nadie, y si sigue así tu mano cuenta el triple. Puja el as y llega primero al rey.
guide-king = Jota, cuatro y rey: 28 puntos, y el triple de eso es la partida.

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

title = Last Man Standing
tagline = Contrata gladiadores, mándalos a la arena y saca partido de los funerales.

# Questions
prompt-buy-card = Compra una carta de la subasta. La más antigua es la más barata.
    .do = { $price ->
        [0] Tomar { $chosen } gratis
        [one] Comprar { $chosen } por 1 moneda
       *[other] Comprar { $chosen } por { $price } monedas
    }
    .sure = { $top ->
        [1] ¿Pagar el precio máximo, { $price } monedas, por { $chosen }?
       *[0] {""}
    }
prompt-send-fighter = Elige el gladiador que envías. Todos se descubren a la vez.
    .do = Enviar { $chosen }

# Why a choice was refused
refused-cannot-pay = No tienes monedas para { $token }.
refused-not-in-line = { $token } no está en la subasta.
refused-already-out = { $token } ya está en la arena y pelea de todos modos.
refused-not-in-hand = { $token } no está en tu mano.

# What happened
moved-deck-hand = Cada cual paga { $each ->
    [one] { $each } moneda
   *[other] { $each } monedas
} al bote y recibe { $count } cartas{ $yours-count ->
    [0] .
   *[other] ; las tuyas: { $yours }.
}
said-auction = { VERB($who, you: "Compras", one: "Compra", many: "Compran") } primero { $seat }. En venta, de la más antigua, que es la más barata, a la más nueva, por 6 monedas: { $moved-deck-line }.{ $of ->
    [1] {" "}El precio va al bote.
   *[other] {" "}El precio va a la banca.
}
said-game = Partida { $number } de { $of }.
moved-deck-line =
    .detail = Nuevo en la subasta: { $pieces }.
decided-buy-card = { $lost ->
    [0] { $seat } { VERB($who, you: "tomas", one: "toma", many: "toman") } { $pieces } gratis{ new-card }
    [one] { $seat } { VERB($who, you: "compras", one: "compra", many: "compran") } { $pieces } por { $lost } moneda{ new-card }
   *[other] { $seat } { VERB($who, you: "compras", one: "compra", many: "compran") } { $pieces } por { $lost } monedas{ new-card }
}
new-card = { $moved-deck-line-count ->
    [0] .
   *[other] ; sale { $moved-deck-line }.
}
moved-line-aside =
    .detail = Nadie compra { $pieces }: aparte.
said-round = { $number ->
    [1] Ronda 1 de 5, { coins-of } en el bote: el gladiador más bajo mata al más alto, y luego cada uno, por orden, mata a todos los que tiene por debajo, sean de quien sean. Por la primera baja de una ronda el bote paga 1 moneda, por la siguiente 2, y así.
   *[other] Ronda { $number } de 5, { coins-of } en el bote.
}
shown-fighters = Siguen en pie de antes: { $shares-count ->
    [0] { $seat } { $pieces }.
   *[other] { $shares }.
}
said-blocked = { $number ->
    [1] Los ases
    [11] Las jotas
    [12] Las reinas
    [13] Los reyes
    [14] Los ases
    [2] Los doses
    [3] Los treses
    [4] Los cuatros
    [5] Los cincos
    [6] Los seises
    [7] Los sietes
    [8] Los ochos
    [9] Los nueves
   *[10] Los dieces
} { $of ->
    [0] se bloquean: los gladiadores iguales no atacan{ $rule ->
        [LMS-36] , y nadie mata al más alto.
       *[other] .
    }
   *[other] se bloquean también.
}
moved-hand-fighters = A la arena: { $shares }.
said-attacks = { $seat } { VERB($who, you: "atacas", one: "ataca", many: "atacan") } con { $piece }{ $rule ->
    [LMS-13] , el más bajo, y { VERB($who, you: "matas", one: "mata", many: "matan") } al más alto
   *[other] {" "}y { VERB($who, you: "matas", one: "mata", many: "matan") } a los inferiores
}: { $shares }. { VERB($who, you: "Cobras", one: "Cobra", many: "Cobran") } { $won ->
    [one] { $won } moneda
   *[other] { $won } monedas
}{ $moved-fighters-discard-count ->
    [one] {" "}por la baja { $number } de la ronda.
    [2] {" "}por las bajas { $number } y { $of } de la ronda.
   *[other] {" "}por las bajas { $number } a { $of } de la ronda.
}
    .caption = { $piece } mata a { $shares }: +{ $won }
moved-fighters-discard =
    .detail = Caen: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
said-emptied = El bote está vacío, así que la partida acaba al momento.
said-survivors = Se acabaron las cinco rondas. { $number ->
    [one] Un gladiador sigue en pie y se lleva el bote: { coins-of }.
    [2] Dos gladiadores siguen en pie y se reparten el bote: { coins-of }.
    [3] Tres gladiadores siguen en pie y se reparten el bote: { coins-of }.
    [4] Cuatro gladiadores siguen en pie y se reparten el bote: { coins-of }.
    [5] Cinco gladiadores siguen en pie y se reparten el bote: { coins-of }.
   *[other] { $number } gladiadores siguen en pie y se reparten el bote: { coins-of }.
}
coins-of = { $of ->
    [one] { $of } moneda
   *[other] { $of } monedas
}
said-odd =
    .aside = { $number ->
        [one] La moneda que sobra es para el primero en el orden de la subasta.
       *[other] Las { $number } monedas que sobran son para los primeros en el orden de la subasta.
    }
said-share =
    .aside = { $seat } { $number ->
        [0] no { VERB($who, you: "recibes", one: "recibe", many: "reciben") } nada
        [one] { VERB($who, you: "recibes", one: "recibe", many: "reciben") } { $number } moneda
       *[other] { VERB($who, you: "recibes", one: "recibe", many: "reciben") } { $number } monedas
    } por { $piece }.
said-carried-over = { $number ->
    [one] Sobra una moneda y se queda
   *[other] Sobran { $number } monedas y se quedan
} en el bote para la próxima partida.
said-left-over = { $number ->
    [one] Sobra una moneda y sale
   *[other] Sobran { $number } monedas y salen
} del juego.
said-end-sum = Sumando todas las partidas, { $seat } { VERB($who, you: "acabas", one: "acaba", many: "acaban") } con { $number } { $number ->
    [one] moneda
   *[other] monedas
}, más que nadie.
moved-line-hand = { "" }
moved-to-deck = { "" }
paid-seat-pot = { "" }
paid-seat-bank = { "" }
paid-pot-seat = { "" }
paid-pot-bank = { "" }
paid-bank-seat = { "" }

# Chips are coins here
chips = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}

# What the table works out
hint-game = Partida { $number } de { $games }.
hint-money = En el bote: { $pot }. Tu resultado por ahora: { $result }.
hint-price = { $piece } cuesta { $number }.
    .tag = { $number ->
        [0] gratis
        [one] 1 moneda
       *[other] { $number } monedas
    }
hint-laps = { $number ->
    [one] Es la última carta que se compra.
   *[other] Cada cual compra aún { $number } cartas, contando esta vuelta.
}
hint-round = Ronda { $number } de { $rounds }.
hint-takings = { $number ->
    [0] Tus bajas de la última ronda no dieron nada.
    [one] Tus bajas de la última ronda dieron 1 moneda.
   *[other] Tus bajas de la última ronda dieron { $number } monedas.
}
hint-standing = { $piece } de { $seat } sigue en pie.
    .tag = en pie
hint-blocked = { $piece } de { $seat } sigue en pie y con bloqueo: hay otro de su rango.
    .tag = con bloqueo
hint-lives = Contra los que están en pie, tu { $piece } por sí mismo daría { $number ->
    [one] 1 moneda
   *[other] { $number } monedas
} y viviría.
    .tag = +{ $number }, vive
hint-falls = Contra los que están en pie, tu { $piece } por sí mismo daría { $number ->
    [one] 1 moneda
   *[other] { $number } monedas
} y caería.
    .tag = +{ $number }, cae
hint-unseen = Aún por salir: { $ranks }.

# While choosing
hint-buys = Tu resultado sería de momento { $result }.
    .total = { $price ->
        [0] gratis
        [one] cuesta 1 moneda
       *[other] cuesta { $price } monedas
    }
hint-slides = { $piece } le costaría { $number } a quien va después.
    .tag = { $number ->
        [0] luego gratis
       *[other] luego { $number }
    }
hint-first-out = Aún no hay nadie en pie, así que todo depende de lo que manden los demás.
hint-alone-lives = Contra los que están en pie viviría. Los demás también mandan gladiadores.
    .total = { $number ->
        [0] no da nada
        [one] da 1 moneda
       *[other] da { $number } monedas
    }
hint-alone-falls = Contra los que están en pie caería. Los demás también mandan gladiadores.
    .total = { $number ->
        [0] no da nada
        [one] da 1 moneda
       *[other] da { $number } monedas
    }
hint-would-fall = { $piece } de { $seat } caería.
    .tag = caería

fact-game = Partida
fact-round = Ronda
fact-pot = Bote
fact-first = compra primero
fact-takings = Última ronda
fact-earned = Partidas anteriores
unit-coins = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}

# The guided first game
guide-auction = Primero contratas gladiadores, cuatro por persona. La carta más antigua es gratis, la más nueva cuesta 6, y todo el dinero va al bote: por ahora { $pot } monedas. En el combate, el más bajo ataca al más alto y después cada cual a todo lo que tenga por debajo. Así que los que están justo bajo la cima viven más: toma { $piece } { $price ->
    [0] gratis
   *[other] por { $price }
}.
guide-ranks = Dos gladiadores del mismo rango se bloquean, aunque sean tuyos los dos: ninguno ataca mientras ambos sigan en pie. { $piece } es de un rango que aún no tienes y { $price ->
    [0] es gratis
   *[other] cuesta { $price }
}.
guide-slides = { $piece } { $price ->
    [0] es gratis
   *[other] cuesta { $price }
}. Las más caras bajan: { $second } { $number ->
    [0] no le costará nada a { $seat }
    [one] le costará a { $seat } solo una moneda
   *[other] le costará a { $seat } solo { $number } monedas
}.
guide-last-buy = Tu última compra. Tras cinco rondas, los que sigan en pie se reparten el bote, por ahora { $pot } monedas. Lo mejor de la subasta por su precio es { $piece }, { $price ->
    [0] gratis
   *[other] por { $price }
}.
guide-battle = El combate: cinco rondas. Cada cual envía un gladiador, todos a la vez, y los que sobreviven se quedan. Cada baja de una ronda paga una moneda más que la anterior, de las { $pot } del bote. Aún no hay nadie en pie, así que arriesga el más bajo, { $piece }.
guide-lowest = { $piece } de { $seat } es el más bajo en pie y atacaría primero, al más alto: ahora { $pieces }. Contra los que están en pie, { $third } { $coins ->
    [0] no daría nada
    [one] daría una moneda
   *[other] daría { $coins } monedas
} y { $lives ->
    [0] caería
   *[1] viviría
}; lo que manden los demás no puedes saberlo.
guide-stands = Tienes en pie { $pieces }, para atacar otra vez esta ronda. Sube despacio: ahora { $piece }. Guarda { $defenders } para el final.
guide-pot = Quedan { $pot } monedas en el bote, y llevas { $up ->
    [0] { $down } más pagadas que ganadas
   *[other] { $up } más ganadas que pagadas
}. El dinero de verdad llega al final: quien siga en pie se reparte el resto. Envía { $piece }.
guide-send-again = Contra los que están en pie, { $piece } { $coins ->
    [0] no daría nada
    [one] daría una moneda
   *[other] daría { $coins } monedas
} y { $lives ->
    [0] caería
   *[1] viviría
}.
guide-alone = De los demás no hay nadie en pie. Envía { $piece } y guarda { $defenders }. Pero ojo: los tuyos también se atacan entre sí.
guide-last-round = La última ronda. Quien siga en pie después recibe, por gladiador, una parte igual de lo que quede de { $pot } monedas. Gladiadores en pie: { $standing }; tuyos: { $own }. Envía { $piece }: está más cerca de la jota.
guide-outbid = { $seat } pagó { $number } por { $second }; tú tuviste { $piece } { $price ->
    [0] gratis
   *[other] por { $price }
}. El bote ha crecido a { $pot } monedas, y algo de eso volverá a ti.
guide-free = { $piece } no te costó nada. Hasta ahora has puesto { $down } monedas.
guide-twins = Tu { $piece } topó con { $second } de { $seat }: dos del mismo rango se bloquean, y ninguno ataca mientras sigan los dos en pie.
guide-own-fall = Tu propia carta { $second } derribó tu { $piece }: los gladiadores no tienen amigos.
guide-fell-high = { $second } de { $seat } era el más bajo y atacó al más alto: tu { $piece }. En esa ronda { $coins ->
    [0] no ganaste nada
    [one] ganaste una moneda
   *[other] ganaste { $coins } monedas
}.
guide-fell-low = { $second } de { $seat } atacó a todo lo que había por debajo, también a tu { $piece }. En esa ronda { $coins ->
    [0] no ganaste nada
    [one] ganaste una moneda
   *[other] ganaste { $coins } monedas
}.
guide-fell-more = Perdiste { $pieces } y { $coins ->
    [0] no ganaste nada
    [one] ganaste una moneda
   *[other] ganaste { $coins } monedas
}.
guide-earned = Tus bajas pagaron { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}, y no perdiste a nadie: en pie { $pieces }.
guide-quiet = Ninguna baja para ti, y ninguna pérdida. En pie: { $pieces }.

# The table
zone-deck = mazo
zone-line = subasta
zone-aside = aparte
zone-discard = caídos
zone-hand = mano
zone-fighters = gladiadores
pot-pot = bote
pot-bank = banca
phase-auction = La subasta
phase-battle = El combate

# Options
option-ante = Ante
    .help = Lo que paga cada cual al bote al empezar.
option-ante-auto = según cuántas personas jueguen
option-auction_prices = Precios de la subasta
    .help = De la carta más antigua a la más nueva. La cifra del reglamento falta en nuestro texto: la fila habitual es suposición nuestra.
option-auction_prices-0_1_2_6 = 0, 1, 2 y 6
option-auction_prices-0_1_3_6 = 0, 1, 3 y 6
option-auction_prices-0_1_4_6 = 0, 1, 4 y 6
option-auction_prices-0_1_5_6 = 0, 1, 5 y 6
option-auction_prices-0_2_3_6 = 0, 2, 3 y 6
option-auction_prices-0_2_4_6 = 0, 2, 4 y 6
option-auction_prices-0_2_5_6 = 0, 2, 5 y 6
option-auction_prices-0_3_4_6 = 0, 3, 4 y 6
option-auction_prices-0_3_5_6 = 0, 3, 5 y 6
option-auction_prices-0_4_5_6 = 0, 4, 5 y 6
option-auction_prices-1_2_3_6 = 1, 2, 3 y 6
option-auction_prices-1_2_4_6 = 1, 2, 4 y 6
option-auction_prices-1_2_5_6 = 1, 2, 5 y 6
option-auction_prices-1_3_4_6 = 1, 3, 4 y 6
option-auction_prices-1_3_5_6 = 1, 3, 5 y 6
option-auction_prices-1_4_5_6 = 1, 4, 5 y 6
option-auction_prices-2_3_4_6 = 2, 3, 4 y 6
option-auction_prices-2_3_5_6 = 2, 3, 5 y 6
option-auction_prices-2_4_5_6 = 2, 4, 5 y 6
option-auction_prices-3_4_5_6 = 3, 4, 5 y 6
option-auction_money = Dinero de la subasta
    .help = Adónde van las monedas de las cartas compradas.
option-auction_money-pot = al bote
option-auction_money-bank = fuera del juego
option-ace = Ases
    .help = Qué rango tiene un as como gladiador.
option-ace-high = alto, por encima del rey
option-ace-low = bajo, por debajo del dos
option-odd_coins = Monedas sobrantes
    .help = Qué pasa con las monedas que los supervivientes no pueden repartirse por igual.
option-odd_coins-auction_order = de una en una, en el orden de la subasta
option-odd_coins-carry_over = se quedan en el bote para la próxima partida
option-bankroll = Fondos
    .help = Si los saldos pueden bajar de cero o cada partida se empieza con las mismas monedas.
option-bankroll-open = abiertos: se puede deber
option-games = Partidas
    .help = Partidas de una sesión; los resultados se suman.

bad-bankroll = { $option }: como mínimo el ante de { $ante }, o abiertos; { $given } no basta.

# Why its bots answer as they do
thumb = Intento quedar justo por debajo del más alto.

# On paper
credit = { title }, un juego de James Ernest. { poker-suite }
pad-goal = { $games ->
    [one] Gana el mejor resultado.
   *[other] Gana el mejor resultado de { $games } partidas.
}
pad-paid = pago
pad-got = cobro
pad-balance = saldo
    .first = 0
pad-note-write = Pago: ante y compras. Cobro: bajas y tu parte del bote. La diferencia va al saldo.
pad-note-count = El ante es { $ante }. Las bajas de una ronda dan 1, 2, 3 y así, sean de quien sean.
paper-strip = Cada cual paga { $ante } al bote y recibe dos cartas boca abajo. El azar dice quién compra primero. { $auction_money ->
    [bank] Lo que cuestan las cartas sale del juego.
   *[pot] Lo que cuestan las cartas va al bote.
}
paper-strip-before = la carta más antigua
paper-strip-new = las cartas nuevas llegan aquí
paper-strip-free = gratis
paper-strip-coins = monedas
paper-strip-slide = Cuatro vueltas, en el sentido del reloj: cada cual compra una carta, y no se puede pasar. Las más caras se corren un lugar y al final llega una nueva.
paper-strip-turns = Vueltas de compra
paper-strip-rounds = Rondas de combate
paper-strip-mind = Ojo:
    .text = los muertos no atacan. Si el rango más bajo está repetido, nadie ataca en su lugar y los más altos están a salvo. El más bajo y el más alto se fijan al descubrir las cartas.
paper-strip-odd = Monedas sueltas:
    .text = { $odd_coins ->
        [carry_over] se quedan en el bote para la próxima partida.
       *[auction_order] una por cabeza, desde quien compró primero.
    }
paper-strip-ranks = De menor a mayor:
paper-strip-kill = baja
paper-strip-sum = en total

# Lo que miden los estudios
measure-pot-left = monedas que se reparten al final
measure-emptied = partidas en las que se vacía el bote
measure-by-kills = parte de las monedas ganadas que viene de las bajas
measure-survivors = gladiadores que quedan al final
measure-blocked = rangos bloqueados en una de las 5 rondas
measure-spent = monedas que gasta cada persona en cartas
measure-at-0 = monedas que gana una carta comprada por 0
measure-at-2 = monedas que gana una carta comprada por 2
measure-at-4 = monedas que gana una carta comprada por 4
measure-at-6 = monedas que gana una carta comprada por 6
measure-low-ranks = monedas que gana cada rango del 2 al 5
measure-middle-ranks = monedas que gana cada rango del 6 al 10
measure-high-ranks = monedas que gana cada rango de la jota al as
measure-first-buyer = partidas que gana quien compra primero
measure-last-buyer = partidas que gana quien compra en último lugar
measure-net-1 = monedas que gana la carta más antigua de la subasta por encima de su precio
measure-net-2 = monedas que gana la segunda carta de la subasta por encima de su precio
measure-net-3 = monedas que gana la tercera carta de la subasta por encima de su precio
measure-net-4 = monedas que gana la carta más nueva de la subasta por encima de su precio
measure-blocks-matter = rangos bloqueados que habrían matado a alguien

# La hoja de puntuación en la app
pad-bought = pagado por cartas
refused-pot-too-small = Entre todos cobrasteis { $sum }, pero en el bote solo había { $pot }.
refused-pot-left = Entre todos cobrasteis { $sum }, pero en el bote había { $pot }: faltan { $left }.

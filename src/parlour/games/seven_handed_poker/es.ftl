title = Seven-Handed Poker
tagline = Tú eliges las cartas, tu rival elige el lugar: siete monedas, siete manitas de póker.

prompt-choose-cards = Elige de 1 a { $most } cartas para poner boca abajo. Tu rival dirá adónde van.
    .do = { $count ->
        [one] Poner { $chosen }
       *[other] Poner { $count } cartas
    }
prompt-choose-spot = Elige casilla para las cartas de tu rival. Tiene que estar vacía por su lado.
    .do = Mandarlas a la { $chosen }

word-spot-1 = casilla 1
word-spot-2 = casilla 2
word-spot-3 = casilla 3
word-spot-4 = casilla 4
word-spot-5 = casilla 5
word-spot-6 = casilla 6
word-spot-7 = casilla 7

refused-not-in-hand = { $token } no está en tu mano.
refused-already-placed = { $token } ya está junto a una moneda. Una mano puesta no se mueve.
refused-not-your-spot = Elige cartas. Adónde van lo dice tu rival.
refused-choose-a-spot = Elige una casilla. Las cartas son cosa de tu rival.
refused-spot-taken = Tu rival ya tiene una mano en { $token }. Elige una casilla vacía por ese lado.

# What happened
moved-deck-hand =
    .aside = { $shares-count ->
        [0] { $seat } { VERB($who, you: "robas", one: "roba", many: "roban") } { $pieces }.
       *[other] { $count } cartas por persona{ $yours-count ->
            [0] .
           *[other] ; las tuyas: { $yours }.
        }
    }
said-begins = { VERB($who, you: "Juegas", one: "Juega", many: "Juegan") } primero { $seat }. Quien juega pone una mano de una a cinco cartas, su rival la coloca en una de las siete casillas y se roban tres cartas. Donde se encuentran dos manos, la mejor gana la moneda de la casilla; ganan cuatro monedas, o tres seguidas.
decided-choose-cards = { $seat } { VERB($who, you: "pones", one: "pone", many: "ponen") } { $pieces }.
said-announces = { "" }
decided-choose-spot = { $seat } { VERB($who, you: "colocas", one: "coloca", many: "colocan") } { $whom ->
    [you] tu mano
   *[other] la mano de { $target }
} en la { $word }.
shown-spot-1 = A la vista en la casilla 1: { hands-there }
shown-spot-2 = A la vista en la casilla 2: { hands-there }
shown-spot-3 = A la vista en la casilla 3: { hands-there }
shown-spot-4 = A la vista en la casilla 4: { hands-there }
shown-spot-5 = A la vista en la casilla 5: { hands-there }
shown-spot-6 = A la vista en la casilla 6: { hands-there }
shown-spot-7 = A la vista en la casilla 7: { hands-there }
hands-there = { $shares-count ->
    [0] { $seat } { $pieces }, sin nada enfrente y sin moneda.
   *[other] { $shares }.
}
said-shows = { $seat } { $who ->
    [one] tiene
    [you] tienes
   *[other] tienen
} { $number ->
    [0] solo carta alta.
    [1] una pareja.
    [2] doble pareja.
    [3] un trío.
    [4] una escalera.
    [5] un color.
    [6] un full.
    [7] un póker.
    [8] una escalera de color.
    [9] una escalera real.
   *[10] un repóker.
}
said-joker = { $who ->
    [you] Tu comodín
   *[other] El comodín de { $seat }
} hace de { $piece }.
said-decides = Decide { $piece }: enfrente { $whom ->
    [you] tú
   *[other] { $target }
} { $number ->
    [0] no { VERB($whom, you: "tienes", one: "tiene", many: "tienen") } ninguna carta
    [11] solo { VERB($whom, you: "tienes", one: "tiene", many: "tienen") } una jota
    [12] solo { VERB($whom, you: "tienes", one: "tiene", many: "tienen") } una reina
    [13] solo { VERB($whom, you: "tienes", one: "tiene", many: "tienen") } un rey
    [14] solo { VERB($whom, you: "tienes", one: "tiene", many: "tienen") } un as
    [8] solo { VERB($whom, you: "tienes", one: "tiene", many: "tienen") } un 8
   *[other] solo { VERB($whom, you: "tienes", one: "tiene", many: "tienen") } un { $number }
}.
said-wins-coin = { $seat } { VERB($who, you: "ganas", one: "gana", many: "ganan") } la moneda de la casilla { $number } y { VERB($who, you: "llevas", one: "lleva", many: "llevan") } { $total ->
    [one] { $total } moneda
   *[other] { $total } monedas
}{ $who ->
    [one] .
    [you] .
   *[other] {" "}cada cual.
}
said-tied = Las manos son iguales, y la moneda cuenta para ambas.
scored =
    .detail = { $seat } { VERB($who, you: "llevas", one: "lleva", many: "llevan") } { $total ->
        [one] { $total } moneda
       *[other] { $total } monedas
    }.
said-end-four-coins = { $seat } { VERB($who, you: "tienes", one: "tiene", many: "tienen") } cuatro monedas, más de la mitad de las siete.
said-end-three-neighbours = { $seat } { VERB($who, you: "tienes", one: "tiene", many: "tienen") } tres monedas seguidas, que ganan igual que cuatro.
moved-hand-placing = { "" }
moved-from-placing = { "" }

# Scores are coins
points = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}

hint-coins = { $seat }: { $count ->
    [0] aún sin monedas
    [one] 1 moneda, en la casilla { $spots }
   *[other] { $count } monedas, en las casillas { $spots }
}; { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} en la mano.
hint-needs = { $seat } gana la partida con cualquiera de estas monedas: { $spots }.
    .tag = le falta una
hint-deck = { $count ->
    [0] El mazo está vacío.
    [one] Queda una carta en el mazo.
   *[other] Quedan { $count } cartas en el mazo.
}
hint-face-down = Boca abajo en tu casilla { $spot }: { $number ->
    [0] carta alta
    [1] pareja
    [2] doble pareja
    [3] trío
    [4] escalera
    [5] color
    [6] full
    [7] póker
    [8] escalera de color
    [9] escalera real
   *[10] repóker
} ({ $pieces }).
hint-placing = { $seat } ha puesto { $count ->
    [one] una carta
   *[other] { $count } cartas
} que esperan casilla.
    .tag = { $count ->
        [one] 1 carta puesta
       *[other] { $count } cartas puestas
    }
hint-best = Lo mejor que tienes con { $count ->
    [one] una carta
   *[other] { $count } cartas
}: { $number ->
    [0] carta alta
    [1] pareja
    [2] doble pareja
    [3] trío
    [4] escalera
    [5] color
    [6] full
    [7] póker
    [8] escalera de color
    [9] escalera real
   *[10] repóker
} ({ $pieces }).

# While choosing
hint-picked = Tu rival ve cuántas cartas pones, no cuáles. Las escaleras y los colores piden cinco.
    .total = { $number ->
        [0] Carta alta
        [1] Pareja
        [2] Doble pareja
        [3] Trío
        [4] Escalera
        [5] Color
        [6] Full
        [7] Póker
        [8] Escalera de color
        [9] Escalera real
       *[10] Repóker
    }
hint-spot-open = { $word }: ahí aún no tienes nada. No se muestra nada hasta que tengas.
    .tag = libre
hint-spot-mine = { $word }: ahí están tus cartas ({ $pieces }), así que las dos manos se muestran enseguida.
    .tag = { $number ->
        [0] tu carta alta
        [1] tu pareja
        [2] tu doble pareja
        [3] tu trío
        [4] tu escalera
        [5] tu color
        [6] tu full
        [7] tu póker
        [8] tu escalera de color
        [9] tu escalera real
       *[10] tu repóker
    }
hint-would-win = { $seat } ganaría la partida con esta moneda.
    .tag = ganaría con ella

fact-deck = Mazo
unit-coins = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}

# The guided first game
guide-begin = Siete monedas y siete pequeñas manos de póker por lado. Eliges de una a cinco cartas, y tu rival dice a qué moneda van. Deja cartas que cuenten juntas: { $pieces } sería { $number ->
    [0] una carta alta
    [1] una pareja
    [2] doble pareja
    [3] un trío
    [4] una escalera
    [5] un color
    [6] un full
    [7] un póker
    [8] una escalera de color
   *[9] una escalera real
}, { $count ->
    [one] y te cuesta una sola carta.
   *[other] con { $count } cartas.
}
guide-goal = Con la moneda de la casilla { $spot } ganarías la partida: bastan cuatro monedas, o tres seguidas. { $pieces } sería { $number ->
    [0] una carta alta
    [1] una pareja
    [2] doble pareja
    [3] un trío
    [4] una escalera
    [5] un color
    [6] un full
    [7] un póker
    [8] una escalera de color
   *[9] una escalera real
}.
guide-five = Las escaleras y los colores piden cinco cartas. { $pieces }: { $number ->
    [0] una carta alta
    [1] una pareja
    [2] doble pareja
    [3] un trío
    [4] una escalera
    [5] un color
    [6] un full
    [7] un póker
    [8] una escalera de color
   *[9] una escalera real
}.
guide-draw = Robas tres cartas después de cada mano y ya tienes { $held }, así que no hace falta ahorrar. { $pieces } sería { $number ->
    [0] una carta alta
    [1] una pareja
    [2] doble pareja
    [3] un trío
    [4] una escalera
    [5] un color
    [6] un full
    [7] un póker
    [8] una escalera de color
   *[9] una escalera real
}.
guide-little = No tienes ninguna pareja, así que da poco: { $pieces } por sí sola aún puede ganar a otra carta suelta.
guide-pair = Una pareja es una buena mano para dos cartas: { $pieces }. Tu rival solo ve cuántas dejas.
guide-lay-again = { $pieces } sería { $number ->
    [0] una carta alta
    [1] una pareja
    [2] doble pareja
    [3] un trío
    [4] una escalera
    [5] un color
    [6] un full
    [7] un póker
    [8] una escalera de color
   *[9] una escalera real
}.
guide-sure = Ahora eres tú quien dice dónde. { $count ->
    [one] Una carta
   *[other] { $count } cartas
} no { $count ->
    [one] puede
   *[other] pueden
} ser más que esto: { $number ->
    [0] una carta alta
    [1] una pareja
    [2] doble pareja
    [3] un trío
    [4] una escalera
    [5] un color
    [6] un full
    [7] un póker
    [8] una escalera de color
   *[9] una escalera real
}. Tu mano { $pieces } de la casilla { $spot } le gana sea lo que sea.
guide-spot = Ahora eres tú quien dice dónde. Manda estas { $count } cartas contra { $pieces }, en la casilla { $spot }: mejor perder una moneda con pocas cartas que con muchas.
guide-danger = Con la moneda de la casilla { $spot }, { $seat } ganaría la partida. Manda cartas allí solo si las tuyas son mejores.
guide-open = { $count } cartas suelen ser una mano fuerte. En la casilla { $spot } aún no tienes nada: allí no se pierde nada, y ya pensarás una respuesta.
guide-single = { $count ->
    [one] Una carta sola es débil. Que se encuentre
   *[other] { $count } cartas suelen ser débiles. Que se encuentren
} con { $pieces }, en la casilla { $spot }.
guide-sure-again = { $count ->
    [one] Una carta
   *[other] { $count } cartas
} no { $count ->
    [one] puede
   *[other] pueden
} con { $pieces }, en la casilla { $spot }.
guide-won = En la casilla { $spot }, { $pieces } gana a { $attackers }: la moneda es tuya. Monedas hasta ahora: { $mine } a { $theirs }.
guide-lost = En la casilla { $spot }, { $attackers } gana a { $pieces }, así que esa moneda es de { $seat }. Monedas hasta ahora: { $mine } a { $theirs }.
guide-tied = En la casilla { $spot }, { $pieces } y { $attackers } son exactamente iguales: la moneda cuenta para las dos partes.
guide-put = { $seat } ha puesto { $pieces } en la casilla { $spot }. Queda boca abajo hasta que también haya una mano enfrente.

zone-deck = mazo
zone-hand = mano
zone-placing = cartas puestas
zone-spot-1 = casilla 1
zone-spot-2 = casilla 2
zone-spot-3 = casilla 3
zone-spot-4 = casilla 4
zone-spot-5 = casilla 5
zone-spot-6 = casilla 6
zone-spot-7 = casilla 7

phase-cards = Elección de cartas
phase-spot = Elección de casilla

option-jokers = Comodines
    .help = Cuántos comodines se barajan con las cartas.
option-wild_flush = Comodines en un color
    .help = Si un comodín puede repetir una carta dentro de un color. Solo importa con comodines.
option-wild_flush-any_card = puede repetir una carta
option-wild_flush-missing_only = debe ser un rango que falte
option-reveal_at_end = Mostrar al final las manos tapadas
    .help = Descubre, al acabar la partida, las manos que no se enfrentaron a otra. Ninguna regla depende de ello.

# Why its bots answer as they do
thumb = Hago manos que rinden mucho con pocas cartas y dejo que las grandes den con las más flojas mías.

# On paper
credit = { title }, un juego de Joshua Howard y Evelina Shin. { poker-suite }

# Lo que miden los estudios
measure-first-wins = partidas que gana quien empieza
measure-tied-coins = monedas que cuentan para ambas partes
measure-placements = manos colocadas
measure-showdowns = monedas decididas
measure-neighbours = partidas que acaban con tres monedas seguidas
measure-cards = cartas en una mano colocada
measure-two-win = manos de una o dos cartas que ganan su moneda
measure-three-win = manos de tres cartas que ganan su moneda
measure-four-win = manos de cuatro cartas que ganan su moneda
measure-five-win = manos de cinco cartas que ganan su moneda
measure-short-game = partidas de diez manos colocadas o menos
measure-long-game = partidas de trece manos colocadas o más
measure-tied-small = monedas empatadas con una o dos cartas a cada lado
measure-fives = repókeres mostrados

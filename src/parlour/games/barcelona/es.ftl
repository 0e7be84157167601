title = Barcelona
tagline = Una carta roja y otra negra: muestra una y a ver quién se atreve a forzar el duelo.

# Questions
prompt-show-card = ¿Muestras tu carta roja o la negra? Todas se descubren a la vez; la más baja actúa primero.
    .do = Mostrar { $chosen }
prompt-force-or-drop = ¿Fuerzas el duelo o te retiras? Muestras la carta más baja de las que siguen en juego.
    .do = { $act ->
        [force] Forzar el duelo
       *[drop] Retirarse
    }

# Words
word-force = Forzar el duelo
word-drop = Retirarse

# Why a choice was refused
refused-not-your-card = { $token } no es tuya. Elige tu carta roja o tu carta negra.
refused-show-first = Primero todos muestran una carta. Solo después elige la más baja.
refused-force-or-drop = Fuerza el duelo o retírate; no hay nada más que elegir.

# What happened
said-hand = Mano { $number }: { $each ->
    [0] una carta roja y una negra por persona
    [1] ante de 1 moneda, y una carta roja y una negra por persona
   *[other] ante de { $each } monedas, y una carta roja y una negra por persona
}{ $yours-count ->
    [0] .
   *[other] ; las tuyas: { $yours }.
}{ $number ->
    [1] {" "}Quien muestra la carta más baja decide primero: el as es la menor, y a igualdad van tréboles, diamantes, corazones y picas.
   *[other] {""}
}
said-sits-out =
    .aside = { $seat } ya no { VERB($who, you: "tienes", one: "tiene", many: "tienen") } fichas y no { VERB($who, you: "juegas", one: "juega", many: "juegan") } esta mano.
said-short =
    .aside = { $seat } solo { VERB($who, you: "pones", one: "pone", many: "ponen") } { $number } de ante: no queda más.
moved-to-shown = Boca arriba: { $shares }.
decided-force-or-drop = { $act ->
    [force] { $seat } { VERB($who, you: "tienes", one: "tiene", many: "tienen") } la carta más baja de las que quedan y { VERB($who, you: "fuerzas", one: "fuerza", many: "fuerzan") } el duelo. Las cartas ocultas: { $shares }.
   *[drop] { $who ->
        [one] { $seat } tiene la carta más baja de las que quedan y se retira.
        [you] Tienes la carta más baja de las que quedan y te retiras.
       *[other] { $seat } se retiran, primero la carta más baja.
    }
}
said-wins = { $seat } { VERB($who, you: "ganas", one: "gana", many: "ganan") } con { $piece }, la carta negra más alta{ $number ->
    [1] : las picas ganan a los tréboles
   *[other] {""}
}. Quienes siguen en juego pagan el valor de su carta roja; las figuras valen 10.
said-pays = { $of ->
    [0] { $seat } { $whom ->
        [you] te { VERB($who, you: "pagas", one: "paga", many: "pagan") } { coins } por { $piece }.
       *[other] { VERB($who, you: "pagas", one: "paga", many: "pagan") } a { $target } { coins } por { $piece }.
    }
   *[other] { $number ->
        [0] { $seat } ya no { VERB($who, you: "tienes", one: "tiene", many: "tienen") } nada para { $whom ->
            [you] pagarte { $piece }.
           *[other] pagar { $piece } a { $target }.
        }
       *[other] { $seat } { $whom ->
            [you] te { VERB($who, you: "pagas", one: "paga", many: "pagan") } { coins } por { $piece } en vez de { $of }: no queda más.
           *[other] { VERB($who, you: "pagas", one: "paga", many: "pagan") } a { $target } { coins } por { $piece } en vez de { $of }: no queda más.
        }
    }
}
coins = { $number ->
    [1] 1 moneda
   *[other] { $number } monedas
}
said-takes = Con el bote, { $seat } { VERB($who, you: "te llevas", one: "se lleva", many: "se llevan") } { $number ->
    [1] 1 moneda
   *[other] { $number } monedas
}, contando los antes.
said-survives = { $won ->
    [0] Solo { VERB($who, you: "quedas", one: "queda", many: "quedan") } { $seat }, y no hay bote que ganar.
   *[other] { $seat } { VERB($who, you: "te llevas", one: "se lleva", many: "se llevan") } del bote { $won ->
        [1] 1 moneda
       *[other] { $won } monedas
    }: los demás se retiraron.
}
paid-seat-pot =
    .detail = { $seat } { VERB($who, you: "pones", one: "pone", many: "ponen") } { $amount } de ante.
paid-pot-seat =
    .detail = { $seat } { VERB($who, you: "te llevas", one: "se lleva", many: "se llevan") } { $amount } del bote.
paid-seat-seat =
    .detail = { $seat } { $whom ->
        [you] te { VERB($who, you: "pagas", one: "paga", many: "pagan") } { $amount }, el precio de una carta roja.
       *[other] { VERB($who, you: "pagas", one: "paga", many: "pagan") } { $amount } a { $target }, el precio de una carta roja.
    }
moved-from-red-pack =
    .detail = { VERB($who, you: "Recibes", one: "Recibe", many: "Reciben") } carta roja { $seat }{ $yours-count ->
        [0] .
       *[other] ; la tuya: { $yours }.
    }
moved-from-black-pack =
    .detail = { VERB($who, you: "Recibes", one: "Recibe", many: "Reciben") } carta negra { $seat }{ $yours-count ->
        [0] .
       *[other] ; la tuya: { $yours }.
    }
moved-to-red-pack =
    .detail = Las cartas rojas vuelven a su mazo.
moved-to-black-pack =
    .detail = Las cartas negras vuelven al suyo.
shown-red =
    .detail = Cartas rojas: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
shown-black =
    .detail = Cartas negras: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }

# What the table works out
hint-hand = Mano { $number } de { $hands }. En el bote: { $pot }.
hint-own = En un duelo, tu { $piece } gana a { $lower } de las otras 25 cartas negras. Si pierdes, pagas { $price }.
hint-order = Desde la carta más baja a la vista: { $pieces }.
hint-risk = En un duelo pierdes { $price } como mucho. Ganas si nadie más en juego tiene una carta negra por encima de { $piece }.
hint-shows-red = { $seat } muestra { $piece } y paga { $price } si pierde. Su carta negra está oculta: la tuya gana al { $percent } % de las posibles.
    .tag = paga { $price }
hint-shows-red-only = { $seat } muestra { $piece } y paga { $price } si pierde. Su carta negra está oculta.
    .tag = paga { $price }
hint-above = { $seat } muestra { $piece }, que gana a tu carta negra. Su carta roja está oculta.
    .tag = te gana
hint-below = { $seat } muestra { $piece }, que pierde con tu carta negra. Su carta roja está oculta.
    .tag = le ganas
hint-shows-black-only = { $seat } muestra { $piece }. Su carta roja está oculta.
hint-would-show-red = Todos sabrán que pagas { $price } como mucho, y nada de tu carta negra.
hint-would-show-black = Todos sabrán tu fuerza en un duelo, y nada de tu carta roja.
hint-would-drop = Dejas esta mano. Solo te cuesta el ante.
hint-would-force = Tienes la carta negra más alta { $percent } veces de cada cien. Ganas los { $pot } del bote y lo que paguen los demás, o pagas { $price }.
    .total = { $percent } %
hint-would-win = Nadie más en juego puede ganar a tu carta negra. El bote de { $pot } es tuyo, y los demás pagan.
    .total = seguro
hint-would-lose = Una carta a la vista gana a la tuya. Pagarías { $price }.
    .total = perdido
hint-would-lose-blind = Ninguna carta a la vista gana a la tuya, pero quedan tan pocas más bajas sin ver que alguna oculta tiene que ganarte. Pagarías { $price }.
    .total = perdido

# Numbers
unit-coins = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}
fact-hand = Mano
fact-pot = Bote

# The table
zone-red-pack = mazo rojo
zone-black-pack = mazo negro
zone-red = carta roja
zone-black = carta negra
zone-shown = carta a la vista
pot-pot = bote
phase-reveal = Todos muestran una carta
phase-action = Duelo o retirada

# Options
option-two_backs = Reversos distintos
    .help = El mazo rojo y el negro tienen reversos de distinto color. No cambia nada más.
option-ante = Ante
    .help = Monedas que paga cada persona al empezar una mano.
option-hands = Manos
    .help = Manos de una sesión.
option-ace_high_showdown = Ases negros altos
    .help = Un as negro gana a un rey en el duelo. Sigue siendo la carta más baja para ver quién actúa.
option-reveal_dropped = Mostrar a quien se retiró
    .help = El duelo descubre también las cartas ocultas de quienes se retiraron. Ni ganan ni pagan.
option-stakes = Fondos
    .help = Si se puede quedar a deber o se juega con las fichas que hay delante.
option-stakes-ledger = un saldo: se puede deber
option-stakes-table = con lo que hay en la mesa
option-starting_chips = Fichas iniciales
    .help = Fichas de cada persona al empezar, si se juega con lo que hay en la mesa.

# The guided first game
guide-begin = Tienes una carta roja y otra negra. La negra decide quién gana un duelo; la roja es lo que pagas si pierdes. Muestra una de las dos. Tu 3 rojo es barato y bajo, así que te deja actuar primero, y tu jota, que es fuerte, sigue en secreto.
guide-force = La carta más baja a la vista habla primero: la tuya. Si fuerzas el duelo se comparan todas las cartas negras; si te retiras, pierdes el ante. La jota debería ganar, y solo podría costarte 3.
guide-weak = Alguien tuvo que pagar 10 por una carta roja. Ahora tienes una roja cara y una negra floja. Muestra la negra: es baja, así podrás retirarte antes de que alguien fuerce.
guide-drop = El único rival que queda muestra un 6, que gana seguro a tu 5. Un duelo te costaría 10. Retírate; solo pierdes el ante.
guide-risk = Otra vez una roja cara y una negra mediana. Muestres lo que muestres, alguien con una carta más baja puede forzar el duelo antes de que te retires. Ese es el riesgo de mostrar alto.
guide-last = Cosas que pasan. Esta es la última mano, y tu jota de picas vuelve a ser fuerte. Muestra el 6 rojo y que los demás piensen lo que quieran.

# Why its bots answer as they do
thumb = Sopeso lo que puede dar un duelo y lo que me costaría mi carta roja.
level-expert = Juega casi siempre según un libro calculado de antemano, faroles incluidos.

# Lo que calculó un bot; se cuenta cuando acaba la ronda
reckoned-showdown = { $percent ->
    [0] Un duelo no se podía ganar y habría costado hasta { $price }.
   *[other] Un duelo saldría bien { $percent } veces de cada 100: hasta { $prize } monedas ganadas, y si no, hasta { $price } perdidas.
}

# On paper
credit = { title }, un juego de James Ernest. { poker-suite }
pad-goal = { $hands ->
    [one] Una mano; gana el saldo más alto.
   *[other] Después de { $hands } manos gana el saldo más alto.
}
pad-balance = saldo
    .first = { $stakes ->
        [table] { $starting_chips }
       *[ledger] 0
    }
pad-note-write = Lo que te dio o te costó la mano, ante incluido. Cada línea suma 0.
pad-note-count = El precio de una carta roja: as 1, las numeradas su número, jota, reina y rey 10.

# Lo que miden los estudios
measure-showdowns = manos que acaban en duelo
measure-coins = monedas que se lleva quien gana una mano
measure-antes = parte de lo ganado que viene de los antes
measure-red-shown = cartas mostradas que son rojas
measure-highest-wins = manos que gana la carta mostrada más alta
measure-highest-gains = monedas que gana por mano quien muestra la carta más alta
measure-lowest-gains = monedas que gana por mano quien muestra la carta más baja
measure-lowest-wins = manos que gana la carta mostrada más baja
measure-kings-gain = monedas que gana por mano quien muestra un rey
measure-aces-gain = monedas que gana por mano quien muestra un as

# La hoja de puntuación en la app
refused-loses-most = { $name } puede perder { $most } como mucho: el ante y una carta roja.

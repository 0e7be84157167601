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
guide-begin = Tienes una carta roja y una negra. La negra decide quién gana un duelo: { $second } gana a { $lower } de las otras 25. La roja es lo que pagas si pierdes: { $piece } cuesta { $price }. Muestra una de las dos. Habla primero quien muestra la más baja, así que con { $third } hablas antes.
guide-last = Es la última mano. { $second } gana a { $lower } de las otras 25 negras. { $third } es tu carta más baja, y con ella hablas antes.
guide-weak = Una roja cara, { $piece } por { $price }, y una negra, { $second }, que solo gana a { $lower } de las otras 25. Muestra { $third }: baja, para poder retirarte antes de que alguien te obligue.
guide-strong = { $second } gana a { $lower } de las otras 25 negras, y perder te costaría { $price }. Muestra { $third }, la más baja, para poder forzar tú el duelo.
guide-show = { $second } gana a { $lower } de las otras 25 negras; { $piece } te costaría { $price }. Muestra lo que no te importe que se vea: cuanto más alta, más tarde hablas.
guide-beaten = { $seat } muestra { $piece }, que gana seguro a tu { $second }. Un duelo te costaría { $price }. Retírate: no pierdes más que el ante.
guide-force = Muestras { $piece }, la carta más baja de quienes siguen, así que hablas tú. { $second } gana un duelo unas { $percent } veces de cada 100, y perder solo cuesta tu carta roja: { $price }. Fuérzalo, por un bote de { $pot } y lo que paguen los demás.
guide-cheap = Tu posibilidad en un duelo es de { $percent } entre 100, más o menos, pero perder solo costaría { $price }, y ganar da el bote de { $pot } y el precio de cada perdedor. Fuérzalo.
guide-force-again = Unas { $percent } de cada 100 a tu favor, y { $price } que perder: fuérzalo.
guide-won = { $piece } era la negra más alta y te ha dado { $number ->
    [one] una moneda
   *[other] { $number } monedas
}.
guide-paid = { $seat } ha ganado con { $piece }, la negra más alta. Tu carta roja, { $second }, te ha costado { $number }.
guide-lost = { $seat } ha ganado el duelo con { $piece } y se ha llevado { $number }. Tú solo has pagado el ante.
guide-survivor = Se retiraron todos menos { $seat }, que se lleva el bote sin que se muestre ninguna carta.
guide-survived = Se han retirado los demás, así que el bote de { $pot } es tuyo, y nadie sabrá cuál era tu otra carta.
guide-force-sure = De quienes siguen, nadie puede tener una negra más alta que { $second }. Fuerza el duelo: ganas el bote de { $pot } y lo que paguen los demás.

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

title = Caribbean Star
tagline = Magia a dos bandas, un crucero y el mismo número: ensaya, actúa y arruina la función ajena.

prompt-play-face-down = Pon una carta boca abajo. Su color dice de quién es; la más baja de las dos actúa primero.
    .do = Poner { $chosen }
prompt-stop-yours = ¿Gastas un as para recuperar tu propia carta? Está a punto de hacer efecto.
    .do = Detener { $piece } con { $chosen }
    .pass = Dejarla actuar
prompt-stop-theirs = ¿Gastas un as para detener la carta de tu rival y quedártela en la mano? Está a punto de hacer efecto.
    .do = Detener { $piece } con { $chosen }
    .pass = Dejarla actuar
prompt-buffet = ¿Cobras un truco en el bufé? Un truco de tu repertorio da la mitad de sus puntos al momento.
    .do = Cobrar { $chosen } por { $number }
    .pass = Guardar los trucos

refused-aces-only-stop = { $token } es un as. Los ases solo detienen cartas; pon otra.
refused-only-aces-stop = { $token } no es un as, y solo un as detiene una carta.
refused-only-tricks = { $token } no es un truco. El bufé solo acepta un diez, una jota, una reina o un rey.
refused-not-in-pile = { $token } no está en tu repertorio.
refused-not-in-hand = { $token } no está en tu mano.

said-red = { $seat } { VERB($who, you: "llevas", one: "lleva", many: "llevan") } el rojo y { $target }, el negro. Una carta actúa para quien lleva su color, la juegue quien la juegue, y la más baja va primero; a igualdad, tréboles, diamantes, corazones y picas.
moved-hand-played = Boca arriba: { $shares }.
decided-stop-yours = { "" }
event-passed = { "" }
decided-stop-theirs = { "" }
said-stopped = { $seat } { VERB($who, you: "gastas", one: "gasta", many: "gastan") } un as, { $moved-hand-discard }, para detener { $number ->
    [1] { $who ->
        [you] tu
       *[other] su
    } propia carta, { $piece }, que vuelve
   *[other] { $piece }, { $whom ->
        [you] tu carta
       *[other] la carta de { $target }
    }, que pasa
} a { $who ->
    [you] tu
   *[other] su
} mano.
their-pile = { $who ->
    [you] tu repertorio
   *[other] el repertorio de { $seat }
}
said-trick = { $piece } es un truco de { $number } puntos y { $of } minutos, y entra en { their-pile }.
said-mistake = { $piece } es un error y entra en { their-pile }: resta { $number } puntos a la próxima función con algún truco.
said-rehearsal = { $piece } es un ensayo y entra en { their-pile }: cada uno dobla la próxima función.
moved-played-practice = { "" }
said-swapped = { $piece } es la siesta: se intercambian las manos{ $yours-count ->
    [0] .
   *[other] ; recibes { $yours }.
}
decided-buffet = { $moved-played-discard } es el bufé: { $seat } { VERB($who, you: "cobras", one: "cobra", many: "cobran") } { $pieces } por la mitad de lo que valen los trucos. Eso da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: { $total } en total.
decided-buffet-pass = { $moved-played-discard } es el bufé, donde un truco se cobra por la mitad de su valor, pero { $seat } los { VERB($who, you: "guardas", one: "guarda", many: "guardan") } todos para una función.
said-no-buffet = { $piece } es el bufé, pero { $seat } no { VERB($who, you: "tienes", one: "tiene", many: "tienen") } ningún truco que cobrar.
makes-perform = { $piece-count ->
    [0] { $seat } { VERB($who, you: "actúas", one: "actúa", many: "actúan") }
   *[other] { $who ->
        [you] { $piece } te hace actuar
       *[other] { $piece } hace actuar a { $seat }
    }
}
said-comedy = { makes-perform } { $moved-practice-discard-count ->
    [0] con el repertorio vacío
   *[other] con { $moved-practice-discard }, sin un solo truco, así que los errores tampoco cuestan
}: una función cómica, que no vale nada.
said-show = { makes-perform } con { $moved-practice-discard } durante { $number } minutos, { $number ->
    [5] 10 menos de lo ideal, así que cada truco cuenta la mitad
    [10] 5 menos de lo ideal, así que el mejor truco cuenta la mitad
    [15] lo ideal, así que cada truco cuenta entero
    [20] 5 más de lo ideal, así que el mejor truco cuenta la mitad
    [25] 10 más de lo ideal, así que cada truco cuenta la mitad
   *[other] mucho más de lo ideal, así que los trucos no cuentan nada
}: { $said-tricks }{ $said-mistakes ->
    [0] {""}
   *[other] {" "}menos { $said-mistakes } por errores
}{ $said-rehearsed ->
    [0] {""}
    [2] , doblado por un ensayo
   *[other] , por cuatro gracias a dos ensayos
}. Eso da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: { $total } en total.
said-tricks = { "" }
said-mistakes = { "" }
said-rehearsed = { "" }
said-deck-empty = El mazo está vacío; desde ahora no se roba.
said-only-aces = A { $who ->
    [you] ti solo te quedan ases
   *[other] { $seat } solo le quedan ases
}, así que ya no se pueden poner cartas.
said-farewell = Se acabaron las cartas. Cada cual da una función de despedida con lo que hay en su repertorio.
scored =
    .detail = { $seat } { VERB($who, you: "llevas", one: "lleva", many: "llevan") } { $total }.
moved-deck-hand = { $who ->
    [one] { $seat } roba { $pieces }.
    [you] Robas { $pieces }.
   *[other] { $count ->
        [one] Una carta por persona
       *[other] { $count } cartas por persona
    }{ $yours-count ->
        [0] .
       *[other] ; para ti: { $yours }.
    }
}
moved-hand-hand =
    .detail = { $target } { $whom ->
        [you] recibes
       *[other] recibe
    } { $pieces }.
moved-played-hand = { "" }
moved-hand-discard = { "" }
moved-played-discard =
    .detail = { $pieces } va al descarte.
moved-practice-discard =
    .detail = Sale del repertorio: { $pieces }.

zone-deck = mazo
zone-discard = descarte
zone-hand = mano
zone-played = carta puesta
zone-practice = repertorio

phase-play = Poner una carta
phase-stop = Ocasión de detener la carta
phase-buffet = El bufé

option-red_seat = Quién lleva el rojo
    .help = Quien se sienta ahí lleva corazones y diamantes; su rival lleva tréboles y picas.
option-red_seat-random = se sortea al empezar
option-ace_priority = Quién detiene primero
    .help = A quién se pregunta primero si detiene una carta con un as.
option-ace_priority-opponent_first = a su rival
option-ace_priority-player_first = a quien la puso
option-game_tie = Puntos iguales
    .help = Qué significa acabar con los mismos puntos.
option-game_tie-draw = empate

hint-own-red = Llevas el rojo. Cartas por jugar: { $turns }.
hint-own-black = Llevas el negro. Cartas por jugar: { $turns }.
hint-show = { $seat }: { $minutes } minutos, trucos { $tricks }, errores { $mistakes }, por { $times }. Ahora vale { $value }.
hint-comedy = { $seat }: sin trucos, función cómica. Ahora vale 0; errores { $mistakes }.
hint-acting = A punto de actuar: { $piece }.
hint-card-add =
    .tag = { $mine ->
        [1] tú, { $change }
       *[0] rival, { $change }
    }
hint-card-halt =
    .tag = detiene una carta
hint-card-swap =
    .tag = cambia las manos
hint-card-perform =
    .tag = { $mine ->
        [1] tu función: { $value }
       *[0] su función: { $value }
    }
hint-card-feed =
    .tag = { $mine ->
        [1] tu bufé
       *[0] su bufé
    }
hint-would-add = { $mine ->
    [1] { $piece } entraría en tu repertorio: { $minutes } minutos, valdría { $after } en vez de { $before }.
   *[0] { $piece } entraría en el repertorio de tu rival: { $minutes } minutos, valdría { $after } en vez de { $before }.
}
    .total = vale { $after }
hint-would-halt = { $piece } es un as. Solo detiene cartas.
hint-would-swap = Tu rival y tú intercambiarían las manos.
hint-would-perform = { $mine ->
    [1] Darías la función con tu repertorio, por { $value }.
   *[0] Tu rival tendría que actuar, por { $value }.
}
    .total = vale { $value }
hint-would-feed = { $mine ->
    [1] El bufé: podrías cobrar un truco por la mitad de sus puntos.
   *[0] El bufé: tu rival podría cobrar un truco por la mitad de sus puntos.
}
hint-would-stop = El as se gasta, y { $piece } pasa a tu mano.
hint-would-cash = Sumas { $number } ahora. Tu función pasa a valer { $after } en vez de { $before }.
    .total = { $number } ahora
hint-would-decline = Tu función sigue valiendo { $before }.

unit-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
fact-deck = Cartas en el mazo
fact-aces = Ases usados
fact-red = rojo

guide-begin = { $red ->
    [1] Tú llevas el rojo; tu rival, el negro.
   *[0] Tú llevas el negro; tu rival, el rojo.
} Los trucos, que son dieces, jotas, reinas y reyes, dan valor a una función; lo ideal son 15 minutos. Pon { $piece } para empezar a ensayar. La juegue quien la juegue, una carta va a quien lleva su color.
guide-perform = Tu función dura { $minutes } minutos y vale { $number }. Con { $piece } actúas antes de que alguien la estropee.
guide-force = La función de { $seat } vale ahora { $number }. Con { $piece } haces que { $seat } actúe así.
guide-spoil = Dale a la función de { $seat } una carta que no quiera: con { $piece } valdría { $number } en vez de { $before }.
guide-mistake = Una función sin trucos no cuenta nada, ni siquiera los errores. Aún no tienes ningún truco, así que es buen momento para librarte de { $piece }.
guide-build = Con { $piece } tu función duraría { $minutes } minutos y valdría { $number } en vez de { $before }.
guide-save = Con { $piece } tu función valdría { $number } en vez de { $before }. { $second } la detiene, y la carta viene a tu mano, donde no hace daño.
guide-stop = Con { $piece } la función de tu rival duraría { $minutes } minutos y valdría { $number } en vez de { $before }. Detenla con { $second }: la carta viene a tu mano.
guide-stop-show = Con { $piece } actúa { $seat }, por { $number }. Eso merece un as: { $second }.
guide-let-good = { $piece } te conviene: { $mine ->
    [1] tu función
   *[0] la función de tu rival
} valdría { $number } en vez de { $before }. Déjala pasar y guarda el as.
guide-let-show = Con { $piece } actuarías tú, por { $number }. Déjala pasar.
guide-let = { $piece } no merece un as: { $mine ->
    [1] tu función
   *[0] la función de tu rival
} valdría { $number } con ella y { $before } sin ella. En toda la partida solo hay cuatro ases.
guide-swap = Con { $piece } se intercambian las manos: tus { $held } cartas por las de { $seat }. Un as lo detendría. ¿Qué mano es mejor?
guide-feed = { $piece } es el bufé: { $mine ->
    [1] puedes
   *[0] tu rival puede
} cobrar un truco por la mitad de sus puntos. Un as es demasiado para eso.
guide-cash = { $piece } da ahora { $points } en el bufé, y tu función valdría { $number } en vez de { $before }. Cóbralo.
guide-no-cash = { $piece } daría { $points } ahora, pero tu función valdría entonces { $number } en vez de { $before }. Guarda los trucos para la función.
guide-performed = Has actuado, por { $points }.
guide-rival-performed = { $seat } ha actuado, por { $points }.
guide-stopped = { $seat } ha detenido { $piece } con un as y se la ha quedado. Ases gastados: { $used } de 4.
guide-you-stopped = Tu as ha detenido { $piece }, que ahora está en tu mano. Ases gastados: { $used } de 4.
guide-swapped = Tú y { $seat } habéis intercambiado las manos. Cada cual sabe ahora lo que tiene enfrente, salvo las cartas nuevas.
guide-order = Has puesto { $piece }; tu rival, { $second }. La carta más baja actúa primero: { $third }.
guide-spoilt = { $piece } ha estropeado la función de { $seat }: ahora vale { $number }. Actuar le costaría puntos.
guide-joined = { $piece } está en tu función: { $minutes } minutos, y ahora vale { $number }.

# Why its bots answer as they do
thumb = Calculo qué cambia cada carta en las dos funciones y freno lo que más me costaría.

# On paper
credit = { title }, un juego de James Ernest y Carol Monahan. { poker-suite }
pad-goal = Cuando se acaba el mazo, gana quien tenga más puntos.
pad-show = Función
pad-minutes = minutos
pad-tricks = trucos
pad-mistakes = errores
pad-points = puntos
pad-note-write = Los trucos, según los minutos, menos los errores; luego se dobla por cada 6. Sin ningún truco: exactamente 0. En un bufé, solo los puntos del truco.
pad-note-count = Jota 2, reina 4, rey 6, 5 minutos cada carta; el 10 vale 10 y dura 10 minutos. 15 minutos: todo. 10 o 20: el mejor truco, la mitad. 5 o 25: todo, la mitad. 30 o más: nada.
paper-planner-red = Llevas el rojo. Para empezar, cinco cartas por cabeza.
paper-planner-black = Llevas el negro. Para empezar, cinco cartas por cabeza.
paper-planner-worth = Lo que valen tus trucos
paper-planner-minutes = minutos
paper-planner-counts-5 = cada truco vale la mitad
paper-planner-counts-10 = el mejor truco vale la mitad
paper-planner-counts-15 = todos valen entero
paper-planner-counts-20 = el mejor truco vale la mitad
paper-planner-counts-25 = cada truco vale la mitad
paper-planner-sum = Con 30 minutos o más los trucos no dan nada. Luego se restan los errores, 2, 3 y 4; después se dobla por cada 6, también lo negativo. Sin ningún truco, una función vale exactamente 0.
paper-planner-pile = Tu repertorio, función a función
paper-planner-cross = Rodea una carta cuando llegue a tu repertorio, la juegue quien la juegue. Un 7 o un 9 de tu color cierra la línea: calcúlala y empieza la siguiente.
paper-planner-show = Función
paper-planner-farewell = Despedida
paper-planner-tricks = trucos
paper-planner-mistakes = errores
paper-planner-doubled = se dobla
paper-planner-rehearsed = ensayos
paper-planner-points = puntos
paper-planner-total = total
paper-planner-buffet = Bufé
paper-planner-buffet-worth = Con un 8 de tu color puedes cobrar un truco de la línea; táchalo:

# Lo que miden los estudios
measure-turns-played = turnos en los que ambas partes juegan una carta
measure-show-10 = puntos de una función de diez minutos
measure-show-15 = puntos de una función de quince minutos
measure-show-20 = puntos de una función de veinte minutos
measure-farewells = puntos de una función de despedida
measure-other-shows = puntos de cualquier otra función
measure-forced-shows = funciones a las que obliga el rival
measure-forced-points = puntos de una función a la que obliga el rival
measure-own-points = puntos de una función dada por iniciativa propia
measure-more-aces = partidas que gana quien robó más ases
measure-only-aces = partidas que acaban con una mano de ases
measure-napper-wins = partidas que gana quien jugó la última siesta
measure-red-wins = partidas que gana quien lleva el rojo
measure-farewells-lose = funciones de despedida que cuestan puntos
measure-show-5 = puntos de una función de cinco minutos
measure-show-25 = puntos de una función de veinticinco minutos
measure-late-napper-wins = partidas que gana quien jugó la última siesta, si fue hacia el final

# La hoja de puntuación en la app
pad-pile = cartas de la función
pad-buffet = bufé
pad-stop = Se ha acabado el mazo
pad-end-called = Se ha acabado el mazo y terminaron las funciones de despedida.
refused-card-used-up = { $name }: de cada rango solo hay dos en un color, y esas ya han salido.

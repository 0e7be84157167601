# What all games share. A game's own words are in es.ftl beside its rules.

# Why a choice was refused
refused-not-offered = Aquí no puedes elegir { $token }.
refused-not-your-turn = Ahora no te toca responder. Espera tu turno.
refused-game-over = La partida ha terminado.
refused-too-few = Elige { $least } como mínimo.
refused-too-many = Elige { $most } como máximo.
refused-chosen-twice = Has elegido { $token } dos veces.
refused-must-match = { $token } no encaja con lo que elegiste antes.
refused-nothing-sealed = No tienes ninguna respuesta que retirar.

# Why a table refused what somebody asked for
refused-moved-on = La mesa ya ha seguido adelante. Mira otra vez.
refused-not-your-seat = Ese no es tu asiento.
refused-bot-plays = Aquí juega un bot por ti. Siéntate para jugar tú.
refused-not-begun = La partida aún no ha empezado.
refused-not-over = La partida aún no ha terminado.
refused-no-reason = Ningún bot puede explicar esa jugada.
refused-paused = La mesa está en pausa. Espera a que siga la partida.
refused-closed = Esta mesa está cerrada.
refused-no-take-back = No hay nada que puedas deshacer.
refused-wish-pending = Alguien ya pide deshacer una jugada. Espera a que respondan.
refused-no-wish = Nadie pide deshacer nada.
refused-no-clock-out = A nadie se le ha acabado el tiempo.
refused-no-holidays = Esta mesa no permite vacaciones.
refused-no-holiday = Ya has gastado las vacaciones que permite esta mesa.
refused-no-plans = La partida guiada no admite jugadas condicionales. Responde cuando te toque.
refused-asked-now = Ya te toca. Responde ahora.
refused-no-giving-in = Esa respuesta no se puede automatizar. Elige otra.
refused-not-yours-to-say = Eso lo deciden los demás.
refused-nothing-said = Escribe algo primero.
refused-no-such-phrase = Esa frase no existe.
refused-not-at-this-table = No estás en esta mesa.
refused-bad-name = Un nombre lleva al menos una letra o una cifra y no es un enlace.
refused-table-full = Todos los asientos están ocupados.
refused-no-such-seat = Ese asiento no existe.
refused-seat-taken = Ahí ya hay alguien.
refused-sits-already = Ya tienes asiento.
refused-locked = Esta mesa está cerrada con llave. Pide a quien invita que la abra.
refused-begun-already = La partida ya ha empezado.
refused-being-dealt = Se están repartiendo las cartas. Un momento, por favor.
refused-pledge-taken = Otra persona ya ha prometido esa parte de la mezcla.
refused-no-part-awaited = La mesa no espera tu parte de la mezcla.
refused-not-your-part = Esa no es la parte de la mezcla que prometiste.
refused-seats-empty = Quedan asientos libres. Invita a alguien o sienta bots.
refused-host-only = Eso solo puede hacerlo quien invita.
refused-nobody-there = Ahí no hay nadie.
refused-no-such-bot = Ese bot no existe.
refused-not-for-programs = Un programa solo puede jugar en su silla.
refused-bots-teach = En una partida guiada, las otras sillas son de nuestros bots.
refused-hand-stays = En este juego las manos siguen ocultas hasta el final. Cede la silla antes de empezar.

# Words that can be chosen anywhere
word-done = Ya está

# Phases that every game has
phase-over = Fin de la partida
refused-no-clock = Esta partida no tiene reloj.

# People and places
seat-yours = { $name } (tú)
zone-of = { $zone } de { $owner }
zone-yours = { $zone } de tu lado
face-down = { $count ->
    [one] (1 boca abajo)
   *[other] ({ $count } boca abajo)
}
chips = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}

# Why a table cannot be laid like that
bad-name = Ninguna opción se llama «{ $given }»{ $count ->
    [0] ; este juego no tiene opciones.
   *[other] . Hay: { $choices }.
}
bad-name-near = Ninguna opción se llama «{ $given }»; ¿querías decir «{ $near }»?
bad-switch = { $option }: sí o no, no «{ $given }».
bad-choice = { $option } debe ser uno de estos: { $choices }. «{ $given }» no está entre ellos.
bad-number = { $option }: un número entero de { $least } a { $most }, no «{ $given }».
bad-number-or-word = { $option }: un número entero de { $least } a { $most } o una de estas palabras: { $words }. «{ $given }» no sirve.
bad-seats = { $title } es para entre { $least } y { $most } personas, no para { $seats }.
bad-seats-exactly = { $title } es para { $least } personas exactamente, no para { $seats }.
bad-preset = No hay ninguna variante «{ $given }»; hay estas: { $presets }.
bad-preset-none = No hay ninguna variante «{ $given }»; este juego no tiene.
bad-chair = { $option }: una silla de la mesa, contadas desde 0, o uno de estos: { $words }. «{ $given }» no es nada de eso.
bad-dealer = { $option }: en esta mesa solo hay { $seats } sillas.

# Sillas, donde la mesa acuerda una
chair = { $number ->
    [1] primera silla
    [2] segunda silla
    [3] tercera silla
    [4] cuarta silla
    [5] quinta silla
    [6] sexta silla
    [7] séptima silla
    [8] octava silla
    [9] novena silla
    [10] décima silla
   *[other] silla { $number }
}

# Cards by their names
card-name = { $rank ->
    [A] as
    [K] rey
    [Q] reina
    [J] jota
    [T] 10
   *[other] { $rank }
} de { $suit ->
    [c] tréboles
    [d] diamantes
    [h] corazones
   *[s] picas
}
card-name-joker = { $number ->
    [1] comodín
    [2] segundo comodín
   *[other] comodín { $number }
}

# What happens. Sentences of a game come first; these tell what it has no words for.
you = tú
    .subject = tú
listed = { $rest } { AND($last) }
share = { $seat } { $what }
beside = { $rest } { $last }
unseen = { $count ->
    [one] una carta boca abajo
   *[other] { $count } cartas boca abajo
}
event-moved =
    .detail = { $pieces }: { $source } → { $zone }.
event-got =
    .detail = { $who ->
        [one] { $seat } recibe { $pieces }.
        [you] Recibes { $pieces }.
       *[other] { $seat } reciben { $count ->
            [one] una carta
           *[other] { $count } cartas
        } cada cual{ $yours-count ->
            [0] .
           *[other] ; tú: { $yours }.
        }
    }
event-laid =
    .detail = { $shares-count ->
        [0] { $seat } { VERB($who, you: "pones", one: "pone", many: "ponen") } { $pieces }.
       *[other] En la mesa: { $shares }.
    }
event-shifted =
    .detail = { $shares-count ->
        [0] { $seat } { VERB($who, you: "mueves", one: "mueve", many: "mueven") } { $pieces }.
       *[other] Cambian de sitio: { $shares }.
    }
event-gave =
    .detail = { $seat } { $whom ->
        [you] te { VERB($who, you: "das", one: "da", many: "dan") } { $pieces }.
        [us] { VERB($who, you: "das", one: "da", many: "dan") } { $pieces }; reciben { $target }.
       *[other] { VERB($who, you: "das", one: "da", many: "dan") } { $pieces } a { $target }.
    }
event-shown =
    .detail = { $shares-count ->
        [0] { $pieces-count ->
            [0] No se muestra nada.
           *[other] Boca arriba: { $seat } { $pieces }.
        }
       *[other] Boca arriba: { $shares }.
    }
event-shuffled =
    .detail = Se barajan las cartas.
event-turned =
    .detail = Cambia de lado: { $pieces }.
event-paid =
    .detail = { $whom ->
        [you] { $seat } te { VERB($who, you: "pagas", one: "paga", many: "pagan") } { $amount }.
        [us] { $seat } { VERB($who, you: "pagas", one: "paga", many: "pagan") } { $amount }; cobran { $target }.
       *[other] { $seat } { VERB($who, you: "pagas", one: "paga", many: "pagan") } { $amount } a { $target }.
    }
event-paid-in =
    .detail = { $seat } { VERB($who, you: "pones", one: "pone", many: "ponen") } { $amount } en el bote.
event-taken =
    .detail = { $seat } { VERB($who, you: "tomas", one: "toma", many: "toman") } { $amount } del bote.
event-scored = { $seat } { VERB($who, you: "sumas", one: "suma", many: "suman") } { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} y { VERB($who, you: "llevas", one: "lleva", many: "llevan") } { $total }.
event-decided = { $seat } { VERB($who, you: "eliges", one: "elige", many: "eligen") } { $chosen }.
event-chose = Has elegido { $chosen }.
event-sealed = { $seat } ya { VERB($who, you: "has", one: "ha", many: "han") } elegido.
event-passed = { $seat } { VERB($who, you: "pasas", one: "pasa", many: "pasan") }.
event-said = { "" }
event-phase = { "" }
won = { won-who }.
won-who = { $seat } { $who ->
    [one] gana
    [you] ganas
   *[other] comparten la victoria
}
closed-ahead = { won-who }: { total-each }, { lead }.
closed-level = { won-who }: { total-each }.
closed-ahead-from-zero = { won-who }: { total-each } de ganancia, { lead-from-zero }.
closed-level-from-zero = { won-who }: { total-each } de ganancia.
won-nobody = No gana nadie.
won-ahead = { $seat } { VERB($who, you: "tienes", one: "tiene", many: "tienen") } { total-each }, { lead }.
won-level = { $seat } { VERB($who, you: "tienes", one: "tiene", many: "tienen") } { total-each }.
won-ahead-from-zero = { $seat } { VERB($who, you: "sales", one: "sale", many: "salen") } ganando { total-each }, { lead-from-zero }.
won-level-from-zero = { $seat } { VERB($who, you: "sales", one: "sale", many: "salen") } ganando { total-each }.
total-each = { $who ->
    [one] { $total }
    [you] { $total }
   *[other] { $total } cada cual
}
lead = { $whom ->
    [one] { $more } más que { $target }
    [you] { $more } más que { $target }
   *[other] { $more } más que { $target }
}
lead-from-zero = { $whom ->
    [one] { $more } más que { $target }
    [you] { $more } más que { $target }
   *[other] { $more } más que { $target }
}
over-round = Se han jugado las { $number } rondas.
over-hand = Se han jugado las { $number } manos.
over-inning = Se han jugado las { $number } entradas.
over-deal = Se han jugado los { $number } repartos.
over-game = Se han jugado las { $number } partidas.
standing = Resultado final: { $standing }.
standing-from-zero = Ganancias y pérdidas: { $standing }.
won-capped = La partida llegó a su límite y acaba aquí.

# Line mode
play-welcome = { $title } — escribe lo que eliges; «help» muestra las órdenes.
play-promise = El reparto ya está fijado; el hash de su semilla empieza por { $hash }.
play-seed = La semilla de esta partida era { $seed }.
play-asked = Te toca: { $prompt }
play-choices = Elige: { $choices }
play-number = un número de { $low } a { $high }
play-enter-pass = o solo Intro para nada
play-enter-done = o Intro si eso es todo
play-unknown = Aquí no se puede elegir «{ $text }».
play-choose-something = Elige algo.
play-why = Escribe ? para ver la regla.
play-saved = Guardado como { $path }.
play-help = Escribe una o más elecciones tal como aparecen, separadas por comas o espacios. También vale más corto: las cartas con su rango y la inicial inglesa del palo (7h para corazones, Td o 10d para diamantes, c para tréboles, s para picas), las personas por su nombre, las palabras enteras o abreviadas. Órdenes: ? (la regla de la pregunta o del último rechazo), table (la mesa), more (lo último que pasó, con detalle), why NOMBRE (por qué jugó así un bot la última vez), crib (el resumen), rules (las reglas), try ELECCIÓN (qué pasaría), pass (no preguntarme por cartas que echar hasta que acabe: pass turn para el turno, o lo que tenga el juego, como pass round para la ronda), save ARCHIVO, quit (salir).
play-only-english = De momento, solo en inglés:
play-no-preview = Para eso no hay nada que calcular por adelantado.
play-no-passing = { $able ->
    [none] Aquí no hay nada que pasar por adelantado.
   *[other] Eso no está en marcha ahora. Puedes escribir { $able }.
}
play-passing = Dejas pasar { $span ->
    [turn] este turno
    [round] esta ronda
    [battle] este combate
    [exchange] este intercambio
   *[other] esto
}; lo que tengas que decidir se te preguntará igual.
play-bye = La mesa queda como está. Vuelve pronto.
play-which = ¿Qué juego?

# Why a bot answered as it did; while a game goes on only the first six are shown
reason-random = Elegí una respuesta al azar.
reason-other = Juego a mi manera.
reason-gentle = Sigo una regla sencilla, y a veces se me olvida.
reason-regular = { $thumb ->
    [none] Sigo las reglas sencillas de siempre.
   *[other] { $thumb }
}
reason-expert = Imagino cómo puede estar lo que no se ve y juego cada respuesta muchas veces hasta el final.
reason-expert-book = Sigo un libro calculado de antemano que dice cuántas veces hacer cada cosa en un momento así.
reason-gentle-erred = Aquí olvidé mi regla y elegí lo que a primera vista parecía bueno.
reason-stood-in = { $thumb ->
    [none] No hubo tiempo de pensar más allá, así que seguí las reglas sencillas de siempre.
   *[other] No hubo tiempo de pensar más allá, así que me guié por esto: { $thumb }
}
reason-booked = { $often ->
    [100] Mi libro dice esto aquí siempre.
   *[other] Mi libro dice esto aquí { $often } de cada 100 veces.
}
reason-only-answer = No había otra respuesta.
reason-sure = { $sure ->
    [sure] Esta fue claramente la mejor.
    [fairly] Esta fue probablemente la mejor.
    [even] Esta valía tanto como la siguiente.
    [kept] Otra parecía algo mejor, pero no con claridad, así que seguí mi regla.
   *[barely] Estuvo muy reñido.
}
reason-searched-wins = Probé { $answers } respuestas en { $rollouts } partidas imaginadas, en las que todos siguen jugando según mi regla. { reason-sure }
reason-searched-ahead = Probé { $answers } respuestas en { $rollouts } rondas imaginadas, en las que todos siguen jugando según mi regla. { reason-sure }
reason-searched-valued = Probé { $answers } respuestas en { $rollouts } partidas imaginadas durante unos turnos, en las que todos siguen jugando según mi regla. { reason-sure }
reason-searched-chips = { reason-searched-wins }

# Lo que añade cuando acaba la mano o la partida: qué tenía y qué respuestas comparó
reason-held = Tenía { $pieces }.
reason-number = { $chosen-plain }
reason-answer = { $passed ->
    [1] Pasar
   *[other] { $more ->
        [0] { $number ->
            [1] { reason-number }
           *[other] { $chosen-plain }
        }
       *[other] { $chosen-plain } y { $more } más
    }
}
reason-answer-wins = { reason-answer }: { $worth } de cada 100 partidas ganadas
reason-answer-ahead = { reason-answer }: ganaría unas { $worth } de cada 100 partidas
reason-answer-valued = { reason-answer-ahead }
reason-answer-chips = { reason-answer }: { $worth } de media
reason-answer-often = { reason-answer }: { $worth } veces de cada 100
reason-answer-usual = Mi regla habría dicho: { reason-answer }

# Lo que puede decir mientras se juega la mano: lo que todos ven
reason-doubt = { $doubt ->
    [none] Tuviera lo que tuviera, aquí mi regla dice lo mismo.
    [little] Con casi todas las manos que podría tener, mi regla dice lo mismo.
    [some] No sin dudas: con algunas manos que podría tener, mi regla dice otra cosa.
    [odd] Ya sé que aquí se esperaba otra cosa. Después de la mano os cuento más.
   *[even] Por lo que podéis ver, estaba muy igualado. Después de la mano os cuento más.
}
reason-answer-seen = { reason-answer }: con { $worth } de 100 manos que podría tener
reason-answer-covered = Lo que hice: con { $worth } de 100 manos que podría tener
reason-answer-others = Otra cosa: con { $worth } de 100

# How a bot plays, as people choose it
bot-gentle = suave
bot-regular = normal
bot-expert = experto
level-gentle = Juega limpio y olvida mucho. Buena compañía para una primera partida.
level-regular = Juega con las reglas sencillas de quienes conocen el juego.
level-expert = Imagina lo que pueden tener los demás y juega cada opción hasta el final antes de elegir.
level-brought = Un bot que se ha añadido a este servidor.
play-how = ¿Cómo deben jugar los bots?
play-reason = { $name }: { $reason }
play-reason-whole = { $name }, en retrospectiva: { $reason }
play-look-back = Escribe why NOMBRE para oír por qué un bot jugó así la última vez, save ARCHIVO, o solo Intro para irte.
play-no-why = Ningún bot ha hecho aún nada que pueda explicar.

# On paper: columns of score pads, and where games come from
pad-scored = puntos
pad-total = total
pad-won = + o −
poker-suite = De The Cheapass Games Poker Suite, © 2011 James Ernest y Cheapass Games, www.cheapass.com, CC BY-NC-ND 3.0. Contado aquí con nuestras propias palabras.
fugue-system = The Fugue system of game mechanics created for the Alas Vegas RPG, designer James Wallis, CC BY-SA 4.0. Con cambios.

# Lo que miden los estudios
measure-rounds = rondas, manos o repartos
measure-turns = turnos
measure-answers = respuestas
measure-forced = preguntas con una sola respuesta posible
measure-choices = opciones cuando se puede elegir
measure-leads = cambios en cabeza
measure-half-time = partidas que gana quien iba en cabeza a media partida
measure-alone = partidas sin victoria compartida
measure-cut-off = partidas cortadas por un límite
measure-seat = partidas ganadas desde la silla { $seat }
measure-skill = partidas que gana el primer bot por encima de lo que le tocaría
measure-luck = repartos que gana la misma silla, la ocupe quien la ocupe

# La hoja de puntuación en la app
pad-next = Reparte { $dealer }.
pad-leads = { $count ->
    [one] { $names } va en cabeza con { $points }.
   *[other] { $names } van en cabeza con { $points }.
}
pad-lacks = { $lacks ->
    [one] Falta uno para llegar a { $target }.
   *[other] Faltan { $lacks } para llegar a { $target }.
}
pad-tied-on = { $names } empatan en cabeza: se sigue hasta que alguien vaya por delante.
pad-out = { $count ->
    [one] { $names } está fuera de juego.
   *[other] { $names } están fuera de juego.
}
pad-end-target = { $count ->
    [one] { $names } ha llegado a { $target }.
   *[other] { $names } han llegado a { $target } a la vez.
}
pad-end-rounds = { $rounds ->
    [one] No se acordó más que una.
   *[other] Ya se han jugado las { $rounds }.
}
pad-end-cap = Se acordó parar después de { $rounds } en todo caso.
pad-end-last-one = Solo { $names } sigue en juego.
pad-end-all-out = No queda nadie en juego; quienes salieron al final comparten la victoria.
pad-stopped = Habéis acabado la partida aquí.
pad-wins = { $count ->
    [0] No gana nadie.
    [one] Gana { $names } con { $points }.
   *[other] { $names } comparten la victoria con { $points }.
}
refused-pad-missing = { $name }, { $column }: falta rellenarlo.
refused-pad-not-negative = { $name }, { $column }: nunca menos de 0.
refused-pad-least = { $name }, { $column }: { $least } como mínimo.
refused-pad-most = { $name }, { $column }: { $most } como máximo.
refused-pad-most-cards = { $name }, { $column }: { $most ->
    [one] una carta
   *[other] { $most } cartas
} como máximo.
refused-pad-card-twice = { $name }, { $column }: solo hay { $each } de cada.
refused-pad-sum = La fila suma { $sum } y tiene que dar { $must }.
refused-pad-sum-most = La fila suma { $sum }, pero no hay más que { $most } en juego.
refused-pad-too-many-winners = { $most ->
    [one] Aquí solo puede ganar una persona.
   *[other] Aquí pueden ganar { $most } como mucho.
}
refused-pad-one-only = { $column }: solo una persona.
refused-pad-is-out = { $name } está fuera y ahí no se apunta nada.
refused-pad-is-over = La partida ha terminado. Para seguir, corregid una fila o deshaced la última.
refused-pad-more-than-had = { $name } solo tenía { $had }.
refused-pad-only-lost = { $name }, { $column }: aquí solo se pierde, así que 0 o menos.
refused-pad-ante = { $name } ha pagado al menos el ante de { $ante }.
refused-pad-not-a-row = Esa fila no encaja en esta hoja. Volved a cargar la página y apuntadla otra vez.
refused-pad-written-meanwhile = Mientras tanto ha escrito otra persona. Mirad la hoja y apuntadlo después.
refused-pad-full = La hoja está llena. Empezad otra.
refused-pad-empty = En la hoja todavía no hay nada.

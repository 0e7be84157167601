title = Domino Knights
tagline = Convierte fichas de dominó en caballeros, asalta a tus vecinos y guarda un mago en la manga.

# Questions
prompt-vote = ¿Por qué meta votas? Salió un comodín, y se juega la meta más votada.
    .do = Votar: { $chosen }
prompt-draw-source = ¿Tomas la carta de encima del descarte o robas todas del mazo?
    .do = { $top ->
        [1] Tomar { $chosen }
       *[0] Robar del mazo
    }
prompt-promote = Di qué escuderos han acabado su instrucción. Se convierten en caballeros.
    .do = Ascender a { $chosen }
    .pass = No ascender a nadie
prompt-orient = ¿Con qué mitad atacan tus nuevos caballeros? La alta ataca y la baja defiende, salvo que gires la ficha. Así se queda.
    .do = Dar la vuelta a { $chosen }
    .pass = Dejarlos como están
    .sure = ¿Dar la vuelta a { $chosen }? Así se quedan.
    .sure-pass = ¿Dejar que ataquen todas las mitades altas? Así se quedan.
prompt-orient-pair = ¿Qué carta de tu caballero nuevo ataca? La otra defiende.
    .do = Ataca { $chosen }
    .sure = ¿Ataca { $chosen } y la otra defiende? Así se quedan.
prompt-copy = ¿A quién copia tu Doppelgänger? Tiene que ser un caballero de su palo.
    .do = Copiar a { $chosen }
prompt-train = ¿A quién instruyes? Di un recluta y luego cartas de un palo que cubran sus puntos. O nada si ya está.
    .do = { $count ->
        [1] Instruir { $first }
       *[other] Instruir { $first } con { $rest }
    }
    .pass = Acabar la instrucción
prompt-dissolve = Devuelve a los escuderos que ya no están pagados. Se anuló la Riqueza, y sus cartas vuelven también.
    .do = Devolver { $chosen }
    .pass = No devolver a nadie
prompt-attack = ¿A quién atacas? Di un rival y luego tus caballeros. O nada para acabar tus ataques.
    .do = { $count ->
        [1] Atacar a { $first }
       *[other] Atacar a { $first } con { $rest }
    }
    .pass = No atacar más
    .sure = ¿Atacar a { $first } con { $rest }? Los caballeros que salen no se vuelven atrás.
prompt-aid-attack = ¿Mandas caballeros a este ataque? O no intervengas.
    .do = Mandar { $chosen }
    .pass = No intervenir
    .sure = ¿Mandar { $chosen }? Los caballeros que salen no se vuelven atrás.
prompt-defend = ¿Cómo defiendes? Di un caballero y el atacante al que planta cara, cuantas veces quieras. O nada.
    .do = Defender así
    .pass = Dejarlos pasar
    .sure = ¿Defender así?{ $damage ->
        [0] {""}
       *[other] {" "}Sigues arriesgando { $damage } de Salud.
    }
    .sure-pass = { $damage ->
        [0] {""}
       *[other] ¿Dejarlos pasar? Pierdes { $damage } de Salud.
    }
prompt-aid-defence = ¿Mandas caballeros a ayudar a la defensa? Di un caballero y el atacante al que planta cara, o pasa.
    .do = Ayudar así
    .pass = No intervenir
    .sure = ¿Ayudar así? Los caballeros que salen no se vuelven atrás.
prompt-loot = ¿Tomas a uno de los caídos? El campo es tuyo, y va a tu propio cementerio.
    .do = Tomar { $chosen }
    .pass = Dejarlos
prompt-stack = Entierra a tus caballeros caídos. El último que digas queda encima de tu cementerio.
    .do = Enterrar: { $chosen }
prompt-discard = { $least ->
        [0] ¿Descartas algo? Las cartas que no quieres dejan sitio a otras.
       *[other] Descarta hasta quedarte con cinco cartas. Puedes descartar más.
    }
    .do = Descartar { $chosen }
    .pass = Guardar todo
    .sure = ¿Descartar { $chosen }? { $kept ->
        [one] Te queda 1 carta
       *[other] Te quedan { $kept } cartas
    }.
prompt-react = ¿Juegas ahora una carta especial? Elige cuál y para quién, o pasa. Surte efecto si nadie la detiene con un diez.
    .do = { $count ->
        [1] Jugar { $first }
       *[other] Jugar { $first } sobre { $rest }
    }
    .pass = Pasar
    .sure = { $count ->
        [1] ¿Jugar { $first }
       *[other] ¿Jugar { $first } sobre { $rest }
    }? Una carta especial anunciada ya está gastada.
prompt-disrupt = ¿Detienes la carta anunciada con un diez? Si nadie lo hace, surte efecto.
    .do = Responder con { $chosen }
    .pass = Dejarla
    .sure = ¿Gastar { $chosen }? Un mago anunciado ya está gastado.

# Words
word-deck = Del mazo
word-recruit = Recluta
word-candidate = Escudero
word-high = Ataca la mitad alta
word-low = Ataca la mitad baja
word-apart = por separado
word-last_standing = Último reino en pie
word-first_to_fame = Llegar primero a la Fama fijada
word-most_fame_at_time = Más Fama al acabar el tiempo
word-fame_attrition = Último en pie, la Fama nunca crece

# Why a choice was refused
refused-trains-nobody = { $token } no sirve para instruir: valen del 2 al rey.
refused-pair-needed = Un caballero es una pareja de un palo, y { $token } no tiene compañera aquí.
refused-tile-first = Di primero el recluta y luego sus cartas.
refused-in-training = { $token } no necesita más cartas, o no hay más de su palo.
refused-cannot-pay = No puedes cubrir { $token } con cartas de un solo palo.
refused-one-card-only = La doble blanca lleva exactamente una carta.
refused-one-suit = Todas las cartas de un recluta son del mismo palo.
refused-not-enough = Con { $token } como última, las cartas no cubrirían el coste. Dilas todas juntas.
refused-no-special = { $token } no es una carta especial.
refused-wealth-in-training = La Riqueza se juega mientras instruyes.
refused-wealth-is-spent = La Riqueza solo se puede anular mientras instruye quien la jugó.
refused-no-target = No hay nada contra lo que jugar { $token }.
refused-not-a-target = La carta no puede ir contra { $token }.
refused-only-wizards = Solo un diez responde a una carta especial.
refused-opponent-first = Di primero el rival y luego tus caballeros.
refused-attacked-already = A { $token } ya se le atacó en este turno.
refused-no-opponent = A { $token } no se le puede atacar.
refused-nobody-to-send = No tienes ningún caballero que mandar contra { $token }.
refused-engaged = { $token } está en este combate o ya salió de él.
refused-tired = { $token } está sin fuerzas y descansa.
refused-barred = A { $token } lo rechazó una reina y tiene que esperar.
refused-used = { $token } ya ha luchado y no está activo.
refused-loyal = { $token } es del palo de una reina y no ataca su reino.
refused-group-next = Después de un caballero, di el atacante al que planta cara.

# What happened
unseen = { $count ->
    [one] una pieza boca abajo
   *[other] { $count } piezas boca abajo
}
said-goal-last_standing = La meta: ser el último reino en pie.
said-goal-first_to_fame = La meta: ser el primer reino en llegar a la Fama fijada.
said-goal-most_fame_at_time = La meta: tener más Fama al acabar el tiempo.
said-goal-fame_attrition = La meta: ser el último reino en pie, y la Fama nunca crece.
decided-vote = { $seat } { VERB($who, you: "votas", one: "vota", many: "votan") } por: { $word }.
said-vote-tied = Hay empate en la votación. Se descubre otra carta.
said-draws = { $seat } { VERB($who, you: "robas", one: "roba", many: "roban") } { $piece } para ver quién empieza.
said-first-player = { $seat } { VERB($who, you: "tienes", one: "tiene", many: "tienen") } la carta más alta y { VERB($who, you: "empiezas", one: "empieza", many: "empiezan") }.
said-starts-health = { $seat } { VERB($who, you: "empiezas", one: "empieza", many: "empiezan") } con { $number } de Salud{ $who ->
    [one] {""}
    [you] {""}
   *[other] {" "}cada cual
}.
said-starts-fame = { $seat } { VERB($who, you: "empiezas", one: "empieza", many: "empiezan") } con { $number } de Fama{ $who ->
    [one] {""}
    [you] {""}
   *[other] {" "}cada cual
}.
said-round = Ronda { $number }.
said-deck-renewed =
    .aside = Se acabó el mazo. Se baraja el descarte y es el mazo nuevo.
said-dead-return =
    .aside = Quedan pocos campesinos. Los cementerios devuelven todo menos la ficha de encima.
decided-draw-source = { $act ->
    [deck] { $seat } { VERB($who, you: "robas", one: "roba", many: "roban") } del mazo.
   *[none] { $seat } { VERB($who, you: "tomas", one: "toma", many: "toman") } { $pieces } del descarte.
}
decided-draw-source-pass = { $seat } { VERB($who, you: "robas", one: "roba", many: "roban") } del mazo.
decided-promote = { $seat } { VERB($who, you: "nombras", one: "nombra", many: "nombran") } caballero: { $pieces }.
decided-orient = { $seat } { VERB($who, you: "das", one: "da", many: "dan") } la vuelta a { $pieces }: ataca la mitad menor y defiende la mayor.
decided-orient-pair = { $seat } { VERB($who, you: "haces", one: "hace", many: "hacen") } atacar a { $pieces }.
said-trains = { $who ->
    [you] Instruyes a { $moved-recruits-candidates }{ $moved-hand-training-count ->
        [0] , aún sin cartas.
       *[other] {" "}con { $moved-hand-training }.
    }
   *[other] { $moved-hand-training-count ->
        [0] { $seat } empieza a instruir a un recluta, aún sin cartas.
        [1] { $seat } instruye a un recluta con una carta boca abajo.
       *[other] { $seat } instruye a un recluta con { $moved-hand-training-count } cartas boca abajo.
    }
}
said-goes-on-training = { $seat } { VERB($who, you: "sigues", one: "sigue", many: "siguen") } instruyendo a un escudero y { VERB($who, you: "pones", one: "pone", many: "ponen") } { $laid }.
said-trains-pair = { $seat } { VERB($who, you: "pones", one: "pone", many: "ponen") } { $laid } para instruir.
said-dissolved = Un escudero { $who ->
    [you] tuyo
   *[other] de { $seat }
} no estaba pagado y vuelve.
said-copies = { $who ->
    [you] Tu Doppelgänger
   *[other] El Doppelgänger de { $seat }
} copia a { $piece }.
said-doppelganger-gone = { $who ->
    [you] Tu Doppelgänger
   *[other] El Doppelgänger de { $seat }
} no encuentra a quién copiar y desaparece.
aimed = { $act ->
    [recruit] , contra un recluta { $whom ->
        [you] tuyo
       *[other] de { $target }
    }
    [candidate] , contra un escudero { $whom ->
        [you] tuyo
       *[other] de { $target }
    }
   *[none] { $pieces-count ->
        [0] { $whom ->
            [none] {""}
            [you] , sobre tu reino
           *[other] , sobre el reino de { $target }
        }
       *[other] , sobre { $pieces }
    }
}
# What a special card does, in the log and wherever it is explained
does-courage = allí los caballeros de su palo se hacen más fuertes
does-loyalty = los caballeros de su palo no lo atacan
does-majesty = allí los caballeros de su palo pueden luchar más de una vez
does-power = su ataque y su defensa se doblan
does-wealth = las cartas de instrucción cuentan doble
said-plays-necromancer = { $seat } { VERB($who, you: "juegas", one: "juega", many: "juegan") } { $piece }, un nigromante{ aimed }.
said-plays-wizard = { $seat } { VERB($who, you: "juegas", one: "juega", many: "juegan") } { $piece }, un mago{ $pieces-count ->
    [0] , para anular lo que se acaba de jugar.
   *[other] { aimed }.
}
said-plays-courage = { $seat } { VERB($who, you: "juegas", one: "juega", many: "juegan") } { $piece }, Valor{ aimed }: { does-courage }.
said-plays-loyalty = { $seat } { VERB($who, you: "juegas", one: "juega", many: "juegan") } { $piece }, Lealtad{ aimed }: { does-loyalty }.
said-plays-majesty = { $seat } { VERB($who, you: "juegas", one: "juega", many: "juegan") } { $piece }, Majestad{ aimed }: { does-majesty }.
said-plays-power = { $seat } { VERB($who, you: "juegas", one: "juega", many: "juegan") } { $piece }, Poder{ aimed }: { does-power }.
said-plays-wealth = { $seat } { VERB($who, you: "juegas", one: "juega", many: "juegan") } { $piece }, Riqueza: { does-wealth }.
said-plays-mercenary = { $seat } { VERB($who, you: "juegas", one: "juega", many: "juegan") } { $piece } para contratar a un mercenario{ $pieces-count ->
    [0] {""}
   *[other] : { $pieces }
}.
said-plays-life = { $seat } { VERB($who, you: "juegas", one: "juega", many: "juegan") } { $piece }, Vida{ $pieces-count ->
    [0] {""}
    [2] : { $first }, con { $second } como instrucción, es caballero al momento
   *[other] , para { $pieces }
}.
said-plays-death = { $seat } { VERB($who, you: "juegas", one: "juega", many: "juegan") } { $piece }, Muerte{ aimed }.
said-negated = { $piece } queda sin efecto.
said-disrupted = { $piece } queda sin efecto.
decided-attack = { $seat } { $whom ->
    [you] te { VERB($who, you: "atacas", one: "ataca", many: "atacan") } con { $pieces }.
   *[other] { VERB($who, you: "atacas", one: "ataca", many: "atacan") } a { $target } con { $pieces }.
}
decided-aid-attack = { $seat } { VERB($who, you: "mandas", one: "manda", many: "mandan") } { $pieces } a este ataque.
decided-defend = { "" }
decided-defend-pass = { $seat } no { VERB($who, you: "defiendes", one: "defiende", many: "defienden") }.
decided-aid-defence = { "" }
said-sets = { $number ->
    [0] { $seat } { VERB($who, you: "pones", one: "pone", many: "ponen") } { $piece } frente a { $named-against }.
   *[other] { $seat } { VERB($who, you: "ayudas", one: "ayuda", many: "ayudan") } a la defensa y { VERB($who, you: "pones", one: "pone", many: "ponen") } { $piece } frente a { $named-against }.
}
said-against = { "" }
said-cannot-defend = { $who ->
    [you] Todos tus caballeros
   *[other] Todos los caballeros de { $seat }
} han luchado ya y no pueden defender.
said-turned-away = { $piece } es del palo de la reina, no lucha contra su reino y da media vuelta.
said-held = { $named-held-defender } y { $named-held-attacker } se aguantan: no cae ninguno.
said-held-defender = { "" }
said-held-attacker = { "" }
said-falls = { $who ->
    [you] Cae tu { $piece }.
   *[other] Cae { $piece } de { $seat }.
}
said-dies = { $who ->
    [you] Muere tu { $piece }.
   *[other] Muere { $piece } de { $seat }.
}
said-unblocked = Un ataque de { $number } llega hasta { $who ->
    [you] tu reino
   *[other] el reino de { $seat }
}.
decided-loot = { $seat } { VERB($who, you: "tomas", one: "toma", many: "toman") } { $pieces } de entre los caídos.
decided-discard = { $seat } { VERB($who, you: "descartas", one: "descarta", many: "descartan") } { $pieces }.
said-ejected = { $who ->
    [you] Tu reino
   *[other] El reino de { $seat }
} ha caído.
said-fame-reached = { $seat } { VERB($who, you: "llegas", one: "llega", many: "llegan") } a la Fama fijada.
said-time-up = Se acabó el tiempo.
scored = { $rule ->
    [KNI-222] { $total ->
        [0] { $seat } { VERB($who, you: "te quedas", one: "se queda", many: "se quedan") } sin Salud.
       *[other] { $seat } { VERB($who, you: "conservas", one: "conserva", many: "conservan") } { $total } de Salud.
    }
    [KNI-612] { $seat } { VERB($who, you: "tienes", one: "tiene", many: "tienen") } ya { $total } de Fama.
   *[other] {""}
}
end-last-standing = { $who ->
    [one] El reino de { $seat } es el último en pie.
    [you] Tu reino es el último en pie.
   *[other] Los últimos reinos en pie: { $seat }.
}
end-none-standing = { $who ->
    [one] No queda ningún reino; el de { $seat } fue de los últimos en caer.
    [you] No queda ningún reino; el tuyo fue de los últimos en caer.
   *[other] No queda ningún reino; los últimos en caer: { $seat }.
}
end-fame-target = { $seat } { VERB($who, you: "llegas", one: "llega", many: "llegan") } a los { $number } de Fama fijados.
end-time-up = Se acabó el tiempo, y { $seat } { VERB($who, you: "tienes", one: "tiene", many: "tienen") } más { $counted ->
    [health] Salud
   *[fame] Fama
} que nadie: { $number }.
end-rounds-up = Se han jugado las { $rounds } rondas, y { $seat } { VERB($who, you: "tienes", one: "tiene", many: "tienen") } más { $counted ->
    [health] Salud
   *[fame] Fama
} que nadie: { $number }.
moved-to-knights = { $shares-count ->
    [0] { $pieces-count ->
        [one] Caballero nuevo
       *[other] Caballeros nuevos
    }: { $seat } { $pieces }.
   *[other] Caballeros nuevos: { $shares }.
}
decided-promote-pass = { "" }
decided-orient-pass = { "" }
decided-train = { "" }
decided-train-pass = { "" }
decided-dissolve = { "" }
decided-dissolve-pass = { "" }
decided-copy = { "" }
decided-attack-pass = { "" }
decided-aid-attack-pass = { "" }
decided-aid-defence-pass = { "" }
decided-loot-pass = { "" }
decided-stack = { "" }
decided-stack-pass = { "" }
decided-discard-pass = { "" }
decided-react = { "" }
decided-react-pass = { "" }
decided-disrupt = { "" }
decided-disrupt-pass = { "" }
turned = { "" }
moved-to-pending = { "" }
moved-recruits-candidates = { "" }
moved-hand-training = { "" }
moved-deck-hand = { $shares-count ->
    [0] { $who ->
        [you] Robas { $pieces }.
       *[other] { $seat } roba { $count ->
            [one] una carta
           *[other] { $count } cartas
        }.
    }
   *[other] { $count } cartas por persona{ $yours-count ->
        [0] .
       *[other] ; las tuyas: { $yours }.
    }
}
moved-peasants-recruits = { $shares-count ->
    [0] { $who ->
        [you] Robas { $pieces } para instruir.
       *[other] { $seat } roba { $count ->
            [one] una ficha
           *[other] { $count } fichas
        } para instruir.
    }
   *[other] { $count } fichas por persona para instruir{ $yours-count ->
        [0] .
       *[other] ; las tuyas: { $yours }.
    }
}
moved-to-recruits =
    .detail = De vuelta entre los reclutas: { $seat } { $pieces }.
moved-to-candidates =
    .detail = De vuelta entre los escuderos: { $seat } { $pieces }.
moved-to-training =
    .detail = En instrucción: { $seat } { $pieces }.
moved-to-under = { "" }
moved-to-before = { "" }
moved-to-graveyard = { "" }
moved-to-hand =
    .detail = De vuelta a una mano: { $pieces }.
moved-to-discard = { "" }
moved-to-deck =
    .detail = De vuelta al mazo: { $pieces }.
moved-to-peasants =
    .detail = De vuelta entre los campesinos: { $pieces }.
moved-pending-discard = { "" }
shown-hand =
    .detail = Boca arriba: { $pieces }.


# The table
zone-peasants = campesinos
zone-deck = mazo
zone-discard = descarte
zone-pending = centro de la mesa
zone-hand = mano
zone-recruits = reclutas
zone-candidates = escuderos
zone-training = cartas de instrucción
zone-knights = caballeros
zone-under = cartas bajo caballeros
zone-before = cartas delante
zone-graveyard = cementerio
phase-vote = Se vota la meta
phase-draw-source = Robo
phase-promote = Ascensos
phase-orient = Caballeros nuevos
phase-orient-pair = Caballeros nuevos
phase-copy = El Doppelgänger
phase-train = Instrucción
phase-dissolve = Se acabó la Riqueza
phase-attack = Ataque
phase-aid-attack = Ayuda al ataque
phase-defend = Defensa
phase-aid-defence = Ayuda a la defensa
phase-loot = Botín
phase-stack = Los caídos
phase-discard = Descarte
phase-react = Cartas especiales
phase-disrupt = Magos

# Options
option-edition = Edición
    .part = Edición y material
    .help = Qué versión del reglamento se sigue.
option-edition-0_8 = 0.8
option-edition-0_9 = 0.9
option-domino_set = Juego de dominó
    .help = El número más alto de una mitad.
option-decks = Barajas
    .help = Cada una con dos comodines.
option-decks-auto = una por cada tres personas
option-goal = Meta
    .part = A qué se juega
    .help = Cómo se gana. Ser el último en pie con Fama puede no acabar nunca; va mejor una Fama fijada o un límite de tiempo.
option-goal-last_standing = último reino en pie
option-goal-healthiest_at_time = más Salud al acabar el tiempo
option-goal-first_to_fame = llegar primero a la Fama fijada
option-goal-most_fame_at_time = más Fama al acabar el tiempo
option-goal-fame_last_standing = último en pie, con Fama (puede no acabar)
option-goal-fame_attrition = último en pie, la Fama nunca crece
option-goal-random = lo decide una carta
option-health_start = Salud inicial
    .help = Cuando se acaba, se acaba el reino.
option-health_start-auto = tres veces la mitad más alta
option-fame_start = Fama inicial
    .help = Para las metas que se juegan con Fama.
option-fame_target = Fama fijada
    .help = Gana, si la meta es llegar primero.
option-fame_value = Un caballero caído vale
    .help = En Fama, para quien lo derribó y para quien lo perdió.
option-fame_value-one = uno
option-fame_value-pips = sus puntos
option-fame_unblocked = Ataques sin bloquear con Fama
    .help = Una regla de la casa; según el reglamento no hacen nada.
option-fame_unblocked-none = no hacen nada
option-fame_unblocked-lose_one = cuestan un punto a la defensa
option-fame_unblocked-transfer_one = quitan un punto a la defensa
option-random_goal_joker = Si la meta sale por comodín
    .help = Solo cuando decide una carta.
option-random_goal_joker-redraw = se descubre otra carta
option-random_goal_joker-vote = se vota
option-time_limit_minutes = Límite de tiempo en minutos
    .part = Tiempo
    .help = Según el reloj de quien lleva la mesa, para metas que lo necesiten.
option-time_limit_minutes-auto = ninguno, o 60 si no se cuentan rondas
option-time_limit_minutes-none = ninguno
option-round_limit = Límite de rondas
    .help = Rondas que hacen las veces de reloj.
option-round_limit-auto = 8, si no corre un reloj
option-round_limit-none = ninguno
option-time_check = Al acabarse el tiempo
    .help = Qué se termina todavía.
option-time_check-auto = el turno con reloj, la ronda con rondas
option-time_check-end_of_turn = se termina el turno
option-time_check-end_of_round = se termina la ronda
option-multi_turn_training = Instrucción en varios turnos
    .part = Instrucción y combate
    .help = Se puede empezar un escudero antes de cubrir su coste.
option-train_after_discard = Instruir tras el descarte
    .help = La instrucción sigue hasta que empieza tu próximo turno. Edición 0.9.
option-attack_as_unit = Atacar en grupo
    .help = Los atacantes pueden luchar juntos, como siempre pueden los defensores. Edición 0.9.
option-loot_battlefield = Botín
    .help = Quien vence pone un caballero caído encima de su propio cementerio.
option-loot_trigger = Vence
    .help = Quién puede tomar botín.
option-loot_trigger-battle = quien perdió menos caballeros
option-loot_trigger-ejection = quien elimina un reino
option-majesty_fatigue = Los reyes agotan
    .help = Los caballeros que lucharon otra vez bajo un rey descansan una ronda. Edición 0.9.
option-dominoless = Sin dominó
    .part = Sin dominó, y cartas especiales
    .help = Parejas de cartas ocupan el lugar de las fichas.
option-ace_of_diamonds = As de diamantes sin dominó
    .help = Allí la Riqueza no sirve.
option-ace_of_diamonds-mercenary = contrata a un caballero
option-ace_of_diamonds-inert = no hace nada
option-mercenary_duration = Un mercenario sirve
    .help = Solo sin dominó.
option-mercenary_duration-edition = según la edición
option-mercenary_duration-round = una ronda
option-mercenary_duration-until_disrupted = hasta que se anule
option-blank_cards = Cartas en blanco por baraja
    .help = Doppelgänger, solo sin dominó.
option-graveyard_mode = Cementerios sin dominó
    .help = A quién puede alzar un nigromante.
option-graveyard_mode-last_only = guardan el último caballero
option-graveyard_mode-battlefield_only = no hay, solo el campo de batalla
option-death_targets = La Muerte alcanza
    .part = Cómo se leen las reglas
    .help = Si los reclutas están a salvo.
option-death_targets-edition = según la edición
option-death_targets-knights_candidates = caballeros y escuderos
option-death_targets-any_domino = también reclutas
option-life_suit_08 = Caballeros hechos por la Vida en 0.8
    .help = No tienen carta de instrucción que les dé palo.
option-life_suit_08-none = no tienen palo
option-life_suit_08-hearts = son de corazones
option-refresh = Los caballeros usados se reactivan
    .help = En la edición 0.9, que no lo dice.
option-refresh-owner_turn = en el robo de su reino
option-refresh-every_turn = después de cada turno
option-blocker_removed = Un atacante que se queda sin bloqueo
    .help = Cuando al último que tenía delante lo mataron, contrataron o rechazaron.
option-blocker_removed-unblocked = pasa
option-blocker_removed-blocked = queda parado igualmente
option-queen_defender = Caballeros que no pueden enfrentarse
    .help = Cuando una reina impide luchar a quien bloquea.
option-queen_defender-idle_block = bloquean sin luchar
option-queen_defender-step_aside = no pueden bloquear
option-ace_clock = Vida y Poder acaban en el robo de
    .help = En la edición 0.9.
option-ace_clock-controller = quien controla al caballero
option-ace_clock-player = quien jugó la carta
option-doppel_death_spreads = La Muerte alcanza al Doppelgänger
    .help = Cuando la carta mata al caballero que copia.
option-reaction_windows = Las cartas especiales se juegan
    .part = Ritmo
    .help = Con menos momentos la mesa va más rápida; las reglas son las mismas.
option-reaction_windows-full = después de cada paso
option-reaction_windows-lean = en cuatro momentos
option-max_rounds = Tope de seguridad
    .help = La partida se para tras estas rondas.

preset-classic_0_9 = Clásico, edición 0.9
    .help = El reglamento más nuevo, tal cual.
preset-classic_0_8 = Clásico, edición 0.8
    .help = El reglamento más antiguo: los caballeros se giran, los ases duran más.
preset-quick = Rápido
    .help = Menos momentos para cartas especiales, y la instrucción sigue entre turnos.
preset-tournament = Torneo
    .help = Una carrera por la Fama, con atacantes que pueden luchar juntos. Puede alargarse: con gente prudente suele acabarla el tope de rondas.
preset-dominoless = Sin dominó
    .help = Sin fichas: los caballeros son parejas de cartas de un palo.

# What the table works out
hint-goal-last_standing = Ronda { $round }. Gana el último reino en pie.
hint-goal-healthiest_at_time = Ronda { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}de { $rounds }
}. Al acabar el tiempo gana el reino con más Salud.
hint-goal-first_to_fame = Ronda { $round }. Gana el primer reino con { $target } de Fama.
hint-goal-most_fame_at_time = Ronda { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}de { $rounds }
}. Al acabar el tiempo gana quien más Fama tenga.
hint-goal-fame_last_standing = Ronda { $round }. Gana el último reino en pie.
hint-goal-fame_attrition = Ronda { $round }. Gana el último reino en pie. La Fama nunca crece.
hint-ejected = { $seat } está fuera.
    .tag = fuera
hint-knights = { $who ->
    [you] Tus caballeros
   *[other] Caballeros de { $seat }
}, ataque/defensa: { $knights }{ $idle ->
    [0] {""}
   *[other] {" "}(entre paréntesis: ahora no)
}. Todos los disponibles: { $attack }/{ $defence }.
hint-knight =
    .note = ⚔{ $attack } ⛨{ $defence }{ $suit ->
        [clubs] {" "}♣
        [diamonds] {" "}♦
        [hearts] {" "}♥
        [spades] {" "}♠
       *[none] {""}
    }, { $state ->
        [fallen] caído
        [fighting] en combate
        [tired] agotado
        [barred] rechazado
        [tapped] girado
        [used] usado
       *[ready] listo
    }
    .aloud = ataque { $attack }, defensa { $defence }{ $suit ->
        [clubs] , tréboles
        [diamonds] , diamantes
        [hearts] , corazones
        [spades] , picas
       *[none] {""}
    }, { $state ->
        [fallen] caído
        [fighting] en combate
        [tired] agotado
        [barred] rechazado
        [tapped] girado
        [used] usado
       *[ready] listo
    }
on-kingdom = { $mine ->
    [1] tu reino
   *[0] el reino de { $seat }
}
on-knight = { $mine ->
    [1] tu { $second }
   *[0] { $second } de { $seat }
}
suit-sign = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
lasting = { $ends ->
    [draw] { $own-end ->
        [1] , hasta que vuelvas a robar
       *[0] , hasta que { $other } vuelva a robar
    }
    [maintain] { $own-end ->
        [1] , hasta tu próximo mantenimiento
       *[0] , hasta el próximo mantenimiento de { $other }
    }
    [promote] { $own-end ->
        [1] , hasta que asciendas
       *[0] , hasta que { $other } ascienda
    }
   *[never] {""}
}
hint-effect-courage = Valor en { on-kingdom }: { suit-sign } +{ $bonus } de ataque y defensa{ lasting }.
    .tag = en vigor
hint-effect-loyalty = Lealtad en { on-kingdom }: los caballeros de { suit-sign } no lo atacan{ lasting }.
    .tag = en vigor
hint-effect-majesty = Majestad en { on-kingdom }: los caballeros de { suit-sign } pueden luchar más de una vez{ lasting }.
    .tag = en vigor
hint-effect-wealth = Riqueza en { on-kingdom }: { does-wealth }{ lasting }.
    .tag = en vigor
hint-effect-power = Poder en { on-knight }: ataque y defensa dobles{ lasting }.
    .tag = en vigor
hint-effect-life = Vida en { on-knight }: puede luchar más de una vez{ lasting }.
    .tag = en vigor
hint-effect-mercenary = Mercenario: { $second } lucha para { $mine ->
    [1] ti
   *[0] { $seat }
}{ lasting }.
    .tag = a sueldo
special-name = { $kind ->
    [necromancer] Nigromante
    [wizard] Mago
    [courage] Valor
    [loyalty] Lealtad
    [majesty] Majestad
    [power] Poder
    [wealth] Riqueza
    [mercenary] Mercenario
    [life] Vida
   *[death] Muerte
}
plays-what = { $seat } juega { special-name }{ $aim ->
    [piece] {" "}sobre { $mine ->
        [1] tu { $second }
       *[0] { $second } de { $other }
    }
    [recruit] {" "}sobre { $mine ->
        [1] tu recluta número { $number }
       *[0] el recluta número { $number } de { $other }
    }
    [candidate] {" "}sobre { $mine ->
        [1] tu escudero número { $number }
       *[0] el escudero número { $number } de { $other }
    }
    [seat] {" "}sobre { on-aimed }
   *[none] {""}
}
on-aimed = { $mine ->
    [1] tu reino
   *[0] el reino de { $other }
}
hint-chain-stands = { plays-what }. Solo un diez la detiene.
    .tag = hace efecto
    .ask = { plays-what }. ¿Detener la carta con un diez?
hint-chain-falls = { $who ->
    [you] Tu carta { special-name }
   *[other] { special-name } de { $seat }
} fue detenida con un diez y queda sin efecto si no responde otro diez.
    .tag = queda en nada
    .ask = { $who ->
        [you] Tu carta { special-name }
       *[other] { special-name } de { $seat }
    } fue detenida con un diez. ¿Respondes con un diez tuyo?
hint-group-open = { $attackers } ({ $attack }/{ $defence }): nadie bloquea.
    .tag = { $attack } sin bloqueo
    .one = ⚔{ $attack }
    .other = ⛨{ "–" }
    .back = no tiene a nadie delante
    .comes = { $damage ->
        [0] pasa
       *[other] { $who ->
            [you] te cuesta { $damage } de Salud
           *[other] le cuesta { $damage } de Salud a { $foe }
        }
    }
hint-group-standoff = { $attackers } ({ $attack }/{ $defence }): con bloqueo, y nadie lucha.
    .tag = sin lucha
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
hint-group-held = { $attackers } ({ $attack }/{ $defence }) contra { $defenders } ({ $back }/{ $shield }): no cae nadie.
    .tag = no cae nadie
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = y de vuelta: { $back } contra { $defence }
hint-group-attack-falls = { $attackers } ({ $attack }/{ $defence }) contra { $defenders } ({ $back }/{ $shield }): cae el ataque.
    .tag = { $back } gana a { $defence }, cae el ataque
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = y de vuelta: { $back } contra { $defence }
hint-group-defence-falls = { $attackers } ({ $attack }/{ $defence }) contra { $defenders } ({ $back }/{ $shield }): cae la defensa.
    .tag = { $attack } gana a { $shield }, cae la defensa
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = y de vuelta: { $back } contra { $defence }
hint-group-both-fall = { $attackers } ({ $attack }/{ $defence }) contra { $defenders } ({ $back }/{ $shield }): caen ambos.
    .tag = caen ambos
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = y de vuelta: { $back } contra { $defence }
hint-fought-open = { $attackers } ({ $attack }/{ $defence }): nadie bloqueó.
    .tag = pasó
    .one = ⚔{ $attack }
    .other = ⛨{ "–" }
    .back = no tenía a nadie delante
    .comes = { $who ->
        [you] llegó hasta ti
       *[other] llegó hasta { $foe }
    }
hint-fought-standoff = { $attackers } ({ $attack }/{ $defence }): con bloqueo, y nadie luchó.
    .tag = sin lucha
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
hint-fought-held = { $attackers } ({ $attack }/{ $defence }) contra { $defenders } ({ $back }/{ $shield }): no cayó nadie.
    .tag = no cayó nadie
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = y de vuelta: { $back } contra { $defence }
hint-fought-attack-falls = { $attackers } ({ $attack }/{ $defence }) contra { $defenders } ({ $back }/{ $shield }): cayó el ataque.
    .tag = { $back } ganó a { $defence }, cayó el ataque
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = y de vuelta: { $back } contra { $defence }
hint-fought-defence-falls = { $attackers } ({ $attack }/{ $defence }) contra { $defenders } ({ $back }/{ $shield }): cayó la defensa.
    .tag = { $attack } ganó a { $shield }, cayó la defensa
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = y de vuelta: { $back } contra { $defence }
hint-fought-both-fall = { $attackers } ({ $attack }/{ $defence }) contra { $defenders } ({ $back }/{ $shield }): cayeron ambos.
    .tag = cayeron ambos
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = y de vuelta: { $back } contra { $defence }
hint-bereft = El Doppelgänger copia a { $model }. Si ese caballero cae, no le queda a quién copiar y desaparece también.
    .tag = se va con { $model }
hint-at-stake = Si todo sigue así, { $who ->
    [you] pierdes
   *[other] { $seat } pierde
} { $damage } de Salud.
    .total = { $damage } de Salud en juego
hint-target = Puedes atacar a { $seat }; caballeros que podrían bloquear: { $blockers }.
    .tag = { $blockers ->
        [0] nadie bloquea
        [one] 1 puede bloquear
       *[other] { $blockers } pueden bloquear
    }
hint-strike = Si todos los disponibles atacan a { $seat } con { $attack } y nadie bloquea, le quedan { $left } de Salud.
hint-lesson = El recluta { $tile } cuesta { $cost }; bastaría con { $pieces }.
hint-no-lesson = El recluta { $tile } cuesta { $cost }, más de lo que puedes pagar con un palo.
hint-unseen = Aún por salir: { $tens } dieces, { $aces } ases.
attack-on = { $who ->
    [you] Atacas a { $other }
   *[other] { $whom ->
        [you] { $seat } te ataca
       *[other] { $seat } ataca a { $other }
    }
}
hint-asked-aid-attack = { attack-on }.
    .ask = { attack-on }. ¿Mandas caballeros también?
hint-asked-defend = { attack-on }.
    .ask = { attack-on }. ¿Cómo te defiendes?
hint-asked-aid-defence = { attack-on }.
    .ask = { attack-on }. ¿Mandas caballeros en ayuda de { $other }?
hint-window-1 = { $who ->
    [you] Empieza tu turno.
   *[other] Empieza el turno de { $seat }.
}
    .ask = { $who ->
        [you] Empieza tu turno.
       *[other] Empieza el turno de { $seat }.
    } ¿Juegas ahora una carta especial?
hint-window-2 = { $who ->
    [you] Vas a instruir.
   *[other] { $seat } va a instruir.
}
    .ask = { $who ->
        [you] Vas a instruir.
       *[other] { $seat } va a instruir.
    } ¿Juegas antes una carta especial?
hint-window-3 = { $who ->
    [you] Has instruido.
   *[other] { $seat } ha instruido.
}
    .ask = { $who ->
        [you] Has instruido.
       *[other] { $seat } ha instruido.
    } ¿Juegas ahora una carta especial?
hint-window-4 = { attack-on }; otros pueden unirse todavía.
    .ask = { attack-on }. ¿Juegas una carta especial antes de que otros se unan?
hint-window-5 = { attack-on }; la defensa aún no está colocada.
    .ask = { attack-on }. ¿Juegas una carta especial antes de que se coloque la defensa?
hint-window-6 = { attack-on }; la defensa está colocada.
    .ask = La defensa está colocada. ¿Juegas ahora una carta especial?
hint-window-7 = { attack-on }; el combate está a punto de librarse.
    .ask = El combate está a punto de librarse. ¿Juegas antes una carta especial?
hint-window-8 = El combate se ha librado; los caídos siguen ahí.
    .ask = El combate se ha librado. ¿Juegas ahora una carta especial?
hint-window-9 = El combate ha terminado. { $who ->
    [you] Puedes atacar de nuevo.
   *[other] { $seat } puede atacar de nuevo.
}
    .ask = El combate ha terminado. ¿Juegas ahora una carta especial?
hint-window-10 = { $who ->
    [you] Acaba tu turno.
   *[other] Acaba el turno de { $seat }.
}
    .ask = { $who ->
        [you] Acaba tu turno.
       *[other] Acaba el turno de { $seat }.
    } ¿Juegas una carta especial antes del siguiente?

# While choosing
hint-costs = { $piece } cuesta { $cost }.
    .tag = cuesta { $cost }
hint-paying = { $piece } cuesta { $cost }. Le faltan { $missing } del mismo palo.
    .tag = le faltan { $missing }
    .total = { $paid } de { $cost } puntos
hint-paid = { $piece } cuesta { $cost } y ya está pagada.
    .tag = pagada
    .total = { $paid } de { $cost } puntos
hint-pair = { $count ->
    [0] Necesita una compañera del mismo palo.
    [one] Con otra carta del mismo palo ya es un caballero.
   *[other] Las dos serán un caballero cuando asciendan.
}
hint-no-stake = En esta partida la Salud no está en juego.
hint-keeps = { $over ->
    [0] No tienes que descartar más.
    [one] Tiene que irse una más.
   *[other] Tienen que irse { $over } más.
}
    .total = { $kept ->
        [one] Guardas 1 carta
       *[other] Guardas { $kept } cartas
    }
hint-draw-top = Va a tu mano, y el resto viene del mazo.
hint-draw-deck = Todas tus cartas vienen del mazo.
hint-becomes = { $piece } pasaría a { $attack }/{ $defence }.
    .tag = pasa a { $attack }/{ $defence }
hint-would-cost = En este combate { $who ->
    [you] perderías { $damage } de Salud en vez de { $before } y bajarías
   *[other] { $seat } perdería { $damage } de Salud en vez de { $before } y bajaría
} a { $left }.
hint-knighted = { $piece } se convertiría en caballero al momento.
    .tag = será caballero
hint-lively = { $piece } podría luchar más de una vez.
    .tag = lucha otra vez
hint-dies = { $piece } moriría.
    .tag = muere
hint-ends = { $piece } se acabaría.
    .tag = se acaba
hint-raised = { $piece } se alzaría de entre los muertos.
    .tag = se alza
hint-would-stand = { $piece } hace efecto al final, si nadie vuelve a responder.
    .tag = hace efecto
hint-would-fail = { $piece } queda en nada, si nadie vuelve a responder.
    .tag = queda en nada
hint-freed = { $count ->
    [0] Allí nadie ha luchado aún; de momento no cambia nada.
    [one] Un caballero de { $seat } ya ha luchado y podría volver a luchar.
   *[other] { $count } caballeros de { $seat } ya han luchado y podrían volver a luchar.
}
hint-kept-off = { $count ->
    [0] Ningún otro reino tiene ahora un caballero de ese palo.
    [one] Un caballero de los otros reinos es de ese palo.
   *[other] { $count } caballeros de los otros reinos son de ese palo.
}
hint-warn-hurts = { $mine ->
    [1] Cuidado: esto va contra tu propio reino.
   *[0] Esto va contra tu reino.
}
hint-warn-helps = Cuidado: esto ayuda a { $seat }, no a ti.
hint-playable = { $piece }: { special-name }.
    .tag = { special-name }
hint-special-necromancer = Un nigromante alza al muerto de encima de un cementerio.
hint-special-necromancer-fallen = Un nigromante alza a un caballero caído en este combate.
hint-special-wizard = Un mago acaba con una carta en vigor.
hint-special-courage = Valor: { does-courage }, { $bonus } en ataque y en defensa.
hint-special-loyalty = Lealtad protege un reino: { does-loyalty }.
hint-special-majesty-untapped = Majestad: { does-majesty }, porque entrar en combate no los gira. Los ya girados siguen así.
hint-special-majesty = Majestad: { does-majesty }, aunque ya hayan luchado.
hint-special-power = Poder en un caballero: { does-power }.
hint-special-wealth = Riqueza de quien la juega: { does-wealth }.
hint-special-mercenary = Un mercenario: el caballero elegido lucha para quien jugó la carta.
hint-special-life = Vida mantiene activo a un caballero, o hace caballero al momento a un recluta de quien la juega.
hint-special-life-pair = Vida mantiene activo a un caballero, o hace caballero al momento a una pareja de cartas de quien la juega.
hint-special-death-any = Muerte mata a un caballero, a uno en instrucción o a un recluta.
hint-special-death = Muerte mata a un caballero o a uno en instrucción.

fact-round = Ronda
fact-peasants = Campesinos
fact-deck = Mazo
fact-first = empieza
fact-defender = recibe el ataque
unit-points = { $by ->
    [first_to_fame] { $count } de Fama
    [most_fame_at_time] { $count } de Fama
    [fame_last_standing] { $count } de Fama
    [fame_attrition] { $count } de Fama
   *[other] { $count } de Salud
}

# The guided first game
guide-windows = Tú y { $seat } tenéis reinos pequeños con { $health } de Salud cada uno, y quien se queda sin Salud cae. Las fichas serán tus caballeros y las cartas los instruyen. Antes de cada paso cualquiera puede jugar cartas especiales: ases, reyes, reinas, jotas. De las tuyas lo son { $pieces }, y aún no hay en juego más que reclutas, que apenas valen una. Así que pasa; y cuando salga esta pregunta y yo no diga nada, pasa también.
guide-train = Estas fichas son tus reclutas. Una llega a caballero cuando cartas de un palo cubren sus puntos: { $piece } tiene { $pips }, y { $pieces } suma { $paid }. Hasta tu próximo turno es escudero; luego lucha: con una mitad ataca y con la otra defiende.
guide-train-more = { $piece } tiene { $pips ->
    [one] un punto
   *[other] { $pips } puntos
}, y { $pieces } suma { $paid }. Más caballeros, más ataques.
guide-train-done = No puedes pagar a nadie más, así que acaba. Los escuderos serán caballeros cuando empiece tu próximo turno.
guide-train-enough = Lo que queda te costaría cartas que valen más como especiales o más tarde. Acaba.
guide-orient = Los escuderos ya son caballeros. Una mitad ataca, la otra defiende, y así se queda. { $piece } atacaría con { $high } y defendería con { $low }. Dale la vuelta y será un muro: ataque { $low }, defensa { $high }.
guide-orient-more = Nuevos caballeros. { $piece } girada defiende con { $high } y ataca con { $low }.
guide-attack-open = { $seat } no tiene ningún caballero listo para cerrarte el paso. Un ataque que nadie bloquea cuesta Salud, tanta como el ataque de los caballeros: { $force } con { $pieces }, de { $health }. Pero quien ataca no puede bloquear hasta tu próximo turno.
guide-attack-win = Nadie puede bloquear, y { $seat } tiene { $health } de Salud. Envía { $pieces }, { $force } en total: es el final, si no te para una carta.
guide-attack-safe = { $blockers ->
    [one] Un caballero de { $seat } podría
   *[other] { $blockers } caballeros de { $seat } podrían
} bloquear, con { $danger } de ataque en total. { $pieces } lo aguantaría: un caballero solo cae ante un ataque mayor que su defensa.
guide-attack-again = { $pieces } atacaría con { $force }; para bloquear, { $seat } { $blockers ->
    [0] no tiene a nadie
    [one] tiene un caballero
   *[other] tiene { $blockers } caballeros
}.
guide-attack-home = { $blockers ->
    [one] Un caballero de { $seat } podría
   *[other] { $blockers } caballeros de { $seat } podrían
} bloquear, con { $danger } de ataque en total, más de lo que aguanta ninguno de tus atacantes. Quédate en casa esta vez y guárdalos para bloquear.
guide-block = { $seat } ataca con { $force }. Lo que no bloquees cuesta Salud. { $piece } defiende con { $defence } y para a { $second }, que ataca con { $attack }: ponlo ahí y { $through ->
    [0] no pasa nada
   *[other] solo pasan { $through }
}.
guide-block-again = { $piece } con { $defence } para a { $second } con { $attack }; { $through ->
    [0] no viene nada más
   *[other] pasarían { $through }
}.
guide-no-block = Ninguno de tus caballeros listos podría parar a un atacante por sí mismo. Dejar pasar cuesta { $force } de tus { $health } de Salud, pero ningún caballero.
guide-tidy = Las cartas que no quieras pueden irse, y cada turno trae nuevas. { $piece } apenas instruye a nadie: fuera.
guide-death = { $seat } ataca con { $force }, y tienes { $health } de Salud. Es el momento de la Muerte, { $piece }: mata a cualquier caballero. Quita { $second }, que trae { $number }.
guide-life = { $piece } es la Vida: convierte a un recluta en caballero al instante. { $second }, con { $third } para su palo, podría atacar con { $number } en este mismo turno.
guide-wizard = { $seat } ha jugado { $piece }. Un diez es un mago: responde a cualquier carta especial y la detiene. Usa { $second }.
guide-fallen = Has perdido { $pieces }. Tu Salud: { $health }.
guide-felled = Al otro lado ha caído { $pieces }. A { $seat } le quedan { $number } de Salud.
guide-hurt = { $number } han pasado hasta tu reino: tienes { $health } de Salud.
guide-hit = Han pasado { $number }: { $seat } tiene { $health } de Salud.

bad-edition = { $option } es de la edición 0.9.
bad-edition-pips = En { $option }, los puntos son de la edición 0.9.
bad-tiles = Un juego de doble { $set } tiene { $tiles } fichas, y { $seats } personas roban { $recruits } reclutas. Elige uno mayor en { $option }.
bad-loot = { $option } no encuentra nada si { $other } deja las tumbas solo en el campo de batalla.
bad-endless = Una meta por tiempo necesita un final: { $option } o { $other }.
bad-fame = { $option } debe ser menor que { $other }.

# Why its bots answer as they do
thumb = Instruyo lo mejor que puedo pagar, ataco donde pasa más de lo que arriesgo y bloqueo para matar o para sobrevivir.

# On paper
credit = Adaptación de { title }, de Chad C. Walstrom, © 2006, con cambios: contada con nuestras palabras, con opciones y decisiones nuestras. CC BY-SA 4.0, sin garantía; el autor no la respalda.
pad-goal = { $goal ->
    [healthiest_at_time] Gana quien tenga más Salud al acabarse el tiempo.
    [first_to_fame] Gana quien llegue primero a { $fame_target } de Fama.
    [most_fame_at_time] Gana quien tenga más Fama al acabarse el tiempo.
    [fame_last_standing] Gana el último reino con Fama.
    [fame_attrition] Gana el último reino con Fama.
    [random] Una carta decide la meta. Anótala aquí:
   *[last_standing] Gana el último reino con Salud.
}
pad-score = { $goal ->
    [last_standing] Salud
    [healthiest_at_time] Salud
    [random] queda
   *[other] Fama
}
    .first = { $goal ->
        [last_standing] { $health_start }
        [healthiest_at_time] { $health_start }
        [random] { "" }
       *[other] { $fame_start }
    }
pad-note-write = Una línea por ronda: lo que ganaste o perdiste en ella y lo que te queda.
paper-reference = Edición { $edition }. Empiezas con { $goal ->
    [last_standing] { $health_start } de Salud
    [healthiest_at_time] { $health_start } de Salud
    [random] { $health_start } de Salud o { $fame_start } de Fama
   *[other] { $fame_start } de Fama
}; N es { $highest }.
paper-ready = Preparación
paper-setup = { "" }
    .text = { $decks ->
        [one] Una baraja
       *[other] { $decks } barajas
    } con dos comodines{ $decks ->
        [one] {""}
       *[other] {" "}cada una
    }. { $pairs ->
        [1] Cinco cartas por persona. Dos cartas de un palo hacen un caballero: una ataca, la otra defiende.
       *[0] Cinco cartas por persona y dos fichas boca abajo como reclutas, que solo ves tú; las demás fichas son campesinos.
    } Cada cual roba una carta y empieza la más alta: el rey arriba, el as abajo.{ $old ->
        [1] {" "}Se descubre la primera carta para el descarte.
       *[0] { "" }
    }
paper-battle = Un combate
paper-declare = Anunciar.
    .text = Di a quién atacas y con quiénes. Cada atacante va por su cuenta.
paper-aid-attack = Ayudar.
    .text = Los demás pueden enviar caballeros, preguntados por turno hasta que todos pasan. Cada cual está en un solo bando.
paper-block = Bloquear.
    .text = Quien defiende pone caballeros ante los atacantes; varios ante uno se suman.
paper-aid-defence = Ayudar.
    .text = Los demás también pueden poner caballeros ahí.
paper-compare = Comparar.
    .text = En ambos sentidos y todo a la vez: lo que supera la defensa contraria la derriba. Pueden caer ambos, o ninguno. { $famous ->
        [1] Cada caballero que cae le cuesta a su reino { $fame_value ->
            [pips] sus puntos de Fama
           *[one] uno de Fama
        }{ $goal ->
            [fame_attrition] .
           *[other] {" "}y da lo mismo a quien lo derribó.
        }
       *[0] Si no hay nadie delante, el ataque se resta de la Salud.
    }
paper-knight = Un caballero
paper-attack = ataca, hacia el centro
paper-defence = defiende, hacia ti
paper-facing = { "" }
    .text = Su palo es el de sus cartas de instrucción, que se quedan debajo, a la vista. Nunca se le da la vuelta, y puede actuar en el turno en que asciende. Mientras se instruye es escudero.{ $old ->
        [1] {" "}La doble blanca lleva una carta y copia a un caballero de su palo, o muere.
       *[0] {" "}Quien ha atacado, bloqueado o ayudado descansa hasta tu próximo robo.
    }
paper-aces = Los ases
paper-courts = K, Q y J
    .aside = ante cualquier reino, también el tuyo
paper-others = Diez y comodín
paper-special = Cómo se juegan
paper-until-theirs = { $old ->
    [1] Hasta el próximo mantenimiento de ese reino.
   *[0] Hasta el próximo robo de ese reino.
}
paper-on-knight = { $old ->
    [1] Mientras dure el caballero.
   *[0] Hasta el próximo robo de quien lo manda.
}
paper-death = Muerte
    .text = { $recruits ->
        [1] Muere un caballero, un escudero o un recluta.
       *[0] Muere un caballero o un escudero.
    }
    .lasts = Al momento. Solo una respuesta la impide.
paper-life = Vida
    .text = { $pairs ->
        [1] Una pareja tuya de un palo, o un escudero, es caballero al momento;
       *[0] { $old ->
            [1] Tu recluta es caballero al momento, { $life_suit_08 ->
                [hearts] de corazones;
               *[none] sin palo;
            }
           *[0] Tu recluta y una carta de instrucción hacen un caballero al momento;
        }
    } { $old ->
        [1] o un caballero se endereza. Ya nunca se gira.
       *[0] o un caballero puede actuar aunque ya lo haya hecho.
    }
    .lasts = { paper-on-knight }
paper-wealth = Riqueza
    .text = En tu instrucción: lo que pongas desde ahora cuenta doble.
    .lasts = { $old ->
        [1] Hasta tu próximo mantenimiento.
       *[0] Hasta tus próximos ascensos.
    }
paper-mercenary = Mercenario
    .text = Mandas a un caballero de otro reino.
    .lasts = { $mercenary_duration ->
        [until_disrupted] Hasta que un diez lo anule.
       *[round] { $old ->
            [1] Hasta tu próximo mantenimiento.
           *[0] Hasta tu próximo robo.
        }
    }
paper-power = Poder
    .text = Se doblan el ataque y la defensa de un caballero.
    .lasts = { paper-on-knight }
paper-majesty = Majestad
    .text = { $old ->
        [1] Los caballeros de su palo de ese reino actúan sin girarse. No endereza a nadie.
       *[0] Los caballeros de su palo de ese reino actúan una y otra vez, aunque ya lo hubieran hecho.
    }
    .lasts = { paper-until-theirs }
paper-loyalty = Lealtad
    .text = Los caballeros de su palo no atacan a ese reino ni luchan contra los suyos del palo.{ $old ->
        [1] { "" }
       *[0] {" "}Los atacantes que rechaza quedan vetados: no hacen nada hasta el próximo robo de quien atacaba.
    }
    .lasts = { paper-until-theirs }
paper-courage = Valor
    .text = Los caballeros del palo de ese reino ganan { $bonus } en ataque y en defensa.
    .lasts = { paper-until-theirs }
paper-wizard = Mago
    .text = Anula una carta especial recién jugada, o más tarde una que dure. Otro diez puede responder.
    .lasts = Al momento. Se descartan las dos cartas.
paper-necromancer = Nigromante
    .text = { $pairs ->
        [1] { $graveyard_mode ->
            [battlefield_only] Uno de los caídos en este combate pasa a ser escudero tuyo.
           *[last_only] El caballero de cualquier cementerio pasa a ser escudero tuyo.
        }
       *[0] La ficha de encima de cualquier cementerio es tu recluta{ $old ->
            [1] .
           *[0] , además de los dos.
        }
    }
    .lasts = Al momento. Solo una respuesta lo impide.
paper-when = Cuándo.
    .text = { $reaction_windows ->
        [lean] Antes de la instrucción, antes de la defensa, antes de comparar y al final del turno se pregunta a todos, empezando por quien tiene el turno, hasta que todos pasan.
       *[full] Después de cada fase y de cada paso de un combate se pregunta a todos, empezando por quien tiene el turno, hasta que todos pasan.
    } A favor o en contra de cualquiera. Un diez puede además responder en el acto.{ $pairs ->
        [1] { "" }
       *[0] {" "}Riqueza, solo en tu propia instrucción.
    }
paper-training = Como cartas de instrucción.
    .text = Del 2 al 10 su número, J 11, Q 12, K 13, y entonces nada especial. Los ases y los comodines no instruyen a nadie.

# Lo que miden los estudios
measure-attacks = ocasiones de atacar que se aprovechan
measure-fallen = caballeros que caen en un ataque
measure-unblocked = ataques que llegan a la Salud
measure-renewed = veces que se renueva el mazo
measure-special-cards = cartas especiales jugadas
measure-negated = cartas especiales que anula un mago
measure-wizard-answered = magos a los que responde otro mago
measure-king-wins = partidas que gana quien juega el primer rey
measure-life-wins = partidas que gana quien juega la primera Vida
measure-power-wins = partidas que gana quien juega el primer Poder
measure-first-wins = partidas que gana quien empieza
measure-from-discard = ocasiones de robar la carta de encima del descarte que se aprovechan
measure-undefended = ataques que no bloquea ninguno de los atacados
measure-dry = partidas en las que el mazo y el descarte se vacían a la vez
measure-locked = cartas que al final están bajo caballeros y escuderos
measure-buried = cementerios cuya mejor ficha no está arriba al final
measure-mercenary-wins = partidas que gana quien contrata al primer mercenario

# La hoja de puntuación en la app
pad-ejected = fuera
pad-lead = ¿Quién empieza?
pad-next = { $dealer } empieza la ronda.
refused-out-without-fame = { $name } aún tiene Fama y sigue en juego.
bad-pad-goal-random = Primero descubrid la carta del objetivo y elegid en { $option } lo que diga.

title = Willow
tagline = Dos cartas, una de ellas secreta: una pareja, la mayor diferencia o los mejores nervios.

# Questions
prompt-bet-or-fold = ¿Apuestas o te retiras? Nadie ha apostado en esta ronda. Aquí no se pasa: sin apuesta dejas la mano.
    .do = { $act ->
        [fold] Retirarse
        [check] Pasar
        [call] Igualar { $cost }
        [raise] Subir { $number }, { $cost } en total
       *[bet] Apostar { $number }
    }
    .sure = { $big ->
        [1] { $act ->
            [raise] ¿Subir { $number }? Eso mete de golpe { $cost } de tus fichas en el bote.
           *[bet] ¿Apostar { $number }? Está en la mitad alta de lo permitido.
        }
       *[0] { "" }
    }
prompt-check-bet-or-fold = ¿Pasas, apuestas o te retiras? Nadie ha apostado aún en esta ronda.
    .do = { $act ->
        [fold] Retirarse
        [check] Pasar
        [call] Igualar { $cost }
        [raise] Subir { $number }, { $cost } en total
       *[bet] Apostar { $number }
    }
    .sure = { $big ->
        [1] { $act ->
            [raise] ¿Subir { $number }? Eso mete de golpe { $cost } de tus fichas en el bote.
           *[bet] ¿Apostar { $number }? Está en la mitad alta de lo permitido.
        }
       *[0] { "" }
    }
prompt-call-raise-or-fold = ¿Igualas, subes o te retiras? Elige una cantidad para igualar y subir.
    .do = { $act ->
        [fold] Retirarse
        [check] Pasar
        [call] Igualar { $cost }
        [raise] Subir { $number }, { $cost } en total
       *[bet] Apostar { $number }
    }
    .sure = { $big ->
        [1] { $act ->
            [raise] ¿Subir { $number }? Eso mete de golpe { $cost } de tus fichas en el bote.
           *[bet] ¿Apostar { $number }? Está en la mitad alta de lo permitido.
        }
       *[0] { "" }
    }
prompt-call-or-fold = ¿Igualas o te retiras? No puedes subir.
    .do = { $act ->
        [fold] Retirarse
        [check] Pasar
        [call] Igualar { $cost }
        [raise] Subir { $number }, { $cost } en total
       *[bet] Apostar { $number }
    }

# Words
word-fold = Retirarse
word-check = Pasar
word-call = Igualar

# Why a choice was refused
refused-no-check = Aquí no se pasa: apuesta o retírate.
refused-no-check-after-bet = Hay una apuesta en la mesa: iguala, sube o retírate.
refused-nothing-to-call = Nadie ha apostado, así que no hay nada que igualar.
refused-no-raise-left = Ya se han hecho todas las subidas de esta ronda: iguala o retírate.
refused-nobody-to-raise = Todos tus rivales están all-in: nadie podría responder a una subida.
refused-too-short-to-raise = Después de igualar te quedan pocas fichas para subir.
refused-too-small = { $token } es menos que la apuesta o subida mínima.
refused-less-than-last = Una subida debe ser al menos tan grande como la apuesta o subida anterior.
refused-too-large = { $token } es más que la apuesta o subida máxima.
refused-more-than-the-pot = { $token } es más de lo que tendría el bote después de igualar tú.
refused-more-than-you-have = No tienes tantas fichas.

# What happened
said-hand = Mano { $number } de { $of }: { VERB($who, you: "repartes", one: "reparte", many: "reparten") } { $seat }. { $each ->
    [0] Una carta tapada por persona
    [one] Ante de { $each } ficha y una carta tapada por persona
   *[other] Ante de { $each } fichas y una carta tapada por persona
}{ $yours-count ->
    [0] .
   *[other] ; la tuya: { $yours }.
}{ $number ->
    [1] {" "}Al final gana una pareja o, si no la hay, la mayor diferencia entre las dos cartas, con el as como 1; a igual diferencia, la carta más alta.
   *[other] {""}
}
decided-bet-or-fold = { $act ->
    [fold] { $seat } { VERB($who, you: "te retiras", one: "se retira", many: "se retiran") }.
    [check] { $seat } { VERB($who, you: "pasas", one: "pasa", many: "pasan") }.
    [call] { $seat } { VERB($who, you: "igualas", one: "iguala", many: "igualan") } con { lost-each }.
   *[none] { $seat } { VERB($who, you: "apuestas", one: "apuesta", many: "apuestan") } { $number }.
}
decided-check-bet-or-fold = { decided-bet-or-fold }
decided-call-or-fold = { decided-bet-or-fold }
decided-call-raise-or-fold = { $act ->
    [none] { $seat } { VERB($who, you: "subes", one: "sube", many: "suben") } { $number }, hasta { $said-level }, y { VERB($who, you: "pones", one: "pone", many: "ponen") } { $lost }.
   *[other] { decided-bet-or-fold }
}
lost-each = { $who ->
    [one] { $lost }
    [you] { $lost }
   *[other] { $lost } cada cual
}
said-level = { "" }
said-pot = { "" }
said-short =
    .aside = { $seat } solo { VERB($who, you: "pones", one: "pone", many: "ponen") } { $number } de ante: no queda más.
said-all-in =
    .aside = { $seat } { VERB($who, you: "vas", one: "va", many: "van") } all-in.
moved-stock-face-up = La segunda carta, boca arriba: { $shares }. En el bote hay { $said-pot }.
said-alone = { $seat } { VERB($who, you: "te llevas", one: "se lleva", many: "se llevan") } { won-chips } del bote: los demás se retiraron.
said-shows-pair = { $seat } { VERB($who, you: "muestras", one: "muestra", many: "muestran") } { $got }: pareja de { pair-of }.
said-shows-gap = { $seat } { VERB($who, you: "muestras", one: "muestra", many: "muestran") } { $got }: diferencia de { $number }.
pair-of = { $number ->
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
    [6] seises
    [7] sietes
    [8] ochos
    [9] nueves
    [10] dieces
    [11] jotas
    [12] reinas
   *[13] ases
}
won-chips = { $won ->
    [one] { $won } ficha
   *[other] { $won } fichas
}
said-layer = Un bote de { $number ->
    [one] una ficha
   *[other] { $number } fichas
}, para quienes lo igualaron.
said-wins-pair = { $seat } { VERB($who, you: "ganas", one: "gana", many: "ganan") } { won-chips } con pareja de { pair-of }{ $of ->
    [0] , que vale más que cualquier diferencia.
   *[other] , la más alta.
}
said-wins-gap = { $seat } { VERB($who, you: "ganas", one: "gana", many: "ganan") } { won-chips } con una diferencia de { $number }, la mayor.
said-wins-high = { $seat } { VERB($who, you: "ganas", one: "gana", many: "ganan") } { won-chips }: la misma diferencia de { $number }, pero { $piece } es la carta más alta.
said-unmatched =
    .aside = { $seat } { VERB($who, you: "recuperas", one: "recupera", many: "recuperan") } { $number } que nadie igualó.
said-alone-in = { $seat } { VERB($who, you: "ganas", one: "gana", many: "ganan") } { won-chips }: nadie más de los que siguen pagó tanto.
said-shares = { $seat } comparten el bote: manos iguales.
said-leaves =
    .aside = { $seat } ya no { VERB($who, you: "tienes", one: "tiene", many: "tienen") } fichas y { VERB($who, you: "dejas", one: "deja", many: "dejan") } la sesión.
paid-seat-pot =
    .detail = { $seat } { VERB($who, you: "pones", one: "pone", many: "ponen") } { $amount } en el bote.
paid-pot-seat =
    .detail = { $rule ->
        [WIL-43] { $seat } { VERB($who, you: "recuperas", one: "recupera", many: "recuperan") } { $amount } que nadie igualó.
       *[other] { $seat } { VERB($who, you: "tomas", one: "toma", many: "toman") } { $amount } del bote.
    }
moved-stock-face-down =
    .detail = { $seat } { VERB($who, you: "recibes", one: "recibe", many: "reciben") } una carta tapada{ $yours-count ->
        [0] .
       *[other] ; la tuya: { $yours }.
    }
moved-face-down-face-up = { "" }
moved-to-stock =
    .detail = Todas las cartas vuelven al mazo.

# What the table works out
hint-hand = Mano { $number } de { $hands }; reparte { $seat }.
hint-no-bet = En el bote: { $pot }. Nadie ha apostado en esta ronda.
hint-betting = En el bote: { $pot }. Seguir en esta ronda cuesta { $level } en total. Subidas que quedan: { $raises }.
hint-first-card = Tu { $piece } puede llegar a ser pareja, o una diferencia de hasta { $gap }.
hint-own-pair = Tienes pareja de { $number ->
    [11] jotas
    [12] reinas
    [13] ases
   *[other] { $number }
}.
hint-own-gap = Tienes una diferencia de { $gap }, con { $piece } como carta alta.
hint-rival = { $seat } ha puesto { $paid }.
hint-rival-pair = { $seat } ha puesto { $paid } y muestra { $piece }: a lo sumo, una pareja. Ganas al { $percent } % de las cartas que pueden estar debajo.
hint-rival-gap = { $seat } ha puesto { $paid } y muestra { $piece }: a lo sumo una diferencia de { $gap }, sin pareja. Ganas al { $percent } % de las cartas que pueden estar debajo.
hint-rival-pair-only = { $seat } ha puesto { $paid } y muestra { $piece }: a lo sumo, una pareja.
hint-rival-gap-only = { $seat } ha puesto { $paid } y muestra { $piece }: a lo sumo una diferencia de { $gap }, sin pareja.
hint-odds-short = Igualar se lleva todo lo que te queda, { $owed }, y de lo que hay en el bote puedes ganar { $pot }: compensa si ganas { $percent } veces de cada cien.
    .tag = cuesta { $owed }
hint-odds = Igualar cuesta { $owed } por un bote de { $pot }: compensa si ganas { $percent } veces de cada cien.
    .tag = cuesta { $owed }
hint-would-fold = { $lost ->
    [0] No has puesto nada en este bote.
    [one] Dejas en el bote tu única ficha.
   *[other] Dejas en el bote tus { $lost } fichas.
}
hint-would-check = No cuesta nada, y sigues en juego.
hint-would-call = Pones { $cost }. El bote será de { $pot }.
    .total = Pones { $cost }
hint-would-bet = Pones { $cost }. El bote será de { $pot }, y seguir en esta ronda costará { $level } en total.
    .total = Pones { $cost }

# The table
zone-stock = mazo
zone-face-down = carta tapada
zone-face-up = carta a la vista
pot-pot = bote
phase-first = Primera ronda de apuestas
phase-second = Segunda ronda de apuestas

# Numbers
unit-chips = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
fact-hand = Mano
fact-pot = Bote
fact-level = Para seguir
fact-raises = Subidas
fact-dealer = reparte

# Options
option-structure = Tipo de apuestas
    .help = Fija los márgenes de ambas rondas donde los dejes en automático.
option-structure-spread = Con margen: de 1 a 10, luego de 2 a 20
option-structure-fixed = Fijas: 10, luego 20
option-structure-pot_limit = Límite del bote, con lo que hay en la mesa
option-structure-no_limit = Sin límite, con lo que hay en la mesa
option-ante = Ante
    .help = Fichas que paga cada persona antes del reparto.
option-r1_min = Apuesta mínima, primera ronda
    .help = Vale para la apuesta y para cada subida.
option-r1_min-auto = según el tipo de apuestas
option-r1_max = Apuesta máxima, primera ronda
    .help = Vale para la apuesta y para cada subida.
option-r1_max-auto = según el tipo de apuestas
option-r1_max-pot = el bote
option-r1_max-none = todas tus fichas
option-r2_min = Apuesta mínima, segunda ronda
    .help = Vale para la apuesta y para cada subida.
option-r2_min-auto = según el tipo de apuestas
option-r2_max = Apuesta máxima, segunda ronda
    .help = Vale para la apuesta y para cada subida.
option-r2_max-auto = según el tipo de apuestas
option-r2_max-pot = el bote
option-r2_max-none = todas tus fichas
option-max_raises = Subidas por ronda
    .help = La primera apuesta no cuenta.
option-max_raises-none = sin límite (20)
option-min_raise = Subida mínima
    .help = Si una subida debe ser tan grande como la apuesta o subida anterior.
option-min_raise-range = cualquiera dentro del margen
option-min_raise-last_raise = tan grande como la anterior
option-allow_check = Se puede pasar
    .help = Si se puede pasar mientras nadie haya apostado.
option-bankroll = Fondos
    .help = Si se puede quedar a deber o se juega con las fichas que hay delante.
option-bankroll-auto = según los límites
option-bankroll-open = abiertos: se puede deber
option-bankroll-table_stakes = con lo que hay en la mesa
option-starting_stack = Fichas iniciales
    .help = Fichas de cada persona si se juega con lo que hay en la mesa. Con fondos abiertos no cambia nada.
option-hands = Manos
    .help = Manos de una sesión; reparte cada vez otra persona.
option-hands-auto = una por persona
option-removed_suit = Palo apartado
    .help = Se juega igual con cualquiera.
option-removed_suit-c = tréboles
option-removed_suit-d = diamantes
option-removed_suit-h = corazones
option-removed_suit-s = picas

preset-spread = Límite con margen
    .help = Apuestas de 1 a 10 en la primera ronda y de 2 a 20 en la segunda. Se puede deber.
preset-fixed = Límite fijo
    .help = Cada apuesta y subida es de 10 en la primera ronda y de 20 en la segunda. Se puede deber.
preset-pot_limit = Límite del bote
    .help = Una apuesta o subida puede ser tan grande como el bote. Se juega con las fichas que tienes delante.
preset-no_limit = Sin límite
    .help = Puedes apostar en cualquier momento todas las fichas que tienes delante.

# The guided first game
guide-begin = Una carta tapada por persona y una ronda de apuestas. Al final gana una pareja o, si no, las dos cartas más alejadas; el as vale 1 y la reina 12. Con { $piece } puedes llegar a una diferencia de { $gap }: un gran comienzo. Apuesta { $least }, lo mínimo.
guide-behind = Ahora todos tienen una carta a la vista y empieza la segunda ronda. Entre { $pieces } la diferencia es { $gap }. Solo gana al { $percent } % de las manos que puede tener { $seat }. Aquí no se puede pasar, así que déjalo antes de que salga caro.
guide-ahead = Segunda ronda, ya con una carta a la vista cada uno. Al lado lees lo que puede haber debajo. Entre { $pieces } la diferencia es { $gap }, y gana al { $percent } % de las manos que puede tener { $seat }. Con { $pot ->
    [one] una ficha
   *[other] { $pot } fichas
} en el bote, apostar { $bet } es razonable.
guide-edge = { $deals ->
    [1] Mano nueva, y repartes tú, así que hablas al final.
   *[0] Mano nueva.
} { $seat } ha apostado, y seguir cuesta { $owed }. { $piece } está cerca de un extremo de la fila: con una carta del otro extremo da una diferencia de hasta { $gap }. Sube un poco mientras es barato.
guide-raised = { $seat } ha subido a { $level }, y te faltan { $owed }. Pero con { $piece } aún puedes llegar a una diferencia de { $gap }. Sube otra vez; no todos querrán pagar por una segunda carta.
guide-middle = { $piece } está en medio de la fila, y ninguna segunda carta da más de { $gap } de diferencia. Solo una pareja ayudaría. { $folded ->
    [0] Pero apostar { $least } es barato.
    [1] Pero alguien ya se ha retirado y apostar { $least } es barato.
   *[other] Pero { $folded } ya se han retirado y apostar { $least } es barato.
}
guide-middle-raised = { $seat } te pide { $owed }, y con { $piece } la diferencia será como mucho de { $gap }. { $paid ->
    [0] Retírate; la mano no te ha costado nada.
   *[other] Retírate; la mano no te ha costado más de { $paid }.
}
guide-odds = Esta es la cuenta que hace quien juega al póker. Igualar cuesta { $owed } por un bote de { $pot }: compensa si ganas { $need } de cada cien veces, y ganas al { $percent } % de las manos que puede tener { $seat }. A la larga compensa; hoy, ya veremos.
guide-odds-against = Esta es la cuenta que hace quien juega al póker. Igualar cuesta { $owed } por un bote de { $pot }: compensa si ganas { $need } de cada cien veces. Solo ganas al { $percent } % de las manos que puede tener { $seat }. Retírate.
guide-first-again = Con { $piece } puedes llegar a una diferencia de { $gap }. A partir de 10 vale una apuesta; por debajo, rara vez.
guide-second-again = { $pieces } gana al { $percent } % de las manos que puede tener { $seat }.
guide-won-alone = El bote de { $won } fue tuyo sin mostrar cartas: nadie más siguió.
guide-lost-alone = Te retiraste, y { $seat } se llevó el bote de { $won } sin mostrar nada. Así acaban casi todas las manos.
guide-won-shown = Has ganado { $won } al mostrar las cartas.
guide-lost-shown = { $seat } ha ganado el bote de { $won } al mostrar las cartas. Para eso está la segunda ronda: para irse a tiempo, o para cobrar.
guide-bold = Valiente: { $bet } de golpe. { $folded ->
    [0] Nadie se retiró.
    [1] Un rival se retiró.
   *[other] Se retiraron { $folded }.
}
guide-stayed = Has seguido. De momento esta mano te ha costado { $paid }.

bad-range = { $option } es { $least }, pero { $other } solo { $most }. Baja la primera o sube la segunda.
bad-unbounded = Sin un número para { $option }, algo más debe limitar las apuestas: en { $other }, elige jugar con lo que hay en la mesa.

# Why its bots answer as they do
thumb = Cuento cartas y las probabilidades del bote, y de vez en cuando voy de farol.
level-expert = Juega casi siempre según un libro calculado de antemano, faroles incluidos.

# Lo que calculó un bot; se cuenta cuando acaba la mano
reason-number = Apostar o subir { $chosen-plain }
reckoned-first-card = { $rivals ->
    [one] Esa carta da la mejor mano { $percent } veces de cada 100.
   *[other] Contra otras { $rivals } manos, esa carta da la mejor { $percent } veces de cada 100.
}
reckoned-both-cards = { $rivals ->
    [one] Con { $piece } al lado, ganaba a { $percent } de cada 100 manos posibles del rival.
   *[other] Con { $piece } al lado, ganaba a las otras { $rivals } manos { $percent } veces de cada 100.
}

# On paper
credit = { title }, un juego de James Ernest. { poker-suite }
pad-goal = { $hands ->
    [one] Una mano; gana quien tenga más fichas.
   *[other] Después de { $hands } manos gana quien tenga más fichas.
}
pad-balance = saldo
    .first = { $bankroll ->
        [table_stakes] { $starting_stack }
       *[other] 0
    }
pad-note-write = Lo que te dio o te costó la mano, ante y apuestas incluidos. Cada línea suma 0.

# Lo que miden los estudios
measure-pot = fichas en un bote ganado
measure-folded = manos que acaban porque los demás se han retirado
measure-second-card = manos en las que se ve la segunda carta
measure-split = manos cuyo bote se reparte
measure-pair-wins = manos a cartas vistas que gana una pareja
measure-pairs-hold = parejas mostradas que ganan
measure-wide-gaps-hold = diferencias de nueve o más mostradas que ganan
measure-pairs-shown = manos mostradas que son pareja
measure-ends-stay = ases y reinas como primera carta con los que se sigue en juego
measure-middles-stay = seises y sietes como primera carta con los que se sigue en juego
measure-dealer-gains = fichas que gana por mano quien reparte
measure-first-gains = fichas que gana por mano quien habla primero
measure-dealer-takes = parte de todos los botes que se lleva quien reparte
measure-narrow-gaps-hold = diferencias de cuatro o menos mostradas que ganan
measure-middle-gaps-hold = diferencias de cinco a ocho mostradas que ganan

# La hoja de puntuación en la app
pad-lead = ¿Quién reparte primero?
pad-next = Reparte { $dealer }, habla primero { $left }.

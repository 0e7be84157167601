title = Domino Avatars
tagline = Las fichas de dominó luchan, las cartas de un color les dan fuerza y las promesas no obligan a nadie.

# Questions
prompt-turn-round = ¿Con qué mitad atacan tus nuevos avatares? La alta ataca y la baja defiende, salvo que gires la ficha. Así se queda, y quien supera su defensa captura el avatar.
    .do = Dar la vuelta a { $chosen }
    .pass = Dejarlos como están
prompt-attack = ¿Atacas o acabas tu turno? Elige tu avatar, su objetivo y luego cartas de un color.
    .do = { $act ->
        [end] Acabar mi turno
       *[attack] Atacar con { $total } en { $colour ->
            [red] rojo
           *[black] negro
        }
    }
    .sure = { $act ->
        [end] { "" }
       *[attack] ¿Atacar al { $avatar } de { $seat } con { $total } en { $colour ->
            [red] rojo
           *[black] negro
        }? Las cartas se gastan en todo caso.
    }
prompt-aid-attack = ¿Ayudas a este ataque? Añade cartas de su color o pasa.
    .do = Ayudar: el ataque sube a { $total } en { $colour ->
        [red] rojo
       *[black] negro
    }
    .pass = Pasar
prompt-add-to-attack = ¿Añades a tu ataque? Alguien te ha ayudado. Añade más cartas de su color o pasa.
    .do = Añadir: ahora { $total } en { $colour ->
        [red] rojo
       *[black] negro
    }
    .pass = Pasar
prompt-defend = ¿Salvas a tu avatar? Juega cartas del color del ataque, o nada. Solo puedes jugar cartas esta vez.
    .do = Defender con { $total } en { $colour ->
        [red] rojo
       *[black] negro
    }
    .pass = { $falls ->
        [1] Dejarlo caer
       *[0] No jugar nada
    }
    .sure = { $falls ->
        [1] ¿Jugar estas cartas aunque falten { $need }? Solo la ayuda de alguien podría salvar entonces tu { $avatar }.
       *[0] { "" }
    }
    .sure-pass = { $falls ->
        [1] ¿Dejar caer tu { $avatar }? { $seat } suma { $prize }. Esto no se puede deshacer.
       *[0] { "" }
    }
prompt-aid-defence = ¿Ayudas a esta defensa? Añade cartas del color del ataque o pasa.
    .do = Ayudar: la defensa sube a { $total } en { $colour ->
        [red] rojo
       *[black] negro
    }
    .pass = Pasar
prompt-add-to-defence = ¿Añades a tu defensa? Alguien te ha ayudado. Añade más cartas del color del ataque o pasa.
    .do = Añadir: ahora { $total } en { $colour ->
        [red] rojo
       *[black] negro
    }
    .pass = Pasar
prompt-counter = ¿Devuelves el golpe? Tu avatar resistió. Ataca al que lo atacó con cartas de un color, o déjalo.
    .do = Contraatacar con { $total } en { $colour ->
        [red] rojo
       *[black] negro
    }
    .pass = Dejarlo
    .sure = ¿Contraatacar al { $avatar } de { $seat } con { $total } en { $colour ->
        [red] rojo
       *[black] negro
    }? Las cartas se gastan en todo caso.
    .sure-pass = ¿Dejarlo? Perderás la ocasión de contraatacar.

# Words
word-end-turn = Acabar turno

# Why a choice was refused
refused-too-few = Un ataque es tu avatar, su objetivo y al menos una carta.
refused-turn-ended = Después de acabar el turno no va nada más.
refused-stands-already = { $token } ya está en su sitio, y a los avatares no se les vuelve a dar la vuelta.
refused-has-attacked = { $token } ya ha atacado.
refused-own-avatar-first = Empieza el ataque con uno de tus avatares.
refused-own-target = { $token } es tuyo. El objetivo es un avatar de otra persona.
refused-target-next = Después de tu avatar, di a qué avatar ataca.
refused-card-needed = Un ataque necesita al menos una carta de tu mano: la carta le da color.
refused-one-colour = Todas las cartas de un ataque son de un color.
refused-attack-colour = { $token } no es del color del ataque.

# What happened
moved-pool-avatar = { $shares-count ->
    [0] { $pieces-count ->
        [one] Avatar nuevo
       *[other] Avatares nuevos
    }: { $seat } { $pieces }.
   *[other] Avatares nuevos: { $shares }.
}
turned = { $pieces-count ->
    [one] Ataca con su mitad menor y defiende con la mayor: { $pieces }.
   *[other] Atacan con su mitad menor y defienden con la mayor: { $pieces }.
}
said-first-player = Ronda 1: { $seat } { VERB($who, you: "tienes", one: "tiene", many: "tienen") } el avatar con más puntos{ $number ->
    [0] {""}
    [1] {" "}y, a igualdad, el mejor segundo
   *[other] {" "}y, a igualdad, más suerte
}, y { VERB($who, you: "empiezas", one: "empieza", many: "empiezan") }. Se reparten las cartas{ $yours-count ->
    [0] .
   *[other] ; las tuyas: { $yours }.
} Un ataque es una mitad de un avatar más cartas de un color; una defensa, la otra mitad del avatar atacado más cartas de ese color; el as vale 1, de la jota al rey de 11 a 13; cualquiera puede ayudar.
said-round = Ronda { $number }: { VERB($who, you: "empiezas", one: "empieza", many: "empiezan") } { $seat }. Se barajan y reparten de nuevo todas las cartas{ $yours-count ->
    [0] .
   *[other] ; las tuyas: { $yours }.
}
decided-attack = { "" }
decided-attack-pass = { "" }
decided-aid-attack = { "" }
decided-add-to-attack = { "" }
decided-defend = { "" }
decided-aid-defence = { "" }
decided-add-to-defence = { "" }
decided-counter = { $seat } { VERB($who, you: "contraatacas", one: "contraataca", many: "contraatacan") }.
decided-counter-pass = { $seat } no { VERB($who, you: "contraatacas", one: "contraataca", many: "contraatacan") }.
event-passed = { "" }
said-aimed-at = { "" }
from-whom = { $whom ->
    [you] tuyo
   *[other] de { $target }
}
opens-attack = { $seat } { VERB($who, you: "atacas", one: "ataca", many: "atacan") } al { $named-aimed-at } { from-whom } con { $piece } y { $laid }
adds-to-attack = { $seat } { VERB($who, you: "añades", one: "añade", many: "añaden") } { $laid } al ataque contra { $whom ->
    [you] ti
   *[other] { $target }
}
said-attacks-red = { $of ->
    [0] { opens-attack }
   *[other] { adds-to-attack }
}: { $number } en rojo.
said-attacks-black = { $of ->
    [0] { opens-attack }
   *[other] { adds-to-attack }
}: { $number } en negro.
defends-with = { $of ->
    [0] { $seat } { VERB($who, you: "defiendes", one: "defiende", many: "defienden") } { $piece } con { $laid }
   *[other] { $whom ->
        [you] { $seat } te { VERB($who, you: "ayudas", one: "ayuda", many: "ayudan") } a defender { $piece } con { $laid }
       *[other] { $seat } { VERB($who, you: "ayudas", one: "ayuda", many: "ayudan") } a { $target } a defender { $piece } con { $laid }
    }
}
said-defends-red = { $laid-count ->
    [0] {""}
   *[other] { defends-with }: { $number } en rojo.
}
said-defends-black = { $laid-count ->
    [0] {""}
   *[other] { defends-with }: { $number } en negro.
}
said-repelled = { $who ->
    [you] Tu { $piece }
   *[other] El { $piece } de { $seat }
} resiste, { $number } contra { $of }{ $said-tie ->
    [0] {""}
   *[other] : el empate es de la defensa
}.
said-tie = { "" }
said-captured = { $seat } { VERB($who, you: "derrotas", one: "derrota", many: "derrotan") } al { $piece } { from-whom }{ $said-undefended ->
    [0] {""}
   *[other] , que nadie defiende
}, { $number } contra { $of }, y { VERB($who, you: "sumas", one: "suma", many: "suman") } { $said-pips ->
    [one] 1 por su punto
   *[other] { $said-pips } por sus puntos
} y { $said-bonus } por la victoria: { $total } en total.
said-pips = { "" }
said-bonus = { "" }
said-undefended = { "" }
said-goal-points = { $seat } { VERB($who, you: "has", one: "ha", many: "han") } llegado a la meta de { $number } puntos.
said-dominoes-out = No quedan fichas para avatares nuevos, y eso acaba la partida.
said-dominoes-come-back = Se acabaron las fichas. Las derrotadas se mezclan de nuevo.
said-cards-come-back =
    .aside = Queda poco mazo, y el descarte se baraja con él.
said-time-up = Se acabó el tiempo.
scored =
    .detail = { $seat } { VERB($who, you: "llevas", one: "lleva", many: "llevan") } { $total }.
moved-stock-hand =
    .detail = { $shares-count ->
        [0] { $seat } { VERB($who, you: "robas", one: "roba", many: "roban") } { $pieces }.
       *[other] { VERB($who, you: "Recibes", one: "Recibe", many: "Reciben") } cartas { $seat }.
    }
moved-to-attack = { "" }
moved-to-defence = { "" }
moved-avatar-defeated = { "" }
moved-defeated-pool = { "" }
moved-to-discard = { "" }
moved-to-stock =
    .detail = Las cartas vuelven al mazo.

# What the table works out
hint-round = Ronda { $round }; empezó { $seat }.
hint-goal-rounds = La partida acaba tras la ronda { $rounds }.
hint-goal-points = La partida acaba a los { $target } puntos. Te faltan { $short }.
hint-player = { $seat }: { $cards ->
    [0] sin cartas
    [one] 1 carta
   *[other] { $cards } cartas
}. Avatares, ataque/defensa, y lo que da vencerlos: { $avatars }.
hint-player-bare = { $seat }: { $cards ->
    [0] sin cartas
    [one] 1 carta
   *[other] { $cards } cartas
}. Sin avatar.
hint-attacked = Ya han atacado en esta ronda: { $pieces }.
hint-unseen = Aún por salir: { $red } cartas rojas, { $black } negras.
hint-exchange-red = En rojo, { $attack } contra { $defence }.
hint-exchange-black = En negro, { $attack } contra { $defence }.
hint-sum =
    .note = { $parts }
hint-holds = La defensa resiste tal como está.
hint-need = A la defensa le faltan { $need }.
hint-need-card = La defensa es bastante alta, pero necesita una carta { $colour ->
    [red] roja
   *[black] negra
} para resistir.
hint-cover = Podrías resistir con { $pieces }.
hint-no-cover = Con tus cartas no basta para resistir.
hint-stands =
    .tag = ataque { $attack }, defensa { $defence }
hint-target =
    .tag = defiende { $defence }, vale { $prize }
hint-base = Tu avatar ataca con { $number } y al menos una carta.
    .total = { $number }
hint-would-end = Guardas tus cartas para la defensa.
hint-would-attack = Tu { $total } en { $colour ->
    [red] rojo
   *[black] negro
} contra { $defence }. { $lacks ->
    [nothing] Resiste tal como está; el empate es de la defensa.
    [card] Con cualquier carta de ese color resiste; sin ninguna, cae. La captura vale { $prize }.
   *[points] A la defensa le faltan { $need }. La captura vale { $prize }.
}
    .total = { $total } en { $colour ->
        [red] rojo
       *[black] negro
    }
hint-would-waive = Guardas tus cartas.
hint-attack-total = El ataque sería de { $total } en { $colour ->
    [red] rojo
   *[black] negro
}.
    .total = { $total } en { $colour ->
        [red] rojo
       *[black] negro
    }
hint-covers =
    .tag = lo más barato
hint-would-hold = { $total } contra { $attack }: resiste. El empate es de la defensa.
    .total = { $total } en { $colour ->
        [red] rojo
       *[black] negro
    }
hint-would-fall = { $total } contra { $attack }: { $lacks ->
    [card] falta una carta { $colour ->
        [red] roja
       *[black] negra
    } para resistir.
   *[points] faltan { $need } en { $colour ->
        [red] rojo
       *[black] negro
    }.
} Si cae, { $seat } suma { $prize }.
    .total = { $total } en { $colour ->
        [red] rojo
       *[black] negro
    }

# Numbers
unit-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
fact-round = Ronda
fact-pool = Fichas que quedan
fact-captures = Capturas
fact-first = empieza
fact-attacker = ataca
fact-defender = defiende

# The table
zone-pool = reserva de fichas
zone-defeated = fichas derrotadas
zone-stock = mazo
zone-discard = descarte
zone-attack = pila de ataque
zone-defence = pila de defensa
zone-hand = mano
zone-avatar = avatares
phase-place = Llegan avatares nuevos
phase-attack = Ataque
phase-aid-attack = Ayuda al ataque
phase-defend = Defensa
phase-aid-defence = Ayuda a la defensa
phase-counter = Contraataque

# Options
option-domino_set = Juego de dominó
    .help = El número más alto de una mitad. Es también el premio por captura.
option-decks = Barajas
    .help = Para cuatro personas basta una.
option-decks-auto = una, o dos para cinco y seis personas
option-goal_points = Acaba por puntos
    .help = La partida acaba cuando alguien llega a esta suma.
option-goal_points-none = no
option-goal_points-auto = según las rondas que esperes
option-goal_estimated_rounds = Rondas esperadas
    .help = Para calcular la meta de puntos.
option-goal_points_base = Base de la meta de puntos
    .help = El número que se multiplica por uno y medio y por las rondas esperadas.
option-goal_points_base-pip_max = la mitad más alta
option-goal_points_base-pip_sum = la ficha más alta
option-goal_exhaustion = Acaba con las fichas
    .help = La partida acaba cuando no hay fichas para reponer todas las caídas.
option-goal_minutes = Acaba por minutos
    .help = Según el reloj de quien lleva la mesa.
option-goal_minutes-none = no
option-goal_rounds = Acaba por rondas
    .help = En la última todos tienen su turno.
option-goal_rounds-none = no
option-points_check = Cuándo se miran los puntos
    .help = Si llegar a la meta acaba la partida en el acto.
option-points_check-immediate = en el acto
option-points_check-end_of_round = tras cada ronda
option-time_check = Al acabarse el tiempo
    .help = Qué se termina todavía.
option-time_check-immediate = se termina el intercambio
option-time_check-end_of_turn = se termina el turno
option-time_check-end_of_round = se termina la ronda
option-counter_attack = Contraataques
    .help = Un avatar que resistió puede atacar al que lo atacó.
option-counter_same_color = Contraataque del mismo color
    .help = El contraataque sigue el color del ataque. Requiere contraataques.
option-counter_chain = Contraataques encadenados
    .help = A un contraataque se le puede responder con otro. Requiere contraataques.
option-turn_structure = Turnos
    .help = Cómo se reparten los ataques de una ronda.
option-turn_structure-standard = un turno por ronda, ataca cada avatar
option-turn_structure-one_attack_two_turns = dos turnos por ronda, con un ataque
option-avatars_per_player = Avatares por persona
    .help = Con un solo avatar, las manos son de cinco cartas si no dices otra cosa.
option-hand_size = Cartas por persona
    .help = El tamaño de una mano.
option-hand_size-auto = diez, o cinco con un solo avatar
option-continuous_draw = Sin rondas
    .help = Un avatar y cinco cartas por persona; las manos se completan tras cada turno.
option-orientation = Avatares nuevos
    .help = Quién decide qué mitad ataca.
option-orientation-chosen = lo decide quien los tiene
option-orientation-as_drawn = lo decide el azar
option-bare_defence = Defensa sin cartas
    .help = Un avatar puede resistir sin cartas. Si no, hace falta al menos una.
option-aid_protocol = Pedir ayuda
    .help = Cuántas veces se puede ayudar en un intercambio.
option-aid_protocol-rounds = hasta que todos pasen
option-aid_protocol-single_pass = una vez
option-topup = Añadir al propio bando
    .help = Quien ataca o defiende puede añadir cartas después de recibir ayuda.
option-tie = Empates
    .help = Qué pasa si hay puntos iguales.
option-tie-shared = victoria compartida
option-tie-most_captures = gana quien tenga más capturas
option-max_rounds = Tope de seguridad
    .help = La partida se para tras estas rondas.

preset-classic = Clásico
    .help = Dos avatares y diez cartas por persona, diez rondas.
preset-beta_8_1 = Dos turnos por ronda (8.1)
    .help = Cada persona tiene dos turnos por ronda, con un ataque en cada uno.
preset-beta_8_2 = Un avatar (8.2)
    .help = Un avatar y cinco cartas por persona: una partida más corta.
preset-beta_8_3 = Sin rondas (8.3)
    .help = Un avatar y cinco cartas por persona; las manos se completan tras cada turno.
preset-counter = Con contraataques
    .help = Un avatar que resistió puede contraatacar en el acto.
preset-counter_color = Contraataques del mismo color
    .help = Un avatar que resistió puede contraatacar, pero solo con el color del ataque.

# The guided first game
guide-place = Tus fichas son tus avatares, tus luchadores. Cada una ataca con una mitad, una vez por ronda, y se defiende con la otra cuando alguien la ataca. Tal como está { $piece }, ataca con { $attack } y defiende con { $defence }. Si superan su defensa, un rival la captura y gana { $prize } puntos: los suyos y { $bonus }. Las cartas suman a ambas, pero se acaban, así que da la vuelta a { $piece }: ataque { $defence }, defensa { $attack }. Así se queda.
guide-aid = { $seat } ataca { $second } de { $other } con { $piece } y cartas de un color: { $attack } contra { $defence }. Solo cartas de ese color pueden responder. Más que la defensa captura el avatar por { $prize } puntos; el empate resiste. Cualquiera puede ayudar a un bando u otro, y las promesas no obligan. Las cartas que gastes en otros te faltarán luego: pasa.
guide-aid-again = { $seat } ataca { $second } de { $other }, { $attack } contra { $defence }. No es tu pelea: pasa.
guide-aid-defence = { $other } resiste, { $defence } contra { $attack }, sin tu ayuda. Guarda tus cartas; los demás están gastando las suyas.
guide-aid-doomed = A { $other } no le llega, { $defence } contra { $attack }, y { $seat } ganaría { $prize } puntos. Salvar a alguien cuesta cartas que quizá necesites: pasa.
guide-attack = Te toca, y { $seat } no tiene cartas para defender { $second }. Elige tu avatar, su objetivo y luego cartas de un color, al menos una. { $piece } con { $pieces } suma { $attack } contra { $defence }: debería bastar, y { $second } vale { $prize }.
guide-attack-cards = Te toca: tu avatar, su objetivo y luego cartas de un color. { $seat } tiene { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} para responder, y solo cuentan las de tu color. Así que ataca con fuerza: { $piece } con { $pieces } suma { $attack } contra { $defence } de { $second }, por { $prize } puntos.
guide-attack-end = { $piece } con { $pieces } sumaría solo { $attack } contra { $defence } de { $second }, y el empate resiste. Acaba tu turno y guarda las cartas para defender.
guide-attack-again = { $piece } con { $pieces } sumaría { $attack } contra { $defence } de { $second }, por { $prize } puntos de { $seat }.{ $last ->
    [1] {" "}La última ronda: las cartas que sobren no valen nada.
   *[other] {""}
}
guide-defend = { $seat } ataca tu { $second }: { $attack } contra { $defence }, por { $prize } puntos. El empate resiste. Basta con { $pieces }, { $number } en total; solo puedes jugar cartas esta vez.
guide-defend-again = Vienen { $attack } contra tu { $second }. Con { $pieces } resistirías, con { $number }.
guide-no-cover = { $second } no se puede salvar: { $attack } contra { $defence }, y tus cartas de ese color no llegan. Guárdalas y déjalo caer.
guide-captured = { $piece } es tuyo, { $attack } contra { $defence }: { $points } puntos, los suyos y un premio. Tienes { $score }.
guide-lost = { $seat } capturó tu { $piece }, { $attack } contra { $defence }, y ganó { $points } puntos.
guide-held = Tu { $piece } resistió, { $defence } contra { $attack }: nadie puntúa.
guide-failed-aided = { $other } ayudó a { $seat } a salvar { $piece }: { $defence } contra { $attack }. Cualquiera puede, y la próxima vez quizá alguien te ayude a ti.
guide-failed = { $seat } salvó { $piece }, { $defence } contra { $attack }. Las cartas de ambos lados se han ido.
guide-others-captured = { $seat } capturó { $piece } de { $other } y ganó { $points } puntos.
guide-others-held = { $seat } salvó { $piece }, { $defence } contra { $attack }, y ambos lados gastaron cartas: dos rivales más débiles.

bad-endless = La partida necesita un final: por ejemplo, { $option } o { $other }.
bad-tiles = Un juego de doble { $set } tiene { $tiles } fichas, pero { $seats } personas necesitan { $avatars }. Elige uno mayor en { $option }, o 1 en { $other }.
bad-deal = Las manos necesitan { $dealt } cartas, y hay { $cards }. Baja { $option } o sube { $other }.
bad-counter = { $option } requiere { $other }.

# Why its bots answer as they do
thumb = Ataco lo que vale mucho y apenas se defiende, con las menos cartas posibles.

# On paper
credit = Adaptación de { title }, de Chad C. Walstrom, © 2007, con cambios: contada con nuestras palabras, con opciones y decisiones nuestras. CC BY-SA 4.0, sin garantía; el autor no la respalda.
pad-goal = Gana la puntuación más alta.{ $goal_rounds ->
    [none] { "" }
   *[other] {" "}{ $goal_rounds } rondas como mucho.
}{ $goal_points ->
    [none] { "" }
   *[other] {" "}Acaba a los { $goal_points } puntos.
}{ $goal_minutes ->
    [none] { "" }
   *[other] {" "}Acaba a los { $goal_minutes } minutos.
}
pad-note-write = Una línea por ronda: lo que capturaste en ella y tu total. Perder un avatar no quita puntos.
pad-note-count = Un avatar caído: todos sus puntos, y { $domino_set } más de premio por captura.
paper-reference = Juego de doble { $domino_set }, { $avatars_per_player ->
    [one] un avatar
   *[other] { $avatars_per_player } avatares
} por persona.
paper-ready = Preparación
paper-setup = { "" }
    .text = { $decks ->
        [one] Una baraja
       *[other] { $decks } barajas
    } sin comodines. Cada cual descubre al azar { $avatars_per_player ->
        [one] una ficha
       *[other] { $avatars_per_player } fichas
    }{ $orientation ->
        [as_drawn] , tal como salen.
       *[chosen] {" "}y decide en secreto qué mitad ataca.
    } Empieza quien tenga el avatar con más puntos; se sigue en el sentido del reloj{ $endless ->
        [1] .
       *[0] , y en la ronda siguiente empieza quien está a su izquierda.
    }
paper-values = Lo que valen las cartas
paper-hand = { "" }
    .text = Los números valen lo que dicen, y del palo solo importa el color. { $endless ->
        [1] { $hand_size } cartas por persona; al acabar tu turno robas hasta tener { $hand_size }.
       *[0] { $hand_size } cartas por persona; en cada ronda se barajan y reparten todas de nuevo.
    }
paper-example = Un intercambio
    .aside = todo en rojo
paper-attack = ataca con la mitad lejana
paper-defence = defiende con la mitad cercana
paper-equal = Empate:
    .text = la defensa resiste. Con uno más en el ataque, el avatar cae.
paper-scoring = Puntos
paper-prize = { "" }
    .text = Quien atacó recibe por un avatar caído, con ayuda o sin ella, todos sus puntos y { $domino_set } más de premio por captura. Perder uno no quita puntos; { $endless ->
        [1] si no te queda ninguno, robas otro al empezar tu turno.
       *[0] se repone en la ronda siguiente.
    }

# Lo que miden los estudios
measure-captured = ataques que capturan
measure-cherries = capturas a quien tiene dos cartas o menos en la mano
measure-pips = parte de los puntos por capturas que viene de los puntos de las fichas
measure-cards = cartas con las que se declara un ataque
measure-waived = ocasiones de atacar que se dejan pasar
measure-counters = ocasiones de contraatacar que se aprovechan
measure-counter-captures = contraataques que capturan
measure-aided = ataques en los que alguien más juega cartas
measure-first-wins = partidas que gana quien empieza
measure-hardest-hit = parte de todas las capturas que sufre quien más pierde
measure-round-first = veces la parte justa de los puntos de una ronda que se lleva quien la empieza
measure-round-last = veces la parte justa de los puntos de una ronda que se lleva quien juega al final
measure-aid-decides = enfrentamientos que decide la ayuda

# La hoja de puntuación en la app
pad-captured = avatares capturados
pad-pips = sus puntos
pad-lead = ¿Quién empieza la primera ronda?
pad-next = Empieza { $dealer }.
refused-pips-of-avatars = { $name }, { $column }: tan pocos avatares tienen { $most } puntos como mucho.

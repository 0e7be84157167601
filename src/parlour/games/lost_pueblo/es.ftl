title = The Lost Pueblo of Doctor Green
tagline = Alguien ha robado el pueblo. Pon cara de inocente y cuenta las cartas.

# Questions
prompt-act = ¿Das, pides o acusas? Da una carta a alguien, pide una o acusa. Primero qué, luego a quién; si das, después la carta.
    .do = { $chosen }
    .sure = { $risk ->
        [accuse] ¿Acusar a { $seat }? Si te equivocas, te cuesta hasta dos cartas.
        [last] ¿Dar tu última carta? Sales de esta mano.
        [six] ¿Dar a { $seat } la sexta carta? Si { $seat } es inocente, gana la mano y se acaba.
       *[none] {""}
    }
prompt-hand-over = Te piden una carta. Elige cuál entregas.
    .do = Entregar { $chosen }
prompt-hand-over-or-not = Te piden una carta. Entrega una o di que no.
    .do = { $risk ->
        [refuse] Decir que no
       *[other] Entregar { $chosen }
    }
    .sure = { $risk ->
        [last] ¿Entregar tu última carta? Sales de esta mano.
       *[other] {""}
    }
prompt-hand-over-two = Te has equivocado. Elige las dos cartas que entregas.
    .do = Entregar { $chosen }

# Words
word-give = Dar a
word-ask = Pedir a
word-accuse = Acusar a
word-refuse = Decir que no

# Why a choice was refused
refused-yourself = Eso va contra ti. Nombra a otra persona.
refused-dropped-out = Esa persona ya no está en juego.
refused-ace-comes-last = El as de picas solo puede salir de tu mano como última carta.
refused-no-refusing = No puedes decir que no: entrega una carta.
refused-not-in-hand = { $token } no está en tu mano.

# What happened
moved-pack-hand = Se reparten { $count } cartas por persona, el as de picas entre ellas{ $yours-count ->
    [0] .
   *[other] ; las tuyas: { $yours }.
}
said-begins = { $of ->
    [1] {""}
   *[other] Mano { $number } de { $of }:{" "}
}{ VERB($who, you: "empiezas", one: "empieza", many: "empiezan") } { $seat }.{ $number ->
    [1] {" "}En tu turno das una carta, pides una o acusas a alguien. El culpable, que tiene el as de picas, gana si se libra de todas sus cartas, el as al final; cualquier otra persona gana por su cuenta, con seis cartas o acusando al culpable. Una acusación falsa cuesta dos cartas.
   *[other] {""}
}
decided-act = { $act ->
    [give] { $seat } { $whom ->
        [you] te { VERB($who, you: "regalas", one: "regala", many: "regalan") } { $pieces }.
       *[other] { VERB($who, you: "regalas", one: "regala", many: "regalan") } { $pieces } a { $target }.
    }
    [ask] { $seat } { $whom ->
        [you] te { VERB($who, you: "pides", one: "pide", many: "piden") } una carta
       *[other] { VERB($who, you: "pides", one: "pide", many: "piden") } una carta a { $target }
    }{ $got-count ->
        [0] .
       *[other] {" "}y { VERB($who, you: "recibes", one: "recibe", many: "reciben") } { $got }, la última.
    }
   *[accuse] { $seat } { $whom ->
        [you] te { VERB($who, you: "acusas", one: "acusa", many: "acusan") } del robo.
       *[other] { VERB($who, you: "acusas", one: "acusa", many: "acusan") } del robo a { $target }.
    }
}
decided-hand-over = { $seat } { $whom ->
    [you] te { VERB($who, you: "entregas", one: "entrega", many: "entregan") } { $pieces }.
   *[other] { VERB($who, you: "entregas", one: "entrega", many: "entregan") } { $pieces } a { $target }.
}
decided-hand-over-or-not = { $act ->
    [refuse] { $seat } { VERB($who, you: "dices", one: "dice", many: "dicen") } que no.
   *[other] { decided-hand-over }
}
decided-hand-over-two = { $seat } { $whom ->
    [you] te { VERB($who, you: "das", one: "da", many: "dan") } { $pieces } como castigo.
   *[other] { VERB($who, you: "das", one: "da", many: "dan") } { $pieces } a { $target } como castigo.
}
said-innocent = { $seat } no { VERB($who, you: "tienes", one: "tiene", many: "tienen") } el as de picas{ $got-count ->
    [0] .
   *[other] : { $target } { VERB($whom, you: "te equivocas", one: "se equivoca", many: "se equivocan") } y { $who ->
        [you] te { VERB($whom, you: "das", one: "da", many: "dan") } { $got } como castigo.
       *[other] { VERB($whom, you: "das", one: "da", many: "dan") } { $got } a { $seat } como castigo.
    }
}
said-caught = { $seat } { VERB($who, you: "das", one: "da", many: "dan") } con el culpable: { $target } { VERB($whom, you: "tenías", one: "tenía", many: "tenían") } el as de picas{ hands-now }
said-escaped = { $seat }, con el as de picas como última carta, { $whom ->
    [you] te lo { VERB($who, you: "entregas", one: "entrega", many: "entregan") }
   *[other] se lo { VERB($who, you: "entregas", one: "entrega", many: "entregan") } a { $target }
} y { VERB($who, you: "escapas", one: "escapa", many: "escapan") } con el robo{ $number ->
    [6] { six-too }
    [7] { six-too }
   *[other] {""}
}{ hands-now }
six-too = , lo que cuenta antes que las { $number } cartas que ahora { VERB($whom, you: "tienes", one: "tiene", many: "tienen") } { $target }
said-six = { $seat } { VERB($who, you: "tienes", one: "tiene", many: "tienen") } { $number } cartas sin el as de picas: con seis basta{ hands-now }
said-exposed =
    .aside = { $rule ->
        [LPG-18] { $seat } { VERB($who, you: "tienes", one: "tiene", many: "tienen") } seis cartas y no { VERB($who, you: "ganas", one: "gana", many: "ganan") }: culpable.
       *[other] Eso solo puede hacerlo el culpable: { VERB($who, you: "eres", one: "es", many: "son") } { $seat }.
    }
said-drops-out =
    .aside = { $seat } ya no { VERB($who, you: "tienes", one: "tiene", many: "tienen") } cartas y { VERB($who, you: "sales", one: "sale", many: "salen") } de la mano.
said-lone = En la mesa solo { VERB($who, you: "quedas", one: "queda", many: "quedan") } { $seat }, con el as de picas. No gana nadie.
said-lone-winner = En la mesa solo { VERB($who, you: "quedas", one: "queda", many: "quedan") } { $seat }, con el as de picas{ hands-now }
hands-now = { $total ->
    [0] .
    [one] . Es la primera mano que { VERB($who, you: "ganas", one: "gana", many: "ganan") } { $seat }.
   *[other] . Con esta, { $seat } { VERB($who, you: "llevas", one: "lleva", many: "llevan") } { $total } manos.
}
said-drawn = { $number ->
    [one] Un turno
   *[other] { $number } turnos
} sin que gane nadie: la mano queda en tablas.
said-end-caught = { said-caught }
said-end-escaped = { said-escaped }
said-end-six = { said-six }
said-end-lone = { said-lone }
said-end-lone-winner = { said-lone-winner }
said-end-drawn = { said-drawn }
scored = { "" }
shown-hand =
    .detail = { $pieces } está { $who ->
        [you] en tu mano.
       *[other] en la mano de { $seat }.
    }
moved-hand-hand = { "" }
moved-to-pack = { "" }
moved-to-box = { "" }
shown-box = { "" }

# What the table works out
hint-hand = Mano { $number } de { $hands }.
hint-turn = Turno { $number } de { $cap } como máximo.
hint-thief = Eres culpable. { $number ->
    [one] Solo queda el as de picas: entrégalo y ganas.
   *[other] Líbrate de { $number } cartas, el as de picas al final.
}
hint-innocent = Eres inocente. { $number ->
    [one] Con una carta más ganas la mano.
   *[other] Con { $number } cartas más ganas la mano.
}
hint-you-are-out = Has salido de esta mano.
hint-did = { $seat } hasta ahora: dio { $gave }, pidió { $asked }, acusó { $accused }.
hint-out = { $seat } ya no está en juego.
    .tag = fuera
hint-exposed = { $seat } es culpable; está a la vista de todos.
    .tag = culpable
hint-cleared = { $seat } es inocente; está probado.
    .tag = inocente
hint-gave-them = Conoces estas cartas de { $seat }: { $pieces }.
    .tag = tiene { $pieces }

# While choosing
hint-asking = { $seat } tiene { $count ->
    [one] una carta y la entrega
   *[other] { $count } cartas y elige la que te da
}.
    .tag = le pides
hint-asking-may-refuse = { $seat } tiene { $count ->
    [one] una carta y puede dártela o decir que no
   *[other] { $count } cartas y puede darte una o decir que no
}.
    .tag = le pides
hint-refusing = { $seat } no recibe nada, y acaba el turno.
    .tag = no recibe nada
hint-stake = Si aciertas, ganas la mano. Si no, { $seat } recibe { $count ->
    [one] tu última carta
   *[other] dos cartas tuyas
}.
    .tag = le acusas
hint-bluff = No puedes acertar: eres tú quien robó. Pero así te libras de cartas.
    .tag = inocente
hint-bluff-exposes = Solo pasa tu otra carta; el as se queda, y entonces todos saben que fuiste tú.
hint-penalty-wins = Con las cartas de una acusación falsa, { $seat } llega a { $count } y gana la mano.
hint-penalty-last = Si no aciertas, te quedas sin cartas y sales de esta mano.
hint-bluff-escapes = No puedes acertar, y el castigo se lleva tu as de picas. Escapas y ganas.
    .tag = inocente
hint-suspects = { $count ->
    [one] Nadie más puede ser culpable.
   *[other] Por lo que sabes, { $count } personas pueden ser culpables.
}
hint-handing = { $seat } tendría { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
    .tag = luego { $count } en la mano
hint-away = El as de picas sale de tu mano. Escapas y ganas.
hint-out-of-it = Es tu última carta. Sales de esta mano.
hint-sixth = Seis cartas ganan la mano, si { $seat } es inocente.
    .tag = sexta carta

fact-hand = Mano
fact-turns = Turno
fact-gave = Dio
fact-asked = Pidió
fact-accused = Acusó
unit-hands = { $count ->
    [one] { $count } victoria
   *[other] { $count } victorias
}

# The guided first game
guide-innocent = Alguien tiene el as de picas y es quien robó. Tú no. Se gana de dos maneras: nombrando al ladrón o reuniendo seis cartas. { $seat } te pide una carta y tendrá { $number }. No puedes negarte y cualquiera vale, así que entrega { $piece }.
guide-sixth = A { $seat } le falta una carta y te la pide a ti. No puedes negarte; si { $seat } es inocente, con esto gana la mano.
guide-help = { $seat } te quita una carta, justo lo que necesita un ladrón. El as se queda mientras tengas cualquier otra. Sin { $piece } te quedan { $left }.
guide-hand-over = { $seat } te pide una carta y tendrá { $number ->
    [one] una
   *[other] { $number }
}; a ti { $left ->
    [0] no te queda ninguna y sales de esta mano
    [one] te queda una
   *[other] te quedan { $left }
}. Da igual cuál entregues.
guide-penalty = Fallo: { $seat } es inocente, y ahora lo sabe todo el mundo. Te cuesta dos cartas, y { $seat } tendrá { $number }. { $suspects ->
    [one] Ahora solo puede ser una persona.
   *[other] Quedan { $suspects } personas que pueden ser el ladrón.
}
guide-penalty-thief = Fallo, como bien sabías. Se van dos cartas y { $left ->
    [one] solo queda una
   *[other] quedan { $left }
}. El as de picas tiene que ser la última de todas.
guide-escape = { $held ->
    [one] El as es tu última carta
   *[other] Solo te quedan dos cartas
}. Acusa a { $seat } y falla: el castigo se lleva todo lo que tienes, el as de picas al final, y el ladrón ha escapado.
guide-thief = El as de picas es tuyo, así que el ladrón eres tú: deshazte de las { $held } cartas, el as al final. ¡Pon cara de inocencia y falla! Una acusación falsa cuesta dos cartas, para ti un regalo. Acusa a { $seat }, que tendría entonces { $number }; con seis, quien es inocente gana.
guide-thief-again = Eres el ladrón y tienes { $held }. Acusa a { $seat }: fallo, claro, y dos cartas menos.
guide-sure = Solo { $seat } puede tener el as de picas: los demás son inocentes o enseñan todas sus cartas. Acusa, y la mano es tuya.
guide-ask-six = Tienes cinco cartas, y la sexta gana. Pide a { $seat }, que no puede negarse.
guide-gave = { $seat } regaló una carta { $gave ->
    [one] una vez
   *[other] { $gave } veces
} sin que nadie se la pidiera. Un inocente quiere seis cartas, el ladrón ninguna. También hay inocentes que engañan, y { $suspects } personas pueden ser, pero es la mejor pista: acusa a { $seat }. Si fallas, te cuesta dos cartas.
guide-ask = { $suspects ->
    [one] Una persona puede
   *[other] { $suspects } personas pueden
} ser el ladrón, y un fallo cuesta dos cartas. Pedir no cuesta nada: { $seat } tiene { $number } cartas, con una de ellas tendrás { $held }, y con seis se gana.
guide-ask-again = { $suspects ->
    [one] Una persona puede
   *[other] { $suspects } personas pueden
} ser el ladrón. Mientras, pide una carta a { $seat }: tendrías { $held } de seis.
guide-caught = Atrapaste al ladrón: { $seat } tenía el as de picas. { $score ->
    [one] Tu primer punto.
   *[other] Tienes { $score } puntos.
} Cartas nuevas, ladrón nuevo.
guide-caught-me = { $seat } te descubrió con el as de picas. Cartas nuevas, ladrón nuevo.
guide-caught-other = { $seat } atrapó a { $other } con el as de picas y gana la mano. Cartas nuevas, ladrón nuevo.
guide-escaped = Escapaste: todas tus cartas fuera, el as al final. { $score ->
    [one] Tu primer punto.
   *[other] Tienes { $score } puntos.
}
guide-escaped-other = El ladrón era { $seat }: se deshizo de todas sus cartas y ganó la mano. Vigila a quien reparte cartas.
guide-six-other = { $seat } tenía seis cartas y era inocente: así gana la mano. Vigila a quien va reuniendo.
guide-cleared = { $seat } acusó a { $other } y falló. Así que { $other } es inocente, y lo sabe todo el mundo.
guide-got = { $seat } tuvo que darte { $piece }. Ahora tienes { $held }.

# The table
zone-pack = baraja
zone-box = caja
zone-hand = mano
phase-turn = Siguiente turno
phase-asked = Se pide una carta
phase-penalty = Una acusación falsa

# Options
option-filler_cards = Las demás cartas
    .help = Qué cartas se reparten junto al as de picas.
option-filler_cards-no_aces_no_spades = una lista conocida, sin ases ni picas
option-filler_cards-any = cualesquiera, sin decir cuáles
option-may_refuse = Decir que no
    .help = Si puedes guardar tus cartas cuando te piden una.
option-ace_as_second_card = El as como segunda carta
    .help = Si el culpable, con dos cartas, puede pagar con ambas una acusación falsa y ganar así.
option-lone_thief = Si el culpable se queda sin rivales
    .help = Quién gana cuando todos los demás han salido de la mano.
option-lone_thief-nobody = no gana nadie
option-lone_thief-thief_wins = gana el culpable
option-turn_cap = Límite de turnos
    .help = Turnos tras los que una mano queda en tablas.
option-turn_cap-auto = cincuenta por persona
option-hands = Manos
    .help = Manos de una sesión, con un punto por cada mano ganada.

# Why its bots answer as they do
thumb = Me fijo en quién regala cartas y quién acusa, y mientras tanto reúno.

# On paper
credit = { title }, un juego de James Ernest. { poker-suite }
pad-goal = Gana quien se lleve más manos.
pad-hands = ganadas
pad-note-write = Una raya para quien gana la mano; una C al lado si fue el culpable.

# Lo que miden los estudios
measure-thief = manos que gana el culpable
measure-accuser = manos que gana quien acusa
measure-collector = manos que gana quien reúne seis cartas
measure-drawn = manos que acaban en tablas por el límite de turnos
measure-lone = manos en las que solo queda el culpable
measure-turns-a-hand = turnos por mano
measure-right = acusaciones que dan con el culpable
measure-trick = manos que se ganan pagando con las dos últimas cartas
measure-dropped-out = personas que quedan fuera en una mano

# La hoja de puntuación en la app
pad-hand = mano ganada
pad-hand-innocent = ganada
pad-hand-thief = ganada como culpable

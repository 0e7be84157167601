title = Brain Baseball!
tagline = Lanza, batea y atrapa para sumar puntos, o logra tres strikes seguidos y se acabó.

prompt-pitch = Lanza una pelota. Vale cualquier carta. Los demás pueden batear con cartas de su valor o menos; si nadie lo hace, es strike.
    .do = Lanzar { $chosen }
    .sure = { $last ->
        [1] ¿Lanzar { $chosen } con dos strikes? Si nadie batea, ganas la partida.
       *[0] { "" }
    }
prompt-swing = ¿Bateas o pasas? Un bateo no supera a la pelota y gana a todos los bateos anteriores.
    .do = { $act ->
        [pass] Pasar
       *[play] Batear con { $chosen }
    }
prompt-field = ¿Atrapas o pasas? Una atrapada no es menor que la pelota y gana a todas las anteriores. Aquí el dos vale 14 y el as 15.
    .do = { $act ->
        [pass] Pasar
       *[play] Atrapar con { $chosen }
    }

word-pass = Pasar

refused-must-pitch = Quien lanza no puede pasar. Juega cualquier carta.
refused-not-in-your-hand = { $token } no está en tu mano.
refused-above-the-ball = { $token } es más alta que la pelota. Un bateo no puede superarla.
refused-too-low-to-swing = { $token } no supera al bateo anterior.
refused-too-low-to-field = { $token } es muy baja: una atrapada no es menor que la pelota y supera a la atrapada anterior.

said-inning = Entrada { $number } de { $of }: cartas nuevas para todos{ $yours-count ->
    [0] .
   *[other] ; las tuyas: { $yours }.
}{ $number ->
    [1] {" "}Un bateo no puede superar a la pelota, una atrapada no puede ser menor, y quien gana la pelota lanza después. El as vale 1 y el dos 2, pero al atrapar valen 15 y 14.
   *[other] {""}
}
decided-pitch = { $seat } { VERB($who, you: "lanzas", one: "lanza", many: "lanzan") } { $pieces }.
decided-swing = { $act ->
    [pass] {""}
   *[none] { $seat } { VERB($who, you: "bateas", one: "batea", many: "batean") } con { $pieces }.
}
said-hit = { $number ->
    [1] Nadie más batea, así que { $seat } le { VERB($who, you: "das", one: "da", many: "dan") } a la pelota.
   *[other] { $seat } le { VERB($who, you: "das", one: "da", many: "dan") } a la pelota: { $piece } es el bateo más alto.
}
decided-field = { $act ->
    [pass] {""}
   *[none] { $seat } { VERB($who, you: "intentas", one: "intenta", many: "intentan") } atraparla con { $pieces }.
}
said-caught = { $seat } { VERB($who, you: "atrapas", one: "atrapa", many: "atrapan") } y { VERB($who, you: "ganas", one: "gana", many: "ganan") } la pelota, { $got }, con { $number ->
    [14] { $piece }: al atrapar, un dos vale 14
    [15] { $piece }: al atrapar, un as vale 15
   *[other] { $piece }
}.
said-not-caught = Nadie la atrapa: { $seat } { VERB($who, you: "ganas", one: "gana", many: "ganan") } la pelota, { $got }.
said-cannot-pitch = { $seat } ya no { VERB($who, you: "tienes", one: "tiene", many: "tienen") } cartas, así que { VERB($whom, you: "lanzas", one: "lanza", many: "lanzan") } { $target }.
said-strike = { $said-ace-ball ->
    [0] Nadie batea:
   *[other] Nadie batea, pues a un as solo le da otro as:
} { $number ->
    [1] primer strike
    [2] segundo strike seguido
    [3] tercer strike seguido
   *[other] strike { $number } seguido
}, y { $seat } { VERB($who, you: "ganas", one: "gana", many: "ganan") } la pelota, { $got }.{ $of ->
    [0] {""}
   *[other] { $number ->
        [2] {" "}Un tercero seguido ganaría la partida.
       *[other] {""}
    }
}
said-ace-ball = { "" }
said-inning-over = Ya no quedan dos manos con cartas, así que acaba la entrada.
said-scores = { $number ->
    [0] { $seat } no { VERB($who, you: "has", one: "ha", many: "han") } ganado pelotas y { VERB($who, you: "sigues", one: "sigue", many: "siguen") } con { $of }.
   *[other] { $seat } { VERB($who, you: "sumas", one: "suma", many: "suman") } { $number } por { $named-ball }: { $of } en total.
}
said-ball = { "" }
said-end-three-strikes = Con tres strikes seguidos { $seat } { VERB($who, you: "ganas", one: "gana", many: "ganan") } la partida, sea cual sea el marcador; las pelotas de esta entrada ya no cuentan.
said-end-dollars = { $seat } { VERB($who, you: "acabas", one: "acaba", many: "acaban") } con { $number } dólares, más que nadie.
scored = { "" }
paid-seat-pot =
    .detail = { $seat } { VERB($who, you: "pones", one: "pone", many: "ponen") } { $amount } en el bote.
paid-pot-seat = { $seat } { VERB($who, you: "te llevas", one: "se lleva", many: "se llevan") } { $amount }{ $who ->
    [one] {""}
    [you] {""}
   *[other] {" "}cada cual
} del bote, { $rule ->
    [BBB-R13] con tres strikes seguidos
   *[other] por la mejor entrada
}.
moved-stock-hand =
    .detail = { $seat } { VERB($who, you: "recibes", one: "recibe", many: "reciben") } cartas.
moved-to-ball = { "" }
moved-hand-swing = { "" }
moved-hand-fielding = { "" }
moved-to-balls = { "" }
moved-to-discard =
    .detail = Al descarte: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
moved-to-stock =
    .detail = Todas las cartas vuelven al mazo.

hint-inning = Entrada { $number } de { $innings }; repartió { $seat }.
hint-pitcher = Lanza { $seat }: { $strikes ->
    [0] aún sin strikes
    [one] un strike
   *[other] { $strikes } strikes seguidos
}.
hint-two-strikes = Lanza { $seat }, con dos strikes. ¡Uno más y gana la partida!
hint-swing = La pelota vale { $ball }. Para batear: de { $low } a { $ball }.
hint-swing-exact = La pelota vale { $ball }. Para batear: { $ball } exacto.
hint-swing-closed = La pelota vale { $ball }, y ya se ha bateado con { $ball }: nadie puede superarlo.
hint-field = La pelota vale { $ball }. Para atraparla: { $low } o más (dos 14, as 15).
hint-field-closed = La pelota vale { $ball }, y ya hay un as para atraparla: nadie puede superarlo.
hint-last-asked = Después de ti no va nadie.
hint-asked-next = Después de ti: { $count ->
    [one] 1 persona
   *[other] { $count } personas
}, primero { $seat }.
hint-points = { $seat }: { $inning } en esta entrada, { $total } de antes.
hint-played = Jugado hasta ahora: { $ranks }.
hint-unseen = Aún sin ver: { $aces ->
    [one] 1 as
   *[other] { $aces } ases
}, { $deuces ->
    [one] 1 dos
   *[other] { $deuces } doses
}.
hint-counts =
    .tag = vale { $number }
hint-would-pass = Guardas tus cartas y dejas la pelota a los demás.
hint-would-pitch = Una pelota de { $number }. De { $unseen } cartas que no has visto, { $n } podrían darle.
    .total = { $number ->
        [one] 1 punto
       *[other] { $number } puntos
    }
hint-would-lead = { $n ->
    [0] Ninguna carta puede superar tu { $number }.
    [one] Una carta que no has visto podría superar tu { $number }.
   *[other] De { $unseen } cartas que no has visto, { $n } podrían superar tu { $number }.
}
hint-would-have = Después de ti no va nadie. Tu { $number } es lo mejor.

unit-dollars = { $count ->
    [one] { $count } dólar
   *[other] { $count } dólares
}
unit-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
fact-inning = Entrada
fact-strikes = Strikes seguidos
fact-pitcher = lanza
fact-hitter = batea

zone-stock = mazo
zone-ball = pelota
zone-discard = descarte
zone-hand = mano
zone-swing = bateo
zone-fielding = atrapada
zone-balls = pelotas

pot-pot = bote

phase-pitch = El lanzamiento
phase-swing = Al bate
phase-field = En el campo

option-gambling = Jugar por dólares
    .help = Cada lanzamiento cuesta su valor en dólares, y quien mejor juega cada entrada se lleva el bote. Gana quien más dólares tenga.
option-three_strike_rule = Tres strikes ganan
    .help = Tres strikes seguidos ganan la partida al momento.
option-streak_scope = Strikes seguidos
    .help = Si los strikes de la entrada anterior aún cuentan para quien reparte la siguiente.
option-streak_scope-inning = dentro de una entrada
option-streak_scope-game = de una entrada a otra
option-first_dealer = Primer reparto
    .help = Quien se sienta ahí reparte la primera entrada y hace su primer lanzamiento.
option-first_dealer-random = cualquiera, al azar
option-innings = Entradas
    .help = Cuántas entradas tiene una partida.
option-innings-auto = una por persona

guide-begin = La pelota es { $second } y vale { $value } puntos. Batea con una carta que no pase de su valor. El bateo más alto golpea y gana la pelota, si nadie la atrapa. { $topped ->
    [0] Nada que no hayas visto supera tu { $piece }.
    [one] Solo una carta que no has visto supera tu { $piece }.
   *[other] { $topped } cartas que no has visto superan tu { $piece }.
}
guide-third-strike = Dos strikes, y nadie ha bateado: deja pasar esta pelota y { $seat } habrá ganado la partida. ¡Batea, con { $piece } o con lo que sea!
guide-exact = { $piece } es tan alta como la pelota, { $second }: ningún bateo puede superarla.
guide-small = Solo { $value } puntos, y gastarías un as o un dos. Al batear son bajos, pero al atrapar son los más altos: 15 y 14. Si nadie batea es un strike; tres seguidos ganan la partida, uno aún no hace daño. Pasa.
guide-swing = Una pelota de { $value } puntos, y { $strikes ->
    [0] aún ningún strike
    [one] ya un strike para { $seat }
   *[other] ya { $strikes } strikes para { $seat }
}. { $topped ->
    [0] Nada que no hayas visto supera tu { $piece }.
    [one] Una carta que no has visto supera tu { $piece }.
   *[other] { $topped } cartas que no has visto superan tu { $piece }.
} Y con cualquier bateo no hay strike.
guide-keep = { $able ->
    [0] No tienes carta para batear, así que pasa. Una alta aún puede atrapar la pelota si alguien la golpea.
   *[other] Batear te costaría una carta que sirve más para atrapar, y la pelota vale { $value }. Pasa.
}
guide-field = { $seat } ha golpeado la pelota, { $second } por { $value } puntos. Ahora los demás pueden atraparla, con cartas desde su valor; aquí un dos cuenta 14 y un as 15. Tu { $piece } contaría { $number } e iría por delante; { $higher ->
    [0] nada que no hayas visto es más alto
    [one] una carta que no has visto es más alta
   *[other] { $higher } cartas que no has visto son más altas
}.
guide-own-ball = { $seat } ha golpeado tu pelota, pero quien lanza también puede atrapar, y después de ti no va nadie: { $piece } trae { $second } a casa.
guide-field-last = Después de ti no va nadie. { $piece } atrapa la pelota con seguridad: { $value } puntos.
guide-field-again = { $piece } iría por delante con { $number }, por una pelota de { $value }. { $higher ->
    [0] Nada que no hayas visto es más alto.
    [one] Una carta que no has visto es más alta.
   *[other] { $higher } cartas que no has visto son más altas.
}
guide-field-keep = Una pelota de { $value } apenas vale tu { $piece }, que al atrapar cuenta { $number }. Déjala ir.
guide-field-none = No tienes nada que pueda atrapar { $second } ahora, así que pasa.
guide-pitch = Quien gana una pelota lanza la siguiente. Si nadie batea, te la quedas: un strike. { $piece } es baja: de las { $unseen } cartas que no has visto, { $hits } pueden golpearla. Las altas se quedan para atrapar.
guide-pitch-again = Tienes { $points } puntos en pelotas, { $seat } tiene { $number }. Lanza { $piece }: { $hits ->
    [0] nada que no hayas visto puede golpearla
    [one] una carta que no has visto puede golpearla
   *[other] { $hits } cartas que no has visto pueden golpearla
}.
guide-pitch-win = Dos strikes seguidos, ¡y un tercero gana la partida al instante! { $piece } es la más difícil de golpear: { $hits ->
    [0] ninguna de las { $unseen } cartas que no has visto puede
    [one] una de las { $unseen } cartas que no has visto puede
   *[other] { $hits } de las { $unseen } cartas que no has visto pueden
}.
guide-pitch-last = Tu última carta, { $piece }, es la pelota; { $hits ->
    [0] nada que no hayas visto puede golpearla
    [one] una carta que no has visto puede golpearla
   *[other] { $hits } cartas que no has visto pueden golpearla
}. Cuando a lo sumo una persona tiene cartas, la entrada se acaba y se cuentan las pelotas: tú tienes { $points } puntos, { $seat } tiene { $number }.
guide-hit-mine = Tu { $piece } ha golpeado y nadie la ha atrapado: { $second } es tuya, { $number ->
    [one] un punto
   *[other] { $number } puntos
}, y lanzas tú.
guide-hit-caught = Tu { $piece } ha golpeado, pero { $seat } ha atrapado la pelota con { $second }. Así que { $third } se fue con { $seat }: un golpe también necesita suerte.
guide-topped = { $seat } superó tu { $piece } con { $second } y golpeó la pelota. Solo cuenta el bateo más alto; los demás se gastan.
guide-caught-mine = Tu { $piece } fue la mejor atrapada: { $second } es tuya, { $number ->
    [one] un punto
   *[other] { $number } puntos
}, y lanzas tú.
guide-strike-mine = Nadie bateó { $piece }: te quedas la pelota, y es el strike { $number } de tres.
guide-strike = Nadie bateó: { $seat } se queda { $piece }, y es el strike { $number }. Tres seguidos ganan la partida.
guide-pitch-hit = { $seat } golpeó tu { $second } con { $piece }.

# Why its bots answer as they do
thumb = Gasto las cartas que apenas necesito y guardo ases y doses para lo que importa.

# On paper
credit = { title }, un juego de James Ernest. { poker-suite }
pad-goal = Gana quien más puntos tenga después de { $innings ->
    [one] una entrada
   *[other] { $innings } entradas
}.{ $three_strike_rule ->
    [1] {" "}Tres strikes seguidos ganan al momento.
   *[0] { "" }
}
pad-note-write = Lo que valen tus pelotas en esta entrada y tu nuevo total.
pad-note-count = As 1, las cartas numeradas su número, jota 11, reina 12, rey 13.

# Lo que miden los estudios
measure-hits = pelotas bateadas
measure-uncaught = pelotas bateadas que nadie atrapa
measure-swing-points = puntos que da un bateo
measure-catch-points = puntos que da una carta jugada para atrapar
measure-strike-points = puntos que da un lanzamiento, por strike, a quien lanza
measure-struck-out = partidas que acaban por tres strikes
measure-low-hand-strikes = primeras entradas que, con tres cartas de 3 o menos, quien reparte acaba con tres strikes
measure-dealer-inning = entradas en las que mejor le va a quien reparte
measure-tricks = jugadas por entrada
measure-pitched = valor de un lanzamiento

# La hoja de puntuación en la app
pad-lead = ¿Quién reparte primero?
pad-next = Reparte { $dealer }, que también lanza primero.
pad-strikes = tres strikes
pad-paid = pagado por lanzar
pad-dollars = dólares
pad-end-strikes = Tres strikes seguidos de { $names }.
refused-inning-not-scored = { $name }, { $column }: una entrada que acaba con tres strikes no se puntúa, así que 0.

title = Boneyard
tagline = Pujas secretas por cinco cubos de dinero; las pujas iguales se anulan y 40 dólares ganan.

prompt-choose-bid = Elige tu puja. Una carta o más; las pujas iguales se anulan, y la más alta que quede elige cubo primero.
    .do = Pujar ${ $total }
    .sure = { $all ->
        [1] ¿Pujar todo lo que tienes? Si alguien puja lo mismo, quedas fuera de la partida.
       *[0] { "" }
    }
prompt-claim-bucket = Toma un cubo. Nadie igualó tu puja; tus cartas van al cubo que tomes.
    .do = Tomar { $chosen }: ${ $gain }

word-a = cubo A
word-b = cubo B
word-c = cubo C
word-d = cubo D
word-e = cubo E

refused-not-in-hand = Solo puedes pujar cartas de tu mano, y ahí no está { $token }.
refused-no-bucket = Toma uno de los cubos que quedan; { $token } no es un cubo.
refused-bucket-taken = Toma uno de los cubos que quedan; alguien ya tiene { $token }.

shown-hand =
    .detail = Todos empiezan con cinco cartas de 1, 3, 5, 7 y 10 dólares{ $yours-count ->
        [0] .
       *[other] ; las tuyas: { $yours }.
    }
said-round = Ronda { $number }. Dólares en los cubos: A { $said-in-a }, B { $said-in-b }, C { $said-in-c }, D { $said-in-d }, E { $said-in-e }.
said-in-a = { "" }
said-in-b = { "" }
said-in-c = { "" }
said-in-d = { "" }
said-in-e = { "" }
said-bids = { $seat } { VERB($who, you: "pujas", one: "puja", many: "pujan") } { $number } con { $got }.
said-cancelled = { $seat } { VERB($who, you: "pujas", one: "puja", many: "pujan") } lo mismo, { $number }: las pujas iguales no toman cubo y se pierden.
decided-claim-bucket = { $said-after ->
    [0] Con { $said-refills }, la puja válida más alta,
   *[other] Con { $said-refills }, la siguiente puja,
} { $seat } { VERB($who, you: "tomas", one: "toma", many: "toman") } { $got-count ->
    [0] el { $word }, aunque está vacío
   *[other] { $said-worth ->
        [one] el dólar
       *[other] los { $said-worth } dólares
    } del { $word }: { $got }
}. La puja pasa a ese cubo.
said-worth = { "" }
said-refills = { "" }
said-after = { "" }
said-least = { "" }
said-as-little = { "" }
has-least = { $said-as-little ->
    [0] el que menos tiene ahora
   *[other] el más a la derecha de los que menos tienen ahora
}: { $said-least ->
    [one] 1 dólar
   *[other] { $said-least } dólares
}
said-empty-handed = No queda cubo para { $who ->
    [you] ti
   *[other] { $seat }
}, y la puja de { $number } vuelve a la mano: { $got }.
said-set-falls-a = Las pujas iguales de { $number } van al cubo A, { has-least }.
said-set-falls-b = Las pujas iguales de { $number } van al cubo B, { has-least }.
said-set-falls-c = Las pujas iguales de { $number } van al cubo C, { has-least }.
said-set-falls-d = Las pujas iguales de { $number } van al cubo D, { has-least }.
said-set-falls-e = Las pujas iguales de { $number } van al cubo E, { has-least }.
said-out = { $seat } ya no { VERB($who, you: "tienes", one: "tiene", many: "tienen") } cartas y { VERB($who, you: "quedas", one: "queda", many: "quedan") } fuera de la partida.
said-overtime = Hay empate en cabeza a { $number ->
    [one] 1 dólar
   *[other] { $number } dólares
}: prórroga. Tras la próxima ronda gana el total más alto, sea cual sea.
said-end-alone = A los demás se les acabaron las cartas.
said-reached = { $seat } { VERB($who, you: "tienes", one: "tiene", many: "tienen") } ya { $number ->
    [one] 1 dólar
   *[other] { $number } dólares
}, y { $of ->
    [one] 1 basta
   *[other] { $of } bastan
} para acabar la partida.
said-decided = Acaba la prórroga y ya no hay empate en cabeza.
scored =
    .detail = { $seat } { VERB($who, you: "tienes", one: "tiene", many: "tienen") } ahora { $total ->
        [one] 1 dólar
       *[other] { $total } dólares
    }.
moved-to-bid = { "" }
moved-bid-hand = { "" }
moved-from-bucket-a = { "" }
moved-to-bucket-a =
    .detail = Pujas que van al cubo A: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
moved-from-bucket-b = { "" }
moved-to-bucket-b =
    .detail = Pujas que van al cubo B: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
moved-from-bucket-c = { "" }
moved-to-bucket-c =
    .detail = Pujas que van al cubo C: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
moved-from-bucket-d = { "" }
moved-to-bucket-d =
    .detail = Pujas que van al cubo D: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
moved-from-bucket-e = { "" }
moved-to-bucket-e =
    .detail = Pujas que van al cubo E: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }

zone-bucket-a = cubo A
zone-bucket-b = cubo B
zone-bucket-c = cubo C
zone-bucket-d = cubo D
zone-bucket-e = cubo E
zone-hand = mano
zone-bid = puja

phase-bids = Pujas
phase-claims = Reparto de cubos

hint-round = Ronda { $round }. Se juega a { $target } dólares.
hint-overtime = Es la prórroga: tras esta ronda gana el total más alto, si no hay empate.
hint-buckets = En los cubos: A { $a }, B { $b }, C { $c }, D { $d }, E { $e }.
hint-hand = Tienes ${ $total }. Pujas posibles: { $totals }.
hint-rival = { $steps ->
    [one] A tu izquierda
   *[other] { $steps } asientos a tu izquierda
}: ${ $total }. Pujas posibles: { $totals }.
    .tag = tiene ${ $total }
hint-bucket =
    .tag = { $richest ->
        [1] ${ $number }, el más rico
       *[0] ${ $number }
    }
hint-progress =
    .now = ahora ${ $now }
    .after = luego ${ $after }
    .goal = gana con ${ $goal }
hint-bid-cancelled =
    .tag = ${ $number }, anulada
hint-bid-took =
    .tag = ${ $number }, tomó { $letter }
hint-bid-waits =
    .tag = ${ $number }
hint-no-bid = Elige las cartas de tu puja. Tienes { $left ->
    [one] 1 dólar
   *[other] { $left } dólares
}.
    .total = $0
hint-bid = { $left ->
    [0] No te queda nada
    [one] Te queda 1 dólar
   *[other] Te quedan { $left } dólares
}. Con el cubo más rico llegarías a { $after }.
    .total = ${ $total }
hint-would-take = Tendrías { $after ->
    [one] 1 dólar
   *[other] { $after } dólares
}. Tu puja de { $bid } pasa a ese cubo.
    .total = ${ $gain }

fact-round = Ronda
fact-target = Dólares para ganar
fact-bid = Puja

option-target = Dólares para ganar
    .help = La partida acaba cuando, tras una ronda, alguien tiene esta suma y no hay empate en cabeza.
option-set_order = Grupo mayor
    .help = Qué grupo de pujas anuladas cae primero: el que suma más dinero o el de las pujas más altas.
option-set_order-total = por todo su dinero
option-set_order-bid = por la puja
option-set_target = Grupos por cubo
    .help = Si un cubo que acaba de recibir un grupo de pujas anuladas puede recibir también el siguiente.
option-set_target-recompute = varios, si sigue siendo el menor
option-set_target-distinct = uno por ronda
option-show_hands = Manos ajenas
    .help = Todos empiezan con las mismas cartas y las pujas se ven, así que se podría recordar cada mano. Con el seguimiento las recuerda la mesa.
option-show_hands-hidden = ocultas
option-show_hands-tracked = con seguimiento
option-max_rounds = Máximo de rondas
    .help = La partida se corta tras estas rondas, y gana el total más alto.

guide-begin = Todos tienen los mismos { $dollars } dólares, y hay cinco cubos a la vista. Puja en secreto algunas cartas. La puja más alta que nadie haya igualado elige cubo primero. Para empezar, { $piece } está bien.
guide-low = Tienes { $dollars }, y esta partida corta es a { $target }. Una puja te cuesta lo que vale, así que lo mejor es una puja baja que aun así tome algo bueno. Prueba con { $piece }.
guide-cheap = En las pujas bajas hay mucha gente, pero son baratas: si alguien iguala { $piece }, pierdes lo mínimo.
guide-rich = Hay { $richest } dólares en { $word }. Todos los ven, así que muchos pujarán alto. { $piece } puede quedarse sin igual y bastar para un buen cubo.
guide-nearly = Tienes { $dollars }, y { $target } ganan. Sirve cualquier cubo que dé { $missing } más de lo que cuesta. Puja poco.
guide-bid-again = Tienes { $dollars } y te faltan { $missing }. Lo más rico es { $word }, con { $richest }. Lo que pujas se pierde si ningún cubo da más.
guide-first = Tu { $bid } es la puja más alta que nadie igualó. Eliges primero: el cubo más rico tiene { $number } dólares.
guide-claim = { $other } pujó { $top } y se llevó { $taken } dólares. Ahora tu { $bid } puede llevarse { $number }, y llena ese cubo para la próxima ronda. Ganas { $gain }.
guide-change = El cubo más rico que queda tiene { $number }, y pujaste { $bid }: ni ganas ni pierdes.
guide-dear = El mejor cubo que queda tiene { $number }, y pujaste { $bid }. Salió demasiado cara; toma los { $number } de todos modos.
guide-enough = Con { $number } dólares llegas a { $after }{ $over ->
    [0] , justo lo que hace falta
   *[other] {""}
}: { $target } ganan, si nadie más llega a lo mismo.
guide-claim-again = { $word } es el más rico que queda, con { $number }.
guide-matched = { $seat } también pujó { $bid }. Las pujas iguales se anulan: tu dinero cayó en { $word } y no te llevaste nada.
guide-bold = Valiente: { $bid } dólares en una puja.
guide-gained = Pagaste { $bid } por { $number }; ahora tienes { $dollars }.
guide-even = Pagaste { $bid } por lo mismo; sigues con { $dollars }.
guide-lost = Pagaste { $bid } por { $number }; ahora tienes { $dollars }. Las pujas altas eligen primero, pero tienen que ganarse su precio.
# Scores are dollars
points = { $count ->
    [one] 1 dólar
   *[other] { $count } dólares
}
unit-dollars = { $count ->
    [one] { $count } dólar
   *[other] { $count } dólares
}

# Why its bots answer as they do
thumb = Pujo valores que los demás rara vez pujan, y nunca más de lo que traen.

# On paper
credit = { title }, un juego de James Ernest. { poker-suite }
pad-goal = Se juega a { $target } dólares; gana el total más alto.
pad-bid = puja
pad-took = cubo
pad-holds = tiene
    .first = 26
pad-side = cubos después
pad-a = A
    .first = 10
pad-b = B
    .first = 7
pad-c = C
    .first = 5
pad-d = D
    .first = 3
pad-e = E
    .first = 1
pad-note-write = Tu puja, el cubo que tomaste con su dinero y lo que tienes ahora. Tacha la puja anulada.
pad-note-count = Un as es 1; las demás, su número. Las pujas iguales se anulan, sean de las cartas que sean: 7 + 3 anula un 10.
pad-note-end = Si hay empate en cabeza, prórroga: una ronda más, y entonces gana el total más alto aunque no llegue a { $target }.

# Lo que miden los estudios
measure-cancelled = pujas que se anulan
measure-overbids = pujas por encima del cubo más rico
measure-overbid-gains = dólares que da una puja por encima del cubo más rico
measure-other-gains = dólares que da cualquier otra puja
measure-out = personas que quedan fuera
measure-overtime = partidas con prórroga
measure-below-target = partidas ganadas en la prórroga sin llegar a los dólares fijados
measure-watched = rondas que pasa mirando quien ha quedado fuera

# La hoja de puntuación en la app
pad-tied-on = Prórroga: { $names } empatan en cabeza. Tras la próxima ronda gana el total más alto, aunque no llegue a { $target }.
pad-end-overtime = La prórroga está decidida: { $names } va por delante.
refused-bids-something = { $name } aún tiene dinero y puja al menos una carta.
refused-cancelled-takes-nothing = { $name } pujó lo mismo que otra persona: las pujas iguales se anulan y no se llevan ningún cubo.
refused-no-bucket-left = { $name } no se lleva ninguno: los cubos fueron para pujas más altas.
refused-takes-a-bucket = { $name } hizo una puja única. ¿Qué cubo se llevó?
refused-bucket-twice = { $name } tiene un cubo que ya se llevó otra persona.

title = Abandon Ship!
tagline = Echa tesoros a los botes y luego ábrete paso hasta el mejor.

prompt-act = Echa una carta o busca pelea. Elige una carta de tu mano y luego su bote o a alguien.
    .do = { $act ->
        [throw] Echar { $piece } a su bote
       *[attack] Atacar a { $seat } con { $piece }
    }
    .sure = { $act ->
        [throw] { "" }
       *[attack] { $higher ->
            [0] { "" }
           *[other] ¿Atacar a { $seat } con { $piece }? Si te superan, pierdes una de tus cartas al azar.
        }
    }
prompt-answer = ¿Respondes o te rindes? Juega una carta más alta o pierde una de las tuyas al azar.
    .do = { $act ->
        [give] Rendirse
       *[attack] Responder con { $chosen }
    }
prompt-choose-key = ¿A qué bote corres? El barco se hunde. El palo de tu carta llave dice adónde vas, y sube quien más fuerza tenga en ese palo.
    .do = Correr al bote de { $suit ->
        [clubs] tréboles
        [diamonds] diamantes
        [hearts] corazones
       *[spades] picas
    }
    .sure = ¿Correr con { $piece } al bote de { $suit ->
        [clubs] tréboles
        [diamonds] diamantes
        [hearts] corazones
       *[spades] picas
    }? { $boat ->
        [one] Lleva 1 punto
       *[other] Lleva { $boat } puntos
    }, y tu fuerza es { $strength }.

word-lifeboat = A su bote
word-surrender = Rendirse

refused-card-first = Elige primero una carta de tu mano y luego para qué es.
refused-one-card = Basta con una carta. Ahora di para qué es.
refused-yourself = No puedes pelear contra ti.
refused-nothing-to-win = Ahí no hay cartas que ganar, así que no hay pelea.
refused-on-your-board = { $token } está en tu botín. Sirve en el desenlace y para nada más.
refused-not-in-your-hand = { $token } no está en tu mano.
refused-last-card = { $token } es tu última carta. Solo puedes pelear con ella si es un rey.
refused-not-higher = { $token } no supera la última carta de la pelea.

said-round = Ronda { $number }: { VERB($who, you: "empiezas", one: "empieza", many: "empiezan") } { $seat }.{ $number ->
    [1] {" "}Las cartas que se echan o con las que se pelea van al bote de su palo y puntúan para quien suba a él: el as 1, de la jota al rey de 11 a 13. Antes de cada turno la mano se completa hasta cinco cartas; con la última del mazo se hunde el barco.
   *[other] {""}
}
decided-act = { $act ->
    [lifeboat] { $seat } { VERB($who, you: "echas", one: "echa", many: "echan") } { $pieces } al { $zone }.
   *[none] { $seat } { $whom ->
        [you] te { VERB($who, you: "atacas", one: "ataca", many: "atacan") } con { $pieces }.
       *[other] { VERB($who, you: "atacas", one: "ataca", many: "atacan") } a { $target } con { $pieces }.
    }
}
decided-answer = { $act ->
    [surrender] {""}
   *[none] { $seat } { VERB($who, you: "respondes", one: "responde", many: "responden") } con { $pieces }.
}
said-attacks = { "" }
said-attacked = { "" }
said-wins-fight = { $target } no { VERB($whom, you: "juegas", one: "juega", many: "juegan") } nada más alto y { VERB($whom, you: "te rindes", one: "se rinde", many: "se rinden") }: { $seat } { VERB($who, you: "tomas", one: "toma", many: "toman") } { $taken } al azar de { $whom ->
    [you] tu mano
   *[other] la mano de { $target }
}, boca arriba.
said-sinks = { $seat } { VERB($who, you: "robas", one: "roba", many: "roban") } la última carta del mazo y el barco se hunde. Con una carta llave cada cual elige el bote de su palo, y sube quien más fuerza tenga en ese palo.
moved-hand-key-card = Las cartas llave: { $shares-count ->
    [0] { $seat } { $pieces }.
   *[other] { $shares }.
}
said-goes-down =
    .aside = { $seat } no { VERB($who, you: "tienes", one: "tiene", many: "tienen") } carta llave y { VERB($who, you: "te quedas", one: "se queda", many: "se quedan") } sin bote.
which-boat = { $of ->
    [0] bote de tréboles
    [1] bote de diamantes
    [2] bote de corazones
   *[other] bote de picas
}
said-claims = { $seat } { VERB($who, you: "corres", one: "corre", many: "corren") } al { which-boat } con { $named-counts }: fuerza { $number }.
said-counts = { "" }
said-identical = Dos manos son iguales, carta por carta.
said-decides = Tienen la misma fuerza: decide { $piece }, pues la otra mano ahí { $number ->
    [0] ya no tiene carta
   *[other] tiene { $number } puntos
}.
scores-boat = { VERB($who, you: "sumas", one: "suma", many: "suman") } { $points ->
    [one] su punto
   *[other] sus { $points } puntos
}: { $total } en total
said-boards = { $seat } { VERB($who, you: "tienes", one: "tiene", many: "tienen") } más fuerza, { VERB($who, you: "subes", one: "sube", many: "suben") } al { which-boat } y { scores-boat }.
said-boards-alone = Solo { $seat } { VERB($who, you: "corres", one: "corre", many: "corren") } al { which-boat } y { scores-boat }.
said-boards-higher = { $seat } { VERB($who, you: "tienes", one: "tiene", many: "tienen") } la misma fuerza pero cartas más altas, { VERB($who, you: "subes", one: "sube", many: "suben") } al { which-boat } y { scores-boat }.
said-unclaimed = { $number ->
    [0] Nadie corre al { which-boat }, y está vacío.
    [1] Nadie corre al { which-boat }, y se pierde su punto.
   *[other] Nadie corre al { which-boat }, y se pierden sus { $number } puntos.
}
said-left-behind = { $seat } no { VERB($who, you: "sumas", one: "suma", many: "suman") } nada en esta ronda.
said-reached = { $seat } { VERB($who, you: "has", one: "ha", many: "han") } llegado a { $number ->
    [one] 1 punto
   *[other] { $number } puntos
}, y eso acaba la partida.
said-extra-round = Hay empate en cabeza: otra ronda.
scored =
    .detail = { $seat } { VERB($who, you: "llevas", one: "lleva", many: "llevan") } { $total }.
moved-deck-hand = { $shares-count ->
    [0] { $who ->
        [you] Completas tu mano con { $pieces }.
       *[other] {""}
    }
   *[other] Cinco cartas por persona{ $yours-count ->
        [0] .
       *[other] ; las tuyas: { $yours }.
    }
}
moved-to-aside =
    .detail = Cartas fuera de juego en esta ronda: { $pieces }.
moved-to-fight =
    .detail = { $seat } { VERB($who, you: "juegas", one: "juega", many: "juegan") } { $pieces }.
moved-to-board = { "" }
moved-to-clubs-lifeboat =
    .detail = Al bote de tréboles: { $pieces }.
moved-to-diamonds-lifeboat =
    .detail = Al bote de diamantes: { $pieces }.
moved-to-hearts-lifeboat =
    .detail = Al bote de corazones: { $pieces }.
moved-to-spades-lifeboat =
    .detail = Al bote de picas: { $pieces }.
moved-to-shown =
    .detail = Las demás cartas: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
moved-to-deck =
    .detail = Todas las cartas vuelven al mazo.

hint-round = Ronda { $round }; repartió { $seat }. Se juega a { $target ->
    [one] 1 punto
   *[other] { $target } puntos
}.
hint-deck = { $count ->
    [one] El barco se hunde con la próxima carta que se robe.
   *[other] El barco se hunde dentro de { $count } cartas.
}
hint-clubs = Tréboles: bote { $boat }, tú { $mine }, mejor botín rival { $rival }, sin ver { $unseen }.
    .tag = { $boat ->
        [one] 1 punto
       *[other] { $boat } puntos
    }
hint-diamonds = Diamantes: bote { $boat }, tú { $mine }, mejor botín rival { $rival }, sin ver { $unseen }.
    .tag = { $boat ->
        [one] 1 punto
       *[other] { $boat } puntos
    }
hint-hearts = Corazones: bote { $boat }, tú { $mine }, mejor botín rival { $rival }, sin ver { $unseen }.
    .tag = { $boat ->
        [one] 1 punto
       *[other] { $boat } puntos
    }
hint-spades = Picas: bote { $boat }, tú { $mine }, mejor botín rival { $rival }, sin ver { $unseen }.
    .tag = { $boat ->
        [one] 1 punto
       *[other] { $boat } puntos
    }
hint-safe = Con { $pieces } nadie puede tener más fuerza que tú.
hint-beat = Hay que superar { $piece }, que vale { $number }.
hint-beat-last = Hay que superar { $piece }, que vale { $number }. Tu última carta solo puede pelear si es un rey.
hint-would-throw = { $piece } deja su bote en { $boat ->
    [one] 1 punto
   *[other] { $boat } puntos
}.
    .total = { $boat ->
        [one] 1 punto
       *[other] { $boat } puntos
    }
hint-would-attack = { $held ->
    [one] { $seat } tiene una carta, que solo puede responder si es un rey. { $higher ->
        [0] No puede serlo.
        [one] De { $unseen } cartas que no has visto, serviría una.
       *[other] De { $unseen } cartas que no has visto, servirían { $higher }.
    }
   *[other] { $seat } tiene que superar { $number } o perder una de sus { $held } cartas, que irá a tu botín. De { $unseen } cartas que no has visto, { $higher ->
        [one] { $higher } es más alta.
       *[other] { $higher } son más altas.
    }
}
hint-would-answer = { $held ->
    [one] { $seat } tiene una carta, que solo puede responder si es un rey. { $higher ->
        [0] No puede serlo.
        [one] De { $unseen } cartas que no has visto, serviría una.
       *[other] De { $unseen } cartas que no has visto, servirían { $higher }.
    }
   *[other] { $seat } tendrá que superar { $number } o perder una de sus { $held } cartas, que irá a tu botín. De { $unseen } cartas que no has visto, { $higher ->
        [one] { $higher } es más alta.
       *[other] { $higher } son más altas.
    }
}
hint-would-give-up = Una de tus cartas, al azar, va al botín de { $seat }.
hint-would-run = Fuerza { $strength } en { $suit ->
    [clubs] tréboles
    [diamonds] diamantes
    [hearts] corazones
   *[spades] picas
}, para un bote de { $boat }. Nadie que corra allí puede tener más de { $rival }.
    .total = fuerza { $strength }

unit-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
fact-round = Ronda
fact-target = Puntos para ganar
fact-deck = Cartas hasta hundirse
fact-dealer = reparte

zone-deck = mazo
zone-aside = fuera de esta ronda
zone-clubs-lifeboat = bote de tréboles
zone-diamonds-lifeboat = bote de diamantes
zone-hearts-lifeboat = bote de corazones
zone-spades-lifeboat = bote de picas
zone-fight = pelea
zone-hand = mano
zone-board = botín
zone-key-card = carta llave
zone-shown = mano descubierta

phase-act = En cubierta
phase-fight = Una pelea
phase-showdown = El desenlace

option-target_score = Puntos para ganar
    .help = La partida acaba tras la ronda en que alguien llega a estos puntos.
option-first_dealer = Primer reparto
    .help = Quien se sienta ahí reparte la primera ronda y tiene el primer turno.
option-first_dealer-random = cualquiera, al azar
option-identical_tie = Manos idénticas
    .help = Con dos barajas: quién sube cuando las manos más fuertes son iguales, carta por carta.
option-identical_tie-none = nadie
option-identical_tie-split = se reparten los puntos
option-identical_tie-random = se sortea
option-game_tie = Empate al final
    .help = Qué pasa cuando hay empate en cabeza al final de la partida.
option-game_tie-shared = victoria compartida
option-game_tie-extra_round = otra ronda
option-max_rounds = Máximo de rondas
    .help = La partida se para tras estas rondas, sea cual sea el marcador.

guide-begin = El barco se hunde, poco a poco. Lo que se tira o se usa para pelear acaba en el bote de su palo, y al final conviene tener la mayor fuerza en uno lleno. { $seat } te ataca enseguida con { $piece }, y nada en tu mano le gana. Ríndete: cuesta una carta al azar.
guide-give-up = { $seat } ataca con { $piece }, y no tienes nada más alto. Ríndete. La mano se completa hasta cinco en tu próximo turno.
guide-give-up-again = Nada en tu mano gana a { $piece }. Ríndete.
guide-answer-sure = { $seat } pelea con { $second }. Puedes responder { $piece }, y nadie puede tener nada más alto.
guide-answer = { $seat } pelea con { $second }. { $piece } le gana; { $higher ->
    [one] una carta que no has visto podría
   *[other] { $higher } cartas que no has visto podrían
} ser aún más altas.
guide-sure = Una pelea que no se puede perder es mejor que un turno tranquilo. Ninguna carta sin ver gana a { $piece }: ataca a { $seat } y gana una carta para tu botín, donde suma a tu fuerza. La tuya va { $suit ->
    [0] al bote de tréboles
    [1] al bote de diamantes
    [2] al bote de corazones
   *[3] al bote de picas
}.
guide-sure-again = Ninguna carta sin ver gana a { $piece }: ataca a { $seat }.
guide-throw = { $piece } solo vale { $number ->
    [one] un punto
   *[other] { $number } puntos
}, así que es la carta para tirar. En total habría { $points } dentro { $suit ->
    [0] del bote de tréboles
    [1] del bote de diamantes
    [2] del bote de corazones
   *[3] del bote de picas
}.
guide-deck = { $deck ->
    [one] Queda una carta
   *[other] Quedan { $deck } cartas
} en el mazo, y con la última se hunde el barco. El más lleno es { $suit ->
    [0] el bote de tréboles
    [1] el bote de diamantes
    [2] el bote de corazones
   *[3] el bote de picas
}, con { $points ->
    [one] un punto
   *[other] { $points } puntos
}; tu fuerza en ese palo es { $number }.
guide-risk = A { $piece } aún le { $higher ->
    [one] gana
   *[other] ganan
} { $higher } de las { $unseen } cartas que no has visto, y { $seat } tiene { $held ->
    [one] una
   *[other] { $held }
}. Nadie puede quitarte una carta de tu botín, así que vale la pena intentar una victoria probable.
guide-full = Mira los botes: { $suit ->
    [0] el bote de tréboles
    [1] el bote de diamantes
    [2] el bote de corazones
   *[3] el bote de picas
} lleva { $points } puntos, y en ese palo tienes fuerza { $number } entre mano y botín. Allí solo puntúa quien tenga más fuerza.
guide-run-safe = Ahora todos corren en secreto. { $piece } es la llave { $suit ->
    [0] del bote de tréboles
    [1] del bote de diamantes
    [2] del bote de corazones
   *[3] del bote de picas
}, { $points } puntos. Allí tienes fuerza { $number }, y nadie puede tener más.
guide-run = Ahora todos corren en secreto. { $piece } es la llave { $suit ->
    [0] del bote de tréboles
    [1] del bote de diamantes
    [2] del bote de corazones
   *[3] del bote de picas
}, { $points } puntos. Allí tienes fuerza { $number }; un rival podría tener { $rival } como muchísimo.
guide-fight-won = Has ganado la pelea con { $seat }: { $piece } está en tu botín.
guide-fight-lost = { $seat } te ha ganado la pelea: { $piece }, que era tuya, está ahora en su botín.
guide-thrown = { $piece } está dentro { $suit ->
    [0] del bote de tréboles
    [1] del bote de diamantes
    [2] del bote de corazones
   *[3] del bote de picas
}, que ahora lleva { $points ->
    [one] un punto
   *[other] { $points } puntos
}.

# Why its bots answer as they do
thumb = Busco un palo en el que pueda quedar por encima, me guardo una carta suya y solo peleo con cartas altas.

# On paper
credit = { title }, un juego de James Ernest. { poker-suite }
pad-goal = La partida acaba a los { $target_score } puntos; gana el total más alto.
pad-note-write = Si has subido a un bote, lo que valen sus cartas; si no, 0. Después, tu nuevo total.
pad-note-count = As 1, las cartas numeradas su número, jota 11, reina 12, rey 13.

# Lo que miden los estudios
measure-turns-a-round = turnos por ronda
measure-goes-down = personas por ronda que llegan al desenlace sin cartas
measure-unclaimed = botes a los que nadie corre
measure-contests = botes ocupados a los que corrió más de una persona
measure-rich-strength = fuerza con la que se sube al bote disputado más rico de una ronda
measure-poor-strength = fuerza con la que se sube al bote disputado más pobre de una ronda
measure-alone-points = puntos de quien sube sin oposición
measure-contested-points = puntos que da, de media, correr a un bote disputado
measure-early-board = veces la parte justa de los puntos de una ronda que se lleva el mejor botín a media ronda
measure-dealer-points = veces la parte justa de los puntos de una ronda que se lleva quien reparte
measure-identical = rondas con una disputa entre manos idénticas

# La hoja de puntuación en la app
pad-lead = ¿Quién reparte primero?
pad-next = Reparte { $dealer }, que también empieza.

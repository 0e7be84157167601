title = Contest
tagline = Dos cartas en secreto, veintiuno a la vista: quien más se acerque dice qué pasa.

# Questions

prompt-turn = ¿Qué juegas? Destapa una de tus cartas, pide otra del mazo o cambia una por un comodín; con dos boca arriba puedes plantarte.
    .do = { $act ->
        [reveal] Destapar { $chosen }
        [twist] Pedir carta
        [swap] Cambiar { $chosen }
        [declare] Declarar { $chosen }
       *[stand] Plantarse
    }
prompt-turn-more = ¿Algo más en este turno? Aún puedes poner un comodín; si no, ya está.
    .do = { $act ->
        [reveal] Destapar { $chosen }
        [twist] Pedir carta
        [swap] Cambiar { $chosen }
        [declare] Declarar { $chosen }
       *[stand] Plantarse
    }
    .pass = Ya está
prompt-answer = Alguien tiene 21. ¿Qué cartas destapas? Respondes una sola vez; un 21 mejor le gana.
    .do = Destapar { $chosen }: { $number }
    .pass = No destapar nada
prompt-answer-wild = Alguien tiene 21. ¿Qué destapas y qué cambias? Primero las cartas tapadas, luego cada comodín con la carta que sustituye.
    .do = Mostrar { $chosen }: { $number }
    .pass = No destapar nada
prompt-intercede = Acabas de recordar algo. ¿Lo usas en el acto? Describe lo que haces, toma un comodín por ello o entra en un bando.
    .do = { $chosen }
    .pass = Dejarlo estar
prompt-join = ¿Entras tú? Puedes quedarte al margen o rendirte del todo.
    .do = { $chosen }
prompt-join-all = ¿Quiénes de los tuyos entran? Dilo de cada uno por orden.
    .do = { $chosen }
prompt-moment = El Loco y el Mundo: empieza a contarlo, sea lo que sea. El momento pasa cuando se descubre la próxima carta.
    .do = Empezar
prompt-effect = Has ganado la ronda. ¿Qué pasa? Tu mano decide hasta dónde puedes llegar.
    .do = { $chosen }
prompt-effect-more = ¿Y qué pasa con el siguiente? Tu mano alcanza a todos los que se te opusieron.
    .do = { $chosen }
    .pass = Dejarlo ahí
prompt-intervene = Tu bando ganó. ¿Golpeas donde tu mano es la mejor?
    .do = { $chosen }
    .pass = No intervenir
prompt-mercy = Un personaje moriría. ¿Dejas que pase? Hiérelo mejor si puedes: solo tiene que durar hasta el final de la historia, y nadie lo sustituye fácilmente.
    .do = { $chosen }
prompt-accept-end = Quien ganó intenta ponerle fin. ¿Lo aceptan los demás?
    .do = { $chosen }
prompt-finish = Alguien está indefenso. ¿Lo matas? Te cuesta la próxima ronda, salvo que te quedaras al margen.
    .do = Matar a { $chosen }
    .pass = Dejarlo en paz

# Why not

refused-two-face-up-first = Necesitas dos cartas boca arriba antes de plantarte.
refused-say-done = Ya has jugado una carta en este turno; di que ya está.
refused-no-cards-left = No queda ninguna carta que robar.
refused-one-card-a-turn = En cada turno se destapa o se pide una carta, y ya tienes la tuya.
refused-nothing-to-declare = Aquí ya no te queda ninguna habilidad que declarar.
refused-nothing-to-swap = Ahora no hay nada que cambiar por un comodín.
refused-only-face-down = Una respuesta se hace con cartas que ya tienes delante.
refused-not-at-this-tier = Tu mano no llega tan lejos.

# What happened

beside = { $rest }, { $last }
unseen = { $count ->
    [one] una carta boca abajo
   *[other] { $count } cartas boca abajo
}
of-hand = { $hand ->
    [0] { $seat }
   *[other] { $seat } (mano { $hand })
}
at-hand = { $whom ->
    [you] ti
   *[other] { $target }
}{ $hand ->
    [0] { "" }
   *[other] { " " }(mano { $hand })
}
moved-deck-down = { $seat } { VERB($who, you: "recibes", one: "recibe", many: "reciben") } dos cartas boca abajo{ $count ->
    [2] { $who ->
        [one] { "" }
        [you] { "" }
       *[other] { " " }cada cual
    }
   *[other] { " " }por cada mano
}{ $yours-count ->
    [0] .
   *[other] ; las tuyas: { $yours }.
}
decided-turn = { $act ->
    [twist] { of-hand } { VERB($who, you: "pides", one: "pide", many: "piden") } carta y { VERB($who, you: "recibes", one: "recibe", many: "reciben") } { $got }: { $said-counts } en total.
    [stand] { $seat } { VERB($who, you: "te plantas", one: "se planta", many: "se plantan") }.
    [declare] { of-hand } { VERB($who, you: "declaras", one: "declara", many: "declaran") } una habilidad y { VERB($who, you: "tomas", one: "toma", many: "toman") } un comodín{ $yours-count ->
        [0] .
       *[other] : { $yours }.
    }
   *[none] { $pieces-count ->
        [2] { of-hand } { VERB($who, you: "pones", one: "pone", many: "ponen") } { $first } en lugar de { $second }: { $said-counts } en total.
       *[other] { of-hand } { VERB($who, you: "destapas", one: "destapa", many: "destapan") } { $pieces }: { $said-counts } en total.
    }
}
decided-turn-more = { decided-turn }
decided-turn-more-pass = { "" }
said-stymied = Son más de 21: { of-hand } { VERB($who, you: "te pasas y quedas", one: "se pasa y queda", many: "se pasan y quedan") } fuera de esta ronda.
said-made-21 = ¡Veintiuno! { of-hand } lo { VERB($who, you: "tienes", one: "tiene", many: "tienen") }. Los demás pueden responder una vez, destapando cartas.
decided-answer = { of-hand } { VERB($who, you: "respondes", one: "responde", many: "responden") } al 21 con { $got }: { $said-counts } en total.
said-values = Las cartas valen lo que muestran: las figuras 10, los ases 1 u 11, los arcanos mayores 10 o su número, del 1 del Mago al 21 del Mundo. Lo que está boca abajo aún no cuenta, y gana la mejor mano hasta 21.
said-counts = { "" }
said-holds = { of-hand } { VERB($who, you: "acabas", one: "acaba", many: "acaban") } con { $of }: { $named-holding }.
said-holding = { "" }
decided-answer-pass = { $seat } no { VERB($who, you: "tienes", one: "tiene", many: "tienen") } respuesta al 21.
decided-answer-wild = { decided-answer }
decided-answer-wild-pass = { decided-answer-pass }
said-remembers = { $piece } es un Significador: { $seat } { VERB($who, you: "recuerdas", one: "recuerda", many: "recuerdan") } algo.
decided-intercede = { $act ->
    [describe] { $seat } { VERB($who, you: "actúas", one: "actúa", many: "actúan") } en el acto según el recuerdo.
    [declare] { $seat } { VERB($who, you: "declaras", one: "declara", many: "declaran") } lo recordado y { VERB($who, you: "tomas", one: "toma", many: "toman") } un comodín{ $yours-count ->
        [0] .
       *[other] : { $yours }.
    }
   *[other] { $seat } { VERB($who, you: "entras", one: "entra", many: "entran") } en el acto, en el { $word }.
}
decided-intercede-pass = { $seat } { VERB($who, you: "dejas", one: "deja", many: "dejan") } estar el recuerdo.
said-declared = { "" }
said-joins-a = { of-hand } { VERB($who, you: "entras", one: "entra", many: "entran") } en el bando A.
said-joins-b = { of-hand } { VERB($who, you: "entras", one: "entra", many: "entran") } en el bando B.
said-joins-c = { of-hand } { VERB($who, you: "entras", one: "entra", many: "entran") } en el bando C.
said-joins-d = { of-hand } { VERB($who, you: "entras", one: "entra", many: "entran") } en el bando D.
said-joins-e = { of-hand } { VERB($who, you: "entras", one: "entra", many: "entran") } en el bando E.
said-joins-f = { of-hand } { VERB($who, you: "entras", one: "entra", many: "entran") } en el bando F.
said-gave-up = { of-hand } { VERB($who, you: "te rindes", one: "se rinde", many: "se rinden") }.
said-stalemate = Nadie es mejor: tablas.
said-all-stymied = Se ha pasado todo el mundo; no se decide nada.
said-won-tier-1 = { of-hand } { VERB($who, you: "ganas", one: "gana", many: "ganan") } la ronda con la mejor mano válida.
said-won-tier-2 = { of-hand } { VERB($who, you: "ganas", one: "gana", many: "ganan") } la ronda con un 21 de varias cartas.
said-won-tier-3 = { of-hand } { VERB($who, you: "ganas", one: "gana", many: "ganan") } la ronda con un 21 de dos cartas.
said-won-tier-4 = { of-hand } { VERB($who, you: "ganas", one: "gana", many: "ganan") } la ronda con un 21 de dos cartas, una de ellas un arcano mayor.
said-won-tier-5 = { of-hand } { VERB($who, you: "ganas", one: "gana", many: "ganan") } la ronda con un 21 de dos arcanos mayores.
said-won-tier-6 = { of-hand } { VERB($who, you: "ganas", one: "gana", many: "ganan") } la ronda con el Loco y el Mundo.
scored =
    .detail = { $seat }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $total } en total.
decided-moment = { $seat } { VERB($who, you: "empiezas", one: "empieza", many: "empiezan") } a contarlo.
decided-effect = { $act ->
    [wound] { $seat } { $whom ->
        [you] te { VERB($who, you: "hieres", one: "hiere", many: "hieren") } a { at-hand } en { $then }.
       *[other] { VERB($who, you: "hieres", one: "hiere", many: "hieren") } a { at-hand } en { $then }.
    }
    [maim] { $seat } { $whom ->
        [you] te { VERB($who, you: "hieres", one: "hiere", many: "hieren") } a { at-hand } en { $then }, para siempre.
       *[other] { VERB($who, you: "hieres", one: "hiere", many: "hieren") } a { at-hand } en { $then }, para siempre.
    }
    [incapacitate] { $seat } { $whom ->
        [you] te { VERB($who, you: "dejas", one: "deja", many: "dejan") } a { at-hand } fuera de combate una ronda.
       *[other] { VERB($who, you: "dejas", one: "deja", many: "dejan") } a { at-hand } fuera de combate una ronda.
    }
    [knock-out] { $seat } { $whom ->
        [you] te { VERB($who, you: "dejas", one: "deja", many: "dejan") } a { at-hand } sin sentido.
       *[other] { VERB($who, you: "dejas", one: "deja", many: "dejan") } a { at-hand } sin sentido.
    }
    [kill] { $seat } { $whom ->
        [you] te { VERB($who, you: "quieres", one: "quiere", many: "quieren") } matar a { at-hand }.
       *[other] { VERB($who, you: "quieres", one: "quiere", many: "quieren") } matar a { at-hand }.
    }
    [escape] { $seat } { VERB($who, you: "escapas", one: "escapa", many: "escapan") }.
    [end] { $seat } { VERB($who, you: "intentas", one: "intenta", many: "intentan") } ponerle fin.
   *[tell] { $seat } { VERB($who, you: "cuentas", one: "cuenta", many: "cuentan") } lo que pasa.
}
decided-effect-more = { decided-effect }
decided-effect-more-pass = { $seat } lo { VERB($who, you: "dejas", one: "deja", many: "dejan") } ahí.
decided-intervene = { decided-effect }
decided-intervene-pass = { $seat } no { VERB($who, you: "intervienes", one: "interviene", many: "intervienen") }.
decided-mercy = { "" }
decided-accept-end = { "" }
decided-finish = { $seat } { $whom ->
    [you] te { VERB($who, you: "quieres", one: "quiere", many: "quieren") } matar a { at-hand }, que no puedes defenderte.
   *[other] { VERB($who, you: "quieres", one: "quiere", many: "quieren") } matar a { at-hand }, que no puede defenderse.
}
decided-finish-pass = { $seat } { VERB($who, you: "dejas", one: "deja", many: "dejan") } en paz a quien no puede defenderse.
said-wounded =
    .detail = { of-hand } { VERB($who, you: "sufres", one: "sufre", many: "sufren") } una herida.
said-maimed =
    .detail = { of-hand } { VERB($who, you: "sufres", one: "sufre", many: "sufren") } una herida permanente.
said-incapacitated =
    .detail = { of-hand } { VERB($who, you: "quedas", one: "queda", many: "quedan") } fuera de combate una ronda.
said-knocked-out =
    .detail = { of-hand } { VERB($who, you: "pierdes", one: "pierde", many: "pierden") } el sentido.
said-killed = { of-hand } { VERB($who, you: "mueres", one: "muere", many: "mueren") }.
said-spared = Quien dirige perdona la vida: { of-hand }.
said-escaped =
    .detail = { of-hand } { VERB($who, you: "sales", one: "sale", many: "salen") } de esta.
said-left = { of-hand } ya no { VERB($who, you: "estás", one: "está", many: "están") }.
said-told = { "" }
said-tries-to-end = { "" }
said-goes-on = Los demás no dejan que acabe. Esto sigue.
said-ended = { $number ->
    [1] Este conflicto ha terminado.
   *[other] El conflicto del grupo { $number } ha terminado.
}
said-settled = { $number ->
    [1] Este conflicto está resuelto: no queda más de un bando.
   *[other] El conflicto del grupo { $number } está resuelto: no queda más de un bando.
}
said-stalled = { $number ->
    [1] Este conflicto ya ha durado bastante.
   *[other] El conflicto del grupo { $number } ya ha durado bastante.
}
said-missed = El momento ha pasado.
said-gained = { $seat } { VERB($who, you: "tienes", one: "tiene", many: "tienen") } una habilidad nueva.
said-barred = Quien dirige descarta una habilidad: { of-hand }.
said-armed = { of-hand } { VERB($who, you: "empuñas", one: "empuña", many: "empuñan") } un arma.
said-disarmed = { of-hand } ya no { VERB($who, you: "tienes", one: "tiene", many: "tienen") } arma.
said-arrived = { of-hand } ya { VERB($who, you: "estás", one: "está", many: "están") } aquí.
said-tended = Se atiende una herida: { of-hand }.
said-recovered = { of-hand } { VERB($who, you: "vuelves", one: "vuelve", many: "vuelven") } a estar en pie.
moved-down-up = { "" }
    .alone = Se acabó el tiempo: { $seat } { VERB($who, you: "destapas", one: "destapa", many: "destapan") } { $pieces }.
moved-deck-up = { "" }
    .alone = Se acabó el tiempo: { $seat } { VERB($who, you: "pides", one: "pide", many: "piden") } carta y { VERB($who, you: "recibes", one: "recibe", many: "reciben") } { $pieces }.
moved-deck-wild = { "" }
moved-deck-task = Descubierto para una prueba: { $pieces }.
moved-wild-up = { "" }
moved-up-wild =
    .detail = { $seat } { VERB($who, you: "recuperas", one: "recupera", many: "recuperan") } como comodines: { $pieces }.
moved-to-discard = { "" }
moved-to-unseen = { "" }
moved-to-deck = { "" }
end-hand = { of-hand } { VERB($who, you: "tienes", one: "tiene", many: "tienen") } { $tier ->
    [2] un 21 de varias cartas
    [3] un 21 de dos cartas
    [4] un 21 de dos cartas, una de ellas un arcano mayor
    [5] un 21 de dos arcanos mayores
    [6] el Loco y el Mundo
   *[other] { $number }
}, { $next ->
    [0] y ninguna otra mano cuenta.
   *[other] contra { $next } ({ $target }).
}
end-draw = Hay empate a { $number }, y el empate es del personaje de quien dirige.
end-stalemate = Las mejores manos de ambos bandos valen lo mismo: tablas.
end-all-stymied = Al final no cuenta ninguna mano, así que no se decide nada.

# Places, phases, words

zone-deck = mazo
zone-discard = descarte
zone-unseen = cartas apartadas sin ver
zone-task = cartas descubiertas para una prueba
zone-down = mano tapada
    .hand = cartas tapadas de la mano { $number }
zone-up = cartas boca arriba
    .hand = cartas boca arriba de la mano { $number }
zone-wild = comodines
    .hand = comodines de la mano { $number }

phase-join = ¿Quién entra?
phase-turn = Juego de cartas
phase-answer = Respuesta a un 21
phase-intercede = Un recuerdo
phase-moment = El Loco y el Mundo
phase-effect = Qué pasa
phase-intervene = Aliados
phase-mercy = Confirma quien dirige
phase-accept-end = ¿Acaba aquí?
phase-helpless = Sin defensa

word-twist = pedir carta
word-stand = plantarse
word-declare = declarar una habilidad
word-join = entrar
word-hold = quedarse al margen
word-give-up = rendirse
word-wound = herir
word-maim = herir para siempre
word-incapacitate = dejar fuera una ronda
word-knock-out = dejar sin sentido
word-kill = matar
word-escape = escapar
word-end = intentar ponerle fin
word-tell = solo contarlo
word-begin = empezar
word-describe = describir lo que haces
word-yes = sí
word-no = no
word-whole = sí, del todo
word-ability-1 = habilidad 1
word-ability-2 = habilidad 2
word-ability-3 = habilidad 3
word-ability-4 = habilidad 4
word-ability-5 = habilidad 5
word-ability-6 = habilidad 6
word-ability-7 = habilidad 7
word-ability-8 = habilidad 8
word-ability-9 = habilidad 9
word-side-a = bando A
word-side-b = bando B
word-side-c = bando C
word-side-d = bando D
word-side-e = bando E
word-side-f = bando F
word-body = el cuerpo
word-head = la cabeza
word-eye_l = el ojo izquierdo
word-eye_r = el ojo derecho
word-ear_l = el oído izquierdo
word-ear_r = el oído derecho
word-nose = la nariz
word-mouth = la boca
word-torso = el torso
word-arm_l = el brazo izquierdo
word-hand_l = la mano izquierda
word-arm_r = el brazo derecho
word-hand_r = la mano derecha
word-leg_l = la pierna izquierda
word-foot_l = el pie izquierdo
word-leg_r = la pierna derecha
word-foot_r = el pie derecho
word-who-1 = mano 1
word-who-2 = mano 2
word-who-3 = mano 3
word-who-4 = mano 4
word-who-5 = mano 5
word-who-6 = mano 6
word-who-7 = mano 7
word-who-8 = mano 8
word-who-9 = mano 9
word-who-10 = mano 10
word-who-11 = mano 11
word-who-12 = mano 12
word-who-13 = mano 13
word-who-14 = mano 14
word-who-15 = mano 15
word-who-16 = mano 16
word-who-17 = mano 17
word-who-18 = mano 18
word-who-19 = mano 19
word-who-20 = mano 20
word-who-21 = mano 21
word-who-22 = mano 22
word-who-23 = mano 23
word-who-24 = mano 24

# Options and presets

option-cast = Quién participa
    .help = Cuántos contra cuántos, como 2v1; o sillas, contadas desde 0, y bandos, como 0a.1a.db: las dos primeras sillas en el bando a, el personaje de quien dirige en el b. Escribe d para quien dirige, - para alguien aún sin bando, x para alguien que aún no está, w para un arma, @ y partes del cuerpo para cada habilidad, ~ entre grupos.
option-max_rounds = Rondas
    .help = El máximo de rondas de cada grupo; 1 es una sola mano.
option-effects = Quien gana dice qué pasa
    .help = Heridas, huidas y demás; siempre es así con varias rondas.
option-violent = Se llega a las manos
    .help = Si no, quien gana solo cuenta lo que pasa, le pone fin o se va.
option-wild_limit = Comodines
    .help = Cuántos comodines puede tomar un personaje en una contienda.
option-wild_limit-per_ability = uno por habilidad
option-wild_limit-per_contest = solo uno
option-wild_timing = Cambios
    .help = Si poner un comodín es una jugada en sí.
option-wild_timing-free_on_turn = aparte de la jugada del turno
option-wild_timing-uses_turn = es la jugada
option-wild_carry = Comodines en rondas posteriores
    .help = Si un comodín ya puesto vuelve a quien lo tenía.
option-wild_carry-reusable = vuelven todos
option-wild_carry-unused_only = solo los no usados
option-draw_rule = Empates
    .help = Qué significa un empate entre adversarios.
option-draw_rule-dealer_takes = gana el personaje de quien dirige
option-draw_rule-stalemate = no gana nadie
option-fewer_cards_breaks_ties = Menos cartas deshacen empates
    .help = A igual total, es mejor la mano con menos cartas boca arriba.
option-persona_death = Muerte de un personaje
    .help = Si un personaje de la mesa puede morir.
option-persona_death-confirm = si quien dirige lo confirma
option-persona_death-forbid = nunca
option-signifiers = Significadores
    .help = Qué arcanos mayores son de quién, como M03@0.M10@2; d es el personaje de quien dirige.
option-signifier_recipient = Quién recuerda
    .help = Cuando se descubre un Significador.
option-signifier_recipient-signified = de quien es el Significador
option-signifier_recipient-exposer = a cuya mano llegó
option-memories = Habilidades nuevas
    .help = Si un recuerdo trae su habilidad en el acto o lo cuenta la mesa de la historia.
option-memories-auto = en el acto
option-memories-told = según la historia
option-discarded = Cartas en el descarte
    .help = Cartas ya usadas en esta sesión, como M03.7w.
option-buried = Descartes sin ver
    .help = Cuántas cartas más hay en el descarte sin ver.
option-tier_bonus = Puntos por mejores manos
    .help = Más puntos por cada escalón sobre la mano más alta; para agentes que aprenden.

preset-duel = Duelo
    .help = Un personaje contra uno de quien dirige, a una sola mano.
preset-brawl-2v1 = Dos contra uno
    .help = Dos personajes contra uno de quien dirige.
preset-brawl-1v2 = Uno contra dos
    .help = Un personaje contra dos de quien dirige.
preset-brawl-2v2 = Dos contra dos
    .help = Dos personajes contra dos de quien dirige.
preset-fight = Pelea
    .help = Ronda tras ronda hasta que un bando no pueda más, con todo lo que puede hacer quien gana.

# What the table works out

hint-total =
    .tag = { $tier ->
        [2] ¡21!
        [3] 21 con dos
        [4] 21, un mayor
        [5] 21, dos mayores
        [6] Loco y Mundo
       *[other] { $ways ->
            [1] { $number }
            [2] { $low } { $number ->
                [8] u
                [11] u
               *[other] o
            } { $number }
            [3] { $low }, { $middle } { $number ->
                [8] u
                [11] u
               *[other] o
            } { $number }
           *[other] de { $low } a { $number }
        }
    }
hint-bust =
    .tag = { $number }, se pasa
hint-leads = Va en cabeza la mano { $number } de { $seat }.
hint-turn = Juega la mano { $number } de { $seat }.
hint-stands = Se han plantado { $number } de { $of } seguidas.
hint-called = La mano { $number } tiene 21. Las demás responden una vez.
hint-twist = Al pedir carta te pasas en { $percent } de cada 100 casos.
hint-card-makes =
    .tag = suma { $ways ->
        [1] { $number }
        [2] { $low } { $number ->
            [8] u
            [11] u
           *[other] o
        } { $number }
        [3] { $low }, { $middle } { $number ->
            [8] u
            [11] u
           *[other] o
        } { $number }
       *[other] de { $low } a { $number }
    }
hint-card-bust =
    .tag = { $number }, te pasas
hint-tier-1 = La mano más alta: una herida, una ronda fuera de combate, una salida o un final.
hint-tier-2 = Un 21 de varias cartas: también una herida permanente, o dejar sin sentido.
hint-tier-3 = Un 21 de dos cartas: con un arma en la mano, puede matar.
hint-tier-4 = Un 21 con un arcano mayor: puede matar, con cualquier cosa o con nada.
hint-tier-5 = Un 21 de dos arcanos mayores: puede golpear a todos los rivales.
hint-tier-6 = El Loco y el Mundo: una acción de cualquier clase.
hint-would-twist = La próxima carta del mazo, boca arriba. Con { $percent } de cada 100 cartas te pasas.
hint-would-stand = Pasas de momento. Cuando todas se plantan seguidas, gana la mejor mano.
hint-would-declare = Tomas un comodín boca abajo y puedes mirarlo.
hint-would-pick = Ahora, la carta boca arriba que sustituye.
hint-would-bust = Suma { $number }: te pasas.
    .total = { $number }, te pasas
hint-would-make = { $tier ->
    [0] Suma { $number }; una mano necesita dos cartas.
    [1] Suma { $number } con { $count } cartas.
    [2] Suma 21 con { $count } cartas.
    [3] Suma 21 con dos arcanos menores.
    [4] Suma 21 con un arcano mayor.
    [5] Suma 21 con dos arcanos mayores.
   *[6] Son el Loco y el Mundo.
}
    .total = { $number }
hint-would-strike = { $tier ->
    [1] Nada que dure.
    [2] Un daño duradero, pero sin muerte.
    [3] Con un arma, hasta la muerte.
   *[other] Lo que te atrevas.
}

unit-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
fact-round = Ronda
fact-stands = Plantes seguidos
fact-deck = Cartas en el mazo

# The guided first contest

guide-declare = Una contienda: quien tenga mejores cartas dice qué pasa. Tienes { $piece } y { $second } boca abajo, y el personaje de quien dirige tiene otras dos que no ves. Destapa cartas y acércate a 21, sin pasarte, con al menos dos a la vista. Tienes una habilidad que ayuda aquí: declárala y recibes un comodín.
guide-plan = Tu comodín es { $second }. Con { $piece } basta para 21, y 21 con dos cartas es una de las mejores manos que hay. Así que destapa primero { $piece }; luego el comodín necesita otra carta cuyo lugar ocupar.
guide-place = Solo una carta por turno. { $third } y { $second } son 21, pero { $second } entra solo en lugar de otra carta. Destapa { $piece }: no por lo que cuenta, sino por su lugar.
guide-wait = Ya podrías poner { $second }, pero entonces habría una sola carta, y una mano necesita dos. Di que ya está.
guide-swap = Ahora pon { $second } en lugar de { $piece }: primero el comodín, luego la carta que sustituye. Son 21 con { $count } cartas. El 21 acaba la ronda al momento; los demás pueden responder solo una vez.
guide-stand = Enseñas { $number }, el otro bando { $of } { $downs ->
    [0] sin cartas tapadas
    [one] con una carta tapada
   *[other] con { $downs } cartas tapadas
}. Otra carta del mazo sería demasiado { $percent } de cada 100 veces: plántate. La ronda acaba cuando todos se plantan uno tras otro.
guide-card = { $piece } te llevaría a { $number }; el otro bando enseña { $of }. Destápala: lo que queda tapado no cuenta.
guide-twist = Enseñas { $number } contra { $of }, y ninguna de tus cartas ayuda. Una del mazo sería demasiado solo { $percent } de cada 100 veces: pide.
guide-twist-behind = Enseñas { $number } contra { $of }, y ninguna de tus cartas ayuda. Una del mazo sería demasiado { $percent } de cada 100 veces, pero plantarte tampoco gana: pide.
guide-swap-better = { $second } en lugar de { $piece } da { $number } en vez de { $of }: cámbiala.
guide-declare-late = Tu habilidad aún puede darte un comodín, y no cuesta turno: declárala.
guide-effect = Ganaste la ronda con { $number }{ $tier ->
    [1] {""}
    [2] {" "}en más de dos cartas
   *[other] {" "}en solo dos cartas, una mano fuerte
}, así que dices tú qué pasa. Cuanto mejor la mano, más lejos puedes llegar. Para una primera velada basta con dejar a alguien sin sentido.
guide-theirs = El otro bando destapó { $piece } y enseña { $number }, { $downs ->
    [0] sin cartas tapadas
    [one] con una carta tapada
   *[other] con { $downs } cartas tapadas
}.
guide-drew = Te ha salido { $piece } y enseñas { $number }. El otro bando destapó { $second } y enseña { $of }.
guide-wild = Tu comodín es { $piece }. Ponlo en lugar de una carta a la vista cuando cuente mejor.

# Why its bots answer as they do
thumb = Voy a por 21, me planto mientras voy por delante y tomo carta donde no puede hacer daño.

# On paper
credit = { fugue-system }
paper-effects-may = Lo que puede hacer quien gana
paper-effects-hand = la mejor mano es
paper-effects-all = a todos los rivales
paper-effects-weapon = con arma
paper-effects-anything = una acción de cualquier clase, empezada antes de que salga otra carta
paper-effects-deal = Dos cartas tapadas para cada cual, que solo mira su dueño. Primero juegan los personajes a la izquierda de quien dirige, al final los de quien dirige.
paper-effects-lower = Un efecto, a elección de quien gana; con «a todos los rivales», uno para cada cual. Si no se llega a las manos, quien gana solo lo cuenta, le pone fin o se va. El empate es del personaje de quien dirige.
paper-tier-1 = La mano más alta
paper-tier-2 = 21 con tres cartas o más
paper-tier-3 = 21 con dos menores
paper-tier-4 = 21 con un mayor
paper-tier-5 = 21 con dos mayores
paper-tier-6 = El Loco y el Mundo

# Lo que miden los estudios
measure-persona-wins = rondas que gana un personaje de la mesa
measure-tier-1 = rondas que gana la mano más alta
measure-tier-2 = rondas que gana un 21 de tres cartas o más
measure-tier-3 = rondas que gana una mano del tercer escalón
measure-tier-4 = rondas que gana una mano del cuarto escalón
measure-tier-5 = rondas que gana una mano del quinto escalón
measure-all-stymied = rondas en las que se pasa todo el mundo
measure-stalemates = rondas que quedan en tablas
measure-stymied = manos que se pasan por ronda
measure-memories = Significadores descubiertos por ronda
measure-first-remembers = parte de todos los recuerdos que tiene el primer personaje
measure-last-remembers = parte de todos los recuerdos que tiene el último personaje

# The words of the table and of replays. A game's own words lie beside its rules.

# The page
the-table = La mesa
rivals = Los demás en la mesa
beside-the-table = Junto a la mesa
back-to-lobby = Volver a la sala
open-rules = Resumen y reglas
open-pad = Marcador
open-history = Qué ha pasado
open-talk = Charla
open-talk-news = Charla, { $count ->
    [one] una línea nueva
   *[other] { $count } líneas nuevas
}
table-menu = Menú de la mesa
table-code = Código de esta mesa:
table-code-aside = Mesa { $code }
turn-of = turno de { $name }
of = { $value } de { $limit }
nobody = nadie

# Seats
free-seat = Asiento { $seat }
you-are = Tú, { $name }
ready = Ya está
gone-away = Ausente
out-of-it = Fuera
thinking = Piensa…
your-turn = Tu turno
you-are-asked = Te toca
bot = bot
bot-level = bot { $level }
program = programa
bot-keeps = un bot guarda el asiento
seated = en la mesa
cards-held = { $count } en la mano
in-hand = { $count } en { $zone }
known-cards = conocidas
open-before = Lo que { $name } tiene a la vista
nothing-open = Aquí no hay nada a la vista.
so-many-more = { $count } más
choose-seat = Elegir a { $name }
bet = { $count ->
    [one] una ficha apostada
   *[other] { $count } fichas apostadas
}

# Asking a bot why
why = ¿Por qué?
why-title = ¿Por qué, { $name }?
why-awaited = { $name } hace memoria…
why-coarse = Hasta aquí puede calcularlo cualquiera. El resto, después de la mano.
why-whole = Ya no hay nada que ocultar: esta es toda la razón.
back-to-table = Volver a la mesa

# Pieces and zones
pieces = { $kind ->
    [domino] { $count ->
        [one] una ficha
       *[other] { $count } fichas
    }
   *[card] { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
}
your-zone = { $zone ->
    [mano] Tu mano
   *[other] De tu lado: { $zone }
}
sorted-rank = Ordenada por rango
sorted-suit = Ordenada por palo
hand-empty = No tienes nada en la mano.
open-pile = Mirar
close-pile = Dejar
chosen = elegida
can-be-chosen = se puede elegir
not-now = ahora no
tapped = girada
used = usada
try-this = prueba esto
pot = { $name } { $amount }

# The place card
choose-first = { $what ->
    [card] Elige una carta
    [domino] Elige una ficha
    [piece] Elige una carta o una ficha
    [seat] Elige a alguien
   *[any] Aún no hay nada elegido
}
choose-on = { $what ->
    [card] Ahora elige una carta
    [domino] Ahora elige una ficha
    [piece] Ahora elige una carta o una ficha
    [seat] Ahora elige a alguien
    [number] Ahora elige cuál
   *[any] Sigue eligiendo
}
answer = Elegir { $chosen }
the-nth = Número { $number }
pass = Pasar
yes = Sí
put-back = Devolver
keep-thinking = Pensarlo más
sure-help = Después, puede hacer falta que acepte toda la mesa para deshacerlo.
same-time = Todos tienen el mismo tiempo, tengan lo que tengan.
still-missing = { $count ->
    [one] Falta una por elegir.
   *[other] Faltan { $count } por elegir.
}
rule = Regla { $rule }
change-until = Puedes cambiarlo hasta que todos hayan elegido.
amount = Cantidad
amount-less = Menos
amount-more = Más
seconds-left = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
stop-me = Pregúntame:
ahead-usual = cuando pueda responder
ahead-always = siempre
ahead-usual-short = Pregúntame
ahead-always-short = Pregúntame siempre
ahead-turn = pasar este turno
ahead-round = pasar esta ronda
ahead-battle = pasar este combate
ahead-exchange = pasar este intercambio
pending = Anunciada
played-by = la juega { $name }
played-by-you = tu carta
guide = Tu primera partida
guide-watch = Mira primero a los demás; pronto te tocará. Lo que pasa se cuenta en el historial.
your-move-now = Te toca.
your-move-title = Te toca

# Waiting
waiting = Esperando a { $names }
waiting-idle = Mira la mesa, lee el resumen, sírvete otro café.
watching-help = Estás mirando.
a-moment = Un momento
skip-telling = Saltar
key-space = Espacio
others = los demás
answer-in = Elegido: { $chosen }
answer-in-help = { $count ->
    [0] Ya han elegido todos.
   *[other] Falta por elegir: { $names }. Hasta entonces puedes cambiarlo.
}
change-it = Cambiar
you-chose = Has elegido
take-back = Deshacer
ask-take-back = Pedir deshacer
back-at-once = Aún no ha tenido efecto, así que puedes deshacerlo.
asked-back = Has pedido deshacerlo. Deciden los demás.
asks-back = { $name } pide deshacer su última elección
asks-back-help = Si todos aceptan, la partida vuelve al momento anterior.
let-it-stand = Dejarlo así
let-them = Aceptar
seat-kept = Un bot guarda tu asiento
seat-kept-help = Juega por ti hasta que vuelvas a sentarte.
take-seat-back = Volver a mi asiento
joining-title = Juegas desde el próximo reparto
joining-help = Un bot termina este reparto. Verás cartas cuando se reparta de nuevo.
let-pass = Lo dejas pasar
let-pass-help = Las respuestas de todos se muestran cuando se apaga la vela. Hasta entonces puedes cambiar la tuya.
nudge-them = Dar un toque a { $name }
nudged-them = Toque enviado a { $name }
nudged-you = { $name } te da un toquecito.
paused = La mesa está en pausa
paused-help = Quien invita ha parado la partida. Los relojes no corren.
go-on = Seguir
clock-out = A { $name } se le acabó el tiempo
clock-out-help = Los demás deciden qué pasa.
clock-wait = Esperar
clock-bot = Que juegue un bot
clock-remove = Seguir sin esa persona
answer-ahead = Jugada condicional
answered-ahead = Jugada condicional puesta
plan-used = Se ha jugado tu jugada condicional.
plan-question = La pregunta es otra, así que tu jugada condicional no se ha jugado. Decides tú.
plan-otherwise = No se cumplió ninguna de tus condiciones, así que tu jugada condicional no se ha jugado. Decides tú.
plan-over = Ya ha pasado el momento de tu jugada condicional.
plan-taken-back = Se ha deshecho una jugada, así que tu jugada condicional queda anulada.
later-for-watchers = Quien mira ve todas las manos, pero { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} más tarde. Las cartas aparecerán a su hora.
not-for-watchers = Las cartas de esta mesa solo las ven quienes juegan.

# The connection
line-lost = Se perdió la conexión con la mesa. Tu última jugada está a salvo; lo intentamos de nuevo cada pocos segundos.
line-lost-kept = No tienes conexión. Tu respuesta está guardada y se enviará cuando la recuperes, si la pregunta sigue abierta.
do-not-send = No enviarla
answer-played = Has recuperado la conexión y se ha jugado tu respuesta.
answer-rests = Has recuperado la conexión, pero la mesa está en pausa y tu respuesta no se ha jugado. Responde otra vez cuando siga la partida.
answer-late = Has recuperado la conexión, pero la partida ya había avanzado. Tu respuesta no se ha jugado.
line-back = { $count ->
    [one] Estuviste un segundo sin conexión. No se ha perdido nada.
   *[other] Estuviste { $count } segundos sin conexión. No se ha perdido nada.
}
fine = De acuerdo

# Clashes and piles
more-piles = { $count ->
    [one] un montón más
   *[other] { $count } montones más
}
piles = Montones
clash = { $number ->
    [1] Primer combate
    [2] Segundo combate
    [3] Tercer combate
   *[other] Combate { $number }
}
you-in-clash = { $at ->
    [0] tú
   *[other] ti
}
clash-against = { $one } contra { $other }
clash-versus = contra
more-fights = { $count ->
    [one] un combate más
   *[other] { $count } combates más
}
fights = Combates
clash-open = Aquí no hay nadie
in-clash = { $zone }, { $count } en combate
aimed-at = objetivo
effects = Efectos en vigor

# Pad, log, talk
pad = Marcador
pad-seat = Asiento
pad-rank = Puesto
pad-hand = En la mano
pad-now = Ahora
pad-total = Total

# Without motion: what was turned up, step by step
steps-told = Se han descubierto cartas.
steps-begin = Paso a paso
steps-away = Cerrar
steps-at = Paso { $step } de { $steps }
steps-back = Atrás
steps-next = Siguiente
steps-now = Ir a la mesa
log = Historial
talk = Charla
log-or-talk = Historial o charla
log-empty = Aún no ha pasado nada.
talk-empty = Nadie ha dicho nada.
new-lines = { $count } sin leer
say-something = Di algo…
phrases = Frases rápidas
phrase-hello = ¡Hola!
phrase-good-luck = Suerte.
phrase-well-played = Bien jugado.
phrase-thanks = Gracias.
phrase-nice = ¡Muy buena!
phrase-sorry = Perdón.
phrase-oops = Uy.
phrase-one-moment = Dame un momento.
phrase-your-turn = Te toca.
phrase-good-game = Buena partida.
phrase-again = ¿Otra?
phrase-bye = Hasta luego.
mute-name = silenciar a { $name }
worked-out = Lo que la mesa calcula por ti

# What happens around the table
note-sat = { $name } se sienta.
note-program = Un programa juega como { $name }.
note-stood = { $name } se levanta.
note-began = A la mesa: { $who }.
note-began-without = A la mesa: { $who }. No han participado en la mezcla: { $names }.
note-took-back = { $own ->
    [1] Deshaces { $what ->
        [none] una elección.
       *[other] esto: { $what }
    }
   *[0] { $name } deshace { $what ->
        [none] una elección.
       *[other] esto: { $what }
    }
}
note-asks-take-back = { $own ->
    [1] Pides deshacer una elección.
   *[0] { $name } pide deshacer una elección.
}
note-agreed = { $own ->
    [1] Aceptas.
   *[0] { $name } acepta.
}
note-declined = { $own ->
    [1] Prefieres dejarlo así.
   *[0] { $name } prefiere dejarlo así.
}
note-out-of-time = A { $name } se le acabó el tiempo.
note-voted = { $name } ya ha votado.
note-came-back = { $name } ha vuelto.
note-clock-wait = La mesa espera a { $name }.
note-clock-bot = Un bot juega por { $name }.
note-clock-remove = { $name } sale de la partida; sigue un bot.
note-clock-move = A { $name } se le ha acabado el tiempo; esta jugada la hace un bot.
note-clock-keep = A { $name } se le ha acabado el tiempo; un bot sigue jugando hasta que vuelva.
note-went-away = { $name } está fuera hasta el { $day }.
note-back-again = { $name } ha vuelto de vacaciones.
note-lock = La mesa se ha cerrado con llave.
note-unlock = La mesa vuelve a estar abierta.
note-kick = Se ha pedido a { $name } que se vaya.
note-bot = Un bot juega por { $name }.
note-level = { $level ->
    [gentle] { $name } juega suave desde ahora.
    [regular] { $name } juega normal desde ahora.
    [expert] { $name } juega a nivel experto desde ahora.
   *[other] Otro bot juega por { $name } desde ahora.
}
note-empty = El asiento de { $name } queda libre.
note-pass-on = Ahora invita { $name }.
note-pause = La partida está en pausa.
note-go-on = Sigue la partida.
note-close = La mesa se ha cerrado.
note-again = { $name } juega otra vez.
note-missed = { $name } aún no ha llegado; un bot le guarda el sitio.

# The host's menu
host-tools = Para quien invita
play-so = Que juegue así desde ahora
invite-people = Invitar
stand-up = { $name } se levanta
leave-chair = Dejar mi silla
seat-link = Enlace al asiento de { $name }, para otro dispositivo
seat-link-label = Abre este enlace en el otro dispositivo. Sirve una vez, durante una hora; no se lo des a nadie
program-chair = Que un programa juegue en una silla
program-chair-of = Silla de { $name }
program-chair-free = Silla { $seat }
program-token = Con este token un programa juega en la silla, en { $socket }. Solo se muestra ahora; no se lo des a nadie más.
program-copy = Copiar el token
stand-sure = ¿Seguro que te vas? Un bot guardará el asiento.
lock = Cerrar con llave
unlock = Abrir la mesa
pause = Pausa
kick = Pedir a { $name } que se vaya
kick-sure = ¿Seguro que { $name } debe irse?
offer-chair = Ofrecer la silla de { $name }
put-bot = Que un bot juegue por { $name }
pass-on = Que invite { $name }
close-table = Cerrar la mesa
close-sure = ¿Seguro que la cierras? La partida se pierde.

# Gathering
gathering-title = { $count ->
    [one] Queda una silla libre
   *[other] Quedan { $count } sillas libres
}
gathering-full = Ya no falta nadie
gathering-host = Comparte el enlace o el código, llena sillas con bots y empieza.
gathering-ready = Todo listo. Empieza cuando quieras.
gathering-guest = Se empieza cuando no queden sillas libres.
gathering-awaits = Se empieza en un momento.
begin = Empezar
sit-here = Sentarse
free-chair = Silla libre
waits-for-somebody = espera a alguien
thats-you = eres tú
here = aquí
is-the-host = invita
add-bot = Añadir un bot
seat-a-bot = Sentar un bot en la silla { $seat }
remove-bot = Quitar a { $name }

# One screen for several people
curtain-title = Turno de { $name }
curtain-help = Pasa la pantalla. Nadie más debería mirar.
curtain-lift = Soy { $name }

# The end
the-end = Fin de la partida
good-game = Buena partida. ¿Otra?
play-again = Jugar otra vez
all-come-along = Vienen todos; la mesa y el código siguen.
bots-come-along = Los mismos bots, cartas nuevas, un toque.
are-in = { $count ->
    [one] { $names } se apunta
   *[other] { $names } se apuntan
}
someone-plays-again = { $name } juega otra vez
you-come-along = Te unes en { $count ->
    [one] un segundo
   *[other] { $count } segundos
}. La mesa y el código siguen.
come-along = Ir también
stay-here = Quedarme aquí
chair-is-kept = { $name } ha empezado otra partida. Tu sitio te espera.
join-in = Unirme
off-we-go = Allá vamos
something-else = Otra cosa
watch-the-next = Ver la siguiente partida
again-waits = Esperando a { $names }
again-waits-help = Se reparte en cuanto estén todos, y a los 20 segundos en cualquier caso. Un bot guarda el sitio de quien llegue más tarde.
again-waits-slow = Se reparte en cuanto estén todos, y a los 20 segundos en cualquier caso. Quien llegue más tarde encontrará sus cartas.
not-here-yet = Aún no ha llegado
watch-replay = Ver la repetición
check-deal-joint = Nadie pudo amañar este reparto. Comprobar
check-deal = El reparto estaba fijado antes de la primera carta. Comprobar
how-it-ended = Así acabó
tap-for-hand = Toca una fila para ver toda la mano.
round-by-round = Ronda a ronda
deal-fair = El reparto fue limpio.
    .why = Nadie pudo elegirlo: ni quien invita ni quien lleva este servidor.
deal-others = El reparto cumple las promesas.
    .why = El servidor y los navegadores nombrados aquí barajaron juntos, así que ninguno pudo elegir el reparto por su cuenta.
deal-alone = El reparto cumple la promesa.
    .why = Es el que el servidor prometió al principio. Ningún navegador participó en la mezcla.
deal-left-out = Tu parte quedó fuera.
    .why = Tu navegador la envió cuando la mesa la pidió, pero se repartió sin ella. Puede ser una conexión lenta. Si vuelve a pasar, no te fíes de este servidor.
deal-changed = Una promesa ha cambiado.
    .why = La promesa de la mesa ya no es la que tu navegador anotó antes del reparto.
deal-broken = El reparto no cumple las promesas.
    .why = Alguien ha elegido este reparto o ha cambiado después su registro.
deal-wrong-cards = Las cartas no concuerdan con el reparto.
    .why = Alguien ha elegido cartas o ha cambiado el registro de esta partida. La lista dice qué no concuerda.
deal-partly = El reparto se comprobó solo en parte.
    .why = Lo que se pudo comprobar concuerda. La lista dice qué no se pudo comprobar.
deal-server-fits = La parte del servidor es la que prometió al abrirse la mesa.
deal-server-broken = La parte del servidor no es la que prometió.
deal-alone-fits = La semilla es la que se prometió al abrirse la mesa.
deal-part-fits = { $names }: en la mezcla, tal como se prometió.
deal-part-broken = { $names }: lo que hay en la mezcla no es lo prometido.
deal-part-silent = { $names }: fuera. El navegador prometió una parte y no respondió a tiempo.
deal-part-none = { $names }: fuera. El navegador no había prometido nada antes del reparto.
deal-own-in = Tu parte está en la mezcla exactamente como la sacó este navegador.
deal-own-out = Tu parte no está en la mezcla, aunque este navegador la envió.
deal-own-silent = Tu parte no está en la mezcla: este navegador no la envió a tiempo.
deal-own-other = El registro da como tuya una parte que este navegador nunca sacó.
deal-noted-fits = Las promesas son las que este navegador anotó antes del reparto.
deal-noted-broken = Las promesas no son las que este navegador anotó antes del reparto.
deal-seed-fits = La semilla sale de todas estas partes.
deal-seed-broken = La semilla no sale de estas partes.
deal-laid-fits = Antes de barajar, todas las piezas estaban en su orden habitual.
deal-laid-broken = Antes de barajar, faltaban piezas o no estaban en su orden habitual.
deal-laid-unknown = Sin comprobar: el orden antes de barajar. Esta página no conoce las piezas de este juego.
deal-draws-fits = { $count ->
    [one] La única pieza sacada de un mazo barajado es la que da la semilla.
   *[other] Las { $count } piezas sacadas de mazos barajados son las que da la semilla.
}
deal-drawn-broken = { $step ->
    [0] En el primer reparto salió { $piece }, pero la semilla da { $wanted }.
   *[other] Tras la jugada { $step } salió { $piece }, pero la semilla da { $wanted }.
}
deal-rolls-fits = { $count ->
    [one] También el otro número al azar, como quién reparte.
   *[other] También otros { $count } números al azar, como quién reparte.
}
deal-rolled-broken = { $step ->
    [0] En el primer reparto, un número al azar no es el que da la semilla.
   *[other] Tras la jugada { $step }, un número al azar no es el que da la semilla.
}
deal-lost-broken = { $step ->
    [0] En el primer reparto, el registro se contradice.
   *[other] Tras la jugada { $step }, el registro se contradice.
}
deal-chance-none = En este juego nada depende del azar.
deal-picked = { $count ->
    [one] Sin comprobar: una pieza entró en juego sin salir de un mazo barajado.
   *[other] Sin comprobar: { $count } piezas entraron en juego sin salir de un mazo barajado.
}
deal-skipped = Sin comprobar: un paso para el que las reglas necesitaron más números al azar de lo habitual.
deal-seen-fits = { $count ->
    [one] El registro concuerda con el único paso de { $all } que vio esta página.
   *[other] El registro concuerda con los { $count } pasos de { $all } que vio esta página.
}
deal-seen-broken = El registro no concuerda con lo que esta página vio de la partida.
deal-unread = Sin comprobar: las cartas. No se pudo cargar el registro de esta partida.
deal-cards = Esta página viene del servidor que repartió. Para comprobar el reparto sin él, usa «parlour check» con el archivo de la partida.
deal-figures = Los números
deal-seed = Semilla
deal-hash = SHA-256 de la semilla
deal-server-part = Parte del servidor
deal-server-hash = SHA-256 de la parte del servidor
deal-part-of = Parte de { $names }
deal-pledge-of = Promesa de { $names }
deal-without-you = Se repartió sin tu parte, aunque tu navegador la envió.

# While the cards are mixed
mixing = Se están barajando las cartas
mixing-help = El navegador de cada persona participa en la mezcla, para que nadie pueda amañar el reparto.
mixing-waits = Falta el navegador de { $names }.
mixed-in = en la mezcla

# Replays
replay-of = Repetición: { $title }
replay-coming = Preparando la partida tal como fue…
step = Paso
step-to = Paso { $step } de { $steps }
replay-start = Inicio
replay-back = Atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Siguiente
replay-speed = Velocidad { $speed }×
see-as = Ver como
see-watcher = Público
see-open = Todas las cartas
timeline = Línea de tiempo
jump-to = Saltar a
download-log = Descargar la partida
replay-controls = Controles de la repetición

# The words of the screens around a table. A game's own words lie beside its rules.

parlour = Parlour
motto = Juegos para lo que ya tienes en el cajón

# Getting about
back = Volver a la sala
menu = Menú
places = Lugares
skip = Ir al contenido
lobby = Sala
tables = Mesas
replays = Repeticiones
all-rules = Reglas
settings = Ajustes
about = Sobre Parlour
documentation = Documentación
bar-play = Jugar
bar-tables = Mesas
bar-rules = Reglas
one-moment = Un momento…
or = o

# Who you are
playing-as = Juegas como { $name }
no-name-yet = Di cómo te llamas
your-name = Tu nombre
your-name-help = Así te ven los demás en la mesa. Sin cuenta ni contraseña.
name-missing = Escribe primero un nombre; cualquiera por el que te conozcan.
save-name = Usar este nombre
never-mind = Mejor no

# The lobby
front-title = Juegos de cartas y dominó, con amigos o con bots.
front-free = Gratis, sin cuenta y sin instalar nada.
deal-me-in = ¡Reparte!
front-game = { $game }, un buen primer juego.
front-game-help = Tres bots, { $minutes } minutos y alguien que te lo explica.
front-hand = tu mano: todos empiezan con estas cinco
how-this-works = Cómo funciona
join-with-code = Entrar con un código
join = Entrar
code-help = Cuatro o cinco palabras; las mayúsculas y los espacios dan igual.
code-missing = Escribe las palabras que te han dado, como plum-kettle-nine-otter.
code-wrong = Ese código no abre ninguna mesa. Revísalo: son cuatro o cinco palabras, como plum-kettle-nine-otter.
code-too-often = Demasiados códigos seguidos. Espera un minuto y vuelve a probar.
your-tables = Tus mesas
your-move = Te toca
your-move-at = { $count ->
    [one] Te toca en una mesa.
   *[other] Te toca en { $count } mesas.
}
no-tables = Aún no tienes mesas
no-tables-do = Prepara un café y abre una.
with = con { $names }
round-counted = { $kind ->
    [deal] Reparto
    [game] Partida
    [hand] Mano
    [inning] Entrada
    [turn] Turno
   *[round] Ronda
} { $number }
seats-taken = { $taken } de { $seats } asientos ocupados
gathering = Se está llenando
has-started-another = { $name } ha empezado otra partida
waiting-for-others = Les toca a los demás
watch-again = Ver la repetición
read-again = Leer otra vez
story-session = Sesión { $number }
all-your-tables = Tus { $count } mesas
open-tables = Mesas abiertas
all-open-tables = Las { $count } mesas abiertas
no-open-tables = Ahora no hay ninguna silla libre
no-open-tables-do = Abre una mesa pública o manda el enlace a tus amigos.
table-of = Mesa de { $name }, { $taken } de { $seats } asientos
table-of-playing = Mesa de { $name }, en juego, { $taken } de { $seats } asientos
sit-down = Sentarse
watch = Mirar
sit-down-at = Sentarse: { $game }, mesa de { $name }
watch-at = Mirar: { $game }, mesa de { $name }
nobody-around = ¿No hay nadie?
play-with-bots = Jugar con bots
watch-a-replay = ver una repetición

# The shelf
start-a-table = Abrir una mesa
or-take-a-box = O elige una caja
we-are = Somos
we-are-label = Cuántas personas sois
fewer = Una menos
more = Una más
filters = Duración y tipo
length-any = Cualquier duración
length-short = Menos de 20 min
length-long = Más largos
kind-cards = Cartas
kind-dominoes = Dominó
kind-tarot = Tarot
players = { $span } personas
players-only = solo { $most } personas
minutes = { $minutes } min
evenings = { $most ->
    [one] una velada
   *[other] { $span } veladas
}
not-for = no es para { $people ->
    [one] una persona
   *[other] { $people } personas
}
boxes-for = { $count ->
    [0] Aquí no hay juegos para { $people }.
    [one] Hay un juego para { $people }.
   *[other] Hay { $count } juegos para { $people }.
}
no-box = Ningún juego del estante cumple estos filtros.
show-all-boxes = Ver todas las cajas
hook-abandon-ship = Lucha por un bote
hook-barcelona = Dos cartas, un farol
hook-boneyard = Puja en secreto por dinero
hook-brain-baseball = Lanzar, batear, atrapar
hook-caribbean-star = Duelo de magos
hook-contest = Gana quien roza el 21
hook-domino-avatars = Luchan fichas, ayudan cartas
hook-domino-knights = Adiestra fichas, asalta reinos
hook-following-suit = Los palos se persiguen
hook-fugue = Un relato con el tarot
hook-hey-bartender = Nunca el cambio justo
hook-lamarckian-poker = Cría manos de póker
hook-last-man-standing = Contrata gladiadores
hook-lost-pueblo = ¿Quién es el ladrón?
hook-penniless-and-insane = Compra arte, muere pobre
hook-seven-handed-poker = Siete duelos breves
hook-spots = Paga y llévate el cambio
hook-willow = Pareja, hueco o farol

# When something is wrong
flickered = Sin conexión
flickered-lobby = El servidor no responde. Tus mesas están a salvo; lo intentamos de nuevo cada pocos segundos.
try-now = Probar ahora
away-short = El servidor no responde. Prueba de nuevo en un momento.
as-of = No tienes conexión. Así estaban tus mesas: { $when }.
answer-waits = Respuesta sin enviar
answer-kept = Hay una respuesta tuya guardada. Se enviará cuando recuperes la conexión, si la pregunta sigue abierta.
answer-played-at = Se ha jugado la respuesta que diste sin conexión.
answer-rests-at = Respondiste sin conexión, pero la mesa está en pausa y tu respuesta no se ha jugado. Responde otra vez cuando siga la partida.
answer-late-at = Respondiste sin conexión, pero la partida ya había avanzado. Tu respuesta no se ha jugado.
to-that-table = Ir a la mesa
error-code = Error: { $code }
no-room = Ya no te queda espacio para archivos. Las historias y las imágenes se borran con su mesa; cierra alguna que ya no necesites.
too-costly = Este archivo es demasiado complejo para leerlo aquí. Prueba con uno más sencillo o más pequeño.
too-fast = Fue demasiado de golpe. Espera un momento y vuelve a probar.
quoted = «{ $text }»

# A new table
new-table = Mesa nueva
no-such-game = Esa caja no está en el estante
no-such-game-do = La dirección lleva a un juego que no tenemos. Los que tenemos están en el estante.
to-the-shelf = Al estante
the-game = El juego
rules-and-crib = Reglas y resumen
who-plays = Quién juega
chairs = Sillas
chairs-label = Cuántas sillas
company = Quién juega contigo
company-bot = Con bots
company-guest = Amigos por enlace
company-here = En esta pantalla
you-host = Tú invitas
guest = Visita
chair = Silla { $number }
bot-random = juega al azar
bot-naive = destapa enseguida
bot-patient = paciente
bot-gentle = suave
bot-regular = normal
bot-expert = experto
seat-bot = Un bot
give-chair = Ceder la silla a alguien
same-for-all = Igual para todos los bots
how-plays = ¿Cómo debe jugar { $name }?
who-sits = { $name }: ¿quién se sienta ahí?
bot-plays-level = { $name }, bot, { $level }
bot-promise = Un bot ve lo que vería alguien en esa silla, y ni una carta más. En la mesa puedes preguntarle por qué.
has-quirk = { $name } { $quirk }.
quirk = { $name ->
    [Basil] cuenta en voz baja
    [Clover] nunca guarda rencor
    [Juniper] tararea mientras piensa
    [Saffron] endereza el mazo
    [Sorrel] siempre saca punta al lápiz
    [Tansy] se ríe de su propia suerte
    [Thyme] nunca tiene prisa
    [Yarrow] pone las cartas en fila
    [Fennel] susurra a sus cartas
    [Hyssop] siempre pide té
   *[other] { "" }
}
level-says = «{ $text }»
plays = { $level ->
    [gentle] { $name } juega suave
    [expert] { $name } juega a nivel experto
   *[regular] { $name } juega normal
}
plays-too = { $level ->
    [gentle] { $name } suave
    [expert] { $name } a nivel experto
   *[regular] { $name } normal
}
plays-so = { $said }.
all-play = { $level ->
    [gentle] Todos los bots juegan suave.
    [expert] Todos los bots juegan a nivel experto.
   *[regular] Todos los bots juegan normal.
}
seat-guest = Alguien, por enlace
seat-here = En esta pantalla
name-here = Su nombre
name-of-chair = Nombre para la silla { $number }
curtain-note = En una pantalla compartida cae un telón entre turnos, para que nadie vea la mano siguiente.
house-rules = Reglas de la casa
presets = Variantes
as-usual = Como siempre
rules-as-usual = Se juega con las reglas de siempre.
changes = { $count ->
    [one] 1 cambio
   *[other] { $count } cambios
}
all-back-to-usual = Todo como siempre
all-options = { $count ->
    [one] La única opción
   *[other] Las { $count } opciones
}
changed = cambiada
back-to-usual-value = Como siempre: { $value }
on = sí
off = no
value-none = ninguno
value-auto = automático
value-random = al azar
less-of = Menos: { $label }
more-of = Más: { $label }
manners = En esta mesa
public = Mesa pública
public-help = Sale en la sala para todo el mundo. Si no, solo se llega con el enlace o el código.
who-may-watch = Quién puede mirar
who-may-watch-help = Nadie que mire puede ver una carta oculta mientras aún importe.
watch-none = Nadie
watch-public = Solo lo descubierto
watch-delayed = Todo, más tarde
watch-delay = Cuánto más tarde
watch-delay-help = Una mano se muestra cuando ya se ha jugado, nunca antes.
so-many-minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}
pace = Ritmo de las reacciones
pace-help = A veces se pregunta a toda la mesa si alguien reacciona. Lo que tarde no debe delatar lo que tienes.
pace-sealed = Justo: igual para todos
pace-fast = Rápido: solo quien puede
candle = Vela para cada momento
candle-help = Nadie espera más que esto. Todos tienen el mismo tiempo, con carta o sin ella.
candle-none = sin límite
seconds = segundos
minutes-unit = minutos
clock = Reloj
clock-free = Ninguno
clock-free-help = Nadie mete prisa. Id y venid cuando queráis.
clock-clock = Para una velada
clock-clock-help = Cada cual tiene unos minutos fijos para toda la partida y recupera un poco con cada respuesta.
clock-slow = Para varios días
clock-slow-help = El mismo tiempo para cada jugada. Nadie tiene que quedarse; si estáis todos, va tan rápido como juguéis.
each-move = Para cada jugada
at-zero = Cuando a alguien se le acaba el tiempo
at-zero-ask = Deciden los demás
at-zero-ask-help = Por mayoría: esperar otra vez, que juegue un bot por ahora, o seguir sin esa persona.
at-zero-move = Un bot hace esta jugada
at-zero-move-help = La siguiente vuelve a hacerla la persona.
at-zero-keep = Un bot sigue jugando
at-zero-keep-help = Hasta que la persona vuelva a su asiento.
holidays = Vacaciones
holidays-help = Si en Ajustes indicas que estás fuera, tu reloj se para, hasta { $days } días en total.
so-many-hours = { $count ->
    [one] una hora
   *[other] { $count } horas
}
so-many-days = { $count ->
    [one] un día
   *[other] { $count } días
}
time-left = queda: { $time }
time-is-up = se acabó el tiempo
away-until = fuera hasta el { $day }
you-are-away = Estás fuera hasta el { $day }. Tus relojes están parados y no recibes recordatorios.
i-am-back = Ya he vuelto
bank = Tiempo por persona
increment = Se añade con cada respuesta
start = Empezar
lay-table = Poner la mesa
guided-game = ¿Primera vez? Partida guiada
guided-short = Partida guiada
table-for = Una mesa para { $seats }: { $company }
you = tú
so-many-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}
so-many-here = { $count ->
    [one] alguien más en esta pantalla
   *[other] { $count } más en esta pantalla
}
so-many-chairs = { $count ->
    [one] una silla libre
   *[other] { $count } sillas libres
}
with-changes = { $count ->
    [one] Una regla de la casa cambia.
   *[other] Cambian { $count } reglas de la casa.
}
link-follows = El enlace para tus amigos viene ahora.
names-missing = Escribe un nombre para cada persona de esta pantalla.
refused-above = Estas reglas de la casa no casan entre sí. Cambia la que está marcada arriba.

# Coming to a table
join-a-table = Entrar en una mesa
code-opens-nothing = Ese código no abre ninguna mesa
code-opens-nothing-do = «{ $code }» no lleva a ninguna parte: quizá se oyó mal o la mesa ya se recogió. Pídelo otra vez; son cuatro o cinco palabras, como plum-kettle-nine-otter.
invite = Invita a los demás
invite-link = Enlace a esta mesa
invite-local = Esta dirección solo sirve en este equipo. Para que entren otros dispositivos, inicia Parlour con PARLOUR_HOST=0.0.0.0, ábrelo con la dirección de red de este equipo e invita desde ahí.
invite-code = O di estas palabras
invite-code-help = Se escriben en { $host }, en «Entrar con un código».
invite-qr = Código QR con el enlace a esta mesa
invite-scan = Escanéalo con el teléfono
copy-link = Copiar enlace
copied = Copiado
share-link = Compartir
replay-link = Enlace a esta repetición
somebody = Alguien
table-of-host = Mesa de { $name }
at-the-table = En la mesa
chair-free = libre
kept-warm = fuera, un bot guarda la silla
joins-next-deal = juega desde el próximo reparto
is-bot = bot
is-program = programa
is-open = bot, hasta que te sientes
is-host = invita
is-here = aquí
is-away = fuera
door-slow = Una partida lenta: { $time } para cada jugada. Puedes ir y venir.
door-locked = { $host } ha cerrado la puerta a más gente. Pide que te abra o mira la partida.
door-full = { $bots ->
    [0] Todas las sillas están ocupadas.
   *[other] Todas las sillas están ocupadas. Pide a { $host } que te ceda la de un bot.
}
lost-seat = ¿Una de estas sillas era tuya?
lost-seat-do = Este navegador no recuerda que estuvieras aquí: es otro dispositivo o se borraron las cookies. En el dispositivo con el que jugabas, abre el menú de la mesa, copia el enlace de tu asiento y ábrelo aquí. Si lo has perdido, pide a { $host } que libere tu silla.
taking-seat = Ocupar un asiento
seat-offer = ¿Jugar aquí como { $name }?
seat-offer-help = Este enlace convierte este dispositivo en uno más de { $name }: ve sus cartas y responde en su nombre. Sirve una sola vez. En Ajustes puedes cerrar la sesión de cualquier dispositivo.
seat-replaces = { $tables ->
    [0] Hasta ahora eres { $name } aquí. Ese nombre se queda atrás.
    [one] Hasta ahora eres { $name } aquí y juegas en una mesa. Las dos cosas se quedan atrás: desde este navegador no podrás volver a ese asiento.
   *[other] Hasta ahora eres { $name } aquí y juegas en { $tables } mesas. Todo se queda atrás: desde este navegador no podrás volver a esos asientos.
 }
seat-offer-do = Jugar aquí como { $name }
seat-offer-stay = Seguir como { $name }
seat-offer-no = No, a la sala
to-the-lobby = A la sala
to-next-table = A la partida siguiente
play-here = Jugar aquí

# Pages for what went wrong
nowhere-title = Página inexistente
nowhere = Aquí no vive nadie
nowhere-do = Esta dirección no lleva a ninguna página. Quizá perdió una letra por el camino.
trouble-nobody = No hay nadie en esta mesa
    .do = El enlace no lleva a ninguna mesa. Quizá le falta una letra o la mesa se recogió hace tiempo. Pide el enlace otra vez.
trouble-unplayed = Este juego no se puede jugar aquí
    .do = La mesa existe, pero este servidor ya no tiene su juego. Pide a quien lleva el servidor que lo recupere.
trouble-many = Hay demasiadas mesas abiertas desde tu red
    .do = Cierra la ventana de otra mesa, espera un momento y vuelve a probar.
trouble-cleared = La mesa está recogida
    .do = Quien invitaba cerró esta mesa. Aquí ya no pasa nada más; las partidas terminadas siguen entre tus repeticiones.
trouble-renewed = Las reglas han cambiado
    .do = Este servidor se ha actualizado y las reglas de este juego han cambiado desde que se abrió la mesa. Las reglas antiguas ya no están aquí, así que la partida no se puede terminar. Puedes descargar lo jugado o abrir una mesa nueva.
take-record = Descargar la partida
new-table-instead = Abrir una mesa nueva
closed-by-upgrade = Cerrada por una actualización
trouble-over = Esa partida ya terminó
    .do = Ya se han recogido las cartas. Puedes ver cómo fue.
trouble-taken = Ahí ya hay alguien
    .do = Esa silla se ocupó un momento antes. Elige otra o mira la partida.
trouble-kicked = Hace falta la silla
    .do = Te han pedido que dejes esta mesa. En otras hay sillas libres.
trouble-elsewhere = Ya estás aquí
    .do = Tienes esta mesa abierta en otra ventana, y esa es la que está conectada. Juega allí o sigue aquí.
trouble-away = Sin conexión
    .do = El servidor no responde. Tu última jugada está a salvo; lo intentamos de nuevo cada pocos segundos.
trouble-no-replay = Esa repetición no existe
    .do = El enlace no lleva a ninguna partida terminada. Si tienes el archivo, ábrelo directamente.
trouble-bad-link = Este enlace ya no vale
    .do = El enlace de un asiento sirve una vez, durante una hora y mientras la mesa siga en pie. En el dispositivo con el que juegas, abre el menú de la mesa y pide otro. Si lo has perdido, pide ayuda en la mesa.

# Replays
open-log = Abrir un archivo
open-log-help = Guarda cualquier partida terminada como archivo desde su última página. Quien tenga el archivo puede verla aquí.
drop-or-choose = Suelta aquí el archivo o elígelo.
drop-here = Suéltalo para ver esta partida
choose-file = Elegir archivo
reading-log = Leyendo…
log-too-big = Ese archivo es demasiado grande para una partida. Ocupan 1 MB como mucho.
log-refused = Este archivo no se puede reproducir: { $reason }
your-finished = Tus partidas terminadas
none-finished = Aún no hay ninguna
none-finished-do = Juega una hasta el final y se quedará aquí.

# Rules
rules-of = { $game }: reglas
all-rules-help = Un resumen para tener a mano y las reglas completas, contadas a nuestra manera.
contents = En esta página
crib = Resumen
the-rules = Las reglas
rulings-note = Cada regla tiene un número, y la mesa lo cita. Donde el reglamento calla hemos decidido nosotros; eso está marcado como criterio nuestro.
our-ruling = criterio nuestro
only-english = De momento, solo en inglés.
play-this = Jugar a esto
a-table = Tabla
own-page = Como página
close = Cerrar
no-rules = Este juego no tiene esa página.
to-all-rules = Todas las reglas
print = Imprimir
print-of = { $game }: imprimir
print-what = Qué imprimir
print-paper = Papel
paper-a4 = A4
paper-letter = Carta
print-for = Para cuántas personas
print-make = Crear el PDF
print-making = Un momento, se está creando el PDF…
print-ready = El PDF está listo.
print-open = Abrir
print-keep = Descargar
print-not-here = Este servidor no puede imprimir. Primero hay que instalar Typst en él: pip install 'parlour[print]'.

# About
about-parlour = Qué es Parlour
about-text = Una casa para los juegos que se juegan con lo que hay en el cajón: una baraja, una caja de dominó, un tarot, un puñado de fichas. Manda un enlace, di un nombre y a jugar. Los bots ocupan las sillas vacías.
about-fair = Nadie puede amañar un reparto. El servidor y el navegador de cada persona eligen un número secreto y muestran su huella antes de la primera carta. Con todos los números juntos se baraja. Al final se revelan y tu navegador puede comprobarlo.
credits = Créditos y licencias

# Settings
settings-help = Se guardan al instante, solo en este navegador.
set-reading = Lectura
set-language = Idioma
    .help = El idioma de las pantallas y de los juegos que estén traducidos.
set-clear = Letras muy claras
    .help = Un tipo de letra pensado para baja visión, en todas partes.
set-light = Luz y movimiento
set-theme = Luz
    .help = La noche es oscura; la tarde, clara.
theme-system = Como el sistema
theme-evening = Noche
theme-afternoon = Tarde
set-motion = Movimiento
    .help = Quieto: nada vuela ni gira, y las velas son números.
motion-system = Como el sistema
motion-still = Quieto
set-pace = Ritmo
    .help = Cuánto tiempo se ve y se lee lo que pasa en la mesa.
telling-calm = Tranquilo
telling-normal = Normal
telling-quick = Rápido
telling-instant = Al instante
set-cards = Cartas
set-four = Cuatro colores
    .help = Tréboles azules y diamantes naranjas; los cálidos son rojos, los fríos negros.
set-large = Índice grande
    .help = Cifras más grandes en las esquinas de las cartas.
set-faces = Figuras
    .help = Nuestros dibujos, o los reyes y reinas de toda la vida.
faces-parlour = Parlour
faces-classic = Clásicas
set-sound-chat = Sonido y charla
set-sounds = Sonidos
    .help = Cada sonido tiene también una señal visible.
sounds-offer = Las cartas, las fichas y tu turno también se pueden oír.
sounds-on = Activar sonidos
sounds-off = No, gracias
hear-sounds = Escuchar
sound-turn = Te toca
sound-piece = Una carta o una ficha
sound-chips = Fichas de apuesta
sound-word = Alguien dice algo
sound-candle = Una vela se consume
sound-bell = Un Significador
sound-stop = La carta de alto
sound-end = El final
set-mute = Sin charla
    .help = Oculta lo que escribe la gente, también las frases rápidas.
set-muted = Gente en silencio
nobody-muted = Nadie. Puedes silenciar a alguien en la mesa.
unmute = Volver a oír a { $name }

devices = Tus dispositivos
devices-help = Cada dispositivo juega por ti y ve tus cartas. Cierra la sesión en los que ya no sean tuyos.
no-devices = Aquí aún no tienes ni asiento ni nombre.
a-device = Un navegador
this-device = Este
device-since = Desde el { $date }
sign-out = Cerrar sesión
sign-out-sure = Sí, cerrar sesión
sign-out-here-sure = Sí, cerrar aquí; este navegador pierde mis asientos

# Pieces, as they are read aloud
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
domino-name = dominó { $high } { $low }
tarot-name = { $rank ->
    [A] as
    [P] sota
    [N] caballero
    [Q] reina
    [K] rey
    [T] 10
   *[other] { $rank }
} de { $suit ->
    [w] bastos
    [c] copas
    [s] espadas
   *[p] oros
}
tarot-name-major = { $number ->
    [M00] El Loco
    [M01] El Mago
    [M02] La Suma Sacerdotisa
    [M03] La Emperatriz
    [M04] El Emperador
    [M05] El Hierofante
    [M06] Los Enamorados
    [M07] El Carro
    [M08] La Fuerza
    [M09] El Ermitaño
    [M10] La Rueda de la Fortuna
    [M11] La Justicia
    [M12] El Colgado
    [M13] La Muerte
    [M14] La Templanza
    [M15] El Diablo
    [M16] La Torre
    [M17] La Estrella
    [M18] La Luna
    [M19] El Sol
    [M20] El Juicio
   *[M21] El Mundo
}
piece-hidden = { $back ->
    [domino] Dominó boca abajo
    [tarot] Carta de tarot boca abajo
   *[card] Carta boca abajo
}

# The story table
story-title = Fugue

# Lo que haría una opción, según los estudios
effects-ask = ¿Qué cambiaría esto?
effects-instead = { $value } en lugar de { $usual }:
games-longer-rounds = las partidas duran { $count ->
    [one] una ronda
   *[other] { $by } rondas
} más
games-shorter-rounds = las partidas duran { $count ->
    [one] una ronda
   *[other] { $by } rondas
} menos
games-longer-turns = las partidas duran { $count ->
    [one] un turno
   *[other] { $by } turnos
} más
games-shorter-turns = las partidas duran { $count ->
    [one] un turno
   *[other] { $by } turnos
} menos
compared-shares = { $measure }: { $after } % en lugar de { $before } %
compared-numbers = { $measure }: { $after } en lugar de { $before }
no-difference = Ninguna diferencia significativa: { $measures }
how-sure = ¿Hasta qué punto es seguro?
counted = Medida
difference = Diferencia
interval = de { $low } a { $high }
interval-none = igual en todos los repartos
in-hundred = Las proporciones son sobre { $count }.
effects-played = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} en cada lado, con { $seats } bots normales. El puro azar rara vez se sale de estos intervalos.
effects-given = Igual en ambos lados: { $options }.
to-the-lab = Laboratorio

# Hojas de puntuación
score-pad = hoja de puntuación
write-on = Seguir apuntando
look-again = Ver la hoja
own-cards-link = Con vuestras cartas

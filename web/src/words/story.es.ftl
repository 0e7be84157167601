# The story table. It comes with the table's page, not with the first one.

fugue = Fugue
the-table-itself = La mesa
seat-number = Asiento { $number }
persona-of = Personaje de { $name }
persona-of-seat = lo lleva { $name }
character-of-dealer = Lo lleva { $name }, que dirige
you = Tú
you-are = Tú, { $name }
you-short = Tú
you-as = Tú, { $who }
somebody = Alguien
yes = Sí
no = No
why = ¿Por qué?
never-mind = Mejor no
keep-thinking = Pensarlo más
not-yet = Aún no

# Credit
credit-system = The Fugue system of game mechanics created for the Alas Vegas RPG, designer James Wallis,
credit-changes = ; se han hecho cambios.

# The rail and the menu
session = Sesión
at-the-table = En la mesa
so-long = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
dealer = Dirige
contest = Contienda
round-number = ronda { $number }
table-called = Mesa
contest-rules = Reglas de una contienda
rehearse = Ensayar una contienda
take-home = Llevársela a casa
export-json = Como datos
export-html = Como página para leer
export-pdf = Como PDF
export-safe = El archivo contiene lo que puedes leer, y nada más.
export-whole = La historia entera, con todos sus capítulos.
your-seat = Tu asiento
i-am-away = Falto en esta sesión
i-am-back = Ya he vuelto
will-not-deal = Prefiero no dirigir
will-deal = Al final sí quiero dirigir
i-know-it = Ya conozco esta historia
knows-sure = Sí, que todos sepan que la conozco
replace-dealer = Si quien dirige lleva unos minutos fuera, o lo ha dicho, los demás tienen que nombrar a la misma persona:
hand-on = ¿Tienes que irte? Di quién sigue dirigiendo; los demás tienen que aceptarlo:
replace-by = Sigue dirigiendo { $name }
replace-sure = Sí, desde aquí dirige { $name }
stand-story-sure = ¿Seguro que te vas? Se guarda tu asiento, con su hoja

# Places
places-of-story = Lo que hay en el centro
place-table = Mesa
place-memories = Recuerdos
place-journal = Diario
place-chapter = Capítulo
place-opening = Comienzo
calls = { $count ->
    [one] encaja un recuerdo
   *[other] encajan { $count } recuerdos
}
sheet-composer = Un flashback
sheet-builder = Una contienda
sheet-tools = Herramientas de dirección

# Seats
round-the-table = Alrededor de la mesa
deals = dirige
is-away = ausente
awaited = se le espera
awaited-you = te toca
knows-the-story = conoce la historia
knows-short = la conoce
quota-of = Flashbacks que quedan: { $own } propios, { $gifts ->
    [one] { $gifts } regalo
   *[other] { $gifts } regalos
}
quota-left = Flashbacks que te quedan: { $own } propios, { $gifts ->
    [one] { $gifts } regalo
   *[other] { $gifts } regalos
}
wounds-count = { $count ->
    [one] una herida
   *[other] { $count } heridas
}
wounds-short = { $count ->
    [one] 1 herida
   *[other] { $count } heridas
}
state-able = en pie
state-unconscious = inconsciente
state-restrained = con ataduras
state-subdued = fuera de combate
state-dead = sin vida

# The stop card
stop = Alto
stop-card = Jugar la carta de alto. Nadie sabrá de quién fue.
stop-sure = Pulsa otra vez para parar
stop-lies = La carta de alto está sobre la mesa.
stop-help = El juego se detiene. Nadie pregunta por qué y nadie sabe quién fue. Quien contó lo último lo deja o lo cuenta de otra manera.
stop-help-dealer = El juego se detiene. Nadie pregunta por qué y nadie sabe quién fue. Deja esa parte o cuéntala de nuevo, y sigue.
tell-anew = Contarlo de otra manera
drop-it = Dejarlo
we-go-on = Seguimos

# Before the story
no-story-yet = Aún no hay historia elegida
first-dealer = ¿Quién dirige primero?
first-dealer-help = Quien dirige lee el primer capítulo, plantea las escenas y lleva a toda la gente que aparece. Hay que ponerse de acuerdo: vale cuando todos dicen el mismo nombre.
first-dealer-mixed = Aún no habéis dicho el mismo nombre.
first-dealer-wait = Falta por responder: { $names }.
lobby-alone = De momento no hay nadie más. Una historia necesita de dos a ocho personas; mejor, de cuatro a seis.
invite-more = Invitar
i-deal = Dirijo yo
deals-first = Dirige { $name }
you-deal-first = Diriges la primera sesión
preparation-help = Lee tu capítulo con calma; nadie más puede. Cuando la mesa esté a gusto, pide que cierren los ojos.
read-my-chapter = Leer mi capítulo
ask-eyes = Pedir que cierren los ojos
wait-preparation = { $name } prepara la primera sesión
wait-preparation-help = Nadie más puede abrir el capítulo. Prepara un café.
wait-opening = { $name } lee en voz alta
wait-opening-help = Escucha.
wait-creation = { $name } está en ello
wait-creation-help = Un momento.
wait-signifiers = { $name } reparte los Significadores
wait-session = { $name } abre la primera sesión
wait-session-help = Tu Significador es la carta de tu papel. Ha vuelto al mazo: cuando salga en el juego, tu personaje recordará.
wait-signifiers-help = Cada personaje recibe un arcano mayor. Cuando sale en el juego, alguien recuerda.
close-your-eyes = Cierra los ojos
close-your-eyes-help = { $name } te lee el comienzo. La pantalla te despertará.
read-aloud = Lee esto en voz alta, despacio
read-aloud-help = Los demás tienen los ojos cerrados. Cuando acabes, cualquiera podrá leerlo otra vez.
it-is-read = Ya está leído

# Making personae
describe-persona = ¿Qué vemos cuando te miramos?
describe-persona-help = Edad, complexión, pelo, piel, cicatrices, marcas. Ni nombre, ni habilidades, ni pertenencias.
describe-example = Una mujer de unos cincuenta con abrigo gris, tinta en dos dedos…
resemblance = Alguien a quien se parece o suena
looks-like = Se parece a
sounds-like = Suena como
this-is-me = Esto es lo que se ve
dealer-wants-another = Quien dirige pide otra: { $why }
suggest-feature = Añade un rasgo al personaje de { $name }
suggest-again = { $name } lo ha vetado. Propón algo de otra clase
suggest-help = Algo físico que se vea, se oiga o se huela. No puede incapacitar ni contradecir.
suggest-again-help = Ni de la misma clase ni del mismo tema. Esta vez es definitivo.
suggest-example = una quemadura en media luna entre los omóplatos…
suggest-it = Proponerlo
binding-sure = Sí, es definitivo
feature-kind = Primero toca qué clase de rasgo es:
kind-scar = cicatriz
kind-tattoo = tatuaje
kind-hair = pelo
kind-eyes = ojos
kind-skin = piel
kind-build = complexión
kind-voice = voz
kind-hands = manos
kind-smell = olor
kind-other = otro
meanness = Ninguna regla prohíbe la mala idea. Pero crea enemigos.
neighbour-adds = { $name } te añade algo
neighbour-adds-help = Acéptalo o vétalo una vez. La segunda propuesta es definitiva.
accept-it = Aceptarlo
veto-once = Vetarlo, una vez
making-describe = { $name } describe un personaje
making-suggest = { $neighbour } añade algo al personaje de { $name }
making-answer = { $name } responde a la propuesta
making-help = Por turno alrededor de la mesa; al final, quien dirige.
outside-limits = Fuera de los límites
object = Esto incumple una regla…
ask-another = Pedir otra
why-feature = ¿Por qué? Incapacita, contradice, no es físico…
why-persona = ¿Por qué? Poderes, un nombre, la trama escrita en la piel…
being-made = en creación
not-made-yet = nadie todavía
deal-signifiers = Ya están todos. Reparte los Significadores
deal-signifiers-help = Se reparten cartas hasta que cada personaje tenga un arcano mayor. Vuelven al mazo y pueden salir.
deal-them = Repartir los Significadores
signifiers-lie = Los Significadores están repartidos
signifiers-lie-help = Han vuelto al mazo. La primera escena es tuya.
open-session = Abrir la sesión { $number }

# In play
scene-spoken = La escena se cuenta en voz alta.
game-character = lo lleva quien dirige
game-character-of = Un secundario; lo lleva { $name }
not-here = fuera de esta escena
piles = { $deck ->
    [one] { $deck } carta
   *[other] { $deck } cartas
} en el mazo, { $discard } usadas
free-play = Habla. La mesa escucha
remember-now = Antes de que se descubra la carta aún puedes recordar algo que ayude.
free-play-help = En esta sesión te quedan { $own } flashbacks propios y { $gifts ->
    [one] { $gifts } de regalo
   *[other] { $gifts } de regalo
}.
first-scene = Plantea la primera escena
wait-first-scene = { $name } plantea la primera escena
your-scene = La escena es tuya
your-scene-help = Cuéntalo sin más. Toca solo cuando cambien las cartas o las hojas.
watching = Estás mirando
watching-help = Lo sellado sigue sellado, también para ti.
waiting-for = Esperando a { $names }
tells-now = { $name } cuenta lo que muestra la carta
remember = Recordar
try-something = Intentar algo
what-try = ¿Qué intentas?
what-tried = ¿Qué se intenta? Luego toca a quien lo intenta.
what-scene = ¿Dónde estamos? O dilo en voz alta
try-it = Intentarlo
set-scene = Plantear la escena
scene-aloud = Escena, en voz alta
new-scene = Escena nueva
open-contest = Contienda
more-tools = Herramientas
close-session-short = Acabar la sesión
close-session = Acabar la sesión { $number }
close-session-help = Todas las cartas vuelven al mazo y los flashbacks sin usar se pierden. Luego se elige quién dirige después.
close-last-help = Es la última sesión. La historia acaba, y todo se abre para todos.
close-story = Acabar la historia
keep-playing = Seguir jugando
spoken-aloud = En voz alta
rather-speak = Mejor hablar
write-it = Escribir una línea
into-journal = Al diario
tell-card = Cuenta un poco a partir de esta carta
tell-card-help = De su nombre o de su imagen. Sigue a la vista hasta que hables.
previously = Anteriormente
previously-memory = recordado
previously-scene = la escena
previously-narration = contado
previously-outcome = acabó así
previously-question = sin resolver

# Skilled actions
tries = intenta:
difficulty = dificultad
with-ability = { $ability }
without-ability = sin habilidad para ello
time-spent = { $time } hasta ahora
success = Éxito
failure = Fracaso
never-again = por aquí, nunca más
how-hard = ¿Cómo de difícil es? { $name }: { $words }
how-hard-help = Di el número en voz alta. Hasta que se descubra la carta, cualquiera puede recordar algo.
which-ability = Qué habilidad ayuda
no-ability = sin habilidad
time-passes = Cada carta cuesta
no-time = ningún tiempo
unit-seconds = segundos
unit-minutes = minutos
unit-hours = horas
spent-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
spent-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
spent-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
easier = Más fácil
harder = Más difícil
hard-easy = fácil
hard-fair = normal
hard-hard = difícil
hard-desperate = desesperada
chance = sale bien { $percent } de cada 100 veces
not-tried = Al final no se intenta
just-succeeds = Sale sin más
say-difficulty = Dificultad { $number }
say-it-then-flip = Dificultad { $number }. ¿Descubrir la carta?
flip-waits = { $name } está recordando. Que nombre antes la habilidad; quizá ayude.
flip-able = { $name } tiene ahora una habilidad. Si ayuda aquí, pulsa «Cambiar» y elígela.
flip-help = Última ocasión para un flashback; después de la carta ya es tarde para este intento.
change-it = Cambiar
flip-card = Descubrir
it-works = sale bien
it-fails = sale mal
tell-task = Cuenta cómo { $went }
tell-task-help = Toma algo del nombre de la carta o de su imagen.
go-on-or-give-up = Aún no. ¿Sigues?
go-on-help = { $count ->
    [one] Ha pasado { $time }.
   *[other] Han pasado { $time }.
}
go-on-trying = Seguir
give-up = Dejarlo

# Flashbacks
whose-flashback = De quién es el recuerdo
source-own = Mío
source-give = Un regalo
left-of = quedan { $left } de { $most }
give-to = ¿Para quién?
gift-help = Habla con esa persona de la habilidad, nunca del recuerdo. Tú también sales en él, y puede ser uno que preferiría no tener.
your-draft = Tu borrador
throw-away = Tirarlo
keep-draft = Guardarlo como borrador; solo lo ves tú
what-set-off = ¿Qué lo trae de vuelta?
trigger-card = la carta de la mesa
trigger-task = lo que se intenta
trigger-person = una persona
trigger-thing = una cosa
trigger-word = una palabra
trigger-need = una necesidad
memory-line = El recuerdo, en una línea
who-appears = Quién sale en él
adds-to-which = Se suma a un recuerdo anterior
adds-to-help = Añade un punto de vista, gente, un motivo. Lo dicho sigue siendo verdad.
that-is-memory = Ese es el recuerdo
memory-lacks-whom = Di primero para quién.
memory-lacks-trigger = Di primero qué lo trae de vuelta.
memory-lacks-text = Escribe primero el recuerdo, en una línea.
then-ability = Luego dices qué sabe hacer ahora.
last-flashback = Es el último de esta clase que te queda en la sesión.
spend-last = Sí, gastarlo
name-ability = ¿Qué sabe hacer ahora { $names }?
name-ability-you = ¿Qué sabes hacer ahora?
name-ability-help = Lo principal que hace en el recuerdo, con palabras sencillas.
ability-vetoed-help = { $count ->
    [one] Quien dirige ha vetado la habilidad, no el recuerdo. Nombra otra.
   *[other] Van { $count } vetos. Tras el tercero la nombra quien dirige.
}
ability = Habilidad
ability-example = leer los labios, vendar una herida…
can-do-now = Esa es la habilidad
relies-on = depende de: { $parts }
relies-on-nothing = no depende de ninguna parte del cuerpo
change-parts = Cambiar
close-parts = Ya está
body-parts = Partes del cuerpo de las que depende
bell-title = { $count ->
    [one] { $names } recuerda
   *[other] { $names } recuerdan
}
bell-rings = Un Significador. { $names } recuerda, { $teller } lo cuenta.
bell-tell = Cuenta lo que recuerda { $names }
bell-own = Tu propio Significador. ¿Qué recuerdas?
bell-extend = Otro Significador en la misma mano: sigue contando, y que salga { $names }
bell-help = Tiene que salir: { $names }. Dilo en voz alta y luego escríbelo en una línea.
bell-told-by = { $name } cuenta lo que recuerda { $names }
let-bell-go = Dejarlo pasar
let-bell-go-why = Quien dirige deja pasar este Significador.
use-at-once = «{ $ability }»: ¿usarla en el acto?
use-at-once-help = Describe lo que haces y quien dirige lo entreteje; o actúa con ella, o déjala estar.
describe-it = Describirlo
act-now = Actuar
let-rest = Dejarla estar

# The memory board
light-a-web = Resaltar los recuerdos de
everybody = De todos
no-memories = Nadie recuerda nada todavía. Aquí colgarán los recuerdos, con hilos entre ellos.
of-session = Sesión { $number }
source-self = recuerdo propio
source-gift = regalo de { $name }
source-signifier = un Significador, contado por { $name }
source-story = la propia historia
ability-pending = falta nombrar la habilidad
with-others = Con { $names }
adds-to = Se suma a «{ $text }»
told-others = contado a los demás
add-to-this = Sumar a este
tell-others = Contarlo a los demás
veto-ability = Vetar la habilidad
word-ability = Redactar la habilidad
rule-out = Descartarlo
rule-out-help = Solo por uno de estos motivos, nunca por gusto. No cuesta nada.
out-FUG-F03 = nada lo provocó
out-FUG-F04 = fuera de los límites
out-FUG-F05 = contradice lo dicho
open-questions = Preguntas abiertas
no-questions = No queda nada sin explicar. No durará.
ask-a-question = Apuntar una pregunta
question-example = ¿De quién es el anillo de boda que hay en el abrigo?
answered-short = resuelta
answered-it = Respuesta: { $text }

# Sheets
signifier = Significador
signifier-silent = Significador, ahora mudo
run-by-player = Personaje de { $name }
run-by-dealer = Personaje de { $name }; ahora lo lleva quien dirige
run-by-nobody = Personaje de { $name }
added-by = añadido por { $name }
name-myself = ¿Cómo te llaman?
my-name-is = Ese es mi nombre
another-name = Otro nombre
abilities = Habilidades
usable = se puede usar
ability-blocked = la bloquea una herida: { $parts }
ability-lost = se perdió con una herida: { $parts }
no-abilities = Solo lo que sabe hacer cualquiera.
flashbacks = Flashbacks
no-flashbacks = Nada todavía.
want-new-persona = Quiero que tenga un personaje nuevo
want-new-persona-help = Solo si todos quieren.
wounds = Heridas
wound-temporary = pasajera
wound-permanent = permanente
tended = atendida
untended = sin atender
tend = Atender
reopen = Reabrir
heal = { $hours ->
    [0] Sanar lo atendido
   *[other] Sanar lo atendido, tras { $hours } horas
}
add-temporary = Herir
add-permanent = Herir para siempre
make-unconscious = Dejar inconsciente
make-restrained = Atar
make-subdued = Dejar fuera de combate
recovers = En pie otra vez
leaves-scene = Sale de la escena
enters-scene = Entra en la escena
dies = Muere
dies-sure = Sí, este personaje muere
let-live = Dejarlo vivir
which-part = Qué parte
kill-advice = Antes de matar a un personaje
kill-advice-text = Haz que se note el peligro. Hiérelo, de forma vívida; mutílalo si se lo ha buscado. Solo tiene que durar hasta la última sesión, y un personaje nuevo no llega fácilmente. Mira la cara de quien lo lleva: nadie debería irse sintiendo que no vale nada.

# The Dealer’s screen
sealed-parts = Lo que puedes leer
part-of-intro = Comienzo
part-of-setting = Ambiente
part-of-advice = Consejos
part-of-chapter = Capítulo { $number }
sealed = sellado
open-chapter = ¿Abrir el capítulo { $number }?
only-you-know = Nadie más lo sabrá. Nadie más puede abrirlo hasta que acabe la historia.
break-seal = Romper el sello
choose-part = Elige qué quieres leer.
frame-this = Abrir esta escena, en voz alta
characters = Gente
weapon = con arma
bring-in = Hacer entrar
triggers = Recuerdos de la historia
triggers-help = Solo llegan de tu mano.
when-meet = Al encontrarse con { $ref }
when-event = Cuando pasa esto: { $ref }
when-place = En este lugar: { $ref }
when-item = Con esta cosa: { $ref }
when-words = Cuando se dicen estas palabras: { $ref }
when-card = Cuando sale esta carta: { $ref }
spent = gastado
the-persona = el personaje
fits-nobody = Ahora no encaja con nadie.
all-remember = Recuerdan todos los presentes
remembers-this = { $who } recuerda
it-fits = Encaja con lo que acaba de pasar.
only-dealer-sees = Esto solo lo ves tú.
not-now-story = Ahora no
somebody-new = Alguien nuevo
somebody-example = un portero con un solo guante
care-help = Toca a alguien para ver sus heridas, su curación y dónde está.
ask-for-task = Pedir una prueba
by-hand = A mano
by-hand-help = Las herramientas ayudan, la gente decide. Todo lo de aquí queda en el diario con su motivo.
strike-wound = Tachar: { $part }, { $who }
why-override = El motivo, para que todos lo lean
because-i-say = sin dar motivos
undo-last = Deshacer: { $what }
settle-success = Que salga bien
settle-failure = Que salga mal
allow-retry = Permitir otro intento
revive = { $who } vive después de todo
break-off-contest = Interrumpir la contienda
reshuffle = Barajar de nuevo
write-ruling = Escribir una decisión
one-more-own = + 1 flashback
one-more-gift = + 1 regalo
is-back = ha vuelto
is-away-now = falta
helps = Lo que la mesa hace automáticamente
helps-help = Apaga lo que prefiráis hacer a mano.
help-bell = Vigilar los Significadores
    .off = Si no, tocas tú la campana.
help-effects = Anotar heridas en las hojas
    .off = Si no, escribes tú lo que trajo una contienda.
help-suggestions = Sugerir recuerdos de la historia
    .off = Solo se te muestran a ti.
help-guesses = Adivinar partes del cuerpo, aconsejar en contiendas
    .off = Si no, cada cual lo rellena todo.
ring-by-hand = Tocar la campana
came-to = Le llegó a
ring-it = Tocar

# Contests
builder-help = ¿Quién contra quién? Toca una letra o arrastra a la gente a un bando.
contest-lacks-stakes = Di primero qué está en juego.
contest-lacks-sides = Pon primero a alguien en cada uno de dos bandos.
stakes-example = Por ejemplo: ¿quién sale con el libro de cuentas?
violent = Puede llegarse a las manos
group-number = Conflicto { $number }
who-against-whom = Quién contra quién
side-letter = Bando { $letter }
put-on-side = { $who } al bando { $letter } del conflicto { $group }
take-out = Sacar a { $who }
out = fuera
weapon-in-hand = con un arma
another-side = Otro bando
another-group = Otro conflicto a la vez
talk-it-out = Siempre se puede arreglar hablando. Elige quien actúa.
deal-contest = Repartir las cartas
at-stake = Qué está en juego
not-violent = Sin golpes: quien gana cuenta hasta dónde se llega.
close-contest = Cerrar la contienda
contest-over = La contienda está decidida
contest-over-help = Cuenta cómo queda cada cual y recoge las cartas.
stymied = se pasa
leads = en cabeza
to-play = le toca
won-round = gana
your-turn = te toca
holds-back = al margen
stands-by = a la espera
over-21 = más de 21
no-hidden = sin cartas tapadas
cards-unseen = { $count ->
    [one] 1 carta sin ver
   *[other] { $count } cartas sin ver
}
wild-count = { $count ->
    [one] 1 comodín
   *[other] { $count } comodines
}
tier-2 = 21 de varias
tier-3 = 21 con dos
tier-4 = 21 con un mayor
tier-5 = 21, dos mayores
tier-6 = Loco y Mundo
face-up-now = a la vista ahora
you-have-up = Tienes { $number } a la vista.
after-swap = { $number } con este cambio
after-this = { $number } después de esto
after-bust = { $number }: se pasa
for-this = con esto: { $number }
for-this-bust = con esto: { $number }, se pasa
declare-ability = Habilidades que declarar
declare = Declarar: { $ability }
wild-card = comodín
hole-cards = cartas tapadas
only-you-see = solo las ves tú
twist-from-deck = Pedir carta del mazo; con { $percent } de cada 100 te pasarías
twist-under = pedir carta; te pasas con el { $percent } %
deck-of = El mazo, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
stand = Plantarse
stand-why = Antes, dos cartas boca arriba.
on-your-card = Sobre tu última carta
on-the-card = Sobre la última carta
stays-until = Sigue a la vista hasta que hable { $name }.
coach-turn-first = Destapa una carta, o toma una del mazo y guarda las tuyas. Tiene que haber dos boca arriba.
coach-turn = Cuanto más alto mejor, hasta 21. Las cartas boca abajo no cuentan, así que pueden esperar.
coach-turn-more = Ya tienes tu carta. Un comodín aún puede ocupar el lugar de una que esté boca arriba.
coach-answer = Alguien tiene 21. Muestra lo que lo supere, o nada.
coach-join = Antes de cada ronda, cada cual puede quedarse al margen o rendirse del todo.
coach-effect = Cuentas tú lo que pasa. Cuanto mejor la mano, más lejos puedes llegar.
played-turned = { $who } destapa { $card }.
played-twisted = { $who } pide carta: { $card }.
played-swapped = { $who } pone { $card }.
contest-said-declared = { $who } declara una habilidad y toma un comodín.
contest-said-stymied = Son demasiados: { $who } se pasa.
contest-said-made-21 = ¡Veintiuno para { $who }!
contest-said-came-in = { $who } entra.
contest-said-gave-up = { $who } se rinde.
contest-said-stalemate = Nadie es mejor: tablas.
contest-said-all-stymied = Se ha pasado todo el mundo; no se decide nada.
contest-said-won-tier-1 = { $who } gana la ronda con la mano más alta.
contest-said-won-tier-2 = { $who } gana la ronda con un 21 de varias cartas.
contest-said-won-tier-3 = { $who } gana la ronda con un 21 de dos cartas.
contest-said-won-tier-4 = { $who } gana la ronda con un 21 de dos cartas, una de ellas un arcano mayor.
contest-said-won-tier-5 = { $who } gana la ronda con un 21 de dos arcanos mayores.
contest-said-won-tier-6 = { $who } gana la ronda con el Loco y el Mundo.
contest-said-wounded = { $who } sufre una herida.
contest-said-maimed = { $who } sufre una herida permanente.
contest-said-incapacitated = { $who } queda fuera de combate una ronda.
contest-said-knocked-out = { $who } pierde el sentido.
contest-said-killed = { $who } muere.
contest-said-spared = Quien dirige perdona la vida a { $who }.
contest-said-escaped = { $who } escapa.
contest-said-left = { $who } ya no está.
contest-said-goes-on = Esto sigue.
contest-said-missed = El momento ha pasado.
contest-hint-leads = { $who } va en cabeza.
contest-hint-turn = Le toca a { $who }.
contest-hint-called = { $who } tiene 21. Los demás responden una vez.
suffers-temporary = { $who } sufre una herida: { $part }.
suffers-permanent = { $who } sufre una herida permanente: { $part }.
suffers-unconscious = { $who } queda inconsciente.
suffers-restrained = { $who } queda con ataduras.
suffers-subdued = { $who } queda fuera de combate una ronda.
suffers-able = { $who } está en pie otra vez.
suffers-dead = { $who } muere.

# Between sessions and after
who-deals-next = ¿Quién dirige la próxima sesión?
who-deals-next-help = Alguien que aún no haya dirigido. El próximo capítulo se abre solo para esa persona.
chapter-is-yours = El capítulo { $number } es tuyo
chapter-is-yours-help = Léelo en casa, antes de la próxima velada. Nadie más puede.
next-dealer-is = Después dirige { $name }
next-dealer-help = El capítulo ya está en sus manos. Hasta la próxima sesión.
story-over = La historia ha terminado
story-over-help = Ahora todo está abierto, capítulo a capítulo. Nadie ganó; se contó.
a-story-in = { $count ->
    [one] Una historia en una sesión
   *[other] Una historia en { $count } sesiones
}
told-by = contada por { $names }
session-with = Sesión { $number }, dirigida por { $name }

# The journal
journal = Diario
write-to-journal = Escribe en el diario…
write-as = Escribir como
as-narrator = Narrar
as-who = Hablar como { $who }
private-note = Nota para mí
dealer-note = Nota de dirección
put-right = Corregir
put-right-this = Corregir: { $text }
changes-facts = Cambia lo que pasó; tiene que aceptarlo quien dirige
asks-to-amend = { $name } quiere corregir:
amended = (corregido)
status-pending = por decidir
status-vetoed = vetado
status-ruled_out = descartado, sin coste
status-withdrawn = retirado
status-undone = deshecho
status-void = nulo
line-seat_joined = { $name } se sienta.
line-seat_left = { $name } se va.
line-knows_story = { $name } conoce esta historia.
line-dealer_appointed = { $name } quiere que dirija { $dealer }.
    .own = { $name } se ofrece a dirigir.
    .appointed = { $dealer } dirige la próxima sesión.
line-dealer_replaced = { $name } quiere que siga dirigiendo { $dealer }.
    .appointed = Sigue dirigiendo { $dealer }.
line-dealing_declined = { $name } prefiere no dirigir.
line-away = { $away ->
    [yes] { $name } falta.
   *[other] { $name } ha vuelto.
}
line-chapter_opened = { $part ->
    [chapter] { $name } ha abierto un capítulo sellado.
    [intro] { $name } ha abierto el comienzo.
    [setting] { $name } ha abierto el ambiente.
   *[other] { $name } ha abierto los consejos.
}
line-eyes_closed = Todos cierran los ojos.
line-intro_read = { $name } ha leído el comienzo.
line-persona_described = Personaje de { $name }:
line-persona_refused = Quien dirige pide otra descripción: { $why }
line-feature_suggested = { $name } añade a { $who }: { $text }
line-feature_rejected = Quien dirige pide otra propuesta.
line-feature_vetoed = { $name } lo veta.
line-feature_accepted = { $name } lo acepta.
line-new_persona = { $name } quiere que se cree un personaje nuevo.
line-signifiers_dealt = Significadores: { $list }.
line-session_opened = Empieza la sesión { $session }.
line-session_closed = Se cierra la sesión { $session }.
    .last = Se cierra la última sesión. La historia ha terminado.
line-scene = { $name } plantea una escena:
    .spoken = { $name } plantea una escena, en voz alta.
line-in_scene = { $here ->
    [yes] { $who } entra en la escena.
   *[other] { $who } sale de la escena.
}
line-character_entered = Entra { $shown_as }.
line-narration = { $name }:
    .spoken = { $name } lo cuenta en voz alta.
line-speech = { $who }:
    .spoken = { $who } habla.
line-named = { $who } ya tiene nombre.
line-question = Una pregunta abierta: { $text }
line-answered = Una pregunta queda resuelta.
line-memory = { $who } recuerda:
line-memory_ruled_out = Quien dirige lo descarta ({ $rule }). No cuesta nada. { $why }
line-ability = { $who } tiene una habilidad nueva: { $ability }
line-ability_vetoed = Quien dirige veta la habilidad. El recuerdo sigue en pie.
line-ability_worded = Quien dirige la redacta así: { $ability }.
line-shared_memory = { $who } lo cuenta a los demás.
line-signifier_turned = Quien dirige toca la campana por { $who }.
line-immediate_use = { $how ->
    [describe] { $who } la usa en el acto y lo describe.
    [act] { $who } actúa con ella en el acto.
   *[other] { $who } la deja estar.
}
line-trigger_fired = { $who } recuerda:
line-basic_action = { $who }:
    .spoken = { $who } lo hace.
line-not_basic = Quien dirige: eso no es una acción básica.
line-skilled_action = { $who } intenta: { $task }
line-task_set = Dificultad { $difficulty }.
line-task_granted = Sale sin más.
line-task_dropped = Al final no se intenta.
line-task_flip = { $card }. { $outcome ->
    [success] Éxito.
    [failure] Fracaso.
   *[other] Aún no.
}
line-task_choice = { $go_on ->
    [yes] Se sigue.
   *[other] Se deja.
}
line-task_narration = { $name }:
    .spoken = { $name } lo ha contado en voz alta.
line-contest_opened = Una contienda: { $stakes }
line-contest_told = { $name }:
    .spoken = { $name } lo ha contado en voz alta.
line-contest_closed = Se cierra la contienda.
line-wound = { $who } sufre una herida: { $part }.
line-wound_tended = Se atiende una herida de { $who }.
line-wound_reopened = Se reabre una herida de { $who }.
line-wound_healed = { $who } sana.
line-incapacitated = { $kind ->
    [restrained] { $who } queda con ataduras.
    [subdued] { $who } queda fuera de combate.
   *[other] { $who } queda inconsciente.
}
line-recovered = { $who } está en pie otra vez.
line-relearned = { $who } lo ha vuelto a aprender.
line-death = { $who } muere.
line-amend = { $name } corrige algo: { $text }
line-amend_answered = { $yes ->
    [yes] Quien dirige lo acepta.
   *[other] Quien dirige dice que no.
}
line-stop = Alguien ha jugado la carta de alto.
line-retold = Una parte se cuenta de nuevo o se deja.
line-go_on = El juego sigue.
line-switched = { $on ->
    [yes] Quien dirige deja que la mesa lo haga otra vez: { $what }.
   *[other] Quien dirige lo hace a mano desde ahora: { $what }.
}
line-override = { $what ->
    [undo] Quien dirige da un paso atrás: { $why }
    [quota] Quien dirige cambia cuántos flashbacks quedan: { $why }
    [wound] Quien dirige corrige una herida: { $why }
    [revive] { $who } vive después de todo: { $why }
    [retry] Quien dirige permite otro intento: { $why }
    [settle] Quien dirige decide el intento: { $why }
    [bell] Quien dirige deja pasar un Significador: { $why }
    [deck] Quien dirige hace barajar de nuevo: { $why }
    [contest] Quien dirige decide en la contienda: { $why }
   *[ruling] Decisión de quien dirige: { $why }
}

# Body parts
part-body = cuerpo
part-head = cabeza
part-eye_l = ojo izquierdo
part-eye_r = ojo derecho
part-ear_l = oído izquierdo
part-ear_r = oído derecho
part-nose = nariz
part-mouth = boca
part-torso = torso
part-arm_l = brazo izquierdo
part-hand_l = mano izquierda
part-arm_r = brazo derecho
part-hand_r = mano derecha
part-leg_l = pierna izquierda
part-foot_l = pie izquierdo
part-leg_r = pierna derecha
part-foot_r = pie derecho

# A new story
new-story = Una historia nueva
which-story = ¿Qué historia?
story-sessions = { $count ->
    [one] Una sesión de { $hours } horas
   *[other] { $count } sesiones de { $hours } horas
}
own-file = Un archivo tuyo
own-file-help = La mesa lo lee y no lo muestra a nadie, tampoco a ti. Si quieres jugar también, elígelo sin abrirlo.
choose-file = Elegir archivo
file-chosen = Elegido: { $name }. Nadie verá lo que contiene.
i-read-it = Lo he leído
i-read-it-help = Todos verán que conoces la historia.
your-name-here = Tu nombre
options-as-usual = Si no cambias nada aquí, vale el reglamento.
fixed-by-set = lo fija la historia
start-story = Poner la mesa
secrets-kept = Los capítulos están sellados. Cada uno se abre solo para quien dirige su sesión, cuando llega su momento.
option-ordinary_personae = Gente corriente
    .help = Los personajes son gente normal del género: sin poderes ni entrenamiento secreto.
option-literacy = Saben leer
    .help = Los personajes leen y escriben su idioma.
option-relearn_everything = Se olvida hasta lo más simple
    .help = Las llaves y la ropa hay que recordarlas primero.
option-self_flashbacks = Flashbacks propios
    .help = Por persona y sesión.
option-gift_flashbacks = Flashbacks para regalar
    .help = Por persona y sesión.
option-signifier_recipient = Quién recuerda con un Significador
    .help = Cuando se descubre un Significador en el juego.
option-signifier_recipient-signified = el personaje al que pertenece el Significador
option-signifier_recipient-exposer = el personaje en cuya mano salió
option-persona_death = Muerte de un personaje
    .help = Si un personaje de la mesa puede morir.
option-persona_death-confirm = si quien dirige dice que sí dos veces
option-persona_death-forbid = nunca
option-play_on = Seguir tras el final
    .help = El diario sigue abierto después del último capítulo.
option-skilled_numbers = Números en las pruebas
    .help = Cuánto valen ases y figuras.
option-skilled_numbers-rank = as 1, figuras de 11 a 14
option-skilled_numbers-contest = as 11, figuras 10
option-time_compare = Cuando pasa el tiempo
    .help = Si la carta debe superar la dificultad o basta con igualarla.
option-time_compare-beat = superarla
option-time_compare-meet = igualarla
option-wild_limit = Comodines
    .help = Cuántos puede tomar un personaje en una contienda.
option-wild_limit-per_ability = uno por habilidad
option-wild_limit-per_contest = solo uno
option-wild_timing = Cambios
    .help = Si un cambio es una jugada en sí.
option-wild_timing-free_on_turn = además de la jugada del turno
option-wild_timing-uses_turn = en lugar de la jugada del turno
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
all-can = Cualquiera sabe
none-can = Ya nadie sabe
healing-sleep = Las heridas atendidas se cierran tras { $hours ->
    [one] una hora
   *[other] { $hours } horas
} de sueño.
healing-rest = Las heridas atendidas se cierran tras { $hours ->
    [one] una hora
   *[other] { $hours } horas
} de reposo.
healing-time = Las heridas atendidas se cierran tras { $hours ->
    [one] una hora
   *[other] { $hours } horas
}.
healing-scene = Las heridas atendidas se cierran al final de una escena.
healing-dealer = Quien dirige decide cuándo se cierran las heridas.
an-ability = una habilidad
sure-kill = ¿{ $chosen }? Es definitivo.
sure-maim = ¿{ $chosen }? Las habilidades de esa parte se pierden para siempre.
sure-end = ¿Intentar ponerle fin? Ocupa el lugar de cualquier otro efecto, y quien dirige puede negarse.
contest-prompt-turn = ¿Qué juegas? Toca una carta tapada para destaparla o pide una del mazo. Con dos boca arriba puedes plantarte.
contest-prompt-turn-more = ¿Algo más? Aún puedes poner un comodín.
pick-whom = ¿A quién?
pick-part = ¿Qué parte del cuerpo?
put-back = Devolver
best-answer = la mejor respuesta
twenty-one = ¡Veintiuno para { $who }!
answer-now = Tu única respuesta: destapa lo que lo supere, o nada.
answers-go-round = Los demás responden una vez, en el sentido del reloj.
relearn = Lo aprende de nuevo, de otra manera
as-act = Hacer como { $who } algo que sabe cualquiera
not-basic = Eso no lo sabe hacer cualquiera
my-notes = Mis notas
sheet-notes = Mis notas
keep-note = Guardar
no-notes = Aún no hay notas. Solo tú puedes leerlas.
note-private_note = Solo tú
note-memory_drafted = Un borrador, solo tú
note-dealer_note = Nota de dirección de { $name }
name-ahead = ¿Quién dirige la próxima sesión? Decidlo ahora; el capítulo se abre después:

# The host's own deck

deck-own = Usar mi propia baraja…
deck-another = Usar otra baraja…
deck-ours = Volver a la baraja de Parlour
deck-coming = { $done } de 78 imágenes
deck-going = En camino…
deck-look = ¿Es cada carta la que debe ser?
deck-use = Jugar con esta baraja
deck-drop = Esta no
deck-laid = Tu baraja está en la mesa.
deck-hint = Una carpeta con 78 imágenes que lleven el nombre de las cartas.
deck-missing = { $count ->
    [one] A una carta le falta imagen: { $names }.
   *[other] A { $count } cartas les falta imagen: { $names }.
}
deck-twice = Más de una imagen para una carta: { $names }.
deck-unreadable = Este navegador no puede mostrar { $names }.
deck-not-sent = Las imágenes no llegaron. Prueba otra vez.
do-swap = Cambiar por { $number }
wild-from = comodín, de { $abilities }

# Other players

add-bot-seat = Añadir un bot
contest-timer = { $seconds ->
    [0] Las contiendas esperan a todos
   *[other] Las contiendas esperan { $seconds } segundos
}
free-seat = Ceder el asiento de { $name } a quien venga
free-seat-sure = Pulsa otra vez: el personaje de { $name } se queda y lo lleva otra persona
refused-somebody-plays-there = En ese asiento juega alguien. Queda libre cuando esa persona está ausente.
refused-dealer-first = Este asiento dirige. Antes tiene que dirigir otra persona.

# Several people at one screen, and changes before the story begins

same-screen = Gente en esta pantalla
somebody-beside = Hay alguien más en esta pantalla
name-beside = Nombre de la persona { $number } en esta pantalla
sits-not-here = No está aquí
rather = Mejor { $name }
waits-beside = La historia espera a { $name }.
pass-screen = Pasar la pantalla
pass-to = Pasar la pantalla a { $name }
sheet-changes = La historia y sus reglas
change-story = Cambiar historia o reglas
take-this-story = Contar mejor { $title }
agree-anew = Si algo cambia, todos vuelven a decir quién dirige.
counts = { $ways ->
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
bad-locked = { $option }: lo fija la historia.
then-by = { $first }, luego { $next }

# A memory comes
keep-it = Guardarlo
letter-of = Lo que recuerda { $names }
letter-told-you = Lo cuentas tú.
letter-told-self = { $name } recuerda.
letter-told-gift = { $name } regala un recuerdo.
letter-told-signifier = { $name } lo cuenta.
letter-told-story = La historia recuerda.
letter-you-remember = Recuerdas.
letter-what-now = Recuerdas. ¿Qué haces con ello?
letter-on-sheet = «{ $ability }» está ya en tu hoja.
letter-your-signifier = { $card } es tu Significador.
letter-signifier-of = { $card } es el Significador de { $who }.
letter-in-it = Sale en él
letter-you = tú
letter-leaves-you = Te deja una habilidad
letter-leaves = Deja una habilidad a { $names }
letter-naming = { $name } está nombrando lo que deja.
letter-naming-you = ¿Qué te deja?
letter-needs = Necesita: { $parts }.
letter-needs-nothing = No necesita ninguna parte del cuerpo.
letter-usable-you = Ahí no tienes heridas, así que puedes usarla ya.
letter-usable = Se puede usar en el acto.
letter-blocked-you = Tienes una herida ahí: no puedes usarla hasta que se atienda.
letter-blocked = Una herida la impide hasta que se atienda.
letter-lost-you = Tienes ahí una herida permanente: ya no puedes usarla.
letter-lost = Una herida permanente la deja fuera de alcance.
letter-at-once = En el acto, si quieres
letter-describe-what = di lo que haces y quien dirige lo entreteje; no se mueve ninguna carta
letter-act-what = haz algo con ella ahora
letter-keep-what = se queda en tu hoja
letter-known-you = La mesa lo ha oído. Los demás personajes solo saben lo que les cuente el tuyo.
letter-known = La mesa lo ha oído. Los demás personajes solo saben lo que les cuente { $names }.
letter-away = Volver a la mesa
letter-declare = Declararla por un comodín
letter-join = Entrar: { $side }
letter-waits = La contienda te espera.
letter-waits-declare = La contienda espera. Si la declaras, te da un comodín; luego sigue el juego.
bell-you = Recuerdas
bell-came-to = Le llegó a { $who }.
bell-came-to-you = Te llegó a ti.
bell-teller = { $name } lo cuenta.
bell-you-tell = Lo cuentas tú.
bell-must = Tiene que salir: { $names }.
bell-then = Luego se nombra una habilidad, y { $names } puede usarla en el acto.
bell-then-contest = La contienda espera. Luego se nombra una habilidad, y { $names } puede declararla por un comodín o describirla en el acto.

# Sides of a contest
stake-line = En juego:
side-of = Bando: { $name }
your-side = tu bando
side-best = la mejor
wounded-at = heridas: { $parts }
all-cards = Todas las cartas
fewer-cards-shown = Solo totales
against-you = contra ti
wild-short = comodín
twist-short = pedir: { $percent } % te pasas
contest-prompt-turn-bare = ¿Qué juegas? Pide una carta del mazo o plántate.
letter-what-now-short = ¿Qué haces con ello?
side-wants = Qué quiere el bando { $letter }
side-wants-short = ¿Qué quieren?
judge = Si quieres, da tu veredicto
judge-self = { $name } recuerda algo.
judge-gift = { $name } regala un recuerdo a { $names }.
judge-signifier = { $name } ha contado lo que recuerda { $names }.
judge-ability = Trae «{ $ability }».
let-stand = Dejarlo así
why-enough = { $kind ->
    [ace] { $card } vale { $number }.
    [court] { $card } vale { $number }.
   *[pip] { $card }.
} { $needs ->
    [beat] Tenía que ser más de { $difficulty }, y lo es.
   *[meet] Hacía falta { $difficulty } como mínimo.
}
why-short = { $kind ->
    [ace] Un as vale aquí { $number }.
    [court] { $card } vale { $number }.
   *[pip] { $card }.
} { $needs ->
    [beat] Hacía falta más de { $difficulty }.
   *[meet] Hacía falta { $difficulty } como mínimo.
}
why-major = { $card } es un arcano mayor. Sin una habilidad para ello, eso sale mal, y este camino queda cerrado para siempre.
why-major-able = { $card } es un arcano mayor. Con «{ $ability }», eso es un éxito inmediato.
contest-said-drawn = Hubo empate, y el empate es del personaje de quien dirige.
hurt-you = Tienes una herida
hurt-blocks = Hasta que se atienda no puedes usar: { $abilities }.
hurt-loses = Con ella se pierde: { $abilities }.
primer-title = ¿Fugue es nuevo para ti?
primer-what = Despiertan sin saber nada de su vida. Entre todos cuentan una historia; alguien, quien dirige, plantea las escenas y lleva a toda la gente que aparece. Nadie gana: se descubre quién es cada cual.
primer-remember = Recordar.
primer-remember-text = Un flashback es una escena de antes, contada en una línea o dos y provocada por algo de ahora. Da a tu personaje una habilidad.
primer-try = Intentar.
primer-try-text = Lo que podría hacer cualquiera pasa sin más. Para lo demás, quien dirige fija una dificultad y descubre una carta de tarot; con una habilidad es mucho más probable.
primer-contest = Enfrentarse.
primer-contest-text = Cuando hay gente enfrentada, dos cartas por cabeza: quien más se acerque a 21 dice qué pasa.
primer-pips = Las marcas de un asiento: cada redonda es un flashback propio para esta noche; la cuadrada, un recuerdo para regalar.
pip-own = queda un flashback propio
pip-gift = queda un recuerdo para regalar
understood = Entendido
short-blocked = bloqueada
short-lost = perdida
ceremony-title = Cada cual roba un Significador
ceremony-yours = { $card } es el tuyo.
ceremony-help = Vuelve al mazo. Cuando salga en el juego, recordarás.
as-talk = Hablar en la mesa
talk-here = Di algo…
line-talk = { $name } dice:

# Pictures

pictures = Imágenes
sheet-drawer = Imágenes y documentos
drawer-help = Lo de aquí solo lo ve quien dirige, hasta que lo muestras. Muestra un documento a todos o a una persona, o cuelga una imagen para la escena.
drawer-empty = Aún no hay nada preparado.
picture-bring = Traer una imagen…
picture-keep = Al cajón
picture-kept = Está en el cajón.
picture-going = En camino…
picture-caption = ¿Qué muestra?
picture-caption-maybe = ¿Qué muestra? (si quieres)
picture-example = Un mapa roto con una cruz en el faro
portrait-example = Una mujer alta que mira por encima del hombro
picture-say-what = Di en pocas palabras qué muestra: no todo el mundo puede verla.
picture-unreadable = Ese archivo no sirve. Usa una imagen que este navegador pueda mostrar, como JPEG, PNG o WebP.
picture-not-sent = La imagen no llegó. Prueba otra vez.
picture-is-shown = Se está mostrando.
picture-away = Quitarla
picture-away-sure = Nadie volverá a verla. ¿Seguro?
show-everybody = Mostrar a todos
show-one = Mostrar a { $name }
show-as-scene = Colgar para esta escena
shown-to-all = La han visto todos.
shown-to = Mostrada a { $names }.
look-closer = Ver de cerca: { $caption }
portrait-of = Retrato de { $who }
portrait-bring = Traer un retrato…
portrait-another = Otro retrato…
portrait-use = Usar este retrato
portrait-kept = El retrato está puesto.
portrait-away = Quitar el retrato
handout-yours = { $name } te muestra algo.
handout-for-all = { $name } muestra algo a todos.
handout-help = Míralo bien. Se queda en tu diario.
handout-away = Guardarlo
handout-announced = Te muestran una imagen: { $caption }
line-pictured = { $name } trae un retrato de { $who }.
    .drawer = { $name } guarda una imagen en el cajón.
line-picture_shown = { $name } muestra una imagen a todos.
    .scene = { $name } cuelga una imagen para la escena.
    .yours = { $name } te muestra una imagen.
    .some = { $name } muestra una imagen a { $names }.
line-picture_removed = { $name } quita una imagen.

# What the table refuses. English has these beside the rules of the story.

refused-ability-is-named = Este recuerdo ya tiene su habilidad.
refused-ability-unusable = Una herida impide usar { $token }.
refused-acting-player-tells = Lo que pasó lo cuenta quien lo intentó.
refused-all-signified = Todos los personajes tienen ya un Significador.
refused-bell-first = Ha salido un Significador. Contad primero el recuerdo; luego, las cartas.
refused-between-two-turns = Regala este recuerdo entre dos turnos de la contienda.
refused-cannot-act = Este personaje no puede actuar ahora.
refused-cannot-remember = Los personajes que lleva quien dirige no tienen flashbacks, y los muertos tampoco.
refused-cannot-take-part = { $token } no está en condiciones de participar.
refused-contest-open = Hay una contienda en marcha. Ciérrala primero.
refused-drawer-full = En el cajón no caben más imágenes. Quita alguna primero.
refused-dead = Este personaje ha muerto.
refused-dealer-has-no-quota = Quien dirige no tiene flashbacks que gastar. Usa un Significador o un recuerdo de la historia.
refused-dealer-is-here = Quien dirige está aquí, o estaba hace unos minutos. Solo esa persona puede decir ahora quién sigue.
refused-dealer-is-named = Ya está decidido quién dirige después.
refused-dealer-named-it = Esta habilidad la nombró quien dirige, así que no se puede vetar.
refused-dealer-only = Eso solo puede hacerlo quien dirige.
refused-declined-to-deal = Esa persona prefiere no dirigir. Nombrad a otra.
refused-difficulty = Elige una dificultad de 2 a 12, o de 3 a 12 si pasa el tiempo.
refused-end-of-scene = En esta historia, las heridas atendidas se cierran al final de una escena.
refused-finish-first = Termina primero la contienda o el intento.
refused-finish-the-round = Termina primero la ronda; una contienda se cierra entre dos rondas.
refused-fire-a-trigger = Los recuerdos de esta clase los trae la historia: usa un desencadenante.
refused-first-suggestion = Esta es la primera propuesta, así que no puede parecerse a otra anterior. Da otro motivo.
refused-for-all-present = Este recuerdo es para todos los que están en la escena.
refused-for-one-persona = Este recuerdo es para un solo personaje. Di cuál.
refused-give-to-another = Un regalo es para el personaje de otra persona.
refused-how-do-they-look = Di qué aspecto tiene este personaje.
refused-in-two-groups = Un personaje solo puede estar en un conflicto.
refused-left-neighbour-adds = El rasgo lo añade quien está a la izquierda.
refused-memory-pending = Aún se está contando un recuerdo. Terminadlo primero.
refused-moved-on = La mesa ya ha seguido adelante. Mira otra vez.
refused-narrator-names-it = La habilidad la nombra quien cuenta el recuerdo.
refused-narrator-retells = Solo puede contarlo de nuevo quien contó esa parte; quien dirige solo puede quitarla.
refused-narrator-tells = Este recuerdo lo cuenta otra persona.
refused-never-again = Un arcano mayor cerró esto a este personaje. Inténtalo de otra manera.
refused-no-ability-yet = Este recuerdo aún no tiene habilidad. Nombra primero una.
refused-no-content-yet = Elige primero una historia.
refused-no-contest = No hay ninguna contienda en marcha.
refused-no-dealer-yet = Antes hay que acordar quién dirige.
refused-no-draft-of-yours = Ya no tienes ese borrador.
refused-no-flashback-left = En esta sesión no te quedan flashbacks propios.
refused-no-gift-left = En esta sesión no te quedan flashbacks que regalar.
refused-no-persona-yet = Ese personaje aún no está terminado.
refused-no-such-ability = Este personaje no tiene esa habilidad.
refused-no-card-left = No quedan cartas ni en el mazo ni en el descarte.
refused-no-such-bell = Ese Significador ya no está pendiente de contar.
refused-no-such-entry = Esa entrada no está en el diario, o ya no.
refused-no-such-memory = Ese recuerdo no existe.
refused-no-such-picture = Esa imagen no existe.
refused-no-such-scene = Esa escena ya terminó. Muestra la imagen en la actual.
refused-no-such-part = { $token } no es una parte del cuerpo.
refused-no-such-persona = El personaje { $token } no existe.
refused-no-such-task = Ahora mismo nadie está intentando nada.
refused-no-such-trigger = Ese desencadenante no se puede usar ahora.
refused-no-such-wound = Este personaje no tiene esa herida abierta.
refused-no-trigger = Algo del presente tiene que traer el recuerdo: di qué.
refused-no-use-of-yours = No tienes ninguna habilidad nueva que usar en el acto.
refused-nobody-of-that-name = Nadie se llama { $token }.
refused-nobody-opposes = Pon gente en dos bandos como mínimo.
refused-nobody-to-remember = Este recuerdo no encaja con nadie de la escena.
refused-not-for-them = Este recuerdo no es para ese personaje. Elige otro.
refused-not-in-contest = No estás en esta contienda.
refused-not-in-scene = Este personaje no está en la escena.
refused-not-lost = Esta habilidad no se ha perdido; no hay nada que reaprender.
refused-not-on-ones-own-word = No puedes hacerte con la dirección sin más. Otra persona presente tiene que aceptarlo.
refused-not-now = Eso no se puede hacer en este punto de la historia.
refused-not-stopped = La carta de alto no está sobre la mesa.
refused-not-this-dealer = Dirige antes quien lo haya hecho menos veces.
refused-not-to-be-ruled-out = Este recuerdo no se puede descartar.
refused-not-to-the-dealer = El personaje de quien dirige no recuerda nada en esta sesión.
refused-not-unbroken = Para sanar hace falta un descanso sin interrupción.
refused-not-your-turn = Ahora no te toca responder. Espera tu turno.
refused-not-yours-to-amend = Una entrada solo la corrige quien la escribió.
refused-not-yours-to-play = Este personaje lo lleva otra persona.
refused-nothing-is-basic = Aquí hasta lo más simple hay que recordarlo primero.
refused-nothing-to-tell = No tienes ninguna carta que contar.
refused-on-your-turn = En una contienda se recuerda en el turno propio.
refused-one-veto = Tienes un solo veto, y ya está gastado.
refused-only-gifts-are-vetoed = Solo se puede vetar la habilidad de un regalo.
refused-only-personae = Las pruebas son solo para personajes que llevan los jugadores.
refused-only-the-last-step = Solo se puede deshacer el último paso.
refused-others-replace-the-dealer = Esa persona ya dirige. Nombrad a otra.
refused-own-persona-only = Tus flashbacks propios son para tu personaje. Para dar un recuerdo, elige un regalo.
refused-owner-says = Eso solo puede decirlo quien lleva el personaje.
refused-owner-tells = Solo puede contarlo a los demás el personaje que lo recuerda.
refused-persona-lives = El personaje de esa persona vive; no hace falta uno nuevo.
refused-personae-do-not-die = En esta mesa no muere ningún personaje.
refused-same-category = La segunda propuesta tiene que ser de otra clase.
refused-say-what-it-shows = Di en pocas palabras qué muestra la imagen: no todo el mundo puede verla.
refused-sealed = Eso está sellado para ti.
refused-signifiers-first = Reparte primero los Significadores.
refused-so-already = Ya es así; no hay nada que cambiar.
refused-stopped = La carta de alto está sobre la mesa. El juego espera hasta que quien dirige lo reanude.
refused-story-over = La historia ha terminado.
refused-sure-of-death = ¿Seguro? Haz que se note el peligro, hiérelo, mutílalo si se lo merece; un personaje nuevo no llega fácilmente. Di que sí otra vez si este debe morir.
refused-table-minds-bells = La mesa vigila los Significadores. Apágalo en las herramientas para hacerlo a mano.
refused-task-open = Alguien está intentando algo. Primero hay que terminar eso.
refused-tend-first = Solo sana una herida atendida. Atiéndela primero.
refused-tended-already = Esta herida ya está atendida.
refused-they-are-here = Esa persona está aquí, o estaba hace unos minutos. Solo ella puede decir que se va.
refused-too-late = Es tarde para eso: el momento ya pasó.
refused-too-short = El descanso fue demasiado corto para sanar.
refused-two-seats-at-least = Una historia necesita dos personas como mínimo.
refused-unconscious = Este personaje está inconsciente.
refused-untended = Esta herida ya está abierta.
refused-vetoed-already = Esta habilidad está vetada. Nombra otra.
refused-wait-for-round = Espera a la pausa entre dos rondas de la contienda.
refused-with-another-part = Esa parte del cuerpo también se perdió. Reaprende la habilidad con otra.
refused-closed = Esta mesa está cerrada.
refused-host-only = Eso solo puede hacerlo quien invita.
refused-locked = Esta mesa está cerrada con llave. Pide a quien invita que la abra.
refused-nobody-there = Ahí no hay nadie.
refused-not-at-this-table = No estás en esta mesa.
refused-not-for-programs = Un programa solo puede jugar en su silla.
refused-not-offered = Aquí no puedes elegir { $token }.
refused-not-your-seat = Ese no es tu asiento.
refused-sits-already = Ya tienes asiento.
refused-bad-name = Un nombre lleva al menos una letra o una cifra y no es un enlace.
refused-table-full = Todos los asientos están ocupados.

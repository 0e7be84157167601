# Lo que va en papel, sea cual sea el juego.

fugue = Fugue
on = sí
off = no
sign-by = Emblema: { $artist }, game-icons.net, CC BY 3.0.
spread = De { $least } a { $most } personas{ $minutes ->
    [0] { "" }
   *[other] , unos { $minutes } minutos
}.
spread-exactly = { $least } personas{ $minutes ->
    [0] { "" }
   *[other] , unos { $minutes } minutos
}.

crib = Resumen
crib-of = Resumen. { $spread }
card = Resumen plegable
card-of = Resumen para plegar. { $spread }
fold-1 = primer pliegue
fold-2 = segundo pliegue

pad = Hoja de puntuación
pad-of = Hoja de puntuación para { $seats } personas.
pad-name = nombre
pad-start = inicio
note-write = Anotar
note-count = Contar
note-end = El final

rules = Reglamento
rules-of = Las reglas, tal como las juega una mesa de { $seats }.
rules-of-story = Las reglas.
at-this-table = En esta mesa
unusual = Distinto de lo habitual: ●
ours = criterio nuestro
ours-explained = Donde el reglamento calla o se contradice hay un criterio nuestro, señalado como tal.
only-english = De momento, solo en inglés.
page = { $page } de { $pages }

reference = Tarjeta de referencia
reference-of = Tarjeta de referencia para plegar.
strip = Tira de subasta
strip-of = Tira de subasta para { $seats } personas.
planner = Plan de funciones
planner-of = Plan de funciones.
persona = Hoja de personaje
persona-of = Hoja de personaje.
journal = Diario
journal-of = El diario de una historia.
effects = Tablas de efectos
effects-of = Lo que pasa, de un vistazo.

# Para recortar
dominoes = Fichas de dominó para recortar
dominoes-of = Hasta el doble { $top }: { $count } fichas.
tarot = Baraja de tarot para recortar
tarot-of = { $count } cartas.
chips = Fichas y marcadores
chips-of = { $seats ->
    [0] Para recortar.
   *[other] Para recortar, para { $seats } personas.
}
cut-how = Imprime a tamaño completo (100 %) en papel grueso y corta por las líneas.
marker-used = ya actuó
card-mark = { $mark ->
    [T] 10
   *[other] { $mark }
}

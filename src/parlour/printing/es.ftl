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

pad = Hoja de puntos
pad-of = Hoja de puntos para { $seats } personas.
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
ours = decisión nuestra
ours-told = Donde el reglamento calla o se contradice hay una decisión nuestra, señalada como tal.
only-english = De momento, solo en inglés.
page = { $page } de { $pages }

# La hoja de puntuación para quien juega con sus propias cartas
own-cards = Jugar con vuestras cartas
own-cards-do = Vosotros ponéis las cartas y Parlour la hoja: pregunta qué ha pasado, suma, vigila las reglas y dice qué toca ahora.
own-cards-which = ¿Qué juego hay en la mesa?
score-pad = Hoja de puntuación
who-sits = ¿Quién juega?
who-sits-help = En el orden en que estáis sentados, en el sentido del reloj. Nadie necesita cuenta.
name-of-seat = Nombre de la persona { $number }
name-left-out = Cada persona necesita un nombre.
pad-rules = Lo que habéis acordado
begin-pad = Empezar la hoja
pad-for = Una hoja para { $names }
pad-for-nobody = Una hoja para vuestra mesa
pad-shared = Todos los que tengan el enlace ven la misma hoja y pueden escribir en ella.
write-row = Apuntar { $row } { $number }
row-number = { $row } { $number }
row-of = { $row } { $number } de { $rounds }
correct-row = Corregir { $row } { $number }
written-by = Apuntado por { $name }
write-it = Apuntar
correct-it = Corregir
leave-as-it-was = Dejarlo como estaba
rest-worked-out = Dejad una casilla vacía y la hoja la calcula.
adds-up = De momento suma { $sum }; tiene que dar { $must }.
adds-up-well = La suma cuadra.
out-now = fuera
deals = le toca
start-row = Inicio
undo = Deshacer
undo-row = Deshacer la última fila
undo-correction = Deshacer la última corrección
undo-stop = Deshacer el final
undo-names = Deshacer los nombres nuevos
undone = Deshecho.
stop-here = Acabar la partida aquí
stop-sure = ¿Acabar la partida aquí, tal como está?
change-names = Cambiar nombres
save-names = Guardar nombres
share-pad = Compartir esta hoja
take-home = Llevársela
as-csv = Como tabla (CSV)
as-pdf = En papel (PDF)
empty-pad = Una hoja vacía para imprimir
put-away = Borrar esta hoja
put-away-sure = ¿Borrar esta hoja para siempre? Después nadie podrá abrirla.
how-to-write = Qué se apunta
phones = { $count ->
    [one] Abierta solo en esta pantalla.
   *[other] Abierta en { $count } pantallas.
}
written-meanwhile = Acaba de apuntarse { $row } { $number }{ $by ->
    [none] { "" }
   *[other] {" "}({ $by })
}. ¿Vuestros números son para la siguiente?
they-are-next = Sí, la siguiente
throw-away = No, descartar los míos
key-sign = más o menos
key-delete = borrar
key-next = siguiente
not-any-more = Esto ya no cuadra: { $why }
none-of-these = ninguno
below-it = En grande: { $total }. En pequeño: { $others }.

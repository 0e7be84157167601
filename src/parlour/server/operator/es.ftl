# La página de quien lleva el servidor

op-title = Parlour: página de administración
op-well = Todo va bien
op-unwell = La base de datos no responde
op-silent = { $count ->
    [one] Un proceso no responde
   *[other] { $count } procesos no responden
}
op-refreshes = Se actualiza cada { $seconds } segundos.
op-stands = No se actualiza sola.
op-stop = Parar
op-go-on = Volver a actualizar
op-json = Lo mismo en JSON
op-no-key = Esta página se abre con la clave de administración. Es PARLOUR_OPERATOR_KEY o, si no se ha dado, la del archivo operator-key de la carpeta de datos. Deja el nombre vacío y escribe la clave como contraseña.
op-wait = Ha habido demasiadas claves equivocadas. Vuelve a intentarlo dentro de un minuto.

op-number = { NUMBER($number, maximumFractionDigits: 1) }
op-percent = { $number } %
op-milliseconds = { NUMBER($number, maximumFractionDigits: 1) } ms
op-bytes = { $number } B
op-kilobytes = { NUMBER($number, maximumFractionDigits: 1) } kB
op-megabytes = { NUMBER($number, maximumFractionDigits: 1) } MB
op-gigabytes = { NUMBER($number, maximumFractionDigits: 1) } GB
op-seconds = { $number } s
op-minutes = { $number } min
op-hours = { $number } h
op-days = { $number ->
    [one] 1 día
   *[other] { $number } días
}

op-playing-now = mesas en juego
op-here-now = personas aquí
op-moves-a-second = jugadas por segundo
op-told-within = 99 de 100 respondidas en
op-processors = de un procesador
op-free = libres en el disco

op-not-told = La base de datos no lo dice.
op-none = No hay ninguna.

op-tables = Mesas
op-game = Juego
op-state-gathering = esperando gente
op-state-playing = en juego
op-state-over = terminadas
op-state-closed = cerradas
op-all-game = Todos los juegos
op-all-story = Todas las historias
op-all-pad = Todas las hojas de puntuación
op-pad-of = { $game }, hoja de puntuación

op-closed = Cerradas por una actualización
op-edition = edición
op-closed-why = Las reglas de estos juegos han cambiado y esta versión ya no tiene la edición con la que se abrieron las mesas. En la mesa se ve el motivo y se puede descargar la partida.

op-load = Carga
op-first-minute = Las cifras se dan una vez por minuto; el primero no ha pasado todavía.
op-once-a-minute = Se dan una vez por minuto y de todas las mesas juntas, para que nadie pueda leer en ellas quién respondió pronto. Cuenta como jugada todo lo que se anota en las mesas.
op-moves-a-minute = jugadas por minuto
op-last-hour = { $what }, última hora
op-half-told = la mitad respondidas en
op-lag = mayor retraso del bucle
op-machine-load = carga de la máquina
op-load-of = { NUMBER($load, maximumFractionDigits: 1) } de { $processors }

op-workers = Procesos
op-worker = Proceso
op-since = en marcha
op-open-tables = mesas
op-sockets = conexiones
op-cpu = procesador
op-memory = memoria

op-storage = Almacenamiento
op-kept = Qué
op-count = cantidad
op-size = tamaño
op-room = espacio
op-kept-tables = Mesas
op-kept-entries = Entradas de registros
op-kept-pictures = Imágenes
op-kept-replays = Repeticiones
op-kept-people = Nombres
op-kept-uploads = Archivos subidos, en total
op-kept-lab = El laboratorio
op-kept-other = Otros
op-of-most = de { $most }
op-database-takes = Base de datos en el disco

op-people = Personas
op-named = con nombre
op-seen-today = vistas el último día
op-seen-week = vistas la última semana
op-devices = otros dispositivos
op-limits = Límites alcanzados
op-no-limits = Nadie ha tenido que esperar.
op-limit-frames = mensajes en las mesas
op-limit-talk = charla
op-limit-stirs = sentarse y hacer de anfitrión
op-limit-nudges = toques
op-limit-looks = miradas desde otros asientos
op-limit-requests = peticiones
op-limit-handshakes = conexiones abiertas
op-limit-tables = mesas nuevas
op-limit-codes = códigos y enlaces probados
op-limit-names = nombres nuevos
op-limit-uploads = archivos subidos
op-limit-decks = barajas de imágenes
op-limit-pictures = imágenes
op-limit-replays = repeticiones
op-limit-studies = estudios
op-limit-exports = historias llevadas a casa
op-limit-prints = impresiones
op-limit-notices = dispositivos y direcciones que avisar
op-limit-addresses = direcciones de correo preguntadas
op-limit-first-studies = estudios de recién llegados
op-limit-other = otros

op-queues = Colas
op-queue = Para
op-waiting = esperan
op-busy = en curso
op-off = apagado
op-failed = { $count ->
    [one] uno ha fallado
   *[other] { $count } han fallado
}
op-queue-lab = Estudios del laboratorio
op-queue-experts = Bots que piensan por adelantado
op-queue-notices = Avisos de turno por push y correo
op-queue-files = Archivos de desconocidos
op-queue-disk = Jugadas camino del disco
op-queue-other = Otros

op-versions = Versiones
op-build-compiled = compilado
op-build-interpreted = interpretado
op-build-other = compilación desconocida
op-database = Base de datos
op-schema = Esquema
op-schema-of = { $schema }, y el más nuevo es { $newest }
op-mixed = Los procesos tienen versiones distintas.

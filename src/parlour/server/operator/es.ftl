# La página de quien lleva el servidor

op-title = Parlour: página de administración
op-well = Todo funciona
op-unwell = La base de datos no responde
op-silent = { $count ->
    [one] Un worker no responde
   *[other] { $count } workers no responden
}
op-refreshes = Se actualiza cada { $seconds } segundos.
op-stands = La actualización automática está parada.
op-stop = Parar la actualización
op-go-on = Actualizar automáticamente
op-json = Esta página en JSON
op-no-key = Esta página necesita la clave de administración: el valor de PARLOUR_OPERATOR_KEY o el contenido del archivo operator-key de la carpeta de datos. Deja el nombre vacío y escribe la clave como contraseña.
op-wait = Demasiadas claves equivocadas. Vuelve a intentarlo dentro de un minuto.

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
op-here-now = personas conectadas
op-moves-a-second = jugadas por segundo
op-p99-latency = latencia p99
op-processors = de un núcleo de CPU
op-free = espacio libre en disco

op-no-figures = La base de datos no da cifras.
op-none = Ninguna.

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
op-first-minute = Las cifras se publican una vez por minuto. El primero aún no ha pasado.
op-once-a-minute = Se publican una vez por minuto para todas las mesas juntas, para que nadie deduzca quién respondió pronto. Cada entrada guardada de una mesa cuenta como jugada.
op-moves-a-minute = jugadas por minuto
op-last-hour = { $what }, última hora
op-median-latency = latencia mediana
op-lag = retraso máximo del bucle de eventos
op-machine-load = carga media
op-load-of = { NUMBER($load, maximumFractionDigits: 1) } de { $processors }

op-workers = Workers
op-worker = Worker
op-since = tiempo activo
op-open-tables = mesas
op-sockets = conexiones
op-cpu = CPU
op-memory = memoria

op-storage = Almacenamiento
op-kept = Qué
op-count = cantidad
op-size = tamaño
op-room = cuota
op-kept-tables = Mesas
op-kept-entries = Entradas de registro
op-kept-pictures = Imágenes
op-kept-replays = Repeticiones
op-kept-people = Nombres de personas
op-kept-uploads = Todos los archivos subidos
op-kept-lab = El laboratorio
op-kept-other = Otros
op-of-most = de { $most }
op-database-takes = Tamaño de la base de datos en disco

op-people = Personas
op-named = con nombre
op-seen-today = activas en las últimas 24 horas
op-seen-week = activas en los últimos 7 días
op-devices = otros dispositivos
op-limits = Límites de frecuencia alcanzados
op-no-limits = Nadie ha alcanzado un límite.
op-limit-frames = mensajes de mesa
op-limit-talk = mensajes de chat
op-limit-stirs = acciones de asiento y de anfitrión
op-limit-nudges = toques
op-limit-looks = cambios de punto de vista
op-limit-requests = peticiones HTTP
op-limit-handshakes = conexiones nuevas
op-limit-tables = mesas nuevas
op-limit-codes = códigos y enlaces probados
op-limit-names = nombres nuevos
op-limit-uploads = archivos subidos
op-limit-decks = barajas de imágenes
op-limit-pictures = imágenes
op-limit-replays = repeticiones
op-limit-studies = estudios
op-limit-exports = exportaciones de historias
op-limit-prints = PDF creados
op-limit-notices = dispositivos y direcciones para notificaciones
op-limit-addresses = correos de confirmación
op-limit-first-studies = primeros estudios de personas nuevas
op-limit-other = otros

op-queues = Colas
op-queue = Cola
op-waiting = en espera
op-busy = en curso
op-off = apagado
op-failed = { $count ->
    [one] uno ha fallado
   *[other] { $count } han fallado
}
op-queue-lab = Estudios del laboratorio
op-queue-experts = Jugadas de bots expertos
op-queue-notices = Notificaciones de turno
op-queue-files = Archivos subidos en revisión
op-queue-disk = Jugadas que se están guardando
op-queue-other = Otros

op-versions = Versiones
op-build-compiled = compilado
op-build-interpreted = interpretado
op-build-other = build desconocido
op-database = Base de datos
op-schema = Esquema
op-schema-of = { $schema } (el más nuevo: { $newest })
op-mixed = Los workers tienen versiones distintas.

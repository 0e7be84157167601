lab = El laboratorio
lab-about = Pregunta qué hace una regla. Los bots juegan los mismos repartos con ambas reglas y cuentan la diferencia.
lab-game = Juego
lab-players = Sillas
lab-bots = Nivel de los bots
lab-bots-help = Igual en ambos lados.
lab-rules = Reglas que comparar
lab-rules-help = Un lado juega con las reglas de siempre. Cambia una o dos para el otro.
lab-measures = Medidas
lab-measures-help = Hasta { $most }. El estudio para cuando la primera es bastante precisa. Cada una más ensancha todos los intervalos de confianza.
lab-games = Partidas por lado
lab-run = Empezar el estudio
lab-nothing-changed = Los dos lados tienen las mismas reglas. Cambia al menos una.
lab-nothing-counted = Elige al menos una medida.
lab-yours = Tus estudios
lab-none = Aún no tienes estudios.
lab-ask-more = Empezar otro estudio
lab-question = ¿Qué cambia en { $game } con { $changes }?
lab-rule = { $rule }: { $value }
lab-as-it-is = Reglas de siempre
lab-changed = Reglas cambiadas
lab-same = Igual en ambos lados: { $seats ->
    [one] un bot ({ $level })
   *[other] { $seats } bots ({ $level })
}, los mismos repartos.
lab-same-rules = En ambos lados rige { $rules }.
lab-confidence = { $interval } (intervalo de confianza del 95 % para el conjunto de las cifras)
lab-too-early = Aún hay pocas partidas
lab-too-early-by = Aún hay pocas partidas: { $interval }
lab-no-difference = Ninguna diferencia significativa
lab-no-difference-by = La diferencia real está probablemente entre { $low } y { $high }.
lab-no-change = sin cambio
lab-way = Cómo se afina la estimación
lab-way-help = { $measure }, según el número de repartos; las bandas son intervalos de confianza
lab-as-table = Cifras en una tabla
lab-side = Lado
lab-figure = Cifra
lab-interval = Intervalo de confianza
lab-deals = Repartos
lab-per-hundred = de cada 100
lab-so-many = { $games } de { $all } partidas
lab-state-waiting = { $ahead ->
    [0] El estudio empieza enseguida.
    [one] En cola: antes va otro estudio.
   *[other] En cola: antes van { $ahead } estudios.
}
lab-state-playing = En marcha. Si lo paras, se conservan las partidas jugadas.
lab-state-stopped = Parado. Cualquiera puede reanudarlo.
lab-state-done = Terminado: se han jugado todas las partidas.
lab-state-sure = Terminado antes de tiempo: el resultado ya es bastante preciso.
lab-state-failed = El estudio falló antes de terminar. Puedes intentarlo otra vez.
lab-state-others = Otra persona empezó este estudio.
lab-stop = Parar el estudio
lab-go-on = Reanudar
lab-link = Enlace permanente
lab-copy = Copiar enlace
lab-copied = Copiado
lab-csv = Partidas en una tabla (CSV)
lab-toml = Archivo del estudio (TOML)
lab-honest = Los resultados se comprueban tras 100, 200, 400 repartos y así sucesivamente. Los intervalos se ensanchan para compensar las comprobaciones repetidas y las comparaciones múltiples.
lab-progress = Partidas jugadas
lab-gone = No existe ese estudio
lab-gone-do = El enlace no es correcto, o el estudio se borró porque hacía mucho que nadie lo abría.
lab-off = Este servidor no tiene laboratorio
lab-off-do = Lo ha apagado quien lleva el servidor.
lab-wrong-enough-studies = Ya tienes { $most } estudios en marcha. Para uno o espera a que termine alguno.
lab-wrong-enough-at-address = Ya esperan demasiados estudios desde tu red. Prueba más tarde.
lab-wrong-long-queue = La cola de estudios está llena. Prueba más tarde.
lab-wrong-lab-full = El espacio del laboratorio está lleno. Prueba otro día.
lab-wrong-too-many-games = Elige como mucho { $most } partidas por lado.
lab-wrong-same-sides = Con estas reglas, ambos lados juegan igual. Cambia otra.
lab-wrong-not-yours = Solo puede parar este estudio la persona que lo empezó.
lab-wrong-busy = El laboratorio no está disponible ahora mismo. Inténtalo más tarde.
lab-wrong-other = Este estudio no puede hacerse con estos ajustes. Cámbialos y prueba otra vez.

lab = El laboratorio
lab-about = Pregunta qué hace una regla: los bots la juegan de ambas formas, con los mismos repartos en cada lado, y cuentan.
lab-game = Juego
lab-players = Sillas
lab-bots = Quién juega
lab-bots-help = Igual en ambos lados.
lab-rules = El otro lado
lab-rules-help = Un lado queda como está. Cambia una regla o dos en el otro.
lab-measures = Qué contar
lab-measures-help = Hasta { $most }. Lo primero que elijas decide cuándo se sabe lo suficiente. Cada cosa que añadas ensancha todos los intervalos.
lab-games = Partidas por lado
lab-run = Empezar
lab-nothing-changed = Cambia antes una regla en el otro lado.
lab-nothing-counted = Elige algo que contar.
lab-yours = Tus estudios
lab-none = Aún no has preguntado nada.
lab-ask-more = Preguntar otra cosa
lab-question = ¿Qué cambia en { $game } con { $changes }?
lab-rule = { $rule }: { $value }
lab-as-it-is = Como está
lab-changed = Cambiado
lab-same = Igual en ambos lados: { $seats ->
    [one] un bot ({ $level })
   *[other] { $seats } bots ({ $level })
}, los mismos repartos.
lab-same-rules = En ambos lados rige { $rules }.
lab-confidence = { $interval }, con un 95 % de confianza en el conjunto de las cifras
lab-too-early = Aún es pronto para saberlo
lab-too-early-by = Aún es pronto para saberlo: { $interval }
lab-no-difference = No se ha encontrado diferencia
lab-no-difference-by = Si la hay, está entre { $low } y { $high }.
lab-no-change = sin cambio
lab-way = Cómo se va afinando
lab-way-help = { $measure }, tras tantos repartos; las bandas son intervalos
lab-as-table = Cifras en una tabla
lab-side = Lado
lab-figure = Cifra
lab-interval = Intervalo
lab-deals = Repartos
lab-per-hundred = de cada 100
lab-so-many = { $games } de { $all } partidas
lab-state-waiting = { $ahead ->
    [0] Empieza enseguida.
    [one] Antes va otro estudio.
   *[other] Antes van { $ahead } estudios.
}
lab-state-playing = Contando. Si paras, no se pierde nada.
lab-state-stopped = Parado. Cualquiera puede hacer que siga.
lab-state-done = Todas las partidas están contadas.
lab-state-sure = Ya se sabe lo suficiente; se ha parado solo.
lab-state-failed = No se pudo jugar hasta el final. Puedes intentarlo otra vez.
lab-state-others = Otra persona lo puso en marcha.
lab-stop = Parar aquí
lab-go-on = Seguir
lab-link = Enlace permanente
lab-copy = Copiar enlace
lab-copied = Copiado
lab-csv = Partidas en una tabla (CSV)
lab-toml = Archivo del estudio (TOML)
lab-honest = Las cifras se miran tras 100, 200, 400 repartos y así sucesivamente; cada vistazo y cada comparación se pagan con intervalos más anchos.
lab-progress = Partidas contadas
lab-gone = No existe ese estudio
lab-gone-do = El enlace no es correcto, o hace mucho que nadie mira ese estudio.
lab-off = En este servidor no hay laboratorio
lab-off-do = Lo ha apagado quien lleva el servidor.
lab-wrong-enough-studies = Ya tienes { $most } estudios en marcha; para uno o espera.
lab-wrong-enough-at-address = Desde tu red ya esperan bastantes estudios. Prueba más tarde.
lab-wrong-long-queue = Ya hay muchos estudios esperando. Prueba más tarde.
lab-wrong-lab-full = El laboratorio no tiene más sitio por ahora. Prueba otro día.
lab-wrong-too-many-games = Como mucho, { $most } partidas por lado.
lab-wrong-same-sides = Ambos lados vienen a ser lo mismo. Cambia otra cosa.
lab-wrong-not-yours = Solo puede pararlo quien lo puso en marcha.
lab-wrong-busy = El laboratorio tiene problemas ahora mismo. Inténtalo más tarde.
lab-wrong-other = Este estudio no se puede jugar. Cámbialo y prueba otra vez.

# Saber que te toca, lejos de la mesa.

told = Cuando te toca
told-help = Parlour puede avisarte cuando otros te esperan y no estás en la mesa. Dice el juego y quién está, nunca una carta. Para jugar no necesitas nada de esto.
told-here = En este navegador
told-here-help = También con Parlour cerrado.
cannot-here = Este navegador no puede recibir avisos. En un iPhone o iPad, pon antes Parlour en la pantalla de inicio.
told-there = Avisos en: { $device }
stop = Desactivar
told-mail = Por correo
told-mail-help = Recibes un correo cuando te toca. En cada uno hay un enlace para dejarlo.
mail-address = Tu dirección de correo
mail-example = tu@example.org
mail-do = Preguntar a esta dirección
mail-asked = Se ha preguntado a { $address }. Abre el enlace de ese correo.
mail-on = El correo va a { $address }.
mail-stop = No más correos
how-often = Con qué frecuencia
pace-soon = Enseguida
pace-hourly = Una vez por hora como mucho
pace-daily = Una vez al día como mucho
wrong-denied = Este navegador no deja que Parlour muestre notificaciones. Puedes cambiarlo en sus ajustes.
wrong-not-pushed = No se ha podido preparar este navegador. Inténtalo más tarde.
wrong-bad-address = A esa dirección no se puede enviar correo.
wrong-asked = Ya se ha preguntado a esa dirección. Busca el correo o inténtalo mañana.
wrong-away = El servidor no responde. Inténtalo de nuevo.
wrong-bad-link = Este enlace ya no vale.

# En una mesa
about-on = Con aviso cuando te toca aquí
about-off = Sin avisos de esta mesa
about-offer = Recibir un aviso cuando te toque

# Adónde llevan los enlaces de los correos
mail-ask = ¿Quieres un correo cuando te toque?
mail-yes = Sí, quiero
mail-on-now = Recibirás correos
mail-on-help = Cuando otros te esperen y no estés en la mesa.
mail-off-ask = ¿No quieres más correos de estos?
mail-off-do = No más de estos
mail-off-now = No recibirás más correos
mail-off-now-help = Tu dirección queda olvidada. Puedes volver a darla en los ajustes.
quiet-now = Nada más sobre esta mesa
quiet-now-help = De tus otras mesas se te avisa como antes. En el menú de la mesa puedes volver a activarlo.
mail-again = Intentarlo de nuevo

# Vacaciones
away = Vacaciones
away-help = Mientras estás fuera, tus relojes se paran, nadie te avisa y los demás ven hasta cuándo.
away-now = Estás fuera hasta el { $day }.
away-everywhere = Vale en todas tus mesas.
away-shorter = { $count ->
    [one] En una mesa es más corto, o no se permite.
   *[other] En { $count } mesas es más corto, o no se permite.
}
away-until-day = Vuelvo el
away-until-help = Para las mesas en las que estás ahora.
away-do = Irse de vacaciones
away-nowhere = No estás en ninguna mesa que te eche de menos.

# Saber que te toca, lejos de la mesa.

told = Notificaciones de turno
told-help = Parlour puede avisarte cuando te esperan y no estás en la mesa. El aviso nombra el juego y a quienes juegan, nunca una carta. También puedes jugar sin avisos.
told-here = En este navegador
told-here-help = También con Parlour cerrado.
cannot-here = Este navegador no puede recibir notificaciones. En un iPhone o iPad, añade antes Parlour a la pantalla de inicio.
told-there = Notificaciones en: { $device }
stop = Desactivar
told-mail = Por correo electrónico
told-mail-help = Recibes un correo cuando te toca. Cada uno lleva un enlace para darte de baja.
mail-address = Tu dirección de correo electrónico
mail-example = tu@example.org
mail-do = Enviar un correo de confirmación
mail-asked = Se ha enviado un correo de confirmación a { $address }. Abre el enlace que contiene.
mail-on = Los correos van a { $address }.
mail-stop = Dejar de recibir correos
how-often = Con qué frecuencia
pace-soon = Al momento
pace-hourly = Una vez por hora como mucho
pace-daily = Una vez al día como mucho
wrong-denied = Parlour no tiene permiso para mostrar notificaciones en este navegador. Dáselo en los ajustes del navegador.
wrong-not-pushed = No se han podido activar las notificaciones en este navegador. Inténtalo más tarde.
wrong-bad-address = No se puede enviar correo a esa dirección. Comprueba que esté bien escrita.
wrong-asked = Ya se envió un correo de confirmación a esa dirección. Búscalo o inténtalo mañana.
wrong-away = El servidor no responde. Inténtalo de nuevo en un momento.
wrong-bad-link = Este enlace ha caducado. Pide un correo nuevo en Ajustes.

# En una mesa
about-on = Notificaciones de esta mesa: sí
about-off = Notificaciones de esta mesa: no
about-offer = Avísame cuando me toque

# Adónde llevan los enlaces de los correos
mail-ask = ¿Quieres un correo cuando te toque?
mail-yes = Sí, enviadme correos
mail-on-now = Recibirás correos
mail-on-help = Cuando otros te esperen y no estés en la mesa.
mail-off-ask = ¿Dejar de recibir estos correos?
mail-off-do = Sí, dejar de recibirlos
mail-off-now = No recibirás más correos
mail-off-now-help = Tu dirección se ha borrado. Puedes volver a darla en Ajustes.
quiet-now = No habrá más notificaciones de esta mesa
quiet-now-help = Tus otras mesas te siguen avisando. Puedes volver a activarlas en el menú de esta mesa.
mail-again = Intentarlo de nuevo

# Vacaciones
away = Vacaciones
away-help = Mientras estás fuera, tus relojes se paran y no recibes recordatorios. Los demás ven cuándo vuelves.
away-now = Estás fuera hasta el { $day }.
away-everywhere = Vale en todas tus mesas.
away-shorter = { $count ->
    [one] Una mesa permite menos vacaciones, o ninguna.
   *[other] { $count } mesas permiten menos vacaciones, o ninguna.
}
away-until-day = Vuelvo el
away-until-help = Para las mesas en las que estás ahora.
away-do = Irme de vacaciones
away-nowhere = No tienes ninguna mesa abierta, así que no hay reloj que parar.

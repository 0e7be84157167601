# Lo que se cuenta lejos de la mesa: por notificación y por correo.

a-story = Una historia
turn = Te toca: { $game }
turn-still = Te sigue tocando: { $game }
turns = Te toca en { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
with = En la mesa: { $names }.
alone = Los demás te esperan.
waited = Llevan esperando { $days ->
    [one] un día
   *[other] { $days } días
}.
closed = Mesa cerrada: { $game }
closed-tables = { $count ->
    [one] Se ha cerrado { $count } mesa
   *[other] Se han cerrado { $count } mesas
}
closed-why = El servidor se ha actualizado y las reglas de este juego han cambiado, así que la partida no se puede terminar. Puedes descargar lo jugado o abrir una mesa nueva.
mail-turn = Te toca.
mail-turns = Te toca en varias mesas.
mail-closed = Una actualización del servidor ha cerrado una mesa tuya.
mail-why = Pediste a Parlour que te avisara por correo cuando te tocara.
mail-off-table = No recibir más correos de esta mesa: { $link }
mail-off = No recibir ningún correo más: { $link }
ask-subject = ¿Quieres que Parlour te escriba cuando te toque?
ask-body = Alguien dio esta dirección en { $home } para recibir un correo cuando le toque jugar. Si fuiste tú, confírmalo aquí:
ask-else = Si no fuiste tú, no hagas nada: no te llegará ningún correo más.

# Was Leute abseits vom Tisch erfahren: als Mitteilung und per E-Mail.

a-story = Eine Geschichte
turn = Du bist dran: { $game }
turn-still = Du bist noch immer dran: { $game }
turns = Du bist an { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tischen
} dran
with = Am Tisch: { $names }.
alone = Die anderen warten auf dich.
waited = Sie warten seit { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}.
closed = Tisch geschlossen: { $game }
closed-tables = { $count ->
    [one] { $count } Tisch wurde geschlossen
   *[other] { $count } Tische wurden geschlossen
}
closed-why = Der Server wurde aktualisiert, und die Regeln dieses Spiels haben sich geändert. Deshalb kann es nicht zu Ende gespielt werden. Du kannst die Aufzeichnung herunterladen oder einen neuen Tisch eröffnen.
mail-turn = Du bist dran.
mail-turns = Du bist an mehreren Tischen dran.
mail-closed = Durch ein Update des Servers wurde ein Tisch von dir geschlossen.
mail-why = Du wolltest von Parlour per E-Mail erfahren, wann du dran bist.
mail-off-table = E-Mails zu diesem Tisch abbestellen: { $link }
mail-off = Alle E-Mails abbestellen: { $link }
ask-subject = Soll Parlour dir eine E-Mail schicken, wenn du dran bist?
ask-body = Jemand hat auf { $home } diese Adresse angegeben, um eine E-Mail zu bekommen, wenn der eigene Zug kommt. Wenn du das warst, bestätige es hier:
ask-else = Wenn du es nicht warst, brauchst du nichts zu tun: Von dort kommt keine weitere E-Mail.

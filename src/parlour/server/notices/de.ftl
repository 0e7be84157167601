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
mail-turn = Du bist dran.
mail-turns = Du bist an mehreren Tischen dran.
mail-why = Du wolltest von Parlour per E-Mail erfahren, wann du dran bist.
mail-off-table = Nichts mehr zu diesem Tisch: { $link }
mail-off = Gar keine E-Mails mehr: { $link }
ask-subject = Soll Parlour dir schreiben, wenn du dran bist?
ask-body = Jemand hat auf { $home } diese Adresse angegeben, um eine E-Mail zu bekommen, sobald am Tisch auf eine Antwort gewartet wird. Wenn du das warst, sag hier Ja:
ask-else = Wenn du es nicht warst, brauchst du nichts zu tun: Von dort kommt keine weitere E-Mail.

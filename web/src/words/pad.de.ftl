# Der Punkteblock für alle, die mit ihren eigenen Karten spielen
own-cards = Mit eigenen Karten spielen
own-cards-do = Ihr habt die Karten, Parlour hat den Block: Er fragt, was war, rechnet zusammen, achtet auf die Regeln und sagt, was kommt.
own-cards-which = Welches Spiel liegt auf dem Tisch?
score-pad = Punkteblock
who-sits = Wer spielt mit?
who-sits-help = In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn. Niemand braucht ein Konto.
name-of-seat = Name von Person { $number }
name-left-out = Alle, die mitspielen, brauchen einen Namen.
pad-rules = Was ihr ausgemacht habt
begin-pad = Block beginnen
pad-for = Ein Block für { $names }
pad-for-nobody = Ein Block für euren Tisch
pad-shared = Alle mit dem Link sehen denselben Block und können auch darauf schreiben.
write-row = { $row } { $number } eintragen
row-number = { $row } { $number }
row-of = { $row } { $number } von { $rounds }
correct-row = { $row } { $number } berichtigen
written-by = Eingetragen von { $name }
write-it = Eintragen
correct-it = Berichtigen
leave-as-it-was = So lassen, wie es war
rest-worked-out = Lasst ein Feld leer, dann rechnet der Block es aus.
adds-up = Bis jetzt ergibt es { $sum }; es muss { $must } ergeben.
adds-up-well = Die Summe stimmt.
out-now = ausgeschieden
deals = ist als Nächstes dran
start-row = Anfang
undo = Zurück
undo-row = Letzte Zeile zurücknehmen
undo-correction = Letzte Berichtigung zurücknehmen
undo-stop = Ende zurücknehmen
undo-names = Neue Namen zurücknehmen
undone = Zurückgenommen.
stop-here = Spiel hier beenden
stop-sure = Das Spiel hier beenden, so wie es steht?
change-names = Namen ändern
save-names = Namen speichern
share-pad = Diesen Block teilen
take-home = Mitnehmen
as-csv = Als Tabelle (CSV)
as-pdf = Auf Papier (PDF)
empty-pad = Leerer Block zum Drucken
put-away = Diesen Block löschen
put-away-sure = Diesen Block endgültig löschen? Danach kann ihn niemand mehr öffnen.
how-to-write = Was man aufschreibt
phones = { $count ->
    [one] Nur auf diesem Bildschirm offen.
   *[other] Auf { $count } Bildschirmen offen.
}
written-meanwhile = { $row } { $number } wurde gerade eingetragen{ $by ->
    [none] { "" }
   *[other] {" "}von { $by }
}. Sind eure Zahlen für die nächste Zeile?
they-are-next = Ja, für die nächste
throw-away = Nein, meine verwerfen
key-sign = plus oder minus
key-delete = löschen
key-next = weiter
not-any-more = Das passt so nicht mehr: { $why }
none-of-these = keiner
below-it = Große Zahlen: { $total }. Kleine Zahlen: { $others }.

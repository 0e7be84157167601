# Die Seite für alle, die den Server betreiben

op-title = Parlour: Betriebsseite
op-well = Alles in Ordnung
op-unwell = Die Datenbank antwortet nicht
op-silent = { $count ->
    [one] Ein Arbeitsprozess antwortet nicht
   *[other] { $count } Arbeitsprozesse antworten nicht
}
op-refreshes = Lädt sich alle { $seconds } Sekunden neu.
op-stands = Lädt sich nicht von selbst neu.
op-stop = Anhalten
op-go-on = Wieder neu laden
op-json = Dasselbe als JSON
op-no-key = Diese Seite öffnet sich mit dem Betriebsschlüssel. Das ist PARLOUR_OPERATOR_KEY, sonst steht er in der Datei operator-key im Datenordner. Den Namen einfach leer lassen und den Schlüssel als Passwort eingeben.
op-wait = Das waren zu viele falsche Schlüssel. Bitte in einer Minute noch einmal versuchen.

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
    [one] 1 Tag
   *[other] { $number } Tage
}

op-playing-now = Tische im Spiel
op-here-now = Leute hier
op-moves-a-second = Züge pro Sekunde
op-told-within = 99 von 100 beantwortet in
op-processors = eines Prozessors
op-free = frei auf der Platte

op-not-told = Die Datenbank gibt keine Auskunft.
op-none = Es gibt keine.

op-tables = Tische
op-game = Gespielt wird
op-state-gathering = sammeln sich
op-state-playing = im Spiel
op-state-over = zu Ende
op-state-closed = geschlossen
op-all-game = Alle Spiele
op-all-story = Alle Geschichten
op-all-pad = Alle Punkteblocks
op-pad-of = { $game }, Punkteblock

op-closed = Durch ein Update geschlossen
op-edition = Ausgabe
op-closed-why = Die Regeln dieser Spiele haben sich geändert, und diese Version hat die Ausgabe nicht mehr, mit der die Tische eröffnet wurden. Am Tisch steht der Grund, und die Aufzeichnung lässt sich herunterladen.

op-load = Last
op-first-minute = Zahlen gibt es einmal pro Minute; die erste ist noch nicht um.
op-once-a-minute = Einmal pro Minute und für alle Tische zusammen, damit sich nicht ablesen lässt, wer früh geantwortet hat. Als Zug zählt alles, was an Tischen festgehalten wird.
op-moves-a-minute = Züge pro Minute
op-last-hour = { $what }, letzte Stunde
op-half-told = die Hälfte beantwortet in
op-lag = größte Verspätung der Schleife
op-machine-load = Last der Maschine
op-load-of = { NUMBER($load, maximumFractionDigits: 1) } von { $processors }

op-workers = Arbeitsprozesse
op-worker = Prozess
op-since = läuft seit
op-open-tables = Tische
op-sockets = Leitungen
op-cpu = Prozessor
op-memory = Speicher

op-storage = Aufbewahrtes
op-kept = Was
op-count = Anzahl
op-size = Größe
op-room = Platz
op-kept-tables = Tische
op-kept-entries = Einträge in Protokollen
op-kept-pictures = Bilder
op-kept-replays = Aufzeichnungen
op-kept-people = Namen
op-kept-uploads = Hochgeladenes, insgesamt
op-kept-lab = Das Labor
op-kept-other = Anderes
op-of-most = von { $most }
op-database-takes = Datenbank auf der Platte

op-people = Leute
op-named = mit Namen
op-seen-today = am letzten Tag gesehen
op-seen-week = in der letzten Woche gesehen
op-devices = weitere Geräte
op-limits = Erreichte Grenzen
op-no-limits = Niemand musste warten.
op-limit-frames = Nachrichten an Tischen
op-limit-talk = Plaudern
op-limit-stirs = Platz nehmen und Gastgeben
op-limit-nudges = Anstupser
op-limit-looks = Blicke von anderen Plätzen
op-limit-requests = Anfragen
op-limit-handshakes = geöffnete Verbindungen
op-limit-tables = neue Tische
op-limit-codes = ausprobierte Codes und Links
op-limit-names = neue Namen
op-limit-uploads = hochgeladene Dateien
op-limit-decks = Bilderdecks
op-limit-pictures = Bilder
op-limit-replays = Aufzeichnungen
op-limit-studies = Studien
op-limit-exports = mitgenommene Geschichten
op-limit-prints = Ausdrucke
op-limit-notices = Geräte und Adressen für Bescheide
op-limit-addresses = gefragte E-Mail-Adressen
op-limit-first-studies = Studien von Neuen
op-limit-other = anderes

op-queues = Warteschlangen
op-queue = Wofür
op-waiting = warten
op-busy = in Arbeit
op-off = aus
op-failed = { $count ->
    [one] eine gescheitert
   *[other] { $count } gescheitert
}
op-queue-lab = Studien des Labors
op-queue-experts = Bots, die vorausdenken
op-queue-notices = Züge, die per Push und Mail gemeldet werden
op-queue-files = Dateien von Fremden
op-queue-disk = Züge auf dem Weg zur Platte
op-queue-other = Anderes

op-versions = Versionen
op-build-compiled = übersetzt
op-build-interpreted = interpretiert
op-build-other = unbekannter Bau
op-database = Datenbank
op-schema = Schema
op-schema-of = { $schema }, das neueste ist { $newest }
op-mixed = Die Arbeitsprozesse laufen mit verschiedenen Versionen.

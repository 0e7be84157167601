# Die Seite für alle, die den Server betreiben

op-title = Parlour: Betriebsseite
op-well = Alles läuft
op-unwell = Die Datenbank antwortet nicht
op-silent = { $count ->
    [one] Ein Worker antwortet nicht
   *[other] { $count } Worker antworten nicht
}
op-refreshes = Lädt sich alle { $seconds } Sekunden neu.
op-stands = Automatisches Neuladen ist aus.
op-stop = Neuladen anhalten
op-go-on = Automatisch neu laden
op-json = Diese Seite als JSON
op-no-key = Diese Seite braucht den Betriebsschlüssel: den Wert von PARLOUR_OPERATOR_KEY oder den Inhalt der Datei operator-key im Datenordner. Lass den Namen leer und gib den Schlüssel als Passwort ein.
op-wait = Zu viele falsche Schlüssel. Versuch es in einer Minute noch einmal.

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
op-here-now = Personen verbunden
op-moves-a-second = Züge pro Sekunde
op-p99-latency = p99-Latenz
op-processors = eines CPU-Kerns
op-free = freier Speicherplatz

op-no-figures = Die Datenbank liefert keine Zahlen.
op-none = Keine.

op-tables = Tische
op-game = Spiel
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
op-first-minute = Zahlen gibt es einmal pro Minute. Die erste Minute ist noch nicht um.
op-once-a-minute = Einmal pro Minute für alle Tische zusammen veröffentlicht, damit niemand ablesen kann, wer früh geantwortet hat. Jeder gespeicherte Eintrag eines Tisches zählt als Zug.
op-moves-a-minute = Züge pro Minute
op-last-hour = { $what }, letzte Stunde
op-median-latency = Median-Latenz
op-lag = größte Verzögerung der Event-Loop
op-machine-load = Systemlast
op-load-of = { NUMBER($load, maximumFractionDigits: 1) } von { $processors }

op-workers = Worker
op-worker = Worker
op-since = Laufzeit
op-open-tables = Tische
op-sockets = Verbindungen
op-cpu = CPU
op-memory = Arbeitsspeicher

op-storage = Speicher
op-kept = Was
op-count = Anzahl
op-size = Größe
op-room = Kontingent
op-kept-tables = Tische
op-kept-entries = Protokolleinträge
op-kept-pictures = Bilder
op-kept-replays = Aufzeichnungen
op-kept-people = Namen von Personen
op-kept-uploads = Alle Uploads
op-kept-lab = Das Labor
op-kept-other = Sonstiges
op-of-most = von { $most }
op-database-takes = Größe der Datenbank auf der Platte

op-people = Personen
op-named = mit Namen
op-seen-today = aktiv in den letzten 24 Stunden
op-seen-week = aktiv in den letzten 7 Tagen
op-devices = weitere Geräte
op-limits = Erreichte Ratenlimits
op-no-limits = Niemand hat ein Limit erreicht.
op-limit-frames = Tischnachrichten
op-limit-talk = Chatnachrichten
op-limit-stirs = Platz- und Gastgeberaktionen
op-limit-nudges = Anstupser
op-limit-looks = Wechsel der Ansicht
op-limit-requests = HTTP-Anfragen
op-limit-handshakes = neue Verbindungen
op-limit-tables = neue Tische
op-limit-codes = ausprobierte Codes und Links
op-limit-names = neue Namen
op-limit-uploads = Uploads
op-limit-decks = Bilderdecks
op-limit-pictures = Bilder
op-limit-replays = Aufzeichnungen
op-limit-studies = Studien
op-limit-exports = exportierte Geschichten
op-limit-prints = erzeugte PDFs
op-limit-notices = Geräte und Adressen für Benachrichtigungen
op-limit-addresses = Bestätigungs-E-Mails
op-limit-first-studies = erste Studien neuer Personen
op-limit-other = sonstige

op-queues = Warteschlangen
op-queue = Warteschlange
op-waiting = wartend
op-busy = laufend
op-off = aus
op-failed = { $count ->
    [one] eine gescheitert
   *[other] { $count } gescheitert
}
op-queue-lab = Laborstudien
op-queue-experts = Züge der Expertenbots
op-queue-notices = Zugbenachrichtigungen
op-queue-files = Uploads in Prüfung
op-queue-disk = Züge, die gespeichert werden
op-queue-other = Sonstiges

op-versions = Versionen
op-build-compiled = kompiliert
op-build-interpreted = interpretiert
op-build-other = unbekannter Build
op-database = Datenbank
op-schema = Schema
op-schema-of = { $schema } (neueste: { $newest })
op-mixed = Die Worker laufen mit verschiedenen Versionen.

lab = Das Labor
lab-about = Frag, was eine Regel bewirkt. Bots spielen dieselben Karten mit beiden Regeln und zählen den Unterschied.
lab-game = Spiel
lab-players = Wie viele spielen
lab-bots = Stärke der Bots
lab-bots-help = Auf beiden Seiten gleich.
lab-rules = Regeln zum Vergleichen
lab-rules-help = Eine Seite spielt mit den üblichen Regeln. Ändere für die andere eine oder zwei davon.
lab-measures = Messgrößen
lab-measures-help = Bis zu { $most }. Die Studie endet, wenn die erste genau genug ist. Jede weitere macht alle Konfidenzintervalle breiter.
lab-games = Partien pro Seite
lab-run = Studie starten
lab-nothing-changed = Beide Seiten haben dieselben Regeln. Ändere mindestens eine.
lab-nothing-counted = Wähle mindestens eine Messgröße.
lab-yours = Deine Studien
lab-none = Du hast noch keine Studien.
lab-ask-more = Noch eine Studie starten
lab-question = Was ändert sich bei { $game } mit { $changes }?
lab-rule = { $rule }: { $value }
lab-as-it-is = Übliche Regeln
lab-changed = Geänderte Regeln
lab-same = Auf beiden Seiten gleich: { $seats ->
    [one] ein Bot ({ $level })
   *[other] { $seats } Bots ({ $level })
}, dieselben Karten.
lab-same-rules = Auf beiden Seiten gilt { $rules }.
lab-confidence = { $interval } (95-%-Konfidenzintervall für alle Zahlen zusammen)
lab-too-early = Bisher zu wenige Partien
lab-too-early-by = Bisher zu wenige Partien: { $interval }
lab-no-difference = Kein signifikanter Unterschied
lab-no-difference-by = Der wahre Unterschied liegt wahrscheinlich zwischen { $low } und { $high }.
lab-no-change = unverändert
lab-way = Wie die Schätzung genauer wird
lab-way-help = { $measure }, nach Zahl der Verteilungen; die Bänder sind Konfidenzintervalle
lab-as-table = Zahlen als Tabelle
lab-side = Seite
lab-figure = Zahl
lab-interval = Konfidenzintervall
lab-deals = Verteilungen
lab-per-hundred = von 100
lab-so-many = { $games } von { $all } Partien
lab-state-waiting = { $ahead ->
    [0] Die Studie beginnt gleich.
    [one] In der Warteschlange: Eine Studie ist vorher dran.
   *[other] In der Warteschlange: { $ahead } Studien sind vorher dran.
}
lab-state-playing = Läuft. Wenn du sie anhältst, bleiben die bisherigen Partien erhalten.
lab-state-stopped = Angehalten. Alle können sie fortsetzen.
lab-state-done = Fertig: Alle Partien sind gespielt.
lab-state-sure = Vorzeitig fertig: Das Ergebnis ist genau genug.
lab-state-failed = Die Studie ist vor dem Ende gescheitert. Du kannst es noch einmal versuchen.
lab-state-others = Diese Studie hat jemand anders gestartet.
lab-stop = Studie anhalten
lab-go-on = Fortsetzen
lab-link = Dauerhafter Link
lab-copy = Link kopieren
lab-copied = Kopiert
lab-csv = Partien als Tabelle (CSV)
lab-toml = Studiendatei (TOML)
lab-honest = Die Ergebnisse werden nach 100, 200, 400 Verteilungen und so weiter geprüft. Die Intervalle sind entsprechend breiter, weil mehrfach geprüft und mehreres verglichen wird.
lab-progress = Gespielte Partien
lab-gone = Diese Studie gibt es nicht
lab-gone-do = Der Link stimmt nicht, oder die Studie wurde gelöscht, weil sie lange niemand geöffnet hat.
lab-off = Dieser Server hat kein Labor
lab-off-do = Wer den Server betreibt, hat es abgeschaltet.
lab-wrong-enough-studies = Du hast schon { $most } laufende Studien. Halte eine an, oder warte, bis eine fertig ist.
lab-wrong-enough-at-address = Aus deinem Netz warten schon zu viele Studien. Versuch es später noch einmal.
lab-wrong-long-queue = Die Warteschlange der Studien ist voll. Versuch es später noch einmal.
lab-wrong-lab-full = Der Speicherplatz des Labors ist voll. Versuch es an einem anderen Tag.
lab-wrong-too-many-games = Wähle höchstens { $most } Partien pro Seite.
lab-wrong-same-sides = Diese Regeln spielen sich auf beiden Seiten gleich. Ändere eine andere.
lab-wrong-not-yours = Diese Studie kann nur die Person anhalten, die sie gestartet hat.
lab-wrong-busy = Das Labor ist gerade nicht verfügbar. Versuch es später noch einmal.
lab-wrong-other = Mit diesen Einstellungen kann die Studie nicht laufen. Ändere sie und versuch es noch einmal.

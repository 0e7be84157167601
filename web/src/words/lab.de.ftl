lab = Das Labor
lab-about = Frag, was eine Regel bewirkt: Bots spielen beide Fassungen mit denselben Karten, und gezählt wird, was dabei herauskommt.
lab-game = Spiel
lab-players = Wie viele spielen
lab-bots = Wer spielt
lab-bots-help = Auf beiden Seiten gleich.
lab-rules = Die andere Seite
lab-rules-help = Eine Seite bleibt, wie sie ist. Ändere auf der anderen ein oder zwei Regeln.
lab-measures = Was gezählt wird
lab-measures-help = Bis zu { $most }. Was du zuerst wählst, entscheidet, wann genug bekannt ist. Alles Weitere macht sämtliche Intervalle breiter.
lab-games = Partien auf jeder Seite
lab-run = Los
lab-nothing-changed = Ändere zuerst eine Regel auf der anderen Seite.
lab-nothing-counted = Wähle etwas zum Zählen.
lab-yours = Deine Studien
lab-none = Du hast noch nichts gefragt.
lab-ask-more = Etwas anderes fragen
lab-question = Was ändert sich bei { $game } mit { $changes }?
lab-rule = { $rule }: { $value }
lab-as-it-is = Wie es ist
lab-changed = Geändert
lab-same = Auf beiden Seiten gleich: { $seats ->
    [one] ein Bot ({ $level })
   *[other] { $seats } Bots ({ $level })
}, dieselben Karten.
lab-same-rules = Auf beiden Seiten gilt { $rules }.
lab-confidence = { $interval }, mit 95 % Sicherheit für alle Zahlen zusammen
lab-too-early = Noch zu früh
lab-too-early-by = Noch zu früh: { $interval }
lab-no-difference = Kein Unterschied gefunden
lab-no-difference-by = Wenn es einen gibt, liegt er zwischen { $low } und { $high }.
lab-no-change = unverändert
lab-way = Wie das Ergebnis sicherer wird
lab-way-help = { $measure }, nach so vielen Verteilungen; die Bänder sind Intervalle
lab-as-table = Zahlen als Tabelle
lab-side = Seite
lab-figure = Zahl
lab-interval = Intervall
lab-deals = Verteilungen
lab-per-hundred = von 100
lab-so-many = { $games } von { $all } Partien
lab-state-waiting = { $ahead ->
    [0] Es geht gleich los.
    [one] Eine Studie ist vorher dran.
   *[other] { $ahead } Studien sind vorher dran.
}
lab-state-playing = Es wird gezählt. Beim Anhalten geht nichts verloren.
lab-state-stopped = Angehalten. Wer mag, lässt die Studie weiterlaufen.
lab-state-done = Alle Partien sind gezählt.
lab-state-sure = Das ist sicher genug; die Studie hat von selbst aufgehört.
lab-state-failed = Die Studie ließ sich nicht zu Ende spielen. Du kannst es noch einmal versuchen.
lab-state-others = Diese Studie hat jemand anders gestartet.
lab-stop = Hier anhalten
lab-go-on = Weiter
lab-link = Dauerhafter Link
lab-copy = Link kopieren
lab-copied = Kopiert
lab-csv = Partien als Tabelle (CSV)
lab-toml = Studiendatei (TOML)
lab-honest = Auf die Zahlen geschaut wird nach 100, 200, 400 Verteilungen und so weiter; jeder Blick und jeder Vergleich ist in die Intervalle eingerechnet.
lab-progress = Gezählte Partien
lab-gone = Diese Studie gibt es nicht
lab-gone-do = Der Link stimmt nicht, oder sehr lange hat niemand mehr nach ihr gesehen.
lab-off = Auf diesem Server gibt es kein Labor
lab-off-do = Wer ihn betreibt, hat es abgeschaltet.
lab-wrong-enough-studies = Bei dir laufen schon { $most } Studien; halte eine an oder warte.
lab-wrong-enough-at-address = Aus deinem Netz warten schon genug Studien. Versuch es später noch einmal.
lab-wrong-long-queue = Es warten schon viele Studien. Versuch es später noch einmal.
lab-wrong-lab-full = Das Labor hat gerade keinen Platz mehr. Versuch es an einem anderen Tag.
lab-wrong-too-many-games = Höchstens { $most } Partien auf jeder Seite.
lab-wrong-same-sides = Beide Seiten laufen auf dasselbe hinaus. Ändere etwas anderes.
lab-wrong-not-yours = Anhalten kann sie nur, wer sie gestartet hat.
lab-wrong-busy = Das Labor hat gerade Schwierigkeiten. Versuch es später noch einmal.
lab-wrong-other = Diese Studie lässt sich nicht spielen. Ändere sie und versuch es noch einmal.

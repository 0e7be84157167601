lab = Das Labor
lab-about = Frag, was eine Regel bewirkt: Bots spielen es auf beide Arten, mit denselben Karten auf jeder Seite, und zählen.
lab-game = Spiel
lab-players = Spieler
lab-bots = Wer spielt
lab-bots-help = Auf beiden Seiten gleich.
lab-rules = Die andere Seite
lab-rules-help = Eine Seite bleibt, wie sie ist. Ändere auf der anderen eine Regel oder zwei.
lab-measures = Was gezählt wird
lab-measures-help = Bis zu { $most }. Das zuerst Gewählte entscheidet, wann genug bekannt ist. Jedes weitere macht alle Intervalle breiter.
lab-games = Partien auf jeder Seite
lab-run = Los
lab-nothing-changed = Ändere zuerst eine Regel auf der anderen Seite.
lab-nothing-counted = Wähle etwas zum Zählen.
lab-yours = Deine Studien
lab-none = Du hast noch nichts gefragt.
lab-ask-more = Etwas anderes fragen
lab-question = Was ändert sich bei { $game } mit { $changes }?
lab-as-it-is = Wie es ist
lab-changed = Geändert
lab-same = Auf beiden Seiten gleich: { $seats ->
    [one] ein Bot ({ $level })
   *[other] { $seats } Bots ({ $level })
}, dieselben Karten.
lab-confidence = { $interval }, mit 95 % Sicherheit für alle Zahlen zusammen
lab-too-early = Noch zu früh
lab-too-early-by = Noch zu früh: { $interval }
lab-no-difference = Kein Unterschied gefunden
lab-no-difference-by = Wenn es einen gibt, liegt er zwischen { $low } und { $high }.
lab-no-change = unverändert
lab-way = Wie sicher es wird
lab-way-help = { $measure }, nach so vielen Kartenverteilungen; die Bänder sind Intervalle
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
lab-state-playing = Es wird gezählt. Anhalten kostet nichts.
lab-state-stopped = Angehalten. Alle können es weiterlaufen lassen.
lab-state-done = Alle Partien sind gezählt.
lab-state-sure = Genau genug bekannt; es hat von selbst aufgehört.
lab-state-failed = Es ließ sich nicht zu Ende spielen. Du kannst es noch einmal versuchen.
lab-state-others = Jemand anders hat das in Gang gesetzt.
lab-stop = Hier anhalten
lab-go-on = Weiter
lab-link = Dauerhafter Link
lab-copy = Link kopieren
lab-copied = Kopiert
lab-csv = Partien als Tabelle (CSV)
lab-toml = Studiendatei (TOML)
lab-honest = Die Zahlen werden nach 100, 200, 400 Verteilungen und so weiter angesehen; jeder Blick und jeder Vergleich ist in den Intervallen bezahlt.
lab-progress = Gezählte Partien
lab-gone = Diese Studie gibt es nicht
lab-gone-do = Der Link stimmt nicht, oder sehr lange hat niemand mehr nachgesehen.
lab-off = Auf diesem Server gibt es kein Labor
lab-off-do = Wer ihn betreibt, hat es abgeschaltet.
lab-wrong-enough-studies = Bei dir laufen schon { $most } Studien; halte eine an oder warte.
lab-wrong-long-queue = Es warten schon viele Studien. Versuch es später noch einmal.
lab-wrong-lab-full = Das Labor hat gerade keinen Platz mehr. Versuch es an einem anderen Tag.
lab-wrong-too-many-games = Höchstens { $most } Partien auf jeder Seite.
lab-wrong-same-sides = Beide Seiten laufen auf dasselbe hinaus. Ändere etwas anderes.
lab-wrong-not-yours = Anhalten kann nur, wer es in Gang gesetzt hat.
lab-wrong-other = Diese Studie lässt sich nicht spielen. Ändere sie und versuch es noch einmal.

title = Caribbean Star
tagline = Zwei Zauberer, ein Kreuzfahrtschiff, dieselbe Nummer: übe, tritt auf, und verpatz die andere Show.

prompt-play-face-down = Leg eine Karte verdeckt hin. Ihre Farbe sagt, wem sie gehört; die niedrigere von beiden wirkt zuerst.
    .do = { $chosen } hinlegen
prompt-stop-yours = Ein Ass ausgeben, um deine eigene Karte zurückzunehmen? Sie wirkt gleich.
    .do = { $piece } mit { $chosen } aufhalten
    .pass = Geschehen lassen
prompt-stop-theirs = Ein Ass ausgeben, um die gegnerische Karte aufzuhalten und auf die Hand zu nehmen? Sie wirkt gleich.
    .do = { $piece } mit { $chosen } aufhalten
    .pass = Geschehen lassen
prompt-buffet = Beim Abendbuffet einen Trick einlösen? Ein Trick deines Übungsstapels bringt sofort die Hälfte seiner Punkte.
    .do = { $chosen } einlösen, für { $number }
    .pass = Alle Tricks behalten

refused-aces-only-stop = { $token } ist ein Ass. Asse halten nur Karten auf; leg etwas anderes hin.
refused-only-aces-stop = { $token } ist kein Ass, und nur ein Ass hält eine Karte auf.
refused-only-tricks = { $token } ist kein Trick. Das Buffet nimmt nur Zehn, Bube, Dame und König.
refused-not-in-pile = { $token } liegt nicht in deinem Übungsstapel.
refused-not-in-hand = { $token } hast du nicht auf der Hand.

said-red = { $who ->
    [you] Dir
   *[other] { $seat }
} gehört Rot, { $whom ->
    [you] dir
   *[other] { $target }
} Schwarz. Jede Karte wirkt für den, dem ihre Farbe gehört, egal, wer sie spielt, und die niedrigere wirkt zuerst, bei gleichem Wert Kreuz vor Karo, Herz und Pik.
moved-hand-played = Aufgedeckt: { $shares }.
decided-stop-yours = { "" }
event-passed = { "" }
decided-stop-theirs = { "" }
said-stopped = { $seat } { VERB($who, you: "gibst", one: "gibt", many: "geben") } ein Ass ab, { $moved-hand-discard }, { VERB($who, you: "hältst", one: "hält", many: "halten") } damit { $number ->
    [1] die eigene { $piece } auf und { VERB($who, you: "nimmst", one: "nimmt", many: "nehmen") } sie zurück
   *[other] { $whom ->
        [you] deine
       *[other] { GENITIVE($target) }
    } { $piece } auf und { VERB($who, you: "nimmst", one: "nimmt", many: "nehmen") } sie
} auf die Hand.
their-pile = { $who ->
    [you] deinen Übungsstapel
   *[other] { GENITIVE($seat) } Übungsstapel
}
said-trick = { $piece } ist ein Trick, { $number } Punkte wert und { $of } Minuten lang, und kommt auf { their-pile }.
said-mistake = { $piece } ist ein Patzer und kommt auf { their-pile }: Beim nächsten Auftritt mit einem Trick kostet der Patzer { $number } Punkte.
said-rehearsal = { $piece } ist eine Probe und kommt auf { their-pile }: Jede Probe verdoppelt den nächsten Auftritt.
moved-played-practice = { "" }
said-swapped = { $piece } ist ein Mittagsschläfchen: Die Handkarten werden getauscht{ $yours-count ->
    [0] .
   *[other] ; du bekommst { $yours }.
}
decided-buffet = Mit { $moved-played-discard } { VERB($who, you: "gehst", one: "geht", many: "gehen") } { $seat } ans Buffet und { VERB($who, you: "löst", one: "löst", many: "lösen") } { $pieces } für die Hälfte ein, macht { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: insgesamt { $total }.
decided-buffet-pass = Mit { $moved-played-discard } { VERB($who, you: "dürftest", one: "dürfte", many: "dürften") } { $seat } am Buffet Tricks für die Hälfte einlösen, { VERB($who, you: "hebst", one: "hebt", many: "heben") } aber alle für einen Auftritt auf.
said-no-buffet = Mit { $piece } { VERB($who, you: "dürftest", one: "dürfte", many: "dürften") } { $seat } ans Buffet, { VERB($who, you: "hast", one: "hat", many: "haben") } aber keinen Trick zum Einlösen.
makes-perform = { $piece-count ->
    [0] { $seat } { VERB($who, you: "trittst", one: "tritt", many: "treten") } auf
   *[other] Wegen { $piece } { VERB($who, you: "musst", one: "muss", many: "müssen") } { $seat } auftreten
}
said-comedy = { makes-perform }, { $moved-practice-discard-count ->
    [0] ohne eine Karte auf dem Übungsstapel
   *[other] mit { $moved-practice-discard }, aber ganz ohne Trick, sodass auch Patzer nichts kosten
}: eine Lachnummer, null Punkte.
said-show = { makes-perform }, { $number } Minuten lang, mit { $moved-practice-discard }. { $number ->
    [5] Das ist 10 Minuten zu kurz, also zählt jeder Trick halb
    [10] Das ist 5 Minuten zu kurz, also zählt der beste Trick halb
    [15] Das ist die beste Länge, also zählt jeder Trick ganz
    [20] Das ist 5 Minuten zu lang, also zählt der beste Trick halb
    [25] Das ist 10 Minuten zu lang, also zählt jeder Trick halb
   *[other] Das ist viel zu lang, also zählen die Tricks nichts
}: { $said-tricks }{ $said-mistakes ->
    [0] {""}
   *[other] {" "}minus { $said-mistakes } für Patzer
}{ $said-rehearsed ->
    [0] {""}
    [2] , verdoppelt durch eine Probe
   *[other] , vervierfacht durch zwei Proben
}, macht { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: insgesamt { $total }.
said-tricks = { "" }
said-mistakes = { "" }
said-rehearsed = { "" }
said-deck-empty = Der Stapel ist leer; ab jetzt zieht niemand mehr.
said-only-aces = { $seat } { VERB($who, you: "hast", one: "hat", many: "haben") } nur noch Asse, also kann niemand mehr eine Karte ablegen.
said-farewell = Die Karten sind ausgespielt. Beide geben eine Abschiedsvorstellung mit dem, was auf ihrem Übungsstapel liegt.
scored =
    .detail = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } jetzt { $total }.
moved-deck-hand = { $who ->
    [one] { $seat } zieht { $pieces }.
    [you] Du ziehst { $pieces }.
   *[other] { $count ->
        [one] Beide ziehen je eine Karte
       *[other] Beide bekommen { $count } Karten
    }{ $yours-count ->
        [0] .
       *[other] ; du: { $yours }.
    }
}
moved-hand-hand =
    .detail = { $target } { $whom ->
        [you] bekommst
       *[other] bekommt
    } { $pieces }.
moved-played-hand = { "" }
moved-hand-discard = { "" }
moved-played-discard =
    .detail = { $pieces } wird abgelegt.
moved-practice-discard =
    .detail = Vom Übungsstapel: { $pieces }.

zone-deck = Stapel
zone-discard = Ablage
zone-hand = Hand
zone-played = hingelegte Karte
zone-practice = Übungsstapel

phase-play = Eine Karte hinlegen
phase-stop = Gelegenheit, die Karte aufzuhalten
phase-buffet = Abendbuffet

option-red_seat = Wem Rot gehört
    .help = Wer dort sitzt, dem gehören Herz und Karo; dem anderen gehören Kreuz und Pik.
option-red_seat-random = wird am Anfang ausgelost
option-ace_priority = Wer zuerst aufhalten darf
    .help = Wer zuerst gefragt wird, ob ein Ass die Karte aufhält.
option-ace_priority-opponent_first = das Gegenüber
option-ace_priority-player_first = wer sie hingelegt hat
option-game_tie = Gleichstand
    .help = Was es heißt, wenn am Ende beide gleich viele Punkte haben.
option-game_tie-draw = unentschieden

hint-own-red = Dir gehört Rot. Noch zu spielende Karten: { $turns }.
hint-own-black = Dir gehört Schwarz. Noch zu spielende Karten: { $turns }.
hint-show = { $seat }: { $minutes } Minuten, Tricks { $tricks }, Patzer { $mistakes }, mal { $times }. Jetzt { $value } wert.
hint-comedy = { $seat }: keine Tricks, eine Lachnummer. Jetzt 0 wert; Patzer { $mistakes }.
hint-acting = Wirkt gleich: { $piece }.
hint-card-add =
    .tag = { $mine ->
        [1] bei dir, { $change }
       *[0] drüben, { $change }
    }
hint-card-halt =
    .tag = hält auf
hint-card-swap =
    .tag = tauscht Hände
hint-card-perform =
    .tag = { $mine ->
        [1] deine Show: { $value }
       *[0] Show drüben: { $value }
    }
hint-card-feed =
    .tag = { $mine ->
        [1] dein Buffet
       *[0] Buffet drüben
    }
hint-would-add = { $mine ->
    [1] { $piece } käme auf deinen Übungsstapel: { $minutes } Minuten, { $after } wert statt { $before }.
   *[0] { $piece } käme auf den Übungsstapel deines Gegenübers: { $minutes } Minuten, { $after } wert statt { $before }.
}
    .total = { $after } wert
hint-would-halt = { $piece } ist ein Ass. Es hält nur Karten auf.
hint-would-swap = Du und dein Gegenüber würdet die Hände tauschen.
hint-would-perform = { $mine ->
    [1] Du würdest deinen Übungsstapel aufführen, für { $value }.
   *[0] Dein Gegenüber müsste auftreten, für { $value }.
}
    .total = { $value } wert
hint-would-feed = { $mine ->
    [1] Abendbuffet: du dürftest einen Trick für die Hälfte seiner Punkte einlösen.
   *[0] Abendbuffet: dein Gegenüber dürfte einen Trick für die Hälfte seiner Punkte einlösen.
}
hint-would-stop = Das Ass ist ausgegeben, und { $piece } kommt auf deine Hand.
hint-would-cash = Du bekommst jetzt { $number }. Deine Show ist dann { $after } wert statt { $before }.
    .total = { $number } jetzt
hint-would-decline = Deine Show bleibt { $before } wert.

unit-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
fact-deck = Karten im Stapel
fact-aces = Asse verbraucht
fact-red = Rot

guide-begin = { $red ->
    [1] Dir gehört Rot, deinem Gegenüber Schwarz.
   *[0] Dir gehört Schwarz, deinem Gegenüber Rot.
} Tricks, das sind Zehnen, Buben, Damen und Könige, machen eine Show erst etwas wert; 15 Minuten sind die ideale Länge. Leg { $piece } hin und fang an zu üben. Wer eine Karte auch spielt, sie geht dorthin, wem ihre Farbe gehört.
guide-perform = Deine Show dauert { $minutes } Minuten und ist { $number } wert. Mit { $piece } trittst du auf, bevor sie dir jemand verdirbt.
guide-force = Die Show von { $seat } ist gerade { $number } wert. { $piece } zwingt { $seat }, genau so aufzutreten.
guide-spoil = Schenk der Show von { $seat } eine Karte, die sie nicht brauchen kann: mit { $piece } wäre sie { $number } wert statt { $before }.
guide-mistake = Eine Show ohne Tricks zählt nichts, auch keine Patzer. Du hast noch keinen Trick, also ist das ein guter Moment, { $piece } loszuwerden.
guide-build = Mit { $piece } dauert deine Show { $minutes } Minuten und ist { $number } wert statt { $before }.
guide-save = Mit { $piece } wäre deine Show { $number } wert statt { $before }. { $second } hält das auf, und die Karte kommt auf deine Hand, wo sie nicht schadet.
guide-stop = Mit { $piece } dauert die Show gegenüber { $minutes } Minuten und ist { $number } wert statt { $before }. Halt das mit { $second } auf: die Karte kommt auf deine Hand.
guide-stop-show = Mit { $piece } tritt { $seat } auf, für { $number }. Das ist ein Ass wert: { $second }.
guide-let-good = { $piece } ist dir recht: { $mine ->
    [1] deine Show
   *[0] die Show gegenüber
} wäre { $number } wert statt { $before }. Lass es geschehen und behalte dein Ass.
guide-let-show = Mit { $piece } trittst du auf, für { $number }. Lass es geschehen.
guide-let = { $piece } ist kein Ass wert: { $mine ->
    [1] deine Show
   *[0] die Show gegenüber
} wäre danach { $number } wert und ohne die Karte { $before }. Im ganzen Spiel gibt es nur vier Asse.
guide-swap = Mit { $piece } tauscht ihr die Hände: deine { $held } Karten gegen die von { $seat }. Ein Ass könnte das aufhalten. Wessen Hand ist besser?
guide-feed = { $piece } ist das Abendbuffet: { $mine ->
    [1] du darfst
   *[0] dein Gegenüber darf
} einen Trick für die Hälfte seiner Punkte einlösen. Dafür ist ein Ass zu schade.
guide-cash = { $piece } bringt am Buffet sofort { $points }, und deine Show wäre { $number } wert statt { $before }. Lös den Trick ein.
guide-no-cash = { $piece } brächte sofort { $points }, aber deine Show wäre dann { $number } wert statt { $before }. Behalte die Tricks für die Show.
guide-performed = Du bist aufgetreten, für { $points }.
guide-rival-performed = { $seat } ist aufgetreten, für { $points }.
guide-stopped = { $seat } hat { $piece } mit einem Ass aufgehalten und genommen. Verbrauchte Asse: { $used } von 4.
guide-you-stopped = Dein Ass hat { $piece } aufgehalten; die Karte ist jetzt auf deiner Hand. Verbrauchte Asse: { $used } von 4.
guide-swapped = Du und { $seat } habt die Hände getauscht. Jetzt weiß jeder, was gegenüber steckt, bis auf neue Karten.
guide-order = Du hast { $piece } hingelegt, dein Gegenüber { $second }. Die niedrigere Karte wirkt zuerst: { $third }.
guide-spoilt = { $piece } hat die Show von { $seat } verdorben: jetzt { $number } wert. Ein Auftritt würde Punkte kosten.
guide-joined = { $piece } ist in deiner Show: { $minutes } Minuten, jetzt { $number } wert.

# Warum seine Bots so antworten
thumb = Ich rechne aus, was jede Karte für beide Shows ändert, und verhindere, was mich am meisten kosten würde.

# On paper
credit = { title }, erdacht von James Ernest und Carol Monahan. { poker-suite }
pad-goal = Ist der Stapel ausgespielt, gewinnt, wer mehr Punkte hat.
pad-show = Auftritt
pad-minutes = Minuten
pad-tricks = Tricks
pad-mistakes = Patzer
pad-points = Punkte
pad-note-write = Tricks, soweit sie nach den Minuten zählen, minus Patzer, dann für jede 6 verdoppelt. Gar keine Tricks: genau 0. Beim Buffet nur die Punkte des Tricks.
pad-note-count = Bube 2, Dame 4, König 6, je 5 Minuten; die 10 zählt 10 und dauert 10. 15 Minuten: alles. 10 oder 20: der größte Trick halb. 5 oder 25: alles halb. Ab 30: nichts.
paper-planner-red = Dir gehört Rot. Am Anfang fünf Karten für beide.
paper-planner-black = Dir gehört Schwarz. Am Anfang fünf Karten für beide.
paper-planner-worth = Was deine Tricks wert sind
paper-planner-minutes = Minuten
paper-planner-counts-5 = jeder Trick zählt halb
paper-planner-counts-10 = der beste Trick zählt halb
paper-planner-counts-15 = alle zählen ganz
paper-planner-counts-20 = der beste Trick zählt halb
paper-planner-counts-25 = jeder Trick zählt halb
paper-planner-sum = 30 Minuten und mehr: Die Tricks bringen nichts. Dann die Patzer abziehen, 2, 3 und 4; dann für jede 6 verdoppeln, auch Verluste. Ohne einen einzigen Trick zählt eine Show genau 0.
paper-planner-pile = Dein Übungsstapel, Show für Show
paper-planner-cross = Kreis eine Karte ein, wenn sie auf deinen Stapel kommt, wer sie auch gelegt hat. Eine 7 oder 9 deiner Farbe beendet die Zeile: ausrechnen, und die nächste beginnt.
paper-planner-show = Show
paper-planner-farewell = Abschied
paper-planner-tricks = Tricks
paper-planner-mistakes = Patzer
paper-planner-doubled = verdoppelt
paper-planner-rehearsed = Proben
paper-planner-points = Punkte
paper-planner-total = Stand
paper-planner-buffet = Buffet
paper-planner-buffet-worth = Mit einer 8 deiner Farbe darfst du einen Trick der Zeile einlösen; streich ihn:

# Was Studien messen
measure-turns-played = Züge, in denen beide eine Karte spielen
measure-show-10 = Punkte einer Show von zehn Minuten
measure-show-15 = Punkte einer Show von fünfzehn Minuten
measure-show-20 = Punkte einer Show von zwanzig Minuten
measure-farewells = Punkte einer Abschiedsvorstellung
measure-other-shows = Punkte jeder anderen Show
measure-forced-shows = Auftritte, zu denen das Gegenüber zwingt
measure-forced-points = Punkte eines Auftritts, zu dem das Gegenüber zwingt
measure-own-points = Punkte eines Auftritts aus eigenem Entschluss
measure-more-aces = Partien, die gewinnt, wer mehr Asse zieht
measure-only-aces = Partien, die mit lauter Assen auf einer Hand enden
measure-napper-wins = Partien, die gewinnt, wer zuletzt mit einer Fünf die Hände getauscht hat
measure-red-wins = Partien, die Rot gewinnt
measure-farewells-lose = Abschiedsvorstellungen, die Punkte kosten
measure-show-5 = Punkte einer Show von fünf Minuten
measure-show-25 = Punkte einer Show von fünfundzwanzig Minuten
measure-late-napper-wins = Partien, die gewinnt, wer zuletzt die Hände getauscht hat, wenn das spät war

# Der Punkteblock in der App
pad-pile = Karten des Auftritts
pad-buffet = Buffet
pad-stop = Der Stapel ist ausgespielt
pad-end-called = Der Stapel ist ausgespielt, und die Abschiedsauftritte sind vorbei.
refused-card-used-up = { $name }: Von jedem Rang gibt es in einer Farbe nur zwei, und die waren schon dran.

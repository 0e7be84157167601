title = Brain Baseball!
tagline = Wirf, schlag und fang um Punkte, oder wirf drei Strikes hintereinander, und es ist vorbei.

prompt-pitch = Wirf einen Ball. Jede Karte geht. Die anderen dürfen mit Karten bis zu seinem Wert schlagen; tut es niemand, ist es ein Strike.
    .do = { $chosen } werfen
    .sure = { $last ->
        [1] { $chosen } werfen, mit zwei Strikes? Schlägt niemand, gewinnst du das Spiel.
       *[0] { "" }
    }
prompt-swing = Schlagen oder passen? Ein Schlag ist höchstens so hoch wie der Ball und höher als alle Schläge davor.
    .do = { $act ->
        [pass] Passen
       *[play] Mit { $chosen } schlagen
    }
prompt-field = Fangen oder passen? Ein Fang ist mindestens so hoch wie der Ball und höher als alle Fänge davor. Hier zählt eine Zwei 14 und ein Ass 15.
    .do = { $act ->
        [pass] Passen
       *[play] Mit { $chosen } fangen
    }

word-pass = Passen

refused-must-pitch = Wer wirft, kann nicht passen. Spiel irgendeine Karte.
refused-not-in-your-hand = { $token } hast du nicht auf der Hand.
refused-above-the-ball = { $token } ist höher als der Ball. Ein Schlag ist höchstens so hoch.
refused-too-low-to-swing = { $token } ist nicht höher als der Schlag davor.
refused-too-low-to-field = { $token } ist zu niedrig: ein Fang ist mindestens so hoch wie der Ball und höher als der Fang davor.

said-inning = Inning { $number } von { $of }: Alle bekommen neue Karten{ $yours-count ->
    [0] .
   *[other] ; du: { $yours }.
}{ $number ->
    [1] {" "}Zum Schlagen darf die Karte nicht höher sein als der Ball, zum Fangen nicht niedriger, und wer den Ball bekommt, wirft den nächsten. Ein Ass zählt 1 und eine Zwei 2, beim Fangen aber 15 und 14.
   *[other] {""}
}
decided-pitch = { $seat } { VERB($who, you: "wirfst", one: "wirft", many: "werfen") } { $pieces }.
decided-swing = { $act ->
    [pass] {""}
   *[none] { $seat } { VERB($who, you: "schlägst", one: "schlägt", us: "schlagt", many: "schlagen") } mit { $pieces }.
}
said-hit = { $number ->
    [1] Sonst schlägt niemand, also { VERB($who, you: "triffst", one: "trifft", many: "treffen") } { $seat } den Ball.
   *[other] { $seat } { VERB($who, you: "triffst", one: "trifft", many: "treffen") } den Ball: { $piece } ist der höchste Schlag.
}
decided-field = { $act ->
    [pass] {""}
   *[none] { $seat } { VERB($who, you: "greifst", one: "greift", us: "greift", many: "greifen") } mit { $pieces } danach.
}
said-caught = { $seat } { VERB($who, you: "fängst", one: "fängt", many: "fangen") } den Ball, { $got }, und { VERB($who, you: "behältst", one: "behält", many: "behalten") } ihn, mit { $number ->
    [14] { $piece }: Eine Zwei zählt beim Fangen 14
    [15] { $piece }: Ein Ass zählt beim Fangen 15
   *[other] { $piece }
}.
said-not-caught = Niemand fängt ihn, also { VERB($who, you: "bekommst", one: "bekommt", many: "bekommen") } { $seat } den Ball, { $got }.
said-cannot-pitch = { $seat } { VERB($who, you: "hast", one: "hat", many: "haben") } keine Karten mehr, also { $whom ->
    [you] wirfst
   *[other] wirft
} jetzt { $target }.
said-strike = { $said-ace-ball ->
    [0] Niemand schlägt.
   *[other] Niemand schlägt, denn ein Ass trifft nur ein anderes Ass.
} { $number ->
    [1] Das ist der erste Strike
    [2] Das ist der zweite Strike hintereinander
    [3] Das ist der dritte Strike hintereinander
   *[other] Das ist Strike Nummer { $number } hintereinander
}, und { $seat } { VERB($who, you: "bekommst", one: "bekommt", many: "bekommen") } den Ball, { $got }.{ $of ->
    [0] {""}
   *[other] { $number ->
        [2] {" "}Noch einer, und { $seat } { VERB($who, you: "gewinnst", one: "gewinnt", many: "gewinnen") } das Spiel.
       *[other] {""}
    }
}
said-ace-ball = { "" }
said-inning-over = Höchstens eine Person hat noch Karten, also ist das Inning vorbei.
said-scores = { $number ->
    [0] { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } keinen Ball gewonnen und { VERB($who, you: "bleibst", one: "bleibt", us: "bleibt", many: "bleiben") } bei { $of }.
   *[other] { $seat } { VERB($who, you: "bekommst", one: "bekommt", us: "bekommt", many: "bekommen") } { $number } Punkte für { $named-ball }, insgesamt { $of }.
}
said-ball = { "" }
said-end-three-strikes = Mit drei Strikes hintereinander { VERB($who, you: "gewinnst", one: "gewinnt", many: "gewinnen") } { $seat }, ganz gleich, wie es steht; die Bälle dieses Innings zählen nicht mehr.
said-end-dollars = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } am Ende { $number } Dollar, am meisten von allen.
scored = { "" }
paid-seat-pot =
    .detail = { $seat } { VERB($who, you: "legst", one: "legt", many: "legen") } { $amount } in den Pott.
paid-pot-seat = { $seat } { VERB($who, you: "nimmst", one: "nimmt", us: "nehmt", many: "nehmen") } { $who ->
    [one] {""}
    [you] {""}
   *[other] je{" "}
}{ $amount } aus dem Pott, { $rule ->
    [BBB-R13] mit drei Strikes hintereinander
   *[other] für das beste Inning
}.
moved-stock-hand =
    .detail = { $seat } { VERB($who, you: "bekommst", one: "bekommt", us: "bekommt", many: "bekommen") } Karten.
moved-to-ball = { "" }
moved-hand-swing = { "" }
moved-hand-fielding = { "" }
moved-to-balls = { "" }
moved-to-discard =
    .detail = Abgelegt: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
moved-to-stock =
    .detail = Alle Karten kommen zurück in den Stapel.

hint-inning = Inning { $number } von { $innings }; { $seat } hat gegeben.
hint-pitcher = { $seat } wirft, { $strikes ->
    [0] noch ohne Strike
    [one] mit einem Strike
   *[other] mit { $strikes } Strikes hintereinander
}.
hint-two-strikes = { $seat } wirft, mit zwei Strikes. Noch einer gewinnt das Spiel!
hint-swing = Der Ball zählt { $ball }. Zum Schlagen: { $low } bis { $ball }.
hint-swing-exact = Der Ball zählt { $ball }. Zum Schlagen: genau { $ball }.
hint-swing-closed = Der Ball zählt { $ball }, und ein Schlag mit { $ball } ist da: höher geht es nicht.
hint-field = Der Ball zählt { $ball }. Zum Fangen: { $low } oder mehr (Zwei 14, Ass 15).
hint-field-closed = Der Ball zählt { $ball }, und ein Ass fängt ihn schon: höher geht es nicht.
hint-last-asked = Nach dir wird niemand mehr gefragt.
hint-asked-next = Nach dir { $count ->
    [one] wird noch 1 Person gefragt
   *[other] werden noch { $count } gefragt
}, zuerst { $seat }.
hint-points = { $seat }: { $inning } in diesem Inning, { $total } davor.
hint-played = Bisher gespielt: { $ranks }.
hint-unseen = Noch nicht gesehen: { $aces ->
    [one] 1 Ass
   *[other] { $aces } Asse
}, { $deuces ->
    [one] 1 Zwei
   *[other] { $deuces } Zweien
}.
hint-counts =
    .tag = zählt { $number }
hint-would-pass = Du behältst deine Karten und überlässt den Ball den anderen.
hint-would-pitch = Ein Ball mit Wert { $number }. Von { $unseen } Karten, die du nicht gesehen hast, { $n ->
    [one] könnte ihn { $n } treffen
   *[other] könnten ihn { $n } treffen
}.
    .total = { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
hint-would-lead = { $n ->
    [0] Keine Karte geht über deine { $number }.
    [one] Eine Karte, die du nicht gesehen hast, ginge über deine { $number }.
   *[other] Von { $unseen } Karten, die du nicht gesehen hast, gingen { $n } über deine { $number }.
}
hint-would-have = Nach dir wird niemand mehr gefragt. Deine { $number } ist die beste.

unit-dollars = { $count } Dollar
unit-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
fact-inning = Inning
fact-strikes = Strikes hintereinander
fact-pitcher = wirft
fact-hitter = trifft

zone-stock = Stapel
zone-ball = Ball
zone-discard = Ablage
zone-hand = Hand
zone-swing = Schlag
zone-fielding = Fang
zone-balls = Bälle

pot-pot = Pott

phase-pitch = Der Wurf
phase-swing = Am Schlag
phase-field = Im Feld

option-gambling = Um Dollar spielen
    .help = Jeder Wurf kostet seinen Wert in Dollar, und wer in einem Inning am besten ist, bekommt den Pott. Die meisten Dollar gewinnen.
option-three_strike_rule = Drei Strikes gewinnen
    .help = Drei Strikes hintereinander gewinnen das Spiel sofort.
option-streak_scope = Strikes hintereinander
    .help = Ob Strikes des letzten Innings noch zählen, wenn man im nächsten gibt und wirft.
option-streak_scope-inning = nur im selben Inning
option-streak_scope-game = über Innings hinweg
option-first_dealer = Wer zuerst gibt
    .help = Wer dort sitzt, gibt das erste Inning und wirft darin zuerst.
option-first_dealer-random = der Zufall entscheidet
option-innings = Zahl der Innings
    .help = So viele Innings hat ein Spiel.
option-innings-auto = eines je Person

guide-begin = Der Ball ist { $second }, { $value } Punkte wert. Schlag danach mit einer Karte bis zu seinem Wert. Der höchste Schlag trifft und gewinnt den Ball, wenn ihn niemand fängt. { $topped ->
    [0] Nichts, was du nicht gesehen hast, übertrifft deine { $piece }.
    [one] Nur eine Karte, die du nicht gesehen hast, übertrifft deine { $piece }.
   *[other] { $topped } Karten, die du nicht gesehen hast, übertreffen deine { $piece }.
}
guide-third-strike = Zwei Strikes, und niemand hat geschlagen: Lass den Ball durch, und { $seat } hat gewonnen. Schlag zu, mit { $piece } oder irgendetwas!
guide-exact = { $piece } ist so hoch wie der Ball, { $second }: Kein Schlag kann das übertreffen.
guide-small = Nur { $value } Punkte, und es kostete dich ein Ass oder eine Zwei. Beim Schlagen sind sie niedrig, beim Fangen die höchsten: 15 und 14. Schlägt niemand, ist es ein Strike; drei hintereinander gewinnen das Spiel, einer schadet noch nicht. Passe.
guide-swing = Ein Ball für { $value } Punkte, und { $strikes ->
    [0] noch kein Strike
    [one] schon ein Strike für { $seat }
   *[other] schon { $strikes } Strikes für { $seat }
}. { $topped ->
    [0] Nichts, was du nicht gesehen hast, übertrifft deine { $piece }.
    [one] Eine Karte, die du nicht gesehen hast, übertrifft deine { $piece }.
   *[other] { $topped } Karten, die du nicht gesehen hast, übertreffen deine { $piece }.
} Und mit jedem Schlag ist es kein Strike.
guide-keep = { $able ->
    [0] Zum Schlagen hast du keine Karte, also passe. Eine hohe kann den Ball noch fangen, wenn ihn jemand trifft.
   *[other] Ein Schlag kostete dich eine Karte, die beim Fangen mehr taugt, und der Ball bringt { $value }. Passe.
}
guide-field = { $seat } hat den Ball getroffen, { $second } für { $value } Punkte. Jetzt dürfen alle anderen fangen, mit Karten ab seinem Wert; eine Zwei zählt hier 14, ein Ass 15. Deine { $piece } zählte { $number } und führte; { $higher ->
    [0] nichts, was du nicht gesehen hast, ist höher
    [one] eine Karte, die du nicht gesehen hast, ist höher
   *[other] { $higher } Karten, die du nicht gesehen hast, sind höher
}.
guide-own-ball = { $seat } hat deinen Ball getroffen, aber auch wer wirft, darf fangen, und nach dir kommt niemand mehr: { $piece } holt { $second } heim.
guide-field-last = Nach dir kommt niemand mehr. { $piece } fängt den Ball sicher: { $value } Punkte.
guide-field-again = { $piece } führte mit { $number }, für einen Ball von { $value }. { $higher ->
    [0] Nichts, was du nicht gesehen hast, ist höher.
    [one] Eine Karte, die du nicht gesehen hast, ist höher.
   *[other] { $higher } Karten, die du nicht gesehen hast, sind höher.
}
guide-field-keep = Ein Ball für { $value } lohnt deine { $piece } kaum, die beim Fangen { $number } zählt. Lass ihn.
guide-field-none = Du hast nichts, was { $second } jetzt noch fangen könnte, also passe.
guide-pitch = Wer einen Ball gewinnt, wirft den nächsten. Schlägt niemand, behältst du ihn: ein Strike. { $piece } ist niedrig: Von den { $unseen } Karten, die du nicht gesehen hast, können { $hits } treffen. Die hohen bleiben zum Fangen.
guide-pitch-again = Du hast { $points } Punkte an Bällen, { $seat } hat { $number }. Wirf { $piece }: { $hits ->
    [0] Nichts, was du nicht gesehen hast, kann treffen
    [one] Eine Karte, die du nicht gesehen hast, kann treffen
   *[other] { $hits } Karten, die du nicht gesehen hast, können treffen
}.
guide-pitch-win = Zwei Strikes hintereinander, und ein dritter gewinnt sofort das Spiel! { $piece } ist am schwersten zu treffen: { $hits ->
    [0] Keine der { $unseen } Karten, die du nicht gesehen hast, kann es
    [one] Eine der { $unseen } Karten, die du nicht gesehen hast, kann es
   *[other] { $hits } der { $unseen } Karten, die du nicht gesehen hast, können es
}.
guide-pitch-last = Deine letzte Karte, { $piece }, ist der Ball; { $hits ->
    [0] nichts, was du nicht gesehen hast, kann ihn treffen
    [one] eine Karte, die du nicht gesehen hast, kann ihn treffen
   *[other] { $hits } Karten, die du nicht gesehen hast, können ihn treffen
}. Sobald höchstens eine Person noch Karten hat, ist das Inning vorbei, und die Bälle zählen: Du hast { $points } Punkte, { $seat } hat { $number }.
guide-hit-mine = Deine { $piece } hat getroffen, und niemand hat gefangen: { $second } gehört dir, { $number ->
    [one] ein Punkt
   *[other] { $number } Punkte
}, und du wirfst.
guide-hit-caught = Deine { $piece } hat getroffen, aber { $seat } hat den Ball mit { $second } gefangen. Also ging { $third } dorthin: Ein Treffer braucht auch im Feld Glück.
guide-topped = { $seat } hat deine { $piece } mit { $second } übertroffen und den Ball erwischt. Nur der höchste Schlag zählt; die anderen Karten sind weg.
guide-caught-mine = Deine { $piece } fing am besten: { $second } gehört dir, { $number ->
    [one] ein Punkt
   *[other] { $number } Punkte
}, und du wirfst.
guide-strike-mine = Niemand hat nach { $piece } geschlagen: Du behältst den Ball, und das ist Strike { $number } von dreien.
guide-strike = Niemand hat geschlagen: { $seat } behält { $piece }, und das ist Strike { $number }. Drei hintereinander gewinnen das Spiel.
guide-pitch-hit = { $seat } hat deine { $second } mit { $piece } getroffen.

# Warum seine Bots so antworten
thumb = Ich gebe Karten aus, die ich kaum brauche, und behalte Asse und Zweien für das, was zählt.

# On paper
credit = { title }, erdacht von James Ernest. { poker-suite }
pad-goal = Die meisten Punkte nach { $innings ->
    [one] einem Inning
   *[other] { $innings } Innings
}.{ $three_strike_rule ->
    [1] {" "}Drei Strikes hintereinander gewinnen sofort.
   *[0] { "" }
}
pad-note-write = Was deine Bälle in diesem Inning wert sind und die neue Summe.
pad-note-count = Ass 1, Zahlenkarten ihre Zahl, Bube 11, Dame 12, König 13.

# Was Studien messen
measure-hits = Bälle, die getroffen werden
measure-uncaught = Treffer, die niemand fängt
measure-swing-points = Punkte, die ein Schlag bringt
measure-catch-points = Punkte, die eine zum Fangen gespielte Karte bringt
measure-strike-points = Punkte, die ein Wurf durch einen Strike bringt
measure-struck-out = Partien, die drei Strikes beenden
measure-low-hand-strikes = erste Innings, in denen ein Geber mit drei Karten bis zur Drei durch drei Strikes gewinnt
measure-dealer-inning = Innings, in denen der Geber am besten abschneidet
measure-tricks = Stiche in einem Inning
measure-pitched = Wert eines Wurfs

# Der Punkteblock in der App
pad-lead = Wer gibt zuerst?
pad-next = { $dealer } gibt und wirft zuerst.
pad-strikes = drei Strikes
pad-paid = für Würfe bezahlt
pad-dollars = Dollar
pad-end-strikes = Drei Strikes hintereinander von { $names }.
refused-inning-not-scored = { $name }, { $column }: Ein Inning, das mit drei Strikes endet, zählt nicht, also 0.

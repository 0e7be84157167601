title = Following Suit
tagline = Pik jagt Herz, Herz jagt Karo, und nur deine beste Farbe zählt.

prompt-choose-mark = Wähle deinen Fänger. Ist er der höchste seiner Farbe, fängt er alles in der Farbe, die er jagt.
    .do = { $chosen } als Fänger legen

refused-in-the-pool = Dein Fänger muss von deiner Hand kommen; { $token } liegt in der Auslage.
refused-not-in-hand = Dein Fänger muss von deiner Hand kommen, und { $token } ist nicht darunter.

# Was geschah
moved-deck-hand =
    .detail = Alle bekommen { $count } Karten.
said-round = Runde { $number }: Alle bekommen vier Karten{ $yours-count ->
    [0] .
   *[other] ; du: { $yours }.
}{ $number ->
    [1] {" "}In jedem Zug spielen alle eine Karte als Fänger. Dann fangen alle zugleich: Der höchste Fänger jeder Farbe, das Ass ganz oben, holt alle Karten einer anderen Farbe, auch die Fänger. Pik fängt Herz, Herz Karo, Karo Kreuz, Kreuz Pik. Was niemand fängt, ist aus dem Spiel. Gespielt wird bis { $of } Punkte.
   *[other] {""}
}
said-count = { $number ->
    [1] Der Stapel ist leer, und alle werten die beste Farbe ihrer Hand; dabei zählt ein Ass nur 1, ein Bube 11, eine Dame 12, ein König 13.
   *[other] Der Stapel ist leer, und alle werten die beste Farbe ihrer Hand.
}
moved-deck-pool = Neu in der Auslage: { $pieces }.
moved-hand-mark = { $shares-count ->
    [0] Der einzige Fänger: { $seat } { $pieces }.
   *[other] Die Fänger: { $shares }.
}
said-captures = { $got-count ->
    [0] { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } mit { $piece } den höchsten Fänger in { $number ->
        [0] Karo
        [1] Herz
        [2] Pik
       *[3] Kreuz
    }, aber { suits-name } ist nicht zu fangen.
   *[other] { $seat } { VERB($who, you: "fängst", one: "fängt", us: "fangt", many: "fangen") } { suits-name } mit { $piece }: { $got }.
}
suits-name = { $number ->
    [0] Kreuz
    [1] Karo
    [2] Herz
   *[3] Pik
}
said-sits-out =
    .aside = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } keine Karte mehr und { VERB($who, you: "setzt", one: "setzt", us: "setzt", many: "setzen") } bis zur nächsten Runde aus.
shown-hand = { "" }
said-best-suit = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } { $got }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { suits-name }, insgesamt { $total }.
said-no-cards = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } keine Karten und { VERB($who, you: "bekommst", one: "bekommt", us: "bekommt", many: "bekommen") } nichts.
scored = { "" }
said-tied = Die Führung ist geteilt, bei { $number } Punkten, also spielen alle noch eine Runde.
said-over = { $number } Punkte sind erreicht, also war das die letzte Runde.
moved-pool-hand = { "" }
moved-mark-hand = { "" }
moved-mark-discard =
    .detail = Niemand fängt { $pieces-count ->
        [one] den Fänger { $pieces }
       *[other] die Fänger { $pieces }
    }: auf die Ablage.
moved-pool-discard =
    .detail = Niemand fängt { $pieces } aus der Auslage: auf die Ablage.
moved-to-deck = { "" }

zone-deck = Stapel
zone-pool = Auslage
zone-discard = Ablage
zone-hand = Hand
zone-mark = Fänger

phase-marks = Fänger wählen

hint-turn = Runde { $round }, Zug { $turn } von { $turns }. Gespielt wird bis { $target } Punkte.
hint-table = Auf dem Tisch, in Punkten: Pik { $spades } → Herz { $hearts } → Karo { $diamonds } → Kreuz { $clubs } → Pik.
hint-hand = Auf deiner Hand, in Punkten: Pik { $spades }, Herz { $hearts }, Karo { $diamonds }, Kreuz { $clubs }. Die beste Farbe zählt { $best }.
hint-spades = Ein Pik fängt alle Herz, wenn niemand ein höheres Pik spielt: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in der Auslage.
hint-hearts = Ein Herz fängt alle Karo, wenn niemand ein höheres Herz spielt: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in der Auslage.
hint-diamonds = Ein Karo fängt alle Kreuz, wenn niemand ein höheres Karo spielt: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in der Auslage.
hint-clubs = Ein Kreuz fängt alle Pik, wenn niemand ein höheres Kreuz spielt: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in der Auslage.

# Beim Wählen
hint-hunts = { $piece } jagt { $count ->
    [0] nichts, was da liegt
    [one] 1 Karte im Wert von { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
   *[other] { $count } Karten im Wert von { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
}.
    .tag = { $count ->
        [0] nur Fänger
       *[other] fängt { $count }
    }
hint-captures = { $beaten ->
    [no] { $number ->
        [0] Niemand hat ein höheres Kreuz, also fängt er alle Pik
        [1] Niemand hat ein höheres Karo, also fängt er alle Kreuz
        [2] Niemand hat ein höheres Herz, also fängt er alle Karo
       *[3] Niemand hat ein höheres Pik, also fängt er alle Herz
    }
   *[maybe] { $number ->
        [0] Er fängt alle Pik, wenn niemand ein höheres Kreuz spielt
        [1] Er fängt alle Kreuz, wenn niemand ein höheres Karo spielt
        [2] Er fängt alle Karo, wenn niemand ein höheres Herz spielt
       *[3] Er fängt alle Herz, wenn niemand ein höheres Pik spielt
    }
}: { $count ->
    [0] in der Auslage liegt nichts davon, aber es kann Fänger geben
    [one] 1 Karte in der Auslage
   *[other] { $count } Karten in der Auslage
}.
    .tag = { $count ->
        [0] nur Fänger
       *[other] fängt { $count }
    }
    .total = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
hint-after = { $beaten ->
    [no] Deine beste Farbe zählt dann mindestens { $best }.
    [same] Deine beste Farbe zählt dann mindestens { $best }, geschlagen oder nicht.
   *[worse] Deine beste Farbe zählt dann mindestens { $best }, oder { $without }, wenn er geschlagen wird.
} Der Fänger selbst ist so oder so weg.
hint-prey = { $piece } wäre deine Beute.
    .tag = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

fact-round = Runde
fact-turn = Zug
fact-deck = Stapel
unit-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

# Das geführte erste Spiel
guide-cycle = Pik fängt Herz, Herz fängt Karo, Karo fängt Kreuz, und Kreuz fängt Pik. { $piece } jagt { $suit ->
    [0] Kreuz
    [1] Karo
    [2] Herz
   *[3] Pik
} in der Auslage, hier { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
}. Der Fänger selbst kommt nie nach Hause.
guide-collect = Du hast { $own } Punkte { $suit ->
    [0] Kreuz
    [1] Karo
    [2] Herz
   *[3] Pik
} auf der Hand, und am Ende zählt nur deine beste Farbe. In der Auslage liegen { $points } weitere: jag sie mit { $piece }.
guide-sure = Niemand kann eine höhere Karte dieser Farbe haben als { $piece }. Also fängst du sicher alles in { $suit ->
    [0] Kreuz
    [1] Karo
    [2] Herz
   *[3] Pik
}: { $number } Punkte in der Auslage.
guide-cards = Jeder Zug kostet eine Karte, und du hast { $count } für { $left } Züge. Ohne Karte setzt du aus. { $piece } kann { $number } aus der Auslage fangen.
guide-higher = Nur der höchste Fänger einer Farbe fängt, und das Ass ist am höchsten. { $piece } jagt { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
}; { $suit ->
    [0] in Kreuz
    [1] in Karo
    [2] in Herz
   *[3] in Pik
} { $higher ->
    [one] kann noch eine höhere Karte dagegenstehen
   *[other] können noch { $higher } höhere Karten dagegenstehen
}.
guide-last = Die letzte Auslage. Danach wird gezählt, was du auf der Hand hast, und nur die beste Farbe. Fängt { $piece }, so bringt sie mindestens { $points }.
guide-again = { $piece } jagt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} in { $suit ->
    [0] Kreuz
    [1] Karo
    [2] Herz
   *[3] Pik
}, zusammen { $number }.
guide-counted = Die Runde ist gezählt: deine beste Farbe brachte { $points }. { $seat } bekam { $number }.
guide-beaten = { $seat } hatte { $second }, höher als { $piece } von dir: nur der höchste Fänger einer Farbe fängt.
guide-caught = { $piece } von dir fing { $got ->
    [one] eine Karte
   *[other] { $got } Karten
} für { $points }. Im selben Augenblick wurde der Fänger von { $second } ({ $seat }) gefangen.
guide-caught-free = { $piece } von dir fing { $got ->
    [one] eine Karte
   *[other] { $got } Karten
} für { $points }. Der Fänger selbst wurde abgelegt: er kommt nie zurück.
guide-nothing = { $piece } war der höchste Fänger der Farbe, aber es gab kein { $suit ->
    [0] Kreuz
    [1] Karo
    [2] Herz
   *[3] Pik
} zu fangen.

option-target_score = Punkte zum Sieg
    .help = Das Spiel endet, wenn jemand nach einer Runde so viele Punkte hat und die Führung nicht geteilt ist.
option-show_known_cards = Bekannte Karten zeigen
    .help = Zeigt die Karten, die vor aller Augen gefangen wurden und noch auf der Hand sind. Sonst müsst ihr sie euch merken.
option-max_rounds = Höchstens so viele Runden
    .help = Nach so vielen Runden ist Schluss, und die höchste Punktzahl gewinnt.

# Warum seine Bots so antworten
thumb = Ich sammle eine Farbe und spiele Karten, die wohl die höchsten ihrer Farbe sind.

# On paper
credit = { title }, erdacht von James Ernest. { poker-suite }
pad-goal = Bei { $target_score } Punkten ist Schluss; die höchste Summe gewinnt.
pad-note-write = Deine beste Farbe in dieser Runde und die neue Summe.
pad-note-count = Ass 1, Zahlenkarten ihre Zahl, Bube 11, Dame 12, König 13.
pad-note-end = Bei geteilter Führung folgt noch eine Runde, bis jemand allein führt.

# Was Studien messen
measure-sits-out = Leute je Runde, die einen Zug aussetzen müssen
measure-empty = Leute je Runde, die am Ende keine Karte mehr haben
measure-points = Punkte je Kopf und Runde
measure-high-marks-capture = Fänger von Zehn bis Ass, die etwas fangen
measure-low-marks-capture = Fänger von Zwei bis Sechs, die etwas fangen
measure-high-mark-points = Wert der Karten, die ein Fänger von Zehn bis Ass nimmt
measure-low-mark-points = Wert der Karten, die ein Fänger von Zwei bis Sechs nimmt
measure-middle-mark-points = Wert der Karten, die ein Fänger von Sieben bis Neun nimmt
measure-court-mark-points = Wert der Karten, die Bube, Dame oder König als Fänger nehmen
measure-ace-mark-points = Wert der Karten, die ein Ass als Fänger nimmt

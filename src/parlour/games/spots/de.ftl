title = Spots
tagline = Zahl eine Karte in die Mitte, nimm dein Wechselgeld und hoff, dass es zu viel ist.

prompt-play-card = Spiel eine Karte in die Mitte. Du bekommst ihren Wert zurück, oder mehr.
    .do = Mit { $chosen } zahlen
prompt-choose-change = Mehrere Sätze ergeben dein Wechselgeld. Wähle eine Karte aus dem, den du willst.
    .do = Den Satz mit { $chosen } nehmen

refused-not-that-change = { $token } unterscheidet die Sätze nicht. Wähle eine der angebotenen Karten.
refused-in-the-middle = { $token } liegt in der Mitte. Du zahlst mit einer Karte deiner eigenen Hand.
refused-in-your-score-pile = { $token } ist gewonnenes Wechselgeld und bleibt auf deinem Gewinnstapel.
refused-not-in-your-hand = { $token } hast du nicht auf der Hand.

# Was geschah
said-round = Runde { $number }: Alle bekommen fünf Karten{ $yours-count ->
    [0] {""}
   *[other] ; du: { $yours }
}. In der Mitte: { $moved-deck-middle }.{ $number ->
    [1] {" "}Wer eine Karte in die Mitte zahlt, nimmt sich dafür Karten vom selben Wert, oder von höherem, wo es nicht aufgeht; solange die Mitte nicht reicht, wird aufgedeckt. Was man genommen hat, sind die Punkte, und wer zuerst { $of ->
        [one] eine Runde
       *[other] { $of } Runden
    } gewonnen hat, gewinnt das Spiel.
   *[other] {""}
}
moved-deck-hand =
    .detail = Die Hände: { $shares }.
said-begins = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } die kleinste Hand, { $number } Punkte, und { VERB($who, you: "beginnst", one: "beginnt", us: "beginnt", many: "beginnen") }.{ $of ->
    [1] {" "}Die anderen haben einen Abzug: die Hälfte dessen, was ihre Hand mehr wert ist.
   *[other] {""}
}
decided-play-card = { $seat } { VERB($who, you: "zahlst", one: "zahlt", us: "zahlt", many: "zahlen") } { $pieces }{ $moved-deck-middle-count ->
    [0] {""}
   *[other] , { VERB($who, you: "deckst", one: "deckt", us: "deckt", many: "decken") } { $moved-deck-middle } auf
}{ $got-count ->
    [0] .
   *[other] {" "}und { VERB($who, you: "nimmst", one: "nimmt", us: "nehmt", many: "nehmen") } { $got }{ $said-excess ->
        [0] .
       *[other] , { $said-excess } mehr.
    }
}
decided-choose-change = { $seat } { VERB($who, you: "wählst", one: "wählt", us: "wählt", many: "wählen") } { $got } als Wechselgeld{ $said-excess ->
    [0] .
   *[other] , { $said-excess } mehr.
}
said-tally = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } { points-each } genommen{ $of ->
    [0] , ohne Abzug.
   *[other] , davon { $of ->
        [one] geht { $of } ab.
       *[other] gehen { $of } ab.
    }
}
said-tally-half = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } { points-each } genommen, davon { $of ->
    [0] geht ½ ab.
   *[other] gehen { $of }½ ab.
}
points-each = { $who ->
    [one] { number-points }
    [you] { number-points }
   *[other] je { number-points }
}
number-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
said-shared-round = Gleichstand an der Spitze, und alle mit diesem Ergebnis gewinnen die Runde.
said-end-target = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } { $number ->
    [one] eine Runde
   *[other] { $number } Runden
} gewonnen und damit das Spiel.
moved-deck-middle =
    .detail = Aufgedeckt: { $pieces }.
moved-hand-played = { "" }
moved-middle-score-pile = { "" }
moved-played-middle = { "" }
said-exact = { "" }
said-excess = { "" }
said-short =
    .aside = Der Stapel ist leer, also { $number ->
        [one] ist es ein Punkt
       *[other] sind es { $number } Punkte
    } zu wenig.
said-points-noted =
    .aside = Der Stapel ist leer. Die Punkte werden notiert, und die Gewinnstapel werden zum Stapel.
said-wins-round = { $seat } { VERB($who, you: "gewinnst", one: "gewinnt", us: "gewinnt", many: "gewinnen") } die Runde mit { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkten
} { rounds-now }
said-wins-round-half = { $seat } { VERB($who, you: "gewinnst", one: "gewinnt", us: "gewinnt", many: "gewinnen") } die Runde mit { $number }½ Punkten { rounds-now }
said-wins-round-below-zero = { $seat } { VERB($who, you: "gewinnst", one: "gewinnt", us: "gewinnt", many: "gewinnen") } die Runde mit weniger als null Punkten, immer noch den meisten, { rounds-now }
rounds-now = und { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } jetzt { $who ->
    [one] { total-rounds }
    [you] { total-rounds }
   *[other] je { total-rounds }
} gewonnen.
total-rounds = { $total ->
    [one] eine Runde
   *[other] { $total } Runden
}
said-tied-round = Gleichstand an der Spitze, und niemand bekommt die Runde.
scored = { "" }
won-ahead = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } { $total } gewonnen, { lead }.
won-level = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } { total-each } gewonnen.
moved-to-deck = { "" }

# Gezählt werden gewonnene Runden
points = { $count ->
    [one] 1 Runde gewonnen
   *[other] { $count } Runden gewonnen
}

hint-round = Runde { $round }; { $seat } hat mit der kleinsten Hand ({ $total }) begonnen.
hint-standing = { $seat }: Hand { $start }, Abzug { $handicap }; bisher { $points } Punkte, { $adjusted } nach Abzug; noch { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
}; { $wins ->
    [one] 1 Runde gewonnen
   *[other] { $wins } Runden gewonnen
}.
    .tag = { $adjusted } netto
hint-middle = In der Mitte { $total ->
    [one] liegt 1 Punkt
   *[other] liegen { $total } Punkte
}; im Stapel { $deck ->
    [one] liegt 1 Karte
   *[other] liegen { $deck } Karten
}.
hint-fetches = { $piece } bringt { $pieces }: { $excess ->
    [0] passend gewechselt
   *[other] { $excess } mehr
}.
    .tag = { $excess ->
        [0] genau
       *[other] { $excess } mehr
    }
hint-choice = { $piece } bringt einen von { $count } Sätzen, du hast die Wahl: { $excess ->
    [0] passend gewechselt
   *[other] { $excess } mehr
}.
    .tag = { $excess ->
        [0] genau, zur Wahl
       *[other] { $excess } mehr, zur Wahl
    }
hint-draws = Für { $piece } wird erst vom Stapel gezogen.
    .tag = zieht
hint-short = { $piece } bringt nur { $pieces }: { $short } zu wenig.
    .tag = { $short } zu wenig
hint-set = Du kannst { $pieces } nehmen.

# Beim Wählen
hint-gets = Du bekommst { $pieces }.
    .total = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
hint-yours = { $piece } käme auf deinen Gewinnstapel.
    .tag = für dich
hint-stands = Deine Runde steht dann bei { $adjusted } Punkten nach Abzug.
hint-pay-draws = In der Mitte liegt zu wenig. Es werden Karten aufgedeckt, bis es reicht; was du bekommst, weiß also niemand.
hint-pay-choice = { $count } Sätze ergeben dieses Wechselgeld. Du wählst einen.
    .total = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
hint-sets-left = { $count } Sätze stehen noch zur Wahl.

fact-round = Runde
fact-deck = Stapel
fact-starter = Begann
fact-start = Hand am Anfang
unit-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}

# Das geführte erste Spiel
guide-begin = Alle Hände liegen offen. Du zahlst eine Karte in die Mitte und bekommst ihren Wert zurück, oder mehr, wenn die Mitte nicht passend wechseln kann. { $piece } brächte dir { $pieces }: { $excess } zu viel, alles für dich.
guide-takes = Was du nimmst, zählt in dieser Runde für dich: bisher { $pile }. Was du einzahlst, ist Wechselgeld für { $seat } gleich nach dir. { $piece } brächte dir { $pieces }.
guide-short = In der Mitte liegen { $total }, zu wenig für { $piece }. Spielst du die Karte, wird aufgedeckt, bis es reicht. Sonst bringt deine Hand gerade nicht viel.
guide-handicap = Deine ersten fünf Karten waren die ärmste Hand, { $hand } wert. { $seat } begann mit { $number } und verliert die Hälfte des Unterschieds, { $handicap }. { $piece } brächte dir { $pieces }.
guide-last = Die letzte Karte der Runde: { $piece } für { $pieces }. Nach Abzug stehst du bei { $mine }, { $seat } bei { $theirs }.
guide-drew = Die Mitte konnte { $piece } nicht bezahlen, also kamen dazu: { $pieces }. Für dich { $got ->
    [0] genau der Wert.
   *[other] { $got } zu viel.
}
guide-missed = { $pieces } für { $piece }: { $got ->
    [0] genau der Wert.
   *[other] { $got } zu viel.
} { $second } hätte { $excess } zu viel gebracht.
guide-gained = { $pieces } für { $piece }: { $got } zu viel, gut gemacht.
guide-even = { $pieces } für { $piece }, genau der Wert.

zone-deck = Stapel
zone-middle = Mitte
zone-played = Zahlung
zone-hand = Hand
zone-score-pile = Gewinn

phase-play = Einzahlen
phase-change = Wechselgeld wählen

option-rounds_to_win = Runden zum Sieg
    .help = So viele Runden musst du gewinnen, um das Spiel zu gewinnen.
option-overpay_rule = Wenn es nicht passend geht
    .help = Welche Summe über dem Preis die Mitte herausgibt.
option-overpay_rule-least_excess = die nächsthöhere Summe
option-overpay_rule-fewest_cards = die wenigsten Karten
option-equal_change = Gleich gutes Wechselgeld
    .help = Wer zwischen Sätzen mit gleicher Summe und gleich vielen Karten entscheidet.
option-equal_change-highest_card = der Satz mit der höchsten Karte
option-equal_change-player_chooses = wer zahlt
option-deck_out = Wenn der Stapel leer ist
    .help = Was geschieht, wenn eine Karte aufgedeckt werden muss und kein Stapel mehr da ist.
option-deck_out-reshuffle = die Gewinnstapel werden zum Stapel
option-deck_out-short = du bekommst, was da ist
option-handicap_rounding = Halbe Punkte des Abzugs
    .help = Ob halbe Punkte eines Abzugs bleiben oder gerundet werden.
option-handicap_rounding-exact = sie bleiben
option-handicap_rounding-down = abgerundet
option-handicap_rounding-up = aufgerundet
option-round_tie = Gleichstand in einer Runde
    .help = Wer eine Runde gewinnt, wenn mehrere die beste Punktzahl haben.
option-round_tie-shared = alle mit Gleichstand
option-round_tie-none = niemand
option-start_tie = Mehrere kleinste Hände
    .help = Wer beginnt, wenn mehrere die kleinste Hand haben.
option-start_tie-fewest_starts = wer am seltensten begonnen hat
option-start_tie-random = der Zufall entscheidet

# Warum seine Bots so antworten
thumb = Ich zahle mit der Karte, die am meisten über ihren Preis hinaus bringt, und lasse denen nach mir wenig übrig.

# On paper
credit = { title }, erdacht von James Ernest und Carol Monahan. { poker-suite }
pad-goal = { $rounds_to_win ->
    [one] Die erste gewonnene Runde entscheidet.
   *[other] Es gewinnt, wer zuerst { $rounds_to_win } Runden hat.
}
pad-handicap = Abzug
pad-pile = Gewinn
pad-result = Ergebnis
pad-wins = Siege
pad-note-write = Abzug: die Hälfte dessen, was deine Hand der kleinsten voraushat{ $handicap_rounding ->
    [down] , abgerundet
    [up] , aufgerundet
   *[exact] ; halbe Punkte zählen
}. Dein Gewinnstapel minus Abzug ist dein Ergebnis; das beste gewinnt die Runde.

# Was Studien messen
measure-starter-wins = Runden, die an die kleinste Hand gehen, die auch beginnt
measure-rich-wins = Runden, die an die größte Hand gehen
measure-hand-worth = Punkte, um die die größte Hand die kleinste übertrifft, je Punkt, den sie mehr hält; der Abzug nimmt davon 0,5 weg
measure-largest-handicap = Punkte, die der größten Hand abgezogen werden
measure-excess = Punkte je Zug, die zu viel herausgegeben werden
measure-exact = Züge, in denen passend gewechselt wird
measure-run-out = wie oft je Runde neu gemischt wird oder das Wechselgeld nicht reicht
measure-turned-up = aufgedeckte Karten je Runde

# Der Punkteblock in der App
pad-hand = Hand am Anfang
pad-lead = Wer gibt zuerst?
pad-next = { $dealer } gibt, und wer die kleinste Hand hat, beginnt.
pad-end-wins = { $count ->
    [one] { $names } hat { $wins ->
        [one] eine Runde
       *[other] { $wins } Runden
    } gewonnen.
   *[other] { $names } haben je { $wins ->
        [one] eine Runde
       *[other] { $wins } Runden
    } gewonnen.
}

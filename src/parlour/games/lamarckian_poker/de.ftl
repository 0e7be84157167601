title = Lamarckian Poker
tagline = Züchte aus vier Karten Urschleim das beste Pokerblatt, bevor deine Linie ausstirbt.

prompt-choose-mark = Wähle eine Karte als Fänger. Er nimmt jede Karte der Auslage mit seiner Farbe oder seinem Rang und fällt dann selbst hinein.
    .do = { $chosen } als Fänger legen
    .sure = { $risk ->
        [1] Deine letzte Karte legen? Sie passt zu nichts, und ohne Karten bist du ausgestorben.
       *[0] { "" }
    }

refused-in-the-pool = { $token } liegt in der Auslage. Nur eine Karte, die du vor diesem Zug hattest, kann dein Fänger sein.
refused-not-in-hand = { $token } hast du nicht auf der Hand, das kann also nicht dein Fänger sein.

said-extinct = { $seat } hat keine Karten mehr und ist ausgestorben.
said-all-extinct = Niemand ist übrig. Wer in diesem Zug ausstarb, teilt sich den Sieg.
said-no-winner = Niemand ist übrig, und niemand gewinnt.
said-decides = { $piece } entscheidet: das andere Blatt hat dort { $number ->
    [0] keine Karte mehr
    [11] einen Buben
    [12] eine Dame
    [13] einen König
    [14] ein Ass
    [8] eine 8
   *[other] eine { $number }
}.
said-survived = { $seat } ist allein übrig und gewinnt.
said-shows = { $number ->
    [0] { $seat } zeigt eine hohe Karte.
    [1] { $seat } zeigt ein Paar.
    [2] { $seat } zeigt zwei Paare.
    [3] { $seat } zeigt einen Drilling.
    [4] { $seat } zeigt eine Straße.
    [5] { $seat } zeigt einen Flush.
    [6] { $seat } zeigt ein Full House.
    [7] { $seat } zeigt einen Vierling.
    [8] { $seat } zeigt einen Straight Flush.
   *[9] { $seat } zeigt einen Royal Flush!
}

zone-deck = Stapel
zone-pool = Auslage
zone-discard = Ablage
zone-hand = Hand
zone-mark = Fänger

phase-marks = Fänger wählen

option-sole_survivor = Wer allein überlebt
    .help = Was geschieht, wenn vor dem Ende des Stapels nur noch eine Person übrig ist.
option-sole_survivor-ends_game = gewinnt sofort
option-sole_survivor-plays_on = spielt allein weiter
option-all_extinct = Alle sterben zugleich aus
    .help = Was geschieht, wenn den Letzten allen im selben Zug die Karten ausgehen.
option-all_extinct-shared = sie teilen sich den Sieg
option-all_extinct-no_winner = niemand gewinnt
option-memory_aid = Gedächtnisstütze
    .help = Zeigt die Karten, die vor aller Augen genommen wurden und noch auf der Hand sind.

hint-turn = Zug { $turn } von { $turns }.
hint-hand = Dein Blatt bisher: { $number ->
    [0] hohe Karte
    [1] ein Paar
    [2] zwei Paare
    [3] ein Drilling
    [4] eine Straße
    [5] ein Flush
    [6] ein Full House
    [7] ein Vierling
    [8] ein Straight Flush
   *[9] ein Royal Flush
} ({ $pieces }).
hint-takes = { $piece } nähme { $pieces }.
    .tag = nimmt { $n }
hint-takes-none =
    .tag = nimmt nichts
hint-higher = Höhere Fänger kommen zuerst: sie können diese Karten nehmen und bleiben selbst liegen.
hint-nothing = Keine deiner Karten passt zur Auslage. Nur Fänger, die hineinfallen, wären zu holen.
hint-same-suit =
    .tag = Farbe passt
hint-same-rank =
    .tag = Rang passt
hint-no-match =
    .tag = passt nicht
hint-would-take = { $piece } nähme { $pieces }. Jeder höhere Fänger kommt vorher und kann sie wegschnappen.
    .total = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
hint-would-take-first = { $piece } kommt zuerst und nimmt { $pieces }.
    .total = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
hint-would-take-none = { $piece } passt zu nichts in der Auslage. Zu holen wären nur höhere Fänger, die vorher hineinfallen.
    .total = keine Karten

fact-turn = Zug
fact-deck = Karten im Stapel

guide-begin = Willkommen im Urschleim. Vier Karten liegen in der Auslage; dein Fänger nimmt alle mit seiner Farbe oder seinem Rang. Das Schildchen unter jeder Karte sagt, wie viele das sind.
guide-order = Fänger kommen vom höchsten zum niedrigsten dran, das Ass ganz oben. Ein König war schneller als dein Bube und ließ dir zwei Karten. Ein Ass sollte besser abschneiden.
guide-gather = Am Anfang gilt: je mehr Karten, desto besser. Jede kann Fänger werden oder in dein Pokerblatt kommen. Ein König ist früh dran und schnappt vielleicht eine Karte weg, die andere wollen.
guide-known = Was jemand genommen hat, haben alle gesehen. Schau dir die bekannten Karten der anderen an: eine höhere in der Farbe, die du willst, ist eine Gefahr.
guide-shape = Ein Fänger darf nach Farbe und Rang zugleich nehmen: die Kreuz-8 nimmt zwei Kreuz und die andere 8.
guide-fives = Du hast genug Karten, um mit dem Züchten anzufangen. Behalte, was Paare, Farben oder Folgen macht, und gib den Rest aus. Eine 5, die eine 5 nimmt, kostet dich nichts.
guide-last-turns = Noch drei Züge, und das Blatt zählt mehr als die Zahl der Karten. Eine dritte 6 und eine zweite 10 liegen in der Auslage, und deine Dame erreicht beide.
guide-keep = Ein Full House. Spiel jetzt nur noch, was deinen besten fünf nicht fehlt, und nimm unterwegs mit, was geht.
guide-showdown = Der letzte Fänger. Danach werden alle Blätter gezeigt, und die besten fünf Karten gewinnen.

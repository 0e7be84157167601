title = Penniless and Insane
tagline = Kauf die beste Kunst für das wenigste Geld, und stirb am Ende trotzdem arm.

# Fragen
prompt-choose-bid = Wähle eine Karte als Gebot. Niedrige Gebote suchen zuerst aus; ein Gebot kostet seinen Wert.
    .do = { $chosen } bieten
prompt-take-art = Nimm eine Karte aus der Auslage. Dein Gebot wird abgelegt und bezahlt.
    .do = { $chosen } nehmen

# Warum eine Wahl nicht geht
refused-on-sale = { $token } steht zum Verkauf. Biete mit einer Karte deiner Hand.
refused-not-in-hand = { $token } hast du nicht auf der Hand und kannst es nicht bieten.
refused-not-for-sale = { $token } liegt nicht in der Auslage. Nimm eine der Karten, die zum Verkauf stehen.

# Was geschah
said-round = Runde { $number }: Alle haben 20 Münzen und bekommen 3 Karten{ $yours-count ->
    [0] .
   *[other] ; du: { $yours }.
}{ $number ->
    [1] {" "}Alle bieten eine Karte, und das niedrigste Gebot kauft zuerst, bei gleichem Wert erst Kreuz, dann Karo, Herz, Pik. Wer kauft, legt das Gebot ab und zahlt dessen Wert, das Ass als 1, der Bube als 11, die Dame als 12, der König als 13. Am Ende der Runde zählen die Handkarten ihren Wert, dreifach bei dem mit dem wenigsten Geld; gespielt wird bis { $of } Punkte.
   *[other] {""}
}
moved-deck-pool = Zu verkaufen: { $pieces }.
moved-hand-bid = Die Gebote: { $shares }.
decided-take-art = { $seat } { VERB($who, you: "kaufst", one: "kauft", us: "kauft", many: "kaufen") } { $pieces } mit { $moved-bid-discard } für { $lost ->
    [one] { $lost } Münze
   *[other] { $lost } Münzen
}; { $said-left ->
    [0] nichts bleibt übrig.
    [one] { $said-left } bleibt übrig.
   *[other] { $said-left } bleiben übrig.
}
said-left = { "" }
said-cannot-pay =
    .aside = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } zu wenig Geld für das Gebot { $piece } und { VERB($who, you: "nimmst", one: "nimmt", us: "nehmt", many: "nehmen") } es zurück.
said-nothing-left =
    .aside = { $who ->
        [you] Für dich ist nichts mehr da: Du nimmst { $piece } zurück.
       *[other] Für { $seat } ist nichts mehr da, und { $piece } geht zurück auf die Hand.
    }
shown-hand = { "" }
said-hand = { $seat } { VERB($who, you: "beendest", one: "beendet", us: "beendet", many: "beenden") } die Runde mit { $of ->
    [one] { $of } Münze
   *[other] { $of } Münzen
} und { $got }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, insgesamt { $total }.
said-penniless = { $seat } { VERB($who, you: "beendest", one: "beendet", us: "beendet", many: "beenden") } die Runde { $of ->
    [0] ganz ohne Geld, mit
    [one] mit { $of } Münze, am wenigsten von allen, und
   *[other] mit { $of } Münzen, am wenigsten von allen, und
} { $got }: dreimal { $number } sind { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, insgesamt { $total }.
scored = { "" }
said-tied = Die Führung ist geteilt, bei { $number } Punkten, also spielen alle noch eine Runde.
said-over = { $number } Punkte sind erreicht, also war das die letzte Runde.
paid-pot-seat = { $seat } { VERB($who, you: "nimmst", one: "nimmt", us: "nehmt", many: "nehmen") } { $who ->
    [one] {""}
    [you] {""}
   *[other] je{" "}
}{ $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
} aus dem Pott.
said-ahead =
    .aside = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } im ganzen Spiel { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    } gewonnen.
said-behind =
    .aside = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } im ganzen Spiel { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    } verloren.
said-even =
    .aside = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } im ganzen Spiel keine Münze gewonnen oder verloren.
moved-deck-hand = { "" }
moved-bid-discard = { "" }
moved-bid-hand = { "" }
moved-pool-hand = { "" }
moved-pool-discard =
    .aside = Nicht verkauft, auf die Ablage: { $pieces }.
moved-to-deck = { "" }
paid-seat-pot = { "" }
paid-seat-bank = { "" }
paid-bank-seat = { "" }

# Was der Tisch ausrechnet
hint-trick = Runde { $round }, Stich { $trick } von 3. Gespielt wird bis { $target } Punkte.
hint-pot = Im Pott für den Sieg in dieser Runde: { $pot }.
hint-money = Das wenigste Geld ist { $least } ({ $count ->
    [one] das hat eine Person
   *[other] das haben { $count }
}). Du hast { $money }.
hint-least = Deine Hand zählt so { $value }, und { $triple } mit dem Bonus, den du jetzt bekämst.
hint-not-least = Deine Hand zählt so { $value }, und { $triple } mit dem Bonus. Gib { $need } mehr aus, dann hast auch du das wenigste Geld.
hint-bid = { $piece } kostet { $price } und ließe dir { $left }.
    .tag = kostet { $price }
hint-too-dear = { $piece } kostet { $price }: das kannst du nicht zahlen, die Karte käme zurück auf deine Hand.
    .tag = zu teuer
hint-order = Gebote, die noch drankommen, vom niedrigsten an: { $pieces }.
hint-cost = { $piece } ist dein Gebot. Wenn du kaufst, zahlst du { $price } und hast noch { $left }.
    .tag = kostet { $price }
hint-purse = In den Runden davor hast du Münzen gewonnen: { $number }.

# Beim Wählen
hint-bid-costs = Bezahlt wird nur, wenn für dich noch etwas zu kaufen da ist.
    .total = { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }
hint-bid-too-dear = { $price } kannst du nicht zahlen, also kommt die Karte zurück auf deine Hand, und du kaufst nichts.
    .total = { $price } Münzen
hint-bid-brings = Deine Hand zählte dann { $low } bis { $high } Punkte, je nachdem, was für dich übrig ist.
hint-with-art = Mit dem Bonus sind das { $triple }.
    .total = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
hint-left-least = Dir { $left ->
    [one] bleibt 1 Münze
   *[other] bleiben { $left } Münzen
}. Wie es steht, hat niemand weniger.
hint-left-above = Dir { $left ->
    [one] bleibt 1 Münze
   *[other] bleiben { $left } Münzen
}, { $above } mehr als den Ärmsten.

# Geld wird in Münzen gezählt
chips = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}

fact-round = Runde
fact-trick = Stich
fact-purse = Früher gewonnen
unit-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

# Das geführte erste Spiel
guide-low-first = Niedrige Gebote suchen zuerst aus und kosten wenig. Dein Ass kostet eine Münze, und eine 9 steht zum Verkauf.
guide-take-best = Du hast am niedrigsten geboten, also suchst du zuerst aus. Was du am Ende auf der Hand hast, sind deine Punkte: nimm die 9.
guide-spend = Und nun die Pointe: wer am Ende das wenigste Geld hat, zählt dreifach. Gutes steht nicht zum Verkauf, also ist jetzt die Zeit zum Ausgeben. Biete die 9.
guide-poor = Neun Münzen für ein Ass sehen verrückt aus. Aber du bist damit mit Abstand am ärmsten, und das Ass ist das beste Gebot für den letzten Stich.
guide-last-trick = Du hast das wenigste Geld, und wenn es so bleibt, zählt deine Hand dreifach. Biete das Ass und sei zuerst beim König.
guide-king = Bube, Vier und König: 28 Punkte, und dreimal so viel ist das Spiel.

# Der Tisch
zone-deck = Stapel
zone-pool = Auslage
zone-discard = Ablage
zone-hand = Hand
zone-bid = Gebot
pot-pot = Pott
pot-bank = Bank
phase-bids = Bieten
phase-purchases = Kaufen

# Hausregeln
option-target = Punkte zum Sieg
    .help = Das Spiel endet, wenn jemand nach einer Runde so viele Punkte hat.
option-gambling = Um Geld spielen
    .help = Das in einer Runde ausgegebene Geld bildet einen Pott für den Sieg in dieser Runde.
option-gambling_winner = Den Pott bekommt
    .help = Was als Sieg in einer Runde gilt, wenn um Geld gespielt wird.
option-gambling_winner-round_high_score = die höchste Punktzahl der Runde
option-gambling_winner-penniless = wer das wenigste Geld hat
option-target_tie = Geteilte Führung am Ziel
    .help = Was folgt, wenn mehrere mit genug Punkten vorn liegen.
option-target_tie-extra_round = alle spielen noch eine Runde
option-target_tie-shared = sie teilen sich den Sieg
option-max_rounds = Höchstens so viele Runden
    .help = Nach so vielen Runden ist Schluss, und die höchste Punktzahl gewinnt.

# Warum seine Bots so antworten
thumb = Ich teile mein Geld auf drei Gebote ein und wähle gern früh und billig.

# On paper
credit = { title }, erdacht von James Ernest. { poker-suite }
pad-goal = Bei { $target } Punkten ist Schluss; die höchste Summe gewinnt.
pad-money = Rest
pad-note-write = Die Münzen, die dir bleiben, die Punkte der Runde, die neue Summe. In die nächste Runde gehen alle wieder mit 20 Münzen.
pad-note-count = Deine drei Karten; dreifach, wenn niemand weniger Geld hat als du. Ass 1, Bube 11, Dame 12, König 13.
pad-note-end = { $target_tie ->
    [shared] Geteilte Führung ab { $target }: Der Sieg wird geteilt.
   *[extra_round] Geteilte Führung ab { $target }: Alle spielen noch eine Runde.
}

# Was Studien messen
measure-last-gets-nothing = Stiche, in denen das höchste Gebot leer ausgeht
measure-last-too-late = Stiche, in denen das höchste Gebot bezahlbar wäre, aber nichts mehr da ist
measure-unpayable = Gebote, die nicht bezahlt werden können
measure-bought = Gebote, die eine Karte kaufen
measure-tripled = Anteil der siegreichen Punktzahl, der verdreifacht wurde
measure-bonus-best = Runden, in denen eine verdreifachte Hand die meisten Punkte macht
measure-poorest-tie = Runden, in denen zwei oder mehr am wenigsten Geld haben
measure-extra-rounds = Partien mit Gleichstand am Ziel
measure-early-bonus = Anteil des Geldes, den im ersten Stich ausgibt, wer den Bonus bekommt
measure-early-others = Anteil des Geldes, den die anderen im ersten Stich ausgeben

# Der Punkteblock in der App
pad-hand = drei Karten
pad-coins = Gewinn

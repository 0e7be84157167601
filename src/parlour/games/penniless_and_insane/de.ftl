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
guide-begin = Alle bieten verdeckt eine Karte. Das niedrigste Gebot kauft zuerst, und ein Gebot kostet seinen Wert. { $piece } kostet dich { $price ->
    [one] eine Münze
   *[other] { $price } Münzen
}, und { $lower ->
    [0] niemand kann etwas Niedrigeres haben
    [one] nur eine niedrigere kann in einer anderen Hand sein
   *[other] { $lower } niedrigere können in anderen Händen sein
}. Biete sie und hoff auf { $second }: Die drei Karten, die du am Ende hast, sind deine Punkte.
guide-twist = Und nun die Pointe. Wer nach dem dritten Gebot das wenigste Geld hat, zählt dreifach. Du hast { $money }, { $seat } hat { $least }. Behalte deine beste Karte und zahl mit { $piece }: Dann hättest du noch { $left }.
guide-spend = Jemand muss am Ende am ärmsten sein. { $piece } ließe dir { $left }; { $seat } hat jetzt { $least }.
guide-last-poor = Das letzte Gebot der Runde, danach wird gezählt. { $piece } ließe dir { $left }, und weniger hat jetzt niemand. Mit { $second } hättest du { $number } auf der Hand, dreifach { $points }.
guide-last-rich = Das letzte Gebot der Runde, danach wird gezählt. Der Bonus ist wohl verloren, { $seat } hat nur noch { $least }. Also zählen die Karten: Biete { $piece }, und mit { $second } ist deine Hand { $points } wert.
guide-last-again = Das letzte Gebot der Runde. { $piece } für { $second } brächte nach jetzigem Stand { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
guide-new-round = Alle haben wieder 20 Münzen. Du hast { $score } Punkte, { $seat } hat { $number }, und mit { $target } ist Schluss. Fang billig an: { $piece }, mit einem Auge auf { $second }.
guide-low-again = { $piece } kostet { $price ->
    [one] eine Münze
   *[other] { $price } Münzen
}, und { $lower ->
    [0] niemand kann vor dir kaufen
    [one] eine niedrigere kann in einer anderen Hand sein
   *[other] { $lower } niedrigere können in anderen Händen sein
}.
guide-first = Deine { $second } ist das niedrigste Gebot, also suchst du zuerst aus. Nimm { $piece }: Dann zählt deine Hand { $number }.
guide-take-poor = Mit { $piece } zählt deine Hand { $number }. Dir { $left ->
    [0] bleibt nichts
    [one] bleibt eine Münze
   *[other] bleiben { $left } Münzen
}, und weniger hat jetzt niemand: So zählte sie dreifach, { $points }.
guide-rest = { $seat } hat niedriger geboten und { $second } genommen. Nur { $piece } ist noch da, und ablehnen darfst du nicht. Dir { $left ->
    [0] bleibt dann nichts
    [one] bleibt dann eine Münze
   *[other] bleiben dann { $left } Münzen
}: Ausgeben ist das halbe Spiel.
guide-take = { $piece } ist das Beste in der Auslage. Deine Hand zählt dann { $number }, und dir { $left ->
    [0] bleibt kein Geld
    [one] bleibt eine Münze
   *[other] bleiben { $left } Münzen
}.
guide-bought = Du hast { $piece } mit { $second } bezahlt, und dir { $left ->
    [0] bleibt nichts
    [one] bleibt eine Münze
   *[other] bleiben { $left } Münzen
}. { $seat } ist ärmer: { $least }.
guide-bought-poorest = Du hast { $piece } mit { $second } bezahlt, und dir { $left ->
    [0] bleibt nichts
    [one] bleibt eine Münze
   *[other] bleiben { $left } Münzen
}. Weniger hat niemand.
guide-too-late = Alles war verkauft, bevor du drankamst: zuletzt { $third }, an { $seat } für { $second }. { $piece } ist wieder auf deiner Hand, bezahlt hast du nichts.
guide-round-poor = Du hast die Runde mit { $coins ->
    [0] leeren Taschen
    [one] einer Münze
   *[other] { $coins } Münzen
} beendet, und weniger hatte niemand: { $number } zählten dreifach, { $points } Punkte.
guide-round-rich = { $seat } hat die Runde { $least ->
    [0] ohne eine Münze
    [one] mit einer Münze
   *[other] mit nur { $least } Münzen
} beendet, also zählte eine Hand von { $hand } ganze { $points }. Du hast { $coins } behalten, und deine Hand zählte einfach: { $number }.

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

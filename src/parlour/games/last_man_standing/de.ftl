title = Last Man Standing
tagline = Heure Gladiatoren an, schick sie hinaus und verdien an den Begräbnissen.

# Fragen
prompt-buy-card = Kauf eine Karte aus der Reihe. Die älteste ist die billigste.
    .do = { $price ->
        [0] { $chosen } umsonst nehmen
        [one] { $chosen } für 1 Münze kaufen
       *[other] { $chosen } für { $price } Münzen kaufen
    }
    .sure = { $top ->
        [1] Den Höchstpreis von { $price } Münzen für { $chosen } zahlen?
       *[0] {""}
    }
prompt-send-fighter = Wähle, wen du in die Arena schickst. Alle werden zugleich aufgedeckt.
    .do = { $chosen } hinausschicken

# Warum eine Wahl nicht geht
refused-cannot-pay = Für { $token } reichen deine Münzen nicht.
refused-not-in-line = { $token } steht nicht zum Verkauf.
refused-already-out = { $token } ist schon in der Arena und kämpft ohnehin.
refused-not-in-hand = { $token } hast du nicht auf der Hand.

# Was geschah
moved-deck-hand = Alle zahlen { $each ->
    [one] { $each } Münze
   *[other] { $each } Münzen
} in den Pott und bekommen { $count } Karten{ $yours-count ->
    [0] .
   *[other] ; du: { $yours }.
}
said-auction = { $seat } { VERB($who, you: "kaufst", one: "kauft", us: "kauft", many: "kaufen") } zuerst. Zu haben sind, von der ältesten und billigsten Karte bis zur neuesten für 6 Münzen: { $moved-deck-line }.{ $of ->
    [1] {" "}Der Preis kommt in den Pott.
   *[other] {" "}Der Preis geht an die Bank.
}
said-game = Spiel { $number } von { $of }.
moved-deck-line =
    .detail = Neu in der Auktion: { $pieces }.
decided-buy-card = { $lost ->
    [0] { $seat } { VERB($who, you: "nimmst", one: "nimmt", us: "nehmt", many: "nehmen") } { $pieces } umsonst{ new-card }
    [one] { $seat } { VERB($who, you: "kaufst", one: "kauft", us: "kauft", many: "kaufen") } { $pieces } für { $lost } Münze{ new-card }
   *[other] { $seat } { VERB($who, you: "kaufst", one: "kauft", us: "kauft", many: "kaufen") } { $pieces } für { $lost } Münzen{ new-card }
}
new-card = { $moved-deck-line-count ->
    [0] .
   *[other] ; neu ist { $moved-deck-line }.
}
moved-line-aside =
    .detail = Niemand kauft { $pieces }: beiseitegelegt.
said-round = { $number ->
    [1] Runde 1 von 5, { coins-of } im Pott: Zuerst tötet der niedrigste Kämpfer den höchsten. Dann töten die übrigen, vom niedrigsten an, alle niedrigeren, auch die eigenen. Für den ersten Toten einer Runde zahlt der Pott 1 Münze, für den nächsten 2 und so weiter.
   *[other] Runde { $number } von 5, { coins-of } im Pott.
}
shown-fighters = Noch von vorher in der Arena: { $shares-count ->
    [0] { $seat } { $pieces }.
   *[other] { $shares }.
}
said-blocked = Die { $number ->
    [1] Asse
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
    [6] Sechsen
    [7] Siebenen
    [8] Achten
    [9] Neunen
    [10] Zehnen
    [11] Buben
    [12] Damen
    [13] Könige
   *[14] Asse
} blockieren einander{ $of ->
    [0] : Von gleichen Kämpfern greift keiner an{ $rule ->
        [LMS-36] , und niemand tötet den höchsten.
       *[other] .
    }
   *[other] {" "}ebenfalls.
}
moved-hand-fighters = In die Arena: { $shares }.
said-attacks = { $seat } { VERB($who, you: "greifst", one: "greift", us: "greift", many: "greifen") } mit { $piece } an{ $rule ->
    [LMS-13] , dem niedrigsten Kämpfer, und { $moved-fighters-discard-count ->
        [one] der höchste fällt
       *[other] die höchsten fallen
    }
   *[other] , und { $moved-fighters-discard-count ->
        [one] der niedrigere fällt
       *[other] alle niedrigeren fallen
    }
}: { $shares }. Das bringt { $won ->
    [one] { $won } Münze
   *[other] { $won } Münzen
}{ $moved-fighters-discard-count ->
    [one] {" "}für den { $number }. Toten der Runde.
    [2] {" "}für den { $number }. und { $of }. Toten der Runde.
   *[other] {" "}für den { $number }. bis { $of }. Toten der Runde.
}
    .caption = { $piece } besiegt { $shares }: +{ $won }
moved-fighters-discard =
    .detail = Gefallen: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
said-emptied = Der Pott ist leer, und das Spiel endet sofort.
said-survivors = Alle fünf Runden sind vorbei. { $number ->
    [one] Ein Kämpfer steht noch und bekommt den Pott: { coins-of }.
    [2] Zwei Kämpfer stehen noch und teilen sich den Pott: { coins-of }.
    [3] Drei Kämpfer stehen noch und teilen sich den Pott: { coins-of }.
    [4] Vier Kämpfer stehen noch und teilen sich den Pott: { coins-of }.
    [5] Fünf Kämpfer stehen noch und teilen sich den Pott: { coins-of }.
   *[other] { $number } Kämpfer stehen noch und teilen sich den Pott: { coins-of }.
}
coins-of = { $of ->
    [one] { $of } Münze
   *[other] { $of } Münzen
}
said-odd =
    .aside = { $number ->
        [one] Die überzählige Münze bekommt der Erste von ihnen in der Reihenfolge der Auktion.
       *[other] Die { $number } überzähligen Münzen bekommen die Ersten von ihnen in der Reihenfolge der Auktion.
    }
said-share =
    .aside = { $seat } { VERB($who, you: "bekommst", one: "bekommt", us: "bekommt", many: "bekommen") } { $number ->
        [0] nichts
        [one] { $number } Münze
       *[other] { $number } Münzen
    } für { $piece }.
said-carried-over = { $number ->
    [one] Eine überzählige Münze bleibt
   *[other] { $number } überzählige Münzen bleiben
} für das nächste Spiel im Pott.
said-left-over = { $number ->
    [one] Eine überzählige Münze ist
   *[other] { $number } überzählige Münzen sind
} aus dem Spiel.
said-end-sum = Über alle Spiele { VERB($who, you: "kommst", one: "kommt", us: "kommt", many: "kommen") } { $seat } auf { $number } { $number ->
    [one] Münze
   *[other] Münzen
}, mehr als alle anderen.
moved-line-hand = { "" }
moved-to-deck = { "" }
paid-seat-pot = { "" }
paid-seat-bank = { "" }
paid-pot-seat = { "" }
paid-pot-bank = { "" }
paid-bank-seat = { "" }

# Chips sind hier Münzen
chips = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}

# Was der Tisch ausrechnet
hint-game = Spiel { $number } von { $games }.
hint-money = Im Pott: { $pot }. Dein Ergebnis bisher: { $result }.
hint-price = { $piece } kostet { $number }.
    .tag = { $number ->
        [0] umsonst
        [one] 1 Münze
       *[other] { $number } Münzen
    }
hint-laps = { $number ->
    [one] Das ist die letzte Karte, die alle kaufen.
   *[other] Mit dieser kaufen alle noch { $number } Karten.
}
hint-round = Runde { $number } von { $rounds }.
hint-takings = Deine Treffer der letzten Runde brachten { $number ->
    [0] nichts
    [one] 1 Münze
   *[other] { $number } Münzen
}.
hint-standing = { $piece } von { $seat } steht.
    .tag = steht
hint-blocked = { $piece } von { $seat } steht und ist blockiert: noch einer seines Ranges ist da.
    .tag = blockiert
hint-lives = Gegen die, die stehen, brächte { $piece } allein { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} und überlebte.
    .tag = +{ $number }, überlebt
hint-falls = Gegen die, die stehen, brächte { $piece } allein { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} und fiele.
    .tag = +{ $number }, fällt
hint-unseen = Noch im Spiel: { $ranks }.

# Beim Wählen
hint-buys = Dein Ergebnis wäre damit { $result }.
    .total = { $price ->
        [0] gratis
        [one] kostet 1 Münze
       *[other] kostet { $price } Münzen
    }
hint-slides = { $piece } kostete den Nächsten { $number }.
    .tag = { $number ->
        [0] dann umsonst
       *[other] dann { $number }
    }
hint-first-out = Noch steht niemand; alles hängt davon ab, wen die anderen schicken.
hint-alone-lives = Gegen die, die stehen, überlebt dieser Kämpfer. Die anderen schicken auch welche.
    .total = { $number ->
        [0] bringt nichts
        [one] bringt 1 Münze
       *[other] bringt { $number } Münzen
    }
hint-alone-falls = Gegen die, die stehen, fällt dieser Kämpfer. Die anderen schicken auch welche.
    .total = { $number ->
        [0] bringt nichts
        [one] bringt 1 Münze
       *[other] bringt { $number } Münzen
    }
hint-would-fall = { $piece } von { $seat } fiele.
    .tag = fiele

fact-game = Spiel
fact-round = Runde
fact-pot = Pott
fact-first = kauft zuerst
fact-takings = Treffer zuletzt
fact-earned = Frühere Spiele
unit-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}

# Das geführte erste Spiel
guide-auction = Erst heuerst du Kämpfer an, alle je vier. Die älteste Karte ist umsonst, die neueste kostet 6, und alles Geld kommt in den Pott: bisher { $pot } Münzen. In der Schlacht schlägt der Niedrigste nach dem Höchsten, dann alle nach allem, was niedriger ist. Am längsten leben also die knapp unter der Spitze: Nimm { $piece } { $price ->
    [0] umsonst
   *[other] für { $price }
}.
guide-ranks = Zwei Kämpfer eines Ranges blockieren einander, auch zwei eigene: Keiner schlägt, solange beide stehen. Den Rang von { $piece } hast du noch nicht, und { $price ->
    [0] umsonst ist die Karte auch
   *[other] sie kostet { $price }
}.
guide-slides = { $piece } { $price ->
    [0] ist umsonst
   *[other] kostet { $price }
}. Was teurer ist, rückt nach: { $second } kostet { $seat } dann { $number ->
    [0] nichts
   *[other] nur { $number }
}.
guide-last-buy = Dein letzter Kauf. Wer nach fünf Runden noch steht, teilt sich den Pott, bisher { $pot } Münzen. Das Beste der Reihe für seinen Preis ist { $piece }, { $price ->
    [0] umsonst
   *[other] für { $price }
}.
guide-battle = Die Schlacht: fünf Runden. Alle schicken zugleich einen Kämpfer, und wer überlebt, bleibt stehen. Jeder Treffer einer Runde bringt eine Münze mehr als der davor, aus den { $pot } im Pott. Noch steht niemand, also wag deinen Niedrigsten, { $piece }.
guide-lowest = { $piece } von { $seat } ist der Niedrigste, der steht, und schlüge zuerst, nach dem Höchsten: jetzt { $pieces }. Gegen die, die stehen, brächte { $third } { $coins ->
    [0] nichts
    [one] eine Münze
   *[other] { $coins } Münzen
} und { $lives ->
    [0] fiele
   *[1] bliebe am Leben
}; was die anderen schicken, weißt du nicht.
guide-stands = Von dir stehen { $pieces } und schlagen diese Runde wieder zu. Geh langsam höher: als Nächstes { $piece }. Spar { $defenders } für den Schluss auf.
guide-pot = { $pot } Münzen sind noch im Pott, und du hast { $up ->
    [0] { $down } mehr bezahlt als verdient
   *[other] { $up } mehr verdient als bezahlt
}. Das große Geld kommt am Schluss: Wer dann steht, teilt sich den Rest. Schick { $piece }.
guide-send-again = Gegen die, die stehen, brächte { $piece } { $coins ->
    [0] nichts
    [one] eine Münze
   *[other] { $coins } Münzen
} und { $lives ->
    [0] fiele
   *[1] bliebe am Leben
}.
guide-alone = Von den anderen steht niemand. Schick { $piece } und spar { $defenders } auf. Aber Vorsicht: Auch die eigenen schlagen einander.
guide-last-round = Die letzte Runde. Wer danach steht, bekommt je Kämpfer den gleichen Anteil an dem, was von { $pot } Münzen übrig ist. Kämpfer auf den Beinen: { $standing }, davon deine: { $own }. Schick { $piece }: näher am Buben.
guide-outbid = { $seat } hat { $number } für { $second } bezahlt; du hattest { $piece } { $price ->
    [0] umsonst
   *[other] für { $price }
}. Der Pott ist auf { $pot } Münzen gewachsen, und etwas davon wird wieder deins.
guide-free = { $piece } hat dich nichts gekostet. Bisher hast du { $down } Münzen eingezahlt.
guide-twins = Deine { $piece } traf auf { $second } von { $seat }: Zwei von einem Rang blockieren einander, und keiner schlägt, solange beide stehen.
guide-own-fall = Deine eigene { $second } hat deine { $piece } erschlagen: Kämpfer kennen keine Freunde.
guide-fell-high = { $second } von { $seat } war am niedrigsten und schlug nach dem Höchsten: deiner { $piece }. Verdient hast du in dieser Runde { $coins ->
    [0] nichts
    [one] eine Münze
   *[other] { $coins } Münzen
}.
guide-fell-low = { $second } von { $seat } schlug nach allem, was niedriger war, auch nach deiner { $piece }. Verdient hast du in dieser Runde { $coins ->
    [0] nichts
    [one] eine Münze
   *[other] { $coins } Münzen
}.
guide-fell-more = Du hast { $pieces } verloren und { $coins ->
    [0] nichts
    [one] eine Münze
   *[other] { $coins } Münzen
} verdient.
guide-earned = Deine Treffer brachten { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}, und verloren hast du niemanden. Noch auf den Beinen: { $pieces }.
guide-quiet = Kein Treffer für dich, aber auch kein Verlust. Noch auf den Beinen: { $pieces }.

# Der Tisch
zone-deck = Stapel
zone-line = Reihe zum Verkauf
zone-aside = beiseitegelegt
zone-discard = Gefallene
zone-hand = Hand
zone-fighters = Kämpfer
pot-pot = Pott
pot-bank = Bank
phase-auction = Die Auktion
phase-battle = Die Schlacht

# Hausregeln
option-ante = Grundeinsatz
    .help = Was alle am Anfang in den Pott zahlen.
option-ante-auto = je nach Zahl der Leute
option-auction_prices = Preise der Auktion
    .help = Von der ältesten Karte zur neuesten. Die Abbildung des Regelhefts fehlt in unserem Text: die übliche Reihe ist unsere Annahme.
option-auction_prices-0_1_2_6 = 0, 1, 2 und 6
option-auction_prices-0_1_3_6 = 0, 1, 3 und 6
option-auction_prices-0_1_4_6 = 0, 1, 4 und 6
option-auction_prices-0_1_5_6 = 0, 1, 5 und 6
option-auction_prices-0_2_3_6 = 0, 2, 3 und 6
option-auction_prices-0_2_4_6 = 0, 2, 4 und 6
option-auction_prices-0_2_5_6 = 0, 2, 5 und 6
option-auction_prices-0_3_4_6 = 0, 3, 4 und 6
option-auction_prices-0_3_5_6 = 0, 3, 5 und 6
option-auction_prices-0_4_5_6 = 0, 4, 5 und 6
option-auction_prices-1_2_3_6 = 1, 2, 3 und 6
option-auction_prices-1_2_4_6 = 1, 2, 4 und 6
option-auction_prices-1_2_5_6 = 1, 2, 5 und 6
option-auction_prices-1_3_4_6 = 1, 3, 4 und 6
option-auction_prices-1_3_5_6 = 1, 3, 5 und 6
option-auction_prices-1_4_5_6 = 1, 4, 5 und 6
option-auction_prices-2_3_4_6 = 2, 3, 4 und 6
option-auction_prices-2_3_5_6 = 2, 3, 5 und 6
option-auction_prices-2_4_5_6 = 2, 4, 5 und 6
option-auction_prices-3_4_5_6 = 3, 4, 5 und 6
option-auction_money = Geld der Auktion
    .help = Wohin die Münzen für gekaufte Karten gehen.
option-auction_money-pot = in den Pott
option-auction_money-bank = aus dem Spiel
option-ace = Asse
    .help = Welchen Rang ein Ass als Kämpfer hat.
option-ace-high = hoch, über dem König
option-ace-low = niedrig, unter der Zwei
option-odd_coins = Überzählige Münzen
    .help = Was aus Münzen wird, die sich unter den Überlebenden nicht gleich teilen lassen.
option-odd_coins-auction_order = je eine, in der Reihenfolge der Auktion
option-odd_coins-carry_over = sie bleiben für das nächste Spiel im Pott
option-bankroll = Guthaben
    .help = Ob man unter null fallen darf oder alle jedes Spiel mit einem Vorrat beginnen.
option-bankroll-open = offen: Schulden sind erlaubt
option-games = Zahl der Spiele
    .help = So viele Spiele hintereinander; die Ergebnisse werden zusammengezählt.

bad-bankroll = { $option } ist mindestens der Grundeinsatz von { $ante } oder offen; { $given } reicht nicht.

# Warum seine Bots so antworten
thumb = Ich will knapp unter dem Höchsten stehen.

# On paper
credit = { title }, erdacht von James Ernest. { poker-suite }
pad-goal = { $games ->
    [one] Das beste Ergebnis gewinnt.
   *[other] Das beste Ergebnis aus { $games } Spielen gewinnt.
}
pad-paid = bezahlt
pad-got = erhalten
pad-balance = Stand
    .first = 0
pad-note-write = Bezahlt: Grundeinsatz und Einkäufe. Erhalten: Treffer und dein Anteil am Pott. Die Differenz kommt zum Stand.
pad-note-count = Der Grundeinsatz ist { $ante }. Die Treffer einer Runde bringen 1, 2, 3 und so weiter, wem sie auch gelingen.
paper-strip = Alle zahlen { $ante } in den Pott und bekommen zwei verdeckte Karten. Wer zuerst kauft, sagt der Zufall. { $auction_money ->
    [bank] Was Karten kosten, geht aus dem Spiel.
   *[pot] Was Karten kosten, kommt in den Pott.
}
paper-strip-before = die älteste Karte
paper-strip-new = neue Karten kommen hierher
paper-strip-free = umsonst
paper-strip-coins = Münzen
paper-strip-slide = Viermal reihum kaufen alle eine Karte; passen geht nicht. Was teurer lag, rückt nach, und zuletzt kommt eine neue.
paper-strip-turns = Gekauft, reihum
paper-strip-rounds = Gekämpfte Runden
paper-strip-mind = Wohlgemerkt:
    .text = Wer tot ist, greift nicht an. Ist der niedrigste Rang doppelt da, übernimmt niemand, und die höchsten sind sicher. Niedrigster und höchster stehen fest, sobald aufgedeckt wird.
paper-strip-odd = Was sich nicht teilen lässt:
    .text = { $odd_coins ->
        [carry_over] bleibt für das nächste Spiel im Pott.
       *[auction_order] je eine Münze, angefangen bei dem, der zuerst gekauft hat.
    }
paper-strip-ranks = Von niedrig nach hoch:
paper-strip-kill = Treffer
paper-strip-sum = bisher

# Was Studien messen
measure-pot-left = Münzen, die am Ende verteilt werden
measure-emptied = Partien, in denen der Pott leer wird
measure-by-kills = Anteil der gewonnenen Münzen, den Treffer bringen
measure-survivors = Kämpfer, die am Ende übrig sind
measure-blocked = Ränge, die in einer der 5 Runden blockiert sind
measure-spent = Münzen je Kopf für gekaufte Karten
measure-at-0 = Münzen, die eine umsonst bekommene Karte einbringt
measure-at-2 = Münzen, die eine für 2 gekaufte Karte einbringt
measure-at-4 = Münzen, die eine für 4 gekaufte Karte einbringt
measure-at-6 = Münzen, die eine für 6 gekaufte Karte einbringt
measure-low-ranks = Münzen, die jeder Rang von 2 bis 5 einbringt
measure-middle-ranks = Münzen, die jeder Rang von 6 bis 10 einbringt
measure-high-ranks = Münzen, die jeder Rang von Bube bis Ass einbringt
measure-first-buyer = Partien, die gewinnt, wer zuerst kauft
measure-last-buyer = Partien, die gewinnt, wer zuletzt kauft
measure-net-1 = Münzen, die die älteste Karte der Reihe über ihren Preis hinaus einbringt
measure-net-2 = Münzen, die die zweite Karte der Reihe über ihren Preis hinaus einbringt
measure-net-3 = Münzen, die die dritte Karte der Reihe über ihren Preis hinaus einbringt
measure-net-4 = Münzen, die die neueste Karte der Reihe über ihren Preis hinaus einbringt
measure-blocks-matter = blockierte Ränge, die sonst getroffen hätten

# Der Punkteblock in der App
pad-bought = für Karten bezahlt
refused-pot-too-small = Zusammen habt ihr { $sum } erhalten, aber im Pott waren nur { $pot }.
refused-pot-left = Zusammen habt ihr { $sum } erhalten, im Pott waren aber { $pot }: { $left } fehlen noch.

title = High Water
tagline = Geh weiter, solange die Steine steigen, und sei vor dem Meer zu Hause.

prompt-walk-or-home = Weitergehen oder heimgehen?
    .do = { $act ->
        [home] Heimgehen
       *[walk] Weitergehen
    }
word-walk = Weitergehen
word-home = Heimgehen
refused-not-out-yet = Du hast noch keinen Stein: geh erst weiter.

# Was geschah
said-tide = Ebbe { $number } von { $of }.
said-washed-away = Das Meer nimmt { $seat } alles weg.
decided-walk-or-home = { $seat } { $act ->
    [home] { VERB($who, you: "gehst", one: "geht", us: "geht", many: "gehen") } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } heim, insgesamt { $total }.
   *[walk] { VERB($who, you: "deckst", one: "deckt", us: "deckt", many: "decken") } { $moved-stock-stones } auf.
}
over-tide = Alle { $number } Ebben sind gespielt.
scored = { "" }
moved-stock-stones = { "" }
moved-stones-sea = { "" }
moved-stones-stock = { "" }
moved-sea-stock = { "" }

hint-home = Heimgehen ist jetzt { $points } wert.
hint-higher = { $cards } der { $left } Karten im Stapel sind höher als dein letzter Stein.
hint-go-home = Du bekommst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und wartest auf die nächste Ebbe.
    .tag = +{ $points }
hint-first-stone = Der erste Stein ist sicher und { $points } wert.
    .tag = sicher
hint-walk-on = { $cards } von { $left } Karten sind höher: dann ist das Heimgehen { $points } wert. Bei jeder anderen nimmt das Meer alles.
    .tag = { $cards } von { $left }

fact-tide = Ebbe
fact-stock = Stapel
unit-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

# Das geführte erste Spiel
guide-first = Der erste Stein ist immer sicher. Deck ihn auf.
guide-second = Sieh dir deinen Stein an, und was der Tisch dazu sagt: wie viele Karten höher sind. Zwei Steine sind 3 Punkte wert, einer 1.
guide-third = Jeder Stein ist mehr wert als der letzte, und jeder Schritt ist gefährlicher. Jetzt liegt es bei dir.

zone-stock = Stapel
zone-sea = Meer
zone-stones = Steine
phase-walk = Ebbe
option-tides = Ebben
    .help = Wie viele Ebben gespielt werden.

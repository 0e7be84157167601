title = Willow
tagline = Zwei Karten, eine davon geheim: ein Paar, der weiteste Abstand oder die besten Nerven.

# Fragen
prompt-bet-or-fold = Setzen oder aussteigen? In dieser Runde hat noch niemand gesetzt. Schieben gibt es nicht: Ohne Einsatz bist du raus.
    .do = { $act ->
        [fold] Aussteigen
        [check] Schieben
        [call] Mitgehen, { $cost }
        [raise] Um { $number } erhöhen, zusammen { $cost }
       *[bet] { $number } setzen
    }
    .sure = { $big ->
        [1] { $act ->
            [raise] Um { $number } erhöhen? Damit gehen auf einmal { $cost } deiner Chips in den Pott.
           *[bet] { $number } setzen? Das liegt in der oberen Hälfte dessen, was erlaubt ist.
        }
       *[0] { "" }
    }
prompt-check-bet-or-fold = Schieben, setzen oder aussteigen? In dieser Runde hat noch niemand gesetzt.
    .do = { $act ->
        [fold] Aussteigen
        [check] Schieben
        [call] Mitgehen, { $cost }
        [raise] Um { $number } erhöhen, zusammen { $cost }
       *[bet] { $number } setzen
    }
    .sure = { $big ->
        [1] { $act ->
            [raise] Um { $number } erhöhen? Damit gehen auf einmal { $cost } deiner Chips in den Pott.
           *[bet] { $number } setzen? Das liegt in der oberen Hälfte dessen, was erlaubt ist.
        }
       *[0] { "" }
    }
prompt-call-raise-or-fold = Mitgehen, erhöhen oder aussteigen? Wähl einen Betrag, um mitzugehen und zu erhöhen.
    .do = { $act ->
        [fold] Aussteigen
        [check] Schieben
        [call] Mitgehen, { $cost }
        [raise] Um { $number } erhöhen, zusammen { $cost }
       *[bet] { $number } setzen
    }
    .sure = { $big ->
        [1] { $act ->
            [raise] Um { $number } erhöhen? Damit gehen auf einmal { $cost } deiner Chips in den Pott.
           *[bet] { $number } setzen? Das liegt in der oberen Hälfte dessen, was erlaubt ist.
        }
       *[0] { "" }
    }
prompt-call-or-fold = Mitgehen oder aussteigen? Erhöhen kannst du nicht.
    .do = { $act ->
        [fold] Aussteigen
        [check] Schieben
        [call] Mitgehen, { $cost }
        [raise] Um { $number } erhöhen, zusammen { $cost }
       *[bet] { $number } setzen
    }

# Worte
word-fold = Aussteigen
word-check = Schieben
word-call = Mitgehen

# Warum eine Wahl nicht geht
refused-no-check = Schieben gibt es nicht: setz oder steig aus.
refused-no-check-after-bet = Es wurde schon gesetzt: geh mit, erhöhe oder steig aus.
refused-nothing-to-call = Niemand hat gesetzt, also gibt es nichts mitzugehen.
refused-no-raise-left = In dieser Runde ist genug erhöht worden: geh mit oder steig aus.
refused-nobody-to-raise = Alle anderen sind all-in: niemand könnte auf eine Erhöhung antworten.
refused-too-short-to-raise = Nach dem Mitgehen hast du zu wenig Chips, um noch zu erhöhen.
refused-too-small = { $token } ist weniger als der kleinste Einsatz.
refused-less-than-last = Erhöht wird mindestens um so viel, wie zuletzt gesetzt oder erhöht wurde.
refused-too-large = { $token } ist mehr als der größte Einsatz.
refused-more-than-the-pot = { $token } ist mehr, als nach deinem Mitgehen im Pott wäre.
refused-more-than-you-have = So viele Chips hast du nicht.

# Was geschah
said-hand = Hand { $number } von { $of }: { $who ->
    [you] Du gibst.
   *[other] { $seat } gibt.
} Alle { $each ->
    [0] bekommen
    [one] setzen { $each } Chip und bekommen
   *[other] setzen { $each } Chips und bekommen
} eine verdeckte Karte{ $yours-count ->
    [0] .
   *[other] ; deine ist { $yours }.
}{ $number ->
    [1] {" "}Am Ende gewinnt ein Paar, sonst der größte Abstand zwischen zwei Karten, das Ass als 1; bei gleichem Abstand gewinnt die höhere Karte.
   *[other] {""}
}
decided-bet-or-fold = { $act ->
    [fold] { $seat } { VERB($who, you: "steigst", one: "steigt", us: "steigt", many: "steigen") } aus.
    [check] { $seat } { VERB($who, you: "schiebst", one: "schiebt", us: "schiebt", many: "schieben") }.
    [call] { $seat } { VERB($who, you: "gehst", one: "geht", us: "geht", many: "gehen") } mit und { VERB($who, you: "zahlst", one: "zahlt", us: "zahlt", many: "zahlen") } { lost-each }.
   *[none] { $seat } { VERB($who, you: "setzt", one: "setzt", us: "setzt", many: "setzen") } { $number }.
}
decided-check-bet-or-fold = { decided-bet-or-fold }
decided-call-or-fold = { decided-bet-or-fold }
decided-call-raise-or-fold = { $act ->
    [none] { $seat } { VERB($who, you: "erhöhst", one: "erhöht", us: "erhöht", many: "erhöhen") } um { $number } auf { $said-level } und { VERB($who, you: "zahlst", one: "zahlt", us: "zahlt", many: "zahlen") } { $lost }.
   *[other] { decided-bet-or-fold }
}
lost-each = { $who ->
    [one] { $lost }
    [you] { $lost }
   *[other] je { $lost }
}
said-level = { "" }
said-pot = { "" }
said-short =
    .aside = { $seat } { VERB($who, you: "setzt", one: "setzt", us: "setzt", many: "setzen") } nur { $number }: Mehr ist nicht da.
said-all-in =
    .aside = { $seat } { VERB($who, you: "bist", one: "ist", us: "seid", many: "sind") } all-in.
moved-stock-face-up = Die zweite Karte, offen: { $shares }. Im Pott: { $said-pot }.
said-alone = { $seat } { VERB($who, you: "gewinnst", one: "gewinnt", many: "gewinnen") } die { won-chips } im Pott: Alle anderen sind ausgestiegen.
said-shows-pair = { $seat } { VERB($who, you: "deckst", one: "deckt", many: "decken") } { $got } auf: ein Paar { pair-of }.
said-shows-gap = { $seat } { VERB($who, you: "deckst", one: "deckt", many: "decken") } { $got } auf: ein Abstand von { $number }.
pair-of = { $number ->
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
   *[13] Asse
}
won-chips = { $won ->
    [one] { $won } Chip
   *[other] { $won } Chips
}
said-layer = Ein Pott von { $number ->
    [one] einem Chip
   *[other] { $number } Chips
} für alle, die so weit mitgegangen sind.
said-wins-pair = { $seat } { VERB($who, you: "gewinnst", one: "gewinnt", many: "gewinnen") } { won-chips } mit einem Paar { pair-of }{ $of ->
    [0] , das jeden Abstand schlägt.
   *[other] , dem höchsten Paar.
}
said-wins-gap = { $seat } { VERB($who, you: "gewinnst", one: "gewinnt", many: "gewinnen") } { won-chips } mit einem Abstand von { $number }, dem größten.
said-wins-high = { $seat } { VERB($who, you: "gewinnst", one: "gewinnt", many: "gewinnen") } { won-chips }: derselbe Abstand von { $number }, aber { $piece } ist die höhere Karte.
said-unmatched =
    .aside = { $seat } { VERB($who, you: "bekommst", one: "bekommt", us: "bekommt", many: "bekommen") } { $number } zurück, die niemand mitging.
said-alone-in = { $seat } { VERB($who, you: "gewinnst", one: "gewinnt", many: "gewinnen") } { won-chips }: Niemand sonst im Spiel hat so viel gezahlt.
said-shares = { $seat } { VERB($who, us: "teilt euch", many: "teilen sich") } den Pott: gleiche Blätter.
said-leaves =
    .aside = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } keine Chips mehr und { VERB($who, you: "gehst", one: "geht", us: "geht", many: "gehen") } vom Tisch.
paid-seat-pot =
    .detail = { $seat } { VERB($who, you: "legst", one: "legt", us: "legt", many: "legen") } { $amount } in den Pott.
paid-pot-seat =
    .detail = { $rule ->
        [WIL-43] { $seat } { VERB($who, you: "bekommst", one: "bekommt", us: "bekommt", many: "bekommen") } { $amount } zurück, die niemand mitging.
       *[other] { $seat } { VERB($who, you: "nimmst", one: "nimmt", us: "nehmt", many: "nehmen") } { $amount } aus dem Pott.
    }
moved-stock-face-down =
    .detail = { $seat } { VERB($who, you: "bekommst", one: "bekommt", us: "bekommt", many: "bekommen") } eine verdeckte Karte{ $yours-count ->
        [0] .
       *[other] ; deine ist { $yours }.
    }
moved-face-down-face-up = { "" }
moved-to-stock =
    .detail = Alle Karten kommen zurück in den Stapel.

# Was der Tisch ausrechnet
hint-hand = Hand { $number } von { $hands }; { $seat } gibt.
hint-no-bet = Im Pott: { $pot }. In dieser Runde hat noch niemand gesetzt.
hint-betting = Im Pott: { $pot }. In dieser Runde dabeizubleiben kostet zusammen { $level }. Noch so oft erhöhen: { $raises }.
hint-first-card = Aus { $piece } kann ein Paar werden, oder ein Abstand von bis zu { $gap }.
hint-own-pair = Du hast ein Paar { $number ->
    [11] Buben
    [12] Damen
    [13] Asse
   *[other] { $number }er
}.
hint-own-gap = Du hast einen Abstand von { $gap }, { $piece } hoch.
hint-rival = { $seat } hat { $paid } eingezahlt.
hint-rival-pair = { $seat } hat { $paid } eingezahlt und zeigt { $piece }: bestenfalls ein Paar. Du liegst vor { $percent } % der Karten, die verdeckt sein können.
hint-rival-gap = { $seat } hat { $paid } eingezahlt und zeigt { $piece }: bestenfalls ein Abstand von { $gap }, kein Paar. Du liegst vor { $percent } % der Karten, die verdeckt sein können.
hint-rival-pair-only = { $seat } hat { $paid } eingezahlt und zeigt { $piece }: bestenfalls ein Paar.
hint-rival-gap-only = { $seat } hat { $paid } eingezahlt und zeigt { $piece }: bestenfalls ein Abstand von { $gap }, kein Paar.
hint-odds-short = Mitgehen kostet deine letzten { $owed }, und vom Pott kannst du damit { $pot } gewinnen: das lohnt sich, wenn du { $percent }-mal von hundert gewinnst.
    .tag = kostet { $owed }
hint-odds = Mitgehen kostet { $owed } für einen Pott von { $pot }: das lohnt sich, wenn du { $percent }-mal von hundert gewinnst.
    .tag = kostet { $owed }
hint-would-fold = { $lost ->
    [0] Du hast nichts in diesem Pott.
    [one] Du lässt deinen einen Chip im Pott.
   *[other] Du lässt deine { $lost } Chips im Pott.
}
hint-would-check = Das kostet nichts, und du bleibst dabei.
hint-would-call = Du zahlst { $cost } ein. Im Pott sind dann { $pot }.
    .total = Du zahlst { $cost } ein
hint-would-bet = Du zahlst { $cost } ein. Im Pott sind dann { $pot }, und dabeizubleiben kostet in dieser Runde zusammen { $level }.
    .total = Du zahlst { $cost } ein

# Der Tisch
zone-stock = Stapel
zone-face-down = verdeckte Karte
zone-face-up = offene Karte
pot-pot = Pott
phase-first = Erste Setzrunde
phase-second = Zweite Setzrunde

# Zahlen
unit-chips = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
fact-hand = Hand
fact-pot = Pott
fact-level = Dabeibleiben
fact-raises = Erhöht
fact-dealer = gibt

# Hausregeln
option-structure = Art der Einsätze
    .help = Gibt die Grenzen beider Runden vor, wo ihr sie nicht selbst setzt.
option-structure-spread = Spanne: 1 bis 10, dann 2 bis 20
option-structure-fixed = Fest: 10, dann 20
option-structure-pot_limit = Bis zum Pott, nur Chips auf dem Tisch
option-structure-no_limit = Ohne Grenze, nur Chips auf dem Tisch
option-ante = Grundeinsatz
    .help = Chips, die alle vor dem Geben zahlen.
option-r1_min = Kleinster Einsatz, erste Runde
    .help = Gilt fürs Setzen und für jedes Erhöhen.
option-r1_min-auto = nach Art der Einsätze
option-r1_max = Größter Einsatz, erste Runde
    .help = Gilt fürs Setzen und für jedes Erhöhen.
option-r1_max-auto = nach Art der Einsätze
option-r1_max-pot = der Pott
option-r1_max-none = alles, was du hast
option-r2_min = Kleinster Einsatz, zweite Runde
    .help = Gilt fürs Setzen und für jedes Erhöhen.
option-r2_min-auto = nach Art der Einsätze
option-r2_max = Größter Einsatz, zweite Runde
    .help = Gilt fürs Setzen und für jedes Erhöhen.
option-r2_max-auto = nach Art der Einsätze
option-r2_max-pot = der Pott
option-r2_max-none = alles, was du hast
option-max_raises = So oft darf erhöht werden
    .help = In einer Runde; das erste Setzen zählt nicht mit.
option-max_raises-none = ohne Grenze (20)
option-min_raise = Kleinstes Erhöhen
    .help = Ob um mindestens so viel erhöht werden muss, wie zuletzt gesetzt oder erhöht wurde.
option-min_raise-range = jeder erlaubte Betrag
option-min_raise-last_raise = so viel wie zuletzt
option-allow_check = Schieben
    .help = Ob man schieben darf, solange niemand gesetzt hat.
option-bankroll = Guthaben
    .help = Ob man Schulden machen darf oder mit den Chips vor sich spielt.
option-bankroll-auto = wie es die Grenzen verlangen
option-bankroll-open = offen: Schulden sind erlaubt
option-bankroll-table_stakes = nur Chips auf dem Tisch
option-starting_stack = Chips am Anfang
    .help = Chips für jede Person, wenn nur Chips auf dem Tisch gelten. Bei offenen Konten ändert das nichts.
option-hands = Hände
    .help = So viele Hände werden gespielt; das Geben geht reihum.
option-hands-auto = eine je Person
option-removed_suit = Weggelegte Farbe
    .help = Es spielt sich mit jeder gleich.
option-removed_suit-c = Kreuz
option-removed_suit-d = Karo
option-removed_suit-h = Herz
option-removed_suit-s = Pik

preset-spread = Spanne
    .help = Einsätze von 1 bis 10 in der ersten Runde, 2 bis 20 in der zweiten. Schulden sind erlaubt.
preset-fixed = Feste Einsätze
    .help = Gesetzt und erhöht wird immer um 10 in der ersten Runde und um 20 in der zweiten. Schulden sind erlaubt.
preset-pot_limit = Bis zum Pott
    .help = Gesetzt und erhöht wird höchstens um so viel, wie im Pott ist. Ihr spielt mit den Chips vor euch.
preset-no_limit = Ohne Grenze
    .help = Du darfst jederzeit alle Chips setzen, die vor dir liegen.

# Das geführte erste Spiel
guide-begin = Alle bekommen eine verdeckte Karte, dann wird gesetzt. Am Ende gewinnt ein Paar, oder sonst die zwei Karten, die am weitesten auseinanderliegen; das Ass zählt 1, die Dame 12. Mit { $piece } ist ein Abstand von { $gap } möglich, ein guter Anfang. Setz { $least }, weniger geht nicht.
guide-behind = Jetzt haben alle eine offene Karte, und die zweite Runde beginnt. Zwischen { $pieces } ist der Abstand { $gap }. Das schlägt nur { $percent } % der Blätter, die { $seat } haben kann. Schieben kannst du hier nicht, also lass los, bevor es teuer wird.
guide-ahead = Die zweite Runde, jetzt mit je einer offenen Karte. Daneben liest du, was verdeckt sein kann. Zwischen { $pieces } ist der Abstand { $gap }; das schlägt { $percent } % der Blätter, die { $seat } haben kann. { $pot ->
    [one] Bei einem Chip
   *[other] Bei { $pot } Chips
} im Pott ist ein Einsatz von { $bet } fair.
guide-edge = { $deals ->
    [1] Eine neue Hand, und du gibst, also redest du zuletzt.
   *[0] Eine neue Hand.
} { $seat } hat gesetzt, dabeibleiben kostet { $owed }. { $piece } liegt nah am Ende der Reihe: Mit einer Karte vom anderen Ende wird der Abstand bis zu { $gap }. Erhöhe ein wenig, solange es billig ist.
guide-raised = { $seat } hat auf { $level } erhöht, dir fehlen noch { $owed }. Aber mit { $piece } ist immer noch ein Abstand von { $gap } möglich. Erhöhe wieder; nicht alle werden gern für eine zweite Karte zahlen.
guide-middle = { $piece } liegt in der Mitte der Reihe, und mit keiner zweiten Karte wird der Abstand größer als { $gap }. Nur ein Paar würde helfen. { $folded ->
    [0] Aber ein Einsatz von { $least } ist billig.
    [1] Aber eine Person ist ausgestiegen, und ein Einsatz von { $least } ist billig.
   *[other] Aber { $folded } sind ausgestiegen, und ein Einsatz von { $least } ist billig.
}
guide-middle-raised = { $seat } will { $owed } von dir sehen, und mit { $piece } ist höchstens ein Abstand von { $gap } möglich. { $paid ->
    [0] Steig aus; die Hand hat dich nichts gekostet.
   *[other] Steig aus; mehr als { $paid } hat dich die Hand nicht gekostet.
}
guide-odds = Das ist die Rechnung aller Pokerspieler. Mitgehen kostet { $owed } für einen Pott von { $pot }: Das lohnt sich, wenn du { $need } von hundert Malen gewinnst, und du liegst vor { $percent } % der Blätter, die { $seat } haben kann. Auf Dauer lohnt es sich; heute, nun, wir werden sehen.
guide-odds-against = Das ist die Rechnung aller Pokerspieler. Mitgehen kostet { $owed } für einen Pott von { $pot }: Das lohnt sich, wenn du { $need } von hundert Malen gewinnst. Du schlägst nur { $percent } % der Blätter, die { $seat } haben kann. Steig aus.
guide-first-again = Mit { $piece } ist ein Abstand von { $gap } möglich. Ab 10 lohnt sich ein Einsatz, darunter selten.
guide-second-again = { $pieces } schlägt { $percent } % der Blätter, die { $seat } haben kann.
guide-won-alone = Der Pott von { $won } gehört dir, ganz ohne Aufdecken: Niemand sonst blieb dabei.
guide-lost-alone = Du bist ausgestiegen, und { $seat } nahm den Pott von { $won }, ohne aufzudecken. So enden die meisten Hände.
guide-won-shown = Beim Aufdecken hast du { $won } gewonnen.
guide-lost-shown = { $seat } hat beim Aufdecken den Pott von { $won } gewonnen. Dafür ist die zweite Runde da: rechtzeitig zu gehen, oder bezahlt zu werden.
guide-bold = Mutig: { $bet } auf einmal. { $folded ->
    [0] Niemand stieg aus.
    [1] Eine Person stieg aus.
   *[other] { $folded } stiegen aus.
}
guide-stayed = Du bist dabeigeblieben. Bisher hat dich diese Hand { $paid } gekostet.

bad-range = { $option } ist { $least }, { $other } aber nur { $most }. Das eine muss kleiner oder das andere größer werden.
bad-unbounded = Ohne eine Zahl bei { $option } muss etwas anderes die Einsätze begrenzen: bei { $other } „nur Chips auf dem Tisch“ wählen.

# Warum seine Bots so antworten
thumb = Ich zähle Karten und rechne mit dem Pott, und ab und zu bluffe ich.
level-expert = Spielt meist nach einem Buch, das vorher ausgerechnet wurde, samt Bluffs.

# Was ein Bot sich ausrechnete; erzählt, sobald die Hand vorbei ist
reason-number = { $chosen-plain } setzen oder erhöhen
reckoned-first-card = { $rivals ->
    [one] Diese Karte führt { $percent }-mal von 100 zur besseren Hand.
   *[other] Gegen { $rivals } andere führt diese Karte { $percent }-mal von 100 zur besten Hand.
}
reckoned-both-cards = { $rivals ->
    [one] Mit { $piece } daneben schlug das { $percent } von 100 Händen, die dagegenstehen konnten.
   *[other] Mit { $piece } daneben schlug das alle { $rivals } anderen { $percent }-mal von 100.
}

# On paper
credit = { title }, erdacht von James Ernest. { poker-suite }
pad-goal = { $hands ->
    [one] Eine Hand; die meisten Chips gewinnen.
   *[other] Nach { $hands } Händen gewinnen die meisten Chips.
}
pad-balance = Stand
    .first = { $bankroll ->
        [table_stakes] { $starting_stack }
       *[other] 0
    }
pad-note-write = Was die Hand gebracht oder gekostet hat, samt Grundeinsatz und Einsätzen. Jede Zeile ergibt zusammen 0.

# Was Studien messen
measure-pot = Chips in einem gewonnenen Pott
measure-folded = Hände, die enden, weil alle anderen aussteigen
measure-second-card = Hände, in denen es eine zweite Karte gibt
measure-split = Hände, in denen der Pott geteilt wird
measure-pair-wins = Showdowns, die ein Paar gewinnt
measure-pairs-hold = gezeigte Paare, die gewinnen
measure-wide-gaps-hold = gezeigte Abstände von neun oder mehr, die gewinnen
measure-pairs-shown = gezeigte Hände, die ein Paar sind
measure-ends-stay = Asse und Damen als erste Karte, mit denen man dabeibleibt
measure-middles-stay = Sechsen und Siebenen als erste Karte, mit denen man dabeibleibt
measure-dealer-gains = Chips, die der Geber je Hand gewinnt
measure-first-gains = Chips, die je Hand gewinnt, wer zuerst dran ist
measure-dealer-takes = Anteil an allen Pötten, den der Geber gewinnt
measure-narrow-gaps-hold = gezeigte Abstände bis vier, die gewinnen
measure-middle-gaps-hold = gezeigte Abstände von fünf bis acht, die gewinnen

# Der Punkteblock in der App
pad-lead = Wer gibt zuerst?
pad-next = { $dealer } gibt, { $left } spricht zuerst.

title = Domino Knights
tagline = Bilde Dominosteine zu Rittern aus, stürm die Nachbarn, und hab einen Zauberer im Ärmel.

# Fragen
prompt-vote = Für welches Ziel stimmst du? Ein Joker wurde aufgedeckt; gespielt wird das Ziel mit den meisten Stimmen.
    .do = Stimme für { $chosen }
prompt-draw-source = Die oberste Karte der Ablage nehmen, oder alle vom Stapel ziehen?
    .do = { $top ->
        [1] { $chosen } nehmen
       *[0] Vom Stapel ziehen
    }
prompt-promote = Nenn die Knappen, deren Ausbildung fertig ist. Sie werden zu Rittern.
    .do = { $chosen } zum Ritter schlagen
    .pass = Niemanden zum Ritter schlagen
prompt-orient = Welche Hälfte greift bei deinen neuen Rittern an? Die hohe greift an und die niedrige verteidigt, wenn du den Stein nicht umdrehst. Das bleibt so.
    .do = { $chosen } umdrehen
    .pass = So lassen
    .sure = { $chosen } umdrehen? So bleibt es dann.
    .sure-pass = Überall mit der hohen Hälfte angreifen? So bleibt es dann.
prompt-orient-pair = Welche Karte deines neuen Ritters greift an? Die andere verteidigt.
    .do = { $chosen } greift an
    .sure = { $chosen } greift an, die andere verteidigt? So bleibt es dann.
prompt-copy = Wen ahmt dein Doppelgänger nach? Es muss ein Ritter seiner Farbe sein.
    .do = { $chosen } nachahmen
prompt-train = Wen bildest du aus? Nenn einen Rekruten, dann Karten einer Farbe, die seine Augen decken. Oder nichts, wenn du fertig bist.
    .do = { $count ->
        [1] { $first } ausbilden
       *[other] { $first } mit { $rest } ausbilden
    }
    .pass = Fertig ausgebildet
prompt-dissolve = Schick die Knappen zurück, die nicht mehr bezahlt sind. Der Reichtum ist gebrochen, und auch ihre Karten gehen zurück.
    .do = { $chosen } zurückschicken
    .pass = Niemanden zurückschicken
prompt-attack = Wen greifst du an? Nenn ein Reich, dann deine Ritter. Oder nichts, um deine Angriffe zu beenden.
    .do = { $count ->
        [1] Angriff: { $first }
       *[other] { $first } mit { $rest } angreifen
    }
    .pass = Keine Angriffe mehr
    .sure = { $first } mit { $rest } angreifen? Ritter, die ausziehen, kehren nicht um.
prompt-aid-attack = Ritter zu diesem Angriff mitschicken? Oder halt dich heraus.
    .do = { $chosen } mitschicken
    .pass = Heraushalten
    .sure = { $chosen } mitschicken? Ritter, die ausziehen, kehren nicht um.
prompt-defend = Wie verteidigst du dich? Nenn einen Ritter und den Angreifer, dem er sich stellt, so oft du magst. Oder nichts.
    .do = So verteidigen
    .pass = Durchlassen
    .sure = So verteidigen?{ $damage ->
        [0] {""}
       *[other] {" "}Noch { $damage } deiner Lebenspunkte stehen auf dem Spiel.
    }
    .sure-pass = { $damage ->
        [0] {""}
       *[other] Durchlassen? Du verlierst { $damage } Lebenspunkte.
    }
prompt-aid-defence = Der Verteidigung Ritter zu Hilfe schicken? Nenn einen Ritter und den Angreifer, dem er sich stellt, oder passe.
    .do = So helfen
    .pass = Heraushalten
    .sure = So helfen? Ritter, die ausziehen, kehren nicht um.
prompt-loot = Einen der Gefallenen mitnehmen? Das Feld ist deins, und er kommt auf deinen eigenen Friedhof.
    .do = { $chosen } mitnehmen
    .pass = Liegen lassen
prompt-stack = Begrab deine gefallenen Ritter. Wen du zuletzt nennst, der liegt auf deinem Friedhof obenauf.
    .do = Begraben: { $chosen }
prompt-discard = { $least ->
        [0] Etwas ablegen? Was du nicht brauchst, macht Platz für Neues.
       *[other] Leg bis auf fünf Karten ab. Du darfst auch mehr ablegen.
    }
    .do = { $chosen } ablegen
    .pass = Alle behalten
    .sure = { $chosen } ablegen? Du behältst { $kept ->
        [one] 1 Karte
       *[other] { $kept } Karten
    }.
prompt-react = Jetzt eine Sonderkarte spielen? Wähle sie und ihr Ziel, oder passe. Sie wirkt, wenn niemand sie mit einer Zehn aufhält.
    .do = { $count ->
        [1] { $first } spielen
       *[other] { $first } auf { $rest } spielen
    }
    .pass = Passen
    .sure = { $count ->
        [1] { $first } spielen
       *[other] { $first } auf { $rest } spielen
    }? Eine angesagte Sonderkarte ist weg.
prompt-disrupt = Die angesagte Karte mit einer Zehn aufhalten? Tut es niemand, wirkt sie.
    .do = Mit { $chosen } antworten
    .pass = Wirken lassen
    .sure = { $chosen } ausgeben? Ein angesagter Zauberer ist weg.

# Worte
word-deck = Vom Stapel
word-recruit = Rekrut
word-candidate = Knappe
word-high = Hohe Hälfte greift an
word-low = Niedrige Hälfte greift an
word-apart = einzeln
word-last_standing = Das letzte Reich
word-first_to_fame = Zuerst beim Ruhmesziel
word-most_fame_at_time = Am meisten Ruhm, wenn die Zeit um ist
word-fame_attrition = Das letzte Reich, und Ruhm wächst nie

# Warum eine Wahl nicht geht
refused-trains-nobody = { $token } bildet niemanden aus: das tun nur 2 bis König.
refused-pair-needed = Ein Ritter ist ein Paar einer Farbe, und { $token } hat hier keinen Partner.
refused-tile-first = Nenn erst den Rekruten, dann die Karten für seine Ausbildung.
refused-in-training = { $token } braucht keine Karten mehr, oder von der Farbe kommt keine mehr.
refused-cannot-pay = Du kannst { $token } nicht mit Karten einer Farbe decken.
refused-one-card-only = Der leere Pasch nimmt genau eine Karte.
refused-one-suit = Alle Karten für einen Rekruten haben eine Farbe.
refused-not-enough = Mit { $token } am Ende wären die Kosten nicht gedeckt. Nenn alle Karten zusammen.
refused-no-special = { $token } ist keine Sonderkarte.
refused-wealth-in-training = Reichtum spielt man, während man ausbildet.
refused-wealth-is-spent = Reichtum lässt sich nur brechen, während damit ausgebildet wird.
refused-no-target = Es gibt nichts, worauf { $token } zielen könnte.
refused-not-a-target = Auf { $token } kann die Karte nicht zielen.
refused-only-wizards = Nur eine Zehn antwortet auf eine Sonderkarte.
refused-opponent-first = Nenn erst, wen du angreifst, dann deine Ritter.
refused-attacked-already = { $token } wurde in diesem Zug schon angegriffen.
refused-no-opponent = { $token } kann nicht angegriffen werden.
refused-nobody-to-send = Du hast keinen Ritter, den du gegen { $token } schicken könntest.
refused-engaged = { $token } ist in diesem Kampf oder hat ihn verlassen.
refused-tired = { $token } ist müde und ruht.
refused-barred = { $token } wurde von einer Dame abgewiesen und muss warten.
refused-used = { $token } hat schon gekämpft und ist nicht bereit.
refused-loyal = { $token } hat die Farbe einer Dame und greift ihr Reich nicht an.
refused-group-next = Nenn nach einem Ritter den Angreifer, dem er sich stellt.

# Was geschah
unseen = { $count ->
    [one] ein verdecktes Teil
   *[other] { $count } verdeckte Teile
}
said-goal-last_standing = Das Ziel: das letzte Reich zu sein.
said-goal-first_to_fame = Das Ziel: als Erstes genug Ruhm zu haben.
said-goal-most_fame_at_time = Das Ziel: am meisten Ruhm zu haben, wenn die Zeit um ist.
said-goal-fame_attrition = Das Ziel: das letzte Reich zu sein, und Ruhm wächst nie.
decided-vote = { $seat } { VERB($who, you: "stimmst", one: "stimmt", many: "stimmen") } für: { $word }.
said-vote-tied = Stimmengleichheit. Es wird noch eine Karte aufgedeckt.
said-draws = { $seat } { VERB($who, you: "ziehst", one: "zieht", many: "ziehen") } { $piece }, um zu sehen, wer beginnt.
said-first-player = { $seat } { VERB($who, you: "hast", one: "hat", many: "haben") } die höchste Karte und { VERB($who, you: "beginnst", one: "beginnt", many: "beginnen") }.
said-starts-health = { $seat } { VERB($who, you: "beginnst", one: "beginnt", us: "beginnt", many: "beginnen") } mit { $who ->
    [one] {""}
    [you] {""}
   *[other] je{" "}
}{ $number } Lebenspunkten.
said-starts-fame = { $seat } { VERB($who, you: "beginnst", one: "beginnt", us: "beginnt", many: "beginnen") } mit { $who ->
    [one] {""}
    [you] {""}
   *[other] je{" "}
}{ $number } Ruhm.
said-round = Runde { $number }.
said-deck-renewed =
    .aside = Der Stapel ist aufgebraucht. Die Ablage wird zu einem neuen gemischt.
said-dead-return =
    .aside = Es sind nur noch wenige Bauern da. Die Friedhöfe geben alle Steine bis auf die obersten zurück.
decided-draw-source = { $act ->
    [deck] { $seat } { VERB($who, you: "ziehst", one: "zieht", us: "zieht", many: "ziehen") } vom Stapel.
   *[none] { $seat } { VERB($who, you: "nimmst", one: "nimmt", us: "nehmt", many: "nehmen") } { $pieces } von der Ablage.
}
decided-draw-source-pass = { $seat } { VERB($who, you: "ziehst", one: "zieht", us: "zieht", many: "ziehen") } vom Stapel.
decided-promote = { $seat } { VERB($who, you: "schlägst", one: "schlägt", many: "schlagen") } { $pieces } zum Ritter.
decided-orient = { $seat } { VERB($who, you: "drehst", one: "dreht", us: "dreht", many: "drehen") } { $pieces } um: Jetzt greift die kleinere Hälfte an, und die größere verteidigt.
decided-orient-pair = { $seat } { VERB($who, you: "lässt", one: "lässt", many: "lassen") } { $pieces } angreifen.
said-trains = { $who ->
    [you] Du bildest { $moved-recruits-candidates }{ $moved-hand-training-count ->
        [0] {" "}aus, noch ohne Karte.
       *[other] {" "}mit { $moved-hand-training } aus.
    }
   *[other] { $moved-hand-training-count ->
        [0] { $seat } beginnt, einen Rekruten auszubilden, noch ohne Karte.
        [1] { $seat } bildet mit einer verdeckten Karte einen Rekruten aus.
       *[other] { $seat } bildet mit { $moved-hand-training-count } verdeckten Karten einen Rekruten aus.
    }
}
said-goes-on-training = { $seat } { VERB($who, you: "bildest", one: "bildet", many: "bilden") } einen Knappen weiter aus und { VERB($who, you: "legst", one: "legt", many: "legen") } dafür hin: { $laid }.
said-trains-pair = { $seat } { VERB($who, you: "legst", one: "legt", many: "legen") } { $laid } zur Ausbildung hin.
said-dissolved = Ein Knappe von { $who ->
    [you] dir
   *[other] { $seat }
} wurde nicht bezahlt und geht zurück.
said-copies = Der Doppelgänger von { $who ->
    [you] dir
   *[other] { $seat }
} ahmt { $piece } nach.
said-doppelganger-gone = Der Doppelgänger von { $who ->
    [you] dir
   *[other] { $seat }
} findet kein Vorbild und ist weg.
aimed = { $act ->
    [recruit] , auf einen Rekruten von { $whom ->
        [you] dir
       *[other] { $target }
    }
    [candidate] , auf einen Knappen von { $whom ->
        [you] dir
       *[other] { $target }
    }
   *[none] { $pieces-count ->
        [0] { $whom ->
            [none] {""}
            [you] , auf dein Reich
           *[other] , auf { GENITIVE($target) } Reich
        }
       *[other] , auf { $pieces }
    }
}
# What a special card does, in the log and wherever it is explained
does-courage = Ritter seiner Farbe werden dort stärker
does-loyalty = Ritter ihrer Farbe greifen es nicht an
does-majesty = Ritter ihrer Farbe dürfen dort mehr als einmal kämpfen
does-power = Angriff und Verteidigung verdoppeln sich
does-wealth = Karten zählen beim Ausbilden doppelt
said-plays-necromancer = { $seat } { VERB($who, you: "spielst", one: "spielt", many: "spielen") } { $piece } (Totenbeschwörer{ aimed }).
said-plays-wizard = { $seat } { VERB($who, you: "spielst", one: "spielt", many: "spielen") } { $piece } (Zauberer){ $pieces-count ->
    [0] , um das eben Gespielte aufzuheben.
   *[other] { aimed }.
}
said-plays-courage = { $seat } { VERB($who, you: "spielst", one: "spielt", many: "spielen") } { $piece } (Mut{ aimed }): { does-courage }.
said-plays-loyalty = { $seat } { VERB($who, you: "spielst", one: "spielt", many: "spielen") } { $piece } (Treue{ aimed }): { does-loyalty }.
said-plays-majesty = { $seat } { VERB($who, you: "spielst", one: "spielt", many: "spielen") } { $piece } (Majestät{ aimed }): { does-majesty }.
said-plays-power = { $seat } { VERB($who, you: "spielst", one: "spielt", many: "spielen") } { $piece } (Macht{ aimed }): { does-power }.
said-plays-wealth = { $seat } { VERB($who, you: "spielst", one: "spielt", many: "spielen") } { $piece } (Reichtum): { does-wealth }.
said-plays-mercenary = { $seat } { VERB($who, you: "spielst", one: "spielt", many: "spielen") } { $piece }, um einen Söldner anzuheuern{ $pieces-count ->
    [0] {""}
   *[other] : { $pieces }
}.
said-plays-life = { $seat } { VERB($who, you: "spielst", one: "spielt", many: "spielen") } { $piece } (Leben){ $pieces-count ->
    [0] {""}
    [2] : { $first }, ausgebildet mit { $second }, wird sofort Ritter
   *[other] {" "}für { $pieces }
}.
said-plays-death = { $seat } { VERB($who, you: "spielst", one: "spielt", many: "spielen") } { $piece } (Tod{ aimed }).
said-negated = { $piece } bleibt ohne Wirkung.
said-disrupted = { $piece } ist gebrochen.
decided-attack = { $seat } { VERB($who, you: "greifst", one: "greift", many: "greifen") } { $whom ->
    [you] dich
   *[other] { $target }
} mit { $pieces } an.
decided-aid-attack = { $seat } { VERB($who, you: "schickst", one: "schickt", many: "schicken") } { $pieces } mit in den Angriff.
decided-defend = { "" }
decided-defend-pass = { $seat } { VERB($who, you: "verteidigst dich", one: "verteidigt sich", many: "verteidigen sich") } nicht.
decided-aid-defence = { "" }
said-sets = { $number ->
    [0] { $seat } { VERB($who, you: "stellst", one: "stellt", many: "stellen") } { $piece } gegen { $named-against }.
   *[other] { $seat } { VERB($who, you: "hilfst", one: "hilft", many: "helfen") } der Verteidigung und { VERB($who, you: "stellst", one: "stellt", many: "stellen") } { $piece } gegen { $named-against }.
}
said-against = { "" }
said-cannot-defend = { $who ->
    [you] Deine Ritter
   *[other] { GENITIVE($seat) } Ritter
} haben alle schon gekämpft und können nicht verteidigen.
said-turned-away = { $piece } hat die Farbe der Dame, kämpft nicht gegen ihr Reich und kehrt um.
said-held = { $named-held-defender } und { $named-held-attacker } halten einander in Schach: Niemand fällt.
said-held-defender = { "" }
said-held-attacker = { "" }
said-falls = { $who ->
    [you] Dein
   *[other] { GENITIVE($seat) }
} { $piece } fällt.
said-dies = { $who ->
    [you] Dein
   *[other] { GENITIVE($seat) }
} { $piece } ist tot.
said-unblocked = { $who ->
    [you] Dein Reich
   *[other] { GENITIVE($seat) } Reich
} wird mit { $number } getroffen.
decided-loot = { $seat } { VERB($who, you: "nimmst", one: "nimmt", many: "nehmen") } { $pieces } von den Gefallenen.
decided-discard = { $seat } { VERB($who, you: "legst", one: "legt", us: "legt", many: "legen") } { $pieces } ab.
said-ejected = { $who ->
    [you] Dein Reich
   *[other] { GENITIVE($seat) } Reich
} ist gefallen.
said-fame-reached = { $seat } { VERB($who, you: "hast", one: "hat", many: "haben") } das Ruhmesziel erreicht.
said-time-up = Die Zeit ist um.
scored = { $rule ->
    [KNI-222] { $total ->
        [0] { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } keine Lebenspunkte mehr.
        [1] { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } noch 1 Lebenspunkt.
       *[other] { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } noch { $total } Lebenspunkte.
    }
    [KNI-612] { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } jetzt { $total } Ruhm.
   *[other] {""}
}
end-last-standing = { $who ->
    [one] Nur { GENITIVE($seat) } Reich steht
    [you] Nur dein Reich steht
   *[other] Nur die Reiche von { $seat } stehen
} noch.
end-none-standing = { $who ->
    [one] Kein Reich ist übrig; das von { $seat } fiel zuletzt.
    [you] Kein Reich ist übrig; deines fiel zuletzt.
   *[other] Kein Reich ist übrig; die von { $seat } fielen zuletzt.
}
end-fame-target = { $seat } { VERB($who, you: "erreichst", one: "erreicht", us: "erreicht", many: "erreichen") } das Ziel von { $number } Ruhm.
end-time-up = Die Zeit ist um, und { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } { $counted ->
    [health] die meisten Lebenspunkte
   *[fame] den meisten Ruhm
}: { $number }.
end-rounds-up = Alle { $rounds } Runden sind gespielt, und { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } { $counted ->
    [health] die meisten Lebenspunkte
   *[fame] den meisten Ruhm
}: { $number }.
moved-to-knights = { $shares-count ->
    [0] { $pieces-count ->
        [one] Ein neuer Ritter
       *[other] Neue Ritter
    } für { $who ->
        [you] dich
       *[other] { $seat }
    }: { $pieces }.
   *[other] Neue Ritter: { $shares }.
}
decided-promote-pass = { "" }
decided-orient-pass = { "" }
decided-train = { "" }
decided-train-pass = { "" }
decided-dissolve = { "" }
decided-dissolve-pass = { "" }
decided-copy = { "" }
decided-attack-pass = { "" }
decided-aid-attack-pass = { "" }
decided-aid-defence-pass = { "" }
decided-loot-pass = { "" }
decided-stack = { "" }
decided-stack-pass = { "" }
decided-discard-pass = { "" }
decided-react = { "" }
decided-react-pass = { "" }
decided-disrupt = { "" }
decided-disrupt-pass = { "" }
turned = { "" }
moved-to-pending = { "" }
moved-recruits-candidates = { "" }
moved-hand-training = { "" }
moved-deck-hand = { $shares-count ->
    [0] { $who ->
        [you] Du ziehst { $pieces }.
       *[other] { $seat } zieht { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
    }
   *[other] Alle bekommen { $count } Karten{ $yours-count ->
        [0] .
       *[other] ; du: { $yours }.
    }
}
moved-peasants-recruits = { $shares-count ->
    [0] { $who ->
        [you] Du ziehst { $pieces } zum Ausbilden.
       *[other] { $seat } zieht { $count ->
            [one] einen Dominostein
           *[other] { $count } Dominosteine
        } zum Ausbilden.
    }
   *[other] Alle ziehen { $count } Dominosteine zum Ausbilden{ $yours-count ->
        [0] .
       *[other] ; du: { $yours }.
    }
}
moved-to-recruits =
    .detail = Zurück unter { $who ->
        [you] deinen
       *[other] { GENITIVE($seat) }
    } Rekruten: { $pieces }.
moved-to-candidates =
    .detail = Zurück unter { $who ->
        [you] deinen
       *[other] { GENITIVE($seat) }
    } Knappen: { $pieces }.
moved-to-training =
    .detail = In Ausbildung, { $seat }: { $pieces }.
moved-to-under = { "" }
moved-to-before = { "" }
moved-to-graveyard = { "" }
moved-to-hand =
    .detail = Zurück auf eine Hand: { $pieces }.
moved-to-discard = { "" }
moved-to-deck =
    .detail = Zurück in den Stapel: { $pieces }.
moved-to-peasants =
    .detail = Zurück zu den Bauern: { $pieces }.
moved-pending-discard = { "" }
shown-hand =
    .detail = Aufgedeckt: { $pieces }.


# Der Tisch
zone-peasants = Bauern
zone-deck = Stapel
zone-discard = Ablage
zone-pending = Tischmitte
zone-hand = Hand
zone-recruits = Rekruten
zone-candidates = Knappen
zone-training = Karten in Ausbildung
zone-knights = Ritter
zone-under = Karten unter Rittern
zone-before = Karten davor
zone-graveyard = Friedhof
phase-vote = Abstimmung über das Ziel
phase-draw-source = Ziehen
phase-promote = Ritterschlag
phase-orient = Neue Ritter
phase-orient-pair = Neue Ritter
phase-copy = Der Doppelgänger
phase-train = Ausbilden
phase-dissolve = Der Reichtum ist dahin
phase-attack = Angriff
phase-aid-attack = Hilfe für den Angriff
phase-defend = Verteidigung
phase-aid-defence = Hilfe für die Verteidigung
phase-loot = Beute
phase-stack = Die Gefallenen
phase-discard = Ablegen
phase-react = Sonderkarten
phase-disrupt = Zauberer

# Hausregeln
option-edition = Ausgabe
    .part = Ausgabe und Material
    .help = Welcher Fassung des Regelhefts ihr folgt.
option-edition-0_8 = 0.8
option-edition-0_9 = 0.9
option-domino_set = Dominosatz
    .help = Die höchste Augenzahl einer Hälfte.
option-decks = Kartenspiele
    .help = Jedes mit zwei Jokern.
option-decks-auto = eines für je drei Personen
option-goal = Ziel
    .part = Worum es geht
    .help = Wie das Spiel gewonnen wird. Mit Ruhm das letzte Reich zu sein, kann ewig dauern; ein Ruhmesziel oder eine Zeit ist besser.
option-goal-last_standing = das letzte Reich
option-goal-healthiest_at_time = am gesündesten, wenn die Zeit um ist
option-goal-first_to_fame = zuerst beim Ruhmesziel
option-goal-most_fame_at_time = am meisten Ruhm, wenn die Zeit um ist
option-goal-fame_last_standing = das letzte Reich, mit Ruhm (endet vielleicht nie)
option-goal-fame_attrition = das letzte Reich, und Ruhm wächst nie
option-goal-random = eine Karte entscheidet
option-health_start = Lebenspunkte am Anfang
    .help = Sind sie dahin, ist es auch das Reich.
option-health_start-auto = dreimal die höchste Hälfte
option-fame_start = Ruhm am Anfang
    .help = Für Ziele, bei denen um Ruhm gespielt wird.
option-fame_target = Ruhmesziel
    .help = Gewinnt, wenn es darum geht, zuerst da zu sein.
option-fame_value = Ein gefallener Ritter ist wert
    .help = In Ruhm, für die, die ihn fällten, und für das Reich, dem er fehlt.
option-fame_value-one = eins
option-fame_value-pips = seine Augen
option-fame_unblocked = Durchgekommene Angriffe bei Ruhm
    .help = Eine Hausregel; nach dem Regelheft bewirken sie nichts.
option-fame_unblocked-none = bewirken nichts
option-fame_unblocked-lose_one = kosten die Verteidigung einen Punkt
option-fame_unblocked-transfer_one = nehmen der Verteidigung einen Punkt ab
option-random_goal_joker = Wenn ein Joker das Ziel entscheidet
    .help = Nur, wo eine Karte entscheidet.
option-random_goal_joker-redraw = es wird noch eine Karte aufgedeckt
option-random_goal_joker-vote = alle stimmen ab
option-time_limit_minutes = Zeit in Minuten
    .part = Zeit
    .help = Nach der Uhr des Tisches, für Ziele, die eine brauchen.
option-time_limit_minutes-auto = keine, oder 60, wenn keine Runden zählen
option-time_limit_minutes-none = keine
option-round_limit = Zahl der Runden
    .help = Runden, die an die Stelle einer Uhr treten.
option-round_limit-auto = 8, wenn keine Uhr läuft
option-round_limit-none = ohne Grenze
option-time_check = Wenn die Zeit um ist
    .help = Was noch zu Ende gespielt wird.
option-time_check-auto = nach Uhr der Zug, nach Runden die Runde
option-time_check-end_of_turn = der Zug
option-time_check-end_of_round = die Runde
option-multi_turn_training = Ausbildung über mehrere Züge
    .part = Ausbildung und Kampf
    .help = Eine Ausbildung darf beginnen, bevor ihre Kosten gedeckt sind.
option-train_after_discard = Ausbilden nach dem Ablegen
    .help = Ausbilden darfst du, bis dein nächster Zug beginnt. Ausgabe 0.9.
option-attack_as_unit = Gemeinsam angreifen
    .help = Angreifer dürfen zusammen kämpfen, wie Verteidiger es immer dürfen. Ausgabe 0.9.
option-loot_battlefield = Plündern
    .help = Wer siegt, legt einen gefallenen Ritter oben auf den eigenen Friedhof.
option-loot_trigger = Siegreich ist
    .help = Wer plündern darf.
option-loot_trigger-battle = wer weniger Ritter verlor
option-loot_trigger-ejection = wer ein Reich vernichtet
option-majesty_fatigue = Könige machen Ritter müde
    .help = Ritter, die unter einem König noch einmal kämpften, ruhen eine Runde. Ausgabe 0.9.
option-dominoless = Ohne Dominosteine
    .part = Ohne Dominosteine, und Sonderkarten
    .help = Kartenpaare treten an die Stelle der Steine.
option-ace_of_diamonds = Karo-Ass ohne Dominosteine
    .help = Reichtum nützt dort nichts.
option-ace_of_diamonds-mercenary = heuert einen Ritter an
option-ace_of_diamonds-inert = bewirkt nichts
option-mercenary_duration = Ein Söldner dient
    .help = Nur ohne Dominosteine.
option-mercenary_duration-edition = wie die Ausgabe es will
option-mercenary_duration-round = eine Runde lang
option-mercenary_duration-until_disrupted = bis die Karte gebrochen wird
option-blank_cards = Leere Karten je Kartenspiel
    .help = Doppelgänger, nur ohne Dominosteine.
option-graveyard_mode = Friedhöfe ohne Dominosteine
    .help = Wen ein Totenbeschwörer erwecken kann.
option-graveyard_mode-last_only = bergen den letzten Ritter
option-graveyard_mode-battlefield_only = keine, nur vom Schlachtfeld
option-death_targets = Der Tod erreicht
    .part = Wie Regeln gelesen werden
    .help = Ob Rekruten sicher sind.
option-death_targets-edition = wen die Ausgabe will
option-death_targets-knights_candidates = Ritter und Knappen
option-death_targets-any_domino = auch Rekruten
option-life_suit_08 = Ritter durch Leben in 0.8
    .help = Sie haben keine Karte, die ihnen eine Farbe gäbe.
option-life_suit_08-none = haben keine Farbe
option-life_suit_08-hearts = sind Herz
option-refresh = Verbrauchte Ritter sind wieder bereit
    .help = In Ausgabe 0.9, die nichts dazu sagt.
option-refresh-owner_turn = wenn ihr Reich zieht
option-refresh-every_turn = nach jedem Zug
option-blocker_removed = Angreifer, vor denen niemand mehr steht
    .help = Wenn der Letzte vor ihnen getötet, angeheuert oder abgewiesen wurde.
option-blocker_removed-unblocked = kommen durch
option-blocker_removed-blocked = sind trotzdem aufgehalten
option-queen_defender = Ritter, die nicht gegeneinander kämpfen
    .help = Wenn eine Dame einen Verteidiger am Kämpfen hindert.
option-queen_defender-idle_block = halten auf, ohne zu kämpfen
option-queen_defender-step_aside = können nicht aufhalten
option-ace_clock = Leben und Macht enden, wenn zieht
    .help = In Ausgabe 0.9.
option-ace_clock-controller = wer den Ritter führt
option-ace_clock-player = wer die Karte spielte
option-doppel_death_spreads = Tod trifft auch den Doppelgänger
    .help = Wenn die Karte den Ritter tötet, den er nachahmt.
option-reaction_windows = Sonderkarten sind erlaubt
    .part = Tempo
    .help = Weniger Momente machen den Tisch schneller; die Regeln bleiben gleich.
option-reaction_windows-full = nach jedem Schritt
option-reaction_windows-lean = in vier Momenten
option-max_rounds = Notbremse
    .help = Nach so vielen Runden ist auf jeden Fall Schluss.

preset-classic_0_9 = Klassisch, Ausgabe 0.9
    .help = Das neuere Regelheft, wie es ist.
preset-classic_0_8 = Klassisch, Ausgabe 0.8
    .help = Das ältere Regelheft: Ritter werden gekippt, Asse halten länger.
preset-quick = Schnell
    .help = Weniger Momente für Sonderkarten, und ausgebildet wird auch zwischen den Zügen.
preset-tournament = Turnier
    .help = Ein Wettlauf um Ruhm, und Angreifer dürfen zusammen kämpfen. Er kann lange dauern: wo alle vorsichtig sind, beendet ihn oft erst die Höchstzahl der Runden.
preset-dominoless = Ohne Dominosteine
    .help = Ohne Steine: Ritter sind Kartenpaare einer Farbe.

# Was der Tisch ausrechnet
hint-goal-last_standing = Runde { $round }. Das letzte Reich gewinnt.
hint-goal-healthiest_at_time = Runde { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}von { $rounds }
}. Wenn die Zeit um ist, gewinnt das gesündeste Reich.
hint-goal-first_to_fame = Runde { $round }. Das erste Reich mit { $target } Ruhm gewinnt.
hint-goal-most_fame_at_time = Runde { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}von { $rounds }
}. Wenn die Zeit um ist, gewinnt der meiste Ruhm.
hint-goal-fame_last_standing = Runde { $round }. Das letzte Reich gewinnt.
hint-goal-fame_attrition = Runde { $round }. Das letzte Reich gewinnt. Ruhm wächst nie.
hint-ejected = { $seat } ist draußen.
    .tag = draußen
hint-knights = { $who ->
    [you] Deine Ritter
   *[other] Ritter von { $seat }
}, Angriff/Verteidigung: { $knights }{ $idle ->
    [0] {""}
   *[other] {" "}(in Klammern: jetzt nicht)
}. Alle, die bereit sind: { $attack }/{ $defence }.
hint-knight =
    .note = ⚔{ $attack } ⛨{ $defence }{ $suit ->
        [clubs] {" "}♣
        [diamonds] {" "}♦
        [hearts] {" "}♥
        [spades] {" "}♠
       *[none] {""}
    }, { $state ->
        [fallen] gefallen
        [fighting] im Kampf
        [tired] müde
        [barred] abgewiesen
        [tapped] gekippt
        [used] verbraucht
       *[ready] bereit
    }
    .aloud = Angriff { $attack }, Verteidigung { $defence }{ $suit ->
        [clubs] , Kreuz
        [diamonds] , Karo
        [hearts] , Herz
        [spades] , Pik
       *[none] {""}
    }, { $state ->
        [fallen] gefallen
        [fighting] im Kampf
        [tired] müde
        [barred] abgewiesen
        [tapped] gekippt
        [used] verbraucht
       *[ready] bereit
    }
on-kingdom = { $mine ->
    [1] deinem Reich
   *[0] dem Reich von { $seat }
}
on-knight = { $mine ->
    [1] deinem { $second }
   *[0] { $second } von { $seat }
}
suit-sign = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
lasting = { $ends ->
    [draw] { $own-end ->
        [1] , bis zu deinem nächsten Ziehen
       *[0] , bis zum nächsten Ziehen von { $other }
    }
    [maintain] { $own-end ->
        [1] , bis zu deinem nächsten Ordnen
       *[0] , bis zum nächsten Ordnen von { $other }
    }
    [promote] { $own-end ->
        [1] , bis zu deinem nächsten Ritterschlag
       *[0] , bis zum nächsten Ritterschlag von { $other }
    }
   *[never] {""}
}
hint-effect-courage = Mut auf { on-kingdom }: { suit-sign } +{ $bonus } Angriff und Verteidigung{ lasting }.
    .tag = in Kraft
hint-effect-loyalty = Treue auf { on-kingdom }: { suit-sign }-Ritter greifen es nicht an{ lasting }.
    .tag = in Kraft
hint-effect-majesty = Majestät auf { on-kingdom }: { suit-sign }-Ritter dürfen mehr als einmal kämpfen{ lasting }.
    .tag = in Kraft
hint-effect-wealth = Reichtum auf { on-kingdom }: { does-wealth }{ lasting }.
    .tag = in Kraft
hint-effect-power = Macht auf { on-knight }: Angriff und Verteidigung doppelt{ lasting }.
    .tag = in Kraft
hint-effect-life = Leben auf { on-knight }: darf mehr als einmal kämpfen{ lasting }.
    .tag = in Kraft
hint-effect-mercenary = Söldner: { $second } kämpft für { $mine ->
    [1] dich
   *[0] { $seat }
}{ lasting }.
    .tag = angeheuert
special-name = { $kind ->
    [necromancer] Totenbeschwörer
    [wizard] Zauberer
    [courage] Mut
    [loyalty] Treue
    [majesty] Majestät
    [power] Macht
    [wealth] Reichtum
    [mercenary] Söldner
    [life] Leben
   *[death] Tod
}
plays-what = { $seat } spielt { special-name }{ $aim ->
    [piece] {" "}auf { $mine ->
        [1] deinen { $second }
       *[0] { $second } von { $other }
    }
    [recruit] {" "}auf { $mine ->
        [1] deinen Rekruten Nummer { $number }
       *[0] Rekrut Nummer { $number } von { $other }
    }
    [candidate] {" "}auf { $mine ->
        [1] deinen Knappen Nummer { $number }
       *[0] Knappe Nummer { $number } von { $other }
    }
    [seat] {" "}auf { on-aimed }
   *[none] {""}
}
on-aimed = { $mine ->
    [1] dein Reich
   *[0] das Reich von { $other }
}
hint-chain-stands = { plays-what }. Nur eine Zehn hält das auf.
    .tag = wirkt
    .ask = { plays-what }. Mit einer Zehn aufhalten?
hint-chain-falls = { $who ->
    [you] Deine Karte { special-name }
   *[other] { special-name } von { $seat }
} wurde mit einer Zehn aufgehalten und wirkt nicht, wenn keine weitere Zehn antwortet.
    .tag = wirkungslos
    .ask = { $who ->
        [you] Deine Karte { special-name }
       *[other] { special-name } von { $seat }
    } wurde mit einer Zehn aufgehalten. Mit einer eigenen Zehn antworten?
hint-group-open = { $attackers } ({ $attack }/{ $defence }): niemand hält auf.
    .tag = { $attack } durch
    .one = ⚔{ $attack }
    .other = ⛨{ "–" }
    .back = niemand steht davor
    .comes = { $damage ->
        [0] kommt durch
       *[other] { $who ->
            [you] kostet dich { $damage } Lebenspunkte
           *[other] kostet { $foe } { $damage } Lebenspunkte
        }
    }
hint-group-standoff = { $attackers } ({ $attack }/{ $defence }): aufgehalten, und niemand kämpft.
    .tag = kein Kampf
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
hint-group-held = { $attackers } ({ $attack }/{ $defence }) gegen { $defenders } ({ $back }/{ $shield }): niemand fällt.
    .tag = niemand fällt
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = und zurück: { $back } gegen { $defence }
hint-group-attack-falls = { $attackers } ({ $attack }/{ $defence }) gegen { $defenders } ({ $back }/{ $shield }): der Angriff fällt.
    .tag = { $back } schlägt { $defence }, der Angriff fällt
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = und zurück: { $back } gegen { $defence }
hint-group-defence-falls = { $attackers } ({ $attack }/{ $defence }) gegen { $defenders } ({ $back }/{ $shield }): die Verteidigung fällt.
    .tag = { $attack } schlägt { $shield }, die Verteidigung fällt
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = und zurück: { $back } gegen { $defence }
hint-group-both-fall = { $attackers } ({ $attack }/{ $defence }) gegen { $defenders } ({ $back }/{ $shield }): beide fallen.
    .tag = beide fallen
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = und zurück: { $back } gegen { $defence }
hint-fought-open = { $attackers } ({ $attack }/{ $defence }): niemand hat aufgehalten.
    .tag = durchgekommen
    .one = ⚔{ $attack }
    .other = ⛨{ "–" }
    .back = niemand stand davor
    .comes = { $who ->
        [you] zu dir durchgekommen
       *[other] zu { $foe } durchgekommen
    }
hint-fought-standoff = { $attackers } ({ $attack }/{ $defence }): aufgehalten, und niemand hat gekämpft.
    .tag = kein Kampf
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
hint-fought-held = { $attackers } ({ $attack }/{ $defence }) gegen { $defenders } ({ $back }/{ $shield }): niemand ist gefallen.
    .tag = niemand gefallen
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = und zurück: { $back } gegen { $defence }
hint-fought-attack-falls = { $attackers } ({ $attack }/{ $defence }) gegen { $defenders } ({ $back }/{ $shield }): der Angriff ist gefallen.
    .tag = { $back } schlug { $defence }, der Angriff ist gefallen
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = und zurück: { $back } gegen { $defence }
hint-fought-defence-falls = { $attackers } ({ $attack }/{ $defence }) gegen { $defenders } ({ $back }/{ $shield }): die Verteidigung ist gefallen.
    .tag = { $attack } schlug { $shield }, die Verteidigung ist gefallen
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = und zurück: { $back } gegen { $defence }
hint-fought-both-fall = { $attackers } ({ $attack }/{ $defence }) gegen { $defenders } ({ $back }/{ $shield }): beide sind gefallen.
    .tag = beide gefallen
    .one = ⚔{ $attack }
    .other = ⛨{ $shield }
    .back = und zurück: { $back } gegen { $defence }
hint-bereft = Der Doppelgänger ahmt { $model } nach. Fällt dieser Ritter, hat er kein Vorbild mehr und geht mit.
    .tag = geht mit { $model }
hint-at-stake = So { $who ->
    [you] verlierst du
   *[other] verliert { $seat }
} { $damage } Lebenspunkte.
    .total = { $damage } Lebenspunkte in Gefahr
hint-target = Du kannst { $seat } angreifen; Ritter dort, die aufhalten könnten: { $blockers }.
    .tag = { $blockers ->
        [0] niemand hält auf
        [one] 1 kann aufhalten
       *[other] { $blockers } können aufhalten
    }
hint-strike = Alle Bereiten zusammen greifen { $seat } mit { $attack } an: kommt es durch, bleiben { $left } Lebenspunkte.
hint-lesson = Rekrut { $tile } kostet { $cost }; { $pieces } würden reichen.
hint-no-lesson = Rekrut { $tile } kostet { $cost }, mehr, als du in einer Farbe zahlen kannst.
hint-unseen = Noch im Spiel: { $tens } Zehnen, { $aces } Asse.
attack-on = { $who ->
    [you] Du greifst { $other } an
   *[other] { $whom ->
        [you] { $seat } greift dich an
       *[other] { $seat } greift { $other } an
    }
}
hint-asked-aid-attack = { attack-on }.
    .ask = { attack-on }. Ritter mitschicken?
hint-asked-defend = { attack-on }.
    .ask = { attack-on }. Wie verteidigst du dich?
hint-asked-aid-defence = { attack-on }.
    .ask = { attack-on }. { $other } mit Rittern helfen?
hint-window-1 = { $who ->
    [you] Dein Zug beginnt.
   *[other] Der Zug von { $seat } beginnt.
}
    .ask = { $who ->
        [you] Dein Zug beginnt.
       *[other] Der Zug von { $seat } beginnt.
    } Jetzt eine Sonderkarte spielen?
hint-window-2 = { $who ->
    [you] Gleich bildest du aus.
   *[other] Gleich bildet { $seat } aus.
}
    .ask = { $who ->
        [you] Gleich bildest du aus.
       *[other] Gleich bildet { $seat } aus.
    } Vorher eine Sonderkarte spielen?
hint-window-3 = { $who ->
    [you] Du hast ausgebildet.
   *[other] { $seat } hat ausgebildet.
}
    .ask = { $who ->
        [you] Du hast ausgebildet.
       *[other] { $seat } hat ausgebildet.
    } Jetzt eine Sonderkarte spielen?
hint-window-4 = { attack-on }; andere können sich noch anschließen.
    .ask = { attack-on }. Eine Sonderkarte spielen, bevor sich andere anschließen?
hint-window-5 = { attack-on }; die Verteidigung steht noch nicht.
    .ask = { attack-on }. Eine Sonderkarte spielen, bevor die Verteidigung steht?
hint-window-6 = { attack-on }; die Verteidigung steht.
    .ask = Die Verteidigung steht. Jetzt eine Sonderkarte spielen?
hint-window-7 = { attack-on }; gleich wird gekämpft.
    .ask = Gleich wird gekämpft. Vorher eine Sonderkarte spielen?
hint-window-8 = Der Kampf ist geschlagen; noch liegen die Gefallenen da.
    .ask = Der Kampf ist geschlagen. Jetzt eine Sonderkarte spielen?
hint-window-9 = Der Kampf ist vorbei. { $who ->
    [you] Du darfst wieder angreifen.
   *[other] { $seat } darf wieder angreifen.
}
    .ask = Der Kampf ist vorbei. Jetzt eine Sonderkarte spielen?
hint-window-10 = { $who ->
    [you] Dein Zug endet.
   *[other] Der Zug von { $seat } endet.
}
    .ask = { $who ->
        [you] Dein Zug endet.
       *[other] Der Zug von { $seat } endet.
    } Vor dem nächsten Zug eine Sonderkarte spielen?

# Beim Wählen
hint-costs = { $piece } kostet { $cost }.
    .tag = kostet { $cost }
hint-paying = { $piece } kostet { $cost }. In derselben Farbe fehlen noch { $missing }.
    .tag = es fehlen { $missing }
    .total = { $paid } von { $cost } Augen
hint-paid = { $piece } kostet { $cost } und ist bezahlt.
    .tag = bezahlt
    .total = { $paid } von { $cost } Augen
hint-pair = { $count ->
    [0] Es fehlt ein Partner derselben Farbe.
    [one] Noch eine Karte derselben Farbe macht einen Ritter.
   *[other] Die zwei werden beim Ritterschlag zu einem Ritter.
}
hint-no-stake = Um Lebenspunkte geht es in diesem Spiel nicht.
hint-keeps = { $over ->
    [0] Mehr musst du nicht ablegen.
    [one] Noch eine muss weg.
   *[other] Noch { $over } müssen weg.
}
    .total = { $kept ->
        [one] 1 Karte bleibt
       *[other] { $kept } Karten bleiben
    }
hint-draw-top = Sie kommt auf deine Hand, der Rest vom Stapel.
hint-draw-deck = Alle deine Karten kommen vom Stapel.
hint-becomes = { $piece } würde { $attack }/{ $defence }.
    .tag = wird { $attack }/{ $defence }
hint-would-cost = In diesem Kampf { $who ->
    [you] würdest du
   *[other] würde { $seat }
} { $damage } statt { $before } Lebenspunkte verlieren; { $left ->
    [0] keiner bliebe
    [one] einer bliebe
   *[other] { $left } blieben
}.
hint-knighted = { $piece } würde sofort zum Ritter.
    .tag = wird Ritter
hint-lively = { $piece } könnte mehr als einmal kämpfen.
    .tag = kämpft wieder
hint-dies = { $piece } würde sterben.
    .tag = stirbt
hint-ends = Die Wirkung von { $piece } würde enden.
    .tag = endet
hint-raised = { $piece } würde von den Toten auferstehen.
    .tag = steht auf
hint-would-stand = { $piece } wirkt doch, wenn nicht noch jemand antwortet.
    .tag = wirkt
hint-would-fail = { $piece } bleibt ohne Wirkung, wenn nicht noch jemand antwortet.
    .tag = wirkungslos
hint-freed = { $count ->
    [0] Dort hat noch niemand gekämpft; bisher ändert es nichts.
    [one] Ein Ritter von { $seat } hat gekämpft und könnte noch einmal.
   *[other] { $count } Ritter von { $seat } haben gekämpft und könnten noch einmal.
}
hint-kept-off = { $count ->
    [0] Kein anderes Reich hat jetzt einen Ritter dieser Farbe.
    [one] Ein Ritter der anderen Reiche hat diese Farbe.
   *[other] { $count } Ritter der anderen Reiche haben diese Farbe.
}
hint-warn-hurts = { $mine ->
    [1] Vorsicht: Das trifft dein eigenes Reich.
   *[0] Das trifft dein Reich.
}
hint-warn-helps = Vorsicht: Das hilft { $seat }, nicht dir.
hint-playable = { $piece }: { special-name }.
    .tag = { special-name }
hint-special-necromancer = Ein Totenbeschwörer erweckt, wer auf einem Friedhof obenauf liegt.
hint-special-necromancer-fallen = Ein Totenbeschwörer erweckt einen Ritter, der in diesem Kampf gefallen ist.
hint-special-wizard = Ein Zauberer beendet eine Karte, die in Kraft ist.
hint-special-courage = Mut: { does-courage }, um { $bonus } in Angriff und Verteidigung.
hint-special-loyalty = Treue schützt ein Reich: { does-loyalty }.
hint-special-majesty-untapped = Majestät: { does-majesty }, weil der Kampf sie nicht kippt. Wer schon gekippt ist, bleibt es.
hint-special-majesty = Majestät: { does-majesty }, auch wenn sie schon gekämpft haben.
hint-special-power = Macht für einen Ritter: { does-power }.
hint-special-wealth = Reichtum für das Reich, das ihn spielt: { does-wealth }.
hint-special-mercenary = Ein Söldner: der genannte Ritter kämpft für das Reich, das die Karte spielt.
hint-special-life = Leben hält einen Ritter bereit, oder macht einen Rekruten des Reichs, das es spielt, sofort zum Ritter.
hint-special-life-pair = Leben hält einen Ritter bereit, oder macht ein Kartenpaar des Reichs, das es spielt, sofort zum Ritter.
hint-special-death-any = Tod tötet einen Ritter, jemanden in Ausbildung oder einen Rekruten.
hint-special-death = Tod tötet einen Ritter, oder jemanden, der noch in Ausbildung ist.

fact-round = Runde
fact-peasants = Bauern
fact-deck = Stapel
fact-first = beginnt
fact-defender = wird angegriffen
unit-points = { $by ->
    [first_to_fame] { $count } Ruhm
    [most_fame_at_time] { $count } Ruhm
    [fame_last_standing] { $count } Ruhm
    [fame_attrition] { $count } Ruhm
   *[other] { $count ->
        [one] { $count } Lebenspunkt
       *[other] { $count } Lebenspunkte
    }
}

# Das geführte erste Spiel
guide-windows = Du und { $seat } habt kleine Reiche mit je { $health } Lebenspunkten, und wer keine mehr hat, ist raus. Dominosteine werden deine Ritter, Karten bilden sie aus. Vor jedem Schritt dürfen alle Sonderkarten spielen: Asse, Könige, Damen, Buben. Von deinen sind das { $pieces }, und noch liegen nur Rekruten aus, für die sich kaum eine lohnt. Also passe; und wo diese Frage kommt und ich nichts sage, passe auch.
guide-train = Diese Steine sind deine Rekruten. Einer wird Ritter, wenn Karten einer Farbe seine Augen decken: { $piece } hat { $pips }, und { $pieces } macht { $paid }. Bis zu deinem nächsten Zug ist er Knappe, dann kämpft er: mit einer Hälfte greift er an, mit der anderen verteidigt er.
guide-train-more = { $piece } hat { $pips ->
    [one] ein Auge
   *[other] { $pips } Augen
}, und { $pieces } macht { $paid }. Mehr Ritter, mehr Angriffe.
guide-train-done = Mehr lässt sich nicht bezahlen, also fertig. Knappen werden Ritter, wenn dein nächster Zug beginnt.
guide-train-enough = Was übrig ist, kostete Karten, die als Sonderkarten oder später mehr taugen. Also fertig.
guide-orient = Aus Knappen sind Ritter geworden. Eine Hälfte greift an, die andere verteidigt, und das bleibt so. { $piece } griffe mit { $high } an und verteidigte mit { $low }. Umgedreht ist er eine Mauer: Angriff { $low }, Verteidigung { $high }.
guide-orient-more = Neue Ritter. { $piece } umgedreht verteidigt mit { $high } und greift mit { $low } an.
guide-attack-open = { $seat } hat keinen Ritter bereit, der dir im Weg steht. Ein Angriff, den niemand aufhält, kostet Lebenspunkte, so viele, wie die Ritter angreifen: { $force } mit { $pieces }, von { $health }. Aber wer angreift, kann bis zu deinem nächsten Zug niemanden aufhalten.
guide-attack-win = Niemand kann dich aufhalten, und { $seat } hat { $health } Lebenspunkte. Schick { $pieces }, zusammen { $force }: Das ist das Ende, wenn dich keine Karte aufhält.
guide-attack-safe = { $blockers ->
    [one] Ein Ritter von { $seat } könnte
   *[other] { $blockers } Ritter von { $seat } könnten
} dich aufhalten, mit zusammen { $danger } Angriff. { $pieces } hielte das aus: Ein Ritter fällt nur durch mehr Angriff, als er Verteidigung hat.
guide-attack-again = { $pieces } griffe mit { $force } an; dagegen hat { $seat } { $blockers ->
    [0] niemanden
    [one] einen Ritter
   *[other] { $blockers } Ritter
}.
guide-attack-home = { $blockers ->
    [one] Ein Ritter von { $seat } könnte
   *[other] { $blockers } Ritter von { $seat } könnten
} dich aufhalten, mit zusammen { $danger } Angriff, mehr als deine Angreifer aushalten. Bleib diesmal zu Hause und spar sie für die Verteidigung.
guide-block = { $seat } greift mit { $force } an. Was du nicht aufhältst, kostet Lebenspunkte. { $piece } verteidigt mit { $defence } und hält { $second } mit { $attack } auf: Stell ihn dorthin, und { $through ->
    [0] nichts kommt durch
   *[other] nur { $through } kommt durch
}.
guide-block-again = { $piece } mit { $defence } hält { $second } mit { $attack } auf; { $through ->
    [0] mehr kommt nicht
   *[other] { $through } käme durch
}.
guide-no-block = Keiner deiner bereiten Ritter könnte allein einen Angreifer aufhalten. Durchlassen kostet { $force } von deinen { $health } Lebenspunkten, aber keinen Ritter.
guide-tidy = Was du nicht willst, darf weg, und jeder Zug bringt neue Karten. { $piece } bildet kaum jemanden aus: weg damit.
guide-death = { $seat } greift mit { $force } an, und du hast { $health } Lebenspunkte. Jetzt ist es Zeit für den Tod, { $piece }: Er tötet jeden Ritter. Nimm { $second }, der bringt { $number }.
guide-life = { $piece } ist das Leben: Es macht einen Rekruten sofort zum Ritter. { $second }, mit { $third } für die Farbe, könnte noch in diesem Zug mit { $number } angreifen.
guide-wizard = { $seat } hat { $piece } gespielt. Eine Zehn ist ein Zauberer: Sie beantwortet jede Sonderkarte und hält sie auf. Nimm { $second }.
guide-fallen = Du hast { $pieces } verloren. Deine Lebenspunkte: { $health }.
guide-felled = Auf der anderen Seite ist { $pieces } gefallen. { $seat } hat noch { $number } Lebenspunkte.
guide-hurt = { $number } kam zu deinem Reich durch: Du hast { $health } Lebenspunkte.
guide-hit = { $number } kam durch: { $seat } hat { $health } Lebenspunkte.

bad-edition = { $option } gehört zur Ausgabe 0.9.
bad-edition-pips = Augen bei { $option } gehören zur Ausgabe 0.9.
bad-tiles = Ein Doppel-{ $set }-Satz hat { $tiles } Steine, und { $seats } Personen ziehen { $recruits } Rekruten. Bei { $option } hilft ein größerer.
bad-loot = { $option } findet nichts, wo { $other } Gräber nur auf dem Schlachtfeld lässt.
bad-endless = Ein Ziel nach Zeit braucht ein Ende: { $option } oder { $other }.
bad-fame = { $option } muss kleiner sein als { $other }.

# Warum seine Bots so antworten
thumb = Ich bilde aus, wen ich mir leisten kann, greife an, wo mehr durchkommt, als ich wage, und verteidige, um zu schlagen oder zu überleben.

# On paper
credit = Bearbeitet nach { title } von Chad C. Walstrom, © 2006, mit Änderungen: mit unseren Worten erzählt, mit eigenen Optionen und Entscheidungen. CC BY-SA 4.0, ohne Gewähr; vom Autor nicht gebilligt.
pad-goal = { $goal ->
    [healthiest_at_time] Ist die Zeit um, gewinnen die meisten Lebenspunkte.
    [first_to_fame] Wer zuerst { $fame_target } Ruhm hat, gewinnt.
    [most_fame_at_time] Ist die Zeit um, gewinnt der meiste Ruhm.
    [fame_last_standing] Das letzte Reich mit Ruhm gewinnt.
    [fame_attrition] Das letzte Reich mit Ruhm gewinnt.
    [random] Eine Karte bestimmt das Ziel. Hier notieren:
   *[last_standing] Das letzte Reich mit Lebenspunkten gewinnt.
}
pad-score = { $goal ->
    [last_standing] Leben
    [healthiest_at_time] Leben
    [random] Stand
   *[other] Ruhm
}
    .first = { $goal ->
        [last_standing] { $health_start }
        [healthiest_at_time] { $health_start }
        [random] { "" }
       *[other] { $fame_start }
    }
pad-note-write = Eine Zeile je Runde: was du darin gewonnen oder verloren hast, und was dir bleibt.
paper-reference = Ausgabe { $edition }. Du beginnst mit { $goal ->
    [last_standing] { $health_start } Lebenspunkten
    [healthiest_at_time] { $health_start } Lebenspunkten
    [random] { $health_start } Lebenspunkten oder { $fame_start } Ruhm
   *[other] { $fame_start } Ruhm
}; N ist { $highest }.
paper-ready = Vorbereitung
paper-setup = { "" }
    .text = { $decks ->
        [one] Ein Blatt
       *[other] { $decks } Blätter
    } mit je zwei Jokern. { $pairs ->
        [1] Fünf Karten für alle. Zwei Karten einer Farbe sind ein Ritter: eine greift an, eine verteidigt.
       *[0] Fünf Karten für alle und zwei Dominosteine verdeckt als Rekruten, die nur du ansiehst; die übrigen Steine sind Bauern.
    } Alle ziehen eine Karte, die höchste beginnt: König hoch, Ass niedrig.{ $old ->
        [1] {" "}Die oberste Karte wird für die Ablage aufgedeckt.
       *[0] { "" }
    }
paper-battle = Ein Kampf
paper-declare = Ansagen.
    .text = Gegen wen es geht und wer angreift. Jeder Angreifer steht für sich.
paper-aid-attack = Hilfe.
    .text = Die anderen dürfen Ritter mitschicken, reihum gefragt, bis alle passen. Man steht nur auf einer Seite.
paper-block = Aufhalten.
    .text = Wer angegriffen wird, stellt Ritter vor Angreifer; mehrere vor einem zählen zusammen.
paper-aid-defence = Hilfe.
    .text = Auch die anderen dürfen Ritter davorstellen.
paper-compare = Vergleichen.
    .text = In beide Richtungen und alles zugleich: Wer mehr hat als die Verteidigung gegenüber, schlägt sie. Beide können fallen, oder niemand. { $famous ->
        [1] Jeder Ritter, der fällt, kostet sein Reich { $fame_value ->
            [pips] seine Augen an Ruhm
           *[one] einen Ruhm
        }{ $goal ->
            [fame_attrition] .
           *[other] {" "}und bringt dem Reich, das ihn schlug, ebenso viel.
        }
       *[0] Steht niemand davor, kostet der Angriff so viele Lebenspunkte.
    }
paper-knight = Ein Ritter
paper-attack = greift an, zur Mitte hin
paper-defence = verteidigt, zu dir hin
paper-facing = { "" }
    .text = Seine Farbe ist die der Karten, mit denen er ausgebildet wurde; sie bleiben offen unter ihm liegen. Gedreht wird er nie wieder; handeln darf er schon in dem Zug, in dem er Ritter wird. Solange er ausgebildet wird, ist er Knappe.{ $old ->
        [1] {" "}Der leere Pasch nimmt eine Karte und ahmt einen Ritter seiner Farbe nach, oder er stirbt.
       *[0] {" "}Wer angegriffen, aufgehalten oder geholfen hat, ruht bis zu deinem nächsten Ziehen.
    }
paper-aces = Die Asse
paper-courts = König, Dame, Bube
    .aside = vor irgendein Reich, auch das eigene
paper-others = Zehn und Joker
paper-special = Wie man sie spielt
paper-until-theirs = { $old ->
    [1] Bis dieses Reich wieder ordnet.
   *[0] Bis dieses Reich wieder zieht.
}
paper-on-knight = { $old ->
    [1] Solange der Ritter da ist.
   *[0] Bis das Reich wieder zieht, dem er folgt.
}
paper-death = Tod
    .text = { $recruits ->
        [1] Ein Ritter, Knappe oder Rekrut stirbt.
       *[0] Ein Ritter oder Knappe stirbt.
    }
    .lasts = Sofort. Nur eine Antwort verhindert es.
paper-life = Leben
    .text = { $pairs ->
        [1] Ein Paar von dir in einer Farbe oder ein Knappe ist sofort ein Ritter;
       *[0] { $old ->
            [1] Dein Rekrut ist sofort ein Ritter, { $life_suit_08 ->
                [hearts] in Herz;
               *[none] ohne Farbe;
            }
           *[0] Dein Rekrut und eine Karte zum Ausbilden sind sofort ein Ritter;
        }
    } { $old ->
        [1] oder irgendein Ritter richtet sich auf. Gekippt wird er nie wieder.
       *[0] oder irgendein Ritter darf handeln, obwohl er schon gehandelt hat.
    }
    .lasts = { paper-on-knight }
paper-wealth = Reichtum
    .text = Während du ausbildest: Was du von nun an legst, zählt doppelt.
    .lasts = { $old ->
        [1] Bis zu deinem nächsten Ordnen.
       *[0] Bis zu deinem nächsten Ritterschlag.
    }
paper-mercenary = Söldner
    .text = Ein Ritter eines anderen Reichs folgt dir.
    .lasts = { $mercenary_duration ->
        [until_disrupted] Bis eine Zehn es beendet.
       *[round] { $old ->
            [1] Bis zu deinem nächsten Ordnen.
           *[0] Bis zu deinem nächsten Ziehen.
        }
    }
paper-power = Macht
    .text = Angriff und Verteidigung eines Ritters verdoppeln sich.
    .lasts = { paper-on-knight }
paper-majesty = Majestät
    .text = { $old ->
        [1] Die Ritter seiner Farbe in diesem Reich handeln, ohne zu kippen. Er richtet niemanden auf.
       *[0] Die Ritter seiner Farbe in diesem Reich handeln wieder und wieder, auch wenn sie es schon getan haben.
    }
    .lasts = { paper-until-theirs }
paper-loyalty = Treue
    .text = Ritter ihrer Farbe greifen dieses Reich nicht an und kämpfen nicht gegen dessen Ritter dieser Farbe.{ $old ->
        [1] { "" }
       *[0] {" "}Angreifer, die sie abweist, tun nichts mehr, bis wieder zieht, wessen Angriff es war.
    }
    .lasts = { paper-until-theirs }
paper-courage = Mut
    .text = Die Ritter der Farbe in diesem Reich gewinnen { $bonus } in Angriff und Verteidigung.
    .lasts = { paper-until-theirs }
paper-wizard = Zauberer
    .text = Nimmt einer Sonderkarte die Wirkung, die eben gespielt wurde, oder später einer, die bleibt. Eine weitere Zehn darf antworten.
    .lasts = Sofort. Beide Karten werden abgelegt.
paper-necromancer = Totenbeschwörer
    .text = { $pairs ->
        [1] { $graveyard_mode ->
            [battlefield_only] Wer in diesem Kampf gefallen ist, wird dein Knappe.
           *[last_only] Der Ritter auf irgendeinem Friedhof wird dein Knappe.
        }
       *[0] Der oberste Stein irgendeines Friedhofs ist dein Rekrut{ $old ->
            [1] .
           *[0] , über die zwei hinaus.
        }
    }
    .lasts = Sofort. Nur eine Antwort verhindert es.
paper-when = Wann.
    .text = { $reaction_windows ->
        [lean] Vor dem Ausbilden, vor der Verteidigung, vor dem Vergleich und am Ende eines Zuges werden alle gefragt, zuerst, wer am Zug ist, bis alle passen.
       *[full] Nach jeder Phase und jedem Schritt eines Kampfes werden alle gefragt, zuerst, wer am Zug ist, bis alle passen.
    } Für oder gegen wen man will. Eine Zehn darf auch sofort antworten.{ $pairs ->
        [1] { "" }
       *[0] {" "}Reichtum nur, während du selbst ausbildest.
    }
paper-training = Zum Ausbilden.
    .text = 2 bis 10 wie aufgedruckt, Bube 11, Dame 12, König 13, und dann ohne Sonderwirkung. Asse und Joker bilden niemanden aus.

# Was Studien messen
measure-attacks = Gelegenheiten zum Angriff, die genutzt werden
measure-fallen = Ritter, die bei einem Angriff fallen
measure-unblocked = Angriffe, die durchkommen und Lebenspunkte kosten
measure-renewed = wie oft der Stapel neu gemischt wird
measure-special-cards = gespielte Sonderkarten
measure-negated = Sonderkarten, denen ein Zauberer die Wirkung nimmt
measure-wizard-answered = Zauberer, auf die ein Zauberer antwortet
measure-king-wins = Partien, die gewinnt, wer den ersten König spielt
measure-life-wins = Partien, die gewinnt, wer das erste Leben spielt
measure-power-wins = Partien, die gewinnt, wer die erste Macht spielt
measure-first-wins = Partien, die gewinnt, wer beginnt
measure-from-discard = Gelegenheiten, die oberste Karte der Ablage zu nehmen, die genutzt werden
measure-undefended = Angriffe, die keiner der Angegriffenen abwehrt
measure-dry = Partien, in denen Stapel und Ablage zugleich leer sind
measure-locked = Karten, die am Ende unter Rittern und Knappen liegen
measure-buried = Friedhöfe, deren bester Stein am Ende nicht oben liegt
measure-mercenary-wins = Partien, die gewinnt, wer den ersten Söldner anheuert

# Der Punkteblock in der App
pad-ejected = ausgeschieden
pad-lead = Wer beginnt?
pad-next = { $dealer } beginnt die Runde.
refused-out-without-fame = { $name } hat noch Ruhm und scheidet nicht aus.
bad-pad-goal-random = Deckt zuerst die Karte für das Ziel auf, und wählt unter { $option }, was sie sagt.

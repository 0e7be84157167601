title = Contest
tagline = Zwei Karten geheim, einundzwanzig im Blick: wer näher kommt, sagt, was geschieht.

# Fragen

prompt-turn = Was spielst du? Deck eine deiner Karten auf, zieh eine vom Deck oder tausch eine freie Karte ein; mit zwei offenen Karten darfst du halten.
    .do = { $act ->
        [reveal] { $chosen } aufdecken
        [twist] Ziehen
        [swap] { $chosen } tauschen
        [declare] { $chosen } ansagen
       *[stand] Halten
    }
prompt-turn-more = Noch etwas in diesem Zug? Eine freie Karte darf noch eingetauscht werden; sonst bist du fertig.
    .do = { $act ->
        [reveal] { $chosen } aufdecken
        [twist] Ziehen
        [swap] { $chosen } tauschen
        [declare] { $chosen } ansagen
       *[stand] Halten
    }
    .pass = Fertig
prompt-answer = Jemand hat 21. Welche deiner Karten deckst du auf? Du antwortest einmal; eine bessere 21 schlägt sie.
    .do = { $chosen } aufdecken: { $number }
    .pass = Nichts aufdecken
prompt-answer-wild = Jemand hat 21. Was deckst du auf, und was tauschst du ein? Erst die verdeckten Karten, dann jede freie Karte mit der, die sie ersetzt.
    .do = { $chosen } zeigen: { $number }
    .pass = Nichts aufdecken
prompt-intercede = Dir ist eben etwas eingefallen. Nutzt du es gleich? Beschreib, was du tust, nimm eine freie Karte dafür, oder schließ dich einer Seite an.
    .do = { $chosen }
    .pass = Ruhen lassen
prompt-join = Bist du dabei? Du darfst dich zurückhalten oder ganz aufgeben.
    .do = { $chosen }
prompt-join-all = Wer von deinen Leuten ist dabei? Sag es für alle, der Reihe nach.
    .do = { $chosen }
prompt-moment = Der Narr und die Welt: fang an zu erzählen, was immer es ist. Der Moment ist vorbei, wenn die nächste Karte aufgedeckt wird.
    .do = Anfangen
prompt-effect = Du hast die Runde gewonnen. Was geschieht? Deine Hand sagt, wie weit du gehen darfst.
    .do = { $chosen }
prompt-effect-more = Und die Nächsten? Deine Hand erreicht alle, die gegen dich standen.
    .do = { $chosen }
    .pass = Dabei belassen
prompt-intervene = Deine Seite hat gewonnen. Schlägst du zu, wo deine Hand die bessere ist?
    .do = { $chosen }
    .pass = Heraushalten
prompt-mercy = Eine Figur der anderen würde sterben. Lässt du es geschehen? Verwunde sie lieber, wenn es geht: bis zum Ende der Geschichte muss sie nur durchhalten, und ersetzen lässt sie sich kaum.
    .do = { $chosen }
prompt-accept-end = Wer gewonnen hat, will es beenden. Lassen die anderen es enden?
    .do = { $chosen }
prompt-finish = Jemand liegt hilflos da. Tötest du? Es kostet dich die nächste Runde, außer du hast dich zurückgehalten.
    .do = { $chosen } töten
    .pass = In Ruhe lassen

# Warum nicht

refused-two-face-up-first = Bevor du halten darfst, brauchst du zwei offene Karten.
refused-say-done = Du hast in diesem Zug schon gespielt; sag, dass du fertig bist.
refused-no-cards-left = Es ist keine Karte mehr zu ziehen.
refused-one-card-a-turn = Aufgedeckt oder gezogen wird eine Karte je Zug, und deine hattest du schon.
refused-nothing-to-declare = Du hast hier keine Fähigkeit mehr anzusagen.
refused-nothing-to-swap = Es gibt nichts, wogegen eine freie Karte jetzt zu tauschen wäre.
refused-only-face-down = Eine Antwort besteht aus Karten, die schon vor dir liegen.
refused-not-at-this-tier = So weit reicht deine Hand nicht.

# Was geschah

beside = { $rest }, { $last }
unseen = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
of-hand = { $hand ->
    [0] { $seat }
   *[other] { $seat } (Hand { $hand })
}
at-hand = { $whom ->
    [you] dich
   *[other] { $target }
}{ $hand ->
    [0] { "" }
   *[other] { " " }(Hand { $hand })
}
moved-deck-down = { $seat } { VERB($who, you: "bekommst", one: "bekommt", us: "bekommt", many: "bekommen") } { $count ->
    [2] { $who ->
        [one] zwei
        [you] zwei
       *[other] je zwei
    } verdeckte Karten
   *[other] zwei verdeckte Karten für jede Hand
}{ $yours-count ->
    [0] .
   *[other] ; du: { $yours }.
}
decided-turn = { $act ->
    [twist] { of-hand } { VERB($who, you: "ziehst", one: "zieht", us: "zieht", many: "ziehen") } { $got }: insgesamt { $said-counts }.
    [stand] { $seat } { VERB($who, you: "bleibst", one: "bleibt", us: "bleibt", many: "bleiben") } stehen.
    [declare] { of-hand } { VERB($who, you: "sagst", one: "sagt", us: "sagt", many: "sagen") } eine Fähigkeit an und { VERB($who, you: "nimmst", one: "nimmt", us: "nehmt", many: "nehmen") } eine freie Karte{ $yours-count ->
        [0] .
       *[other] : { $yours }.
    }
   *[none] { $pieces-count ->
        [2] { of-hand } { VERB($who, you: "tauschst", one: "tauscht", us: "tauscht", many: "tauschen") } ein: { $first } für { $second }, insgesamt { $said-counts }.
       *[other] { of-hand } { VERB($who, you: "deckst", one: "deckt", us: "deckt", many: "decken") } { $pieces } auf: insgesamt { $said-counts }.
    }
}
decided-turn-more = { decided-turn }
decided-turn-more-pass = { "" }
said-stymied = Das sind mehr als 21, und { of-hand } { VERB($who, you: "bist", one: "ist", us: "seid", many: "sind") } für diese Runde aus dem Rennen.
said-made-21 = { of-hand } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } einundzwanzig! Alle anderen dürfen einmal antworten und dazu Karten aufdecken.
decided-answer = { of-hand } { VERB($who, you: "beantwortest", one: "beantwortet", us: "beantwortet", many: "beantworten") } die 21 mit { $got }: insgesamt { $said-counts }.
said-values = Karten zählen, was sie zeigen: Hofkarten 10, Asse 1 oder 11, die Großen Arkana 10 oder ihre Nummer, vom Magier mit 1 bis zur Welt mit 21. Was verdeckt liegt, zählt noch nicht, und die beste Hand bis 21 gewinnt.
said-counts = { "" }
said-holds = { of-hand } { VERB($who, you: "kommst", one: "kommt", us: "kommt", many: "kommen") } auf { $of }: { $named-holding }.
said-holding = { "" }
decided-answer-pass = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } keine Antwort auf die 21.
decided-answer-wild = { decided-answer }
decided-answer-wild-pass = { decided-answer-pass }
said-remembers = { $piece } ist ein Zeichen: { $seat } { $who ->
    [you] erinnerst dich
   *[other] erinnert sich
}.
decided-intercede = { $act ->
    [describe] { $seat } { VERB($who, you: "handelst", one: "handelt", us: "handelt", many: "handeln") } sofort nach der Erinnerung.
    [declare] { $seat } { VERB($who, you: "sagst", one: "sagt", us: "sagt", many: "sagen") } an, was wieder da ist, und { VERB($who, you: "nimmst", one: "nimmt", us: "nehmt", many: "nehmen") } eine freie Karte{ $yours-count ->
        [0] .
       *[other] : { $yours }.
    }
   *[other] { $seat } { VERB($who, you: "greifst", one: "greift", us: "greift", many: "greifen") } sofort ein: { $word }.
}
decided-intercede-pass = { $seat } { VERB($who, you: "lässt", one: "lässt", us: "lasst", many: "lassen") } die Erinnerung ruhen.
said-declared = { "" }
said-joins-a = { of-hand } { VERB($who, you: "kommst", one: "kommt", us: "kommt", many: "kommen") } auf Seite A dazu.
said-joins-b = { of-hand } { VERB($who, you: "kommst", one: "kommt", us: "kommt", many: "kommen") } auf Seite B dazu.
said-joins-c = { of-hand } { VERB($who, you: "kommst", one: "kommt", us: "kommt", many: "kommen") } auf Seite C dazu.
said-joins-d = { of-hand } { VERB($who, you: "kommst", one: "kommt", us: "kommt", many: "kommen") } auf Seite D dazu.
said-joins-e = { of-hand } { VERB($who, you: "kommst", one: "kommt", us: "kommt", many: "kommen") } auf Seite E dazu.
said-joins-f = { of-hand } { VERB($who, you: "kommst", one: "kommt", us: "kommt", many: "kommen") } auf Seite F dazu.
said-gave-up = { of-hand } { VERB($who, you: "gibst", one: "gibt", us: "gebt", many: "geben") } auf.
said-stalemate = Niemand ist besser: ein Patt.
said-all-stymied = Alle sind aus dem Rennen; nichts ist entschieden.
said-won-tier-1 = { of-hand } { VERB($who, you: "gewinnst", one: "gewinnt", us: "gewinnt", many: "gewinnen") } die Runde mit der besten gültigen Hand.
said-won-tier-2 = { of-hand } { VERB($who, you: "gewinnst", one: "gewinnt", us: "gewinnt", many: "gewinnen") } die Runde mit einer 21 aus mehreren Karten.
said-won-tier-3 = { of-hand } { VERB($who, you: "gewinnst", one: "gewinnt", us: "gewinnt", many: "gewinnen") } die Runde mit einer 21 aus zwei Karten.
said-won-tier-4 = { of-hand } { VERB($who, you: "gewinnst", one: "gewinnt", us: "gewinnt", many: "gewinnen") } die Runde mit einer 21 aus zwei Karten, eine davon Große Arkana.
said-won-tier-5 = { of-hand } { VERB($who, you: "gewinnst", one: "gewinnt", us: "gewinnt", many: "gewinnen") } die Runde mit einer 21 aus zwei Großen Arkana.
said-won-tier-6 = { of-hand } { VERB($who, you: "gewinnst", one: "gewinnt", us: "gewinnt", many: "gewinnen") } die Runde mit Narr und Welt.
scored =
    .detail = { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, insgesamt { $total }.
decided-moment = { $seat } { VERB($who, you: "beginnst", one: "beginnt", us: "beginnt", many: "beginnen") } zu erzählen.
decided-effect = { $act ->
    [wound] { $seat } { VERB($who, you: "verwundest", one: "verwundet", us: "verwundet", many: "verwunden") } { at-hand }: { $then }.
    [maim] { $seat } { VERB($who, you: "verwundest", one: "verwundet", us: "verwundet", many: "verwunden") } { at-hand } für immer: { $then }.
    [incapacitate] { $seat } { VERB($who, you: "setzt", one: "setzt", us: "setzt", many: "setzen") } { at-hand } für eine Runde außer Gefecht.
    [knock-out] { $seat } { VERB($who, you: "schlägst", one: "schlägt", us: "schlagt", many: "schlagen") } { at-hand } bewusstlos.
    [kill] { $seat } { VERB($who, you: "willst", one: "will", us: "wollt", many: "wollen") } { at-hand } töten.
    [escape] { $seat } { VERB($who, you: "entkommst", one: "entkommt", us: "entkommt", many: "entkommen") }.
    [end] { $seat } { VERB($who, you: "willst", one: "will", us: "wollt", many: "wollen") } es beenden.
   *[tell] { $seat } { VERB($who, you: "erzählst", one: "erzählt", us: "erzählt", many: "erzählen") }, was geschieht.
}
decided-effect-more = { decided-effect }
decided-effect-more-pass = { $seat } { VERB($who, you: "belässt", one: "belässt", us: "belasst", many: "belassen") } es dabei.
decided-intervene = { decided-effect }
decided-intervene-pass = { $seat } { $who ->
    [you] hältst dich
    [one] hält sich
    [us] haltet euch
   *[many] halten sich
} heraus.
decided-mercy = { "" }
decided-accept-end = { "" }
decided-finish = { $seat } { VERB($who, you: "willst", one: "will", us: "wollt", many: "wollen") } { at-hand } wehrlos töten.
decided-finish-pass = { $seat } { VERB($who, you: "lässt", one: "lässt", us: "lasst", many: "lassen") } die Wehrlosen in Ruhe.
said-wounded =
    .detail = { of-hand } { VERB($who, you: "bist", one: "ist", us: "seid", many: "sind") } verwundet.
said-maimed =
    .detail = { of-hand } { VERB($who, you: "bist", one: "ist", us: "seid", many: "sind") } für immer verwundet.
said-incapacitated =
    .detail = { of-hand } { VERB($who, you: "fällst", one: "fällt", us: "fallt", many: "fallen") } für eine Runde aus.
said-knocked-out =
    .detail = { of-hand } { VERB($who, you: "bist", one: "ist", us: "seid", many: "sind") } bewusstlos.
said-killed = { of-hand } { VERB($who, you: "stirbst", one: "stirbt", us: "sterbt", many: "sterben") }.
said-spared = Die Leitung lässt { $who ->
    [you] dich
   *[other] { of-hand }
} leben.
said-escaped =
    .detail = { of-hand } { VERB($who, you: "bist", one: "ist", us: "seid", many: "sind") } nicht mehr dabei.
said-left = { of-hand } { VERB($who, you: "bist", one: "ist", us: "seid", many: "sind") } fort.
said-told = { "" }
said-tries-to-end = { "" }
said-goes-on = Die anderen lassen es nicht enden. Es geht weiter.
said-ended = { $number ->
    [1] Dieser Konflikt ist vorbei.
   *[other] Der Konflikt von Gruppe { $number } ist vorbei.
}
said-settled = { $number ->
    [1] Dieser Konflikt ist beigelegt: Es ist höchstens noch eine Seite übrig.
   *[other] Der Konflikt von Gruppe { $number } ist beigelegt: Es ist höchstens noch eine Seite übrig.
}
said-stalled = { $number ->
    [1] Dieser Konflikt hat lange genug gedauert.
   *[other] Der Konflikt von Gruppe { $number } hat lange genug gedauert.
}
said-missed = Der Augenblick ist vorbei.
said-gained = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } eine neue Fähigkeit.
said-barred = Die Leitung lässt eine Fähigkeit von { $who ->
    [you] dir
   *[other] { of-hand }
} nicht gelten.
said-armed = { of-hand } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } eine Waffe.
said-disarmed = { of-hand } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } keine Waffe mehr.
said-arrived = { of-hand } { VERB($who, you: "bist", one: "ist", us: "seid", many: "sind") } jetzt da.
said-tended = Eine Wunde von { $who ->
    [you] dir
   *[other] { of-hand }
} ist versorgt.
said-recovered = { of-hand } { VERB($who, you: "bist", one: "ist", us: "seid", many: "sind") } wieder auf den Beinen.
moved-down-up = { "" }
    .alone = Die Zeit ist um: { $seat } { VERB($who, you: "deckst", one: "deckt", us: "deckt", many: "decken") } auf: { $pieces }.
moved-deck-up = { "" }
    .alone = Die Zeit ist um: { $seat } { VERB($who, you: "ziehst", one: "zieht", us: "zieht", many: "ziehen") } dazu: { $pieces }.
moved-deck-wild = { "" }
moved-deck-task = Für eine Probe aufgedeckt: { $pieces }.
moved-wild-up = { "" }
moved-up-wild =
    .detail = { $seat } { VERB($who, you: "nimmst", one: "nimmt", us: "nehmt", many: "nehmen") } als freie Karten zurück: { $pieces }.
moved-to-discard = { "" }
moved-to-unseen = { "" }
moved-to-deck = { "" }
end-hand = { of-hand } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } { $tier ->
    [2] eine 21 aus mehreren Karten
    [3] eine 21 aus zwei Karten
    [4] eine 21 aus zwei Karten, eine davon Große Arkana
    [5] eine 21 aus zwei Großen Arkana
    [6] Narr und Welt
   *[other] { $number }
}, { $next ->
    [0] und keine andere Hand zählt.
   *[other] gegen { $next } bei { $whom ->
        [you] dir
       *[other] { $target }
    }.
}
end-draw = Gleichstand mit { $number }, und bei Gleichstand gewinnt, wen die Leitung spielt.
end-stalemate = Die besten Hände beider Seiten sind gleich viel wert: ein Patt.
end-all-stymied = Am Ende zählt keine Hand, also ist nichts entschieden.

# Orte, Phasen, Worte

zone-deck = Deck
zone-discard = Ablage
zone-unseen = ungesehen weggelegte Karten
zone-task = für eine Probe aufgedeckte Karten
zone-down = Karten, verdeckt
    .hand = verdeckte Karten von Hand { $number }
zone-up = offene Karten
    .hand = offene Karten von Hand { $number }
zone-wild = freie Karten
    .hand = freie Karten von Hand { $number }

phase-join = Wer ist dabei?
phase-turn = Karten spielen
phase-answer = Antwort auf eine 21
phase-intercede = Eine Erinnerung
phase-moment = Der Narr und die Welt
phase-effect = Was geschieht
phase-intervene = Verbündete
phase-mercy = Die Leitung wird noch einmal gefragt
phase-accept-end = Endet es?
phase-helpless = Die Hilflosen

word-twist = ziehen
word-stand = halten
word-declare = Fähigkeit ansagen
word-join = mitmachen
word-hold = zurückhalten
word-give-up = aufgeben
word-wound = verwunden
word-maim = für immer verwunden
word-incapacitate = für eine Runde ausschalten
word-knock-out = bewusstlos schlagen
word-kill = töten
word-escape = entkommen
word-end = beenden wollen
word-tell = nur erzählen
word-begin = anfangen
word-describe = beschreiben, was du tust
word-yes = ja
word-no = nein
word-whole = ja, ganz
word-ability-1 = Fähigkeit 1
word-ability-2 = Fähigkeit 2
word-ability-3 = Fähigkeit 3
word-ability-4 = Fähigkeit 4
word-ability-5 = Fähigkeit 5
word-ability-6 = Fähigkeit 6
word-ability-7 = Fähigkeit 7
word-ability-8 = Fähigkeit 8
word-ability-9 = Fähigkeit 9
word-side-a = Seite A
word-side-b = Seite B
word-side-c = Seite C
word-side-d = Seite D
word-side-e = Seite E
word-side-f = Seite F
word-body = der Körper
word-head = der Kopf
word-eye_l = das linke Auge
word-eye_r = das rechte Auge
word-ear_l = das linke Ohr
word-ear_r = das rechte Ohr
word-nose = die Nase
word-mouth = der Mund
word-torso = der Rumpf
word-arm_l = der linke Arm
word-hand_l = die linke Hand
word-arm_r = der rechte Arm
word-hand_r = die rechte Hand
word-leg_l = das linke Bein
word-foot_l = der linke Fuß
word-leg_r = das rechte Bein
word-foot_r = der rechte Fuß
word-who-1 = Hand 1
word-who-2 = Hand 2
word-who-3 = Hand 3
word-who-4 = Hand 4
word-who-5 = Hand 5
word-who-6 = Hand 6
word-who-7 = Hand 7
word-who-8 = Hand 8
word-who-9 = Hand 9
word-who-10 = Hand 10
word-who-11 = Hand 11
word-who-12 = Hand 12
word-who-13 = Hand 13
word-who-14 = Hand 14
word-who-15 = Hand 15
word-who-16 = Hand 16
word-who-17 = Hand 17
word-who-18 = Hand 18
word-who-19 = Hand 19
word-who-20 = Hand 20
word-who-21 = Hand 21
word-who-22 = Hand 22
word-who-23 = Hand 23
word-who-24 = Hand 24

# Hausregeln und Vorlagen

option-cast = Wer mitmacht
    .help = Wie viele gegen wie viele, etwa 2v1; oder Stühle, gezählt ab 0, und Seiten, etwa 0a.1a.db: die ersten zwei Stühle auf Seite a, die Figur der Leitung auf Seite b. Schreib d für die Leitung, - für jemanden, der noch auf keiner Seite ist, x für jemanden, der noch nicht da ist, w für eine Waffe, @ und Körperteile für jede Fähigkeit, ~ zwischen Gruppen.
option-max_rounds = Runden
    .help = So viele Runden höchstens für jede Gruppe; 1 ist eine einzelne Hand.
option-effects = Wer gewinnt, sagt, was geschieht
    .help = Wunden, Flucht und dergleichen; bei mehreren Runden immer.
option-violent = Es kommt zu Schlägen
    .help = Sonst erzählt man nach einem Sieg nur, was geschieht, beendet es oder geht.
option-wild_limit = Freie Karten
    .help = Wie viele freie Karten eine Figur bei einem Kräftemessen nehmen darf.
option-wild_limit-per_ability = eine je Fähigkeit
option-wild_limit-per_contest = nur eine
option-wild_timing = Eintauschen
    .help = Ob das Eintauschen einer freien Karte selbst der Spielzug ist.
option-wild_timing-free_on_turn = geht neben dem Spielzug
option-wild_timing-uses_turn = ist der Spielzug
option-wild_carry = Freie Karten in späteren Runden
    .help = Ob eine eingetauschte freie Karte zurückkommt.
option-wild_carry-reusable = alle kommen zurück
option-wild_carry-unused_only = nur unbenutzte
option-draw_rule = Gleichstand
    .help = Was ein Gleichstand zwischen Gegnern bedeutet.
option-draw_rule-dealer_takes = die Figur der Leitung gewinnt
option-draw_rule-stalemate = niemand gewinnt
option-fewer_cards_breaks_ties = Weniger Karten gewinnen
    .help = Bei gleicher Summe ist die Hand mit weniger offenen Karten besser.
option-persona_death = Tod einer eigenen Figur
    .help = Ob eine Figur, die nicht der Leitung gehört, überhaupt getötet werden kann.
option-persona_death-confirm = wenn die Leitung es bestätigt
option-persona_death-forbid = nie
option-signifiers = Zeichen
    .help = Welche Großen Arkana wessen Zeichen sind, etwa M03@0.M10@2; d ist die eigene Figur der Leitung.
option-signifier_recipient = Wer sich erinnert
    .help = Wenn ein Zeichen aufgedeckt wird.
option-signifier_recipient-signified = wessen Zeichen es ist
option-signifier_recipient-exposer = in wessen Hand es kam
option-memories = Neue Fähigkeiten
    .help = Ob eine Erinnerung ihre Fähigkeit sofort bringt, oder ob sie am Tisch der Geschichte erzählt wird.
option-memories-auto = sofort
option-memories-told = wie die Geschichte es erzählt
option-discarded = Karten in der Ablage
    .help = Karten, die in dieser Sitzung schon verbraucht sind, etwa M03.7w.
option-buried = Ungesehen abgelegt
    .help = Wie viele weitere Karten ungesehen in der Ablage liegen.
option-tier_bonus = Punkte für bessere Hände
    .help = Mehr Punkte für jede Stufe über der höchsten Hand; für lernende Bots.

preset-duel = Duell
    .help = Eine Figur gegen eine der Leitung, eine einzelne Hand.
preset-brawl-2v1 = Zwei gegen eins
    .help = Zwei Figuren gegen eine der Leitung.
preset-brawl-1v2 = Eins gegen zwei
    .help = Eine Figur gegen zwei der Leitung.
preset-brawl-2v2 = Zwei gegen zwei
    .help = Zwei Figuren gegen zwei der Leitung.
preset-fight = Kampf
    .help = Runde um Runde, bis eine Seite nicht mehr kann, mit allem, was man nach einem Sieg darf.

# Was der Tisch ausrechnet

hint-total =
    .tag = { $tier ->
        [2] 21!
        [3] 21 aus zweien
        [4] 21 mit Arkana
        [5] 21, zwei Arkana
        [6] Narr und Welt
       *[other] { $ways ->
            [1] { $number }
            [2] { $low } oder { $number }
            [3] { $low }, { $middle } oder { $number }
           *[other] von { $low } bis { $number }
        }
    }
hint-bust =
    .tag = { $number }, aus dem Rennen
hint-leads = Hand { $number } von { $seat } führt.
hint-turn = Hand { $number } von { $seat } ist dran.
hint-stands = { $number } von { $of } halten hintereinander.
hint-called = Hand { $number } hat 21. Alle anderen antworten einmal.
hint-twist = In { $percent } von 100 Fällen ist eine gezogene Karte zu viel.
hint-card-makes =
    .tag = macht { $ways ->
        [1] { $number }
        [2] { $low } oder { $number }
        [3] { $low }, { $middle } oder { $number }
       *[other] { $low } bis { $number }
    }
hint-card-bust =
    .tag = { $number }, zu viel
hint-tier-1 = Die höchste Hand: eine Wunde, eine Runde außer Gefecht, ein Ausweg oder ein Ende.
hint-tier-2 = Eine 21 aus mehreren Karten: auch eine Wunde für immer oder Bewusstlosigkeit.
hint-tier-3 = Eine 21 aus zwei Karten: mit einer Waffe in der Hand kann sie töten.
hint-tier-4 = Eine 21 mit Großer Arkana: sie kann töten, womit auch immer.
hint-tier-5 = Eine 21 aus zwei Großen Arkana: sie kann alle treffen, die gegen dich stehen.
hint-tier-6 = Der Narr und die Welt: eine Tat, gleich welche.
hint-would-twist = Die nächste Karte vom Deck, offen. { $percent } von 100 Karten sind zu viel.
hint-would-stand = Du setzt erst einmal aus. Wenn alle hintereinander halten, gewinnt die beste Hand.
hint-would-declare = Du nimmst verdeckt eine freie Karte und darfst sie ansehen.
hint-would-pick = Jetzt die offene Karte, die sie ersetzt.
hint-would-bust = Das macht { $number }: zu viel.
    .total = { $number }, aus dem Rennen
hint-would-make = { $tier ->
    [0] Das macht { $number }; eine Hand braucht zwei Karten.
    [1] Das macht { $number } mit { $count } Karten.
    [2] Das macht 21 mit { $count } Karten.
    [3] Das macht 21 mit zwei Kleinen Arkana.
    [4] Das macht 21 mit Großer Arkana.
    [5] Das macht 21 mit zwei Großen Arkana.
   *[6] Das sind der Narr und die Welt.
}
    .total = { $number }
hint-would-strike = { $tier ->
    [1] Nichts, was bleibt.
    [2] Bleibender Schaden, aber kein Tod.
    [3] Mit einer Waffe sogar der Tod.
   *[other] Was immer du wagst.
}

unit-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
fact-round = Runde
fact-stands = Hintereinander gehalten
fact-deck = Karten im Deck

# Das geführte erste Kräftemessen

guide-declare = Ein Kräftemessen: Wer die besseren Karten hat, sagt, was geschieht. Du hast { $piece } und { $second } verdeckt, und die Figur der Leitung hat auch zwei, die du nicht siehst. Deck Karten auf und komm nah an 21, nie darüber, mit mindestens zwei offenen. Du hast eine Fähigkeit, die hier hilft: sag sie an, und du bekommst eine freie Karte.
guide-plan = Deine freie Karte ist { $second }. Mit { $piece } allein macht sie 21, und 21 mit zwei Karten ist eine der besten Hände überhaupt. Also deck erst { $piece } auf; die freie Karte braucht dann noch eine, deren Platz sie nimmt.
guide-place = Nur eine Karte je Zug. { $third } und { $second } sind 21, aber { $second } kommt nur für eine andere Karte herein. Also deck { $piece } auf: nicht ihretwegen, sondern wegen ihres Platzes.
guide-wait = Du könntest { $second } schon eintauschen, aber dann läge da nur eine Karte, und eine Hand braucht zwei. Sag, dass du fertig bist.
guide-swap = Jetzt tausch { $second } gegen { $piece }: erst die freie Karte, dann die, die sie ersetzt. Das macht 21 mit { $count } Karten. 21 beendet die Runde sofort; alle anderen dürfen nur noch einmal antworten.
guide-stand = Du zeigst { $number }, die andere Seite { $of } und hat noch { $downs ->
    [0] nichts
    [one] eine Karte
   *[other] { $downs } Karten
} verdeckt. Eine Karte vom Deck wäre in { $percent } von 100 Fällen zu viel: halt. Die Runde endet, wenn alle hintereinander halten.
guide-card = { $piece } brächte dich auf { $number }; die andere Seite zeigt { $of }. Deck sie auf: Was verdeckt bleibt, zählt nicht.
guide-twist = Du zeigst { $number } gegen { $of }, und von deinen eigenen Karten hilft keine. Eine vom Deck wäre nur in { $percent } von 100 Fällen zu viel: zieh.
guide-twist-behind = Du zeigst { $number } gegen { $of }, und von deinen eigenen Karten hilft keine. Eine vom Deck wäre in { $percent } von 100 Fällen zu viel, aber auch Halten gewinnt nicht: zieh.
guide-swap-better = { $second } an der Stelle von { $piece } macht { $number } statt { $of }: tausch sie ein.
guide-declare-late = Deine Fähigkeit kann dir noch eine freie Karte bringen, und das kostet keinen Zug: sag sie an.
guide-effect = Du hast die Runde mit { $number } gewonnen{ $tier ->
    [1] {""}
    [2] , mit mehr als zwei Karten
   *[other] , mit nur zwei Karten, eine starke Hand
}, also sagst du, was geschieht. Je besser die Hand, desto weiter darfst du gehen. Bewusstlos schlagen genügt für einen ersten Abend.
guide-theirs = Die andere Seite hat { $piece } aufgedeckt, zeigt { $number } und hat { $downs ->
    [0] nichts mehr
    [one] eine Karte
   *[other] { $downs } Karten
} verdeckt.
guide-drew = Du hast { $piece } gezogen und zeigst { $number }. Die andere Seite hat { $second } aufgedeckt und zeigt { $of }.
guide-wild = Deine freie Karte ist { $piece }. Tausch sie gegen eine offene, sobald sie dort besser zählt.

# Warum seine Bots so antworten
thumb = Ich will auf 21 kommen, halte still, solange ich vorn liege, und nehme eine Karte, wo das nicht schaden kann.

# On paper
credit = { fugue-system }
paper-effects-may = Was man nach einem Sieg darf
paper-effects-hand = die beste Hand ist
paper-effects-all = alle Gegner
paper-effects-weapon = mit Waffe
paper-effects-anything = eine Tat, gleich welche, begonnen, bevor die nächste Karte fällt
paper-effects-deal = Für alle zwei verdeckte Karten, die nur sie selbst ansehen. Zuerst spielen die Figuren links von der Leitung, reihum, zuletzt die der Leitung.
paper-effects-lower = Eine Wirkung, nach Wahl dessen, der gewonnen hat; bei „alle Gegner“ je eine. Kommt es nicht zu Schlägen, wird nur erzählt, beendet oder gegangen. Bei Gleichstand gewinnt die Figur der Leitung.
paper-tier-1 = Höchste Hand
paper-tier-2 = 21, drei oder mehr Karten
paper-tier-3 = 21, zwei Kleine Arkana
paper-tier-4 = 21, eine Große Arkana
paper-tier-5 = 21, zwei Große Arkana
paper-tier-6 = Der Narr und die Welt

# Was Studien messen
measure-persona-wins = Runden, die eine eigene Figur gewinnt
measure-tier-1 = Runden, die die höchste Hand gewinnt
measure-tier-2 = Runden, die eine 21 aus drei oder mehr Karten gewinnt
measure-tier-3 = Runden, die eine Hand der dritten Stufe gewinnt
measure-tier-4 = Runden, die eine Hand der vierten Stufe gewinnt
measure-tier-5 = Runden, die eine Hand der fünften Stufe gewinnt
measure-all-stymied = Runden, in denen alle aus dem Rennen sind
measure-stalemates = Runden, die unentschieden enden
measure-stymied = Hände je Runde, die aus dem Rennen sind
measure-memories = Zeichen, die in einer Runde aufgedeckt werden
measure-first-remembers = Anteil der ersten Figur an allen Erinnerungen
measure-last-remembers = Anteil der letzten Figur an allen Erinnerungen

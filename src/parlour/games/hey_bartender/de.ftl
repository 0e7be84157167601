title = Hey, Bartender!
tagline = Er ist freundlich, er ist langsam, und passend wechseln kann er nie.

prompt-offer-card = Biete dem Barmann eine Karte an. Was er über ihren Wert hinaus herausgibt, sind deine Punkte.
    .do = { $chosen } anbieten

refused-his-card = { $token } gehört dem Barmann. Biete eine Karte deiner eigenen Hand an.
refused-discarded = { $token } wurde herausgegeben und abgelegt. Auf deine Hand kommt das nicht zurück.
refused-not-in-your-hand = { $token } hast du nicht auf der Hand.

# Was geschah
moved-deck-hand = Alle bekommen { $count } Karten{ $yours-count ->
    [0] .
   *[other] ; du: { $yours }.
}
said-begins = { $of ->
    [1] {""}
   *[other] Spiel { $number } von { $of }:{" "}
}{ $seat } { VERB($who, you: "beginnst", one: "beginnt", us: "beginnt", many: "beginnen") }, und der Barmann hat { $moved-deck-bartender }.{ $number ->
    [1] {" "}Er behält die angebotene Karte und gibt dafür Karten vom selben Wert heraus, sonst so wenig mehr wie möglich, das Ass als 1, der Bube als 11, die Dame als 12, der König als 13. Was er zu viel herausgibt, sind Punkte für den, der angeboten hat; die Karten kommen auf die Ablage.
   *[other] {""}
}
moved-deck-bartender =
    .detail = Der Barmann zieht { $pieces }.
decided-offer-card = { $seat } { VERB($who, you: "bietest", one: "bietet", us: "bietet", many: "bieten") } { $pieces } an{ $moved-bartender-discard-count ->
    [0] .
   *[other] ; der Barmann { $moved-deck-bartender-count ->
        [0] gibt
       *[other] hat zu wenig, zieht { $moved-deck-bartender } und gibt
    } { $moved-bartender-discard }{ $points ->
        [0] , genau passend.
        [one] , { $points } zu viel: { $points } Punkt, insgesamt { $total }.
       *[other] , { $points } zu viel: { $points } Punkte, insgesamt { $total }.
    }
}
said-over = Alle Karten wurden angeboten.
said-exact = { "" }
said-gives-all = Der Stapel ist leer. Der Barmann gibt alles, was er hat, { $moved-bartender-discard }, und Punkte gibt es keine.
scored = { "" }
moved-hand-counter = { "" }
moved-bartender-discard = { "" }
moved-counter-bartender = { "" }
moved-discard-deck =
    .detail = Die Ablage wird zum Stapel.
moved-bartender-deck = { "" }

hint-bartender = Der Barmann hat { $pieces }, { $total } Dollar; im Stapel { $deck ->
    [one] liegt 1 Karte
   *[other] liegen { $deck } Karten
}.
hint-fetches = { $piece } bringt { $pieces }: { $points ->
    [0] genau passend
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
    .tag = { $points ->
        [0] genau
       *[other] +{ $points }
    }
hint-draws = Bei { $piece } muss er erst vom Stapel ziehen.
    .tag = er zieht
hint-short = { $piece } bringt alles, was er hat, und keine Punkte.
    .tag = keine Punkte

# Beim Wählen
hint-offer = Er gibt { $pieces } dafür{ $points ->
    [0] , und das ist passend gewechselt
   *[other] {""}
}.
    .total = { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
hint-offer-draws = Er hat zu wenig, also zieht er vom Stapel, bis er zahlen kann. Vielleicht bringt das Punkte; wie viele, weiß niemand.
    .tag = er zieht
hint-offer-short = Er hat zu wenig und keinen Stapel zum Ziehen. Er gibt alles, was er hat, und du bekommst keine Punkte.
    .tag = keine Punkte
hint-leaves = Danach hat er { $pieces }.
hint-paid = { $piece } gehört zum Wechselgeld.
    .tag = gibt er

fact-deal = Spiel
fact-deck = Stapel
unit-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

# Das geführte erste Spiel
guide-begin = Du bietest eine Karte an, und der Barmann wechselt sie. Passt es genau, bringt das nichts; was er zu viel gibt, gehört dir. Gerade kann er alle deine Karten passend wechseln. Also zahl mit { $piece }: die kann er später schwer wechseln.
guide-excess = { $price } kann er nicht geben, also gäbe er für { $piece } dies: { $pieces }. { $points } zu viel, und das sind deine Punkte. Das ist schon das ganze Spiel: biete an, was er nicht wechseln kann.
guide-small = Kleine Karten sind am meisten wert, solange er nur große hat. { $price } kann er nicht geben: für { $piece } gäbe er { $pieces }, { $points } zu viel.
guide-becomes = { $piece } bringt jetzt { $points }. Was du zahlst, liegt danach vor ihm und kann jemand anderem passend gewechselt werden, oder dir selbst.
guide-standing = Du hast noch { $left } Karten und { $score } Punkte, { $seat } hat { $number }. { $piece } brächte { $points } dazu.
guide-exact = Er kann alle deine Karten passend wechseln. Gib { $piece } her und behalte die kleinen für einen besseren Augenblick.
guide-offer-again = Für { $piece } gäbe er { $pieces }: { $points } zu viel.
guide-last = Deine letzte Karte geht von selbst: { $pieces } für { $piece }, { $points ->
    [0] genau passend
   *[other] { $points } zu viel
}.
guide-missed = { $pieces } für { $piece }: { $got ->
    [0] genau passend, nichts für dich.
   *[other] { $got } zu viel.
} { $second } hätte { $points } gebracht.
guide-gained = Er gab { $pieces } für { $piece }: { $got ->
    [one] ein Punkt
   *[other] { $got } Punkte
} für dich.
guide-rival = { $seat } bekam { $points } Punkte für { $piece }. Bei dir ging es genau auf.
guide-even = { $pieces } für { $piece }, genau passend: das bringt nichts.

zone-deck = Stapel
zone-bartender = Barmann
zone-counter = Theke
zone-discard = Ablage
zone-hand = Hand

phase-offer = Wechseln

option-first_dealer = Wer zuerst gibt
    .help = Wer dort sitzt, gibt zuerst. Links davon geht es los.
option-first_dealer-random = der Zufall entscheidet
option-deck_out = Wenn der Stapel leer ist
    .help = Was der Barmann tut, wenn er ziehen muss und kein Stapel mehr da ist.
option-deck_out-reshuffle = die Ablage wird zum Stapel
option-deck_out-short = er gibt alles, was er hat, ohne Punkte
option-deals = Zahl der Spiele
    .help = So oft wird gegeben. Die Punkte werden zusammengezählt.

# Warum seine Bots so antworten
thumb = Ich zahle, wo am meisten herauskommt, und lasse denen nach mir wenig übrig.

# On paper
credit = { title }, erdacht von James Ernest. { poker-suite }
pad-goal = { $deals ->
    [one] Die meisten Punkte gewinnen.
   *[other] Die meisten Punkte aus allen { $deals } Spielen gewinnen.
}
pad-turn = Karte
pad-note-write = Für jede angebotene Karte: jeder Dollar, den du zu viel bekommen hast. Passend gewechselt ist 0. Ein Spiel hat { $seats ->
    [5] 6
    [6] 6
   *[other] 7
} Zeilen.

# Was Studien messen
measure-points = Punkte je Kopf und Spiel
measure-exact = angebotene Karten, die der Barmann passend wechselt
measure-drawn = Karten, die der Barmann je Spiel zum Wechseln zieht
measure-starter-wins = Partien aus nur einem Spiel, die gewinnt, wer beginnt
measure-dealer-wins = Partien aus nur einem Spiel, die gewinnt, wer gibt
measure-deck-out = Spiele, in denen der Stapel dem Barmann nicht reicht

# Der Punkteblock in der App
pad-lead = Wer gibt zuerst?
pad-next = Spiel { $deal }, Karte { $card } von { $cards }. { $card ->
    [1] { $dealer } gibt, { $left } beginnt.
   *[other] { $left } beginnt.
}
pad-end-deals = { $deals ->
    [one] Alle Karten sind angeboten.
   *[other] Alle { $deals } Spiele sind gespielt.
}

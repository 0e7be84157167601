title = Seven-Handed Poker
tagline = Du wählst die Karten, dein Gegenüber die Stelle: sieben Münzen, sieben kleine Pokerblätter.

prompt-choose-cards = Wähle 1 bis { $most } Karten und leg sie verdeckt hin. Dein Gegenüber sagt, wohin sie kommen.
    .do = { $count ->
        [one] { $chosen } hinlegen
       *[other] { $count } Karten hinlegen
    }
prompt-choose-spot = Wohin mit den Karten deines Gegenübers? Die Stelle muss auf jener Seite leer sein.
    .do = An { $chosen } schicken

word-spot-1 = Stelle 1
word-spot-2 = Stelle 2
word-spot-3 = Stelle 3
word-spot-4 = Stelle 4
word-spot-5 = Stelle 5
word-spot-6 = Stelle 6
word-spot-7 = Stelle 7

refused-not-in-hand = { $token } hast du nicht auf der Hand.
refused-already-placed = { $token } liegt schon bei einer Münze. Was liegt, liegt.
refused-not-your-spot = Wähle Karten. Wohin sie kommen, sagt dein Gegenüber.
refused-choose-a-spot = Wähle eine Stelle. Die Karten sind Sache deines Gegenübers.
refused-spot-taken = An { $token } hat dein Gegenüber schon ein Blatt. Wähle eine Stelle, die auf jener Seite leer ist.

# Was geschah
moved-deck-hand =
    .aside = { $shares-count ->
        [0] { $seat } { VERB($who, you: "ziehst", one: "zieht", us: "zieht", many: "ziehen") } { $pieces }.
       *[other] Beide bekommen { $count } Karten{ $yours-count ->
            [0] .
           *[other] ; du: { $yours }.
        }
    }
said-begins = { $seat } { VERB($who, you: "beginnst", one: "beginnt", us: "beginnt", many: "beginnen") }. Wer dran ist, legt ein Blatt aus ein bis fünf Karten hin, der andere legt es an eine von sieben Stellen, und drei Karten werden nachgezogen. Liegen an einer Stelle zwei Blätter, gewinnt das bessere ihre Münze; wer vier Münzen hat, gewinnt, oder drei nebeneinander.
decided-choose-cards = { $seat } { VERB($who, you: "legst", one: "legt", us: "legt", many: "legen") } { $pieces } hin.
said-announces = { "" }
decided-choose-spot = { $seat } { VERB($who, you: "legst", one: "legt", us: "legt", many: "legen") } { $whom ->
    [you] dein Blatt
   *[other] das Blatt von { $target }
} an { $word }.
shown-spot-1 = Offen an Stelle 1: { hands-there }
shown-spot-2 = Offen an Stelle 2: { hands-there }
shown-spot-3 = Offen an Stelle 3: { hands-there }
shown-spot-4 = Offen an Stelle 4: { hands-there }
shown-spot-5 = Offen an Stelle 5: { hands-there }
shown-spot-6 = Offen an Stelle 6: { hands-there }
shown-spot-7 = Offen an Stelle 7: { hands-there }
hands-there = { $shares-count ->
    [0] { $seat } { $pieces }, ohne Gegner und ohne Münze.
   *[other] { $shares }.
}
said-shows = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt beide", many: "haben beide") } { $number ->
    [0] nur eine hohe Karte.
    [1] ein Paar.
    [2] zwei Paare.
    [3] einen Drilling.
    [4] eine Straße.
    [5] einen Flush.
    [6] ein Full House.
    [7] einen Vierling.
    [8] einen Straight Flush.
    [9] einen Royal Flush!
   *[10] einen Fünfling!
}
said-joker = { $who ->
    [you] Dein Joker
   *[other] Der Joker von { $seat }
} steht für { $piece }.
said-decides = { $piece } entscheidet: Dagegen { $whom ->
    [you] hast du
   *[other] hat { $target }
} { $number ->
    [0] gar keine Karte
    [11] nur einen Buben
    [12] nur eine Dame
    [13] nur einen König
    [14] nur ein Ass
    [8] nur eine 8
   *[other] nur eine { $number }
}.
said-wins-coin = { $seat } { VERB($who, you: "gewinnst", one: "gewinnt", us: "gewinnt", many: "gewinnen") } die Münze an Stelle { $number } und { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } jetzt { $who ->
    [one] {""}
    [you] {""}
   *[other] je{" "}
}{ $total ->
    [one] { $total } Münze
   *[other] { $total } Münzen
}.
said-tied = Die Blätter sind gleich gut, und die Münze zählt für beide.
scored =
    .detail = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } jetzt { $total ->
        [one] { $total } Münze
       *[other] { $total } Münzen
    }.
said-end-four-coins = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } vier Münzen, mehr als die Hälfte der sieben.
said-end-three-neighbours = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } drei Münzen nebeneinander, die wie vier gewinnen.
moved-hand-placing = { "" }
moved-from-placing = { "" }

# Punkte sind Münzen
points = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}

hint-coins = { $seat }: { $count ->
    [0] noch keine Münzen
    [one] 1 Münze, an Stelle { $spots }
   *[other] { $count } Münzen, an den Stellen { $spots }
}; { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} auf der Hand.
hint-needs = { $seat } gewinnt das Spiel mit jeder dieser Münzen: { $spots }.
    .tag = braucht noch eine
hint-deck = { $count ->
    [0] Der Stapel ist leer.
    [one] Im Stapel liegt noch eine Karte.
   *[other] Im Stapel liegen noch { $count } Karten.
}
hint-face-down = Verdeckt an deiner Stelle { $spot }: { $number ->
    [0] hohe Karte
    [1] ein Paar
    [2] zwei Paare
    [3] ein Drilling
    [4] eine Straße
    [5] ein Flush
    [6] ein Full House
    [7] ein Vierling
    [8] ein Straight Flush
    [9] ein Royal Flush
   *[10] ein Fünfling
} ({ $pieces }).
hint-placing = { $seat } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} hingelegt; es fehlt die Stelle.
    .tag = { $count ->
        [one] 1 Karte hingelegt
       *[other] { $count } Karten hingelegt
    }
hint-best = Dein bestes Blatt mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}: { $number ->
    [0] hohe Karte
    [1] ein Paar
    [2] zwei Paare
    [3] ein Drilling
    [4] eine Straße
    [5] ein Flush
    [6] ein Full House
    [7] ein Vierling
    [8] ein Straight Flush
    [9] ein Royal Flush
   *[10] ein Fünfling
} ({ $pieces }).

# Beim Wählen
hint-picked = Dein Gegenüber sieht, wie viele Karten du hinlegst, aber nicht welche. Straße und Flush brauchen fünf.
    .total = { $number ->
        [0] Hohe Karte
        [1] Ein Paar
        [2] Zwei Paare
        [3] Ein Drilling
        [4] Eine Straße
        [5] Ein Flush
        [6] Ein Full House
        [7] Ein Vierling
        [8] Ein Straight Flush
        [9] Ein Royal Flush
       *[10] Ein Fünfling
    }
hint-spot-open = { $word }: dort hast du noch nichts. Bis dahin wird nichts aufgedeckt.
    .tag = offen
hint-spot-mine = { $word }: dort liegen deine Karten ({ $pieces }), also werden beide Blätter gleich aufgedeckt.
    .tag = { $number ->
        [0] deine hohe Karte
        [1] dein Paar
        [2] deine zwei Paare
        [3] dein Drilling
        [4] deine Straße
        [5] dein Flush
        [6] dein Full House
        [7] dein Vierling
        [8] dein Straight Flush
        [9] dein Royal Flush
       *[10] dein Fünfling
    }
hint-would-win = Mit dieser Münze würde { $seat } das Spiel gewinnen.
    .tag = Münze zum Sieg

fact-deck = Stapel
unit-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}

# Das geführte erste Spiel
guide-begin = Sieben Münzen, auf jeder Seite sieben kleine Pokerblätter. Du wählst eine bis fünf Karten, und dein Gegenüber sagt, an welche Münze sie kommen. Leg Karten ab, die zusammen zählen: { $pieces } wäre { $number ->
    [0] eine hohe Karte
    [1] ein Paar
    [2] zwei Paare
    [3] ein Drilling
    [4] eine Straße
    [5] ein Flush
    [6] ein Full House
    [7] ein Vierling
    [8] ein Straight Flush
   *[9] ein Royal Flush
}, { $count ->
    [one] und kostet dich nur eine einzige.
   *[other] mit { $count } Karten.
}
guide-goal = Mit der Münze an Stelle { $spot } hättest du gewonnen: vier Münzen genügen, oder drei nebeneinander. { $pieces } wäre { $number ->
    [0] eine hohe Karte
    [1] ein Paar
    [2] zwei Paare
    [3] ein Drilling
    [4] eine Straße
    [5] ein Flush
    [6] ein Full House
    [7] ein Vierling
    [8] ein Straight Flush
   *[9] ein Royal Flush
}.
guide-five = Straßen und Flushs brauchen fünf Karten. { $pieces }: { $number ->
    [0] eine hohe Karte
    [1] ein Paar
    [2] zwei Paare
    [3] ein Drilling
    [4] eine Straße
    [5] ein Flush
    [6] ein Full House
    [7] ein Vierling
    [8] ein Straight Flush
   *[9] ein Royal Flush
}.
guide-draw = Nach jedem Blatt ziehst du drei Karten, und du hast schon { $held }. Sparen musst du also nicht. { $pieces } wäre { $number ->
    [0] eine hohe Karte
    [1] ein Paar
    [2] zwei Paare
    [3] ein Drilling
    [4] eine Straße
    [5] ein Flush
    [6] ein Full House
    [7] ein Vierling
    [8] ein Straight Flush
   *[9] ein Royal Flush
}.
guide-little = Du hast kein Paar, also gib wenig her: { $pieces } allein schlägt vielleicht noch eine andere einzelne Karte.
guide-pair = Ein Paar ist für zwei Karten ganz ordentlich: { $pieces }. Dein Gegenüber sieht nur, wie viele du ablegst.
guide-lay-again = { $pieces } wäre { $number ->
    [0] eine hohe Karte
    [1] ein Paar
    [2] zwei Paare
    [3] ein Drilling
    [4] eine Straße
    [5] ein Flush
    [6] ein Full House
    [7] ein Vierling
    [8] ein Straight Flush
   *[9] ein Royal Flush
}.
guide-sure = Jetzt sagst du, wohin. Mehr als das kann es nicht sein: { $number ->
    [0] eine hohe Karte
    [1] ein Paar
    [2] zwei Paare
    [3] ein Drilling
    [4] eine Straße
    [5] ein Flush
    [6] ein Full House
    [7] ein Vierling
    [8] ein Straight Flush
   *[9] ein Royal Flush
} ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
}). Also schlägt { $pieces } an Stelle { $spot } es auf jeden Fall.
guide-spot = Jetzt sagst du, wohin. Schick diese { $count } Karten gegen { $pieces } an Stelle { $spot }: lieber eine Münze mit wenigen Karten verlieren als mit vielen.
guide-danger = Mit der Münze an Stelle { $spot } hätte { $seat } gewonnen. Schick nur Karten dorthin, wenn du dort die besseren hast.
guide-open = { $count } Karten sind meistens ein gutes Blatt. An Stelle { $spot } hast du noch nichts: dort geht nichts verloren, und eine Antwort findest du später.
guide-single = { $count ->
    [one] Eine einzelne Karte ist schwach. Lass sie
   *[other] { $count } Karten sind meistens schwach. Lass sie
} auf { $pieces } an Stelle { $spot } treffen.
guide-sure-again = Gegen { $pieces } an Stelle { $spot } { $count ->
    [one] kommt eine Karte nicht an
   *[other] kommen { $count } Karten nicht an
}.
guide-won = An Stelle { $spot } gewinnt { $pieces } gegen { $attackers }: die Münze gehört dir. Münzen bisher: { $mine } zu { $theirs }.
guide-lost = An Stelle { $spot } gewinnt { $attackers } gegen { $pieces } von dir, also hat { $seat } diese Münze. Münzen bisher: { $mine } zu { $theirs }.
guide-tied = An Stelle { $spot } sind { $pieces } und { $attackers } genau gleich, also zählt die Münze für euch beide.
guide-put = { $seat } hat { $pieces } an Stelle { $spot } gelegt. Verdeckt bleibt das, bis auch gegenüber ein Blatt liegt.

zone-deck = Stapel
zone-hand = Hand
zone-placing = hingelegte Karten
zone-spot-1 = Stelle 1
zone-spot-2 = Stelle 2
zone-spot-3 = Stelle 3
zone-spot-4 = Stelle 4
zone-spot-5 = Stelle 5
zone-spot-6 = Stelle 6
zone-spot-7 = Stelle 7

phase-cards = Karten wählen
phase-spot = Eine Stelle wählen

option-jokers = Zahl der Joker
    .help = Wie viele Joker in die Karten gemischt werden. Sie stehen für jede Karte.
option-wild_flush = Joker im Flush
    .help = Ob ein Joker in einem Flush eine Karte verdoppeln darf. Das betrifft nur Spiele mit Jokern.
option-wild_flush-any_card = darf eine Karte verdoppeln
option-wild_flush-missing_only = muss ein fehlender Rang sein
option-reveal_at_end = Verdecktes am Ende zeigen
    .help = Deckt nach dem Spiel die Blätter auf, denen keines gegenüberlag. Keine Regel hängt davon ab.

# Warum seine Bots so antworten
thumb = Ich baue Blätter, die mit wenigen Karten viel ausrichten, und lasse große auf meine schwächsten treffen.

# On paper
credit = { title }, erdacht von Joshua Howard und Evelina Shin. { poker-suite }

# Was Studien messen
measure-first-wins = Partien, die gewinnt, wer beginnt
measure-tied-coins = Münzen, die für beide zählen
measure-placements = hingelegte Blätter
measure-showdowns = entschiedene Münzen
measure-neighbours = Partien, die drei benachbarte Münzen beenden
measure-cards = Karten in einem hingelegten Blatt
measure-two-win = Blätter aus einer oder zwei Karten, die ihre Münze gewinnen
measure-three-win = Blätter aus drei Karten, die ihre Münze gewinnen
measure-four-win = Blätter aus vier Karten, die ihre Münze gewinnen
measure-five-win = Blätter aus fünf Karten, die ihre Münze gewinnen
measure-short-game = Partien mit höchstens zehn hingelegten Blättern
measure-long-game = Partien mit dreizehn oder mehr hingelegten Blättern
measure-tied-small = Münzen mit Gleichstand, an denen beide eine oder zwei Karten haben
measure-fives = aufgedeckte Fünflinge

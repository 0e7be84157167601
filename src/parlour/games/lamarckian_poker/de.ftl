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

# Was geschah
moved-deck-hand = Alle bekommen { $count } Karten{ $yours-count ->
    [0] .
   *[other] ; du: { $yours }.
}
said-turn = Zug { $number } von { $of }, in der Auslage: { $moved-deck-pool }.{ $number ->
    [1] {" "}Alle spielen eine Karte als Fänger. Der höchste ist zuerst dran, bei gleichem Rang erst Pik, dann Herz, Karo, Kreuz. Jeder Fänger fängt alle Karten seiner Farbe oder seines Rangs in der Auslage und liegt danach selbst dort; was nach dem Zug übrig ist, kommt auf die Ablage.
   *[other] {""}
}
moved-deck-pool = { "" }
moved-hand-mark = Die Fänger: { $shares-count ->
    [0] { $seat } { $pieces }.
   *[other] { $shares }.
}
moved-pool-hand = { "" }
said-captures = { $seat } { VERB($who, you: "fängst", one: "fängt", us: "fangt", many: "fangen") } mit { $piece }: { $got }.
said-nothing =
    .aside = { $seat } { VERB($who, you: "fängst", one: "fängt", us: "fangt", many: "fangen") } mit { $piece } nichts.
moved-mark-pool = { "" }
moved-pool-discard =
    .detail = Auf die Ablage: { $pieces }.
said-extinct = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } keine Karten mehr und { VERB($who, you: "bist", one: "ist", us: "seid", many: "sind") } ausgestorben.
said-showdown = Der Stapel ist aufgebraucht, und das beste Pokerblatt aus fünf Karten gewinnt.
said-shows = { $seat } { VERB($who, you: "zeigst", one: "zeigt", us: "zeigt", many: "zeigen") } { $got }: { kind-of-hand }{ $got-count ->
    [1] .
    [2] .
    [3] .
    [4] .
    [5] .
   *[other] , { $named-five }.
}
said-five = { "" }
shown-hand = { "" }
said-end-best = { $who ->
    [one] Das beste Blatt hat { $seat }: { kind-of-hand }.
    [you] Das beste Blatt hast du: { kind-of-hand }.
   *[other] { $seat } { VERB($who, us: "habt", many: "haben") } jeweils { kind-of-hand }, und die Blätter sind gleich gut.
}
said-end-decides = { $whom ->
    [you] Deines
   *[other] Das von { $target }
} ist von derselben Art, aber { $piece } entscheidet: { $number ->
    [0] Dagegen steht gar keine Karte
    [11] Dagegen steht nur ein Bube
    [12] Dagegen steht nur eine Dame
    [13] Dagegen steht nur ein König
    [14] Dagegen steht nur ein Ass
    [8] Dagegen steht nur eine 8
   *[other] Dagegen steht nur eine { $number }
}.
said-end-next = Das zweitbeste Blatt { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } { $seat }, { kind-of-hand }.
said-end-survived = Nur { $seat } { VERB($who, you: "bist", one: "ist", us: "seid", many: "sind") } noch übrig: Alle anderen sind ausgestorben.
said-end-all-extinct = Niemand ist übrig. Wer im letzten Zug ausstarb, teilt sich den Sieg.
said-end-no-winner = Niemand ist übrig, also gewinnt auch niemand.
final-hand = { kind-of-hand }
kind-of-hand = { $number ->
    [0] eine hohe Karte
    [1] ein Paar
    [2] zwei Paare
    [3] einen Drilling
    [4] eine Straße
    [5] einen Flush
    [6] ein Full House
    [7] einen Vierling
    [8] einen Straight Flush
   *[9] einen Royal Flush
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

guide-begin = Willkommen im Urschleim. Vier Karten liegen in der Auslage; dein Fänger nimmt alle mit seiner Farbe oder seinem Rang. { $piece } würde { $number } nehmen: { $pieces }.
guide-order = Fänger kommen vom höchsten zum niedrigsten dran, das Ass ganz oben. { $piece } würde { $number } nehmen, und nur { $higher } höhere Karten, die du noch nicht gesehen hast, könnten schneller sein.
guide-shape = Ein Fänger darf nach Farbe und Rang zugleich nehmen: { $piece } würde { $pieces } nehmen.
guide-gather = Du hast { $count } Karten. Am Anfang gilt: je mehr, desto besser. Jede kann Fänger werden oder in dein Pokerblatt kommen. { $piece } würde { $number } nehmen.
guide-fives = Du hast { $count } Karten, genug, um mit dem Züchten anzufangen. Deine besten fünf sind { $pieces }. Behalte, was Paare, Farben oder Folgen macht, und gib den Rest aus: { $piece } gehört nicht dazu und würde { $number } nehmen.
guide-known = Was jemand genommen hat, haben alle gesehen. Schau dir die bekannten Karten der anderen an: Eine höhere in der Farbe, die du willst, ist eine Gefahr. Über { $piece } gibt es { $higher }, die du noch nicht gesehen hast.
guide-last-turns = Noch { $left } Züge, und das Blatt zählt mehr als die Zahl der Karten. Deines ist bisher { $number ->
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
}: { $pieces }. Gib eine Karte aus, die nicht dazugehört.
guide-keep = Du hast { $number ->
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
}: { $pieces }. Spiel jetzt nur noch, was deinen besten fünf nicht fehlt, zum Beispiel { $piece }, und nimm unterwegs mit, was geht.
guide-showdown = Der letzte Fänger. Danach werden alle Blätter gezeigt, und die besten fünf Karten gewinnen. Deine bisher: { $number ->
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
}, mit { $pieces }.
guide-mark-again = { $piece } würde { $pieces } nehmen.
guide-snatched = { $second } ist höher als { $piece }, also war { $seat } schneller und nahm dir { $third } weg. { $got ->
    [0] Für dich blieb nichts.
    [one] Für dich blieb eine Karte.
   *[other] Für dich blieben { $got } Karten.
}
guide-caught = Niemand kam dazwischen: { $piece } nahm { $got } Karten.
guide-missed = { $piece } nahm nichts. Der Fänger ist auf jeden Fall weg.

# Warum seine Bots so antworten
thumb = Erst viele Karten, dann die richtigen: Ich spiele, was am meisten fangen kann.

# On paper
credit = { title }, erdacht von James Ernest und Dave Howell. { poker-suite }

# Was Studien messen
measure-extinct = Leute, die aussterben
measure-no-showdown = Partien, die vor einem Showdown enden
measure-big-hand-wins = Partien, die gewinnt, wer nach vier Zügen allein die meisten Karten hat
measure-small-hand-wins = Partien, die gewinnt, wer nach vier Zügen allein die wenigsten Karten hat
measure-flush-or-more = Showdowns, die ein Flush oder Besseres gewinnt
measure-full-house-or-more = Showdowns, die ein Full House oder Besseres gewinnt
measure-short-handed = Showdowns, zu denen jemand mit weniger als fünf Karten kommt
measure-first-captures = Karten, die der höchste Fänger eines Zugs fängt
measure-last-captures = Karten, die der niedrigste Fänger eines Zugs fängt
measure-nothing = Fänger, die nichts fangen
measure-straight-or-more = Showdowns, die eine Straße oder Besseres gewinnt
measure-four-or-more = Showdowns, die ein Vierling oder Besseres gewinnt
measure-straight-flush-wins = Showdowns, die ein Straight Flush gewinnt

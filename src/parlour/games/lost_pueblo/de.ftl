title = The Lost Pueblo of Doctor Green
tagline = Jemand hat das Pueblo gestohlen. Schau unschuldig drein und zähl die Karten.

# Fragen
prompt-act = Geben, bitten oder beschuldigen? Gib jemandem eine Karte, bitte jemanden um eine, oder beschuldige jemanden. Erst was, dann wen; beim Geben dann die Karte.
    .do = { $chosen }
    .sure = { $risk ->
        [accuse] { $seat } beschuldigen? Wenn du dich irrst, kostet dich das bis zu zwei Karten.
        [last] Deine letzte Karte weggeben? Du bist dann aus dieser Hand heraus.
        [six] { $seat } eine sechste Karte geben? Wenn { $seat } nicht der Dieb ist, ist die Hand damit zu Ende und gewonnen.
       *[none] {""}
    }
prompt-hand-over = Du wirst um eine Karte gebeten. Wähle, welche du hergibst.
    .do = { $chosen } hergeben
prompt-hand-over-or-not = Du wirst um eine Karte gebeten. Gib eine her, oder sag Nein.
    .do = { $risk ->
        [refuse] Nein sagen
       *[other] { $chosen } hergeben
    }
    .sure = { $risk ->
        [last] Deine letzte Karte hergeben? Du bist dann aus dieser Hand heraus.
       *[other] {""}
    }
prompt-hand-over-two = Du hast dich geirrt. Wähle die zwei Karten, die du hergibst.
    .do = { $chosen } hergeben

# Worte
word-give = Gib an
word-ask = Bitte
word-accuse = Beschuldige
word-refuse = Nein sagen

# Warum eine Wahl nicht geht
refused-yourself = Das bist du selbst. Nenn jemand anderen.
refused-dropped-out = Da ist niemand mehr in dieser Hand.
refused-ace-comes-last = Das Pik-Ass darf deine Hand nur als letzte Karte verlassen.
refused-no-refusing = Nein sagen geht hier nicht: gib eine Karte her.
refused-not-in-hand = { $token } hast du nicht auf der Hand.

# Was geschah
moved-pack-hand = Je { $count } Karten werden gegeben, das Pik-Ass ist dabei{ $yours-count ->
    [0] .
   *[other] ; du: { $yours }.
}
said-begins = { $of ->
    [1] {""}
   *[other] Hand { $number } von { $of }:{" "}
}{ $seat } { VERB($who, you: "beginnst", one: "beginnt", us: "beginnt", many: "beginnen") }.{ $number ->
    [1] {" "}Wer am Zug ist, gibt eine Karte, bittet um eine oder beschuldigt jemanden. Der Dieb, der das Pik-Ass hat, gewinnt, wenn er alle Karten los ist, das Ass zuletzt; jeder andere gewinnt für sich, mit sechs Karten oder wenn er den Dieb beschuldigt. Eine falsche Beschuldigung kostet zwei Karten.
   *[other] {""}
}
decided-act = { $act ->
    [give] { $seat } { VERB($who, you: "gibst", one: "gibt", us: "gebt", many: "geben") } { $whom ->
        [you] dir
       *[other] { $target }
    } ungebeten { $pieces }.
    [ask] { $seat } { VERB($who, you: "bittest", one: "bittet", us: "bittet", many: "bitten") } { $whom ->
        [you] dich
       *[other] { $target }
    } um eine Karte{ $got-count ->
        [0] .
       *[other] {" "}und { VERB($who, you: "bekommst", one: "bekommt", us: "bekommt", many: "bekommen") } { $got }, die letzte.
    }
   *[accuse] { $seat } { VERB($who, you: "beschuldigst", one: "beschuldigt", us: "beschuldigt", many: "beschuldigen") } { $whom ->
        [you] dich
       *[other] { $target }
    }, der Dieb zu sein.
}
decided-hand-over = { $seat } { VERB($who, you: "gibst", one: "gibt", us: "gebt", many: "geben") } { $whom ->
    [you] dir
   *[other] { $target }
} { $pieces }.
decided-hand-over-or-not = { $act ->
    [refuse] { $seat } { VERB($who, you: "sagst", one: "sagt", us: "sagt", many: "sagen") } Nein.
   *[other] { decided-hand-over }
}
decided-hand-over-two = Zur Strafe { VERB($who, you: "gibst", one: "gibt", us: "gebt", many: "geben") } { $seat } { $whom ->
    [you] dir
   *[other] { $target }
} { $pieces }.
said-innocent = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } das Pik-Ass nicht{ $got-count ->
    [0] .
   *[other] , und zur Strafe { VERB($whom, you: "gibst", one: "gibt", us: "gebt", many: "geben") } { $target } { $who ->
        [you] dir
       *[other] { $seat }
    } { $got }.
}
said-caught = { $seat } { VERB($who, you: "erwischst", one: "erwischt", us: "erwischt", many: "erwischen") } den Dieb: { $whom ->
    [you] Du hattest
   *[other] { $target } hatte
} das Pik-Ass{ hands-now }
said-escaped = { $seat } { VERB($who, you: "gibst", one: "gibt", us: "gebt", many: "geben") } { $whom ->
    [you] dir
   *[other] { $target }
} als letzte Karte das Pik-Ass: Der Dieb ist entkommen{ $number ->
    [6] { six-too }
    [7] { six-too }
   *[other] {""}
}{ hands-now }
six-too = , und das zählt vor den { $number } Karten, die { $whom ->
    [you] du jetzt hast
   *[other] { $target } jetzt hat
}
said-six = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } { $number } Karten und { VERB($who, you: "bist", one: "ist", us: "seid", many: "sind") } nicht der Dieb: Sechs genügen{ hands-now }
said-exposed =
    .aside = { $rule ->
        [LPG-18] { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } sechs Karten und { VERB($who, you: "gewinnst", one: "gewinnt", us: "gewinnt", many: "gewinnen") } nicht, { VERB($who, you: "bist", one: "ist", us: "seid", many: "sind") } also der Dieb.
       *[other] Das kann nur der Dieb: { $who ->
            [you] du bist es.
           *[other] Es ist { $seat }.
        }
    }
said-drops-out =
    .aside = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } keine Karten mehr und { VERB($who, you: "bist", one: "ist", us: "seid", many: "sind") } draußen.
said-lone = { $who ->
    [you] Du, der Dieb, sitzt allein am Tisch. Niemand gewinnt.
   *[other] { $seat }, der Dieb, sitzt allein am Tisch. Niemand gewinnt.
}
said-lone-winner = { $who ->
    [you] Du, der Dieb, sitzt allein am Tisch{ hands-now }
   *[other] { $seat }, der Dieb, sitzt allein am Tisch{ hands-now }
}
hands-now = { $total ->
    [0] .
    [one] . Das ist die erste gewonnene Hand für { $who ->
        [you] dich
       *[other] { $seat }
    }.
   *[other] . Das sind { $total } gewonnene Hände für { $who ->
        [you] dich
       *[other] { $seat }
    }.
}
said-drawn = { $number ->
    [one] Ein Zug
   *[other] { $number } Züge
} ohne Sieg: Die Hand ist unentschieden.
said-end-caught = { said-caught }
said-end-escaped = { said-escaped }
said-end-six = { said-six }
said-end-lone = { said-lone }
said-end-lone-winner = { said-lone-winner }
said-end-drawn = { said-drawn }
scored = { "" }
shown-hand =
    .detail = { $pieces } { $who ->
        [you] hast du auf der Hand.
       *[other] hat { $seat } auf der Hand.
    }
moved-hand-hand = { "" }
moved-to-pack = { "" }
moved-to-box = { "" }
shown-box = { "" }

# Was der Tisch ausrechnet
hint-hand = Hand { $number } von { $hands }.
hint-turn = Zug { $number } von höchstens { $cap }.
hint-thief = Du bist der Dieb. { $number ->
    [one] Nur das Pik-Ass ist übrig: gib es her, und du gewinnst.
   *[other] Werde { $number } Karten los, das Pik-Ass zuletzt.
}
hint-innocent = Du bist unschuldig. { $number ->
    [one] Noch eine Karte gewinnt die Hand.
   *[other] Noch { $number } Karten gewinnen die Hand.
}
hint-you-are-out = Du bist aus dieser Hand heraus.
hint-did = { $seat } bisher: gegeben { $gave }, gebeten { $asked }, beschuldigt { $accused }.
hint-out = { $seat } ist draußen.
    .tag = draußen
hint-exposed = { $seat } ist der Dieb, das wissen jetzt alle.
    .tag = der Dieb
hint-cleared = { $seat } ist erwiesen unschuldig.
    .tag = unschuldig
hint-gave-them = Diese Karten von { $seat } kennst du: { $pieces }.
    .tag = hat { $pieces }

# Beim Wählen
hint-asking = { $seat } hat { $count ->
    [one] eine Karte und gibt sie her
   *[other] { $count } Karten und wählt, welche du bekommst
}.
    .tag = wird gebeten
hint-asking-may-refuse = { $seat } hat { $count ->
    [one] eine Karte und darf sie hergeben oder Nein sagen
   *[other] { $count } Karten und darf dir eine davon geben oder Nein sagen
}.
    .tag = wird gebeten
hint-refusing = { $seat } bekommt nichts, und der Zug ist vorbei.
    .tag = bekommt nichts
hint-stake = Stimmt es, gewinnst du die Hand. Sonst bekommt { $seat } { $count ->
    [one] deine letzte Karte
   *[other] zwei Karten von dir
}.
    .tag = beschuldigt
hint-bluff = Das kann nicht stimmen, der Dieb bist ja du. Aber es wird Karten los.
    .tag = unschuldig
hint-bluff-exposes = Nur deine andere Karte geht hinüber, das Ass bleibt: dann wissen alle, dass du der Dieb bist.
hint-penalty-wins = Mit den Karten für die falsche Beschuldigung hat { $seat } { $count } und gewinnt die Hand.
hint-penalty-last = Irrst du dich, hast du keine Karte mehr und bist aus dieser Hand heraus.
hint-bluff-escapes = Es stimmt nicht, und die Strafe nimmt dein Pik-Ass mit. Du entkommst und gewinnst.
    .tag = unschuldig
hint-suspects = { $count ->
    [one] Niemand sonst kann der Dieb sein.
   *[other] Soweit du sehen kannst, kommen { $count } als Dieb infrage.
}
hint-handing = { $seat } hätte dann { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
    .tag = dann { $count } auf der Hand
hint-away = Das Pik-Ass verlässt deine Hand. Du entkommst und gewinnst.
hint-out-of-it = Das ist deine letzte Karte. Du bist dann aus dieser Hand heraus.
hint-sixth = Sechs Karten gewinnen die Hand, wenn { $seat } nicht der Dieb ist.
    .tag = sechste Karte

fact-hand = Hand
fact-turns = Zug
fact-gave = Gegeben
fact-asked = Gebeten
fact-accused = Klagen
unit-hands = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}

# Das geführte erste Spiel
guide-innocent = Jemand hat das Pik-Ass und ist der Dieb. Du bist es nicht. So gewinnst du: nenn den Dieb, oder sammle sechs Karten. { $seat } bittet dich um eine Karte und hat dann { $number }. Ablehnen geht nicht, und jede ist recht, also gib { $piece } her.
guide-sixth = { $seat } fehlt noch eine Karte, und gebeten wirst du. Ablehnen geht nicht; ist { $seat } unschuldig, ist damit die Hand gewonnen.
guide-help = { $seat } nimmt dir eine Karte ab, genau das, was ein Dieb braucht. Das Ass bleibt, solange du noch eine andere hast. Nach { $piece } hast du noch { $left }.
guide-hand-over = { $seat } bittet dich um eine Karte und hat dann { $number ->
    [one] eine
   *[other] { $number }
}; dir { $left ->
    [0] bleibt keine, und du bist aus dieser Hand
    [one] bleibt eine
   *[other] bleiben { $left }
}. Welche du gibst, ist gleich.
guide-penalty = Falsch: { $seat } ist unschuldig, und jetzt wissen es alle. Das kostet dich zwei Karten, und { $seat } hat dann { $number }. { $suspects ->
    [one] Jetzt kommt nur noch eine Person als Dieb in Frage.
   *[other] { $suspects } kommen noch als Dieb in Frage.
}
guide-penalty-thief = Falsch, wie du wohl wusstest. Zwei Karten gehen, und { $left ->
    [one] nur eine bleibt
   *[other] { $left } bleiben
}. Das Pik-Ass muss die allerletzte sein.
guide-escape = { $held ->
    [one] Das Ass ist deine letzte Karte
   *[other] Du hast nur noch zwei Karten
}. Beschuldige { $seat }, und zwar falsch: Die Strafe nimmt dir alles, das Pik-Ass zuletzt, und der Dieb ist entkommen.
guide-thief = Das Pik-Ass ist bei dir, du bist der Dieb: Werde alle { $held } Karten los, das Ass zuletzt. Schau unschuldig drein und irr dich! Eine falsche Anklage kostet zwei Karten, für dich ein Geschenk. Beschuldige { $seat }: Das wären dort dann { $number }; mit sechs gewinnt, wer unschuldig ist.
guide-thief-again = Du bist der Dieb und hast { $held }. Beschuldige { $seat }: falsch natürlich, und zwei Karten sind weg.
guide-sure = Nur { $seat } kann das Pik-Ass haben: Alle anderen sind entlastet oder zeigen alle Karten. Klag an, und die Hand ist deine.
guide-ask-six = Du hast fünf Karten, und die sechste gewinnt. Bitte { $seat }, ablehnen geht nicht.
guide-gave = { $seat } hat { $gave ->
    [one] {""}
   *[other] { $gave } Mal{" "}
}ungefragt eine Karte verschenkt. Unschuldige wollen sechs Karten, der Dieb will keine. Auch Unschuldige bluffen, und { $suspects } kommen in Frage, aber eine bessere Spur gibt es nicht: Beschuldige { $seat }. Irrst du dich, kostet es zwei Karten.
guide-ask = { $suspects ->
    [one] Eine Person kommt
   *[other] { $suspects } kommen
} als Dieb in Frage, und ein Irrtum kostet zwei Karten. Bitten kostet nichts: { $seat } hat { $number } Karten, mit einer davon hast du { $held }, und sechs gewinnen.
guide-ask-again = { $suspects ->
    [one] Eine Person kommt
   *[other] { $suspects } kommen
} als Dieb in Frage. Bitte so lange { $seat } um eine Karte: Dann hast du { $held } von sechs.
guide-caught = Du hast den Dieb erwischt: { $seat } hatte das Pik-Ass. { $score ->
    [one] Dein erster Punkt.
   *[other] Du hast { $score } Punkte.
} Neue Karten, neuer Dieb.
guide-caught-me = { $seat } hat dich durchschaut und mit dem Pik-Ass erwischt. Neue Karten, neuer Dieb.
guide-caught-other = { $seat } hat { $other } mit dem Pik-Ass erwischt und gewinnt die Hand. Neue Karten, neuer Dieb.
guide-escaped = Du bist entkommen: alle Karten weg, das Ass zuletzt. { $score ->
    [one] Dein erster Punkt.
   *[other] Du hast { $score } Punkte.
}
guide-escaped-other = { $seat } war der Dieb, ist alle Karten losgeworden und hat die Hand gewonnen. Achte auf die, die Karten abgeben.
guide-six-other = { $seat } hatte sechs Karten und war unschuldig: Das gewinnt die Hand. Achte auf die, die sammeln.
guide-cleared = { $seat } hat { $other } beschuldigt, zu Unrecht. { $other } ist also unschuldig, und alle wissen es.
guide-got = { $seat } musste dir { $piece } geben. Jetzt hast du { $held }.

# Der Tisch
zone-pack = Stapel
zone-box = Schachtel
zone-hand = Hand
phase-turn = Der nächste Zug
phase-asked = Um eine Karte wird gebeten
phase-penalty = Eine falsche Beschuldigung

# Hausregeln
option-filler_cards = Die anderen Karten
    .help = Welche Karten neben dem Pik-Ass gegeben werden.
option-filler_cards-no_aces_no_spades = eine Liste, die alle kennen, ohne Asse und Pik
option-filler_cards-any = beliebige Karten, die niemand kennt
option-may_refuse = Nein sagen
    .help = Ob du deine Karten behalten darfst, wenn du um eine gebeten wirst.
option-ace_as_second_card = Ass als zweite Karte
    .help = Ob ein Dieb mit zwei Karten beide für eine falsche Beschuldigung zahlen und so gewinnen darf.
option-lone_thief = Ein Dieb allein
    .help = Wer gewinnt, wenn außer dem Dieb alle draußen sind.
option-lone_thief-nobody = niemand
option-lone_thief-thief_wins = der Dieb
option-turn_cap = Höchstens so viele Züge
    .help = Danach ist eine Hand unentschieden.
option-turn_cap-auto = fünfzig je Person
option-hands = Hände
    .help = So viele Hände werden gespielt; jede gewonnene bringt einen Punkt.

# Warum seine Bots so antworten
thumb = Ich achte darauf, wer Karten weggibt und wer beschuldigt, und sammle derweil.

# On paper
credit = { title }, erdacht von James Ernest. { poker-suite }
pad-goal = Es gewinnt, wer die meisten Hände gewinnt.
pad-hands = gewonnen
pad-note-write = Ein Strich für jede gewonnene Hand; ein D daneben, wenn du der Dieb warst.

# Was Studien messen
measure-thief = Hände, die der Dieb gewinnt
measure-accuser = Hände, die eine richtige Beschuldigung gewinnt
measure-collector = Hände, die jemand mit sechs Karten gewinnt
measure-drawn = Hände, die nach zu vielen Zügen unentschieden enden
measure-lone = Hände, in denen nur der Dieb übrig bleibt
measure-turns-a-hand = Züge in einer Hand
measure-right = Beschuldigungen, die den Dieb treffen
measure-trick = Hände, die der Dieb mit dem Zwei-Karten-Kniff gewinnt
measure-dropped-out = Leute, die aus einer Hand ausscheiden

# Der Punkteblock in der App
pad-hand = Hand gewonnen
pad-hand-innocent = gewonnen
pad-hand-thief = als Dieb gewonnen

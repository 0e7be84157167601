title = Abandon Ship!
tagline = Wirf Schätze in die Rettungsboote und kämpf dich dann ins beste von ihnen.

prompt-act = Wirf eine Karte ab oder fang einen Kampf an. Wähle eine Karte deiner Hand, dann ihr Boot oder jemanden am Tisch.
    .do = { $act ->
        [throw] { $piece } ins Boot werfen
       *[attack] { $seat } mit { $piece } angreifen
    }
    .sure = { $act ->
        [throw] { "" }
       *[attack] { $higher ->
            [0] { "" }
           *[other] { $seat } mit { $piece } angreifen? Wirst du überboten, verlierst du eine Karte, der Zufall sagt welche.
        }
    }
prompt-answer = Wehren oder aufgeben? Spiel eine höhere Karte, oder der Zufall nimmt dir eine ab.
    .do = { $act ->
        [give] Aufgeben
       *[attack] Mit { $chosen } wehren
    }
prompt-choose-key = In welches Boot willst du? Das Schiff sinkt. Die Farbe deiner Schlüsselkarte sagt, wohin, und wer in dieser Farbe am stärksten ist, kommt hinein.
    .do = Ins { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    }-Boot
    .sure = Mit { $piece } ins { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    }-Boot? { $boat ->
        [one] Ein Punkt liegt
       *[other] { $boat } Punkte liegen
    } darin, und deine Stärke ist { $strength }.

word-lifeboat = Ins Boot
word-surrender = Aufgeben

refused-card-first = Wähle erst eine Karte deiner Hand, dann, wofür sie ist.
refused-one-card = Eine Karte genügt. Sag nun, wofür sie ist.
refused-yourself = Mit dir selbst kannst du nicht kämpfen.
refused-nothing-to-win = Dort ist keine Karte zu holen, also auch kein Kampf.
refused-on-your-board = { $token } liegt vor dir aus. Das hilft beim Showdown und sonst nirgends.
refused-not-in-your-hand = { $token } hast du nicht auf der Hand.
refused-last-card = { $token } ist deine letzte Karte. Kämpfen darfst du mit ihr nur, wenn sie ein König ist.
refused-not-higher = { $token } ist nicht höher als die letzte Karte des Kampfes.

said-round = Runde { $number }: { $who ->
    [you] Du beginnst
   *[other] { $seat } beginnt
}.{ $number ->
    [1] {" "}Jede abgeworfene oder im Kampf gespielte Karte landet im Boot ihrer Farbe. Wer dieses Boot am Ende bekommt, bekommt ihre Punkte: Ass 1, Bube bis König 11 bis 13. Vor jedem Zug wird die Hand auf fünf Karten aufgefüllt; mit der letzten Karte des Stapels sinkt das Schiff.
   *[other] {""}
}
decided-act = { $act ->
    [lifeboat] { $seat } { VERB($who, you: "wirfst", one: "wirft", us: "werft", many: "werfen") } { $pieces } ins { $zone }.
   *[none] { $seat } { VERB($who, you: "greifst", one: "greift", us: "greift", many: "greifen") } { $whom ->
        [you] dich
       *[other] { $target }
    } mit { $pieces } an.
}
decided-answer = { $act ->
    [surrender] {""}
   *[none] { $seat } { VERB($who, you: "wehrst dich", one: "wehrt sich", many: "wehren sich") } mit { $pieces }.
}
said-attacks = { "" }
said-attacked = { "" }
said-wins-fight = { $target } { $whom ->
    [you] spielst keine höhere Karte und gibst auf, und { $seat } { VERB($who, one: "zieht", many: "ziehen") } blind { $taken } aus deiner Hand
   *[other] spielt keine höhere Karte und gibt auf, und { $seat } { VERB($who, you: "ziehst", one: "zieht", many: "ziehen") } blind { $taken } aus { GENITIVE($target) } Hand
}, offen für alle.
said-sinks = { $seat } { VERB($who, you: "ziehst", one: "zieht", many: "ziehen") } die letzte Karte des Stapels, und das Schiff sinkt. Alle wählen eine Schlüsselkarte: Ihre Farbe bestimmt, zu welchem Boot man läuft, und wer in dieser Farbe am stärksten ist, kommt hinein.
moved-hand-key-card = Die Schlüsselkarten: { $shares-count ->
    [0] { $seat } { $pieces }.
   *[other] { $shares }.
}
said-goes-down =
    .aside = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } keine Karte für einen Schlüssel, also auch kein Boot.
which-boat = { $of ->
    [0] Kreuz-Boot
    [1] Karo-Boot
    [2] Herz-Boot
   *[other] Pik-Boot
}
said-claims = { $seat } { VERB($who, you: "läufst", one: "läuft", us: "lauft", many: "laufen") } mit { $named-counts } zum { which-boat }: Stärke { $number }.
said-counts = { "" }
said-identical = Zwei Ansprüche sind gleich, Karte für Karte.
said-decides = Gleich stark: { $piece } entscheidet, denn auf der anderen Seite { $number ->
    [0] ist keine Karte mehr übrig
    [1] steht dort nur 1 Punkt
   *[other] stehen dort nur { $number } Punkte
}.
scores-boat = { VERB($who, you: "holst", one: "holt", us: "holt", many: "holen") } { $points ->
    [one] dessen einen Punkt
   *[other] dessen { $points } Punkte
}: insgesamt { $total }
said-boards = { $seat } { VERB($who, you: "bist", one: "ist", us: "seid", many: "sind") } am stärksten, { VERB($who, you: "kommst", one: "kommt", us: "kommt", many: "kommen") } ins { which-boat } und { scores-boat }.
said-boards-alone = Nur { $seat } { VERB($who, you: "läufst", one: "läuft", us: "lauft", many: "laufen") } zum { which-boat } und { scores-boat }.
said-boards-higher = { $seat } { VERB($who, you: "bist", one: "ist", many: "sind") } gleich stark, aber mit höheren Karten, { VERB($who, you: "kommst", one: "kommt", many: "kommen") } ins { which-boat } und { scores-boat }.
said-unclaimed = { $number ->
    [0] Zum { which-boat } läuft niemand, und es ist leer.
    [1] Zum { which-boat } läuft niemand, und der Punkt darin verfällt.
   *[other] Zum { which-boat } läuft niemand, und die { $number } Punkte darin verfallen.
}
said-left-behind = { $seat } { VERB($who, you: "bekommst", one: "bekommt", us: "bekommt", many: "bekommen") } in dieser Runde nichts.
said-reached = { $seat } { VERB($who, you: "hast", one: "hat", many: "haben") } { $number ->
    [one] den 1 Punkt
   *[other] die { $number } Punkte
} erreicht, und damit ist das Spiel aus.
said-extra-round = Gleichstand an der Spitze: noch eine Runde.
scored =
    .detail = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } jetzt { $total }.
moved-deck-hand = { $shares-count ->
    [0] { $who ->
        [you] Du füllst deine Hand mit { $pieces } auf.
       *[other] {""}
    }
   *[other] Alle bekommen fünf Karten{ $yours-count ->
        [0] .
       *[other] ; du: { $yours }.
    }
}
moved-to-aside =
    .detail = Karten, mit denen in dieser Runde niemand spielt: { $pieces }.
moved-to-fight =
    .detail = { $seat } { VERB($who, you: "spielst", one: "spielt", many: "spielen") } { $pieces }.
moved-to-board = { "" }
moved-to-clubs-lifeboat =
    .detail = Ins Kreuz-Boot: { $pieces }.
moved-to-diamonds-lifeboat =
    .detail = Ins Karo-Boot: { $pieces }.
moved-to-hearts-lifeboat =
    .detail = Ins Herz-Boot: { $pieces }.
moved-to-spades-lifeboat =
    .detail = Ins Pik-Boot: { $pieces }.
moved-to-shown =
    .detail = Die übrigen Karten: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
moved-to-deck =
    .detail = Alle Karten kommen zurück in den Stapel.

hint-round = Runde { $round }; { $seat } gibt. Gespielt wird bis { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkte
}.
hint-deck = { $count ->
    [one] Mit der nächsten gezogenen Karte sinkt das Schiff.
   *[other] Nach { $count } gezogenen Karten sinkt das Schiff.
}
hint-clubs = Kreuz: im Boot { $boat }, du { $mine }, stärkste fremde Auslage { $rival }, ungesehen { $unseen }.
    .tag = { $boat ->
        [one] 1 Punkt
       *[other] { $boat } Punkte
    }
hint-diamonds = Karo: im Boot { $boat }, du { $mine }, stärkste fremde Auslage { $rival }, ungesehen { $unseen }.
    .tag = { $boat ->
        [one] 1 Punkt
       *[other] { $boat } Punkte
    }
hint-hearts = Herz: im Boot { $boat }, du { $mine }, stärkste fremde Auslage { $rival }, ungesehen { $unseen }.
    .tag = { $boat ->
        [one] 1 Punkt
       *[other] { $boat } Punkte
    }
hint-spades = Pik: im Boot { $boat }, du { $mine }, stärkste fremde Auslage { $rival }, ungesehen { $unseen }.
    .tag = { $boat ->
        [one] 1 Punkt
       *[other] { $boat } Punkte
    }
hint-safe = Mit { $pieces } kann niemand stärker sein als du.
hint-beat = Zu überbieten: { $piece }, Wert { $number }.
hint-beat-last = Zu überbieten: { $piece }, Wert { $number }. Deine letzte Karte darf nur kämpfen, wenn sie ein König ist.
hint-would-throw = Mit { $piece } liegen { $boat ->
    [one] 1 Punkt
   *[other] { $boat } Punkte
} in diesem Boot.
    .total = { $boat ->
        [one] 1 Punkt
       *[other] { $boat } Punkte
    }
hint-would-attack = { $held ->
    [one] { $seat } hat nur eine Karte, und sie darf nur antworten, wenn sie ein König ist. { $higher ->
        [0] Das kann nicht sein.
        [one] Von { $unseen } Karten, die du nicht gesehen hast, wäre eine so.
       *[other] Von { $unseen } Karten, die du nicht gesehen hast, wären { $higher } so.
    }
   *[other] { $seat } muss höher als { $number } spielen oder verliert eine von { $held } Karten an deine Auslage. Von { $unseen } Karten, die du nicht gesehen hast, { $higher ->
        [one] ist eine
       *[other] sind { $higher }
    } höher.
}
hint-would-answer = { $held ->
    [one] { $seat } hat nur eine Karte, und sie darf nur antworten, wenn sie ein König ist. { $higher ->
        [0] Das kann nicht sein.
        [one] Von { $unseen } Karten, die du nicht gesehen hast, wäre eine so.
       *[other] Von { $unseen } Karten, die du nicht gesehen hast, wären { $higher } so.
    }
   *[other] { $seat } muss dann höher als { $number } spielen oder verliert eine von { $held } Karten an deine Auslage. Von { $unseen } Karten, die du nicht gesehen hast, { $higher ->
        [one] ist eine
       *[other] sind { $higher }
    } höher.
}
hint-would-give-up = Eine deiner Karten geht zufällig in die Auslage von { $seat }.
hint-would-run = Stärke { $strength } in { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}, für ein Boot mit { $boat }. Wer sonst dorthin läuft, kann höchstens { $rival } haben.
    .total = Stärke { $strength }

unit-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
fact-round = Runde
fact-target = Punkte zum Sieg
fact-deck = Karten, bis es sinkt
fact-dealer = gibt

zone-deck = Stapel
zone-aside = nicht in dieser Runde
zone-clubs-lifeboat = Kreuz-Boot
zone-diamonds-lifeboat = Karo-Boot
zone-hearts-lifeboat = Herz-Boot
zone-spades-lifeboat = Pik-Boot
zone-fight = Kampf
zone-hand = Hand
zone-board = Auslage
zone-key-card = Schlüsselkarte
zone-shown = Hand, aufgedeckt

phase-act = An Deck
phase-fight = Ein Kampf
phase-showdown = Der Showdown

option-target_score = Punkte zum Sieg
    .help = Das Spiel endet nach der Runde, in der jemand so viele Punkte hat.
option-first_dealer = Wer zuerst gibt
    .help = Wer dort sitzt, gibt die erste Runde und ist darin zuerst am Zug.
option-first_dealer-random = der Zufall entscheidet
option-identical_tie = Gleiche Ansprüche
    .help = Mit zwei Kartenspielen: wer ins Boot kommt, wenn die stärksten Ansprüche Karte für Karte gleich sind.
option-identical_tie-none = niemand
option-identical_tie-split = sie teilen die Punkte
option-identical_tie-random = eine Person, zufällig
option-game_tie = Gleichstand am Ende
    .help = Was geschieht, wenn am Ende mehrere gleich viele Punkte haben und vorn liegen.
option-game_tie-shared = der Sieg wird geteilt
option-game_tie-extra_round = noch eine Runde
option-max_rounds = Höchstens so viele Runden
    .help = Nach so vielen Runden ist Schluss, wie es auch steht.

guide-begin = Das Schiff sinkt, aber langsam. Alles, was geworfen oder im Kampf gespielt wird, landet im Rettungsboot seiner Farbe, und am Ende willst du in einem vollen Boot am stärksten sein. { $seat } greift dich gleich mit { $piece } an, und nichts auf deiner Hand ist höher. Gib auf: das kostet eine zufällige Karte.
guide-give-up = { $seat } greift mit { $piece } an, und du hast nichts Höheres. Gib auf. Deine Hand füllt sich im nächsten Zug wieder auf fünf Karten.
guide-give-up-again = Nichts auf deiner Hand schlägt { $piece }. Gib auf.
guide-answer-sure = { $seat } kämpft mit { $second }. Du kannst mit { $piece } antworten, und höher kommt niemand mehr.
guide-answer = { $seat } kämpft mit { $second }. { $piece } ist höher; { $higher ->
    [one] eine Karte, die du nicht gesehen hast, könnte
   *[other] { $higher } Karten, die du nicht gesehen hast, könnten
} noch darüber liegen.
guide-sure = Ein Kampf, der nicht zu verlieren ist, ist besser als ein stiller Zug. Keine ungesehene Karte schlägt { $piece }: greif { $seat } an und gewinn eine Karte für deine Auslage, wo sie für deine Stärke zählt. Deine Kampfkarte liegt danach { $suit ->
    [0] im Kreuz-Boot
    [1] im Karo-Boot
    [2] im Herz-Boot
   *[3] im Pik-Boot
}.
guide-sure-again = Keine ungesehene Karte schlägt { $piece }: greif { $seat } an.
guide-throw = { $piece } ist nur { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
} wert, also wirf diese Karte. Dann liegen { $suit ->
    [0] im Kreuz-Boot
    [1] im Karo-Boot
    [2] im Herz-Boot
   *[3] im Pik-Boot
} { $points }.
guide-deck = Der Stapel hat noch { $deck ->
    [one] eine Karte
   *[other] { $deck } Karten
}, und mit der letzten geht das Schiff unter. Am vollsten ist { $suit ->
    [0] das Kreuz-Boot
    [1] das Karo-Boot
    [2] das Herz-Boot
   *[3] das Pik-Boot
}, mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}; deine Stärke dort ist { $number }.
guide-risk = { $piece } ist noch zu schlagen: von { $higher } der { $unseen } Karten, die du nicht gesehen hast, und { $seat } hat { $held ->
    [one] eine
   *[other] { $held }
}. Eine Karte in deiner Auslage nimmt dir niemand mehr, also lohnt ein wahrscheinlicher Sieg den Versuch.
guide-full = Sieh dir die Boote an: { $suit ->
    [0] im Kreuz-Boot
    [1] im Karo-Boot
    [2] im Herz-Boot
   *[3] im Pik-Boot
} liegen { $points } Punkte, und { $suit ->
    [0] in Kreuz
    [1] in Karo
    [2] in Herz
   *[3] in Pik
} bist du mit Hand und Auslage { $number } stark. Punkte bekommt dort nur, wer am stärksten ist.
guide-run-safe = Jetzt laufen alle, und zwar heimlich. { $piece } öffnet dir { $suit ->
    [0] das Kreuz-Boot
    [1] das Karo-Boot
    [2] das Herz-Boot
   *[3] das Pik-Boot
} mit { $points } Punkten. Du bist dort { $number } stark, und niemand kann stärker sein.
guide-run = Jetzt laufen alle, und zwar heimlich. { $piece } öffnet dir { $suit ->
    [0] das Kreuz-Boot
    [1] das Karo-Boot
    [2] das Herz-Boot
   *[3] das Pik-Boot
} mit { $points } Punkten. Du bist dort { $number } stark; ein Gegner könnte allerhöchstens { $rival } haben.
guide-fight-won = Du hast den Kampf mit { $seat } gewonnen: { $piece } liegt in deiner Auslage.
guide-fight-lost = { $seat } hat den Kampf mit dir gewonnen: { $piece } von dir liegt jetzt dort in der Auslage.
guide-thrown = { $piece } liegt { $suit ->
    [0] im Kreuz-Boot
    [1] im Karo-Boot
    [2] im Herz-Boot
   *[3] im Pik-Boot
}, und dort sind jetzt { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.

# Warum seine Bots so antworten
thumb = Ich suche mir eine Farbe, in der ich vorn sein kann, behalte eine Karte davon und kämpfe nur mit hohen.

# On paper
credit = { title }, erdacht von James Ernest. { poker-suite }
pad-goal = Bei { $target_score } Punkten ist Schluss; die höchste Summe gewinnt.
pad-note-write = Bist du in ein Rettungsboot gekommen, der Wert der Karten darin, sonst 0; dann die neue Summe.
pad-note-count = Ass 1, Zahlenkarten ihre Zahl, Bube 11, Dame 12, König 13.

# Was Studien messen
measure-turns-a-round = Züge in einer Runde
measure-goes-down = Leute je Runde, die beim Showdown keine Karte haben
measure-unclaimed = Rettungsboote, zu denen niemand läuft
measure-contests = bestiegene Rettungsboote, zu denen mehrere laufen
measure-rich-strength = Stärke, mit der man in das wertvollste umkämpfte Rettungsboot einer Runde kommt
measure-poor-strength = Stärke, mit der man in das magerste umkämpfte Rettungsboot einer Runde kommt
measure-alone-points = Punkte, wenn sonst niemand zum selben Rettungsboot läuft
measure-contested-points = Punkte, die der Lauf zu einem umkämpften Rettungsboot im Schnitt bringt
measure-early-board = Rundenpunkte für die beste Auslage zur Rundenmitte, als Vielfaches des gerechten Anteils
measure-dealer-points = Rundenpunkte für den Geber, als Vielfaches des gerechten Anteils
measure-identical = Runden mit einem Kampf zwischen gleichen Ansprüchen

# Der Punkteblock in der App
pad-lead = Wer gibt zuerst?
pad-next = { $dealer } gibt und ist zuerst am Zug.

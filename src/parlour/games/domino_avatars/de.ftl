title = Domino Avatars
tagline = Dominosteine kämpfen, Karten einer Farbe geben ihnen Kraft, und Versprechen binden niemanden.

# Fragen
prompt-turn-round = Welche Hälfte greift bei deinen neuen Avataren an? Die hohe greift an und die niedrige verteidigt, wenn du den Stein nicht umdrehst. Das bleibt so, und wer die Verteidigung überbietet, erbeutet den Avatar.
    .do = { $chosen } umdrehen
    .pass = So stehen lassen
prompt-attack = Angreifen oder den Zug beenden? Wähle deinen Avatar, sein Ziel, dann Karten einer Farbe.
    .do = { $act ->
        [end] Meinen Zug beenden
       *[attack] Mit { $colour ->
            [red] Rot
           *[black] Schwarz
        } { $total } angreifen
    }
    .sure = { $act ->
        [end] { "" }
       *[attack] { $avatar } von { $seat } mit { $colour ->
            [red] Rot
           *[black] Schwarz
        } { $total } angreifen? Die Karten sind so oder so weg.
    }
prompt-aid-attack = Hilfst du diesem Angriff? Leg Karten seiner Farbe dazu, oder passe.
    .do = Dem Angriff helfen, dann { $colour ->
        [red] Rot
       *[black] Schwarz
    } { $total }
    .pass = Passen
prompt-add-to-attack = Legst du bei deinem Angriff nach? Jemand hat geholfen. Leg weitere Karten seiner Farbe dazu, oder passe.
    .do = Nachlegen, dann { $colour ->
        [red] Rot
       *[black] Schwarz
    } { $total }
    .pass = Passen
prompt-defend = Rettest du deinen Avatar? Spiel Karten in der Farbe des Angriffs, oder nichts. Du darfst nur dieses eine Mal Karten spielen.
    .do = Mit { $colour ->
        [red] Rot
       *[black] Schwarz
    } { $total } verteidigen
    .pass = { $falls ->
        [1] Fallen lassen
       *[0] Nichts spielen
    }
    .sure = { $falls ->
        [1] Diese Karten spielen, obwohl noch { $need } fehlen? Dein Avatar { $avatar } wäre dann nur noch durch fremde Hilfe zu retten.
       *[0] { "" }
    }
    .sure-pass = { $falls ->
        [1] Deinen Avatar { $avatar } fallen lassen? { $seat } bekommt { $prize }. Das lässt sich nicht zurücknehmen.
       *[0] { "" }
    }
prompt-aid-defence = Hilfst du dieser Verteidigung? Leg Karten in der Farbe des Angriffs dazu, oder passe.
    .do = Der Verteidigung helfen, dann { $colour ->
        [red] Rot
       *[black] Schwarz
    } { $total }
    .pass = Passen
prompt-add-to-defence = Legst du bei deiner Verteidigung nach? Jemand hat geholfen. Leg weitere Karten in der Farbe des Angriffs dazu, oder passe.
    .do = Nachlegen, dann { $colour ->
        [red] Rot
       *[black] Schwarz
    } { $total }
    .pass = Passen
prompt-counter = Schlägst du zurück? Dein Avatar hat gehalten. Greif den an, der ihn angriff, mit Karten einer Farbe, oder lass es gut sein.
    .do = Mit { $colour ->
        [red] Rot
       *[black] Schwarz
    } { $total } zurückschlagen
    .pass = Gut sein lassen
    .sure = Mit { $colour ->
        [red] Rot
       *[black] Schwarz
    } { $total } gegen { $avatar } von { $seat } zurückschlagen? Die Karten sind so oder so weg.
    .sure-pass = Gut sein lassen? Die Gelegenheit zum Zurückschlagen ist dann vorbei.

# Worte
word-end-turn = Zug beenden

# Warum eine Wahl nicht geht
refused-too-few = Zu einem Angriff gehören dein Avatar, sein Ziel und mindestens eine Karte.
refused-turn-ended = Nach dem Ende deines Zugs kommt nichts mehr.
refused-stands-already = { $token } steht schon, und Avatare werden kein zweites Mal gedreht.
refused-has-attacked = { $token } hat schon angegriffen.
refused-own-avatar-first = Beginn einen Angriff mit einem deiner eigenen Avatare.
refused-own-target = { $token } gehört dir. Das Ziel ist ein fremder Avatar.
refused-target-next = Nenn nach deinem Avatar den, den er angreift.
refused-card-needed = Ein Angriff braucht mindestens eine Karte deiner Hand: sie gibt ihm seine Farbe.
refused-one-colour = Alle Karten eines Angriffs haben eine Farbe.
refused-attack-colour = { $token } hat nicht die Farbe des Angriffs.

# Was geschah
moved-pool-avatar = { $shares-count ->
    [0] { $pieces-count ->
        [one] Neuer Avatar
       *[other] Neue Avatare
    }: { $seat } { $pieces }.
   *[other] Neue Avatare: { $shares }.
}
turned = { $pieces-count ->
    [one] Mit der kleineren Hälfte greift an, mit der größeren verteidigt sich: { $pieces }.
   *[other] Mit der kleineren Hälfte greifen an, mit der größeren verteidigen sich: { $pieces }.
}
said-first-player = Runde 1: { $who ->
    [you] Du hast
   *[other] { $seat } hat
} den Avatar mit den meisten Augen{ $number ->
    [0] {""}
    [1] , bei Gleichstand den besseren zweiten,
   *[other] , bei Gleichstand das Losglück,
} und { VERB($who, you: "beginnst", one: "beginnt", many: "beginnen") }. Die Karten werden gegeben{ $yours-count ->
    [0] .
   *[other] ; du: { $yours }.
} Zum Angriff zählen eine Hälfte des Avatars und Karten einer Farbe, zur Verteidigung eine Hälfte des anderen und Karten derselben Farbe, Ass 1, Bube bis König 11 bis 13; helfen dürfen alle.
said-round = Runde { $number }: { $who ->
    [you] Du beginnst
   *[other] { $seat } beginnt
}. Alle Karten werden neu gemischt und gegeben{ $yours-count ->
    [0] .
   *[other] ; du: { $yours }.
}
decided-attack = { "" }
decided-attack-pass = { "" }
decided-aid-attack = { "" }
decided-add-to-attack = { "" }
decided-defend = { "" }
decided-aid-defence = { "" }
decided-add-to-defence = { "" }
decided-counter = { $seat } { VERB($who, you: "schlägst", one: "schlägt", many: "schlagen") } zurück.
decided-counter-pass = { $seat } { VERB($who, you: "schlägst", one: "schlägt", many: "schlagen") } nicht zurück.
event-passed = { "" }
said-aimed-at = { "" }
from-whom = { $whom ->
    [you] deinen
   *[other] { GENITIVE($target) }
}
opens-attack = { $seat } { VERB($who, you: "greifst", one: "greift", many: "greifen") } { from-whom } { $named-aimed-at } mit { $piece } und { $laid } an
adds-to-attack = { $seat } { VERB($who, you: "legst", one: "legt", many: "legen") } zum Angriff auf { $whom ->
    [you] dich
   *[other] { $target }
} noch { $laid }
said-attacks-red = { $of ->
    [0] { opens-attack }
   *[other] { adds-to-attack }
}: { $number } in Rot.
said-attacks-black = { $of ->
    [0] { opens-attack }
   *[other] { adds-to-attack }
}: { $number } in Schwarz.
defends-with = { $of ->
    [0] { $seat } { VERB($who, you: "verteidigst", one: "verteidigt", many: "verteidigen") } { $piece } mit { $laid }
   *[other] { $seat } { VERB($who, you: "hilfst", one: "hilft", many: "helfen") } { $whom ->
        [you] dir
       *[other] { $target }
    } mit { $laid }, { $piece } zu verteidigen
}
said-defends-red = { $laid-count ->
    [0] {""}
   *[other] { defends-with }: { $number } in Rot.
}
said-defends-black = { $laid-count ->
    [0] {""}
   *[other] { defends-with }: { $number } in Schwarz.
}
said-repelled = { $who ->
    [you] Dein
   *[other] { GENITIVE($seat) }
} { $piece } hält stand, { $number } gegen { $of }{ $said-tie ->
    [0] {""}
   *[other] : Bei Gleichstand gewinnt die Verteidigung
}.
said-tie = { "" }
said-captured = { $seat } { VERB($who, you: "besiegst", one: "besiegt", many: "besiegen") } { from-whom } { $piece }{ $said-undefended ->
    [0] {""}
   *[other] , den niemand verteidigt
}, { $number } gegen { $of }, und { VERB($who, you: "bekommst", one: "bekommt", many: "bekommen") } { $said-pips ->
    [one] 1 für sein Auge
   *[other] { $said-pips } für seine Augen
} und { $said-bonus } für den Sieg: insgesamt { $total }.
said-pips = { "" }
said-bonus = { "" }
said-undefended = { "" }
said-goal-points = { $seat } { VERB($who, you: "hast", one: "hat", many: "haben") } das Ziel von { $number } Punkten erreicht.
said-dominoes-out = Für neue Avatare ist kein Dominostein mehr da, und damit ist das Spiel aus.
said-dominoes-come-back = Die Dominosteine sind aufgebraucht. Alle besiegten werden wieder eingemischt.
said-cards-come-back =
    .aside = Der Stapel geht zur Neige, und die Ablage wird wieder eingemischt.
said-time-up = Die Zeit ist um.
scored =
    .detail = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } jetzt { $total }.
moved-stock-hand =
    .detail = { $shares-count ->
        [0] { $seat } { VERB($who, you: "ziehst", one: "zieht", many: "ziehen") } { $pieces }.
       *[other] Karten gehen an { $who ->
            [you] dich
           *[other] { $seat }
        }.
    }
moved-to-attack = { "" }
moved-to-defence = { "" }
moved-avatar-defeated = { "" }
moved-defeated-pool = { "" }
moved-to-discard = { "" }
moved-to-stock =
    .detail = Die Karten kommen zurück in den Stapel.

# Was der Tisch ausrechnet
hint-round = Runde { $round }; { $seat } hat begonnen.
hint-goal-rounds = Das Spiel endet nach Runde { $rounds }.
hint-goal-points = Das Spiel endet bei { $target } Punkten. Dir fehlen noch { $short }.
hint-player = { $seat }: { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
}. Avatare, Angriff/Verteidigung, und was ein Sieg über sie bringt: { $avatars }.
hint-player-bare = { $seat }: { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
}. Kein Avatar.
hint-attacked = Haben in dieser Runde angegriffen: { $pieces }.
hint-unseen = Noch im Spiel: { $red } rote Karten, { $black } schwarze.
hint-exchange-red = In Rot { $attack } gegen { $defence }.
hint-exchange-black = In Schwarz { $attack } gegen { $defence }.
hint-sum =
    .note = { $parts }
hint-holds = So hält die Verteidigung.
hint-need = Der Verteidigung fehlen noch { $need }.
hint-need-card = Die Verteidigung ist hoch genug, braucht aber eine { $colour ->
    [red] rote
   *[black] schwarze
} Karte, um zu halten.
hint-cover = Mit { $pieces } könntest du sie halten.
hint-no-cover = Deine eigenen Karten können sie nicht halten.
hint-stands =
    .tag = Angriff { $attack }, Verteidigung { $defence }
hint-target =
    .tag = verteidigt { $defence }, bringt { $prize }
hint-base = Dein Avatar greift mit { $number } und mindestens einer Karte an.
    .total = { $number }
hint-would-end = Du behältst deine Karten für die Verteidigung.
hint-would-attack = Dein Angriff, { $colour ->
    [red] Rot
   *[black] Schwarz
} { $total }, gegen { $defence }. { $lacks ->
    [nothing] So hält die Verteidigung; bei Gleichstand hält sie auch.
    [card] Jede Karte dieser Farbe hält ihn; ohne eine fällt er. Ein Sieg bringt { $prize }.
   *[points] Der Verteidigung fehlen noch { $need }. Ein Sieg bringt { $prize }.
}
    .total = { $total } { $colour ->
        [red] Rot
       *[black] Schwarz
    }
hint-would-waive = Du behältst deine Karten.
hint-attack-total = Der Angriff wäre dann { $colour ->
    [red] Rot
   *[black] Schwarz
} { $total }.
    .total = { $total } { $colour ->
        [red] Rot
       *[black] Schwarz
    }
hint-covers =
    .tag = hält am billigsten
hint-would-hold = { $total } gegen { $attack }: das hält. Auch Gleichstand hält.
    .total = { $total } { $colour ->
        [red] Rot
       *[black] Schwarz
    }
hint-would-fall = { $total } gegen { $attack }: { $lacks ->
    [card] es braucht eine Karte in
   *[points] noch { $need } in
} { $colour ->
    [red] Rot
   *[black] Schwarz
}. Wenn er fällt, bekommt { $seat } { $prize }.
    .total = { $total } { $colour ->
        [red] Rot
       *[black] Schwarz
    }

# Zahlen
unit-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
fact-round = Runde
fact-pool = Steine im Vorrat
fact-captures = Besiegte
fact-first = begann
fact-attacker = greift an
fact-defender = verteidigt

# Der Tisch
zone-pool = Dominovorrat
zone-defeated = besiegte Steine
zone-stock = Stapel
zone-discard = Ablage
zone-attack = Angriff
zone-defence = Verteidigung
zone-hand = Hand
zone-avatar = Avatare
phase-place = Neue Avatare werden aufgestellt
phase-attack = Angriff
phase-aid-attack = Hilfe für den Angriff
phase-defend = Verteidigung
phase-aid-defence = Hilfe für die Verteidigung
phase-counter = Gegenangriff

# Hausregeln
option-domino_set = Dominosatz
    .help = Die höchste Augenzahl einer Hälfte. So hoch ist auch der Bonus für einen Sieg.
option-decks = Kartenspiele
    .help = Eines genügt für vier.
option-decks-auto = eines, oder zwei zu fünft und sechst
option-goal_points = Endet bei Punkten
    .help = Das Spiel endet, wenn jemand so viele Punkte hat.
option-goal_points-none = nein
option-goal_points-auto = aus den erwarteten Runden errechnet
option-goal_estimated_rounds = Erwartete Runden
    .help = Für ein errechnetes Punkteziel.
option-goal_points_base = Punkteziel errechnet aus
    .help = Welche Zahl mit anderthalb und mit den erwarteten Runden malgenommen wird.
option-goal_points_base-pip_max = der höchsten Hälfte
option-goal_points_base-pip_sum = dem höchsten Stein
option-goal_exhaustion = Endet mit den Steinen
    .help = Das Spiel endet, wenn nicht mehr alle gefallenen Steine ersetzt werden können.
option-goal_minutes = Endet nach Minuten
    .help = Nach der Uhr des Tisches.
option-goal_minutes-none = nein
option-goal_rounds = Endet nach Runden
    .help = In der letzten kommen noch alle dran.
option-goal_rounds-none = nein
option-points_check = Punkte werden verglichen
    .help = Ob das Spiel gleich endet, wenn das Punkteziel erreicht ist.
option-points_check-immediate = sofort
option-points_check-end_of_round = nach jeder Runde
option-time_check = Wenn die Zeit um ist
    .help = Was noch zu Ende gespielt wird.
option-time_check-immediate = der Schlagabtausch
option-time_check-end_of_turn = der Zug
option-time_check-end_of_round = die Runde
option-counter_attack = Gegenangriffe
    .help = Ein Avatar, der gehalten hat, darf den angreifen, der ihn angriff.
option-counter_same_color = Gegenangriff in derselben Farbe
    .help = Ein Gegenangriff behält die Farbe des Angriffs. Nur mit Gegenangriffen.
option-counter_chain = Gegenangriff auf Gegenangriff
    .help = Auch auf einen Gegenangriff darf zurückgeschlagen werden. Nur mit Gegenangriffen.
option-turn_structure = Züge
    .help = Wie die Angriffe einer Runde verteilt sind.
option-turn_structure-standard = ein Zug je Runde, jeder Avatar greift an
option-turn_structure-one_attack_two_turns = zwei Züge je Runde, je ein Angriff
option-avatars_per_player = Avatare je Person
    .help = Mit einem Avatar hat man fünf Karten, wenn ihr nichts anderes sagt.
option-hand_size = Karten je Person
    .help = Wie viele Karten man auf der Hand hat.
option-hand_size-auto = zehn, oder fünf mit einem Avatar
option-continuous_draw = Ohne Runden
    .help = Ein Avatar und fünf Karten je Person; nach jedem Zug wird aufgefüllt.
option-orientation = Neue Avatare
    .help = Wer entscheidet, welche Hälfte angreift.
option-orientation-chosen = wem sie gehören
option-orientation-as_drawn = der Zufall
option-bare_defence = Verteidigung ohne Karte
    .help = Ein Avatar darf ohne Karte halten. Sonst braucht es mindestens eine.
option-aid_protocol = Um Hilfe bitten
    .help = Wie oft alle in einem Schlagabtausch helfen dürfen.
option-aid_protocol-rounds = bis alle passen
option-aid_protocol-single_pass = einmal
option-topup = Selbst nachlegen
    .help = Angriff und Verteidigung dürfen nachlegen, nachdem ihnen jemand geholfen hat.
option-tie = Gleichstand
    .help = Was aus gleichen Punktzahlen wird.
option-tie-shared = der Sieg wird geteilt
option-tie-most_captures = wer mehr besiegt hat, gewinnt
option-max_rounds = Notbremse
    .help = Nach so vielen Runden ist auf jeden Fall Schluss.

preset-classic = Klassisch
    .help = Zwei Avatare und zehn Karten je Person, zehn Runden.
preset-beta_8_1 = Zwei Züge je Runde (8.1)
    .help = Jede Person hat in einer Runde zwei Züge mit je einem Angriff.
preset-beta_8_2 = Ein Avatar (8.2)
    .help = Ein Avatar und fünf Karten je Person: ein kürzeres Spiel.
preset-beta_8_3 = Ohne Runden (8.3)
    .help = Ein Avatar und fünf Karten je Person; nach jedem Zug wird aufgefüllt.
preset-counter = Mit Gegenangriffen
    .help = Ein Avatar, der gehalten hat, darf sofort zurückschlagen.
preset-counter_color = Gegenangriffe in derselben Farbe
    .help = Ein Avatar, der gehalten hat, darf zurückschlagen, aber nur in der Farbe des Angriffs.

# Das geführte erste Spiel
guide-place = Deine Dominosteine sind deine Avatare, deine Kämpfer. Jeder greift einmal je Runde mit einer Hälfte an und verteidigt sich mit der anderen, wenn ihn jemand angreift. So, wie { $piece } liegt, greift er mit { $attack } an und verteidigt mit { $defence }. Wird die Verteidigung überboten, ist er erbeutet und bringt anderen { $prize } Punkte: seine Augen und { $bonus }. Karten helfen beiden Hälften, werden aber knapp. Also dreh { $piece } um: Angriff { $defence }, Verteidigung { $attack }. Das bleibt dann so.
guide-aid = { $seat } greift mit { $piece } und Karten einer Farbe { $second } von { $other } an: { $attack } gegen { $defence }. Nur Karten dieser Farbe können antworten. Mehr als die Verteidigung erbeutet den Avatar, für { $prize } Punkte; Gleichstand hält. Alle dürfen beiden Seiten helfen, und Versprechen binden niemanden. Karten für andere fehlen dir später, also passe.
guide-aid-again = { $seat } greift { $second } von { $other } an, { $attack } gegen { $defence }. Das ist nicht dein Kampf: passe.
guide-aid-defence = { $other } hält auch ohne dich, { $defence } gegen { $attack }. Behalte deine Karten; die anderen geben ihre gerade aus.
guide-aid-doomed = { $other } reicht es nicht, { $defence } gegen { $attack }, und { $seat } bekäme { $prize } Punkte. Wer andere rettet, zahlt mit Karten, die ihm selbst fehlen: passe.
guide-attack = Du bist dran, und { $seat } hat keine Karten mehr, um { $second } zu verteidigen. Wähle deinen Avatar, sein Ziel, dann Karten einer Farbe, mindestens eine. { $piece } mit { $pieces } macht { $attack } gegen { $defence }: Das sollte reichen, und { $second } bringt { $prize }.
guide-attack-cards = Du bist dran: dein Avatar, sein Ziel, dann Karten einer Farbe. { $seat } hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} zum Antworten, und nur die in deiner Farbe zählen. Also komm mit Kraft: { $piece } mit { $pieces } macht { $attack } gegen die { $defence } von { $second }, für { $prize } Punkte.
guide-attack-end = { $piece } mit { $pieces } machte nur { $attack } gegen die { $defence } von { $second }, und Gleichstand hält. Beende den Zug und heb die Karten für die Verteidigung auf.
guide-attack-again = { $piece } mit { $pieces } machte { $attack } gegen die { $defence } von { $second }, für { $prize } Punkte von { $seat }.{ $last ->
    [1] {" "}Die letzte Runde: Karten, die übrig bleiben, sind nichts wert.
   *[other] {""}
}
guide-defend = { $seat } greift deinen { $second } an: { $attack } gegen { $defence }, für { $prize } Punkte. Gleichstand hält. { $pieces } reicht, zusammen { $number }; Karten spielen darfst du nur dieses eine Mal.
guide-defend-again = { $attack } gegen deinen { $second }. Mit { $pieces } hieltest du, mit { $number }.
guide-no-cover = { $second } ist nicht zu halten: { $attack } gegen { $defence }, und deine Karten dieser Farbe reichen nicht. Spar sie und lass ihn gehen.
guide-captured = { $piece } ist deiner, { $attack } gegen { $defence }: { $points } Punkte, seine Augen und ein Bonus. Du hast { $score }.
guide-lost = { $seat } hat deinen { $piece } erbeutet, { $attack } gegen { $defence }, und { $points } Punkte bekommen.
guide-held = Dein { $piece } hat gehalten, { $defence } gegen { $attack }: Niemand bekommt Punkte.
guide-failed-aided = { $other } hat { $seat } geholfen, { $piece } zu halten: { $defence } gegen { $attack }. Das dürfen alle, und beim nächsten Mal hilft vielleicht jemand dir.
guide-failed = { $seat } hat { $piece } gehalten, { $defence } gegen { $attack }. Die Karten sind auf beiden Seiten weg.
guide-others-captured = { $seat } hat { $piece } von { $other } erbeutet und { $points } Punkte bekommen.
guide-others-held = { $seat } hat { $piece } gehalten, { $defence } gegen { $attack }, und auf beiden Seiten sind Karten weg: zwei, die jetzt schwächer sind.

bad-endless = Das Spiel braucht ein Ende: zum Beispiel { $option } oder { $other }.
bad-tiles = Ein Doppel-{ $set }-Satz hat { $tiles } Steine, aber { $seats } Personen brauchen { $avatars }. Bei { $option } hilft ein größerer, bei { $other } die 1.
bad-deal = Die Blätter brauchen { $dealt } Karten, und es gibt { $cards }. { $option } muss kleiner oder { $other } größer werden.
bad-counter = { $option } braucht { $other }.

# Warum seine Bots so antworten
thumb = Ich greife an, was viel wert ist und wohl kaum verteidigt wird, mit so wenigen Karten wie möglich.

# On paper
credit = Bearbeitet nach { title } von Chad C. Walstrom, © 2007, mit Änderungen: mit unseren Worten erzählt, mit eigenen Optionen und Entscheidungen. CC BY-SA 4.0, ohne Gewähr; vom Autor nicht gebilligt.
pad-goal = Die höchste Punktzahl gewinnt.{ $goal_rounds ->
    [none] { "" }
   *[other] {" "}Höchstens { $goal_rounds } Runden.
}{ $goal_points ->
    [none] { "" }
   *[other] {" "}Bei { $goal_points } Punkten ist Schluss.
}{ $goal_minutes ->
    [none] { "" }
   *[other] {" "}Nach { $goal_minutes } Minuten ist Schluss.
}
pad-note-write = Eine Zeile je Runde: die Punkte für besiegte Avatare und die neue Summe. Einen Avatar zu verlieren, kostet keine Punkte.
pad-note-count = Ein gefallener Avatar: alle seine Augen und { $domino_set } dazu als Bonus.
paper-reference = Doppel-{ $domino_set }-Satz, für alle { $avatars_per_player ->
    [one] ein Avatar
   *[other] { $avatars_per_player } Avatare
}.
paper-ready = Vorbereitung
paper-setup = { "" }
    .text = { $decks ->
        [one] Ein Blatt
       *[other] { $decks } Blätter
    } ohne Joker. Alle decken zufällig { $avatars_per_player ->
        [one] einen Stein
       *[other] { $avatars_per_player } Steine
    } auf{ $orientation ->
        [as_drawn] , so wie sie kommen.
       *[chosen] {" "}und bestimmen heimlich, welche Hälfte angreift.
    } Wer den Avatar mit den meisten Augen hat, beginnt; es geht im Uhrzeigersinn{ $endless ->
        [1] .
       *[0] , und in der nächsten Runde beginnt, wer links davon sitzt.
    }
paper-values = Was Karten zählen
paper-hand = { "" }
    .text = Zahlenkarten zählen ihre Zahl, und vom Symbol zählt nur, ob es rot oder schwarz ist. { $endless ->
        [1] { $hand_size } Karten für alle; am Ende deines Zuges ziehst du auf { $hand_size } nach.
       *[0] { $hand_size } Karten für alle; jede Runde wird alles neu gemischt und neu gegeben.
    }
paper-example = Ein Schlagabtausch
    .aside = alles in Rot
paper-attack = greift mit der fernen Hälfte an
paper-defence = verteidigt mit der nahen Hälfte
paper-equal = Gleichstand:
    .text = Die Verteidigung hält. Einer mehr im Angriff, und der Avatar fällt.
paper-scoring = Punkte
paper-prize = { "" }
    .text = Wer angegriffen hat, bekommt für einen gefallenen Avatar, mit Hilfe oder ohne, alle seine Augen und { $domino_set } als Bonus. Einen zu verlieren, kostet nichts; { $endless ->
        [1] hast du keinen mehr, ziehst du zu Beginn deines Zuges einen neuen.
       *[0] in der nächsten Runde wird er ersetzt.
    }

# Was Studien messen
measure-captured = Angriffe, die einen Avatar besiegen
measure-cherries = besiegte Avatare von Leuten mit höchstens zwei Karten auf der Hand
measure-pips = Anteil der Punkte für besiegte Avatare, der aus den Augen kommt
measure-cards = Karten, mit denen ein Angriff angesagt wird
measure-waived = Gelegenheiten zum Angriff, auf die verzichtet wird
measure-counters = Gelegenheiten zum Gegenangriff, die genutzt werden
measure-counter-captures = Gegenangriffe, die einen Avatar besiegen
measure-aided = Angriffe, bei denen noch jemand Karten dazulegt
measure-first-wins = Partien, die gewinnt, wer beginnt
measure-hardest-hit = Anteil aller besiegten Avatare, der auf die Person mit den meisten Verlusten entfällt
measure-round-first = Rundenpunkte für den, der die Runde beginnt, als Vielfaches des gerechten Anteils
measure-round-last = Rundenpunkte für den, der als Letzter dran ist, als Vielfaches des gerechten Anteils
measure-aid-decides = Kämpfe, die durch Hilfe anders ausgehen

# Der Punkteblock in der App
pad-captured = besiegte Avatare
pad-pips = ihre Augen
pad-lead = Wer beginnt die erste Runde?
pad-next = { $dealer } beginnt.
refused-pips-of-avatars = { $name }, { $column }: So wenige Avatare haben höchstens { $most } Augen.

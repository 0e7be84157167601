title = Barcelona
tagline = Eine rote Karte, eine schwarze: zeig eine davon, und sieh, wer den Showdown wagt.

# Fragen
prompt-show-card = Zeig deine rote Karte oder deine schwarze. Alle werden zugleich aufgedeckt; die niedrigste handelt dann zuerst.
    .do = { $chosen } zeigen
prompt-force-or-drop = Showdown erzwingen oder aussteigen? Von allen, die noch dabei sind, zeigst du die niedrigste Karte.
    .do = { $act ->
        [force] Showdown erzwingen
       *[drop] Aussteigen
    }

# Worte
word-force = Showdown erzwingen
word-drop = Aussteigen

# Warum eine Wahl nicht geht
refused-not-your-card = { $token } kannst du nicht zeigen. Wähle deine rote Karte oder deine schwarze.
refused-show-first = Erst zeigen alle eine Karte. Dann erst wählt die niedrigste.
refused-force-or-drop = Erzwing den Showdown oder steig aus; mehr steht nicht zur Wahl.

# Was geschah
said-hand = Hand { $number }: Alle { $each ->
    [0] bekommen
    [1] setzen eine Münze und bekommen
   *[other] setzen { $each } Münzen und bekommen
} eine rote und eine schwarze Karte{ $yours-count ->
    [0] .
   *[other] ; du: { $yours }.
}{ $number ->
    [1] {" "}Wer die niedrigste Karte zeigt, entscheidet zuerst: Das Ass ist niedrig, und bei gleichem Wert kommt Kreuz vor Karo, Herz und Pik.
   *[other] {""}
}
said-sits-out =
    .aside = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } keine Chips mehr und { VERB($who, you: "setzt", one: "setzt", us: "setzt", many: "setzen") } diese Hand aus.
said-short =
    .aside = { $seat } { VERB($who, you: "setzt", one: "setzt", us: "setzt", many: "setzen") } nur { $number }: Mehr ist nicht da.
moved-to-shown = Aufgedeckt: { $shares }.
decided-force-or-drop = { $act ->
    [force] { $seat } { VERB($who, you: "hast", one: "hat", many: "haben") } jetzt die niedrigste offene Karte und { VERB($who, you: "erzwingst", one: "erzwingt", many: "erzwingen") } den Showdown. Die verdeckten Karten: { $shares }.
   *[drop] { $who ->
        [one] { $seat } hat jetzt die niedrigste offene Karte und steigt aus.
        [you] Du hast jetzt die niedrigste offene Karte und steigst aus.
        [us] { $seat } steigt aus, die niedrigste Karte zuerst.
       *[other] { $seat } steigen aus, die niedrigste Karte zuerst.
    }
}
said-wins = { $seat } { VERB($who, you: "gewinnst", one: "gewinnt", many: "gewinnen") } mit { $piece }, der höchsten schwarzen Karte{ $number ->
    [1] : Pik schlägt Kreuz
   *[other] {""}
}. Wer noch dabei ist, zahlt den Wert der eigenen roten Karte, für Bilder 10.
said-pays = { $of ->
    [0] { $seat } { VERB($who, you: "zahlst", one: "zahlt", many: "zahlen") } { $whom ->
        [you] dir
       *[other] { $target }
    } { coins } für { $piece }.
   *[other] { $number ->
        [0] { $seat } { VERB($who, you: "hast", one: "hat", many: "haben") } nichts mehr, um { $whom ->
            [you] dir
           *[other] { $target }
        } { $piece } zu bezahlen.
       *[other] { $seat } { VERB($who, you: "zahlst", one: "zahlt", many: "zahlen") } { $whom ->
            [you] dir
           *[other] { $target }
        } für { $piece } { coins } statt { $of }: Mehr ist nicht da.
    }
}
coins = { $number ->
    [1] 1 Münze
   *[other] { $number } Münzen
}
said-takes = Mit dem Pott { VERB($who, you: "bekommst", one: "bekommt", many: "bekommen") } { $seat } { $number ->
    [1] 1 Münze
   *[other] { $number } Münzen
}, die Einsätze eingerechnet.
said-survives = { $won ->
    [0] Nur { $seat } { VERB($who, you: "bist", one: "ist", many: "sind") } noch dabei. Zu gewinnen gab es nichts.
   *[other] { $seat } { VERB($who, you: "gewinnst", one: "gewinnt", many: "gewinnen") } { $won ->
        [1] die Münze
       *[other] die { $won } Münzen
    } im Pott: Alle anderen sind ausgestiegen.
}
paid-seat-pot =
    .detail = { $seat } { VERB($who, you: "setzt", one: "setzt", us: "setzt", many: "setzen") } { $amount }.
paid-pot-seat =
    .detail = { $seat } { VERB($who, you: "nimmst", one: "nimmt", many: "nehmen") } die { $amount } aus dem Pott.
paid-seat-seat =
    .detail = { $seat } { VERB($who, you: "zahlst", one: "zahlt", us: "zahlt", many: "zahlen") } { $amount } an { $whom ->
        [you] dich
       *[other] { $target }
    }, den Preis der roten Karte.
moved-from-red-pack =
    .detail = Rote Karten gehen an { $who ->
        [you] dich
       *[other] { $seat }
    }{ $yours-count ->
        [0] .
       *[other] ; deine ist { $yours }.
    }
moved-from-black-pack =
    .detail = Schwarze Karten gehen an { $who ->
        [you] dich
       *[other] { $seat }
    }{ $yours-count ->
        [0] .
       *[other] ; deine ist { $yours }.
    }
moved-to-red-pack =
    .detail = Die roten Karten kommen zurück auf ihren Stapel.
moved-to-black-pack =
    .detail = Die schwarzen Karten kommen zurück auf ihren.
shown-red =
    .detail = Rote Karten: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
shown-black =
    .detail = Schwarze Karten: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }

# Was der Tisch ausrechnet
hint-hand = Hand { $number } von { $hands }. Im Pott: { $pot }.
hint-own = Im Showdown schlägt { $piece } { $lower } der anderen 25 schwarzen Karten. Verlierst du ihn, zahlst du { $price }.
hint-order = Gezeigt, von der niedrigsten an: { $pieces }.
hint-risk = Im Showdown verlierst du höchstens { $price }. Du gewinnst, wenn niemand sonst noch eine schwarze Karte über { $piece } hat.
hint-shows-red = { $seat } zeigt { $piece } und zahlt bei einer Niederlage { $price }. Die schwarze Karte ist verdeckt: deine liegt über { $percent } % dessen, was sie sein kann.
    .tag = zahlt { $price }
hint-shows-red-only = { $seat } zeigt { $piece } und zahlt bei einer Niederlage { $price }. Die schwarze Karte ist verdeckt.
    .tag = zahlt { $price }
hint-above = { $seat } zeigt { $piece } und schlägt damit deine schwarze Karte. Die rote ist verdeckt.
    .tag = schlägt deine
hint-below = { $seat } zeigt { $piece }, und deine schwarze Karte ist höher. Die rote ist verdeckt.
    .tag = unter deiner
hint-shows-black-only = { $seat } zeigt { $piece }. Die rote Karte ist verdeckt.
hint-would-show-red = Alle wissen dann, dass du höchstens { $price } zahlst, und nichts über deine schwarze Karte.
hint-would-show-black = Alle wissen dann, wie stark du im Showdown bist, und nichts über deine rote Karte.
hint-would-drop = Du bist in dieser Hand draußen. Das kostet nur deinen Grundeinsatz.
hint-would-force = In { $percent } von hundert Fällen hast du die höchste schwarze Karte. Du gewinnst die { $pot } im Pott und was die anderen zahlen, oder du zahlst { $price }.
    .total = { $percent } %
hint-would-win = Niemand mehr kann deine schwarze Karte schlagen. Der Pott mit { $pot } gehört dir, und die anderen zahlen.
    .total = sicher
hint-would-lose = Eine Karte auf dem Tisch schlägt deine. Du müsstest { $price } zahlen.
    .total = aussichtslos
hint-would-lose-blind = Keine offene Karte schlägt deine, aber so wenige der ungesehenen sind niedriger, dass eine verdeckte sie schlagen muss. Du müsstest { $price } zahlen.
    .total = aussichtslos

# Zahlen
unit-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
fact-hand = Hand
fact-pot = Pott

# Der Tisch
zone-red-pack = roter Stapel
zone-black-pack = schwarzer Stapel
zone-red = rote Karte
zone-black = schwarze Karte
zone-shown = gezeigte Karte
pot-pot = Pott
phase-reveal = Alle zeigen eine Karte
phase-action = Showdown oder aussteigen

# Hausregeln
option-two_backs = Verschiedene Rückseiten
    .help = Der rote und der schwarze Stapel haben verschiedenfarbige Rückseiten. Sonst ändert sich nichts.
option-ante = Grundeinsatz
    .help = Münzen, die alle zu Beginn einer Hand zahlen.
option-hands = Hände
    .help = So viele Hände werden gespielt.
option-ace_high_showdown = Schwarze Asse hoch
    .help = Ein schwarzes Ass schlägt im Showdown den König. Wenn es darum geht, wer handelt, bleibt es die niedrigste Karte.
option-reveal_dropped = Auch Ausgestiegene aufdecken
    .help = Beim Showdown werden auch die verdeckten Karten derer gezeigt, die ausgestiegen sind. Sie gewinnen und zahlen nichts.
option-stakes = Einsätze
    .help = Ob man Schulden machen darf oder mit den Chips vor sich spielt.
option-stakes-ledger = Strichliste: Schulden sind erlaubt
option-stakes-table = nur Chips auf dem Tisch
option-starting_chips = Chips am Anfang
    .help = Chips für jede Person, wenn nur Chips auf dem Tisch gelten.

# Das geführte erste Spiel
guide-begin = Du hast eine rote und eine schwarze Karte. Schwarz entscheidet, wer einen Showdown gewinnt: { $second } schlägt { $lower } der 25 anderen. Rot ist dein Preis, wenn du verlierst: { $piece } kostet { $price }. Zeig eine von beiden. Wer die niedrigste Karte zeigt, redet zuerst; mit { $third } bist du früher dran.
guide-last = Das ist die letzte Hand. { $second } schlägt { $lower } der 25 anderen schwarzen Karten. { $third } ist deine niedrigere Karte, und mit ihr bist du früher dran.
guide-weak = Eine teure rote Karte, { $piece } für { $price }, und schwarz { $second }, das nur { $lower } der 25 anderen schlägt. Zeig { $third }: niedrig, damit du aussteigen kannst, bevor dich jemand zwingt.
guide-strong = { $second } schlägt { $lower } der 25 anderen schwarzen Karten, und verlieren würde dich { $price } kosten. Zeig { $third }, die niedrigere, damit du den Showdown selbst erzwingen kannst.
guide-show = { $second } schlägt { $lower } der 25 anderen schwarzen Karten; { $piece } würde dich { $price } kosten. Zeig, was ruhig zu sehen sein darf: je höher, desto später bist du dran.
guide-beaten = { $seat } zeigt { $piece }, und das schlägt { $second } von dir auf jeden Fall. Ein Showdown würde dich { $price } kosten. Steig aus: mehr als den Grundeinsatz verlierst du nicht.
guide-force = Du zeigst mit { $piece } die niedrigste Karte von allen, die noch dabei sind, also bist du dran. { $second } gewinnt einen Showdown in etwa { $percent } von 100 Fällen, und verlieren kostet nur deine rote Karte: { $price }. Erzwing ihn, für { $pot } im Pot und das, was die Verlierer zahlen.
guide-cheap = Deine Aussicht in einem Showdown ist etwa { $percent } von 100, aber verlieren kostet nur { $price }, und ein Sieg bringt { $pot } im Pot und den Preis aller Verlierer. Erzwing ihn.
guide-force-again = Etwa { $percent } von 100 für dich, und { $price } zu verlieren: erzwing den Showdown.
guide-won = { $piece } war die höchste schwarze Karte und brachte dir { $number ->
    [one] eine Münze
   *[other] { $number } Münzen
}.
guide-paid = { $seat } hat mit { $piece } gewonnen, der höchsten schwarzen Karte. Deine rote Karte { $second } hat dich { $number } gekostet.
guide-lost = { $seat } hat den Showdown mit { $piece } gewonnen und { $number } bekommen. Du hast nur den Grundeinsatz bezahlt.
guide-survivor = Außer { $seat } sind alle ausgestiegen, also bekommt { $seat } den Pot, und keine Karte wurde gezeigt.
guide-survived = Alle anderen sind ausgestiegen, also gehört der Pot mit { $pot } dir, und niemand erfährt deine andere Karte.
guide-force-sure = Niemand, der noch dabei ist, kann eine höhere schwarze Karte haben als { $second }. Erzwing den Showdown: du gewinnst { $pot } aus dem Pot und das, was die Verlierer zahlen.

# Warum seine Bots so antworten
thumb = Ich wäge ab, was das Aufdecken bringen kann und was meine rote Karte kosten würde.
level-expert = Spielt meist nach einem Buch, das vorher ausgerechnet wurde, samt Bluffs.

# Was ein Bot sich ausrechnete; erzählt, sobald die Runde vorbei ist
reckoned-showdown = { $percent ->
    [0] Ein Showdown war nicht zu gewinnen und hätte bis zu { $price } gekostet.
   *[other] Ein Showdown wäre { $percent }-mal von 100 gut ausgegangen: dann bis zu { $prize } Münzen gewonnen, sonst bis zu { $price } verloren.
}

# On paper
credit = { title }, erdacht von James Ernest. { poker-suite }
pad-goal = { $hands ->
    [one] Eine Hand; der höchste Stand gewinnt.
   *[other] Nach { $hands } Händen gewinnt der höchste Stand.
}
pad-balance = Stand
    .first = { $stakes ->
        [table] { $starting_chips }
       *[ledger] 0
    }
pad-note-write = Was die Hand gebracht oder gekostet hat, samt Grundeinsatz. Jede Zeile ergibt zusammen 0.
pad-note-count = Was eine rote Karte kostet: Ass 1, Zahlenkarten ihre Zahl, Bube, Dame und König 10.

# Was Studien messen
measure-showdowns = Hände, die mit einem Showdown enden
measure-coins = Münzen, die eine gewonnene Hand bringt
measure-antes = Anteil des Gewinns, der aus Grundeinsätzen kommt
measure-red-shown = gezeigte Karten, die rot sind
measure-highest-wins = Hände, die an die höchste gezeigte Karte gehen
measure-highest-gains = Münzen, die man je Hand mit der höchsten gezeigten Karte gewinnt
measure-lowest-gains = Münzen, die man je Hand mit der niedrigsten gezeigten Karte gewinnt
measure-lowest-wins = Hände, die an die niedrigste gezeigte Karte gehen
measure-kings-gain = Münzen, die man je Hand mit einem gezeigten König gewinnt
measure-aces-gain = Münzen, die man je Hand mit einem gezeigten Ass gewinnt

# Der Punkteblock in der App
refused-loses-most = { $name } kann höchstens { $most } verlieren: den Grundeinsatz und eine rote Karte.

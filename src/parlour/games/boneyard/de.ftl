title = Boneyard
tagline = Geheime Gebote auf fünf Eimer voll Geld; gleiche heben sich auf, und 40 Dollar gewinnen.

prompt-choose-bid = Wähle dein Gebot. Eine Karte oder mehr; gleiche Gebote heben sich auf, und das höchste, das übrig bleibt, nimmt sich zuerst einen Eimer.
    .do = { $total } $ bieten
    .sure = { $all ->
        [1] Alles bieten, was du hast? Bietet jemand dasselbe, bist du aus dem Spiel.
       *[0] { "" }
    }
prompt-claim-bucket = Nimm dir einen Eimer. Niemand hat dasselbe geboten; deine Karten kommen in den Eimer, den du nimmst.
    .do = { $chosen } nehmen, { $gain } $

word-a = Eimer A
word-b = Eimer B
word-c = Eimer C
word-d = Eimer D
word-e = Eimer E

refused-not-in-hand = Bieten kannst du nur Karten deiner Hand, und { $token } ist nicht darunter.
refused-no-bucket = Nimm einen der Eimer, die noch da sind; { $token } ist kein Eimer.
refused-bucket-taken = Nimm einen der Eimer, die noch da sind; { $token } ist schon weg.

shown-hand =
    .detail = Alle beginnen mit fünf Karten im Wert von 1, 3, 5, 7 und 10 Dollar{ $yours-count ->
        [0] .
       *[other] ; du: { $yours }.
    }
said-round = Runde { $number }. Dollar in den Eimern: A { $said-in-a }, B { $said-in-b }, C { $said-in-c }, D { $said-in-d }, E { $said-in-e }.
said-in-a = { "" }
said-in-b = { "" }
said-in-c = { "" }
said-in-d = { "" }
said-in-e = { "" }
said-bids = { $seat } { VERB($who, you: "bietest", one: "bietet", many: "bieten") } { $number } mit { $got }.
said-cancelled = { $seat } { VERB($who, us: "habt", many: "haben") } gleich viel geboten, { $number }: Gleiche Gebote bekommen keinen Eimer und sind verloren.
decided-claim-bucket = { $said-after ->
    [0] Mit { $said-refills }, dem höchsten Gebot, das zählt,
   *[other] Mit { $said-refills }, dem nächsthöchsten Gebot,
} { VERB($who, you: "nimmst", one: "nimmt", many: "nehmen") } { $seat } { $got-count ->
    [0] { $word }, obwohl er leer ist
   *[other] { $said-worth ->
        [one] den Dollar
       *[other] die { $said-worth } Dollar
    } aus { $word }: { $got }
}. Die gebotenen Karten kommen in diesen Eimer.
said-worth = { "" }
said-refills = { "" }
said-after = { "" }
said-least = { "" }
said-as-little = { "" }
has-least = { $said-as-little ->
    [0] in dem
   *[other] ganz rechts von denen, in denen
} jetzt am wenigsten liegt: { $said-least } Dollar
said-empty-handed = Für { $who ->
    [you] dich
   *[other] { $seat }
} ist kein Eimer mehr da, und das Gebot von { $number } kommt zurück: { $got }.
said-set-falls-a = Die gleichen Gebote, je { $number }, kommen in Eimer A, { has-least }.
said-set-falls-b = Die gleichen Gebote, je { $number }, kommen in Eimer B, { has-least }.
said-set-falls-c = Die gleichen Gebote, je { $number }, kommen in Eimer C, { has-least }.
said-set-falls-d = Die gleichen Gebote, je { $number }, kommen in Eimer D, { has-least }.
said-set-falls-e = Die gleichen Gebote, je { $number }, kommen in Eimer E, { has-least }.
said-out = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } keine Karten mehr und { VERB($who, you: "bist", one: "ist", us: "seid", many: "sind") } aus dem Spiel.
said-overtime = Die Führung ist geteilt, bei { $number } Dollar: Verlängerung. Nach der nächsten Runde gewinnt, wer am meisten hat, wie viel es auch ist.
said-end-alone = Alle anderen haben keine Karten mehr.
said-reached = { $seat } { VERB($who, you: "hast", one: "hat", many: "haben") } jetzt { $number } Dollar, und ab { $of } ist das Spiel aus.
said-decided = Die Verlängerung ist vorbei und die Führung nicht mehr geteilt.
scored =
    .detail = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } jetzt { $total } Dollar.
moved-to-bid = { "" }
moved-bid-hand = { "" }
moved-from-bucket-a = { "" }
moved-to-bucket-a =
    .detail = Gebote, die in Eimer A kommen: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
moved-from-bucket-b = { "" }
moved-to-bucket-b =
    .detail = Gebote, die in Eimer B kommen: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
moved-from-bucket-c = { "" }
moved-to-bucket-c =
    .detail = Gebote, die in Eimer C kommen: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
moved-from-bucket-d = { "" }
moved-to-bucket-d =
    .detail = Gebote, die in Eimer D kommen: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }
moved-from-bucket-e = { "" }
moved-to-bucket-e =
    .detail = Gebote, die in Eimer E kommen: { $shares-count ->
        [0] { $seat } { $pieces }.
       *[other] { $shares }.
    }

zone-bucket-a = Eimer A
zone-bucket-b = Eimer B
zone-bucket-c = Eimer C
zone-bucket-d = Eimer D
zone-bucket-e = Eimer E
zone-hand = Hand
zone-bid = Gebot

phase-bids = Bieten
phase-claims = Eimer nehmen

hint-round = Runde { $round }. Gespielt wird bis { $target } Dollar.
hint-overtime = Verlängerung: wer nach dieser Runde am meisten hat, gewinnt, wenn es nicht wieder geteilt ist.
hint-buckets = In den Eimern: A { $a }, B { $b }, C { $c }, D { $d }, E { $e }.
hint-hand = Du hast { $total } $. Mögliche Gebote: { $totals }.
hint-rival = { $steps ->
    [one] Links neben dir
   *[other] { $steps } Plätze links von dir
}: { $total } $. Mögliche Gebote: { $totals }.
    .tag = hat { $total } $
hint-bucket =
    .tag = { $richest ->
        [1] { $number } $, der reichste
       *[0] { $number } $
    }
hint-progress =
    .now = jetzt { $now } $
    .after = dann { $after } $
    .goal = Sieg bei { $goal } $
hint-bid-cancelled =
    .tag = { $number } $, aufgehoben
hint-bid-took =
    .tag = { $number } $, nahm { $letter }
hint-bid-waits =
    .tag = { $number } $
hint-no-bid = Such die Karten aus, die du bietest. Du hast { $left } Dollar.
    .total = $0
hint-bid = Du behältst { $left ->
    [0] nichts
   *[other] { $left } Dollar
}. Mit dem reichsten Eimer kämst du auf { $after }.
    .total = { $total } $
hint-would-take = Du hättest dann { $after } Dollar. Dein Gebot von { $bid } kommt in den Eimer.
    .total = { $gain } $

fact-round = Runde
fact-target = Dollar zum Sieg
fact-bid = Gebot

option-target = Dollar zum Sieg
    .help = Das Spiel endet, wenn jemand nach einer Runde so viel hat und die Führung nicht geteilt ist.
option-set_order = Größter Satz
    .help = Welcher Satz aufgehobener Gebote zuerst fällt: der mit dem meisten Geld darin oder der mit den höchsten Geboten.
option-set_order-total = nach allem Geld darin
option-set_order-bid = nach dem Gebot
option-set_target = Sätze in einem Eimer
    .help = Ob ein Eimer, in den eben aufgehobene Gebote fielen, auch die nächsten bekommen kann.
option-set_target-recompute = beliebig viele, wenn er noch der kleinste ist
option-set_target-distinct = einer je Runde
option-show_hands = Fremde Hände
    .help = Alle beginnen mit denselben Karten, und alle Gebote sind offen; man könnte sich also jede Hand merken. Oder der Tisch tut es für euch.
option-show_hands-hidden = selbst merken
option-show_hands-tracked = vom Tisch gezeigt
option-max_rounds = Höchstens so viele Runden
    .help = Nach so vielen Runden ist Schluss, und wer am meisten hat, gewinnt.

guide-begin = Alle haben dieselben { $dollars } Dollar, und fünf Eimer stehen offen da. Biete heimlich ein paar deiner Karten. Das höchste Gebot, das sonst niemand gemacht hat, nimmt sich zuerst einen Eimer. { $piece } reicht für den Anfang.
guide-low = Du hast { $dollars }, und dieses kurze Spiel geht bis { $target }. Ein Gebot kostet, was es wert ist; am günstigsten ist also ein niedriges, das noch etwas Gutes bekommt. Versuch es mit { $piece }.
guide-cheap = Bei kleinen Geboten ist Gedränge, aber sie sind billig: Bietet noch jemand so viel wie { $piece }, verlierst du so wenig wie möglich.
guide-rich = { $richest } Dollar liegen in { $word }. Das sehen alle, also werden viele hoch bieten. { $piece } bleibt vielleicht allein und ist hoch genug für einen guten Eimer.
guide-nearly = Du hast { $dollars }, und { $target } gewinnen. Jeder Eimer tut es, der { $missing } mehr bringt, als er kostet. Biete wenig.
guide-bid-again = Du hast { $dollars }, dir fehlen { $missing }. Am meisten liegt in { $word }: { $richest }. Was du bietest, ist weg, wenn kein Eimer mehr bringt.
guide-first = Deine { $bid } sind das höchste Gebot, das sonst niemand gemacht hat. Du wählst also zuerst: Im reichsten Eimer liegen { $number } Dollar.
guide-claim = { $other } bot { $top } und nahm { $taken } Dollar. Nun bekommst du für { $bid } noch { $number }, und dein Gebot füllt den Eimer für die nächste Runde. Gewonnen: { $gain }.
guide-change = Im reichsten Eimer, der noch da ist, liegen { $number }, und du hast { $bid } geboten: nichts gewonnen, nichts verloren.
guide-dear = Im besten Eimer, der noch da ist, liegen { $number }, und du hast { $bid } geboten. Das war zu teuer; nimm die { $number } trotzdem.
guide-enough = { $number } Dollar bringen dich auf { $after }{ $over ->
    [0] , genau genug
   *[other] {""}
}: { $target } gewinnen, wenn nicht noch jemand genauso viel erreicht.
guide-claim-again = { $word } ist der reichste, der noch da ist: { $number }.
guide-matched = { $seat } bot auch { $bid }. Gleiche Gebote heben sich auf: Dein Geld fiel in { $word }, und du bekamst nichts.
guide-bold = Mutig: { $bid } Dollar auf ein Gebot.
guide-gained = Du hast { $bid } bezahlt und { $number } bekommen; jetzt hast du { $dollars }.
guide-even = Du hast { $bid } bezahlt und ebenso viel bekommen; du hast weiter { $dollars }.
guide-lost = Du hast { $bid } bezahlt und { $number } bekommen; jetzt hast du { $dollars }. Hohe Gebote wählen zuerst, aber sie müssen ihren Preis verdienen.
points = { $count } Dollar
unit-dollars = { $count } Dollar

# Warum seine Bots so antworten
thumb = Ich biete Summen, auf die andere selten kommen, und nie mehr, als es einbringt.

# On paper
credit = { title }, erdacht von James Ernest. { poker-suite }
pad-goal = Sobald jemand { $target } Dollar hat, gewinnt die höchste Summe.
pad-bid = Gebot
pad-took = Eimer
pad-holds = Geld
    .first = 26
pad-side = Eimer danach
pad-a = A
    .first = 10
pad-b = B
    .first = 7
pad-c = C
    .first = 5
pad-d = D
    .first = 3
pad-e = E
    .first = 1
pad-note-write = Dein Gebot, der Eimer, den du genommen hast, mit dem Geld darin, und was du jetzt hast. Streich Gebote durch, die sich aufgehoben haben.
pad-note-count = Ein Ass ist 1, die anderen zählen ihre Zahl. Gleiche Gebote heben sich auf, aus welchen Karten sie auch bestehen: 7 + 3 hebt eine 10 auf.
pad-note-end = Bei geteilter Führung gibt es Verlängerung: noch eine Runde, und dann gewinnt die höchste Summe auch unter { $target }.

# Was Studien messen
measure-cancelled = Gebote, die sich aufheben
measure-overbids = Gebote über dem reichsten Eimer
measure-overbid-gains = Dollar, die ein Gebot über dem reichsten Eimer bringt
measure-other-gains = Dollar, die ein anderes Gebot bringt
measure-out = Leute, die ausscheiden
measure-overtime = Partien mit Verlängerung
measure-below-target = Partien, die erst in der Verlängerung und unter dem Ziel gewonnen werden
measure-watched = Runden, bei denen Ausgeschiedene nur noch zusehen

# Der Punkteblock in der App
pad-tied-on = Verlängerung: { $names } führen gemeinsam. Nach der nächsten Runde gewinnt die höchste Summe, auch unter { $target }.
pad-end-overtime = Die Verlängerung ist entschieden: { $names } führt allein.
refused-bids-something = { $name } hat noch Geld und bietet mindestens eine Karte.
refused-cancelled-takes-nothing = { $name } hat dasselbe geboten wie jemand anders: Gleiche Gebote heben sich auf und nehmen keinen Eimer.
refused-no-bucket-left = { $name } bekommt keinen: Die Eimer gingen an höhere Gebote.
refused-takes-a-bucket = { $name } hat geboten wie niemand sonst. Welcher Eimer war es?
refused-bucket-twice = { $name } hat einen Eimer, den schon jemand genommen hat.

# Die Worte des Tisches und der Wiederholungen. Die eigenen Worte eines Spiels liegen bei seinen Regeln.

# Die Seite
the-table = Der Tisch
rivals = Die anderen am Tisch
beside-the-table = Neben dem Tisch
back-to-lobby = Zurück zur Diele
open-rules = Spickzettel und Regeln
open-pad = Punkteblock
open-history = Was geschah
open-talk = Plaudern
open-talk-news = Plaudern, { $count ->
    [one] eine neue Zeile
   *[other] { $count } neue Zeilen
}
table-menu = Tischmenü
table-code = Code dieses Tisches:
table-code-aside = Tisch { $code }
turn-of = { $name } ist am Zug
of = { $value } von { $limit }
nobody = niemand

# Plätze
free-seat = Platz { $seat }
you-are = Du, { $name }
ready = Bereit
gone-away = Nicht da
out-of-it = Draußen
thinking = Überlegt …
your-turn = Du bist dran
you-are-asked = Du bist dran
bot = Bot
bot-level = Bot, { $level }
program = Programm
bot-keeps = ein Bot hält den Platz warm
seated = am Tisch
cards-held = { $count } auf der Hand
in-hand = { $zone }: { $count }
known-cards = bekannt
open-before = Was bei { $name } offen liegt
nothing-open = Hier liegt nichts offen.
so-many-more = { $count } weitere
choose-seat = { $name } wählen
bet = { $count ->
    [one] ein Chip gesetzt
   *[other] { $count } Chips gesetzt
}

# Einen Bot nach dem Warum fragen
why = Warum?
why-title = Warum, { $name }?
why-awaited = { $name } denkt zurück …
why-coarse = So weit können alle mitrechnen. Den Rest gibt es nach dem Blatt.
why-whole = Jetzt muss nichts mehr geheim bleiben: Das ist der ganze Grund.
back-to-table = Zurück zum Tisch

# Spielmaterial und Orte
pieces = { $kind ->
    [domino] { $count ->
        [one] ein Stein
       *[other] { $count } Steine
    }
   *[card] { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
}
your-zone = Deine { $zone }
sorted-rank = Nach Rang sortiert
sorted-suit = Nach Farbe sortiert
hand-empty = Nichts auf der Hand.
open-pile = Durchsehen
close-pile = Zurücklegen
chosen = gewählt
can-be-chosen = wählbar
not-now = jetzt nicht
tapped = gekippt
used = verbraucht
try-this = versuch das
pot = { $name } { $amount }

# Die Tischkarte
choose-first = { $what ->
    [card] Wähl eine Karte
    [domino] Wähl einen Stein
    [piece] Wähl eine Karte oder einen Stein
    [seat] Wähl jemanden aus
   *[any] Noch nichts gewählt
}
choose-on = { $what ->
    [card] Jetzt eine Karte wählen
    [domino] Jetzt einen Stein wählen
    [piece] Jetzt eine Karte oder einen Stein wählen
    [seat] Jetzt jemanden auswählen
    [number] Jetzt sagen, welcher
   *[any] Weiter wählen
}
answer = { $chosen } wählen
the-nth = Nummer { $number }
pass = Passen
yes = Ja
put-back = Zurücklegen
keep-thinking = Noch überlegen
sure-help = Danach müssen vielleicht alle zustimmen, damit du es zurücknehmen kannst.
same-time = Alle bekommen gleich viel Zeit, egal was sie halten.
still-missing = { $count ->
    [one] Noch eine Wahl.
   *[other] Noch { $count } zu wählen.
}
rule = Regel { $rule }
change-until = Du kannst es ändern, bis alle gewählt haben.
amount = Betrag
amount-less = Weniger
amount-more = Mehr
seconds-left = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
stop-me = Frag mich:
ahead-usual = wenn ich antworten kann
ahead-always = immer
ahead-usual-short = Frag mich
ahead-always-short = Frag mich immer
ahead-turn = diesen Zug passen
ahead-round = diese Runde passen
ahead-battle = diesen Kampf passen
ahead-exchange = diesen Schlagabtausch passen
pending = Angesagt
played-by = gespielt von { $name }
played-by-you = deine Karte
guide = Dein erstes Spiel
guide-watch = Schau den anderen erst einmal zu; gleich bist du gefragt. Was geschieht, steht im Verlauf.
your-move-now = Du bist dran.
your-move-title = Du bist dran

# Warten
waiting = Wir warten auf { $names }
waiting-idle = Schau dich um, lies den Spickzettel, schenk Tee nach.
watching-help = Du schaust zu.
a-moment = Einen Moment
skip-telling = Überspringen
key-space = Leertaste
others = die anderen
answer-in = Bereit: { $chosen }
answer-in-help = { $count ->
    [0] Alle haben gewählt.
   *[other] Es fehlen noch: { $names }. Bis alle gewählt haben, kannst du es ändern.
}
change-it = Ändern
you-chose = Du hast gewählt
take-back = Zurücknehmen
ask-take-back = Um Rücknahme bitten
back-at-once = Noch hat es nichts bewirkt; du kannst es zurücknehmen.
asked-back = Du hast um Rücknahme gebeten. Die anderen entscheiden.
asks-back = { $name } möchte die letzte Wahl zurücknehmen
asks-back-help = Wenn alle zustimmen, geht das Spiel an die Stelle davor zurück.
let-it-stand = Es bleibt dabei
let-them = Zustimmen
seat-kept = Ein Bot hält deinen Platz warm
seat-kept-help = Er spielt für dich, bis du deinen Platz zurücknimmst.
take-seat-back = Platz zurücknehmen
joining-title = Du spielst ab dem nächsten Geben
joining-help = Ein Bot spielt diese Karten zu Ende. Du bekommst die nächsten.
let-pass = Du lässt es geschehen
let-pass-help = Alle Antworten werden gezeigt, wenn die Kerze aus ist. Bis dahin kannst du deine ändern.
nudge-them = { $name } anstupsen
nudged-them = { $name } wurde angestupst
nudged-you = { $name } stupst dich freundlich an.
paused = Der Tisch macht Pause
paused-help = Das Spiel ist unterbrochen. Alle Uhren stehen still.
go-on = Weiter
clock-out = Die Zeit von { $name } ist um
clock-out-help = Die anderen entscheiden, was geschieht.
clock-wait = Warten
clock-bot = Einen Bot spielen lassen
clock-remove = Ohne weiterspielen
answer-ahead = Bedingter Zug
answered-ahead = Bedingter Zug gesetzt
plan-used = Dein bedingter Zug wurde gespielt.
plan-question = Es kam eine andere Frage; dein bedingter Zug wurde nicht gespielt. Du entscheidest.
plan-otherwise = Keine deiner Bedingungen traf zu; dein bedingter Zug wurde nicht gespielt. Du entscheidest.
plan-over = Der Moment für deinen bedingten Zug ist vorbei.
plan-taken-back = Ein Zug wurde zurückgenommen; dein bedingter Zug gilt nicht mehr.
later-for-watchers = Wer zuschaut, sieht alle Blätter, aber erst { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} später. Die Karten kommen, wenn es so weit ist.
not-for-watchers = Die Karten dieses Tisches sehen nur die Mitspielenden.

# Die Verbindung
line-lost = Die Verbindung zum Tisch ist weg. Dein letzter Zug ist sicher; wir versuchen es alle paar Sekunden wieder.
line-lost-kept = Du bist offline. Deine Antwort ist gespeichert und wird gesendet, sobald du wieder verbunden bist, falls die Frage dann noch offen ist.
do-not-send = Nicht senden
answer-played = Du bist wieder online, und deine Antwort wurde gespielt.
answer-rests = Du bist wieder online, aber der Tisch macht Pause; deine Antwort wurde nicht gespielt. Antworte noch einmal, wenn es weitergeht.
answer-late = Du bist wieder online, aber das Spiel war schon weiter. Deine Antwort wurde nicht gespielt.
line-back = { $count ->
    [one] Du warst eine Sekunde offline. Nichts ging verloren.
   *[other] Du warst { $count } Sekunden offline. Nichts ging verloren.
}
fine = OK

# Block, Verlauf, Plaudern
# Clashes and piles
more-piles = { $count ->
    [one] noch ein Stapel
   *[other] noch { $count } Stapel
}
piles = Stapel
clash = { $number ->
    [1] Erster Kampf
    [2] Zweiter Kampf
    [3] Dritter Kampf
   *[other] Kampf { $number }
}
you-in-clash = { $at ->
    [0] du
   *[other] dich
}
clash-against = { $one } gegen { $other }
clash-versus = gegen
more-fights = { $count ->
    [one] ein weiterer Kampf
   *[other] { $count } weitere Kämpfe
}
fights = Kämpfe
clash-open = Hier steht niemand
in-clash = { $zone }, { $count } im Kampf
aimed-at = Ziel
effects = Was gerade gilt

pad = Punkteblock
pad-seat = Platz
pad-rank = Rang
pad-hand = Hand
pad-now = Jetzt
pad-total = Gesamt

# Ohne Bewegung: was aufgedeckt wurde, Schritt für Schritt
steps-told = Karten wurden aufgedeckt.
steps-begin = Schritt für Schritt
steps-away = Schließen
steps-at = Schritt { $step } von { $steps }
steps-back = Zurück
steps-next = Weiter
steps-now = Gleich zum Tisch
log = Verlauf
talk = Plaudern
log-or-talk = Verlauf oder Plaudern
log-empty = Noch ist nichts geschehen.
talk-empty = Noch hat niemand etwas gesagt.
new-lines = { $count } neu
say-something = Sag etwas …
phrases = Kurze Sätze
phrase-hello = Hallo!
phrase-good-luck = Viel Glück.
phrase-well-played = Gut gespielt.
phrase-thanks = Danke.
phrase-nice = Sehr schön!
phrase-sorry = Tut mir leid.
phrase-oops = Hoppla.
phrase-one-moment = Einen Moment noch.
phrase-your-turn = Du bist dran.
phrase-good-game = Schönes Spiel.
phrase-again = Noch einmal?
phrase-bye = Auf Wiedersehen.
mute-name = { $name } stummschalten
worked-out = Was der Tisch für dich ausrechnet

# Was um den Tisch herum geschieht
note-sat = { $name } hat Platz genommen.
note-program = Als { $name } spielt ein Programm.
note-stood = { $name } ist aufgestanden.
note-began = Am Tisch: { $who }.
note-began-without = Am Tisch: { $who }. Am Mischen nicht beteiligt: { $names }.
note-took-back = { $own ->
    [1] Du hast { $what ->
        [none] eine Wahl zurückgenommen.
       *[other] zurückgenommen: { $what }
    }
   *[0] { $name } hat { $what ->
        [none] eine Wahl zurückgenommen.
       *[other] zurückgenommen: { $what }
    }
}
note-asks-take-back = { $own ->
    [1] Du bittest um Rücknahme.
   *[0] { $name } bittet um Rücknahme.
}
note-agreed = { $own ->
    [1] Du stimmst zu.
   *[0] { $name } stimmt zu.
}
note-declined = { $own ->
    [1] Du bleibst dabei: Es gilt.
   *[0] { $name } bleibt dabei: Es gilt.
}
note-out-of-time = Die Zeit von { $name } ist um.
note-voted = { $name } hat abgestimmt.
note-came-back = { $name } ist wieder da.
note-clock-wait = Der Tisch wartet auf { $name }.
note-clock-bot = Ein Bot spielt für { $name }.
note-clock-remove = { $name } ist draußen; ein Bot spielt weiter.
note-clock-move = Die Zeit von { $name } ist um; diesen Zug macht ein Bot.
note-clock-keep = Die Zeit von { $name } ist um; ein Bot spielt weiter, bis { $name } zurück ist.
note-went-away = { $name } ist weg bis { $day }.
note-back-again = { $name } ist aus dem Urlaub zurück.
note-lock = Der Tisch ist abgeschlossen.
note-unlock = Der Tisch ist wieder offen.
note-kick = { $name } wurde hinausgebeten.
note-bot = Ein Bot spielt für { $name }.
note-level = { $level ->
    [gentle] { $name } spielt ab jetzt sanft.
    [regular] { $name } spielt ab jetzt geübt.
    [expert] { $name } spielt ab jetzt meisterlich.
   *[other] Für { $name } spielt ab jetzt ein anderer Bot.
}
note-empty = Der Platz von { $name } ist frei.
note-pass-on = { $name } ist jetzt Gastgeber.
note-pause = Das Spiel ist unterbrochen.
note-go-on = Das Spiel geht weiter.
note-close = Der Tisch wurde geschlossen.
note-again = { $name } spielt noch einmal.
note-missed = { $name } ist noch nicht da; ein Bot hält den Platz frei.

# Das Menü der Gastgeber
host-tools = Als Gastgeber
play-so = Ab jetzt so spielen
invite-people = Einladen
stand-up = { $name } steht auf
leave-chair = Meinen Stuhl verlassen
seat-link = Link zum Platz von { $name }, für ein anderes Gerät
seat-link-label = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal, eine Stunde lang; behalte ihn für dich
program-chair = Ein Programm auf einem Stuhl spielen lassen
program-chair-of = Stuhl von { $name }
program-chair-free = Stuhl { $seat }
program-token = Mit diesem Token spielt ein Programm auf dem Stuhl, unter { $socket }. Er wird nur jetzt gezeigt; gib ihn sonst niemandem.
program-copy = Token kopieren
stand-sure = Wirklich gehen? Ein Bot hält den Platz warm.
lock = Tisch abschließen
unlock = Tisch aufschließen
pause = Pause
kick = { $name } hinausbitten
kick-sure = { $name } wirklich hinausbitten?
offer-chair = Den Stuhl von { $name } jemandem anbieten
put-bot = Einen Bot für { $name } spielen lassen
pass-on = { $name } zum Gastgeber machen
close-table = Tisch schließen
close-sure = Wirklich schließen? Das Spiel geht verloren.

# Sammeln
gathering-title = { $count ->
    [one] Ein Stuhl ist frei
   *[other] { $count } Stühle sind frei
}
gathering-full = Alle sind da
gathering-host = Teile den Link oder den Code, setze Bots dazu und beginne.
gathering-ready = Alles liegt bereit. Fang an, wann du magst.
gathering-guest = Es beginnt, wenn alle Stühle besetzt sind.
gathering-awaits = Gleich geht es los.
begin = Beginnen
sit-here = Platz nehmen
free-chair = Freier Stuhl
waits-for-somebody = wartet auf jemanden
thats-you = das bist du
here = da
is-the-host = Gastgeber
add-bot = Bot dazu
seat-a-bot = Bot auf Stuhl { $seat } setzen
remove-bot = { $name } wegschicken

# Mehrere an einem Bildschirm
curtain-title = { $name } ist dran
curtain-help = Gib den Bildschirm weiter. Sonst sollte niemand hinsehen.
curtain-lift = Ich bin { $name }

# Das Ende
the-end = Das Spiel ist aus
good-game = Schönes Spiel. Noch eins?
play-again = Noch einmal spielen
all-come-along = Alle kommen mit; Tisch und Code bleiben.
bots-come-along = Dieselben Bots, neue Karten, ein Druck.
are-in = { $count ->
    [one] { $names } ist dabei
   *[other] { $names } sind dabei
}
someone-plays-again = { $name } spielt noch einmal
you-come-along = Du kommst in { $count ->
    [one] einer Sekunde
   *[other] { $count } Sekunden
} mit. Tisch und Code bleiben.
come-along = Mitkommen
stay-here = Hierbleiben
chair-is-kept = { $name } hat ein neues Spiel begonnen. Dein Stuhl ist noch frei.
join-in = Mitspielen
off-we-go = Es geht los
something-else = Etwas anderes
watch-the-next = Nächstes Spiel ansehen
again-waits = Warten auf { $names }
again-waits-help = Gegeben wird, sobald alle da sind, spätestens nach 20 Sekunden. Wer später kommt, dessen Stuhl hält ein Bot frei.
again-waits-slow = Gegeben wird, sobald alle da sind, spätestens nach 20 Sekunden. Wer später kommt, findet seine Karten vor.
not-here-yet = Noch nicht da
watch-replay = Aufzeichnung ansehen
check-deal-joint = Niemand konnte die Karten beeinflussen. Nachprüfen
check-deal = Die Karten standen vor dem ersten Zug fest. Nachprüfen
how-it-ended = So ging es aus
tap-for-hand = Tippe auf eine Zeile, um alles zu sehen.
round-by-round = Runde für Runde
deal-fair = Es wurde ehrlich gegeben.
    .why = Niemand konnte sich die Karten aussuchen: weder die Person, die einlädt, noch die, die den Server betreibt.
deal-others = Das Geben passt zu den Versprechen.
    .why = Der Server und die hier genannten Browser haben gemeinsam gemischt; allein konnte sich niemand die Karten aussuchen.
deal-alone = Das Geben passt zum Versprechen.
    .why = Es sind die Karten, die der Server am Anfang versprochen hat. Kein Browser hat mitgemischt.
deal-left-out = Dein Beitrag wurde übergangen.
    .why = Dein Browser hat ihn geschickt, als der Tisch danach fragte, gegeben wurde aber ohne ihn. Das kann an einer langsamen Verbindung liegen. Kommt es wieder vor, traue diesem Server nicht.
deal-changed = Ein Versprechen wurde geändert.
    .why = Das Versprechen des Tisches ist nicht mehr das, was dein Browser vor dem Geben notiert hat.
deal-broken = Das Geben passt nicht zu den Versprechen.
    .why = Jemand hat sich die Karten ausgesucht oder nachträglich etwas geändert.
deal-wrong-cards = Die Karten passen nicht zum Geben.
    .why = Jemand hat Karten ausgesucht oder die Aufzeichnung dieser Partie geändert. Die Liste sagt, was nicht passt.
deal-partly = Das Geben wurde nur zum Teil geprüft.
    .why = Was geprüft werden konnte, stimmt. Die Liste sagt, was nicht geprüft werden konnte.
deal-server-fits = Der Beitrag des Servers ist der, den er beim Eröffnen des Tisches versprochen hat.
deal-server-broken = Der Beitrag des Servers ist nicht der, den er versprochen hat.
deal-alone-fits = Der Startwert ist der, der beim Eröffnen des Tisches versprochen wurde.
deal-part-fits = { $names }: eingemischt, genau wie versprochen.
deal-part-broken = { $names }: Eingemischt wurde nicht, was versprochen war.
deal-part-silent = { $names }: nicht dabei. Der Browser hatte einen Beitrag versprochen und nicht rechtzeitig geantwortet.
deal-part-none = { $names }: nicht dabei. Der Browser hatte vor dem Geben nichts versprochen.
deal-own-in = Dein eigener Beitrag wurde eingemischt, genau wie dieser Browser ihn gezogen hat.
deal-own-out = Dein eigener Beitrag ist nicht dabei, obwohl dieser Browser ihn geschickt hat.
deal-own-silent = Dein eigener Beitrag ist nicht dabei: Dieser Browser hat ihn nicht rechtzeitig geschickt.
deal-own-other = In der Aufzeichnung steht als deiner ein Beitrag, den dieser Browser nie gezogen hat.
deal-noted-fits = Die Versprechen sind die, die dieser Browser vor dem Geben notiert hat.
deal-noted-broken = Die Versprechen sind nicht die, die dieser Browser vor dem Geben notiert hat.
deal-seed-fits = Der Startwert folgt aus all diesen Beiträgen.
deal-seed-broken = Der Startwert folgt nicht aus diesen Beiträgen.
deal-laid-fits = Vor dem Mischen lag alles vollständig in der üblichen Reihenfolge da.
deal-laid-broken = Vor dem Mischen fehlte etwas oder lag nicht in der üblichen Reihenfolge da.
deal-laid-unknown = Nicht geprüft: die Reihenfolge vor dem Mischen. Diese Seite kennt die Karten und Steine dieses Spiels nicht.
deal-draws-fits = { $count ->
    [one] Was aus einem gemischten Stapel gezogen wurde, ist, was der Startwert ergibt.
   *[other] Alle { $count } Karten und Steine aus gemischten Stapeln sind die, die der Startwert ergibt.
}
deal-drawn-broken = { $step ->
    [0] Beim ersten Geben wurde { $piece } gezogen, der Startwert ergibt aber { $wanted }.
   *[other] Nach Zug { $step } wurde { $piece } gezogen, der Startwert ergibt aber { $wanted }.
}
deal-rolls-fits = { $count ->
    [one] Das gilt auch für die eine andere Zufallszahl, etwa wer gibt.
   *[other] Das gilt auch für { $count } andere Zufallszahlen, etwa wer gibt.
}
deal-rolled-broken = { $step ->
    [0] Beim ersten Geben ist eine Zufallszahl nicht die, die der Startwert ergibt.
   *[other] Nach Zug { $step } ist eine Zufallszahl nicht die, die der Startwert ergibt.
}
deal-lost-broken = { $step ->
    [0] Beim ersten Geben widerspricht sich die Aufzeichnung.
   *[other] Nach Zug { $step } widerspricht sich die Aufzeichnung.
}
deal-chance-none = In diesem Spiel hängt nichts vom Zufall ab.
deal-picked = { $count ->
    [one] Nicht geprüft: Eine Karte oder ein Stein kam ins Spiel, ohne aus einem gemischten Stapel gezogen zu sein.
   *[other] Nicht geprüft: { $count } Karten oder Steine kamen ins Spiel, ohne aus einem gemischten Stapel gezogen zu sein.
}
deal-skipped = Nicht geprüft: ein Schritt, für den die Regeln mehr Zufallszahlen als üblich brauchten.
deal-seen-fits = { $count ->
    [one] Diese Seite sah einen von { $all } Schritten der Partie; die Aufzeichnung stimmt damit überein.
   *[other] Diese Seite sah { $count } von { $all } Schritten der Partie; die Aufzeichnung stimmt damit überein.
}
deal-seen-broken = Die Aufzeichnung stimmt nicht mit dem überein, was diese Seite von der Partie sah.
deal-unread = Nicht geprüft: die Karten. Die Aufzeichnung dieser Partie ließ sich nicht laden.
deal-cards = Diese Seite kommt von dem Server, der gegeben hat. Um ohne ihn zu prüfen, wende „parlour check“ auf das Protokoll an.
deal-figures = Die Zahlen
deal-seed = Startwert
deal-hash = SHA-256 des Startwerts
deal-server-part = Beitrag des Servers
deal-server-hash = SHA-256 des Serverbeitrags
deal-part-of = Beitrag von { $names }
deal-pledge-of = Versprechen von { $names }
deal-without-you = Gegeben wurde ohne deinen Beitrag, obwohl dein Browser ihn geschickt hat.

# Während gemischt wird
mixing = Die Karten werden gemischt
mixing-help = Die Browser aller Mitspielenden mischen mit, damit niemand die Karten beeinflussen kann.
mixing-waits = Es fehlt noch der Browser von { $names }.
mixed-in = eingemischt

# Wiederholungen
replay-of = Aufzeichnung: { $title }
replay-coming = Das Spiel wird noch einmal aufgebaut …
step = Schritt
step-to = Schritt { $step } von { $steps }
replay-start = Anfang
replay-back = Zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Weiter
replay-speed = Tempo { $speed }×
see-as = Sehen als
see-watcher = Zuschauer
see-open = Alle Karten
timeline = Zeitleiste
jump-to = Springen zu
download-log = Protokoll herunterladen
replay-controls = Steuerung der Aufzeichnung

# Die Worte des Tisches und der Aufzeichnungen. Die Worte der Spiele liegen bei ihren Regeln.

# Die Seite
the-table = Der Tisch
rivals = Die anderen am Tisch
beside-the-table = Neben dem Tisch
back-to-lobby = Zurück zur Diele
open-rules = Spickzettel und Regeln
open-pad = Punkteblock
open-history = Was geschah
open-talk = Geplauder
open-talk-news = Geplauder, { $count ->
    [one] eine neue Zeile
   *[other] { $count } neue Zeilen
}
table-menu = Menü des Tisches
table-code = Code dieses Tisches:
table-code-aside = Tisch { $code }
turn-of = { $name } ist dran
of = { $value } von { $limit }
nobody = niemand
one-line-more = mehr

# Plätze
free-seat = Platz { $seat }
you-are = Du, { $name }
ready = Fertig
gone-away = Weg
out-of-it = Ausgeschieden
thinking = Denkt nach …
your-turn = Du bist dran
bot = Bot
bot-plain = Bot
bot-keeps = ein Bot hält den Platz
seated = am Tisch
cards-held = { $count } auf der Hand
in-hand = { $zone }: { $count }
known-cards = bekannt
choose-seat = { $name } wählen
bet = { $count ->
    [one] ein Chip gesetzt
   *[other] { $count } Chips gesetzt
}

# Karten, Steine und Zonen
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
your-zone = Bei dir: { $zone }
sorted-rank = Nach Rang sortiert
sorted-suit = Nach Farbe sortiert
hand-empty = Nichts auf der Hand.
open-pile = Durchsehen
close-pile = Zurücklegen
chosen = gewählt
can-be-chosen = wählbar
not-now = jetzt nicht
tapped = quer
used = benutzt
try-this = versuch das
pot = { $name } { $amount }

# Die Platzkarte
choose-first = Erst wählen
answer = { $chosen } wählen
pass = Passen
yes = Ja
put-back = Zurücklegen
keep-thinking = Noch nachdenken
sure-help = Das lässt sich nicht zurücknehmen.
same-time = Alle haben gleich viel Zeit, was sie auch halten.
still-missing = { $count ->
    [one] Noch eins zu wählen.
   *[other] Noch { $count } zu wählen.
}
rule = Regel { $rule }
change-until = Du kannst es ändern, bis alle so weit sind.
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
ahead-turn = für diesen Zug passen
ahead-round = für diese Runde passen
ahead-battle = für diese Schlacht passen
pending = Steht an
played-by = von { $name } gespielt
guide = Dein erstes Spiel
your-move-now = Du bist dran.
your-move-title = Du bist dran

# Warten
waiting = Warten auf { $names }
waiting-idle = Sieh dich um, lies den Spickzettel, schenk Tee nach.
waiting-help = Warten auf { $names }.
watching-help = Du schaust zu.
a-moment = Einen Augenblick
others = die anderen
answer-in = Fertig: { $chosen }
answer-in-help = { $count ->
    [0] Alle sind so weit.
   *[other] Es fehlen noch: { $names }. Bis dahin kannst du es ändern.
}
change-it = Ändern
you-chose = Deine Wahl gilt
take-back = Zurücknehmen
ask-take-back = Um Rücknahme bitten
back-at-once = Noch ist nichts daraus geworden; du kannst es zurücknehmen.
asked-back = Du hast um Rücknahme gebeten. Die anderen entscheiden.
asks-back = { $name } möchte die letzte Wahl zurücknehmen
asks-back-help = Sind alle einverstanden, geht der Tisch dorthin zurück.
let-it-stand = Es gilt
let-them = Einverstanden
nudge-them = { $name } anstupsen
nudged-them = { $name } wurde angestupst
nudged-you = { $name } stupst dich freundlich an.
paused = Der Tisch ruht
paused-help = Das Spiel ist angehalten. Die Uhren stehen.
go-on = Weiter
clock-out = Die Zeit von { $name } ist um
clock-out-help = Die anderen wählen, was geschieht.
clock-wait = Warten
clock-bot = Einen Bot spielen lassen
clock-remove = Aus dem Spiel nehmen
not-for-watchers = Die Karten dieses Tisches sehen nur, die mitspielen.

# Die Leitung
line-lost = Die Leitung zum Tisch ist weg. Dein letzter Zug ist sicher; wir versuchen es alle paar Sekunden wieder.
line-back = { $count ->
    [one] Deine Leitung war eine Sekunde weg. Nichts ging verloren.
   *[other] Deine Leitung war { $count } Sekunden weg. Nichts ging verloren.
}
fine = Gut

# Block, Verlauf, Geplauder
pad = Punkteblock
pad-seat = Platz
pad-rank = Rang
pad-hand = Auf der Hand
pad-now = Jetzt
log = Verlauf
talk = Geplauder
log-or-talk = Verlauf oder Geplauder
log-empty = Noch ist nichts geschehen.
talk-empty = Noch hat niemand etwas gesagt.
new-lines = { $count } neu
say-something = Sag etwas …
phrases = Schnelle Sätze
phrase-hello = Hallo!
phrase-good-luck = Viel Glück.
phrase-well-played = Gut gespielt.
phrase-thanks = Danke.
phrase-thinking = Einen Augenblick noch.
phrase-oops = Hoppla.
phrase-tea = Mein Tee wird kalt.
phrase-good-game = Schönes Spiel.
mute-name = { $name } stumm stellen
worked-out = Was der Tisch ausrechnet

# Was um den Tisch geschieht
note-sat = { $name } hat sich gesetzt.
note-stood = { $name } ist aufgestanden.
note-began = Das Spiel beginnt.
note-took-back = { $name } hat eine Wahl zurückgenommen.
note-asks-take-back = { $name } möchte eine Wahl zurücknehmen.
note-agreed = { $name } ist einverstanden.
note-declined = { $name } lässt es gelten.
note-out-of-time = Die Zeit von { $name } ist um.
note-voted = { $name } hat abgestimmt.
note-waits = Der Tisch wartet auf { $name }.
note-kicked = { $name } wurde gebeten zu gehen.
note-bot = Ein Bot spielt für { $name }.
note-left = { $name } ist gegangen.
note-back = { $name } ist wieder da.
note-locked = Der Tisch ist geschlossen.
note-unlocked = Der Tisch ist wieder offen.
note-paused = Der Tisch ruht.
note-resumed = Das Spiel geht weiter.
note-passed-on = { $name } führt jetzt den Tisch.
note-closed = Der Tisch wurde abgeräumt.
note-again = Noch einmal dasselbe, an einem neuen Tisch.
note-retracted = { $name } denkt noch einmal nach.
note-removed = { $name } ist aus dem Spiel.
note-opened = Der Tisch wurde gedeckt.
note-host = { $name } führt jetzt den Tisch.

# Das Menü derer, die den Tisch führen
host-tools = Den Tisch führen
invite-people = Andere einladen
stand-up = { $name } steht auf
stand-sure = Wirklich gehen? Ein Bot hält den Platz warm.
lock = Tisch schließen
unlock = Tisch öffnen
pause = Anhalten
kick = { $name } bitten zu gehen
kick-sure = { $name } wirklich bitten zu gehen?
put-bot = Einen Bot für { $name } spielen lassen
pass-on = { $name } den Tisch überlassen
close-table = Tisch abräumen
close-sure = Wirklich abräumen? Das Spiel ist dann verloren.

# Sich versammeln
gathering-title = { $count ->
    [one] Ein Stuhl ist frei
   *[other] { $count } Stühle sind frei
}
gathering-full = Alle sind da
gathering-host = Gib den Link oder den Code weiter, setz Bots auf leere Stühle und fang an.
gathering-guest = Es geht los, wenn alle Stühle besetzt sind.
begin = Anfangen
sit-here = Hinsetzen
free-chair = Freier Stuhl
waits-for-somebody = wartet auf jemanden
thats-you = das bist du
here = da
is-the-host = führt den Tisch
add-bot = Bot dazu
seat-a-bot = Einen Bot auf Stuhl { $seat } setzen
remove-bot = { $name } wegschicken

# Ein Gerät für mehrere
curtain-title = { $name } ist dran
curtain-help = Gib das Gerät weiter. Niemand sonst sollte hinsehen.
curtain-lift = Ich bin { $name }

# Das Ende
the-end = Das Spiel ist aus
the-end-help = Schönes Spiel. Noch einmal, oder etwas mit Dominosteinen?
good-game = Schönes Spiel.
same-again = Noch einmal
to-the-next = Zum nächsten Tisch
watch-replay = Aufzeichnung ansehen
check-deal = Austeilen prüfen
deal-promise = Das Austeilen wurde vor der ersten Karte versprochen. Dein Browser kann es nachprüfen.
deal-fair = Es wurde gerecht ausgeteilt.
    .why = Die Zahl vom Ende passt zum Versprechen vom Anfang.
deal-changed = Das Versprechen wurde geändert.
    .why = Was der Tisch jetzt verspricht, ist nicht, was dein Browser am Anfang notiert hat.
deal-broken = Das Austeilen passt nicht zum Versprechen.
    .why = Die Zahl vom Ende ist nicht die, die am Anfang versprochen wurde.
deal-figures = Zahl und Versprechen
deal-seed = Zahl
deal-hash = SHA-256 der Zahl

# Aufzeichnungen
replay-of = Aufzeichnung: { $title }
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
see-seat = { $name }
timeline = Zeitleiste
jump-to = Springen zu
download-log = Datei sichern
replay-dealt = Ausgeteilt.
replay-controls = Steuerung der Aufzeichnung
replay-round = Runde

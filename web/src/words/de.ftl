# Die Worte der Bildschirme rund um den Tisch. Die Worte der Spiele liegen bei ihren Regeln.

parlour = Parlour
motto = Spiele für das, was schon in der Schublade liegt

# Sich zurechtfinden
back = Zurück zur Diele
menu = Menü
places = Orte
skip = Zum Inhalt springen
lobby = Diele
tables = Tische
replays = Aufzeichnungen
all-rules = Regeln
settings = Einstellungen
about = Über Parlour
documentation = Dokumentation
bar-play = Spielen
bar-tables = Tische
bar-rules = Regeln
one-moment = Einen Augenblick …
or = oder

# Wer du bist
playing-as = Du spielst als { $name }
no-name-yet = Sag, wie du heißt
your-name = Dein Name
your-name-help = So sehen dich die anderen am Tisch. Kein Konto, kein Passwort.
name-missing = Schreib zuerst einen Namen, irgendeinen, unter dem man dich kennt.
save-name = Diesen Namen nehmen
never-mind = Doch nicht

# Die Diele
front-title = Karten- und Dominospiele, mit Freunden oder mit Bots.
front-free = Kostenlos, ohne Konto, nichts zu installieren.
deal-me-in = Gib mir Karten
front-game = { $game }, ein guter Anfang.
front-game-help = Drei Bots, { $minutes } Minuten, und jemand erklärt dir jeden Zug.
front-hand = deine Hand: Alle beginnen mit diesen fünf
how-this-works = So geht’s
join-with-code = Mit Code mitspielen
join = Los
code-help = Vier oder fünf Wörter; groß oder klein, Leerzeichen schaden nicht.
code-missing = Schreib die Wörter, die man dir gesagt hat, etwa plum-kettle-nine-otter.
code-wrong = Dieser Code öffnet keinen Tisch. Prüf ihn noch einmal: vier oder fünf Wörter, etwa plum-kettle-nine-otter.
code-too-often = Zu viele Codes hintereinander. Warte eine Minute und versuch es dann noch einmal.
your-tables = Deine Tische
your-move = Du bist dran
your-move-at = { $count ->
    [one] An einem Tisch bist du dran.
   *[other] An { $count } Tischen bist du dran.
}
no-tables = Noch keine Tische
no-tables-do = Setz Tee auf und eröffne einen.
with = mit { $names }
round-counted = { $kind ->
    [deal] Spiel
    [game] Spiel
    [hand] Hand
    [inning] Inning
    [turn] Zug
   *[round] Runde
} { $number }
seats-taken = { $taken } von { $seats } Plätzen besetzt
gathering = Sammelt sich
has-started-another = { $name } hat ein neues Spiel begonnen
waiting-for-others = Die anderen sind dran
watch-again = Aufzeichnung ansehen
read-again = Noch einmal lesen
story-session = Sitzung { $number }
all-your-tables = Alle { $count } Tische von dir
open-tables = Offene Tische
all-open-tables = Alle { $count } offenen Tische
no-open-tables = Gerade ist nirgends ein Stuhl frei
no-open-tables-do = Eröffne einen öffentlichen Tisch, oder schick Freunden den Link.
table-of = Tisch von { $name }, { $taken } von { $seats } Plätzen
table-of-playing = Tisch von { $name }, im Spiel, { $taken } von { $seats } Plätzen
sit-down = Hinsetzen
watch = Zuschauen
sit-down-at = Hinsetzen: { $game }, Tisch von { $name }
watch-at = Zuschauen: { $game }, Tisch von { $name }
nobody-around = Niemand da?
play-with-bots = Gegen Bots spielen
watch-a-replay = eine Aufzeichnung ansehen

# Das Regal
start-a-table = Einen Tisch eröffnen
or-take-a-box = Oder wähl selbst
we-are = Wir sind
we-are-label = Wie viele ihr seid
fewer = Eine Person weniger
more = Eine Person mehr
filters = Dauer und Art
length-any = Jede Dauer
length-short = Unter 20 Min.
length-long = Länger
kind-cards = Karten
kind-dominoes = Domino
kind-tarot = Tarot
players = { $span } Personen
players-only = nur { $most } Personen
minutes = { $minutes } Min.
evenings = { $most ->
    [one] ein Abend
   *[other] { $span } Abende
}
not-for = nicht für { $people ->
    [one] eine Person
   *[other] { $people } Personen
}
boxes-for = { $count ->
    [0] Hier ist kein Spiel für { $people }.
    [one] Ein Spiel ist für { $people }.
   *[other] { $count } Spiele sind für { $people }.
}
no-box = Kein Spiel im Regal passt zu diesen Filtern.
show-all-boxes = Alle Schachteln zeigen
hook-abandon-ship = Kampf ums Rettungsboot
hook-barcelona = Zwei Karten, ein Bluff
hook-boneyard = Geheim um Geld bieten
hook-brain-baseball = Werfen, schlagen, fangen
hook-caribbean-star = Duell der Zauberer
hook-contest = Wer kommt an die 21?
hook-domino-avatars = Steine kämpfen, Karten helfen
hook-domino-knights = Steine üben, Burgen stürmen
hook-following-suit = Farben jagen einander
hook-fugue = Mit Tarot erzählen
hook-hey-bartender = Nie das passende Wechselgeld
hook-lamarckian-poker = Pokerhände züchten
hook-last-man-standing = Gladiatoren anheuern
hook-lost-pueblo = Wer ist der Dieb?
hook-penniless-and-insane = Kunst kaufen, arm sterben
hook-seven-handed-poker = Sieben kleine Duelle
hook-spots = Einzahlen, Wechselgeld nehmen
hook-willow = Paar, Lücke oder Bluff

# Wenn etwas nicht stimmt
flickered = Keine Verbindung
flickered-lobby = Der Server antwortet nicht. Deine Tische sind sicher; wir versuchen es alle paar Sekunden wieder.
try-now = Jetzt versuchen
away-short = Der Server antwortet nicht. Versuch es gleich noch einmal.
as-of = Du bist offline. Deine Tische, Stand: { $when }.
answer-waits = Antwort noch nicht gesendet
answer-kept = Eine Antwort von dir ist gespeichert. Sie wird gesendet, sobald du wieder verbunden bist, falls die Frage dann noch offen ist.
answer-played-at = Die Antwort, die du offline gegeben hast, wurde gespielt.
answer-rests-at = Du hast offline geantwortet, aber der Tisch macht Pause; deine Antwort wurde nicht gespielt. Antworte noch einmal, wenn es weitergeht.
answer-late-at = Du hast offline geantwortet, aber das Spiel war schon weiter. Deine Antwort wurde nicht gespielt.
to-that-table = Zum Tisch
error-code = Fehler: { $code }
no-room = Dein Platz für Dateien ist hier voll. Geschichten und Bilder werden mit ihrem Tisch gelöscht; schließ einen, den du nicht mehr brauchst.
too-costly = Diese Datei ist zu aufwendig zum Lesen. Versuch es mit einer einfacheren oder kleineren.
too-fast = Das war zu viel auf einmal. Warte einen Moment und versuch es noch einmal.
quoted = „{ $text }“

# Ein neuer Tisch
new-table = Neuer Tisch
no-such-game = Diese Schachtel steht nicht im Regal
no-such-game-do = Die Adresse nennt ein Spiel, das wir nicht haben. Alle, die wir haben, stehen im Regal.
to-the-shelf = Zum Regal
the-game = Das Spiel
rules-and-crib = Regeln und Spickzettel
who-plays = Wer spielt
chairs = Stühle
chairs-label = Wie viele Stühle
company = Wer mitspielt
company-bot = Bots spielen mit
company-guest = Freunde per Link
company-here = Alle an diesem Gerät
you-host = Du lädst ein
guest = Gast
chair = Stuhl { $number }
bot-random = spielt aufs Geratewohl
bot-naive = deckt sofort auf
bot-patient = geduldig
bot-gentle = sanft
bot-regular = geübt
bot-expert = meisterlich
seat-bot = Ein Bot
give-chair = Den Stuhl jemandem überlassen
same-for-all = So für alle Bots
how-plays = Wie soll { $name } spielen?
who-sits = { $name }: Wer sitzt da?
bot-plays-level = { $name }, Bot, { $level }
bot-promise = Ein Bot sieht, was ein Gast auf diesem Stuhl sähe, und keine Karte mehr. Am Tisch kannst du ihn nach dem Warum fragen.
has-quirk = { $name } { $quirk }.
quirk = { $name ->
    [Basil] zählt leise mit
    [Clover] trägt nie etwas nach
    [Juniper] summt beim Denken
    [Saffron] rückt den Stapel gerade
    [Sorrel] spitzt ständig den Bleistift
    [Tansy] lacht über das eigene Glück
    [Thyme] hat es nie eilig
    [Yarrow] legt die Karten in Reih und Glied
    [Fennel] flüstert mit den Karten
    [Hyssop] fragt immer nach Tee
   *[other] { "" }
}
level-says = „{ $text }“
plays = { $level ->
    [gentle] { $name } spielt sanft
    [expert] { $name } spielt meisterlich
   *[regular] { $name } spielt geübt
}
plays-too = { $level ->
    [gentle] { $name } sanft
    [expert] { $name } meisterlich
   *[regular] { $name } geübt
}
plays-so = { $said }.
all-play = { $level ->
    [gentle] Alle Bots: sanft.
    [expert] Alle Bots: meisterlich.
   *[regular] Alle Bots: geübt.
}
seat-guest = Jemand mit dem Link
seat-here = An diesem Gerät
name-here = Name
name-of-chair = Name für Stuhl { $number }
curtain-note = An einem gemeinsamen Gerät fällt zwischen den Zügen ein Vorhang, damit niemand das nächste Blatt sieht.
house-rules = Hausregeln
presets = Vorlagen
as-usual = Wie üblich
rules-as-usual = Es gelten die üblichen Regeln.
changes = { $count ->
    [one] 1 Änderung
   *[other] { $count } Änderungen
}
all-back-to-usual = Alles wie üblich
all-options = { $count ->
    [one] Die eine Hausregel
   *[other] Alle { $count } Hausregeln
}
changed = geändert
back-to-usual-value = Wie üblich: { $value }
on = an
off = aus
value-none = keine
value-auto = automatisch
value-random = der Zufall entscheidet
less-of = Weniger: { $label }
more-of = Mehr: { $label }
manners = An diesem Tisch
public = Öffentlicher Tisch
public-help = Steht für alle in der Diele. Sonst führen nur Link und Code hierher.
who-may-watch = Wer zuschauen darf
who-may-watch-help = Wer zuschaut, sieht keine verdeckte Karte, solange sie noch zählt.
watch-none = Niemand
watch-public = Nur offene Karten
watch-delayed = Alle Blätter, später
watch-delay = Wie viel später
watch-delay-help = Ein Blatt wird erst gezeigt, wenn es ausgespielt ist, nie vorher.
so-many-minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
pace = Tempo bei Reaktionen
pace-help = Manchmal werden alle gefragt, ob sie reagieren. Wie lange das dauert, darf nicht zeigen, was jemand hält.
pace-sealed = Fair: für alle gleich lang
pace-fast = Flott: nur wer kann
candle = Kerze für jeden Augenblick
candle-help = Länger wartet niemand. Alle haben gleich viel Zeit, ob mit Karte oder ohne.
candle-none = ohne Grenze
seconds = Sekunden
minutes-unit = Minuten
clock = Uhr
clock-free = Keine
clock-free-help = Niemand wird gedrängt. Kommt und geht, wie ihr wollt.
clock-clock = Für einen Abend
clock-clock-help = Alle haben eine feste Zahl von Minuten für das ganze Spiel und bekommen mit jeder Antwort etwas dazu.
clock-slow = Für Tage
clock-slow-help = Gleich viel Zeit für jeden Zug. Niemand muss dabeibleiben; sind alle da, geht es so schnell, wie ihr spielt.
each-move = Für jeden Zug
at-zero = Wenn jemandes Zeit um ist
at-zero-ask = Die anderen entscheiden
at-zero-ask-help = Mit Mehrheit: noch einmal warten, vorerst ein Bot, oder ohne weiterspielen.
at-zero-move = Ein Bot macht diesen Zug
at-zero-move-help = Den nächsten macht wieder die Person selbst.
at-zero-keep = Ein Bot spielt weiter
at-zero-keep-help = Bis die Person auf ihren Platz zurückkehrt.
holidays = Urlaub
holidays-help = Wenn du in den Einstellungen Urlaub einträgst, steht deine Uhr still, insgesamt bis zu { $days } Tage.
so-many-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
so-many-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
time-left = noch { $time }
time-is-up = Zeit ist um
away-until = weg bis { $day }
you-are-away = Du bist weg bis { $day }. Deine Uhren stehen still, und du bekommst keine Erinnerungen.
i-am-back = Ich bin zurück
bank = Zeit für jeden
increment = Dazu mit jeder Antwort
start = Anfangen
lay-table = Tisch decken
guided-game = Zum ersten Mal? Geführtes Spiel
guided-short = Geführtes Spiel
table-for = Ein Tisch für { $seats }: { $company }
you = du
so-many-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
so-many-here = { $count ->
    [one] noch jemand an diesem Gerät
   *[other] { $count } weitere an diesem Gerät
}
so-many-chairs = { $count ->
    [one] ein freier Stuhl
   *[other] { $count } freie Stühle
}
with-changes = { $count ->
    [one] Eine Hausregel ist anders als üblich.
   *[other] { $count } Hausregeln sind anders als üblich.
}
link-follows = Den Link für die anderen gibt es gleich.
names-missing = Schreib für alle an diesem Gerät einen Namen.
refused-above = So passen die Hausregeln nicht zusammen. Ändere die markierte oben.

# An einen Tisch kommen
join-a-table = Dazusetzen
code-opens-nothing = Dieser Code öffnet keinen Tisch
code-opens-nothing-do = „{ $code }“ führt nirgendwohin: verhört, oder der Tisch ist abgeräumt. Frag noch einmal nach; es sind vier oder fünf Wörter, etwa plum-kettle-nine-otter.
invite = Hol die anderen dazu
invite-link = Link zu diesem Tisch
invite-local = Diese Adresse gilt nur auf diesem Rechner. Damit andere Geräte dazukommen, starte Parlour mit PARLOUR_HOST=0.0.0.0, öffne es unter der Netzwerkadresse dieses Rechners und lade von dort ein.
invite-code = Oder sag diese Wörter
invite-code-help = Man tippt sie auf { $host } ein, unter „Mit Code mitspielen“.
invite-qr = QR-Code mit dem Link zu diesem Tisch
invite-scan = Mit dem Telefon scannen
copy-link = Link kopieren
copied = Kopiert
share-link = Teilen
replay-link = Link zu dieser Aufzeichnung
somebody = Jemand
table-of-host = Tisch von { $name }
at-the-table = Am Tisch
chair-free = frei
kept-warm = weg, ein Bot hält den Stuhl warm
joins-next-deal = spielt ab dem nächsten Geben
is-open = Bot, bis du dich setzt
is-bot = Bot
is-program = Programm
is-host = lädt ein
is-here = da
is-away = weg
door-slow = Ein langsames Spiel: { $time } Zeit für jeden Zug. Du kannst kommen und gehen.
door-locked = { $host } hat für weitere Mitspieler zugemacht. Bitte um Einlass, oder schau zu.
door-full = { $bots ->
    [0] Alle Stühle sind besetzt.
   *[other] Alle Stühle sind besetzt. Bitte { $host }, einen Bot gegen dich zu tauschen.
}
lost-seat = War einer dieser Stühle deiner?
lost-seat-do = Dieser Browser weiß nicht, dass du hier sitzt: ein anderes Gerät, oder die Cookies wurden gelöscht. Öffne auf dem Gerät, mit dem du gespielt hast, das Menü des Tisches, kopiere deinen Platz-Link und öffne ihn hier. Ist das Gerät verloren, bitte { $host }, deinen Stuhl freizugeben.
taking-seat = Einen Platz einnehmen
seat-offer = Hier als { $name } spielen?
seat-offer-help = Mit diesem Link wird dies ein weiteres Gerät von { $name }: Es sieht dieselben Karten und antwortet für denselben Platz. Der Link gilt einmal. In den Einstellungen kannst du jedes Gerät wieder abmelden.
seat-replaces = { $tables ->
    [0] Bisher bist du hier { $name }. Dieser Name bleibt zurück.
    [one] Bisher bist du hier { $name } und sitzt an einem Tisch. Beides bleibt zurück: Mit diesem Browser kommst du nicht mehr an diesen Platz.
   *[other] Bisher bist du hier { $name } und sitzt an { $tables } Tischen. Das alles bleibt zurück: Mit diesem Browser kommst du nicht mehr an diese Plätze.
 }
seat-offer-do = Hier als { $name } spielen
seat-offer-stay = { $name } bleiben
seat-offer-no = Nein, zur Diele
to-the-lobby = Zur Diele
to-next-table = Zum nächsten Spiel
play-here = Hier spielen

# Seiten für das, was schiefging
nowhere-title = Seite nicht gefunden
nowhere = Hier wohnt niemand
nowhere-do = Diese Adresse führt zu keiner Seite. Vielleicht ging unterwegs ein Buchstabe verloren.
trouble-nobody = Niemand an diesem Tisch
    .do = Der Link führt zu keinem Tisch. Vielleicht fehlt ein Buchstabe, oder der Tisch ist längst abgeräumt. Frag noch einmal nach dem Link.
trouble-unplayed = Dieses Spiel gibt es hier nicht
    .do = Den Tisch gibt es, aber dieser Server hat das Spiel nicht mehr. Bitte die Person, die den Server betreibt, es wieder aufzunehmen.
trouble-many = Aus deinem Netz sind zu viele Tische offen
    .do = Schließ das Fenster eines anderen Tisches, warte einen Moment und versuch es noch einmal.
trouble-cleared = Der Tisch ist abgeräumt
    .do = Dieser Tisch wurde geschlossen. Hier geschieht nichts mehr; beendete Spiele bleiben bei deinen Aufzeichnungen.
trouble-renewed = Die Regeln haben sich geändert
    .do = Dieser Server wurde aktualisiert, und die Regeln dieses Spiels haben sich geändert, seit der Tisch eröffnet wurde. Die alten Regeln gibt es hier nicht mehr, deshalb kann das Spiel nicht zu Ende gespielt werden. Du kannst die Aufzeichnung herunterladen oder einen neuen Tisch eröffnen.
take-record = Aufzeichnung herunterladen
new-table-instead = Neuen Tisch eröffnen
closed-by-upgrade = Durch ein Update geschlossen
trouble-over = Dieses Spiel ist aus
    .do = Alle haben die Karten hingelegt. Du kannst ansehen, wie es war.
trouble-taken = Da sitzt schon jemand
    .do = Der Stuhl war einen Augenblick vor dir besetzt. Nimm einen anderen, oder schau zu.
trouble-kicked = Der Stuhl wird gebraucht
    .do = Du wurdest gebeten, diesen Tisch zu verlassen. An anderen Tischen sind Stühle frei.
trouble-elsewhere = Du bist schon hier
    .do = Du hast diesen Tisch in einem anderen Fenster offen, und das ist verbunden. Spiel dort weiter, oder übernimm hier.
trouble-away = Keine Verbindung
    .do = Der Server antwortet nicht. Dein letzter Zug ist sicher; wir versuchen es alle paar Sekunden wieder.
trouble-no-replay = Aufzeichnung nicht gefunden
    .do = Der Link führt zu keinem beendeten Spiel. Hast du die Datei dazu, dann öffne die.
trouble-bad-link = Dieser Platz-Link gilt nicht mehr
    .do = Ein Platz-Link gilt einmal und eine Stunde lang, solange der Tisch steht. Einen neuen gibt es auf dem Gerät, an dem du spielst, im Menü des Tischs. Ist dieses Gerät verloren, bitte am Tisch um Hilfe.

# Aufzeichnungen
open-log = Eine Datei öffnen
open-log-help = Jedes beendete Spiel lässt sich auf seiner letzten Seite als Datei speichern. Wer die Datei hat, kann es hier ansehen.
drop-or-choose = Zieh die Datei hierher, oder wähle sie aus.
drop-here = Loslassen, um dieses Spiel anzusehen
choose-file = Datei wählen
reading-log = Wird gelesen …
log-too-big = Diese Datei ist zu groß für ein Spiel. Spielprotokolle haben höchstens 1 MB.
log-refused = Diese Datei lässt sich nicht abspielen: { $reason }
your-finished = Deine beendeten Spiele
none-finished = Noch nichts beendet
none-finished-do = Spiel eines zu Ende, und es bleibt hier.

# Regeln
rules-of = { $game }: Regeln
all-rules-help = Ein Spickzettel für neben dir, und die ganzen Regeln in unseren eigenen Worten.
contents = Auf dieser Seite
crib = Spickzettel
the-rules = Die Regeln
rulings-note = Jede Regel hat eine Nummer, auf die sich der Tisch beruft. Wo das Regelheft schweigt, haben wir entschieden; das ist als unsere Auslegung markiert.
our-ruling = unsere Auslegung
only-english = Bisher nur auf Englisch.
play-this = Dieses Spiel spielen
a-table = Tabelle
own-page = Als Seite
close = Schließen
no-rules = Zu diesem Spiel gibt es keine solche Seite.
to-all-rules = Alle Regeln
print = Drucken
print-of = { $game }: drucken
print-what = Was
print-paper = Papier
paper-a4 = A4
paper-letter = Letter
print-for = Für wie viele
print-make = PDF erstellen
print-making = Einen Moment, das PDF entsteht …
print-ready = Das PDF ist fertig.
print-open = Öffnen
print-keep = Herunterladen
print-not-here = Dieser Server kann nicht drucken. Zuerst muss dort Typst installiert werden: pip install 'parlour[print]'.

# Über Parlour
about-parlour = Was Parlour ist
about-text = Ein Zuhause für Spiele mit dem, was in der Schublade liegt: ein Kartenspiel, eine Schachtel Dominosteine, ein Tarot, eine Handvoll Chips. Link schicken, Namen nennen, spielen. Leere Stühle besetzen Bots.
about-fair = Niemand kann die Karten beeinflussen. Der Server und die Browser aller Mitspielenden wählen je eine geheime Zahl und zeigen vor der ersten Karte deren Fingerabdruck. Aus allen Zahlen zusammen wird gemischt. Am Ende werden sie aufgedeckt, und dein Browser kann nachprüfen.
credits = Dank und Lizenzen

# Einstellungen
settings-help = Wird sofort gespeichert, nur in diesem Browser.
set-reading = Lesen
set-language = Sprache
    .help = Die Sprache der Bildschirme und aller Spiele, die übersetzt sind.
set-clear = Besonders klare Buchstaben
    .help = Eine Schrift für schwache Augen, überall.
set-light = Licht und Bewegung
set-theme = Licht
    .help = Der Abend ist dunkel, der Nachmittag hell.
theme-system = Wie das System
theme-evening = Abend
theme-afternoon = Nachmittag
set-motion = Bewegung
    .help = Ruhig: nichts fliegt oder dreht sich, und Kerzen werden zu Zahlen.
motion-system = Wie das System
motion-still = Ruhig
set-pace = Tempo
    .help = Wie lange zu sehen und zu lesen ist, was am Tisch geschieht.
telling-calm = Gemächlich
telling-normal = Normal
telling-quick = Flott
telling-instant = Sofort
set-cards = Karten
set-four = Vier Farben
    .help = Kreuz blau und Karo orange; warm ist rot, kühl ist schwarz.
set-large = Große Ecken
    .help = Größere Zeichen in den Ecken der Karten.
set-faces = Bilder
    .help = Unsere eigenen Zeichnungen, oder Könige und Damen, wie sie immer aussahen.
faces-parlour = Parlour
faces-classic = Klassisch
set-sound-chat = Ton und Geplauder
set-sounds = Töne
    .help = Zu jedem Ton gibt es auch etwas zu sehen.
sounds-offer = Karten, Chips und dein Zug sind auf Wunsch auch zu hören.
sounds-on = Töne an
sounds-off = Nein, danke
hear-sounds = Anhören
sound-turn = Du bist am Zug
sound-piece = Eine Karte oder ein Stein
sound-chips = Chips
sound-word = Jemand sagt etwas
sound-candle = Eine Kerze brennt ab
sound-bell = Ein Zeichen
sound-stop = Die Stoppkarte
sound-end = Das Ende
set-mute = Kein Geplauder
    .help = Verbirgt, was andere schreiben, auch die schnellen Sätze.
set-muted = Stummgestellte
nobody-muted = Niemand. Stumm stellen kannst du am Tisch.
unmute = { $name } wieder hören

devices = Deine Geräte
devices-help = Jedes Gerät spielt als du und sieht deine Karten. Melde ab, was nicht mehr dir gehört.
no-devices = Du hast hier noch keinen Platz und keinen Namen.
a-device = Ein Browser
this-device = Dieses hier
device-since = Seit { $date }
sign-out = Abmelden
sign-out-sure = Ja, abmelden
sign-out-here-sure = Ja, hier abmelden; dieser Browser verliert meine Plätze

# Pieces, as they are read aloud
card-name = { $suit ->
    [c] Kreuz
    [d] Karo
    [h] Herz
   *[s] Pik
} { $rank ->
    [A] Ass
    [K] König
    [Q] Dame
    [J] Bube
    [T] 10
   *[other] { $rank }
}
card-name-joker = { $number ->
    [1] Joker
    [2] zweiter Joker
   *[other] Joker { $number }
}
domino-name = Domino { $high } { $low }
tarot-name = { $rank ->
    [A] Ass
    [P] Bube
    [N] Ritter
    [Q] Königin
    [K] König
    [T] 10
   *[other] { $rank }
} der { $suit ->
    [w] Stäbe
    [c] Kelche
    [s] Schwerter
   *[p] Münzen
}
tarot-name-major = { $number ->
    [M00] Der Narr
    [M01] Der Magier
    [M02] Die Hohepriesterin
    [M03] Die Herrscherin
    [M04] Der Herrscher
    [M05] Der Hierophant
    [M06] Die Liebenden
    [M07] Der Wagen
    [M08] Die Kraft
    [M09] Der Eremit
    [M10] Das Rad des Schicksals
    [M11] Die Gerechtigkeit
    [M12] Der Gehängte
    [M13] Der Tod
    [M14] Die Mäßigkeit
    [M15] Der Teufel
    [M16] Der Turm
    [M17] Der Stern
    [M18] Der Mond
    [M19] Die Sonne
    [M20] Das Gericht
   *[M21] Die Welt
}
piece-hidden = { $back ->
    [domino] Domino, verdeckt
    [tarot] Tarotkarte, verdeckt
   *[card] Karte, verdeckt
}

# Der Erzähltisch
story-title = Fugue

# Was eine Option bewirken würde, von Studien ermittelt
effects-ask = Was würde das bewirken?
effects-instead = { $value } statt { $usual }:
games-longer-rounds = Partien dauern { $count ->
    [one] eine Runde
   *[other] { $by } Runden
} länger
games-shorter-rounds = Partien sind { $count ->
    [one] eine Runde
   *[other] { $by } Runden
} kürzer
games-longer-turns = Partien brauchen { $count ->
    [one] einen Zug
   *[other] { $by } Züge
} mehr
games-shorter-turns = Partien brauchen { $count ->
    [one] einen Zug
   *[other] { $by } Züge
} weniger
compared-shares = { $measure }: { $after } % statt { $before } %
compared-numbers = { $measure }: { $after } statt { $before }
no-difference = Kein signifikanter Unterschied: { $measures }
how-sure = Wie sicher ist das?
counted = Messgröße
difference = Unterschied
interval = { $low } bis { $high }
interval-none = bei jeder Verteilung gleich
in-hundred = Anteile sind von { $count } gezählt.
effects-played = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} auf jeder Seite, mit { $seats } geübten Bots. Der Zufall allein führt selten über diese Intervalle hinaus.
effects-given = Auf beiden Seiten gleich: { $options }.
to-the-lab = Zum Labor

# Punkteblöcke
score-pad = Punkteblock
write-on = Weiterschreiben
look-again = Ansehen
own-cards-link = Mit eigenen Karten

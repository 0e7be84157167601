# Der Erzähltisch. Diese Wörter kommen mit seiner Seite, nicht mit der ersten.

fugue = Fugue
the-table-itself = Der Tisch
seat-number = Platz { $number }
persona-of = Figur von { $name }
persona-of-seat = gespielt von { $name }
character-of-dealer = Spielleitung, gespielt von { $name }
you = Du
you-are = Du, { $name }
you-short = Du
you-as = Du, { $who }
somebody = Jemand
yes = Ja
no = Nein
why = Warum?
never-mind = Doch nicht
keep-thinking = Weiter überlegen
not-yet = Noch nicht

# Dank
credit-system = The Fugue system of game mechanics created for the Alas Vegas RPG, designer James Wallis,
credit-changes = ; es wurden Änderungen vorgenommen.

# Leiste und Menü
session = Sitzung
at-the-table = Am Tisch
so-long = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
dealer = Leitung
contest = Kräftemessen
round-number = Runde { $number }
table-called = Tisch
contest-rules = Regeln des Kräftemessens
rehearse = Kräftemessen üben
take-home = Mitnehmen
export-json = Als Daten
export-html = Als Seite zum Lesen
export-pdf = Als PDF
export-safe = Die Datei enthält, was du lesen darfst, und nicht mehr.
export-whole = Die ganze Geschichte, mit allen Kapiteln.
your-seat = Dein Platz
i-am-away = Ich fehle in dieser Sitzung
i-am-back = Ich bin wieder da
will-not-deal = Ich möchte nicht leiten
will-deal = Ich leite doch
i-know-it = Ich kenne diese Geschichte schon
knows-sure = Ja, alle sollen wissen, dass ich sie kenne
replace-dealer = Ist die Leitung seit ein paar Minuten fort oder hat sie es gesagt, müssen alle anderen dieselbe Person nennen:
hand-on = Du musst gehen? Sag, wer weiterleitet; die anderen müssen zustimmen:
replace-by = { $name } leitet weiter
replace-sure = Ja, { $name } leitet ab hier weiter
stand-story-sure = Wirklich gehen? Dein Platz bleibt dir, samt Bogen

# Orte
places-of-story = Was in der Mitte liegt
place-table = Tisch
place-memories = Erinnerungen
place-journal = Tagebuch
place-chapter = Kapitel
place-opening = Anfang
calls = { $count ->
    [one] eine Erinnerung passt
   *[other] { $count } Erinnerungen passen
}
sheet-composer = Eine Rückblende
sheet-builder = Ein Kräftemessen
sheet-tools = Werkzeug der Leitung

# Plätze
round-the-table = Am Tisch
deals = leitet
is-away = abwesend
awaited = ist dran
awaited-you = du bist dran
knows-the-story = kennt die Geschichte
knows-short = kennt sie
quota-of = Rückblenden übrig: { $own } eigene, { $gifts ->
    [one] { $gifts } Geschenk
   *[other] { $gifts } Geschenke
}
quota-left = Rückblenden übrig: { $own } eigene, { $gifts ->
    [one] { $gifts } Geschenk
   *[other] { $gifts } Geschenke
}
wounds-count = { $count ->
    [one] eine Wunde
   *[other] { $count } Wunden
}
wounds-short = { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
}
state-able = handlungsfähig
state-unconscious = bewusstlos
state-restrained = gefesselt
state-subdued = überwältigt
state-dead = tot

# Die Stoppkarte
stop = Stopp
stop-card = Die Stoppkarte spielen. Niemand erfährt, wer es war.
stop-sure = Noch einmal drücken
stop-lies = Die Stoppkarte liegt auf dem Tisch.
stop-help = Das Spiel ruht. Niemand fragt warum, niemand erfährt wer. Wer zuletzt erzählt hat, lässt die Stelle weg oder erzählt sie anders.
stop-help-dealer = Das Spiel ruht. Niemand fragt warum, niemand erfährt wer. Lasst die Stelle weg oder erzählt sie anders, dann geht es weiter.
tell-anew = Anders erzählen
drop-it = Weglassen
we-go-on = Es geht weiter

# Vor der Geschichte
no-story-yet = Noch keine Geschichte gewählt
first-dealer = Wer leitet zuerst?
first-dealer-help = Die Leitung liest das erste Kapitel, setzt die Szenen und spielt alle, denen ihr begegnet. Einigt euch: Es gilt, sobald alle denselben Namen nennen.
first-dealer-mixed = Ihr habt noch nicht denselben Namen genannt.
first-dealer-wait = Es fehlen noch: { $names }.
lobby-alone = Du bist noch allein. Eine Geschichte braucht zwei bis acht Leute, am besten vier bis sechs.
invite-more = Leute einladen
i-deal = Ich leite
deals-first = { $name } leitet
you-deal-first = Du leitest die erste Sitzung
preparation-help = Lies dein Kapitel in Ruhe; niemand sonst kann es. Wenn alle gut sitzen, bitte sie, die Augen zu schließen.
read-my-chapter = Mein Kapitel lesen
ask-eyes = Alle schließen die Augen
wait-preparation = { $name } bereitet die erste Sitzung vor
wait-preparation-help = Niemand sonst kann das Kapitel öffnen. Setz Tee auf.
wait-opening = { $name } liest vor
wait-opening-help = Hör zu.
wait-creation = { $name } ist gerade dran
wait-creation-help = Einen Moment.
wait-signifiers = { $name } teilt die Zeichen aus
wait-session = { $name } eröffnet die erste Sitzung
wait-session-help = Dein Zeichen ist die Karte auf deinem Zettel. Sie liegt wieder im Stapel: Kommt sie im Spiel, erinnert sich deine Figur.
wait-signifiers-help = Jede Figur bekommt eine Karte der Großen Arkana. Kommt sie im Spiel, erinnert sich jemand.
close-your-eyes = Schließ die Augen
close-your-eyes-help = { $name } liest dir den Anfang vor. Der Bildschirm weckt dich.
read-aloud = Lies das laut und langsam vor
read-aloud-help = Die anderen haben die Augen geschlossen. Danach können es alle nachlesen.
it-is-read = Es ist vorgelesen

# Figuren machen
describe-persona = Was sehen wir, wenn wir dich ansehen?
describe-persona-help = Alter, Statur, Haar, Haut, Narben, Male. Kein Name, kein Können, kein Besitz.
describe-example = Eine Frau um die fünfzig im grauen Mantel, Tinte an zwei Fingern …
resemblance = Jemand, dem sie ähnlich sieht oder klingt
looks-like = Sieht aus wie
sounds-like = Klingt wie
this-is-me = Das seht ihr
dealer-wants-another = Die Leitung bittet um etwas anderes: { $why }
suggest-feature = Füge der Figur von { $name } etwas hinzu
suggest-again = { $name } hat abgelehnt. Schlag etwas anderer Art vor
suggest-help = Etwas Körperliches, das man sieht, hört oder riecht. Es darf nicht behindern oder widersprechen.
suggest-again-help = Weder dieselbe Art noch dasselbe Thema. Dieses Mal gilt es.
suggest-example = ein Brandmal in Form einer Sichel zwischen den Schultern …
suggest-it = Vorschlagen
binding-sure = Ja, es gilt
feature-kind = Tippe zuerst an, was für eine Art es ist:
kind-scar = Narbe
kind-tattoo = Tätowierung
kind-hair = Haar
kind-eyes = Augen
kind-skin = Haut
kind-build = Statur
kind-voice = Stimme
kind-hands = Hände
kind-smell = Geruch
kind-other = anderes
meanness = Keine Regel verbietet Gemeinheit. Sie macht Feinde.
neighbour-adds = { $name } fügt dir etwas hinzu
neighbour-adds-help = Nimm es an oder lehne einmal ab. Der zweite Vorschlag gilt.
accept-it = Annehmen
veto-once = Einmal ablehnen
making-describe = { $name } beschreibt eine Figur
making-suggest = { $neighbour } fügt der Figur von { $name } etwas hinzu
making-answer = { $name } antwortet auf den Vorschlag
making-help = Reihum, die Leitung zuletzt.
outside-limits = Außerhalb der Grenzen
object = Das verstößt gegen eine Regel …
ask-another = Um anderes bitten
why-feature = Warum? Es behindert, widerspricht, ist nicht körperlich …
why-persona = Warum? Kräfte, ein Name, die Handlung auf der Haut …
being-made = entsteht gerade
not-made-yet = noch niemand
deal-signifiers = Alle sind beschrieben. Teile die Zeichen aus
deal-signifiers-help = Es wird ausgeteilt, bis jede Figur eine Große Arkana hat. Die Karten kehren ins Deck zurück und können kommen.
deal-them = Zeichen austeilen
signifiers-lie = Die Zeichen sind ausgeteilt
signifiers-lie-help = Sie sind wieder im Deck. Die erste Szene gehört dir.
open-session = Sitzung { $number } eröffnen

# Im Spiel
scene-spoken = Die Szene wird laut erzählt.
game-character = gespielt von der Leitung
game-character-of = Eine Nebenfigur, gespielt von { $name }
not-here = nicht in dieser Szene
piles = { $deck ->
    [one] { $deck } Karte
   *[other] { $deck } Karten
} im Deck, { $discard } gebraucht
free-play = Redet. Der Tisch hört zu
remember-now = Bevor die Karte umgedreht wird, kannst du dich noch an etwas erinnern, das hilft.
free-play-help = Noch { $own } eigene Rückblenden und { $gifts ->
    [one] eine
   *[other] { $gifts }
} zum Verschenken in dieser Sitzung.
first-scene = Setze die erste Szene
wait-first-scene = { $name } setzt die erste Szene
your-scene = Die Szene gehört dir
your-scene-help = Einfach erzählen. Tippe nur, wenn sich an Karten oder Bögen etwas ändert.
watching = Du siehst zu
watching-help = Was versiegelt ist, bleibt versiegelt, auch für dich.
waiting-for = Es fehlt: { $names }
tells-now = { $name } erzählt, was die Karte zeigt
remember = Erinnern
try-something = Etwas versuchen
what-try = Was versuchst du?
what-tried = Was wird versucht? Dann tippe an, von wem.
what-scene = Wo sind wir? Oder sag es laut
try-it = Versuchen
set-scene = Szene setzen
scene-aloud = Szene, laut erzählt
new-scene = Neue Szene
open-contest = Kräftemessen
more-tools = Werkzeug
close-session-short = Sitzung schließen
close-session = Sitzung { $number } schließen
close-session-help = Alle Karten kehren ins Deck zurück, ungenutzte Rückblenden verfallen. Dann wählt ihr die nächste Leitung.
close-last-help = Das ist die letzte Sitzung. Die Geschichte endet, und alles öffnet sich für alle.
close-story = Die Geschichte beenden
keep-playing = Weiterspielen
spoken-aloud = Laut erzählt
rather-speak = Lieber sprechen
write-it = Eine Zeile schreiben
into-journal = Ins Tagebuch
tell-card = Erzähl etwas davon aus dieser Karte
tell-card-help = Aus ihrem Namen oder ihrem Bild. Sie bleibt liegen, bis du sprichst.
previously = Was bisher geschah
previously-memory = erinnert
previously-scene = die Szene
previously-narration = erzählt
previously-outcome = so ging es aus
previously-question = noch offen

# Gekonntes
tries = versucht:
difficulty = Schwierigkeit
with-ability = { $ability }
without-ability = keine Fähigkeit dafür
time-spent = bisher { $time }
success = Gelungen
failure = Misslungen
never-again = so nie wieder
how-hard = Wie schwer ist es? { $name }: { $words }
how-hard-help = Sag die Zahl laut. Bis die Karte fällt, darf sich noch jemand erinnern.
which-ability = Welche Fähigkeit hilft
no-ability = keine Fähigkeit
time-passes = Jede Karte kostet
no-time = keine Zeit
unit-seconds = Sekunden
unit-minutes = Minuten
unit-hours = Stunden
spent-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
spent-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
spent-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
easier = Leichter
harder = Schwerer
hard-easy = leicht
hard-fair = mittel
hard-hard = schwer
hard-desperate = verzweifelt
chance = gelingt { $percent } von 100 Malen
not-tried = Doch nicht versucht
just-succeeds = Gelingt einfach
say-difficulty = Schwierigkeit { $number }
say-it-then-flip = Schwierigkeit { $number }. Karte umdrehen?
flip-waits = { $name } erinnert sich gerade. Lass zuerst die Fähigkeit nennen; sie kann helfen.
flip-able = { $name } hat jetzt eine Fähigkeit. Hilft sie hier, drücke „Ändern“ und wähle sie.
flip-help = Letzte Gelegenheit für eine Rückblende; nach der Karte ist es für diesen Versuch zu spät.
change-it = Ändern
flip-card = Umdrehen
it-works = es gelingt
it-fails = es misslingt
tell-task = Erzähl, wie { $went }
tell-task-help = Nimm etwas aus dem Namen oder dem Bild der Karte.
go-on-or-give-up = Noch nicht. Weiter?
go-on-help = { $count ->
    [one] { $time } ist vergangen.
   *[other] { $time } sind vergangen.
}
go-on-trying = Weiter
give-up = Aufgeben

# Rückblenden
whose-flashback = Wessen Erinnerung
source-own = Meine eigene
source-give = Ein Geschenk
left-of = noch { $left } von { $most }
give-to = Wem?
gift-help = Sprecht über die Fähigkeit, nie über die Erinnerung. Du kommst auch darin vor, und es darf eine sein, die man lieber nicht hätte.
your-draft = Dein Entwurf
throw-away = Wegwerfen
keep-draft = Als Entwurf behalten, nur du siehst ihn
what-set-off = Was ruft sie wach?
trigger-card = die Karte auf dem Tisch
trigger-task = was gerade versucht wird
trigger-person = ein Mensch
trigger-thing = ein Ding
trigger-word = ein Wort
trigger-need = eine Not
memory-line = Die Erinnerung, in einer Zeile
who-appears = Wer darin vorkommt
adds-to-which = Sie ergänzt eine frühere Erinnerung
adds-to-help = Ergänze Blick, Leute, Grund. Was gesagt wurde, bleibt wahr.
that-is-memory = Das ist die Erinnerung
memory-lacks-whom = Sag zuerst, wem.
memory-lacks-trigger = Sag zuerst, was sie wachruft.
memory-lacks-text = Schreib zuerst die Erinnerung, in einer Zeile.
then-ability = Danach nennst du, was sie nun können.
last-flashback = Das ist deine letzte dieser Art in dieser Sitzung.
spend-last = Ja, nutzen
name-ability = Was kann { $names } jetzt?
name-ability-you = Was kannst du jetzt?
name-ability-help = Das Wichtigste, was in der Erinnerung getan wird, in schlichten Worten.
ability-vetoed-help = { $count ->
    [one] Die Leitung hat die Fähigkeit abgelehnt, nicht die Erinnerung. Nenne eine andere.
   *[other] { $count }-mal abgelehnt. Nach dem dritten Mal nennt sie die Leitung.
}
ability = Fähigkeit
ability-example = liest Lippen, verbindet Wunden …
can-do-now = Das ist die Fähigkeit
relies-on = braucht { $parts }
relies-on-nothing = braucht keinen Körperteil
change-parts = Ändern
close-parts = Fertig
body-parts = Körperteile, die sie braucht
bell-title = { $count ->
    [one] { $names } erinnert sich
   *[other] { $names } erinnern sich
}
bell-rings = Ein Zeichen. { $names } erinnert sich, { $teller } erzählt es.
bell-tell = Erzähl, woran sich { $names } erinnert
bell-own = Dein eigenes Zeichen. Woran erinnerst du dich?
bell-extend = Noch ein Zeichen in derselben Hand: erzähl weiter, mit { $names } darin
bell-help = Darin vorkommen müssen: { $names }. Sag es laut, dann schreib es in einer Zeile.
bell-told-by = { $name } erzählt, woran sich { $names } erinnert
let-bell-go = Verstreichen lassen
let-bell-go-why = Die Leitung lässt dieses Zeichen verstreichen.
use-at-once = „{ $ability }“: gleich nutzen?
use-at-once-help = Beschreib, was du tust, und die Leitung flicht es ein; oder handle damit; oder lass es ruhen.
describe-it = Beschreiben
act-now = Handeln
let-rest = Ruhen lassen

# Die Erinnerungswand
light-a-web = Wessen Netz leuchtet
everybody = Alle
no-memories = Noch erinnert sich niemand. Hier wird jede Erinnerung hängen, mit Fäden dazwischen.
of-session = Sitzung { $number }
source-self = eigene Erinnerung
source-gift = geschenkt von { $name }
source-signifier = ein Zeichen, erzählt von { $name }
source-story = die Geschichte selbst
ability-pending = die Fähigkeit fehlt noch
with-others = Mit { $names }
adds-to = Ergänzt „{ $text }“
told-others = den anderen erzählt
add-to-this = Ergänzen
tell-others = Den anderen erzählen
veto-ability = Fähigkeit ablehnen
word-ability = Fähigkeit formulieren
rule-out = Nicht zulassen
rule-out-help = Nur aus einem dieser Gründe, nie aus Geschmack. Es kostet nichts.
out-FUG-F03 = nichts rief sie wach
out-FUG-F04 = außerhalb der Grenzen
out-FUG-F05 = widerspricht Gesagtem
open-questions = Offene Fragen
no-questions = Alles ist erklärt. Das wird nicht so bleiben.
ask-a-question = Eine Frage notieren
question-example = Wessen Ehering ist im Mantel?
answered-short = geklärt
answered-it = Geklärt: { $text }

# Bögen
signifier = Zeichen
signifier-silent = Zeichen, schweigt gerade
run-by-player = Figur von { $name }
run-by-dealer = Figur von { $name }, gerade von der Leitung geführt
run-by-nobody = Figur von { $name }
added-by = hinzugefügt von { $name }
name-myself = Wie nennt man dich?
my-name-is = So heiße ich
another-name = Ein anderer Name
abilities = Fähigkeiten
usable = kann genutzt werden
ability-blocked = durch eine Wunde gehindert: { $parts }
ability-lost = mit einer Wunde verloren: { $parts }
no-abilities = Nur, was alle können.
flashbacks = Rückblenden
no-flashbacks = Noch nichts.
want-new-persona = Ich bin für eine neue Figur
want-new-persona-help = Nur, wenn alle es wollen.
wounds = Wunden
wound-temporary = auf Zeit
wound-permanent = für immer
tended = versorgt
untended = unversorgt
tend = Versorgen
reopen = Wieder aufbrechen
heal = { $hours ->
    [0] Versorgtes heilt
   *[other] Versorgtes heilt, nach { $hours } Stunden
}
add-temporary = Verwunden
add-permanent = Für immer verwunden
make-unconscious = Bewusstlos
make-restrained = Gefesselt
make-subdued = Überwältigt
recovers = Wieder auf den Beinen
leaves-scene = Verlässt die Szene
enters-scene = Kommt in die Szene
dies = Stirbt
dies-sure = Ja, diese Figur stirbt
let-live = Leben lassen
which-part = Welcher Teil
kill-advice = Bevor du eine Figur tötest
kill-advice-text = Lass die Gefahr spüren. Verletze sie, anschaulich; verstümmle sie, wenn sie es herausgefordert hat. Sie muss nur bis zur letzten Sitzung durchhalten, und eine neue Figur kommt nicht leicht. Achte auf das Gesicht am Tisch: Niemand soll sich wertlos fühlen.

# Der Bildschirm der Leitung
sealed-parts = Was du lesen darfst
part-of-intro = Anfang
part-of-setting = Hintergrund
part-of-advice = Rat
part-of-chapter = Kapitel { $number }
sealed = versiegelt
open-chapter = Kapitel { $number } öffnen?
only-you-know = Nur du wirst es kennen. Niemand sonst kann es öffnen, bis die Geschichte zu Ende ist.
break-seal = Siegel brechen
choose-part = Wähle, was du lesen möchtest.
frame-this = Diese Szene öffnen, laut erzählt
characters = Leute
weapon = bewaffnet
bring-in = Auftreten lassen
triggers = Erinnerungen der Geschichte
triggers-help = Sie kommen nur durch deine Hand.
when-meet = Bei der Begegnung mit { $ref }
when-event = Wenn das geschieht: { $ref }
when-place = An diesem Ort: { $ref }
when-item = Mit diesem Ding: { $ref }
when-words = Wenn diese Worte fallen: { $ref }
when-card = Wenn diese Karte kommt: { $ref }
spent = verbraucht
the-persona = die Figur
fits-nobody = Passt gerade auf niemanden.
all-remember = Alle, die da sind, erinnern sich
remembers-this = { $who } erinnert sich
it-fits = Das passt zu dem, was gerade geschah.
only-dealer-sees = Nur du siehst das.
not-now-story = Nicht jetzt
somebody-new = Jemand Neues
somebody-example = ein Gepäckträger mit einem Handschuh
care-help = Tippe jemanden an für Wunden, Heilung und Aufenthalt.
ask-for-task = Um etwas Gekonntes bitten
by-hand = Von Hand
by-hand-help = Werkzeuge helfen, Menschen entscheiden. Alles hier steht mit seinem Grund im Tagebuch.
strike-wound = Streichen: { $part }, { $who }
why-override = Der Grund, für alle zu lesen
because-i-say = ohne Angabe von Gründen
undo-last = Zurücknehmen: { $what }
settle-success = Gelingen lassen
settle-failure = Misslingen lassen
allow-retry = Noch einen Versuch erlauben
revive = { $who } lebt doch
break-off-contest = Das Kräftemessen abbrechen
reshuffle = Das Deck neu mischen
write-ruling = Eine Entscheidung festhalten
one-more-own = + 1 Rückblende
one-more-gift = + 1 Geschenk
is-back = ist zurück
is-away-now = fehlt
helps = Was der Tisch automatisch macht
helps-help = Schalte ab, was ihr lieber selbst macht.
help-bell = Auf die Zeichen achten
    .off = Aus: Du läutest von Hand.
help-effects = Wunden auf die Bögen schreiben
    .off = Aus: Du trägst ein, was ein Kräftemessen brachte.
help-suggestions = Erinnerungen der Geschichte vorschlagen
    .off = Nur du siehst sie.
help-guesses = Körperteile raten, beim Kräftemessen helfen
    .off = Aus: Alle füllen alles selbst aus.
ring-by-hand = Läuten
came-to = Sie kam zu
ring-it = Läuten

# Kräftemessen
builder-help = Wer gegen wen? Tippe einen Buchstaben an oder zieh die Leute auf eine Seite.
contest-lacks-stakes = Sag zuerst, worum es geht.
contest-lacks-sides = Stell zuerst auf zwei Seiten je jemanden auf.
stakes-example = Zum Beispiel: Wer geht mit dem Hauptbuch hinaus?
violent = Es darf zu Schlägen kommen
group-number = Konflikt { $number }
who-against-whom = Wer gegen wen
side-letter = Seite { $letter }
put-on-side = { $who } auf Seite { $letter } von Konflikt { $group }
take-out = { $who } herausnehmen
out = heraus
weapon-in-hand = Waffe in der Hand
another-side = Noch eine Seite
another-group = Noch ein Konflikt daneben
talk-it-out = Ihr könnt euch auch im Gespräch einigen. Das entscheidet, wer handelt.
deal-contest = Karten geben
at-stake = Worum es geht
not-violent = Keine Schläge: Wer gewinnt, erzählt, wie weit es geht.
close-contest = Kräftemessen beenden
contest-over = Das Kräftemessen ist entschieden
contest-over-help = Erzähl, wie sie nun dastehen, dann leg die Karten weg.
stymied = ausgebremst
leads = führt
to-play = am Zug
won-round = hat gewonnen
your-turn = dein Zug
holds-back = hält sich zurück
stands-by = steht daneben
over-21 = über 21
no-hidden = keine verdeckten Karten
cards-unseen = { $count ->
    [one] 1 Karte verdeckt
   *[other] { $count } Karten verdeckt
}
wild-count = { $count ->
    [one] 1 freie Karte
   *[other] { $count } freie Karten
}
tier-2 = 21 aus mehreren
tier-3 = 21 aus zweien
tier-4 = 21 mit Arkana
tier-5 = 21, zwei Arkana
tier-6 = Narr und Welt
face-up-now = offen
you-have-up = Du hast offen { $number }.
after-swap = { $number } nach dem Tausch
after-this = { $number } danach
after-bust = { $number }: zu viel
for-this = für diese: { $number }
for-this-bust = für diese: { $number }, zu viel
declare-ability = Fähigkeiten zum Ansagen
declare = Ansagen: { $ability }
wild-card = freie Karte
hole-cards = verdeckte Karten
only-you-see = nur du siehst sie
twist-from-deck = Vom Deck ziehen; { $percent } von 100 Karten wären zu viel
twist-under = vom Deck ziehen, { $percent } % wären zu viel
deck-of = Das Deck, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
stand = Halten
stand-why = Erst zwei offene Karten.
on-your-card = Zu deiner letzten Karte
on-the-card = Zur letzten Karte
stays-until = Bleibt liegen, bis { $name } spricht.
coach-turn-first = Dreh eine verdeckte Karte um, oder nimm eine vom Deck und behalte deine in Reserve. Zwei müssen offen liegen.
coach-turn = Höher ist besser, bis 21. Verdeckte Karten zählen nicht und können warten.
coach-turn-more = Du hattest deine Karte. Eine freie Karte kann noch mit einer offenen tauschen.
coach-answer = Jemand hat 21. Überbiete sie mit dem, was du hast, oder lass es.
coach-join = Vor jeder Runde kann man sich zurückhalten oder ganz aufgeben.
coach-effect = Du erzählst, was geschieht. Je besser die Hand, desto weiter darfst du gehen.
played-turned = { $who } deckt auf: { $card }.
played-twisted = { $who } zieht: { $card }.
played-swapped = { $who } tauscht ein: { $card }.
contest-said-declared = { $who } sagt eine Fähigkeit an und nimmt eine freie Karte.
contest-said-stymied = Zu viel: { $who } ist ausgebremst.
contest-said-made-21 = Einundzwanzig für { $who }!
contest-said-came-in = { $who } greift ein.
contest-said-gave-up = { $who } gibt auf.
contest-said-stalemate = Niemand ist besser: ein Patt.
contest-said-all-stymied = Alle sind ausgebremst; nichts ist entschieden.
contest-said-won-tier-1 = { $who } gewinnt die Runde mit dem höchsten Blatt.
contest-said-won-tier-2 = { $who } gewinnt die Runde mit 21 aus mehreren Karten.
contest-said-won-tier-3 = { $who } gewinnt die Runde mit 21 aus zwei Karten.
contest-said-won-tier-4 = { $who } gewinnt die Runde mit 21 aus zwei Karten, eine davon aus der Großen Arkana.
contest-said-won-tier-5 = { $who } gewinnt die Runde mit 21 aus zwei Karten der Großen Arkana.
contest-said-won-tier-6 = { $who } gewinnt die Runde mit dem Narren und der Welt.
contest-said-wounded = { $who } ist verwundet.
contest-said-maimed = { $who } ist für immer verwundet.
contest-said-incapacitated = { $who } fällt eine Runde aus.
contest-said-knocked-out = { $who } ist bewusstlos.
contest-said-killed = { $who } stirbt.
contest-said-spared = Die Leitung lässt { $who } leben.
contest-said-escaped = { $who } entkommt.
contest-said-left = { $who } ist fort.
contest-said-goes-on = Es geht weiter.
contest-said-missed = Der Augenblick ist vorbei.
contest-hint-leads = { $who } führt.
contest-hint-turn = { $who } ist am Zug.
contest-hint-called = { $who } hat 21. Alle anderen antworten einmal.
suffers-temporary = { $who } ist verwundet: { $part }.
suffers-permanent = { $who } ist für immer verwundet: { $part }.
suffers-unconscious = { $who } ist bewusstlos.
suffers-restrained = { $who } ist gefesselt.
suffers-subdued = { $who } fällt eine Runde aus.
suffers-able = { $who } ist wieder auf den Beinen.
suffers-dead = { $who } stirbt.

# Zwischen den Sitzungen und danach
who-deals-next = Wer leitet die nächste Sitzung?
who-deals-next-help = Jemand, der noch nicht geleitet hat. Das nächste Kapitel öffnet sich nur dafür.
chapter-is-yours = Kapitel { $number } gehört dir
chapter-is-yours-help = Lies es zu Hause, vor dem nächsten Abend. Niemand sonst kann es.
next-dealer-is = { $name } leitet als Nächstes
next-dealer-help = Das Kapitel liegt nun dort. Bis zur nächsten Sitzung.
story-over = Die Geschichte ist zu Ende
story-over-help = Alles ist nun offen, jedes Kapitel. Niemand hat gewonnen; es wurde erzählt.
a-story-in = { $count ->
    [one] Eine Geschichte in einer Sitzung
   *[other] Eine Geschichte in { $count } Sitzungen
}
told-by = erzählt von { $names }
session-with = Sitzung { $number }, geleitet von { $name }

# Das Tagebuch
journal = Tagebuch
write-to-journal = Ins Tagebuch schreiben …
write-as = Schreiben als
as-narrator = Erzählen
as-who = Als { $who } sprechen
private-note = Notiz für mich
dealer-note = Notiz der Leitung
put-right = Berichtigen
put-right-this = Berichtigen: { $text }
changes-facts = Es ändert, was geschah; die Leitung muss zustimmen
asks-to-amend = { $name } möchte berichtigen:
amended = (berichtigt)
status-pending = noch offen
status-vetoed = abgelehnt
status-ruled_out = nicht zugelassen, kostet nichts
status-withdrawn = weggelassen
status-undone = zurückgenommen
status-void = hinfällig
line-seat_joined = { $name } setzt sich.
line-seat_left = { $name } geht.
line-knows_story = { $name } kennt diese Geschichte.
line-dealer_appointed = { $name } ist für { $dealer }.
    .own = { $name } würde leiten.
    .appointed = { $dealer } leitet die nächste Sitzung.
line-dealer_replaced = { $name } möchte, dass { $dealer } weiterleitet.
    .appointed = { $dealer } leitet weiter.
line-dealing_declined = { $name } möchte nicht leiten.
line-away = { $away ->
    [yes] { $name } fehlt.
   *[other] { $name } ist wieder da.
}
line-chapter_opened = { $part ->
    [chapter] { $name } öffnet ein versiegeltes Kapitel.
    [intro] { $name } öffnet den Anfang.
    [setting] { $name } öffnet den Hintergrund.
   *[other] { $name } öffnet den Rat.
}
line-eyes_closed = Alle schließen die Augen.
line-intro_read = { $name } hat den Anfang vorgelesen.
line-persona_described = Figur von { $name }:
line-persona_refused = Die Leitung bittet um eine andere Beschreibung: { $why }
line-feature_suggested = { $name } fügt hinzu ({ $who }): { $text }
line-feature_rejected = Die Leitung bittet um einen anderen Vorschlag.
line-feature_vetoed = { $name } lehnt ab.
line-feature_accepted = { $name } nimmt an.
line-new_persona = { $name } ist für eine neue Figur.
line-signifiers_dealt = Zeichen: { $list }.
line-session_opened = Sitzung { $session } beginnt.
line-session_closed = Sitzung { $session } ist geschlossen.
    .last = Die letzte Sitzung ist geschlossen. Die Geschichte ist zu Ende.
line-scene = { $name } setzt eine Szene:
    .spoken = { $name } setzt eine Szene, laut erzählt.
line-in_scene = { $here ->
    [yes] { $who } kommt in die Szene.
   *[other] { $who } verlässt die Szene.
}
line-character_entered = { $shown_as } tritt auf.
line-narration = { $name }:
    .spoken = { $name } erzählt laut.
line-speech = { $who }:
    .spoken = { $who } spricht.
line-named = { $who } hat einen Namen.
line-question = Eine offene Frage: { $text }
line-answered = Eine Frage ist geklärt.
line-memory = { $who } erinnert sich:
line-memory_ruled_out = Die Leitung lässt sie nicht zu ({ $rule }). Es kostet nichts. { $why }
line-ability = { $who } hat jetzt eine Fähigkeit: { $ability }
line-ability_vetoed = Die Leitung lehnt die Fähigkeit ab. Die Erinnerung bleibt.
line-ability_worded = Die Leitung formuliert: { $ability }.
line-shared_memory = { $who } erzählt es den anderen.
line-signifier_turned = Die Leitung läutet für { $who }.
line-immediate_use = { $how ->
    [describe] { $who } nutzt es sofort, beschrieben.
    [act] { $who } handelt sofort damit.
   *[other] { $who } lässt es ruhen.
}
line-trigger_fired = { $who } erinnert sich:
line-basic_action = { $who }:
    .spoken = { $who } tut es.
line-not_basic = Die Leitung: Das kann nicht jeder.
line-skilled_action = { $who } versucht: { $task }
line-task_set = Schwierigkeit { $difficulty }.
line-task_granted = Es gelingt einfach.
line-task_dropped = Es wird doch nicht versucht.
line-task_flip = { $card }. { $outcome ->
    [success] Gelungen.
    [failure] Misslungen.
   *[other] Noch nicht.
}
line-task_choice = { $go_on ->
    [yes] Es geht weiter.
   *[other] Aufgegeben.
}
line-task_narration = { $name }:
    .spoken = { $name } hat es laut erzählt.
line-contest_opened = Ein Kräftemessen: { $stakes }
line-contest_told = { $name }:
    .spoken = { $name } hat es laut erzählt.
line-contest_closed = Das Kräftemessen ist geschlossen.
line-wound = { $who } ist verwundet: { $part }.
line-wound_tended = Eine Wunde ist versorgt: { $who }.
line-wound_reopened = Eine Wunde bricht auf: { $who }.
line-wound_healed = { $who } wird gesund.
line-incapacitated = { $kind ->
    [restrained] { $who } ist gefesselt.
    [subdued] { $who } ist überwältigt.
   *[other] { $who } ist bewusstlos.
}
line-recovered = { $who } ist wieder auf den Beinen.
line-relearned = { $who } hat es neu gelernt.
line-death = { $who } stirbt.
line-amend = { $name } berichtigt: { $text }
line-amend_answered = { $yes ->
    [yes] Die Leitung stimmt zu.
   *[other] Die Leitung sagt Nein.
}
line-stop = Jemand hat die Stoppkarte gespielt.
line-retold = Eine Stelle wird anders erzählt oder weggelassen.
line-go_on = Es geht weiter.
line-switched = { $on ->
    [yes] Das macht wieder der Tisch: { $what }.
   *[other] Das macht ab jetzt die Leitung von Hand: { $what }.
}
line-override = { $what ->
    [undo] Die Leitung nimmt einen Schritt zurück: { $why }
    [quota] Die Leitung ändert, wie viele Rückblenden übrig sind: { $why }
    [wound] Die Leitung berichtigt eine Wunde: { $why }
    [revive] { $who } lebt doch: { $why }
    [retry] Die Leitung erlaubt noch einen Versuch: { $why }
    [settle] Die Leitung entscheidet den Versuch: { $why }
    [bell] Die Leitung lässt ein Zeichen verstreichen: { $why }
    [deck] Die Leitung lässt das Deck neu mischen: { $why }
    [contest] Die Leitung entscheidet im Kräftemessen: { $why }
   *[ruling] Entscheidung der Leitung: { $why }
}

# Körperteile
part-body = Körper
part-head = Kopf
part-eye_l = linkes Auge
part-eye_r = rechtes Auge
part-ear_l = linkes Ohr
part-ear_r = rechtes Ohr
part-nose = Nase
part-mouth = Mund
part-torso = Rumpf
part-arm_l = linker Arm
part-hand_l = linke Hand
part-arm_r = rechter Arm
part-hand_r = rechte Hand
part-leg_l = linkes Bein
part-foot_l = linker Fuß
part-leg_r = rechtes Bein
part-foot_r = rechter Fuß

# Eine neue Geschichte
new-story = Eine neue Geschichte
which-story = Welche Geschichte?
story-sessions = { $count ->
    [one] Eine Sitzung von { $hours } Stunden
   *[other] { $count } Sitzungen von { $hours } Stunden
}
own-file = Eine eigene Datei
own-file-help = Der Tisch liest sie und zeigt sie niemandem, auch dir nicht. Willst du mitspielen, wähle sie, ohne sie zu öffnen.
choose-file = Datei wählen
file-chosen = { $name } ist gewählt. Niemand bekommt gezeigt, was darin steht.
i-read-it = Ich habe sie gelesen
i-read-it-help = Alle sehen dann, dass du die Geschichte kennst.
your-name-here = Dein Name
options-as-usual = Wenn du hier nichts änderst, gilt das Regelheft.
fixed-by-set = von der Geschichte festgelegt
start-story = Tisch decken
secrets-kept = Kapitel sind versiegelt. Jedes öffnet sich nur der Leitung seiner Sitzung, wenn es so weit ist.
option-ordinary_personae = Gewöhnliche Leute
    .help = Figuren sind normale Menschen: keine Kräfte, keine geheime Ausbildung.
option-literacy = Sie können lesen
    .help = Figuren lesen und schreiben ihre Sprache.
option-relearn_everything = Auch das Einfachste ist vergessen
    .help = Selbst Schlüssel und Kleider müssen erst erinnert werden.
option-self_flashbacks = Eigene Rückblenden
    .help = Je Person und Sitzung.
option-gift_flashbacks = Rückblenden zum Schenken
    .help = Je Person und Sitzung.
option-signifier_recipient = Wer sich beim Zeichen erinnert
    .help = Wenn ein Zeichen im Spiel aufgedeckt wird.
option-signifier_recipient-signified = die Figur, deren Zeichen es ist
option-signifier_recipient-exposer = die Figur, in deren Hand es auftauchte
option-persona_death = Tod einer Figur
    .help = Ob eine Figur überhaupt getötet werden darf.
option-persona_death-confirm = wenn die Leitung zweimal Ja sagt
option-persona_death-forbid = nie
option-play_on = Nach dem Ende weiterspielen
    .help = Das Tagebuch bleibt nach dem letzten Kapitel offen.
option-skilled_numbers = Zahlen bei Gekonntem
    .help = Was Asse und Hofkarten zählen.
option-skilled_numbers-rank = Ass 1, Hof 11 bis 14
option-skilled_numbers-contest = Ass 11, Hof 10
option-time_compare = Wenn Zeit vergeht
    .help = Ob die Karte die Schwierigkeit übertreffen oder nur erreichen muss.
option-time_compare-beat = übertreffen
option-time_compare-meet = erreichen
option-wild_limit = Freie Karten
    .help = Wie viele man in einem Kräftemessen nehmen darf.
option-wild_limit-per_ability = eine je Fähigkeit
option-wild_limit-per_contest = nur eine
option-wild_timing = Tauschen
    .help = Ob ein Tausch ein eigener Zug ist.
option-wild_timing-free_on_turn = zusätzlich zum Zug
option-wild_timing-uses_turn = anstelle des Zuges
option-wild_carry = Freie Karten in späteren Runden
    .help = Ob eine eingetauschte zurückkommt.
option-wild_carry-reusable = alle kommen zurück
option-wild_carry-unused_only = nur ungenutzte
option-draw_rule = Gleichstand
    .help = Was ein Gleichstand zwischen Gegnern bedeutet.
option-draw_rule-dealer_takes = die Nebenfigur gewinnt
option-draw_rule-stalemate = niemand gewinnt
option-fewer_cards_breaks_ties = Weniger Karten gewinnen
    .help = Bei gleichem Wert ist die Hand mit weniger offenen Karten besser.
all-can = Alle können
none-can = Niemand kann mehr
healing-sleep = Versorgte Wunden schließen sich nach { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} Schlaf.
healing-rest = Versorgte Wunden schließen sich nach { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} Ruhe.
healing-time = Versorgte Wunden schließen sich nach { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
}.
healing-scene = Versorgte Wunden schließen sich am Ende einer Szene.
healing-dealer = Die Leitung entscheidet, wann sich Wunden schließen.
an-ability = eine Fähigkeit
sure-kill = { $chosen }? Das ist endgültig.
sure-maim = { $chosen }? Fähigkeiten dieses Körperteils sind dann für immer verloren.
sure-end = Es zu beenden versuchen? Das tritt an die Stelle jeder anderen Wirkung, und die Leitung darf ablehnen.
contest-prompt-turn = Dein Zug? Tippe eine verdeckte Karte an, um sie aufzudecken, oder nimm eine vom Stapel. Mit zwei offenen Karten darfst du halten.
contest-prompt-turn-more = Noch etwas? Eine freie Karte kann noch eingetauscht werden.
pick-whom = Wen?
pick-part = Welcher Körperteil?
put-back = Zurücklegen
best-answer = beste Antwort
twenty-one = Einundzwanzig für { $who }!
answer-now = Deine eine Antwort: Deck auf, was besser ist, oder nichts.
answers-go-round = Alle anderen antworten einmal, reihum.
relearn = Neu gelernt, auf andere Weise
as-act = Als { $who } etwas tun, das jeder kann
not-basic = Das kann nicht jeder
my-notes = Meine Notizen
sheet-notes = Meine Notizen
keep-note = Behalten
no-notes = Noch keine Notizen. Nur du kannst sie lesen.
note-private_note = Nur du
note-memory_drafted = Ein Entwurf, nur du
note-dealer_note = Notiz der Leitung von { $name }
name-ahead = Wer leitet die nächste Sitzung? Nennt jetzt jemanden; das Kapitel öffnet sich später:

# Warum nicht (auf Englisch sagt es der Tisch selbst)
refused-ability-is-named = Diese Erinnerung hat ihre Fähigkeit schon.
refused-ability-unusable = Eine Wunde hindert daran: { $token }.
refused-acting-player-tells = Wer es versucht hat, erzählt auch, was geschah.
refused-bell-first = Ein Zeichen wurde aufgedeckt. Erzählt erst die Erinnerung, dann kommen die Karten.
refused-between-two-turns = Schenke diese Erinnerung zwischen zwei Zügen des Kräftemessens.
refused-cannot-act = Diese Figur kann gerade nicht handeln.
refused-cannot-remember = Figuren, die die Leitung führt, haben keine Rückblenden; die Toten auch nicht.
refused-cannot-take-part = { $token } kann nicht teilnehmen.
refused-contest-open = Ein Kräftemessen läuft. Schließt es zuerst.
refused-dead = Diese Figur ist tot.
refused-dealer-has-no-quota = Die Leitung hat keine eigenen Rückblenden. Nimm ein Zeichen oder eine Erinnerung der Geschichte.
refused-dealer-is-named = Die nächste Leitung steht schon fest.
refused-dealer-only = Das kann nur die Leitung.
refused-declined-to-deal = Diese Person möchte nicht leiten. Nennt jemand anderen.
refused-difficulty = Wähle eine Schwierigkeit von 2 bis 12, oder von 3 bis 12, wenn Zeit vergeht.
refused-end-of-scene = In dieser Geschichte schließen sich versorgte Wunden am Ende einer Szene.
refused-finish-first = Bringt erst das Kräftemessen oder den Versuch zu Ende.
refused-finish-the-round = Erst die Runde zu Ende; geschlossen wird zwischen zwei Runden.
refused-give-to-another = Ein Geschenk geht an die Figur von jemand anderem.
refused-how-do-they-look = Sag, wie diese Figur aussieht.
refused-left-neighbour-adds = Dieses Merkmal fügt die Person links daneben hinzu.
refused-memory-pending = Eine Erinnerung wird noch erzählt. Bringt sie erst zu Ende.
refused-narrator-names-it = Wer die Erinnerung erzählt, nennt die Fähigkeit.
refused-narrator-tells = Jemand anders erzählt diese Erinnerung.
refused-never-again = Eine Große Arkana hat das für diese Figur verschlossen. Versuch es anders.
refused-no-contest = Kein Kräftemessen läuft.
refused-no-dealer-yet = Einigt euch erst auf die Leitung.
refused-no-flashback-left = Du hast in dieser Sitzung keine eigene Rückblende mehr.
refused-no-gift-left = Du hast in dieser Sitzung keine Rückblende mehr zu verschenken.
refused-no-persona-yet = Diese Figur ist noch nicht fertig.
refused-no-card-left = Weder im Deck noch in der Ablage liegt noch eine Karte.
refused-no-such-bell = Dieses Zeichen wartet nicht mehr auf eine Erinnerung.
refused-no-such-entry = Diesen Eintrag gibt es im Tagebuch nicht oder nicht mehr.
refused-no-such-wound = Diese Figur hat keine solche offene Wunde.
refused-no-trigger = Etwas in der Gegenwart muss die Erinnerung wecken: Sag, was.
refused-nobody-opposes = Stellt Leute auf mindestens zwei Seiten.
refused-not-in-contest = Du bist nicht in diesem Kräftemessen.
refused-not-in-scene = Diese Figur ist nicht in der Szene.
refused-not-now = Das geht an dieser Stelle der Geschichte nicht.
refused-not-this-dealer = Als Nächstes leitet jemand, der seltener geleitet hat.
refused-not-to-the-dealer = Die Figur der Leitung erinnert sich in dieser Sitzung nicht.
refused-not-yours-to-play = Jemand anders spielt diese Figur.
refused-nothing-to-tell = Du hast gerade keine Karte zu erzählen.
refused-on-your-turn = Im Kräftemessen erinnerst du dich, wenn du am Zug bist.
refused-one-veto = Du kannst nur einmal ablehnen, und das hast du schon.
refused-only-the-last-step = Nur der letzte Schritt kann zurückgenommen werden.
refused-personae-do-not-die = An diesem Tisch stirbt keine Figur.
refused-same-category = Der zweite Vorschlag muss anderer Art sein.
refused-drawer-full = In die Schublade passt kein Bild mehr. Nimm erst eines weg.
refused-say-what-it-shows = Sag mit wenigen Worten, was auf dem Bild ist: Nicht alle können es sehen.
refused-sealed = Das ist für dich versiegelt.
refused-signifiers-first = Teilt erst die Zeichen aus.
refused-so-already = Das ist schon so; zu ändern gibt es nichts.
refused-stopped = Die Stoppkarte liegt auf dem Tisch. Das Spiel wartet, bis die Leitung weitermacht.
refused-story-over = Die Geschichte ist zu Ende.
refused-sure-of-death = Sicher? Verletze sie lieber; eine neue Figur kommt nicht leicht. Sag noch einmal Ja, wenn sie sterben soll.
refused-task-open = Jemand versucht gerade etwas. Bringt das erst zu Ende.
refused-tend-first = Nur eine versorgte Wunde kann heilen. Versorgt sie erst.
refused-tended-already = Diese Wunde ist schon versorgt.
refused-they-are-here = Diese Person ist da oder war es vor wenigen Minuten. Abmelden kann sie sich nur selbst.
refused-dealer-is-here = Die Leitung ist da oder war es vor wenigen Minuten. Nur sie selbst kann jetzt sagen, wer weiterleitet.
refused-not-on-ones-own-word = Du kannst dich nicht allein zur Leitung machen. Jemand anders hier muss zustimmen.
refused-too-late = Dafür ist es zu spät: Der Moment ist vorbei.
refused-too-short = Die Ruhe war zu kurz, um zu heilen.
refused-two-seats-at-least = Eine Geschichte braucht mindestens zwei Leute.
refused-unconscious = Diese Figur ist bewusstlos.
refused-vetoed-already = Diese Fähigkeit wurde abgelehnt. Nenne eine andere.
refused-wait-for-round = Wartet auf die Pause zwischen zwei Runden.
refused-moved-on = Am Tisch ging es schon weiter. Schau noch einmal hin.
refused-not-your-turn = Du bist gerade nicht dran. Warte, bis du gefragt wirst.

# The host's own deck

deck-own = Mein eigenes Deck nehmen …
deck-another = Ein anderes Deck nehmen …
deck-ours = Zurück zum Deck von Parlour
deck-coming = { $done } von 78 Bildern
deck-going = Unterwegs …
deck-look = Ist jede Karte, was sie sein soll?
deck-use = Mit diesem Deck spielen
deck-drop = Doch nicht
deck-laid = Dein Deck liegt auf dem Tisch.
deck-hint = Ein Ordner mit 78 Bildern, benannt nach den Karten.
deck-missing = { $count ->
    [one] Eine Karte hat kein Bild: { $names }.
   *[other] { $count } Karten haben kein Bild: { $names }.
}
deck-twice = Mehr als ein Bild für eine Karte: { $names }.
deck-unreadable = Dieser Browser kann { $names } nicht zeigen.
deck-not-sent = Die Bilder sind nicht angekommen. Bitte versuche es noch einmal.
do-swap = Tauschen für { $number }
wild-from = freie Karte, aus { $abilities }

# Other players

add-bot-seat = Einen Bot dazusetzen
contest-timer = { $seconds ->
    [0] Kräftemessen warten auf alle
   *[other] Kräftemessen warten { $seconds } Sekunden
}
free-seat = Den Platz von { $name } der nächsten Person geben
free-seat-sure = Noch einmal drücken: Die Figur von { $name } bleibt, jemand anders spielt sie
refused-somebody-plays-there = Da spielt jemand. Frei wird der Platz, wenn die Person weg ist.
refused-dealer-first = Dieser Platz leitet. Macht erst jemand anderen zur Leitung.
refused-all-signified = Jede Figur hat schon ein Zeichen.
refused-dealer-named-it = Diese Fähigkeit hat die Leitung benannt; sie lässt sich nicht ablehnen.
refused-fire-a-trigger = Solche Erinnerungen bringt die Geschichte: Nimm einen Auslöser.
refused-first-suggestion = Das ist der erste Vorschlag; er kann keinem früheren ähneln. Nenne einen anderen Grund.
refused-for-all-present = Diese Erinnerung ist für alle, die in der Szene sind.
refused-for-one-persona = Diese Erinnerung ist für eine Figur. Nenne, für welche.
refused-in-two-groups = Eine Figur kann nur in einem Konflikt stehen.
refused-narrator-retells = Neu erzählen kann diesen Teil nur, wer ihn erzählt hat; die Leitung kann ihn nur streichen.
refused-no-ability-yet = Diese Erinnerung hat noch keine Fähigkeit. Nenne erst eine.
refused-no-content-yet = Wählt erst eine Geschichte.
refused-no-draft-of-yours = Diesen Entwurf hast du nicht mehr.
refused-no-such-ability = Diese Figur hat diese Fähigkeit nicht.
refused-no-such-memory = Diese Erinnerung gibt es nicht.
refused-no-such-picture = Dieses Bild gibt es nicht.
refused-no-such-scene = Diese Szene ist vorbei. Zeig das Bild in der jetzigen.
refused-no-such-part = { $token } ist kein Körperteil.
refused-no-such-persona = Die Figur { $token } gibt es nicht.
refused-no-such-task = Gerade versucht niemand etwas.
refused-no-such-trigger = Dieser Auslöser lässt sich jetzt nicht nutzen.
refused-no-use-of-yours = Du hast keine neue Fähigkeit, die du sofort nutzen könntest.
refused-nobody-of-that-name = Niemand heißt { $token }.
refused-nobody-to-remember = Diese Erinnerung passt zu niemandem in der Szene.
refused-not-for-them = Diese Erinnerung ist nicht für diese Figur. Wähle eine andere.
refused-not-lost = Diese Fähigkeit ist nicht verloren; es gibt nichts neu zu lernen.
refused-not-stopped = Die Stoppkarte liegt nicht auf dem Tisch.
refused-not-to-be-ruled-out = Diese Erinnerung kann nicht abgewiesen werden.
refused-not-unbroken = Zum Heilen braucht es ununterbrochene Ruhe.
refused-not-yours-to-amend = Einen Eintrag kann nur berichtigen, wer ihn geschrieben hat.
refused-nothing-is-basic = Hier muss selbst das Einfachste erst erinnert werden.
refused-only-gifts-are-vetoed = Nur die Fähigkeit eines Geschenks kann abgelehnt werden.
refused-only-personae = Proben legen nur Figuren ab, die von Mitspielenden geführt werden.
refused-others-replace-the-dealer = Diese Person leitet schon. Nennt jemand anderen.
refused-own-persona-only = Eigene Rückblenden sind für die eigene Figur. Willst du eine Erinnerung schenken, nimm ein Geschenk.
refused-owner-says = Das kann nur sagen, wer die Figur führt.
refused-owner-tells = Den anderen erzählen kann diese Erinnerung nur, wer sie hat.
refused-persona-lives = Die Figur dieser Person lebt; eine neue ist nicht nötig.
refused-table-minds-bells = Der Tisch achtet auf die Zeichen. Schaltet das in den Werkzeugen ab, um von Hand zu läuten.
refused-untended = Diese Wunde ist ohnehin offen.
refused-with-another-part = Auch dieser Körperteil ist verloren. Lern die Fähigkeit mit einem anderen.
refused-closed = Dieser Tisch ist geschlossen.
refused-host-only = Das kann nur, wer den Tisch eröffnet hat.
refused-locked = Dieser Tisch ist abgeschlossen. Bitte die Person, die ihn eröffnet hat, aufzuschließen.
refused-nobody-there = Da sitzt niemand.
refused-not-at-this-table = Du sitzt nicht an diesem Tisch.
refused-not-for-programs = Ein Programm kann nur auf seinem Stuhl spielen.
refused-not-offered = { $token } steht hier nicht zur Wahl.
refused-not-your-seat = Das ist nicht dein Platz.
refused-sits-already = Du hast schon einen Platz.
refused-bad-name = Ein Name hat mindestens einen Buchstaben oder eine Ziffer und ist kein Link.
refused-table-full = Alle Plätze sind besetzt.

# Mehrere an einem Bildschirm, und Änderungen vor dem Beginn

same-screen = Leute an diesem Bildschirm
somebody-beside = Noch jemand sitzt an diesem Bildschirm
name-beside = Name der { $number }. Person an diesem Bildschirm
sits-not-here = Nicht hier
rather = Lieber { $name }
waits-beside = Die Geschichte wartet auf { $name }.
pass-screen = Bildschirm weitergeben
pass-to = Bildschirm an { $name } geben
sheet-changes = Geschichte und Regeln
change-story = Geschichte oder Regeln ändern
take-this-story = Stattdessen { $title } erzählen
agree-anew = Wenn sich etwas ändert, nennen alle die Leitung noch einmal.
counts = { $ways ->
    [2] { $low } oder { $number }
    [3] { $low }, { $middle } oder { $number }
   *[other] von { $low } bis { $number }
}
bad-locked = { $option } ist von der Geschichte festgelegt.
then-by = { $first }, dann { $next }

# A memory comes
keep-it = Behalten
letter-of = Was { $names } wieder einfällt
letter-told-you = Du erzählst es.
letter-told-self = { $name } erinnert sich.
letter-told-gift = { $name } schenkt eine Erinnerung.
letter-told-signifier = { $name } erzählt es.
letter-told-story = Das erzählt die Geschichte selbst.
letter-you-remember = Du erinnerst dich.
letter-what-now = Du erinnerst dich. Was machst du daraus?
letter-on-sheet = „{ $ability }“ steht jetzt auf deinem Bogen.
letter-your-signifier = { $card } ist dein Zeichen.
letter-signifier-of = { $card } ist das Zeichen von { $who }.
letter-in-it = Darin
letter-you = du
letter-leaves-you = Dir bleibt daraus eine Fähigkeit
letter-leaves = Daraus bleibt { $names } eine Fähigkeit
letter-naming = { $name } benennt gerade, was davon bleibt.
letter-naming-you = Was bleibt dir davon?
letter-needs = Braucht: { $parts }.
letter-needs-nothing = Braucht keinen bestimmten Körperteil.
letter-usable-you = Dort bist du unverletzt: Du kannst sie gleich einsetzen.
letter-usable = Sie lässt sich gleich einsetzen.
letter-blocked-you = Dort bist du verwundet: Nutzen kannst du sie erst, wenn die Wunde versorgt ist.
letter-blocked = Eine Wunde steht im Weg, bis sie versorgt ist.
letter-lost-you = Deine Wunde dort bleibt: Du kannst sie nicht mehr nutzen.
letter-lost = Eine bleibende Wunde macht sie unmöglich.
letter-at-once = Jetzt gleich, wenn du magst
letter-describe-what = sag, was du tust; die Leitung flicht es ein, die Karten bleiben liegen
letter-act-what = tu jetzt etwas damit
letter-keep-what = sie bleibt auf deinem Bogen
letter-known-you = Alle am Tisch haben es gehört. Die anderen Figuren wissen nur, was deine ihnen erzählt.
letter-known = Alle am Tisch haben es gehört. Die anderen Figuren wissen nur, was { $names } ihnen erzählt.
letter-away = Zurück zum Tisch
letter-declare = Für eine freie Karte ansagen
letter-join = Mitmachen: { $side }
letter-waits = Das Kräftemessen wartet auf dich.
letter-waits-declare = Das Kräftemessen wartet. Angesagt bringt sie dir eine freie Karte, dann geht es weiter.
bell-you = Du erinnerst dich
bell-came-to = Die Karte kam zu { $who }.
bell-came-to-you = Die Karte kam zu dir.
bell-teller = { $name } erzählt es.
bell-you-tell = Du erzählst es.
bell-must = Vorkommen müssen: { $names }.
bell-then = Dann wird eine Fähigkeit benannt, und { $names } darf sie gleich einsetzen.
bell-then-contest = Das Kräftemessen wartet. Dann wird eine Fähigkeit benannt, und { $names } darf sie gleich ansagen oder beschreiben.

# Sides of a contest
stake-line = Es geht um:
side-of = Seite: { $name }
your-side = deine Seite
side-best = höchste
wounded-at = verwundet: { $parts }
all-cards = Alle Karten
fewer-cards-shown = Nur Werte
against-you = gegen dich
wild-short = frei
twist-short = ziehen: { $percent } % zu viel
contest-prompt-turn-bare = Dein Zug? Nimm eine Karte vom Stapel, oder halte.
letter-what-now-short = Was machst du daraus?
side-wants = Was Seite { $letter } will
side-wants-short = Was wollen sie?
judge = Dein Wort als Leitung, wenn du willst
judge-self = { $name } erinnert sich.
judge-gift = { $name } schenkt eine Erinnerung: { $names }.
judge-signifier = { $name } hat erzählt, woran sich { $names } erinnert.
judge-ability = Sie bringt „{ $ability }“.
let-stand = So stehen lassen
why-enough = { $kind ->
    [ace] { $card } zählt { $number }.
    [court] { $card } zählt { $number }.
   *[pip] { $card }.
} { $needs ->
    [beat] Es musste mehr als { $difficulty } sein, und das ist es.
   *[meet] Mindestens { $difficulty } war nötig.
}
why-short = { $kind ->
    [ace] Ein Ass zählt hier { $number }.
    [court] { $card } zählt { $number }.
   *[pip] { $card }.
} { $needs ->
    [beat] Mehr als { $difficulty } wäre nötig gewesen.
   *[meet] Mindestens { $difficulty } wäre nötig gewesen.
}
why-major = { $card } gehört zur Großen Arkana. Ohne passende Fähigkeit misslingt es damit, und dieser Weg ist ihnen für immer versperrt.
why-major-able = { $card } gehört zur Großen Arkana. Mit „{ $ability }“ gelingt es damit sofort.
contest-said-drawn = Es stand gleich, und bei Gleichstand gewinnt, wen die Leitung spielt.
hurt-you = Du bist verletzt
hurt-blocks = Bis die Wunde versorgt ist, fehlt dir: { $abilities }.
hurt-loses = Damit ist verloren: { $abilities }.
primer-title = Neu bei Fugue?
primer-what = Ihr wacht auf und wisst nichts über euch. Gemeinsam erzählt ihr eine Geschichte; eine Person, die Leitung, setzt die Szenen und spielt alle, denen ihr begegnet. Niemand gewinnt: Ihr findet heraus, wer ihr seid.
primer-remember = Erinnern.
primer-remember-text = Eine Rückblende ist eine Szene von früher, in ein, zwei Sätzen erzählt und von etwas Jetzigem wachgerufen. Sie gibt deiner Figur eine Fähigkeit.
primer-try = Versuchen.
primer-try-text = Was alle können, geschieht einfach. Für alles andere nennt die Leitung eine Schwierigkeit und deckt eine Tarotkarte auf; eine Fähigkeit macht es viel leichter.
primer-contest = Kräfte messen.
primer-contest-text = Wo sich Leute gegenüberstehen: zwei Karten für jede Seite, und wer näher an 21 ist, sagt, was geschieht.
primer-pips = Die Zeichen an einem Platz: Jedes runde ist eine eigene Rückblende für heute, das eckige ist eine Erinnerung zum Verschenken.
pip-own = eine eigene Rückblende ist übrig
pip-gift = eine Erinnerung zum Verschenken ist übrig
understood = Verstanden
short-blocked = blockiert
short-lost = verloren
ceremony-title = Jede Figur zieht ihr Zeichen
ceremony-yours = { $card } ist deins.
ceremony-help = Es kehrt ins Deck zurück. Kommt es im Spiel, erinnerst du dich.
as-talk = Am Tisch reden
talk-here = Sag etwas …
line-talk = { $name } sagt:

# Bilder

pictures = Bilder
sheet-drawer = Bilder und Handzettel
drawer-help = Was in der Schublade liegt, sehen nur, die leiten, bis du es zeigst: allen oder einer Person. Oder häng ein Bild für die Szene auf.
drawer-empty = Noch nichts vorbereitet.
picture-bring = Ein Bild mitbringen …
picture-keep = In die Schublade
picture-kept = Es liegt in der Schublade.
picture-going = Unterwegs …
picture-caption = Was ist darauf zu sehen?
picture-caption-maybe = Was ist darauf zu sehen? (wenn du magst)
picture-example = Eine zerrissene Karte mit einem Kreuz beim Leuchtturm
portrait-example = Eine große Frau, die über die Schulter blickt
picture-say-what = Sag mit wenigen Worten, was zu sehen ist: Nicht alle können es sehen.
picture-unreadable = Diese Datei geht nicht. Nimm ein Bild, das dieser Browser zeigen kann, etwa JPEG, PNG oder WebP.
picture-not-sent = Das Bild ist nicht angekommen. Bitte versuche es noch einmal.
picture-is-shown = Es wird gezeigt.
picture-away = Wegnehmen
picture-away-sure = Dann sieht es niemand mehr. Wirklich?
show-everybody = Allen zeigen
show-one = { $name } zeigen
show-as-scene = Für diese Szene aufhängen
shown-to-all = Alle haben es gesehen.
shown-to = Gesehen von { $names }.
look-closer = Genauer ansehen: { $caption }
portrait-of = Porträt: { $who }
portrait-bring = Ein Porträt mitbringen …
portrait-another = Ein anderes Porträt …
portrait-use = Dieses Porträt nehmen
portrait-kept = Das Porträt ist da.
portrait-away = Porträt wegnehmen
handout-yours = { $name } zeigt dir etwas.
handout-for-all = { $name } zeigt allen etwas.
handout-help = Sieh es dir gut an. Es bleibt in deinem Tagebuch.
handout-away = Weglegen
handout-announced = Dir wird ein Bild gezeigt: { $caption }
line-pictured = { $name } bringt ein Porträt mit: { $who }.
    .drawer = { $name } legt ein Bild in die Schublade.
line-picture_shown = { $name } zeigt allen ein Bild.
    .scene = { $name } hängt ein Bild für die Szene auf.
    .yours = { $name } zeigt dir ein Bild.
    .some = { $name } zeigt ein Bild: für { $names }.
line-picture_removed = { $name } nimmt ein Bild weg.

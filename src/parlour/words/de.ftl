# Was alle Spiele teilen. Die eigenen Worte eines Spiels liegen in de.ftl bei seinen Regeln.

# Warum eine Wahl nicht geht
refused-not-offered = { $token } steht hier nicht zur Wahl.
refused-not-your-turn = Du bist gerade nicht dran. Warte, bis du gefragt wirst.
refused-game-over = Das Spiel ist aus.
refused-too-few = Wähle mindestens { $least }.
refused-too-many = Wähle höchstens { $most }.
refused-chosen-twice = { $token } ist doppelt gewählt.
refused-must-match = { $token } passt nicht zu dem, was du davor gewählt hast.
refused-nothing-sealed = Du hast keine Antwort, die du zurücknehmen könntest.

# Warum der Tisch etwas ablehnt
refused-moved-on = Am Tisch ging es schon weiter. Schau noch einmal hin.
refused-not-your-seat = Das ist nicht dein Platz.
refused-bot-plays = Hier spielt ein Bot für dich. Setz dich, um selbst zu spielen.
refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-not-over = Das Spiel ist noch nicht aus.
refused-no-reason = Diesen Zug kann kein Bot erklären.
refused-paused = Der Tisch macht Pause. Warte, bis es weitergeht.
refused-closed = Dieser Tisch ist geschlossen.
refused-no-take-back = Es gibt nichts, was du zurücknehmen könntest.
refused-wish-pending = Es bittet schon jemand um Rücknahme. Warte die Antworten ab.
refused-no-wish = Niemand möchte etwas zurücknehmen.
refused-no-clock-out = Noch ist niemandes Zeit um.
refused-no-holidays = Dieser Tisch erlaubt keinen Urlaub.
refused-no-holiday = Du hast den Urlaub, den dieser Tisch erlaubt, schon aufgebraucht.
refused-no-plans = Im geführten Spiel gibt es keine bedingten Züge. Antworte, wenn du gefragt wirst.
refused-asked-now = Du bist schon dran. Antworte jetzt.
refused-no-giving-in = Diese Antwort lässt sich nicht automatisch geben. Wähle eine andere.
refused-not-yours-to-say = Das entscheiden die anderen.
refused-nothing-said = Schreib erst etwas.
refused-no-such-phrase = Diesen Satz gibt es nicht.
refused-not-at-this-table = Du sitzt nicht an diesem Tisch.
refused-bad-name = Ein Name hat mindestens einen Buchstaben oder eine Ziffer und ist kein Link.
refused-table-full = Alle Plätze sind besetzt.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-seat-taken = Da sitzt schon jemand.
refused-sits-already = Du hast schon einen Platz.
refused-locked = Dieser Tisch ist abgeschlossen. Bitte die Person, die ihn eröffnet hat, aufzuschließen.
refused-begun-already = Das Spiel hat schon begonnen.
refused-being-dealt = Die Karten werden gerade gegeben. Einen Moment, bitte.
refused-pledge-taken = Diesen Beitrag zum Mischen hat schon jemand anders zugesagt.
refused-no-part-awaited = Der Tisch wartet nicht auf einen Beitrag von dir zum Mischen.
refused-not-your-part = Das ist nicht der Beitrag zum Mischen, den du zugesagt hast.
refused-seats-empty = Es sind noch Plätze frei. Lade jemanden ein, oder setz Bots dazu.
refused-host-only = Das kann nur, wer den Tisch eröffnet hat.
refused-nobody-there = Da sitzt niemand.
refused-no-such-bot = Diesen Bot gibt es nicht.
refused-not-for-programs = Ein Programm kann nur auf seinem Stuhl spielen.
refused-bots-teach = In einer geführten Partie sitzen auf den anderen Stühlen unsere eigenen Bots.
refused-hand-stays = In diesem Spiel bleiben die Karten bis zum Ende verdeckt. Gib den Stuhl ab, bevor es beginnt.

# Worte, die überall zur Wahl stehen können
word-done = Fertig

# Phasen, die jedes Spiel hat
phase-over = Das Spiel ist aus
refused-no-clock = Dieses Spiel hat keine Uhr.

# Leute und Orte
seat-yours = { $name } (du)
zone-of = { $zone } von { $owner }
zone-yours = { $zone } von dir
face-down = { $count ->
    [one] (1 verdeckt)
   *[other] ({ $count } verdeckt)
}
chips = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

# Warum sich ein Tisch so nicht decken lässt
bad-name = Keine Option heißt „{ $given }“{ $count ->
    [0] ; dieses Spiel hat keine.
   *[other] . Es gibt: { $choices }.
}
bad-name-near = Keine Option heißt „{ $given }“; war „{ $near }“ gemeint?
bad-switch = { $option } ist an oder aus, nicht „{ $given }“.
bad-choice = { $option } muss eines davon sein: { $choices }. „{ $given }“ gehört nicht dazu.
bad-number = { $option } ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $given }“.
bad-number-or-word = { $option } ist eine ganze Zahl von { $least } bis { $most } oder eines davon: { $words }. „{ $given }“ ist nichts davon.
bad-seats = { $title } ist für { $least } bis { $most } Personen, nicht für { $seats }.
bad-seats-exactly = { $title } ist für genau { $least } Personen, nicht für { $seats }.
bad-preset = Eine Vorlage „{ $given }“ gibt es nicht; es gibt: { $presets }.
bad-preset-none = Eine Vorlage „{ $given }“ gibt es nicht; dieses Spiel hat keine.
bad-chair = { $option } ist ein Stuhl am Tisch, gezählt ab 0, oder eines von: { $words }. „{ $given }“ ist nichts davon.
bad-dealer = { $option }: An diesem Tisch stehen nur { $seats } Stühle.

# Stühle, wo ein Tisch einen ausmacht
chair = { $number ->
    [1] erster Stuhl
    [2] zweiter Stuhl
    [3] dritter Stuhl
    [4] vierter Stuhl
    [5] fünfter Stuhl
    [6] sechster Stuhl
    [7] siebter Stuhl
    [8] achter Stuhl
    [9] neunter Stuhl
    [10] zehnter Stuhl
   *[other] Stuhl { $number }
}

# Karten beim Namen
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

# Was geschieht. Die Sätze eines Spiels gehen vor; diese sagen, wofür es keine Worte hat.
you = du
    .subject = du
listed = { $rest } und { $last }
share = { $seat } { $what }
beside = { $rest } { $last }
unseen = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
event-moved =
    .detail = { $pieces }: { $source } → { $zone }.
event-got =
    .detail = { $who ->
        [one] { $seat } bekommt { $pieces }.
        [you] Du bekommst { $pieces }.
       *[other] { $seat } { VERB($who, us: "bekommt", many: "bekommen") } je { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }{ $yours-count ->
            [0] .
           *[other] ; du: { $yours }.
        }
    }
event-laid =
    .detail = { $shares-count ->
        [0] { $seat } { VERB($who, you: "legst", one: "legt", many: "legen") } { $pieces }.
       *[other] Gelegt: { $shares }.
    }
event-shifted =
    .detail = { $shares-count ->
        [0] { $seat } { VERB($who, you: "bewegst", one: "bewegt", many: "bewegen") } { $pieces }.
       *[other] Bewegt: { $shares }.
    }
event-gave =
    .detail = { $seat } { VERB($who, you: "gibst", one: "gibt", many: "geben") } { $whom ->
        [you] dir
       *[other] { $target }
    } { $pieces }.
event-shown =
    .detail = { $shares-count ->
        [0] { $pieces-count ->
            [0] Nichts wird gezeigt.
           *[other] Aufgedeckt: { $seat } { $pieces }.
        }
       *[other] Aufgedeckt: { $shares }.
    }
event-shuffled =
    .detail = Die Karten werden gemischt.
event-turned =
    .detail = Umgedreht: { $pieces }.
event-paid =
    .detail = { $seat } { VERB($who, you: "zahlst", one: "zahlt", us: "zahlt", many: "zahlen") } { $amount } an { $whom ->
        [you] dich
       *[other] { $target }
    }.
event-paid-in =
    .detail = { $seat } { VERB($who, you: "zahlst", one: "zahlt", us: "zahlt", many: "zahlen") } { $amount } in den Pott.
event-taken =
    .detail = { $seat } { VERB($who, you: "nimmst", one: "nimmt", us: "nehmt", many: "nehmen") } { $amount } aus dem Pott.
event-scored = { $seat } { VERB($who, you: "bekommst", one: "bekommt", us: "bekommt", many: "bekommen") } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } jetzt { $total }.
event-decided = { $seat } { VERB($who, you: "wählst", one: "wählt", us: "wählt", many: "wählen") } { $chosen }.
event-chose = Du hast { $chosen } gewählt.
event-sealed = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } gewählt.
event-passed = { $seat } { VERB($who, you: "passt", one: "passt", us: "passt", many: "passen") }.
event-said = { "" }
event-phase = { "" }
won = { won-who }.
won-who = { $seat } { $who ->
    [one] gewinnt
    [you] gewinnst
    [us] teilt euch den Sieg
   *[other] teilen sich den Sieg
}
closed-ahead = { won-who }: { total-each }, { lead }.
closed-level = { won-who }: { total-each }.
closed-ahead-from-zero = { won-who }: { total-each } im Plus, { lead-from-zero }.
closed-level-from-zero = { won-who }: { total-each } im Plus.
won-nobody = Niemand gewinnt.
won-ahead = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } { total-each }, { lead }.
won-level = { $seat } { VERB($who, you: "hast", one: "hat", us: "habt", many: "haben") } { total-each }.
won-ahead-from-zero = { $seat } { VERB($who, you: "liegst", one: "liegt", us: "liegt", many: "liegen") } { total-each } im Plus, { lead-from-zero }.
won-level-from-zero = { $seat } { VERB($who, you: "liegst", one: "liegt", us: "liegt", many: "liegen") } { total-each } im Plus.
total-each = { $who ->
    [one] { $total }
    [you] { $total }
   *[other] je { $total }
}
lead = { $whom ->
    [one] { $more } mehr als { $target }
    [you] { $more } mehr als { $target }
   *[other] jeweils { $more } mehr als { $target }
}
lead-from-zero = { $whom ->
    [one] { $more } besser als { $target }
    [you] { $more } besser als { $target }
   *[other] jeweils { $more } besser als { $target }
}
over-round = Alle { $number } Runden sind gespielt.
over-hand = Alle { $number } Hände sind gespielt.
over-inning = Alle { $number } Innings sind gespielt.
over-deal = Alle { $number } Spiele sind gespielt.
over-game = Alle { $number } Spiele sind gespielt.
standing = Endstand: { $standing }.
standing-from-zero = Bilanz: { $standing }.
won-capped = Das Spiel wurde zu lang und endet hier.

# Im Terminal
play-welcome = { $title } — tippe, was du wählst; „help“ nennt die Befehle.
play-promise = Wie gegeben wird, steht fest; der Hash des Startwerts beginnt mit { $hash }.
play-seed = Der Startwert dieses Spiels war { $seed }.
play-asked = Du wirst gefragt: { $prompt }
play-choices = Wähle: { $choices }
play-number = eine Zahl von { $low } bis { $high }
play-enter-pass = oder nur Enter für nichts
play-enter-done = oder Enter, wenn das alles ist
play-unknown = „{ $text }“ steht hier nicht zur Wahl.
play-choose-something = Wähle etwas.
play-why = Tippe ? für die Regel.
play-saved = Gespeichert als { $path }.
play-help = Tippe eine oder mehrere Wahlen, wie sie dastehen, durch Kommas oder Leerzeichen getrennt. Kürzer geht es auch: Karten mit Rang und englischem Anfangsbuchstaben der Farbe (7h für Herz, Td oder 10d für Karo, c für Kreuz, s für Pik), Mitspieler mit Namen, Wörter ganz oder gekürzt. Befehle: ? (die Regel hinter der Frage oder der letzten Ablehnung), table (der Tisch), more (was zuletzt geschah, ausführlich), why NAME (warum ein Bot zuletzt so gespielt hat), crib (der Spickzettel), rules (die Regeln), try WAHL (was sie bewirken würde), pass (bis zum Ende nicht nach Karten zum Einwerfen fragen: pass turn für den Zug, oder was das Spiel sonst hat, etwa pass round für die Runde), save DATEI, quit (aufhören).
play-only-english = Bisher nur auf Englisch:
play-no-preview = Dafür gibt es keine Vorschau.
play-no-passing = { $able ->
    [none] Hier gibt es nichts, wofür du im Voraus passen könntest.
   *[other] Das läuft gerade nicht. Tippe { $able }.
}
play-passing = Du lässt { $span ->
    [turn] diesen Zug
    [round] diese Runde
    [battle] diesen Kampf
    [exchange] diesen Schlagabtausch
   *[other] das
} vorbeigehen; was du entscheiden musst, wirst du trotzdem gefragt.
play-bye = Der Tisch bleibt, wie er ist. Komm bald wieder.
play-which = Welches Spiel?

# Warum ein Bot so geantwortet hat; solange gespielt wird, sagt er nur die ersten sechs
reason-random = Ich habe eine Antwort zufällig gewählt.
reason-other = Ich spiele auf meine eigene Art.
reason-gentle = Ich folge einer Faustregel, und manchmal vergesse ich sie.
reason-regular = { $thumb ->
    [none] Ich folge den üblichen Faustregeln.
   *[other] { $thumb }
}
reason-expert = Ich stelle mir vor, wie alles Verdeckte liegen könnte, und spiele jede Antwort viele Male durch.
reason-expert-book = Ich gehe nach einem Buch, das vorher ausgerechnet wurde und sagt, wie oft man an so einer Stelle was tut.
reason-gentle-erred = Hier habe ich meine Faustregel vergessen und genommen, was auf den ersten Blick gut aussah.
reason-stood-in = { $thumb ->
    [none] Zum Vorausdenken war keine Zeit, also bin ich den üblichen Faustregeln gefolgt.
   *[other] Zum Vorausdenken war keine Zeit, also galt für mich: { $thumb }
}
reason-booked = { $often ->
    [100] Mein Buch sagt hier immer das.
   *[other] Mein Buch sagt das hier { $often } von 100 Malen.
}
reason-only-answer = Es gab keine andere Antwort.
reason-sure = { $sure ->
    [sure] Diese war klar die beste.
    [fairly] Diese war wohl die beste.
    [even] Diese war so gut wie die nächste.
    [kept] Eine andere sah etwas besser aus, aber nicht deutlich, also blieb ich bei meiner Faustregel.
   *[barely] Es war knapp.
}
reason-searched-wins = Ich habe { $answers } Antworten in { $rollouts } vorgestellten Spielen ausprobiert, in denen alle nach meiner Faustregel weiterspielen. { reason-sure }
reason-searched-ahead = Ich habe { $answers } Antworten in { $rollouts } vorgestellten Runden ausprobiert, in denen alle nach meiner Faustregel weiterspielen. { reason-sure }
reason-searched-valued = Ich habe { $answers } Antworten in { $rollouts } Spielen ausprobiert, die ich mir ein paar Züge weit vorgestellt habe und in denen alle nach meiner Faustregel weiterspielen. { reason-sure }
reason-searched-chips = { reason-searched-wins }

# Was er hinzufügt, wenn die Runde oder das Spiel vorbei ist: was er hatte und welche Antworten er verglich
reason-held = Ich hatte { $pieces }.
reason-number = { $chosen-plain }
reason-answer = { $passed ->
    [1] Passen
   *[other] { $more ->
        [0] { $number ->
            [1] { reason-number }
           *[other] { $chosen-plain }
        }
       *[other] { $chosen-plain } und { $more } weitere
    }
}
reason-answer-wins = { reason-answer }: { $worth } von 100 Spielen gewonnen
reason-answer-ahead = { reason-answer }: gewinnt wohl { $worth } von 100 Spielen
reason-answer-valued = { reason-answer-ahead }
reason-answer-chips = { reason-answer }: im Schnitt { $worth }
reason-answer-often = { reason-answer }: { $worth }-mal von 100
reason-answer-usual = Meine Faustregel hätte gesagt: { reason-answer }

# Was er sagen darf, solange das Blatt zählt: was alle sehen
reason-doubt = { $doubt ->
    [none] Was ich hier auch haben könnte, meine Faustregel sagt dasselbe.
    [little] Mit fast jedem Blatt, das ich haben könnte, sagt meine Faustregel dasselbe.
    [some] Nicht ohne Zweifel: Mit manchem Blatt, das ich haben könnte, sagt meine Faustregel etwas anderes.
    [odd] Ich weiß, hier war etwas anderes zu erwarten. Nach dem Blatt sage ich mehr.
   *[even] Soweit ihr sehen könnt, war es knapp. Nach dem Blatt sage ich mehr.
}
reason-answer-seen = { reason-answer }: mit { $worth } von 100 Blättern, die ich haben könnte
reason-answer-covered = Was ich getan habe: mit { $worth } von 100 Blättern, die ich haben könnte
reason-answer-others = Etwas anderes: mit { $worth } von 100

# Wie ein Bot spielt, so wie man es wählt
bot-gentle = sanft
bot-regular = geübt
bot-expert = meisterlich
level-gentle = Spielt ehrlich und vergisst viel. Angenehm für ein erstes Spiel.
level-regular = Spielt nach den Faustregeln derer, die das Spiel kennen.
level-expert = Stellt sich vor, was die anderen haben könnten, und spielt jeden Zug durch, ehe er wählt.
level-brought = Ein Bot, der diesem Server hinzugefügt wurde.
play-how = Wie sollen die Bots spielen?
play-reason = { $name }: { $reason }
play-reason-whole = { $name } im Rückblick: { $reason }
play-look-back = Tippe why NAME, um zu hören, warum ein Bot zuletzt so gespielt hat, save DATEI, oder nur Enter, um zu gehen.
play-no-why = Noch hat kein Bot etwas getan, das er erklären könnte.

# On paper: columns of score pads, and where games come from
pad-scored = Punkte
pad-total = Summe
pad-won = + oder −
poker-suite = Aus The Cheapass Games Poker Suite, © 2011 James Ernest und Cheapass Games, www.cheapass.com, CC BY-NC-ND 3.0. Hier mit unseren eigenen Worten erzählt.
fugue-system = The Fugue system of game mechanics created for the Alas Vegas RPG, designer James Wallis, CC BY-SA 4.0. Es wurde verändert.

# Was Studien messen
measure-rounds = Runden, Hände oder Spiele
measure-turns = Züge
measure-answers = Antworten
measure-forced = Fragen mit nur einer Antwort
measure-choices = Möglichkeiten, wo es etwas zu wählen gibt
measure-leads = Führungswechsel
measure-half-time = Partien, die gewinnt, wer zur Halbzeit führt
measure-alone = Partien, die jemand allein gewinnt
measure-cut-off = Partien, die wegen eines Limits abgebrochen werden
measure-seat = Partien, die auf Stuhl { $seat } gewonnen werden
measure-skill = Partien, die der erste Bot über seinen Anteil hinaus gewinnt
measure-luck = Verteilungen, die an denselben Stuhl gehen, egal wer dort sitzt

# Der Punkteblock in der App
pad-next = { $dealer } gibt.
pad-leads = { $count ->
    [one] { $names } führt mit { $points }.
   *[other] { $names } führen gemeinsam mit { $points }.
}
pad-lacks = { $lacks ->
    [one] Noch einer, dann sind { $target } erreicht.
   *[other] Noch { $lacks }, dann sind { $target } erreicht.
}
pad-tied-on = { $names } führen gemeinsam: Spielt weiter, bis jemand allein führt.
pad-out = { $count ->
    [one] { $names } ist ausgeschieden.
   *[other] { $names } sind ausgeschieden.
}
pad-end-target = { $count ->
    [one] { $names } hat { $target } erreicht.
   *[other] { $names } haben gemeinsam { $target } erreicht.
}
pad-end-rounds = { $rounds ->
    [one] Mehr war nicht ausgemacht.
   *[other] Alle { $rounds } sind gespielt.
}
pad-end-cap = Nach { $rounds } ist auf jeden Fall Schluss, so war es ausgemacht.
pad-end-last-one = Nur { $names } ist noch im Spiel.
pad-end-all-out = Niemand ist mehr im Spiel; wer zuletzt ausschied, teilt sich den Sieg.
pad-stopped = Ihr habt das Spiel hier beendet.
pad-wins = { $count ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt mit { $points }.
   *[other] { $names } gewinnen gemeinsam mit { $points }.
}
refused-pad-missing = { $name }, { $column }: Trag hier noch etwas ein.
refused-pad-not-negative = { $name }, { $column }: Das kann nicht unter 0 sein.
refused-pad-least = { $name }, { $column }: mindestens { $least }.
refused-pad-most = { $name }, { $column }: höchstens { $most }.
refused-pad-most-cards = { $name }, { $column }: höchstens { $most ->
    [one] eine Karte
   *[other] { $most } Karten
}.
refused-pad-card-twice = { $name }, { $column }: Von jeder gibt es nur { $each }.
refused-pad-sum = Das ergibt zusammen { $sum }. Es muss { $must } ergeben.
refused-pad-sum-most = Das ergibt zusammen { $sum }, aber mehr als { $most } sind nicht zu holen.
refused-pad-too-many-winners = { $most ->
    [one] Hier kann nur eine Person gewinnen.
   *[other] Hier können höchstens { $most } von euch gewinnen.
}
refused-pad-one-only = { $column }: Wählt nur eine Person.
refused-pad-is-out = { $name } ist ausgeschieden; lasst diese Spalte leer.
refused-pad-is-over = Das Spiel ist aus. Um weiterzuspielen, berichtigt eine Zeile oder nehmt die letzte zurück.
refused-pad-more-than-had = { $name } hatte nur { $had }.
refused-pad-only-lost = { $name }, { $column }: Hier gibt es nur Verluste, also 0 oder weniger.
refused-pad-ante = { $name } hat mindestens den Grundeinsatz von { $ante } bezahlt.
refused-pad-not-a-row = Diese Zeile passt nicht auf den Block. Ladet die Seite neu und tragt sie noch einmal ein.
refused-pad-written-meanwhile = Gerade hat jemand anders geschrieben. Seht auf den Block, und tragt es dann ein.
refused-pad-full = Der Block ist voll. Beginnt einen neuen.
refused-pad-empty = Auf dem Block steht noch nichts.

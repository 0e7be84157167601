# Was auf Papier steht, welches Spiel es auch ist.

fugue = Fugue
on = an
off = aus
sign-by = Zeichen: { $artist }, game-icons.net, CC BY 3.0.
spread = Für { $least } bis { $most } Personen{ $minutes ->
    [0] { "" }
   *[other] , etwa { $minutes } Minuten
}.
spread-exactly = Für { $least } Personen{ $minutes ->
    [0] { "" }
   *[other] , etwa { $minutes } Minuten
}.

crib = Spickzettel
crib-of = Spickzettel. { $spread }
card = Spickzettel zum Falten
card-of = Spickzettel zum Falten. { $spread }
fold-1 = zuerst hier falten
fold-2 = dann hier

pad = Punkteblock
pad-of = Punkteblock für { $seats } Personen.
pad-name = Name
pad-start = Start
note-write = Aufschreiben
note-count = Zählen
note-end = Das Ende

rules = Regelheft
rules-of = Die Regeln für einen Tisch mit { $seats } Personen.
rules-of-story = Die Regeln.
at-this-table = An diesem Tisch
unusual = Anders als üblich: ●
ours = unsere Auslegung
ours-explained = Wo die Spielregel schweigt oder sich widerspricht, steht hier unsere Auslegung, als solche gekennzeichnet.
only-english = Bisher nur auf Englisch.
page = { $page } von { $pages }

reference = Referenzkarte
reference-of = Referenzkarte zum Falten.
strip = Auktionsleiste
strip-of = Auktionsleiste für { $seats } Personen.
planner = Showplaner
planner-of = Showplaner.
persona = Figurenbogen
persona-of = Figurenbogen.
journal = Tagebuch
journal-of = Das Tagebuch einer Geschichte.
effects = Wirkungstabellen
effects-of = Was geschieht, auf einen Blick.

# Zum Ausschneiden
dominoes = Dominosteine zum Ausschneiden
dominoes-of = Satz bis Doppel-{ $top }: { $count } Steine.
tarot = Tarotdeck zum Ausschneiden
tarot-of = { $count } Karten.
chips = Chips und Marker
chips-of = { $seats ->
    [0] Zum Ausschneiden.
   *[other] Zum Ausschneiden, für { $seats } Personen.
}
cut-how = In voller Größe (100 %) auf festes Papier drucken und an den Linien schneiden.
marker-used = gehandelt
card-mark = { $mark ->
    [T] 10
    [J] B
    [Q] D
   *[other] { $mark }
}

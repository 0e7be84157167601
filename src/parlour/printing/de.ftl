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
ours = unsere Entscheidung
ours-told = Wo die Spielregel schweigt oder sich widerspricht, steht hier eine Entscheidung von uns, als solche gekennzeichnet.
only-english = Bisher nur auf Englisch.
page = { $page } von { $pages }

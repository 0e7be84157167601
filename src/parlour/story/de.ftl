# Was Bots sagen, und warum Regeln so nicht gehen. Absagen stehen bei den Bildschirmen.
# Was Bots sagen. Von nummerierten nimmt ein Bot irgendeines.

bot-looks = Jemand { $age }, { $build }, mit { $hair }; { $sign }.
bot-age-1 = in jungen Jahren
bot-age-2 = in mittleren Jahren
bot-age-3 = jenseits der sechzig
bot-age-4 = ohne erkennbares Alter
bot-build-1 = klein und kräftig
bot-build-2 = groß und gebeugt
bot-build-3 = schmal
bot-build-4 = breit
bot-build-5 = drahtig
bot-hair-1 = schlecht geschnittenem schwarzem Haar
bot-hair-2 = einem roten Zopf
bot-hair-3 = blonden Locken
bot-hair-4 = kahlrasiertem Kopf
bot-hair-5 = braunem, leicht ergrautem Haar
bot-sign-1 = Tintenflecken an beiden Daumen
bot-sign-2 = Sonnenbrand bis zum Kragen und nicht weiter
bot-sign-3 = ein geflickter Mantel, eine Nummer zu groß
bot-sign-4 = Sommersprossen überall
bot-sign-5 = bis aufs Fleisch abgekaute Nägel
bot-feature-1 = Eine dünne helle Narbe läuft durch eine Augenbraue.
    .kind = Narbe
bot-feature-2 = Ein Schneidezahn ist aus irgendeinem stumpfen Metall.
    .kind = Zähne
bot-feature-3 = Hinter einem Ohr ist ein kleiner Schlüssel tätowiert.
    .kind = Tattoo
bot-feature-4 = In der linken Handfläche sitzt eine alte runde Brandnarbe, nicht größer als eine Münze.
    .kind = Haut
bot-feature-5 = Beide Ohren waren einmal durchstochen und sind zugewachsen.
    .kind = Piercing
bot-feature-6 = Ein Auge ist grün, das andere braun.
    .kind = Augen
bot-thing = { $word }, irgendwo schon gesehen
bot-thing-none = Eine Tür, halb offen
bot-remembered-1 = Es kommt zurück wie ein Bild: { $picture }. Und Hände, die wussten, was zu tun war.
bot-remembered-2 = Für einen Augenblick ist es ein anderer Tag. { $picture }. Jemand hat es geduldig beigebracht.
bot-remembered-3 = { $picture }. Das war früher; hundertmal ist es so gemacht worden.
bot-shared-1 = Wir waren beide dabei. { $picture }. Du hast es vorgemacht, und ich habe zugesehen.
bot-shared-2 = Du und ich, vor langer Zeit an einem Abend: { $picture }. Du hast gelacht, weil es so leicht war.
bot-told-1 = Wie auf dem Bild: { $picture }.
bot-told-2 = So geht es. { $picture }.
bot-tried = „{ $task }“, und es gelingt nicht. Was man dabei sieht: { $picture }.
bot-tried-well = „{ $task }“, und es gelingt. Was man dabei sieht: { $picture }.
bot-skill-1 = Ruhe bewahren
bot-skill-2 = in Gesichtern lesen
bot-skill-3 = sich behaupten
bot-skill-4 = flinke Hände
bot-ability-1 = ein wenig Ahnung von: { $trigger }
bot-ability-2 = anderen zusehen: { $trigger }

# Warum Regeln so nicht gehen

bad-locked = { $option } ist von der Geschichte festgelegt.

# Die Geschichte zum Mitnehmen: Überschriften auf der Seite und im Buch

page-untitled = Eine Geschichte
page-persona = Figur von { $name }
page-told-by = erzählt von { $people }
page-so-far = Die Geschichte bis hierher: Nichts Versiegeltes steht darin.
page-session = Sitzung { $number }
page-session-by = Sitzung { $number }, geleitet von { $names }
page-then = { $first }, dann { $next }
page-named = Ein Name kehrt zurück: { $name }.
page-success = gelungen
page-failure = misslungen
page-time-passes = Zeit vergeht
page-picture = Ein Bild
page-contest = Ein Kräftemessen
page-tries = { $who } versucht
page-dies = { $who } stirbt.
page-hurt = Verletzt: { $who } ({ $where }).
page-came-won = { $who } gewinnt die Runde.
page-came-stalemate = Niemand gewinnt die Runde.
page-came-all-stymied = Niemand gewinnt die Runde.
page-came-gave-up = { $who } gibt auf.
page-came-wounded = { $who } wird verletzt.
page-came-maimed = { $who } wird für immer verletzt.
page-came-incapacitated = { $who } fällt für eine Runde aus.
page-came-knocked-out = { $who } wird bewusstlos geschlagen.
page-came-killed = { $who } stirbt.
page-came-escaped = { $who } entkommt.
page-from-self = Erinnerung: { $who }
page-from-gift = { $by } schenkt { $who } eine Erinnerung
page-the-persona = die Figur
page-trigger-fired = Eine Erinnerung, die kam: { $ability }
page-trigger-unfired = Eine Erinnerung, die nie kam: { $ability }
page-from-signifier = Durch ein Zeichen: { $who }
page-from-story = Aus der Geschichte: { $who }
page-unexplained = Noch ungeklärt
page-as-written = Wie es geschrieben stand
page-part-intro = Anfang
page-part-setting = Hintergrund
page-part-advice = Rat
page-part-chapter = Kapitel { $number }

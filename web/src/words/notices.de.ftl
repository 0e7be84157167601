# Erfahren, dass man dran ist, auch abseits vom Tisch.

told = Wenn du dran bist
told-help = Parlour sagt dir Bescheid, wenn andere auf dich warten und du nicht am Tisch bist. Genannt werden das Spiel und wer dort sitzt, nie eine Karte. Zum Spielen brauchst du nichts davon.
told-here = In diesem Browser
told-here-help = Auch wenn Parlour geschlossen ist.
cannot-here = Dieser Browser kann keine Mitteilungen empfangen. Auf iPhone und iPad leg Parlour zuerst auf den Home-Bildschirm.
told-there = Mitteilungen in: { $device }
stop = Ausschalten
told-mail = Per E-Mail
told-mail-help = Du bekommst eine E-Mail, wenn du dran bist. In jeder steht ein Link, der das beendet.
mail-address = Deine E-Mail-Adresse
mail-example = du@example.org
mail-do = Diese Adresse fragen
mail-asked = { $address } wurde gefragt. Öffne den Link in dieser E-Mail.
mail-on = E-Mails gehen an { $address }.
mail-stop = Keine E-Mails mehr
how-often = Wie oft
pace-soon = Sofort
pace-hourly = Höchstens stündlich
pace-daily = Höchstens täglich
wrong-denied = Dieser Browser lässt Parlour keine Mitteilungen zeigen. Ändern kannst du das in seinen Einstellungen.
wrong-not-pushed = In diesem Browser ließ sich das nicht einrichten. Versuch es später noch einmal.
wrong-bad-address = An diese Adresse lässt sich keine E-Mail schicken.
wrong-asked = Diese Adresse wurde schon gefragt. Such die E-Mail, oder versuch es morgen noch einmal.
wrong-away = Der Server antwortet nicht. Versuch es noch einmal.
wrong-bad-link = Dieser Link gilt nicht mehr.

# An einem Tisch
about-on = Bescheid, wenn du hier dran bist
about-off = Kein Bescheid von diesem Tisch
about-offer = Bescheid bekommen, wenn du dran bist

# Wohin Links in E-Mails führen
mail-ask = Möchtest du E-Mails, wenn du dran bist?
mail-yes = Ja, gern
mail-on-now = Du bekommst E-Mails
mail-on-help = Immer wenn andere auf dich warten und du nicht am Tisch bist.
mail-off-ask = Willst du solche E-Mails nicht mehr?
mail-off-do = Keine mehr davon
mail-off-now = Du bekommst keine E-Mails mehr
mail-off-now-help = Deine Adresse ist vergessen. In den Einstellungen kannst du sie wieder angeben.
quiet-now = Nichts mehr zu diesem Tisch
quiet-now-help = Von deinen anderen Tischen erfährst du wie bisher. Im Menü des Tischs schaltest du es wieder ein.
mail-again = Noch einmal versuchen

# Urlaub
away = Urlaub
away-help = Solange du weg bist, stehen deine Uhren still, niemand erinnert dich, und die anderen sehen, bis wann.
away-now = Du bist weg bis { $day }.
away-everywhere = Es gilt an allen deinen Tischen.
away-shorter = { $count ->
    [one] An einem Tisch gilt es kürzer oder gar nicht.
   *[other] An { $count } Tischen gilt es kürzer oder gar nicht.
}
away-until-day = Ich bin zurück am
away-until-help = Für die Tische, an denen du jetzt sitzt.
away-do = In Urlaub gehen
away-nowhere = Du sitzt an keinem Tisch, der dich vermissen würde.

# Erfahren, dass man dran ist, auch abseits vom Tisch.

told = Benachrichtigungen
told-help = Parlour kann dich benachrichtigen, wenn andere auf dich warten und du nicht am Tisch bist. Genannt werden das Spiel und die Mitspielenden, nie eine Karte. Spielen kannst du auch ohne.
told-here = In diesem Browser
told-here-help = Auch wenn Parlour geschlossen ist.
cannot-here = Dieser Browser kann keine Benachrichtigungen empfangen. Auf iPhone und iPad leg Parlour zuerst auf den Home-Bildschirm.
told-there = Benachrichtigungen in: { $device }
stop = Ausschalten
told-mail = Per E-Mail
told-mail-help = Du bekommst eine E-Mail, wenn du dran bist. In jeder steht ein Link zum Abbestellen.
mail-address = Deine E-Mail-Adresse
mail-example = du@example.org
mail-do = Bestätigungs-E-Mail senden
mail-asked = Eine Bestätigungs-E-Mail ging an { $address }. Öffne den Link darin.
mail-on = E-Mails gehen an { $address }.
mail-stop = Keine E-Mails mehr
how-often = Wie oft
pace-soon = Sofort
pace-hourly = Höchstens stündlich
pace-daily = Höchstens täglich
wrong-denied = Parlour darf in diesem Browser keine Benachrichtigungen zeigen. Erlaube es in den Einstellungen des Browsers.
wrong-not-pushed = Benachrichtigungen ließen sich in diesem Browser nicht einrichten. Versuch es später noch einmal.
wrong-bad-address = An diese Adresse lässt sich keine E-Mail schicken. Prüf sie auf Tippfehler.
wrong-asked = An diese Adresse ging schon eine Bestätigungs-E-Mail. Such sie, oder versuch es morgen noch einmal.
wrong-away = Der Server antwortet nicht. Versuch es gleich noch einmal.
wrong-bad-link = Dieser Link gilt nicht mehr. Fordere in den Einstellungen eine neue E-Mail an.

# An einem Tisch
about-on = Benachrichtigungen für diesen Tisch: an
about-off = Benachrichtigungen für diesen Tisch: aus
about-offer = Benachrichtige mich, wenn ich dran bin

# Wohin Links in E-Mails führen
mail-ask = Möchtest du eine E-Mail bekommen, wenn du dran bist?
mail-yes = Ja, schickt mir E-Mails
mail-on-now = Du bekommst E-Mails
mail-on-help = Immer wenn andere auf dich warten und du nicht am Tisch bist.
mail-off-ask = Diese E-Mails abbestellen?
mail-off-do = Ja, abbestellen
mail-off-now = Du bekommst keine E-Mails mehr
mail-off-now-help = Deine Adresse wurde gelöscht. In den Einstellungen kannst du sie wieder angeben.
quiet-now = Keine Benachrichtigungen mehr zu diesem Tisch
quiet-now-help = Von deinen anderen Tischen hörst du weiterhin. Im Menü dieses Tisches kannst du sie wieder einschalten.
mail-again = Noch einmal versuchen

# Urlaub
away = Urlaub
away-help = Solange du weg bist, stehen deine Uhren still, und du bekommst keine Erinnerungen. Die anderen sehen, wann du zurück bist.
away-now = Du bist weg bis { $day }.
away-everywhere = Das gilt an allen deinen Tischen.
away-shorter = { $count ->
    [one] An einem Tisch ist nur ein kürzerer Urlaub erlaubt oder gar keiner.
   *[other] An { $count } Tischen ist nur ein kürzerer Urlaub erlaubt oder gar keiner.
}
away-until-day = Ich bin zurück am
away-until-help = Für die Tische, an denen du jetzt sitzt.
away-do = In den Urlaub gehen
away-nowhere = Du hast keinen offenen Tisch, also muss keine Uhr angehalten werden.

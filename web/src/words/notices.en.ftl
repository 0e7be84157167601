# Being told that it is one’s turn, away from the table.

told = Turn notifications
told-help = Parlour can notify you when others wait for you and you are not at the table. A notification names the game and the players, never a card. You can play without it.
told-here = In this browser
told-here-help = Even while Parlour is closed.
cannot-here = This browser cannot receive notifications. On an iPhone or iPad, add Parlour to the home screen first.
told-there = Notifications in: { $device }
stop = Turn off
told-mail = By email
told-mail-help = You get an email when it is your turn. Each email has a link to unsubscribe.
mail-address = Your email address
mail-example = you@example.org
mail-do = Send a confirmation email
mail-asked = A confirmation email was sent to { $address }. Open the link in it.
mail-on = Emails go to { $address }.
mail-stop = Stop emails
how-often = How often
pace-soon = Immediately
pace-hourly = At most once per hour
pace-daily = At most once per day
wrong-denied = Parlour is not allowed to show notifications in this browser. Allow it in the browser’s settings.
wrong-not-pushed = Notifications could not be set up in this browser. Try again later.
wrong-bad-address = Emails cannot be sent to that address. Check it for typing mistakes.
wrong-asked = A confirmation email was already sent to that address. Look for it, or try again tomorrow.
wrong-away = The server isn’t responding. Try again in a moment.
wrong-bad-link = This link has expired. Ask for a new email in Settings.

# At a table
about-on = Notifications for this table: on
about-off = Notifications for this table: off
about-offer = Notify me when it’s my turn

# Where links in mails lead
mail-ask = Do you want an email when it’s your turn?
mail-yes = Yes, send me emails
mail-on-now = You will get emails
mail-on-help = Whenever others wait for you and you are not at the table.
mail-off-ask = Stop these emails?
mail-off-do = Yes, stop them
mail-off-now = You will get no more emails
mail-off-now-help = Your address was deleted. You can enter it again in Settings.
quiet-now = No more notifications about this table
quiet-now-help = Your other tables still notify you. Turn this table on again in its menu.
mail-again = Try again

# Holidays
away = Holidays
away-help = While you are away, your clocks are stopped and you get no reminders. The others see when you will be back.
away-now = You’re away until { $day }.
away-everywhere = This counts at all your tables.
away-shorter = { $count ->
    [one] One table allows a shorter holiday, or none.
   *[other] { $count } tables allow a shorter holiday, or none.
}
away-until-day = I’m back on
away-until-help = For the tables at which you sit now.
away-do = Go on holiday
away-nowhere = You have no open table, so no clock needs to stop.

# Being told that it is one’s turn, away from the table.

told = When it is your turn
told-help = Parlour can tell you when others wait for you and you are not at the table. It names the game and who is there, never a card. You need none of this to play.
told-here = In this browser
told-here-help = Also while Parlour is closed.
cannot-here = This browser cannot be told. On an iPhone or iPad, put Parlour on the home screen first.
told-there = Told in: { $device }
stop = Turn off
told-mail = By mail
told-mail-help = You get a mail when it is your turn. Each has a link that ends it.
mail-address = Your mail address
mail-example = you@example.org
mail-do = Ask this address
mail-asked = { $address } was asked. Open the link in that mail.
mail-on = Mail goes to { $address }.
mail-stop = No more mail
how-often = How often
pace-soon = At once
pace-hourly = Once an hour at most
pace-daily = Once a day at most
wrong-denied = This browser does not let Parlour show notifications. You can change that in its settings.
wrong-not-pushed = This browser could not be set up for it. Try again later.
wrong-bad-address = No mail can be sent to that address.
wrong-asked = That address was asked already. Look for the mail, or try again tomorrow.
wrong-away = The server does not answer. Try again.
wrong-bad-link = This link is not good any more.

# At a table
about-on = Told when it is your turn here
about-off = Told nothing of this table
about-offer = Be told when it is your turn

# Where links in mails lead
mail-ask = Do you want mail when it is your turn?
mail-yes = Yes, write to me
mail-on-now = You will get mail
mail-on-help = When others wait for you and you are not at the table.
mail-off-ask = Do you want no more of these mails?
mail-off-do = No more of these
mail-off-now = You get no more mail
mail-off-now-help = Your address is forgotten. You can enter it again in the settings.
quiet-now = Nothing more about this table
quiet-now-help = About your other tables you are told as before. The table’s menu turns it on again.
mail-again = Try again

# Holidays
away = Holidays
away-help = While you are away your clocks stand still, nobody reminds you, and the others see until when.
away-now = You are away until { $day }.
away-everywhere = It holds at all your tables.
away-shorter = { $count ->
    [one] At one table it is shorter, or not allowed.
   *[other] At { $count } tables it is shorter, or not allowed.
}
away-until-day = I am back on
away-until-help = For the tables at which you sit now.
away-do = Go on holiday
away-nowhere = You sit at no table that would miss you.

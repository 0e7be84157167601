# The score pad for people who play with their own cards
own-cards = Play with your own cards
own-cards-do = You have the cards, Parlour has the pad: it asks what happened, adds up, watches the rules and says what comes next.
own-cards-which = Which game lies on the table?
score-pad = Score pad
who-sits = Who plays?
who-sits-help = In the order you sit, clockwise. Nobody needs an account.
name-of-seat = Name of player { $number }
name-left-out = Every player needs a name.
pad-rules = What you agreed on
begin-pad = Begin the pad
pad-for = A pad for { $names }
pad-for-nobody = A pad for your table
pad-shared = Everybody with the link sees the same pad and can write on it too.
write-row = Write down { $row } { $number }
row-number = { $row } { $number }
row-of = { $row } { $number } of { $rounds }
correct-row = Correct { $row } { $number }
written-by = Written by { $name }
write-it = Write it down
correct-it = Correct it
leave-as-it-was = Leave it as it was
rest-worked-out = Leave one empty, and the pad fills it in.
adds-up = So far it adds up to { $sum }; it must add up to { $must }.
adds-up-well = It adds up.
out-now = out
deals = deals next
start-row = Start
undo = Undo
undo-row = Undo the last row
undo-correction = Undo the last correction
undo-stop = Undo the end
undo-names = Undo the new names
undone = Taken back.
stop-here = End the game here
stop-sure = End the game here, with the scores as they are?
change-names = Change names
save-names = Save names
share-pad = Share this pad
take-home = Take it home
as-csv = As a table (CSV)
as-pdf = On paper (PDF)
empty-pad = An empty pad to print
put-away = Delete this pad
put-away-sure = Delete this pad for good? Nobody can open it afterwards.
how-to-write = What to write down
phones = { $count ->
    [one] Open on this screen only.
   *[other] Open on { $count } screens.
}
written-meanwhile = { $row } { $number } has just been written down{ $by ->
    [none] { "" }
   *[other] {" "}by { $by }
}. Are your numbers for the next one?
they-are-next = Yes, the next one
throw-away = No, discard mine
key-sign = plus or minus
key-delete = delete
key-next = next
not-any-more = This doesn’t fit any more: { $why }
none-of-these = none
below-it = Large numbers: { $total }. Small numbers: { $others }.

# What people are sent while away from the table: by push, and by mail.

a-story = A story
turn = Your turn: { $game }
turn-still = Still your turn: { $game }
turns = Your turn at { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
with = At the table: { $names }.
alone = The others are waiting for you.
waited = They have waited for { $days ->
    [one] a day
   *[other] { $days } days
}.
closed = Table closed: { $game }
closed-tables = { $count ->
    [one] { $count } table was closed
   *[other] { $count } tables were closed
}
closed-why = The server was upgraded and the rules of this game changed, so the game can’t be finished. You can download what was played, or open a new table.
mail-turn = It is your turn.
mail-turns = It is your turn at several tables.
mail-closed = An upgrade of the server closed a table of yours.
mail-why = You asked Parlour to email you when it is your turn.
mail-off-table = Stop emails about this table: { $link }
mail-off = Stop all emails: { $link }
ask-subject = Should Parlour email you when it is your turn?
ask-body = Somebody entered this address at { $home } to get an email when it is their turn. If that was you, confirm here:
ask-else = If it was not you, do nothing: you will get no more emails from there.

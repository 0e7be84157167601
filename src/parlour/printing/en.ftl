# What stands on paper, whatever the game. What a game says of its pad is its own.

fugue = Fugue
on = on
off = off
sign-by = Sign: { $artist }, game-icons.net, CC BY 3.0.
spread = { $least } to { $most } players{ $minutes ->
    [0] { "" }
   *[other] , about { $minutes } minutes
}.
spread-exactly = { $least } players{ $minutes ->
    [0] { "" }
   *[other] , about { $minutes } minutes
}.

crib = Crib sheet
crib-of = Crib sheet. { $spread }
card = Folded crib
card-of = Crib to fold. { $spread }
fold-1 = first fold
fold-2 = second fold

pad = Score pad
pad-of = Score pad for { $seats } players.
pad-name = name
pad-start = start
note-write = Write
note-count = Count
note-end = The end

rules = Rules booklet
rules-of = The rules, as a table of { $seats } plays them.
rules-of-story = The rules.
at-this-table = At this table
unusual = Set otherwise than usual: ●
ours = our ruling
ours-explained = Where the rulebook is silent or says two things, a ruling of ours stands here, marked so.
only-english = So far only in English.
page = { $page } of { $pages }

reference = Reference card
reference-of = Reference card to fold.
strip = Auction strip
strip-of = Auction strip for { $seats } players.
planner = Show planner
planner-of = Show planner.
persona = Persona sheet
persona-of = Persona sheet.
journal = Journal
journal-of = The journal of a story.
effects = Effect tables
effects-of = What happens, at a glance.

# What is cut out
dominoes = Dominoes to cut out
dominoes-of = Double-{ $top }: { $count } tiles.
tarot = Tarot deck to cut out
tarot-of = { $count } cards.
chips = Chips and markers
chips-of = { $seats ->
    [0] To cut out.
   *[other] To cut out, for { $seats } players.
}
cut-how = Print at full size (100 %) on stiff paper, and cut along the lines.
marker-used = used
card-mark = { $mark ->
    [T] 10
   *[other] { $mark }
}

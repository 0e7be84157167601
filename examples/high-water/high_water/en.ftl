title = High Water
tagline = Walk on while the stones rise, and be home before the sea.

prompt-walk-or-home = Walk on, or go home?
    .do = { $act ->
        [home] Go home
       *[walk] Walk on
    }
word-walk = Walk on
word-home = Go home
refused-not-out-yet = You have no stone yet: walk on first.

# What happened
said-tide = Tide { $number } of { $of }.
said-washed-away = The sea takes it all from { $seat }.
decided-walk-or-home = { $seat } { $act ->
    [home] { VERB($who, you: "go", one: "goes", many: "go") } home with { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $total } in all.
   *[walk] { VERB($who, you: "turn", one: "turns", many: "turn") } up { $moved-stock-stones }.
}
over-tide = All { $number } tides are played.
scored = { "" }
moved-stock-stones = { "" }
moved-stones-sea = { "" }
moved-stones-stock = { "" }
moved-sea-stock = { "" }

hint-home = Going home is worth { $points } now.
hint-higher = { $cards } of the { $left } cards left are higher than your last stone.
hint-go-home = You score { $points ->
    [one] 1 point
   *[other] { $points } points
} and wait for the next tide.
    .tag = +{ $points }
hint-first-stone = The first stone is safe, and worth { $points }.
    .tag = safe
hint-walk-on = { $cards } of { $left } cards are higher: then home is worth { $points }. With any other the sea takes it all.
    .tag = { $cards } of { $left }

fact-tide = Tide
fact-stock = Stock
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# The guided first game
guide-first = The first stone is always safe. Turn it up.
guide-second = Look at your stone, and at what the table tells you: how many cards are higher. Two stones are worth 3 points, one is worth 1.
guide-third = Each stone is worth more than the last, and each step is more dangerous. Now it is up to you.

zone-stock = stock
zone-sea = sea
zone-stones = stones
phase-walk = Low tide
option-tides = Tides
    .help = How many tides are played.

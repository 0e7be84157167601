# The words of the screens around a table. A game's own words lie beside its rules.

parlour = Parlour
motto = Games for the things already in your drawer

# Die Worte der Bildschirme rund um den Tisch.

parlour = Parlour
motto = Spiele für das, was schon in der Schublade liegt

# Pieces, as they are read aloud
card-name = { $suit ->
    [c] Kreuz
    [d] Karo
    [h] Herz
   *[s] Pik
} { $rank ->
    [A] Ass
    [K] König
    [Q] Dame
    [J] Bube
    [T] 10
   *[other] { $rank }
}
card-name-joker = { $number ->
    [1] Joker
   *[other] Joker { $number }
}
domino-name = Domino { $high } { $low }
tarot-name = { $rank ->
    [A] Ass
    [P] Bube
    [N] Ritter
    [Q] Königin
    [K] König
    [T] 10
   *[other] { $rank }
} der { $suit ->
    [w] Stäbe
    [c] Kelche
    [s] Schwerter
   *[p] Münzen
}
tarot-name-major = { $number ->
    [M00] Der Narr
    [M01] Der Magier
    [M02] Die Hohepriesterin
    [M03] Die Herrscherin
    [M04] Der Herrscher
    [M05] Der Hierophant
    [M06] Die Liebenden
    [M07] Der Wagen
    [M08] Die Kraft
    [M09] Der Eremit
    [M10] Das Rad des Schicksals
    [M11] Die Gerechtigkeit
    [M12] Der Gehängte
    [M13] Der Tod
    [M14] Die Mäßigkeit
    [M15] Der Teufel
    [M16] Der Turm
    [M17] Der Stern
    [M18] Der Mond
    [M19] Die Sonne
    [M20] Das Gericht
   *[M21] Die Welt
}
piece-hidden = { $back ->
    [domino] Domino, verdeckt
    [tarot] Tarotkarte, verdeckt
   *[card] Karte, verdeckt
}

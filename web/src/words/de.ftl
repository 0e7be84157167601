# Die Worte der Bildschirme rund um den Tisch.

parlour = Parlour
motto = Spiele für das, was schon in der Schublade liegt

# La feuille de score pour qui joue avec ses propres cartes
own-cards = Jouer avec vos cartes
own-cards-do = Vous avez les cartes, Parlour tient la feuille : elle demande ce qui s’est passé, additionne, veille aux règles et dit la suite.
own-cards-which = Quel jeu est sur la table ?
score-pad = Feuille de score
who-sits = Qui joue ?
who-sits-help = Dans l’ordre où vous êtes assis, dans le sens horaire. Personne n’a besoin de compte.
name-of-seat = Nom du joueur { $number }
name-left-out = Il faut un nom pour chaque joueur.
pad-rules = Ce que vous avez convenu
begin-pad = Commencer la feuille
pad-for = Une feuille pour { $names }
pad-for-nobody = Une feuille pour votre table
pad-shared = Toutes les personnes qui ont le lien voient la même feuille et peuvent y écrire.
write-row = Écrire { $row } { $number }
row-number = { $row } { $number }
row-of = { $row } { $number } sur { $rounds }
correct-row = Corriger { $row } { $number }
written-by = Écrit par { $name }
write-it = Écrire
correct-it = Corriger
leave-as-it-was = Laisser comme c’était
rest-worked-out = Laissez une case vide : la feuille la calcule.
adds-up = Pour l’instant le total est { $sum } ; il doit faire { $must }.
adds-up-well = Le compte est bon.
out-now = hors jeu
deals = c’est son tour
start-row = Départ
undo = Annuler
undo-row = Annuler la dernière ligne
undo-correction = Annuler la dernière correction
undo-stop = Annuler la fin
undo-names = Annuler les nouveaux noms
undone = C’est annulé.
stop-here = Arrêter la partie ici
stop-sure = Arrêter la partie ici, avec les scores tels quels ?
change-names = Changer les noms
save-names = Enregistrer les noms
share-pad = Partager cette feuille
take-home = L’emporter
as-csv = En tableau (CSV)
as-pdf = Sur papier (PDF)
empty-pad = Une feuille vide à imprimer
put-away = Supprimer cette feuille
put-away-sure = Supprimer cette feuille pour de bon ? Personne ne pourra plus l’ouvrir.
how-to-write = Ce qu’on écrit
phones = { $count ->
    [one] Ouverte sur cet écran seulement.
   *[other] Ouverte sur { $count } écrans.
}
written-meanwhile = { $row } { $number } vient d’être écrite{ $by ->
    [none] { "" }
   *[other] {" "}par { $by }
}. Vos nombres sont-ils pour la suivante ?
they-are-next = Oui, la suivante
throw-away = Non, jeter les miens
key-sign = plus ou moins
key-delete = effacer
key-next = suivant
not-any-more = Cela ne va plus : { $why }
none-of-these = aucun
below-it = En grand : { $total }. En petit : { $others }.

# Ce qui est sur le papier, quel que soit le jeu.

fugue = Fugue
on = oui
off = non
sign-by = Emblème : { $artist }, game-icons.net, CC BY 3.0.
spread = De { $least } à { $most } joueurs{ $minutes ->
    [0] { "" }
   *[other] , environ { $minutes } minutes
}.
spread-exactly = { $least } joueurs{ $minutes ->
    [0] { "" }
   *[other] , environ { $minutes } minutes
}.

crib = Aide-mémoire
crib-of = Aide-mémoire. { $spread }
card = Aide-mémoire à plier
card-of = Aide-mémoire à plier. { $spread }
fold-1 = premier pli
fold-2 = second pli

pad = Feuille de score
pad-of = Feuille de score pour { $seats } joueurs.
pad-name = nom
pad-start = départ
note-write = Noter
note-count = Compter
note-end = La fin

rules = Livret de règles
rules-of = Les règles, telles qu’on les joue à { $seats }.
rules-of-story = Les règles.
at-this-table = À cette table
unusual = Réglé autrement que d’habitude : ●
ours = notre décision
ours-told = Là où la règle se tait ou se contredit, une décision de notre cru figure ici, signalée comme telle.
only-english = Pour l’instant, en anglais seulement.
page = { $page } sur { $pages }

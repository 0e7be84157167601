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
ours-explained = Là où la règle se tait ou se contredit, une décision de notre cru figure ici, signalée comme telle.
only-english = Pour l’instant, en anglais seulement.
page = { $page } sur { $pages }

reference = Carte de référence
reference-of = Carte de référence à plier.
strip = Bande d’enchères
strip-of = Bande d’enchères pour { $seats } joueurs.
planner = Carnet de spectacles
planner-of = Carnet de spectacles.
persona = Feuille de persona
persona-of = Feuille de persona.
journal = Journal
journal-of = Le journal d’une histoire.
effects = Tables des effets
effects-of = Ce qui arrive, d’un coup d’œil.

# À découper
dominoes = Dominos à découper
dominoes-of = Jusqu’au double-{ $top } : { $count } dominos.
tarot = Jeu de tarot à découper
tarot-of = { $count } cartes.
chips = Jetons et marqueurs
chips-of = { $seats ->
    [0] À découper.
   *[other] À découper, pour { $seats } joueurs.
}
cut-how = À imprimer en taille réelle (100 %) sur du papier épais, puis à découper le long des lignes.
marker-used = a agi
card-mark = { $mark ->
    [T] 10
    [J] V
    [Q] D
    [K] R
   *[other] { $mark }
}

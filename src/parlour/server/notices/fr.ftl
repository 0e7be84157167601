# Ce qu’on apprend loin de la table : par notification et par courriel.

a-story = Une histoire
turn = À toi de jouer : { $game }
turn-still = C’est toujours à toi : { $game }
turns = C’est à toi à { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
with = À la table : { $names }.
alone = Les autres t’attendent.
waited = On t’attend depuis { $days ->
    [one] un jour
   *[other] { $days } jours
}.
closed = Table fermée : { $game }
closed-tables = { $count ->
    [one] { $count } table a été fermée
   *[other] { $count } tables ont été fermées
}
closed-why = Le serveur a été mis à jour et les règles de ce jeu ont changé : la partie ne peut pas être terminée. Tu peux télécharger ce qui a été joué ou ouvrir une nouvelle table.
mail-turn = C’est à toi de jouer.
mail-turns = C’est à toi à plusieurs tables.
mail-closed = Une mise à jour du serveur a fermé une de tes tables.
mail-why = Tu as demandé à Parlour de te prévenir par courriel quand c’est à toi.
mail-off-table = Ne plus recevoir de courriels sur cette table : { $link }
mail-off = Ne plus recevoir aucun courriel : { $link }
ask-subject = Parlour doit-il t’écrire quand c’est à toi ?
ask-body = Quelqu’un a donné cette adresse sur { $home } pour recevoir un courriel quand vient son tour. Si c’était toi, confirme ici :
ask-else = Si ce n’était pas toi, ne fais rien : tu ne recevras plus de courriel de là-bas.

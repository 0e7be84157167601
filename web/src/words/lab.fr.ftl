lab = Le labo
lab-about = Demande ce que change une règle : des bots jouent des deux façons, avec les mêmes donnes de chaque côté, et on compte.
lab-game = Jeu
lab-players = Joueurs
lab-bots = Qui joue
lab-bots-help = Pareil des deux côtés.
lab-rules = L’autre côté
lab-rules-help = Un côté garde les règles telles quelles. Change-en une ou deux de l’autre.
lab-measures = Ce qu’on compte
lab-measures-help = Jusqu’à { $most } mesures. La première choisie décide quand on en sait assez. Chaque mesure de plus élargit tous les intervalles.
lab-games = Parties de chaque côté
lab-run = Lancer
lab-nothing-changed = Change d’abord une règle de l’autre côté.
lab-nothing-counted = Choisis quelque chose à compter.
lab-yours = Tes études
lab-none = Tu n’as encore rien demandé.
lab-ask-more = Demander autre chose
lab-question = Qu’est-ce qui change dans { $game } avec { $changes } ?
lab-rule = { $rule } : { $value }
lab-as-it-is = Tel quel
lab-changed = Modifié
lab-same = Pareil des deux côtés : { $seats ->
    [one] un bot ({ $level })
   *[other] { $seats } bots ({ $level })
}, les mêmes donnes.
lab-same-rules = Des deux côtés, on joue avec { $rules }.
lab-confidence = { $interval }, avec 95 % de confiance pour l’ensemble des chiffres
lab-too-early = Trop tôt pour le dire
lab-too-early-by = Trop tôt pour le dire : { $interval }
lab-no-difference = Aucune différence trouvée
lab-no-difference-by = S’il y en a une, elle est comprise entre { $low } et { $high }.
lab-no-change = aucun changement
lab-way = Comment la réponse se précise
lab-way-help = { $measure }, selon le nombre de donnes ; les bandes sont les intervalles
lab-as-table = Les chiffres en tableau
lab-side = Côté
lab-figure = Chiffre
lab-interval = Intervalle
lab-deals = Donnes
lab-per-hundred = sur 100
lab-so-many = { $games } parties sur { $all }
lab-state-waiting = { $ahead ->
    [0] Ça commence tout de suite.
    [one] Une étude passe avant.
   *[other] { $ahead } études passent avant.
}
lab-state-playing = Le compte est en cours. L’arrêter ne fait rien perdre.
lab-state-stopped = Étude arrêtée. N’importe qui peut la reprendre.
lab-state-done = Toutes les parties sont comptées.
lab-state-sure = On en sait assez ; l’étude s’est arrêtée d’elle-même.
lab-state-failed = L’étude n’a pas pu aller jusqu’au bout. Tu peux réessayer.
lab-state-others = Quelqu’un d’autre a lancé cette étude.
lab-stop = Arrêter ici
lab-go-on = Continuer
lab-link = Lien permanent
lab-copy = Copier le lien
lab-copied = Copié
lab-csv = Les parties en tableau (CSV)
lab-toml = Fichier d’étude (TOML)
lab-honest = On regarde les chiffres après 100, 200, 400 donnes, et ainsi de suite ; chaque coup d’œil et chaque comparaison se paie par des intervalles plus larges.
lab-progress = Parties comptées
lab-gone = Cette étude n’existe pas
lab-gone-do = Le lien n’est pas le bon, ou personne n’a regardé l’étude depuis très longtemps.
lab-off = Il n’y a pas de labo sur ce serveur
lab-off-do = La personne qui gère le serveur l’a désactivé.
lab-wrong-enough-studies = Tu as déjà { $most } études en cours ; arrêtes-en une, ou attends.
lab-wrong-enough-at-address = Assez d’études de ton réseau attendent déjà. Réessaie plus tard.
lab-wrong-long-queue = Beaucoup d’études attendent déjà. Réessaie plus tard.
lab-wrong-lab-full = Le labo n’a plus de place pour l’instant. Réessaie un autre jour.
lab-wrong-too-many-games = Au plus { $most } parties de chaque côté.
lab-wrong-same-sides = Les deux côtés reviennent au même. Change autre chose.
lab-wrong-not-yours = Seule la personne qui l’a lancée peut l’arrêter.
lab-wrong-busy = Le labo a des ennuis en ce moment. Réessaie plus tard.
lab-wrong-other = Impossible de jouer cette étude. Change-la et réessaie.

lab = Le labo
lab-about = Demande ce que fait une règle : des bots la jouent des deux façons, avec les mêmes cartes de chaque côté, et comptent.
lab-game = Jeu
lab-players = Joueurs
lab-bots = Qui joue
lab-bots-help = Pareil des deux côtés.
lab-rules = L’autre côté
lab-rules-help = Un côté reste tel quel. Change une règle ou deux de l’autre.
lab-measures = Que compter
lab-measures-help = Jusqu’à { $most }. Le premier choix décide quand on en sait assez. Chaque choix de plus élargit tous les intervalles.
lab-games = Parties de chaque côté
lab-run = Lancer
lab-nothing-changed = Change d’abord une règle de l’autre côté.
lab-nothing-counted = Choisis quelque chose à compter.
lab-yours = Tes études
lab-none = Tu n’as encore rien demandé.
lab-ask-more = Demander autre chose
lab-question = Qu’est-ce qui change dans { $game } avec { $changes } ?
lab-as-it-is = Tel quel
lab-changed = Changé
lab-same = Pareil des deux côtés : { $seats ->
    [one] un bot ({ $level })
   *[other] { $seats } bots ({ $level })
}, les mêmes cartes.
lab-confidence = { $interval }, avec 95 % de confiance pour tous les chiffres ensemble
lab-too-early = Trop tôt pour le dire
lab-too-early-by = Trop tôt pour le dire : { $interval }
lab-no-difference = Aucune différence trouvée
lab-no-difference-by = S’il y en a une, elle est entre { $low } et { $high }.
lab-no-change = aucun changement
lab-way = Ce qu’on sait de mieux en mieux
lab-way-help = { $measure }, après autant de donnes ; les bandes sont des intervalles
lab-as-table = Chiffres en tableau
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
lab-state-playing = On compte. S’arrêter ne fait rien perdre.
lab-state-stopped = Arrêté. N’importe qui peut continuer.
lab-state-done = Toutes les parties sont comptées.
lab-state-sure = On en sait assez ; le compte s’est arrêté seul.
lab-state-failed = Impossible d’aller au bout. Tu peux réessayer.
lab-state-others = Quelqu’un d’autre a lancé ceci.
lab-stop = Arrêter ici
lab-go-on = Continuer
lab-link = Lien permanent
lab-copy = Copier le lien
lab-copied = Copié
lab-csv = Parties en tableau (CSV)
lab-toml = Fichier d’étude (TOML)
lab-honest = On regarde les chiffres après 100, 200, 400 donnes, et ainsi de suite ; chaque regard et chaque comparaison est payé dans les intervalles.
lab-progress = Parties comptées
lab-gone = Cette étude n’existe pas
lab-gone-do = Le lien est faux, ou personne ne l’a regardée depuis très longtemps.
lab-off = Il n’y a pas de labo sur ce serveur
lab-off-do = Qui le tient l’a coupé.
lab-wrong-enough-studies = Tu as déjà { $most } études en cours ; arrêtes-en une, ou attends.
lab-wrong-long-queue = Beaucoup d’études attendent déjà. Réessaie plus tard.
lab-wrong-lab-full = Le labo n’a plus de place pour l’instant. Réessaie un autre jour.
lab-wrong-too-many-games = Au plus { $most } parties de chaque côté.
lab-wrong-same-sides = Les deux côtés reviennent au même. Change autre chose.
lab-wrong-not-yours = Seul qui l’a lancée peut l’arrêter.
lab-wrong-other = Cette étude ne peut pas être jouée. Change-la et réessaie.

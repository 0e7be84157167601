lab = Le labo
lab-about = Demande ce que change une règle. Des bots jouent les mêmes donnes avec les deux règles et comptent la différence.
lab-game = Jeu
lab-players = Joueurs
lab-bots = Niveau des bots
lab-bots-help = Pareil des deux côtés.
lab-rules = Règles à comparer
lab-rules-help = Un côté joue avec les règles habituelles. Changes-en une ou deux pour l’autre.
lab-measures = Mesures
lab-measures-help = Jusqu’à { $most }. L’étude s’arrête quand la première est assez précise. Chaque mesure de plus élargit tous les intervalles de confiance.
lab-games = Parties par côté
lab-run = Lancer l’étude
lab-nothing-changed = Les deux côtés ont les mêmes règles. Change-en au moins une.
lab-nothing-counted = Choisis au moins une mesure.
lab-yours = Tes études
lab-none = Tu n’as pas encore d’études.
lab-ask-more = Lancer une autre étude
lab-question = Qu’est-ce qui change dans { $game } avec { $changes } ?
lab-rule = { $rule } : { $value }
lab-as-it-is = Règles habituelles
lab-changed = Règles changées
lab-same = Pareil des deux côtés : { $seats ->
    [one] un bot ({ $level })
   *[other] { $seats } bots ({ $level })
}, les mêmes donnes.
lab-same-rules = Des deux côtés, on joue avec { $rules }.
lab-confidence = { $interval } (intervalle de confiance à 95 % pour l’ensemble des chiffres)
lab-too-early = Trop peu de parties pour l’instant
lab-too-early-by = Trop peu de parties pour l’instant : { $interval }
lab-no-difference = Aucune différence significative
lab-no-difference-by = La vraie différence est probablement comprise entre { $low } et { $high }.
lab-no-change = aucun changement
lab-way = Comment l’estimation se précise
lab-way-help = { $measure }, selon le nombre de donnes ; les bandes sont les intervalles de confiance
lab-as-table = Les chiffres en tableau
lab-side = Côté
lab-figure = Chiffre
lab-interval = Intervalle de confiance
lab-deals = Donnes
lab-per-hundred = sur 100
lab-so-many = { $games } parties sur { $all }
lab-state-waiting = { $ahead ->
    [0] L’étude commence tout de suite.
    [one] En file d’attente : une étude passe avant.
   *[other] En file d’attente : { $ahead } études passent avant.
}
lab-state-playing = En cours. Si tu l’arrêtes, les parties déjà jouées sont gardées.
lab-state-stopped = Étude arrêtée. N’importe qui peut la reprendre.
lab-state-done = Terminé : toutes les parties sont jouées.
lab-state-sure = Terminé plus tôt : le résultat est assez précis.
lab-state-failed = L’étude a échoué avant la fin. Tu peux réessayer.
lab-state-others = Quelqu’un d’autre a lancé cette étude.
lab-stop = Arrêter l’étude
lab-go-on = Reprendre
lab-link = Lien permanent
lab-copy = Copier le lien
lab-copied = Copié
lab-csv = Les parties en tableau (CSV)
lab-toml = Fichier d’étude (TOML)
lab-honest = Les résultats sont vérifiés après 100, 200, 400 donnes, et ainsi de suite. Les intervalles sont élargis pour tenir compte des vérifications répétées et des comparaisons multiples.
lab-progress = Parties jouées
lab-gone = Cette étude n’existe pas
lab-gone-do = Le lien n’est pas le bon, ou l’étude a été supprimée parce que personne ne l’a ouverte depuis longtemps.
lab-off = Ce serveur n’a pas de labo
lab-off-do = La personne qui gère le serveur l’a désactivé.
lab-wrong-enough-studies = Tu as déjà { $most } études en cours. Arrêtes-en une, ou attends qu’une se termine.
lab-wrong-enough-at-address = Trop d’études de ton réseau attendent déjà. Réessaie plus tard.
lab-wrong-long-queue = La file d’attente des études est pleine. Réessaie plus tard.
lab-wrong-lab-full = L’espace disque du labo est plein. Réessaie un autre jour.
lab-wrong-too-many-games = Choisis au plus { $most } parties par côté.
lab-wrong-same-sides = Avec ces règles, les deux côtés jouent pareil. Changes-en une autre.
lab-wrong-not-yours = Seule la personne qui a lancé cette étude peut l’arrêter.
lab-wrong-busy = Le labo n’est pas disponible en ce moment. Réessaie plus tard.
lab-wrong-other = Cette étude ne peut pas tourner avec ces réglages. Change-les et réessaie.

# La page de qui fait tourner le serveur

op-title = Parlour : page d’exploitation
op-well = Tout fonctionne
op-unwell = La base de données ne répond pas
op-silent = { $count ->
    [one] Un worker ne répond pas
   *[other] { $count } workers ne répondent pas
}
op-refreshes = S’actualise toutes les { $seconds } secondes.
op-stands = L’actualisation automatique est arrêtée.
op-stop = Arrêter l’actualisation
op-go-on = Actualiser automatiquement
op-json = Cette page en JSON
op-no-key = Cette page demande la clé d’exploitation : la valeur de PARLOUR_OPERATOR_KEY, ou le contenu du fichier operator-key dans le dossier des données. Laisse le nom vide et donne la clé comme mot de passe.
op-wait = Trop de clés erronées. Réessaie dans une minute.

op-number = { NUMBER($number, maximumFractionDigits: 1) }
op-percent = { $number } %
op-milliseconds = { NUMBER($number, maximumFractionDigits: 1) } ms
op-bytes = { $number } o
op-kilobytes = { NUMBER($number, maximumFractionDigits: 1) } ko
op-megabytes = { NUMBER($number, maximumFractionDigits: 1) } Mo
op-gigabytes = { NUMBER($number, maximumFractionDigits: 1) } Go
op-seconds = { $number } s
op-minutes = { $number } min
op-hours = { $number } h
op-days = { $number ->
    [one] 1 jour
   *[other] { $number } jours
}

op-playing-now = tables en jeu
op-here-now = personnes connectées
op-moves-a-second = coups par seconde
op-p99-latency = latence p99
op-processors = d’un cœur de processeur
op-free = espace disque libre

op-no-figures = La base de données ne donne pas de chiffres.
op-none = Aucune.

op-tables = Tables
op-game = Jeu
op-state-gathering = en attente de joueurs
op-state-playing = en jeu
op-state-over = terminées
op-state-closed = fermées
op-all-game = Tous les jeux
op-all-story = Toutes les histoires
op-all-pad = Toutes les feuilles de score
op-pad-of = { $game }, feuille de score

op-closed = Fermées par une mise à jour
op-edition = édition
op-closed-why = Les règles de ces jeux ont changé, et cette version n’a plus l’édition avec laquelle les tables ont été ouvertes. La raison est affichée à la table, et la partie peut être téléchargée.

op-load = Charge
op-first-minute = Les chiffres sont publiés une fois par minute. La première n’est pas encore écoulée.
op-once-a-minute = Publiés une fois par minute pour toutes les tables ensemble, afin que personne ne puisse en déduire qui a répondu tôt. Chaque entrée enregistrée d’une table compte comme un coup.
op-moves-a-minute = coups par minute
op-last-hour = { $what }, la dernière heure
op-median-latency = latence médiane
op-lag = retard maximal de la boucle d’événements
op-machine-load = charge moyenne
op-load-of = { NUMBER($load, maximumFractionDigits: 1) } sur { $processors }

op-workers = Workers
op-worker = Worker
op-since = durée
op-open-tables = tables
op-sockets = connexions
op-cpu = CPU
op-memory = mémoire

op-storage = Stockage
op-kept = Quoi
op-count = nombre
op-size = taille
op-room = quota
op-kept-tables = Tables
op-kept-entries = Entrées de journal
op-kept-pictures = Images
op-kept-replays = Parties à revoir
op-kept-people = Noms de personnes
op-kept-uploads = Tous les fichiers envoyés
op-kept-lab = Le laboratoire
op-kept-other = Autre
op-of-most = sur { $most }
op-database-takes = Taille de la base de données sur disque

op-people = Personnes
op-named = avec un nom
op-seen-today = actives ces dernières 24 heures
op-seen-week = actives ces 7 derniers jours
op-devices = autres appareils
op-limits = Limites de débit atteintes
op-no-limits = Personne n’a atteint de limite.
op-limit-frames = messages de table
op-limit-talk = messages de discussion
op-limit-stirs = actions de place et d’hôte
op-limit-nudges = coups de coude
op-limit-looks = changements de point de vue
op-limit-requests = requêtes HTTP
op-limit-handshakes = nouvelles connexions
op-limit-tables = nouvelles tables
op-limit-codes = codes et liens essayés
op-limit-names = nouveaux noms
op-limit-uploads = fichiers envoyés
op-limit-decks = jeux d’images
op-limit-pictures = images
op-limit-replays = parties à revoir
op-limit-studies = études
op-limit-exports = exports d’histoires
op-limit-prints = PDF créés
op-limit-notices = appareils et adresses de notification
op-limit-addresses = courriels de confirmation
op-limit-first-studies = premières études de nouvelles personnes
op-limit-other = autre

op-queues = Files d’attente
op-queue = File
op-waiting = en attente
op-busy = en cours
op-off = coupé
op-failed = { $count ->
    [one] une a échoué
   *[other] { $count } ont échoué
}
op-queue-lab = Études du laboratoire
op-queue-experts = Coups des bots experts
op-queue-notices = Notifications de tour
op-queue-files = Fichiers envoyés en cours de vérification
op-queue-disk = Coups en cours d’écriture sur le disque
op-queue-other = Autre

op-versions = Versions
op-build-compiled = compilé
op-build-interpreted = interprété
op-build-other = build inconnu
op-database = Base de données
op-schema = Schéma
op-schema-of = { $schema } (la plus récente : { $newest })
op-mixed = Les workers n’ont pas tous la même version.

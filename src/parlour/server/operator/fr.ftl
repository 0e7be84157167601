# La page de qui fait tourner le serveur

op-title = Parlour : page d’exploitation
op-well = Tout va bien
op-unwell = La base de données ne répond pas
op-silent = { $count ->
    [one] Un processus ne répond pas
   *[other] { $count } processus ne répondent pas
}
op-refreshes = S’actualise toutes les { $seconds } secondes.
op-stands = Ne s’actualise pas d’elle-même.
op-stop = Arrêter
op-go-on = Actualiser de nouveau
op-json = La même chose en JSON
op-no-key = Cette page s’ouvre avec la clé d’exploitation : c’est PARLOUR_OPERATOR_KEY ou, à défaut, celle du fichier operator-key dans le dossier des données. Laissez le nom vide et donnez la clé comme mot de passe.
op-wait = Il y a eu trop de clés erronées. Réessayez dans une minute.

op-number = { NUMBER($number, maximumFractionDigits: 1) }
op-percent = { $number } %
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
op-here-now = personnes présentes
op-moves-a-second = coups par seconde
op-told-within = 99 sur 100 traités en
op-processors = d’un processeur
op-free = libres sur le disque

op-not-told = La base de données ne le dit pas.
op-none = Il n’y en a pas.

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
op-first-minute = Les chiffres sont donnés une fois par minute ; la première n’est pas encore écoulée.
op-once-a-minute = Donnés une fois par minute et pour toutes les tables ensemble, afin que personne ne puisse y lire qui a répondu tôt. Compte comme coup tout ce qui est consigné aux tables.
op-moves-a-minute = coups par minute
op-last-hour = { $what }, la dernière heure
op-half-told = la moitié traités en
op-lag = plus grand retard de la boucle
op-machine-load = charge de la machine
op-load-of = { NUMBER($load, maximumFractionDigits: 1) } sur { $processors }

op-workers = Processus
op-worker = Numéro
op-since = depuis
op-open-tables = tables
op-sockets = connexions
op-cpu = processeur
op-memory = mémoire

op-storage = Stockage
op-kept = Quoi
op-count = nombre
op-size = taille
op-room = place
op-kept-tables = Tables
op-kept-entries = Lignes de journaux
op-kept-pictures = Images
op-kept-replays = Parties à revoir
op-kept-people = Noms
op-kept-uploads = Fichiers reçus, en tout
op-kept-lab = Le laboratoire
op-kept-other = Autres
op-of-most = sur { $most }
op-database-takes = Base de données sur le disque

op-people = Personnes
op-named = avec un nom
op-seen-today = vues depuis un jour
op-seen-week = vues depuis une semaine
op-devices = autres appareils
op-limits = Limites atteintes
op-no-limits = Personne n’a dû attendre.
op-limit-frames = messages aux tables
op-limit-talk = bavardage
op-limit-stirs = prendre place et recevoir
op-limit-nudges = petits rappels
op-limit-looks = regards depuis d’autres places
op-limit-requests = requêtes
op-limit-handshakes = connexions ouvertes
op-limit-tables = nouvelles tables
op-limit-codes = codes et liens essayés
op-limit-names = nouveaux noms
op-limit-uploads = fichiers envoyés
op-limit-decks = jeux d’images
op-limit-pictures = images
op-limit-replays = parties à revoir
op-limit-studies = études
op-limit-exports = histoires emportées
op-limit-prints = impressions
op-limit-notices = appareils et adresses à prévenir
op-limit-addresses = adresses de courriel interrogées
op-limit-first-studies = études de nouveaux venus
op-limit-other = autres

op-queues = Files d’attente
op-queue = Pour
op-waiting = en attente
op-busy = en cours
op-off = coupé
op-failed = { $count ->
    [one] une a échoué
   *[other] { $count } ont échoué
}
op-queue-lab = Études du laboratoire
op-queue-experts = Bots qui réfléchissent à l’avance
op-queue-notices = Tours à annoncer par push et par mail
op-queue-files = Fichiers d’inconnus
op-queue-disk = Coups en route vers le disque
op-queue-other = Autres

op-versions = Versions
op-build-compiled = compilé
op-build-interpreted = interprété
op-build-other = assemblage inconnu
op-database = Base de données
op-schema = Schéma
op-schema-of = { $schema }, le plus récent étant { $newest }
op-mixed = Les processus n’ont pas tous la même version.

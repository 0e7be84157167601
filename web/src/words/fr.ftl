# The words of the screens around a table, in French. A game's own words lie beside its rules.

parlour = Parlour
motto = Des jeux pour ce qui traîne déjà dans ton tiroir

# Getting about
back = Retour à l’accueil
menu = Menu
places = Lieux
skip = Aller au contenu
lobby = Accueil
tables = Tables
replays = Replays
all-rules = Règles
settings = Réglages
about = À propos et crédits
documentation = Documentation
bar-play = Jouer
bar-tables = Tables
bar-rules = Règles
one-moment = Un instant…
or = ou

# Who you are
playing-as = Tu es { $name }
no-name-yet = Dis qui tu es
your-name = Ton nom
your-name-help = Ce que voient les autres à la table. Pas de compte, pas de mot de passe.
name-missing = Écris d’abord un nom, n’importe lequel, pourvu qu’on te reconnaisse.
save-name = Prendre ce nom
never-mind = Finalement non

# The lobby
front-title = Jeux de cartes et dominos, entre amis ou avec des bots.
front-free = Gratuit, sans compte, rien à installer.
deal-me-in = Je joue
front-game = { $game }, un bon premier jeu.
front-game-help = Trois bots, { $minutes } minutes, et un guide à tes côtés.
front-hand = ta main : tout le monde commence avec ces cinq cartes
how-this-works = Comment ça marche
join-with-code = Avec un code
join = Rejoindre
code-help = Quatre ou cinq mots ; majuscules et espaces n’y changent rien.
code-missing = Écris les mots qu’on t’a donnés, par exemple plum-kettle-nine-otter.
code-wrong = Ce code n’ouvre aucune table. Vérifie-le : quatre ou cinq mots, par exemple plum-kettle-nine-otter.
code-too-often = Trop de codes à la suite. Attends une minute, puis réessaie.
your-tables = Tes tables
your-move = À toi de jouer
your-move-at = { $count ->
    [1] C’est à toi de jouer à une table.
   *[other] C’est à toi de jouer à { $count } tables.
}
no-tables = Pas encore de table
no-tables-do = Fais chauffer de l’eau et ouvres-en une.
with = avec { $names }
round-counted = { $kind ->
    [deal] Donne
    [game] Partie
    [hand] Donne
    [inning] Manche
    [turn] Tour
   *[round] Manche
} { $number }
seats-taken = { $taken } places prises sur { $seats }
gathering = On s’installe
has-started-another = { $name } a commencé une autre partie
waiting-for-others = Aux autres de jouer
watch-again = Revoir
read-again = Relire
story-session = Séance { $number }
all-your-tables = Tes { $count } tables
open-tables = Tables ouvertes
all-open-tables = Les { $count } tables ouvertes
no-open-tables = Pas de chaise libre en ce moment
no-open-tables-do = Ouvre une table publique, ou envoie le lien à des amis.
table-of = Chez { $name }, { $taken } places sur { $seats }
table-of-playing = Chez { $name }, en cours, { $taken } places sur { $seats }
sit-down = S’asseoir
watch = Regarder
sit-down-at = S’asseoir : { $game }, chez { $name }
watch-at = Regarder : { $game }, chez { $name }
nobody-around = Personne ?
play-with-bots = Jouer avec des bots
watch-a-replay = regarder un replay

# The shelf
start-a-table = Ouvrir une table
or-take-a-box = Ou choisis un jeu
we-are = On est
we-are-label = Combien vous êtes
fewer = Un de moins
more = Un de plus
filters = Durée et genre
length-any = Toute durée
length-short = Moins de 20 min
length-long = Plus long
kind-cards = Cartes
kind-dominoes = Dominos
kind-tarot = Tarot
players = { $span } joueurs
players-only = { $most } joueurs seulement
minutes = { $minutes } min
evenings = { $most ->
    [1] une soirée
   *[other] { $span } soirées
}
not-for = pas pour { $people ->
    [1] un joueur
   *[other] { $people } joueurs
}
boxes-for = { $count ->
    [0] Aucun jeu ici ne se joue à { $people }.
    [1] Un jeu se joue à { $people }.
   *[other] { $count } jeux se jouent à { $people }.
}
no-box = Aucun jeu de l’étagère ne correspond à ces filtres.
show-all-boxes = Toutes les boîtes
hook-abandon-ship = Se battre pour un canot
hook-barcelona = Deux cartes, un bluff
hook-boneyard = Enchérir en secret
hook-brain-baseball = Lancer, frapper, attraper
hook-caribbean-star = Duel de magiciens
hook-contest = Au plus près de 21
hook-domino-avatars = Dominos armés, cartes alliées
hook-domino-knights = Former, puis donner l’assaut
hook-following-suit = Les couleurs se chassent
hook-fugue = Un récit au tarot
hook-hey-bartender = Jamais la bonne monnaie
hook-lamarckian-poker = Élever des mains de poker
hook-last-man-standing = Engager des gladiateurs
hook-lost-pueblo = Qui est le voleur ?
hook-penniless-and-insane = Acheter l’art, mourir pauvre
hook-seven-handed-poker = Sept petits duels
hook-spots = Payer, prendre la monnaie
hook-willow = Une paire, un trou, un bluff

# When something is wrong
flickered = Pas de connexion
flickered-lobby = Le serveur ne répond pas. Tes tables sont en sûreté ; nous réessayons sans arrêt.
try-now = Réessayer
away-short = Le serveur ne répond pas. Réessaie dans un instant.
as-of = Tu es hors ligne. Tes tables, dernier état connu : { $when }.
answer-waits = Réponse pas encore envoyée
answer-kept = Une de tes réponses est enregistrée. Elle partira dès que la connexion reviendra, si la question est encore ouverte.
answer-played-at = La réponse donnée hors ligne a été jouée.
answer-rests-at = Tu as répondu hors ligne, mais la table est en pause : ta réponse n’a pas été jouée. Réponds de nouveau à la reprise.
answer-late-at = Tu as répondu hors ligne, mais la partie avait déjà avancé. Ta réponse n’a pas été jouée.
to-that-table = Aller à la table
error-code = Erreur : { $code }
no-room = Tu n’as plus de place ici pour des fichiers. Histoires et images sont supprimées avec leur table ; ferme celle dont tu n’as plus besoin.
too-costly = Ce fichier est trop complexe à lire ici. Essaie avec un fichier plus simple ou plus petit.
too-fast = C’était trop d’un coup. Attends un instant, puis réessaie.
quoted = « { $text } »

# A new table
new-table = Nouvelle table
no-such-game = Cette boîte n’est pas sur l’étagère
no-such-game-do = L’adresse désigne un jeu que nous n’avons pas. Tous les nôtres sont sur l’étagère.
to-the-shelf = Vers l’étagère
the-game = Le jeu
rules-and-crib = Règles et aide-mémoire
who-plays = Qui joue
chairs = Chaises
chairs-label = Combien de chaises
company = Qui joue avec toi
company-bot = Des bots
company-guest = Des amis, par lien
company-here = Tous sur cet écran
you-host = Toi, l’hôte
guest = Invité
chair = Chaise { $number }
bot-random = joue au hasard
bot-naive = retourne ses cartes d’abord
bot-patient = patient
bot-gentle = indulgent
bot-regular = moyen
bot-expert = expert
seat-bot = Un bot
give-chair = Laisser la chaise à quelqu’un
same-for-all = Pareil pour tous les bots
how-plays = Quel niveau pour { $name } ?
who-sits = { $name } : qui s’assied là ?
bot-plays-level = { $name }, bot, { $level }
bot-promise = Un bot voit ce que verrait quelqu’un sur cette chaise, et pas une carte de plus. À la table, tu peux lui demander pourquoi.
has-quirk = { $name } { $quirk }.
quirk = { $name ->
    [Basil] compte à voix basse
    [Clover] n’est jamais rancunier
    [Juniper] fredonne en réfléchissant
    [Saffron] remet la pioche d’aplomb
    [Sorrel] taille toujours son crayon
    [Tansy] rit de sa propre chance
    [Thyme] n’est jamais pressé
    [Yarrow] aligne ses cartes
    [Fennel] murmure à ses cartes
    [Hyssop] redemande du thé
   *[other] { "" }
}
level-says = « { $text } »
plays = { $level ->
    [gentle] { $name } joue avec indulgence
    [expert] { $name } joue en expert
   *[regular] { $name } joue à un niveau moyen
}
plays-too = { $level ->
    [gentle] { $name } avec indulgence
    [expert] { $name } en expert
   *[regular] { $name } à un niveau moyen
}
plays-so = { $said }.
all-play = { $level ->
    [gentle] Tous les bots jouent avec indulgence.
    [expert] Tous les bots jouent en experts.
   *[regular] Tous les bots jouent à un niveau moyen.
}
seat-guest = Un ami, par lien
seat-here = Sur cet écran
name-here = Son nom
name-of-chair = Nom pour la chaise { $number }
curtain-note = Sur un écran partagé, un rideau tombe entre les tours, pour que personne ne voie la main suivante.
house-rules = Règles maison
presets = Formules
as-usual = Comme d’habitude
rules-as-usual = Les règles habituelles.
changes = { $count ->
    [one] { $count } changement
   *[other] { $count } changements
}
all-back-to-usual = Tout comme d’habitude
all-options = { $count ->
    [1] La seule option
   *[other] Les { $count } options
}
changed = changé
back-to-usual-value = Comme d’habitude : { $value }
on = oui
off = non
value-none = aucun
value-auto = automatique
value-random = le hasard décide
less-of = Moins : { $label }
more-of = Plus : { $label }
manners = À cette table
public = Table publique
public-help = Visible de tous à l’accueil. Sinon, seul le lien ou le code mène ici.
who-may-watch = Qui peut regarder
who-may-watch-help = Aucun spectateur ne voit une carte cachée tant qu’elle compte encore.
watch-none = Personne
watch-public = Cartes ouvertes
watch-delayed = Les mains, plus tard
watch-delay = Combien plus tard
watch-delay-help = Une main est montrée une fois jouée, jamais avant.
so-many-minutes = { $minutes ->
    [1] une minute
   *[other] { $minutes } minutes
}
pace = Rythme des réactions
pace-help = Parfois, on demande à tous s’ils réagissent. Le temps que ça prend ne doit pas trahir ce que tu as.
pace-sealed = Équitable : même temps pour tous
pace-fast = Rapide : seuls ceux qui peuvent
candle = Bougie pour chaque moment
candle-help = Personne n’attend plus longtemps. Chacun a le même temps, carte ou pas carte.
candle-none = sans limite
seconds = secondes
minutes-unit = minutes
clock = Pendule
clock-free = Aucune
clock-free-help = Personne ne presse. Allez et venez comme il vous plaît.
clock-clock = Pour une soirée
clock-clock-help = Chacun a un nombre fixe de minutes pour toute la partie, et en regagne un peu à chaque réponse.
clock-slow = Pour des jours
clock-slow-help = Le même temps pour chaque coup. Personne n’a besoin de rester ; si vous êtes tous là, ça va aussi vite que vous jouez.
each-move = Pour chaque coup
at-zero = Quand quelqu’un n’a plus de temps
at-zero-ask = Les autres décident
at-zero-ask-help = À la majorité : attendre encore, laisser jouer un bot pour l’instant, ou continuer sans.
at-zero-move = Un bot joue ce coup
at-zero-move-help = Le coup suivant revient au joueur.
at-zero-keep = Un bot continue
at-zero-keep-help = Jusqu’à ce que la personne reprenne sa place.
holidays = Vacances
holidays-help = Si tu indiques une absence dans les réglages, ta pendule s’arrête, jusqu’à { $days } jours en tout.
so-many-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
so-many-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
time-left = reste { $time }
time-is-up = temps écoulé
away-until = absence jusqu’au { $day }
you-are-away = Tu es en vacances jusqu’au { $day }. Tes pendules sont arrêtées et tu ne reçois pas de rappels.
i-am-back = Je suis de retour
bank = Temps par joueur
increment = Ajouté à chaque réponse
start = Commencer
lay-table = Mettre la table
guided-game = Première fois ? Partie guidée
guided-short = Partie guidée
table-for = Une table pour { $seats } : { $company }
you = toi
so-many-bots = { $count ->
    [1] un bot
   *[other] { $count } bots
}
so-many-here = { $count ->
    [1] encore quelqu’un sur cet écran
   *[other] encore { $count } sur cet écran
}
so-many-chairs = { $count ->
    [1] une chaise libre
   *[other] { $count } chaises libres
}
with-changes = { $count ->
    [1] Une règle maison diffère de l’habitude.
   *[other] { $count } règles maison diffèrent de l’habitude.
}
link-follows = Le lien pour tes amis vient ensuite.
names-missing = Écris un nom pour chacun sur cet écran.
refused-above = Ces règles maison ne vont pas ensemble. Change celle qui est marquée plus haut.

# Coming to a table
join-a-table = Rejoindre une table
code-opens-nothing = Ce code n’ouvre aucune table
code-opens-nothing-do = « { $code } » ne mène nulle part : mal entendu, ou la table a été débarrassée. Redemande-le ; ce sont quatre ou cinq mots, par exemple plum-kettle-nine-otter.
invite = Fais venir les autres
invite-link = Lien vers cette table
invite-local = Cette adresse ne marche que sur cette machine. Pour que d’autres appareils puissent entrer, lance Parlour avec PARLOUR_HOST=0.0.0.0, ouvre-le à l’adresse réseau de cette machine et invite depuis là.
invite-code = Ou dis ces mots
invite-code-help = On les tape sur { $host }, sous « Avec un code ».
invite-qr = QR code du lien vers cette table
invite-scan = À scanner avec un téléphone
copy-link = Copier le lien
copied = Copié
share-link = Partager
replay-link = Lien vers ce replay
somebody = Quelqu’un
table-of-host = Table chez { $name }
at-the-table = À la table
chair-free = libre
kept-warm = pas là, un bot garde la chaise au chaud
joins-next-deal = joue à la prochaine donne
is-bot = bot
is-program = programme
is-open = bot, jusqu’à ce que tu t’assoies
is-host = hôte
is-here = là
is-away = pas là
door-slow = Une partie lente : { $time } pour chaque coup. Tu peux aller et venir.
door-locked = { $host } a fermé la porte aux nouveaux joueurs. Demande à entrer, ou regarde.
door-full = { $bots ->
    [0] Toutes les chaises sont prises.
   *[other] Toutes les chaises sont prises. Demande à { $host } de te céder la place d’un bot.
}
lost-seat = Une de ces chaises était-elle la tienne ?
lost-seat-do = Ce navigateur ne se souvient pas de toi ici : un autre appareil, ou des cookies effacés. Sur l’appareil où tu jouais, ouvre le menu de la table, copie le lien de ta place, puis ouvre-le ici. Si cet appareil est perdu, demande à { $host } de libérer ta chaise.
taking-seat = Prendre place
seat-offer = Jouer ici en tant que { $name } ?
seat-offer-help = Avec ce lien, cet appareil joue aussi pour { $name } : il voit ses cartes et répond à sa place. Le lien sert une seule fois. Tu peux déconnecter chaque appareil dans les réglages.
seat-replaces = { $tables ->
    [0] Jusqu’ici, tu es { $name } sur cet appareil. Ce nom sera laissé.
    [one] Jusqu’ici, tu es { $name } sur cet appareil et tu as une place à une table. Les deux seront laissés : tu ne pourras plus revenir à cette place depuis ce navigateur.
   *[other] Jusqu’ici, tu es { $name } sur cet appareil et tu as une place à { $tables } tables. Tout sera laissé : tu ne pourras plus revenir à ces places depuis ce navigateur.
 }
seat-offer-do = Jouer ici en tant que { $name }
seat-offer-stay = Rester { $name }
seat-offer-no = Non, à l’accueil
to-the-lobby = À l’accueil
to-next-table = À la partie suivante
play-here = Jouer ici

# Pages for what went wrong
nowhere-title = Page introuvable
nowhere = Personne n’habite ici
nowhere-do = Cette adresse ne mène à aucune page. Elle a peut-être perdu une lettre en chemin.
trouble-nobody = Personne à cette table
    .do = Le lien ne mène à aucune table. Il a peut-être perdu une lettre, ou la table est débarrassée depuis longtemps. Redemande le lien.
trouble-unplayed = Ce jeu ne peut pas se jouer ici
    .do = La table existe, mais ce serveur n’a plus son jeu. Demande à la personne qui gère le serveur de le remettre.
trouble-many = Trop de tables sont ouvertes depuis ton réseau
    .do = Ferme la fenêtre d’une autre table, attends un instant et réessaie.
trouble-cleared = La table est débarrassée
    .do = L’hôte a fermé cette table. Il ne s’y passe plus rien ; les parties finies restent dans tes replays.
trouble-renewed = Les règles ont changé
    .do = Ce serveur a été mis à jour, et les règles de ce jeu ont changé depuis l’ouverture de la table. Les anciennes règles ne sont plus ici : la partie ne peut pas être terminée. Tu peux télécharger ce qui a été joué ou ouvrir une nouvelle table.
take-record = Télécharger la partie
new-table-instead = Ouvrir une nouvelle table
closed-by-upgrade = Fermée par une mise à jour
trouble-over = Cette partie est finie
    .do = Tout le monde a posé ses cartes. Tu peux regarder comment c’était.
trouble-taken = Il y a déjà quelqu’un
    .do = Cette chaise a été prise un instant avant toi. Choisis-en une autre, ou regarde.
trouble-kicked = L’hôte a besoin de la chaise
    .do = On t’a demandé de quitter cette table. D’autres ont des chaises libres.
trouble-elsewhere = Tu es déjà là
    .do = Cette table est ouverte dans une autre de tes fenêtres, et c’est elle qui est connectée. Joue là-bas, ou reprends ici.
trouble-away = Pas de connexion
    .do = Le serveur ne répond pas. Ton dernier coup est en sûreté ; nous réessayons sans arrêt.
trouble-no-replay = Replay introuvable
    .do = Le lien ne mène à aucune partie finie. Si tu as le fichier de la partie, ouvre-le.
trouble-bad-link = Ce lien de place a expiré
    .do = Un lien de place sert une fois, dans l’heure, tant que la table existe. Sur l’appareil où tu joues, ouvre le menu de la table pour en avoir un nouveau. Si cet appareil est perdu, demande à la table.

# Replays
open-log = Ouvrir un fichier
open-log-help = Enregistre toute partie finie depuis sa dernière page. Quiconque a le fichier peut la regarder ici.
drop-or-choose = Dépose le fichier ici, ou choisis-le.
drop-here = Lâche pour regarder cette partie
choose-file = Choisir un fichier
reading-log = Lecture…
log-too-big = Ce fichier est trop gros pour une partie. Il peut faire 1 Mo au plus.
log-refused = Ce fichier ne peut pas être rejoué : { $reason }
your-finished = Tes parties finies
none-finished = Rien de fini pour l’instant
none-finished-do = Joue une partie jusqu’au bout et elle restera ici.

# Rules
rules-of = { $game } : règles
all-rules-help = Un aide-mémoire à garder près de toi, et toutes les règles dans nos propres mots.
contents = Sur cette page
crib = Aide-mémoire
the-rules = Les règles
rulings-note = Chaque règle a un numéro auquel la table renvoie. Là où le livret se tait, nous avons tranché ; c’est marqué comme notre décision.
our-ruling = notre décision
only-english = En anglais pour l’instant.
play-this = Jouer à ce jeu
a-table = Tableau
own-page = Comme page
close = Fermer
no-rules = Cette page n’existe pas pour ce jeu.
to-all-rules = Toutes les règles
print = Imprimer
print-of = { $game } : imprimer
print-what = À imprimer
print-paper = Papier
paper-a4 = A4
paper-letter = Letter
print-for = Pour combien de joueurs
print-make = Créer le PDF
print-making = Un instant, le PDF se prépare…
print-ready = Le PDF est prêt.
print-open = L’ouvrir
print-keep = Télécharger
print-not-here = Ce serveur ne peut pas imprimer. Il faut d’abord y installer Typst : pip install 'parlour[print]'.

# About
about-parlour = Ce qu’est Parlour
about-text = Un chez-soi pour les jeux qui se jouent avec ce qui traîne dans le tiroir : un jeu de cartes, une boîte de dominos, un tarot, une poignée de jetons. Envoie un lien, donne un nom, joue. Des bots occupent les chaises vides.
about-fair = Personne ne peut truquer une donne. Le serveur et le navigateur de chaque joueur choisissent un nombre secret et montrent son empreinte avant la première carte. Tous ces nombres ensemble mélangent les cartes. Ils sont révélés à la fin, et ton navigateur peut tout vérifier.
credits = Crédits et licences

# Settings
settings-help = Enregistrés aussitôt, dans ce navigateur seulement.
set-reading = Lecture
set-language = Langue
    .help = La langue des écrans, et des jeux qui sont traduits.
set-clear = Lettres très lisibles
    .help = Une police conçue pour la basse vision, partout.
set-light = Lumière et mouvement
set-theme = Lumière
    .help = Le soir est sombre, l’après-midi est clair.
theme-system = Comme le système
theme-evening = Soir
theme-afternoon = Après-midi
set-motion = Mouvement
    .help = Immobile : rien ne vole ni ne tourne, et les bougies deviennent des nombres.
motion-system = Comme le système
motion-still = Immobile
set-pace = Rythme
    .help = Combien de temps on voit et on lit ce qui se passe à la table.
telling-calm = Tranquille
telling-normal = Normal
telling-quick = Rapide
telling-instant = Immédiat
set-cards = Cartes
set-four = Quatre couleurs
    .help = Trèfle en bleu et carreau en orange ; chaud veut dire rouge, froid veut dire noir.
set-large = Grands coins
    .help = De plus gros signes dans les coins des cartes.
set-faces = Figures
    .help = Nos propres dessins, ou les rois et dames de toujours.
faces-parlour = Parlour
faces-classic = Classiques
set-sound-chat = Sons et discussion
set-sounds = Sons
    .help = Chaque son a aussi un signe visible.
sounds-offer = Les cartes, les jetons et ton tour peuvent aussi s’entendre.
sounds-on = Activer les sons
sounds-off = Non merci
hear-sounds = Écouter
sound-turn = À toi de jouer
sound-piece = Une carte ou un domino
sound-chips = Des jetons
sound-word = Quelqu’un dit quelque chose
sound-candle = Une bougie se consume
sound-bell = Un Significateur
sound-stop = La carte stop
sound-end = La fin
set-mute = Sans discussion
    .help = Cache ce que les gens écrivent, phrases toutes faites comprises.
set-muted = En sourdine
nobody-muted = Personne. Tu peux mettre quelqu’un en sourdine à la table.
unmute = Réentendre { $name }

devices = Tes appareils
devices-help = Chaque appareil joue pour toi et voit tes cartes. Déconnecte ceux qui ne sont plus à toi.
no-devices = Tu n’as encore ni place ni nom ici.
a-device = Un navigateur
this-device = Celui-ci
device-since = Depuis : { $date }
sign-out = Déconnecter
sign-out-sure = Oui, déconnecter
sign-out-here-sure = Oui, déconnecter ici ; ce navigateur perd mes places

# Pieces, as they are read aloud
card-name = { $rank ->
    [A] As
    [K] Roi
    [Q] Dame
    [J] Valet
    [T] 10
   *[other] { $rank }
} de { $suit ->
    [c] trèfle
    [d] carreau
    [h] cœur
   *[s] pique
}
card-name-joker = { $number ->
    [1] Joker
    [2] Joker 2
   *[other] Joker { $number }
}
domino-name = Domino { $high } { $low }
tarot-name = { $rank ->
    [A] As
    [P] Valet
    [N] Cavalier
    [Q] Reine
    [K] Roi
    [T] 10
   *[other] { $rank }
} { $suit ->
    [w] de bâtons
    [c] de coupes
    [s] d’épées
   *[p] de deniers
}
tarot-name-major = { $number ->
    [M00] Le Fou
    [M01] Le Magicien
    [M02] La Grande Prêtresse
    [M03] L’Impératrice
    [M04] L’Empereur
    [M05] Le Hiérophante
    [M06] Les Amoureux
    [M07] Le Chariot
    [M08] La Force
    [M09] L’Ermite
    [M10] La Roue de Fortune
    [M11] La Justice
    [M12] Le Pendu
    [M13] La Mort
    [M14] La Tempérance
    [M15] Le Diable
    [M16] La Tour
    [M17] L’Étoile
    [M18] La Lune
    [M19] Le Soleil
    [M20] Le Jugement
   *[M21] Le Monde
}
piece-hidden = { $back ->
    [domino] Domino, face cachée
    [tarot] Carte de tarot, face cachée
   *[card] Carte, face cachée
}

# The story table
story-title = Fugue

# Ce que ferait une option, d’après les études
effects-ask = Qu’est-ce que ça changerait ?
effects-instead = { $value } au lieu de { $usual } :
games-longer-rounds = les parties durent { $count ->
    [one] { $by } manche
   *[other] { $by } manches
} de plus
games-shorter-rounds = les parties durent { $count ->
    [one] { $by } manche
   *[other] { $by } manches
} de moins
games-longer-turns = les parties prennent { $count ->
    [one] { $by } tour
   *[other] { $by } tours
} de plus
games-shorter-turns = les parties prennent { $count ->
    [one] { $by } tour
   *[other] { $by } tours
} de moins
compared-shares = { $measure } : { $after } % au lieu de { $before } %
compared-numbers = { $measure } : { $after } au lieu de { $before }
no-difference = Aucune différence significative : { $measures }
how-sure = Est-ce bien sûr ?
counted = Mesure
difference = Différence
interval = de { $low } à { $high }
interval-none = pareil à chaque donne
in-hundred = Les parts sont comptées sur { $count }.
effects-played = { $games ->
    [one] Une partie
   *[other] { $games } parties
} de chaque côté, avec { $seats } bots de niveau moyen. Le hasard seul sort rarement de ces intervalles.
effects-given = Pareil des deux côtés : { $options }.
to-the-lab = Labo

# Feuilles de score
score-pad = feuille de score
write-on = Continuer la feuille
look-again = Revoir
own-cards-link = Avec vos cartes

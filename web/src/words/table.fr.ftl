# The words of the table and of replays, in French. A game's own words lie beside its rules.

# The page
the-table = La table
rivals = Les autres à la table
beside-the-table = À côté de la table
back-to-lobby = Retour à l’accueil
open-rules = Aide-mémoire et règles
open-pad = Feuille de score
open-history = Ce qui s’est passé
open-talk = Discuter
open-talk-news = Discuter, { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
table-menu = Menu de la table
table-code = Code de cette table :
table-code-aside = Table { $code }
turn-of = c’est à { $name }
of = { $value } sur { $limit }
nobody = personne

# Seats
free-seat = Place { $seat }
you-are = Toi, { $name }
ready = C’est bon
gone-away = Pas là
out-of-it = Hors jeu
thinking = Réfléchit…
your-turn = À toi
you-are-asked = On attend ta réponse
bot = bot
bot-level = bot { $level }
program = programme
bot-keeps = un bot garde la place
seated = à la table
cards-held = { $count } en main
in-hand = { $zone } : { $count }
known-cards = connues
open-before = Ce qui est ouvert devant { $name }
nothing-open = Rien d’ouvert ici.
so-many-more = encore { $count }
choose-seat = Choisir { $name }
bet = { $count ->
    [one] { $count } jeton misé
   *[other] { $count } jetons misés
}

# Asking a bot why
why = Pourquoi ?
why-title = Pourquoi, { $name } ?
why-awaited = { $name } se souvient…
why-coarse = Jusque-là, tout le monde peut calculer. Le reste, après la main.
why-whole = Il n’y a plus rien à cacher : voici toute la raison.
back-to-table = Retour à la table

# Pieces and zones
pieces = { $kind ->
    [domino] { $count ->
        [one] { $count } domino
       *[other] { $count } dominos
    }
   *[card] { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
}
your-zone = { $zone ->
    [main] Ta main
   *[other] À toi : { $zone }
}
sorted-rank = Par rang
sorted-suit = Par couleur
hand-empty = Rien en main.
open-pile = Parcourir
close-pile = Reposer
chosen = choisi
can-be-chosen = au choix
not-now = pas maintenant
tapped = incliné
used = utilisé
try-this = essaie ça
pot = { $name } { $amount }

# The place card
choose-first = { $what ->
    [card] Choisis une carte
    [domino] Choisis un domino
    [piece] Choisis une carte ou un domino
    [seat] Choisis un joueur
   *[any] Rien de choisi
}
choose-on = { $what ->
    [card] Maintenant une carte
    [domino] Maintenant un domino
    [piece] Maintenant une carte ou un domino
    [seat] Maintenant un joueur
    [number] Maintenant, lequel ?
   *[any] Continue à choisir
}
answer = Choisir { $chosen }
the-nth = Numéro { $number }
pass = Passer
yes = Oui
put-back = Reposer
keep-thinking = Réfléchir encore
sure-help = Ensuite, il faudra peut-être l’accord de tous pour revenir en arrière.
same-time = Chacun a le même temps, quoi qu’il ait en main.
still-missing = { $count ->
    [one] Encore un choix.
   *[other] Encore { $count } à choisir.
}
rule = Règle { $rule }
change-until = Tu peux changer jusqu’à ce que tous aient choisi.
amount = Montant
amount-less = Moins
amount-more = Plus
seconds-left = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
stop-me = Me demander :
ahead-usual = quand je peux répondre
ahead-always = toujours
ahead-usual-short = Me demander
ahead-always-short = Toujours me demander
ahead-turn = passer ce tour
ahead-round = passer cette manche
ahead-battle = passer cette bataille
ahead-exchange = passer cet échange
pending = Annoncée
played-by = jouée par { $name }
played-by-you = ta carte
guide = Ta première partie
guide-watch = Regarde d’abord les autres ; ce sera bientôt à toi. Le journal raconte ce qui se passe.
your-move-now = À toi de jouer.
your-move-title = À toi de jouer

# Waiting
waiting = On attend { $names }
waiting-idle = Regarde autour de toi, lis l’aide-mémoire, ressers du thé.
watching-help = Tu regardes.
a-moment = Un instant
skip-telling = Passer
key-space = Espace
others = les autres
answer-in = C’est noté : { $chosen }
answer-in-help = { $count ->
    [0] Tous ont choisi.
   *[other] Manquent encore : { $names }. Tu peux changer jusque-là.
}
change-it = Changer
you-chose = Ton choix est fait
take-back = Reprendre
ask-take-back = Demander à reprendre
back-at-once = Ton choix n’a encore rien changé : tu peux le reprendre.
asked-back = Tu as demandé à reprendre. Les autres décident.
asks-back = { $name } demande à reprendre son dernier choix
asks-back-help = Si tous sont d’accord, la partie revient juste avant.
let-it-stand = C’est joué
let-them = D’accord
seat-kept = Un bot garde ta place au chaud
seat-kept-help = Il joue pour toi jusqu’à ce que tu la reprennes.
take-seat-back = Reprendre ma place
joining-title = Tu joues à la prochaine donne
joining-help = Un bot finit cette donne. Tu verras des cartes à la suivante.
let-pass = Tu laisses passer
let-pass-help = Les réponses de tous sont montrées quand la bougie s’éteint. D’ici là, tu peux changer la tienne.
nudge-them = Coup de coude à { $name }
nudged-them = { $name } a reçu ton coup de coude
nudged-you = { $name } te donne un petit coup de coude.
paused = La table est en pause
paused-help = L’hôte a mis la partie en pause. Les pendules sont arrêtées.
go-on = Continuer
clock-out = { $name } n’a plus de temps
clock-out-help = Les autres décident de la suite.
clock-wait = Attendre
clock-bot = Laisser jouer un bot
clock-remove = Continuer sans ce joueur
answer-ahead = Coup conditionnel
answered-ahead = Coup conditionnel prêt
plan-used = Ton coup conditionnel a été joué.
plan-question = La question est différente : ton coup conditionnel n’a pas été joué. À toi de décider.
plan-otherwise = Aucune de tes conditions ne s’est réalisée : ton coup conditionnel n’a pas été joué. À toi de décider.
plan-over = Le moment prévu pour ton coup conditionnel est passé.
plan-taken-back = Un coup a été repris : ton coup conditionnel est annulé.
later-for-watchers = Qui regarde voit toutes les mains, mais { $minutes ->
    [1] une minute
   *[other] { $minutes } minutes
} plus tard. Les cartes viendront le moment venu.
not-for-watchers = Seuls les joueurs voient les cartes de cette table.

# The connection
line-lost = La connexion à la table est coupée. Ton dernier coup est en sûreté ; nous réessayons sans arrêt.
line-lost-kept = Tu es hors ligne. Ta réponse est enregistrée et partira dès que la connexion reviendra, si la question est encore ouverte.
do-not-send = Ne pas l’envoyer
answer-played = Tu es de nouveau en ligne, et ta réponse a été jouée.
answer-rests = Tu es de nouveau en ligne, mais la table est en pause : ta réponse n’a pas été jouée. Réponds de nouveau à la reprise.
answer-late = Tu es de nouveau en ligne, mais la partie avait déjà avancé. Ta réponse n’a pas été jouée.
line-back = { $count ->
    [one] Ta connexion a été coupée { $count } seconde. Rien n’est perdu.
   *[other] Ta connexion a été coupée { $count } secondes. Rien n’est perdu.
}
fine = D’accord

# Clashes and piles
more-piles = { $count ->
    [1] encore une pile
   *[other] encore { $count } piles
}
piles = Piles
clash = { $number ->
    [1] Premier combat
    [2] Deuxième combat
    [3] Troisième combat
   *[other] Combat { $number }
}
you-in-clash = { $at ->
   *[other] toi
}
clash-against = { $one } contre { $other }
clash-versus = contre
more-fights = { $count ->
    [1] encore un combat
   *[other] encore { $count } combats
}
fights = Combats
clash-open = Il n’y a personne ici
in-clash = { $zone }, { $count } au combat
aimed-at = visé
effects = Effets en vigueur

# Pad, log, talk
pad = Feuille de score
pad-seat = Place
pad-rank = Rang
pad-hand = En main
pad-now = Maintenant
pad-total = Total

# Without motion: what was turned up, step by step
steps-told = Des cartes ont été retournées.
steps-begin = Pas à pas
steps-away = Fermer
steps-at = Étape { $step } sur { $steps }
steps-back = Retour
steps-next = Suite
steps-now = Aller à la table
log = Journal
talk = Discussion
log-or-talk = Journal ou discussion
log-empty = Il ne s’est encore rien passé.
talk-empty = Personne n’a encore rien dit.
new-lines = { $count ->
    [one] { $count } nouvelle
   *[other] { $count } nouvelles
}
say-something = Dis quelque chose…
phrases = Phrases toutes faites
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance.
phrase-well-played = Bien joué.
phrase-thanks = Merci.
phrase-nice = Joli !
phrase-sorry = Pardon.
phrase-oops = Oups.
phrase-one-moment = Laisse-moi un instant.
phrase-your-turn = C’est à toi.
phrase-good-game = Belle partie.
phrase-again = On remet ça ?
phrase-bye = Au revoir.
mute-name = sourdine : { $name }
worked-out = Ce que la table calcule pour toi

# What happens around the table
note-sat = { $name } prend place.
note-program = Un programme joue pour { $name }.
note-stood = { $name } se lève.
note-began = Autour de la table : { $who }.
note-began-without = Autour de la table : { $who }. N’ont pas participé au mélange : { $names }.
note-took-back = { $own ->
    [1] Tu reprends { $what ->
        [none] un choix.
       *[other] ceci : { $what }
    }
   *[0] { $name } reprend { $what ->
        [none] un choix.
       *[other] ceci : { $what }
    }
}
note-asks-take-back = { $own ->
    [1] Tu demandes à reprendre un choix.
   *[0] { $name } demande à reprendre un choix.
}
note-agreed = { $own ->
    [1] Tu es d’accord.
   *[0] { $name } est d’accord.
}
note-declined = { $own ->
    [1] Tu refuses la reprise.
   *[0] { $name } refuse la reprise.
}
note-out-of-time = { $name } n’a plus de temps.
note-voted = { $name } a voté.
note-came-back = { $name } est de retour.
note-clock-wait = La table attend { $name }.
note-clock-bot = Un bot joue pour { $name }.
note-clock-remove = { $name } sort du jeu ; un bot continue.
note-clock-move = { $name } n’a plus de temps ; un bot joue ce coup.
note-clock-keep = { $name } n’a plus de temps ; un bot continue jusqu’à son retour.
note-went-away = { $name } s’absente jusqu’au { $day }.
note-back-again = { $name } est de retour de vacances.
note-lock = La table est verrouillée.
note-unlock = La table est de nouveau ouverte.
note-kick = On a demandé à { $name } de partir.
note-bot = Un bot joue pour { $name }.
note-level = { $level ->
    [gentle] { $name } joue désormais avec indulgence.
    [regular] { $name } joue désormais à un niveau moyen.
    [expert] { $name } joue désormais en expert.
   *[other] Un autre bot joue désormais pour { $name }.
}
note-empty = La place où était { $name } est libre.
note-pass-on = L’hôte est maintenant { $name }.
note-pause = L’hôte met la partie en pause.
note-go-on = La partie continue.
note-close = La table est fermée.
note-again = { $name } rejoue.
note-missed = { $name } n’est pas encore là ; un bot lui garde sa place.

# The host's menu
host-tools = En tant qu’hôte
play-so = Jouer ainsi désormais
invite-people = Inviter
stand-up = { $name } se lève
leave-chair = Quitter ma chaise
seat-link = Lien vers la place où joue { $name }, pour un autre appareil
seat-link-label = Ouvre ce lien sur l’autre appareil. Il sert une fois, dans l’heure ; garde-le pour toi
program-chair = Confier une chaise à un programme
program-chair-of = Chaise : { $name }
program-chair-free = Chaise { $seat }
program-token = Avec ce jeton d’accès, un programme joue à cette place, par { $socket }. Il ne s’affiche qu’une fois ; ne le donne à personne d’autre.
program-copy = Copier le jeton
stand-sure = Partir vraiment ? Un bot garde la place au chaud.
lock = Verrouiller la table
unlock = Déverrouiller la table
pause = Pause
kick = Demander à { $name } de partir
kick-sure = Vraiment demander à { $name } de partir ?
offer-chair = Offrir à quelqu’un la chaise où joue { $name }
put-bot = Laisser un bot jouer pour { $name }
pass-on = Nommer hôte : { $name }
close-table = Fermer la table
close-sure = Vraiment fermer ? La partie est perdue.

# Gathering
gathering-title = { $count ->
    [1] Une chaise est libre
   *[other] { $count } chaises sont libres
}
gathering-full = Tout le monde est là
gathering-host = Partage le lien ou le code, installe des bots, et commence.
gathering-ready = Tout est prêt. Commence quand tu veux.
gathering-guest = L’hôte commence quand toutes les chaises sont prises.
gathering-awaits = L’hôte commence dans un instant.
begin = Commencer
sit-here = S’asseoir
free-chair = Chaise libre
waits-for-somebody = attend quelqu’un
thats-you = c’est toi
here = là
is-the-host = hôte
add-bot = Ajouter un bot
seat-a-bot = Installer un bot sur la chaise { $seat }
remove-bot = Renvoyer { $name }

# One screen for several people
curtain-title = C’est à { $name }
curtain-help = Passe l’écran. Personne d’autre ne devrait regarder.
curtain-lift = C’est moi, { $name }

# The end
the-end = La partie est finie
good-game = Belle partie. Une autre ?
play-again = Rejouer
all-come-along = Tout le monde vient ; la table et le code restent.
bots-come-along = Les mêmes bots, de nouvelles cartes, un seul clic.
are-in = { $count ->
    [one] { $names } en est
   *[other] { $names } en sont
}
someone-plays-again = { $name } rejoue
you-come-along = Tu suis dans { $count ->
    [one] une seconde
   *[other] { $count } secondes
}. La table et le code restent.
come-along = Suivre
stay-here = Rester ici
chair-is-kept = { $name } a commencé une autre partie. Ta place est gardée.
join-in = Rejoindre
off-we-go = C’est parti
something-else = Autre chose
watch-the-next = Regarder la suivante
again-waits = On attend { $names }
again-waits-help = On distribue dès que tout le monde est là, au plus tard dans 20 secondes. Un bot garde la place des retardataires.
again-waits-slow = On distribue dès que tout le monde est là, au plus tard dans 20 secondes. Les retardataires trouveront leurs cartes.
not-here-yet = Pas encore là
watch-replay = Regarder le replay
check-deal-joint = Personne ne pouvait truquer cette donne. Vérifier
check-deal = La donne était fixée avant la première carte. Vérifier
how-it-ended = Le résultat
tap-for-hand = Touche une ligne pour voir toute la main.
round-by-round = Manche par manche
deal-fair = La donne était honnête.
    .why = Personne ne pouvait la choisir : ni l’hôte, ni la personne qui gère ce serveur.
deal-others = La donne tient ses promesses.
    .why = Le serveur et les navigateurs nommés ici ont mélangé ensemble : aucun ne pouvait choisir la donne seul.
deal-alone = La donne tient sa promesse.
    .why = C’est celle que le serveur a promise au début. Aucun navigateur n’a participé au mélange.
deal-left-out = Ta part a été laissée de côté.
    .why = Ton navigateur a envoyé sa part quand la table l’a demandée, mais les cartes ont été données sans elle. Une connexion lente peut en être la cause. Si cela se reproduit, ne te fie pas à ce serveur.
deal-changed = Une promesse a été changée.
    .why = La promesse de la table n’est plus celle que ton navigateur a notée avant la donne.
deal-broken = La donne ne tient pas ses promesses.
    .why = Quelqu’un a choisi cette donne, ou changé son enregistrement après coup.
deal-wrong-cards = Les cartes ne correspondent pas à la donne.
    .why = Quelqu’un a choisi des cartes, ou changé l’enregistrement de cette partie. La liste dit ce qui ne correspond pas.
deal-partly = La donne n’a été vérifiée qu’en partie.
    .why = Ce qui pouvait être vérifié correspond. La liste dit ce qui ne pouvait pas l’être.
deal-server-fits = La part du serveur est celle qu’il a promise à l’ouverture de la table.
deal-server-broken = La part du serveur n’est pas celle qu’il a promise.
deal-alone-fits = La graine est celle qui a été promise à l’ouverture de la table.
deal-part-fits = { $names } : dans le mélange, exactement comme promis.
deal-part-broken = { $names } : ce qui est dans le mélange n’est pas ce qui était promis.
deal-part-silent = { $names } : pas dans le mélange. Le navigateur avait promis une part et n’a pas répondu à temps.
deal-part-none = { $names } : pas dans le mélange. Le navigateur n’avait rien promis avant la donne.
deal-own-in = Ta propre part y est, exactement comme ce navigateur l’a tirée.
deal-own-out = Ta propre part n’y est pas, alors que ce navigateur l’a envoyée.
deal-own-silent = Ta propre part n’y est pas : ce navigateur ne l’a pas envoyée à temps.
deal-own-other = L’enregistrement donne comme tienne une part que ce navigateur n’a jamais tirée.
deal-noted-fits = Les promesses sont celles que ce navigateur a notées avant la donne.
deal-noted-broken = Les promesses ne sont pas celles que ce navigateur a notées avant la donne.
deal-seed-fits = La graine découle de toutes ces parts.
deal-seed-broken = La graine ne découle pas de ces parts.
deal-laid-fits = Avant le mélange, toutes les pièces étaient là, dans leur ordre habituel.
deal-laid-broken = Avant le mélange, des pièces manquaient ou n’étaient pas dans leur ordre habituel.
deal-laid-unknown = Non vérifié : l’ordre avant le mélange. Cette page ne connaît pas les pièces de ce jeu.
deal-draws-fits = { $count ->
    [one] La seule pièce tirée d’une pile mélangée est celle que donne la graine.
   *[other] Les { $count } pièces tirées de piles mélangées sont celles que donne la graine.
}
deal-drawn-broken = { $step ->
    [0] À la première donne, { $piece } a été tiré, mais la graine donne { $wanted }.
   *[other] Après le choix { $step }, { $piece } a été tiré, mais la graine donne { $wanted }.
}
deal-rolls-fits = { $count ->
    [one] De même pour l’autre nombre au hasard, comme qui donne.
   *[other] De même pour { $count } autres nombres au hasard, comme qui donne.
}
deal-rolled-broken = { $step ->
    [0] À la première donne, un nombre au hasard n’est pas celui que donne la graine.
   *[other] Après le choix { $step }, un nombre au hasard n’est pas celui que donne la graine.
}
deal-lost-broken = { $step ->
    [0] À la première donne, l’enregistrement se contredit.
   *[other] Après le choix { $step }, l’enregistrement se contredit.
}
deal-chance-none = Dans ce jeu, rien ne dépend du hasard.
deal-picked = { $count ->
    [one] Non vérifié : une pièce est entrée en jeu sans être tirée d’une pile mélangée.
   *[other] Non vérifié : { $count } pièces sont entrées en jeu sans être tirées d’une pile mélangée.
}
deal-skipped = Non vérifié : une étape pour laquelle les règles ont demandé plus de nombres au hasard que d’habitude.
deal-seen-fits = { $count ->
    [one] L’enregistrement correspond à la seule étape sur { $all } que cette page a vue.
   *[other] L’enregistrement correspond aux { $count } étapes sur { $all } que cette page a vues.
}
deal-seen-broken = L’enregistrement ne correspond pas à ce que cette page a vu de la partie.
deal-unread = Non vérifié : les cartes. L’enregistrement de cette partie n’a pas pu être chargé.
deal-cards = Cette page vient du serveur qui a donné. Pour vérifier la donne sans lui, lance « parlour check » sur le fichier de la partie.
deal-figures = Les nombres
deal-seed = Graine
deal-hash = SHA-256 de la graine
deal-server-part = La part du serveur
deal-server-hash = SHA-256 de la part du serveur
deal-part-of = Part : { $names }
deal-pledge-of = Promesse : { $names }
deal-without-you = Les cartes ont été données sans ta part, alors que ton navigateur l’a envoyée.

# While the cards are mixed
mixing = On mélange les cartes
mixing-help = Le navigateur de chaque joueur participe au mélange, pour que personne ne puisse truquer la donne.
mixing-waits = Navigateurs attendus : { $names }.
mixed-in = dans le mélange

# Replays
replay-of = Replay : { $title }
replay-coming = La partie se remet en place…
step = Étape
step-to = Étape { $step } sur { $steps }
replay-start = Début
replay-back = Retour
replay-play = Lecture
replay-pause = Pause
replay-next = Suite
replay-speed = Vitesse { $speed }×
see-as = Voir comme
see-watcher = Spectateur
see-open = Toutes les cartes
timeline = Chronologie
jump-to = Aller à
download-log = Télécharger la partie
replay-controls = Commandes du replay

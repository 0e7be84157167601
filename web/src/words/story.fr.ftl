# The story table, in French. It comes with the table's page, not with the first one.

fugue = Fugue
the-table-itself = La table
seat-number = Place { $number }
persona-of = Persona : { $name }
persona-of-seat = jouée par { $name }
character-of-dealer = Personnage du Meneur, joué par { $name }
you = Toi
you-are = Toi, { $name }
you-short = Toi
you-as = Toi, { $who }
somebody = Quelqu’un
yes = Oui
no = Non
why = Pourquoi ?
never-mind = Finalement non
keep-thinking = Réfléchir encore
not-yet = Pas encore

# Credit
credit-system = The Fugue system of game mechanics created for the Alas Vegas RPG, designer James Wallis,
credit-changes = ; modifié par nos soins.

# The rail and the menu
session = Séance
at-the-table = À la table
so-long = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
dealer = Meneur
contest = Épreuve
round-number = manche { $number }
table-called = Table
contest-rules = Règles d’une épreuve
rehearse = Répéter une épreuve
take-home = À emporter
export-json = En données
export-html = En page à lire
export-pdf = En PDF
export-safe = Le fichier contient ce que tu peux lire, et rien de plus.
export-whole = Toute l’histoire, avec tous ses chapitres.
your-seat = Ta place
i-am-away = Je ne suis pas là cette séance
i-am-back = Me revoilà
will-not-deal = Je préfère ne pas mener
will-deal = Je veux bien mener, finalement
i-know-it = Je connais déjà cette histoire
knows-sure = Oui, dire à tous que je la connais
replace-dealer = Si le Meneur est parti depuis quelques minutes, ou l’a annoncé, les autres doivent tous nommer la même personne :
hand-on = Tu dois partir ? Nomme qui mène la suite ; les autres doivent approuver :
replace-by = { $name } mène la suite
replace-sure = Oui, { $name } mène à partir d’ici
stand-story-sure = Partir vraiment ? Ta place est gardée, avec sa feuille

# Places
places-of-story = Ce qui est au milieu
place-table = Table
place-memories = Souvenirs
place-journal = Journal
place-chapter = Chapitre
place-opening = Ouverture
calls = { $count ->
    [one] { $count } souvenir convient
   *[other] { $count } souvenirs conviennent
}
sheet-composer = Un flash-back
sheet-builder = Une épreuve
sheet-tools = Outils du Meneur

# Seats
round-the-table = Autour de la table
deals = mène
is-away = pas là
awaited = on l’attend
awaited-you = à toi
knows-the-story = connaît l’histoire
knows-short = la connaît
quota-of = Flash-backs restants : { $own } à soi, { $gifts ->
    [one] { $gifts } cadeau
   *[other] { $gifts } cadeaux
}
quota-left = Flash-backs restants : { $own } à toi, { $gifts ->
    [one] { $gifts } cadeau
   *[other] { $gifts } cadeaux
}
wounds-count = { $count ->
    [1] une blessure
   *[other] { $count } blessures
}
wounds-short = { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
}
state-able = valide
state-unconscious = sans connaissance
state-restrained = pieds et poings liés
state-subdued = hors de combat
state-dead = sans vie

# The stop card
stop = Stop
stop-card = Jouer la carte stop. Personne ne saura de qui.
stop-sure = Appuie encore pour arrêter
stop-lies = La carte stop est sur la table.
stop-help = Le jeu s’arrête. Personne ne demande pourquoi, et personne ne saura qui. La dernière personne à raconter abandonne le passage ou le raconte autrement.
stop-help-dealer = Le jeu s’arrête. Personne ne demande pourquoi, et personne ne saura qui. Abandonne ou raconte autrement ce passage, puis reprends.
tell-anew = Raconter autrement
drop-it = Abandonner
we-go-on = On reprend

# Before the story
no-story-yet = Aucune histoire choisie
first-dealer = Qui mène en premier ?
first-dealer-help = Le Meneur lit le premier chapitre, pose les scènes et joue tous ceux que vous rencontrez. Mettez-vous d’accord : ça compte quand vous dites tous le même nom.
first-dealer-mixed = Vous n’avez pas encore dit le même nom.
first-dealer-wait = Manquent encore : { $names }.
lobby-alone = Personne d’autre pour l’instant. Une histoire se joue de deux à huit, de préférence de quatre à six.
invite-more = Inviter
i-deal = Je mène
deals-first = { $name } mène
you-deal-first = Tu mènes la première séance
preparation-help = Lis ton chapitre tranquillement ; personne d’autre ne peut. Quand tous sont bien installés, demande-leur de fermer les yeux.
read-my-chapter = Lire mon chapitre
ask-eyes = Faire fermer les yeux
wait-preparation = { $name } prépare la première séance
wait-preparation-help = Personne d’autre ne peut ouvrir le chapitre. Fais chauffer de l’eau.
wait-opening = { $name } lit à voix haute
wait-opening-help = Écoute.
wait-creation = C’est à { $name }
wait-creation-help = Un instant.
wait-signifiers = { $name } distribue les Significateurs
wait-session = { $name } ouvre la première séance
wait-session-help = Ton Significateur est la carte sur ton papier. Elle est retournée dans le paquet : quand elle sortira, ta persona se souviendra.
wait-signifiers-help = Chaque persona reçoit un arcane majeur. Quand il sort en jeu, quelqu’un se souvient.
close-your-eyes = Ferme les yeux
close-your-eyes-help = { $name } te lit le début. L’écran te réveillera.
read-aloud = Lis ceci à voix haute, lentement
read-aloud-help = Les autres ont les yeux fermés. Quand tu auras fini, tous pourront le relire.
it-is-read = C’est lu

# Making personae
describe-persona = Que voit-on quand on te regarde ?
describe-persona-help = Âge, carrure, cheveux, peau, cicatrices, marques. Pas de nom, pas de savoir-faire, pas d’affaires.
describe-example = Une femme d’une cinquantaine d’années en manteau gris, de l’encre sur deux doigts…
resemblance = Quelqu’un à qui elle ressemble, d’allure ou de voix
looks-like = Ressemble à
sounds-like = A la voix de
this-is-me = Voilà ce qu’on voit
dealer-wants-another = Le Meneur en demande une autre : { $why }
suggest-feature = Ajoute un détail pour { $name }
suggest-again = { $name } met son veto. Propose autre chose, d’un autre genre
suggest-help = Quelque chose de physique, qu’on voit, entend ou sent. Ça ne doit ni handicaper ni contredire.
suggest-again-help = Ni le même genre, ni le même thème. Cette fois, c’est définitif.
suggest-example = une brûlure en croissant entre les omoplates…
suggest-it = Proposer
binding-sure = Oui, c’est définitif
feature-kind = Touche d’abord de quel genre il s’agit :
kind-scar = cicatrice
kind-tattoo = tatouage
kind-hair = cheveux
kind-eyes = yeux
kind-skin = peau
kind-build = carrure
kind-voice = voix
kind-hands = mains
kind-smell = odeur
kind-other = autre
meanness = Aucune règle n’interdit la méchanceté. Elle fait des ennemis.
neighbour-adds = { $name } t’ajoute quelque chose
neighbour-adds-help = Accepte, ou mets ton veto une fois. Une deuxième proposition est définitive.
accept-it = Accepter
veto-once = Veto, une fois
making-describe = { $name } décrit une persona
making-suggest = { $neighbour } ajoute un détail pour { $name }
making-answer = { $name } répond à la proposition
making-help = Tour de table, le Meneur en dernier.
outside-limits = Hors limites
object = Ça enfreint une règle…
ask-another = En demander une autre
why-feature = Pourquoi ? Ça handicape, contredit, n’est pas physique…
why-persona = Pourquoi ? Des pouvoirs, un nom, l’intrigue écrite sur la peau…
being-made = en cours
not-made-yet = pas encore faite
deal-signifiers = Les personas sont prêtes. Distribue les Significateurs
deal-signifiers-help = On distribue jusqu’à ce que chaque persona ait un majeur. Ils retournent dans le paquet, et peuvent sortir.
deal-them = Distribuer
signifiers-lie = Les Significateurs sont distribués
signifiers-lie-help = Ils sont de retour dans le paquet. La première scène est à toi.
open-session = Ouvrir la séance { $number }

# In play
scene-spoken = La scène se raconte à voix haute.
game-character = joué par le Meneur
game-character-of = Un personnage, joué par { $name }
not-here = pas dans cette scène
piles = { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans le paquet, { $discard } utilisées
free-play = Parlez. La table écoute
remember-now = Avant la carte, un souvenir utile peut encore te revenir.
free-play-help = Flash-backs restants dans cette séance : { $own } à toi, { $gifts ->
    [one] { $gifts } à offrir
   *[other] { $gifts } à offrir
}.
first-scene = Pose la première scène
wait-first-scene = { $name } pose la première scène
your-scene = La scène est à toi
your-scene-help = Raconte, tout simplement. Touche l’écran seulement si les cartes ou les feuilles changent.
watching = Tu regardes
watching-help = Ce qui est scellé le reste, pour toi aussi.
waiting-for = On attend { $names }
tells-now = { $name } raconte ce que montre la carte
remember = Me souvenir
try-something = Tenter quelque chose
what-try = Que tentes-tu ?
what-tried = Que tente-t-on ? Touche ensuite qui le tente.
what-scene = Où sommes-nous ? Ou dis-le à voix haute
try-it = Tenter
set-scene = Poser la scène
scene-aloud = Scène, à voix haute
new-scene = Nouvelle scène
open-contest = Épreuve
more-tools = Outils
close-session-short = Clore la séance
close-session = Clore la séance { $number }
close-session-help = Toutes les cartes retournent dans le paquet et les flash-backs inutilisés sont perdus. Ensuite, vous choisissez le Meneur suivant.
close-last-help = C’est la dernière séance. L’histoire s’achève, et tout s’ouvre à tous.
close-story = Finir l’histoire
keep-playing = Continuer à jouer
spoken-aloud = À voix haute
rather-speak = Plutôt parler
write-it = Écrire une ligne
into-journal = Dans le journal
tell-card = Raconte un peu à partir de cette carte
tell-card-help = De son nom ou de son image. Elle reste là jusqu’à ce que tu parles.
previously = Précédemment
previously-memory = souvenir
previously-scene = la scène
previously-narration = raconté
previously-outcome = l’issue
previously-question = toujours ouvert

# Skilled actions
tries = tente :
difficulty = difficulté
with-ability = { $ability }
without-ability = aucun talent pour ça
time-spent = { $time } jusqu’ici
success = Réussi
failure = Raté
never-again = plus jamais ainsi
how-hard = Quelle difficulté ? { $name } : { $words }
how-hard-help = Dis le nombre à voix haute. Jusqu’à la carte, un souvenir peut encore revenir à quelqu’un.
which-ability = Quel talent aide
no-ability = aucun talent
time-passes = Chaque carte coûte
no-time = aucun temps
unit-seconds = secondes
unit-minutes = minutes
unit-hours = heures
spent-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
spent-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
spent-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
easier = Plus facile
harder = Plus difficile
hard-easy = facile
hard-fair = moyen
hard-hard = difficile
hard-desperate = désespéré
chance = réussit { $percent } fois sur 100
not-tried = Finalement non
just-succeeds = Réussit sans carte
say-difficulty = Difficulté { $number }
say-it-then-flip = Difficulté { $number }. Retourner la carte ?
flip-waits = Un souvenir revient à { $name }. Attends que le talent soit nommé ; il peut aider.
flip-able = { $name } a maintenant un talent. S’il aide ici, appuie sur « Changer » et choisis-le.
flip-help = Dernière chance pour un flash-back ; après la carte, c’est trop tard pour cette tentative.
change-it = Changer
flip-card = Retourner
it-works = ça marche
it-fails = ça ne marche pas
tell-task = Raconte comment { $went }
tell-task-help = Prends quelque chose au nom de la carte ou à son image.
go-on-or-give-up = Pas encore. Continuer ?
go-on-help = Ça fait déjà { $time }.
go-on-trying = Continuer
give-up = Abandonner

# Flashbacks
whose-flashback = Le souvenir de qui
source-own = Le mien
source-give = Un cadeau
left-of = { $left } sur { $most }
give-to = À qui ?
gift-help = Parle du talent avec cette personne, jamais du souvenir. Tu y es aussi, et c’est peut-être un souvenir dont elle se passerait.
your-draft = Ton brouillon
throw-away = Jeter
keep-draft = Garder en brouillon, rien que pour toi
what-set-off = Qu’est-ce qui le fait revenir ?
trigger-card = la carte sur la table
trigger-task = ce qu’on tente
trigger-person = une personne
trigger-thing = une chose
trigger-word = un mot
trigger-need = un besoin
memory-line = Le souvenir, en une ligne
who-appears = Qui y figure
adds-to-which = Il complète un souvenir d’avant
adds-to-help = Ajoute un point de vue, des gens, une raison. Ce qui a été dit reste vrai.
that-is-memory = Voilà le souvenir
memory-lacks-whom = Dis d’abord à qui.
memory-lacks-trigger = Dis d’abord ce qui le fait revenir.
memory-lacks-text = Écris d’abord le souvenir, en une ligne.
then-ability = Ensuite, tu nommes ce que ça permet maintenant.
last-flashback = C’est ton dernier de ce genre dans cette séance.
spend-last = Oui, l’utiliser
name-ability = Nouveau talent pour { $names } ?
name-ability-you = Quel est ton nouveau talent ?
name-ability-help = L’essentiel de ce qui se fait dans le souvenir, en mots simples.
ability-vetoed-help = { $count ->
    [one] Le Meneur met son veto au talent, pas au souvenir. Nommes-en un autre.
   *[other] { $count } vetos. Après le troisième, c’est le Meneur qui nomme.
}
ability = Talent
ability-example = lire sur les lèvres, panser une plaie…
can-do-now = Voilà le talent
relies-on = demande : { $parts }
relies-on-nothing = ne demande rien du corps
change-parts = Changer
close-parts = Terminé
body-parts = Parties du corps dont il dépend
bell-title = { $count ->
    [one] { $names } se souvient
   *[other] { $names } se souviennent
}
bell-rings = Un Significateur. { $names } se souvient, { $teller } raconte.
bell-tell = Raconte un souvenir pour { $names }
bell-own = Ton propre Significateur. De quoi te souviens-tu ?
bell-extend = Un autre Significateur dans la même main : continue, avec { $names } dedans
bell-help = Doivent y figurer : { $names }. Raconte à voix haute, puis écris-le en une ligne.
bell-told-by = { $name } raconte un souvenir pour { $names }
let-bell-go = Laisser passer
let-bell-go-why = Le Meneur laisse passer ce Significateur.
use-at-once = « { $ability } » : t’en servir aussitôt ?
use-at-once-help = Décris ce que tu fais et le Meneur l’intègre à l’histoire, ou agis avec, ou laisse dormir.
describe-it = Décrire
act-now = Agir
let-rest = Laisser dormir

# The memory board
light-a-web = Mettre en lumière les souvenirs de
everybody = Tous
no-memories = Personne ne se souvient encore de rien. Chaque souvenir sera accroché ici, avec des fils entre eux.
of-session = Séance { $number }
source-self = souvenir à soi
source-gift = offert par { $name }
source-signifier = un Significateur, raconté par { $name }
source-story = l’histoire elle-même
ability-pending = le talent reste à nommer
with-others = Avec { $names }
adds-to = Complète « { $text } »
told-others = raconté aux autres
add-to-this = Compléter
tell-others = Raconter aux autres
veto-ability = Veto au talent
word-ability = Formuler le talent
rule-out = Écarter
rule-out-help = Seulement pour une de ces raisons, jamais par goût. Ça ne coûte rien.
out-FUG-F03 = rien ne l’a déclenché
out-FUG-F04 = hors limites
out-FUG-F05 = contredit ce qui a été dit
open-questions = Questions ouvertes
no-questions = Rien d’inexpliqué. Ça ne durera pas.
ask-a-question = Noter une question
question-example = À qui est l’alliance dans le manteau ?
answered-short = résolue
answered-it = Réponse : { $text }

# Sheets
signifier = Significateur
signifier-silent = Significateur, muet pour l’instant
run-by-player = Persona : { $name }
run-by-dealer = Persona : { $name }, menée par le Meneur en ce moment
run-by-nobody = Persona : { $name }
added-by = ajouté par { $name }
name-myself = Comment t’appelle-t-on ?
my-name-is = C’est mon nom
another-name = Un autre nom
abilities = Talents
usable = utilisable
ability-blocked = bloqué par une blessure : { $parts }
ability-lost = perdu avec une blessure : { $parts }
no-abilities = Rien que ce que tout le monde sait faire.
flashbacks = Flash-backs
no-flashbacks = Rien encore.
want-new-persona = Je veux une nouvelle persona à cette place
want-new-persona-help = Seulement si tout le monde le veut.
wounds = Blessures
wound-temporary = passagère
wound-permanent = durable
tended = soignée
untended = sans soins
tend = Soigner
reopen = Rouvrir
heal = { $hours ->
    [0] Guérir ce qui est soigné
   *[other] Guérir ce qui est soigné, après { $hours } heures
}
add-temporary = Blesser
add-permanent = Blesser pour de bon
make-unconscious = Assommer
make-restrained = Ligoter
make-subdued = Maîtriser
recovers = Se relève
leaves-scene = Quitte la scène
enters-scene = Entre en scène
dies = Meurt
dies-sure = Oui, cette persona meurt
let-live = Laisser la vie
which-part = Quelle partie
kill-advice = Avant de tuer une persona
kill-advice-text = Fais sentir le danger. Blesse, de façon frappante ; mutile si c’est mérité. Il suffit de tenir jusqu’à la dernière séance, et une nouvelle persona ne vient pas facilement. Regarde le visage du joueur : personne ne devrait repartir en se sentant de trop.

# The Dealer's screen
sealed-parts = Ce que tu peux lire
part-of-intro = Ouverture
part-of-setting = Décor
part-of-advice = Conseils
part-of-chapter = Chapitre { $number }
sealed = scellé
open-chapter = Ouvrir le chapitre { $number } ?
only-you-know = Tu seras la seule personne à savoir. Nul autre ne peut l’ouvrir avant la fin de l’histoire.
break-seal = Briser le sceau
choose-part = Choisis ce que tu veux lire.
frame-this = Ouvrir cette scène, à voix haute
characters = Les gens
weapon = avec une arme
bring-in = Faire entrer
triggers = Souvenirs de l’histoire
triggers-help = Ils ne viennent que de ta main.
when-meet = À la rencontre : { $ref }
when-event = Quand ceci arrive : { $ref }
when-place = À cet endroit : { $ref }
when-item = Avec cette chose : { $ref }
when-words = Quand ces mots sont dits : { $ref }
when-card = Quand cette carte sort : { $ref }
spent = utilisé
the-persona = la persona
fits-nobody = Ne convient à personne pour l’instant.
all-remember = Tous ceux qui sont là se souviennent
remembers-this = { $who } se souvient
it-fits = Ça convient à ce qui vient d’arriver.
only-dealer-sees = Rien que pour tes yeux.
not-now-story = Pas maintenant
somebody-new = Quelqu’un de nouveau
somebody-example = un portier avec un seul gant
care-help = Touche quelqu’un pour voir ses blessures, le guérir, ou changer où il est.
ask-for-task = Demander une tentative
by-hand = À la main
by-hand-help = Les outils aident, les gens décident. Tout ce qui est fait ici s’écrit au journal avec sa raison.
strike-wound = Rayer : { $part }, { $who }
why-override = La raison, lisible par tous
because-i-say = sans raison donnée
undo-last = Annuler : { $what }
settle-success = Faire réussir
settle-failure = Faire rater
allow-retry = Permettre un nouvel essai
revive = { $who } vit, finalement
break-off-contest = Interrompre l’épreuve
reshuffle = Remélanger le paquet
write-ruling = Écrire une décision
one-more-own = + 1 flash-back
one-more-gift = + 1 cadeau
is-back = est de retour
is-away-now = n’est pas là
helps = Ce que la table fait automatiquement
helps-help = Désactive ce que vous préférez faire vous-mêmes.
help-bell = Veiller aux Significateurs
    .off = Sinon, tu sonnes la cloche à la main.
help-effects = Inscrire les blessures sur les feuilles
    .off = Sinon, tu écris ce qu’une épreuve a causé.
help-suggestions = Proposer des souvenirs de l’histoire
    .off = Rien que pour tes yeux.
help-guesses = Deviner les parties du corps, conseiller aux épreuves
    .off = Sinon, chacun remplit tout lui-même.
ring-by-hand = Sonner la cloche
came-to = Sortie pour
ring-it = Sonner

# Contests
builder-help = Qui contre qui ? Touche une lettre, ou glisse les gens dans un camp.
contest-lacks-stakes = Dis d’abord ce qui est en jeu.
contest-lacks-sides = Mets d’abord quelqu’un dans chacun des deux camps.
stakes-example = Par exemple : qui sort avec le registre ?
violent = On peut en venir aux mains
group-number = Conflit { $number }
who-against-whom = Qui contre qui
side-letter = Camp { $letter }
put-on-side = { $who } dans le camp { $letter } du conflit { $group }
take-out = Retirer { $who }
out = dehors
weapon-in-hand = arme en main
another-side = Un autre camp
another-group = Un autre conflit à côté
talk-it-out = On peut toujours en parler plutôt. Le joueur qui agit choisit.
deal-contest = Donner les cartes
at-stake = Ce qui est en jeu
not-violent = Pas de coups : le gagnant dit jusqu’où ça va.
close-contest = Clore l’épreuve
contest-over = L’épreuve est tranchée
contest-over-help = Raconte dans quel état chacun en sort, puis range les cartes.
stymied = saute
leads = en tête
to-play = à jouer
won-round = gagne
your-turn = à toi
holds-back = en retrait
stands-by = attend
over-21 = plus de 21
no-hidden = aucune carte cachée
cards-unseen = { $count ->
    [one] { $count } carte non vue
   *[other] { $count } cartes non vues
}
wild-count = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
tier-2 = 21 à plusieurs
tier-3 = 21 à deux
tier-4 = 21 avec un majeur
tier-5 = 21, deux majeurs
tier-6 = Fou et Monde
face-up-now = visible maintenant
you-have-up = Tu as { $number } visible.
after-swap = { $number } après cet échange
after-this = { $number } après ça
after-bust = { $number } : trop
for-this = pour ça : { $number }
for-this-bust = pour ça : { $number }, saute
declare-ability = Talents à déclarer
declare = Déclarer : { $ability }
wild-card = joker
hole-cards = cartes cachées
only-you-see = rien que pour toi
twist-from-deck = Tirer du paquet ; sur 100 cartes, { $percent } seraient de trop
twist-under = tirer du paquet, { $percent } % font sauter
deck-of = Le paquet, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
stand = Rester
stand-why = D’abord deux cartes visibles.
on-your-card = Sur ta dernière carte
on-the-card = Sur la dernière carte
stays-until = Reste là en attendant { $name }.
coach-turn-first = Retourne une carte cachée, ou tires-en une du paquet et garde les tiennes en réserve. Il en faut deux visibles.
coach-turn = Plus c’est haut, mieux c’est, jusqu’à 21. Les cartes cachées ne comptent pas, elles peuvent donc attendre.
coach-turn-more = Tu as eu ta carte. Un joker peut encore prendre la place d’une carte visible.
coach-answer = Quelqu’un a 21. Montre de quoi faire mieux, ou rien.
coach-join = Avant chaque manche, chacun peut se tenir en retrait, ou abandonner pour de bon.
coach-effect = Tu dis ce qui se passe. Meilleure est la main, plus loin tu peux aller.
played-turned = { $who } retourne { $card }.
played-twisted = { $who } tire { $card }.
played-swapped = { $who } échange contre { $card }.
contest-said-declared = { $who } déclare un talent et prend un joker.
contest-said-stymied = Trop : { $who } saute.
contest-said-made-21 = Vingt et un pour { $who } !
contest-said-came-in = { $who } entre en jeu.
contest-said-gave-up = { $who } abandonne.
contest-said-stalemate = Personne ne fait mieux : c’est l’impasse.
contest-said-all-stymied = Tout le monde a sauté ; rien n’est décidé.
contest-said-won-tier-1 = { $who } gagne la manche avec la plus haute main.
contest-said-won-tier-2 = { $who } gagne la manche avec un 21 de plusieurs cartes.
contest-said-won-tier-3 = { $who } gagne la manche avec un 21 de deux cartes.
contest-said-won-tier-4 = { $who } gagne la manche avec un 21 de deux cartes, dont un majeur.
contest-said-won-tier-5 = { $who } gagne la manche avec un 21 de deux majeurs.
contest-said-won-tier-6 = { $who } gagne la manche avec le Fou et le Monde.
contest-said-wounded = { $who } subit une blessure.
contest-said-maimed = { $who } subit une blessure durable.
contest-said-incapacitated = { $who } passe une manche hors de combat.
contest-said-knocked-out = { $who } perd connaissance.
contest-said-killed = { $who } meurt.
contest-said-spared = Le Meneur laisse la vie à { $who }.
contest-said-escaped = { $who } s’échappe.
contest-said-left = { $who } n’est plus là.
contest-said-goes-on = Ça continue.
contest-said-missed = L’instant est passé.
contest-hint-leads = { $who } est en tête.
contest-hint-turn = C’est à { $who }.
contest-hint-called = { $who } a 21. Tous les autres répondent une fois.
suffers-temporary = { $who } subit une blessure : { $part }.
suffers-permanent = { $who } subit une blessure durable : { $part }.
suffers-unconscious = { $who } perd connaissance.
suffers-restrained = { $who } a pieds et poings liés.
suffers-subdued = { $who } passe une manche hors de combat.
suffers-able = { $who } se relève.
suffers-dead = { $who } meurt.

# Between sessions and after
who-deals-next = Qui mène la prochaine séance ?
who-deals-next-help = Quelqu’un qui n’a pas encore mené. Le prochain chapitre ne s’ouvre que pour cette personne.
chapter-is-yours = Le chapitre { $number } est à toi
chapter-is-yours-help = Lis-le chez toi, avant la prochaine soirée. Personne d’autre ne peut.
next-dealer-is = { $name } mène ensuite
next-dealer-help = Le chapitre est entre ses mains. À la prochaine séance.
story-over = L’histoire est finie
story-over-help = Tout est ouvert maintenant, tous les chapitres. Personne n’a gagné ; elle a été racontée.
a-story-in = { $count ->
    [1] Une histoire en une séance
   *[other] Une histoire en { $count } séances
}
told-by = racontée par { $names }
session-with = Séance { $number }, menée par { $name }

# The journal
journal = Journal
write-to-journal = Écrire au journal…
write-as = Écrire comme
as-narrator = Raconter
as-who = Faire parler { $who }
private-note = Note pour moi
dealer-note = Note du Meneur
put-right = Corriger
put-right-this = Corriger : { $text }
changes-facts = Ça change ce qui s’est passé ; le Meneur doit être d’accord
asks-to-amend = { $name } veut corriger :
amended = (corrigé)
status-pending = encore ouvert
status-vetoed = veto
status-ruled_out = écarté, sans frais
status-withdrawn = abandonné
status-undone = annulé
status-void = sans effet
line-seat_joined = { $name } prend place.
line-seat_left = { $name } s’en va.
line-knows_story = { $name } connaît cette histoire.
line-dealer_appointed = { $name } propose { $dealer } pour mener.
    .own = { $name } propose de mener.
    .appointed = { $dealer } mène la prochaine séance.
line-dealer_replaced = { $name } propose { $dealer } pour la suite.
    .appointed = { $dealer } mène la suite.
line-dealing_declined = { $name } préfère ne pas mener.
line-away = { $away ->
    [yes] { $name } n’est pas là.
   *[other] { $name } est de retour.
}
line-chapter_opened = { $part ->
    [chapter] { $name } ouvre un chapitre scellé.
    [intro] { $name } ouvre le début.
    [setting] { $name } ouvre le décor.
   *[other] { $name } ouvre les conseils.
}
line-eyes_closed = Tous ferment les yeux.
line-intro_read = { $name } lit le début.
line-persona_described = La persona jouée par { $name } :
line-persona_refused = Le Meneur demande une autre description : { $why }
line-feature_suggested = { $name } ajoute à { $who } : { $text }
line-feature_rejected = Le Meneur demande une autre proposition.
line-feature_vetoed = { $name } met son veto.
line-feature_accepted = { $name } accepte.
line-new_persona = { $name } demande une nouvelle persona.
line-signifiers_dealt = Significateurs : { $list }.
line-session_opened = La séance { $session } commence.
line-session_closed = La séance { $session } est close.
    .last = La dernière séance est close. L’histoire est finie.
line-scene = { $name } pose une scène :
    .spoken = { $name } pose une scène, à voix haute.
line-in_scene = { $here ->
    [yes] { $who } entre en scène.
   *[other] { $who } quitte la scène.
}
line-character_entered = { $shown_as } entre.
line-narration = { $name } :
    .spoken = { $name } raconte à voix haute.
line-speech = { $who } :
    .spoken = { $who } parle.
line-named = { $who } a un nom.
line-question = Une question ouverte : { $text }
line-answered = Une question a sa réponse.
line-memory = { $who } se souvient :
line-memory_ruled_out = Le Meneur l’écarte ({ $rule }). Ça ne coûte rien. { $why }
line-ability = { $who } a maintenant un talent : { $ability }
line-ability_vetoed = Le Meneur met son veto au talent. Le souvenir reste.
line-ability_worded = Le Meneur le formule : { $ability }.
line-shared_memory = { $who } raconte aux autres.
line-signifier_turned = Le Meneur sonne la cloche pour { $who }.
line-immediate_use = { $how ->
    [describe] { $who } s’en sert aussitôt, en le décrivant.
    [act] { $who } agit aussitôt avec.
   *[other] { $who } laisse dormir.
}
line-trigger_fired = { $who } se souvient :
line-basic_action = { $who } :
    .spoken = { $who } le fait.
line-not_basic = Le Meneur : tout le monde ne sait pas faire ça.
line-skilled_action = { $who } tente : { $task }
line-task_set = Difficulté { $difficulty }.
line-task_granted = Ça réussit sans carte.
line-task_dropped = Finalement, ça n’est pas tenté.
line-task_flip = { $card }. { $outcome ->
    [success] Réussi.
    [failure] Raté.
   *[other] Pas encore.
}
line-task_choice = { $go_on ->
    [yes] On continue.
   *[other] On abandonne.
}
line-task_narration = { $name } :
    .spoken = { $name } raconte à voix haute.
line-contest_opened = Une épreuve : { $stakes }
line-contest_told = { $name } :
    .spoken = { $name } raconte à voix haute.
line-contest_closed = L’épreuve est close.
line-wound = { $who } subit une blessure : { $part }.
line-wound_tended = Une blessure est soignée : { $who }.
line-wound_reopened = Une blessure se rouvre : { $who }.
line-wound_healed = { $who } guérit.
line-incapacitated = { $kind ->
    [restrained] { $who } a pieds et poings liés.
    [subdued] { $who } est hors de combat.
   *[other] { $who } perd connaissance.
}
line-recovered = { $who } se relève.
line-relearned = { $who } l’a réappris.
line-death = { $who } meurt.
line-amend = { $name } corrige quelque chose : { $text }
line-amend_answered = { $yes ->
    [yes] Le Meneur est d’accord.
   *[other] Le Meneur dit non.
}
line-stop = Quelqu’un a joué la carte stop.
line-retold = Un passage est raconté autrement, ou abandonné.
line-go_on = Le jeu reprend.
line-switched = { $on ->
    [yes] Le Meneur laisse de nouveau faire la table : { $what }.
   *[other] Le Meneur le fait désormais à la main : { $what }.
}
line-override = { $what ->
    [undo] Le Meneur revient en arrière : { $why }
    [quota] Le Meneur change le nombre de flash-backs qui restent : { $why }
    [wound] Le Meneur corrige une blessure : { $why }
    [revive] { $who } vit, finalement : { $why }
    [retry] Le Meneur permet un nouvel essai : { $why }
    [settle] Le Meneur tranche la tentative : { $why }
    [bell] Le Meneur laisse passer un Significateur : { $why }
    [deck] Le Meneur fait remélanger le paquet : { $why }
    [contest] Le Meneur tranche dans l’épreuve : { $why }
   *[ruling] Décision du Meneur : { $why }
}

# Body parts
part-body = corps
part-head = tête
part-eye_l = œil gauche
part-eye_r = œil droit
part-ear_l = oreille gauche
part-ear_r = oreille droite
part-nose = nez
part-mouth = bouche
part-torso = torse
part-arm_l = bras gauche
part-hand_l = main gauche
part-arm_r = bras droit
part-hand_r = main droite
part-leg_l = jambe gauche
part-foot_l = pied gauche
part-leg_r = jambe droite
part-foot_r = pied droit

# A new story
new-story = Une nouvelle histoire
which-story = Quelle histoire ?
story-sessions = { $count ->
    [1] Une séance de { $hours } heures
   *[other] { $count } séances de { $hours } heures
}
own-file = Un fichier à toi
own-file-help = La table le lit et ne le montre à personne, pas même à toi. Si tu veux jouer aussi, choisis-le sans l’ouvrir.
choose-file = Choisir un fichier
file-chosen = { $name } est choisi. Personne ne verra ce qu’il contient.
i-read-it = Je l’ai lu
i-read-it-help = Tous verront que tu connais l’histoire.
your-name-here = Ton nom
options-as-usual = Si tu ne changes rien ici, les règles du livret s’appliquent.
fixed-by-set = fixé par l’histoire
start-story = Mettre la table
secrets-kept = Les chapitres sont scellés. Chacun ne s’ouvre que pour le Meneur de sa séance, le moment venu.
option-ordinary_personae = Des gens ordinaires
    .help = Les personas sont des gens normaux du genre : pas de pouvoirs, pas d’entraînement secret.
option-literacy = Elles savent lire
    .help = Les personas lisent et écrivent leur langue.
option-relearn_everything = Même le plus simple est oublié
    .help = Clés et vêtements doivent d’abord revenir en mémoire.
option-self_flashbacks = Flash-backs personnels
    .help = Pour chaque joueur à chaque séance.
option-gift_flashbacks = Flash-backs à offrir
    .help = Pour chaque joueur à chaque séance.
option-signifier_recipient = Qui se souvient
    .help = Quand un Significateur sort en jeu.
option-signifier_recipient-signified = la persona qu’il désigne
option-signifier_recipient-exposer = la persona qui l’a en main
option-persona_death = Mort d’une persona
    .help = Si une persona peut être tuée.
option-persona_death-confirm = si le Meneur dit oui deux fois
option-persona_death-forbid = jamais
option-play_on = Jouer après la fin
    .help = Le journal reste ouvert après le dernier chapitre.
option-skilled_numbers = Nombres des tentatives
    .help = Ce que valent as et figures.
option-skilled_numbers-rank = as 1, figures 11 à 14
option-skilled_numbers-contest = as 11, figures 10
option-time_compare = Quand le temps passe
    .help = Si la carte doit dépasser la difficulté ou seulement l’égaler.
option-time_compare-beat = dépasser
option-time_compare-meet = égaler
option-wild_limit = Jokers
    .help = Combien un personnage peut en prendre dans une épreuve.
option-wild_limit-per_ability = un par talent
option-wild_limit-per_contest = un seul
option-wild_timing = Échanger
    .help = Si un échange compte comme un coup.
option-wild_timing-free_on_turn = en plus du coup du tour
option-wild_timing-uses_turn = à la place du coup du tour
option-wild_carry = Jokers aux manches suivantes
    .help = Si un joker échangé revient à qui il appartient.
option-wild_carry-reusable = tous reviennent
option-wild_carry-unused_only = seulement les inutilisés
option-draw_rule = Égalités
    .help = Ce que vaut une égalité entre adversaires.
option-draw_rule-dealer_takes = le personnage du Meneur gagne
option-draw_rule-stalemate = personne ne gagne
option-fewer_cards_breaks_ties = Moins de cartes départage
    .help = À total égal, la main avec moins de cartes visibles est la meilleure.
all-can = Tout le monde sait
none-can = Plus personne ne sait
healing-sleep = Les blessures soignées se ferment après { $hours ->
    [1] une heure
   *[other] { $hours } heures
} de sommeil.
healing-rest = Les blessures soignées se ferment après { $hours ->
    [1] une heure
   *[other] { $hours } heures
} de repos.
healing-time = Les blessures soignées se ferment après { $hours ->
    [1] une heure
   *[other] { $hours } heures
}.
healing-scene = Les blessures soignées se ferment à la fin d’une scène.
healing-dealer = Le Meneur décide quand les blessures se ferment.
an-ability = un talent
sure-kill = { $chosen } ? C’est définitif.
sure-maim = { $chosen } ? Les talents de cette partie sont perdus pour de bon.
sure-end = Essayer d’en finir ? Ça remplace tout autre effet, et le Meneur peut refuser.
contest-prompt-turn = Que joues-tu ? Touche une carte cachée pour la retourner, ou tires-en une du paquet. Avec deux cartes visibles, tu peux rester.
contest-prompt-turn-more = Encore quelque chose ? Tu peux encore échanger contre un joker.
pick-whom = Qui ?
pick-part = Quelle partie du corps ?
put-back = Reposer
best-answer = meilleure réponse
twenty-one = Vingt et un pour { $who } !
answer-now = Ton unique réponse : retourne de quoi faire mieux, ou rien.
answers-go-round = Les autres répondent une fois chacun, dans l’ordre.
relearn = Réappris autrement
as-act = Faire agir { $who }, comme chacun saurait
not-basic = Tout le monde ne sait pas faire ça
my-notes = Mes notes
sheet-notes = Mes notes
keep-note = Garder
no-notes = Pas encore de notes. Personne d’autre ne peut les lire.
note-private_note = Rien que pour toi
note-memory_drafted = Un brouillon, rien que pour toi
note-dealer_note = Note du Meneur, par { $name }
name-ahead = Qui mène la prochaine séance ? Nommez quelqu’un maintenant ; le chapitre s’ouvrira plus tard :

# Why not (in English the table says it itself)
refused-ability-is-named = Ce souvenir a déjà son talent.
refused-ability-unusable = Une blessure empêche de s’en servir : { $token }.
refused-acting-player-tells = C’est à la personne qui a tenté de raconter.
refused-all-signified = Chaque persona a déjà un Significateur.
refused-bell-first = Un Significateur est sorti. Racontez d’abord le souvenir, puis viendront les cartes.
refused-between-two-turns = Offre ce souvenir entre deux tours de l’épreuve.
refused-cannot-act = Ce personnage ne peut pas agir pour l’instant.
refused-cannot-remember = Les personnages menés par le Meneur n’ont pas de flash-back, et les morts non plus.
refused-cannot-take-part = { $token } n’est pas en état de participer.
refused-contest-open = Une épreuve est en cours. Clos-la d’abord.
refused-drawer-full = Il n’y a plus de place dans le tiroir. Enlève d’abord une image.
refused-dead = Ce personnage est mort.
refused-dealer-first = Cette place mène. Laisse d’abord mener quelqu’un d’autre.
refused-dealer-has-no-quota = Le Meneur n’a pas de flash-back à dépenser. Sers-toi d’un Significateur ou d’un souvenir de l’histoire.
refused-dealer-is-here = Le Meneur est là, ou l’était il y a quelques minutes. Lui seul peut nommer maintenant qui mène la suite.
refused-dealer-is-named = Le prochain Meneur est désigné.
refused-dealer-named-it = C’est le Meneur qui a nommé ce talent : pas de veto possible.
refused-dealer-only = Seul le Meneur peut faire ça.
refused-declined-to-deal = Cette personne préfère ne pas mener. Nommez quelqu’un d’autre.
refused-difficulty = Choisis une difficulté de 2 à 12, ou de 3 à 12 quand le temps passe.
refused-end-of-scene = Dans cette histoire, les blessures soignées se ferment à la fin d’une scène.
refused-finish-first = Finis d’abord l’épreuve ou la tentative.
refused-finish-the-round = Finis d’abord la manche ; une épreuve se clôt entre deux manches.
refused-fire-a-trigger = C’est l’histoire qui fait revenir ce genre de souvenir : utilise un déclencheur.
refused-first-suggestion = C’est la première proposition : elle ne peut pas ressembler à une autre. Donne une autre raison.
refused-for-all-present = Ce souvenir est pour tous ceux qui sont dans la scène.
refused-for-one-persona = Ce souvenir est pour une seule persona. Dis laquelle.
refused-give-to-another = Un cadeau va à la persona de quelqu’un d’autre.
refused-how-do-they-look = Dis à quoi ressemble ce personnage.
refused-in-two-groups = Un personnage ne peut être que dans un seul conflit.
refused-left-neighbour-adds = C’est le voisin de gauche qui ajoute ce trait.
refused-memory-pending = Un souvenir est encore en train d’être raconté. Finissez-le d’abord.
refused-narrator-names-it = C’est à la personne qui raconte le souvenir de nommer le talent.
refused-narrator-retells = Seule la personne qui a raconté ce passage peut le raconter autrement ; le Meneur peut seulement l’abandonner.
refused-narrator-tells = C’est quelqu’un d’autre qui raconte ce souvenir.
refused-never-again = Un majeur a fermé cette voie à cette persona. Essaie autrement.
refused-no-ability-yet = Ce souvenir n’a pas encore de talent. Nommes-en d’abord un.
refused-no-content-yet = Choisis d’abord une histoire.
refused-no-contest = Aucune épreuve n’est en cours.
refused-no-dealer-yet = Mettez-vous d’abord tous d’accord sur le Meneur.
refused-no-draft-of-yours = Tu n’as plus ce brouillon.
refused-no-flashback-left = Il ne te reste plus de flash-back à toi dans cette séance.
refused-no-gift-left = Il ne te reste plus de flash-back à offrir dans cette séance.
refused-no-persona-yet = Cette persona n’est pas encore terminée.
refused-no-such-ability = Ce personnage n’a pas ce talent.
refused-no-card-left = Il ne reste de carte ni dans le paquet ni dans la défausse.
refused-no-such-bell = Ce Significateur n’attend plus d’être raconté.
refused-no-such-entry = Cette entrée n’est pas dans le journal, ou n’y est plus.
refused-no-such-memory = Ce souvenir n’existe pas.
refused-no-such-picture = Cette image n’existe pas.
refused-no-such-scene = Cette scène est finie. Montre l’image dans la scène actuelle.
refused-no-such-part = { $token } n’est pas une partie du corps.
refused-no-such-persona = Il n’y a pas de persona { $token }.
refused-no-such-task = Personne ne tente rien en ce moment.
refused-no-such-trigger = Ce déclencheur ne peut pas servir maintenant.
refused-no-such-wound = Ce personnage n’a pas cette blessure, ou elle est déjà refermée.
refused-no-trigger = Quelque chose dans le présent doit réveiller le souvenir : dis quoi.
refused-no-use-of-yours = Tu n’as pas de nouveau talent à utiliser aussitôt.
refused-nobody-of-that-name = Personne ne s’appelle { $token }.
refused-nobody-opposes = Mets des gens dans deux camps au moins.
refused-nobody-to-remember = Ce souvenir ne convient à personne dans la scène.
refused-not-for-them = Ce souvenir n’est pas pour cette persona. Choisis-en une autre.
refused-not-in-contest = Tu n’es pas dans cette épreuve.
refused-not-in-scene = Ce personnage n’est pas dans la scène.
refused-not-lost = Ce talent n’est pas perdu : il n’y a rien à réapprendre.
refused-not-on-ones-own-word = Tu ne peux pas te désigner Meneur. Quelqu’un d’autre à la table doit être d’accord.
refused-not-now = Ce n’est pas possible à ce moment de l’histoire.
refused-not-stopped = La carte stop n’est pas sur la table.
refused-not-this-dealer = La prochaine séance revient à quelqu’un qui a moins souvent mené.
refused-not-to-be-ruled-out = Ce souvenir ne peut pas être écarté.
refused-not-to-the-dealer = La persona du Meneur ne se souvient de rien dans cette séance.
refused-not-unbroken = Pour guérir, il faut un repos ininterrompu.
refused-not-yours-to-amend = Seul son auteur peut corriger une entrée.
refused-not-yours-to-play = C’est quelqu’un d’autre qui joue ce personnage.
refused-nothing-is-basic = Ici, même la chose la plus simple doit d’abord revenir en mémoire.
refused-nothing-to-tell = Tu n’as pas de carte à raconter.
refused-on-your-turn = Dans une épreuve, souviens-toi à ton tour.
refused-one-veto = Tu n’as qu’un veto, et il est utilisé.
refused-only-gifts-are-vetoed = Seul le talent d’un cadeau peut recevoir un veto.
refused-only-personae = Les tentatives sont réservées aux personas que leurs joueurs mènent.
refused-only-the-last-step = Seule la dernière étape peut être annulée.
refused-others-replace-the-dealer = Cette personne mène déjà. Nommez quelqu’un d’autre.
refused-own-persona-only = Tes propres flash-backs sont pour ta persona. Pour offrir un souvenir, choisis un cadeau.
refused-owner-says = C’est au joueur de la persona de le dire.
refused-owner-tells = Seule la persona qui a ce souvenir peut le raconter aux autres.
refused-persona-lives = La persona de ce joueur est en vie : pas besoin d’une nouvelle.
refused-personae-do-not-die = À cette table, aucune persona ne meurt.
refused-same-category = La deuxième proposition doit être d’un autre genre.
refused-say-what-it-shows = Dis en quelques mots ce que montre l’image : tout le monde ne peut pas la voir.
refused-sealed = C’est scellé pour toi.
refused-signifiers-first = Distribue d’abord les Significateurs.
refused-so-already = C’est déjà le cas : il n’y a rien à changer.
refused-somebody-plays-there = Quelqu’un joue à cette place. Elle se libère quand la personne n’est plus là.
refused-stopped = La carte stop est sur la table. Le jeu attend que le Meneur reprenne.
refused-story-over = L’histoire est finie.
refused-sure-of-death = Vraiment ? Fais sentir le danger, blesse, mutile si c’est mérité ; une nouvelle persona ne vient pas facilement. Redis oui si celle-ci doit mourir.
refused-table-minds-bells = La table veille aux Significateurs. Désactive-le dans les outils pour sonner à la main.
refused-task-open = Quelqu’un tente quelque chose. Finis ça d’abord.
refused-tend-first = Seule une blessure soignée peut guérir. Soigne-la d’abord.
refused-tended-already = Cette blessure est déjà soignée.
refused-they-are-here = Cette personne est là, ou l’était il y a quelques minutes. Elle seule peut dire qu’elle part.
refused-too-late = C’est trop tard : le moment est passé.
refused-too-short = Le repos a été trop court pour guérir.
refused-two-seats-at-least = Une histoire demande deux personnes au moins.
refused-unconscious = Cette persona est sans connaissance.
refused-untended = Cette blessure est déjà ouverte.
refused-vetoed-already = Ce talent a reçu un veto. Nommes-en un autre.
refused-wait-for-round = Attends la pause entre deux manches de l’épreuve.
refused-with-another-part = Cette partie du corps est perdue aussi. Réapprends le talent avec une autre.
refused-closed = Cette table est fermée.
refused-host-only = Seul l’hôte peut faire ça.
refused-locked = L’hôte a verrouillé cette table. Demande-lui de l’ouvrir.
refused-moved-on = La partie a déjà avancé. Regarde de nouveau.
refused-nobody-there = Il n’y a personne à cette place.
refused-not-at-this-table = Tu n’es pas à cette table.
refused-not-for-programs = Un programme ne peut que jouer à sa place.
refused-not-offered = { $token } n’est pas au choix ici.
refused-not-your-seat = Ce n’est pas ta place.
refused-not-your-turn = On ne te demande rien pour l’instant. Attends ton tour.
refused-sits-already = Tu as déjà une place.
refused-bad-name = Un nom comporte au moins une lettre ou un chiffre et n’est pas un lien.
refused-table-full = Toutes les places sont prises.

# The host's own deck

deck-own = Utiliser mon propre jeu…
deck-another = Utiliser un autre jeu…
deck-ours = Revenir au jeu Parlour
deck-coming = { $done } images sur 78
deck-going = En chemin…
deck-look = Chaque carte est-elle la bonne ?
deck-use = Jouer avec ce jeu
deck-drop = Pas celui-ci
deck-laid = Ton jeu est sur la table.
deck-hint = Un dossier de 78 images, nommées d’après les cartes.
deck-missing = { $count ->
    [1] Une carte n’a pas d’image : { $names }.
   *[other] { $count } cartes n’ont pas d’image : { $names }.
}
deck-twice = Plus d’une image pour une carte : { $names }.
deck-unreadable = Ce navigateur ne peut pas montrer { $names }.
deck-not-sent = Les images ne sont pas arrivées. Réessaie.
do-swap = Échanger pour { $number }
wild-from = joker, par { $abilities }

# Other players

add-bot-seat = Ajouter un bot
contest-timer = { $seconds ->
    [0] Les épreuves attendent tout le monde
   *[other] Les épreuves attendent { $seconds } secondes
}
free-seat = Céder la place où joue { $name } à la prochaine personne
free-seat-sure = Appuie encore : la persona jouée par { $name } reste, quelqu’un d’autre la joue

# Several people at one screen, and changes before the story begins

same-screen = Les gens à cet écran
somebody-beside = Quelqu’un d’autre est à cet écran
name-beside = Nom de la personne { $number } à cet écran
sits-not-here = Pas ici
rather = Plutôt { $name }
waits-beside = L’histoire attend { $name }.
pass-screen = Passer l’écran
pass-to = Passer l’écran à { $name }
sheet-changes = L’histoire et ses règles
change-story = Changer d’histoire ou de règles
take-this-story = Raconter plutôt { $title }
agree-anew = Si quelque chose change, tout le monde désigne de nouveau le Meneur.
counts = { $ways ->
    [2] { $low } ou { $number }
    [3] { $low }, { $middle } ou { $number }
   *[other] de { $low } à { $number }
}
bad-locked = { $option } est fixé par l’histoire.
then-by = { $first }, puis { $next }

# A memory comes
keep-it = Garder
letter-of = Un souvenir pour { $names }
letter-told-you = Tu le racontes.
letter-told-self = { $name } se souvient.
letter-told-gift = { $name } offre un souvenir.
letter-told-signifier = { $name } le raconte.
letter-told-story = L’histoire se souvient.
letter-you-remember = Tu te souviens.
letter-what-now = Tu te souviens. Qu’en fais-tu ?
letter-on-sheet = « { $ability } » est maintenant sur ta feuille.
letter-your-signifier = { $card } est ton Significateur.
letter-signifier-of = { $card } désigne { $who }.
letter-in-it = Y figurent
letter-you = toi
letter-leaves-you = Il t’en reste un talent
letter-leaves = Il en reste un talent à { $names }
letter-naming = { $name } nomme ce qui en reste.
letter-naming-you = Que t’en reste-t-il ?
letter-needs = Demande : { $parts }.
letter-needs-nothing = Ne demande aucune partie du corps.
letter-usable-you = Tu n’as pas de blessure là : tu peux t’en servir dès maintenant.
letter-usable = Utilisable dès maintenant.
letter-blocked-you = Tu as une blessure là : tu ne peux pas t’en servir avant qu’elle soit soignée.
letter-blocked = Une blessure l’empêche jusqu’à ce qu’elle soit soignée.
letter-lost-you = Tu as là une blessure durable : tu ne peux plus t’en servir.
letter-lost = Une blessure durable le met hors de portée.
letter-at-once = Aussitôt, si tu veux
letter-describe-what = dis ce que tu fais, et le Meneur l’intègre à l’histoire ; aucune carte ne bouge
letter-act-what = fais quelque chose avec dès maintenant
letter-keep-what = il reste sur ta feuille
letter-known-you = Les joueurs l’ont entendu. Les autres personas ne savent que ce que la tienne leur dit.
letter-known = Les joueurs l’ont entendu. Les autres personas ne savent que ce que leur dit { $names }.
letter-away = Retour à la table
letter-declare = Le déclarer pour un joker
letter-join = Rejoindre : { $side }
letter-waits = L’épreuve t’attend.
letter-waits-declare = L’épreuve attend. Déclaré, il t’apporte un joker ; ensuite on continue.
bell-you = Tu te souviens
bell-came-to = La carte est allée à { $who }.
bell-came-to-you = La carte est pour toi.
bell-teller = { $name } raconte.
bell-you-tell = C’est toi qui racontes.
bell-must = Doivent y figurer : { $names }.
bell-then = Ensuite on nomme un talent, et { $names } peut s’en servir aussitôt.
bell-then-contest = L’épreuve attend. Ensuite on nomme un talent, et { $names } peut le déclarer pour un joker ou le décrire aussitôt.

# Sides of a contest
stake-line = En jeu :
side-of = Camp : { $name }
your-side = ton camp
side-best = la meilleure
wounded-at = blessure : { $parts }
all-cards = Toutes les cartes
fewer-cards-shown = Totaux seulement
against-you = contre toi
wild-short = joker
twist-short = tirer : { $percent } % de trop
contest-prompt-turn-bare = Que joues-tu ? Tire une carte du paquet, ou reste.
letter-what-now-short = Qu’en fais-tu ?
side-wants = Ce que veut le camp { $letter }
side-wants-short = Que veulent-ils ?
judge = Ton avis de Meneur, si tu veux
judge-self = { $name } se souvient de quelque chose.
judge-gift = { $name } offre un souvenir à { $names }.
judge-signifier = { $name } a raconté un souvenir pour { $names }.
judge-ability = Il apporte « { $ability } ».
let-stand = Laisser ainsi
why-enough = { $kind ->
    [ace] { $card } vaut { $number }.
    [court] { $card } vaut { $number }.
   *[pip] { $card }.
} { $needs ->
    [beat] Il fallait plus de { $difficulty }, et c’est le cas.
   *[meet] Il fallait au moins { $difficulty }.
}
why-short = { $kind ->
    [ace] Un as vaut ici { $number }.
    [court] { $card } vaut { $number }.
   *[pip] { $card }.
} { $needs ->
    [beat] Il fallait plus de { $difficulty }.
   *[meet] Il fallait au moins { $difficulty }.
}
why-major = { $card } est un majeur. Sans talent pour ça, c’est raté, et cette voie est fermée pour de bon.
why-major-able = { $card } est un majeur. Avec « { $ability } », c’est aussitôt réussi.
contest-said-drawn = Égalité, et l’égalité va au personnage du Meneur.
hurt-you = Tu as une blessure
hurt-blocks = Inutilisable jusqu’aux soins : { $abilities }.
hurt-loses = Perdu avec elle : { $abilities }.
primer-title = Tu découvres Fugue ?
primer-what = Vous vous réveillez sans rien savoir de vous. Ensemble, vous racontez une histoire ; l’un de vous, le Meneur, pose les scènes et joue tous ceux que vous rencontrez. Personne ne gagne : vous découvrez qui vous êtes.
primer-remember = Se souvenir.
primer-remember-text = Un flash-back est une scène d’avant, racontée en une ligne ou deux, que quelque chose d’aujourd’hui fait revenir. Il donne un talent à ta persona.
primer-try = Tenter.
primer-try-text = Ce que tout le monde saurait faire arrive, simplement. Pour le reste, le Meneur annonce une difficulté et retourne une carte de tarot ; un talent rend la chose bien plus probable.
primer-contest = Se mesurer.
primer-contest-text = Quand des gens s’opposent, deux cartes chacun : le plus près de 21 dit ce qui arrive.
primer-pips = Les signes près d’une place : chaque rond est un flash-back personnel pour ce soir, le carré est un souvenir à offrir.
pip-own = il reste un flash-back personnel
pip-gift = il reste un souvenir à offrir
understood = Compris
short-blocked = bloqué
short-lost = perdu
ceremony-title = Chacun de vous tire un Significateur
ceremony-yours = { $card } est pour toi.
ceremony-help = Il retourne dans le paquet. Quand il sortira en jeu, tu te souviendras.
as-talk = Parler à la table
talk-here = Dis quelque chose…
line-talk = { $name } dit :

# Pictures

pictures = Images
sheet-drawer = Images et documents
drawer-help = Seuls les Meneurs voient ce qui est ici, jusqu’à ce que tu le montres. Montre un document à tous ou à une personne, ou accroche une image pour la scène.
drawer-empty = Rien de préparé.
picture-bring = Apporter une image…
picture-keep = Dans le tiroir
picture-kept = Elle est dans le tiroir.
picture-going = En chemin…
picture-caption = Que montre-t-elle ?
picture-caption-maybe = Que montre-t-elle ? (si tu veux)
picture-example = Une carte déchirée, avec une croix au phare
portrait-example = Une grande femme qui regarde par-dessus son épaule
picture-say-what = Dis en quelques mots ce qu’elle montre : tout le monde ne peut pas la voir.
picture-unreadable = Ce fichier ne peut pas servir. Prends une image que ce navigateur sait montrer, par exemple JPEG, PNG ou WebP.
picture-not-sent = L’image n’est pas arrivée. Réessaie.
picture-is-shown = Elle est montrée.
picture-away = L’enlever
picture-away-sure = Plus personne ne la verra. Vraiment ?
show-everybody = Montrer à tous
show-one = Montrer à { $name }
show-as-scene = Accrocher pour cette scène
shown-to-all = Tous l’ont vue.
shown-to = Montrée à { $names }.
look-closer = Regarder de près : { $caption }
portrait-of = Portrait : { $who }
portrait-bring = Apporter un portrait…
portrait-another = Un autre portrait…
portrait-use = Prendre ce portrait
portrait-kept = Le portrait est là.
portrait-away = Enlever le portrait
handout-yours = { $name } te montre quelque chose.
handout-for-all = { $name } montre quelque chose à tous.
handout-help = Regarde bien. Ça reste dans ton journal.
handout-away = Ranger
handout-announced = On te montre une image : { $caption }
line-pictured = { $name } apporte un portrait : { $who }.
    .drawer = { $name } met une image dans le tiroir.
line-picture_shown = { $name } montre une image à tous.
    .scene = { $name } accroche une image pour la scène.
    .yours = { $name } te montre une image.
    .some = { $name } montre une image à { $names }.
line-picture_removed = { $name } enlève une image.

# What bots say, and why options cannot be so, in French. Refusals are with the screens, as in German.
# Of numbered ones a bot takes any; the kind of a feature is one word.

bot-looks = Quelqu’un { $age }, { $build }, avec { $hair } ; { $sign }.
bot-age-1 = de jeune
bot-age-2 = entre deux âges
bot-age-3 = de plus de soixante ans
bot-age-4 = sans âge
bot-build-1 = de petite taille et solide
bot-build-2 = de haute taille, un peu voûté
bot-build-3 = d’allure frêle
bot-build-4 = large d’épaules
bot-build-5 = tout en nerfs
bot-hair-1 = des cheveux noirs mal coupés
bot-hair-2 = une tresse rousse
bot-hair-3 = des boucles blondes
bot-hair-4 = le crâne rasé
bot-hair-5 = des cheveux bruns qui grisonnent
bot-sign-1 = des taches d’encre aux deux pouces
bot-sign-2 = un coup de soleil jusqu’au col et pas plus loin
bot-sign-3 = un manteau reprisé, une taille trop grand
bot-sign-4 = des taches de rousseur partout
bot-sign-5 = des ongles rongés jusqu’au sang
bot-feature-1 = Une fine cicatrice pâle traverse un sourcil.
    .kind = cicatrice
bot-feature-2 = Une dent de devant est en métal terne.
    .kind = dents
bot-feature-3 = Une petite clé est tatouée derrière une oreille.
    .kind = tatouage
bot-feature-4 = La paume gauche porte une vieille brûlure ronde, pas plus grande qu’une pièce.
    .kind = peau
bot-feature-5 = Les deux oreilles ont été percées autrefois et se sont refermées.
    .kind = piercing
bot-feature-6 = Un œil est vert et l’autre brun.
    .kind = yeux
bot-thing = { $word } : déjà vu quelque part
bot-thing-none = Une porte entrouverte
bot-remembered-1 = Ça revient comme une image : { $picture }. Et des mains qui savaient quoi faire.
bot-remembered-2 = Un instant, c’est un autre jour. { $picture }. Quelqu’un l’enseignait, patiemment.
bot-remembered-3 = { $picture }. C’était avant ; un geste fait cent fois.
bot-shared-1 = Nous y étions, toi et moi. { $picture }. Tu as commencé, et j’ai regardé comment.
bot-shared-2 = Toi et moi, un soir, il y a longtemps : { $picture }. Tu riais, tant c’était facile.
bot-told-1 = Comme sur l’image : { $picture }.
bot-told-2 = Voilà comment ça se passe. { $picture }.
bot-tried = « { $task } », et ça ne marche pas. Ce qu’on voit pendant ce temps : { $picture }.
bot-tried-well = « { $task } », et ça marche. Ce qu’on voit pendant ce temps : { $picture }.
bot-skill-1 = garder son calme
bot-skill-2 = lire les visages
bot-skill-3 = tenir tête
bot-skill-4 = des mains vives
bot-ability-1 = s’y connaître un peu : { $trigger }
bot-ability-2 = observer les autres : { $trigger }

# Why options cannot be like that

bad-locked = { $option } est fixé par l’histoire.

# The story to take home: headings and labels of its page and its book

page-untitled = Une histoire
page-persona = Persona : { $name }
page-told-by = racontée par { $people }
page-so-far = L’histoire jusqu’ici : rien de scellé n’y figure.
page-session = Séance { $number }
page-session-by = Séance { $number }, menée par { $names }
page-then = { $first }, puis { $next }
page-named = Un nom revient : { $name }.
page-success = réussi
page-failure = raté
page-time-passes = le temps passe
page-picture = Une image
page-contest = Une épreuve
page-tries = { $who } essaie
page-dies = { $who } meurt.
page-hurt = Blessure : { $who } ({ $where }).
page-came-won = { $who } gagne la manche.
page-came-stalemate = Personne ne gagne la manche.
page-came-all-stymied = Personne ne gagne la manche.
page-came-gave-up = { $who } abandonne.
page-came-wounded = { $who } subit une blessure.
page-came-maimed = { $who } subit une blessure durable.
page-came-incapacitated = { $who } passe une manche hors de combat.
page-came-knocked-out = { $who } perd connaissance.
page-came-killed = { $who } meurt.
page-came-escaped = { $who } s’échappe.
page-from-self = { $who } se souvient
page-from-gift = { $by } offre un souvenir à { $who }
page-the-persona = la persona
page-trigger-fired = Un souvenir qui est venu : { $ability }
page-trigger-unfired = Un souvenir qui n’est jamais venu : { $ability }
page-from-signifier = { $who }, par un Significateur
page-from-story = { $who }, par l’histoire
page-unexplained = Toujours sans explication
page-as-written = Comme c’était écrit
page-part-intro = Ouverture
page-part-setting = Décor
page-part-advice = Conseils
page-part-chapter = Chapitre { $number }

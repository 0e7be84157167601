title = Contest
tagline = Deux cartes en secret, vingt et un en vue : qui s’en approche le plus dit ce qui arrive.

# Questions

prompt-turn = Que joues-tu ? Retourne une de tes cartes, tires-en une, ou échange contre un joker ; avec deux cartes visibles tu peux rester.
    .do = { $act ->
        [reveal] Retourner { $chosen }
        [twist] Tirer
        [swap] Échanger { $chosen }
        [declare] Déclarer { $chosen }
       *[stand] Rester
    }
prompt-turn-more = Encore quelque chose ce tour-ci ? Tu peux échanger contre un joker ; sinon, c’est fini.
    .do = { $act ->
        [reveal] Retourner { $chosen }
        [twist] Tirer
        [swap] Échanger { $chosen }
        [declare] Déclarer { $chosen }
       *[stand] Rester
    }
    .pass = C’est fini
prompt-answer = Quelqu’un a 21. Quelles cartes retournes-tu ? Tu réponds une fois ; un meilleur 21 le bat.
    .do = Retourner { $chosen } : { $number }
    .pass = Ne rien retourner
prompt-answer-wild = Quelqu’un a 21. Que retournes-tu, qu’échanges-tu ? D’abord les cartes cachées, puis chaque joker avec la carte qu’il remplace.
    .do = Montrer { $chosen } : { $number }
    .pass = Ne rien retourner
prompt-intercede = Un souvenir vient de te revenir. T’en servir aussitôt ? Décris ce que tu fais, prends un joker pour ça, ou rejoins un camp.
    .do = { $chosen }
    .pass = Le laisser dormir
prompt-join = Tu en es ? Tu peux te tenir en retrait, ou abandonner pour de bon.
    .do = { $chosen }
prompt-join-all = Lesquels des tiens en sont ? Dis-le pour chacun à son tour.
    .do = { $chosen }
prompt-moment = Le Fou et le Monde : commence à raconter, quoi que ce soit. L’instant passe quand on retourne la carte suivante.
    .do = Commencer
prompt-effect = Tu gagnes la manche. Que se passe-t-il ? Ta main dit jusqu’où tu peux aller.
    .do = { $chosen }
prompt-effect-more = Et pour le suivant ? Ta main atteint tous ceux qui s’opposaient à toi.
    .do = { $chosen }
    .pass = En rester là
prompt-intervene = Ton camp a gagné. Frappes-tu là où ta main est la meilleure ?
    .do = { $chosen }
    .pass = Ne pas s’en mêler
prompt-mercy = Une persona va mourir. Laisses-tu faire ? Blesse-la plutôt si tu peux : il suffit qu’elle tienne jusqu’à la fin de l’histoire, et nul ne la remplace facilement.
    .do = { $chosen }
prompt-accept-end = Le gagnant essaie d’en finir. Les autres laissent-ils faire ?
    .do = { $chosen }
prompt-finish = Quelqu’un gît sans défense. Vas-tu le tuer ? Ça te prend la manche suivante, sauf si tu te tenais en retrait.
    .do = Tuer { $chosen }
    .pass = Laisser la vie

# Why not

refused-two-face-up-first = Il te faut deux cartes visibles avant de pouvoir rester.
refused-say-done = Tu as joué une carte ce tour-ci ; dis que c’est fini.
refused-no-cards-left = Il n’y a plus de carte à tirer.
refused-one-card-a-turn = On retourne ou on tire une carte par tour, et tu as eu la tienne.
refused-nothing-to-declare = Tu n’as plus de talent à déclarer ici.
refused-nothing-to-swap = Il n’y a rien à échanger contre un joker pour l’instant.
refused-only-face-down = Une réponse se fait avec les cartes déjà devant toi.
refused-not-at-this-tier = Ta main ne va pas jusque-là.

# What happened

beside = { $rest }, { $last }
unseen = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
of-hand = { $hand ->
    [0] { $seat }
   *[other] { $seat } (main { $hand })
}
at-hand = { $hand ->
    [0] { $target }
   *[other] { $target } (main { $hand })
}
moved-deck-down = { $seat } { VERB($who, you: "reçois", one: "reçoit", us: "recevez", many: "reçoivent") } deux cartes cachées{ $count ->
    [2] { $who ->
        [one] { "" }
        [you] { "" }
       *[other] { " " }chacun
    }
   *[other] { " " }par main
}{ $yours-count ->
    [0] .
   *[other] ; toi : { $yours }.
}
decided-turn = { $act ->
    [twist] { of-hand } { VERB($who, you: "tires", one: "tire", us: "tirez", many: "tirent") } { $got } : { $said-counts } en tout.
    [stand] { $seat } { VERB($who, you: "restes", one: "reste", us: "restez", many: "restent") }.
    [declare] { of-hand } { VERB($who, you: "déclares", one: "déclare", us: "déclarez", many: "déclarent") } un talent et { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") } un joker{ $yours-count ->
        [0] .
       *[other] : { $yours }.
    }
   *[none] { $pieces-count ->
        [2] { of-hand } { VERB($who, you: "échanges", one: "échange", us: "échangez", many: "échangent") } { $second } contre { $first } : { $said-counts } en tout.
       *[other] { of-hand } { VERB($who, you: "retournes", one: "retourne", us: "retournez", many: "retournent") } { $pieces } : { $said-counts } en tout.
    }
}
decided-turn-more = { decided-turn }
decided-turn-more-pass = { "" }
said-stymied = C’est plus de 21 : { of-hand } { VERB($who, you: "sautes", one: "saute", us: "sautez", many: "sautent") } pour cette manche.
said-made-21 = { of-hand } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } vingt et un ! Tous les autres peuvent y répondre une fois en retournant des cartes.
decided-answer = { of-hand } { VERB($who, you: "réponds", one: "répond", us: "répondez", many: "répondent") } au 21 avec { $got } : { $said-counts } en tout.
said-values = Les cartes valent ce qu’elles montrent : figures 10, as 1 ou 11, majeurs 10 ou leur numéro, du Magicien (1) au Monde (21). Ce qui est caché ne compte pas encore, et la meilleure main jusqu’à 21 gagne.
said-counts = { "" }
said-holds = { of-hand } { VERB($who, you: "finis", one: "finit", us: "finissez", many: "finissent") } avec { $of } : { $named-holding }.
said-holding = { "" }
decided-answer-pass = { $seat } { VERB($who, you: "n’as", one: "n’a", us: "n’avez", many: "n’ont") } pas de réponse au 21.
decided-answer-wild = { decided-answer }
decided-answer-wild-pass = { decided-answer-pass }
said-remembers = { $piece } est un Significateur : { $who ->
    [you] un souvenir te revient
   *[other] un souvenir revient à { $seat }
}.
decided-intercede = { $act ->
    [describe] { $seat } { VERB($who, you: "te sers", one: "se sert", us: "vous servez", many: "se servent") } aussitôt du souvenir.
    [declare] { $seat } { VERB($who, you: "déclares", one: "déclare", us: "déclarez", many: "déclarent") } ce qui est revenu et { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") } un joker{ $yours-count ->
        [0] .
       *[other] : { $yours }.
    }
   *[other] { $seat } { VERB($who, you: "entres", one: "entre", us: "entrez", many: "entrent") } aussitôt en jeu, { $word }.
}
decided-intercede-pass = { $seat } { VERB($who, you: "laisses", one: "laisse", us: "laissez", many: "laissent") } dormir le souvenir.
said-declared = { "" }
said-joins-a = { of-hand } { VERB($who, you: "rejoins", one: "rejoint", us: "rejoignez", many: "rejoignent") } le camp A.
said-joins-b = { of-hand } { VERB($who, you: "rejoins", one: "rejoint", us: "rejoignez", many: "rejoignent") } le camp B.
said-joins-c = { of-hand } { VERB($who, you: "rejoins", one: "rejoint", us: "rejoignez", many: "rejoignent") } le camp C.
said-joins-d = { of-hand } { VERB($who, you: "rejoins", one: "rejoint", us: "rejoignez", many: "rejoignent") } le camp D.
said-joins-e = { of-hand } { VERB($who, you: "rejoins", one: "rejoint", us: "rejoignez", many: "rejoignent") } le camp E.
said-joins-f = { of-hand } { VERB($who, you: "rejoins", one: "rejoint", us: "rejoignez", many: "rejoignent") } le camp F.
said-gave-up = { of-hand } { VERB($who, you: "abandonnes", one: "abandonne", us: "abandonnez", many: "abandonnent") }.
said-stalemate = Personne ne fait mieux : c’est l’impasse.
said-all-stymied = Tout le monde a sauté ; rien n’est décidé.
said-won-tier-1 = { of-hand } { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } la manche avec la meilleure main valable.
said-won-tier-2 = { of-hand } { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } la manche avec un 21 de plusieurs cartes.
said-won-tier-3 = { of-hand } { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } la manche avec un 21 de deux cartes.
said-won-tier-4 = { of-hand } { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } la manche avec un 21 de deux cartes, dont un majeur.
said-won-tier-5 = { of-hand } { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } la manche avec un 21 de deux majeurs.
said-won-tier-6 = { of-hand } { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } la manche avec le Fou et le Monde.
scored =
    .detail = { $who ->
            [you] toi
           *[other] { $seat }
        } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } en tout.
decided-moment = { $seat } { VERB($who, you: "commences", one: "commence", us: "commencez", many: "commencent") } à raconter.
decided-effect = { $act ->
    [wound] { $seat } { VERB($who, you: "t’en prends", one: "s’en prend", us: "vous en prenez", many: "s’en prennent") } à { at-hand } : une blessure ({ $then }).
    [maim] { $seat } { VERB($who, you: "t’en prends", one: "s’en prend", us: "vous en prenez", many: "s’en prennent") } à { at-hand } : une blessure durable ({ $then }).
    [incapacitate] { $seat } { VERB($who, you: "t’en prends", one: "s’en prend", us: "vous en prenez", many: "s’en prennent") } à { at-hand } : hors de combat pour une manche.
    [knock-out] { $seat } { VERB($who, you: "t’en prends", one: "s’en prend", us: "vous en prenez", many: "s’en prennent") } à { at-hand } : K.-O.
    [kill] { $seat } { VERB($who, you: "t’en prends", one: "s’en prend", us: "vous en prenez", many: "s’en prennent") } à { at-hand }, pour tuer.
    [escape] { $seat } { VERB($who, you: "t’échappes", one: "s’échappe", us: "vous échappez", many: "s’échappent") }.
    [end] { $seat } { VERB($who, you: "essaies", one: "essaie", us: "essayez", many: "essaient") } d’en finir.
   *[tell] { $seat } { VERB($who, you: "racontes", one: "raconte", us: "racontez", many: "racontent") } ce qui se passe.
}
decided-effect-more = { decided-effect }
decided-effect-more-pass = { $seat } { VERB($who, you: "en restes", one: "en reste", us: "en restez", many: "en restent") } là.
decided-intervene = { decided-effect }
decided-intervene-pass = { $seat } ne { VERB($who, you: "t’en mêles", one: "s’en mêle", us: "vous en mêlez", many: "s’en mêlent") } pas.
decided-mercy = { "" }
decided-accept-end = { "" }
decided-finish = { $seat } { VERB($who, you: "t’en prends", one: "s’en prend", us: "vous en prenez", many: "s’en prennent") } à { at-hand }, sans défense, pour tuer.
decided-finish-pass = { $seat } { VERB($who, you: "laisses", one: "laisse", us: "laissez", many: "laissent") } la vie à qui gît sans défense.
said-wounded =
    .detail = { of-hand } { VERB($who, you: "subis", one: "subit", us: "subissez", many: "subissent") } une blessure.
said-maimed =
    .detail = { of-hand } { VERB($who, you: "subis", one: "subit", us: "subissez", many: "subissent") } une blessure durable.
said-incapacitated =
    .detail = { of-hand } { VERB($who, you: "passes", one: "passe", us: "passez", many: "passent") } une manche hors de combat.
said-knocked-out =
    .detail = { of-hand } { VERB($who, you: "es", one: "est", us: "êtes", many: "sont") } K.-O.
said-killed = { of-hand } { VERB($who, you: "meurs", one: "meurt", us: "mourez", many: "meurent") }.
said-spared = { of-hand } { VERB($who, you: "restes", one: "reste", us: "restez", many: "restent") } en vie, par la grâce du Meneur.
said-escaped =
    .detail = { of-hand } { VERB($who, you: "t’échappes", one: "s’échappe", us: "vous échappez", many: "s’échappent") }.
said-left = { of-hand } { VERB($who, you: "quittes", one: "quitte", us: "quittez", many: "quittent") } les lieux.
said-told = { "" }
said-tries-to-end = { "" }
said-goes-on = Les autres ne laissent pas finir. Ça continue.
said-ended = { $number ->
    [1] Ce conflit est fini.
   *[other] Le conflit du groupe { $number } est fini.
}
said-settled = { $number ->
    [1] Ce conflit est tranché : il reste un camp au plus.
   *[other] Le conflit du groupe { $number } est tranché : il reste un camp au plus.
}
said-stalled = { $number ->
    [1] Ce conflit a assez duré.
   *[other] Le conflit du groupe { $number } a assez duré.
}
said-missed = L’instant est passé.
said-gained = { $seat } { VERB($who, you: "gagnes", one: "gagne", us: "gagnez", many: "gagnent") } un nouveau talent.
said-barred = { of-hand } { VERB($who, you: "perds", one: "perd", us: "perdez", many: "perdent") } ici un talent : le Meneur l’écarte.
said-armed = { of-hand } { VERB($who, you: "tiens", one: "tient", us: "tenez", many: "tiennent") } une arme.
said-disarmed = { of-hand } { VERB($who, you: "n’as", one: "n’a", us: "n’avez", many: "n’ont") } plus d’arme.
said-arrived = { of-hand } { VERB($who, you: "arrives", one: "arrive", us: "arrivez", many: "arrivent") }.
said-tended = { of-hand } { VERB($who, you: "reçois", one: "reçoit", us: "recevez", many: "reçoivent") } des soins pour une blessure.
said-recovered = { of-hand } { VERB($who, you: "te relèves", one: "se relève", us: "vous relevez", many: "se relèvent") }.
moved-down-up = { "" }
    .alone = Le temps est écoulé : { $seat } { VERB($who, you: "retournes", one: "retourne", us: "retournez", many: "retournent") } { $pieces }.
moved-deck-up = { "" }
    .alone = Le temps est écoulé : { $seat } { VERB($who, you: "tires", one: "tire", us: "tirez", many: "tirent") } { $pieces }.
moved-deck-wild = { "" }
moved-deck-task = Retourné pour une tentative : { $pieces }.
moved-wild-up = { "" }
moved-up-wild =
    .detail = { $seat } { VERB($who, you: "reprends", one: "reprend", us: "reprenez", many: "reprennent") } comme jokers : { $pieces }.
moved-to-discard = { "" }
moved-to-unseen = { "" }
moved-to-deck = { "" }
end-hand = { of-hand } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } { $tier ->
    [2] un 21 de plusieurs cartes
    [3] un 21 de deux cartes
    [4] un 21 de deux cartes, dont un majeur
    [5] un 21 de deux majeurs
    [6] le Fou et le Monde
   *[other] { $number }
}, { $next ->
    [0] et aucune autre main ne compte.
   *[other] contre { $next } pour { $target }.
}
end-draw = Égalité à { $number }, et l’égalité va au personnage du Meneur.
end-stalemate = Les meilleures mains des deux camps se valent : c’est l’impasse.
end-all-stymied = Aucune main ne compte à la fin : rien n’est décidé.

# Places, phases, words

zone-deck = pioche
zone-discard = défausse
zone-unseen = cartes écartées sans être vues
zone-task = cartes retournées pour une tentative
zone-down = cartes cachées
    .hand = cartes cachées de la main { $number }
zone-up = cartes visibles
    .hand = cartes visibles de la main { $number }
zone-wild = jokers
    .hand = jokers de la main { $number }

phase-join = Qui en est ?
phase-turn = On joue
phase-answer = Répondre à un 21
phase-intercede = Un souvenir
phase-moment = Le Fou et le Monde
phase-effect = Ce qui se passe
phase-intervene = Les alliés
phase-mercy = Le Meneur y réfléchit encore
phase-accept-end = Est-ce la fin ?
phase-helpless = Sans défense

word-twist = tirer
word-stand = rester
word-declare = déclarer un talent
word-join = en être
word-hold = en retrait
word-give-up = abandonner
word-wound = blesser
word-maim = blesser pour de bon
word-incapacitate = hors de combat une manche
word-knock-out = assommer
word-kill = tuer
word-escape = s’échapper
word-end = essayer d’en finir
word-tell = seulement raconter
word-begin = commencer
word-describe = décrire ce que tu fais
word-yes = oui
word-no = non
word-whole = oui, en entier
word-ability-1 = talent 1
word-ability-2 = talent 2
word-ability-3 = talent 3
word-ability-4 = talent 4
word-ability-5 = talent 5
word-ability-6 = talent 6
word-ability-7 = talent 7
word-ability-8 = talent 8
word-ability-9 = talent 9
word-side-a = camp A
word-side-b = camp B
word-side-c = camp C
word-side-d = camp D
word-side-e = camp E
word-side-f = camp F
word-body = le corps
word-head = la tête
word-eye_l = l’œil gauche
word-eye_r = l’œil droit
word-ear_l = l’oreille gauche
word-ear_r = l’oreille droite
word-nose = le nez
word-mouth = la bouche
word-torso = le torse
word-arm_l = le bras gauche
word-hand_l = la main gauche
word-arm_r = le bras droit
word-hand_r = la main droite
word-leg_l = la jambe gauche
word-foot_l = le pied gauche
word-leg_r = la jambe droite
word-foot_r = le pied droit
word-who-1 = main 1
word-who-2 = main 2
word-who-3 = main 3
word-who-4 = main 4
word-who-5 = main 5
word-who-6 = main 6
word-who-7 = main 7
word-who-8 = main 8
word-who-9 = main 9
word-who-10 = main 10
word-who-11 = main 11
word-who-12 = main 12
word-who-13 = main 13
word-who-14 = main 14
word-who-15 = main 15
word-who-16 = main 16
word-who-17 = main 17
word-who-18 = main 18
word-who-19 = main 19
word-who-20 = main 20
word-who-21 = main 21
word-who-22 = main 22
word-who-23 = main 23
word-who-24 = main 24

# Options and presets

option-cast = Qui participe
    .help = Combien contre combien, par exemple 2v1 ; ou des chaises, comptées à partir de 0, et des camps, par exemple 0a.1a.db : les deux premières chaises dans le camp a, le personnage du Meneur dans le camp b. Écris d pour le Meneur, - pour quelqu’un sans camp encore, x pour quelqu’un qui n’est pas encore là, w pour une arme, @ et des parties du corps pour chaque talent, ~ entre les groupes.
option-max_rounds = Manches
    .help = Le plus de manches pour chaque groupe ; 1, c’est une seule main.
option-effects = Le gagnant dit ce qui arrive
    .help = Blessures, fuites et autres ; toujours ainsi avec plusieurs manches.
option-violent = On en vient aux mains
    .help = Sinon, un gagnant raconte seulement ce qui arrive, y met fin ou s’en va.
option-wild_limit = Jokers
    .help = Combien de jokers un personnage peut prendre dans une épreuve.
option-wild_limit-per_ability = un par talent
option-wild_limit-per_contest = un seul
option-wild_timing = Échanger
    .help = Si échanger contre un joker compte comme un coup.
option-wild_timing-free_on_turn = en plus du coup du tour
option-wild_timing-uses_turn = c’est le coup
option-wild_carry = Jokers aux manches suivantes
    .help = Si un joker déjà échangé revient à qui il appartient.
option-wild_carry-reusable = tous reviennent
option-wild_carry-unused_only = seulement les inutilisés
option-draw_rule = Égalités
    .help = Ce que vaut une égalité entre adversaires.
option-draw_rule-dealer_takes = le personnage du Meneur gagne
option-draw_rule-stalemate = personne ne gagne
option-fewer_cards_breaks_ties = Moins de cartes départage
    .help = À total égal, la main avec moins de cartes visibles est la meilleure.
option-persona_death = Mort d’une persona
    .help = Si une persona peut être tuée.
option-persona_death-confirm = si le Meneur redit oui
option-persona_death-forbid = jamais
option-signifiers = Significateurs
    .help = Quels majeurs sont à qui, par exemple M03@0.M10@2 ; d est la persona du Meneur.
option-signifier_recipient = Qui se souvient
    .help = Quand un Significateur est retourné.
option-signifier_recipient-signified = celui qu’il désigne
option-signifier_recipient-exposer = celui qui l’a en main
option-memories = Nouveaux talents
    .help = Si un souvenir apporte aussitôt son talent, ou si la table de l’histoire le dit.
option-memories-auto = aussitôt
option-memories-told = selon l’histoire
option-discarded = Cartes dans la défausse
    .help = Cartes déjà utilisées dans cette séance, par exemple M03.7w.
option-buried = Défausses jamais vues
    .help = Combien d’autres cartes sont dans la défausse sans avoir été vues.
option-tier_bonus = Points pour de meilleures mains
    .help = Plus de points à chaque degré au-dessus de la plus haute main ; pour des agents qui apprennent.

preset-duel = Duel
    .help = Une persona contre un personnage du Meneur, une seule main.
preset-brawl-2v1 = Deux contre un
    .help = Deux personas contre un personnage du Meneur.
preset-brawl-1v2 = Un contre deux
    .help = Une persona contre deux personnages du Meneur.
preset-brawl-2v2 = Deux contre deux
    .help = Deux personas contre deux personnages du Meneur.
preset-fight = Combat
    .help = Manche après manche jusqu’à ce qu’un camp cède, avec tout ce qu’un gagnant peut faire.

# What the table works out

hint-total =
    .tag = { $tier ->
        [2] 21 !
        [3] 21 à deux
        [4] 21, un majeur
        [5] 21, deux majeurs
        [6] Fou et Monde
       *[other] { $ways ->
            [1] { $number }
            [2] { $low } ou { $number }
            [3] { $low }, { $middle } ou { $number }
           *[other] de { $low } à { $number }
        }
    }
hint-bust =
    .tag = { $number }, saute
hint-leads = En tête : main { $number }, { $seat }.
hint-turn = À jouer : main { $number }, { $seat }.
hint-stands = { $number } sur { $of } restent à la suite.
hint-called = La main { $number } a 21. Tous les autres répondent une fois.
hint-twist = Tirer, c’est trop dans { $percent } cas sur 100.
hint-card-makes =
    .tag = fait { $ways ->
        [1] { $number }
        [2] { $low } ou { $number }
        [3] { $low }, { $middle } ou { $number }
       *[other] de { $low } à { $number }
    }
hint-card-bust =
    .tag = { $number }, trop
hint-tier-1 = La plus haute main : une blessure, une manche hors de combat, une fuite ou une fin.
hint-tier-2 = Un 21 de plusieurs cartes : aussi une blessure durable, ou un K.-O.
hint-tier-3 = Un 21 de deux cartes : avec une arme en main, il peut tuer.
hint-tier-4 = Un 21 avec un majeur : il peut tuer, avec n’importe quoi ou rien.
hint-tier-5 = Un 21 de deux majeurs : il peut frapper tous les adversaires.
hint-tier-6 = Le Fou et le Monde : une action, n’importe laquelle.
hint-would-twist = La prochaine carte de la pioche, visible. Sur 100 cartes, { $percent } sont de trop.
hint-would-stand = Tu passes pour l’instant. Quand tous restent à la suite, la meilleure main gagne.
hint-would-declare = Tu prends un joker, face cachée, et tu peux le regarder.
hint-would-pick = Maintenant la carte visible qu’il remplace.
hint-would-bust = Ça fait { $number } : trop.
    .total = { $number }, saute
hint-would-make = { $tier ->
    [0] Ça fait { $number } ; il faut deux cartes pour une main.
    [1] Ça fait { $number } avec { $count } cartes.
    [2] Ça fait 21 avec { $count } cartes.
    [3] Ça fait 21 avec deux mineurs.
    [4] Ça fait 21 avec un majeur.
    [5] Ça fait 21 avec deux majeurs.
   *[6] C’est le Fou et le Monde.
}
    .total = { $number }
hint-would-strike = { $tier ->
    [1] Rien de durable.
    [2] Un mal durable, mais pas la mort.
    [3] Avec une arme, même la mort.
   *[other] Tout ce que tu oses.
}

unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fact-round = Manche
fact-stands = Restent à la suite
fact-deck = Cartes dans la pioche

# The guided first contest

guide-declare = Une épreuve : qui a les meilleures cartes dit ce qui se passe. Tu as { $piece } et { $second }, cachées, et le personnage du Meneur en a deux que tu ne vois pas. Retourne des cartes et approche de 21, jamais plus, avec au moins deux visibles. Tu as un talent qui aide ici : déclare-le, et tu reçois un joker.
guide-plan = Ton joker est { $second }. Avec { $piece } seul, il ferait 21, et 21 en deux cartes est une des meilleures mains qui soient. Retourne donc d’abord { $piece } ; ensuite le joker a besoin d’une autre carte dont prendre la place.
guide-place = Une seule carte par tour. { $third } et { $second } font 21, mais { $second } n’entre qu’à la place d’une autre carte. Retourne { $piece } : pas pour ce qu’elle vaut, mais pour sa place.
guide-wait = Tu pourrais déjà mettre { $second }, mais il n’y aurait alors qu’une carte, et il en faut deux pour une main. Dis que c’est fini.
guide-swap = Maintenant échange { $piece } contre { $second } : d’abord le joker, puis la carte qu’il remplace. Cela fait 21 en { $count } cartes. 21 termine la manche aussitôt ; les autres ne peuvent répondre qu’une fois.
guide-stand = Tu montres { $number }, l’autre camp { $of } { $downs ->
    [0] sans carte cachée
    [one] avec une carte cachée
   *[other] avec { $downs } cartes cachées
}. Une carte de plus serait de trop { $percent } fois sur 100 : reste. La manche finit quand tous restent l’un après l’autre.
guide-card = { $piece } te mènerait à { $number } ; l’autre camp montre { $of }. Retourne-la : ce qui reste caché ne compte pas.
guide-twist = Tu montres { $number } contre { $of }, et aucune de tes cartes n’aide. Une de la pioche ne serait de trop que { $percent } fois sur 100 : tire.
guide-twist-behind = Tu montres { $number } contre { $of }, et aucune de tes cartes n’aide. Une de la pioche serait de trop { $percent } fois sur 100, mais rester ne gagne pas non plus : tire.
guide-swap-better = { $second } à la place de { $piece } fait { $number } au lieu de { $of } : échange.
guide-declare-late = Ton talent peut encore t’apporter un joker, et cela ne coûte pas de tour : déclare-le.
guide-effect = Tu as gagné la manche avec { $number }{ $tier ->
    [1] {""}
    [2] {" "}en plus de deux cartes
   *[other] {" "}en deux cartes seulement, une main forte
} : c’est toi qui dis ce qui se passe. Plus la main est bonne, plus tu peux aller loin. Assommer suffit pour un premier soir.
guide-theirs = L’autre camp a retourné { $piece } et montre { $number }, { $downs ->
    [0] sans carte cachée
    [one] avec une carte cachée
   *[other] avec { $downs } cartes cachées
}.
guide-drew = Tu as tiré { $piece } et montres { $number }. L’autre camp a retourné { $second } et montre { $of }.
guide-wild = Ton joker est { $piece }. Mets-le à la place d’une carte visible dès qu’il y compte mieux.

# Why its bots answer as they do
thumb = Je vise 21, je m’arrête tant que je mène, et je prends une carte là où ça ne peut pas nuire.

# On paper
credit = { fugue-system }
paper-effects-may = Ce que le gagnant peut faire
paper-effects-hand = la meilleure main est
paper-effects-all = tous les adversaires
paper-effects-weapon = avec une arme
paper-effects-anything = une action, n’importe laquelle, commencée avant qu’une autre carte soit retournée
paper-effects-deal = Deux cartes cachées pour chacun, que lui seul regarde. D’abord jouent les personas, à partir de la gauche du Meneur, puis les personnages du Meneur.
paper-effects-lower = Un effet, au choix de qui gagne ; à « tous les adversaires », un pour chacun. Si l’on n’en vient pas aux coups, le gagnant raconte, y met fin ou s’en va. L’égalité va au personnage du Meneur.
paper-tier-1 = La plus haute main
paper-tier-2 = 21, trois cartes ou plus
paper-tier-3 = 21, deux mineurs
paper-tier-4 = 21, un majeur
paper-tier-5 = 21, deux majeurs
paper-tier-6 = Le Fou et le Monde

# Ce que mesurent les études
measure-persona-wins = manches gagnées par une persona
measure-tier-1 = manches gagnées par la plus haute main
measure-tier-2 = manches gagnées par un 21 de trois cartes ou plus
measure-tier-3 = manches gagnées par une main du troisième degré
measure-tier-4 = manches gagnées par une main du quatrième degré
measure-tier-5 = manches gagnées par une main du cinquième degré
measure-all-stymied = manches où tout le monde saute
measure-stalemates = manches nulles
measure-stymied = mains qui sautent par manche
measure-memories = Significateurs retournés par manche
measure-first-remembers = part de tous les souvenirs qu’a la première persona
measure-last-remembers = part de tous les souvenirs qu’a la dernière persona

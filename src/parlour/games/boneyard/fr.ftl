title = Boneyard
tagline = Mises secrètes pour cinq seaux d’argent ; à égalité on s’annule, et 40 dollars gagnent.

prompt-choose-bid = Choisis ta mise. Une carte ou plus ; les mises égales s’annulent, et la plus haute qui reste prend son seau en premier.
    .do = Miser { $total } $
    .sure = { $all ->
        [1] Miser tout ce que tu as ? Si quelqu’un mise autant, tu quittes la partie.
       *[0] { "" }
    }
prompt-claim-bucket = Prends un seau. Personne n’a misé comme toi ; tes cartes vont dans le seau que tu prends.
    .do = Prendre { $chosen } : { $gain } $

word-a = seau A
word-b = seau B
word-c = seau C
word-d = seau D
word-e = seau E

refused-not-in-hand = Tu ne peux miser que des cartes de ta main, et { $token } n’y est pas.
refused-no-bucket = Prends un des seaux qui restent ; { $token } n’est pas un seau.
refused-bucket-taken = Prends un des seaux qui restent ; { $token } est déjà pris.

shown-hand =
    .detail = Chacun commence avec cinq cartes qui valent 1, 3, 5, 7 et 10 dollars{ $yours-count ->
        [0] .
       *[other] ; toi : { $yours }.
    }
said-round = Manche { $number }. Dollars dans les seaux : A { $said-in-a }, B { $said-in-b }, C { $said-in-c }, D { $said-in-d }, E { $said-in-e }.
said-in-a = { "" }
said-in-b = { "" }
said-in-c = { "" }
said-in-d = { "" }
said-in-e = { "" }
said-bids = { $seat } { VERB($who, you: "mises", one: "mise", us: "misez", many: "misent") } { $number } avec { $got }.
said-cancelled = { $seat } { VERB($who, you: "mises", one: "mise", us: "misez", many: "misent") } pareil, { $number } : les mises égales ne prennent aucun seau et sont perdues.
decided-claim-bucket = { $said-after ->
    [0] Avec { $said-refills }, la plus haute mise qui compte,
   *[other] Avec { $said-refills }, la mise suivante,
} { $seat } { VERB($who, you: "prends", one: "prend", us: "prenez", many: "prennent") } { $got-count ->
    [0] le { $word }, bien qu’il soit vide
   *[other] { $said-worth ->
        [one] le dollar
       *[other] les { $said-worth } dollars
    } du { $word } : { $got }
}. La mise va dans ce seau.
said-worth = { "" }
said-refills = { "" }
said-after = { "" }
said-least = { "" }
said-as-little = { "" }
has-least = { $said-as-little ->
    [0] le moins rempli
   *[other] le plus à droite des moins remplis
} : { $said-least ->
    [one] { $said-least } dollar
   *[other] { $said-least } dollars
}
said-empty-handed = { $who ->
    [you] Plus de seau pour toi : ta mise revient
   *[other] Plus de seau pour { $seat } : la mise revient
}, { $number } : { $got }.
said-set-falls-a = Les mises égales à { $number } tombent dans le seau A, { has-least }.
said-set-falls-b = Les mises égales à { $number } tombent dans le seau B, { has-least }.
said-set-falls-c = Les mises égales à { $number } tombent dans le seau C, { has-least }.
said-set-falls-d = Les mises égales à { $number } tombent dans le seau D, { has-least }.
said-set-falls-e = Les mises égales à { $number } tombent dans le seau E, { has-least }.
said-out = { $seat } { VERB($who, you: "n’as", one: "n’a", us: "n’avez", many: "n’ont") } plus de cartes et { VERB($who, you: "quittes", one: "quitte", us: "quittez", many: "quittent") } la partie.
said-overtime = Égalité en tête à { $number ->
    [one] { $number } dollar
   *[other] { $number } dollars
} : prolongation. Après la prochaine manche, le plus haut total gagne, quel qu’il soit.
said-end-alone = Tous les autres n’ont plus de cartes.
said-reached = { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } { $number ->
    [one] { $number } dollar
   *[other] { $number } dollars
}, et { $of ->
    [one] { $of } suffit
   *[other] { $of } suffisent
} pour finir la partie.
said-decided = La prolongation est finie, et il n’y a plus d’égalité en tête.
scored =
    .detail = { $seat } { VERB($who, you: "as", one: "a", us: "avez", many: "ont") } maintenant { $total ->
        [one] { $total } dollar
       *[other] { $total } dollars
    }.
moved-to-bid = { "" }
moved-bid-hand = { "" }
moved-from-bucket-a = { "" }
moved-to-bucket-a =
    .detail = Mises versées dans le seau A : { $shares-count ->
        [0] { $who ->
            [you] toi
           *[other] { $seat }
        } { $pieces }.
       *[other] { $shares }.
    }
moved-from-bucket-b = { "" }
moved-to-bucket-b =
    .detail = Mises versées dans le seau B : { $shares-count ->
        [0] { $who ->
            [you] toi
           *[other] { $seat }
        } { $pieces }.
       *[other] { $shares }.
    }
moved-from-bucket-c = { "" }
moved-to-bucket-c =
    .detail = Mises versées dans le seau C : { $shares-count ->
        [0] { $who ->
            [you] toi
           *[other] { $seat }
        } { $pieces }.
       *[other] { $shares }.
    }
moved-from-bucket-d = { "" }
moved-to-bucket-d =
    .detail = Mises versées dans le seau D : { $shares-count ->
        [0] { $who ->
            [you] toi
           *[other] { $seat }
        } { $pieces }.
       *[other] { $shares }.
    }
moved-from-bucket-e = { "" }
moved-to-bucket-e =
    .detail = Mises versées dans le seau E : { $shares-count ->
        [0] { $who ->
            [you] toi
           *[other] { $seat }
        } { $pieces }.
       *[other] { $shares }.
    }

zone-bucket-a = seau A
zone-bucket-b = seau B
zone-bucket-c = seau C
zone-bucket-d = seau D
zone-bucket-e = seau E
zone-hand = main
zone-bid = mise

phase-bids = Les mises
phase-claims = Prise des seaux

hint-round = Manche { $round }. La partie se joue en { $target } dollars.
hint-overtime = Prolongation : le plus haut total après cette manche gagne, sauf égalité.
hint-buckets = Dans les seaux : A { $a }, B { $b }, C { $c }, D { $d }, E { $e }.
hint-hand = Tu as { $total } $. Mises possibles : { $totals }.
hint-rival = { $steps ->
    [1] Ton voisin de gauche
   *[other] Le joueur { $steps } places à ta gauche
} a { $total } $. Mises possibles : { $totals }.
    .tag = a { $total } $
hint-bucket =
    .tag = { $richest ->
        [1] { $number } $, le plus riche
       *[0] { $number } $
    }
hint-progress =
    .now = { $now } $
    .after = puis { $after } $
    .goal = victoire à { $goal } $
hint-bid-cancelled =
    .tag = { $number } $, annulés
hint-bid-took =
    .tag = { $number } $, prend { $letter }
hint-bid-waits =
    .tag = { $number } $
hint-no-bid = Choisis les cartes que tu mises. Tu as { $left ->
    [one] { $left } dollar
   *[other] { $left } dollars
}.
    .total = 0 $
hint-bid = { $left ->
    [0] Tu ne gardes rien
    [one] Tu gardes { $left } dollar
   *[other] Tu gardes { $left } dollars
}. Avec le seau le plus riche, tu aurais { $after }.
    .total = { $total } $
hint-would-take = Tu aurais { $after ->
    [one] { $after } dollar
   *[other] { $after } dollars
}. Ta mise de { $bid } va dans le seau.
    .total = { $gain } $

fact-round = Manche
fact-target = Dollars pour gagner
fact-bid = Mise

option-target = Dollars pour gagner
    .help = La partie s’arrête quand quelqu’un a cette somme après une manche, seul en tête.
option-set_order = Le plus gros paquet
    .help = Quel paquet de mises annulées tombe d’abord : celui qui contient le plus d’argent, ou celui des plus hautes mises.
option-set_order-total = selon tout son argent
option-set_order-bid = selon la mise
option-set_target = Paquets par seau
    .help = Si un seau qui vient de recevoir un paquet de mises annulées peut aussi recevoir le suivant.
option-set_target-recompute = autant qu’il faut, s’il reste le plus petit
option-set_target-distinct = un par manche
option-show_hands = Les autres mains
    .help = Chacun commence avec les mêmes cartes et toutes les mises se voient : on pourrait tout retenir. « suivies » les montre pour toi.
option-show_hands-hidden = cachées
option-show_hands-tracked = suivies
option-max_rounds = Manches au plus
    .help = La partie s’arrête après autant de manches, et le plus haut total gagne.

guide-begin = Chacun a les mêmes { $dollars } dollars, et cinq seaux sont ouverts. Mise quelques cartes en secret. La plus haute mise que personne n’égale prend son seau en premier. { $piece } suffit pour commencer.
guide-low = Tu as { $dollars }, et cette partie courte se joue en { $target }. Une mise te coûte ce qu’elle vaut : la bonne affaire, c’est une mise basse qui prend encore quelque chose de bien. Essaie { $piece }.
guide-cheap = Les petites mises se bousculent mais coûtent peu : si quelqu’un égale { $piece }, tu perds le moins possible.
guide-rich = Il y a { $richest } dollars dans { $word }. Tout le monde les voit, et beaucoup miseront haut. { $piece } pourrait bien être seul, et assez haut pour un bon seau.
guide-nearly = Tu as { $dollars }, et { $target } gagnent. N’importe quel seau qui rapporte { $missing } de plus qu’il ne coûte fera l’affaire. Mise petit.
guide-bid-again = Tu as { $dollars }, il te manque { $missing }. Le plus riche est { $word }, avec { $richest }. Ce que tu mises est perdu si aucun seau ne rapporte davantage.
guide-first = Ta mise de { $bid } est la plus haute que personne n’a égalée. Tu choisis en premier : le seau le plus riche contient { $number } dollars.
guide-claim = { $other } a misé { $top } et pris { $taken } dollars. À toi : tes { $bid } peuvent en prendre { $number }, et ils remplissent le seau pour la manche suivante. Un gain de { $gain }.
guide-change = Le seau le plus riche qui reste contient { $number }, et tu as misé { $bid } : rien gagné, rien perdu.
guide-dear = Le meilleur seau qui reste contient { $number }, et tu as misé { $bid }. C’était trop cher ; prends les { $number } quand même.
guide-enough = { $number } dollars te mènent à { $after }{ $over ->
    [0] , tout juste assez
   *[other] {""}
} : { $target } gagnent, sauf si quelqu’un d’autre arrive à autant.
guide-claim-again = { $word } est le plus riche qui reste, avec { $number }.
guide-matched = { $seat } a aussi misé { $bid }. Les mises égales s’annulent : ton argent est tombé dans { $word }, et tu n’as rien pris.
guide-bold = Audacieux : { $bid } dollars sur une seule mise.
guide-gained = Tu as payé { $bid } pour { $number } ; tu as maintenant { $dollars }.
guide-even = Tu as payé { $bid } pour autant ; tu as toujours { $dollars }.
guide-lost = Tu as payé { $bid } pour { $number } ; tu as maintenant { $dollars }. Les mises hautes choisissent d’abord, mais elles doivent valoir leur prix.
# Scores are dollars
points = { $count ->
    [one] { $count } dollar
   *[other] { $count } dollars
}
unit-dollars = { $count ->
    [one] { $count } dollar
   *[other] { $count } dollars
}

# Why its bots answer as they do
thumb = Je mise des valeurs que les autres misent rarement, et jamais plus qu’elles ne rapportent.

# On paper
credit = { title }, un jeu de James Ernest. { poker-suite }
pad-goal = Jusqu’à ce que quelqu’un ait { $target } dollars ; le plus haut total l’emporte.
pad-bid = mise
pad-took = pris
pad-holds = en main
    .first = 26
pad-side = seaux après
pad-a = A
    .first = 10
pad-b = B
    .first = 7
pad-c = C
    .first = 5
pad-d = D
    .first = 3
pad-e = E
    .first = 1
pad-note-write = Ta mise, le seau que tu as pris avec son argent, et ce que tu as maintenant. Barre une mise annulée.
pad-note-count = Un as vaut 1, les autres leur nombre. Les mises égales s’annulent, quelles que soient leurs cartes : 7 + 3 annule un 10.
pad-note-end = Égalité en tête : on prolonge d’une manche, et le plus haut total l’emporte alors, même sous { $target }.

# Ce que mesurent les études
measure-cancelled = mises qui s’annulent
measure-overbids = mises au-dessus du seau le plus riche
measure-overbid-gains = dollars que rapporte une mise au-dessus du seau le plus riche
measure-other-gains = dollars que rapporte toute autre mise
measure-out = joueurs éliminés
measure-overtime = parties avec prolongation
measure-below-target = parties gagnées en prolongation sans atteindre l’objectif
measure-watched = manches qu’un joueur éliminé passe à regarder

# La feuille de score dans l’appli
pad-tied-on = Prolongation : { $names } mènent ensemble. Après la prochaine manche, le plus haut total l’emporte, même sous { $target }.
pad-end-overtime = La prolongation est jouée : { $names } mène seul.
refused-bids-something = { $name } a encore de l’argent et mise au moins une carte.
refused-cancelled-takes-nothing = { $name } a misé comme quelqu’un d’autre : les mises égales s’annulent et ne prennent rien.
refused-no-bucket-left = { $name } ne prend rien : les seaux sont allés aux mises plus hautes.
refused-takes-a-bucket = { $name } a fait une mise unique. Quel seau était-ce ?
refused-bucket-twice = { $name } a un seau que quelqu’un d’autre a déjà pris.

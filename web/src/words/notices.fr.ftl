# Savoir que c’est à soi, loin de la table.

told = Quand c’est à toi
told-help = Parlour peut te prévenir quand on t’attend et que tu n’es pas à la table. Il dit le jeu et qui est là, jamais une carte. Rien de tout cela n’est nécessaire pour jouer.
told-here = Dans ce navigateur
told-here-help = Même quand Parlour est fermé.
cannot-here = Ce navigateur ne peut pas être prévenu. Sur iPhone ou iPad, mets d’abord Parlour sur l’écran d’accueil.
told-there = Notifications dans : { $device }
stop = Désactiver
told-mail = Par courriel
told-mail-help = Tu reçois un courriel quand c’est à toi. Chacun contient un lien pour y mettre fin.
mail-address = Ton adresse électronique
mail-example = toi@example.org
mail-do = Demander à cette adresse
mail-asked = La question est partie à { $address }. Ouvre le lien du courriel.
mail-on = Les courriels vont à { $address }.
mail-stop = Arrêter les courriels
how-often = À quel rythme
pace-soon = Tout de suite
pace-hourly = Une fois par heure au plus
pace-daily = Une fois par jour au plus
wrong-denied = Ce navigateur ne laisse pas Parlour afficher de notifications. Tu peux le changer dans ses réglages.
wrong-not-pushed = Ce navigateur n’a pas pu être préparé. Réessaie plus tard.
wrong-bad-address = On ne peut pas écrire à cette adresse.
wrong-asked = Cette adresse a déjà reçu la question. Cherche le courriel, ou réessaie demain.
wrong-away = Le serveur ne répond pas. Réessaie.
wrong-bad-link = Ce lien n’est plus valable.

# À une table
about-on = Un signe quand c’est à toi ici
about-off = Rien sur cette table
about-offer = Recevoir un signe quand c’est à toi

# Où mènent les liens des courriels
mail-ask = Veux-tu un courriel quand c’est à toi ?
mail-yes = Oui, je veux bien
mail-on-now = Tu recevras des courriels
mail-on-help = Quand on t’attend et que tu n’es pas à la table.
mail-off-ask = Tu ne veux plus de ces courriels ?
mail-off-do = Plus de courriels comme celui-ci
mail-off-now = Tu ne recevras plus de courriels
mail-off-now-help = Ton adresse est oubliée. Tu peux la redonner dans les réglages.
quiet-now = Plus rien sur cette table
quiet-now-help = Pour tes autres tables, rien ne change. Le menu de la table permet de revenir en arrière.
mail-again = Réessayer

# Vacances
away = Vacances
away-help = Pendant ton absence, tes pendules s’arrêtent, personne ne te rappelle rien, et les autres voient jusqu’à quand.
away-now = Tu es en vacances jusqu’au { $day }.
away-everywhere = Cela vaut à toutes tes tables.
away-shorter = { $count ->
    [one] À une table, c’est plus court, ou ce n’est pas permis.
   *[other] À { $count } tables, c’est plus court, ou ce n’est pas permis.
}
away-until-day = Je reviens le
away-until-help = Pour les tables où tu joues en ce moment.
away-do = Partir en vacances
away-nowhere = Tu n’es à aucune table où tu manquerais.

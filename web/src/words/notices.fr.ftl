# Savoir que c’est à soi, loin de la table.

told = Notifications de tour
told-help = Parlour peut te prévenir quand on t’attend et que tu n’es pas à la table. La notification nomme le jeu et les joueurs, jamais une carte. Tu peux aussi jouer sans.
told-here = Dans ce navigateur
told-here-help = Même quand Parlour est fermé.
cannot-here = Ce navigateur ne peut pas recevoir de notifications. Sur iPhone ou iPad, ajoute d’abord Parlour à l’écran d’accueil.
told-there = Notifications dans : { $device }
stop = Désactiver
told-mail = Par courriel
told-mail-help = Tu reçois un courriel quand c’est à toi. Chacun contient un lien pour te désabonner.
mail-address = Ton adresse de courriel
mail-example = toi@example.org
mail-do = Envoyer un courriel de confirmation
mail-asked = Un courriel de confirmation est parti à { $address }. Ouvre le lien qu’il contient.
mail-on = Les courriels vont à { $address }.
mail-stop = Arrêter les courriels
how-often = À quelle fréquence
pace-soon = Tout de suite
pace-hourly = Une fois par heure au plus
pace-daily = Une fois par jour au plus
wrong-denied = Parlour n’est pas autorisé à afficher des notifications dans ce navigateur. Autorise-le dans les réglages du navigateur.
wrong-not-pushed = Les notifications n’ont pas pu être activées dans ce navigateur. Réessaie plus tard.
wrong-bad-address = Impossible d’envoyer un courriel à cette adresse. Vérifie qu’elle est bien écrite.
wrong-asked = Un courriel de confirmation est déjà parti à cette adresse. Cherche-le, ou réessaie demain.
wrong-away = Le serveur ne répond pas. Réessaie dans un instant.
wrong-bad-link = Ce lien a expiré. Demande un nouveau courriel dans les réglages.

# À une table
about-on = Notifications de cette table : oui
about-off = Notifications de cette table : non
about-offer = Préviens-moi quand c’est à moi

# Où mènent les liens des courriels
mail-ask = Veux-tu un courriel quand c’est à toi ?
mail-yes = Oui, m’envoyer des courriels
mail-on-now = Tu recevras des courriels
mail-on-help = Quand on t’attend et que tu n’es pas à la table.
mail-off-ask = Arrêter ces courriels ?
mail-off-do = Oui, les arrêter
mail-off-now = Tu ne recevras plus de courriels
mail-off-now-help = Ton adresse a été supprimée. Tu peux la redonner dans les réglages.
quiet-now = Plus de notifications sur cette table
quiet-now-help = Tes autres tables te préviennent toujours. Tu peux les réactiver dans le menu de cette table.
mail-again = Réessayer

# Vacances
away = Vacances
away-help = Pendant ton absence, tes pendules s’arrêtent et tu ne reçois pas de rappels. Les autres voient quand tu reviens.
away-now = Tu es en vacances jusqu’au { $day }.
away-everywhere = Cela vaut à toutes tes tables.
away-shorter = { $count ->
    [one] Une table permet des vacances plus courtes, ou aucune.
   *[other] { $count } tables permettent des vacances plus courtes, ou aucune.
}
away-until-day = Je reviens le
away-until-help = Pour les tables où tu joues en ce moment.
away-do = Partir en vacances
away-nowhere = Tu n’as aucune table en cours : aucune horloge à arrêter.

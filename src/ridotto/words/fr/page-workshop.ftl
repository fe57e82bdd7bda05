# L’atelier : vos propres sélections de masques.

workshop-what = Composez une sélection de masques pour votre table. Vous verrez aussitôt si elle est jouable.
workshop-centre = Au centre
    .why = Des masques qui ne sont à personne : deux pour quatre joueurs, un pour cinq ; au-delà, autant que vous voulez (deux au plus).
workshop-masks = Masques : { $taken } sur { $needed }
workshop-power = Touchez un masque pour voir ce qu’il fait.
workshop-from = Partir de :
workshop-suggest = Au hasard
workshop-suggested = Sélection au hasard.
workshop-clear = Tout retirer
workshop-from-players = { $players }+
workshop-stars-title = Masques qui rapportent des pièces de la banque
workshop-stars = Masques qui rapportent des pièces de la banque : { $stars } sur { $cards } ; visez { $range }.
workshop-fine = Ces masques sont jouables.
workshop-name = Nom de la sélection
workshop-play = Jouer avec
workshop-save = Enregistrer
workshop-saved = Enregistrée
workshop-kept = Enregistrées sur cet appareil
workshop-set = { $name }, { $players } joueurs
workshop-forget = Supprimer { $name }
scenario-own = sélection sur mesure

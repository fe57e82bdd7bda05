# L’atelier : des jeux de masques de votre cru.

workshop-what = Réunissez les masques d’une soirée. La maison dit aussitôt si l’on peut y jouer.
workshop-centre = Au centre
    .why = Des masques qui ne sont à personne : à quatre joueurs deux, à cinq un, à plus autant que vous voulez.
workshop-masks = Masques : { $taken } sur { $needed }
workshop-power = Touchez un masque : ce qu’il fait est raconté ici.
workshop-from = Partir de :
workshop-suggest = Au hasard
workshop-suggested = Un jeu tiré au hasard.
workshop-clear = Rien
workshop-from-players = { $players }+
workshop-stars-title = Masques qui rapportent des pièces de la banque
workshop-stars = { $stars } masques sur { $cards } rapportent des pièces de la banque ; le bon nombre : { $range }.
workshop-fine = On peut jouer avec ce jeu.
workshop-name = Nom du jeu
workshop-play = Jouer avec
workshop-save = Garder
workshop-saved = Gardé
workshop-kept = Gardés sur cet appareil
workshop-set = { $name }, { $players } joueurs
workshop-forget = Oublier { $name }

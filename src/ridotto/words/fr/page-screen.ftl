# The big screen at a table, and phones beside it.

screen-title = Grand écran
screen-welcome = Bienvenue au bal
screen-invitation = Comment rejoindre
screen-scan-join = Scannez pour rejoindre
screen-scan-watch = Scannez pour regarder
screen-full = Appuyez sur { $key } pour le plein écran
screen-story = Ce qui s’est passé
screen-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
screen-here = Un grand écran est à cette table. Toute la salle peut y suivre la partie.
screen-how = Vous avez une télé ou un projecteur ? Ouvrez-y ce lien :
screen-open = afficher la table sur grand écran

pad-offer = Il y a un grand écran à votre table.
    .why = Votre téléphone peut être votre main : seulement votre masque, vos choix et vos points.
pad-use = Utiliser comme main
pad-later = Pas maintenant
pad-switch = Le téléphone comme main
pad-table = Afficher toute la table
pad-gone = Le grand écran n’est plus là.
pad-mask = Votre masque est face cachée.
pad-memorise = Tout le monde mémorise les masques sur le grand écran.
pad-look-up = Regardez le grand écran.

refusal-screen = Un grand écran ne peut que regarder.

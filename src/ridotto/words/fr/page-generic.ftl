# La table du navigateur pour les jeux sans écrans propres

generic-decide = { $known ->
    [yes] C’est votre tour : { $what }.
   *[no] C’est votre tour.
}
generic-wait = { $known ->
    [yes] On attend { $name } : { $what }.
   *[no] On attend { $name }.
}
generic-players = Joueurs
generic-state = Sur la table
generic-own = Personne d’autre ne voit ceci
generic-hidden = Caché à certains
generic-none = rien
generic-yes = oui
generic-no = non
generic-event = { $name } : { $what }
# In the title of the page, before the name of the game.
table-mine = À vous de décider

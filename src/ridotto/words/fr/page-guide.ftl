# Comment jouer : les deux jeux en quelques pas, et tout ce qu’on peut chercher.

guide-different = Deux jeux différents, malgré leurs noms : l’un demande qui a quel masque, l’autre est un bal avec de la musique et de la magie.
guide-search = Chercher
guide-hits = { $hits ->
        [0] Rien trouvé
        [1] Un résultat
       *[other] { $hits } résultats
    }
guide-masks = Les seize masques
guide-from = dès { $players } joueurs
guide-copies = il y en a { $copies }
guide-cards = Les cartes
guide-cards-deck = Le paquet de cette maison : { $deck }.
guide-behind = Trésor derrière : { $card }

## Mascarade

guide-mascarade = Vous avez un masque, et tout le monde l’a vu. Depuis, il a pu être échangé. Qui êtes-vous maintenant, et qui le croira ?
guide-mascarade-aim = S’enrichir
    .text = Chacun commence avec 6 pièces. Le premier qui en a 13 gagne aussitôt.
guide-mascarade-start = Retenir
    .text = Les masques sont distribués à la vue de tous, puis retournés. À quatre ou cinq joueurs, quelques-uns sont au centre. Les quatre premiers tours sont des échanges.
guide-mascarade-turn = Une chose par tour
    .text = Regarder son masque, l’échanger, ou en annoncer un. Une seule des trois.
guide-mascarade-swap = Échanger, ou pas
    .text = Prenez votre masque et un autre sous la table, et rendez-les : échangés ou comme avant. Tous voient à qui ils étaient ; vous seul savez ce que vous avez fait.
guide-mascarade-announce = Dire qui l’on est
    .text = Annoncez n’importe quel masque en jeu, le vôtre ou non. Si personne ne conteste, usez de son pouvoir sans rien montrer.
guide-mascarade-claim = « Non, c’est moi ! »
    .text = D’autres peuvent prétendre l’être. Alors vous vous dévoilez tous. Qui l’est vraiment use du pouvoir ; les autres paient 1 pièce au tribunal, où le Juge ramasse. Qui s’est dévoilé ne peut pas annoncer au tour suivant.
guide-mascarade-end = La fin
    .text = 13 pièces gagnent. Si quelqu’un n’en a plus, les plus riches gagnent. Et le Tricheur avec 10 pièces gagne sur-le-champ.

## Masquerade

guide-masquerade = Un bal pour deux à cinq. Choisissez où danser, faites un peu de musique, cherchez querelle ou évitez-la ; et derrière votre Masque vous avez vos raisons.
guide-masquerade-aim = Briller
    .text = Le plus de points de victoire l’emporte. Ils viennent des Emblèmes, des Trésors, des Sorts posés en jetons et de votre Masque.
guide-masquerade-start = Entrer
    .text = Vous recevez un Masque secret et un Ordre, et choisissez un Danseur. Vous avez 2 vies et encore aucun Sort.
guide-masquerade-order = Prendre sa place
    .text = À chaque tour, chacun prend un autre Ordre que celui qu’il avait. Le tour va de 1 à 5, et certains Ordres font quelque chose.
guide-masquerade-stage = Choisir une Scène
    .text = Posez votre Danseur sur une Scène où il y a de la place. Puis arrive ce que font vos cartes dans cette phase, dans l’ordre que vous voulez.
guide-masquerade-spell = Faire de la musique
    .text = Lancez des Sorts. Un Sort de niveau 2 coûte deux autres Sorts de votre main. Sorts lancés et payés vont à la Tombe. Vous pouvez en tenir 5.
guide-masquerade-challenge = Se battre
    .text = À la Tour, vous devez affronter le Gardien pour son Trésor. À l’Arène, vous pouvez défier n’importe qui : qui gagne pioche un Sort et peut en poser un en jeton, qui perd, perd une vie. Le plus haut total gagne.
guide-masquerade-mask = Votre Masque
    .text = Montré dans un combat, il donne un bonus et il est perdu. Gardé, il rapporte à la fin si ce qu’il demande est vrai.
guide-masquerade-end = La fin
    .text = Qui est à la Chapelle choisit un Événement. Le bal finit avec le dernier Gardien, le dernier Événement, ou quand la pioche de Sorts a été renouvelée une fois par joueur.

guide-kind-mask = Masques
    .what = Secrets : des points à la fin, ou un bonus dans un combat.
guide-kind-dancer = Danseurs
    .what = Qui vous êtes ce soir : une force et un talent.
guide-kind-stage = Scènes
    .what = Des lieux où danser, avec de la place pour quelques-uns.
guide-kind-order = Ordres
    .what = Quand vous jouez dans ce tour.
guide-kind-spell = Sorts
    .what = À lancer, pour payer, à poser comme points.
guide-kind-guardian = Gardiens
    .what = Battez-en un à la Tour et gardez son Trésor.
guide-kind-treasure = Trésors
    .what = Ce que gardent les Gardiens.
guide-kind-event = Événements
    .what = Le Prophète à la Chapelle en fait arriver un.
guide-kind-emblem = Emblèmes
    .what = À qui est en tête en quelque chose.

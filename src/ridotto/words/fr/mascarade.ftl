mask-judge = Juge
    .power = Prenez toutes les pièces qui sont au tribunal.
mask-empress = Impératrice
    .power = Prenez 3 pièces à la banque.
mask-king = Roi
    .power = Prenez 2 pièces à la banque.
mask-widow = Veuve
    .power = Prenez à la banque de quoi arriver à 10 pièces ; si vous en avez déjà 10 ou plus, rien.
mask-patron = Mécène
    .power = Prenez 3 pièces à la banque ; ensuite, chacun de vos deux voisins en prend 1 à la banque.
mask-peasant = Paysan
    .power = Prenez 1 pièce à la banque ; si les deux Paysans sont révélés ensemble, chacun en prend 2.
mask-fool = Fou
    .power = Prenez 1 pièce à la banque, puis prenez sans les voir les masques de deux autres joueurs : échangez-les ou faites semblant.
mask-princess = Princesse
    .power = Prenez 2 pièces à la banque, puis choisissez un joueur : tous les autres voient son masque, mais pas lui.
mask-spy = Espionne
    .power = Choisissez un joueur, regardez votre masque et le sien, puis échangez-les ou faites semblant.
mask-witch = Sorcière
    .power = Si vous le voulez, échangez toute votre fortune contre celle d’un autre joueur.
mask-thief = Voleur
    .power = Prenez 1 pièce à chacun de vos deux voisins.
mask-swindler = Escroc
    .power = Prenez 2 pièces au plus riche des autres ; en cas d’égalité, vous choisissez.
mask-beggar = Mendiant
    .power = En faisant le tour par votre gauche, quiconque est plus riche que vous à cet instant vous donne 1 pièce.
mask-puppeteer = Marionnettiste
    .power = Prenez 1 pièce à chacun de deux autres joueurs, qui échangent ensuite leurs places ; masques et pièces restent où ils sont.
mask-guru = Gourou
    .power = Choisissez un joueur : il doit nommer son propre masque et le montrer ; s’il se trompe, il vous donne 4 pièces.
mask-cheat = Tricheur
    .power = Avec 10 pièces ou plus, vous gagnez sur-le-champ.

scenario-players = On ne peut pas jouer à Mascarade à { $players }.
    .mend = Jouez de 4 à 12.
scenario-centre-fixed = À { $players } joueurs, il y a { $needed ->
        [one] 1 masque
       *[other] { $needed } masques
    } au centre, et non { $centre }.
    .mend = Mettez le centre à { $needed }.
scenario-centre-free = { $centre } masques au centre : ce n’est pas permis.
    .mend = À partir de 6 joueurs, mettez-en 0, 1 ou 2.
scenario-cards = Il y a { $cards } masques, mais { $players } joueurs et { $centre } au centre en demandent { $needed }.
    .mend = { $toomany ->
        [1] Retirez-en { $off }.
       *[other] Ajoutez-en { $off }.
    }
scenario-unknown-mask = Aucun masque ne s’appelle « { $mask } ».
    .mend = { $close ->
        [none] Utilisez les identifiants des masques, comme judge ou king.
       *[other] Vouliez-vous dire { $close } ?
    }
scenario-copies = { $maskname } figure { $count } fois.
    .mend = N’en gardez que { $copies ->
        [one] 1
       *[other] { $copies }
    }.
scenario-minimum = { $maskname } demande au moins { $fewest } joueurs, et vous êtes { $players }.
    .mend = Remplacez ce masque par un autre, prévu pour moins de joueurs.
scenario-no-judge = Il manque le Juge.
    .mend = Ajoutez le Juge : il est de toutes les parties.
scenario-one-peasant = Il n’y a qu’un Paysan.
    .mend = Prenez les deux Paysans ou aucun.
scenario-few-stars = { $stars } masques sur { $cards } rapportent des pièces de la banque ; il en faut au moins un tiers : { $needed }.
    .mend = Échangez-en { $off } parmi les autres contre des masques à étoile.
scenario-many-stars = { $stars } masques sur { $cards } rapportent des pièces de la banque ; au-delà de la moitié, la partie est courte.
    .mend = Mieux vaut { $most } au plus.

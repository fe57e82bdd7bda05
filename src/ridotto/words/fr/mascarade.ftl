mask-judge = Juge
    .power = Prenez toutes les pièces du tribunal.
mask-empress = Impératrice
    .power = Prenez 3 pièces à la banque.
mask-king = Roi
    .power = Prenez 2 pièces à la banque.
mask-widow = Veuve
    .power = Prenez des pièces à la banque jusqu’à en avoir 10. Sans effet si vous en avez déjà 10 ou plus.
mask-patron = Mécène
    .power = Prenez 3 pièces à la banque. Chacun de vos deux voisins en prend ensuite 1 à la banque.
mask-peasant = Paysan
    .power = Prenez 1 pièce à la banque. Si les deux Paysans sont révélés ensemble, chacun en prend 2 à la place.
mask-fool = Fou
    .power = Prenez 1 pièce à la banque. Passez ensuite sous la table les masques de deux autres joueurs : échangez-les ou faites semblant.
mask-princess = Princesse
    .power = Prenez 2 pièces à la banque. Choisissez ensuite un joueur : tout le monde voit son masque, sauf cette personne.
mask-spy = Espionne
    .power = Choisissez un joueur. Regardez votre masque et le sien, puis échangez-les ou faites semblant.
mask-witch = Sorcière
    .power = Vous pouvez échanger toutes vos pièces contre celles d’un autre joueur.
mask-thief = Voleur
    .power = Prenez 1 pièce à chacun de vos deux voisins.
mask-swindler = Escroc
    .power = Prenez 2 pièces au plus riche des autres joueurs. En cas d’égalité, vous choisissez.
mask-beggar = Mendiant
    .power = Chaque joueur, en commençant à votre gauche, vous donne 1 pièce s’il est plus riche que vous à cet instant.
mask-puppeteer = Marionnettiste
    .power = Prenez 1 pièce à deux autres joueurs (1 chacun). Ils échangent ensuite leurs places ; masques et pièces ne bougent pas.
mask-guru = Gourou
    .power = Choisissez un joueur. Il doit nommer son propre masque, puis le révéler. S’il se trompe, il vous donne 4 pièces.
mask-cheat = Tricheur
    .power = Si vous avez 10 pièces ou plus, vous gagnez aussitôt.

scenario-players = Mascarade ne se joue pas à { $players }.
    .mend = Jouez de 4 à 12.
scenario-centre-fixed = À { $players } joueurs, il faut { $needed ->
        [one] { $needed } masque
       *[other] { $needed } masques
    } au centre, et non { $centre }.
    .mend = Mettez { $needed } pour le centre.
scenario-centre-free = Nombre de masques au centre non permis : { $centre }.
    .mend = À partir de 6 joueurs, choisissez 0, 1 ou 2.
scenario-cards = { $cards ->
        [0] Il n’y a aucun masque
        [one] Il y a { $cards } masque
       *[other] Il y a { $cards } masques
    }, mais il en faut { $needed } pour { $players } joueurs et { $centre } au centre.
    .mend = { $toomany ->
        [1] Retirez-en { $off }.
       *[other] Ajoutez-en { $off }.
    }
scenario-unknown-mask = Aucun masque ne s’appelle « { $mask } ».
    .mend = { $close ->
        [none] Utilisez les identifiants des masques, comme judge ou king.
       *[other] Vouliez-vous dire { $close } ?
    }
scenario-copies = { $maskname } : ce masque figure { $count } fois.
    .mend = N’en gardez que { $copies }.
scenario-minimum = { $maskname } : ce masque demande au moins { $fewest } joueurs, et vous êtes { $players }.
    .mend = Remplacez-le par un masque prévu pour moins de joueurs.
scenario-no-judge = Il manque le Juge.
    .mend = Ajoutez le Juge : il est de toutes les parties.
scenario-one-peasant = Il n’y a qu’un Paysan.
    .mend = Prenez les deux Paysans ou aucun.
scenario-few-stars = Masques qui rapportent des pièces de la banque : { $stars } sur { $cards } ; il en faut au moins un tiers ({ $needed }).
    .mend = Remplacez { $off } des autres par des masques à étoile.
scenario-many-stars = Masques qui rapportent des pièces de la banque : { $stars } sur { $cards } ; au-delà de la moitié, la partie est courte.
    .mend = Gardez-en { $most } au plus.

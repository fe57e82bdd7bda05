# Comment jouer : les deux jeux pas à pas, un exemple pour chacun et tout ce qu’on peut chercher.
# [Roi](mask-king) est un lien dans la page ; • commence un élément de liste.

guide-different = Deux jeux différents, malgré leurs noms : dans l’un, il faut savoir qui porte quel masque ; l’autre est un bal avec de la musique et de la magie.
guide-contents = Sur cette page
guide-steps = Pas à pas
guide-details = Les règles en détail
guide-search = Chercher
guide-hits = { $hits ->
        [0] Aucun résultat
        [1] 1 résultat
       *[other] { $hits } résultats
    }
guide-masks = Les seize masques
guide-masks-tonight = Les masques de votre table
guide-masks-other = Les autres masques
guide-from = dès { $players } joueurs
guide-copies = { $copies } cartes
guide-cards = Les cartes
guide-cards-deck = Paquet : { $deck }.
guide-behind = Son Trésor : { $card }

## Mascarade

guide-mascarade = Vous avez un masque, et tout le monde l’a vu. Depuis, il a pu être échangé. Qui êtes-vous maintenant, et qui le croira ?
guide-mascarade-goal = But du jeu
    .text =
        Réunissez 13 pièces avant les autres. Vous commencez avec 6.
        Si quelqu’un n’a plus de pièces, la partie s’arrête aussitôt et la plus grosse fortune gagne.
guide-mascarade-table = Ce que vous avez devant vous
    .text =
        • Votre masque, face cachée. Ce n’est peut-être plus celui dont vous vous souvenez.
        • Vos pièces, visibles de tous.
        • Le tribunal : les amendes s’y accumulent jusqu’à ce que le [Juge](mask-judge) les prenne.
        • La banque : toutes les autres pièces.
        • Le centre : deux masques s’il y a quatre joueurs, un s’il y en a cinq.
guide-mascarade-start = Mise en place
    .text =
        Les masques sont distribués face visible. Chacun les voit tous une fois. Puis on les retourne face cachée.
        Les quatre premiers tours sont des échanges d’ouverture : on échange ou on fait semblant, rien d’autre.
guide-mascarade-turn = Votre tour : regarder, échanger ou annoncer
    .text =
        • Regarder votre propre masque. Personne d’autre ne le voit.
        • Échanger : passez sous la table votre masque et celui de quelqu’un d’autre, ou un masque du centre. Rendez-les échangés, ou faites seulement semblant. Tout le monde voit quels masques vous avez pris ; personne d’autre ne sait ce que vous avez fait.
        • Annoncer n’importe quel masque en jeu. C’est la vérité, un bluff ou un pari.
        Vous faites une seule de ces trois actions. Ensuite, c’est à la personne à votre gauche.
guide-mascarade-announce = Vous annoncez, personne ne conteste
    .text =
        Dites : « Je suis le [Roi](mask-king) ! » Dans le sens horaire, à partir de votre gauche, chacun laisse passer ou conteste en disant qu’il est aussi ce masque.
        Si tout le monde laisse passer, utilisez son pouvoir. Vous ne révélez rien, même si c’était un bluff.
guide-mascarade-claim = Vous annoncez, quelqu’un conteste
    .text =
        Plusieurs personnes peuvent contester. Vous révélez alors votre masque, et elles aussi.
        • La personne qui a vraiment le masque utilise son pouvoir, même pendant votre tour.
        • Ensuite, toutes les autres qui ont révélé paient 1 pièce au tribunal. Vous aussi, le cas échéant.
        • Si personne n’a ce masque, personne n’utilise le pouvoir et toutes paient.
        Les masques sont retournés face cachée, là où ils étaient.
guide-mascarade-example = Exemple : Ana annonce le Roi
    .text = Ana, Ben, Cleo et Dario ont 6 pièces chacun. On joue dans le sens horaire, ici de gauche à droite.
guide-mascarade-example-announce = Ana annonce
    .text = « Je suis le [Roi](mask-king) ! » dit Ana. Elle n’a pas regardé son masque depuis un moment.
guide-mascarade-example-claim = Les autres répondent à tour de rôle
    .text = Ben conteste : « Non, le [Roi](mask-king), c’est moi ! » Cleo laisse passer. Dario conteste aussi.
guide-mascarade-example-reveal = Tous les trois révèlent
    .text = Ana est le [Voleur](mask-thief), Ben est le [Roi](mask-king), Dario est le [Juge](mask-judge). Le masque de Cleo reste caché.
guide-mascarade-example-power = D’abord le pouvoir
    .text = Ben est vraiment le [Roi](mask-king). Il prend 2 pièces à la banque, bien que ce soit le tour d’Ana.
guide-mascarade-example-fine = Ensuite les amendes
    .text = Ana et Dario paient chacun 1 pièce au tribunal. Ces pièces y attendent un [Juge](mask-judge).
guide-mascarade-example-next = Masques cachés, tour suivant
    .text = C’est à Ben. Il vient de révéler, donc il ne peut pas annoncer : il peut regarder ou échanger. Tout le monde connaît maintenant trois masques, jusqu’au prochain échange.
guide-mascarade-mistakes = Erreurs fréquentes
    .text =
        • Annoncer juste après avoir révélé. Si vous avez dû révéler pendant le tour qui précède le vôtre, vous pouvez seulement regarder ou échanger. Un tour plus tard, c’est de nouveau permis.
        • Payer trop tôt. Le pouvoir vient avant les amendes : le [Juge](mask-judge) ne prend jamais celles du même tour.
        • Oublier le second [Paysan](mask-peasant). Il y en a deux. Si les deux sont révélés, chacun prend 2 pièces.
        • Se fier à sa mémoire. Dès que quelqu’un a passé votre masque sous la table, il faut regarder pour en avoir la certitude.
guide-mascarade-first = Votre première partie
    .text =
        • Vous ne savez plus ? Regardez.
        • Tout est calme ? Bluffez : un masque que personne ne situe passe souvent.
        • Contestez quand vous avez peu de doutes. Une erreur coûte 1 pièce.
        • Surveillez quiconque approche des 13 pièces.
guide-mascarade-end = Fin de la partie
    .text =
        • Quelqu’un a 13 pièces ou plus : c’est gagné aussitôt. Si plusieurs y arrivent ensemble, la plus grosse fortune gagne.
        • Quelqu’un n’a plus de pièces : la plus grosse fortune gagne. Si quelqu’un d’autre atteint 13 au même instant, ce sont les 13 pièces qui gagnent.
        • Le [Tricheur](mask-cheat) gagne aussitôt avec 10 pièces ou plus.
        À égalité de pièces, la victoire est partagée.
guide-mascarade-details =
    • « Un autre joueur », ce n’est jamais vous ni le centre. « Deux joueurs » sont deux personnes différentes. À gauche se trouve la place suivante dans le sens horaire.
    • Vous pouvez annoncer n’importe quel masque en jeu, même s’il est au centre.
    • Un pouvoir se résout étape par étape. Si une étape met fin à la partie, le reste n’a pas lieu : un [Fou](mask-fool), une [Princesse](mask-princess) ou un [Mécène](mask-patron) avec 13 pièces a gagné.
    • Les pièces qu’une même étape prend ou donne à plusieurs joueurs changent de main en même temps. De même pour toutes les amendes d’un tour.
    • Si vous devez plus que vous n’avez, vous donnez tout. La banque, elle aussi, ne paie que ce qu’elle a.
    • Un pouvoir peut rester sans effet, comme celui du [Juge](mask-judge) si le tribunal est vide. Les bluffs se paient quand même.
    • [Paysans](mask-peasant) : sans contestation, ou avec un seul révélé, 1 pièce. Avec les deux révélés, 2 chacun, même si l’annonce était un bluff.
    • [Mendiant](mask-beggar) : à égalité, on n’est pas plus riche, et chaque pièce reçue compte aussitôt. Avec 4 pièces contre 8, 11, 11, 7 et 9 (dans le sens horaire), le Mendiant finit avec 8.
    • L’[Espionne](mask-spy) et le [Fou](mask-fool) peuvent toujours faire semblant. L’Espionne voit d’abord les deux masques ; le Fou n’en voit aucun.
    • [Sorcière](mask-witch) : elle peut renoncer. Son échange vient avant les amendes.
    • [Escroc](mask-swindler) : vous ne choisissez qu’en cas d’égalité.
    • [Princesse](mask-princess) : la personne choisie ne voit pas le masque, et ne peut pas non plus annoncer au tour suivant.
    • [Gourou](mask-guru) : la personne choisie peut nommer n’importe quel masque en jeu ; les deux [Paysans](mask-peasant) comptent comme Paysan. On peut même choisir quelqu’un qui a révélé pendant ce tour. Cette personne ne peut pas annoncer au tour suivant.
    • [Marionnettiste](mask-puppeteer) : chacune des deux personnes prend le masque, les pièces et la place de l’autre. Le tour suivant revient à la personne à gauche de la place qui jouait. Les amendes et l’interdiction d’annoncer suivent la personne.
    • [Tricheur](mask-cheat) : avec moins de 10 pièces, rien ne se passe. Avec 10 ou plus, un vrai Tricheur qui conteste pendant le tour d’un autre gagne avant toute amende.
    • Quand la partie est finie, on ne paie plus rien.
    • Une table peut changer certaines règles : donne fermée, autre nombre d’échanges d’ouverture, limite de tours après laquelle la plus grosse fortune gagne, ou coup d’œil. Si vous jetez un coup d’œil à votre masque hors de votre tour, vous devez regarder à votre prochain tour normal.
    • Votre propre sélection de masques a toujours le [Juge](mask-judge), les deux [Paysans](mask-peasant) ou aucun, et au moins un tiers de masques avec une étoile. Il faut un masque par joueur et par place au centre : deux places pour quatre joueurs, une pour cinq, de zéro à deux à partir de six.
    • Le public ne voit que ce qui est visible de tous. Après la partie, tout est dévoilé.

## Masquerade

guide-masquerade = Un bal pour deux à cinq personnes. Choisissez où danser, faites un peu de musique, cherchez querelle ou évitez-la. Et derrière votre Masque, vous avez vos raisons.
guide-masquerade-goal = But du jeu
    .text =
        Ayez le plus de points de victoire à la fin du bal. Il y a quatre sources :
        • Les [Emblèmes](kind-emblem), à la personne qui est la meilleure en quelque chose à ce moment.
        • Les [Trésors](kind-treasure), gagnés sur les Gardiens.
        • Les jetons : des Sorts que vous avez posés face cachée, 1 point chacun.
        • Votre [Masque](kind-mask), si vous ne l’avez jamais révélé et si sa condition est remplie à la fin.
guide-masquerade-table = Ce que vous avez devant vous
    .text =
        • Un [Masque](kind-mask) secret. Personne d’autre ne le connaît.
        • Un [Danseur](kind-dancer), avec une force et un talent. On le choisit avant le premier tour, en commençant par l’Ordre le plus élevé.
        • 2 vies. Vous n’en aurez jamais plus.
        • Un [Ordre](kind-order) : il dit quand vous jouez.
        • Votre main de [Sorts](kind-spell). Vide au début, 5 au maximum.
guide-masquerade-turn = Un tour en bref
    .text =
        Ordre → Scène → Sort → Défi → Événement
        Dans chaque phase, tout le monde joue une fois, de l’Ordre le plus bas au plus élevé. Puis la phase suivante commence.
guide-masquerade-order = Phase d’Ordre
    .text =
        Dans l’ordre du tour précédent, chacun prend un des cinq [Ordres](kind-order), mais pas celui qu’il vient d’avoir. À cinq joueurs, le dernier garde le sien s’il n’en reste pas d’autre.
        Au premier tour, vous gardez l’Ordre distribué, et les Ordres n’ont pas d’effet.
guide-masquerade-stage = Phase de Scène
    .text = Posez votre Danseur sur une [Scène](kind-stage) où il y a de la place. Puis résolvez ce que font dans cette phase votre Danseur, vos Trésors, votre Ordre et la Scène, dans l’ordre de votre choix.
guide-masquerade-spell = Phase de Sort
    .text =
        Lancez autant de [Sorts](kind-spell) de cette phase que vous voulez. Chacun coûte autant d’autres Sorts de votre main que son niveau : un Sort de niveau 2 en coûte deux. Les Sorts lancés et payés vont à la Tombe.
        Avec 5 Sorts en main, vous ne piochez plus. Si vous en avez davantage, défaussez aussitôt.
guide-masquerade-challenge = Phase de Défi
    .text =
        • À la [Tour](card-tower), vous devez affronter le premier [Gardien](kind-guardian) de la pile. Vous pouvez lancer des Sorts de Défi et révéler votre Masque. Puis on retourne un Sort, et son niveau s’ajoute à la force du Gardien. Si vous gagnez, vous prenez son Trésor et piochez un Sort. Si vous perdez, vous perdez une vie.
        • À l’[Arène](card-arena), vous pouvez défier n’importe quel Danseur, où qu’il soit. D’abord, vous lancez des Sorts et pouvez révéler votre Masque ; ensuite, l’autre personne. La personne qui gagne pioche un Sort et peut en poser un comme jeton. L’autre perd une vie.
        Le total le plus élevé gagne. Une égalité ne change rien.
        Avec 0 vie, vous ne pouvez pas défier. On peut encore vous défier, mais la force propre de votre Danseur compte pour 0.
guide-masquerade-event = Phase d’Événement
    .text = La personne à la [Chapelle](card-chapel) est le Prophète et choisit un [Événement](kind-event). Il se produit, puis disparaît. Chacun reprend son Danseur, et le tour suivant commence.
guide-masquerade-example = Exemple : un tour complet
    .text = Troisième tour. Ana danse avec [La Muse](card-muse) (force 3), Ben avec [Prisonnier éternel](card-eternal-prisoner) (force 4), Cleo avec [Le Maestro](card-maestro) (force 3). Au tour précédent ont joué Ben, puis Ana, puis Cleo.
guide-masquerade-example-order = Ordre
    .text = Ben avait le 1, il prend donc le 4. Ana prend le 1, Cleo le 5. Ce tour-ci, Ana joue d’abord, puis Ben, puis Cleo.
guide-masquerade-example-stage = Scène
    .text = Ana va à la [Tour](card-tower), Ben à l’[Arène](card-arena), Cleo à la [Chapelle](card-chapel). Le [quatrième Ordre](card-fourth) permet à Ben de piocher un Sort. Le [cinquième](card-fifth) donne à Cleo un Sort de la Tombe.
guide-masquerade-example-spell = Sort
    .text = Cleo lance [Caprice](card-capriccio). Il est de niveau 0, donc gratuit. Ben doit défausser un Sort.
guide-masquerade-example-tower = Défi à la Tour
    .text = Ana lance [Menuet](card-minuet) (+3) et le paie avec un autre Sort : 3 + 3 = 6. [Le Limier](card-hound) a 2, et le Sort retourné est de niveau 2 : 2 + 2 = 4. Ana gagne. Elle prend la [Flûte d’argent](card-silver-flute) (1 point) et pioche un Sort.
guide-masquerade-example-arena = Défi à l’Arène
    .text = Ben défie Cleo, 4 contre 3. Personne n’ajoute rien : Cleo pourrait révéler son Masque, mais il ne rapporterait plus de points. Ben gagne, pioche un Sort et en pose un comme jeton (1 point). Comme il a gagné le plus de duels, il reçoit aussi [La Rose](card-rose) (1 point). Cleo perd une vie.
guide-masquerade-example-event = Événement
    .text = Cleo est à la [Chapelle](card-chapel). Elle choisit [Souper de minuit](card-midnight-supper) : chacun regagne jusqu’à 2 vies. Elle en a de nouveau 2. Chacun reprend son Danseur, et le tour suivant commence.
guide-masquerade-mask = Votre Masque : l’utiliser ou le garder
    .text =
        Une fois par partie, dans un Défi auquel vous participez, vous pouvez révéler votre [Masque](kind-mask). Son bonus compte dans ce Défi, et vous perdez ses points.
        S’il reste caché, il rapporte à la fin si sa condition est remplie.
guide-masquerade-mistakes = Erreurs fréquentes
    .text =
        • Oublier le Sort retourné. Il donne au Gardien de 0 à 3 de plus.
        • Aller à la [Tour](card-tower) sans préparation. Il faut y combattre.
        • Payer avec la mauvaise carte. Un Sort ne se paie jamais lui-même, et un jeton ne peut ni être lancé ni servir à payer.
        • Vouloir combattre avec le [troisième Ordre](card-third). Vous ne faites pas de Défi, même à la [Tour](card-tower), et personne ne peut vous défier. Rien de cela ne vaut pour la personne qui a le plus de points.
guide-masquerade-end = Fin de la partie
    .text =
        Le bal se termine à la fin du tour où
        • le dernier Gardien est vaincu,
        • le dernier Événement est déclenché, ou
        • la pioche de Sorts a été renouvelée autant de fois qu’il y a de joueurs.
        On additionne Masque, Emblèmes, Trésors et jetons. La personne qui a le plus de points gagne. En cas d’égalité, celle qui avait l’Ordre le plus bas au dernier tour gagne.
guide-masquerade-details =
    • Mise en place : chacun reçoit un Masque face cachée et un Ordre face visible. Les Masques restants sont écartés sans être vus, les Danseurs restants face visible. Les Gardiens viennent dans l’ordre de leurs numéros.
    • Ce qui interdit l’emporte sur ce qui permet ou oblige.
    • « Le plus de points de victoire » compte Emblèmes, Trésors et jetons, jamais les Masques. À égalité en tête, tous ont le plus de points.
    • Quand la pioche de Sorts est épuisée, la Tombe est mélangée et forme une nouvelle pioche. C’est un renouvellement. Il compte même si la partie est sur le point de finir.
    • Si la pioche et la Tombe sont vides, on ne pioche rien, et le Sort retourné compte comme niveau 0. Un Sort retourné va à la Tombe.
    • Si l’on vous donne des Sorts, gardez-en autant que possible, au choix. Le reste va à la Tombe. Si votre limite de main diminue, défaussez aussitôt.
    • Dans une recherche, les Sorts que vous ne gardez pas vont à la Tombe. La main pleine, on ne peut ni chercher ni prendre de Sorts à la Tombe.
    • Emblèmes : à égalité, il reste à la personne qui le tient. Si plusieurs passent devant en même temps, il va à la personne qui joue le plus tôt. Si vous ne remplissez plus sa condition, vous le perdez.
    • Les conditions d’une carte sont toutes vérifiées avant son premier effet. Les effets sur plusieurs joueurs suivent l’ordre du tour.
    • On ne peut choisir que quelqu’un à qui l’effet peut faire quelque chose, d’après ce que tout le monde voit. S’il n’y a personne, il n’a pas lieu.
    • Un Danseur déplacé sur une autre Scène ne reçoit pas les effets d’arrivée, et perd ceux qui restaient à résoudre sur l’ancienne.
    • Les effets d’une victoire ou d’une défaite viennent après la pioche, le jeton et la vie perdue : d’abord ceux de la personne qui gagne. Un Trésor tout juste gagné ne compte pas encore.
    • Quand il n’y a plus de Gardiens, il n’y a personne à affronter à la [Tour](card-tower).
    • On a 0, 1 ou 2 vies. Après le dernier tour, les Danseurs restent où ils sont : un Masque peut le demander.
    • Sont secrets : les mains, les Masques, la face des jetons et l’ordre de la pioche. Tout le reste est visible, y compris la Tombe et le nombre de Sorts et de jetons de chacun.

guide-kind-mask = Masques
    .what = Secrets : des points à la fin, ou un bonus dans un combat.
guide-kind-dancer = Danseurs
    .what = Qui vous êtes ce soir : une force et un talent.
guide-kind-stage = Scènes
    .what = Où l’on peut danser. La place est limitée.
guide-kind-order = Ordres
    .what = Quand vous jouez dans ce tour.
guide-kind-spell = Sorts
    .what = À lancer, pour payer ou à poser comme points.
guide-kind-guardian = Gardiens
    .what = Vainquez-en un à la [Tour](card-tower) et gardez son Trésor.
guide-kind-treasure = Trésors
    .what = Ce que gardent les Gardiens.
guide-kind-event = Événements
    .what = Le Prophète à la [Chapelle](card-chapel) en choisit un.
guide-kind-emblem = Emblèmes
    .what = Pour la personne en tête dans un domaine.

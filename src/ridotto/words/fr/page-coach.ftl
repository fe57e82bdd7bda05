# Les conseils : une phrase chacun. $me vaut yes si $name est la personne qui lit.

coach-dismiss = Compris
coach-off = Ne plus voir de conseils

coach-mascarade-memorise = Retenez qui a quel masque : dans un instant, tous seront face cachée.
coach-mascarade-opening = Aux premiers tours, on ne fait qu’échanger, pour que personne ne soit sûr d’aucun masque, pas même du sien.
coach-mascarade-swap = Choisissez à qui prendre son masque ; que vous échangiez ou fassiez semblant, les autres voient la même chose.
coach-mascarade-look = Votre masque est passé sous la table : regardez-le si vous voulez savoir avec certitude qui vous êtes.
coach-mascarade-announce = Vous pouvez annoncer n’importe quel masque, même sans l’avoir ; si quelqu’un conteste à raison, vous payez 1 pièce.
coach-mascarade-claim = Contestez seulement si vous pensez avoir ce masque : sinon vous payez 1 pièce ; si personne ne conteste, le pouvoir agit.
coach-mascarade-banned = Votre masque vient d’être révélé : à ce tour vous pouvez regarder ou échanger, mais pas annoncer.
coach-mascarade-pretend = Un échange sert aussi à brouiller les pistes : même si vous faites semblant, les autres n’ont plus de certitude.
coach-mascarade-near = { $me ->
        [yes] Il faut 13 pièces pour gagner et vous y êtes presque : attendez-vous à ce qu’on vous conteste.
       *[no] { $name } approche des 13 pièces : ne laissez pas passer une victoire facile.
    }
coach-mascarade-ruin = { $me ->
        [yes] Si vous perdez votre dernière pièce, la partie s’arrête aussitôt et la plus grosse fortune gagne.
       *[no] Si { $name } perd sa dernière pièce, la partie s’arrête aussitôt et la plus grosse fortune gagne.
    }
coach-mascarade-court = Les amendes s’accumulent au tribunal jusqu’à ce que le Juge les prenne toutes.

coach-masquerade-dancer = Choisissez un Danseur pour tout le bal : comparez la force et le talent.
coach-masquerade-order = L’Ordre décide quand vous jouez à ce tour et vous donne un effet ; vous ne pouvez pas garder le même.
coach-masquerade-stage = La Scène décide de ce que vous pouvez faire : combattre à la Tour ou à l’Arène, choisir l’Événement à la Chapelle, ou réunir ailleurs des Sorts et des forces.
coach-masquerade-resolve = Plusieurs de vos cartes agissent maintenant, dans l’ordre de votre choix.
coach-masquerade-spell = Un Sort coûte autant d’autres Sorts de votre main que son niveau ; gardez-en pour un Défi.
coach-masquerade-challenge = Comparez les forces avant de défier : qui perd a une vie de moins, qui gagne pioche un Sort.
coach-masquerade-totals = Les Sorts changent ces totaux jusqu’à ce que les deux camps s’arrêtent ; le plus élevé l’emporte.
coach-masquerade-reveal = Vous pouvez révéler votre Masque une fois pour son bonus, mais il ne rapporte alors plus rien à la fin.
coach-masquerade-counter = Un Sort posé face cachée comme jeton vaut 1 point et ne sera plus jamais lancé.
coach-masquerade-event = En tant que Prophète, vous choisissez l’Événement : il a lieu une fois, puis disparaît.
coach-masquerade-mask = Votre Masque rapporte à la fin s’il est resté caché et si sa condition est remplie : pensez-y dès le premier tour.
coach-masquerade-life = Sans vie, vous ne lancez pas de Défi et la force de votre Danseur compte pour 0 ; la Fontaine aide.
coach-masquerade-emblems = Chaque Emblème revient à la personne qui a le plus de quelque chose, jusqu’à ce qu’une autre en ait plus.
coach-masquerade-end = Le bal touche à sa fin : un Gardien, un Événement ou un renouvellement des Sorts peut suffire.

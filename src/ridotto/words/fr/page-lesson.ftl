# Les leçons : deux courtes parties avec les vraies règles, pas à pas. « .wrong » répond à un autre coup que celui demandé.

lesson-what = Chaque leçon est une courte partie avec les vraies règles. Le texte dit quoi faire ; une erreur est sans conséquence.
lesson-step = Étape { $step } sur { $all }
lesson-go-on = Continuer
lesson-skip = Passer
lesson-watch = Observez les autres…
lesson-wait = Pas maintenant : continuez d’abord la leçon.
lesson-wrong = C’est permis en partie, mais cette étape porte sur autre chose. Essayez encore.
lesson-leave = Quitter
    .why = Vous pourrez reprendre ici plus tard.
lesson-play = Jouer contre des bots
lesson-again = Recommencer

## Mascarade

lesson-mascarade-goal = La première personne qui a 13 pièces gagne. D’habitude, on commence avec 6 ; ici vous en avez 8, pour que la leçon reste courte.
lesson-mascarade-memorise = Au début, tous les masques sont visibles. Vous êtes le Voleur et Bianca est le Roi. Retenez-le, puis retournez les masques.
lesson-mascarade-swap = Les quatre premiers tours sont des échanges d’ouverture, pour que personne ne soit sûr de rien. Le Roi prend 2 pièces : choisissez Bianca, puis « { mas-really } ».
    .wrong = Ce serait possible, mais le Roi vaut mieux : choisissez Bianca, puis « { mas-really } ».
lesson-mascarade-unsure = Vous avez vu quels masques ont été pris, mais pas ce qui s’est passé sous la table. Dario avait le vôtre : êtes-vous encore le Roi ?
lesson-mascarade-look = Dans le doute, regardez. Cela prend votre tour, et personne d’autre ne voit votre masque.
    .wrong = Sans connaître votre masque, ce serait un pari. Regardez d’abord.
lesson-mascarade-claim = Vous êtes encore le Roi, mais voilà que Bianca l’annonce ! Contestez : vous révélez tous les deux, et seul le vrai Roi prend les pièces.
    .wrong = Si vous laissez passer, Bianca prend 2 pièces. Vous savez que le Roi, c’est vous : contestez.
lesson-mascarade-fine = Vous aviez raison : 2 pièces pour vous, même au tour de Bianca. Elle a payé une amende de 1 pièce au tribunal. Contester à tort coûte autant.
lesson-mascarade-pass = Carlo dit être le Juge, qui prend toutes les pièces du tribunal. C’est peut-être un bluff, mais vous êtes le Roi : contester vous coûterait 1 pièce. Laissez passer.
    .wrong = Vous n’êtes pas le Juge : contester vous coûterait 1 pièce. Laissez passer.
lesson-mascarade-announce = Personne n’a contesté : Carlo a pris la pièce sans rien révéler. À vous : annoncez le Roi.
    .wrong = C’est possible aussi. Mais vous savez que vous êtes le Roi, et il prend 2 pièces : annoncez-le.
lesson-mascarade-near = Personne n’a osé contester : 2 pièces de plus. Avec 12, vous y êtes presque, et les autres vont essayer de vous arrêter.
lesson-mascarade-risk = Bianca a pris votre masque sous la table. L’a-t-elle échangé, ou a-t-elle fait semblant ? Prenez le risque : annoncez le Roi.
    .wrong = Ce serait plus prudent. Mais voyez cette fois ce que coûte une erreur : annoncez le Roi.
lesson-mascarade-challenged = Bianca avait bien échangé ! Elle est le Roi et prend 2 pièces ; vous en payez 1. Qui vient de révéler ne peut pas annoncer au tour qui suit.
lesson-mascarade-win = Tout le monde sait maintenant que vous êtes le Voleur, qui prend 1 pièce à chaque voisin. Vous en avez 11 et personne n’a touché à votre masque. Annoncez le Voleur !
    .wrong = Il vous manque 2 pièces, et le Voleur en prend justement 2. Annoncez le Voleur.
lesson-mascarade-end = 13 pièces : vous avez gagné ! La partie s’arrête aussi quand quelqu’un n’a plus de pièces ; alors la plus grosse fortune gagne. Le bal vous attend.

## Masquerade

lesson-masquerade-goal = La personne qui a le plus de points de victoire gagne. Ils viennent des Emblèmes, des Trésors, des jetons et de votre Masque. Le premier tour est passé ; vous jouez le deuxième.
lesson-masquerade-mask = Voici votre Masque, le Loup ; personne d’autre ne le voit. Il rapporte 3 points à la fin si vous avez battu quelqu’un dans un Défi et s’il est resté caché.
lesson-masquerade-order = 1. Ordre : il décide quand vous jouez, et chacun a un effet. Prenez le Deuxième Ordre, qui ajoute 1 à votre force.
    .wrong = Celui-là est libre aussi, mais un combat vous attend : prenez le Deuxième Ordre pour 1 de force en plus.
lesson-masquerade-stage = 2. Scène : c’est là que va votre Danseur. Le Loup veut se battre, et la Duelliste est plus forte à l’Arène. Allez-y.
    .wrong = Un bel endroit, mais c’est seulement à l’Arène qu’on défie quelqu’un.
lesson-masquerade-spell = 3. Sort : il coûte autant d’autres Sorts de votre main que son niveau. Le Caprice est de niveau 0 et ne coûte rien. Lancez-le.
    .wrong = Pas encore : lancez d’abord le Caprice. Il ne coûte rien.
lesson-masquerade-whom = Le Caprice oblige quelqu’un à défausser un Sort. Choisissez Bianca : avec moins de Sorts, elle se battra moins bien.
    .wrong = Vous n’allez pas affronter Carlo. Choisissez Bianca.
lesson-masquerade-enough = Bianca en a défaussé un. Vos autres Sorts sont pour le Défi : ne lancez plus rien ici.
lesson-masquerade-challenge = 4. Défi : à l’Arène, vous pouvez affronter n’importe qui. Vous avez 5 de force et Bianca 2. Défiez-la.
    .wrong = Bianca est moins forte, et sans combat le Loup ne rapporte rien. Défiez Bianca.
lesson-masquerade-music = Vous ajoutez d’abord à votre total, puis Bianca au sien. Il lui reste des Sorts : lancez le Nocturne, 2 de force en plus sans rien payer.
    .wrong = Pas encore cela : lancez d’abord le Nocturne. Il ne coûte rien.
lesson-masquerade-keep = Vous avez maintenant 7. Vous pourriez révéler votre Masque pour 3 de plus, mais il ne rapporterait plus rien. Gardez-le et n’ajoutez plus rien.
    .wrong = Gardez cela : 7 suffit. N’ajoutez plus rien.
lesson-masquerade-counter = 7 à 5 : vous gagnez et piochez un Sort, et Bianca perd une vie. Vous pouvez aussi poser un Sort face cachée comme jeton, qui vaut 1 point. Posez le Menuet.
    .wrong = Un jeton est un point sûr, et la Fugue peut servir plus tard. Posez le Menuet.
lesson-masquerade-emblems = Vous avez maintenant deux Emblèmes, pour le plus de duels gagnés et de jetons, jusqu’à ce que quelqu’un fasse mieux. 5. Événement : Carlo est à la Chapelle, c’est donc lui qui choisit.
lesson-masquerade-end = Les Masques sont révélés : le vôtre rapporte 3 points et vous gagnez avec 6 ! Un vrai bal dure jusqu’au dernier Gardien, au dernier Événement ou à assez de renouvellements des Sorts.

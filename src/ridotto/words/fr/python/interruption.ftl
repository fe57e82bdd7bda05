interrupted = Interrompu.
kept-nothing = Rien n’a été gardé ; la même commande recommence depuis le début.
kept-no-deals = Rien n’a été gardé. Avec --resume FICHIER, un tournoi peut être repris.
kept-deals = { $deals ->
        [one] { $deals } donne est gardée
       *[other] { $deals } donnes sont gardées
    } dans { $file } ; relancez la même commande pour continuer.
kept-unchanged = { $file } n’a pas changé.
kept-restore = Relancez la même commande ; utilisez --force si { $data } contient maintenant des données.
play-not-kept = La partie n’a pas été enregistrée ; --save FICHIER l’enregistre pendant que vous jouez.

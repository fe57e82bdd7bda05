## La table

person-number = J{ $number }
table-court = tribunal ● { $coins }
table-bank = banque ● { $coins }
table-centre = centre

## Jouer

play-welcome = Mascarade, { $scenario }. Vous êtes à la place { $seat }. Avec treize pièces, on gagne ; à toute question, tapez « ? » pour l’aide.
play-deal-centre = centre { $number }
play-deal-ready = Entrée pour les retourner :
play-back = retour
play-look = regarder votre masque
play-swap = échanger, ou faire semblant
play-announce = annoncer un masque
play-ask-turn = Que faites-vous ?
play-ask-opening = Échange d’ouverture : quel masque prenez-vous, en plus du vôtre ?
play-ask-swap = Quel masque prenez-vous, en plus du vôtre ?
play-centre = centre { $number }
play-really = échanger
play-pretend = faire semblant
play-claim = contester
play-pass = laisser passer
play-ask-targets = { $mask } : choisissez deux joueurs. Première personne :
play-ask-second = Et la deuxième ?
play-decline = ne pas l’utiliser
play-may-not-announce = Votre masque a été révélé au tour précédent : vous ne pouvez pas annoncer maintenant.
play-bad-answer = « { $given } » ne fait pas partie des réponses : { $known }.
play-bad-empty = Il faut une réponse : { $known }.
play-no-peek = Les coups d’œil ne sont pas permis à cette table (--peek les permet).
play-peek-own-turn = C’est votre tour : regardez votre masque au lieu d’y jeter un coup d’œil.
play-notes-none = Vous n’avez pas de notes. Tapez « n » et quelques mots pour en prendre une.
play-log-none = Il ne s’est encore rien passé.
play-quit = Quitter la partie ?
play-yes-no = Répondez { $yes } ou { $no }, s’il vous plaît.
play-company-comes = Vos adversaires arrivent…
play-compiling = Les règles sont préparées pour cette machine. Il faut environ une demi-minute, une seule fois…
play-left = Vous quittez la table.
play-help = Chacun commence avec 6 pièces et un masque, qui a pu être échangé depuis. À votre tour, regardez votre masque, échangez-le sous la table (ou faites semblant), ou annoncez un masque pour utiliser son pouvoir, qu’il soit le vôtre ou non. Les autres peuvent contester en disant « C’est moi ! » ; vous et ces personnes révélez alors vos masques : la personne qui a vraiment le masque annoncé utilise le pouvoir, et les autres paient une amende. Avec 13 pièces, on gagne ; si quelqu’un n’en a plus, la plus grosse fortune gagne.
play-help-answers = Tapez le numéro ou la lettre placés devant votre choix. Vous pouvez donner plusieurs réponses sur une ligne : « 2 3 1 » échange votre masque avec celui du joueur 3.
play-help-m = les masques en jeu et leurs pouvoirs
play-help-t = la table
play-help-l = ce qui vient de se passer (l 50 : les cinquante dernières lignes)
play-help-n = vos notes (n et quelques mots : une nouvelle note)
play-help-p = jeter un coup d’œil à votre masque hors de votre tour, si la table le permet
play-help-b = revenir à la question précédente
play-help-q = quitter la partie
play-help-help = cette aide

play-truth-title = Les masques à la fin
play-swaps-title = Ce qui est vraiment arrivé aux masques
play-saved = La partie est enregistrée dans { $file }.
play-see-record = Pour la revoir : ridotto replay { $file }
play-resume = Pour la reprendre : ridotto play { $game } --resume { $file } --seat { $seat }
play-seed = La graine de cette partie était { $seed }.
play-ask-save = Fichier de l’enregistrement (Entrée : aucun)
play-not-saved = Impossible d’écrire { $file } : { $why }
play-again = Une autre partie ?

help-play-scenario = une fiche imprimée, comme 8A, ou un fichier TOML contenant une sélection de masques (par défaut : 6A)
help-play-players = nombre de joueurs, de 4 à 12, sans --scenario (par défaut : 6)
usage-players = --players { $given } ne convient pas : la sélection de masques est pour { $players } joueurs
help-play-seat = votre place, à partir de 0 (par défaut : 0)
help-play-seed = un nombre ; la même graine donne la même donne et les mêmes adversaires
help-play-name = votre nom à la table
help-play-peek = permet à tous de jeter un coup d’œil à leur masque hors de leur tour
help-play-closed-deal = distribue les masques face cachée
help-play-turn-limit = après ce nombre de tours, la plus grosse fortune gagne
help-play-save = garde l’enregistrement de la partie dans ce fichier
help-play-resume = reprend une partie enregistrée
help-play-fast = sans pause entre les coups des autres joueurs
play-bad-seat = il n’y a pas de place { $seat } à cette table ; choisissez de 0 à { $most }
play-bad-name = un nom doit avoir de 1 à { $most } caractères imprimables
play-file-exists = { $file } existe déjà ; choisissez un autre nom pour l’enregistrement
play-over-already = cette partie est finie ; pour la revoir : ridotto replay { $file }
play-resume-alone = --resume reprend la partie telle qu’elle est enregistrée ; retirez { $what }

## Les enregistrements

help-replay-file = un enregistrement écrit par « ridotto play --save » ou par l’arbitre
help-replay-viewer = le point de vue : le numéro d’un joueur, spectator ou omniscient (par défaut : omniscient, tout est dévoilé)
replay-refused = { $file } est refusé : { $why }
replay-unread = impossible de lire { $file } : { $why }
replay-huge = le fichier est trop gros pour un enregistrement
record-not-json = ce n’est pas un enregistrement : ce n’est pas du JSON ({ $detail })
record-not-record = ce n’est pas l’enregistrement d’une partie
record-later = cet enregistrement est en version { $version }, mais ce programme ne lit que jusqu’à la version { $known } ; utilisez un programme plus récent
record-form = l’enregistrement est mal formé ({ $detail })
record-changed = l’enregistrement a été modifié après son écriture : sa somme de contrôle est fausse
record-setup = sa mise en place n’est pas valable ({ $detail })
record-move = le coup { $number } n’est pas permis ({ $detail })
record-result = ses coups ne mènent pas au résultat qu’il indique ({ $detail })
replay-bad-viewer = « { $given } » n’est pas un point de vue de cette partie ; choisissez spectator, omniscient ou un joueur de 0 à { $most }
replay-players = Joueurs : { $names }
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
play-game-first = nommez d’abord le jeu, puis ses options ; les jeux sont { $known }
play-no-folder = le dossier n’existe pas ou n’est pas accessible en écriture
file-is-folder = c’est un dossier
file-name-long = le nom est trop long
file-no-room = le disque est plein
replay-other-game = { $file } est l’enregistrement d’un autre jeu : { $game }

## Les gens

person-you = Vous
person-number = Joueur { $number }
person-chosen = { $who ->
        [you] vous
       *[other] { $name }
    }
person-moved = { $who ->
        [you] vous
       *[other] { $name }
    }
person-wins = { $who ->
        [you] vous
       *[other] { $name }
    }

## Ce qui se passe

# $vowel (yes, no) : si le nom commence par une voyelle
mask-of = { $who ->
        [you] votre masque
        [centre] le masque { $number } du centre
       *[other] { $vowel ->
            [yes] le masque d’{ $name }
           *[no] le masque de { $name }
        }
    }
mask-own = { $who ->
        [you] votre masque
       *[other] son propre masque
    }
tell-deal = { $kind ->
        [open] Les masques sont distribués à la vue de tous, puis retournés face cachée.
       *[closed] Les masques sont distribués face cachée ; personne n’en voit aucun.
    } { $who ->
        [you] Vous commencez.
       *[other] { $name } commence.
    }
tell-turn = Tour { $turn } : { $who ->
        [you] vous
       *[other] { $name }
    }
tell-swap = { $who ->
        [you] Vous prenez votre masque et { $mask } : { $really ->
            [yes] vous les échangez.
           *[no] vous faites seulement semblant.
        }
       *[other] { $name } { $really ->
            [yes] prend son propre masque et { $mask } : échange réel.
            [no] prend son propre masque et { $mask } : simple feinte.
           *[hidden] passe son propre masque et { $mask } sous la table.
        }
    }
tell-look = { $who ->
        [you] Vous regardez votre masque : { $mask }.
       *[other] { $name } regarde son masque{ $seen ->
            [yes] { "" } : { $mask }.
           *[no] .
        }
    }
tell-peek = { $who ->
        [you] Vous jetez un coup d’œil à votre masque : { $mask }. À votre prochain tour, vous devrez le regarder.
       *[other] { $name } jette un coup d’œil à son masque{ $seen ->
            [yes] { "" } : { $mask }.
           *[no] .
        }
    }
tell-announce = { $who ->
        [you] Vous annoncez : { $mask }.
       *[other] { $name } annonce : { $mask }.
    }
tell-claim = { $who ->
        [you] Vous contestez : « C’est moi ! »
       *[other] { $name } conteste : « C’est moi ! »
    }
tell-pass = { $who ->
        [you] Vous laissez passer.
       *[other] { $count ->
            [one] { $names } laisse passer.
           *[other] { $names } laissent passer.
        }
    }
tell-reveal = { $who ->
        [you] Vous révélez votre masque : { $mask }.
       *[other] { $name } révèle : { $mask }.
    }
coins = { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
tell-coins-bank = { $who ->
        [you] Vous prenez
       *[other] { $name } prend
    } { coins } à la banque.
tell-coins-court = { $who ->
        [you] Vous prenez
       *[other] { $name } prend
    } { coins } au tribunal.
tell-coins-given = { $who ->
        [you] Vous donnez { coins } à { $whomname }.
       *[other] { $whom ->
            [you] { $name } vous donne { coins }.
           *[other] { $name } donne { coins } à { $whomname }.
        }
    }
tell-fine = { $who ->
        [you] Vous payez une amende de { coins } au tribunal.
       *[other] { $name } paie une amende de { coins } au tribunal.
    }
# $chosen est « vous » (person-chosen) quand la personne qui lit est la seule choisie
tell-choose = { $who ->
        [you] Vous choisissez { $chosen }.
       *[other] { $chosen ->
            [vous] { $name } vous choisit.
           *[other] { $name } choisit { $chosen }.
        }
    }
tell-decline = { $who ->
        [you] Vous n’utilisez pas le pouvoir.
       *[other] { $name } n’utilise pas le pouvoir.
    }
tell-switch = { $who ->
        [you] Vous prenez { $one } et { $other } : { $really ->
            [yes] vous les échangez.
           *[no] vous faites seulement semblant.
        }
       *[other] { $name } { $really ->
            [yes] prend { $one } et { $other } : échange réel.
            [no] prend { $one } et { $other } : simple feinte.
           *[hidden] passe { $one } et { $other } sous la table.
        }
    }
tell-show = { $who ->
        [you] Tout le monde voit votre masque, sauf vous.
       *[other] Tout le monde, sauf { $name }, voit { mask-of }{ $seen ->
            [yes] { "" } : { $mask }.
           *[no] .
        }
    }
tell-spy = { $who ->
        [you] Vous regardez votre masque ({ $own }) et { $mask } ({ $theirs }).
       *[other] { $name } regarde son propre masque ({ $own }) et { $mask } ({ $theirs }).
    }
tell-spy-hidden = { $name } regarde son propre masque et { $mask }.
tell-name = { $who ->
        [you] Vous nommez votre masque : { $mask }.
       *[other] { $name } nomme son masque : { $mask }.
    }
tell-seats = Échange de places : { $names }.
tell-win-you = Vous avez gagné !
tell-win = { $count ->
        [one] { $names } gagne.
       *[other] Victoire partagée : { $names }.
    }
tell-reason-thirteen = Quelqu’un a treize pièces.
tell-reason-ruin = Quelqu’un n’a plus de pièces : la plus grosse fortune gagne.
tell-reason-cheat = Le Tricheur avait dix pièces ou plus.
tell-reason-turn-limit = C’était le dernier tour : la plus grosse fortune gagne.

## La table

table-court = tribunal ● { $coins }
table-bank = banque ● { $coins }
table-centre = centre
table-turn = Tour { $turn }
table-opening = { $left ->
        [one] encore { $left } échange d’ouverture
       *[other] encore { $left } échanges d’ouverture
    }

## Jouer

play-welcome = Mascarade, { $scenario }. Vous êtes à la place { $seat }. Avec treize pièces, on gagne ; à toute question, tapez « ? » pour l’aide.
play-deal-title = Les masques sont visibles. Mémorisez-les !
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
play-ask-really = Les échangez-vous ?
play-really = échanger
play-pretend = faire semblant
play-ask-announce = Quel masque annoncez-vous ?
play-ask-claim = { $mask } : contestez-vous ?
play-claim = contester
play-pass = laisser passer
play-ask-target = { $mask } : qui choisissez-vous ?
play-ask-targets = { $mask } : choisissez deux joueurs. Première personne :
play-ask-second = Et la deuxième ?
play-decline = ne pas l’utiliser
play-ask-name = Le Gourou demande : quel masque êtes-vous ?
play-must-look = Vous avez jeté un coup d’œil : vous devez maintenant regarder votre masque.
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

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

mask-of = { $who ->
        [you] votre masque
        [centre] le masque { $number } du centre
       *[other] { $vowel ->
            [yes] le masque d’{ $name }
           *[no] le masque de { $name }
        }
    }
mask-own = { $who ->
        [you] votre propre masque
       *[other] son propre masque
    }
tell-deal = { $kind ->
        [open] Les masques sont distribués à la vue de tous, puis retournés face cachée.
       *[closed] Les masques sont distribués face cachée ; personne n’en voit aucun.
    } { $who ->
        [you] Vous commencez.
       *[other] { $name } commence.
    }
tell-turn = Tour { $turn } : { $who ->
        [you] vous
       *[other] { $name }
    }
tell-swap = { $who ->
        [you] Vous prenez votre propre masque et { $mask } : { $really ->
            [yes] vous les échangez.
           *[no] vous faites seulement semblant.
        }
       *[other] { $name } prend son propre masque et { $mask }{ $really ->
            [yes] { "" } : échange réel.
            [no] { "" } : simple feinte.
           *[hidden] { "" } sous la table.
        }
    }
tell-look = { $who ->
        [you] Vous regardez votre masque : { $mask }.
       *[other] { $name } regarde son masque{ $seen ->
            [yes] { "" } : { $mask }.
           *[no] .
        }
    }
tell-peek = { $who ->
        [you] Vous jetez un coup d’œil à votre masque : { $mask }. À votre prochain tour, vous devrez regarder.
       *[other] { $name } jette un coup d’œil à son masque{ $seen ->
            [yes] { "" } : { $mask }.
           *[no] .
        }
    }
tell-announce = { $who ->
        [you] Vous annoncez : { $mask }.
       *[other] { $name } annonce : { $mask }.
    }
tell-claim = { $who ->
        [you] Vous dites que c’est vous !
       *[other] { $name } prétend l’être aussi !
    }
tell-pass = { $who ->
        [you] Vous laissez passer.
       *[other] { $count ->
            [one] { $names } laisse passer.
           *[other] { $names } laissent passer.
        }
    }
tell-reveal = { $who ->
        [you] Vous révélez votre masque : { $mask }.
       *[other] { $name } révèle : { $mask }.
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
        [you] Vous payez au tribunal une amende de { coins }.
       *[other] { $name } paie au tribunal une amende de { coins }.
    }
tell-choose = { $who ->
        [you] Vous choisissez { $chosen }.
       *[other] { $name } choisit : { $chosen }.
    }
tell-decline = { $who ->
        [you] Vous n’utilisez pas le pouvoir.
       *[other] { $name } n’utilise pas le pouvoir.
    }
tell-switch = { $who ->
        [you] Vous prenez { $one } et { $other } : { $really ->
            [yes] vous les échangez.
           *[no] vous faites seulement semblant.
        }
       *[other] { $name } prend { $one } et { $other }{ $really ->
            [yes] { "" } : échange réel.
            [no] { "" } : simple feinte.
           *[hidden] { "" } sous la table.
        }
    }
tell-show = { $who ->
        [you] Tous les autres voient votre masque, mais pas vous.
       *[other] Tous, sauf { $name }, voient { mask-of }{ $seen ->
            [yes] { "" } : { $mask }.
           *[no] .
        }
    }
tell-spy = { $who ->
        [you] Vous regardez votre propre masque : { $own }, et { $mask } : { $theirs }.
       *[other] { $name } regarde son propre masque : { $own }, et { $mask } : { $theirs }.
    }
tell-spy-hidden = { $name } regarde son propre masque et { $mask }.
tell-name = { $who ->
        [you] Vous dites être : { $mask }.
       *[other] { $name } dit : « { $mask } ».
    }
tell-seats = Échangent leurs places : { $names }.
tell-win-you = Vous gagnez !
tell-win = { $count ->
        [one] { $names } gagne.
       *[other] Victoire partagée : { $names }.
    }
tell-reason-thirteen = Quelqu’un a treize pièces.
tell-reason-ruin = Quelqu’un n’a plus de pièces : les plus riches gagnent.
tell-reason-cheat = Le Tricheur avait dix pièces ou plus.
tell-reason-turn-limit = Le dernier tour est joué : les plus riches gagnent.

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

play-welcome = Mascarade, { $scenario }. Vous êtes à la place { $seat }. Treize pièces font gagner ; à toute question, ? vous aide.
play-deal-title = Les masques sont visibles. Retenez-les bien !
play-deal-centre = centre { $number }
play-deal-ready = Appuyez sur Entrée pour les retourner :
play-back = retour
play-look = regarder votre masque
play-swap = échanger, ou faire semblant
play-announce = annoncer un masque
play-ask-turn = Que faites-vous ?
play-ask-opening = Échange d’ouverture : quel masque prenez-vous, avec le vôtre ?
play-ask-swap = Quel masque prenez-vous, avec le vôtre ?
play-centre = centre { $number }
play-ask-really = Les échangez-vous ?
play-really = échanger vraiment
play-pretend = faire semblant
play-ask-announce = Quel masque annoncez-vous ?
play-ask-claim = { $mask } : dites-vous que c’est vous ?
play-claim = le prétendre
play-pass = laisser passer
play-ask-target = { $mask } : qui choisissez-vous ?
play-ask-targets = { $mask } : quels deux joueurs ? Le premier :
play-ask-second = Et le second ?
play-decline = ne pas l’utiliser
play-ask-name = Le Gourou demande : quel masque êtes-vous ?
play-must-look = Vous avez jeté un coup d’œil : vous devez maintenant regarder.
play-may-not-announce = Votre masque a été révélé au tour qui vient de finir : vous ne pouvez pas annoncer maintenant.
play-bad-answer = « { $given } » ne fait pas partie des réponses : { $known }.
play-bad-empty = Il faut une réponse : { $known }.
play-no-peek = À cette table, les coups d’œil ne sont pas permis (--peek les permet).
play-peek-own-turn = C’est votre tour : regardez, au lieu de jeter un coup d’œil.
play-notes-none = Vous n’avez pas de notes. « n » et quelques mots en font une.
play-log-none = Il ne s’est encore rien passé.
play-quit = Quitter la partie ?
play-yes-no = Répondez { $yes } ou { $no }, s’il vous plaît.
play-company-comes = La compagnie arrive. La première fois sur cette machine, il faut environ une demi-minute…
play-left = Vous quittez la table.
play-help = Chacun a 6 pièces et un masque qui n’est peut-être plus celui qu’il était. À votre tour, regardez votre masque, échangez-le à l’abri des regards (ou faites semblant), ou annoncez un masque pour utiliser son pouvoir, qu’il soit le vôtre ou non. D’autres peuvent prétendre être ce masque ; alors tous se révèlent, celui qui l’a utilise le pouvoir et les autres paient une amende. On gagne avec 13 pièces ; quand quelqu’un n’en a plus, les plus riches gagnent.
play-help-answers = Répondez par le nombre ou le signe placé devant votre choix. Plusieurs réponses tiennent sur une ligne : « 2 3 1 » échange vraiment avec le joueur 3.
play-help-m = les masques en jeu et leurs pouvoirs
play-help-t = la table
play-help-l = ce qui vient de se passer (l 50 : les cinquante dernières lignes)
play-help-n = vos notes (n et quelques mots : une nouvelle note)
play-help-p = jeter un coup d’œil à votre masque hors de votre tour, si la table le permet
play-help-b = revenir à la question précédente
play-help-q = quitter la partie
play-help-help = cette aide

play-truth-title = Sous les masques, à la fin
play-swaps-title = Ce qui est vraiment arrivé aux masques
play-saved = L’enregistrement de la partie est dans { $file }.
play-see-record = À voir avec : ridotto replay { $file }
play-resume = À reprendre avec : ridotto play { $game } --resume { $file } --seat { $seat }
play-seed = La graine de cette partie était { $seed }.
play-ask-save = Fichier où garder l’enregistrement (Entrée : aucun)
play-not-saved = impossible d’écrire { $file } : { $why }
play-again = Une autre partie ?

help-play-scenario = une feuille imprimée, comme 8A, ou un fichier TOML contenant un jeu de masques (6A à défaut)
help-play-seat = votre place, à partir de 0 (0 à défaut)
help-play-seed = un nombre ; le même donne la même distribution et les mêmes invités
help-play-name = votre nom à la table
help-play-peek = permet à tous de jeter un coup d’œil à leur masque hors de leur tour
help-play-closed-deal = distribue les masques face cachée
help-play-turn-limit = après tant de tours, les plus riches gagnent
help-play-save = garde l’enregistrement de la partie dans ce fichier
help-play-resume = reprend une partie à partir de son enregistrement
help-play-fast = sans pause entre les coups des autres
play-bad-seat = il n’y a pas de place { $seat } à cette table : choisissez de 0 à { $most }
play-bad-name = un nom a de 1 à { $most } caractères imprimables
play-file-exists = { $file } existe déjà ; choisissez un autre nom pour l’enregistrement
play-over-already = cette partie est finie ; à voir avec : ridotto replay { $file }
play-resume-alone = --resume prend la partie telle qu’elle est enregistrée : retirez { $what }
play-game-first = nommez d’abord le jeu, puis ses options ; les jeux sont { $known }
play-no-folder = le dossier n’existe pas ou on ne peut pas y écrire
file-is-folder = c’est un dossier
file-name-long = le nom est trop long
file-no-room = il n’y a plus de place

## Les enregistrements

help-replay-file = un enregistrement écrit par « ridotto play --save » ou par l’arbitre
help-replay-viewer = par quels yeux voir : le numéro d’un joueur, spectator ou omniscient (tout ; à défaut)
replay-refused = { $file } est refusé : { $why }
replay-unread = impossible de lire { $file } : { $why }
replay-huge = le fichier est trop gros pour un enregistrement
record-not-json = ce n’est pas un enregistrement : ce n’est pas du JSON ({ $detail })
record-not-record = ce n’est pas l’enregistrement d’une partie
record-later = l’enregistrement est de version { $version } ; ce programme lit jusqu’à la version { $known } : il en faut un plus récent
record-form = l’enregistrement n’a pas la forme voulue ({ $detail })
record-changed = l’enregistrement a été modifié après son écriture : sa somme de contrôle est fausse
record-setup = aucune partie ne peut être préparée comme il le dit ({ $detail })
record-move = son coup { $number } ne peut pas être joué ({ $detail })
record-result = ses coups ne mènent pas au résultat qu’il indique ({ $detail })
replay-bad-viewer = « { $given } » n’a pas vu cette partie ; choisissez spectator, omniscient ou un joueur de 0 à { $most }
replay-players = Joueurs : { $names }
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
replay-other-game = { $file } est un enregistrement d’un autre jeu : { $game }

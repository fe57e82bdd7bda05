# La page du navigateur : foyer, ouvrir une table, salle d’attente, connexion, discussion.

page-skip = Aller au contenu
page-entering = On entre…
page-workshop = Atelier
page-how = Comment jouer
page-close = Fermer
page-replay = Bas les masques
page-your-name = Votre nom

game-mascarade = Mascarade
    .why = Qui est qui ? Annoncez un masque, que ce soit le vôtre ou non. De 4 à 12 joueurs.
game-masquerade = Masquerade
    .why = Une danse de cartes, de Sorts et un Masque secret. De 2 à 5 joueurs.

## Quand il manque quelque chose

trouble-unreachable = Ridotto est injoignable.
    .mend = Vérifiez votre connexion. Ce qui a été joué est conservé.
trouble-nowhere = Il n’y a rien à cette adresse.
    .mend = Il manque peut-être une lettre au lien.
trouble-no-table = Cette table n’existe pas.
    .mend = Elle a peut-être été débarrassée, ou il manque une lettre au lien.
trouble-wrong-origin = On ne peut pas rejoindre cette table d’ici.
    .mend = Ouvrez le lien dans sa propre fenêtre.
trouble-closed = L’hôte a fermé cette table.
    .mend = Ouvrez-en une autre ou rejoignez-en une dans le foyer.
trouble-retry = Réessayer
trouble-home = Vers le foyer

## Réglages

settings-title = Réglages
settings-language = Langue
settings-scheme = Couleurs
settings-scheme-auto = Comme l’appareil
settings-scheme-dark = Nuit
settings-scheme-light = Jour
settings-calm = Moins de mouvement
    .why = Les choses changent sans bouger.
settings-sound = Son
    .why = Une note discrète quand vient votre tour.

## Foyer

foyer-what = Deux jeux de masques, de bluff et de mémoire : entre amis par un lien, ou avec des bots à toute heure.
foyer-play-now = Jouer tout de suite contre des bots
    .why = Mascarade à six. Sans compte, et sans donner de nom.
foyer-sitting-down = On vous installe…
foyer-open = Ouvrir une table
foyer-join = Rejoindre des amis
foyer-join-given = Lien ou code
foyer-join-go = Rejoindre
foyer-mine = Vos tables
foyer-mine-go = Reprendre
foyer-mine-wait = Attendre encore
foyer-tables = Tables ouvertes
foyer-no-tables = Aucune table publique pour l’instant. Ouvrez-en une, et elle sera affichée ici.
foyer-listening = On cherche des tables…
foyer-seats = { $taken } sur { $players }
foyer-table-join = Rejoindre
foyer-table-watch = Regarder
foyer-masquerade = Masquerade contre des bots
    .why = L’autre jeu : un bal avec des Sorts, des Gardiens et un Masque secret.
foyer-workshop = Atelier
    .why = Composez votre propre jeu de masques.
foyer-how =
    .why = Les deux jeux, racontés en quelques minutes.

## Ouvrir une table

open-title = Ouvrir une table
open-game = Jeu
open-players = Joueurs
open-masks = Masques
open-masks-A = Fiche A
    .why = Pour faire connaissance avec les masques.
open-masks-B = Fiche B
    .why = Plus d’intrigue.
open-masks-surprise = Surprise
    .why = Des masques tirés au sort au début ; tout le monde les voit alors.
open-masks-own = Les miens
    .why = Un jeu de masques de l’atelier.
open-sheet = fiche { $sheet }
open-surprise = surprise
open-own = des masques choisis
open-workshop = Composer son propre jeu de masques
open-company = Compagnie
open-company-now = { $you ->
        [yes] Vous, { $bots ->
            [0] aucun bot
            [one] un bot
           *[other] { $bots } bots
        }
       *[no] { $bots ->
            [0] Aucun bot
            [one] Un bot
           *[other] { $bots } bots
        }
    } et { $empty ->
        [0] aucune place libre.
        [one] une place pour vos amis.
       *[other] { $empty } places pour vos amis.
    }
open-company-order = Des plus doux aux plus forts.
open-bot-more = Inviter { $name }
open-bot-less = Congédier { $name }
open-bot-count = invités : { $count }
open-sits = Je joue aussi
    .why = Sinon vous regardez, et pouvez montrer à d’autres comment on joue.
open-options = Comment on joue ici
open-go = Ouvrir la table
open-play = Commencer à jouer
open-watch = Commencer et regarder

masks-star = rapporte des pièces de la banque
masks-powers = Ce qu’ils font
masks-centre = { $centre ->
        [one] L’un d’eux est au centre : il n’est à personne.
       *[other] { $centre } d’entre eux sont au centre : ils ne sont à personne.
    }

option-clock = Temps de réflexion
option-clock-none = Sans horloge
    .why = Personne n’est pressé.
option-clock-quick = Rapide
    .why = 20 secondes par décision, et une minute de réserve pour toute la partie.
option-clock-easy = Tranquille
    .why = 45 secondes par décision, et deux minutes de réserve pour toute la partie.
option-clock-slow = Lent
    .why = 2 minutes par décision, et dix minutes de réserve pour toute la partie.
option-clock-days = Un jour
    .why = Un jour pour chaque décision : passez quand vous voulez.
option-memory = Aide-mémoire
option-memory-none = Aucun
    .why = Chacun doit retenir ce qu’il a vu.
option-memory-seen = Ce que j’ai vu
    .why = La page retient les masques que vous avez vus, jusqu’à ce qu’on les déplace.
option-memory-inferred = Ce qui s’ensuit
    .why = La page calcule pour chaque place les chances de chaque masque, d’après tout ce que vous pourriez savoir.
option-claims = « C’est moi ! »
option-claims-clockwise = À tour de rôle
    .why = On demande à chacun, dans le sens horaire, s’il prétend être aussi le masque annoncé, comme autour d’une table.
option-claims-at-once = Tous à la fois
    .why = Tout le monde répond en même temps, et les réponses sont montrées dans le sens horaire : plus rapide, et aussi juste.
option-opening = Échanges d’ouverture
    .why = Autant de tours au début où l’on ne peut qu’échanger des masques.
option-opening-turns = { $turns ->
        [0] Aucun
       *[other] { $turns }
    }
option-pace = Rythme des bots
    .why = Combien de temps les bots semblent réfléchir.
option-pace-quick = Rapide
option-pace-calm = Calme
option-pace-slow = Lent
option-peek = Coups d’œil
    .why = Vous pouvez jeter un coup d’œil à votre masque hors de votre tour, et devez ensuite le regarder à votre tour.
option-closed-deal = Donne fermée
    .why = Les masques sont donnés face cachée : personne n’en voit au début.
option-turn-limit = Limite de tours
    .why = Après ce nombre de tours, la partie s’arrête et les meneurs gagnent.
option-chat = Discussion
    .why = Les joueurs peuvent s’écrire.
option-public = Table publique
    .why = Elle est affichée dans le foyer, et chacun peut la rejoindre.

## Salle d’attente

waiting-invited = { $name } vous invite à jouer à { $game }
    .unnamed = On vous invite à jouer à { $game }
waiting-for = { $empty ->
        [one] Une place est encore libre
       *[other] { $empty } places sont encore libres
    }
waiting-all-here = Tout le monde est là
waiting-away = Pas encore là : { $names }
    .why = En attendant, un remplaçant jouerait.
waiting-sit = Prendre place
waiting-watch = Toutes les places sont prises. Vous pourrez regarder dès que { $name } commencera.
    .unnamed = Toutes les places sont prises. Vous pourrez regarder dès que l’hôte commencera.
waiting-start = Commencer la partie
waiting-start-why = La partie peut commencer quand toutes les places sont prises.
waiting-host = { $name } commencera la partie quand tout le monde sera là.
    .unnamed = L’hôte commencera la partie quand tout le monde sera là.
waiting-seats = Places
waiting-fill = Compléter avec des bots
waiting-spectators = { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
waiting-came = { $name } prend place.
waiting-left = Quelqu’un est parti.
waiting-removed = L’hôte a libéré votre place.
    .why = Vous ne pouvez plus vous asseoir à cette table, mais vous pourrez regarder dès que la partie commencera.
waiting-leave = Quitter la table
waiting-close = Fermer la table
waiting-close-title = Que devient la table ?
    .what = Si vous la fermez, elle prend fin pour tous ceux qui y sont assis. Si vous la quittez seulement, la personne suivante devient l’hôte, et la table reste.

seat-empty = Place libre
seat-you = vous
seat-host = hôte
seat-bot = bot
seat-away = pas là
seat-ask-bot = Inviter un bot
seat-ask-title = Qui invitez-vous ?
seat-move = S’asseoir ici
seat-remove = Retirer
seat-remove-whom = Retirer { $name }
seat-remove-title = Retirer { $name } de la table ?
    .what = Cette personne pourra regarder, mais plus s’asseoir à cette table.
seat-remove-keep = La laisser

invite-share = Inviter des amis
invite-text = Venez jouer : une table attend.
invite-copy = Copier le lien
invite-copied = Copié
invite-link = Le lien de la table
invite-qr = QR
invite-qr-title = Scannez pour rejoindre
invite-qr-alt = Code QR du lien de la table
invite-code = Code

terms-title = Comment on joue ici
terms-clock = { $seconds } secondes par décision, et { $bank } secondes de réserve pour toute la partie.
terms-opening = { $turns ->
        [0] Pas d’échanges d’ouverture.
        [one] Un échange d’ouverture.
       *[other] { $turns } échanges d’ouverture.
    }
terms-no-chat = Il n’y a pas de discussion.
terms-public = La table est publique : elle est affichée dans le foyer.
terms-private = La table est privée : seuls ceux qui ont le lien ou le code la trouvent.
fair-title = Une donne loyale
fair-how = La donne est tirée de quelque chose d’aléatoire de chaque joueur et de quelque chose de la maison. La maison a scellé sa part avant que quiconque s’assoie ; à la fin de la partie, tout est montré, et chacun peut vérifier que rien n’a été changé.
fair-commitment = Le sceau de la maison (SHA-256) :

## Quitter une partie

leave-title = Quitter la partie ?
leave-what = Un remplaçant joue à votre place. Tant que la partie dure, vous pouvez revenir par le même lien et reprendre votre place.
leave-stay = Je reste

## La ligne avec la maison

line-lost = La connexion est perdue.
line-kept = { $waiting ->
        [0] Rien de ce qui a été joué n’est perdu ; elle reviendra d’elle-même.
        [one] Rien n’est perdu : ce que vous venez de faire sera envoyé dès son retour.
       *[other] Rien n’est perdu : ce que vous avez fait sera envoyé dès son retour.
    }
line-back = La connexion est revenue.
line-retry = Essayer

## Discussion

chat-title = Discussion
chat-unread = { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
chat-nothing = Personne n’a encore rien dit.
chat-muted = Vous n’entendez plus ceux qui ont parlé.
chat-say = Dites quelque chose
chat-say-spectators = Aux spectateurs
chat-spectator = dans le public
chat-send = Envoyer
chat-later = Ce sera envoyé dès le retour de la connexion.
chat-mute = Ne plus entendre quelqu’un
chat-on = Activer
chat-off = Désactiver
chat-is-off = La discussion est désactivée pour vous.

## Ce que la maison refuse

refusal-unreachable = La maison est injoignable. Vérifiez votre connexion et réessayez.
refusal-no-guest = La maison ne vous connaît pas. Autorisez les cookies de cette page, puis rechargez-la.
refusal-bad-setup = Cela ne va pas pour ce jeu : vérifiez les choix.
refusal-gone = Vous avez quitté cette table.
refusal-stale = Trop tard : entre-temps, quelque chose s’est passé. Regardez de nouveau, puis décidez.
refusal-not-host = Seul l’hôte de la table peut faire cela.
refusal-not-seated = Seuls ceux qui sont assis à la table peuvent faire cela.
refusal-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
refusal-table-full = Toutes les places sont prises. Vous pouvez regarder.
refusal-removed = L’hôte a libéré votre place. Vous pouvez regarder.
refusal-already-started = La partie a commencé.
refusal-not-full = Il reste des places libres : attendez vos amis ou invitez des bots.
refusal-not-over = La partie n’est pas encore finie.
refusal-game-over = La partie est finie.
refusal-no-bot = Aucun bot de ce nom pour ce jeu.
refusal-no-more = Vous avez déjà demandé plus de temps.
refusal-chat-off = Il n’y a pas de discussion à cette table.
refusal-too-fast = Un peu trop vite. Attendez un instant.
refusal-too-many = Il n’y a plus de place. Enlevez-en un d’abord.
refusal-too-large = C’était trop à la fois.
refusal-not-saved = La maison n’a pas pu l’enregistrer, donc rien n’a été fait. Réessayez.
refusal-not-your-decision = Ce n’est pas à vous de décider.
refusal-illegal-action = Les règles ne le permettent pas maintenant.
refusal-no-table = Aucune table n’attend sous ce lien ou ce code. Elle a peut-être déjà commencé.
refusal-no-page = Il n’y a rien à cet endroit. Il manque peut-être une lettre au lien.

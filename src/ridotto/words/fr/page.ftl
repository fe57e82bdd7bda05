# La page du navigateur : accueil, ouvrir une table, salle d’attente, connexion, discussion.

page-skip = Aller au contenu
page-entering = Chargement…
page-workshop = Atelier
page-how = Comment jouer
page-close = Fermer
page-replay = Bas les masques
page-your-name = Votre nom
page-house-rules = Règles de la maison
page-docs = Documentation (en anglais)
page-report = Signaler quelqu’un
name-gone = Anonyme

game-mascarade = Mascarade
    .why = Qui est qui ? Annoncez un masque, que ce soit le vôtre ou non. De 4 à 12 joueurs.
game-masquerade = Masquerade
    .why = Un bal de cartes, de Sorts et de Masques secrets. De 2 à 5 joueurs.

## Quand il manque quelque chose

trouble-unreachable = Ridotto est injoignable.
    .mend = Vérifiez votre connexion. Tout ce qui a été joué est conservé.
trouble-nowhere = Il n’y a rien à cette adresse.
    .mend = Vérifiez le lien : il est peut-être incomplet.
trouble-no-table = Cette table n’existe pas.
    .mend = Elle a peut-être été fermée, ou le lien est incomplet.
trouble-damaged = Impossible d’ouvrir cette table.
    .mend = Ses données enregistrées sont endommagées. Les autres tables ne sont pas touchées.
trouble-wrong-origin = On ne peut pas rejoindre cette table d’ici.
    .mend = Ouvrez le lien dans une nouvelle fenêtre.
trouble-closed = L’hôte a fermé cette table.
    .mend = Ouvrez une nouvelle table, ou rejoignez-en une depuis l’accueil.
trouble-closed-by-operator = L’administration a fermé cette table.
trouble-closed-reason = Motif : { $reason }
trouble-retry = Réessayer
trouble-home = Retour à l’accueil

## Réglages

settings-title = Réglages
avatar-title = Votre avatar
    .why = Les autres le voient à la table. Il est envoyé quand vous prenez place.
avatar-change = Changer d’avatar
settings-language = Langue
settings-scheme = Apparence
settings-scheme-auto = Comme l’appareil
settings-scheme-dark = Sombre
settings-scheme-light = Clair
settings-calm = Réduire les animations
    .why = Supprime les animations.
settings-sound = Son
    .why = Des sons discrets pendant la partie et quand vient votre tour.
settings-data = Vos données
    .why = La maison garde votre nom, les tables où vous avez joué et vos messages.
settings-data-get = Télécharger
settings-data-delete = Supprimer…
settings-data-sure = Supprimer vos données ?
    .what = Votre nom et vos messages disparaîtront de toutes les tables. Les parties terminées pourront encore être revues, sans votre nom ; dans les autres, un bot continuera à votre place. C’est irréversible.
settings-data-go = Supprimer
settings-data-keep = Garder

## Accueil

foyer-what = Deux jeux de masques, de bluff et de mémoire. Jouez entre amis grâce à un lien, ou contre des bots à toute heure.
foyer-play-now = Jouer contre des bots
    .why = Mascarade à six. Sans compte, sans même donner de nom.
foyer-sitting-down = Installation à la table…
foyer-open = Ouvrir une table
foyer-join = Rejoindre des amis
foyer-join-given = Lien ou code
foyer-join-go = Rejoindre
foyer-mine = Vos tables
foyer-mine-go = Reprendre
foyer-mine-wait = Salle d’attente
foyer-tables = Tables ouvertes
foyer-no-tables = Aucune table publique pour l’instant. Ouvrez-en une : elle sera affichée ici.
foyer-listening = Recherche de tables…
foyer-seats = { $taken } sur { $players }
foyer-table-join = Rejoindre
foyer-table-watch = Regarder
foyer-masquerade = Jouer à Masquerade contre des bots
    .why = L’autre jeu : un bal avec des Sorts, des Gardiens et un Masque secret.
foyer-workshop = Atelier
    .why = Composez votre propre sélection de masques.
foyer-how =
    .why = Apprenez l’un ou l’autre jeu en quelques minutes.
foyer-house-rules =
    .why = Ce que nous demandons à toute personne qui joue ici.

## Ouvrir une table

open-title = Ouvrir une table
open-game = Jeu
open-players = Joueurs
open-masks = Masques
open-masks-A = Fiche A
    .why = Idéale pour découvrir les masques.
open-masks-B = Fiche B
    .why = Plus d’intrigues, plus de surprises.
open-masks-surprise = Surprise
    .why = Une sélection tirée au hasard au début de la partie, à la vue de tous.
open-masks-own = Sur mesure
    .why = Une sélection de masques de l’atelier.
open-sheet = fiche { $sheet }
open-surprise = surprise
open-own = sélection sur mesure
open-workshop = Composer une sélection
open-company = Joueurs et bots
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
open-company-order = Du plus facile au plus difficile.
open-bot-more = Ajouter { $name }
open-bot-less = Retirer { $name }
open-bot-count = { $count ->
        [one] { $count } ajouté
       *[other] { $count } ajoutés
    }
open-sits = Je joue aussi
    .why = Sinon, vous regarderez.
open-options = Règles de la table
open-go = Ouvrir la table
open-play = Commencer à jouer
open-watch = Commencer et regarder

masks-star = rapporte des pièces de la banque
masks-powers = Ce qu’ils font
masks-centre = { $centre ->
        [0] Aucun n’est au centre.
        [one] L’un d’eux est au centre et n’est à personne.
       *[other] { $centre } d’entre eux sont au centre et ne sont à personne.
    }

option-clock = Temps de réflexion
option-clock-none = Sans limite
    .why = Prenez votre temps.
option-clock-quick = Rapide
    .why = 20 secondes par décision, plus une minute de réserve pour toute la partie.
option-clock-easy = Tranquille
    .why = 45 secondes par décision, plus deux minutes de réserve pour toute la partie.
option-clock-slow = Lent
    .why = 2 minutes par décision, plus dix minutes de réserve pour toute la partie.
option-clock-days = Un jour
    .why = Un jour par décision : passez quand vous voulez.
option-memory = Aide-mémoire
option-memory-none = Aucun
    .why = Chacun doit retenir ce qu’il a vu.
option-memory-seen = Ce que vous avez vu
    .why = Garde la trace des masques que vous avez vus, jusqu’à ce que quelqu’un y touche.
option-memory-inferred = Ce qu’on peut déduire
    .why = Montre la probabilité de chaque masque à chaque place, d’après tout ce que vous avez vu et entendu.
option-claims = Contestations
option-claims-clockwise = À tour de rôle
    .why = Chacun répond à son tour, dans le sens horaire, comme autour d’une table.
option-claims-at-once = Tous à la fois
    .why = Tout le monde répond en même temps, puis les réponses sont montrées dans le sens horaire : plus rapide, et tout aussi équitable.
option-opening = Échanges d’ouverture
    .why = Nombre de tours, au début, réservés aux échanges.
option-opening-turns = { $turns ->
        [0] Aucun
       *[other] { $turns }
    }
option-peek = Coups d’œil
    .why = Vous pouvez jeter un coup d’œil à votre masque hors de votre tour, mais vous devrez alors le regarder à votre prochain tour.
option-closed-deal = Donne fermée
    .why = Les masques sont distribués face cachée : personne n’en voit au début.
option-turn-limit = Limite de tours
    .why = Après ce nombre de tours, la partie s’arrête et la personne en tête gagne.
option-chat = Discussion
    .why = Les joueurs peuvent s’écrire.
option-public = Table publique
    .why = Affichée à l’accueil ; tout le monde peut la rejoindre.

## Salle d’attente

waiting-invited = { $name } vous invite à jouer à { $game }
    .unnamed = On vous invite à jouer à { $game }
waiting-for = { $empty ->
        [0] Aucune place n’est libre
        [one] Une place est encore libre
       *[other] { $empty } places sont encore libres
    }
waiting-all-here = Tout le monde est là
waiting-away = Pas encore là : { $names }
    .why = Si vous commencez maintenant, un bot jouera jusqu’à leur arrivée.
waiting-sit = Prendre place
waiting-watch = Toutes les places sont prises. Vous pourrez regarder dès le début de la partie (hôte : { $name }).
    .unnamed = Toutes les places sont prises. Vous pourrez regarder dès le début de la partie.
waiting-start = Commencer la partie
waiting-start-why = La partie peut commencer quand toutes les places sont prises.
waiting-host = { $name } lancera la partie quand tout le monde sera là.
    .unnamed = L’hôte lancera la partie quand tout le monde sera là.
waiting-seats = Places
waiting-fill = Compléter avec des bots
waiting-spectators = { $count ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
waiting-came = { $name } prend place.
waiting-left = Quelqu’un a quitté la table.
waiting-removed = Vous n’êtes plus à cette table (décision de l’hôte).
    .why = Vous ne pouvez pas y prendre place tant que l’hôte ne vous laisse pas revenir, mais vous pourrez regarder dès le début de la partie.
waiting-leave = Quitter la table
waiting-close = Fermer la table
waiting-close-title = Fermer la table ou la quitter ?
    .what = Si vous la fermez, c’est fini pour tout le monde à cette table. Si vous la quittez seulement, la personne suivante devient l’hôte et la table reste ouverte.

seat-empty = Place libre
seat-you = vous
seat-host = hôte
seat-bot = bot
seat-away = pas là
seat-ask-bot = Ajouter un bot
seat-ask-title = Quel bot ?
seat-move = S’asseoir ici
seat-remove = Retirer
seat-remove-whom = Retirer { $name }
seat-remove-title = Retirer { $name } de la table ?
    .what = Cette personne pourra regarder, mais plus prendre place à cette table.
seat-remove-keep = Laisser à table

invite-share = Inviter des amis
invite-text = Venez jouer : votre table est prête.
invite-copy = Copier le lien
invite-copied = Copié
invite-link = Lien de la table
invite-qr = QR
invite-qr-title = Scannez pour rejoindre
invite-qr-alt = Code QR du lien de la table
invite-code = Code
invite-only-here = Seul cet ordinateur peut ouvrir ce lien.
    .how = Pour laisser entrer les téléphones, arrêtez le serveur et démarrez-le avec { $make } ou { $command }. Cette table sera toujours là.

terms-title = Règles de la table
terms-clock = { $seconds } secondes par décision, plus { $bank } secondes de réserve pour toute la partie.
terms-opening = { $turns ->
        [0] Pas d’échanges d’ouverture.
        [one] Un échange d’ouverture.
       *[other] { $turns } échanges d’ouverture.
    }
terms-no-chat = La discussion est désactivée.
terms-public = Table publique : elle est affichée à l’accueil.
terms-private = Table privée : il faut le lien ou le code pour la trouver.
fair-title = Une donne équitable
fair-how = Chaque joueur et la maison apportent un nombre au hasard ; ensemble, ils déterminent la donne. La maison scelle le sien avant que quiconque s’installe ; après la partie, tous sont montrés, et chacun peut vérifier que rien n’a été changé.
fair-commitment = Le sceau de la maison (SHA-256) :

## Quitter une partie

leave-title = Quitter la partie ?
leave-what = Un bot jouera pour vous. Tant que la partie dure, vous pourrez revenir par le même lien et reprendre votre place.
leave-stay = Rester

## La ligne avec la maison

line-lost = Connexion perdue.
line-kept = { $waiting ->
        [0] Rien n’est perdu. La reconnexion est automatique.
        [one] Rien n’est perdu. Votre coup sera envoyé dès le retour de la connexion.
       *[other] Rien n’est perdu. Vos coups seront envoyés dès le retour de la connexion.
    }
line-back = Connexion rétablie.
line-retry = Réessayer

## Ce que dit l’administration

notice-warning = Avertissement de l’administration de la maison
notice-announcement = Annonce
notice-seen = J’ai compris
notice-dismiss = Fermer l’annonce

## Discussion

chat-title = Discussion
chat-unread = { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
chat-nothing = Personne n’a encore rien dit.
chat-muted = Tous ceux qui ont écrit sont en sourdine.
chat-say = Dites quelque chose
chat-say-spectators = Écrire aux spectateurs
chat-spectator = dans le public
chat-send = Envoyer
chat-later = Ce sera envoyé dès le retour de la connexion.
chat-mute = Mettre en sourdine ou signaler
chat-report = Signaler
chat-report-line = Signaler ce message de { $name }
chat-report-whom = Signaler { $name }
chat-on = Activer
chat-off = Désactiver
chat-is-off = Vous avez désactivé la discussion.

## Ce que la maison refuse

refusal-unreachable = Serveur injoignable. Vérifiez votre connexion et réessayez.
refusal-no-guest = Ce navigateur n’a pas été reconnu. Autorisez les cookies pour cette page, puis rechargez-la.
refusal-bad-setup = Ces réglages ne conviennent pas à ce jeu.
refusal-gone = Vous avez quitté cette table.
refusal-stale = Trop tard : il s’est passé autre chose entre-temps. Regardez de nouveau, puis décidez.
refusal-not-host = Seul l’hôte peut faire cela.
refusal-not-seated = C’est réservé aux joueurs de cette table.
refusal-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
refusal-table-full = Toutes les places sont prises. Vous pouvez regarder.
refusal-removed = Vous n’êtes plus à cette table (décision de l’hôte). Vous pouvez regarder.
refusal-already-started = La partie a déjà commencé.
refusal-not-full = Il reste des places libres : attendez vos amis ou ajoutez des bots.
refusal-not-over = La partie n’est pas encore finie.
refusal-game-over = La partie est finie.
refusal-no-bot = Aucun bot de ce nom pour ce jeu.
refusal-no-more = Vous avez déjà demandé plus de temps.
refusal-chat-off = La discussion est désactivée à cette table.
refusal-too-fast = Un peu trop vite. Attendez un instant.
refusal-too-fast-leave = Vous avez déjà quitté la partie plusieurs fois depuis votre dernière décision. Vous pourrez repartir après la prochaine, ou fermez simplement cette page : un bot jouera bientôt pour vous.
refusal-too-fast-seat = Vous avez changé de place trop souvent à cette table. Gardez la vôtre, regardez, ou ouvrez une autre table.
refusal-too-fast-seats = Les places ont trop souvent changé à cette table. Commencez avec les personnes présentes, ou ouvrez une autre table.
refusal-too-fast-bots = Trop de bots ont déjà été invités à cette table. Attendez des joueurs, ou ouvrez une autre table.
refusal-too-fast-peek = Il ne s’est rien passé depuis votre dernier coup d’œil. Vous pourrez en jeter un autre après la prochaine décision.
refusal-too-fast-address = Trop de demandes arrivent de votre réseau en ce moment. Réessayez dans quelques minutes.
refusal-too-fast-code = Trop de mauvais codes ont été essayés depuis votre réseau. Réessayez dans quelques minutes.
refusal-too-fast-tables = Vous avez déjà beaucoup de tables ouvertes. Fermez-en une, ou attendez que l’une d’elles se termine.
refusal-too-many = Maximum atteint : retirez-en un.
refusal-bad-name = Ce nom n’est pas autorisé ici. Choisissez-en un autre.
refusal-muted = Vous êtes en sourdine pour l’instant (décision de l’administration) : vous ne pouvez pas écrire ici.
refusal-banned = Pour l’instant, vous ne pouvez pas entrer dans cette maison.
refusal-no-line = Ce message n’est plus là.
refusal-no-person = Cette personne n’est plus à la table.
refusal-too-large = C’est trop long.
refusal-not-saved = Impossible de l’enregistrer : rien n’a été fait. Réessayez.
refusal-not-your-decision = Ce n’est pas à vous de décider pour l’instant.
refusal-illegal-action = Les règles ne le permettent pas pour l’instant.
refusal-no-table = Aucune table n’est ouverte sous ce lien ou ce code. La partie est peut-être terminée.
refusal-damaged = Les données enregistrées de cette table sont endommagées : impossible de l’ouvrir.
refusal-no-page = Il n’y a rien ici. Vérifiez le lien : il est peut-être incomplet.

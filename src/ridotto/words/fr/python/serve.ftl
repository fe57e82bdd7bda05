## ridotto serve

help-serve = démarrer un serveur : jouer dans un navigateur, en solo ou entre amis
    .long = Démarre un serveur où personnes et bots jouent dans un navigateur. Tout est enregistré dans le dossier de données, et les parties reprennent où elles en étaient quand vous le redémarrez. Code de sortie 0 : arrêté comme demandé ; 2 : un réglage n’est pas valable ; 3 : l’adresse ou le dossier de données est déjà utilisé ; 4 : le dossier de données ou son contenu est inutilisable.
help-serve-party = laisse les téléphones et les autres ordinateurs de votre réseau se connecter, et affiche l’adresse avec un code QR. Équivaut à --host 0.0.0.0.
help-serve-host = l’adresse d’écoute ; avec 0.0.0.0, tout votre réseau peut se connecter, avec unix:/run/house.sock, seulement un proxy de cet ordinateur.
help-serve-port = le port d’écoute ; 0 en prend un libre.
help-serve-data = le dossier des tables et des invités.
help-serve-public-url = l’adresse que les invités utilisent, si le serveur est derrière un proxy.
help-serve-thinkers = nombre de processus où les bots réfléchissent.
help-serve-grace = nombre de secondes après lesquelles un bot remplace un joueur parti.
help-serve-sockets = nombre maximal de connexions en tout.
help-serve-sockets-each = nombre maximal de connexions par invité.
help-serve-guests-each = combien de nouveaux invités peuvent venir d’une même adresse à la fois, puis autant toutes les dix minutes ; 0 pour ne pas limiter.
help-serve-tables-each = combien de tables un invité peut ouvrir à la fois, puis autant toutes les dix minutes ; 0 pour ne pas limiter.
help-serve-tables-open = combien de tables en attente ou en cours un invité peut avoir à la fois, et cinq fois plus une même adresse ; 0 pour ne pas limiter.
help-serve-chat-each = combien de messages un invité peut envoyer dans la discussion d’une table en dix secondes ; 0 pour ne pas limiter.
help-serve-sockets-address = nombre maximal de connexions depuis une même adresse : joueurs, spectateurs et page d’accueil, comptés séparément ; 0 pour ne pas limiter.
help-serve-codes-address = combien de mauvais codes une même adresse peut essayer par minute ; 0 pour ne pas limiter.
help-serve-requests-address = combien de requêtes par seconde peuvent venir d’une même adresse ; 0 pour ne pas limiter.
help-serve-messages-address = combien de messages par seconde les joueurs et spectateurs d’une même adresse peuvent envoyer ; 0 pour ne pas limiter.
help-serve-proxies = proxys de confiance (adresse du client transmise) : adresses ou réseaux séparés par des virgules, ou * pour tous.
help-serve-log = le niveau de journalisation : debug, info, warning ou error.
help-serve-operator-secret = le secret de la page d’administration, d’au moins 16 caractères ; sans lui, cette page n’existe pas. Les autres utilisateurs de cet ordinateur peuvent lire la ligne de commande : préférez la variable ou un fichier.
help-serve-operator-secret-file = un fichier dont la première ligne est le secret d’administration.
help-serve-word-lists = un dossier de listes de mots pour les noms et la discussion, à la place des nôtres.
help-serve-house-rules = un dossier de règles de la maison à la place des nôtres : en.md, fr.md, etc.
help-serve-backup-every = nombre d’heures entre deux sauvegardes ; 0 pour n’en faire aucune.
help-serve-keep-backups = combien de ces sauvegardes sont gardées.
help-serve-backups = le dossier de ces sauvegardes ; par défaut « backups » dans le dossier de données.
help-serve-keep-tables = au bout de combien de jours les tables terminées ou abandonnées sont supprimées ; 0 pour jamais.
help-serve-keep-chat = au bout de combien de jours la discussion des tables terminées est supprimée ; 0 pour jamais.
help-serve-keep-guests = au bout de combien de jours les invités qui ne reviennent pas sont oubliés ; 0 pour jamais.
help-serve-more = (Environnement : { $variable }. Par défaut : { $usual })

serve-party-host = --party et --host ne peuvent pas être combinées ; retirez l’une des deux
serve-needs-something = la valeur est vide ; retirez l’option ou donnez une valeur
serve-needs-seconds = « { $given } » n’est pas valable ; indiquez un nombre de secondes de 0 à { $most }
serve-needs-host = « { $given } » n’est pas valable ; indiquez une adresse de cette machine sans port, comme 127.0.0.1, 0.0.0.0 ou localhost
serve-needs-socket = « { $given } » n’est pas valable ; indiquez unix: suivi du chemin d’un socket, de { $most } octets au plus
serve-needs-folder = « { $given } » n’est pas valable ; indiquez le chemin d’un dossier
serve-needs-data = cet utilisateur n’a pas de dossier personnel où garder les tables ; indiquez un dossier, par exemple --data /var/lib/ridotto
serve-needs-url = « { $given } » n’est pas valable ; indiquez le début d’une adresse, sans chemin, comme https://masks.example.org
serve-needs-proxies = « { $given } » n’est pas valable ; indiquez des adresses ou des réseaux séparés par des virgules, comme 127.0.0.1,10.88.0.0/16, ou * pour tous
serve-needs-secret = donnez pour secret de { $least } à { $most } lettres, chiffres et signes, sans espaces
serve-needs-secret-file = « { $given } » n’est pas valable ; indiquez le chemin d’un fichier dont la première ligne est le secret
serve-needs-word-lists = « { $given } » n’est pas valable ; indiquez un dossier de listes de mots ({ $why })
serve-needs-house-rules = « { $given } » n’est pas valable ; indiquez un dossier de textes comme fr.md ({ $why })

serve-open = Ridotto est en marche : { $address }
serve-near = Sur votre réseau : { $address }
serve-public = Pour vos invités : { $address }
serve-no-network = Cet ordinateur n’est connecté à aucun réseau. Connectez-le au même Wi-Fi que les téléphones, puis redémarrez le serveur.
serve-alone = Seul cet ordinateur peut se connecter. Pour que les téléphones de votre réseau le puissent aussi : make party (ou : ridotto serve --party)
serve-behind = Seul un proxy de cet ordinateur peut se connecter ; les invités passent par lui.
serve-no-page = La page n’a pas été construite : les navigateurs ne trouveront rien ici tant que vous n’aurez pas lancé « make page ». Les programmes peuvent jouer.
serve-leave = Ctrl-C pour arrêter ; les parties reprendront où elles en étaient au prochain démarrage.

serve-port-house = Ridotto { $version } est déjà en marche à { $where } ; utilisez-le, arrêtez-le ou choisissez un autre --host ou un autre --port
serve-port-taken = un autre programme écoute déjà à { $where } ; choisissez un autre --host ou un autre --port
serve-no-address = impossible d’écouter à { $where } ({ $why }) ; choisissez un autre --host ou un autre --port
serve-folder-in-use = un autre serveur utilise { $data } ; arrêtez-le ou choisissez un autre --data
serve-bad-folder = { $data } est inutilisable ({ $why }) ; donnez à cet utilisateur le droit d’y écrire ou choisissez un autre --data
serve-bad-store = { $why }. Rien n’a été changé ; choisissez un autre --data ou utilisez une version plus récente de ce programme
serve-damaged-store = { $why }. Rien n’a été changé. Restaurez une sauvegarde avec « ridotto restore FICHIER --force » ; les fichiers endommagés sont gardés sous un autre nom. « ridotto check » vous en dit plus.

## ridotto check

help-check = vérifier que les données d’un serveur ne sont pas endommagées
    .long = Vérifie tout ce qu’un serveur a enregistré, ou une sauvegarde : le fichier lui-même, chaque journal et chaque partie, qui est rejouée. Rien n’est changé, et le serveur peut tourner. Code de sortie 0 : tout est intact ; 1 : quelque chose est endommagé, ou il n’y a rien à vérifier ; 2 : la ligne de commande n’est pas valable.
help-check-data = le dossier de données d’un serveur, ou une sauvegarde.
help-check-accept = ne plus faire signaler par le serveur les dommages trouvés : les tables qui ont perdu des entrées reprennent là où elles s’arrêtent désormais, les autres tables endommagées restent fermées. Le serveur doit être arrêté. Un dommage à la structure du fichier ne peut pas être accepté.
check-preparing = Vérification du fichier
check-under-way = Vérification des tables
check-nothing = il n’y a rien à vérifier : { $why }
check-fine = { $file } : { held-tables }, { held-entries }, { held-people }. Tout est intact.
check-damaged = { $file } : { held-tables }, { held-entries }, { held-people }. { $damaged ->
        [0] Quelque chose est endommagé, mais toutes les tables peuvent s’ouvrir.
        [one] { $damaged } table ne peut pas s’ouvrir.
       *[other] { $damaged } tables ne peuvent pas s’ouvrir.
    }
check-broken = Impossible d’utiliser { $file }. Restaurez une sauvegarde avec « ridotto restore FICHIER --force ».
check-accepted = Le serveur ne signalera plus ces dommages.
check-structure = La structure du fichier est endommagée : { $why }
check-table = Table { $table } : { $why }
check-others = { $count ->
        [one] { $count } autre table est endommagée.
       *[other] { $count } autres tables sont endommagées.
    }
check-entry-missing = l’entrée { $number } manque
check-entry-changed = l’entrée { $number } n’est pas celle qui a été écrite
check-entry-unplayable = l’entrée { $number } ne peut pas être rejouée ({ $why })
check-entries-lost = elle avait { $had } entrées et n’en a plus que { $number }
check-end-lost = la fin de son journal manque
check-log-lost = son journal manque
check-unreadable = elle est illisible ({ $why })
check-lost = { $count ->
        [one] Il manque un invité ou les derniers messages d’une discussion ({ $count }).
       *[other] Il manque des invités ou les derniers messages de discussions ({ $count }).
    }
check-unreadable-chat = { $count ->
        [one] { $count } message d’une discussion est illisible.
       *[other] { $count } messages de discussions sont illisibles.
    }

## ridotto backup, ridotto restore

help-backup = sauvegarder toutes les tables et tous les invités d’un serveur
    .long = Copie dans un fichier toutes les tables et tous les invités d’un serveur, même en marche. La copie est vérifiée avant de recevoir son nom. Elle contient les secrets des joueurs : protégez-la autant que le serveur. Code de sortie 0 : fait ; 1 : rien n’a été écrit ; 2 : la ligne de commande n’est pas valable ; 4 : les données sont inutilisables.
help-backup-file = le fichier à écrire
help-backup-force = écraser un fichier existant
help-restore = restaurer une sauvegarde
    .long = Remet dans un dossier de données, après l’avoir vérifié, un fichier écrit par « ridotto backup ». Code de sortie 0 : fait ; 1 : il y a déjà des données ; 2 : la ligne de commande n’est pas valable ; 3 : un serveur utilise le dossier de données ; 4 : le fichier ou le dossier est inutilisable. Rien n’est changé si tout n’est pas en ordre.
help-restore-file = un fichier écrit par ridotto backup
help-restore-force = même s’il y a déjà des données ; elles sont gardées sous un autre nom

held-tables = { $tables ->
        [0] aucune table
        [one] { $tables } table
       *[other] { $tables } tables
    }
held-entries = { $entries ->
        [0] aucune entrée
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }
held-people = { $people ->
        [0] aucun invité
        [one] { $people } invité
       *[other] { $people } invités
    }
backup-done = { $file } : { held-tables }, { held-entries }, { held-people }. Vérifié.
backup-there = { $file } existe déjà ; choisissez un autre nom, ou écrasez-le avec --force
backup-nothing = il n’y a rien à sauvegarder : { $store } n’existe pas, aucun serveur n’y a donc tourné ; s’il utilise un autre dossier, indiquez-le avec --data ou RIDOTTO_DATA
backup-not-written = impossible d’écrire { $file } : { $why }
backup-bad-store = impossible de copier les données : { $why }
restore-done = { $data } : { held-tables }, { held-entries }, { held-people }. Le serveur peut démarrer.
restore-aside = Les données précédentes sont gardées sous { $file }
restore-in-use = un serveur utilise { $data } ; arrêtez-le d’abord
restore-there = il y a déjà des données dans { $data } ; choisissez un autre --data, ou mettez-les de côté avec --force
restore-bad-copy = impossible de restaurer { $file } : { $why }. Rien n’a été changé

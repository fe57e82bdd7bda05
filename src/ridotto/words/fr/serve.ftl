## ridotto serve

help-serve = démarrer un serveur : jouer dans un navigateur, en solo ou entre amis
    .long = Démarre un serveur où personnes et bots jouent dans un navigateur. Tout est enregistré dans le dossier de données, et les parties reprennent où elles en étaient quand vous le redémarrez. Code de sortie 0 : arrêté comme demandé ; 2 : un réglage n’est pas valable ; 3 : l’adresse ou le dossier de données est déjà utilisé ; 4 : le dossier de données ou son contenu est inutilisable.
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
help-serve-proxies = proxys de confiance (adresse du client transmise) : adresses ou réseaux séparés par des virgules, ou * pour tous.
help-serve-log = le niveau de journalisation : debug, info, warning ou error.
help-serve-more = (Environnement : { $variable }. Par défaut : { $usual })

serve-needs-something = la valeur est vide ; retirez l’option ou donnez une valeur
serve-needs-seconds = « { $given } » n’est pas valable ; indiquez un nombre de secondes de 0 à { $most }
serve-needs-host = « { $given } » n’est pas valable ; indiquez une adresse de cette machine sans port, comme 127.0.0.1, 0.0.0.0 ou localhost
serve-needs-socket = « { $given } » n’est pas valable ; indiquez unix: suivi du chemin d’un socket, de { $most } octets au plus
serve-needs-folder = « { $given } » n’est pas valable ; indiquez le chemin d’un dossier
serve-needs-data = cet utilisateur n’a pas de dossier personnel où garder les tables ; indiquez un dossier, par exemple --data /var/lib/ridotto
serve-needs-url = « { $given } » n’est pas valable ; indiquez le début d’une adresse, sans chemin, comme https://masks.example.org
serve-needs-proxies = « { $given } » n’est pas valable ; indiquez des adresses ou des réseaux séparés par des virgules, comme 127.0.0.1,10.88.0.0/16, ou * pour tous

serve-open = Ridotto est en marche : { $address }
serve-near = Sur votre réseau : { $address }
serve-public = Pour vos invités : { $address }
serve-alone = Seul cet ordinateur peut se connecter. Pour que les téléphones de votre réseau le puissent aussi : --host 0.0.0.0
serve-behind = Seul un proxy de cet ordinateur peut se connecter ; les invités passent par lui.
serve-no-page = La page n’a pas été construite : les navigateurs ne trouveront rien ici tant que vous n’aurez pas lancé « make page ». Les programmes peuvent jouer.
serve-leave = Ctrl-C pour arrêter ; les parties reprendront où elles en étaient au prochain démarrage.

serve-port-house = Ridotto { $version } est déjà en marche à { $where } ; utilisez-le, arrêtez-le ou choisissez un autre --host ou un autre --port
serve-port-taken = un autre programme écoute déjà à { $where } ; choisissez un autre --host ou un autre --port
serve-no-address = impossible d’écouter à { $where } ({ $why }) ; choisissez un autre --host ou un autre --port
serve-folder-in-use = un autre serveur utilise { $data } ; arrêtez-le ou choisissez un autre --data
serve-bad-folder = { $data } est inutilisable ({ $why }) ; donnez à cet utilisateur le droit d’y écrire ou choisissez un autre --data
serve-bad-store = { $why }. Rien n’a été changé ; choisissez un autre --data ou utilisez une version plus récente de ce programme

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

## ridotto serve

help-serve = ouvrir une maison : jouer dans un navigateur, seul ou entre amis
    .long = Ouvre une maison où personnes et bots jouent dans un navigateur. Tout ce qui se passe est gardé dans le dossier de données, et reprend là où on en était quand la maison rouvre. Code 0 : fermée comme demandé ; 2 : un réglage ne convient pas ; 3 : l’adresse ou le dossier de données est occupé ; 4 : le dossier de données ou son contenu est inutilisable.
help-serve-host = l’adresse d’écoute ; avec 0.0.0.0, tout votre réseau peut entrer, avec unix:/run/house.sock, seulement un mandataire de cette machine.
help-serve-port = le port d’écoute ; 0 en prend un qui soit libre.
help-serve-data = où sont gardés les tables et les invités.
help-serve-public-url = l’adresse que les invités utilisent, si un mandataire se tient devant la maison.
help-serve-thinkers = dans combien de processus les bots réfléchissent.
help-serve-grace = au bout de combien de secondes un remplaçant joue pour qui est parti.
help-serve-sockets = combien de connexions il peut y avoir en tout.
help-serve-sockets-each = combien de connexions un invité peut avoir.
help-serve-guests-each = combien de nouveaux invités peuvent venir d’une même adresse à la fois, puis autant en dix minutes ; 0 pour ne rien limiter.
help-serve-tables-each = combien de tables un invité peut ouvrir à la fois, puis autant en dix minutes ; 0 pour ne rien limiter.
help-serve-proxies = quels mandataires sont crus quand ils disent pour qui ils demandent : adresses ou réseaux séparés par des virgules, ou * pour tous.
help-serve-log = ce qui est journalisé : debug, info, warning ou error.
help-serve-more = (Aussi : { $variable }. Sinon : { $usual })

serve-needs-something = aucune valeur n’est donnée ; retirez-le ou donnez-en une
serve-needs-seconds = « { $given } » ne convient pas : il faut un nombre de secondes de 0 à { $most }
serve-needs-host = « { $given } » ne convient pas : il faut une adresse de cette machine sans port, comme 127.0.0.1, 0.0.0.0 ou localhost
serve-needs-socket = « { $given } » ne convient pas : après unix:, il faut le chemin d’un socket, de { $most } octets au plus
serve-needs-folder = « { $given } » ne convient pas : il faut le chemin d’un dossier
serve-needs-data = cet utilisateur n’a pas de dossier personnel où garder les tables : indiquez un dossier, par exemple --data /var/lib/ridotto
serve-needs-url = « { $given } » ne convient pas : il faut le début d’une adresse, sans chemin, comme https://masks.example.org
serve-needs-proxies = « { $given } » ne convient pas : il faut des adresses ou des réseaux séparés par des virgules, comme 127.0.0.1,10.88.0.0/16, ou * pour tous

serve-open = La maison est ouverte : { $address }
serve-near = Pour tout votre réseau : { $address }
serve-public = Pour vos invités : { $address }
serve-alone = Seul cet ordinateur peut y accéder. Pour que les téléphones de votre réseau entrent aussi : --host 0.0.0.0
serve-behind = Seul un mandataire de cette machine peut y accéder ; les invités passent par lui.
serve-no-page = La page n’est pas construite : les navigateurs ne trouveront rien ici tant que « make page » n’aura pas été lancé. Les programmes peuvent jouer.
serve-leave = Ctrl-C ferme la maison ; les parties reprennent là où elles en étaient quand vous la rouvrez.

serve-port-house = une de nos maisons, version { $version }, est déjà ouverte à { $where } : utilisez-la, fermez-la ou choisissez un autre --host ou un autre --port
serve-port-taken = un autre programme écoute déjà à { $where } : choisissez un autre --host ou un autre --port
serve-no-address = impossible d’écouter à { $where } ({ $why }) : choisissez un autre --host ou un autre --port
serve-folder-in-use = une autre maison est ouverte sur { $data } : fermez-la ou choisissez un autre --data
serve-bad-folder = { $data } est inutilisable ({ $why }) : laissez cet utilisateur y écrire ou choisissez un autre --data
serve-bad-store = { $why }. Rien n’a été changé : choisissez un autre --data ou une version plus récente de ce programme

## ridotto backup, ridotto restore

help-backup = copier dans un fichier toutes les tables et tous les invités d’une maison
    .long = Copie dans un fichier toutes les tables et tous les invités d’une maison, même ouverte. La copie est vérifiée avant de recevoir son nom. Elle contient ce que les joueurs gardent secret : gardez-la aussi bien que la maison. Code 0 : fait ; 1 : rien n’a été écrit ; 2 : la ligne de commande ne convient pas ; 4 : les données sont inutilisables.
help-backup-file = le fichier à écrire
help-backup-force = écraser un fichier qui existe
help-restore = remettre une copie en place dans une maison
    .long = Remet un fichier de « ridotto backup » dans un dossier de données, après l’avoir vérifié. Code 0 : fait ; 1 : il y a déjà des données ; 2 : la ligne de commande ne convient pas ; 3 : une maison est ouverte sur le dossier de données ; 4 : le fichier ou le dossier est inutilisable. Rien n’est changé si tout n’est pas en ordre.
help-restore-file = un fichier écrit par ridotto backup
help-restore-force = même s’il y a déjà des données, qui sont gardées sous un autre nom

held-tables = { $tables ->
        [0] aucune table
        [one] une table
       *[other] { $tables } tables
    }
held-entries = { $entries ->
        [0] aucune inscription
        [one] une inscription
       *[other] { $entries } inscriptions
    }
held-people = { $people ->
        [0] aucun invité
        [one] un invité
       *[other] { $people } invités
    }
backup-done = { $file } : { held-tables }, { held-entries }, { held-people }. Vérifié.
backup-there = { $file } existe déjà : choisissez un autre nom, ou écrasez-le avec --force
backup-nothing = il n’y a rien à copier : aucune maison n’y a jamais été ouverte, car { $store } n’existe pas ; si la maison a un autre dossier, indiquez-le avec --data ou RIDOTTO_DATA
backup-not-written = impossible d’écrire { $file } : { $why }
backup-bad-store = impossible de copier les données : { $why }
restore-done = { $data } : { held-tables }, { held-entries }, { held-people }. La maison peut ouvrir.
restore-aside = Les données qui s’y trouvaient sont gardées sous { $file }
restore-in-use = une maison est ouverte sur { $data } : fermez-la d’abord
restore-there = il y a déjà des données dans { $data } : choisissez un autre --data, ou mettez-les de côté avec --force
restore-bad-copy = impossible de remettre { $file } en place : { $why }. Rien n’a été changé

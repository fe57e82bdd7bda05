## ridotto serve

help-serve = ouvrir une maison : jouer dans un navigateur, seul ou entre amis
    .long = Ouvre une maison où personnes et bots jouent dans un navigateur. Tout ce qui se passe est gardé dans le dossier de données, et reprend là où on en était quand la maison rouvre. Code 0 : fermée comme demandé ; 2 : un réglage ne convient pas ; 3 : l’adresse ou le dossier de données est occupé ; 4 : le dossier de données ou son contenu est inutilisable.
help-serve-host = l’adresse d’écoute ; avec 0.0.0.0, tout votre réseau peut entrer.
help-serve-port = le port d’écoute ; 0 en prend un qui soit libre.
help-serve-data = où sont gardés les tables et les invités.
help-serve-public-url = l’adresse que les invités utilisent, si un mandataire se tient devant la maison.
help-serve-thinkers = dans combien de processus les bots réfléchissent.
help-serve-grace = au bout de combien de secondes un remplaçant joue pour qui est parti.
help-serve-sockets = combien de connexions il peut y avoir en tout.
help-serve-sockets-each = combien de connexions un invité peut avoir.
help-serve-log = ce qui est journalisé : debug, info, warning ou error.
help-serve-more = (Aussi : { $variable }. Sinon : { $usual })

serve-needs-something = aucune valeur n’est donnée ; retirez-le ou donnez-en une
serve-needs-seconds = « { $given } » ne convient pas : il faut un nombre de secondes de 0 à { $most }
serve-needs-host = « { $given } » ne convient pas : il faut une adresse de cette machine sans port, comme 127.0.0.1, 0.0.0.0 ou localhost
serve-needs-folder = « { $given } » ne convient pas : il faut le chemin d’un dossier
serve-needs-url = « { $given } » ne convient pas : il faut le début d’une adresse, sans chemin, comme https://masks.example.org

serve-open = La maison est ouverte : { $address }
serve-near = Pour tout votre réseau : { $address }
serve-public = Pour vos invités : { $address }
serve-alone = Seul cet ordinateur peut y accéder. Pour que les téléphones de votre réseau entrent aussi : --host 0.0.0.0
serve-leave = Ctrl-C ferme la maison ; les parties reprennent là où elles en étaient quand vous la rouvrez.

serve-port-house = une de nos maisons, version { $version }, est déjà ouverte à { $where } : utilisez-la, fermez-la ou choisissez un autre --port
serve-port-taken = un autre programme écoute déjà à { $where } : choisissez un autre --port
serve-no-address = impossible d’écouter à { $where } ({ $why }) : choisissez un autre --host ou un autre --port
serve-folder-in-use = une autre maison est ouverte sur { $data } : fermez-la ou choisissez un autre --data
serve-bad-folder = { $data } est inutilisable ({ $why }) : laissez cet utilisateur y écrire ou choisissez un autre --data
serve-bad-store = { $why }. Rien n’a été changé : choisissez un autre --data ou une version plus récente de ce programme

# The browser's page: foyer, opening a table, waiting room, connection, chat.

page-skip = Aller à la table
page-entering = On entre…
page-workshop = Atelier
page-how = Comment jouer
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

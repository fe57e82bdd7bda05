# Le rythme de la partie, et un résumé pour les personnes absentes.

pace = Rythme
    .why = La vitesse des bots, et le temps pendant lequel la table montre ce qui se passe. Vous pouvez le changer en cours de partie.
pace-table = Celui de la table
pace-calm = Calme
pace-normal = Normal
pace-quick = Rapide
pace-of-table = Rythme de cette table
    .why = Il vaut pour toute la table. Seul l’hôte peut le changer.
pace-of-page = Ne change que ce que vous voyez. La table continue à son rythme.
refusal-too-fast-pace = Le rythme a été changé trop souvent à cette table.

recap = Pendant votre absence
recap-close = Fermer

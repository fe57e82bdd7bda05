# Les leçons et les conseils : ce qu’il faut avant de les charger.

foyer-learn = Apprendre en cinq minutes
    .why = Une courte partie guidée. Ici, les erreurs ne coûtent rien.
settings-coach = Conseils
    .why = Une phrase au bon moment, pendant vos deux premières parties de chaque jeu

# Comment se présentent les joueurs de Masquerade qui ne sont pas des personnes.

portrait-pulcinella = Pulcinella danse où ses pieds le mènent et lance tout ce qu’il a en main.
portrait-colombina = Colombina pèse chaque pas séparément, et un peu selon son humeur.
portrait-balanzone = Le docteur Balanzone imagine des centaines de suites possibles aux prochains tours.

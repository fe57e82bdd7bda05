# The end of a game: results and awards.

end-results = Résultats
end-awards = Palmarès
end-turning = Les masques se retournent…
end-lost = Impossible de récupérer les masques.
un-save-square = Image carrée
end-points = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }

## Why a game of Mascarade ended; $amount is the winners’ fortune

mas-ended-thirteen = La fortune gagnante : { mas-coins }.
mas-ended-ruin = Quelqu’un n’a plus de pièces. La plus grosse fortune : { mas-coins }.
mas-ended-cheat = Le { $cheat } avait { mas-coins } ; dix suffisaient.
mas-ended-turn-limit = C’était le dernier tour. La plus grosse fortune : { mas-coins }.

## Awards of Mascarade, each with the number behind it

award-mascarade-liar = Le plus de mensonges
    .why = { $count ->
            [one] { $count } fausse annonce
           *[other] { $count } fausses annonces
        }
award-mascarade-nose = Le meilleur flair
    .why = { $count ->
            [one] { $count } mensonge démasqué
           *[other] { $count } mensonges démasqués
        }
award-mascarade-robbed = Les poches les plus visitées
    .why = { $count ->
            [one] { $count } pièce perdue au profit des autres
           *[other] { $count } pièces perdues au profit des autres
        }
award-mascarade-fined = Les plus grosses amendes
    .why = { $count ->
            [one] { $count } pièce d’amende
           *[other] { $count } pièces d’amende
        }
award-mascarade-hands = Les mains les plus agiles
    .why = { $count ->
            [one] { $count } échange, réel ou simulé
           *[other] { $count } échanges, réels ou simulés
        }
award-mascarade-blind = Sans jamais regarder
    .why = { $count ->
            [one] { $count } tour sans regarder son masque
           *[other] { $count } tours sans regarder son masque
        }

## Awards of Masquerade, each with the number behind it

award-masquerade-duels = La plus fine lame
    .why = { $count ->
            [one] { $count } Défi gagné
           *[other] { $count } Défis gagnés
        }
award-masquerade-treasures = La chasse aux Trésors
    .why = { $count ->
            [one] { $count } Trésor gagné
           *[other] { $count } Trésors gagnés
        }
award-masquerade-spells = Le plus de magie
    .why = { $count ->
            [one] { $count } Sort lancé
           *[other] { $count } Sorts lancés
        }
award-masquerade-hurt = La nuit la plus rude
    .why = { $count ->
            [one] { $count } vie perdue
           *[other] { $count } vies perdues
        }
award-masquerade-mask = Le secret le mieux gardé
    .why = { $count ->
            [one] { $count } point grâce au Masque
           *[other] { $count } points grâce au Masque
        }
un-share = Partager

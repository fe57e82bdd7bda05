# The end of a game: results and awards.

end-results = Resultados
end-awards = Premios
end-turning = Se destapan las máscaras…
end-lost = No se han podido obtener las máscaras.
un-save-square = Imagen cuadrada
end-points = { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }

## Why a game of Mascarade ended; $amount is the winners’ fortune

mas-ended-thirteen = La fortuna ganadora: { mas-coins }.
mas-ended-ruin = Alguien se ha quedado sin monedas. La mayor fortuna: { mas-coins }.
mas-ended-cheat = El { $cheat } tenía { mas-coins }; bastaban diez.
mas-ended-turn-limit = Era el último turno. La mayor fortuna: { mas-coins }.

## Awards of Mascarade, each with the number behind it

award-mascarade-liar = Más mentiras
    .why = { $count ->
            [one] 1 anuncio falso
           *[other] { $count } anuncios falsos
        }
award-mascarade-nose = Mejor olfato
    .why = { $count ->
            [one] 1 mentira descubierta
           *[other] { $count } mentiras descubiertas
        }
award-mascarade-robbed = Más robos sufridos
    .why = { $count ->
            [one] 1 moneda arrebatada por otros jugadores
           *[other] { $count } monedas arrebatadas por otros jugadores
        }
award-mascarade-fined = Cliente de la Justicia
    .why = { $count ->
            [one] 1 moneda en multas
           *[other] { $count } monedas en multas
        }
award-mascarade-hands = Manos inquietas
    .why = { $count ->
            [one] 1 cambio, real o fingido
           *[other] { $count } cambios, reales o fingidos
        }
award-mascarade-blind = Sin mirar nunca
    .why = { $count ->
            [one] 1 turno sin mirar la propia máscara
           *[other] { $count } turnos sin mirar la propia máscara
        }

## Awards of Masquerade, each with the number behind it

award-masquerade-duels = Mejor duelista
    .why = { $count ->
            [one] 1 Desafío ganado
           *[other] { $count } Desafíos ganados
        }
award-masquerade-treasures = A la caza de Tesoros
    .why = { $count ->
            [one] 1 Tesoro conseguido
           *[other] { $count } Tesoros conseguidos
        }
award-masquerade-spells = Más magia
    .why = { $count ->
            [one] 1 Hechizo lanzado
           *[other] { $count } Hechizos lanzados
        }
award-masquerade-hurt = La noche más dura
    .why = { $count ->
            [one] 1 vida perdida
           *[other] { $count } vidas perdidas
        }
award-masquerade-mask = El secreto mejor guardado
    .why = { $count ->
            [one] 1 punto por la Máscara
           *[other] { $count } puntos por la Máscara
        }
un-share = Compartir

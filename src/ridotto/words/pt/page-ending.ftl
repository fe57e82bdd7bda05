# The end of a game: results and awards.

end-results = Resultados
end-awards = Prêmios
end-turning = Virando as máscaras…
end-lost = Não foi possível obter as máscaras.
un-save-square = Imagem quadrada
end-points = { $amount ->
        [one] { $amount } ponto
       *[other] { $amount } pontos
    }

## Why a game of Mascarade ended; $amount is the winners’ fortune

mas-ended-thirteen = A fortuna vencedora: { mas-coins }.
mas-ended-ruin = Alguém ficou sem moedas. A maior fortuna: { mas-coins }.
mas-ended-cheat = O { $cheat } tinha { mas-coins }; dez bastavam.
mas-ended-turn-limit = Foi o último turno. A maior fortuna: { mas-coins }.

## Awards of Mascarade, each with the number behind it

award-mascarade-liar = Mais mentiras
    .why = { $count ->
            [one] { $count } anúncio falso
           *[other] { $count } anúncios falsos
        }
award-mascarade-nose = Melhor faro
    .why = { $count ->
            [one] { $count } mentira descoberta
           *[other] { $count } mentiras descobertas
        }
award-mascarade-robbed = Quem mais foi roubado
    .why = { $count ->
            [one] { $count } moeda perdida para outros jogadores
           *[other] { $count } moedas perdidas para outros jogadores
        }
award-mascarade-fined = Cliente do Tribunal
    .why = { $count ->
            [one] { $count } moeda em multas
           *[other] { $count } moedas em multas
        }
award-mascarade-hands = Mãos inquietas
    .why = { $count ->
            [one] { $count } troca, real ou fingida
           *[other] { $count } trocas, reais ou fingidas
        }
award-mascarade-blind = Nunca olhou
    .why = { $count ->
            [one] { $count } turno sem olhar a própria máscara
           *[other] { $count } turnos sem olhar a própria máscara
        }

## Awards of Masquerade, each with the number behind it

award-masquerade-duels = Melhor duelista
    .why = { $count ->
            [one] { $count } Desafio vencido
           *[other] { $count } Desafios vencidos
        }
award-masquerade-treasures = Caça aos Tesouros
    .why = { $count ->
            [one] { $count } Tesouro conquistado
           *[other] { $count } Tesouros conquistados
        }
award-masquerade-spells = Mais magia
    .why = { $count ->
            [one] { $count } Feitiço lançado
           *[other] { $count } Feitiços lançados
        }
award-masquerade-hurt = A noite mais dura
    .why = { $count ->
            [one] { $count } vida perdida
           *[other] { $count } vidas perdidas
        }
award-masquerade-mask = O segredo mais bem guardado
    .why = { $count ->
            [one] { $count } ponto pela Máscara
           *[other] { $count } pontos pela Máscara
        }
un-share = Compartilhar

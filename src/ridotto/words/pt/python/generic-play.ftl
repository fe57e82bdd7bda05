## Jogos sem mesa própria no terminal

generic-play-welcome = { $game }. Seu lugar é o { $seat }. Em qualquer pergunta, digite ? para ajuda.
generic-play-help = Digite o número que vem antes da sua escolha. Dá para responder várias perguntas em uma linha.
generic-play-truth = O que estava oculto
help-game-players = número de jogadores
help-game-turn-limit = a partida termina depois deste número de turnos

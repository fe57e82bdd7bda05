## Jogos sem mesa própria no terminal

generic-play-welcome = { $game }. Você ocupa o lugar { $seat }. Em qualquer pergunta, ? ajuda.
generic-play-help = Responda com o número antes da sua escolha. Várias respostas cabem numa linha.
generic-play-truth = O que estava oculto
help-game-players = quantos jogadores
help-game-turn-limit = depois desse número de turnos a partida termina

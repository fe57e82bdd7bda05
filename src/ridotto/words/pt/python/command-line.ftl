## A linha de comando

yes-words = s sim y
no-words = n não

usage-heading = uso: { "" }
help-arguments = argumentos
help-options = opções
help-options-of = opções de { $game }
help-commands = comandos
help-help = mostra esta ajuda e sai
help-version = mostra a versão e sai
help-lang = idioma: en, es, pt, pl ou fr (padrão: o idioma do sistema)
help-ridotto = Dois jogos de baile de máscaras, identidades ocultas e blefe: para jogar, automatizar e estudar.
help-more = Use “ridotto COMANDO --help” para ver a ajuda de um comando.

help-play = jogar no terminal
    .long = Joga uma partida no terminal contra uma mesa variada de bots ou contra os que você escolher. Você só vê o que um jogador no seu lugar poderia ver.
help-replay = mostrar uma partida gravada em palavras
    .long = Mostra uma partida gravada em palavras, do ponto de vista de um dos jogadores ou de quem assistiu. Gravações alteradas à mão são recusadas.
help-scenario = as fichas de Cenário impressas e os seus conjuntos de máscaras
    .long = Mostra as fichas de Cenário impressas e verifica ou sugere conjuntos de máscaras.
help-simulate = simular milhares de partidas ao acaso
    .long = Simula muitas partidas entre jogadores que decidem ao acaso e mostra como terminam. A mesma semente dá o mesmo resultado, seja qual for o número de processos.
help-referee = deixar um programa conduzir uma partida, com um objeto JSON por linha
    .long = Lê um objeto JSON por linha da entrada padrão e responde a cada um com outro na saída padrão.

usage-see-help = Veja “{ $command }”.
usage-required = falta: { $what }
usage-unrecognized = não reconhecido: { $what }
usage-value-missing = { $what } precisa de um valor
usage-no-value = { $what } não aceita valor, mas recebeu { $given }
usage-not-both = { $what } e { $given } não podem ser usados juntos
usage-number = “{ $given }” não é válido; use um número inteiro de { $least } a { $most }
usage-number-from = “{ $given }” não é válido; use um número inteiro a partir de { $least }
usage-choice = “{ $given }” é desconhecido; escolha entre { $known }
usage-close = Você quis dizer “{ $close }”?
usage-language = não existe o idioma “{ $given }”; escolha entre { $known }
usage-command = não existe o comando “{ $given }”; os comandos são { $known }

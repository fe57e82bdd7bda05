# Before something that is said of $what
label = { $what }:
yes-words = s sim y
no-words = n não

## A linha de comandos

usage-heading = uso: { "" }
help-arguments = argumentos
help-options = opções
help-commands = comandos
help-help = mostra esta ajuda e sai
help-version = mostra a versão e sai
help-lang = idioma: en, es, pt, pl ou fr (sem esta opção, o do seu ambiente)
help-ridotto = Dois jogos de baile de máscaras, de identidades ocultas e blefe: para jogar, comandar e estudar.
help-more = “ridotto COMANDO --help” diz mais sobre um comando.

help-play = jogar no terminal
    .long = Jogue uma partida no terminal com personagens de vários tipos ou com quem for convidado à mesa. Vê-se o que um jogador no seu lugar pode ver, e nada mais.
help-replay = contar o decorrer de uma partida gravada
    .long = Conta o decorrer de uma partida gravada, como a viu um dos presentes. Uma gravação alterada à mão é recusada.
help-scenario = as folhas impressas e os seus próprios conjuntos de máscaras
    .long = Mostra as folhas impressas e verifica ou sugere conjuntos de máscaras.
help-simulate = jogar milhares de partidas ao acaso
    .long = Faz jogar muitas partidas a jogadores que decidem ao acaso e mostra como acabam. A mesma semente dá o mesmo resultado, seja qual for o número de processos.
help-referee = deixar um programa conduzir uma partida: um objeto JSON por linha
    .long = Lê um objeto JSON por linha da entrada padrão e responde a cada um com outro na saída padrão.

usage-see-help = Veja “{ $command }”.
usage-required = falta alguma coisa: { $what }
usage-unrecognized = não se entende: { $what }
usage-value-missing = { $what } precisa de um valor a seguir
usage-no-value = { $what } não aceita valor, mas recebeu { $given }
usage-not-both = { $what } e { $given } não podem vir juntos
usage-number = “{ $given }” não serve: é preciso um número inteiro de { $least } a { $most }
usage-number-from = “{ $given }” não serve: é preciso um número inteiro a partir de { $least }
usage-choice = “{ $given }” é desconhecido; escolha entre { $known }
usage-language = não existe o idioma “{ $given }”; escolha entre { $known }
usage-command = não existe o comando “{ $given }”; os comandos são { $known }

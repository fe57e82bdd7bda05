## A mesa

person-number = J{ $number }
table-court = tribunal ● { $coins }
table-bank = banco ● { $coins }
table-centre = centro

## Jogar

play-welcome = Mascarade, { $scenario }. Seu lugar é o { $seat }. Com treze moedas, você vence; em qualquer pergunta, digite ? para ajuda.
play-deal-centre = centro { $number }
play-deal-ready = Enter para virar as máscaras:
play-back = voltar
play-look = olhar a sua máscara
play-swap = trocar ou fingir
play-announce = anunciar uma máscara
play-ask-turn = O que você faz?
play-ask-opening = Turno inicial: que máscara você pega, além da sua?
play-ask-swap = Que máscara você pega, além da sua?
play-centre = centro { $number }
play-really = trocar de verdade
play-pretend = só fingir
play-claim = duvidar (“Sou eu!”)
play-pass = deixar passar
play-ask-targets = { $mask }: quais dois jogadores? Primeira pessoa:
play-ask-second = E a segunda?
play-decline = não usar
play-may-not-announce = Sua máscara foi revelada no último turno, então você não pode anunciar agora.
play-bad-answer = “{ $given }” não é uma das respostas: { $known }.
play-bad-empty = Dê uma resposta: { $known }.
play-no-peek = Nesta mesa não dá para espiar (use --peek para permitir).
play-peek-own-turn = É o seu turno: olhe em vez de espiar.
play-notes-none = Você não tem anotações. Digite “n” e um texto para criar uma.
play-log-none = Ainda não aconteceu nada.
play-quit = Sair da partida?
play-yes-no = Responda { $yes } ou { $no }.
play-company-comes = Seus adversários estão chegando…
play-compiling = Preparando as regras para este computador. Leva cerca de meio minuto, só uma vez…
play-left = Você saiu da mesa.
play-help = Cada um começa com 6 moedas e uma máscara, que pode ter sido trocada desde então. No seu turno, olhe a sua máscara, troque (ou finja trocar) debaixo da mesa ou anuncie uma máscara para usar o poder dela, seja a sua ou não. Os outros podem duvidar e dizer que a máscara é deles. Então você e quem duvidou revelam as máscaras: quem tem a máscara anunciada usa o poder, e os outros que revelaram pagam uma multa. Com 13 moedas, você vence. Se alguém ficar sem moedas, vence quem tiver mais.
play-help-answers = Digite o número ou a letra que vem antes da sua escolha. Dá para responder várias perguntas em uma linha: “2 3 1” troca com o jogador 3.
play-help-m = as máscaras em jogo e seus poderes
play-help-t = a mesa
play-help-l = o que acabou de acontecer (l 50: as últimas cinquenta linhas)
play-help-n = suas anotações (n e um texto: nova anotação)
play-help-p = espiar a sua máscara fora do seu turno, se a mesa permitir
play-help-b = voltar à pergunta anterior
play-help-q = sair da partida
play-help-help = esta ajuda

play-truth-title = As máscaras no fim
play-swaps-title = O que aconteceu de verdade com as máscaras
play-saved = A gravação da partida está em { $file }.
play-see-record = Para ver: ridotto replay { $file }
play-resume = Para continuar: ridotto play { $game } --resume { $file } --seat { $seat }
play-seed = A semente desta partida era { $seed }.
play-ask-save = Arquivo para salvar a gravação (Enter: nenhum)
play-not-saved = Não foi possível gravar { $file }: { $why }
play-again = Jogar de novo?

help-play-scenario = uma ficha de Cenário impressa, como 8A, ou um arquivo TOML com um conjunto de máscaras (padrão: 6A)
help-play-players = número de jogadores, de 4 a 12, se não houver --scenario (padrão: 6)
usage-players = --players { $given } não serve: o conjunto é para { $players } jogadores
help-play-seat = o seu lugar, contado a partir de 0 (padrão: 0)
help-play-seed = um número; a mesma semente dá a mesma distribuição e os mesmos adversários
help-play-name = o seu nome na mesa
help-play-peek = deixa todos espiarem a própria máscara fora do turno
help-play-closed-deal = distribui as máscaras viradas para baixo
help-play-turn-limit = depois deste número de turnos, vence quem tiver mais moedas
help-play-save = salva a gravação da partida neste arquivo
help-play-resume = continua uma partida gravada
help-play-fast = sem pausas entre as jogadas dos outros
play-bad-seat = não existe o lugar { $seat } nesta mesa; use de 0 a { $most }
play-bad-name = o nome deve ter de 1 a { $most } caracteres imprimíveis
play-file-exists = { $file } já existe; escolha outro nome para a gravação
play-over-already = essa partida já acabou; para ver: ridotto replay { $file }
play-resume-alone = --resume continua a partida como foi gravada; retire { $what }

## Gravações

help-replay-file = uma gravação salva por “ridotto play --save” ou pelo árbitro
help-replay-viewer = o ponto de vista: o número de um jogador, spectator ou omniscient (padrão: omniscient, com todos os segredos à mostra)
replay-refused = { $file } foi recusado: { $why }
replay-unread = não foi possível ler { $file }: { $why }
replay-huge = o arquivo é grande demais para ser uma gravação
record-not-json = não é uma gravação: isto não é JSON ({ $detail })
record-not-record = não é a gravação de uma partida
record-later = esta gravação é da versão { $version }, mas este programa lê até a versão { $known }; use um mais novo
record-form = a gravação está malformada ({ $detail })
record-changed = a gravação foi alterada depois de salva: a soma de verificação não confere
record-setup = a preparação da partida não é válida ({ $detail })
record-move = a jogada { $number } não segue as regras ({ $detail })
record-result = as jogadas não levam ao resultado indicado ({ $detail })
replay-bad-viewer = “{ $given }” não é um ponto de vista desta partida; use spectator, omniscient ou um jogador de 0 a { $most }
replay-players = Jogadores: { $names }
replay-unfinished = A gravação termina aqui; a partida não acabou.
play-game-first = indique primeiro o jogo e depois as opções dele; os jogos são { $known }
play-no-folder = a pasta não existe ou não permite gravação
file-is-folder = isso é uma pasta
file-name-long = o nome é longo demais
file-no-room = o disco está cheio
replay-other-game = { $file } é uma gravação de outro jogo: { $game }

# A página do navegador: saguão, abrir uma mesa, sala de espera, conexão, chat.

page-skip = Ir para o conteúdo
page-entering = Carregando…
page-workshop = Oficina
page-how = Como jogar
page-close = Fechar
page-replay = Caem as máscaras
page-your-name = Seu nome
page-house-rules = Regras da casa
page-docs = Documentação (em inglês)
page-report = Denunciar alguém
name-gone = Pessoa anônima

game-mascarade = Mascarade
    .why = Quem é quem? Anuncie uma máscara, seja a sua ou não. De 4 a 12 jogadores.
game-masquerade = Masquerade
    .why = Um baile de cartas, Feitiços e uma Máscara secreta. De 2 a 5 jogadores.

## Quando algo não está lá

trouble-unreachable = Não foi possível conectar ao Ridotto.
    .mend = Verifique a sua conexão. Tudo o que você jogou está salvo.
trouble-nowhere = Não há nada neste endereço.
    .mend = Confira o link: talvez esteja incompleto.
trouble-no-table = Esta mesa não existe.
    .mend = Talvez ela tenha sido apagada ou o link esteja incompleto.
trouble-damaged = Não é possível abrir esta mesa.
    .mend = Os dados salvos dela foram danificados. As outras mesas não foram afetadas.
trouble-wrong-origin = Não dá para abrir esta mesa daqui.
    .mend = Abra o link em uma nova janela.
trouble-closed = Quem comanda a mesa a fechou.
    .mend = Abra uma nova mesa ou entre em outra pelo saguão.
trouble-closed-by-operator = A administração fechou esta mesa.
trouble-closed-reason = Motivo: { $reason }
trouble-retry = Tentar de novo
trouble-home = Voltar ao saguão

## Ajustes

settings-title = Ajustes
avatar-title = Seu avatar
    .why = Os outros o veem na mesa. É enviado quando você se senta.
avatar-change = Trocar avatar
settings-language = Idioma
settings-scheme = Aparência
settings-scheme-auto = Igual ao aparelho
settings-scheme-dark = Escuro
settings-scheme-light = Claro
settings-calm = Menos movimento
    .why = Sem animações.
settings-sound = Som
    .why = Toca sons suaves durante a partida e quando é a sua vez.
settings-data = Seus dados
    .why = A casa guarda seu nome, as mesas em que você jogou e suas mensagens no chat.
settings-data-get = Baixar
settings-data-delete = Apagar…
settings-data-sure = Apagar seus dados?
    .what = Seu nome e suas mensagens vão sumir de todas as mesas. As partidas encerradas ainda poderão ser revistas, sem seu nome; nas que não terminaram, um bot continua por você. Isso não pode ser desfeito.
settings-data-go = Apagar
settings-data-keep = Manter

## Saguão

foyer-what = Dois jogos de máscaras, blefe e memória. Jogue com amigos por um link ou com bots a qualquer hora.
foyer-play-now = Jogar agora contra bots
    .why = Mascarade para seis. Sem conta e sem precisar de nome.
foyer-sitting-down = Procurando um lugar para você…
foyer-open = Abrir uma mesa
foyer-join = Jogar com amigos
foyer-join-given = Link ou código
foyer-join-go = Entrar
foyer-mine = Suas mesas
foyer-mine-go = Continuar
foyer-mine-wait = Voltar à sala de espera
foyer-tables = Mesas abertas
foyer-no-tables = Nenhuma mesa pública no momento. Abra uma, e ela vai aparecer aqui.
foyer-listening = Procurando mesas…
foyer-seats = { $taken } de { $players }
foyer-table-join = Entrar
foyer-table-watch = Assistir
foyer-masquerade = Jogar Masquerade contra bots
    .why = O outro jogo: um baile com Feitiços, Guardiões e uma Máscara secreta.
foyer-workshop = Oficina
    .why = Monte o seu conjunto de máscaras.
foyer-how =
    .why = Aprenda qualquer um dos jogos em poucos minutos.
foyer-house-rules =
    .why = O que pedimos a todos que jogam aqui.

## Abrir uma mesa

open-title = Abrir uma mesa
open-game = Jogo
open-players = Jogadores
open-masks = Máscaras
open-masks-A = Ficha A
    .why = Boa para conhecer as máscaras.
open-masks-B = Ficha B
    .why = Mais intriga, mais surpresas.
open-masks-surprise = Surpresa
    .why = Um conjunto sorteado no começo da partida, à vista de todos.
open-masks-own = O meu
    .why = Um conjunto de máscaras da oficina.
open-sheet = ficha { $sheet }
open-surprise = surpresa
open-own = conjunto personalizado
open-workshop = Montar meu conjunto
open-company = Quem joga
open-company-now = { $you ->
        [yes] Você, { $bots ->
            [0] nenhum bot
            [one] um bot
           *[other] { $bots } bots
        }
       *[no] { $bots ->
            [0] Nenhum bot
            [one] Um bot
           *[other] { $bots } bots
        }
    } e { $empty ->
        [0] nenhum lugar vazio.
        [one] um lugar para amigos.
       *[other] { $empty } lugares para amigos.
    }
open-company-order = Do mais fácil ao mais difícil.
open-bot-more = Chamar { $name }
open-bot-less = Tirar { $name }
open-bot-count = na mesa: { $count }
open-sits = Eu também jogo
    .why = Se não, você assiste.
open-options = Regras da mesa
open-go = Abrir a mesa
open-play = Começar a jogar
open-watch = Começar e assistir

masks-star = pega moedas do banco
masks-powers = O que elas fazem
masks-centre = { $centre ->
        [0] Nenhuma delas fica no centro.
        [one] Uma delas fica no centro e não é de ninguém.
       *[other] { $centre } delas ficam no centro e não são de ninguém.
    }

option-clock = Tempo para pensar
option-clock-none = Sem relógio
    .why = Sem pressa.
option-clock-quick = Rápido
    .why = 20 segundos por decisão, mais um minuto de reserva para a partida toda.
option-clock-easy = Tranquilo
    .why = 45 segundos por decisão, mais dois minutos de reserva para a partida toda.
option-clock-slow = Lento
    .why = 2 minutos por decisão, mais dez minutos de reserva para a partida toda.
option-clock-days = Um dia
    .why = Um dia por decisão: apareça quando quiser.
option-memory = Ajuda para lembrar
option-memory-none = Nenhuma
    .why = Cada um tem que se lembrar do que viu.
option-memory-seen = O que você viu
    .why = Guarda as máscaras que você viu até que alguém mexa nelas.
option-memory-inferred = O que dá para deduzir
    .why = Mostra a chance de cada máscara em cada lugar, com base em tudo o que você viu e ouviu.
option-claims = Dúvidas
option-claims-clockwise = Um por vez
    .why = Cada um responde na sua vez, em sentido horário, como em uma mesa de verdade.
option-claims-at-once = Todos juntos
    .why = Todos respondem ao mesmo tempo, e as respostas aparecem em sentido horário: mais rápido e igualmente justo.
option-opening = Turnos iniciais
    .why = Turnos do começo em que só se pode trocar.
option-opening-turns = { $turns ->
        [0] Nenhum
       *[other] { $turns }
    }
option-peek = Espiar
    .why = Você pode espiar a sua máscara fora do seu turno, mas no próximo turno tem que olhar a máscara.
option-closed-deal = Distribuição fechada
    .why = As máscaras são distribuídas viradas para baixo: ninguém vê nenhuma no começo.
option-turn-limit = Limite de turnos
    .why = Depois deste número de turnos, a partida acaba e vence quem estiver na frente.
option-chat = Chat
    .why = Os jogadores podem trocar mensagens.
option-public = Mesa pública
    .why = Aparece no saguão, e qualquer pessoa pode entrar.

## Sala de espera

waiting-invited = { $name } convida você para jogar { $game }
    .unnamed = Convite para jogar { $game }
waiting-for = { $empty ->
        [0] Não há mais lugares vazios
        [one] Ainda há um lugar vazio
       *[other] Ainda há { $empty } lugares vazios
    }
waiting-all-here = Todos estão aqui
waiting-away = Falta chegar: { $names }
    .why = Se você começar agora, um bot joga por quem falta até a pessoa chegar.
waiting-sit = Sentar à mesa
waiting-watch = Todos os lugares estão ocupados. Você pode assistir assim que { $name } começar a partida.
    .unnamed = Todos os lugares estão ocupados. Você pode assistir assim que a partida começar.
waiting-start = Começar a partida
waiting-start-why = A partida pode começar quando todos os lugares estiverem ocupados.
waiting-host = { $name } começa a partida quando todos estiverem aqui.
    .unnamed = Quem comanda a mesa começa a partida quando todos estiverem aqui.
waiting-seats = Lugares
waiting-fill = Completar com bots
waiting-spectators = { $count ->
        [0] Ninguém está assistindo.
        [one] Uma pessoa está assistindo.
       *[other] { $count } pessoas estão assistindo.
    }
waiting-came = { $name } se senta à mesa.
waiting-left = Alguém saiu.
waiting-removed = Tiraram você da mesa.
    .why = Você não pode se sentar a esta mesa até que quem a comanda deixe você voltar, mas pode assistir quando a partida começar.
waiting-leave = Sair da mesa
waiting-close = Fechar a mesa
waiting-close-title = Fechar a mesa ou só sair?
    .what = Se você fechar, a mesa acaba para todos. Se você só sair, a próxima pessoa passa a comandar a mesa, e ela continua aberta.

seat-empty = Lugar vazio
seat-you = você
seat-host = comanda a mesa
seat-bot = bot
seat-away = ausente
seat-ask-bot = Chamar um bot
seat-ask-title = Qual bot?
seat-move = Sentar aqui
seat-remove = Tirar
seat-remove-whom = Tirar { $name }
seat-remove-title = Tirar { $name } da mesa?
    .what = A pessoa vai poder assistir, mas não se sentar de novo a esta mesa.
seat-remove-keep = Deixar ficar

invite-share = Convidar amigos
invite-text = Venha jogar: sua mesa está pronta.
invite-copy = Copiar link
invite-copied = Copiado
invite-link = Link da mesa
invite-qr = QR
invite-qr-title = Escaneie para entrar
invite-qr-alt = Código QR do link da mesa
invite-code = Código
invite-only-here = Só este computador pode abrir este link.
    .how = Para os celulares entrarem, pare o servidor e inicie com { $make } ou { $command }. Esta mesa continuará aqui.

terms-title = Regras da mesa
terms-clock = { $seconds } segundos por decisão, mais { $bank } segundos de reserva para a partida toda.
terms-opening = { $turns ->
        [0] Sem turnos iniciais.
        [one] Um turno inicial.
       *[other] { $turns } turnos iniciais.
    }
terms-no-chat = Chat desligado.
terms-public = Mesa pública: aparece no saguão.
terms-private = Mesa privada: só quem tem o link ou o código a encontra.
fair-title = Uma distribuição justa
fair-how = Cada jogador e a casa entram com um número aleatório; juntos, eles decidem a distribuição. A casa sela o número dela antes que alguém se sente; depois da partida, todos são mostrados, e qualquer pessoa pode conferir que nada mudou.
fair-commitment = O selo da casa (SHA-256):

## Sair de uma partida

leave-title = Sair da partida?
leave-what = Um bot vai jogar por você. Até a partida acabar, você pode voltar pelo mesmo link e reassumir o lugar.
leave-stay = Ficar

## A conexão com a casa

line-lost = A conexão caiu.
line-kept = { $waiting ->
        [0] A conexão volta sozinha; nada se perde.
        [one] Nada se perde. Sua jogada vai ser enviada assim que a conexão voltar.
       *[other] Nada se perde. Suas jogadas vão ser enviadas assim que a conexão voltar.
    }
line-back = A conexão voltou.
line-retry = Tentar agora

## O que a administração diz

notice-warning = Advertência da administração da casa
notice-announcement = Aviso
notice-seen = Entendi
notice-dismiss = Fechar o aviso

## Chat

chat-title = Chat
chat-unread = { $count ->
        [one] { $count } mensagem nova
       *[other] { $count } mensagens novas
    }
chat-nothing = Ninguém disse nada ainda.
chat-muted = Você silenciou todos os que falaram.
chat-say = Diga algo
chat-say-spectators = Fale com quem assiste
chat-spectator = assistindo
chat-send = Enviar
chat-later = Vai ser enviado assim que a conexão voltar.
chat-mute = Silenciar ou denunciar alguém
chat-report = Denunciar
chat-report-line = Denunciar esta mensagem de { $name }
chat-report-whom = Denunciar { $name }
chat-on = Ligar
chat-off = Desligar
chat-is-off = Você desligou o chat.

## O que a casa recusa

refusal-unreachable = Não foi possível conectar ao Ridotto. Verifique a sua conexão e tente de novo.
refusal-no-guest = Não reconhecemos este navegador. Permita cookies nesta página e recarregue.
refusal-bad-setup = Essas opções não servem para este jogo.
refusal-gone = Você saiu desta mesa.
refusal-stale = Tarde demais: aconteceu outra coisa antes. Olhe de novo e decida.
refusal-not-host = Só quem comanda a mesa pode fazer isso.
refusal-not-seated = Só quem joga nesta mesa pode fazer isso.
refusal-seat-taken = Alguém foi mais rápido: esse lugar está ocupado.
refusal-table-full = Todos os lugares estão ocupados. Você pode assistir.
refusal-removed = Tiraram você da mesa. Você pode assistir.
refusal-already-started = A partida já começou.
refusal-not-full = Há lugares vazios: espere os amigos ou chame bots.
refusal-not-over = A partida ainda não acabou.
refusal-game-over = A partida acabou.
refusal-no-bot = Não há bot com esse nome neste jogo.
refusal-no-more = Você já pediu mais tempo.
refusal-chat-off = O chat está desligado nesta mesa.
refusal-too-fast = Rápido demais. Espere um momento.
refusal-too-fast-leave = Você já saiu algumas vezes desde a sua última decisão. Poderá sair de novo depois da próxima, ou simplesmente feche esta página: logo um bot vai jogar por você.
refusal-too-fast-seat = Você já trocou de lugar vezes demais nesta mesa. Fique onde está, assista ou abra outra mesa.
refusal-too-fast-seats = Já houve trocas de lugar demais nesta mesa. Comecem com quem está aqui ou abram outra mesa.
refusal-too-fast-bots = Bots demais já foram chamados para esta mesa. Espere convidados ou abra outra mesa.
refusal-too-fast-peek = Nada aconteceu desde que você espiou. Você pode espiar de novo depois da próxima decisão.
refusal-too-fast-address = Estão chegando pedidos demais da sua rede. Tente de novo em alguns minutos.
refusal-too-fast-code = Códigos errados demais foram tentados da sua rede. Tente de novo em alguns minutos.
refusal-too-fast-tables = Você já tem muitas mesas abertas. Feche uma ou espere alguma terminar.
refusal-too-many = Esse é o limite. Tire um primeiro.
refusal-bad-name = Esse nome não é permitido aqui. Escolha outro.
refusal-muted = A administração silenciou você por enquanto: não dá para escrever aqui.
refusal-banned = Por enquanto você não pode entrar nesta casa.
refusal-no-line = Essa mensagem não existe mais.
refusal-no-person = Essa pessoa não está mais na mesa.
refusal-too-large = Texto longo demais.
refusal-not-saved = Não foi possível salvar, então não valeu. Tente de novo.
refusal-not-your-decision = A decisão não é sua agora.
refusal-illegal-action = As regras não permitem isso agora.
refusal-no-table = Nenhuma mesa aberta tem esse link ou código. Talvez a partida já tenha terminado.
refusal-damaged = Os dados salvos desta mesa foram danificados, então não é possível abri-la.
refusal-no-page = Não há nada ali. Confira o link: talvez esteja incompleto.

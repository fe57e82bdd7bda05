# A página do navegador: saguão, abrir uma mesa, sala de espera, conexão, conversa.

page-skip = Ir para o conteúdo
page-entering = Entrando…
page-workshop = Oficina
page-how = Como se joga
page-close = Fechar
page-replay = Desmascarar
page-your-name = Seu nome

game-mascarade = Mascarade
    .why = Quem é quem? Anuncie uma máscara, seja a sua ou não. De 4 a 12 jogadores.
game-masquerade = Masquerade
    .why = Uma dança de cartas, Feitiços e uma Máscara secreta. De 2 a 5 jogadores.

## Quando algo não está lá

trouble-unreachable = Não é possível chegar ao Ridotto.
    .mend = Verifique a sua conexão. O que foi jogado está guardado.
trouble-nowhere = Não há nada neste endereço.
    .mend = Talvez falte uma letra no link.
trouble-no-table = Essa mesa não existe.
    .mend = Talvez já tenha sido desfeita, ou falte uma letra no link.
trouble-wrong-origin = Não se chega a esta mesa por aqui.
    .mend = Abra o link em uma janela própria.
trouble-closed = Quem abriu esta mesa a fechou.
    .mend = Abra outra ou entre em uma no saguão.
trouble-retry = Tentar de novo
trouble-home = Para o saguão

## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-scheme = Cores
settings-scheme-auto = Como o aparelho
settings-scheme-dark = Noite
settings-scheme-light = Dia
settings-calm = Menos movimento
    .why = As coisas mudam sem se mexer.
settings-sound = Som
    .why = Uma nota suave quando é a sua vez.

## Saguão

foyer-what = Dois jogos de máscaras, blefe e memória: com amigos por um link, ou com bots a qualquer hora.
foyer-play-now = Jogar já contra bots
    .why = Mascarade para seis. Sem conta e sem precisar de nome.
foyer-sitting-down = Levando você à mesa…
foyer-open = Abrir uma mesa
foyer-join = Juntar-se a amigos
foyer-join-given = Link ou código
foyer-join-go = Entrar
foyer-mine = Suas mesas
foyer-mine-go = Continuar
foyer-mine-wait = Continuar à espera
foyer-tables = Mesas abertas
foyer-no-tables = Nenhuma mesa pública no momento. Abra uma, e ela aparecerá aqui.
foyer-listening = Procurando mesas…
foyer-seats = { $taken } de { $players }
foyer-table-join = Entrar
foyer-table-watch = Assistir
foyer-masquerade = Masquerade contra bots
    .why = O outro jogo: um baile com Feitiços, Guardiões e uma Máscara secreta.
foyer-workshop = Oficina
    .why = Monte o seu próprio conjunto de máscaras.
foyer-how =
    .why = Os dois jogos, contados em poucos minutos.

## Abrir uma mesa

open-title = Abrir uma mesa
open-game = Jogo
open-players = Jogadores
open-masks = Máscaras
open-masks-A = Folha A
    .why = Para conhecer as máscaras.
open-masks-B = Folha B
    .why = Com mais intriga.
open-masks-surprise = Surpresa
    .why = Um conjunto sorteado no começo; aí todos o veem.
open-masks-own = O meu
    .why = Um conjunto de máscaras da oficina.
open-sheet = folha { $sheet }
open-surprise = surpresa
open-own = um conjunto próprio
open-workshop = Montar um conjunto próprio
open-company = Companhia
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
open-company-order = Dos mais mansos aos mais fortes.
open-bot-more = Convidar { $name }
open-bot-less = Dispensar { $name }
open-bot-count = convidados: { $count }
open-sits = Eu também jogo
    .why = Senão você assiste, e pode mostrar aos outros como se joga.
open-options = Como se joga aqui
open-go = Abrir a mesa
open-play = Começar a jogar
open-watch = Começar e assistir

masks-star = traz moedas do banco
masks-powers = O que fazem
masks-centre = { $centre ->
        [one] Uma delas fica no centro: não é de ninguém.
       *[other] { $centre } delas ficam no centro: não são de ninguém.
    }

option-clock = Tempo para pensar
option-clock-none = Sem relógio
    .why = Ninguém é apressado.
option-clock-quick = Rápido
    .why = 20 segundos por decisão e um minuto de reserva para o jogo todo.
option-clock-easy = Tranquilo
    .why = 45 segundos por decisão e dois minutos de reserva para o jogo todo.
option-clock-slow = Lento
    .why = 2 minutos por decisão e dez minutos de reserva para o jogo todo.
option-clock-days = Um dia
    .why = Um dia para cada decisão: passe quando quiser.
option-memory = Ajuda à memória
option-memory-none = Nenhuma
    .why = Cada um tem de se lembrar do que viu.
option-memory-seen = O que vi
    .why = A página lembra as máscaras que você viu, até que sejam mexidas.
option-memory-inferred = O que se deduz
    .why = A página calcula para cada lugar a chance de cada máscara, a partir de tudo o que você poderia saber.
option-claims = “Sou eu!”
option-claims-clockwise = Um por vez
    .why = Pergunta-se a cada um, em sentido horário, se diz ser também a máscara anunciada, como em uma mesa.
option-claims-at-once = Todos juntos
    .why = Todos respondem ao mesmo tempo e as respostas aparecem em sentido horário: mais rápido e igualmente justo.
option-opening = Trocas de abertura
    .why = Tantos turnos no começo em que só se podem trocar máscaras.
option-opening-turns = { $turns ->
        [0] Nenhuma
       *[other] { $turns }
    }
option-pace = Ritmo dos bots
    .why = Quanto tempo os bots parecem pensar.
option-pace-quick = Rápido
option-pace-calm = Calmo
option-pace-slow = Lento
option-peek = Espiar
    .why = Você pode espiar a sua máscara fora do seu turno, e depois tem de olhá-la no seu turno.
option-closed-deal = Distribuição fechada
    .why = As máscaras são dadas viradas para baixo: ninguém vê nenhuma no começo.
option-turn-limit = Limite de turnos
    .why = Depois destes turnos o jogo acaba e ganha quem vai à frente.
option-chat = Conversa
    .why = Os jogadores podem escrever uns aos outros.
option-public = Mesa pública
    .why = Aparece no saguão, e qualquer pessoa pode entrar.

## Sala de espera

waiting-invited = { $name } convida você para { $game }
    .unnamed = Convidam você para { $game }
waiting-for = { $empty ->
        [one] Ainda há um lugar vazio
       *[other] Ainda há { $empty } lugares vazios
    }
waiting-all-here = Todos estão aqui
waiting-away = Ainda por chegar: { $names }
    .why = Enquanto isso, jogaria um substituto.
waiting-sit = Sentar-se
waiting-watch = Todos os lugares estão ocupados. Você poderá assistir assim que { $name } começar.
    .unnamed = Todos os lugares estão ocupados. Você poderá assistir assim que quem abriu a mesa começar.
waiting-start = Começar o jogo
waiting-start-why = O jogo pode começar quando todos os lugares estiverem ocupados.
waiting-host = { $name } começa o jogo quando todos estiverem aqui.
    .unnamed = Quem abriu a mesa começa o jogo quando todos estiverem aqui.
waiting-seats = Lugares
waiting-fill = Completar com bots
waiting-spectators = { $count ->
        [one] Uma pessoa assiste.
       *[other] { $count } pessoas assistem.
    }
waiting-came = { $name } se senta.
waiting-left = Alguém saiu.
waiting-removed = Quem abriu a mesa esvaziou o seu lugar.
    .why = Você não pode se sentar de novo a esta mesa, mas poderá assistir assim que o jogo começar.
waiting-leave = Sair da mesa
waiting-close = Fechar a mesa
waiting-close-title = O que será da mesa?
    .what = Se você a fechar, ela acaba para todos os que estão sentados. Se você só sair, a próxima pessoa cuida dela, e a mesa continua.

seat-empty = Lugar vazio
seat-you = você
seat-host = abriu a mesa
seat-bot = bot
seat-away = não está
seat-ask-bot = Convidar um bot
seat-ask-title = Quem você convida?
seat-move = Sentar aqui
seat-remove = Tirar
seat-remove-whom = Tirar { $name }
seat-remove-title = Tirar { $name } da mesa?
    .what = Vai poder assistir, mas não se sentar de novo a esta mesa.
seat-remove-keep = Deixar ficar

invite-share = Convidar amigos
invite-text = Venha jogar: uma mesa está esperando.
invite-copy = Copiar o link
invite-copied = Copiado
invite-link = O link da mesa
invite-qr = QR
invite-qr-title = Escaneie para entrar
invite-qr-alt = Código QR do link da mesa
invite-code = Código

terms-title = Como se joga aqui
terms-clock = { $seconds } segundos por decisão e { $bank } segundos de reserva para o jogo todo.
terms-opening = { $turns ->
        [0] Sem trocas de abertura.
        [one] Uma troca de abertura.
       *[other] { $turns } trocas de abertura.
    }
terms-no-chat = Não há conversa.
terms-public = A mesa é pública: aparece no saguão.
terms-private = A mesa é privada: só a encontra quem tem o link ou o código.
fair-title = Uma distribuição justa
fair-how = A distribuição sai de algo aleatório de cada jogador e de algo da casa. A casa selou a sua parte antes de alguém se sentar; no fim do jogo tudo é mostrado, e qualquer um pode conferir que nada mudou.
fair-commitment = O selo da casa (SHA-256):

## Sair de uma partida

leave-title = Sair da partida?
leave-what = Um substituto continua jogando por você. Enquanto a partida durar, você pode voltar pelo mesmo link e reassumir o lugar.
leave-stay = Ficar

## A linha com a casa

line-lost = A conexão caiu.
line-kept = { $waiting ->
        [0] Nada do que foi jogado se perde; ela volta sozinha.
        [one] Nada se perde: o que você acabou de fazer será enviado assim que ela voltar.
       *[other] Nada se perde: o que você fez será enviado assim que ela voltar.
    }
line-back = A conexão voltou.
line-retry = Tentar já

## Conversa

chat-title = Conversa
chat-unread = { $count ->
        [one] { $count } mensagem nova
       *[other] { $count } mensagens novas
    }
chat-nothing = Ninguém disse nada ainda.
chat-muted = Você silenciou quem falou.
chat-say = Diga algo
chat-say-spectators = À plateia
chat-spectator = da plateia
chat-send = Enviar
chat-later = Será enviado assim que a conexão voltar.
chat-mute = Silenciar alguém
chat-on = Ligar
chat-off = Desligar
chat-is-off = A conversa está desligada para você.

## O que a casa recusa

refusal-unreachable = Não é possível chegar à casa. Verifique a sua conexão e tente de novo.
refusal-no-guest = A casa não conhece você. Permita os cookies desta página e recarregue-a.
refusal-bad-setup = Assim não dá para jogar: confira as escolhas.
refusal-gone = Você saiu desta mesa.
refusal-stale = Chegou tarde: algo aconteceu nesse meio-tempo. Olhe de novo e decida.
refusal-not-host = Só quem abriu a mesa pode fazer isso.
refusal-not-seated = Só quem está sentado à mesa pode fazer isso.
refusal-seat-taken = Alguém foi mais rápido: este lugar está ocupado.
refusal-table-full = Todos os lugares estão ocupados. Você pode assistir.
refusal-removed = Quem abriu a mesa esvaziou o seu lugar. Você pode assistir.
refusal-already-started = O jogo já começou.
refusal-not-full = Há lugares vazios: espere os amigos ou convide bots.
refusal-not-over = O jogo ainda não acabou.
refusal-game-over = O jogo acabou.
refusal-no-bot = Não há bot com esse nome para este jogo.
refusal-no-more = Você já pediu mais tempo.
refusal-chat-off = Nesta mesa não há conversa.
refusal-too-fast = Rápido demais. Espere um momento.
refusal-too-many = Não cabem mais. Tire um primeiro.
refusal-too-large = Isso foi demais de uma vez.
refusal-not-saved = A casa não conseguiu guardar isso, então não foi feito. Tente de novo.
refusal-not-your-decision = Agora a decisão não é sua.
refusal-illegal-action = As regras não permitem isso agora.
refusal-no-table = Nenhuma mesa espera com esse link ou código. Talvez já tenha começado.
refusal-no-page = Não há nada ali. Talvez falte uma letra no link.

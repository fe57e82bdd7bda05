## The page of a table: the evening, the host, pauses

evening-menu = Esta mesa
evening-invite = Convite
    .watch = Os amigos podem assistir agora e jogar a próxima partida.
evening-standings = Esta noite
evening-wins = Vitórias
evening-games = Partidas
evening-points = Pontos
host-title = Você comanda a mesa
host-pause = Pausar a partida
    .why = Ninguém pode agir e nenhum relógio anda. A partida continua sozinha depois de { $minutes } minutos.
host-resume = Retomar a partida
host-make = Passar o comando
host-make-whom = Passar o comando a { $name }
host-make-title = Passar o comando a { $name }?
    .what = Depois, só essa pessoa poderá pausar a partida, tirar jogadores ou encerrá-la.
host-make-keep = Manter o comando
host-remove-title = Tirar { $name } da partida?
    .what = Um bot continua em seu lugar. A pessoa só poderá assistir até você deixá-la voltar.
host-forgive = Deixar voltar
host-forgive-whom = Deixar voltar: { $name }
host-removed = Fora da mesa
host-end = Encerrar a partida
host-end-title = Encerrar a partida para todos?
    .what = Ninguém vence, e a mesa é fechada.
host-end-keep = Continuar jogando
pause-title = Em pausa
pause-why = Quem comanda a mesa pausou a partida.
    .you = Você pausou a partida.
pause-left = Ela continua sozinha em { $time }.
log-paused = A partida está em pausa.
log-resumed = A partida continua.
refusal-paused = A partida está em pausa.
refusal-too-fast-pauses = Esta partida já foi pausada vezes demais.
refusal-too-fast-hosts = O comando desta mesa já mudou vezes demais.
refusal-too-fast-removals = Jogadores já foram tirados vezes demais nesta partida.
option-rotate = Trocar de lugar
    .why = Na revanche, todos passam para o lugar ao lado.
log-removed = { $who ->
        [you] Tiraram você da partida; um bot joga em seu lugar.
       *[other] Tiraram { $name } da partida; um bot joga em seu lugar.
    }
log-forgiven = { $who ->
        [you] Você pode jogar de novo.
       *[other] { $name } pode jogar de novo.
    }

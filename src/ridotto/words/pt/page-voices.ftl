# Frases e gestos sem escrever, avatares e avisos de que é a sua vez.

phrase-hello = Boa noite!
phrase-no-me = Não, sou eu!
phrase-doubt = Não acredito em você.
phrase-believe = Acredito em você.
phrase-sure = Tem certeza?
phrase-lost = Já me perdi…
phrase-patience = Sem pressa.
phrase-nearly = Cuidado, tem gente quase ganhando!
phrase-well-played = Boa jogada!
phrase-thanks = Valeu!
phrase-applause = Aplausos
phrase-laughter = Risadas
phrase-gasp = Espanto
phrase-shrug = Dar de ombros
phrase-bow = Reverência
phrase-wink = Piscadinha
mas-no-me = { $mask ->
        [empress] Não, a { $name } sou eu!
        [widow] Não, a { $name } sou eu!
        [princess] Não, a { $name } sou eu!
        [witch] Não, a { $name } sou eu!
       *[other] Não, o { $name } sou eu!
    }

phrases-title = Frases e gestos
phrases-why = Cada pessoa as lê no próprio idioma.

avatar-choose = Escolha um avatar
avatar-choice = Avatar { $number }
avatar-others = Ver outros
settings-bubbles = Balões de fala
    .why = Mostra junto a cada lugar o que a pessoa diz.
settings-vibration = Vibração
    .why = Vibra quando é a sua vez.
settings-notify = Notificações
    .why = Avisa que é a sua vez enquanto você está em outra aba ou aplicativo.
    .blocked = Seu navegador as bloqueia. Permita as notificações nas configurações dele para este site.
    .insecure = Seu navegador só as permite com https.
settings-awake = Manter a tela ligada
    .why = Só durante a partida.

turn-notice = É a sua vez.
trouble-offline = Você está sem conexão.
    .mend = Para jogar é preciso ter conexão. Esta página continua sozinha assim que ela voltar.

## ridotto verify

help-verify = verificar se uma partida gravada foi distribuída com lisura
    .long = Verifica se uma partida gravada pode ser jogada de novo e se a distribuição saiu do segredo da casa e das contribuições dos jogadores. Estado 0: tudo confere; 1: algo não confere, ou a gravação não diz de onde saiu a distribuição; 2: o arquivo não pode ser lido.
help-verify-file = uma gravação; - lê da entrada padrão
help-verify-published = o compromisso que a casa publicou antes do início
help-verify-share = a contribuição que você mesmo deu
verify-bad-digits = “{ $given }” não serve: são precisos { $fewest ->
        [64] 64
       *[other] de { $fewest } a 64
    } dígitos de 0 a 9 e de a a f

verify-replay = A gravação está inteira: as jogadas seguem as regras e levam ao resultado que ela indica.
    .not = A gravação não está inteira: { $why }
verify-fairness = A gravação diz de onde saiu a distribuição.
    .not = A gravação não diz de onde saiu a distribuição: nada se pode dizer sobre ela.
    .broken = O que a gravação diz sobre a distribuição não serve: { $why }
verify-commitment = O compromisso na gravação corresponde ao segredo da casa.
    .not = O compromisso na gravação não corresponde ao segredo da casa.
verify-published = O segredo da casa é aquele com que ela se comprometeu antes do início.
    .not = O segredo da casa não é aquele com que ela se comprometeu antes do início.
verify-share = A sua contribuição está entre aquelas de que saiu a distribuição.
    .not = A sua contribuição não está entre aquelas de que saiu a distribuição.
verify-seed = A semente sai das contribuições.
    .not = A semente não sai das contribuições.
verify-deal = As cartas estão como as contribuições decidem.
    .not = As cartas não estão como as contribuições decidem.
verify-first = Começa quem as contribuições decidem.
    .not = Não começa quem as contribuições decidem.

verify-shares = As contribuições da mesa { $table }; procure a sua:
verify-no-share = nenhuma
verify-fine = { $file }: tudo confere.
verify-broken = { $file }: { $count ->
        [one] uma coisa não confere.
       *[other] { $count } coisas não conferem.
    }
verify-unsaid = { $file }: esta partida pode ser jogada de novo, mas a distribuição não pode ser verificada.
verify-compare = Só o que foi publicado antes do início pode dizer se a casa manteve o seu segredo. Compare, ou indique com --commitment: { $commitment }

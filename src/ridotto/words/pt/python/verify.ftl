## ridotto verify

help-verify = verificar se a distribuição de uma partida gravada foi justa
    .long = Verifica se uma partida gravada pode ser reproduzida e se a distribuição saiu do segredo da casa e das contribuições dos jogadores. Código de saída 0: tudo confere; 1: algo não confere, ou a gravação não diz de onde saiu a distribuição; 2: não foi possível ler o arquivo.
help-verify-file = uma gravação; use - para a entrada padrão
help-verify-published = o compromisso que a casa publicou antes do início
help-verify-share = a contribuição que você deu
verify-bad-digits = “{ $given }” não é válido; use { $fewest ->
        [64] 64
       *[other] de { $fewest } a 64
    } dígitos de 0 a 9 e de a a f

verify-replay = A gravação está íntegra: as jogadas seguem as regras e levam ao resultado indicado.
    .not = A gravação não está íntegra: { $why }
verify-fairness = A gravação diz de onde saiu a distribuição.
    .not = A gravação não diz de onde saiu a distribuição, então não dá para verificá-la.
    .broken = Não dá para usar o que a gravação diz sobre a distribuição: { $why }
verify-commitment = O compromisso na gravação corresponde ao segredo da casa.
    .not = O compromisso na gravação não corresponde ao segredo da casa.
verify-published = O segredo da casa é aquele com que ela se comprometeu antes do início.
    .not = O segredo da casa não é aquele com que ela se comprometeu antes do início.
verify-share = A sua contribuição está entre aquelas de que saiu a distribuição.
    .not = A sua contribuição não está entre aquelas de que saiu a distribuição.
verify-seed = A semente vem das contribuições.
    .not = A semente não vem das contribuições.
verify-deal = A distribuição corresponde às contribuições.
    .not = A distribuição não corresponde às contribuições.
verify-first = Quem começou corresponde às contribuições.
    .not = Quem começou não corresponde às contribuições.

verify-shares = As contribuições da mesa { $table }; procure a sua:
verify-no-share = nenhuma
verify-fine = { $file }: tudo confere.
verify-broken = { $file }: { $count ->
        [one] { $count } verificação falhou.
       *[other] { $count } verificações falharam.
    }
verify-unsaid = { $file }: esta partida pode ser reproduzida, mas não dá para verificar a distribuição.
verify-compare = Só o que foi publicado antes do início pode mostrar se a casa manteve o segredo dela. Compare ou passe com --commitment: { $commitment }

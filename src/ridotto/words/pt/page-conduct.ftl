# Conduta: denunciar alguém, ser banido, as regras da casa.

report-title = Denunciar { $name }
report-who = De quem se trata?
report-line = A mensagem:
report-reason = O que aconteceu?
report-reason-abuse = Insultos ou ameaças
report-reason-hate = Discurso de ódio
report-reason-sexual = Conteúdo sexual
report-reason-spam = Spam
report-reason-cheating = Trapaça
report-reason-name = Nome ofensivo
report-reason-other = Outra coisa
report-text = Quer acrescentar algo? (opcional)
report-why = A administração da casa verá a sua denúncia e as últimas mensagens. A outra pessoa não fica sabendo.
report-send = Enviar a denúncia
report-sent = Agradecemos: a sua denúncia foi enviada.
report-mute = Silenciar { $name }
report-muted = Você não verá mais as mensagens de { $name }.
report-nobody = Não há mais ninguém aqui para denunciar.

ban-title = Você não pode entrar nesta casa
ban-until = Até { $date }.
ban-forever = Sem data para terminar.
ban-reason = Motivo: { $reason }
ban-over = O banimento terminou: você já pode entrar.

rules-other-language = Esta casa não tem o texto no seu idioma.

# Conducta: denunciar a alguien, estar expulsado, las normas de la casa.

report-title = Denunciar a { $name }
report-who = ¿De quién se trata?
report-line = Su mensaje:
report-reason = ¿Qué pasa?
report-reason-abuse = Insultos o amenazas
report-reason-hate = Incitación al odio
report-reason-sexual = Contenido sexual
report-reason-spam = Spam
report-reason-cheating = Trampas
report-reason-name = Nombre ofensivo
report-reason-other = Otra cosa
report-text = ¿Algo que añadir? (opcional)
report-why = La administración de la casa verá tu denuncia y los últimos mensajes. La otra persona no se enterará.
report-send = Enviar la denuncia
report-sent = Gracias: tu denuncia se ha enviado.
report-mute = Silenciar a { $name }
report-muted = Ya no verás los mensajes de { $name }.
report-nobody = No hay nadie más a quien denunciar.

ban-title = No puedes entrar en esta casa
ban-until = Hasta el { $date }.
ban-forever = Sin fecha de fin.
ban-reason = Motivo: { $reason }
ban-over = La expulsión ha terminado: ya puedes volver a entrar.

rules-other-language = Esta casa no tiene el texto en tu idioma.

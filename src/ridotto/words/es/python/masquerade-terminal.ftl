## La sala

hall-turn = Turno { $turn }
hall-deck = mazo de Hechizos { $count }
hall-tomb = Tumba { $count }
hall-renewals = renovaciones { $count } de { $most }
hall-stages = Escenarios:
hall-guardian = Guardián:
hall-left = { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
hall-events = Eventos:
hall-emblems = Emblemas:
hall-flipped = de { $low } a { $high } con el Hechizo revelado
hall-treasures = Tesoros: { $cards }
hall-mask-shown = Máscara: { $card }
hall-own-mask = Tu Máscara: { $card }. { $text }
hall-mask-now = { $holds ->
        [shown] Ya se ha revelado.
        [yes] Ahora mismo se cumple su condición.
       *[no] Ahora mismo no se cumple su condición.
    }
hall-own-counters = Tus contadores: { $cards }
hall-own-hand = Tu mano ({ $count } de { $most }):
hall-cost = { $cost ->
        [0] gratis
        [one] cuesta otro Hechizo
       *[other] cuesta otros { $cost } Hechizos
    }

## Jugar

ball-welcome = Masquerade, { $deck }. Ocupas el asiento { $seat }. Gana quien tenga más puntos de victoria; en cualquier pregunta, escribe ? para ver la ayuda.
ball-help = Toma un Orden, envía tu Bailarín a un Escenario, lanza Hechizos, combate si quieres y elige un Evento en la Capilla. Los puntos de victoria (PV) vienen de los Emblemas, los Tesoros, los Hechizos puestos como contadores y tu Máscara, si nunca la revelas y se cumple su condición. Los Hechizos se pagan con otros Hechizos de tu mano. La partida termina al final del turno en que cae el último Guardián, se elige el último Evento o el mazo de Hechizos se ha renovado una vez por jugador.
ball-help-answers = Escribe el número o la letra que precede a tu elección, o un nombre. En una línea caben varias respuestas. Intro toma la opción entre corchetes.
ball-help-c = todas las cartas (c y un nombre: lo que hace esa carta)
ball-help-t = la mesa: las cartas de cada cual, y las tuyas
ball-help-g = las cartas de la Tumba
ball-cards-hint = Escribe «c» y un nombre para ver lo que hace una carta.
ball-no-card = En este mazo no hay ninguna carta llamada «{ $given }».
ball-tomb = Tumba ({ $count }): { $cards }
ball-past = Eventos usados: { $cards }
ball-truth-title = ¡Fuera máscaras!
ball-mask = Máscara { $card }
ball-counters = contadores ({ $cards })
help-ball-players = número de jugadores, de 2 a 5 (por defecto: 4)
help-ball-deck = un archivo TOML con un mazo (por defecto: el que trae Ridotto)
help-ball-turn-limit = tras este número de turnos se cuentan los puntos

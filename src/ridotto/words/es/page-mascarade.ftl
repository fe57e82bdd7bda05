# La mesa de Mascarade en el navegador.

mas-table = La mesa
mas-strip = Las máscaras en juego
mas-pick-mask = Toca una máscara para leer su poder.
mas-bank = Banco
mas-court = Tribunal
mas-centre-mask = Máscara { $number } del centro
mas-coins = { $amount ->
        [one] { $amount } moneda
       *[other] { $amount } monedas
    }

## Señales en un asiento

mas-sign-acts = decide ahora
mas-sign-asked = debe responder ahora
mas-sign-waits = aún no ha respondido
mas-sign-answered = ya ha respondido
mas-sign-claimed = dice serlo también
mas-sign-passed = lo deja pasar
mas-sign-announced = ha anunciado
mas-sign-revealed = enseñó su máscara en el último turno y ahora no puede anunciar
mas-sign-bot = bot
mas-sign-stand-in = ausente: juega un suplente
mas-sign-absent = sin conexión
mas-sign-target = se puede elegir
mas-sign-winner = ha ganado

## Decidir

mas-ask-turn = Es tu turno. ¿Qué haces?
mas-may-not-announce = Enseñaste tu máscara en el último turno: ahora no puedes anunciar.
mas-ask-opening = Cambio de apertura: ¿qué máscara, además de la tuya?
mas-ask-swap = ¿Qué máscara tomas, además de la tuya?
mas-ask-really = Tienes tu máscara y { $mask }. ¿Las cambias?
mas-ask-pair = { $mask }: ¿qué dos jugadores?
mas-ask-spied = Tu máscara: { $own }. La de { $name }: { $theirs }. ¿Las cambias?
mas-look = Mirar
mas-swap = Cambiar
mas-announce = Anunciar
mas-tap = Toca uno de los marcados
mas-list = De una lista
mas-back = Atrás
mas-really = Cambiar de verdad
mas-pretend = Solo fingir
mas-choose = Elegir: { $names }
mas-decline = Dejarlo
mas-name = Di tu máscara
mas-peek = Mirar de reojo
mas-more = Más tiempo
mas-i-am = { $mask ->
        [empress] ¡Soy la { $name }!
        [widow] ¡Soy la { $name }!
        [princess] ¡Soy la { $name }!
        [witch] ¡Soy la { $name }!
       *[other] ¡Soy el { $name }!
    }
mas-pass = Dejarlo pasar
mas-you-are = { $mask ->
        [empress] Eres la { $name }
        [widow] Eres la { $name }
        [princess] Eres la { $name }
        [witch] Eres la { $name }
       *[other] Eres el { $name }
    }
mas-moment-hide = Toca para taparla
mas-announces = { $who ->
        [you] Anuncias:
       *[other] { $name } anuncia:
    }
mas-ahead-ask = { $mask }: también te preguntarán. Ya puedes responder.
mas-ahead-claim = Cuando te pregunten dirás que eres tú. Toca otra vez para retirarlo.
mas-ahead-pass = Cuando te pregunten lo dejarás pasar. Toca otra vez para retirarlo.
mas-answered-claim = Tu respuesta: eres tú. Toca otra vez para retirarla.
mas-answered-pass = Tu respuesta: dejarlo pasar. Toca otra vez para retirarla.
mas-deal-down = Ponerlas boca abajo
mas-clock = Tiempo restante
mas-clock-banking = de la reserva

## Esperar

mas-wait-opening = { $name } hace un cambio de apertura.
mas-wait-turn = Es el turno de { $name }.
mas-wait-claim = { $name } debe responder: ¿{ $mask }?
mas-wait-all = Faltan por responder: { $names }.
mas-wait-target = { $name } usa el poder y elige a alguien.
mas-wait-targets = { $name } usa el poder y elige a dos.
mas-wait-switch = { $name } tiene dos máscaras bajo la mesa.
mas-wait-name = { $name } debe decir qué máscara tiene.
mas-watching = Estás mirando: ves lo que ven todos los jugadores.

## Lo que ha pasado

mas-log = Lo que ha pasado
mas-log-private = solo lo sabes tú:
mas-log-swap = { $who ->
        [you] Tomas tu máscara y { $mask } bajo la mesa.
       *[other] { $name } toma su máscara y { $mask } bajo la mesa.
    }
mas-log-look = { $who ->
        [you] Miras tu máscara.
       *[other] { $name } mira su máscara.
    }
mas-log-peek = { $who ->
        [you] Miras de reojo tu máscara. En tu próximo turno tendrás que mirar.
       *[other] { $name } mira de reojo su máscara.
    }
mas-log-switch = { $who ->
        [you] Tomas { $one } y { $other } bajo la mesa.
       *[other] { $name } toma { $one } y { $other } bajo la mesa.
    }
mas-log-spy = { $who ->
        [you] Miras tu propia máscara y { $mask }.
       *[other] { $name } mira su propia máscara y { $mask }.
    }
mas-log-clock = { $who ->
        [you] Se te acabó el tiempo y se decidió por ti.
       *[other] A { $name } se le acabó el tiempo.
    }
mas-log-absent = { $who ->
        [you] Un suplente juega por ti.
       *[other] { $name } no está; juega un suplente.
    }
mas-log-back = { $who ->
        [you] Has vuelto.
       *[other] { $name } ha vuelto.
    }
mas-log-more = { $who ->
        [you] Tienes más tiempo.
       *[other] { $name } tiene más tiempo.
    }

## Recordar

mas-aid = Lo que has visto
mas-aid-turn = vista en el turno { $turn }
mas-aid-deal = vista en el reparto
mas-aid-certain = seguro
mas-aid-handled = { $times ->
        [one] tocada { $times } vez desde entonces
       *[other] tocada { $times } veces desde entonces
    }
mas-aid-nothing = Nada que todavía te diga algo.
mas-aid-chances = Probabilidad de cada máscara aquí
mas-aid-places = Probabilidad de cada máscara, lugar por lugar
mas-how-memory-none = En esta mesa tienes que recordar tú. Lo que ves se muestra una vez y el registro no lo guarda.
mas-how-memory-seen = Esta mesa te ayuda a recordar: cada máscara que has visto, dónde estaba y cuántas veces la han tocado desde entonces.
mas-how-memory-inferred = Esta mesa te ayuda a pensar: además de lo que has visto, toca un asiento para ver la probabilidad de cada máscara.

## El final

mas-over = La partida ha terminado.
mas-unmasking = Quitar las máscaras
mas-rematch = Jugar otra vez
mas-follow = A la nueva mesa
mas-follow-soon = Los demás juegan otra vez: los sigues en { $seconds } s.
mas-stay = Quedarse aquí
mas-foyer = Al vestíbulo

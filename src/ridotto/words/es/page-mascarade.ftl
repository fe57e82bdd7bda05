# La mesa de Mascarade en el navegador.

mas-table = La mesa
mas-strip = Máscaras en juego
mas-pick-mask = Toca una máscara para leer su poder.
mas-bank = Banca
mas-court = Justicia
mas-centre-mask = Máscara { $number } del centro
mas-coins = { $amount ->
        [one] { $amount } moneda
       *[other] { $amount } monedas
    }

## Señales en un sitio

mas-sign-acts = decide
mas-sign-asked = debe responder
mas-sign-waits = aún no ha respondido
mas-sign-answered = ha respondido
mas-sign-ready = ya ha memorizado
mas-sign-looks = aún memoriza
mas-sign-claimed = desafía el anuncio
mas-sign-passed = lo deja pasar
mas-sign-announced = ha anunciado
mas-sign-revealed = su máscara se reveló en el turno anterior: ahora no puede anunciar
mas-sign-bot = bot
mas-sign-stand-in = no está: juega un bot
mas-sign-absent = sin conexión
mas-sign-target = se puede elegir
mas-sign-winner = ha ganado

## Decidir

mas-ask-turn = Es tu turno. ¿Qué haces?
mas-may-not-announce = Tu máscara se reveló en el turno anterior: ahora no puedes anunciar.
mas-ask-opening = Turno inicial: ¿qué máscara tomas, además de la tuya?
mas-ask-swap = ¿Qué máscara tomas, además de la tuya?
mas-ask-really = Tienes en la mano tu máscara y { $mask }. ¿Las intercambias?
mas-ask-pair = { $mask }: ¿a qué dos personas eliges?
mas-ask-spied = Tu máscara: { $own }. La de { $name }: { $theirs }. ¿Las intercambias?
mas-look = Mirar
mas-swap = Cambiar
mas-announce = Anunciar
mas-tap = Toca un sitio marcado
mas-list = Elegir de una lista
mas-back = Atrás
mas-really = Intercambiar
mas-pretend = Solo fingir
mas-choose = Elegir a { $names }
mas-decline = No usar el poder
mas-name = Nombrar tu máscara
mas-peek = Echar un vistazo
mas-more = Más tiempo
mas-i-am = { $mask ->
        [empress] ¡Soy la { $name }!
        [widow] ¡Soy la { $name }!
        [princess] ¡Soy la { $name }!
        [witch] ¡Soy la { $name }!
       *[other] ¡Soy el { $name }!
    }
mas-pass = Dejarlo pasar
mas-claim-cost = Si fallas, pagas 1 moneda
mas-claimed-by = Desafíos: { $names }
mas-you-are = { $mask ->
        [empress] Eres la { $name }
        [widow] Eres la { $name }
        [princess] Eres la { $name }
        [witch] Eres la { $name }
       *[other] Eres el { $name }
    }
mas-moment-hide = Toca para ocultarla
mas-announces = { $who ->
        [you] Anuncias:
       *[other] { $name } anuncia:
    }
mas-ahead-ask = { $mask }: también te preguntarán. Ya puedes responder.
mas-ahead-claim = Cuando te pregunten, desafiarás. Toca otra vez para retirarlo.
mas-ahead-pass = Cuando te pregunten, lo dejarás pasar. Toca otra vez para retirarlo.
mas-answered-claim = Tu respuesta: desafiar. Toca otra vez para retirarla.
mas-answered-pass = Tu respuesta: dejarlo pasar. Toca otra vez para retirarla.
mas-deal-down = Ya las sé: ponerlas boca abajo
mas-memorise = A memorizar
mas-ready = Memorizado por { $ready } de { $all }
mas-clock = Tiempo restante
mas-clock-banking = tiempo de reserva

## Esperar

mas-wait-opening = { $name } juega un turno inicial.
mas-wait-turn = Es el turno de { $name }.
mas-wait-claim = ¿{ $mask }? { $name } decide si desafía.
mas-wait-all = Por responder: { $names }.
mas-wait-looking = Por memorizar: { $names }.
mas-wait-target = { $name } elige a alguien.
mas-wait-targets = { $name } elige a dos personas.
mas-wait-switch = { $name } tiene dos máscaras bajo la mesa.
mas-wait-name = { $name } tiene que nombrar su máscara.
mas-watching = Estás de público: ves solo lo que está a la vista de toda la mesa.

## Lo que ha pasado

mas-log = Historial
mas-log-private = solo lo sabes tú:
mas-log-swap = { $who ->
        [you] Te llevas bajo la mesa tu máscara y { $mask }.
       *[other] { $name } se lleva bajo la mesa su máscara y { $mask }.
    }
mas-log-look = { $who ->
        [you] Miras tu máscara.
       *[other] { $name } mira su máscara.
    }
mas-log-peek = { $who ->
        [you] Echas un vistazo a tu máscara. En tu próximo turno tendrás que mirarla.
       *[other] { $name } echa un vistazo a su máscara.
    }
mas-log-switch = { $who ->
        [you] Te llevas bajo la mesa { $one } y { $other }.
       *[other] { $name } se lleva bajo la mesa { $one } y { $other }.
    }
mas-log-spy = { $who ->
        [you] Miras tu propia máscara y { $mask }.
       *[other] { $name } mira su propia máscara y { $mask }.
    }
mas-log-clock = { $who ->
        [you] Se te acabó el tiempo y se jugó por ti.
       *[other] A { $name } se le acabó el tiempo.
    }
mas-log-absent = { $who ->
        [you] Un bot juega por ti.
       *[other] { $name } no está; juega un bot.
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
mas-aid-certain = con certeza
mas-aid-handled = { $times ->
        [one] tocada { $times } vez desde entonces
       *[other] tocada { $times } veces desde entonces
    }
mas-aid-nothing = Nada de lo que viste sirve ya.
mas-aid-chances = Probabilidad de cada máscara aquí
mas-aid-places = Probabilidad de cada máscara, sitio por sitio
mas-how-memory-none = En esta mesa tienes que recordar por tu cuenta. Lo que ves se muestra una vez y no queda en el historial.
mas-how-memory-seen = Esta mesa te ayuda a recordar: cada máscara que has visto, dónde estaba y cuántas veces la han tocado desde entonces.
mas-how-memory-inferred = Esta mesa te ayuda a pensar: te muestra lo que has visto y, al tocar un sitio, la probabilidad de cada máscara.

## El final

mas-over = La partida ha terminado.
mas-unmasking = ¡Fuera máscaras!
mas-rematch = Jugar otra vez
mas-follow = Ir a la nueva mesa
mas-follow-soon = Los demás juegan otra vez. Te unes en { $seconds } s.
mas-stay = Quedarse aquí
mas-foyer = Volver al vestíbulo

# La página del navegador: vestíbulo, abrir una mesa, sala de espera, conexión, chat.

page-skip = Ir al contenido
page-entering = Entrando…
page-workshop = Taller
page-how = Cómo se juega
page-close = Cerrar
page-replay = Desenmascarar
page-your-name = Tu nombre

game-mascarade = Mascarade
    .why = ¿Quién es quién? Anuncia una máscara, sea la tuya o no. De 4 a 12 jugadores.
game-masquerade = Masquerade
    .why = Un baile de cartas, Hechizos y una Máscara secreta. De 2 a 5 jugadores.

## Cuando algo no está

trouble-unreachable = No se puede llegar a Ridotto.
    .mend = Comprueba tu conexión. Lo jugado se conserva.
trouble-nowhere = En esta dirección no hay nada.
    .mend = Quizá falte una letra del enlace.
trouble-no-table = Esa mesa no existe.
    .mend = Puede que ya la hayan recogido, o que falte una letra del enlace.
trouble-wrong-origin = Desde aquí no se llega a esta mesa.
    .mend = Abre el enlace en una ventana propia.
trouble-closed = Quien abrió esta mesa la ha cerrado.
    .mend = Abre otra o únete a una en el vestíbulo.
trouble-retry = Intentarlo de nuevo
trouble-home = Al vestíbulo

## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-scheme = Colores
settings-scheme-auto = Como el dispositivo
settings-scheme-dark = Noche
settings-scheme-light = Día
settings-calm = Menos movimiento
    .why = Las cosas cambian sin moverse.
settings-sound = Sonido
    .why = Una nota suave cuando te toca.

## Vestíbulo

foyer-what = Dos juegos de máscaras, faroles y memoria: con amigos por un enlace o con bots a cualquier hora.
foyer-play-now = Jugar ya contra bots
    .why = Mascarade para seis. Sin cuenta y sin dar tu nombre.
foyer-sitting-down = Te acompañamos a tu sitio…
foyer-open = Abrir una mesa
foyer-join = Unirse a amigos
foyer-join-given = Enlace o código
foyer-join-go = Unirse
foyer-mine = Tus mesas
foyer-mine-go = Seguir jugando
foyer-mine-wait = Seguir esperando
foyer-tables = Mesas abiertas
foyer-no-tables = Ahora no hay ninguna mesa pública. Abre una y aparecerá aquí.
foyer-listening = Buscando mesas…
foyer-seats = { $taken } de { $players }
foyer-table-join = Unirse
foyer-table-watch = Mirar
foyer-masquerade = Masquerade contra bots
    .why = El otro juego: un baile con Hechizos, Guardianes y una Máscara secreta.
foyer-workshop = Taller
    .why = Compón tu propio conjunto de máscaras.
foyer-how =
    .why = Los dos juegos, contados en pocos minutos.

## Abrir una mesa

open-title = Abrir una mesa
open-game = Juego
open-players = Jugadores
open-masks = Máscaras
open-masks-A = Hoja A
    .why = Para conocer las máscaras.
open-masks-B = Hoja B
    .why = Con más intriga.
open-masks-surprise = Sorpresa
    .why = Un conjunto sorteado al empezar; entonces lo ven todos.
open-masks-own = El mío
    .why = Un conjunto de máscaras del taller.
open-sheet = hoja { $sheet }
open-surprise = sorpresa
open-own = un conjunto propio
open-workshop = Componer un conjunto propio
open-company = Compañía
open-company-now = { $you ->
        [yes] Tú, { $bots ->
            [0] ningún bot
            [one] un bot
           *[other] { $bots } bots
        }
       *[no] { $bots ->
            [0] Ningún bot
            [one] Un bot
           *[other] { $bots } bots
        }
    } y { $empty ->
        [0] ningún sitio libre.
        [one] un sitio para tus amigos.
       *[other] { $empty } sitios para tus amigos.
    }
open-company-order = De los más mansos a los más fuertes.
open-bot-more = Invitar a { $name }
open-bot-less = Despedir a { $name }
open-bot-count = invitados: { $count }
open-sits = Yo también juego
    .why = Si no, miras, y puedes enseñar a otros cómo se juega.
open-options = Cómo se juega aquí
open-go = Abrir la mesa
open-play = Empezar a jugar
open-watch = Empezar y mirar

masks-star = trae monedas del banco
masks-powers = Qué hacen
masks-centre = { $centre ->
        [one] Una de ellas está en el centro: no es de nadie.
       *[other] { $centre } de ellas están en el centro: no son de nadie.
    }

option-clock = Tiempo para pensar
option-clock-none = Sin reloj
    .why = Nadie mete prisa.
option-clock-quick = Rápido
    .why = 20 segundos por decisión y un minuto de reserva para toda la partida.
option-clock-easy = Cómodo
    .why = 45 segundos por decisión y dos minutos de reserva para toda la partida.
option-clock-slow = Lento
    .why = 2 minutos por decisión y diez minutos de reserva para toda la partida.
option-clock-days = Un día
    .why = Un día para cada decisión: pásate cuando quieras.
option-memory = Ayuda a la memoria
option-memory-none = Ninguna
    .why = Cada cual tiene que recordar lo que vio.
option-memory-seen = Lo que vi
    .why = La página recuerda las máscaras que viste, hasta que se muevan.
option-memory-inferred = Lo que se deduce
    .why = La página calcula para cada sitio lo probable que es cada máscara, según todo lo que podrías saber.
option-claims = «¡Soy yo!»
option-claims-clockwise = Por turno
    .why = Se pregunta a cada cual, en el sentido del reloj, si dice ser también la máscara anunciada, como en una mesa.
option-claims-at-once = Todos a la vez
    .why = Todos responden a la vez y las respuestas se muestran en el sentido del reloj: más rápido e igual de justo.
option-opening = Intercambios de apertura
    .why = Tantos turnos al principio en los que solo se pueden intercambiar máscaras.
option-opening-turns = { $turns ->
        [0] Ninguno
       *[other] { $turns }
    }
option-pace = Ritmo de los bots
    .why = Cuánto parecen pensar los bots.
option-pace-quick = Rápido
option-pace-calm = Tranquilo
option-pace-slow = Lento
option-peek = Vistazos
    .why = Puedes echar un vistazo a tu máscara fuera de turno, y luego debes mirarla en tu turno.
option-closed-deal = Reparto cerrado
    .why = Las máscaras se reparten boca abajo: nadie ve ninguna al principio.
option-turn-limit = Límite de turnos
    .why = Tras estos turnos termina la partida y ganan quienes van en cabeza.
option-chat = Chat
    .why = Los jugadores pueden escribirse.
option-public = Mesa pública
    .why = Aparece en el vestíbulo y cualquiera puede unirse.

## Sala de espera

waiting-invited = { $name } te invita a { $game }
    .unnamed = Te invitan a { $game }
waiting-for = { $empty ->
        [one] Aún queda un sitio libre
       *[other] Aún quedan { $empty } sitios libres
    }
waiting-all-here = Ya están todos
waiting-away = Todavía sin llegar: { $names }
    .why = Mientras tanto jugaría un suplente.
waiting-sit = Sentarse
waiting-watch = Todos los sitios están ocupados. Podrás mirar en cuanto { $name } empiece.
    .unnamed = Todos los sitios están ocupados. Podrás mirar en cuanto empiece quien abrió la mesa.
waiting-start = Empezar la partida
waiting-start-why = La partida puede empezar cuando todos los sitios estén ocupados.
waiting-host = { $name } empezará la partida cuando estén todos.
    .unnamed = Quien abrió la mesa empezará la partida cuando estén todos.
waiting-seats = Sitios
waiting-fill = Completar con bots
waiting-spectators = { $count ->
        [one] Una persona mira.
       *[other] { $count } personas miran.
    }
waiting-came = { $name } se sienta.
waiting-left = Alguien se ha ido.
waiting-removed = Quien abrió la mesa ha dejado libre tu sitio.
    .why = No puedes volver a sentarte a esta mesa, pero podrás mirar en cuanto empiece la partida.
waiting-leave = Dejar la mesa
waiting-close = Cerrar la mesa
waiting-close-title = ¿Qué será de la mesa?
    .what = Si la cierras, se acaba para todos los que están sentados. Si solo te vas, se encargará de ella la siguiente persona, y la mesa sigue.

seat-empty = Sitio libre
seat-you = tú
seat-host = abrió la mesa
seat-bot = bot
seat-away = no está
seat-ask-bot = Invitar a un bot
seat-ask-title = ¿A quién invitas?
seat-move = Sentarse aquí
seat-remove = Quitar
seat-remove-whom = Quitar a { $name }
seat-remove-title = ¿Quitar a { $name } de la mesa?
    .what = Podrá mirar, pero no volver a sentarse a esta mesa.
seat-remove-keep = Que se quede

invite-share = Invitar a amigos
invite-text = Ven a jugar: hay una mesa esperando.
invite-copy = Copiar el enlace
invite-copied = Copiado
invite-link = El enlace de la mesa
invite-qr = QR
invite-qr-title = Escanea para unirte
invite-qr-alt = Código QR del enlace de la mesa
invite-code = Código

terms-title = Cómo se juega aquí
terms-clock = { $seconds } segundos por decisión y { $bank } segundos de reserva para toda la partida.
terms-opening = { $turns ->
        [0] Sin intercambios de apertura.
        [one] Un intercambio de apertura.
       *[other] { $turns } intercambios de apertura.
    }
terms-no-chat = No hay chat.
terms-public = La mesa es pública: aparece en el vestíbulo.
terms-private = La mesa es privada: solo la encuentra quien tenga el enlace o el código.
fair-title = Un reparto limpio
fair-how = El reparto sale de algo aleatorio de cada jugador y de algo de la casa. La casa selló lo suyo antes de que nadie se sentara; al acabar la partida se muestra todo, y cualquiera puede comprobar que nada ha cambiado.
fair-commitment = El sello de la casa (SHA-256):

## Dejar una partida

leave-title = ¿Dejar la partida?
leave-what = Un suplente seguirá jugando por ti. Mientras dure la partida puedes volver con el mismo enlace y retomar tu sitio.
leave-stay = Me quedo

## La línea con la casa

line-lost = Se ha perdido la conexión.
line-kept = { $waiting ->
        [0] Nada de lo jugado se pierde; volverá sola.
        [one] Nada se pierde: lo que acabas de hacer se enviará en cuanto vuelva.
       *[other] Nada se pierde: lo que has hecho se enviará en cuanto vuelva.
    }
line-back = La conexión ha vuelto.
line-retry = Probar ya

## Chat

chat-title = Chat
chat-unread = { $count ->
        [one] Un mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
chat-nothing = Nadie ha dicho nada todavía.
chat-muted = Has silenciado a quienes han hablado.
chat-say = Di algo
chat-say-spectators = Al público
chat-spectator = del público
chat-send = Enviar
chat-later = Se enviará en cuanto vuelva la conexión.
chat-mute = Silenciar a alguien
chat-on = Activar
chat-off = Desactivar
chat-is-off = Tienes el chat desactivado.

## Lo que la casa rechaza

refusal-unreachable = No se puede llegar a la casa. Comprueba tu conexión e inténtalo de nuevo.
refusal-no-guest = La casa no te conoce. Permite las cookies de esta página y vuelve a cargarla.
refusal-bad-setup = Así no se puede jugar: revisa lo elegido.
refusal-gone = Has dejado esta mesa.
refusal-stale = Llegó tarde: mientras tanto ha pasado algo. Mira otra vez y decide.
refusal-not-host = Eso solo puede hacerlo quien abrió la mesa.
refusal-not-seated = Eso solo pueden hacerlo quienes están sentados a la mesa.
refusal-seat-taken = Alguien fue más rápido: este sitio está ocupado.
refusal-table-full = Todos los sitios están ocupados. Puedes mirar.
refusal-removed = Quien abrió la mesa ha dejado libre tu sitio. Puedes mirar.
refusal-already-started = La partida ya ha empezado.
refusal-not-full = Quedan sitios libres: espera a tus amigos o invita a bots.
refusal-not-over = La partida aún no ha terminado.
refusal-game-over = La partida ha terminado.
refusal-no-bot = No hay ningún bot con ese nombre para este juego.
refusal-no-more = Ya has pedido más tiempo.
refusal-chat-off = En esta mesa no hay chat.
refusal-too-fast = Un poco rápido. Espera un momento.
refusal-too-many = Ya no caben más. Quita uno primero.
refusal-too-large = Eso fue demasiado de una vez.
refusal-not-saved = La casa no pudo guardarlo, así que no se ha hecho. Inténtalo de nuevo.
refusal-not-your-decision = Ahora no te toca decidir.
refusal-illegal-action = Las reglas no lo permiten ahora.
refusal-no-table = No espera ninguna mesa con ese enlace o código. Puede que ya haya empezado.
refusal-no-page = Ahí no hay nada. Quizá falte una letra del enlace.

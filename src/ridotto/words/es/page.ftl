# La página del navegador: vestíbulo, abrir una mesa, sala de espera, conexión, chat.

page-skip = Ir al contenido principal
page-entering = Cargando…
page-workshop = Taller
page-how = Cómo se juega
page-close = Cerrar
page-replay = ¡Fuera máscaras!
page-your-name = Tu nombre

game-mascarade = Mascarade
    .why = ¿Quién es quién? Anuncia una máscara, sea la tuya o no. De 4 a 12 jugadores.
game-masquerade = Masquerade
    .why = Un baile de cartas, Hechizos y una Máscara secreta. De 2 a 5 jugadores.

## Cuando algo no está

trouble-unreachable = No se puede conectar con Ridotto.
    .mend = Comprueba tu conexión. Todo lo jugado está guardado.
trouble-nowhere = En esta dirección no hay nada.
    .mend = Revisa el enlace: puede que esté incompleto.
trouble-no-table = Esta mesa no existe.
    .mend = Puede que ya la hayan retirado o que el enlace esté incompleto.
trouble-wrong-origin = No se puede abrir esta mesa desde aquí.
    .mend = Abre el enlace en otra ventana.
trouble-closed = Quien llevaba esta mesa la ha cerrado.
    .mend = Abre otra o únete a una desde el vestíbulo.
trouble-retry = Intentarlo de nuevo
trouble-home = Volver al vestíbulo

## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-scheme = Aspecto
settings-scheme-auto = Como el sistema
settings-scheme-dark = Oscuro
settings-scheme-light = Claro
settings-calm = Menos movimiento
    .why = Sin animaciones.
settings-sound = Sonido
    .why = Suena una nota suave cuando te toca.

## Vestíbulo

foyer-what = Dos juegos de máscaras, faroles y memoria. Juega con amigos por un enlace, o con bots a cualquier hora.
foyer-play-now = Jugar ya contra bots
    .why = Mascarade para seis. Sin cuenta y sin dar tu nombre.
foyer-sitting-down = Buscándote un sitio…
foyer-open = Abrir una mesa
foyer-join = Jugar con amigos
foyer-join-given = Enlace o código
foyer-join-go = Unirse
foyer-mine = Tus mesas
foyer-mine-go = Continuar
foyer-mine-wait = Seguir esperando
foyer-tables = Mesas abiertas
foyer-no-tables = Ahora no hay ninguna mesa pública. Abre una y aparecerá aquí.
foyer-listening = Buscando mesas…
foyer-seats = { $taken } de { $players }
foyer-table-join = Unirse
foyer-table-watch = Ver la partida
foyer-masquerade = Jugar a Masquerade contra bots
    .why = El otro juego: un baile con Hechizos, Guardianes y una Máscara secreta.
foyer-workshop = Taller
    .why = Crea tu propio conjunto de máscaras.
foyer-how =
    .why = Aprende cualquiera de los dos juegos en pocos minutos.

## Abrir una mesa

open-title = Abrir una mesa
open-game = Juego
open-players = Jugadores
open-masks = Máscaras
open-masks-A = Hoja A
    .why = Ideal para conocer las máscaras.
open-masks-B = Hoja B
    .why = Más intriga y más sorpresas.
open-masks-surprise = Sorpresa
    .why = Un conjunto sorteado al empezar la partida, a la vista de toda la mesa.
open-masks-own = Propio
    .why = Un conjunto de máscaras del taller.
open-sheet = hoja { $sheet }
open-surprise = una sorpresa
open-own = un conjunto propio
open-workshop = Crear mi conjunto
open-company = Quién juega
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
open-company-order = De menor a mayor dificultad.
open-bot-more = Añadir a { $name }
open-bot-less = Quitar a { $name }
open-bot-count = en la mesa: { $count }
open-sits = Yo también juego
    .why = Si no, estarás de público.
open-options = Reglas de la mesa
open-go = Abrir la mesa
open-play = Empezar a jugar
open-watch = Empezar y ver la partida

masks-star = toma monedas de la Banca
masks-powers = Qué hacen
masks-centre = { $centre ->
        [one] Una de ellas está en el centro y no es de nadie.
       *[other] { $centre } de ellas están en el centro y no son de nadie.
    }

option-clock = Tiempo para pensar
option-clock-none = Sin reloj
    .why = Piensa todo el tiempo que quieras.
option-clock-quick = Rápido
    .why = 20 segundos por decisión, más un minuto de reserva para toda la partida.
option-clock-easy = Sin prisas
    .why = 45 segundos por decisión, más dos minutos de reserva para toda la partida.
option-clock-slow = Lento
    .why = 2 minutos por decisión, más diez minutos de reserva para toda la partida.
option-clock-days = Un día
    .why = Un día por decisión: pásate cuando quieras.
option-memory = Ayuda para recordar
option-memory-none = Ninguna
    .why = Cada cual tiene que recordar lo que ha visto.
option-memory-seen = Lo que he visto
    .why = Recuerda las máscaras que has visto hasta que alguien las mueve.
option-memory-inferred = Lo que puedes deducir
    .why = Muestra la probabilidad de cada máscara en cada sitio, según todo lo que has visto y oído.
option-claims = Desafíos
option-claims-clockwise = Por orden
    .why = Se pregunta en el sentido de las agujas del reloj, como en una mesa de verdad.
option-claims-at-once = A la vez
    .why = Todos responden al mismo tiempo y las respuestas se muestran en el sentido de las agujas del reloj: más rápido e igual de justo.
option-opening = Turnos iniciales
    .why = Cuántos turnos del principio son solo de cambio.
option-opening-turns = { $turns ->
        [0] Ninguno
       *[other] { $turns }
    }
option-pace = Ritmo de los bots
    .why = Cuánto tardan los bots en decidir.
option-pace-quick = Rápido
option-pace-calm = Normal
option-pace-slow = Lento
option-peek = Vistazos
    .why = Puedes echar un vistazo a tu máscara fuera de turno, pero entonces debes mirarla en tu próximo turno.
option-closed-deal = Reparto cerrado
    .why = Las máscaras se reparten boca abajo: nadie ve ninguna al principio.
option-turn-limit = Límite de turnos
    .why = Tras este número de turnos termina la partida y gana quien vaya en cabeza.
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
waiting-all-here = Ya ha llegado todo el mundo
waiting-away = Por llegar: { $names }
    .why = Si empiezas ya, un bot jugará en su lugar hasta que lleguen.
waiting-sit = Sentarse
waiting-watch = Todos los sitios están ocupados. Podrás ver la partida cuando { $name } la empiece.
    .unnamed = Todos los sitios están ocupados. Podrás ver la partida cuando la empiece quien lleva la mesa.
waiting-start = Empezar la partida
waiting-start-why = La partida puede empezar cuando todos los sitios estén ocupados.
waiting-host = { $name } empezará la partida cuando haya llegado todo el mundo.
    .unnamed = Quien lleva la mesa empezará la partida cuando haya llegado todo el mundo.
waiting-seats = Sitios
waiting-fill = Completar con bots
waiting-spectators = { $count ->
        [one] Hay una persona de público.
       *[other] Hay { $count } personas de público.
    }
waiting-came = { $name } se sienta.
waiting-left = Alguien se ha ido.
waiting-removed = Quien lleva la mesa te ha retirado de ella.
    .why = No puedes volver a sentarte aquí, pero podrás ver la partida cuando empiece.
waiting-leave = Salir de la mesa
waiting-close = Cerrar la mesa
waiting-close-title = ¿Cerrar la mesa o solo salir?
    .what = Si la cierras, se acaba para toda la mesa. Si solo sales, la siguiente persona pasa a llevarla y la mesa sigue abierta.

seat-empty = Sitio libre
seat-you = tú
seat-host = lleva la mesa
seat-bot = bot
seat-away = no está
seat-ask-bot = Añadir un bot
seat-ask-title = ¿Qué bot?
seat-move = Sentarse aquí
seat-remove = Retirar
seat-remove-whom = Retirar a { $name }
seat-remove-title = ¿Retirar a { $name }?
    .what = Podrá ver la partida, pero no volver a sentarse a esta mesa.
seat-remove-keep = No retirar

invite-share = Invitar a amigos
invite-text = Ven a jugar: tu mesa está lista.
invite-copy = Copiar enlace
invite-copied = Copiado
invite-link = Enlace de la mesa
invite-qr = QR
invite-qr-title = Escanea para unirte
invite-qr-alt = Código QR del enlace de la mesa
invite-code = Código

terms-title = Reglas de la mesa
terms-clock = { $seconds } segundos por decisión, más { $bank } segundos de reserva para toda la partida.
terms-opening = { $turns ->
        [0] Sin turnos iniciales.
        [one] Un turno inicial, solo de cambio.
       *[other] { $turns } turnos iniciales, solo de cambio.
    }
terms-no-chat = El chat está desactivado.
terms-public = Mesa pública: aparece en el vestíbulo.
terms-private = Mesa privada: solo la encuentra quien tenga el enlace o el código.
fair-title = Un reparto limpio
fair-how = Cada jugador y la casa aportan un número al azar, y entre todos deciden el reparto. La casa sella el suyo antes de que nadie se siente; al acabar la partida se muestran todos, y cualquiera puede comprobar que nada ha cambiado.
fair-commitment = El sello de la casa (SHA-256):

## Dejar una partida

leave-title = ¿Salir de la partida?
leave-what = Un bot jugará por ti. Hasta que acabe la partida puedes volver con el mismo enlace y retomar tu sitio.
leave-stay = Quedarse

## La línea con la casa

line-lost = Se ha perdido la conexión.
line-kept = { $waiting ->
        [0] Nada se pierde: la conexión se recuperará sola.
        [one] Nada se pierde: tu jugada se enviará en cuanto vuelva la conexión.
       *[other] Nada se pierde: tus jugadas se enviarán en cuanto vuelva la conexión.
    }
line-back = La conexión ha vuelto.
line-retry = Probar ahora

## Chat

chat-title = Chat
chat-unread = { $count ->
        [one] Un mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
chat-nothing = Nadie ha dicho nada todavía.
chat-muted = Has silenciado a quienes han hablado.
chat-say = Escribe algo
chat-say-spectators = Escribe al público
chat-spectator = del público
chat-send = Enviar
chat-later = Se enviará en cuanto vuelva la conexión.
chat-mute = Silenciar a alguien
chat-on = Activar
chat-off = Desactivar
chat-is-off = Has desactivado el chat.

## Lo que la casa rechaza

refusal-unreachable = No se puede conectar con Ridotto. Comprueba tu conexión e inténtalo de nuevo.
refusal-no-guest = No hemos podido reconocer este navegador. Permite las cookies de esta página y vuelve a cargarla.
refusal-bad-setup = Esos ajustes no valen para este juego.
refusal-gone = Has salido de esta mesa.
refusal-stale = Demasiado tarde: la partida ya ha avanzado. Mira cómo está y decide.
refusal-not-host = Eso solo puede hacerlo quien lleva la mesa.
refusal-not-seated = Eso solo pueden hacerlo quienes juegan en esta mesa.
refusal-seat-taken = Alguien se ha adelantado: ese sitio está ocupado.
refusal-table-full = Todos los sitios están ocupados. Puedes ver la partida.
refusal-removed = Quien lleva la mesa te ha retirado de ella. Puedes ver la partida.
refusal-already-started = La partida ya ha empezado.
refusal-not-full = Quedan sitios libres: espera a tus amigos o añade bots.
refusal-not-over = La partida aún no ha terminado.
refusal-game-over = La partida ha terminado.
refusal-no-bot = No hay ningún bot con ese nombre para este juego.
refusal-no-more = Ya has pedido más tiempo.
refusal-chat-off = El chat está desactivado en esta mesa.
refusal-too-fast = Vas un poco rápido. Espera un momento.
refusal-too-many = Ese es el máximo. Quita uno primero.
refusal-too-large = Es demasiado largo.
refusal-not-saved = No se ha podido guardar, así que no cuenta. Inténtalo de nuevo.
refusal-not-your-decision = Ahora no te toca decidir.
refusal-illegal-action = Las reglas no lo permiten en este momento.
refusal-no-table = Ninguna mesa espera con ese enlace o código. Puede que la partida ya haya empezado.
refusal-no-page = Ahí no hay nada. Revisa el enlace: puede que esté incompleto.

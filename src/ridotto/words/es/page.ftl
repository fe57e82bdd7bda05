# La página del navegador: vestíbulo, abrir una mesa, sala de espera, conexión, chat.

page-skip = Ir al contenido principal
page-entering = Cargando…
page-workshop = Taller
page-how = Cómo se juega
page-close = Cerrar
page-replay = ¡Fuera máscaras!
page-your-name = Tu nombre
page-house-rules = Normas de la casa
page-docs = Documentación (en inglés)
page-report = Denunciar a alguien
name-gone = Persona anónima

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
trouble-damaged = No se puede abrir esta mesa.
    .mend = Sus datos guardados están dañados. Las demás mesas no se ven afectadas.
trouble-wrong-origin = No se puede abrir esta mesa desde aquí.
    .mend = Abre el enlace en otra ventana.
trouble-closed = Quien llevaba esta mesa la ha cerrado.
    .mend = Abre otra o únete a una desde el vestíbulo.
trouble-closed-by-operator = La administración ha cerrado esta mesa.
trouble-closed-reason = Motivo: { $reason }
trouble-retry = Intentarlo de nuevo
trouble-home = Volver al vestíbulo

## Ajustes

settings-title = Ajustes
avatar-title = Tu avatar
    .why = Los demás lo ven en la mesa. Se envía cuando te sientas.
avatar-change = Cambiar avatar
settings-language = Idioma
settings-scheme = Aspecto
settings-scheme-auto = Como el sistema
settings-scheme-dark = Oscuro
settings-scheme-light = Claro
settings-calm = Menos movimiento
    .why = Sin animaciones.
settings-sound = Sonido
    .why = Suenan notas suaves durante la partida y cuando te toca.
settings-data = Tus datos
    .why = La casa guarda tu nombre, las mesas en las que has jugado y tus mensajes del chat.
settings-data-get = Descargar
settings-data-delete = Borrar…
settings-data-sure = ¿Borrar tus datos?
    .what = Tu nombre y tus mensajes desaparecerán de todas las mesas. Las partidas terminadas se podrán seguir viendo, sin tu nombre; en las que no han terminado, un bot seguirá por ti. Esto no se puede deshacer.
settings-data-go = Borrar
settings-data-keep = Conservar

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
foyer-house-rules =
    .why = Lo que pedimos a quienes juegan aquí.

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
option-memory-seen = Lo que has visto
    .why = Te recuerda las máscaras que has visto hasta que alguien las mueve.
option-memory-inferred = Lo que puedes deducir
    .why = Muestra la probabilidad de cada máscara en cada sitio, según todo lo que has visto y oído.
option-claims = Desafíos
option-claims-clockwise = Por orden
    .why = Se pregunta en el sentido de las agujas del reloj, como en una mesa de verdad.
option-claims-at-once = A la vez
    .why = Todos responden al mismo tiempo y las respuestas se muestran en el sentido de las agujas del reloj: más rápido e igual de justo.
option-opening = Turnos iniciales
    .why = Turnos del principio en los que solo se puede cambiar.
option-opening-turns = { $turns ->
        [0] Ninguno
       *[other] { $turns }
    }
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

waiting-invited = { $name } te invita a jugar a { $game }
    .unnamed = Te invitan a jugar a { $game }
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
    .why = No puedes sentarte aquí mientras quien lleva la mesa no te deje volver, pero podrás ver la partida cuando empiece.
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
invite-only-here = Solo este equipo puede abrir este enlace.
    .how = Para que entren los móviles, detén el servidor e inícialo con { $make } o { $command }. Esta mesa seguirá aquí.

terms-title = Reglas de la mesa
terms-clock = { $seconds } segundos por decisión, más { $bank } segundos de reserva para toda la partida.
terms-opening = { $turns ->
        [0] Sin turnos iniciales.
        [one] Un turno inicial, solo para cambiar.
       *[other] { $turns } turnos iniciales, solo para cambiar.
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

## Lo que dice la administración

notice-warning = Aviso de la administración de la casa
notice-announcement = Anuncio
notice-seen = Entendido
notice-dismiss = Cerrar el anuncio

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
chat-mute = Silenciar o denunciar a alguien
chat-report = Denunciar
chat-report-line = Denunciar este mensaje de { $name }
chat-report-whom = Denunciar a { $name }
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
refusal-too-fast-leave = Ya has salido varias veces desde tu última decisión. Podrás volver a salir después de la próxima, o simplemente cierra esta página: pronto un bot jugará por ti.
refusal-too-fast-seat = Has cambiado de sitio demasiadas veces en esta mesa. Quédate donde estás, sigue la partida como público o abre otra mesa.
refusal-too-fast-seats = En esta mesa se ha cambiado de sitio demasiadas veces. Empezad con quienes ya están o abrid otra mesa.
refusal-too-fast-bots = Ya se han invitado demasiados bots a esta mesa. Espera a que llegue gente o abre otra mesa.
refusal-too-fast-peek = No ha pasado nada desde tu último vistazo. Podrás echar otro después de la próxima decisión.
refusal-too-fast-address = Están llegando demasiadas peticiones desde tu red. Vuelve a intentarlo dentro de unos minutos.
refusal-too-fast-code = Desde tu red se han probado demasiados códigos equivocados. Vuelve a intentarlo dentro de unos minutos.
refusal-too-fast-tables = Ya tienes muchas mesas abiertas. Cierra una o espera a que termine alguna.
refusal-too-many = Ese es el máximo. Quita uno primero.
refusal-bad-name = Ese nombre no está permitido aquí. Elige otro.
refusal-muted = La administración te ha silenciado por ahora: no puedes escribir aquí.
refusal-banned = Por ahora no puedes entrar en esta casa.
refusal-no-line = Ese mensaje ya no está.
refusal-no-person = Esa persona ya no está en la mesa.
refusal-too-large = Es demasiado largo.
refusal-not-saved = No se ha podido guardar, así que no cuenta. Inténtalo de nuevo.
refusal-not-your-decision = Ahora no te toca decidir.
refusal-illegal-action = Las reglas no lo permiten en este momento.
refusal-no-table = Ninguna mesa abierta tiene ese enlace o código. Puede que la partida haya terminado.
refusal-damaged = Los datos guardados de esta mesa están dañados y no se puede abrir.
refusal-no-page = Ahí no hay nada. Revisa el enlace: puede que esté incompleto.

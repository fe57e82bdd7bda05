## La mesa

person-number = J{ $number }
table-court = Justicia ● { $coins }
table-bank = Banca ● { $coins }
table-centre = centro

## Jugar

play-welcome = Mascarade, { $scenario }. Ocupas el asiento { $seat }. Se gana con trece monedas; en cualquier pregunta, escribe ? para ver la ayuda.
play-deal-centre = centro { $number }
play-deal-ready = Pulsa Intro para ponerlas boca abajo:
play-back = atrás
play-look = mirar tu máscara
play-swap = cambiar tu máscara, o fingirlo
play-announce = anunciar una máscara
play-ask-turn = ¿Qué haces?
play-ask-opening = Turno inicial: ¿qué máscara tomas, además de la tuya?
play-ask-swap = ¿Qué máscara tomas, además de la tuya?
play-centre = centro { $number }
play-really = intercambiar
play-pretend = solo fingir
play-claim = desafiar
play-pass = dejarlo pasar
play-ask-targets = { $mask }: ¿a qué dos personas eliges? Primera persona:
play-ask-second = ¿Y la segunda?
play-decline = no usar el poder
play-may-not-announce = Tu máscara se reveló en el turno anterior, así que ahora no puedes anunciar.
play-bad-answer = «{ $given }» no está entre las respuestas: { $known }.
play-bad-empty = Hace falta una respuesta: { $known }.
play-no-peek = En esta mesa no se puede echar un vistazo (se permite con --peek).
play-peek-own-turn = Es tu turno: mira tu máscara, en vez de echarle un vistazo.
play-notes-none = No tienes notas. Escribe «n» y unas palabras para añadir una.
play-log-none = Todavía no ha pasado nada.
play-quit = ¿Salir de la partida?
play-yes-no = Responde { $yes } o { $no }, por favor.
play-company-comes = Van llegando tus rivales…
play-compiling = Se preparan las reglas para este equipo. Tarda cerca de medio minuto, solo una vez…
play-left = Has salido de la partida.
play-help = Cada cual empieza con 6 monedas y una máscara, que quizá ya no sea la misma. En tu turno, mira tu máscara, cámbiala bajo la mesa (o finge hacerlo) o anuncia una máscara para usar su poder, sea la tuya o no. Los demás pueden desafiar el anuncio y decir que esa máscara es la suya. Entonces revelan su máscara quien anunció y quienes desafiaron: quien la tiene de verdad usa el poder y el resto paga una multa. Se gana con 13 monedas. Si alguien se queda sin monedas, gana quien tenga más.
play-help-answers = Escribe el número o la letra que precede a tu elección. En una línea caben varias respuestas: «2 3 1» intercambia tu máscara con la del jugador 3.
play-help-m = las máscaras en juego y sus poderes
play-help-t = la mesa
play-help-l = lo último que ha pasado (l 50: las últimas cincuenta líneas)
play-help-n = tus notas (n y unas palabras: añadir una nota)
play-help-p = echar un vistazo a tu máscara fuera de turno, si la mesa lo permite
play-help-b = volver a la pregunta anterior
play-help-q = salir de la partida
play-help-help = esta ayuda

play-truth-title = Las máscaras, al final
play-swaps-title = Lo que pasó de verdad con las máscaras
play-saved = El registro de la partida está en { $file }.
play-see-record = Para verla: ridotto replay { $file }
play-resume = Para continuar: ridotto play { $game } --resume { $file } --seat { $seat }
play-seed = La semilla de esta partida era { $seed }.
play-ask-save = Archivo donde guardar el registro (Intro: ninguno)
play-not-saved = No se puede escribir { $file }: { $why }
play-again = ¿Otra partida?

help-play-scenario = una hoja de Escenario, como 8A, o un archivo TOML con un conjunto de máscaras (por defecto: 6A)
help-play-players = número de jugadores, de 4 a 12, si no se indica --scenario (por defecto: 6)
usage-players = --players { $given } no encaja: el conjunto de máscaras es para { $players } jugadores
help-play-seat = tu asiento, contando desde 0 (por defecto: 0)
help-play-seed = un número; la misma semilla da el mismo reparto y los mismos rivales
help-play-name = tu nombre en la mesa
help-play-peek = permite a todos echar un vistazo a su máscara fuera de turno
help-play-closed-deal = reparte las máscaras boca abajo
help-play-turn-limit = tras este número de turnos gana quien tenga más monedas
help-play-save = guarda el registro de la partida en este archivo
help-play-resume = continúa una partida registrada
help-play-fast = sin pausas entre las jugadas de los demás
play-bad-seat = en esta mesa no hay asiento { $seat }; usa de 0 a { $most }
play-bad-name = un nombre debe tener de 1 a { $most } caracteres imprimibles
play-file-exists = { $file } ya existe; elige otro nombre para el registro
play-over-already = esa partida ha terminado; para verla: ridotto replay { $file }
play-resume-alone = --resume continúa la partida tal como se registró; quita { $what }
play-game-first = escribe primero el juego y después sus opciones; los juegos son { $known }
play-no-folder = la carpeta no existe o no se puede escribir en ella
file-is-folder = es una carpeta
file-name-long = el nombre es demasiado largo
file-no-room = el disco está lleno

## Registros

help-replay-file = un registro guardado por «ridotto play --save» o por el árbitro
help-replay-viewer = el punto de vista: el número de un jugador, spectator u omniscient (por defecto: omniscient, con todos los secretos a la vista)
replay-refused = se ha rechazado { $file }: { $why }
replay-unread = no se puede leer { $file }: { $why }
replay-huge = el archivo es demasiado grande para ser un registro
record-not-json = esto no es un registro: no es JSON ({ $detail })
record-not-record = esto no es el registro de una partida
record-later = el registro es de la versión { $version }, pero este programa lee hasta la versión { $known }; usa uno más nuevo
record-form = el registro está mal formado ({ $detail })
record-changed = el registro se modificó después de escribirse: su suma de control no coincide
record-setup = la preparación que indica no es válida ({ $detail })
record-move = la jugada { $number } no es legal ({ $detail })
record-result = sus jugadas no llevan al resultado que indica ({ $detail })
replay-bad-viewer = «{ $given }» no es un punto de vista de esta partida; usa spectator, omniscient o un jugador de 0 a { $most }
replay-players = Jugadores: { $names }
replay-unfinished = Aquí acaba el registro; la partida no ha terminado.
replay-other-game = { $file } es un registro de otro juego: { $game }

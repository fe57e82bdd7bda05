# The big screen at a table, and phones beside it.

screen-title = Pantalla grande
screen-welcome = Bienvenidos al baile
screen-invitation = Cómo unirse
screen-scan-join = Escanea para unirte
screen-scan-watch = Escanea para mirar
screen-full = Pulsa { $key } para ver a pantalla completa
screen-story = Qué ha pasado
screen-points = { $amount ->
    [one] { $amount } punto
   *[other] { $amount } puntos
}
screen-here = Hay una pantalla grande en esta mesa. Todo el mundo puede seguir la partida en ella.
screen-how = ¿Tienes una tele o un proyector? Abre allí este enlace:
screen-open = mostrar la mesa en una pantalla grande

pad-offer = Hay una pantalla grande en tu mesa.
    .why = Tu móvil puede ser tu mano: solo tu máscara, tus opciones y tus puntos.
pad-use = Usar como mi mano
pad-later = Ahora no
pad-switch = El móvil como mi mano
pad-table = Mostrar toda la mesa
pad-gone = La pantalla grande ya no está.
pad-mask = Tu máscara está boca abajo.
pad-memorise = Memorizad las máscaras en la pantalla grande.
pad-look-up = Mira la pantalla grande.

refusal-screen = Una pantalla grande solo puede mirar.

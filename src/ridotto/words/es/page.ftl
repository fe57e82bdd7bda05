# The browser's page: foyer, opening a table, waiting room, connection, chat.

page-skip = Ir a la mesa
page-entering = Entrando…
page-workshop = Taller
page-how = Cómo se juega
trouble-unreachable = No se puede llegar a Ridotto.
    .mend = Comprueba tu conexión. Lo jugado se conserva.
trouble-nowhere = En esta dirección no hay nada.
    .mend = Quizá falte una letra del enlace.
trouble-no-table = Esa mesa no existe.
    .mend = Puede que ya la hayan recogido, o que falte una letra del enlace.
trouble-wrong-origin = Desde aquí no se llega a esta mesa.
    .mend = Abre el enlace en una ventana propia.
trouble-closed = El anfitrión ha cerrado esta mesa.
    .mend = Abre otra o únete a una en el vestíbulo.
trouble-retry = Intentarlo de nuevo
trouble-home = Al vestíbulo

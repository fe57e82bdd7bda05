# The browser's page: foyer, opening a table, waiting room, connection, chat.

page-skip = Ir para a mesa
page-entering = A entrar…
page-workshop = Oficina
page-how = Como se joga
trouble-unreachable = Não é possível chegar ao Ridotto.
    .mend = Verifica a tua ligação. O que foi jogado fica guardado.
trouble-nowhere = Não há nada neste endereço.
    .mend = Talvez falte uma letra na ligação.
trouble-no-table = Essa mesa não existe.
    .mend = Pode já ter sido levantada, ou falta uma letra na ligação.
trouble-wrong-origin = Não se chega a esta mesa a partir daqui.
    .mend = Abre a ligação numa janela própria.
trouble-closed = O anfitrião fechou esta mesa.
    .mend = Abre outra ou junta-te a uma no vestíbulo.
trouble-retry = Tentar de novo
trouble-home = Para o vestíbulo

# Cómo se presentan y se explican los jugadores de Masquerade que no son personas.

portrait-pulcinella = Polichinela baila adonde lo llevan los pies y lanza lo que tenga en la mano.
portrait-colombina = Colombina sopesa cada paso por sí solo, y un poco según su humor.
portrait-balanzone = El doctor Balanzone juega de antemano los próximos turnos en muchos bailes que podrían ser este.

explain-searcher = En { $worlds ->
        [one] un baile imaginado
       *[other] { $worlds } bailes imaginados
    } esto fue lo mejor de { $answers } respuestas: un { $chance } % de ganar, más o menos.

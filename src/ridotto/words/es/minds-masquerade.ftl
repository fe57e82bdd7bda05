# Cómo se presentan los jugadores de Masquerade que no son personas.

portrait-pulcinella = Pulcinella baila donde lo llevan los pies y lanza lo que tenga en la mano.
portrait-colombina = Colombina sopesa cada paso por separado, y un poco según su humor.
portrait-balanzone = El doctor Balanzone imagina cientos de maneras en que pueden ir los próximos turnos.

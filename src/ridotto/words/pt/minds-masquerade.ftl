# Como se apresentam os jogadores de Masquerade que não são pessoas.

portrait-pulcinella = Pulcinella dança aonde os pés o levam e lança o que tiver na mão.
portrait-colombina = Colombina avalia cada passo separadamente, com uma pitada de humor do dia.
portrait-balanzone = O doutor Balanzone imagina centenas de caminhos para os próximos turnos.

# How the players that are not people introduce themselves.

portrait-zanetta = Zanetta hace lo primero que se le ocurre y pasa una noche encantadora.
portrait-nicoletta = Nicoletta es nueva en el baile: dice lo que cree ser y recuerda casi todo lo que ve.
portrait-tonin = Tonin pone buena voluntad, pero a los pocos turnos ha olvidado lo que vio.
portrait-gasparo = Gasparo es un principiante: prefiere arriesgarse antes que mirar.
portrait-marina = Marina no olvida nada y siempre elige lo que más le conviene.
portrait-alvise = Alvise calcula bien y disfruta yendo de farol.
portrait-orsola = Orsola no olvida nada, escucha cada palabra y se cree muy pocas.
portrait-giacomo = Giacomo juega toda la velada en su cabeza antes de decir una palabra.
portrait-lucrezia = Lucrezia ve igual de lejos, lee en tu silencio lo que escondes y conoce tus costumbres antes de que acabe la velada.
portrait-bastian = Bastian dice ser lo que anuncie cualquiera.
portrait-momolo = Momolo anuncia siempre lo que más da.
portrait-piero = Piero mira su máscara y solo dice la verdad.

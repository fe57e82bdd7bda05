interrupted = Interrumpido.
kept-nothing = No se ha guardado nada; el mismo comando empieza desde el principio.
kept-no-deals = No se ha guardado nada. Con --resume ARCHIVO, un torneo se puede continuar.
kept-deals = { $deals ->
        [one] Un reparto queda guardado
       *[other] { $deals } repartos quedan guardados
    } en { $file }; ejecuta el mismo comando para continuar.
kept-unchanged = { $file } no ha cambiado.
kept-restore = Ejecuta otra vez el mismo comando; usa --force si { $data } ya tiene datos.
play-not-kept = La partida no se ha guardado; --save ARCHIVO la guarda mientras juegas.

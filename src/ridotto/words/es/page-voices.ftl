# Frases y gestos sin escribir, avatares y avisos de que te toca.

phrase-hello = ¡Buenas noches!
phrase-no-me = ¡No, soy yo!
phrase-doubt = No te creo.
phrase-believe = Te creo.
phrase-sure = ¿Seguro?
phrase-lost = Ya me he perdido…
phrase-patience = Sin prisa.
phrase-nearly = ¡Ojo, que alguien está a punto de ganar!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-applause = Aplausos
phrase-laughter = Risas
phrase-gasp = Asombro
phrase-shrug = Encogerse de hombros
phrase-bow = Reverencia
phrase-wink = Guiño
mas-no-me = { $mask ->
        [empress] ¡No, la { $name } soy yo!
        [widow] ¡No, la { $name } soy yo!
        [princess] ¡No, la { $name } soy yo!
        [witch] ¡No, la { $name } soy yo!
       *[other] ¡No, el { $name } soy yo!
    }

phrases-title = Frases y gestos
phrases-why = Cada persona las lee en su idioma.

avatar-choose = Elige un avatar
avatar-choice = Avatar { $number }
avatar-others = Ver otros
settings-bubbles = Bocadillos
    .why = Muestra junto a cada sitio lo que dice quien lo ocupa.
settings-vibration = Vibración
    .why = Vibra cuando te toca.
settings-notify = Notificaciones
    .why = Te avisa de que te toca mientras estás en otra pestaña o aplicación.
    .blocked = Tu navegador las bloquea. Permite las notificaciones en su configuración para este sitio.
    .insecure = Tu navegador solo las permite con https.
settings-awake = Mantener la pantalla encendida
    .why = Solo durante la partida.

turn-notice = Te toca.
trouble-offline = No tienes conexión.
    .mend = Para jugar hace falta conexión. Esta página seguirá sola cuando vuelvas a tenerla.

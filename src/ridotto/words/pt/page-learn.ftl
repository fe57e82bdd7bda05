# As lições e as dicas: o que é preciso antes de carregá-las.

foyer-learn = Aprender em cinco minutos
    .why = Uma partida curta e guiada. Aqui, errar não custa nada.
settings-coach = Dicas
    .why = Uma frase na hora certa, nas suas duas primeiras partidas de cada jogo

game-moccoli = Moccoli

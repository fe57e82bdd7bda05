game-moccoli = Moccoli
    .why = Keep the tallest candle burning. 2 to 6 players.
act-moccoli-blow = Blow!
moccoli-event-did = { $who ->
        [you] You
       *[other] { $name }
    }: { $what }.
moccoli-reason-blown = The candles were blown out.

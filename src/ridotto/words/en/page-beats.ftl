# The pace of a game, and a recap for people who were away.

pace = Pace
    .why = How fast bots play, and how long the table shows what happens. You can change it during the game.
pace-table = Like the table
pace-calm = Calm
pace-normal = Normal
pace-quick = Quick
pace-of-table = Pace of this table
    .why = Everyone at the table gets it. Only the host can change it.
pace-of-page = Changes only what you see. The table goes on at its own pace.
refusal-too-fast-pace = The pace has been changed too often at this table.

recap = While you were away
recap-close = Close

interrupted = Interrupted.
kept-nothing = Nothing was kept; the same command starts again from the beginning.
kept-no-deals = Nothing was kept. With --resume FILE, a tournament can be continued.
kept-deals = { $deals ->
        [one] One deal is kept
       *[other] { $deals } deals are kept
    } in { $file }; run the same command to continue.
kept-unchanged = { $file } was not changed.
kept-restore = Run the same command again; use --force if { $data } has data now.
play-not-kept = The game was not saved; --save FILE saves it as you play.

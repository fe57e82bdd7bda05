## The page of a table: the evening, the host, pauses

evening-menu = Ten stół
evening-invite = Zaproszenie
    .watch = Znajomi mogą teraz oglądać, a w następnej rozgrywce zagrać.
evening-standings = Dzisiejszy wieczór
evening-wins = Wygrane
evening-games = Rozgrywki
evening-points = Punkty
host-title = Prowadzisz ten stół
host-pause = Wstrzymaj rozgrywkę
    .why = Nikt nie może nic zrobić, a zegary stoją. Po { $minutes } minutach rozgrywka toczy się dalej sama.
host-resume = Wznów rozgrywkę
host-make = Przekaż stół
host-make-whom = Przekaż stół graczowi { $name }
host-make-title = Przekazać stół graczowi { $name }?
    .what = Potem tylko ten gracz będzie mógł wstrzymać rozgrywkę, usuwać graczy albo ją zakończyć.
host-make-keep = Zostań gospodarzem
host-remove-title = Usunąć z rozgrywki gracza { $name }?
    .what = Na jego miejscu gra dalej bot. Gracz może tylko oglądać, dopóki nie pozwolisz mu wrócić.
host-forgive = Pozwól wrócić
host-forgive-whom = Pozwól wrócić graczowi { $name }
host-removed = Usunięci
host-end = Zakończ rozgrywkę
host-end-title = Zakończyć rozgrywkę dla wszystkich?
    .what = Nikt nie wygrywa, a stół zostaje zamknięty.
host-end-keep = Graj dalej
pause-title = Przerwa
pause-why = Gospodarz wstrzymał rozgrywkę.
    .you = Rozgrywka jest wstrzymana przez ciebie.
pause-left = Ruszy sama za { $time }.
log-paused = Rozgrywka jest wstrzymana.
log-resumed = Rozgrywka toczy się dalej.
refusal-paused = Rozgrywka jest wstrzymana.
refusal-too-fast-pauses = Tę rozgrywkę wstrzymano już zbyt wiele razy.
refusal-too-fast-hosts = Gospodarz tego stołu zmieniał się już zbyt wiele razy.
refusal-too-fast-removals = W tej rozgrywce zbyt wiele razy usuwano graczy.
option-rotate = Zmieniaj miejsca
    .why = W rewanżu wszyscy przesiadają się o jedno miejsce.
log-removed = { $who ->
        [you] Gospodarz usunął cię z rozgrywki; gra za ciebie bot.
       *[other] Gospodarz usunął gracza { $name }; gra za niego bot.
    }
log-forgiven = { $who ->
        [you] Możesz znów grać.
       *[other] { $name } może znów grać.
    }

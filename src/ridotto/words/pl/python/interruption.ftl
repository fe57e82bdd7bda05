interrupted = Przerwano.
kept-nothing = Nic nie zostało zachowane; to samo polecenie zacznie od początku.
kept-no-deals = Nic nie zostało zachowane. Z --resume PLIK turniej można kontynuować.
kept-deals = { $deals ->
        [one] Jedno rozdanie zostało zachowane
        [few] { $deals } rozdania zostały zachowane
        [many] { $deals } rozdań zostało zachowanych
       *[other] { $deals } rozdania zostało zachowane
    } w { $file }; uruchom to samo polecenie, aby kontynuować.
kept-unchanged = Plik { $file } się nie zmienił.
kept-restore = Uruchom to samo polecenie ponownie; użyj --force, jeśli w { $data } są już dane.
play-not-kept = Rozgrywka nie została zapisana; --save PLIK zapisuje ją na bieżąco.

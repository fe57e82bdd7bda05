# Podpowiedzi: po jednym zdaniu. $me to yes, jeśli $name jest osobą, która czyta.

coach-dismiss = Jasne
coach-off = Wyłącz podpowiedzi

coach-mascarade-memorise = Zapamiętaj, kto ma którą maskę: za chwilę wszystkie będą zakryte.
coach-mascarade-opening = W pierwszych turach tylko się zamienia, żeby nikt nie mógł być pewien żadnej maski, nawet własnej.
coach-mascarade-swap = Wybierz, czyją maskę bierzesz; czy zamienisz, czy tylko udasz, inni widzą to samo.
coach-mascarade-look = Twoja maska była pod stołem, więc podejrzyj ją, jeśli chcesz mieć pewność, kim jesteś.
coach-mascarade-announce = Możesz ogłosić dowolną maskę, nawet nie swoją; jeśli ktoś podważy, a to nieprawda, płacisz 1 monetę.
coach-mascarade-claim = Podważ tylko wtedy, gdy myślisz, że to twoja maska: jeśli nie, płacisz 1 monetę; jeśli nikt nie podważy, zdolność działa.
coach-mascarade-banned = Twoją maskę właśnie odkryto, więc w tej turze możesz podejrzeć albo zamienić, ale nie ogłosić.
coach-mascarade-pretend = Zamiana też ukrywa: nawet gdy tylko udajesz, inni tracą pewność.
coach-mascarade-near = { $me ->
        [yes] Do zwycięstwa trzeba 13 monet i brakuje ci niewiele, więc inni będą cię podważać.
       *[no] { $name } ma już prawie 13 monet, więc nie oddawaj łatwego zwycięstwa.
    }
coach-mascarade-ruin = { $me ->
        [yes] Jeśli stracisz ostatnią monetę, gra od razu się kończy i wygrywa osoba z największym majątkiem.
       *[no] Jeśli { $name } straci ostatnią monetę, gra od razu się kończy i wygrywa osoba z największym majątkiem.
    }
coach-mascarade-court = Kary zbierają się na planszy sądu, aż zabierze je wszystkie Sędzia.

coach-masquerade-dancer = Wybierz Tancerza na cały bal: porównaj siłę i zdolność.
coach-masquerade-order = Kolejność decyduje, kiedy grasz w tej turze, i daje ci efekt; poprzedniej nie możesz zatrzymać.
coach-masquerade-stage = Scena decyduje, co możesz zrobić: walczyć w Wieży lub na Arenie, wybrać Wydarzenie w Kaplicy albo gdzie indziej zebrać Zaklęcia i siły.
coach-masquerade-resolve = Kilka twoich kart działa teraz, w kolejności, którą wybierzesz.
coach-masquerade-spell = Zaklęcie kosztuje tyle innych Zaklęć z ręki, ile wynosi jego poziom; zachowaj coś na Wyzwanie.
coach-masquerade-challenge = Porównaj siły, zanim rzucisz wyzwanie: kto przegra, traci życie, kto wygra, dobiera Zaklęcie.
coach-masquerade-totals = Zaklęcia zmieniają te sumy, aż obie strony skończą; wygrywa wyższa.
coach-masquerade-reveal = Raz możesz odkryć Maskę dla premii, ale wtedy nie da już punktów na koniec.
coach-masquerade-counter = Zaklęcie położone zakryte jako żeton jest warte 1 punkt i nigdy nie zostanie rzucone.
coach-masquerade-event = Jako Prorok wybierasz Wydarzenie: następuje raz i znika.
coach-masquerade-mask = Maska daje punkty na koniec, jeśli jest zakryta i spełniono jej warunek, więc pamiętaj o niej od pierwszej tury.
coach-masquerade-life = Bez żyć nie rzucasz Wyzwań, a siła twojego Tancerza liczy się jako 0; pomaga Fontanna.
coach-masquerade-emblems = Każdy Emblemat należy do osoby, która ma czegoś najwięcej, aż ktoś będzie miał więcej.
coach-masquerade-end = Bal zaraz się skończy: wystarczy Strażnik, Wydarzenie albo odnowienie Zaklęć.

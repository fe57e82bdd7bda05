## ridotto verify

help-verify = sprawdź, czy w zapisanej rozgrywce karty rozdano uczciwie
    .long = Sprawdza, czy zapisaną rozgrywkę da się odtworzyć i czy rozdanie wylosowano z sekretu serwera i wkładów graczy. Kod wyjścia 0: wszystko się zgadza; 1: coś się nie zgadza albo zapis nie mówi, z czego wylosowano rozdanie; 2: pliku nie da się odczytać.
help-verify-file = zapis rozgrywki; - oznacza standardowe wejście
help-verify-published = zobowiązanie, które serwer ogłosił przed początkiem
help-verify-share = twój wkład
verify-bad-digits = „{ $given }” jest nieprawidłowe; podaj { $fewest ->
        [64] 64 cyfry
       *[other] od { $fewest } do 64 cyfr
    } od 0 do 9 i od a do f

verify-replay = Zapis jest nienaruszony: ruchy są zgodne z zasadami i prowadzą do podanego wyniku.
    .not = Zapis jest naruszony: { $why }
verify-fairness = Zapis mówi, z czego wylosowano rozdanie.
    .not = Zapis nie mówi, z czego wylosowano rozdanie, więc nie da się go sprawdzić.
    .broken = Tego, co zapis mówi o rozdaniu, nie da się użyć: { $why }
verify-commitment = Zobowiązanie w zapisie zgadza się z sekretem serwera.
    .not = Zobowiązanie w zapisie nie zgadza się z sekretem serwera.
verify-published = Sekret serwera jest tym, do którego zobowiązał się on przed początkiem.
    .not = Sekret serwera nie jest tym, do którego zobowiązał się on przed początkiem.
verify-share = Twój wkład jest wśród tych, z których wylosowano rozdanie.
    .not = Twojego wkładu nie ma wśród tych, z których wylosowano rozdanie.
verify-seed = Ziarno wynika z wkładów.
    .not = Ziarno nie wynika z wkładów.
verify-deal = Rozdanie zgadza się z wkładami.
    .not = Rozdanie nie zgadza się z wkładami.
verify-first = Zaczyna osoba, którą wskazują wkłady.
    .not = Zaczyna inna osoba niż ta, którą wskazują wkłady.

verify-shares = Wkłady przy stole { $table }; poszukaj swojego:
verify-no-share = brak
verify-fine = { $file }: wszystko się zgadza.
verify-broken = { $file }: { $count ->
        [one] jedna rzecz się nie zgadza.
        [few] { $count } rzeczy się nie zgadzają.
        [many] { $count } rzeczy się nie zgadza.
       *[other] { $count } rzeczy się nie zgadza.
    }
verify-unsaid = { $file }: tę rozgrywkę da się odtworzyć, ale jej rozdania nie da się sprawdzić.
verify-compare = Tylko to, co ogłoszono przed początkiem, może pokazać, czy serwer nie zmienił sekretu. Porównaj albo podaj po --commitment: { $commitment }

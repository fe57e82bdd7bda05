## ridotto verify

help-verify = sprawdź, czy w zapisanej grze karty rozdano uczciwie
    .long = Sprawdza, czy zapisaną grę da się rozegrać ponownie i czy rozdanie wylosowano z sekretu domu gry i wkładów graczy. Status 0: wszystko się zgadza; 1: coś się nie zgadza albo zapis nie mówi, z czego wylosowano rozdanie; 2: pliku nie da się odczytać.
help-verify-file = zapis gry; - czyta go ze standardowego wejścia
help-verify-published = zobowiązanie, które dom gry ogłosił przed początkiem
help-verify-share = wkład, który pochodzi od ciebie
verify-bad-digits = „{ $given }” się nie nadaje: potrzeba { $fewest ->
        [64] 64
       *[other] od { $fewest } do 64
    } cyfr od 0 do 9 i od a do f

verify-replay = Zapis jest nienaruszony: ruchy są zgodne z zasadami i prowadzą do podanego wyniku.
    .not = Zapis jest naruszony: { $why }
verify-fairness = Zapis mówi, z czego wylosowano rozdanie.
    .not = Zapis nie mówi, z czego wylosowano rozdanie: nic nie da się o nim powiedzieć.
    .broken = To, co zapis mówi o rozdaniu, do niczego się nie nadaje: { $why }
verify-commitment = Zobowiązanie w zapisie odpowiada sekretowi domu gry.
    .not = Zobowiązanie w zapisie nie odpowiada sekretowi domu gry.
verify-published = Sekret domu gry jest tym, do którego zobowiązał się on przed początkiem.
    .not = Sekret domu gry nie jest tym, do którego zobowiązał się on przed początkiem.
verify-share = Twój wkład jest wśród tych, z których wylosowano rozdanie.
    .not = Twojego wkładu nie ma wśród tych, z których wylosowano rozdanie.
verify-seed = Ziarno wynika z wkładów.
    .not = Ziarno nie wynika z wkładów.
verify-deal = Karty leżą tak, jak rozstrzygają wkłady.
    .not = Karty nie leżą tak, jak rozstrzygają wkłady.
verify-first = Zaczyna ten, kogo wskazują wkłady.
    .not = Nie zaczyna ten, kogo wskazują wkłady.

verify-shares = Wkłady przy stole { $table }; poszukaj swojego:
verify-no-share = brak
verify-fine = { $file }: wszystko się zgadza.
verify-broken = { $file }: { $count ->
        [one] jedna rzecz się nie zgadza.
        [few] { $count } rzeczy się nie zgadzają.
        [many] { $count } rzeczy się nie zgadza.
       *[other] { $count } rzeczy się nie zgadza.
    }
verify-unsaid = { $file }: tę grę da się rozegrać ponownie, ale jej rozdania nie da się sprawdzić.
verify-compare = Czy dom gry nie podmienił sekretu, może powiedzieć tylko to, co ogłoszono przed początkiem. Porównaj albo podaj po --commitment: { $commitment }

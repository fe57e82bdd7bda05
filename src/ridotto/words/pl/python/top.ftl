### ridotto top: obciążenie działającego serwera, dla tych, którzy go prowadzą

help-top = pokaż obciążenie działającego serwera
    .long = Pokazuje, jak bardzo zajęty jest działający serwer: gry, połączenia, szybkość, boty, pamięć i błędy. Ctrl-C kończy. Kod wyjścia 0: serwer odpowiedział; 1: nie odpowiedział albo sekretu brakuje lub jest błędny; 2: niepoprawny wiersz poleceń.
help-top-url = adres serwera; domyślnie { $usual }
help-top-secret = plik z sekretem administratora; domyślnie sekret pochodzi z { $variable }
help-top-every = liczba sekund między odczytami; domyślnie 2
help-top-once = pokaż jeden odczyt i zakończ
top-bad-url = { $url } nie jest adresem zaczynającym się od http:// lub https://
top-bad-interval = czas między odczytami musi wynosić co najmniej { $least } s
top-no-secret = nie można odczytać { $file }: { $why }
top-not-allowed = { $url } nie pokazuje metryk bez sekretu administratora; podaj go w { $variable } albo wskaż plik opcją --secret-file
top-cannot-read = nie można odczytać metryk { $url }: { $why }
top-measuring = Pomiar…
top-title = { $url } · Ridotto { $version } · działa od { $hours } godz. { $minutes } min
top-playing = Trwające rozgrywki
top-waiting = Stoły czekające na graczy
top-over = Zakończone rozgrywki w pamięci
top-sockets = Połączenia
top-entries = Ruchy na sekundę
top-requests = Żądania na sekundę
top-errors = Błędy serwera na sekundę
top-refused = Odrzucone polecenia na sekundę
top-append = Zapis ruchu (99%)
top-lag = Opóźnienie serwera (99%)
top-bots = Odpowiedź bota (99%)
top-bots-waiting = Boty czekające na proces
top-thinkers = Procesy botów
top-processor = Procesor, część jednego rdzenia
top-memory = Pamięć
top-store = Zapisane dane
top-disk = Wolne miejsce
top-files = Otwarte pliki i gniazda
top-fine = Żadnych błędów od uruchomienia serwera.
top-in-trouble = Serwer nie może teraz zapisywać ruchów.
top-damaged = { $count ->
    [one] { $count } stół jest uszkodzony.
    [few] { $count } stoły są uszkodzone.
    [many] { $count } stołów jest uszkodzonych.
   *[other] { $count } stołu jest uszkodzone.
}
top-failures = Błędy od uruchomienia serwera: { $listed }

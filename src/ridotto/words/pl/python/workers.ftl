help-workers = ile procesów dzieli się pracą (domyślnie tyle, ile jest procesorów)
help-dask = podziel pracę między procesy klastra Dask: adres jego planisty, na przykład 192.0.2.7:8786
usage-dask = „{ $given }” to nie jest adres; użyj HOST:PORT, na przykład 192.0.2.7:8786
workers-died = to samo zadanie zakończyło swój proces tyle razy: { $attempts }, być może zabrakło pamięci; spróbuj mniejszej wartości --workers
workers-dask-missing = --dask wymaga pakietu distributed: pip install 'ridotto[lab]'
workers-dask-address = nie można połączyć się z planistą Dask pod adresem { $address }: { $why }
workers-dask-unreachable = pod adresem { $address } nie odpowiada żaden planista Dask; uruchom go poleceniem „dask scheduler”
workers-dask-empty = planista Dask pod adresem { $address } nie ma procesów; uruchom je poleceniem „dask worker { $address } --nthreads 1”
workers-dask-lost = utracono połączenie z planistą Dask pod adresem { $address }
workers-dask-without = w procesie Dask { $process } nie ma zainstalowanego Ridotto
workers-dask-version = w procesie Dask { $process } jest Ridotto { $theirs }, a tutaj { $ours }; zainstaluj wszędzie tę samą wersję
workers-dask-plain = proces Dask { $process } nie może kompilować zasad; zainstaluj tam ridotto[fast] albo ustaw tutaj RIDOTTO_PLAIN=1

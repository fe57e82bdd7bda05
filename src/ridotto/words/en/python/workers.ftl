help-workers = how many processes share the work (default: one per processor)
help-dask = share the work among the workers of a Dask cluster: the address of its scheduler, such as 192.0.2.7:8786
usage-dask = “{ $given }” is not an address; use HOST:PORT, such as 192.0.2.7:8786
workers-died = the same work ended its worker { $attempts } times, possibly because memory ran out; try fewer --workers
workers-dask-missing = --dask needs the package distributed: pip install 'ridotto[lab]'
workers-dask-address = can’t connect to a Dask scheduler at { $address }: { $why }
workers-dask-unreachable = no Dask scheduler answers at { $address }; start one with “dask scheduler”
workers-dask-empty = the Dask scheduler at { $address } has no workers; start some with “dask worker { $address } --nthreads 1”
workers-dask-lost = the connection to the Dask scheduler at { $address } was lost
workers-dask-without = Ridotto is not installed on the Dask process { $process }
workers-dask-version = the Dask process { $process } has Ridotto { $theirs }, but this is { $ours }; install the same version everywhere
workers-dask-plain = the Dask process { $process } can’t compile rules; install ridotto[fast] there, or set RIDOTTO_PLAIN=1 here

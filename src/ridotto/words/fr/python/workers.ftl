help-workers = nombre de processus qui se partagent le travail (par défaut : un par processeur)
help-dask = partager le travail entre les processus d’un cluster Dask : l’adresse de son ordonnanceur, comme 192.0.2.7:8786
usage-dask = « { $given } » n’est pas une adresse ; utilisez HÔTE:PORT, comme 192.0.2.7:8786
workers-died = la même tâche a mis fin { $attempts } fois à son processus, peut-être faute de mémoire ; essayez avec moins de --workers
workers-dask-missing = --dask a besoin du paquet distributed : pip install 'ridotto[lab]'
workers-dask-address = impossible de se connecter à un ordonnanceur Dask à { $address } : { $why }
workers-dask-unreachable = aucun ordonnanceur Dask ne répond à { $address } ; démarrez-en un avec « dask scheduler »
workers-dask-empty = l’ordonnanceur Dask à { $address } n’a pas de processus ; démarrez-en avec « dask worker { $address } --nthreads 1 »
workers-dask-lost = la connexion avec l’ordonnanceur Dask à { $address } a été perdue
workers-dask-without = Ridotto n’est pas installé dans le processus Dask { $process }
workers-dask-version = le processus Dask { $process } a Ridotto { $theirs }, mais ici c’est { $ours } ; installez la même version partout
workers-dask-plain = le processus Dask { $process } ne peut pas compiler les règles ; installez-y ridotto[fast], ou définissez ici RIDOTTO_PLAIN=1

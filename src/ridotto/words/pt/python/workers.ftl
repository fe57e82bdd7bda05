help-workers = quantos processos dividem o trabalho (padrão: um por processador)
help-dask = dividir o trabalho entre os processos de um cluster Dask: o endereço do agendador, como 192.0.2.7:8786
usage-dask = “{ $given }” não é um endereço; use HOST:PORTA, como 192.0.2.7:8786
workers-died = a mesma tarefa encerrou seu processo { $attempts } vezes, talvez por falta de memória; tente menos --workers
workers-dask-missing = --dask precisa do pacote distributed: pip install 'ridotto[lab]'
workers-dask-address = não é possível conectar a um agendador Dask em { $address }: { $why }
workers-dask-unreachable = nenhum agendador Dask responde em { $address }; inicie um com “dask scheduler”
workers-dask-empty = o agendador Dask em { $address } não tem processos; inicie alguns com “dask worker { $address } --nthreads 1”
workers-dask-lost = a conexão com o agendador Dask em { $address } foi perdida
workers-dask-without = o Ridotto não está instalado no processo Dask { $process }
workers-dask-version = o processo Dask { $process } tem o Ridotto { $theirs }, mas aqui é { $ours }; instale a mesma versão em todos os lugares
workers-dask-plain = o processo Dask { $process } não consegue compilar as regras; instale ridotto[fast] lá ou defina RIDOTTO_PLAIN=1 aqui

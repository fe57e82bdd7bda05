help-workers = cuántos procesos se reparten el trabajo (por defecto: uno por procesador)
help-dask = repartir el trabajo entre los procesos de un clúster de Dask: la dirección de su planificador, como 192.0.2.7:8786
usage-dask = «{ $given }» no es una dirección; usa HOST:PUERTO, como 192.0.2.7:8786
workers-died = la misma tarea acabó { $attempts } veces con su proceso, quizá por falta de memoria; prueba con menos --workers
workers-dask-missing = --dask necesita el paquete distributed: pip install 'ridotto[lab]'
workers-dask-address = no se puede conectar con un planificador de Dask en { $address }: { $why }
workers-dask-unreachable = ningún planificador de Dask responde en { $address }; inicia uno con «dask scheduler»
workers-dask-empty = el planificador de Dask en { $address } no tiene procesos; inicia algunos con «dask worker { $address } --nthreads 1»
workers-dask-lost = se perdió la conexión con el planificador de Dask en { $address }
workers-dask-without = Ridotto no está instalado en el proceso de Dask { $process }
workers-dask-version = el proceso de Dask { $process } tiene Ridotto { $theirs }, pero aquí es { $ours }; instala la misma versión en todas partes
workers-dask-plain = el proceso de Dask { $process } no puede compilar las reglas; instala allí ridotto[fast], o define aquí RIDOTTO_PLAIN=1

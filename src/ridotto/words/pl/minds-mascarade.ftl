# How the players that are not people introduce themselves.

portrait-zanetta = Zanetta robi, co jej przyjdzie do głowy, i świetnie się bawi.
portrait-nicoletta = Nicoletta jest na balu pierwszy raz: mówi, kim według siebie jest, i pamięta większość z tego, co widzi.
portrait-tonin = Tonin chce dobrze, ale po kilku turach nie pamięta, co widział.
portrait-gasparo = Gasparo to początkujący, który woli zaryzykować, niż podejrzeć maskę.
portrait-marina = Marina niczego nie zapomina i zawsze robi to, co najbardziej się opłaca.
portrait-alvise = Alvise dobrze liczy i uwielbia blefować.
portrait-orsola = Orsola niczego nie zapomina, słucha każdego słowa i mało któremu wierzy.
portrait-giacomo = Giacomo rozgrywa cały wieczór w głowie, zanim się odezwie.
portrait-lucrezia = Lucrezia myśli równie daleko naprzód, z twojego milczenia czyta, co ukrywasz, i przed końcem wieczoru zna już twoje zwyczaje.
portrait-bastian = Bastian podważa wszystko, co ktokolwiek ogłosi.
portrait-momolo = Momolo zawsze ogłasza to, co najbardziej się opłaca.
portrait-piero = Piero podgląda swoją maskę i mówi wyłącznie prawdę.

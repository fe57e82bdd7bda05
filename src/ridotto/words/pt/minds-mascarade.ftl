# How the players that are not people introduce themselves.

portrait-zanetta = Zanetta faz o que dá na telha e tem uma noite encantadora.
portrait-nicoletta = Nicoletta é nova no baile: diz o que pensa ser e se lembra de quase tudo o que vê.
portrait-tonin = Tonin tem boa vontade, mas poucos turnos depois já esqueceu o que viu.
portrait-gasparo = Gasparo é um iniciante que prefere arriscar a olhar.
portrait-marina = Marina não esquece nada e sempre faz o que mais rende.
portrait-alvise = Alvise calcula bem e adora blefar.
portrait-orsola = Orsola não esquece nada, ouve cada palavra e acredita em muito poucas.
portrait-giacomo = Giacomo joga a noite inteira na cabeça antes de dizer uma palavra.
portrait-lucrezia = Lucrezia pensa tão longe quanto Giacomo, lê no seu silêncio o que você esconde e conhece os seus hábitos antes que a noite acabe.
portrait-bastian = Bastian diz “Sou eu!”, seja qual for a máscara anunciada.
portrait-momolo = Momolo sempre anuncia o que mais rende.
portrait-piero = Piero olha a própria máscara e só diz a verdade.

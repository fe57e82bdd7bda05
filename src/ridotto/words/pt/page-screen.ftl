# The big screen at a table, and phones beside it.

screen-title = Tela grande
screen-welcome = Boas-vindas ao baile
screen-invitation = Como entrar
screen-scan-join = Escaneie para entrar
screen-scan-watch = Escaneie para assistir
screen-full = Aperte { $key } para tela cheia
screen-story = O que aconteceu
screen-points = { $amount ->
    [one] { $amount } ponto
   *[other] { $amount } pontos
}
screen-here = Há uma tela grande nesta mesa. A sala inteira pode acompanhar a partida nela.
screen-how = Tem uma TV ou um projetor? Abra este link lá:
screen-open = mostrar a mesa em uma tela grande

pad-offer = Há uma tela grande na sua mesa.
    .why = O celular pode ser a sua mão: só a sua máscara, as suas opções e os seus pontos.
pad-use = Usar como minha mão
pad-later = Agora não
pad-switch = Celular como minha mão
pad-table = Mostrar a mesa inteira
pad-gone = A tela grande saiu.
pad-mask = Sua máscara está virada para baixo.
pad-memorise = Memorizem as máscaras na tela grande.
pad-look-up = Olhe para a tela grande.

refusal-screen = Uma tela grande só pode assistir.

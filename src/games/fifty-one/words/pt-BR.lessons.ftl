# As lições deste jogo em português do Brasil.

swap = Junte cartas altas de um naipe: esse naipe conta a seu favor; todas as outras cartas contam contra você. Pegue o dez de espadas e deixe o nove de copas.
    .task = Pegue o dez de espadas
    .small = Também dá, mas o nove é o que mais custa. Deixe a carta mais alta que não é do seu naipe.
    .why = As três cartas de espadas somam trinta. O quatro e o dois são descontados.
end = Depois da troca você poderia dizer “Parou!”, mas trinta menos seis é pouco: encerre a vez.
    .task = Encerre a vez
    .early = Depois de “Parou!”, os outros jogam mais uma vez, e vinte e quatro é fácil de superar. Encerre a vez.
    .why = Os outros também trocam. Veja o que eles deixam na mesa.
clear = Nada na mesa ajuda. A partir do segundo turno você pode limpar a mesa e abrir cinco novas.
    .task = Limpe a mesa
    .why = O ás de espadas! Vale onze.
ace = Pegue o ás. Que carta sai?
    .task = Pegue o ás
    .four = O quatro custa mais que o dois. Deixe o quatro.
    .why = Ás, rei, dama e dez são quarenta e um, menos dois: trinta e nove.
stop = Trinta e nove é uma boa mão. Diga “Parou!” antes que alcancem você.
    .task = Diga “Parou!”
    .wait = Dá para esperar, mas os outros melhoram a cada turno. Com trinta e nove, pare agora.
    .why = Os outros jogam mais uma vez, e então as mãos são comparadas.
trap = Uma armadilha: alguém disse “Parou!”, e este é o seu último turno. Não comece outro naipe: melhore o seu.
    .task = Melhore o seu naipe
    .ten = O dez é bom, mas o ás vale um a mais e não haverá outro turno.
    .why = O ás de copas faz cinquenta. No empate perde quem disse “Parou!”.

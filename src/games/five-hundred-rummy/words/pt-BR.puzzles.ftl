# Por que uma jogada é certa, ou errada, em cada posição julgada (positions.json). Termos: src/games/face/words/pt-BR.ftl.

position-holds-card-lay-three = O adversário só tem uma carta: baixe os três noves antes de descartar, ou eles contam contra você
position-jack-queen-king-invite = Valete, dama e rei pedem um ás ou um dez, mas o adversário só tem uma carta: baixe-os mesmo assim
position-fourth-king-goes-three = O quarto rei entra nos três reis do adversário: não serve para mais nada, e são dez pontos
position-holds-card-joker-must = O adversário só tem uma carta: o curinga não pode ficar na mão, baixe-o
position-holds-card-nothing-laid = O adversário só tem uma carta e não há nada para baixar: descarte o ás, que custa quinze pontos
position-holds-card-take-ace = O adversário só tem uma carta: não pegue um ás, uma dama e um valete para baixar três 2
position-king-goes-kings-nine = Acrescente o rei aos seus reis e descarte o nove: você bate com tudo na mesa
position-goes-out-discard-joker = Só se bate descartando: baixe o curinga por quinze pontos e descarte o nove
position-nine-turned-up-makes = O nove virado faz três noves na hora: pegue
position-third-seven-counts-five = Aqui do dois ao nove cada carta vale só cinco: mesmo assim, pegue o terceiro sete
position-under-three-lies-king = Debaixo de um três está o rei que faz três reis: trinta pontos por uma carta baixa a mais
position-king-makes-three-kings = O rei faz três reis, e a dama, duas cartas abaixo, também três damas: pegue até a dama
position-joker-turned-up-fills = O curinga está virado e completa cinco e sete de copas: pegue
position-eight-just-thrown-goes = O oito recém-descartado entra na sua sequência: pegue, oito pontos e nenhuma carta a mais
position-queen-diamonds-just-thrown = A dama de ouros recém-descartada entra na sequência de outro jogador: pegue-a e marque você os pontos
position-nine-ten-diamonds-lie = Nove e dez de ouros estão no descarte: o valete daria uma sequência ao próximo
position-next-player-five-six = O próximo tem cinco, seis e sete de copas na mesa: não descarte o oito
position-king-thrown-although-three = Um rei foi descartado com três reis na mesa: grite “Rummy!” por dez pontos e um turno seu
position-joker-goes-everything-throw = Um curinga combina com tudo: não o descarte
position-ace-counts-fifteen-above = O ás vale quinze acima do rei e um abaixo do dois: guarde-o para rei e dama
position-seven-eight-nine-hearts = Sete, oito e nove de copas são um jogo: não o quebre para descartar uma
position-three-nines-own-make = Seus três noves fazem o jogo: o curinga não precisa ser um deles
position-five-six-seven-hearts = Cinco, seis e sete de copas não precisam do curinga
position-two-packs-two-kings = Dois baralhos, dois reis de paus: ponha o seu nos três reis antes que o outro apareça

# Por que uma jogada é certa, ou errada, em cada posição julgada (positions.json). Termos: src/games/face/words/pt-BR.ftl.

position-holds-card-lay-three = O adversário só tem uma carta: baixe os três noves antes de descartar, ou eles contam contra você
position-jack-queen-king-invite = Se você baixar valete, dama e rei, o adversário talvez acrescente um ás ou um dez, mas ele só tem uma carta na mão: baixe a sequência mesmo assim
position-fourth-king-goes-three = O quarto rei encaixa nos três reis do adversário: acrescente-o, pois não tem outro uso e rende dez pontos
position-holds-card-joker-must = O adversário só tem uma carta: o curinga não pode ficar na mão, então baixe-o
position-holds-card-nothing-laid = O adversário só tem uma carta e não há nada para baixar: descarte o ás, que custa quinze pontos
position-holds-card-take-ace = O adversário só tem uma carta: não pegue um ás, uma dama e um valete para baixar uma trinca de 2
position-king-goes-kings-nine = Acrescente o rei aos seus reis e descarte o nove: você bate com tudo na mesa
position-goes-out-discard-joker = Só se bate descartando: baixe o curinga por quinze pontos e descarte o nove
position-nine-turned-up-makes = O nove virado completa três noves na hora: pegue-o
position-third-seven-counts-five = Aqui, do dois ao nove, cada carta vale só cinco: mesmo assim, pegue o terceiro sete
position-under-three-lies-king = Debaixo de um três está o rei que completa três reis: trinta pontos, e só uma carta baixa a mais na mão
position-king-makes-three-kings = O rei completa três reis, e a dama, duas cartas abaixo, completa também três damas: pegue todas as cartas até a dama
position-joker-turned-up-fills = O curinga está virado e completa o seu cinco e o seu sete de copas: pegue-o
position-eight-just-thrown-goes = O oito recém-descartado encaixa na sua sequência: pegue-o, são oito pontos e nenhuma carta a mais na mão
position-queen-diamonds-just-thrown = A dama de ouros recém-descartada encaixa na sequência de outro jogador: pegue-a e fique com os pontos
position-nine-ten-diamonds-lie = O nove e o dez de ouros estão no descarte: não descarte o valete, que daria uma sequência ao próximo
position-next-player-five-six = O próximo tem cinco, seis e sete de copas na mesa: não descarte o oito
position-king-thrown-although-three = Descartaram o quarto rei, e há três reis na mesa: grite “Rummy!”, e você ganha dez pontos e um turno
position-joker-goes-everything-throw = Um curinga combina com tudo: não o descarte
position-ace-counts-fifteen-above = O ás vale quinze acima do rei e um abaixo do dois: guarde-o para o rei e a dama
position-seven-eight-nine-hearts = Sete, oito e nove de copas são um jogo: não o desfaça para descartar uma das três
position-three-nines-own-make = Seus três noves já formam um jogo: o curinga não precisa fazer as vezes de um deles
position-five-six-seven-hearts = Cinco, seis e sete de copas já são uma sequência: não precisam do curinga
position-two-packs-two-kings = Com dois baralhos há dois reis de paus: acrescente o seu aos três reis antes que o outro apareça

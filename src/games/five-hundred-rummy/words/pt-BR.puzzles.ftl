# Por que uma jogada é certa, ou errada, em cada posição julgada (positions.json). Termos: src/games/face/words/pt-BR.ftl.

position-holds-card-lay-three = O outro tem uma carta: baixe os três noves antes de descartar, ou contam contra você
position-jack-queen-king-invite = Valete, dama e rei convidam um ás e um dez, mas o outro tem uma carta: baixe todos mesmo assim
position-fourth-king-goes-three = O quarto rei entra nos três reis do outro: não serve para mais nada, e são dez pontos
position-holds-card-joker-must = O outro tem uma carta: o curinga não pode ficar na mão, baixe-o
position-holds-card-nothing-laid = O outro tem uma carta e nada se baixa: descarte o ás, quinze pontos contra você
position-holds-card-take-ace = O outro tem uma carta: não pegue um ás, uma dama e um valete por uma trinca de dois
position-king-goes-kings-nine = O rei entra nos seus reis e o nove é descartado: bateu, com tudo na mesa
position-goes-out-discard-joker = Bate-se com um descarte: o curinga baixa por quinze pontos, o nove é descartado
position-nine-turned-up-makes = O nove virado faz três noves na hora: pegue
position-third-seven-counts-five = O terceiro sete conta cinco pontos, mesmo baixo: pegue
position-under-three-lies-king = Debaixo de um três está o rei que faz três reis: trinta pontos por uma carta baixa a mais
position-king-makes-three-kings = O rei faz três reis, a dama duas abaixo mais três damas: pegue até a dama
position-joker-turned-up-fills = O curinga está virado e completa cinco e sete de copas: pegue
position-eight-just-thrown-goes = O oito recém-descartado entra na sua sequência: pegue, oito pontos e nenhuma carta a mais
position-queen-diamonds-just-thrown = A dama de ouros recém-descartada entra na sequência de outro: pegue e baixe para você
position-nine-ten-diamonds-lie = Nove e dez de ouros estão no descarte: o valete daria uma sequência ao próximo
position-next-player-five-six = O próximo tem cinco, seis e sete de copas na mesa: não descarte o oito
position-king-thrown-although-three = Um rei foi descartado com três reis na mesa: grite “Rummy!”, dez pontos e uma vez sua
position-joker-goes-everything-throw = Um curinga combina com tudo: não o descarte
position-ace-counts-fifteen-above = O ás conta quinze acima do rei e um abaixo do dois: guarde-o para rei e dama
position-seven-eight-nine-hearts = Sete, oito e nove de copas são um jogo: não o quebre para descartar uma
position-three-nines-own-make = Seus três noves fazem o jogo: o curinga não precisa ser um deles
position-five-six-seven-hearts = Cinco, seis e sete de copas não precisam do curinga
position-two-packs-two-kings = Dois baralhos, dois reis de paus: ponha o seu nos três reis antes que o outro chegue

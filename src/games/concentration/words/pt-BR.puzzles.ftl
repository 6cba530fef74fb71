# Por que uma jogada é certa, ou errada, em cada posição julgada (positions.json). Termos: src/games/face/words/pt-BR.ftl.

position-know-where-two-sevens = Você sabe onde estão dois setes: comece por um deles
position-first-seven-up-know = O primeiro sete está virado e você sabe onde está o outro: vire-o
position-unseen-card-turned-out = Uma carta desconhecida era um sete, e o outro jogador lhe mostrou um: leve o par
position-know-two-cards-no = Você conhece duas cartas que não formam par: vire primeiro uma desconhecida, não uma dessas
position-game-just-begun-take = O jogo acabou de começar: arrisque uma segunda carta desconhecida em vez de uma que não pode combinar
position-rank-colour-must-match = Valor e cor têm de combinar: o sete preto não é par do vermelho
position-rank-colour-must-match-black = Valor e cor têm de combinar: são conhecidos um sete preto e um vermelho, que não formam par, então vire uma carta desconhecida
position-rank-colour-must-match-two = Valor e cor têm de combinar: de dois setes conhecidos, vire o da mesma cor
position-zebra-mate-black-seven = Zebra: o par de um sete preto é um vermelho
position-twins-only-queen-spades = Só gêmeas: o par é a outra dama de espadas, não a dama de paus
position-twins-only-two-queens = Só gêmeas: são conhecidas duas damas de naipes diferentes, que não ajudam ninguém; vire uma carta desconhecida
position-joker-up-shown-moment = Um curinga está virado, e o outro foi mostrado há pouco: é a única carta que combina
position-three-sevens-known-two = Três setes são conhecidos: dois quaisquer formam um par
position-two-pairs-known-take = Dois pares são conhecidos: leve um agora, o outro vem depois
position-taken-sevens-go-kings = Você levou os setes e continua: os reis também são conhecidos, leve-os
position-eight-table-last-two = São oito na mesa, e os dois últimos jogadores mostraram um par entre eles: é seu
position-pair-gives-no-further = Aqui um par não dá outra vez, mas par é par: leve-o antes do próximo jogador
position-four-cards-left-ace = Restam quatro cartas, um ás e um rei conhecidos: vire primeiro uma desconhecida, o par dela você conhece seja qual for
position-four-cards-left-unseen = Restam quatro cartas e a desconhecida era um ás: leve o ás que você conhece, não um palpite
position-two-queens-gone-both = Duas das damas já saíram e as outras duas acabaram de ser mostradas: leve-as
position-colours-must-match-seven = As cores contam e sete cartas avulsas são conhecidas: uma segunda desconhecida é bem mais um presente que um par, vire uma conhecida
position-alone-first-card-turn = Sozinho, a primeira carta da vez é uma desconhecida: uma conhecida não ensina nada
position-alone-nobody-give-anything = Sozinho, não se entrega nada a ninguém: a segunda carta também é uma desconhecida
position-alone-many-cards-known = Sozinho, com muitas cartas conhecidas e nenhuma que combine: vire mesmo assim uma desconhecida
position-alone-mate-open-card = Sozinho, e o par da carta aberta é conhecido: leve-o, uma vez não se desperdiça
position-clock-runs-cards-turn = O relógio corre e há cartas para virar: não pare por conta própria

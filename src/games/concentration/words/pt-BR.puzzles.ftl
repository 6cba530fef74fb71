# Por que uma jogada é certa, ou errada, em cada posição julgada (positions.json). Termos: src/games/face/words/pt-BR.ftl.

position-know-where-two-sevens = Você sabe onde estão dois setes: comece por um deles
position-first-seven-up-know = O primeiro sete está virado e você sabe onde está o outro: vire-o
position-unseen-card-turned-out = A carta desconhecida que você virou era um sete, e o outro jogador já mostrou outro sete: leve o par
position-know-two-cards-no = Você conhece duas cartas que não formam par: vire primeiro uma desconhecida, não uma dessas
position-game-just-begun-take = A partida acabou de começar: arrisque uma segunda carta desconhecida em vez de uma que não pode combinar
position-rank-colour-must-match = Valor e cor têm que combinar: o sete preto não é par do vermelho
position-rank-colour-must-match-black = Valor e cor têm que combinar: já apareceram um sete preto e um vermelho, mas eles não formam par; vire uma carta desconhecida
position-rank-colour-must-match-two = Valor e cor têm que combinar: um sete está virado, e você conhece outros dois; vire o da mesma cor
position-zebra-mate-black-seven = Zebra: o par de um sete preto é um vermelho
position-twins-only-queen-spades = Só gêmeas: o par é a outra dama de espadas, não a dama de paus
position-twins-only-two-queens = Só gêmeas: são conhecidas duas damas de naipes diferentes, o que não ajuda; vire uma carta desconhecida
position-joker-up-shown-moment = Um curinga está virado, e o outro foi mostrado há pouco: é a única carta que combina
position-three-sevens-known-two = Três setes são conhecidos: dois quaisquer formam um par
position-two-pairs-known-take = Dois pares são conhecidos: leve um deles agora e o outro em seguida
position-taken-sevens-go-kings = Você levou os setes e continua: os reis também são conhecidos, leve-os
position-eight-table-last-two = São oito jogadores, e os dois últimos mostraram, cada um, uma carta do mesmo par: leve-o
position-pair-gives-no-further = Aqui um par não dá direito a outra jogada, mas ainda é um ponto: leve-o antes do próximo jogador
position-four-cards-left-ace = Restam quatro cartas, e você conhece um ás e um rei: vire primeiro uma desconhecida; seja qual for, você já conhece o par dela
position-four-cards-left-unseen = A carta desconhecida que você virou é um ás: leve o ás que você conhece em vez de arriscar
position-two-queens-gone-both = Duas das damas já foram levadas, e as outras duas acabaram de ser mostradas: leve-as
position-colours-must-match-seven = A cor tem que combinar e já são conhecidas oito cartas sem par: é bem mais provável que uma segunda desconhecida ajude os outros do que forme um par; vire uma conhecida
position-alone-first-card-turn = No jogo solo, comece cada jogada por uma desconhecida: uma conhecida não ensina nada
position-alone-nobody-give-anything = No jogo solo, não se entrega nada a ninguém: a segunda carta também deve ser uma desconhecida
position-alone-many-cards-known = No jogo solo, com muitas cartas conhecidas mas não o par desta: vire mesmo assim uma desconhecida
position-alone-mate-open-card = No jogo solo, você conhece o par da carta virada: leve-o e não desperdice a jogada
position-clock-runs-cards-turn = O relógio corre e há cartas para virar: não pare antes da hora

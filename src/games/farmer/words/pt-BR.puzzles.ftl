# Por que uma jogada é certa, ou errada, em cada posição julgada (positions.json). Termos: src/games/face/words/pt-BR.ftl.

position-ace-two-no-card = Você tem um ás e um 2: com 3, nenhuma carta faz você estourar, então peça
position-six-cannot-go-over = Com 6, nenhuma carta faz você estourar: peça
position-each-point-over-fined = Cada ponto acima de 16 é cobrado, mas com 5 nenhuma carta faz você estourar: peça
position-two-cards-made-six = Três cartas baixas somam só 6: mais uma não pode fazer você estourar, então peça
position-seven-only-ten-goes = Você tem 7: só uma carta que vale dez faz você estourar, e 7 não ganha nada, então peça
position-nine-far-sixteen-stay = 9 está longe de 16, e outros ainda vão pedir: não pare
position-eleven-whole-table-still = Você tem 11, e a mesa toda ainda vai pedir: estourar custa uma entrada, e 16 rende as oito entradas da fazenda, então peça
position-exactly-sixteen-nothing-better = Exatamente 16: não há nada melhor, pare
position-sixteen-six-hearts-takes = 16 com o seis de copas leva a fazenda, mesmo que outros também tenham 16: pare
position-sixteen-five-cards-sixteen = 16 em cinco cartas também é 16, e mais uma carta só faria você estourar: pare
position-farmer-pays-nobody-going = Como fazendeiro você não paga a ninguém por estourar, mas tem 16: pare mesmo assim
position-fifteen-four-aces-lie = Você tem 15, e os quatro ases estão abertos: qualquer carta faz você estourar, então pare
position-fourteen-aces-twos-lie = Você tem 14, e todos os ases e os 2 estão abertos: qualquer carta faz você estourar, então pare
position-farmer-fifteen-no-ace = Você é o fazendeiro, tem 15, e não há mais ases: pare, pois qualquer carta faz você estourar
position-lie-open-over-sixteen = Todos os outros mostram mais de 16 e, como fazendeiro, você não paga a ninguém: 15 não rende nada, então peça
position-only-rival-lies-open = O único adversário mostra mais de 16: como fazendeiro, peça mesmo com 12
position-points-over-fined-never = Os pontos acima de 16 são cobrados, mas nunca do fazendeiro, que é você: todos os outros mostram mais de 16, então peça mesmo com 13
position-only-rival-lies-open-fifteen = O único adversário mostra 15, então tem 16 ou estourou: 12 não vale nada para você, o fazendeiro, então peça
position-five-rivals-stayed-two = Cinco adversários pararam e têm no máximo 12: seu 15 é com certeza a mão mais próxima, e os cinco pagam a você, então pare
position-four-rivals-stayed-ace = Quatro adversários pararam com um ás ou um 2 aberto e têm no máximo 12: seu 13 é com certeza a mão mais próxima, então pare
position-fifteen-each-point-over = Você tem 15, e cada ponto acima de 16 é cobrado: contar com um dos quatro ases sai caro demais, então pare
position-fifteen-farm-bare-antes = Você tem 15, e na fazenda só há as entradas de uma rodada: pare
position-farm-five-deals-holds = A fazenda tem 48 entradas, contando as desta rodada: 13 não basta, peça
position-farm-five-deals-holds-forty = A fazenda tem 48 entradas, contando as desta rodada, e estourar custa uma: peça mesmo com 14
position-farm-five-deals-holds-forty-eight = A fazenda tem 48 entradas, contando as desta rodada, e você tem 16 em duas cartas: pare

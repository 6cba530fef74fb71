# Por que uma jogada é certa, ou errada, em cada posição julgada (positions.json). Termos: src/games/face/words/pt-BR.ftl.

position-ace-two-no-card = Um ás e um 2: com 3, nenhuma carta estoura
position-six-cannot-go-over = Com 6, nenhuma carta estoura: peça
position-each-point-over-fined = Cada ponto a mais é cobrado, mas com 5 nenhuma carta estoura: peça
position-two-cards-made-six = Três cartas baixas somam só 6: mais uma não pode estourar, então peça
position-seven-only-ten-goes = 7: só uma carta que vale 10 estoura, e 7 não ganha nada
position-nine-far-sixteen-stay = 9 está longe de 16: não pare enquanto outros ainda vão pedir
position-eleven-whole-table-still = 11, e a mesa toda ainda vai pedir: estourar custa uma entrada, 16 rende as oito da fazenda
position-exactly-sixteen-nothing-better = Exatamente 16: não há nada melhor, pare
position-sixteen-six-hearts-takes = 16 com o seis de copas leva a fazenda, mesmo que outros também tenham 16: pare
position-sixteen-five-cards-sixteen = 16 em cinco cartas também é 16: mais uma carta só pode estourar
position-farmer-pays-nobody-going = Como fazendeiro você não paga a ninguém por estourar, mas tem 16: pare mesmo assim
position-fifteen-four-aces-lie = 15, e os quatro ases estão abertos: qualquer carta estoura, então pare
position-fourteen-aces-twos-lie = 14, e todos os ases e os 2 estão abertos: qualquer carta estoura, então pare
position-farmer-fifteen-no-ace = Você é o fazendeiro, tem 15, e não há mais ases: pare com o que com certeza vale algo
position-lie-open-over-sixteen = Todos os outros mostram mais de 16, e o fazendeiro não paga a ninguém: 15 não rende nada, peça em busca de 16
position-only-rival-lies-open = O único adversário mostra mais de 16: como fazendeiro, peça em busca de 16 mesmo com 12
position-points-over-fined-never = Pontos a mais são cobrados, mas nunca do fazendeiro: todos os outros mostram mais de 16, então peça mesmo com 13
position-only-rival-lies-open-fifteen = O único adversário mostra 15, então tem 16 ou estourou: 12 não vale nada para você, o fazendeiro; peça
position-five-rivals-stayed-two = Cinco adversários pararam e têm no máximo 12: 15 é com certeza a mão mais próxima e recebe cinco vezes, então pare
position-four-rivals-stayed-ace = Quatro adversários pararam com um ás ou um 2 aberto e têm no máximo 12: 13 é com certeza a mão mais próxima, então pare
position-fifteen-each-point-over = 15, e cada ponto a mais é cobrado: contar com um dos quatro ases sai caro demais
position-fifteen-farm-bare-antes = 15, e na fazenda só as entradas de uma rodada: pare
position-farm-five-deals-holds = Depois de cinco rodadas a fazenda tem 48 entradas: 13 não basta, peça
position-farm-five-deals-holds-forty = Depois de cinco rodadas a fazenda tem 48 entradas, e estourar custa uma: peça mesmo com 14
position-farm-five-deals-holds-forty-eight = Depois de cinco rodadas a fazenda tem 48 entradas, e você tem 16 em duas cartas: pare

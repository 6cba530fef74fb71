# Por que uma jogada é certa, ou errada, em cada posição julgada (positions.json). Termos: src/games/face/words/pt-BR.ftl.

position-ace-two-no-card = Um ás e um dois: nenhuma carta faz três passar de dezesseis
position-six-cannot-go-over = Com seis, nenhuma carta estoura: peça
position-each-point-over-fined = Cada ponto a mais é cobrado, mas com cinco nenhuma carta estoura: peça
position-two-cards-made-six = Três cartas baixas somam só seis: mais uma não pode estourar, então peça
position-seven-only-ten-goes = Sete: só uma carta de dez pontos estoura, e sete não ganha nada
position-nine-far-sixteen-stay = Nove está longe de dezesseis: não pare enquanto outros ainda vão pedir
position-eleven-whole-table-still = Onze, e a mesa toda ainda vai pedir: estourar custa uma entrada, dezesseis rende as oito da fazenda
position-exactly-sixteen-nothing-better = Dezesseis em cheio: não há nada melhor, pare
position-sixteen-six-hearts-takes = Dezesseis com o seis de copas leva a fazenda, mesmo que outros também tenham dezesseis: pare
position-sixteen-five-cards-sixteen = Dezesseis em cinco cartas também é dezesseis: mais uma carta só pode estourar
position-farmer-pays-nobody-going = Como fazendeiro você não paga a ninguém por estourar, mas tem dezesseis: pare mesmo assim
position-fifteen-four-aces-lie = Quinze, e os quatro ases estão abertos: qualquer carta estoura, então pare
position-fourteen-aces-twos-lie = Catorze, e todos os ases e os 2 estão abertos: qualquer carta estoura, então pare
position-farmer-fifteen-no-ace = Você é o fazendeiro, tem quinze, e não há mais ases: pare com o que com certeza vale algo
position-lie-open-over-sixteen = Todos os outros mostram mais de dezesseis, e o fazendeiro não paga a ninguém: quinze não rende nada, peça em busca de dezesseis
position-only-rival-lies-open = O único adversário mostra mais de dezesseis: como fazendeiro, peça em busca de dezesseis também com doze
position-points-over-fined-never = Pontos a mais são cobrados, mas nunca do fazendeiro: todos os outros mostram mais de dezesseis, então peça também com treze
position-only-rival-lies-open-fifteen = O único adversário mostra quinze, então tem dezesseis ou estourou: doze não vale nada para você, o fazendeiro; peça
position-five-rivals-stayed-two = Cinco adversários pararam e têm no máximo doze: quinze é com certeza a mão mais próxima e recebe cinco vezes, então pare
position-four-rivals-stayed-ace = Quatro adversários pararam com um ás ou um 2 aberto e têm no máximo doze: treze é com certeza a mão mais próxima, então pare
position-fifteen-each-point-over = Quinze, e cada ponto a mais é cobrado: contar com um dos quatro ases sai caro demais
position-fifteen-farm-bare-antes = Quinze, e na fazenda só as entradas de uma rodada: pare
position-farm-five-deals-holds = Depois de cinco rodadas a fazenda tem quarenta e oito entradas: treze não basta, peça
position-farm-five-deals-holds-forty = Depois de cinco rodadas a fazenda tem quarenta e oito entradas, e estourar custa uma: peça também com catorze
position-farm-five-deals-holds-forty-eight = Depois de cinco rodadas a fazenda tem quarenta e oito entradas, e você tem dezesseis em duas cartas: pare

# Por que uma jogada é certa, ou errada, em cada posição julgada (positions.json). Termos: src/games/face/words/pt-BR.ftl.

position-ace-two-no-card = Um ás e um dois: nenhuma carta faz três passar de dezesseis
position-six-cannot-go-over = Seis não pode estourar com uma carta: peça
position-each-point-over-fined = Cada ponto a mais é cobrado, mas cinco não pode estourar com uma carta: peça
position-two-cards-made-six = Duas cartas deram seis e uma terceira também caberia: uma mão de três cartas baixas continua
position-seven-only-ten-goes = Sete: só um dez estoura, e sete não ganha nada
position-nine-far-sixteen-stay = Nove está longe de dezesseis: não pare enquanto outros ainda vão comprar
position-eleven-whole-table-still = Onze e a mesa toda ainda vai comprar: estourar custa uma entrada, dezesseis traz oito
position-exactly-sixteen-nothing-better = Dezesseis em cheio: nada é melhor, pare
position-sixteen-six-hearts-takes = Dezesseis com o seis de copas leva a fazenda, tenha quem tiver dezesseis: pare
position-sixteen-five-cards-sixteen = Dezesseis em cinco cartas também é dezesseis: mais uma carta só pode estourar
position-farmer-pays-nobody-going = O fazendeiro, que não paga a ninguém por estourar, tem dezesseis: ele para mesmo assim
position-fifteen-four-aces-lie = Quinze e os quatro ases estão abertos: qualquer carta estoura, então pare
position-fourteen-aces-twos-lie = Catorze, e todos os ases e dois estão abertos: qualquer carta estoura, então pare
position-farmer-fifteen-no-ace = O fazendeiro tem quinze e não há mais ases: fique com o que com certeza vale algo
position-lie-open-over-sixteen = Todos os outros estão abertos acima de dezesseis e o fazendeiro não paga a ninguém: quinze não rende nada, peça em busca de dezesseis
position-only-rival-lies-open = O único rival está aberto acima de dezesseis: o fazendeiro pede em busca de dezesseis também com doze
position-points-over-fined-never = Pontos a mais são cobrados, mas nunca do fazendeiro: com todos os outros acima de dezesseis, ele pede com treze
position-only-rival-lies-open-fifteen = O único rival está aberto com quinze, então tem dezesseis ou estourou: doze não vale nada para o fazendeiro, peça
position-five-rivals-stayed-two = Cinco rivais pararam com duas cartas, no máximo doze cada: quinze é com certeza o mais próximo e recebe cinco vezes, fique
position-four-rivals-stayed-ace = Quatro rivais pararam com um ás ou dois aberto, no máximo doze: treze é com certeza o mais próximo, fique
position-fifteen-each-point-over = Quinze, e cada ponto a mais é cobrado: pedir por um de quatro ases sai caro demais
position-fifteen-farm-bare-antes = Quinze e uma fazenda só de entradas: fique
position-farm-five-deals-holds = A fazenda de cinco rodadas tem quarenta e oito entradas: treze não basta, peça por ela
position-farm-five-deals-holds-forty = A fazenda de cinco rodadas tem quarenta e oito entradas, e estourar custa uma: peça também com catorze
position-farm-five-deals-holds-forty-eight = A fazenda de cinco rodadas tem quarenta e oito entradas e você tem dezesseis em duas cartas: pare

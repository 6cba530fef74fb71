# As regras do Cinquenta e Um em português do Brasil, cláusula por cláusula, e como jogar.

how-to-1 = Cada um tem cinco cartas, e cinco ficam abertas no meio: a mesa. Na sua vez você pega uma carta da mesa e põe uma das suas no lugar.
how-to-2 = Você junta cartas altas de um só naipe: ases valem onze; figuras e dez, dez; as outras, o seu número. Seu naipe mais longo conta, todo o resto é subtraído; ás, rei, dama, valete e dez do mesmo naipe dão 51.
how-to-3 = A partir do seu segundo turno, você pode antes limpar a mesa, e cinco cartas novas são postas nela.
how-to-4 = Quando achar que está na frente, diga “Parou!” depois da troca. Todos os outros jogam mais uma vez, e então as mãos são comparadas. No empate, quem parou perde.

section-deal = A distribuição
section-playing = As jogadas
section-scoring = A pontuação

FI-S1 = Jogam { $seats }, cada um por si.
FI-S2 = Um baralho de 52 cartas.
    .joker = Um baralho de 52 cartas e um curinga.
FI-S3 = A vez de dar as cartas passa para a esquerda.
    .seat = Quem está no lugar { $seat } dá as cartas primeiro.
    .lot = Quem dá as cartas primeiro é sorteado.
FI-S4 = Cada um recebe cinco cartas; depois, cinco são postas abertas no meio: a mesa. O resto é o monte.

FI-P1 = Começa o jogador à esquerda de quem deu as cartas; o jogo segue no sentido horário.
FI-P2 = Na sua vez você faz uma troca; depois, se ninguém disse “Parou!” ainda, pode dizer “Parou!” ou encerrar a vez.
FI-P3 = Pegue uma das cinco cartas da mesa e ponha no lugar uma da sua mão, mas não a que acabou de pegar.
FI-P4 = A partir do seu segundo turno, você pode limpar a mesa uma vez antes da troca: as cinco cartas são descartadas, e cinco novas são postas. Depois você tem que trocar.
FI-P5 = Quando a mesa precisa de cartas e o monte acabou, o descarte é embaralhado e vira o novo monte.
FI-P6 =
    .later = A partir do seu segundo turno, você pode passar em vez de trocar.
    .last = Depois de “Parou!” você pode passar em vez de trocar.
    .all = A partir do seu segundo turno, você pode trocar as cinco cartas pela mesa.
FI-P7 = Você pode dizer “Parou!” no fim de qualquer turno seu, até do primeiro.
    .flush = Você só pode dizer “Parou!” com cinco cartas do mesmo naipe.
FI-P8 = Depois de “Parou!”, todos os outros jogam exatamente mais uma vez.
FI-P9 = Se ninguém disser “Parou!” em { $rounds } voltas, as mãos são comparadas.

FI-E1 = Ases valem 11; reis, damas, valetes e dez, 10; as outras, o seu número. Conta o naipe em que você tem mais cartas ou, se tiver o mesmo número em dois naipes, o melhor deles; todo o resto é subtraído.
    .zero = Ases valem 11; reis, damas, valetes e dez, 10; as outras, o seu número. Só conta uma mão de um único naipe.
FI-E2 = O curinga vale pela carta que deixa a mão melhor, mas nunca por uma que você já tem.
FI-E3 = Uma mão com vários naipes não vale nada.
FI-E4 = A melhor mão vence, e mãos iguais dividem a vitória; mas quem disse “Parou!” e só empata no primeiro lugar perde, e vencem os outros empatados.
FI-E5 = Cada um marca os pontos da sua mão.
    .wins = Uma rodada vencida vale um ponto.
FI-E6 = A partida acaba depois de { deal-count }; vence o maior total, e em caso de empate a vitória é dividida.
    .target = A partida acaba depois de { deal-count }, ou quando alguém alcança um total de { $target }; vence o maior total, e em caso de empate a vitória é dividida.

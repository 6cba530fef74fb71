# As regras do Piquet em português do Brasil, cláusula por cláusula, e como jogar.

how-to-1 = Dois jogadores, 32 cartas do ás ao sete, doze para cada um; as outras oito são o monte. São seis rodadas, e vocês se alternam dando as cartas.
how-to-2 = Primeiro a troca: descarte de uma a cinco cartas e compre outras tantas. O primeiro, que não deu as cartas, começa e depois puxa; o outro é o segundo.
how-to-3 = Comparam-se três coisas. Ponto: mais cartas do mesmo naipe, um ponto por carta. Sequência: três ou mais seguidas de um naipe, valendo 3, 4, 15, 16… Grupo: três ou quatro do mesmo valor, de dez para cima, valendo 3 ou 14. O primeiro diz o que tem; o segundo responde “bom” (você ganha), “igual” (decide a soma ou a maior carta) ou “não é bom” (o meu é melhor). Só o melhor marca. Quem se cala esconde as cartas.
how-to-4 = Depois, doze vazas sem trunfo; siga o naipe, se puder. Um ponto por carta puxada e por vaza ganha, dez por mais de seis, mais trinta por todas.
how-to-5 = Trinta pontos antes que o outro tenha algum dão mais trinta, ou sessenta antes da primeira carta puxada. Ao fim, vence o maior total. Quem perde abaixo de 100, o Rubicão, perde por muito mais.

section-deal = A distribuição
section-exchange = A troca
section-declaring = As declarações
section-play = As vazas
section-bonus = Repique e pique
section-end = O fim

PQ-S1 = Ás, rei, dama, valete, dez, nove, oito e sete dos quatro naipes: 32 cartas; o ás é a mais alta.
PQ-S2 = A vez de dar as cartas se alterna.
    .cut = Corta-se o baralho; quem tira a carta mais alta dá as cartas primeiro, e entre valores iguais decide o naipe, nesta ordem: espadas, copas, ouros e paus.
    .seat = Quem está no lugar { $seat } dá as cartas primeiro.
PQ-S3 = Doze cartas para cada um, duas de cada vez, começando por quem não deu as cartas, chamado o primeiro. As oito cartas que restam são o monte.

PQ-X1 = O primeiro descarta de uma a cinco cartas fechadas e compra outras tantas do topo do monte.
PQ-X2 = Se o primeiro compra menos de cinco, vê as que restam das cinco do topo; elas ficam onde estão.
PQ-X3 = Depois quem deu as cartas, chamado o segundo, descarta pelo menos uma carta, no máximo cinco e no máximo tantas quantas restam, e compra.
PQ-X4 = Se restam cartas no monte, o segundo as vira para os dois ou as deixa fechadas.
PQ-X5 = Carta branca é uma mão recebida sem rei, dama nem valete. Declarada antes da troca de quem a tem, vale dez.
PQ-X6 = O segundo a declara depois da troca do primeiro, mostra a mão, marca e depois troca.
PQ-X7 = Se o primeiro tem carta branca, diz quantas cartas vai trocar, e outras tantas do monte são reservadas sem ser vistas. O segundo troca com o resto; depois o primeiro mostra a mão, marca, descarta aquele número e pega as reservadas.

PQ-D1 = Ponto: as cartas de um naipe. Ganha quem tem mais cartas; com o mesmo número, decide quanto elas somam: ás, 11; figuras e dez, 10; as outras, o seu número. Um ponto por carta.
PQ-D2 = Sequência: três ou mais cartas seguidas de um naipe. Ganha a mais longa; com o mesmo número de cartas, a de carta mais alta. Três valem 3, quatro 4, cinco 15, seis 16, sete 17, oito 18.
PQ-D3 = Grupo: três ou quatro do mesmo valor, de dez para cima. Quatro ganham de três; com o mesmo número, decide o valor. Três valem 3, quatro 14.
PQ-D4 = O primeiro diz o melhor que tem de cada categoria, ou se cala. Calar significa “não tenho” ou “guardo segredo”; o que se calou não pode ser declarado depois.
PQ-D5 = O segundo responde. “Bom”: ganha o que o primeiro declarou. “Igual”, exceto nos grupos: o segundo tem o mesmo número de cartas. “Não é bom”: o segundo tem mais cartas ou, nos grupos, o mesmo número de cartas, mas de valor mais alto. Sempre se pode dizer “bom”.
PQ-D6 = Depois de “igual”, o primeiro diz quanto o ponto soma, ou a carta mais alta da sequência, e o segundo responde mais uma vez.
PQ-D7 = Só quem ganha uma categoria marca nela. Se os dois são exatamente iguais, ninguém marca.
PQ-D8 = Se o primeiro se cala, o segundo pode declarar e então ganha a categoria, ou se cala também.
PQ-D9 = Ao dizer “não é bom”, o segundo declara o que tem de melhor.
PQ-D10 = Quem ganha nas sequências ou nos grupos pode contar também outros que tenha do mesmo tipo, quantos quiser. Tudo o que marca pontos é mostrado.
PQ-D11 = O segundo responde ao primeiro antes da primeira saída, mas só declara e marca depois dela; é então que são mostradas todas as cartas que renderam pontos.

PQ-P1 = O primeiro puxa. Siga o naipe, se puder; senão, jogue qualquer carta. A carta mais alta do naipe puxado ganha e puxa a próxima. Sem trunfos.
PQ-P2 = Puxar uma carta vale um.
PQ-P3 = Ganhar uma vaza vale um.
    .classic = Ganhar uma vaza vale um para quem não a puxou; a última vaza vale mais um.
PQ-P4 = A sétima vaza ganha rende dez pontos, “as cartas”. Se cada um ganha seis, ninguém os recebe.
PQ-P5 = Ganhar todas as doze vazas, o capote, rende mais trinta.
PQ-P6 = As vazas ganhas ficam abertas. Cada jogador pode ver as cartas que descartou.

PQ-B1 = Quem chega a trinta com carta branca e declarações, antes da primeira carta puxada e enquanto o outro não tem nada, faz um repique e marca mais sessenta.
PQ-B2 = Quem chega a trinta com carta branca, declarações e vazas enquanto o outro não tem nada faz um pique e marca mais trinta. Só o primeiro pode fazê-lo, pois sua primeira saída já marca.
    .cards = Os dez pelas cartas contam para o pique.
    .no-cards = Os dez pelas cartas não contam para o pique.
PQ-B3 = Os pontos contam nesta ordem: carta branca, ponto, sequências, grupos, vazas. Uma categoria que ninguém ganha não impede um bônus.
    .late = A ordem vale mesmo que o segundo declare mais tarde.

PQ-E1 = Depois de doze vazas, os pontos da rodada são somados aos totais.
PQ-E2 = Depois de seis rodadas, vence o maior total.
    .draw = Se os totais são iguais, a partida termina empatada.
    .more = Se os totais são iguais, jogam-se mais duas rodadas; se continuarem iguais, a partida termina empatada.
PQ-E3 = A margem do vencedor é a diferença e mais 100. Se quem perdeu não chegou a 100, o Rubicão, a margem é a soma dos dois totais e mais 100.
PQ-E4 = Uma partida empatada não tem margem.

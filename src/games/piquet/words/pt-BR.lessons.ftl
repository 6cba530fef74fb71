# As lições deste jogo em português do Brasil.

exchange = Marcam-se pontos pelo que a mão tem e depois pelas vazas; após seis rodadas vence quem tiver mais. Primeiro melhore a mão. Guarde as seis cartas de espadas e o ás; escolha as outras cinco, descarte e compre cinco novas.
    .spade = As seis de espadas são seguidas e valem muito juntas. Guarde-as.
    .ace = Ases ganham vazas e contam como grupo. Guarde o seu.
    .why = Mais três ases e o naipe longo: uma mão esplêndida.
point = Comparam-se três coisas. Primeiro o ponto: o maior número de cartas de um naipe. Você tem seis de espadas: declare.
    .silent = Calar esconde as cartas, mas não marca nada. Seis quase nunca perdem.
    .why = “Bom” quer dizer que o outro tem menos: seis pontos, um por carta.
sequence = Depois a sequência, cartas seguidas de um naipe. A sua vai do ás ao nove.
    .silent = Calar não marca nada. Nada supera seis seguidas a partir do ás.
    .why = Seis seguidas valem dezesseis pontos.
claim = A sequência é boa: conte os pontos. Você não tem outra para mostrar.
    .why = Quem tem a melhor sequência conta também as menores que tiver.
set = Por fim o grupo, três ou quatro iguais do dez para cima: você tem quatro ases.
    .silent = Calar não marca nada, e quatro ases são o melhor grupo.
    .why = Quatro iguais valem catorze. E trinta antes que o outro marque algo dão mais sessenta!
aces = O grupo também é bom: conte os pontos.
    .why = Acabaram as declarações, e você puxa a primeira de doze vazas. Não há trunfo.
lead = Cada vaza conta, e mais de seis dão dez. É preciso seguir o naipe. Puxe o naipe longo, de cima para baixo.
    .low = Essa carta perde a saída. Primeiro as vazas certas.
    .why = O outro não tem espadas: todas as suas ganham.
answer = Agora você deu as cartas e responde. O outro declara um ponto de cinco. Você tem seis de paus, do rei ao oito: responda que não é bom.
    .why = Mais cartas de um naipe valem mais; com o mesmo número, decide quanto elas somam. As suas marcam.
trap = Uma armadilha: o outro se cala. Você não precisa: declare a sua sequência de paus.
    .silent = Aí ninguém marca. As suas cartas de paus são uma sequência longa: declare-a.
    .why = Quem cala não marca nada. Declare o que ganha, a não ser que esconder valha mais.

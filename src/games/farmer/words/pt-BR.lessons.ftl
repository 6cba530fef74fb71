# As lições deste jogo em português do Brasil.

hit = Você quer exatamente 16 pontos. O ás vale um; as figuras, dez. Sua carta fechada é o nove, e é preciso pedir ao menos uma: peça.
    .task = Peça uma carta
    .why = Nove e dois são onze. A carta nova fica à vista; a primeira, só você conhece.
more = Onze é pouco. Outra carta ou parar?
    .task = Outra carta ou parar?
    .low = Com onze quase nunca se vence. Uma carta acima de cinco estoura, mas isso custa só uma entrada, e 16 leva a fazenda: peça mais uma.
    .why = Nove, dois e cinco: 16!
stay = Exatamente 16. Não há nada melhor: pare.
    .task = Pare
    .bust = Qualquer carta a mais estoura. Pare.
    .why = 16 leva o pote todo, a fazenda, e faz de você o fazendeiro.
bust = Dez e nove: estourou. Você não diz nada e para de pedir, como qualquer um.
    .task = Não diga nada e pare
    .why = No fim as cartas são abertas, e quem estourou paga ao fazendeiro.
close = Uma armadilha: 15 é quase 16. Arrisca?
    .task = Tentar chegar a 16?
    .one = Só um ás ajuda; qualquer outra carta estoura. Pare com 15.
    .why = Se ninguém tem 16, as mãos menores pagam à mais próxima, e 15 quase sempre é a mais próxima.
farmer = Agora você é o fazendeiro e pede por último. A outra mão mostra um nove e esconde uma carta. Você tem doze: parar ou mais uma?
    .task = Parar ou mais uma?
    .more = A carta fechada pode pôr a outra mão na frente, e o fazendeiro não paga a ninguém por estourar. Peça.
    .why = O fazendeiro pede depois de todos e vê as cartas abertas deles.

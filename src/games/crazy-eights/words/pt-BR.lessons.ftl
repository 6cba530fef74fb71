# As lições deste jogo em português do Brasil.

match = Vence quem fica sem cartas primeiro. É preciso jogar o naipe ou o valor da carta virada. Desta vez, jogue o mesmo valor.
    .suit = Uma de copas também serve. Mas tente do outro jeito: uma carta do mesmo valor.
    .why = Nove sobre nove: agora o naipe é paus.
save = A carta virada é de espadas, e duas suas servem. Jogue a que faz menos falta.
    .eight = O oito serve sempre. Jogue o rei enquanto dá.
    .why = O oito vai sobre qualquer carta: guarde-o para quando nada mais servir.
eight = Agora só o oito serve. Jogue e escolha um naipe que você tem.
    .draw = Você pode comprar, mas o oito tira uma carta da mão e escolhe o naipe.
    .none = Desse naipe você não tem. Escolha copas ou ouros.
    .why = O próximo tem de jogar esse naipe ou outro oito.
draw = Nada serve e você não tem oito. Compre do monte até uma carta servir.
    .why = Enfim, copas. A outra carta fica na sua mão.
drawn = Jogue a carta que serve. Dá para comprar mais, mas a mão cresce.
    .on = Pode, mas a mão só cresce. Jogue a de copas.
    .why = Uma carta a menos, e a vez acaba.
two = Uma armadilha: restam um oito e uma carta de espadas, e o naipe é espadas. Qual jogar primeiro?
    .eight = Aí pode sobrar o rei, e ele talvez não sirva. O oito sempre serve: deixe-o para o fim.
    .why = A de espadas tinha de sair enquanto servia. O oito vai sobre qualquer carta.
out = Resta uma carta, e é um oito.
    .why = Sem cartas, você vence a rodada. Como última carta o oito não escolhe naipe.

# As lições deste jogo em português do Brasil.

match = Vence quem fica sem cartas primeiro. Jogue uma carta do naipe ou do valor da que está virada.
    .task = Jogue o mesmo naipe ou valor
    .why = A única que servia.
jack = Um valete que serve deixa você escolher outro naipe. Você tem duas de paus: jogue o valete e escolha paus.
    .task = Jogue o valete e escolha paus
    .plain = O rei também serve. Mas com o valete você escolhe o naipe: experimente.
    .why = Agora só se pode jogar paus.
two = Uma dama inverteu o sentido: é a sua vez de novo. Jogue o 2, e o próximo terá que comprar duas cartas.
    .task = Jogue o 2
    .plain = Serve, mas o 2 dói: o próximo compra duas cartas.
    .why = Quem tem um 2 pode responder com ele, e o próximo compra quatro.
five = Jogaram o ás de copas contra você: são cinco cartas, a não ser que você tenha o cinco de copas. Ele sempre responde.
    .task = Bloqueie o ás
    .five = Cinco cartas são demais. O cinco de copas anula tudo.
    .why = Ninguém compra, e a rodada continua.
answer = Jogaram um 2 contra você. Responda com o seu ou compre duas.
    .task = Responda ao 2
    .two = Comprar faz a mão crescer. Responda com o seu.
    .why = Agora o outro jogador compra quatro, ou responde de novo.
trap = Uma armadilha: uma carta especial (com dois jogadores: 2, oito, valete e ás de copas) não pode ser a última. O oito e o nove servem.
    .task = Qual jogar primeiro?
    .last = Aí sobra o oito, e ele não pode ser a última carta. Jogue o oito antes.
    .why = O oito faz o outro perder a vez: você joga de novo.
out = Sua vez de novo, e resta uma carta comum.
    .task = Jogue a última carta
    .why = Bateu! Sem cartas você vence a rodada.

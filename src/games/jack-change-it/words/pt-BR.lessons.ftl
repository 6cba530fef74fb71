# As lições deste jogo em português do Brasil.

match = Vence quem fica sem cartas primeiro. Jogue uma carta do naipe ou do valor da que está virada.
    .task = Jogue o mesmo naipe ou valor
    .why = Era a sua única carta que servia.
jack = Um valete que serve deixa você escolher outro naipe. Você tem duas cartas de paus: jogue o valete e escolha paus.
    .task = Jogue o valete e escolha paus
    .plain = O rei também serve. Mas com o valete você escolhe o naipe: experimente.
    .why = Agora só se pode jogar paus.
two = Uma dama inverteu o sentido: é a sua vez de novo. Jogue o 2, e o próximo terá que comprar duas cartas.
    .task = Jogue o 2
    .plain = Essa carta serve, mas o 2 faz mais: o próximo tem que comprar duas cartas.
    .why = Quem tem um 2 pode responder com ele, e o próximo compra quatro.
five = Jogaram o ás de copas contra você: você tem que comprar cinco cartas, a não ser que tenha o cinco de copas, que sempre responde ao ás.
    .task = Bloqueie o ás
    .five = Cinco cartas são demais. O cinco de copas anula o ás.
    .why = Ninguém compra, e a rodada continua.
answer = Jogaram um 2 contra você. Responda com o seu ou compre duas cartas.
    .task = Responda ao 2
    .two = Comprar faz a mão crescer. Responda com o seu 2.
    .why = Agora o outro jogador compra quatro, ou responde de novo.
trap = Uma armadilha: uma carta especial (com dois jogadores: 2, oito, valete e ás de copas) não pode ser a última. O oito e o nove servem.
    .task = Qual jogar primeiro?
    .last = Aí sobra o oito, e ele não pode ser a última carta. Jogue o oito primeiro.
    .why = O oito faz o outro perder a vez: você joga de novo.
out = Sua vez de novo, e resta uma carta comum.
    .task = Jogue a última carta
    .why = Bateu! Sem cartas você vence a rodada.

# As lições deste jogo em português do Brasil.

match = Vence quem fica sem cartas primeiro. Jogue uma carta do naipe ou do valor da que está aberta.
    .why = A única que servia.
jack = Um valete que serve deixa você escolher outro naipe. Você tem duas de paus: jogue o valete e escolha paus.
    .plain = O rei também serve. Mas com o valete você escolhe o naipe: experimente.
    .why = Agora só valem paus.
two = Uma dama inverteu o sentido: é a sua vez de novo. Jogue o dois, e o próximo terá de comprar duas cartas.
    .plain = Serve, mas o dois dói: o próximo compra duas cartas.
    .why = Quem tem um dois pode responder, e o próximo compra quatro.
five = Jogaram o ás de copas em você: são cinco cartas, a não ser que tenha o cinco de copas. Ele sempre responde.
    .five = Cinco cartas são demais. O cinco de copas anula tudo.
    .why = Ninguém compra, e o jogo segue.
answer = Jogaram um dois em você. Responda com o seu ou compre duas.
    .two = Comprar faz a mão crescer. Responda com o dois.
    .why = Agora o outro compra quatro, ou responde de novo.
trap = Uma armadilha: uma carta especial (dois, oito, valete, dama, ás de copas) não pode ser a última. O oito e o nove servem.
    .last = Aí sobra o oito, que não pode ser a última. Jogue o oito antes.
    .why = O oito pula o outro: você joga de novo.
out = Sua vez de novo, e resta uma carta comum.
    .why = Bateu! Sem cartas você vence a rodada.

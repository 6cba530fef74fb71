# As lições deste jogo em português do Brasil.

bid = Vence quem chega primeiro a trinta pontos. As vazas de uma rodada valem quinze: o lance diz quantos deles você vai fazer. Ás, rei, dama e valete de espadas e duas cartas altas de copas: dê o lance que quiser.
    .strong = Uma mão dessas tem de dar lance. Ela ganha quase todas as vazas.
    .why = O maior lance puxa primeiro. Quem faz menos que o lance não marca nada.
trump = Todos passaram. O naipe da sua primeira carta vira trunfo: puxe o naipe longo.
    .short = Aí o trunfo é copas, e você só tem duas. Escolha o naipe longo.
    .why = O trunfo é espadas. O curinga é o trunfo mais baixo; quem não tem outro deve jogá-lo.
keep = Você ganhou o curinga: três pontos, e pode inverter a ordem, nove no alto e ás embaixo. Você tem ases e reis.
    .turn = Aí suas cartas altas não valem nada. Mantenha a ordem.
    .why = A ordem fica. Com cartas baixas você teria invertido.
turn = De novo o curinga, mas agora você tem noves e dez. Inverta a ordem!
    .low = Aí suas cartas baixas não ganham nada. Inverta.
    .why = Agora, em todos os naipes, os noves são os mais altos, e os ases, os mais baixos.
follow = Outro jogador ganhou o leilão e puxa trunfo. É preciso seguir, e nada ganha do ás. Que trunfo você joga?
    .waste = O ás ganha de qualquer jeito. Guarde a dama, jogue o valete.
    .why = Valete e dama valem um ponto cada, mas a dama ainda pode ganhar uma vaza: você guardou a melhor.
ruff = Puxaram ouros e você não tem. Vale qualquer carta: um trunfo ganha a vaza.
    .away = Essa carta não ganha nada. Um trunfo leva a vaza e o valete que está nela.
    .why = O trunfo mais baixo ganha da carta mais alta de outro naipe.
save = Uma armadilha: a última vaza traz também a One Card, que está no meio. Você puxa e só tem um trunfo e um nove. Qual jogar primeiro?
    .last = Aí o nove perde a última vaza e a carta. Guarde o trunfo.
    .why = Esta vaza é dos outros, mas o seu trunfo tem a última palavra.
last = A última vaza: jogue o trunfo.
    .why = A vaza e a One Card são suas. Vence quem chega primeiro a trinta.

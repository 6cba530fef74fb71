# As lições deste jogo em português do Brasil.

bid = Vence quem chega primeiro a trinta pontos. As vazas de uma rodada têm quinze: dá-se lance de quantos deles se vai fazer. Ás, rei, dama e valete de espadas e duas copas altas: dê o lance que quiser.
    .strong = Uma mão dessas tem de dar lance. Vence quase todas as vazas.
    .why = O maior lance puxa primeiro. Quem faz menos não pontua.
trump = Todos passaram. O naipe da sua primeira carta vira trunfo: puxe o naipe longo.
    .short = Aí o trunfo é copas, e você só tem duas. Escolha o naipe longo.
    .why = Espadas é trunfo. O curinga é o trunfo mais baixo; quem não tem outro deve jogá-lo.
keep = Você ganhou o curinga: três pontos, e pode inverter a ordem, nove no alto e ás embaixo. Você tem ases e reis.
    .turn = Aí suas cartas altas não valem nada. Mantenha a ordem.
    .why = A ordem fica. Com cartas baixas você teria invertido.
turn = De novo o curinga, mas agora você tem noves e dezes. Inverta a ordem!
    .low = Aí suas cartas baixas não vencem nada. Inverta.
    .why = Agora os noves são os mais altos e os ases os mais baixos.
follow = Outro deu o lance e puxa trunfo. É preciso seguir, e ninguém vence o ás. Que trunfo você dá?
    .waste = O ás vence de qualquer jeito. Guarde a dama, dê o valete.
    .why = Só reis, damas e valetes contam um ponto cada, mas trunfos vencem vazas: você guardou o melhor.
ruff = Puxaram ouros e você não tem. Vale qualquer carta: um trunfo vence a vaza.
    .away = Essa carta não vence nada. Um trunfo leva a vaza com o valete.
    .why = O trunfo mais baixo vence a carta mais alta de outro naipe.
save = Uma armadilha: a última vaza traz também a One Card. Restam um trunfo e um nove. Qual primeiro?
    .last = Aí o nove perde a última vaza e a carta. Guarde o trunfo.
    .why = Esta vaza é dos outros, mas o seu trunfo tem a última palavra.
last = A última vaza: jogue o trunfo.
    .why = A vaza e a One Card são suas. Vence quem chega primeiro a trinta.

# As lições deste jogo em português do Brasil.

contract = Vence quem tem mais pontos. Você tem o sete de copas: é o rei e escolhe o contrato. Quatro valetes com suas cartas vizinhas são feitos para o Trex, a corrida.
    .task = Escolha o contrato
    .other = Ali é preciso evitar vazas, e suas cartas altas as ganhariam. Os valetes são para o Trex.
    .diamonds = Ali o que vale é ganhar ouros, e sem ases e reis você ganha poucos. Os valetes são para o Trex.
    .why = No Trex os naipes são construídos a partir dos valetes, até o ás em cima e o dois embaixo.
follow = No contrato Vazas, cada vaza levada custa 15. É preciso seguir o naipe, e a carta mais alta dele leva a vaza. Nesta há uma dama.
    .task = Fique abaixo da dama
    .ace = O ás levaria a vaza, e cada vaza custa 15. Fique abaixo da dama, mas o mais alto que puder.
    .why = O valete se foi, e quem leva a vaza é a dama.
throw = Você não tem espadas: descarte qualquer carta. Livre-se de uma perigosa.
    .task = Livre-se de uma carta alta
    .low = O dois nunca leva uma vaza: é a sua melhor carta. Descarte uma alta.
    .why = As cartas altas ganham vazas que você não quer; as baixas protegem você.
expose = Em Damas cada dama levada custa 25. Você pode dobrar a sua, mostrando-a antes: ela custa 50 a quem a leva e dá 25 a você. Mas ela é sua única carta de espadas.
    .task = Dobrar a dama?
    .alone = Na primeira saída de espadas você teria que jogá-la, pelo dobro do preço. Não dobre nada.
    .why = Uma dama sem cartas baixas é levada fácil demais, talvez por você.
king = Aqui o rei de copas custa 75. Ele está na vaza: não o leve.
    .task = Não leve o rei
    .takes = Essa carta leva a vaza com o rei de copas. Fique abaixo do dez.
    .why = Outro leva o rei, e a rodada acaba assim que ele é levado.
race = Trex, a corrida: os valetes abrem os naipes, e depois vem a dama em cima ou o dez embaixo. Abra o naipe em que suas outras cartas podem vir depois.
    .task = Abra o naipe certo
    .few = Você quase não tem outras cartas de copas. Abra espadas: depois vêm o seu dez e o seu nove.
    .why = Quem pode jogar tem que jogar; quem não pode, passa. O primeiro a bater marca 200.

# As lições deste jogo em português do Brasil.

contract = Vence quem tem mais pontos. Você tem o sete de copas: é o rei e escolhe o contrato. Quatro valetes com vizinhos são feitos para o Trex, a corrida.
    .other = Ali é preciso evitar vazas, e suas cartas altas as venceriam. Os valetes são para o Trex.
    .diamonds = Ali o que vale é ganhar ouros, e sem ases e reis você ganha poucos. Os valetes são para o Trex.
    .why = No Trex constrói-se a partir dos valetes, até o ás em cima e o dois embaixo.
follow = No contrato Vazas, cada uma custa quinze. É preciso seguir o naipe, e vence a mais alta. Há uma dama.
    .ace = O ás venceria a vaza e custaria quinze. Fique abaixo da dama, o mais alto que puder.
    .why = O valete se foi, e a dama leva a vaza no seu lugar.
throw = Você não tem espadas: descarte qualquer carta. Livre-se de uma perigosa.
    .low = O dois nunca vence: é a sua melhor carta. Descarte uma alta.
    .why = As altas vencem vazas que você não quer; as baixas protegem.
expose = Em Damas cada dama custa 25. Você pode expor a sua: vale o dobro, e quem a leva paga a você. Mas é a sua única de espadas.
    .alone = A primeira saída de espadas a tiraria da mão, em dobro. Não exponha nada.
    .why = Uma dama sem cartas baixas cai fácil demais, talvez com você mesmo.
king = Aqui o rei de copas custa 75. Ele está na vaza: não o leve.
    .takes = Essa carta leva a vaza com o rei. Fique abaixo do dez.
    .why = Outro leva o rei, e a rodada acaba assim que ele cai.
race = Trex: os valetes abrem, e seguem a dama em cima ou o dez embaixo. Abra o naipe de que tem mais.
    .few = Você quase não tem outras copas. Abra espadas: seguem o seu dez e o seu nove.
    .why = Quem pode tem de jogar; quem não pode passa. O primeiro a sair marca 200.

# As lições deste jogo em português do Brasil.

first = No fim vence quem tem mais pares. Todas as cartas estão viradas para baixo. Na sua vez você vira duas. Comece pela de cima, à esquerda.
    .why = Um rei. Todo mundo viu: lembre onde ele está.
second = Agora vire a segunda: a que está logo ao lado.
    .why = Não é par: as duas são viradas de novo para baixo, e joga o próximo. Olhe bem o que ele vira!
pair = Saiu um rei, e você já viu outro. Vire os dois reis.
    .ace = Esse é o ás que você viu. Onde estavam os reis?
    .queen = Essa é a dama que você viu. Onde estavam os reis?
    .why = Duas do mesmo valor formam um par, e ele é seu.
unseen = Quem encontra um par joga outra vez. Vire uma carta que ninguém viu ainda.
    .known = Essa você já conhece: não ensina nada. Escolha uma que ninguém viu.
    .why = Pode combinar com uma que você conhece; se não, você aprendeu algo.
match = Você virou um ás, e o outro foi a segunda carta que você viu. Pegue o par.
    .queen = Essa é a dama. O ás estava em cima, ao lado do primeiro rei.
    .why = Lembrar vale a pena: quando a mesa fica vazia, vence quem tem mais pares.
on = Um par dá direito a outra jogada. Vire a última carta, embaixo à direita.
    .why = Um rei. O outro ninguém viu ainda.
miss = Então é preciso arriscar. Vire a que está logo ao lado.
    .why = Uma dama: não é par. Guarde as duas na memória e olhe bem o que o outro jogador vira.
trap = Uma armadilha: é fácil pensar só no que saiu por último. Você acaba de ver uma dama, e outra saiu antes. Vire as duas damas.
    .known = Essa carta você conhece, mas não o par dela. Onde estavam as damas?
    .guess = Essa ninguém viu ainda. Só arrisque quando não souber de um par.
    .why = Primeiro o par certo. Arriscar é para quando não se sabe nada.

# As lições deste jogo em português do Brasil.

draw = O que você baixa na mesa dá pontos, e vence quem chegar primeiro a 500. A vez começa comprando: pegue uma carta do monte.
    .why = Um nove, e você tem mais dois.
meld = Três ou quatro do mesmo valor podem ser baixadas, ou três seguidas de um naipe. Escolha os três noves e baixe.
    .lay = Primeiro baixe o que puder: o descarte encerra a vez. Os noves vão para a mesa.
    .why = Cartas na mesa contam a favor; cartas na mão, contra.
discard = Termine com um descarte. Jogue fora o que custaria mais.
    .small = Essa custa pouco. O rei custaria dez.
    .why = Figuras e dez valem dez: um rei parado sai caro.
rummy = Descartaram o quarto nove, e ele serve no seu jogo! Grite “Rummy!” antes que o próximo jogue.
    .late = Aí os pontos se perdem. A carta é de quem grita “Rummy!” primeiro.
    .why = Ela sai do descarte, mesmo fora da sua vez.
layoff = Acrescente o nove ao seu jogo. Vale para qualquer jogo da mesa.
    .why = Nove pontos a mais para você.
take = O descarte fica aberto. Você pode pegar uma carta que possa baixar na hora, com todas as de cima. Você tem dois setes.
    .dig = O monte é sorte, o sete é certo. Pegue.
    .why = A dama veio junto: é o preço, ou um presente.
sevens = A carta que você pegou do descarte tem de ser baixada já: baixe os setes.
    .why = Valeu a pena: vinte e um pontos.
joker = Um curinga substitui qualquer carta e vale quinze. Com ele, dois reis bastam.
    .lay = Não termine a vez com um curinga na mão. Baixe-o com os reis.
    .why = Armadilha de principiante: curinga na mão custa quinze quando alguém bate.

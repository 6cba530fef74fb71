# As lições deste jogo em português do Brasil.

seven = Quem fica sem cartas primeiro leva o pote. Na mesa crescem quatro fileiras, uma por naipe, e cada uma começa no sete. Você tem dois setes: abra o naipe em que tem muitas cartas.
    .task = Abra o seu naipe longo
    .few = Você não tem outra carta de paus: abrir só ajuda os outros.
    .why = Agora o oito e o seis de espadas podem seguir, um de cada lado.
row = Quem não pode jogar passa e põe uma ficha no pote. Você pode jogar: continue a fileira de espadas.
    .task = Continue a fileira de espadas
    .few = Você pode, mas essa carta abre um naipe para os outros. Guarde-a enquanto tiver outra para jogar.
    .why = A fileira vai até o nove. Embaixo acaba no ás, em cima no rei.
choose = Três cartas suas encaixam agora. Jogue a que só você pode continuar: a carta seguinte também é sua.
    .task = Jogue onde só você continua
    .help = Aí outro pode jogar o três. Jogue onde só você pode continuar.
    .few = Isso abre um naipe para os outros. Melhor jogar onde só você pode continuar.
    .why = A dama e o rei também são seus: ninguém mais pode jogar ali.
pass = Nenhuma carta sua encaixa. Você tem que passar e pôr uma ficha no pote.
    .task = Você tem que passar
    .why = O pote vai para quem fica sem cartas primeiro. Antes, os outros põem nele uma ficha por carta na mão.
trap = Uma armadilha: encaixam o oito de copas e o rei de espadas. Uma delas ajuda os outros.
    .task = Qual não ajuda ninguém?
    .help = Depois do oito alguém pode jogar o nove. Jogue a carta que fecha a fileira.
    .why = O rei fecha a fileira e não ajuda ninguém. O oito pode esperar.

# Fan Tan em português do Brasil.
# Termos: fileira – as cartas de um naipe na mesa; passar; entrada – ante; pote – pot; passe falso – false pass.

tagline = Quatro fileiras crescem a partir dos setes, e quem não consegue encaixar nada paga uma ficha.

lesson-1 = Jogue um sete ou uma carta que continue uma fileira: o oito junto ao sete, depois o nove; o seis, depois o cinco.
lesson-2 = Quem pode jogar é obrigado a jogar. Se não puder, você passa e paga uma ficha.
lesson-3 = Quem fica sem cartas primeiro leva o pote e mais uma ficha por carta que os outros ainda têm.

## O que acontece

false-pass = { CAPITAL($player) } fez um passe falso: dava para jogar { FORM($card, is: "the") }.
# “Você paga uma ficha para o pote.” “O pote rende cinco fichas a Ana.”
pot =
    { $form ->
        [em] no pote
        [de] do pote
       *[the] o pote
    }

## O que fazer agora

prompt-pass =
    { $count ->
        [0] Nada encaixa: passe.
       *[other] Nada encaixa: passe e pague { chips }.
    }
prompt-begin = Você tem { FORM($card, is: "the") }: comece com essa carta.
prompt-play = Jogue um sete ou a próxima carta de uma fileira.
prompt-play-or-pass = Jogue um sete ou a próxima carta de uma fileira, ou passe: um passe falso custa mais se for descoberto.
not-next = { CAPITAL(FORM($card, is: "the")) } ainda não está na mesa.

## Botões

do-pass =
    { $count ->
        [0] Passar
       *[other] Passar e pagar { chips }
    }
    .short = Passar
do-play = Jogar { FORM($card, is: "the") }
    .short = { $short }

## Dito em voz alta

bubble-pass = Passo
bubble-false-pass = Descoberto!

## Por que a rodada acabou

ended-out = Ficou sem cartas primeiro e leva o pote.

## Por que se pagam fichas

why-buy-in = fichas iniciais
why-ante = entrada
why-short-hand = uma carta a menos
why-pass = passe
why-false-pass = passe falso
why-held-seven = sete retido
why-cards-left = cartas que restaram na mão
why-pot = o pote

## Lugares

place-hand = Mão
place-high = Do oito ao rei
place-seven = Sete
place-low = Do seis ao ás
place-stock = Cartas a distribuir
place-pot = Pote

## Opções

option-deals = Rodadas
    .help = Depois deste número de rodadas, vence quem tem mais fichas.
option-untilBroke = Até alguém ficar sem fichas
    .help = A partida também acaba quando alguém fica sem fichas.
    .v-true = Sim
    .v-false = Não
option-purse = Fichas por jogador
    .help = Com quantas fichas cada um começa. O saldo pode ficar negativo.
option-ante = Entrada
    .help = Quanto cada um põe no pote a cada rodada.
option-shortAnte = Entrada da mão menor
    .help = Quanto paga, além da entrada, quem tem uma carta a menos.
option-passFee = Preço do passe
    .help = Quanto custa passar.
option-cardFee = Cartas restantes
    .help = Quanto custa no fim cada carta que restou na mão.
option-start = Quem começa
    .help = Quem começa, e com que carta.
    .v-left = À esquerda de quem deu as cartas
    .v-7D = O sete de ouros
    .v-7H = O sete de copas
option-honour = Palavra de honra
    .help = É permitido passar mesmo podendo jogar; quem é descoberto paga.
    .v-true = Passes falsos permitidos
    .v-false = Sem passes falsos
group-game = A partida
group-chips = Fichas
preset-classic = Clássico
    .help = Uma ficha de entrada, uma por passe, uma por carta que restar na mão.
preset-sevens = Setes
    .help = O sete de copas começa; só se paga pelas cartas que restam.
preset-parliament = Parlamento
    .help = O sete de ouros começa.
preset-onYourHonour = Palavra de honra
    .help = Passes falsos são permitidos, e custam caro se forem descobertos.
preset-untilBroke = Até o fim das fichas
    .help = Até 24 rodadas; a partida acaba antes se alguém ficar sem fichas.

## Por que um robô ou uma dica faz algo

reason-alone = Todas as cartas que podem vir depois dela estão na mesma mão: ela não ajuda mais ninguém.
reason-next = A próxima carta da fileira está na mesma mão.
reason-far = Cartas mais adiante nesta fileira estão na mesma mão e precisam que o caminho se abra.
reason-end = A fileira termina com ela, então não abre nada para os outros.
reason-forced = Nenhuma outra carta encaixa.
reason-bluff = Um passe falso deixa os outros esperando, com o risco de multa se for descoberto.

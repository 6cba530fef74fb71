# Fazendeiro (Farmer) em português do Brasil.
# Termos: a fazenda – o pote; o fazendeiro – quem pede por último e recebe; pedir – hit; parar – stay;
# estourar – passar de 16; entrada – ante.

tagline = Exatamente 16 leva a fazenda; quem estoura fica quieto.

lesson-1 = Você quer exatamente 16. Todos têm que pedir pelo menos uma carta: toque em “{ do-hit.short }”.
lesson-2 = Perto o bastante? Toque em “{ do-stay.short }”. Com mais de 16 você estourou, mas ninguém fica sabendo: você para de pedir, como qualquer outro.
lesson-3 = Exatamente 16 leva a fazenda. Se ninguém tiver, as mãos menores pagam à mais próxima. Quem estourou paga ao fazendeiro.

## O que acontece

draw-for-farmer = As cartas são viradas: quem recebe o seis de copas é o fazendeiro.
new-deal = Rodada { $deal }. O fazendeiro é { $player }.
gets = { CAPITAL($player) } recebe { FORM($card, is: "the") }.
own-card = Sua carta é { FORM($card, is: "the") }.
hits =
    { WHO($player) ->
        [you] Você pede: { $card }. Você tem { $total }.
       *[other] { $player } pede: { $card }.
    }
stays = { CAPITAL($player) } parou.
farmer-now = Agora o fazendeiro é { $player }.
shows = { CAPITAL($player) } vira { FORM($card, is: "the") }: { $total } ao todo.
shows-over = { CAPITAL($player) } vira { FORM($card, is: "the") }: { $total } ao todo, mais de 16.
court-and-six = Uma figura e o seis de copas: nada ganha disso!
remainder = Sobra para a fazenda: { chips }.
# “Você põe uma ficha na fazenda.” “Ana leva dez fichas da fazenda.”
farm =
    { $form ->
        [em] na fazenda
        [de] da fazenda
       *[the] a fazenda
    }
side-pot =
    { $form ->
        [em] no pote lateral
        [de] do pote lateral
       *[the] o pote lateral
    }

## O que fazer agora

prompt-over = { $total } passa de 16: pare, e que ninguém perceba.
prompt-first = Você tem { $total }. Todos pedem pelo menos uma carta: peça.
prompt-goal = Exatamente 16! Pare.
prompt-choose = Você tem { $total }: peça ou pare.
not-played = Suas cartas ficam onde estão: peça ou pare.

## Botões

do-hit = Pedir: mais uma carta, aberta
    .short = Pedir
do-stay = Parar: sem mais cartas
    .short = Parar

## Dito em voz alta

bubble-stay = Paro
bubble-shows =
    { $total ->
        [16] { $total }!
       *[other] { $total }
    }
bubble-over = { $total }: estourou

## Por que a rodada ou a partida acabou

ended-sixteen = Exatamente 16 leva a fazenda.
ended-closest = Ninguém tem 16: a fazenda fica para a próxima rodada.
ended-all-bust = Todos passaram de 16: a fazenda fica para a próxima rodada.
ended-broke = Alguém ficou sem fichas.

## Por que se pagam fichas

why-buy-in = fichas iniciais
why-ante = entrada
why-farm = a fazenda
why-closest = pago à mão mais próxima
why-split = parte dos mais próximos
why-remainder = o que não se pôde dividir
why-bust = mais de 16
why-farm-split = a fazenda é dividida

## Lugares e sinais

place-hand = Carta fechada
place-up = Cartas abertas
place-stock = Monte
place-farm = Fazenda
place-side = Pote lateral
sign-farmer = fazendeiro
sign-total = total { $points }
sign-total-over = total { $points }, mais de 16
sign-open = abertas somam { $points }
sign-open-over = abertas somam { $points }, mais de 16

## Opções

option-ante = Entrada
    .help = Quanto cada um põe na fazenda a cada rodada e quanto vale cada um dos outros pagamentos; uma mão com mais de 16 pode ter que pagar isso por ponto a mais.
option-purse = Fichas por jogador
    .help = Com quantas fichas cada um começa. O saldo pode ficar negativo.
option-deals = Rodadas
    .help = Depois deste número de rodadas a fazenda é dividida, e vence quem tem mais fichas.
option-untilBroke = Até alguém ficar sem fichas
    .help = A partida também acaba quando alguém fica sem fichas.
    .v-true = Sim
    .v-false = Não
option-firstFarmer = Primeiro fazendeiro
    .help = Quem é o fazendeiro na primeira rodada; depois, é quem ganhar a fazenda.
    .v-draw = Quem receber o seis de copas
option-bustPays = Mais de 16
    .help = Quanto uma mão com mais de 16 paga ao fazendeiro.
    .v-ante = Uma entrada
    .v-excess = Uma entrada por ponto a mais
group-game = A partida
group-chips = Fichas
preset-classic = Clássico
    .help = Dez rodadas; uma mão com mais de 16 custa uma entrada.
preset-ferme = La Ferme
    .help = Como na França antiga: cada ponto acima de 16 custa uma entrada.
preset-untilBroke = Até o fim das fichas
    .help = Até 100 rodadas; a partida acaba antes se alguém ficar sem fichas.

## Por que um robô ou uma dica faz algo

reason-safe = Nenhuma carta pode fazer esta mão passar de 16.
reason-farmer = O fazendeiro não paga a ninguém por estourar, então pode arriscar mais.
reason-bold = Estourar custa só uma entrada, e um total baixo não ganha nada.
reason-dear = Estourar custa uma entrada por ponto acima de 16, mas um total baixo não ganha nada.
reason-goal = Exatamente 16 leva a fazenda.
reason-near = Poucas cartas são baixas o bastante para não passar de 16.
reason-kept = Diante das mãos dos outros, parar rende mais que pedir.

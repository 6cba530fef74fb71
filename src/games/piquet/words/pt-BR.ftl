# Piquet em português do Brasil.
# Termos: o primeiro – elder, quem não deu as cartas; o segundo – younger, quem deu; monte – talon; descartar – to lay out;
# ponto, sequência (terça, quarta, quinta, sexta, sétima, oitava), grupo – point, sequence, set; esconder – to sink;
# carta branca – carte blanche; pique, repique, capote; “as cartas” – a maioria das vazas; o Rubicão; partida – seis rodadas;
# bom, igual, não é bom – good, equal, not good.

tagline = Troque, declare, guarde um segredo e chegue a trinta antes que o adversário marque.

lesson-1 = Escolha até cinco cartas que menos ajudam e troque. Guarde um naipe longo, sequências, e três ou quatro do mesmo valor.
lesson-2 = Agora vocês comparam ponto, sequência e grupo. Só o melhor marca. Você pode não contar o seu: isso é esconder.
lesson-3 = Doze vazas, sem trunfo. Um ponto por carta puxada e por vaza ganha; dez por mais da metade delas.

## Combinações

kind =
    { $kind ->
        [point] ponto
        [sequence] sequência
       *[set] grupo
    }
your-kind =
    { $kind ->
        [point] seu ponto
        [sequence] sua sequência
       *[set] seu grupo
    }
# Do que se trata, para quem nunca ouviu falar.
about =
    { $kind ->
        [point] Ponto: mais cartas do mesmo naipe
        [sequence] Sequência: três ou mais seguidas do mesmo naipe
       *[set] Grupo: três ou quatro do mesmo valor, de dez para cima
    }
sequence-name =
    { $count ->
        [3] terça
        [4] quarta
        [5] quinta
        [6] sexta
        [7] sétima
       *[8] oitava
    }
# Como se declara.
declaration =
    { $kind ->
        [point] { $form ->
            [a] um ponto de { number }
           *[name] ponto de { number }
        }
        [sequence] { $form ->
            [a] uma { sequence-name }
           *[name] { sequence-name }
        }
       *[set] { number } { FORM($rank, is: "plural") }
    }
# Tudo sobre ela.
combination =
    { $kind ->
        [point] { cards } de { $suit }
        [sequence] { $form ->
            [a] uma { sequence-name } até { FORM($rank, is: "the") } de { $suit }
           *[name] { sequence-name } até { FORM($rank, is: "the") } de { $suit }
        }
       *[set] { number } { FORM($rank, is: "plural") }
    }
# Em um botão.
combination-short =
    { $kind ->
        [point] Ponto de { $count }
        [sequence] { CAPITAL(sequence-name) } até { FORM($rank, is: "the") }
       *[set] { CAPITAL(number) } { FORM($rank, is: "plural") }
    }

## O que acontece

cut-begins = Corta-se o baralho: quem tira a carta mais alta dá as cartas primeiro.
deal = Rodada { $deal }. { CAPITAL($player) } dá as cartas; { $elder } troca e puxa primeiro.
declares-none = { CAPITAL($player) } não declara { kind }.
says-good = { CAPITAL($player) } diz “bom”: não declara nada melhor.
says-not-good =
    { WHO($player) ->
        [you] Você diz “não é bom”: tem algo melhor.
       *[other] { $player } diz “não é bom”: tem algo melhor.
    }
says-equal = { CAPITAL($player) } diz “igual”: os dois têm o mesmo número. { equal-asks }
# O que se pergunta ao outro.
equal-asks =
    { $kind ->
        [sequence] Até que carta?
       *[point] Quanto soma?
    }
says-equal-again = { CAPITAL($player) } diz “igual” de novo: { nobody-scores }.
nobody-scores =
    { $kind ->
        [point] ninguém marca pelo ponto
        [sequence] ninguém marca por sequências
       *[set] ninguém marca por grupos
    }
leaves-talon = { CAPITAL($player) } deixa o monte fechado.
put-aside =
    { $count ->
        [one] { CAPITAL(cards) } do monte fica reservada para { $player }.
       *[other] { CAPITAL(cards) } do monte ficam reservadas para { $player }.
    }
exchanges = { CAPITAL($player) } troca { cards }.
exchanges-seen = { CAPITAL($player) } troca { cards } e compra { FORM($cards, is: "the") }.
carte-blanche = Carta branca! { CAPITAL($player) } não tem rei, dama nem valete, e vai trocar { cards }.
declares = { CAPITAL($player) } declara { FORM($declaration, is: "a") }.
declares-making = { CAPITAL($player) } declara { FORM($declaration, is: "a") }, somando { $value }.
declares-sequence = { CAPITAL($player) } declara { FORM($declaration, is: "a") }: { number-f } seguidas.
declares-sequence-to = { CAPITAL($player) } declara { FORM($declaration, is: "a") }: { number-f } seguidas, até { FORM($rank, is: "the") }.
makes =
    { WHO($player) ->
        [you] Seu ponto soma { $value }: é o que as cartas do ponto valem juntas.
       *[other] O ponto de { $player } soma { $value }: é o que as cartas do ponto valem juntas.
    }
has-up-to =
    { WHO($player) ->
        [you] Sua sequência vai até { FORM($rank, is: "the") }.
       *[other] A sequência de { $player } vai até { FORM($rank, is: "the") }.
    }
cuts = { CAPITAL($player) } tira { FORM($card, is: "the") }; { $other }, { FORM($other-card, is: "the") }: { cut-dealer }.
cut-dealer = { $dealer } dá as cartas primeiro
looks = { CAPITAL($player) } vê { talon-cards }.
looks-seen = { CAPITAL($player) } vê { talon-cards }: { FORM($cards, is: "the") }.
talon-cards =
    { $count ->
        [one] a próxima carta do monte
       *[other] as próximas { cards } do monte
    }
turns-up = { CAPITAL($player) } vira o que resta do monte: { FORM($cards, is: "the") }.
shows = { CAPITAL($player) } mostra { FORM($combination, is: "a") }: { $signs }.
shows-carte-blanche = { CAPITAL($player) } mostra doze cartas sem rei, dama nem valete: { $signs }.

## O que se marcou, e até onde vai a conta

scored-carte-blanche = Dez pela carta branca.
scored-point = Pelo ponto: { points }.
scored-sequence = Por sequências: { points }.
scored-set = Por grupos: { points }.
scored-lead = Um pela saída.
scored-trick = Um pela vaza.
scored-last = Mais um pela última vaza.
scored-cards = Dez pelas cartas: { $player } ganhou sete vazas.
scored-capot = Capote! { CAPITAL($player) } ganhou todas as doze vazas: mais trinta.
scored-repique = Repique! { CAPITAL($player) } chegou a trinta antes da primeira carta puxada e antes que o adversário tivesse algum ponto: mais sessenta.
scored-pique = Pique! { CAPITAL($player) } chegou a trinta antes que o adversário tivesse algum ponto: mais trinta.
counts = { CAPITAL($player) }: { $count }.
crosses-rubicon = { CAPITAL($player) } atravessa o Rubicão.

## O que se espera

is-exchanging = { CAPITAL($player) } escolhe cartas para trocar.
is-deciding = { CAPITAL($player) } decide se o monte é virado.
is-thinking = { CAPITAL($player) } está pensando.
prompt-carte-blanche = Você não tem rei, dama nem valete: antes de trocar, diga “carta branca” e mostre a mão, por dez pontos.
prompt-reserved =
    { $count ->
        [one] Escolha { cards } para descartar no lugar da reservada, depois troque.
       *[other] Escolha { cards } para descartar no lugar das reservadas, depois troque.
    }
prompt-draw = Você descartou tudo o que podia: agora troque.
prompt-laid-out = Descartadas: { $count }. Escolha mais, ou troque.
prompt-elder = Você troca primeiro: escolha { one-to-many } para descartar, depois troque por novas.
prompt-younger = Escolha { one-to-many } para descartar, depois troque por novas.
one-to-many =
    { $count ->
        [one] { cards }
       *[other] de uma a { cards }
    }
prompt-talon =
    { $count ->
        [one] Resta { cards } no monte. Virá-la para os dois?
       *[other] Restam { cards } no monte. Virá-las para os dois?
    }
prompt-declare = { about }. Declarar { your-kind } ou esconder?
prompt-declare-unopposed = { CAPITAL($player) } não declara { kind }. Declarar { your-kind } ou esconder?
prompt-declare-none = { about }. Você não tem.
prompt-answer = { CAPITAL($player) } declara { FORM($declaration, is: "a") }. É bom, ou o que você tem é igual ou melhor?
prompt-no-answer = { CAPITAL($player) } declara { FORM($declaration, is: "a") }. Você não tem nada à altura: é bom.
prompt-making = O ponto de { $player } soma { $value }. Isso é bom contra o seu?
prompt-up-to = A sequência de { $player } vai até { FORM($rank, is: "the") }. Isso é bom contra a sua?
prompt-claim =
    { $kind ->
        [sequence] Sua sequência é a melhor: conte os pontos.
        [point] Seu ponto é o melhor: conte os pontos.
       *[set] Seu grupo é o melhor: conte os pontos.
    }
prompt-claim-more =
    { $kind ->
        [sequence] Sua sequência é a melhor. Que outras você também conta?
        [point] Seu ponto é o melhor. Que outros você também conta?
       *[set] Seu grupo é o melhor. Que outros você também conta?
    }
prompt-lead = Sua vez de puxar: um ponto por isso. Jogue qualquer carta.
prompt-follow = Puxaram { $suit }: jogue { FORM($suit, is: "a") }.
prompt-void = Você não tem { $suit }: jogue qualquer carta; ela não pode ganhar.
too-many = Você pode trocar no máximo { cards }: primeiro pegue uma de volta.
first-talon = As cartas são jogadas depois: primeiro vem o monte.
first-kind =
    { $kind ->
        [sequence] As cartas são jogadas depois: primeiro vem a sequência.
        [point] As cartas são jogadas depois: primeiro vem o ponto.
       *[set] As cartas são jogadas depois: primeiro vem o grupo.
    }

## Botões: por extenso, em poucas palavras, e o que significam

do-draw = Trocar: comprar tantas cartas quantas descartou
    .short = Trocar
do-lay-out = Descartar { FORM($card, is: "the") }
do-play = Jogar { FORM($card, is: "the") }
do-reveal = Virar as cartas que restam no monte
    .short = Virar
    .help = Os dois veem o que restou.
do-keep = Deixar o monte fechado
    .short = Deixar
    .help = As cartas que restam não são abertas; o primeiro só conhece as que já viu.
do-carte-blanche = Carta branca: mostrar que você não tem rei, dama nem valete, por dez pontos
    .short = Carta branca
do-carte-blanche-take = Carta branca, e trocar { cards }
    .short = Trocar { $count }
do-declare = Declarar
    .short = Declarar
do-declare-kind = Declarar { your-kind }
    .short = Declarar
do-declare-point = Declarar um ponto de { $combination }
    .short = { combination-short }
    .help = { $signs }, juntas somam { $value }. { CAPITAL(points) }, se { $player } não tiver melhor.
    .help-sure = { $signs }, juntas somam { $value }. { CAPITAL(points) }.
do-declare-best = Declarar { FORM($combination, is: "a") }
    .short = { combination-short }
    .help = { $signs }. Pelo menos { points }, se { $player } não tiver melhor.
    .help-sure = { $signs }. Pelo menos { points }.
do-silent = Não dizer nada
    .short = Calar
do-have-none = Não dizer nada: você não tem { kind }
    .short = Calar
    .help = Você não tem. { CAPITAL($player) } não tem como saber se você esconde algo.
do-sink = Esconder { your-kind }: não dizer nada
    .short = Esconder
    .help = Você não marca nada por isso, e { $player } não fica sabendo.
do-answer = Responder
    .short = Responder
do-good = Bom: aceitar { FORM($declaration, is: "a") }
    .short = Bom
    .help = Você não tem nada tão bom: { $player } marca.
    .help-gives = Você cede e guarda segredo: { $player } marca.
do-equal = Igual: você tem { $combination }
    .short = Igual
    .help = A sua sequência tem o mesmo número de cartas. Agora { $player } tem que dizer até que carta vai a própria sequência.
    .help-point = O seu ponto tem o mesmo número de cartas. Agora { $player } tem que dizer quanto somam as cartas do ponto que declarou (ás, 11; figuras e dez, 10; as outras, o seu número).
do-equal-many = Igual: você tem o mesmo número de cartas
    .short = Igual
do-equal-exactly =
    { $kind ->
        [sequence] Igual: sua sequência vale exatamente o mesmo
        [point] Igual: seu ponto vale exatamente o mesmo
       *[set] Igual: seu grupo vale exatamente o mesmo
    }
    .short = Igual
    .help = O seu vale exatamente o mesmo: ninguém marca.
do-not-good = Não é bom: você tem { FORM($combination, is: "a") }
    .short = Não é bom
    .help =
        { $kind ->
            [point] Você ganha com { $combination }: marca { $count }.
            [sequence] Você ganha com { FORM($combination, is: "a") }: marca pelo menos { $count }.
           *[set] Você ganha com { $combination }: marca pelo menos { $count }.
        }
do-not-good-any = Não é bom: o seu é melhor
    .short = Não é bom
do-claim = Contar o que você tem
    .short = Contar
do-claim-all = Contar { $combinations }: { points }
    .short = Contar { $count }
    .help = { CAPITAL($combinations) }.
    .help-hides = { CAPITAL($combinations) }; o resto fica em segredo.

## Dito em voz alta

bubble-rubicon = Rubicão!
bubble-carte-blanche = Carta branca!
bubble-declare =
    { $kind ->
        [point] Ponto de { $count }
        [sequence] { CAPITAL(sequence-name) }: { $count } seguidas
       *[set] { CAPITAL(number) } { FORM($rank, is: "plural") }
    }
bubble-making = Soma { $value }
bubble-up-to = Até { FORM($rank, is: "the") }
bubble-silent = Nada
bubble-good = Bom
bubble-equal = Igual
bubble-not-good = Não é bom
# O que se marcou, com o número de pontos.
made = +{ $count }
made-repique = Repique! +{ $count }
made-pique = Pique! +{ $count }
made-capot = Capote! +{ $count }
made-cards = As cartas: +{ $count }

## Como acabou uma rodada e a partida, e como está

ended-deal = { $more } pontos a { $less } nesta rodada.
ended-deal-level = { CAPITAL(points) } para cada um nesta rodada.
ended-level = Ainda empatados no fim.
ended-won = Vitória por { $margin }: a diferença e mais 100.
ended-rubicon = Vitória por { $margin }: quem perdeu não atravessou o Rubicão de 100, então contam os dois totais e mais 100.
ended-totals = { $why } Totais: { $totals }
standing = Rodada { $deal } de { $deals }. O Rubicão está em 100: { $each }.
standing-won = Vitória por { $margin }.
standing-rubicon = Vitória por { $margin }, contando o Rubicão.
rubicon-ahead =
    { $count ->
        [one] falta { $count } para { $player }
       *[other] faltam { $count } para { $player }
    }
rubicon-behind = { $player } já atravessou

## Por que se ganham pontos

why-carte-blanche = carta branca
why-point = ponto
why-sequence = sequências
why-set = grupos
why-repique = repique
why-lead = saídas
why-trick = vazas
why-last = a última vaza
why-cards = as cartas: sete vazas
why-pique = pique
why-capot = capote

## Lugares e sinais

place-hand = Mão
place-trick = Vaza
place-stock = Monte
place-discard = Descarte
place-reserve = Reservadas
place-won = Vazas ganhas
sign-deal = { points } nesta rodada
sign-deal-across = { points } nesta rodada, além do Rubicão
sign-tricks =
    { $count ->
        [one] { number-f } vaza ganha
       *[other] { number-f } vazas ganhas
    }

## Opções

option-playScoring = Pontos por vazas
    .help = Como as vazas contam à medida que são jogadas.
    .v-plain = Um por saída, um por vaza
    .v-classic = A vaza só conta para quem não a puxou; mais um pela última
option-youngerDeclares = Quem dá as cartas declara
    .help = Define se quem dá as cartas declara na hora ou só depois que o outro puxou.
    .v-at-once = Na hora
    .v-after-lead = Depois da primeira saída
option-cardsInPique = Dez pelas cartas e pique
    .help = Define se os dez pontos pela maioria das vazas contam para os trinta de um pique.
    .v-true = Contam
    .v-false = Não contam
option-firstDealer = Primeiro a dar as cartas
    .help = Quem dá as cartas primeiro; depois os dois se alternam. Quem não dá as cartas troca e puxa primeiro, o que é uma vantagem.
    .v-cut = A carta mais alta no corte
    .v-0 = Lugar 1
    .v-1 = Lugar 2
option-tie = Totais iguais no fim
    .help = O que acontece se os dois têm o mesmo total depois de seis rodadas.
    .v-two-more = Mais duas rodadas
    .v-draw = Empate
group-scoring = Pontuação
group-deal = A distribuição
preset-plain = Simples
    .help = Um ponto por saída e por vaza; quem deu as cartas declara na hora.
preset-classic = Clássico
    .help = Contagem antiga das vazas; quem deu as cartas declara depois da primeira saída.
preset-club = Clube antigo
    .help = Clássico, mas os dez pelas cartas não contam para um pique.

## Por que um robô ou uma dica faz algo

reason-sure = Nenhuma carta que o outro possa ter ganha dela.
reason-long = Puxa o naipe mais longo, que fica firme quando as outras cartas desse naipe saem.
reason-cheapest = É a carta mais baixa que ganha a vaza.
reason-lost = A vaza não pode ser ganha, então sai a carta mais baixa.
reason-short = É do naipe mais curto de que se pode abrir mão; os longos ficam.
reason-shed = As cartas que ficam ainda podem melhorar.
reason-declare = O que se declara pode contar, e impede o outro de marcar nessa categoria.
reason-sink = O que não pode ganhar, melhor calar.
reason-answer = Pelo número e pelo valor das cartas, é a resposta certa.

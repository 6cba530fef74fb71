# As regras do Page One em português do Brasil, cláusula por cláusula, e como jogar.

-call = “Page One!”

how-to-1 = Cada um recebe quatro cartas. Vence quem se livrar de todas primeiro.
how-to-2 = Um jogador puxa uma carta, e todos os outros têm que seguir o naipe dela, com uma carta cada. Se você não tem esse naipe, compra do monte, carta após carta, até poder seguir: é assim que as mãos crescem. A carta mais alta do naipe ganha a vaza, e quem a jogou puxa a próxima. Uma vaza não dá nada além da saída.
how-to-3 = Quando jogar sua penúltima carta, diga { -call }. Se esquecer, leva cinco cartas.
how-to-4 = O curinga ganha de tudo e pode ser jogado em qualquer naipe. Guarde-o para a hora em que teria que comprar, ou em que precisa da saída para jogar sua última carta.

section-setup = A distribuição
section-play = As jogadas
section-call = { -call }
section-end = A vitória

PO-S1 =
    { $most ->
        [6] Podem jogar de dois a seis, cada um por si. Esta mesa tem { number } lugares.
       *[8] Podem jogar de dois a oito, cada um por si. Esta mesa tem { number } lugares.
    }
PO-S2 = Um baralho de 52 cartas e um curinga.
    .plain = Um baralho de 52 cartas, sem curinga.
PO-S3 = Em cada naipe a ordem é A K Q J 10 9 8 7 6 5 4 3 2, e o ás é a carta mais alta.
    .joker = O curinga é mais alto que todas e não tem naipe.
PO-S4 = Depois de cada rodada, mesmo empatada, a vez de dar as cartas passa para a esquerda.
    .lot = Quem dá as cartas primeiro é sorteado.
    .seat = Quem está no lugar { $seat } dá as cartas primeiro.
PO-S5 = As cartas são distribuídas uma a uma, no sentido horário, a partir da esquerda de quem dá as cartas, até cada um ter { number-f }.
PO-S6 = O resto é o monte, fechado.
PO-S7 = O jogador à esquerda de quem deu as cartas puxa na primeira vaza.
    .dealer = Quem deu as cartas puxa na primeira vaza.

PO-P1 = Uma vaza é uma carta de cada um, no sentido horário a partir de quem puxa.
    .turn = Sua vez dura até você jogar uma carta.
    .turn-pickup = Sua vez dura até você jogar uma carta ou recolher a vaza.
PO-P2 = É preciso seguir o naipe da carta puxada.
    .second = Se o curinga é puxado, o segundo jogador joga qualquer carta, e é preciso seguir o naipe dela.
    .named = Quem puxa o curinga escolhe o naipe que deve ser seguido.
    .later = Um curinga jogado mais tarde não muda nada.
PO-P3 = Quem puxa joga qualquer carta.
    .joker = Quem puxa joga qualquer carta, mesmo o curinga.
    .alone = Mas, se o curinga é sua única carta, você não pode puxá-lo: compre uma carta e depois puxe uma das duas.
    .nothing = Se não há o que comprar, puxa em seu lugar o jogador à sua esquerda.
PO-P4 = Se você tem cartas desse naipe, jogue uma delas; não pode comprar.
    .or-joker = Se você tem cartas desse naipe, jogue uma delas ou o curinga; não pode comprar.
    .compulsory = Se não tem nenhuma, mas tem o curinga, você tem que jogar o curinga.
    .dig = Se não tem nenhuma, compre do monte, carta por carta, até aparecer uma.
    .dig-no-joker = Se não tem nenhuma, nem curinga, compre do monte, carta por carta, até aparecer uma.
    .instead = Em vez de comprar, ou de continuar comprando, você pode jogar o curinga.
    .void = Enquanto você tem esse naipe, o curinga não pode ser jogado.
    .not-last = O curinga nunca pode ser jogado como sua última carta: se é tudo o que você tem, compre.
PO-P5 = Você pode comprar enquanto houver cartas no monte ou no descarte.
    .pickup = Você pode comprar enquanto durar o monte.
PO-P6 = Assim que compra uma carta do naipe, você tem que jogar essa carta: nada de continuar comprando em busca de uma melhor.
    .no-joker = O curinga não pode tomar o lugar dela, e comprar o curinga não encerra a busca.
    .compulsory = Se comprar antes o curinga, você tem que jogar o curinga.
PO-P7 = Quando é preciso comprar uma carta e o monte está vazio, todas as vazas completas são embaralhadas e viram um novo monte.
    .table = A vaza que está na mesa fica onde está.
PO-P8 = Se você não pode seguir e o monte está vazio, logo de início ou depois de algumas compras, recolha a vaza inteira para a sua mão.
    .must = Se puder jogar o curinga, tem que fazer isso em vez de recolher.
    .may = Se puder jogar o curinga, pode fazer isso em vez de recolher.
    .over = A vaza acaba aí; os jogadores depois de você não jogam nela.
    .leader = Quem jogou a carta mais alta dessa vaza puxa a próxima.
    .gone = Vazas completas nunca voltam a ser monte.
PO-P9 = Se você não pode seguir e não há mais o que comprar, a rodada termina na hora, empatada.
    .joker = Se você não pode seguir, não tem curinga para jogar e não há mais o que comprar, a rodada termina na hora, empatada.
PO-P10 = A carta mais alta do naipe puxado ganha a vaza.
    .joker = O curinga ganha a vaza; sem ele, ganha a carta mais alta do naipe que deve ser seguido.
PO-P11 = Uma vaza completa vai para o descarte, e quem a ganhou puxa a próxima.
    .nothing = Ganhar vazas não dá mais nada.

PO-P12 = Sempre que a carta jogada deixa você com exatamente uma, você tem que dizer { -call }.
    .again = Isso também vale se você já tinha uma carta e teve que comprar: se depois joga e fica de novo com uma, é preciso avisar outra vez.
    .other = Ficar com uma carta de qualquer outro modo não exige aviso.
PO-P13 = Você pode avisar assim que sua carta é jogada, seja de quem for a vez.
    .once = Para a carta que então resta, um aviso basta.
PO-P14 = É tarde demais assim que alguém joga ou compra uma carta.
    .pickup = É tarde demais assim que alguém joga uma carta, compra ou recolhe.
    .own = Se sua carta completou e ganhou a vaza, você ainda pode avisar até puxar a próxima.
    .won = Um aviso esquecido não importa se a próxima carta dá a vitória na rodada a outro jogador.
    .not-last = Também não importa se você compra porque não pode puxar o curinga: então você já não tem só uma carta.
PO-P15 = Se você não disse a tempo, leva o castigo na hora.
PO-P16 = Se você não disse a tempo, nada acontece até que alguém note.
    .others = Qualquer outro jogador pode então flagrar você, mesmo fora da vez; você leva o castigo, e a rodada continua de onde estava.
    .safe = Você escapa assim que compra uma carta, ou quando fica sem cartas e ninguém flagra você.
    .safe-pickup = Você escapa assim que compra ou recolhe, ou quando fica sem cartas e ninguém flagra você.
    .late = Avisar tarde não adianta.
PO-P17 = O castigo são cinco cartas do monte.
    .trick = Se você puxou sua última carta sem ter avisado e o monte está vazio, você leva em vez disso a vaza que acabou de ganhar.
    .pickup = Em qualquer outro caso, se o monte está vazio, você leva em vez disso a última vaza completa; se o monte acaba antes que você tenha levado cinco cartas, o resto é perdoado.
    .short = Se o monte acaba, é refeito; se nem assim houver cartas suficientes, o resto é perdoado.
PO-P18 = A ordem dos acontecimentos: a carta é jogada ou comprada; um aviso esquecido é punido; quem agora tem uma carta pode avisar; uma vaza completa vai para o descarte; começa a vez do próximo jogador.
    .challenge = A ordem dos acontecimentos: a carta é jogada ou comprada; um aviso esquecido pode ser flagrado a partir de agora; quem agora tem uma carta pode avisar; uma vaza completa vai para o descarte; começa a vez do próximo jogador.
    .pickup = A ordem dos acontecimentos: a carta é jogada ou comprada, ou a vaza é recolhida; um aviso esquecido é punido; quem agora tem uma carta pode avisar; uma vaza completa vai para o descarte; começa a vez do próximo jogador.
    .pickup-challenge = A ordem dos acontecimentos: a carta é jogada ou comprada, ou a vaza é recolhida; um aviso esquecido pode ser flagrado a partir de agora; quem agora tem uma carta pode avisar; uma vaza completa vai para o descarte; começa a vez do próximo jogador.

PO-E1 = Quem joga sua última carta vence a rodada nesse momento, mesmo no meio de uma vaza, e ninguém mais leva castigo.
    .challenge = Mas, se ainda podem flagrar você por um aviso esquecido, você só vence depois que os outros responderem.
    .owing = Mas, se você puxa sua última carta sem ter avisado, ainda não venceu: a carta fica na mesa, você leva o castigo, e a rodada continua.
PO-E2 = Se você joga sua última carta e ainda podem flagrar você por um aviso esquecido, os outros dizem um a um, no sentido horário a partir da sua esquerda, se aceitam ou flagram.
    .accept = Se todos aceitam, você venceu.
    .challenge = Se alguém flagra, você leva o castigo e a rodada continua; se não havia carta para levar, você venceu mesmo assim.
    .other = Enquanto isso, ninguém mais pode ser flagrado.
PO-E3 = Uma rodada tem um vencedor ou, se terminar empatada, nenhum.
PO-E4 = Se ninguém ficou sem cartas depois de { $tricks } vazas, a rodada termina empatada.
PO-E5 = Quem vence uma rodada marca um ponto.
    .points = Quem vence uma rodada marca um ponto por carta nas outras mãos.
    .draw = Uma rodada empatada não vale nada.
    .draw-points = Uma rodada empatada não vale nada.
PO-E6 =
    .single = A partida é uma só rodada.
    .wins = Quem vencer primeiro { number-f } { $count ->
        [one] rodada
       *[other] rodadas
    } vence a partida.
    .points = Quem chegar primeiro a { $target } pontos vence a partida.
    .limit = Depois de 100 rodadas a partida acaba de todo modo: vence o maior placar; em caso de empate, a vitória é dividida.

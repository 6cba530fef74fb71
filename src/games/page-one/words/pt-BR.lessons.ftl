# As lições de Page One em português do Brasil.

-call = “Page One!”

follow = Vence quem fica sem cartas primeiro. Puxaram copas, e você tem uma carta de copas: é preciso seguir o naipe. Jogue a sua carta de copas.
    .task = Jogue uma carta de copas
    .why = Seu rei é a carta mais alta de copas na vaza, que por isso é sua. Ela em si não vale nada, mas quem a ganha puxa a próxima.
lead = Você puxa: serve qualquer carta, e os outros têm que seguir. Puxe a carta que ninguém consegue superar.
    .task = Puxe a que ninguém supera
    .low = Alguém vai superar essa carta e puxar no seu lugar. Nada ganha de um ás no naipe dele.
    .why = Quem não tem espadas compra até aparecer uma carta de espadas. Quem puxa nunca precisa comprar: é isso que a saída vale.
dig = Puxaram paus e você não tem. Toque no monte e compre, carta por carta, até vir uma de paus.
    .task = Compre até vir uma de paus
    .why = Aí está. As outras duas cartas ficam na sua mão: não ter um naipe sai caro.
drawn = A primeira carta de paus que você compra tem que ser jogada, ganhando ou não.
    .task = Jogue a carta de paus
    .why = A vaza fica com o rei de paus, a mais alta das cartas de paus jogadas.
two = Restam duas cartas! Puxe uma que ganhe a vaza. Aí você puxa de novo, e a última carta não precisa seguir nada.
    .task = Ganhe esta vaza
    .low = Assim outro ganha a vaza e puxa, e o seu ás só sai se puxarem o naipe dele. Jogue o ás primeiro.
    .why = O ás ganha, e resta uma carta. Agora vem o mais importante…
call = Resta uma carta: diga { -call } antes que o próximo jogue ou compre. Toque no botão.
    .task = Diga { -call }
    .late = Se esquecer, você leva cinco cartas. Diga agora!
    .why = Na hora certa. Em uma partida, não espere: é tarde demais assim que alguém joga ou compra.
out = Você ganhou a vaza, então puxa: jogue a última carta.
    .task = Jogue a última carta
    .why = Quem fica sem cartas vence a rodada na hora. Os outros nem precisam jogar.
joker = Paus de novo, e você não tem. Mas tem o curinga: ele ganha de tudo e pode ser jogado em qualquer naipe.
    .task = Jogue o curinga
    .dig = Também dá para comprar, mas a mão cresce. O curinga evita a compra e fica com a saída.
    .why = Sem comprar, e a vaza é sua. O curinga e mais uma carta quase sempre bastam para vencer.
again = Uma armadilha: você tinha uma carta e avisou, mas depois teve que comprar e jogar. Agora resta uma de novo.
    .task = Avise de novo
    .late = O aviso de antes não vale para esta carta. Avise de novo, ou leve cinco cartas.
    .why = Toda vez que uma carta jogada deixa você com uma só, é preciso avisar de novo. Muita gente esquece.

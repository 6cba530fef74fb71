# O que uma mesa de amigos diz, em português do Brasil.

## openTable

openTable-title = Jogar com amigos
openTable-intro = Você dá as cartas neste aparelho, e os amigos entram pelos deles. Abra a mesa, envie o link e dê as cartas quando todos chegarem. Ninguém precisa de conta.
openTable-name = Seu nome
openTable-nameHelp = No máximo { $most } caracteres. A mesa toda vê o seu nome, e ele fica guardado neste aparelho.
openTable-nameless = Amigo
openTable-seats = Quem se senta onde
openTable-seat = Lugar { $n }
openTable-me = Você
openTable-free = Livre para um amigo
openTable-bot = Robô: { $level }
openTable-bots = Robôs nos lugares livres
openTable-botsHelp = Eles também jogam por amigos ausentes.
openTable-watch = Outros podem assistir
openTable-watchHelp = Eles veem a mesa, mas não as mãos dos jogadores.
openTable-help = Ajuda para todos: dicas e desfazer
openTable-helpHelp = Dicas, o treinador, os motivos das jogadas dos robôs e a possibilidade de desfazer jogadas, se todos os que jogaram depois concordarem. A partida conta como treino para todos.
openTable-turn = Tempo da vez
openTable-turnHelp = Se alguém demorar mais, os outros podem votar para deixar um robô jogar.
openTable-turns-0 = Sem limite
openTable-turns-30 = 30 segundos
openTable-turns-60 = 1 minuto
openTable-turns-180 = 3 minutos
openTable-how = Como os amigos entram
openTable-relay = Por um link
openTable-relayHelp = Em qualquer aparelho. Tudo é criptografado e passa pelo servidor intermediário deste site, que não consegue ler nada.
openTable-direct = Diretamente, sem servidor intermediário (experimental)
openTable-directHelp = Para aparelhos da mesma rede, como a de casa. Cada amigo recebe um convite e manda um código de volta.
openTable-windows = Em outra janela
openTable-windowsHelp = Outra janela deste navegador, neste aparelho. Nada sai do aparelho.
openTable-windowsOnly = Este site não tem servidor intermediário entre aparelhos: só se chega à mesa por outras janelas deste navegador.
openTable-begin = Abrir a mesa
openTable-failed = Não foi possível abrir a mesa. Tente de novo.
openTable-clears = A primeira rodada limpa a sua mesa. O que foi jogado até aqui fica na lista de partidas anteriores.

## lobby

lobby-title = Mesa de amigos
lobby-of = { $game } com { $name }
lobby-invite = Convidar
lobby-inviteHelp-relay = Um só link. Ninguém precisa de conta.
lobby-inviteHelp-direct = Este convite é para um só amigo da sua rede. Envie-o e digite o código que ele mandar de volta; o próximo amigo recebe outro convite.
lobby-inviteHelp-windows = Abra este link em outra janela deste navegador.
lobby-thisDevice = Este link só funciona neste aparelho, porque a página está aberta em localhost. Para os amigos, abra a página no endereço dela na rede e abra a mesa lá.
lobby-newLink = Novo link
lobby-newLinkHelp = Com os links antigos não entra mais ninguém. Quem tem lugar ainda pode voltar.
lobby-door = Outros ainda podem entrar
lobby-openWindow = Abrir em outra janela
lobby-people = À mesa
lobby-you = você
lobby-host = anfitrião
lobby-freeSeat = Lugar livre
lobby-waitOrBot = um amigo ou um robô
lobby-isHere = já chegou
lobby-isJoining = está chegando…
lobby-noHands = Mãos ocultas
lobby-bot = robô
lobby-awayNow = ausente
lobby-standsIn = um robô joga
lobby-watching = Assistindo: { $names }
lobby-move = Mudar { $name } de lugar
lobby-remove = Remover
lobby-removeWho = Remover { $name }
lobby-dealFor =
    { $count ->
        [1] Dar as cartas
        [2] Dar as cartas para dois
        [3] Dar as cartas para três
        [4] Dar as cartas para quatro
        [5] Dar as cartas para cinco
        [6] Dar as cartas para seis
        [7] Dar as cartas para sete
        [8] Dar as cartas para oito
       *[other] Dar as cartas para { $count }
    }
lobby-startHelp = Nos lugares que ainda estiverem livres jogam robôs. Amigos também podem chegar mais tarde.
lobby-shuffling = Cada aparelho põe sua parte no embaralhamento…
lobby-waitsForDeal = { $name } dá as cartas quando todos chegarem.
lobby-rules = As regras em vigor
lobby-help = Há ajuda para todos: dicas, o treinador e a possibilidade de desfazer jogadas, se todos os que jogaram depois concordarem. A partida conta como treino.
lobby-noHelp = Nesta mesa não há dicas, e nenhuma jogada é desfeita.
lobby-more = Quem sabe o quê
lobby-cards = O aparelho do anfitrião tem todas as cartas. Cada um dos outros recebe só o que pode ser visto do seu lugar.
lobby-shared = O que todos aqui ficam sabendo: seu nome, seu retrato e o que você faz na partida. Tudo vai criptografado, e nada mais sai do seu aparelho.
lobby-shuffled = Cada aparelho põe uma parte no embaralhamento: ninguém pode escolher as cartas, e cada um confere isso no fim da partida.
lobby-commitment = Compromisso do anfitrião

## guest

guest-looking = Procurando a mesa…
guest-sit = Sentar
guest-watch = Assistir
guest-asked = Ocupando um lugar…
guest-forBot = A partida já começou: você assume o lugar de um robô.
guest-askedBack = Pedindo o lugar a { $name }…
guest-shut = O anfitrião não está deixando mais ninguém entrar.
guest-noSeat = Todos os lugares estão ocupados.

## direct

direct-making = Preparando um convite…
direct-code = Código do seu amigo
direct-paste = Colar
direct-notPasted = Não é permitido colar aqui: cole o código na caixa manualmente.
direct-connect = Conectar
direct-connecting = Conectando…
direct-connected = Conectado. Aqui está um convite para o próximo amigo.
direct-badCode = Isto não é um código, ou falta uma parte dele. Copie de novo.
direct-otherCode = Este código responde a outro convite. Envie o convite acima.
direct-notConnected = Não foi possível conectar. Os dois aparelhos precisam estar na mesma rede; envie o novo convite.
direct-noWay = Este navegador não consegue se conectar a outros aparelhos.
direct-answering = Preparando seu código…
direct-answer = Seu código
direct-qr = Seu código em QR code
direct-sendBack = Mande este código de volta ao anfitrião e deixe esta página aberta.
direct-stale = Este convite é antigo demais ou já foi usado. Peça outro ao anfitrião; se você tinha um lugar, ele continua seu.
direct-lost = A conexão caiu. Peça um novo convite ao anfitrião; seu lugar continua seu.

## company

company-button = Amigos
company-emotes = Emotes
company-pause = Pausar
company-rests = Você poderá pausar de novo daqui a um minuto.
company-goOn = Continuar
company-paused = Pausado por { $name }
company-youPaused = Pausado por você
company-onItsWay = Sua jogada está a caminho. Até ela chegar, você pode escolher outra.
company-sending = A caminho
company-away = { $name } se ausentou.
company-standsIn = Um robô joga por { $name }.
company-late = { $name } está demorando.
company-standsForYou = Um robô joga por você.
company-back = Voltei
company-vote = Deixar um robô jogar
company-voted =
    { $count ->
        [1] { $count } voto
       *[other] { $count } votos
    }
company-hostGone = Sem contato com o anfitrião no momento. Esta página continua tentando.
company-offline = Sem conexão. Esta página continua tentando.
company-otherVersion = Alguém não consegue entrar: esta página e a outra são de versões diferentes. Recarregue esta página e peça para recarregar a outra também.
company-wantsSeat = { $who } pede de volta o lugar de { $name }.
company-giveSeat = Devolver o lugar
company-what = E agora?
company-keepWaiting = Continuar esperando
company-keep = Guardar o que foi jogado
company-waitsFor = Esperando { $names }
company-waits = Esperando os outros
company-agree = Concordo
company-drop = Deixa pra lá
company-leave = Sair da mesa
company-close = Fechar a mesa
company-question-leave = Sair da mesa?
company-question-leaveText = Seu lugar fica livre. Se as cartas já estão na mesa, um robô continua por você.
company-question-close = Fechar a mesa para todos?
company-question-closeText = Ela acaba para todos que estão aqui. O que foi jogado fica na lista de partidas anteriores.
company-question-yes = Sair
company-question-yesClose = Fechar
company-question-no = Ficar
company-again = Jogar de novo com as mesmas pessoas
company-askAgain = Pedir outra partida
company-askedAgain = { $name } sabe que você quer outra partida.
company-hostDeals = { $name } pode dar as cartas de novo.

## news

news-sits = { $name } entrou na mesa.
news-watches = { $name } está assistindo.
news-left = { $name } saiu da mesa.
news-back = { $name } voltou.
news-paused = Pausado por { $name }.
news-goesOn = A partida continua.
news-wantsAgain = { $name } quer outra partida.
news-asksBack = { $name } quer desfazer uma jogada.
news-tookBack = { $name } desfez uma jogada.
news-notBack = A jogada fica como está.
news-emote = { $name }: { $emote }
news-you = Você
news-youPaused = Pausado por você.
news-youLate = Você está demorando: os outros podem deixar um robô jogar.
news-youPlayAgain = Você voltou a jogar.
news-tooLate = Sua jogada chegou tarde: um robô já tinha jogado por você.
news-tooLateCards =
    { COUNT($instead) ->
        [0] Tarde demais para { FORM($cards, is: "the") }: um robô já tinha jogado por você.
       *[other] Tarde demais para { FORM($cards, is: "the") }: o robô jogou { FORM($instead, is: "the") }.
    }

## missed

missed-cards = Enquanto você esteve fora, um robô jogou { FORM($cards, is: "the") } por você.
missed-bot =
    { $count ->
        [1] Enquanto você esteve fora, um robô fez uma jogada por você.
       *[other] Enquanto você esteve fora, um robô fez { $count } jogadas por você.
    }
missed-moves =
    { $count ->
        [1] Houve uma jogada enquanto você esteve fora.
       *[other] Houve { $count } jogadas enquanto você esteve fora.
    }
missed-show = Ver as jogadas

## turn

turn-title = ● Sua vez — { $game }
turn-notice = Sua vez — { $game }
turn-switch = Avisar quando for a minha vez
turn-switchHelp = Enquanto esta página estiver em segundo plano. Para isso o navegador pede sua permissão.
turn-refused = O navegador não permite notificações desta página. Você pode mudar isso nas configurações dele para este site.

## emote

emote-smile = Sorriso
emote-laugh = Risada
emote-wow = Uau
emote-sad = Tristeza
emote-thumb = Joia
emote-clap = Palmas
emote-think = Hmm
emote-heart = Coração

## ended

ended-closed = O anfitrião fechou a mesa.
ended-left = Você saiu da mesa.
ended-other-version = Esta página e a do anfitrião são de versões diferentes. Recarregue as duas para ter a mais nova.
ended-full = Todos os lugares estão ocupados, e ninguém pode assistir.
ended-old-link = Este link não vale mais. Peça o novo ao anfitrião.
ended-cut-off = O anfitrião removeu você da mesa.
ended-elsewhere = Seu lugar está ocupado em outra janela ou em outro aparelho seu.
ended-bad-host = O anfitrião enviou algo que esta página não reconhece.
ended-bad-invite = Isto não é um convite para uma mesa, ou falta uma parte dele. Peça o link de novo.
ended-not-secure = Só dá para jogar com amigos em um endereço seguro (https), e o desta página não é.
ended-no-wire = Não dá para chegar a esta mesa daqui: este site não tem servidor intermediário, ou este navegador não consegue conectar suas janelas.
ended-resting = Sua mesa com amigos não está aberta agora, porque a página dela foi fechada. Abra a mesa de novo, e seus amigos podem voltar pelo mesmo link.
ended-reload = Recarregar
ended-reloading = Baixando a nova versão…
ended-own = Voltar à minha mesa
ended-here = Sentar aqui
ended-tryAgain = Tentar de novo

## tables

tables-title = Suas mesas
tables-none = Não há mais nenhuma.
tables-backTo = Voltar à mesa: { $table }

## wins

wins-title = Partidas ganhas entre vocês
wins-of = { $name } { $won }
wins-help = Contadas neste aparelho, com exatamente estas pessoas.

## found

found-checking = Seu aparelho está conferindo esta partida…
found-fair = Seu aparelho conferiu esta partida: todos participaram do embaralhamento, ninguém pôde escolher as cartas, e tudo seguiu as regras.
found-late = Seu aparelho conferiu esta partida: tudo seguiu as regras. Ele não estava à mesa quando as cartas foram embaralhadas, por isso não pode dizer nada sobre o embaralhamento.
found-unpledged = Seu aparelho conferiu esta partida: tudo seguiu as regras. O anfitrião não assumiu nenhum compromisso antes de dar as cartas, por isso seu aparelho não pode dizer nada sobre o embaralhamento.
found-otherLines = Algo não confere: o registro do anfitrião mostra uma partida diferente da que você viu.
found-otherRules = Algo não confere: pelas regras, a partida teria sido outra.
found-otherSeed = Algo não confere: as cartas não vêm da semente com que o anfitrião tinha se comprometido.
found-otherShares = Algo não confere: nem todos participaram do embaralhamento.
found-host = Os aparelhos dos seus amigos estão conferindo esta partida.

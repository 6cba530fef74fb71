# O que dizem as telas sobre a mesa, em português do Brasil.
# Termos: robô – bot; marca – par; compromisso, semente, sal – commitment, seed, salt; replay – replay; análise – review.

## entries: the menu

entries-title = Menu
entries-newGame = Nova partida
entries-rules = Regras
entries-settings = Configurações
entries-pastGames = Partidas anteriores
entries-help = Teclas e ajuda
entries-save = Salvar o registro desta partida
entries-open = Ver um registro salvo em arquivo
entries-play = Jogar
entries-table = Esta mesa
entries-you = Você
entries-more = Mais
entries-fullScreen = Tela cheia
entries-window = Sair da tela cheia
entries-onShelf = { $count } jogos
entries-inARow =
    { $days ->
        [one] { $days } dia
       *[other] { $days } dias seguidos
    }
entries-newGameHelp = Jogadores, regras, nível
entries-friendsHelp = Um link, sem conta
entries-won = { $percent }% de vitórias
entries-moreHelp = Desafios, distribuição justa, teclas

## puzzles: the way to the practice screen (its words are in pt-BR.puzzles.ftl)

puzzles-open = Desafios
puzzles-like = Desafio parecido
puzzles-all = Desafios
puzzles-solved = { $solved } de { $all } resolvidos

## day

day-title = Rodada do dia
day-heading = As rodadas de { $date }
day-lead = As mesmas cartas para todo mundo, uma vez por dia em cada jogo.
day-intro-1 = Cada jogo tem uma rodada por dia. Ela depende só da data: todo mundo, no mundo inteiro, recebe as mesmas cartas, e não é preciso internet. A data é a de Greenwich (UTC).
day-intro-2 = A mesa é sempre a mesma: as regras padrão, o número padrão de jogadores, você no primeiro lugar e robôs de nível Firme. Vale a sua primeira tentativa; o que vier depois é treino.
day-intro-3 = A marca é o que os robôs fazem, em média, com as suas cartas: seu aparelho joga a rodada 16 vezes, com um robô Firme e um Novato se alternando no seu lugar.
day-intro-4 = Estas rodadas não têm compromisso como as outras: todos sabem a data, e qualquer um poderia calcular as cartas antes.
day-more = Como funciona
day-play = Jogar
day-again = Treinar
day-of = { $action }: { $game }
day-open = Ainda não jogada
day-begun = Começada, não terminada
day-calendar = Calendário
day-earlier = O mês anterior
day-later = O mês seguinte
day-on = { $date }: { $marks }
day-marks-none = não jogada
day-marks-played = jogada
day-marks-won = vitória
day-marks-kept = marca alcançada
day-row =
    { $now ->
        [0] Nenhuma sequência agora; a mais longa: { $longest }
        [one] Sequência de { $now } dia; a mais longa: { $longest }
       *[other] Sequência de { $now } dias; a mais longa: { $longest }
    }
day-badge = Um ponto no ícone
day-badgeHelp = Se você instalou esta página, o ícone dela mostra um ponto até você começar uma das rodadas de hoje. O ponto é atualizado quando você abre ou deixa a página.
day-outcome =
    { $won ->
        [yes] vitória
       *[no] sem vitória
    }
day-you =
    { $points ->
        [none] Você: { day-outcome }
       *[other] Você: { $points }, { day-outcome }
    }
day-par =
    { $points ->
        [none] Marca: { day-parWins }
       *[other] Marca: { $points }, { day-parWins }
    }
day-parWins = vitória em { $percent } das vezes
day-better = Melhor que a marca
day-same = Igual à marca
day-worse = Pior que a marca
day-searching = Os robôs estão jogando a mesma rodada… { $percent }%
day-failed = Não foi possível calcular a marca neste aparelho.
day-practice = Isto foi treino: vale a primeira tentativa do dia.
day-undone = Uma jogada foi desfeita; por isso conta como treino.
day-hints =
    { $count ->
        [1] { $count } dica
       *[other] { $count } dicas
    }
day-share = Compartilhar
day-copy = Copiar resultado
day-given = Esta é uma rodada do dia. Sua semente é a data, a mesma para todos: não houve compromisso, e qualquer um poderia calcular as cartas antes.
day-copied = O resultado foi copiado.
day-copyThis = Aqui está o resultado, para você copiar:
day-line = { $game }, rodada do dia { $date }

## statistics

statistics-title = Estatísticas
statistics-intro = Contadas só neste aparelho; nada é enviado a lugar nenhum. O arquivo guarda tudo e pode ser adicionado em outro aparelho: partidas que os dois conhecem contam uma vez só.
statistics-several = Partidas com várias pessoas também contam, em “{ statistics-level-people }”, para quem as começou neste aparelho ou jogou nele.
statistics-none = Nenhuma partida foi terminada ainda.
statistics-notKept = Este navegador não está guardando nada: estas contagens duram até você fechar a página.
statistics-summary =
    { $count ->
        [1] { $count } partida, { statistics-victories }
       *[other] { $count } partidas, { statistics-victories }
    }
statistics-victories =
    { $won ->
        [0] nenhuma vitória
        [one] { $won } vitória
       *[other] { $won } vitórias
    }
statistics-hints =
    { $count ->
        [1] { $count } dica usada ao todo
       *[other] { $count } dicas usadas ao todo
    }
statistics-level-alone = Solo
statistics-level-mixed = Robôs de vários níveis
statistics-level-people = Com outras pessoas
statistics-house = Regras da casa: { $name }
statistics-caption = { $level } · { $options }
statistics-games = Partidas
statistics-won = Vitórias
statistics-drawn = Empates
statistics-deals = Rodadas
statistics-best = Melhor resultado
statistics-worst = Pior resultado
statistics-average = Resultado médio
statistics-streak = Série atual de vitórias
statistics-longest = Maior série de vitórias
statistics-told = { $count } resultados: melhor { $best }, pior { $worst }, média { $average }, último { $last }.
statistics-toldWins =
    { $last ->
        [won] { $count } partidas, { statistics-victories }. A última foi uma vitória.
        [drawn] { $count } partidas, { statistics-victories }. A última foi um empate.
       *[lost] { $count } partidas, { statistics-victories }. A última foi uma derrota.
    }
statistics-tooFew = Depois de três partidas, a linha dos seus resultados aparece aqui.
statistics-line = Seus resultados um após o outro: um ponto cheio é uma vitória, a linha tracejada é a média.
statistics-lineLow = Seus resultados um após o outro, com as pontuações baixas no alto: um ponto cheio é uma vitória, a linha tracejada é a média.
statistics-lineWins = Um degrau acima a cada vitória, um abaixo a cada derrota; um ponto cheio é uma vitória.
statistics-apart = Contadas à parte
statistics-hinted = Com dicas
statistics-practice = Com jogadas desfeitas
statistics-again = A mesma rodada outra vez
statistics-wonOf = Vitórias: { $won } de { $of }
statistics-share = { $count } ({ $percent }%)
statistics-days = Rodadas do dia
statistics-daysSummary = Jogadas: { $played }; melhores que a marca: { $better }
statistics-save = Salvar arquivo
statistics-take = Adicionar arquivo
statistics-taken = O arquivo foi adicionado. O que já era conhecido conta uma vez só.
statistics-refused-no-counts = Este arquivo não tem estatísticas desta mesa. Nada mudou.
statistics-refused-too-large = Este arquivo é grande demais para ser de estatísticas desta mesa: no máximo 10 MB. Nada mudou.
statistics-refused-later-counts = Este arquivo foi escrito por uma versão mais nova desta mesa. Nada mudou.
statistics-unreadable = Não foi possível ler este arquivo. Nada mudou.
statistics-failed = A mesa não respondeu. Tente de novo.
statistics-erase = Apagar
statistics-erased = As estatísticas foram apagadas.
statistics-question-title = Apagar todas as estatísticas?
statistics-question-text = Tudo o que foi contado neste aparelho será apagado. As partidas anteriores ficam. Só um arquivo salvo antes traz tudo de volta.
statistics-question-yes = Apagar
statistics-question-no = Manter

## shelf

shelf-title = Jogos
shelf-facts =
    { $most ->
        [one] { $players } jogador · { $minutes } min
       *[other] { $players } jogadores · { $minutes } min
    }
shelf-choose = { $game }: escolher jogadores e regras da casa
shelf-goOn = Continuar
shelf-learn = Aprender · { $minutes } min
shelf-learning = Passo { $done } de { $all }
shelf-learnt = Aprendido
shelf-learnOf = { $game }: aprender em cerca de { $minutes } minutos

## home

home-left = Partida em andamento
home-row =
    { $days ->
        [one] { $days } dia
       *[other] { $days } dias seguidos
    }
home-fresh = Para descobrir
home-half = Aprendido pela metade
home-waits = Em andamento
home-facts = { $players } · { $minutes } min
home-about = Tudo sobre “{ $game }”
home-back = Voltar a todos os jogos

## newGame

newGame-title = Nova partida
newGame-game = Jogo
newGame-change = Trocar
newGame-preset = Tipo de mesa
newGame-own = Do seu jeito
newGame-ownHelp = Com as escolhas abaixo
newGame-seats = Jogadores
newGame-bots = Robôs
newGame-people = À mesa
newGame-oneMore = Um lugar a mais
newGame-oneFewer = Um lugar a menos
newGame-me = Eu
newGame-friend = Um amigo aqui
newGame-name = Nome
newGame-nameOf = Nome de { $seat }
newGame-portraitOf = Retrato de { $seat }
newGame-player = Jogador { $n }
newGame-friends = O aparelho passa de mão em mão. Enquanto isso, uma cortina esconde todas as cartas; os botões de aviso ficam à disposição de todos.
newGame-details = Regras da casa
newGame-on = Sim
newGame-off = Não
newGame-random = Por sorteio
newGame-less = Menos: { $label }
newGame-more = Mais: { $label }
newGame-between = De { $min } a { $max }.
newGame-reason = { $labels }: { $reason }
newGame-value = { $label }: { $value }
newGame-notAtSeats =
    { $seats ->
        [1] Não vale em partidas solo
       *[other] Não vale para { $seats } jogadores
    }
newGame-needs = Precisa de “{ $label }”: { $value }
newGame-idleWith = Sem efeito com “{ $label }”: { $value }
newGame-begin = Dar as cartas
newGame-about =
    { $minutes ->
        [one] { newGame-begin } · cerca de { $minutes } minuto
       *[other] { newGame-begin } · cerca de { $minutes } minutos
    }

## leave

leave-title = Abandonar esta rodada?
leave-text = Uma nova partida limpa a mesa. O que já foi jogado fica na lista de partidas anteriores.
leave-yes = Nova partida
leave-no = Continuar jogando

## rules

rules-title = Regras
rules-of = { $game } · { rules-title }
rules-inForce = As regras em vigor nesta mesa.
rules-show = Mostrar
rules-showClause = Mostrar { $clause }
rules-back = Voltar às regras
rules-elsewhere = Esta partida foi jogada com outras opções que não as da sua mesa; por isso a regra ali é um pouco diferente.
rules-here = Este é o momento.
rules-open = Ver a regra

## settings

settings-title = Configurações
settings-note = A mesa muda conforme você escolhe
settings-table = Mesa
settings-play = Ritmo e ajuda
settings-access = Acessibilidade
settings-language = Idioma
settings-speed = Velocidade das cartas
settings-speeds-1 = 1×
settings-speeds-2 = 2×
settings-speeds-4 = 4×
settings-speeds-0_5 = ½×
settings-speeds-at-once = Na hora
settings-sound = Som
settings-volume = Volume
settings-deck = Baralho
settings-decks-two-colour = Duas cores
settings-decks-four-colour = Quatro cores
settings-decks-large-index = Números grandes
settings-back = Verso das cartas
settings-backs-asanoha-indigo = Folha de cânhamo, índigo
settings-backs-asanoha-crimson = Folha de cânhamo, carmim
settings-backs-seigaiha-teal = Ondas, azul-petróleo
settings-backs-plain-charcoal = Liso, grafite
settings-portrait = Você à mesa
settings-portraitHelp = No seu lugar, aqui e entre amigos.
settings-portraits-grandmother = Avó
settings-portraits-carpenter = Carpinteiro
settings-portraits-student = Estudante
settings-portraits-skipper = Capitão
settings-portraits-singer = Cantora
settings-portraits-trumpeter = Trompetista
settings-portraits-marquise = Marquesa
settings-portraits-professor = Professor
settings-portraits-aunt = Tia
settings-portraits-uncle = Tio
settings-portraits-redhead = Ruiva
settings-portraits-skater = Skatista
settings-portraits-dancer = Dançarina
settings-portraits-doctor = Médico
settings-portraits-baker = Padeiro
settings-portraits-clerk = Escriturário
settings-portraits-neighbour = Vizinha
settings-portraits-cat = Gato
settings-portraits-fox = Raposa
settings-portraits-initial = Inicial
settings-cloth = Pano da mesa
settings-cloths-green = Verde
settings-cloths-indigo = Índigo
settings-cloths-burgundy = Bordô
settings-cloths-slate = Ardósia
settings-callWindow = Tempo para avisar
settings-callWindowHelp = Quanto tempo os robôs esperam até você avisar ou flagrar.
settings-callWindows-3 = 3 segundos
settings-callWindows-10 = 10 segundos
settings-callWindows-go-on = Até tocar em “Continuar”
settings-pace = Tempo dos robôs
settings-paceHelp = Contado a partir do momento em que as cartas param. Uma resposta fora da vez leva pelo menos 0,6 segundo.
settings-paces-0 = 0 s
settings-paces-1 = 1 s
settings-paces-2 = 2 s
settings-paces-at-once = Na hora
settings-paces-0_5 = 0,5 s
settings-paces-1_5 = 1,5 s
settings-hints = Dicas
settings-hintsHelp = Uma lâmpada ao lado da instrução diz o que você poderia fazer e por quê. As dicas são contadas.
settings-offers-first = Nas primeiras rodadas de um jogo
settings-offers-true = Sempre
settings-offers-false = Nunca
settings-coach = Treinador
settings-coachHelp = Pergunta uma vez antes de uma jogada que custa caro e diz o que é melhor. Uma partida assim conta como partida com dicas.
settings-assist = Avisar por mim
settings-assistHelp = O aviso é dado automaticamente, para você nunca se esquecer.
settings-forced = Jogar o que for obrigatório
settings-forcedHelp = Quando só há uma coisa que você pode fazer, ela é feita automaticamente depois de meio segundo.
settings-motion = Movimento
settings-motions-system = Igual ao sistema
settings-motions-on = As cartas voam
settings-motions-off = Reduzido
settings-leftHand = Mesa para canhotos
settings-theme = Cores
settings-themes-system = Igual ao sistema
settings-themes-light = Papel
settings-themes-dark = Noite
settings-wordsPanel = Mostrar a mesa em palavras
settings-shortcuts = Atalhos de uma tecla
settings-refused = Este navegador não está guardando nada: estas configurações valem até você fechar a página.

## elsewhere

elsewhere-title = Esta partida está aberta em outra aba
elsewhere-text = Ela segue em uma aba de cada vez, para nenhuma jogada se perder.
elsewhere-here = Jogar aqui

## ownTab

ownTab-full = Abrir minha partida em uma aba própria
ownTab-short = Abrir em outra aba
ownTab-help = Abre esta partida, do jeito que está, em uma aba própria

## pastGames

pastGames-title = Partidas anteriores
pastGames-none = Nenhuma partida foi jogada até o fim ainda.
pastGames-running = Na mesa agora
pastGames-won = Você venceu
pastGames-lost =
    { WHO($names) ->
        [others] { CAPITAL($names) } venceram
       *[other] { CAPITAL($names) } venceu
    }
pastGames-drawn = Ninguém venceu
pastGames-unfinished = Não terminada
pastGames-watch = Rever
pastGames-save = Salvar em arquivo
pastGames-forget = Excluir
pastGames-forgotten = A partida foi excluída.
pastGames-gone = Este registro não existe mais.
pastGames-of = { $action }: { $game }, { $time }

## botCheck

botCheck-title = Conferir os robôs
botCheck-asking = Cada robô revê só o que podia ver do seu lugar e responde de novo… { $percent }%
botCheck-same =
    { $choices ->
        [one] Só uma escolha desta partida foi feita por um robô. Ela foi refeita a partir do que ele podia ver do seu lugar e deu o mesmo resultado.
       *[other] { $choices } escolhas dos robôs foram refeitas a partir do que cada um podia ver do seu lugar. Todas deram o mesmo resultado.
    }
botCheck-none = Nenhum robô escolheu nada nesta partida.
botCheck-other = Linha { $line }: com o que { $name } podia ver ali, este robô escolhe outra coisa.
botCheck-notOver = Esta partida não acabou. Os robôs podem ser conferidos quando ela acabar.
botCheck-view = Este registro mostra só o que um jogador viu. Apenas um registro completo pode ser conferido.
botCheck-stop = Parar

## replay

replay-title = Replay
replay-leave = Voltar à mesa
replay-first = Ir ao começo
replay-back = Um passo atrás
replay-play = Reproduzir
replay-pause = Pausar
replay-forward = Um passo à frente
replay-last = Ir ao fim
replay-deal = Rodada
replay-dealNumber = Rodada { $n }
replay-speed = Velocidade
replay-eyes = Visão de
replay-everybody = Todas as cartas
replay-person = Jogador
replay-position = Posição
replay-step = Passo { $n } de { $all }
replay-partly = Este registro mostra só o que um jogador viu; as outras cartas ficam escondidas.
replay-line =
    { $n ->
        [0] { CAPITAL($text) }
       *[other] Linha { $n }: { $text }
    }
replay-troubles-not-json = isto não é uma linha de registro de partida.
replay-troubles-not-a-line = esta linha não tem lugar em um registro de partida.
replay-troubles-wrong-order = esta linha está fora de ordem.
replay-troubles-unknown-game = este jogo não existe nesta mesa.
replay-troubles-bad-setup = estes jogadores ou estas regras não servem para o jogo.
replay-troubles-bad-deck = o baralho não é o deste jogo.
replay-troubles-illegal-act = esta jogada não era permitida.
replay-troubles-differs = pelas regras, aqui teria acontecido outra coisa.
replay-troubles-unknown-bot = este robô, ou esta versão dele, não existe aqui.
replay-troubles-other-choice = um robô teria escolhido outra coisa aqui.
replay-troubles-unfinished = o registro termina antes do fim da partida.
replay-troubles-empty = não há nada neste arquivo.
replay-troubles-damaged = Este link foi cortado ou alterado no caminho.
replay-troubles-newer = Este link foi feito por uma versão mais nova desta mesa. Recarregue a página para recebê-la.
replay-troubles-too-long = Isto é mais longo que qualquer partida.
replay-troubles-not-now = Isso não é possível agora.
replay-troubles-not-saved = Esta partida não está mais guardada.
replay-troubles-engine = A mesa não respondeu. Tente de novo.
replay-unreadable = Não foi possível ler este arquivo.
replay-tooLarge = Este arquivo é grande demais para ser um registro de partida: no máximo 5 MB.
replay-card = Carta jogada
replay-anyCard = Ir a uma carta…
replay-cardAt = { CAPITAL($card) }: { $name }, passo { $step }
replay-keys = As setas vão passo a passo, Espaço reproduz, Home e End vão às pontas, Page Up e Page Down de rodada em rodada; 0 mostra todas as cartas, de 1 a 9 o que cada jogador viu.
replay-drop = Solte aqui um registro de partida para ver
replay-playOn = Jogar a partir daqui

## playOn

playOn-title = Jogar a partir daqui
playOn-intro = Uma partida de treino começa neste passo: você ocupa um lugar, robôs jogam nos outros.
playOn-seat = Seu lugar
playOn-cards = Cartas
playOn-same = Como estavam
playOn-sameHelp = Cada carta fica onde estava.
playOn-anew = Redistribuídas
playOn-anewHelp = O que já se tinha visto do seu lugar fica; todo o resto é redistribuído, de modo que tudo combine.
playOn-kept = A partida na sua mesa fica como está, entre as partidas anteriores.
playOn-begin = Jogar
playOn-failed = Não dá para continuar a partir daqui.

## share

share-title = Compartilhar
share-what = O que enviar
share-table = Esta mesa
share-tableHelp = { $game } com seus jogadores e regras da casa. Quem abrir o link recebe cartas novas.
share-deal = Uma rodada para tentar
share-dealHelp = As mesmas cartas, o mesmo lugar, os mesmos robôs: deixe outra pessoa tentar.
share-newDealHelp = Cartas que ninguém viu ainda; todos que abrirem o link recebem as mesmas.
share-game = A partida inteira
share-gameHelp = Para ver da primeira à última carta.
share-notOver = Esta partida pode ser enviada quando acabar.
share-notFull = Só um registro que mostra todas as cartas pode ser enviado como link.
share-tooLong = Esta partida é longa demais para um link. Salve em arquivo e envie o arquivo: basta soltá-lo na página para abrir.
share-step = Abrir neste passo
share-view = O que mostrar
share-link = Link
share-length =
    { $n ->
        [1] { $n } caractere
       *[other] { $n } caracteres
    }
share-copy = Copiar
share-copied = Copiado.
share-notCopied = Não é permitido copiar aqui: selecione o link e copie manualmente.
share-send = Enviar…
share-file = Salvar em arquivo
share-qr = QR code do link
share-nothingSent = Esta página não envia nada: tudo está no link.
share-made = { $app }: { $game }

## sent

sent-title = Uma rodada para tentar
sent-tableTitle = Uma mesa para jogar
sent-tableText = { $game }, com os jogadores e as regras da casa de quem enviou. As cartas são novas.
sent-dealText = { $game }: as mesmas cartas, o mesmo lugar e os mesmos robôs para quem abrir este link.
sent-dayText = { $game }, { $date }: as mesmas cartas para o mundo inteiro.
sent-gameTitle = Uma partida para assistir
sent-gameText = { $game }, da primeira carta à última.
sent-results-won = Quem enviou venceu.
sent-results-lost = Quem enviou não venceu.
sent-results-drawn = Ninguém venceu.
sent-text = { $game }, { $seats } jogadores. Se você jogar, a sua mesa será limpa; o que já foi jogado fica na lista de partidas anteriores.
sent-yes = Tentar
sent-no = Continuar jogando
sent-unfit = O link pede uma mesa que não é possível. Aqui está uma comum.
sent-partly = O link não foi entendido por completo. Esta mesa é a mais próxima possível do que ele pedia.
sent-broken = Não foi possível abrir o link. { CAPITAL($text) }

## fairDeal

fairDeal-title = Distribuição justa
fairDeal-intro-1 = Antes de dar as cartas de uma partida, a mesa sorteia uma semente secreta e mostra seu compromisso: uma sequência de dígitos que combina com essa semente e com nenhuma outra. Depois você pode cortar, com palavras suas que também entram na semente. Assim, nem a mesa nem você podem escolher as cartas.
fairDeal-intro-2 = Uma semente determina todos os baralhos de uma partida e tudo o que é embaralhado depois; um só compromisso vale, então, para todas as rodadas. Quando a partida acaba, a semente e as palavras são mostradas e ficam no registro, e qualquer um pode conferir se combinam.
fairDeal-intro-3 = Tudo se apoia em 256 bits aleatórios sorteados pelo navegador e no gerador ARC4: não se conhece modo de deduzir o estado dele a partir do que ele produz; as cartas vistas, então, não dizem nada das que virão.
fairDeal-running = A partida na mesa
fairDeal-next = A próxima partida
fairDeal-more = O que é uma distribuição justa?
fairDeal-commitment = Compromisso (SHA-256)
fairDeal-given = Nenhum compromisso foi mostrado antes desta partida: a semente já era conhecida, ou o navegador não pôde criar um.
fairDeal-insecure = O endereço desta página não é seguro (https); por isso o navegador não pode criar um compromisso.
fairDeal-later = A semente aparece aqui quando a partida acabar.
fairDeal-secret = Segredo
fairDeal-salt = Sal
fairDeal-words = Suas palavras
fairDeal-fits =
    { $promised ->
        [yes] Combina: segredo e sal dão este compromisso, e os baralhos ({ $decks }) e os embaralhamentos seguintes ({ $shuffles }) são os da semente, carta por carta.
       *[no] Combina: os baralhos ({ $decks }) e os embaralhamentos seguintes ({ $shuffles }) são os da semente, carta por carta.
    }
fairDeal-anotherDeal = Não combina: a semente dá algo diferente da linha { $line } do registro.
fairDeal-verdicts-another-commitment = Não combina: segredo e sal dão outro compromisso.
fairDeal-verdicts-dealt-anew = Uma partida de treino, continuada a partir de outra: o que não se podia ver ali foi redistribuído.
fairDeal-verdicts-not-computed = As cartas são as da semente; o compromisso não pode ser conferido em um endereço que não é seguro (https).
fairDeal-cut = Corte com palavras suas
fairDeal-cutHelp = Até { $most } caracteres; elas entram na semente da próxima partida.
fairDeal-second = Uma segunda opinião
fairDeal-secondHelp = O verificador é um programa à parte, escrito só a partir de uma descrição. Salve o registro e abra-o lá; também funciona sem internet.
fairDeal-verifier = Abrir o verificador

## again

again-trick = Ver de novo a última vaza
again-turn = Ver de novo as últimas jogadas
again-lastTrick = Última vaza
again-lastTurns = Últimas jogadas
again-shows =
    { $what ->
        [trick] A última vaza. Toque para continuar.
       *[other] As últimas jogadas. Toque para continuar.
    }
again-told = A última vaza: { $plays }. Continuar.

## order

order-change = Mudar a ordem da sua mão
order-lies =
    { $order ->
        [suit] Sua mão está ordenada por naipe.
        [rank] Sua mão está ordenada por valor.
       *[other] Sua mão fica como você arrumar: arraste uma carta para o lugar dela.
    }

## scores

scores-none = Nenhuma rodada terminou ainda.

## help

help-title = Teclas e ajuda
help-touch = Com o dedo ou o mouse
help-touches-play = Toque em uma carta para jogar, ou arraste para o meio.
help-touches-order = Arraste uma carta dentro da sua mão para mudá-la de lugar.
help-touches-finish = Toque no feltro enquanto as cartas se movem, e tudo fica no lugar na hora.
help-keyboard = Pelo teclado
help-intro = Tudo pode ser feito pelo teclado.
help-off = Os atalhos de uma tecla estão desligados nas configurações; Tab, setas e Enter sempre funcionam.
help-key = Tecla
help-does = O que faz
help-keys-tab = De grupo em grupo: ações, mão, canto
help-keys-arrows = De carta em carta
help-keys-enter = Jogar ou apertar o que está em foco
help-keys-escape = Fechar o que está aberto
help-keys-draw = Comprar, ou recolher
help-keys-call = Avisar
help-keys-go = Continuar
help-keys-undo = Desfazer
help-keys-menu = Menu
help-keys-sound = Ligar ou desligar o som
help-keys-words = Mesa em palavras
help-keys-finish = Terminar o que está em movimento
help-keys-hint = Dica, com as dicas ligadas
help-keys-why = Por que o último robô fez o que fez
help-keys-rule = A regra que impediu uma carta
help-keys-again = Ver de novo a última vaza ou as últimas jogadas
help-keys-order = Outra ordem da mão
help-keys-sheet = Placar
help-keys-shift = Mudar a carta de lugar, em uma mão arrumada por você
help-keys-help = Esta página
help-names-tab = Tab
help-names-arrows = ← →
help-names-shift = Shift + ← →
help-names-enter = Enter, Espaço
help-names-escape = Esc
help-about = Sem conta, sem anúncios. Nada é enviado a lugar nenhum, a não ser que você jogue com amigos: aí, só a eles. Depois da primeira visita, a mesa funciona sem internet.

## friends

friends-open = Jogar com amigos
friends-emotes = Emotes dos amigos
friends-emotesHelp = Em uma mesa de amigos: carinhas e mãos ao lado dos lugares.

## hint

hint-button = Dica
hint-name = Uma dica
hint-thinking = Vamos ver…
hint-pass = Deixar passar
hint-do = { $what }.
hint-only = É a única coisa que você pode fazer.
hint-passing = Agir fora da vez não traria nada agora.
hint-best = Qualquer outra escolha costuma sair pior.
hint-usual = É a jogada mais comum.
hint-wins =
    { $next ->
        [none] Vence cerca de { $share } em cada 100 rodadas como esta.
       *[other] Vence cerca de { $share } em cada 100 rodadas como esta; a segunda melhor escolha vence cerca de { $next }.
    }
hint-worth =
    { $next ->
        [none] Vale cerca de { $share } em uma escala de 0, a pior rodada, a 100, a melhor.
       *[other] Vale cerca de { $share } em uma escala de 0, a pior rodada, a 100, a melhor; a segunda melhor escolha vale cerca de { $next }.
    }
hint-close = Fechar esta dica
hint-counted = Conta como partida com dicas.

## coach

coach-title = Tem certeza?
coach-better = Melhor: { $what }.
coach-back = Voltar atrás
coach-stand = Fazer mesmo assim

## why

why-of = Por que { $name } fez isso?
why-short = Por quê?
why-sign = ?
why-thinking = Olhando mais uma vez…
why-none = Não há mais nada a dizer sobre esta jogada.
why-did = { $name }: { $what }.
why-knew = O que o robô sabia
why-sawHand = As cartas da própria mão ({ $own }) e outras à vista ou que todos viram ({ $seen }). Cartas que não podia ver: { $unseen }.
why-saw = Cartas à vista ou que todos viram: { $seen }. Cartas que não podia ver: { $unseen }.
why-weighed = O que pesou
why-byChance = Escolhe ao acaso entre o que é permitido.
why-byRule = Segue regras práticas e não olha à frente.
why-ahead = Olhou à frente e continuou a rodada { $times } vezes em pensamento.
why-only = Não podia fazer outra coisa.
why-reflex = Foi uma resposta automática: não havia o que ponderar.
why-outside = A mão do robô fica escondida enquanto a rodada dura. Do seu lugar, parece assim:
why-unclear = Do seu lugar, não dá para dizer até que ponto isso foi bom.
why-wins = Vence cerca de { $share } em cada 100 rodadas como esta; a melhor alternativa, até onde você pode ver, vence cerca de { $next }.
why-worth = Em uma escala de 0, a pior rodada, a 100, a melhor, vale cerca de { $share }; a melhor alternativa, até onde você pode ver, vale cerca de { $next }.
why-all = As opções, com uma estimativa de 0 a 100 para cada uma:
why-chosen = (a escolha)

## review

review-button = Análise
review-title = Análise da rodada
review-of = Escolhas de
review-heldBy = Cartas de { $name }: { $cards }
review-searching = Olhando suas escolhas: { $done } de { $of }
review-cancel = Cancelar
review-again = Analisar de novo
review-stopped = A análise foi interrompida.
review-fine = Até onde dá para prever, nenhuma das suas escolhas custou nada.
review-costly = O que mais custou, olhando à frente a partir do que você podia ver:
review-held = Sua mão: { $cards }
review-played = Você escolheu
review-better = Melhor
review-scaleWins = Os números dizem quantas em cada 100 rodadas como esta você vence depois de cada escolha, até onde dá para prever.
review-scaleWorth = Os números dizem quanto vale a rodada depois de cada escolha, de 0, a pior, a 100, a melhor.
review-costWins =
    { $share ->
        [1] Custou cerca de { $share } vitória em 100 rodadas como esta
       *[other] Custou cerca de { $share } vitórias em 100 rodadas como esta
    }
review-costWorth =
    { $share ->
        [1] Custou cerca de { $share } ponto em uma escala de 0 a 100
       *[other] Custou cerca de { $share } pontos em uma escala de 0 a 100
    }
review-tryAgain = Tentar de novo daqui
review-onFelt = Ver a mesa
review-tryAgainAt = Tentar de novo daqui: escolha { $n }
review-kept = Uma partida de treino começa ali, contra os mesmos robôs. Esta partida fica como está, entre as partidas anteriores.

## hotSeat: several people at one device

hotSeat-pass = Passe para { $name }
hotSeat-passHelp = Agora só { $name } deve ver a tela.
hotSeat-iAm = Aqui é { $name }
hotSeat-turn = Vez de { $name }
hotSeat-since = Desde a última vez que você olhou
hotSeat-takeBack = { $name } desfaz a jogada
hotSeat-calls = Avisos
hotSeat-call = { $name }: { $action }
hotSeat-look = Agora todos olham as próprias cartas, para que ninguém saiba a quem foi a pergunta.
hotSeat-agree = Falta o sim de { $names }
hotSeat-agreeText = { $name } quer desfazer uma jogada.
hotSeat-agrees = { $name } concorda
hotSeat-no = Não, continuar
hotSeat-practiceHelp = Uma jogada foi desfeita ou uma dica foi dada; por isso esta partida conta como treino para todos.

## ending: what stands at a result beside its words

ending-won = Uma bela partida e uma vitória merecida.
ending-lost = Bem jogado mesmo assim: { $place }º lugar entre { $seats }.
ending-onward = { $place }º lugar entre { $seats }, e a próxima rodada é uma nova chance.
ending-pull = Mostrar todo o resultado
ending-fold = Mostrar menos do resultado
ending-after = Depois da rodada { $deal }
ending-title = Colocação
ending-place = Posição
ending-name = Nome
ending-hand = Cartas
ending-change = Nesta rodada

# O que a página diz em volta da mesa, em português do Brasil. Termos: veja src/games/face/words/pt-BR.ftl; além deles:
# partida – um jogo do começo ao fim; jogada – move; registro – record; dica – hint; treino – practice.

named = { $thing }

## app

app-title = Page One
app-tagline = Uma mesa de jogos de cartas
app-page = { $game } — { app-tagline }
app-trouble = Algo deu errado. Recarregue a página, e a mesa volta.
app-notices-not-kept = Este navegador não está guardando nada: partidas e configurações duram até você fechar a página.
app-notices-save-unreadable = Não foi possível abrir a partida salva, e ela foi posta de lado. Aqui está uma nova.
app-notices-engine-failed = Não foi possível retomar a partida. Aqui está uma nova.
app-noFelt = Este navegador não consegue desenhar a mesa; aqui está ela em palavras. Dá para jogar tudo daqui.
app-unknown = Não foi possível carregar esta parte da mesa. Tente de novo.
app-offline = Você está offline, e esta parte da mesa ainda não foi carregada. Tente de novo quando estiver online.
app-gone = Há uma versão nova da mesa, e esta parte da antiga não existe mais. Recarregue a página para continuar.
app-noLanguage = Não foi possível carregar o idioma “{ $language }”. Escolha-o de novo ou recarregue a página.

## Bots

kind-random = Aleatório
    .help = Joga qualquer coisa
kind-beginner = Novato
    .help = Sabe as regras; às vezes esquece o aviso ou joga sem cuidado
kind-plain = Firme
    .help = Joga por regras simples
kind-thinker = Pensador
    .help = Olha um pouco à frente
kind-master = Mestre
    .help = Olha bem à frente e não tem pressa

## table

table-hand = Sua mão
table-yourTurn = Sua vez
table-turn = na vez
table-dealer = dá as cartas
table-said = disse “{ $words }”
table-actions = O que você pode fazer
table-goOn = Continuar
table-goOnHelp = Deixar passar e continuar
table-undoHelp = Desfazer minha última jogada
table-required = É preciso seguir { $suit }
table-cannot = { CAPITAL($card) }: não dá para jogar agora. { $why }
table-choose = Escolher { FORM($card, is: "the") } para jogar a seguir
table-unchoose = A próxima jogada será { FORM($card, is: "the") }; toque para desistir
table-howToPlay = Como jogar { FORM($card, is: "the") }
table-which = Qual?
table-rowsUp = Fileiras acima
table-rowsDown = Fileiras abaixo
table-never = Deixa pra lá
table-practice = Treino
table-practiceHelp = Uma jogada foi desfeita nesta partida; por isso ela conta como treino.
table-close = Fechar
table-dismiss = Fechar esta mensagem

## lessons

lessons-name = Uma lição rápida
lessons-of = { $n } de { $all }
lessons-next = Próxima
lessons-done = Entendi
lessons-skip = Pular tudo

## twin

twin-name = A mesa em palavras
twin-toggle = Mesa em palavras
twin-seats = Lugares
twin-yourTurn = sua vez
twin-seat =
    { $kind ->
        [none] { $name }: { $parts }
       *[other] { $name } ({ $kind }): { $parts }
    }
twin-cards =
    { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }
twin-played = { $name }: { $card }
twin-nothing = nada ainda
twin-pile =
    { $count ->
        [0] { $place }: sem cartas
       *[other] { $place }: { twin-cards }
    }
twin-place =
    { $number ->
        [0] { $place }
       *[other] { $place } { $number }
    }
twin-spot =
    { COUNT($cards) ->
        [0] { twin-place }
       *[other] { twin-place }: { $cards }
    }
twin-scores = Placar
twin-score = { $name }: { $points }
twin-yourCards = Suas cartas
twin-log = O que aconteceu
twin-hidden = uma carta fechada

## corner

corner-menu = Menu
corner-muteHelp = Desligar o som
corner-unmuteHelp = Ligar o som

## result

result-nextDeal = Próxima rodada
result-again = Jogar de novo
result-newGame = Nova partida
result-save = Salvar registro
result-watch = Rever
result-share = Compartilhar
result-update = Há uma versão nova
result-restart = Reiniciar agora

## sheet

sheet-title = Placar
sheet-deal = Rodada
sheet-total = Total
sheet-details = De onde vieram os pontos da última rodada
sheet-chips = { $from } → { $to }: { $chips }

## menu

menu-resume = Voltar à mesa
menu-games = Todos os jogos
menu-back = Voltar ao menu
menu-close = Fechar

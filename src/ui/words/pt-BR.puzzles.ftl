# O que dizem os desafios (puzzles) e a tela de treino. Termos: src/games/face/words/pt-BR.ftl.

puzzle-name = Desafio
puzzle-before = Veja primeiro o que foi jogado…
puzzle-ask = Sua vez: o que você faria?
puzzle-here = Jogue aqui
puzzle-number = { $game } · desafio { $n }
puzzle-right = Certo!
puzzle-mine = Sua jogada
puzzle-better = Jogada melhor
puzzle-wrong = Havia algo melhor
puzzle-notBest = Não é a melhor jogada.
puzzle-cost =
    { $share ->
        [1] Custa cerca de { $share } ponto em uma escala de 0 a 100.
       *[other] Custa cerca de { $share } pontos em uma escala de 0 a 100.
    }
puzzle-none = Nada a repetir por enquanto: os desafios que você errou voltam mais tarde.
puzzle-next = Próximo desafio
puzzle-again = Mais uma vez
puzzle-skip = Pular
puzzle-leave = Sair
puzzle-rating = Rating { $rating } ± { $spread }
puzzle-unrated = Sem rating
puzzle-title = Desafios
puzzle-lead = Posições de rodadas reais: encontre a melhor jogada. As que você errar voltam depois de dez minutos, um dia, três dias e assim por diante.
puzzle-day = Desafio do dia
puzzle-dayOf = { $game }: o desafio do dia, o mesmo para todos
puzzle-dayRight = Resolvido hoje
puzzle-dayWrong = Errado hoje
puzzle-play = Resolver
puzzle-missed =
    { $count ->
        [0] Nada a repetir
       *[other] { $count } a repetir
    }
puzzle-all = Todos os desafios
puzzle-themes = Por tema
puzzle-other = Outros
puzzle-solved = { $solved } de { $all } resolvidos

# O que as lições dizem.

practice-name = Lição
practice-of = Passo { $n } de { $all }
practice-back = Voltar
practice-next = Avançar
practice-leave = Sair
practice-again = Do começo
practice-play = Jogar agora
practice-other = Essa jogada é permitida, mas este passo pede outra coisa. Tente de novo.
practice-over = Você terminou a lição. Agora já pode jogar “{ $game }”!

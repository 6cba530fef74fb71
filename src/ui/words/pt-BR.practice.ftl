# O que as lições dizem.

practice-name = Lição
practice-of = Passo { $n } de { $all }
practice-back = Voltar
practice-next = Seguir
practice-leave = Sair
practice-again = Do começo
practice-play = Jogar agora
practice-other = Isso pode ser feito, mas este passo pede outra coisa. Tente de novo.
practice-over = O curso acabou. Agora você já pode jogar { $game }!

# O que dizem as páginas de entrada dos jogos, em português do Brasil.

door-title = { $game }: um jogo de cartas para jogar agora
door-play = Jogar: { $game }
door-howTo = Como se joga
door-noScript = A mesa precisa de JavaScript, que está desativado neste navegador. As regras você pode ler mesmo assim.
door-usual = As regras com as opções padrão.
stale-text = Não foi possível carregar a mesa. Talvez haja uma versão nova.
stale-again = Recarregar a página

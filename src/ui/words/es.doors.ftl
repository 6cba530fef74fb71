# Lo que dicen las páginas de entrada de los juegos, en español.

door-title = { $game }: el juego de cartas, para jugar al momento
door-play = Jugar: { $game }
door-howTo = Cómo se juega
door-noScript = Las cartas se reparten con JavaScript, que aquí está desactivado. Las reglas se pueden leer igual.
door-usual = Las reglas de la mesa habitual.

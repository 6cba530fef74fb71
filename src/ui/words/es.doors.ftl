# Lo que dicen las páginas de entrada de los juegos, en español.

door-title = { $game }: un juego de cartas para jugar ahora mismo
door-play = Jugar: { $game }
door-howTo = Cómo se juega
door-noScript = Las cartas se reparten con JavaScript, que aquí está desactivado. Las reglas se pueden leer de todos modos.
door-usual = Las reglas con las opciones habituales.
stale-text = La mesa no se pudo cargar. Quizá haya una versión nueva.
stale-again = Recargar la página

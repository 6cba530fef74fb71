# Lo que dicen las lecciones.

practice-name = Lección
practice-of = Paso { $n } de { $all }
practice-back = Atrás
practice-next = Seguir
practice-leave = Salir
practice-again = Desde el principio
practice-play = Jugar ya
practice-other = Se puede hacer, pero este paso pide otra cosa. Prueba otra vez.
practice-over = Este era todo el curso. ¡Ya sabes jugar a { $game }!

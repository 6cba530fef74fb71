# Lo que dicen las lecciones.

practice-name = Lección
practice-of = Paso { $n } de { $all }
practice-back = Atrás
practice-next = Siguiente
practice-leave = Salir
practice-again = Desde el principio
practice-play = Jugar ya
practice-other = Se puede hacer, pero este paso pide otra cosa. Prueba otra vez.
practice-over = Has terminado la lección. ¡Ya sabes jugar a { $game }!

# Lo que dicen los problemas y la pantalla de práctica. Términos: src/games/face/words/es.ftl.

puzzle-name = Problema
puzzle-before = Mira primero lo que se ha jugado…
puzzle-ask = Te toca: ¿qué harías?
puzzle-here = Juega aquí
puzzle-number = { $game } · problema { $n }
puzzle-right = ¡Correcto!
puzzle-mine = Tu jugada
puzzle-better = Una jugada mejor
puzzle-wrong = Había algo mejor
puzzle-notBest = No es la mejor jugada.
puzzle-cost =
    { $share ->
        [one] Cuesta alrededor de { $share } punto en una escala de 0 a 100.
       *[other] Cuesta unos { $share } puntos en una escala de 0 a 100.
    }
puzzle-none = Ahora no hay nada que repetir: los problemas que has fallado volverán más tarde.
puzzle-next = Siguiente problema
puzzle-again = Otra vez
puzzle-skip = Saltar
puzzle-leave = Salir
puzzle-rating = Nivel { $rating } ± { $spread }
puzzle-unrated = Aún sin nivel
puzzle-title = Problemas
puzzle-lead = Posiciones de rondas reales: encuentra la mejor jugada. Las que falles vuelven a los diez minutos, al día siguiente, a los tres días y así sucesivamente.
puzzle-day = Problema del día
puzzle-dayOf = { $game }: el problema del día, el mismo para todos
puzzle-dayRight = Resuelto hoy
puzzle-dayWrong = Fallado hoy
puzzle-play = Resolver
puzzle-missed =
    { $count ->
        [0] Nada que repetir
       *[other] { $count } por repetir
    }
puzzle-all = Todos los problemas
puzzle-themes = Por tema
puzzle-other = Otros
puzzle-solved = { $solved } de { $all } resueltos

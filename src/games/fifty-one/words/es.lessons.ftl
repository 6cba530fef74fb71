# Las lecciones de este juego en español.

swap = Reúne cartas altas de un palo: ese palo cuenta a tu favor y todas las demás cartas, en tu contra. Toma el diez de picas y deja el nueve de corazones.
    .task = Toma el diez de picas
    .small = También se puede, pero el nueve es la carta que más te cuesta. Deja la carta más alta de otro palo.
    .why = Tres picas son treinta. Se restan el cuatro y el dos.
end = Tras el cambio podrías decir «¡Alto!». Pero treinta menos seis es poco: termina tu turno.
    .task = Termina tu turno
    .early = Tras «¡Alto!» los demás juegan una vez más, y veinticuatro se superan con facilidad. Termina tu turno.
    .why = Los demás también cambian. Fíjate en lo que dejan.
clear = Nada del centro te ayuda. Desde tu segundo turno puedes barrerlo, y salen cinco cartas nuevas.
    .task = Barre el centro
    .why = ¡El as de picas! Cuenta once.
ace = Toma el as. ¿Qué carta dejas?
    .task = Toma el as
    .four = El cuatro cuesta más que el dos. Deja el cuatro.
    .why = As, rey, dama y diez son cuarenta y uno, menos dos: treinta y nueve.
stop = Treinta y nueve es buena mano. Di «¡Alto!» antes de que te alcancen.
    .task = Di «¡Alto!»
    .wait = Puedes esperar, pero los demás mejoran cada turno. Con treinta y nueve, di «¡Alto!» ya.
    .why = Los demás juegan una vez más y se comparan las manos.
trap = Una trampa: alguien ha dicho «¡Alto!» y es tu último turno. No empieces otro palo: mejora el que tienes.
    .task = Mejora tu palo
    .ten = El diez es bueno, pero el as cuenta uno más y no habrá otro turno.
    .why = Con el as de corazones llegas a cincuenta. En caso de empate pierde quien dijo «¡Alto!».

# Las lecciones de este juego en español.

contract = Gana quien tiene más puntos. Tienes el siete de corazones: eres rey y eliges el contrato. Cuatro jotas con sus vecinas son ideales para Trex, la carrera.
    .task = Elige el contrato
    .other = En ese contrato hay que evitar bazas, y tus cartas altas las ganarían. Las jotas son para Trex.
    .diamonds = En Diamantes hay que ganar diamantes, y sin ases ni reyes ganarás pocos. Las jotas son para Trex.
    .why = En Trex cada palo crece desde la jota: hasta el as por arriba y hasta el dos por abajo.
follow = En Bazas cada baza cuesta quince. Hay que asistir, y gana la carta más alta del palo. En esta baza hay una dama.
    .task = Quédate bajo la dama
    .ace = El as ganaría la baza y costaría quince. Quédate bajo la dama, lo más alto que puedas.
    .why = La jota se ha ido, y la dama se lleva la baza por ti.
throw = No puedes asistir a picas: tira cualquier carta. Líbrate de una peligrosa.
    .task = Líbrate de una carta alta
    .low = El dos nunca gana: es tu mejor carta. Tira una alta.
    .why = Las cartas altas ganan bazas que no quieres; las bajas te protegen.
expose = En Damas cada dama cuesta 25. Puedes mostrar la tuya antes de jugar: entonces a quien la gane le cuesta 50, y a ti te da 25. Pero es tu única pica.
    .task = ¿Doblar la dama?
    .alone = La primera salida a picas te obligaría a jugarla, y costaría el doble. No muestres nada.
    .why = Una dama sin cartas bajas al lado cae con facilidad, y quizá te la lleves tú.
king = Aquí el rey de corazones cuesta 75. Está en la baza: no lo ganes.
    .task = No ganes el rey
    .takes = Esa carta gana la baza con el rey. Quédate bajo el diez.
    .why = Otro se ha llevado el rey, y con eso la ronda ha terminado.
race = Trex: las jotas abren, y siguen la dama por arriba o el diez por abajo. Abre el palo en el que puedan seguir tus otras cartas.
    .task = Abre el palo adecuado
    .few = Apenas tienes más corazones. Abre picas, donde podrán seguir tu diez y tu nueve.
    .why = Quien puede debe jugar; quien no, pasa. Quien antes se queda sin cartas suma 200.

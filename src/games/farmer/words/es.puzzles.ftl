# Por qué una jugada es correcta, o no, en cada posición juzgada (positions.json). Términos: src/games/face/words/es.ftl.

position-ace-two-no-card = Un as y un dos suman tres: con ninguna carta te pasas de dieciséis, así que pide
position-six-cannot-go-over = Con seis no te pasas con ninguna carta: pide
position-each-point-over-fined = Cada punto de más se paga, pero con cinco no te pasas con ninguna carta: pide
position-two-cards-made-six = Tres cartas bajas suman solo seis: con una más no te pasas, así que pide
position-seven-only-ten-goes = Con siete solo te pasas si sale una carta que valga diez, y con siete no se gana nada: pide
position-nine-far-sixteen-stay = Nueve está lejos de dieciséis: no te plantes mientras otros aún tienen que pedir
position-eleven-whole-table-still = Tienes once y toda la mesa está aún por pedir: pasarse cuesta una apuesta, y con dieciséis te llevas una granja de ocho apuestas, así que pide
position-exactly-sixteen-nothing-better = Dieciséis exactos: no hay nada mejor, plántate
position-sixteen-six-hearts-takes = Dieciséis con el seis de corazones gana la granja aunque otros tengan también dieciséis: plántate
position-sixteen-five-cards-sixteen = Dieciséis en cinco cartas también son dieciséis: con otra carta solo puedes pasarte, así que plántate
position-farmer-pays-nobody-going = Como granjero no pagas a nadie si te pasas, pero tienes dieciséis: plántate igualmente
position-fifteen-four-aces-lie = Quince, y los cuatro ases están a la vista: con cualquier carta te pasas, así que plántate
position-fourteen-aces-twos-lie = Catorce, y todos los ases y doses están a la vista: con cualquier carta te pasas, así que plántate
position-farmer-fifteen-no-ace = Haces de granjero con quince y no queda ningún as: plántate, porque con cualquier carta te pasas
position-lie-open-over-sixteen = Todos los demás muestran más de dieciséis y el granjero no paga a nadie: quince no da nada, así que pide
position-only-rival-lies-open = El único rival muestra más de dieciséis: como granjero, pide incluso con doce
position-points-over-fined-never = Los puntos de más se pagan, pero el granjero no los paga nunca: todos los demás muestran más de dieciséis, así que pide incluso con trece
position-only-rival-lies-open-fifteen = El único rival muestra quince, es decir, tiene dieciséis o se ha pasado: haces de granjero y tus doce no valen nada, así que pide
position-five-rivals-stayed-two = Cinco rivales se plantaron y tienen doce como mucho: con quince tienes sin duda la mano más cercana y cobras cinco veces, así que plántate
position-four-rivals-stayed-ace = Cuatro rivales se plantaron con un as o un dos a la vista y tienen doce como mucho: con trece tienes sin duda la mano más cercana, así que plántate
position-fifteen-each-point-over = Tienes quince, y cada punto de más se paga: pedir con la esperanza de uno de los cuatro ases sale demasiado caro, así que plántate
position-fifteen-farm-bare-antes = Tienes quince, y en la granja solo están las apuestas de una ronda: plántate
position-farm-five-deals-holds = La granja tiene cuarenta y ocho apuestas, contando las de esta ronda: trece no basta, así que pide
position-farm-five-deals-holds-forty = La granja tiene cuarenta y ocho apuestas, contando las de esta ronda, y pasarse cuesta una: pide incluso con catorce
position-farm-five-deals-holds-forty-eight = La granja tiene cuarenta y ocho apuestas, contando las de esta ronda, y tienes dieciséis en dos cartas: plántate

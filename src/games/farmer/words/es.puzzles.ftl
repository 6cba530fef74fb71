# Por qué una jugada es correcta, o no, en cada posición juzgada (positions.json). Términos: src/games/face/words/es.ftl.

position-ace-two-no-card = Un as y un dos: ninguna carta lleva tres por encima de dieciséis
position-six-cannot-go-over = Seis no puede pasarse con una carta: pide
position-each-point-over-fined = Cada punto de más se paga, pero cinco no puede pasarse con una carta: pide
position-two-cards-made-six = Dos cartas suman seis y una tercera también cabría: una mano de tres cartas bajas sigue
position-seven-only-ten-goes = Siete: solo un diez se pasa, y con siete no se gana nada
position-nine-far-sixteen-stay = Nueve está lejos de dieciséis: no te plantes mientras otros aún tienen que pedir
position-eleven-whole-table-still = Once y toda la mesa aún por pedir: pasarse cuesta una apuesta, dieciséis da ocho
position-exactly-sixteen-nothing-better = Dieciséis justos: no hay nada mejor, plántate
position-sixteen-six-hearts-takes = Dieciséis con el seis de corazones gana la granja, tenga quien tenga dieciséis: plántate
position-sixteen-five-cards-sixteen = Dieciséis en cinco cartas también son dieciséis: otra carta solo puede pasarse
position-farmer-pays-nobody-going = El granjero, que no paga a nadie si se pasa, tiene dieciséis: se planta igualmente
position-fifteen-four-aces-lie = Quince y los cuatro ases están a la vista: cualquier carta se pasa, así que plántate
position-fourteen-aces-twos-lie = Catorce, y todos los ases y doses están a la vista: cualquier carta se pasa, así que plántate
position-farmer-fifteen-no-ace = El granjero tiene quince y no queda ningún as: guarda lo que seguro vale algo
position-lie-open-over-sixteen = Todos los demás se han pasado a la vista y el granjero no paga a nadie: quince no da nada, pide buscando dieciséis
position-only-rival-lies-open = El único rival se ha pasado a la vista: el granjero pide buscando dieciséis también con doce
position-points-over-fined-never = Los puntos de más se pagan, pero nunca el granjero: si todos los demás se han pasado, pide con trece
position-only-rival-lies-open-fifteen = El único rival enseña quince, así que tiene dieciséis o se ha pasado: doce no le vale nada al granjero, pide
position-five-rivals-stayed-two = Cinco rivales se plantaron con dos cartas, doce como mucho: quince es seguro el más cercano y cobra cinco veces, guárdalo
position-four-rivals-stayed-ace = Cuatro rivales se plantaron con un as o un dos a la vista, doce como mucho: trece es seguro el más cercano, guárdalo
position-fifteen-each-point-over = Quince, y cada punto de más se paga: pedir por uno de cuatro ases sale demasiado caro
position-fifteen-farm-bare-antes = Quince y una granja de simples apuestas: guárdalo
position-farm-five-deals-holds = La granja de cinco rondas tiene cuarenta y ocho apuestas: trece no basta, pide por ella
position-farm-five-deals-holds-forty = La granja de cinco rondas tiene cuarenta y ocho apuestas y pasarse cuesta una: pide también con catorce
position-farm-five-deals-holds-forty-eight = La granja de cinco rondas tiene cuarenta y ocho apuestas y tienes dieciséis en dos cartas: plántate

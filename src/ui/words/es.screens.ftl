# Lo que dicen las pantallas sobre la mesa, en español.
#   seed – semilla; commitment – compromiso; salt – sal; cut – cortar; review – análisis; replay – repetición

## entries: the menu

entries-title = Menú
entries-newGame = Nueva partida
entries-rules = Reglas
entries-settings = Ajustes
entries-pastGames = Partidas anteriores
entries-help = Teclas y ayuda
entries-save = Guardar el registro de esta partida
entries-open = Ver un registro desde un archivo
entries-play = Jugar
entries-table = Esta mesa
entries-you = Tú
entries-more = Más
entries-fullScreen = Pantalla completa
entries-window = Salir de pantalla completa
entries-onShelf = { $count } para elegir
entries-inARow =
    { $days ->
        [one] { $days } día
       *[other] { $days } días seguidos
    }
entries-newGameHelp = Jugadores, reglas, nivel
entries-friendsHelp = Un enlace, sin cuenta
entries-won = { $percent } % ganadas
entries-moreHelp = Problemas, reparto limpio, teclas

## puzzles: the way to the practice screen (its words are in es.puzzles.ftl)

puzzles-open = Problemas
puzzles-like = Un problema como este
puzzles-all = Problemas
puzzles-solved = { $solved } de { $all } resueltos

## day

day-title = Ronda del día
day-heading = Las rondas del { $date }
day-lead = Las mismas cartas para todos, una vez al día en cada juego.
day-intro-1 = Cada juego tiene una ronda al día. Depende solo de la fecha: en todo el mundo salen las mismas cartas, y no hace falta conexión. La fecha es la de Greenwich (UTC).
day-intro-2 = La mesa es siempre la misma: las reglas habituales, el número habitual de jugadores, tú en el primer asiento, bots del nivel «Metódico». Cuenta tu primer intento; todo lo que venga después es práctica.
day-intro-3 = La referencia es lo que los bots sacan de media con tus cartas: tu dispositivo juega la ronda 16 veces, con un bot metódico y uno novato por turnos en tu asiento.
day-intro-4 = Para estas rondas no hay compromiso como para las demás: la fecha la conocen todos, así que cualquiera podría calcular las cartas de antemano.
day-more = Cómo funciona
day-play = Jugar
day-again = Practicar
day-of = { $action }: { $game }
day-open = Sin jugar todavía
day-begun = Empezada, sin terminar
day-calendar = Calendario
day-earlier = El mes anterior
day-later = El mes siguiente
day-on = { $date }: { $marks }
day-marks-none = no jugada
day-marks-played = jugada
day-marks-won = ganada
day-marks-kept = referencia alcanzada
day-row =
    { $now ->
        [0] Ahora no hay racha; la más larga: { $longest }
        [one] { $now } día; la racha más larga: { $longest }
       *[other] { $now } días seguidos; la racha más larga: { $longest }
    }
day-badge = Un punto en el icono
day-badgeHelp = Si has instalado esta página, su icono muestra un punto hasta que empieces una ronda de hoy. El punto se actualiza al abrir la página o al salir de ella.
day-outcome =
    { $won ->
        [yes] ganada
       *[no] no ganada
    }
day-you =
    { $points ->
        [none] Tú: { day-outcome }
       *[other] Tú: { $points }, { day-outcome }
    }
day-par =
    { $points ->
        [none] Referencia: { day-parWins }
       *[other] Referencia: { $points }, { day-parWins }
    }
day-parWins = ganada el { $percent } de las veces
day-better = Mejor que la referencia
day-same = Justo la referencia
day-worse = Por debajo de la referencia
day-searching = Los bots están jugando la misma ronda… { $percent } %
day-failed = No se pudo averiguar la referencia en este dispositivo.
day-practice = Esto fue práctica: el que cuenta es el primer intento del día.
day-undone = Se deshizo una jugada, así que esto cuenta como práctica.
day-hints =
    { $count ->
        [one] { $count } pista
       *[other] { $count } pistas
    }
day-share = Compartir
day-copy = Copiar resultado
day-given = Esta es una ronda del día. Su semilla es la fecha, la misma para todos: no hubo compromiso, y cualquiera podría calcular sus cartas de antemano.
day-copied = Se ha copiado el resultado.
day-copyThis = Aquí tienes el resultado, para que lo copies:
day-line = { $game }, ronda del día { $date }

## statistics

statistics-title = Estadísticas
statistics-intro = Se cuentan solo en este dispositivo; nada se envía a ninguna parte. El archivo lo contiene todo y se puede añadir en otro dispositivo: las partidas que ambos conocen se cuentan una sola vez.
statistics-several = Una partida de varias personas también cuenta, en «{ statistics-level-people }», con el resultado de quien la empezó o la jugó en este dispositivo.
statistics-none = Todavía no se ha terminado ninguna partida.
statistics-notKept = Este navegador no guarda nada, así que estas cuentas duran hasta que se cierre la página.
statistics-summary =
    { $count ->
        [one] { $count } partida, ganadas: { $won }
       *[other] { $count } partidas, ganadas: { $won }
    }
statistics-hints =
    { $count ->
        [one] { $count } pista pedida en total
       *[other] { $count } pistas pedidas en total
    }
statistics-level-alone = En solitario
statistics-level-mixed = Bots de varios niveles
statistics-level-people = Con otras personas
statistics-house = Reglas de la casa «{ $name }»
statistics-caption = { $level } · { $options }
statistics-games = Partidas
statistics-won = Ganadas
statistics-drawn = Empatadas
statistics-deals = Rondas
statistics-best = Mejor resultado
statistics-worst = Peor resultado
statistics-average = Resultado medio
statistics-streak = Victorias seguidas ahora
statistics-longest = Más victorias seguidas
statistics-told = { $count } resultados: el mejor, { $best }; el peor, { $worst }; de media, { $average }; el último, { $last }.
statistics-toldWins =
    { $last ->
        [won] { $count } partidas, ganadas: { $won }; la última, ganada.
        [drawn] { $count } partidas, ganadas: { $won }; la última, empatada.
       *[lost] { $count } partidas, ganadas: { $won }; la última, perdida.
    }
statistics-tooFew = Después de tres partidas aparece aquí la línea de tus resultados.
statistics-line = Tus resultados uno tras otro: un punto lleno es una victoria; la línea discontinua es la media.
statistics-lineLow = Tus resultados uno tras otro, con las puntuaciones bajas arriba: un punto lleno es una victoria; la línea discontinua es la media.
statistics-lineWins = Un paso arriba por cada victoria, uno abajo por cada derrota; un punto lleno es una victoria.
statistics-apart = Contadas aparte
statistics-hinted = Con pistas
statistics-practice = Con jugadas deshechas
statistics-again = La misma ronda otra vez
statistics-wonOf = Ganadas: { $won } de { $of }
statistics-share = { $count } ({ $percent } %)
statistics-days = Rondas del día
statistics-daysSummary = Jugadas: { $played }; mejor que la referencia: { $better }
statistics-save = Guardar archivo
statistics-take = Añadir archivo
statistics-taken = Se ha añadido el archivo. Las partidas que ya se conocían se cuentan una sola vez.
statistics-refused-no-counts = Este archivo no contiene estadísticas de esta mesa. No se ha cambiado nada.
statistics-refused-too-large = Este archivo es demasiado grande para ser estadísticas de esta mesa: 10 MB como máximo. No se ha cambiado nada.
statistics-refused-later-counts = Este archivo es de una versión más nueva de esta mesa. No se ha cambiado nada.
statistics-unreadable = Este archivo no se pudo leer. No se ha cambiado nada.
statistics-failed = La mesa no respondió. Vuelve a intentarlo.
statistics-erase = Borrar
statistics-erased = Se han borrado las estadísticas.
statistics-question-title = ¿Borrar todas las estadísticas?
statistics-question-text = Se borrará todo lo que se contó en este dispositivo. Las partidas anteriores se quedan. Solo un archivo guardado antes puede recuperarlo.
statistics-question-yes = Borrar
statistics-question-no = Conservar

## shelf

shelf-title = Juegos
shelf-facts =
    { $most ->
        [one] { $players } jugador · { $minutes } min
       *[other] { $players } jugadores · { $minutes } min
    }
shelf-choose = { $game }: elegir jugadores y reglas de la casa
shelf-goOn = Seguir
shelf-learn = Aprender · { $minutes } min
shelf-learning = Paso { $done } de { $all }
shelf-learnt = Aprendido
shelf-learnOf = Aprender { $game } en unos { $minutes } minutos

## home

home-left = Donde lo dejaste
home-row =
    { $days ->
        [one] { $days } día
       *[other] { $days } días seguidos
    }
home-fresh = Por descubrir
home-half = A medio aprender
home-waits = Partida sin terminar
home-facts = { $players } · { $minutes } min
home-about = Todo sobre { $game }
home-back = Volver a todos los juegos

## newGame

newGame-title = Nueva partida
newGame-game = Juego
newGame-change = Cambiar
newGame-preset = Tipo de mesa
newGame-own = A tu gusto
newGame-ownHelp = Lo que elijas abajo
newGame-seats = Jugadores
newGame-bots = Bots
newGame-people = En la mesa
newGame-oneMore = Un sitio más
newGame-oneFewer = Un sitio menos
newGame-me = Yo
newGame-friend = Un amigo aquí
newGame-name = Nombre
newGame-nameOf = Nombre de { $seat }
newGame-portraitOf = Retrato de { $seat }
newGame-player = Jugador { $n }
newGame-friends = El dispositivo pasa de mano en mano. Mientras cambia de manos, un telón tapa todas las cartas; los botones para cantar quedan a la vista de todos.
newGame-details = Reglas de la casa
newGame-on = Sí
newGame-off = No
newGame-random = Al azar
newGame-less = Menos: { $label }
newGame-more = Más: { $label }
newGame-between = De { $min } a { $max }.
newGame-reason = { $labels }: { $reason }
newGame-value = { $label }: { $value }
newGame-notAtSeats =
    { $seats ->
        [1] No disponible en solitario
       *[other] No disponible en mesas de { $seats }
    }
newGame-needs = Requiere «{ $label }»: { $value }
newGame-idleWith = No tiene efecto con «{ $label }»: { $value }
newGame-begin = Repartir
newGame-about =
    { $minutes ->
        [one] { newGame-begin } · aprox. { $minutes } minuto
       *[other] { newGame-begin } · aprox. { $minutes } minutos
    }

## leave

leave-title = ¿Dejar esta ronda?
leave-text = Una partida nueva despeja la mesa. Lo jugado hasta ahora queda en la lista de partidas anteriores.
leave-yes = Empezar otra partida
leave-no = Seguir jugando

## rules

rules-title = Reglas
rules-of = { $game } · { rules-title }
rules-inForce = Las reglas que rigen en esta mesa.
rules-show = Muéstramelo
rules-showClause = Muéstrame { $clause }
rules-back = Volver a las reglas
rules-elsewhere = Esta partida se jugó con opciones distintas de las de tu mesa, así que ahí la regla varía algo.
rules-here = Este es el momento.
rules-open = Ver la regla

## settings

settings-title = Ajustes
settings-note = La mesa cambia mientras eliges
settings-table = Mesa
settings-play = Ritmo y ayuda
settings-access = Accesibilidad
settings-language = Idioma
settings-speed = Velocidad de las cartas
settings-speeds-1 = 1×
settings-speeds-2 = 2×
settings-speeds-4 = 4×
settings-speeds-0_5 = ½×
settings-speeds-at-once = Al instante
settings-sound = Sonido
settings-volume = Volumen
settings-deck = Baraja
settings-decks-two-colour = Dos colores
settings-decks-four-colour = Cuatro colores
settings-decks-large-index = Índices grandes
settings-back = Reverso
settings-backs-asanoha-indigo = Hoja de cáñamo, índigo
settings-backs-asanoha-crimson = Hoja de cáñamo, carmesí
settings-backs-seigaiha-teal = Olas, verde azulado
settings-backs-plain-charcoal = Liso, gris carbón
settings-portrait = Tú en la mesa
settings-portraitHelp = En tu sitio, aquí y entre amigos.
settings-portraits-grandmother = Abuela
settings-portraits-carpenter = Carpintero
settings-portraits-student = Estudiante
settings-portraits-skipper = Capitán
settings-portraits-singer = Cantante
settings-portraits-trumpeter = Trompetista
settings-portraits-marquise = Marquesa
settings-portraits-professor = Profesor
settings-portraits-aunt = Tía
settings-portraits-uncle = Tío
settings-portraits-redhead = Pelirroja
settings-portraits-skater = Skater
settings-portraits-dancer = Bailarina
settings-portraits-doctor = Médico
settings-portraits-baker = Panadero
settings-portraits-clerk = Oficinista
settings-portraits-neighbour = Vecina
settings-portraits-cat = Gato
settings-portraits-fox = Zorro
settings-portraits-initial = Inicial
settings-cloth = Tapete
settings-cloths-green = Verde
settings-cloths-indigo = Índigo
settings-cloths-burgundy = Burdeos
settings-cloths-slate = Pizarra
settings-callWindow = Tiempo para cantar
settings-callWindowHelp = Cuánto esperan los bots a que cantes o acuses.
settings-callWindows-3 = 3 segundos
settings-callWindows-10 = 10 segundos
settings-callWindows-go-on = Hasta pulsar «Seguir»
settings-pace = Tiempo de los bots
settings-paceHelp = Se cuenta desde que las cartas se quedan quietas. Una respuesta fuera de turno tarda al menos 0,6 segundos.
settings-paces-0 = 0 s
settings-paces-1 = 1 s
settings-paces-2 = 2 s
settings-paces-at-once = Al instante
settings-paces-0_5 = 0,5 s
settings-paces-1_5 = 1,5 s
settings-hints = Pistas
settings-hintsHelp = Una lámpara junto al aviso dice qué podrías hacer y por qué. Las pistas se cuentan.
settings-offers-first = Mientras aprendo un juego
settings-offers-true = Siempre
settings-offers-false = Nunca
settings-coach = Entrenador
settings-coachHelp = Te pregunta una vez antes de una jugada que cuesta mucho y te dice cuál es mejor. Esa partida cuenta como jugada con pistas.
settings-assist = Cantar por mí
settings-assistHelp = Canta por ti, así que nunca se te olvida.
settings-forced = Jugar por mí lo obligado
settings-forcedHelp = Cuando solo puedes hacer una cosa, se hace por ti al cabo de medio segundo.
settings-motion = Movimiento
settings-motions-system = Como el sistema
settings-motions-on = Completo
settings-motions-off = Reducido
settings-leftHand = Mesa para zurdos
settings-theme = Colores
settings-themes-system = Como el sistema
settings-themes-light = Papel
settings-themes-dark = Noche
settings-wordsPanel = Mostrar la mesa en palabras
settings-shortcuts = Atajos de una sola tecla
settings-refused = Este navegador no guarda nada, así que estos ajustes duran hasta que se cierre la página.

## elsewhere

elsewhere-title = Esta partida está abierta en otra pestaña
elsewhere-text = Se juega en una sola pestaña a la vez, para que no se pierda ninguna jugada.
elsewhere-here = Jugar aquí

## ownTab

ownTab-full = Abrir mi partida en una pestaña aparte
ownTab-short = Abrir aparte
ownTab-help = Abre esta partida, tal como está, en una pestaña aparte

## pastGames

pastGames-title = Partidas anteriores
pastGames-none = Todavía no se ha jugado ninguna partida hasta el final.
pastGames-running = En la mesa ahora
pastGames-won = Ganaste
pastGames-lost = Victoria: { $names }
pastGames-drawn = No ganó nadie
pastGames-unfinished = Sin terminar
pastGames-watch = Ver
pastGames-save = Guardar en un archivo
pastGames-forget = Borrar
pastGames-forgotten = Se ha borrado la partida.
pastGames-gone = Este registro ya no existe.
pastGames-of = { $action }: { $game }, { $time }

## botCheck

botCheck-title = Comprobar los bots
botCheck-asking = A cada bot se le muestra otra vez lo que se podía ver desde su asiento, y se le pregunta de nuevo… { $percent } %
botCheck-same =
    { $choices ->
        [one] En esta partida, un bot tomó una sola decisión. Se le preguntó otra vez, a partir de lo que se podía ver desde su asiento, y decidió lo mismo.
       *[other] Se preguntó otra vez a los bots por sus { $choices } decisiones, a cada uno a partir de lo que se podía ver desde su asiento. Siempre decidieron lo mismo.
    }
botCheck-none = Ningún bot decidió nada en esta partida.
botCheck-other = Línea { $line }: a partir de lo que { $name } podía ver ahí, este bot decide otra cosa.
botCheck-notOver = Esta partida no ha terminado. Cuando termine, se podrán comprobar sus bots.
botCheck-view = Este registro contiene lo que se vio desde un solo asiento. Solo se puede comprobar un registro completo.
botCheck-stop = Parar

## replay

replay-title = Repetición
replay-leave = Volver a la mesa
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Un paso adelante
replay-last = Al final
replay-deal = Ronda
replay-dealNumber = Ronda { $n }
replay-speed = Velocidad
replay-eyes = Vista
replay-everybody = Todas las cartas
replay-person = Jugador
replay-position = Posición
replay-step = Paso { $n } de { $all }
replay-partly = Este registro contiene lo que se vio desde un solo asiento; las demás cartas siguen ocultas.
replay-line =
    { $n ->
        [0] { CAPITAL($text) }
       *[other] Línea { $n }: { $text }
    }
replay-troubles-not-json = esto no es una línea de un registro de partida.
replay-troubles-not-a-line = esta línea no corresponde a un registro de partida.
replay-troubles-wrong-order = esta línea está fuera de orden.
replay-troubles-unknown-game = este juego no se juega en esta mesa.
replay-troubles-bad-setup = estos jugadores o estas reglas no encajan con el juego.
replay-troubles-bad-deck = la baraja no es la de este juego.
replay-troubles-illegal-act = esta jugada no estaba permitida.
replay-troubles-differs = según las reglas, aquí habría pasado otra cosa.
replay-troubles-unknown-bot = este bot, o esta versión de él, no está disponible aquí.
replay-troubles-other-choice = aquí un bot habría decidido otra cosa.
replay-troubles-unfinished = el registro se interrumpe antes del final de la partida.
replay-troubles-empty = no hay nada en este archivo.
replay-troubles-damaged = Este enlace se cortó o se alteró por el camino.
replay-troubles-newer = Este enlace es de una versión más nueva de esta mesa. Recarga la página para obtenerla.
replay-troubles-too-long = Esto es más largo que cualquier partida.
replay-troubles-not-now = Eso no es posible ahora mismo.
replay-troubles-not-saved = Esta partida ya no se conserva.
replay-troubles-engine = La mesa no respondió. Vuelve a intentarlo.
replay-unreadable = Este archivo no se pudo leer.
replay-tooLarge = Este archivo es demasiado grande para ser un registro de partida: 5 MB como máximo.
replay-card = Carta jugada
replay-anyCard = Ir a una carta…
replay-cardAt = { $card }: { $name }, paso { $step }
replay-keys = Las flechas van paso a paso; Espacio reproduce; Inicio y Fin van a los extremos; Re Pág y Av Pág, de ronda en ronda; 0 muestra todas las cartas; las teclas del 1 al 9, lo que se vio desde un asiento.
replay-drop = Suelta aquí un registro de partida para verlo
replay-playOn = Seguir jugando desde aquí

## playOn

playOn-title = Seguir jugando desde aquí
playOn-intro = En este paso empieza una partida de práctica: tú ocupas un asiento y los bots juegan en los demás.
playOn-seat = Tu asiento
playOn-cards = Cartas
playOn-same = Como estaban
playOn-sameHelp = Cada carta está donde estaba.
playOn-anew = Repartidas de nuevo
playOn-anewHelp = Lo que se había visto desde tu asiento se queda; todo lo demás se reparte de nuevo de modo que encaje.
playOn-kept = La partida de tu mesa queda como está entre las partidas anteriores.
playOn-begin = Seguir jugando
playOn-failed = Desde aquí no se puede seguir jugando.

## share

share-title = Compartir
share-what = Qué enviar
share-table = Esta mesa
share-tableHelp = { $game } con tus jugadores y reglas de la casa. Quien abra el enlace recibe cartas nuevas.
share-deal = Una ronda para probar
share-dealHelp = Las mismas cartas, el mismo asiento, los mismos bots: deja que otra persona lo intente.
share-newDealHelp = Cartas que nadie ha visto todavía; todos los que abran el enlace reciben las mismas.
share-game = La partida entera
share-gameHelp = Para verla desde la primera carta hasta la última.
share-notOver = Esta partida se podrá enviar cuando termine.
share-notFull = Solo un registro que muestre todas las cartas se puede enviar como enlace.
share-tooLong = Esta partida es demasiado larga para un enlace. Guárdala en un archivo y envíalo: al soltarlo en la página, se abre.
share-step = Abrir en este paso
share-view = Vista
share-link = Enlace
share-length =
    { $n ->
        [one] { $n } carácter
       *[other] { $n } caracteres
    }
share-copy = Copiar
share-copied = Copiado.
share-notCopied = La página no puede copiar por ti: selecciona el enlace y cópialo tú.
share-send = Enviar…
share-file = Guardar en un archivo
share-qr = Código QR del enlace
share-nothingSent = Esta página no envía nada por sí misma: todo está en el enlace.
share-made = { $app }: { $game }

## sent

sent-title = Una ronda para probar
sent-tableTitle = Una mesa para jugar
sent-tableText = { $game }, con los jugadores y las reglas de la casa de quien la envió. Las cartas son nuevas.
sent-dealText = { $game }: las mismas cartas, el mismo asiento y los mismos bots para quien abra este enlace.
sent-dayText = { $game }, { $date }: las mismas cartas para todo el mundo.
sent-gameTitle = Una partida para ver
sent-gameText = { $game }, de la primera carta a la última.
sent-results-won = Quien la envió ganó.
sent-results-lost = Quien la envió no ganó.
sent-results-drawn = No ganó nadie.
sent-text = { $game }, { $seats } jugadores. Si la pruebas, tu mesa se despeja; lo jugado hasta ahora queda en la lista de partidas anteriores.
sent-yes = Probarla
sent-no = Seguir jugando
sent-unfit = El enlace pide una mesa que no es posible. Aquí tienes una normal.
sent-partly = El enlace no se entendió del todo. Esta mesa es lo más parecido posible.
sent-broken = El enlace no se pudo abrir. { CAPITAL($text) }

## fairDeal

fairDeal-title = Reparto limpio
fairDeal-intro-1 = Antes de repartir una partida, la mesa saca una semilla secreta y muestra su compromiso: una serie de cifras que corresponde a esa semilla y a ninguna otra. Después puedes cortar, con palabras tuyas que también entran en la semilla. Así la mesa no puede elegir tus cartas, y tú tampoco.
fairDeal-intro-2 = Una sola semilla determina el orden de todas las barajas de una partida, también cada vez que se vuelve a barajar, así que un solo compromiso vale para todas sus rondas. Cuando la partida termina, la semilla y las palabras se muestran y quedan en su registro, y cualquiera puede comprobar que encajan.
fairDeal-intro-3 = Todo se apoya en 256 bits aleatorios que saca el navegador y en el generador ARC4: no se conoce ninguna forma de deducir su estado a partir de lo que produce, así que las cartas vistas no dicen nada de las que vendrán.
fairDeal-running = La partida en la mesa
fairDeal-next = La próxima partida
fairDeal-more = ¿Qué es un reparto limpio?
fairDeal-commitment = Compromiso (SHA-256)
fairDeal-given = Antes de repartir esta partida no se mostró ningún compromiso: su semilla venía dada, o el navegador no pudo generar ninguno.
fairDeal-insecure = La dirección de esta página no es segura (https), así que el navegador no puede generar ningún compromiso.
fairDeal-later = Su semilla se mostrará aquí cuando termine la partida.
fairDeal-secret = Secreto
fairDeal-salt = Sal
fairDeal-words = Tus palabras
fairDeal-fits =
    { $promised ->
        [yes] Encaja: el secreto y la sal dan este compromiso, y las barajas ({ $decks }) y las mezclas posteriores ({ $shuffles }) corresponden a la semilla, carta por carta.
       *[no] Encaja: las barajas ({ $decks }) y las mezclas posteriores ({ $shuffles }) corresponden a la semilla, carta por carta.
    }
fairDeal-anotherDeal = No encaja: la semilla da algo distinto de la línea { $line } del registro.
fairDeal-verdicts-another-commitment = No encaja: el secreto y la sal dan otro compromiso.
fairDeal-verdicts-dealt-anew = Una partida de práctica, continuada a partir de otra: lo que allí no se podía ver se repartió de nuevo.
fairDeal-verdicts-not-computed = Las cartas son las de la semilla; el compromiso no se puede comprobar en una dirección que no es segura (https).
fairDeal-cut = Cortar con palabras tuyas
fairDeal-cutHelp = Hasta { $most } caracteres; entran en la semilla de la próxima partida.
fairDeal-second = Una segunda opinión
fairDeal-secondHelp = El verificador es un programa aparte, escrito solo a partir de una descripción. Guarda el registro y ábrelo ahí; también funciona sin conexión.
fairDeal-verifier = Abrir el verificador

## again

again-trick = Ver otra vez la última baza
again-turn = Ver otra vez los últimos turnos
again-lastTrick = Última baza
again-lastTurns = Últimos turnos
again-shows =
    { $what ->
        [trick] La última baza. Toca para seguir.
       *[other] Los últimos turnos. Toca para seguir.
    }
again-told = La última baza: { $plays }. Seguir.

## order

order-change = Cambiar el orden de tu mano
order-lies =
    { $order ->
        [suit] Tu mano está ordenada por palos.
        [rank] Tu mano está ordenada por valor.
       *[other] Tu mano queda como la pongas: arrastra una carta a su sitio.
    }

## scores

scores-none = Todavía no ha terminado ninguna ronda.

## help

help-title = Teclas y ayuda
help-touch = Con el dedo o el ratón
help-touches-play = Toca una carta para jugarla, o arrástrala al centro.
help-touches-order = Arrastra una carta dentro de tu mano para cambiarla de sitio.
help-touches-finish = Toca el tapete mientras se mueven las cartas y todo quedará en su sitio al momento.
help-keyboard = Con el teclado
help-intro = Todo se puede hacer con el teclado.
help-off = Los atajos de una sola tecla están desactivados en los ajustes; Tab, las flechas e Intro funcionan siempre.
help-key = Tecla
help-does = Qué hace
help-keys-tab = De grupo en grupo: acciones, mano, esquina
help-keys-arrows = De carta en carta
help-keys-enter = Jugar o pulsar lo que tiene el foco
help-keys-escape = Cerrar lo que está abierto
help-keys-draw = Robar o recoger
help-keys-call = Cantar
help-keys-go = Seguir
help-keys-undo = Deshacer
help-keys-menu = Menú
help-keys-sound = Activar o quitar el sonido
help-keys-words = Mesa en palabras
help-keys-finish = Terminar de golpe todos los movimientos
help-keys-hint = Pista, si las pistas están activadas
help-keys-why = Por qué jugó así el último bot
help-keys-rule = La regla por la que no se pudo jugar una carta
help-keys-again = Ver otra vez la última baza o los últimos turnos
help-keys-order = Otro orden de la mano
help-keys-sheet = Hoja de puntos
help-keys-shift = Mover la carta, en una mano que ordenas tú
help-keys-help = Esta página
help-names-tab = Tab
help-names-arrows = ← →
help-names-shift = Mayús + ← →
help-names-enter = Intro, Espacio
help-names-escape = Esc
help-about = Sin cuenta y sin publicidad. No se envía nada a ninguna parte, salvo si juegas con amigos: entonces, solo a ellos. Una vez visitada, la mesa funciona sin conexión.

## friends

friends-open = Jugar con amigos
friends-emotes = Emoticonos de los amigos
friends-emotesHelp = En una mesa de amigos: caritas y manos junto a los asientos.

## hint

hint-button = Pista
hint-name = Una pista
hint-thinking = Déjame pensar…
hint-pass = Déjalo pasar
hint-do = { $what }.
hint-only = Es lo único que puedes hacer.
hint-passing = Actuar fuera de turno no te daría nada ahora.
hint-best = Las demás opciones suelen salir peor.
hint-usual = Es la jugada habitual.
hint-wins =
    { $next ->
        [none] Gana alrededor de { $share } de cada 100 rondas como esta.
       *[other] Gana alrededor de { $share } de cada 100 rondas como esta; la segunda mejor opción gana alrededor de { $next }.
    }
hint-worth =
    { $next ->
        [none] Vale alrededor de { $share } en una escala de 0, la peor ronda, a 100, la mejor.
       *[other] Vale alrededor de { $share } en una escala de 0, la peor ronda, a 100, la mejor; la segunda mejor opción vale alrededor de { $next }.
    }
hint-close = Cerrar esta pista
hint-counted = Cuenta como partida con pistas.

## coach

coach-title = ¿Seguro?
coach-better = Mejor: { $what }.
coach-back = No hacerlo
coach-stand = Sí, hacerlo

## why

why-of = ¿Por qué hizo eso { $name }?
why-short = ¿Por qué?
why-sign = ?
why-thinking = Mirándolo otra vez…
why-none = De esta jugada no se puede decir nada más.
why-did = { $name }: { $what }.
why-knew = Lo que sabía
why-sawHand =
    { $own ->
        [one] La única carta de su mano
       *[other] Las { $own } cartas de su mano
    }. Otras cartas que están a la vista o que todos han visto: { $seen }. Ocultas para el bot: { $unseen }.
why-saw = Cartas que están a la vista o que todos han visto: { $seen }. Ocultas para el bot: { $unseen }.
why-weighed = Lo que sopesó
why-byChance = Elige al azar entre lo permitido.
why-byRule = Se guía por reglas sencillas y no se anticipa.
why-ahead =
    { $times ->
        [one] Se anticipó y jugó mentalmente el resto de la ronda { $times } vez.
       *[other] Se anticipó y jugó mentalmente el resto de la ronda { $times } veces.
    }
why-only = No podía hacer otra cosa.
why-reflex = Fue una respuesta automática: no había nada que sopesar.
why-outside = Su mano seguirá oculta mientras dure la ronda. Desde tu asiento se ve así:
why-unclear = Desde tu asiento no se puede decir si fue una buena jugada.
why-wins = Gana alrededor de { $share } de cada 100 rondas como esta; su mejor alternativa, por lo que tú puedes saber, gana alrededor de { $next }.
why-worth = Vale alrededor de { $share } en una escala de 0, la peor ronda, a 100, la mejor; su mejor alternativa, por lo que tú puedes saber, alrededor de { $next }.
why-all = Sus opciones, con una estimación de 0 a 100 para cada una:
why-chosen = (elegida)

## review

review-button = Análisis
review-title = Análisis de la ronda
review-of = Decisiones de
review-heldBy = Cartas de { $name }: { $cards }
review-searching = Revisando tus decisiones: { $done } de { $of }
review-cancel = Cancelar
review-again = Analizar otra vez
review-stopped = El análisis se detuvo.
review-fine = Hasta donde se puede prever, ninguna de tus decisiones costó nada.
review-costly = Lo que más costó, hasta donde se podía prever con lo que veías:
review-held = Tu mano: { $cards }
review-played = Elegiste
review-better = Mejor
review-scaleWins = Los números dicen cuántas de 100 rondas como esta ganas después de cada decisión, hasta donde se puede prever.
review-scaleWorth = Los números dicen cuánto vale la ronda después de cada decisión, de 0, la peor, a 100, la mejor.
review-costWins =
    { $share ->
        [one] Costó alrededor de { $share } victoria en 100 rondas como esta
       *[other] Costó unas { $share } victorias en 100 rondas como esta
    }
review-costWorth =
    { $share ->
        [one] Costó alrededor de { $share } punto en una escala de 0 a 100
       *[other] Costó unos { $share } puntos en una escala de 0 a 100
    }
review-tryAgain = Reintentar desde aquí
review-onFelt = Ver la mesa
review-tryAgainAt = Reintentar desde aquí: decisión { $n }
review-kept = Ahí empieza una partida de práctica, contra los mismos bots. Esta partida queda como está entre las partidas anteriores.

## hotSeat: several people at one device

hotSeat-pass = Pásaselo a { $name }
hotSeat-passHelp = Ahora solo { $name } debe mirar la pantalla.
hotSeat-iAm = Soy { $name }
hotSeat-turn = Le toca a { $name }
hotSeat-since = Desde que miraste
hotSeat-takeBack = { $name } deshace su jugada
hotSeat-calls = Cantar
hotSeat-call = { $name }: { $action }
hotSeat-look = Ahora todos miran sus cartas, para que nadie sepa a quién se preguntó.
hotSeat-agree = Falta el visto bueno de { $names }
hotSeat-agreeText = { $name } quiere deshacer una jugada.
hotSeat-agrees = { $name } está de acuerdo
hotSeat-no = No, seguir jugando
hotSeat-practiceHelp = Se deshizo una jugada o se dio una pista, así que esta partida cuenta como práctica para todos.

## ending: what stands at a result beside its words

ending-won = Una buena partida, bien ganada.
ending-lost = Bien jugado de todos modos: puesto { $place } de { $seats }.
ending-onward = Puesto { $place } de { $seats }, y la próxima ronda es otra oportunidad.
ending-pull = Mostrar todo el resultado
ending-fold = Mostrar menos del resultado
ending-after = Tras la ronda { $deal }
ending-title = Clasificación
ending-place = Puesto
ending-name = Nombre
ending-hand = Cartas
ending-change = Esta ronda

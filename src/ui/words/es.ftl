# Lo que dice la página alrededor de la mesa, en español. Términos: véase src/games/face/words/es.ftl.
#   hint – pista; record – registro; practice – práctica

# A card, a suit, or a list of names, by itself.
named = { $thing }

## app

app-title = Page One
app-tagline = Una mesa de juegos de cartas
app-page = { $game } — { app-tagline }
app-trouble = Algo ha fallado. Recarga la página y la mesa volverá.
app-notices-not-kept = Este navegador no guarda nada: las partidas y los ajustes duran hasta que se cierre la página.
app-notices-save-unreadable = La partida guardada no se pudo continuar y se dejó aparte. Aquí tienes una nueva.
app-notices-engine-failed = La partida no se pudo retomar. Aquí tienes una nueva.
app-noFelt = Este navegador no puede dibujar la mesa, así que aquí está en palabras. Desde aquí se puede jugar todo.
app-unknown = Esta parte de la mesa no se pudo cargar. Vuelve a intentarlo.
app-offline = No tienes conexión, y esta parte de la mesa aún no está cargada. Vuelve a intentarlo cuando tengas conexión.
app-gone = Hay una versión nueva de la mesa, y esta parte de la anterior ya no existe. Recarga la página para seguir.
app-noLanguage = El idioma «{ $language }» no se pudo cargar. Elígelo otra vez o recarga la página.

## Bots

kind-random = Azar
    .help = Juega cualquier cosa
kind-beginner = Novato
    .help = Conoce las reglas; a veces se olvida de cantar o juega sin cuidado
kind-plain = Metódico
    .help = Se guía por reglas sencillas
kind-thinker = Pensador
    .help = Se anticipa un poco
kind-master = Maestro
    .help = Se anticipa mucho y se toma su tiempo

## table

table-hand = Tu mano
table-yourTurn = Tu turno
table-turn = le toca
table-dealer = reparte
table-said = dijo «{ $words }»
table-actions = Lo que puedes hacer
table-goOn = Seguir
table-goOnHelp = Dejarlo pasar y seguir
table-undoHelp = Deshacer mi última jugada
table-required = Hay que asistir a { $suit }
table-cannot = { $card }, no se puede jugar ahora: { $why }
table-choose = Elegir { FORM($card, is: "el") } como próxima carta
table-unchoose = { CAPITAL(FORM($card, is: "el")) } será la próxima carta; pulsa para cambiarlo
table-howToPlay = Cómo jugar { FORM($card, is: "el") }
table-which = ¿Cuál?
table-rowsUp = Filas más arriba
table-rowsDown = Filas más abajo
table-never = Dejarlo
table-practice = Práctica
table-practiceHelp = En esta partida se deshizo una jugada, así que cuenta como práctica.
table-close = Cerrar
table-dismiss = Cerrar este mensaje

## lessons

lessons-name = Una lección breve
lessons-of = { $n } de { $all }
lessons-next = Siguiente
lessons-done = Entendido
lessons-skip = Saltar todo

## twin

twin-name = La mesa en palabras
twin-toggle = Mesa en palabras
twin-seats = Asientos
twin-yourTurn = tu turno
twin-seat =
    { $kind ->
        [none] { $name }: { $parts }
       *[other] { $name } ({ $kind }): { $parts }
    }
twin-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
twin-played = { $name }: { $card }
twin-nothing = nada todavía
twin-pile =
    { $count ->
        [0] { $place }: nada
       *[other] { $place }: { twin-cards }
    }
twin-place =
    { $number ->
        [0] { $place }
       *[other] { $place } { $number }
    }
twin-spot =
    { COUNT($cards) ->
        [0] { twin-place }
       *[other] { twin-place }: { $cards }
    }
twin-scores = Puntuación
twin-score = { $name }: { $points }
twin-yourCards = Tus cartas
twin-log = Lo que ha pasado
twin-hidden = una carta oculta

## corner

corner-menu = Menú
corner-muteHelp = Quitar el sonido
corner-unmuteHelp = Activar el sonido

## result

result-nextDeal = Siguiente ronda
result-again = Jugar otra vez
result-newGame = Nueva partida
result-save = Guardar registro
result-watch = Volver a verla
result-share = Compartir
result-update = Hay una versión nueva
result-restart = Reiniciar ahora

## sheet

sheet-title = Hoja de puntos
sheet-deal = Ronda
sheet-total = Total
sheet-details = Cómo se puntuó la última ronda
sheet-chips = { $from } → { $to }: { $chips }

## menu

menu-resume = Volver a la mesa
menu-games = Todos los juegos
menu-back = Volver al menú
menu-close = Cerrar

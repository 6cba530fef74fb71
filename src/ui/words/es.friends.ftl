# Lo que dice una mesa de amigos, en español.

## openTable

openTable-title = Jugar con amigos
openTable-intro = Tú repartes en este dispositivo y tus amigos se sientan en los suyos. Abre la mesa, envíales el enlace y reparte cuando estén todos. Nadie necesita una cuenta.
openTable-name = Tu nombre
openTable-nameHelp = { $most } caracteres como máximo. Toda la mesa lo ve; este dispositivo lo recuerda.
openTable-nameless = Amigo
openTable-seats = Quién se sienta dónde
openTable-seat = Asiento { $n }
openTable-me = Tú
openTable-free = Libre para un amigo
openTable-bot = Bot: { $level }
openTable-bots = Bots en los asientos libres
openTable-botsHelp = También juegan por los amigos que se ausentan.
openTable-watch = Otros pueden mirar
openTable-watchHelp = Ven la mesa, pero no las manos de los jugadores.
openTable-help = Ayuda para todos: pistas y deshacer
openTable-helpHelp = Pistas, el entrenador, las razones de los bots y la opción de deshacer jugadas, si están de acuerdo todos los que jugaron después. La partida cuenta como práctica para todos.
openTable-turn = Tiempo por turno
openTable-turnHelp = Si alguien tarda más, los demás pueden votar para que juegue un bot.
openTable-turns-0 = Sin límite
openTable-turns-30 = 30 segundos
openTable-turns-60 = 1 minuto
openTable-turns-180 = 3 minutos
openTable-how = Cómo se unen los amigos
openTable-relay = Con un enlace
openTable-relayHelp = En cualquier dispositivo. Todo va cifrado y pasa por el servidor intermedio de este sitio, que no puede leerlo.
openTable-direct = Directamente, sin servidor (experimental)
openTable-directHelp = Para dispositivos de una misma red, como la de casa. Cada amigo recibe una invitación y devuelve un código.
openTable-windows = En otra ventana
openTable-windowsHelp = Otra ventana de este navegador, en este dispositivo. Nada sale del dispositivo.
openTable-windowsOnly = Este sitio no tiene servidor intermedio: a la mesa solo se llega desde otras ventanas de este navegador.
openTable-begin = Abrir la mesa
openTable-failed = No se pudo abrir la mesa. Vuelve a intentarlo.
openTable-clears = El primer reparto despeja tu mesa. Lo jugado hasta ahora queda en la lista de partidas anteriores.

## lobby

lobby-title = Mesa de amigos
lobby-of = { $game } con { $name }
lobby-invite = Invitar
lobby-inviteHelp-relay = Un enlace. Nadie necesita una cuenta.
lobby-inviteHelp-direct = Esta invitación es para un amigo de tu red. Envíasela y escribe el código que te devuelva; el siguiente recibirá otra.
lobby-inviteHelp-windows = Abre este enlace en otra ventana de este navegador.
lobby-thisDevice = Este enlace solo funciona en este dispositivo, porque la página está abierta en localhost. Para jugar con amigos, abre la página en su dirección de la red y abre allí la mesa.
lobby-newLink = Enlace nuevo
lobby-newLinkHelp = Con los enlaces anteriores ya no entrará nadie más. Quien tiene asiento puede volver.
lobby-door = Otros aún pueden unirse
lobby-openWindow = Abrir en otra ventana
lobby-people = En la mesa
lobby-you = tú
lobby-host = anfitrión
lobby-freeSeat = Sitio libre
lobby-waitOrBot = un amigo o un bot
lobby-isHere = ya está aquí
lobby-isJoining = está llegando…
lobby-noHands = Sin ver las manos
lobby-bot = bot
lobby-awayNow = ausente
lobby-standsIn = juega un bot
lobby-watching = Espectadores: { $names }
lobby-move = Cambiar de asiento a { $name }
lobby-remove = Expulsar
lobby-removeWho = Expulsar a { $name }
lobby-dealFor =
    { $count ->
        [1] Repartir
        [2] Repartir para dos
        [3] Repartir para tres
        [4] Repartir para cuatro
        [5] Repartir para cinco
        [6] Repartir para seis
        [7] Repartir para siete
        [8] Repartir para ocho
       *[other] Repartir para { $count }
    }
lobby-startHelp = En los asientos que sigan libres jugarán bots. Los amigos también pueden llegar más tarde.
lobby-shuffling = Cada dispositivo aporta su parte al barajar…
lobby-waitsForDeal = { $name } reparte cuando estén todos.
lobby-rules = Reglas de esta mesa
lobby-help = Hay ayuda para todos: pistas, el entrenador y la opción de deshacer jugadas, si están de acuerdo todos los que jugaron después. La partida cuenta como práctica.
lobby-noHelp = En esta mesa no hay pistas ni se pueden deshacer jugadas.
lobby-more = Quién sabe qué
lobby-cards = El dispositivo del anfitrión tiene todas las cartas. Cada uno de los demás recibe solo lo que se puede ver desde su asiento.
lobby-shared = Todos los de la mesa ven tu nombre, tu retrato y lo que haces en la partida. Va cifrado por el camino, y nada más sale de tu dispositivo.
lobby-shuffled = Cada dispositivo aporta una parte al barajar: nadie puede elegir las cartas, y cada uno lo comprueba al acabar la partida.
lobby-commitment = Compromiso del anfitrión

## guest

guest-looking = Buscando la mesa…
guest-sit = Sentarse
guest-watch = Mirar
guest-asked = Tomando asiento…
guest-forBot = La partida ya ha empezado: ocupas el sitio de un bot.
guest-askedBack = Pidiendo el asiento a { $name }…
guest-shut = El anfitrión no deja entrar a nadie más.
guest-noSeat = Todos los asientos están ocupados.

## direct

direct-making = Preparando una invitación…
direct-code = Código de tu amigo
direct-paste = Pegar
direct-notPasted = La página no puede pegar por ti: pega tú el código en el recuadro.
direct-connect = Conectar
direct-connecting = Conectando…
direct-connected = Conectado. Aquí tienes una invitación para el siguiente amigo.
direct-badCode = Esto no es un código, o le falta una parte. Cópialo otra vez.
direct-otherCode = Este código responde a otra invitación. Envía la invitación de arriba.
direct-notConnected = No se ha podido conectar. Los dos dispositivos deben estar en la misma red; envía la nueva invitación.
direct-noWay = Este navegador no puede conectarse con otros dispositivos.
direct-answering = Preparando tu código…
direct-answer = Tu código
direct-qr = Tu código en forma de QR
direct-sendBack = Devuelve este código al anfitrión y deja esta página abierta.
direct-stale = Esta invitación es demasiado vieja o ya se ha usado. Pide otra al anfitrión; si tenías un asiento, sigue siendo tuyo.
direct-lost = Se ha perdido la conexión. Pide otra invitación al anfitrión; tu asiento sigue siendo tuyo.

## company

company-button = Amigos
company-emotes = Emoticonos
company-pause = Pausa
company-rests = Podrás volver a pausar dentro de un minuto.
company-goOn = Reanudar
company-paused = { $name } ha pausado la partida
company-youPaused = Has pausado la partida
company-onItsWay = Tu jugada está en camino. Hasta que llegue puedes elegir otra.
company-sending = En camino
company-away = { $name } no está.
company-standsIn = Un bot juega por { $name }.
company-late = { $name } tarda mucho.
company-standsForYou = Un bot juega por ti.
company-back = Ya estoy aquí
company-vote = Que juegue un bot
company-voted =
    { $count ->
        [one] { $count } voto
       *[other] { $count } votos
    }
company-hostGone = Ahora no hay conexión con el anfitrión. Esta página sigue intentándolo.
company-offline = Sin conexión. Esta página sigue intentándolo.
company-otherVersion = Alguien no puede entrar: esta página y la otra son de versiones distintas. Recarga esta página y pide que se recargue también la otra.
company-wantsSeat = { $who } dice que el asiento de { $name } es suyo.
company-giveSeat = Devolvérselo
company-what = ¿Y ahora?
company-keepWaiting = Seguir esperando
company-keep = Guardar lo jugado
company-waitsFor = Esperando a { $names }
company-waits = Esperando a los demás
company-agree = De acuerdo
company-drop = Mejor no
company-leave = Dejar la mesa
company-close = Cerrar la mesa
company-question-leave = ¿Dejar la mesa?
company-question-leaveText = Tu asiento queda libre. Si hay una ronda en curso, un bot sigue en tu lugar.
company-question-close = ¿Cerrar la mesa para todos?
company-question-closeText = La partida termina para todos los que están aquí. Lo jugado queda en tu lista de partidas anteriores.
company-question-yes = Dejarla
company-question-yesClose = Cerrarla
company-question-no = Quedarse
company-again = Otra partida con la misma gente
company-askAgain = Pedir otra partida
company-askedAgain = { $name } sabe que quieres otra partida.
company-hostDeals = { $name } puede repartir otra vez.

## news

news-sits = { $name } se une a la mesa.
news-watches = { $name } mira.
news-left = { $name } deja la mesa.
news-back = { $name } vuelve.
news-paused = { $name } ha pausado la partida.
news-goesOn = La partida sigue.
news-wantsAgain = { $name } quiere otra partida.
news-asksBack = { $name } quiere deshacer una jugada.
news-tookBack = { $name } deshizo una jugada.
news-notBack = La jugada se mantiene.
news-emote = { $name }: { $emote }
news-you = Tú
news-youPaused = Has pausado la partida.
news-youLate = Tardas mucho: los demás pueden votar para que juegue un bot.
news-youPlayAgain = Vuelves a jugar tú.
news-tooLate = Tu jugada llegó tarde: un bot ya había jugado por ti.
news-tooLateCards =
    { COUNT($instead) ->
        [0] Demasiado tarde para { FORM($cards, is: "el") }: un bot ya había jugado por ti.
       *[other] Demasiado tarde para { FORM($cards, is: "el") }: el bot jugó { FORM($instead, is: "el") }.
    }

## missed

missed-cards = Mientras no estabas, un bot jugó { FORM($cards, is: "el") } por ti.
missed-bot =
    { $count ->
        [one] Mientras no estabas, un bot hizo una jugada por ti.
       *[other] Mientras no estabas, un bot hizo { $count } jugadas por ti.
    }
missed-moves =
    { $count ->
        [one] Hubo una jugada mientras no estabas.
       *[other] Hubo { $count } jugadas mientras no estabas.
    }
missed-show = Ver las jugadas

## turn

turn-title = ● Tu turno — { $game }
turn-notice = Tu turno — { $game }
turn-switch = Avisarme cuando sea mi turno
turn-switchHelp = Mientras esta página esté en segundo plano. El navegador te pedirá permiso para ello.
turn-refused = El navegador no permite notificaciones de esta página. Puedes cambiarlo en sus ajustes para este sitio.

## emote

emote-smile = Sonrisa
emote-laugh = Risa
emote-wow = ¡Vaya!
emote-sad = Tristeza
emote-thumb = Pulgar arriba
emote-clap = Aplauso
emote-think = Mmm
emote-heart = Corazón

## ended

ended-closed = El anfitrión ha cerrado la mesa.
ended-left = Has dejado la mesa.
ended-other-version = Esta página y la del anfitrión son de versiones distintas. Recarga las dos para tener la más nueva.
ended-full = Todos los asientos están ocupados y no se admiten espectadores.
ended-old-link = Este enlace ya no vale. Pide el nuevo al anfitrión.
ended-cut-off = El anfitrión te ha expulsado de la mesa.
ended-elsewhere = Tu asiento está ocupado en otra ventana o en otro dispositivo tuyo.
ended-bad-host = El anfitrión envió algo que esta página no reconoce.
ended-bad-invite = Esto no es una invitación a una mesa, o le falta una parte. Pide el enlace otra vez.
ended-not-secure = Solo se puede jugar con amigos en una dirección segura (https), y esta página no la tiene.
ended-no-wire = Desde aquí no se puede llegar a esta mesa: este sitio no tiene servidor intermedio, o este navegador no puede conectar sus ventanas.
ended-resting = Tu mesa con amigos no está abierta ahora, porque se cerró su página. Ábrela otra vez y tus amigos podrán volver con el mismo enlace.
ended-reload = Recargar
ended-reloading = Descargando la nueva versión…
ended-own = Volver a mi mesa
ended-here = Sentarse aquí
ended-tryAgain = Intentar otra vez

## tables

tables-title = Tus mesas
tables-none = Ya no hay ninguna.
tables-backTo = Volver a la mesa: { $table }

## wins

wins-title = Partidas ganadas en este grupo
wins-of = { $name } { $won }
wins-help = Contadas en este dispositivo, con exactamente estas personas.

## found

found-checking = Tu dispositivo comprueba esta partida…
found-fair = Tu dispositivo ha comprobado esta partida: las cartas se barajaron con la parte de todos, nadie pudo elegirlas y todo fue según las reglas.
found-late = Tu dispositivo ha comprobado esta partida: todo fue según las reglas. No estaba en la mesa cuando se barajaron las cartas, así que no puede decir nada de cómo se barajaron.
found-unpledged = Tu dispositivo ha comprobado esta partida: todo fue según las reglas. El anfitrión no mostró ningún compromiso antes de repartir, así que tu dispositivo no puede decir nada de cómo se barajaron las cartas.
found-otherLines = Algo no encaja: el registro del anfitrión muestra una partida distinta de la que viste.
found-otherRules = Algo no encaja: según las reglas, la partida habría sido otra.
found-otherSeed = Algo no encaja: las cartas no salieron de la semilla con la que se había comprometido el anfitrión.
found-otherShares = Algo no encaja: al barajar las cartas no entró la parte de todos.
found-host = Los dispositivos de tus amigos comprueban ahora esta partida.

# Ce que dit une table d’amis, en français.

## openTable

openTable-title = Jouer avec des amis
openTable-intro = Tu distribues sur cet appareil, et tes amis te rejoignent sur les leurs. Ouvre la table, envoie-leur le lien et distribue quand tout le monde est là. Personne n’a besoin de compte.
openTable-name = Ton nom
openTable-nameHelp = { $most } caractères au plus. Toute la table le voit ; cet appareil s’en souvient.
openTable-nameless = Ami
openTable-seats = Qui s’assied où
openTable-seat = Place { $n }
openTable-me = Toi
openTable-free = Libre pour un ami
openTable-bot = Bot : { $level }
openTable-bots = Bots aux places restées libres
openTable-botsHelp = Ils jouent aussi pour les amis absents.
openTable-watch = D’autres peuvent regarder
openTable-watchHelp = Ils voient la table, mais pas les mains des joueurs.
openTable-help = De l’aide pour tous : conseils et coups repris
openTable-helpHelp = Des conseils, le coach, les raisons des bots ; un coup peut être repris si tous ceux qui ont joué depuis sont d’accord. La partie compte comme entraînement pour tous.
openTable-turn = Temps par tour
openTable-turnHelp = Si quelqu’un met plus longtemps, les autres peuvent voter pour laisser jouer un bot.
openTable-turns-0 = Sans limite
openTable-turns-30 = 30 secondes
openTable-turns-60 = 1 minute
openTable-turns-180 = 3 minutes
openTable-how = Comment les amis rejoignent la table
openTable-relay = Par un lien
openTable-relayHelp = Sur n’importe quel appareil. Tout est chiffré et passe par le relais de ce site, qui ne peut rien en lire.
openTable-direct = En direct, sans relais (expérimental)
openTable-directHelp = Pour des appareils sur le même réseau, par exemple à la maison. Chaque ami reçoit une invitation et renvoie un code.
openTable-windows = Dans une autre fenêtre
openTable-windowsHelp = Une autre fenêtre de ce navigateur, sur cet appareil. Rien ne quitte l’appareil.
openTable-windowsOnly = Ce site n’a pas de relais entre appareils : on ne peut rejoindre la table que depuis d’autres fenêtres de ce navigateur.
openTable-begin = Ouvrir la table
openTable-failed = La table n’a pas pu être ouverte. Réessaie.
openTable-clears = À la première donne, ta table est vidée. Ce qui a été joué reste dans la liste des parties passées.

## lobby

lobby-title = Table d’amis
lobby-of = { $game } avec { $name }
lobby-invite = Inviter
lobby-inviteHelp-relay = Un seul lien. Personne n’a besoin de compte.
lobby-inviteHelp-direct = Cette invitation est pour un ami de ton réseau. Envoie-la-lui et saisis le code qu’il te renvoie ; l’ami suivant en recevra une autre.
lobby-inviteHelp-windows = Ouvre ce lien dans une autre fenêtre de ce navigateur.
lobby-thisDevice = Ce lien ne fonctionne que sur cet appareil, car la page est ouverte à l’adresse localhost. Pour tes amis, ouvre la page à son adresse sur le réseau, puis ouvre la table là.
lobby-newLink = Nouveau lien
lobby-newLinkHelp = Les anciens liens ne laissent alors plus entrer personne d’autre. Qui a une place peut toujours revenir.
lobby-door = D’autres peuvent encore venir
lobby-openWindow = Ouvrir dans une fenêtre
lobby-people = À la table
lobby-you = toi
lobby-host = hôte
lobby-freeSeat = Place libre
lobby-waitOrBot = un ami ou un bot
lobby-isHere = est là
lobby-isJoining = arrive…
lobby-noHands = Mains cachées
lobby-bot = bot
lobby-awayNow = pas là
lobby-standsIn = un bot joue
lobby-watching = Spectateurs : { $names }
lobby-move = Déplacer { $name }
lobby-remove = Retirer
lobby-removeWho = Retirer { $name }
lobby-dealFor =
    { $count ->
        [1] Distribuer
        [2] Distribuer pour deux
        [3] Distribuer pour trois
        [4] Distribuer pour quatre
        [5] Distribuer pour cinq
        [6] Distribuer pour six
        [7] Distribuer pour sept
        [8] Distribuer pour huit
       *[other] Distribuer pour { $count }
    }
lobby-startHelp = Des bots prennent les places encore libres à ce moment-là. Des amis peuvent aussi venir plus tard.
lobby-shuffling = Chaque appareil ajoute sa part au mélange…
lobby-waitsForDeal = { $name } distribue quand tout le monde est là.
lobby-rules = Les règles en vigueur
lobby-help = L’aide est permise à tous : des conseils, le coach, et la reprise d’un coup si tous ceux qui ont joué depuis sont d’accord. La partie compte comme entraînement.
lobby-noHelp = À cette table, ni conseils ni coups repris.
lobby-more = Qui sait quoi
lobby-cards = L’appareil de l’hôte détient toutes les cartes. Chaque autre appareil ne reçoit que ce que sa place peut voir.
lobby-shared = Toute la table apprend ton nom, ton portrait et ce que tu fais dans la partie. C’est chiffré en chemin, et rien d’autre ne quitte ton appareil.
lobby-shuffled = Chaque appareil ajoute une part au mélange : personne ne peut choisir les cartes, et chacun le vérifie à la fin de la partie.
lobby-commitment = Engagement de l’hôte

## guest

guest-looking = Recherche de la table…
guest-sit = S’asseoir
guest-watch = Regarder
guest-asked = Tu prends place…
guest-forBot = La partie est en cours : tu continues à la place d’un bot.
guest-askedBack = On demande ta place à { $name }…
guest-shut = L’hôte ne laisse plus entrer personne.
guest-noSeat = Toutes les places sont prises.

## direct

direct-making = Préparation d’une invitation…
direct-code = Code de ton ami
direct-paste = Coller
direct-notPasted = Le collage n’est pas permis ici : colle le code toi-même dans le champ.
direct-connect = Connecter
direct-connecting = Connexion…
direct-connected = Connecté. Voici une invitation pour l’ami suivant.
direct-badCode = Ce n’est pas un code, ou il en manque une partie. Copie-le encore une fois.
direct-otherCode = Ce code répond à une autre invitation. Envoie l’invitation ci-dessus.
direct-notConnected = La connexion n’a pas abouti. Les deux appareils doivent être sur le même réseau ; envoie la nouvelle invitation.
direct-noWay = Ce navigateur ne peut pas se connecter à d’autres appareils.
direct-answering = Préparation de ton code…
direct-answer = Ton code
direct-qr = Ton code en code QR
direct-sendBack = Renvoie ce code à l’hôte et garde cette page ouverte.
direct-stale = Cette invitation est trop vieille ou a déjà servi. Demande-en une nouvelle à l’hôte ; si tu avais une place, elle reste à toi.
direct-lost = La connexion est perdue. Demande une nouvelle invitation à l’hôte ; ta place reste à toi.

## company

company-button = Amis
company-emotes = Émoticônes
company-pause = Pause
company-rests = Tu pourras remettre la partie en pause dans une minute.
company-goOn = Reprendre
company-paused = Pause : { $name }
company-youPaused = Tu as mis la partie en pause
company-onItsWay = Ton coup est en route. Tant qu’il n’est pas arrivé, tu peux en choisir un autre.
company-sending = En route
company-away = { $name } n’est plus là.
company-standsIn = Un bot joue pour { $name }.
company-late = { $name } met longtemps à jouer.
company-standsForYou = Un bot joue pour toi.
company-back = Je suis de retour
company-vote = Laisser jouer un bot
company-voted =
    { $count ->
        [one] { $count } voix
       *[other] { $count } voix
    }
company-hostGone = L’hôte est injoignable pour le moment. Cette page continue d’essayer.
company-offline = Pas de connexion. Cette page continue d’essayer.
company-otherVersion = Quelqu’un ne peut pas entrer : cette page et l’autre n’ont pas la même version. Recharge cette page, et fais recharger l’autre aussi.
company-wantsSeat = { $who } réclame la place occupée par { $name }.
company-giveSeat = Lui rendre la place
company-what = Que faire ?
company-keepWaiting = Attendre encore
company-keep = Garder ce qui a été joué
company-waitsFor = On attend { $names }
company-waits = On attend les autres
company-agree = D’accord
company-drop = Laisser tomber
company-leave = Quitter la table
company-close = Fermer la table
company-question-leave = Quitter la table ?
company-question-leaveText = Ta place devient libre. Si une donne est en cours, un bot continue à ta place.
company-question-close = Fermer la table pour tout le monde ?
company-question-closeText = La table se ferme pour toutes les personnes présentes. Ce qui a été joué reste dans ta liste des parties passées.
company-question-yes = Quitter
company-question-yesClose = Fermer
company-question-no = Rester
company-again = Rejouer avec les mêmes
company-askAgain = Demander une autre partie
company-askedAgain = { $name } sait que tu veux rejouer.
company-hostDeals = { $name } peut redistribuer.

## news

news-sits = { $name } prend place.
news-watches = { $name } regarde.
news-left = { $name } quitte la table.
news-back = { $name } est de retour.
news-paused = Pause : { $name }.
news-goesOn = La partie reprend.
news-wantsAgain = { $name } voudrait une autre partie.
news-asksBack = { $name } veut reprendre un coup.
news-tookBack = { $name } a repris un coup.
news-notBack = Le coup est maintenu.
news-emote = { $name } : { $emote }
news-you = Toi
news-youPaused = Tu as mis la partie en pause.
news-youLate = Tu mets longtemps à jouer : les autres peuvent laisser jouer un bot.
news-youPlayAgain = C’est de nouveau toi qui joues.
news-tooLate = Ton coup est arrivé trop tard : un bot avait déjà joué pour toi.
news-tooLateCards =
    { COUNT($instead) ->
        [0] Trop tard pour { FORM($cards, is: "the") } : un bot avait déjà joué pour toi.
       *[other] Trop tard pour { FORM($cards, is: "the") } : le bot a joué { FORM($instead, is: "the") }.
    }

## missed

missed-cards = Pendant ton absence, un bot a joué { FORM($cards, is: "the") } pour toi.
missed-bot =
    { $count ->
        [one] Pendant ton absence, un bot a joué un coup pour toi.
       *[other] Pendant ton absence, un bot a joué { $count } coups pour toi.
    }
missed-moves =
    { $count ->
        [one] Un coup a été joué pendant ton absence.
       *[other] { $count } coups ont été joués pendant ton absence.
    }
missed-show = Voir les coups

## turn

turn-title = ● À toi — { $game }
turn-notice = À toi de jouer — { $game }
turn-switch = Me prévenir quand c’est à moi de jouer
turn-switchHelp = Quand cette page est en arrière-plan. Pour cela, le navigateur te demande ta permission.
turn-refused = Le navigateur n’autorise pas les notifications de cette page. Tu peux changer cela dans ses réglages pour ce site.

## emote

emote-smile = Sourire
emote-laugh = Rire
emote-wow = Oh !
emote-sad = Tristesse
emote-thumb = Pouce levé
emote-clap = Bravo
emote-think = Hmm
emote-heart = Cœur

## ended

ended-closed = L’hôte a fermé la table.
ended-left = Tu as quitté la table.
ended-other-version = Cette page et celle de l’hôte n’ont pas la même version. Il faut recharger les deux pour avoir la plus récente.
ended-full = Toutes les places sont prises, et personne ne peut regarder.
ended-old-link = Ce lien n’est plus valable. Demande le nouveau à l’hôte.
ended-cut-off = L’hôte t’a fait quitter la table.
ended-elsewhere = Ta place est prise dans une autre fenêtre ou sur un autre de tes appareils.
ended-bad-host = L’hôte a envoyé quelque chose que cette page ne reconnaît pas.
ended-bad-invite = Ce n’est pas une invitation à une table, ou il en manque une partie. Demande le lien encore une fois.
ended-not-secure = On ne peut jouer entre amis qu’à une adresse sécurisée (https), et cette page n’en a pas.
ended-no-wire = Cette table est inaccessible d’ici : ce site n’a pas de relais, ou ce navigateur ne peut pas relier ses fenêtres.
ended-resting = Ta table entre amis n’est plus ouverte, car sa page a été fermée. Rouvre-la, et tes amis pourront revenir par le même lien.
ended-reload = Recharger
ended-reloading = La nouvelle version arrive…
ended-own = Retour à ma table
ended-here = S’asseoir ici
ended-tryAgain = Réessayer

## tables

tables-title = Tes tables
tables-none = Il n’y en a plus.
tables-backTo = Retour à la table : { $table }

## wins

wins-title = Parties gagnées entre vous
wins-of = { $name } { $won }
wins-help = Comptées sur cet appareil, pour les parties jouées entre ces personnes et personne d’autre.

## found

found-checking = Ton appareil vérifie cette partie…
found-fair = Ton appareil a vérifié cette partie : la part de chacun est entrée dans le mélange, personne n’a pu choisir les cartes, et tout s’est passé selon les règles.
found-late = Ton appareil a vérifié cette partie : tout s’est passé selon les règles. Il n’était pas à la table au moment du mélange et ne peut donc rien en dire.
found-unpledged = Ton appareil a vérifié cette partie : tout s’est passé selon les règles. L’hôte n’avait pas pris d’engagement avant la donne, ton appareil ne peut donc rien dire du mélange.
found-otherLines = Quelque chose ne va pas : l’enregistrement de l’hôte montre une autre partie que celle que tu as vue.
found-otherRules = Quelque chose ne va pas : selon les règles, la partie se serait jouée autrement.
found-otherSeed = Quelque chose ne va pas : les cartes ne viennent pas de la graine sur laquelle l’hôte s’était engagé.
found-otherShares = Quelque chose ne va pas : les cartes ont été mélangées sans la part de chacun.
found-host = Les appareils de tes amis vérifient maintenant cette partie.

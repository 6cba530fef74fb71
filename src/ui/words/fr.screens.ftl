# Ce que disent les écrans par-dessus la table, en français.
#   seed – graine ; commitment – engagement ; salt – sel ; cut – couper ; review – analyse ; replay – relecture

## entries: the menu

entries-title = Menu
entries-newGame = Nouvelle partie
entries-rules = Règles
entries-settings = Réglages
entries-pastGames = Parties passées
entries-help = Touches et aide
entries-save = Enregistrer la partie en cours
entries-open = Revoir une partie à partir d’un fichier
entries-play = Jouer
entries-table = Cette table
entries-you = Toi
entries-more = Plus
entries-fullScreen = Plein écran
entries-window = Quitter le plein écran
entries-onShelf = { $count } jeux
entries-inARow =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours d’affilée
    }
entries-newGameHelp = Joueurs, règles, niveau
entries-friendsHelp = Un lien, sans compte
entries-won = { $percent } % gagnées
entries-moreHelp = Problèmes, donne équitable, touches

## puzzles: the way to their screen (its words are in fr.puzzles.ftl)

puzzles-open = Problèmes
puzzles-like = Problèmes du même genre
puzzles-all = Problèmes
puzzles-solved = Résolus : { $solved } sur { $all }

## day

day-title = Donne du jour
day-heading = Les donnes du { $date }
day-lead = Les mêmes cartes pour tous, une fois par jour et par jeu.
day-intro-1 = Chaque jeu a une donne par jour. Elle ne dépend que de la date : tout le monde, partout, reçoit les mêmes cartes, et aucun réseau n’est nécessaire. La date est celle de Greenwich (UTC).
day-intro-2 = La table est toujours la même : les règles habituelles, le nombre de joueurs habituel, toi à la première place, des bots du niveau « Habitué ». Ton premier essai compte ; tout ce qui suit est de l’entraînement.
day-intro-3 = La référence est ce que des bots tirent de tes cartes en moyenne : ton appareil joue la donne 16 fois, avec à ta place, tour à tour, un habitué et un novice.
day-intro-4 = Ces donnes ne font pas l’objet d’un engagement comme les autres : la date est connue de tous, et n’importe qui pourrait donc calculer les cartes à l’avance.
day-more = Comment ça marche
day-play = Jouer
day-again = S’entraîner
day-of = { $action } : { $game }
day-open = Pas encore jouée
day-begun = Commencée, pas finie
day-calendar = Calendrier
day-earlier = Mois précédent
day-later = Mois suivant
day-on = { $date } : { $marks }
day-marks-none = pas jouée
day-marks-played = jouée
day-marks-won = gagnée
day-marks-kept = référence ou mieux
day-row =
    { $now ->
        [0] Pas de série en ce moment ; la plus longue : { $longest }
        [one] Série : { $now } jour ; la plus longue : { $longest }
       *[other] Série : { $now } jours ; la plus longue : { $longest }
    }
day-badge = Un point sur l’icône
day-badgeHelp = Si tu as installé cette page, son icône porte un point tant que tu n’as commencé aucune donne du jour. Le point est mis à jour quand tu ouvres ou quittes la page.
day-outcome =
    { $won ->
        [yes] gagné
       *[no] pas gagné
    }
day-you =
    { $points ->
        [none] Toi : { day-outcome }
       *[other] Toi : { $points }, { day-outcome }
    }
day-par =
    { $points ->
        [none] Référence : { day-parWins }
       *[other] Référence : { $points }, { day-parWins }
    }
day-parWins = gagné dans { $percent } des cas
day-better = Mieux que la référence
day-same = Exactement la référence
day-worse = Moins bien que la référence
day-searching = Les bots jouent la même donne… { $percent } %
day-failed = La référence n’a pas pu être établie sur cet appareil.
day-practice = C’était de l’entraînement : seul compte le premier essai du jour.
day-undone = Un coup a été repris : cela compte comme entraînement.
day-hints =
    { $count ->
        [one] { $count } conseil
       *[other] { $count } conseils
    }
day-share = Partager
day-copy = Copier le résultat
day-given = C’est une donne du jour. Sa graine est la date, la même pour tous : il n’y a pas eu d’engagement, et n’importe qui pourrait calculer ses cartes à l’avance.
day-copied = Le résultat est copié.
day-copyThis = Voici le résultat, à copier :
day-line = { $game }, donne du jour, { $date }

## statistics

statistics-title = Statistiques
statistics-intro = Comptées sur cet appareil seulement ; rien n’est envoyé nulle part. Un fichier enregistré contient tout et peut être ajouté sur un autre appareil : les parties connues des deux ne comptent qu’une fois.
statistics-several = Les parties à plusieurs comptent aussi, sous « { statistics-level-people } », pour qui les a commencées ou jouées sur cet appareil.
statistics-none = Aucune partie n’est encore finie.
statistics-notKept = Ce navigateur n’enregistre rien : ces chiffres durent jusqu’à la fermeture de la page.
statistics-summary =
    { $count ->
        [one] { $count } partie, { $won } gagnée
       *[other] { $count } parties, { $won ->
            [one] { $won } gagnée
           *[other] { $won } gagnées
        }
    }
statistics-hints =
    { $count ->
        [one] { $count } conseil demandé en tout
       *[other] { $count } conseils demandés en tout
    }
statistics-level-alone = En solitaire
statistics-level-mixed = Bots de plusieurs niveaux
statistics-level-people = Avec d’autres personnes
statistics-house = Règles maison : { $name }
statistics-caption = { $level } · { $options }
statistics-games = Parties
statistics-won = Gagnées
statistics-drawn = Nulles
statistics-deals = Donnes
statistics-best = Meilleur résultat
statistics-worst = Pire résultat
statistics-average = Résultat moyen
statistics-streak = Victoires d’affilée en ce moment
statistics-longest = Plus longue série de victoires
statistics-told = { $count } résultats : le meilleur { $best }, le pire { $worst }, en moyenne { $average }, le dernier { $last }.
statistics-toldWins =
    { $count } parties, dont { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }. La dernière est { $last ->
        [won] gagnée
        [drawn] nulle
       *[lost] perdue
    }.
statistics-tooFew = Après trois parties, la courbe de tes résultats apparaît ici.
statistics-line = Tes résultats l’un après l’autre : un point plein est une victoire, les tirets sont la moyenne.
statistics-lineLow = Tes résultats l’un après l’autre, le moins de points en haut : un point plein est une victoire, les tirets sont la moyenne.
statistics-lineWins = Une marche de plus par victoire, une de moins par défaite ; un point plein est une victoire.
statistics-apart = Comptées à part
statistics-hinted = Avec conseils
statistics-practice = Avec des coups repris
statistics-again = Encore la même donne
statistics-wonOf = { $won } sur { $of } gagnées
statistics-share = { $count } ({ $percent } %)
statistics-days = Donnes du jour
statistics-daysSummary =
    { $played ->
        [one] { $played } jouée, { $better } mieux que la référence
       *[other] { $played } jouées, { $better } mieux que la référence
    }
statistics-save = Enregistrer le fichier
statistics-take = Ajouter un fichier
statistics-taken = Le fichier est ajouté. Les parties déjà connues ne comptent qu’une fois.
statistics-refused-no-counts = Ce fichier ne contient pas de statistiques de cette table. Rien n’a été changé.
statistics-refused-too-large = Ce fichier est trop gros pour des statistiques de cette table : 10 Mo au plus. Rien n’a été changé.
statistics-refused-later-counts = Ce fichier vient d’une version plus récente de cette table. Rien n’a été changé.
statistics-unreadable = Ce fichier n’a pas pu être lu. Rien n’a été changé.
statistics-failed = La table n’a pas répondu. Réessaie.
statistics-erase = Effacer
statistics-erased = Les statistiques sont effacées.
statistics-question-title = Effacer toutes les statistiques ?
statistics-question-text = Tout ce qui a été compté sur cet appareil sera effacé. Les parties passées restent. Seul un fichier enregistré auparavant permet de tout retrouver.
statistics-question-yes = Effacer
statistics-question-no = Garder

## shelf

shelf-title = Jeux
shelf-facts =
    { $most ->
        [one] { $players } joueur · { $minutes } min
       *[other] { $players } joueurs · { $minutes } min
    }
shelf-choose = { $game } : choisir les joueurs et les règles maison
shelf-goOn = Reprendre
shelf-learn = Apprendre · { $minutes } min
shelf-learning = Étape { $done } sur { $all }
shelf-learnt = Appris
shelf-learnOf = { $game } : apprendre en { $minutes } minutes environ

## home

home-left = Partie en cours
home-row =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours d’affilée
    }
home-fresh = À découvrir
home-half = À moitié appris
home-waits = Partie en cours
home-facts = { $players } · { $minutes } min
home-about = { $game } : tout savoir
home-back = Retour à tous les jeux

## newGame

newGame-title = Nouvelle partie
newGame-game = Jeu
newGame-change = Changer
newGame-preset = Type de partie
newGame-own = Personnalisé
newGame-ownHelp = Selon les choix ci-dessous
newGame-seats = Joueurs
newGame-bots = Bots
newGame-people = À la table
newGame-oneMore = Une place de plus
newGame-oneFewer = Une place de moins
newGame-me = Moi
newGame-friend = Un ami ici
newGame-name = Nom
newGame-nameOf = Nom : { $seat }
newGame-portraitOf = Portrait : { $seat }
newGame-player = Joueur { $n }
newGame-friends = L’appareil passe de main en main. Pendant ce temps, un rideau cache toutes les cartes ; les boutons d’annonce restent là pour tous.
newGame-details = Règles maison
newGame-on = Oui
newGame-off = Non
newGame-random = Au hasard
newGame-less = Moins : { $label }
newGame-more = Plus : { $label }
newGame-between = De { $min } à { $max }.
newGame-reason = { $labels } : { $reason }
newGame-value = { $label } : { $value }
newGame-notAtSeats =
    { $seats ->
        [1] Pas en solo
       *[other] Pas à { $seats } joueurs
    }
newGame-needs = Exige « { $label } » : { $value }
newGame-idleWith = Ne change rien avec « { $label } » : { $value }
newGame-begin = Distribuer
newGame-about =
    { $minutes ->
        [one] { newGame-begin } · environ { $minutes } minute
       *[other] { newGame-begin } · environ { $minutes } minutes
    }

## leave

leave-title = Quitter cette donne ?
leave-text = Une nouvelle partie vide la table. Ce qui a été joué reste dans la liste des parties passées.
leave-yes = Nouvelle partie
leave-no = Continuer à jouer

## rules

rules-title = Règles
rules-of = { $game } · { rules-title }
rules-inForce = Les règles en vigueur à cette table.
rules-show = Montre-moi
rules-showClause = Montre-moi { $clause }
rules-back = Retour aux règles
rules-elsewhere = Cette partie a d’autres options que ta table : la règle y est donc un peu différente.
rules-here = Voici le moment.
rules-open = Voir la règle

## settings

settings-title = Réglages
settings-note = La table change au fil de tes choix
settings-table = Table
settings-play = Rythme et aide
settings-access = Accessibilité
settings-language = Langue
settings-speed = Vitesse des cartes
settings-speeds-1 = 1×
settings-speeds-2 = 2×
settings-speeds-4 = 4×
settings-speeds-0_5 = ½×
settings-speeds-at-once = Immédiate
settings-sound = Son
settings-volume = Volume
settings-deck = Cartes
settings-decks-two-colour = Deux couleurs
settings-decks-four-colour = Quatre couleurs
settings-decks-large-index = Grands index
settings-back = Dos des cartes
settings-backs-asanoha-indigo = Feuille de chanvre, indigo
settings-backs-asanoha-crimson = Feuille de chanvre, cramoisi
settings-backs-seigaiha-teal = Vagues, bleu canard
settings-backs-plain-charcoal = Uni, anthracite
settings-portrait = Toi à la table
settings-portraitHelp = À ta place, ici et entre amis.
settings-portraits-grandmother = Grand-mère
settings-portraits-carpenter = Charpentier
settings-portraits-student = Lycéenne
settings-portraits-skipper = Capitaine
settings-portraits-singer = Chanteuse
settings-portraits-trumpeter = Trompettiste
settings-portraits-marquise = Marquise
settings-portraits-professor = Professeur
settings-portraits-aunt = Tante
settings-portraits-uncle = Oncle
settings-portraits-redhead = Rousse
settings-portraits-skater = Skateur
settings-portraits-dancer = Danseuse
settings-portraits-doctor = Médecin
settings-portraits-baker = Boulanger
settings-portraits-clerk = Employé
settings-portraits-neighbour = Voisine
settings-portraits-cat = Chat
settings-portraits-fox = Renard
settings-portraits-initial = Initiale
settings-cloth = Tapis
settings-cloths-green = Vert
settings-cloths-indigo = Indigo
settings-cloths-burgundy = Bordeaux
settings-cloths-slate = Ardoise
settings-callWindow = Temps pour annoncer
settings-callWindowHelp = Combien de temps les bots attendent que tu annonces ou contestes.
settings-callWindows-3 = 3 secondes
settings-callWindows-10 = 10 secondes
settings-callWindows-go-on = Jusqu’à l’appui sur « Continuer »
settings-pace = Réflexion des bots
settings-paceHelp = Comptée à partir du moment où plus rien ne bouge. Une réponse hors de son tour prend au moins 0,6 seconde.
settings-paces-0 = 0 s
settings-paces-1 = 1 s
settings-paces-2 = 2 s
settings-paces-at-once = Immédiat
settings-paces-0_5 = 0,5 s
settings-paces-1_5 = 1,5 s
settings-hints = Conseils
settings-hintsHelp = Une lampe à côté de la consigne te dit ce que tu pourrais faire, et pourquoi. Les conseils sont comptés.
settings-offers-first = Tant que j’apprends un jeu
settings-offers-true = Toujours
settings-offers-false = Jamais
settings-coach = Coach
settings-coachHelp = Te demande une fois confirmation avant un coup qui coûte cher, et dit ce qui est mieux. La partie compte comme une partie avec conseils.
settings-assist = Annoncer pour moi
settings-assistHelp = L’annonce se fait d’elle-même : tu ne l’oublies jamais.
settings-forced = Jouer les coups forcés
settings-forcedHelp = Quand il n’y a qu’une chose à faire, elle se fait d’elle-même au bout d’une demi-seconde.
settings-motion = Mouvement
settings-motions-system = Comme le système
settings-motions-on = Complet
settings-motions-off = Réduit
settings-leftHand = Table pour gauchers
settings-theme = Couleurs
settings-themes-system = Comme le système
settings-themes-light = Papier
settings-themes-dark = Nuit
settings-wordsPanel = Montrer la table en texte
settings-shortcuts = Raccourcis à une touche
settings-refused = Ce navigateur n’enregistre rien : ces réglages durent jusqu’à la fermeture de la page.

## elsewhere

elsewhere-title = Cette partie est ouverte dans un autre onglet
elsewhere-text = Elle se joue dans un seul onglet à la fois, pour qu’aucun coup ne se perde.
elsewhere-here = Jouer ici

## ownTab

ownTab-full = Ouvrir ma partie dans un onglet à part
ownTab-short = Onglet à part
ownTab-help = Ouvre cette partie, telle qu’elle est, dans un onglet à part

## pastGames

pastGames-title = Parties passées
pastGames-none = Aucune partie n’a encore été jouée jusqu’au bout.
pastGames-running = Sur la table en ce moment
pastGames-won = Tu as gagné
pastGames-lost = Victoire : { $names }
pastGames-drawn = Pas de vainqueur
pastGames-unfinished = Pas finie
pastGames-watch = Revoir
pastGames-save = Enregistrer dans un fichier
pastGames-forget = Supprimer
pastGames-forgotten = La partie est supprimée.
pastGames-gone = Cet enregistrement n’existe plus.
pastGames-of = { $action } : { $game }, { $time }

## botCheck

botCheck-title = Vérifier les bots
botCheck-asking = On montre de nouveau à chaque bot ce que sa place pouvait voir, et on lui repose la question… { $percent } %
botCheck-same =
    { $choices ->
        [1] Un seul choix de cette partie a été fait par un bot. On le lui a redemandé, d’après ce que sa place pouvait voir, et il a fait le même.
       *[other] On a redemandé aux bots leurs { $choices } choix, chacun d’après ce que sa propre place pouvait voir. Chaque fois, ils ont fait le même.
    }
botCheck-none = Aucun bot n’a eu de choix à faire dans cette partie.
botCheck-other = Ligne { $line } : d’après ce qui y était visible pour { $name }, ce bot fait un autre choix.
botCheck-notOver = Cette partie n’est pas finie. Ses bots pourront être vérifiés quand elle le sera.
botCheck-view = Cet enregistrement contient ce qu’une seule place a vu. Seul un enregistrement complet peut être vérifié.
botCheck-stop = Arrêter

## replay

replay-title = Relecture
replay-leave = Retour à la table
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Une étape en avant
replay-last = À la fin
replay-deal = Donne
replay-dealNumber = Donne { $n }
replay-speed = Vitesse
replay-eyes = Vue
replay-everybody = Toutes les cartes
replay-person = Joueur
replay-position = Position
replay-step = Étape { $n } sur { $all }
replay-partly = Cet enregistrement contient ce qu’une seule place a vu ; les autres cartes restent cachées.
replay-line =
    { $n ->
        [0] { CAPITAL($text) }
       *[other] Ligne { $n } : { $text }
    }
replay-troubles-not-json = ce n’est pas une ligne d’un enregistrement de partie.
replay-troubles-not-a-line = cette ligne n’a pas sa place dans un enregistrement de partie.
replay-troubles-wrong-order = cette ligne ne peut pas se trouver ici.
replay-troubles-unknown-game = ce jeu ne se joue pas à cette table.
replay-troubles-bad-setup = ces joueurs ou ces règles ne conviennent pas au jeu.
replay-troubles-bad-deck = les cartes ne sont pas celles de ce jeu.
replay-troubles-illegal-act = ce coup n’était pas permis.
replay-troubles-differs = d’après les règles, il se serait passé autre chose ici.
replay-troubles-unknown-bot = ce bot, ou cette version du bot, n’existe pas ici.
replay-troubles-other-choice = un bot aurait fait un autre choix ici.
replay-troubles-unfinished = l’enregistrement s’arrête avant la fin de la partie.
replay-troubles-empty = il n’y a rien dans ce fichier.
replay-troubles-damaged = Ce lien a été coupé ou modifié en route.
replay-troubles-newer = Ce lien vient d’une version plus récente de cette table. Recharge la page pour l’obtenir.
replay-troubles-too-long = C’est plus long que n’importe quelle partie.
replay-troubles-not-now = Ce n’est pas possible pour l’instant.
replay-troubles-not-saved = Cette partie n’est plus gardée.
replay-troubles-engine = La table n’a pas répondu. Réessaie.
replay-unreadable = Ce fichier n’a pas pu être lu.
replay-tooLarge = Ce fichier est trop gros pour un enregistrement de partie : 5 Mo au plus.
replay-card = Carte jouée
replay-anyCard = Aller à une carte…
replay-cardAt = { $card } : { $name }, étape { $step }
replay-keys = Les flèches vont pas à pas, Espace lance la lecture, Début et Fin vont aux extrémités, Page préc. et Page suiv. de donne en donne ; 0 montre toutes les cartes, 1 à 9 ce qu’une seule place a vu.
replay-drop = Dépose ici un enregistrement de partie pour le revoir
replay-playOn = Jouer à partir d’ici

## playOn

playOn-title = Jouer à partir d’ici
playOn-intro = Une partie d’entraînement commence à cette étape : tu prends une place, des bots prennent les autres.
playOn-seat = Ta place
playOn-cards = Cartes
playOn-same = Telles quelles
playOn-sameHelp = Chaque carte est là où elle était.
playOn-anew = Redistribuées
playOn-anewHelp = Ce que ta place avait vu reste ; tout le reste est redistribué de façon à correspondre à cela.
playOn-kept = La partie sur ta table reste telle quelle parmi les parties passées.
playOn-begin = Continuer à jouer
playOn-failed = On ne peut pas continuer à partir de cette étape.

## share

share-title = Partager
share-what = À envoyer
share-table = Cette table
share-tableHelp = { $game } avec tes joueurs et tes règles maison. Qui ouvre le lien reçoit de nouvelles cartes.
share-deal = Une donne à essayer
share-dealHelp = Les mêmes cartes, la même place, les mêmes bots : laisse quelqu’un d’autre essayer.
share-newDealHelp = Des cartes que personne n’a encore vues ; tous ceux qui ouvrent le lien reçoivent les mêmes.
share-game = Toute la partie
share-gameHelp = À regarder de la première carte à la dernière.
share-notOver = Cette partie pourra être envoyée quand elle sera finie.
share-notFull = Seul un enregistrement qui montre toutes les cartes peut être envoyé sous forme de lien.
share-tooLong = Cette partie est trop longue pour un lien. Enregistre-la dans un fichier et envoie-le : déposé sur la page, il s’ouvre.
share-step = Ouvrir à cette étape
share-view = Vue
share-link = Lien
share-length =
    { $n ->
        [one] { $n } caractère
       *[other] { $n } caractères
    }
share-copy = Copier
share-copied = Copié.
share-notCopied = La copie n’est pas permise ici : sélectionne le lien et copie-le toi-même.
share-send = Envoyer…
share-file = Enregistrer le fichier
share-qr = Code QR du lien
share-nothingSent = Cette page n’envoie rien elle-même : tout est dans le lien.
share-made = { $app } : { $game }

## sent

sent-title = Une donne à essayer
sent-tableTitle = Une table pour jouer
sent-tableText = { $game }, avec les joueurs et les règles maison de la personne qui l’a envoyée. Les cartes sont nouvelles.
sent-dealText = { $game } : les mêmes cartes, la même place et les mêmes bots pour tous ceux qui ouvrent ce lien.
sent-dayText = { $game }, { $date } : les mêmes cartes pour le monde entier.
sent-gameTitle = Une partie à regarder
sent-gameText = { $game }, de la première carte à la dernière.
sent-results-won = La personne qui l’a envoyée a gagné.
sent-results-lost = La personne qui l’a envoyée n’a pas gagné.
sent-results-drawn = Personne n’a gagné.
sent-text = { $game }, { $seats } joueurs. Jouer cette donne vide ta table ; ce qui a été joué jusqu’ici reste dans la liste des parties passées.
sent-yes = Essayer
sent-no = Continuer à jouer
sent-unfit = Le lien demande une table impossible. En voici une ordinaire.
sent-partly = Le lien n’a pas été compris en entier. La table s’en approche autant que possible.
sent-broken = Le lien n’a pas pu être ouvert. { CAPITAL($text) }

## fairDeal

fairDeal-title = Donne équitable
fairDeal-intro-1 = Avant de distribuer une partie, la table tire une graine secrète et montre son engagement : une suite de chiffres qui correspond à cette graine et à aucune autre. Ensuite tu peux couper, avec des mots à toi qui entrent aussi dans la graine. Ainsi, la table ne peut pas choisir tes cartes, et toi non plus.
fairDeal-intro-2 = Une seule graine donne tous les jeux de cartes et tous les mélanges ultérieurs d’une partie : un seul engagement vaut donc pour toutes ses donnes. Quand la partie est finie, la graine et les mots sont montrés et figurent dans son enregistrement, et chacun peut vérifier qu’ils concordent.
fairDeal-intro-3 = Tout repose sur 256 bits aléatoires tirés par le navigateur et sur le générateur ARC4, dont personne ne sait retrouver l’état à partir de ce qu’il produit : les cartes vues ne disent donc rien des cartes à venir.
fairDeal-running = La partie sur la table
fairDeal-next = La prochaine partie
fairDeal-more = Qu’est-ce qu’une donne équitable ?
fairDeal-commitment = Engagement (SHA-256)
fairDeal-given = Aucun engagement n’a été montré avant la distribution de cette partie : sa graine était déjà connue, ou le navigateur n’a pas pu en produire.
fairDeal-insecure = L’adresse de cette page n’est pas sécurisée (https), le navigateur ne peut donc pas produire d’engagement.
fairDeal-later = Sa graine sera montrée ici quand la partie sera finie.
fairDeal-secret = Secret
fairDeal-salt = Sel
fairDeal-words = Tes mots
fairDeal-fits =
    { $promised ->
        [yes] Tout concorde : le secret et le sel donnent cet engagement, et les jeux de cartes ({ $decks }) et les mélanges ultérieurs ({ $shuffles }) sont ceux de la graine, carte pour carte.
       *[no] Tout concorde : les jeux de cartes ({ $decks }) et les mélanges ultérieurs ({ $shuffles }) sont ceux de la graine, carte pour carte.
    }
fairDeal-anotherDeal = Cela ne concorde pas : la graine donne autre chose que la ligne { $line } de l’enregistrement.
fairDeal-verdicts-another-commitment = Cela ne concorde pas : le secret et le sel donnent un autre engagement.
fairDeal-verdicts-dealt-anew = Une partie d’entraînement, reprise d’une autre : ce qui n’y était pas visible a été redistribué.
fairDeal-verdicts-not-computed = Les cartes sont celles de la graine ; l’engagement ne peut pas être vérifié à une adresse non sécurisée (https).
fairDeal-cut = Couper avec des mots à toi
fairDeal-cutHelp = Jusqu’à { $most } caractères ; ils entrent dans la graine de la prochaine partie.
fairDeal-second = Un second avis
fairDeal-secondHelp = Le vérificateur est un programme à part, écrit d’après une description et rien d’autre. Enregistre la partie et ouvre le fichier dans ce programme ; il marche aussi sans réseau.
fairDeal-verifier = Ouvrir le vérificateur

## again

again-trick = Revoir le dernier pli
again-turn = Revoir les derniers tours
again-lastTrick = Dernier pli
again-lastTurns = Derniers tours
again-shows =
    { $what ->
        [trick] Le dernier pli. Touche l’écran pour continuer.
       *[other] Les derniers tours. Touche l’écran pour continuer.
    }
again-told = Le dernier pli : { $plays }. Continuer.

## order

order-change = Changer l’ordre de ta main
order-lies =
    { $order ->
        [suit] Ta main est rangée par couleur.
        [rank] Ta main est rangée par valeur.
       *[other] Ta main reste comme tu la ranges : fais glisser une carte à sa place.
    }

## scores

scores-none = Aucune donne n’est encore finie.

## help

help-title = Touches et aide
help-touch = Au doigt ou à la souris
help-touches-play = Touche une carte pour la jouer, ou fais-la glisser au milieu.
help-touches-order = Fais glisser une carte dans ta main pour la changer de place.
help-touches-finish = Touche le tapis pendant que des cartes bougent : tout est aussitôt en place.
help-keyboard = Au clavier
help-intro = Tout peut se faire au clavier.
help-off = Les raccourcis à une touche sont désactivés dans les réglages ; Tab, les flèches et Entrée marchent toujours.
help-key = Touche
help-does = Ce qu’elle fait
help-keys-tab = D’un groupe à l’autre : actions, main, coin
help-keys-arrows = D’une carte à l’autre
help-keys-enter = Jouer ou actionner l’élément sélectionné
help-keys-escape = Fermer ce qui est ouvert
help-keys-draw = Piocher ou ramasser
help-keys-call = Annoncer
help-keys-go = Continuer
help-keys-undo = Reprendre un coup
help-keys-menu = Menu
help-keys-sound = Activer ou couper le son
help-keys-words = Table en texte
help-keys-finish = Terminer aussitôt tout mouvement
help-keys-hint = Conseil, si les conseils sont activés
help-keys-why = Pourquoi le dernier bot a joué ainsi
help-keys-rule = La règle qui a interdit une carte
help-keys-again = Revoir le dernier pli ou les derniers tours
help-keys-order = Un autre ordre de la main
help-keys-sheet = Feuille de marque
help-keys-shift = Déplacer la carte, dans une main rangée à ta façon
help-keys-help = Cette page
help-names-tab = Tab
help-names-arrows = ← →
help-names-shift = Maj + ← →
help-names-enter = Entrée, Espace
help-names-escape = Échap
help-about = Pas de compte, pas de publicité. Rien n’est envoyé nulle part, sauf si tu joues avec des amis : alors, à eux seuls. Après une première visite, la table marche sans réseau.

## friends

friends-open = Jouer avec des amis
friends-emotes = Émoticônes des amis
friends-emotesHelp = À une table d’amis : de petits visages et mains à côté des places.

## hint

hint-button = Conseil
hint-name = Un conseil
hint-thinking = Voyons voir…
hint-pass = Laisser passer
hint-do = { $what }.
hint-only = C’est tout ce que tu peux faire.
hint-passing = Intervenir hors de ton tour ne te rapporterait rien pour l’instant.
hint-best = Les autres choix tournent mal plus souvent.
hint-usual = C’est le coup habituel.
hint-wins =
    { $next ->
        [none] Sur 100 donnes comme celle-ci, ce choix en gagne environ { $share }.
       *[other] Sur 100 donnes comme celle-ci, ce choix en gagne environ { $share } ; le meilleur des autres, environ { $next }.
    }
hint-worth =
    { $next ->
        [none] Ce choix vaut environ { $share } sur une échelle de 0, la pire donne, à 100, la meilleure.
       *[other] Ce choix vaut environ { $share } sur une échelle de 0, la pire donne, à 100, la meilleure ; le meilleur des autres vaut environ { $next }.
    }
hint-close = Fermer ce conseil
hint-counted = Comptée comme une partie avec conseils.

## coach

coach-title = C’est vraiment ce que tu veux ?
coach-better = Mieux : { $what }.
coach-back = Reprendre le coup
coach-stand = Jouer quand même

## why

why-of = { $name } : pourquoi ce coup ?
why-short = Pourquoi ?
why-sign = ?
why-thinking = Regardons encore une fois…
why-none = On ne peut rien dire de plus sur ce coup.
why-did = { $name } : { $what }.
why-knew = Ce que le bot savait
why-sawHand =
    { $own ->
        [1] L’unique carte de sa main
       *[other] Les { $own } cartes de sa main
    } et { $seen ->
        [one] { $seen } autre, visible ou déjà vue de tous
       *[other] { $seen } autres, visibles ou déjà vues de tous
    }. Cartes qu’il ne voyait pas : { $unseen }.
why-saw =
    { $seen ->
        [one] { $seen } carte visible ou déjà vue de tous
       *[other] { $seen } cartes visibles ou déjà vues de tous
    }. Cartes qu’il ne voyait pas : { $unseen }.
why-weighed = Ce que le bot a pesé
why-byChance = Ce bot joue n’importe quel coup permis, au hasard.
why-byRule = Ce bot suit des règles simples et ne calcule pas à l’avance.
why-ahead = Le bot a calculé à l’avance et a joué la suite de la donne { $times } fois en pensée.
why-only = Rien d’autre n’était possible.
why-reflex = C’est une réponse automatique : il n’y avait rien à peser.
why-outside = Sa main reste secrète tant que dure la donne. Vu de ta place, cela ressemble à ceci :
why-unclear = Vu de ta place, on ne peut pas dire ce que valait ce coup.
why-wins = Sur 100 donnes comme celle-ci, ce coup en gagne environ { $share } ; le meilleur des autres choix, pour autant que tu puisses en juger, environ { $next }.
why-worth = Sur une échelle de 0, la pire donne, à 100, la meilleure, ce coup vaut environ { $share } ; le meilleur des autres choix, pour autant que tu puisses en juger, environ { $next }.
why-all = Ses choix possibles, chacun estimé de 0 à 100 :
why-chosen = (choisi)

## review

review-button = Analyse
review-title = Analyse de la donne
review-of = Choix de
review-heldBy = { $name } avait : { $cards }
review-searching = Examen de tes choix : { $done } sur { $of }
review-cancel = Arrêter
review-again = Refaire l’analyse
review-stopped = L’analyse a été arrêtée.
review-fine = D’après le calcul, aucun de tes choix ne t’a coûté quoi que ce soit.
review-costly = Ce qui a coûté le plus, calculé d’après ce que tu pouvais voir :
review-held = Ta main : { $cards }
review-played = Ton choix
review-better = Mieux
review-scaleWins = Les chiffres disent combien de donnes comme celle-ci tu gagnes sur 100 après chaque choix, pour autant qu’on puisse le prévoir.
review-scaleWorth = Les chiffres disent ce que vaut la donne après chaque choix, de 0, la pire, à 100, la meilleure.
review-costWins =
    { $share ->
        [one] A coûté environ { $share } victoire sur 100 donnes comme celle-ci
       *[other] A coûté environ { $share } victoires sur 100 donnes comme celle-ci
    }
review-costWorth =
    { $share ->
        [one] A coûté environ { $share } point sur une échelle de 0 à 100
       *[other] A coûté environ { $share } points sur une échelle de 0 à 100
    }
review-tryAgain = Réessayer ici
review-onFelt = Voir la table
review-tryAgainAt = Réessayer ici : choix { $n }
review-kept = Une partie d’entraînement commence à ce choix, contre les mêmes bots. Cette partie-ci reste telle quelle parmi les parties passées.

## hotSeat: several people at one device

hotSeat-pass = Passe l’appareil à { $name }
hotSeat-passHelp = L’écran est maintenant pour { $name } : personne d’autre ne doit le voir.
hotSeat-iAm = Je suis { $name }
hotSeat-turn = À { $name } de jouer
hotSeat-since = Depuis la dernière fois
hotSeat-takeBack = { $name } reprend son coup
hotSeat-calls = Annonces
hotSeat-call = { $name } : { $action }
hotSeat-look = Tout le monde regarde ses cartes, pour que personne ne sache à qui la question s’adressait.
hotSeat-agree = Accord nécessaire : { $names }
hotSeat-agreeText = { $name } veut reprendre un coup.
hotSeat-agrees = { $name } est d’accord
hotSeat-no = Non, on continue
hotSeat-practiceHelp = Un coup a été repris ou un conseil donné : cette partie compte comme entraînement pour tous.

## ending: what stands at a result beside its words

ending-won = Belle partie, bien gagnée.
ending-lost = Bien joué malgré tout : { rank-of-place } place sur { $seats }.
ending-onward = { CAPITAL(rank-of-place) } place sur { $seats } ; la prochaine donne remet tout en jeu.
# La première, la deuxième… place.
rank-of-place =
    { $place ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] { $place }e
    }
ending-pull = Afficher tout le résultat
ending-fold = Réduire le résultat
ending-after = Après la donne { $deal }
ending-title = Classement
ending-place = Place
ending-name = Nom
ending-hand = Main
ending-change = Cette donne

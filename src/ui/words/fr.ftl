# Ce que dit la page autour de la table, en français. Termes : voir src/games/face/words/fr.ftl.
#   hint – conseil ; record – enregistrement ; practice – entraînement

# A card, a suit, or a list of names, by itself.
named = { $thing }

## app

app-title = Page One
app-tagline = Une table de jeux de cartes
app-page = { $game } — { app-tagline }
app-trouble = Un problème est survenu. Recharge la page pour retrouver la table.
app-notices-not-kept = Ce navigateur n’enregistre rien : les parties et les réglages durent jusqu’à la fermeture de la page.
app-notices-save-unreadable = La partie sauvegardée n’a pas pu être ouverte et a été mise de côté. En voici une nouvelle.
app-notices-engine-failed = La partie n’a pas pu être reprise. En voici une nouvelle.
app-noFelt = Ce navigateur ne peut pas dessiner la table : la voici donc en texte. Tout peut se jouer sous cette forme.
app-unknown = Cet élément de la table n’a pas pu être chargé. Réessaie.
app-offline = Tu es hors ligne, et cet élément de la table n’est pas encore chargé. Réessaie quand tu seras en ligne.
app-gone = Il y a une nouvelle version de la table, et cet élément de l’ancienne n’existe plus. Recharge la page pour continuer.
app-noLanguage = La langue « { $language } » n’a pas pu être chargée. Choisis-la de nouveau ou recharge la page.

## Bots

kind-random = Hasard
    .help = Joue n’importe quoi
kind-beginner = Novice
    .help = Connaît les règles, oublie parfois d’annoncer ou joue à la légère
kind-plain = Habitué
    .help = Joue selon des règles simples
kind-thinker = Stratège
    .help = Calcule un peu à l’avance
kind-master = Maître
    .help = Calcule loin et prend son temps

## table

table-hand = Ta main
table-yourTurn = À toi
table-turn = joue
table-dealer = donneur
table-said = a dit « { $words } »
table-actions = Ce que tu peux faire
table-goOn = Continuer
table-goOnHelp = Laisser passer et continuer
table-undoHelp = Reprendre mon dernier coup
table-required = Il faut fournir à { $suit }
table-cannot = { $card }, injouable maintenant : { $why }
table-choose = Choisir { FORM($card, is: "the") } comme prochaine carte
table-unchoose = { CAPITAL(FORM($card, is: "the")) } : prochaine carte à jouer ; appuie pour y renoncer
table-howToPlay = Comment jouer { FORM($card, is: "the") }
table-which = Que choisis-tu ?
table-rowsUp = Rangées plus haut
table-rowsDown = Rangées plus bas
table-never = Annuler
table-practice = Entraînement
table-practiceHelp = Un coup a été repris dans cette partie : elle compte comme entraînement.
table-close = Fermer
table-dismiss = Fermer ce message

## lessons

lessons-name = Une courte leçon
lessons-of = { $n } sur { $all }
lessons-next = Suivant
lessons-done = Compris
lessons-skip = Tout passer

## twin

twin-name = La table en texte
twin-toggle = Table en texte
twin-seats = Places
twin-yourTurn = à toi de jouer
twin-seat =
    { $kind ->
        [none] { $name } : { $parts }
       *[other] { $name } ({ $kind }) : { $parts }
    }
twin-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
twin-played = { $name } : { $card }
twin-nothing = rien encore
twin-pile =
    { $count ->
        [0] { $place } : rien
       *[other] { $place } : { twin-cards }
    }
twin-place =
    { $number ->
        [0] { $place }
       *[other] { $place } { $number }
    }
twin-spot =
    { COUNT($cards) ->
        [0] { twin-place }
       *[other] { twin-place } : { $cards }
    }
twin-scores = Scores
twin-score = { $name } : { $points }
twin-yourCards = Tes cartes
twin-log = Ce qui s’est passé
twin-hidden = une carte cachée

## corner

corner-menu = Menu
corner-muteHelp = Couper le son
corner-unmuteHelp = Activer le son

## result

result-nextDeal = Donne suivante
result-again = Rejouer
result-newGame = Nouvelle partie
result-save = Enregistrer la partie
result-watch = Revoir
result-share = Partager
result-update = Une nouvelle version est prête
result-restart = Redémarrer

## sheet

sheet-title = Feuille de marque
sheet-deal = Donne
sheet-total = Total
sheet-details = Le détail de la dernière donne
sheet-chips = { $from } → { $to } : { $chips }

## menu

menu-resume = Retour à la table
menu-games = Tous les jeux
menu-back = Retour au menu
menu-close = Fermer

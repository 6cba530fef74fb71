# What the page says around the table, in English. Terms: see src/games/face/words/en.ftl.

# A card, a suit, or a list of names, by itself.
named = { $thing }

## app

app-title = Page One
app-tagline = A table for card games
app-page = { $game } — { app-tagline }
app-trouble = Something went wrong. Reloading the page brings the table back.
app-notices-not-kept = This browser is not saving anything: games and settings last until the page is closed.
app-notices-save-unreadable = The saved game could not be opened and was set aside. Here is a new one.
app-notices-engine-failed = The game could not be resumed. Here is a new one.
app-noFelt = This browser cannot draw the table, so here it is in words. Everything can be played from here.
app-unknown = This part of the table could not be loaded. Please try again.
app-offline = You are offline, and this part of the table has not been loaded yet. Please try again when you are online.
app-gone = There is a new version of the table, and this part of the old one is gone. Reload the page to go on.
app-noLanguage = { $language } could not be loaded. Choose it again, or reload the page.

## Bots

kind-random = Random
    .help = Plays anything
kind-beginner = Newcomer
    .help = Knows the rules; sometimes forgets to call or plays carelessly
kind-plain = Steady
    .help = Plays by simple rules
kind-thinker = Thinker
    .help = Looks a little ahead
kind-master = Master
    .help = Looks far ahead and takes its time

## table

table-hand = Your hand
table-yourTurn = Your turn
table-turn = to play
table-dealer = dealer
table-said = said “{ $words }”
table-actions = What you can do
table-goOn = Continue
table-goOnHelp = Do nothing and continue
table-undoHelp = Take back my last move
table-required = { CAPITAL($suit) } must be followed
table-cannot = { $card }, cannot be played now: { $why }
table-choose = Choose { FORM($card, is: "the") } to play next
table-unchoose = { CAPITAL(FORM($card, is: "the")) } will be played next; press to take that back
table-howToPlay = How to play { FORM($card, is: "the") }
table-which = Which?
table-rowsUp = Rows further up
table-rowsDown = Rows further down
table-never = Never mind
table-practice = Practice
table-practiceHelp = A move was taken back in this game, so it counts as practice.
table-close = Close
table-dismiss = Dismiss this message

## lessons

lessons-name = A short lesson
lessons-of = { $n } of { $all }
lessons-next = Next
lessons-done = Got it
lessons-skip = Skip all

## twin

twin-name = The table in words
twin-toggle = Table in words
twin-seats = Seats
twin-yourTurn = your turn
twin-seat =
    { $kind ->
        [none] { $name }: { $parts }
       *[other] { $name } ({ $kind }): { $parts }
    }
twin-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
twin-played = { $name }: { $card }
twin-nothing = nothing yet
twin-pile =
    { $count ->
        [0] { $place }: empty
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
twin-scores = Scores
twin-score = { $name }: { $points }
twin-yourCards = Your cards
twin-log = What happened
twin-hidden = a hidden card

## corner

corner-menu = Menu
corner-muteHelp = Switch sound off
corner-unmuteHelp = Switch sound on

## result

result-nextDeal = Next deal
result-again = Play again
result-newGame = New game
result-save = Save record
result-watch = Watch again
result-share = Share
result-update = A new version is ready
result-restart = Restart now

## sheet

sheet-title = Score sheet
sheet-deal = Deal
sheet-total = Total
sheet-details = How the last deal was scored
sheet-chips = { $from } → { $to }: { $chips }

## menu

menu-resume = Back to the table
menu-games = All games
menu-back = Back to the menu
menu-close = Close

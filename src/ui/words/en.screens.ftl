# What the screens over the table say, in English.

## entries: the menu

entries-title = Menu
entries-newGame = New game
entries-rules = Rules
entries-settings = Settings
entries-pastGames = Past games
entries-help = Keys and help
entries-save = Save the current game’s record
entries-open = Watch a record from a file
entries-play = Play
entries-table = This table
entries-you = You
entries-more = More
entries-fullScreen = Full screen
entries-window = Leave full screen
entries-onShelf = { $count } on the shelf
entries-inARow =
    { $days ->
        [one] { $days } day
       *[other] { $days } days in a row
    }
entries-newGameHelp = Players, rules, level
entries-friendsHelp = One link, no account
entries-won = { $percent }% won
entries-moreHelp = Puzzles, fair deal, keys

## puzzles: the way to their screen (its words are in en.puzzles.ftl)

puzzles-open = Puzzles
puzzles-like = Puzzles like this
puzzles-all = Puzzles
puzzles-solved = { $solved } of { $all } solved

## day

day-title = Deal of the day
day-heading = Deals for { $date }
day-lead = The same cards for everybody, once a day for each game.
day-intro-1 = Every game has one deal a day. It depends only on the date, so everybody in the world gets the same cards, and no network is needed. Dates follow Greenwich time (UTC).
day-intro-2 = The table is always the same: the usual rules, the usual number of players, and you in the first seat against steady bots. Your first attempt counts; any later one is practice.
day-intro-3 = Par is what bots make of your cards on average: your device plays the deal 16 times, with a steady bot and a newcomer taking turns in your seat.
day-intro-4 = These deals come without a commitment: everybody knows the date, so anybody could work out the cards beforehand.
day-more = How it works
day-play = Play
day-again = Practise
day-of = { $action }: { $game }
day-open = Not played yet
day-begun = Started, not finished
day-calendar = Calendar
day-earlier = Previous month
day-later = Next month
day-on = { $date }: { $marks }
day-marks-none = not played
day-marks-played = played
day-marks-won = won
day-marks-kept = par or better
day-row =
    { $now ->
        [0] No streak just now; longest: { $longest }
        [one] { $now } day in a row; longest: { $longest }
       *[other] { $now } days in a row; longest: { $longest }
    }
day-badge = A dot on the icon
day-badgeHelp = If you have installed this page, its icon shows a dot until you start one of today’s deals. The dot is updated when you open or leave the page.
day-outcome =
    { $won ->
        [yes] won
       *[no] not won
    }
day-you =
    { $points ->
        [none] You: { day-outcome }
       *[other] You: { $points }, { day-outcome }
    }
day-par =
    { $points ->
        [none] Par: { day-parWins }
       *[other] Par: { $points }, { day-parWins }
    }
day-parWins = won { $percent } of the time
day-better = Better than par
day-same = Exactly par
day-worse = Below par
day-searching = The bots are playing the same deal… { $percent }%
day-failed = Par could not be worked out on this device.
day-practice = This was practice: the first attempt of the day is the one that counts.
day-undone = A move was taken back, so this counts as practice.
day-hints =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
day-share = Share
day-copy = Copy result
day-given = This is a deal of the day. Its seed is the date, the same for everybody: there was no commitment, and anybody could work out the cards beforehand.
day-copied = The result has been copied.
day-copyThis = Here is the result for you to copy:
day-line = { $game }, deal of the day { $date }

## statistics

statistics-title = Statistics
statistics-intro = Counted on this device only; nothing is sent anywhere. A saved file holds everything and can be added on another device; games known to both are counted once.
statistics-several = Games with several people count too, under “{ statistics-level-people }”: for whoever started them, or played in them, on this device.
statistics-none = No game has been finished yet.
statistics-notKept = This browser is not saving anything, so these counts last until the page is closed.
statistics-summary =
    { $count ->
        [one] { $count } game, { $won } won
       *[other] { $count } games, { $won } won
    }
statistics-hints =
    { $count ->
        [one] { $count } hint used in all
       *[other] { $count } hints used in all
    }
statistics-level-alone = Alone
statistics-level-mixed = Bots of several levels
statistics-level-people = With people
statistics-house = House rules: { $name }
statistics-caption = { $level } · { $options }
statistics-games = Games
statistics-won = Won
statistics-drawn = Drawn
statistics-deals = Deals
statistics-best = Best result
statistics-worst = Worst result
statistics-average = Average result
statistics-streak = Current winning streak
statistics-longest = Longest winning streak
statistics-told = { $count } results: best { $best }, worst { $worst }, average { $average }, latest { $last }.
statistics-toldWins =
    { $last ->
        [won] { $count } games, { $won } of them won. The latest one was won.
        [drawn] { $count } games, { $won } of them won. The latest one was drawn.
       *[lost] { $count } games, { $won } of them won. The latest one was lost.
    }
statistics-tooFew = After three games, a line of your results is drawn here.
statistics-line = Your results one after the other: a filled dot is a win, the dashed line the average.
statistics-lineLow = Your results one after the other, low scores at the top: a filled dot is a win, the dashed line the average.
statistics-lineWins = A step up for each win, a step down for each loss; a filled dot is a win.
statistics-apart = Counted apart
statistics-hinted = With hints
statistics-practice = With moves taken back
statistics-again = The same deal again
statistics-wonOf = { $won } of { $of } won
statistics-share = { $count } ({ $percent }%)
statistics-days = Deals of the day
statistics-daysSummary = { $played } played, { $better } better than par
statistics-save = Save file
statistics-take = Add file
statistics-taken = The file has been added. Games that were known already are counted only once.
statistics-refused-no-counts = This file holds no statistics from this table. Nothing was changed.
statistics-refused-too-large = This file is too large to be statistics from this table: 10 MB at most. Nothing was changed.
statistics-refused-later-counts = This file was written by a newer version of this table. Nothing was changed.
statistics-unreadable = This file could not be read. Nothing was changed.
statistics-failed = The table did not answer. Please try again.
statistics-erase = Erase
statistics-erased = The statistics have been erased.
statistics-question-title = Erase all statistics?
statistics-question-text = Everything counted on this device will be erased. Past games are kept. Only a file that you saved earlier can bring the counts back.
statistics-question-yes = Erase
statistics-question-no = Keep

## shelf

shelf-title = Games
shelf-facts =
    { $most ->
        [one] { $players } player · { $minutes } min
       *[other] { $players } players · { $minutes } min
    }
shelf-choose = { $game }: choose players and house rules
shelf-goOn = Play on
shelf-learn = Learn · { $minutes } min
shelf-learning = Step { $done } of { $all }
shelf-learnt = Learnt
shelf-learnOf = Learn { $game } in about { $minutes } minutes

## home

home-left = Where you left off
home-row = { $days }-day streak
home-fresh = New to you
home-half = Half learnt
home-waits = Left off here
home-facts = { $players } · { $minutes } min
home-about = All about { $game }
home-back = Back to all games

## newGame

newGame-title = New game
newGame-game = Game
newGame-change = Change
newGame-preset = Style of game
newGame-own = Your own
newGame-ownHelp = Choices made below
newGame-seats = Players
newGame-bots = Bots
newGame-people = At the table
newGame-oneMore = One more seat
newGame-oneFewer = One seat fewer
newGame-me = Me
newGame-friend = A friend here
newGame-name = Name
newGame-nameOf = Name of { $seat }
newGame-portraitOf = Portrait of { $seat }
newGame-player = Player { $n }
newGame-friends = You pass this device round. While it changes hands, a curtain hides all cards; the buttons for calls are there for everybody.
newGame-details = House rules
newGame-on = On
newGame-off = Off
newGame-random = Random
newGame-less = Less: { $label }
newGame-more = More: { $label }
newGame-between = { $min } to { $max }.
newGame-reason = { $labels }: { $reason }
newGame-value = { $label }: { $value }
newGame-notAtSeats =
    { $seats ->
        [1] Not when you play alone
       *[other] Not for { $seats } players
    }
newGame-needs = Needs “{ $label }”: { $value }
newGame-idleWith = Has no effect with “{ $label }”: { $value }
newGame-begin = Deal
newGame-about =
    { $minutes ->
        [one] { newGame-begin } · about { $minutes } minute
       *[other] { newGame-begin } · about { $minutes } minutes
    }

## leave

leave-title = Leave this deal?
leave-text = A new game clears the table. What was played so far stays among your past games.
leave-yes = Start a new game
leave-no = Keep playing

## rules

rules-title = Rules
rules-of = { $game } · { rules-title }
rules-inForce = The rules in force at this table.
rules-show = Show me
rules-showClause = Show me { $clause }
rules-back = Back to the rules
rules-elsewhere = This was played with options different from your table’s, so the rule reads differently there.
rules-here = This is the moment.
rules-open = See the rule

## settings

settings-title = Settings
settings-note = The table changes as you choose
settings-table = Table
settings-play = Pace and help
settings-access = Accessibility
settings-language = Language
settings-speed = Speed of the cards
settings-speeds-1 = 1×
settings-speeds-2 = 2×
settings-speeds-4 = 4×
settings-speeds-0_5 = ½×
settings-speeds-at-once = At once
settings-sound = Sound
settings-volume = Volume
settings-deck = Cards
settings-decks-two-colour = Two colours
settings-decks-four-colour = Four colours
settings-decks-large-index = Large index
settings-back = Card back
settings-backs-asanoha-indigo = Stars, indigo
settings-backs-asanoha-crimson = Stars, crimson
settings-backs-seigaiha-teal = Waves, teal
settings-backs-plain-charcoal = Plain, charcoal
settings-portrait = You at the table
settings-portraitHelp = At your seat, here and with friends.
settings-portraits-grandmother = Grandmother
settings-portraits-carpenter = Carpenter
settings-portraits-student = Student
settings-portraits-skipper = Skipper
settings-portraits-singer = Singer
settings-portraits-trumpeter = Trumpeter
settings-portraits-marquise = Marquise
settings-portraits-professor = Professor
settings-portraits-aunt = Aunt
settings-portraits-uncle = Uncle
settings-portraits-redhead = Redhead
settings-portraits-skater = Skater
settings-portraits-dancer = Dancer
settings-portraits-doctor = Doctor
settings-portraits-baker = Baker
settings-portraits-clerk = Clerk
settings-portraits-neighbour = Neighbour
settings-portraits-cat = Cat
settings-portraits-fox = Fox
settings-portraits-initial = Initial
settings-cloth = Cloth
settings-cloths-green = Green
settings-cloths-indigo = Indigo
settings-cloths-burgundy = Burgundy
settings-cloths-slate = Slate
settings-callWindow = Time to call
settings-callWindowHelp = How long the bots wait for you to call or to challenge.
settings-callWindows-3 = 3 seconds
settings-callWindows-10 = 10 seconds
settings-callWindows-go-on = Until I press “Continue”
settings-pace = Bot thinking time
settings-paceHelp = Counted from the moment the cards stop moving. An answer out of turn takes at least 0.6 seconds.
settings-paces-0 = 0 s
settings-paces-1 = 1 s
settings-paces-2 = 2 s
settings-paces-at-once = At once
settings-paces-0_5 = 0.5 s
settings-paces-1_5 = 1.5 s
settings-hints = Hints
settings-hintsHelp = A lamp beside the prompt tells you what you might do, and why. Hints are counted.
settings-offers-first = While I am learning a game
settings-offers-true = Always
settings-offers-false = Never
settings-coach = Coach
settings-coachHelp = Asks you once before you play something that costs a lot, and tells you what is better. Such a game counts as one with hints.
settings-assist = Call for me
settings-assistHelp = Makes the call for you, so that you never forget.
settings-forced = Play forced moves for me
settings-forcedHelp = When there is only one thing you can do, it is done for you after half a second.
settings-motion = Movement
settings-motions-system = Same as system
settings-motions-on = Full
settings-motions-off = Reduced
settings-leftHand = Left-handed table
settings-theme = Colours
settings-themes-system = Same as system
settings-themes-light = Paper
settings-themes-dark = Night
settings-wordsPanel = Show the table in words
settings-shortcuts = Single-key shortcuts
settings-refused = This browser is not saving anything, so these settings last until the page is closed.

## elsewhere

elsewhere-title = This game is open in another tab
elsewhere-text = It runs in one tab at a time, so that no move is lost.
elsewhere-here = Play here

## ownTab

ownTab-full = Open my game in its own tab
ownTab-short = Open in a new tab
ownTab-help = Opens this game, as it stands, in a tab of its own

## pastGames

pastGames-title = Past games
pastGames-none = No game has been finished yet.
pastGames-running = On the table now
pastGames-won = You won
pastGames-lost = { CAPITAL($names) } won
pastGames-drawn = Nobody won
pastGames-unfinished = Not finished
pastGames-watch = Watch
pastGames-save = Save to a file
pastGames-forget = Delete
pastGames-forgotten = The game has been deleted.
pastGames-gone = This record is no longer there.
pastGames-of = { $action }: { $game }, { $time }

## botCheck

botCheck-title = Check the bots
botCheck-asking = Each bot is shown again what its seat could see, and asked again… { $percent }%
botCheck-same =
    { $choices ->
        [one] Only one choice in this game was made by a bot. The bot was asked again, from what its seat could see, and chose the same.
       *[other] The bots were asked again about all their { $choices } choices, each from what its own seat could see. They chose the same every time.
    }
botCheck-none = No bot had anything to choose in this game.
botCheck-other = Line { $line }: from what { $name } could see there, this bot chooses something else.
botCheck-notOver = This game is not over. Its bots can be checked when it is.
botCheck-view = This record holds what one seat saw. Only a full record can be checked.
botCheck-stop = Stop

## replay

replay-title = Replay
replay-leave = Back to the table
replay-first = Go to the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = Go to the end
replay-deal = Deal
replay-dealNumber = Deal { $n }
replay-speed = Speed
replay-eyes = View
replay-everybody = All cards
replay-person = Player
replay-position = Position
replay-step = Step { $n } of { $all }
replay-partly = This record holds what one seat saw; other cards stay hidden.
replay-line =
    { $n ->
        [0] { CAPITAL($text) }
       *[other] Line { $n }: { $text }
    }
replay-troubles-not-json = this is not a line of a game record.
replay-troubles-not-a-line = this line does not belong in a game record.
replay-troubles-wrong-order = this line is out of order.
replay-troubles-unknown-game = this game is not played at this table.
replay-troubles-bad-setup = these players or rules do not fit the game.
replay-troubles-bad-deck = the pack is not the right one for this game.
replay-troubles-illegal-act = this move was not allowed.
replay-troubles-differs = under the rules something else would have happened here.
replay-troubles-unknown-bot = this bot, or this version of it, is not available here.
replay-troubles-other-choice = a bot would have chosen something else here.
replay-troubles-unfinished = the record stops before the end of the game.
replay-troubles-empty = there is nothing in this file.
replay-troubles-damaged = This link was cut off or changed on its way.
replay-troubles-newer = This link was made by a newer version of this table. Reload the page to get it.
replay-troubles-too-long = This is longer than any game.
replay-troubles-not-now = That is not possible just now.
replay-troubles-not-saved = This game is no longer kept.
replay-troubles-engine = The table did not answer. Please try again.
replay-unreadable = This file could not be read.
replay-tooLarge = This file is too large to be a game record: 5 MB at most.
replay-card = Card played
replay-anyCard = Go to a card…
replay-cardAt = { $card }: { $name }, step { $step }
replay-keys = Arrow keys go step by step, Space plays, Home and End go to the beginning and the end, Page Up and Page Down from deal to deal; 0 shows all cards, 1 to 9 what one seat saw.
replay-drop = Drop a game record here to watch it
replay-playOn = Play on from here

## playOn

playOn-title = Play on from here
playOn-intro = A practice game begins at this step: you take a seat, bots play the others.
playOn-seat = Your seat
playOn-cards = Cards
playOn-same = As they were
playOn-sameHelp = Every card stays where it was.
playOn-anew = Dealt again
playOn-anewHelp = What your seat had seen stays; everything else is dealt again so that it fits.
playOn-kept = The game on your table stays as it is among your past games.
playOn-begin = Play on
playOn-failed = Play cannot continue from here.

## share

share-title = Share
share-what = What to send
share-table = This table
share-tableHelp = { $game } with your players and house rules. Whoever opens the link is dealt new cards.
share-deal = A deal to try
share-dealHelp = The same cards, the same seat, the same bots: let somebody else try it.
share-newDealHelp = Cards that nobody has seen yet; everybody who opens the link gets the same ones.
share-game = The whole game
share-gameHelp = To watch from the first card to the last.
share-notOver = This game can be sent when it is over.
share-notFull = Only a record that shows all cards can be sent as a link.
share-tooLong = This game is too long for a link. Save it as a file and send that: it opens when it is dropped on this page.
share-step = Open at this step
share-view = What it shows
share-link = Link
share-length =
    { $n ->
        [one] { $n } character
       *[other] { $n } characters
    }
share-copy = Copy
share-copied = Copied.
share-notCopied = Copying is not allowed here: select the link and copy it yourself.
share-send = Send…
share-file = Save to a file
share-qr = QR code of the link
share-nothingSent = This page itself sends nothing: everything is in the link.
share-made = { $app }: { $game }

## sent

sent-title = A deal to try
sent-tableTitle = A table to play at
sent-tableText = { $game }, with the players and house rules of whoever sent it. The cards are new.
sent-dealText = { $game }: the same cards, the same seat and the same bots for everybody who opens this link.
sent-dayText = { $game }, { $date }: the same cards for everybody in the world.
sent-gameTitle = A game to watch
sent-gameText = { $game }, from the first card to the last.
sent-results-won = Whoever sent it won.
sent-results-lost = Whoever sent it did not win.
sent-results-drawn = Nobody won.
sent-text = { $game }, { $seats } players. Playing it clears your table; what was played so far stays among your past games.
sent-yes = Try it
sent-no = Keep playing
sent-unfit = The link asks for a table that is not possible. Here is an ordinary one.
sent-partly = The link was not understood in full. This table comes as close as it can.
sent-broken = The link could not be opened. { CAPITAL($text) }

## fairDeal

fairDeal-title = Fair deal
fairDeal-intro-1 = Before a game is dealt, the table draws a secret seed and shows its commitment: a row of digits that matches this seed and no other. Then you may cut, with words of your own that go into the seed too. So the table cannot choose your cards, and neither can you.
fairDeal-intro-2 = One seed gives every pack and every later shuffle of a game, so one commitment covers all its deals. When the game is over, seed and words are shown and are in its record, and anybody can check that they match.
fairDeal-intro-3 = It all rests on 256 random bits that the browser draws, and on the generator ARC4: there is no known way from its output back to its state, so the cards you have seen tell you nothing about those to come.
fairDeal-running = The game on the table
fairDeal-next = The next game
fairDeal-more = What is a fair deal?
fairDeal-commitment = Commitment (SHA-256)
fairDeal-given = No commitment was shown before this game was dealt: its seed was already known, or the browser could not make one.
fairDeal-insecure = The address of this page is not secure (https), so the browser can make no commitment.
fairDeal-later = Its seed is shown here when the game is over.
fairDeal-secret = Secret
fairDeal-salt = Salt
fairDeal-words = Your words
fairDeal-fits =
    { $promised ->
        [yes] It matches: the secret and the salt give this commitment, and the packs ({ $decks }) and later shuffles ({ $shuffles }) follow from the seed, card for card.
       *[no] It matches: the packs ({ $decks }) and later shuffles ({ $shuffles }) follow from the seed, card for card.
    }
fairDeal-anotherDeal = It does not match: the seed gives something other than line { $line } of the record.
fairDeal-verdicts-another-commitment = It does not match: secret and salt give a different commitment.
fairDeal-verdicts-dealt-anew = A practice game, played on from another one: what could not be seen there was dealt again.
fairDeal-verdicts-not-computed = The cards follow from the seed; the commitment cannot be checked on an address that is not secure (https).
fairDeal-cut = Cut with words of your own
fairDeal-cutHelp = Up to { $most } characters; they go into the seed of the next game.
fairDeal-second = A second opinion
fairDeal-secondHelp = The verifier is a separate program, written from a description alone. Save the record and open it there; it works offline too.
fairDeal-verifier = Open the verifier

## again

again-trick = Show the last trick again
again-turn = Show the last turns again
again-lastTrick = Last trick
again-lastTurns = Last turns
again-shows =
    { $what ->
        [trick] The last trick. Tap to continue.
       *[other] The last turns. Tap to continue.
    }
again-told = The last trick: { $plays }. Continue.

## order

order-change = Change the order of your hand
order-lies =
    { $order ->
        [suit] Your hand is sorted by suit.
        [rank] Your hand is sorted by rank.
       *[other] Your hand stays as you arrange it: drag a card to where you want it.
    }

## scores

scores-none = No deal has been finished yet.

## help

help-title = Keys and help
help-touch = With a finger or the mouse
help-touches-play = Tap a card to play it, or drag it to the middle.
help-touches-order = Drag a card within your hand to put it in another place.
help-touches-finish = Tap the felt while cards move, and they are in place at once.
help-keyboard = With the keyboard
help-intro = Everything can be done with the keyboard.
help-off = Single keys are switched off in the settings; Tab, arrows and Enter always work.
help-key = Key
help-does = What it does
help-keys-tab = From group to group: actions, hand, corner
help-keys-arrows = From card to card
help-keys-enter = Play or press what has the focus
help-keys-escape = Close what is open
help-keys-draw = Draw, or pick up
help-keys-call = Call
help-keys-go = Continue
help-keys-undo = Undo
help-keys-menu = Menu
help-keys-sound = Sound on or off
help-keys-words = Table in words
help-keys-finish = Finish all movement at once
help-keys-hint = Hint, where hints are switched on
help-keys-why = Why the last bot played as it did
help-keys-rule = The rule that forbade a card
help-keys-again = The last trick or turns again
help-keys-order = Another order of the hand
help-keys-sheet = Score sheet
help-keys-shift = Move the card, in a hand that you arrange yourself
help-keys-help = This page
help-names-tab = Tab
help-names-arrows = ← →
help-names-shift = Shift + ← →
help-names-enter = Enter, Space
help-names-escape = Esc
help-about = No account, no advertising. Nothing is sent anywhere unless you play with friends, and then only to them. Once visited, the table works offline.

## friends

friends-open = Play with friends
friends-emotes = Friends’ emotes
friends-emotesHelp = At a friends’ table: small faces and hands beside the seats.

## hint

hint-button = Hint
hint-name = A hint
hint-thinking = Let me think…
hint-pass = Do nothing
hint-do = { $what }.
hint-only = It is the only thing you can do.
hint-passing = Stepping in out of turn would gain you nothing just now.
hint-best = Every other choice usually turns out worse.
hint-usual = It is the usual play.
hint-wins =
    { $next ->
        [none] Wins about { $share } in 100 deals like this.
       *[other] Wins about { $share } in 100 deals like this; the next best choice wins about { $next }.
    }
hint-worth =
    { $next ->
        [none] Worth about { $share } on a scale from 0, the worst deal, to 100, the best.
       *[other] Worth about { $share } on a scale from 0, the worst deal, to 100, the best; the next best choice is worth about { $next }.
    }
hint-close = Dismiss this hint
hint-counted = Counted as a game with hints.

## coach

coach-title = Are you sure?
coach-better = Better: { $what }.
coach-back = Take it back
coach-stand = Play it anyway

## why

why-of = Why did { $name } do that?
why-short = Why?
why-sign = ?
why-thinking = Looking at it again…
why-none = Nothing more can be said about this move.
why-did = { $name }: { $what }.
why-knew = What it knew
why-sawHand =
    { $seen ->
        [one] Its own hand of { $own }, and one other card that is face up or that everybody has seen. Hidden from it: { $unseen }.
       *[other] Its own hand of { $own }, and { $seen } other cards that are face up or that everybody has seen. Hidden from it: { $unseen }.
    }
why-saw =
    { $seen ->
        [one] One card that is face up or that everybody has seen. Hidden from it: { $unseen }.
       *[other] { $seen } cards that are face up or that everybody has seen. Hidden from it: { $unseen }.
    }
why-weighed = What it weighed
why-byChance = It chooses at random from what is allowed.
why-byRule = It goes by rules of thumb and does not look ahead.
why-ahead = It looked ahead and played the deal out { $times } times in its head.
why-only = It could do nothing else.
why-reflex = That was an automatic reply: there was nothing to weigh up.
why-outside = Its hand stays hidden while the deal lasts. From where you sit, it looks like this:
why-unclear = From where you sit, nobody can say how good that was.
why-wins = It wins about { $share } in 100 deals like this; its best alternative, as far as you can tell, wins about { $next }.
why-worth = On a scale from 0, the worst deal, to 100, the best, it is worth about { $share }; its best alternative, as far as you can tell, about { $next }.
why-all = Its options, with an estimate on a scale from 0 to 100 for each:
why-chosen = (chosen)

## review

review-button = Review
review-title = Deal review
review-of = Whose choices
review-heldBy = { $name } held: { $cards }
review-searching = Looking at your choices: { $done } of { $of }
review-cancel = Cancel
review-again = Review again
review-stopped = The review was stopped.
review-fine = As far as looking ahead can tell, none of your choices cost anything.
review-costly = What cost the most, looking ahead from what you could see:
review-held = Your hand: { $cards }
review-played = You chose
review-better = Better
review-scaleWins = The figures say how many of 100 deals like this you win after each choice, as far as looking ahead can tell.
review-scaleWorth = The figures say what the deal is worth after each choice, from 0, the worst there is, to 100, the best.
review-costWins =
    { $share ->
        [one] Cost about { $share } win in 100 deals like this
       *[other] Cost about { $share } wins in 100 deals like this
    }
review-costWorth =
    { $share ->
        [one] Cost about { $share } point on a scale from 0 to 100
       *[other] Cost about { $share } points on a scale from 0 to 100
    }
review-tryAgain = Try again from here
review-onFelt = Show the table
review-tryAgainAt = Try again from here: choice { $n }
review-kept = A practice game begins there, against the same bots. This game stays as it is among your past games.

## hotSeat: several people at one device

hotSeat-pass = Pass to { $name }
hotSeat-passHelp = Only { $name } should see the screen now.
hotSeat-iAm = I am { $name }
hotSeat-turn = { $name } to play
hotSeat-since = Since you last looked
hotSeat-takeBack = { $name } takes it back
hotSeat-calls = Calls
hotSeat-call = { $name }: { $action }
hotSeat-look = Everybody looks at their cards now, so that nobody learns who was asked.
hotSeat-agree = { $names } must agree
hotSeat-agreeText = { $name } wants to take back a move.
hotSeat-agrees = { $name } agrees
hotSeat-no = No, play on
hotSeat-practiceHelp = A move was taken back or a hint was given, so this game counts as practice for everybody.

## ending: what stands at a result beside its words

ending-won = A fine game, well won.
ending-lost = Well played all the same: you came { $place ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    } out of { $seats }.
ending-onward =
    { $place ->
        [1] First
        [2] Second
        [3] Third
       *[other] { $place }th
    } out of { $seats } so far, and the next deal is a fresh chance.
ending-pull = Show the whole result
ending-fold = Show less of the result
ending-after = After deal { $deal }
ending-title = Final standings
ending-place = Place
ending-name = Name
ending-hand = Hand
ending-change = This deal

# What a table of friends says, in English.

## openTable: the host's form

openTable-title = Play with friends
openTable-intro = You deal on this device, and your friends join on theirs. Open the table, send them its link, and deal when everybody is there. Nobody needs an account.
openTable-name = Your name
openTable-nameHelp = At most { $most } characters. Everybody at the table sees it; this device remembers it.
openTable-nameless = Friend
openTable-seats = Who sits where
openTable-seat = Seat { $n }
openTable-me = You
openTable-free = Open for a friend
openTable-bot = Bot: { $level }
openTable-bots = Bots in the free seats
openTable-botsHelp = They also play for friends who are away.
openTable-watch = Others may watch
openTable-watchHelp = They see the table, but not the players’ hands.
openTable-help = Help for everybody: hints and taking moves back
openTable-helpHelp = Hints, the coach, reasons for the bots’ plays, and taking moves back if everybody who has played since agrees. The game counts as practice for everybody.
openTable-turn = Time per turn
openTable-turnHelp = When somebody takes longer, the others may vote to let a bot play.
openTable-turns-0 = No limit
openTable-turns-30 = 30 seconds
openTable-turns-60 = 1 minute
openTable-turns-180 = 3 minutes
openTable-how = How friends join
openTable-relay = With a link
openTable-relayHelp = On any device. Everything is encrypted and passes through this site’s relay, which cannot read it.
openTable-direct = Directly, without a relay (experimental)
openTable-directHelp = For devices on the same network, such as the one at home. Every friend gets an invitation and sends a code back.
openTable-windows = In another window
openTable-windowsHelp = Another window of this browser, on this device. Nothing leaves the device.
openTable-windowsOnly = This site has no relay between devices: the table can only be joined from other windows of this browser.
openTable-begin = Open the table
openTable-failed = The table could not be opened. Please try again.
openTable-clears = The first deal clears your table. What was played so far stays among your past games.

## lobby: everybody at the table, before the deal and during it

lobby-title = Friends’ table
lobby-of = { $game } with { $name }
lobby-invite = Invite
lobby-inviteHelp-relay = One link. Nobody needs an account.
lobby-inviteHelp-direct = This invitation is for one friend on your network. Send it, and enter the code that your friend sends back; then the next friend gets another one.
lobby-inviteHelp-windows = Open this link in another window of this browser.
lobby-thisDevice = This link works on this device only, because the page is open at localhost. For friends, open the page at its address on your network, and open the table there.
lobby-newLink = New link
lobby-newLinkHelp = The old links will then no longer let anybody new in. Whoever has a seat can still come back.
lobby-door = Others may still join
lobby-openWindow = Open in a new window
lobby-people = At the table
lobby-you = you
lobby-host = host
lobby-freeSeat = Free seat
lobby-waitOrBot = a friend or a bot
lobby-isHere = is here
lobby-isJoining = is joining…
lobby-noHands = No hands shown
lobby-bot = bot
lobby-awayNow = away
lobby-standsIn = a bot is playing
lobby-watching = Watching: { $names }
lobby-move = Move { $name }
lobby-remove = Remove
lobby-removeWho = Remove { $name }
lobby-dealFor =
    { $count ->
        [1] Deal
        [2] Deal for two
        [3] Deal for three
        [4] Deal for four
        [5] Deal for five
        [6] Deal for six
        [7] Deal for seven
        [8] Deal for eight
       *[other] Deal for { $count }
    }
lobby-startHelp = Bots will take the seats that are still free. Friends can also join later.
lobby-shuffling = Every device adds its share to the shuffle…
lobby-waitsForDeal = { $name } will deal when everybody is here.
lobby-rules = The rules in force
lobby-help = Help is on for everybody: hints, the coach, and taking moves back if everybody who has played since agrees. The game counts as practice.
lobby-noHelp = No hints at this table, and no moves may be taken back.
lobby-more = Who knows what
lobby-cards = The host’s device holds all cards. Every other device gets only what its seat may see.
lobby-shared = Shared with everybody here: your name, your portrait, and what you do in the game. It is encrypted on its way, and nothing else leaves your device.
lobby-shuffled = Every device adds a share to the shuffle, so nobody can choose the cards, and each checks that when the game is over.
lobby-commitment = The host’s commitment

## guest: before sitting down

guest-looking = Looking for the table…
guest-sit = Sit down
guest-watch = Watch
guest-asked = Taking a seat…
guest-forBot = The game has begun: you will take over from a bot.
guest-askedBack = Asking { $name } for the seat…
guest-shut = The host is not letting anybody else in.
guest-noSeat = All seats are taken.

## direct: a table without a relay

direct-making = Making an invitation…
direct-code = Code from your friend
direct-paste = Paste
direct-notPasted = Pasting is not allowed here: paste the code into the box yourself.
direct-connect = Connect
direct-connecting = Connecting…
direct-connected = Connected. Here is an invitation for the next friend.
direct-badCode = This is not a code, or part of it is missing. Copy it again.
direct-otherCode = This code answers another invitation. Send the invitation above.
direct-notConnected = Could not connect. Both devices must be on the same network; send the new invitation.
direct-noWay = This browser cannot connect to other devices.
direct-answering = Making your code…
direct-answer = Your code
direct-qr = Your code as a QR code
direct-sendBack = Send this code back to the host, and keep this page open.
direct-stale = This invitation is too old or has been used already. Ask the host for a new one; if you had a seat, it is kept.
direct-lost = The connection has been lost. Ask the host for a new invitation; your seat is kept.

## company: at the table

company-button = Friends
company-emotes = Emotes
company-pause = Pause
company-rests = You can pause again in a minute.
company-goOn = Resume
company-paused = Paused by { $name }
company-youPaused = Paused by you
company-onItsWay = Your move is on its way. Until it arrives, you can choose another.
company-sending = On its way
company-away = { $name } is away.
company-standsIn = A bot is playing for { $name }.
company-late = { $name } is taking a long time.
company-standsForYou = A bot is playing for you.
company-back = I’m back
company-vote = Let a bot play
company-voted =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
company-hostGone = The host cannot be reached just now. This page keeps trying.
company-offline = No connection. This page keeps trying.
company-otherVersion = A friend cannot come in: this page and theirs are different versions. Reload this page, and ask them to reload theirs.
company-wantsSeat = { $who } says that { $name }’s seat is theirs.
company-giveSeat = Give it back
company-what = What now?
company-keepWaiting = Keep waiting
company-keep = Save what was played
company-waitsFor = Waiting for { $names }
company-waits = Waiting for the others
company-agree = I agree
company-drop = Never mind
company-leave = Leave the table
company-close = Close the table
company-question-leave = Leave the table?
company-question-leaveText = Your seat becomes free. If a deal is in progress, a bot will take over from you.
company-question-close = Close the table for everybody?
company-question-closeText = It ends for everybody here. What was played stays among your past games.
company-question-yes = Leave
company-question-yesClose = Close it
company-question-no = Stay
company-again = Play again with the same people
company-askAgain = Ask for another game
company-askedAgain = { $name } knows that you would like another game.
company-hostDeals = { $name } can deal again.

## news: told as it happens

news-sits = { $name } has joined.
news-watches = { $name } is watching.
news-left = { $name } has left.
news-back = { $name } is back.
news-paused = Paused by { $name }.
news-goesOn = The game goes on.
news-wantsAgain = { $name } would like another game.
news-asksBack = { $name } wants to take back a move.
news-tookBack = { $name } has taken back a move.
news-notBack = The move stands.
news-emote = { $name }: { $emote }
news-you = You
news-youPaused = Paused by you.
news-youLate = You are taking a long time: the others may let a bot play.
news-youPlayAgain = You are playing for yourself again.
news-tooLate = Your move came too late: a bot had already played for you.
news-tooLateCards =
    { COUNT($instead) ->
        [0] { CAPITAL(FORM($cards, is: "the")) } came too late: a bot had already played for you.
       *[other] { CAPITAL(FORM($cards, is: "the")) } came too late: the bot played { FORM($instead, is: "the") }.
    }

## missed: what happened while somebody was away

missed-cards = While you were away, a bot played { FORM($cards, is: "the") } for you.
missed-bot =
    { $count ->
        [one] While you were away, a bot made a move for you.
       *[other] While you were away, a bot made { $count } moves for you.
    }
missed-moves =
    { $count ->
        [one] There was one move while you were away.
       *[other] There were { $count } moves while you were away.
    }
missed-show = Show the moves

## turn: for whoever is not looking when their turn comes

turn-title = ● Your turn — { $game }
turn-notice = Your turn — { $game }
turn-switch = Notify me when it is my turn
turn-switchHelp = While this page is in the background. The browser will ask for your permission.
turn-refused = The browser does not allow notifications from this page. You can change that in the browser’s settings for this site.

## emote

emote-smile = Smile
emote-laugh = Laugh
emote-wow = Wow
emote-sad = Sad
emote-thumb = Thumbs up
emote-clap = Applause
emote-think = Hmm
emote-heart = Heart

## ended: why a table is over for this device

ended-closed = The host has closed the table.
ended-left = You have left the table.
ended-other-version = This page and the host’s are different versions. Reload both to have the newest one.
ended-full = All seats are taken, and nobody may watch.
ended-old-link = This link is no longer valid. Ask the host for the new one.
ended-cut-off = The host has removed you from the table.
ended-elsewhere = Your seat is now in use in another window, or on another of your devices.
ended-bad-host = The host sent something that this page does not recognise.
ended-bad-invite = This is not an invitation to a table, or part of it is missing. Ask for the link again.
ended-not-secure = Friends can only play together at a secure address (https), which this page does not have.
ended-no-wire = This table cannot be reached from here: the site has no relay, or this browser cannot connect its windows.
ended-resting = Your table with friends is not open just now, because its page was closed. Open it again, and your friends can come back with the same link.
ended-reload = Reload
ended-reloading = Fetching the new version…
ended-own = Back to my own table
ended-here = Sit here
ended-tryAgain = Try again

## tables: at which this device has a seat

tables-title = Your tables
tables-none = No tables left.
tables-backTo = Back to the table: { $table }

## wins: who won how often among those at the table

wins-title = Games each of you won
wins-of = { $name } { $won }
wins-help = Counted on this device, for games with exactly these people.

## found: what this device has checked after a game

found-checking = Your device is checking this game…
found-fair = Your device has checked this game: everybody’s share went into the shuffle, nobody could choose the cards, and everything went by the rules.
found-late = Your device has checked this game: everything went by the rules. Your device was not at the table when the cards were shuffled, so it can say nothing about the shuffle.
found-unpledged = Your device has checked this game: everything went by the rules. The host made no commitment before the cards were dealt, so your device can say nothing about the shuffle.
found-otherLines = Something does not match: the host’s record shows a different game from the one you saw.
found-otherRules = Something does not match: under the rules the game would have gone differently.
found-otherSeed = Something does not match: the cards were not dealt from the seed that the host had committed to.
found-otherShares = Something does not match: not everybody’s share went into the shuffle.
found-host = Your friends’ devices are checking this game now.

# What a table of friends says, in English.

## openTable: the host's form

openTable-title = Play with friends
openTable-intro = You deal on this device, and friends sit down on theirs. Open the table, send them its link, and deal when all are there. Nobody needs an account.
openTable-name = Your name
openTable-nameHelp = At most { $most } characters. Everybody at the table sees it; this device remembers it.
openTable-nameless = Friend
openTable-seats = Who sits where
openTable-seat = Seat { $n }
openTable-me = You
openTable-free = Open for a friend
openTable-bot = Bot: { $level }
openTable-bots = Bots where nobody sits down
openTable-botsHelp = They also play for friends who are away.
openTable-watch = Others may watch
openTable-watchHelp = They see the table, but nobody’s hand.
openTable-help = Help for everybody: hints and taking back
openTable-helpHelp = Hints, the coach, reasons for the bots’ plays, and taking back if all who have played since agree. The game counts as practice for everybody.
openTable-how = How friends come
openTable-relay = By a link
openTable-relayHelp = On any device. All goes sealed over this site’s relay, which can read none of it.
openTable-direct = Directly, without a relay (experimental)
openTable-directHelp = For devices in one network, such as the one at home. Every friend gets an invitation and sends a code back.
openTable-windows = In another window
openTable-windowsHelp = Of this browser, on this device. Nothing leaves it.
openTable-windowsOnly = This site has no relay between devices: the table can only be joined from other windows of this browser.
openTable-begin = Open the table
openTable-failed = The table could not be opened. Please try again.
openTable-clears = The first deal clears your table. What was played so far stays in the list of past games.

## lobby: everybody at the table, before the deal and during it

lobby-title = Table of friends
lobby-of = { $game } with { $name }
lobby-invite = Invite
lobby-inviteHelp-relay = Whoever opens this link can sit down.
lobby-inviteHelp-direct = This invitation is for one friend in your network. Send it, and enter the code that your friend sends back; then the next friend gets another one.
lobby-inviteHelp-windows = Open this link in another window of this browser.
lobby-openWindow = Open in a new window
lobby-people = At the table
lobby-you = you
lobby-host = host
lobby-free = free
lobby-bot = bot
lobby-awayNow = away
lobby-standsIn = a bot plays
lobby-watching = Watching: { $names }
lobby-move = Move { $name }
lobby-remove = Remove
lobby-removeWho = Remove { $name }
lobby-start = Deal
lobby-startHelp = Seats that are still free then are played by bots. Friends can also come later.
lobby-shuffling = Every device adds its share to the shuffle …
lobby-waitsForDeal = { $name } deals when all are there.
lobby-rules = The rules in force
lobby-help = Help is on for everybody: hints, the coach, and taking back if all who have played since agree. The game counts as practice.
lobby-noHelp = No hints at this table, and nothing is taken back.
lobby-more = Who knows what
lobby-cards = The host’s device holds all cards. Every other device gets what its seat may see.
lobby-shared = Shared with everybody here: your name and what you do in the game. It is sealed on its way, and nothing else leaves your device.
lobby-shuffled = Every device adds a share to the shuffle, so nobody can choose the cards, and each checks that when the game is over.
lobby-commitment = Commitment of the host

## guest: before sitting down

guest-looking = Looking for the table …
guest-notThere = The host cannot be reached just now. This page keeps trying.
guest-sit = Sit down
guest-watch = Watch
guest-asked = Taking a seat …
guest-forBot = The game is on: you play on in the place of a bot.
guest-noSeat = All seats are taken.

## direct: a table without a relay

direct-making = Making an invitation …
direct-code = Code from your friend
direct-connect = Connect
direct-connecting = Connecting …
direct-connected = Connected. Here is an invitation for the next friend.
direct-badCode = This is no code, or part of it is missing. Copy it once more.
direct-otherCode = This code answers another invitation. Send the one above.
direct-notConnected = No connection came about. Both devices must be in one network; send the new invitation.
direct-noWay = This browser finds no way to other devices.
direct-answering = Making your code …
direct-answer = Your code
direct-sendBack = Send this code back to the host, and keep this page open.
direct-stale = This invitation is too old or was used already. Ask the host for a new one; if you had a seat, it is kept.
direct-lost = The connection is lost. Ask the host for a new invitation; your seat is kept.

## company: at the table

company-button = Friends
company-emotes = Emotes
company-pause = Pause
company-goOn = Go on
company-paused = Paused by { $name }
company-away = { $name } is away.
company-standsIn = A bot plays for { $name }.
company-vote = Let a bot play
company-voted =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
company-hostGone = The host is gone. The table waits.
company-offline = No connection. This page keeps trying.
company-what = What now?
company-keepWaiting = Keep waiting
company-keep = Keep what was played
company-waitsFor = Waiting for { $names }
company-waits = Waiting for the others
company-agree = I agree
company-drop = Never mind
company-leave = Leave the table
company-close = Close the table
company-question-leave = Leave the table?
company-question-leaveText = Your seat becomes free. If cards are on the table, a bot plays on in your place.
company-question-close = Close the table for everybody?
company-question-closeText = It ends for all who are here. What was played stays in your list of past games.
company-question-yes = Leave
company-question-yesClose = Close it
company-question-no = Stay
company-again = Deal again
company-hostDeals = { $name } can deal again.

## news: told as it happens

news-sits = { $name } has sat down.
news-watches = { $name } watches.
news-left = { $name } has left.
news-back = { $name } is back.
news-paused = Paused by { $name }.
news-goesOn = The game goes on.
news-asksBack = { $name } wants to take back a choice.
news-tookBack = { $name } has taken back a choice.
news-notBack = Nothing is taken back.
news-emote = { $name }: { $emote }
news-you = You

## emote

emote-smile = Smile
emote-laugh = Laughter
emote-wow = Wow
emote-sad = Sad
emote-thumb = Thumbs up
emote-clap = Applause
emote-think = Hmm
emote-heart = Heart

## ended: why a table is over for this device

ended-closed = The host has closed the table.
ended-left = You have left the table.
ended-other-version = This page and the host’s are of different versions. Reload, and both are the newest one.
ended-full = All seats are taken, and nobody may watch.
ended-cut-off = The host has taken you off the table.
ended-elsewhere = Your seat is taken in another window or on another device of yours.
ended-bad-host = What came from the host is no game that this page knows.
ended-bad-invite = This is no invitation to a table, or part of it is missing. Ask for the link again.
ended-not-secure = Friends can only play together at a secure address (https), which this page does not have.
ended-no-wire = There is no way to this table from here: this site has no relay, or this browser no channel between windows.
ended-reload = Reload
ended-own = To my own table
ended-here = Sit here
ended-tryAgain = Try again

## found: what this device has checked after a game

found-checking = Your device checks this game …
found-fair = Your device has checked this game: the cards were dealt with everybody’s share, nobody could choose them, and all went by the rules.
found-late = Your device has checked this game: all went by the rules. It was not there when the cards were shuffled, so of that it can say nothing.
found-unpledged = Your device has checked this game: all went by the rules. There was no commitment to the cards, so of the shuffle it can say nothing.
found-otherLines = Something does not fit: the record of the host shows another game than the one you saw.
found-otherRules = Something does not fit: by the rules another game would have come of it.
found-otherSeed = Something does not fit: the cards do not come from what the host had committed to.
found-otherShares = Something does not fit: the cards were dealt without everybody’s share.
found-host = The devices of your friends check this game now.

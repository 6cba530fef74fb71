# 朋友的牌桌所说的简体中文。

## openTable

openTable-title = 和朋友一起玩
openTable-intro = 你在这台设备上发牌，朋友在各自的设备上入座。开桌后把链接发给他们，人齐了就发牌。谁都不需要账号。
openTable-name = 你的名字
openTable-nameHelp = 最多{ $most }个字符。桌上所有人都能看到；这台设备会记住它。
openTable-nameless = 朋友
openTable-seats = 座位安排
openTable-seat = { $n }号座
openTable-me = 你
openTable-free = 留给朋友
openTable-bot = 机器人：{ $level }
openTable-bots = 空座上的机器人
openTable-botsHelp = 朋友离开时也由它们代打。
openTable-watch = 允许旁观
openTable-watchHelp = 旁观的人看得到牌桌，看不到玩家的手牌。
openTable-help = 人人可用帮助：提示和撤回
openTable-helpHelp = 可以看提示、用教练、看机器人出牌的理由；在那一步之后出过牌的人都同意，就可以撤回。这场游戏对所有人都算作练习。
openTable-turn = 每次出牌的时间
openTable-turnHelp = 谁超时了，其他人可以投票让机器人替他打。
openTable-turns-0 = 不限
openTable-turns-30 = 30秒
openTable-turns-60 = 1分钟
openTable-turns-180 = 3分钟
openTable-how = 朋友怎么加入
openTable-relay = 用链接
openTable-relayHelp = 任何设备都行。所有内容都经过加密，由本站的中继转发，中继读不到。
openTable-direct = 直接连接，不用中继（实验性）
openTable-directHelp = 适合同一网络里的设备，比如家里。每位朋友得到一份邀请，再发回一个连接码。
openTable-windows = 在另一个窗口
openTable-windowsHelp = 同一台设备、同一个浏览器的另一个窗口。数据不会离开这台设备。
openTable-windowsOnly = 本站没有设备之间的中继：只能从这个浏览器的其他窗口加入牌桌。
openTable-begin = 开桌
openTable-failed = 牌桌没能打开。请再试一次。
openTable-clears = 第一次发牌会清空你的牌桌。已经打过的留在“历史对局”里。

## lobby

lobby-title = 朋友的牌桌
lobby-of = { $game }：{ $name }的牌桌
lobby-invite = 邀请
lobby-inviteHelp-relay = 一个链接，谁都不需要账号。
lobby-inviteHelp-direct = 这份邀请给同一网络里的一位朋友。发给对方，再填入对方发回的连接码；下一位朋友会有另一份邀请。
lobby-inviteHelp-windows = 请在这个浏览器的另一个窗口打开此链接。
lobby-thisDevice = 这个链接只能在这台设备上使用，因为页面是用localhost打开的。要和朋友一起玩，请用网络里的地址打开页面，再在那里开桌。
lobby-newLink = 新链接
lobby-newLinkHelp = 之后旧链接不再让新的人进来。已有座位的人仍然可以回来。
lobby-door = 其他人还可以加入
lobby-openWindow = 在新窗口打开
lobby-people = 桌上的人
lobby-you = 你
lobby-host = 房主
lobby-freeSeat = 空位
lobby-waitOrBot = 朋友或机器人
lobby-isHere = 已就座
lobby-isJoining = 正在加入…
lobby-noHands = 看不到手牌
lobby-bot = 机器人
lobby-awayNow = 暂离
lobby-standsIn = 机器人代打
lobby-watching = 旁观：{ $names }
lobby-move = 给{ $name }换座位
lobby-remove = 移除
lobby-removeWho = 移除{ $name }
lobby-dealFor =
    { $count ->
        [1] 发牌
        [2] 给两人发牌
        [3] 给三人发牌
        [4] 给四人发牌
        [5] 给五人发牌
        [6] 给六人发牌
        [7] 给七人发牌
        [8] 给八人发牌
       *[other] 给{ $count }人发牌
    }
lobby-startHelp = 到时还空着的座位由机器人来打。朋友也可以晚些再来。
lobby-shuffling = 每台设备都在参与洗牌…
lobby-waitsForDeal = 人到齐后由{ $name }发牌。
lobby-rules = 正在使用的规则
lobby-help = 人人可用帮助：可以看提示、用教练；在那一步之后出过牌的人都同意，就可以撤回。这场游戏算作练习。
lobby-noHelp = 这桌没有提示，也不能撤回。
lobby-more = 谁能看到什么
lobby-cards = 房主的设备持有所有的牌。其他设备只收到自己座位能看到的内容。
lobby-shared = 这里所有人会知道你的名字、头像和你在游戏中的操作。传送途中经过加密，此外你的设备不会发送任何数据。
lobby-shuffled = 每台设备都参与洗牌，所以谁也没法挑牌；游戏结束后每台设备都会核对。
lobby-commitment = 房主的承诺值

## guest

guest-looking = 正在寻找牌桌…
guest-sit = 入座
guest-watch = 旁观
guest-asked = 正在入座…
guest-forBot = 游戏正在进行：你将接替一个机器人。
guest-askedBack = 正在向{ $name }要回座位…
guest-shut = 房主现在不让其他人进来。
guest-noSeat = 座位都满了。

## direct

direct-making = 正在准备邀请…
direct-code = 朋友发回的连接码
direct-paste = 粘贴
direct-notPasted = 这里不允许粘贴：请自行把连接码粘贴到框里。
direct-connect = 连接
direct-connecting = 正在连接…
direct-connected = 已连接。这是给下一位朋友的邀请。
direct-badCode = 这不是连接码，或者缺了一部分。请重新复制。
direct-otherCode = 这个连接码对应的是另一份邀请。请发送上面那份邀请。
direct-notConnected = 连接失败。两台设备必须在同一网络里；请发送新的邀请。
direct-noWay = 这个浏览器无法连接其他设备。
direct-answering = 正在准备你的连接码…
direct-answer = 你的连接码
direct-qr = 你的连接码的二维码
direct-sendBack = 把这个连接码发回给房主，并让本页面保持打开。
direct-stale = 这份邀请太旧，或已经用过。请向房主要一份新的；如果你原来有座位，座位还在。
direct-lost = 连接断开了。请向房主要一份新的邀请；你的座位还在。

## company

company-button = 朋友
company-emotes = 表情
company-pause = 暂停
company-rests = 一分钟后可以再次暂停。
company-goOn = 继续
company-paused = { $name }暂停了游戏
company-youPaused = 你暂停了游戏
company-onItsWay = 你的这一步正在发送。送到之前还可以改选。
company-sending = 正在发送
company-away = { $name }暂时离开了。
company-standsIn = 机器人正在替{ $name }打。
company-late = { $name }想了很久。
company-standsForYou = 机器人正在替你打。
company-back = 我回来了
company-vote = 让机器人打
company-voted = { $count }票
company-hostGone = 现在联系不上房主。本页面会继续尝试。
company-offline = 没有连接。本页面会继续尝试。
company-otherVersion = 有朋友进不来：这个页面和对方的页面版本不同。请重新加载这个页面，也请对方重新加载。
company-wantsSeat = { $who }说{ $name }的座位是自己的。
company-giveSeat = 还给对方
company-what = 怎么办？
company-keepWaiting = 继续等
company-keep = 保存已打的部分
company-waitsFor = 在等{ $names }
company-waits = 在等其他人
company-agree = 同意
company-drop = 算了
company-leave = 离开牌桌
company-close = 关闭牌桌
company-question-leave = 离开牌桌吗？
company-question-leaveText = 你的座位会空出来。如果正在打牌，由机器人接着打。
company-question-close = 为所有人关闭牌桌吗？
company-question-closeText = 这里所有人的牌桌都会结束。已经打过的留在你的“历史对局”里。
company-question-yes = 离开
company-question-yesClose = 关闭
company-question-no = 留下
company-again = 原班人马再来一场
company-askAgain = 请求再来一场
company-askedAgain = { $name }已经知道你想再来一场。
company-hostDeals = { $name }可以再开一场。

## news

news-sits = { $name }加入了。
news-watches = { $name }在旁观。
news-left = { $name }离开了牌桌。
news-back = { $name }回来了。
news-paused = { $name }暂停了游戏。
news-goesOn = 游戏继续。
news-wantsAgain = { $name }想再来一场。
news-asksBack = { $name }想撤回一步。
news-tookBack = { $name }撤回了一步。
news-notBack = 没有撤回。
news-emote = { $name }：{ $emote }
news-you = 你
news-youPaused = 你暂停了游戏。
news-youLate = 你想了很久，其他人可以让机器人替你打。
news-youPlayAgain = 现在由你自己接着打。
news-tooLate = 你的这一步来晚了，机器人已经替你打过了。
news-tooLateCards =
    { COUNT($instead) ->
        [0] 你出的{ $cards }来晚了，机器人已经替你打过了。
       *[other] 你出的{ $cards }来晚了，机器人已经替你出了{ $instead }。
    }

## missed

missed-cards = 你不在的时候，机器人替你出了{ $cards }。
missed-bot = 你不在的时候，机器人替你走了{ $count }步。
missed-moves = 你不在的时候，牌局走了{ $count }步。
missed-show = 看看走了哪几步

## turn

turn-title = ● 轮到你｜{ $game }
turn-notice = 轮到你｜{ $game }
turn-switch = 轮到我时通知我
turn-switchHelp = 页面在后台时才通知。浏览器会先请你允许。
turn-refused = 浏览器不允许这个页面发送通知。你可以在浏览器对本站的设置里更改。

## emote

emote-smile = 微笑
emote-laugh = 大笑
emote-wow = 哇
emote-sad = 难过
emote-thumb = 赞
emote-clap = 鼓掌
emote-think = 嗯…
emote-heart = 爱心

## ended

ended-closed = 房主关闭了牌桌。
ended-left = 你已离开牌桌。
ended-other-version = 这个页面和房主的页面版本不同。两边都重新加载，就是最新版本。
ended-full = 座位都满了，也不允许旁观。
ended-old-link = 这个链接已经失效。请向房主要新的链接。
ended-cut-off = 房主把你移出了牌桌。
ended-elsewhere = 你的座位已在另一个窗口或你的另一台设备上使用。
ended-bad-host = 房主那边传来的内容，这个页面无法识别。
ended-bad-invite = 这不是牌桌的邀请，或者缺了一部分。请再要一次链接。
ended-not-secure = 只有在安全地址（https）上才能和朋友一起玩，而这个页面不是。
ended-no-wire = 从这里连不上这张牌桌：本站没有中继，或者这个浏览器的窗口之间无法连接。
ended-resting = 你和朋友的牌桌已经停下，因为它的页面关掉了。重新打开后，朋友用同一个链接就能回来。
ended-reload = 重新加载
ended-reloading = 正在获取新版本…
ended-own = 回到我自己的牌桌
ended-here = 在这里入座
ended-tryAgain = 再试一次

## tables

tables-title = 你的牌桌
tables-none = 没有别的了。
tables-backTo = 回到牌桌：{ $table }

## wins

wins-title = 你们之间的胜场
wins-of = { $name } { $won }
wins-help = 在这台设备上统计，只算正好这些人一起打的游戏。

## found

found-checking = 你的设备正在核对这场游戏…
found-fair = 你的设备核对了这场游戏：所有人都参与了洗牌，谁也没法挑牌，一切都符合规则。
found-late = 你的设备核对了这场游戏：一切都符合规则。洗牌时它不在场，所以对此无法判断。
found-unpledged = 你的设备核对了这场游戏：一切都符合规则。这些牌事先没有承诺值，所以对洗牌无法判断。
found-otherLines = 有对不上的地方：房主的记录和你看到的不是同一场游戏。
found-otherRules = 有对不上的地方：按规则应该是另一种结果。
found-otherSeed = 有对不上的地方：这些牌与房主的承诺值不符。
found-otherShares = 有对不上的地方：不是所有人都参与了洗牌。
found-host = 你朋友们的设备正在核对这场游戏。

# 牌桌上方各个画面的话，简体中文。
# 术语：每日一局、基准（par）、回放（replay）、公平发牌、承诺值（commitment）、种子（seed）、秘密值（secret）、盐值（salt）、复盘（review）

## entries: the menu

entries-title = 菜单
entries-newGame = 新游戏
entries-rules = 规则
entries-settings = 设置
entries-pastGames = 历史对局
entries-help = 按键与帮助
entries-save = 保存当前游戏的记录
entries-open = 打开记录文件回放
entries-play = 玩牌
entries-table = 这张牌桌
entries-you = 你
entries-more = 更多
entries-fullScreen = 全屏
entries-window = 退出全屏
entries-onShelf = 共{ $count }种
entries-inARow = 连续{ $days }天
entries-newGameHelp = 人数、规则、水平
entries-friendsHelp = 一个链接，无需注册
entries-won = 胜率{ $percent }%
entries-moreHelp = 练习题、公平发牌、按键

## puzzles: the way to the practice screen (its words are in zh-Hans.puzzles.ftl)

puzzles-open = 练习题
puzzles-like = 类似的练习题
puzzles-all = 练习题
puzzles-solved = { $all }题中做对{ $solved }题

## day

day-title = 每日一局
day-heading = { $date }的牌局
day-lead = 每种游戏每天一局，人人拿到同样的牌。
day-intro-1 = 每种游戏每天都有一局。牌只由日期决定，所以全世界的人拿到的都一样，也不需要网络。日期以格林尼治时间（UTC）为准。
day-intro-2 = 牌桌总是一样：常用规则，通常的人数，你坐第一个座位，对手是“稳健”机器人。只有第一次的成绩算数，之后都是练习。
day-intro-3 = 基准是机器人拿你的牌打出的平均成绩：你的设备把这一局打16遍，由“稳健”和“新手”轮流坐你的座位。
day-intro-4 = 这些牌局事先没有承诺值：日期人人都知道，所以谁都能预先算出牌来。
day-more = 这是怎么回事
day-play = 开始
day-again = 练习
day-of = { $action }：{ $game }
day-open = 还没打
day-begun = 打了一半
day-calendar = 日历
day-earlier = 上个月
day-later = 下个月
day-on = { $date }：{ $marks }
day-marks-none = 没打
day-marks-played = 打过
day-marks-won = 赢了
day-marks-kept = 达到基准
day-row =
    { $now ->
        [0] 目前没有连续记录；最长{ $longest }天
       *[other] 连续{ $now }天；最长{ $longest }天
    }
day-badge = 图标上加圆点
day-badgeHelp = 把本站安装为应用后，图标上会有一个圆点，直到你开始打今天的一局。打开或离开本页时，圆点会更新。
day-outcome =
    { $won ->
        [yes] 赢了
       *[no] 没赢
    }
day-you =
    { $points ->
        [none] 你：{ day-outcome }
       *[other] 你：{ $points }，{ day-outcome }
    }
day-par =
    { $points ->
        [none] 基准：{ day-parWins }
       *[other] 基准：{ $points }，{ day-parWins }
    }
day-parWins = 胜率{ $percent }
day-better = 好于基准
day-same = 正好是基准
day-worse = 不如基准
day-searching = 机器人正在打同一局… { $percent }%
day-failed = 这台设备无法算出基准。
day-practice = 这是练习：只有当天第一次打才算数。
day-undone = 撤回过，所以算作练习。
day-hints = { $count }次提示
day-share = 分享
day-copy = 复制成绩
day-given = 这是每日一局。种子就是日期，人人相同：没有承诺值，谁都能预先算出牌来。
day-copied = 成绩已复制。
day-copyThis = 这是成绩，请自行复制：
day-line = { $game }，每日一局 { $date }

## statistics

statistics-title = 统计
statistics-intro = 只在这台设备上统计，不会发送到任何地方。导出的文件包含全部统计，可以在另一台设备上导入：两边都有的游戏只算一次。
statistics-several = 几个人一起打的游戏也计入，列在“{ statistics-level-people }”下，按在这台设备上开局或入座的人的成绩算。
statistics-none = 还没有打完过一场游戏。
statistics-notKept = 这个浏览器没有保存任何内容，这些统计只保留到页面关闭为止。
statistics-summary = { $count }场，赢{ $won }场
statistics-hints = 一共用了{ $count }次提示
statistics-level-alone = 单人
statistics-level-mixed = 几种水平的机器人
statistics-level-people = 和别人一起
statistics-house = 自定义规则：{ $name }
statistics-caption = { $level } · { $options }
statistics-games = 场数
statistics-won = 赢
statistics-drawn = 平
statistics-deals = 局数
statistics-best = 最好成绩
statistics-worst = 最差成绩
statistics-average = 平均成绩
statistics-streak = 当前连胜
statistics-longest = 最长连胜
statistics-told = 按时间排列的{ $count }次成绩：最好{ $best }，最差{ $worst }，平均{ $average }，最近一次{ $last }。
statistics-toldWins =
    { $last ->
        [won] 按时间排列的{ $count }场：赢{ $won }场，最近一场赢了。
        [drawn] 按时间排列的{ $count }场：赢{ $won }场，最近一场打平。
       *[lost] 按时间排列的{ $count }场：赢{ $won }场，最近一场输了。
    }
statistics-tooFew = 打完三场后，这里会画出成绩的曲线。
statistics-line = 依次排列的成绩：实心点是赢，虚线是平均。
statistics-lineLow = 依次排列的成绩，分少的在上：实心点是赢，虚线是平均。
statistics-lineWins = 赢一场升一级，输一场降一级；实心点是赢。
statistics-apart = 另外统计
statistics-hinted = 用过提示
statistics-practice = 撤回过
statistics-again = 同一局重打
statistics-wonOf = { $of }场赢{ $won }场
statistics-share = { $count }（{ $percent }%）
statistics-days = 每日一局
statistics-daysSummary = 打了{ $played }局，好于基准{ $better }局
statistics-save = 导出文件
statistics-take = 导入文件
statistics-taken = 文件已导入。原来就有的只算一次。
statistics-refused-no-counts = 这个文件里没有这张牌桌的统计。什么都没有改动。
statistics-refused-too-large = 这个文件太大，不可能是这张牌桌的统计（最多10 MB）。什么都没有改动。
statistics-refused-later-counts = 这个文件由较新版本的牌桌生成。什么都没有改动。
statistics-unreadable = 无法读取这个文件。什么都没有改动。
statistics-failed = 牌桌没有回应。请再试一次。
statistics-erase = 清除
statistics-erased = 统计已清除。
statistics-question-title = 清除全部统计吗？
statistics-question-text = 在这台设备上统计的一切都会清除。历史对局会保留。只有以前导出的文件能把统计找回来。
statistics-question-yes = 清除
statistics-question-no = 保留

## shelf

shelf-title = 游戏
shelf-facts = { $players }人 · { $minutes }分钟
shelf-choose = { $game }：选人数和自定义规则
shelf-goOn = 继续
shelf-learn = 学玩法 · { $minutes }分钟
shelf-learning = 第{ $done }步，共{ $all }步
shelf-learnt = 已学会
shelf-learnOf = 用大约{ $minutes }分钟学会{ $game }

## home

home-left = 上次没玩完的
home-row = 连续{ $days }天
home-fresh = 还没学过
home-half = 学到一半
home-waits = 没玩完
home-facts = { $players }人 · { $minutes }分钟
home-about = { $game }详情
home-back = 回到游戏列表

## newGame

newGame-title = 新游戏
newGame-game = 游戏
newGame-change = 更换
newGame-preset = 牌桌类型
newGame-own = 自选
newGame-ownHelp = 用下面选定的规则
newGame-seats = 人数
newGame-bots = 机器人
newGame-people = 桌上的人
newGame-oneMore = 加一人
newGame-oneFewer = 减一人
newGame-me = 我
newGame-friend = 身边的朋友
newGame-name = 名字
newGame-nameOf = { $seat }的名字
newGame-portraitOf = { $seat }的头像
newGame-player = 玩家{ $n }
newGame-friends = 大家轮流使用这台设备。传递时幕布会遮住所有的牌；喊牌的按钮，人人都看得见。
newGame-details = 自定义规则
newGame-on = 开
newGame-off = 关
newGame-random = 随机
newGame-less = 减少：{ $label }
newGame-more = 增加：{ $label }
newGame-between = { $min }到{ $max }。
newGame-reason = { $labels }：{ $reason }
newGame-value = { $label }：{ $value }
newGame-notAtSeats =
    { $seats ->
        [1] 一个人玩时不能用
       *[other] { $seats }人时不能用
    }
newGame-needs = 需要“{ $label }”为：{ $value }
newGame-idleWith = “{ $label }”为“{ $value }”时不起作用
newGame-begin = 发牌
newGame-about = { newGame-begin } · 约{ $minutes }分钟

## leave

leave-title = 要离开这一局吗？
leave-text = 开始新游戏会清空牌桌。已经打过的部分会留在“{ entries-pastGames }”里。
leave-yes = 开始新游戏
leave-no = 接着玩

## rules

rules-title = 规则
rules-of = { $game } · { rules-title }
rules-inForce = 这张牌桌正在使用的规则。
rules-show = 演示
rules-showClause = 演示{ $clause }
rules-back = 回到规则
rules-elsewhere = 这一局的选项和你的牌桌不同，所以规则的内容也有些不同。
rules-here = 就是这一刻。
rules-open = 查看规则

## settings

settings-title = 设置
settings-note = 牌桌会随你的选择而变
settings-table = 牌桌
settings-play = 节奏与帮助
settings-access = 辅助功能
settings-language = 语言
settings-speed = 动画速度
settings-speeds-1 = 1倍
settings-speeds-2 = 2倍
settings-speeds-4 = 4倍
settings-speeds-0_5 = ½倍
settings-speeds-at-once = 立即
settings-sound = 声音
settings-volume = 音量
settings-deck = 牌面
settings-decks-two-colour = 双色
settings-decks-four-colour = 四色
settings-decks-large-index = 大字角标
settings-back = 牌背
settings-backs-asanoha-indigo = 麻叶纹，靛蓝
settings-backs-asanoha-crimson = 麻叶纹，绯红
settings-backs-seigaiha-teal = 海浪纹，青绿
settings-backs-plain-charcoal = 素面，炭黑
settings-portrait = 牌桌上的你
settings-portraitHelp = 无论自己玩还是和朋友玩，都显示在你的座位上。
settings-portraits-grandmother = 奶奶
settings-portraits-carpenter = 木匠
settings-portraits-student = 女学生
settings-portraits-skipper = 船长
settings-portraits-singer = 歌手
settings-portraits-trumpeter = 小号手
settings-portraits-marquise = 侯爵夫人
settings-portraits-professor = 教授
settings-portraits-aunt = 阿姨
settings-portraits-uncle = 叔叔
settings-portraits-redhead = 红发姑娘
settings-portraits-skater = 滑板少年
settings-portraits-dancer = 舞者
settings-portraits-doctor = 医生
settings-portraits-baker = 面包师
settings-portraits-clerk = 职员
settings-portraits-neighbour = 邻居
settings-portraits-cat = 猫
settings-portraits-fox = 狐狸
settings-portraits-initial = 首字
settings-cloth = 桌布
settings-cloths-green = 绿色
settings-cloths-indigo = 靛蓝
settings-cloths-burgundy = 酒红
settings-cloths-slate = 石板灰
settings-callWindow = 喊牌等待时间
settings-callWindowHelp = 机器人等你喊或揭发的时间。
settings-callWindows-3 = 3秒
settings-callWindows-10 = 10秒
settings-callWindows-go-on = 等我按“继续”
settings-pace = 机器人的思考时间
settings-paceHelp = 从牌停止移动时算起。没轮到时的回应至少要0.6秒。
settings-paces-0 = 0秒
settings-paces-1 = 1秒
settings-paces-2 = 2秒
settings-paces-at-once = 立即
settings-paces-0_5 = 0.5秒
settings-paces-1_5 = 1.5秒
settings-hints = 提示
settings-hintsHelp = 提示语旁边的一盏灯，告诉你可以怎么打、为什么。用过的提示会计数。
settings-offers-first = 刚学一种游戏时
settings-offers-true = 总是
settings-offers-false = 从不
settings-coach = 教练
settings-coachHelp = 在你打出会吃大亏的牌之前问一次，并说明怎样更好。这样的游戏按用过提示统计。
settings-assist = 替我喊
settings-assistHelp = 自动喊，你就不会忘了。
settings-forced = 只有一种选择时自动出
settings-forcedHelp = 你只有一种选择时，过半秒自动替你做。
settings-motion = 动画
settings-motions-system = 跟随系统
settings-motions-on = 完整
settings-motions-off = 减弱
settings-leftHand = 左手模式
settings-theme = 配色
settings-themes-system = 跟随系统
settings-themes-light = 浅色
settings-themes-dark = 深色
settings-wordsPanel = 显示文字版牌桌
settings-shortcuts = 单键快捷键
settings-refused = 这个浏览器没有保存任何内容，这些设置只保留到页面关闭为止。

## elsewhere

elsewhere-title = 这场游戏正在另一个标签页里进行
elsewhere-text = 同一场游戏同时只能在一个标签页里进行，这样一步也不会丢。
elsewhere-here = 在这里玩

## ownTab

ownTab-full = 把我的游戏移到单独的标签页
ownTab-short = 在新标签页打开
ownTab-help = 在单独的标签页里打开这场游戏，局面不变

## pastGames

pastGames-title = 历史对局
pastGames-none = 还没有打完过一场游戏。
pastGames-running = 正在牌桌上
pastGames-won = 你赢了
pastGames-lost = { $names }赢了
pastGames-drawn = 无人获胜
pastGames-unfinished = 没有打完
pastGames-watch = 回放
pastGames-save = 保存到文件
pastGames-forget = 删除
pastGames-forgotten = 这场游戏已删除。
pastGames-gone = 这份记录已经不在了。
pastGames-of = { $action }：{ $game }，{ $time }

## botCheck

botCheck-title = 检验机器人
botCheck-asking = 让每个机器人只看它座位上能看到的，再选一次… { $percent }%
botCheck-same = 机器人的{ $choices }次选择，都只凭各自座位上能看到的重做了一遍。结果全部相同。
botCheck-none = 这场游戏里，机器人什么都没有选过。
botCheck-other = 第{ $line }行：只凭{ $name }当时能看到的，这个机器人会选别的。
botCheck-notOver = 这场游戏还没结束。结束后才能检验机器人。
botCheck-view = 这份记录只有一个座位看到的内容。只有完整的记录才能检验。
botCheck-stop = 停止

## replay

replay-title = 回放
replay-leave = 回到牌桌
replay-first = 到开头
replay-back = 后退一步
replay-play = 播放
replay-pause = 暂停
replay-forward = 前进一步
replay-last = 到结尾
replay-deal = 局
replay-dealNumber = 第{ $n }局
replay-speed = 速度
replay-eyes = 谁的视角
replay-everybody = 所有的牌
replay-person = 玩家
replay-position = 位置
replay-step = 第{ $n }步，共{ $all }步
replay-partly = 这份记录只有一个座位看到的内容；其他的牌一直扣着。
replay-line =
    { $n ->
        [0] { $text }
       *[other] 第{ $n }行：{ $text }
    }
replay-troubles-not-json = 这不是游戏记录里的一行。
replay-troubles-not-a-line = 这一行不该出现在游戏记录里。
replay-troubles-wrong-order = 这一行的顺序不对。
replay-troubles-unknown-game = 这张牌桌上没有这种游戏。
replay-troubles-bad-setup = 这些玩家或规则不适合这种游戏。
replay-troubles-bad-deck = 这副牌不是这种游戏用的牌。
replay-troubles-illegal-act = 这一步不合规则。
replay-troubles-differs = 按规则，这里应该是别的结果。
replay-troubles-unknown-bot = 这里没有这个机器人，或没有它的这个版本。
replay-troubles-other-choice = 机器人在这里会选别的。
replay-troubles-unfinished = 记录在游戏结束前就断了。
replay-troubles-empty = 这个文件是空的。
replay-troubles-damaged = 这个链接在途中被截断或改动了。
replay-troubles-newer = 这个链接是较新版本的牌桌生成的。重新加载页面即可更新。
replay-troubles-too-long = 这比任何一场游戏都长。
replay-troubles-not-now = 现在做不到。
replay-troubles-not-saved = 这场游戏已经不再保存。
replay-troubles-engine = 牌桌没有回应。请再试一次。
replay-unreadable = 无法读取这个文件。
replay-tooLarge = 这个文件太大，不可能是游戏记录（最多5 MB）。
replay-card = 出的牌
replay-anyCard = 跳到某张牌…
replay-cardAt = { $card }：{ $name }，第{ $step }步
replay-keys = 方向键一步一步走，空格键播放，Home和End跳到开头和结尾，Page Up和Page Down逐局跳转；0显示所有的牌，1到9显示某个座位看到的。
replay-drop = 把游戏记录拖到这里回放
replay-playOn = 从这里接着打

## playOn

playOn-title = 从这里接着打
playOn-intro = 从这一步开始一场练习：你坐一个座位，其余由机器人来打。
playOn-seat = 你的座位
playOn-cards = 牌
playOn-same = 保持原样
playOn-sameHelp = 每张牌都在原来的地方。
playOn-anew = 重新发
playOn-anewHelp = 你的座位看到过的不变；其他的牌在不矛盾的前提下重新发。
playOn-kept = 你牌桌上的游戏会原样留在“{ entries-pastGames }”里。
playOn-begin = 接着打
playOn-failed = 从这里无法接着打。

## share

share-title = 分享
share-what = 分享什么
share-table = 这张牌桌
share-tableHelp = { $game }，沿用你的人数和自定义规则。谁打开链接，就给谁发新牌。
share-deal = 挑战同一局
share-dealHelp = 同样的牌，同样的座位，同样的机器人：让别人也试试。
share-newDealHelp = 谁都没见过的牌；打开链接的人拿到的都一样。
share-game = 整场游戏
share-gameHelp = 从第一张牌看到最后一张。
share-notOver = 这场游戏结束后才能分享。
share-notFull = 只有能看到所有牌的记录才能做成链接。
share-tooLong = 这场游戏太长，做不成链接。请保存为文件再发送：拖到页面上就能打开。
share-step = 从这一步打开
share-view = 显示的牌
share-link = 链接
share-length = { $n }个字符
share-copy = 复制
share-copied = 已复制。
share-notCopied = 这里不允许复制：请选中链接自行复制。
share-send = 发送…
share-file = 保存到文件
share-qr = 链接的二维码
share-nothingSent = 这个页面本身什么都不发送：一切都在链接里。
share-made = { $app }：{ $game }

## sent

sent-title = 挑战同一局
sent-tableTitle = 发来的牌桌
sent-tableText = { $game }，人数和规则与分享者的牌桌相同。牌是新发的。
sent-dealText = { $game }：打开这个链接的人，牌、座位和机器人都一样。
sent-dayText = { $game }，{ $date }：全世界的人拿到同样的牌。
sent-gameTitle = 发来的一场游戏
sent-gameText = { $game }，从第一张牌看到最后一张牌。
sent-results-won = 分享这一局的人赢了。
sent-results-lost = 分享这一局的人没有赢。
sent-results-drawn = 没有人赢。
sent-text = { $game }，{ $seats }人。开始会清空牌桌；已经打过的部分会留在“{ entries-pastGames }”里。
sent-yes = 试试
sent-no = 接着玩
sent-unfit = 链接里的牌桌设置用不了。这里是一张普通的牌桌。
sent-partly = 链接没能完全识别。这张牌桌已尽量接近。
sent-broken = 链接打不开。{ $text }

## fairDeal

fairDeal-title = 公平发牌
fairDeal-intro-1 = 游戏发牌之前，牌桌先随机生成一个秘密的种子，并公布它的承诺值：一串只与这个种子相符的十六进制数字。然后你可以用自己写的话来切牌，这些话也会混进种子。所以牌桌没法挑你的牌，你也没法挑。
fairDeal-intro-2 = 一个种子决定整场游戏的每副牌和以后的每次洗牌，所以一个承诺值管住所有的局。游戏结束后，种子和那些话会公布并写进记录，谁都可以检验是否相符。
fairDeal-intro-3 = 这一切靠的是浏览器产生的256个随机比特和生成器ARC4：没有已知的办法能从它的输出反推它的状态，所以看过的牌透露不了后面的牌。
fairDeal-running = 桌上的游戏
fairDeal-next = 下一场游戏
fairDeal-more = 什么是公平发牌？
fairDeal-commitment = 承诺值（SHA-256）
fairDeal-given = 这场游戏发牌前没有公布承诺值：种子是指定的，或者浏览器算不出承诺值。
fairDeal-insecure = 这个页面的地址不安全（不是https），所以浏览器算不出承诺值。
fairDeal-later = 游戏结束后，种子会在这里公布。
fairDeal-secret = 秘密值
fairDeal-salt = 盐值
fairDeal-words = 你的话
fairDeal-fits =
    { $promised ->
        [yes] 相符：秘密值和盐值得出这个承诺值；发牌（{ $decks }次）和之后的洗牌（{ $shuffles }次），每一张牌都由种子得出。
       *[no] 相符：发牌（{ $decks }次）和之后的洗牌（{ $shuffles }次），每一张牌都由种子得出。
    }
fairDeal-anotherDeal = 不相符：由种子得出的结果与记录的第{ $line }行不同。
fairDeal-verdicts-another-commitment = 不相符：秘密值和盐值得出的是另一个承诺值。
fairDeal-verdicts-dealt-anew = 这是从另一场游戏接着打的练习：当时看不到的牌重新发过。
fairDeal-verdicts-not-computed = 牌由种子得出；在不安全的地址（不是https）上无法检验承诺值。
fairDeal-cut = 用你自己的话切牌
fairDeal-cutHelp = 最多{ $most }个字符；会混进下一场游戏的种子。
fairDeal-second = 独立验证
fairDeal-secondHelp = 验证器是另一个独立的程序，只依据一份说明写成。保存记录，在那里打开即可；没有网络也能用。
fairDeal-verifier = 打开验证器

## again

again-trick = 再看一遍上一墩
again-turn = 再看一遍刚才的出牌
again-lastTrick = 上一墩
again-lastTurns = 刚才的出牌
again-shows =
    { $what ->
        [trick] 上一墩。点一下继续。
       *[other] 刚才的出牌。点一下继续。
    }
again-told = 上一墩：{ $plays }。继续。

## order

order-change = 换一种手牌排法
order-lies =
    { $order ->
        [suit] 手牌按花色排列。
        [rank] 手牌按点数排列。
       *[other] 手牌由你自己排：把牌拖到想放的位置。
    }

## scores

scores-none = 还没有打完过一局。

## help

help-title = 按键与帮助
help-touch = 用手指或鼠标
help-touches-play = 点一下牌就能打出，也可以拖到中间。
help-touches-order = 在手牌里拖动一张牌，可以换它的位置。
help-touches-finish = 牌在移动时点一下桌面，所有牌会立即到位。
help-keyboard = 用键盘
help-intro = 一切都能用键盘完成。
help-off = 单键快捷键已在设置里关闭；Tab、方向键和Enter始终可用。
help-key = 按键
help-does = 作用
help-keys-tab = 在各组之间移动：操作、手牌、角上的按钮
help-keys-arrows = 在牌之间移动
help-keys-enter = 打出或按下选中的
help-keys-escape = 关闭打开的窗口
help-keys-draw = 摸牌或收牌
help-keys-call = 喊
help-keys-go = 继续
help-keys-undo = 撤回
help-keys-menu = 菜单
help-keys-sound = 开关声音
help-keys-words = 文字版牌桌
help-keys-finish = 让动画立即结束
help-keys-hint = 提示（在设置里打开后）
help-keys-why = 上一个机器人为什么那样打
help-keys-rule = 这张牌为什么不能出
help-keys-again = 再看一遍上一墩或刚才的出牌
help-keys-order = 换一种手牌排法
help-keys-sheet = 记分表
help-keys-shift = 自己排手牌时，移动这张牌
help-keys-help = 本页
help-names-tab = Tab
help-names-arrows = ← →
help-names-shift = Shift + ← →
help-names-enter = Enter、空格
help-names-escape = Esc
help-about = 没有账号，没有广告。什么都不会发送出去；只有和朋友一起玩时，才会发给这些朋友。打开过一次，没有网络也能玩。

## friends

friends-open = 和朋友一起玩
friends-emotes = 朋友的表情
friends-emotesHelp = 在朋友的牌桌上：座位旁边的小表情和手势。

## hint

hint-button = 提示
hint-name = 提示
hint-thinking = 让我想想…
hint-pass = 不理会
hint-do = { $what }。
hint-only = 你只能这样做。
hint-passing = 没轮到就抢着动手，现在没有好处。
hint-best = 其他选择多半结果更差。
hint-usual = 这是通常的打法。
hint-wins =
    { $next ->
        [none] 这样的局面，100局里大约赢{ $share }局。
       *[other] 这样的局面，100局里大约赢{ $share }局；次好的选择大约赢{ $next }局。
    }
hint-worth =
    { $next ->
        [none] 最差的局算0，最好的局算100，这一步大约值{ $share }。
       *[other] 最差的局算0，最好的局算100，这一步大约值{ $share }；次好的选择大约值{ $next }。
    }
hint-close = 关闭这条提示
hint-counted = 这场游戏按用过提示统计。

## coach

coach-title = 确定吗？
coach-better = 更好的是：{ $what }。
coach-back = 收回
coach-stand = 照样打

## why

why-of = { $name }为什么那样打？
why-short = 为什么？
why-sign = ?
why-thinking = 再看一遍…
why-none = 关于这一步，没有更多可说的了。
why-did = { $name }：{ $what }。
why-knew = 它知道什么
why-sawHand = 自己的{ $own }张手牌，以及亮着或大家都见过的另外{ $seen }张。还有{ $unseen }张它看不到。
why-saw = 亮着或大家都见过的{ $seen }张牌。还有{ $unseen }张它看不到。
why-weighed = 它怎么权衡
why-byChance = 在允许的做法里，它随机挑一种。
why-byRule = 它凭经验法则打，不往前推算。
why-ahead = 它往前推算，在心里把这一局接着打了{ $times }遍。
why-only = 它没有别的选择。
why-reflex = 这是回应，不是选择：没有权衡过。
why-outside = 本局没打完，它的手牌不公开。从你的座位看，是这样：
why-unclear = 从你的座位看，谁也说不准这一步有多好。
why-wins = 这样的局面，100局里大约赢{ $share }局；就你所能看到的，其他选择里最好的大约赢{ $next }局。
why-worth = 最差的局算0，最好的局算100：这一步大约{ $share }；就你所能看到的，其他选择里最好的大约{ $next }。
why-all = 它可以选的做法，各按0到100估分：
why-chosen = （所选）

## review

review-button = 复盘
review-title = 本局复盘
review-of = 谁的选择
review-heldBy = { $name }的牌：{ $cards }
review-searching = 正在看你的选择：{ $done }／{ $of }
review-cancel = 取消
review-again = 再复盘一次
review-stopped = 复盘已停止。
review-fine = 按推算，你的每次选择都没有吃亏。
review-costly = 凭你当时能看到的往前推算，吃亏最多的是：
review-held = 你的手牌：{ $cards }
review-played = 你选了
review-better = 更好的是
review-scaleWins = 数字是往前推算的结果：作出每个选择之后，这样的局面100局里大约能赢几局。
review-scaleWorth = 数字表示作出每个选择之后这一局值多少：最差为0，最好为100。
review-costWins = 这样的局面，100局里大约少赢{ $share }局
review-costWorth = 以100分计，大约亏{ $share }分
review-tryAgain = 从这里重试
review-onFelt = 看当时的牌桌
review-tryAgainAt = 从这里重试：第{ $n }次选择
review-kept = 从那里开始一场练习，对手是同样的机器人。这场游戏会原样留在“{ entries-pastGames }”里。

## hotSeat: several people at one device

hotSeat-pass = 交给{ $name }
hotSeat-passHelp = 现在只有{ $name }可以看屏幕。
hotSeat-iAm = 我是{ $name }
hotSeat-turn = 轮到{ $name }
hotSeat-since = 上次看过之后
hotSeat-takeBack = { $name }撤回
hotSeat-calls = 喊
hotSeat-call = { $name }：{ $action }
hotSeat-look = 现在每个人都看看自己的牌，这样谁也不知道问的是谁。
hotSeat-agree = 需要{ $names }同意
hotSeat-agreeText = { $name }想撤回一步。
hotSeat-agrees = { $name }同意
hotSeat-no = 不，继续打
hotSeat-practiceHelp = 撤回过或用过提示，所以这场游戏对所有人都算作练习。

## ending: what stands at a result beside its words

ending-won = 打得漂亮，赢得痛快。
ending-lost = 打得不错：{ $seats }人中第{ $place }名。
ending-onward = { $seats }人中第{ $place }名，下一局还有机会。
ending-pull = 显示全部结果
ending-fold = 收起结果
ending-after = 第{ $deal }局后
ending-title = 名次
ending-place = 名次
ending-name = 名字
ending-hand = 手牌
ending-change = 本局

# 牌桌周围的话，简体中文。术语见 src/games/face/words/zh-Hans.ftl；另有：机器人（bot）、一手（move）、记录（record）、提示（hint）。

named = { $thing }

## app

app-title = Page One
app-tagline = 一张牌桌，多种纸牌游戏
app-page = { $game }｜{ app-tagline }
app-trouble = 出了点问题。重新加载页面，牌桌就会回来。
app-notices-not-kept = 这个浏览器没有保存任何内容：游戏和设置只保留到页面关闭为止。
app-notices-save-unreadable = 保存的游戏打不开，已放到一边。给你开了一场新的。
app-notices-engine-failed = 游戏无法继续。给你开了一场新的。
app-noFelt = 这个浏览器画不出牌桌，所以用文字显示。所有功能照样能用。
app-unknown = 牌桌的这一部分加载失败。请再试一次。
app-offline = 你没有联网，牌桌的这一部分还没有加载。请联网后再试。
app-gone = 牌桌有了新版本，旧版本的这一部分已经没有了。重新加载页面即可继续。
app-noLanguage = “{ $language }”加载失败。请重新选择，或重新加载页面。

## Bots

kind-random = 随机
    .help = 随手乱出
kind-beginner = 新手
    .help = 懂规则，但会忘了喊，偶尔出得马虎
kind-plain = 稳健
    .help = 按简单的章法出牌
kind-thinker = 谋士
    .help = 往前多想几步
kind-master = 大师
    .help = 不慌不忙，看得很远

## table

table-hand = 你的手牌
table-yourTurn = 轮到你
table-turn = 轮到出牌
table-dealer = 庄家
table-said = 喊了“{ $words }”
table-actions = 你可以做的
table-goOn = 继续
table-goOnHelp = 不理会，继续
table-undoHelp = 撤回我的上一步
table-required = 必须跟{ $suit }
table-cannot = { $card }，现在不能出：{ $why }
table-choose = 选{ $card }，接下来出
table-unchoose = 接下来出{ $card }；再按一下取消
table-howToPlay = { $card }怎么出
table-which = 选哪个？
table-rowsUp = 上面几行
table-rowsDown = 下面几行
table-never = 算了
table-practice = 练习
table-practiceHelp = 这场游戏撤回过，所以算作练习。
table-close = 关闭
table-dismiss = 关闭这条消息

## lessons

lessons-name = 小课堂
lessons-of = { $n }／{ $all }
lessons-next = 下一条
lessons-done = 明白了
lessons-skip = 全部跳过

## twin

twin-name = 文字版牌桌
twin-toggle = 文字版牌桌
twin-seats = 座位
twin-yourTurn = 轮到你
twin-seat =
    { $kind ->
        [none] { $name }：{ $parts }
       *[other] { $name }（{ $kind }）：{ $parts }
    }
twin-cards = { $count }张牌
twin-played = { $name }：{ $card }
twin-nothing = 还没有
twin-pile =
    { $count ->
        [0] { $place }：空
       *[other] { $place }：{ twin-cards }
    }
twin-place =
    { $number ->
        [0] { $place }
       *[other] { $place } { $number }
    }
twin-spot =
    { COUNT($cards) ->
        [0] { twin-place }
       *[other] { twin-place }：{ $cards }
    }
twin-scores = 得分
twin-score = { $name }：{ $points }
twin-yourCards = 你的牌
twin-log = 牌局记录
twin-hidden = 一张扣着的牌

## corner

corner-menu = 菜单
corner-muteHelp = 关闭声音
corner-unmuteHelp = 打开声音

## result

result-nextDeal = 下一局
result-again = 再来一场
result-newGame = 新游戏
result-save = 保存记录
result-watch = 回放
result-share = 分享
result-update = 有新版本了
result-restart = 立即更新

## sheet

sheet-title = 记分表
sheet-deal = 局
sheet-total = 总分
sheet-details = 上一局的得分明细
sheet-chips = { $from } → { $to }：{ $chips }

## menu

menu-resume = 回到牌桌
menu-games = 所有游戏
menu-back = 回到菜单
menu-close = 关闭

# Tonk 的简体中文。
# 术语：牌组（桌上的同点组或顺子）、贴牌（hit）、拍抢（slap）、封（不许摆牌和贴牌）、摊牌（drop）、Tonk、点（手牌大小）

tagline = 五张牌，手要快，摊牌要看准时机。

lesson-1 = 摸一张牌，能摆就摆：三四张同点数，或者同花色三张以上的顺子。最后弃一张，回合结束。
lesson-2 = 单张可以贴到桌上任何一组。贴了别人的牌组，它的主人在自己的下一回合不能摆牌，也不能贴牌。
lesson-3 = 觉得自己点数最小，可以不摸牌，直接摊牌。手牌出光，立刻获胜。

## What happens

take =
    { $player }从弃牌堆拿走{ $cards }。{ $capped ->
        [yes] 下一张只能从牌堆摸。
       *[no] { "" }
    }
hit-own = { $player }把{ $cards }贴到自己的牌组上。
hit-other = { $player }把{ $cards }贴到{ $owner }的牌组上。
discard = { $player }弃{ $cards }。
spread = { $player }摆出{ $cards }。
upcard = 翻开的第一张是{ $cards }。
barred = { $player }被封{ number-of-turns }，不能摆牌、贴牌，也不能拍抢。
number-of-turns = { $count }回合
slap = { $player }拍抢{ $card }。
show = { $player }手里是{ $cards }：{ $count }点。
cries-tonk = { $player }喊“Tonk！”
drops = { $player }摊牌。
table = 桌上

## What to do now

prompt-tonk =
    { $stake ->
        [0] 你手里是Tonk：点“{ do-tonk.short }”；只要没有别人也喊，你就赢下这一局。
       *[other] 你手里是Tonk：点“{ do-tonk.short }”；只要没有别人也喊，人人付你双倍。
    }
prompt-slap = 这张弃牌你用得上：趁别人还没动，快拍抢！
prompt-draw =
    { $takes ->
        [yes] { $drops ->
            [yes] 从牌堆摸牌、拿弃牌，或者摊牌。
           *[no] 从牌堆摸牌，或者拿弃牌。
        }
       *[no] { $drops ->
            [yes] 从牌堆摸牌，或者摊牌。
           *[no] 从牌堆摸牌。
        }
    }
prompt-discard = 选一张弃掉。
prompt-spread = 可以摆牌组。{ prompt-discard }
prompt-hit = 可以贴牌。{ prompt-discard }
prompt-lay = 可以摆牌组或贴牌。{ prompt-discard }
first-draw = 先摸一张牌。
not-back = 这张现在不能弃：刚从弃牌堆拿的牌，不能马上弃回去。

## Buttons: in full, and in few words

do-tonk = 喊“Tonk！”
    .short = Tonk！
do-no-tonk = 不喊Tonk
    .short = 不喊
do-drop = 摊牌：大家比点数
    .short = 摊牌
do-take = 拿弃牌
    .short = 拿弃牌
do-draw = 从牌堆摸牌
    .short = 摸牌
do-slap = 拍抢弃牌
    .short = 拍抢！
do-slap-onto = 拍抢{ $card }，贴到{ $spread }这组上
    .short = 拍抢！{ $short }
do-slap-new = 拍抢弃牌，摆新牌组
    .short = 拍抢！
do-slap-spread = 拍抢，摆出{ $cards }
    .short = 拍抢！{ $short }
do-spread = 摆牌组
    .short = 摆牌…
do-spread-cards = 摆出{ $cards }
    .short = 摆{ $short }
do-hit = 贴牌
    .short = 贴牌
do-hit-with = 把{ $card }贴到{ $spread }这组上
    .short = 贴{ $short }
do-discard = 弃一张牌
    .short = 弃牌
do-discard-card = 弃{ $card }
    .short = 弃{ $short }

## Said aloud

bubble-slap = 拍抢！
bubble-tonk = Tonk！
bubble-drop = 摊牌

## Why a deal ended

ended-tonk = 起手Tonk，付双倍。
ended-tonk-points = 起手Tonk。
ended-tonk-draw = 不止一人喊Tonk：谁也不付。
ended-tonk-draw-points = 不止一人喊Tonk：平局。
ended-drop = 摊牌成功。
ended-caught = 摊牌被抓。
ended-run-out = 手牌出光了。
ended-tonk-out = 没弃牌就出光了：双倍。
ended-tonk-out-points = 没弃牌就出光了。
ended-stock-out = 牌堆用完：点数最小的人赢。
ended-stock-draw = 牌堆用完，最小点数相同：谁也不付。
ended-stock-draw-points = 牌堆用完，最小点数相同：平局。

## What chips are paid for, on the score sheet

why-buy-in = 起始筹码
why-tonk = 起手Tonk，双倍
why-tonk-points = 起手Tonk
why-drop = 摊牌时点数最小
why-caught = 摊牌被抓
why-low = 点数最小
why-run-out = 手牌出光
why-tonk-out = 没弃牌出光，双倍
why-tonk-out-points = 没弃牌出光
why-stock-out = 牌堆用完时点数最小

## Places and signs

place-hand = 手牌
place-meld = 牌组
place-stock = 牌堆
place-discard = 弃牌堆
sign-barred = 被封{ number-of-turns }
sign-count = 你的手牌{ $count }点

## Options

option-stake = 注额
    .help = 每个输家一局付多少；0表示不用筹码，只计分。
option-purse = 每人筹码
    .help = 每人的起始筹码，可以输成负数。
option-deals = 局数
    .help = 打满设定的局数，游戏结束。
option-untilBroke = 有人输光为止
    .help = 有人的筹码输光时，游戏也结束。
    .v-true = 是
    .v-false = 否
option-tonkHigh = 起手大Tonk
    .help = 起手五张至少多少点算Tonk；0表示没有。
option-tonkLow = 起手小Tonk
    .help = 起手五张至多多少点算Tonk；0表示没有。
option-slap = 拍抢
    .help = 没轮到时能不能抢弃牌。
    .v-off = 不能
    .v-table = 只能贴桌上的牌组
    .v-any = 也能摆新牌组
option-bar = 被贴牌
    .help = 牌组被别人贴后，主人在自己的下一回合不能做什么。
    .v-none = 没有影响
    .v-spread = 不能摆牌和贴牌
    .v-spread-drop = 不能摆牌、贴牌和摊牌
option-barStack = 多次被贴
    .help = 每被贴一次，是否多封一回合。
    .v-true = 每次多封一回合
    .v-false = 总共只封一回合
option-caught = 摊牌被抓
    .help = 摊牌后有人点数更小或相同，要付多少。
    .v-single = 给点数不比你大的每人一注，再给最小的人一注
    .v-double = 给点数不比你大的每人两注
option-count = 哪些牌算点
    .help = 比点数时，手里哪些牌算点。
    .v-unmatched = 除去手里最好的一组
    .v-all = 每张都算
option-aceHigh = A接在K上
    .help = 顺子能不能以Q、K、A结尾。
    .v-true = 可以
    .v-false = A只当最小
option-upcard = 第一张弃牌
    .help = 是否翻一张作为弃牌堆的开头。
    .v-true = 翻一张
    .v-false = 开始时是空的
option-returnTaken = 弃回拿来的牌
    .help = 从弃牌堆拿的牌，能不能在同一回合弃掉。
    .v-true = 可以
    .v-false = 不可以
group-game = 玩法
group-tonk = Tonk与摊牌
group-playing = 出牌
preset-classic = 经典
    .help = 50点，或者至多11点，算Tonk；拍抢只能用来贴桌上的牌组。
preset-strict = 严格
    .help = 至少49点或至多11点算Tonk；每张牌都算点，被贴的人也不能摊牌。
preset-eating = 自由拍抢
    .help = 拍抢也可以摆新牌组；每被贴一次，多封一回合；A只当最小，开局不翻牌。
preset-lastPurse = 输光为止
    .help = 最多打100局；有人输光就提前结束。
preset-singleDeal = 只打一局
    .help = 一局1分，不用筹码。

## Why a bot or a hint does something

reason-tonk = 喊了立刻就赢。
reason-drop = 现在点数很可能最小，再等下去，别人手里的牌就少了。
reason-slap = 多得一个回合，手里的点数也变小。
reason-spread = 摆到桌上的牌不算手里的点数。
reason-hit = 手里的点数变小，还可能封住牌组的主人。
reason-dear = 它和手里的牌搭不上，点数又最大。
reason-loose = 它和手里别的牌搭不上。
reason-dearest = 手里没有比它点数更大的牌。
reason-take = 弃牌堆上那张用得上，或者点数很小。
reason-draw = 点数还不够小，现在摊牌很可能输。

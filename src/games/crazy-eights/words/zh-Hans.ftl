# 疯狂八点的简体中文。
# 术语：翻开的牌（弃牌堆顶）、指定花色、罚摸

tagline = 跟花色，跟点数，留一张8压轴。

lesson-1 = 出一张与顶牌花色或点数相同的牌。出不了就摸牌。
lesson-2 = 8什么时候都能出，还能指定接下来的花色。
lesson-3 = 最先出完手牌的人赢下这一局。最后一张是8也算赢。

## What happens

must-answer = { $player }必须出2，否则摸{ cards }。

## What to do now

prompt-answer = 出2，或者摸{ cards }。
prompt-penalty = 摸{ cards }。
prompt-draw = 没有{ wanted }：摸一张牌。
prompt-pass = 没有{ wanted }，也不能摸牌：过牌。
prompt-play = 出{ wanted }。
prompt-play-or-draw = 出{ wanted }，或者摸牌。
prompt-play-or-pass = 出{ wanted }，或者过牌。
wanted =
    { $fits ->
        [any] 任意一张牌
        [suit] { $suit }或8
        [suit-joker] { $suit }、8或王
        [suit-rank-joker] { $suit }、{ $rank }、8或王
       *[suit-rank] { $suit }、{ $rank }或8
    }
only-two = 只有2能接2。

## Buttons: in full, and in few words

do-play = 出{ $card }
do-play-naming = 出{ $card }，指定{ $suit }
    .short = { $suit }
do-pass = 过牌
    .short = 过牌

## Why a deal ended

ended-out = 有人最先出完了手牌。
ended-blocked = 谁都出不了牌：手牌分最低的人获胜。
ended-limit = 满一千步，手牌分最低的人获胜。

## What points are given for, on the score sheet

why-won = 赢下本局
why-cards = 手里剩的牌

## Places and signs

place-hand = 手牌
place-stock = 牌堆
place-discard = 弃牌堆

## Options

option-deals = 局数
    .help = 打满设定的局数，游戏结束。
option-target = 目标分
    .help = 有人达到这个总分就提前结束；0表示只看局数。
option-scoring = 计分
    .help = 一局怎么算分。
    .v-wins = 赢一局得1分
    .v-points = 赢家得别人的剩牌分
    .v-penalty = 剩牌记罚分
option-decks = 几副牌
    .help = 6人以上要用两副牌。
option-jokers = 王
    .help = 王什么时候都能出，下家也可以随便出。
option-handSize = 每人几张
    .help = 开局每人发多少张。
option-firstCard = 首张翻到8或王
    .help = 开局翻出的第一张是8或王时怎么办。
    .v-redraw = 再翻一张盖上
    .v-plain = 不换
option-drawRule = 摸牌
    .help = 一回合最多摸多少张。
    .v-until = 张数不限
    .v-one = 一张
    .v-three = 最多三张
option-mayDraw = 能出也可摸
    .help = 有牌能出时，是否可以改为摸牌。
    .v-true = 可以
    .v-false = 不可以
option-recycle = 牌堆用完时
    .help = 弃牌是否洗成新的牌堆。
    .v-true = 弃牌洗匀再用
    .v-false = 不再有牌堆
option-specials = 2、Q和A
    .help = 2让下家摸两张或再出一张2，Q跳过下家，A掉转方向。
    .v-true = 有特殊效果
    .v-false = 当普通牌
group-game = 玩法
group-pack = 用牌
group-playing = 出牌
preset-classic = 经典
    .help = 每人8张，打三局，想摸几张就摸几张。
preset-hoyle = 霍伊尔规则
    .help = 每人5张，赢家得别人的剩牌分，打到200分；牌堆用完不再补。
preset-countdown = 低分取胜
    .help = 剩牌记罚分，总分最低的人获胜。
preset-jokers = 带两张王
    .help = 王什么时候都能出，王上也什么都能出。
preset-specials = 2、Q和A
    .help = 摸两张、跳过、掉转方向；每回合最多摸一张。
preset-bigTable = 大桌
    .help = 两副牌加四张王，最多8人。

## Why a bot or a hint does something

reason-last = 这是最后一张，出了就没有手牌了。
reason-named = 别的都出不了，就用8指定手里最多的花色。
reason-only = 除了8，什么都出不了。
reason-dear = 除8以外，10和人头牌留在手里扣分最多。
reason-keep = 还有别的牌能出，8留到最后。
reason-long = 能出的牌里这门花色最多，以后还接得上。
reason-draw = 手里没有能出的牌。
reason-fits = 能出的只有这张，摸牌只会让手牌变多。

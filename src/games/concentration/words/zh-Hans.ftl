# 记忆翻牌的简体中文。
# 术语：翻开、扣回、一对、落空（没翻到对子的一回合）、位置（第几号）

tagline = 一次翻两张，比的是记性。

lesson-1 = 翻开两张牌。配成一对就归你，还能接着翻。
lesson-2 = 翻开的牌人人都看得见。记住它在哪儿。
lesson-3 = 桌上的牌拿光后，对子最多的人获胜。

## What happens

turns-up = { $player }翻开{ $place }号位，是{ $card }。
pair-found = { $player }得到一对。
no-pair = 没配上：两张都扣回去。
solo =
    { turns }，{ $misses ->
        [0] 一次也没落空
       *[other] 落空{ $misses }次
    }。
turns = { $turns }回合
has-pairs =
    { $count ->
        [0] { $player }一对也没有。
       *[other] { $player }有{ pairs }。
    }
pairs =
    { $count ->
        [0] 没有对子
       *[other] { $count }对
    }

## What to do now

prompt-first = 翻开一张牌。
prompt-unseen = 翻开一张还没人见过的牌：上一轮没翻出新牌。
prompt-second = 翻到{ $card }：再翻一张。
not-won = 请翻桌上的牌。

## Buttons: in full, and in few words

do-time-up = 时间到
    .short = 时间到
do-turn-up = 翻开一张牌
    .short = 翻牌
do-turn-up-place = 翻开{ $place }号位的牌
    .short = { $place }

## Said aloud

bubble-pair = 一对！

## Why a deal ended

ended-cleared = 桌上的牌拿光了。
ended-limit = 回合用完了。
ended-stalled = 很久都没有人配成一对。
ended-time = 时间到了。

## What points are given for, on the score sheet

why-pairs = 得到的对子

## Places and signs

place-grid = 位置
place-won = 对子
place-stock = 待摆的牌
sign-solo = { turns }，还剩{ $left }张
    .short = { turns }

## Options

option-decks = 几副牌
    .help = 副数越多，桌上的牌越多。
option-ranks = 点数种类
    .help = 种类少，桌面就小：3种时每副牌只有12张。
option-jokers = 王
    .help = 王只和王配对。
    .v-true = 每副牌两张
    .v-false = 不带王
option-match = 怎样算一对
    .help = 哪两张牌能配对。
    .v-rank = 点数相同
    .v-rank-color = 点数和颜色都相同
    .v-zebra = 点数相同、颜色不同
    .v-rank-suit = 完全相同的牌
option-again = 配成一对后
    .help = 配成一对的人是否接着翻。
    .v-true = 接着翻
    .v-false = 换下家
option-deals = 局数
    .help = 各局的对子累计。
option-turnLimit = 回合
    .help = 单人：要在限定回合内拿光；0表示不限。
option-clock = 秒数
    .help = 单人：要在限定秒数内拿光；0表示不限。
group-table = 牌桌
group-game = 玩法
group-alone = 单人
preset-classic = 经典
    .help = 一副牌，点数相同即可，配成一对接着翻。
preset-sameColour = 同色
    .help = 红7只配红7。
preset-zebra = 斑马
    .help = 红牌配同点数的黑牌。
preset-twins = 双胞胎
    .help = 两副牌，完全相同的牌才配对。
preset-oneFlip = 每人一次
    .help = 配成一对后也换下家翻。
preset-children = 儿童
    .help = 20张牌：A、K、Q、J和10。
preset-solo = 单人
    .help = 用尽量少的回合把牌拿光。

## Why a bot or a hint does something

reason-pair = 另一张已经见过：合起来就是一对。
reason-look = 翻没人见过的牌收获最大，说不定它的另一张已经见过。
reason-quiet = 翻见过的牌，别人得不到新线索。
reason-chance = 另一张在哪儿还不知道，但没见过的牌里也许就有。

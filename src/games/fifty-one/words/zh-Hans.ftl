# 五十一的简体中文。
# 术语：公牌（中间的五张）、换牌、清桌（公牌全部换新）、“停！”、喊停的人、一手牌

tagline = 凑齐五张同花，看谁敢先喊“停！”

lesson-1 = 拿一张公牌，把自己的一张放到它的位置：两张都点一下，先点哪张都行。
lesson-2 = 张数最多的花色算分，其他牌都要倒扣。同花色的A、K、Q、J、10是51分。
lesson-3 = 换牌后可以喊“停！”，其他人各再来一回合；手牌最好的人赢，同分时喊停的人输。

## What happens

takes = { $player }拿走{ $card }。
gives = { $player }放下{ $card }。
comes = { $card }补到公牌里。
clears = { $player }清桌。
says-stop = { $player }喊“停！”，其他人各再来一回合。
shows = { $player }手里是{ $cards }：{ $suit }计{ $points }分。
scores-points = { $player }得{ $points }分。

## What to do now

prompt-swap = 换牌：选一张公牌，再选一张自己的牌。
prompt-swap-or-pass = 选一张公牌和一张自己的牌来换，或者过牌。
prompt-last = 你的最后一回合。{ prompt-swap }
prompt-last-or-pass = 你的最后一回合。选一张公牌和一张自己的牌来换，或者过牌。
prompt-stop = 觉得领先就点“{ do-stop.short }”，不然点“{ do-end.short }”。
prompt-go-on = 点“{ do-end.short }”：轮到下家。
first-board = 再选你想换来的公牌。
swapped = 你已经换过了。

## Buttons: in full, and in few words

do-swap = 换一张牌
    .short = 换牌
do-swap-cards = 拿{ $take }，放{ $give }
    .short = { $given } → { $taken }
do-swap-all = 五张全部与公牌对换
    .short = 全换
do-clear = 清桌：换五张新的公牌
    .short = 清桌
do-pass = 过牌：什么都不换
    .short = 过牌
do-stop = 喊“停！”
    .short = 停！
do-end = 结束回合：轮到下家
    .short = 结束回合

## Said aloud

bubble-stop = 停！
bubble-pass = 过

## Why a deal ended

stopped = { $player }喊停。
not-stopped = 没有人喊停。

## What points are given for, on the score sheet

why-win = 赢下本局
why-hand = 手牌分

## Places and signs

place-hand = 手牌
place-board = 公牌
place-stock = 牌堆
place-discard = 弃牌堆
sign-count = 你的手牌：{ $suit }，{ $points }分
sign-taken = 上次拿了{ $card }
sign-stop = 已经喊“停！”
    .short = 停！

## Options

option-joker = 王
    .help = 王可以当作对拿着它的人最有利的牌。
    .v-true = 带一张王
    .v-false = 不带王
option-pass = 过牌
    .help = 是否可以什么都不换。
    .v-never = 不可以
    .v-last = 喊停后可以
    .v-later = 第二回合起可以
option-swapAll = 五张全换
    .help = 第二回合起，可以拿整手牌换全部公牌。
    .v-true = 可以
    .v-false = 不可以
option-stopNeedsFlush = 喊停条件
    .help = 五张牌是否必须同花色。
    .v-true = 必须同花色
    .v-false = 任何牌都行
option-mixedHand = 其他花色的牌
    .help = 花色不齐的手牌怎么算。
    .v-subtract = 倒扣
    .v-zero = 整手不算分
option-rounds = 轮数
    .help = 没人喊停时，打满设定的轮数就比牌。
option-deals = 局数
    .help = 打满设定的局数，总分最高的人获胜。
option-scoring = 计分
    .help = 一局怎么算分。
    .v-wins = 赢一局得1分
    .v-points = 手牌分
option-target = 目标分
    .help = 有人达到这个总分就提前结束；0表示只看局数。
group-turn = 回合
group-hand = 手牌
group-game = 玩法
preset-classic = 经典
    .help = 打一局，不带王，什么牌都能喊停。
preset-withJoker = 带王
    .help = 王能帮任何一门花色。
preset-oneSuit = 同花才算
    .help = 只有同花色的手牌才算分、才能喊停；可以过牌，也可以五张全换。
preset-pointsMatch = 五局累计
    .help = 五局的手牌分累加。

## Why a bot or a hint does something

reason-joker = 王和哪门花色都搭配。
reason-final = 喊“停！”之后，只看手牌的分数。
reason-gather = 凑最长的花色，同时丢掉别的花色。
reason-higher = 花色不变，换来更大的牌。
reason-shed = 最长花色以外的牌要倒扣，所以丢掉。
reason-flush = 只有同一花色的手牌才算分，所以丢掉最长花色以外的牌。
reason-all = 五张公牌合起来比手里这五张好。
reason-clear = 清桌会来五张新牌，旧的下家一张也拿不到。
reason-stop = 这手牌够好，现在就可以比。
reason-wait = 比牌之前，这手牌还能变得更好。

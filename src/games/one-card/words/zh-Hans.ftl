# One Card 的简体中文。
# 术语：叫分、底牌（第25张，扣在中间，即 One Card）、大小顺序（可以颠倒：9最大、A最小）、将牌、墩、定约人

tagline = 说要拿多少分，就拿多少分。王一到手，大小颠倒。

lesson-1 = K、Q、J各1分，王3分，一共15分。叫出你能拿多少分，或者过牌。
lesson-2 = 叫分最高的人首出，第一张牌的花色就是将牌。能跟花色就必须跟。
lesson-3 = 有将牌时，谁赢下有王的一墩，谁就可以颠倒大小。赢下最后一墩，还能拿走底牌。

## What happens

bids = { $player }叫{ $count }分。
keeps = { $player }保持大小顺序。
contract = { $player }至少要拿到{ points }，并首出。
no-bid = 没人叫分：没有将牌，{ $player }首出。
trump = 将牌是{ $suit }。
trick-won = { $player }用{ $card }赢下这墩。
reversed = { $player }颠倒大小：现在9最大、A最小。
one-card = 底牌是{ $card }：{ $player }得{ points }。
taken =
    { $count ->
        [0] { $player }一分也没拿到。
       *[other] { $player }拿到{ points }。
    }
bid-failed = { $player }没拿够所叫的分，不得分。

## What to do now

prompt-reverse = 你赢到了王：颠倒大小，还是保持不变？
prompt-bid = 15分里你能拿多少？叫分，或者过牌。
prompt-bid-more = { $player }叫了{ $count }分。再往上叫，或者过牌。
prompt-lead-trump = 首出王以外的任意一张：这张的花色就是将牌。
prompt-lead = 你首出：随便出一张。
prompt-joker-led = 首出的是王：随便出一张。
prompt-follow = 首出的是{ $suit }：跟一张{ $suit }。
prompt-trump = 首出的是将牌：跟一张{ $suit }。
prompt-trump-or-joker = 首出的是将牌：出{ $suit }或王。
prompt-joker = 首出的是将牌：出王，你只有这一张将牌。
prompt-void = 没有{ $suit }：随便出一张。
first-bid = 先叫分：叫分，或者过牌。
first-reverse = 先决定要不要颠倒大小。
joker-no-trump = 王没有花色，不能用来定将牌。
joker-only-void = 没有{ $suit }时才可以出王。

## Buttons: in full, and in few words

do-play = 出{ $card }
do-bid = 你的叫分
    .short = 叫分
do-bid-points = 叫{ points }
    .short = { $count }
do-pass = 过牌
    .short = 过牌
do-keep = 保持大小：A最大
    .short = 保持
do-reverse = 颠倒大小：9最大，A最小
    .short = 颠倒

## Said aloud

bubble-reverse = 颠倒！

## Why a deal ended, and what it is called on the score sheet

ended-made = { $player }叫{ $count }分，拿够了。
ended-failed = { $player }叫{ $count }分，没拿够。
deal-name = { $deal } · 叫{ $count }分
deal-name-no-bid = { $deal } · 无人叫分

## What points are given for, on the score sheet

why-cards = 拿到的分
why-bid-made = 叫分成功
why-bid-failed = 叫分失败

## Places and signs

place-hand = 手牌
place-trick = 本墩
place-kitty = 底牌
place-won = 赢得的墩
place-stock = 待发的牌
sign-taken = { points }
sign-bid = 叫{ points }
sign-trump = 将牌{ suit-sign }，A最大
sign-trump-reversed = 将牌{ suit-sign }，9最大
suit-sign =
    { SUIT($suit) ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }

## Options

option-match = 打多久
    .help = 怎样算打完。
    .v-target = 打到目标分
    .v-rounds = 打若干局
option-target = 目标分
    .help = 有人达到目标分的那一局打完后，总分最高的人获胜。
option-rounds = 局数
    .help = 打满设定的局数，总分最高的人获胜。
option-bidReentry = 过牌后再叫
    .help = 过牌的人再轮到时，是否还能叫分。
    .v-true = 可以
    .v-false = 过牌就退出
option-jokerFace = 王
    .help = 只是外观：有些牌桌用方块2代替王。
    .v-joker = 王
    .v-2D = 方块2
group-game = 玩法
group-auction = 叫分
group-looks = 外观
preset-classic = 经典
    .help = 打到30分；过牌后不能再叫。
preset-reentry = 过牌可再叫
    .help = 过牌的人还可以回来叫更高的分。
preset-singleRound = 只打一局
    .help = 一局，大约三分钟。

## Why a bot or a hint does something

reason-bid = 以最好的花色作将，这手牌够叫这么多。
reason-pass = 这手牌不够再往上叫。
reason-reverse = 颠倒大小，对剩下的牌更有利。
reason-keep = 保持大小，对剩下的牌更有利。
reason-trump = 趁别人还得跟，先出大将牌。
reason-rich = 这墩里有分，用将牌也许能拿下。
reason-cheap = 它不带分，出了也不白送。
reason-top = 按现在的大小，它是手里这门花色最大的牌。

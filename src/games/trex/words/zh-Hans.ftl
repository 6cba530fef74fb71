# Trex 的简体中文。
# 术语：王朝（一位国王的几局）、国王、合约（每局的玩法）：方块、躲墩（Eltoosh）、皇后（Q）、红心K、复合、接龙（Trex）；
# 加倍、亮牌、弃局（要求重发）、出完

tagline = 四位国王，每人五种合约，再差的牌也有得选。

lesson-1 = 有红心7的人是首任国王。国王每局选一种合约，每种只能选一次。
lesson-2 = 四种合约要跟花色，小心吃进的牌。接龙则从J开始往上往下接。
lesson-3 = 五局之后，国王右边的人当国王。四个王朝打完，总分最高的人获胜。

## Contracts

contract =
    { $contract ->
        [diamonds] 方块
        [eltoosh] 躲墩
        [girls] 皇后
        [king-of-hearts] 红心K
        [complex] 复合
       *[trex] 接龙
    }
contract-help =
    { $contract ->
        [diamonds] { $diamonds ->
            [-10] 每吃进一张方块扣10分。
           *[10] 每吃进一张方块得10分。
        }
        [eltoosh] 每吃进一墩扣15分。
        [girls] 每吃进一张Q扣25分。
        [king-of-hearts] 吃进红心K扣75分。
        [complex] 四种合一：方块、墩、Q和红心K都算。
       *[trex] 从J开始接花色；最先出完得200分。
    }

## What happens

chooses = { $player }选“{ contract }”。{ contract-help }
exposes = { $player }亮出{ $cards }：加倍。
abandons = { $player }弃局。
shows = { $player }亮出{ $cards }。
takes = { $player }吃进{ $cards }。
kingdom = 第{ $number }个王朝：{ $player }是国王。
out = { $player }{ out-place }出完。
out-place =
    { $place ->
        [1] 第一个
        [2] 第二个
        [3] 第三个
       *[4] 最后
    }
scores-for = { $player }记{ $points }分：{ $why }。

## What to do now

prompt-contract = 你是国王：选一种合约。
prompt-expose = 要亮牌加倍吗？选一张，或者点“{ do-expose-none.short }”。
prompt-no-expose = 没有牌可以加倍：点“{ do-expose-none.short }”。
prompt-abandon = 凭你的2可以弃局：点“{ do-abandon.short }”或“{ do-keep.short }”。
prompt-keep = 这局不能弃：点“{ do-keep.short }”。
prompt-pass = 没有接得上的牌：过牌。
prompt-trex = 出J，或者接上桌上的牌。
prompt-lead = 你首出：出一张牌。
prompt-follow = 首出的是{ $suit }：跟一张{ $suit }。
prompt-void = 没有{ $suit }：随便出一张。
first-contract = 先选合约。
only-doubled = 只有Q或红心K可以加倍，具体看合约。
first-keep = 先决定这局打不打。
not-next = 挨着它的牌还没有上桌。
no-heart-lead = 手里只剩红心时，才可以首出红心。

## Buttons: in full, and in few words

do-contract = 选一种合约
    .short = 选合约
do-choose = 选“{ contract }”。{ contract-help }
    .short = { contract }
do-expose = 亮牌加倍，或者不亮
    .short = 加倍…
do-expose-cards = 亮出{ $cards }，加倍
    .short = ×2 { $short }
do-expose-none = 什么都不加倍
    .short = 不加倍
do-abandon = 弃局：重新发牌
    .short = 弃局
do-keep = 照打这局
    .short = 照打
do-pass = 过牌：没有接得上的
    .short = 过牌
do-play = 出{ $card }
    .short = { $short }

## Said aloud

bubble-out =
    { $place ->
        [1] 第一！
        [2] 第二！
        [3] 第三！
       *[4] 最后！
    }
bubble-doubled = 加倍！
bubble-pass = 过
bubble-abandon = 弃局

## Which deal ended

deal-done = { contract }。
deal-abandoned = “{ contract }”弃局，重新发牌。

## What points are given for, on the score sheet

why-diamonds = 方块
why-tricks = 墩
why-queens = Q
why-king = 红心K
why-doubled = 加倍牌的奖分
why-first = 第一个出完
why-second = 第二个出完
why-third = 第三个出完
why-last = 最后
deal-name = { $deal } · { contract }
standing =
    { COUNT($played) ->
        [0] 第{ $number }个王朝，共{ $kingdoms }个；还没有打过任何合约。
       *[other] 第{ $number }个王朝，共{ $kingdoms }个；已打：{ $played }。
    }

# What the game runs to, in a few words; and with the contracts that are not played yet in this kingdom.
goal = 第{ $number }个王朝，共{ $kingdoms }个
goal-open = 第{ $number }个王朝，共{ $kingdoms }个；未打：{ $open }

## Places and signs

place-hand = 手牌
place-exposed = 加倍的牌
place-taken = 吃进的牌
place-trick = 本墩
place-layout = 牌列
place-stock = 待发的牌
place-won = 赢得的墩
sign-king = 国王，第{ $number }个王朝
sign-contract = 合约：{ contract }
    .short = { contract }
sign-tricks = { $count }墩
sign-doubled = 加倍{ cards }

## Options

option-diamonds = 方块
    .help = 计方块的合约里，每吃进一张方块记多少分。
    .v-10 = 加10分
    .v--10 = 扣10分
option-doubling = 加倍
    .help = Q和红心K可以在开打前亮出，分数加倍。
    .v-true = 可以
    .v-false = 不可以
option-ownDouble = 吃回自己的加倍牌
    .help = 这时奖分归谁。
    .v-leader = 归首出的人
    .v-single = 谁也没有，按不加倍算
option-contracts = 合约
    .help = 每个王朝五种合约，或者两种：四种吃墩合约合成一局，加上接龙。
    .v-five = 五种
    .v-complex = 复合和接龙
option-partners = 搭档
    .help = 对家两人的分数相加。
    .v-true = 二对二
    .v-false = 各自为战
option-showTwos = 亮出2
    .help = “接龙”里第一轮过后，2都亮在桌上。
    .v-true = 亮出
    .v-false = 不亮
option-direction = 方向
    .help = 按哪个方向轮流出牌。
    .v-clockwise = 顺时针
    .v-counterclockwise = 逆时针
option-earlyStop = 已无分可争时
    .help = 是否把剩下的牌打完。
    .v-true = 停下
    .v-false = 打完
option-kingdoms = 王朝数
    .help = 四个王朝是完整的一场：每人当一次国王。
group-game = 玩法
group-contracts = 合约
preset-classic = 经典
    .help = 五种合约，四个王朝，每张方块得10分。
preset-oneKingdom = 一个王朝
    .help = 打五局；首局有红心7的人当国王，五局都由他选合约。
preset-allPenalties = 全是罚分
    .help = 方块也扣10分：一个王朝加起来正好是0。
preset-complex = 复合
    .help = 每个王朝两局：四种吃墩合约合成一局（每张方块扣10分），加上接龙。
preset-partners = 搭档
    .help = 复合玩法，二对二，亮出2。
preset-plain = 不加倍
    .help = 开打前谁也不亮牌，没有牌加倍。

## Why a bot or a hint does something

reason-throw-costly = 这墩归别人，把扣分的牌塞给他。
reason-under-costly = 扣分的牌压在更大的牌下面出掉。
reason-duck = 它比赢墩的牌小，吃不进这墩。
reason-high = 缺门时吃不进这墩，趁机垫掉大牌。
reason-lead-low = 首出最小的牌，最容易被人压过。
reason-lay-own = 这门花色的下一张也在自己手里。
reason-lay-end = 它是这门花色的尽头，不给别人开路。
reason-contract = 剩下的合约里，这种最适合这手牌。
reason-expose = 同花色的其他牌够多，比较安全，而且分数加倍。
reason-cover = 亮出来会有危险。

# 纽马克特的简体中文。
# 术语：彩牌（放着筹码的牌）、奖池、一串（同花色往上接）、断、首出（lead）、暗牌（多发的一手，扣着）、换、留、
# 拍卖、出价、拿筹码（拿走自己的筹码）

tagline = 同花往上接，路过四张放着筹码的彩牌。

lesson-1 = 首出的人选一门花色，出自己这门里最小的一张。谁有大一级的牌就必须接，依此类推。
lesson-2 = 下一张没人有，这串就断了，最后出牌的人换另一种颜色首出。
lesson-3 = 打出四张彩牌之一，上面的筹码就归你。争取最先出完：别人每剩一张都要付给你筹码。

## What happens

exchanges = { $player }拿手牌换了那手没人看过的暗牌。
keeps = { $player }留下自己的手牌。
keeps-and-sells = { $player }留下自己的手牌，拍卖暗牌。
bids = { $player }出价{ $amount }。
new-hand = 你现在的手牌是{ $cards }。
buys = { $player }花{ chips }买下暗牌。
unsold = 没人出价：暗牌留在原处。
stops = 没人有{ $card }：这串断了。
stops-at-ace = 到A了，这串结束。
no-lead-colour = { $player }没有{ colour }牌。
no-lead-suit = { $player }没有别的花色。
too-late = { $player }慢了一步：筹码留在{ $card }上。
colour =
    { $colour ->
        [red] 红色
       *[black] 黑色
    }
kitty = 奖池
pay-card = { $card }上
for-cards-left = 手里剩的牌

## What to do now

other-chooses = { $player }在选：换还是留？
other-bids = { $player }可以为暗牌出价。
other-leads = { $player }首出。
next-card = 下一张是{ $card }。
prompt-claim = 在下一张牌打出之前，拿走你的{ chips }！
prompt-exchange = 拿手牌换那手没人看过的暗牌，还是留下手牌？
prompt-exchange-or-sell = 拿手牌换那手没人看过的暗牌吗？留下手牌的话，暗牌就拍卖。
prompt-poor = 筹码不够再加价：过牌。
prompt-bid = 你愿意为暗牌出多少？出价，或者过牌。
prompt-bid-more = { $player }为暗牌出价{ $amount }。再加价，或者过牌。
prompt-due = 你有{ $card }：必须出它。
prompt-lead = 你首出：出任意一门花色里最小的一张。
prompt-lead-colour = 你首出：出一门{ colour }花色里最小的一张。
prompt-lead-not = 你首出：出{ $suit }以外任意一门花色里最小的一张。
first-extra = 先处理暗牌。
lead-lowest = 要出这门花色里最小的：{ $card }。
stopped-colour = 这串断在{ $card }：首出一张{ colour }牌。
stopped-suit = 这串断在{ $card }：换一门花色首出。

## Buttons: in full, and in few words

do-exchange = 拿手牌换暗牌
    .short = 换
do-keep = 留下手牌
    .short = 留
do-keep-and-sell = 留下手牌，拍卖暗牌
    .short = 留
do-bid = 你的出价
    .short = 出价
do-bid-amount = 出价{ chips }
    .short = { $count }
do-pass = 过牌
    .short = 过牌
do-collect = 拿走你的筹码
    .short = 拿筹码
do-collect-card = 拿走{ $card }上的筹码
    .short = { $short }的筹码
do-play = 出一张牌
    .short = 出牌
do-play-card = 出{ $card }
    .short = { $short }

## Said aloud

bubble-exchange = 换
bubble-keep = 留
bubble-bid = { $amount }
bubble-pass = 过
bubble-collect = 我的！
bubble-stop = 断了
bubble-no-lead = 没得出
bubble-forfeit = 太晚了！

## Why a deal or the game ended

ended-out = 有人最先出完手牌：别人每剩一张都付给他。
ended-broke = 有人的筹码输光了。

## What chips are paid for, on the score sheet

why-buy-in = 起始筹码
why-ante = 底注
why-auction = 暗牌
why-collect = 彩牌
why-cards-left = 手里剩的牌
why-kitty = 奖池
why-sweep = 彩牌上剩的筹码

## Places and signs

place-hand = 手牌
place-played = 打出的牌
place-widow = 暗牌
place-dead = 换掉的手牌
place-stock = 待发的牌
place-kitty = 奖池
place-pay-card = { $card }
sign-bid = 出价{ chips }
sign-swapped = 换了暗牌
    .short = 换

## Options

option-deals = 局数
    .help = 打满设定的局数，筹码最多的人获胜。
option-untilBroke = 有人输光为止
    .help = 有人的筹码输光时，游戏也结束。
    .v-true = 是
    .v-false = 否
option-purse = 每人筹码
    .help = 每人的起始筹码，可以输成负数。
option-ante = 底注
    .help = 每局每人在每张彩牌上放多少筹码。
option-dealerDouble = 庄家下双倍
    .help = 庄家在彩牌上放双倍的筹码。
    .v-true = 是
    .v-false = 否
option-kitty = 奖池
    .help = 每人往奖池放多少；奖池归最先出完的人。
option-layout = 彩牌
    .help = 放筹码的四张牌。
    .v-boodle = A♥ K♣ Q♦ J♠
    .v-kings = 四张K
option-widow = 暗牌
    .help = 多发的那一手牌可以怎样处理。
    .v-auction = 庄家可换，不换就卖
    .v-exchange = 庄家可换
    .v-none = 谁也不能要
option-lead = 断了之后首出
    .help = 下一串可以从哪门花色开始。
    .v-colour = 另一种颜色
    .v-suit = 另一门花色
    .v-any = 任何花色
option-noLead = 没有可首出的牌时
    .help = 最后出牌的人没有规定的花色可首出时，由谁首出。
    .v-left = 首出权轮到左边
    .v-own = 还是本人，任何花色
option-collect = 拿筹码
    .help = 筹码自动归你，还是没及时拿就拿不到。
    .v-auto = 自动
    .v-claim = 自己动手拿
option-cardFee = 剩牌
    .help = 结束时手里每剩一张要付多少。
option-lastPots = 最后剩的筹码
    .help = 最后一局没人打出的彩牌，上面的筹码归谁。
    .v-stay = 不归任何人
    .v-winner = 归最后一局的赢家
group-game = 玩法
group-playing = 出牌
group-chips = 筹码
preset-classic = 经典
    .help = 暗牌可以卖；断了之后换颜色。
preset-michigan = 密歇根
    .help = 断了之后换任何一门别的花色；庄家下双倍。
preset-fourKings = 四张K
    .help = K是彩牌，什么花色都能首出，另有奖池，暗牌谁也不能要。
preset-openEyes = 眼明手快
    .help = 彩牌上的筹码要自己拿，没及时拿就拿不到。
preset-untilBroke = 输光为止
    .help = 最多打24局；有人输光就提前结束。

## Why a bot or a hint does something

reason-collect = 打出彩牌，上面的筹码就到手。
reason-stop = 一路到A都在自己手里，下次还是自己首出。
reason-run = 大一级的牌也在自己手里。
reason-low = 没有更小的牌可以首出，而小牌不首出就很难出掉。
reason-exchange = 暗牌比这手牌更有指望。
reason-keep = 这手牌比不知底细的一手更有指望。
reason-bid = 暗牌值这么多。
reason-pass = 暗牌不值得再加价。

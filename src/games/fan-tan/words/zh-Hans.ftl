# 排七的简体中文。
# 术语：一列（桌上同花色的牌）、过牌、底注、底池、假过（有牌能出却过牌）

tagline = 从7排出四列，接不上就交筹码。

lesson-1 = 出7，或者接上一列：7上接8、再接9；7下接6、再接5。
lesson-2 = 有牌能出就必须出。出不了就过牌，交1枚筹码。
lesson-3 = 最先出完手牌的人拿走底池；别人手里每剩一张，都要先往里交1枚筹码。

## What happens

false-pass = { $player }假过：其实能出{ $card }。
pot = 底池

## What to do now

prompt-pass =
    { $count ->
        [0] 没有能出的牌：过牌。
       *[other] 没有能出的牌：过牌并交{ chips }。
    }
prompt-begin = 你有{ $card }：由它开始。
prompt-play = 出7，或者某一列的下一张。
prompt-play-or-pass = 出7，或者某一列的下一张；也可以过牌，但假过露馅要罚。
not-next = { $card }还没有上桌。

## Buttons: in full, and in few words

do-pass =
    { $count ->
        [0] 过牌
       *[other] 过牌并交{ chips }
    }
    .short = 过牌
do-play = 出{ $card }
    .short = { $short }

## Said aloud

bubble-pass = 过
bubble-false-pass = 露馅了！

## Why a deal ended

ended-out = 最先出完手牌的人拿走底池。

## What chips are paid for, on the score sheet

why-buy-in = 起始筹码
why-ante = 底注
why-short-hand = 少一张牌
why-pass = 过牌
why-false-pass = 假过
why-held-seven = 扣着的7
why-cards-left = 手里剩的牌
why-pot = 底池

## Places

place-hand = 手牌
place-high = 8到K
place-seven = 7
place-low = 6到A
place-stock = 待发的牌
place-pot = 底池

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
    .help = 每局每人往底池放多少。
option-shortAnte = 少牌补注
    .help = 少发一张牌的人要另外多放多少。
option-passFee = 过牌费
    .help = 过一次牌要交多少。
option-cardFee = 剩牌
    .help = 结束时手里每剩一张要付多少。
option-start = 谁先出
    .help = 第一张牌由谁出。
    .v-left = 庄家左边
    .v-7D = 有方块7的人
    .v-7H = 有红心7的人
option-honour = 全凭自觉
    .help = 有牌能出也可以过牌；被发现要受罚。
    .v-true = 可以假过
    .v-false = 能出必出
group-game = 玩法
group-chips = 筹码
preset-classic = 经典
    .help = 底注1枚，过牌1枚，剩牌每张1枚。
preset-sevens = 红七先出
    .help = 红心7先出；只为剩牌付筹码。
preset-parliament = 国会
    .help = 方块7先出。
preset-onYourHonour = 全凭自觉
    .help = 可以假过，但露馅了代价不小。
preset-untilBroke = 输光为止
    .help = 最多打24局；有人输光就提前结束。

## Why a bot or a hint does something

reason-alone = 后面能接的牌都在自己手里，帮不到别人。
reason-next = 这一列的下一张也在自己手里。
reason-far = 这一列再往外的牌也在手里，需要开路。
reason-end = 它是这一列的尽头，不给别人开路。
reason-forced = 没有别的牌能出。
reason-bluff = 假过能让别人干等，但露馅了要罚。

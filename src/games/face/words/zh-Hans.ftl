# 所有游戏共用的简体中文：牌、花色、人、数，以及每种游戏都会说的句子。
#
# 术语
#   trick – 墩; lead – 首出; follow suit – 跟; void – 缺门; trump – 将牌; suit – 花色 (黑桃、红心、方块、梅花);
#   rank – 点数; court card – 人头牌; meld – 牌组; set – 同点组; run – 顺子; lay off – 贴牌; go out – 出完;
#   stock – 牌堆; discards – 弃牌; draw – 摸; turn up – 翻; deal – 局; dealer – 庄家; hand – 手牌; turn – 轮到;
#   round – 轮; pack – 副; pass – 过牌; bid – 出价, 叫分; chip – 筹码; pot – 底池; ante – 底注; joker – 王; seat – 座位;
#   game – 游戏, 全场; face down – 扣着; clockwise – 顺时针
# 称谓：你。名称没有其他形式（FORM 不起作用）。程序填入的数和分数用阿拉伯数字，汉字与数字之间不空格。

## Cards

rank =
    { $rank ->
        [A] A
        [K] K
        [Q] Q
        [J] J
       *[other] { $rank }
    }
suit =
    { $suit ->
        [S] 黑桃
        [H] 红心
        [D] 方块
       *[C] 梅花
    }
card = { suit }{ rank }
card-joker = 王
card-hidden = 一张牌

## People

you = 你
name = { $name }

# Who reads, on their plate; and what the bots are called.
reader = 你
bot-1 = 小枫
bot-2 = 阿春
bot-3 = 小空
bot-4 = 阿莲
bot-5 = 小雪
bot-6 = 小美
bot-7 = 阿拓
bot-8 = 小宁

## Numbers

number = { $count }
cards = { $count }张牌
points = { $count }分
chips = { $count }枚筹码
sentence-gap = { "" }
comma = 、
chips-in-figures = { $count }枚筹码
deal-count = { $deals }局

## What happens

deals = { $player }发牌。
deals-again = 第{ $deal }局，{ deals }
plays = { $player }出{ $cards }。
draws-card = { $player }摸到{ $card }。
draws-hidden = { $player }摸了1张牌。
draws-several = { $player }摸了{ cards }。
recycled = 弃牌洗匀，作为新的牌堆。
held = { $player }手里是{ $cards }。
passed-over = { $players }被跳过。
passes = { $player }过牌。
scores =
    { $count ->
        [0] { $player }没有得分。
       *[other] { $player }得{ points }。
    }
pays-player = { $player }付给{ $to }{ chips }{ pays-why }。
pays-into = { $player }往{ $pot }放{ chips }{ pays-why }。
takes-from = { $player }从{ $pot }拿走{ chips }{ pays-why }。
pays-why =
    { $why ->
        [none] { "" }
       *[other] （{ $why }）
    }

## Whose turn it is

deal-over = 本局结束。
game-over = 游戏结束。
others-decide = 其他人正在决定。
to-play = 轮到{ $player }。
one-moment = 请稍等。
not-your-turn = 现在轮到{ $player }。
others-play = 其他人正在出牌。

## Results

wins-deal =
    { WHO($players) ->
        [nobody] 本局无人获胜
        [you] 这一局你赢了
        [other] 这一局{ $players }赢了
       *[others] 这一局{ $players }并列获胜
    }
wins-game =
    { WHO($players) ->
        [nobody] 平局
        [you] 你赢了
        [other] { $players }赢了
       *[others] { $players }并列获胜
    }
total = { $player } { $total }
result-text = { $totals }。
result-text-why = { $why }{ $totals }。
result-read = { $heading }。{ $text }

## What the game runs to, in a few words in a corner of the table

goal-deal = 第{ $deal }局，共{ $deals }局
goal-first = 第{ $deal }局 · 先到{ $target }分
# A total that nobody wants to reach.
goal-end = 第{ $deal }局 · 到{ $target }分结束

## Options that many games have

option-dealer = 首局庄家
    .help = 第一局由谁发牌；之后每局轮到左边的人。
    .v-random = 随机
seat = { $number }号座

## Games where a card must match the one that is up

match-upcard = 翻开的第一张是{ $card }。
match-suit = { $player }指定{ $suit }。
match-reverse =
    { $direction ->
        [right] 掉转方向：现在逆时针进行。
       *[left] 掉转方向：现在顺时针进行。
    }
match-skip = { $player }被跳过。
match-dry = 没有牌可摸了：还差的{ cards }不用摸了。
match-bubble-suit = { $suit }！
match-bubble-skip = 被跳过
match-draw = 摸一张牌
    .short = 摸牌
match-draw-due = 摸{ cards }
    .short = 摸{ $count }张
match-sign-due = 要摸{ cards }
match-sign-right = 逆时针
match-sign-left = 顺时针
match-sign-skip = 被跳过

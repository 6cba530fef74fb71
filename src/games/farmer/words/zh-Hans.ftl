# 农夫的简体中文。
# 术语：农场（底池）、农夫（最后要牌、收筹码的人）、要牌、停牌、爆牌（超过16点）、底注、点（牌的大小）

tagline = 正好16点，农场归你；爆了别吭声。

lesson-1 = 目标是正好16点。每人至少要一张牌：点“{ do-hit.short }”。
lesson-2 = 差不多了？点“{ do-stay.short }”。超过16点就爆了，但不用说出来：照样停牌。
lesson-3 = 正好16点拿走农场。没人正好，点数低的付给最接近的人。爆牌的付给农夫。

## What happens

draw-for-farmer = 依次翻牌：翻到红心6的人当农夫。
new-deal = 第{ $deal }局，{ $player }是农夫。
gets = { $player }得到{ $card }。
own-card = 你的暗牌是{ $card }。
hits =
    { WHO($player) ->
        [you] { $player }要牌：{ $card }。现在{ $total }点。
       *[other] { $player }要牌：{ $card }。
    }
stays = { $player }停牌。
farmer-now = 现在{ $player }是农夫。
shows = { $player }翻开{ $card }：共{ $total }点。
shows-over = { $player }翻开{ $card }：共{ $total }点，爆牌。
court-and-six = 人头牌加红心6：天下无敌！
remainder = 分不完的归入农场：{ chips }。
farm = 农场
side-pot = 边池

## What to do now

prompt-over = { $total }点，爆了：停牌，别露声色。
prompt-first = 你有{ $total }点。每人至少要一张：要牌。
prompt-goal = 正好16点！停牌。
prompt-choose = 你有{ $total }点：要牌还是停牌？
not-played = 手里的牌不用动：选“要牌”或“停牌”。

## Buttons: in full, and in few words

do-hit = 要牌：明着再来一张
    .short = 要牌
do-stay = 停牌：不再要了
    .short = 停牌

## Said aloud

bubble-stay = 停牌
bubble-shows =
    { $total ->
        [16] { $total }点！
       *[other] { $total }点
    }
bubble-over = { $total }点，爆了

## Why a deal or the game ended

ended-sixteen = 正好16点，拿走农场。
ended-closest = 没人16点，农场留到下一局。
ended-all-bust = 全都爆牌，农场留到下一局。
ended-broke = 有人的筹码输光了。

## What chips are paid for, on the score sheet

why-buy-in = 起始筹码
why-ante = 底注
why-farm = 农场
why-closest = 付给最接近的人
why-split = 最接近，均分
why-remainder = 分不完的零头
why-bust = 爆牌
why-farm-split = 均分农场

## Places and signs

place-hand = 暗牌
place-up = 明牌
place-stock = 牌堆
place-farm = 农场
place-side = 边池
sign-farmer = 农夫
sign-total = 共{ $points }点
sign-total-over = 共{ $points }点，爆牌
sign-open = 明牌{ $points }点
sign-open-over = 明牌{ $points }点，爆牌

## Options

option-ante = 底注
    .help = 每局每人往农场放多少；其他赔付也按这个数，爆牌时还可能每超1点付这么多。
option-purse = 每人筹码
    .help = 每人的起始筹码，可以输成负数。
option-deals = 局数
    .help = 打满设定的局数后均分农场，筹码最多的人获胜。
option-untilBroke = 有人输光为止
    .help = 有人的筹码输光时，游戏也结束。
    .v-true = 是
    .v-false = 否
option-firstFarmer = 首任农夫
    .help = 一开始谁当农夫；以后谁赢得农场谁当。
    .v-draw = 翻到红心6的人
option-bustPays = 爆牌
    .help = 爆牌的人付给农夫多少。
    .v-ante = 一份底注
    .v-excess = 每超1点一份底注
group-game = 玩法
group-chips = 筹码
preset-classic = 经典
    .help = 打十局；爆牌付一份底注。
preset-ferme = 法式农场
    .help = 旧时法国的玩法：每超1点付一份底注。
preset-untilBroke = 输光为止
    .help = 最多打100局；有人输光就提前结束。

## Why a bot or a hint does something

reason-safe = 无论要来什么牌都不会超过16点。
reason-farmer = 农夫爆了也不用付给谁，可以大胆些。
reason-bold = 爆了也只赔一份底注，而点数低什么也赢不到。
reason-dear = 爆了每超1点赔一份底注，但点数低什么也赢不到。
reason-goal = 16点就拿走农场。
reason-near = 再要一张而不会爆的牌已经不多了。
reason-kept = 看别人的牌面，停牌更划算。

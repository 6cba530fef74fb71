# Jack Change It 的简体中文。
# 术语：功能牌（2、8、Q、J、红心A）、接（出牌接住2或红心A而不摸牌）、挡（用红心5挡住红心A）、罚摸

tagline = J换花色，红心A罚摸五张，功能牌可别留到最后。

lesson-1 = 出一张与顶牌花色或点数相同的牌。出不了就摸一张。
lesson-2 = J指定接下来的花色。2、8和红心A也是功能牌，三人以上时Q也是：看看它们有什么效果。
lesson-3 = 最先出完手牌的人赢下这一局，但最后一张不能是功能牌：留一张普通牌。

## What happens

blocks = { $player }挡住红心A：谁也不用摸。
must-answer = { $player }必须出{ answers }，否则摸{ cards }。
keeps = { $player }把牌留下。

## What to do now

prompt-answer = 出{ answers }，或者摸{ cards }。
answers =
    { $answers ->
        [five] 红心5
        [two] 2
        [two-or-five] 2或红心5
       *[two-or-ace] 2或红心A
    }
prompt-penalty = 你接不住：摸{ cards }。
prompt-drawn = { $card }能出：打出去，还是留下？
prompt-last-draw = 最后一张不能是功能牌：摸一张牌。
prompt-last-pass = 最后一张不能是功能牌，也没有牌可摸：过牌。
prompt-draw = { lacks }：摸一张牌。
prompt-pass = { lacks }，也没有牌可摸：过牌。
lacks =
    { $fits ->
        [suit] 你没有{ $suit }
        [suit-jack] 你没有{ $suit }，也没有J
        [suit-rank] 你没有{ $suit }，也没有{ $rank }
       *[suit-rank-jack] 你没有{ $suit }、{ $rank }，也没有J
    }
prompt-play = 出{ wanted }。
prompt-play-or-draw = 出{ wanted }，或者摸牌。
wanted =
    { $fits ->
        [suit] { $suit }
        [suit-jack] { $suit }或J
        [suit-rank] { $suit }或{ $rank }
       *[suit-rank-jack] { $suit }、{ $rank }或J
    }
only-answers =
    { $answers ->
        [five] 只有红心5能接红心A。
        [two] 只有2能接2。
        [two-or-five] 只有2或红心5能接红心A。
       *[two-or-ace] 只有2或红心A能接2。
    }
only-drawn = 现在只能出刚摸到的那张。

## Buttons: in full, and in few words

do-play = 出{ $card }
do-play-any = 出一张牌
    .short = 出牌
do-play-naming = 出{ $card }，指定{ $suit }
    .short = { $suit }
do-play-with = 出{ $card }，带上{ $two }
    .short = { $short }带{ $short-two }
do-play-alone = 只出{ $card }
    .short = 只出{ $short }
do-keep = 把牌留下
    .short = 留下
do-pass = 过牌
    .short = 过牌

## Said aloud

bubble-block = 挡住！
bubble-keep = 我留着

## Why a deal ended

ended-out = 有人最先出完了手牌。
ended-blocked = 谁都出不了牌：手牌最少的人获胜。
ended-limit = 满一千步，手牌最少的人获胜。

## What points are given for, on the score sheet

why-won = 赢下本局
why-cards = 别人剩的牌

## Places and signs

place-hand = 手牌
place-stock = 牌堆
place-discard = 弃牌堆
sign-one-card = 只剩一张

## Options

option-deals = 局数
    .help = 打满设定的局数，游戏结束。
option-target = 目标分
    .help = 有人达到这个总分就提前结束；0表示只看局数。
option-scoring = 计分
    .help = 赢一局得多少分。
    .v-wins = 1分
    .v-cards = 别人每剩一张得1分
option-firstCard = 首张翻到功能牌
    .help = 开局翻出的第一张是功能牌时怎么办。
    .v-redraw = 再翻一张盖上
    .v-plain = 没有效果
    .v-active = 生效
option-mayDraw = 能出也可摸
    .help = 有牌能出时，是否可以改为摸牌。
    .v-true = 可以
    .v-false = 不可以
option-playDrawn = 打出刚摸的牌
    .help = 刚摸的那一张（罚摸的不算）如果能出，是否可以马上打出。
    .v-true = 可以
    .v-false = 不可以
option-afterPenalty = 罚摸之后
    .help = 罚摸完，回合是否就此结束。
    .v-end = 回合结束
    .v-play = 照常出牌
option-stackAce = 2与红心A互接
    .help = 2和红心A是否可以互相接，罚摸累加。
    .v-true = 可以
    .v-false = 不可以
option-combo = 红心A带2
    .help = 哪张2可以叠在红心A上，两张一次打出；下家要摸七张，除非打出红心5。
    .v-any2 = 任意一张2
    .v-2H = 红心2
    .v-off = 都不行
option-jackNames = J指定花色
    .help = J能不能指定它自己的花色。
    .v-other = 只能其他花色
    .v-any = 任何花色
option-jackWhen = J何时能出
    .help = J是要花色或点数相符才能出，还是除了罚摸时都能出。
    .v-match = 相符才能出
    .v-any = 随时能出
option-jackOnJack = J接J
    .help = 别人用J指定花色后，能不能再用J接。
    .v-true = 可以
    .v-false = 不可以
option-lastTrick = 功能牌作最后一张
    .help = 能不能用功能牌出完。
    .v-true = 可以
    .v-false = 不可以
group-game = 玩法
group-drawing = 摸牌
group-tricks = 功能牌
preset-classic = 经典
    .help = 打三局；2只能用2接，红心A只能用红心5挡。
preset-firstToTwo = 先胜两局
    .help = 先赢两局的人获胜。
preset-cards = 按张计分
    .help = 别人每剩一张得1分，打到50分。
preset-stacking = 叠加
    .help = 2和红心A可以互接，J可以接J。
preset-switch = Switch
    .help = J随时能出，能出也可以摸牌，摸到的牌可以马上出，最后一张什么牌都行。

## Why a bot or a hint does something

reason-last = 这是最后一张，出了就没有手牌了。
reason-answer = 它接得住，你就不用罚摸。
reason-named = J指定手里最多的花色。
reason-again = 两个人玩时，8等于再来一回合。
reason-keep = 还有别的牌能出，J先留着。
reason-long = 能出的牌里这门花色最多，以后还接得上。
reason-draw = 手里没有能出的牌。

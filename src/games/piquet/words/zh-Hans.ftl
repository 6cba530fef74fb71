# 皮克牌的简体中文。
# 术语：先手（elder，不发牌的人）、后手（younger，发牌的人）、底牌（talon）、换牌、弃出（lay out）；
# 同花（point，一门花色的张数）、顺子（sequence，说成三连、四连……）、同点（set，说成3张、4张）；报牌、瞒报（sink）；
# 白牌（carte blanche）、皮克（pique）、双皮克（repique）、全收（capot）、过半（the cards）、卢比孔线（Rubicon）

tagline = 换牌、报牌、藏一手，抢在对手得分前先到30分。

lesson-1 = 选出最多五张最没用的牌换掉。留下长花色、连着的牌，还有三张、四张同点。
lesson-2 = 现在比三项：同花、顺子、同点。只有更好的一方得分。也可以藏着不报：这叫瞒报。
lesson-3 = 打十二墩，没有将牌。每次首出1分，每赢一墩1分；赢墩过半得10分。

## Combinations

kind =
    { $kind ->
        [point] 同花
        [sequence] 顺子
       *[set] 同点
    }
about =
    { $kind ->
        [point] 同花：张数最多的一门花色
        [sequence] 顺子：同花色三张以上相连
       *[set] 同点：10到A的点数，三张或四张相同
    }
sequence-name =
    { $count ->
        [3] 三连
        [4] 四连
        [5] 五连
        [6] 六连
        [7] 七连
       *[8] 八连
    }
declaration =
    { $kind ->
        [point] 同花{ $count }张
        [sequence] { sequence-name }
       *[set] { $count }张{ $rank }
    }
combination =
    { $kind ->
        [point] { $count }张{ $suit }
        [sequence] { $suit }{ sequence-name }（最大{ $rank }）
       *[set] { $count }张{ $rank }
    }
combination-short =
    { $kind ->
        [point] 同花{ $count }张
        [sequence] { sequence-name }，最大{ $rank }
       *[set] { $count }张{ $rank }
    }

## What happens

cut-begins = 切牌：切到大牌的人先发牌。
deal = 第{ $deal }局，{ $player }发牌；{ $elder }先换牌并首出。
declares-none = { $player }不报{ kind }。
says-good = { $player }说“好”，不报更好的。
says-not-good = { $player }说“不好”：自己的更好。
says-equal = { $player }说“平”：两边张数相同。{ equal-asks }
equal-asks =
    { $kind ->
        [sequence] 最大是哪张？
       *[point] 合计多少？
    }
says-equal-again = { $player }又说“平”：{ nobody-scores }。
nobody-scores =
    { $kind ->
        [point] 同花谁也不得分
        [sequence] 顺子谁也不得分
       *[set] 同点谁也不得分
    }
leaves-talon = { $player }不翻底牌。
put-aside = 为{ $player }留出{ $count }张底牌。
exchanges = { $player }换{ cards }。
exchanges-seen = { $player }换{ cards }，摸到{ $cards }。
carte-blanche = 白牌！{ $player }没有K、Q、J，要换{ cards }。
declares = { $player }报{ $declaration }。
declares-making = { $player }报{ $declaration }，合计{ $value }。
declares-sequence = { $player }报{ $declaration }：{ $count }张相连。
declares-sequence-to = { $player }报{ $declaration }：{ $count }张相连，最大是{ $rank }。
makes = { $player }的同花合计{ $value }：各张点数之和。
has-up-to = { $player }的最大是{ $rank }。
cuts = { $player }切到{ $card }，{ $other }切到{ $other-card }：{ cut-dealer }。
cut-dealer = { $dealer }先发牌
looks = { $player }看{ talon-cards }。
looks-seen = { $player }看{ talon-cards }：{ $cards }。
talon-cards = 底牌接下来的{ $count }张
turns-up = { $player }翻开余下的底牌：{ $cards }。
shows = { $player }亮出{ $combination }：{ $signs }。
shows-carte-blanche = { $player }亮出没有K、Q、J的十二张牌：{ $signs }。

## What was scored, and how far the count has come

scored-carte-blanche = 白牌得10分。
scored-point = 同花得{ points }。
scored-sequence = 顺子得{ points }。
scored-set = 同点得{ points }。
scored-lead = 首出得1分。
scored-trick = 赢墩得1分。
scored-last = 最后一墩再得1分。
scored-cards = 过半得10分：{ $player }赢了七墩。
scored-capot = 全收！{ $player }赢了全部十二墩：再得30分。
scored-repique = 双皮克！还没出牌、对方也一分未得，{ $player }就到了30分：再得60分。
scored-pique = 皮克！对方一分未得，{ $player }就到了30分：再得30分。
counts = { $player }：{ $count }。
crosses-rubicon = { $player }越过卢比孔线。

## What is expected

is-exchanging = { $player }正在选要换的牌。
is-deciding = { $player }正在决定要不要翻开底牌。
is-thinking = { $player }正在思考。
prompt-carte-blanche = 你没有K、Q、J：换牌前先报白牌、亮手牌，得10分。
prompt-reserved = 已为你留出牌：选{ cards }弃出，然后换牌。
prompt-draw = 能弃的都弃出了：现在换牌。
prompt-laid-out = 已弃出{ $count }张。再选，或者换牌。
prompt-elder = 你先来：选{ one-to-many }弃出，然后换新牌。
prompt-younger = 选{ one-to-many }弃出，然后换新牌。
one-to-many = 1到{ $count }张牌
prompt-talon = 底牌还剩{ $count }张。翻开给两人看吗？
prompt-declare = { about }。报出来，还是藏着？
prompt-declare-unopposed = { $player }不报{ kind }。你报出来，还是藏着？
prompt-declare-none = { about }。你没有。
prompt-answer = { $player }报{ $declaration }。答“好”，还是说你的一样好或更好？
prompt-no-answer = { $player }报{ $declaration }。你比不过：答“好”。
prompt-making = { $player }的同花合计{ $value }。和你的比，要答“好”吗？
prompt-up-to = { $player }的顺子最大是{ $rank }。和你的比，要答“好”吗？
prompt-claim = 你的{ kind }最好：计分吧。
prompt-claim-more = 你的{ kind }最好。其余的还计哪些？
prompt-lead = 你首出，得1分：随便出一张。
prompt-follow = 首出的是{ $suit }：跟一张{ $suit }。
prompt-void = 没有{ $suit }：随便出一张，反正赢不了。
too-many = 最多换{ $count }张：先收回一张。
first-talon = 出牌还早：先处理底牌。
first-kind = 出牌还早：先报{ kind }。

## Buttons: in full, in few words, and what they mean

do-draw = 换牌：弃出几张，摸几张
    .short = 换牌
do-lay-out = 弃出{ $card }
do-play = 出{ $card }
do-reveal = 翻开余下的底牌
    .short = 翻开
    .help = 两人都能看到余下的牌。
do-keep = 不翻底牌
    .short = 不翻
    .help = 余下的牌不翻开；先手只知道已经看过的。
do-carte-blanche = 白牌：亮出没有K、Q、J的手牌，得10分
    .short = 报白牌
do-carte-blanche-take = 报白牌，并换{ cards }
    .short = 换{ $count }张
do-declare = 报牌
    .short = 报牌
do-declare-kind = 报你的{ kind }
    .short = 报牌
do-declare-point = 报同花：{ $combination }
    .short = { combination-short }
    .help = { $signs }，合计{ $value }。只要{ $player }没有更好的，就得{ points }。
    .help-sure = { $signs }，合计{ $value }。得{ points }。
do-declare-best = 报{ $combination }
    .short = { combination-short }
    .help = { $signs }。只要{ $player }没有更好的，至少得{ points }。
    .help-sure = { $signs }。至少得{ points }。
do-silent = 不报
    .short = 不报
do-have-none = 不报：你没有{ kind }
    .short = 不报
    .help = 你没有。{ $player }看不出你是不是在藏。
do-sink = 瞒下你的{ kind }：不报
    .short = 瞒报
    .help = 这一项你不得分，{ $player }也无从知道。
do-answer = 应答
    .short = 应答
do-good = 好：对方的{ $declaration }得分
    .short = 好
    .help = 你没有同样好的：{ $player }得分。
    .help-gives = 你让一步，把自己的藏着：{ $player }得分。
do-equal = 平：你也有{ $combination }
    .short = 平
    .help = 你的顺子和对方的一样长。接着{ $player }必须说出自己的顺子最大是哪张。
    .help-point = 你的同花和对方的张数相同。接着{ $player }必须说出自己的同花合计多少（A算11，人头牌和10算10，其余按点数）。
do-equal-many = 平：你也有这么多
    .short = 平
do-equal-exactly = 平：你的{ kind }完全一样好
    .short = 平
    .help = 你的完全一样好：谁也不得分。
do-not-good = 不好：你的{ $combination }更好
    .short = 不好
    .help =
        { $kind ->
            [point] { $combination }更好：你得{ $count }分。
            [sequence] { $combination }更好：你至少得{ $count }分。
           *[set] { $combination }更好：你至少得{ $count }分。
        }
do-not-good-any = 不好：你的更好
    .short = 不好
do-claim = 为你的牌计分
    .short = 计分
do-claim-all = 计{ $combinations }：{ points }
    .short = 计{ $count }分
    .help = { $combinations }。
    .help-hides = { $combinations }；其余的藏着。

## Said aloud

bubble-rubicon = 过线了！
bubble-carte-blanche = 白牌！
bubble-declare =
    { $kind ->
        [point] 同花{ $count }张
        [sequence] { sequence-name }
       *[set] { $count }张{ $rank }
    }
bubble-making = 合计{ $value }
bubble-up-to = 最大{ $rank }
bubble-silent = 不报
bubble-good = 好
bubble-equal = 平
bubble-not-good = 不好
made = +{ $count }
made-repique = 双皮克！+{ $count }
made-pique = 皮克！+{ $count }
made-capot = 全收！+{ $count }
made-cards = 过半：+{ $count }

## How a deal and the partie ended, and how it stands

ended-deal = 本局{ $more }分比{ $less }分。
ended-deal-level = 本局各得{ points }。
ended-level = 到最后还是同分。
ended-won = 净胜{ $margin }分：差额加100。
ended-rubicon = 净胜{ $margin }分：输家没越过100分的卢比孔线，所以两人总分相加，再加100。
ended-totals = { $why }总分：{ $totals }
standing = 第{ $deal }局，共{ $deals }局。卢比孔线在100分：{ $each }。
standing-won = 净胜{ $margin }分。
standing-rubicon = 净胜{ $margin }分，输家没越过卢比孔线。
rubicon-ahead = { $player }还差{ $count }分
rubicon-behind = { $player }已越过

## What points are given for, on the score sheet

why-carte-blanche = 白牌
why-point = 同花
why-sequence = 顺子
why-set = 同点
why-repique = 双皮克
why-lead = 首出
why-trick = 赢墩
why-last = 最后一墩
why-cards = 过半：七墩
why-pique = 皮克
why-capot = 全收

## Places and signs

place-hand = 手牌
place-trick = 本墩
place-stock = 底牌
place-discard = 弃出的牌
place-reserve = 留出的牌
place-won = 赢得的墩
sign-deal = 本局{ points }
sign-deal-across = 本局{ points }，已越过卢比孔线
sign-tricks = 赢了{ $count }墩

## Options

option-playScoring = 赢墩计分
    .help = 打牌时赢墩怎样计分。
    .v-plain = 首出1分，赢墩1分
    .v-classic = 赢对方首出的墩才算，最后一墩加1分
option-youngerDeclares = 后手何时报牌
    .help = 后手是立即报牌，还是等先手打出第一张再报。
    .v-at-once = 立即
    .v-after-lead = 首张打出之后
option-cardsInPique = 过半10分与皮克
    .help = 赢墩过半的10分能不能算进皮克的30分。
    .v-true = 算
    .v-false = 不算
option-firstDealer = 首局庄家
    .help = 第一局由谁发牌；之后轮流。不发牌的人先换牌并首出，占些便宜。
    .v-cut = 切到大牌的人
    .v-0 = 1号座
    .v-1 = 2号座
option-tie = 六局后同分
    .help = 六局打完两人同分怎么办。
    .v-two-more = 再打两局
    .v-draw = 平局
group-scoring = 计分
group-deal = 发牌
preset-plain = 简明
    .help = 每次首出、每赢一墩各1分；后手立即报牌。
preset-classic = 经典
    .help = 赢墩按老法计分；后手在首张打出之后报牌。
preset-club = 老俱乐部
    .help = 同经典，但过半的10分不算进皮克。

## Why a bot or a hint does something

reason-sure = 对方不可能有牌压得过它。
reason-long = 首出最长的花色：这门别的牌出完后，它就能赢。
reason-cheapest = 它是能赢下这墩的最小的牌。
reason-lost = 这墩赢不了，所以出最小的。
reason-short = 它属于垫得起的最短花色，长的留着。
reason-shed = 留下的牌还有发展的余地。
reason-declare = 报出来就能得分，还能让对方得不到这一项的分。
reason-sink = 赢不了的，不如不说。
reason-answer = 按张数和大小，就该这样应答。

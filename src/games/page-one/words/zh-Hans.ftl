# Page One 的简体中文。
# 术语：喊（剩一张时喊“Page One！”）、揭发（指出没有喊）、认可、一直摸（摸到能跟为止）、首出、跟、墩、收下这墩

-call = “Page One！”

tagline = 跟花色，没有就一直摸。只剩一张？快喊{ -call }

lesson-1 = 出一张与首出同花色的牌。没有就从牌堆摸，摸到有为止。
lesson-2 = 最大的牌赢下这墩。赢墩只换来首出权，但首出的人什么牌都能出，永远不用摸。
lesson-3 = 只剩一张时，要在有人再出牌或摸牌前喊{ -call }，否则罚摸五张。最先出完的人获胜。

## What happens

deal = { $player }发牌。
deal-of-match = 第{ $deal }局，{ deal }
hand-own = 你的手牌是{ $cards }。
hand-each = 每人{ cards }。
leads = { $player }首出{ $card }。
leads-naming = { $player }首出{ $card }：必须跟{ $suit }。
draws-seen = { $player }摸到{ $card }。
draws-fitting = { $player }摸到{ $card }，必须打出。
draws-another = { $player }又摸了一张。
void-draws = { $player }没有{ $suit }，摸到{ $card }。
void-draws-fitting = { $player }没有{ $suit }，摸到{ $card }，必须打出。
void-draws-hidden = { $player }没有{ $suit }，摸了一张。
calls = { $player }喊{ -call }
accepts = { $player }认可。
passes-lead = { $player }让出首出权。
forgot = { $player }忘了喊{ -call }
leads-next = 接下来{ $player }首出。
challenges = { $player }揭发{ $other }：没喊{ -call }
suit-fixed = 必须跟{ $suit }。
wins-trick = { $player }用{ $card }赢下这墩。
picks-up = { $player }把这墩收进手里：{ $cards }。
penalty = { $player }罚摸{ cards }。
penalty-seen = { $player }罚摸{ cards }：{ $cards }。
penalty-trick = { $player }罚收上一墩。
penalty-trick-seen = { $player }罚收上一墩：{ $cards }。
forgiven = 没有牌可拿了：还差的{ cards }不用拿了。
renewed = 牌堆用完了，打过的{ cards }洗成新的牌堆。
scores-cards = { $player }因别人剩的牌得{ points }。

## What is expected

match-over = 游戏结束。
digs = { $player }一直摸到能跟为止。
to-lead = 轮到{ $player }首出。
prompt-answer = { $player }出完了，但没人听到{ -call }：认可，还是揭发？
prompt-answers =
    { WHO($player) ->
        [you] 只要没人发现你没喊{ -call }，你就赢了。
       *[other] 只要没人揭发，{ $player }就赢了。
    }
prompt-call =
    { WHO($player) ->
        [you] 首出最后一张之前，先喊{ -call }
       *[other] 在{ $player }继续之前喊{ -call }
    }
prompt-lead = 你首出：随便出一张。
prompt-lead-last = 你首出：出最后一张。
prompt-any = 首出的是王：随便出一张，后面都要跟它的花色。
prompt-draw-to-lead = 王不能是最后一张：摸一张，再首出。
prompt-pass = 王不能是最后一张，也没有牌可摸：让出首出权。
prompt-drawn = { $card }能跟：出它。
prompt-joker = 没有{ $suit }：出王。
prompt-follow-led = 首出的是{ $suit }：跟一张{ $suit }。
prompt-follow-led-or-joker = 首出的是{ $suit }：出{ $suit }或王。
must-follow = 必须跟{ $suit }：出一张{ $suit }。
must-follow-or-joker = 必须跟{ $suit }：出{ $suit }或王。
prompt-draw = 没有{ $suit }：从牌堆摸，摸到有为止。
prompt-draw-or-joker = 没有{ $suit }：从牌堆摸到有为止，或者出王。
prompt-pickup = 没有{ $suit }，牌堆也空了：把这墩收进手里。
prompt-pickup-or-joker = 没有{ $suit }，牌堆也空了：把这墩收进手里，或者出王。

## Why a card cannot be played now

wait = 请稍等。
first-answer = 先回应：认可{ $player }出完，还是揭发。
first-answers = 等其他人表态后才能出牌。
name-suit = 为王指定一门花色。
can-be-played = 这张可以出。
joker-held = 没有{ $suit }时才可以出王。
joker-last-draw = 王不能是最后一张：先摸牌。
joker-last-pickup = 王不能是最后一张：把这墩收进手里。
joker-last-pass = 王不能是最后一张：让出首出权。
first-draw = 先摸一张，再首出。
nothing-to-draw = 没有牌可摸：让出首出权。
must-play-drawn = 你摸到了{ $card }：必须打出。
must-play-joker = 你没有{ $suit }：必须出王。
must-draw = 你没有{ $suit }：摸到有为止。
must-draw-or-joker = 你没有{ $suit }：摸到有为止，或者出王。
must-pick-up = 你没有{ $suit }，牌堆也空了：把这墩收进手里。
must-pick-up-or-joker = 你没有{ $suit }，牌堆也空了：把这墩收进手里，或者出王。

## Buttons: in full, and in few words

do-play = 出{ $card }
do-play-naming = 出{ $card }，指定{ $suit }
    .short = { $sign } { $suit }
do-draw = 摸一张牌
    .short = 摸牌
do-pickup = 收下这墩
    .short = 收牌
do-pass = 让出首出权
    .short = 让出
do-call = 喊{ -call }
    .short = Page One！
do-challenge = 揭发{ $player }没喊
    .short = 揭发
do-accept = 认可
    .short = 认可

## Said aloud

bubble-forgot = 忘了喊！
bubble-call = Page One！
bubble-challenge = 你没喊！
bubble-accept = 好吧。
bubble-pass = 让出。

## Results

heading-game =
    { WHO($winners) ->
        [nobody] 平局
        [you] 你赢了
        [other] { $winners }赢了
       *[others] { $winners }并列获胜
    }
heading-deal =
    { WHO($winners) ->
        [nobody] 本局平局
        [you] 你赢下本局
        [other] { $winners }赢下本局
       *[others] { $winners }并列赢下本局
    }
heading-match =
    { WHO($winners) ->
        [nobody] 全场平局
        [you] 你赢下全场
        [other] { $winners }赢下全场
       *[others] { $winners }并列赢下全场
    }
ended-stuck = 没有牌可摸了。
ended-stuck-suit = 必须跟{ $suit }，却没有牌可摸了。
ended-limit = 打了{ $tricks }墩，没有人出完。
ended-deal-limit = 打了{ $deals }局，没有人达到目标：分数最高的人获胜。
ended-out = { $player }用{ $card }出完。
had-left = 你还剩{ cards }。
score = 比分：{ $totals }。
total-wins = { $player } { $total }
total-points = { $player } { $total }
first-to-wins = 先赢{ $target }局的人赢下全场。
first-to-points = 先得{ $target }分的人赢下全场。

## What points are given for, on the score sheet

why-win = 赢下本局
why-cards-left = 别人剩的牌

## Places and signs

place-hand = 手牌
place-stock = 牌堆
place-trick = 本墩
place-discard = 弃牌堆

## Options

option-deal = 每人几张
    .help = 开局每人发多少张。
    .v-4 = 四张
    .v-5 = 五张
option-joker = 王
    .help = 加一张王：最大的牌，没有花色。
    .v-true = 带一张王
    .v-false = 不带王
option-jokerVoidOnly = 缺门才能出王
    .help = 用王来跟牌，手里必须没有那门花色。
    .v-true = 是
    .v-false = 否
option-jokerCompulsory = 先出王再摸
    .help = 跟不了花色而手里有王，就必须出王，不能摸牌。
    .v-true = 是
    .v-false = 否
option-jokerLast = 王作最后一张
    .help = 能不能用王出完。
    .v-true = 可以
    .v-false = 不可以
option-jokerLead = 首出王时
    .help = 由谁决定必须跟的花色。
    .v-second = 第二张牌的花色
    .v-leader = 首出的人指定
option-stockOut = 牌堆用完时
    .help = 打过的牌洗成新牌堆，或者由跟不了的人把这墩收进手里（这样最多八人可玩）。
    .v-recycle = 打过的牌重洗
    .v-pickup = 收下这墩
option-callRule = 忘了喊
    .help = 忘了喊{ -call }时，是立即罚五张，还是有人发现才罚。
    .v-automatic = 立即受罚
    .v-challenge = 被发现才罚
option-firstLead = 第一墩首出
    .help = 每局第一墩由谁首出。
    .v-left = 庄家左边
    .v-dealer = 庄家
option-match = 赛制
    .help = 打一局、打到若干胜局，或者计分：别人手里每剩一张得1分。
    .v-single = 打一局
    .v-wins = 胜局数
    .v-points = 计分
option-winsTarget = 要赢几局
    .help = 先赢够设定局数的人赢下全场。
option-pointsTarget = 要得多少分
    .help = 先达到设定分数的人赢下全场。
option-trickLimit = 墩数上限
    .help = 打满设定的墩数还没有赢家，本局平局。
group-deal = 发牌
group-joker = 王
group-call = 喊牌
group-match = 赛制
group-limits = 上限
preset-classic = 经典
    .help = 每人四张，一张王，忘了喊罚五张。
preset-strictJoker = 限制用王
    .help = 没有那门花色才能用王来跟，而且必须出；王不能作最后一张。
preset-family = 全家同乐
    .help = 第一墩由庄家首出；首出王的人指定花色。
preset-bigTable = 大桌
    .help = 最多八人：牌堆用完，跟不了的人把这墩收进手里。
preset-callAndChallenge = 喊牌与揭发
    .help = 忘了喊不受罚，除非有人发现。

## Why a bot or a hint does something

reason-call = 只剩一张必须喊，不然可能罚五张。
reason-challenge = 有人忘了喊，一揭发就要罚牌。
reason-last = 这是最后一张，出了就没有手牌了。
reason-joker-void = 没有能跟的牌：出王能赢得首出权，也省得一直摸。
reason-joker-late = 只剩两张时，王用掉比留着好。
reason-cheapest = 后面没人出牌了，再小的牌就赢不了这墩。
reason-lost = 这门花色赢不了这墩，所以出最小的。
reason-win = 手牌不多了，首出权值得争。
reason-void = 已知有人没有这门花色：首出它，让那人一直摸。
reason-long = 首出最长的花色，以后还能再出。

# 500分拉米的简体中文。
# 术语：弃牌列（摊开的弃牌）、牌堆、牌组（同点组、顺子）、摆（meld）、贴牌（往牌组上加牌）、挖牌（连同上面的牌一起拿）、
# “拉米！”（没轮到时喊）、悬空（没有手牌，但本局继续）、出完

tagline = 桌上的牌给你加分，手里的牌给你减分。

lesson-1 = 从牌堆摸牌，或者到摊开的弃牌里挖：你要的那张连同它上面的都归你，而那张必须马上摆出。
lesson-2 = 摆三张同点数的牌，或者同花色三张相连的牌；单张还能贴到任何人的牌组上，都算你的分。最后弃一张，回合结束。
lesson-3 = 有人出完时，你手里剩的牌要扣分。所以别等太久！

## Melds and cards laid

laid-card =
    { $as ->
        [none] { $card }
       *[other] { $card }（当{ $as }）
    }
meld-name =
    { $kind ->
        [run] { $suit }{ $low }到{ $high }的顺子
       *[set] { $count ->
            [3] 三张
           *[4] 四张
        }{ $low }
    }
meld-name-numbered = { meld-name }（牌组{ $number }）
dash = –

## What happens

turned-up = 翻开的第一张是{ $cards }。
takes-top = { $player }拿走弃牌最上面的{ $card }。
takes-dug = { $player }拿走{ $card }和上面{ above }：{ $cards }。
above = { $count }张
melds = { $player }摆出{ $cards }：{ points }。
adds = { $player }贴上{ $cards }：现在是{ $meld }。
discards = { $player }弃{ $cards }。
calls = { $player }为{ $card }喊“拉米！”
floats = { $player }手牌出光，但本局继续。
stops = { $player }结束本局。
scores-table = { $player }桌上的牌得{ points }。
loses-hand = { $player }手里的牌扣{ points }。

## What to do now

prompt-call =
    { COUNT($calls) ->
        [1] { $calls }可以直接摆出：趁别人还没动，喊“{ do-call.short }”
       *[other] { $calls }都可以直接摆出：趁别人还没动，为其中一张喊“{ do-call.short }”
    }
prompt-draw = 摸一张牌。弃牌里没有能马上摆出的。
prompt-draw-or-take = 摸牌，或者从弃牌里挖一张能马上摆出的。
prompt-stop = 牌堆空了：结束本局。
prompt-take-or-stop = 牌堆空了：从弃牌里拿，或者结束本局。
prompt-due-one = 你拿了{ $card }：现在用“{ $button }”按钮把它摆出。
prompt-due-few =
    { $count ->
        [1] 你拿了{ $card }：现在和{ $first }一起摆出。
        [2] 你拿了{ $card }：现在摆出，搭配{ $first }，或者{ $second }。
       *[3] 你拿了{ $card }：现在摆出，搭配{ $first }，或者{ $second }，或者{ $third }。
    }
prompt-due-add = 你拿了{ $card }：现在把它贴到一个牌组上。
prompt-due-add-or-meld = 你拿了{ $card }：现在贴到一个牌组上，或者选高亮的牌与它一起摆出。
prompt-due-meld = 你拿了{ $card }：现在选高亮的牌与它一起摆出。
last-turn = 最后一回合。
prompt-meld = 可以摆牌组。最后弃一张，回合结束。
prompt-add = 可以贴牌。最后弃一张，回合结束。
prompt-meld-or-add = 可以摆牌组或贴牌。最后弃一张，回合结束。
prompt-discard = 选一张弃掉。
first-draw = 先摸一张，或者从弃牌里拿。
first-lay = 先摆出你从弃牌里拿的{ $card }。只有高亮的牌能和它搭配。

## Buttons: in full, and in few words

do-draw = 从牌堆摸牌
    .short = 摸牌
do-stop = 结束本局
    .short = 结束本局
do-take = 从弃牌里拿牌
    .short = 拿牌…
do-take-card =
    { $count ->
        [0] 拿弃牌最上面的{ $card }；{ $short }必须马上摆出
       *[other] 拿{ $card }和上面{ above }；{ $short }必须马上摆出
    }
    .short = 拿{ $pile }
do-call = 为弃牌里的一张喊“拉米！”
    .short = 拉米！
do-call-card =
    { $count ->
        [0] 喊“拉米！”，拿弃牌最上面的{ $card }；{ $short }必须马上摆出
       *[other] 喊“拉米！”，拿{ $card }和上面{ above }；{ $short }必须马上摆出
    }
    .short = 拉米！{ $short }
help-take =
    { $count ->
        [1] { $short }必须马上摆出{ help-made }
       *[other] 拿进{ cards }；{ $short }必须马上摆出{ help-made }
    }
help-made =
    { $made ->
        [none] { "" }
       *[other] ：{ $made }
    }
do-meld = 摆牌组
    .short = 摆牌…
do-meld-cards = 摆出{ $cards }
    .short = 摆{ $short }
do-add = 把牌贴到牌组上
    .short = 贴牌…
do-add-cards =
    { $end ->
        [low] 把{ $cards }贴到{ $meld }上，A当最小
        [high] 把{ $cards }贴到{ $meld }上，A当最大
       *[none] 把{ $cards }贴到{ $meld }上
    }
    .short =
        { $end ->
            [low] { $short } → { $onto } ↓
            [high] { $short } → { $onto } ↑
           *[none] { $short } → { $onto }
        }
do-discard = 弃一张牌
    .short = 弃牌
do-discard-card = 弃{ $card }
    .short = 弃{ $short }

## Said aloud

bubble-rummy = 拉米！
bubble-float = 手牌出光

## Why a deal or the game ended

goes-out = { $player }出完了。
ended-stock = 牌堆用完了。
ended-target = 有人达到目标分，并且独占第一。
ended-limit = 打满五十局。

## What points are given for, on the score sheet

why-melds = 桌上的牌
why-deadwood = 手里剩的牌
standing = 达到{ $target }分且独占第一的人获胜。
standing-hand = 你的手牌现在要扣{ $count }分。

## Places and signs

place-hand = 手牌
place-meld = 牌组
place-stock = 牌堆
place-discard = 弃牌
sign-table = 桌上{ points }
sign-hand = 你手里的牌要扣{ $count }分
sign-out = 出完了
    .short = 出完
sign-floats = 手牌出光，仍在局中
sign-meld = 牌组{ $number }
sign-due = 从弃牌里拿的：现在必须摆出
    .short = 先摆这张

## Options

option-target = 目标分
    .help = 一局打完有人达到目标分，就由总分最高的人获胜；最高分相同就继续打。
option-twoHand = 两人时的张数
    .help = 两人玩时每人发多少张。
option-jokers = 王
    .help = 王可以当任何牌，每张15分。
    .v-true = 每副牌两张
    .v-false = 不带王
option-goingOut = 出完
    .help = 最后一张手牌摆到牌组上时会怎样。
    .v-any = 本局立即结束
    .v-discard = 只有弃牌才能出完
    .v-float = 不算出完，以后弃牌才算
option-stockOut = 牌堆用完时
    .help = 摸走最后一张之后还打多久。
    .v-at-once = 本局立即结束
    .v-turn = 打完这一回合
    .v-play-on = 靠弃牌继续打
option-rummyCalls = 抢喊“拉米！”
    .help = 弃牌里有能直接摆出的牌时，没轮到的人能不能喊；要三人以上。
    .v-true = 可以
    .v-false = 不可以
option-cardValues = 牌的分值
    .help = 人头牌和10总是10分，王和大A总是15分。
    .v-pips = 2到9按点数，小A算1分
    .v-fives = 2到9各5分，小A算5分
group-game = 玩法
group-playing = 出牌
preset-classic = 经典
    .help = 打到500分，带王，可以喊“拉米！”
preset-quick = 快速
    .help = 打到250分，时间减半。
preset-floating = 弃牌才算出完
    .help = 不带王，小牌各5分，要弃牌才能出完。
preset-quiet = 不抢喊
    .help = 没轮到的人不能喊；牌堆用完，打完那一回合为止。
preset-duel = 对决
    .help = 两人玩，每人十三张。

## Why a bot or a hint does something

reason-out = 这是最后一张，出了就没有手牌了。
reason-meld = 桌上的分稳当，手里的分不稳当。
reason-layoff = 放到桌上得分，留在手里扣分。
reason-rummy = 有人弃的牌能直接摆上桌：谁先喊归谁。
reason-take = 弃牌里有一张马上用得上，上面的也一起拿来。
reason-dear = 它和手里的牌搭不上，留着要扣10分以上。
reason-loose = 它和手里别的牌搭不上。
reason-draw = 弃牌里没有能拿的。
reason-light = 只从牌堆摸一张，手牌不会变多。

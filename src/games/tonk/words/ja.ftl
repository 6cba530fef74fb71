# トンクの日本語。
# 用語：組（spread）、付ける（hit）、横取り（slap）、勝負（drop。失敗は caught）、トンク（tonk）

tagline = 5枚の手札に、すばやさと、勝負どころを見抜く勘。

lesson-1 = 1枚引いて、同じ数字3枚か4枚、または同じマークの連番3枚を出せます。最後に1枚捨てます。
lesson-2 = 場の組には、だれのものでも1枚ずつ付けられます。ほかの人の組に付けると、その持ち主は次の自分の番に、組を出すことも付けることもできません。
lesson-3 = 手札の点がいちばん低いと思えば、引く代わりに勝負できます。手札がなくなった人は、その場で勝ちです。

## What happens

take = { $player }が捨て札の{ $cards }を取りました。{ $capped ->
        [yes] 次は山札から引かなければなりません。
       *[no] { "" }
    }
hit-own = { $player }が自分の組に{ $cards }を付けました。
hit-other = { $player }が{ $owner }の組に{ $cards }を付けました。
discard = { $player }が{ $cards }を捨てました。
spread = { $player }が{ $cards }を出しました。
upcard = { $cards }がめくられました。
barred = { $player }は次の{ $count }回の番で、組を出すことも、付けることも、横取りもできません。
slap = { $player }が{ $card }を横取りしました。
show = { $player }の手札は{ $cards }。{ $count }点です。
cries-tonk = { $player }が「トンク！」。
drops = { $player }が勝負しました。
table =
    { $form ->
        [into] 場に出しました
       *[other] 場
    }

## What to do now

prompt-tonk =
    { $stake ->
        [0] 配られた手札がトンクです。「{ do-tonk.short }」を押せば、ほかに宣言する人がいないかぎり、その回に勝ちます。
       *[other] 配られた手札がトンクです。「{ do-tonk.short }」を押せば、ほかに宣言する人がいないかぎり、全員から2倍もらえます。
    }
prompt-slap = その捨て札が使えます。だれかが動く前に横取りしましょう！
prompt-draw =
    { $takes ->
        [yes]
            { $drops ->
                [yes] 山札から引くか、捨て札を取るか、勝負してください。
               *[no] 山札から引くか、捨て札を取ってください。
            }
       *[no]
            { $drops ->
                [yes] 山札から引くか、勝負してください。
               *[no] 山札から引いてください。
            }
    }
prompt-discard = 1枚選んで捨ててください。
prompt-spread = 組を出すこともできます。{ prompt-discard }
prompt-hit = 場の組に付けることもできます。{ prompt-discard }
prompt-lay = 組を出すことも、場の組に付けることもできます。{ prompt-discard }
first-draw = 先に1枚引いてください。
not-back = このカードはいま捨てられません。捨て札から取ったカードは、その番には捨てられません。

## Buttons: in full, and in few words

do-tonk = 「トンク！」と言う
    .short = トンク！
do-no-tonk = トンクを宣言しない
    .short = 宣言しない
do-drop = 勝負する（全員の手札を比べる）
    .short = 勝負
do-take = 捨て札を取る
    .short = 取る
do-draw = 山札から引く
    .short = 引く
do-slap = 捨て札を横取りする
    .short = 横取り！
do-slap-onto = { $card }を横取りして「{ $spread }」に付ける
    .short = 横取り → { $short }
do-slap-new = 捨て札を横取りして組を出す
    .short = 横取り！
do-slap-spread = 横取りして{ $cards }を出す
    .short = 横取り { $short }
do-spread = 組を出す
    .short = 組を出す…
do-spread-cards = { $cards }を出す
    .short = { $short }を出す
do-hit = 組に付ける
    .short = 付ける
do-hit-with = { $card }を「{ $spread }」に付ける
    .short = { $short }に付ける
do-discard = 1枚捨てる
    .short = 捨てる
do-discard-card = { $card }を捨てる
    .short = { $short }を捨てる

## Said aloud

bubble-slap = 横取り！
bubble-tonk = トンク！
bubble-drop = 勝負

## Why a deal ended

ended-tonk = 配られた手札でトンク。支払いは2倍です。
ended-tonk-points = 配られた手札でトンクです。
ended-tonk-draw = 2人以上がトンクを宣言したので、だれも払いません。
ended-tonk-draw-points = 2人以上がトンクを宣言したので、引き分けです。
ended-drop = 勝負は成功です。
ended-caught = 勝負は失敗です。
ended-run-out = 手札がなくなりました。
ended-tonk-out = 捨てずに上がりました。支払いは2倍です。
ended-tonk-out-points = 捨てずに上がりました。
ended-stock-out = 山札がなくなりました。手札の点がいちばん低い人の勝ちです。
ended-stock-draw = 山札がなくなりました。点のいちばん低い人が並んだので、だれも払いません。
ended-stock-draw-points = 山札がなくなりました。点のいちばん低い人が並んだので、引き分けです。

## What chips are paid for, on the score sheet

why-buy-in = 最初のチップ
why-tonk = 配られた手札でトンク（2倍）
why-tonk-points = 配られた手札でトンク
why-drop = 勝負でいちばん低い点
why-caught = 勝負に失敗
why-low = いちばん低い点
why-run-out = 上がり
why-tonk-out = 捨てずに上がり（2倍）
why-tonk-out-points = 捨てずに上がり
why-stock-out = 山札切れでいちばん低い点

## Places and signs

place-hand = 手札
place-meld = 組
place-stock = 山札
place-discard = 捨て札
sign-barred = 次の{ $count }回の番は、出すことも付けることもできません
sign-count = いまの手札は{ $count }点

## Options

option-stake = 賭けるチップ
    .help = 1回ごとに負けた人がそれぞれ払う枚数です。0ならチップを使わず点数で競います。
option-purse = 最初のチップ
    .help = 一人ずつの枚数です。マイナスになることもあります。
option-deals = 回数
    .help = この回数で終わります。
option-untilBroke = 破産で終わり
    .help = だれかのチップがなくなると、そこで終わります。
    .v-true = はい
    .v-false = いいえ
option-tonkHigh = トンクになる高い点
    .help = 最初の5枚の点がこの数以上ならトンクです。0なら、このトンクはありません。
option-tonkLow = トンクになる低い点
    .help = 最初の5枚の点がこの数以下ならトンクです。0なら、このトンクはありません。
option-slap = 横取り
    .help = 自分の番でなくても捨て札を横取りできるかどうかです。
    .v-off = できない
    .v-table = 場の組に付けるときだけ
    .v-any = 新しい組を出すときも
option-bar = 付けられたら
    .help = 自分の組にほかの人が付けたとき、次の自分の番に何ができなくなるかです。
    .v-none = 制限なし
    .v-spread = 出す・付けるは禁止
    .v-spread-drop = 出す・付ける・勝負は禁止
option-barStack = 何度も付けられたら
    .help = 自分の組にほかの人が付けるたびに、制限される番が1回ずつ増えるかどうかです。
    .v-true = 1回ずつ増える
    .v-false = 全部で1回だけ
option-caught = 勝負に失敗したら
    .help = 手札の点が同じか低い人がいたとき、勝負した人がその人たちに払うチップです。
    .v-single = その人たちに賭け1回分ずつ、いちばん低い人にもう1回分
    .v-double = その人たちに賭け2回分ずつ
option-count = 数えるカード
    .help = 手札を比べるとき、どのカードの点を数えるかです。
    .v-unmatched = 手札のいちばんよい組以外
    .v-all = 手札の全部
option-aceHigh = キングの上のエース
    .help = Q・K・Aの連番を出せるかどうかです。
    .v-true = 出せる
    .v-false = 2の下だけ
option-upcard = 最初の捨て札
    .help = 最初に1枚めくって捨て札にするかどうかです。
    .v-true = めくる
    .v-false = めくらない
option-returnTaken = 取ったカードを捨てる
    .help = 捨て札から取ったカードを、その番に捨てられるかどうかです。
    .v-true = できる
    .v-false = できない
group-game = ゲーム
group-tonk = トンクと勝負
group-playing = 進めかた
preset-classic = 基本
    .help = 50点か、11点以下がトンク。横取りは場の組に付けるときだけです。
preset-strict = 厳しめ
    .help = 49点以上か、11点以下がトンク。手札は全部数えます。自分の組にほかの人が付けると、次の自分の番に勝負もできません。
preset-eating = 自由な横取り
    .help = 新しい組を出すときも横取りできます。自分の組にほかの人が付けるたびに、組を出すことも付けることもできない番が1回ずつ増えます。エースは2の下だけで、最初の捨て札はめくりません。
preset-lastPurse = 破産まで
    .help = 最大100回。だれかのチップがなくなれば、そこで終わります。
preset-singleDeal = 1回だけ
    .help = チップなしの1回勝負で、勝てば1点です。

## Why a bot or a hint does something

reason-tonk = その場で勝ちです。
reason-drop = いまならいちばん低いかもしれません。あとになれば、ほかの人のカードも減ります。
reason-slap = 番が1回増え、手札の点も低くなります。
reason-spread = 場に出したカードは、手札の点になりません。
reason-hit = 手札の点が低くなり、組の持ち主を止められるかもしれません。
reason-dear = 手札のほかのどれとも組にならず、これより点の大きいカードもありません。
reason-loose = 手札のほかのどれとも組になりません。
reason-dearest = 手札にこれより点の大きいカードはありません。
reason-take = 捨て札が役に立つか、とても低いカードです。
reason-draw = 手札の点がまだ勝負できるほど低くありません。

# トンクの日本語。
# 用語：組（spread）、付ける（hit）、横取り（slap）、勝負（drop）、トンク（tonk）

tagline = 5枚の手札と、勝負どきを嗅ぎ分ける鼻。

lesson-1 = 1枚引いて、同じ数3枚以上か、同じマークの続き3枚以上を出せます。最後に1枚捨てます。
lesson-2 = 場の組には、だれのものでも1枚ずつ付けられます。付けられた人は、次の番に組を出せません。
lesson-3 = 引く代わりに、いちばん低いと思えば勝負できます。手札がなくなれば、その場で勝ちです。

## What happens

take = { $player }が捨て札の{ $cards }を取りました。{ $capped ->
        [yes] 次の捨て札はだれも取れません。
       *[no] { "" }
    }
hit-own = { $player }が自分の組に{ $cards }を付けました。
hit-other = { $player }が{ $owner }の組に{ $cards }を付けました。
discard = { $player }が{ $cards }を捨てました。
spread = { $player }が{ $cards }を出しました。
upcard = 最初の捨て札は{ $cards }。
barred = { $player }は{ $count }回、組を出すことも付けることもできません。
slap = { $player }が{ $card }を横取り。
show = { $player }の手札は{ $cards }、{ $count }点。
cries-tonk = { $player }が「トンク！」
drops = { $player }が勝負。
table = 場

## What to do now

prompt-tonk = 配られた手がトンクです。言えば全員から2倍もらえます。
prompt-slap = その捨て札が使えます。次の人が引く前に横取りできます。
prompt-draw = 山札から引く{ $takes ->
        [yes] か、捨て札を取って
       *[no] の
    }{ $drops ->
        [yes] ください。勝負もできます。
       *[no] が先です。
    }
prompt-discard = 1枚選んで捨ててください。
prompt-spread = 組を出せます。{ prompt-discard }
prompt-hit = 付けられます。{ prompt-discard }
prompt-lay = 組を出せます、付けられます。{ prompt-discard }
first-draw = 先に1枚引いてください。
not-back = いまは使えません。取った捨て札はすぐには捨てられません。

## Buttons: in full, and in few words

do-tonk = 「トンク」と言う
    .short = トンク！
do-no-tonk = トンクと言わない
    .short = 言わない
do-drop = 勝負する。全員の手を比べる
    .short = 勝負
do-take = 捨て札を取る
    .short = 取る
do-draw = 山札から引く
    .short = 引く
do-slap = 捨て札を横取りする
    .short = 横取り！
do-slap-onto = { $card }を横取りして「{ $spread }」に付ける
    .short = 横取り { $short }
do-slap-new = 捨て札を横取りして組を出す
    .short = 横取り！
do-slap-spread = 横取りして{ $cards }を出す
    .short = 横取り { $short }
do-spread = 組を出す
    .short = 組を出す…
do-spread-cards = { $cards }を出す
    .short = 出す { $short }
do-hit = 組に付ける
    .short = 付ける
do-hit-with = { $card }を「{ $spread }」に付ける
    .short = 付ける { $short }
do-discard = 1枚捨てる
    .short = 捨てる
do-discard-card = { $card }を捨てる
    .short = 捨てる { $short }

## Said aloud

bubble-slap = 横取り！
bubble-tonk = トンク！
bubble-drop = 勝負

## Why a deal ended

ended-tonk = 配られた手がトンク。2倍です。
ended-tonk-draw = トンクが2人。引き分けです。
ended-drop = 勝負は成功。
ended-caught = 勝負は失敗。
ended-run-out = 手札がなくなりました。
ended-tonk-out = 捨てずに上がり。2倍です。
ended-stock-out = 山札がなくなり、いちばん低い手の勝ち。
ended-stock-draw = 山札がなくなり、低い手が並んで引き分け。

## What chips are paid for, on the score sheet

why-buy-in = 最初のチップ
why-tonk = 配られた手がトンク（2倍）
why-drop = 勝負でいちばん低い
why-caught = 勝負に負けた
why-low = いちばん低い手
why-run-out = 上がり
why-tonk-out = 捨てずに上がり（2倍）
why-stock-out = 山札切れでいちばん低い

## Places and signs

place-hand = 手札
place-meld = 組
place-stock = 山札
place-discard = 捨て札
sign-barred = あと{ $count }回、出せません
sign-count = いまの手は{ $count }点

## Options

option-stake = 賭けるチップ
    .help = 負けた人が払う枚数です。0ならチップなしの点数勝負になります。
option-purse = 最初のチップ
    .help = 一人ずつの枚数です。マイナスになることもあります。
option-deals = 回数
    .help = この回数で終わります。
option-untilBroke = 破産で終わり
    .help = だれかのチップがなくなっても終わります。
    .v-true = はい
    .v-false = いいえ
option-tonkHigh = 高いトンク
    .help = 配られた5枚がこの数以上ならトンクです。0ならなし。
option-tonkLow = 低いトンク
    .help = 配られた5枚がこの数以下ならトンクです。0ならなし。
option-slap = 横取り
    .help = 捨て札を番の外で取れるかどうかです。
    .v-off = なし
    .v-table = 場の組に付けるとき
    .v-any = 新しい組でも
option-bar = 付けられたら
    .help = 組に付けられた人が、次の番にできないことです。
    .v-none = 何もなし
    .v-spread = 出すことと付けること
    .v-spread-drop = 勝負もできない
option-barStack = 何度も付けられたら
    .help = 付けられるたびに1回ずつ延びるかどうかです。
    .v-true = 延びる
    .v-false = 1回だけ
option-caught = 勝負に負けたら
    .help = 勝負した人より低いか同じ人がいたときの払いです。
    .v-single = 1枚分ずつと、低い人へ1枚分
    .v-double = 2枚分ずつ
option-count = 手の数えかた
    .help = 比べるときに数えるカードです。
    .v-unmatched = 組を除く
    .v-all = 全部
option-aceHigh = キングの上のエース
    .help = Q・K・Aの続きを出せるかどうかです。
    .v-true = 出せる
    .v-false = 下だけ
option-upcard = 最初の捨て札
    .help = 1枚めくって始めるかどうかです。
    .v-true = めくる
    .v-false = めくらない
option-returnTaken = 取った札を捨てる
    .help = 取った捨て札を、その番に捨てられるかどうかです。
    .v-true = できる
    .v-false = できない
group-game = ゲーム
group-tonk = トンクと勝負
group-playing = 進めかた
preset-classic = 基本
    .help = 50と11以下がトンク。場の組には横取りできます。
preset-strict = 厳しめ
    .help = 49からトンク、全部数え、付けられたら勝負もできません。
preset-eating = 食い
    .help = 新しい組でも横取りでき、付けられるたびに1回休みが延びます。
preset-lastPurse = 破産まで
    .help = だれかのチップがなくなるまで続けます。
preset-singleDeal = 1回だけ
    .help = チップなしで1回勝負です。

## Why a bot or a hint does something

reason-tonk = その場で勝ちです。
reason-drop = 今ならいちばん低いかもしれません。あとになると、ほかの人もカードを減らします。
reason-slap = 手番の前にカードを取り、手札を軽くできます。
reason-spread = 場に出したカードは、手の点に数えません。
reason-hit = 手札が軽くなり、その役の持ち主を止められるかもしれません。
reason-dear = 手札のどれとも合わず、これより重いカードもありません。
reason-loose = 手札のどれとも合いません。
reason-dearest = 手札でこれより重いカードはありません。
reason-take = 捨て札が役に立つか、とても低いカードです。
reason-draw = 落ちるにはまだ低くない手です。

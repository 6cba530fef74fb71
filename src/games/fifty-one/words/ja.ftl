# ゴジュウイチの日本語。
# 用語：場（真ん中の5枚）、取り替える、場を流す、「ストップ！」、続ける、余ったカード（ほかのマークのカード）

tagline = 同じマークの5枚と、「ストップ！」と言う勇気。

lesson-1 = 場の1枚を取り、自分の1枚をそこに置きます。どちらを先にタップしてもかまいません。
lesson-2 = いちばん多いマークの合計から、ほかのカードの点を引いた数が得点です。同じマークのA・K・Q・J・10で51点です。
lesson-3 = 取り替えたあと「ストップ！」と言えます。ほかの人はあと1回ずつ。いちばんよい手の勝ちですが、言った人は同点だと負けです。

## What happens

takes = { $player }が{ $card }を取りました。
gives = { $player }が{ $card }を置きました。
comes = 場に{ $card }が出ました。
clears = { $player }が場を流しました。
says-stop = { $player }が「ストップ！」。ほかの人はあと1回ずつです。
shows = { $player }の手札は{ $cards }。{ $suit }で{ $points }点です。
scores-points = { $player }に{ $points }点。

## What to do now

prompt-swap = 場の1枚と自分の1枚を選んで取り替えてください。
prompt-swap-or-pass = 場の1枚と自分の1枚を選んで取り替えるか、パスしてください。
prompt-last = 最後の番です。{ prompt-swap }
prompt-last-or-pass = 最後の番です。場の1枚と自分の1枚を選んで取り替えるか、パスしてください。
prompt-stop = 勝てそうなら「{ do-stop.short }」、まだなら「{ do-end.short }」を押してください。
prompt-go-on = 「{ do-end.short }」を押すと次の人の番です。
first-board = 代わりにほしい場のカードを選んでください。
swapped = もう取り替えました。

## Buttons: in full, and in few words

do-swap = 取り替える
    .short = 取り替え
do-swap-cards = { $take }を取って{ $give }を置く
    .short = { $given } → { $taken }
do-swap-all = 手札と場を全部取り替える
    .short = 全部取り替え
do-clear = 場を流して5枚を新しくする
    .short = 場を流す
do-pass = 取り替えずにパスする
    .short = パス
do-stop = 「ストップ！」と言う
    .short = ストップ！
do-end = 続ける（次の人の番へ）
    .short = 続ける

## Said aloud

bubble-stop = ストップ！
bubble-pass = パス

## Why a deal ended

stopped = { $player }が「ストップ！」。
not-stopped = だれも「ストップ！」と言いませんでした。

## What points are given for, on the score sheet

why-win = 勝ち
why-hand = 手札の点

## Places and signs

place-hand = 手札
place-board = 場
place-stock = 山札
place-discard = 捨て札
sign-count = いまの手札は{ $suit }で{ $points }点
sign-taken = 最後に取ったのは{ $card }
sign-stop = 「ストップ！」と言いました
    .short = ストップ！

## Options

option-joker = ジョーカー
    .help = 持っている人にいちばん都合のよいカードになります。
    .v-true = 1枚入れる
    .v-false = なし
option-pass = パス
    .help = 取り替えずにすませられるかどうかです。
    .v-never = できない
    .v-last = ストップ後
    .v-later = 2回目の番から
option-swapAll = 5枚全部の取り替え
    .help = 2回目の番から、手札全部と場のカード全部を取り替えられます。
    .v-true = できる
    .v-false = できない
option-stopNeedsFlush = 「ストップ！」の条件
    .help = 5枚とも同じマークでなければならないかどうかです。
    .v-true = 5枚同じマークのとき
    .v-false = どんな手でも
option-mixedHand = ほかのマークのカード
    .help = マークがそろっていない手の数えかたです。
    .v-subtract = 点を引く
    .v-zero = 1枚でもあれば0点
option-rounds = 周回数
    .help = だれも「ストップ！」と言わなければ、何周で手札を比べるかです。
option-deals = 回数
    .help = この回数のあと、合計がいちばん多い人の勝ちです。
option-scoring = 得点
    .help = 1回の得点のつけかたです。
    .v-wins = 1回勝つごとに1点
    .v-points = 手札の点数
option-target = 目標の点数
    .help = だれかの合計がこの点に届くと、そこで終わります。0なら回数だけで決まります。
group-turn = 番
group-hand = 手札
group-game = ゲーム
preset-classic = 基本
    .help = 1回勝負。ジョーカーなし、どんな手でも「ストップ！」。
preset-withJoker = ジョーカー入り
    .help = ジョーカーは好きなマークのカードになります。
preset-oneSuit = そろわなければ0点
    .help = 5枚同じマークの手だけが点になり、「ストップ！」と言えるのもそのときだけです。パスと、5枚全部の取り替えもできます。
preset-pointsMatch = 5回の合計点
    .help = 5回分の手札の点を合計します。

## Why a bot or a hint does something

reason-joker = ジョーカーはどのマークにも合います。
reason-final = 「ストップ！」のあとは、手札の点だけが大事です。
reason-gather = いちばん多いマークを集め、ほかのマークのカードを手放せます。
reason-higher = 同じマークのまま、もっと高いカードになります。
reason-shed = いちばん多いマーク以外のカードは点が引かれるので、手放します。
reason-flush = 5枚とも同じマークでないと0点なので、いちばん多いマーク以外のカードを手放します。
reason-all = 場のカード全部のほうが、手札全部よりよい手です。
reason-clear = 場を流せば新しいカードが出て、いまのカードは次の人に渡りません。
reason-stop = いま比べても勝てそうな手です。
reason-wait = 比べる前に、まだよくなりそうな手です。

# ゴジュウイチの日本語。
# 用語：場（真ん中の5枚）、取り替える、場を流す、「ストップ」、手

tagline = 同じマークの5枚と、「ストップ」と言う勇気。

lesson-1 = 場の1枚を取り、自分の1枚をそこに置きます。どちらを先に選んでもかまいません。
lesson-2 = いちばん多いマークの合計から、ほかのカードを引いた数が得点。同じマークのA・K・Q・J・10で51点です。
lesson-3 = 取り替えたあと「ストップ」と言えます。ほかの人はあと1回ずつ。言った人は同点だと負けです。

## What happens

takes = { $player }が{ $card }を取りました。
gives = { $player }が{ $card }を置きました。
comes = 場に{ $card }。
clears = { $player }が場を流します。
says-stop = { $player }が「ストップ」。ほかの人はあと1回ずつです。
shows = { $player }の手札は{ $cards }、{ $suit }で{ $points }点。
scores-points = { $player }に{ $points }点。

## What to do now

prompt-swap = 場の1枚と自分の1枚を選んで取り替えてください。
prompt-last = 最後の番です。{ prompt-swap }
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
do-stop = 「ストップ」と言う
    .short = ストップ！
do-end = つづける。次の人の番へ
    .short = つづける

## Said aloud

bubble-stop = ストップ！
bubble-pass = パス

## Why a deal ended

stopped = { $player }が「ストップ」。
not-stopped = だれも「ストップ」と言いませんでした。

## What points are given for, on the score sheet

why-win = 勝ち
why-hand = 手の点

## Places and signs

place-hand = 手札
place-board = 場
place-stock = 山札
place-discard = 捨て札
sign-count = いまの手は{ $suit }で{ $points }点
sign-taken = 最後に取ったのは{ $card }
sign-stop = 「ストップ」と言いました
    .short = ストップ

## Options

option-joker = ジョーカー
    .help = 持っている人にいちばん都合のよいカードになります。
    .v-true = 1枚入れる
    .v-false = 入れない
option-pass = パス
    .help = 取り替えずにすませられるかどうかです。
    .v-never = できない
    .v-last = 最後の番だけ
    .v-later = 2回目の番から
option-swapAll = 全部取り替え
    .help = 2回目の番から、手札と場を全部取り替えられます。
    .v-true = できる
    .v-false = できない
option-stopNeedsFlush = 「ストップ」の条件
    .help = 5枚とも同じマークでなければならないかどうかです。
    .v-true = 同じマークだけ
    .v-false = いつでも
option-mixedHand = ほかのマーク
    .help = マークがそろっていない手の数えかたです。
    .v-subtract = 引く
    .v-zero = そろわなければ0点
option-rounds = まわる回数
    .help = だれも言わなければ、この回数で手を比べます。
option-deals = 回数
    .help = この回数のあと、合計がいちばん多い人の勝ちです。
option-scoring = 得点
    .help = 1回の勝ちの数えかたです。
    .v-wins = 勝った回数
    .v-points = 手の点数
option-target = 目標の合計
    .help = この合計に届くと、そこで終わります。0なら回数だけで決まります。
group-turn = 番
group-hand = 手
group-game = ゲーム
preset-classic = 基本
    .help = 1回勝負。ジョーカーなし、いつでも「ストップ」。
preset-withJoker = ジョーカー入り
    .help = ジョーカーは好きなマークを助けます。
preset-oneSuit = そろわなければ0点
    .help = 同じマークの手だけが数えられます。パスと全部取り替えもできます。
preset-pointsMatch = 点数で5回
    .help = 5回分の手の点を合計します。

## Why a bot or a hint does something

reason-joker = ジョーカーはどのマークとも合います。
reason-final = 最後の一巡なので、今は手札の点だけがものを言います。
reason-gather = いちばん長いマークを集め、ほかのマークを手放せます。
reason-higher = マークはそのままで、カードだけが替わります。
reason-shed = いちばん長いマークのほかのカードは引かれるので、手放します。
reason-all = 手札全部を場のカード全部と取り替えます。
reason-clear = 場を流せば新しいカードが出て、次の人にこのカードは残りません。
reason-stop = 今くらべても勝てそうな手です。
reason-wait = くらべる前に、まだよくできそうな手です。

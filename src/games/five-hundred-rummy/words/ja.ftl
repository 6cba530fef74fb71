# 500ラミーの日本語。
# 用語：捨て札（広げて並べる）、山札、組（同じ数字、連番）、付ける、「ラミー！」、上がり

tagline = 場に出せばプラス、手札はマイナス。

lesson-1 = 山札から引くか、捨て札の中から取ります。捨て札からは、ほしいカードをその上のカードごと取り、ほしかったカードをすぐに出さなければなりません。
lesson-2 = 同じ数字3枚か、同じマークの連番3枚を出せます。場の組には、だれのものでも付けられ、自分の点になります。最後に1枚捨てます。
lesson-3 = だれかが上がると、手札に残ったカードはマイナスです。ためこみすぎないように。

## Melds and cards laid

laid-card =
    { $as ->
        [none] { $card }
       *[other] { $card }（{ $as }）
    }
meld-name =
    { $kind ->
        [run] { $suit }の{ FORM($low, is: "sign") }〜{ FORM($high, is: "sign") }の連番
       *[set] { FORM($low, is: "sign") }の{ $count }枚組
    }
meld-name-numbered = { meld-name }（組{ $number }）
dash = 〜

## What happens

turned-up = { $cards }がめくられました。
takes-top = { $player }が捨て札のいちばん上の{ $card }を取りました。
takes-dug = { $player }が捨て札から{ $card }と、その上の{ $count }枚を取りました（{ $cards }）。
melds = { $player }が{ $cards }を出しました。{ points }。
adds = { $player }が{ $cards }を付けて、その組は{ $meld }になりました。
discards = { $player }が{ $cards }を捨てました。
calls = { $player }が{ $card }に「ラミー！」。
floats = { $player }は手札がなくなりましたが、この回は続きます。
stops = { $player }がこの回を終わりにしました。
scores-table = { $player }は場のカードで{ points }。
loses-hand = { $player }は手札に残ったカードでマイナス{ points }。

## What to do now

prompt-call =
    { COUNT($calls) ->
        [1] { $calls }はすぐに場に出せます。だれかが動く前に「{ do-call.short }」と言ってください。
       *[other] { $calls }はすぐに場に出せます。だれかが動く前に、どれか1枚に「{ do-call.short }」と言ってください。
    }
prompt-draw = 山札から引いてください。すぐに出せる捨て札はありません。
prompt-draw-or-take = 山札から引くか、すぐに出せるカードを捨て札の中から取ってください。
prompt-stop = 山札がありません。この回を終わりにしてください。
prompt-take-or-stop = 山札がありません。捨て札から取るか、この回を終わりにしてください。
prompt-due-one = 捨て札から取った{ $card }を、すぐに出してください。ボタンは「{ $button }」です。
prompt-due-few =
    { $count ->
        [1] 捨て札から取った{ $card }を、すぐに出してください。組にするのは{ $first }です。
        [2] 捨て札から取った{ $card }を、すぐに出してください。組にするのは{ $first }、または{ $second }です。
       *[3] 捨て札から取った{ $card }を、すぐに出してください。組にするのは{ $first }、{ $second }、または{ $third }です。
    }
prompt-due-add = 捨て札から取った{ $card }を、すぐに場の組に付けてください。
prompt-due-add-or-meld = 捨て札から取った{ $card }を、すぐに場の組に付けるか、光っているカードを選んで組にしてください。
prompt-due-meld = 捨て札から取った{ $card }を、すぐに出してください。光っているカードを選んで組にします。
last-turn = 最後の番です。
prompt-meld = 組を出すこともできます。最後に1枚捨ててください。
prompt-add = 場の組に付けることもできます。最後に1枚捨ててください。
prompt-meld-or-add = 組を出すことも、場の組に付けることもできます。最後に1枚捨ててください。
prompt-discard = 1枚選んで捨ててください。
first-draw = 先に山札から引くか、捨て札から取ってください。
first-lay = 先に、捨て札から取った{ $card }を出してください。一緒に出せるのは光っているカードだけです。

## Buttons: in full, and in few words

do-draw = 山札から引く
    .short = 引く
do-stop = この回を終わりにする
    .short = 終わりにする
do-take = 捨て札から取る
    .short = 取る…
do-take-card =
    { $count ->
        [0] いちばん上の{ $card }を取る。{ $short }はすぐに出す
       *[other] { $card }と、その上の{ $count }枚を取る。{ $short }はすぐに出す
    }
    .short = 取る：{ $pile }
do-call = 捨て札のカードに「ラミー！」と言う
    .short = ラミー！
do-call-card =
    { $count ->
        [0] 「ラミー！」と言い、いちばん上の{ $card }を取る。{ $short }はすぐに出す
       *[other] 「ラミー！」と言い、{ $card }とその上の{ $count }枚を取る。{ $short }はすぐに出す
    }
    .short = ラミー！ { $short }
help-take =
    { $count ->
        [1] { $short }はすぐに出します{ help-made }
       *[other] 手札に入るのは{ $count }枚。{ $short }はすぐに出します{ help-made }
    }
help-made =
    { $made ->
        [none] { "" }
       *[other] ：{ $made }
    }
do-meld = 組を出す
    .short = 出す…
do-meld-cards = { $cards }を出す
    .short = { $short }を出す
do-add = 場の組に付ける
    .short = 付ける…
do-add-cards =
    { $end ->
        [low] { $cards }を{ $meld }に付ける（エースは2の下）
        [high] { $cards }を{ $meld }に付ける（エースはキングの上）
       *[none] { $cards }を{ $meld }に付ける
    }
    .short =
    { $end ->
        [low] { $short } → { $onto } ↓
        [high] { $short } → { $onto } ↑
       *[none] { $short } → { $onto }
    }
do-discard = 1枚捨てる
    .short = 捨てる
do-discard-card = { $card }を捨てる
    .short = { $short }を捨てる

## Said aloud

bubble-rummy = ラミー！
bubble-float = 手札なし

## Why a deal or the game ended

goes-out = { $player }の上がり。
ended-stock = 山札がなくなりました。
ended-target = 目標の点に届いた人が、単独首位に立ちました。
ended-limit = 50回が終わりました。

## What points are given for, on the score sheet

why-melds = 場に出したカード
why-deadwood = 手札に残ったカード
standing = { $target }点以上で単独首位に立った人の勝ちです。
standing-hand = 手札はいまマイナス{ $count }点。

## Places and signs

place-hand = 手札
place-meld = 組
place-stock = 山札
place-discard = 捨て札
sign-table = 場に{ points }
sign-hand = 手札はいまマイナス{ $count }点
sign-out = 上がり
    .short = 上がり
sign-floats = 手札なし。まだ続いています
sign-meld = 組{ $number }
sign-due = 捨て札から取ったカード。すぐに出さなければなりません
    .short = すぐ出す

## Options

option-target = 目標の点数
    .help = だれかがこの点に届いた回が終わると、合計がいちばん多い人の勝ちです。首位が並べば、さらに続けます。
option-twoHand = 2人のときの手札
    .help = 2人のときに一人ずつ配る枚数です。
option-jokers = ジョーカー
    .help = どのカードの代わりにもなり、15点です。
    .v-true = 1デッキに2枚
    .v-false = なし
option-goingOut = 上がりかた
    .help = 手札の最後の1枚を組に使うとどうなるかです。
    .v-any = その場で上がり
    .v-discard = 捨てたときだけ上がれる
    .v-float = 手札なしで続け、あとで捨てて上がる
option-stockOut = 山札がなくなったら
    .help = 山札の最後の1枚が引かれたあと、どこまで続けるかです。
    .v-at-once = その場で終わり
    .v-turn = その番まで
    .v-play-on = 捨て札だけで続ける
option-rummyCalls = 自分の番でない「ラミー！」
    .help = すぐに場に出せる捨て札を、自分の番でなくても「ラミー！」と言って取れるかどうかです。3人以上のときだけです。
    .v-true = できる
    .v-false = できない
option-cardValues = カードの点
    .help = 絵札と10は必ず10点、ジョーカーと上のエースは15点です。
    .v-pips = 2〜9は数字のとおり、下のエースは1点
    .v-fives = 2〜9と下のエースは5点
group-game = ゲーム
group-playing = 進めかた
preset-classic = 基本
    .help = 500点まで。ジョーカーと「ラミー！」あり。
preset-quick = 短め
    .help = 250点まで。半分の長さです。
preset-floating = 捨てて上がり
    .help = ジョーカーなし。低いカードは5点で、捨てたときだけ上がれます。
preset-quiet = 割り込みなし
    .help = 「ラミー！」で割り込めず、山札が尽きた番は最後までやります。
preset-duel = 一対一
    .help = 2人で、13枚ずつ。

## Why a bot or a hint does something

reason-out = 最後の1枚です。これで上がれます。
reason-meld = 場に出せば点は確かですが、手札のままでは失点になるかもしれません。
reason-layoff = 手札に残せば引かれる点が、場に出せば得点になります。
reason-rummy = 捨てられたカードがすぐに場に出せます。先に「ラミー！」と言った人のものです。
reason-take = 捨て札のカードがすぐに使え、その上のカードも手に入ります。
reason-dear = 手札のどれとも組にならず、残れば10点以上引かれます。
reason-loose = 手札のほかのどれとも組になりません。
reason-draw = 捨て札から取れるカードがありません。
reason-light = 山札の1枚だけなら、手札が増えすぎません。

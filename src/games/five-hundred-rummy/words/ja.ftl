# 500ラミーの日本語。
# 用語：捨て札（広げた山）、山札、組（同じ数、続き）、付ける、掘る、「ラミー！」、上がり

tagline = 場に出せばプラス、手に残せばマイナス。

lesson-1 = 山札から引くか、捨て札を掘ります。掘ると上のカードも全部手に入り、狙ったカードはすぐに出さなければなりません。
lesson-2 = 同じ数3枚か、同じマークの続き3枚を出せます。場の組には、だれのものでも付けられ、自分の点になります。最後に1枚捨てます。
lesson-3 = だれかが上がると、手に残ったカードはマイナスです。待ちすぎないように。

## Melds and cards laid

laid-card =
    { $as ->
        [none] { $card }
       *[other] { $card }（{ $as }）
    }
meld-name =
    { $kind ->
        [run] { $suit }の{ FORM($low, is: "sign") }〜{ FORM($high, is: "sign") }の組
       *[set] { FORM($low, is: "sign") }の組
    }
meld-name-numbered = { meld-name } ({ $number }番)
dash = 〜

## What happens

turned-up = 最初の捨て札は{ $cards }。
takes-top = { $player }が捨て札からいちばん上の{ $card }を取りました。
takes-dug = { $player }が捨て札から{ $card }と、その上の{ $count }枚を取りました（{ $cards }）。
melds = { $player }が{ $cards }を出しました。{ points }。
adds = { $player }が{ $cards }を付けました。いま{ $meld }。
discards = { $player }が{ $cards }を捨てました。
calls = { $player }が{ $card }に「ラミー！」。
floats = { $player }は手札がなくなりましたが、まだ続きます。
stops = { $player }がこの回を終わりにしました。
scores-table = { $player }は場のカードで{ points }。
loses-hand = { $player }は手に残ったカードで{ points }を失いました。

## What to do now

prompt-call = { $calls }はそのまま組になります。だれかが動く前なら「{ do-call.short }」と言えます。
prompt-draw = 山札から引いてください。すぐに出せる捨て札はありません。
prompt-draw-or-take = 山札から引くか、すぐに出せる捨て札を、上のカードごと取ります。
prompt-stop = 山札がありません。この回を終わりにしてください。
prompt-take-or-stop = 山札がありません。捨て札から取るか、この回を終わりにします。
prompt-due-one = 取った{ $card }は、いますぐ出します。「{ $button }」を押してください。
prompt-due-few =
    { $count ->
        [1] 取った{ $card }は、いますぐ出します。{ $first }と組にしてください。
        [2] 取った{ $card }は、いますぐ出します。{ $first }か{ $second }と組にしてください。
       *[3] 取った{ $card }は、いますぐ出します。{ $first }か{ $second }か{ $third }と組にしてください。
    }
prompt-due-add = 取った{ $card }は、いますぐ出します。場の組に付けてください。
prompt-due-add-or-meld = 取った{ $card }は、いますぐ出します。場の組に付けるか、明るいカードと組にしてください。
prompt-due-meld = 取った{ $card }は、いますぐ出します。明るいカードを選んで組にしてください。
last-turn = 最後の番です。
prompt-meld = 組を出すこともできます。最後に1枚捨ててください。
prompt-add = 付けることもできます。最後に1枚捨ててください。
prompt-meld-or-add = 組を出すことも付けることもできます。最後に1枚捨ててください。
prompt-discard = 1枚選んで捨ててください。
first-draw = 先に山札から引くか、捨て札から取ってください。
first-lay = 先に、捨て札から取った{ $card }を出してください。一緒に出せるのは明るいカードだけです。

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
    .short = { $pile } 取る
do-call = 捨て札のカードに「ラミー！」と言う
    .short = ラミー！
do-call-card =
    { $count ->
        [0] 「ラミー！」と言っていちばん上の{ $card }を取る。{ $short }はすぐに出す
       *[other] 「ラミー！」と言って{ $card }と、その上の{ $count }枚を取る。{ $short }はすぐに出す
    }
    .short = ラミー！{ $short }
help-take =
    { $count ->
        [1] { $short }はすぐに出します{ help-made }
       *[other] 全部で{ $count }枚が手に入り、{ $short }はすぐに出します{ help-made }
    }
help-made =
    { $made ->
        [none] { "" }
       *[other] ：{ $made }
    }
do-meld = 組を出す
    .short = 出す…
do-meld-cards = { $cards }を出す
    .short = 出す { $short }
do-add = 場の組に付ける
    .short = 付ける…
do-add-cards =
    { $end ->
        [low] { $cards }を{ $meld }に付ける（2の下）
        [high] { $cards }を{ $meld }に付ける（キングの上）
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
    .short = 捨てる { $short }

## Said aloud

bubble-rummy = ラミー！
bubble-float = 手札なし

## Why a deal or the game ended

goes-out = { $player }の上がり。
ended-stock = 山札がなくなりました。
ended-target = 目標に届き、ひとりで首位です。
ended-limit = 50回終わりました。

## What points are given for, on the score sheet

why-melds = 場に出したカード
why-deadwood = 手に残ったカード
standing = { $target }点以上で、ひとりだけ首位に立った人の勝ちです。
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
sign-floats = 手札なしで続行中
sign-meld = { $number }番の組
sign-due = 捨て札から取ったカード。すぐに出します
    .short = すぐ出す

## Options

option-target = 目標の点数
    .help = だれかがこの点に届いた回のあと、合計がいちばん多い人の勝ちです。
option-twoHand = 2人のときの手札
    .help = 2人で遊ぶとき、何枚ずつ配るかを決めます。
option-jokers = ジョーカー
    .help = 1組に2枚。どのカードの代わりにもなり、15点です。
    .v-true = 入れる
    .v-false = 入れない
option-goingOut = 上がりかた
    .help = 最後の手札を組に使ったときにどうなるかを決めます。
    .v-any = その場で上がり
    .v-discard = 使えない（捨てて上がる）
    .v-float = そのまま続け、捨てて上がる
option-stockOut = 山札がなくなったら
    .help = 最後の1枚が引かれたあと、どこまで続けるかを決めます。
    .v-at-once = その場で終わり
    .v-turn = その番を終えてから
    .v-play-on = 捨て札だけで続ける
option-rummyCalls = 番の外の「ラミー！」
    .help = そのまま組になる捨て札を、番の外で取れるかどうか。3人からです。
    .v-true = できる
    .v-false = なし
option-cardValues = カードの点
    .help = 10と絵札は10点、ジョーカーと上のエースは15点です。
    .v-pips = 2〜9は数のとおり、下のエースは1点
    .v-fives = 2〜9と下のエースは5点
group-game = ゲーム
group-playing = 進めかた
preset-classic = 基本
    .help = 500点まで。ジョーカーと「ラミー！」あり。
preset-quick = 短め
    .help = 250点まで。半分の長さです。
preset-floating = 捨てて上がる
    .help = ジョーカーなし、小さい数は5点、捨てた人だけが上がります。
preset-quiet = 静かに
    .help = 番の外では取れず、最後の番まで打ちきります。
preset-duel = 一対一
    .help = 2人で、13枚ずつ。

## Why a bot or a hint does something

reason-out = 最後の1枚です。これで上がれます。
reason-meld = 場に出した点は安全で、手の中の点はそうではありません。
reason-layoff = 手に残って引かれるかわりに、場で点になります。
reason-rummy = 捨て札が場の役に付きます。先に言った人のものです。
reason-take = 捨て山のカードがすぐに使え、上のカードも付いてきます。
reason-dear = 手札のどれとも合わず、残れば10点以上引かれます。
reason-loose = 手札のどれとも合いません。
reason-draw = 捨て山から取れるカードがありません。
reason-light = 山から1枚だけなら、手札が重くなりません。

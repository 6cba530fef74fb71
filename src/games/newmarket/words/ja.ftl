# ニューマーケットの日本語。
# 用語：賭け札、上がり賞、余りの手、替える、競り、入札、止まる、始める

tagline = 下から順に続けて、チップの乗った4枚をねらう。

lesson-1 = マークを選び、手札の中でそのマークのいちばん低いカードを出します。次は、1つ上のカードを持つ人が必ず続けます。
lesson-2 = 次のカードがなければ、そこで止まります。最後に出した人が、違う色のマークから始めます。
lesson-3 = 4枚の賭け札のどれかを出すと、その上のチップがもらえます。先に上がると、ほかの人の残り札の分ももらえます。

## What happens

exchanges = { $player }は手札を、伏せた余りの手と替えました。
keeps = { $player }は手札を替えませんでした。
keeps-and-sells = { $player }は手札を替えず、余りの手を競りにかけました。
bids = { $player }が{ $amount }枚で入札しました。
new-hand = 新しい手札は{ $cards }。
buys = { $player }が余りの手を{ chips }で買いました。
unsold = 入札がありません。余りの手はそのままです。
stops = { $card }を持つ人がいないので、ここで止まります。
stops-at-ace = エースで止まります。
no-lead-colour = { $player }は{ colour }カードを持っていません。
no-lead-suit = { $player }はほかのマークを持っていません。
too-late = { $player }は取りそこねました。{ $card }のチップは残ります。
colour =
    { $colour ->
        [red] 赤い
       *[black] 黒い
    }
kitty =
    { $form ->
        [into] 上がり賞に入れました
       *[other] 上がり賞
    }
pay-card =
    { $form ->
        [into] { $card }の上に置きました
       *[other] { $card }
    }
for-cards-left = 残り札

## What to do now

other-chooses = { $player }が、手札を替えるかどうか考えています。
other-bids = 余りの手の競りで、{ $player }の番です。
other-leads = { $player }から始めます。
next-card = 次は{ $card }です。
prompt-claim = 次のカードが出る前に、{ chips }を取ってください。
prompt-exchange = 手札を、伏せた余りの手と替えますか。
prompt-exchange-or-sell = 手札を、伏せた余りの手と替えますか。替えなければ、余りの手を競りにかけます。
prompt-poor = これ以上入札するチップがありません。パスしてください。
prompt-bid = 余りの手に何枚出しますか。入札するか、パスしてください。
prompt-bid-more = { $player }が{ $amount }枚で入札しました。もっと多く入札するか、パスしてください。
prompt-due = { $card }を持っています。出してください。
prompt-lead = あなたから始めます。好きなマークのいちばん低いカードを出してください。
prompt-lead-colour = あなたから始めます。{ colour }マークのいちばん低いカードを出してください。
prompt-lead-not = あなたから始めます。{ $suit }以外のマークのいちばん低いカードを出してください。
first-extra = 先に、余りの手をどうするか決めます。
lead-lowest = 同じマークでは{ $card }がいちばん低いので、そちらを先に出してください。
stopped-colour = { $card }で止まりました。{ colour }カードを出してください。
stopped-suit = { $card }で止まりました。ほかのマークのカードを出してください。

## Buttons: in full, and in few words

do-exchange = 手札を余りの手と替える
    .short = 替える
do-keep = 手札を替えない
    .short = 替えない
do-keep-and-sell = 替えずに、余りの手を競りにかける
    .short = 替えない
do-bid = 入札する
    .short = 入札
do-bid-amount = { chips }で入札する
    .short = { $count }
do-pass = パスする
    .short = パス
do-collect = チップを取る
    .short = 取る
do-collect-card = { $card }のチップを取る
    .short = { $short }の分
do-play = カードを出す
    .short = 出す
do-play-card = { $card }を出す
    .short = { $short }

## Said aloud

bubble-exchange = 替える
bubble-keep = 替えない
bubble-bid = { $amount }
bubble-pass = パス
bubble-collect = もらった！
bubble-stop = ストップ
bubble-no-lead = 出せない
bubble-forfeit = しまった！

## Why a deal or the game ended

ended-out = 先に上がった人に、ほかの人が残り札の分を払います。
ended-broke = だれかのチップがなくなりました。

## What chips are paid for, on the score sheet

why-buy-in = 最初のチップ
why-ante = 賭け札へ
why-auction = 余りの手の代金
why-collect = 賭け札
why-cards-left = 残り札
why-kitty = 上がり賞
why-sweep = 賭け札に残ったチップ

## Places and signs

place-hand = 手札
place-played = 出したカード
place-widow = 余りの手
place-dead = 手放した手札
place-stock = 配るカード
place-kitty = 上がり賞
place-pay-card = { $card }
sign-bid = { chips }で入札
sign-swapped = 余りの手と替えました
    .short = 交換

## Options

option-deals = 回数
    .help = この回数のあと、チップのいちばん多い人の勝ちです。
option-untilBroke = 破産で終わり
    .help = だれかのチップがなくなると、そこで終わります。
    .v-true = はい
    .v-false = いいえ
option-purse = 最初のチップ
    .help = 一人ずつの枚数です。マイナスになることもあります。
option-ante = 賭け札に置くチップ
    .help = 毎回、全員が賭け札1枚ごとに置くチップの枚数です。
option-dealerDouble = 親は倍
    .help = 親は賭け札に2倍のチップを置きます。
    .v-true = はい
    .v-false = いいえ
option-kitty = 上がり賞
    .help = 全員が上がり賞に入れる枚数です。先に上がった人が取ります。
option-layout = 賭け札
    .help = チップを置く4枚です。
    .v-boodle = A♥ K♣ Q♦ J♠
    .v-kings = キング4枚
option-widow = 余りの手
    .help = だれのものでもない余りの手を、どう使えるかです。
    .v-auction = 親が替えるか、競りにかける
    .v-exchange = 親が替えられる
    .v-none = だれも使えない
option-lead = 止まったあとのマーク
    .help = 次にどのマークから始められるかです。
    .v-colour = 違う色
    .v-suit = 違うマーク
    .v-any = どのマークでも
option-noLead = 始められるカードがないとき
    .help = 止めた人に、始められるカードがないとき、だれから始めるかです。
    .v-left = 左どなりへ移る
    .v-own = 同じ人が好きなマークで
option-collect = チップの取りかた
    .help = チップが自動で入るか、自分で取らないと取りそこねるかです。
    .v-auto = 自動で入る
    .v-claim = 自分で取る
option-cardFee = 残り札
    .help = 終わったとき、残り札1枚ごとに払う枚数です。
option-lastPots = 最後に残ったチップ
    .help = 最終回のあと、賭け札に残ったチップの行き先です。
    .v-stay = だれも取らない
    .v-winner = 最終回に勝った人が取る
group-game = ゲーム
group-playing = 進めかた
group-chips = チップ
preset-classic = 基本
    .help = 余りの手の競りあり。止まったら、違う色から始めます。
preset-michigan = ミシガン
    .help = 止まったら別のマークから始めます。親は倍のチップを置きます。
preset-fourKings = キング4枚
    .help = キングが賭け札。どのマークからでも始められ、上がり賞もあります。余りの手は使いません。
preset-openEyes = うっかり禁物
    .help = 賭け札を出したら自分でチップを取ります。忘れると取りそこねます。
preset-untilBroke = 破産まで
    .help = 最大24回。だれかのチップがなくなれば、そこで終わります。

## Why a bot or a hint does something

reason-collect = 賭け札のチップは、それを出した人のものです。
reason-stop = エースまで全部自分の手札にあるので、次も自分から始められます。
reason-run = 次のカードも自分の手札にあります。
reason-low = 始められるカードの中でいちばん低いカードです。低いカードは、自分から始めるときくらいしか出せません。
reason-exchange = この手札より、余りの手のほうが期待できます。
reason-keep = 知らない手より、この手札のほうが期待できます。
reason-bid = 余りの手には、それだけの値打ちがあります。
reason-pass = 余りの手に、いまの入札額より上の値打ちはありません。

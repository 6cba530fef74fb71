# ワンカードの日本語。
# 用語：宣言（bid）、切り札（trump）、場（trick）、中央の1枚（the One Card）、強さを逆さまにする（turn the order over）

tagline = 何点取るかを決めて、その通りに取る。ジョーカーが世界を逆さまにします。

lesson-1 = キング、クイーン、ジャックは1点、ジョーカーは3点で、全部で15点。何点取るか宣言するか、パスします。
lesson-2 = いちばん多く宣言した人から出し、その最初のカードのマークが切り札です。同じマークがあれば必ず出します。
lesson-3 = 切り札のある回にジョーカーを取った人は、強さを逆さまにできます。最後に取った人は中央の1枚ももらいます。

## What happens

bids = { $player }は{ points }と宣言しました。
keeps = { $player }は強さの順をそのままにします。
contract = { $player }が{ points }取ると宣言し、最初に出します。
no-bid = 宣言なし。切り札はありません。{ $player }から出します。
trump = 切り札は{ $suit }です。
trick-won = { $player }が{ $card }で取りました。
reversed = { $player }が強さを逆さまにしました。9がいちばん強く、エースがいちばん弱くなります。
one-card = 最後の1枚は{ $card }。{ $player }に{ points }。
taken = { $player }は{ points }取りました。
bid-failed = { $player }は宣言に届かず0点。

## What to do now

prompt-reverse = ジョーカーを取りました。強さを逆さまにしますか。
prompt-bid = 15点のうち何点取りますか。宣言するか、パスしてください。
prompt-bid-more = { $player }が{ points }と宣言。それより上を言うか、パスしてください。
prompt-lead-trump = 最初の1枚のマークが切り札になります。ジョーカーは出せません。
prompt-lead = あなたから出します。どのカードでもかまいません。
prompt-follow = 場は{ $suit }です。{ $suit }を出してください。
prompt-trump = 切り札が出ました。{ $suit }を出してください。
prompt-trump-or-joker = 切り札が出ました。{ $suit }かジョーカーを出してください。
prompt-joker = 切り札が出ました。あなたの切り札はジョーカーだけです。
prompt-void = { $suit }がありません。どのカードでも出せます。
first-bid = 先に宣言するか、パスしてください。
first-reverse = 先に、強さを逆さまにするかどうかを決めてください。
joker-no-trump = ジョーカーにはマークがないので、切り札を決められません。
joker-only-void = ジョーカーは{ $suit }がないときだけ出せます。

## Buttons: in full, and in few words

do-play = { $card }を出す
do-bid = あなたの宣言
    .short = 宣言
do-bid-points = { points }と宣言する
    .short = { $count }
do-pass = パスする
    .short = パス
do-keep = そのまま。エースが強い
    .short = そのまま
do-reverse = 逆さまにする。9が強く、エースが弱くなる
    .short = 逆さまに

## Said aloud

bubble-reverse = 逆さま！

## Why a deal ended, and what it is called on the score sheet

ended-made = { $player }の{ points }の宣言は成功。
ended-failed = { $player }の{ points }の宣言は届きませんでした。
deal-name = { $deal }・宣言{ $count }
deal-name-no-bid = { $deal }・宣言なし

## What points are given for, on the score sheet

why-cards = 取った点
why-bid-made = 宣言成功
why-bid-failed = 宣言失敗

## Places and signs

place-hand = 手札
place-trick = 場
place-kitty = 中央の1枚
place-won = 取ったカード
place-stock = 配るカード
sign-taken = { points }
sign-bid = 宣言{ points }
sign-trump = 切り札は{ $suit }、エースが強い
sign-trump-reversed = 切り札は{ $suit }、9が強い

## Options

option-match = ゲームの長さ
    .help = どこまで続けるかを決めます。
    .v-target = 決めた点数まで
    .v-rounds = 決めた回数だけ
option-target = 目標の点数
    .help = だれかがこの点に届いた回のあと、合計がいちばん多い人の勝ちです。
option-rounds = 回数
    .help = この回数のあと、合計がいちばん多い人の勝ちです。
option-bidReentry = パスのあとの宣言
    .help = パスした人にも、順番が来ればもう一度聞きます。
    .v-true = できる
    .v-false = パスしたら終わり
option-jokerFace = ジョーカーの姿
    .help = 見た目だけの違いです。ダイヤの2をジョーカーの代わりにする人もいます。
    .v-joker = ジョーカー
    .v-2D = ダイヤの2
group-game = ゲーム
group-auction = 宣言
group-looks = 見た目
preset-classic = 基本
    .help = 30点まで。パスした人はもう宣言できません。
preset-reentry = 長い宣言
    .help = パスした人も、もっと上を宣言して戻れます。
preset-singleRound = 1回だけ
    .help = 1回きり、3分ほどで終わります。

## Why a bot or a hint does something

reason-bid = いちばんよいマークが、宣言した点を取れるだけ強い手です。
reason-pass = これ以上せり上げるほど強い手ではありません。
reason-reverse = 残ったカードは、強さを逆にしたほうが有利です。
reason-keep = 残ったカードは、今の強さのままが有利です。
reason-trump = ほかの人がまだ従うあいだに、高い切り札を出します。
reason-rich = このトリックには点があり、切り札で取れるかもしれません。
reason-cheap = 点のないカードなので、取られても失うものがありません。
reason-top = 手の中のそのマークで、順位がいちばん先のカードです。

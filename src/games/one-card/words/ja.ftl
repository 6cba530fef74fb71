# ワンカードの日本語。
# 用語：宣言（bid）、切り札（trump）、場（trick）、ワンカード（the One Card）、強さを逆にする（reverse the order）

tagline = 何点取るかを宣言して、それ以上取る。ジョーカーが強さを逆にする。

lesson-1 = キング、クイーン、ジャックは1点、ジョーカーは3点で、全部で15点。何点取るか宣言するか、パスします。
lesson-2 = いちばん多く宣言した人から始め、その最初のカードのマークが切り札です。同じマークがあれば必ず出します。
lesson-3 = 切り札のある回にジョーカーを取った人は、強さを逆にできます。最後のトリックを取った人は「ワンカード」ももらいます。

## What happens

bids = { $player }は{ points }と宣言しました。
keeps = { $player }は強さをそのままにしました。
contract = { $player }は{ points }以上取らなければなりません。{ $player }から始めます。
no-bid = 宣言がないので、切り札はありません。{ $player }から始めます。
trump = 切り札は{ $suit }です。
trick-won = { $player }が{ $card }でトリックを取りました。
reversed = { $player }が強さを逆にしました。これからは9がいちばん強く、エースがいちばん弱くなります。
one-card = ワンカードは{ $card }。{ $player }に{ points }。
taken =
    { $count ->
        [0] { $player }は1点も取れませんでした。
       *[other] { $player }は{ points }取りました。
    }
bid-failed = { $player }は宣言に届かず、0点です。

## What to do now

prompt-reverse = ジョーカーを取りました。強さを逆にしますか、そのままにしますか。
prompt-bid = 15点のうち何点取りますか。宣言するか、パスしてください。
prompt-bid-more = { $player }が{ points }と宣言しました。もっと多く宣言するか、パスしてください。
prompt-lead-trump = ジョーカー以外の1枚を出してください。そのマークが切り札になります。
prompt-lead = あなたから始めます。どのカードでも出せます。
prompt-joker-led = ジョーカーが出ました。どのカードでも出せます。
prompt-follow = 場は{ $suit }です。{ $suit }を出してください。
prompt-trump = 切り札が出ました。{ $suit }を出してください。
prompt-trump-or-joker = 切り札が出ました。{ $suit }かジョーカーを出してください。
prompt-joker = 切り札が出ました。切り札はジョーカーしかないので、出してください。
prompt-void = { $suit }がありません。どのカードでも出せます。
first-bid = 先に宣言するか、パスしてください。
first-reverse = 先に、強さを逆にするかどうかを決めてください。
joker-no-trump = ジョーカーにはマークがないので、切り札を決められません。
joker-only-void = ジョーカーは{ $suit }がないときだけ出せます。

## Buttons: in full, and in few words

do-play = { $card }を出す
do-bid = 宣言する
    .short = 宣言
do-bid-points = { points }と宣言する
    .short = { $count }
do-pass = パスする
    .short = パス
do-keep = そのまま。エースが強い
    .short = そのまま
do-reverse = 逆にする。9が強く、エースが弱くなる
    .short = 逆にする

## Said aloud

bubble-reverse = 逆転！

## Why a deal ended, and what it is called on the score sheet

ended-made = { $player }は{ points }の宣言を達成。
ended-failed = { $player }は{ points }の宣言に届きませんでした。
deal-name = { $deal }・宣言{ $count }点
deal-name-no-bid = { $deal }・宣言なし

## What points are given for, on the score sheet

why-cards = 取った点
why-bid-made = 宣言達成
why-bid-failed = 宣言失敗

## Places and signs

place-hand = 手札
place-trick = 場
place-kitty = ワンカード
place-won = 取ったトリック
place-stock = 配るカード
sign-taken = { points }
sign-bid = 宣言{ points }
sign-trump = 切り札は{ $suit }、エースが強い
sign-trump-reversed = 切り札は{ $suit }、9が強い

## Options

option-match = ゲームの長さ
    .help = 何でゲームが終わるかです。
    .v-target = 目標の点数まで
    .v-rounds = 決めた回数
option-target = 目標の点数
    .help = だれかがこの点に届いた回が終わると、合計がいちばん多い人の勝ちです。
option-rounds = 回数
    .help = この回数のあと、合計がいちばん多い人の勝ちです。
option-bidReentry = パスしたあとの宣言
    .help = パスした人にも、順番が来ればもう一度聞くかどうかです。
    .v-true = できる
    .v-false = できない
option-jokerFace = ジョーカーの絵柄
    .help = 見た目だけの違いです。ダイヤの2をジョーカーの代わりにすることもあります。
    .v-joker = ジョーカー
    .v-2D = ダイヤの2
group-game = ゲーム
group-auction = 宣言
group-looks = 見た目
preset-classic = 基本
    .help = 30点まで。パスしたら、もう宣言できません。
preset-reentry = 宣言合戦
    .help = パスした人も、もっと多く宣言して戻れます。
preset-singleRound = 1回だけ
    .help = 1回きり、3分ほどで終わります。

## Why a bot or a hint does something

reason-bid = いちばんよいマークを切り札にすれば、この点を取れるだけ強い手札です。
reason-pass = これ以上宣言できるほど強い手札ではありません。
reason-reverse = 残ったカードは、強さを逆にしたほうが有利です。
reason-keep = 残ったカードは、強さをそのままにしたほうが有利です。
reason-trump = ほかの人が切り札を出さなければならないうちに、強い切り札を出します。
reason-rich = このトリックには点があり、切り札で取れるかもしれません。
reason-cheap = 点のないカードなので、取られても損がありません。
reason-top = いまの強さの順で、手札にあるそのマークのいちばん強いカードです。

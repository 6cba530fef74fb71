# 七並べ（ファンタン）の日本語。
# 用語：列、パス、場代、場（のチップ）、うそのパス

tagline = 7から4列。出せない人はチップを払う。

lesson-1 = 7か、場に出ているカードの隣の数を出します。7の次は8、9…、または6、5…と続けます。
lesson-2 = 出せるなら必ず出します。出せなければパスして、チップを1枚払います。
lesson-3 = 先に手札をなくした人が場のチップを取り、ほかの人は残り札の分を払います。

## What happens

false-pass = { $player }のパスはうそでした。{ $card }が出せたはずです。
pot = 場

## What to do now

prompt-pass =
    { $count ->
        [0] 出せるカードがありません。パスしてください。
       *[other] 出せるカードがありません。パスして{ $count }枚払ってください。
    }
prompt-begin = { $card }から始めてください。
prompt-play = 7か、場のカードの隣を出してください。
prompt-play-or-pass = 7か、場のカードの隣を出してください（パスもできます）。
not-next = { $card }がまだ出ていません。

## Buttons: in full, and in few words

do-pass =
    { $count ->
        [0] パスする
       *[other] パスして{ $count }枚払う
    }
    .short = パス
do-play = { $card }を出す
    .short = { $short }

## Said aloud

bubble-pass = パス
bubble-false-pass = ばれた！

## Why a deal ended

ended-out = 先に上がった人が場のチップを取ります。

## What chips are paid for, on the score sheet

why-buy-in = 最初のチップ
why-ante = 場代
why-short-hand = 1枚少ない分
why-pass = パス
why-false-pass = うそのパス
why-held-seven = 止めた7
why-cards-left = 残った手札
why-pot = 場のチップ

## Places

place-hand = 手札
place-high = 8からキング
place-seven = 7
place-low = 6からエース
place-stock = 配るカード
place-pot = 場

## Options

option-deals = 回数
    .help = この回数のあと、チップのいちばん多い人の勝ちです。
option-untilBroke = 破産で終わり
    .help = だれかのチップがなくなっても終わります。
    .v-true = はい
    .v-false = いいえ
option-purse = 最初のチップ
    .help = 一人ずつの枚数です。マイナスになることもあります。
option-ante = 場代
    .help = 毎回、全員が場に出す枚数です。
option-shortAnte = 1枚少ない人の場代
    .help = 手札が1枚少ない人が余分に出す枚数です。
option-passFee = パス
    .help = パスするたびに払う枚数です。
option-cardFee = 残り札
    .help = 終わったとき、残り札1枚ごとに払う枚数です。
option-start = 最初の人
    .help = だれから始めるかです。
    .v-left = 配った人の左どなり
    .v-7D = ダイヤの7を持つ人
    .v-7H = ハートの7を持つ人
option-honour = 自己申告
    .help = 出せるのにパスすることもできます。ばれたら払います。
    .v-true = うそのパスあり
    .v-false = 出せるなら必ず出す
group-game = ゲーム
group-chips = チップ
preset-classic = 基本
    .help = 場代1枚、パス1枚、残り札1枚につき1枚。
preset-sevens = 日本の七並べ風
    .help = ハートの7から。払うのは残り札だけです。
preset-parliament = パーラメント
    .help = ダイヤの7から始めます。
preset-onYourHonour = 自己申告
    .help = うそのパスもできますが、ばれると高くつきます。
preset-untilBroke = 破産まで
    .help = だれかのチップがなくなるまで続けます。

## Why a bot or a hint does something

reason-alone = これで開く先はすべて自分のカードで、ほかの人を助けません。
reason-next = その列の次のカードも自分の手にあります。
reason-far = この列の先のほうのカードが手にあり、道を開く必要があります。
reason-end = 列の端なので、ほかの人に道を開きません。
reason-forced = ほかに置けるカードがありません。
reason-bluff = 出せるのにパスすれば人を待たせられますが、見つかれば罰金です。

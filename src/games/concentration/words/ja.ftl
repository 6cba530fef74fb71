# 神経衰弱の日本語。
# 用語：めくる、裏に戻す、ペア（数えるときは組）、はずれ、番（カードの場所の番号）

tagline = 2枚ずつめくる、記憶の勝負。

lesson-1 = カードを2枚めくります。ペアになれば自分のものになり、もう一度めくれます。
lesson-2 = めくったカードは全員に見えます。場所を覚えておきましょう。
lesson-3 = カードがなくなったとき、ペアをいちばん多く取った人の勝ちです。

## What happens

turns-up = { $player }が{ $place }番をめくりました。{ $card }です。
pair-found = { $player }がペアを取りました。
no-pair = ペアではありません。2枚とも裏に戻します。
solo =
    { $misses ->
        [0] { turns }めくって、はずれなし。
       *[other] { turns }めくって、はずれ{ $misses }回。
    }
turns = { $turns }回
has-pairs =
    { $count ->
        [0] { $player }のペアはなし。
       *[other] { $player }は{ pairs }。
    }
pairs =
    { $count ->
        [0] ペアなし
       *[other] ペア{ $count }組
    }

## What to do now

prompt-first = 1枚めくってください。
prompt-unseen = まだだれも見ていないカードをめくってください。直前の一周では、新しいカードが1枚もめくられませんでした。
prompt-second = { $card }です。もう1枚めくってください。
not-won = 場のカードをめくってください。

## Buttons: in full, and in few words

do-time-up = 時間切れ
    .short = 時間切れ
do-turn-up = 1枚めくる
    .short = めくる
do-turn-up-place = { $place }番をめくる
    .short = { $place }

## Said aloud

bubble-pair = ペア！

## Why a deal ended

ended-cleared = カードがなくなりました。
ended-limit = 回数を使いきりました。
ended-stalled = 長いあいだ、だれもペアを取れませんでした。
ended-time = 時間切れです。

## What points are given for, on the score sheet

why-pairs = 取ったペア

## Places and signs

place-grid = 場所
place-won = 取ったペア
place-stock = 並べるカード
sign-solo = { turns }めくり、残り{ $left }枚
    .short = { turns }

## Options

option-decks = デッキの数
    .help = デッキを増やすと、並べるカードが増えます。
option-ranks = 数字の種類
    .help = 種類を減らすと、並べるカードも減ります。3種類なら1デッキは12枚です。
option-jokers = ジョーカー
    .help = ジョーカーは、ジョーカーどうしでだけペアになります。
    .v-true = 1デッキに2枚
    .v-false = なし
option-match = ペアの条件
    .help = どの2枚がペアになるかです。
    .v-rank = 同じ数字
    .v-rank-color = 同じ数字で同じ色
    .v-zebra = 同じ数字で違う色
    .v-rank-suit = まったく同じカード
option-again = ペアを取ったら
    .help = ペアを取った人が続けてめくるかどうかです。
    .v-true = 続けてめくる
    .v-false = 次の人の番
option-deals = 回数
    .help = 全部の回で取ったペアを合計します。
option-turnLimit = めくる回数
    .help = ひとり用。この回数（1回に2枚）以内に全部取ります。0なら制限なし。
option-clock = 制限時間（秒）
    .help = ひとり用。この秒数以内に全部取ります。0なら制限なし。
group-table = カード
group-game = ゲーム
group-alone = ひとり用
preset-classic = 基本
    .help = 1デッキ。同じ数字でペア、取ったら続けてめくります。
preset-sameColour = 同じ色
    .help = 赤の7は赤の7とだけペアになります。
preset-zebra = ゼブラ
    .help = 同じ数字の赤と黒がペアになります。
preset-twins = ふたご
    .help = 2デッキ使い、まったく同じカードだけがペアになります。
preset-oneFlip = 1回ずつ
    .help = ペアを取っても次の人の番になります。
preset-children = 子ども向け
    .help = エース、絵札、10の20枚です。
preset-solo = ひとり
    .help = なるべく少ない回数で全部取りましょう。

## Why a bot or a hint does something

reason-pair = ペアになるカードはもう見えています。取りましょう。
reason-look = まだだれも見ていないカードなら、新しく分かることがいちばん多く、ペアになる1枚の場所をもう知っているかもしれません。
reason-quiet = 一度見えたカードなら、ほかの人に新しいことを教えません。
reason-chance = ペアになるカードの場所は分かりません。まだだれも見ていないカードの中にあるかもしれません。

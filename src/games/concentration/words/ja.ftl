# 神経衰弱の日本語。
# 用語：めくる、伏せる、1組（ペア）、はずれ、番（カードの場所の番号）

tagline = 2枚ずつめくる、記憶の勝負。

lesson-1 = カードを2枚めくります。合えば自分のものになり、もう一度めくれます。
lesson-2 = めくったカードは全員に見えます。場所を覚えておきましょう。
lesson-3 = カードがなくなったとき、いちばん多く取った人の勝ちです。

## What happens

turns-up = { $player }が{ $place }番をめくって{ $card }。
pair-found = { $player }が1組取りました。
no-pair = 合いません。2枚とも伏せます。
solo = { turns }、うちはずれ{ $misses }回。
turns = { $turns }回
has-pairs = { $player }は{ pairs }。
pairs = { $count }組

## What to do now

prompt-first = 1枚めくってください。
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

bubble-pair = 取った！

## Why a deal ended

ended-cleared = カードがなくなりました。
ended-limit = 回数を使いきりました。
ended-stalled = だれも取れなくなりました。
ended-time = 時間切れです。

## What points are given for, on the score sheet

why-pairs = 取った組

## Places and signs

place-grid = 場所
place-won = 取った組
place-stock = 並べるカード
sign-solo = { turns }めくり、残り{ $left }枚
    .short = { turns }

## Options

option-decks = 組の数
    .help = 組を増やすと、並べるカードが増えます。
option-ranks = 数の種類
    .help = 減らすと小さくなります。3種類なら1組で12枚です。
option-jokers = ジョーカー
    .help = 1組に2枚ずつ。ジョーカーどうしが合います。
    .v-true = 入れる
    .v-false = 入れない
option-match = 合う条件
    .help = どの2枚が合うかです。
    .v-rank = 同じ数
    .v-rank-color = 同じ数で同じ色
    .v-zebra = 同じ数で違う色
    .v-rank-suit = まったく同じカード
option-again = 取ったあと
    .help = 取った人が続けてめくるかどうかです。
    .v-true = 続けてめくる
    .v-false = 次の人へ
option-deals = 回数
    .help = 取った組を合計します。
option-turnLimit = めくる回数
    .help = ひとりのとき、この回数で取りきります。0なら制限なし。
option-clock = 秒数
    .help = ひとりのとき、この秒数で取りきります。0なら制限なし。
group-table = カード
group-game = ゲーム
group-alone = ひとりで
preset-classic = 基本
    .help = 1組、同じ数で取れます。取ったら続けてめくります。
preset-sameColour = 同じ色
    .help = 赤の7には赤の7だけが合います。
preset-zebra = しま模様
    .help = 赤と黒の同じ数が合います。
preset-twins = ふたご
    .help = 2組使い、まったく同じカードだけが合います。
preset-oneFlip = 1回ずつ
    .help = 取っても次の人の番になります。
preset-children = 小さい子と
    .help = エース、絵札、10の20枚です。
preset-solo = ひとりで
    .help = なるべく少ない回数で取りきりましょう。

## Why a bot or a hint does something

reason-pair = 組になるカードはもう見えています。合わせてペアです。
reason-look = まだだれも見ていないカードなら、新しく分かることが多く、相手のカードを知っているかもしれません。
reason-quiet = 前に見えたカードなら、ほかの人に新しいことを教えません。
reason-chance = 組になるカードは分かりませんが、見ていないカードがそうかもしれません。

# クレイジーエイトの日本語。

tagline = マークを合わせ、数字を合わせ、8は最後まで取っておく。

lesson-1 = 場のカードと同じマークか同じ数字のカードを出します。なければ山札から引きます。
lesson-2 = 8はいつでも出せて、次に出すマークを指定できます。
lesson-3 = 先に手札がなくなった人の勝ち。最後の1枚が8でもかまいません。

## What happens

must-answer = { $player }は2を出すか、{ cards }引かなければなりません。

## What to do now

prompt-answer = 2を出すか、{ cards }引いてください。
prompt-penalty = { cards }引いてください。
prompt-draw = 出せるカード（{ wanted }）がありません。山札から引いてください。
prompt-pass = 出せるカード（{ wanted }）がなく、引くこともできません。パスしてください。
prompt-play = { wanted }を出してください。
prompt-play-or-draw = { wanted }を出してください（引いてもかまいません）。
prompt-play-or-pass = { wanted }を出してください（パスしてもかまいません）。
wanted =
    { $fits ->
        [any] 好きなカード
        [suit] { $suit }か8
        [suit-joker] { $suit }、8、またはジョーカー
        [suit-rank-joker] { $suit }、{ FORM($rank, is: "sign") }、8、またはジョーカー
       *[suit-rank] { $suit }、{ FORM($rank, is: "sign") }、または8
    }
only-two = 2には2でしか返せません。

## Buttons: in full, and in few words

do-play = { $card }を出す
do-play-naming = { $card }を出して{ $suit }を指定する
    .short = { $suit }
do-pass = パスする
    .short = パス

## Why a deal ended

ended-out = いちばん先に手札がなくなりました。
ended-blocked = だれも出せなくなりました。手札の点がいちばん低い人の勝ちです。
ended-limit = 1000手に達しました。手札の点がいちばん低い人の勝ちです。

## What points are given for, on the score sheet

why-won = 勝ち
why-cards = 残り札

## Places and signs

place-hand = 手札
place-stock = 山札
place-discard = 捨て札

## Options

option-deals = 回数
    .help = この回数で終わります。
option-target = 目標の点数
    .help = だれかがこの点に届くと、そこで終わります。0なら回数だけで決まります。
option-scoring = 得点
    .help = 1回の得点のつけかたです。
    .v-wins = 1回勝つごとに1点
    .v-points = 勝った人にほかの人の残り札の点
    .v-penalty = 残り札が失点
option-decks = デッキの数
    .help = 6人以上では2デッキ使います。
option-jokers = ジョーカー
    .help = ジョーカーはいつでも出せて、次の人は何を出してもかまいません。
option-handSize = 手札の枚数
    .help = 最初に配る枚数です。
option-firstCard = 最初のカードが8やジョーカーのとき
    .help = めくった最初のカードの扱いです。
    .v-redraw = もう1枚めくる
    .v-plain = そのまま始める
option-drawRule = 引ける枚数
    .help = 1回の番で引ける枚数です。
    .v-until = 何枚でも
    .v-one = 1枚
    .v-three = 3枚まで
option-mayDraw = 出せるときに引く
    .help = 出せるカードがあっても引けるかどうかです。
    .v-true = できる
    .v-false = できない
option-recycle = 山札がなくなったら
    .help = 捨て札を新しい山札にするかどうかです。
    .v-true = 捨て札をシャッフルする
    .v-false = そのまま続ける
option-specials = 2、クイーン、エース
    .help = 2が出たら次の人は2枚引くか2で返し、クイーンなら次の人は1回休み、エースなら逆回りになります。
    .v-true = 効果あり
    .v-false = ふつうのカード
group-game = ゲーム
group-pack = カード
group-playing = 進めかた
preset-classic = 基本
    .help = 手札8枚、3回勝負。山札から好きなだけ引けます。
preset-hoyle = ホイル式
    .help = 手札5枚。勝った人にほかの人の残り札の点が入り、200点まで。捨て札は山札に戻しません。
preset-countdown = 失点制
    .help = 残り札が失点になり、合計の少ない人の勝ちです。
preset-jokers = ジョーカー2枚
    .help = ジョーカーはいつでも出せて、その上には何でも出せます。
preset-specials = 2、クイーン、エース
    .help = 2枚引き、1回休み、逆回り。引けるのは1回の番に1枚です。
preset-bigTable = 大人数
    .help = 2デッキとジョーカー4枚で8人まで。

## Why a bot or a hint does something

reason-last = 最後の1枚です。これで上がれます。
reason-named = ほかに出せるカードがないので8を出し、手札にいちばん多いマークを指定します。
reason-only = 8のほかに出せるカードがありません。
reason-dear = 10と絵札は、手札に残ると8の次に損の大きいカードです。
reason-keep = ほかに出せるカードがあるので、8は最後まで取っておきます。
reason-long = 出せるカードの中でいちばん多いマークなので、あとも続けて出せます。
reason-draw = 手札に出せるものがありません。
reason-fits = 出せるのはこれだけで、引けば手札が増えます。

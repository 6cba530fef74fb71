# ジャックチェンジイットの日本語。
# 用語：役札（trick card）、返す（answer）、止める（block）、指定する（name）

tagline = ジャックでマークを変え、ハートのエースで5枚引かせる。役札では上がれない。

lesson-1 = 場のカードと同じマークか同じ数字のカードを出します。なければ1枚引きます。
lesson-2 = ジャックは次のマークを指定します。2、8、ハートのエースも、3人以上ならクイーンも役札です。効果を覚えましょう。
lesson-3 = 先に手札がなくなった人の勝ち。ただし役札では上がれません。ふつうのカードを残しましょう。

## What happens

blocks = { $player }がハートのエースを止めました。だれも引きません。
must-answer = { $player }は{ answers }を出すか、{ cards }引かなければなりません。
keeps = { $player }は引いたカードを手札に残しました。

## What to do now

prompt-answer = { answers }を出すか、{ cards }引いてください。
answers =
    { $answers ->
        [five] ハートの5
        [two] 2
        [two-or-five] 2かハートの5
       *[two-or-ace] 2かハートのエース
    }
prompt-penalty = 返せるカードがありません。{ cards }引いてください。
prompt-drawn = 引いた{ $card }が出せます。出すか、手札に残してください。
prompt-last-draw = 役札では上がれません。山札から1枚引いてください。
prompt-last-pass = 役札では上がれません。引くカードもないので、パスしてください。
prompt-draw = { lacks }。山札から1枚引いてください。
prompt-pass = { lacks }。引くカードもないので、パスしてください。
lacks =
    { $fits ->
        [suit] { $suit }がありません
        [suit-jack] { $suit }もジャックもありません
        [suit-rank] { $suit }も{ FORM($rank, is: "sign") }もありません
       *[suit-rank-jack] { $suit }も{ FORM($rank, is: "sign") }もジャックもありません
    }
prompt-play = { wanted }を出してください。
prompt-play-or-draw = { wanted }を出してください（引いてもかまいません）。
wanted =
    { $fits ->
        [suit] { $suit }
        [suit-jack] { $suit }かジャック
        [suit-rank] { $suit }か{ FORM($rank, is: "sign") }
       *[suit-rank-jack] { $suit }か{ FORM($rank, is: "sign") }かジャック
    }
only-answers =
    { $answers ->
        [five] ハートのエースを止められるのはハートの5だけです。
        [two] 2には2でしか返せません。
        [two-or-five] ハートのエースには2かハートの5でしか返せません。
       *[two-or-ace] 2には2かハートのエースでしか返せません。
    }
only-drawn = いま出せるのは引いたカードだけです。

## Buttons: in full, and in few words

do-play = { $card }を出す
do-play-any = カードを出す
    .short = 出す
do-play-naming = { $card }を出して{ $suit }を指定する
    .short = { $suit }
do-play-with = { $card }と{ $two }を出す
    .short = { $short }と{ $short-two }
do-play-alone = { $card }だけを出す
    .short = { $short }だけ
do-keep = 手札に残す
    .short = 残す
do-pass = パスする
    .short = パス

## Said aloud

bubble-block = 止めた！
bubble-keep = 残す

## Why a deal ended

ended-out = いちばん先に手札がなくなりました。
ended-blocked = だれも出せなくなりました。手札のいちばん少ない人の勝ちです。
ended-limit = 1000手に達しました。手札のいちばん少ない人の勝ちです。

## What points are given for, on the score sheet

why-won = 勝ち
why-cards = ほかの人の残り札

## Places and signs

place-hand = 手札
place-stock = 山札
place-discard = 捨て札
sign-one-card = 残り1枚

## Options

option-deals = 回数
    .help = この回数で終わります。
option-target = 目標の点数
    .help = だれかがこの点に届くと、そこで終わります。0なら回数だけで決まります。
option-scoring = 得点
    .help = 1回勝ったときの点です。
    .v-wins = 1点
    .v-cards = ほかの人の残り札1枚につき1点
option-firstCard = 最初のカードが役札のとき
    .help = めくった最初のカードの扱いです。
    .v-redraw = もう1枚めくる
    .v-plain = 効果なし
    .v-active = 効果あり
option-mayDraw = 出せるときに引く
    .help = 出せるカードがあっても引けるかどうかです。
    .v-true = できる
    .v-false = できない
option-playDrawn = 引いたカードを出す
    .help = 引いたばかりの1枚（罰で引いたカードは除く）を、出せるならその場で出してもよいかどうかです。
    .v-true = できる
    .v-false = できない
option-afterPenalty = 引かされたあと
    .help = 2やハートのエースで引かされたあと、番がどうなるかです。
    .v-end = 番は終わり
    .v-play = そのまま自分の番を続ける
option-stackAce = 2とハートのエースを重ねる
    .help = 2とハートのエースで互いに返し、枚数を増やせるかどうかです。
    .v-true = できる
    .v-false = できない
option-combo = ハートのエースと一緒に出す2
    .help = 1回の番にハートのエースと2を重ねて出すとき、どのマークの2を使えるかです。出すと、次の人はハートの5を出さないかぎり7枚引きます。
    .v-any2 = どの2でも
    .v-2H = ハートの2だけ
    .v-off = なし
option-jackNames = ジャックで指定するマーク
    .help = ジャック自身のマークも指定できるかどうかです。
    .v-other = ほかの3つから
    .v-any = どれでも
option-jackWhen = ジャックを出せるとき
    .help = マークか数字が合うときだけ出せるか、引かされるとき以外はいつでも出せるかです。
    .v-match = 合うときだけ
    .v-any = いつでも
option-jackOnJack = ジャックにジャック
    .help = マークを指定されたとき、ジャックで返せるかどうかです。
    .v-true = できる
    .v-false = できない
option-lastTrick = 役札で上がる
    .help = 最後の1枚が役札でもよいかどうかです。
    .v-true = できる
    .v-false = できない
group-game = ゲーム
group-drawing = 引きかた
group-tricks = 役札
preset-classic = 基本
    .help = 3回勝負。2に返せるのは2だけ、ハートのエースに返せるのはハートの5だけです。
preset-firstToTwo = 2勝先取
    .help = 先に2回勝った人の勝ちです。
preset-cards = 残り札の点
    .help = ほかの人の残り札1枚につき1点、50点まで。
preset-stacking = 重ねあり
    .help = 2とハートのエースを互いに重ねることができ、ジャックにはジャックで返せます。
preset-switch = スイッチ
    .help = ジャックはいつでも出せます。出せるときに引いてもよく、引いたカードもその場で出せます。どのカードでも上がれます。

## Why a bot or a hint does something

reason-last = 最後の1枚です。これで上がれます。
reason-answer = これで返せば、自分は引かずにすみます。
reason-named = ジャックで、手札にいちばん多いマークを指定できます。
reason-again = 2人なら、8のあとにもう一度番が来ます。
reason-keep = ほかに出せるカードがあるので、ジャックは取っておきます。
reason-long = 出せるカードの中でいちばん多いマークなので、あとも続けて出せます。
reason-draw = 手札に出せるものがありません。

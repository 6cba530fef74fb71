# ピケの日本語。
# 用語：先手（elder）、後手・親（younger）、タロン（talon）、ポイント、シークエンス、セット、隠す（sink）、ルピック、ピック、カポ、ルビコン

tagline = 交換し、宣言し、隠し、相手に点が入らないうちに30点を目指す。

lesson-1 = 役に立たないカードを5枚まで選んで替えます。枚数の多いマーク、シークエンス、同じ数字の3枚や4枚を残しましょう。
lesson-2 = 次にポイント、シークエンス、セットを比べ、よいほうだけが点になります。持っていても、隠してかまいません。
lesson-3 = 切り札なしで12トリック。トリックごとに、最初に出した人に1点、取った人に1点。半分より多く取ると10点です。

## Combinations

kind =
    { $kind ->
        [point] ポイント
        [sequence] シークエンス
       *[set] セット
    }
about =
    { $kind ->
        [point] ポイント（同じマークの枚数）
        [sequence] シークエンス（同じマークの3枚以上の連番）
       *[set] セット（10以上の同じ数字3枚か4枚）
    }
declaration =
    { $kind ->
        [point] ポイント{ $count }枚
        [sequence] { $count }枚続き
       *[set] { $rank }の{ $count }枚組
    }
combination =
    { $kind ->
        [point] { $suit }{ $count }枚
        [sequence] { $suit }の{ $rank }までの{ $count }枚続き
       *[set] { $rank }の{ $count }枚組
    }
combination-short =
    { $kind ->
        [point] ポイント{ $count }枚
        [sequence] { $rank }まで{ $count }枚続き
       *[set] { $rank }が{ $count }枚
    }

## What happens

cut-begins = カットして、高いカードの人が最初の親になります。
deal = 第{ $deal }回。{ $player }が親、{ $elder }が先手です。先に交換し、最初に出すのは先手です。
declares-none = { $player }は{ kind }を宣言しませんでした。
says-good = { $player }が「グッド」。もっとよいものは宣言しません。
says-not-good = { $player }が「ノットグッド」。もっとよいものがあります。
says-equal =
    { $kind ->
        [sequence] { $player }が「イコール」。枚数は同じなので、いちばん上のカードで比べます。
       *[point] { $player }が「イコール」。枚数は同じなので、数字の合計で比べます。
    }
says-equal-again = { $player }がもう一度「イコール」。{ kind }はだれの点にもなりません。
leaves-talon = { $player }はタロンの残りを伏せたままにしました。
put-aside = タロンから{ cards }を{ $player }のために取り分けました。
exchanges = { $player }が{ cards }替えました。
exchanges-seen = { $player }が{ cards }替え、{ $cards }を引きました。
carte-blanche = カルトブランシュ！{ $player }の手札には絵札がありません。{ cards }替えます。
declares = { $player }が{ $declaration }を宣言しました。
declares-making = { $player }が{ $declaration }を宣言しました（数字の合計{ $value }）。
declares-sequence = { $player }が{ $declaration }を宣言しました。
declares-sequence-to = { $player }が{ $declaration }を宣言しました（いちばん上は{ $rank }）。
makes = { $player }のポイントは、数字の合計が{ $value }です。
has-up-to = { $player }のシークエンスは、いちばん上が{ $rank }です。
cuts = { $player }は{ $card }、{ $other }は{ $other-card }。{ $dealer }が最初の親です。
looks = { $player }がタロンの次の{ cards }を見ました。
looks-seen = { $player }がタロンの次の{ cards }を見ました：{ $cards }。
turns-up = { $player }がタロンの残りを表にしました：{ $cards }。
shows = { $player }が{ $combination }を見せました：{ $signs }。
shows-carte-blanche = { $player }が絵札のない12枚を見せました：{ $signs }。

## What was scored, and how far the count has come

scored-carte-blanche = カルトブランシュで10点。
scored-point = ポイントで{ points }。
scored-sequence = シークエンスで{ points }。
scored-set = セットで{ points }。
scored-lead = 最初に出して1点。
scored-trick = トリックを取って1点。
scored-last = 最後のトリックでもう1点。
scored-cards = { $player }が7トリック取って10点。
scored-capot = カポ！{ $player }が12トリックすべてを取り、さらに30点。
scored-repique = ルピック！{ $player }が、相手が0点のうちに宣言だけで30点に届き、さらに60点。
scored-pique = ピック！{ $player }が、相手が0点のうちに30点に届き、さらに30点。
counts = { $player }はこの回{ points }。
crosses-rubicon = { $player }がルビコンを越えました。

## What is expected

is-exchanging = { $player }が替えるカードを選んでいます。
is-deciding = { $player }がタロンの残りをどうするか決めています。
is-thinking = { $player }が考えています。
prompt-carte-blanche = 絵札がありません。替える前にカルトブランシュを宣言して手札を見せると10点です。
prompt-reserved = 捨てる{ cards }を選んで、取り分けたカードと替えてください。
prompt-draw = 捨てられる枚数まで選びました。替えてください。
prompt-laid-out = { cards }選びました。続けて選ぶか、替えてください。
prompt-elder = 先手です。いらないカードを{ one-to-many }選んで、替えてください。
prompt-younger = いらないカードを{ one-to-many }選んで、替えてください。
one-to-many = 1枚から{ cards }
prompt-talon = タロンに{ cards }残っています。表にして2人で見ますか。
prompt-declare = { about }を宣言しますか、隠しますか。
prompt-declare-unopposed = { $player }は{ kind }なし。あなたの{ kind }を宣言しますか、隠しますか。
prompt-declare-none = あなたには{ about }がありません。
prompt-answer = { $player }が{ $declaration }を宣言しました。「グッド」と認めますか、同じかもっとよいものがありますか。
prompt-no-answer = { $player }が{ $declaration }を宣言しました。並ぶものがないので「グッド」です。
prompt-making = { $player }のポイントは数字の合計が{ $value }です。あなたのポイントと比べて「グッド」ですか。
prompt-up-to = { $player }のシークエンスはいちばん上が{ $rank }です。あなたのシークエンスと比べて「グッド」ですか。
prompt-claim = { kind }はあなたの勝ちです。点にしてください。
prompt-claim-more = { kind }はあなたの勝ちです。ほかに何を点にしますか。
prompt-lead = あなたから出します。最初に出すと1点です。どのカードでもかまいません。
prompt-follow = 場は{ $suit }です。{ $suit }を出してください。
prompt-void = { $suit }がありません。どのカードでも出せますが、勝てません。
too-many = 替えられるのは{ cards }までです。先に1枚戻してください。
first-talon = カードを出すのはあとです。先にタロンをどうするか決めてください。
first-kind = カードを出すのはあとです。先に{ kind }です。

## Buttons: in full, in few words, and what they mean

do-draw = 替える（捨てた枚数だけ引く）
    .short = 替える
do-lay-out = { $card }を捨てる
do-play = { $card }を出す
do-reveal = タロンの残りを表にする
    .short = 表にする
    .help = 残りのカードを2人とも見ます。
do-keep = タロンの残りを伏せたままにする
    .short = 伏せておく
    .help = 残りは開けません。先手がもう見たカードは、先手だけが知っています。
do-carte-blanche = カルトブランシュ：絵札が1枚もないことを見せて10点
    .short = カルトブランシュ
do-carte-blanche-take = カルトブランシュを宣言して{ cards }替える
    .short = { cards }替える
do-declare = 宣言する
    .short = 宣言
do-declare-kind = { kind }を宣言する
    .short = 宣言
do-declare-point = { $combination }を宣言
    .short = { combination-short }
    .help = { $signs }（数字の合計{ $value }）。{ $player }にもっとよいものがなければ{ points }。
    .help-sure = { $signs }（数字の合計{ $value }）。{ points }。
do-declare-best = { $combination }を宣言
    .short = { combination-short }
    .help = { $signs }。{ $player }にもっとよいものがなければ{ points }以上。
    .help-sure = { $signs }。{ points }以上。
do-silent = なしと言う
    .short = なし
do-have-none = { kind }はないと言う
    .short = なし
    .help = 持っていません。隠しているのかどうか、{ $player }には分かりません。
do-sink = { kind }を隠して、なしと言う
    .short = 隠す（なしと言う）
    .help = 点にはなりませんが、{ $player }に知られません。
do-answer = 答える
    .short = 答える
do-good = グッド：相手の{ $declaration }が上
    .short = グッド
    .help = それに並ぶものがありません。{ $player }の得点です。
    .help-gives = 自分の手は隠したまま、勝ちをゆずります。{ $player }の得点です。
do-equal = イコール：{ $combination }がある
    .short = イコール
    .help = 枚数は同じです。次に、相手のシークエンスのいちばん上のカードを{ $player }が言います。
    .help-point = 枚数は同じです。次に、相手のポイントの数字の合計（エース11、絵札と10は10、ほかは数字のとおり）を{ $player }が言います。
do-equal-many = イコール：同じ枚数がある
    .short = イコール
do-equal-exactly = イコール：{ kind }はまったく同じ
    .short = イコール
    .help = まったく同じです。どちらも点になりません。
do-not-good = ノットグッド：{ $combination }が上
    .short = ノットグッド
    .help =
        { $kind ->
            [point] { $combination }のほうが上。あなたの得点です（{ points }）。
           *[other] { $combination }のほうが上。あなたの得点です（{ points }以上）。
        }
do-not-good-any = ノットグッド：こちらが上
    .short = ノットグッド
do-claim = 組み合わせを点にする
    .short = 点に…
do-claim-all = { $combinations }で{ points }を得る
    .short = { points }を得る
    .help = { $combinations }。
    .help-hides = { $combinations }。残りは隠します。

## Said aloud

bubble-rubicon = ルビコン！
bubble-carte-blanche = カルトブランシュ！
bubble-declare =
    { $kind ->
        [point] ポイント{ $count }枚
        [sequence] { $count }枚続き
       *[set] { $rank }が{ $count }枚
    }
bubble-making = 合計{ $value }
bubble-up-to = 上は{ $rank }
bubble-silent = なし
bubble-good = グッド
bubble-equal = イコール
bubble-not-good = ノットグッド
made = +{ $count }
made-repique = ルピック！ +{ $count }
made-pique = ピック！ +{ $count }
made-capot = カポ！ +{ $count }
made-cards = 7トリック +{ $count }

## How a deal and the partie ended, and how it stands

ended-deal = この回は{ $more }点対{ $less }点。
ended-deal-level = この回は{ $count }点対{ $count }点。
ended-level = 最後まで同点です。
ended-won = { $margin }点差の勝ち（合計の差に100を足した点）。
ended-rubicon = { $margin }点差の勝ち（負けた人が100点のルビコンを越えなかったので、両者の合計に100を足した点）。
ended-totals = { $why }合計：{ $totals }
standing = 第{ $deal }回（全{ $deals }回）。ルビコンは100点：{ $each }。
standing-won = { $margin }点差の勝ち。
standing-rubicon = { $margin }点差の勝ち（ルビコン）。
rubicon-ahead = { $player }はあと{ $count }点
rubicon-behind = { $player }は越えました

## What points are given for, on the score sheet

why-carte-blanche = カルトブランシュ
why-point = ポイント
why-sequence = シークエンス
why-set = セット
why-repique = ルピック
why-lead = 最初に出した点
why-trick = トリック
why-last = 最後のトリック
why-cards = 7トリック以上
why-pique = ピック
why-capot = カポ

## Places and signs

place-hand = 手札
place-trick = 場
place-stock = タロン
place-discard = 捨て札
place-reserve = 取り分けたカード
place-won = 取ったトリック
sign-deal = この回{ points }
sign-deal-across = この回{ points }、ルビコンを越えた
sign-tricks = { $count }トリック

## Options

option-playScoring = トリックの点
    .help = トリックの点の数えかたです。
    .v-plain = 最初に出した人に1点、取った人に1点
    .v-classic = 相手が始めたトリックを取ると1点、最後はもう1点
option-youngerDeclares = 親の宣言
    .help = 親がすぐに宣言するか、先手が最初の1枚を出してから宣言するかです。
    .v-at-once = すぐに
    .v-after-lead = 最初の1枚が出てから
option-cardsInPique = 7トリックの10点とピック
    .help = 7トリックで入る10点を、ピックの30点に数えるかどうかです。
    .v-true = 数える
    .v-false = 数えない
option-firstDealer = 最初の親
    .help = 最初にだれが親になるかです。そのあとは交代します。親でないほうが先に替え、最初に出すので有利です。
    .v-cut = カットで高いほう
    .v-0 = 席1
    .v-1 = 席2
option-tie = 6回で同点のとき
    .help = 6回を終えて同点だったときの決めかたです。
    .v-two-more = あと2回
    .v-draw = 引き分け
group-scoring = 得点
group-deal = 進めかた
preset-plain = 基本
    .help = トリックごとに、最初に出した人に1点、取った人に1点。親はすぐに宣言します。
preset-classic = クラシック
    .help = トリックの点は昔の数えかたです。親は最初の1枚が出たあとに宣言します。
preset-club = 昔の社交クラブ流
    .help = クラシックと同じですが、7トリックの10点はピックに数えません。

## Why a bot or a hint does something

reason-sure = 相手が持ちうるどのカードにも負けません。
reason-long = いちばん枚数の多いマークで、同じマークのほかのカードがなくなれば強くなります。
reason-cheapest = そのトリックを取れるいちばん低いカードです。
reason-lost = このトリックは取れないので、いちばん低いカードを出します。
reason-short = 手放せる中でいちばん枚数の少ないマークのカードです。枚数の多いマークは残します。
reason-shed = 残したカードは、まだよくなるかもしれません。
reason-declare = 宣言すれば点になるかもしれず、相手がその種類の点を取るのを防げます。
reason-sink = 勝てないものは、言わないほうがましです。
reason-answer = 手札のとおりの答えです。

# ページワンの日本語。
# 用語：最初に出す（lead）、続く（follow）、トリック（trick）、引き取る（pick up）、指摘する（challenge）、認める（accept）

-call = 「ページワン！」

tagline = 同じマークを出し、なければ出るまで引く。残り1枚で{ -call }

lesson-1 = 最初に出たカードと同じマークを出します。なければ、出るまで山札から引きます。
lesson-2 = いちばん強いカードの人がトリックを取り、次に最初に出します。得はそれだけですが、最初の人は何でも出せて、引かずにすみます。
lesson-3 = 残り1枚になったら、次の人が動く前に{ -call }。忘れると5枚取ります。先に手札をなくした人の勝ちです。

## What happens

deal = { $player }が配ります。
deal-of-match = { $deal }回目。{ deal }
hand-own = 手札は{ $cards }です。
hand-each = 手札は{ cards }ずつです。
leads = { $player }が最初に{ $card }を出しました。
leads-naming = { $player }が最初に{ $card }を出しました。マークは{ $suit }です。
draws-seen =
    { WHO($player) ->
        [you] { $card }を引きました。
       *[other] { $player }が{ $card }を引きました。
    }
draws-fitting =
    { WHO($player) ->
        [you] { $card }を引きました。これを出します。
       *[other] { $player }が{ $card }を引きました。これを出します。
    }
draws-another =
    { WHO($player) ->
        [you] もう1枚引きました。
       *[other] { $player }がもう1枚引きました。
    }
void-draws = { $player }は{ $suit }がないので、{ $card }を引きました。
void-draws-fitting = { $player }は{ $suit }がないので、{ $card }を引きました。これを出します。
void-draws-hidden = { $player }は{ $suit }がないので、1枚引きました。
calls = { $player }が{ -call }と言いました。
accepts = { $player }は認めました。
passes-lead = { $player }は最初に出す番を次の人に渡しました。
forgot = { $player }は{ -call }を言い忘れました。
leads-next = 次は{ $player }から始めます。
challenges = { $player }が指摘しました。{ $other }は{ -call }と言っていません。
suit-fixed = 続くマークは{ $suit }に決まりました。
wins-trick = { $player }が{ $card }でトリックを取りました。
picks-up = { $player }が場のカードを引き取りました。{ $cards }です。
penalty = { $player }は罰として{ cards }を取りました。
penalty-seen = { $player }は罰として{ cards }を取りました。{ $cards }です。
penalty-trick = { $player }は罰として直前のトリックを取りました。
penalty-trick-seen = { $player }は罰として直前のトリックを取りました。{ $cards }です。
forgiven = もう取るカードがありません。残りの{ cards }は免除です。
renewed = 山札がなくなりました。出された{ cards }を切り直して山札にします。
scores-cards = { $player }に、残った手札の分の{ points }が入ります。

## What is expected

match-over = 勝負は終わりました。
digs = { $player }が出せるカードを探しています。
to-lead = { $player }から始めます。
prompt-answer = { $player }が最後の1枚を出しましたが、{ -call }と言っていません。認めますか、指摘しますか。
prompt-answers =
    { WHO($player) ->
        [you] { -call }の言い忘れを指摘されなければ、あなたの上がりです。
       *[other] 指摘されなければ、{ $player }の上がりです。
    }
prompt-call =
    { WHO($player) ->
        [you] 最後の1枚を出す前に{ -call }と言ってください。
       *[other] { $player }が動く前に{ -call }と言ってください。
    }
prompt-lead = あなたから始めます。どのカードでも出せます。
prompt-lead-last = あなたの番です。最後の1枚を出してください。
prompt-any = ジョーカーから始まりました。どのカードでも出せます。そのマークに皆が続きます。
prompt-draw-to-lead = ジョーカーは最後の1枚にできません。1枚引いてから始めてください。
prompt-pass = ジョーカーは最後の1枚にできず、引くカードもありません。番を次の人に渡してください。
prompt-drawn = { $card }が出ました。これを出してください。
prompt-joker = { $suit }がありません。ジョーカーを出してください。
prompt-follow-led = 場は{ $suit }です。{ $suit }を出してください。
prompt-follow-led-or-joker = 場は{ $suit }です。{ $suit }か、ジョーカーを出してください。
must-follow = 続くマークは{ $suit }です。{ $suit }を出してください。
must-follow-or-joker = 続くマークは{ $suit }です。{ $suit }か、ジョーカーを出してください。
prompt-draw = { $suit }がありません。出るまで山札から引いてください。
prompt-draw-or-joker = { $suit }がありません。出るまで山札から引いてください。ジョーカーを出してもかまいません。
prompt-pickup = { $suit }も山札もありません。場のカードを引き取ってください。
prompt-pickup-or-joker = { $suit }も山札もありません。場のカードを引き取ってください。ジョーカーを出してもかまいません。

## Why a card cannot be played now

wait = 少しお待ちください。
first-answer = 先に、{ $player }の上がりを認めるか、指摘するかを決めてください。
first-answers = ほかの人の返事を待っています。
name-suit = ジョーカーで指定するマークを選んでください。
can-be-played = このカードは出せます。
joker-held = ジョーカーを出せるのは、{ $suit }が1枚もないときだけです。
joker-last-draw = ジョーカーは最後の1枚にできません。先に引いてください。
joker-last-pickup = ジョーカーは最後の1枚にできません。場のカードを引き取ってください。
joker-last-pass = ジョーカーは最後の1枚にできません。番を次の人に渡してください。
first-draw = 1枚引いてから始めてください。
nothing-to-draw = 引くカードがありません。番を次の人に渡してください。
must-play-drawn = いま引いた{ $card }を出してください。
must-play-joker = { $suit }がないので、ジョーカーを出さなければなりません。
must-draw = { $suit }がないので、出るまで山札から引いてください。
must-draw-or-joker = { $suit }がないので、出るまで山札から引いてください。ジョーカーを出してもかまいません。
must-pick-up = { $suit }も山札もないので、場のカードを引き取ってください。
must-pick-up-or-joker = { $suit }も山札もないので、場のカードを引き取ってください。ジョーカーを出してもかまいません。

## Buttons: in full, and in few words

do-play = { $card }を出す
do-play-naming = { $card }を出して{ $suit }を指定する
    .short = { $sign } { $suit }
do-draw = 山札から1枚引く
    .short = 引く
do-pickup = 場のカードを引き取る
    .short = 引き取る
do-pass = 最初に出す番を次の人に渡す
    .short = パス
do-call = { -call }と言う
    .short = ページワン！
do-challenge = 言ってない！ { $player }の言い忘れを指摘する
    .short = 言ってない！
do-accept = 上がりを認める
    .short = 認める

## Said aloud

bubble-forgot = 言い忘れ！
bubble-call = ページワン！
bubble-challenge = 言ってないよ！
bubble-accept = どうぞ。
bubble-pass = パス。

## Results

heading-game =
    { WHO($winners) ->
        [nobody] 引き分け
        [you] { $winners }の勝ちです
        [other] { $winners }の勝ちです
       *[others] { $winners }が優勝を分け合いました
    }
heading-deal = { heading-game }
heading-match =
    { WHO($winners) ->
        [nobody] 引き分け
        [you] { $winners }の優勝です
        [other] { $winners }の優勝です
       *[others] { $winners }が優勝を分け合いました
    }
ended-stuck = 引くカードももうありませんでした。
ended-stuck-suit = { $suit }が出せず、引くカードももうありませんでした。
ended-limit = { $tricks }回のトリックでだれも上がりませんでした。
ended-deal-limit = { $deals }回のうちにだれも目標に届きませんでした。
ended-out = { $player }が{ $card }で上がりました。
had-left = あなたの手札は残り{ cards }でした。
score = { $totals }。
total-wins = { $player }{ $total }勝
total-points = { $player }{ $total }点
first-to-wins = 先に{ $target }勝で優勝です。
first-to-points = 先に{ $target }点で優勝です。

## What points are given for, on the score sheet

why-win = 勝ち
why-cards-left = ほかの人の残り札

## Places and signs

place-hand = 手札
place-stock = 山札
place-trick = 場
place-discard = 捨て札

## Options

option-deal = 手札の枚数
    .help = 最初に何枚ずつ配るか。
    .v-4 = 4枚
    .v-5 = 5枚
option-joker = ジョーカー
    .help = いちばん強く、どのマークでもないカードを1枚加えます。
    .v-true = 入れる
    .v-false = 入れない
option-jokerVoidOnly = ジョーカーはマークがないときだけ
    .help = 出すべきマークが手札にあるあいだは、ジョーカーで続けません。
    .v-true = はい
    .v-false = いいえ
option-jokerCompulsory = 引く前にジョーカー
    .help = 出すべきマークがなくジョーカーがあるなら、引かずに必ず出します。
    .v-true = はい
    .v-false = いいえ
option-jokerLast = ジョーカー上がり
    .help = 最後の1枚がジョーカーでも上がれます。
    .v-true = はい
    .v-false = いいえ
option-jokerLead = ジョーカーから始まったとき
    .help = 続く人が出すマークを、だれが決めるか。
    .v-second = 2枚目のカード
    .v-leader = 出した人が指定
option-stockOut = 山札がなくなったら
    .help = 出されたカードを切り直すか、マークのない人が場のカードを引き取るか。引き取りなら8人まで遊べます。
    .v-recycle = 切り直す
    .v-pickup = 場を引き取る
option-callRule = 言い忘れ
    .help = { -call }を言い忘れた罰の5枚を、すぐ取るか、だれかに指摘されたら取るか。
    .v-automatic = すぐ罰
    .v-challenge = 指摘されたら罰
option-firstLead = 最初に出す人
    .help = 最初のトリックをだれから始めるか。
    .v-left = 配り手の左どなり
    .v-dealer = 配り手
option-match = 勝負の形
    .help = 1回勝負か、勝った回数か、点数か。点数では、ほかの人の残り手札1枚が1点です。
    .v-single = 1回勝負
    .v-wins = 勝った回数
    .v-points = 点数
option-winsTarget = 何勝で優勝か
    .help = この回数を先に勝った人が優勝です。
option-pointsTarget = 何点で優勝か
    .help = この点数に先に届いた人が優勝です。
option-trickLimit = トリックの上限
    .help = この回数までにだれも上がらなければ、引き分けです。
group-deal = 配り方と山札
group-joker = ジョーカー
group-call = ページワンの宣言
group-match = 勝負
group-limits = 上限
preset-classic = 基本
    .help = 4枚ずつ、ジョーカー1枚、言い忘れは5枚。
preset-strictJoker = ジョーカーきびしめ
    .help = ジョーカーはマークがないときだけ、そのときは必ず。最後の1枚にはできません。
preset-family = 家庭のルール
    .help = 配り手から始めます。ジョーカーから始める人がマークを指定します。
preset-bigTable = 大人数
    .help = 8人まで。山札がなくなったら、場のカードを引き取ります。
preset-callAndChallenge = 言い忘れは指摘
    .help = 言い忘れても、だれにも気づかれなければ罰はありません。

## Why a bot or a hint does something

reason-call = 残り1枚で言い忘れると5枚取らされます。
reason-challenge = 宣言を忘れています。気づいて指摘すれば、カードを取らせられます。
reason-last = 最後の1枚です。これで上がれます。
reason-joker-void = 場のマークがないので、引くかわりにジョーカーで主導権を取れます。
reason-joker-late = 残り2枚なら、ジョーカーは取っておくより使うほうが得です。
reason-cheapest = このあと出す人はおらず、このトリックを取れるいちばん低いカードです。
reason-lost = このトリックは取れないので、いちばん低いカードを捨てます。
reason-win = 残りが少ないときは、主導権を争う価値があります。
reason-void = このマークを持っていないと分かっている人がいて、引かせられます。
reason-long = いちばん長いマークなので、続けて出せます。

# ページワンの日本語。
# 用語：最初に出す、始める（lead）、同じマークを出す（follow）、トリック、引き取る（pick up）、指摘する（challenge）、認める（accept）

-call = 「ページワン！」

tagline = 同じマークを出し、なければ出るまで引く。残り1枚で{ -call }

lesson-1 = 最初に出たカードと同じマークを出します。なければ、出るまで山札から引きます。
lesson-2 = いちばん強いカードの人がトリックを取り、次はその人から始めます。得はそれだけですが、最初の人は何でも出せて、引かずにすみます。
lesson-3 = 残り1枚になったら、だれかが次に出すか引く前に{ -call }。忘れると罰で5枚取ります。先に手札をなくした人の勝ちです。

## What happens

deal = { $player }がカードを配ります。
deal-of-match = 第{ $deal }回。{ deal }
hand-own = 手札は{ $cards }です。
hand-each = 手札は{ cards }ずつです。
leads = { $player }が最初に{ $card }を出しました。
leads-naming = { $player }が最初に{ $card }を出しました。出すマークは{ $suit }です。
draws-seen =
    { WHO($player) ->
        [you] { $card }を引きました。
       *[other] { $player }が{ $card }を引きました。
    }
draws-fitting =
    { WHO($player) ->
        [you] { $card }を引きました。必ず出します。
       *[other] { $player }が{ $card }を引きました。必ず出します。
    }
draws-another =
    { WHO($player) ->
        [you] もう1枚引きました。
       *[other] { $player }がもう1枚引きました。
    }
void-draws = { $player }は{ $suit }がないので、{ $card }を引きました。
void-draws-fitting = { $player }は{ $suit }がないので、{ $card }を引きました。必ず出します。
void-draws-hidden = { $player }は{ $suit }がないので、1枚引きました。
calls = { $player }が{ -call }と言いました。
accepts = { $player }は上がりを認めました。
passes-lead = { $player }は最初に出す番を次の人に渡しました。
forgot = { $player }は{ -call }を言い忘れました。
leads-next = 次は{ $player }から始めます。
challenges = { $player }が指摘しました。{ $other }は{ -call }と言っていません。
suit-fixed = 出すマークは{ $suit }に決まりました。
wins-trick = { $player }が{ $card }でトリックを取りました。
picks-up = { $player }が場のカードを引き取りました。{ $cards }です。
penalty = { $player }は罰として{ cards }を取りました。
penalty-seen = { $player }は罰として{ cards }を取りました。{ $cards }です。
penalty-trick = { $player }は罰として直前のトリックを取りました。
penalty-trick-seen = { $player }は罰として直前のトリックを取りました。{ $cards }です。
forgiven = もう取るカードがありません。残りの{ cards }は取らずにすみます。
renewed = 山札がなくなりました。出された{ cards }をシャッフルして、新しい山札にしました。
scores-cards = { $player }に、ほかの人の残り札の分の{ points }が入ります。

## What is expected

match-over = ゲームは終わりました。
digs = { $player }は出せるカードが出るまで引きます。
to-lead = { $player }から始めます。
prompt-answer = { $player }が最後の1枚を出しましたが、{ -call }と言っていません。認めますか、指摘しますか。
prompt-answers =
    { WHO($player) ->
        [you] { -call }の言い忘れを指摘されなければ、あなたの上がりです。
       *[other] { -call }の言い忘れを指摘されなければ、{ $player }の上がりです。
    }
prompt-call =
    { WHO($player) ->
        [you] 最後の1枚を出す前に{ -call }と言ってください。
       *[other] { $player }が動く前に{ -call }と言ってください。
    }
prompt-lead = あなたから始めます。どのカードでも出せます。
prompt-lead-last = あなたから始めます。最後の1枚を出してください。
prompt-any = ジョーカーから始まりました。どのカードでも出せます。ほかの人は、そのカードと同じマークを出すことになります。
prompt-draw-to-lead = ジョーカーは最後の1枚にできません。1枚引いてから始めてください。
prompt-pass = ジョーカーは最後の1枚にできず、引くカードもありません。「{ do-pass.short }」を押して、番を次の人に渡してください。
prompt-drawn = { $card }を引きました。出せるので出してください。
prompt-joker = { $suit }がありません。ジョーカーを出してください。
prompt-follow-led = 場は{ $suit }です。{ $suit }を出してください。
prompt-follow-led-or-joker = 場は{ $suit }です。{ $suit }か、ジョーカーを出してください。
must-follow = 出すマークは{ $suit }です。{ $suit }を出してください。
must-follow-or-joker = 出すマークは{ $suit }です。{ $suit }か、ジョーカーを出してください。
prompt-draw = { $suit }がありません。出るまで山札から引いてください。
prompt-draw-or-joker = { $suit }がありません。出るまで山札から引いてください。ジョーカーを出してもかまいません。
prompt-pickup = { $suit }も山札もありません。場のカードを引き取ってください。
prompt-pickup-or-joker = { $suit }も山札もありません。場のカードを引き取ってください。ジョーカーを出してもかまいません。

## Why a card cannot be played now

wait = 少々お待ちください。
first-answer = 先に、{ $player }の上がりを認めるか、{ -call }の言い忘れを指摘するかを決めてください。
first-answers = ほかの人の返事を待っています。
name-suit = ジョーカーで指定するマークを選んでください。
can-be-played = このカードは出せます。
joker-held = ジョーカーを出せるのは、{ $suit }が1枚もないときだけです。
joker-last-draw = ジョーカーは最後の1枚にできません。先に引いてください。
joker-last-pickup = ジョーカーは最後の1枚にできません。場のカードを引き取ってください。
joker-last-pass = ジョーカーは最後の1枚にできません。「{ do-pass.short }」を押して、番を次の人に渡してください。
first-draw = 1枚引いてから始めてください。
nothing-to-draw = 引くカードがありません。「{ do-pass.short }」を押して、番を次の人に渡してください。
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
do-challenge = { $player }の言い忘れを指摘する
    .short = 指摘する
do-accept = 上がりを認める
    .short = 認める

## Said aloud

bubble-forgot = 言い忘れ！
bubble-call = ページワン！
bubble-challenge = 言ってないよ！
bubble-accept = どうぞ
bubble-pass = パス

## Results

heading-game =
    { WHO($winners) ->
        [nobody] 引き分け
        [you] { $winners }の勝ち
        [other] { $winners }の勝ち
       *[others] { $winners }の同点優勝
    }
heading-deal =
    { WHO($winners) ->
        [nobody] この回は引き分け
        [you] この回は{ $winners }の勝ち
        [other] この回は{ $winners }の勝ち
       *[others] この回は{ $winners }の引き分け
    }
heading-match =
    { WHO($winners) ->
        [nobody] 引き分け
        [you] { $winners }の優勝
        [other] { $winners }の優勝
       *[others] { $winners }の同点優勝
    }
ended-stuck = 引くカードがもうありませんでした。
ended-stuck-suit = { $suit }が出せず、引くカードももうありませんでした。
ended-limit = { $tricks }トリックやっても、だれも上がりませんでした。
ended-deal-limit = { $deals }回やっても、だれも目標に届きませんでした。いちばん成績のよい人が優勝です。
ended-out = { $player }が{ $card }で上がりました。
had-left = あなたの手札は残り{ cards }でした。
score = 成績：{ $totals }。
total-wins = { $player }は{ $total }勝
total-points = { $player }は{ $total }点
first-to-wins = 先に{ $target }勝した人が優勝です。
first-to-points = 先に{ $target }点取った人が優勝です。

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
    .help = 最初に配る枚数です。
    .v-4 = 4枚
    .v-5 = 5枚
option-joker = ジョーカー
    .help = いちばん強く、どのマークでもないカードを1枚加えます。
    .v-true = 1枚入れる
    .v-false = なし
option-jokerVoidOnly = 同じマークがあればジョーカー不可
    .help = 出すべきマークが手札にあるあいだは、ジョーカーを出せません。
    .v-true = はい
    .v-false = いいえ
option-jokerCompulsory = 引く前にジョーカー
    .help = 出すべきマークがなくジョーカーがあるなら、引かずに必ずジョーカーを出します。
    .v-true = はい
    .v-false = いいえ
option-jokerLast = ジョーカー上がり
    .help = 最後の1枚がジョーカーでも上がれます。
    .v-true = あり
    .v-false = なし
option-jokerLead = ジョーカーから始まったとき
    .help = ジョーカーから始まったとき、ほかの人が出すマークをどう決めるかです。
    .v-second = 2枚目のカードのマーク
    .v-leader = 出した人が指定
option-stockOut = 山札がなくなったら
    .help = 出されたカードをシャッフルして山札にするか、同じマークを出せない人が場のカードを引き取るかです。引き取りなら8人まで遊べます。
    .v-recycle = 出されたカードをシャッフル
    .v-pickup = 場のカードを引き取る
option-callRule = 言い忘れ
    .help = { -call }を言い忘れたら、すぐに5枚取るか、だれかに気づかれたときだけ取るかです。
    .v-automatic = すぐ罰
    .v-challenge = 指摘されたら罰
option-firstLead = 最初に出す人
    .help = 最初のトリックをだれから始めるかです。
    .v-left = 親の左どなり
    .v-dealer = 親
option-match = 勝負方式
    .help = 1回勝負か、勝った回数か、点数か、どれで競うかです。点数では、ほかの人の残り札1枚が1点です。
    .v-single = 1回勝負
    .v-wins = 勝った回数
    .v-points = 点数
option-winsTarget = 何勝で優勝か
    .help = この回数を先に勝った人が優勝です。
option-pointsTarget = 何点で優勝か
    .help = この点数に先に届いた人が優勝です。
option-trickLimit = トリックの上限
    .help = この数のトリックでだれも上がらなければ、その回は引き分けです。
group-deal = 配りかたと山札
group-joker = ジョーカー
group-call = 宣言
group-match = 勝負
group-limits = 上限
preset-classic = 基本
    .help = 4枚ずつ、ジョーカー1枚、言い忘れは5枚。
preset-strictJoker = きびしいジョーカー
    .help = ほかの人が始めたトリックでは、ジョーカーは同じマークがないときだけ出せ、そのときは必ず出します。最後の1枚にはできません。
preset-family = 家庭のルール
    .help = 最初は親から始めます。ジョーカーから始めた人はマークを指定します。
preset-bigTable = 大人数
    .help = 8人まで。山札がなくなったら、場のカードを引き取ります。
preset-callAndChallenge = 言い忘れは指摘
    .help = 言い忘れても、だれも気づかなければ罰はありません。

## Why a bot or a hint does something

reason-call = 残り1枚です。言い忘れると5枚取らされることがあります。
reason-challenge = 言い忘れています。指摘すれば、その人が罰のカードを取ることになります。
reason-last = 最後の1枚です。これで上がれます。
reason-joker-void = 同じマークがないので、ジョーカーを出せば引かずにすみ、次は自分から始められます。
reason-joker-late = 残り2枚なら、ジョーカーは取っておくより出すほうが得です。
reason-cheapest = このあと出す人はおらず、このトリックを取れるいちばん低いカードです。
reason-lost = このマークのカードではこのトリックを取れないので、いちばん低いカードを出します。
reason-win = 手札が残りわずかなので、トリックを取って次も自分から始める値打ちがあります。
reason-void = このマークを持っていないと分かっている人がいて、その人は引かなければなりません。
reason-long = 手札にいちばん多いマークで、次も続けて出せます。

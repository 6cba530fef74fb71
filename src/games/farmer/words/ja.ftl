# ファーマーの日本語。
# 用語：農場（ポット）、農場主、ヒット（引く）、ステイ（もう引かない）、バースト（16を超える）、参加料、サイドポット

tagline = ちょうど16で農場を総取り。超えたら、黙っていよう。

lesson-1 = 目標は合計ちょうど16。だれもが必ず1枚は引きます。「{ do-hit.short }」を押してください。
lesson-2 = 十分に近づいたら「{ do-stay.short }」。16を超えたらバーストですが、だれにも知らされません。ほかの人と同じように「{ do-stay.short }」します。
lesson-3 = ちょうど16なら農場を総取り。16の人がいなければ、いちばん近い人に、それより合計の低い人が払います。バーストした人は農場主に払います。

## What happens

draw-for-farmer = 1枚ずつ表向きに配り、ハートの6が来た人が農場主になります。
new-deal = 第{ $deal }回。農場主は{ $player }です。
gets = { $player }に{ $card }。
own-card = 伏せ札は{ $card }です。
hits =
    { WHO($player) ->
        [you] { $player }はヒット。{ $card }で合計{ $total }。
       *[other] { $player }はヒット。{ $card }です。
    }
stays = { $player }はステイ。
farmer-now = { $player }が農場主になりました。
shows = { $player }の伏せ札は{ $card }、合計{ $total }。
shows-over = { $player }の伏せ札は{ $card }、合計{ $total }でバースト。
court-and-six = 絵札とハートの6、これに勝る手はありません！
remainder = 分けきれない{ chips }は農場へ。
farm =
    { $form ->
        [into] 農場に入れました
       *[other] 農場
    }
side-pot =
    { $form ->
        [into] サイドポットに入れました
       *[other] サイドポット
    }

## What to do now

prompt-over = { $total }でバースト。何くわぬ顔で「ステイ」しましょう。
prompt-first = いま{ $total }。最初の1枚は必ず引きます。「{ do-hit.short }」を押してください。
prompt-goal = ちょうど16！「ステイ」しましょう。
prompt-choose = いま{ $total }。「{ do-hit.short }」か「{ do-stay.short }」を選んでください。
not-played = カードはそのまま。「ヒット」か「ステイ」を選んでください。

## Buttons: in full, and in few words

do-hit = ヒット（表向きに1枚引く）
    .short = ヒット
do-stay = ステイ（もう引かない）
    .short = ステイ

## Said aloud

bubble-stay = ステイ
bubble-shows =
    { $total ->
        [16] { $total }！
       *[other] { $total }
    }
bubble-over = { $total }、バースト

## Why a deal or the game ended

ended-sixteen = ちょうど16で農場を総取り。
ended-closest = 16の人がいないので、農場は次の回に残ります。
ended-all-bust = 全員が16を超えました。農場は次の回に残ります。
ended-broke = だれかのチップがなくなりました。

## What chips are paid for, on the score sheet

why-buy-in = 最初のチップ
why-ante = 参加料
why-farm = 農場
why-closest = いちばん近い人へ
why-split = いちばん近い人の分け前
why-remainder = 分けきれない分
why-bust = バースト
why-farm-split = 農場の山分け

## Places and signs

place-hand = 伏せ札
place-up = 表のカード
place-stock = 山札
place-farm = 農場
place-side = サイドポット
sign-farmer = 農場主
sign-total = 合計{ $points }
sign-total-over = 合計{ $points }、バースト
sign-open = 表は{ $points }点
sign-open-over = 表は{ $points }点、バースト

## Options

option-ante = 参加料
    .help = 毎回、全員が農場に入れる枚数です。ほかの支払いも同じ枚数で、16を超えた人は1点ごとにこの枚数を払うこともあります。
option-purse = 最初のチップ
    .help = 一人ずつの枚数です。マイナスになることもあります。
option-deals = 回数
    .help = この回数のあと農場を山分けし、チップのいちばん多い人の勝ちです。
option-untilBroke = 破産で終わり
    .help = だれかのチップがなくなると、そこで終わります。
    .v-true = はい
    .v-false = いいえ
option-firstFarmer = 最初の農場主
    .help = 最初の農場主の決めかたです。そのあとは農場を取った人がなります。
    .v-draw = ハートの6が配られた人
option-bustPays = 16を超えたら
    .help = 16を超えた人が農場主に払う枚数です。
    .v-ante = 参加料1回分
    .v-excess = 超えた1点ごとに参加料1回分
group-game = ゲーム
group-chips = チップ
preset-classic = 基本
    .help = 10回勝負。16を超えたら参加料1回分を払います。
preset-ferme = フランスの「フェルム」風
    .help = 昔のフランス流。16を超えた1点ごとに参加料1回分を払います。
preset-untilBroke = 破産まで
    .help = 最大100回。だれかのチップがなくなれば、そこで終わります。

## Why a bot or a hint does something

reason-safe = どのカードを引いても16を超えません。
reason-farmer = 農場主は16を超えてもだれにも払わないので、思い切って引けます。
reason-bold = 超えても参加料1回分ですみますし、低い合計では何も取れません。
reason-dear = 超えると1点につき参加料1回分を払いますが、低い合計では何も取れません。
reason-goal = 16なら農場を取れます。
reason-near = 16を超えずにすむ低いカードはあまりありません。
reason-kept = ほかの人の手と比べると、ヒットよりステイのほうが得です。

# 七並べ（ファンタン）の日本語。
# 用語：列、パス、参加料、ポット、うそのパス

tagline = 7から伸びる4つの列。出せない人はチップを払う。

lesson-1 = 7か、列の続きのカードを出します。7の次は8、そして9。反対側は6、そして5と続きます。
lesson-2 = 出せるなら必ず出します。出せなければパスして、チップを1枚払います。
lesson-3 = 先に手札をなくした人がポットと、ほかの人の残り札1枚につきチップ1枚をもらいます。

## What happens

false-pass = { $player }のパスはうそでした。{ $card }が出せたはずです。
pot =
    { $form ->
        [into] ポットに入れました
       *[other] ポット
    }

## What to do now

prompt-pass =
    { $count ->
        [0] 出せるカードがありません。パスしてください。
       *[other] 出せるカードがありません。パスして{ chips }を払ってください。
    }
prompt-begin = { $card }を持っています。それを出して始めてください。
prompt-play = 7か、列の次のカードを出してください。
prompt-play-or-pass = 7か列の次のカードを出すか、パスしてください。うそのパスはばれると高くつきます。
not-next = { $card }がまだ場に出ていません。

## Buttons: in full, and in few words

do-pass =
    { $count ->
        [0] パスする
       *[other] パスして{ chips }を払う
    }
    .short = パス
do-play = { $card }を出す
    .short = { $short }

## Said aloud

bubble-pass = パス
bubble-false-pass = ばれた！

## Why a deal ended

ended-out = 先に上がった人がポットを取ります。

## What chips are paid for, on the score sheet

why-buy-in = 最初のチップ
why-ante = 参加料
why-short-hand = 1枚少ない分
why-pass = パス
why-false-pass = うそのパス
why-held-seven = 止めていた7
why-cards-left = 残り札
why-pot = ポット

## Places

place-hand = 手札
place-high = 8からキング
place-seven = 7
place-low = 6からエース
place-stock = 配るカード
place-pot = ポット

## Options

option-deals = 回数
    .help = この回数のあと、チップのいちばん多い人の勝ちです。
option-untilBroke = 破産で終わり
    .help = だれかのチップがなくなると、そこで終わります。
    .v-true = はい
    .v-false = いいえ
option-purse = 最初のチップ
    .help = 一人ずつの枚数です。マイナスになることもあります。
option-ante = 参加料
    .help = 毎回、全員がポットに入れる枚数です。
option-shortAnte = 1枚少ない人の参加料
    .help = 手札が1枚少ない人が参加料に上乗せして払う枚数です。
option-passFee = パス
    .help = パス1回につき払う枚数です。
option-cardFee = 残り札
    .help = 終わったとき、残り札1枚ごとに払う枚数です。
option-start = 最初の人
    .help = だれがどのカードから始めるかです。
    .v-left = 親の左どなり
    .v-7D = ダイヤの7を持つ人
    .v-7H = ハートの7を持つ人
option-honour = うそパス
    .help = 出せるのにパスすることもできます。ばれたら罰としてチップを払います。
    .v-true = うそのパスあり
    .v-false = 出せるなら必ず出す
group-game = ゲーム
group-chips = チップ
preset-classic = 基本
    .help = 参加料はチップ1枚、パス1回につき1枚、残り札1枚につき1枚です。
preset-sevens = セブンズ
    .help = ハートの7から始め、払うのは残り札の分だけです。
preset-parliament = パーラメント
    .help = ダイヤの7から始めます。
preset-onYourHonour = うそパス
    .help = うそのパスもできますが、ばれると高くつきます。
preset-untilBroke = 破産まで
    .help = 最大24回。だれかのチップがなくなれば、そこで終わります。

## Why a bot or a hint does something

reason-alone = このあとに続くカードは全部自分の手札にあり、ほかの人の助けになりません。
reason-next = 列の次のカードも自分の手札にあります。
reason-far = この列の先のカードが自分の手札にあり、道を開いておく必要があります。
reason-end = 列の端のカードなので、ほかの人に道を開きません。
reason-forced = ほかに出せるカードがありません。
reason-bluff = うそのパスでほかの人を待たせることができますが、ばれると罰のチップを払わされます。

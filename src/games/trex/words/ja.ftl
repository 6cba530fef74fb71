# トレックスの日本語。
# 用語：王国、王、コントラクト、見せて2倍にする、回を流す、上がる

tagline = 4人の王に、5つのコントラクト。悪い手札にも使い道がある。

lesson-1 = ハートの7を持つ人が最初の王です。王は毎回、まだ選んでいないコントラクトを1つ選びます。
lesson-2 = 4つのコントラクトでは同じマークを出し、何を取るかに気をつけます。トレックスではジャックから上下に並べます。
lesson-3 = 5回で王は右どなりへ移ります。4つの王国が終わって、合計のいちばん多い人の勝ちです。

## Contracts

contract =
    { $contract ->
        [diamonds] ダイヤ
        [eltoosh] エルトゥーシュ
        [girls] クイーン
        [king-of-hearts] ハートのキング
        [complex] コンプレックス
       *[trex] トレックス
    }
contract-help =
    { $contract ->
        [diamonds]
            { $diamonds ->
                [-10] ダイヤを1枚取るごとに10点失います。
               *[10] ダイヤを1枚取るごとに10点です。
            }
        [eltoosh] 1トリック取るごとに15点失います。
        [girls] クイーンを1枚取るごとに25点失います。
        [king-of-hearts] ハートのキングを取ると75点失います。
        [complex] ダイヤ、トリック、クイーン、ハートのキングの4つのコントラクトを一度に数えます。
       *[trex] ジャックから並べます。最初に上がると200点です。
    }

## What happens

chooses = { $player }は「{ contract }」を選びました。{ contract-help }
exposes = { $player }が{ $cards }を見せました。2倍になります。
abandons = { $player }がこの回を流しました。
shows = { $player }が{ $cards }を見せました。
takes = { $player }が{ $cards }を取りました。
kingdom = 第{ $number }の王国。王は{ $player }です。
out =
    { $place ->
        [4] { $player }が最後に残り、最下位です。
       *[other] { $player }が{ out-place }で上がりました。
    }
out-place =
    { $place ->
        [1] 1位
        [2] 2位
        [3] 3位
       *[4] 最下位
    }
scores-for = { $player }に{ $points }点（{ $why }）。

## What to do now

prompt-contract = あなたが王です。コントラクトを1つ選んでください。
prompt-expose = 見せて2倍にするカードを選ぶか、「{ do-expose-none.short }」を押してください。
prompt-no-expose = 2倍にできるカードはありません。「{ do-expose-none.short }」を押してください。
prompt-abandon = 2がそろっているので、この回を流せます。「{ do-abandon.short }」か「{ do-keep.short }」を押してください。
prompt-keep = この回は流せません。「{ do-keep.short }」を押してください。
prompt-pass = 出せるカードがありません。パスしてください。
prompt-trex = ジャックか、場のカードの隣のカードを出してください。
prompt-lead = あなたから始めます。1枚出してください。
prompt-follow = 場は{ $suit }です。{ $suit }を出してください。
prompt-void = { $suit }がありません。どのカードでも出せます。
first-contract = 先にコントラクトを選んでください。
only-doubled = 2倍にできるのは、このコントラクトで失点になるクイーンかハートのキングだけです。
first-keep = 先に、この回を続けるかどうかを決めてください。
not-next = 隣のカードがまだ場に出ていません。
no-heart-lead = ハートから始められるのは、手札がハートだけのときです。

## Buttons: in full, and in few words

do-contract = コントラクトを選ぶ
    .short = コントラクト
do-choose = 「{ contract }」を選ぶ。{ contract-help }
    .short = { contract }
do-expose = カードを見せて2倍にするか、しないか
    .short = 2倍…
do-expose-cards = { $cards }を2倍にする
    .short = ×2 { $short }
do-expose-none = 2倍にしない
    .short = 2倍にしない
do-abandon = この回を流して、配り直す
    .short = 流す
do-keep = この回を続ける
    .short = 続ける
do-pass = 出せないのでパスする
    .short = パス
do-play = { $card }を出す
    .short = { $short }

## Said aloud

bubble-out = { out-place }！
bubble-doubled = 2倍！
bubble-pass = パス
bubble-abandon = 流す！

## Which deal ended

deal-done = 「{ contract }」。
deal-abandoned = 「{ contract }」は流れました。カードを配り直します。

## What points are given for, on the score sheet

why-diamonds = ダイヤ
why-tricks = トリック
why-queens = クイーン
why-king = ハートのキング
why-doubled = 2倍のカードのボーナス
why-first = 1位で上がり
why-second = 2位で上がり
why-third = 3位で上がり
why-last = 最下位
deal-name = { $deal }・{ contract }
standing =
    { COUNT($played) ->
        [0] 第{ $number }の王国（全{ $kingdoms }つ）。済んだコントラクトはまだありません。
       *[other] 第{ $number }の王国（全{ $kingdoms }つ）。済んだコントラクト：{ $played }。
    }

# What the game runs to, in a few words; and with the contracts that are not played yet in this kingdom.
goal = 第{ $number }の王国（全{ $kingdoms }つ）
goal-open = 第{ $number }の王国（全{ $kingdoms }つ）。残りのコントラクト：{ $open }

## Places and signs

place-hand = 手札
place-exposed = 2倍のカード
place-taken = 取ったカード
place-trick = 場
place-layout = 列
place-stock = 配るカード
place-won = 取ったトリック
sign-king = 第{ $number }の王国の王
sign-contract = コントラクトは{ contract }
    .short = { contract }
sign-tricks = { $count }トリック
sign-doubled = { cards }が2倍

## Options

option-diamonds = ダイヤ
    .help = ダイヤを数えるコントラクトで取ったダイヤ1枚の点数です。
    .v-10 = 10点
    .v--10 = マイナス10点
option-doubling = 2倍にする
    .help = クイーンとハートのキングを、始める前に見せて2倍にできるかどうかです。
    .v-true = できる
    .v-false = できない
option-ownDouble = 2倍にした自分のカードを取ったら
    .help = 2倍にしたカードを自分で取ったとき、ボーナスをだれがもらうかです。
    .v-leader = そのトリックを始めた人
    .v-single = だれももらわない（2倍にならない）
option-contracts = コントラクト
    .help = 1つの王国で行うコントラクトの数です。5つか、2つ（トリックのコントラクト4つをまとめた「コンプレックス」とトレックス）です。
    .v-five = 5つ
    .v-complex = コンプレックスとトレックス
option-partners = パートナー
    .help = 向かいの人と点を合計します。
    .v-true = 2人対2人
    .v-false = 個人戦
option-showTwos = 2のカード
    .help = トレックスで、一周したあとに2を表向きに置くかどうかです。
    .v-true = 見せる
    .v-false = 見せない
option-direction = 回る向き
    .help = 番の回る向きです。
    .v-clockwise = 時計回り
    .v-counterclockwise = 反時計回り
option-earlyStop = もう点が入らなくなったら
    .help = その回の残りを最後まで続けるかどうかです。
    .v-true = 打ち切る
    .v-false = 最後まで続ける
option-kingdoms = 王国の数
    .help = 4つで1ゲーム。全員が一度ずつ王になります。
group-game = ゲーム
group-contracts = コントラクト
preset-classic = 基本
    .help = 5つのコントラクト、4つの王国。ダイヤは1枚10点です。
preset-oneKingdom = 王国1つ
    .help = 5回だけ。ハートの7を持つ人が全部選びます。
preset-allPenalties = 全部マイナス
    .help = ダイヤも1枚10点の失点です。1つの王国の合計は0になります。
preset-complex = コンプレックス
    .help = 1つの王国で2回遊びます。トリックのコントラクト4つをまとめた回（ダイヤは1枚10点の失点）と、トレックスです。
preset-partners = パートナー戦
    .help = 2人対2人のコンプレックス。2のカードは見せます。
preset-plain = 2倍なし
    .help = 始める前にカードを見せることはなく、2倍もありません。

## Why a bot or a hint does something

reason-throw-costly = このトリックはほかの人が取るので、失点になるカードも一緒に取らせることができます。
reason-under-costly = もっと強いカードが出ているので、失点になるカードを手放せます。
reason-duck = 勝っているカードより弱いので、トリックを取らずにすみます。
reason-high = このトリックを取らずに、強いカードを手放せます。
reason-lead-low = いちばん低いカードから始めれば、ほかの人が取ってくれる見込みがいちばん大きくなります。
reason-lay-own = このマークの次のカードも自分の手札にあります。
reason-lay-end = 列の端のカードなので、ほかの人に道を開きません。
reason-contract = 残りのコントラクトの中で、この手札にいちばん合っています。
reason-expose = 同じマークのカードが十分にあって安全で、点は2倍になります。
reason-cover = 見せると危なくなります。

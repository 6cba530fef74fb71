# トレックスの日本語。
# 用語：王国、王、契約（コントラクト）、見せて2倍にする、回を流す、上がる

tagline = 四人の王、五つの契約。悪い手にも使い道があります。

lesson-1 = ハートの7を持つ人が最初の王です。王は毎回、契約を1つずつ選びます。
lesson-2 = 4つの契約では同じマークを出し、取りたくないものに気をつけます。トレックスではジャックから上下に並べます。
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
        [diamonds] { $diamonds ->
            [-10] ダイヤを取ると1枚10点失います。
           *[10] ダイヤを取ると1枚10点。
        }
        [eltoosh] 1トリック取るごとに15点失います。
        [girls] クイーンを取ると1枚25点失います。
        [king-of-hearts] ハートのキングを取ると75点失います。
        [complex] ダイヤ、トリック、クイーン、ハートのキングを一度に。
       *[trex] ジャックから並べる競争。先に上がれば200点。
    }

## What happens

chooses = { $player }は「{ contract }」を選びました。{ contract-help }
exposes = { $player }が{ $cards }を見せました。2倍になります。
abandons = { $player }がこの回を流しました。
shows = { $player }が{ $cards }を見せました。
takes = { $player }が{ $cards }を取りました。
kingdom = 第{ $number }の王国。王は{ $player }です。
out = { $player }が{ out-place }に上がりました。
out-place =
    { $place ->
        [1] 一番
        [2] 二番
        [3] 三番
       *[4] 最後
    }
scores-for = { $player }に{ $points }点（{ $why }）。

## What to do now

prompt-contract = あなたが王です。契約を1つ選んでください。
prompt-expose = 見せて2倍にするカードを選ぶか、「{ do-expose-none.short }」を押してください。
prompt-no-expose = 2倍にできるカードはありません。「{ do-expose-none.short }」を押してください。
prompt-abandon = 2がそろっているので、この回を流せます。「{ do-abandon.short }」か「{ do-keep.short }」を押してください。
prompt-keep = この回は流せません。「{ do-keep.short }」を押してください。
prompt-pass = 出せるカードがありません。パスしてください。
prompt-trex = ジャックか、場のカードの隣を出してください。
prompt-lead = あなたから出してください。
prompt-follow = 場は{ $suit }です。{ $suit }を出してください。
prompt-void = { $suit }がありません。どのカードでも出せます。
first-contract = 先に契約を選んでください。
only-doubled = 2倍にできるのは、契約に合うクイーンかハートのキングだけです。
first-keep = 先に、この回を続けるかどうかを決めてください。
not-next = 隣のカードがまだ出ていません。
no-heart-lead = ハートから出せるのは、ハートしか残っていないときだけです。

## Buttons: in full, and in few words

do-contract = 契約を選ぶ
    .short = 契約
do-choose = 「{ contract }」を選ぶ。{ contract-help }
    .short = { contract }
do-expose = 見せて2倍にする、またはしない
    .short = 2倍…
do-expose-cards = { $cards }を2倍にする
    .short = ×2 { $short }
do-expose-none = 2倍にしない
    .short = しない
do-abandon = この回を流して配り直す
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
bubble-abandon = 流します

## Which deal ended

deal-done = 「{ contract }」。
deal-abandoned = 「{ contract }」は流れました。配り直します。

## What points are given for, on the score sheet

why-diamonds = ダイヤ
why-tricks = トリック
why-queens = クイーン
why-king = ハートのキング
why-doubled = 2倍のカードを取らせた
why-first = 一番
why-second = 二番
why-third = 三番
why-last = 最後
deal-name = { $deal }・{ contract }
standing =
    { COUNT($played) ->
        [0] 第{ $number }の王国（全{ $kingdoms }）。済んだ契約：まだなし。
       *[other] 第{ $number }の王国（全{ $kingdoms }）。済んだ契約：{ $played }。
    }

# What the game runs to, in a few words; and with the contracts that are not played yet in this kingdom.
goal = 王国 { $number }/{ $kingdoms }
goal-open = 王国 { $number }/{ $kingdoms }。残りの契約：{ $open }

## Places and signs

place-hand = 手札
place-exposed = 2倍のカード
place-taken = 取ったカード
place-trick = 場
place-layout = 列
place-stock = 配るカード
place-won = 取ったトリック
sign-king = 第{ $number }の王国の王
sign-contract = 契約は{ contract }
    .short = { contract }
sign-tricks = { $count }トリック
sign-doubled = { cards }が2倍

## Options

option-diamonds = ダイヤ
    .help = 「ダイヤ」で取ったダイヤ1枚の点です。
    .v-10 = 10点
    .v--10 = マイナス10点
option-doubling = 2倍
    .help = クイーンやハートのキングを先に見せて、2倍にできるかどうかです。
    .v-true = できる
    .v-false = できない
option-ownDouble = 自分の2倍を自分で取ったら
    .help = ほうびをだれがもらうかです。
    .v-leader = そのトリックの親
    .v-single = だれも。1倍になる
option-contracts = 契約
    .help = 王国ごとに5つか、全部まとめたものとトレックスの2つです。
    .v-five = 5つ
    .v-complex = コンプレックスとトレックス
option-partners = 組
    .help = 向かいの人と点を合わせます。
    .v-true = 2人ずつの組
    .v-false = ひとりずつ
option-showTwos = 2を見せる
    .help = トレックスで、1周したら2を表向きに置きます。
    .v-true = 見せる
    .v-false = 見せない
option-direction = 回る向き
    .help = 番の回る向きです。
    .v-clockwise = 時計回り
    .v-counterclockwise = 反時計回り
option-earlyStop = 点が動かなくなったら
    .help = 残りを打ち切るかどうかです。
    .v-true = 打ち切る
    .v-false = 最後まで
option-kingdoms = 王国
    .help = 4つで全員が一度ずつ王になります。
group-game = ゲーム
group-contracts = 契約
preset-classic = 基本
    .help = 契約5つ、王国4つ。ダイヤは1枚10点です。
preset-oneKingdom = 王国1つ
    .help = 5回だけ。ハートの7を持つ人が選びます。
preset-allPenalties = 全部失点
    .help = ダイヤも失点。王国の合計は0になります。
preset-complex = コンプレックス
    .help = 王国は2回。失点をまとめた回とトレックスです。
preset-partners = 組で
    .help = 2人ずつの組。2は見せます。
preset-plain = 2倍なし
    .help = カードを見せません。

## Why a bot or a hint does something

reason-throw-costly = トリックは人が取り、点を失うカードも一緒に渡せます。
reason-under-costly = 点を失うカードを、より高いカードの下に出せます。
reason-duck = トリックを取るカードの下に入ります。
reason-high = 何も取らないときに、高いカードを手放せます。
reason-lead-low = いちばん低いカードなら、負かされる見込みがいちばん高くなります。
reason-lay-own = このマークの次のカードは自分の手にあります。
reason-lay-end = マークの端なので、ほかの人に道を開きません。
reason-contract = 残りの契約の中で、この手にいちばん合っています。
reason-expose = 同じマークのカードが十分あって安全で、点は2倍になります。
reason-cover = 表にすると危なくなります。

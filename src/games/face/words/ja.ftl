# すべてのゲームに共通の日本語：カード、マーク、人、数、どのゲームでも言う文。
#
# 用語
#   trick – トリック; lead – 最初に出す; follow suit – 同じマーク; void – ない; trump – 切り札; suit – マーク;
#   rank – 数字; court card – 絵札; meld – 組; set – 同じ数字; run – 連番; go out – 上がり; pass – パス;
#   bid – 宣言, 入札; stock – 山札; discards – 捨て札; draw – 引く; turn up – 表向き, めくる; deal – 回;
#   dealer – 親; hand – 手札; turn – 番; round – 周; chip – チップ; pot – ポット; ante – 参加料;
#   joker – ジョーカー; pack – デッキ; seat – 席; game – ゲーム; clockwise – 時計回り
# 1回分のカードそのものを言うときは「同じカード」「今日の勝負」「公正な配りかた」。
# 数字の呼びかた（FORM）：sign – カードに書いてあるとおり

## Cards

rank =
    { $form ->
        [sign] { $rank }
       *[name] { rank-name }
    }
rank-name =
    { $rank ->
        [A] エース
        [K] キング
        [Q] クイーン
        [J] ジャック
       *[other] { $rank }
    }
suit =
    { $suit ->
        [S] スペード
        [H] ハート
        [D] ダイヤ
       *[C] クラブ
    }
card = { suit }の{ rank }
card-joker = ジョーカー
card-hidden = カード

# Who reads, on their plate; and what the bots are called.
reader = 自分
bot-1 = かえで
bot-2 = はる
bot-3 = そら
bot-4 = れん
bot-5 = ゆき
bot-6 = みお
bot-7 = たく
bot-8 = なぎ

## People

you = あなた
name = { $name }

## Numbers

number = { $count }
cards = { $count }枚
points = { $count }点
chips = チップ{ $count }枚
sentence-gap = { "" }
comma = 、
chips-in-figures = チップ{ $count }枚
deal-count = { $deals }回

## What happens

deals = { $player }がカードを配ります。
deals-again = 第{ $deal }回。{ deals }
plays = { $player }が{ $cards }を出しました。
draws-card = { $player }が{ $card }を引きました。
draws-hidden = { $player }が1枚引きました。
draws-several = { $player }が{ cards }引きました。
recycled = 捨て札をシャッフルして、新しい山札にしました。
held = { $player }の手札は{ $cards }。
passed-over = { $players }の番は飛ばされました。
passes = { $player }はパス。
scores =
    { $count ->
        [0] { $player }は0点。
       *[other] { $player }に{ points }。
    }
pays-player = { $player }が{ $to }に{ chips }を払いました{ pays-why }。
pays-into = { $player }が{ chips }を{ FORM($pot, is: "into") }{ pays-why }。
takes-from = { $player }が{ $pot }から{ chips }を取りました{ pays-why }。
pays-why =
    { $why ->
        [none] { "" }
       *[other] （{ $why }）
    }

## Whose turn it is

deal-over = この回は終わりました。
game-over = ゲームは終わりました。
others-decide = ほかの人が決めています。
to-play = { $player }の番です。
one-moment = 少々お待ちください。
not-your-turn = いまは{ $player }の番です。
others-play = ほかの人の番です。

## Results

wins-deal =
    { WHO($players) ->
        [nobody] この回は勝者なし
        [you] この回はあなたの勝ち
        [other] この回は{ $players }の勝ち
       *[others] この回は引き分け（{ $players }）
    }
wins-game =
    { WHO($players) ->
        [nobody] 引き分け
        [you] あなたの勝ち
        [other] { $players }の勝ち
       *[others] { $players }の同点優勝
    }
total = { $player } { $total }
result-text = { $totals }。
result-text-why = { $why }{ $totals }。
result-read = { $heading }。{ $text }

## What the game runs to, in a few words in a corner of the table

goal-deal = 第{ $deal }回（全{ $deals }回）
goal-first = 第{ $deal }回・{ $target }点先取
# A total that nobody wants to reach.
goal-end = 第{ $deal }回・{ $target }点で終わり

## Options that many games have

option-dealer = 最初の親
    .help = 最初にだれが親になるかです。そのあとは、親が左どなりへ移ります。
    .v-random = ランダム
seat = 席{ $number }

## Games where a card must match the one that is up

match-upcard = 最初のカードは{ $card }。
match-suit = { $player }は{ $suit }を指定しました。
match-reverse =
    { $direction ->
        [right] 逆回り。これからは反時計回りです。
       *[left] 逆回り。これからは時計回りです。
    }
match-skip = { $player }は1回休み。
match-dry = もう引くカードがありません。残り{ cards }は引かずにすみます。
match-bubble-suit = { $suit }！
match-bubble-skip = 1回休み
match-draw = 山札から1枚引く
    .short = 引く
match-draw-due = { cards }引く
    .short = { cards }引く
match-sign-due = { cards }引く
match-sign-right = 反時計回り
match-sign-left = 時計回り
match-sign-skip = 1回休み

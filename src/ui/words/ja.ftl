# テーブルのまわりの言葉。

named = { $thing }

## app

app-title = ページワン
app-tagline = いろいろなトランプゲームが遊べるテーブル
app-page = { $game } — { app-tagline }
app-trouble = 問題が起きました。ページを再読み込みすると、テーブルが戻ります。
app-notices-not-kept = このブラウザでは何も保存されません。ゲームと設定は、ページを閉じるまで有効です。
app-notices-save-unreadable = 保存したゲームを開けなかったので、別に保管しました。新しいゲームを始めました。
app-notices-engine-failed = ゲームを再開できませんでした。新しいゲームを始めました。
app-noFelt = このブラウザではテーブルを描けないため、文字で表示しています。ここからすべて遊べます。
app-unknown = この画面を読み込めませんでした。もう一度お試しください。
app-offline = オフラインのため、まだ読み込んでいないこの画面を開けません。オンラインのときにもう一度お試しください。
app-gone = テーブルに新しいバージョンがあり、前のバージョンのこの部分はもうありません。続けるには、ページを再読み込みしてください。
app-noLanguage = { $language }を読み込めませんでした。もう一度選ぶか、ページを再読み込みしてください。

## Bots

kind-random = さいころ
    .help = 何でも出します
kind-beginner = 新人
    .help = ルールは知っていますが、宣言を忘れたり、うっかり出したりします
kind-plain = 堅実
    .help = 簡単な定石どおりにプレイします
kind-thinker = 策士
    .help = 少し先を読みます
kind-master = 名人
    .help = 時間をかけて深く読みます

## table

table-hand = 手札
table-yourTurn = あなたの番
table-turn = この人の番
table-dealer = 親
table-said = 「{ $words }」と言いました
table-actions = できること
table-goOn = 進む
table-goOnHelp = 見送って進む
table-undoHelp = 直前の手を戻す
table-required = { $suit }を出す
table-cannot = { $card }、いまは出せません。{ $why }
table-choose = 次に{ $card }を出す
table-unchoose = 次に{ $card }を出します。押すと取り消し
table-howToPlay = { $card }の出しかた
table-which = どれにしますか
table-rowsUp = 上の列へ
table-rowsDown = 下の列へ
table-never = やめる
table-practice = 練習
table-practiceHelp = このゲームでは手を戻したので、練習として扱います。
table-close = 閉じる
table-dismiss = このお知らせを閉じる

## lessons

lessons-name = かんたんな説明
lessons-of = { $n }／{ $all }
lessons-next = 次へ
lessons-done = わかった
lessons-skip = すべてスキップ

## twin

twin-name = 文字で見るテーブル
twin-toggle = 文字で見る
twin-seats = 席
twin-yourTurn = あなたの番
twin-seat =
    { $kind ->
        [none] { $name }：{ $parts }
       *[other] { $name }（{ $kind }）：{ $parts }
    }
twin-cards = { $count }枚
twin-played = { $name }：{ $card }
twin-nothing = まだありません
twin-pile =
    { $count ->
        [0] { $place }：なし
       *[other] { $place }：{ twin-cards }
    }
twin-place =
    { $number ->
        [0] { $place }
       *[other] { $place } { $number }
    }
twin-spot =
    { COUNT($cards) ->
        [0] { twin-place }
       *[other] { twin-place }：{ $cards }
    }
twin-scores = 得点
twin-score = { $name }：{ $points }
twin-yourCards = あなたの手札
twin-log = これまでの流れ
twin-hidden = 伏せたカード

## corner

corner-menu = メニュー
corner-muteHelp = 音を消す
corner-unmuteHelp = 音を出す

## result

result-nextDeal = 次の回へ
result-again = もう一度
result-newGame = 新しいゲーム
result-save = 記録を保存
result-watch = 見直す
result-share = 共有
result-update = 新しいバージョンがあります
result-restart = いま再起動する

## sheet

sheet-title = 得点表
sheet-deal = 回
sheet-total = 合計
sheet-details = 直前の回の得点の内訳
sheet-chips = { $from } → { $to }：{ $chips }

## menu

menu-resume = テーブルに戻る
menu-games = すべてのゲーム
menu-back = メニューに戻る
menu-close = 閉じる

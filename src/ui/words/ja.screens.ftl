# テーブルに重ねて開く画面の言葉。

## entries: the menu

entries-title = メニュー
entries-newGame = 新しいゲーム
entries-rules = ルール
entries-settings = 設定
entries-pastGames = これまでのゲーム
entries-help = キー操作とヘルプ
entries-save = 進行中の記録を保存
entries-open = ファイルの記録を見る
entries-play = 遊ぶ
entries-table = このテーブル
entries-you = あなた
entries-more = その他
entries-fullScreen = 全画面
entries-window = 全画面を終了
entries-onShelf = 全{ $count }種類
entries-inARow = { $days }日連続
entries-newGameHelp = 人数・ルール・強さ
entries-friendsHelp = リンク1つ、登録不要
entries-won = 勝率{ $percent }%
entries-moreHelp = パズル・公正な配りかた・キー操作

## puzzles: the way to the practice screen (its words are in ja.puzzles.ftl)

puzzles-open = パズル
puzzles-like = これに似たパズル
puzzles-all = パズル
puzzles-solved = { $all }問中{ $solved }問正解

## day

day-title = 今日の勝負
day-heading = { $date }の勝負
day-lead = ゲームごとに1日1回、世界中のだれもが同じカード。
day-intro-1 = どのゲームにも、1日に1つ、今日の勝負があります。カードは日付だけで決まるので、世界中のだれにも同じカードが配られ、ネットワークもいりません。日付は協定世界時（UTC）です。
day-intro-2 = テーブルはいつも同じです。標準のルール、標準の人数で、あなたは最初の席、相手は「堅実」なボットです。記録に数えるのは最初の1回だけで、そのあとは練習になります。
day-intro-3 = 基準は、ボットがあなたのカードで出す成績の平均です。この端末が、同じカードで16回、あなたの席に「堅実」なボットと「新人」を交互に座らせてプレイさせます。
day-intro-4 = 今日の勝負にはコミットメントがありません。日付はだれでも知っているので、前もってカードを割り出すこともできます。
day-more = しくみ
day-play = 遊ぶ
day-again = 練習する
day-of = { $action }：{ $game }
day-open = まだ遊んでいません
day-begun = 途中まで
day-calendar = カレンダー
day-earlier = 前の月
day-later = 次の月
day-on = { $date }：{ $marks }
day-marks-none = 未プレイ
day-marks-played = プレイ済み
day-marks-won = 勝ち
day-marks-kept = 基準以上
day-row =
    { $now ->
        [0] いまは連続なし（最長{ $longest }日）
       *[other] { $now }日連続（最長{ $longest }日）
    }
day-badge = アイコンにバッジを表示する
day-badgeHelp = 今日の勝負を1つも始めていないあいだ、インストールしたアプリのアイコンにバッジが付きます。ページを開くときと離れるときに更新されます。
day-outcome =
    { $won ->
        [yes] 勝ち
       *[no] 勝てず
    }
day-you =
    { $points ->
        [none] あなた：{ day-outcome }
       *[other] あなた：{ $points }、{ day-outcome }
    }
day-par =
    { $points ->
        [none] 基準：{ day-parWins }
       *[other] 基準：{ $points }、{ day-parWins }
    }
day-parWins = 勝率{ $percent }
day-better = 基準より上
day-same = 基準とちょうど同じ
day-worse = 基準より下
day-searching = ボットが同じカードでプレイしています… { $percent }%
day-failed = この端末では基準を出せませんでした。
day-practice = 練習でした。記録に数えるのはその日の最初の1回だけです。
day-undone = 手を戻したので、練習として扱います。
day-hints = ヒント{ $count }回
day-share = 共有
day-copy = 結果をコピー
day-given = 今日の勝負です。シードは日付そのもので、だれでも同じです。そのためコミットメントはなく、前もってカードを割り出すこともできました。
day-copied = 結果をコピーしました。
day-copyThis = 結果です。選んでコピーしてください。
day-line = { $game }：今日の勝負 { $date }

## statistics

statistics-title = 成績
statistics-intro = この端末だけで集計し、どこにも送信しません。ファイルにはすべてが入っていて、別の端末で追加できます。両方にあるゲームは1回だけ数えます。
statistics-several = 何人かで遊んだゲームも、「{ statistics-level-people }」として、この端末で始めた人、またはこの端末で席に着いた人の成績に数えます。
statistics-none = まだ終わったゲームはありません。
statistics-notKept = このブラウザでは何も保存されません。この成績はページを閉じるまで有効です。
statistics-summary = { $count }ゲーム、{ $won }勝
statistics-hints = ヒントは合計{ $count }回
statistics-level-alone = ひとり
statistics-level-mixed = いろいろな強さのボット
statistics-level-people = ほかの人と
statistics-house = ハウスルール：{ $name }
statistics-caption = { $level }・{ $options }
statistics-games = ゲーム
statistics-won = 勝ち
statistics-drawn = 引き分け
statistics-deals = 回数
statistics-best = 最高の結果
statistics-worst = 最低の結果
statistics-average = 平均
statistics-streak = いまの連勝
statistics-longest = 最多連勝
statistics-told = { $count }回の結果：最高{ $best }、最低{ $worst }、平均{ $average }、最後は{ $last }。
statistics-toldWins =
    { $last ->
        [won] { $count }ゲームで{ $won }勝、最後は勝ち。
        [drawn] { $count }ゲームで{ $won }勝、最後は引き分け。
       *[lost] { $count }ゲームで{ $won }勝、最後は負け。
    }
statistics-tooFew = 3ゲーム遊ぶと、ここに結果のグラフが描かれます。
statistics-line = 結果を順に並べたグラフです。塗りつぶした点は勝ち、破線は平均です。
statistics-lineLow = 結果を順に並べたグラフで、点が少ないほど上です。塗りつぶした点は勝ち、破線は平均です。
statistics-lineWins = 勝つと1段上がり、負けると1段下がります。塗りつぶした点は勝ちです。
statistics-apart = 別に集計
statistics-hinted = ヒントを使ったゲーム
statistics-practice = 手を戻したゲーム
statistics-again = 同じカードでもう一度
statistics-wonOf = { $of }回中{ $won }勝
statistics-share = { $count }（{ $percent }%）
statistics-days = 今日の勝負
statistics-daysSummary = { $played }回、うち基準より上{ $better }回
statistics-save = ファイルに保存
statistics-take = ファイルを追加
statistics-taken = ファイルを追加しました。すでにあるゲームは1回だけ数えます。
statistics-refused-no-counts = このファイルには、このテーブルの成績が入っていません。何も変更していません。
statistics-refused-too-large = 成績のファイルとしては大きすぎます（10 MBまで）。何も変更していません。
statistics-refused-later-counts = 新しいバージョンのテーブルで作られたファイルです。何も変更していません。
statistics-unreadable = ファイルを読み込めませんでした。何も変更していません。
statistics-failed = テーブルから応答がありません。もう一度お試しください。
statistics-erase = 消去
statistics-erased = 成績を消去しました。
statistics-question-title = 成績をすべて消去しますか？
statistics-question-text = この端末で数えたものをすべて消去します。「これまでのゲーム」は残ります。元に戻せるのは、前に保存したファイルからだけです。
statistics-question-yes = 消去する
statistics-question-no = 残す

## shelf

shelf-title = ゲーム
shelf-facts = { $players }人・{ $minutes }分
shelf-choose = { $game }：人数とハウスルールを選ぶ
shelf-goOn = 続きを遊ぶ
shelf-learn = 覚える・約{ $minutes }分
shelf-learning = ステップ{ $done }／{ $all }
shelf-learnt = 習得済み
shelf-learnOf = { $game }を約{ $minutes }分で覚える

## home

home-left = 前回の続きから
home-row = { $days }日連続
home-fresh = はじめて
home-half = 習得中
home-waits = 途中のゲーム
home-facts = { $players }人・{ $minutes }分
home-about = { $game }について
home-back = ゲーム一覧に戻る

## newGame

newGame-title = 新しいゲーム
newGame-game = ゲーム
newGame-change = 変更
newGame-preset = テーブルの種類
newGame-own = カスタム
newGame-ownHelp = 下で選んだルール
newGame-seats = 人数
newGame-bots = ボット
newGame-people = テーブルの参加者
newGame-oneMore = 1人増やす
newGame-oneFewer = 1人減らす
newGame-me = 自分
newGame-friend = この端末の友だち
newGame-name = 名前
newGame-nameOf = { $seat }の名前
newGame-portraitOf = { $seat }のアバター
newGame-player = プレイヤー{ $n }
newGame-friends = この端末を順に手渡します。手渡すあいだは、画面が覆われてカードは見えません。宣言のボタンはだれでも使えます。
newGame-details = ハウスルール
newGame-on = あり
newGame-off = なし
newGame-random = ランダム
newGame-less = 減らす：{ $label }
newGame-more = 増やす：{ $label }
newGame-between = { $min }〜{ $max }。
newGame-reason = { $labels }：{ $reason }
newGame-value = { $label }：{ $value }
newGame-notAtSeats =
    { $seats ->
        [1] 1人で遊ぶときは選べません
       *[other] { $seats }人では選べません
    }
newGame-needs = 「{ $label }」が「{ $value }」のときだけ
newGame-idleWith = 「{ $label }」が「{ $value }」のときは効果がありません
newGame-begin = 配る
newGame-about = { newGame-begin }・約{ $minutes }分

## leave

leave-title = この回をやめますか？
leave-text = 新しいゲームを始めると、いまのテーブルを片づけます。ここまでの記録は「これまでのゲーム」に残ります。
leave-yes = 新しく始める
leave-no = 続ける

## rules

rules-title = ルール
rules-of = { $game }の{ rules-title }
rules-inForce = いまのテーブルで使っているルールです。
rules-show = 実例を見る
rules-showClause = { $clause }の実例を見る
rules-back = ルールに戻る
rules-elsewhere = あなたのテーブルとは違うオプションでのゲームなので、ルールの文が少し違います。
rules-here = この場面です。
rules-open = ルールを見る

## settings

settings-title = 設定
settings-note = 選ぶとテーブルがすぐに変わります
settings-table = テーブル
settings-play = 速さと手助け
settings-access = 表示と操作
settings-language = 言語
settings-speed = カードの速さ
settings-speeds-1 = 1倍
settings-speeds-2 = 2倍
settings-speeds-4 = 4倍
settings-speeds-0_5 = ½倍
settings-speeds-at-once = すぐ
settings-sound = 音
settings-volume = 音量
settings-deck = カードの絵柄
settings-decks-two-colour = 2色
settings-decks-four-colour = 4色
settings-decks-large-index = 大きな数字
settings-back = カードの裏
settings-backs-asanoha-indigo = 麻の葉・藍
settings-backs-asanoha-crimson = 麻の葉・紅
settings-backs-seigaiha-teal = 青海波・青緑
settings-backs-plain-charcoal = 無地・墨
settings-portrait = アバター
settings-portraitHelp = ここでも友だちとのテーブルでも、あなたの席に出ます。
settings-portraits-grandmother = おばあさん
settings-portraits-carpenter = 大工
settings-portraits-student = 学生
settings-portraits-skipper = 船長
settings-portraits-singer = 歌手
settings-portraits-trumpeter = トランペット奏者
settings-portraits-marquise = 侯爵夫人
settings-portraits-professor = 教授
settings-portraits-aunt = おばさん
settings-portraits-uncle = おじさん
settings-portraits-redhead = 赤毛さん
settings-portraits-skater = スケーター
settings-portraits-dancer = ダンサー
settings-portraits-doctor = 医者
settings-portraits-baker = パン屋
settings-portraits-clerk = 事務員
settings-portraits-neighbour = ご近所さん
settings-portraits-cat = ネコ
settings-portraits-fox = キツネ
settings-portraits-initial = 頭文字
settings-cloth = テーブルクロス
settings-cloths-green = 緑
settings-cloths-indigo = 藍
settings-cloths-burgundy = えんじ
settings-cloths-slate = ねずみ色
settings-callWindow = 宣言を待つ時間
settings-callWindowHelp = 宣言や指摘のために、ボットが待つ時間です。
settings-callWindows-3 = 3秒
settings-callWindows-10 = 10秒
settings-callWindows-go-on = 「進む」を押すまで
settings-pace = ボットの考える時間
settings-paceHelp = カードの動きが止まってから数えます。自分の番でないときの受け答えには、少なくとも0.6秒かけます。
settings-paces-0 = 0秒
settings-paces-1 = 1秒
settings-paces-2 = 2秒
settings-paces-at-once = すぐ
settings-paces-0_5 = 0.5秒
settings-paces-1_5 = 1.5秒
settings-hints = ヒント
settings-hintsHelp = 案内の横のランプが、できる手とその理由を教えます。ヒントの回数は数えられます。
settings-offers-first = 遊び始めの数回だけ
settings-offers-true = いつも
settings-offers-false = 使わない
settings-coach = コーチ
settings-coachHelp = 大きく損をする手の前に一度だけ確かめて、もっとよい手を教えます。そのゲームはヒントを使ったゲームとして数えます。
settings-assist = 自動で宣言
settings-assistHelp = 自動で宣言するので、忘れることがありません。
settings-forced = できる手が1つだけなら自動で
settings-forcedHelp = できることが1つだけのとき、0.5秒後に自動で行います。
settings-motion = 動き
settings-motions-system = システムに合わせる
settings-motions-on = 動かす
settings-motions-off = 控えめ
settings-leftHand = 左利き用の配置
settings-theme = 色
settings-themes-system = システムに合わせる
settings-themes-light = 紙
settings-themes-dark = 夜
settings-wordsPanel = 文字で見るテーブルを表示
settings-shortcuts = 1文字キーのショートカット
settings-refused = このブラウザでは何も保存されません。この設定はページを閉じるまで有効です。

## elsewhere

elsewhere-title = このゲームは別のタブで開いています
elsewhere-text = 進めた手が失われないように、一度に遊べるタブは1つだけです。
elsewhere-here = ここで遊ぶ

## ownTab

ownTab-full = このゲームを別のタブで続ける
ownTab-short = 別のタブで続ける
ownTab-help = このゲームを、いまの場面のまま別のタブで開きます

## pastGames

pastGames-title = これまでのゲーム
pastGames-none = まだ終わったゲームはありません。
pastGames-running = いまテーブルで進行中
pastGames-won = あなたの勝ち
pastGames-lost = { $names }の勝ち
pastGames-drawn = 勝者なし
pastGames-unfinished = 途中まで
pastGames-watch = 見る
pastGames-save = ファイルに保存
pastGames-forget = 削除
pastGames-forgotten = ゲームを削除しました。
pastGames-gone = この記録はもうありません。
pastGames-of = { $action }：{ $game }、{ $time }

## botCheck

botCheck-title = ボットを検証する
botCheck-asking = それぞれのボットに、席から見えたものだけをもう一度見せて、選び直させています… { $percent }%
botCheck-same =
    { $choices ->
        [1] 席から見えたものだけをもとに、ボットに1回の選択をやり直させました。同じ結果でした。
       *[other] それぞれの席から見えたものだけをもとに、ボットに{ $choices }回の選択をやり直させました。すべて同じ結果でした。
    }
botCheck-none = このゲームでは、ボットは何も選んでいません。
botCheck-other = { $line }行目：{ $name }の席から見えたものだけなら、このボットは別の手を選びます。
botCheck-notOver = まだ終わっていないゲームです。終わってから検証できます。
botCheck-view = この記録は1つの席から見たものです。検証できるのは全部が記された記録だけです。
botCheck-stop = やめる

## replay

replay-title = リプレイ
replay-leave = テーブルに戻る
replay-first = 最初へ
replay-back = 1手戻る
replay-play = 再生
replay-pause = 一時停止
replay-forward = 1手進む
replay-last = 最後へ
replay-deal = 回
replay-dealNumber = 第{ $n }回
replay-speed = 速さ
replay-eyes = 視点
replay-everybody = 全員の手札
replay-person = プレイヤー
replay-position = 位置
replay-step = { $n }手目（全{ $all }手）
replay-partly = この記録は1つの席から見たものです。ほかのカードは伏せたままです。
replay-line =
    { $n ->
        [0] { $text }
       *[other] { $n }行目：{ $text }
    }
replay-troubles-not-json = ゲームの記録の行ではありません。
replay-troubles-not-a-line = ゲームの記録にはない行です。
replay-troubles-wrong-order = 行の順序が違います。
replay-troubles-unknown-game = このテーブルにはないゲームです。
replay-troubles-bad-setup = 人数やルールがゲームに合いません。
replay-troubles-bad-deck = このゲームのデッキと一致しません。
replay-troubles-illegal-act = ルールで認められない手です。
replay-troubles-differs = ルールどおりなら、ここは別の結果になります。
replay-troubles-unknown-bot = このボット、またはこのバージョンのボットはここにありません。
replay-troubles-other-choice = ここでボットは別の手を選ぶはずです。
replay-troubles-unfinished = ゲームの終わりより前で記録が切れています。
replay-troubles-empty = ファイルに何もありません。
replay-troubles-damaged = リンクが途中で切れたか、書き換わっています。
replay-troubles-newer = 新しいバージョンのテーブルで作られたリンクです。ページを再読み込みしてください。
replay-troubles-too-long = どのゲームよりも長い記録です。
replay-troubles-not-now = いまはできません。
replay-troubles-not-saved = このゲームはもう保存されていません。
replay-troubles-engine = テーブルから応答がありません。もう一度お試しください。
replay-unreadable = ファイルを読み込めませんでした。
replay-tooLarge = ゲームの記録としては大きすぎるファイルです（5 MBまで）。
replay-card = 出したカード
replay-anyCard = カードを選んで移る…
replay-cardAt = { $card }：{ $name }、{ $step }手目
replay-keys = 矢印キーで1手ずつ、スペースで再生、HomeとEndで最初と最後へ、Page UpとPage Downで回ごとに移ります。0で全員の手札、1〜9で1つの席から見たようすになります。
replay-drop = ここにゲームの記録をドロップすると再生します
replay-playOn = ここから遊ぶ

## playOn

playOn-title = ここから遊ぶ
playOn-intro = この場面から練習のゲームを始めます。席を1つ選んでください。ほかの席はボットがプレイします。
playOn-seat = あなたの席
playOn-cards = カード
playOn-same = そのまま
playOn-sameHelp = すべてのカードが元の場所にあります。
playOn-anew = 配り直す
playOn-anewHelp = その席から見えたものはそのままに、ほかのカードを矛盾なく配り直します。
playOn-kept = いまテーブルにあるゲームは、そのまま「これまでのゲーム」に残ります。
playOn-begin = 遊ぶ
playOn-failed = この場面からは続けられません。

## share

share-title = 共有
share-what = 送るもの
share-table = このテーブル
share-tableHelp = いまの人数とハウスルールの{ $game }です。リンクを開いた人には新しいカードが配られます。
share-deal = 同じカードで挑戦
share-dealHelp = 同じカード、同じ席、同じボットです。ほかの人にも試してもらえます。
share-newDealHelp = まだだれも見ていないカードです。リンクを開いた人には、みな同じカードが配られます。
share-game = ゲーム全体
share-gameHelp = 最初の1枚から最後の1枚まで再生できます。
share-notOver = ゲームが終わると送れます。
share-notFull = リンクにできるのは、すべてのカードが記された記録だけです。
share-tooLong = このゲームはリンクにするには長すぎます。ファイルに保存して送ってください。このページにドロップすると開きます。
share-step = この場面から開く
share-view = 見せる手札
share-link = リンク
share-length = { $n }文字
share-copy = コピー
share-copied = コピーしました。
share-notCopied = ここではコピーできません。リンクを選んでコピーしてください。
share-send = 送る…
share-file = ファイルに保存
share-qr = リンクのQRコード
share-nothingSent = このページは何も送信しません。内容はすべてリンクの中にあります。
share-made = { $app }：{ $game }

## sent

sent-title = 同じカードで挑戦
sent-tableTitle = 届いたテーブル
sent-tableText = { $game }。人数とハウスルールは送った人と同じで、カードは新しく配られます。
sent-dealText = { $game }：このリンクを開いた人は、みな同じカード、同じ席、同じボットで遊びます。
sent-dayText = { $game }、{ $date }：世界中の人が同じカードで遊びます。
sent-gameTitle = ゲームを見る
sent-gameText = { $game }を、最初のカードから最後のカードまで見られます。
sent-results-won = 送った人は勝ちました。
sent-results-lost = 送った人は勝てませんでした。
sent-results-drawn = 勝った人はいません。
sent-text = { $game }、{ $seats }人。始めると、いまのテーブルを片づけます。ここまでの記録は「これまでのゲーム」に残ります。
sent-yes = 挑戦する
sent-no = 続ける
sent-unfit = リンクの内容ではテーブルを作れません。標準のテーブルを用意しました。
sent-partly = リンクの一部が読み取れませんでした。できるだけ近いテーブルを用意しました。
sent-broken = リンクを開けませんでした。{ $text }

## fairDeal

fairDeal-title = 公正な配りかた
fairDeal-intro-1 = カードを配る前に、テーブルは秘密のシードを作り、そのコミットメントを示します。コミットメントは、そのシードとだけ一致する英数字の列です。そのあと、好きな言葉でカットできます。言葉もシードに加わるので、テーブルもあなたもカードを選べません。
fairDeal-intro-2 = ゲームで使うすべてのデッキと、そのあとのシャッフルは、1つのシードで決まるので、1つのコミットメントがすべての回を保証します。ゲームが終わるとシードと言葉が示されて記録にも残り、一致するかどうかをだれでも確かめられます。
fairDeal-intro-3 = よりどころは、ブラウザが作る256ビットの乱数と、生成器ARC4です。ARC4の出力から内部の状態へ戻る方法は知られていないので、見えたカードからこの先のカードは分かりません。
fairDeal-running = いまのゲーム
fairDeal-next = 次のゲーム
fairDeal-more = 公正な配りかたとは
fairDeal-commitment = コミットメント（SHA-256）
fairDeal-given = このゲームでは、配る前にコミットメントを示していません。シードが指定されたか、ブラウザがコミットメントを作れませんでした。
fairDeal-insecure = このページは安全なアドレス（https）ではないため、ブラウザはコミットメントを作れません。
fairDeal-later = シードは、ゲームが終わるとここに表示されます。
fairDeal-secret = シークレット
fairDeal-salt = ソルト
fairDeal-words = あなたの言葉
fairDeal-fits =
    { $promised ->
        [yes] 一致します。シークレットとソルトからこのコミットメントになり、デッキ（{ $decks }）とそのあとのシャッフル（{ $shuffles }）は、1枚残らずシードのとおりです。
       *[no] 一致します。デッキ（{ $decks }）とそのあとのシャッフル（{ $shuffles }）は、1枚残らずシードのとおりです。
    }
fairDeal-anotherDeal = 一致しません。シードからは、記録の{ $line }行目とは違うカードになります。
fairDeal-verdicts-another-commitment = 一致しません。シークレットとソルトからは、別のコミットメントになります。
fairDeal-verdicts-dealt-anew = 別のゲームの途中から始めた練習です。そこで見えなかったカードは配り直されました。
fairDeal-verdicts-not-computed = カードはシードのとおりです。安全なアドレス（https）ではないため、コミットメントは確かめられません。
fairDeal-cut = 好きな言葉でカットする
fairDeal-cutHelp = { $most }文字まで。次のゲームのシードに加わります。
fairDeal-second = 別のプログラムで確かめる
fairDeal-secondHelp = 検証プログラムは、仕様書だけをもとに別に書かれたものです。記録を保存し、そこで開いてください。オフラインでも動きます。
fairDeal-verifier = 検証プログラムを開く

## again

again-trick = 直前のトリックをもう一度見る
again-turn = 直前の番をもう一度見る
again-lastTrick = 直前のトリック
again-lastTurns = 直前の番
again-shows =
    { $what ->
        [trick] 直前のトリックです。タップすると戻ります。
       *[other] 直前の番です。タップすると戻ります。
    }
again-told = 直前のトリック：{ $plays }。先へ進みます。

## order

order-change = 手札の並べかたを変える
order-lies =
    { $order ->
        [suit] 手札をマーク順に並べました。
        [rank] 手札を数字順に並べました。
       *[other] 手札は自分で並べたままになります。カードをドラッグして動かせます。
    }

## scores

scores-none = まだ終わった回はありません。

## help

help-title = キー操作とヘルプ
help-touch = 指またはマウスで
help-touches-play = カードをタップするか、中央へドラッグすると出せます。
help-touches-order = 手札の中でカードをドラッグすると、並べ替えられます。
help-touches-finish = カードが動いているあいだにテーブルをタップすると、動きがすぐに終わります。
help-keyboard = キーボードで
help-intro = キーボードだけでも遊べます。
help-off = 1文字キーは設定でオフになっています。Tab、矢印、Enterはいつでも使えます。
help-key = キー
help-does = 動作
help-keys-tab = 操作、手札、隅のボタンへ順に移る
help-keys-arrows = 隣のカードへ移る
help-keys-enter = 選んでいるものを出す・押す
help-keys-escape = 開いているものを閉じる
help-keys-draw = 引く・引き取る
help-keys-call = 宣言する
help-keys-go = 進む
help-keys-undo = 戻す
help-keys-menu = メニュー
help-keys-sound = 音のオン・オフ
help-keys-words = 文字で見るテーブル
help-keys-finish = 動きをすぐに終わらせる
help-keys-hint = ヒント（設定でオンのとき）
help-keys-why = ボットの直前の手の理由
help-keys-rule = 出せなかったカードのルール
help-keys-again = 直前のトリックや番をもう一度見る
help-keys-order = 手札の並べかたを変える
help-keys-sheet = 得点表
help-keys-shift = 自分で並べる手札で、カードを動かす
help-keys-help = このページ
help-names-tab = Tab
help-names-arrows = ← →
help-names-shift = Shift + ← →
help-names-enter = Enter・スペース
help-names-escape = Esc
help-about = アカウントも広告もありません。友だちと遊ぶときにその友だちに送るほかは、何も送信しません。一度開けば、オフラインでも遊べます。

## friends

friends-open = 友だちと遊ぶ
friends-emotes = 友だちのスタンプ
friends-emotesHelp = 友だちのテーブルで、席のそばに出る小さな顔や手の絵です。

## hint

hint-button = ヒント
hint-name = ヒント
hint-thinking = 考えています…
hint-pass = 見送る
hint-do = { $what }。
hint-only = ほかにできることはありません。
hint-passing = いま何かしても得はありません。
hint-best = ほかの手では、たいていこれより悪い結果になります。
hint-usual = 定石どおりの手です。
hint-wins =
    { $next ->
        [none] このような場面なら、100回中約{ $share }回の勝ち。
       *[other] このような場面なら、100回中約{ $share }回の勝ち。次によい手なら約{ $next }回。
    }
hint-worth =
    { $next ->
        [none] 評価は、最悪を0、最高を100として約{ $share }。
       *[other] 評価は、最悪を0、最高を100として約{ $share }。次によい手なら約{ $next }。
    }
hint-close = ヒントを閉じる
hint-counted = ヒントを使ったゲームとして数えます。

## coach

coach-title = 本当にいいですか？
coach-better = もっとよい手：{ $what }。
coach-back = やめる
coach-stand = このまま進める

## why

why-of = { $name }はなぜそうしたのですか
why-short = なぜ？
why-sign = ?
why-thinking = もう一度見ています…
why-none = この手については、これ以上何も分かりません。
why-did = { $name }：{ $what }。
why-knew = 知っていたこと
why-sawHand = 自分の手札{ $own }枚と、表向きのカードや全員がすでに見たカード{ $seen }枚。残りの{ $unseen }枚は見えませんでした。
why-saw = 表向きのカードや全員がすでに見たカード{ $seen }枚。残りの{ $unseen }枚は見えませんでした。
why-weighed = 考えたこと
why-byChance = できる手の中からランダムに選びます。
why-byRule = 定石に従い、先読みはしません。
why-ahead = 先を読み、頭の中でこの勝負の続きを{ $times }通り試しました。
why-only = ほかにできることはありませんでした。
why-reflex = 自動の受け答えなので、比べていません。
why-outside = この回が終わるまで、その手札は明かされません。あなたの席から見ると、次のとおりです。
why-unclear = あなたの席からは、どれほどよい手だったか分かりません。
why-wins = このような場面なら、100回中約{ $share }回の勝ち。あなたに分かる範囲で、ほかのいちばんよい手なら約{ $next }回。
why-worth = 評価は、最悪を0、最高を100として約{ $share }。あなたに分かる範囲で、ほかのいちばんよい手なら約{ $next }。
why-all = できた手と、0から100までの見積もり：
why-chosen = （選んだ手）

## review

review-button = 振り返る
review-title = この回の振り返り
review-of = だれの選択か
review-heldBy = { $name }の手札：{ $cards }
review-searching = あなたの選択を調べています：{ $of }手のうち{ $done }手
review-cancel = やめる
review-again = もう一度振り返る
review-stopped = 振り返りをやめました。
review-fine = 先読みで分かるかぎり、損をした選択はありません。
review-costly = あなたに見えたものから先を読んで、いちばん損をした選択：
review-held = 手札：{ $cards }
review-played = 選んだ手
review-better = よりよい手
review-scaleWins = 数字は、それぞれの手のあと、このような場面100回のうち何回勝てるかを、先読みで見積もったものです。
review-scaleWorth = 数字は、それぞれの手のあとのこの回の評価を、最悪を0、最高を100として見積もったものです。
review-costWins = このような場面100回につき約{ $share }勝の損
review-costWorth = 100点満点で約{ $share }点の損
review-tryAgain = ここからやり直す
review-onFelt = そのときのテーブルを見る
review-tryAgainAt = ここからやり直す：{ $n }番目の選択
review-kept = 同じボットを相手に、そこから練習のゲームが始まります。このゲームは「これまでのゲーム」にそのまま残ります。

## hotSeat: several people at one device

hotSeat-pass = { $name }に渡す
hotSeat-passHelp = いま画面を見てよいのは{ $name }だけです。
hotSeat-iAm = { $name }です
hotSeat-turn = { $name }の番
hotSeat-since = 前に見てから
hotSeat-takeBack = { $name }が手を戻す
hotSeat-calls = 宣言
hotSeat-call = { $name }：{ $action }
hotSeat-look = だれが聞かれたか分からないように、全員が自分のカードを見ます。
hotSeat-agree = { $names }の同意が必要です
hotSeat-agreeText = { $name }が手を戻したいそうです。
hotSeat-agrees = { $name }は同意
hotSeat-no = 戻さずに続ける
hotSeat-practiceHelp = 手を戻したかヒントを使ったので、このゲームは全員の練習として扱います。

## ending: what stands at a result beside its words

ending-won = お見事、すばらしい勝利です！
ending-lost = よい勝負でした。{ $seats }人中{ $place }位です。
ending-onward = { $seats }人中{ $place }位。次の回はこれからです。
ending-pull = 結果をすべて表示
ending-fold = 結果をたたむ
ending-after = 第{ $deal }回を終えて
ending-title = 順位
ending-place = 順位
ending-name = 名前
ending-hand = 手札
ending-change = この回

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

## puzzles: the way to the practice screen (its words are in ja.puzzles.ftl)

puzzles-open = 練習
puzzles-like = こんなパズル
puzzles-all = パズル
puzzles-solved = { $all }問中{ $solved }問正解

## day

day-title = 今日の配り
day-heading = { $date }の配り
day-lead = 一日に一度、どのゲームでも世界中の誰にも同じカード。
day-intro-1 = どのゲームにも、一日に一つの配りがあります。日付だけで決まるので、世界中の誰にも同じカードが配られ、ネットワークもいりません。日付は協定世界時（UTC）です。
day-intro-2 = テーブルはいつも同じです。標準のルール、標準の人数、あなたは最初の席、ボットは「堅実」。数えるのは最初の一回だけで、その後は練習になります。
day-intro-3 = 基準点は、あなたの席でボットが打った平均です。この端末が同じ配りを16回、堅実なボットと新人を交互に座らせて打ちます。
day-intro-4 = ほかの配りと違い、公正の約束はありません。日付は誰もが知っているので、カードを前もって知ることもできます。
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
day-marks-none = 遊んでいません
day-marks-played = 遊んだ
day-marks-won = 勝ち
day-marks-kept = 基準以上
day-row =
    { $now ->
        [0] いま続いていません（最長{ $longest }日）
       *[other] { $now }日連続（最長{ $longest }日）
    }
day-badge = アイコンに印
day-badgeHelp = 今日の配りをまだ始めていない間、インストールしたテーブルのアイコンに印を付けます。テーブルを開くときと離れるときに変わります。
day-outcome =
    { $won ->
        [yes] 勝ち
       *[no] 勝ちなし
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
day-searching = ボットが同じ配りを打っています… { $percent }%
day-failed = この端末では基準を出せませんでした。
day-practice = 練習です。数えるのはその日の最初の一回だけです。
day-undone = 手を戻したので、練習として扱います。
day-hints = ヒント{ $count }回
day-share = 共有
day-copy = 結果をコピー
day-given = 今日の配りです。種は誰にも同じ日付なので、約束はしていません。カードを前もって知ることもできます。
day-copied = 結果をコピーしました。
day-copyThis = 結果です。コピーしてお使いください。
day-line = { $game }：今日の配り { $date }

## statistics

statistics-title = 成績
statistics-intro = この端末だけで数え、どこにも送りません。ファイルにはすべてが入り、別の端末で加えられます。両方にあるゲームは一度だけ数えます。
statistics-several = 何人かで遊んだゲームは「{ statistics-level-people }」に数えます。この端末で始めた人、またはこの端末で席に着いた人の成績です。
statistics-none = まだ終わったゲームはありません。
statistics-notKept = このブラウザは保存できない設定です。成績はページを閉じるまで有効です。
statistics-summary = { $count }ゲーム、{ $won }勝
statistics-hints = ヒント 合計{ $count }回
statistics-level-alone = ひとり
statistics-level-mixed = いろいろな強さのボット
statistics-level-people = 人と一緒に
statistics-house = 自分で選んだルール { $name }
statistics-caption = { $level }・{ $options }
statistics-games = ゲーム
statistics-won = 勝ち
statistics-drawn = 引き分け
statistics-deals = 配り
statistics-best = 最高の結果
statistics-worst = 最低の結果
statistics-average = 平均
statistics-streak = いまの連勝
statistics-longest = 最多連勝
statistics-told = 時間順の結果{ $count }回：最高{ $best }、最低{ $worst }、平均{ $average }、最後は{ $last }。
statistics-toldWins =
    { $last ->
        [won] 時間順の{ $count }ゲーム：{ $won }勝、最後は勝ち。
        [drawn] 時間順の{ $count }ゲーム：{ $won }勝、最後は引き分け。
       *[lost] 時間順の{ $count }ゲーム：{ $won }勝、最後は負け。
    }
statistics-tooFew = 三ゲーム遊ぶと、ここに結果の線が描かれます。
statistics-line = 結果を順に並べた線です。塗った点は勝ち、破線は平均。
statistics-lineLow = 結果を順に並べた線です。点が少ないほど上。塗った点は勝ち、破線は平均。
statistics-lineWins = 勝つと一段上がり、負けると一段下がります。塗った点は勝ち。
statistics-apart = 別に数えたもの
statistics-hinted = ヒントを使った
statistics-practice = 手を戻した
statistics-again = 同じ配りをもう一度
statistics-wonOf = { $of }回中{ $won }勝
statistics-share = { $count }（{ $percent }%）
statistics-days = 今日の配り
statistics-daysSummary = { $played }回、うち基準より上{ $better }回
statistics-save = 保存
statistics-take = 加える
statistics-taken = ファイルを加えました。すでにあるものは一度だけ数えます。
statistics-refused-no-counts = このテーブルの成績のファイルではありません。何も変えていません。
statistics-refused-too-large = 成績のファイルとしては大きすぎます（10 MB まで）。何も変えていません。
statistics-refused-later-counts = 新しい版のテーブルが書いたファイルです。何も変えていません。
statistics-unreadable = ファイルを読めませんでした。何も変えていません。
statistics-failed = テーブルから応答がありません。もう一度お試しください。
statistics-erase = 消す
statistics-erased = 成績を消しました。
statistics-question-title = 成績をすべて消しますか
statistics-question-text = この端末で数えたものをすべて消します。これまでのゲームは残ります。元に戻せるのは、前に保存したファイルだけです。
statistics-question-yes = 消す
statistics-question-no = 残す

## shelf

shelf-title = ゲーム
shelf-facts = { $players }人 · { $minutes }分
shelf-choose = { $game }：人数とルールを選ぶ
shelf-goOn = 続きから
shelf-learn = 覚える・約{ $minutes }分
shelf-learning = ステップ{ $done }／{ $all }
shelf-learnt = 習得済み
shelf-learnOf = { $game }を約{ $minutes }分で覚える

## newGame

newGame-title = 新しいゲーム
newGame-game = ゲーム
newGame-preset = テーブルの種類
newGame-own = 自分で選ぶ
newGame-ownHelp = 下で選んだルール
newGame-seats = 人数
newGame-seatsHelp = 全員の数です。ほかの席は、ボットか、この端末で一緒に遊ぶ友だちです。
newGame-bots = ボット
newGame-me = 自分
newGame-friend = ここの友だち
newGame-name = 名前
newGame-nameOf = { $seat }の名前
newGame-portraitOf = { $seat }の似顔絵
newGame-player = プレイヤー{ $n }
newGame-friends = この端末を順に手渡します。手渡す間は幕がすべてのカードを隠します。コールは全員に見えています。
newGame-details = ルールの選択
newGame-usual = すべて標準どおり
newGame-unusual = 標準と違うもの：{ $labels }
newGame-unusualOf = 標準と違うもの：{ $all }項目のうち{ $count }項目
newGame-on = あり
newGame-off = なし
newGame-random = くじ引き
newGame-less = 減らす：{ $label }
newGame-more = 増やす：{ $label }
newGame-between = { $min }～{ $max }。
newGame-reason = { $labels }：{ $reason }
newGame-notAtSeats = { $seats }人では選べません
newGame-needs = 「{ $label }」が「{ $value }」のときだけ
newGame-idleWith = 「{ $label }」が「{ $value }」のときは関係ありません
newGame-begin = 配る

## leave

leave-title = この回をやめますか？
leave-text = 新しいゲームを始めるとテーブルは片づきます。ここまでの記録は「これまでのゲーム」に残ります。
leave-yes = 配り直す
leave-no = 続ける

## rules

rules-title = ルール
rules-of = { $game } · { rules-title }
rules-inForce = いまのテーブルで使っているルールです。
rules-show = 見てみる
rules-showClause = { $clause }を見てみる
rules-back = ルールに戻る
rules-elsewhere = あなたのテーブルとは違うオプションでのゲームなので、ルールの内容が少し違います。
rules-here = この場面です。
rules-open = ルールを見る

## settings

settings-title = 設定
settings-table = テーブル
settings-play = 進行
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
settings-deck = カード
settings-decks-two-colour = 二色
settings-decks-four-colour = 四色
settings-decks-large-index = 大きな数字
settings-back = カードの裏
settings-backs-asanoha-indigo = 麻の葉・藍
settings-backs-asanoha-crimson = 麻の葉・紅
settings-backs-seigaiha-teal = 青海波・青緑
settings-backs-plain-charcoal = 無地・墨
settings-portrait = あなたの似顔絵
settings-portraitHelp = ボットだけを相手にするとき、あなたの席に出ます。
settings-portraits-fox = キツネ
settings-portraits-owl = フクロウ
settings-portraits-rabbit = ウサギ
settings-portraits-wolf = オオカミ
settings-portraits-cat = ネコ
settings-portraits-deer = シカ
settings-portraits-tanuki = タヌキ
settings-portraits-crane = ツル
settings-portraits-bear = クマ
settings-portraits-frog = カエル
settings-portraits-panda = パンダ
settings-portraits-shiba = 柴犬
settings-portraits-monkey = サル
settings-portraits-penguin = ペンギン
settings-portraits-tiger = トラ
settings-portraits-sheep = ヒツジ
settings-portraits-initial = 頭文字
settings-cloth = テーブルの布
settings-cloths-green = 緑
settings-cloths-indigo = 藍
settings-cloths-burgundy = えんじ
settings-cloths-slate = 鼠
settings-callWindow = 宣言を待つ時間
settings-callWindowHelp = 宣言や指摘のために、ボットが待つ時間です。
settings-callWindows-3 = 3秒
settings-callWindows-10 = 10秒
settings-callWindows-go-on = 「進む」を押すまで
settings-pace = ボットの間
settings-paceHelp = すべてが止まってから数えます。手番でないときの受け答えには、少なくとも0.6秒かけます。
settings-paces-0 = 0秒
settings-paces-1 = 1秒
settings-paces-2 = 2秒
settings-paces-at-once = すぐに
settings-paces-0_5 = 0.5秒
settings-paces-1_5 = 1.5秒
settings-hints = ヒント
settings-hintsHelp = することを示す行のそばのランプが、次の手とその理由を教えます。使った回数を数えます。
settings-offers-first = ゲームの最初の数回
settings-offers-true = いつも
settings-offers-false = 出さない
settings-coach = コーチ
settings-coachHelp = 大きく損をする手を打つ前に一度だけ確かめて、もっとよい手を教えます。そのゲームはヒントを使ったゲームとして数えます。
settings-assist = 自動で宣言
settings-assistHelp = 代わりに宣言するので、忘れることがありません。
settings-forced = 一つしかない手は自動で
settings-forcedHelp = できることが一つだけのとき、半秒おいて代わりに行います。
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
settings-shortcuts = 一文字キーで操作
settings-refused = このブラウザは保存できない設定です。ページを閉じるまで有効です。

## elsewhere

elsewhere-title = このゲームは別のタブで開いています
elsewhere-text = 一度に遊べるタブは一つだけです。進めたところはなくなりません。
elsewhere-here = ここで遊ぶ

## ownTab

ownTab-full = このゲームを別のタブで続ける
ownTab-short = 別のタブで続ける
ownTab-help = いまの局面のまま、別のタブで開きます

## pastGames

pastGames-title = これまでのゲーム
pastGames-none = まだ終わったゲームはありません。
pastGames-running = いまテーブルにあります
pastGames-won = あなたの勝ち
pastGames-lost = { $names }の勝ち
pastGames-drawn = 勝者なし
pastGames-unfinished = 途中まで
pastGames-watch = 見る
pastGames-save = ファイルに保存
pastGames-forget = 消す
pastGames-forgotten = ゲームを消しました。
pastGames-gone = この記録はもうありません。
pastGames-of = { $action }：{ $game }、{ $time }

## botCheck

botCheck-title = ボットを調べる
botCheck-asking = 席から見えたものだけをもう一度見せて、ボットに選び直させています… { $percent }%
botCheck-same = 席から見えたものだけをもとに、ボットの選択{ $choices }回をもう一度行いました。すべて同じ結果でした。
botCheck-none = このゲームでは、ボットは何も選んでいません。
botCheck-other = { $line }行目：{ $name }の席から見えたものだけなら、このボットは別の手を選びます。
botCheck-notOver = まだ終わっていないゲームです。終わってから調べられます。
botCheck-view = この記録は一つの席から見たものです。調べられるのは全部が記された記録だけです。
botCheck-stop = やめる

## replay

replay-title = 再生
replay-leave = テーブルに戻る
replay-first = 最初へ
replay-back = 一手戻る
replay-play = 再生
replay-pause = 一時停止
replay-forward = 一手進む
replay-last = 最後へ
replay-deal = 回
replay-dealNumber = 第{ $n }回
replay-speed = 速さ
replay-eyes = 見る席
replay-everybody = 全員の手札
replay-person = プレイヤー
replay-position = 位置
replay-step = { $all }手中{ $n }手
replay-partly = この記録は一つの席から見たものです。ほかのカードは伏せたままです。
replay-line =
    { $n ->
        [0] { $text }
       *[other] { $n }行目：{ $text }
    }
replay-troubles-not-json = 記録の行ではありません。
replay-troubles-not-a-line = 記録に使えない行です。
replay-troubles-wrong-order = ここに来るはずのない行です。
replay-troubles-unknown-game = このテーブルにはないゲームです。
replay-troubles-bad-setup = 人数やルールがゲームに合いません。
replay-troubles-bad-deck = このゲームのカードと一致しません。
replay-troubles-illegal-act = ルールで認められない手です。
replay-troubles-differs = ルールどおりなら、ここは別の結果になります。
replay-troubles-unknown-bot = このボット、またはこの版のボットはここにありません。
replay-troubles-other-choice = ここでボットは別の手を選ぶはずです。
replay-troubles-unfinished = ゲームの終わりより前で記録が切れています。
replay-troubles-empty = ファイルに何もありません。
replay-troubles-damaged = リンクが途中で切れたか、書き換わっています。
replay-troubles-newer = このテーブルより新しい版で作られたリンクです。ページを開き直してください。
replay-troubles-too-long = どのゲームよりも長い記録です。
replay-troubles-not-now = いまはできません。
replay-troubles-not-saved = このゲームはもう保存されていません。
replay-troubles-engine = テーブルから応答がありません。もう一度お試しください。
replay-unreadable = ファイルを読めませんでした。
replay-tooLarge = ゲームの記録としては大きすぎるファイルです（5 MB まで）。
replay-card = 出したカード
replay-anyCard = カードを選んで移る…
replay-cardAt = { $card }：{ $name }、{ $step }手目
replay-keys = 矢印キーで一手ずつ、スペースで再生、HomeとEndで両端へ、Page UpとPage Downで回ごとに移ります。0で全員の手札、1～9で一つの席から見たようすになります。
replay-drop = ここに記録のファイルを置くと再生します
replay-playOn = ここから打つ

## playOn

playOn-title = ここから打つ
playOn-intro = この場面から練習のゲームを始めます。一つの席にあなたが座り、ほかの席はボットが打ちます。
playOn-seat = あなたの席
playOn-cards = カード
playOn-same = そのまま
playOn-sameHelp = すべてのカードが元の場所にあります。
playOn-anew = 配り直す
playOn-anewHelp = その席から見えたものはそのままに、見えなかったカードを矛盾なく配り直します。
playOn-kept = いまテーブルにあるゲームは、そのまま「これまでのゲーム」に残ります。
playOn-begin = 始める
playOn-failed = この場面からは打てません。

## share

share-title = 共有
share-what = 送るもの
share-table = このテーブル
share-tableHelp = { $game }を、いまの人数とルールで。開いた人には新しくカードが配られます。
share-deal = 同じ配りに挑戦
share-dealHelp = 同じカード、同じ席、同じボット。ほかの人にも試してもらえます。
share-newDealHelp = まだ誰も見ていないカードです。リンクを開いた人には、みな同じカードが配られます。
share-game = ゲーム全体
share-gameHelp = 最初の一枚から最後まで再生できます。
share-notOver = ゲームが終わると送れます。
share-notFull = リンクにできるのは、すべてのカードが記された記録だけです。
share-tooLong = このゲームは長すぎてリンクになりません。ファイルに保存して送ってください。ページの上に置くと開きます。
share-step = いまの場面から開く
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

sent-title = 同じ配りに挑戦
sent-tableTitle = 届いたテーブル
sent-tableText = { $game }。人数とルールは送った人と同じです。カードは新しく配られます。
sent-dealText = { $game }：このリンクを開いた人は、みな同じカード、同じ席、同じボットで遊びます。
sent-dayText = { $game }、{ $date }：世界中の人が同じカードで遊びます。
sent-gameTitle = ゲームを見る
sent-gameText = { $game }を、最初のカードから最後のカードまで見られます。
sent-results-won = 送った人は勝ちました。
sent-results-lost = 送った人は勝てませんでした。
sent-results-drawn = 勝った人はいません。
sent-text = { $game }、{ $seats }人。始めるとテーブルは片づきます。ここまでの記録は「これまでのゲーム」に残ります。
sent-yes = 挑戦する
sent-no = 続ける
sent-unfit = リンクの人数とルールでは遊べません。いつものテーブルを用意しました。
sent-partly = リンクの一部がわかりませんでした。できるだけ近いテーブルを用意しました。
sent-broken = リンクを開けませんでした。{ $text }

## fairDeal

fairDeal-title = 公正な配り
fairDeal-begins-running = このゲーム
fairDeal-begins-next = 次のゲーム
fairDeal-intro-1 = ゲームを配る前に、テーブルは秘密の種を引き、その約束を示します。約束は、その種にだけ合う数字の列です。そのあと、好きな言葉でカットできます。言葉も種に加わるので、テーブルもあなたもカードを選べません。
fairDeal-intro-2 = 一つの種がゲームのすべての配りと切り直しを決めるので、一つの約束がすべての回を含みます。ゲームが終わると種と言葉が示されて記録に残り、合っているかを誰でも確かめられます。
fairDeal-intro-3 = 公平さのよりどころは、ブラウザが引く256ビットの乱数と、出力から状態へ戻る方法が知られていない生成器ARC4なので、見えたカードからこの先のカードは分かりません。
fairDeal-running = いまのゲーム
fairDeal-next = 次のゲーム
fairDeal-more = 公正な配りとは
fairDeal-commitment = 約束（SHA-256）
fairDeal-given = このゲームは、配る前に約束を示していません。種が与えられたか、ブラウザが約束を作れませんでした。
fairDeal-insecure = このページは安全なアドレス（https）ではないため、ブラウザは約束を作れません。
fairDeal-later = 種は、ゲームが終わるとここに示します。
fairDeal-secret = 秘密
fairDeal-salt = 塩
fairDeal-words = あなたの言葉
fairDeal-fits =
    { $promised ->
        [yes] 合っています。秘密と塩は約束のとおりで、配り（{ $decks }回）と途中の切り直し（{ $shuffles }回）は、一枚残らず種のとおりです。
       *[no] 合っています。配り（{ $decks }回）と途中の切り直し（{ $shuffles }回）は、一枚残らず種のとおりです。
    }
fairDeal-anotherDeal = 合っていません。記録の{ $line }行目が種と違います。
fairDeal-verdicts-another-commitment = 合っていません。秘密と塩は別の約束になります。
fairDeal-verdicts-dealt-anew = 別のゲームから続けた練習です。そこで見えなかったカードは配り直されています。
fairDeal-verdicts-not-computed = カードは種のとおりです。安全なアドレス（https）ではないため、約束は確かめられません。
fairDeal-cut = 好きな言葉でカットする
fairDeal-cutHelp = { $most }文字まで。次のゲームの種に加わります。
fairDeal-second = 別の目で確かめる
fairDeal-secondHelp = 検証器は、説明だけから書いた別のプログラムです。記録を保存し、そこで開いてください。ネットワークなしでも動きます。
fairDeal-verifier = 検証器を開く

## again

again-trick = 直前のトリックをもう一度見る
again-turn = 直前の手番をもう一度見る
again-shows =
    { $what ->
        [trick] 直前のトリックです。タップすると戻ります。
       *[other] 直前の手番です。タップすると戻ります。
    }
again-told = 直前のトリック：{ $plays }。先へ進みます。

## order

order-change = 手札の並べ方を変える
order-lies =
    { $order ->
        [suit] 手札をスート順に並べました。
        [rank] 手札をランク順に並べました。
       *[other] 手札を好きな順に並べられます。カードをドラッグしてください。
    }

## scores

scores-none = まだ終わった回はありません。

## help

help-title = キー操作とヘルプ
help-intro = カードをタップするか、中央へドラッグすると出せます。キーボードだけでも遊べます。
help-off = 一文字キーは設定でオフになっています。Tab、矢印、Enterはいつでも使えます。
help-key = キー
help-does = はたらき
help-keys-tab = 操作、手札、隅のボタンへ順に移る
help-keys-arrows = 隣のカードへ移る
help-keys-enter = 選んでいるものを出す・押す
help-keys-escape = 開いているものを閉じる
help-keys-draw = 山札から引く・引き取る
help-keys-call = 宣言する
help-keys-go = 進む
help-keys-undo = 戻す
help-keys-menu = メニュー
help-keys-sound = 音の入・切
help-keys-words = 文字で見るテーブル
help-keys-finish = 動きを終わらせる
help-keys-hint = ヒント（設定でオンのとき）
help-keys-why = 直前のボットがなぜそうしたか
help-keys-rule = 出せなかったカードのルール
help-keys-again = 直前のトリックや手番をもう一度見る
help-keys-order = 手札の並べ方を変える
help-keys-sheet = 得点表
help-keys-shift = 好きな順に並べた手札で、カードを動かす
help-keys-help = このページ
help-names-tab = Tab
help-names-arrows = ← →
help-names-shift = Shift + ← →
help-names-enter = Enter・スペース
help-names-escape = Esc
help-about = アカウントも広告もありません。どこにも何も送りません。友だちと遊ぶときだけ、その友だちに送ります。一度開けば、ネットワークなしで遊べます。

## friends

friends-open = 友だちと遊ぶ
friends-emotes = 友だちの気持ちマーク
friends-emotesHelp = 友だちのテーブルで、席のそばに出る小さな顔や手の絵です。

## hint

hint-button = ヒント
hint-name = ヒント
hint-thinking = 考えています…
hint-pass = 見送る
hint-do = { $what }。
hint-only = ほかにできることはありません。
hint-passing = 今は何をしても得になりません。
hint-best = ほかの手は悪い結果になることが多めです。
hint-usual = ふつうの手です。
hint-wins =
    { $next ->
        [none] このような場面を100回続けると約{ $share }回の勝ち。
       *[other] このような場面を100回続けると約{ $share }回の勝ち。次によい手は{ $next }回。
    }
hint-worth =
    { $next ->
        [none] 最悪を0、最高を100とすると約{ $share }。
       *[other] 最悪を0、最高を100とすると約{ $share }。次によい手は{ $next }。
    }
hint-close = ヒントを閉じる
hint-counted = ヒントを使ったゲームとして数えます。

## coach

coach-title = 本当にいいですか？
coach-better = もっとよい手：{ $what }。
coach-back = やめる
coach-stand = このまま続ける

## why

why-of = { $name }はなぜそうしたの？
why-short = なぜ？
why-sign = ?
why-thinking = もう一度見ています…
why-none = この手については、これ以上だれも知ることができません。
why-did = { $name }：{ $what }。
why-knew = 知っていたこと
why-sawHand = 自分の手札{ $own }枚と、表になっているか全員が見たほかの{ $seen }枚。残りの{ $unseen }枚は見えていません。
why-saw = 表になっているか全員が見た{ $seen }枚。残りの{ $unseen }枚は見えていません。
why-weighed = 比べたこと
why-byChance = できることの中から、でたらめに選びます。
why-byRule = 定石に従い、先読みはしません。
why-ahead = 先を読み、頭の中でこの回を{ $times }回続けてみました。
why-only = ほかにできることはありませんでした。
why-reflex = 選ぶ手ではなく受け答えなので、比べていません。
why-outside = この回のあいだ、相手の手札は明かされません。あなたの席から見ると、こうなります。
why-unclear = あなたの席からは、どれほどよい手だったか分かりません。
why-wins = このような場面を100回続けると約{ $share }回の勝ち。ほかに持っていたかもしれない最善の手なら{ $next }回。
why-worth = 最悪を0、最高を100とすると約{ $share }。ほかに持っていたかもしれない最善の手なら{ $next }。
why-all = できたことと先読みの評価（100点満点）
why-chosen = （選んだ手）

## review

review-button = 振り返る
review-title = この回の振り返り
review-of = だれの選択
review-heldBy = { $name }さんの手札：{ $cards }
review-searching = あなたの選択を調べています：{ $of }手のうち{ $done }手
review-cancel = やめる
review-again = もう一度振り返る
review-stopped = 振り返りをやめました。
review-fine = 先読みで分かるかぎり、損をした選択はありません。
review-costly = あなたに見えていたものから先を読んで、いちばん損をした選択：
review-held = 手札：{ $cards }
review-played = 選んだ手
review-better = よりよい手
review-scaleWins = 数字は、それぞれの手のあと、このような場面を100回続けて何回ほど勝てるかを、先を読んで見積もったものです。
review-scaleWorth = 数字は、それぞれの手のあとの見込みを、最悪を0、最高を100として表したものです。
review-costWins = このような場面100回につき約{ $share }勝の損
review-costWorth = 1回ごとに100点中約{ $share }点の損
review-tryAgain = ここからやり直す
review-onFelt = そのときの卓を見る
review-tryAgainAt = ここからやり直す：{ $n }番目の選択
review-kept = 同じボットを相手に、そこから練習のゲームが始まります。このゲームはこれまでのゲームにそのまま残ります。

## hotSeat: several people at one device

hotSeat-pass = { $name }さんに渡す
hotSeat-passHelp = いま画面を見てよいのは{ $name }さんだけです。
hotSeat-iAm = { $name }です
hotSeat-turn = { $name }さんの番
hotSeat-since = 前に見てから
hotSeat-takeBack = { $name }さんが手を戻す
hotSeat-calls = コール
hotSeat-call = { $name }さん：{ $action }
hotSeat-look = だれが聞かれたか分からないように、全員が自分のカードを見ます。
hotSeat-agree = { $names }の同意が必要です
hotSeat-agreeText = { $name }さんが手を戻したいそうです。
hotSeat-agrees = { $name }さんは同意
hotSeat-no = このまま続ける
hotSeat-practiceHelp = 手を戻したかヒントを使ったので、このゲームは全員の練習として扱います。

## ending: what stands at a result beside its words

ending-won = お見事、すばらしい勝ちです。
ending-lost = よい勝負でした。{ $seats }人中{ $place }位です。
ending-onward = { $seats }人中{ $place }位。次の回はこれからです。
ending-pull = 結果をすべて表示
ending-fold = 結果をたたむ
ending-title = 順位
ending-place = 順位
ending-name = 名前
ending-hand = 手札
ending-change = この回

# 友だちのテーブルで言う日本語。

## openTable

openTable-title = 友だちと遊ぶ
openTable-intro = あなたはこの端末で配り、友だちはそれぞれの端末で席に着きます。テーブルを開いてリンクを送り、全員そろったら配ってください。アカウントはいりません。
openTable-name = あなたの名前
openTable-nameHelp = { $most }文字まで。テーブルの全員に表示され、この端末に保存されます。
openTable-nameless = 友だち
openTable-seats = 席の割り当て
openTable-seat = 席{ $n }
openTable-me = あなた
openTable-free = 友だちを待つ
openTable-bot = ボット：{ $level }
openTable-bots = 空いた席のボット
openTable-botsHelp = 離れている友だちの代わりにもプレイします。
openTable-watch = ほかの人も観戦できる
openTable-watchHelp = テーブルは見えますが、プレイヤーの手札は見えません。
openTable-help = 全員が使えるヘルプ：ヒントと手の取り消し
openTable-helpHelp = ヒント、コーチ、ボットの手の理由が使えます。手は、そのあとにプレイした全員が同意すれば取り消せます。このゲームは全員にとって練習として扱います。
openTable-turn = 1手の持ち時間
openTable-turnHelp = それより長くかかったら、ほかの人は投票でボットに任せることができます。
openTable-turns-0 = 制限なし
openTable-turns-30 = 30秒
openTable-turns-60 = 1分
openTable-turns-180 = 3分
openTable-how = 友だちの入りかた
openTable-relay = リンクで
openTable-relayHelp = どの端末からでも入れます。すべて暗号化されてこのサイトの中継サーバーを通り、サーバーは内容を読めません。
openTable-direct = 直接、中継サーバーなしで（試験中）
openTable-directHelp = 家の中など、同じネットワークの端末どうしで。友だち一人ずつに招待を送り、コードを返してもらいます。
openTable-windows = 別のウィンドウで
openTable-windowsHelp = この端末の、同じブラウザの別のウィンドウです。データは端末の外に出ません。
openTable-windowsOnly = このサイトには端末どうしをつなぐ中継サーバーがないので、同じブラウザの別のウィンドウからだけ入れます。
openTable-begin = テーブルを開く
openTable-failed = テーブルを開けませんでした。もう一度お試しください。
openTable-clears = 最初に配るとき、いまのテーブルを片づけます。ここまでの記録は「これまでのゲーム」に残ります。

## lobby

lobby-title = 友だちのテーブル
lobby-of = { $game }：{ $name }のテーブル
lobby-invite = 招待
lobby-inviteHelp-relay = リンクひとつ。アカウントは不要です。
lobby-inviteHelp-direct = この招待は、同じネットワークにいる友だち一人用です。送って、返ってきたコードを入れてください。そのあと次の友だち用の招待が出ます。
lobby-inviteHelp-windows = 同じブラウザの別のウィンドウでこのリンクを開いてください。
lobby-thisDevice = このページはlocalhostで開いているので、このリンクはこの端末でしか使えません。友だちと遊ぶには、ネットワーク上のアドレスでページを開き、そこでテーブルを開いてください。
lobby-newLink = 新しいリンク
lobby-newLinkHelp = 前のリンクでは新しい人が入れなくなります。席のある人は戻れます。
lobby-door = ほかの人も参加できる
lobby-openWindow = 新しいウィンドウで開く
lobby-people = テーブルの参加者
lobby-you = あなた
lobby-host = ホスト
lobby-freeSeat = 空席
lobby-waitOrBot = 友だちかボット
lobby-isHere = 着席しました
lobby-isJoining = 参加中…
lobby-noHands = 手札は見えません
lobby-bot = ボット
lobby-awayNow = 離席中
lobby-standsIn = ボットが代わりにプレイ
lobby-watching = 観戦：{ $names }
lobby-move = { $name }の席を移す
lobby-remove = 外す
lobby-removeWho = { $name }を外す
lobby-dealFor =
    { $count ->
        [1] 配る
       *[other] { $count }人に配る
    }
lobby-startHelp = そのとき空いている席はボットがプレイします。友だちはあとからでも入れます。
lobby-shuffling = すべての端末がシャッフルに加わっています…
lobby-waitsForDeal = みんながそろったら、{ $name }が配ります。
lobby-rules = このテーブルのルール
lobby-help = 全員がヒントとコーチを使えます。手は、そのあとにプレイした全員が同意すれば取り消せます。このゲームは練習として扱います。
lobby-noHelp = このテーブルではヒントを使えず、手も戻せません。
lobby-more = だれに何が見えるか
lobby-cards = ホストの端末はすべてのカードを持っています。ほかの端末には、その席から見えるものだけが届きます。
lobby-shared = ここの全員に伝わるのは、あなたの名前とアバター、ゲームでの操作です。通信は暗号化され、ほかの情報は端末の外に出ません。
lobby-shuffled = シャッフルにはすべての端末が加わるので、だれもカードを選べません。ゲームが終わると、それぞれの端末がそれを確かめます。
lobby-commitment = ホストのコミットメント

## guest

guest-looking = テーブルを探しています…
guest-sit = 席に着く
guest-watch = 観戦する
guest-asked = 席を取っています…
guest-forBot = ゲームは始まっています。ボットと交代して続けます。
guest-askedBack = { $name }に席を返してもらえるか聞いています…
guest-shut = ホストはいま、ほかの人の参加を受け付けていません。
guest-noSeat = 空いている席がありません。

## direct

direct-making = 招待を作っています…
direct-code = 友だちからのコード
direct-paste = 貼り付け
direct-notPasted = ボタンでは貼り付けられません。入力欄にコードを貼り付けてください。
direct-connect = 接続
direct-connecting = 接続しています…
direct-connected = 接続しました。次の友だちへの招待です。
direct-badCode = コードではないか、一部が欠けています。もう一度コピーしてください。
direct-otherCode = このコードは別の招待への返事です。上の招待を送ってください。
direct-notConnected = 接続できませんでした。両方の端末が同じネットワークにつながっている必要があります。新しい招待を送ってください。
direct-noWay = このブラウザからは、ほかの端末につなぐ方法が見つかりません。
direct-answering = コードを作っています…
direct-answer = あなたのコード
direct-qr = あなたのコードのQRコード
direct-sendBack = このコードをホストに送り返し、このページを開いたままにしてください。
direct-stale = この招待は古すぎるか、もう使われています。ホストに新しい招待をもらってください。席があった場合は、そのまま残っています。
direct-lost = 接続が切れました。ホストに新しい招待をもらってください。席はそのまま残っています。

## company

company-button = 友だち
company-emotes = スタンプ
company-pause = 一時停止
company-rests = 1分たつと、また一時停止できます。
company-goOn = 再開
company-paused = { $name }が一時停止中
company-youPaused = あなたが一時停止中
company-onItsWay = あなたの手を送っています。届くまでは選び直せます。
company-sending = 送信中
company-away = { $name }は離席中です。
company-standsIn = { $name }の代わりにボットがプレイしています。
company-late = { $name }は時間がかかっています。
company-standsForYou = あなたの代わりにボットがプレイしています。
company-back = 戻りました
company-vote = ボットに任せる
company-voted = { $count }票
company-hostGone = いまホストにつながりません。接続を試し続けています。
company-offline = 接続が切れています。接続を試し続けています。
company-otherVersion = 友だちがテーブルに入れません。このページと友だちのページはバージョンが違います。このページを再読み込みし、友だちにも再読み込みを頼んでください。
company-wantsSeat = { $who }が、{ $name }の席は自分の席だと言っています。
company-giveSeat = 席を返す
company-what = どうしますか？
company-keepWaiting = 待つ
company-keep = ここまでを保存
company-waitsFor = { $names }を待っています
company-waits = ほかの人を待っています
company-agree = 同意する
company-drop = 取り消す
company-leave = テーブルを離れる
company-close = テーブルを閉じる
company-question-leave = テーブルを離れますか？
company-question-leaveText = あなたの席は空きます。回の途中なら、ボットが代わりに続けます。
company-question-close = 全員のテーブルを閉じますか？
company-question-closeText = ここにいる全員のゲームが終わります。ここまでの記録は「これまでのゲーム」に残ります。
company-question-yes = 離れる
company-question-yesClose = 閉じる
company-question-no = 残る
company-again = 同じメンバーでもう一度
company-askAgain = もう一度遊びたいと伝える
company-askedAgain = もう一度遊びたいと{ $name }に伝えました。
company-hostDeals = { $name }がもう一度配れます。

## news

news-sits = { $name }が席に着きました。
news-watches = { $name }が観戦しています。
news-left = { $name }が離れました。
news-back = { $name }が戻りました。
news-paused = { $name }が一時停止しました。
news-goesOn = ゲームを再開します。
news-wantsAgain = { $name }がもう一度遊びたいそうです。
news-asksBack = { $name }が手を戻したいそうです。
news-tookBack = { $name }が手を戻しました。
news-notBack = 手はそのままです。
news-emote = { $name }：{ $emote }
news-you = あなた
news-youPaused = あなたが一時停止しました。
news-youLate = 時間がかかっています。ほかの人は投票でボットに任せることができます。
news-youPlayAgain = またあなたがプレイします。
news-tooLate = あなたの手は間に合いませんでした。代わりにボットがプレイしました。
news-tooLateCards =
    { COUNT($instead) ->
        [0] { $cards }は間に合いませんでした。代わりにボットがプレイしました。
       *[other] { $cards }は間に合いませんでした。ボットが{ $instead }を出しました。
    }

## missed

missed-cards = 離れているあいだに、ボットが代わりに{ $cards }を出しました。
missed-bot = 離れているあいだに、ボットが代わりに{ $count }手プレイしました。
missed-moves = 離れているあいだに{ $count }手進みました。
missed-show = 進んだ手を見る

## turn

turn-title = ● あなたの番 — { $game }
turn-notice = あなたの番です — { $game }
turn-switch = 自分の番が来たら通知する
turn-switchHelp = このページを見ていないときに通知します。ブラウザが許可を求めます。
turn-refused = ブラウザがこのページの通知を許可していません。ブラウザの設定で、このサイトの通知を許可できます。

## emote

emote-smile = にっこり
emote-laugh = 大笑い
emote-wow = びっくり
emote-sad = しょんぼり
emote-thumb = いいね
emote-clap = 拍手
emote-think = うーん
emote-heart = ハート

## ended

ended-closed = ホストがテーブルを閉じました。
ended-left = テーブルを離れました。
ended-other-version = このページとホストのページはバージョンが違います。どちらも再読み込みして最新にしてください。
ended-full = 空いている席がなく、観戦もできません。
ended-old-link = このリンクはもう使えません。ホストに新しいリンクをもらってください。
ended-cut-off = ホストがあなたをテーブルから外しました。
ended-elsewhere = あなたの席は、別のウィンドウか別の端末で使われています。
ended-bad-host = ホストから、このページでは読み取れないデータが届きました。
ended-bad-invite = これはテーブルへの招待ではないか、一部が欠けています。リンクをもう一度もらってください。
ended-not-secure = 友だちと遊べるのは安全なアドレス（https）だけで、このページはそうではありません。
ended-no-wire = ここからこのテーブルには入れません。このサイトに中継サーバーがないか、このブラウザではウィンドウどうしをつなげません。
ended-resting = 友だちとのテーブルは、ページを閉じたのでいまは開いていません。もう一度開けば、友だちは同じリンクで戻れます。
ended-reload = 再読み込み
ended-reloading = 新しいバージョンを読み込んでいます…
ended-own = 自分のテーブルへ
ended-here = ここで席に着く
ended-tryAgain = もう一度試す

## tables

tables-title = あなたのテーブル
tables-none = もうありません。
tables-backTo = テーブルに戻る：{ $table }

## wins

wins-title = このメンバーでの勝ち数
wins-of = { $name } { $won }
wins-help = この端末で、ちょうどこのメンバーで遊んだゲームを数えています。

## found

found-checking = この端末がゲームを検証しています…
found-fair = この端末がゲームを検証しました。シャッフルには全員が加わり、だれもカードを選べず、すべてルールどおりでした。
found-late = この端末がゲームを検証しました。すべてルールどおりでした。シャッフルのとき、この端末はまだいなかったので、シャッフルについては確かめられません。
found-unpledged = この端末がゲームを検証しました。すべてルールどおりでした。ホストが配る前にコミットメントを示さなかったので、シャッフルについては確かめられません。
found-otherLines = 一致しないところがあります。ホストの記録は、あなたの見たゲームと違います。
found-otherRules = 一致しないところがあります。ルールどおりなら、違う展開になったはずです。
found-otherSeed = 一致しないところがあります。配られたカードは、ホストがコミットメントで約束したシードから配られたものではありません。
found-otherShares = 一致しないところがあります。シャッフルに全員が加わっていません。
found-host = いま友だちの端末がこのゲームを検証しています。

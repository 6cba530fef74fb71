# 友だちのテーブルで言う日本語。

## openTable

openTable-title = 友だちと遊ぶ
openTable-intro = あなたはこの端末で配り、友だちはそれぞれの端末で席に着きます。テーブルを開いてリンクを送り、全員そろったら配ってください。アカウントはいりません。
openTable-name = あなたの名前
openTable-nameHelp = { $most }文字まで。テーブルの全員に見え、この端末が覚えます。
openTable-nameless = 友だち
openTable-seats = 席の割り当て
openTable-seat = 席{ $n }
openTable-me = あなた
openTable-free = 友だちを待つ
openTable-bot = ボット：{ $level }
openTable-bots = 空いた席のボット
openTable-botsHelp = 離れている友だちの代わりも打ちます。
openTable-watch = ほかの人も見学できる
openTable-watchHelp = テーブルは見えますが、手札は見えません。
openTable-help = 全員が使えるヘルプ：ヒントと手の取り消し
openTable-helpHelp = ヒント、コーチ、ボットの手の理由、そのあと手を打った全員が同意すれば手を戻すこともできます。このゲームは全員の練習として扱います。
openTable-how = 友だちの入りかた
openTable-relay = リンクで
openTable-relayHelp = どの端末からでも。すべて封をしてこのサイトの中継を通り、中継には何も読めません。
openTable-direct = 直接、中継なしで（実験中）
openTable-directHelp = 家の中など、同じネットワークの端末どうしで。友だちひとりずつに招待を送り、コードを返してもらいます。
openTable-windows = 別のウィンドウで
openTable-windowsHelp = この端末の、同じブラウザから。外には何も出ません。
openTable-windowsOnly = このサイトには端末どうしの中継がないので、同じブラウザの別のウィンドウからだけ入れます。
openTable-begin = テーブルを開く
openTable-failed = テーブルを開けませんでした。もう一度お試しください。
openTable-clears = 最初に配るとき、いまのテーブルは片づきます。ここまでの記録は「これまでのゲーム」に残ります。

## lobby

lobby-title = 友だちのテーブル
lobby-of = { $game }：{ $name }のテーブル
lobby-invite = 招待
lobby-inviteHelp-relay = このリンクを開いた人は席に着けます。
lobby-inviteHelp-direct = この招待は、同じネットワークにいる友だちひとり分です。送って、返ってきたコードを入れてください。次の友だちには別の招待が出ます。
lobby-inviteHelp-windows = 同じブラウザの別のウィンドウでこのリンクを開いてください。
lobby-openWindow = 新しいウィンドウで開く
lobby-people = テーブルの人
lobby-you = あなた
lobby-host = ホスト
lobby-free = 空き
lobby-bot = ボット
lobby-awayNow = 離席中
lobby-standsIn = ボットが代打ち
lobby-watching = 見学：{ $names }
lobby-move = { $name }の席
lobby-remove = 外す
lobby-removeWho = { $name }を外す
lobby-start = 配る
lobby-startHelp = そのとき空いている席はボットが打ちます。友だちはあとからでも入れます。
lobby-shuffling = みんなの端末が切り混ぜに加わっています…
lobby-waitsForDeal = みんながそろったら{ $name }が配ります。
lobby-rules = このテーブルのルール
lobby-help = 全員がヒントとコーチを使えます。そのあと手を打った全員が同意すれば、手を戻せます。このゲームは練習として扱います。
lobby-noHelp = このテーブルではヒントを使えず、手も戻せません。
lobby-more = だれが何を知るか
lobby-cards = ホストの端末はすべてのカードを持っています。ほかの端末には、その席から見えるものだけが届きます。
lobby-shared = ここの全員に伝わるのは、あなたの名前とゲームですることです。途中は封をしてあり、ほかには何も端末から出ません。
lobby-shuffled = 切り混ぜにはすべての端末が加わるので、だれもカードを選べません。終わると各端末がそれを確かめます。
lobby-commitment = ホストの約束

## guest

guest-looking = テーブルを探しています…
guest-notThere = いまホストにつながりません。このページは試しつづけます。
guest-sit = 席に着く
guest-watch = 見学する
guest-asked = 席に着いています…
guest-forBot = ゲームは始まっています。ボットの代わりに続きを打ちます。
guest-noSeat = 席はすべてふさがっています。

## direct

direct-making = 招待を作っています…
direct-code = 友だちからのコード
direct-connect = つなぐ
direct-connecting = つないでいます…
direct-connected = つながりました。次の友だちへの招待です。
direct-badCode = コードではないか、一部が欠けています。もう一度コピーしてください。
direct-otherCode = このコードは別の招待への返事です。上の招待を送ってください。
direct-notConnected = つながりませんでした。どちらの端末も同じネットワークにいる必要があります。新しい招待を送ってください。
direct-noWay = このブラウザからは、ほかの端末につなぐ道が見つかりません。
direct-answering = コードを作っています…
direct-answer = あなたのコード
direct-sendBack = このコードをホストに送り返し、このページを開いたままにしてください。
direct-stale = この招待は古すぎるか、もう使われています。ホストに新しい招待をもらってください。席があったなら、そのまま残っています。
direct-lost = 接続が切れました。ホストに新しい招待をもらってください。席はそのまま残っています。

## company

company-button = 友だち
company-emotes = 気持ちマーク
company-pause = 一時停止
company-goOn = 再開
company-paused = { $name }が一時停止中
company-away = { $name }が離れています。
company-standsIn = { $name }の代わりにボットが打っています。
company-vote = ボットに任せる
company-voted = { $count }票
company-hostGone = ホストがいません。テーブルは待っています。
company-offline = つながっていません。このページは試しつづけます。
company-what = どうする？
company-keepWaiting = 待つ
company-keep = ここまでを保存
company-waitsFor = { $names }を待っています
company-waits = ほかの人を待っています
company-agree = 同意する
company-drop = 取り消す
company-leave = テーブルを離れる
company-close = テーブルを閉じる
company-question-leave = テーブルを離れますか？
company-question-leaveText = あなたの席は空きます。カードが配られていれば、ボットが続きを打ちます。
company-question-close = テーブルを全員分閉じますか？
company-question-closeText = ここにいる全員のテーブルが終わります。ここまでの記録は「これまでのゲーム」に残ります。
company-question-yes = 離れる
company-question-yesClose = 閉じる
company-question-no = 残る
company-again = もう一度配る
company-hostDeals = { $name }がもう一度配れます。

## news

news-sits = { $name }が席に着きました。
news-watches = { $name }が見学しています。
news-left = { $name }が離れました。
news-back = { $name }が戻りました。
news-paused = { $name }が一時停止しました。
news-goesOn = ゲームを再開します。
news-asksBack = { $name }さんが手を戻したいそうです。
news-tookBack = { $name }さんが手を戻しました。
news-notBack = 手は戻しません。
news-emote = { $name }：{ $emote }
news-you = あなた

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
ended-other-version = このページとホストのページは版が違います。開き直すと、どちらも最新になります。
ended-full = 席はすべてふさがっていて、見学もできません。
ended-cut-off = ホストがあなたをテーブルから外しました。
ended-elsewhere = あなたの席は、別のウィンドウか別の端末で使われています。
ended-bad-host = ホストから届いたものは、このページの知るゲームではありません。
ended-bad-invite = これはテーブルへの招待ではないか、一部が欠けています。リンクをもう一度もらってください。
ended-not-secure = 友だちと遊べるのは安全なアドレス（https）だけで、このページはそうではありません。
ended-no-wire = ここからこのテーブルへは行けません。サイトに中継がないか、ブラウザにウィンドウ間の通信がありません。
ended-reload = 開き直す
ended-own = 自分のテーブルへ
ended-here = ここで席に着く
ended-tryAgain = もう一度試す

## found

found-checking = あなたの端末がこのゲームを確かめています…
found-fair = あなたの端末がこのゲームを確かめました。カードには全員が加わって、だれも選べず、すべてルールどおりでした。
found-late = あなたの端末がこのゲームを確かめました。すべてルールどおりでした。切り混ぜのときはいなかったので、それについては何も言えません。
found-unpledged = あなたの端末がこのゲームを確かめました。すべてルールどおりでした。カードへの約束がなかったので、切り混ぜについては何も言えません。
found-otherLines = 合わないところがあります。ホストの記録は、あなたの見たゲームと違います。
found-otherRules = 合わないところがあります。ルールどおりなら別のゲームになったはずです。
found-otherSeed = 合わないところがあります。カードは、ホストが約束したものから出たのではありません。
found-otherShares = 合わないところがあります。カードに全員が加わっていません。
found-host = いま友だちの端末がこのゲームを確かめています。

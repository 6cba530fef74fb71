# ゲームごとの入口のページの言葉（日本語）。

door-title = { $game }：すぐに遊べるトランプゲーム
door-play = { $game }で遊ぶ
door-howTo = 遊びかた
door-noScript = カードを配るにはJavaScriptが必要ですが、ここではオフになっています。ルールはこのまま読めます。
door-usual = 標準のルールです。
stale-text = テーブルを読み込めませんでした。新しいバージョンがあるのかもしれません。
stale-again = ページを再読み込みする

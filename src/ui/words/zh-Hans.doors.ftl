# 各个游戏入口页面的文字（简体中文）。

door-title = { $game }：打开就能玩的纸牌游戏
door-play = 玩{ $game }
door-howTo = 怎么玩
door-noScript = 发牌需要JavaScript，但这个浏览器把它关掉了。规则照样可以看。
door-usual = 以下是常用规则。
stale-text = 牌桌加载失败。可能有了新版本。
stale-again = 重新加载页面

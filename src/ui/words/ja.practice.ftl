# レッスンの言葉。

practice-name = レッスン
practice-of = ステップ{ $n }／{ $all }
practice-back = 戻る
practice-next = 次へ
practice-leave = 終わる
practice-again = 最初から
practice-play = 遊ぶ
practice-other = その手もできますが、ここで試すのは別の手です。もう一度どうぞ。
practice-over = レッスンは以上です。もう{ $game }が遊べます！

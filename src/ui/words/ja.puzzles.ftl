# パズルと練習の画面で言うこと。用語は src/games/face/words/ja.ftl。

puzzle-name = パズル
puzzle-before = ここまでの流れを見てください…
puzzle-ask = あなたの番です。どうしますか？
puzzle-here = ここに出す
puzzle-number = { $game }・パズル{ $n }
puzzle-right = 正解です！
puzzle-mine = あなたの手
puzzle-better = もっとよい手
puzzle-wrong = もっとよい手がありました
puzzle-notBest = いちばんよい手ではありません。
puzzle-cost = 100点満点で約{ $share }点の損です。
puzzle-none = いま復習するものはありません。間違えたパズルは、あとでまた出ます。
puzzle-next = 次のパズル
puzzle-again = もう一度
puzzle-skip = スキップ
puzzle-leave = やめる
puzzle-rating = レート{ $rating } ± { $spread }
puzzle-unrated = レートはまだありません
puzzle-title = パズル
puzzle-lead = 実際のゲームから取った局面です。いちばんよい手を見つけてください。間違えたものは、10分後、1日後、3日後…と間をあけてまた出ます。
puzzle-day = 今日のパズル
puzzle-dayOf = { $game }：今日のパズル（全員同じ問題）
puzzle-dayRight = 今日は正解
puzzle-dayWrong = 今日は不正解
puzzle-play = 解く
puzzle-missed =
    { $count ->
        [0] 復習なし
       *[other] 復習{ $count }問
    }
puzzle-all = すべてのパズル
puzzle-themes = テーマ別
puzzle-other = その他
puzzle-solved = { $all }問中{ $solved }問正解

# 练习题和练习界面说的话。术语见 src/games/face/words/zh-Hans.ftl。

puzzle-name = 练习题
puzzle-before = 先看看前面怎么出的…
puzzle-ask = 轮到你了：你会怎么做？
puzzle-here = 出在这里
puzzle-number = { $game } · 第{ $n }题
puzzle-right = 正确！
puzzle-mine = 你的打法
puzzle-better = 更好的打法
puzzle-wrong = 有更好的打法
puzzle-notBest = 这不是最好的打法。
puzzle-cost = 以100分计，大约亏{ $share }分。
puzzle-none = 现在没有要复习的：做错的题过些时候会再出现。
puzzle-next = 下一题
puzzle-again = 再来一次
puzzle-skip = 跳过
puzzle-leave = 退出
puzzle-rating = 等级分{ $rating } ± { $spread }
puzzle-unrated = 还没有等级分
puzzle-title = 练习题
puzzle-lead = 来自真实牌局的局面：找出最好的打法。做错的题会再出现，先隔10分钟，再隔1天、3天，依此类推。
puzzle-day = 每日一题
puzzle-dayOf = { $game }：每日一题，所有人都一样
puzzle-dayRight = 今天做对了
puzzle-dayWrong = 今天做错了
puzzle-play = 做题
puzzle-missed =
    { $count ->
        [0] 没有要复习的
       *[other] 要复习{ $count }题
    }
puzzle-all = 全部题目
puzzle-themes = 按主题
puzzle-other = 其他
puzzle-solved = { $all }题中做对{ $solved }题

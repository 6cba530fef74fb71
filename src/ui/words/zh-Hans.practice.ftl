# 课程里说的话。

practice-name = 课程
practice-of = 第{ $n }步，共{ $all }步
practice-back = 上一步
practice-next = 下一步
practice-leave = 退出
practice-again = 从头开始
practice-play = 开始玩
practice-other = 这样也可以，但这一步要练的是别的。再试一次。
practice-over = 课程学完了。现在可以玩{ $game }了！

# Что говорят уроки.

practice-name = Урок
practice-of = Шаг { $n } из { $all }
practice-back = Назад
practice-next = Дальше
practice-leave = Выйти
practice-again = Сначала
practice-play = Играть
practice-other = Так ходить можно, но здесь нужен другой ход. Попробуй ещё раз.
practice-over = Урок пройден. Теперь можно играть в «{ $game }»!

# Что говорят задачи и экран тренировки. Термины: src/games/face/words/ru.ftl.

puzzle-name = Задача
puzzle-before = Посмотри сначала, что было сыграно…
puzzle-ask = Твой ход: как сыграешь?
puzzle-here = Сюда
puzzle-number = { $game } · задача { $n }
puzzle-right = Верно!
puzzle-mine = Твой выбор
puzzle-better = Выбор получше
puzzle-wrong = Было кое-что лучше
puzzle-notBest = Это не лучший ход.
puzzle-cost =
    { $share ->
        [one] Ход хуже лучшего примерно на { $share } очко по шкале до 100.
        [few] Ход хуже лучшего примерно на { $share } очка по шкале до 100.
        [many] Ход хуже лучшего примерно на { $share } очков по шкале до 100.
       *[other] Ход хуже лучшего примерно на { $share } очка по шкале до 100.
    }
puzzle-none = Повторять пока нечего: задачи, где была ошибка, вернутся позже.
puzzle-next = Следующая задача
puzzle-again = Ещё раз
puzzle-skip = Пропустить
puzzle-leave = Выйти
puzzle-rating = Рейтинг { $rating } ± { $spread }
puzzle-unrated = Рейтинга пока нет
puzzle-title = Задачи
puzzle-lead = Позиции из настоящих раздач: найди лучший ход. Задачи, где была ошибка, вернутся через десять минут, через день, через три дня и так далее.
puzzle-day = Задача дня
puzzle-dayOf = { $game }: задача дня, одна для всех
puzzle-dayRight = Сегодня решена
puzzle-dayWrong = Сегодня не решена
puzzle-play = Решить
puzzle-missed =
    { $count ->
        [0] Повторять нечего
       *[other] Повторить: { $count }
    }
puzzle-all = Все задачи
puzzle-themes = По темам
puzzle-other = Прочее
puzzle-solved = Решено { $solved } из { $all }

# Что говорят экраны поверх стола, по-русски.
#   раздача дня (deal of the day), норма (par), честная раздача (fair deal), зерно (seed), обязательство (commitment), соль (salt),
#   секрет (secret), свои правила (house rules), место (seat)

## entries: the menu

entries-title = Меню
entries-newGame = Новая игра
entries-rules = Правила
entries-settings = Настройки
entries-pastGames = Прошлые игры
entries-help = Клавиши и справка
entries-save = Сохранить запись текущей игры
entries-open = Посмотреть запись из файла
entries-play = Игра
entries-table = Этот стол
entries-you = Личное
entries-more = Ещё
entries-fullScreen = Во весь экран
entries-window = Выйти из полноэкранного режима
entries-onShelf = На полке: { $count }
entries-inARow =
    { $days ->
        [one] { $days } день
        [few] { $days } дня подряд
       *[many] { $days } дней подряд
    }
entries-newGameHelp = Игроки, правила, уровень
entries-friendsHelp = Одна ссылка, без регистрации
entries-won = побед: { $percent } %
entries-moreHelp = Задачи, честная раздача, клавиши

## puzzles: the way to the practice screen (its words are in ru.puzzles.ftl)

puzzles-open = Задачи
puzzles-like = Похожая задача
puzzles-all = Задачи
puzzles-solved = Решено { $solved } из { $all }

## day

day-title = Раздача дня
day-heading = Раздачи на { $date }
day-lead = Одни и те же карты для всех, раз в день для каждой игры.
day-intro-1 = В каждой игре одна раздача в день. Она зависит только от даты, так что во всём мире карты у всех одинаковые, и сеть не нужна. Дата — по Гринвичу (UTC).
day-intro-2 = Стол всегда один и тот же: обычные правила, обычное число игроков, ты на первом месте, боты уровня «Знаток». Засчитывается первая попытка; всё после неё — тренировка.
day-intro-3 = Норма — это сколько в среднем набирают с твоими картами боты: твоё устройство играет раздачу 16 раз, и на твоём месте по очереди сидят «Знаток» и «Новичок».
day-intro-4 = У этих раздач, в отличие от других, нет обязательства: дата известна всем, и кто угодно мог бы вычислить карты заранее.
day-more = Как это устроено
day-play = Играть
day-again = Тренироваться
day-of = { $action }: { $game }
day-open = Ещё не сыграна
day-begun = Начата, не закончена
day-calendar = Календарь
day-earlier = Предыдущий месяц
day-later = Следующий месяц
day-on = { $date }: { $marks }
day-marks-none = не сыграна
day-marks-played = сыграна
day-marks-won = победа
day-marks-kept = норма выполнена
day-row =
    { $now ->
        [0] Сейчас серии нет; самая длинная: { $longest }
        [1] { $now } день; самая длинная серия: { $longest }
        [one] { $now } день подряд; самая длинная серия: { $longest }
        [few] { $now } дня подряд; самая длинная серия: { $longest }
       *[many] { $now } дней подряд; самая длинная серия: { $longest }
    }
day-badge = Точка на значке
day-badgeHelp = Если страница установлена как приложение, на её значке стоит точка, пока ты не начнёшь одну из раздач дня. Точка обновляется, когда страницу открывают или закрывают.
day-outcome =
    { $won ->
        [yes] победа
       *[no] без победы
    }
day-you =
    { $points ->
        [none] Ты: { day-outcome }
       *[other] Ты: { $points }, { day-outcome }
    }
day-par =
    { $points ->
        [none] Норма: { day-parWins }
       *[other] Норма: { $points }, { day-parWins }
    }
day-parWins = победа в { $percent } случаев
day-better = Лучше нормы
day-same = Ровно норма
day-worse = Ниже нормы
day-searching = Боты играют эту же раздачу… { $percent } %
day-failed = На этом устройстве норму узнать не удалось.
day-practice = Это была тренировка: засчитывается первая попытка за день.
day-undone = В этой игре возвращали ход, поэтому это тренировка.
day-hints =
    { $count ->
        [one] { $count } подсказка
        [few] { $count } подсказки
       *[many] { $count } подсказок
    }
day-share = Поделиться
day-copy = Скопировать результат
day-given = Это раздача дня. Её зерно — дата, одна для всех: обязательства не было, и кто угодно мог бы вычислить карты заранее.
day-copied = Результат скопирован.
day-copyThis = Вот результат, скопируй его вручную:
day-line = { $game }, раздача дня { $date }

## statistics

statistics-title = Статистика
statistics-intro = Считается только на этом устройстве и никуда не отправляется. В файле есть всё, и его можно добавить на другом устройстве: игры, известные обоим устройствам, считаются один раз.
statistics-several = Игры нескольких людей тоже считаются, в строке «{ statistics-level-people }»: по результату того, кто начал игру или играл на этом устройстве.
statistics-none = Ни одна игра ещё не доиграна.
statistics-notKept = Этот браузер ничего не сохраняет, так что счёт держится, пока страница открыта.
statistics-summary =
    { $count ->
        [one] { $count } игра, побед: { $won }
        [few] { $count } игры, побед: { $won }
       *[many] { $count } игр, побед: { $won }
    }
statistics-hints =
    { $count ->
        [one] Всего взята { $count } подсказка
        [few] Всего взято { $count } подсказки
       *[many] Всего взято { $count } подсказок
    }
statistics-level-alone = Без соперников
statistics-level-mixed = Боты разных уровней
statistics-level-people = С людьми
statistics-house = Свои правила: { $name }
statistics-caption = { $level } · { $options }
statistics-games = Игры
statistics-won = Победы
statistics-drawn = Ничьи
statistics-deals = Раздачи
statistics-best = Лучший результат
statistics-worst = Худший результат
statistics-average = Средний результат
statistics-streak = Побед подряд сейчас
statistics-longest = Больше всего побед подряд
statistics-told = Результаты по порядку ({ $count }): лучший { $best }, худший { $worst }, в среднем { $average }, последний { $last }.
statistics-toldWins =
    { $last ->
        [won] Игры по порядку ({ $count }): побед { $won }, последняя выиграна.
        [drawn] Игры по порядку ({ $count }): побед { $won }, последняя вничью.
       *[lost] Игры по порядку ({ $count }): побед { $won }, последняя проиграна.
    }
statistics-tooFew = После трёх игр здесь появится линия твоих результатов.
statistics-line = Твои результаты один за другим: закрашенная точка — победа, пунктир — среднее.
statistics-lineLow = Твои результаты один за другим; чем меньше очков, тем выше. Закрашенная точка — победа, пунктир — среднее.
statistics-lineWins = Ступень вверх за победу, ступень вниз за поражение; закрашенная точка — победа.
statistics-apart = Считается отдельно
statistics-hinted = С подсказками
statistics-practice = С возвратом ходов
statistics-again = Та же раздача ещё раз
statistics-wonOf = побед: { $won } из { $of }
statistics-share = { $count } ({ $percent } %)
statistics-days = Раздачи дня
statistics-daysSummary = сыграно: { $played }, лучше нормы: { $better }
statistics-save = Сохранить в файл
statistics-take = Добавить из файла
statistics-taken = Файл добавлен. Игры, которые уже были известны, считаются один раз.
statistics-refused-no-counts = В этом файле нет статистики этого стола. Ничего не изменилось.
statistics-refused-too-large = Файл слишком велик для статистики этого стола: не больше 10 МБ. Ничего не изменилось.
statistics-refused-later-counts = Этот файл записан более новой версией стола. Ничего не изменилось.
statistics-unreadable = Не удалось прочитать этот файл. Ничего не изменилось.
statistics-failed = Стол не ответил. Попробуй ещё раз.
statistics-erase = Стереть
statistics-erased = Статистика стёрта.
statistics-question-title = Стереть всю статистику?
statistics-question-text = Всё, что посчитано на этом устройстве, будет стёрто. Прошлые игры останутся. Вернуть счёт сможет только сохранённый раньше файл.
statistics-question-yes = Стереть
statistics-question-no = Оставить

## shelf

shelf-title = Игры
shelf-facts = игроков: { $players } · { $minutes } мин
shelf-choose = { $game }: выбрать игроков и свои правила
shelf-goOn = Продолжить
shelf-learn = Научиться · { $minutes } мин
shelf-learning = Шаг { $done } из { $all }
shelf-learnt = Пройдено
shelf-learnOf = { $game }: научиться примерно за { $minutes } мин

## home

home-left = Неоконченная игра
home-row =
    { $days ->
        [1] { $days } день
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[many] { $days } дней подряд
    }
home-fresh = Новая для тебя
home-half = Пройдено наполовину
home-waits = Не окончена
home-facts = { $players } · { $minutes } мин
home-about = { $game }: всё об игре
home-back = Назад ко всем играм

## newGame

newGame-title = Новая игра
newGame-game = Игра
newGame-change = Сменить
newGame-preset = Вариант
newGame-own = Свой
newGame-ownHelp = Что выбрано ниже
newGame-seats = Игроки
newGame-bots = Боты
newGame-people = За столом
newGame-oneMore = Добавить место
newGame-oneFewer = Убрать место
newGame-me = Я
newGame-friend = Друг рядом
newGame-name = Имя
newGame-nameOf = Имя: { $seat }
newGame-portraitOf = Портрет: { $seat }
newGame-player = Игрок { $n }
newGame-friends = Устройство передаётся по кругу. Пока оно переходит из рук в руки, занавес закрывает все карты; кнопки объявлений есть у всех.
newGame-details = Свои правила
newGame-on = Да
newGame-off = Нет
newGame-random = По жребию
newGame-less = Меньше: { $label }
newGame-more = Больше: { $label }
newGame-between = От { $min } до { $max }.
newGame-reason = { $labels }: { $reason }
newGame-value = { $label }: { $value }
newGame-notAtSeats =
    { $seats ->
        [1] Не для игры в одиночку
        [one] Не для { $seats } игрока
       *[other] Не для { $seats } игроков
    }
newGame-needs = Нужно «{ $label }»: { $value }
newGame-idleWith = Ничего не меняет, если «{ $label }»: { $value }
newGame-begin = Сдать карты
newGame-about = { newGame-begin } · около { $minutes } мин

## leave

leave-title = Бросить эту раздачу?
leave-text = Новая игра очистит стол. Сыгранное останется в списке прошлых игр.
leave-yes = Новая игра
leave-no = Играть дальше

## rules

rules-title = Правила
rules-of = { $game } · { rules-title }
rules-inForce = Правила, по которым играют за этим столом.
rules-show = Показать
rules-showClause = Показать { $clause }
rules-back = К правилам
rules-elsewhere = Здесь играют с другими настройками, чем за твоим столом, поэтому правило звучит немного иначе.
rules-here = Вот этот момент.
rules-open = Показать правило

## settings

settings-title = Настройки
settings-note = Стол меняется, пока ты выбираешь
settings-table = Стол
settings-play = Темп и помощь
settings-access = Специальные возможности
settings-language = Язык
settings-speed = Скорость карт
settings-speeds-1 = 1×
settings-speeds-2 = 2×
settings-speeds-4 = 4×
settings-speeds-0_5 = ½×
settings-speeds-at-once = Сразу
settings-sound = Звук
settings-volume = Громкость
settings-deck = Карты
settings-decks-two-colour = Два цвета
settings-decks-four-colour = Четыре цвета
settings-decks-large-index = Крупные индексы
settings-back = Рубашка
settings-backs-asanoha-indigo = Звёзды, индиго
settings-backs-asanoha-crimson = Звёзды, багровая
settings-backs-seigaiha-teal = Волны, бирюзовая
settings-backs-plain-charcoal = Гладкая, угольная
settings-portrait = Ты за столом
settings-portraitHelp = На твоём месте, здесь и среди друзей.
settings-portraits-grandmother = Бабушка
settings-portraits-carpenter = Плотник
settings-portraits-student = Школьница
settings-portraits-skipper = Шкипер
settings-portraits-singer = Певица
settings-portraits-trumpeter = Трубач
settings-portraits-marquise = Маркиза
settings-portraits-professor = Профессор
settings-portraits-aunt = Тётя
settings-portraits-uncle = Дядя
settings-portraits-redhead = Рыжая
settings-portraits-skater = Скейтер
settings-portraits-dancer = Танцовщица
settings-portraits-doctor = Врач
settings-portraits-baker = Пекарь
settings-portraits-clerk = Клерк
settings-portraits-neighbour = Соседка
settings-portraits-cat = Кошка
settings-portraits-fox = Лиса
settings-portraits-initial = Инициал
settings-cloth = Сукно
settings-cloths-green = Зелёное
settings-cloths-indigo = Индиго
settings-cloths-burgundy = Бордовое
settings-cloths-slate = Серое
settings-callWindow = Время на объявление
settings-callWindowHelp = Сколько боты ждут, пока ты что-то объявишь или кого-то поймаешь.
settings-callWindows-3 = 3 секунды
settings-callWindows-10 = 10 секунд
settings-callWindows-go-on = Пока не нажму «Дальше»
settings-pace = Время хода ботов
settings-paceHelp = Считается с момента, когда карты остановились. Ответ вне очереди занимает не меньше 0,6 секунды.
settings-paces-0 = 0 с
settings-paces-1 = 1 с
settings-paces-2 = 2 с
settings-paces-at-once = Сразу
settings-paces-0_5 = 0,5 с
settings-paces-1_5 = 1,5 с
settings-hints = Подсказки
settings-hintsHelp = Лампа рядом с тем, что сейчас нужно сделать: говорит, что можно сыграть и почему. Подсказки считаются.
settings-offers-first = Пока я учусь игре
settings-offers-true = Всегда
settings-offers-false = Никогда
settings-coach = Тренер
settings-coachHelp = Один раз переспрашивает перед ходом, который дорого обойдётся, и говорит, что лучше. Такая игра считается игрой с подсказками.
settings-assist = Объявлять за меня
settings-assistHelp = Объявление делается само, и ты никогда не забудешь.
settings-forced = Делать вынужденные ходы
settings-forcedHelp = Если ход возможен только один, он делается за тебя через полсекунды.
settings-motion = Анимация
settings-motions-system = Как в системе
settings-motions-on = Карты летают
settings-motions-off = Меньше
settings-leftHand = Стол для левши
settings-theme = Цвета
settings-themes-system = Как в системе
settings-themes-light = Бумага
settings-themes-dark = Ночь
settings-wordsPanel = Показывать стол словами
settings-shortcuts = Команды одной клавишей
settings-refused = Этот браузер ничего не сохраняет, так что настройки держатся, пока страница открыта.

## elsewhere

elsewhere-title = Эта игра открыта в другой вкладке
elsewhere-text = Она идёт только в одной вкладке, чтобы ни один ход не пропал.
elsewhere-here = Играть здесь

## ownTab

ownTab-full = Забрать мою игру в отдельную вкладку
ownTab-short = Забрать игру
ownTab-help = Открывает эту игру как она есть в отдельной вкладке

## pastGames

pastGames-title = Прошлые игры
pastGames-none = Ни одна игра ещё не доиграна.
pastGames-running = Сейчас на столе
pastGames-won = Победа твоя
pastGames-lost = Победа: { $names }
pastGames-drawn = Никто не победил
pastGames-unfinished = Не закончена
pastGames-watch = Смотреть
pastGames-save = Сохранить в файл
pastGames-forget = Удалить
pastGames-forgotten = Игра удалена.
pastGames-gone = Этой записи больше нет.
pastGames-of = { $action }: { $game }, { $time }

## botCheck

botCheck-title = Проверить ботов
botCheck-asking = Каждому боту снова показывают то, что было видно с его места, и спрашивают ещё раз… { $percent } %
botCheck-same =
    { $choices ->
        [1] За всю игру бот принял только одно решение. Бота спросили ещё раз — по тому, что было видно с его места, — и выбор тот же.
        [one] Боты заново приняли { $choices } решение — каждый бот по тому, что было видно с его места. Выбор всякий раз тот же.
        [few] Боты заново приняли { $choices } решения — каждый бот по тому, что было видно с его места. Выбор всякий раз тот же.
       *[many] Боты заново приняли { $choices } решений — каждый бот по тому, что было видно с его места. Выбор всякий раз тот же.
    }
botCheck-none = В этой игре ботам нечего было решать.
botCheck-other = Строка { $line }: по тому, что там видит { $name }, этот бот выбирает другое.
botCheck-notOver = Эта игра не окончена. Ботов можно проверить, когда она кончится.
botCheck-view = В этой записи то, что видно с одного места. Проверить можно только полную запись.
botCheck-stop = Остановить

## replay

replay-title = Повтор
replay-leave = К столу
replay-first = В начало
replay-back = Шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-forward = Шаг вперёд
replay-last = В конец
replay-deal = Раздача
replay-dealNumber = Раздача { $n }
replay-speed = Скорость
replay-eyes = Чьими глазами
replay-everybody = Все карты
replay-person = Игрок
replay-position = Позиция
replay-step = Шаг { $n } из { $all }
replay-partly = В этой записи то, что видно с одного места; остальные карты закрыты.
replay-line =
    { $n ->
        [0] { CAPITAL($text) }
       *[other] Строка { $n }: { $text }
    }
replay-troubles-not-json = это не строка из записи игры.
replay-troubles-not-a-line = такой строки в записи игры не бывает.
replay-troubles-wrong-order = этой строке здесь не место.
replay-troubles-unknown-game = в эту игру за этим столом не играют.
replay-troubles-bad-setup = эти игроки или правила не подходят к игре.
replay-troubles-bad-deck = это не те карты, которыми играют в эту игру.
replay-troubles-illegal-act = такой ход не разрешён.
replay-troubles-differs = по правилам здесь вышло бы иначе.
replay-troubles-unknown-bot = этого бота или этой его версии здесь нет.
replay-troubles-other-choice = бот выбрал бы здесь другое.
replay-troubles-unfinished = запись обрывается до конца игры.
replay-troubles-empty = в этом файле ничего нет.
replay-troubles-damaged = Эта ссылка обрезана или изменена по дороге.
replay-troubles-newer = Эта ссылка сделана более новой версией стола. Перезагрузи страницу, чтобы получить эту версию.
replay-troubles-too-long = Это длиннее любой игры.
replay-troubles-not-now = Сейчас это невозможно.
replay-troubles-not-saved = Эта игра больше не хранится.
replay-troubles-engine = Стол не ответил. Попробуй ещё раз.
replay-unreadable = Не удалось прочитать этот файл.
replay-tooLarge = Файл слишком велик для записи игры: не больше 5 МБ.
replay-card = Сыгранная карта
replay-anyCard = Перейти к карте…
replay-cardAt = { $card }: { $name }, шаг { $step }
replay-keys = Стрелки ведут по шагам, пробел запускает, Home и End — в начало и в конец, Page Up и Page Down — от раздачи к раздаче; 0 показывает все карты, 1–9 — то, что видно с одного места.
replay-drop = Перетащи сюда запись игры, чтобы её посмотреть
replay-playOn = Играть отсюда

## playOn

playOn-title = Играть отсюда
playOn-intro = С этого шага начнётся тренировочная игра: ты занимаешь одно место, за остальных играют боты.
playOn-seat = Твоё место
playOn-cards = Карты
playOn-same = Как были
playOn-sameHelp = Каждая карта лежит, где лежала.
playOn-anew = Сдать заново
playOn-anewHelp = Что видно с твоего места, остаётся; всё прочее сдаётся заново, так, чтобы сходилось.
playOn-kept = Игра на твоём столе останется как есть среди прошлых игр.
playOn-begin = Играть
playOn-failed = Отсюда играть нельзя.

## share

share-title = Поделиться
share-what = Что отправить
share-table = Этот стол
share-tableHelp = { $game } с твоими игроками и правилами. Кто откроет ссылку, тот получит новые карты.
share-deal = Раздача на пробу
share-dealHelp = Те же карты, то же место, те же боты: пусть попробует кто-то ещё.
share-newDealHelp = Карты, которых ещё никто не видел; все, кто откроет ссылку, получат одни и те же.
share-game = Вся игра
share-gameHelp = Посмотреть от первой карты до последней.
share-notOver = Эту игру можно отправить, когда она кончится.
share-notFull = Ссылкой можно отправить только запись, в которой видны все карты.
share-tooLong = Эта игра слишком длинная для ссылки. Сохрани её в файл и отправь файл: если перетащить его на эту страницу, он откроется.
share-step = Открыть на этом шаге
share-view = Что видно
share-link = Ссылка
share-length =
    { $n ->
        [one] { $n } знак
        [few] { $n } знака
       *[many] { $n } знаков
    }
share-copy = Скопировать
share-copied = Скопировано.
share-notCopied = Копировать здесь нельзя: выдели ссылку и скопируй её вручную.
share-send = Отправить…
share-file = Сохранить в файл
share-qr = QR-код ссылки
share-nothingSent = Сама страница ничего не отправляет: всё содержится в ссылке.
share-made = { $app }: { $game }

## sent

sent-title = Раздача на пробу
sent-tableTitle = Стол для игры
sent-tableText = { $game }: игроки и правила те же, что у отправителя. Карты новые.
sent-dealText = { $game }: те же карты, то же место и те же боты у всех, кто откроет эту ссылку.
sent-dayText = { $game }, { $date }: одни и те же карты для всех на свете.
sent-gameTitle = Игра для просмотра
sent-gameText = { $game }: от первой карты до последней.
sent-results-won = Отправитель выиграл.
sent-results-lost = Отправитель не выиграл.
sent-results-drawn = Никто не выиграл.
sent-text = { $game }, игроков: { $seats }. Стол будет очищен; сыгранное останется в списке прошлых игр.
sent-yes = Попробовать
sent-no = Играть дальше
sent-unfit = В ссылке указан стол, какого быть не может. Вот обычный.
sent-partly = Ссылка понята не до конца. Стол собран по ней, насколько удалось.
sent-broken = Не удалось открыть ссылку. { CAPITAL($text) }

## fairDeal

fairDeal-title = Честная раздача
fairDeal-intro-1 = Перед сдачей стол выбирает наугад тайное зерно и показывает обязательство: ряд знаков, который подходит к этому зерну и ни к какому другому. Потом ты можешь снять колоду: впиши любые слова, они тоже войдут в зерно. Так ни стол, ни ты не можете выбрать карты.
fairDeal-intro-2 = Из одного зерна получаются все колоды и все дальнейшие тасовки игры, поэтому одно обязательство охватывает все её раздачи. Когда игра окончена, зерно и слова раскрываются и остаются в её записи, и кто угодно может проверить, что всё сходится.
fairDeal-intro-3 = Всё опирается на 256 случайных битов, которые берёт браузер, и на генератор ARC4: никто не знает пути от его чисел назад к его состоянию, поэтому увиденные карты ничего не говорят о будущих.
fairDeal-running = Игра на столе
fairDeal-next = Следующая игра
fairDeal-more = Что такое честная раздача?
fairDeal-commitment = Обязательство (SHA-256)
fairDeal-given = Перед началом этой игры обязательство не было показано: зерно было известно заранее, или браузер не мог создать обязательство.
fairDeal-insecure = Адрес этой страницы не защищён (не https), поэтому браузер не может создать обязательство.
fairDeal-later = Зерно появится здесь, когда игра кончится.
fairDeal-secret = Секрет
fairDeal-salt = Соль
fairDeal-words = Твои слова
fairDeal-fits =
    { $promised ->
        [yes] Сходится: секрет и соль дают это обязательство, а колоды ({ $decks }) и дальнейшие тасовки ({ $shuffles }) получаются из зерна, карта в карту.
       *[no] Сходится: колоды ({ $decks }) и дальнейшие тасовки ({ $shuffles }) получаются из зерна, карта в карту.
    }
fairDeal-anotherDeal = Не сходится: зерно даёт не то, что в строке { $line } записи.
fairDeal-verdicts-another-commitment = Не сходится: секрет и соль дают другое обязательство.
fairDeal-verdicts-dealt-anew = Тренировка, начатая с середины другой игры: что там было не видно, сдано заново.
fairDeal-verdicts-not-computed = Карты получаются из зерна; обязательство нельзя проверить на незащищённом адресе (не https).
fairDeal-cut = Снять колоду словами
fairDeal-cutHelp =
    { $most ->
        [one] Впиши любые слова, до { $most } знака: они войдут в зерно следующей игры.
       *[other] Впиши любые слова, до { $most } знаков: они войдут в зерно следующей игры.
    }
fairDeal-second = Второе мнение
fairDeal-secondHelp = Проверка — отдельная программа, написанная по одному лишь описанию. Сохрани запись и открой её там; сеть для этого тоже не нужна.
fairDeal-verifier = Открыть проверку

## again

again-trick = Показать последнюю взятку ещё раз
again-turn = Показать последние ходы ещё раз
again-lastTrick = Последняя взятка
again-lastTurns = Последние ходы
again-shows =
    { $what ->
        [trick] Последняя взятка. Нажми, чтобы продолжить.
       *[other] Последние ходы. Нажми, чтобы продолжить.
    }
again-told = Последняя взятка: { $plays }. Дальше.

## order

order-change = Разложить карты по-другому
order-lies =
    { $order ->
        [suit] Карты лежат по мастям.
        [rank] Карты лежат по старшинству.
       *[other] Карты лежат в твоём порядке: перетащи карту на место.
    }

## scores

scores-none = Ни одна раздача ещё не закончена.

## help

help-title = Клавиши и справка
help-touch = Пальцем или мышью
help-touches-play = Коснись карты, чтобы её положить, или перетащи её на середину.
help-touches-order = Перетащи карту среди своих, чтобы переложить её.
help-touches-finish = Коснись сукна, пока карты движутся, и всё сразу окажется на месте.
help-keyboard = С клавиатуры
help-intro = Всё можно делать с клавиатуры.
help-off = Команды одной клавишей выключены в настройках; Tab, стрелки и Enter работают всегда.
help-key = Клавиша
help-does = Что делает
help-keys-tab = От группы к группе: действия, карты, угол
help-keys-arrows = От карты к карте
help-keys-enter = Положить или нажать то, что выделено
help-keys-escape = Закрыть то, что открыто
help-keys-draw = Взять карту или забрать карты
help-keys-call = Объявить
help-keys-go = Дальше
help-keys-undo = Вернуть ход
help-keys-menu = Меню
help-keys-sound = Включить или выключить звук
help-keys-words = Стол словами
help-keys-finish = Закончить движение
help-keys-hint = Подсказка, если подсказки включены
help-keys-why = Почему бот только что сходил именно так
help-keys-rule = Правило, по которому карту нельзя положить
help-keys-again = Последняя взятка или ходы ещё раз
help-keys-order = Разложить карты по-другому
help-keys-sheet = Таблица очков
help-keys-shift = Переложить карту, если карты лежат в твоём порядке
help-keys-help = Эта страница
help-names-tab = Tab
help-names-arrows = ← →
help-names-shift = Shift + ← →
help-names-enter = Enter, пробел
help-names-escape = Esc
help-about = Ни учётной записи, ни рекламы. Ничего никуда не отправляется, а когда играешь с друзьями — только им. После первого посещения стол работает без сети.

## friends

friends-open = Играть с друзьями
friends-emotes = Эмоции друзей
friends-emotesHelp = За столом друзей: маленькие лица и руки рядом с местами.

## hint

hint-button = Подсказка
hint-name = Подсказка
hint-thinking = Дай подумать…
hint-pass = Пропустить
hint-do = { $what }.
hint-only = Больше ничего сделать нельзя.
hint-passing = Вмешиваться вне очереди сейчас незачем.
hint-best = Любой другой выбор обычно оказывается хуже.
hint-usual = Обычно играют так.
hint-wins =
    { $next ->
        [none] Так побеждают примерно в { $share } из 100 таких раздач.
       *[other] Так побеждают примерно в { $share } из 100 таких раздач; следующий по силе ход приносит победу в { $next }.
    }
hint-worth =
    { $next ->
        [none] Оценка — примерно { $share } по шкале от 0 (худшая раздача) до 100 (лучшая).
       *[other] Оценка — примерно { $share } по шкале от 0 (худшая раздача) до 100 (лучшая); у следующего по силе хода — { $next }.
    }
hint-close = Убрать подсказку
hint-counted = Считается игрой с подсказками.

## coach

coach-title = Точно?
coach-better = Лучше: { $what }.
coach-back = Передумать
coach-stand = Всё равно сделать

## why

why-of = { $name }: почему так?
why-short = Почему?
why-sign = ?
why-thinking = Посмотрим ещё раз…
why-none = Об этом ходе больше ничего сказать нельзя.
why-did = { $name }: { $what }.
why-knew = Что было известно
why-sawHand = Карты на руках: { $own }. Другие карты, которые открыты или которые видели все: { $seen }. Не видно: { $unseen }.
why-saw = Карты, которые открыты или которые видели все: { $seen }. Не видно: { $unseen }.
why-weighed = Что учтено
why-byChance = Ходит наугад, лишь бы по правилам.
why-byRule = Следует простым правилам и не смотрит вперёд.
why-ahead =
    { $times ->
        [one] Заглядывает вперёд и мысленно доигрывает раздачу { $times } раз.
        [few] Заглядывает вперёд и мысленно доигрывает раздачу { $times } раза.
       *[many] Заглядывает вперёд и мысленно доигрывает раздачу { $times } раз.
    }
why-only = Сделать можно было только это.
why-reflex = Это ответ, а не выбор: взвешивать было нечего.
why-outside = Пока раздача идёт, чужие карты остаются закрытыми. С твоего места это выглядит так:
why-unclear = С твоего места нельзя сказать, насколько это хорошо.
why-wins = Так побеждают примерно в { $share } из 100 таких раздач; с лучшим из других ходов, насколько видно с твоего места, — в { $next }.
why-worth = Оценка по шкале от 0 (худшая раздача) до 100 (лучшая) — примерно { $share }; у лучшего из других ходов, насколько видно с твоего места, — { $next }.
why-all = Что можно было сделать, с оценкой от 0 до 100:
why-chosen = (выбрано)

## review

review-button = Разбор
review-title = Разбор раздачи
review-of = Чьи решения
review-heldBy = Карты игрока { $name }: { $cards }
review-searching = Разбираем твои решения: { $done } из { $of }
review-cancel = Отмена
review-again = Разобрать ещё раз
review-stopped = Разбор остановлен.
review-fine = Насколько можно просчитать вперёд, ошибочных решений у тебя не было.
review-costly = Что обошлось дороже всего, если просчитать вперёд по тому, что было видно тебе:
review-held = Твои карты: { $cards }
review-played = Твой выбор
review-better = Лучше
review-scaleWins = Числа показывают, сколько из 100 таких раздач ты выигрываешь после каждого выбора, насколько можно просчитать вперёд.
review-scaleWorth = Числа показывают, чего стоит раздача после каждого выбора: от 0 (худшая) до 100 (лучшая).
review-costWins =
    { $share ->
        [one] Цена — примерно { $share } победа на 100 таких раздач
        [few] Цена — примерно { $share } победы на 100 таких раздач
        [many] Цена — примерно { $share } побед на 100 таких раздач
       *[other] Цена — примерно { $share } победы на 100 таких раздач
    }
review-costWorth =
    { $share ->
        [one] Цена — примерно { $share } очко по шкале до 100
        [few] Цена — примерно { $share } очка по шкале до 100
        [many] Цена — примерно { $share } очков по шкале до 100
       *[other] Цена — примерно { $share } очка по шкале до 100
    }
review-tryAgain = Попробовать отсюда
review-onFelt = Показать стол
review-tryAgainAt = Попробовать отсюда: выбор { $n }
review-kept = Там начнётся тренировочная игра против тех же ботов. Эта игра останется как есть среди прошлых игр.

## hotSeat: several people at one device

hotSeat-pass = Передай устройство: { $name }
hotSeat-passHelp = Смотреть на экран сейчас может только { $name }.
hotSeat-iAm = Я { $name }
hotSeat-turn = Ходит { $name }
hotSeat-since = Что было без тебя
hotSeat-takeBack = { $name }: вернуть ход
hotSeat-calls = Объявления
hotSeat-call = { $name }: { $action }
hotSeat-look = Теперь все смотрят в свои карты, чтобы никто не узнал, кого спросили.
hotSeat-agree = Нужно согласие: { $names }
hotSeat-agreeText = { $name } просит вернуть ход.
hotSeat-agrees = { $name } не против
hotSeat-no = Нет, играем дальше
hotSeat-practiceHelp = Возвращали ход или давали подсказку, поэтому эта игра считается тренировкой для всех.

## ending: what stands at a result beside its words

ending-won = Отличная игра и заслуженная победа.
ending-lost = Всё равно хорошая игра: место { $place } из { $seats }.
ending-onward = Пока место { $place } из { $seats }, но впереди новая раздача.
ending-pull = Показать весь результат
ending-fold = Свернуть результат
ending-after = После раздачи { $deal }
ending-title = Места
ending-place = Место
ending-name = Имя
ending-hand = Карты
ending-change = Эта раздача

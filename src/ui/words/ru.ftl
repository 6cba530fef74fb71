# Что говорит страница вокруг стола, по-русски. Термины: см. src/games/face/words/ru.ftl.
#   бот, подсказка (hint), объявить (call), вернуть ход (undo), тренировка (practice), запись (record), повтор (replay)

named = { $thing }

## app

app-title = Page One
app-tagline = Стол для карточных игр
app-page = { $game } — { app-tagline }
app-trouble = Что-то пошло не так. Перезагрузи страницу, и стол вернётся.
app-notices-not-kept = Этот браузер ничего не сохраняет: игры и настройки держатся, пока страница открыта.
app-notices-save-unreadable = Сохранённую игру не удалось открыть, она отложена. Вот новая.
app-notices-engine-failed = Игру не удалось продолжить. Вот новая.
app-noFelt = Этот браузер не может нарисовать стол, поэтому стол описан словами. Всё можно сделать прямо отсюда.
app-unknown = Эту часть стола не удалось загрузить. Попробуй ещё раз.
app-offline = Сети нет, а эта часть стола ещё не загружена. Попробуй ещё раз, когда будет сеть.
app-gone = Вышла новая версия стола, а этой части старой больше нет. Перезагрузи страницу, чтобы продолжить.
app-noLanguage = Не удалось загрузить язык «{ $language }». Выбери его ещё раз или перезагрузи страницу.

## Bots

kind-random = Кубик
    .help = Ходит как попало
kind-beginner = Новичок
    .help = Знает правила; иногда забывает объявить или играет небрежно
kind-plain = Знаток
    .help = Играет как принято
kind-thinker = Мыслитель
    .help = Смотрит немного вперёд
kind-master = Мастер
    .help = Смотрит далеко вперёд и не спешит

## table

table-hand = Твои карты
table-yourTurn = Твой ход
table-turn = ходит
table-dealer = сдающий
table-said = сказано «{ $words }»
table-actions = Что можно сделать
table-goOn = Дальше
table-goOnHelp = Пропустить и идти дальше
table-undoHelp = Вернуть мой последний ход
table-required = Надо отвечать в масть: { $suit }
table-cannot = { CAPITAL(FORM($card, is: "acc")) } сейчас положить нельзя: { $why }
table-choose = Выбрать { FORM($card, is: "acc") } для следующего хода
table-unchoose = Следующим ходом ты кладёшь { FORM($card, is: "acc") }; нажми, чтобы отменить
table-howToPlay = Как положить { FORM($card, is: "acc") }
table-which = Какой вариант?
table-rowsUp = Ряды выше
table-rowsDown = Ряды ниже
table-never = Не надо
table-practice = Тренировка
table-practiceHelp = В этой игре возвращали ход, поэтому она считается тренировкой.
table-close = Закрыть
table-dismiss = Убрать это сообщение

## lessons

lessons-name = Короткий урок
lessons-of = { $n } из { $all }
lessons-next = Дальше
lessons-done = Понятно
lessons-skip = Пропустить все

## twin

twin-name = Стол словами
twin-toggle = Стол словами
twin-seats = Места
twin-yourTurn = твой ход
twin-seat =
    { $kind ->
        [none] { $name }: { $parts }
       *[other] { $name } ({ $kind }): { $parts }
    }
twin-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
twin-played = { $name }: { $card }
twin-nothing = пока ничего
twin-pile =
    { $count ->
        [0] { $place }: пусто
       *[other] { $place }: { twin-cards }
    }
twin-place =
    { $number ->
        [0] { $place }
       *[other] { $place } { $number }
    }
twin-spot =
    { COUNT($cards) ->
        [0] { twin-place }
       *[other] { twin-place }: { $cards }
    }
twin-scores = Очки
twin-score = { $name }: { $points }
twin-yourCards = Твои карты
twin-log = Что произошло
twin-hidden = закрытая карта

## corner

corner-menu = Меню
corner-muteHelp = Выключить звук
corner-unmuteHelp = Включить звук

## result

result-nextDeal = Следующая раздача
result-again = Ещё раз
result-newGame = Новая игра
result-save = Сохранить запись
result-watch = Посмотреть повтор
result-share = Поделиться
result-update = Готова новая версия
result-restart = Перезапустить

## sheet

sheet-title = Таблица очков
sheet-deal = Раздача
sheet-total = Итого
sheet-details = Из чего сложилась последняя раздача
sheet-chips = { $from } → { $to }: { $chips }

## menu

menu-resume = К столу
menu-games = Все игры
menu-back = Назад в меню
menu-close = Закрыть

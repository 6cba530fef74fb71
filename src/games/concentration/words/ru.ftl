# «Мемори» по-русски.
# Термины: открыть, закрыть карту на столе; пара; промах — ход без пары; место — где лежит карта, по номеру.

tagline = Две карты за ход и хорошая память.

lesson-1 = Открой две карты. Подходят друг к другу — они твои, и ты ходишь ещё раз.
lesson-2 = Каждую открытую карту видят все. Запоминай, где она лежит.
lesson-3 = Когда стол пуст, побеждает тот, у кого больше пар.

## What happens

turns-up =
    { WHO($player) ->
        [you] Ты открываешь { FORM($card, is: "acc") }, место { $place }.
       *[other] { $player } открывает { FORM($card, is: "acc") }, место { $place }.
    }
pair-found =
    { WHO($player) ->
        [you] Пара твоя.
       *[other] Пару забирает { $player }.
    }
no-pair = Не пара: обе карты закрываются.
solo =
    { turns }, { $misses ->
        [0] ни одного промаха
        [one] { $misses } промах
        [few] { $misses } промаха
       *[many] { $misses } промахов
    }.
turns =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }
has-pairs =
    { WHO($player) ->
        [you] У тебя { pairs }.
       *[other] У игрока { $player } { pairs }.
    }
pairs =
    { $count ->
        [0] ни одной пары
        [one] { $count } пара
        [few] { $count } пары
       *[many] { $count } пар
    }

## What to do now

prompt-first = Открой карту.
prompt-unseen = Открой карту, которой ещё никто не видел: за последний круг нового не нашли.
prompt-second = Открыта карта: { $card }. Открой вторую.
not-won = Открой карту на столе.

## Buttons: in full, and in few words

do-time-up = Время вышло
    .short = Время вышло
do-turn-up = Открыть карту
    .short = Открыть
do-turn-up-place = Открыть карту, место { $place }
    .short = { $place }

## Said aloud

bubble-pair = Пара!

## Why a deal ended

ended-cleared = Стол пуст.
ended-limit = Ходы кончились.
ended-stalled = Очень долго никто не находит пар.
ended-time = Время вышло.

## What points are given for, on the score sheet

why-pairs = найденные пары

## Places and signs

place-grid = Место
place-won = Пары
place-stock = Карты для раскладки
sign-solo =
    { turns }, { $left ->
        [one] осталась { $left } карта
        [few] осталось { $left } карты
       *[many] осталось { $left } карт
    }
    .short = { turns }

## Options

option-decks = Колоды
    .help = Больше колод — больше карт на столе.
option-ranks = Достоинства
    .help = Чем меньше достоинств, тем меньше карт на столе: при трёх достоинствах в колоде двенадцать карт.
option-jokers = Джокеры
    .help = Джокер составляет пару только с другим джокером.
    .v-true = По два в колоде
    .v-false = Без них
option-match = Что считать парой
    .help = Какие две карты подходят друг к другу.
    .v-rank = Одно достоинство
    .v-rank-color = Достоинство и цвет
    .v-zebra = Одно достоинство, разный цвет
    .v-rank-suit = Точно такая же карта
option-again = После пары
    .help = Ходит ли ещё раз тот, кто нашёл пару.
    .v-true = Ещё ход
    .v-false = Следующий игрок
option-deals = Раздачи
    .help = Пары всех раздач складываются.
option-turnLimit = Ходы
    .help = Для одного: за столько ходов надо убрать все карты; 0 — без ограничения.
option-clock = Секунды
    .help = Для одного: за столько секунд надо убрать все карты; 0 — без ограничения.
group-table = Стол
group-game = Игра
group-alone = Для одного
preset-classic = Классика
    .help = Одна колода, пара — две карты одного достоинства, после пары ещё ход.
preset-sameColour = Один цвет
    .help = К красной семёрке подходит только красная.
preset-zebra = Зебра
    .help = К красной карте подходит чёрная того же достоинства.
preset-twins = Близнецы
    .help = Две колоды; подходит только точно такая же карта.
preset-oneFlip = По одному ходу
    .help = Даже после найденной пары ходит следующий игрок.
preset-children = Для детей
    .help = Двадцать карт: тузы, короли, дамы, валеты и десятки.
preset-solo = Для одного
    .help = Убери все карты за как можно меньше ходов.

## Why a bot or a hint does something

reason-pair = Подходящую карту уже видели: вместе это пара.
reason-look = Карта, которой ещё никто не видел, скажет больше всего, а пара к ней, может быть, уже известна.
reason-quiet = Карта, которую уже видели, не скажет другим ничего нового.
reason-chance = Пара неизвестна, но ею может оказаться карта, которой ещё не видели.

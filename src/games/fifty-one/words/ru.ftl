# «Пятьдесят одно» по-русски.
# Термины: стол — пять карт посередине; обмен, менять; обновить стол; «Стоп!» — объявление; карты на руках.

tagline = Пять карт одной масти и смелость сказать «Стоп!».

lesson-1 = Возьми карту со стола и положи на её место свою: нажми на обе, в любом порядке.
lesson-2 = Считается твоя самая длинная масть, все остальные карты вычитаются. Туз, король, дама, валет и десятка одной масти — 51.
lesson-3 = После обмена можно сказать «Стоп!». У других ещё по одному ходу; побеждают лучшие карты, а при равенстве сказавший «Стоп!» проигрывает.

## What happens

takes =
    { WHO($player) ->
        [you] Ты берёшь { FORM($card, is: "acc") }.
       *[other] { $player } берёт { FORM($card, is: "acc") }.
    }
gives =
    { WHO($player) ->
        [you] Ты отдаёшь { FORM($card, is: "acc") }.
       *[other] { $player } отдаёт { FORM($card, is: "acc") }.
    }
comes = На стол ложится { $card }.
clears =
    { WHO($player) ->
        [you] Ты обновляешь стол.
       *[other] { $player } обновляет стол.
    }
says-stop =
    { WHO($player) ->
        [you] Ты говоришь «Стоп!». У остальных ещё по одному ходу.
       *[other] { $player } говорит «Стоп!». У остальных ещё по одному ходу.
    }
shows =
    { WHO($player) ->
        [you] У тебя { $cards }: { $points } ({ $suit }).
       *[other] У игрока { $player } { $cards }: { $points } ({ $suit }).
    }
scores-points =
    { WHO($player) ->
        [you] Тебе записано { $points }.
       *[other] Игроку { $player } записано { $points }.
    }

## What to do now

prompt-swap = Обмен: выбери карту на столе и свою.
prompt-swap-or-pass = Обменяй свою карту на карту со стола или пасуй.
prompt-last = Твой последний ход. { prompt-swap }
prompt-last-or-pass = Твой последний ход. Обменяй свою карту на карту со стола или пасуй.
prompt-stop = Нажми «{ do-stop.short }», если думаешь, что ты впереди, иначе — «{ do-end.short }».
prompt-go-on = Нажми «{ do-end.short }»: дальше ходит следующий.
first-board = Выбери на столе карту, которую хочешь взять взамен.
swapped = Обмен уже сделан.

## Buttons: in full, and in few words

do-swap = Обменять карту
    .short = Обмен
do-swap-cards = Взять { FORM($take, is: "acc") }, отдать { FORM($give, is: "acc") }
    .short = { $given } → { $taken }
do-swap-all = Обменять все пять карт на карты со стола
    .short = Обменять все
do-clear = Обновить стол: пять новых карт
    .short = Обновить стол
do-pass = Пас: оставить всё как есть
    .short = Пас
do-stop = Сказать «Стоп!»
    .short = Стоп!
do-end = Закончить ход: очередь следующего
    .short = Закончить ход

## Said aloud

bubble-stop = Стоп!
bubble-pass = Пас

## Why a deal ended

stopped =
    { WHO($player) ->
        [you] «Стоп!» говоришь ты.
       *[other] «Стоп!» говорит { $player }.
    }
not-stopped = «Стоп!» никто не сказал.

## What points are given for, on the score sheet

why-win = выигранная раздача
why-hand = очки за карты

## Places and signs

place-hand = На руках
place-board = Стол
place-stock = Колода
place-discard = Сброс
sign-count = твои карты: { $points } ({ $suit })
sign-taken =
    { SUIT($card) ->
        [S] взятая карта: ♠ { $card }
        [H] взятая карта: ♥ { $card }
        [D] взятая карта: ♦ { $card }
        [C] взятая карта: ♣ { $card }
       *[none] взятая карта: джокер
    }
sign-stop = «Стоп!» сказано
    .short = Стоп!

## Options

option-joker = Джокер
    .help = Джокер заменяет карту, самую выгодную для владельца.
    .v-true = Один джокер
    .v-false = Без джокера
option-pass = Пас
    .help = Можно ли оставить всё как есть.
    .v-never = Никогда
    .v-last = После «Стоп!»
    .v-later = Со второго хода
option-swapAll = Обмен всех пяти
    .help = Со второго хода можно обменять все свои карты на все карты со стола.
    .v-true = Можно
    .v-false = Нельзя
option-stopNeedsFlush = Чтобы сказать «Стоп!»
    .help = Должны ли все пять карт быть одной масти.
    .v-true = Только с одной мастью
    .v-false = С любыми картами
option-mixedHand = Карты других мастей
    .help = Сколько стоят карты разных мастей.
    .v-subtract = Вычитаются
    .v-zero = С ними — ноль
option-rounds = Круги
    .help = Если никто не сказал «Стоп!», после стольких кругов карты сравнивают.
option-deals = Раздачи
    .help = После стольких раздач побеждает тот, у кого больше очков.
option-scoring = Счёт
    .help = Сколько стоит раздача.
    .v-wins = Очко за раздачу
    .v-points = Очки за карты
option-target = Сколько очков набрать
    .help = Игра кончается раньше, если кто-то столько набрал; 0 — без ограничения.
group-turn = Ход
group-hand = Карты
group-game = Игра
preset-classic = Классика
    .help = Одна раздача, без джокера, «Стоп!» с любыми картами.
preset-withJoker = С джокером
    .help = Джокер помогает любой масти.
preset-oneSuit = Одна масть или ничего
    .help = Очки дают только пять карт одной масти, и только с ними можно сказать «Стоп!»; можно пасовать и менять все пять карт.
preset-pointsMatch = Пять раздач на очки
    .help = Очки пяти раздач складываются.

## Why a bot or a hint does something

reason-joker = Джокер подходит к любой масти.
reason-final = После «Стоп!» важны только очки на руках.
reason-gather = Так собирается самая длинная масть и уходит карта другой масти.
reason-higher = Масть та же, а карта старше.
reason-shed = Карта не той масти вычитается, поэтому уходит.
reason-flush = Очки дают только пять карт одной масти, поэтому карта другой масти уходит.
reason-all = Весь стол лучше всех карт на руках.
reason-clear = На стол лягут новые карты, а эти следующему не достанутся.
reason-stop = Карты достаточно хороши, чтобы сравнить их сейчас.
reason-wait = До сравнения карты ещё могут стать лучше.

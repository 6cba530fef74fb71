# «Фан-тан» по-русски.
# Термины: ряд — карты одной масти на столе; пас; ставка; банк; ложный пас.

tagline = Четыре ряда от семёрок, и фишка с того, кому нечего положить.

lesson-1 = Положи семёрку или продолжи ряд: к семёрке восьмёрку, потом девятку; шестёрку, потом пятёрку.
lesson-2 = Можешь ходить — ходи. Не можешь — пасуй и плати фишку.
lesson-3 = Кто первым остался без карт, забирает банк и по фишке за каждую карту у других.

## What happens

false-pass =
    { WHO($player) ->
        [you] Твой пас был ложным: можно было положить { FORM($card, is: "acc") }.
       *[other] Ложный пас игрока { $player }: можно было положить { FORM($card, is: "acc") }.
    }
# Who pays into it or takes from it: «Ты платишь 1 фишку в банк.»
pot =
    { $form ->
        [into] в банк
        [from] из банка
       *[other] банк
    }

## What to do now

prompt-pass =
    { $count ->
        [0] Ничего не подходит: пасуй.
       *[other] Ничего не подходит: пасуй и плати { chips-acc }.
    }
prompt-begin = У тебя { $card }: начни с этой карты.
prompt-play = Положи семёрку или продолжи ряд.
prompt-play-or-pass = Положи семёрку, продолжи ряд или пасуй.
not-next = { CAPITAL($card) } ещё не на столе.

## Buttons: in full, and in few words

do-pass =
    { $count ->
        [0] Пасовать
       *[other] Пасовать и заплатить { chips-acc }
    }
    .short = Пас
do-play = Положить { FORM($card, is: "acc") }
    .short = { $short }

## Said aloud

bubble-pass = Пас
bubble-false-pass = Обман раскрыт!

## Why a deal ended

ended-out = Кто первым остался без карт, забирает банк.

## What chips are paid for, on the score sheet

why-buy-in = фишки на начало
why-ante = ставка
why-short-hand = на одну карту меньше
why-pass = пас
why-false-pass = ложный пас
why-held-seven = придержанная семёрка
why-cards-left = карты, оставшиеся на руках
why-pot = банк

## Places

place-hand = На руках
place-high = От восьмёрки до короля
place-seven = Семёрка
place-low = От шестёрки до туза
place-stock = Карты для раздачи
place-pot = Банк

## Options

option-deals = Раздачи
    .help = После стольких раздач побеждает тот, у кого больше фишек.
option-untilBroke = Пока кто-то не разорится
    .help = Игра кончается и тогда, когда чей-то кошелёк пуст.
    .v-true = Да
    .v-false = Нет
option-purse = Фишек каждому
    .help = С чем каждый начинает. В кошельке может стать и меньше нуля.
option-ante = Ставка
    .help = Сколько каждый кладёт в банк перед раздачей.
option-shortAnte = Доплата, если карт меньше
    .help = Сколько доплачивает тот, у кого на карту меньше.
option-passFee = Пас
    .help = Сколько стоит пас.
option-cardFee = Остаток
    .help = Сколько стоит в конце каждая карта на руках.
option-start = Кто начинает
    .help = Кто кладёт первую карту.
    .v-left = Слева от сдающего
    .v-7D = Семёрка бубен
    .v-7H = Семёрка червей
option-honour = На честность
    .help = Пасовать можно и тогда, когда есть ход; кто попался, платит.
    .v-true = Ложный пас возможен
    .v-false = Есть ход — ходи
group-game = Игра
group-chips = Фишки
preset-classic = Классика
    .help = Фишка в начале, фишка за пас, фишка за карту.
preset-sevens = Семёрки
    .help = Начинает семёрка червей; платят только за оставшиеся карты.
preset-parliament = Парламент
    .help = Начинает семёрка бубен.
preset-onYourHonour = На честность
    .help = Ложный пас возможен, но дорог, если откроется.
preset-untilBroke = До разорения
    .help = Раздача за раздачей, пока чей-то кошелёк не опустеет.

## Why a bot or a hint does something

reason-alone = Все карты, которые могут лечь за ней, на этой же руке: другим она не поможет.
reason-next = Следующая карта ряда тоже на руках.
reason-far = Дальние карты этого ряда тоже на руках, и им нужен путь.
reason-end = На ней ряд кончается, так что другим она ничего не открывает.
reason-forced = Другую карту положить нельзя.
reason-bluff = Ложный пас заставляет других ждать, но если он откроется, будет штраф.

# One Card по-русски.
# Термины: заявка; карта One Card — двадцать пятая, лежит закрытой посередине; порядок — какие карты старше: его можно
# перевернуть, тогда девятки старшие, тузы младшие.

tagline = Скажи, сколько возьмёшь, и возьми. Джокер переворачивает мир.

lesson-1 = Короли, дамы и валеты — по очку, джокер — три: всего 15. Скажи, сколько очков возьмёшь, или пасуй.
lesson-2 = Чья заявка выше всех, тот заходит, и масть этой первой карты — козырь. Отвечай в масть, если можешь.
lesson-3 = Кто взял джокера в раздаче с козырем, тот может перевернуть порядок. Последняя взятка приносит и карту One Card.

## What happens

bids =
    { WHO($player) ->
        [you] Ты заявляешь { $count }.
       *[other] { $player } заявляет { $count }.
    }
keeps =
    { WHO($player) ->
        [you] Ты оставляешь порядок прежним.
       *[other] { $player } оставляет порядок прежним.
    }
contract =
    { WHO($player) ->
        [you] Тебе надо взять хотя бы { points }; ты заходишь.
       *[other] Игроку { $player } надо взять хотя бы { points }; заход за ним.
    }
no-bid =
    { WHO($player) ->
        [you] Заявок нет: играем без козыря. Заходишь ты.
       *[other] Заявок нет: играем без козыря. Заходит { $player }.
    }
trump = Козыри — { $suit }.
trick-won =
    { WHO($player) ->
        [you] Ты берёшь взятку { FORM($card, is: "ins") }.
       *[other] { $player } берёт взятку { FORM($card, is: "ins") }.
    }
reversed =
    { WHO($player) ->
        [you] Ты переворачиваешь порядок: теперь девятки старшие, тузы младшие.
       *[other] { $player } переворачивает порядок: теперь девятки старшие, тузы младшие.
    }
one-card =
    { WHO($player) ->
        [you] Карта One Card — { $card }: тебе { points }.
       *[other] Карта One Card — { $card }: { points } игроку { $player }.
    }
taken =
    { WHO($player) ->
        [you] { $count ->
            [0] Ты не берёшь ни одного очка.
           *[other] Ты берёшь { points }.
        }
       *[other] { $count ->
            [0] { $player } не берёт ни одного очка.
           *[other] { $player } берёт { points }.
        }
    }
bid-failed =
    { WHO($player) ->
        [you] Ты не выполняешь заявку и не получаешь ничего.
       *[other] { $player } не выполняет заявку и не получает ничего.
    }

## What to do now

prompt-reverse = Джокер твой: перевернуть порядок (девятки старшие, тузы младшие) или оставить?
prompt-bid = Сколько из 15 очков возьмёшь? Заявка или пас?
prompt-bid-more =
    { WHO($player) ->
        [you] Твоя заявка — { $count }. Предложи больше или пасуй.
       *[other] { $player } заявляет { $count }. Предложи больше или пасуй.
    }
prompt-lead-trump = Заходи: масть твоей первой карты — козырь. С джокера нельзя.
prompt-lead = Твой заход: любая карта.
prompt-joker-led = Зашли с джокера: положи любую карту.
prompt-follow = Зашли с { FORM($suit, is: "gen") }: положи { FORM($suit, is: "one-acc") }.
prompt-trump = Зашли с козыря: положи { FORM($suit, is: "one-acc") }.
prompt-trump-or-joker = Зашли с козыря: положи { FORM($suit, is: "one-acc") } или джокера.
prompt-joker = Зашли с козыря: джокер — твой единственный козырь.
prompt-void = У тебя нет { FORM($suit, is: "gen") }: положи любую карту.
first-bid = Сначала торг: сделай заявку или пасуй.
first-reverse = Сначала скажи, переворачивать ли порядок.
joker-no-trump = У джокера нет масти: козыря он не назначит.
joker-only-void = Джокера можно положить, только когда нет { FORM($suit, is: "gen") }.

## Buttons: in full, and in few words

do-play = Положить { FORM($card, is: "acc") }
do-bid = Твоя заявка
    .short = Заявка
do-bid-points = Заявить { points }
    .short = { $count }
do-pass = Пасовать
    .short = Пас
do-keep = Оставить порядок: тузы старшие
    .short = Оставить
do-reverse = Перевернуть порядок: девятки старшие, тузы младшие
    .short = Перевернуть

## Said aloud

bubble-reverse = Переворот!

## Why a deal ended, and what it is called on the score sheet

ended-made =
    { WHO($player) ->
        [you] Ты выполняешь заявку { $count }.
       *[other] { $player } выполняет заявку { $count }.
    }
ended-failed =
    { WHO($player) ->
        [you] Ты не выполняешь заявку { $count }.
       *[other] { $player } не выполняет заявку { $count }.
    }
deal-name = { $deal } · заявка { $count }
deal-name-no-bid = { $deal } · без заявки

## What points are given for, on the score sheet

why-cards = взятые очки
why-bid-made = заявка выполнена
why-bid-failed = заявка не выполнена

## Places and signs

place-hand = На руках
place-trick = Взятка
place-kitty = One Card
place-won = Взятки
place-stock = Карты для раздачи
sign-taken = { points }
sign-bid = заявка: { points }
sign-trump = { suit-sign } козыри, туз старший
sign-trump-reversed = { suit-sign } козыри, девятка старшая
suit-sign =
    { SUIT($suit) ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }

## Options

option-match = Длина игры
    .help = Чем кончается игра.
    .v-target = До нужных очков
    .v-rounds = Несколько раздач
option-target = Сколько очков набрать
    .help = После раздачи, в которой кто-то столько набрал, побеждает тот, у кого больше очков.
option-rounds = Раздачи
    .help = После стольких раздач побеждает тот, у кого больше очков.
option-bidReentry = Торг после паса
    .help = Спрашивают ли спасовавшего снова, когда до него доходит очередь.
    .v-true = Можно
    .v-false = Пас окончателен
option-jokerFace = Джокер
    .help = Меняется только вид: за некоторыми столами вместо джокера играет двойка бубен.
    .v-joker = Джокер
    .v-2D = Двойка бубен
group-game = Игра
group-auction = Торг
group-looks = Вид
preset-classic = Классика
    .help = До 30 очков; кто спасовал, тот больше не торгуется.
preset-reentry = Долгий торг
    .help = Спасовавший может вернуться с более высокой заявкой.
preset-singleRound = Одна раздача
    .help = Одна раздача, минуты три.

## Why a bot or a hint does something

reason-bid = С лучшей мастью в козырях карты достаточно сильны для заявки.
reason-pass = Карты недостаточно сильны, чтобы предложить больше.
reason-reverse = Оставшимся картам лучше при перевёрнутом порядке.
reason-keep = Оставшимся картам лучше при нынешнем порядке.
reason-trump = Это заход со старшего козыря, пока другие ещё обязаны отвечать в масть.
reason-rich = В этой взятке есть очки, и козырь может их взять.
reason-cheap = Очков в этой карте нет, так что с ней ничего не теряется.
reason-top = Она старшая из этой масти на руках.

# «Ньюмаркет» по-русски.
# Термины: призовая карта — карта с фишками; котёл; ряд — карты масти по порядку вверх; стоп; заход; запасные карты; обменять,
# оставить; торг, заявка; забрать фишки.

tagline = Веди масти вверх и снимай фишки с четырёх призовых карт.

lesson-1 = Заходи с младшей карты масти. У кого следующая по старшинству, тот обязан её положить, и так далее.
lesson-2 = Если следующей карты нет, ряд останавливается, и положивший последнюю заходит с карты другого цвета.
lesson-3 = Положи одну из четырёх призовых карт, и её фишки твои. Останься без карт раньше всех: другие платят за каждую свою карту.

## What happens

exchanges =
    { WHO($player) ->
        [you] Ты меняешь свои карты на запасные вслепую.
       *[other] { $player } меняет свои карты на запасные вслепую.
    }
keeps =
    { WHO($player) ->
        [you] Ты оставляешь свои карты.
       *[other] { $player } оставляет свои карты.
    }
keeps-and-sells =
    { WHO($player) ->
        [you] Ты оставляешь свои карты, а запасные идут с торгов.
       *[other] { $player } оставляет свои карты, а запасные идут с торгов.
    }
bids =
    { WHO($player) ->
        [you] Ты даёшь { $amount }.
       *[other] { $player } даёт { $amount }.
    }
new-hand = Теперь у тебя на руках { $cards }.
buys =
    { WHO($player) ->
        [you] Ты покупаешь запасные карты за { chips-acc }.
       *[other] { $player } покупает запасные карты за { chips-acc }.
    }
unsold = Заявок нет: запасные карты остаются на месте.
stops = Ни у кого нет { FORM($card, is: "gen") }: стоп.
stops-at-ace = Туз завершает ряд.
no-lead-colour =
    { WHO($player) ->
        [you] У тебя нет карт { colour } масти.
       *[other] У игрока { $player } нет карт { colour } масти.
    }
no-lead-suit =
    { WHO($player) ->
        [you] У тебя нет другой масти.
       *[other] У игрока { $player } нет другой масти.
    }
too-late =
    { WHO($player) ->
        [you] Ты не успеваешь: фишки с { FORM($card, is: "gen") } остаются на столе.
       *[other] { $player } не успевает: фишки с { FORM($card, is: "gen") } остаются на столе.
    }
# «карты красной масти»
colour =
    { $colour ->
        [red] красной
       *[black] чёрной
    }
# Who takes from it, and what for: «Ты забираешь 1 фишку из котла.»
kitty =
    { $form ->
        [into] в котёл
        [from] из котла
       *[other] котёл
    }
pay-card =
    { $form ->
        [into] на { FORM($card, is: "acc") }
        [from] с { FORM($card, is: "gen") }
       *[other] { $card }
    }
for-cards-left = карты, оставшиеся на руках

## What to do now

other-chooses = { $player } решает: менять карты или оставить?
other-bids = Торг за запасные карты: { $player }.
other-leads = Заходит { $player }.
next-card = Следующая — { $card }.
prompt-claim = Забери { chips-acc }, пока не положена следующая карта!
prompt-exchange = Обменять свои карты на запасные вслепую или оставить?
prompt-exchange-or-sell = Обменять свои карты на запасные вслепую? Если оставишь, запасные пойдут с торгов.
prompt-poor = На большее у тебя не хватает фишек: пасуй.
prompt-bid = Сколько дашь за запасные карты? Заявка или пас?
prompt-bid-more =
    { WHO($player) ->
        [you] Твоя заявка на запасные карты — { $amount }. Больше или пас?
       *[other] { $player } даёт за запасные карты { $amount }. Больше или пас?
    }
prompt-due = У тебя { $card }: клади эту карту.
prompt-lead = Твой заход: выбери масть и положи младшую карту в ней.
prompt-lead-colour = Твой заход: младшая карта { colour } масти.
prompt-lead-not = Твой заход: выбери масть, кроме { FORM($suit, is: "gen") }, и положи младшую карту в ней.
first-extra = Сначала реши, что с запасными картами.
lead-lowest = Заходи с младшей карты масти: { $card }.
stopped-colour = Ряд остановился: последняя карта — { $card }. Зайди с карты { colour } масти.
stopped-suit = Ряд остановился: последняя карта — { $card }. Зайди с другой масти.

## Buttons: in full, and in few words

do-exchange = Обменять свои карты на запасные
    .short = Обменять
do-keep = Оставить свои карты
    .short = Оставить
do-keep-and-sell = Оставить свои карты, запасные — с торгов
    .short = Оставить
do-bid = Твоя заявка
    .short = Заявка
do-bid-amount = Заявить { chips-acc }
    .short = { $count }
do-pass = Пасовать
    .short = Пас
do-collect = Забрать свои фишки
    .short = Забрать
do-collect-card = Забрать фишки с { FORM($card, is: "gen") }
    .short = Забрать { $short }
do-play = Положить карту
    .short = Положить
do-play-card = Положить { FORM($card, is: "acc") }
    .short = { $short }

## Said aloud

bubble-exchange = Меняю
bubble-keep = Оставляю
bubble-bid = { $amount }
bubble-pass = Пас
bubble-collect = Моё!
bubble-stop = Стоп
bubble-no-lead = Зайти не с чего
bubble-forfeit = Поздно!

## Why a deal or the game ended

ended-out = Кто первым остался без карт, тому другие платят за каждую свою карту.
ended-broke = У кого-то кончились фишки.

## What chips are paid for, on the score sheet

why-buy-in = стартовые фишки
why-ante = ставки
why-auction = запасные карты
why-collect = призовые карты
why-cards-left = карты, оставшиеся на руках
why-kitty = котёл
why-sweep = фишки, оставшиеся на призовых картах

## Places and signs

place-hand = На руках
place-played = Сыгранные карты
place-widow = Запасные карты
place-dead = Отданные карты
place-stock = Карты для раздачи
place-kitty = Котёл
place-pay-card = { CAPITAL($card) }
sign-bid = заявка: { chips }
sign-swapped = взяты запасные карты
    .short = обмен

## Options

option-deals = Раздачи
    .help = После стольких раздач побеждает тот, у кого больше фишек.
option-untilBroke = Пока кто-то не разорится
    .help = Игра кончается и тогда, когда у кого-то кончились фишки.
    .v-true = Да
    .v-false = Нет
option-purse = Фишек каждому
    .help = С чем каждый начинает. Можно уйти и в минус.
option-ante = Ставка
    .help = Сколько каждый кладёт на каждую призовую карту перед раздачей.
option-dealerDouble = Сдающий ставит вдвое
    .help = Сдающий кладёт на призовые карты вдвое больше фишек.
    .v-true = Да
    .v-false = Нет
option-kitty = Котёл
    .help = Сколько каждый кладёт в котёл; он достанется тому, кто первым останется без карт.
option-layout = Призовые карты
    .help = Четыре карты, на которых лежат фишки.
    .v-boodle = A♥ K♣ Q♦ J♠
    .v-kings = Четыре короля
option-widow = Запасные карты
    .help = Что можно делать с картами, которые не сданы никому из игроков.
    .v-auction = Сдающий меняет или продаёт
    .v-exchange = Сдающий может обменять
    .v-none = Никому не достаются
option-lead = Заход после стопа
    .help = С какой масти можно начать следующий ряд.
    .v-colour = Другой цвет
    .v-suit = Другая масть
    .v-any = Любая масть
option-noLead = Если такой карты нет
    .help = Кто заходит, если у остановившего ряд нет карты для захода.
    .v-left = Заход переходит влево
    .v-own = Он же, с любой масти
option-collect = Как забирать фишки
    .help = Приходят ли фишки сами или пропадают, если не забрать их вовремя.
    .v-auto = Автоматически
    .v-claim = Вручную
option-cardFee = Остаток
    .help = Сколько стоит в конце каждая карта на руках.
option-lastPots = Фишки в конце игры
    .help = Что будет с фишками на призовых картах, которые в последней раздаче никто не положил.
    .v-stay = Они ничьи
    .v-winner = Победителю раздачи
group-game = Игра
group-playing = Ход игры
group-chips = Фишки
preset-classic = Классика
    .help = Запасные карты можно продать; после стопа меняется цвет.
preset-michigan = Мичиган
    .help = После стопа заходят с любой другой масти; сдающий ставит вдвое.
preset-fourKings = Четыре короля
    .help = Призовые — короли, заходят с любой масти, есть котёл, запасные карты никому не достаются.
preset-openEyes = Смотри в оба
    .help = Успей забрать фишки призовых карт, иначе они пропадут.
preset-untilBroke = До разорения
    .help = Раздача за раздачей, пока у кого-то не кончатся фишки.

## Why a bot or a hint does something

reason-collect = Фишки на призовой карте достанутся тому, кто её положит.
reason-stop = Весь ряд до туза на руках, так что заход никому не уйдёт.
reason-run = Следующая по старшинству тоже на руках.
reason-low = Заходят всегда с младшей карты масти, а без захода ей почти никогда не уйти.
reason-exchange = Запасные карты обещают больше, чем эти.
reason-keep = Эти карты обещают больше, чем неизвестные.
reason-bid = Запасные карты стоят этой цены.
reason-pass = Запасные карты не стоят больше, чем уже дают.

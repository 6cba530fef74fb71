# «Тонк» по-русски.
# Термины: комбинация — группа или последовательность на столе; выложить; приложить — добавить карту к комбинации; хлопнуть —
# схватить карту сброса; запрет — нельзя выкладывать и прикладывать; вскрыться, вскрытие; тонк.

tagline = Пять карт, быстрая рука и чутьё, когда вскрыться.

lesson-1 = Возьми карту, потом выложи что можешь: три или четыре одного достоинства или три подряд одной масти. В конце хода сбрось карту.
lesson-2 = Отдельные карты можно прикладывать к любой комбинации на столе. Приложишь к чужой — и её владелец в свой следующий ход ничего не выложит.
lesson-3 = Вместо того чтобы брать карту, можно вскрыться, если думаешь, что у тебя меньше всех. Без карт — победа сразу.

## What happens

take =
    { WHO($player) ->
        [you] Ты берёшь
       *[other] { $player } берёт
    } { FORM($cards, is: "acc") } из сброса.{ $capped ->
        [yes] {" "}Следующую брать никому нельзя.
       *[no] { "" }
    }
hit-own =
    { WHO($player) ->
        [you] Ты прикладываешь { FORM($cards, is: "acc") } к своей комбинации.
       *[other] { $player } прикладывает { FORM($cards, is: "acc") } к своей комбинации.
    }
hit-other =
    { WHO($player) ->
        [you] Ты прикладываешь { FORM($cards, is: "acc") } к { hit-whose }.
       *[other] { $player } прикладывает { FORM($cards, is: "acc") } к { hit-whose }.
    }
hit-whose =
    { WHO($owner) ->
        [you] твоей комбинации
       *[other] чужой комбинации ({ $owner })
    }
discard =
    { WHO($player) ->
        [you] Ты сбрасываешь { FORM($cards, is: "acc") }.
       *[other] { $player } сбрасывает { FORM($cards, is: "acc") }.
    }
spread =
    { WHO($player) ->
        [you] Ты выкладываешь { FORM($cards, is: "acc") }.
       *[other] { $player } выкладывает { FORM($cards, is: "acc") }.
    }
upcard = Открывается { $cards }.
barred =
    { WHO($player) ->
        [you] Тебе нельзя выкладывать и прикладывать: { number-of-turns }.
       *[other] Игроку { $player } нельзя выкладывать и прикладывать: { number-of-turns }.
    }
number-of-turns =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
slap =
    { WHO($player) ->
        [you] Ты хлопаешь и берёшь { FORM($card, is: "acc") }.
       *[other] { $player } хлопает и берёт { FORM($card, is: "acc") }.
    }
show =
    { WHO($player) ->
        [you] У тебя { $cards }: { $count }.
       *[other] У игрока { $player } { $cards }: { $count }.
    }
cries-tonk =
    { WHO($player) ->
        [you] Ты кричишь «Тонк!».
       *[other] { $player } кричит «Тонк!».
    }
drops =
    { WHO($player) ->
        [you] Ты вскрываешься.
       *[other] { $player } вскрывается.
    }
table =
    { $form ->
        [into] на стол
        [from] со стола
       *[other] стол
    }

## What to do now

prompt-tonk = У тебя тонк: объяви, и все заплатят тебе вдвое.
prompt-slap = Эта карта сброса тебе пригодится: хлопни, пока следующий не взял карту!
prompt-draw = Возьми карту из колоды{ $takes ->
        [yes] {" "}или из сброса
       *[no] { "" }
    }{ $drops ->
        [yes] , или вскройся
       *[no] { "" }
    }.
prompt-discard = Выбери карту и сбрось её.
prompt-spread = Можно выложить комбинацию. { prompt-discard }
prompt-hit = Можно приложить карту. { prompt-discard }
prompt-lay = Можно выложить или приложить. { prompt-discard }
first-draw = Сначала возьми карту.
not-back = Эту карту сейчас не использовать: взятую из сброса нельзя сразу вернуть.

## Buttons: in full, and in few words

do-tonk = Сказать «Тонк!»
    .short = Тонк!
do-no-tonk = Не объявлять тонк
    .short = Не сейчас
do-drop = Вскрыться: сравнить карты всех
    .short = Вскрыться
do-take = Взять карту сброса
    .short = Из сброса
do-draw = Взять из колоды
    .short = Из колоды
do-slap = Хлопнуть по сбросу
    .short = Хлоп!
do-slap-onto = Хлопнуть и приложить { FORM($card, is: "acc") } к комбинации: { $spread }
    .short = Хлоп! { $short }
do-slap-new = Хлопнуть ради новой комбинации
    .short = Хлоп!
do-slap-spread = Хлопнуть ради комбинации: { $cards }
    .short = Хлоп! { $short }
do-spread = Выложить комбинацию
    .short = Выложить…
do-spread-cards = Выложить комбинацию: { $cards }
    .short = Выложить { $short }
do-hit = Приложить карту
    .short = Приложить
do-hit-with = Приложить { FORM($card, is: "acc") } к комбинации: { $spread }
    .short = Приложить { $short }
do-discard = Сбросить карту
    .short = Сбросить
do-discard-card = Сбросить { FORM($card, is: "acc") }
    .short = Сбросить { $short }

## Said aloud

bubble-slap = Хлоп!
bubble-tonk = Тонк!
bubble-drop = Вскрываюсь

## Why a deal ended

ended-tonk = Тонк со сдачи: платят вдвое.
ended-tonk-draw = Два тонка со сдачи: никто не платит.
ended-drop = Вскрытие удалось.
ended-caught = Вскрытие не удалось.
ended-run-out = Карты кончились.
ended-tonk-out = Тонк: карты кончились без сброса, вдвое.
ended-stock-out = Колода кончилась: побеждает наименьшая рука.
ended-stock-draw = Колода кончилась, наименьшие руки равны: никто не платит.

## What chips are paid for, on the score sheet

why-buy-in = фишки на начало
why-tonk = тонк со сдачи, вдвое
why-drop = меньше всех при вскрытии
why-caught = неудачное вскрытие
why-low = наименьшая рука
why-run-out = карты кончились
why-tonk-out = тонк без сброса, вдвое
why-stock-out = меньше всех, когда кончилась колода

## Places and signs

place-hand = На руках
place-meld = Комбинация
place-stock = Колода
place-discard = Сброс
sign-barred = запрет: { number-of-turns }
sign-count = твоя рука: { $count }

## Options

option-stake = Ставка
    .help = Сколько раздача стоит каждому проигравшему; 0 — игра на очки, а не на фишки.
option-purse = Фишек каждому
    .help = С чем каждый начинает. В кошельке может стать и меньше нуля.
option-deals = Раздачи
    .help = После стольких раздач игра окончена.
option-untilBroke = Пока кто-то не разорится
    .help = Игра кончается и тогда, когда чей-то кошелёк пуст.
    .v-true = Да
    .v-false = Нет
option-tonkHigh = Старший тонк со сдачи
    .help = Пять карт, которые стоят не меньше этого; 0 — такого тонка нет.
option-tonkLow = Младший тонк со сдачи
    .help = Пять карт, которые стоят не больше этого; 0 — такого тонка нет.
option-slap = Хлопки
    .help = Можно ли схватить карту сброса вне очереди.
    .v-off = Никогда
    .v-table = К комбинации на столе
    .v-any = И для новой комбинации
option-bar = После чужой приложенной
    .help = Чего нельзя владельцу комбинации в следующий ход, если к ней приложил карту другой.
    .v-none = Запрета нет
    .v-spread = Выкладывать и прикладывать
    .v-spread-drop = И вскрываться тоже
option-barStack = Несколько приложенных
    .help = Продлевает ли каждая приложенная карта запрет ещё на ход.
    .v-true = Каждая на ход
    .v-false = Всего один ход
option-caught = Неудачное вскрытие
    .help = Сколько платит вскрывшийся, если у кого-то столько же или меньше.
    .v-single = Ставка каждому, и одна наименьшему
    .v-double = Каждому две ставки
option-count = Сравнение рук
    .help = Что считается на руках.
    .v-unmatched = Без лучшей комбинации
    .v-all = Все карты
option-aceHigh = Туз над королём
    .help = Может ли последовательность кончаться так: дама, король, туз.
    .v-true = Можно
    .v-false = Туз только младший
option-upcard = Первая карта сброса
    .help = Открывается ли карта, чтобы начать сброс.
    .v-true = Открывается
    .v-false = Сброс сначала пуст
option-returnTaken = Вернуть взятую карту
    .help = Можно ли сбросить в тот же ход карту, взятую из сброса.
    .v-true = Можно
    .v-false = Нельзя
group-game = Игра
group-tonk = Тонк и вскрытие
group-playing = Ход игры
preset-classic = Классика
    .help = Тонк при 50 и при 11, хлопки к комбинациям на столе.
preset-strict = Строгая
    .help = Тонк от 49, считаются все карты, а запрет не даёт и вскрываться.
preset-eating = Обжорство
    .help = Хлопки и для новых комбинаций; каждая приложенная карта — запрет ещё на ход.
preset-lastPurse = До разорения
    .help = Раздача за раздачей, пока чей-то кошелёк не опустеет.
preset-singleDeal = Одна раздача
    .help = Одна раздача на очко, без фишек.

## Why a bot or a hint does something

reason-tonk = Это сразу победа.
reason-drop = Сейчас рука вполне может быть наименьшей; потом другие избавятся от карт.
reason-slap = Карта достаётся вне очереди, и рука становится легче.
reason-spread = Карты на столе не считаются против тебя.
reason-hit = Рука становится легче, а владельца комбинации можно остановить.
reason-dear = На руках к ней ничего не подходит, и дороже карты нет.
reason-loose = На руках к ней больше ничего не подходит.
reason-dearest = Дороже неё на руках карты нет.
reason-take = Карта сброса пригодится или совсем мала.
reason-draw = Рука ещё слишком велика, чтобы вскрыться.

# «Безумные восьмёрки» по-русски.
# Термины: заказать масть; подходить; пас.

tagline = Масть на масть, достоинство на достоинство, а восьмёрку прибереги на конец.

lesson-1 = Клади карту той же масти или того же достоинства, что и открытая. Не подходит ничего — бери из колоды.
lesson-2 = Восьмёрка идёт на всё, и ты заказываешь масть, которой надо ходить дальше.
lesson-3 = Раздачу выигрывает тот, кто первым остался без карт. Последней может быть и восьмёрка.

## What happens

must-answer =
    { WHO($player) ->
        [you] Тебе надо ответить двойкой или взять { cards-acc }.
       *[other] Игроку { $player } надо ответить двойкой или взять { cards-acc }.
    }

## What to do now

prompt-answer = Положи двойку или возьми { cards-acc }.
prompt-penalty = Возьми { cards-acc }.
prompt-draw = { lacks }: возьми карту.
prompt-pass = { lacks }, а брать нельзя: пасуй.
prompt-play = Положи { wanted }.
prompt-play-or-draw = Положи { wanted }. Или возьми карту.
prompt-play-or-pass = Положи { wanted }. Или пасуй.
# What goes on the card that is up.
wanted =
    { $fits ->
        [any] любую карту
        [suit] { FORM($suit, is: "one-acc") } или восьмёрку
        [suit-joker] { FORM($suit, is: "one-acc") }, восьмёрку или джокера
        [suit-rank-joker] { FORM($suit, is: "one-acc") }, { FORM($rank, is: "acc") }, восьмёрку или джокера
       *[suit-rank] { FORM($suit, is: "one-acc") }, { FORM($rank, is: "acc") } или восьмёрку
    }
# Nothing in the hand goes on it.
lacks =
    { $fits ->
        [any] Класть нечего
        [suit] Нет ни { FORM($suit, is: "gen") }, ни восьмёрок
        [suit-joker] Нет ни { FORM($suit, is: "gen") }, ни восьмёрок, ни джокера
        [suit-rank-joker] Нет ни { FORM($suit, is: "gen") }, ни { FORM($rank, is: "plural-gen") }, ни восьмёрок, ни джокера
       *[suit-rank] Нет ни { FORM($suit, is: "gen") }, ни { FORM($rank, is: "plural-gen") }, ни восьмёрок
    }
only-two = На двойку отвечают только двойкой.

## Buttons: in full, and in few words

do-play = Положить { FORM($card, is: "acc") }
do-play-naming = Положить { FORM($card, is: "acc") } и заказать { $suit }
    .short = { CAPITAL($suit) }
do-pass = Пасовать
    .short = Пас

## Why a deal ended

ended-out = На руках не осталось карт.
ended-blocked = Ходить больше никто не может: побеждает тот, у кого меньше очков на руках.
ended-limit = Сделана тысяча действий: побеждает тот, у кого меньше очков на руках.

## What points are given for, on the score sheet

why-won = выигранная раздача
why-cards = карты, оставшиеся на руках

## Places and signs

place-hand = На руках
place-stock = Колода
place-discard = Сброс

## Options

option-deals = Раздачи
    .help = После стольких раздач игра окончена.
option-target = Сколько очков набрать
    .help = Игра кончается раньше, если кто-то столько набрал; 0 — без ограничения.
option-scoring = Счёт
    .help = Сколько стоит раздача.
    .v-wins = Очко за раздачу
    .v-points = Победителю — очки других
    .v-penalty = Остаток — штраф
option-decks = Колоды
    .help = Шести и более игрокам нужны две колоды.
option-jokers = Джокеры
    .help = Джокер идёт на всё, а следующий кладёт что угодно.
option-handSize = Карт каждому
    .help = Сколько карт сдаётся каждому.
option-firstCard = Первой открылась восьмёрка или джокер
    .help = Что делать, если раздача начинается с них.
    .v-redraw = Открыть ещё карту
    .v-plain = Остаётся
option-drawRule = Добор
    .help = Сколько карт можно взять за ход.
    .v-until = Сколько хочешь
    .v-one = Одну
    .v-three = До трёх
option-mayDraw = Брать, когда есть чем ходить
    .help = Можно ли взять карту вместо хода.
    .v-true = Можно
    .v-false = Нельзя
option-recycle = Когда колода кончилась
    .help = Становится ли сброс новой колодой.
    .v-true = Тасовать сброс
    .v-false = Играть без колоды
option-specials = Двойки, дамы и тузы
    .help = После двойки следующий берёт две карты или отвечает двойкой, после дамы он пропускает ход, а туз меняет направление хода.
    .v-true = Действуют
    .v-false = Обычные карты
group-game = Игра
group-pack = Колода
group-playing = Ход игры
preset-classic = Классика
    .help = По восемь карт, три раздачи; брать можно сколько хочешь.
preset-hoyle = По Хойлу
    .help = По пять карт; победитель раздачи получает очки за карты других; игра до 200 очков; колода не обновляется.
preset-countdown = Меньше — лучше
    .help = Оставшиеся карты — штраф; побеждает тот, у кого меньше очков.
preset-jokers = С двумя джокерами
    .help = Джокер идёт на всё, и на него идёт всё.
preset-specials = Двойки, дамы и тузы
    .help = Двойка — взять две карты, дама — пропуск хода, туз — смена направления; за ход берут не больше одной карты.
preset-bigTable = Большой стол
    .help = Две колоды и четыре джокера, до восьми игроков.

## Why a bot or a hint does something

reason-last = Это последняя карта: после неё на руках ничего не останется.
reason-named = Другое не подходит, а восьмёрка заказывает масть, которой на руках больше всего.
reason-only = Подходит только восьмёрка.
reason-dear = После восьмёрок дороже всего обходятся десятки и картинки, если останутся на руках.
reason-keep = Подходит другая карта, так что восьмёрка остаётся на конец.
reason-long = Среди карт, которые подходят, этой масти больше всего: можно будет ходить ею и дальше.
reason-draw = На руках ничего не подходит.
reason-fits = Подходит только эта карта, а добор лишь прибавит карт.

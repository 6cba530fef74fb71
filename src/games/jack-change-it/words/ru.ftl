# Jack Change It по-русски.
# Термины: карта с действием — двойки, восьмёрки, дамы, валеты, туз червей; ответить — положить карту на двойку или туза
# червей вместо добора; отбить — остановить туза червей пятёркой червей; заказать масть.

tagline = Валет, меняй масть! Пять карт за туза червей, и никаких фокусов на конец.

lesson-1 = Клади карту той же масти или того же достоинства, что и открытая. Не подходит ничего — возьми одну карту.
lesson-2 = Валет заказывает масть. У двоек, восьмёрок и туза червей тоже есть действие, а если игроков трое или больше, то и у дам: смотри, что они делают.
lesson-3 = Раздачу выигрывает тот, кто первым остался без карт, но последней не может быть карта с действием: оставь обычную.

## What happens

blocks =
    { WHO($player) ->
        [you] Ты отбиваешь туза червей: никто не берёт.
       *[other] { $player } отбивает туза червей: никто не берёт.
    }
must-answer =
    { WHO($player) ->
        [you] Тебе надо положить { answers } или взять { cards-acc }.
       *[other] Игроку { $player } надо положить { answers } или взять { cards-acc }.
    }
keeps =
    { WHO($player) ->
        [you] Ты оставляешь карту себе.
       *[other] { $player } оставляет карту себе.
    }

## What to do now

prompt-answer = Положи { answers } или возьми { cards-acc }.
# What may be played instead of drawing.
answers =
    { $answers ->
        [five] пятёрку червей
        [two] двойку
        [two-or-five] двойку или пятёрку червей
       *[two-or-ace] двойку или туза червей
    }
prompt-penalty = Ответить нечем: возьми { cards-acc }.
prompt-drawn = Подходит { $card }: положи эту карту или оставь себе.
prompt-last-draw = Последней не может быть карта с действием: возьми карту.
prompt-last-pass = Последней не может быть карта с действием: пасуй, брать нечего.
prompt-draw = { lacks }: возьми карту.
prompt-pass = { lacks }: пасуй, брать нечего.
# Nothing in the hand fits.
lacks =
    { $fits ->
        [suit] У тебя нет { FORM($suit, is: "gen") }
        [suit-jack] У тебя нет ни { FORM($suit, is: "gen") }, ни валета
        [suit-rank] У тебя нет ни { FORM($suit, is: "gen") }, ни { FORM($rank, is: "gen") }
       *[suit-rank-jack] У тебя нет ни { FORM($suit, is: "gen") }, ни { FORM($rank, is: "gen") }, ни валета
    }
prompt-play = Положи { wanted }.
prompt-play-or-draw = Положи { wanted }. Или возьми карту.
# What goes on the card that is up.
wanted =
    { $fits ->
        [suit] { FORM($suit, is: "one-acc") }
        [suit-jack] { FORM($suit, is: "one-acc") } или валета
        [suit-rank] { FORM($suit, is: "one-acc") } или { FORM($rank, is: "acc") }
       *[suit-rank-jack] { FORM($suit, is: "one-acc") }, { FORM($rank, is: "acc") } или валета
    }
only-answers =
    { $answers ->
        [five] На туза червей отвечают только пятёркой червей.
        [two] На двойку отвечают только двойкой.
        [two-or-five] На туза червей отвечают только двойкой или пятёркой червей.
       *[two-or-ace] На двойку отвечают только двойкой или тузом червей.
    }
only-drawn = Сейчас можно положить только карту, которая взята последней.

## Buttons: in full, and in few words

do-play = Положить { FORM($card, is: "acc") }
do-play-any = Положить карту
    .short = Положить
do-play-naming = Положить { FORM($card, is: "acc") } и заказать { $suit }
    .short = { CAPITAL($suit) }
do-play-with = Положить { FORM($card, is: "acc") } и { FORM($two, is: "acc") }
    .short = { $short } и { $short-two }
do-play-alone = Положить только { FORM($card, is: "acc") }
    .short = Только { $short }
do-keep = Оставить карту себе
    .short = Оставить
do-pass = Пасовать
    .short = Пас

## Said aloud

bubble-block = Отбито!
bubble-keep = Оставлю

## Why a deal ended

ended-out = На руках не осталось карт.
ended-blocked = Ходить больше никто не может: побеждает тот, у кого меньше карт.
ended-limit = Сделана тысяча действий: побеждает тот, у кого меньше карт.

## What points are given for, on the score sheet

why-won = выигранная раздача
why-cards = карты, оставшиеся у других

## Places and signs

place-hand = На руках
place-stock = Колода
place-discard = Сброс
sign-one-card = осталась одна карта

## Options

option-deals = Раздачи
    .help = После стольких раздач игра окончена.
option-target = Сколько очков набрать
    .help = Игра кончается раньше, если кто-то столько набрал; 0 — без ограничения.
option-scoring = Счёт
    .help = Что раздача даёт победителю.
    .v-wins = Очко
    .v-cards = Очко за каждую карту у других
option-firstCard = Первой открылась карта с действием
    .help = Что делать, если раздача начинается с неё.
    .v-redraw = Открыть ещё карту
    .v-plain = Не действует
    .v-active = Действует
option-mayDraw = Брать, когда есть чем ходить
    .help = Можно ли взять карту вместо хода.
    .v-true = Можно
    .v-false = Нельзя
option-playDrawn = Ход взятой картой
    .help = Можно ли сразу положить только что взятую карту (не штрафную), если она подходит.
    .v-true = Можно
    .v-false = Нельзя
option-afterPenalty = После штрафных карт
    .help = Кончается ли ход, когда карты взяты.
    .v-end = Ход кончается
    .v-play = Обычный ход
option-stackAce = Двойки и туз червей друг на друга
    .help = Можно ли отвечать двойкой на туза червей и наоборот, чтобы штраф рос.
    .v-true = Можно
    .v-false = Нельзя
option-combo = Туз червей с двойкой
    .help = Двойку какой масти можно положить за один ход с тузом червей, поверх него: тогда следующий берёт семь карт, если не положит пятёрку червей.
    .v-any2 = Любой масти
    .v-2H = Только червей
    .v-off = Нельзя
option-jackNames = Валет заказывает
    .help = Можно ли валетом заказать и его собственную масть.
    .v-other = Одну из других мастей
    .v-any = Любую масть
option-jackWhen = Валет идёт
    .help = Должен ли валет подходить к открытой карте, или он идёт на всё, кроме штрафа.
    .v-match = Когда подходит
    .v-any = На всё
option-jackOnJack = Валет на валета
    .help = Можно ли ответить валетом на масть, заказанную другим валетом.
    .v-true = Можно
    .v-false = Нельзя
option-lastTrick = Последняя карта с действием
    .help = Можно ли выйти с такой картой.
    .v-true = Можно
    .v-false = Нельзя
group-game = Игра
group-drawing = Добор
group-tricks = Карты с действием
preset-classic = Классика
    .help = Три раздачи; на двойку отвечают только двойкой, на туза червей — только пятёркой червей.
preset-firstToTwo = До двух побед
    .help = Побеждает тот, кто выиграл две раздачи.
preset-cards = На очки
    .help = Очко за каждую карту у других, до 50.
preset-stacking = Накопление
    .help = Двойки и туз червей отвечают друг другу, валет — валету.
preset-switch = Свитч
    .help = Валеты идут на всё, вместо хода можно взять карту, взятой картой можно ходить, последней может быть любая карта.

## Why a bot or a hint does something

reason-last = Это последняя карта: после неё на руках ничего не останется.
reason-answer = Это ответ на штраф: брать не придётся.
reason-named = Валет заказывает масть, которой на руках больше всего.
reason-again = При игре вдвоём восьмёрка даёт ещё один ход.
reason-keep = Подходит другая карта, так что валет остаётся.
reason-long = Среди карт, которые подходят, этой масти больше всего: можно будет ходить ею и дальше.
reason-draw = На руках ничего не подходит.

# Page One по-русски.
# Термины: объявить — сказать «Page One!», когда осталась одна карта; поймать — заметить, что этого никто не слышал; тянуть —
# брать из колоды, пока карта не подойдёт; заход, отвечать в масть, взятка.

-call = «Page One!»

tagline = Отвечай в масть или тяни, пока не придёт. Осталась одна карта? Скажи { -call }.

lesson-1 = Положи карту той масти, с которой зашли. Если её нет, тяни из колоды, пока не придёт.
lesson-2 = Старшая карта берёт взятку. Это даёт только заход, но заходят с любой карты и никогда не тянут.
lesson-3 = Осталась одна карта — скажи { -call }, прежде чем кто-нибудь положит или возьмёт карту, иначе бери пять карт. Побеждает тот, кто первым остался без карт.

## What happens

deal =
    { WHO($player) ->
        [you] Ты сдаёшь.
       *[other] Сдаёт { $player }.
    }
deal-of-match = Раздача { $deal }. { deal }
hand-own = У тебя { $cards }.
hand-each = У каждого { cards }.
leads =
    { WHO($player) ->
        [you] Ты заходишь с { FORM($card, is: "gen") }.
       *[other] { $player } заходит с { FORM($card, is: "gen") }.
    }
leads-naming =
    { WHO($player) ->
        [you] Ты заходишь с { FORM($card, is: "gen") }: масть — { $suit }.
       *[other] { $player } заходит с { FORM($card, is: "gen") }: масть — { $suit }.
    }
draws-seen =
    { WHO($player) ->
        [you] Ты берёшь { FORM($card, is: "acc") }.
       *[other] { $player } берёт { FORM($card, is: "acc") }.
    }
draws-fitting =
    { WHO($player) ->
        [you] Ты берёшь { FORM($card, is: "acc") }: эту карту надо положить.
       *[other] { $player } берёт { FORM($card, is: "acc") }: эту карту надо положить.
    }
draws-another =
    { WHO($player) ->
        [you] Ты берёшь ещё карту.
       *[other] { $player } берёт ещё карту.
    }
void-draws =
    { WHO($player) ->
        [you] У тебя нет { FORM($suit, is: "gen") }, ты берёшь { FORM($card, is: "acc") }.
       *[other] Нет { FORM($suit, is: "gen") }: { $player } берёт { FORM($card, is: "acc") }.
    }
void-draws-fitting =
    { WHO($player) ->
        [you] У тебя нет { FORM($suit, is: "gen") }, ты берёшь { FORM($card, is: "acc") }: эту карту надо положить.
       *[other] Нет { FORM($suit, is: "gen") }: { $player } берёт { FORM($card, is: "acc") }, эту карту надо положить.
    }
void-draws-hidden =
    { WHO($player) ->
        [you] У тебя нет { FORM($suit, is: "gen") }, ты берёшь карту.
       *[other] Нет { FORM($suit, is: "gen") }: { $player } берёт карту.
    }
calls =
    { WHO($player) ->
        [you] Ты говоришь { -call }.
       *[other] { $player } говорит { -call }.
    }
accepts =
    { WHO($player) ->
        [you] Ты принимаешь.
       *[other] { $player } принимает.
    }
passes-lead =
    { WHO($player) ->
        [you] Ты передаёшь заход.
       *[other] { $player } передаёт заход.
    }
forgot =
    { WHO($player) ->
        [you] Не прозвучало твоё { -call }.
       *[other] { $player } забывает сказать { -call }.
    }
leads-next =
    { WHO($player) ->
        [you] Следующий заход твой.
       *[other] Дальше заходит { $player }.
    }
challenges =
    { WHO($player) ->
        [you] Ты ловишь игрока { $other }: { -call } никто не слышал.
       *[other] { WHO($other) ->
            [you] { $player } тебя ловит: { -call } никто не слышал.
           *[other] { $player } ловит игрока { $other }: { -call } никто не слышал.
        }
    }
suit-fixed = Теперь масть — { $suit }.
wins-trick =
    { WHO($player) ->
        [you] Ты берёшь взятку { FORM($card, is: "ins") }.
       *[other] { $player } берёт взятку { FORM($card, is: "ins") }.
    }
picks-up =
    { WHO($player) ->
        [you] Ты забираешь взятку на руки: { FORM($cards, is: "acc") }.
       *[other] { $player } забирает взятку на руки: { FORM($cards, is: "acc") }.
    }
penalty =
    { WHO($player) ->
        [you] Ты берёшь штраф: { cards-acc }.
       *[other] { $player } берёт штраф: { cards-acc }.
    }
penalty-seen =
    { WHO($player) ->
        [you] Ты берёшь штраф, { cards-acc }: { FORM($cards, is: "acc") }.
       *[other] { $player } берёт штраф, { cards-acc }: { FORM($cards, is: "acc") }.
    }
penalty-trick =
    { WHO($player) ->
        [you] Ты берёшь штраф: последнюю взятку.
       *[other] { $player } берёт штраф: последнюю взятку.
    }
penalty-trick-seen =
    { WHO($player) ->
        [you] Ты берёшь штраф, последнюю взятку: { FORM($cards, is: "acc") }.
       *[other] { $player } берёт штраф, последнюю взятку: { FORM($cards, is: "acc") }.
    }
forgiven = Брать больше нечего: штраф меньше на { cards-acc }.
renewed =
    { $count ->
        [one] Колода кончилась, новая — из { $count } сыгранной карты.
       *[other] Колода кончилась, новая — из { $count } сыгранных карт.
    }
scores-cards =
    { WHO($player) ->
        [you] Тебе за оставшиеся карты: { points }.
       *[other] Игроку { $player } за оставшиеся карты: { points }.
    }

## What is expected

match-over = Игра окончена.
digs =
    { WHO($player) ->
        [you] Ты тянешь, пока карта не подойдёт.
       *[other] { $player } тянет, пока карта не подойдёт.
    }
to-lead =
    { WHO($player) ->
        [you] Твой заход.
       *[other] Заход: { $player }.
    }
prompt-answer = { $player } без карт, но { -call } не прозвучало. Прими или поймай.
prompt-answers =
    { WHO($player) ->
        [you] Карт у тебя нет: это победа, если никто не заметил, что { -call } не прозвучало.
       *[other] { $player } без карт: это победа, если никто не поймает.
    }
prompt-call =
    { WHO($player) ->
        [you] Скажи { -call } перед последней картой.
       *[other] Скажи { -call }, пока не сходил игрок { $player }.
    }
prompt-lead = Твой заход: клади любую карту.
prompt-lead-last = Твой заход: клади последнюю карту.
prompt-any = Зашли с джокера: клади любую карту. Дальше отвечают в её масть.
prompt-draw-to-lead = Последней картой не может быть джокер: возьми карту, потом заходи.
prompt-pass = Последней картой не может быть джокер, а брать нечего: передай заход.
prompt-drawn = Подходит { $card }: клади эту карту.
prompt-joker = Нет { FORM($suit, is: "gen") }: клади джокера.
prompt-follow-led = Зашли с { FORM($suit, is: "gen") }: положи { FORM($suit, is: "one-acc") }.
prompt-follow-led-or-joker = Зашли с { FORM($suit, is: "gen") }: положи { FORM($suit, is: "one-acc") } или джокера.
must-follow = Масть — { $suit }: положи { FORM($suit, is: "one-acc") }.
must-follow-or-joker = Масть — { $suit }: положи { FORM($suit, is: "one-acc") } или джокера.
prompt-draw = Нет { FORM($suit, is: "gen") }: тяни из колоды, пока не придёт { FORM($suit, is: "one") }.
prompt-draw-or-joker = Нет { FORM($suit, is: "gen") }: тяни из колоды, пока не придёт { FORM($suit, is: "one") }, или клади джокера.
prompt-pickup = Нет { FORM($suit, is: "gen") }, и колода кончилась: забери взятку на руки.
prompt-pickup-or-joker = Нет { FORM($suit, is: "gen") }, и колода кончилась: забери взятку на руки или клади джокера.

## Why a card cannot be played now

wait = Минутку…
first-answer = Сначала ответь: прими победу игрока { $player } или поймай.
first-answers = Никто не ходит, пока другие не ответят.
name-suit = Закажи масть для джокера.
can-be-played = Эту карту можно положить.
joker-held = Джокера можно положить, только когда нет { FORM($suit, is: "gen") }.
joker-last-draw = Последней картой не может быть джокер: сначала возьми карту.
joker-last-pickup = Последней картой не может быть джокер: забери взятку на руки.
joker-last-pass = Последней картой не может быть джокер: передай заход.
first-draw = Сначала возьми карту, потом заходи.
nothing-to-draw = Брать нечего: передай заход.
must-play-drawn = Тебе пришла карта: { $card }. Её надо положить.
must-play-joker = У тебя нет { FORM($suit, is: "gen") }: надо положить джокера.
must-draw = У тебя нет { FORM($suit, is: "gen") }: тяни, пока не придёт { FORM($suit, is: "one") }.
must-draw-or-joker = У тебя нет { FORM($suit, is: "gen") }: тяни, пока не придёт { FORM($suit, is: "one") }, или клади джокера.
must-pick-up = У тебя нет { FORM($suit, is: "gen") }, и колода кончилась: забери взятку на руки.
must-pick-up-or-joker = У тебя нет { FORM($suit, is: "gen") }, и колода кончилась: забери взятку на руки или клади джокера.

## Buttons: in full, and in few words

do-play = Положить { FORM($card, is: "acc") }
do-play-naming = Положить { FORM($card, is: "acc") } и заказать { $suit }
    .short = { $sign } { CAPITAL($suit) }
do-draw = Взять карту
    .short = Взять
do-pickup = Забрать взятку на руки
    .short = Забрать
do-pass = Передать заход
    .short = Передать
do-call = Сказать { -call }
    .short = Page One!
do-challenge = Поймать игрока { $player }: объявления не было
    .short = Поймать!
do-accept = Принять
    .short = Принять

## Said aloud

bubble-forgot = Не объявлено!
bubble-call = Page One!
bubble-challenge = А объявить?
bubble-accept = Ладно
bubble-pass = Передаю

## Results

heading-game =
    { WHO($winners) ->
        [nobody] Ничья
        [you] Победа
        [other] Побеждает { $winners }
        [us] { CAPITAL($winners) } делите победу
       *[others] { CAPITAL($winners) } делят победу
    }
heading-deal =
    { WHO($winners) ->
        [nobody] Раздача вничью
        [you] Раздача твоя
        [other] Раздачу выигрывает { $winners }
        [us] { CAPITAL($winners) } делите победу в раздаче
       *[others] { CAPITAL($winners) } делят победу в раздаче
    }
heading-match =
    { WHO($winners) ->
        [nobody] Ничья
        [you] Игра твоя
        [other] Игру выигрывает { $winners }
        [us] { CAPITAL($winners) } делите победу в игре
       *[others] { CAPITAL($winners) } делят победу в игре
    }
ended-stuck = Брать больше было нечего.
ended-stuck-suit = Масть — { $suit }, а брать больше было нечего.
ended-limit =
    { $tricks ->
        [one] Никто не вышел за { $tricks } взятку.
        [few] Никто не вышел за { $tricks } взятки.
       *[many] Никто не вышел за { $tricks } взяток.
    }
ended-deal-limit =
    { $deals ->
        [one] Никто не достиг цели за { $deals } раздачу: побеждает тот, у кого больше очков.
        [few] Никто не достиг цели за { $deals } раздачи: побеждает тот, у кого больше очков.
       *[many] Никто не достиг цели за { $deals } раздач: побеждает тот, у кого больше очков.
    }
ended-out =
    { WHO($player) ->
        [you] Ты выходишь, последняя карта — { $card }.
       *[other] { $player } выходит, последняя карта — { $card }.
    }
had-left =
    { $count ->
        [one] У тебя осталась { cards }.
       *[other] У тебя осталось { cards }.
    }
score = Счёт: { $totals }.
total-wins = { $player } — { $total }
total-points = { $player } — { $total }
first-to-wins =
    { $target ->
        [one] Побеждает тот, кто первым выиграет { $target } раздачу.
        [few] Побеждает тот, кто первым выиграет { $target } раздачи.
       *[many] Побеждает тот, кто первым выиграет { $target } раздач.
    }
first-to-points =
    { $target ->
        [one] Побеждает тот, кто первым наберёт { $target } очко.
        [few] Побеждает тот, кто первым наберёт { $target } очка.
       *[many] Побеждает тот, кто первым наберёт { $target } очков.
    }

## What points are given for, on the score sheet

why-win = выигранная раздача
why-cards-left = карты, оставшиеся у других

## Places and signs

place-hand = На руках
place-stock = Колода
place-trick = Взятка
place-discard = Сброс

## Options

option-deal = Карт каждому
    .help = Сколько карт сдаётся каждому.
    .v-4 = Четыре
    .v-5 = Пять
option-joker = Джокер
    .help = Добавляет джокера — самую старшую карту, без масти.
    .v-true = Есть
    .v-false = Нет
option-jokerVoidOnly = Джокер, только когда нет масти
    .help = Чтобы ответить джокером, надо не иметь карт этой масти.
    .v-true = Да
    .v-false = Нет
option-jokerCompulsory = Джокер прежде добора
    .help = Если ответить в масть нечем, а джокер есть, надо положить его, а брать нельзя.
    .v-true = Да
    .v-false = Нет
option-jokerLast = Джокер последней картой
    .help = Позволяет положить джокера последней картой.
    .v-true = Да
    .v-false = Нет
option-jokerLead = Масть при заходе с джокера
    .help = Кто решает, в какую масть отвечать, когда зашли с джокера.
    .v-second = Вторая карта
    .v-leader = Заказывает зашедший
option-stockOut = Когда колода кончилась
    .help = Либо сыгранные карты становятся новой колодой, либо тот, кому нечем ответить, забирает взятку на руки (тогда можно играть и ввосьмером).
    .v-recycle = Тасовать сыгранные
    .v-pickup = Забрать взятку
option-callRule = Забытое объявление
    .help = Берут ли пять карт за забытое { -call } сразу или только если кто-то заметил.
    .v-automatic = Штраф сразу
    .v-challenge = Надо заметить
option-firstLead = Первый заход
    .help = Кто заходит в первой взятке раздачи.
    .v-left = Слева от сдающего
    .v-dealer = Сдающий
option-match = На что играют
    .help = Одна раздача, число выигранных раздач или очки: по одному за каждую карту у других.
    .v-single = На одну раздачу
    .v-wins = На раздачи
    .v-points = На очки
option-winsTarget = Сколько раздач выиграть
    .help = Кто первым выиграл столько раздач, тот выигрывает игру.
option-pointsTarget = Сколько очков набрать
    .help = Кто первым набрал столько очков, тот выигрывает игру.
option-trickLimit = Предел взяток
    .help = После стольких взяток без победителя раздача — ничья.
group-deal = Раздача
group-joker = Джокер
group-call = Объявление
group-match = Игра
group-limits = Пределы
preset-classic = Классика
    .help = Четыре карты, один джокер, пять карт тому, кто забыл объявить.
preset-strictJoker = Строгий джокер
    .help = Джокером отвечают, только когда нет масти, но тогда обязательно; последним он не бывает.
preset-family = За семейным столом
    .help = Первым заходит сдающий; зашедший с джокера заказывает масть.
preset-bigTable = Большой стол
    .help = До восьми игроков: когда колода кончилась, взятку забирают на руки.
preset-callAndChallenge = Объяви и поймай
    .help = Забыть объявление ничего не стоит, если никто не заметил.

## Why a bot or a hint does something

reason-call = С одной картой на руках надо объявить, иначе это может обойтись в пять карт.
reason-challenge = Объявление забыто: кто это заметит, тот заставит взять карты.
reason-last = Это последняя карта: после неё на руках ничего не останется.
reason-joker-void = Ответить в масть нечем, а джокер забирает заход, и тянуть не надо.
reason-joker-late = Когда осталось две карты, джокера лучше положить, чем беречь.
reason-cheapest = Ход в этой взятке последний, и это самая младшая карта, которая её берёт.
reason-lost = Этой мастью взятку не взять, поэтому уходит самая младшая карта.
reason-win = Когда карт мало, за заход стоит бороться.
reason-void = У кого-то этой масти точно нет, и ему придётся тянуть.
reason-long = Это заход с самой длинной масти: с неё можно зайти ещё раз.

# «Рамми 500» по-русски.
# Термины: сброс — разложен так, что видны все карты; колода; комбинация (группа, последовательность); выложить; приложить;
# взять из сброса — карту вместе со всеми, что на ней; «Рамми!» — возглас вне очереди; остаться без карт; выйти.

tagline = Что лежит на столе — в твою пользу, что осталось на руках — против тебя.

lesson-1 = Возьми карту из колоды или из открытого сброса. Из сброса нужную карту берут вместе со всеми, что лежат поверх неё, и её надо сразу выложить.
lesson-2 = Выложи три карты одного достоинства или три подряд одной масти, прикладывай карты к любым комбинациям. Это твои очки. В конце хода сбрось карту.
lesson-3 = Когда кто-то вышел, карты на руках считаются против тебя. Так что не медли!

## Melds and cards laid

# A card that is laid, and what a joker stands for.
laid-card =
    { $as ->
        [none] { FORM($card, is: "acc") }
       *[other] { FORM($card, is: "acc") } как { FORM($as, is: "acc") }
    }
meld-name =
    { $kind ->
        [run] последовательность ({ $suit }, { $low } — { $high })
       *[set] { $count ->
            [3] три
           *[4] четыре
        } { FORM($low, is: "gen") }
    }
# Where two melds are called the same.
meld-name-numbered = { meld-name }, комбинация № { $number }
# Between the ends of a run in few signs: 5–7♥
dash = –

## What happens

turned-up = Открывается { $cards }.
takes-top =
    { WHO($player) ->
        [you] Ты берёшь { FORM($card, is: "acc") } с верха сброса.
       *[other] { $player } берёт { FORM($card, is: "acc") } с верха сброса.
    }
takes-dug =
    { WHO($player) ->
        [you] Ты берёшь { FORM($card, is: "acc") } и ещё { above } поверх: { FORM($cards, is: "acc") }.
       *[other] { $player } берёт { FORM($card, is: "acc") } и ещё { above } поверх: { FORM($cards, is: "acc") }.
    }
above = { cards-acc }
melds =
    { WHO($player) ->
        [you] Ты выкладываешь { $cards }: { points }.
       *[other] { $player } выкладывает { $cards }: { points }.
    }
adds =
    { WHO($player) ->
        [you] Ты прикладываешь { $cards }. Теперь это { $meld }.
       *[other] { $player } прикладывает { $cards }. Теперь это { $meld }.
    }
discards =
    { WHO($player) ->
        [you] Ты сбрасываешь { FORM($cards, is: "acc") }.
       *[other] { $player } сбрасывает { FORM($cards, is: "acc") }.
    }
calls =
    { WHO($player) ->
        [you] Ты кричишь «Рамми!» и берёшь { FORM($card, is: "acc") }.
       *[other] { $player } кричит «Рамми!» и берёт { FORM($card, is: "acc") }.
    }
floats =
    { WHO($player) ->
        [you] У тебя нет карт, но раздача идёт дальше.
       *[other] У игрока { $player } нет карт, но раздача идёт дальше.
    }
stops =
    { WHO($player) ->
        [you] Ты завершаешь раздачу.
       *[other] { $player } завершает раздачу.
    }
scores-table =
    { WHO($player) ->
        [you] Ты получаешь { points } за карты на столе.
       *[other] { $player } получает { points } за карты на столе.
    }
loses-hand =
    { WHO($player) ->
        [you] Ты теряешь { points } за карты на руках.
       *[other] { $player } теряет { points } за карты на руках.
    }

## What to do now

prompt-call =
    { COUNT($calls) ->
        [one] Из сброса может сразу пойти на стол { $calls }: кричи «{ do-call.short }», пока никто не сходил.
       *[other] Из сброса могут сразу пойти на стол { $calls }: кричи «{ do-call.short }» и бери одну из них, пока никто не сходил.
    }
prompt-draw = Возьми карту. Из сброса сейчас ничего не выложить.
prompt-draw-or-take = Возьми из колоды или из сброса — карту, которую можешь сразу выложить.
prompt-stop = Колода пуста: заверши раздачу.
prompt-take-or-stop = Колода пуста: возьми из сброса или заверши раздачу.
prompt-due-one = Взято из сброса: { $card }. Теперь выложи эту карту кнопкой «{ $button }».
prompt-due-few =
    { $count ->
        [1] Взято из сброса: { $card }. Теперь выложи эту карту вместе с другими: { $first }.
        [2] Взято из сброса: { $card }. Теперь выложи эту карту вместе с другими: { $first } или { $second }.
       *[3] Взято из сброса: { $card }. Теперь выложи эту карту вместе с другими: { $first }, или { $second }, или { $third }.
    }
prompt-due-add = Взято из сброса: { $card }. Теперь приложи эту карту к комбинации.
prompt-due-add-or-meld = Взято из сброса: { $card }. Теперь приложи эту карту к комбинации или выбери к ней подсвеченные карты.
prompt-due-meld = Взято из сброса: { $card }. Теперь выложи эту карту: выбери к ней подсвеченные карты.
last-turn = Последний ход.
prompt-meld = Можно выложить комбинацию. В конце хода сбрось карту.
prompt-add = Можно приложить карты. В конце хода сбрось карту.
prompt-meld-or-add = Можно выкладывать и прикладывать. В конце хода сбрось карту.
prompt-discard = Выбери карту и сбрось её.
first-draw = Сначала возьми карту из колоды или из сброса.
first-lay = Сначала выложи карту, взятую из сброса: { $card }. К ней подходят только подсвеченные карты.

## Buttons: in full, and in few words

do-draw = Взять из колоды
    .short = Взять
do-stop = Завершить раздачу
    .short = Завершить
do-take = Взять карты из сброса
    .short = Из сброса…
do-take-card =
    { $count ->
        [0] Взять { FORM($card, is: "acc") } с верха сброса; { $short } надо сразу выложить
       *[other] Взять { FORM($card, is: "acc") } и ещё { above } поверх; { $short } надо сразу выложить
    }
    .short = Взять { $pile }
do-call = Крикнуть «Рамми!» и взять карту сброса
    .short = Рамми!
do-call-card =
    { $count ->
        [0] Крикнуть «Рамми!» и взять { FORM($card, is: "acc") } с верха сброса; { $short } надо сразу выложить
       *[other] Крикнуть «Рамми!» и взять { FORM($card, is: "acc") } и ещё { above } поверх; { $short } надо сразу выложить
    }
    .short = Рамми! { $short }
# $count: cards that come into the hand. $made: the meld that the card would make, in few signs.
help-take =
    { $count ->
        [1] { $short } надо сразу выложить{ help-made }
       *[other] На руки { cards }; { $short } надо сразу выложить{ help-made }
    }
help-made =
    { $made ->
        [none] { "" }
       *[other] : { $made }
    }
do-meld = Выложить комбинацию
    .short = Выложить…
do-meld-cards = Выложить { $cards }
    .short = Выложить { $short }
do-add = Приложить карты к комбинации
    .short = Приложить…
do-add-cards =
    { $end ->
        [low] Приложить { $cards }, туз внизу. Куда: { $meld }
        [high] Приложить { $cards }, туз вверху. Куда: { $meld }
       *[none] Приложить { $cards }. Куда: { $meld }
    }
    .short =
    { $end ->
        [low] { $short } → { $onto } ↓
        [high] { $short } → { $onto } ↑
       *[none] { $short } → { $onto }
    }
do-discard = Сбросить карту
    .short = Сбросить
do-discard-card = Сбросить { FORM($card, is: "acc") }
    .short = Сбросить { $short }

## Said aloud

bubble-rummy = Рамми!
bubble-float = Карт нет!

## Why a deal or the game ended

goes-out =
    { WHO($player) ->
        [you] Ты выходишь.
       *[other] { $player } выходит.
    }
ended-stock = Колода кончилась.
ended-target = Единоличный лидер набрал нужные очки.
ended-limit = Сыграно пятьдесят раздач.

## What points are given for, on the score sheet

why-melds = карты на столе
why-deadwood = карты, оставшиеся на руках
standing = Игру выигрывает единоличный лидер со счётом не меньше { $target }.
standing-hand = Твои карты сейчас стоили бы тебе { $count }.

## Places and signs

place-hand = На руках
place-meld = Комбинация
place-stock = Колода
place-discard = Сброс
sign-table = на столе { points }
sign-hand = карты на руках: { $count } против тебя
sign-out = без карт, раздача окончена
    .short = Выход
sign-floats = без карт, но ещё в игре
sign-meld = комбинация { $number }
sign-due = из сброса: надо сразу выложить
    .short = выложить

## Options

option-target = Сколько очков набрать
    .help = После раздачи, в которой кто-то столько набрал, побеждает тот, у кого больше очков; пока впереди равенство, играют дальше.
option-twoHand = Карты для двоих
    .help = Сколько карт получает каждый при игре вдвоём.
option-jokers = Джокеры
    .help = Джокер заменяет любую карту и стоит 15.
    .v-true = По два в колоде
    .v-false = Без них
option-goingOut = Выход
    .help = Что будет, если последняя карта идёт в комбинацию.
    .v-any = Раздача сразу кончается
    .v-discard = Нельзя, выходят только сбросом
    .v-float = Ждёт без карт, выходит сбросом
option-stockOut = Когда колода кончилась
    .help = Сколько ещё играют, когда взята последняя карта колоды.
    .v-at-once = Раздача сразу кончается
    .v-turn = Ход доигрывают
    .v-play-on = Играют дальше из сброса
option-rummyCalls = «Рамми!» вне очереди
    .help = Можно ли вне очереди взять из сброса карту, которая сразу идёт на стол; нужно не меньше трёх игроков.
    .v-true = Можно
    .v-false = Не играют
option-cardValues = Цена карт
    .help = Картинки и десятки всегда 10, джокеры и тузы вверху 15.
    .v-pips = Младшие по номиналу, туз внизу 1
    .v-fives = От двойки до девятки и туз внизу по 5
group-game = Игра
group-playing = Ход игры
preset-classic = Классика
    .help = До 500 очков, с джокерами и «Рамми!».
preset-quick = Быстрая
    .help = До 250 очков, вдвое короче.
preset-floating = Без карт, но в игре
    .help = Без джокеров, младшие карты по пять, выход только сбросом.
preset-quiet = Тихая
    .help = Никто не кричит вне очереди, последний ход доигрывают.
preset-duel = Дуэль
    .help = Два игрока, по тринадцать карт.

## Why a bot or a hint does something

reason-out = Это последняя карта: после неё на руках ничего не останется.
reason-meld = Очки на столе надёжны, очки на руках — нет.
reason-layoff = На столе она приносит очки, а на руках считалась бы против.
reason-rummy = Сброшенная карта может сразу пойти на стол: она достанется тому, кто крикнет первым.
reason-take = Карта из сброса сразу пригодится, а всё, что на ней, придёт вместе с ней.
reason-dear = На руках к ней ничего не подходит, а обошлась бы она в десять очков или больше.
reason-loose = На руках к ней больше ничего не подходит.
reason-draw = Из сброса взять нечего.
reason-light = Из колоды приходит всего одна карта: лишних на руках не будет.

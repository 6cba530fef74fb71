# «Пикет» по-русски.
# Термины: первая рука (elder) — кто не сдавал; сдающий (younger); талон; снести, снос; пуан; последовательность: терц,
# кварта, квинта, секста, септима, октава; набор — три или четыре одного достоинства; утаить; карт-бланш, пик, репик, капот,
# «карты» — десять за семь взяток, Рубикон; партия — шесть раздач. Ответы: «Хорошо», «Равно», «Нехорошо».

tagline = Обменяй, объяви, утаи и досчитай до тридцати, пока у соперника ноль.

lesson-1 = Выбери до пяти карт, от которых меньше всего пользы, и обменяй. Оставь длинную масть, карты подряд и три или четыре одинаковые.
lesson-2 = Теперь сравнивают пуан, последовательность и набор. Очки получает только тот, у кого лучше. Своё можно утаить, то есть промолчать.
lesson-3 = Двенадцать взяток без козырей. Очко за каждый заход и за каждую взятку; десять — за большинство взяток.

## Combinations

kind =
    { $kind ->
        [point] пуан
        [sequence] последовательность
       *[set] набор
    }
kind-gen =
    { $kind ->
        [point] пуана
        [sequence] последовательности
       *[set] набора
    }
# What a kind is about, for who has never heard of it.
about =
    { $kind ->
        [point] Пуан: больше всего карт одной масти
        [sequence] Последовательность: три или больше подряд одной масти
       *[set] Набор: три или четыре одного достоинства, от десятки
    }
sequence-name =
    { $count ->
        [3] терц
        [4] кварта
        [5] квинта
        [6] секста
        [7] септима
       *[8] октава
    }
# «три туза»
set-name =
    { $count ->
        [3] три
       *[4] четыре
    } { FORM($rank, is: "gen") }
# As it is declared: always in the nominative, after a colon.
declaration =
    { $kind ->
        [point] пуан, { cards }
        [sequence] { sequence-name }
       *[set] { set-name }
    }
# «четыре пики», «пять пик»
suit-cards =
    { $count ->
        [few] { $count } { FORM($suit, is: "one-gen") }
       *[many] { $count } { FORM($suit, is: "gen") }
    }
# All of it.
combination =
    { $kind ->
        [point] { suit-cards }
        [sequence] { sequence-name } до { FORM($rank, is: "gen") } { FORM($suit, is: "gen") }
       *[set] { set-name }
    }
# On a button.
combination-short =
    { $kind ->
        [point] Пуан { $count }
        [sequence] { CAPITAL(sequence-name) } до { FORM($rank, is: "gen") }
       *[set] { CAPITAL(set-name) }
    }

## What happens

cut-begins = Снимают карты: у кого карта старше, тот сдаёт первым.
deal =
    { WHO($player) ->
        [you] Раздача { $deal }. Сдаёшь ты; сначала карты меняет и заходит { $elder }.
       *[other] { WHO($elder) ->
            [you] Раздача { $deal }. Сдаёт { $player }; сначала карты меняешь и заходишь ты.
           *[other] Раздача { $deal }. Сдаёт { $player }; сначала карты меняет и заходит { $elder }.
        }
    }
declares-none =
    { WHO($player) ->
        [you] Ты не объявляешь { kind-gen }.
       *[other] { $player } не объявляет { kind-gen }.
    }
says-good =
    { WHO($player) ->
        [you] Ты говоришь «Хорошо»: лучшего не показываешь.
       *[other] { $player } говорит «Хорошо»: лучшего не показывает.
    }
says-not-good =
    { WHO($player) ->
        [you] Ты говоришь «Нехорошо»: у тебя лучше.
       *[other] { $player } говорит «Нехорошо»: есть лучше.
    }
says-equal =
    { WHO($player) ->
        [you] Ты говоришь «Равно»: карт поровну. { equal-asks }
       *[other] { $player } говорит «Равно»: карт поровну. { equal-asks }
    }
# What is asked of the other player.
equal-asks =
    { $kind ->
        [sequence] До какой карты?
       *[point] Сколько они стоят вместе?
    }
says-equal-again =
    { WHO($player) ->
        [you] Ты снова говоришь «Равно»: { nobody-scores }.
       *[other] { $player } снова говорит «Равно»: { nobody-scores }.
    }
nobody-scores =
    { $kind ->
        [point] за пуан очков нет никому
        [sequence] за последовательности очков нет никому
       *[set] за наборы очков нет никому
    }
leaves-talon =
    { WHO($player) ->
        [you] Ты оставляешь талон закрытым.
       *[other] { $player } оставляет талон закрытым.
    }
put-aside =
    { WHO($player) ->
        [you] Из талона для тебя отложено: { cards }.
       *[other] Из талона для игрока { $player } отложено: { cards }.
    }
exchanges =
    { WHO($player) ->
        [you] Ты меняешь { cards-acc }.
       *[other] { $player } меняет { cards-acc }.
    }
exchanges-seen =
    { WHO($player) ->
        [you] Ты меняешь { cards-acc } и берёшь { FORM($cards, is: "acc") }.
       *[other] { $player } меняет { cards-acc } и берёт { FORM($cards, is: "acc") }.
    }
carte-blanche =
    { WHO($player) ->
        [you] Карт-бланш! У тебя нет ни королей, ни дам, ни валетов. Обмен: { cards }.
       *[other] Карт-бланш! У игрока { $player } нет ни королей, ни дам, ни валетов. Обмен: { cards }.
    }
declares =
    { WHO($player) ->
        [you] Ты объявляешь: { $declaration }.
       *[other] { $player } объявляет: { $declaration }.
    }
declares-making =
    { WHO($player) ->
        [you] Ты объявляешь: { $declaration }, вместе { $value }.
       *[other] { $player } объявляет: { $declaration }, вместе { $value }.
    }
declares-sequence =
    { WHO($player) ->
        [you] Ты объявляешь: { $declaration }, подряд { cards }.
       *[other] { $player } объявляет: { $declaration }, подряд { cards }.
    }
declares-sequence-to =
    { WHO($player) ->
        [you] Ты объявляешь: { $declaration }, подряд { cards } до { FORM($rank, is: "gen") }.
       *[other] { $player } объявляет: { $declaration }, подряд { cards } до { FORM($rank, is: "gen") }.
    }
makes =
    { WHO($player) ->
        [you] Ты называешь { $value }: столько вместе стоят карты пуана.
       *[other] { $player } называет { $value }: столько вместе стоят карты пуана.
    }
has-up-to =
    { WHO($player) ->
        [you] Твоя последовательность — до { FORM($rank, is: "gen") }.
       *[other] Последовательность игрока { $player } — до { FORM($rank, is: "gen") }.
    }
cuts =
    { WHO($player) ->
        [you] Ты снимаешь { FORM($card, is: "acc") }, { $other } — { FORM($other-card, is: "acc") }: { cut-dealer }.
       *[other] { $player } снимает { FORM($card, is: "acc") }, { $other } — { FORM($other-card, is: "acc") }: { cut-dealer }.
    }
cut-dealer =
    { WHO($dealer) ->
        [you] сначала сдаёшь ты
       *[other] сначала сдаёт { $dealer }
    }
looks =
    { WHO($player) ->
        [you] Ты смотришь { talon-cards }.
       *[other] { $player } смотрит { talon-cards }.
    }
looks-seen =
    { WHO($player) ->
        [you] Ты смотришь { talon-cards }: { FORM($cards, is: "acc") }.
       *[other] { $player } смотрит { talon-cards }: { FORM($cards, is: "acc") }.
    }
talon-cards =
    { $count ->
        [one] следующую карту талона
        [few] следующие { $count } карты талона
       *[many] следующие { $count } карт талона
    }
turns-up =
    { WHO($player) ->
        [you] Ты открываешь остаток талона: { $cards }.
       *[other] { $player } открывает остаток талона: { $cards }.
    }
shows =
    { WHO($player) ->
        [you] Ты показываешь: { $combination }, { $signs }.
       *[other] { $player } показывает: { $combination }, { $signs }.
    }
shows-carte-blanche =
    { WHO($player) ->
        [you] Ты показываешь двенадцать карт без королей, дам и валетов: { $signs }.
       *[other] { $player } показывает двенадцать карт без королей, дам и валетов: { $signs }.
    }

## What was scored, and how far the count has come

scored-carte-blanche = Десять за карт-бланш.
scored-point = За пуан { points }.
scored-sequence = За последовательности { points }.
scored-set = За наборы { points }.
scored-lead = Одно за заход.
scored-trick = Одно за взятку.
scored-last = Ещё одно за последнюю взятку.
scored-cards =
    { WHO($player) ->
        [you] Десять «за карты»: у тебя семь взяток.
       *[other] Десять «за карты»: у игрока { $player } семь взяток.
    }
scored-capot =
    { WHO($player) ->
        [you] Капот! Все двенадцать взяток твои: ещё тридцать.
       *[other] Капот! Все двенадцать взяток забирает { $player }: ещё тридцать.
    }
scored-repique =
    { WHO($player) ->
        [you] Репик! У тебя тридцать до первого захода, а у соперника ничего: ещё шестьдесят.
       *[other] Репик! У игрока { $player } тридцать до первого захода, а у соперника ничего: ещё шестьдесят.
    }
scored-pique =
    { WHO($player) ->
        [you] Пик! У тебя тридцать, а у соперника ничего: ещё тридцать.
       *[other] Пик! У игрока { $player } тридцать, а у соперника ничего: ещё тридцать.
    }
counts = { CAPITAL($player) }: { $count }.
crosses-rubicon =
    { WHO($player) ->
        [you] Ты переходишь Рубикон.
       *[other] { $player } переходит Рубикон.
    }

## What is expected

is-exchanging = { $player } выбирает карты для обмена.
is-deciding = { $player } решает, открыть ли талон.
is-thinking = { $player } думает.
prompt-carte-blanche = У тебя нет ни королей, ни дам, ни валетов: сначала скажи «Карт-бланш», это десять очков.
prompt-reserved = Выбери для сноса { cards-acc }, столько же, сколько отложено, потом обменяй.
prompt-draw = Снесено всё, что можно: теперь обменяй.
prompt-laid-out = К сносу: { $count }. Выбери ещё или обменяй.
prompt-elder = Ты начинаешь: выбери { one-to-many }, чтобы снести, потом обменяй на новые.
prompt-younger = Выбери { one-to-many }, чтобы снести, потом обменяй на новые.
one-to-many =
    { $count ->
        [1] 1 карту
       *[other] от 1 до { $count } карт
    }
prompt-talon =
    { $count ->
        [one] В талоне осталась { cards }. Открыть её для обоих?
       *[other] В талоне осталось { cards }. Открыть их для обоих?
    }
prompt-declare = { about }. Объявить или утаить?
prompt-declare-unopposed = { CAPITAL($player) } не объявляет { kind-gen }. Объявить или утаить?
prompt-declare-none = { about }. У тебя нет.
prompt-answer = { CAPITAL($player) } объявляет: { $declaration }. Это хорошо, или у тебя не хуже?
prompt-no-answer = { CAPITAL($player) } объявляет: { $declaration }. Ответить нечем: это хорошо.
prompt-making = Пуан игрока { $player }: вместе { $value }. Это хорошо, или у тебя не хуже?
prompt-up-to = Последовательность игрока { $player }: до { FORM($rank, is: "gen") }. Это хорошо, или у тебя не хуже?
prompt-claim =
    { $kind ->
        [sequence] Твоя последовательность лучшая: засчитай её.
       *[other] Твой { kind } лучший: засчитай его.
    }
prompt-claim-more =
    { $kind ->
        [sequence] Твоя последовательность лучшая. Какие засчитать ещё?
       *[other] Твой { kind } лучший. Какие засчитать ещё?
    }
prompt-lead = Твой заход, за него очко. Клади любую карту.
prompt-follow = Зашли с { FORM($suit, is: "gen") }: положи { FORM($suit, is: "one-acc") }.
prompt-void = У тебя нет { FORM($suit, is: "gen") }: положи любую карту, взять она не может.
too-many =
    { $count ->
        [one] Обменять можно не больше { $count } карты: сначала верни одну.
       *[other] Обменять можно не больше { $count } карт: сначала верни одну.
    }
first-talon = Карты кладут позже: сначала талон.
first-kind = Карты кладут позже: сначала { kind }.

## Buttons: in full, in few words, and what they mean

do-draw = Обмен: взять столько карт, сколько снесено
    .short = Обменять
do-lay-out = Снести { FORM($card, is: "acc") }
do-play = Положить { FORM($card, is: "acc") }
do-reveal = Открыть карты, оставшиеся в талоне
    .short = Открыть
    .help = Вы оба увидите, что осталось.
do-keep = Оставить талон закрытым
    .short = Не открывать
    .help = Оставшиеся карты не открывают; первая рука знает только те, что уже посмотрела.
do-carte-blanche = Карт-бланш: показать, что нет королей, дам и валетов, за десять очков
    .short = Карт-бланш
do-carte-blanche-take = Карт-бланш и обмен: { cards }
    .short = Обмен: { $count }
do-declare = Объявить
    .short = Объявить
do-declare-kind = Объявить { kind }
    .short = Объявить
do-declare-point = Объявить пуан: { $combination }
    .short = { combination-short }
    .help = { $signs }, вместе { $value }. { CAPITAL(points) }, если у игрока { $player } не лучше.
    .help-sure = { $signs }, вместе { $value }. { CAPITAL(points) }.
do-declare-best = Объявить: { $combination }
    .short = { combination-short }
    .help = { $signs }. Не меньше { points-gen }, если у игрока { $player } не лучше.
    .help-sure = { $signs }. Не меньше { points-gen }.
do-silent = Промолчать
    .short = Промолчать
do-have-none = Промолчать: { kind-gen } у тебя нет
    .short = Промолчать
    .help = Объявлять нечего, но { $player } не узнает, так ли это.
do-sink = Утаить { kind }: промолчать
    .short = Утаить
    .help = Очков за это нет, зато { $player } ничего не узнает.
do-answer = Ответить
    .short = Ответить
do-good = Хорошо: уступить ({ $declaration })
    .short = Хорошо
    .help = Ответить нечем: очки получает { $player }.
    .help-gives = Ты уступаешь и утаиваешь своё: очки получает { $player }.
do-equal = Равно: у тебя тоже { $combination }
    .short = Равно
    .help = У тебя столько же карт подряд. Теперь { $player } называет старшую карту своей последовательности.
    .help-point = У тебя столько же карт. Теперь { $player } называет сумму очков своего пуана (туз 11, картинки и десятка по 10, остальные по номиналу).
do-equal-many = Равно: у тебя столько же
    .short = Равно
do-equal-exactly =
    { $kind ->
        [sequence] Равно: у тебя точно такая же последовательность
       *[set] Равно: у тебя точно такой же { kind }
    }
    .short = Равно
    .help = Точное равенство: очков нет никому.
do-not-good = Нехорошо: у тебя лучше — { $combination }
    .short = Нехорошо
    .help =
        { $kind ->
            [point] { CAPITAL($combination) } — это лучше: ты получаешь { points }.
           *[other] { CAPITAL($combination) } — это лучше: ты получаешь не меньше { points-gen }.
        }
do-not-good-any = Нехорошо: у тебя лучше
    .short = Нехорошо
do-claim = Засчитать своё
    .short = Засчитать
do-claim-all = Засчитать: { $combinations }. Итого { points }
    .short = Очки: { $count }
    .help = { CAPITAL($combinations) }.
    .help-hides = { CAPITAL($combinations) }; остальное остаётся тайной.

## Said aloud

bubble-rubicon = Рубикон!
bubble-carte-blanche = Карт-бланш!
bubble-declare =
    { $kind ->
        [point] Пуан { $count }
        [sequence] { CAPITAL(sequence-name) }: { $count } подряд
       *[set] { CAPITAL(set-name) }
    }
bubble-making = Вместе { $value }
bubble-up-to = До { FORM($rank, is: "gen") }
bubble-silent = Ничего
bubble-good = Хорошо
bubble-equal = Равно
bubble-not-good = Нехорошо
# What was scored, with the number of points.
made = +{ $count }
made-repique = Репик! +{ $count }
made-pique = Пик! +{ $count }
made-capot = Капот! +{ $count }
made-cards = За карты: +{ $count }

## How a deal and the partie ended, and how it stands

ended-deal = В этой раздаче { $more } против { $less }.
ended-deal-level = В этой раздаче у обоих { points }.
ended-level = И в конце поровну.
ended-won = Выигрыш — { $margin }: разница плюс 100.
ended-rubicon = Выигрыш — { $margin }: проигравшая сторона не перешла Рубикон в 100, так что оба счёта складываются, плюс 100.
ended-totals = { $why } Всего: { $totals }
standing = Раздача { $deal } из { $deals }. Рубикон — 100: { $each }.
standing-won = Выигрыш — { $margin }.
standing-rubicon = Выигрыш — { $margin }, с Рубиконом.
rubicon-ahead =
    { WHO($player) ->
        [you] тебе не хватает { $count }
       *[other] игроку { $player } не хватает { $count }
    }
rubicon-behind =
    { WHO($player) ->
        [you] ты за Рубиконом
       *[other] { $player } за Рубиконом
    }

## What points are given for, on the score sheet

why-carte-blanche = карт-бланш
why-point = пуан
why-sequence = последовательности
why-set = наборы
why-repique = репик
why-lead = заходы
why-trick = взятки
why-last = последняя взятка
why-cards = «карты»: семь взяток
why-pique = пик
why-capot = капот

## Places and signs

place-hand = На руках
place-trick = Взятка
place-stock = Талон
place-discard = Снос
place-reserve = Отложено
place-won = Взятки
sign-deal = { CAPITAL(points) } в этой раздаче
sign-deal-across = { CAPITAL(points) } в этой раздаче, за Рубиконом
sign-tricks =
    { $count ->
        [one] { $count } взятка
        [few] { $count } взятки
       *[many] { $count } взяток
    }

## Options

option-playScoring = Очки за взятки
    .help = Как считают взятки по ходу розыгрыша.
    .v-plain = Очко за заход и за взятку
    .v-classic = За взятку — только на чужом заходе; за последнюю ещё одно
option-youngerDeclares = Сдающий объявляет
    .help = Объявляет ли сдающий сразу или только после первого захода соперника.
    .v-at-once = Сразу
    .v-after-lead = После первого захода
option-cardsInPique = Десять «за карты» и пик
    .help = Входят ли десять очков за большинство взяток в тридцать для пика.
    .v-true = Считаются
    .v-false = Не считаются
option-firstDealer = Первый сдающий
    .help = Кто сдаёт первым; потом сдают по очереди. Кто не сдаёт, тот первым меняет карты и заходит, а это выгодно.
    .v-cut = Кто снял старшую карту
    .v-0 = Место 1
    .v-1 = Место 2
option-tie = Поровну после шести раздач
    .help = Что будет, если после шести раздач счёт равный.
    .v-two-more = Ещё две раздачи
    .v-draw = Ничья
group-scoring = Счёт
group-deal = Раздача
preset-plain = Простой
    .help = Очко за каждый заход и каждую взятку; сдающий объявляет сразу.
preset-classic = Классика
    .help = Старый счёт взяток; сдающий объявляет после первого захода.
preset-club = Старый клуб
    .help = Классика, но десять «за карты» не помогают сделать пик.

## Why a bot or a hint does something

reason-sure = Ни одна карта, которая может быть у соперника, её не побьёт.
reason-long = Это заход с самой длинной масти: когда чужие карты выйдут, она возьмёт всё.
reason-cheapest = Это самая младшая карта, которая берёт взятку.
reason-lost = Взятку не взять, поэтому уходит самая младшая карта.
reason-short = Её масть — самая короткая из тех, что можно сносить; длинные остаются.
reason-shed = Оставшиеся карты ещё могут стать лучше.
reason-declare = Объявленное может принести очки и не даёт сопернику получить их за то же самое.
reason-sink = О том, что не выиграет, лучше промолчать.
reason-answer = По числу и старшинству карт ответ именно такой.
